"""How late it is: counted by the store, known after a kill by what was written last, still while nothing answers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from demitasse.kernel.play import Row
from demitasse.server import uptime
from demitasse.server.postgres_store import PostgresStore
from demitasse.server.store import Store, open_store
from demitasse.server.uptime import SharedUptime, Uptime
from tests.postgres import Postgres
from tests.server.test_real_time_tables import QUICK, answer, ask_pause, ping
from tests.server.test_store import head
from tests.server.visiting import ME, Visit, opened, wait_for

TOM = {"kind": "me", "name": "Tom"}
A_BEAT = 1000 * uptime.SECONDS_BETWEEN_SAVES


class Now:
    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Now:
    now = Now()
    monkeypatch.setattr(uptime, "monotonic", now)
    return now


def test_all_that_was_written_is_of_a_moment_before_the_next_server_began(now: Now) -> None:
    later = Uptime(5000)
    assert later.end_after(4000) == 5000 < later.began == later.now


def test_a_clock_stopped_with_the_servers_under_which_it_ran(now: Now) -> None:
    later = Uptime(9000, begins=[3000, 6000, 8000])
    assert [later.end_after(moment) for moment in (2500, 4000, 6000, 8500)] == [2000, 5000, 7000, 9000]


def test_time_stands_still_a_second_after_the_last_answer_of_the_database(now: Now) -> None:
    shared = SharedUptime()
    shared.set(5000, 0.0, 0.0, 0)
    now.seconds = 0.9
    assert shared.now == 5900
    now.seconds = 60
    assert shared.now == 6000


def test_a_late_beat_stops_nothing_while_the_database_answers_something_else(now: Now) -> None:
    shared = SharedUptime()
    shared.set(5000, 0.0, 0.0, 0)
    for now.seconds in (0.8, 1.6, 2.4):
        shared.answered()
    now.seconds = 3.2
    assert (shared.now, shared.most) == (8200, 3400)
    now.seconds = 60
    assert shared.now == 8400


def in_store_that_is_killed(place: Path | str, use: Callable[[Store], Awaitable[int]]) -> int:
    """It stops without a last word."""

    async def used() -> int:
        store = await open_store(place)
        try:
            return await use(store)
        finally:
            if isinstance(store, PostgresStore):
                await store._peers.close()
                await store._pool.close()

    return asyncio.run(used())


def test_a_row_that_was_written_says_how_late_it_was_to_all_servers_that_come_after(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def write_late(store: Store) -> int:
        await store.create(head("t"), [])
        await store.put_state("t", "playing")
        monkeypatch.setattr(
            uptime, "monotonic", lambda: time.monotonic() + 0.7
        )  # no beat has come for so long
        return (await store.append("t", Row(0, 10, 0, "place coffee"))).uptime

    async def ended(store: Store) -> int:
        await store.put_quiet("t", True)  # whatever is written says that this one was there
        return store.uptime.end_after(written)

    written = in_store_that_is_killed(place, write_late)
    monkeypatch.undo()
    first = in_store_that_is_killed(place, ended)
    assert written <= first <= written + A_BEAT
    assert [in_store_that_is_killed(place, ended) for _ in range(2)] == [first, first]


def test_a_killed_server_whose_lock_is_still_there_is_not_taken_for_a_living_one(postgres: Postgres) -> None:
    database = postgres.new_database()

    async def tried() -> tuple[int, int]:
        killed = await PostgresStore.open(database, "this")
        session = killed._peers._session
        assert session is not None

        async def end() -> int:
            await asyncio.sleep(0.1)
            await killed._peers.beat()  # which it had sent before
            ended = killed.uptime.now
            await asyncio.sleep(0.4)
            await session.close()
            return ended

        ending = asyncio.create_task(end())
        next_one = await PostgresStore.open(database, "this")
        ended = await ending
        try:
            return ended, next_one.uptime.end_after(ended)
        finally:
            await next_one.close()
            await killed._pool.close()
            await killed._peers.close()

    ended, seen = asyncio.run(tried())
    assert ended - A_BEAT <= seen <= ended + A_BEAT


def test_a_server_that_beats_is_a_living_one(postgres: Postgres) -> None:
    database = postgres.new_database()

    async def tried() -> tuple[int, int]:
        first = await PostgresStore.open(database, "this")

        async def beat() -> None:
            while True:
                await first._peers.beat()
                await asyncio.sleep(uptime.SECONDS_BETWEEN_SAVES)

        beating = asyncio.create_task(beat())
        second = await PostgresStore.open(database, "this")
        beating.cancel()
        try:
            return first.uptime.began, second.uptime.began
        finally:
            await second.close()
            await first.close()

    one, other = asyncio.run(tried())
    assert one == other


def laid(visit: Visit) -> Any:
    return visit.table(ME, TOM, game="kitchen-rush", options=QUICK)


def test_what_people_had_agreed_on_is_agreed_on_after_a_restart(place: Path | str) -> None:
    with opened(place) as before:
        keys = laid(before)
        with before.seated(keys) as us:
            for seat in (0, 1):
                answer(us, seat, {"do": "ready"})
            ask_pause(us, 0, True)
            stopped = ping(us)["clock"]
            assert not ping(us)["running"]

    with opened(place) as after, after.seated(keys) as us:
        wait_for(lambda: not told(after, keys)["awaited"])
        table = told(after, keys)
        assert (table["paused"], table["interrupted"], table["clock"]) == (True, False, stopped)
        ask_pause(us, 0, False)
        assert ping(us)["running"]


def test_servers_that_come_and_go_while_nobody_is_there_do_not_move_a_clock(place: Path | str) -> None:
    with opened(place) as before:
        keys = laid(before)
        with before.seated(keys) as us:
            for seat in (0, 1):
                answer(us, seat, {"do": "ready"})
            wait_for(lambda: bool(ping(us)["running"]))
            last = ping(us)["clock"]

    clocks = []
    for _ in range(3):
        with opened(place) as after:
            clocks.append(told(after, keys)["clock"])
            time.sleep(0.3)
    assert clocks[0] >= last
    assert len(set(clocks)) == 1


def told(visit: Visit, keys: Any) -> Any:
    return visit.get(f"/api/tables/{keys['table']}", keys["host"])
