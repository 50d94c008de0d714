"""The timers as staff: whose they are, and in which state (KR-SETUP, KR-SOLO, KR-INV-04).

Whether a timer runs or is spent is computed from when its sand runs out, never counted down (KR-TIME-05).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush.box import FIRST_HELPER, TIMERS, Timer, Zone
from demitasse.kernel.event import Seat
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

AVAILABLE, STANDING, REHIRED, UNPAID, ABSENT, RESERVE, BOX = range(7)
"""`STANDING` is on a space or on the Market, running or spent; `REHIRED` runs in the Office, on no space."""
SHOWN = ("available", "standing", "running", "unpaid", "absent", "reserve", "box")
"""No timer is ever knocked over (KR-TIMER-17, KR-RULING-16)."""
NO_ZONE: Zone = -1
NO_SPACE = -1
NOBODY: Seat = -1

SOLO_TIMERS = 4
TIMERS_EACH = 2


def owner(seats: int, timer: Timer) -> Seat:
    """KR-SETUP-09, KR-SOLO-01, KR-RULING-89: two each, four alone; helpers are nobody's."""
    if timer >= FIRST_HELPER:
        return NOBODY
    if seats == 1:
        return 0 if timer < SOLO_TIMERS else NOBODY
    return timer // TIMERS_EACH if timer < TIMERS_EACH * seats else NOBODY


USABLE = tuple(
    tuple(
        tuple(timer for timer in range(len(TIMERS)) if owner(seats, timer) == seat or timer >= FIRST_HELPER)
        for seat in range(seats)
    )
    for seats in range(5)
)
"""KR-TIMER-07, KR-TIMER-08: by number of seats and seat, the own timers and the helpers."""


def first_states(seats: int) -> tuple[int, ...]:
    """KR-SETUP-10, KR-SETUP-11, KR-SETUP-12, KR-SOLO-02, KR-SOLO-03."""
    helpers = (RESERVE, BOX) if seats == 1 else (AVAILABLE, RESERVE)
    own = [BOX if owner(seats, timer) == NOBODY else AVAILABLE for timer in range(FIRST_HELPER)]
    return (*own, *helpers)


def in_play(position: KitchenRushPosition) -> tuple[Timer, ...]:
    """KR-RULING-60: everybody who owes a salary: neither unpaid nor absent, in reserve or in the box."""
    return tuple([timer for timer, status in enumerate(position.status) if status <= REHIRED])


def in_state(position: KitchenRushPosition, status: int) -> tuple[Timer, ...]:
    return tuple([timer for timer, it in enumerate(position.status) if it == status])


def runs(position: KitchenRushPosition, timer: Timer) -> bool:
    """KR-TIME-05, KR-RULING-14."""
    return position.ends[timer] > position.clock


def set_status(position: KitchenRushPosition, timer: Timer, status: int) -> None:
    """Beside the board or in front of its owner: on no space, without sand running."""
    position.status = replaced(position.status, timer, status)
    position.zone_of = replaced(position.zone_of, timer, NO_ZONE)
    position.space_of = replaced(position.space_of, timer, NO_SPACE)
    position.ends = replaced(position.ends, timer, 0)


def flip_onto(
    position: KitchenRushPosition, timer: Timer, zone: Zone, space: int, status: int = STANDING
) -> None:
    """KR-TIMER-03: its sand runs from now on."""
    position.status = replaced(position.status, timer, status)
    position.zone_of = replaced(position.zone_of, timer, zone)
    position.space_of = replaced(position.space_of, timer, space)
    position.ends = replaced(position.ends, timer, position.clock + position.timer_ms)
