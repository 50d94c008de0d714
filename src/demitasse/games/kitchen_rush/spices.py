"""Spices: cube after cube from the bag onto own plates (KR-SPICE, KR-DEC-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush import dishes, orders
from demitasse.games.kitchen_rush.box import SPICE_ZONE, Zone
from demitasse.games.kitchen_rush.choices import Spice
from demitasse.games.kitchen_rush.current import count_part, in_storage, parts, zone_of
from demitasse.games.kitchen_rush.events import Spiced
from demitasse.games.kitchen_rush.heaps import FIRST_SPICE, INDEX, ONE, SPICES, count
from demitasse.games.kitchen_rush.terms import terms_of
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition


def refuse(position: KitchenRushPosition, seat: Seat, choice: Spice) -> Illegal | None:
    """KR-DEC-21, KR-RULING-54, KR-SPICE-04, KR-SPICE-05, KR-SPICE-06, KR-INFO-07: any cube there is, before, during and
    after cooking.
    """
    zone = zone_of(position, seat)
    if zone != SPICE_ZONE:
        belt = terms_of(position).belt
        if not in_storage(zone) or not belt:
            return Illegal("KR-SPICE-07", "kr-refused-not-current-spices")
        if parts(position, seat)[1] >= belt:
            return Illegal("KR-FX-58", "kr-refused-used-belt", cubes=belt)
    if choice.spice not in SPICES:
        known = ", ".join(SPICES)
        return Illegal("KR-COMP-10", "kr-refused-target-good", good=choice.spice[:20], goods=known)
    if not count(position.bag, INDEX[choice.spice]):
        return Illegal("KR-SPICE-01", "kr-refused-no-stock-bag", good=choice.spice)
    return dishes.refuse_dish(position, seat, choice.dish)


def spice(position: KitchenRushPosition, seat: Seat, choice: Spice, events: list[Event]) -> None:
    """KR-SPICE-01, KR-SPICE-02."""
    cube = ONE[INDEX[choice.spice]]
    position.bag -= cube
    place, number, (plate, row, heap) = dishes.at(position, seat, choice.dish)
    orders.change_dish(position, seat, place, number, (plate, row, heap + cube))
    if zone_of(position, seat) != SPICE_ZONE:
        count_part(position, seat, 0, 1)
    events.append(Spiced(seat, choice.spice, choice.dish))


def within_reach(position: KitchenRushPosition, seat: Seat, zone: Zone) -> bool:
    """KR-SPICE-01, KR-FX-58."""
    return zone == SPICE_ZONE or (in_storage(zone) and parts(position, seat)[1] < terms_of(position).belt)


def offer(position: KitchenRushPosition, seat: Seat) -> list[Choice]:
    """KR-SPICE-03, KR-SPICE-08: whatever is in the bag now, onto every plate."""
    if not position.bag or not within_reach(position, seat, zone_of(position, seat)):
        return []
    kinds = [colour for colour in range(len(SPICES)) if count(position.bag, FIRST_SPICE + colour)]
    spice = position.content.spice
    return [
        spice[card][number][colour] for card, number, _ in dishes.workable(position, seat) for colour in kinds
    ]
