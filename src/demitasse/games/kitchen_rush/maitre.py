"""Maître d'hôtel: welcome new guests, or suggest other dishes (KR-MAITRE, KR-DEC-12, KR-DEC-13)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush import orders
from demitasse.games.kitchen_rush.box import MAITRE
from demitasse.games.kitchen_rush.choices import WELCOME, Suggest, Welcome
from demitasse.games.kitchen_rush.current import can_welcome, count_part, not_in, parts
from demitasse.games.kitchen_rush.events import Suggested, Welcomed
from demitasse.games.kitchen_rush.money import earn
from demitasse.games.kitchen_rush.terms import terms_of
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

WELCOME_COIN = 1
MOST_SUGGESTED = 3
"""What one choice can name."""


def refuse_welcome(position: KitchenRushPosition, seat: Seat, choice: Welcome) -> Illegal | None:
    """KR-DEC-12."""
    refused = not_in(position, seat, MAITRE)
    if refused is not None:
        return refused
    if parts(position, seat)[1]:
        return Illegal("KR-MAITRE-01", "kr-refused-mode-suggested")
    if not can_welcome(position, seat):
        limit = terms_of(position).limit
        return Illegal("KR-MAITRE-02", "kr-refused-used-welcome", limit=limit)
    if orders.free_slot(position) < 0:
        return Illegal("KR-MAITRE-04", "kr-refused-no-slot")
    if not orders.any_to_draw(position):
        return Illegal("KR-RULING-37", "kr-refused-no-card")
    return None


def welcome(position: KitchenRushPosition, seat: Seat, choice: Welcome, events: list[Event]) -> None:
    """KR-MAITRE-02, KR-MAITRE-03, KR-RULING-08, KR-RULING-35, KR-ROUND-04, KR-CARD-11: one card and its coin."""
    slot = orders.free_slot(position)
    card = orders.draw(position, events)
    position.slots = replaced(position.slots, slot, card)
    earn(position, WELCOME_COIN)
    count_part(position, seat, 1)
    events.append(Welcomed(seat, position.content.order_ids[card], slot + 1, WELCOME_COIN))
    orders.turn_up(position, events)


def suggest_limit(position: KitchenRushPosition) -> int:
    """KR-MAITRE-05, KR-RULING-38, KR-FX-51, KR-CARD-03, KR-CARD-12."""
    terms = terms_of(position)
    return min(terms.limit, MOST_SUGGESTED) if terms.suggestions else 0


def named_slots(choice: Suggest) -> tuple[int, ...]:
    """The slots of a suggestion, from 0."""
    return tuple(slot - 1 for slot in (choice.slot, choice.second, choice.third) if slot)


def refuse_suggest(position: KitchenRushPosition, seat: Seat, choice: Suggest) -> Illegal | None:
    """KR-DEC-13."""
    refused = not_in(position, seat, MAITRE)
    if refused is not None:
        return refused
    welcomed, suggested = parts(position, seat)
    if suggested:
        return Illegal("KR-MAITRE-01", "kr-refused-used-suggest")
    if welcomed:
        return Illegal("KR-MAITRE-01", "kr-refused-mode-welcomed")
    if not terms_of(position).suggestions:
        return Illegal("KR-FX-51", "kr-refused-event-suggest")
    slots, limit = named_slots(choice), suggest_limit(position)
    if len(slots) > limit:
        return Illegal("KR-MAITRE-05", "kr-refused-amount-suggest", limit=limit)
    occupied = orders.occupied_slots(position)
    if not slots or suggestion(slots) != choice or any(slot not in occupied for slot in slots):
        return Illegal("KR-RULING-36", "kr-refused-target-slots")
    return None


def suggest(position: KitchenRushPosition, seat: Seat, choice: Suggest, events: list[Event]) -> None:
    """KR-MAITRE-05, KR-MAITRE-06, KR-RULING-36: first all are discarded, then each slot is filled from the deck."""
    ids, slots = position.content.order_ids, named_slots(choice)
    thrown = tuple(position.slots[slot] for slot in slots)
    position.discard += thrown
    drawn = []
    for slot in slots:
        card = orders.draw(position, events)
        position.slots = replaced(position.slots, slot, card)
        drawn.append(ids[card])
    count_part(position, seat, 0, 1)
    events.append(Suggested(seat, tuple(ids[card] for card in thrown), tuple(drawn)))
    orders.turn_up(position, events)


def offer(position: KitchenRushPosition, seat: Seat) -> list[Choice]:
    offered: list[Choice] = []
    if can_welcome(position, seat) and orders.free_slot(position) >= 0 and orders.any_to_draw(position):
        offered.append(WELCOME)
    if parts(position, seat) == (0, 0):
        offered += suggestions(orders.occupied_slots(position), suggest_limit(position))
    return offered


@lru_cache(maxsize=1024)
def suggestions(occupied: tuple[int, ...], limit: int) -> tuple[Choice, ...]:
    return tuple(
        suggestion(slots) for number in range(1, limit + 1) for slots in combinations(occupied, number)
    )


def suggestion(slots: tuple[int, ...]) -> Suggest:
    """Each slot once, the lowest first."""
    return Suggest(*(slot + 1 for slot in sorted(set(slots))))
