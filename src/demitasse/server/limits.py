"""How much one person may ask of the server: sizes, rates, and counts per address."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import monotonic

import msgspec

from demitasse.server.peers import Peers
from demitasse.server.refusals import TooMany

KB = 1024
HOUR = 3600


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Generous for a household, firm against a flood. A benchmark raises those per address."""

    body: int = 256 * KB
    new_table: int = 1024 * KB
    """With a content file of one's own, in which JSON may write a sign as several."""
    record: int = 2048 * KB
    record_rows: int = 5000
    frame: int = 16 * KB
    messages_a_second: float = 20
    messages_at_once: int = 60
    backlog: int = 1024 * KB
    """Bytes a slow viewer may be behind; it is then cut off and catches up when it comes back."""
    tables_an_hour: int = 120
    replays_an_hour: int = 60
    reminders_an_hour: int = 120
    sockets: int = 200
    """Open at once, per address."""
    hello_seconds: float = 15
    connections: int = 300
    """Open at once, per address, whatever they ask for; not counted behind a proxy."""
    request_seconds: float = 20
    """In which a request must have come, its body included."""


class Bucket:
    """Allows `at_once` things in a burst and `a_second` in the long run."""

    __slots__ = ("_a_second", "_at_once", "_left", "_when")

    def __init__(self, a_second: float, at_once: float) -> None:
        self._a_second = a_second
        self._at_once = self._left = at_once
        self._when = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self._left = min(self._at_once, self._left + (now - self._when) * self._a_second)
        self._when = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        return self._left + (monotonic() - self._when) * self._a_second >= self._at_once


class Addresses:
    """What each address has made in the last hour, and how many connections it has open."""

    def __init__(self, limits: Limits, peers: Peers | None = None) -> None:
        self._limits = limits
        self._peers = peers
        """The other servers, which count what is made together with this one."""
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._sockets: dict[str, list[Callable[[], Awaitable[None]]]] = {}
        """How each open connection of an address is ended."""

    async def makes_table(self, address: str) -> None:
        await self._count("tables", address, self._limits.tables_an_hour, "server-too-many-tables")

    async def loads_replay(self, address: str) -> None:
        await self._count("replays", address, self._limits.replays_an_hour, "server-too-many-replays")

    async def sets_reminder(self, address: str) -> None:
        await self._count("reminders", address, self._limits.reminders_an_hour, "server-too-many-reminders")

    def connects(self, address: str, end: Callable[[], Awaitable[None]]) -> None:
        """To be followed by `disconnects`, unless it is refused. `end` sends it away."""
        open_now = self._sockets.setdefault(address, [])
        if len(open_now) >= self._limits.sockets:
            raise TooMany("server-too-many-sockets", most=self._limits.sockets)
        open_now.append(end)

    def disconnects(self, address: str, end: Callable[[], Awaitable[None]]) -> None:
        self._sockets[address].remove(end)
        if not self._sockets[address]:
            del self._sockets[address]

    def sockets(self) -> dict[str, int]:
        """How many live tables each address has open."""
        return {address: len(open_now) for address, open_now in self._sockets.items()}

    async def send_away(self, address: str) -> None:
        """End all that an address has open."""
        for end in list(self._sockets.get(address, ())):
            await end()

    def forget(self) -> None:
        """Drop the addresses that have all their allowance back."""
        for full in [counted for counted, bucket in self._buckets.items() if bucket.full]:
            del self._buckets[full]

    async def _count(self, what: str, address: str, an_hour: int, key: str) -> None:
        if self._peers is not None:
            taken = await self._peers.take(what, address, an_hour / HOUR, an_hour)
        else:
            taken = self._buckets.setdefault((what, address), Bucket(an_hour / HOUR, an_hour)).take()
        if not taken:
            raise TooMany(key, most=an_hour)
