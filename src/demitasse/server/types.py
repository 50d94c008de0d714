"""TypeScript from structs: `python -m demitasse.server.types` writes what the client knows of the wire and of games.

Nothing is written by hand twice: the structs here are what is sent, and what the client is checked against.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect

from demitasse.games import GAMES
from demitasse.games import game as game_of
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event
from demitasse.kernel.game import Game
from demitasse.kernel.position import Decision
from demitasse.server import wire

WEB = Path(__file__).parents[3] / "web" / "src"
NOTE = "// Generated from the server's structs by `python -m demitasse.server.types`; not to be edited.\n"

BY_HAND = """
/** A choice as its game encodes it; each game's own types say more. */
export interface Choice {
  do: string;
  [field: string]: string | number;
}

/** Something that happened, as its game encodes it. */
export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

/** The number of a place at the table; -1 is a spectator. */
export type Seat = number;
"""

KNOWN = {Choice: "Choice", Event: "GameEvent"}
"""Kinds that every game fills in its own way."""


class Scribe:
    """Collects the interfaces that a set of types needs, each once, in the order they are met."""

    def __init__(self, elsewhere: Iterable[str] = ()) -> None:
        self.interfaces: dict[str, str] = {}
        self.elsewhere = frozenset(elsewhere)
        self.borrowed: set[str] = set()

    def write(self, kind: Any, name: str = "") -> str:
        """The TypeScript name of a type; structs become interfaces on the way."""
        return self._name(inspect.type_info(kind), name)

    def _name(self, info: inspect.Type, name: str = "") -> str:
        match info:
            case inspect.Metadata(extra={"typescript": str(written)}):
                return written
            case inspect.Metadata(type=inner):
                return self._name(inner)
            case inspect.StructType():
                return self._struct(info, name)
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self._name(each) for each in types))
            case inspect.LiteralType(values=values):
                return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)
            case inspect.StrType() | inspect.DateTimeType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self._name(value)}>"
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return several(self._name(item))
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self._name(item) for item in items)}]"
            case inspect.AnyType():
                return "unknown"
        raise TypeError(f"no TypeScript for {info}")

    def _struct(self, info: inspect.StructType, name: str) -> str:
        kind = info.cls
        if kind in KNOWN:
            name = KNOWN[kind]
            if name in self.elsewhere:
                self.borrowed.add(name)
            return name
        name = name or kind.__name__
        if name in self.elsewhere:
            self.borrowed.add(name)
        elif name not in self.interfaces:
            self.interfaces[name] = ""  # its place, before those of its fields
            lines = comment(kind.__doc__)
            lines.append(f"export interface {name} {{")
            if info.tag_field:
                lines.append(f'  {info.tag_field}: "{info.tag}";')
            left_out = issubclass(kind, wire.Body) or kind.__struct_config__.omit_defaults
            for field in info.fields:
                mark = "?" if left_out and not field.required else ""
                lines.append(f"  {field.encode_name}{mark}: {self._name(field.type)};")
            self.interfaces[name] = "\n".join([*lines, "}\n"])
        return name

    def shape(self, value: Any, name: str) -> str:
        """The type of a value that has no struct: what a game tells of its content."""
        if isinstance(value, msgspec.Struct):
            return self.write(type(value))
        if isinstance(value, bool):
            return "boolean"
        if isinstance(value, str | int):
            return "string" if isinstance(value, str) else "number"
        if isinstance(value, tuple | list):
            return several(" | ".join(dict.fromkeys(self.shape(each, name) for each in value)))
        assert isinstance(value, Mapping), f"no TypeScript for {type(value)}"
        shapes = {field: self.shape(each, name + field.title()) for field, each in value.items()}
        if len(set(shapes.values())) == 1:
            return f"Record<string, {next(iter(shapes.values()))}>"
        fields = [f"  {field}: {shape};" for field, shape in shapes.items()]
        self.interfaces[name] = "\n".join([f"export interface {name} {{", *fields, "}\n"])
        return name

    def alias(self, name: str, kinds: Iterable[str]) -> None:
        self.interfaces[name] = f"export type {name} =\n  | " + "\n  | ".join(kinds) + ";\n"

    def text(self) -> str:
        return "\n".join(self.interfaces.values())


def several(name: str) -> str:
    return f"({name})[]" if " | " in name else f"{name}[]"


def comment(doc: str | None) -> list[str]:
    if not doc:
        return []
    lines = [line.strip() for line in doc.strip().splitlines()]
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def wire_scribe() -> Scribe:
    scribe = Scribe()
    for kind in vars(wire).values():
        if isinstance(kind, type) and issubclass(kind, wire.Body | wire.Answer):
            if kind not in (wire.Body, wire.Answer):
                scribe.write(kind)
    scribe.write(Decision)
    scribe.alias("Said", [kind.__name__ for kind in get_args(wire.Said)])
    scribe.alias("Told", [kind.__name__ for kind in get_args(wire.Told)])
    return scribe


def wire_types() -> str:
    return f"{NOTE}{BY_HAND}\nexport const PROTOCOL = {wire.PROTOCOL};\n\n{wire_scribe().text()}"


def game_types(game: Game) -> str:
    """A game's views, choices, events, options and content."""
    scribe = Scribe([*wire_scribe().interfaces, *KNOWN.values()])
    title = "".join(word.title() for word in game.id.split("-"))
    scribe.write(get_type_hints(game.position.view)["return"])
    choices = [scribe.write(kind, f"{kind.__name__}Choice") for kind in game.choice_kinds]
    events = [scribe.write(kind, f"{kind.__name__}Event") for kind in game.event_kinds]
    scribe.alias(f"{title}Choice", choices)
    scribe.alias(f"{title}Event", events)
    scribe.write(game.options)
    scribe.shape(game.load().public(), f"{title}Content")
    borrowed = ", ".join(sorted(scribe.borrowed))
    imports = f'import type {{ {borrowed} }} from "../../lib/wire";\n\n' if borrowed else ""
    return f"{NOTE}\n{imports}{scribe.text()}"


def files() -> dict[Path, str]:
    """Every generated file, by its place under web/src."""
    return {
        Path("lib", "wire.ts"): wire_types(),
        **{Path("games", id, "types.ts"): game_types(game_of(id)) for id in GAMES},
    }


def main() -> int:
    """Write the files."""
    for place, text in files().items():
        file = WEB / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
