"""Talk at a table: reactions, words, nudges; only among those who have seats, within limits, and in no record."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from demitasse.server import parcels, talk, uptime
from tests.server.test_thinking_time import Days
from tests.server.visiting import FRIEND, ME, Guest, Said, Visit, opened


@contextmanager
def two(visit: Visit, **rest: Any) -> Iterator[tuple[Guest, Guest, Any, str]]:
    keys = visit.table(ME, FRIEND, **rest)
    toms = visit.post(f"/api/tables/{keys['table']}/join", {"join": keys["join"], "name": "Tom"}, status=200)
    visit.post(f"/api/tables/{keys['table']}/start", key=keys["host"], status=200)
    with visit.seated(keys) as ana, visit.connected(keys["table"]) as tom:
        tom.hello(toms["key"])
        yield ana, tom, keys, toms["key"]


def ask(guest: Guest, type: str, **rest: Any) -> Said:
    guest.say(type, id=1, **rest)
    return guest.hear("accepted", "refused")


def key_of(told: Said) -> str:
    return str(told["refusal"]["message"]["key"])


def test_words_and_reactions_reach_those_who_have_seats_and_nobody_else(visit: Visit) -> None:
    with two(visit) as (ana, tom, keys, toms), visit.watching(keys) as watcher:
        assert ask(ana, "say", seat=0, text="  Basile took\n my 6! ")["type"] == "accepted"
        line = tom.hear("said")["line"]
        assert (line["seat"], line["name"], line["text"], line["reaction"]) == (
            0,
            "Ana",
            "Basile took my 6!",
            "",
        )
        assert ask(tom, "say", seat=1, reaction="haha")["type"] == "accepted"
        assert ana.hear("said")["line"]["reaction"] == "haha"
        kept = visit.get(f"/api/tables/{keys['table']}/talk", toms)
        assert [(each["text"], each["reaction"]) for each in kept] == [
            ("Basile took my 6!", ""),
            ("", "haha"),
        ]
        watcher.say("say", id=2, seat=0, text="let me in")
        assert watcher.hear("refused")["refusal"]["message"]["key"] == "server-not-your-seat"
        assert not any('"said"' in frame for frame in watcher.frames)
        assert visit.get(f"/api/tables/{keys['table']}/talk", keys["watch"])["message"]["key"] == (
            "server-not-your-seat"
        )


def test_html_is_words_like_any_other(visit: Visit) -> None:
    with two(visit) as (ana, tom, _, _):
        ask(ana, "say", seat=0, text="<img src=x onerror=alert(1)>")
        assert tom.hear("said")["line"]["text"] == "<img src=x onerror=alert(1)>"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "server-talk-empty"),
        (" \n ", "server-talk-empty"),
        ("a" * 201, "server-talk-long"),
        ("a\u202eb", "server-talk-signs"),
        ("a\u0007b", "server-talk-signs"),
    ],
)
def test_what_cannot_be_said_is_refused_with_a_sentence(visit: Visit, text: str, key: str) -> None:
    with two(visit) as (ana, _, _, _):
        assert key_of(ask(ana, "say", seat=0, text=text)) == key
        assert key_of(ask(ana, "say", seat=0, reaction="rude")) == "server-bad-message"


def test_a_flood_is_slowed_down_and_a_hundred_kilobytes_close_only_their_own_line(visit: Visit) -> None:
    with two(visit) as (ana, tom, _, _):
        answers = [ask(ana, "say", seat=0, text=f"word {n}") for n in range(50)]
        refused = [each for each in answers if each["type"] == "refused"]
        assert 40 <= len(refused) <= 50 - talk.AT_ONCE
        assert {key_of(each) for each in refused} == {"server-talk-slower"}
        ana.say("say", id=3, seat=0, text="a" * 100_000)
        assert ana.hear("farewell")["refusal"]["message"]["key"] == "server-frame-large"
        assert ask(tom, "say", seat=1, text="still here")["type"] == "accepted"


def test_the_host_switches_it_off_and_on(visit: Visit) -> None:
    with two(visit) as (ana, tom, keys, toms):
        path = f"/api/tables/{keys['table']}/quiet"
        assert visit.post(path, {"on": True}, key=toms, status=403)["message"]["key"] == "server-not-host"
        assert visit.post(path, {"on": True}, key=keys["host"], status=200)["quiet"]
        assert key_of(ask(tom, "say", seat=1, reaction="nice")) == "server-quiet"
        assert not visit.post(path, {"on": False}, key=keys["host"], status=200)["quiet"]
        assert ask(ana, "say", seat=0, reaction="nice")["type"] == "accepted"


def test_it_is_kept_with_the_table_and_stands_in_no_record(tmp_path_factory: pytest.TempPathFactory) -> None:
    data = tmp_path_factory.mktemp("kept")
    with opened(data) as before, two(before) as (ana, _, keys, _):
        ask(ana, "say", seat=0, text="unmistakable words")
        table = before.server.registry.tables[keys["table"]]
        assert "unmistakable" not in str(table.rows)
    with opened(data) as after:
        kept = after.get(f"/api/tables/{keys['table']}/talk", keys["seats"][0]["key"])
        assert [line["text"] for line in kept] == ["unmistakable words"]
        after.post(f"/api/tables/{keys['table']}/quiet", {"on": True}, key=keys["host"], status=200)
    with opened(data) as again:
        assert again.get(f"/api/tables/{keys['table']}", keys["host"])["quiet"]


def test_who_waits_nudges_whom_they_wait_for_once_an_hour(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = Days()
    monkeypatch.setattr(uptime, "monotonic", hours)
    with opened(tmp_path_factory.mktemp("nudges")) as visit, two(visit) as (ana, tom, _, _):
        slow, waits = (0, tom) if ana.latest["to_act"] == [0] else (1, ana)
        thinks, mine = (tom, 1 - slow) if waits is ana else (ana, 1 - slow)
        assert key_of(ask(thinks, "nudge", seat=slow, whom=mine)) == "server-no-nudge"
        assert ask(waits, "nudge", seat=mine, whom=slow)["type"] == "accepted"
        assert thinks.hear("said")["line"]["whom"] == slow
        refused = ask(waits, "nudge", seat=mine, whom=slow)
        assert (key_of(refused), refused["refusal"]["message"]["facts"]["minutes"]) == (
            "server-nudge-soon",
            60,
        )
        hours.seconds += 3601
        assert ask(waits, "nudge", seat=mine, whom=slow)["type"] == "accepted"


# Carrying keys.


def test_whoever_waits_nudges_from_elsewhere_too(visit: Visit) -> None:
    keys = visit.table(ME, {"kind": "me", "name": "Tom"})
    path = f"/api/tables/{keys['table']}/nudge"
    (slow,) = (asked["seat"] for asked in visit.get(f"/api/tables/{keys['table']}", keys["host"])["asked"])
    mine = keys["seats"][1 - slow]["key"]
    visit.post(path, {"whom": slow}, keys["watch"], status=403)
    assert visit.post(path, {"whom": 9}, mine, status=409)["message"]["key"] == "server-no-nudge"
    visit.post(path, {"whom": slow}, mine, status=204)
    (line,) = visit.get(f"/api/tables/{keys['table']}/talk", mine)
    assert (line["seat"], line["whom"]) == (1 - slow, slow)
    assert visit.post(path, {"whom": slow}, mine, status=429)["message"]["key"] == "server-nudge-soon"


def test_a_parcel_is_handed_over_once_and_not_after_its_time(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = visit.post("/api/parcels", {"parcel": "[1]"}, status=201)
    assert visit.post("/api/parcels/fetch", {"code": left["code"]}, status=200) == {"parcel": "[1]"}
    assert visit.post("/api/parcels/fetch", {"code": left["code"]}, status=404)["message"]["key"] == (
        "server-parcel-gone"
    )
    late = visit.post("/api/parcels", {"parcel": "[2]"}, status=201)
    now = time.monotonic()
    monkeypatch.setattr(parcels, "monotonic", lambda: now + parcels.SECONDS_VALID + 1)
    assert visit.post("/api/parcels/fetch", {"code": late["code"]}, status=404)["message"]["key"] == (
        "server-parcel-gone"
    )
    assert visit.post("/api/parcels", {"parcel": "x" * 100_000})["message"]["key"] == "server-bad-body"
