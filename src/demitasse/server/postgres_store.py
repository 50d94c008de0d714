"""The store in a PostgreSQL database, named by its URL.

Writes are batched: one task takes what has piled up and sends it in one transaction and one pipeline, so a hundred
tables cost one round trip and one flush of the database's log. A connection that is lost, as when the database
restarts, is replaced and what was under way is sent once more: a row that had come through after all is then found
taken, and its table catches up with the log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from time import perf_counter
from typing import Any, NamedTuple

import psycopg
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from demitasse.kernel.play import Row
from demitasse.server import schema
from demitasse.server.metrics import Histogram
from demitasse.server.peers import ROW, Word
from demitasse.server.postgres_connection import (
    CONNECT_SECONDS,
    HOW,
    LOCK,
    Connection,
    connect,
    execute,
    one_row,
    reason_of,
    refusal_of,
    without_password,
)
from demitasse.server.postgres_peers import PostgresPeers, check_revision
from demitasse.server.sql_store import TODAY, SqlStore
from demitasse.server.statements import Statement
from demitasse.server.store import RowConflict, StoreError, StoreHealth
from demitasse.server.uptime import Moment, SharedUptime

log = logging.getLogger(__name__)
logging.getLogger("psycopg.pool").setLevel(logging.ERROR)  # a lost connection is told by whoever needed it

Write = Sequence[Statement]


class Pending(NamedTuple):
    """A write that waits for its transaction."""

    write: Write
    told: str
    """What the other servers are told with it."""
    future: asyncio.Future[list[int]]


MOST_CONNECTIONS = 8
MOST_IN_ONE_COMMIT = 512
SECONDS_FOR_LAST_BEAT = 1.0
"""When a server stops in good order its clocks lose nothing."""
TABLES = [
    *("days", "contents", "tables", "seats", "log", "replays", "subscriptions", "uptime", "talk"),
    *("begins", "servers", "presence", "calls", "parcels", "allowances"),
]
# Whoever writes a row must know who sits where: a seat taken away at another server is taken away here.
INSERT_ROW = (
    "INSERT INTO log (table_id, seq, at, seat, choice, token, wall, uptime, day)"
    f" SELECT ?, ?, ?, ?, ?, ?, ?, ?, {TODAY} FROM tables WHERE id = ? AND version = COALESCE(?, version)"
    " ON CONFLICT DO NOTHING"
)


class PostgresStore(SqlStore):
    """Implements `store.Store`."""

    SHARED = ", version"

    def __init__(
        self, pool: AsyncConnectionPool[Connection], uptime: SharedUptime, peers: PostgresPeers
    ) -> None:
        super().__init__()
        self._pool = pool
        self.uptime = self._uptime = uptime
        self.peers = self._peers = peers
        self.commits = Histogram()
        self._failure = ""
        self._piled_up: list[Pending] = []
        self._under_way = 0
        self._more = asyncio.Event()
        self._closing = False
        self._writer = asyncio.create_task(self._write_batches())

    @classmethod
    async def open(cls, url: str, revision: str) -> PostgresStore:
        shown = without_password(url)
        pool: AsyncConnectionPool[Connection] | None = None
        session: Connection | None = None
        uptime = SharedUptime()
        peers = PostgresPeers(url, revision, uptime)
        try:
            session = await connect(url)
            await migrate(session, revision, shown)
            await check_rights(session, shown)
            await peers.join(session)
            pool = AsyncConnectionPool(
                url,
                connection_class=Connection,
                kwargs=HOW,
                min_size=2,
                max_size=MOST_CONNECTIONS,
                timeout=CONNECT_SECONDS,
                reconnect_timeout=CONNECT_SECONDS,
                open=False,
            )
            await pool.open(wait=True, timeout=CONNECT_SECONDS)
            return cls(pool, uptime, peers)
        except BaseException as error:
            if pool is not None:
                await pool.close()
            await peers.close()
            if session is not None:
                await session.close()
            raise refusal_of(error, shown) from None

    async def append(self, table: str, row: Row, version: int | None = None) -> Moment:
        moment = self.uptime.moment
        values = (table, row.seq, row.at, row.seat, row.do, row.token, moment.wall, moment.uptime)
        written = await self.write(
            Statement(INSERT_ROW, (*values, table, version)), told=str(Word(ROW, table))
        )
        if written != [1]:
            raise RowConflict
        return moment

    def changed(self, table: str) -> list[Statement]:
        return [Statement("UPDATE tables SET version = version + 1 WHERE id = ?", (table,))]

    def kept(self, table: str) -> list[Statement]:
        return [Statement("UPDATE tables SET keeper = ? WHERE id = ?", (self._peers.number, table))]

    async def save_uptime(self) -> None:
        """The database counts it: `PostgresPeers.beat`."""

    async def write(self, *statements: Statement, told: str = "") -> list[int]:
        future: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()
        self._piled_up.append(Pending(statements, told, future))
        self._more.set()
        return await future

    async def read(self, *queries: Statement) -> list[list[tuple[Any, ...]]]:
        try:
            try:
                return await self._find(queries)
            except psycopg.OperationalError as error:
                await self._replace_lost(error)
                return await self._find(queries)
        except psycopg.Error as error:
            raise StoreError("server-read-failed", reason=reason_of(error)) from None

    async def _find(self, queries: Sequence[Statement]) -> list[list[tuple[Any, ...]]]:
        async with self._pool.connection() as database:
            if len(queries) == 1:
                return [await (await execute(database, queries[0])).fetchall()]
            async with database.pipeline():
                # One moment for all: later statements of a transaction would see later commits otherwise.
                await database.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
                cursors = [await execute(database, query) for query in queries]
                await database.execute("COMMIT")
            return [await cursor.fetchall() for cursor in cursors]

    def health(self) -> StoreHealth:
        waiting = len(self._piled_up) + self._under_way
        return StoreHealth(not self._writer.done(), waiting, self._failure, self.seconds_under_way)

    async def close(self) -> None:
        """Everything handed over is written first."""
        self._closing = True
        self._more.set()
        await self._writer
        with suppress(StoreError, TimeoutError):  # a database that is away has stopped counting
            async with asyncio.timeout(SECONDS_FOR_LAST_BEAT):
                await self._peers.beat()
        await self._pool.close()
        await self._peers.close()

    async def _write_batches(self) -> None:
        while self._piled_up or not self._closing:
            await self._more.wait()
            self._more.clear()
            while batch := self._piled_up[:MOST_IN_ONE_COMMIT]:
                del self._piled_up[:MOST_IN_ONE_COMMIT]
                self._under_way = len(batch)
                self.began = perf_counter()
                answers = await self._commit(batch)
                self.commits.observe(self.seconds_under_way)
                self.began = None
                self._under_way = 0
                self._answer(batch, answers)

    def _answer(self, batch: Sequence[Pending], answers: Sequence[list[int] | StoreError]) -> None:
        for (_, _, future), value in zip(batch, answers, strict=True):
            if isinstance(value, StoreError):
                self._failure = str(value.message.facts.get("reason", ""))
                if not future.cancelled():
                    future.set_exception(value)
            else:
                self._failure = ""
                if not future.cancelled():
                    future.set_result(value)

    async def _commit(self, writes: Sequence[Pending]) -> list[list[int] | StoreError]:
        """Carry out the writes in one transaction. When it fails, nobody's write happened, and each is told so."""
        try:
            try:
                return [*await self._transact(writes)]
            except psycopg.OperationalError as error:
                await self._replace_lost(error)
                return [*await self._transact(writes)]
        except Exception as error:  # whatever a row does, the next one must find its writer
            if not isinstance(error, psycopg.Error):
                log.exception("a write failed in an unexpected way")
            failed = StoreError("server-write-failed", reason=reason_of(error))
            if len(writes) == 1 or isinstance(error, psycopg.OperationalError):
                return [failed for _ in writes]
            return [answer for write in writes for answer in await self._commit([write])]

    async def _replace_lost(self, error: psycopg.OperationalError) -> None:
        """Before a second try: when one connection was lost, others probably were, too."""
        if isinstance(error, PoolTimeout):
            raise error
        await self._pool.check()

    async def _transact(self, writes: Sequence[Pending]) -> list[list[int]]:
        async with self._pool.connection() as database:
            async with database.pipeline(), database.transaction():
                cursors = [
                    [await execute(database, statement) for statement in each.write] for each in writes
                ]
                for telling in self._peers.telling([each.told for each in writes if each.told]):
                    await execute(database, telling)
            self._uptime.answered()
            return [[cursor.rowcount for cursor in each] for each in cursors]


async def migrate(database: Connection, revision: str, shown: str) -> None:
    """Bring the database to the schema of this version, all of it or nothing; `NewerSchema` when it is too new."""
    async with database.transaction():
        # Of two servers that start at once, the second finds the work done.
        await database.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        await check_revision(database, revision, shown)
        (there,) = await one_row(database, "SELECT to_regclass('schema_version') IS NOT NULL")
        version = (await one_row(database, "SELECT version FROM schema_version"))[0] if there else 0
        pending = schema.pending("postgres", version)
        if pending and not there:
            await database.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
            await database.execute("INSERT INTO schema_version VALUES (0)")
        for migration in pending:
            await database.execute(migration.sql.encode())
            await database.execute("UPDATE schema_version SET version = %s", (migration.version,))


async def check_rights(database: Connection, shown: str) -> None:
    """Whoever may not write is told now and not at the first choice."""
    (read_only,) = await one_row(database, "SHOW transaction_read_only")
    missing = await database.execute(
        "SELECT allowed || ' ' || name FROM unnest(%s::text[]) AS name,"
        " unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) AS allowed"
        " WHERE NOT has_table_privilege(name, allowed)",
        (TABLES,),
    )
    first = await missing.fetchone()
    if read_only == "on" or first is not None:
        reason = first[0] if first is not None else "read only"
        raise StoreError("server-database-rights", database=shown, reason=reason)
