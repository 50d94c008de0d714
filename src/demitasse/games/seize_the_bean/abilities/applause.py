"""The applause of a Boost: Good Reviews for the reward icons of somebody the ability touched (SB-XRULING-04…06).

The step `("applause", seat, may, *cards)` waits behind the ability it belongs to; the ability's own steps report to it
whom they touched. Steps of a copied ability never do, so the first applause of the agenda is always the right one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.asking import or_decline
from demitasse.games.seize_the_bean.base_game.reviews import gain
from demitasse.games.seize_the_bean.choices import Pick
from demitasse.games.seize_the_bean.content import CUSTOMERS, Card
from demitasse.games.seize_the_bean.expansion_events import Applauded
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

BOOSTED = 1


def report(position: SeizeTheBeanPosition, note: int, card: Card) -> None:
    """Tell the applause that follows, if any, whom the ability touched."""
    if not note:
        return
    agenda = position.agenda
    for at, step in enumerate(agenda):
        if step[0] == "applause":
            position.agenda = (*agenda[:at], (*step, card), *agenda[at + 1 :])
            return


def resolve_boost(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-XRULING-04: a Boost among the rewards of an order makes the ability that follows a boosted one."""
    rest = position.agenda[1:]
    position.agenda = tuple([(*step, BOOSTED) if step[0] == "ability" else step for step in rest])
    return True


def offer_applause(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-XDEC-10, SB-XRULING-05: one of those the ability touched; with none there is no applause."""
    _, _, _, *cards = position.agenda[0]
    pick = position.content.pick
    return or_decline(position, [pick[card] for card in dict.fromkeys(cards)])


def prompt_applause(position: SeizeTheBeanPosition) -> Message:
    return Message("sb-prompt-applause")


def applaud(position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
    """SB-ABILITY-ACTINGBOOST-01 and its like: Good Reviews for the reward icons of the one chosen."""
    seat = position.agenda[0][1]
    position.agenda = position.agenda[1:]
    events.append(Applauded(seat, choice.card))
    count_icons(position, seat, position.content.index[CUSTOMERS][choice.card], events)


def count_icons(position: SeizeTheBeanPosition, seat: Seat, card: Card, events: list[Event]) -> None:
    """SB-OP-06, SB-XRULING-07: a Good Review for each reward icon."""
    icons = position.content.reward_icons[card]
    if icons:
        gain(position, seat, icons, "icons", events)
