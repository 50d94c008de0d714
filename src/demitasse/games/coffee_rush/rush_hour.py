"""Rush hour closes step 4: what you sent brings new orders to the players on your left (CR-RUSH, CR-2P-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.coffee_rush.events import Closed, Drew
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.seats import replaced
from demitasse.kernel.step import Step

if TYPE_CHECKING:
    from demitasse.games.coffee_rush.position import CoffeeRushPosition

NEIGHBOURS_HIT = 2


class RushHour(Step, frozen=True):
    """CR-RUSH-01: after sending, once a turn."""

    kind = "rush-hour"

    def resolve(self, position: CoffeeRushPosition, events: list[Event]) -> bool:
        """CR-RUSH-01, CR-RUSH-02, CR-RUSH-03, CR-RUSH-04, CR-RUSH-05, CR-RUSH-06, CR-RULING-21, CR-2P-11: once a turn,
        the next two players draw as many orders as were sent.
        """
        if position.sent_now:
            for offset in range(1, 1 + min(NEIGHBOURS_HIT, position.seats - 1)):
                draw(position, (position.active + offset) % position.seats, position.sent_now, events)
            close_if_deck_is_out(position, events)
        return True


def draw(position: CoffeeRushPosition, seat: Seat, number: int, events: list[Event]) -> None:
    """CR-RUSH-03, CR-RULING-22, CR-RULING-24: face up into row 1; what the deck lacks is never made up for."""
    cards = position.deck[:number]
    if not cards:
        return
    position.deck = position.deck[number:]
    position.revealed += len(cards)
    rows = position.rows[seat]
    position.rows = replaced(position.rows, seat, (rows[0] + cards, *rows[1:]))
    events.extend(Drew(seat, position.content.card_ids[card]) for card in cards)


def close_if_deck_is_out(position: CoffeeRushPosition, events: list[Event]) -> None:
    """CR-RUSH-07, CR-2P-13, CR-RULING-20: one test after every draw, whether or not it was fully supplied."""
    if not position.deck:
        close(position, "deck", events)


def close(position: CoffeeRushPosition, cause: str, events: list[Event]) -> None:
    """CR-RULING-23, CR-END-01, CR-2P-14: the token turns once and never back; the first cause is the one we tell."""
    if not position.closed:
        position.closed = cause
        events.append(Closed(cause))
