"""What the team's plates still lack, and which purchase and which washing would help (KR-MARKET, KR-SINK)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush import sink
from demitasse.games.kitchen_rush.box import STORAGES, Card, Size
from demitasse.games.kitchen_rush.choices import Buy, BuyOrdinary, BuySpecial, Wash
from demitasse.games.kitchen_rush.heaps import GOODS, INDEX, INGREDIENTS, Heap, beyond, count
from demitasse.games.kitchen_rush.market import ORDINARY_CUBES, SPECIAL_CUBES, Counts, lot_of
from demitasse.games.kitchen_rush.orders import NO_PLATE, Held
from demitasse.games.kitchen_rush.terms import terms_of
from demitasse.games.kitchen_rush.tiles import active_storages
from demitasse.kernel.choice import Choice

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

DISH_WAITS, ORDER_HANGS, PLATE_IS_CLEAN = 4, 1, -2
"""What makes it urgent to wash a plate of a size, each as often as it is so."""


def held_by_the_team(position: KitchenRushPosition) -> list[Held]:
    """Orders in front of players that are not served yet."""
    return [order for held in position.held for order in held if not order[1]]


# Goods.


def needs(position: KitchenRushPosition) -> Counts:
    """By good, what the team's plates lack and neither an active Storage nor the bag has."""
    return tuple(beyond(wanted_by_the_team(position), stored(position)).to_bytes(len(GOODS), "little"))


def wanted_by_the_team(position: KitchenRushPosition) -> Heap:
    """All that the team's plates lack, wherever it lies."""
    wants = position.content.wants
    return sum(
        [
            beyond(want, heap)
            for card, _, _, dishes in held_by_the_team(position)
            for want, (_, _, heap) in zip(wants[card], dishes, strict=True)
        ]
    )


def stored(position: KitchenRushPosition) -> Heap:
    """What lies in the active Storages and in the bag."""
    return position.bag + sum([position.storages[storage] for storage in active_storages(position)])


def wanted_by_guests(position: KitchenRushPosition) -> Heap:
    """What the orders that wait to be taken will need."""
    return sum([sum(position.content.wants[card]) for card in position.slots if card >= 0])


def shortest(short: Heap) -> str:
    """The good there is most too little of."""
    return max(GOODS, key=lambda good: count(short, INDEX[good]))


def purchases(position: KitchenRushPosition) -> list[tuple[Choice, int]]:
    """One lot of each sort the coins allow, and how much of it is wanted; the most wanted first."""
    terms, wanted = terms_of(position), needs(position)
    found: list[tuple[Choice, int]] = []
    if terms.price <= position.coins:
        found += ingredients(position, wanted)
    if terms.spice_price <= position.coins:
        found += cubes(position, BuyOrdinary, ORDINARY_CUBES, terms.ordinary, wanted)
        found += cubes(position, BuySpecial, SPECIAL_CUBES, terms.special, wanted)
    return sorted(found, key=lambda it: -it[1])


def ingredients(position: KitchenRushPosition, wanted: Counts) -> list[tuple[Choice, int]]:
    """What is wanted most, else what there is least of, evenly over the active Storages."""
    goods = [good for good in range(len(INGREDIENTS)) if lot_of(position, good)]
    if not goods:
        return []
    there = stored(position)
    good = min(goods, key=lambda it: (-wanted[it], count(there, it)))
    lot, active = lot_of(position, good), active_storages(position)
    each, rest = divmod(lot, len(active))
    split = [each + (active.index(storage) < rest) if storage in active else 0 for storage in range(STORAGES)]
    return [(Buy(INGREDIENTS[good], *split), min(lot, wanted[good]))]


def cubes(
    position: KitchenRushPosition,
    kind: type[BuyOrdinary] | type[BuySpecial],
    colours: range,
    size: int,
    wanted: Counts,
) -> list[tuple[Choice, int]]:
    """What is wanted first, then one colour after the other."""
    stock = {colour: count(position.stock, colour) for colour in colours}
    mix = dict.fromkeys(colours, 0)
    for _ in range(min(size, sum(stock.values()))):
        there = [colour for colour in colours if mix[colour] < stock[colour]]
        mix[min(there, key=lambda it: (mix[it] - wanted[it], mix[it]))] += 1
    if not any(mix.values()):
        return []
    return [(kind(*mix.values()), sum([min(mix[colour], wanted[colour]) for colour in colours]))]


# Plates.


def washing(position: KitchenRushPosition) -> tuple[Wash, int]:
    """As many plates as one may wash, of the most urgent sizes; and how many dishes wait for one of them."""
    waiting, hanging = sizes_awaited(position), sizes_hanging(position)
    chosen = [0] * len(position.sink)

    def urgency(place: int) -> int:
        size, clean = place + 1, position.rack[place] + chosen[place]
        return DISH_WAITS * waiting.count(size) + ORDER_HANGS * hanging.count(size) + PLATE_IS_CLEAN * clean

    for _ in range(sink.numbers(position)[-1]):
        dirty = [place for place, number in enumerate(position.sink) if chosen[place] < number]
        chosen[max(dirty, key=urgency)] += 1
    served = sum([min(number, waiting.count(place + 1)) for place, number in enumerate(chosen)])
    return Wash(*chosen), served


def sizes_awaited(position: KitchenRushPosition) -> Sequence[Size]:
    """The sizes of the team's dishes without a plate."""
    return [
        size
        for card, _, _, dishes in held_by_the_team(position)
        for size, (plate, _, _) in zip(position.content.sizes[card], dishes, strict=True)
        if plate == NO_PLATE
    ]


def sizes_hanging(position: KitchenRushPosition) -> Sequence[Size]:
    """Those of the orders that wait to be taken."""
    return [size for card in position.slots if card >= 0 for size in position.content.sizes[card]]


def plates_can_come(position: KitchenRushPosition, card: Card) -> bool:
    """The Rack or the Sink has the plates of an order, beyond those that the team's dishes wait for.

    Plates of served orders come back only after the bell (KR-CHECK-10).
    """
    clean, dirty = list(position.rack), list(position.sink)
    for size in (*sizes_awaited(position), *position.content.sizes[card]):
        plates = [
            (heap, place)
            for place in (size - 1, size)
            if place < len(clean)
            for heap in (clean, dirty)
            if heap[place]
        ]
        if not plates:
            return False
        heap, place = plates[0]
        heap[place] -= 1
    return True
