"""The greedy barista: takes the best turn it can see, and says why."""

from __future__ import annotations

from demitasse.bots.coffee_rush import reasons
from demitasse.bots.coffee_rush.opening import plan_start
from demitasse.bots.coffee_rush.planning import plan_turn
from demitasse.bots.coffee_rush.rehearsal import Intention, Moment, moment_of, rehearse
from demitasse.bots.coffee_rush.worth import WORTH, Worth
from demitasse.bots.contract import Bot, Chair
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.kernel.choice import Choice
from demitasse.kernel.message import Message


class GreedyBarista(Bot[CoffeeRushPosition]):
    """Plans its whole turn at once, then follows the plan.

    All it looks at can be seen from its seat: the order of the imagined deck means nothing to it. So positions that
    look the same get the same choice, and the seed changes nothing.
    """

    def __init__(self, seed: int = 0, worth: Worth = WORTH) -> None:
        super().__init__(seed)
        self._worth = worth
        self._intentions: dict[Moment, Intention] = {}

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
            self._intentions = self._plan(position, chair.seat)
            intention = self._intentions[moment]
        return intention

    def _plan(self, position: CoffeeRushPosition, seat: int) -> dict[Moment, Intention]:
        if position.round:
            return rehearse(position, seat, plan_turn(position, seat, self._worth))
        start = plan_start(position, seat, self._worth)
        return {moment_of(position): Intention(start.choice, reasons.to_start(position, start))}
