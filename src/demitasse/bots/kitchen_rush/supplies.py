"""Tokens, cubes and plates: what to fetch, what to buy, what to wash."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from demitasse.bots.kitchen_rush.boards import Board, DishWork
from demitasse.bots.kitchen_rush.reading import Reading
from demitasse.games.kitchen_rush.box import SIZES, STORAGE, STORAGES, Card
from demitasse.games.kitchen_rush.choices import Buy, BuyOrdinary, BuySpecial, Wash
from demitasse.games.kitchen_rush.heaps import (
    FIRST_SPECIAL,
    FIRST_SPICE,
    GOODS,
    INGREDIENTS,
    Good,
    Heap,
    beyond,
    count,
    within,
)
from demitasse.kernel.choice import Choice

PLATES = len(SIZES) - 1
END = len(GOODS)
ALL = 99
"""More than anybody takes in one stay."""


def counts(heap: Heap) -> bytes:
    """The numbers of a heap, kind by kind."""
    return heap.to_bytes(len(GOODS), "little")


# Fetching.


class Fetch(NamedTuple):
    """What a stay brings: dishes that get all they lack, of those that lack something, and the first thing to take."""

    complete: int
    lacking: int
    first: tuple[Card, int, Good] | None


@lru_cache(maxsize=1 << 12)
def fetch(board: Board, there: Heap, spices: bool, most: int = ALL) -> Fetch:
    """Whole dishes first, those of the order with least to do before; then what there is for the others."""
    complete = lacking = 0
    first: tuple[Card, int, Good] | None = None
    partly: list[tuple[DishWork, Heap]] = []
    for order in sorted(board.live, key=lambda order: order.work):
        for dish in order.dishes:
            wanted = dish.spices if spices else dish.missing
            if not wanted:
                continue
            lacking += 1
            if not dish.plate:
                continue
            number = sum(counts(wanted))
            if within(wanted, there) and number <= most:
                there -= wanted
                most -= number
                complete += 1
                first = first or (dish.card, dish.number, rarest(wanted, there))
            else:
                partly.append((dish, wanted))
    if first is None and most:
        for dish, wanted in partly:
            both = [good for good, number in enumerate(counts(wanted)) if number and count(there, good)]
            if both:
                return Fetch(complete, lacking, (dish.card, dish.number, both[0]))
    return Fetch(complete, lacking, first)


def rarest(wanted: Heap, left: Heap) -> Good:
    """What others could take away first."""
    return min([good for good, number in enumerate(counts(wanted)) if number], key=counts(left).__getitem__)


# Buying.


class Purchase(NamedTuple):
    """A lot of the Market, and how much of it is needed: by oneself, by anybody, by orders nobody has taken yet."""

    rank: float
    good: Good
    """The ingredient, or the first cube."""
    own: int
    anybody: int
    soon: int


OWN, ANYBODY, SOON, DEAR = 3.0, 2.0, 1.0, 1.5


def best_purchase(reading: Reading) -> Purchase | None:
    """What is needed most, if there are coins for it."""
    terms, position = reading.terms, reading.position
    stock, mine = counts(position.stock), counts(reading.mine.missing + reading.mine.spices)
    now, soon = shortages(reading)
    best: Purchase | None = None
    if position.coins >= terms.price:
        for good in range(FIRST_SPICE):
            if soon[good] and stock[good]:
                lot = min(terms.lot, stock[good])
                anybody = min(lot, now[good])
                own, later = min(anybody, mine[good]), min(lot, soon[good])
                best = better(best, good, own, anybody, later, 0)
    if position.coins >= terms.spice_price:
        for first, end, size in (
            (FIRST_SPICE, FIRST_SPECIAL, terms.ordinary),
            (FIRST_SPECIAL, END, terms.special),
        ):
            kinds = [good for good in range(first, end) if soon[good] and stock[good]]
            if kinds:
                anybody = min(size, sum([min(stock[good], now[good]) for good in kinds]))
                own = min(size, sum([min(stock[good], now[good], mine[good]) for good in kinds]))
                later = min(size, sum([min(stock[good], soon[good]) for good in kinds]))
                best = better(best, first, own, anybody, later, terms.spice_price - terms.price)
    return best


def better(best: Purchase | None, good: Good, own: int, anybody: int, soon: int, dearer: int) -> Purchase:
    """This lot, if it is needed more than the best so far."""
    rank = OWN * own + ANYBODY * anybody + SOON * soon - DEAR * dearer
    if best is not None and best.rank >= rank:
        return best
    return Purchase(rank, good, own, anybody, soon)


def shortages(reading: Reading) -> tuple[bytes, bytes]:
    """By kind, what is short for the orders held, and for those and the ones on the slots."""
    guests = sum([sum(reading.content.wants[card]) for card in reading.waiting])
    held, there = reading.wanted, reading.there
    return counts(beyond(held, there)), counts(beyond(held + guests, there))


def kinds_of(purchase: Purchase) -> range:
    """The one ingredient, or the cubes that can be in it."""
    if purchase.good < FIRST_SPICE:
        return range(purchase.good, purchase.good + 1)
    return range(FIRST_SPICE, FIRST_SPECIAL) if purchase.good == FIRST_SPICE else range(FIRST_SPECIAL, END)


def lot_of(reading: Reading, purchase: Purchase) -> Choice:
    """The purchase as a choice: where its tokens go, or which cubes they are."""
    terms = reading.terms
    if purchase.good < FIRST_SPICE:
        lot = min(terms.lot, count(reading.position.stock, purchase.good))
        return Buy(INGREDIENTS[purchase.good], *split(reading, purchase.good, lot))
    kinds = kinds_of(purchase)
    if purchase.good == FIRST_SPICE:
        return BuyOrdinary(*mix(reading, kinds, terms.ordinary))
    return BuySpecial(*mix(reading, kinds, terms.special))


def split(reading: Reading, good: Good, lot: int) -> list[int]:
    """First to whoever stands in a Storage and lacks it, then to the Storage with fewest."""
    position = reading.position
    have = [count(storage, good) for storage in position.storages]
    shares = [0] * STORAGES
    for storage in reading.active:
        lacking = sum(
            [
                count(board.missing, good)
                for board, doing in zip(reading.boards, position.doing, strict=True)
                if doing and doing[0] == STORAGE + storage
            ]
        )
        shares[storage] = min(lot - sum(shares), max(0, lacking - have[storage]))
    while sum(shares) < lot:
        poorest = min(reading.active, key=lambda storage: have[storage] + shares[storage])
        shares[poorest] += 1
    return shares


def mix(reading: Reading, kinds: range, lot: int) -> list[int]:
    """One cube after the other: of what is lacking, of what will be, of what is rarest."""
    there, stock = counts(reading.there), counts(reading.position.stock)
    now, soon = shortages(reading)
    cubes = [0] * END
    for _ in range(min(lot, sum([stock[good] for good in kinds]))):
        best = max(
            [good for good in kinds if cubes[good] < stock[good]],
            key=lambda good: (
                max(0, now[good] - cubes[good]),
                max(0, soon[good] - cubes[good]),
                -there[good] - cubes[good],
            ),
        )
        cubes[best] += 1
    return cubes[kinds.start : kinds.stop]


# Plates.

USUAL = (3.0, 3.2, 3.2, 1.6)
"""How many clean plates of each size are good to have."""


class Washing(NamedTuple):
    """What to wash, and how many of it are lacking now, or for orders that may be taken."""

    plates: tuple[int, ...]
    urgent: int
    soon: int

    @property
    def choice(self) -> Wash:
        return Wash(*self.plates)


def best_washing(reading: Reading) -> Washing:
    position = reading.position
    lacking = plates_lacking(reading.boards)
    wanted = list(lacking)
    for card in reading.waiting:
        for plate in reading.content.sizes[card]:
            wanted[plate - 1] += 1
    rack, left = list(position.rack), list(position.sink)
    chosen = [0] * PLATES
    urgent = soon = 0
    for _ in range(min(reading.terms.wash, sum(left))):
        best = max(
            [plate for plate in range(PLATES) if left[plate]],
            key=lambda plate: (
                lacking[plate] > rack[plate],
                wanted[plate] > rack[plate],
                USUAL[plate] - rack[plate],
            ),
        )
        urgent += lacking[best] > rack[best]
        soon += wanted[best] > rack[best]
        left[best] -= 1
        rack[best] += 1
        chosen[best] += 1
    return Washing(tuple(chosen), urgent, soon)


def plates_lacking(boards: Sequence[Board]) -> list[int]:
    """By size, plates that dishes in front of anybody wait for."""
    lacking = [0] * PLATES
    for board in boards:
        if board.bare:
            for order in board.live:
                for dish in order.dishes:
                    if not dish.plate:
                        lacking[dish.size - 1] += 1
    return lacking
