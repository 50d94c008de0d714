"""What the orders in front of the players still need, as anybody at the table can see it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from demitasse.games.kitchen_rush.box import Card, Size
from demitasse.games.kitchen_rush.content import KitchenRushContent
from demitasse.games.kitchen_rush.heaps import (
    EMPTY_HEAP,
    INGREDIENT_BYTES,
    SPICE_BYTES,
    Heap,
    within,
)
from demitasse.games.kitchen_rush.orders import Held

Accepted = tuple[tuple[int, int], ...]
"""A cooking time and another row that is right for it, as in `Terms.accepted`."""


class DishWork(NamedTuple):
    """What a dish still needs."""

    card: Card
    number: int
    plate: Size
    """0: none yet."""
    size: Size
    """Of the plate it asks for."""
    missing: Heap
    spices: Heap
    cooks: int

    @property
    def can_cook(self) -> bool:
        return bool(self.cooks and self.plate and not self.missing)


class OrderWork(NamedTuple):
    """What an order still needs."""

    card: Card
    served: bool
    right: bool
    """It passes the check as it is."""
    live: bool
    """It does not, but can before the bell."""
    dishes: tuple[DishWork, ...]
    missing: Heap
    spices: Heap
    cooks: int
    bare: int
    """Dishes without a plate."""
    work: int
    """Placements it needs by itself."""


class Board:
    """The orders of a player, and all that is needed for those that can still become right.

    The same orders give the same object, so that what is found out about it can be kept.
    """

    __slots__ = ("bare", "cooks", "live", "missing", "orders", "spices", "work")

    def __init__(self, orders: tuple[OrderWork, ...]) -> None:
        self.orders = orders
        self.live = live = tuple([order for order in orders if order.live])
        self.missing: Heap = sum([order.missing for order in live])
        self.spices: Heap = sum([order.spices for order in live])
        self.cooks = sum([order.cooks for order in live])
        self.bare = sum([order.bare for order in live])
        self.work = placements(self.cooks, self.missing, self.spices)
        """One stay in a Storage and one at the Spices serve all dishes."""


@lru_cache(maxsize=1 << 13)
def board_of(content: KitchenRushContent, held: tuple[Held, ...], accepted: Accepted, extra: Heap) -> Board:
    return Board(tuple([order_work(content, order, accepted, extra) for order in held]))


@lru_cache(maxsize=1 << 13)
def order_work(content: KitchenRushContent, order: Held, accepted: Accepted, extra: Heap) -> OrderWork:
    card, served, concerned, dishes = order
    wants = list(content.wants[card])
    if concerned and extra:
        wants[bearer(order, wants, extra)] += extra
    works = []
    spoilt = False
    for number, ((plate, row, heap), want) in enumerate(zip(dishes, wants, strict=True)):
        cooks = cooks_left(content.cooks[card][number], row, accepted)
        lacking = (want ^ heap) & INGREDIENT_BYTES
        if cooks < 0 or not within(heap, want) or (row and lacking):
            spoilt = True
            break
        size, missing = content.sizes[card][number], want - heap
        works.append(
            DishWork(card, number, plate, size, missing & INGREDIENT_BYTES, missing & SPICE_BYTES, cooks)
        )
    if spoilt:
        return OrderWork(card, bool(served), False, False, (), EMPTY_HEAP, EMPTY_HEAP, 0, 0, 0)
    missing = sum([work.missing for work in works])
    spices = sum([work.spices for work in works])
    cooks = sum([work.cooks for work in works])
    bare = sum([not work.plate for work in works])
    right = not (missing or spices or cooks or bare)
    return OrderWork(
        card,
        bool(served),
        right,
        not (right or served),
        tuple(works),
        missing,
        spices,
        cooks,
        bare,
        placements(cooks, missing, spices),
    )


def bearer(order: Held, wants: Sequence[Heap], extra: Heap) -> int:
    """The dish that gets the ingredient an event asks for besides: one that has it, else one that does not cook yet."""
    dishes = order[3]
    for number, ((_, _, heap), want) in enumerate(zip(dishes, wants, strict=True)):
        if not within(heap & INGREDIENT_BYTES, want) and within(heap, want + extra):
            return number
    rows = [row for _, row, _ in dishes]
    return rows.index(0) if 0 in rows else 0


def cooks_left(time: int, row: int, accepted: Accepted) -> int:
    """How often a dish still goes on the Stoves; less than nothing when it was there too often."""
    for cook, right in accepted:
        if cook == time and row <= right:
            return right - row
    return time - row


def placements(cooks: int, missing: Heap, spices: Heap) -> int:
    return cooks + (1 if missing else 0) + (1 if spices else 0)
