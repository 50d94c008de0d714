"""Sold Out: who cannot serve a Customer announces it, and the others may (SB-SOLDOUT, SB-NEIGHBOUR)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game import service
from demitasse.games.seize_the_bean.base_game.decks import discard, own
from demitasse.games.seize_the_bean.base_game.moods import leave_line, place_of
from demitasse.games.seize_the_bean.choices import ACCEPT, DECLINE, Accept, Decline
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY, Card
from demitasse.games.seize_the_bean.expansion_events import Accepted, Refused, WonOver
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.games.seize_the_bean.variants.diverse_city import obtained
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

ACCEPT_OR_NOT: tuple[Choice, ...] = (ACCEPT, DECLINE)


class OfferToOthers(SeizeTheBeanStep, frozen=True):
    """SB-SOLDOUT-02: whoever is next is asked to serve the Customer."""

    kind = "sold_out"

    angry: int

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-SOLDOUT-03, SB-SOLDOUT-08, SB-XRULING-56, SB-XVIS-08: clockwise, whoever can pay; at the owner again,
        nobody did.
        """
        seat, seats = self.seat, position.seats
        while seat != position.host and not service.able_to_serve(position, seat, position.guest):
            seat = (seat + 1) % seats
        if seat == position.host:
            position.done()
            service.turn_away(position, events)
            return True
        if seat != self.seat:
            position.done(OfferToOthers(seat, self.angry))
        return False

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-XDEC-12."""
        return ACCEPT_OR_NOT

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        card = position.content.ids[CUSTOMERS][position.guest]
        return Message("sb-prompt-sold-out", {"whom": position.host, "card": card, "angry": self.angry})

    def accept(self, position: SeizeTheBeanPosition, choice: Accept, events: list[Event]) -> None:
        """SB-SOLDOUT-04, SB-SOLDOUT-05, SB-SOLDOUT-06, SB-SOLDOUT-07, SB-SOLDOUT-09: served as one's own, in the place
        where it stands; it is nobody's turn but the owner's.
        """
        card, host = position.guest, position.host
        position.done()
        if position.competing:
            position.push(WinOver(self.seat, card, host))
        events.append(Accepted(self.seat, position.content.ids[CUSTOMERS][card], host))
        service.serve_main(position, self.seat, self.angry, events)

    def decline(self, position: SeizeTheBeanPosition, choice: Decline, events: list[Event]) -> None:
        """SB-SOLDOUT-03: the offer goes on to the left."""
        events.append(Refused(self.seat, position.content.ids[CUSTOMERS][position.guest], position.host))
        position.done(OfferToOthers((self.seat + 1) % position.seats, self.angry))

    ANSWERS = {Accept: accept, Decline: decline}


class WinOver(SeizeTheBeanStep, frozen=True):
    """SB-NEIGHBOUR-02: who served the Customer keeps it."""

    kind = "win_over"

    card: Card
    host: Seat

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-NEIGHBOUR-02, SB-XRULING-60: after its service the Customer changes its Café, unless it left the Line."""
        position.done()
        if place_of(position.lines[self.host], self.card) != NOBODY:
            leave_line(position, self.host, self.card)
            discard(position, own(self.seat), self.card)
            events.append(WonOver(self.seat, position.content.ids[CUSTOMERS][self.card], self.host))
            obtained(position, self.seat, self.card, events)
        return True
