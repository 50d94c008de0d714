"""Several servers over one PostgreSQL database: whoever visits one of them is at the same tables as everybody else."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from demitasse.server.wire import PROTOCOL
from tests.postgres import Postgres, running_postgres
from tests.server.test_durability import kitchen
from tests.server.test_real_time_tables import answer, ask_pause, ping
from tests.server.visiting import BOT, FRIEND, ME, SECONDS, Guest, Said, Visit, opened, wait_for

TOM = {"kind": "me", "name": "Tom"}
SOON = 5.0
"""Seconds in which another server takes over; a busy machine is given twice as long."""
PATIENT = {"mode": "relaxed", "timer_seconds": 5, "round_seconds": 3600}


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def here(database: str) -> Iterator[Visit]:
    with opened(database) as visit:
        yield visit


@pytest.fixture(scope="module")
def there(database: str, here: Visit) -> Iterator[Visit]:
    with opened(database) as visit:
        yield visit


@contextmanager
def apart(here: Visit, there: Visit, keys: Any, toms: str) -> Iterator[tuple[Guest, Guest]]:
    """Ana at one server, Tom at the other."""
    with here.seated(keys) as ana, there.connected(keys["table"]) as tom:
        tom.hello(toms)
        yield ana, tom


def friends(visit: Visit, joining: Visit, **rest: Any) -> tuple[Any, str]:
    """A table that Ana makes at one server and Tom joins at another; her keys, and his."""
    keys = visit.table(ME, FRIEND, **rest)
    joined = joining.post(
        f"/api/tables/{keys['table']}/join", {"join": keys["join"], "name": "Tom"}, status=200
    )
    joining.post(f"/api/tables/{keys['table']}/start", key=keys["host"], status=200)
    return keys, joined["key"]


def table_told(guest: Guest, good: Any) -> Said:
    told = guest.hear_until(lambda told: told["type"] in ("table", "welcome") and good(told["table"]))
    return dict(told["table"])


def until_toms_turn(ana: Guest, tom: Guest) -> None:
    while ana.latest["to_act"] != [1]:
        assert ana.choose(0)["type"] == "accepted"
    while tom.seq < ana.seq:
        tom.hear("update")


# Rows.


def test_viewers_at_two_servers_see_one_play(here: Visit, there: Visit) -> None:
    keys, toms = friends(here, there)
    with apart(here, there, keys, toms) as (ana, tom):
        for seq in range(1, 13):
            acting = ana.latest["to_act"][0]
            chooser, hearer = (ana, tom) if acting == 0 else (tom, ana)
            assert chooser.choose(acting)["type"] == "accepted"
            while hearer.seq < seq:
                hearer.hear("update")
        assert ana.rows == tom.rows
        assert ana.latest["to_act"] == tom.latest["to_act"]


def test_of_two_choices_for_one_row_one_wins_and_the_other_is_told_as_in_one_process(
    here: Visit, there: Visit
) -> None:
    keys = here.table(ME, TOM)
    with here.seated(keys) as one, there.seated(keys) as other:
        acting = one.latest["to_act"][0]
        offered = one.choices(acting)
        for guest, choice in ((one, offered[0]), (other, offered[1])):
            guest.say("choose", id=7, seat=acting, seq=0, choice=choice)
        answers = [guest.hear("accepted", "refused") for guest in (one, other)]
        assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
        (lost,) = [answer for answer in answers if answer["type"] == "refused"]
        assert lost["refusal"]["message"]["key"] == "server-stale"
        for guest in (one, other):
            while guest.seq < 1:
                guest.hear("update")
        assert one.rows == other.rows


# Seats.


def test_a_lobby_is_one_lobby_whichever_server_one_comes_to(here: Visit, there: Visit) -> None:
    keys = here.table(ME, FRIEND)
    with here.seated(keys) as ana:
        joined = there.post(
            f"/api/tables/{keys['table']}/join", {"join": keys["join"], "name": "Tom"}, status=200
        )
        table_told(ana, lambda table: table["seats"][1]["name"] == "Tom")
        full = here.post(
            f"/api/tables/{keys['table']}/join", {"join": keys["join"], "name": "Eve"}, status=409
        )
        assert full["message"]["key"] == "server-full"
        there.post(f"/api/tables/{keys['table']}/start", key=keys["host"], status=200)
        ana.hear("update")
        assert ana.latest["to_act"]
        assert joined["seat"] == 1


def test_a_seat_taken_away_at_one_server_is_gone_at_all(here: Visit, there: Visit) -> None:
    keys, toms = friends(here, there)
    with apart(here, there, keys, toms) as (ana, tom):
        until_toms_turn(ana, tom)
        here.post(f"/api/tables/{keys['table']}/seats/1", {"kind": "friend"}, key=keys["host"], status=200)
        tom.say("choose", id=9, seat=1, seq=tom.seq, choice=tom.choices(1)[0])  # before or after it was told
        told = tom.hear("refused", "farewell")
        key = told["refusal"]["message"]["key"]
        assert key in ("server-not-your-seat", "server-seat-gone")
        again = here.post(
            f"/api/tables/{keys['table']}/join", {"join": keys["join"], "name": "Eve"}, status=200
        )
        assert again["seat"] == 1


def test_a_row_is_refused_by_the_database_when_its_writer_does_not_know_of_a_seat_that_was_taken_away(
    here: Visit, there: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys, toms = friends(here, there)
    with apart(here, there, keys, toms) as (ana, tom):
        until_toms_turn(ana, tom)
        monkeypatch.setattr(there.server.keeper, "_is_here", lambda id: False)  # it hears nothing of it
        here.post(f"/api/tables/{keys['table']}/seats/1", {"kind": "friend"}, key=keys["host"], status=200)
        tom.say("choose", id=9, seat=1, seq=tom.seq, choice=tom.choices(1)[0])
        assert tom.hear("accepted", "refused", "farewell")["type"] != "accepted"
        assert len(here.server.registry.tables[keys["table"]].rows) == tom.seq


def test_a_table_that_is_closed_is_closed_everywhere(here: Visit, there: Visit) -> None:
    keys, toms = friends(here, there)
    with apart(here, there, keys, toms) as (_, tom):
        here.client.blocking_portal.call(here.server.registry.remove, keys["table"])
        assert tom.hear("farewell")["refusal"]["message"]["key"] == "server-table-closed"


# People.


def test_presence_talk_and_the_host_s_switches_reach_everybody(here: Visit, there: Visit) -> None:
    keys, toms = friends(here, there)
    with here.seated(keys) as ana:
        assert not table_of(here, keys)["seats"][1]["connected"]
        with there.connected(keys["table"]) as tom:
            tom.hello(toms)
            table_told(ana, lambda table: table["seats"][1]["connected"])
            for number, (guest, seat) in enumerate(((ana, 0), (tom, 1), (ana, 0))):
                guest.say("say", id=number, seat=seat, text=f"line {number}")
                for hearer in (ana, tom):
                    assert hearer.hear("said")["line"]["text"] == f"line {number}"
            assert [line["text"] for line in there.get(f"/api/tables/{keys['table']}/talk", toms)] == [
                "line 0",
                "line 1",
                "line 2",
            ]
            here.post(f"/api/tables/{keys['table']}/quiet", {"on": True}, key=keys["host"])
            table_told(tom, lambda table: table["quiet"])
        table_told(ana, lambda table: not table["seats"][1]["connected"])


def test_whoever_opens_a_table_at_a_server_that_never_saw_it_sees_who_is_there(
    here: Visit, there: Visit
) -> None:
    keys = here.table(ME, TOM)
    with here.seated(keys):
        told = there.server.store.peers
        assert told is not None
        wait_for(lambda: bool(there.client.blocking_portal.call(told.presence, [keys["table"]])))
        assert [seat["connected"] for seat in table_of(there, keys)["seats"]] == [True, True]


def test_two_who_speak_at_once_are_both_heard_once(here: Visit, there: Visit) -> None:
    keys, toms = friends(here, there)
    with apart(here, there, keys, toms) as (ana, tom):
        ana.say("say", id=1, seat=0, text="one")
        tom.say("say", id=1, seat=1, text="two")
        for hearer in (ana, tom):
            assert {hearer.hear("said")["line"]["text"] for _ in range(2)} == {"one", "two"}


def table_of(visit: Visit, keys: Any) -> Any:
    return visit.get(f"/api/tables/{keys['table']}", keys["host"])


def test_limits_are_counted_together(postgres: Postgres) -> None:
    from demitasse.server.limits import Limits

    database = postgres.new_database()
    strict = Limits(tables_an_hour=2)
    with opened(database, limits=strict) as one, opened(database, limits=strict) as other:
        one.table(ME, BOT)
        other.table(ME, BOT)
        body = {"game": "coffee-rush", "seats": [ME, BOT]}
        assert one.post("/api/tables", body, status=429)["message"]["key"] == "server-too-many-tables"


def test_keys_left_at_one_server_are_fetched_once_at_another(here: Visit, there: Visit) -> None:
    code = here.post("/api/parcels", {"parcel": "keys"}, status=201)["code"]
    assert there.post("/api/parcels/fetch", {"code": code}, status=200) == {"parcel": "keys"}
    here.post("/api/parcels/fetch", {"code": code}, status=404)


# Real time.


def test_a_kitchen_has_one_clock_and_one_pause(here: Visit, there: Visit) -> None:
    keys, toms = friends(here, there, game="kitchen-rush", options={})
    with apart(here, there, keys, toms) as (ana, tom):
        for guest, seat in ((ana, 0), (tom, 1)):
            assert answer(guest, seat, {"do": "ready"})["type"] == "accepted"
        while not tom.latest["running"]:
            tom.hear("update")
        wait_for(lambda: bool(ping(ana)["running"]))
        one, other, again = ping(ana)["clock"], ping(tom)["clock"], ping(ana)["clock"]
        assert one - 250 <= other <= again + 250
        assert ask_pause(ana, 0, True)["type"] == "accepted"
        table_told(tom, lambda table: table["agreed"] == [0])
        assert ask_pause(tom, 1, True)["type"] == "accepted"
        stopped = table_told(ana, lambda table: table["paused"])
        assert ping(ana)["clock"] == ping(tom)["clock"] == stopped["clock"]


# The keeper.


def test_when_the_keeper_is_killed_another_server_plays_its_bots(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.new_database()
    with kitchen(tmp_path, database) as keeper, opened(database) as other:
        keys = keeper.post(
            "/api/tables", {"game": "coffee-rush", "seats": [ME, BOT], "options": {"first": 0}}
        )
        with other.seated(keys) as ana:
            keeper.kill()
            killed = time.monotonic()
            ana.play_on((0,), lambda told: bool(told["rows"]) and told["rows"][-1]["seat"] == 1)
            assert time.monotonic() - killed < 2 * SOON


def test_when_the_keeper_is_killed_a_round_goes_on_and_its_sand_runs_out_in_time(
    tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.new_database()
    with kitchen(tmp_path, database) as keeper, opened(database) as other:
        seats = [ME, TOM]
        keys = keeper.post("/api/tables", {"game": "kitchen-rush", "seats": seats, "options": PATIENT})
        with other.seated(keys) as us:
            wait_for(lambda: all(seat["connected"] for seat in keeper.table(keys)["seats"]))
            for seat in (0, 1):
                assert answer(us, seat, {"do": "ready"})["type"] == "accepted"
            placed = {"do": "place", "timer": "red-1", "zone": "market"}
            assert answer(us, 0, placed)["type"] == "accepted"
            before, asked = ping(us), time.monotonic()
            keeper.kill()
            us.hear_until(lambda told: told["type"] == "update" and told["rows"][-1]["seat"] == -1)
            rung = us.rows[-1]
            after, passed = ping(us), 1000 * (time.monotonic() - asked)
            assert after["running"]
            assert abs(after["clock"] - before["clock"] - passed) < 1000
            assert rung["at"] - us.rows[-2]["at"] <= 5000
            assert after["clock"] - rung["at"] < 2000 * SOON


def test_when_the_last_server_is_killed_a_round_comes_back_stopped_where_it_was(
    tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.new_database()
    with kitchen(tmp_path, database) as only:
        keys = only.post("/api/tables", {"game": "kitchen-rush", "seats": [ME, TOM], "options": PATIENT})
        with connect(f"ws://127.0.0.1:{only.port}/api/tables/{keys['table']}/live") as us:

            def say(type: str, **rest: Any) -> None:
                us.send(json.dumps({"type": type, **rest}))

            def until_running() -> int:
                while not (told := json.loads(us.recv(SECONDS))).get("running"):
                    pass
                return int(told["clock"])

            say("hello", protocol=PROTOCOL, keys=[seat["key"] for seat in keys["seats"]], seq=-1)
            for seat in (0, 1):
                say("choose", id=seat, seat=seat, seq=0, choice={"do": "ready"}, token=f"ready-{seat}")
            until_running()
            say("ping", id=2)
            before = until_running()
            only.kill()
        with opened(database) as here, opened(database) as there:
            told = [visit.get(f"/api/tables/{keys['table']}", keys["host"]) for visit in (here, there)]
            assert [(one["paused"], one["interrupted"], one["running"]) for one in told] == [
                (True, True, False)
            ] * 2
            assert told[0]["clock"] == told[1]["clock"]
            assert before <= told[0]["clock"] + 1000  # of which the server may have told nobody else
            assert told[0]["clock"] < before + 1000 * SOON
            with apart(here, there, keys, keys["seats"][1]["key"]) as (ana, tom):
                for guest, seat in ((ana, 0), (tom, 1)):
                    assert ask_pause(guest, seat, False)["type"] == "accepted"
                wait_for(lambda: bool(ping(ana)["running"] and ping(tom)["running"]))


def test_a_database_that_restarts_in_the_middle_loses_nothing_and_all_servers_go_on() -> None:
    with running_postgres() as postgres:
        database = postgres.new_database()
        with opened(database) as here, opened(database) as there:
            keys, toms = friends(here, there)
            with apart(here, there, keys, toms) as (ana, tom):
                for restarts in range(2):
                    acting = ana.latest["to_act"][0]
                    chooser, hearer = (ana, tom) if acting == 0 else (tom, ana)
                    postgres.stop()
                    refused = chooser.choose(acting)
                    assert refused["refusal"]["message"]["key"] == "server-write-failed"
                    postgres.start()
                    wait_for(lambda chooser=chooser, acting=acting: accepted(chooser, acting))  # type: ignore[misc]
                    while hearer.seq < restarts + 1:
                        hearer.hear("update")
                assert ana.rows == tom.rows


def accepted(guest: Guest, seat: int) -> bool:
    return bool(guest.choose(seat)["type"] == "accepted")
