"""What a cook does with its current action."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from demitasse.bots.kitchen_rush import menu, office, supplies
from demitasse.bots.kitchen_rush.aims import aims_of
from demitasse.bots.kitchen_rush.boards import DishWork
from demitasse.bots.kitchen_rush.reading import Reading
from demitasse.games.kitchen_rush.box import (
    MAITRE,
    MARKET,
    OFFICE,
    SINK,
    SPICE_ZONE,
    STORAGE,
    STOVES,
    WAITERS,
    Zone,
)
from demitasse.games.kitchen_rush.choices import WELCOME
from demitasse.games.kitchen_rush.current import can_serve, can_take_order, can_welcome, in_storage, parts
from demitasse.games.kitchen_rush.heaps import FIRST_SPICE
from demitasse.games.kitchen_rush.maitre import suggest_limit, suggestion
from demitasse.games.kitchen_rush.orders import EMPTY_SLOT, any_to_draw, occupied_slots
from demitasse.games.kitchen_rush.plates import fitting
from demitasse.kernel.choice import Choice

FEW = 2
"""Fewer new guests than this are worth less than the right ones."""


def use(reading: Reading) -> Choice | None:
    """The next thing to do where this seat is; None when there is nothing good to do there now."""
    doing = reading.position.doing[reading.seat]
    if not doing:
        return None
    zone = doing[0]
    if in_storage(zone):
        return at_storage(reading, zone)
    if zone in ONCE and doing[3]:
        return None
    return USE[zone](reading)


def at_storage(reading: Reading, zone: Zone) -> Choice | None:
    if reading.mine.missing:
        first = supplies.fetch(reading.mine, reading.position.storages[zone - STORAGE], False).first
        if first is not None:
            return reading.content.take[first[0]][first[1]][first[2]]
    belt = reading.terms.belt
    return at_spices(reading, belt - parts(reading.position, reading.seat)[1]) if belt else None


def at_spices(reading: Reading, most: int = supplies.ALL) -> Choice | None:
    if not reading.mine.spices or most <= 0:
        return None
    first = supplies.fetch(reading.mine, reading.position.bag, True, most).first
    return None if first is None else reading.content.spice[first[0]][first[1]][first[2] - FIRST_SPICE]


def at_maitre(reading: Reading) -> Choice | None:
    position, seat = reading.position, reading.seat
    coming = guests_to_come(reading)
    if coming < FEW and parts(position, seat) == (0, 0) and not (coming and reading.broke):
        other = to_suggest(reading)
        if other is not None:
            return other.choice
    return WELCOME if coming and can_welcome(position, seat) else None


class Suggestion(NamedTuple):
    """Other dishes instead of some that wait, and by how much they are likely to be better, in coins."""

    gain: float
    choice: Choice


def to_suggest(reading: Reading) -> Suggestion | None:
    """Other dishes instead of those that suit the Goal less than one from the deck does on average."""
    position = reading.position
    limit, slots = suggest_limit(position), occupied_slots(position)
    if not limit or not slots or not position.deck:
        return None
    aims = aims_of(reading)
    usual = menu.usual_worth(reading, aims)
    worst = sorted((menu.worth(reading, aims, position.slots[slot]), slot) for slot in slots)[:limit]
    poor = [(worth, slot) for worth, slot in worst if worth < usual]
    if not poor:
        return None
    gain = sum([usual - worth for worth, _ in poor])
    return Suggestion(gain, suggestion(tuple([slot for _, slot in poor])))


def guests_to_come(reading: Reading) -> int:
    """How many a welcome would bring in."""
    position, most = reading.position, reading.terms.left_most
    if not any_to_draw(position):
        return 0
    free = position.slots.count(EMPTY_SLOT)
    if most and reading.cycles < 2:
        # Too many left after the bell would cost Prestige (KR-FX-51).
        free = min(free, most - 1 - len(reading.waiting))
    return max(0, min(free, reading.terms.limit))


def at_waiters(reading: Reading) -> Choice | None:
    position, seat = reading.position, reading.seat
    if can_take_order(position, seat):
        offer = menu.best_offer(reading, at_waiters=True)
        if offer is not None:
            return menu.taking(reading, offer.card)
    return to_serve(reading) if can_serve(position, seat) else None


def to_serve(reading: Reading) -> Choice | None:
    """An order that is right."""
    for order in reading.mine.orders:
        if order.right and not order.served:
            return reading.content.serve[order.card]
    return None


def at_market(reading: Reading) -> Choice | None:
    purchase = supplies.best_purchase(reading)
    return None if purchase is None else supplies.lot_of(reading, purchase)


def at_stoves(reading: Reading) -> Choice | None:
    dish = dish_to_cook(reading)
    return None if dish is None else reading.content.cook[dish.card][dish.number]


def dish_to_cook(reading: Reading) -> DishWork | None:
    """Of the order with the least left to do."""
    best: DishWork | None = None
    least = supplies.ALL
    for order in reading.mine.live:
        if order.cooks and order.work < least:
            for dish in order.dishes:
                if dish.can_cook:
                    best, least = dish, order.work
                    break
    return best


def at_office(reading: Reading) -> Choice | None:
    idea = office.best(reading)
    return None if idea is None else idea.choice


def at_sink(reading: Reading) -> Choice | None:
    return supplies.best_washing(reading).choice if any(reading.position.sink) else None


def late_plate(reading: Reading) -> Choice | None:
    """A plate for a dish that has none; it takes no timer."""
    if reading.mine.bare:
        for order in reading.mine.live:
            for dish in order.dishes:
                if not dish.plate:
                    plate = fitting(reading.position.rack, dish.size)
                    if plate:
                        return reading.content.plate[dish.card][dish.number][plate]
    return None


ONCE = (MARKET, STOVES, OFFICE, SINK)
"""Where a placement is used up by one choice."""

USE: dict[Zone, Callable[[Reading], Choice | None]] = {
    MAITRE: at_maitre,
    WAITERS: at_waiters,
    MARKET: at_market,
    STOVES: at_stoves,
    SPICE_ZONE: at_spices,
    OFFICE: at_office,
    SINK: at_sink,
}
