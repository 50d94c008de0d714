"""Thinking time: how long a person has for a turn, and what happens when it is over.

A turn lasts from when a seat is asked until it is asked no more. Its time is counted by the store's own clock
(`uptime.py`), so it goes on after a restart where it was, and neither a server that was away nor a wall clock that
jumps takes any of it. What the host chose happens when it is over: a bot plays that turn, or stands in until the
person is back, or the table waits and they may be nudged.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Message
from demitasse.server.feed import Feeds
from demitasse.server.notices import Notices
from demitasse.server.store import Store
from demitasse.server.tables import Table
from demitasse.server.wire import RowInfo

log = logging.getLogger(__name__)

LONGEST_REMINDER: Milliseconds = 2 * 3600 * 1000
PART_REMINDED = 4
"""One is reminded when a quarter of the time is left, or two hours."""
SECONDS_BETWEEN_SAVES = 5.0


def reminder(thinking: int) -> Milliseconds:
    """So long before the end one is reminded."""
    return min(thinking * 1000 // PART_REMINDED, LONGEST_REMINDER)


class ThinkingTimes:
    """Wakes tables when somebody's time is nearly or quite over. A `TableListener`."""

    def __init__(self, store: Store, feeds: Feeds, notices: Notices) -> None:
        self._store = store
        self._feeds = feeds
        self._notices = notices
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._asked: dict[str, frozenset[Seat]] = {}
        self._reminded: dict[tuple[str, Seat], Milliseconds] = {}
        """By table and seat, the beginning of the turn of which somebody was reminded last."""
        self._tasks: set[asyncio.Task[None]] = set()

    def row_played(self, table: Table, row: RowInfo) -> None:
        if table.head.thinking:
            self._look(table)
            asked = frozenset(table.asked)  # at every server, for its own viewers
            if self._asked.get(table.id) != asked:
                self._asked[table.id] = asked
                self._feeds.of(table).send_table()  # from now on somebody else's time runs

    def table_changed(self, table: Table) -> None:
        if table.head.thinking:
            self._look(table)

    def _look(self, table: Table) -> None:
        """See whose time is over or nearly so, and come back for the next."""
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        if not table.going_on or not table.kept:
            self.forget(table)
            return
        if any(row.stand_in == "turn" and row.seat not in table.asked for row in table.seats):
            self._start(self._end_turns(table))
        early = reminder(table.head.thinking)
        soon: list[Milliseconds] = []
        for seat, since in table.asked.items():
            left = table.left(seat)
            if left is None or table.seats[seat].stand_in:
                continue
            if left == 0:
                if table.head.late != "wait":
                    self._start(self._run_out(table, seat, since.uptime))
            elif left > early:
                soon.append(left - early)
            else:
                soon.append(left)
                self._remind(table, seat, since.uptime, left)
        if soon:
            loop = asyncio.get_running_loop()
            self._timers[table.id] = loop.call_later(min(soon) / 1000 + 0.001, self._look, table)

    def _remind(self, table: Table, seat: Seat, turn: Milliseconds, left: Milliseconds) -> None:
        if self._reminded.get((table.id, seat)) != turn:
            self._reminded[table.id, seat] = turn
            self._notices.time_running_out(table, seat, time_left(left))

    async def _run_out(self, table: Table, seat: Seat, turn: Milliseconds) -> None:
        async with table.changing():
            since = table.asked.get(seat)
            if table.going_on and since is not None and since.uptime == turn and table.left(seat) == 0:
                await table.seating.stand_in(seat, table.head.late)

    async def _end_turns(self, table: Table) -> None:
        async with table.changing():
            for row in list(table.seats):
                if row.stand_in == "turn" and row.seat not in table.asked:
                    await table.seating.take_over(row.seat)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a thinking time could not be ended", exc_info=task.exception())

    async def save(self) -> None:
        """Write down where the clock is, again and again."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_SAVES)
            try:
                await self._store.save_uptime()
            except Exception:
                log.exception("the clock of thinking times could not be saved")

    def forget(self, table: Table) -> None:
        self._asked.pop(table.id, None)
        for seat in table.seats:
            self._reminded.pop((table.id, seat.seat), None)

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()


def time_left(left: Milliseconds) -> Message:
    """How much time is left, in words that are true wherever they are read."""
    minutes = max(1, left // 60_000)
    if minutes < 120:
        return Message("server-minutes-left", {"minutes": minutes})
    return Message("server-hours-left", {"hours": minutes // 60})
