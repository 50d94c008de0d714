"""The current action: at most one per player, begun by placing a timer (KR-TIMER-13, KR-TIME-07).

It is `(zone, timer, since, first, second)`, or nothing; the two numbers count what was done of it. It is the player's,
not the timer's: sand that runs out or a timer that leaves does not end it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush.box import (
    MAITRE,
    SPICE_ZONE,
    STORAGE,
    STORAGES,
    WAITERS,
    ZONES,
    Timer,
    Zone,
)
from demitasse.games.kitchen_rush.terms import terms_of
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Seat
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

Doing = tuple[()] | tuple[Zone, Timer, Milliseconds, int, int]
NOTHING_DOING: Doing = ()
NOWHERE: Zone = -1


def begin(position: KitchenRushPosition, seat: Seat, zone: Zone, timer: Timer) -> None:
    """KR-TIMER-13, KR-TIMER-14, KR-RULING-19, KR-SOLO-09, KR-INV-06: whatever was done before is over, and what was
    left of it is lost.
    """
    position.doing = replaced(position.doing, seat, (zone, timer, position.clock, 0, 0))


def zone_of(position: KitchenRushPosition, seat: Seat) -> Zone:
    doing = position.doing[seat]
    return doing[0] if doing else NOWHERE


def parts(position: KitchenRushPosition, seat: Seat) -> tuple[int, int]:
    """What was done of it: see `DoingView.parts`."""
    doing = position.doing[seat]
    return (doing[3], doing[4]) if doing else (0, 0)


def count_part(position: KitchenRushPosition, seat: Seat, first: int, second: int = 0) -> None:
    doing = position.doing[seat]
    assert doing
    zone, timer, since, before, besides = doing
    position.doing = replaced(position.doing, seat, (zone, timer, since, before + first, besides + second))


def not_in(position: KitchenRushPosition, seat: Seat, zone: Zone) -> Illegal | None:
    """KR-TIMER-04, KR-TIMER-14, KR-RULING-31: an effect belongs to the current action."""
    if zone_of(position, seat) == zone:
        return None
    return Illegal("KR-TIMER-13", "kr-refused-not-current", zone=ZONES[zone])


def in_storage(zone: Zone) -> bool:
    """KR-RULING-25: each Storage is a zone of its own."""
    return STORAGE <= zone < STORAGE + STORAGES


def can_welcome(position: KitchenRushPosition, seat: Seat) -> bool:
    """KR-MAITRE-01, KR-RULING-22, KR-CARD-02, KR-CARD-10: one card after the other up to the limit, unless it was a
    suggestion.
    """
    welcomed, suggested = parts(position, seat)
    return not suggested and welcomed < terms_of(position).limit


def can_take_order(position: KitchenRushPosition, seat: Seat) -> bool:
    """KR-SERVER-01, KR-FX-11, KR-RULING-91, KR-CARD-05: never two orders taken."""
    taken, served = parts(position, seat)
    return not taken and served <= (1 if terms_of(position).double_service else 0)


def can_serve(position: KitchenRushPosition, seat: Seat) -> bool:
    """KR-SERVER-01, KR-FX-11, KR-CARD-04, KR-CARD-05: two, or one beside an order taken, with the card for it."""
    return sum(parts(position, seat)) <= (1 if terms_of(position).double_service else 0)


def used_up(position: KitchenRushPosition, seat: Seat) -> bool:
    """KR-TIME-14: nothing of it is left; a stay in a Storage or at the Spices has no end of its own (KR-RULING-32)."""
    zone = zone_of(position, seat)
    if zone == NOWHERE:
        return True
    if zone == MAITRE:
        return not can_welcome(position, seat)
    if zone == WAITERS:
        return not can_take_order(position, seat) and not can_serve(position, seat)
    if zone == SPICE_ZONE or in_storage(zone):
        return False
    return bool(parts(position, seat)[0])
