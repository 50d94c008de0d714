"""Hype: the track, and the Customers it draws into the Line (SB-HYPE, SB-OP-05)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.abilities.applause import count_icons, report
from demitasse.games.seize_the_bean.base_game.decks import discard, draw, draw_some, own
from demitasse.games.seize_the_bean.base_game.reviews import gain
from demitasse.games.seize_the_bean.causes import cause
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY, Card
from demitasse.games.seize_the_bean.effects import DIRECTIONS
from demitasse.games.seize_the_bean.entries import MOST_HYPE
from demitasse.games.seize_the_bean.events import Drew, HypeMoved
from demitasse.games.seize_the_bean.expansion_events import Shown
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

LOWEST, MAX = 1, MOST_HYPE
DOWN = 0
HYPE = "hype"
"""What Customers of the Hype phase are due to."""


class ChangeHype(SeizeTheBeanStep, frozen=True):
    """SB-OP-05: the Hype of a Café rises or drops."""

    kind = "hype"

    direction: int

    WRITTEN = (DIRECTIONS,)

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-ICON-HYPE-01, SB-ABILITY-HYPE-01."""
        position.done()
        if self.direction == DOWN:
            drop(position, self.seat, events)
        else:
            rise(position, self.seat, events)
        return True


def rise(position: SeizeTheBeanPosition, seat: Seat, events: list[Event]) -> None:
    """SB-OP-05, SB-HYPE-01, SB-HYPE-08, SB-HYPE-09, SB-HYPE-10, SB-HYPE-11, SB-HYPE-12, SB-HYPE-13, SB-ABILITY-HYPE-02:
    at Max Hype a Good Review instead.
    """
    hype = position.hype[seat]
    if hype == MAX:
        gain(position, seat, 1, "hype", events)
    else:
        position.hype = replaced(position.hype, seat, hype + 1)
        events.append(HypeMoved(seat, hype + 1, 1, by=cause(position)))


def drop(position: SeizeTheBeanPosition, seat: Seat, events: list[Event]) -> None:
    """SB-ABILITY-OVERCROWD-01, SB-RULING-42: never below 1."""
    hype = position.hype[seat]
    if hype > LOWEST:
        position.hype = replaced(position.hype, seat, hype - 1)
        events.append(HypeMoved(seat, hype - 1, -1, by=cause(position)))


def fill_line(position: SeizeTheBeanPosition, seat: Seat, number: int, events: list[Event]) -> None:
    """SB-HYPE-03: to the right end, in the order drawn."""
    drawn = draw_some(position, seat, number, events)
    if drawn:
        join_line(position, seat, drawn)
        ids = position.content.ids[CUSTOMERS]
        events.append(Drew(seat, tuple([ids[card] for card in drawn]), by=HYPE))


def join_line(position: SeizeTheBeanPosition, seat: Seat, cards: Sequence[Card]) -> None:
    """SB-MOOD-02, SB-RULING-63, SB-DECK-04: neutral and Unserved, at the right end."""
    guests = [(card, 0, 0) for card in cards]
    position.lines = replaced(position.lines, seat, (*position.lines[seat], *guests))


class DrawCustomer(SeizeTheBeanStep, frozen=True):
    """A Customer more than the Hype brings."""

    kind = "draw"

    note: int

    WRITTEN = ()

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-ICON-DRAW-01, SB-ICON-DRAW-02, SB-ICON-DRAW-03, SB-ABILITY-DRAW-01, SB-ABILITY-DRAW-02,
        SB-ABILITY-DRAW-03: one Customer to the Line, or a Good Review if there is none.
        """
        position.done()
        card = draw(position, self.seat, events)
        if card == NOBODY:
            gain(position, self.seat, 1, "draw", events)
        else:
            join_line(position, self.seat, [card])
            report(position, self.note, card)
            events.append(Drew(self.seat, (position.content.ids[CUSTOMERS][card],), by=cause(position)))
        return True


class Exclusivity(SeizeTheBeanStep, frozen=True):
    """A Customer turned away at the door, to be talked about."""

    kind = "exclusivity"

    WRITTEN = ()

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-ABILITY-EXCLUSIVITY-01, SB-ABILITY-EXCLUSIVITY-02: the next Customer is shown to all, discarded, and its
        reward icons count.
        """
        position.done()
        card = draw(position, self.seat, events)
        if card != NOBODY:
            discard(position, own(self.seat), card)
            events.append(Shown(self.seat, position.content.ids[CUSTOMERS][card], by=cause(position)))
            count_icons(position, self.seat, card, events)
        return True
