"""Looking at the top of a deck: Connections, Customer Tracking, DDoS (SB-ICON-CONNECTIONS, SB-ICON-TRACKING).

Cards looked at stay on their deck (SB-RULING-06). The step `PutBack` says how many are being looked at and how many of
those, from the top, lie in their final order already.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from demitasse.games.seize_the_bean.asking import Ability
from demitasse.games.seize_the_bean.base_game.decks import CITY_DECKS, Deck, discard, own, rebuild
from demitasse.games.seize_the_bean.causes import cause
from demitasse.games.seize_the_bean.choices import (
    ACCEPT,
    DONE,
    Accept,
    Decline,
    Discard,
    Done,
    Look,
    Player,
    Return,
    Under,
)
from demitasse.games.seize_the_bean.content import CUSTOMERS, LOOK, MOST_PLAYERS, NOBODY, ROWS
from demitasse.games.seize_the_bean.events import Dismissed, Looked, Returned
from demitasse.games.seize_the_bean.expansion_events import Buried
from demitasse.games.seize_the_bean.solo.scenarios import asks_for
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
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


class Connections(Ability, frozen=True):
    """SB-INFO-01, SB-DEC-03: a look into one of the City Decks."""

    kind = "connections"

    WRITTEN = ()

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-ICON-CONNECTIONS-06, SB-RULING-07: any City Deck that has cards."""
        return self.or_decline([LOOK[row] for row in range(CITY_DECKS) if position.decks[row]])

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-connections", {"cards": SEEN_BY_CONNECTIONS})

    def look(self, position: SeizeTheBeanPosition, choice: Look, events: list[Event]) -> None:
        position.done()
        deck = ROWS.index(choice.deck)
        number = see(position, self.seat, deck, SEEN_BY_CONNECTIONS, events)
        position.push(PutBack(self.seat, deck, number, placed=0, may_discard=0))

    def refuse(self, position: SeizeTheBeanPosition, choice: Look) -> Illegal:
        if choice.deck not in ROWS:
            decks = ", ".join(ROWS)
            return Illegal("SB-ICON-CONNECTIONS-06", "sb-no-such-deck", deck=choice.deck[:40], decks=decks)
        return Illegal("SB-RULING-07", "sb-not-an-empty-deck", row=choice.deck)

    ANSWERS = {Look: look, Decline: Ability.decline}


def see(position: SeizeTheBeanPosition, seat: Seat, deck: Deck, number: int, events: list[Event]) -> int:
    """SB-VIS-03, SB-RULING-06, SB-RULING-07, SB-XVIS-03: so many cards on top of a deck, or all it has; returns how
    many.
    """
    cards = position.decks[deck][:number]
    if cards:
        position.revealed += len(cards)
        seen = position.known[deck]
        position.known = replaced(position.known, deck, replaced(seen, seat, max(seen[seat], len(cards))))
        ids = position.content.ids[deck if deck < CITY_DECKS else CUSTOMERS]
        seen_cards = tuple([ids[card] for card in cards])
        by, name, whom = cause(position), deck_name(deck, seat), foreign(deck, seat)
        events.append(Looked(seat, name, len(cards), seen_cards, whom, by=by))
    return len(cards)


class Track(Ability, frozen=True):
    """SB-INFO-01, SB-DEC-03: Customer Tracking is a look into one's own deck."""

    kind = "track"

    number: int

    WRITTEN = (None,)

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-ICON-TRACKING-01, SB-ABILITY-TRACKING-01: Friends & Family ask first, if there is anything to see."""
        if self.may and traceable(position, self.seat):
            return False
        position.done()
        track(position, self.seat, own(self.seat), self.number, events)
        return True

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        return self.or_decline([ACCEPT])

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-may-track", {"cards": self.number})

    def accept(self, position: SeizeTheBeanPosition, choice: Accept, events: list[Event]) -> None:
        position.done()
        track(position, self.seat, own(self.seat), self.number, events)

    ANSWERS = {Accept: accept, Decline: Ability.decline}


def traceable(position: SeizeTheBeanPosition, owner: Seat) -> bool:
    """SB-ABILITY-TRACKING-02, SB-ABILITY-DDOS-03: a deck that has cards, or can be rebuilt."""
    return bool(position.decks[own(owner)] or position.piles[own(owner)])


def track(position: SeizeTheBeanPosition, seat: Seat, deck: Deck, number: int, events: list[Event]) -> None:
    """SB-ICON-TRACKING-01, SB-ICON-TRACKING-02, SB-ABILITY-TRACKING-02, SB-RULING-26: too small a deck is rebuilt below
    what it has.
    """
    if len(position.decks[deck]) < number and position.piles[deck]:
        rebuild(position, deck - CITY_DECKS, events)
    seen = see(position, seat, deck, number, events)
    position.push(PutBack(seat, deck, seen, placed=0, may_discard=1))


class Ddos(Ability, frozen=True):
    """A DDoS Attack: Customer Tracking on anybody's deck."""

    kind = "ddos"

    number: int

    WRITTEN = (None,)

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-ABILITY-DDOS-01, SB-ABILITY-DDOS-03, SB-XRULING-88: anybody's deck that has or gets a card, never
        Starbots' pile.
        """
        seats = [seat for seat in range(position.seats) if seat != position.robot.seat]
        return self.or_decline([PLAYER[seat] for seat in seats if traceable(position, seat)])

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-ddos", {"cards": self.number})

    def attack(self, position: SeizeTheBeanPosition, choice: Player, events: list[Event]) -> None:
        """SB-ABILITY-DDOS-01, SB-ABILITY-DDOS-02, SB-ABILITY-DDOS-03, SB-ABILITY-SUPERDDOS-01, SB-XRULING-16,
        SB-XRULING-17: its cards are seen by the attacker only.
        """
        position.done()
        track(position, self.seat, own(choice.whom), self.number, events)

    def refuse(self, position: SeizeTheBeanPosition, choice: Player) -> Illegal:
        if not 0 <= choice.whom < position.seats:
            facts = {"number": choice.whom, "last": position.seats - 1}
            return Illegal("SB-ABILITY-DDOS-01", "sb-no-such-player", **facts)
        if choice.whom == position.robot.seat:
            return Illegal("SB-XRULING-88", "sb-not-starbots-deck", whom=choice.whom)
        return Illegal("SB-ABILITY-DDOS-03", "sb-no-cards-there", whom=choice.whom)

    ANSWERS = {Player: attack, Decline: Ability.decline}


class PutBack(SeizeTheBeanStep, frozen=True):
    """So many cards on top of a deck are being looked at; those placed lie in their final order."""

    kind = "return"

    deck: Deck
    number: int
    placed: int
    may_discard: int

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """The last card goes where it must, unless it could still be discarded or go under the deck."""
        if self.number - self.placed > (0 if self.may_discard or self.may_bury(position) else 1):
            return False
        self.put_back(position, events)
        return True

    def put_back(self, position: SeizeTheBeanPosition, events: list[Event]) -> None:
        """Whoever else knew these cards cannot tell whether they lie as before."""
        seat, deck = self.seat, self.deck
        position.done()
        if self.number > 1:
            forget_order(position, seat, deck, 0)
        if self.number:
            events.append(Returned(seat, deck_name(deck, seat), self.number, foreign(deck, seat)))

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-ICON-CONNECTIONS-05, SB-ICON-CONNECTIONS-06, SB-ICON-TRACKING-01: any order, and for Tracking any of them
        away.
        """
        placed, number = self.placed, self.number
        away = DISCARD[placed:number] if self.may_discard else ()
        order = RETURN[placed:number] if number - placed > 1 else ()
        under = UNDER[placed:number] if self.may_bury(position) else ()
        return (*away, *order, *under, DONE)

    def may_bury(self, position: SeizeTheBeanPosition) -> bool:
        """SB-SCEN-STARTUP-09: in one scenario, cards seen by Connections may go under their deck."""
        return bool(position.scenario) and not self.may_discard and asks_for(position, "connections_bury")

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        facts: dict[str, str | int] = {
            "deck": deck_name(self.deck, self.seat),
            "left": self.number - self.placed,
            "placed": self.placed,
            "whom": foreign(self.deck, self.seat),
        }
        return Message("sb-prompt-track" if self.may_discard else "sb-prompt-return", facts)

    def put_on_top(self, position: SeizeTheBeanPosition, choice: Return, events: list[Event]) -> None:
        """The card comes next from the top; whoever else knew these cards no longer knows their order."""
        deck, placed = self.deck, self.placed
        cards, at = position.decks[deck], choice.place - 1
        if at != placed:
            moved = (*cards[:placed], cards[at], *cards[placed:at], *cards[at + 1 :])
            position.decks = replaced(position.decks, deck, moved)
            forget_order(position, self.seat, deck, placed)
        position.done(replace(self, placed=placed + 1))

    def send_away(self, position: SeizeTheBeanPosition, choice: Discard, events: list[Event]) -> None:
        """SB-ICON-TRACKING-01, SB-ABILITY-DDOS-02: on its owner's Discard Pile, where all see it (SB-RULING-55)."""
        seat, deck = self.seat, self.deck
        cards, at = position.decks[deck], choice.place - 1
        position.decks = replaced(position.decks, deck, cards[:at] + cards[at + 1 :])
        known = tuple([seen - 1 if seen > at else seen for seen in position.known[deck]])
        position.known = replaced(position.known, deck, known)
        discard(position, deck, cards[at])
        position.revealed += 1
        events.append(Dismissed(seat, position.content.ids[CUSTOMERS][cards[at]], foreign(deck, seat)))
        position.done(replace(self, number=self.number - 1))

    def bury(self, position: SeizeTheBeanPosition, choice: Under, events: list[Event]) -> None:
        """SB-SCEN-STARTUP-09, SB-XDEC-15: of the cards looked at, one goes under its deck; the next one below it."""
        deck = self.deck
        cards, at = position.decks[deck], choice.place - 1
        position.decks = replaced(position.decks, deck, (*cards[:at], *cards[at + 1 :], cards[at]))
        known = tuple([seen - 1 if seen > at else seen for seen in position.known[deck]])
        position.known = replaced(position.known, deck, known)
        events.append(Buried(self.seat))
        position.done(replace(self, number=self.number - 1))

    def leave(self, position: SeizeTheBeanPosition, choice: Done, events: list[Event]) -> None:
        self.put_back(position, events)

    def refuse(self, position: SeizeTheBeanPosition, choice: Return | Discard | Under) -> Illegal:
        number, placed = self.number, self.placed
        if isinstance(choice, Under):
            if not self.may_bury(position):
                return Illegal("SB-SCEN-STARTUP-09", "sb-not-under-there")
            return no_such_place("SB-SCEN-STARTUP-09", choice.place, placed + 1, number)
        if isinstance(choice, Discard) and not self.may_discard:
            return Illegal("SB-ICON-CONNECTIONS-06", "sb-not-discard-there")
        if placed < choice.place <= number:
            return Illegal("SB-ICON-TRACKING-01", "sb-nothing-to-order")
        rule = "SB-ICON-TRACKING-01" if self.may_discard else "SB-ICON-CONNECTIONS-06"
        return no_such_place(rule, choice.place, placed + 1, number)

    ANSWERS = {Return: put_on_top, Discard: send_away, Under: bury, Done: leave}


def forget_order(position: SeizeTheBeanPosition, seat: Seat, deck: Deck, placed: int) -> None:
    """From the card that moved on, nobody but who moved it knows what lies where."""
    known = tuple(
        [seen if viewer == seat else min(seen, placed) for viewer, seen in enumerate(position.known[deck])]
    )
    position.known = replaced(position.known, deck, known)


def no_such_place(rule: str, place: int, first: int, last: int) -> Illegal:
    return Illegal(rule, "sb-no-such-place", place=place, first=first, last=last)
