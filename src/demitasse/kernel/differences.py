"""What somebody's content has differently from ours: told to whoever is to play with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from demitasse.kernel.box import BoxView
from demitasse.kernel.content import Content, Files, Name
from demitasse.kernel.fields import Raw, struct_of
from demitasse.kernel.game import Game


class ContentChange(msgspec.Struct, frozen=True):
    """An entry or table that people's files change, add or remove."""

    section: str
    id: str
    """Empty for a table."""
    name: Name | None
    change: Literal["changed", "added", "removed"]
    fields: tuple[str, ...]
    """Of a changed one, the paths of the fields that differ, as in its box."""


def changes(game: Game, content: Content) -> tuple[ContentChange, ...]:
    """In the order of the box; what a file says just as we do is no change."""
    files = Files(game.layout, content.sources)
    view = BoxView(game, files, {**game.load().names, **content.names})
    return tuple(
        change
        for section in game.layout.sections
        if section in files.as_given
        for change in _of_section(view, section)
    )


def _of_section(view: BoxView, section: str) -> Iterator[ContentChange]:
    kind = view.files.layout.sections[section]
    ours, theirs = view.files.ours.raw[section], view.files.as_given[section]

    def change(id: str, what: Literal["changed", "added", "removed"], *fields: str) -> ContentChange:
        raw = theirs[id] if id in theirs else ours[id]
        return ContentChange(section, id, view.entry_name(section, id, kind, raw), what, fields)

    for id, raw in theirs.items():
        before = ours.get(id)
        if before is None:
            yield change(id, "added")
        elif raw is not before and (fields := _differing(view, kind, before, raw)):
            yield change(id, "changed", *fields)
    for id in ours:
        if id not in theirs:
            yield change(id, "removed")


def _differing(view: BoxView, kind: type, before: Raw, after: Raw) -> tuple[str, ...]:
    old, new = (
        {path: value for path, value, _ in view.leaves(struct_of(kind), raw, "", ("id",))}
        for raw in (before, after)
    )
    return tuple(path for path in {**old, **new} if old.get(path) != new.get(path))
