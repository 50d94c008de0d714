"""Arithmetic on packed heaps, all ingredients at once. The top bit of every byte is kept free, as a guard."""

from __future__ import annotations

from collections.abc import Iterable

from demitasse.games.coffee_rush.tokens import BYTE, INGREDIENTS, ONE, SHIFT, Heap, count

MOST = 0x7F
GUARD: Heap = sum(0x80 * one for one in ONE)
FULL: Heap = sum(BYTE * one for one in ONE)


def within(part: Heap, heap: Heap) -> bool:
    """Whether the heap holds all of the part."""
    return ((heap | GUARD) - part) & GUARD == GUARD


def overlap(first: Heap, second: Heap) -> Heap:
    """What both heaps hold: of each ingredient the smaller number."""
    enough = ((first | GUARD) - second) & GUARD
    second_is_smaller = (enough - (enough >> 7)) | enough
    return (second & second_is_smaller) | (first & ~second_is_smaller & FULL)


def kinds(heap: Heap) -> list[int]:
    """The ingredients a heap holds."""
    return [ingredient for ingredient, shift in enumerate(SHIFT) if heap >> shift & BYTE]


def tokens_of(heap: Heap) -> list[int]:
    """The tokens of a heap one by one, each by its ingredient."""
    return [ingredient for ingredient in kinds(heap) for _ in range(count(heap, ingredient))]


def most_wanted(recipes: Iterable[Heap], cups: int) -> Heap:
    """All that so many cups can ever use, whichever of these recipes they are meant for."""
    recipes = tuple(recipes)
    wanted = 0
    for ingredient in range(len(INGREDIENTS)):
        asked = sorted((count(recipe, ingredient) for recipe in recipes), reverse=True)
        wanted += min(MOST, sum(asked[:cups])) * ONE[ingredient]
    return wanted
