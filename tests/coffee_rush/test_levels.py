"""Baristas of five levels: each is stronger than the one below, and none does what makes no sense."""

from __future__ import annotations

import pytest

from demitasse import Chance
from demitasse.arena.ladder import Match, climbed
from demitasse.bots import seat_down
from demitasse.bots.coffee_rush.features import features, names
from demitasse.bots.coffee_rush.greedy import PlanningBarista
from demitasse.bots.coffee_rush.levels import Apprentice, Beginner, Casual, Expert, Master, Strong
from demitasse.bots.coffee_rush.planning import NO_TILE
from demitasse.bots.coffee_rush.rehearsal import carry_out
from demitasse.bots.coffee_rush.whole_turns import plans_for, quick_plan
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from tests.coffee_rush.build import new_play


def begun(seats: int, turns: int = 0) -> CoffeeRushPosition:
    """A play whose meeples are placed, after some turns."""
    position, bot = new_play(seats, 3), Expert(1)
    while not position.round:
        seat = position.seats_to_act[0]
        position.play(seat, bot.choose(seat_down(position, seat, (), Chance.of(1))))
    for _ in range(turns):
        carry_out(position, position.active, quick_plan(position, position.active))
    return position


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_feature_has_a_name_of_its_own(seats: int) -> None:
    position = begun(seats)

    assert len(features(position, 0)) == len(names(seats)) == len(set(names(seats)))


def test_features_tell_what_the_seat_has() -> None:
    position = begun(2, turns=8)
    told = dict(zip(names(2), features(position, 1), strict=True))

    assert told["own sent"] == len(position.sent[1])
    assert told["rival's rush tokens"] == position.rush[0]
    assert told["own orders in row 4"] == len(position.rows[1][3])
    assert told["lead"] == position.points[1] - position.points[0]


def test_features_tell_who_wins_a_tie() -> None:
    """CR-TIE-01: as many points with fewer tiles and more penalties are more orders sent."""
    position = begun(2, turns=8)
    position.rows = ((),) * 4, ((),) * 4
    cards = position.deck[:12]
    position.upgrades = 1, 0
    position.sent, position.penalties = (cards[:4], cards[4:9]), ((), cards[9:10])
    told = [dict(zip(names(2), features(position, seat), strict=True)) for seat in range(2)]

    assert [one["lead"] for one in told] == [2, -2]
    assert [one["ahead at a tie"] for one in told] == [-3, 3]


def test_apprentices_think_differently_of_tiles() -> None:
    tastes = {Apprentice(seed).taste.tiles for seed in range(4)}

    assert len(tastes) == 4
    assert all(worth >= 0 for tiles in tastes for worth in tiles)


def test_features_do_not_depend_on_what_was_seen_before() -> None:
    """What is remembered of one position must not speak of another one."""
    here, there = begun(2, turns=6), begun(2, turns=7)
    first = features(here, 1)
    features(there, 0)

    assert features(here, 1) == first
    assert features(here.imagine(1, Chance.of(9)), 1) == first


def test_plans_end_differently_and_can_be_carried_out() -> None:
    position = begun(2, turns=8)
    seat = position.active
    plans = plans_for(position, seat)
    ends = set()
    for plan in plans:
        stage = position.copy()
        carry_out(stage, seat, plan)
        ends.add((stage.meeples[seat], stage.cups[seat], stage.rows[seat], stage.upgrades[seat]))
        assert stage.active != seat

    assert len(ends) == len(plans) > 1
    assert plans[0].tile == NO_TILE


@pytest.mark.parametrize("kind", [Beginner, Expert, Master])
def test_every_level_makes_its_turn_to_the_end_as_planned(kind: type[PlanningBarista]) -> None:
    position = begun(3, turns=4)
    seat, bot = position.active, kind(2)
    sent = len(position.sent[seat])
    while position.active == seat:
        position.play(seat, bot.choose(seat_down(position, seat, (), Chance.of(1))))

    assert len(position.sent[seat]) >= sent


@pytest.mark.parametrize(("bot", "against"), [(Casual, Beginner), (Strong, Casual), (Expert, Strong)])
def test_a_level_beats_the_one_below(bot: type[PlanningBarista], against: type[PlanningBarista]) -> None:
    """A few deals from both seats. (What a master does takes too long: its wins stand in docs/opponents.md.)"""
    upper, lower = (f"{kind.__module__}:{kind.__name__}" for kind in (bot, against))

    assert climbed(Match("coffee-rush", upper, lower, 2, seed=1), 8).rate >= 0.6


@pytest.mark.parametrize("kind", [Beginner, Casual, Strong, Expert, Master])
def test_a_barista_cannot_peek(kind: type[PlanningBarista]) -> None:
    """The deck is dealt otherwise, before and at the chair: the same seed makes the same choice."""
    position = begun(2, turns=5)
    seat = position.active
    chosen = {
        str(kind(5).choose(seat_down(position.imagine(seat, deal), seat, (), deal.stream("chair"))))
        for deal in map(Chance.of, range(3))
    }
    assert len(chosen) == 1
