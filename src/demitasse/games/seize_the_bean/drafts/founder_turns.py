"""Serving Founders: before the Line, each Day anew, and only who wants to (SB-FOUNDER-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game import service
from demitasse.games.seize_the_bean.base_game.moods import no_such_customer
from demitasse.games.seize_the_bean.choices import DECLINE, Decline, Pick
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY
from demitasse.games.seize_the_bean.drafts.founders import ready
from demitasse.games.seize_the_bean.events import Served
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


class ServeFounder(SeizeTheBeanStep, frozen=True):
    """SB-XDEC-07, SB-FOUNDER-11: a Service turn that may be for a Founder."""

    kind = "founder"

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-XRULING-49, SB-XRULING-59: who can pay none of them is not asked, and serves the first Customer."""
        if ready(position, self.seat):
            return False
        self.go_on_to_the_line(position, events)
        return True

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-XDEC-07, SB-SCEN-AOAMOR-07, SB-SCEN-DANALA-07, SB-SCEN-QUORRA-05: serve the Founder, one of two, or ignore
        it.
        """
        pick = position.content.pick
        return (*[pick[card] for card in ready(position, self.seat)], DECLINE)

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        ids = position.content.ids[CUSTOMERS]
        cards = tuple([ids[card] for card in ready(position, self.seat)])
        return Message("sb-prompt-founder", {"cards": cards})

    def serve(self, position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
        """SB-FOUNDER-10, SB-FOUNDER-13, SB-XRULING-105: as a Customer is served, for one Service turn; SB-XRULING-54:
        one a turn.
        """
        seat = self.seat
        position.done()
        card = position.content.index[CUSTOMERS][choice.card]
        others = tuple([other for other in position.called[seat] if other != card])
        position.called = replaced(position.called, seat, others)
        position.turns = replaced(position.turns, seat, position.turns[seat] + 1)
        service.welcome(position, seat, card)
        events.append(Served(seat, choice.card))
        service.serve_main(position, seat, 0, events)

    def ignore(self, position: SeizeTheBeanPosition, choice: Decline, events: list[Event]) -> None:
        self.go_on_to_the_line(position, events)

    def go_on_to_the_line(self, position: SeizeTheBeanPosition, events: list[Event]) -> None:
        """SB-FOUNDER-14, SB-XRULING-50: ignored for the Day, at no cost: this turn serves the first Customer, if
        any.
        """
        position.done()
        position.called = replaced(position.called, self.seat, ())
        place = service.next_unserved(position, self.seat)
        if place != NOBODY:
            service.begin(position, self.seat, place, events)

    def refuse(self, position: SeizeTheBeanPosition, choice: Pick) -> Illegal:
        card = position.content.index[CUSTOMERS].get(choice.card)
        if card is None:
            return no_such_customer(choice)
        if card in position.called[self.seat]:
            return Illegal("SB-XRULING-49", "sb-not-payable-founder", card=choice.card)
        return Illegal("SB-FOUNDER-13", "sb-not-your-founder", card=choice.card)

    ANSWERS = {Pick: serve, Decline: ignore}
