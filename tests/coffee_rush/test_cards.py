"""Every card of the box, against a table of its own: recipes, copies, specialty marks; the board and the supply."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.coffee_rush.build import barista, new_play, offers, play, refused, rule

PLAIN, SPECIALTY = False, True

DRINKS = [
    ("ristretto", 2, PLAIN, "coffee steam"),
    ("espresso", 2, PLAIN, "coffee steam"),
    ("espresso_doppio", 4, PLAIN, "coffee coffee steam"),
    ("americano", 3, PLAIN, "coffee steam water"),
    ("iced_americano", 3, PLAIN, "coffee ice water"),
    ("cold_brew", 2, PLAIN, "coffee ice water"),
    ("caffe_latte", 2, PLAIN, "coffee milk steam"),
    ("iced_caffe_latte", 2, PLAIN, "coffee milk ice"),
    ("latte_macchiato", 2, PLAIN, "coffee milk steam"),
    ("con_panna", 2, PLAIN, "coffee milk steam"),
    ("einspanner", 2, PLAIN, "coffee milk steam"),
    ("iced_einspanner", 2, PLAIN, "coffee milk ice"),
    ("caramel_caffe_freddo", 6, PLAIN, "coffee ice caramel"),
    ("milk_tea", 3, PLAIN, "milk steam tea"),
    ("iced_milk_tea", 3, PLAIN, "milk ice tea"),
    ("cocoa", 2, PLAIN, "milk steam chocolate"),
    ("iced_cocoa", 2, PLAIN, "milk ice chocolate"),
    ("chocolate_latte", 2, PLAIN, "milk steam chocolate"),
    ("iced_chocolate_latte", 2, PLAIN, "milk ice chocolate"),
    ("chocolate_shake", 2, PLAIN, "milk ice chocolate"),
    ("green_tea", 3, SPECIALTY, "steam tea water"),
    ("iced_green_tea", 3, SPECIALTY, "ice tea water"),
    ("black_tea", 3, SPECIALTY, "steam tea water"),
    ("iced_black_tea", 3, SPECIALTY, "ice tea water"),
    ("caffe_mocha", 2, SPECIALTY, "coffee milk steam chocolate"),
    ("iced_caffe_mocha", 2, SPECIALTY, "coffee milk ice chocolate"),
    ("mochaccino", 2, SPECIALTY, "coffee milk steam chocolate"),
    ("iced_mochaccino", 2, SPECIALTY, "coffee milk ice chocolate"),
    ("caramel_macchiato", 2, SPECIALTY, "coffee milk steam caramel"),
    ("iced_caramel_macchiato", 2, SPECIALTY, "coffee milk ice caramel"),
    ("caramel_caffe_latte", 2, SPECIALTY, "coffee milk steam caramel"),
    ("iced_caramel_caffe_latte", 2, SPECIALTY, "coffee milk ice caramel"),
    ("caramel_frappe", 2, SPECIALTY, "coffee milk ice caramel"),
]
"""Id, copies, specialty mark, what the cup must hold."""

CARDS = [
    (f"{drink}-{copy}", specialty, recipe)
    for drink, copies, specialty, recipe in DRINKS
    for copy in range(1, copies + 1)
]
RECIPES = [(f"{drink}-1", recipe) for drink, _, _, recipe in DRINKS]

SUPPLY = {
    "coffee": 18,
    "milk": 12,
    "steam": 12,
    "ice": 12,
    "chocolate": 12,
    "caramel": 12,
    "tea": 12,
    "water": 12,
}

BOARD = [
    "ice caramel steam coffee",
    "coffee milk ice water",
    "tea steam milk coffee",
    "milk ice chocolate steam",
]
SQUARES = [
    (f"{column}{number}", ingredient)
    for number, row in enumerate(BOARD, 1)
    for column, ingredient in zip("abcd", row.split(), strict=True)
]
BESIDE = {"a": "b", "b": "c", "c": "d", "d": "c"}


def can_send(card: str, cup: Counter[str]) -> bool:
    position = barista(step="send", cups=[{}, dict(cup)], rows=[[], [card]])
    if f"send 2 {card}" in offers(position):
        return True
    assert refused(position, f"send 2 {card}").rule == "CR-RULING-16"
    return False


@rule("CR-DATA-01")
def test_the_box_holds_exactly_the_80_cards_of_the_33_drinks() -> None:
    assert len(DRINKS) == 33
    assert len(CARDS) == 80
    assert sorted(barista().content.card_ids) == sorted(card for card, _, _ in CARDS)


@rule("CR-ORDER-01")
@pytest.mark.parametrize(("card", "specialty", "recipe"), CARDS)
def test_a_cup_that_holds_just_what_the_card_asks_for_can_be_sent(
    card: str, specialty: bool, recipe: str
) -> None:
    assert can_send(card, Counter(recipe.split()))


@rule("CR-ORDER-08")
@pytest.mark.parametrize(("card", "specialty", "recipe"), CARDS)
def test_a_specialty_order_and_no_other_earns_a_rush_token(card: str, specialty: bool, recipe: str) -> None:
    position = barista(step="send", cups=[Counter(recipe.split())], rows=[[], [card]])
    play(position, f"send 1 {card}")

    assert position.view(None).players[0].sent == (card,)
    assert position.view(None).players[0].rush == (1 if specialty else 0)
    assert position.view(None).rush_supply == (14 if specialty else 15)


@rule("CR-ORDER-01")
@pytest.mark.parametrize(("card", "recipe"), RECIPES)
def test_one_token_more_of_any_kind_spoils_the_cup(card: str, recipe: str) -> None:
    for ingredient in SUPPLY:
        assert not can_send(card, Counter([*recipe.split(), ingredient])), ingredient


@rule("CR-ORDER-01")
@pytest.mark.parametrize(("card", "recipe"), RECIPES)
def test_one_token_less_of_any_kind_is_not_enough(card: str, recipe: str) -> None:
    for ingredient in set(recipe.split()):
        assert not can_send(card, Counter(recipe.split()) - Counter([ingredient])), ingredient


@rule("CR-ORDER-01")
@pytest.mark.parametrize(("card", "recipe"), RECIPES)
def test_another_token_in_the_place_of_one_is_not_the_order(card: str, recipe: str) -> None:
    cup = Counter(recipe.split())
    for missing in set(cup):
        for other in SUPPLY.keys() - {missing}:
            assert not can_send(card, cup - Counter([missing]) + Counter([other])), (missing, other)


@rule("CR-DATA-04")
def test_thirty_cards_are_specialties_and_no_order_asks_for_more_than_four_tokens() -> None:
    content = barista().content

    assert sum(content.specialty) == sum(specialty for _, specialty, _ in CARDS) == 30
    sizes = Counter(sum(drink.ingredients.values()) for drink in content.drinks)
    assert sizes == {2: 4, 3: 58, 4: 18}


@rule("CR-SETUP-01")
@pytest.mark.parametrize(("square", "ingredient"), SQUARES)
def test_every_square_gives_the_ingredient_of_the_board(square: str, ingredient: str) -> None:
    start = BESIDE[square[0]] + square[1]
    others = [other for other in ("a1", "d4", "b3", "c2") if other not in (square, start)][:2]
    position = barista(meeples=[start, *others])
    play(position, f"step {square}")

    assert position.view(None).hand == {ingredient: 1}


@rule("CR-SETUP-02")
def test_the_supply_holds_18_beans_and_12_of_everything_else() -> None:
    view = new_play().view(None)

    assert view.supply == SUPPLY
    assert view.rush_supply == 15
