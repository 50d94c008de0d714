"""The push subscriptions in a store that speaks SQL."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from demitasse.server.peers import WATCH, Word
from demitasse.server.statements import Database, Statement
from demitasse.server.subscriptions import MOST_OF_A_SEAT, Address, Occasion, Subscription

OF_SEAT = "table_id = ? AND key_hash = ?"
ONE = f"{OF_SEAT} AND endpoint = ?"


class SqlSubscriptions:
    """Implements `subscriptions.Subscriptions`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(
        self, table: str, key_hash: str, subscription: Subscription, told: Mapping[Occasion, int]
    ) -> None:
        stored = msgspec.json.encode(subscription).decode()
        await self._database.write(
            Statement(
                "INSERT INTO subscriptions (table_id, key_hash, endpoint, stored, told_turn, told_time)"
                " VALUES (?, ?, ?, ?, ?, ?)"
                " ON CONFLICT (table_id, key_hash, endpoint) DO UPDATE SET stored = excluded.stored",
                (table, key_hash, subscription.endpoint, stored, told["turn"], told["time"]),
            ),
            Statement(
                f"DELETE FROM subscriptions WHERE {OF_SEAT} AND rowid <= (SELECT rowid FROM subscriptions"
                f" WHERE {OF_SEAT} ORDER BY rowid DESC LIMIT 1 OFFSET ?)",
                (table, key_hash, table, key_hash, MOST_OF_A_SEAT),
            ),
            told=str(Word(WATCH, table)),
        )

    async def move(self, endpoint: str, auth: str, to: Address) -> None:
        found = await self._select(
            "SELECT table_id, key_hash, stored FROM subscriptions WHERE endpoint = ?", endpoint
        )
        statements = []
        for table, key_hash, stored in found:
            old = msgspec.json.decode(stored, type=Subscription)
            if old.auth != auth:
                continue
            if to.endpoint != endpoint:  # it may have told us of its new address itself
                statements.append(
                    Statement(f"DELETE FROM subscriptions WHERE {ONE}", (table, key_hash, to.endpoint))
                )
            new = msgspec.structs.replace(old, endpoint=to.endpoint, p256dh=to.p256dh, auth=to.auth)
            statements.append(
                Statement(
                    f"UPDATE subscriptions SET endpoint = ?, stored = ? WHERE {ONE}",
                    (to.endpoint, msgspec.json.encode(new).decode(), table, key_hash, endpoint),
                )
            )
        await self._database.write(*statements)

    async def drop(self, table: str, key_hash: str, endpoint: str) -> None:
        await self._execute(f"DELETE FROM subscriptions WHERE {ONE}", table, key_hash, endpoint)

    async def drop_endpoint(self, endpoint: str) -> None:
        await self._execute("DELETE FROM subscriptions WHERE endpoint = ?", endpoint)

    async def tables(self) -> list[str]:
        found = await self._select("SELECT DISTINCT table_id FROM subscriptions")
        return [table for (table,) in found]

    async def of_seat(self, table: str, key_hash: str) -> list[Subscription]:
        found = await self._select(
            f"SELECT stored FROM subscriptions WHERE {OF_SEAT} ORDER BY rowid", table, key_hash
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
        (changed,) = await self._database.write(Statement(sql, values))
        return changed

    async def _select(self, sql: str, *values: str | int) -> list[tuple[Any, ...]]:
        (found,) = await self._database.read(Statement(sql, values))
        return found
