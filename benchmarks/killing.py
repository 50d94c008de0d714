"""The campaign of kills (`campaign.py`): who plays meanwhile, and what they hold the log to.

A house is one server or several over one folder or database, with tables of all four games. Several houses are played
in at once, since most of a kill is waiting: for a server to be there again, and for people to come back.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count, pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from demitasse.games import game as game_of
from demitasse.kernel.play import Row
from demitasse.server.store import is_database, open_store
from demitasse.server.wire import PROTOCOL
from takeover import LONGEST, summary
from tests.server.test_durability import Kitchen, kitchen

GAMES = ("coffee-rush", "cafe-del-gatto", "seize-the-bean", "kitchen-rush")
SEATS = 2
SECONDS_WRONG = 1.0
"""A killed server may take so much of a running clock with it."""
PATIENCE = 30.0
"""Seconds until a kill that nobody came back from is not waited for any longer."""
UNHURRIED = ({"mode": "relaxed"}, {"mode": "relaxed", "round_seconds": 3600, "timer_seconds": 5})
"""Plays of Kitchen Rush that come to their end, and those whose clock runs at nearly every kill."""
Found = dict[str, Any]


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

    A message comes late or later, so the clock shows what it tells or more: the quickest counts.
    """
    interrupted: bool = False
    """The line was lost."""
    here: bool = False
    over: bool = False

    async def play(self) -> None:
        while not self.over:
            with suppress(OSError, WebSocketException, TimeoutError):
                await self._visit()
            if self.here:
                self.here, self.interrupted = False, True
            await asyncio.sleep(0.02)

    async def _visit(self) -> None:
        async with at_table(self.house.port(), self.table, self.keys) as socket:
            async for frame in socket:
                told = msgspec.json.decode(frame)
                match told["type"]:
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
        if self.interrupted and self.ahead is not None and self.house.alone and self.house.killed_at:
            before = self.ahead + 1000 * self.house.killed_at
            self.house.drifts.append((table["clock"] - before) / 1000)
        self.interrupted, self.ahead = False, None

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
                async with at_table(self.server.port, self.guest.table, self.guest.keys) as socket:
                    self.before = None
                    await asyncio.gather(self._hear(socket), self._ask(socket))
            await asyncio.sleep(0.02)

    async def _ask(self, socket: ClientConnection) -> None:
        while not self.guest.over:
            id = next(self.ids)
            self.asked_at[id] = time.monotonic()
            await socket.send(json.dumps({"type": "ping", "id": id}))
            await asyncio.sleep(0.4)

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


async def campaign(
    folder: Path, places: list[tuple[Path | str, int]], kills: int, until: float, seed: int
) -> Found:
    """Kill servers so many times in all, in each of these places with so many servers."""
    random = Random(seed)
    left = count(kills, -1)
    with ExitStack() as ending:
        houses = []
        for number, (place, servers) in enumerate(places):
            house = House(place, [], Random(random.random()))
            houses.append(house)
            for each in range(servers):
                own = folder / f"{number}-{each}"
                own.mkdir()
                house.servers.append(await asyncio.to_thread(ending.enter_context, kitchen(own, place)))
                await find_number(house, house.servers[-1])
        await asyncio.gather(*(killed_again_and_again(house, left, until) for house in houses))
    together: Counter[str] = Counter()
    told = []
    for house in houses:
        found = await compared(house)
        store = "database" if is_database(house.place) else "folder"
        told.append({"house": f"{store}:{len(house.servers)}", **found})
        together.update({name: number for name, number in found.items() if isinstance(number, int)})
    return {**together, "houses": told}


async def killed_again_and_again(house: House, left: count[int], until: float) -> None:
    while time.monotonic() < until and next(left) > 0:
        await fill(house)
        await until_back(house)
        before = {guest.table: len(guest.acknowledged) for guest in house.guests}
        while all(len(guest.acknowledged) == before[guest.table] for guest in house.guests):
            await asyncio.sleep(0.01)  # at least one choice between two kills
        await asyncio.sleep(house.random.random() * 0.3)
        playing = {guest.game for guest in house.guests if not guest.over and guest.here}
        server = house.random.choice(house.servers)
        kept = await asyncio.to_thread(kept_by, house, server)
        house.killed_at = await asyncio.to_thread(killed, server)
        house.found["kills"] += 1
        house.found["kills_of_keepers" if kept or house.alone else "kills_of_bystanders"] += 1
        house.by_game.update(playing)
        if kept and not house.alone:
            house.taken_over.append(await asyncio.to_thread(taken_over, house, server))
        await asyncio.to_thread(server.start)
        await find_number(house, server)
    await asyncio.sleep(3)  # so that everybody has come back once more
    for task in house.playing:
        task.cancel()
    await asyncio.gather(*house.playing, return_exceptions=True)


async def fill(house: House) -> None:
    """A table of each game at which play goes on; in real time also somebody at another server."""
    for game in GAMES:
        if any(guest.game == game and not guest.over for guest in house.guests):
            continue
        guest = await sit_down(house, game)
        house.guests.append(guest)
        house.playing.append(asyncio.create_task(guest.play()))
        if game == "kitchen-rush" and not house.alone:
            onlooker = Onlooker(guest, house.servers[0])
            house.playing.append(asyncio.create_task(onlooker.look_on()))


async def until_back(house: House) -> None:
    """Until everybody is at their table again."""
    end = time.monotonic() + PATIENCE
    while any(not guest.here and not guest.over for guest in house.guests):
        if time.monotonic() > end:
            house.found["not_back_in_time"] += 1
            return
        await asyncio.sleep(0.01)


async def sit_down(house: House, game: str) -> Guest:
    seats = [{"kind": "me", "name": f"P{seat}"} for seat in range(SEATS)]
    options = house.random.choice(UNHURRIED) if game == "kitchen-rush" else {}
    wish = {"game": game, "seats": seats, "options": options}
    made = await asyncio.to_thread(house.random.choice(house.servers).post, "/api/tables", wish)
    keys = [seat["key"] for seat in made["seats"]]
    return Guest(house, game, made["table"], keys, Random(house.random.random()))


def killed(server: Kitchen) -> float:
    """The moment from which it showed nobody anything any more."""
    moment = time.monotonic()
    server.kill()
    return moment


# Who keeps what.


async def find_number(house: House, server: Kitchen) -> None:
    """The server that was started last has the highest number in its database."""
    if not is_database(house.place):
        return
    known = max(house.numbers.values(), default=0)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        await asyncio.to_thread(server._ask, "/api/games", None, "")
        ((latest,),) = await asyncio.to_thread(ask, house, "SELECT MAX(number) FROM servers")
        if latest > known:
            house.numbers[server.port] = latest
            return
        await asyncio.sleep(0.05)
    raise TimeoutError("a server was started and is not there")


def kept_by(house: House, server: Kitchen) -> int:
    if not is_database(house.place):
        return 0
    sql = f"SELECT COUNT(*) FROM tables WHERE state <> 'over' AND keeper = {house.numbers[server.port]}"
    return int(ask(house, sql)[0][0])


def taken_over(house: House, server: Kitchen) -> float:
    """Seconds until the tables of a server that is gone are another one's."""
    while kept_by(house, server) and time.monotonic() - house.killed_at < LONGEST:
        time.sleep(0.02)
    return time.monotonic() - house.killed_at


def ask(house: House, sql: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(str(house.place), autocommit=True) as database:
        return database.execute(sql.encode()).fetchall()


async def compared(house: House) -> Found:
    found: Counter[str] = Counter()
    store = await open_store(house.place)
    try:
        for guest in house.guests:
            kept = await store.load(guest.table)
            assert kept is not None
            found["rows"] += len(kept.rows)
            found.update(guest.wrong(kept.rows))
    finally:
        await store.close()
    drifts = house.drifts + house.running_drifts
    found["wrong_clocks"] = sum(abs(seconds) > SECONDS_WRONG for seconds in drifts)
    return {
        **house.found,
        "tables": len(house.guests),
        "sent": sum(len(guest.sent) for guest in house.guests),
        "acknowledged": sum(len(guest.acknowledged) for guest in house.guests),
        "clocks_compared": len(drifts),
        **found,
        "by_game": dict(house.by_game),
        "clocks_seconds_off": {
            "behind": round(min(drifts, default=0), 3),
            "ahead": round(max(drifts, default=0), 3),
        },
        "seconds_until_taken_over": summary(house.taken_over),
    }
