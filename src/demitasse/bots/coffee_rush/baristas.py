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
CANDIDATES = 4
"""How many turns a searching barista tries out."""
ROUNDS = 1
"""How many rounds it plays on after its turn."""
BY_RULE_OF_THUMB = 4.0
"""How much the planner's own reckoning of a turn counts beside what was learned."""
SQUASHED = 20.0
"""Far ahead is not much better than ahead; what a turn looks like and what came of it count alike."""


class Apprentice(PlanningBarista):
    """Makes the turn that looks best at once: the first plays to learn from are its own."""

    def plan_turn(self, chair: Chair[CoffeeRushPosition]) -> Plan:
        return quick_plan(chair.imagined, chair.seat)


class Barista(PlanningBarista, LearnedBot[CoffeeRushPosition]):
    """Makes the turn after which it stands best."""

    GAME, PACKAGE, WHO = GAME, "demitasse.bots.coffee_rush", "barista"
    names = staticmethod(names)

    def plan_turn(self, chair: Chair[CoffeeRushPosition]) -> Plan:
        position, seat = chair.imagined, chair.seat
        value = self.value_for(position.content, position.seats)
        plans = weighed_plans(position, seat, WORTH)
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
            less = judged[at] - judged[ranked[0]]
            return tanh((less + played_on(value, world, seat, ROUNDS)) / SQUASHED)

        return plans[most_promising(ranked[:CANDIDATES], simulate, self._simulations)]


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

    BEAM: ClassVar[int] = 20

    def plan_turn(self, chair: Chair[CoffeeRushPosition]) -> Plan:
        return plan_turn(chair.imagined, chair.seat, WORTH._replace(beam=self.BEAM, further=1))


class Master(Barista):
    SIGHT = Sight(simulations=16)


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
