"""The first minute of a round, order by order: which rooms it leads through, and for what.

Shown while the team plans, by nothing but what everybody sees; it forbids nothing (KR-RULING-54).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from demitasse.games.kitchen_rush import needs, prospects
from demitasse.games.kitchen_rush.box import MARKET, SINK, SPICE_ZONE, STORAGE, STOVES, WAITERS, Card, Zone
from demitasse.games.kitchen_rush.heaps import INGREDIENT_BYTES, SPICE_BYTES, beyond, common, size
from demitasse.games.kitchen_rush.terms import terms_of
from demitasse.games.kitchen_rush.tiles import active_storages
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Message

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition


FIRST_SEAT: Seat = 0
"""At the bell all seats have as much time."""


class Step(NamedTuple):
    zone: Zone
    what: Message


def plans(position: KitchenRushPosition) -> list[tuple[Card, tuple[Step, ...]]]:
    """The way of every order that has its plates, the one first that is advised at the bell."""
    if position.phase != "prep":
        return []
    begun = position.copy()
    begun.began, begun.phase_ms = begun.clock, begun.round_ms
    ways = prospects.prospects(begun, FIRST_SEAT)
    return [(it.card, tuple(way(begun, it.card))) for it in ways if it.plates]


def way(position: KitchenRushPosition, card: Card) -> Iterator[Step]:
    """Take it, wash and buy what it lacks, fetch, cook, season, serve."""
    content = position.content
    wants, cooks = sum(content.wants[card]), sum(content.cooks[card])
    yield Step(WAITERS, Message("kr-plan-take"))
    bare = prospects.dishes_without(position, card)
    if bare:
        yield Step(SINK, Message("kr-plan-wash", {"plates": bare}))
    lacks = beyond(wants, needs.stored(position))
    if lacks:
        yield Step(MARKET, Message("kr-plan-buy", {"good": needs.shortest(lacks)}))
    food, spices = wants & INGREDIENT_BYTES, wants & SPICE_BYTES
    if food:
        storages = position.storages
        fullest = max(active_storages(position), key=lambda it: size(common(food, storages[it])))
        yield Step(STORAGE + fullest, Message("kr-plan-fetch", {"things": size(food)}))
    if cooks:
        yield Step(STOVES, Message("kr-plan-cook", {"times": cooks}))
    if spices:
        yield Step(SPICE_ZONE, Message("kr-plan-season", {"things": size(spices)}))
    yield Step(WAITERS, Message("kr-plan-serve", {"coins": terms_of(position).quick_service}))
