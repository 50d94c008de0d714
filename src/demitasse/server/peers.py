"""The other servers over the same database: what they tell one another, and what each must know of the others.

Servers tell ids and never what stands behind them: whoever hears one reads it from the database. A word is a kind and
the id of a table, such as `row/…`; of talk also the number of the line.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

import msgspec

from demitasse.kernel.event import Seat
from demitasse.kernel.play import Row
from demitasse.server.uptime import Moment

ROW, TABLE, TALK, HERE, CALL, WATCH = "row", "table", "talk", "here", "call", "watch"
"""A row was written; seats, state, pauses or claims changed, or it is gone; somebody spoke; somebody came or went; a
bot calls something out; somebody wants to be reminded."""


class Word(msgspec.Struct, frozen=True):
    """What one server tells the others."""

    kind: str
    table: str
    number: int = 0

    def __str__(self) -> str:
        return f"{self.kind}/{self.table}" + (f"/{self.number}" if self.number else "")


def words_in(payload: str) -> list[Word]:
    """What stands in a notification, after the number of the server that sent it."""
    found = [word.split("/") for word in payload.split(" ")[1:]]
    return [Word(kind, table, int(rest[0]) if rest else 0) for kind, table, *rest in found]


class Elsewhere(msgspec.Struct, frozen=True):
    """Who looks at a table at one server, as the others are told."""

    seats: frozenset[Seat] = frozenset()
    watchers: int = 0
    host: bool = False

    def __bool__(self) -> bool:
        return bool(self.seats or self.watchers or self.host)


NOBODY = Elsewhere()


class Peers(Protocol):
    """Whatever is asked of them fails with a `StoreError` while the database is away."""

    live: frozenset[int]
    """The numbers of all servers that are there, this one's too."""

    def alone_at(self, table: str) -> AbstractAsyncContextManager[None]:
        """Meanwhile no other server changes anything at a table but its log."""
        ...

    def heard(self) -> AsyncIterator[list[Word]]:
        """What the others tell, as it comes."""
        ...

    async def beat(self) -> None:
        """Say that this server is there, see who else is, and what time it is."""

    async def rejoin(self) -> None:
        """After the connection was lost, as another server with another number."""

    async def take_over(self) -> tuple[list[str], int]:
        """Become the keeper of some tables that have none; their ids, and how many others still have none.

        One that somebody is writing to at this moment is left for the next time.
        """
        ...

    async def rows_after(self, known: Mapping[str, int]) -> dict[str, list[tuple[Row, Moment]]]:
        """The rows of tables behind the numbers that are known of each."""
        ...

    async def put_presence(self, here: Mapping[str, Elsewhere]) -> None:
        """Who looks at these tables at this server."""

    async def presence(self, tables: Collection[str]) -> dict[str, Elsewhere]:
        """Who looks at these tables at the other servers."""
        ...

    async def tell(self, words: Sequence[Word]) -> None: ...

    async def call(self, table: str, call: str) -> None:
        """Let the others know what a bot calls out."""

    async def last_call(self, table: str) -> str: ...

    async def take(self, what: str, who: str, a_second: float, at_once: int) -> bool:
        """Whether somebody may do something once more, by the count of all servers (`limits.Bucket`)."""
        ...

    async def leave_parcel(self, code: str, parcel: str, seconds: int, most: int) -> bool:
        """False when there are that many already."""
        ...

    async def fetch_parcel(self, code: str) -> str | None: ...

    async def close(self) -> None: ...
