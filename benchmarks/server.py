"""Measure the table server: many tables, four viewers each, every choice durable.

A server process of its own on 127.0.0.1, its data on disk; this process plays all the people. A choice's time runs
from the moment it is sent until the last of the table's four viewers has it. Bounded in tables and seconds.

What the machine allowed is told with it: this process shares the cores, so `server_us_a_choice` (CPU) and the choices a
second that follow from it (`ceiling`) say more about the server than the latencies do.

    python benchmarks/server.py                        # 250 tables x 4 viewers, a choice a second each
    python benchmarks/server.py --tables 1250          # 5,000 viewers
    python benchmarks/server.py --tables 1250 --pin    # … the server has a core, this process another
    python benchmarks/server.py --tables 100 --rate 0  # as fast as they can: the measured ceiling
    python benchmarks/server.py --beside ../before     # the server of another checkout under the same load meanwhile
    python benchmarks/server.py --peer                 # boardgame.io under the same load meanwhile
    python benchmarks/server.py --rows 550             # what the 500th choice costs beside the 5th
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import uvloop

import boardgame_io
from demitasse.server.wire import PROTOCOL
from quoting import quote
from viewers import Viewer, open_viewer

HERE = Path(__file__).resolve().parent
RESULTS = HERE / "server.json"
SEATS = 4
SERVER_CORE, CLIENT_CORE = 0, 1
SERVE = """
import gc, json, signal, sys, time
from pathlib import Path
from demitasse.server.app import Settings
from demitasse.server.limits import Limits
from demitasse.server.serve import ServeOptions, serve
began, pauses = (0.0, 0.0), []
def watch(phase, info):
    global began
    now = time.monotonic(), time.thread_time()
    if phase == "start":
        began = now
    else:
        pauses.append((began[0], now[0] - began[0], now[1] - began[1]))
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # whatever the shell ignores
    gc.callbacks.append(watch)
    limits = Limits(tables_an_hour=10**6, sockets=10**6, connections=10**6, messages_a_second=10**6)
    serve(ServeOptions(port=int(sys.argv[1]), data=sys.argv[2]), Settings(limits=limits, workers=1))
    Path(sys.argv[3]).write_text(json.dumps(pauses))
"""
"""A server at a port, over some data; it notes what the collector did in a file."""

LATE_ROWS = "late rows"
Figures = dict[str, float | int | str]


@dataclass
class Spent:
    """What a process has used so far."""

    cpu: float
    memory_kb: int


@dataclass
class Running:
    """A server under load."""

    name: str
    port: int
    pid: int
    data: Path
    tables: list[Table] = field(default_factory=list)
    times: list[tuple[int, float]] = field(default_factory=list)


class Own(msgspec.Struct):
    seat: int
    undo: Undo
    decision: Decision | None = None


class Undo(msgspec.Struct):
    depth: int


class Decision(msgspec.Struct):
    choices: list[msgspec.Raw]


class Told(msgspec.Struct):
    """What of a frame is needed here: the rest is not even looked at."""

    type: str
    seq: int = 0
    seats: list[Own] = []
    rows: list[msgspec.Raw] = []
    result: msgspec.Raw = msgspec.Raw(b"null")


class Kind(msgspec.Struct):
    type: str


decode, decode_kind = msgspec.json.Decoder(Told).decode, msgspec.json.Decoder(Kind).decode


@dataclass
class Table:
    id: str
    keys: list[str]
    viewers: list[Viewer] = field(default_factory=list)
    seq: int = 0
    seat: int = 0
    choices: list[msgspec.Raw] = field(default_factory=list)
    """The latest decision: whose, and what is offered."""
    undoes: int | None = None
    """Who can take something back."""
    arrived: int = 0
    complete: asyncio.Event = field(default_factory=asyncio.Event)
    over: bool = False

    def hear(self, frame: bytes) -> None:
        kind = decode_kind(frame).type
        if kind in ("farewell", "refused"):
            raise RuntimeError(f"turned away: {frame!r}")
        if kind != "update":
            return
        told = decode(frame)
        if told.seq < self.seq:
            return
        for own in told.seats:
            if own.undo.depth:
                self.undoes = own.seat
            if own.decision is not None:
                self.seat, self.choices = own.seat, own.decision.choices
        self.over = bytes(told.result) != b"null"
        if told.rows and told.seq > self.seq:
            self.seq, self.arrived = told.seq, 0
        self.arrived += 1
        if self.arrived == SEATS:
            self.complete.set()

    def choose(self, random: Random) -> None:
        choice = bytes(self.choices[int(random.random() * len(self.choices))]).decode()
        text = f'{{"type":"choose","id":{self.seq},"seat":{self.seat},"seq":{self.seq},"choice":{choice}}}'
        self.viewers[self.seat].say(text.encode())

    def undo(self) -> None:
        assert self.undoes is not None
        text = f'{{"type":"undo","id":{self.seq},"seat":{self.undoes},"seq":{self.seq}}}'
        self.viewers[self.undoes].say(text.encode())
        self.undoes = None


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=1, help="choices a second at each table; 0: at once")
    parser.add_argument("--pin", action="store_true", help="the server has a core, who plays another")
    parser.add_argument(
        "--beside", type=Path, help="another checkout, whose server has the same load meanwhile"
    )
    parser.add_argument("--peer", action="store_true", help="boardgame.io has the same load meanwhile")
    parser.add_argument(
        "--rows", type=int, default=0, help="play so many rows at each table, and compare them"
    )
    parser.add_argument(
        "--write", action="store_true", help="keep the figures and show them in docs/benchmarks.md"
    )
    wish = parser.parse_args()
    for figures in run(wish):
        print(json.dumps(figures, indent=2))
        if wish.write:
            write(figures)


def run(wish: argparse.Namespace) -> list[Figures]:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if wish.pin:
        os.sched_setaffinity(0, {CLIENT_CORE})
    with ExitStack() as all_servers:
        servers = [all_servers.enter_context(a_server("here", HERE.parent, wish.pin))]
        if wish.beside:
            servers.append(all_servers.enter_context(a_server("beside", wish.beside, wish.pin)))
        if wish.rows:
            return [uvloop.run(by_rows(server, wish.tables, wish.rows)) for server in servers]
        peer = all_servers.enter_context(boardgame_io.a_server(free_port())) if wish.peer else None
        figures = uvloop.run(measure(servers, wish.tables, wish.seconds, wish.rate, peer))
    for one, server in zip(figures, servers, strict=False):
        one["server_alone_on_a_core"] = "yes" if wish.pin else "no"
        one |= pauses_of(server)
    return figures


@contextmanager
def a_server(name: str, checkout: Path, pin: bool) -> Iterator[Running]:
    """The server of a checkout at a free port, in a process of its own."""
    with tempfile.TemporaryDirectory() as data:
        file = Path(data) / "serve_for_benchmark.py"
        file.write_text(SERVE)
        port = free_port()
        environment = {**os.environ, "PYTHONPATH": str(checkout.resolve() / "src")}
        pauses = Path(data) / "pauses.json"
        command = [sys.executable, str(file), str(port), data, str(pauses)]
        server = subprocess.Popen(command, env=environment)
        if pin:
            os.sched_setaffinity(server.pid, {SERVER_CORE})
        try:
            yield Running(name, port, server.pid, Path(data))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait()
            kept[name] = json.loads(pauses.read_text())


kept: dict[str, list[tuple[float, float, float]]] = {}
"""By server, its collections: when, how long by the clock on the wall, and how much of that it had a core."""
seated_at = 0.0


def pauses_of(server: Running) -> Figures:
    """The collector's pauses from when people came: before, nobody waits for it."""
    pauses = [(wall, cpu) for began, wall, cpu in kept[server.name] if began > seated_at]
    return {
        "collector_pauses": len(pauses),
        "longest_pause_ms": round(1000 * max((cpu for _, cpu in pauses), default=0.0), 2),
        "longest_pause_with_waiting_ms": round(1000 * max((wall for wall, _ in pauses), default=0.0), 2),
    }


async def measure(
    servers: list[Running], count: int, seconds: float, rate: float, peer: boardgame_io.Peer | None
) -> list[Figures]:
    """All servers under the same load in the same seconds, so that a busy machine meets them alike."""
    global seated_at
    for server in servers:
        await until_open(server.port)
        server.tables = [await asyncio.to_thread(create, server.port) for _ in range(count)]
    empty = [spent(server.pid) for server in servers]
    seated_at = time.monotonic()
    for server in servers:
        for start in range(0, count, 50):
            await asyncio.gather(
                *(sit_down(table, server.port) for table in server.tables[start : start + 50])
            )
    if peer is not None:
        await peer.sit_down(count)
    await asyncio.sleep(2)
    seated = [spent(server.pid) for server in servers]
    peer_before = spent(peer.pid) if peer is not None else None

    random = Random(1)
    began, own = time.monotonic(), time.process_time()
    playing = [
        play(table, random.random() * min(1.0, rate), began + seconds, server.times, rate)
        for server in servers
        for table in server.tables
    ]
    if peer is not None:
        playing += [match.play(began + seconds, rate, random.random()) for match in peer.matches]
    await asyncio.gather(*playing)
    wall = time.monotonic() - began
    after = [spent(server.pid) for server in servers]
    choices = sum(len(server.times) for server in servers) + (len(peer.times) if peer else 0)
    own_us = 1e6 * (time.process_time() - own) / max(1, choices)
    found = [
        {
            **figures(server, wall, seated[number], after[number]),
            "client_us_a_choice": round(own_us),
            "kb_a_viewer": round((seated[number].memory_kb - empty[number].memory_kb) / (count * SEATS), 1),
        }
        for number, server in enumerate(servers)
    ]
    if peer is not None and peer_before is not None:
        used = 1e6 * (spent(peer.pid).cpu - peer_before.cpu) / max(1, len(peer.times))
        found[0]["boardgame_io_us_a_move"] = round(used)
        found[0]["boardgame_io_p50_ms"] = round(1000 * at(sorted(peer.times), 0.5), 2)
        found[0]["boardgame_io_over_ours"] = round(used / float(found[0]["server_us_a_choice"]), 2)
    for server in servers:
        for table in server.tables:
            for viewer in table.viewers:
                viewer.leave()
    return found


def figures(server: Running, wall: float, before: Spent, after: Spent) -> Figures:
    delays = sorted(delay for _, delay in server.times)
    used = 1e6 * (after.cpu - before.cpu) / max(1, len(delays))
    return {
        "server": server.name,
        "date": date.today().isoformat(),
        "python": platform.python_version(),
        "load_of_the_machine": round(os.getloadavg()[0], 1),
        "tables": len(server.tables),
        "viewers": len(server.tables) * SEATS,
        "choices": len(delays),
        "choices_a_second": round(len(delays) / wall, 1),
        "p50_ms": round(1000 * at(delays, 0.5), 2),
        "p99_ms": round(1000 * at(delays, 0.99), 2),
        "worst_ms": round(1000 * delays[-1], 2),
        "server_core_percent": round(100 * (after.cpu - before.cpu) / wall, 1),
        "server_us_a_choice": round(used),
        "ceiling": round(1e6 / used),
    }


async def by_rows(server: Running, count: int, rows: int) -> Figures:
    """What a row costs at the beginning of plays, and after hundreds: choices that are taken back again and again, so
    that there is more log and nothing else is different.
    """
    await until_open(server.port)
    server.tables = [await asyncio.to_thread(create, server.port) for _ in range(count)]
    for table in server.tables:
        await sit_down(table, server.port)
    await asyncio.sleep(1)
    random, costs = Random(1), {}
    for first, last in ((0, 5), (5, 55), (55, rows - 50), (rows - 50, rows)):
        before, began = spent(server.pid).cpu, len(server.times)
        for _ in range(first, last):
            for table in server.tables:
                table.complete.clear()
                sent = time.monotonic()
                table.choose(random) if table.undoes is None else table.undo()
                await asyncio.wait_for(table.complete.wait(), 30)
                server.times.append((table.seq, time.monotonic() - sent))
        costs[first] = 1e6 * (spent(server.pid).cpu - before) / max(1, len(server.times) - began)
    return {
        "server": server.name,
        "rows": min(table.seq for table in server.tables),
        "us_from_row_5": round(costs[5]),
        f"us_from_row_{rows - 50}": round(costs[rows - 50]),
        "ratio": round(costs[rows - 50] / costs[5], 2),
    }


def create_table(port: int, game: str, seats: list[dict[str, str]]) -> Any:
    """The keys of a new table."""
    body = json.dumps({"game": game, "seats": seats}).encode()
    request = Request(f"http://127.0.0.1:{port}/api/tables", body, {"content-type": "application/json"})
    with urlopen(request, timeout=30) as answer:
        return json.load(answer)


def create(port: int) -> Table:
    made = create_table(port, "coffee-rush", [{"kind": "me", "name": f"P{seat}"} for seat in range(SEATS)])
    return Table(made["table"], [seat["key"] for seat in made["seats"]])


async def sit_down(table: Table, *ports: int) -> None:
    """The people of a table, spread over the servers at these ports."""
    for seat, key in enumerate(table.keys):
        viewer = await open_viewer(ports[seat % len(ports)], f"/api/tables/{table.id}/live", table.hear)
        viewer.say(json.dumps({"type": "hello", "protocol": PROTOCOL, "keys": [key], "seq": -1}).encode())
        table.viewers.append(viewer)


async def play(
    table: Table, offset: float, until: float, times: list[tuple[int, float]], rate: float = 1
) -> None:
    random = Random(table.id)
    await asyncio.sleep(offset)
    while time.monotonic() < until and not table.over:
        table.complete.clear()
        sent = time.monotonic()
        table.choose(random)
        await asyncio.wait_for(table.complete.wait(), 30)
        times.append((table.seq, time.monotonic() - sent))
        if rate:
            await asyncio.sleep(max(0.0, sent + 1 / rate - time.monotonic()))


def spent(pid: int) -> Spent:
    """From /proc: CPU seconds of all threads of the process (its bots' workers are idle here), and its memory."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    status = Path(f"/proc/{pid}/status").read_text()
    memory = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    return Spent(sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9, memory)


async def until_open(port: int) -> None:
    for _ in range(200):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        except OSError:
            await asyncio.sleep(0.1)
    raise TimeoutError("the server did not open its port")


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


def at(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def write(figures: Figures) -> None:
    """Keep the figures by the number of tables, and what late rows cost, and show them in docs/benchmarks.md."""
    kept = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    kept[str(figures.get("tables", LATE_ROWS))] = figures
    RESULTS.write_text(json.dumps(kept, indent=2) + "\n")
    lines = [
        "The table server, one process, every choice on disk before it is told; from a choice sent until all four",
        "viewers have it, with the people who play on the same two shared cores",
        "(load: how many wanted to run):",
        "",
        "| tables x viewers | load | choices a second | median | p99 | CPU a choice | a core would do "
        "| longest pause of the collector | memory a viewer |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    late = kept.pop(LATE_ROWS, None)
    for one in sorted(kept.values(), key=lambda one: int(one["tables"])):
        lines.append(
            f"| {one['tables']} x {SEATS} | {one.get('load_of_the_machine', '?')} | {one['choices_a_second']} "
            f"| {one['p50_ms']} ms | {one['p99_ms']} ms | {one['server_us_a_choice']} µs | {one['ceiling']} a second "
            f"| {one['longest_pause_ms']} ms | {one['kb_a_viewer']} KB |"
        )
    if late:
        last = int(late["rows"]) - 50
        lines += [
            "",
            f"A choice from the 5th on took {late['us_from_row_5']} µs CPU, one from the {last}th on "
            f"{late[f'us_from_row_{last}']} µs: nothing but the log had grown.",
        ]
    for one in kept.values():
        if "boardgame_io_us_a_move" in one:
            used, times = one["boardgame_io_us_a_move"], one["boardgame_io_over_ours"]
            lines += [
                "",
                f"boardgame.io, in memory and with its smallest game, took {used} µs CPU a move, {times} times as",
                f"much, in the same seconds as {one['tables']} x {SEATS}.",
            ]
    quote("server", "\n".join(lines))


if __name__ == "__main__":
    main()
