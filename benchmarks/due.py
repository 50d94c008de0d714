"""Measure tables by correspondence beside live ones: many turns whose time runs out within the same minute.

A server process of its own, as in `server.py`; this process plays the people of the live tables, and is the push
service, too. The times of live choices are compared before and while the reminders are sent, one after the other.
When half of these have come, the server is stopped and started again: everybody must be reminded once. A killed one
(`--kill`) tells nobody twice either, but does not know any more whom it was just telling.

    python benchmarks/due.py                 # 1,000 turns due beside 100 live tables of four
    python benchmarks/due.py --due 200
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import uvloop
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from server import Table, at, create, free_port, play, sit_down, spent, until_open

SERVE = """
import sys
from pathlib import Path
from demitasse.server.app import Settings
from demitasse.server.limits import Limits
from demitasse.server.serve import ServeOptions, serve
if __name__ == "__main__":
    many = 10**6
    limits = Limits(tables_an_hour=many, sockets=many, connections=many, reminders_an_hour=many)
    settings = Settings(limits=limits, workers=1, push_services=(sys.argv[3],))
    serve(ServeOptions(port=int(sys.argv[1]), data=Path(sys.argv[2])), settings)
"""
THINKING = 120
"""Seconds; one is reminded when a quarter of them is left."""
LAID_AT_ONCE = 16
SECONDS_TO_SETTLE = 3.0
SECONDS_AT_MOST = 150.0


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--due", type=int, default=1000, help="tables whose turn falls due")
    parser.add_argument("--live", type=int, default=100, help="tables of four that play meanwhile")
    parser.add_argument("--kill", action="store_true", help="kill the server instead of stopping it")
    wish = parser.parse_args()
    print(json.dumps(uvloop.run(measure(wish.due, wish.live, wish.kill)), indent=2))


class PushService:
    """Takes everything, and counts it by its path."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.origin = f"http://127.0.0.1:{port}"
        self.posts: Counter[str] = Counter()
        point = ec.generate_private_key(ec.SECP256R1()).public_key()
        self._point = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    async def start(self) -> None:
        await asyncio.start_server(self._receive, "127.0.0.1", self.port)

    async def _receive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                length = head.lower().partition("content-length:")[2].partition("\r\n")[0]
                await reader.readexactly(int(length))
                self.posts[head.split()[1]] += 1
                writer.write(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n")
        writer.close()

    async def until(self, told: int) -> None:
        async with asyncio.timeout(SECONDS_AT_MOST):
            while len(self.posts) < told:
                await asyncio.sleep(0.005)

    def subscription(self, path: str) -> dict[str, object]:
        keys = {"p256dh": base64(self._point), "auth": base64(bytes(16))}
        return {"endpoint": f"{self.origin}/{path}", **keys, "language": "en", "turn": False, "time": True}


async def measure(due: int, live: int, kill: bool) -> dict[str, float | int | str]:
    service, port = PushService(free_port()), free_port()
    await service.start()
    with tempfile.TemporaryDirectory() as data:
        script = Path(data) / "serve_for_benchmark.py"
        script.write_text(SERVE)
        command = [sys.executable, str(script), str(port), data, service.origin]
        server = subprocess.Popen(command)
        try:
            await until_open(port)
            delays: list[tuple[int, float]] = []
            tables = [await asyncio.to_thread(create, port) for _ in range(live)]
            live_play = [asyncio.create_task(keep_playing(table, port, delays)) for table in tables]
            began = time.monotonic()
            with ThreadPoolExecutor(LAID_AT_ONCE) as people:
                loop = asyncio.get_running_loop()
                wishes = [service.subscription(str(number)) for number in range(due)]
                await asyncio.gather(*(loop.run_in_executor(people, lay, port, wish) for wish in wishes))
            laid = time.monotonic() - began
            await asyncio.sleep(SECONDS_TO_SETTLE)
            assert not service.posts, "this machine is too slow: they fell due while they were laid"
            before = await window(delays, server.pid, service.until(1))
            during = await window(delays, server.pid, service.until(due // 2))
            for task in live_play:
                task.cancel()
            (server.kill if kill else server.terminate)()
            await asyncio.to_thread(server.wait)
            before_stop = len(service.posts)
            server = subprocess.Popen(command)
            with suppress(TimeoutError):
                await service.until(due)
            await asyncio.sleep(5)  # for those that would come twice
            await asyncio.gather(*live_play, return_exceptions=True)
        finally:
            server.kill()
            server.wait()
    return {
        "due": due,
        "laid_within_seconds": round(laid, 1),
        "live_tables_of_four": live,
        "told_before_the_stop": before_stop,
        "told_after_it": len(service.posts) - before_stop,
        "told_twice": sum(count > 1 for count in service.posts.values()),
        "never_told": due - len(service.posts),
        "reminders_a_second": round(due / 2 / during.seconds, 1),
        **{f"{name}_before": value for name, value in before.figures().items()},
        **{f"{name}_during": value for name, value in during.figures().items()},
        "p99_ratio": round(at(during.delays, 0.99) / at(before.delays, 0.99), 2),
    }


@dataclass
class Window:
    """What happened at the live tables for a while."""

    seconds: float
    cpu: float
    delays: list[float]

    def figures(self) -> dict[str, float | int]:
        return {
            "choices": len(self.delays),
            "p50_ms": round(1000 * at(self.delays, 0.5), 2),
            "p99_ms": round(1000 * at(self.delays, 0.99), 2),
            "server_core_percent": round(100 * self.cpu / self.seconds, 1),
        }


async def window(delays: list[tuple[int, float]], pid: int, until: Coroutine[Any, Any, None]) -> Window:
    delays.clear()
    began, cpu = time.monotonic(), spent(pid).cpu
    await until
    return Window(time.monotonic() - began, spent(pid).cpu - cpu, sorted(delay for _, delay in delays))


async def keep_playing(table: Table, port: int, delays: list[tuple[int, float]]) -> None:
    await sit_down(table, port)
    while not table.choices:
        await asyncio.sleep(0.05)
    await play(table, Random(table.id).random(), time.monotonic() + 10 * SECONDS_AT_MOST, delays)


def lay(port: int, subscription: dict[str, object]) -> None:
    """A table of two by correspondence; who is asked first wants to be reminded."""
    seats = [{"kind": "me", "name": name} for name in ("Ana", "Tom")]
    wish = {
        "game": "coffee-rush",
        "seats": seats,
        "options": {"first": 0},
        "thinking": THINKING,
        "late": "wait",
    }
    made = post(port, "/api/tables", wish)
    for seat in made["seats"]:
        post(port, f"/api/tables/{made['table']}/reminders", subscription, seat["key"])


def post(port: int, path: str, body: object, key: str = "") -> Any:
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {key}"} if key else {})}
    request = Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), headers)
    with urlopen(request, timeout=30) as answer:
        said = answer.read()
    return json.loads(said) if said else None


def base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


if __name__ == "__main__":
    main()
