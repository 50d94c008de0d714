"""Content files: ours with a person's laid over them, and errors that name file, entry and field."""

from __future__ import annotations

from collections.abc import Callable
from gc import collect
from pathlib import Path
from typing import Any
from weakref import ref

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import demitasse
from demitasse.kernel.content import KEPT, MOST_PROBLEMS, Entry, Files, Layout, Name, Source, Table, digest_of
from demitasse.kernel.errors import BadContent
from demitasse.kernel.game import Game
from tests.kernel.sentences import said


class Drink(Entry, frozen=True, kw_only=True):
    copies: int = 1


class Board(Table, frozen=True):
    columns: int
    rows: int = 4


OURS = """
[board]
columns = 4
status = "found"

[[order]]
id = "latte"
name = { en = "Latte", fr = "Café au lait" }
status = "found"
copies = 2

[[order]]
id = "mocha"
name = { en = "Mocha", fr = "Moka" }
status = "found"
"""

Laid = Callable[..., Files]


@pytest.fixture
def laid(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Laid:
    """The content of a small café, with the given texts laid over it as one.toml, two.toml …"""
    home = tmp_path / "small_cafe"
    (home / "data").mkdir(parents=True)
    (home / "__init__.py").touch()
    (home / "data" / "ours.toml").write_text(OURS, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)

    def lay(*texts: str) -> Files:
        names = ("one.toml", "two.toml")
        sources = [Source(name, text) for name, text in zip(names, texts, strict=False)]
        return Files(Layout("café", "small_cafe", ("ours.toml",), {"board": Board, "order": Drink}), sources)

    return lay


def drinks(files: Files) -> dict[str, int]:
    return {drink.id: drink.copies for drink in files.entries("order", Drink)}


def refusal(given: Callable[[], object], *named: str) -> str:
    with pytest.raises(BadContent) as caught:
        given()
    return said(caught.value, *named)


def test_without_a_person_s_file_ours_counts(laid: Laid) -> None:
    assert drinks(laid()) == {"latte": 2, "mocha": 1}
    assert laid().table("board", Board) == Board(4)


def test_a_table_is_overridden_field_by_field(laid: Laid) -> None:
    assert laid("[board]\nrows = 5").table("board", Board) == Board(4, 5)


def test_an_entry_is_overridden_field_by_field_and_keeps_its_place(laid: Laid) -> None:
    files = laid('[[order]]\nid = "latte"\ncopies = 7')
    assert list(drinks(files).items()) == [("latte", 7), ("mocha", 1)]
    assert files.entries("order", Drink)[0].name == Name("Latte", "Café au lait")


def test_an_entry_with_a_new_id_is_added_at_the_end(laid: Laid) -> None:
    chai = '[[order]]\nid = "chai"\nname = { en = "Chai", fr = "Chaï" }\nstatus = "mine"'
    assert list(drinks(laid(chai))) == ["latte", "mocha", "chai"]


def test_an_entry_can_be_removed(laid: Laid) -> None:
    assert drinks(laid('[[order]]\nid = "latte"\nremove = true')) == {"mocha": 1}


def test_the_last_file_wins(laid: Laid) -> None:
    files = laid('[[order]]\nid = "latte"\ncopies = 7', '[[order]]\nid = "latte"\ncopies = 8')
    assert drinks(files) == {"latte": 8, "mocha": 1}
    assert files.last == "two.toml"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[[cake]]\nid = 'tart'", "content-unknown-section"),
        ("[[board]]\ncolumns = 4", "content-wrong-section"),
        ("[order]\nid = 'latte'", "content-wrong-section"),
        ("order = 'latte'", "content-wrong-section"),
        ("[[order]]\ncopies = 1", "content-no-id"),
        ("[[order]]\nid = 7", "content-no-id"),
        ("order = ['latte']", "content-no-id"),
        ("[[order]]\nid = 'chai'\nremove = true", "content-nothing-to-remove"),
        ("[[order]]\nid = 'latte'\nremove = 'yes'", "content-bad-remove"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_by_name(laid: Laid, text: str, key: str) -> None:
    assert refusal(lambda: laid(text).read(drinks), "one.toml") == key


@pytest.mark.parametrize(
    ("field", "path", "key"),
    [
        ('copies = "2"', "copies", "content-no-number"),
        ('name = "Latte"', "name", "content-table"),
        ("name.en = 1", "name.en", "content-text"),
        ('colour = "brown"', "colour", "content-no-such-field"),
    ],
)
def test_a_field_that_does_not_fit_is_refused_with_file_entry_and_field(
    laid: Laid, field: str, path: str, key: str
) -> None:
    files = laid(f'[[order]]\nid = "latte"\n{field}', '[[order]]\nid = "mocha"\ncopies = 2')
    assert refusal(lambda: files.read(drinks), "one.toml", "order latte", path) == key


def test_a_table_s_field_that_does_not_fit_is_refused(laid: Laid) -> None:
    files = laid('[board]\ncolumns = "four"')
    assert refusal(lambda: files.read(drinks), "one.toml", "board", "columns") == "content-no-number"


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    latin = tmp_path / "latin.toml"
    latin.write_bytes('name = "café"'.encode("latin-1"))
    for path in (tmp_path / "missing.toml", tmp_path, latin):
        with pytest.raises(BadContent) as caught:
            Source.at(path)
        assert said(caught.value, str(path)) == "content-unreadable"


@pytest.mark.parametrize("text", ["[[order]", "a = ", "\x00", "a = 1\na = 2", "a = " + "[" * 50_000])
def test_a_file_that_is_not_toml_is_refused(text: str) -> None:
    with pytest.raises(BadContent) as caught:
        Source("mine.toml", text).document()
    assert said(caught.value, "mine.toml") == "content-not-toml"


@given(st.text(alphabet='[]{}="\n#.aid 0123-_order\\u', max_size=60))
def test_any_text_is_a_document_or_refused(text: str) -> None:
    try:
        Source("mine.toml", text).document()
    except BadContent as error:
        said(error, "mine.toml")


VALUES = st.recursive(
    st.booleans() | st.integers() | st.text(),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["id", "remove", "x"]), inner)
    ),
    max_leaves=8,
)
ENTRIES = st.fixed_dictionaries(
    {"id": st.sampled_from(["cocoa", "mochaccino", "espresso", "x y", ""])},
    optional={
        "copies": st.integers(-1, 90) | st.just(10**30),
        "ingredients": st.dictionaries(st.sampled_from(["milk", "mud"]), st.integers(-1, 300)),
        "specialty": VALUES,
        "name": VALUES,
        "remove": VALUES,
    },
)
TABLES = st.fixed_dictionaries(
    {},
    optional={
        "board": VALUES | st.fixed_dictionaries({"grid": st.lists(st.lists(VALUES, max_size=4), max_size=4)}),
        "rush": VALUES | st.fixed_dictionaries({"tokens": st.integers()}),
        "ingredient": VALUES | st.lists(VALUES, max_size=2),
        "upgrade": VALUES | st.lists(VALUES, max_size=2),
        "order": VALUES | st.lists(ENTRIES | VALUES, max_size=2),
        "else": VALUES,
    },
)


@given(TABLES)
def test_any_person_s_file_is_loaded_by_a_game_or_refused(tables: dict[str, Any]) -> None:
    text = "".join(f"{section} = {toml(given)}\n" for section, given in tables.items())
    try:
        demitasse.game("coffee-rush").load((Source("mine.toml", text),))
    except BadContent as error:
        said(error, "mine.toml")


def toml(given: Any) -> str:
    """A value as TOML writes it on one line."""
    if isinstance(given, dict):
        return "{" + ", ".join(f'"{key}" = {toml(inner)}' for key, inner in given.items()) + "}"
    if isinstance(given, list):
        return "[" + ", ".join(map(toml, given)) + "]"
    return msgspec.json.encode(given).decode() if not isinstance(given, int) else str(given).lower()


def test_of_very_many_mistakes_a_hundred_are_told(coffee_rush: Game) -> None:
    text = "".join(f'[[order]]\nid = "o{number}"\n' for number in range(1400))

    with pytest.raises(BadContent) as caught:
        coffee_rush.load((Source("mine.toml", text),))

    assert len(caught.value.problems) == MOST_PROBLEMS


def test_contents_that_nobody_plays_with_are_forgotten(coffee_rush: Game) -> None:
    def mine(number: int) -> tuple[Source, ...]:
        return (Source("mine.toml", f"[rush]\ntokens = {number}"),)

    played, idle = coffee_rush.load(mine(1)), ref(coffee_rush.load(mine(2)))
    for number in range(3, 4 + KEPT):
        coffee_rush.load(mine(number))
    collect()

    assert coffee_rush.load(mine(1)) is played
    assert idle() is None


def test_the_same_sources_give_the_same_object(coffee_rush: Game) -> None:
    source = Source("mine.toml", '[[order]]\nid = "cocoa"\nspecialty = true\n')
    assert coffee_rush.load((source,)) is coffee_rush.load((Source(source.file, source.text),))
    assert coffee_rush.load() is coffee_rush.load(())
    assert coffee_rush.load((source,)).digest != coffee_rush.load().digest


def test_a_digest_is_of_what_the_tables_say() -> None:
    assert digest_of([1, ["a"]]) == digest_of([1, ("a",)]) != digest_of([1, ["b"]])
