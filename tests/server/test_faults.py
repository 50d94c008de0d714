"""Faults of the world around a real server: what the people at its tables see, and that nothing they were promised is
lost. The table of docs/hosting.md names the tests for each.
"""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from demitasse.server.sqlite_store import FILE
from demitasse.server.store import open_store
from demitasse.server.wire import PROTOCOL
from tests.processes import process
from tests.server.visiting import SECONDS

SERVE = """
import resource, sys
from demitasse.server.app import Settings
from demitasse.server.limits import Limits
from demitasse.server.serve import ServeOptions, serve
if __name__ == "__main__":
    files = int(sys.argv[2])
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(files, 1024), files))
    limits = Limits(messages_a_second=10**6, messages_at_once=10**6, request_seconds=float(sys.argv[3]))
    serve(ServeOptions(port=0, data=sys.argv[1]), Settings(limits=limits, workers=0))
"""
WISH = {
    "game": "coffee-rush",
    "seats": [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Tom"}],
    "options": {"first": 0},
}


@contextmanager
def serving(
    data: Path, files: int = 4096, request_seconds: float = 20
) -> Iterator[tuple[int, subprocess.Popen[str]]]:
    command = [sys.executable, "-c", SERVE, str(data), str(files), str(request_seconds)]
    with process(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None
        line = program.stdout.readline()
        assert "127.0.0.1:" in line, line
        yield int(line.split("127.0.0.1:")[1].split()[0]), program


def new_table(port: int) -> Any:
    answer = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=WISH, timeout=SECONDS)
    assert answer.status_code == 201, answer.text
    return answer.json()


@dataclass
class Person:
    """Plays both seats of a table, one choice after the other."""

    port: int
    keys: Any
    acknowledged: dict[int, str] = field(default_factory=dict)
    refusals: list[str] = field(default_factory=list)
    sent: int = 0
    code: int | None = None

    @asynccontextmanager
    async def at_the_table(self) -> AsyncIterator[ClientConnection]:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.keys['table']}/live"
        async with connect(address, compression=None, open_timeout=SECONDS) as line:
            keys = [seat["key"] for seat in self.keys["seats"]]
            await line.send(encoded({"type": "hello", "protocol": PROTOCOL, "keys": keys, "seq": -1}))
            yield line

    async def play(self, enough: Callable[[], bool]) -> None:
        """Until it is enough, or the server says goodbye."""
        try:
            async with self.at_the_table() as line:
                update = await hear(line, "update")
                while not enough() and update["result"] is None:
                    answer = await self.choose(line, update)
                    if answer["type"] == "refused":
                        self.refusals.append(answer["refusal"]["message"]["key"])
                        await asyncio.sleep(0.05)
                    else:
                        update = self.latest
        except ConnectionClosed as closed:
            self.code = closed.rcvd.code if closed.rcvd else None

    async def choose(self, line: ClientConnection, update: Any) -> Any:
        own = next(own for own in update["seats"] if own["decision"])
        choice = own["decision"]["choices"][update["seq"] % len(own["decision"]["choices"])]
        frame = {"type": "choose", "id": 1, "seat": own["seat"], "seq": update["seq"], "choice": choice}
        self.sent += 1
        await line.send(encoded(frame))
        self.latest = update
        while True:
            told = msgspec.json.decode(await asyncio.wait_for(line.recv(), SECONDS))
            if told["type"] == "update":
                self.latest = told
            elif told["type"] in ("accepted", "refused"):
                if told["type"] == "accepted":
                    self.acknowledged[told["seq"]] = " ".join(map(str, choice.values()))
                return told


def encoded(frame: dict[str, Any]) -> str:
    return msgspec.json.encode(frame).decode()


async def hear(line: ClientConnection, kind: str) -> Any:
    while True:
        told = msgspec.json.decode(await asyncio.wait_for(line.recv(), SECONDS))
        if told["type"] == kind:
            return told


async def check_log(data: Path, *people: Person) -> None:
    """Every acknowledged choice stands where it was acknowledged, and nothing that nobody sent."""
    store = await open_store(data)
    try:
        for person in people:
            kept = await store.load(person.keys["table"])
            assert kept is not None
            assert [row.seq for row in kept.rows] == list(range(len(kept.rows)))
            assert {seq: kept.rows[seq].do for seq in person.acknowledged} == person.acknowledged
            assert len(person.acknowledged) <= len(kept.rows) <= person.sent
    finally:
        await store.close()


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(2 * SECONDS):
            await story()

    asyncio.run(bounded())


def test_choices_in_flight_when_a_server_is_stopped_are_answered_or_can_be_sent_again(tmp_path: Path) -> None:
    """SIGTERM while eight people choose as fast as they can: all are told to come back, all goes on from there."""

    async def story() -> None:
        with serving(tmp_path) as (port, program):
            people = [Person(port, new_table(port)) for _ in range(8)]
            playing = asyncio.gather(*(person.play(lambda: False) for person in people))
            while not all(len(person.acknowledged) > 5 for person in people):
                await asyncio.sleep(0.01)
            program.send_signal(signal.SIGTERM)
            await playing
            _, err = await asyncio.to_thread(program.communicate)
        assert "Traceback" not in err
        assert {person.code for person in people} == {1012}
        await check_log(tmp_path, *people)
        with serving(tmp_path) as (port, _):
            for person in people:
                person.port, before = port, len(person.acknowledged)
                await person.play(lambda: len(person.acknowledged) > before)  # noqa: B023
                assert not person.refusals
        await check_log(tmp_path, *people)

    run(story)


def test_a_person_is_served_beside_1100_half_requests(tmp_path: Path) -> None:
    """From another address, at a machine that allows 1,024 files: most are turned away, the others end in time."""

    async def half(port: int) -> socket.socket:
        line = socket.socket()
        line.setblocking(False)
        line.bind(("127.0.0.2", 0))
        await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", port))
        await asyncio.get_running_loop().sock_sendall(line, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        return line

    async def story() -> None:
        with many_files(4096), serving(tmp_path, files=1024, request_seconds=5) as (port, _):
            halves = [await half(port) for _ in range(1100)]
            try:
                person = Person(port, await asyncio.to_thread(new_table, port))
                await person.play(lambda: len(person.acknowledged) >= 5)
                assert not person.refusals
                for line in halves:  # each is ended by the server, with a sentence or without
                    await asyncio.wait_for(ended(line), SECONDS)
            finally:
                for line in halves:
                    line.close()
        await check_log(tmp_path, person)

    run(story)


@pytest.mark.slow
def test_a_person_is_served_beside_5000_idle_sockets(tmp_path: Path) -> None:
    """WebSockets of another table that never say who they are, from 25 addresses."""

    async def idle(port: int, number: int, request: bytes) -> asyncio.StreamWriter:
        address = f"127.0.1.{number % 25 + 1}"
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        writer.write(request)
        await reader.readuntil(b"\r\n\r\n")
        return writer

    async def story() -> None:
        with many_files(12_000), serving(tmp_path, files=12_000) as (port, _):
            watched, person = [Person(port, await asyncio.to_thread(new_table, port)) for _ in range(2)]
            request = (
                f"GET /api/tables/{watched.keys['table']}/live HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
            ).encode()
            lines = [await idle(port, number, request) for number in range(5000)]
            await person.play(lambda: len(person.acknowledged) >= 5)
            assert not person.refusals
            for line in lines:
                line.transport.abort()
        await check_log(tmp_path, person)

    run(story)


@contextmanager
def many_files(wanted: int) -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        pytest.fail(f"this machine allows only {hard} open files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def ended(line: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    try:
        while await loop.sock_recv(line, 4096):
            pass
    except ConnectionError:
        pass


# The disk.

FILL = """
import os, resource, signal, sys
from demitasse.server.app import Settings
from demitasse.server.serve import ServeOptions, serve
def fill(*_):
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
def free(*_):
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
if __name__ == "__main__":
    sys.dont_write_bytecode = True  # what it compiled while the disk is full would be cut short, and kept
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    signal.signal(signal.SIGUSR1, fill)
    signal.signal(signal.SIGUSR2, free)
    serve(ServeOptions(port=0, data=sys.argv[1]), Settings(workers=0))
"""


def test_a_person_at_a_table_is_told_of_a_full_disk_and_goes_on_when_there_is_space(tmp_path: Path) -> None:
    """No file may grow: what SQLite writes is refused by the kernel, as on a full disk."""

    async def story() -> None:
        command = [sys.executable, "-c", FILL, str(tmp_path)]
        with process(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as program:
            assert program.stdout is not None
            port = int(program.stdout.readline().split("127.0.0.1:")[1].split()[0])
            person = Person(port, await asyncio.to_thread(new_table, port))
            await person.play(lambda: len(person.acknowledged) >= 3)
            os.kill(program.pid, signal.SIGUSR1)
            await person.play(lambda: len(person.refusals) >= 2)
            assert set(person.refusals) == {"server-write-failed"}
            ready = await asyncio.to_thread(httpx.get, f"http://127.0.0.1:{port}/health")
            assert ready.status_code == 503
            os.kill(program.pid, signal.SIGUSR2)
            before = len(person.acknowledged)
            await person.play(lambda: len(person.acknowledged) >= before + 3)
        await check_log(tmp_path, person)

    run(story)


def test_a_file_whose_log_is_garbage_is_told_of_at_the_table_and_the_server_stays(tmp_path: Path) -> None:
    """It begins like a database and is none further on."""

    async def story() -> None:
        with serving(tmp_path) as (port, program):
            person = Person(port, await asyncio.to_thread(new_table, port))
            await person.play(lambda: len(person.acknowledged) >= 3)
            program.send_signal(signal.SIGTERM)
            await asyncio.to_thread(program.wait)
        spoil(tmp_path / FILE)
        with serving(tmp_path) as (port, _):
            for _ in range(2):  # it stays
                person.port = port
                async with person.at_the_table() as line:
                    farewell = await hear(line, "farewell")
                assert farewell["refusal"]["message"]["key"] == "server-read-failed"

    run(story)


def spoil(file: Path) -> None:
    """Overwrite the page at which the log begins."""
    with closing(sqlite3.connect(file)) as database:
        (size,) = database.execute("PRAGMA page_size").fetchone()
        (root,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()
    with file.open("r+b") as opened:
        opened.seek((root - 1) * size)
        opened.write(b"\xff" * size)
