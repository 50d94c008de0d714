"""The client's types are those of the structs."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from demitasse.kernel.content import Name, Sentence
from demitasse.server import types
from demitasse.server.wire import Body, ChoiceObject

files = cache(types.files)


def test_the_generated_types_are_current() -> None:
    for place, text in files().items():
        assert (types.WEB / place).read_text(encoding="utf-8") == text, "run python -m demitasse.server.types"


class Cup(msgspec.Struct):
    """What one drinks from."""

    size: Literal["small", "large"]
    contents: dict[str, int]
    notes: tuple[str | None, ...] = ()


class Wish(Body, frozen=True, tag="wish", tag_field="type"):
    cup: Cup
    sugar: bool = False


def test_a_struct_becomes_an_interface_and_those_it_needs_follow() -> None:
    writer = types.TypeScriptWriter()

    writer.write(Wish)

    assert writer.text() == (
        'export interface Wish {\n  type: "wish";\n  cup: Cup;\n  sugar?: boolean;\n}\n\n'
        "/** What one drinks from. */\n"
        'export interface Cup {\n  size: "large" | "small";\n  contents: Record<string, number>;\n'
        "  notes: (string | null)[];\n}\n"
    )


def test_a_struct_of_another_file_is_imported() -> None:
    writer = types.TypeScriptWriter(["Cup"])

    writer.write(Wish)

    assert writer.borrowed == {"Cup"}
    assert "interface Cup" not in writer.text()


class Cloth(Body, frozen=True):
    cups: tuple[ChoiceObject, ...]


class Room(Body, frozen=True):
    cloth: Cloth | None


def test_what_holds_something_of_a_game_is_generic_over_its_types() -> None:
    writer = types.TypeScriptWriter()

    writer.write(Room)

    assert writer.text() == (
        "export interface Room<G extends GameTypes = GameTypes> {\n  cloth: Cloth<G> | null;\n}\n\n"
        'export interface Cloth<G extends GameTypes = GameTypes> {\n  cups: G["choice"][];\n}\n'
    )


def test_the_fields_that_a_choice_leaves_out_are_told() -> None:
    assert 'USUAL = {\n  "step": {"meeple": 1},\n}' in files()[Path("games", "coffee-rush", "types.ts")]


def test_a_sentence_of_the_content_is_a_name_to_the_client() -> None:
    writer = types.TypeScriptWriter(["Name"])
    names = {
        "hipsters": Name("Hipsters", "Branchés"),
        "hipsters-c01": Sentence("Hat Man", "Homme au chapeau"),
    }

    assert writer.shape(names, "Names") == "Record<string, Name>"
    assert writer.text() == ""
