"""The kinds of something that a module defines: every choice, every event, every step of a game."""

from __future__ import annotations

import sys
from typing import TypeVar

T = TypeVar("T")


def kinds_in(module: str, base: type[T]) -> tuple[type[T], ...]:
    """The classes of this base that the module has defined so far, in its order."""
    return tuple(
        kind
        for kind in vars(sys.modules[module]).values()
        if isinstance(kind, type) and issubclass(kind, base) and kind.__module__ == module
    )
