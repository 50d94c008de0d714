"""The greedy barista: takes the best turn it can see, and says why."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from demitasse.bots.coffee_rush import reasons
from demitasse.bots.coffee_rush.opening import plan_start
from demitasse.bots.coffee_rush.planning import Plan, plan_turn
from demitasse.bots.coffee_rush.rehearsal import Intention, Moment, moment_of, rehearse
from demitasse.bots.coffee_rush.worth import WORTH, Worth
from demitasse.bots.contract import Bot, Chair
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.kernel.choice import Choice
from demitasse.kernel.message import Message


class PlanningBarista(Bot[CoffeeRushPosition]):
    """Plans its whole turn at once, then follows the plan."""

    _worth: Worth = WORTH

    def __init__(self, seed: int = 0, *told: Any, **named: Any) -> None:
        super().__init__(seed, *told, **named)
        self._intentions: dict[Moment, Intention] = {}

    @abstractmethod
    def plan_turn(self, chair: Chair[CoffeeRushPosition]) -> Plan:
        """For the rest of its turn, whichever step it has come to."""

    def choose(self, chair: Chair[CoffeeRushPosition]) -> Choice:
        return self._intention(chair).choice

    def explain(self, chair: Chair[CoffeeRushPosition], choice: Choice) -> Message:
        intention = self._intention(chair)
        return intention.reason if choice == intention.choice else reasons.would_rather(intention.choice)

    def _intention(self, chair: Chair[CoffeeRushPosition]) -> Intention:
        """What was planned for this moment; a moment that no plan has foreseen needs a new plan."""
        position = chair.imagined
        moment = moment_of(position)
        intention = self._intentions.get(moment)
        if intention is None or intention.choice not in chair.decision.choices:
            self._intentions = self._plan(chair)
            intention = self._intentions[moment]
        return intention

    def _plan(self, chair: Chair[CoffeeRushPosition]) -> dict[Moment, Intention]:
        position, seat = chair.imagined, chair.seat
        if position.round:
            return rehearse(position, seat, self.plan_turn(chair))
        start = plan_start(position, seat, self._worth)
        return {moment_of(position): Intention(start.choice, reasons.to_start(position, start))}


class GreedyBarista(PlanningBarista):
    """All it looks at can be seen from its seat: the order of the imagined deck means nothing to it. So positions that
    look the same get the same choice, and the seed changes nothing.
    """

    def __init__(self, seed: int = 0, worth: Worth = WORTH, beam: int = 0) -> None:
        """With a `beam`, only so many outcomes of a turn are looked at closely, and the turn after of one: quicker."""
        super().__init__(seed)
        self._worth = worth._replace(beam=beam, further=1) if beam else worth

    def plan_turn(self, chair: Chair[CoffeeRushPosition]) -> Plan:
        return plan_turn(chair.imagined, chair.seat, self._worth)
