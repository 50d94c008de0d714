"""Whether an order could still be finished by a person: its plates, the time, and their hands.

What advice reckons with, by nothing but what everybody sees; it forbids nothing (KR-RULING-54).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from demitasse.games.kitchen_rush import checking, needs, orders, plates
from demitasse.games.kitchen_rush.box import FIRST_HELPER, Card
from demitasse.games.kitchen_rush.hands import hand_of
from demitasse.games.kitchen_rush.heaps import (
    EMPTY_HEAP,
    INGREDIENT_BYTES,
    SPICE_BYTES,
    Heap,
    beyond,
    kinds_short,
)
from demitasse.games.kitchen_rush.orders import NO_PLATE
from demitasse.games.kitchen_rush.staff import REHIRED, USABLE
from demitasse.kernel.claims import NO_CLAIMS, Holders
from demitasse.kernel.event import Seat

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

STAR = 3
"""What a star is worth beside a coin, when orders are compared."""


class Work(NamedTuple):
    """What all orders of a player still need together."""

    cooks: int
    food: Heap
    spices: Heap
    bare: int

    @property
    def placements(self) -> int:
        """One stay in a Storage, one at the Spices and one at the Sink serve all dishes."""
        return self.cooks + bool(self.food) + bool(self.spices) + bool(self.bare)


class Prospect(NamedTuple):
    """An order that waits: how much of it can be hoped for."""

    card: Card
    plates: bool
    """It has its plates, or they can be washed."""
    time: bool
    """There are timers enough for it before the bell."""
    paid: bool
    """Nothing it lacks is out of stock, or there is a coin for each kind; else others come first."""
    worth: float
    """By placement; a star counts as three coins."""

    @property
    def good(self) -> bool:
        return self.plates and self.time


def work_of(position: KitchenRushPosition, seat: Seat) -> Work:
    """Without what is ruined: that starts anew in the next round (KR-CHECK-15)."""
    content = position.content
    cooks = bare = 0
    lacks: Heap = EMPTY_HEAP
    for order in position.held[seat]:
        card, served, _, dishes = order
        if not served:
            for number, (plate, row, heap) in enumerate(dishes):
                if not checking.lost(position, order, number):
                    cooks += content.cooks[card][number] - row
                    lacks += beyond(content.wants[card][number], heap)
                    bare += plate == NO_PLATE
    return Work(cooks, lacks & INGREDIENT_BYTES, lacks & SPICE_BYTES, bare)


def placements_left(position: KitchenRushPosition, seat: Seat) -> float:
    """How often a player's timers can be placed before the bell, with a share of the helpers'."""
    hand = hand_of(position, seat)
    bell, cycle = position.began + position.phase_ms, position.timer_ms + hand
    found = 0.0
    for timer in USABLE[position.seats][seat]:
        if position.status[timer] <= REHIRED:
            ends = position.ends[timer]
            start = ends + hand if ends > position.clock else position.clock
            if start < bell:
                times = 1 + (bell - 1 - start) // cycle
                found += times / position.seats if timer >= FIRST_HELPER else times
    return found


def prospects(
    position: KitchenRushPosition, seat: Seat, claims: Holders = NO_CLAIMS, *, at_waiters: bool = False
) -> list[Prospect]:
    """The orders that can be taken, the best first; `at_waiters` the placement to take one is done already.

    Of those that can be finished, what one has claimed comes before the others, and what somebody else has after them.
    """
    top = orders.visible_top(position)
    waiting = [card for card in (*position.slots, top) if card >= 0]
    found = hopes(position, seat, waiting, at_waiters) if waiting else []
    if not claims:
        return found
    ids = position.content.order_ids
    return sorted(found, key=lambda it: (not it.good, _turn(claims.get(ids[it.card]), seat)))


def _turn(holder: Seat | None, seat: Seat) -> int:
    """One's own claim first, then what is free."""
    return 1 if holder is None else 0 if holder == seat else 2


def hopes(
    position: KitchenRushPosition, seat: Seat, cards: Sequence[Card], at_waiters: bool
) -> list[Prospect]:
    content, work = position.content, work_of(position, seat)
    spare = placements_left(position, seat) - work.placements - (0 if at_waiters else 1)
    there = needs.stored(position)
    wanted = needs.wanted_by_the_team(position)
    short = kinds_short(wanted, there)
    found = []
    for card in cards:
        wants = sum(content.wants[card])
        lacking = dishes_without(position, card)
        lacks = kinds_short(wanted + wants, there)
        placements = sum(content.cooks[card]) + lacks - short
        placements += bool(wants & INGREDIENT_BYTES and not work.food)
        placements += bool(wants & SPICE_BYTES and not work.spices)
        placements += bool(lacking and not work.bare)
        worth = (content.coins[card] + STAR * content.stars[card]) / (placements + 1)
        able = not lacking or needs.plates_can_come(position, card)
        paid = lacks == short or lacks <= position.coins
        found.append(Prospect(card, able, placements <= spare, paid, worth))
    return sorted(found, key=lambda it: (not it.good, not it.paid, -it.worth))


def best(position: KitchenRushPosition, seat: Seat, claims: Holders = NO_CLAIMS) -> Prospect | None:
    """The order to take next, if there is one that can be finished."""
    return next((it for it in prospects(position, seat, claims) if it.good), None)


def prospect_of(position: KitchenRushPosition, seat: Seat, card: Card) -> Prospect:
    """Of an order one could take where one stands."""
    return hopes(position, seat, (card,), True)[0]


def dishes_without(position: KitchenRushPosition, card: Card) -> int:
    """How many dishes of an order would get no plate from the Rack now."""
    ways = plates.all_wishes(position.content.sizes[card], position.rack)
    return min([plates.count(NO_PLATE) for plates in ways.values()])
