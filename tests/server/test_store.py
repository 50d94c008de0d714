"""The store: it opens what the version before has written, and says in a sentence why it cannot open something."""

from __future__ import annotations

import asyncio
import getpass
import socket
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from operator import methodcaller
from pathlib import Path
from typing import Any

import pytest

from demitasse.kernel.language import say
from demitasse.kernel.play import Row
from demitasse.server import schema, sqlite_store
from demitasse.server.sql_store import SqlStore
from demitasse.server.sqlite_store import FILE
from demitasse.server.statements import Statement
from demitasse.server.store import (
    KEPT,
    Retention,
    Store,
    StoredTable,
    StoreError,
    TableHead,
    open_store,
)
from tests.server.test_playing import over
from tests.server.visiting import BOT, NEVER, opened, wait_for

VERSION_2 = Path(__file__).with_name("data_folder_of_version_2.sql")
"""A data folder as the code of schema version 2 left it, when yoyo-migrations still kept the numbers."""
LOBBY, PLAYING, FINISHED, KITCHEN, REPLAY = (
    "fgLTqlkaMvL2Q0bvHmp6zg",
    "Edg1kJvL8CsJBf6erzQLMw",
    "e9pWjkrv84ONdehrHw6Qwg",
    "0YiciQDBSO9x4CQZyF-EiA",
    "d8tRHRSxUpKgQPbC0QUSRA",
)
KEYS = {
    LOBBY: ("pt6669tE-2sTyjJxBtge0Q",),
    PLAYING: ("y_ysdhVc9vFuIjvRh-xNzg", "0r82QIP4Z5Y1SC8EkpAvug"),
    FINISHED: ("RNqapeAb-X1MDZZTCjrhVA",),
    KITCHEN: ("eFd3hjjHQfvkTe-650vbsQ", "EqvRwSkz_NEN9sNttlbT9w"),
}


def folder_with(folder: Path, script: str) -> Path:
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.executescript(script)
    return folder


@pytest.fixture
def old_folder(tmp_path: Path) -> Path:
    return folder_with(tmp_path, VERSION_2.read_text(encoding="utf-8"))


def in_store(place: Path | str, ask: Callable[[Store], Any]) -> Any:
    async def opened() -> Any:
        store = await open_store(place)
        try:
            return await ask(store)
        finally:
            await store.close()

    return asyncio.run(opened())


def select(folder: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(folder / FILE)) as database:
        return database.execute(query).fetchall()


def test_a_folder_of_the_version_before_opens_with_all_its_rows(old_folder: Path) -> None:
    logged = "SELECT seq, at, seat, choice, token FROM log WHERE table_id = '{}' ORDER BY seq"
    before = {id: select(old_folder, logged.format(id)) for id in KEYS}

    for id, rows in before.items():
        stored: StoredTable = in_store(old_folder, methodcaller("load", id))
        assert [(row.seq, row.at, row.seat, row.do, row.token) for row in stored.rows] == rows
        assert stored.head.id == id
        assert len(stored.seats) == 2
    assert in_store(old_folder, methodcaller("load_replay", REPLAY)).count(b"\n") == 4
    playing = [outline.head.id for outline in in_store(old_folder, methodcaller("playing"))]
    assert playing == sorted([KITCHEN, PLAYING])
    assert [len(rows) for rows in before.values()] == [0, 15, 92, 13]


def test_the_plays_of_the_version_before_go_on(old_folder: Path) -> None:
    with opened(old_folder, NEVER) as visit:
        joined = visit.post(
            f"/api/tables/{LOBBY}/join", {"join": "Oyy9b_XxQgtCpdyVdoJbUg", "name": "Tom"}, status=200
        )
        with visit.connected(PLAYING) as us:
            us.hello(*KEYS[PLAYING])
            undone = us.rows[-1]["undo"]
            us.play_on((0, 1), over)
        with visit.connected(KITCHEN) as cooks:
            kitchen = cooks.hello(*KEYS[KITCHEN])
        finished = visit.get(f"/api/replays/{FINISHED}")
        brought = visit.get(f"/api/replays/{REPLAY}")

    assert joined["seat"] == 1
    assert undone
    assert kitchen["refusal"]["message"]["key"] == "server-other-rules"  # its rules have changed since
    stored: StoredTable = in_store(old_folder, methodcaller("load", KITCHEN))
    assert stored.live is not None
    assert (len(stored.rows), stored.live.clock, stored.state) == (13, (2264, None), "playing")
    assert (stored.live.paused, stored.live.interrupted) == (True, True)
    assert finished["result"]["ended_by"] == "penalties"
    assert len(brought["rows"]) == 3


def test_the_numbers_of_the_version_before_are_taken_over(old_folder: Path) -> None:
    in_store(old_folder, methodcaller("playing"))

    assert select(old_folder, "PRAGMA user_version") == [(len(schema.migrations("sqlite")),)]
    assert select(old_folder, "SELECT name FROM sqlite_master WHERE name LIKE '%yoyo%'") == []


def test_an_old_folder_and_a_new_one_come_to_the_same_schema(old_folder: Path, tmp_path: Path) -> None:
    new = tmp_path / "new"
    columns = (
        "SELECT t.name, c.name, c.type, c.pk FROM sqlite_master t, pragma_table_info(t.name) c "
        "WHERE t.type = 'table' ORDER BY t.name, c.cid"
    )

    for folder in (old_folder, new):
        in_store(folder, methodcaller("playing"))

    assert select(old_folder, columns) == select(new, columns)


def test_a_folder_of_a_newer_version_is_refused_in_both_languages(tmp_path: Path) -> None:
    newer = len(schema.migrations("sqlite")) + 1
    folder_with(tmp_path, f"PRAGMA user_version = {newer}")

    with pytest.raises(StoreError) as refused:
        in_store(tmp_path, methodcaller("playing"))

    assert say(refused.value.message, "en").startswith(f"The data in {tmp_path} comes from a newer version")
    assert say(refused.value.message, "fr").startswith(
        f"Les données de {tmp_path} viennent d’une version plus récente"
    )
    assert select(tmp_path, "PRAGMA user_version") == [(newer,)]


def test_a_migration_that_fails_leaves_the_file_as_it_was(
    old_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = schema.migrations("sqlite")
    broken = schema.Migration(len(known) + 1, "CREATE TABLE more (id TEXT);\nCREATE TABLE tables (id TEXT);")
    monkeypatch.setattr(schema, "migrations", lambda database: [*known, broken])

    with pytest.raises(StoreError, match="already exists"):
        in_store(old_folder, methodcaller("playing"))

    assert select(old_folder, "PRAGMA user_version") == [(0,)]
    assert select(old_folder, "SELECT name FROM sqlite_master WHERE name = 'more'") == []


def test_a_file_that_is_no_database_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database at all, but long enough to be looked at" * 100)

    with pytest.raises(StoreError, match="file is not a database"):
        in_store(tmp_path, methodcaller("playing"))


def test_whatever_else_goes_wrong_is_a_sentence_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(file: Path) -> None:
        raise KeyError("no entry for this user")

    monkeypatch.setattr(sqlite_store, "migrate", fail)

    with pytest.raises(StoreError) as refused:
        in_store(tmp_path, methodcaller("playing"))

    assert refused.value.message.key == "server-data-unusable"
    assert "no entry for this user" in str(refused.value)


def test_opening_needs_neither_the_name_of_the_user_nor_that_of_the_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(*_: object) -> Any:
        raise KeyError("getpwuid(): uid not found")

    for module, name in ((getpass, "getuser"), (socket, "getfqdn"), (socket, "gethostname")):
        monkeypatch.setattr(module, name, unknown)

    assert in_store(tmp_path, methodcaller("playing")) == []


# Cleaning up.

MONDAY = datetime(2026, 3, 2, 12, tzinfo=UTC)


def head(id: str) -> TableHead:
    created = MONDAY.isoformat()
    return TableHead(id, "coffee-rush", {}, "1", "", "wait", created, "", "", "", "")


class Calendar:
    """A store as the days go by; `left` are the tables it still has."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = MONDAY

    async def add(self, id: str, state: str) -> None:
        await self.store.create(head(id), [])
        await self.store.put_state(id, state)

    async def pass_days(self, days: int, *in_use: str) -> None:
        """Days on which the server runs and cleans up every twelve hours."""
        for _ in range(2 * days):
            self.now += timedelta(hours=12)
            await self.store.clean(self.now.isoformat(), in_use)

    async def left(self, *ids: str) -> list[str]:
        return [id for id in ids if await self.store.load(id) is not None]


def over_days(place: Path | str, story: Callable[[Calendar], Awaitable[None]]) -> None:
    async def told(store: Store) -> None:
        await store.clean(MONDAY.isoformat())
        await story(Calendar(store))

    in_store(place, told)


def test_a_table_goes_when_its_days_without_activity_are_over(place: Path | str) -> None:
    async def story(calendar: Calendar) -> None:
        for state in KEPT.by_state():
            await calendar.add(state, state)
        await calendar.store.save_replay("replay", b"", MONDAY.isoformat())
        await calendar.pass_days(1)
        assert await calendar.left(*KEPT.by_state()) == ["lobby", "playing", "over"]
        await calendar.pass_days(1)
        assert await calendar.left(*KEPT.by_state()) == ["playing", "over"]
        await calendar.pass_days(29)
        assert await calendar.left(*KEPT.by_state()) == ["over"]
        assert await calendar.store.load_replay("replay") == b""
        await calendar.pass_days(150)
        assert await calendar.left(*KEPT.by_state()) == []
        assert await calendar.store.load_replay("replay") is None

    over_days(place, story)


def test_what_is_out_of_sight_comes_back_to_whoever_keeps_it_longer_and_goes_after_the_grace(
    place: Path | str,
) -> None:
    async def in_store(store: Store) -> int:
        assert isinstance(store, SqlStore)
        ((found,),) = await store.read(Statement("SELECT COUNT(*) FROM tables"))
        return int(found[0])

    async def story(calendar: Calendar) -> None:
        await calendar.add("lobby", "lobby")
        await calendar.pass_days(KEPT.lobby + KEPT.grace)
        assert await calendar.left("lobby") == []
        assert await in_store(calendar.store) == 1
        await calendar.store.clean(calendar.now.isoformat(), (), Retention(lobby=60))
        assert await calendar.left("lobby") == ["lobby"]
        await calendar.pass_days(KEPT.grace + 1)
        assert await in_store(calendar.store) == 0

    over_days(place, story)


def test_the_writer_survives_whatever_a_row_does_to_it(place: Path | str) -> None:
    async def story(store: Store) -> None:
        await store.create(head("one"), [])
        with pytest.raises(StoreError):
            await store.append("one", Row(0, 2**70, 0, "too late for a database"))
        told = store.health()
        assert (told.writing, told.waiting) == (True, 0)
        assert told.failure
        await store.append("one", Row(0, 1, 0, "confirm"))
        assert store.health().failure == ""

    in_store(place, story)


def test_a_table_in_play_is_kept_however_long_ago_it_was_made(place: Path | str) -> None:
    async def story(calendar: Calendar) -> None:
        await calendar.add("weekly", "playing")
        await calendar.add("abandoned", "playing")
        for week in range(10):
            await calendar.pass_days(7)
            await calendar.store.append("weekly", Row(week, 0, 0, "confirm"))
        assert await calendar.left("weekly", "abandoned") == ["weekly"]
        await calendar.pass_days(31)
        assert await calendar.left("weekly") == []

    over_days(place, story)


def test_a_table_that_somebody_looks_at_is_kept(place: Path | str) -> None:
    async def story(calendar: Calendar) -> None:
        await calendar.add("looked-at", "lobby")
        await calendar.pass_days(5, "looked-at")
        assert await calendar.left("looked-at") == ["looked-at"]

    over_days(place, story)


@pytest.mark.parametrize("days", [200, 100_000, -200])
def test_a_wall_clock_that_jumps_removes_nothing(place: Path | str, days: int) -> None:
    async def story(calendar: Calendar) -> None:
        for state in KEPT.by_state():
            await calendar.add(state, state)
        await calendar.store.save_replay("replay", b"", MONDAY.isoformat())
        for _ in range(3):  # there and back again
            await calendar.store.clean((MONDAY + timedelta(days=days)).isoformat())
            await calendar.store.clean(MONDAY.isoformat())
        assert await calendar.left(*KEPT.by_state()) == list(KEPT.by_state())
        assert await calendar.store.load_replay("replay") == b""

    over_days(place, story)


def test_what_is_played_after_a_clock_was_set_back_is_as_young_as_it_is(place: Path | str) -> None:
    async def story(calendar: Calendar) -> None:
        calendar.now = MONDAY + timedelta(days=1000)
        await calendar.pass_days(60)
        calendar.now = MONDAY
        await calendar.pass_days(1)
        await calendar.add("new", "playing")
        await calendar.pass_days(30)
        assert await calendar.left("new") == ["new"]
        await calendar.pass_days(1)
        assert await calendar.left("new") == []

    over_days(place, story)


def test_a_server_cleans_up_when_it_starts_and_takes_up_only_what_is_left(tmp_path: Path) -> None:
    with opened(tmp_path, NEVER) as before:
        old, young = before.table(BOT, BOT)["table"], before.table(BOT, BOT)["table"]
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.executemany("INSERT INTO days (date) VALUES (?)", [(f"day {day}",) for day in range(40)])
        database.execute("UPDATE tables SET day = 41 WHERE id = ?", (young,))

    with opened(tmp_path, NEVER) as after:
        wait_for(lambda: young in after.server.registry.tables)
        assert old not in after.server.registry.tables
        assert after.get(f"/api/tables/{old}", "")["message"]["key"] == "server-no-table"
