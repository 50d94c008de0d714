"""New Startup in Town: Innovation pays off the technical debt and moves the City on (SB-SCEN-STARTUP).

A step of Innovation becomes its activations, one after the other: a Good Review from the debt pile, then the icon, then
`("innovated", seat, may, row, times, *used)`, which refreshes the row and goes on with the activations left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.asking import asking
from demitasse.games.seize_the_bean.base_game.actions import offer_trigger
from demitasse.games.seize_the_bean.base_game.city import refresh
from demitasse.games.seize_the_bean.choices import Under
from demitasse.games.seize_the_bean.content import CUSTOMERS
from demitasse.games.seize_the_bean.effects import SIDES
from demitasse.games.seize_the_bean.expansion_events import Buried, DebtPaid
from demitasse.games.seize_the_bean.solo.scenarios import asks_for
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

INNOVATION = SIDES.index("style")

ask = asking(offer_trigger)


def resolve_trigger(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-SCEN-STARTUP-07, -08, SB-XRULING-95: Innovation in this scenario; otherwise the icon is asked for at once."""
    if not position.scenario or not asks_for(position, "innovation_refreshes"):
        return ask(position, events)
    _, seat, may, side, row, times, *used = position.agenda[0]
    innovated = len(position.agenda) > 1 and position.agenda[1][0] == "innovated"
    if side != INNOVATION:
        return ask(position, events)
    if not innovated:
        innovate(position, seat, may, row, times, used, events)
        return True
    if times:
        return ask(position, events)
    left = next(int(step[4]) for step in position.agenda if step[0] == "innovated")
    more: list[int] = [may, row, left, *used]
    position.agenda = (("innovated", seat, *more), *position.agenda[2:])
    return True


def innovate(
    position: SeizeTheBeanPosition,
    seat: Seat,
    may: int,
    row: int,
    times: int,
    used: list[int],
    events: list[Event],
) -> None:
    """One activation: a Good Review first, if the pile has one."""
    icon: list[int] = [may, INNOVATION, row, 1, *used]
    then: list[int] = [may, row, times - 1, *used]
    position.agenda = (("trigger", seat, *icon), ("innovated", seat, *then), *position.agenda[1:])
    if position.debt:
        position.debt -= 1
        position.reviews = replaced(position.reviews, seat, position.reviews[seat] + 1)
        events.append(DebtPaid(seat, position.debt))


def resolve_innovated(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-SCEN-STARTUP-08: as at End of Day; Super Innovation is two activations."""
    _, seat, may, row, left, *used = position.agenda[0]
    refresh(position, CUSTOMERS, events)
    if left:
        innovate(position, seat, may, row, left, used, events)
    else:
        position.agenda = position.agenda[1:]
    return True


# Connections.


def bury(position: SeizeTheBeanPosition, choice: Under, events: list[Event]) -> None:
    """SB-SCEN-STARTUP-09, SB-XDEC-15: of the cards looked at, one goes under its deck; the next one goes below it."""
    _, seat, deck, number, *more = position.agenda[0]
    cards, at = position.decks[deck], choice.place - 1
    position.decks = replaced(position.decks, deck, (*cards[:at], *cards[at + 1 :], cards[at]))
    known = tuple([seen - 1 if seen > at else seen for seen in position.known[deck]])
    position.known = replaced(position.known, deck, known)
    events.append(Buried(seat))
    position.agenda = (("return", seat, deck, number - 1, *more), *position.agenda[1:])
