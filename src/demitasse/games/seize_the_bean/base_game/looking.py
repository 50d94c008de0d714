"""Looking at the top of a deck: Connections, Customer Tracking, DDoS (SB-ICON-CONNECTIONS, SB-ICON-TRACKING).

Cards looked at stay on their deck (SB-RULING-06). The step `("return", seat, deck, number, placed, may_discard)` says
how many are being looked at and how many of those, from the top, lie in their final order already.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.asking import or_decline
from demitasse.games.seize_the_bean.base_game.decks import CITY_DECKS, Deck, discard, own, rebuild
from demitasse.games.seize_the_bean.choices import (
    ACCEPT,
    DONE,
    Accept,
    Discard,
    Done,
    Look,
    Player,
    Return,
    Under,
)
from demitasse.games.seize_the_bean.content import CUSTOMERS, LOOK, MOST_PLAYERS, NOBODY, ROWS
from demitasse.games.seize_the_bean.events import Dismissed, Looked, Returned
from demitasse.games.seize_the_bean.solo.scenarios import asks_for
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
UNDER = tuple(Under(place + 1) for place in range(MOST_SEEN))
OWN = "own"
OTHER = "other"
PLAYER = tuple(Player(seat) for seat in range(MOST_PLAYERS))


def deck_name(deck: Deck, seat: Seat) -> str:
    """A City Deck by its row, a Customer Deck as the seat calls it that looks into it."""
    if deck < CITY_DECKS:
        return ROWS[deck]
    return OWN if deck == own(seat) else OTHER


def foreign(deck: Deck, seat: Seat) -> Seat:
    """Whose deck it is, if it is another player's; else NOBODY."""
    return deck - CITY_DECKS if deck >= CITY_DECKS and deck != own(seat) else NOBODY


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
        seen_cards = tuple([ids[card] for card in cards])
        events.append(Looked(seat, deck_name(deck, seat), len(cards), seen_cards, foreign(deck, seat)))
    return len(cards)


# Customer Tracking, on one's own deck or, as a DDoS Attack, on anybody's.


def resolve_track(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-ICON-TRACKING-01, SB-ABILITY-TRACKING-01: Friends & Family ask first, if there is anything to see."""
    _, seat, may, number = position.agenda[0]
    if may and traceable(position, seat):
        return False
    position.agenda = position.agenda[1:]
    track(position, seat, own(seat), number, events)
    return True


def traceable(position: SeizeTheBeanPosition, owner: Seat) -> bool:
    """SB-ABILITY-TRACKING-02, SB-ABILITY-DDOS-03: a deck that has cards, or can be rebuilt."""
    return bool(position.decks[own(owner)] or position.piles[own(owner)])


def offer_track(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    return or_decline(position, [ACCEPT])


def prompt_track(position: SeizeTheBeanPosition) -> Message:
    return Message("sb-prompt-may-track", {"cards": position.agenda[0][3]})


def accept_track(position: SeizeTheBeanPosition, choice: Accept, events: list[Event]) -> None:
    _, seat, _, number = position.agenda[0]
    position.agenda = position.agenda[1:]
    track(position, seat, own(seat), number, events)


def track(position: SeizeTheBeanPosition, seat: Seat, deck: Deck, number: int, events: list[Event]) -> None:
    """SB-ICON-TRACKING-01, -02, SB-ABILITY-TRACKING-02, SB-RULING-26: too small a deck is rebuilt below what it has."""
    if len(position.decks[deck]) < number and position.piles[deck]:
        rebuild(position, deck - CITY_DECKS, events)
    seen = see(position, seat, deck, number, events)
    position.agenda = (("return", seat, deck, seen, 0, 1), *position.agenda)


def offer_ddos(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-ABILITY-DDOS-01, -03, SB-XRULING-88: anybody's deck that has or gets a card, never Starbots' pile."""
    seats = [seat for seat in range(position.seats) if seat != position.robot]
    return or_decline(position, [PLAYER[seat] for seat in seats if traceable(position, seat)])


def prompt_ddos(position: SeizeTheBeanPosition) -> Message:
    return Message("sb-prompt-ddos", {"cards": position.agenda[0][3]})


def attack(position: SeizeTheBeanPosition, choice: Player, events: list[Event]) -> None:
    """SB-ABILITY-DDOS-01…03, SB-ABILITY-SUPERDDOS-01, SB-XRULING-16, -17: its cards are seen by the attacker only."""
    _, seat, _, number = position.agenda[0]
    position.agenda = position.agenda[1:]
    track(position, seat, own(choice.whom), number, events)


def resolve_return(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """The last card goes where it must, unless it could still be discarded or go under the deck."""
    _, seat, deck, number, placed, may_discard = position.agenda[0]
    if number - placed > (0 if may_discard or may_bury(position) else 1):
        return False
    put_back(position, seat, deck, number, events)
    return True


def put_back(
    position: SeizeTheBeanPosition, seat: Seat, deck: Deck, number: int, events: list[Event]
) -> None:
    """Whoever else knew these cards cannot tell whether they lie as before."""
    position.agenda = position.agenda[1:]
    if number > 1:
        forget_order(position, seat, deck, 0)
    if number:
        events.append(Returned(seat, deck_name(deck, seat), number, foreign(deck, seat)))


def offer_return(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-ICON-CONNECTIONS-05, -06, SB-ICON-TRACKING-01: any order, and for Tracking any of them away."""
    _, _, _, number, placed, may_discard = position.agenda[0]
    away = DISCARD[placed:number] if may_discard else ()
    order = RETURN[placed:number] if number - placed > 1 else ()
    under = UNDER[placed:number] if may_bury(position) else ()
    return (*away, *order, *under, DONE)


def may_bury(position: SeizeTheBeanPosition) -> bool:
    """SB-SCEN-STARTUP-09: in one scenario, cards seen by Connections may go under their deck."""
    return bool(position.scenario) and not position.agenda[0][5] and asks_for(position, "connections_bury")


def prompt_return(position: SeizeTheBeanPosition) -> Message:
    _, seat, deck, number, placed, may_discard = position.agenda[0]
    facts: dict[str, str | int] = {
        "deck": deck_name(deck, seat),
        "left": number - placed,
        "placed": placed,
        "whom": foreign(deck, seat),
    }
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
    """SB-ICON-TRACKING-01, SB-ABILITY-DDOS-02: on its owner's Discard Pile, where all see it (SB-RULING-55)."""
    _, seat, deck, number, placed, may_discard = position.agenda[0]
    cards, at = position.decks[deck], choice.place - 1
    position.decks = replaced(position.decks, deck, cards[:at] + cards[at + 1 :])
    known = tuple([seen - 1 if seen > at else seen for seen in position.known[deck]])
    position.known = replaced(position.known, deck, known)
    discard(position, deck, cards[at])
    position.revealed += 1
    events.append(Dismissed(seat, position.content.ids[CUSTOMERS][cards[at]], foreign(deck, seat)))
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
