"""The running server: its parts put together, what it does by itself, and how it is set up."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Coroutine
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from demitasse.kernel.errors import DemitasseError
from demitasse.server import pages
from demitasse.server.alarms import Alarms
from demitasse.server.bot_hands import BotHands
from demitasse.server.bot_seats import BotSeats, Pace
from demitasse.server.feed import Feed
from demitasse.server.house import House, now
from demitasse.server.keys import hashes_of, new_seed
from demitasse.server.limits import Addresses, Limits
from demitasse.server.refusals import Forbidden
from demitasse.server.replays import Replays
from demitasse.server.store import Store
from demitasse.server.tables import Table
from demitasse.server.thinking import Thinking

log = logging.getLogger(__name__)

SECONDS_BETWEEN_ROUNDS = 60
ROUNDS_BETWEEN_CLEANINGS = 60


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How this server is run. A benchmark raises limits, a test wants bots that do not dawdle."""

    limits: Limits = Limits()
    pace: Pace = Pace()
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think; 0 lets them think in a thread of this one."""
    client: Path = pages.CLIENT
    seeds: Callable[[], int] = new_seed
    """Where the seeds of new tables come from. Whoever starts a server may say so; no guest can."""


class Server:
    """The parts, put together."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.settings = settings
        self.store = store
        self.house = House(store, settings.seeds)
        self.feed = Feed()
        self.thinking = Thinking(settings.workers)
        self.bot_seats = BotSeats(self.thinking, settings.pace)
        self.bot_hands = BotHands(self.thinking, self.feed)
        self.alarms = Alarms()
        self.house.audience += [self.feed, self.bot_seats, self.bot_hands, self.alarms]
        self.replays = Replays(self.house, self.thinking, settings.limits.record_rows)
        self.addresses = Addresses(settings.limits)
        self.client = pages.Client(settings.client)
        self._tasks: set[asyncio.Task[None]] = set()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def table_for(self, id: str, bearer: str) -> Table:
        """The table, for somebody who has a key or link of it."""
        table = await self.house.table(id)
        hashes = hashes_of((bearer,))
        if not table.lets_watch(hashes):
            await table.look_again()
            if not table.lets_watch(hashes):
                raise Forbidden("server-wrong-key" if bearer else "server-no-key")
        return table

    async def hosted_table(self, id: str, bearer: str) -> Table:
        table = await self.table_for(id, bearer)
        if not table.is_host(hashes_of((bearer,))):
            raise Forbidden("server-not-host")
        return table

    async def resume(self) -> None:
        """After a start: clean up, then let bots go on whose turn it is, also where nobody looks."""
        await self.clean()
        for id in await self.store.playing():
            try:
                await self.house.table(id)
            except DemitasseError as error:
                log.warning("table %s cannot be resumed: %s", id, error.message.key)
            except Exception:
                log.exception("table %s cannot be resumed", id)
            await asyncio.sleep(0)

    async def keep_house(self) -> None:
        """Forget now and then what nobody needs."""
        for rounds in count(1):
            await asyncio.sleep(SECONDS_BETWEEN_ROUNDS)
            if rounds % ROUNDS_BETWEEN_CLEANINGS == 0:
                await self.clean()
            for table in self.house.forget_idle(self.feed.rooms):
                self.thinking.forget(table)
            self.addresses.forget()

    async def clean(self) -> None:
        """Remove from the store what had no activity for long."""
        try:
            await self.store.clean(now(), self.feed.rooms)
        except Exception:
            log.exception("cleaning up failed")

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self.alarms.close()
        await self.bot_seats.close()
        await self.bot_hands.close()
        self.thinking.close()
        await self.store.close()
