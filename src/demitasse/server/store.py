"""Where tables are kept: one narrow interface, so that a table never knows which database it lives in.

The log is the play. Appending row `seq` under a unique key is the only write that matters: two writers cannot both win,
a retried request cannot play twice, and what was acknowledged is on disk.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, Protocol

import msgspec

from demitasse.kernel.content import Source
from demitasse.kernel.errors import DemitasseError
from demitasse.kernel.event import Seat
from demitasse.kernel.extras import Extra
from demitasse.kernel.play import Row
from demitasse.server.metrics import Histogram
from demitasse.server.peers import Peers
from demitasse.server.revision import revision
from demitasse.server.subscriptions import Subscriptions
from demitasse.server.uptime import Moment, Uptime


class Retention(msgspec.Struct, frozen=True, kw_only=True):
    """How many days what had no activity is kept. A table is then out of sight, and after the grace gone for good.

    Activity is whatever is written to a table, a row of its log above all, and that somebody looks at it. A day is one
    on which the store was in use, known by a date it had not seen before: a wall clock that jumps by a year makes
    everything older by one day, and one that goes back or to and fro by none. Raising a number brings back what is out
    of sight and not so old.
    """

    lobby: int = 1
    playing: int = 30
    over: int = 180
    """Finished tables, and replays that were brought."""
    grace: int = 14

    def by_state(self) -> dict[str, int]:
        return {"lobby": self.lobby, "playing": self.playing, "over": self.over}


KEPT = Retention()


class StoreHealth(msgspec.Struct, frozen=True):
    """How a store is."""

    writing: bool
    """Whether writes are carried out at all."""
    waiting: int
    """Writes that are not on disk yet."""
    failure: str
    """Why the latest write failed; empty when it did not."""
    seconds: float = 0.0
    """For how long what is being written has been under way."""


class TableHead(msgspec.Struct, frozen=True):
    """What does not change once a table has started. Keys and tokens are kept as hashes only."""

    id: str
    game: str
    options: dict[str, Any]
    seed: str
    content: str
    """The version of rules and cards it is played with."""
    leavers: str
    """What becomes of the seat of somebody who leaves or, in real time, whose line is lost: `bot` or `wait`."""
    created: str
    """When, as an ISO date and time in UTC."""
    host_hash: str
    join_token_hash: str
    watch_token_hash: str
    origin: str
    """The table or replay it was forked from or is a rematch of; empty for a table of its own."""
    thinking: int = 0
    """Seconds a person has for a turn; 0 for as long as they like."""
    late: str = "wait"
    """What happens then: a bot plays that `turn`, or until their `return`, or the table will `wait`."""
    own_content: str = ""
    """The digest of the `StoredContent` it is played with; empty where all cards are ours."""


class SeatRow(msgspec.Struct, frozen=True):
    seat: int
    kind: str
    name: str
    bot: str
    key_hash: str
    stand_in: str = ""
    """Until when a bot plays for the person who keeps this seat: their `return`, or the end of this `turn`."""


MOST_TALK = 200
"""Lines that are kept of a table's talk."""


class TalkLine(msgspec.Struct, frozen=True):
    """Something a person said at a table: words of their own, one of our reactions, or a nudge to another seat."""

    number: int
    seat: int
    name: str
    moment: Moment
    text: str = ""
    reaction: str = ""
    whom: int = -1
    """Who was nudged."""


class StoredContent(msgspec.Struct, frozen=True):
    """People's own content files. Tables and replays name them by their digest."""

    digest: str
    game: str
    sources: tuple[Source, ...]


class StoredTable(msgspec.Struct, frozen=True):
    head: TableHead
    seats: tuple[SeatRow, ...]
    rows: tuple[Row, ...]
    state: str
    rematch: str
    sources: tuple[Source, ...] = ()
    """People's own content files that it is played with."""
    dealt: Moment | None = None
    """When its play began; None where nobody noted it."""
    moments: tuple[Moment, ...] = ()
    """When each row was written."""
    quiet: bool = False
    """The host has switched the talk off."""
    version: int = 0
    """How often something besides the log was changed, where several servers may do so."""
    live: LiveState | None = None


class LiveState(msgspec.Struct, frozen=True, kw_only=True):
    """What people at a table in real time have agreed on besides the log. Moments are of the uptime.

    Several servers share it, and it is there after a restart.
    """

    seq: int
    """How many rows there were: what happens by itself in later ones follows from them."""
    clock: tuple[int, int | None]
    paused: bool
    agreed: tuple[Seat, ...]
    interrupted: bool
    awaited: tuple[Seat, ...]
    held: bool
    held_since: int
    resumes_at: int | None
    claims: dict[str, Seat]
    wanted: dict[str, Seat]
    left: dict[str, tuple[Seat, ...]] = {}


class Outline(msgspec.Struct, frozen=True):
    """A table without its log: enough to tell whether something can happen there by itself."""

    head: TableHead
    seats: tuple[SeatRow, ...]


class RowConflict(Exception):
    """Another process has already written the row with this `seq`."""


class StoreError(DemitasseError):
    """The place for the data cannot be used."""


class Store(Protocol):
    """Every method is durable when it returns."""

    @property
    def uptime(self) -> Uptime: ...

    @property
    def peers(self) -> Peers | None:
        """The other servers over the same store; None where there can be none."""
        ...

    @property
    def subscriptions(self) -> Subscriptions: ...

    async def create(
        self,
        head: TableHead,
        seats: Sequence[SeatRow],
        rows: Sequence[Row] = (),
        content: StoredContent | None = None,
    ) -> None: ...

    async def load(self, table: str, after: int = -1) -> StoredTable | None:
        """With the rows behind row `after` of its log; None for a table that is not there."""
        ...

    async def append(self, table: str, row: Row, version: int | None = None) -> Moment:
        """When it was written; `RowConflict` when another has written this `seq`, or changed more than that version."""
        ...

    async def rows_after(self, table: str, seq: int) -> list[tuple[Row, Moment]]:
        """The rows behind row `seq`, and when they were written: by other processes. From the start with −1."""
        ...

    async def put_seat(self, table: str, seat: SeatRow) -> None: ...

    async def put_seats(self, head: TableHead, seats: Sequence[SeatRow]) -> None:
        """All seats anew, and with them what the head says of them; only before the start."""

    async def put_state(self, table: str, state: str, rematch: str = "") -> Moment:
        """When: a play that begins with it was dealt then."""
        ...

    async def remove(self, table: str) -> None:
        """With all that belongs to it, at once and for good."""

    async def save_uptime(self) -> None:
        """How late it is, as every write does; done once more when the store is closed."""

    async def put_quiet(self, table: str, quiet: bool) -> None: ...

    async def put_live(self, table: str, live: LiveState) -> None: ...

    async def add_talk(self, table: str, line: TalkLine) -> None:
        """The oldest lines give way, see `MOST_TALK`; `RowConflict` when there is a line with this number."""

    async def talk(self, table: str) -> list[TalkLine]: ...

    async def playing(self) -> list[Outline]:
        """The tables at which a play goes on."""
        ...

    async def save_replay(
        self, id: str, record: bytes, created: str, content: StoredContent | None = None
    ) -> None:
        """A record that is there already stays as it is; what it is played with is kept beside it."""

    async def load_replay(self, id: str) -> bytes | None: ...

    async def save_coach(self, id: str, told: bytes) -> None:
        """What the coach has to say of a replay is kept with it."""

    async def load_coach(self, id: str) -> bytes | None: ...

    async def load_content(self, digest: str) -> StoredContent | None:
        """It is there as long as a table or a replay that uses it."""
        ...

    @property
    def commits(self) -> Histogram:
        """How long transactions took."""
        ...

    def health(self) -> StoreHealth: ...

    async def clean(self, now: str, in_use: Collection[str] = (), kept: Retention = KEPT) -> int:
        """Remove what had no activity for long, in two steps; how many tables and replays went out of sight.

        `now` is the wall clock's date and time; `in_use` are tables that somebody looks at.
        """
        ...

    async def close(self) -> None: ...


def is_database(where: Path | str) -> bool:
    """Whether data is in a database server with this URL, and not in a folder."""
    return isinstance(where, str) and where.startswith(("postgresql://", "postgres://"))


async def open_store(where: Path | str) -> Store:
    """The store in a folder, or in the database with this URL, where only servers of this revision may be."""
    if not is_database(where):
        from demitasse.server.sqlite_store import SqliteStore

        return await SqliteStore.open(Path(where))
    with Extra("postgres"):
        from demitasse.server.postgres_store import PostgresStore
    return await PostgresStore.open(str(where), revision())
