"""Mouth-Watering: a Special Resource that draws Customers by Word of Mouth (SB-MWATER)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.choices import ACCEPT, DECLINE, Accept, Decline
from demitasse.games.seize_the_bean.content import NOBODY, Card
from demitasse.games.seize_the_bean.events import NONE
from demitasse.games.seize_the_bean.expansion_events import Craved
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced
from demitasse.kernel.step import Agenda

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def after_upgrade(position: SeizeTheBeanPosition, seat: Seat, upgrade: Card) -> Agenda:
    """SB-MWATER-01, SB-MWATER-02, SB-XRULING-62, SB-XRULING-64: what is asked about the Pantry Upgrade just obtained;
    never Starbots.
    """
    if not position.mouth_watering or seat == position.robot.seat:
        return ()
    return (Crave(seat, position.content.special[upgrade].bit_length() - 1),)


class Crave(SeizeTheBeanStep, frozen=True):
    """SB-MWATER-03: shall this icon be the mouth-watering one?"""

    kind = "craving"

    special: int

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """Whoever has the same icon already has nothing to decide."""
        return position.craving[self.seat] == self.special

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-XDEC-04."""
        return (ACCEPT, DECLINE)

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        before = name_of(position, position.craving[self.seat])
        return Message(
            "sb-prompt-craving", {"resource": position.content.specials[self.special], "before": before}
        )

    def accept(self, position: SeizeTheBeanPosition, choice: Accept, events: list[Event]) -> None:
        """SB-MWATER-03: a new icon replaces the old one."""
        position.done()
        before = name_of(position, position.craving[self.seat])
        position.craving = replaced(position.craving, self.seat, self.special)
        events.append(Craved(self.seat, position.content.specials[self.special], before))

    def decline(self, position: SeizeTheBeanPosition, choice: Decline, events: list[Event]) -> None:
        position.done()

    ANSWERS = {Accept: accept, Decline: decline}


def name_of(position: SeizeTheBeanPosition, special: int) -> str:
    return NONE if special == NOBODY else position.content.specials[special]


def wanted(position: SeizeTheBeanPosition, seat: Seat) -> int:
    """SB-MWATER-04: the Special Resource that counts for Word of Mouth, as a bit; 0 without one."""
    craving = position.craving[seat]
    return 0 if craving == NOBODY else 1 << craving
