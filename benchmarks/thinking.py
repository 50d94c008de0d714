"""Measure whether bots that think long delay people elsewhere: choices of people at their tables, first alone, then
beside many tables of three `master` bots each, on the same server with two worker processes. Ratios of one run.

    python benchmarks/thinking.py                       # 50 tables of people, then beside 100 tables of masters
    python benchmarks/thinking.py --bots 20 --seconds 8
"""

from __future__ import annotations

import argparse
import asyncio
import json
from urllib.request import Request, urlopen

import uvloop

from server import HERE, Figures, Running, a_server, measure

GAME, BOT, SEATS = "cafe-del-gatto", "master", 3


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--bots", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=15)
    wish = parser.parse_args()
    with a_server("here", HERE.parent, pin=False) as server:
        figures = uvloop.run(both(server, wish.tables, wish.bots, wish.seconds))
    print(json.dumps(figures, indent=2))


async def both(server: Running, tables: int, bots: int, seconds: float) -> Figures:
    (alone,) = await measure([server], tables, seconds, rate=1, peer=None)
    for _ in range(bots):
        await asyncio.to_thread(table_of_bots, server.port)
    server.times.clear()
    (beside,) = await measure([server], tables, seconds, rate=1, peer=None)
    return {
        "tables": tables,
        "tables_of_bots": bots,
        **{f"{name}_alone": alone[name] for name in ("p50_ms", "p99_ms", "choices")},
        **{f"{name}_beside": beside[name] for name in ("p50_ms", "p99_ms", "choices")},
        "p99_ratio": round(float(beside["p99_ms"]) / float(alone["p99_ms"]), 2),
    }


def table_of_bots(port: int) -> None:
    body = json.dumps({"game": GAME, "seats": [{"kind": "bot", "bot": BOT}] * SEATS}).encode()
    request = Request(f"http://127.0.0.1:{port}/api/tables", body, {"content-type": "application/json"})
    urlopen(request, timeout=60).close()


if __name__ == "__main__":
    main()
