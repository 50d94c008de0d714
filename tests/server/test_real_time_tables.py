"""Tables in real time: one clock, the server's; choices by token; pauses by agreement; bots with hands of their own.

Time that would take too long is skipped: the server's clock is put on, and the alarms are told.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from itertools import pairwise
from pathlib import Path
from threading import Event
from typing import Any

import msgspec
import pytest

from demitasse.bots.contract import Bot, Chair
from demitasse.games.kitchen_rush.box import OFFICE
from demitasse.games.kitchen_rush.choices import DONE, READY, PlaceTimer
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.kernel.choice import Choice
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.message import Message
from demitasse.kernel.record import Record, parse
from demitasse.kernel.result import Result
from demitasse.server import uptime, workers
from demitasse.server.sqlite_store import FILE
from demitasse.server.tables import Table
from tests.kitchen_rush.build import KITCHEN
from tests.playing import rule
from tests.server.visiting import BOT, FRIEND, ME, Guest, Said, Visit, opened, wait_for

TOM = {"kind": "me", "name": "Tom"}
BO = {"kind": "bot", "bot": "random", "name": "Bo"}
ROUND: Milliseconds = 3_600_000
TIMER: Milliseconds = 60_000
QUICK = {"mode": "relaxed", "round_seconds": ROUND // 1000, "timer_seconds": TIMER // 1000}
LATE: Milliseconds = 30_000
"""How far behind a busy machine may be."""
A_MOMENT: Milliseconds = 300
TO_MARKET = {"do": "place", "timer": "red-1", "zone": "market"}
TO_STORAGE = {"do": "place", "timer": "red-1", "zone": "storage-1"}
TO_OFFICE = {"do": "place", "timer": "blue-1", "zone": "office"}


class Skip:
    """Puts the clock of every table on."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.seconds

    def quietly(self, by: Milliseconds) -> None:
        """No alarm has rung yet: as if the machine had been busy."""
        self.seconds += by / 1000

    def time(self, visit: Visit, by: Milliseconds) -> None:
        self.quietly(by)
        for table in visit.server.registry.tables.values():
            visit.client.blocking_portal.call(visit.server.scheduler.schedule, table)


@pytest.fixture
def skip(monkeypatch: pytest.MonkeyPatch) -> Skip:
    skip = Skip()
    monkeypatch.setattr(uptime, "monotonic", skip)
    return skip


@pytest.fixture
def cafe(tmp_path: Path, skip: Skip) -> Iterator[Visit]:
    with opened(tmp_path) as visit:
        yield visit


def kitchen(visit: Visit, *seats: Mapping[str, Any], **options: Any) -> Any:
    return visit.table(*seats, game="kitchen-rush", options=options or QUICK)


def table_of(visit: Visit, keys: Any) -> Table:
    return visit.server.registry.tables[keys["table"]]


@contextmanager
def two_people(visit: Visit, **options: Any) -> Iterator[tuple[Guest, Guest, Any]]:
    """Ana and Tom, each in a browser of their own; the clock runs."""
    keys = kitchen(visit, ME, FRIEND, **options)
    joined = visit.post(
        f"/api/tables/{keys['table']}/join", {"join": keys["join"], "name": "Tom"}, status=200
    )
    visit.post(f"/api/tables/{keys['table']}/start", key=keys["host"], status=200)
    with visit.seated(keys) as ana, visit.connected(keys["table"]) as tom:
        tom.hello(joined["key"])
        answer(ana, 0, {"do": "ready"})
        answer(tom, 1, {"do": "ready"})
        until(ana, lambda: bool(ana.latest["running"]))
        yield ana, tom, keys


@contextmanager
def one_screen(visit: Visit, **options: Any) -> Iterator[tuple[Guest, Any]]:
    """Ana and Tom share a browser; the clock runs."""
    keys = kitchen(visit, ME, TOM, **options)
    with visit.seated(keys) as us:
        for seat in (0, 1):
            assert answer(us, seat, {"do": "ready"})["type"] == "accepted"
        yield us, keys


numbers = iter(range(1, 1_000_000))


def send(guest: Guest, seat: int, choice: Said, token: str = "") -> int:
    id = next(numbers)
    guest.say("choose", id=id, seat=seat, seq=guest.seq, choice=choice, token=token or f"token {id}")
    return id


def answer(guest: Guest, seat: int, choice: Said, token: str = "") -> Said:
    """What the server says to a choice."""
    return answer_to(guest, send(guest, seat, choice, token))


def answer_to(guest: Guest, id: int) -> Said:
    while (told := guest.hear("accepted", "refused"))["id"] != id:
        pass
    return told


def ask_pause(guest: Guest, seat: int, on: bool) -> Said:
    id = next(numbers)
    guest.say("pause", id=id, seat=seat, on=on)
    return answer_to(guest, id)


def ping(guest: Guest) -> Said:
    guest.say("ping", id=next(numbers))
    return guest.hear("pong")


def until(guest: Guest, good: Callable[[], bool]) -> None:
    """Listen until the latest update is as wanted."""
    while not good():
        guest.hear("update")


def happened(rows: list[Said]) -> list[tuple[int, str]]:
    """Who did what, row by row: the first event of each."""
    return [(row["seat"], row["events"][0]["event"]) for row in rows]


def events_of(rows: list[Said]) -> list[str]:
    return [event["event"] for row in rows for event in row["events"]]


# Choices and the clock.


@rule("KR-TIME-22")
def test_a_choice_is_stamped_with_the_servers_time(cafe: Visit, skip: Skip) -> None:
    with one_screen(cafe) as (us, _):
        skip.quietly(7_000)
        answer(us, 0, TO_MARKET)

    assert 7_000 <= us.rows[-1]["at"] < 7_000 + LATE


@rule("KR-TIME-22")
def test_nobody_can_say_when_a_choice_was_made(cafe: Visit) -> None:
    with one_screen(cafe) as (us, _):
        us.say("choose", id=0, seat=0, seq=us.seq, choice=TO_MARKET, at=1)
        told = us.hear("accepted", "refused")

    assert told["refusal"]["message"]["key"] == "server-bad-message"


def test_two_seats_choosing_at_once_both_land(cafe: Visit) -> None:
    with two_people(cafe) as (ana, tom, _):
        until(tom, lambda: tom.seq == ana.seq)
        sent = send(ana, 0, TO_MARKET), send(tom, 1, TO_OFFICE)
        told = answer_to(ana, sent[0]), answer_to(tom, sent[1])
        until(ana, lambda: ana.seq == 4)
        until(tom, lambda: tom.seq == 4)

    assert [each["type"] for each in told] == ["accepted", "accepted"]
    assert sorted(each["seq"] for each in told) == [2, 3]
    assert ana.rows == tom.rows
    assert {row["seat"] for row in ana.rows[2:]} == {0, 1}


def test_several_choices_on_their_way_are_judged_one_by_one_and_a_refusal_hurts_none(cafe: Visit) -> None:
    with one_screen(cafe) as (us, _):
        sent = [
            send(us, 0, TO_STORAGE),
            send(us, 0, {"do": "cook", "dish": "O01.1"}),
            send(us, 1, TO_OFFICE),
            send(us, 0, {"do": "place", "timer": "red-1", "zone": "sink"}),
            send(us, 0, {"do": "place", "timer": "red-2", "zone": "sink"}),
        ]
        told = [answer_to(us, id) for id in sent]

    assert [each["type"] for each in told] == ["accepted", "refused", "accepted", "refused", "accepted"]
    assert told[3]["refusal"]["rule"] == "KR-TIMER-05"
    assert [row["choice"]["do"] for row in us.rows[2:]] == ["place", "place", "place"]


@rule("KR-TIME-24")
def test_the_same_token_twice_is_played_once(cafe: Visit) -> None:
    with one_screen(cafe) as (us, _):
        first = answer(us, 0, TO_STORAGE, "t1")
        answer(us, 1, TO_OFFICE)
        again = answer(us, 0, TO_STORAGE, "t1")

    assert (first["type"], again["type"]) == ("accepted", "accepted")
    assert first["seq"] == again["seq"] == 2
    assert len(us.rows) == 4


@rule("KR-TIME-24")
def test_a_token_is_known_after_a_restart(tmp_path: Path, skip: Skip) -> None:
    with opened(tmp_path) as before, one_screen(before) as (us, keys):
        answer(us, 0, TO_STORAGE, "t1")

    with opened(tmp_path) as after, after.seated(keys) as us:
        again = answer(us, 0, TO_STORAGE, "t1")

    assert (again["type"], again["seq"], len(us.rows)) == ("accepted", 2, 3)


@rule("KR-TIME-10")
@rule("KR-TIME-23")
def test_a_choice_after_the_bell_is_judged_after_the_bell(cafe: Visit, skip: Skip) -> None:
    with one_screen(cafe) as (us, _):
        answer(us, 0, TO_STORAGE)
        skip.quietly(ROUND)
        told = answer(us, 1, TO_OFFICE)

    assert told["type"] == "refused"
    assert told["refusal"]["rule"] != ""
    assert happened(us.rows)[2:] == [(0, "placed"), (-1, "timer-spent"), (-1, "bell")]
    assert us.rows[-1]["at"] == ROUND
    assert (us.latest["clock"], us.latest["running"]) == (ROUND, False)


@rule("KR-TIME-25")
def test_a_late_alarm_changes_nothing(cafe: Visit, skip: Skip) -> None:
    """The sand had run out before the choice, though no alarm had rung."""
    with one_screen(cafe) as (us, _):
        answer(us, 0, TO_STORAGE)
        flipped = us.rows[-1]["at"]
        skip.quietly(TIMER + 2_000)
        told = answer(us, 0, {"do": "place", "timer": "red-1", "zone": "sink"})

    assert told["type"] == "accepted"
    assert happened(us.rows)[-2:] == [(-1, "timer-spent"), (0, "placed")]
    assert us.rows[-2]["at"] == flipped + TIMER


def test_what_falls_due_happens_by_itself_though_nobody_chooses(cafe: Visit, skip: Skip) -> None:
    with one_screen(cafe) as (us, keys):
        answer(us, 0, TO_STORAGE)
        flipped = us.rows[-1]["at"]
        skip.time(cafe, TIMER - A_MOMENT)
        wait_for(lambda: told_of(cafe, keys)["rows"] == 4)
        until(us, lambda: us.seq == 4)
        assert happened(us.rows)[-1] == (-1, "timer-spent")
        assert us.rows[-1]["at"] == flipped + TIMER
        assert us.rows[-1]["choice"] is None
        assert not us.rows[-1]["undo"]


def test_the_clock_tells_the_time_to_whoever_asks(cafe: Visit, skip: Skip) -> None:
    keys = kitchen(cafe, ME, TOM)
    with cafe.seated(keys) as us:
        assert ping(us)["running"] is False
        for seat in (0, 1):
            answer(us, seat, {"do": "ready"})
        before = ping(us)
        skip.quietly(3_000)
        after = ping(us)

    assert before["running"]
    assert 3_000 <= after["clock"] - before["clock"] < 3_000 + LATE


def test_who_has_nothing_to_choose_is_told_what_to_wait_for(cafe: Visit) -> None:
    keys = kitchen(cafe, ME, TOM)
    with cafe.seated(keys) as us, cafe.watching(keys) as watcher:
        answer(us, 0, {"do": "ready"})
        ana, tom = us.latest["seats"]
        until(watcher, lambda: watcher.seq == 1)

    assert (ana["decision"], ana["waits"]["key"]) == (None, "kr-prompt-others-prepare")
    assert tom["waits"] is None
    assert watcher.latest["seats"][0]["waits"] is None


def test_a_seat_that_is_asked_is_told_what_is_evident_and_why(cafe: Visit) -> None:
    with one_screen(cafe) as (us, keys), cafe.watching(keys) as watcher:
        answer(us, 0, {"do": "place", "timer": "red-1", "zone": "maitre"})
        ana, tom = us.latest["seats"]
        until(watcher, lambda: watcher.seq == us.seq)

    welcome = {
        "choices": [{"do": "welcome"}] * 2,
        "reason": {"key": "kr-outlook-earns", "facts": {"coins": 2}},
    }
    assert ana["advice"] == [welcome]
    assert tom["advice"][0]["choices"][0]["zone"] == "waiters"
    assert watcher.latest["seats"][0]["advice"] == []


def test_nothing_can_be_taken_back(cafe: Visit) -> None:
    with one_screen(cafe) as (us, _):
        answer(us, 0, TO_STORAGE)
        us.say("undo", id=0, seat=0, seq=us.seq)
        told = us.hear("accepted", "refused")

    assert told["type"] == "refused"
    assert us.latest["seats"][0]["undo"]["depth"] == 0


def test_the_key_of_a_seat_opens_no_other(cafe: Visit) -> None:
    with two_people(cafe) as (ana, tom, _):
        told = [answer(tom, 0, TO_MARKET), answer(ana, 1, TO_OFFICE), ask_pause(tom, 0, True)]

    assert {each["refusal"]["message"]["key"] for each in told} == {"server-not-your-seat"}


def test_two_windows_of_one_seat_see_the_same_and_both_may_choose(cafe: Visit) -> None:
    with one_screen(cafe) as (us, keys), cafe.seated(keys) as again:
        answer(us, 0, TO_STORAGE)
        answer(again, 1, TO_OFFICE)
        until(us, lambda: us.seq == 4)
        until(again, lambda: again.seq == 4)

    assert us.rows == again.rows
    assert us.latest["seats"] == again.latest["seats"]


def test_who_comes_back_into_a_running_round_gets_what_they_missed(cafe: Visit) -> None:
    with one_screen(cafe) as (us, keys):
        known = us.seq
        with cafe.connected(keys["table"]) as other:
            other.hello(*(seat["key"] for seat in keys["seats"]))
        answer(us, 0, TO_STORAGE)
        answer(us, 1, TO_OFFICE)
        with cafe.connected(keys["table"]) as back:
            back.hello(*(seat["key"] for seat in keys["seats"]), seq=known)

    assert [row["seq"] for row in back.latest["rows"]] == [2, 3]
    assert back.latest["running"]


# Pauses.


def told_of(visit: Visit, keys: Any) -> Any:
    """The table as everybody is told of it."""
    return visit.get(f"/api/tables/{keys['table']}", keys["host"])


@rule("KR-TIME-26")
def test_the_clock_stops_when_all_who_are_here_want_it_and_not_before(cafe: Visit, skip: Skip) -> None:
    with two_people(cafe, mode="standard") as (ana, tom, keys):
        assert ask_pause(ana, 0, True)["type"] == "accepted"
        asked = told_of(cafe, keys)
        assert (asked["paused"], asked["agreed"], asked["running"]) == (False, [0], True)

        ask_pause(tom, 1, True)
        stopped = told_of(cafe, keys)
        assert (stopped["paused"], stopped["agreed"], stopped["running"]) == (True, [], False)
        assert not stopped["interrupted"]
        skip.time(cafe, 2 * 240_000)
        assert ping(ana)["clock"] == stopped["clock"]
        assert answer(ana, 0, TO_MARKET)["refusal"]["message"]["key"] == "server-paused"

        ask_pause(tom, 1, False)
        assert told_of(cafe, keys)["paused"]
        ask_pause(ana, 0, False)
        assert not told_of(cafe, keys)["paused"]
        assert stopped["clock"] <= ping(ana)["clock"] < stopped["clock"] + LATE
        assert answer(ana, 0, TO_MARKET)["type"] == "accepted"

    assert happened(ana.rows)[2:] == [(0, "placed")]


def test_a_wish_can_be_taken_back(cafe: Visit) -> None:
    with two_people(cafe, mode="standard") as (ana, tom, keys):
        ask_pause(ana, 0, True)
        ask_pause(ana, 0, False)
        ask_pause(tom, 1, True)
        told = told_of(cafe, keys)

    assert (told["paused"], told["agreed"]) == (False, [1])


def test_who_has_gone_is_not_waited_for(cafe: Visit) -> None:
    keys = kitchen(cafe, ME, FRIEND, mode="standard")
    tom = cafe.post(f"/api/tables/{keys['table']}/join", {"join": keys["join"], "name": "Tom"})
    cafe.post(f"/api/tables/{keys['table']}/start", key=keys["host"])
    with cafe.seated(keys) as ana:
        with cafe.connected(keys["table"]) as guest:
            guest.hello(tom["key"])
            answer(ana, 0, {"do": "ready"})
            answer(guest, 1, {"do": "ready"})
            ask_pause(ana, 0, True)
            assert not told_of(cafe, keys)["paused"]
        ana.hear_until(lambda told: told["type"] == "table" and told["table"]["paused"])


def test_bots_are_not_asked_for_a_pause(cafe: Visit) -> None:
    keys = kitchen(cafe, ME, BO, mode="standard")
    with cafe.seated(keys) as ana:
        answer(ana, 0, {"do": "ready"})
        until(ana, lambda: bool(ana.latest["running"]))
        ask_pause(ana, 0, True)
        assert told_of(cafe, keys)["paused"]


def test_in_a_relaxed_play_anybody_stops_the_clock_at_once(cafe: Visit) -> None:
    with two_people(cafe) as (ana, tom, keys):
        ask_pause(ana, 0, True)
        assert told_of(cafe, keys)["paused"]
        ask_pause(tom, 1, False)
        assert not told_of(cafe, keys)["paused"]


def test_before_the_clock_runs_there_is_nothing_to_stop(cafe: Visit) -> None:
    with cafe.seated(kitchen(cafe, ME, TOM)) as us:
        assert ask_pause(us, 0, True)["refusal"]["message"]["key"] == "server-no-clock"


def test_the_bell_leaves_no_wish_for_a_pause(cafe: Visit, skip: Skip) -> None:
    with two_people(cafe, mode="standard") as (ana, _, keys):
        answer(ana, 0, TO_STORAGE)
        ask_pause(ana, 0, True)
        skip.time(cafe, 240_000)
        until(ana, lambda: "bell" in events_of(ana.rows))
        ana.hear_until(lambda told: told["type"] == "table" and told["table"]["agreed"] == [])
        assert table_of(cafe, keys).real_time.agreed == frozenset()


# After a restart.


def uptime_on_disk(folder: Path) -> Milliseconds:
    with closing(sqlite3.connect(folder / FILE)) as database:
        (saved,) = database.execute("SELECT milliseconds FROM uptime").fetchone()
    return int(saved)


def test_a_round_comes_back_after_a_restart_stopped_where_it_was(tmp_path: Path, skip: Skip) -> None:
    with opened(tmp_path) as before, one_screen(before, mode="standard") as (us, keys):
        answer(us, 0, TO_STORAGE)
        skip.time(before, 20_000)
        noted = ping(us)["clock"]
        saved = uptime_on_disk(tmp_path)
        wait_for(lambda: uptime_on_disk(tmp_path) > saved)  # though nobody chooses anything
        last = ping(us)["clock"]
        rows = us.rows

    skip.quietly(100_000)
    with opened(tmp_path) as after, after.seated(keys) as us:
        told = told_of(after, keys)
        assert (told["paused"], told["interrupted"], told["running"]) == (True, True, False)
        assert noted <= last <= told["clock"] <= last + LATE
        assert us.rows == rows
        assert answer(us, 1, TO_OFFICE)["refusal"]["message"]["key"] == "server-paused"

        for seat in (0, 1):
            ask_pause(us, seat, False)
        told = told_of(after, keys)
        assert (told["paused"], told["interrupted"], told["running"]) == (False, False, True)
        assert answer(us, 1, TO_OFFICE)["type"] == "accepted"
        assert us.rows[-1]["at"] >= noted


def test_a_restart_between_rounds_stops_nothing(tmp_path: Path, skip: Skip) -> None:
    with opened(tmp_path) as before:
        keys = kitchen(before, ME, TOM)
        with before.seated(keys) as us:
            answer(us, 0, {"do": "ready"})

    with opened(tmp_path) as after, after.seated(keys) as us:
        assert not told_of(after, keys)["paused"]
        assert answer(us, 1, {"do": "ready"})["type"] == "accepted"
        until(us, lambda: bool(us.latest["running"]))


def test_bots_among_themselves_go_on_after_a_restart(tmp_path: Path, skip: Skip) -> None:
    with opened(tmp_path) as before:
        keys = kitchen(before, BOT, BOT)
        with before.watching(keys) as watcher:
            until(watcher, lambda: bool(watcher.latest["running"]))

    with opened(tmp_path) as after, after.watching(keys) as watcher:
        known = watcher.seq
        assert watcher.latest["running"]
        until(watcher, lambda: watcher.seq > known + 1)


# After the bell, and bots.


@rule("KR-RULING-33")
def test_who_does_not_finish_is_finished_for_when_patience_ends(
    cafe: Visit, skip: Skip, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit = property(lambda self: (A_MOMENT, DONE) if self.phase == "finish" else None)
    monkeypatch.setattr(KitchenRushPosition, "patience", limit)
    with one_screen(cafe) as (us, _):
        answer(us, 0, TO_STORAGE)
        skip.time(cafe, ROUND)
        until(us, lambda: "seat-done" in events_of([row for row in us.rows if row["seat"] == 0]))

    done = next(row for row in us.rows if row["choice"] == {"do": "done"})
    assert (done["seat"], done["at"]) == (0, ROUND)


def test_bots_play_in_real_time_each_at_its_own_pace(cafe: Visit) -> None:
    with cafe.watching(kitchen(cafe, BOT, BOT)) as watcher:
        until(watcher, lambda: sum(row["at"] > 0 for row in watcher.rows) >= 4)

    chosen = [row for row in watcher.rows if row["at"] > 0 and row["seat"] >= 0]
    assert {row["seat"] for row in chosen} == {0, 1}
    for seat in (0, 1):
        times = [row["at"] for row in chosen if row["seat"] == seat]
        assert all(later - earlier >= 900 for earlier, later in pairwise(times))


def test_a_bot_thinks_again_about_what_somebody_did_while_it_thought(
    cafe: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two bots went to the last two spaces at once, each as if it left one to a person."""
    thinking, chosen = Event(), Event()

    class Follower(Bot[KitchenRushPosition]):
        def choose(self, chair: Chair[KitchenRushPosition]) -> Choice:
            position = chair.imagined
            if position.phase != "action":
                return READY
            thinking.set()
            assert chosen.wait(LATE)
            return PlaceTimer("blue-1", "market" if OFFICE in position.zone_of else "sink")

    monkeypatch.setattr(workers, "bot_kind", lambda game, name: Follower)
    with cafe.seated(kitchen(cafe, ME, BO)) as ana:
        answer(ana, 0, {"do": "ready"})
        assert thinking.wait(LATE)
        answer(ana, 0, {"do": "place", "timer": "red-1", "zone": "office"})
        chosen.set()
        until(ana, lambda: any(row["seat"] == 1 and row["at"] > 0 for row in ana.rows))

    (first, *_) = [row for row in ana.rows if row["seat"] == 1 and row["at"] > 0]
    assert first["choice"]["zone"] == "market"


def test_bots_keep_their_hands_still_while_the_clock_is_stopped(cafe: Visit) -> None:
    with cafe.seated(kitchen(cafe, ME, BO)) as ana:
        answer(ana, 0, {"do": "ready"})
        until(ana, lambda: any(row["at"] > 0 for row in ana.rows))
        ask_pause(ana, 0, True)
        ping(ana)
        known = ana.seq
        time.sleep(2)
        ping(ana)
        assert ana.seq == known
        ask_pause(ana, 0, False)
        until(ana, lambda: ana.seq > known)


def test_what_a_bot_calls_out_reaches_everybody_and_stands_in_no_log(
    cafe: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Caller(Bot):
        def choose(self, chair: Chair) -> Choice:
            return chair.decision.choices[0]

        def says(self, chair: Chair, choice: Choice) -> Message | None:
            return Message("bot-no-reason", {"seat": chair.seat})

    monkeypatch.setattr(workers, "bot_kind", lambda game, name: Caller)
    keys = kitchen(cafe, ME, BO)
    with cafe.seated(keys) as ana, cafe.watching(keys) as watcher:
        send(ana, 0, {"do": "ready"})
        told = ana.hear("spoken"), watcher.hear("spoken")

    assert (
        told[0]
        == told[1]
        == {
            "type": "spoken",
            "seat": 1,
            "message": {"key": "bot-no-reason", "facts": {"seat": 1}},
        }
    )
    assert not any("bot-no-reason" in str(row) for row in ana.rows)


# The end, and the record.


def play_to_the_end(visit: Visit, skip: Skip, guest: Guest) -> None:
    """A practice play: one round, in which Ana and Tom do a little."""
    answer(guest, 0, TO_STORAGE)
    skip.quietly(12_000)
    answer(guest, 1, TO_OFFICE)
    skip.quietly(40_000)
    answer(guest, 1, {"do": "place", "timer": "blue-2", "zone": "market"})
    skip.time(visit, 240_000)
    until(guest, lambda: "bell" in events_of(guest.rows))
    while guest.latest["result"] is None:
        for seat in guest.latest["to_act"]:
            if {"do": "done"} in guest.choices(seat):
                answer(guest, seat, {"do": "done"})


def record_of(visit: Visit, keys: Any) -> Record:
    answer = visit.client.get(
        f"/api/tables/{keys['table']}/record", headers={"authorization": f"Bearer {keys['host']}"}
    )
    assert answer.status_code == 200, answer.text
    return parse(answer.content)


@rule("KR-TIME-37")
@rule("KR-TIME-40")
def test_the_record_of_a_table_in_real_time_proves_itself(cafe: Visit, skip: Skip) -> None:
    with one_screen(cafe, mode="practice") as (us, keys):
        play_to_the_end(cafe, skip, us)
        result = us.latest["result"]
        record = record_of(cafe, keys)

    play = record.verify(KITCHEN)
    assert play.position.result == msgspec.convert(result, Result)
    assert len(set(result["ranks"])) == 1
    assert [line.seat for line in record.rows] == [row["seat"] for row in us.rows]
    assert [line.at for line in record.rows] == [row["at"] for row in us.rows]
    assert -1 in [line.seat for line in record.rows]


@rule("KR-TIME-37")
def test_the_log_of_a_finished_table_plays_the_same_again(tmp_path: Path, skip: Skip) -> None:
    with opened(tmp_path) as before, one_screen(before, mode="practice") as (us, keys):
        play_to_the_end(before, skip, us)
        rows, last = us.rows, us.latest

    with opened(tmp_path) as after, after.seated(keys) as us:
        assert us.rows == rows
        assert us.latest["seats"] == last["seats"]
        assert us.latest["result"] == last["result"]
        replay = after.client.get(f"/api/replays/{keys['table']}").json()
        frames = after.client.get(f"/api/replays/{keys['table']}/frames?seat=-1").json()

    assert replay["rows"] == rows
    assert len(frames) == len(rows) + 1
    assert frames[-1]["view"] == last["seats"][0]["view"]


def test_a_play_that_goes_on_from_a_moment_of_a_round_waits_until_somebody_is_ready(
    cafe: Visit, skip: Skip
) -> None:
    with one_screen(cafe, mode="practice") as (us, keys):
        play_to_the_end(cafe, skip, us)
    fork = {"rows": 4, "seat": 0, "name": "Ana", "bot": "random", "names": ["Basile"]}
    forked = cafe.post(f"/api/replays/{keys['table']}/fork", fork)

    with cafe.seated(forked) as ana:
        told = told_of(cafe, forked)
        assert [seat["name"] for seat in told["seats"]][:2] == ["Ana", "Basile"]
        assert (told["paused"], told["interrupted"]) == (True, True)
        assert told["clock"] == us.rows[3]["at"]
        wait_for(lambda: not told_of(cafe, forked)["awaited"])
        ask_pause(ana, 0, False)
        assert ping(ana)["running"]


def test_a_rematch_is_a_new_kitchen_with_its_clock_at_the_start(cafe: Visit, skip: Skip) -> None:
    with one_screen(cafe, mode="practice") as (us, keys):
        play_to_the_end(cafe, skip, us)
        mine = [seat["key"] for seat in keys["seats"]]
        again = cafe.post(f"/api/tables/{keys['table']}/rematch", {"keys": mine}, key=keys["host"])

    told = told_of(cafe, again)
    assert (told["state"], told["clock"], told["running"], told["paused"]) == ("playing", 0, False, False)
