"""Who plays while servers are killed (`killing.py`), and what they remember."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count, pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from demitasse.games import game as game_of
from demitasse.kernel.play import Row
from demitasse.server.wire import PROTOCOL
from tests.server.test_durability import Kitchen

SEATS = 2


@dataclass
class Sent:
    id: int
    seat: int
    do: str
    token: str
    frame: str


@dataclass
class House:
    """One server or several over one store."""

    place: Path | str
    servers: list[Kitchen]
    random: Random
    killed_at: float = 0.0
    guests: list[Guest] = field(default_factory=list)
    onlookers: list[Onlooker] = field(default_factory=list)
    playing: list[asyncio.Task[None]] = field(default_factory=list)
    found: Counter[str] = field(default_factory=Counter)
    by_game: Counter[str] = field(default_factory=Counter)
    drifts: list[float] = field(default_factory=list)
    """Seconds by which a running clock came back later (+) or earlier (-) than it was."""
    running_drifts: list[float] = field(default_factory=list)
    """The same of clocks that ran on at a server that lives, in all seconds around a kill."""
    taken_over: list[float] = field(default_factory=list)
    numbers: dict[int, int] = field(default_factory=dict)
    """By the port, which server of the database it is."""

    @property
    def alone(self) -> bool:
        return len(self.servers) == 1

    def port(self) -> int:
        return self.random.choice(self.servers).port


@dataclass
class Guest:
    """Plays all seats of one table and remembers what was sent and acknowledged; comes back whenever the line drops."""

    house: House
    game: str
    table: str
    keys: list[str]
    random: Random
    ids: count[int] = field(default_factory=count)
    sent: dict[int, Sent] = field(default_factory=dict)
    acknowledged: list[tuple[int, Sent]] = field(default_factory=list)
    """Row and choice, in the order of the answers."""
    in_flight: Sent | None = None
    latest: Any = None
    ahead: float | None = None
    """By how many milliseconds the table's clock is ahead of ours, as browsers reckon it; None while it stands still.

    A message comes late or later, so the clock shows what it tells or more: the quickest of many counts.
    """
    asked_at: dict[int, float] = field(default_factory=dict)
    interrupted_at: float = 0.0
    """When the line was lost because a server was killed."""
    here: bool = False
    over: bool = False

    async def play(self) -> None:
        while not self.over:
            with suppress(OSError, WebSocketException, TimeoutError):
                await self._visit()
            if self.here:
                self.here, self.interrupted_at = False, self.house.killed_at
            await asyncio.sleep(0.02)

    async def _visit(self) -> None:
        async with (
            at_table(self.house.port(), self.table, self.keys) as socket,
            asking_time(socket, self.ids, self.asked_at),
        ):
            async for frame in socket:
                told = msgspec.json.decode(frame)
                match told["type"]:
                    case "pong":
                        self._look_at_clock(told)
                    case "welcome":
                        self._compare_clock(told["table"])
                        self.here, self.latest = True, None
                        await agree(socket, told["table"], self.ids)
                    case "table":
                        self._look_at_clock(told["table"])
                        await agree(socket, told["table"], self.ids)
                    case "update":
                        await self._hear(socket, told)
                    case "accepted" if told["id"] in self.sent:
                        self.acknowledged.append((told["seq"], self.sent[told["id"]]))
                        self.in_flight = None
                        await self._choose(socket)
                    case "refused" if self.in_flight is not None and told["id"] == self.in_flight.id:
                        self.in_flight = None
                        await asyncio.sleep(0.02)
                        await self._choose(socket)

    def _compare_clock(self, table: Any) -> None:
        """After a kill of the only server a running clock stands where people saw it when that happened."""
        if self.interrupted_at and self.ahead is not None and self.house.alone:
            before = self.ahead + 1000 * self.interrupted_at
            self.house.drifts.append((table["clock"] - before) / 1000)
        self.interrupted_at, self.ahead = 0.0, None

    def _look_at_clock(self, told: Any) -> None:
        ahead = told["clock"] - 1000 * time.monotonic()
        self.ahead = max(ahead, self.ahead or ahead) if told["running"] else None

    async def _hear(self, socket: ClientConnection, told: Any) -> None:
        self.latest = told
        self._look_at_clock(told)
        self.over = told["result"] is not None
        await self._choose(socket)

    async def _choose(self, socket: ClientConnection) -> None:
        """What was sent and not answered before the line was lost is sent again, as a browser does."""
        if self.latest is None or self.over:
            return
        if self.in_flight is None:
            asked = [own for own in self.latest["seats"] if own["decision"] is not None]
            if not asked:
                return
            own = self.random.choice(asked)
            choice = self.random.choice(own["decision"]["choices"])
            self.in_flight = self._sent(own["seat"], choice)
        elif self.in_flight.id in self._said_to(socket):
            return
        self._said_to(socket).add(self.in_flight.id)
        await socket.send(self.in_flight.frame)

    def _said_to(self, socket: ClientConnection) -> set[int]:
        said: set[int] = socket.__dict__.setdefault("said", set())
        return said

    def _sent(self, seat: int, choice: Any) -> Sent:
        id = next(self.ids)
        token = f"{self.table[:8]}-{id}" if self.game == "kitchen-rush" else ""
        do = str(game_of(self.game).notation.decode(msgspec.json.encode(choice)))
        frame = {"type": "choose", "id": id, "seat": seat, "seq": self.latest["seq"], "choice": choice}
        self.sent[id] = Sent(
            id, seat, do, token, json.dumps({**frame, **({"token": token} if token else {})})
        )
        return self.sent[id]

    def wrong(self, rows: tuple[Row, ...]) -> Counter[str]:
        """What the log holds beside what was acknowledged."""
        found: Counter[str] = Counter()
        found["wrong_gaps"] = sum(row.seq != number for number, row in enumerate(rows))
        found["wrong_lost"] = sum(
            row >= len(rows) or (rows[row].seat, rows[row].do) != (sent.seat, sent.do)
            for row, sent in self.acknowledged
        )
        order = [row for row, _ in self.acknowledged]
        found["wrong_reordered"] = sum(second <= first for first, second in pairwise(order))
        tokens = Counter(row.token for row in rows if row.token)
        found["wrong_doubled"] = sum(number - 1 for number in tokens.values())
        played = Counter((row.seat, row.do) for row in rows if row.token or self.game != "kitchen-rush")
        sent = Counter((sent.seat, sent.do) for sent in self.sent.values())
        found["wrong_doubled"] += (played - sent).total()  # what nobody sent so often
        return found


@dataclass
class Onlooker:
    """The same people through another server: while it lives, a clock that runs goes on as clocks do."""

    guest: Guest
    server: Kitchen
    ids: count[int] = field(default_factory=lambda: count(10**6))
    asked_at: dict[int, float] = field(default_factory=dict)
    before: tuple[float, int] | None = None
    """A moment, and what the clock showed then; None while it stands still."""

    async def look_on(self) -> None:
        while not self.guest.over:
            self.server = self.guest.house.random.choice(self.guest.house.servers)
            with suppress(OSError, WebSocketException, TimeoutError):
                async with (
                    at_table(self.server.port, self.guest.table, self.guest.keys) as socket,
                    asking_time(socket, self.ids, self.asked_at),
                ):
                    self.before = None
                    await self._hear(socket)
            await asyncio.sleep(0.02)

    async def _hear(self, socket: ClientConnection) -> None:
        async for frame in socket:
            told = msgspec.json.decode(frame)
            if told["type"] in ("welcome", "table"):
                await agree(socket, told["table"], self.ids)
                told = told["table"]
            if told.get("running") is False:
                self.before = None
            elif told.get("type") == "pong":
                moment = (self.asked_at.pop(told["id"]) + time.monotonic()) / 2
                if self.before is None:
                    self.before = moment, told["clock"]
                elif moment - self.before[0] > 3:
                    passed = moment - self.before[0]
                    if self.before[0] < self.guest.house.killed_at < moment:
                        drift = (told["clock"] - self.before[1]) / 1000 - passed
                        self.guest.house.running_drifts.append(drift)
                    self.before = moment, told["clock"]


@asynccontextmanager
async def at_table(port: int, table: str, keys: list[str]) -> AsyncIterator[ClientConnection]:
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    async with connect(address, compression=None, open_timeout=20, close_timeout=1) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "keys": keys, "seq": -1}))
        yield socket


async def agree(socket: ClientConnection, table: Any, ids: count[int]) -> None:
    """Let a clock go on that was stopped."""
    if table["paused"]:
        for seat in range(SEATS):
            if seat not in table["agreed"]:
                frame = {"type": "pause", "id": next(ids), "seat": seat, "on": False}
                await socket.send(json.dumps(frame))


@asynccontextmanager
async def asking_time(
    socket: ClientConnection, ids: count[int], asked_at: dict[int, float]
) -> AsyncIterator[None]:
    """Ask what the clock says, again and again, as browsers do."""

    async def ask() -> None:
        while True:
            id = next(ids)
            asked_at[id] = time.monotonic()
            await socket.send(json.dumps({"type": "ping", "id": id}))
            await asyncio.sleep(0.2)

    asking = asyncio.create_task(ask())
    try:
        yield
    finally:
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
