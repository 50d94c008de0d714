"""Kitchens in real time: many tables of Kitchen Rush at once on one server process, four viewers each.

    python benchmarks/kitchens.py --tables 100 --seconds 60 --write

Every table cooks: about one choice a second, by any of its seats, while sand runs out and bells ring. Two things are
measured: how late what falls due is told, and how long a choice takes from being sent until all four viewers have it.
"""

import argparse
import asyncio
import json
import platform
import secrets
import time
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from random import Random
from urllib.request import Request, urlopen

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from demitasse.server.wire import PROTOCOL
from quoting import quote
from server import Figures, a_server, at, spent, until_open

HERE = Path(__file__).resolve().parent
RESULTS = HERE / "kitchens.json"
SEATS = 4
OPTIONS = {"mode": "relaxed", "round_seconds": 600}
"""A long round, so that sand is all that runs out while we look."""


@dataclass
class Kitchen:
    id: str
    keys: list[str]
    viewers: list[ClientConnection] = field(default_factory=list)
    choices: dict[int, list[dict[str, object]]] = field(default_factory=dict)
    """By seat, what it may choose."""
    seen: list[int] = field(default_factory=lambda: [0] * SEATS)
    """By seat, the number of rows it has."""
    arrived: asyncio.Condition = field(default_factory=asyncio.Condition)
    accepted: dict[int, asyncio.Future[int]] = field(default_factory=dict)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument(
        "--write", action="store_true", help="keep the figures and show them in docs/benchmarks.md"
    )
    wish = parser.parse_args()
    with a_server("here", HERE.parent, pin=False) as server:
        figures = uvloop.run(measure(server.port, server.pid, wish.tables, wish.seconds))
    print(json.dumps(figures, indent=2))
    if wish.write:
        write(figures)


async def measure(port: int, pid: int, count: int, seconds: float) -> Figures:
    await until_open(port)
    kitchens = [await asyncio.to_thread(create, port) for _ in range(count)]
    late: list[float] = []
    for start in range(0, count, 50):
        await asyncio.gather(*(sit_down(kitchen, port) for kitchen in kitchens[start : start + 50]))
    listening = [
        asyncio.create_task(listen(kitchen, seat, late)) for kitchen in kitchens for seat in range(SEATS)
    ]
    await asyncio.sleep(2)
    await asyncio.gather(*(open_doors(kitchen) for kitchen in kitchens))
    before, began = spent(pid), time.monotonic()
    delays: list[float] = []
    await asyncio.gather(*(cook(kitchen, began + seconds, delays) for kitchen in kitchens))
    wall = time.monotonic() - began
    after = spent(pid)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    await asyncio.gather(*(viewer.close() for kitchen in kitchens for viewer in kitchen.viewers))
    delays.sort()
    late.sort()
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
        "due_moments": len(late) // SEATS,
        "late_p50_ms": round(at(late, 0.5), 1),
        "late_p99_ms": round(at(late, 0.99), 1),
        "late_worst_ms": round(late[-1], 1) if late else 0,
        "server_core_percent": round(100 * (after.cpu - before.cpu) / wall, 1),
    }


def create(port: int) -> Kitchen:
    seats = [{"kind": "me", "name": f"P{seat}"} for seat in range(SEATS)]
    body = json.dumps({"game": "kitchen-rush", "seats": seats, "options": OPTIONS}).encode()
    request = Request(f"http://127.0.0.1:{port}/api/tables", body, {"content-type": "application/json"})
    with urlopen(request, timeout=30) as answer:
        made = json.load(answer)
    return Kitchen(made["table"], [seat["key"] for seat in made["seats"]])


async def sit_down(kitchen: Kitchen, port: int) -> None:
    for key in kitchen.keys:
        address = f"ws://127.0.0.1:{port}/api/tables/{kitchen.id}/live"
        viewer = await connect(address, compression=None, origin=None, max_queue=None)
        await viewer.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "keys": [key], "seq": -1}))
        kitchen.viewers.append(viewer)


async def listen(kitchen: Kitchen, seat: int, late: list[float]) -> None:
    async for frame in kitchen.viewers[seat]:
        told = msgspec.json.decode(frame)
        if told["type"] == "farewell":
            raise RuntimeError(f"turned away: {told}")
        if told["type"] in ("accepted", "refused"):
            kitchen.accepted[told["id"]].set_result(told.get("seq", -1))
        if told["type"] != "update":
            continue
        own = told["seats"][0]
        kitchen.choices[seat] = own["decision"]["choices"] if own["decision"] is not None else []
        if told["running"]:
            late += [told["clock"] - row["at"] for row in told["rows"] if row["seat"] < 0]
        kitchen.seen[seat] = told["seq"]
        async with kitchen.arrived:
            kitchen.arrived.notify_all()


async def open_doors(kitchen: Kitchen) -> None:
    """Everybody is ready: the round begins."""
    for seat in range(SEATS):
        await choose(kitchen, seat, {"do": "ready"})


async def choose(kitchen: Kitchen, seat: int, choice: dict[str, object]) -> int:
    """The number of its row; -1 when somebody else was faster."""
    id = len(kitchen.accepted)
    kitchen.accepted[id] = asyncio.get_running_loop().create_future()
    frame = {"type": "choose", "id": id, "seat": seat, "seq": kitchen.seen[seat], "choice": choice}
    await kitchen.viewers[seat].send(json.dumps({**frame, "token": secrets.token_hex(8)}))
    return await asyncio.wait_for(kitchen.accepted[id], 30)


async def everybody_has(kitchen: Kitchen, row: int) -> None:
    async with kitchen.arrived:
        while min(kitchen.seen) <= row:
            await kitchen.arrived.wait()


async def cook(kitchen: Kitchen, until: float, delays: list[float]) -> None:
    random = Random(kitchen.id)
    await asyncio.sleep(random.random())
    while time.monotonic() < until:
        seat = int(random.random() * SEATS)
        offered = kitchen.choices.get(seat) or []
        placing = [choice for choice in offered if choice["do"] == "place"] or offered
        began = time.monotonic()
        if placing:
            row = await choose(kitchen, seat, placing[int(random.random() * len(placing))])
            if row >= 0:
                await asyncio.wait_for(everybody_has(kitchen, row), 30)
                delays.append(time.monotonic() - began)
        await asyncio.sleep(max(0.0, began + 1 - time.monotonic()))


def write(figures: Figures) -> None:
    """Keep the figures, and show them in docs/benchmarks.md."""
    RESULTS.write_text(json.dumps(figures, indent=2) + "\n")
    line = (
        f"Kitchen Rush in real time, {figures['tables']} tables with {SEATS} viewers each on one process: "
        f"{figures['choices_a_second']} choices a second, all viewers have one after {figures['p50_ms']} ms "
        f"(p99 {figures['p99_ms']} ms); {figures['due_moments']} moments fell due, told {figures['late_p50_ms']} ms "
        f"late (p99 {figures['late_p99_ms']} ms, worst {figures['late_worst_ms']} ms); "
        f"{figures['server_core_percent']} % of one core."
    )
    quote("kitchens", line)


if __name__ == "__main__":
    main()
