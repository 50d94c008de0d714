"""Thinking time at tables played in turns: it runs out in three ways, also across a restart, and punishes nobody.

Days are skipped, not waited for: the clock of thinking times is put on, and the timers are told.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from demitasse.kernel.event import Seat
from demitasse.kernel.message import Message
from demitasse.server import uptime
from demitasse.server.tables import Table
from tests.server.visiting import ME, Said, Visit, opened, wait_for

DAY = 24 * 3600
TOM = {"kind": "me", "name": "Tom"}


class Days:
    """Puts the clock of thinking times on."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.seconds

    def skip(self, visit: Visit, seconds: float) -> None:
        self.seconds += seconds
        for table in visit.server.registry.tables.values():
            visit.client.blocking_portal.call(visit.server.thinking_times.table_changed, table)


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Days:
    days = Days()
    monkeypatch.setattr(uptime, "monotonic", days)
    return days


@pytest.fixture
def cafe(tmp_path: Path, days: Days) -> Iterator[Visit]:
    with opened(tmp_path) as visit:
        yield visit


def told(visit: Visit, keys: Any) -> Said:
    return dict(visit.get(f"/api/tables/{keys['table']}", keys["host"]))


def whose(visit: Visit, keys: Any) -> list[int]:
    return [asked["seat"] for asked in told(visit, keys)["asked"]]


def left(visit: Visit, keys: Any) -> int:
    return int(told(visit, keys)["asked"][0]["left"])


@pytest.mark.parametrize("thinking", [0, 59, -5, 10 * 365 * DAY, 10**30])
def test_a_thinking_time_of_nothing_or_of_ten_years_is_refused_with_a_sentence(
    cafe: Visit, thinking: int
) -> None:
    body = {"game": "coffee-rush", "seats": [ME, TOM], "thinking": thinking}
    assert cafe.post("/api/tables", body, status=400)["message"]["key"] in (
        "server-thinking-range",
        "server-bad-body",
    )


def test_a_game_by_the_clock_has_none(cafe: Visit) -> None:
    body = {"game": "kitchen-rush", "seats": [ME, TOM], "thinking": DAY}
    assert cafe.post("/api/tables", body, status=400)["message"]["key"] == "server-thinking-clock"


def test_a_bot_plays_the_turn_of_who_is_out_of_time_and_no_more(cafe: Visit, days: Days) -> None:
    keys = cafe.table(ME, TOM, thinking=DAY, late="turn")
    (slow,) = whose(cafe, keys)
    days.skip(cafe, DAY - 60)
    assert (whose(cafe, keys), told(cafe, keys)["rows"]) == ([slow], 0)
    days.skip(cafe, 61)
    wait_for(lambda: whose(cafe, keys) == [1 - slow])
    wait_for(lambda: not told(cafe, keys)["seats"][slow]["stand_in"])
    assert DAY * 1000 - 60_000 < left(cafe, keys) <= DAY * 1000
    assert told(cafe, keys)["seats"][slow]["kind"] == "person"


def test_a_bot_stands_in_until_they_return_over_many_turns(cafe: Visit, days: Days) -> None:
    keys = cafe.table(ME, TOM, thinking=DAY, late="return")
    (slow,) = whose(cafe, keys)
    other = 1 - slow
    secrets = {seat["seat"]: seat["key"] for seat in keys["seats"]}
    days.skip(cafe, DAY + 1)
    wait_for(lambda: whose(cafe, keys) == [other])
    with cafe.connected(keys["table"]) as here:
        here.hello(secrets[other])
        before = here.seq
        here.play_on((other,), lambda update: update["seq"] > before + 12 and update["to_act"] == [other])
        assert told(cafe, keys)["seats"][slow]["stand_in"] == "return"
        assert any(row["seat"] == slow for row in here.rows[before:])
        with cafe.connected(keys["table"]) as back:
            back.hello(secrets[slow])
            wait_for(lambda: not told(cafe, keys)["seats"][slow]["stand_in"])


def test_the_table_just_waits_where_the_host_chose_so(cafe: Visit, days: Days) -> None:
    keys = cafe.table(ME, TOM, thinking=DAY)
    (slow,) = whose(cafe, keys)
    days.skip(cafe, 3 * DAY)
    assert (whose(cafe, keys), left(cafe, keys), told(cafe, keys)["rows"]) == ([slow], 0, 0)
    with cafe.seated(keys) as us:
        assert us.choose(slow)["type"] == "accepted"


@pytest.mark.parametrize(("late", "rows"), [("turn", 4), ("return", 4), ("wait", 4), ("turn", 0)])
def test_it_goes_on_after_a_restart_where_it_was_and_runs_out_there(
    tmp_path: Path, days: Days, late: str, rows: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path) as before:
        keys = before.table(ME, TOM, thinking=DAY, late=late)
        with before.seated(keys) as us:
            us.play_on((0, 1), lambda update: update["seq"] >= rows)
        (slow,) = whose(before, keys)
        days.skip(before, DAY / 2)
        noted = left(before, keys)

    days.seconds += 100 * DAY  # the server is away
    monkeypatch.setattr(uptime, "time", lambda: time.time() + 10 * 365 * DAY)  # and the wall clock jumps
    with opened(tmp_path) as after:
        wait_for(lambda: keys["table"] in after.server.registry.tables)  # though nobody has come
        assert noted - 60_000 < left(after, keys) <= noted
        written = told(after, keys)["rows"]
        days.skip(after, DAY / 2 + 60)
        if late == "wait":
            assert (left(after, keys), told(after, keys)["rows"]) == (0, written)
        else:
            wait_for(lambda: whose(after, keys) == [1 - slow])


def test_who_takes_their_time_though_they_look_is_played_for_and_says_when_they_are_back(
    cafe: Visit, days: Days
) -> None:
    keys = cafe.table(ME, TOM, thinking=DAY, late="return")
    (slow,) = whose(cafe, keys)
    with cafe.seated(keys) as us:
        days.skip(cafe, DAY + 1)
        us.hear_until(lambda frame: frame["type"] == "update" and frame["to_act"] == [1 - slow])
        assert told(cafe, keys)["seats"][slow]["stand_in"] == "return"
        us.say("standin", id=7, seat=slow, on=False)
        us.hear("accepted")
        assert not told(cafe, keys)["seats"][slow]["stand_in"]


def test_one_is_reminded_once_before_the_time_runs_out(
    cafe: Visit, days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    reminded: list[tuple[Seat, str]] = []

    def note(_: Table, seat: Seat, words: Message) -> None:
        reminded.append((seat, words.key))

    monkeypatch.setattr(cafe.server.notices, "time_running_out", note)
    (slow,) = whose(cafe, cafe.table(ME, TOM, thinking=DAY))
    days.skip(cafe, DAY - 3 * 3600)
    assert reminded == []
    for _ in range(3):
        days.skip(cafe, 1801)
    assert reminded == [(slow, "server-minutes-left")]


def test_a_table_that_counts_time_stays_in_memory(cafe: Visit, days: Days) -> None:
    keys = cafe.table(ME, TOM, thinking=DAY)
    other = cafe.table(ME, TOM)
    gone = cafe.client.blocking_portal.call(cafe.server.registry.unload_idle, (), 0.0)
    assert [table.id for table in gone] == [other["table"]]
    assert keys["table"] in cafe.server.registry.tables


def test_news_tell_whose_turn_it_is_since_when_and_what_happened_last(cafe: Visit) -> None:
    keys = cafe.table(ME, TOM)
    with cafe.seated(keys) as us:
        us.choose(us.latest["to_act"][0])
    mine = keys["seats"][0]["key"]
    english = cafe.get(f"/api/tables/{keys['table']}/news", mine)
    french = cafe.get(f"/api/tables/{keys['table']}/news?language=fr", mine)
    assert english["seats"] == [0]
    assert english["last"]
    assert english["last"] != french["last"]
    assert 0 <= english["now"] - english["moved"] < 60_000
    assert english["result"] is None
