"""Which orders a hand can make ready this turn, and in which cups.

CR-DEC-11: what counts is what the cups hold in the end, so cups with equal contents are one and sequences none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from demitasse.bots.coffee_rush.heaps import GUARD, within
from demitasse.bots.coffee_rush.prospects import Waiting
from demitasse.games.coffee_rush.tokens import Heap

MOST_SERVINGS = 60
"""A bound on the work: different servings of one hand."""


class Serving(NamedTuple):
    """Orders made ready and sent; the other cups stay open for what is left in hand."""

    sends: tuple[tuple[int, int], ...]
    """Cup and order."""
    gone: int
    """The orders sent, as bits."""
    left: Heap
    open_cups: tuple[Heap, ...]
    """What the other cups hold, sorted."""


class Servings:
    """All different servings of a hand, for one seat's cups and orders."""

    def __init__(
        self, cups: Sequence[Heap], orders: Sequence[Waiting], *, pouring: bool, most: int = MOST_SERVINGS
    ) -> None:
        """`pouring` is False once the pour step is over: then only cups that are ready already count."""
        self._cups = cups
        self._most = most
        self._untouched = tuple(sorted(cups))
        self._known: dict[Heap, list[Serving]] = {}
        queues: dict[Heap, list[int]] = {}
        for index, order in enumerate(orders):
            queues.setdefault(order.recipe, []).append(index)
        self._lacking = [
            [(lacking(cup, recipe)[1], queue) for recipe, queue in queues.items() if pouring or cup == recipe]
            for cup in cups
        ]

    def of(self, hand: Heap) -> list[Serving]:
        known = self._known.get(hand)
        if known is None:
            guarded = hand | GUARD
            can_be = [
                [option for option in of_cup if (guarded - option[0]) & GUARD == GUARD]
                for of_cup in self._lacking
            ]
            if any(can_be):
                found: dict[tuple[int, Heap, tuple[Heap, ...]], Serving] = {}
                self._serve(can_be, (), 0, hand, (), 0, found)
                known = list(found.values())
            else:
                known = [Serving((), 0, hand, self._untouched)]
            self._known[hand] = known
        return known

    def _serve(
        self,
        can_be: Sequence[Sequence[tuple[Heap, list[int]]]],
        sends: tuple[tuple[int, int], ...],
        gone: int,
        left: Heap,
        open_cups: tuple[Heap, ...],
        first: int,
        found: dict[tuple[int, Heap, tuple[Heap, ...]], Serving],
    ) -> None:
        """Cup by cup: send something from it, the oldest of equal orders, or leave it open.

        A cup like the one before it is sent with one of its options from the `first` on: the same sends from equal
        cups in another order end the same.
        """
        if len(found) >= self._most:
            return
        cup = len(sends) + len(open_cups)
        if cup == len(can_be):
            open_cups = tuple(sorted(open_cups))
            found.setdefault((gone, left, open_cups), Serving(sends, gone, left, open_cups))
            return
        options = can_be[cup]
        alike = cup + 1 < len(can_be) and self._cups[cup + 1] == self._cups[cup]
        for place in range(first, len(options)):
            lacks, queue = options[place]
            if ((left | GUARD) - lacks) & GUARD == GUARD:
                for index in queue:
                    if not gone >> index & 1:
                        now_sent = (*sends, (cup, index))
                        self._serve(
                            can_be,
                            now_sent,
                            gone | 1 << index,
                            left - lacks,
                            open_cups,
                            place if alike else 0,
                            found,
                        )
                        break
        left_open = (*open_cups, self._cups[cup])
        self._serve(can_be, sends, gone, left, left_open, len(options) if alike else 0, found)


def lacking(cup: Heap, recipe: Heap) -> tuple[bool, Heap]:
    """Whether the cup must be emptied to become that recipe, and what has to be poured then."""
    return (False, recipe - cup) if within(cup, recipe) else (True, recipe)
