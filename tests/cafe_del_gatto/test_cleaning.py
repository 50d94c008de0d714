"""Cleaning the machine, the bag and the discard (CG-CLEAN, CG-BAG)."""

from __future__ import annotations

import pytest

from demitasse.games.cafe_del_gatto.content import COFFEE, MILK
from demitasse.games.cafe_del_gatto.events import Cleaned, Filled, Remixed, TurnBegan, TurnEnded
from tests.cafe_del_gatto.build import MINKA, ids, table
from tests.playing import offers, only, play, refused, rule


@rule("CG-CLEAN-01", "CG-CLEAN-02", "CG-CLEAN-03")
@pytest.mark.parametrize(("column", "at"), [("milk", MILK), ("coffee", COFFEE)])
def test_two_coins_replace_all_tokens_of_one_column(column: str, at: int) -> None:
    position = table(coins=5)
    old, before = position.machine, position.coin_supply
    events = play(position, f"clean {column}")

    assert (position.coins[0], position.coin_supply) == (3, before + 2)
    assert position.discard == old[at]
    assert position.machine[1 - at] == old[1 - at]
    assert only(events, Cleaned)[0].tokens == tuple(ids(position, old[at]))
    assert only(events, Filled)[0].tokens == tuple(ids(position, position.machine[at]))
    assert len(position.machine[at]) == 5


@rule("CG-CLEAN-01")
def test_cleaning_with_one_coin_is_not_offered_and_refused() -> None:
    position = table(coins=1)

    assert not [text for text in offers(position) if text.startswith("clean")]
    refusal = refused(position, "clean milk")
    assert refusal.rule == "CG-CLEAN-01"
    assert str(refusal) == "Cleaning costs 2, and you have only 1. (CG-CLEAN-01)"
    assert refused(position, "clean steam").rule == "CG-CLEAN-01"


@rule("CG-CLEAN-01")
def test_cleaning_comes_before_the_purchase_and_not_in_the_middle_of_it() -> None:
    position = table()
    play(position, "buy coffee 1")

    assert refused(position, "clean milk").rule == "CG-CLEAN-01"


@rule("CG-CLEAN-04", "CG-CLEAN-06", "CG-DEC-02")
def test_after_a_cleaning_the_action_is_still_to_come() -> None:
    position = table(coins=9)
    play(position, "clean coffee")
    assert position.active == 0
    assert {"buy coffee 1", "clean milk", "clean coffee", "end"} <= set(offers(position))
    play(position, "buy coffee 1", "place espresso", "confirm")

    assert len(position.cups[0][0]) == 1
    assert position.active == 1


@rule("CG-CLEAN-05")
def test_cleaning_can_be_repeated_for_two_coins_each_time() -> None:
    position = table(coins=7)
    play(position, "clean coffee", "clean coffee", "clean milk")

    assert position.coins[0] == 1
    assert len(position.discard) == 15


@rule("CG-CLEAN-07", "CG-EX-14", "CG-DEC-02")
def test_when_the_money_is_enough_for_nothing_the_turn_ends_without_an_action() -> None:
    position = table(coins=2)
    events = play(position, "clean milk")

    assert (position.coins[0], position.active) == (0, 1)
    assert only(events, TurnEnded) == [TurnEnded(0)]
    assert only(events, TurnBegan) == [TurnBegan(1, 1)]


@rule("CG-RULING-12", "CG-RULING-16")
def test_cleaning_needs_no_reason_and_no_cup_to_fill() -> None:
    everything = dict.fromkeys(("espresso",), 1) | {"doppio": 2, "espresso_macchiato": 2}
    position = table(coins=2, served={**everything, "cappuccino": 3, "latte_macchiato": 4})

    assert offers(position) == ["take", "clean milk", "clean coffee"]


@rule("CG-RULING-14")
@pytest.mark.parametrize("text", ["take", "serve cappuccino"])
def test_after_a_cleaning_there_is_no_serving_and_no_taking(text: str) -> None:
    position = table(coins=5, cups=MINKA)
    play(position, "clean milk")

    assert refused(position, text).rule == "CG-RULING-14"


@rule("CG-RULING-15")
def test_after_a_cleaning_one_may_leave_it_although_one_could_buy() -> None:
    position = table(coins=9)
    play(position, "clean milk")
    assert [text for text in offers(position) if text.startswith("buy")]
    events = play(position, "end")

    assert only(events, TurnEnded) == [TurnEnded(0)]
    assert position.active == 1


@rule("CG-BAG-01", "CG-RULING-11", "CG-EX-13")
def test_the_discard_goes_into_the_bag_in_the_middle_of_a_refill() -> None:
    position = table(bag=2, discard=4, coins=5)
    events = play(position, "clean coffee")

    assert position.coins[0] == 3
    assert only(events, Remixed) == [Remixed(9)]
    assert (len(position.bag), len(position.discard)) == (6, 0)
    assert [type(event) for event in events[:3]] == [Cleaned, Remixed, Filled]


@rule("CG-BAG-01", "CG-RULING-11")
def test_the_discard_stays_while_the_bag_has_a_token() -> None:
    position = table(bag=1, discard=4)
    events = play(position, "buy milk 1", "confirm")
    assert (only(events, Remixed), len(position.bag), len(position.discard)) == ([], 0, 4)
    events = play(position, "buy milk 1", "confirm")

    assert only(events, Remixed) == [Remixed(4)]
    assert (len(position.bag), len(position.discard)) == (3, 0)


@rule("CG-RULING-13")
def test_tokens_just_cleaned_away_may_come_back_at_once() -> None:
    position = table(bag=0, discard=0, coffee=["hot_1", "hot_2", "hot_3", "cold_1", "cold_2"])
    old = sorted(position.machine[COFFEE])
    play(position, "clean coffee")

    assert sorted(position.machine[COFFEE]) == old


@rule("CG-RULING-03")
def test_a_cleaned_column_is_told_from_the_bottom_up() -> None:
    position = table()
    (filled,) = only(play(position, "clean milk"), Filled)

    assert [place.token for place in position.view(0).milk] == list(filled.tokens)
