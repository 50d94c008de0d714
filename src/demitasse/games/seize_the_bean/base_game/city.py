"""The City: three rows, what is visible in them, taking a card, closing the gap, refreshing (SB-CITY, SB-EOD)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game.decks import draw_from_city
from demitasse.games.seize_the_bean.base_game.reviews import trigger_the_end
from demitasse.games.seize_the_bean.content import NOBODY, ROWS, Card
from demitasse.games.seize_the_bean.entries import VISIBLE
from demitasse.games.seize_the_bean.events import NONE, Arrived, Refreshed
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.kernel.event import Event
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

COLUMNS = VISIBLE - 1
"""Those before the City Discard Pile."""
IN_THE_DECK = 0
"""In place of a column: a card looked at in the deck."""


def visible(position: SeizeTheBeanPosition, row: int) -> list[Card]:
    """SB-CITY-02, SB-CITY-03, SB-RULING-05: columns 1 to 4 and the top of the City Discard Pile."""
    return without_gaps(position.rows[row] + position.piles[row][-1:])


def without_gaps(columns: tuple[Card, ...]) -> list[Card]:
    cards = [*columns]
    while NOBODY in cards:
        cards.remove(NOBODY)
    return cards


def take_out(position: SeizeTheBeanPosition, row: int, card: Card, looked: int, events: list[Event]) -> int:
    """The column a card leaves; the gap stays open (SB-CITY-01, SB-CITY-02, SB-CITY-03, SB-ICON-CONNECTIONS-03)."""
    columns = position.rows[row]
    if card in columns:
        column = columns.index(card)
        position.rows = replaced(position.rows, row, replaced(columns, column, NOBODY))
        return column + 1
    pile = position.piles[row]
    if pile and pile[-1] == card:
        position.piles = replaced(position.piles, row, pile[:-1])
        return VISIBLE
    deck = position.decks[row]
    at = deck.index(card, 0, looked)
    position.decks = replaced(position.decks, row, deck[:at] + deck[at + 1 :])
    known = tuple([seen - 1 if seen > at else seen for seen in position.known[row]])
    position.known = replaced(position.known, row, known)
    position.revealed += 1
    if not position.decks[row]:
        trigger_the_end(position, ROWS[row], events)
    return IN_THE_DECK


def close_gap(position: SeizeTheBeanPosition, row: int, events: list[Event]) -> None:
    """SB-CITY-04, SB-CITY-05, SB-CITY-06, SB-CITY-07, SB-CITY-09, SB-RULING-03, SB-RULING-04, SB-RULING-05: cards
    before a gap move right, and the deck gives a new one.
    """
    cards = without_gaps(position.rows[row])
    if not position.piles[row] and cards:
        position.piles = replaced(position.piles, row, (cards.pop(),))
    if len(cards) < COLUMNS and position.decks[row]:
        new = draw_from_city(position, row, events)
        cards.insert(0, new)
        events.append(Arrived(ROWS[row], position.content.ids[row][new]))
    position.rows = replaced(position.rows, row, (NOBODY,) * (COLUMNS - len(cards)) + tuple(cards))


class Refill(SeizeTheBeanStep, frozen=True):
    """A row of the City that still has a gap."""

    kind = "refill"

    row: int

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-RULING-08: after Connections the row is replenished once the deck is whole again."""
        position.done()
        close_gap(position, self.row, events)
        return True


def refresh(position: SeizeTheBeanPosition, row: int, events: list[Event]) -> None:
    """SB-EOD-05, SB-EOD-06, SB-EOD-07, SB-RULING-05: every card one column on, a new one into column 1."""
    ids = position.content.ids[row]
    *moving, leaving = position.rows[row]
    if leaving != NOBODY:
        position.piles = replaced(position.piles, row, (*position.piles[row], leaving))
    new = draw_from_city(position, row, events) if position.decks[row] else NOBODY
    position.rows = replaced(position.rows, row, (new, *moving))
    events.append(
        Refreshed(ROWS[row], ids[leaving] if leaving != NOBODY else NONE, ids[new] if new != NOBODY else NONE)
    )
