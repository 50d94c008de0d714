"""What the server has acknowledged is there after it was killed, once and not twice.

A real server process is killed with SIGKILL at random moments while several people choose as fast as they can; after
the last restart the log must hold every acknowledged choice exactly where it was acknowledged.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from demitasse.kernel.play import Row
from demitasse.server.store import RowConflict, SeatRow, TableHead, is_database, open_store
from demitasse.server.wire import PROTOCOL
from tests.processes import process

KILLS = {"folder": 50, "database": 15}
"""Starting over a database takes longer."""
TABLES = 4
SERVE = """
import os, signal, sys
from demitasse.server.app import Settings
from demitasse.server.limits import Limits
from demitasse.server.serve import ServeOptions, serve
if __name__ == "__main__":
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in sys.stdin:
        server = os.fork()
        if server == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            limits = Limits(tables_an_hour=10**6, messages_at_once=10**6)
            options = ServeOptions(port=int(sys.argv[1]), data=sys.argv[2])
            serve(options, Settings(limits=limits, workers=0))
            os._exit(0)
        print(server, flush=True)
"""
"""A server for every line of its input, each a process of its own that has imported everything already."""


class Kitchen:
    """A server that is killed and started again on the same port and data."""

    def __init__(self, folder: Path, place: Path | str) -> None:
        self.script = folder / "serve_for_test.py"
        self.script.write_text(SERVE)
        with socket.socket() as door:
            door.bind(("127.0.0.1", 0))
            self.port: int = door.getsockname()[1]
        self.starter = subprocess.Popen(
            [sys.executable, str(self.script), str(self.port), str(place)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
        )
        self.start()

    def start(self) -> None:
        assert self.starter.stdin
        assert self.starter.stdout
        print(file=self.starter.stdin, flush=True)
        line = self.starter.stdout.readline()
        while not line.strip().isdigit():  # what a server says itself goes the same way
            line = self.starter.stdout.readline()
        self.server = int(line)

    def kill(self) -> None:
        """As if the machine had lost its power; back when the process is gone."""
        with suppress(ProcessLookupError):
            while True:
                os.kill(self.server, signal.SIGKILL)
                time.sleep(0.002)

    def close(self) -> None:
        self.kill()
        self.starter.communicate()

    def table(self, keys: Any) -> Any:
        """A table, as its host is told of it."""
        return self._ask(f"/api/tables/{keys['table']}", None, keys["host"])

    def post(self, path: str, body: object, key: str = "") -> Any:
        return self._ask(path, json.dumps(body).encode(), key)

    def _ask(self, path: str, body: bytes | None, key: str) -> Any:
        headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
        address = f"http://127.0.0.1:{self.port}{path}"
        for _ in range(600):
            try:
                with urlopen(Request(address, body, headers), timeout=20) as answer:
                    return json.load(answer)
            except (URLError, OSError):
                time.sleep(0.1)
        raise TimeoutError("the server never answered")


@contextmanager
def kitchen(folder: Path, place: Path | str) -> Iterator[Kitchen]:
    running = Kitchen(folder, place)
    try:
        yield running
    finally:
        running.close()


class Guest:
    """Plays all seats of one table and remembers what was acknowledged; comes back whenever the line drops."""

    def __init__(self, port: int, keys: Any) -> None:
        self.port = port
        self.table: str = keys["table"]
        self.keys = [seat["key"] for seat in keys["seats"]]
        self.acknowledged: dict[int, str] = {}
        self.sent: dict[int, str] = {}
        self.over = False

    async def play(self, stop: asyncio.Event) -> None:
        random = Random(self.table)
        while not stop.is_set() and not self.over:
            try:
                await self._visit(random, stop)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.02)

    async def _visit(self, random: Random, stop: asyncio.Event) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/live"
        async with connect(address, compression=None, open_timeout=20) as socket:
            await socket.send(
                json.dumps({"type": "hello", "protocol": PROTOCOL, "keys": self.keys, "seq": -1})
            )
            async for frame in socket:
                told = msgspec.json.decode(frame)
                if told["type"] == "accepted":
                    assert told["seq"] == told["id"]
                    self.acknowledged[told["id"]] = self.sent[told["id"]]
                if told["type"] != "update" or stop.is_set():
                    if stop.is_set():
                        return
                    continue
                self.over = told["result"] is not None
                for own in told["seats"]:
                    if own["decision"] is not None and not self.over:
                        await self._choose(socket, own, told["seq"], random)

    async def _choose(self, socket: Any, own: Any, seq: int, random: Random) -> None:
        choices = own["decision"]["choices"]
        choice = choices[int(random.random() * len(choices))]
        self.sent[seq] = " ".join(str(value) for value in choice.values())
        frame = {"type": "choose", "id": seq, "seat": own["seat"], "seq": seq, "choice": choice}
        await socket.send(json.dumps(frame))


@pytest.mark.slow
def test_every_acknowledged_choice_survives_kills_and_none_is_doubled(
    tmp_path: Path, place: Path | str
) -> None:
    asyncio.run(killed_again_and_again(tmp_path, place))


async def killed_again_and_again(folder: Path, place: Path | str) -> None:
    random = Random(50)
    kills = KILLS["database" if is_database(place) else "folder"]
    with kitchen(folder, place) as running:
        seats = [{"kind": "me", "name": name} for name in ("Ana", "Bob", "Cy", "Dee")]
        wish = {"game": "coffee-rush", "seats": seats}
        guests: list[Guest] = []
        stop = asyncio.Event()
        playing: list[asyncio.Task[None]] = []
        for _ in range(kills):
            while sum(not guest.over for guest in guests) < TABLES:
                keys = await asyncio.to_thread(running.post, "/api/tables", wish)
                guests.append(Guest(running.port, keys))
                playing.append(asyncio.create_task(guests[-1].play(stop)))
            before = sum(len(guest.acknowledged) for guest in guests)
            while sum(len(guest.acknowledged) for guest in guests) == before:
                await asyncio.sleep(0.005)  # at least one choice between two kills
            await asyncio.sleep(random.random() * 0.15)
            await asyncio.to_thread(running.kill)
            await asyncio.to_thread(running.start)
        stop.set()
        running.kill()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    store = await open_store(place)
    try:
        acknowledged = 0
        for guest in guests:
            kept = await store.load(guest.table)
            assert kept is not None
            assert [row.seq for row in kept.rows] == list(range(len(kept.rows)))
            for seq, choice in guest.acknowledged.items():
                assert kept.rows[seq].do == choice
            acknowledged += len(guest.acknowledged)
        assert acknowledged > kills
    finally:
        await store.close()


def head(id: str) -> TableHead:
    return TableHead(
        id=id,
        game="coffee-rush",
        options={},
        seed="1",
        content="",
        leavers="wait",
        created="2026-01-01T00:00:00+00:00",
        host_hash="",
        join_token_hash="",
        watch_token_hash="",
        origin="",
    )


WRITER = """
import asyncio, sys
from demitasse.kernel.play import Row
from demitasse.server.store import RowConflict, open_store

async def main(folder, name, rows):
    store = await open_store(folder)
    won, seq = [], 0
    while seq < rows:
        try:
            await store.append("shared", Row(seq, 0, 0, f"{name} {seq}"))
            won.append(seq)
        except RowConflict:
            pass
        seq += 1
    await store.close()
    print(*won)

asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
"""


def test_of_two_processes_writing_to_one_table_one_wins_each_row(tmp_path: Path, place: Path | str) -> None:
    rows = 400

    async def prepare() -> None:
        store = await open_store(place)
        await store.create(head("shared"), [SeatRow(0, "person", "Ana", "", "")])
        await store.close()

    async def log() -> tuple[Row, ...]:
        store = await open_store(place)
        kept = await store.load("shared")
        await store.close()
        assert kept is not None
        return kept.rows

    asyncio.run(prepare())
    script = tmp_path / "writer.py"
    script.write_text(WRITER)
    with ExitStack() as both:
        writers = {
            name: both.enter_context(
                process([sys.executable, script, place, name, str(rows)], stdout=subprocess.PIPE)
            )
            for name in ("one", "two")
        }
        won = {
            name: [int(seq) for seq in writer.communicate()[0].split()] for name, writer in writers.items()
        }

    kept = asyncio.run(log())
    assert [row.seq for row in kept] == list(range(rows))
    assert sorted(won["one"] + won["two"]) == list(range(rows))
    for name, sequence in won.items():
        assert all(kept[seq].do == f"{name} {seq}" for seq in sequence)


def test_a_row_that_exists_is_refused_and_stays_as_it_was(place: Path | str) -> None:
    async def twice() -> None:
        store = await open_store(place)
        await store.create(head("t"), [])
        await store.append("t", Row(0, 0, 0, "place a1"))
        with pytest.raises(RowConflict):
            await store.append("t", Row(0, 0, 1, "place b2"))
        assert [row for row, _ in await store.rows_after("t", -1)] == [Row(0, 0, 0, "place a1")]
        await store.close()

    asyncio.run(twice())
