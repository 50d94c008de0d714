"""How a cook shares the kitchen with people: it leaves them spaces and orders, and after a while does what they let be.

A person's hands are slower than a cook's. What a cook could take first it leaves to whoever evidently needs it, as long
as that person has had little time to come for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from demitasse.bots.kitchen_rush.reading import Reading
from demitasse.games.kitchen_rush.box import SPICE_ZONE, STORAGE, STOVES, WAITERS, ZONES, Card, Zone
from demitasse.games.kitchen_rush.heaps import common
from demitasse.games.kitchen_rush.placing import open_spaces
from demitasse.games.kitchen_rush.prospects import prospects
from demitasse.games.kitchen_rush.staff import REHIRED
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.event import Seat

if TYPE_CHECKING:
    from demitasse.bots.kitchen_rush.menu import Offer

PATIENCE: Milliseconds = 20_000
"""How long a cook leaves something to a person who could come for it."""
TIME_FOR_AN_ORDER = 2.0
"""Uses of a timer there must be left, so that a person without an order still wants one."""

CLAIMS_BIND: Milliseconds = 60_000
"""How long after the bell an order that somebody has claimed is left to them."""
TIME_TO_SPARE = 1.0
"""Placements a cook must have beyond its own work to let others go first at the Stoves, in a Storage, at the Spices."""


def left_to_people(reading: Reading) -> int:
    """The zones, as bits, with no more open spaces than people need: one each at the Waiters, where everything begins,
    elsewhere one for all.
    """
    zones = 0
    for zone, seats in wanted_by_people(reading).items():
        kept = len(seats) if zone == WAITERS else 1
        if open_spaces(reading.position, zone).bit_count() <= kept:
            zones |= 1 << zone
    return zones


def wanted_by_people(reading: Reading) -> dict[Zone, list[Seat]]:
    """The zones in which a cook leaves them a space, and who they are."""
    zones: dict[Zone, list[Seat]] = {}
    for seat in sorted(reading.people):
        for zone in dict.fromkeys(needed(reading, seat)):
            zones.setdefault(zone, []).append(seat)
    return zones


def left_for(reading: Reading) -> dict[str, tuple[Seat, ...]]:
    """What people may be told of it: where a space is free and no cook takes the last one."""
    position = reading.position
    return {
        ZONES[zone]: tuple(seats)
        for zone, seats in wanted_by_people(reading).items()
        if open_spaces(position, zone)
    }


def needed(reading: Reading, seat: Seat) -> Iterator[Zone]:
    """Where a person evidently wants to go next, and has not had the time to."""
    if not reading.now < free_since(reading, seat) + PATIENCE:
        return
    board, position = reading.boards[seat], reading.position
    for what, holder in reading.claims.items():
        if holder == seat and what in ZONES:
            yield ZONES.index(what)
    if wants_an_order(reading, seat):
        yield WAITERS
    if reading.spare < TIME_TO_SPARE:
        return
    if any(dish.can_cook for order in board.live for dish in order.dishes):
        yield STOVES
    if len(reading.active) == 1 and common(board.missing, position.storages[reading.active[0]]):
        yield STORAGE + reading.active[0]
    if common(board.spices, position.bag):
        yield SPICE_ZONE


def free_since(reading: Reading, seat: Seat) -> Milliseconds:
    """When a person got, or gets, a timer that can be placed; helpers are for everybody and do not count."""
    position = reading.position
    moments = [
        max(position.began, position.ends[timer])
        for timer in reading.timers_of(seat)
        if position.status[timer] <= REHIRED
    ]
    return min(moments, default=reading.bell)


def wants_an_order(reading: Reading, seat: Seat) -> bool:
    return not reading.boards[seat].live and reading.cycles >= TIME_FOR_AN_ORDER


def orders_left_to_people(reading: Reading) -> set[Card]:
    """The orders that people are advised to take who have none and can come for one, each another."""
    left: set[Card] = set()
    for seat in sorted(reading.people):
        if (
            wants_an_order(reading, seat)
            and reading.now < free_since(reading, seat) + PATIENCE
            and not has_claimed_an_order(reading, seat)
        ):
            advised = [it.card for it in prospects(reading.position, seat) if it.card not in left]
            left.update(advised[:1])
    return left


def has_claimed_an_order(reading: Reading, seat: Seat) -> bool:
    return any(holder == seat and what not in ZONES for what, holder in reading.claims.items())


def chosen_among(reading: Reading, offers: list[Offer]) -> Offer | None:
    """Of these orders, the best first, what a cook takes: the one it has claimed, else the best that nobody else has,
    but for those it leaves to people. After a while a claim that is not kept binds nobody.
    """
    if reading.claims:
        keeps = reading.now < reading.position.began + CLAIMS_BIND
        holders = {offer: reading.claims.get(reading.content.order_ids[offer.card]) for offer in offers}
        for offer in offers:
            if holders[offer] == reading.seat:
                return offer
        offers = [offer for offer in offers if holders[offer] is None or not keeps]
    left = orders_left_to_people(reading)
    return next((offer for offer in offers if offer.card not in left), None)
