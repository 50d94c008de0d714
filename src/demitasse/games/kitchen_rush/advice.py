"""What is evident in the kitchen: what to do where one is, or else where to go next, and why.

Help for whoever stands among many plates, by nothing but what everybody sees; it forbids nothing (KR-RULING-54). While
the clock runs there is always something: a thing to do, or what to wait for and how long.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush import current, errands, orders, outlook, plates, prospects
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
from demitasse.games.kitchen_rush.choices import DONE, READY, WELCOME, TakeOrder
from demitasse.games.kitchen_rush.errands import right_orders, works
from demitasse.games.kitchen_rush.heaps import (
    EMPTY_HEAP,
    FIRST_SPICE,
    INDEX,
    INGREDIENT_BYTES,
    SPICE_BYTES,
    common,
    listed,
    size,
)
from demitasse.games.kitchen_rush.maitre import WELCOME_COIN, suggestion
from demitasse.games.kitchen_rush.needs import purchases, washing
from demitasse.games.kitchen_rush.orders import NO_PLATE
from demitasse.games.kitchen_rush.staff import UNPAID
from demitasse.games.kitchen_rush.terms import terms_of
from demitasse.kernel.choice import Choice
from demitasse.kernel.claims import NO_CLAIMS, Holders
from demitasse.kernel.decision import Advice
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Fact, Message

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition


def advice(position: KitchenRushPosition, seat: Seat, claims: Holders) -> tuple[Advice, ...]:
    if position.question or position.ended or position.phase not in WHEN:
        return ()
    return WHEN[position.phase](position, seat, claims)


def before_the_bell(position: KitchenRushPosition, seat: Seat, claims: Holders) -> tuple[Advice, ...]:
    """Where the first timers of a round are needed."""
    if position.settled[seat]:
        return ()
    return (Advice((READY,), Message("kr-advice-plan", {"orders": len(orders.occupied_slots(position))})),)


def while_the_clock_runs(position: KitchenRushPosition, seat: Seat, claims: Holders) -> tuple[Advice, ...]:
    evident = evident_here(position, seat, claims)
    evident += [Advice((choice,), Message("kr-advice-plate")) for choice in plates.offer(position, seat)]
    return tuple(evident or errands.ways_on(position, seat, claims))


def after_the_bell(position: KitchenRushPosition, seat: Seat, claims: Holders) -> tuple[Advice, ...]:
    if position.settled[seat]:
        return ()
    return tuple(evident_here(position, seat, claims)) or (Advice((DONE,), Message("kr-advice-done")),)


WHEN: dict[str, Callable[[KitchenRushPosition, Seat, Holders], tuple[Advice, ...]]] = {
    "prep": before_the_bell,
    "action": while_the_clock_runs,
    "finish": after_the_bell,
}


def evident_here(position: KitchenRushPosition, seat: Seat, claims: Holders = NO_CLAIMS) -> list[Advice]:
    zone = current.zone_of(position, seat)
    if zone == WAITERS:
        return list(at_the_waiters(position, seat, claims))
    return list(HERE[zone](position, seat)) if zone in HERE else []


# Where one is.


def at_the_door(position: KitchenRushPosition, seat: Seat) -> Iterator[Advice]:
    """As many guests as may come in (KR-MAITRE-02, KR-MAITRE-04, KR-RULING-37)."""
    if current.can_welcome(position, seat):
        left = terms_of(position).limit - current.parts(position, seat)[0]
        cards = len(position.deck) + len(position.discard)
        guests = min(left, cards, position.slots.count(orders.EMPTY_SLOT))
        if guests:
            yield Advice((WELCOME,) * guests, Message("kr-outlook-earns", {"coins": guests * WELCOME_COIN}))
        elif current.parts(position, seat) == (0, 0) and (slots := errands.least_wanted(position)):
            better = "" if errands.hopeless(position) else "-better"
            yield Advice((suggestion(tuple(slots)),), Message(f"kr-advice-suggest{better}"))


def at_the_waiters(position: KitchenRushPosition, seat: Seat, claims: Holders) -> Iterator[Advice]:
    """Take an order that can be finished while one's hands are free for it, else serve what is right; then the other
    orders there is time for (KR-SERVER-05, KR-SERVER-08).
    """
    taking = list(orders_to_take(position, seat, claims)) if current.can_take_order(position, seat) else []
    free = errands.wants_an_order(position, seat)
    if free:
        yield from taking
    if current.can_serve(position, seat):
        tip = Message("kr-outlook-earns", {"coins": terms_of(position).quick_service})
        for card in right_orders(position, seat):
            yield Advice((position.content.serve[card],), tip)
    if not free:
        yield from taking


def orders_to_take(position: KitchenRushPosition, seat: Seat, claims: Holders) -> Iterator[Advice]:
    """With as many plates as there are for each; those that cannot be finished are nobody's advice."""
    for prospect in prospects.prospects(position, seat, claims, at_waiters=True):
        if prospect.good:
            choice = with_most_plates(position, prospect.card)
            yield Advice((choice,), outlook.of_take_order(position, seat, choice))


def with_most_plates(position: KitchenRushPosition, card: Card) -> TakeOrder:
    """The way to take an order that leaves fewest dishes without a plate, the plain one if there are several."""
    ways = plates.all_wishes(position.content.sizes[card], position.rack)
    best = min(ways, key=lambda wishes: ways[wishes].count(NO_PLATE))
    return TakeOrder(position.content.order_ids[card], *best)


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


def at_the_office(position: KitchenRushPosition, seat: Seat) -> Iterator[Advice]:
    if not current.used_up(position, seat):
        content = position.content
        if any(errands.to_hire(position)):
            choice = content.rehire[position.status.index(UNPAID)]
            yield Advice((choice,), outlook.of_rehire(position, seat, choice))
        card = errands.upgrade_to_buy(position)
        if card is not None:
            yield Advice((content.upgrade[card],), outlook.of_price(position, content.upgrades[card].cost))


def at_the_sink(position: KitchenRushPosition, seat: Seat) -> Iterator[Advice]:
    if not current.used_up(position, seat) and any(position.sink):
        choice, waiting = washing(position)
        yield Advice((choice,), Message("kr-advice-wash", {"waiting": waiting}))


HERE: dict[Zone, Callable[[KitchenRushPosition, Seat], Iterator[Advice]]] = {
    MAITRE: at_the_door,
    MARKET: at_the_market,
    **dict.fromkeys(range(STORAGE, STORAGE + STORAGES), at_a_shelf),
    STOVES: at_the_stoves,
    SPICE_ZONE: at_a_shelf,
    OFFICE: at_the_office,
    SINK: at_the_sink,
}
