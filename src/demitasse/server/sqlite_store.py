"""The store of a single machine: one SQLite file, nothing to set up.

All writes go through one thread, which takes what has piled up, writes it in one transaction and waits for the disk
once (WAL, `synchronous=FULL`). So a hundred tables cost one fsync, and an acknowledged row survives a killed process
and a lost power supply. Reads have a thread and a connection of their own.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from demitasse.kernel.play import Row
from demitasse.server import schema
from demitasse.server.metrics import Histogram
from demitasse.server.sqlite_subscriptions import SqliteSubscriptions
from demitasse.server.store import (
    KEPT,
    MOST_TALK,
    Outline,
    Retention,
    RowConflict,
    SeatRow,
    StoredContent,
    StoredTable,
    StoreError,
    StoreHealth,
    TableHead,
    TalkLine,
)
from demitasse.server.uptime import Moment, Uptime

log = logging.getLogger(__name__)

T = TypeVar("T")
Write = Callable[[sqlite3.Connection], Any]
Pending = tuple[Write, "asyncio.Future[Any]"]

FILE = "demitasse.sqlite3"
MOST_IN_ONE_COMMIT = 512
BUSY_SECONDS = 10
"""How long to wait for another process that is writing to the same file."""
TODAY = "(SELECT MAX(day) FROM days)"
"""The number of the newest day on which the store was in use, whatever the wall clock says now."""
LAST_ACTIVITY = "MAX(day, COALESCE((SELECT day FROM log WHERE table_id = id ORDER BY seq DESC LIMIT 1), 0))"
# OR IGNORE, so that losing the race for one row spoils nobody else's row in the same transaction.
INSERT_ROW = f"INSERT OR IGNORE INTO log VALUES (?, ?, ?, ?, ?, ?, {TODAY}, ?, ?)"


class SqliteStore:
    """Implements `store.Store`."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._loop = asyncio.get_running_loop()
        self._piled_up: list[Pending] = []
        """What this turn of the loop wants written: handed over at its end, since waking the writer is dear."""
        self._writes: queue.SimpleQueue[list[Pending]] = queue.SimpleQueue()
        """For the writer; nothing more comes after an empty list."""
        self.commits = Histogram()
        self._handed_over = 0
        self._failure = ""
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._reading = connect(file)
        (before,) = self._reading.execute("SELECT milliseconds FROM uptime").fetchone()
        self.uptime = Uptime(before)
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()
        self.subscriptions = SqliteSubscriptions(self._put, self._get)

    @classmethod
    async def open(cls, folder: Path) -> SqliteStore:
        file = folder / FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
            await asyncio.to_thread(migrate, file)
            return cls(file)
        except schema.NewerSchema:
            raise StoreError("server-data-newer", folder=str(folder)) from None
        except Exception as error:  # whoever starts the server needs a sentence, whatever it was
            raise StoreError(
                "server-data-unusable", folder=str(folder), reason=str(error) or repr(error)
            ) from error

    async def create(
        self,
        head: TableHead,
        seats: Sequence[SeatRow],
        rows: Sequence[Row] = (),
        content: StoredContent | None = None,
    ) -> None:
        moment = self.uptime.moment

        def write(database: sqlite3.Connection) -> None:
            database.execute(
                "INSERT INTO tables (id, head, created, day, state, content)"
                f" VALUES (?, ?, ?, {TODAY}, 'lobby', ?)",
                (head.id, text(head), milliseconds(head.created), keep(database, content)),
            )
            database.executemany(
                "INSERT INTO seats VALUES (?, ?, ?)", [(head.id, seat.seat, text(seat)) for seat in seats]
            )
            database.executemany(INSERT_ROW, [as_log(head.id, row, moment) for row in rows])

        await self._put(write)

    async def load(self, table: str) -> StoredTable | None:
        def read(database: sqlite3.Connection) -> StoredTable | None:
            found = database.execute(
                "SELECT head, state, rematch, clock, content, quiet, dealt_uptime, dealt_wall"
                " FROM tables WHERE id = ? AND removed IS NULL",
                (table,),
            ).fetchone()
            if found is None:
                return None
            head, state, rematch, clock, digest, quiet, uptime, wall = found
            content = None if digest is None else select_content(database, digest)
            return StoredTable(
                head=msgspec.json.decode(head, type=TableHead),
                seats=select_seats(database, table),
                rows=tuple(select_rows(database, table, -1)),
                state=state,
                rematch=rematch,
                clock=clock,
                sources=() if content is None else content.sources,
                dealt=Moment(uptime, wall) if wall else None,
                moments=tuple(select_moments(database, table)),
                quiet=bool(quiet),
            )

        return await self._get(read)

    async def append(self, table: str, row: Row) -> None:
        moment = self.uptime.moment

        def write(database: sqlite3.Connection) -> bool:
            return database.execute(INSERT_ROW, as_log(table, row, moment)).rowcount == 1

        if not await self._put(write):
            raise RowConflict

    async def rows_after(self, table: str, seq: int) -> list[Row]:
        return await self._get(lambda database: list(select_rows(database, table, seq)))

    async def put_seat(self, table: str, seat: SeatRow) -> None:
        def write(database: sqlite3.Connection) -> None:
            database.execute("REPLACE INTO seats VALUES (?, ?, ?)", (table, seat.seat, text(seat)))
            touch(database, table)

        await self._put(write)

    async def put_seats(self, head: TableHead, seats: Sequence[SeatRow]) -> None:
        def write(database: sqlite3.Connection) -> None:
            database.execute("UPDATE tables SET head = ? WHERE id = ?", (text(head), head.id))
            database.execute("DELETE FROM seats WHERE table_id = ?", (head.id,))
            database.executemany(
                "INSERT INTO seats VALUES (?, ?, ?)", [(head.id, seat.seat, text(seat)) for seat in seats]
            )
            touch(database, head.id)

        await self._put(write)

    async def put_state(self, table: str, state: str, rematch: str = "") -> None:
        now = self.uptime.moment

        def write(database: sqlite3.Connection) -> None:
            database.execute("UPDATE tables SET state = ?, rematch = ? WHERE id = ?", (state, rematch, table))
            database.execute(
                "UPDATE tables SET dealt_uptime = ?, dealt_wall = ?"
                " WHERE id = ? AND state = 'playing' AND dealt_wall = 0",
                (now.uptime, now.wall, table),
            )
            touch(database, table)

        await self._put(write)

    async def remove(self, table: str) -> None:
        await self._put(lambda database: database.execute("DELETE FROM tables WHERE id = ?", (table,)))

    async def put_clock(self, table: str, clock: int) -> None:
        await self._put(
            lambda database: database.execute("UPDATE tables SET clock = ? WHERE id = ?", (clock, table))
        )

    async def save_uptime(self) -> None:
        await self._put(self._write_uptime)

    def _write_uptime(self, database: sqlite3.Connection) -> None:
        database.execute("UPDATE uptime SET milliseconds = MAX(milliseconds, ?)", (self.uptime.now,))

    async def put_quiet(self, table: str, quiet: bool) -> None:
        await self._put(
            lambda database: database.execute("UPDATE tables SET quiet = ? WHERE id = ?", (quiet, table))
        )

    async def add_talk(self, table: str, line: TalkLine) -> None:
        def write(database: sqlite3.Connection) -> None:
            database.execute("REPLACE INTO talk VALUES (?, ?, ?)", (table, line.number, text(line)))
            database.execute(
                "DELETE FROM talk WHERE table_id = ? AND number <= ?", (table, line.number - MOST_TALK)
            )

        await self._put(write)

    async def talk(self, table: str) -> list[TalkLine]:
        found = await self._get(
            lambda database: database.execute(
                "SELECT line FROM talk WHERE table_id = ? ORDER BY number", (table,)
            ).fetchall()
        )
        return [msgspec.json.decode(line, type=TalkLine) for (line,) in found]

    async def playing(self) -> list[Outline]:
        def read(database: sqlite3.Connection) -> list[Outline]:
            found = database.execute(
                "SELECT id, head FROM tables WHERE state = 'playing' AND removed IS NULL ORDER BY id"
            ).fetchall()
            return [
                Outline(msgspec.json.decode(head, type=TableHead), select_seats(database, id))
                for id, head in found
            ]

        return await self._get(read)

    async def save_replay(
        self, id: str, record: bytes, created: str, content: StoredContent | None = None
    ) -> None:
        def write(database: sqlite3.Connection) -> None:
            database.execute(
                f"INSERT INTO replays (id, record, created, day, content) VALUES (?, ?, ?, {TODAY}, ?)"
                " ON CONFLICT (id) DO UPDATE SET content = COALESCE(excluded.content, content), removed = NULL",
                (id, record, milliseconds(created), keep(database, content)),
            )

        await self._put(write)

    async def load_replay(self, id: str) -> bytes | None:
        found = await self._get(
            lambda database: database.execute(
                "SELECT record FROM replays WHERE id = ? AND removed IS NULL", (id,)
            ).fetchone()
        )
        return None if found is None else bytes(found[0])

    async def load_content(self, digest: str) -> StoredContent | None:
        return await self._get(lambda database: select_content(database, digest))

    async def clean(self, now: str, in_use: Collection[str] = (), kept: Retention = KEPT) -> int:
        date = datetime.fromisoformat(now).astimezone(UTC).date().isoformat()
        active = tuple(in_use)

        def write(database: sqlite3.Connection) -> int:
            database.execute("INSERT OR IGNORE INTO days (date) VALUES (?)", (date,))
            for table in active:
                touch(database, table)
            gone = 0
            for state, days in kept.by_state().items():
                gone += remove(
                    database, "tables", f"state = '{state}' AND {TODAY} - {days} > {LAST_ACTIVITY}"
                )
                bring_back(database, "tables", f"state = '{state}' AND {TODAY} - {days} <= {LAST_ACTIVITY}")
            gone += remove(database, "replays", f"{TODAY} - {kept.over} > day")
            bring_back(database, "replays", f"{TODAY} - {kept.over} <= day")
            for what in ("tables", "replays"):
                database.execute(f"DELETE FROM {what} WHERE removed + ? <= {TODAY}", (kept.grace,))
            database.execute(
                """
                DELETE FROM contents WHERE NOT EXISTS (SELECT 1 FROM tables WHERE content = digest)
                AND NOT EXISTS (SELECT 1 FROM replays WHERE content = digest)
                """
            )
            return gone

        gone: int = await self._put(write)
        return gone

    def health(self) -> StoreHealth:
        waiting = len(self._piled_up) + self._handed_over
        return StoreHealth(self._writer.is_alive(), waiting, self._failure)

    async def close(self) -> None:
        """Everything handed over is written first."""
        with suppress(StoreError):  # a full disk must not keep us from closing
            await self.save_uptime()
        self._hand_over()
        self._writes.put([])
        await asyncio.to_thread(self._writer.join)
        await self._loop.run_in_executor(self._reader, self._reading.close)
        self._reader.shutdown()

    async def _put(self, write: Write) -> Any:
        future: asyncio.Future[Any] = self._loop.create_future()
        if not self._piled_up:
            self._loop.call_soon(self._hand_over)
        self._piled_up.append((write, future))
        return await future

    def _hand_over(self) -> None:
        if self._piled_up:
            self._handed_over += len(self._piled_up)
            self._writes.put(self._piled_up)
            self._piled_up = []

    async def _get(self, read: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await self._loop.run_in_executor(self._reader, read, self._reading)
        except sqlite3.Error as error:
            raise StoreError("server-read-failed", reason=str(error)) from None

    def _write(self) -> None:
        """The writer's thread: one transaction for all that has piled up meanwhile."""
        database = connect(self.file)
        going_on = True
        while going_on:
            batch = self._writes.get()
            going_on = bool(batch)
            while going_on and len(batch) < MOST_IN_ONE_COMMIT and not self._writes.empty():
                more = self._writes.get()
                going_on = bool(more)
                batch += more
            if batch:
                began = perf_counter()
                answers = commit(database, [write for write, _ in batch])
                self._answer(batch, answers, perf_counter() - began)
        database.close()

    def _answer(self, batch: Sequence[Pending], answers: Sequence[Any], seconds: float) -> None:
        def answer() -> None:
            self.commits.observe(seconds)
            self._handed_over -= len(batch)
            for (_, future), value in zip(batch, answers, strict=True):
                if future.cancelled():
                    continue
                if isinstance(value, StoreError):
                    self._failure = str(value.message.facts.get("reason", ""))
                    future.set_exception(value)
                else:
                    self._failure = ""
                    future.set_result(value)

        try:
            self._loop.call_soon_threadsafe(answer)
        except RuntimeError:  # the loop is closed: nobody is left to hear it, but it is on disk
            log.info("a write was finished after the server had stopped")


def commit(database: sqlite3.Connection, writes: Iterable[Write]) -> list[Any]:
    """Run the writes in one transaction. When it fails, nobody's write happened, and each is told so."""
    writes = list(writes)
    try:
        database.execute("BEGIN IMMEDIATE")
        answers = [write(database) for write in writes]
        database.execute("COMMIT")
        return answers
    except Exception as error:  # whatever a row does, the next one must find its writer
        roll_back(database)
        if not isinstance(error, sqlite3.Error):
            log.exception("a write failed in an unexpected way")
        if len(writes) == 1:
            return [StoreError("server-write-failed", reason=str(error) or repr(error))]
        return [answer for write in writes for answer in commit(database, [write])]


def roll_back(database: sqlite3.Connection) -> None:
    try:
        if database.in_transaction:
            database.execute("ROLLBACK")
    except sqlite3.Error:
        log.exception("a failed transaction could not be rolled back")


def connect(file: Path) -> sqlite3.Connection:
    database = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    try:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error:
        database.close()
        raise
    return database


def migrate(file: Path) -> None:
    """Bring the file to the schema of this version, all of it or nothing; `NewerSchema` when it is too new."""
    with closing(connect(file)) as database:
        database.execute(
            "BEGIN IMMEDIATE"
        )  # of two servers that start at once, the second finds the work done
        for migration in schema.pending("sqlite", schema_version(database)):
            for statement in statements(migration.sql):
                database.execute(statement)
            database.execute(f"PRAGMA user_version = {migration.version}")
        database.execute("COMMIT")


def schema_version(database: sqlite3.Connection) -> int:
    """The number of the last migration. Up to the second, yoyo-migrations kept them in a table of its own."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if version == 0 and database.execute("PRAGMA table_info(_yoyo_migration)").fetchall():
        (version,) = database.execute("SELECT COUNT(*) FROM _yoyo_migration").fetchone()
    return int(version)


def statements(script: str) -> Iterator[str]:
    """The statements of a script one by one: `executescript` would commit what is under way."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def select_seats(database: sqlite3.Connection, table: str) -> tuple[SeatRow, ...]:
    found = database.execute("SELECT row FROM seats WHERE table_id = ? ORDER BY seat", (table,))
    return tuple([msgspec.json.decode(seat, type=SeatRow) for (seat,) in found])


def select_rows(database: sqlite3.Connection, table: str, seq: int) -> list[Row]:
    found = database.execute(
        "SELECT seq, at, seat, choice, token FROM log WHERE table_id = ? AND seq > ? ORDER BY seq",
        (table, seq),
    )
    return [Row(seq, at, seat, do, token=token) for seq, at, seat, do, token in found]


def select_moments(database: sqlite3.Connection, table: str) -> list[Moment]:
    found = database.execute("SELECT uptime, wall FROM log WHERE table_id = ? ORDER BY seq", (table,))
    return [Moment(uptime, wall) for uptime, wall in found]


def keep(database: sqlite3.Connection, content: StoredContent | None) -> str | None:
    """Write content files unless they are there already; what refers to them needs their digest."""
    if content is None:
        return None
    database.execute("INSERT OR IGNORE INTO contents VALUES (?, ?)", (content.digest, text(content)))
    return content.digest


def select_content(database: sqlite3.Connection, digest: str) -> StoredContent | None:
    found = database.execute("SELECT stored FROM contents WHERE digest = ?", (digest,)).fetchone()
    return None if found is None else msgspec.json.decode(found[0], type=StoredContent)


def remove(database: sqlite3.Connection, what: str, which: str) -> int:
    """Put tables or replays out of sight; how many."""
    return database.execute(f"UPDATE {what} SET removed = {TODAY} WHERE removed IS NULL AND {which}").rowcount


def bring_back(database: sqlite3.Connection, what: str, which: str) -> None:
    """Whoever keeps things longer from now on has back what was out of sight."""
    database.execute(f"UPDATE {what} SET removed = NULL WHERE removed IS NOT NULL AND {which}")


def touch(database: sqlite3.Connection, table: str) -> None:
    """Note that something happened to a table today; a row of its log says so itself."""
    database.execute(f"UPDATE tables SET day = {TODAY} WHERE id = ?", (table,))


def as_log(table: str, row: Row, moment: Moment) -> tuple[str, int, int, int, str, str, int, int]:
    return (table, row.seq, row.at, row.seat, row.do, row.token, moment.wall, moment.uptime)


def text(part: msgspec.Struct) -> str:
    return msgspec.json.encode(part).decode()


def milliseconds(moment: str) -> int:
    return int(datetime.fromisoformat(moment).timestamp() * 1000)
