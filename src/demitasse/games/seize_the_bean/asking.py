"""Steps of Seize the Bean that ask their seat: what is optional can be declined, what is forced is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.choices import DECLINE, Decline
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


class Asked(SeizeTheBeanStep, frozen=True):
    """A step that asks its seat if there is anything to choose."""

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-TARGET-07, SB-RULING-14, SB-RULING-15: without a legal choice it is skipped; a single one is made."""
        choices = self.offer(position)
        if len(choices) > 1:
            position.offered = choices
            return False
        if choices:
            self.ANSWERS[type(choices[0])](self, position, choices[0], events)
        return True


class Ability(Asked, frozen=True):
    """SB-DEC-10: a step of an icon or ability, which Friends & Family may decline."""

    may: int

    def or_decline(self, choices: list[Choice]) -> tuple[Choice, ...]:
        """SB-TARGET-02, SB-RULING-15: only what says so may be declined; without a target nothing is asked."""
        if choices and self.may:
            choices.append(DECLINE)
        return tuple(choices)

    def decline(self, position: SeizeTheBeanPosition, choice: Decline, events: list[Event]) -> None:
        """SB-TARGET-02: what is optional is left out."""
        position.done()
