"""Whole turns of Coffee Rush: those worth a thought, and one that is made without much of it."""

from __future__ import annotations

from typing import NamedTuple

from demitasse.bots.coffee_rush.forecast import turns_left
from demitasse.bots.coffee_rush.planning import (
    MOST_PAID,
    NO_TILE,
    Plan,
    Planner,
    different,
    tile_worth,
)
from demitasse.bots.coffee_rush.routes import Route
from demitasse.bots.coffee_rush.worth import WORTH
from demitasse.bots.levels import Sight
from demitasse.games.coffee_rush.content import UPGRADES
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.games.coffee_rush.upgrades import ChooseUpgrade
from demitasse.kernel.chance import Chance
from demitasse.kernel.event import Seat


class Breadth(NamedTuple):
    """How much of what a turn could be is looked at."""

    beam: int
    """Outcomes looked at closely."""
    servings: int
    """Different servings of one hand."""
    plans: int
    """Of all those, the best are plans."""


WITHOUT_A_TILE = Breadth(20, 20, 6)
WITH_A_TILE = Breadth(8, 8, 1)
"""For each tile that could be turned."""
QUICK = Breadth(6, 20, 1)
QUICKLY_PAID = 3
SEES_ALL, NO_CHANCE = Sight(), Chance.of(0)


def tiles_to_turn(position: CoffeeRushPosition, seat: Seat) -> list[int]:
    if not isinstance(position.agenda[0], ChooseUpgrade):
        return []
    return [tile for tile in range(len(UPGRADES)) if not position.upgrades[seat] >> tile & 1]


def plans_for(position: CoffeeRushPosition, seat: Seat) -> list[Plan]:
    """Turns that look good at first, those with the same end once; without a tile the best one first."""
    turns = turns_left(position, WORTH)
    plans: list[Plan] = []
    for tile in (NO_TILE, *tiles_to_turn(position, seat)):
        breadth = WITHOUT_A_TILE if tile == NO_TILE else WITH_A_TILE
        planner = Planner(position, seat, tile, turns, WORTH, breadth.servings)
        plans += different(position, seat, planner.best(breadth.beam, MOST_PAID), breadth.plans)
    return plans


def ranked(position: CoffeeRushPosition, seat: Seat) -> list[Plan]:
    """The same, the best first, whether a tile is turned or not."""
    return sorted(plans_for(position, seat), key=lambda plan: -plan.worth)


def quick_plan(
    position: CoffeeRushPosition, seat: Seat, sight: Sight = SEES_ALL, chance: Chance = NO_CHANCE
) -> Plan:
    """A turn that is good enough to go on from: the most useful tile if one pays, and what looks best then."""
    turns = turns_left(position, WORTH)
    plans = quickly_planned(position, seat, useful_tile(position, seat, turns), turns)
    if not sight.misjudges:
        return plans[0]
    judged = [plan.worth + sight.error(chance.stream(str(place))) for place, plan in enumerate(plans)]
    return plans[judged.index(max(judged))]


def useful_tile(position: CoffeeRushPosition, seat: Seat, turns: float) -> int:
    tile, best = NO_TILE, 0.0
    for other in tiles_to_turn(position, seat):
        worth = tile_worth(other, turns, WORTH)
        if worth > best:
            tile, best = other, worth
    return tile


def quickly_planned(position: CoffeeRushPosition, seat: Seat, tile: int, turns: float) -> list[Plan]:
    """The best first."""
    return Planner(position, seat, tile, turns, WORTH, QUICK.servings).best(QUICK.beam, QUICKLY_PAID)


def narrow_plan(position: CoffeeRushPosition, seat: Seat, beam: int, sight: Sight, chance: Chance) -> Plan:
    """The best of so many turns looked at, by somebody who sees like this."""

    def noticed(routes: list[Route]) -> list[Route]:
        return [routes[place] for place in sight.noticed(len(routes), chance)]

    turns = turns_left(position, WORTH)
    planner = Planner(position, seat, useful_tile(position, seat, turns), turns, WORTH)
    return planner.best(beam, MOST_PAID, noticed)[0]
