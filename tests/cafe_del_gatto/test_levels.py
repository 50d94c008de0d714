"""Café owners of five levels: each is stronger than the one below, and none does what makes no sense."""

from __future__ import annotations

import pytest

from demitasse import Chance
from demitasse.arena.ladder import Match, climbed
from demitasse.bots import seat_down
from demitasse.bots.cafe_del_gatto.features import features, names
from demitasse.bots.cafe_del_gatto.levels import Beginner, Expert, Master, Owner
from demitasse.bots.cafe_del_gatto.whole_turns import ends_of_turn
from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition
from tests.cafe_del_gatto.build import MINKA, new_play, served_all_but, table


def chosen(position: CafeDelGattoPosition, kind: type[Owner] = Expert, seed: int = 1) -> str:
    seat = position.seats_to_act[0]
    return str(kind(seed).choose(seat_down(position, seat, (), Chance.of(1))))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_feature_has_a_name_of_its_own(seats: int) -> None:
    position = new_play(seats, 1)

    assert len(features(position, 0)) == len(names(seats)) == len(set(names(seats)))


def test_features_tell_what_the_seat_has() -> None:
    told = dict(zip(names(3), features(table(coins=5, sugar=3, cups=MINKA), 0), strict=True))

    assert told["own coins"] == 5
    assert told["own points of sugar"] == 1
    assert told["own full cups"] == 1
    assert told["rival's full cups"] == 0


def test_all_ways_to_end_a_turn_are_looked_at_and_each_once() -> None:
    """Two full cups: one of them, the other, or both in either order, for every tile."""
    position = table(coins=0, cups={**MINKA, "espresso": [4]})
    served = [tuple(map(bool, end.served[0])) for end in ends_of_turn(position, 0)]

    assert len(set(served)) == 4, "nothing, one, the other, both"
    ends = [(end.served, end.coins, end.sugar) for end in ends_of_turn(position, 0)]
    assert len(ends) == len(set(ends))


@pytest.mark.parametrize("kind", [Beginner, Expert, Master])
def test_every_level_takes_the_tile_that_is_plainly_best(kind: type[Owner]) -> None:
    position = table(coins=0, cups=MINKA, served=served_all_but("cappuccino"))
    position.play(0, position.content.serve[position.content.cup_index["cappuccino"]])

    assert chosen(position, kind) == "tile 6"


def test_an_expert_serves_the_last_cup_when_that_wins() -> None:
    assert chosen(table(coins=0, cups=MINKA, served=served_all_but("cappuccino"))) == "serve cappuccino"


@pytest.mark.parametrize(
    ("bot", "against"),
    [("casual", "beginner"), ("strong", "casual"), ("expert", "strong"), ("expert", "greedy")],
)
def test_a_level_beats_the_one_below(bot: str, against: str) -> None:
    """A dozen deals from both seats; what it is in hundreds of plays stands in docs/opponents.md."""
    assert climbed(Match("cafe-del-gatto", bot, against, 2, seed=1), 24).rate >= 0.6
