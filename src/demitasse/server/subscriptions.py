"""Where people want to be told of their seats when no page is open: the push subscriptions of their browsers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Protocol

import msgspec

Occasion = Literal["turn", "time"]
"""What a browser is told once for each turn: that it has come, and that its time is running out."""

MOST_OF_A_SEAT = 8
"""Browsers one person may be told in; the oldest gives way."""


class Address(msgspec.Struct, frozen=True, kw_only=True):
    """Where the push service of a browser is, and how to seal what only it can read."""

    endpoint: str
    p256dh: str
    auth: str


class Subscription(Address, frozen=True, kw_only=True):
    """A browser that wants to be told, and what of."""

    language: str
    turn: bool
    time: bool


class Subscriptions(Protocol):
    """Kept with their table, and gone with it. Every method is durable when it returns."""

    async def put(
        self, table: str, key_hash: str, subscription: Subscription, told: Mapping[Occasion, int]
    ) -> None:
        """Keep it, or what has changed about it. `told` are the latest turns of which a new one needs no message."""

    async def move(self, endpoint: str, auth: str, to: Address) -> None:
        """The browser with this address and secret has another address now, at all its tables."""

    async def drop(self, table: str, key_hash: str, endpoint: str) -> None: ...

    async def drop_endpoint(self, endpoint: str) -> None:
        """At all tables: its push service says that this browser is gone."""

    async def tables(self) -> list[str]:
        """The tables of which somebody wants to be told."""
        ...

    async def of_seat(self, table: str, key_hash: str) -> list[Subscription]: ...

    async def claim(self, table: str, key_hash: str, endpoint: str, occasion: Occasion, turn: int) -> bool:
        """Note that this browser is told of this turn; False where it has been already, whoever did so."""
        ...

    async def release(self, table: str, key_hash: str, endpoint: str, occasion: Occasion, turn: int) -> None:
        """Take that back: it was certainly not told."""
