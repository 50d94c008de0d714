"""Storages: token after token onto own plates, as long as one stays (KR-STORAGE, KR-DEC-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush import dishes, orders
from demitasse.games.kitchen_rush.box import STORAGE, ZONES
from demitasse.games.kitchen_rush.choices import Take
from demitasse.games.kitchen_rush.current import in_storage, zone_of
from demitasse.games.kitchen_rush.events import Took
from demitasse.games.kitchen_rush.heaps import INDEX, INGREDIENTS, ONE, count
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition


def refuse(position: KitchenRushPosition, seat: Seat, choice: Take) -> Illegal | None:
    """KR-DEC-19, KR-RULING-54, KR-STORAGE-07, KR-STORAGE-08: any token there is, required or not."""
    zone = zone_of(position, seat)
    if not in_storage(zone):
        return Illegal("KR-STORAGE-09", "kr-refused-not-current-storage")
    if choice.ingredient not in INGREDIENTS:
        known = ", ".join(INGREDIENTS)
        return Illegal("KR-COMP-09", "kr-refused-target-good", good=choice.ingredient[:20], goods=known)
    if not count(position.storages[zone - STORAGE], INDEX[choice.ingredient]):
        return Illegal(
            "KR-STORAGE-04", "kr-refused-no-stock-storage", good=choice.ingredient, zone=ZONES[zone]
        )
    refused = dishes.refuse_dish(position, seat, choice.dish)
    if refused is not None:
        return refused
    row = dishes.at(position, seat, choice.dish)[2][1]
    if row:
        return Illegal("KR-STORAGE-06", "kr-refused-plate-cooked", dish=choice.dish, row=row)
    return None


def take(position: KitchenRushPosition, seat: Seat, choice: Take, events: list[Event]) -> None:
    """KR-STORAGE-01, KR-STORAGE-02."""
    zone, token = zone_of(position, seat), ONE[INDEX[choice.ingredient]]
    storage = zone - STORAGE
    position.storages = replaced(position.storages, storage, position.storages[storage] - token)
    place, number, (plate, row, heap) = dishes.at(position, seat, choice.dish)
    orders.change_dish(position, seat, place, number, (plate, row, heap + token))
    events.append(Took(seat, choice.ingredient, choice.dish, ZONES[zone]))


def offer(position: KitchenRushPosition, seat: Seat) -> list[Choice]:
    """KR-STORAGE-03, KR-STORAGE-10: whatever lies there now, onto every plate that is not cooked."""
    there = position.storages[zone_of(position, seat) - STORAGE]
    if not there:
        return []
    kinds = [good for good in range(len(INGREDIENTS)) if count(there, good)]
    take = position.content.take
    return [
        take[card][number][good]
        for card, number, row in dishes.workable(position, seat)
        if not row
        for good in kinds
    ]
