"""The driver of bots in games played in turns: whenever a bot may decide, it is asked, at a pace people can follow."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat
from demitasse.server.refusals import Stale
from demitasse.server.tables import Table
from demitasse.server.wire import RowInfo
from demitasse.server.workers import Workers

log = logging.getLogger(__name__)

SECONDS_AFTER_TROUBLE = 5.0


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """Seconds between a bot's choices; the first of a turn comes a little later."""

    choice: float = 0.7
    turn: float = 1.1


class TurnBots:
    """A `TableListener`."""

    def __init__(self, workers: Workers, pace: Pace) -> None:
        self._workers = workers
        self._pace = pace
        self._playing: dict[str, asyncio.Task[None]] = {}

    def row_played(self, table: Table, row: RowInfo) -> None:
        self.wake(table)

    def table_changed(self, table: Table) -> None:
        self.wake(table)

    def wake(self, table: Table) -> None:
        """Begin to play for the bots of a table, if it is theirs to decide and nobody does so yet."""
        if table.game.real_time:
            return
        if table.id not in self._playing and table.bot_to_act() is not None:
            task = asyncio.get_running_loop().create_task(self._play(table))
            self._playing[table.id] = task
            task.add_done_callback(lambda _: self._playing.pop(table.id, None))

    async def _play(self, table: Table) -> None:
        loop = asyncio.get_running_loop()
        while (seat := table.bot_to_act()) is not None:
            seq = table.seq
            begins = not table.rows or table.rows[-1].seat != seat
            ready = loop.time() + (self._pace.turn if begins else self._pace.choice)
            try:
                choice = await self._choice(table, seat)
                if loop.time() < ready:
                    await asyncio.sleep(ready - loop.time())
                await table.choose(seat, seq, choice, bot=True)
            except Stale:
                await asyncio.sleep(0)
            except Exception:
                # The table must not stand still for ever because the disk was full for a minute.
                log.exception("a bot could not play at table %s", table.id)
                await asyncio.sleep(SECONDS_AFTER_TROUBLE)

    async def _choice(self, table: Table, seat: Seat) -> Choice:
        """What the bot chooses; a bot that fails or cheats is played for, so that the others can go on."""
        assert table.play is not None
        choices = table.play.position.choices(seat)
        if len(choices) == 1:
            return choices[0]
        try:
            choice = (await self._workers.bot(table, seat)).choice
        except Exception:
            log.exception("bot %s failed at table %s", table.bot_in(seat), table.id)
            return choices[0]
        if choice not in choices:
            log.error("bot %s chose what it may not at table %s", table.bot_in(seat), table.id)
            return choices[0]
        return choice

    async def close(self) -> None:
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
