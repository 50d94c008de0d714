"""Nobody there, nobody punished: what a table does about people who have lost their line or have left.

Lines are cut for 90 seconds of the table's clock, which are skipped, not waited for.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from demitasse.server import absence, real_time, scheduler, uptime
from demitasse.server.sqlite_store import FILE
from tests.server.test_real_time_tables import (
    LATE,
    QUICK,
    TO_MARKET,
    TO_OFFICE,
    TO_STORAGE,
    Skip,
    answer,
    answer_to,
    ask_pause,
    kitchen,
    numbers,
    ping,
    table_of,
    until,
)
from tests.server.visiting import BOT, FRIEND, ME, Guest, Said, Visit, opened, wait_for

CUT = 90_000
connected: list[Guest] = []
"""Whoever is still at a table when its test ends."""
BOTS = {"leavers": "bot"}


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(absence, "SECONDS_OF_GRACE", 0.2)
    monkeypatch.setattr(real_time, "COUNT_IN", 200)
    monkeypatch.setattr(real_time, "REMEMBERED", 10 * CUT)


@pytest.fixture
def skip(monkeypatch: pytest.MonkeyPatch) -> Skip:
    skip = Skip()
    monkeypatch.setattr(uptime, "monotonic", skip)
    return skip


@pytest.fixture
def cafe(tmp_path: Path, skip: Skip) -> Iterator[Visit]:
    with opened(tmp_path) as visit:
        yield visit
        for guest in connected:
            cut(guest)
        connected.clear()


def laid(visit: Visit, **rest: Any) -> tuple[Any, str]:
    """A kitchen for Ana, who is the host, and Tom; all keys, and Tom's."""
    keys = visit.table(ME, FRIEND, game="kitchen-rush", options=QUICK, **rest)
    joined = visit.post(
        f"/api/tables/{keys['table']}/join", {"join": keys["join"], "name": "Tom"}, status=200
    )
    visit.post(f"/api/tables/{keys['table']}/start", key=keys["host"], status=200)
    return keys, joined["key"]


def in_(visit: Visit, keys: Any, *secrets: str) -> Guest:
    """A connection that holds these keys."""
    session = visit.client.websocket_connect(f"/api/tables/{keys['table']}/live")
    session.__enter__()
    guest = Guest(session)
    guest.hello(*secrets)
    connected.append(guest)
    return guest


def cut(guest: Guest) -> None:
    with suppress(RuntimeError, OSError):
        guest.session.close()


def told(visit: Visit, keys: Any) -> Any:
    return visit.get(f"/api/tables/{keys['table']}", keys["host"])


def wait_until(visit: Visit, keys: Any, good: Callable[[Said], bool]) -> Said:
    wait_for(lambda: good(told(visit, keys)))
    return dict(told(visit, keys))


def running(table: Said) -> bool:
    return bool(table["running"])


def open_kitchen(visit: Visit, **rest: Any) -> tuple[Any, str, Guest, Guest]:
    """Ana and Tom, each at a screen of their own, in mid-round."""
    keys, toms = laid(visit, **rest)
    ana, tom = in_(visit, keys, keys["host"], keys["seats"][0]["key"]), in_(visit, keys, toms)
    answer(ana, 0, {"do": "ready"})
    answer(tom, 1, {"do": "ready"})
    until(ana, lambda: bool(ana.latest["running"]))
    assert answer(ana, 0, TO_STORAGE)["type"] == "accepted"
    return keys, toms, ana, tom


# The line of one is lost.


def test_a_table_that_waits_stops_its_clock_for_who_is_away_and_counts_them_in(
    cafe: Visit, skip: Skip
) -> None:
    keys, toms, ana, tom = open_kitchen(cafe)
    cut(tom)
    stopped = wait_until(cafe, keys, lambda table: table["awaited"] == [1])
    assert (stopped["paused"], stopped["running"], stopped["interrupted"]) == (True, False, False)
    rows = stopped["rows"]
    skip.time(cafe, CUT)

    refused = answer(ana, 0, TO_MARKET)["refusal"]["message"]
    assert refused["key"] == "server-paused"
    refused = ask_pause(ana, 0, False)["refusal"]["message"]
    assert (refused["key"], refused["facts"]["people"]) == ("server-awaits", "Tom")

    tom = in_(cafe, keys, toms)
    counting = tom.hear_until(lambda frame: "table" in frame and frame["table"]["resumes"] is not None)[
        "table"
    ]
    assert (counting["awaited"], counting["running"]) == ([], False)
    again = wait_until(cafe, keys, running)
    assert again["rows"] == rows
    assert stopped["clock"] <= again["clock"] < stopped["clock"] + LATE
    assert answer(tom, 1, TO_OFFICE)["type"] == "accepted"


def test_a_bot_stands_in_while_a_line_is_lost_and_who_is_back_takes_over_at_once(
    cafe: Visit, skip: Skip
) -> None:
    keys, toms, ana, tom = open_kitchen(cafe, **BOTS)
    cut(tom)
    wait_until(cafe, keys, lambda table: table["seats"][1]["stand_in"] == "return")
    skip.time(cafe, CUT)
    until(ana, lambda: any(row["seat"] == 1 and row["at"] > 0 for row in ana.rows))
    assert ping(ana)["running"]

    tom = in_(cafe, keys, toms)
    back = wait_until(cafe, keys, lambda table: not table["seats"][1]["stand_in"])
    assert (back["seats"][1]["kind"], back["seats"][1]["name"], back["running"]) == ("person", "Tom", True)
    assert not table_of(cafe, keys).bot_in(1)


def test_the_host_may_let_a_bot_stand_in_where_the_table_waits(cafe: Visit, skip: Skip) -> None:
    keys, toms, ana, tom = open_kitchen(cafe)
    assert ask_stand_in(ana, 1, True)["refusal"]["message"]["key"] == "server-is-here"
    assert ask_stand_in(tom, 0, True)["refusal"]["message"]["key"] == "server-not-host"
    assert ask_stand_in(tom, 0, False)["refusal"]["message"]["key"] == "server-not-your-seat"
    assert ask_stand_in(ana, 7, True)["refusal"]["message"]["key"] == "server-no-seat"
    cut(tom)
    wait_until(cafe, keys, lambda table: table["awaited"] == [1])
    assert ask_stand_in(ana, 1, True)["type"] == "accepted"
    wait_until(cafe, keys, running)
    until(ana, lambda: any(row["seat"] == 1 and row["at"] > 0 for row in ana.rows))

    tom = in_(cafe, keys, toms)
    wait_until(cafe, keys, lambda table: not table["seats"][1]["stand_in"] and table["running"])


def test_where_the_host_is_away_too_anybody_who_plays_may_let_a_bot_stand_in(cafe: Visit) -> None:
    keys, _, ana, tom = open_kitchen(cafe)
    cut(ana)
    wait_until(cafe, keys, lambda table: table["awaited"] == [0])
    assert ask_stand_in(tom, 0, True)["type"] == "accepted"
    wait_until(cafe, keys, running)


# The lines of all.


@pytest.mark.parametrize("rest", [{}, BOTS], ids=["wait", "stand in"])
def test_the_clock_stops_where_nobody_is_and_nobody_is_punished(cafe: Visit, skip: Skip, rest: Any) -> None:
    keys, toms, ana, tom = open_kitchen(cafe, **rest)
    cut(tom)
    cut(ana)
    stopped = wait_until(cafe, keys, lambda table: not running(table))
    skip.time(cafe, CUT)
    assert told(cafe, keys)["clock"] == stopped["clock"]
    assert told(cafe, keys)["rows"] == stopped["rows"]

    ana = in_(cafe, keys, keys["seats"][0]["key"])
    if not rest:
        wait_until(cafe, keys, lambda table: table["awaited"] == [1])
    tom = in_(cafe, keys, toms)
    again = wait_until(cafe, keys, running)
    assert stopped["clock"] <= again["clock"] < stopped["clock"] + LATE
    assert answer(tom, 1, TO_OFFICE)["type"] == "accepted"


def test_after_a_long_absence_nobody_is_thrown_into_a_running_round(
    cafe: Visit, skip: Skip, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(real_time, "REMEMBERED", CUT - 1)
    keys, toms, ana, tom = open_kitchen(cafe)
    cut(tom)
    cut(ana)
    wait_until(cafe, keys, lambda table: not running(table))
    skip.time(cafe, CUT)

    ana, tom = in_(cafe, keys, keys["seats"][0]["key"]), in_(cafe, keys, toms)
    back = wait_until(
        cafe,
        keys,
        lambda table: table["interrupted"],
    )
    assert (back["paused"], back["awaited"], back["resumes"]) == (True, [], None)
    for guest, seat in ((ana, 0), (tom, 1)):
        assert ask_pause(guest, seat, False)["type"] == "accepted"
    assert ping(ana)["running"]


def test_after_the_bell_nobody_is_played_for_who_is_waited_for(
    cafe: Visit,
) -> None:
    keys, _, _, tom = open_kitchen(cafe)
    cut(tom)
    wait_until(cafe, keys, lambda table: table["awaited"] == [1])
    table = table_of(cafe, keys)
    rows = table.seq
    cafe.client.blocking_portal.call(table.real_time.play_for_idle)
    assert table.seq == rows


# Who has left.


def test_a_table_that_waits_for_leavers_stops_its_clock_when_a_seat_opens(cafe: Visit, skip: Skip) -> None:
    keys, toms, _, _ = open_kitchen(cafe)
    cafe.post(f"/api/tables/{keys['table']}/leave", key=toms, status=200)
    stopped = wait_until(cafe, keys, lambda table: table["awaited"] == [1])
    assert (stopped["state"], stopped["running"]) == ("waiting", False)
    skip.time(cafe, CUT)
    assert told(cafe, keys)["clock"] == stopped["clock"]

    cafe.post(f"/api/tables/{keys['table']}/back", key=toms, status=200)
    again = wait_until(cafe, keys, running)
    assert stopped["clock"] <= again["clock"] < stopped["clock"] + LATE


def test_the_seat_of_a_leaver_can_be_given_to_a_bot_that_stands_in(cafe: Visit) -> None:
    keys, toms, ana, tom = open_kitchen(cafe)
    cafe.post(f"/api/tables/{keys['table']}/leave", key=toms, status=200)
    cut(tom)
    wait_until(cafe, keys, lambda table: table["awaited"] == [1])
    assert ask_stand_in(ana, 1, True)["type"] == "accepted"
    assert wait_until(cafe, keys, running)["seats"][1]["kind"] == "bot"
    cafe.post(f"/api/tables/{keys['table']}/back", key=toms, status=200)
    assert told(cafe, keys)["seats"][1]["kind"] == "person"


# Stopped servers.


def test_a_server_stopped_in_good_order_keeps_the_clock_to_the_millisecond(
    tmp_path: Path, skip: Skip, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "SECONDS_BETWEEN_SAVES", 3600)
    with opened(tmp_path) as before:
        keys = kitchen(before, BOT, BOT)
        wait_until(before, keys, running)
        skip.quietly(20_000)
        noted = told(before, keys)["clock"]

    with opened(tmp_path) as after:
        assert told(after, keys)["clock"] >= noted >= 20_000


@pytest.mark.parametrize("everybody", [False, True], ids=["one", "all"])
@pytest.mark.parametrize("rest", [{}, BOTS], ids=["wait", "stand in"])
def test_a_killed_server_takes_nothing_from_who_was_away(
    tmp_path: Path, skip: Skip, rest: Any, everybody: bool
) -> None:
    """What a killed process leaves is what has been written: a copy of it, taken while lines are lost."""
    (tmp_path / "killed").mkdir()
    with opened(tmp_path / "before") as before:
        keys, toms, ana, tom = open_kitchen(before, **rest)
        cut(tom)
        wait_until(before, keys, lambda table: bool(table["awaited"] or table["seats"][1]["stand_in"]))
        if everybody:
            cut(ana)
            wait_until(before, keys, lambda table: not running(table))
        rows, clock = told(before, keys)["rows"], told(before, keys)["clock"]
        with (
            closing(sqlite3.connect(tmp_path / "before" / FILE)) as live,
            closing(sqlite3.connect(tmp_path / "killed" / FILE)) as copy,
        ):
            live.backup(copy)
        cut(ana)

    with opened(tmp_path / "killed") as after:
        skip.time(after, CUT)
        back = told(after, keys)
        assert (back["running"], back["paused"]) == (False, True)
        assert back["rows"] >= rows
        assert clock - 1000 - LATE <= back["clock"] <= clock + LATE
        ana, tom = in_(after, keys, keys["seats"][0]["key"]), in_(after, keys, toms)
        wait_until(after, keys, lambda table: not table["awaited"] and not table["seats"][1]["stand_in"])
        for guest, seat in ((ana, 0), (tom, 1)):
            assert ask_pause(guest, seat, False)["type"] == "accepted"
        assert wait_until(after, keys, running)["clock"] < clock + LATE
        cut(tom)
        cut(ana)


# What is done on purpose or by a bad line.


def test_no_bot_stands_in_for_who_plays_from_a_second_tab(cafe: Visit) -> None:
    keys, toms, _, tom = open_kitchen(cafe, **BOTS)
    second = in_(cafe, keys, toms)
    cut(tom)
    settle(cafe, keys)
    assert not told(cafe, keys)["seats"][1]["stand_in"]
    assert answer(second, 1, TO_OFFICE)["type"] == "accepted"
    cut(second)
    wait_until(cafe, keys, lambda table: table["seats"][1]["stand_in"] == "return")
    for _ in range(2):
        in_(cafe, keys, toms)
    wait_until(cafe, keys, lambda table: not table["seats"][1]["stand_in"])


def test_who_comes_and_goes_ten_times_a_second_stops_nobody(cafe: Visit) -> None:
    keys, toms, ana, tom = open_kitchen(cafe)
    for _ in range(10):
        cut(tom)
        tom = in_(cafe, keys, toms)
        assert ping(ana)["running"]
    settle(cafe, keys)
    assert told(cafe, keys)["running"]
    assert answer(tom, 1, TO_OFFICE)["type"] == "accepted"
    assert sum(row["choice"] == TO_OFFICE for row in tom.rows) == 1


def ask_stand_in(guest: Guest, seat: int, on: bool) -> Said:
    id = next(numbers)
    guest.say("standin", id=id, seat=seat, on=on)
    return answer_to(guest, id)


def settle(visit: Visit, keys: Any) -> None:
    """Longer than a moment of grace."""
    time.sleep(2 * absence.SECONDS_OF_GRACE)
