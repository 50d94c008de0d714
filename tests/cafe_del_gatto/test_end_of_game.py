"""The end and the count (CG-END, CG-SCORE, CG-TIE)."""

from __future__ import annotations

import pytest

from demitasse.games.cafe_del_gatto.events import Ended, LastRound
from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition
from demitasse.kernel.result import TieBreak
from demitasse.kernel.step import Step
from tests.cafe_del_gatto.build import MINKA, random_play, served_all_but, table
from tests.playing import offers, only, play, refused, rule

ESPRESSO = {"espresso": [4]}
FIFTH = ("serve espresso", "tile 4", "confirm")
TAKE = ("take", "confirm")


def finishing(**facts: object) -> CafeDelGattoPosition:
    return table(cups=ESPRESSO, served=served_all_but("espresso"), **facts)  # type: ignore[arg-type]


@rule("CG-END-01")
def test_the_fifth_served_cup_triggers_the_end() -> None:
    events = play(finishing(), "serve espresso", "tile 4")

    assert only(events, LastRound) == [LastRound(0)]


@rule("CG-END-01")
def test_four_served_cups_do_not() -> None:
    position = table(cups=ESPRESSO, served=served_all_but("espresso", "doppio"))

    assert only(play(position, *FIFTH), LastRound) == []
    assert not position.closing


@rule("CG-END-02", "CG-END-03", "CG-EX-17")
@pytest.mark.parametrize(("active", "turns"), [(2, 2), (0, 0), (1, 3)])
def test_the_round_is_completed_up_to_the_seat_before_the_first(active: int, turns: int) -> None:
    position = finishing(seats=4, first=1, active=active)
    play(position, *FIFTH)
    for _ in range(turns):
        assert position.result is None
        play(position, *TAKE)

    assert position.result is not None
    assert position.seats_to_act == ()
    assert refused(position, "take", seat=0).rule == "CG-END-03"


@rule("CG-END-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_players_have_had_equally_many_turns(seats: int) -> None:
    turns = [0] * seats
    last: Step | None = None
    for position, _ in random_play(seats, seats):
        step = position.agenda[0] if position.agenda else None
        if step is not None and step.kind == "turn" and step != last:
            turns[position.active] += 1
        last = step

    assert len(set(turns)) == 1


@rule("CG-RULING-26")
def test_a_player_with_five_served_cups_takes_the_turn_still_due() -> None:
    position = table(coins=4, served=served_all_but(), closing=True)

    assert offers(position) == ["take", "clean milk", "clean coffee"]


@rule("CG-SCORE-01", "CG-SCORE-02", "CG-SCORE-03", "CG-RULING-36", "CG-EX-18")
def test_tiles_and_pairs_of_sugar_count_and_nothing_else_does() -> None:
    served = {"espresso_macchiato": 6, "cappuccino": 3, "doppio": 8}
    position = table(coins=9, sugar=5, served=served, cups={"espresso": [4]})

    assert position.points[0] == 17 + 2
    assert position.view(None).players[0].points == 19


@rule("CG-SCORE-03")
@pytest.mark.parametrize(("cubes", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (12, 6)])
def test_unused_sugar_is_worth_half_a_point_rounded_down(cubes: int, points: int) -> None:
    assert table(sugar=cubes).points[0] == points


@rule("CG-SCORE-04")
def test_the_highest_total_wins() -> None:
    position = finishing(seats=2, first=1, others={1: {"served": {"cappuccino": 3}, "coins": 40}})
    events = play(position, *FIFTH)
    result = position.result

    assert result is not None
    assert result.winners == (0,)
    assert result.ended_by == "served"
    assert only(events, Ended) == [Ended("served", (0,))]
    assert [line.points for line in result.counted[0]] == [2 + 2 + 3 + 4 + 4, 0]


@rule("CG-TIE-01", "CG-EX-19", "CG-RULING-35")
@pytest.mark.parametrize(("coins", "winners"), [((9, 4), (0,)), ((4, 9), (1,)), ((9, 9), (0, 1))])
def test_a_tie_goes_to_the_richer_and_is_shared_by_the_equally_rich(
    coins: tuple[int, int], winners: tuple[int, ...]
) -> None:
    tiles = {"cappuccino": 8, "latte_macchiato": 11}
    position = table(
        seats=3,
        coins=coins[0],
        served=tiles,
        others={1: {"coins": coins[1], "served": {"espresso": 5, "doppio": 6, "espresso_macchiato": 8}}},
    )
    position.agenda = ()
    result = position.result

    assert result is not None
    assert result.scores == (19, 19, 0)
    assert result.winners == winners
    assert result.ties == (TieBreak("coins", (*coins, None)),)
    assert result.decided_by == ("" if len(winners) > 1 else "coins")


@rule("CG-TIE-01")
def test_the_story_says_that_coins_decided() -> None:
    """Fifteen points each; who serves the last cup has more coins left."""
    tiles = {"espresso_macchiato": 8, "cappuccino": 7}
    position = finishing(seats=2, first=1, others={1: {"served": tiles, "coins": 1}})
    events = play(position, *FIFTH)

    assert position.result is not None
    assert position.result.scores == (15, 15)
    assert only(events, Ended) == [Ended("served", (0,), "coins")]


@rule("CG-RULING-37")
def test_there_is_no_limit_of_rounds() -> None:
    position = table(seats=2, cups=MINKA)
    for _ in range(300):
        play(position, *TAKE)

    assert position.round == 151
    assert position.result is None


@rule("CG-RULING-27", "CG-EX-20", "CG-EX-21")
def test_the_bank_never_runs_dry() -> None:
    position = table(coins=0, cups=MINKA, coin_supply=3)
    play(position, "serve cappuccino", "tile 3")
    assert (position.coins[0], position.coin_supply) == (7, -4)

    for left in (1, 0):
        position = table(coins=0, coin_supply=left)
        play(position, "take")
        assert (position.coins[0], position.coin_supply) == (2, left - 2)


@rule("CG-RULING-28", "CG-EX-22")
def test_sugar_can_run_out_and_the_purchase_stays_legal() -> None:
    position = table(milk=[1, 2, 2, 2, 2], sugar_supply=0)
    play(position, "buy milk 1", "confirm")

    assert (position.sugar[0], position.sugar_supply) == (0, 0)
