"""Classes that name each of their fields once: what a class annotates is a slot of it."""

from __future__ import annotations

from abc import ABCMeta
from typing import Any


class Slotted(ABCMeta):
    """Makes a slot of every annotated field, class variables apart: nothing can be assigned that was not declared."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Slotted:
        declared = body.get("__annotations__", {})
        body["__slots__"] = tuple(field for field, type in declared.items() if "ClassVar" not in str(type))
        return super().__new__(mcs, name, bases, body)
