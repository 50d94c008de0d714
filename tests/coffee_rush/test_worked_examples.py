"""The specification's worked examples on orders, the end of turns and the final count, number by number (CR-EX)."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.coffee_rush.events import Drew, TurnBegan
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.kernel.content import Source
from tests.coffee_rush.build import (
    COFFEE_RUSH,
    barista,
    begun,
    cards_left,
    offers,
    only,
    play,
    quiet_turn,
    refused,
    rule,
)

ESPRESSO = {"coffee": 1, "steam": 1}
BEANS_AND_MILK = '[[order]]\nid = "espresso"\ningredients = { coffee = 1, milk = 1 }\n'


@rule("CR-EX-04")
def test_example_4_beans_and_milk_are_sent_from_a_cup_of_just_these() -> None:
    content = COFFEE_RUSH.load((Source("example 4", BEANS_AND_MILK),))
    cup = {"coffee": 1, "milk": 1}
    position = barista(content=content, step="send", rows=[[], ["espresso-1"]], cups=[cup])

    play(position, "send 1 espresso-1")

    assert (len(position.sent[0]), cards_left(position, 0)) == (1, [0, 0, 0, 0])


@rule("CR-EX-04")
@pytest.mark.parametrize(
    "cups",
    [
        [{"coffee": 1}],
        [{"coffee": 1, "milk": 1, "ice": 1}],
        [{"coffee": 2, "milk": 1}],
        [{"coffee": 1}, {"milk": 1}],
    ],
    ids=["too little", "something extra", "one bean too many", "two cups"],
)
def test_example_4_beans_and_milk_are_not_sent_from_other_cups(cups: list[dict[str, int]]) -> None:
    content = COFFEE_RUSH.load((Source("example 4", BEANS_AND_MILK),))
    position = barista(content=content, step="send", rows=[[], ["espresso-1"]], cups=cups)

    assert offers(position) == ["done"]
    for cup in (1, 2, 3):
        assert refused(position, f"send {cup} espresso-1").rule == "CR-RULING-16"


def two_sent(deck: int) -> CoffeeRushPosition:
    """Four players; seat 0 has sent two orders and confirms with this many cards in the deck."""
    position = barista(
        seats=4, step="send", cups=[ESPRESSO] * 2, rows=[["espresso-1", "espresso-2"]], deck=deck
    )
    play(position, "send 1 espresso-1", "send 2 espresso-2", "confirm")
    return position


@rule("CR-EX-10")
def test_example_10_two_orders_bring_two_cards_to_each_of_the_next_two() -> None:
    position = two_sent(deck=10)

    assert [cards_left(position, seat) for seat in (1, 2, 3)] == [[2, 0, 0, 0], [2, 0, 0, 0], [0, 0, 0, 0]]
    assert (len(position.deck), position.closed) == (6, "")


@rule("CR-EX-11")
@pytest.mark.parametrize(
    ("deck", "next_draws", "after_next_draws", "left", "token"),
    [(3, 2, 1, 0, "deck"), (1, 1, 0, 0, "deck"), (4, 2, 2, 0, "deck"), (5, 2, 2, 1, "")],
)
def test_example_11_a_short_deck(
    deck: int, next_draws: int, after_next_draws: int, left: int, token: str
) -> None:
    position = two_sent(deck)

    assert [cards_left(position, seat)[0] for seat in (1, 2, 3)] == [next_draws, after_next_draws, 0]
    assert (len(position.deck), position.closed) == (left, token)


@rule("CR-EX-12")
def test_example_12_rows_shift_and_row_4_drops() -> None:
    rows = [["cocoa-1", "cocoa-2"], ["milk_tea-1"], [], ["americano-1"]]
    position = barista(step="confirm", rows=rows)

    play(position, "confirm")

    assert cards_left(position, 0) == [0, 2, 1, 0]
    assert (len(position.penalties[0]), position.rush[0]) == (1, 1)


@rule("CR-EX-13")
@pytest.mark.parametrize(("rush_in_supply", "gained"), [(5, 2), (1, 1)])
def test_example_13_the_fifth_penalty(rush_in_supply: int, gained: int) -> None:
    position = barista(
        step="confirm",
        rows=[["cocoa-1"], [], [], ["americano-1", "americano-2"]],
        penalties=3,
        others={1: {"rush": 15 - rush_in_supply}},
    )

    play(position, "confirm")

    assert (len(position.penalties[0]), position.rush[0], position.closed) == (5, gained, "penalties")


@rule("CR-EX-14")
@pytest.mark.parametrize(("closing", "still"), [(0, [1, 2, 3]), (1, [2, 3]), (2, [3]), (3, [])])
def test_example_14_the_round_is_completed(closing: int, still: list[int]) -> None:
    late = ["cocoa-1", "cocoa-2"]
    position = barista(
        seats=4, first=0, active=closing, step="confirm", rows=[["milk_tea-1"], [], [], late], penalties=3
    )

    events = play(position, "confirm")
    assert position.closed == "penalties"
    while position.seats_to_act:
        events += quiet_turn(position)

    assert [turn.seat for turn in only(events, TurnBegan)] == still
    assert position.result is not None


@rule("CR-EX-15")
def test_example_15_four_sent_two_upgrades_three_penalties_make_five() -> None:
    upgrades = ["double_meeples", "diagonal_move"]
    position = barista(active=2, step="confirm", closed="deck", sent=4, upgrades=upgrades, penalties=3)

    play(position, "confirm")

    assert position.result is not None
    assert position.result.scores == (0, 0, 5)


def tie_at_five(**c_owns: Any) -> tuple[int, ...]:
    """A (seat 0) and B (seat 1) of the example, and C (seat 2) with this."""
    position = barista(
        active=2,
        step="confirm",
        closed="deck",
        others={0: {"sent": 5, "rush": 1}, 1: {"sent": 3, "upgrades": ["diagonal_move"], "rush": 4}},
        **c_owns,
    )
    play(position, "confirm")
    assert position.result is not None
    return position.result.winners


@rule("CR-EX-17")
def test_example_17_more_sent_orders_win_a_tie() -> None:
    assert tie_at_five(sent=4) == (0,)


@rule("CR-EX-17")
def test_example_17_with_equal_sent_orders_more_rush_tokens_win() -> None:
    assert tie_at_five(sent=5, rush=2) == (2,)


@rule("CR-EX-17")
def test_example_17_with_equal_rush_tokens_the_win_is_shared() -> None:
    position = barista(
        active=2,
        step="confirm",
        closed="deck",
        sent=5,
        rush=2,
        others={0: {"sent": 5, "rush": 2}, 1: {"sent": 3, "upgrades": ["diagonal_move"]}},
    )
    play(position, "confirm")

    assert position.result is not None
    assert position.result.winners == (0, 2)
    assert position.result.scores == (5, 5, 5)


@rule("CR-EX-19")
def test_example_19_two_specialty_orders_share_the_last_rush_token() -> None:
    tea = {"steam": 1, "tea": 1, "water": 1}
    position = barista(
        step="send", cups=[tea, tea], rows=[["green_tea-1", "black_tea-1"]], others={1: {"rush": 14}}
    )

    play(position, "send 1 green_tea-1", "send 2 black_tea-1")

    assert (position.rush[0], position.rush_supply, len(position.sent[0])) == (1, 0, 2)


@rule("CR-EX-20")
def test_example_20_two_players_the_first_takes_the_last_card() -> None:
    rows = [["cocoa-1"], ["milk_tea-1"], [], ["americano-1"]]
    second = {"rows": [["espresso-1"]], "cups": [ESPRESSO]}
    position = barista(seats=2, step="confirm", rows=rows, deck=1, others={1: second})

    play(position, "confirm")

    assert (len(position.penalties[0]), position.rush[0]) == (1, 1)
    assert (cards_left(position, 0), len(position.deck), position.closed) == ([1, 1, 1, 0], 0, "deck")
    assert position.seats_to_act == (1,)

    last_turn = play(position, "step b4", "stop", "done", "send 1 espresso-1", "confirm")

    assert only(last_turn, Drew) == []
    assert position.result is not None
    assert position.result.scores == (-1, 1)


@rule("CR-EX-21")
def test_example_21_two_players_the_second_brings_the_last_card() -> None:
    position = barista(
        seats=2,
        active=1,
        step="send",
        cups=[ESPRESSO],
        rows=[["espresso-1"], [], [], ["americano-1"]],
        deck=1,
    )

    events = play(position, "send 1 espresso-1", "confirm")

    assert [drew.seat for drew in only(events, Drew)] == [0]
    assert (len(position.deck), position.closed) == (0, "deck")
    assert (len(position.penalties[1]), position.rush[1], cards_left(position, 1)) == (1, 1, [0, 0, 0, 0])
    assert position.result is not None
    assert position.result.scores == (0, 0)


@rule("CR-EX-23")
@pytest.mark.parametrize("seed", [1, 2])
def test_example_23_a_whole_play_in_which_nobody_sends_anything(seed: int) -> None:
    position = begun(seats=3, seed=seed, first=0)
    after_turns_of_first = []
    turns = 0

    while position.seats_to_act:
        quiet_turn(position)
        turns += 1
        if turns % 3 == 1:
            after_turns_of_first.append(cards_left(position, 0))
        assert (position.closed == "") == (turns < 12)

    assert after_turns_of_first == [[0, 2, 1, 0], [0, 0, 2, 1], [0, 0, 0, 2], [0, 0, 0, 0]]
    assert turns == 12
    assert not any(row for rows in position.rows for row in rows)
    assert [len(pile) for pile in position.penalties] == [3, 2, 2]
    assert (position.rush, position.rush_supply, len(position.deck)) == ((3, 2, 2), 8, 73)
    assert position.result is not None
    assert (position.result.ended_by, position.result.scores) == ("no-orders", (-3, -2, -2))
    assert position.result.winners == (1, 2)
