"""Who is let in, and who is shown out: origins, floods, giants, silence, slow readers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from demitasse.server.feed import CUT_OFF, TableFeed, Viewer
from demitasse.server.limits import Addresses, Bucket, Limits
from demitasse.server.origins import known_host, same_origin
from demitasse.server.refusals import TooMany
from demitasse.server.tables import Table
from tests.server.visiting import ME, Guest, Said, Visit, opened, wait_for

TOM = {"kind": "me", "name": "Tom"}


def farewell(guest: Guest) -> tuple[Said, int]:
    """Why a guest was shown out, and with which code."""
    told = guest.hear("farewell")
    with pytest.raises(WebSocketDisconnect) as closed:
        guest.hear("nothing")
    return told["refusal"]["message"], closed.value.code


def test_a_page_of_another_site_cannot_open_a_socket(visit: Visit) -> None:
    keys = visit.table(ME, TOM)
    evil = {"origin": "https://evil.example", "host": "demitasse.example"}

    with pytest.raises(WebSocketDisconnect), visit.connected(keys["table"], headers=evil):
        pass


def test_a_page_of_our_own_can(visit: Visit) -> None:
    keys = visit.table(ME, TOM)
    ours = {"origin": "http://demitasse.local:8000", "host": "demitasse.local:8000"}

    with visit.connected(keys["table"], headers=ours) as us:
        assert us.hello(keys["host"])["host"] is True


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        (None, "a.example", True),
        ("http://a.example", "a.example", True),
        ("https://A.example:8000", "a.example:8000", True),
        ("http://a.example:8000", "a.example", False),
        ("http://a.example.evil", "a.example", False),
        ("null", "a.example", False),
        ("http://a.example", None, False),
    ],
)
def test_an_origin_is_ours_when_it_is_where_the_page_came_from(
    origin: str | None, host: str | None, same: bool
) -> None:
    assert same_origin(origin, host) is same


def test_a_flood_of_messages_ends_the_connection_with_a_sentence_and_disturbs_nobody(tmp_path: Path) -> None:
    with opened(tmp_path, limits=Limits()) as visit:
        keys = visit.table(ME, TOM)
        with visit.watching(keys) as other, visit.seated(keys) as flooder:
            for number in range(1000):
                flooder.say("why", id=number, seat=0, choice={"do": "stop"})
            message, code = farewell(flooder)
            other.hear_until(
                lambda told: not told.get("table", {"seats": [{}]})["seats"][0].get("connected", True)
            )
            accepted = visit.get(f"/api/tables/{keys['table']}", keys["watch"])

    assert message == {"key": "server-too-many-messages", "facts": {"most": 20}}
    assert code == 4429
    assert accepted["watchers"] == 1


def test_a_giant_frame_ends_the_connection_with_a_sentence(visit: Visit) -> None:
    with visit.seated(visit.table(ME, TOM)) as us:
        us.session.send_text(" " * 17_000)
        message, code = farewell(us)

    assert message == {"key": "server-frame-large", "facts": {"most": 16}}
    assert code == 4413


def test_who_does_not_greet_is_shown_out(tmp_path: Path) -> None:
    with opened(tmp_path, limits=Limits(hello_seconds=0.05)) as visit:
        keys = visit.table(ME, TOM)
        with visit.connected(keys["table"]) as silent:
            silent_told = farewell(silent)
        with visit.connected(keys["table"]) as rude:
            rude.say("hint", id=1, seat=0)
            rude_told = farewell(rude)

    assert silent_told == rude_told == ({"key": "server-hello-first", "facts": {}}, 4400)


def test_a_page_of_another_version_is_asked_to_reload(visit: Visit) -> None:
    keys = visit.table(ME, TOM)

    with visit.connected(keys["table"]) as old:
        told = old.hello(keys["host"], protocol=0)

    assert told["refusal"]["message"]["key"] == "server-other-protocol"


def test_an_address_has_only_so_many_connections_and_gets_them_back(tmp_path: Path) -> None:
    with opened(tmp_path, limits=Limits(sockets=1)) as visit:
        keys = visit.table(ME, TOM)
        with visit.seated(keys), visit.connected(keys["table"]) as second:
            message, code = farewell(second)

        def comes_in() -> bool:
            with visit.connected(keys["table"]) as third:
                return bool(third.hello(keys["host"])["type"] == "welcome")

        wait_for(comes_in)  # the server may not have noticed yet that the first one went

    assert (message["key"], code) == ("server-too-many-sockets", 4429)


def test_a_bucket_fills_up_again_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("demitasse.server.limits.monotonic", lambda: now[0])
    bucket = Bucket(a_second=2, at_once=3)

    at_once = [bucket.take() for _ in range(4)]
    now[0] += 0.5
    later = [bucket.take() for _ in range(2)]
    now[0] += 60

    assert at_once == [True, True, True, False]
    assert later == [True, False]
    assert bucket.full


def test_addresses_are_forgotten_once_they_have_their_allowance_back(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("demitasse.server.limits.monotonic", lambda: now[0])
    addresses = Addresses(Limits(replays_an_hour=1))
    asyncio.run(addresses.loads_replay("a"))
    with pytest.raises(TooMany):
        asyncio.run(addresses.loads_replay("a"))

    addresses.forget()
    with pytest.raises(TooMany):
        asyncio.run(addresses.loads_replay("a"))
    now[0] += 7200
    addresses.forget()

    asyncio.run(addresses.loads_replay("a"))


class NeverEmptied:
    """The outbox of somebody who takes nothing."""

    def __init__(self) -> None:
        self.written: list[bytes | int] = []

    @property
    def waiting(self) -> int:
        return sum(len(frame) for frame in self.written if isinstance(frame, bytes))

    def write(self, frame: bytes) -> None:
        self.written.append(frame)

    def close(self, code: int) -> None:
        self.written.append(code)


def test_a_viewer_who_falls_too_far_behind_is_cut_off_without_keeping_the_others_waiting() -> None:
    table = SimpleNamespace(seats_of=lambda hashes: (), is_host=lambda hashes: False)
    outbox = NeverEmptied()
    slow = Viewer(TableFeed(cast(Table, table)), (), outbox, backlog=250)
    for _ in range(9):
        slow.put(b"x" * 100)

    assert outbox.written == [b"x" * 100] * 3 + [CUT_OFF]


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        (b"{", 400, "server-bad-body"),
        (b"\xff", 400, "server-bad-body"),
        (b'{"game":' + b"[" * 100_000, 400, ""),
        (b" " * 1_100_000, 413, "server-body-large"),
    ],
)
def test_a_body_that_cannot_be_read_is_refused(visit: Visit, body: bytes, status: int, key: str) -> None:
    answer = visit.client.post("/api/tables", content=body, headers={"content-type": "application/json"})

    assert answer.status_code == status
    assert answer.json()["message"]["key"] == key or not key


def test_how_large_a_body_may_be_is_a_setting(tmp_path: Path) -> None:
    with opened(tmp_path, limits=Limits(body=1000, new_table=2000, record=3000)) as visit:
        for path, most in (("/api/parcels", 1000), ("/api/tables", 2000), ("/api/replays", 3000)):
            sizes = [visit.client.post(path, content=b"x" * size).status_code for size in (most, most + 1)]
            assert sizes == [400, 413], path


def test_what_goes_wrong_inside_is_told_without_details(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def breaks(*given: Any) -> None:
        raise RuntimeError("the secret cellar at /home/cellar")

    monkeypatch.setattr(visit.server.registry, "create", breaks)
    answer = visit.client.post("/api/tables", json={"game": "coffee-rush", "seats": [ME, TOM]})

    assert answer.status_code == 500
    assert msgspec.json.decode(answer.content) == {
        "message": {"key": "server-failed", "facts": {}},
        "rule": "",
    }


def test_a_choice_that_cannot_be_saved_changes_nothing_and_can_be_made_again(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*given: Any) -> None:
        raise OSError("no space left")

    with visit.seated(visit.table(ME, TOM)) as us:
        with monkeypatch.context() as patch:
            patch.setattr(visit.server.store, "append", full)
            refused = us.choose(us.latest["to_act"][0])
        accepted = us.choose(us.latest["to_act"][0])

    assert refused["refusal"]["message"]["key"] == "server-not-saved"
    assert (accepted["type"], us.seq) == ("accepted", 1)


@pytest.mark.parametrize(
    ("host", "known"),
    [
        (None, True),
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.20:8000", True),
        ("93.184.216.34", True),
        ("kitchen-pc:8000", True),
        ("kitchen-pc.local", True),
        ("cafe.example", True),
        ("Cafe.Example:443", True),
        ("rebound.example", False),
        ("cafe.example.evil.example", False),
        ("[bad", True),
    ],
)
def test_a_server_answers_to_its_numbers_the_house_and_the_names_it_was_told(
    host: str | None, known: bool
) -> None:
    assert known_host(host, {"cafe.example"}) is known


def test_a_name_that_is_not_ours_is_refused_with_the_way_to_make_it_ours(visit: Visit) -> None:
    answer = visit.client.get("/api/games", headers={"host": "rebound.example"})

    assert answer.status_code == 421
    assert answer.json()["message"] == {"key": "server-unknown-host", "facts": {"host": "rebound.example"}}


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example", "content-type": "text/plain"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
    ],
)
def test_a_page_from_elsewhere_makes_no_table(visit: Visit, headers: dict[str, str]) -> None:
    wish = msgspec.json.encode({"game": "coffee-rush", "seats": [ME, TOM]})
    answer = visit.client.post("/api/tables", content=wish, headers=headers)

    assert answer.status_code == 403
    assert answer.json()["message"]["key"] == "server-foreign-page"


def test_a_proxy_may_call_us_by_another_name_than_people_do() -> None:
    assert same_origin("https://cafe.example", "127.0.0.1:8000", "https://cafe.example")
    assert not same_origin("https://evil.example", "127.0.0.1:8000", "https://cafe.example")
