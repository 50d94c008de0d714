"""What is evident in the kitchen: what to do where one is, or else where to go next, and why.

Help for whoever stands among many plates, by nothing but what everybody sees; it forbids nothing (KR-RULING-54).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from demitasse.games.kitchen_rush import checking, current, orders, outlook, placing, plates, waiters
from demitasse.games.kitchen_rush.box import (
    MAITRE,
    MARKET,
    OFFICE,
    SINK,
    SPICE_ZONE,
    STORAGE,
    STORAGES,
    STOVES,
    WAITERS,
    Card,
    Zone,
)
from demitasse.games.kitchen_rush.choices import EXACT, LATER, WELCOME
from demitasse.games.kitchen_rush.heaps import (
    EMPTY_HEAP,
    FIRST_SPICE,
    INDEX,
    INGREDIENT_BYTES,
    SPICE_BYTES,
    Heap,
    beyond,
    common,
    listed,
    size,
)
from demitasse.games.kitchen_rush.maitre import WELCOME_COIN
from demitasse.games.kitchen_rush.needs import purchases, washing
from demitasse.games.kitchen_rush.orders import NO_PLATE
from demitasse.games.kitchen_rush.terms import terms_of
from demitasse.games.kitchen_rush.tiles import active_storages
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Fact, Message
from demitasse.kernel.position import Advice

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

ENOUGH_ORDERS = 2
"""Whoever holds fewer looks for another one."""


def advice(position: KitchenRushPosition, seat: Seat) -> tuple[Advice, ...]:
    if position.phase not in ("action", "finish") or not position.choices(seat):
        return ()
    zone = current.zone_of(position, seat)
    here = list(HERE[zone](position, seat)) if zone in HERE else []
    if position.phase == "finish":
        return tuple(here)
    here += [Advice((choice,), Message("kr-advice-plate")) for choice in plates.offer(position, seat)]
    undecided = zone in (MAITRE, WAITERS, OFFICE) and not current.used_up(position, seat)
    return tuple(here) if here or undecided else tuple(ways_on(position, seat, zone))


class Work(NamedTuple):
    """A dish on its plate that can still become right."""

    card: Card
    number: int
    id: str
    row: int
    rows_left: int
    lacks: Heap

    @property
    def can_cook(self) -> bool:
        return self.rows_left > 0 and not self.lacks & INGREDIENT_BYTES


def works(position: KitchenRushPosition, seat: Seat) -> list[Work]:
    content = position.content
    return [
        Work(
            card,
            number,
            content.dish_ids[card][number],
            row,
            content.cooks[card][number] - row,
            beyond(content.wants[card][number], heap),
        )
        for card, served, extra, dishes in position.held[seat]
        if not served
        for number, (plate, row, heap) in enumerate(dishes)
        if plate != NO_PLATE and not checking.lost(position, (card, served, extra, dishes), number)
    ]


def right_orders(position: KitchenRushPosition, seat: Seat) -> list[Card]:
    """Those that would pass the check as they are, and are not served."""
    return [
        order[0] for order in position.held[seat] if not order[1] and checking.verdict(position, order).passed
    ]


# Where one is.


def at_the_door(position: KitchenRushPosition, seat: Seat) -> Iterator[Advice]:
    """As many guests as may come in (KR-MAITRE-02, KR-MAITRE-04, KR-RULING-37)."""
    if current.can_welcome(position, seat):
        left = terms_of(position).limit - current.parts(position, seat)[0]
        cards = len(position.deck) + len(position.discard)
        guests = min(left, cards, position.slots.count(orders.EMPTY_SLOT))
        if guests:
            yield Advice((WELCOME,) * guests, Message("kr-outlook-earns", {"coins": guests * WELCOME_COIN}))


def at_the_waiters(position: KitchenRushPosition, seat: Seat) -> Iterator[Advice]:
    """Serve what is right; which order to take is a matter of taste, but not how (KR-SERVER-05, KR-SERVER-08)."""
    if current.can_serve(position, seat):
        tip = Message("kr-outlook-earns", {"coins": terms_of(position).quick_service})
        for card in right_orders(position, seat):
            yield Advice((position.content.serve[card],), tip)
    if current.can_take_order(position, seat):
        for card in (*position.slots, orders.visible_top(position)):
            choice = with_larger_plates(position, card) if card >= 0 else None
            if choice is not None:
                yield Advice((choice,), Message("kr-advice-larger"))


def with_larger_plates(position: KitchenRushPosition, card: Card) -> Choice | None:
    """A way to take an order that leaves fewer dishes without a plate than the plain one."""
    ways = plates.all_wishes(position.content.sizes[card], position.rack)
    best = min((it for it in ways if LATER not in it), key=lambda it: ways[it].count(NO_PLATE))
    if set(best) == {EXACT}:
        return None
    return waiters.ways_to_take(position.content, card, position.rack)[list(ways).index(best)]


def at_the_market(position: KitchenRushPosition, seat: Seat) -> Iterator[Advice]:
    if not current.used_up(position, seat):
        for choice, wanted in purchases(position):
            yield Advice((choice,), Message("kr-advice-wanted", {"wanted": wanted}))


def at_a_shelf(position: KitchenRushPosition, seat: Seat) -> Iterator[Advice]:
    """All that a plate lacks and that can be taken here, one by one (KR-STORAGE-01, KR-SPICE-01, KR-FX-58)."""
    content, zone = position.content, current.zone_of(position, seat)
    storage = current.in_storage(zone)
    tokens = position.storages[zone - STORAGE] if storage else EMPTY_HEAP
    cubes = max(0, terms_of(position).belt - current.parts(position, seat)[1]) if storage else None
    asked = INGREDIENT_BYTES if storage else SPICE_BYTES
    for work in works(position, seat):
        food = listed(common(work.lacks, tokens)) if not work.row else ()
        spices = listed(common(work.lacks, position.bag))[:cubes]
        if food or spices:
            take, spice = content.take[work.card][work.number], content.spice[work.card][work.number]
            choices: list[Choice] = [take[INDEX[good]] for good in food]
            choices += [spice[INDEX[good] - FIRST_SPICE] for good in spices]
            left = size(work.lacks & asked) - len(food if storage else spices)
            facts: dict[str, Fact] = {"dish": work.id, "goods": (*food, *spices), "left": left}
            yield Advice(tuple(choices), Message("kr-advice-fill", facts))


def at_the_stoves(position: KitchenRushPosition, seat: Seat) -> Iterator[Advice]:
    """What has its ingredients; first what has cooked longest."""
    if not current.used_up(position, seat):
        for work in sorted(works(position, seat), key=lambda it: -it.row):
            choice = position.content.cook[work.card][work.number]
            foreseen = outlook.of_cook(position, seat, choice)
            if work.can_cook and not outlook.is_mistake(foreseen):
                yield Advice((choice,), foreseen)


def at_the_sink(position: KitchenRushPosition, seat: Seat) -> Iterator[Advice]:
    if not current.used_up(position, seat) and any(position.sink):
        choice, waiting = washing(position)
        yield Advice((choice,), Message("kr-advice-wash", {"waiting": waiting}))


HERE: dict[Zone, Callable[[KitchenRushPosition, Seat], Iterator[Advice]]] = {
    MAITRE: at_the_door,
    WAITERS: at_the_waiters,
    MARKET: at_the_market,
    **dict.fromkeys(range(STORAGE, STORAGE + STORAGES), at_a_shelf),
    STOVES: at_the_stoves,
    SPICE_ZONE: at_a_shelf,
    SINK: at_the_sink,
}


# Where to go.


def ways_on(position: KitchenRushPosition, seat: Seat, here: Zone) -> Iterator[Advice]:
    """Where one's own plates lead next, each zone once, with the timer that is missed least."""
    reasons: dict[Zone, Message] = {}
    for zone, reason in errands(position, seat):
        reasons.setdefault(zone, reason)
    for zone, reason in reasons.items():
        choice = placing.by_the_next_timer(position, seat, zone) if zone != here else None
        if choice is not None:
            yield Advice((choice,), reason)


def errands(position: KitchenRushPosition, seat: Seat) -> Iterator[tuple[Zone, Message]]:
    for card in right_orders(position, seat):
        yield WAITERS, Message("kr-advice-serve", {"order": position.content.order_ids[card]})
    for work in works(position, seat):
        dish: dict[str, Fact] = {"dish": work.id}
        if work.can_cook:
            yield STOVES, Message("kr-advice-cook", dish)
        food = work.lacks & INGREDIENT_BYTES
        if food and not work.row:
            storage, number = best_storage(position, seat, food)
            if number:
                facts = dish | {"number": number, "things": size(food)}
                yield STORAGE + storage, Message("kr-advice-fetch", facts)
            else:
                yield MARKET, Message("kr-advice-buy", dish)
        if common(work.lacks, position.bag):
            yield SPICE_ZONE, Message("kr-advice-season", dish)
    if sum([not served for _, served, _, _ in position.held[seat]]) < ENOUGH_ORDERS:
        if orders.occupied_slots(position):
            yield WAITERS, Message("kr-advice-take")
        else:
            yield MAITRE, Message("kr-advice-welcome")


def best_storage(position: KitchenRushPosition, seat: Seat, lacks: Heap) -> tuple[int, int]:
    """The Storage one can go to that has most of what is lacking, and how much of it."""
    found = [
        (storage, size(common(lacks, position.storages[storage])))
        for storage in active_storages(position)
        if placing.by_the_next_timer(position, seat, STORAGE + storage) is not None
    ]
    return max(found, key=lambda it: it[1], default=(0, 0))
