"""Decks and Discard Piles: those of the City by their row, then a Customer Deck a seat (SB-DECK, SB-INFO).

A deck is a tuple with its top card first, a pile one with its top card last. `known` remembers how many cards on top
of each deck each seat has seen there; shuffling and moving them makes it forget.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game.reviews import trigger_the_end
from demitasse.games.seize_the_bean.content import NOBODY, ROWS, Card
from demitasse.games.seize_the_bean.events import Reshuffled
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

Deck = int
"""0, 1, 2 for the rows of the City; the Customer Decks of the seats come after them."""
CITY_DECKS = len(ROWS)


def own(seat: Seat) -> Deck:
    """The Customer Deck and the Discard Pile of a seat."""
    return CITY_DECKS + seat


def draw_from_city(position: SeizeTheBeanPosition, deck: Deck, events: list[Event]) -> Card:
    """The top card of a City Deck that has one; SB-CITY-08, SB-END-02: the last one triggers the end."""
    (card,) = take_top(position, deck)
    if not position.decks[deck]:
        trigger_the_end(position, ROWS[deck], events)
    return card


def draw(position: SeizeTheBeanPosition, seat: Seat, events: list[Event]) -> Card:
    """SB-OP-03: the top card of a Customer Deck; nobody if there is none."""
    drawn = draw_some(position, seat, 1, events)
    return drawn[0] if drawn else NOBODY


def draw_some(
    position: SeizeTheBeanPosition, seat: Seat, number: int, events: list[Event]
) -> tuple[Card, ...]:
    """SB-DECK-05, SB-DECK-06, SB-DECK-07: so many from the top of a Customer Deck, rebuilt when it is empty and another
    is drawn; fewer if there are no more.
    """
    deck = own(seat)
    drawn: tuple[Card, ...] = ()
    while len(drawn) < number:
        if not position.decks[deck]:
            if not position.piles[deck]:
                break
            rebuild(position, seat, events)
        drawn += take_top(position, deck, number - len(drawn))
    return drawn


def take_top(position: SeizeTheBeanPosition, deck: Deck, number: int = 1) -> tuple[Card, ...]:
    """So many cards, or as many as there are."""
    cards = position.decks[deck]
    taken = cards[:number]
    position.decks = replaced(position.decks, deck, cards[number:])
    position.revealed += len(taken)
    known = position.known[deck]
    if any(known):
        position.known = replaced(position.known, deck, tuple([max(0, seen - len(taken)) for seen in known]))
    return taken


def rebuild(position: SeizeTheBeanPosition, seat: Seat, events: list[Event]) -> None:
    """SB-DECK-06, SB-RULING-26: the Discard Pile, shuffled, below whatever is left of the deck."""
    deck = own(seat)
    pile = position.piles[deck]
    shuffled, position.chance = position.chance.shuffled(sorted(pile))
    position.piles = replaced(position.piles, deck, ())
    position.decks = replaced(position.decks, deck, position.decks[deck] + shuffled)
    if position.robot.unseen:  # the old deck is through, so it is known what Starbots took of it
        position.robot = position.robot._replace(
            unseen=tuple([taken for taken in position.robot.unseen if taken[0] != deck])
        )
    position.revealed += 1
    events.append(Reshuffled(seat, len(pile)))


def discard(position: SeizeTheBeanPosition, deck: Deck, *cards: Card) -> None:
    """On top of a pile, the last one uppermost (SB-RULING-10); their tokens were left behind (SB-DECK-01, SB-DECK-02,
    SB-DECK-03, SB-CITY-10, SB-CITY-11, SB-INFO-04).
    """
    position.piles = replaced(position.piles, deck, position.piles[deck] + cards)


def put_on_deck(position: SeizeTheBeanPosition, deck: Deck, card: Card) -> None:
    """SB-XVIS-04, SB-XRULING-40: face down on top; everybody saw which card it is, so everybody knows it there."""
    position.decks = replaced(position.decks, deck, (card, *position.decks[deck]))
    position.known = replaced(position.known, deck, tuple([seen + 1 for seen in position.known[deck]]))
