"""Whose turn it is and what a turn is made of (CR-TURN)."""

from __future__ import annotations

import pytest

from demitasse.games.coffee_rush.events import Aged, Drew, Dropped, TurnBegan
from tests.coffee_rush.build import barista, begun, new_play, offers, only, play, quiet_turn, refused, rule


@rule("CR-TURN-01")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_takes_the_first_turn(first: int) -> None:
    position = new_play(seats=3, first=first)

    events = play(position, "place a1", "place d4", "place b2")

    assert only(events, TurnBegan) == [TurnBegan(first, 1)]
    assert (position.seats_to_act, position.active) == ((first,), first)


@rule("CR-TURN-02")
def test_turns_pass_clockwise_one_player_at_a_time() -> None:
    position = begun(seats=4, first=2)

    turns = [event for _ in range(5) for event in only(quiet_turn(position), TurnBegan)]

    assert [turn.seat for turn in turns] == [3, 0, 1, 2, 3]
    assert [turn.round for turn in turns] == [1, 1, 1, 2, 2]


@rule("CR-TURN-02")
@pytest.mark.parametrize("seat", [0, 2, 3])
def test_nobody_plays_in_another_players_turn(seat: int) -> None:
    position = barista(seats=4, active=1)

    assert offers(position, seat) == []
    assert refused(position, offers(position)[0], seat).rule == "CR-TURN-02"


@rule("CR-TURN-03")
def test_a_turn_is_upgrade_then_move_then_pour_then_process_then_end() -> None:
    position = barista(
        step="upgrade", sent=3, cups=[{"coffee": 1, "steam": 1}], rows=[["espresso-1", "ristretto-1"]]
    )

    steps = []
    for text in ("skip", "step b1", "stop", "done", "done", "confirm"):
        steps.append(position.view(0).step)
        play(position, text)

    assert steps == ["upgrade", "move", "move", "pour", "send", "confirm"]
    assert position.active == 1


@rule("CR-TURN-03")
def test_the_end_step_comes_after_the_orders_are_processed() -> None:
    position = barista(
        step="send", cups=[{"coffee": 1, "steam": 1}], rows=[["espresso-1"], [], [], ["ristretto-1"]]
    )

    events = play(position, "send 1 espresso-1", "confirm")

    ending = [type(event) for event in events if isinstance(event, Drew | Aged | Dropped | TurnBegan)]
    assert ending == [Drew, Drew, Aged, Dropped, TurnBegan]


@rule("CR-TURN-03")
def test_every_turn_starts_with_nothing_left_of_the_one_before() -> None:
    position = barista(
        step="send", steps=3, cups=[{"coffee": 1, "steam": 1}], rows=[["espresso-1"], ["americano-1"]]
    )

    play(position, "send 1 espresso-1", "confirm")

    assert (position.steps, position.sent_now, position.mover) == (0, 0, -1)
    assert "stop" not in offers(position)
