"""City Celebrities: two main orders, each with an ability of its own (SB-PACK)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game import service
from demitasse.games.seize_the_bean.base_game.moods import NAPPING, PLAYING, marks_of
from demitasse.games.seize_the_bean.choices import Side
from demitasse.games.seize_the_bean.content import CUSTOMERS, Card
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event
from demitasse.kernel.message import Message

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

SIDES = ("left", "right")
"""The left order is kept where others have their main order, the right one where they have their secondary order."""
EITHER_SIDE: tuple[Choice, ...] = tuple(map(Side, SIDES))


class ChooseSide(SeizeTheBeanStep, frozen=True):
    """One side of a City Celebrity."""

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-XDEC-08, SB-XDEC-11: only asked where both sides are possible."""
        return EITHER_SIDE

    def refuse(self, position: SeizeTheBeanPosition, choice: Side) -> Illegal:
        return Illegal("SB-PACK-05", "sb-no-such-side", side=choice.side[:40])


class FirstOrder(ChooseSide, frozen=True):
    """SB-PACK-05: which order plays the part of the main order."""

    kind = "first_order"

    angry: int

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-first-order", {"card": position.content.ids[CUSTOMERS][position.guest]})

    def choose(self, position: SeizeTheBeanPosition, choice: Side, events: list[Event]) -> None:
        """SB-PACK-05, SB-PACK-06."""
        position.done()
        service.fulfil_first(position, self.seat, self.angry, SIDES.index(choice.side), events)

    ANSWERS = {Side: choose}


class BothAbilities(ChooseSide, frozen=True):
    """SB-PACK-08: which ability comes first."""

    kind = "abilities"

    card: Card

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-PACK-08, SB-XRULING-47: both follow; a token on the Customer stands for both of them at once."""
        if not marks_of(position, position.host, self.card) & (NAPPING | PLAYING):
            return False
        position.done(service.UseAbility(self.seat, self.card, 0))
        return True

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-abilities", {"card": position.content.ids[CUSTOMERS][position.guest]})

    def choose(self, position: SeizeTheBeanPosition, choice: Side, events: list[Event]) -> None:
        """SB-PACK-07, SB-PACK-08: the one chosen, then the other."""
        side = SIDES.index(choice.side)
        position.done(*[service.UseAbility(self.seat, self.card, which) for which in (side, 1 - side)])

    ANSWERS = {Side: choose}
