"""What the data of the box must satisfy, whoever wrote it."""

from __future__ import annotations

import pytest

from demitasse.games.coffee_rush.content import CoffeeRushContent, load
from demitasse.kernel.content import Source
from demitasse.kernel.errors import BadContent
from tests.coffee_rush.build import new_play, rule

KINDS = ["coffee", "milk", "steam", "ice", "chocolate", "caramel", "tea", "water"]


def bring(text: str) -> CoffeeRushContent:
    return load((Source("mine.toml", text),))


def order(id: str, **changes: str) -> str:
    fields = {"id": f'"{id}"', **changes}
    return "[[order]]\n" + "\n".join(f"{name} = {value}" for name, value in fields.items())


@rule("CR-DATA-01")
def test_there_are_80_different_order_cards() -> None:
    content = load()

    assert len(content.card_ids) == len(set(content.card_ids)) == 80


@rule("CR-DATA-01")
@pytest.mark.parametrize("copies", [1, 3])
def test_79_or_81_cards_are_refused(copies: int) -> None:
    with pytest.raises(BadContent) as refusal:
        bring(order("caffe_latte", copies=str(copies)))

    assert refusal.value.message.key == "cr-content-cards"


@rule("CR-DATA-01")
def test_ristretto_and_espresso_are_four_cards_and_espresso_doppio_is_neither() -> None:
    content = load()

    easy = [content.card_ids[card] for card in content.fair_start_cards]
    assert easy == ["ristretto-1", "ristretto-2", "espresso-1", "espresso-2"]


@rule("CR-DATA-01")
def test_three_ristretto_and_espresso_cards_are_refused() -> None:
    with pytest.raises(BadContent) as refusal:
        bring(order("espresso", copies="1") + "\n" + order("caffe_latte", copies="3"))

    assert refusal.value.message.key == "cr-content-fair-start"
    assert refusal.value.message.facts["cards"] == 3


@rule("CR-DATA-02")
def test_the_ingredients_are_exactly_the_eight_kinds() -> None:
    assert [entry.id for entry in load().ingredients] == KINDS


@rule("CR-DATA-02")
def test_every_square_yields_one_of_the_eight_kinds() -> None:
    board = load().public()["board"]["squares"]

    assert len(board) == 16
    assert set(board.values()) == set(KINDS)


@rule("CR-DATA-02")
def test_a_square_that_yields_something_else_is_refused() -> None:
    with pytest.raises(BadContent) as refusal:
        bring('[board]\ngrid = [["ice", "milk", "tea"], ["ice", "sugar", "tea"], ["ice", "milk", "tea"]]')

    assert refusal.value.message.facts["value"] == "sugar"


@rule("CR-DATA-03")
def test_some_coffee_corner_has_a_steam_square_at_its_edge() -> None:
    board = load().public()["board"]["squares"]
    beside = {"a1": ("b1", "a2"), "d1": ("c1", "d2"), "a4": ("a3", "b4"), "d4": ("c4", "d3")}

    assert [
        corner
        for corner, near in beside.items()
        if board[corner] == "coffee" and "steam" in map(board.get, near)
    ] == ["d1"]


@rule("CR-DATA-04")
def test_every_recipe_asks_for_something_and_every_card_says_whether_it_is_a_specialty() -> None:
    content = new_play().content

    assert all(content.recipes)
    assert len(content.recipes) == len(content.specialty) == 80
    assert {type(flag) for flag in content.specialty} == {bool}


@rule("CR-DATA-04")
@pytest.mark.parametrize("recipe", ["{}", "{ coffee = 0 }", "{ coffee = 1, milk = -1 }"])
def test_a_recipe_that_asks_for_nothing_is_refused(recipe: str) -> None:
    with pytest.raises(BadContent) as refusal:
        bring(order("cocoa", ingredients=recipe))

    assert refusal.value.message.facts["entry"] == "order cocoa"
    assert str(refusal.value.message.facts["field"]).startswith("ingredients")


@rule("CR-DATA-04")
def test_a_card_without_a_specialty_mark_is_refused() -> None:
    fields = {
        "name": '{ en = "Affogato", fr = "Affogato" }',
        "ingredients": "{ coffee = 1, ice = 1 }",
        "copies": "2",
        "served": '"iced"',
        "status": '"mine"',
    }
    with pytest.raises(BadContent) as refusal:
        bring(order("affogato", **fields))

    assert refusal.value.message.key == "content-missing-field"
    assert refusal.value.message.facts["field"] == "specialty"
