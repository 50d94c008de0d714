"""Measure how long tables stand still when the server that keeps them is killed.

`demitasse serve --workers 3` over a PostgreSQL of its own, with tables at which only bots play. Again and again one of
the processes is killed with SIGKILL; from then it takes until no table is kept by a dead server, and until each table
that was kept by it has its next row: the pace of bots, a second or so, is part of that.

    python benchmarks/takeover.py --kills 10
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import psycopg

from server import create_table, free_port
from servers import postgres

GAMES = ("coffee-rush", "cafe-del-gatto")
PROGRAM = "from demitasse.cli import main; main()"
LIVE = (
    "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND classid = 1684368745"
)
LONGEST = 20.0


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--tables", type=int, default=12)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, postgres(Path(folder)) as url:
        port = free_port()
        flags = ["--port", str(port), "--workers", "3", "--data", url]
        server = subprocess.Popen([sys.executable, "-c", PROGRAM, "serve", *flags], stdout=subprocess.PIPE)
        assert server.stdout
        server.stdout.readline()
        try:
            with psycopg.connect(url, autocommit=True) as database:
                print(json.dumps(measure(port, server.pid, database, wish.kills, wish.tables), indent=2))
        finally:
            server.terminate()
            server.wait()


def measure(port: int, pid: int, database: psycopg.Connection[Any], kills: int, tables: int) -> Any:
    for number in range(tables):
        create_table(port, GAMES[number % len(GAMES)], [{"kind": "bot", "bot": "random"}] * 2)
    random = Random(1)
    taken: list[float] = []
    resumed: list[float] = []
    for _ in range(kills):
        time.sleep(3)
        before, there = keepers(database), live(database)
        workers = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        os.kill(random.choice(workers), signal.SIGKILL)
        killed, wall = time.monotonic(), time.time()
        while there <= live(database) or set(keepers(database).values()) - live(database):
            assert time.monotonic() - killed < LONGEST, "nobody took over"
            time.sleep(0.02)
        moved = [
            table for table, keeper in keepers(database).items() if before.get(table) not in (None, keeper)
        ]
        if not moved:
            continue  # it kept none
        taken.append(time.monotonic() - killed)
        for table in moved:
            resumed.append(next_row(database, table, wall))
    return {
        "kills_of_keepers": len(taken),
        "seconds_until_kept": summary(taken),
        "tables_moved": len(resumed),
        "seconds_until_next_row": summary([seconds for seconds in resumed if seconds >= 0]),
        "tables_without_a_next_row": sum(seconds < 0 for seconds in resumed),
    }


def keepers(database: psycopg.Connection[Any]) -> dict[str, int]:
    return dict(database.execute("SELECT id, keeper FROM tables WHERE state <> 'over'").fetchall())


def live(database: psycopg.Connection[Any]) -> set[int]:
    return {number for (number,) in database.execute(LIVE).fetchall()}


def next_row(database: psycopg.Connection[Any], table: str, after: float) -> float:
    """Seconds until the first row of a table that was written after a moment; -1 when it has ended or stands still."""
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        found = database.execute(
            "SELECT MIN(wall) FROM log WHERE table_id = %s AND wall > %s", (table, int(1000 * after) + 300)
        ).fetchone()
        if found and found[0]:
            return float(found[0]) / 1000 - after
        time.sleep(0.05)
    return -1


def summary(seconds: list[float]) -> dict[str, Any]:
    if not seconds:
        return {}
    bins = [0.5, 1, 1.5, 2, 3, 4, 5, LONGEST]
    counts = [
        sum(low <= one < high for one in seconds) for low, high in zip([0.0, *bins], bins, strict=False)
    ]
    return {
        "median": round(statistics.median(seconds), 2),
        "worst": round(max(seconds), 2),
        "histogram": {f"< {high} s": count for high, count in zip(bins, counts, strict=True) if count},
    }


if __name__ == "__main__":
    main()
