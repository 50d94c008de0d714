"""Rush hour closes step 4: sent orders bring new ones to the players on the left (CR-RUSH)."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.coffee_rush.events import Closed, Drew
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from tests.coffee_rush.build import barista, cards_left, only, play, quiet_turn, rule

ESPRESSO = {"coffee": 1, "steam": 1}
MINE = ("espresso-1", "espresso-2", "ristretto-1")
DECK = ("cocoa-1", "cocoa-2", "milk_tea-1", "milk_tea-2", "green_tea-1", "green_tea-2", "cold_brew-1")


def having_sent(orders: int, **facts: Any) -> CoffeeRushPosition:
    """The active player has sent this many orders and has one left to wait for; the turn is not confirmed yet."""
    facts = {"deck": DECK} | facts
    rows = [MINE[:orders], ["americano-1"]]
    position = barista(step="send", cups=[ESPRESSO] * orders, rows=rows, **facts)
    play(
        position,
        *(f"send {cup} {MINE[cup - 1]}" for cup in range(1, 1 + orders)),
        *([] if orders else ["done"]),
    )
    return position


def row_1(position: CoffeeRushPosition, seat: int) -> tuple[str, ...]:
    return position.view(None).players[seat].rows[0]


@rule("CR-RUSH-01")
@pytest.mark.parametrize("orders", [1, 2, 3])
def test_each_order_sent_this_turn_brings_one_to_the_next_player(orders: int) -> None:
    position = having_sent(orders, sent=4)

    play(position, "confirm")

    assert cards_left(position, 1) == [orders, 0, 0, 0]


@rule("CR-RUSH-01")
def test_orders_of_an_earlier_turn_bring_no_more_cards() -> None:
    position = having_sent(2)
    play(position, "confirm")
    deck = len(position.deck)

    quiet_turn(position)

    assert len(position.deck) == deck
    assert cards_left(position, 2) == [2, 0, 0, 0]


@rule("CR-RUSH-02")
def test_with_three_players_both_opponents_draw() -> None:
    position = having_sent(2, active=1)

    play(position, "confirm")

    assert (cards_left(position, 2)[0], cards_left(position, 0)[0]) == (2, 2)


@rule("CR-RUSH-02")
def test_with_four_players_the_next_two_draw() -> None:
    position = having_sent(2, seats=4, active=2)

    play(position, "confirm")

    assert [cards_left(position, seat)[0] for seat in (3, 0)] == [2, 2]


@rule("CR-RUSH-03")
def test_drawn_orders_join_those_in_row_1() -> None:
    waiting = [["caffe_mocha-1"], ["mochaccino-1"], [], ["black_tea-1"]]
    position = having_sent(1, others={1: {"rows": waiting}})

    play(position, "confirm")

    assert position.view(1).players[1].rows == (
        ("caffe_mocha-1", "cocoa-1"),
        ("mochaccino-1",),
        (),
        ("black_tea-1",),
    )


@rule("CR-RUSH-04")
def test_the_next_player_draws_all_before_the_one_after_draws_any() -> None:
    position = having_sent(2)

    events = play(position, "confirm")

    assert [(drew.seat, drew.order) for drew in only(events, Drew)] == [
        (1, "cocoa-1"),
        (1, "cocoa-2"),
        (2, "milk_tea-1"),
        (2, "milk_tea-2"),
    ]
    assert (row_1(position, 1), row_1(position, 2)) == (DECK[:2], DECK[2:4])


@rule("CR-RUSH-05")
def test_with_four_players_the_one_on_the_right_draws_nothing() -> None:
    position = having_sent(3, seats=4)

    play(position, "confirm")

    assert cards_left(position, 3) == [0, 0, 0, 0]
    assert len(position.deck) == len(DECK) - 6


@rule("CR-RUSH-06")
def test_a_short_deck_serves_the_next_player_first() -> None:
    position = having_sent(3, deck=DECK[:4])

    play(position, "confirm")

    assert (row_1(position, 1), row_1(position, 2)) == (DECK[:3], DECK[3:4])


@rule("CR-RUSH-07", "CR-END-01")
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_a_draw_the_deck_cannot_fully_supply_turns_the_token_to_closed(cards: int) -> None:
    position = having_sent(2, deck=DECK[:cards])

    events = play(position, "confirm")

    assert only(events, Closed) == [Closed("deck")]
    assert position.view(None).closed == "deck"


@rule("CR-RULING-20")
def test_a_draw_that_takes_the_very_last_card_turns_the_token_to_closed() -> None:
    position = having_sent(2, deck=DECK[:4])

    play(position, "confirm")

    assert (cards_left(position, 1)[0], cards_left(position, 2)[0], position.deck) == (2, 2, ())
    assert position.closed == "deck"


@rule("CR-RULING-20")
def test_one_card_left_in_the_deck_keeps_the_token_open() -> None:
    position = having_sent(2, deck=DECK[:5])

    play(position, "confirm")

    assert (len(position.deck), position.closed) == (1, "")


@rule("CR-RULING-20")
def test_the_two_player_card_of_time_closes_when_it_is_the_last() -> None:
    position = barista(seats=2, step="confirm", deck=1, rows=[["americano-1"]])

    play(position, "confirm")

    assert (position.deck, position.closed) == ((), "deck")


@rule("CR-RULING-21")
def test_nothing_is_drawn_before_the_last_order_is_sent() -> None:
    position = barista(step="send", cups=[ESPRESSO] * 2, rows=[MINE[:2]], deck=DECK)

    first = play(position, "send 1 espresso-1")
    second = play(position, "send 2 espresso-2")

    assert (only(first, Drew), only(second, Drew), len(position.deck)) == ([], [], len(DECK))


@rule("CR-RULING-21")
def test_rush_hour_is_resolved_once_with_the_whole_number() -> None:
    position = having_sent(2)

    drawn = only(play(position, "confirm"), Drew)

    assert [drew.seat for drew in drawn] == [1, 1, 2, 2]


@rule("CR-RULING-21")
def test_without_a_sent_order_nobody_draws() -> None:
    position = having_sent(0, sent=5)

    events = play(position, "confirm")

    assert only(events, Drew) == []
    assert len(position.deck) == len(DECK)


@rule("CR-RULING-22")
def test_the_discard_is_not_shuffled_into_a_short_deck() -> None:
    position = having_sent(2, deck=DECK[:1])
    discard = position.discard
    assert len(discard) > 4

    play(position, "confirm")

    assert (position.deck, position.discard) == ((), discard)
    assert (cards_left(position, 1)[0], cards_left(position, 2)[0]) == (1, 0)


@rule("CR-RULING-22")
def test_with_an_empty_deck_rush_hour_adds_nothing() -> None:
    position = having_sent(2, deck=[], closed="deck")

    events = play(position, "confirm")

    assert only(events, Drew) == []
    assert (cards_left(position, 1), cards_left(position, 2)) == ([0] * 4, [0] * 4)
    assert position.active == 1


@rule("CR-RULING-22")
def test_with_an_empty_deck_two_players_get_no_card_of_time_either() -> None:
    position = barista(seats=2, step="confirm", deck=[], closed="deck", rows=[["americano-1"]])

    play(position, "confirm")

    assert cards_left(position, 0) == [0, 1, 0, 0]


@rule("CR-RULING-24")
def test_drawn_orders_lie_face_up_for_everybody() -> None:
    position = having_sent(1)

    play(position, "confirm")

    for viewer in (0, 1, 2, None):
        players = position.view(viewer).players
        assert (players[1].rows[0], players[2].rows[0]) == (("cocoa-1",), ("cocoa-2",))


@rule("CR-RULING-24")
def test_a_row_holds_any_number_of_orders() -> None:
    crowded = ["caffe_mocha-1", "caffe_mocha-2", "mochaccino-1", "mochaccino-2", "black_tea-1", "black_tea-2"]
    position = having_sent(3, others={1: {"rows": [crowded]}})

    play(position, "confirm")

    assert cards_left(position, 1) == [9, 0, 0, 0]
