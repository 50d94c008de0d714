"""Ingredient tokens, packed: a heap of tokens is one whole number with a byte per ingredient.

Pouring is an addition, a cup matches an order when two numbers are equal, and a heap is copied by its reference.
No byte can overflow: there are at most 255 tokens of an ingredient (checked when content is loaded).
"""

from __future__ import annotations

from collections.abc import Iterable

Heap = int
"""Tokens of several ingredients."""

INGREDIENTS = ("coffee", "milk", "steam", "ice", "chocolate", "caramel", "tea", "water")
"""CR-DATA-02: the kinds, in the order of their bytes."""

INDEX = {ingredient: index for index, ingredient in enumerate(INGREDIENTS)}
SHIFT = tuple(8 * index for index in range(len(INGREDIENTS)))
ONE: tuple[Heap, ...] = tuple(1 << shift for shift in SHIFT)
BYTE = 0xFF
BORROWED = sum(ONE[1:])
"""The lowest bit of each byte, but for the first: it differs from what it should be where the byte below borrowed."""
EMPTY_HEAP: Heap = 0


def count(heap: Heap, ingredient: int) -> int:
    return heap >> SHIFT[ingredient] & BYTE


def size(heap: Heap) -> int:
    """How many tokens a heap holds in all."""
    return sum(heap.to_bytes(len(INGREDIENTS), "little"))


def within(heap: Heap, other: Heap) -> bool:
    """Whether the other heap has at least all that this one has: taken from it, no byte borrows from the next."""
    rest = other - heap
    return rest >= 0 and not (other ^ heap ^ rest) & BORROWED


def heap_of(counts: Iterable[tuple[str, int]]) -> Heap:
    return sum(ONE[INDEX[ingredient]] * number for ingredient, number in counts)


def counts_of(heap: Heap) -> dict[str, int]:
    """The ingredients a heap holds, with their numbers."""
    if not heap:
        return {}
    return {
        ingredient: number
        for ingredient, number in zip(INGREDIENTS, heap.to_bytes(len(INGREDIENTS), "little"), strict=True)
        if number
    }
