"""What people's files say of a box, as one document, and such a document written as a content file."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import tomli_w
from msgspec import inspect

from demitasse.kernel.content import HEAD, VERSION, Document, Files, Source
from demitasse.kernel.fields import Raw, below, required, struct_of, tables_in
from demitasse.kernel.game import Game

BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def said_in(files: Files) -> Document:
    """All that people's files say, as one document."""
    sections: dict[str, Document] = {}
    for change in files.given:
        info = struct_of(files.layout.sections[change.section])
        entries = sections.setdefault(change.section, {})
        if change.given is None:
            entries[change.id] = {"id": change.id, "remove": True}
        else:
            entries[change.id] = merged(info, entries.get(change.id), change.given)
    return {
        section: list(said.values()) if section in files.ours.lists else said[""]
        for section, said in sections.items()
    }


def written(game: Game, document: Document) -> str:
    """A document as a content file, a line for each thing it says; empty where it says nothing."""
    if not document:
        return ""
    head = {"game": game.id, "version": VERSION}
    parts = [f"[{HEAD}]", *written_fields(head)]
    for section, said in document.items():
        for entry in said if isinstance(said, list) else (said,):
            parts += [
                "",
                f"[[{section}]]" if isinstance(said, list) else f"[{section}]",
                *written_fields(entry),
            ]
    return "\n".join(parts) + "\n"


def written_fields(said: Document, path: str = "") -> Iterator[str]:
    """Each with its whole path: `main.order.bean = 2`."""
    for name, value in said.items():
        key = below(path, key_of(name))
        if isinstance(value, dict) and value:
            yield from written_fields(value, key)
        else:
            yield f"{key} = {literal(value)}"


def literal(value: Raw) -> str:
    """A value on one line."""
    if isinstance(value, list):
        return f"[{', '.join(map(literal, value))}]"
    if isinstance(value, dict):
        pairs = ", ".join(f"{key_of(name)} = {literal(each)}" for name, each in value.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    return tomli_w.dumps({"x": value}).strip().removeprefix("x = ")


def key_of(name: str) -> str:
    return name if BARE_KEY.fullmatch(name) else literal(name)


def merged(info: inspect.Type, before: Raw, after: Raw) -> Raw:
    """Two things said of one field, the later one winning where they differ."""
    info, _ = required(info)
    table = tables_in(info)
    if not isinstance(before, dict) or not isinstance(after, dict):
        return after
    types: Mapping[str, inspect.Type] = {}
    if isinstance(info, inspect.StructType):
        types = {field.encode_name: field.type for field in info.fields}
    elif table is not None:
        types = dict.fromkeys((*before, *after), table)
    else:
        return after
    said = {
        name: merged(types[name], before.get(name), value) if name in types else value
        for name, value in after.items()
    }
    return {**before, **said}


def as_source(file: str, document: Mapping[str, Any]) -> Source:
    """A content file from plain data of the same shape; what is null there is `false` in a file."""
    return Source(file, tomli_w.dumps(without_null(document)))


def without_null(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(name): without_null(each) for name, each in value.items()}
    if isinstance(value, list):
        return [without_null(each) for each in value]
    return False if value is None else value
