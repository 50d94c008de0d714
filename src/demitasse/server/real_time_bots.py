"""Plays for bots in real time: one task per bot seat, which sleeps after a choice for as long as its hands are busy."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from demitasse.bots.contract import Wait
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Seat
from demitasse.server.feed import Feeds
from demitasse.server.refusals import Conflict, Stale
from demitasse.server.tables import Table
from demitasse.server.wire import RowInfo
from demitasse.server.workers import Workers

log = logging.getLogger(__name__)

SECONDS_AFTER_TROUBLE = 5.0
SECONDS_FOR_PEOPLE = 20.0
"""What a team decides together, its people decide, unless they let it be for this long."""
SECOND_THOUGHTS = 2
"""So often a bot thinks again about what has changed while it thought: another may have gone where it wants to go."""
BREATH = 0.3
"""Between two choices of a bot while the clock stands still."""


class RealTimeBots:
    """A `TableListener`."""

    def __init__(self, workers: Workers, feeds: Feeds) -> None:
        self._workers = workers
        self._feeds = feeds
        self._working: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        self._changed: dict[str, asyncio.Event] = {}

    def row_played(self, table: Table, row: RowInfo) -> None:
        self.wake(table)

    def table_changed(self, table: Table) -> None:
        self.wake(table)

    def wake(self, table: Table) -> None:
        """Wake the bots that wait for a change, and set those to work that have just sat down."""
        if not table.game.real_time:
            return
        changed = self._changed.pop(table.id, None)
        if changed is not None:
            changed.set()
        if not table.going_on or not table.kept:
            return
        for seat in table.seats:
            place = (table.id, seat.seat)
            if table.bot_in(seat.seat) and place not in self._working:
                task = asyncio.get_running_loop().create_task(self._work(table, seat.seat))
                self._working[place] = task
                task.add_done_callback(lambda _, place=place: self._working.pop(place, None))  # type: ignore[misc]

    async def _change(self, table: Table, seconds: float | None) -> None:
        """Until something changes at the table, or for so long."""
        changed = self._changed.setdefault(table.id, asyncio.Event())
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await changed.wait()

    async def _work(self, table: Table, seat: Seat) -> None:
        while table.going_on and table.kept and table.bot_in(seat):
            try:
                await self._one(table, seat)
            except (Illegal, Stale, Conflict):
                await self._change(table, 1)  # others were faster
            except Exception:
                log.exception("a bot could not play at table %s", table.id)
                await asyncio.sleep(SECONDS_AFTER_TROUBLE)

    async def _one(self, table: Table, seat: Seat) -> None:
        """One choice, or one wait."""
        assert table.play is not None
        position = table.play.position
        if table.real_time.paused or seat not in position.seats_to_act:
            await self._change(table, None)
            return
        if position.together and any(other.kind == "person" for other in table.seats):
            seq = table.seq
            await self._change(table, SECONDS_FOR_PEOPLE)
            if table.seq != seq:
                return
        seq, answer = table.seq, await self._workers.bot(table, seat)
        for _ in range(SECOND_THOUGHTS):
            if table.seq != seq:
                seq, answer = table.seq, await self._workers.bot(table, seat)
        await table.claims.leave_to_people(seat, answer.leaves)
        if isinstance(answer.choice, Wait):
            if table.seq == seq:
                await self._wait(table, answer.choice)
            return
        await table.choose(seat, table.seq, answer.choice, bot=True)
        await table.claims.claim_for_bot(seat, answer.claims)
        if answer.says is not None:
            self._feeds.say(table, seat, answer.says)
        await asyncio.sleep(answer.pause / 1000 if table.real_time.clock.running else BREATH)

    async def _wait(self, table: Table, wait: Wait) -> None:
        """Until its moment, or until something changes; a clock that stops wakes everybody."""
        if wait.until is None or not table.real_time.clock.running:
            await self._change(table, None)
            return
        while (left := wait.until - table.real_time.clock.now) > 0:
            await self._change(table, left / 1000)
            if wait.whatever or table.real_time.due is None:
                return

    async def close(self) -> None:
        tasks = list(self._working.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
