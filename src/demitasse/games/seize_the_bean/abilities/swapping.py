"""Swap Customers: two of them trade places, in Lines and in the City (SB-ABILITY-SWAP).

The step `("swap", seat, may, note, times, *before)` knows the pair swapped before; `("swap_with", …)` follows once the
first of two is chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.abilities.applause import report
from demitasse.games.seize_the_bean.abilities.targeting import whose
from demitasse.games.seize_the_bean.asking import or_decline
from demitasse.games.seize_the_bean.base_game.city import COLUMNS, visible
from demitasse.games.seize_the_bean.base_game.moods import Guest, place_of, unserved
from demitasse.games.seize_the_bean.choices import Pick
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY, Card
from demitasse.games.seize_the_bean.expansion_events import Swapped
from demitasse.games.seize_the_bean.variants.diverse_city import obtained
from demitasse.kernel.choice import Choice
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


def partners(cards: list[Card], first: Card, before: list[Card]) -> list[Card]:
    """SB-ABILITY-SUPERSWAP-02: anybody else, but not the two of the first pair once more."""
    barred = before if first in before else ()
    return [card for card in cards if card != first and card not in barred]


def offer_swap(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-ABILITY-SWAP-01, SB-XRULING-13, -15: the first of two."""
    _, _, _, _, times, *before = position.agenda[0]
    if not times:
        return ()
    cards, pick = targets(position), position.content.pick
    return or_decline(position, [pick[card] for card in cards if partners(cards, card, before)])


def prompt_swap(position: SeizeTheBeanPosition) -> Message:
    return Message("sb-prompt-swap", {"times": position.agenda[0][4]})


def choose_first(position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
    _, seat, _, note, times, *before = position.agenda[0]
    card = position.content.index[CUSTOMERS][choice.card]
    position.agenda = (("swap_with", seat, note, times, card, *before), *position.agenda[1:])


def offer_swap_with(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    _, _, _, _, first, *before = position.agenda[0]
    pick = position.content.pick
    return tuple([pick[card] for card in partners(targets(position), first, before)])


def prompt_swap_with(position: SeizeTheBeanPosition) -> Message:
    _, _, _, _, first, *_ = position.agenda[0]
    return Message("sb-prompt-swap-with", {"card": position.content.ids[CUSTOMERS][first]})


def swap(position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
    """SB-ABILITY-SWAP-01, SB-ABILITY-SUPERSWAP-01, SB-XRULING-13, -14: places are kept, so nothing is refilled."""
    _, seat, note, times, first, *_ = position.agenda[0]
    content = position.content
    second = content.index[CUSTOMERS][choice.card]
    position.agenda = (("swap", seat, 0, note, times - 1, first, second), *position.agenda[1:])
    there, here = find(position, first), find(position, second)
    one, other = guest_at(position, there, first), guest_at(position, here, second)
    put(position, there, other)
    put(position, here, one)
    report(position, note, first)
    report(position, note, second)
    events.append(Swapped(seat, content.ids[CUSTOMERS][first], choice.card))
    if there[0] != here[0]:
        for (owner, _), card in ((there, second), (here, first)):
            if owner != NOBODY:
                obtained(position, owner, card, events)


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
