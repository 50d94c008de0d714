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
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from time import perf_counter
from typing import Any

from demitasse.kernel.decision import Milliseconds
from demitasse.server import schema
from demitasse.server.metrics import Histogram
from demitasse.server.sql_store import BEGINS, FORGET_BEGINS, SqlStore
from demitasse.server.statements import Statement
from demitasse.server.store import StoreError, StoreHealth
from demitasse.server.uptime import Uptime

log = logging.getLogger(__name__)

Write = Sequence[Statement]
Pending = tuple[Write, "asyncio.Future[list[int]]"]

FILE = "demitasse.sqlite3"
MOST_IN_ONE_COMMIT = 512
SAVE_UPTIME = "UPDATE uptime SET milliseconds = ? WHERE milliseconds < ?"
BUSY_SECONDS = 10
"""How long to wait for another process that is writing to the same file."""


class SqliteStore(SqlStore):
    """Implements `store.Store`."""

    def __init__(self, file: Path) -> None:
        super().__init__()
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
        self.uptime = Uptime(before, [at for (at,) in self._reading.execute(BEGINS)])
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

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

    def health(self) -> StoreHealth:
        waiting = len(self._piled_up) + self._handed_over
        return StoreHealth(self._writer.is_alive(), waiting, self._failure, self.seconds_under_way)

    async def close(self) -> None:
        """Everything handed over is written first."""
        with suppress(StoreError):  # a full disk must not keep us from closing
            await self.save_uptime()
        self._hand_over()
        self._writes.put([])
        await asyncio.to_thread(self._writer.join)
        await self._loop.run_in_executor(self._reader, self._reading.close)
        self._reader.shutdown()

    async def save_uptime(self) -> None:
        await self.write()

    async def write(self, *statements: Statement, told: str = "") -> list[int]:
        future: asyncio.Future[list[int]] = self._loop.create_future()
        if not self._piled_up:
            self._loop.call_soon(self._hand_over)
        self._piled_up.append((statements, future))
        return await future

    def _hand_over(self) -> None:
        if self._piled_up:
            self._handed_over += len(self._piled_up)
            self._writes.put(self._piled_up)
            self._piled_up = []

    async def read(self, *queries: Statement) -> list[list[tuple[Any, ...]]]:
        try:
            return await self._loop.run_in_executor(self._reader, find, self._reading, queries)
        except sqlite3.Error as error:
            raise StoreError("server-read-failed", reason=str(error)) from None

    def _write(self) -> None:
        """The writer's thread: one transaction for all that has piled up meanwhile."""
        database = connect(self.file)
        with suppress(sqlite3.Error):  # a full disk will be told to whoever wants something written
            database.execute("INSERT INTO begins VALUES (?) ON CONFLICT DO NOTHING", (self.uptime.began,))
            database.execute(FORGET_BEGINS)
        going_on = True
        while going_on:
            batch = self._writes.get()
            going_on = bool(batch)
            while going_on and len(batch) < MOST_IN_ONE_COMMIT and not self._writes.empty():
                more = self._writes.get()
                going_on = bool(more)
                batch += more
            if batch:
                self.began = perf_counter()
                answers = commit(database, [write for write, _ in batch], self.uptime.now)
                self._answer(batch, answers, self.seconds_under_way)
                self.began = None
        database.close()

    def _answer(
        self, batch: Sequence[Pending], answers: Sequence[list[int] | StoreError], seconds: float
    ) -> None:
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


def find(database: sqlite3.Connection, queries: Sequence[Statement]) -> list[list[tuple[Any, ...]]]:
    if len(queries) == 1:
        return [database.execute(*queries[0]).fetchall()]
    database.execute("BEGIN")
    try:
        return [database.execute(*query).fetchall() for query in queries]
    finally:
        roll_back(database)


def commit(
    database: sqlite3.Connection, writes: Sequence[Write], uptime: Milliseconds
) -> list[list[int] | StoreError]:
    """Carry out the writes in one transaction. When it fails, nobody's write happened, and each is told so."""
    try:
        database.execute("BEGIN IMMEDIATE")
        answers = [[database.execute(*statement).rowcount for statement in write] for write in writes]
        database.execute(SAVE_UPTIME, (uptime, uptime))
        database.execute("COMMIT")
        return [*answers]
    except Exception as error:  # whatever a row does, the next one must find its writer
        roll_back(database)
        if not isinstance(error, sqlite3.Error):
            log.exception("a write failed in an unexpected way")
        if len(writes) == 1:
            return [StoreError("server-write-failed", reason=str(error) or repr(error))]
        return [answer for write in writes for answer in commit(database, [write], uptime)]


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
