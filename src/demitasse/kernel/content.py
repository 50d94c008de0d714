"""Content: the cards, boards and tables of a game, as TOML files that people can replace by their own.

A file is a set of tables (`[board]`) and lists of entries with an id (`[[order]]`). A person's file overrides single
fields of entries by id, adds entries, or removes one (`remove = true`); the result is checked like our own.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from demitasse.kernel.encoding import encode
from demitasse.kernel.errors import BadContent
from demitasse.kernel.slotted import Slotted

Document = dict[str, Any]
T = TypeVar("T")
EntryT = TypeVar("EntryT", bound="Entry | UnnamedEntry")


FIELD = re.compile(r"`\$\.(\w+)")
"""The field in an error such as "Expected `int`, got `str` - at `$.copies`"."""


class Name(msgspec.Struct, frozen=True):
    """What people call a thing, in each language."""

    en: str
    fr: str


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something with an id and a name; `status` says how we know it (found, derived, reconstructed …)."""

    id: str
    name: Name
    status: str


class UnnamedEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same without a name, where nobody needs one, such as for a cell of a table."""

    id: str
    status: str


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A content file: what to call it in an error, and its text."""

    file: str
    text: str

    @classmethod
    def at(cls, path: Path) -> Source:
        try:
            return cls(str(path), path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise BadContent("content-unreadable", file=str(path), reason=_reason(error)) from None

    @property
    def for_others(self) -> Source:
        """The same without the folders of this machine, which are nobody's business."""
        return Source(re.split(r"[\\/]", self.file)[-1], self.text)

    def document(self) -> Document:
        try:
            return tomllib.loads(self.text)
        except (ValueError, RecursionError) as error:  # ValueError: not TOML, or a number beyond reason
            raise BadContent("content-not-toml", file=self.file, reason=str(error)) from None


class Content(metaclass=Slotted):
    """A game's loaded content: frozen tables, made once. Games subclass it and add theirs."""

    sources: tuple[Source, ...]
    """The files that override our own; loading them again gives the same content."""
    digest: str
    names: Mapping[str, Name]
    """The name of everything with an id, for sentences."""

    def public(self) -> Mapping[str, Any]:
        """All of it as plain data: what lies in the box is no secret, only its order is."""
        raise NotImplementedError


class Files:
    """A game's content files, overridden by people's own; knows which file each part comes from."""

    def __init__(self, package: str, ours: Sequence[str], sources: Sequence[Source]) -> None:
        self._document = dict(_document_of(package, tuple(ours)))
        self._ours = " + ".join(ours)
        self._from: dict[tuple[str, str, str], str] = {}
        self._last = self._ours
        for source in sources:
            self._override(source)

    def entries(self, section: str, kind: type[EntryT]) -> list[EntryT]:
        """The checked entries of a list (`[[order]]`); an error names file, entry and field."""
        return [self._checked(section, raw.get("id", ""), raw, kind) for raw in self._document[section]]

    def table(self, section: str, kind: type[T]) -> T:
        """A checked table (`[board]`)."""
        return self._checked(section, "", self._document[section], kind)

    def of(self, section: str, id: str = "", field: str = "") -> str:
        """The file that said last what this field is, or anything about the entry or table."""
        return self._from.get((section, id, field)) or self._from.get((section, id, ""), self._ours)

    @property
    def last(self) -> str:
        """The file to name when all of them together do not fit."""
        return self._last

    def _override(self, source: Source) -> None:
        """Override tables field by field, lists entry by entry."""
        document = self._document
        for section, given in source.document().items():
            ours = document.get(section)
            if ours is None:
                known = ", ".join(document)
                raise BadContent("content-unknown-section", file=source.file, section=section, sections=known)
            if type(given) is not type(ours):
                wanted = f"[[{section}]]" if isinstance(ours, list) else f"[{section}]"
                raise BadContent("content-wrong-section", file=source.file, section=section, wanted=wanted)
            if isinstance(ours, dict):
                document[section] = {**ours, **given}
                self._note_origin(section, "", given, source.file)
            else:
                document[section] = self._override_entries(ours, given, section, source.file)
        self._last = source.file

    def _override_entries(
        self, ours: list[Document], given: list[Any], section: str, file: str
    ) -> list[Document]:
        entries = {entry["id"]: entry for entry in ours}
        for number, entry in enumerate(given, 1):
            id = entry.get("id") if isinstance(entry, dict) else None
            if not isinstance(id, str):
                raise BadContent("content-no-id", file=file, section=section, number=number)
            self._note_origin(section, id, entry, file)
            if "remove" not in entry:
                entries[id] = {**entries.get(id, {}), **entry}
            elif entry["remove"] is not True:
                raise BadContent("content-bad-remove", file=file, section=section, id=id)
            elif entries.pop(id, None) is None:
                raise BadContent("content-nothing-to-remove", file=file, section=section, id=id)
        return list(entries.values())

    def _note_origin(self, section: str, id: str, fields: Document, file: str) -> None:
        for field in ("", *fields):
            self._from[section, id, field] = file

    def _checked(self, section: str, id: str, raw: Any, kind: type[T]) -> T:
        try:
            return msgspec.convert(raw, kind)
        except msgspec.ValidationError as error:
            field = FIELD.search(str(error))
            file = self.of(section, id, field[1] if field else "")
            entry = f"{section} {id}".strip()
            raise BadContent("content-bad-field", file=file, entry=entry, reason=str(error)) from None


@cache
def _document_of(package: str, names: tuple[str, ...]) -> Document:
    """Our own files as one document; a list may go on in another file. Nobody changes it."""
    folder = resources.files(package) / "data"
    document: Document = {}
    for name in names:
        for section, given in Source(name, (folder / name).read_text(encoding="utf-8")).document().items():
            document[section] = document.get(section, []) + given if isinstance(given, list) else given
    return document


def digest_of(tables: Sequence[Any]) -> str:
    """A fingerprint of what a play depends on, for records."""
    return blake2b(encode(tables), digest_size=8).hexdigest()


def _reason(error: OSError | UnicodeDecodeError) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else "not UTF-8 text"
