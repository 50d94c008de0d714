"""Whole turns of Coffee Rush: those worth a thought, and one that is made without much of it."""

from __future__ import annotations

from typing import NamedTuple

from demitasse.bots.coffee_rush.forecast import turns_left
from demitasse.bots.coffee_rush.planning import (
    NO_TILE,
    Noticed,
    Plan,
    Planner,
    after,
    every_route,
    tile_worth,
)
from demitasse.bots.coffee_rush.worth import WORTH
from demitasse.games.coffee_rush.content import UPGRADES
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.games.coffee_rush.upgrades import ChooseUpgrade
from demitasse.kernel.event import Seat


class Breadth(NamedTuple):
    """How much of what a turn could be is looked at."""

    beam: int
    """Outcomes looked at closely."""
    servings: int
    """Different servings of one hand."""
    plans: int
    """Of all those, the best are plans."""


WITHOUT_A_TILE = Breadth(40, 20, 8)
WITH_A_TILE = Breadth(8, 8, 1)
"""For each tile that could be turned."""
QUICK = Breadth(6, 6, 1)
QUICKLY_PAID = 1


def tiles_to_turn(position: CoffeeRushPosition, seat: Seat) -> list[int]:
    if not isinstance(position.agenda[0], ChooseUpgrade):
        return []
    return [tile for tile in range(len(UPGRADES)) if not position.upgrades[seat] >> tile & 1]


def plans_for(
    position: CoffeeRushPosition, seat: Seat, most_paid: int, noticed: Noticed = every_route
) -> list[Plan]:
    """Turns that look good at first, those with the same end once; without a tile the best one first."""
    turns = turns_left(position, WORTH)
    plans: list[Plan] = []
    for tile in (NO_TILE, *tiles_to_turn(position, seat)):
        breadth = WITHOUT_A_TILE if tile == NO_TILE else WITH_A_TILE
        planner = Planner(position, seat, tile, turns, WORTH, breadth.servings)
        ends: set[object] = set()
        for plan in planner.best(breadth.beam, most_paid, noticed):
            then = after(position, seat, plan)
            end = then.meeples[seat], tuple(sorted(then.cups[seat])), then.rows[seat], then.rush[seat]
            if end not in ends:
                ends.add(end)
                plans.append(plan)
                if len(ends) == breadth.plans:
                    break
    return plans


def quick_plan(position: CoffeeRushPosition, seat: Seat) -> Plan:
    """A turn that is good enough to go on from: the most useful tile if one pays, and what looks best then."""
    turns = turns_left(position, WORTH)
    tile, best = NO_TILE, 0.0
    for other in tiles_to_turn(position, seat):
        worth = tile_worth(other, turns, WORTH)
        if worth > best:
            tile, best = other, worth
    return quickly_planned(position, seat, tile, turns)


def quickly_planned(position: CoffeeRushPosition, seat: Seat, tile: int, turns: float) -> Plan:
    return Planner(position, seat, tile, turns, WORTH, QUICK.servings).best(QUICK.beam, QUICKLY_PAID)[0]
