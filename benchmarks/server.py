"""Measure the table server: many tables, four viewers each, every choice durable.

A server process of its own on 127.0.0.1, its data on disk; this process plays all the people. A choice's time runs
from the moment it is sent until the last of the table's four viewers has it. Bounded in tables and seconds.

    python benchmarks/server.py                 # 250 tables x 4 viewers, a choice a second each
    python benchmarks/server.py --tables 1250   # 5,000 viewers
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from demitasse.server.wire import PROTOCOL

HERE = Path(__file__).resolve().parent
RESULTS = HERE / "server.json"
README = HERE.parent / "README.md"
SEATS = 4
SERVE = """
import sys
from pathlib import Path
from demitasse.server.app import Settings
from demitasse.server.limits import Limits
from demitasse.server.serve import ServeOptions, serve
if __name__ == "__main__":
    limits = Limits(tables_an_hour=10**6, sockets=10**6, connections=10**6)
    serve(ServeOptions(port=int(sys.argv[1]), data=Path(sys.argv[2])), Settings(limits=limits, workers=1))
"""


@dataclass
class Spent:
    """What the server process has used so far."""

    cpu: float
    memory_kb: int


@dataclass
class Table:
    id: str
    keys: list[str]
    viewers: list[ClientConnection] = field(default_factory=list)
    seq: int = 0
    asked: dict[str, object] = field(default_factory=dict)
    """The latest decision: seat and choices."""
    arrived: int = 0
    complete: asyncio.Event = field(default_factory=asyncio.Event)
    over: bool = False


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--write", action="store_true", help="keep the figures and show them in the README")
    wish = parser.parse_args()
    figures = beside_a_server(lambda port, pid: measure(port, pid, wish.tables, wish.seconds))
    print(json.dumps(figures, indent=2))
    if wish.write:
        write(figures)


Figures = dict[str, float | int | str]


def beside_a_server(measure: Callable[[int, int], Coroutine[Any, Any, Figures]]) -> Figures:
    """Measure with a server of its own at a free port, in a process of its own; both end together."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as data:
        file = Path(data) / "serve_for_benchmark.py"
        file.write_text(SERVE)
        port = free_port()
        server = subprocess.Popen([sys.executable, str(file), str(port), data])
        try:
            return uvloop.run(measure(port, server.pid))
        finally:
            server.terminate()
            server.wait()


def quote_in_readme(mark: str, text: str) -> None:
    """Between the marks of the README."""
    readme = README.read_text(encoding="utf-8")
    before, _, rest = readme.partition(f"<!-- {mark} -->")
    _, _, after = rest.partition(f"<!-- /{mark} -->")
    README.write_text(f"{before}<!-- {mark} -->\n{text}\n<!-- /{mark} -->{after}", encoding="utf-8")


async def measure(port: int, pid: int, count: int, seconds: float) -> Figures:
    await until_open(port)
    tables = [await asyncio.to_thread(create, port) for _ in range(count)]
    before = spent(pid)
    for start in range(0, count, 50):
        await asyncio.gather(*(sit_down(table, port) for table in tables[start : start + 50]))
    listening = [asyncio.create_task(listen(table, seat)) for table in tables for seat in range(SEATS)]
    await asyncio.sleep(2)
    seated = spent(pid)

    times: list[tuple[int, float]] = []
    began = time.monotonic()
    random = Random(1)
    offsets = [random.random() for _ in tables]
    await asyncio.gather(
        *(play(table, offset, began + seconds, times) for table, offset in zip(tables, offsets, strict=True))
    )
    wall = time.monotonic() - began
    after = spent(pid)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    await asyncio.gather(*(viewer.close() for table in tables for viewer in table.viewers))

    delays = sorted(delay for _, delay in times)
    early = sorted(delay for seq, delay in times if seq <= 8)
    late = sorted(delay for seq, delay in times if seq > 12)
    return {
        "date": date.today().isoformat(),
        "python": platform.python_version(),
        "tables": count,
        "viewers": count * SEATS,
        "choices": len(delays),
        "choices_a_second": round(len(delays) / wall, 1),
        "p50_ms": round(1000 * at(delays, 0.5), 2),
        "p99_ms": round(1000 * at(delays, 0.99), 2),
        "worst_ms": round(1000 * delays[-1], 2),
        "p50_early_ms": round(1000 * at(early, 0.5), 2),
        "p50_late_ms": round(1000 * at(late, 0.5), 2),
        "server_core_percent": round(100 * (after.cpu - seated.cpu) / wall, 1),
        "server_us_a_choice": round(1e6 * (after.cpu - seated.cpu) / max(1, len(delays))),
        "kb_a_viewer": round((seated.memory_kb - before.memory_kb) / (count * SEATS), 1),
    }


def create(port: int) -> Table:
    seats = [{"kind": "me", "name": f"P{seat}"} for seat in range(SEATS)]
    body = json.dumps({"game": "coffee-rush", "seats": seats}).encode()
    request = Request(f"http://127.0.0.1:{port}/api/tables", body, {"content-type": "application/json"})
    with urlopen(request, timeout=30) as answer:
        made = json.load(answer)
    return Table(made["table"], [seat["key"] for seat in made["seats"]])


async def sit_down(table: Table, port: int) -> None:
    for key in table.keys:
        address = f"ws://127.0.0.1:{port}/api/tables/{table.id}/live"
        viewer = await connect(address, compression=None, origin=None, max_queue=None)
        await viewer.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "keys": [key], "seq": -1}))
        table.viewers.append(viewer)


async def listen(table: Table, seat: int) -> None:
    async for frame in table.viewers[seat]:
        told = msgspec.json.decode(frame)
        if told["type"] == "farewell":
            raise RuntimeError(f"turned away: {told}")
        if told["type"] != "update" or told["seq"] < table.seq:
            continue
        for own in told["seats"]:
            if own["decision"] is not None:
                table.asked = {"seat": own["seat"], "choices": own["decision"]["choices"]}
        table.over = told["result"] is not None
        if told["rows"] and told["seq"] > table.seq:
            table.seq, table.arrived = told["seq"], 0
        table.arrived += 1
        if table.arrived == SEATS:
            table.complete.set()


async def play(table: Table, offset: float, until: float, times: list[tuple[int, float]]) -> None:
    random = Random(table.id)
    await asyncio.sleep(offset)
    while time.monotonic() < until and not table.over:
        choices = table.asked["choices"]
        assert isinstance(choices, list)
        seat = table.asked["seat"]
        assert isinstance(seat, int)
        choice = choices[int(random.random() * len(choices))]
        frame = {"type": "choose", "id": table.seq, "seat": seat, "seq": table.seq, "choice": choice}
        table.complete.clear()
        sent = time.monotonic()
        await table.viewers[seat].send(json.dumps(frame))
        await asyncio.wait_for(table.complete.wait(), 30)
        times.append((table.seq, time.monotonic() - sent))
        await asyncio.sleep(max(0.0, sent + 1 - time.monotonic()))


def spent(pid: int) -> Spent:
    """From /proc: CPU seconds of the server process (its bots' workers are idle here), and its memory."""
    stat = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    status = Path(f"/proc/{pid}/status").read_text()
    memory = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    return Spent((int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK"), memory)


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
    """Keep the figures by the number of tables, and show the latest of each in the README."""
    kept = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    kept[str(figures["tables"])] = figures
    RESULTS.write_text(json.dumps(kept, indent=2) + "\n")
    lines = [
        "The table server, one process, every choice on disk before it is told; from a choice sent until all four",
        "viewers have it, with the people who play on the same two shared cores:",
        "",
        "| tables x viewers | choices a second | median | p99 | of one core | memory a viewer |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for one in sorted(kept.values(), key=lambda one: int(one["tables"])):
        lines.append(
            f"| {one['tables']} x {SEATS} | {one['choices_a_second']} | {one['p50_ms']} ms | {one['p99_ms']} ms "
            f"| {one['server_core_percent']} % | {one['kb_a_viewer']} KB |"
        )
    quote_in_readme("server", "\n".join(lines))


if __name__ == "__main__":
    main()
