"""The applause of a Boost: Good Reviews for the reward icons of somebody the ability touched.

The applause waits behind the ability it belongs to; the ability's own steps report to it whom they touched. Steps of a
copied ability never do, so the first applause of the agenda is always the right one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from demitasse.games.seize_the_bean.asking import Ability
from demitasse.games.seize_the_bean.base_game.moods import no_such_customer
from demitasse.games.seize_the_bean.base_game.reviews import gain
from demitasse.games.seize_the_bean.choices import Decline, Pick
from demitasse.games.seize_the_bean.content import CUSTOMERS, Card
from demitasse.games.seize_the_bean.expansion_events import Applauded
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

BOOSTED = 1


class Boost(SeizeTheBeanStep, frozen=True):
    """SB-XRULING-04: the Boost among the rewards of an order."""

    kind = "boost"

    WRITTEN = ()

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-XRULING-04: a Boost among the rewards of an order makes the ability that follows a boosted one."""
        # Imported late: most rooms report to an applause, and Service comes after them all.
        from demitasse.games.seize_the_bean.base_game.service import UseAbility

        position.done()
        position.agenda = tuple(
            [
                replace(step, boosted=(*step.boosted, BOOSTED)) if isinstance(step, UseAbility) else step
                for step in position.agenda
            ]
        )
        return True


class Applause(Ability, frozen=True):
    """SB-XDEC-10: which of those the ability touched is applauded."""

    kind = "applause"

    cards: tuple[Card, ...] = ()

    WRITTEN = ()

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-XDEC-10, SB-XRULING-05: one of those the ability touched; with none there is no applause."""
        pick = position.content.pick
        return self.or_decline([pick[card] for card in dict.fromkeys(self.cards)])

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-applause")

    def applaud(self, position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
        """SB-ABILITY-ACTINGBOOST-01, SB-ABILITY-ARRESTBOOST-01, SB-ABILITY-CAMPOUTBOOST-01, SB-ABILITY-DISRUPTBOOST-01,
        SB-ABILITY-DRAWBOOST-01, SB-ABILITY-SWAPBOOST-01: Good Reviews for the reward icons of the one chosen.
        """
        position.done()
        events.append(Applauded(self.seat, choice.card))
        count_icons(position, self.seat, position.content.index[CUSTOMERS][choice.card], events)

    def refuse(self, position: SeizeTheBeanPosition, choice: Pick) -> Illegal:
        if choice.card not in position.content.index[CUSTOMERS]:
            return no_such_customer(choice)
        return Illegal("SB-XDEC-10", "sb-not-touched", card=choice.card)

    ANSWERS = {Pick: applaud, Decline: Ability.decline}


def report(position: SeizeTheBeanPosition, note: int, card: Card) -> None:
    """Tell the applause that follows, if any, whom the ability touched."""
    if not note:
        return
    agenda = position.agenda
    for at, step in enumerate(agenda):
        if isinstance(step, Applause):
            told = replace(step, cards=(*step.cards, card))
            position.agenda = (*agenda[:at], told, *agenda[at + 1 :])
            return


def count_icons(position: SeizeTheBeanPosition, seat: Seat, card: Card, events: list[Event]) -> None:
    """SB-OP-06, SB-XRULING-07, SB-REWARD-05: a Good Review for each reward icon."""
    icons = position.content.reward_icons[card]
    if icons:
        gain(position, seat, icons, "icons", events)
