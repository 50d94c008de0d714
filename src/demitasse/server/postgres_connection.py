"""Connections to a PostgreSQL database, and what is said of one that cannot be used."""

from __future__ import annotations

from functools import cache
from typing import Any, LiteralString

import psycopg
from psycopg.conninfo import conninfo_to_dict

from demitasse.server import schema
from demitasse.server.statements import Statement
from demitasse.server.store import StoreError

Connection = psycopg.AsyncConnection[tuple[Any, ...]]

CONNECT_SECONDS = 5
"""How long to wait for the database: at the start, and for a connection of the pool."""
HOW: dict[str, Any] = {
    "autocommit": True,
    "client_encoding": "utf8",
    "connect_timeout": CONNECT_SECONDS,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 1000 * CONNECT_SECONDS,
}
"""How every connection is made; a line that was cut is noticed within seconds."""
LOCK = 0x64656D69
"""The number of our advisory locks in a database that others may use too."""


async def connect(url: str) -> Connection:
    return await Connection.connect(url, **HOW)


async def execute(database: Connection, statement: Statement) -> psycopg.AsyncCursor[tuple[Any, ...]]:
    return await database.execute(in_dialect(statement.sql), statement.values)


@cache
def in_dialect(sql: str) -> bytes:
    return sql.replace("%", "%%").replace("?", "%s").encode()


async def one_row(database: Connection, sql: LiteralString, *values: Any) -> tuple[Any, ...]:
    found = await (await database.execute(sql, values or None)).fetchone()
    assert found is not None
    return found


def without_password(url: str) -> str:
    """A URL as it may be shown to anybody."""
    try:
        parts = conninfo_to_dict(url)
    except psycopg.ProgrammingError:
        # Its message may quote what stands in the place of a port, and that may be a password.
        raise StoreError("server-database-url") from None
    user = f"{parts['user']}@" if "user" in parts else ""
    port = f":{parts['port']}" if "port" in parts else ""
    return f"postgresql://{user}{parts.get('host', '')}{port}/{parts.get('dbname', '')}"


def refusal_of(error: BaseException, shown: str) -> BaseException:
    """Whoever starts the server needs a sentence, whatever it was."""
    if isinstance(error, StoreError) or not isinstance(error, Exception):
        return error
    if isinstance(error, schema.NewerSchema):
        return StoreError("server-database-newer", database=shown)
    if isinstance(error, psycopg.errors.InsufficientPrivilege | psycopg.errors.ReadOnlySqlTransaction):
        return StoreError("server-database-rights", database=shown, reason=reason_of(error))
    return StoreError("server-database-unusable", database=shown, reason=reason_of(error))


def reason_of(error: Exception) -> str:
    """What PostgreSQL says, in one line; it never repeats a password."""
    diagnosed = error.diag.message_primary if isinstance(error, psycopg.Error) else None
    lines = (diagnosed or str(error) or repr(error)).splitlines()
    return lines[0].rstrip(".")
