"""When the token shows Closed the round is played to its end (CR-END)."""

from __future__ import annotations

import pytest

from demitasse.games.coffee_rush.events import Closed, Dropped, Ended, TurnBegan
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from tests.coffee_rush.build import (
    barista,
    offers,
    only,
    play,
    quiet_turn,
    random_play,
    refused,
    rule,
    short_orders,
)

ESPRESSO = {"coffee": 1, "steam": 1}


def turns_to_the_end(position: CoffeeRushPosition) -> list[int]:
    """The seats that still have a turn before the play is over."""
    seats: list[int] = []
    while position.seats_to_act:
        seats.append(position.active)
        quiet_turn(position)
    return seats


@rule("CR-END-01")
def test_while_there_are_cards_and_few_penalties_the_token_stays_open() -> None:
    position = barista(
        step="send",
        cups=[ESPRESSO],
        rows=[["espresso-1"], [], [], ["cocoa-1"]],
        penalties=3,
        others={1: {"penalties": 4}},
        deck=3,
    )

    events = play(position, "send 1 espresso-1", "confirm")

    assert only(events, Closed) == []
    assert (position.closed, len(position.deck), len(position.penalties[0])) == ("", 1, 4)


@rule("CR-END-02")
def test_the_token_is_checked_only_after_time_has_passed() -> None:
    position = barista(
        active=2, step="send", cups=[ESPRESSO], rows=[["espresso-1"], [], [], ["cocoa-1"]], deck=2, rush=0
    )

    events = play(position, "send 1 espresso-1", "confirm")

    assert [event.kind for event in events if isinstance(event, Closed | Dropped | Ended)] == [
        "closed",
        "dropped",
        "ended",
    ]
    assert position.result is not None
    assert position.result.scores[2] == 1 - 1


@rule("CR-END-03")
@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_while_the_token_is_open_the_next_player_takes_a_turn(active: int) -> None:
    position = barista(seats=4, active=active, step="confirm", rows=[["cocoa-1"]])

    events = play(position, "confirm")

    assert [turn.seat for turn in only(events, TurnBegan)] == [(active + 1) % 4]
    assert position.result is None


@rule("CR-END-04")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_closed_in_the_last_turn_of_the_round_ends_the_play_at_once(first: int) -> None:
    last = (first - 1) % 3
    late = ["cocoa-1", "cocoa-2"]
    position = barista(
        first=first, active=last, step="confirm", rows=[["milk_tea-1"], [], [], late], penalties=3
    )

    events = play(position, "confirm")

    assert [ended.cause for ended in only(events, Ended)] == ["penalties"]
    assert (position.seats_to_act, position.view(None).step) == ((), "over")
    assert position.result is not None


@rule("CR-END-04")
def test_when_the_play_is_over_nothing_can_be_chosen() -> None:
    position = barista(active=2, step="confirm", closed="deck", rows=[["cocoa-1"]])
    play(position, "confirm")

    assert [offers(position, seat) for seat in range(3)] == [[], [], []]
    assert refused(position, "confirm", 0).rule == "CR-END-04"


@rule("CR-END-05")
@pytest.mark.parametrize(
    ("first", "active", "still"), [(0, 0, [1, 2]), (0, 1, [2]), (1, 1, [2, 0]), (2, 0, [1])]
)
def test_closed_earlier_in_the_round_lets_the_others_have_their_turn(
    first: int, active: int, still: list[int]
) -> None:
    late = ["cocoa-1", "cocoa-2"]
    position = barista(
        first=first, active=active, step="confirm", rows=[["milk_tea-1"], [], [], late], penalties=3
    )
    play(position, "confirm")
    assert (position.closed, position.result) == ("penalties", None)

    assert turns_to_the_end(position) == still
    assert position.result is not None


@rule("CR-END-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_all_players_have_had_equally_many_turns_at_the_end(seats: int, seed: int) -> None:
    turns, rounds = [0] * seats, 0
    for position, events in random_play(seats, seed, short_orders(), first=seed % seats):
        rounds = position.round
        for turn in only(events, TurnBegan):
            turns[turn.seat] += 1

    assert rounds > 3
    assert turns == [rounds] * seats


@rule("CR-RULING-37")
def test_two_players_closing_in_rush_hour_still_finish_the_turn() -> None:
    position = barista(
        seats=2, active=1, step="send", cups=[ESPRESSO], rows=[["espresso-1"], [], [], ["cocoa-1"]], deck=1
    )

    play(position, "send 1 espresso-1", "confirm")

    assert (position.closed, position.result is not None) == ("deck", True)
    assert (len(position.penalties[1]), position.rush[1]) == (1, 1)


@rule("CR-RULING-38")
def test_two_players_the_second_has_a_whole_last_turn_and_cannot_decline_it() -> None:
    position = barista(
        seats=2,
        step="confirm",
        rows=[["cocoa-1"]],
        deck=1,
        others={1: {"rows": [["espresso-1"], [], [], ["milk_tea-1"]], "sent": 3, "cups": [ESPRESSO]}},
    )
    play(position, "confirm")
    assert (position.closed, position.seats_to_act) == ("deck", (1,))
    assert offers(position)[-1] == "skip"
    assert len(offers(position)) == 5

    assert refused(position, "confirm").rule == "CR-TURN-03"
    play(position, "upgrade diagonal_move", "step b3", "stop", "done", "send 1 espresso-1")
    assert position.result is None
    play(position, "confirm")

    assert position.result is not None
    assert position.result.scores == (0, 1 + 2 - 1)


@rule("CR-RULING-42")
@pytest.mark.parametrize("seats", [3, 4])
def test_when_no_order_is_left_anywhere_the_token_turns_to_closed(seats: int) -> None:
    position = barista(seats=seats, active=1, step="confirm", rows=[[], [], [], ["cocoa-1"]])

    events = play(position, "confirm")

    assert [closed.cause for closed in only(events, Closed)] == ["no-orders"]
    assert turns_to_the_end(position) == list(range(2, seats))


@rule("CR-RULING-42")
def test_one_order_left_at_any_player_keeps_the_play_going() -> None:
    others = {0: {"rows": [[], [], [], ["milk_tea-1"]]}}
    position = barista(active=2, step="confirm", rows=[[], [], [], ["cocoa-1"]], others=others)

    play(position, "confirm")

    assert (position.closed, position.seats_to_act) == ("", (0,))


@rule("CR-RULING-42")
def test_an_order_that_rush_hour_just_brought_counts_for_the_check() -> None:
    position = barista(active=2, step="send", cups=[ESPRESSO], rows=[["espresso-1"]])

    play(position, "send 1 espresso-1", "confirm")

    assert (position.closed, position.seats_to_act) == ("", (0,))
