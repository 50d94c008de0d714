"""The cooks: one way to think, three paces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from demitasse.bots.contract import NOTHING_LEFT, Bot, Chair, Wait
from demitasse.bots.kitchen_rush import deciding, manners, menu, pace, placements, reasons
from demitasse.bots.kitchen_rush.heads import Head
from demitasse.bots.kitchen_rush.pace import Pace
from demitasse.bots.kitchen_rush.reading import Reading
from demitasse.games.kitchen_rush.box import ZONES
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.kernel.choice import Choice
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Message


class Cook(Bot[KitchenRushPosition]):
    """Reads the kitchen anew whenever a hand is free, and takes what it sees for all it needs to know.

    Asked for a hint, in the seat of a person, it answers at once.
    """

    hands: ClassVar[Pace] = pace.STEADY
    guesses = False
    head: Head | None = None

    def read(
        self, chair: Chair[KitchenRushPosition], hands: Pace, position: KitchenRushPosition | None = None
    ) -> Reading:
        """The kitchen as this cook sees it, or as it would at another moment."""
        return Reading(position or chair.imagined, chair.seat, hands, chair.people, chair.claims, self.head)

    def choose(self, chair: Chair[KitchenRushPosition]) -> Choice:
        hinted = chair.seat in chair.people
        return self.decide(chair, pace.at_once(chair.imagined, chair.seat) if hinted else self.hands)

    def decide(self, chair: Chair[KitchenRushPosition], hands: Pace) -> Choice:
        with_people = chair.people and chair.people != {chair.seat}
        start = hands.start_with_people if with_people else hands.start
        return deciding.decide(self.read(chair, hands), start + hands.seat * chair.seat)

    def says(self, chair: Chair[KitchenRushPosition], choice: Choice) -> Message | None:
        position = chair.imagined
        if position.seats == 1 or position.phase != "action":
            return None
        return reasons.call(self.read(chair, self.hands), choice)

    def claims(self, chair: Chair[KitchenRushPosition]) -> tuple[str, ...]:
        """While the team plans: the order it would take first, and the room with most to do beside that, of what
        nobody has claimed.
        """
        if chair.imagined.phase != "prep" or chair.seat in chair.claims.values():
            return ()
        position = chair.imagined.copy()
        position.began, position.phase_ms = position.clock, position.round_ms  # as if the clock started now
        reading = self.read(chair, self.hands, position)
        offer, job = menu.best_offer(reading), placements.first_job(reading)
        order = () if offer is None else (position.content.order_ids[offer.card],)
        return order if job is None else (*order, ZONES[job])

    def leaves(self, chair: Chair[KitchenRushPosition]) -> Mapping[str, tuple[Seat, ...]]:
        if chair.imagined.phase != "action" or not chair.people - {chair.seat}:
            return NOTHING_LEFT
        return manners.left_for(self.read(chair, self.hands))

    def explain(self, chair: Chair[KitchenRushPosition], choice: Choice) -> Message:
        for hands in (self.hands, pace.at_once(chair.imagined, chair.seat)):
            own = self.decide(chair, hands)
            if choice == own:
                return reasons.why(self.read(chair, hands), choice)
        return reasons.rather(None if isinstance(own, Wait) else own)

    def pause(self, choice: Choice) -> Milliseconds:
        return self.hands.pause(choice)


class CalmCook(Cook):
    hands = pace.CALM


class QuickCook(Cook):
    hands = pace.QUICK
