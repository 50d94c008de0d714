"""Options: declared once, read from flags, JSON or Python, or refused with a sentence that says what would be right."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

import demitasse
from demitasse.games import GAMES
from demitasse.kernel.errors import BadOptions
from demitasse.kernel.game import Game
from demitasse.kernel.options import OptionField, Options, PerSeat, fields, read
from tests.kernel.sentences import said


class Menu(Options, frozen=True, kw_only=True):
    sugar: bool = False
    size: Literal["small", "large"] = "small"
    toppings: tuple[Literal["cream", "nuts"], ...] = ()
    cups: int = 1
    mugs: PerSeat[Literal["tall", "wide"]] = ()


LOOSE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


def refusal(kind: type[Options], given: dict[str, Any]) -> str:
    with pytest.raises(BadOptions) as caught:
        read(kind, given)
    return said(caught.value)


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


def test_nothing_given_means_the_defaults() -> None:
    assert read(Menu, {}) == Menu()


def test_texts_of_flags_and_values_of_json_mean_the_same() -> None:
    wanted = Menu(sugar=True, size="large", toppings=("cream", "nuts"), cups=3)
    assert read(Menu, {"sugar": "true", "size": "large", "toppings": "cream, nuts", "cups": "3"}) == wanted
    assert read(Menu, {"sugar": True, "size": "large", "toppings": ["cream", "nuts"], "cups": 3}) == wanted


def test_an_empty_list_may_be_given_as_empty_text() -> None:
    assert read(Menu, {"toppings": ""}) == read(Menu, {"toppings": " , "}) == Menu()


@pytest.mark.parametrize("name", ["salt", "", "Sugar", "sugar ", "x" * 10_000, "\x00"])
def test_an_unknown_option_is_refused(name: str) -> None:
    assert refusal(Menu, {name: True}) == "option-unknown"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("sugar", "perhaps"),
        ("sugar", None),
        ("sugar", []),
        ("size", "medium"),
        ("size", 1),
        ("size", ""),
        ("toppings", "cream,gravel"),
        ("toppings", 7),
        ("toppings", [["cream"]]),
        ("cups", "many"),
        ("cups", 1.5),
        ("cups", float("nan")),
        ("cups", {"a": 1}),
        ("cups", "9" * 5000),
        ("cups", [10**5000]),
        ("cups", nested(5000)),
        ("cups", object()),
    ],
)
def test_a_value_that_does_not_fit_is_refused(name: str, value: object) -> None:
    assert refusal(Menu, {name: value}) == "option-bad-value"


@given(st.dictionaries(st.sampled_from(["sugar", "size", "toppings", "cups", "else"]), LOOSE, max_size=3))
def test_anything_given_is_read_or_refused(given: dict[str, Any]) -> None:
    try:
        options = read(Menu, given)
    except BadOptions as error:
        said(error)
    else:
        assert isinstance(options, Menu)


@given(st.dictionaries(st.sampled_from(["first", "fair_start", "colours"]), LOOSE), st.integers(-1, 6))
def test_anything_given_to_a_game_is_checked_or_refused(given: dict[str, Any], seats: int) -> None:
    game = demitasse.game("coffee-rush")
    try:
        game.setup(given, seats=seats)
    except BadOptions as error:
        said(error)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**20])
def test_a_number_of_seats_out_of_range_is_refused(coffee_rush: Game, seats: int) -> None:
    with pytest.raises(BadOptions) as caught:
        coffee_rush.setup(seats=seats)
    assert said(caught.value, "2", "4") == "seats-out-of-range"


def test_a_form_can_be_made_of_the_fields() -> None:
    assert fields(Menu) == (
        OptionField("sugar", False, flag=True, many=False, values=()),
        OptionField("size", "small", flag=False, many=False, values=("small", "large")),
        OptionField("toppings", (), flag=False, many=True, values=("cream", "nuts")),
        OptionField("cups", 1, flag=False, many=False, values=(), numbers=True),
        OptionField("mugs", (), flag=False, many=True, values=("tall", "wide"), per_seat=True),
    )


@pytest.mark.parametrize("id", GAMES)
def test_what_changes_nothing_beside_the_others_is_one_of_the_options(id: str) -> None:
    game = demitasse.game(id)
    names = {field.name for field in fields(game.options)}

    for seats in range(game.fewest, game.most + 1):
        assert set(game.options().idle(seats)) <= names
