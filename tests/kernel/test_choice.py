"""Notation: every choice has one text and one JSON form; anything else is refused by name, never by a crash."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import demitasse
from demitasse.kernel.choice import Choice, Notation
from demitasse.kernel.errors import BadChoice
from tests.kernel.sentences import said


class Pour(Choice, frozen=True, tag="pour"):
    ingredient: str
    cup: int


class Step(Choice, frozen=True, tag="step"):
    square: str
    meeple: int = 1
    style: str = "plain"


class Done(Choice, frozen=True, tag="done"):
    pass


NOTATION = Notation((Pour, Step, Done))
COFFEE_RUSH = demitasse.game("coffee-rush").notation

WORDS = st.from_regex(r"[A-Za-z0-9_.-]+", fullmatch=True)
NUMBERS = st.integers(0, 999_999_999)
CHOICES = st.one_of(st.builds(Pour, WORDS, NUMBERS), st.builds(Step, WORDS, NUMBERS, WORDS), st.just(Done()))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


@given(CHOICES)
def test_a_choice_is_read_back_from_its_text_and_its_json(choice: Choice) -> None:
    assert NOTATION.parse(str(choice)) == choice
    assert NOTATION.decode(NOTATION.encode(choice)) == choice


def test_a_text_is_the_verb_and_its_fields() -> None:
    assert str(Pour("milk", 1)) == "pour milk 1"
    assert NOTATION.encode(Pour("milk", 1)) == b'{"do":"pour","ingredient":"milk","cup":1}'
    assert str(Done()) == "done"


def test_fields_at_their_default_are_left_out_at_the_end_only() -> None:
    assert str(Step("c2")) == "step c2"
    assert str(Step("c2", 2)) == "step c2 2"
    assert str(Step("c2", 1, "fast")) == "step c2 1 fast"


def test_spaces_do_not_matter() -> None:
    assert NOTATION.parse("  pour\tmilk   1\n") == Pour("milk", 1)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "choice-empty"),
        (" \t\n", "choice-empty"),
        ("fly", "choice-unknown-verb"),
        ("POUR milk 1", "choice-unknown-verb"),
        ("pour milk", "choice-wrong-count"),
        ("pour milk 1 2", "choice-wrong-count"),
        ("done now", "choice-wrong-count"),
        ("step", "choice-wrong-count"),
        ("pour milk one", "choice-not-a-number"),
        ("pour milk -1", "choice-not-a-number"),
        ("pour milk 01", "choice-not-a-number"),
        ("pour milk 1.0", "choice-not-a-number"),
        ("pour milk ١", "choice-not-a-number"),
        ("pour milk 1000000000", "choice-not-a-number"),
        ("pour milk 99999999999999999999999999999", "choice-not-a-number"),
        ("pour lait☕ 1", "choice-not-a-word"),
        ("pour m'ilk 1", "choice-not-a-word"),
        ("pour \x00 1", "choice-not-a-word"),
    ],
)
def test_a_text_that_is_no_choice_says_what_is_wrong(text: str, key: str) -> None:
    with pytest.raises(BadChoice) as caught:
        NOTATION.parse(text)
    assert said(caught.value) == key


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"pour milk 1",
        b"[]",
        b"null",
        b"{}",
        b'{"do":"fly"}',
        b'{"do":7}',
        b'{"do":"pour","ingredient":"milk"}',
        b'{"do":"pour","ingredient":"milk","cup":"1"}',
        b'{"do":"pour","ingredient":"milk","cup":1.5}',
        b'{"do":"pour","ingredient":"milk","cup":-1}',
        b'{"do":"pour","ingredient":"milk","cup":true}',
        b'{"do":"pour","ingredient":"milk","cup":1000000000}',
        b'{"do":"pour","ingredient":"milk","cup":' + b"9" * 5000 + b"}",
        b'{"do":"pour","ingredient":"milk","cup":1,"more":0}',
        b'{"do":"pour","ingredient":"","cup":1}',
        b'{"do":"pour","ingredient":"two words","cup":1}',
        b'{"do":"pour","ingredient":"\xff","cup":1}',
        b'{"do":"done"} {"do":"done"}',
        b"[" * 100_000,
        b'{"do":' * 50_000,
    ],
    ids=range(21),
)
def test_json_that_is_no_choice_is_refused(data: bytes) -> None:
    with pytest.raises(BadChoice) as caught:
        NOTATION.decode(data)
    assert said(caught.value).startswith("choice-")


@given(st.text())
@example("pour milk \ud800")
def test_any_text_is_a_choice_or_refused(text: str) -> None:
    parse(COFFEE_RUSH, text)


@given(st.sampled_from(sorted(COFFEE_RUSH.kinds)), st.lists(st.text() | WORDS | NUMBERS.map(str), max_size=4))
def test_any_words_after_a_verb_are_a_choice_or_refused(verb: str, words: list[str]) -> None:
    parse(COFFEE_RUSH, " ".join([verb, *words]))


@given(st.binary())
def test_any_bytes_are_a_choice_or_refused(data: bytes) -> None:
    decode(COFFEE_RUSH, data)


@given(
    st.sampled_from(sorted(COFFEE_RUSH.kinds)), st.dictionaries(st.sampled_from(["cup", "square", "x"]), JSON)
)
def test_any_json_is_a_choice_or_refused(verb: str, fields: dict[str, object]) -> None:
    decode(COFFEE_RUSH, msgspec.json.encode({"do": verb, **fields}))


@given(CHOICES, st.data())
def test_a_choice_with_a_byte_changed_is_a_choice_or_refused(choice: Choice, data: st.DataObject) -> None:
    text = bytearray(NOTATION.encode(choice))
    text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    decode(NOTATION, bytes(text))


def parse(notation: Notation, text: str) -> None:
    """What is accepted is canonical; what is not is a `BadChoice` that can be said."""
    try:
        choice = notation.parse(text)
    except BadChoice as error:
        said(error)
    else:
        assert notation.parse(str(choice)) == choice


def decode(notation: Notation, data: bytes) -> None:
    try:
        choice = notation.decode(data)
    except BadChoice as error:
        said(error)
    else:
        assert notation.decode(notation.encode(choice)) == choice


def test_the_form_of_a_choice_shows_what_may_be_left_out() -> None:
    assert NOTATION.form(Pour) == "pour INGREDIENT CUP"
    assert NOTATION.form(Step) == "step SQUARE [MEEPLE] [STYLE]"
