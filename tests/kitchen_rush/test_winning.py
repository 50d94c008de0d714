"""Losing and winning (KR-LOSE, KR-WIN)."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.kitchen_rush.events import Ended, EventDrawn, OrderFailed, SalariesPaid
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from tests.kitchen_rush.build import BOX, all_ready, bring, kitchen, offers, order, play, refused, ring
from tests.playing import only, rule

SERVED = [(id, 1, 0) for id in BOX.order_ids[:12]]


def last_round(**more: Any) -> KitchenRushPosition:
    """Two players at the end, who have just what the easy Goal asks for: 12 orders, 2 coins, 4 Prestige."""
    given = {"seats": 2, "goal": "easy", "round": 4, "coins": 15 + 2, "prestige": 4, "served": SERVED}
    return kitchen(**{**given, **more})


@rule("KR-LOSE-01")
@pytest.mark.parametrize(("orders", "prestige", "ended"), [(4, -4, ""), (5, -5, "disgraced")])
def test_below_minus_four_the_game_is_lost_at_once(orders: int, prestige: int, ended: str) -> None:
    held = [order(id) for id in BOX.order_ids[:orders]]
    position = kitchen(seats=4, coins=90, held={0: held[:3], 1: held[3:]})

    events = ring(position)

    assert (position.prestige, position.ended) == (prestige, ended)
    assert bool(only(events, SalariesPaid)) == (not ended)
    assert position.choices(0) == (() if ended else position.choices(1))
    if ended:
        assert refused(position, 0, "ready").rule == "KR-WIN-01"


@rule("KR-LOSE-01")
def test_the_game_can_be_lost_by_salaries_and_by_an_event() -> None:
    by_salaries = kitchen(seats=2, coins=0, prestige=0)
    events = ring(by_salaries)
    assert (by_salaries.ended, by_salaries.prestige, only(events, OrderFailed)) == ("disgraced", -5, [])

    by_event = kitchen(seats=2, coins=15, prestige=-4)
    by_event.event_deck = (BOX.event_ids.index("E22"),)
    events = ring(by_event)
    assert only(events, EventDrawn) != []
    assert (by_event.ended, by_event.phase, by_event.round) == ("disgraced", "over", 2)


@rule("KR-WIN-01")
def test_after_the_end_nothing_can_be_chosen() -> None:
    position = last_round()

    ring(position)

    assert (position.phase, position.seats_to_act, position.due) == ("over", (), None)
    assert offers(position, 0) == []


@rule("KR-WIN-06")
def test_with_everything_reached_the_team_wins() -> None:
    position = last_round()

    (end,) = only(ring(position), Ended)

    assert (end.cause, end.won) == ("won", 1)
    assert position.view(None).won is True


@rule("KR-WIN-02", "KR-LOSE-02")
@pytest.mark.parametrize(
    ("lacking", "line"),
    [({"served": SERVED[1:]}, "orders"), ({"coins": 15 + 1}, "coins"), ({"prestige": 3}, "prestige")],
)
def test_a_condition_of_the_goal_that_is_not_met_loses(lacking: dict[str, Any], line: str) -> None:
    position = last_round(**lacking)

    ring(position)

    assert [it.what for it in position.view(None).goal_lines if not it.met] == [line]
    assert (position.ended, position.view(None).won) == ("missed", False)


@rule("KR-WIN-03", "KR-LOSE-02")
def test_an_unpaid_timer_loses() -> None:
    position = last_round(unpaid=["blue-2"], coins=12 + 2)

    ring(position)

    assert [it.what for it in position.view(None).goal_lines if not it.met] == ["unpaid"]
    assert position.ended == "missed"


MODEST = """[[goal]]
id = "G01"
coins = { 2 = 0, 3 = 0, 4 = 0 }
prestige = { 2 = 0, 3 = 0, 4 = 0 }
"""
"""An easy Goal that asks for orders alone."""


@rule("KR-WIN-04", "KR-WIN-05", "KR-LOSE-02")
@pytest.mark.parametrize(
    ("coins", "prestige", "ended"), [(1, 1, "won"), (0, 1, "missed"), (1, 0, "missed"), (0, 0, "missed")]
)
def test_a_coin_and_a_prestige_are_required_whatever_the_goal(coins: int, prestige: int, ended: str) -> None:
    position = last_round(content=bring(MODEST), coins=15 + coins, prestige=prestige)

    ring(position)

    assert (position.coins, position.ended) == (coins, ended)


@rule("KR-WIN-01")
def test_round_4_is_played_to_its_end() -> None:
    position = last_round(round=3, coins=40)
    ring(position)
    assert (position.round, position.ended) == (4, "")

    all_ready(position)
    play(position, 0, "place red-1 market", "buy meat 5")
    ring(position)

    assert position.ended == "won"
