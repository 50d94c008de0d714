"""Serving Founders: before the Line, each Day anew, and only who wants to (SB-FOUNDER-11…14, SB-XRULING-49…51, -54)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game.service import begin, next_unserved, serve_main
from demitasse.games.seize_the_bean.choices import DECLINE, Decline, Pick
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY
from demitasse.games.seize_the_bean.drafts.founders import ready
from demitasse.games.seize_the_bean.events import Served
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def resolve(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-XRULING-49: who can pay none of them is not asked, and serves the first Customer."""
    seat = position.agenda[0][1]
    if ready(position, seat):
        return False
    go_on_to_the_line(position, seat, events)
    return True


def offer(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-XDEC-07: serve the Founder, one of two, or ignore it."""
    pick = position.content.pick
    return (*[pick[card] for card in ready(position, position.agenda[0][1])], DECLINE)


def prompt(position: SeizeTheBeanPosition) -> Message:
    ids = position.content.ids[CUSTOMERS]
    cards = tuple([ids[card] for card in ready(position, position.agenda[0][1])])
    return Message("sb-prompt-founder", {"cards": cards})


def serve(position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
    """SB-FOUNDER-10, -13, SB-XRULING-105: as a Customer is served, for one Service turn; SB-XRULING-54: one a turn."""
    seat = position.agenda[0][1]
    position.agenda = position.agenda[1:]
    card = position.content.index[CUSTOMERS][choice.card]
    others = tuple([other for other in position.called[seat] if other != card])
    position.called = replaced(position.called, seat, others)
    position.turns = replaced(position.turns, seat, position.turns[seat] + 1)
    position.guest, position.host = card, seat
    events.append(Served(seat, choice.card))
    serve_main(position, seat, 0, events)


def ignore(position: SeizeTheBeanPosition, choice: Decline, events: list[Event]) -> None:
    go_on_to_the_line(position, position.agenda[0][1], events)


def go_on_to_the_line(position: SeizeTheBeanPosition, seat: Seat, events: list[Event]) -> None:
    """SB-FOUNDER-14, SB-XRULING-50: ignored for the Day, at no cost: this turn serves the first Customer, if any."""
    position.agenda = position.agenda[1:]
    position.called = replaced(position.called, seat, ())
    if next_unserved(position, seat) != NOBODY:
        begin(position, seat, events)
