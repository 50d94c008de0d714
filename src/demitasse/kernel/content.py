"""Content: the cards, boards and tables of a game, as TOML files that people can replace by their own.

A file is a set of tables (`[board]`) and lists of entries with an id (`[[order]]`). A person's file overrides single
fields of entries by id, adds entries, or removes one (`remove = true`); the result is checked like our own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from demitasse.kernel.errors import BadContent
from demitasse.kernel.wire import encode

Document = dict[str, Any]
T = TypeVar("T")


class Name(msgspec.Struct, frozen=True):
    """What people call a thing, in each language."""

    en: str
    fr: str


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something with an id and a name; `status` says how we know it (found, derived, reconstructed …)."""

    id: str
    name: Name
    status: str


class Source(msgspec.Struct, frozen=True):
    """A content file: what to call it in an error, and its text."""

    file: str
    text: str

    @classmethod
    def at(cls, path: Path) -> Source:
        try:
            return cls(str(path), path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise BadContent("content-unreadable", file=str(path), reason=_reason(error)) from None

    def document(self) -> Document:
        try:
            return tomllib.loads(self.text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise BadContent("content-not-toml", file=self.file, reason=str(error)) from None


class Content:
    """A game's loaded content: frozen tables, made once. Games subclass it and add theirs."""

    __slots__ = ("digest", "names", "sources")

    sources: tuple[Source, ...]
    """The files that override our own; loading them again gives the same content."""
    digest: str
    names: Mapping[str, Name]
    """The name of everything with an id, for sentences."""


def merge(base: Document, override: Document, file: str) -> Document:
    """Our document with a person's laid over it: tables field by field, lists entry by entry, by id."""
    merged = dict(base)
    for section, given in override.items():
        ours = base.get(section)
        if ours is None:
            raise BadContent("content-unknown-section", file=file, section=section, sections=", ".join(base))
        if type(given) is not type(ours):
            wanted = f"[[{section}]]" if isinstance(ours, list) else f"[{section}]"
            raise BadContent("content-wrong-section", file=file, section=section, wanted=wanted)
        merged[section] = (
            {**ours, **given} if isinstance(ours, dict) else _merge_entries(ours, given, section, file)
        )
    return merged


def _merge_entries(ours: list[Document], given: list[Any], section: str, file: str) -> list[Document]:
    entries = {entry["id"]: entry for entry in ours}
    for number, entry in enumerate(given, 1):
        id = entry.get("id") if isinstance(entry, dict) else None
        if not isinstance(id, str):
            raise BadContent("content-no-id", file=file, section=section, number=number)
        change = {field: value for field, value in entry.items() if field != "remove"}
        if entry.get("remove", False) is True:
            if entries.pop(id, None) is None:
                raise BadContent("content-nothing-to-remove", file=file, section=section, id=id)
        else:
            entries[id] = {**entries.get(id, {}), **change}
    return list(entries.values())


def entry_as(kind: type[T], raw: Any, file: str, section: str) -> T:
    """One raw entry as a checked struct; an error names file, entry and field."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        id = raw.get("id", "?") if isinstance(raw, dict) else "?"
        raise BadContent("content-bad-field", file=file, entry=f"{section} {id}", reason=str(error)) from None


def digest_of(tables: Sequence[Any]) -> str:
    """A fingerprint of what a play depends on, for records."""
    return blake2b(encode(tables), digest_size=8).hexdigest()


def _reason(error: OSError | UnicodeDecodeError) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else "not UTF-8 text"
