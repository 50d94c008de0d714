"""A server among several over one database: it follows what the others write, and keeps some of the tables.

Any server serves any viewer of any table, since the log is the play and whoever appends a row plays it. Bots, alarms,
thinking times, absences and reminders are the business of one server, the table's *keeper*: at first the one at which
the table was made. When a server dies its lock in the database goes, the others see it with their next beat and take
over its tables. Should two keep a table for a moment, as when a line was cut, nothing is played twice: a row can be
written once, and a reminder claimed once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress

from demitasse.kernel.errors import DemitasseError
from demitasse.server.feed import Feeds
from demitasse.server.peers import CALL, HERE, ROW, TABLE, WATCH, Elsewhere, Peers, Word
from demitasse.server.registry import TableRegistry
from demitasse.server.store import StoreError
from demitasse.server.tables import Table
from demitasse.server.uptime import SECONDS_BETWEEN_SAVES

log = logging.getLogger(__name__)

SECONDS_PER_LOOK = 10.0
"""So often tables without a keeper are looked for, though all servers seem to be there."""
SECONDS_FOR_A_BEAT = 10.0
"""After which the line to the database is taken to be cut, if it has not said so itself."""
MOST_RELOADED_AT_ONCE = 4
"""A server that was cut off must not take all connections to the database for itself."""
SECONDS_BEFORE_RETRY = 0.5


class Keeper:
    """What a server does because there are others."""

    def __init__(
        self,
        peers: Peers,
        registry: TableRegistry,
        feeds: Feeds,
        wake: Callable[[Collection[str]], Awaitable[None]],
        presence_changed: Callable[[Table], None],
    ) -> None:
        self.listeners: dict[str, Callable[[Word], Awaitable[None]]] = {}
        """By the kind of a word, who else wants to hear it."""
        self.keeping: set[str] = set()
        self._peers = peers
        self._registry = registry
        self._feeds = feeds
        self._wake = wake
        """Loads those of some tables at which something can happen by itself."""
        self._presence_changed = presence_changed
        self._told_presence: dict[str, Elsewhere] = {}
        self._looked_at: set[str] = set()
        self._words: dict[Word, None] = {}
        self._more = asyncio.Event()
        self._others_changed = asyncio.Event()
        """Servers have come or gone."""
        self._reloading = asyncio.Semaphore(MOST_RELOADED_AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()
        registry.keeps = self.keeping.__contains__
        registry.made = self.keeping.add
        registry.loading = self._learn_presence
        feeds.looked = self._look
        feeds.called = self._call

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            tasks = [
                asyncio.create_task(work()) for work in (self._hear, self._follow, self._beat, self._keep)
            ]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                ended = await asyncio.gather(*tasks, return_exceptions=True)
            for error in ended:
                if isinstance(error, StoreError | TimeoutError):
                    log.warning("the other servers cannot be heard: %s", error)
                elif isinstance(error, Exception):
                    log.error("following the other servers failed", exc_info=error)
            self._lose_all()
            await self._rejoin()

    async def _rejoin(self) -> None:
        while True:
            try:
                await self._peers.rejoin()
                break
            except Exception as error:
                log.info("the database is away: %s", error)
                await asyncio.sleep(SECONDS_BEFORE_RETRY)
        self._told_presence.clear()
        self._looked_at.update(self._feeds.by_table)
        for table in list(self._registry.tables):  # nobody knows what was told meanwhile
            self._words[Word(TABLE, table)] = None
            self._words[Word(HERE, table)] = None
        self._words[Word(WATCH, "")] = None
        self._more.set()

    def _lose_all(self) -> None:
        """Without the database nobody knows who keeps what: this server does not."""
        self.keeping.clear()
        for table in self._registry.tables.values():
            if table.kept:
                table.kept = False
                table.changed()

    # Keeping.

    async def _beat(self) -> None:
        """Nothing else may keep it waiting: clocks run from one beat to the next."""
        while True:
            known = self._peers.live
            async with asyncio.timeout(SECONDS_FOR_A_BEAT):
                await self._peers.beat()
            if self._peers.live != known:
                self._others_changed.set()
            await asyncio.sleep(SECONDS_BETWEEN_SAVES)

    async def _keep(self) -> None:
        known: frozenset[int] = frozenset()
        while True:
            live = self._peers.live
            taken, left = await self._peers.take_over()
            while taken:
                await self._take(taken)
                taken, left = await self._peers.take_over()
            if live != known:
                # Whoever looked on at a server that is gone does not any more; of a new one, what it told of
                # who is there was not heard before this beat.
                for table in {*self._registry.tables, *self._feeds.elsewhere}:
                    self._words[Word(HERE, table)] = None
                self._more.set()
            known = live
            with suppress(TimeoutError):
                async with asyncio.timeout(SECONDS_BEFORE_RETRY if left else SECONDS_PER_LOOK):
                    await self._others_changed.wait()
            self._others_changed.clear()

    async def _take(self, ids: Collection[str]) -> None:
        self.keeping.update(ids)
        for table in [self._registry.tables[id] for id in ids if id in self._registry.tables]:
            table.kept = True
            table.changed()
        await self._wake([id for id in ids if id not in self._registry.tables])

    # Presence.

    def _look(self, table: Table) -> None:
        """Somebody came or went here."""
        self._looked_at.add(table.id)
        self._more.set()

    async def _tell_presence(self) -> None:
        looked_at, self._looked_at = self._looked_at, set()
        now = {id: self._feeds.here(id) for id in looked_at}
        news = {id: here for id, here in now.items() if here != self._told_presence.get(id, Elsewhere())}
        if news:
            try:
                await self._peers.put_presence(news)
            except StoreError:
                self._looked_at |= looked_at
                raise
            self._told_presence.update(news)
            for id in [id for id, here in news.items() if not here]:
                del self._told_presence[id]

    async def _learn_presence(self, id: str) -> None:
        """Before a table is open here: else its people who look at it elsewhere would seem to be away."""
        await self._read_presence([id])

    def forget(self, table: Table) -> None:
        """It was unloaded."""
        self._feeds.elsewhere.pop(table.id, None)

    async def _read_presence(self, ids: Collection[str]) -> None:
        found = await self._peers.presence(ids)
        for id in ids:
            before, now = self._feeds.elsewhere.get(id, Elsewhere()), found.get(id, Elsewhere())
            if now:
                self._feeds.elsewhere[id] = now
            else:
                self._feeds.elsewhere.pop(id, None)
            table = self._registry.tables.get(id)
            if before != now and table is not None:
                self._feeds.of(table).send_table()
                self._presence_changed(table)

    # Calls of bots.

    def _call(self, table: Table, frame: bytes) -> None:
        if table.id in self._feeds.elsewhere:
            self._start(self._peers.call(table.id, frame.decode()))

    async def _hear_call(self, id: str) -> None:
        feed = self._feeds.by_table.get(id)
        if feed is not None and (frame := await self._peers.last_call(id)):
            feed.put(frame.encode())

    # Following.

    async def _hear(self) -> None:
        async for words in self._peers.heard():
            self._words.update(dict.fromkeys(words))
            self._more.set()

    async def _follow(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            words, self._words = self._words, {}
            rows = {word.table for word in words if word.kind == ROW}
            await self._follow_rows([id for id in rows if self._is_here(id)])
            for word in words:
                if word.kind == TABLE and self._is_here(word.table):
                    self._start(self._reload(word.table))
                elif word.kind == CALL:
                    self._start(self._hear_call(word.table))
                elif word.kind in self.listeners:
                    self._start(self.listeners[word.kind](word))
            here = [word.table for word in words if word.kind == HERE and self._is_here(word.table)]
            if here:
                await self._read_presence(here)
            if self._looked_at:
                await self._tell_presence()

    def _is_here(self, id: str) -> bool:
        return id in self._registry.tables or id in self.keeping or self._registry.is_loading(id)

    async def _follow_rows(self, ids: Collection[str]) -> None:
        """One question for all tables that have new rows."""
        tables = {id: self._registry.tables[id] for id in ids if id in self._registry.tables}
        for id in ids:
            if id not in tables:
                self._start(self._reload(id))
        if not tables:
            return
        found = await self._peers.rows_after({id: table.seq - 1 for id, table in tables.items()})
        for id, rows in found.items():
            if tables[id].lock.locked() or not tables[id].follow(rows):
                self._start(self._reload(id))

    async def _reload(self, id: str) -> None:
        try:
            async with self._reloading:
                table = await self._registry.table(id)
                await table.reload()
        except DemitasseError as error:
            if isinstance(error, StoreError):
                log.warning("table %s was not followed: %s", id, error)
            else:
                self._registry.tables.pop(id, None)
                self.keeping.discard(id)

    def _start(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("what another server told could not be followed", exc_info=task.exception())

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
