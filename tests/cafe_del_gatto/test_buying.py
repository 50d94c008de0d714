"""Turns and purchases (CG-TURN, CG-BUY, CG-COIN, CG-SUGAR-01)."""

from __future__ import annotations

import pytest

from demitasse.games.cafe_del_gatto.content import COFFEE, MILK
from demitasse.games.cafe_del_gatto.events import Bought, Filled, Took, TurnBegan
from tests.cafe_del_gatto.build import ids, new_play, on_cup, served_all_but, table, values
from tests.playing import offers, only, play, refused, rule

MILKY = [2, 4, 3, 2, 1]
BROWN = [1, 3, 1, 3, 2]


def prices(**facts: object) -> tuple[list[int], list[int]]:
    view = table(milk=MILKY, coffee=BROWN, **facts).view(None)  # type: ignore[arg-type]
    return [place.price for place in view.milk], [place.price for place in view.coffee]


@rule("CG-TURN-01", "CG-TURN-02")
def test_the_first_player_begins_and_turns_pass_clockwise() -> None:
    position = new_play(3, first=1)
    began = [event for _ in range(4) for event in only(play(position, "take", "confirm"), TurnBegan)]
    turns = [(event.seat, event.round) for event in began]

    assert turns == [(2, 1), (0, 1), (1, 2), (2, 2)]


@rule("CG-TURN-03", "CG-DEC-01")
def test_a_turn_offers_tokens_full_cups_coins_and_cleaning() -> None:
    position = table(coins=3, cups={"espresso": ["hot_2"]})

    assert offers(position) == [
        *("buy milk 1", "buy milk 2", "buy milk 3"),
        *("buy coffee 1", "buy coffee 2", "buy coffee 3", "buy coffee 4"),
        *("serve espresso", "take", "clean milk", "clean coffee"),
    ]


@rule("CG-TURN-03")
@pytest.mark.parametrize("second", ["buy coffee 1", "serve espresso", "take"])
def test_there_is_no_second_action_in_a_turn(second: str) -> None:
    position = table(cups={"espresso": ["hot_2"]})
    play(position, "take")

    assert offers(position) == ["confirm"]
    assert refused(position, second).rule == "CG-TURN-03"


@rule("CG-TURN-04", "CG-RULING-17")
def test_there_is_no_pass() -> None:
    position = table(coins=0)

    assert offers(position) == ["take"]
    assert refused(position, "end").rule == "CG-TURN-04"


@rule("CG-TURN-05")
def test_play_goes_on_until_somebody_has_served_all_cups() -> None:
    position = table(first=1, cups={"espresso": ["hot_2"]}, served=served_all_but("espresso"))
    play(position, "take", "confirm")
    assert position.result is None
    play(position, *("take", "confirm") * 2)
    play(position, "serve espresso", "tile 2", "confirm")

    assert position.result is not None


@rule("CG-BUY-01")
def test_one_token_is_bought_and_the_turn_is_over() -> None:
    position = table()
    events = play(position, "buy coffee 1", "place espresso", "confirm")

    assert len(only(events, Bought)) == 1
    assert position.active == 1
    assert sum(map(len, position.cups[0])) == 1


@rule("CG-BUY-02", "CG-DEC-03")
def test_any_row_of_either_column_can_be_bought_by_who_can_pay_and_place() -> None:
    position = table(coins=9)

    bought = [text for text in offers(position) if text.startswith("buy")]
    assert bought == [f"buy {column} {row}" for column in ("milk", "coffee") for row in range(1, 6)]


@rule("CG-BUY-03", "CG-BUY-04", "CG-BUY-05", "CG-BUY-06", "CG-BUY-07", "CG-EX-10")
def test_the_price_is_the_neighbours_value_with_a_surcharge_in_the_two_upper_rows() -> None:
    milk, coffee = prices()

    assert milk == [1, 3, 1, 3 + 1, 2 + 2]
    assert coffee == [2, 4, 3, 2 + 1, 1 + 2]


@rule("CG-BUY-04")
def test_neither_symbols_nor_the_tokens_own_value_change_its_price() -> None:
    for neighbour in ("hot_3", "cold_3", "creamy_3"):
        for own in ("hot_1", "hot_4"):
            view = table(milk=[own, 2, 2, 2, 2], coffee=[neighbour, 1, 1, 1, 1]).view(None)
            assert view.milk[0].price == 3


@rule("CG-BUY-08")
def test_the_price_goes_to_the_supply() -> None:
    position = table(coins=5)
    before = position.coin_supply
    play(position, "buy milk 1", "confirm")

    assert (position.coins[0], position.coin_supply) == (2, before + 3)


@rule("CG-BUY-09", "CG-BUY-10", "CG-BUY-16", "CG-EX-09")
def test_tokens_above_slide_down_and_a_new_one_comes_in_at_the_top() -> None:
    position = table(milk=MILKY, coffee=BROWN)
    events = play(position, "buy milk 3", "confirm")
    (filled,) = only(events, Filled)
    new = values(position, MILK)[4]

    assert values(position, MILK) == [2, 4, 2, 1, new]
    assert values(position, COFFEE) == BROWN
    assert filled.tokens == (ids(position, position.machine[MILK])[4],)
    assert [place.price for place in position.view(None).coffee] == [2, 4, 2, 2, new + 2]
    assert len(position.bag) == 25


@rule("CG-BUY-11", "CG-BUY-15", "CG-DEC-04")
def test_the_token_goes_on_the_chosen_cup_with_the_face_of_its_column() -> None:
    position = table(coffee=["hot_3", 3, 3, 3, 3])
    play(position, "buy coffee 1")
    assert offers(position) == [
        "place espresso",
        "place espresso_macchiato",
        "place doppio",
        "place cappuccino",
    ]
    play(position, "place doppio", "confirm")

    assert on_cup(position, 0, "doppio") == ["hot_3"]
    assert refused(position, "place espresso").rule == "CG-TURN-03"


@rule("CG-BUY-12")
def test_only_the_lowest_empty_space_counts() -> None:
    position = table(cups={"cappuccino": ["hot_2"], "espresso_macchiato": [1]})
    play(position, "buy milk 1")

    assert offers(position) == ["place espresso_macchiato", "place cappuccino", "place latte_macchiato"]
    assert refused(position, "place doppio").rule == "CG-BUY-13"


@rule("CG-BUY-12", "CG-SERVE-16")
def test_a_full_or_served_cup_takes_nothing() -> None:
    position = table(cups={"espresso": ["hot_2"]}, served={"doppio": 2})
    play(position, "buy coffee 1")

    assert refused(position, "place espresso").rule == "CG-BUY-12"
    assert refused(position, "place doppio").rule == "CG-SERVE-16"
    assert refused(position, "place teapot").rule == "CG-SETUP-09"


@rule("CG-BUY-13", "CG-BUY-14")
def test_milk_goes_on_white_and_coffee_on_brown_spaces_only() -> None:
    milk, coffee = table(cups={"cappuccino": [1]}), table()
    play(milk, "buy milk 1")
    play(coffee, "buy coffee 1")

    assert offers(milk) == ["place cappuccino", "place latte_macchiato"]
    assert refused(milk, "place espresso").rule == "CG-BUY-13"
    assert refused(coffee, "place latte_macchiato").rule == "CG-BUY-14"


@rule("CG-BUY-17")
@pytest.mark.parametrize(("column", "at"), [("milk", MILK), ("coffee", COFFEE)])
def test_the_refill_comes_into_the_column_that_was_bought_from(column: str, at: int) -> None:
    position = table()
    before = position.machine
    text = "place latte_macchiato" if column == "milk" else "place espresso"
    events = play(position, f"buy {column} 5", *([text] if column == "coffee" else []), "confirm")

    assert only(events, Filled)[0].column == column
    assert position.machine[1 - at] == before[1 - at]
    assert len(position.machine[at]) == 5


@rule("CG-BUY-18")
def test_a_token_has_one_value_and_one_symbol_on_both_faces() -> None:
    milk = table(milk=["cold_4", 2, 2, 2, 2])
    coffee = table(coffee=["cold_4", 3, 3, 3, 3])

    assert milk.view(None).coffee[0].price == coffee.view(None).milk[0].price == 4


@rule("CG-DEC-03", "CG-DEC-04", "CG-INFO-06")
def test_nothing_is_paid_before_the_purchase_is_confirmed() -> None:
    position = table()
    before = position.coins, position.machine, position.cups, position.bag
    play(position, "buy coffee 2", "place doppio")

    assert (position.coins, position.machine, position.cups, position.bag) == before
    assert offers(position) == ["confirm"]


@rule("CG-DEC-04")
def test_with_a_single_fitting_cup_the_cup_needs_no_choice_but_the_purchase_its_confirmation() -> None:
    position = table()
    play(position, "buy milk 1")

    assert offers(position) == ["confirm"]
    assert position.view(0).cup == "latte_macchiato"


@rule("CG-COIN-01", "CG-COIN-02")
def test_taking_gives_two_coins_from_the_supply_and_nothing_else() -> None:
    position = table(coins=5)
    before = position.copy()
    events = play(position, "take", "confirm")

    assert position.coins == (7, 5, 5)
    assert position.coin_supply == before.coin_supply - 2
    assert only(events, Took) == [Took(0, 2)]
    assert (position.machine, position.cups, position.sugar) == (before.machine, before.cups, before.sugar)


@rule("CG-SUGAR-01", "CG-RULING-33")
def test_a_token_of_value_1_brings_a_sugar_cube() -> None:
    position = table(milk=[1, 2, 2, 2, 2])
    (bought,) = only(play(position, "buy milk 1", "confirm"), Bought)

    assert bought.sugar == position.sugar[0] == 1
    assert position.sugar_supply == 11


@rule("CG-RULING-33")
def test_a_price_of_1_brings_no_sugar_nor_does_a_refill_or_a_cleaning() -> None:
    position = table(
        milk=[3, 1, 1, 1, 1], coffee=[1, 3, 3, 3, 3], bag=["hot_1", "cold_1", "creamy_1", "hot_4"]
    )
    (bought,) = only(play(position, "buy milk 1", "confirm"), Bought)
    assert (bought.price, bought.sugar, sum(position.sugar)) == (1, 0, 0)
    play(position, "clean milk")

    assert sum(position.sugar) == 0


@rule("CG-RULING-06", "CG-EX-12")
def test_a_token_that_fits_nowhere_is_not_offered_and_refused() -> None:
    position = table(coins=20, served={"latte_macchiato": 4})

    assert not [text for text in offers(position) if text.startswith("buy milk")]
    assert refused(position, "buy milk 1").rule == "CG-RULING-06"


@rule("CG-RULING-07", "CG-EX-11")
def test_a_price_one_coin_too_high_is_not_offered_and_refused() -> None:
    position = table(
        coins=3,
        milk=[4] * 5,
        coffee=["hot_4"] + [3] * 4,
        cups={"espresso": [1]},
        served={"latte_macchiato": 4},
    )

    assert offers(position) == ["serve espresso", "take", "clean milk", "clean coffee"]
    refusal = refused(position, "buy coffee 1")
    assert refusal.rule == "CG-RULING-07"
    assert str(refusal) == "That token costs 4, and you have only 3. (CG-RULING-07)"


@rule("CG-RULING-08")
def test_the_price_is_that_before_the_token_leaves() -> None:
    position = table(coins=3, milk=[2, 2, 2, 2, 4], coffee=[3, 3, 3, 3, "hot_1"])
    (bought,) = only(play(position, "buy milk 5", "confirm"), Bought)

    assert bought.price == 1 + 2
    assert position.coins[0] == 0


@rule("CG-RULING-09")
def test_a_placed_token_can_be_neither_moved_nor_discarded() -> None:
    position = table(cups={"doppio": ["hot_1"]})

    assert refused(position, "dump doppio").rule == "CG-RULING-09"
    assert not [text for text in offers(position) if "doppio" in text]


@rule("CG-RULING-34")
def test_sugar_gained_by_a_purchase_comes_too_late_for_serving_in_that_turn() -> None:
    position = table(milk=[1, 2, 2, 2, 2], cups={"espresso": [4]})
    play(position, "buy milk 1")

    assert refused(position, "serve espresso").rule == "CG-TURN-03"
