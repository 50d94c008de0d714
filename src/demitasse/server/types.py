"""TypeScript from structs: `python -m demitasse.server.types` writes what the client knows of the wire and of games.

Nothing is written by hand twice: the structs here are what is sent, and what the client is checked against.
"""

from __future__ import annotations

import json
import re
import sys
import textwrap
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect

from demitasse.games import GAMES
from demitasse.games import game as game_of
from demitasse.kernel.box import Box
from demitasse.kernel.choice import Choice
from demitasse.kernel.content import Name
from demitasse.kernel.decision import Advice, Decision
from demitasse.kernel.event import Event
from demitasse.kernel.game import Game
from demitasse.server import wire

WEB = Path(__file__).parents[3] / "web" / "src"
NOTE = "// Generated from the server's structs by `python -m demitasse.server.types`; not to be edited.\n"

BY_HAND = """
/** A choice of any game: `do` names its kind, the rest are its fields. */
export interface Choice {
  do: string;
}

/** An event of any game: what happened, and its facts. */
export interface GameEvent {
  event: string;
}

/** What lies in the box of any game: names for every id. */
export interface Content {
  names: Record<string, Name>;
}

/** What one can choose before a play. */
export type OptionValue = string | number | boolean | (string | number)[];

/** What no view shows, by the game's words for it: ids, or ids by seat. */
export type Hidden = Record<string, (string | string[])[]>;

/** The number of a place at the table; -1 is a spectator. */
export type Seat = number;

/** What a game fills the frames with. Each game's `types.ts` has its own; this is what is known of any game. */
export interface GameTypes {
  view: unknown;
  choice: Choice;
  event: GameEvent;
  options: object;
  content: Content;
}
"""

KNOWN = {Choice: 'G["choice"]', Event: 'G["event"]'}
"""Kinds that every game fills in its own way."""

GAME_TYPE = re.compile(r"\bG\b")
WIDTH = 120


class TypeScriptWriter:
    """Writes the TypeScript interfaces that a set of types needs, each once, in the order they are met."""

    def __init__(self, elsewhere: Iterable[str] = ()) -> None:
        self.interfaces: dict[str, str] = {}
        self.generic: set[str] = set()
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
        # A sentence is a longer name: only who checks it needs to know.
        kind = Name if issubclass(info.cls, Name) else info.cls
        if kind in KNOWN:
            return KNOWN[kind]
        name = name or kind.__name__
        if name in self.elsewhere:
            self.borrowed.add(name)
        elif name not in self.interfaces:
            self.interfaces[name] = ""  # its place, before those of its fields
            left_out = issubclass(kind, wire.Body) or kind.__struct_config__.omit_defaults
            fields = {info.tag_field: f'"{info.tag}"'} if info.tag_field else {}
            for field in info.fields:
                mark = "?" if left_out and not field.required else ""
                fields[field.encode_name + mark] = self._name(field.type)
            self.interface(name, fields, kind.__doc__)
        return self.named(name)

    def named(self, name: str) -> str:
        """A type as its users write it: what depends on a game is generic over its types."""
        return f"{name}<G>" if name in self.generic else name

    def interface(self, name: str, fields: Mapping[str, str], doc: str | None = None) -> str:
        over = self._over(name, fields.values())
        lines = [line for field, kind in fields.items() for line in folded(f"  {field}: {kind};")]
        self.interfaces[name] = "\n".join([*comment(doc), f"export interface {name}{over} {{", *lines, "}\n"])
        return name

    def alias(self, name: str, kinds: Iterable[str]) -> None:
        members = [self.named(kind) for kind in kinds]
        over = self._over(name, members)
        self.interfaces[name] = f"export type {name}{over} =\n  | " + "\n  | ".join(members) + ";\n"

    def _over(self, name: str, kinds: Iterable[str]) -> str:
        if not any(GAME_TYPE.search(kind) for kind in kinds):
            return ""
        self.generic.add(name)
        return "<G extends GameTypes = GameTypes>"

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
        return self.interface(name, shapes)

    def text(self) -> str:
        return "\n".join(self.interfaces.values())


def several(name: str) -> str:
    return f"({name})[]" if " | " in name else f"{name}[]"


def folded(line: str) -> list[str]:
    return textwrap.wrap(
        line, WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False
    )


def comment(doc: str | None) -> list[str]:
    if not doc:
        return []
    lines = [line.strip() for line in doc.strip().splitlines()]
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def wire_writer() -> TypeScriptWriter:
    writer = TypeScriptWriter()
    for kind in vars(wire).values():
        if isinstance(kind, type) and issubclass(kind, wire.Body | wire.Answer):
            if kind not in (wire.Body, wire.Answer):
                writer.write(kind)
    writer.write(Decision)
    writer.write(Advice)
    writer.write(Box)
    writer.alias("ClientFrame", [kind.__name__ for kind in get_args(wire.ClientFrame)])
    writer.alias("ServerFrame", [kind.__name__ for kind in get_args(wire.ServerFrame)])
    return writer


def wire_types() -> str:
    return f"{NOTE}{BY_HAND}\nexport const PROTOCOL = {wire.PROTOCOL};\n\n{wire_writer().text()}"


def game_types(game: Game) -> str:
    """A game's views, choices, events, options and content."""
    writer = TypeScriptWriter(wire_writer().interfaces)
    title = "".join(word.title() for word in game.id.split("-"))
    view = writer.write(get_type_hints(game.position.view)["return"])
    choices = [writer.write(kind, f"{kind.__name__}Choice") for kind in game.choice_kinds]
    events = [writer.write(kind, f"{kind.__name__}Event") for kind in game.event_kinds]
    writer.alias(f"{title}Choice", choices)
    writer.alias(f"{title}Event", events)
    own = {
        "view": view,
        "choice": f"{title}Choice",
        "event": f"{title}Event",
        "options": writer.write(game.options),
        "content": writer.shape(game.load().public(), f"{title}Content"),
    }
    writer.interface(title, own, f"The types of {game.title}, for whatever is generic over a game.")
    borrowed = ", ".join(sorted(writer.borrowed))
    imports = f'import type {{ {borrowed} }} from "../../lib/wire";\n\n' if borrowed else ""
    return f"{NOTE}\n{imports}{writer.text()}{usual(game)}"


def usual(game: Game) -> str:
    """The fields that a choice leaves out while they are as usual."""
    left_out = {
        str(kind.__struct_config__.tag): {
            field.encode_name: field.default for field in msgspec.structs.fields(kind) if not field.required
        }
        for kind in game.choice_kinds
    }
    lines = [f'  "{verb}": {json.dumps(values)},' for verb, values in left_out.items() if values]
    doc = comment("What a choice leaves out while it is so: `{ ...USUAL.step, ...choice }` has every field.")
    return "\n".join(["", *doc, "export const USUAL = {", *lines, "} as const;\n"]) if lines else ""


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
