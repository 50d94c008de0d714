"""Baristas of five levels: all plan whole turns and go by the same learned value, each as well as it sees."""

from __future__ import annotations

from math import tanh
from typing import ClassVar

from demitasse.bots.coffee_rush.features import features, names
from demitasse.bots.coffee_rush.greedy import PlanningBarista
from demitasse.bots.coffee_rush.planning import MOST_PAID, Plan
from demitasse.bots.coffee_rush.rehearsal import carry_out
from demitasse.bots.coffee_rush.routes import Route
from demitasse.bots.coffee_rush.whole_turns import plans_for, quick_plan
from demitasse.bots.contract import Chair
from demitasse.bots.learning.player import LearnedBot
from demitasse.bots.learning.self_play import margin
from demitasse.bots.learning.weights import Value
from demitasse.bots.levels import Sight
from demitasse.bots.search import Worlds, most_promising
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.kernel.event import Seat

GAME = "coffee-rush"
CANDIDATES = 4
"""How many turns a searching barista tries out."""
ROUNDS = 1
"""How many rounds it plays on after its turn."""
BY_RULE_OF_THUMB = 2.0
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
    MOST_PAID: ClassVar[int] = MOST_PAID
    """Rush tokens it thinks of spending in one turn."""

    def plan_turn(self, chair: Chair[CoffeeRushPosition]) -> Plan:
        position, seat = chair.imagined, chair.seat
        value = self.value_for(position.content, position.seats)
        chance = self._chance.stream(f"{position.round} {position.revealed} {position.steps} {position.hand}")

        def noticed(routes: list[Route]) -> list[Route]:
            if not self.SIGHT.overlooks:
                return routes
            return [routes[place] for place in self.SIGHT.noticed(len(routes), chance)]

        plans = plans_for(position, seat, self.MOST_PAID, noticed)
        worlds = Worlds(chair, chance)
        errors = chance.stream("misjudged")
        judged = [
            worth_after(value, worlds.number(0), seat, plan)
            + BY_RULE_OF_THUMB * plan.worth
            + self.SIGHT.error(errors.stream(str(number)))
            for number, plan in enumerate(plans)
        ]
        ranked = sorted(range(len(plans)), key=lambda at: -judged[at])
        if not self._simulations:
            return plans[ranked[0]]

        def simulate(at: int, number: int) -> float:
            world = worlds.number(number)
            carry_out(world, seat, plans[at])
            return tanh((judged[at] + played_on(value, world, seat, ROUNDS)) / SQUASHED)

        return plans[most_promising(ranked[:CANDIDATES], simulate, self._simulations)]


class Beginner(Barista):
    SIGHT = Sight(overlooks=93, misjudges=4.0)
    MOST_PAID = 0


class Casual(Barista):
    SIGHT = Sight(overlooks=87, misjudges=3.0)
    MOST_PAID = 1


class Strong(Barista):
    SIGHT = Sight(overlooks=75, misjudges=2.0)
    MOST_PAID = 2


class Expert(Barista):
    SIGHT = Sight()


class Master(Barista):
    SIGHT = Sight(simulations=24)


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
