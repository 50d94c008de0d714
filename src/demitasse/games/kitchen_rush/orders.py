"""Orders: the deck, the slots, and the orders in front of the players with their dishes.

A held order is `(card, served, extra, dishes)`, a dish `(plate, row, heap)`: the size of its plate or 0, how often it
was cooked, and what lies on it. `extra` is 1 while an event asks for one more ingredient on it (KR-RULING-93).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush.box import Card, Size
from demitasse.games.kitchen_rush.events import DeckRenewed, DeckTurned
from demitasse.games.kitchen_rush.heaps import EMPTY_HEAP, INDEX, Heap, count, listed
from demitasse.games.kitchen_rush.terms import terms_of
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

DishState = tuple[Size, int, Heap]
Held = tuple[Card, int, int, tuple[DishState, ...]]

EMPTY_SLOT: Card = -1
COVERED_SLOT: Card = -2
NO_ORDER: Card = -1
NO_PLATE: Size = 0
NO_DISH: DishState = (NO_PLATE, 0, EMPTY_HEAP)


# The deck and the slots.


def any_to_draw(position: KitchenRushPosition) -> bool:
    return bool(position.deck or position.discard)


def draw(position: KitchenRushPosition, events: list[Event]) -> Card:
    """KR-RULING-37: the top card; `turn_up` follows once it has been told where it went."""
    if not position.deck:
        renew(position, events)
    card, position.deck = position.deck[0], position.deck[1:]
    position.revealed += 1
    return card


def renew(position: KitchenRushPosition, events: list[Event]) -> None:
    """KR-RULING-37, KR-INFO-06: the discarded orders, shuffled, are the new deck; served ones never are."""
    position.renewed += 1
    chance = position.chance.stream(f"orders {position.renewed}")
    position.deck, _ = chance.shuffled(sorted(position.discard))
    position.discard = ()
    events.append(DeckRenewed(len(position.deck)))


def turn_up(position: KitchenRushPosition, events: list[Event]) -> None:
    """KR-CARD-06, KR-CARD-08, KR-RULING-90: with an open deck, the next card is visible at once."""
    if not terms_of(position).open_deck:
        return
    if not position.deck and position.discard:
        renew(position, events)
    if position.deck:
        position.revealed += 1
        events.append(DeckTurned(position.content.order_ids[position.deck[0]]))


def visible_top(position: KitchenRushPosition) -> Card:
    """KR-CARD-06: the card of the deck that everybody sees, if any."""
    return position.deck[0] if position.deck and terms_of(position).open_deck else NO_ORDER


def free_slot(position: KitchenRushPosition) -> int:
    """The lowest free usable slot; −1 if there is none."""
    return position.slots.index(EMPTY_SLOT) if EMPTY_SLOT in position.slots else -1


def occupied_slots(position: KitchenRushPosition) -> tuple[int, ...]:
    return tuple([slot for slot, card in enumerate(position.slots) if card >= 0])


# Orders held, and their dishes.


def find_order(position: KitchenRushPosition, seat: Seat, card: Card) -> int:
    """Where an order lies among those of a seat; −1 if the seat does not hold it."""
    for at, order in enumerate(position.held[seat]):
        if order[0] == card:
            return at
    return -1


def hold(position: KitchenRushPosition, seat: Seat, card: Card, plates: tuple[Size, ...]) -> None:
    """KR-SERVER-02, KR-SERVER-03, KR-RULING-49: with its plates on row 0; KR-RULING-93: subject to the round's
    event.
    """
    dishes = tuple((plate, 0, EMPTY_HEAP) for plate in plates)
    extra = 1 if terms_of(position).extra else 0
    position.held = replaced(position.held, seat, (*position.held[seat], (card, 0, extra, dishes)))


def change_order(position: KitchenRushPosition, seat: Seat, at: int, order: Held) -> None:
    position.held = replaced(position.held, seat, replaced(position.held[seat], at, order))


def change_dish(position: KitchenRushPosition, seat: Seat, at: int, dish: int, state: DishState) -> None:
    """KR-INV-07: a plate and what lies on it."""
    card, served, extra, dishes = position.held[seat][at]
    change_order(position, seat, at, (card, served, extra, replaced(dishes, dish, state)))


# The ingredient that an event adds.


def extra_wanted(position: KitchenRushPosition, order: Held) -> str:
    """KR-RULING-93: what one of its plates needs besides this round; empty if nothing."""
    extra = terms_of(position).extra
    return listed(extra)[0] if order[2] and extra else ""


def has_extra(position: KitchenRushPosition, order: Held) -> bool:
    """Whether one of its plates has it already."""
    card, _, _, dishes = order
    good = INDEX[extra_wanted(position, order)]
    wants = position.content.wants[card]
    return any(
        count(heap, good) > count(want, good) for want, (_, _, heap) in zip(wants, dishes, strict=True)
    )
