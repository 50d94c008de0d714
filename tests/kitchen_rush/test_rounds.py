"""Rounds and their phases: Preparation, Action, Maintenance (KR-ROUND, KR-PREP, KR-MAINT); team decisions."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.arena.play_log import PlayLog
from demitasse.arena.playing import _Table
from demitasse.bots.contract import Bot, Chair
from demitasse.bots.recipes import Recipe
from demitasse.games.kitchen_rush.events import (
    ActionBegan,
    BillPaid,
    DeckTurned,
    Ended,
    EventDrawn,
    OrderFailed,
    OrderPassed,
    PrestigeDrawn,
    PrestigeReturned,
    RoundBegan,
    SalariesPaid,
    SlotsFilled,
)
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.games.kitchen_rush.staff import UNPAID
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event
from tests.kitchen_rush.build import (
    BOX,
    KITCHEN,
    all_ready,
    at,
    kitchen,
    new_play,
    offers,
    order,
    perfect,
    play,
    refused,
    ring,
    slot_ids,
)
from tests.playing import only, rule

PLENTY = 200


def kinds(events: list[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


def winning(**more: Any) -> KitchenRushPosition:
    """Two players who have reached an easy Goal before the bell of a round."""
    served = [(id, 1, 0) for id in BOX.order_ids[:12]]
    return kitchen(seats=2, goal="easy", coins=PLENTY, prestige=4, served=served, **more)


# Rounds.


@rule("KR-ROUND-01")
def test_all_win_together_or_lose_together() -> None:
    won = winning(round=4)
    ring(won)
    assert won.result is not None
    assert (won.result.ranks, won.result.winners) == ((1, 1), (0, 1))

    lost = kitchen(seats=4, round=4, coins=PLENTY, held={0: [perfect("O01")]})
    ring(lost)
    assert lost.result is not None
    assert (lost.result.ranks, lost.result.winners) == ((2, 2, 2, 2), ())
    assert len(set(lost.result.scores)) == 1


@rule("KR-ROUND-02", "KR-ROUND-05", "KR-WIN-01")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_the_goal_is_verified_once_at_the_end_of_round_4(round: int) -> None:
    position = winning(round=round)
    assert position.view(None).rounds == 4
    assert all(line.met for line in position.view(None).goal_lines)

    events = ring(position)

    assert bool(only(events, Ended)) == (round == 4)
    assert position.round == min(round + 1, 4)
    assert (position.result is not None) == (round == 4)


@rule("KR-ROUND-03")
def test_a_round_is_preparation_then_action_then_maintenance() -> None:
    position = new_play(3)
    position.coins, position.prestige = PLENTY, 3
    seen = [position.phase]
    all_ready(position)
    seen.append(position.phase)
    play(position, 0, "place red-1 storage-1")
    events = at(position, position.phase_ms)
    seen.append(position.phase)
    events += play(position, 0, "done")
    seen.append(position.phase)
    play(position, 0, offers(position, 0)[0])
    seen.append(position.phase)

    assert seen == ["prep", "action", "finish", "bonus", "prep"]
    assert refused(position, 0, "place red-1 market").rule == "KR-PREP-05"


@rule("KR-ROUND-04", "KR-RULING-08")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_new_orders_come_by_the_maitre_in_every_round_and_never_by_themselves(round: int) -> None:
    position = kitchen(coins=PLENTY, prestige=2, round=round, slots=["O01"])
    play(position, 0, "place red-1 waiters", "take-order O01")
    at(position, 100_000)
    assert slot_ids(position) == []

    play(position, 0, "place red-1 maitre", "welcome")
    assert len(slot_ids(position)) == 1
    ring(position)
    assert len(slot_ids(position)) == 1


@rule("KR-RULING-09")
def test_orders_on_slots_stay_across_rounds_without_penalty() -> None:
    position = kitchen(coins=PLENTY, slots=["O01", "O02", "O03", "O04", "O05"])

    ring(position)

    assert (position.round, position.prestige) == (2, 0)
    assert slot_ids(position) == ["O01", "O02", "O03", "O04", "O05"]


# Preparation.


@rule("KR-PREP-01")
def test_the_round_marker_advances_in_every_preparation_but_the_first() -> None:
    position = new_play(2)
    rounds = [position.round]
    for _ in range(3):
        position.coins = PLENTY
        all_ready(position)
        assert position.round == rounds[-1]
        ring(position)
        rounds.append(position.round)

    assert rounds == [1, 2, 3, 4]


@rule("KR-PREP-02")
def test_with_events_one_is_drawn_after_the_marker_has_moved_and_applied_before_the_phase() -> None:
    position = kitchen(seats=2, coins=PLENTY, event="E02")
    position.event_deck = (BOX.event_ids.index("E22"),)

    events = ring(position)

    after = events[kinds(events).index(RoundBegan) :]
    assert kinds(after) == [RoundBegan, EventDrawn, BillPaid]
    assert (position.phase, position.view(None).event) == ("prep", "E22")
    assert only(ring(kitchen(seats=2, coins=PLENTY)), EventDrawn) == []


@rule("KR-PREP-03", "KR-RULING-12")
def test_preparation_is_the_marker_then_the_event_then_the_cards_held() -> None:
    position = kitchen(coins=PLENTY, prestige=3, slots=["O01"], deck=["O02", "O03", "O04", "O05", "O06"])
    position.event_deck = (BOX.event_ids.index("E23"),)
    position.cards = (BOX.card_ids.index("P2"),)  # gained this round: in force from the next on
    position.card_deck = tuple(card for card in position.card_deck if card not in position.cards)

    events = ring(position)

    after = events[kinds(events).index(RoundBegan) :]
    assert kinds(after) == [RoundBegan, EventDrawn, SlotsFilled, DeckTurned]
    assert only(after, DeckTurned)[0].order == "O06"
    assert position.phase == "prep"


@rule("KR-PREP-04")
def test_preparation_has_no_time_limit() -> None:
    position = new_play(3)
    before = position.state()

    assert position.due is None
    assert list(position.advance(10**9)) == []
    assert position.state() == before


@rule("KR-PREP-05", "KR-RULING-11")
def test_the_action_phase_starts_when_every_seat_is_ready() -> None:
    position = new_play(3)
    assert refused(position, 0, "place red-1 market").rule == "KR-PREP-05"

    events = play(position, 2, "ready") + play(position, 0, "ready")
    assert (position.phase, position.seats_to_act, only(events, ActionBegan)) == ("prep", (1,), [])
    assert refused(position, 0, "ready").rule == "KR-RULING-11"

    assert only(play(position, 1, "ready"), ActionBegan) == [ActionBegan(1, 240)]
    assert position.phase == "action"


# Maintenance.


@rule("KR-MAINT-01")
def test_maintenance_is_the_order_check_then_salaries_then_the_bonus() -> None:
    position = kitchen(seats=2, coins=9, prestige=1, held={0: [perfect("O49"), order("O01")]})

    events = ring(position)

    steps = [it for it in kinds(events) if it in (OrderPassed, OrderFailed, SalariesPaid, PrestigeDrawn)]
    assert steps == [OrderPassed, OrderFailed]  # 14 coins for five timers: the team is asked
    assert position.phase == "salary"
    events = play(position, 0, "unpaid red-1")
    assert PrestigeDrawn not in kinds(events)  # the marker went back to 1
    assert SalariesPaid in kinds(events)

    paid = kitchen(seats=2, coins=15, prestige=1, held={0: [perfect("O49")]})
    steps = [it for it in kinds(ring(paid)) if it in (OrderPassed, SalariesPaid, PrestigeDrawn)]
    assert steps == [OrderPassed, SalariesPaid, PrestigeDrawn]


@rule("KR-MAINT-01", "KR-SALARY-01")
def test_coins_of_this_check_pay_the_salaries_and_their_penalty_counts_for_the_bonus() -> None:
    saved = kitchen(seats=1, coins=8, held={0: [perfect("O01")]})
    ring(saved)
    assert (saved.coins, saved.prestige) == (0, 0)

    poor = kitchen(seats=1, coins=11, prestige=2, cards=["P5"])
    ring(poor)
    events = play(poor, 0, "unpaid red-1")
    assert [event.card for event in only(events, PrestigeReturned)] == ["P5"]


# What the team decides.


class Clerk(Bot):
    """Takes the first thing there is, and remembers who was asked."""

    asked: list[int]

    def choose(self, chair: Chair) -> Choice:
        self.asked.append(chair.seat)
        return chair.decision.choices[0]


def asked_team() -> KitchenRushPosition:
    """Three players with coins for all but one."""
    position = kitchen(coins=18)
    ring(position)
    assert position.question == ("unpaid", 1)
    return position


@rule("KR-RULING-07")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_any_seat_may_answer_for_the_team_and_the_first_answer_stands(seat: int) -> None:
    position = asked_team()
    assert position.seats_to_act == (0, 1, 2)

    play(position, seat, "unpaid green-1")

    assert position.status.count(UNPAID) == 1
    assert refused(position, (seat + 1) % 3, "unpaid red-1").rule == "KR-DEC-41"


@rule("KR-RULING-07")
def test_a_simulation_asks_the_first_seat_for_the_team() -> None:
    position, asked = asked_team(), list[int]()
    clerk = type("Recording", (Clerk,), {"asked": asked})
    log = PlayLog(KITCHEN, position)
    table = _Table(position, [Recipe("clerk", clerk)] * 3, 1, 1, Chance.of(1), log)

    table._ask_around()

    assert log.rows
    assert asked[0] == 0
    assert position.question == ()
    assert position.round == 2
