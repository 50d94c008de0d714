"""What a seat is asked from pouring to the end of a turn, and what it is not asked (CR-DEC)."""

from __future__ import annotations

from itertools import permutations

import pytest

from demitasse import Play
from demitasse.games.coffee_rush.events import Ended, TurnBegan
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.games.coffee_rush.tokens import counts_of
from tests.coffee_rush.build import (
    COFFEE_RUSH,
    barista,
    offers,
    only,
    play,
    random_play,
    refused,
    rule,
    short_orders,
)

ESPRESSO = {"coffee": 1, "steam": 1}
GREEN_TEA = {"steam": 1, "tea": 1, "water": 1}


@rule("CR-DEC-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_send_offers_each_match_of_cup_and_card_and_done(seats: int) -> None:
    asked = 0
    for seed in range(6):
        for position, _ in random_play(seats, seed, short_orders() if seed % 2 else None):
            view = position.view(None)
            if view.step != "send":
                continue
            me = view.players[view.active]
            needs = {order.id: order.ingredients for order in position.content.orders}
            matches = {
                f"send {number} {card}"
                for number, cup in enumerate(me.cups, 1)
                for row in me.rows
                for card in row
                if cup == needs[card.rsplit("-", 1)[0]]
            }
            assert offers(position)[-1] == "done"
            assert set(offers(position)[:-1]) == matches
            assert len(offers(position)) == len(matches) + 1
            asked += 1
    assert asked > 5


@rule("CR-DEC-07")
def test_send_is_asked_again_until_done() -> None:
    position = barista(step="send", cups=[ESPRESSO] * 3, rows=[["espresso-1", "espresso-2", "ristretto-1"]])

    play(position, "send 2 espresso-2")

    assert offers(position) == [
        "send 1 espresso-1",
        "send 1 ristretto-1",
        "send 3 espresso-1",
        "send 3 ristretto-1",
        "done",
    ]
    play(position, "done")
    assert offers(position) == ["confirm"]


@rule("CR-DEC-08")
def test_at_the_end_of_a_turn_one_confirms_or_takes_back() -> None:
    table = Play(COFFEE_RUSH, people=["Ada", "Ben", "Cleo"])
    table.position = barista(step="send", cups=[ESPRESSO], rows=[["espresso-1"]])

    table.choose(0, COFFEE_RUSH.notation.parse("send 1 espresso-1"))

    assert [str(choice) for choice in table.position.choices(0)] == ["confirm"]
    assert table.why_no_undo(0) is None


@rule("CR-DEC-08")
def test_confirming_runs_to_the_next_players_turn_without_a_decision() -> None:
    position = barista(
        step="send",
        cups=[ESPRESSO],
        rows=[["espresso-1"], [], [], ["cocoa-1"]],
        others={1: {"sent": 3}},
    )

    events = play(position, "send 1 espresso-1", "confirm")

    assert [event.kind for event in events] == ["sent", "drew", "drew", "aged", "dropped", "turn-began"]
    assert (position.seats_to_act, position.view(1).step) == ((1,), "upgrade")


@rule("CR-DEC-08")
def test_the_turn_is_confirmed_even_when_nothing_was_sent() -> None:
    position = barista(step="pour", hand={"milk": 1}, rows=[["cocoa-1"]])

    play(position, "done")

    assert (offers(position), position.active) == (["confirm"], 0)


@rule("CR-DEC-09")
def test_with_an_empty_hand_and_empty_cups_pouring_is_not_asked() -> None:
    position = barista(step="move", supply={"caramel": 0}, rows=[["cocoa-1"]])

    play(position, "step b1", "stop")

    assert offers(position) == ["confirm"]


@rule("CR-DEC-09")
def test_with_an_empty_hand_and_a_filled_cup_pouring_is_still_asked() -> None:
    position = barista(step="move", supply={"caramel": 0}, cups=[{}, {"milk": 1}], rows=[["cocoa-1"]])

    play(position, "step b1", "stop")

    assert offers(position) == ["empty 2", "done"]


@rule("CR-DEC-09")
def test_with_a_token_in_hand_and_empty_cups_pouring_is_asked() -> None:
    position = barista(step="move", rows=[["cocoa-1"]])

    play(position, "step b1", "stop")

    assert offers(position) == ["pour caramel 1", "pour caramel 2", "pour caramel 3", "done"]


@rule("CR-DEC-09")
def test_emptying_the_last_cup_with_an_empty_hand_ends_pouring() -> None:
    position = barista(step="pour", cups=[{}, {"milk": 1}], rows=[["cocoa-1"]])

    play(position, "empty 2")

    assert offers(position) == ["confirm"]


@rule("CR-DEC-09")
def test_without_a_match_the_turn_goes_on_to_confirm() -> None:
    position = barista(step="pour", cups=[ESPRESSO], hand={"milk": 1}, rows=[["cocoa-1"]])

    play(position, "done")

    assert offers(position) == ["confirm"]


@rule("CR-DEC-09")
def test_after_the_last_match_the_turn_goes_on_to_confirm() -> None:
    position = barista(step="pour", cups=[ESPRESSO, {"milk": 1}], rows=[["espresso-1"], ["cocoa-1"]])

    play(position, "done", "send 1 espresso-1")

    assert offers(position) == ["confirm"]


def outcomes(position: CoffeeRushPosition, choices: list[str]) -> list[CoffeeRushPosition]:
    """Where each order of these choices leads."""
    ends = []
    for order in permutations(choices):
        twin = position.copy()
        play(twin, *order)
        ends.append(twin)
    return ends


@rule("CR-DEC-11")
def test_the_order_of_pours_does_not_matter() -> None:
    position = barista(step="pour", hand={"milk": 2, "tea": 1, "ice": 1}, cups=[{"coffee": 1}])

    ends = outcomes(position, ["pour milk 1", "pour tea 1", "pour milk 2", "pour ice 3"])

    assert all(end == ends[0] for end in ends)
    assert [counts_of(cup) for cup in ends[0].cups[0]] == [
        {"coffee": 1, "milk": 1, "tea": 1},
        {"milk": 1},
        {"ice": 1},
    ]


@rule("CR-DEC-11")
def test_the_order_of_emptying_different_cups_does_not_matter() -> None:
    position = barista(step="pour", hand={"milk": 1}, cups=[{"coffee": 1}, {"tea": 2}, {"ice": 1}])

    ends = outcomes(position, ["empty 1", "empty 2", "empty 3"])

    assert all(end == ends[0] for end in ends)
    assert ends[0].cups[0] == (0, 0, 0)


@rule("CR-DEC-11")
@pytest.mark.parametrize("rush_owned_elsewhere", [0, 13, 14, 15])
def test_the_order_of_sends_does_not_matter_even_when_rush_tokens_run_short(
    rush_owned_elsewhere: int,
) -> None:
    position = barista(
        step="send",
        cups=[GREEN_TEA, ESPRESSO, GREEN_TEA],
        rows=[["green_tea-1"], ["espresso-1"], [], ["black_tea-1"]],
        others={1: {"rush": rush_owned_elsewhere}},
    )

    ends = outcomes(position, ["send 1 green_tea-1", "send 2 espresso-1", "send 3 black_tea-1"])

    for end in ends:
        end.sent = tuple(tuple(sorted(pile)) for pile in end.sent)  # a pile's order is no advantage
    assert all(end == ends[0] for end in ends)
    assert ends[0].rush[0] == min(2, 15 - rush_owned_elsewhere)


@rule("CR-DEC-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_but_the_active_player_is_asked_until_the_turn_is_over(seats: int) -> None:
    for seed in range(3):
        turn_of: int | None = None
        for position, events in random_play(seats, seed, short_orders()):
            for turn in only(events, TurnBegan):
                turn_of = turn.seat
            if turn_of is None or only(events, Ended):
                continue
            assert position.seats_to_act == (turn_of,)
            assert [bool(position.choices(seat)) for seat in range(seats)] == [
                seat == turn_of for seat in range(seats)
            ]


@rule("CR-DEC-12")
def test_an_opponent_is_told_to_wait() -> None:
    position = barista(active=1)

    for seat in (0, 2):
        asked = position.decision(seat)
        assert (asked.choices, asked.prompt.key) == ((), "cr-prompt-wait")
        assert asked.prompt.facts == {"seat": 1}
        assert refused(position, "step b2", seat).rule == "CR-TURN-02"
