"""Swap Customers: two of them trade places, in Lines and in the City (SB-ABILITY-SWAP).

A swap knows the pair swapped before; its second step follows once the first of two is chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.abilities.applause import report
from demitasse.games.seize_the_bean.abilities.targeting import whose
from demitasse.games.seize_the_bean.asking import Ability, Asked
from demitasse.games.seize_the_bean.base_game.city import COLUMNS, visible
from demitasse.games.seize_the_bean.base_game.moods import Guest, no_such_customer, place_of, unserved
from demitasse.games.seize_the_bean.causes import cause
from demitasse.games.seize_the_bean.choices import Decline, Pick
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY, Card
from demitasse.games.seize_the_bean.expansion_events import Swapped
from demitasse.games.seize_the_bean.variants.diverse_city import obtained
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

Spot = tuple[Seat, int]
"""Whose Line and where in it; NOBODY for the City, with the column, the top of its Discard Pile being the last."""


def targets(position: SeizeTheBeanPosition) -> list[Card]:
    """SB-ABILITY-SWAP-02: Unserved Customers of all Lines, and those visible in the City."""
    waiting = [guest[0] for seat in range(position.seats) for guest in unserved(position, seat)]
    return [*waiting, *visible(position, CUSTOMERS)]


def partners(cards: list[Card], first: Card, before: Sequence[Card]) -> list[Card]:
    """SB-ABILITY-SUPERSWAP-02: anybody else, but not the two of the first pair once more."""
    barred = before if first in before else ()
    return [card for card in cards if card != first and card not in barred]


class Swap(Ability, frozen=True):
    """SB-ABILITY-SWAP-01: the first of two Customers that trade places."""

    kind = "swap"

    note: int
    times: int
    before: tuple[Card, ...] = ()

    WRITTEN = (None,)

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-ABILITY-SWAP-01, SB-XRULING-13, SB-XRULING-15: the first of two."""
        if not self.times:
            return ()
        cards, pick = targets(position), position.content.pick
        return self.or_decline([pick[card] for card in cards if partners(cards, card, self.before)])

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-swap", {"times": self.times})

    def choose_first(self, position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
        card = position.content.index[CUSTOMERS][choice.card]
        position.done(SwapWith(self.seat, self.note, self.times, card, self.before))

    def refuse(self, position: SeizeTheBeanPosition, choice: Pick) -> Illegal:
        return why_not_swap(position, choice)

    ANSWERS = {Pick: choose_first, Decline: Ability.decline}


class SwapWith(Asked, frozen=True):
    """SB-ABILITY-SWAP-01: the second of them."""

    kind = "swap_with"

    note: int
    times: int
    first: Card
    before: tuple[Card, ...] = ()

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        pick = position.content.pick
        return tuple([pick[card] for card in partners(targets(position), self.first, self.before)])

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-swap-with", {"card": position.content.ids[CUSTOMERS][self.first]})

    def swap(self, position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
        """SB-ABILITY-SWAP-01, SB-ABILITY-SUPERSWAP-01, SB-XRULING-13, SB-XRULING-14: places are kept, so nothing is
        refilled.
        """
        content, first = position.content, self.first
        second = content.index[CUSTOMERS][choice.card]
        position.done(Swap(self.seat, 0, self.note, self.times - 1, (first, second)))
        there, here = find(position, first), find(position, second)
        one, other = guest_at(position, there, first), guest_at(position, here, second)
        put(position, there, other)
        put(position, here, one)
        report(position, self.note, first)
        report(position, self.note, second)
        events.append(Swapped(self.seat, content.ids[CUSTOMERS][first], choice.card, by=cause(position)))
        if there[0] != here[0]:
            for (owner, _), card in ((there, second), (here, first)):
                if owner != NOBODY:
                    obtained(position, owner, card, events)

    def refuse(self, position: SeizeTheBeanPosition, choice: Pick) -> Illegal:
        if position.content.index[CUSTOMERS].get(choice.card) == self.first:
            return Illegal("SB-ABILITY-SWAP-01", "sb-not-with-itself", card=choice.card)
        return why_not_swap(position, choice)

    ANSWERS = {Pick: swap}


def why_not_swap(position: SeizeTheBeanPosition, choice: Pick) -> Illegal:
    """Why somebody can be neither the first nor the second of two."""
    card = position.content.index[CUSTOMERS].get(choice.card)
    if card is None:
        return no_such_customer(choice)
    if card in targets(position):
        return Illegal("SB-ABILITY-SUPERSWAP-02", "sb-not-the-same-pair", card=choice.card)
    return Illegal("SB-ABILITY-SWAP-02", "sb-not-swappable", card=choice.card)


def find(position: SeizeTheBeanPosition, card: Card) -> Spot:
    owner = whose(position, card)
    if owner != NOBODY:
        return owner, place_of(position.lines[owner], card)
    columns = position.rows[CUSTOMERS]
    return NOBODY, columns.index(card) if card in columns else COLUMNS


def guest_at(position: SeizeTheBeanPosition, spot: Spot, card: Card) -> Guest:
    """SB-ABILITY-SWAP-03: with all tokens; in the City nobody has any."""
    owner, place = spot
    return position.lines[owner][place] if owner != NOBODY else (card, 0, 0)


def put(position: SeizeTheBeanPosition, spot: Spot, guest: Guest) -> None:
    """SB-ABILITY-SWAP-04, SB-XRULING-13: in the City without tokens, in a column or on top of its Discard Pile."""
    owner, place = spot
    if owner != NOBODY:
        position.lines = replaced(position.lines, owner, replaced(position.lines[owner], place, guest))
        return
    card = guest[0]
    if place == COLUMNS:
        pile = position.piles[CUSTOMERS]
        position.piles = replaced(position.piles, CUSTOMERS, (*pile[:-1], card))
    else:
        position.rows = replaced(position.rows, CUSTOMERS, replaced(position.rows[CUSTOMERS], place, card))
