"""Looking at the top of a deck: Connections and Customer Tracking (SB-ICON-CONNECTIONS, SB-ICON-TRACKING).

Cards looked at stay on their deck (SB-RULING-06). The step `("return", seat, deck, number, placed, may_discard)` says
how many are being looked at and how many of those, from the top, lie in their final order already.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.asking import or_decline
from demitasse.games.seize_the_bean.choices import DONE, Discard, Done, Look, Return
from demitasse.games.seize_the_bean.content import CUSTOMERS, LOOK, ROWS
from demitasse.games.seize_the_bean.decks import CITY_DECKS, Deck, discard, own, rebuild
from demitasse.games.seize_the_bean.events import Dismissed, Looked, Returned
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

SEEN_BY_CONNECTIONS = 3
MOST_SEEN = 9
RETURN = tuple(Return(place + 1) for place in range(MOST_SEEN))
DISCARD = tuple(Discard(place + 1) for place in range(MOST_SEEN))
OWN = "own"


def deck_name(deck: Deck) -> str:
    return ROWS[deck] if deck < CITY_DECKS else OWN


def offer_connections(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-ICON-CONNECTIONS-06, SB-RULING-07: any City Deck that has cards."""
    return or_decline(position, [LOOK[row] for row in range(CITY_DECKS) if position.decks[row]])


def prompt_connections(position: SeizeTheBeanPosition) -> Message:
    return Message("sb-prompt-connections", {"cards": SEEN_BY_CONNECTIONS})


def look(position: SeizeTheBeanPosition, choice: Look, events: list[Event]) -> None:
    seat = position.agenda[0][1]
    position.agenda = position.agenda[1:]
    deck = ROWS.index(choice.deck)
    number = see(position, seat, deck, SEEN_BY_CONNECTIONS, events)
    position.agenda = (("return", seat, deck, number, 0, 0), *position.agenda)


def see(position: SeizeTheBeanPosition, seat: Seat, deck: Deck, number: int, events: list[Event]) -> int:
    """SB-VIS-03, SB-RULING-07: so many cards on top of a deck, or all it has; returns how many."""
    cards = position.decks[deck][:number]
    if cards:
        position.revealed += len(cards)
        seen = position.known[deck]
        position.known = replaced(position.known, deck, replaced(seen, seat, max(seen[seat], len(cards))))
        ids = position.content.ids[deck if deck < CITY_DECKS else CUSTOMERS]
        events.append(Looked(seat, deck_name(deck), len(cards), tuple([ids[card] for card in cards])))
    return len(cards)


def resolve_track(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-ICON-TRACKING-01, -02, SB-RULING-26: a deck that is too small is rebuilt below what it has."""
    _, seat, number = position.agenda[0]
    deck = own(seat)
    if len(position.decks[deck]) < number and position.piles[deck]:
        rebuild(position, seat, events)
    seen = see(position, seat, deck, number, events)
    position.agenda = (("return", seat, deck, seen, 0, 1), *position.agenda[1:])
    return True


def resolve_return(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """The last card goes where it must, unless it could still be discarded."""
    _, seat, deck, number, placed, may_discard = position.agenda[0]
    if number - placed > (0 if may_discard else 1):
        return False
    put_back(position, seat, deck, number, events)
    return True


def put_back(
    position: SeizeTheBeanPosition, seat: Seat, deck: Deck, number: int, events: list[Event]
) -> None:
    position.agenda = position.agenda[1:]
    if number:
        events.append(Returned(seat, deck_name(deck), number))


def offer_return(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-ICON-CONNECTIONS-05, -06, SB-ICON-TRACKING-01: any order, and for Tracking any of them away."""
    _, _, _, number, placed, may_discard = position.agenda[0]
    away = DISCARD[placed:number] if may_discard else ()
    order = RETURN[placed:number] if number - placed > 1 else ()
    return (*away, *order, DONE)


def prompt_return(position: SeizeTheBeanPosition) -> Message:
    _, _, deck, number, placed, may_discard = position.agenda[0]
    facts = {"deck": deck_name(deck), "left": number - placed, "placed": placed}
    return Message("sb-prompt-track" if may_discard else "sb-prompt-return", facts)


def put_on_top(position: SeizeTheBeanPosition, choice: Return, events: list[Event]) -> None:
    """The card comes next from the top; whoever else knew these cards no longer knows their order."""
    _, seat, deck, number, placed, may_discard = position.agenda[0]
    cards, at = position.decks[deck], choice.place - 1
    if at != placed:
        moved = (*cards[:placed], cards[at], *cards[placed:at], *cards[at + 1 :])
        position.decks = replaced(position.decks, deck, moved)
        forget_order(position, seat, deck, placed)
    position.agenda = (("return", seat, deck, number, placed + 1, may_discard), *position.agenda[1:])


def send_away(position: SeizeTheBeanPosition, choice: Discard, events: list[Event]) -> None:
    """SB-ICON-TRACKING-01: on top of the Discard Pile, where everybody sees it (SB-RULING-55)."""
    _, seat, deck, number, placed, may_discard = position.agenda[0]
    cards, at = position.decks[deck], choice.place - 1
    position.decks = replaced(position.decks, deck, cards[:at] + cards[at + 1 :])
    known = tuple([seen - 1 if seen > at else seen for seen in position.known[deck]])
    position.known = replaced(position.known, deck, known)
    discard(position, deck, cards[at])
    position.revealed += 1
    events.append(Dismissed(seat, position.content.ids[CUSTOMERS][cards[at]]))
    position.agenda = (("return", seat, deck, number - 1, placed, may_discard), *position.agenda[1:])


def forget_order(position: SeizeTheBeanPosition, seat: Seat, deck: Deck, placed: int) -> None:
    """From the card that moved on, nobody but who moved it knows what lies where."""
    known = tuple(
        [seen if viewer == seat else min(seen, placed) for viewer, seen in enumerate(position.known[deck])]
    )
    position.known = replaced(position.known, deck, known)


def done(position: SeizeTheBeanPosition, choice: Done, events: list[Event]) -> None:
    _, seat, deck, number, *_ = position.agenda[0]
    put_back(position, seat, deck, number, events)
