"""What somebody's content has differently from ours: told to whoever is to play with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from demitasse.kernel.content import Content, Name

HEAD = "demitasse"
"""The table in which a file says what it is for."""
ASIDE = frozenset({"id", "remove", "status", "found", "derived"})
"""What is no fact of an entry: what it is called in the files, and how we know it."""


class ContentChange(msgspec.Struct, frozen=True):
    """An entry or table that people's files change, add or remove."""

    section: str
    id: str
    """Empty for a table."""
    name: Name | None
    change: Literal["changed", "added", "removed"]
    fields: tuple[str, ...]
    """Of a changed one, the fields that differ."""


def changes(ours: Content, theirs: Content) -> tuple[ContentChange, ...]:
    """In the order of the files."""
    found: dict[tuple[str, str], ContentChange] = {}
    for source in theirs.sources:
        for section, given in source.document().items():
            if section == HEAD:
                continue
            for entry in given if isinstance(given, list) else (given,):
                change = _change(section, entry, ours, theirs)
                found[section, change.id] = change
    return tuple(found.values())


def _change(section: str, entry: dict[str, Any], ours: Content, theirs: Content) -> ContentChange:
    id = entry.get("id", "")
    if "remove" in entry:
        return ContentChange(section, id, ours.names.get(id), "removed", ())
    if id and id not in ours.names:
        return ContentChange(section, id, theirs.names.get(id), "added", ())
    return ContentChange(section, id, theirs.names.get(id), "changed", tuple(_fields(entry)))


def _fields(entry: dict[str, Any]) -> Iterator[str]:
    return (field for field in entry if field not in ASIDE)
