"""People who are gone, at every table: who they are, and what the table does about it.

- The line is lost. In turns nothing happens: a page may be closed between them. In real time, after a moment, a bot
  stands in until they are back (`leavers` is `bot`), or the clock stops until they are (`wait`).
- They have left. A bot has the seat, or it stays open and the clock stops at once; their key still opens it.
- They are out of thinking time: as the host chose, see `thinking_time.py`. In real time there is none.

Where no person is present the clock stops at once, whatever the host chose. A bot that stands in plays from the seat of
a person who keeps it: whoever comes back, through whichever tab, takes over at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from demitasse.kernel.event import Seat
from demitasse.server.feed import Feeds
from demitasse.server.store import SeatRow
from demitasse.server.tables import Table
from demitasse.server.wire import RowInfo

log = logging.getLogger(__name__)

SECONDS_OF_GRACE = 2.0
"""A page that is loaded again, or a line that flickers, disturbs nobody."""


def lost(seats: Sequence[SeatRow], present: frozenset[Seat]) -> frozenset[Seat]:
    """People whose line is lost and for whom nobody plays."""
    return frozenset(
        row.seat for row in seats if row.kind == "person" and not row.stand_in and row.seat not in present
    )


def awaited(
    seats: Sequence[SeatRow], leavers: str, present: frozenset[Seat], gone: frozenset[Seat]
) -> frozenset[Seat]:
    """Whom the table waits for; `gone` are those of the lost who have been away for longer than a moment."""
    people = {row.seat for row in seats if row.kind == "person"}
    if people and not people & present:
        return frozenset(people)
    left = {row.seat for row in seats if row.kind == "open"}
    return frozenset(left | (gone if leavers == "wait" else set()))


class Absences:
    """Notices who goes and who comes back, and does what the host chose. A `TableListener`."""

    def __init__(self, feeds: Feeds) -> None:
        self._feeds = feeds
        self._away_since: dict[str, dict[Seat, float]] = {}
        """By table, since when the line of whom is lost."""
        self._back: dict[str, set[Seat]] = {}
        """By table, who has come since we last looked."""
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        """Tables at which something changed while we were at them."""
        self._closed = False

    def row_played(self, table: Table, row: RowInfo) -> None:
        if not table.going_on:
            self.forget(table)

    def table_changed(self, table: Table) -> None:
        self.check(table)

    def arrived(self, table: Table, seats: Sequence[Seat]) -> None:
        """Somebody opened the table, in these seats."""
        if table.going_on:
            self._back.setdefault(table.id, set()).update(seats)
            self.check(table)

    def check(self, table: Table) -> None:
        """Somebody came, went or changed seats: see who is missing now."""
        if self._closed:  # whatever is cancelled or leaves then begins nothing new
            return
        timed = table.game.real_time and table.kept
        if not table.going_on or not (timed or any(row.stand_in for row in table.seats)):
            self._back.pop(table.id, None)
            return
        if timed:
            since = self._away_since.get(table.id, {})
            now = asyncio.get_running_loop().time()
            away = lost(table.seats, self._feeds.present(table))
            self._away_since[table.id] = {seat: since.get(seat, now) for seat in away}
        if table.id in self._tasks:
            self._again.add(table.id)
            return
        task = asyncio.get_running_loop().create_task(self._settle(table))
        self._tasks[table.id] = task
        task.add_done_callback(lambda _: self._settled(table))

    def _settled(self, table: Table) -> None:
        self._tasks.pop(table.id, None)
        if table.id in self._again:
            self._again.discard(table.id)
            self.check(table)

    async def _settle(self, table: Table) -> None:
        try:
            async with table.changing():
                for seat in self._back.pop(table.id, ()):
                    await table.seating.take_over(seat)
                if table.game.real_time and table.kept:
                    await self._settle_clock(table)
        except Exception:
            log.exception("what an absence asks for could not be done at table %s", table.id)

    async def _settle_clock(self, table: Table) -> None:
        loop = asyncio.get_running_loop()
        present = self._feeds.present(table)
        since = self._away_since.get(table.id, {})
        away = {seat: since.get(seat, loop.time()) for seat in lost(table.seats, present)}
        gone = frozenset(seat for seat, when in away.items() if loop.time() - when >= SECONDS_OF_GRACE)
        if gone and present and table.head.leavers == "bot":
            for seat in gone:
                await table.seating.stand_in(seat, "return")
            gone = frozenset()
        await table.real_time.expect(awaited(table.seats, table.head.leavers, present, gone))
        await table.real_time.resume()
        soon = [
            when + SECONDS_OF_GRACE - loop.time()
            for seat, when in away.items()
            if seat not in gone and present
        ]
        if table.real_time.resumes is not None:
            soon.append(table.real_time.resumes / 1000)
        self._look_again(table, min(soon, default=None))

    def _look_again(self, table: Table, seconds: float | None) -> None:
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        if seconds is not None:
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(max(0.0, seconds), self.check, table)

    def forget(self, table: Table) -> None:
        self._look_again(table, None)
        for kept in (self._away_since, self._back):
            kept.pop(table.id, None)

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._closed = True
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
