"""The other servers over the same PostgreSQL database.

A server is a session: it holds an advisory lock with its number, which goes with the connection, however that ends. So
the list of those locks is the list of servers that are there. A second connection listens, and a third one asks: a
question that takes long must not hold up the beats.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from time import monotonic
from typing import Any, LiteralString
from zlib import crc32

import msgspec
import psycopg

from demitasse.kernel.play import Row
from demitasse.server.peers import HERE, Elsewhere, Word, words_in
from demitasse.server.postgres_connection import LOCK, Connection, connect, one_row, reason_of
from demitasse.server.sql_store import BEGINS, FORGET_BEGINS, row_in
from demitasse.server.statements import Statement
from demitasse.server.store import StoreError
from demitasse.server.uptime import SECONDS_BETWEEN_SAVES, Moment, SharedUptime

CHANNEL = "demitasse"
TELL = "SELECT pg_notify(?, ?)"
CHANGES = LOCK + 1
"""The advisory locks of tables that are being changed."""
JOINING = LOCK + 2
"""The lock of a server that comes: of several that start together, one is the first."""
MOST_AT_ONCE = 200
"""Tables that a server takes over before it looks again: so several share those of one that died."""
LONGEST_WORDS = 7000
"""Bytes of a notification; PostgreSQL takes 8000."""
SECONDS_FOR_A_CHANGE = 3.0
SECONDS_FOR_A_SIGN = 2.0
"""Of a server that seems to be there: it beats several times a second."""
DAY = 24 * 3600 * 1000
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
LIVE = (
    "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2"
    " AND classid = %s AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
BEAT = (
    f"WITH beat AS (UPDATE uptime SET stamp = {NOW}, milliseconds = milliseconds"
    f" + LEAST(GREATEST({NOW} - stamp, 0), %s) RETURNING milliseconds, began)"
    f" SELECT milliseconds, began, ARRAY({LIVE}) FROM beat"
).encode()
# While no server ran nobody could choose, so nobody's time ran. A server may count on for a while by itself: whatever
# the last ones wrote is of a moment before.
LAST_ROWS = (
    "(SELECT MAX(last.uptime) FROM tables, LATERAL (SELECT uptime FROM log WHERE table_id = tables.id"
    " ORDER BY seq DESC LIMIT 1) AS last WHERE state <> 'over' AND removed IS NULL)"
)
"""How late it was when somebody chose last, at any table: the last servers may have had no other word of it."""
BEGIN = (
    f"WITH last AS (SELECT GREATEST(milliseconds, {LAST_ROWS}) + %(gap)s AS begins FROM uptime),"
    " noted AS (INSERT INTO begins SELECT begins FROM last ON CONFLICT DO NOTHING)"
    f" UPDATE uptime SET stamp = {NOW}, milliseconds = begins, began = begins FROM last"
).encode()
# A dead machine does not say so: the database asks, and gives up after three seconds.
SESSION = (
    "SET synchronous_commit = off; SET tcp_keepalives_idle = 1; SET tcp_keepalives_interval = 1;"
    " SET tcp_keepalives_count = 2"
)


class PostgresPeers:
    """Implements `peers.Peers`."""

    def __init__(self, url: str, revision: str, uptime: SharedUptime) -> None:
        self.number = 0
        self.live: frozenset[int] = frozenset()
        self._url = url
        self._revision = revision
        self._uptime = uptime
        self._session: Connection | None = None
        self._ear: Connection | None = None
        self._line: Connection | None = None

    async def join(self, session: Connection) -> None:
        """Be there, with this connection for locks and beats and another one to listen."""
        self._session = session
        await session.execute(SESSION.encode())
        await session.execute("SELECT pg_advisory_lock(%s)", (JOINING,))
        if not self.number and not await another_lives(session):
            await session.execute(BEGIN, {"gap": SharedUptime.GAP})
            await session.execute(FORGET_BEGINS.encode())
        (self.number,) = await one_row(
            session, "INSERT INTO servers (revision) VALUES (%s) RETURNING number", self._revision
        )
        await session.execute("SELECT pg_advisory_lock(%s, %s)", (LOCK, self.number))
        await session.execute("SELECT pg_advisory_unlock(%s)", (JOINING,))
        self._ear = await connect(self._url)
        await self._ear.execute(f"LISTEN {CHANNEL}".encode())
        self._line = await connect(self._url)
        await self._line.execute(SESSION.encode())
        await self.beat()
        await session.execute("DELETE FROM servers WHERE number <> ALL(%s)", ([*self.live],))
        # Whoever has all of their allowance back need not be remembered.
        await session.execute("DELETE FROM allowances WHERE at < %s", (self._uptime.now - DAY,))
        await session.execute("DELETE FROM presence WHERE server <> ALL(%s)", ([*self.live],))

    async def rejoin(self) -> None:
        await self.close()
        with failing():
            await self.join(await connect(self._url))

    async def close(self) -> None:
        for connection in (self._session, self._ear, self._line):
            if connection is not None:
                with suppress(psycopg.Error):
                    await connection.close()

    async def beat(self) -> None:
        asked = monotonic()
        assert self._session is not None
        with failing():
            answer = await self._session.execute(BEAT, (self._uptime.most, LOCK))
            ((milliseconds, began, live),) = await answer.fetchall()
            if began != self._uptime.began:
                found = await self._session.execute(BEGINS.encode())
                self._uptime.begins = [at for (at,) in await found.fetchall()]
        self._uptime.set(milliseconds, asked, monotonic(), began)
        self.live = frozenset(live)

    async def heard(self) -> AsyncIterator[list[Word]]:
        assert self._ear is not None
        with failing():
            async for notification in self._ear.notifies():
                if notification.payload.partition(" ")[0] != str(self.number):
                    yield words_in(notification.payload)
        raise StoreError("server-read-failed", reason="nobody listens any more")

    @asynccontextmanager
    async def alone_at(self, table: str) -> AsyncIterator[None]:
        session = self._session
        assert session is not None
        key = crc32(table.encode()) - 2**31
        until = monotonic() + SECONDS_FOR_A_CHANGE
        with failing():
            while not (await one_row(session, "SELECT pg_try_advisory_lock(%s, %s)", CHANGES, key))[0]:
                if monotonic() > until:
                    raise StoreError("server-write-failed", reason="another server holds the table")
                await asyncio.sleep(0.005)
        try:
            yield
        finally:
            with suppress(psycopg.Error):
                await session.execute("SELECT pg_advisory_unlock(%s, %s)", (CHANGES, key))

    async def take_over(self) -> tuple[list[str], int]:
        orphans = "SELECT id FROM tables WHERE state <> 'over' AND removed IS NULL AND keeper <> ALL(%s)"
        live = [*self.live]
        ids, all_of_them = await self._ask(
            f"WITH taken AS (UPDATE tables SET keeper = %s WHERE id IN ({orphans} LIMIT %s FOR UPDATE SKIP LOCKED)"
            f" RETURNING id) SELECT ARRAY(SELECT id FROM taken), (SELECT COUNT(*) FROM ({orphans}) AS orphans)",
            *(self.number, live, MOST_AT_ONCE, live),
        )
        return [*ids], all_of_them - len(ids)

    async def rows_after(self, known: Mapping[str, int]) -> dict[str, list[tuple[Row, Moment]]]:
        found = await self._find(
            "SELECT table_id, seq, at, seat, choice, token, uptime, wall FROM log"
            " JOIN unnest(%s::text[], %s::integer[]) AS known (id, last) ON table_id = id AND seq > last"
            " ORDER BY table_id, seq",
            [*known],
            [*known.values()],
        )
        rows: dict[str, list[tuple[Row, Moment]]] = {}
        for table, *row in found:
            rows.setdefault(table, []).append((row_in(tuple(row)), Moment(*row[-2:])))
        return rows

    async def put_presence(self, here: Mapping[str, Elsewhere]) -> None:
        await self._find(
            "INSERT INTO presence (table_id, server, seats, watchers, host)"
            " SELECT id, %s, seats, watchers, host"
            " FROM unnest(%s::text[], %s::text[], %s::integer[], %s::integer[]) AS t (id, seats, watchers, host)"
            " ON CONFLICT (table_id, server) DO UPDATE"
            " SET seats = excluded.seats, watchers = excluded.watchers, host = excluded.host RETURNING 1",
            self.number,
            [*here],
            [msgspec.json.encode(sorted(one.seats)).decode() for one in here.values()],
            [one.watchers for one in here.values()],
            [int(one.host) for one in here.values()],
        )
        await self.tell([Word(HERE, table) for table in here])

    async def presence(self, tables: Collection[str]) -> dict[str, Elsewhere]:
        found = await self._find(
            "SELECT table_id, seats, watchers, host FROM presence"
            " WHERE table_id = ANY(%s) AND server <> %s AND server = ANY(%s)",
            [*tables],
            self.number,
            [*self.live],
        )
        together: dict[str, Elsewhere] = {}
        for table, seats, watchers, host in found:
            before = together.get(table, Elsewhere())
            together[table] = Elsewhere(
                before.seats | frozenset(msgspec.json.decode(seats, type=list[int])),
                before.watchers + watchers,
                before.host or bool(host),
            )
        return together

    async def tell(self, words: Sequence[Word]) -> None:
        for statement in self.telling([str(word) for word in words]):
            await self._find(statement.sql.replace("?", "%s"), *statement.values)

    def telling(self, words: Sequence[str]) -> list[Statement]:
        """What tells the others, in as few notifications as possible."""
        told: list[Statement] = []
        payload = str(self.number)
        for word in dict.fromkeys(words):
            if len(payload) + len(word) > LONGEST_WORDS:
                told.append(Statement(TELL, (CHANNEL, payload)))
                payload = str(self.number)
            payload += f" {word}"
        if words:
            told.append(Statement(TELL, (CHANNEL, payload)))
        return told

    async def call(self, table: str, call: str) -> None:
        await self._find(
            "INSERT INTO calls (table_id, call) VALUES (%s, %s)"
            " ON CONFLICT (table_id) DO UPDATE SET call = excluded.call RETURNING 1",
            table,
            call,
        )
        await self.tell([Word("call", table)])

    async def last_call(self, table: str) -> str:
        found = await self._find("SELECT call FROM calls WHERE table_id = %s", table)
        return str(found[0][0]) if found else ""

    async def take(self, what: str, who: str, a_second: float, at_once: int) -> bool:
        now = self._uptime.now
        refilled = "LEAST(%s, allowances.remaining + (excluded.at - allowances.at) * %s)"
        taken = await self._find(
            "INSERT INTO allowances (what, who, remaining, at) VALUES (%s, %s, %s, %s)"
            f" ON CONFLICT (what, who) DO UPDATE SET remaining = {refilled} - 1, at = excluded.at"
            f" WHERE {refilled} >= 1 RETURNING 1",
            *(what, who, at_once - 1, now),
            *(at_once, a_second / 1000) * 2,
        )
        return bool(taken)

    async def leave_parcel(self, code: str, parcel: str, seconds: int, most: int) -> bool:
        now = self._uptime.now
        await self._find("DELETE FROM parcels WHERE until <= %s RETURNING 1", now)
        left = await self._find(
            "INSERT INTO parcels (code, parcel, until) SELECT %s, %s, %s"
            " WHERE (SELECT COUNT(*) FROM parcels) < %s RETURNING 1",
            *(code, parcel, now + seconds * 1000, most),
        )
        return bool(left)

    async def fetch_parcel(self, code: str) -> str | None:
        found = await self._find("DELETE FROM parcels WHERE code = %s RETURNING parcel, until", code)
        return str(found[0][0]) if found and found[0][1] > self._uptime.now else None

    async def _ask(self, sql: str, *values: Any) -> tuple[Any, ...]:
        return (await self._find(sql, *values))[0]

    async def _find(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        assert self._line is not None
        with failing():
            return await (await self._line.execute(sql.encode(), values)).fetchall()


async def another_lives(database: Connection) -> bool:
    """Whether a server is there. One that was killed may hold its lock for a moment, and have sent its last beat."""
    until = monotonic() + SECONDS_FOR_A_SIGN
    stamps: set[int] = set()
    while True:
        stamp, locks = await one_row(database, f"SELECT stamp, ARRAY({LIVE}) FROM uptime", LOCK)
        if not locks or monotonic() > until:
            return bool(locks)
        stamps.add(stamp)
        if len(stamps) > 2:
            return True
        await asyncio.sleep(SECONDS_BETWEEN_SAVES / 5)


@contextmanager
def failing() -> Iterator[None]:
    """Whatever the database says becomes a `StoreError`."""
    try:
        yield
    except psycopg.Error as error:
        raise StoreError("server-read-failed", reason=reason_of(error)) from None


async def check_revision(database: Connection, revision: str, shown: str) -> None:
    """Servers of two versions would play by two rules: before anything is changed, whoever comes second is refused."""
    there: LiteralString = "SELECT to_regclass('servers') IS NOT NULL"
    if not (await one_row(database, there))[0]:
        return
    other = await database.execute(
        f"SELECT revision FROM servers WHERE revision <> %s AND number IN ({LIVE})".encode(), (revision, LOCK)
    )
    found = await other.fetchone()
    if found is not None:
        raise StoreError("server-database-other-version", database=shown, theirs=found[0], ours=revision)
