"""Jobs of many tables on few workers: each in turn, long ones never before all, and none lost with its process."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from demitasse.server.fair_queue import Expectations, FairQueue
from demitasse.server.workers import LONGEST_JOB, TooLong, Workers
from tests.server.visiting import BOT, opened


def in_order(work: Callable[[FairQueue, list[str]], Coroutine[Any, Any, None]], places: int) -> list[str]:
    done: list[str] = []
    asyncio.run(asyncio.wait_for(work(FairQueue(places), done), 30))
    return done


async def job(queue: FairQueue, whose: str, done: list[str], long: bool = False) -> None:
    place = await queue.take(whose, long)
    await asyncio.sleep(0)
    done.append(whose)
    queue.give_back(place)


def test_tables_take_turns_however_many_jobs_one_of_them_has() -> None:
    async def work(queue: FairQueue, done: list[str]) -> None:
        first = await queue.take("z", False)
        jobs = [asyncio.ensure_future(job(queue, whose, done)) for whose in "aaabbc"]
        await asyncio.sleep(0)
        queue.give_back(first)
        await asyncio.gather(*jobs)

    assert "".join(in_order(work, 1)) == "abcaba"


def test_short_jobs_are_done_while_long_ones_of_other_tables_still_wait() -> None:
    async def work(queue: FairQueue, done: list[str]) -> None:
        busy = await queue.take("slow", True)
        others = [asyncio.ensure_future(job(queue, f"slow {number}", done, True)) for number in range(3)]
        await asyncio.sleep(0)
        for number in range(3):
            await job(queue, f"quick {number}", done)
        queue.give_back(busy)
        await asyncio.gather(*others)

    assert in_order(work, 2) == ["quick 0", "quick 1", "quick 2", "slow 0", "slow 1", "slow 2"]


def test_long_jobs_do_not_wait_for_ever_for_short_ones() -> None:
    async def work(queue: FairQueue, done: list[str]) -> None:
        both = await queue.take("a", True), await queue.take("b", False)
        short = [asyncio.ensure_future(job(queue, "short", done)) for _ in range(4)]
        long = asyncio.ensure_future(job(queue, "long", done, True))
        await asyncio.sleep(0)
        for place in both:
            queue.give_back(place)
        await asyncio.gather(*short, long)

    assert in_order(work, 2)[0] == "long"


def test_who_gives_up_waiting_takes_no_worker_away() -> None:
    async def work(queue: FairQueue, done: list[str]) -> None:
        place = await queue.take("a", False)
        leaver = asyncio.ensure_future(job(queue, "leaver", done))
        late = asyncio.ensure_future(job(queue, "late leaver", done))
        await asyncio.sleep(0)
        leaver.cancel()
        queue.give_back(place)
        late.cancel()  # its worker was granted, and it does not know yet
        with suppress(asyncio.CancelledError):
            await leaver
        with suppress(asyncio.CancelledError):
            await late
        await job(queue, "next", done)

    assert in_order(work, 1) == ["next"]


def test_a_new_kind_of_job_counts_as_long_until_it_was_short() -> None:
    expected = Expectations()
    assert expected.long("cafe-del-gatto greedy")
    expected.note("cafe-del-gatto greedy", 0.001)
    assert not expected.long("cafe-del-gatto greedy")
    expected.note("cafe-del-gatto greedy", 0.15)
    expected.note("cafe-del-gatto greedy", 0.001)
    assert expected.long("cafe-del-gatto greedy")


# In processes:


def wait_for(file: str, answer: str) -> str:
    while not os.path.exists(file):
        sleep(0.01)
    return answer


def first_time_hang(file: str) -> str:
    if os.path.exists(file):
        return "done again"
    Path(file).write_text(str(os.getpid()), encoding="utf-8")
    while True:
        sleep(1)


def hang() -> None:
    while True:
        sleep(1)


@pytest.mark.parametrize("processes", [1, 2])
def test_thoughts_that_take_long_delay_no_other_table(tmp_path: Path, processes: int) -> None:
    gate = tmp_path / "gate"
    done: list[str] = []

    async def asked(workers: Workers, name: str, long: bool) -> None:
        done.append(await workers.run(name, wait_for if long else answered, str(gate), name, long=long))

    async def work() -> None:
        workers = Workers(processes)
        try:
            slow = [asyncio.ensure_future(asked(workers, f"slow {number}", True)) for number in range(3)]
            await asyncio.sleep(0)
            await asyncio.gather(*(asked(workers, f"quick {number}", False) for number in range(3)))
            gate.touch()
            await asyncio.gather(*slow)
        finally:
            workers.close()

    asyncio.run(asyncio.wait_for(work(), 60))

    assert done == ["quick 0", "quick 1", "quick 2", "slow 0", "slow 1", "slow 2"]


def answered(gate: str, answer: str) -> str:
    return answer


def test_a_worker_killed_in_mid_thought_is_replaced_and_the_thought_done_again(tmp_path: Path) -> None:
    file = tmp_path / "pid"

    async def work() -> str:
        workers = Workers(1)
        try:
            thought = asyncio.ensure_future(workers.run("x", first_time_hang, str(file)))
            while not (file.exists() and file.read_text(encoding="utf-8")):
                await asyncio.sleep(0.01)
            os.kill(int(file.read_text(encoding="utf-8")), signal.SIGKILL)
            return await thought
        finally:
            workers.close()

    assert asyncio.run(asyncio.wait_for(work(), 60)) == "done again"


def test_a_thought_that_never_ends_is_ended() -> None:
    async def work() -> str:
        workers = Workers(1)
        try:
            await workers.run("x", answered, "", "it has started")
            workers.longest = 0.2
            with pytest.raises(TooLong):
                await workers.run("x", hang)
            workers.longest = LONGEST_JOB
            return await workers.run("x", answered, "", "the next one")
        finally:
            workers.close()

    assert asyncio.run(asyncio.wait_for(work(), 60)) == "the next one"


def test_a_table_goes_on_when_its_bots_lose_their_process(tmp_path: Path) -> None:
    with opened(tmp_path, workers=1) as visit:
        keys = visit.table(BOT, {"kind": "bot", "bot": "greedy"})
        with visit.watching(keys) as watcher:
            watcher.hear_until(lambda told: told.get("seq", 0) >= 10)
            for worker in visit.server.workers._workers:
                for process in tuple((getattr(worker, "_processes", None) or {}).values()):
                    process.kill()
            seq = watcher.latest["seq"]
            watcher.hear_until(lambda told: told.get("seq", 0) >= seq + 20)
