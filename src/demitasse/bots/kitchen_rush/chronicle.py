"""A play of Kitchen Rush told back to its cooks: what every timer did, how long it lay idle or had no space, and which
orders failed for what.

Idle is the time from when a timer could be used until somebody uses it; of that it waited for a space while the zone
it went to next was full.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from demitasse.bots.chronicles import (
    BLOCKED,
    BUSY,
    IDLE,
    NOBODY,
    Chronicle,
    ChronicleBar,
    ChronicleFault,
    ChronicleLane,
    ChronicleRound,
)
from demitasse.games.kitchen_rush.box import TIMERS, ZONES, Timer, Zone
from demitasse.games.kitchen_rush.events import (
    ActionBegan,
    Bell,
    OrderFailed,
    OrderPassed,
    OrderTaken,
    Placed,
    Removed,
    TimerBack,
)
from demitasse.games.kitchen_rush.placing import TIMER_INDEX, ZONE_INDEX, open_zones
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.games.kitchen_rush.staff import STANDING, owner
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.errors import Unknown
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.game import Game
from demitasse.kernel.message import Message
from demitasse.kernel.record import Record

SECOND: Milliseconds = 1000
NOTABLE: Milliseconds = 1_000
"""A gap shorter than this is none."""
LATE: Milliseconds = 60_000
"""An order that is taken with less time than this before the bell is taken late."""
CAUSES = ("plate", "ingredients", "cooking", "spices")
"""What an order can fail for; what comes first keeps the rest from being done."""


class Shift:
    """One Action phase while it is read."""

    def __init__(self, position: KitchenRushPosition, round: int) -> None:
        self.round, self.began, self.length = round, position.began, position.phase_ms
        self.seats = position.seats
        self.bars: dict[Timer, list[ChronicleBar]] = {}
        self.free_from: dict[Timer, Milliseconds] = {}
        """Timers that can be used, or will be when their sand has run out, and since when."""
        self.stood: dict[Timer, Zone] = {}
        self.full: list[tuple[Milliseconds, int]] = [(0, open_zones(position))]
        """The zones with a space, from a moment on."""
        for timer, status in enumerate(position.status):
            if status <= STANDING:
                self.join(timer, 0)

    def join(self, timer: Timer, at: Milliseconds) -> None:
        self.bars.setdefault(timer, [])
        self.free_from[timer] = at

    def use(self, position: KitchenRushPosition, event: Placed, row: int) -> None:
        timer, zone, now = TIMER_INDEX[event.timer], ZONE_INDEX[event.zone], position.clock - self.began
        if timer not in self.free_from:  # a helper that was hired in this round
            self.join(timer, now)
        self.lie(timer, now, zone)
        self.bars[timer].append(
            ChronicleBar(BUSY, now, self.ends(position, timer), event.zone, event.seat, row)
        )
        self.free_from[timer], self.stood[timer] = self.ends(position, timer), zone

    def ends(self, position: KitchenRushPosition, timer: Timer) -> Milliseconds:
        return min(position.ends[timer] - self.began, self.length)

    def lie(self, timer: Timer, until: Milliseconds, goal: Zone | None) -> None:
        """The time a timer was not used for, in which the zone it went to next was full or was not."""
        begins = self.free_from[timer]
        for start, end, open in self.stretches(begins, until):
            waits = goal is not None and not open >> goal & 1 and self.stood.get(timer) != goal
            kind = BLOCKED if waits else IDLE
            bars = self.bars[timer]
            place = ZONES[goal] if waits and goal is not None else ""
            if bars and bars[-1].kind == kind and bars[-1].ends == start:
                last = bars.pop()
                start = last.begins
            bars.append(ChronicleBar(kind, start, end, place, NOBODY, -1))

    def stretches(
        self, begins: Milliseconds, ends: Milliseconds
    ) -> Iterator[tuple[Milliseconds, Milliseconds, int]]:
        """The moments between two, as long as the same zones are open."""
        if ends - begins < NOTABLE:
            return
        moments = [*self.full, (ends, 0)]
        for (start, open), (end, _) in pairwise(moments):
            if min(end, ends) > max(start, begins):
                yield max(start, begins), min(end, ends), open

    def look(self, position: KitchenRushPosition) -> None:
        open, now = open_zones(position), position.clock - self.began
        if open != self.full[-1][1]:
            self.full.append((now, open))

    def close(self) -> None:
        for timer in self.bars:
            self.lie(timer, self.length, None)

    def owner(self, timer: Timer) -> Seat:
        return owner(self.seats, timer)

    def time(self, kind: str, seat: Seat | None = None) -> Milliseconds:
        """Of all timers, or of one player's own."""
        return sum(
            [
                bar.ends - bar.begins
                for timer, bars in self.bars.items()
                for bar in bars
                if bar.kind == kind and (seat is None or self.owner(timer) == seat)
            ]
        )

    def waits(self) -> Counter[str]:
        """By zone, the time timers waited for a space there."""
        found: Counter[str] = Counter()
        for bars in self.bars.values():
            for bar in bars:
                if bar.kind == BLOCKED:
                    found[bar.place] += bar.ends - bar.begins
        return found

    def told(self) -> ChronicleRound:
        lanes = tuple(
            ChronicleLane(TIMERS[timer], max(NOBODY, self.owner(timer)), tuple(bars))
            for timer, bars in sorted(self.bars.items())
        )
        facts = {"round": self.round, **shares([self]), "blocked": seconds(self.time(BLOCKED))}
        return ChronicleRound(self.round, self.length, lanes, Message("kr-coach-round", facts))


class Reader:
    """Reads a play row by row."""

    def __init__(self) -> None:
        self.shifts: list[Shift] = []
        self.faults: list[ChronicleFault] = []
        self.passed: Counter[Seat] = Counter()
        self.failed: Counter[Seat] = Counter()
        self.causes: Counter[str] = Counter()
        self.taken: dict[str, tuple[int, int, Milliseconds, bool]] = {}
        """By order: in which row and round, how long before the bell, and whether a dish got no plate."""
        self.bare = 0
        self._open: Shift | None = None

    def read(self, position: KitchenRushPosition, event: Event, row: int) -> None:
        if isinstance(event, ActionBegan):
            self._open = Shift(position, event.round)
        elif isinstance(event, OrderPassed):
            self.passed[event.seat] += 1
        elif isinstance(event, OrderFailed):
            self.fail(position, event, row)
        elif self._open is not None:
            self.read_shift(self._open, position, event, row)

    def read_shift(self, shift: Shift, position: KitchenRushPosition, event: Event, row: int) -> None:
        now = position.clock - shift.began
        if isinstance(event, Bell):
            shift.close()
            self.shifts.append(shift)
            self._open = None
        elif isinstance(event, Placed):
            shift.use(position, event, row)
        elif isinstance(event, Removed):
            shift.stood.pop(TIMER_INDEX[event.timer], None)
        elif isinstance(event, TimerBack):
            shift.join(TIMER_INDEX[event.timer], now)
        elif isinstance(event, OrderTaken):
            self.taken[event.order] = (row, shift.round, shift.length - now, bool(event.missing))
            self.bare += bool(event.missing)

    def look(self, position: KitchenRushPosition) -> None:
        if self._open is not None:
            self._open.look(position)

    def fail(self, position: KitchenRushPosition, event: OrderFailed, row: int) -> None:
        """What it failed for, and what one could have seen when it was taken."""
        self.failed[event.seat] += 1
        cause = "ruined" if event.ruined else cause_of(event)
        self.causes[cause] += 1
        taken = self.taken.get(event.order)
        facts: dict[str, int | str] = {"prestige": event.prestige}
        if taken is None or taken[1] != position.round or cause == "ruined":
            why = Message(f"kr-coach-failed-{cause}", facts)
        else:
            late = taken[2] < LATE
            facts["left"] = seconds(taken[2])
            why = Message(f"kr-coach-failed-{cause}-{'late' if late else 'taken'}", facts)
        what = Message("kr-coach-failed", {"order": event.order, "seat": event.seat})
        at = taken[0] if taken is not None else row
        self.faults.append(ChronicleFault(at, position.round, event.seat, what, why))


def cause_of(event: OrderFailed) -> str:
    """The first thing that was missing."""
    return next((cause for cause in CAUSES if getattr(event, cause)), CAUSES[0])


def chronicle(record: Record, game: Game) -> Chronicle:
    """The whole play; a sentence for one that is not finished."""
    play, reader = record.start(game), Reader()
    position = play.position
    for number, (_, events) in enumerate(record.steps(play)):
        position = play.position
        assert isinstance(position, KitchenRushPosition)
        for event in events:
            reader.read(position, event, number)
        reader.look(position)
    if record.torn is not None or play.position.result is None:
        raise Unknown("coach-unfinished", file=record.file)
    assert isinstance(position, KitchenRushPosition)
    return Chronicle(
        game.id,
        tuple(play.people),
        tuple(summary(reader)),
        tuple(tuple(of_seat(reader, seat)) for seat in range(position.seats)),
        tuple(shift.told() for shift in reader.shifts),
        tuple(reader.faults),
    )


# What is said of it.


def seconds(time: Milliseconds) -> int:
    return round(time / SECOND)


def shares(shifts: Sequence[Shift], seat: Seat | None = None) -> dict[str, int]:
    """Of a hundred parts of the time of timers, how many were used, lay idle, and waited for a space."""
    times = {kind: sum([shift.time(kind, seat) for shift in shifts]) for kind in (BUSY, IDLE, BLOCKED)}
    whole = sum(times.values()) or 1
    return {"used": round(100 * times[BUSY] / whole), "idle": round(100 * times[IDLE] / whole)}


def summary(reader: Reader) -> Iterator[Message]:
    served, failed = reader.passed.total(), reader.failed.total()
    yield Message("kr-coach-served", {"served": served, "failed": failed})
    if failed > 1:
        cause, number = reader.causes.most_common(1)[0]
        yield Message(f"kr-coach-cause-{cause}", {"count": number, "failed": failed})
    if reader.shifts:
        yield Message("kr-coach-time", shares(reader.shifts))
        slowest = max(reader.shifts, key=lambda shift: (shift.time(IDLE), -shift.round))
        if len(reader.shifts) > 1:
            facts = {
                "round": slowest.round,
                "seconds": seconds(slowest.time(IDLE) // max(1, len(slowest.bars))),
            }
            yield Message("kr-coach-idlest", facts)
    waits: Counter[str] = Counter()
    for shift in reader.shifts:
        waits.update(shift.waits())
    if waits and seconds(waits.total()):
        zone, _ = max(waits.items(), key=lambda it: (it[1], it[0]))
        yield Message("kr-coach-full", {"seconds": seconds(waits.total()), "zone": zone})
    if reader.bare:
        yield Message("kr-coach-bare", {"count": reader.bare})


def of_seat(reader: Reader, seat: Seat) -> Iterator[Message]:
    waited = seconds(sum([shift.time(BLOCKED, seat) for shift in reader.shifts]))
    facts = {"seat": seat, **shares(reader.shifts, seat), "blocked": waited}
    yield Message("kr-coach-seat", facts)
    served, failed = reader.passed[seat], reader.failed[seat]
    yield Message("kr-coach-seat-orders", {"seat": seat, "served": served, "failed": failed})
