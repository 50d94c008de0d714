"""Timers for what happens at tables by itself: moments that fall due, and the end of patience with those who dawdle.

They run whether or not anybody looks on. A timer that fires late only tells late: the table's clock decides what was
due before what.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from demitasse.server.store import Store
from demitasse.server.tables import Table
from demitasse.server.uptime import SECONDS_BETWEEN_SAVES
from demitasse.server.wire import RowInfo

log = logging.getLogger(__name__)

SECONDS_BEFORE_RETRY = 1.0
"""When what was due could not be written."""


class Scheduler:
    """Wakes tables in real time when something is due; a timer that fires late changes nothing (KR-TIME-25).

    A `TableListener`.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._due: dict[str, asyncio.TimerHandle] = {}
        self._patience: dict[str, asyncio.TimerHandle] = {}
        self._running: set[str] = set()
        """Tables whose clock runs."""
        self._tasks: set[asyncio.Task[None]] = set()

    def row_played(self, table: Table, row: RowInfo) -> None:
        self.schedule(table)

    def table_changed(self, table: Table) -> None:
        self.schedule(table)

    def schedule(self, table: Table) -> None:
        """Set the timers of a table, replacing those it has."""
        if not table.game.real_time:
            return
        loop = asyncio.get_running_loop()
        old = self._due.pop(table.id, None)
        if old is not None:
            old.cancel()
        due = table.real_time.due if table.kept else None
        if due is not None:
            self._due[table.id] = loop.call_later(due / 1000, self._start, table, table.real_time.tick)
            self._running.add(table.id)
        else:
            self._running.discard(table.id)
        patience = table.play.position.patience if table.play is not None and table.kept else None
        if patience is None:
            waiting = self._patience.pop(table.id, None)
            if waiting is not None:
                waiting.cancel()
        elif table.id not in self._patience:
            self._patience[table.id] = loop.call_later(patience[0] / 1000, self._play_for_idle, table)

    def _play_for_idle(self, table: Table) -> None:
        del self._patience[table.id]
        self._start(table, table.real_time.play_for_idle)

    def _start(self, table: Table, what: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.get_running_loop().create_task(self._run(table, what))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, table: Table, what: Callable[[], Awaitable[None]]) -> None:
        try:
            await what()
        except Exception:
            log.exception("what was due at table %s could not be written", table.id)
            await asyncio.sleep(SECONDS_BEFORE_RETRY)
        self.schedule(table)

    async def save_uptime(self) -> None:
        """While a clock runs, write down how late it is, again and again."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_SAVES)
            try:
                if self._running:
                    await self._store.save_uptime()
            except Exception:
                log.exception("how late it is could not be saved")
                await asyncio.sleep(SECONDS_BEFORE_RETRY)

    def close(self) -> None:
        for handle in (*self._due.values(), *self._patience.values()):
            handle.cancel()
        for task in self._tasks:
            task.cancel()
