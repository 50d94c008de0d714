"""Where a meeple can go this turn and what it brings back, and how far away ingredients are."""

from __future__ import annotations

from functools import lru_cache
from operator import add
from typing import NamedTuple

from demitasse.bots.coffee_rush.heaps import kinds, overlap
from demitasse.games.coffee_rush.content import (
    DIAGONAL_MOVE,
    DOUBLE_CORNERS,
    DOUBLE_MEEPLES,
    DOUBLE_SPECIALTIES,
    CoffeeRushContent,
    Square,
)
from demitasse.games.coffee_rush.movement import FREE_STEPS, can_finish, other_meeples
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.games.coffee_rush.tokens import BYTE, ONE, SHIFT, Heap, count
from demitasse.kernel.event import Seat

MOST_STATES = 600
"""A bound on the work: once a meeple has that many different outcomes, it spends no further rush token."""
BITS_OF_A_SQUARE = 16
FAR = 99
"""Steps to an ingredient that is nowhere on the board."""


class Route(NamedTuple):
    """One way to make the move: where it ends, what of use is in hand by then, the rush tokens it costs."""

    meeple: int
    square: Square
    hand: Heap
    paid: int
    path: tuple[Square, ...]


def routes(
    position: CoffeeRushPosition, seat: Seat, upgrades: int, wanted: Heap, most_paid: int
) -> list[Route]:
    """Every different outcome of the move, each for the fewest rush tokens.

    What nobody wants does not count as in hand, so that hands which serve the same purpose are one.
    """
    meeples = range(len(position.meeples[seat])) if position.mover < 0 else (position.mover,)
    return [
        route
        for meeple in meeples
        for route in routes_of(position, seat, meeple, upgrades, wanted, most_paid)
    ]


def routes_of(
    position: CoffeeRushPosition, seat: Seat, meeple: int, upgrades: int, wanted: Heap, most_paid: int
) -> list[Route]:
    """CR-MOVE, step by step; outcomes met before were met for less."""
    board = position.content.board
    diagonal = 1 if upgrades & DIAGONAL_MOVE else 0
    others = other_meeples(position, seat, meeple)
    due = tokens_due(position.content, upgrades, others)
    stock = position.supply + position.hand
    free = max(0, FREE_STEPS - position.steps)
    left = free + min(position.rush[seat], most_paid)
    most = [min(wanted >> shift & BYTE, stock >> shift & BYTE) for shift in SHIFT]
    arrivals = [
        (there, SHIFT[ingredient], most[ingredient], tokens, others >> there & 1)
        for there, (ingredient, tokens) in enumerate(zip(board.yields, due, strict=True))
    ]
    neighbours = [[arrivals[there] for there in near] for near in board.neighbours[diagonal]]
    square, hand = position.meeples[seat][meeple], overlap(position.hand, wanted)
    reached: list[tuple[Square, Heap, tuple[Square, ...]]] = [(square, hand, ())]
    seen: set[int] = set()
    found: list[Route] = []
    if position.steps:
        seen.add(hand << BITS_OF_A_SQUARE | square)
        if not others >> square & 1:
            found.append(Route(meeple, square, hand, 0, ()))
    for step in range(1, left + 1):
        paid = max(0, step - free)
        if paid and found and len(seen) > MOST_STATES:
            break
        reached_before, reached = reached, []
        for here, hand, path in reached_before:
            for there, shift, enough, tokens, occupied in neighbours[here]:
                room = enough - (hand >> shift & BYTE)
                brought = hand + ((tokens if tokens < room else room) << shift) if room > 0 else hand
                outcome = brought << BITS_OF_A_SQUARE | there
                if outcome in seen or (
                    occupied and not can_finish(board, diagonal, there, left - step, others)
                ):
                    continue
                seen.add(outcome)
                way = (*path, there)
                reached.append((there, brought, way))
                if not occupied:
                    found.append(Route(meeple, there, brought, paid, way))
    return found


def tokens_due(content: CoffeeRushContent, upgrades: int, others: int) -> tuple[int, ...]:
    """CR-UPFX-01, CR-UPFX-02, CR-UPFX-03, CR-UPFX-04, CR-UPFX-05, CR-UPFX-06: what an arrival on each square collects;
    `others` are the squares of other meeples.
    """
    doubled = (
        others if upgrades & DOUBLE_MEEPLES else 0,
        content.board.corners if upgrades & DOUBLE_CORNERS else 0,
        content.specialty_squares if upgrades & DOUBLE_SPECIALTIES else 0,
    )
    return tuple(
        1 << sum(squares >> square & 1 for squares in doubled) for square in range(len(content.board.yields))
    )


class Distances:
    """The steps it takes, from each square, to collect a heap: shortest ways over a board that one has to oneself.

    They depend on nothing but the board and the active upgrades, so they are kept, and filled in as they are asked.
    """

    def __init__(self, content: CoffeeRushContent, upgrades: int) -> None:
        board = content.board
        self._hops = hops(board.neighbours[1 if upgrades & DIAGONAL_MOVE else 0])
        self._due = tokens_due(content, upgrades, others=0)
        self._sources = tuple(
            tuple(square for square, yields in enumerate(board.yields) if yields == ingredient)
            for ingredient in range(len(ONE))
        )
        self.known: dict[Heap, tuple[int, ...]] = {0: (0,) * len(board.yields)}

    def steps(self, need: Heap) -> tuple[int, ...]:
        """By square: the steps until at least all of the heap is in hand."""
        known = self.known.get(need)
        if known is not None:
            return known
        first: list[Square] = []
        rest: list[int] = []
        for ingredient in kinds(need):
            for square in self._sources[ingredient]:
                tokens = min(count(need, ingredient), self._due[square])
                first.append(square)
                rest.append(self.steps(need - tokens * ONE[ingredient])[square])
        if first:
            ways = tuple(min(map(add, [hop[square] for square in first], rest)) for hop in self._hops)
        else:
            ways = (FAR,) * len(self._hops)
        self.known[need] = ways
        return ways


@lru_cache(maxsize=64)
def distances(content: CoffeeRushContent, upgrades: int) -> Distances:
    """Doubled meeples are left out of account: by the next turn the others will stand elsewhere."""
    return Distances(content, upgrades & ~DOUBLE_MEEPLES)


def hops(neighbours: tuple[tuple[Square, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Steps from square to square; to enter the square one stands on takes two."""
    table = []
    for start in range(len(neighbours)):
        steps = dict.fromkeys(neighbours[start], 1)
        frontier = list(steps)
        while frontier:
            far = steps[frontier[0]] + 1
            frontier = list(dict.fromkeys(q for here in frontier for q in neighbours[here] if q not in steps))
            steps.update(dict.fromkeys(frontier, far))
        table.append(tuple(steps.get(square, FAR) for square in range(len(neighbours))))
    return tuple(table)
