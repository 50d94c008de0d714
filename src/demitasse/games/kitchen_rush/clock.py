"""The phase clock: what happens by itself, and the bell (KR-BELL, KR-TIME).

Time runs in the Action phase only. `t` of the rules is the play's clock since `began`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush import current, maintenance
from demitasse.games.kitchen_rush.box import TIMERS, ZONES
from demitasse.games.kitchen_rush.choices import Done
from demitasse.games.kitchen_rush.effects import ZONE_BAN
from demitasse.games.kitchen_rush.events import BanEnded, Bell, SeatDone, TimerBack, TimerSpent
from demitasse.games.kitchen_rush.staff import AVAILABLE, REHIRED, set_status
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition


def due(position: KitchenRushPosition) -> Milliseconds | None:
    """KR-TIME-21: sand that runs out, a ban that lapses, the bell; None while time stands still: outside the Action
    phase nobody is hurried (KR-PREP-04).
    """
    if position.phase != "action":
        return None
    clock, began = position.clock, position.began
    next_change = began + position.phase_ms
    for ends in position.ends:
        if clock < ends < next_change:
            next_change = ends
    for _, _, until in position.bans:
        if clock < began + until < next_change:
            next_change = began + until
    return next_change


def advance(position: KitchenRushPosition, to: Milliseconds) -> list[Event]:
    """KR-TIME-03, KR-TIME-09: everything due by then, in order, so what comes at the bell comes after it (KR-TIME-10);
    the clock stays at the bell (KR-TIME-13), and the phase never ends before (KR-RULING-30). Who counts the time, a
    clock or a soundtrack (KR-RULING-92), is the caller's affair.
    """
    events: list[Event] = []
    while (moment := due(position)) is not None and moment <= to:
        position.clock = moment
        happen(position, events)
    if position.phase == "action":
        position.clock = max(position.clock, to)
    return events


def happen(position: KitchenRushPosition, events: list[Event]) -> None:
    """KR-TIME-09, KR-TIME-41: what is due at this very moment: timers, then bans, then the bell."""
    position.offered = None
    now = position.clock
    for timer, ends in enumerate(position.ends):
        if ends == now:
            sand_ran_out(position, timer, events)
    for kind, what, until in position.bans:
        if position.began + until == now:
            events.append(BanEnded(ZONES[what] if kind == ZONE_BAN else TIMERS[what]))
    if now == position.began + position.phase_ms:
        ring(position, events)


def sand_ran_out(position: KitchenRushPosition, timer: int, events: list[Event]) -> None:
    """KR-TIME-12, KR-RULING-58: it can be moved; a re-hired timer goes back to its owner by itself."""
    if position.status[timer] == REHIRED:
        set_status(position, timer, AVAILABLE)
        events.append(TimerBack(TIMERS[timer]))
    else:
        events.append(TimerSpent(TIMERS[timer], ZONES[position.zone_of[timer]]))


# The bell, and what may still be finished after it.


def ring(position: KitchenRushPosition, events: list[Event]) -> None:
    """KR-BELL-01, KR-TIME-13, KR-TIME-14."""
    position.phase = "finish"
    events.append(Bell(position.round))
    for seat in range(position.seats):
        settle_if_used_up(position, seat, events)
    go_on_if_all_done(position, events)


def settle_if_used_up(position: KitchenRushPosition, seat: Seat, events: list[Event]) -> None:
    """KR-RULING-33, KR-TIME-14: who has nothing to finish is done without saying so."""
    if not position.settled[seat] and current.used_up(position, seat):
        settle(position, seat, events)


def settle(position: KitchenRushPosition, seat: Seat, events: list[Event]) -> None:
    position.settled = replaced(position.settled, seat, 1)
    events.append(SeatDone(seat))


def go_on_if_all_done(position: KitchenRushPosition, events: list[Event]) -> None:
    """KR-TIME-15: then comes Maintenance."""
    if all(position.settled):
        maintenance.begin(position, events)


def refuse_done(position: KitchenRushPosition, seat: Seat, choice: Done) -> Illegal | None:
    """KR-DEC-28: always possible for a seat that is not done; others are refused before they come here."""
    return None


def done(position: KitchenRushPosition, seat: Seat, choice: Done, events: list[Event]) -> None:
    settle(position, seat, events)
    go_on_if_all_done(position, events)
