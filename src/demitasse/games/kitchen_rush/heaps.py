"""Ingredient tokens and spice cubes, packed: a heap of them is one whole number with a byte per kind.

Adding a token is an addition, a plate is right when two numbers are equal, and a heap is copied by its reference. No
byte can overflow: there are at most 127 of a kind (checked when content is loaded), so that one subtraction compares
them all.
"""

from __future__ import annotations

from collections.abc import Iterable

Heap = int
Good = int
"""A kind of token or cube, by its place in `GOODS`."""

INGREDIENTS = ("meat", "vegetable", "salad", "pasta", "cheese", "bread")
"""KR-COMP-09."""
ORDINARY = ("white", "black", "green")
SPECIAL = ("yellow", "red")
"""KR-COMP-10."""
SPICES = (*ORDINARY, *SPECIAL)
GOODS = (*INGREDIENTS, *SPICES)

INDEX = {good: index for index, good in enumerate(GOODS)}
FIRST_SPICE = len(INGREDIENTS)
FIRST_SPECIAL = FIRST_SPICE + len(ORDINARY)
MOST_OF_A_KIND = 0x7F
SHIFT = tuple(8 * index for index in range(len(GOODS)))
ONE: tuple[Heap, ...] = tuple(1 << shift for shift in SHIFT)
BYTE = 0xFF
EMPTY_HEAP: Heap = 0

INGREDIENT_BYTES: Heap = (1 << SHIFT[FIRST_SPICE]) - 1
SPICE_BYTES: Heap = ((1 << 8 * len(GOODS)) - 1) & ~INGREDIENT_BYTES
EACH: Heap = sum(ONE)
GUARD: Heap = 0x80 * EACH
"""The bit of every byte that no number of tokens reaches."""


def count(heap: Heap, good: Good) -> int:
    return heap >> SHIFT[good] & BYTE


def within(part: Heap, whole: Heap) -> bool:
    """No kind is more often in the one than in the other."""
    return ((whole | GUARD) - part) & GUARD == GUARD


def beyond(whole: Heap, part: Heap) -> Heap:
    """What is more often in the one than in the other, and by how many: a subtraction that stops at nothing."""
    left = (whole | GUARD) - part
    return left & (left >> 7 & EACH) * MOST_OF_A_KIND


def common(one: Heap, other: Heap) -> Heap:
    """What is in both, as often as in both."""
    return one - beyond(one, other)


def kinds_short(wanted: Heap, there: Heap) -> int:
    """How many kinds there are too few of."""
    return (GUARD & ~((there | GUARD) - wanted)).bit_count()


def size(heap: Heap) -> int:
    return sum(heap.to_bytes(len(GOODS), "little"))


def heap_of(counts: Iterable[tuple[str, int]]) -> Heap:
    return sum(ONE[INDEX[good]] * number for good, number in counts)


def counts_of(heap: Heap) -> dict[str, int]:
    """What a heap holds, with the numbers."""
    if not heap:
        return {}
    return {
        good: number
        for good, number in zip(GOODS, heap.to_bytes(len(GOODS), "little"), strict=True)
        if number
    }


def listed(heap: Heap) -> tuple[str, ...]:
    """Every single token and cube by its kind."""
    return tuple(good for good, number in counts_of(heap).items() for _ in range(number))
