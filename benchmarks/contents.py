"""What a table with its own cards costs: how long it takes to make one, and how much memory 200 different ones take.

    python benchmarks/contents.py [seize-the-bean] [200]

Each table has a content file of its own: ten cards with other names and other numbers of the game's largest deck.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import NamedTuple

from demitasse.games import game as game_of
from demitasse.server.server import Server, Settings
from demitasse.server.store import open_store
from demitasse.server.turn_bots import Pace
from demitasse.server.wire import NewTable, SeatWish

ROOT = Path(__file__).parents[1]
WARM_UP = 3
SEATS = (SeatWish(kind="me", name="Ana"), SeatWish(kind="bot", bot="random"))
MOST_MILLISECONDS, MOST_MEGABYTES = 50, 100


def own_file(game: str, number: int) -> str:
    """The cards that the tests of the game bring along, called differently at each table."""
    folder = game_of(game).package.rpartition(".")[2]
    text = (ROOT / "tests" / folder / "own_content.toml").read_text(encoding="utf-8")
    return text.replace('name = { en = "', f'name = {{ en = "{number} ')


def megabytes(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    (line,) = (line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def memory() -> float:
    """Of the server and the processes in which its bots think."""
    gc.collect()
    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text(encoding="utf-8").split()
    return megabytes(os.getpid()) + sum(megabytes(int(child)) for child in children)


class Spent(NamedTuple):
    """Milliseconds by the clock, and of the processor: on a busy machine the former say little."""

    wall: float
    cpu: float


async def made(server: Server, game: str, content: str) -> Spent:
    """Make a table and see its first position."""
    began, used = perf_counter(), process_time()
    keys = await server.registry.create(NewTable(game=game, seats=SEATS, content=content, file="mine.toml"))
    table = await server.registry.table(keys.table)
    assert table.play is not None
    table.play.position.view(0)
    return Spent(1000 * (perf_counter() - began), 1000 * (process_time() - used))


def usual(spent: Sequence[Spent]) -> Spent:
    return Spent(median(each.wall for each in spent), median(each.cpu for each in spent))


async def measure(game: str, tables: int, folder: Path) -> bool:
    server = Server(await open_store(folder), Settings(workers=1, pace=Pace(choice=0.01, turn=0.01)))
    try:
        for number in range(WARM_UP):
            await made(server, game, "")
            await made(server, game, own_file(game, -1 - number))
        await asyncio.sleep(1)
        plain = [await made(server, game, "") for _ in range(tables)]
        await asyncio.sleep(2)
        before = memory()
        own = [await made(server, game, own_file(game, number)) for number in range(tables)]
        await asyncio.sleep(5)
        more = memory() - before
    finally:
        await server.close()
    later = usual(own).wall - usual(plain).wall
    print(f"{game}, {tables} tables each, workers and bots included")
    for what, spent in (("a table of ours   ", usual(plain)), ("with its own cards", usual(own))):
        print(f"  {what} {spent.wall:7.1f} ms (median), {spent.cpu:.1f} ms of the processor")
    print(f"  later by           {later:7.1f} ms, of {MOST_MILLISECONDS}")
    print(f"  memory             {more:7.1f} MB more, of {MOST_MEGABYTES}")
    return later <= MOST_MILLISECONDS and more <= MOST_MEGABYTES


def main(arguments: list[str]) -> int:
    game = arguments[0] if arguments else "seize-the-bean"
    tables = int(arguments[1]) if len(arguments) > 1 else 200
    with TemporaryDirectory() as folder:
        return 0 if asyncio.run(measure(game, tables, Path(folder))) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
