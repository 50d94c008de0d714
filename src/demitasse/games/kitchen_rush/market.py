"""Market: one lot for one coin, of ingredients or of spices (KR-MARKET, KR-DEC)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush.box import MARKET, STORAGES
from demitasse.games.kitchen_rush.choices import Buy, BuyOrdinary, BuySpecial
from demitasse.games.kitchen_rush.current import count_part, not_in, parts
from demitasse.games.kitchen_rush.events import Bought, SpicesBought
from demitasse.games.kitchen_rush.heaps import (
    FIRST_SPECIAL,
    FIRST_SPICE,
    GOODS,
    INDEX,
    INGREDIENTS,
    ONE,
    Good,
    count,
    heap_of,
    listed,
)
from demitasse.games.kitchen_rush.money import pay
from demitasse.games.kitchen_rush.terms import terms_of
from demitasse.games.kitchen_rush.tiles import active_storages
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

Counts = tuple[int, ...]
ORDINARY_CUBES = range(FIRST_SPICE, FIRST_SPECIAL)
SPECIAL_CUBES = range(FIRST_SPECIAL, len(GOODS))


def refuse_purchase(position: KitchenRushPosition, seat: Seat, price: int) -> Illegal | None:
    """KR-MARKET-02, KR-RULING-66: once, and only with the coins for it."""
    refused = not_in(position, seat, MARKET)
    if refused is not None:
        return refused
    if parts(position, seat)[0]:
        return Illegal("KR-MARKET-02", "kr-refused-used-market")
    if price > position.coins:
        return Illegal("KR-RULING-66", "kr-refused-no-coins", price=price, coins=position.coins)
    return None


# Ingredients.


def lot_of(position: KitchenRushPosition, good: Good) -> int:
    """KR-MARKET-03, KR-MARKET-09, KR-RULING-50."""
    return min(terms_of(position).lot, count(position.stock, good))


def refuse_buy(position: KitchenRushPosition, seat: Seat, choice: Buy) -> Illegal | None:
    """KR-DEC-16, KR-MARKET-07."""
    refused = refuse_purchase(position, seat, terms_of(position).price)
    if refused is not None:
        return refused
    if choice.ingredient not in INGREDIENTS:
        known = ", ".join(INGREDIENTS)
        return Illegal("KR-MARKET-03", "kr-refused-target-good", good=choice.ingredient[:20], goods=known)
    lot, split = lot_of(position, INDEX[choice.ingredient]), split_of(choice)
    if not lot:
        return Illegal("KR-RULING-50", "kr-refused-no-stock", good=choice.ingredient)
    active = active_storages(position)
    if any(tokens for storage, tokens in enumerate(split) if storage not in active):
        return Illegal("KR-MARKET-04", "kr-refused-target-storage")
    if min(split) < 0 or sum(split) != lot:
        return Illegal("KR-RULING-50", "kr-refused-amount-lot", lot=lot)
    return None


def split_of(choice: Buy) -> Counts:
    return (choice.first, choice.second, choice.third)


def buy(position: KitchenRushPosition, seat: Seat, choice: Buy, events: list[Event]) -> None:
    """KR-MARKET-02, KR-MARKET-03, KR-MARKET-04, KR-RULING-51, KR-RULING-53: one ingredient, shared among active
    Storages, which hold any amount.
    """
    price, split = terms_of(position).price, split_of(choice)
    token, tokens = ONE[INDEX[choice.ingredient]], sum(split)
    pay(position, price)
    position.stock -= token * tokens
    position.storages = tuple(
        there + token * number for there, number in zip(position.storages, split, strict=True)
    )
    count_part(position, seat, 1)
    events.append(Bought(seat, choice.ingredient, tokens, price, split))


@lru_cache(maxsize=2048)
def splits(ingredient: str, lot: int, active: Counts) -> tuple[Choice, ...]:
    """Every way to share a lot among the active Storages."""
    return tuple(
        Buy(ingredient, *split)
        for split in shares(lot, tuple(lot if storage in active else 0 for storage in range(STORAGES)))
    )


@lru_cache(maxsize=4096)
def shares(total: int, most: Counts) -> tuple[Counts, ...]:
    """Every way to make a total of parts, each up to its bound; more of the first come first."""
    if not most:
        return ((),) if total == 0 else ()
    return tuple(
        (first, *rest)
        for first in range(min(total, most[0]), -1, -1)
        for rest in shares(total - first, most[1:])
    )


# Spices.


def refuse_ordinary(position: KitchenRushPosition, seat: Seat, choice: BuyOrdinary) -> Illegal | None:
    """KR-DEC-17."""
    cubes = (choice.white, choice.black, choice.green)
    return refuse_cubes(position, seat, ORDINARY_CUBES, cubes, terms_of(position).ordinary)


def refuse_special(position: KitchenRushPosition, seat: Seat, choice: BuySpecial) -> Illegal | None:
    """KR-DEC-18."""
    cubes = (choice.yellow, choice.red)
    return refuse_cubes(position, seat, SPECIAL_CUBES, cubes, terms_of(position).special)


def refuse_cubes(
    position: KitchenRushPosition, seat: Seat, kinds: range, cubes: Counts, size: int
) -> Illegal | None:
    """KR-MARKET-08: ordinary or special ones, never both."""
    refused = refuse_purchase(position, seat, terms_of(position).spice_price)
    if refused is not None:
        return refused
    stock = [count(position.stock, good) for good in kinds]
    lot = min(size, sum(stock))
    if not lot:
        return Illegal("KR-RULING-50", "kr-refused-no-stock-spices")
    for good, wanted, there in zip(kinds, cubes, stock, strict=True):
        if wanted > there:
            return Illegal("KR-MARKET-10", "kr-refused-no-stock-cubes", good=GOODS[good], there=there)
    if min(cubes) < 0 or sum(cubes) != lot:
        return Illegal("KR-RULING-50", "kr-refused-amount-cubes", lot=lot)
    return None


def buy_ordinary(position: KitchenRushPosition, seat: Seat, choice: BuyOrdinary, events: list[Event]) -> None:
    """KR-MARKET-05."""
    buy_cubes(position, seat, ORDINARY_CUBES, (choice.white, choice.black, choice.green), events)


def buy_special(position: KitchenRushPosition, seat: Seat, choice: BuySpecial, events: list[Event]) -> None:
    """KR-MARKET-06."""
    buy_cubes(position, seat, SPECIAL_CUBES, (choice.yellow, choice.red), events)


def buy_cubes(
    position: KitchenRushPosition, seat: Seat, kinds: range, cubes: Counts, events: list[Event]
) -> None:
    """Into the bag (KR-RULING-53)."""
    price = terms_of(position).spice_price
    heap = heap_of((GOODS[good], number) for good, number in zip(kinds, cubes, strict=True))
    pay(position, price)
    position.stock -= heap
    position.bag += heap
    count_part(position, seat, 1)
    events.append(SpicesBought(seat, listed(heap), price))


@lru_cache(maxsize=4096)
def mixes(kind: type[BuyOrdinary] | type[BuySpecial], stock: Counts, size: int) -> tuple[Choice, ...]:
    """Every mix of cubes a purchase can be."""
    lot = min(size, sum(stock))
    return tuple(kind(*cubes) for cubes in shares(lot, stock)) if lot else ()


def offer(position: KitchenRushPosition, seat: Seat) -> list[Choice]:
    offered: list[Choice] = []
    if parts(position, seat)[0]:
        return offered
    terms, stock = terms_of(position), position.stock
    if terms.price <= position.coins:
        active = active_storages(position)
        for good, ingredient in enumerate(INGREDIENTS):
            lot = min(terms.lot, count(stock, good))
            if lot:
                offered += splits(ingredient, lot, active)
    if terms.spice_price <= position.coins:
        ordinary = tuple([min(count(stock, good), terms.ordinary) for good in ORDINARY_CUBES])
        special = tuple([min(count(stock, good), terms.special) for good in SPECIAL_CUBES])
        offered += mixes(BuyOrdinary, ordinary, terms.ordinary)
        offered += mixes(BuySpecial, special, terms.special)
    return offered
