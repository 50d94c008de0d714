"""After a restart, and with several processes over one store: nothing is lost, nothing is played twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.test_playing import over
from tests.server.visiting import BOT, FRIEND, ME, NEVER, Said, opened, wait_for

TOM = {"kind": "me", "name": "Tom"}


def test_a_play_goes_on_after_a_restart_where_it_was(place: Path | str) -> None:
    with opened(place) as before:
        keys = before.table(ME, TOM)
        with before.seated(keys) as us:
            us.play_on((0, 1), lambda update: update["seq"] >= 10)
            rows, view = us.rows, us.latest["seats"][0]["view"]

    with opened(place) as after, after.seated(keys) as us:
        assert us.rows == rows
        assert us.latest["seats"][0]["view"] == view
        us.play_on((0, 1), over)


def test_a_choice_sent_again_after_a_restart_is_not_played_twice(place: Path | str) -> None:
    with opened(place) as before:
        keys = before.table(ME, TOM)
        with before.seated(keys) as us:
            choice = us.choices(seat := us.latest["to_act"][0])[0]
            us.choose(seat, choice)

    with opened(place) as after, after.seated(keys) as us:
        told = us.choose(seat, choice, seq=0)

    assert (told["type"], us.seq) == ("accepted", 1)


def test_undo_reaches_as_far_after_a_restart_as_before(place: Path | str) -> None:
    with opened(place) as before:
        keys = before.table(ME, TOM)
        with before.seated(keys) as us:
            us.play_on((0, 1), lambda update: any(shown["undo"]["depth"] >= 2 for shown in update["seats"]))
            us.say("undo", id=1, seat=us.rows[-1]["seat"], seq=us.seq)
            us.hear("accepted")
            undo = [shown["undo"] for shown in us.latest["seats"]]

    with opened(place) as after, after.seated(keys) as us:
        assert [shown["undo"] for shown in us.latest["seats"]] == undo


def test_bots_go_on_after_a_restart_though_nobody_looks(place: Path | str) -> None:
    with opened(place, NEVER) as before:
        keys = before.table(BOT, BOT)
        assert before.get(f"/api/tables/{keys['table']}", keys["host"])["rows"] == 0

    with opened(place) as after, after.watching(keys) as watcher:
        while watcher.latest["result"] is None:
            watcher.hear("update")


def test_only_tables_at_which_something_happens_by_itself_are_loaded_before_somebody_comes(
    place: Path | str,
) -> None:
    cook = {"kind": "me", "name": "Cook"}
    with opened(place, NEVER) as before:
        people = before.table(ME, TOM)["table"]
        beside_a_bot = before.table(ME, BOT)["table"]
        in_real_time = before.table(ME, cook, game="kitchen-rush", options={})["table"]

    with opened(place, NEVER) as after:
        loaded = after.server.registry.tables
        wait_for(lambda: {beside_a_bot, in_real_time} <= loaded.keys())
        assert people not in loaded


def test_a_lobby_is_still_there_after_a_restart(place: Path | str) -> None:
    with opened(place) as before:
        keys = before.table(ME, FRIEND)

    with opened(place) as after:
        after.post(f"/api/tables/{keys['table']}/join", {"join": keys["join"], "name": "Tom"}, status=200)
        started = after.post(f"/api/tables/{keys['table']}/start", key=keys["host"], status=200)

    assert started["state"] == "playing"


def test_two_servers_over_one_store_never_both_win_a_row(place: Path | str) -> None:
    with opened(place) as one, opened(place) as two:
        keys = one.table(ME, TOM)
        with one.seated(keys) as here, two.seated(keys) as there:
            seat = here.latest["to_act"][0]
            first, other = here.choices(seat)[:2]
            won = here.choose(seat, first, seq=0)
            lost = there.choose(seat, other, seq=0)
            again = there.choose(seat, first, seq=0)

    assert (won["type"], lost["type"], again["type"]) == ("accepted", "refused", "accepted")
    assert lost["refusal"]["message"]["key"] == "server-stale"
    assert there.rows == here.rows


def test_a_server_hears_of_a_friend_who_sat_down_at_the_other(place: Path | str) -> None:
    with opened(place) as one, opened(place) as two:
        keys = one.table(ME, FRIEND)
        with two.seated(keys) as ana:
            tom = one.post(f"/api/tables/{keys['table']}/join", {"join": keys["join"], "name": "Tom"})
            one.post(f"/api/tables/{keys['table']}/start", key=keys["host"])
            with two.connected(keys["table"]) as guest:
                assert guest.hello(tom["key"])["seats"] == [1]
                told = ana.hear_until(lambda told: told["type"] == "update")

    assert told["seq"] == 0


def test_bots_of_two_servers_play_one_play_to_its_end(place: Path | str) -> None:
    def number_of_ends(rows: list[Said]) -> int:
        return sum(event["event"] == "ended" for row in rows for event in row["events"])

    with opened(place, NEVER) as maker:
        keys = maker.table(BOT, BOT)
    with (
        opened(place) as one,
        opened(place) as two,
        one.watching(keys) as here,
        two.watching(keys) as there,
    ):
        for watcher in (here, there):
            while watcher.latest["result"] is None:
                watcher.hear("update")

    assert here.rows == there.rows
    assert number_of_ends(here.rows) == 1


def test_idle_tables_leave_the_memory_and_come_back_when_asked_for(place: Path | str) -> None:
    with opened(place) as visit:
        keys, looked_at = visit.table(ME, TOM), visit.table(ME, TOM)
        with visit.seated(looked_at):
            visit.server.registry.unload_idle(visit.server.feeds.by_table, idle=-1)
            kept = set(visit.server.registry.tables)
        with visit.seated(keys) as us:
            assert us.choose(us.latest["to_act"][0])["type"] == "accepted"

    assert kept == {looked_at["table"]}


def test_a_table_of_other_rules_is_refused_with_a_sentence(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(place) as before:
        keys = before.table(ME, TOM)

    monkeypatch.setattr("demitasse.server.tables.rules_version", lambda game, content: "other")
    with opened(place) as after:
        told = after.get(f"/api/tables/{keys['table']}", keys["host"])

    assert told["message"]["key"] == "server-other-rules"
