"""The push subscriptions in the SQLite store."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec

from demitasse.server.subscriptions import MOST_OF_A_SEAT, Address, Occasion, Subscription

Run = Callable[[Callable[[sqlite3.Connection], Any]], Awaitable[Any]]
"""Has a function work on the store's database."""

ONE = "table_id = ? AND key_hash = ? AND endpoint = ?"


class SqliteSubscriptions:
    """Implements `subscriptions.Subscriptions`."""

    def __init__(self, write: Run, read: Run) -> None:
        self._write = write
        self._read = read

    async def put(
        self, table: str, key_hash: str, subscription: Subscription, told: Mapping[Occasion, int]
    ) -> None:
        stored = msgspec.json.encode(subscription).decode()

        def write(database: sqlite3.Connection) -> None:
            database.execute(
                "INSERT INTO subscriptions VALUES (?, ?, ?, ?, ?, ?)"
                " ON CONFLICT DO UPDATE SET stored = excluded.stored",
                (table, key_hash, subscription.endpoint, stored, told["turn"], told["time"]),
            )
            database.execute(
                "DELETE FROM subscriptions WHERE rowid IN (SELECT rowid FROM subscriptions"
                " WHERE table_id = ? AND key_hash = ? ORDER BY rowid DESC LIMIT -1 OFFSET ?)",
                (table, key_hash, MOST_OF_A_SEAT),
            )

        await self._write(write)

    async def move(self, endpoint: str, auth: str, to: Address) -> None:
        await self._execute(
            "UPDATE OR REPLACE subscriptions SET endpoint = ?1, stored ="
            " json_set(stored, '$.endpoint', ?1, '$.p256dh', ?2, '$.auth', ?3)"
            " WHERE endpoint = ?4 AND json_extract(stored, '$.auth') = ?5",
            to.endpoint,
            to.p256dh,
            to.auth,
            endpoint,
            auth,
        )

    async def drop(self, table: str, key_hash: str, endpoint: str) -> None:
        await self._execute(f"DELETE FROM subscriptions WHERE {ONE}", table, key_hash, endpoint)

    async def drop_endpoint(self, endpoint: str) -> None:
        await self._execute("DELETE FROM subscriptions WHERE endpoint = ?", endpoint)

    async def tables(self) -> list[str]:
        found = await self._select("SELECT DISTINCT table_id FROM subscriptions")
        return [table for (table,) in found]

    async def of_seat(self, table: str, key_hash: str) -> list[Subscription]:
        found = await self._select(
            "SELECT stored FROM subscriptions WHERE table_id = ? AND key_hash = ? ORDER BY rowid",
            table,
            key_hash,
        )
        return [msgspec.json.decode(stored, type=Subscription) for (stored,) in found]

    async def claim(self, table: str, key_hash: str, endpoint: str, occasion: Occasion, turn: int) -> bool:
        told = f"told_{occasion}"
        changed = await self._execute(
            f"UPDATE subscriptions SET {told} = ? WHERE {ONE} AND {told} < ?",
            turn,
            table,
            key_hash,
            endpoint,
            turn,
        )
        return changed == 1

    async def release(self, table: str, key_hash: str, endpoint: str, occasion: Occasion, turn: int) -> None:
        told = f"told_{occasion}"
        await self._execute(
            f"UPDATE subscriptions SET {told} = ? WHERE {ONE} AND {told} = ?",
            turn - 1,
            table,
            key_hash,
            endpoint,
            turn,
        )

    async def _execute(self, sql: str, *values: str | int) -> int:
        """How many rows it changed."""
        changed: int = await self._write(lambda database: database.execute(sql, values).rowcount)
        return changed

    async def _select(self, sql: str, *values: str | int) -> list[tuple[str]]:
        found: list[tuple[str]] = await self._read(lambda database: database.execute(sql, values).fetchall())
        return found
