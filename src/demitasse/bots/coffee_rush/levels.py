"""Baristas of five levels: all plan whole turns, each as well as it sees; the best one tries its plans out."""

from __future__ import annotations

from math import tanh
from typing import ClassVar

from demitasse.bots.coffee_rush.features import features, names
from demitasse.bots.coffee_rush.greedy import PlanningBarista
from demitasse.bots.coffee_rush.planning import Plan, plan_turn, weighed_plans
from demitasse.bots.coffee_rush.rehearsal import carry_out
from demitasse.bots.coffee_rush.whole_turns import narrow_plan, quick_plan
from demitasse.bots.coffee_rush.worth import WORTH
from demitasse.bots.contract import Chair
from demitasse.bots.learning.player import LearnedBot
from demitasse.bots.learning.self_play import margin
from demitasse.bots.learning.weights import Value
from demitasse.bots.levels import Sight
from demitasse.bots.search import Worlds, most_promising
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.kernel.chance import Chance
from demitasse.kernel.event import Seat

GAME = "coffee-rush"
FARSIGHTED = WORTH._replace(beam=60, further=12, beam_next=20, paid_next=3, apart=True)
"""Of turns that end differently, more are played on than a greedy barista does, and with Rush tokens."""
CANDIDATES = 6
"""How many turns a searching barista tries out, …"""
WORTH_A_TRY = 6.0
"""… if they do not look worse than the best by more than this."""
ROUNDS = 1
"""How many rounds it plays on after its turn."""
BY_RULE_OF_THUMB = 6.0
"""How much the planner's own reckoning of a turn counts beside what was learned."""
VARIETY = Sight(misjudges=0.6)
"""How differently apprentices think of tiles: a share of what they are worth."""
PRESUMED = 0.1
"""How much what a turn looks like counts beside what came of it in a world: trials tell more, even if they are few."""
SQUASHED = 20.0
"""Far ahead is not much better than ahead."""


class Barista(PlanningBarista, LearnedBot[CoffeeRushPosition]):
    """Makes the turn after which it stands best."""

    GAME, PACKAGE, WHO = GAME, "demitasse.bots.coffee_rush", "barista"
    names = staticmethod(names)

    def plan_turn(self, chair: Chair[CoffeeRushPosition]) -> Plan:
        position, seat = chair.imagined, chair.seat
        value = self.value_for(position.content, position.seats)
        plans = weighed_plans(position, seat, FARSIGHTED)
        worlds = Worlds(chair, chance_of(self._chance, chair))
        judged = [
            worth_after(value, worlds.number(0), seat, plan) + BY_RULE_OF_THUMB * plan.worth for plan in plans
        ]
        ranked = sorted(range(len(plans)), key=lambda at: -judged[at])
        if not self._simulations:
            return plans[ranked[0]]

        def simulate(at: int, number: int) -> float:
            world = worlds.number(number)
            carry_out(world, seat, plans[at])
            less = PRESUMED * (judged[at] - judged[ranked[0]])
            return tanh((less + played_on(value, world, seat, ROUNDS)) / SQUASHED)

        tried = [at for at in ranked[:CANDIDATES] if judged[at] > judged[ranked[0]] - WORTH_A_TRY]
        return plans[most_promising(tried, simulate, self._simulations)]


def chance_of(chance: Chance, chair: Chair[CoffeeRushPosition]) -> Chance:
    """What is left to chance in this moment of a play."""
    position = chair.imagined
    return chance.stream(f"{position.round} {position.revealed} {position.steps} {position.hand}")


class NarrowBarista(PlanningBarista):
    """Looks closely at only a few ways to make its turn, and makes the one that looks best to it."""

    BEAM: ClassVar[int]
    """How many."""
    SIGHT: ClassVar[Sight] = Sight()

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._chance = Chance.of(seed).stream("barista")

    def plan_turn(self, chair: Chair[CoffeeRushPosition]) -> Plan:
        return narrow_plan(chair.imagined, chair.seat, self.BEAM, self.SIGHT, chance_of(self._chance, chair))


class Beginner(NarrowBarista):
    BEAM, SIGHT = 3, Sight(overlooks=94)


class Casual(NarrowBarista):
    BEAM, SIGHT = 4, Sight(overlooks=85)


class Strong(NarrowBarista):
    BEAM, SIGHT = 3, Sight(overlooks=48)


class Expert(PlanningBarista):
    """Sees what a greedy barista sees, if not quite as far."""

    taste = WORTH._replace(beam=20, further=1)

    def plan_turn(self, chair: Chair[CoffeeRushPosition]) -> Plan:
        return plan_turn(chair.imagined, chair.seat, self.taste)


class Apprentice(Expert):
    """An expert with a taste of its own: the first plays to learn from are such experts'."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        chance = Chance.of(seed).stream("taste")
        tiles = [
            worth * max(0.0, 1 + VARIETY.error(chance.stream(str(tile))))
            for tile, worth in enumerate(WORTH.tiles)
        ]
        self.taste = self.taste._replace(tiles=tuple(tiles))


class Master(Barista):
    SIGHT = Sight(simulations=36)


def worth(value: Value, position: CoffeeRushPosition, seat: Seat) -> float:
    """What a position is worth to the seat that has just ended its turn; when the play is over, what came of it."""
    return value.of(features(position, seat)) if position.agenda else margin(position, seat)


def worth_after(value: Value, position: CoffeeRushPosition, seat: Seat, plan: Plan) -> float:
    carry_out(position, seat, plan)
    return worth(value, position, seat)


def played_on(value: Value, position: CoffeeRushPosition, seat: Seat, rounds: int) -> float:
    """What a position comes to for a seat when everybody plays on, until it has had so many more turns."""
    while position.agenda and rounds:
        asked = position.active
        carry_out(position, asked, quick_plan(position, asked))
        rounds -= asked == seat
    return worth(value, position, seat)
