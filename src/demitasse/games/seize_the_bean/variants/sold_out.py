"""Sold Out: who cannot serve a Customer announces it, and the others may (SB-SOLDOUT, SB-NEIGHBOUR)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game.decks import discard, own
from demitasse.games.seize_the_bean.base_game.moods import leave_line, place_of
from demitasse.games.seize_the_bean.base_game.service import able_to_serve, serve_main, turn_away
from demitasse.games.seize_the_bean.choices import ACCEPT, DECLINE, Accept, Decline
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY
from demitasse.games.seize_the_bean.expansion_events import Accepted, Refused, WonOver
from demitasse.games.seize_the_bean.variants.diverse_city import obtained
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event
from demitasse.kernel.message import Message

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

ACCEPT_OR_NOT: tuple[Choice, ...] = (ACCEPT, DECLINE)


def resolve(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-SOLDOUT-03, -08, SB-XRULING-56: clockwise, whoever can pay is asked; back at the owner, nobody accepted."""
    _, asked, angry = position.agenda[0]
    seat, seats = asked, position.seats
    while seat != position.host and not able_to_serve(position, seat, position.guest):
        seat = (seat + 1) % seats
    if seat == position.host:
        position.agenda = position.agenda[1:]
        turn_away(position, events)
        return True
    if seat != asked:
        position.agenda = (("sold_out", seat, angry), *position.agenda[1:])
    return False


def offer(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-XDEC-12."""
    return ACCEPT_OR_NOT


def prompt(position: SeizeTheBeanPosition) -> Message:
    card, angry = position.content.ids[CUSTOMERS][position.guest], position.agenda[0][2]
    return Message("sb-prompt-sold-out", {"whom": position.host, "card": card, "angry": angry})


def accept(position: SeizeTheBeanPosition, choice: Accept, events: list[Event]) -> None:
    """SB-SOLDOUT-04…07, -09: served as one's own, in the place where it stands; it is nobody's turn but the owner's."""
    _, seat, angry = position.agenda[0]
    card, host = position.guest, position.host
    position.agenda = position.agenda[1:]
    if position.competing:
        position.agenda = (("win_over", seat, card, host), *position.agenda)
    events.append(Accepted(seat, position.content.ids[CUSTOMERS][card], host))
    serve_main(position, seat, angry, events)


def decline(position: SeizeTheBeanPosition, choice: Decline, events: list[Event]) -> None:
    """SB-SOLDOUT-03: the offer goes on to the left."""
    _, seat, angry = position.agenda[0]
    events.append(Refused(seat, position.content.ids[CUSTOMERS][position.guest], position.host))
    position.agenda = (("sold_out", (seat + 1) % position.seats, angry), *position.agenda[1:])


def resolve_win_over(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-NEIGHBOUR-02, SB-XRULING-60: after its service the Customer changes its Café, unless it left the Line."""
    _, seat, card, host = position.agenda[0]
    position.agenda = position.agenda[1:]
    if place_of(position.lines[host], card) != NOBODY:
        leave_line(position, host, card)
        discard(position, own(seat), card)
        events.append(WonOver(seat, position.content.ids[CUSTOMERS][card], host))
        obtained(position, seat, card, events)
    return True
