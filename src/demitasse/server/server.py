"""The server: its settings, its parts, and its background tasks."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Collection, Coroutine
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from demitasse.games import game as game_of
from demitasse.kernel.content import Source
from demitasse.kernel.errors import DemitasseError
from demitasse.kernel.game import Game
from demitasse.server import pages
from demitasse.server.absence import Absences
from demitasse.server.bans import Bans
from demitasse.server.brought import Brought
from demitasse.server.coaching import Coaching
from demitasse.server.feed import Feeds
from demitasse.server.invitation import name_of
from demitasse.server.keeper import Keeper
from demitasse.server.keys import hashes_of, new_seed
from demitasse.server.limits import Addresses, Limits
from demitasse.server.metrics import Metrics
from demitasse.server.notices import Delays, Notices
from demitasse.server.outgoing import Outgoing
from demitasse.server.page_cache import PageCache
from demitasse.server.parcels import Parcels
from demitasse.server.peers import TALK, WATCH
from demitasse.server.push import Push, PushKey
from demitasse.server.real_time_bots import RealTimeBots
from demitasse.server.refusals import Forbidden, NotThere, Unavailable
from demitasse.server.registry import TableRegistry, now, wakes_by_itself
from demitasse.server.replays import Replays
from demitasse.server.scheduler import Scheduler
from demitasse.server.store import KEPT, Retention, Store
from demitasse.server.tables import Table
from demitasse.server.talk import Talk
from demitasse.server.thinking_time import ThinkingTimes
from demitasse.server.turn_bots import Pace, TurnBots
from demitasse.server.workers import Workers

log = logging.getLogger(__name__)

MAINTENANCE_SECONDS = 60
ROUNDS_PER_CLEANING = 60
CONTACT = "https://demitasse.example"
"""Whom push services can turn to, where no public address is known: they want to see one."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How this server is run. A benchmark raises limits, a test wants bots that do not dawdle."""

    limits: Limits = Limits()
    kept: Retention = KEPT
    admin_key: str = ""
    """Opens what is for whoever runs the server; empty lets this machine in, and nobody else."""
    behind_proxy: bool = False
    pace: Pace = Pace()
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think; 0 lets them think in a thread of this one."""
    client: Path = pages.CLIENT
    host: str = "127.0.0.1"
    """The address it listens at."""
    public_url: str = ""
    """How its addresses begin for people elsewhere, where a name or a proxy stands before it."""
    push_key: Path | None = None
    """The file of this server's own key for push messages, made when it is missing; without one it sends none."""
    push_services: tuple[str, ...] = ()
    """Origins of push services of the host's own, which may be anywhere: others must be on the internet."""
    delays: Delays = Delays()
    """How long somebody is given before they are told that it is their turn."""
    bans: Bans | None = None
    """Addresses that are not let in."""
    host_names: tuple[str, ...] = ()
    """Names it answers to besides that one, this machine's numbers and those of the house."""
    seeds: Callable[[], int] = new_seed
    """Where the seeds of new tables come from. Whoever starts a server may say so; no guest can."""

    @property
    def names(self) -> frozenset[str]:
        """The names this server goes by."""
        return frozenset(name.lower() for name in (*self.host_names, self.host, name_of(self.public_url)))


class Server:
    """All parts of a running server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.settings = settings
        self.store = store
        self.registry = TableRegistry(store, settings.seeds)
        self.feeds = Feeds()
        self.metrics = Metrics()
        self.closing = False
        self.draining = False
        """Whoever runs it wants it to become empty: no new tables."""
        self.workers = Workers(settings.workers, self.metrics.thinking.observe)
        self.turn_bots = TurnBots(self.workers, settings.pace)
        self.real_time_bots = RealTimeBots(self.workers, self.feeds)
        self.scheduler = Scheduler(store)
        self.notices = Notices(
            self.registry, self.feeds, store.subscriptions, push_of(settings), settings.delays
        )
        self.absences = Absences(self.feeds)
        self.feeds.arrived, self.feeds.gone = self.absences.arrived, self.absences.check
        self.thinking_times = ThinkingTimes(store, self.feeds, self.notices)
        self.talk = Talk(store, self.registry, self.feeds, self.notices)
        self.parcels = Parcels(store.peers)
        self.registry.listeners += [
            self.feeds,
            self.turn_bots,
            self.real_time_bots,
            self.scheduler,
            self.notices,
            self.absences,
            self.thinking_times,
        ]
        self.keeper: Keeper | None = None
        if store.peers is not None:
            self.keeper = Keeper(store.peers, self.registry, self.feeds, self.wake, self.absences.check)
            self.keeper.listeners = {TALK: self.talk.follow, WATCH: self.notices.follow}
        self.replays = Replays(self.registry, self.workers, settings.limits.record_rows)
        self.coaching = Coaching(store, self.replays, self.workers)
        self.addresses = Addresses(settings.limits, store.peers)
        self.bans = settings.bans or Bans(None)
        self.client = pages.Client(settings.client)
        self.page_cache: PageCache[pages.Page] = PageCache()
        self.brought: PageCache[Brought] = PageCache(most=32)
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background until it ends or the server closes."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def table_for(self, id: str, bearer: str) -> Table:
        """The table, for somebody who has a key or link of it."""
        table = await self.registry.latest(id)
        hashes = hashes_of((bearer,))
        if not table.lets_watch(hashes):
            await table.reload()
            if not table.lets_watch(hashes):
                raise Forbidden("server-wrong-key" if bearer else "server-no-key")
        return table

    async def hosted_table(self, id: str, bearer: str) -> Table:
        table = await self.table_for(id, bearer)
        if not table.is_host(hashes_of((bearer,))):
            raise Forbidden("server-not-host")
        return table

    async def makes_table(self, address: str) -> None:
        """Somebody at this address wants a new table; refused where they have made too many, or the server drains."""
        if self.draining:
            raise Unavailable("server-draining")
        await self.addresses.makes_table(address)

    async def content_of(self, digest: str) -> tuple[Game, tuple[Source, ...]]:
        """The game and files of people's own content."""
        stored = await self.store.load_content(digest)
        if stored is None:
            raise NotThere("server-no-content")
        return game_of(stored.game), stored.sources

    async def resume(self) -> None:
        """After a start: clean up, then wake the tables at which something can happen although nobody looks.

        All others are loaded when somebody comes. Loading plays a log again, so between two tables there is as much
        time for those who have come already.
        """
        await self.clean()
        if self.keeper is not None:
            await self.keeper.run()
        else:
            await self.wake()

    async def wake(self, ids: Collection[str] | None = None) -> None:
        """Load the tables at which something can happen although nobody looks: of these, or of all."""
        for outline in await self.store.playing():
            id = outline.head.id
            if ids is not None and id not in ids:
                continue
            if not (wakes_by_itself(outline) or self.notices.watches(id)):
                continue
            began = monotonic()
            try:
                await self.registry.table(id)
            except DemitasseError as error:
                log.warning("table %s cannot be resumed: %s", id, error.message.key)
            except Exception:
                log.exception("table %s cannot be resumed", id)
            await asyncio.sleep(monotonic() - began)

    async def run_maintenance(self) -> None:
        """Clean up the store and the memory again and again."""
        for rounds in count(1):
            await asyncio.sleep(MAINTENANCE_SECONDS)
            if rounds % ROUNDS_PER_CLEANING == 0:
                await self.clean()
            for table in self.registry.unload_idle(self.feeds.by_table):
                self.workers.forget(table)
                self.absences.forget(table)
                self.talk.forget(table)
                if self.keeper is not None:
                    self.keeper.forget(table)
            self.addresses.forget()

    async def clean(self) -> None:
        """Remove from the store what had no activity for long."""
        try:
            await self.store.clean(now(), self.feeds.by_table, self.settings.kept)
        except Exception:
            log.exception("cleaning up failed")

    async def close(self) -> None:
        self.closing = True
        for task in self._tasks:
            task.cancel()
        if self.keeper is not None:
            self.keeper.close()
        await self.absences.close()
        self.thinking_times.close()
        self.scheduler.close()
        await self.notices.close()
        await self.turn_bots.close()
        await self.real_time_bots.close()
        await self.coaching.close()
        self.workers.close()
        await self.store.close()


def push_of(settings: Settings) -> Push | None:
    """What push messages are sent with; None where there is no key, and people are told on open pages only."""
    if settings.push_key is None:
        return None
    try:
        key = PushKey.kept_in(settings.push_key)
    except (OSError, ValueError) as error:
        log.warning("no messages to closed pages: %s", error)
        return None
    contact = settings.public_url if settings.public_url.startswith("https://") else CONTACT
    return Push(key, Outgoing(settings.push_services), contact)
