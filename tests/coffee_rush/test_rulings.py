"""Rulings that draw a line between two steps, or say what the token does not do (CR-RULING)."""

from __future__ import annotations

import pytest

from demitasse.games.coffee_rush.events import Closed, Drew, Dropped, Sent
from tests.coffee_rush.build import (
    barista,
    cards_left,
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
GREEN_TEA = {"steam": 1, "tea": 1, "water": 1}


@rule("CR-RULING-09")
def test_a_rush_token_for_a_specialty_order_gives_no_step_in_the_same_turn() -> None:
    position = barista(
        step="send", steps=3, cups=[GREEN_TEA, GREEN_TEA], rows=[["green_tea-1", "green_tea-2"]]
    )

    play(position, "send 1 green_tea-1")

    assert position.rush[0] == 1
    assert offers(position) == ["send 2 green_tea-2", "done"]
    assert refused(position, "step b1").rule == "CR-RULING-10"


@rule("CR-RULING-09")
def test_a_rush_token_gained_in_a_turn_is_a_fourth_step_in_the_next() -> None:
    position = barista(
        step="confirm",
        rows=[["cocoa-1"], [], [], ["americano-1"]],
        meeples=["a1", "d4", "a4"],
    )
    play(position, "confirm")
    quiet_turn(position)
    quiet_turn(position)
    assert position.active == 0

    play(position, "step b1", "step c1", "step b1", "step c1")

    assert (position.steps, position.rush[0]) == (4, 0)


@rule("CR-RULING-11")
def test_nothing_is_sent_before_pouring_is_done() -> None:
    position = barista(step="pour", cups=[ESPRESSO], hand={"milk": 1}, rows=[["espresso-1"]])

    assert not any(text.startswith("send") for text in offers(position))
    assert refused(position, "send 1 espresso-1").rule == "CR-RULING-11"


@rule("CR-RULING-11")
@pytest.mark.parametrize("choice", ["pour coffee 1", "pour milk 3", "empty 2"])
def test_a_cup_emptied_by_sending_cannot_be_filled_in_the_same_turn(choice: str) -> None:
    position = barista(
        step="pour",
        cups=[ESPRESSO, ESPRESSO],
        hand={"coffee": 1, "steam": 1},
        rows=[["espresso-1", "ristretto-1", "espresso-2"]],
    )

    play(position, "done", "send 1 espresso-1")

    assert position.hand == 0
    assert refused(position, choice).rule == "CR-RULING-11"


@rule("CR-RULING-19")
def test_each_cup_sends_at_most_one_order_a_turn_so_three_in_all() -> None:
    rows = [["espresso-1", "espresso-2", "ristretto-1", "ristretto-2"]]
    position = barista(step="send", cups=[ESPRESSO] * 3, rows=rows)

    play(position, "send 1 espresso-1")
    assert not any(text.startswith("send 1") for text in offers(position))
    play(position, "send 2 espresso-2", "send 3 ristretto-1")

    assert (position.sent_now, offers(position)) == (3, ["confirm"])
    assert refused(position, "send 1 ristretto-2").rule == "CR-RULING-16"


@rule("CR-RULING-19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_ever_sends_more_than_three_orders_in_a_turn(seats: int) -> None:
    numbers = {
        position.sent_now for seed in range(8) for position, _ in random_play(seats, seed, short_orders())
    }

    assert numbers == {0, 1, 2, 3}


@rule("CR-RULING-23")
def test_a_token_that_shows_closed_is_not_turned_again() -> None:
    late = ["cocoa-1", "cocoa-2"]
    position = barista(step="send", cups=[ESPRESSO], rows=[["espresso-1"], [], [], late], penalties=3, deck=2)

    events = play(position, "send 1 espresso-1", "confirm")

    assert len(position.penalties[0]) == 5
    assert only(events, Closed) == [Closed("deck")]
    assert position.closed == "deck"


@rule("CR-RULING-23")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_token_never_turns_back_and_never_changes_seat(seats: int) -> None:
    for seed in range(3):
        closed = ""
        for position, _ in random_play(seats, seed, short_orders(), first=1):
            assert position.first == 1
            assert closed in ("", position.closed)
            closed = position.closed
        assert closed


@rule("CR-RULING-23")
def test_turning_the_token_is_nobodys_decision() -> None:
    position = barista(step="confirm", rows=[["cocoa-1"], [], [], ["americano-1"]], penalties=4)
    assert offers(position) == ["confirm"]

    play(position, "confirm")

    assert (position.closed, position.active) == ("penalties", 1)
    assert all(text.split()[0] == "step" for text in offers(position))


@rule("CR-RULING-33")
def test_a_player_with_five_penalties_keeps_playing_and_may_get_more() -> None:
    late = [["cocoa-1"], [], [], ["americano-1", "americano-2"]]
    position = barista(
        step="confirm", closed="penalties", others={1: {"rows": late, "penalties": 5, "rush": 1}}
    )

    play(position, "confirm")
    assert position.seats_to_act == (1,)
    quiet_turn(position)

    assert (len(position.penalties[1]), position.rush[1]) == (7, 3)


@rule("CR-RULING-33")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_penalty_cards_are_never_removed(seats: int) -> None:
    for seed in range(3):
        before: tuple[tuple[int, ...], ...] = ((),) * seats
        for position, _ in random_play(seats, seed):
            for old, new in zip(before, position.penalties, strict=True):
                assert new[: len(old)] == old
            before = position.penalties
        assert any(before)


@rule("CR-RULING-34")
def test_a_turn_after_closed_is_a_complete_turn() -> None:
    late = [["green_tea-1"], ["cocoa-1"], [], ["americano-1"]]
    position = barista(
        step="confirm",
        closed="penalties",
        deck=["milk_tea-1", "milk_tea-2", "cold_brew-1"],
        others={1: {"sent": 3, "cups": [GREEN_TEA], "rows": late}},
    )

    play(position, "confirm")
    events = play(position, "upgrade diagonal_move", "step c3", "stop", "pour milk 2", "done")
    events += play(position, "send 1 green_tea-1", "confirm")

    assert [sent.rush for sent in only(events, Sent)] == [1]
    assert [(drew.seat, drew.order) for drew in only(events, Drew)] == [(2, "milk_tea-1"), (0, "milk_tea-2")]
    assert [drop.order for drop in only(events, Dropped)] == ["americano-1"]
    assert (cards_left(position, 1), position.rush[1]) == ([0, 0, 1, 0], 2)
    assert position.view(1).players[1].upgrades == ("diagonal_move",)


@rule("CR-RULING-43")
def test_only_matching_pairs_of_cup_and_card_are_offered() -> None:
    position = barista(
        step="send",
        cups=[ESPRESSO, {"coffee": 2, "steam": 1}, {"milk": 1}],
        rows=[["espresso-1"], ["espresso_doppio-3", "cocoa-1"], ["ristretto-2"]],
        others={1: {"rows": [["espresso-2"]]}},
    )

    assert offers(position) == [
        "send 1 espresso-1",
        "send 1 ristretto-2",
        "send 2 espresso_doppio-3",
        "done",
    ]


@rule("CR-RULING-43")
def test_a_wrong_declaration_cannot_occur() -> None:
    position = barista(step="send", cups=[ESPRESSO], rows=[["espresso-1", "cocoa-1"]])

    refusal = refused(position, "send 1 cocoa-1")

    assert refusal.rule == "CR-RULING-16"
    assert (position.sent_now, position.sent[0]) == (0, ())
