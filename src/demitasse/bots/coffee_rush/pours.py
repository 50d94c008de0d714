"""Which orders a hand can make ready this turn, and in which cups.

CR-DEC-11: what counts is what the cups hold in the end, so cups with equal contents are one and sequences none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from demitasse.bots.coffee_rush.heaps import GUARD, overlap, within
from demitasse.bots.coffee_rush.prospects import Waiting
from demitasse.games.coffee_rush.tokens import EMPTY_HEAP, Heap, size

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


class Way(NamedTuple):
    """One way to serve, whatever the hand: it can be gone with every hand that holds all it lacks."""

    lacks: Heap
    tokens: int
    """How many the lacking ones are."""
    gone: int
    sends: tuple[tuple[int, int], ...]
    open_cups: tuple[Heap, ...]

    def with_hand(self, hand: Heap) -> Serving:
        return Serving(self.sends, self.gone, hand - self.lacks, self.open_cups)


class Servings:
    """All different servings of the hands of one turn, for one seat's cups and orders.

    The ways are listed once for the most that any hand holds; which of them a hand can go is one subtraction each.
    """

    def __init__(
        self,
        cups: Sequence[Heap],
        orders: Sequence[Waiting],
        hands: Iterable[Heap],
        *,
        pouring: bool,
        most: int = MOST_SERVINGS,
    ) -> None:
        """`pouring` is False once the pour step is over: then only cups that are ready already count."""
        self._cups = cups
        self._most = most
        everything, self._tokens = EMPTY_HEAP, 0
        for hand in hands:
            everything += hand - overlap(everything, hand)
            self._tokens = max(self._tokens, size(hand))
        queues: dict[Heap, list[int]] = {}
        for index, order in enumerate(orders):
            queues.setdefault(order.recipe, []).append(index)
        self._can_be = [
            [
                (poured, size(poured), queue)
                for poured, queue in [
                    (lacking(cup, recipe)[1], queue)
                    for recipe, queue in queues.items()
                    if pouring or cup == recipe
                ]
                if within(poured, everything)
            ]
            for cup in cups
        ]
        self._everything = everything
        self._found: dict[tuple[int, Heap, tuple[Heap, ...]], Way] = {}
        self._serve((), 0, EMPTY_HEAP, 0, (), 0)
        self.ways = list(self._found.values())
        self._last: dict[Heap, int] = {}

    def thought_of(self, hand: Heap, place: int) -> bool:
        """Whether a way that this hand can go, by its place, is among the first so many of them."""
        if len(self.ways) <= self._most:
            return True
        last = self._last.get(hand)
        if last is None:
            guarded = hand | GUARD
            can = [place for place, way in enumerate(self.ways) if (guarded - way[0]) & GUARD == GUARD]
            last = self._last[hand] = can[: self._most][-1]
        return place <= last

    def _serve(
        self,
        sends: tuple[tuple[int, int], ...],
        gone: int,
        lacks: Heap,
        tokens: int,
        open_cups: tuple[Heap, ...],
        first: int,
    ) -> None:
        """Cup by cup: send something from it, the oldest of equal orders, or leave it open.

        A cup like the one before it is sent with one of its options from the `first` on: the same sends from equal
        cups in another order end the same.
        """
        cups = self._cups
        cup = len(sends) + len(open_cups)
        if cup == len(cups):
            open_cups = tuple(sorted(open_cups))
            self._found.setdefault((gone, lacks, open_cups), Way(lacks, tokens, gone, sends, open_cups))
            return
        options = self._can_be[cup]
        alike = cup + 1 < len(cups) and cups[cup + 1] == cups[cup]
        guarded = self._everything | GUARD
        for place in range(first, len(options)):
            poured, number, queue = options[place]
            together = lacks + poured
            if tokens + number <= self._tokens and (guarded - together) & GUARD == GUARD:
                for index in queue:
                    if not gone >> index & 1:
                        now_sent = (*sends, (cup, index))
                        self._serve(
                            now_sent,
                            gone | 1 << index,
                            together,
                            tokens + number,
                            open_cups,
                            place if alike else 0,
                        )
                        break
        self._serve(sends, gone, lacks, tokens, (*open_cups, cups[cup]), len(options) if alike else 0)


def lacking(cup: Heap, recipe: Heap) -> tuple[bool, Heap]:
    """Whether the cup must be emptied to become that recipe, and what has to be poured then."""
    return (False, recipe - cup) if within(cup, recipe) else (True, recipe)
