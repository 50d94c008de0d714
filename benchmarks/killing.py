"""The campaign of kills (`campaign.py`): who plays meanwhile, and what they hold the log to."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import count, cycle, pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from demitasse.games import game as game_of
from demitasse.kernel.play import Row
from demitasse.server.store import open_store
from demitasse.server.wire import PROTOCOL
from tests.server.test_durability import Kitchen, kitchen

GAMES = ("coffee-rush", "cafe-del-gatto", "seize-the-bean", "kitchen-rush")
TABLES_OF_EACH = 2
SEATS = 2
SECONDS_LOST = 1.0
"""A killed server takes at most so much of a running clock with it."""
Found = dict[str, Any]


@dataclass
class Sent:
    seat: int
    do: str
    token: str
    row: int
    """For which row it was meant."""


@dataclass
class Guest:
    """Plays all seats of one table and remembers what was sent and acknowledged; comes back whenever the line drops."""

    port: int
    game: str
    table: str
    keys: list[str]
    random: Random
    ids: count[int] = field(default_factory=count)
    sent: dict[int, Sent] = field(default_factory=dict)
    acknowledged: list[tuple[int, Sent]] = field(default_factory=list)
    """Row and choice, in the order of the answers."""
    clock: int = 0
    seen_at: float = 0.0
    running: bool = False
    lost: list[float] = field(default_factory=list)
    """Seconds by which a clock came back earlier than it was."""
    killed_at: float = 0.0
    over: bool = False

    async def play(self) -> None:
        while not self.over:
            try:
                await self._visit()
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.02)

    async def _visit(self) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/live"
        async with connect(address, compression=None, open_timeout=20) as socket:
            await socket.send(
                json.dumps({"type": "hello", "protocol": PROTOCOL, "keys": self.keys, "seq": -1})
            )
            async for frame in socket:
                told = msgspec.json.decode(frame)
                if told["type"] == "accepted" and told["id"] in self.sent:
                    self.acknowledged.append((told["seq"], self.sent[told["id"]]))
                elif told["type"] == "welcome":
                    self._compare_clock(told["table"])
                    await self._go_on(socket, told["table"])
                elif told["type"] == "table":
                    await self._go_on(socket, told["table"])
                elif told["type"] == "update":
                    await self._answer(socket, told)

    def _compare_clock(self, table: Any) -> None:
        """After a kill a running clock stands where it was last seen."""
        if self.killed_at and self.running:
            before = self.clock + 1000 * (self.killed_at - self.seen_at)
            self.lost.append((before - table["clock"]) / 1000)
        self.killed_at = 0.0

    async def _go_on(self, socket: ClientConnection, table: Any) -> None:
        if table["paused"]:
            for seat in range(SEATS):
                if seat not in table["agreed"]:
                    frame = {"type": "pause", "id": next(self.ids), "seat": seat, "on": False}
                    await socket.send(json.dumps(frame))

    async def _answer(self, socket: ClientConnection, told: Any) -> None:
        self.clock, self.running, self.seen_at = told["clock"], told["running"], time.monotonic()
        self.over = told["result"] is not None
        asked = [own for own in told["seats"] if own["decision"] is not None]
        if asked and not self.over:
            own = self.random.choice(asked)
            choice = self.random.choice(own["decision"]["choices"])
            id = next(self.ids)
            token = f"{self.table[:8]}-{id}" if self.game == "kitchen-rush" else ""
            do = str(game_of(self.game).notation.decode(msgspec.json.encode(choice)))
            self.sent[id] = Sent(own["seat"], do, token, told["seq"])
            frame = {"type": "choose", "id": id, "seat": own["seat"], "seq": told["seq"], "choice": choice}
            await socket.send(json.dumps({**frame, **({"token": token} if token else {})}))

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
        if self.game != "kitchen-rush":  # what nobody sent for this row was played twice, or invented
            meant = {(sent.row, sent.seat, sent.do) for sent in self.sent.values()}
            alone = {(row.seat, row.do) for row in rows}
            known = {(seat, do) for _, seat, do in meant}
            found["wrong_doubled"] += len(alone - known)
            found["wrong_doubled"] += max(0, len(rows) - len(self.sent))
        return found


async def campaign(folder: Path, place: Path | str, kills: int, until: float, seed: int) -> Found:
    random = Random(seed)
    guests: list[Guest] = []
    playing: list[asyncio.Task[None]] = []
    killed: Counter[str] = Counter()
    turns = cycle(GAMES)
    with kitchen(folder, place) as running:
        while sum(killed.values()) < kills and time.monotonic() < until:
            game = next(turns)
            mine = [guest for guest in guests if guest.game == game and not guest.over]
            while len(mine) < TABLES_OF_EACH:
                mine.append(await sit_down(running, game, random))
                guests.append(mine[-1])
                playing.append(asyncio.create_task(mine[-1].play()))
            before = sum(len(guest.acknowledged) for guest in mine)
            patience = time.monotonic() + 30
            while sum(len(guest.acknowledged) for guest in mine) == before and time.monotonic() < patience:
                await asyncio.sleep(0.005)  # at least one choice at a table of this game between two kills
            await asyncio.sleep(random.random() * 0.3)
            moment = time.monotonic()
            await asyncio.to_thread(running.kill)
            for guest in guests:
                guest.killed_at = guest.killed_at or moment
            killed[game] += 1
            await asyncio.to_thread(running.start)
        await asyncio.sleep(3)  # so that everybody has come back once more
        running.kill()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return {"kills": sum(killed.values()), "by_game": dict(killed), **await compared(place, guests)}


async def sit_down(running: Kitchen, game: str, random: Random) -> Guest:
    seats = [{"kind": "me", "name": f"P{seat}"} for seat in range(SEATS)]
    made = await asyncio.to_thread(running.post, "/api/tables", {"game": game, "seats": seats})
    keys = [seat["key"] for seat in made["seats"]]
    return Guest(running.port, game, made["table"], keys, Random(random.random()))


async def compared(place: Path | str, guests: list[Guest]) -> Found:
    found: Counter[str] = Counter()
    store = await open_store(place)
    try:
        for guest in guests:
            kept = await store.load(guest.table)
            assert kept is not None
            found["rows"] += len(kept.rows)
            found.update(guest.wrong(kept.rows))
    finally:
        await store.close()
    lost = [seconds for guest in guests for seconds in guest.lost]
    return {
        "tables": len(guests),
        "sent": sum(len(guest.sent) for guest in guests),
        "acknowledged": sum(len(guest.acknowledged) for guest in guests),
        "clocks_compared": len(lost),
        "most_seconds_lost": round(max(lost, default=0.0), 3),
        "most_seconds_gained": round(-min(lost, default=0.0), 3),
        "wrong_clocks": sum(abs(seconds) > SECONDS_LOST for seconds in lost),
        **found,
    }
