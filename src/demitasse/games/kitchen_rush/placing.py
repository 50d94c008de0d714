"""Timers placed on Action spaces and taken off again (KR-TIMER, KR-DEC-10, KR-DEC-11)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from demitasse.games.kitchen_rush import current, hands
from demitasse.games.kitchen_rush.box import FIRST_HELPER, MARKET, TIMERS, ZONES, Timer, Zone
from demitasse.games.kitchen_rush.choices import PlaceTimer, RemoveTimer
from demitasse.games.kitchen_rush.effects import TIMER_BAN, ZONE_BAN
from demitasse.games.kitchen_rush.events import Placed, Removed
from demitasse.games.kitchen_rush.staff import (
    ABSENT,
    AVAILABLE,
    BOX,
    NO_SPACE,
    REHIRED,
    RESERVE,
    STANDING,
    UNPAID,
    USABLE,
    flip_onto,
    runs,
    set_status,
)
from demitasse.games.kitchen_rush.tiles import FREE, bare
from demitasse.kernel.choice import Choice
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

TIMER_INDEX = {id: timer for timer, id in enumerate(TIMERS)}
ZONE_INDEX = {id: zone for zone, id in enumerate(ZONES)}
Ban = tuple[int, int, Milliseconds]


# Spaces.


def open_spaces(position: KitchenRushPosition, zone: Zone) -> int:
    """KR-TIMER-10, KR-TIMER-11, KR-TIME-06: the spaces of a zone without tile and timer, as bits."""
    spaces = bare(position.tiles[zone])
    for at, space in zip(position.zone_of, position.space_of, strict=True):
        if at == zone and space >= 0:
            spaces &= ~(1 << space)
    return spaces


def open_zones(position: KitchenRushPosition) -> int:
    """KR-TIMER-09, KR-MARKET-01: the zones a timer can come to, as bits; the Market is always one of them."""
    taken = [0] * len(ZONES)
    for zone, space in zip(position.zone_of, position.space_of, strict=True):
        if space >= 0:
            taken[zone] |= 1 << space
    zones = 1 << MARKET
    for zone, spaces in enumerate(position.tiles):
        if FREE in spaces and (not taken[zone] or bare(spaces) & ~taken[zone]):
            zones |= 1 << zone
    return zones & ~banned_zones(position)


def banned_zones(position: KitchenRushPosition) -> int:
    """KR-FX-47: the zones an event still keeps closed, as bits."""
    if not position.bans:
        return 0
    t = position.clock - position.began
    return sum(1 << what for kind, what, until in position.bans if kind == ZONE_BAN and t < until)


def ban_on(position: KitchenRushPosition, kind: int, what: int) -> Milliseconds:
    """KR-FX-42, KR-FX-47: how much longer an event forbids it."""
    t = position.clock - position.began
    left = [until - t for it, whom, until in position.bans if (it, whom) == (kind, what)]
    return max([0, *left])


# Timers.


def movable(position: KitchenRushPosition, seat: Seat) -> list[Timer]:
    """KR-TIMER-05, KR-TIMER-06, KR-TIMER-07, KR-TIMER-08, KR-TIMER-12, KR-RULING-18, KR-TIME-18: own timers and helpers
    that do not run and no event holds back.
    """
    return [
        timer
        for timer in USABLE[position.seats][seat]
        if position.status[timer] <= STANDING
        and position.ends[timer] <= position.clock
        and (not position.bans or not ban_on(position, TIMER_BAN, timer))
    ]


def refuse_timer(position: KitchenRushPosition, seat: Seat, timer: str) -> Illegal | None:
    """Why this player cannot move this timer now."""
    if timer not in TIMER_INDEX:
        return Illegal("KR-TIMER-07", "kr-refused-target-timer", timer=timer[:20], timers=", ".join(TIMERS))
    number = TIMER_INDEX[timer]
    status = position.status[number]
    if status == BOX:
        return Illegal("KR-SETUP-12", "kr-refused-target-box", timer=timer)
    if number not in USABLE[position.seats][seat]:
        return Illegal("KR-TIMER-07", "kr-refused-not-yours", timer=timer)
    if status == RESERVE:
        return Illegal("KR-SETUP-11", "kr-refused-target-reserve", timer=timer)
    if status == UNPAID:
        return Illegal("KR-SALARY-08", "kr-refused-target-unpaid", timer=timer)
    if status == ABSENT:
        return Illegal("KR-FX-41", "kr-refused-event-absent", timer=timer)
    if runs(position, number):
        rule = "KR-OFFICE-04" if status == REHIRED else "KR-TIMER-05"
        seconds = seconds_left(position.ends[number] - position.clock)
        return Illegal(rule, "kr-refused-timer-running", timer=timer, seconds=seconds)
    return None


def refuse_place(position: KitchenRushPosition, seat: Seat, choice: PlaceTimer) -> Illegal | None:
    """KR-DEC-10, KR-RULING-20, KR-TIMER-18: a movable timer and a free space are all it takes."""
    refused = refuse_timer(position, seat, choice.timer)
    if refused is not None:
        return refused
    if choice.zone not in ZONE_INDEX:
        zones = ", ".join(ZONES)
        return Illegal("KR-TIMER-03", "kr-refused-target-zone", zone=choice.zone[:20], zones=zones)
    timer, zone = TIMER_INDEX[choice.timer], ZONE_INDEX[choice.zone]
    if position.bans:
        late, closed = ban_on(position, TIMER_BAN, timer), ban_on(position, ZONE_BAN, zone)
        if late:
            seconds = seconds_left(late)
            return Illegal("KR-FX-42", "kr-refused-event-late", timer=choice.timer, seconds=seconds)
        if closed:
            seconds = seconds_left(closed)
            return Illegal("KR-FX-47", "kr-refused-event-closed", zone=choice.zone, seconds=seconds)
    if zone == MARKET or position.zone_of[timer] == zone or open_spaces(position, zone):
        return None
    if not any(tile == FREE for tile in position.tiles[zone]):
        return Illegal("KR-TIMER-10", "kr-refused-zone-full-tiles", zone=choice.zone)
    return Illegal("KR-TIMER-09", "kr-refused-zone-full", zone=choice.zone)


def refuse_remove(position: KitchenRushPosition, seat: Seat, choice: RemoveTimer) -> Illegal | None:
    """KR-DEC-11."""
    refused = refuse_timer(position, seat, choice.timer)
    if refused is not None:
        return refused
    if position.status[TIMER_INDEX[choice.timer]] != STANDING:
        return Illegal("KR-TIMER-15", "kr-refused-target-off", timer=choice.timer)
    return None


def seconds_left(left: Milliseconds) -> int:
    return -(-left // 1000)


def offer(position: KitchenRushPosition, seat: Seat) -> list[Choice]:
    """Every placement and every timer that can come off, timer by timer."""
    offered: list[Choice] = []
    timers = movable(position, seat)
    if timers:
        zones = open_zones(position)
        banned = banned_zones(position)
        for timer in timers:
            at = position.zone_of[timer]
            offered += placements(timer, (zones | 1 << at) & ~banned if at >= 0 else zones)
    offered += [position.content.remove[timer] for timer in removable(position, seat)]
    return offered


def in_order_of_use(position: KitchenRushPosition, seat: Seat) -> list[Timer]:
    """Timers that can be placed, the one first that nobody misses: free ones, those spent longest, helpers last."""
    return sorted(
        movable(position, seat),
        key=lambda timer: (timer >= FIRST_HELPER, position.status[timer], position.ends[timer]),
    )


class Reach(NamedTuple):
    """Where a player's timers can go now."""

    timers: tuple[Timer, ...]
    """In the order of their use."""
    open: int
    """Zones with a free space, as bits."""
    own: int
    """Zones in which one of these timers stands, as bits."""

    def next_timer(self, position: KitchenRushPosition, zone: Zone) -> Timer | None:
        """How a zone is reached when it does not matter by which timer; None if it cannot be."""
        if self.timers and self.open >> zone & 1:
            return self.timers[0]
        if self.own >> zone & 1:
            return next(timer for timer in self.timers if position.zone_of[timer] == zone)
        return None


def reach(position: KitchenRushPosition, seat: Seat) -> Reach:
    timers = tuple(in_order_of_use(position, seat))
    own = 0
    for timer in timers:
        if position.zone_of[timer] >= 0:
            own |= 1 << position.zone_of[timer]
    return Reach(timers, open_zones(position), own & ~banned_zones(position))


def removable(position: KitchenRushPosition, seat: Seat) -> list[Timer]:
    """KR-TIMER-15, KR-RULING-18; an event that forbids placing does not forbid this."""
    return [
        timer
        for timer in USABLE[position.seats][seat]
        if position.status[timer] == STANDING and position.ends[timer] <= position.clock
    ]


@lru_cache(maxsize=len(TIMERS) << len(ZONES))
def placements(timer: Timer, zones: int) -> tuple[Choice, ...]:
    return tuple(PlaceTimer(TIMERS[timer], ZONES[zone]) for zone in range(len(ZONES)) if zones >> zone & 1)


def place(position: KitchenRushPosition, seat: Seat, choice: PlaceTimer, events: list[Event]) -> None:
    """KR-TIMER-03, KR-TIMER-13, KR-RULING-17, KR-RULING-23, KR-RULING-24, KR-TIME-19: onto the lowest free space, its
    own included.
    """
    timer, zone = TIMER_INDEX[choice.timer], ZONE_INDEX[choice.zone]
    hands.note(position, seat, timer)
    set_status(position, timer, AVAILABLE)
    spaces = 0 if zone == MARKET else open_spaces(position, zone)
    space = (spaces & -spaces).bit_length() - 1 if spaces else NO_SPACE
    flip_onto(position, timer, zone, space)
    current.begin(position, seat, zone, timer)
    events.append(Placed(seat, choice.timer, choice.zone, space + 1))


def remove(position: KitchenRushPosition, seat: Seat, choice: RemoveTimer, events: list[Event]) -> None:
    """KR-TIMER-15, KR-TIMER-16: nobody's action ends by it."""
    timer = TIMER_INDEX[choice.timer]
    zone = ZONES[position.zone_of[timer]]
    set_status(position, timer, AVAILABLE)
    events.append(Removed(seat, choice.timer, zone))
