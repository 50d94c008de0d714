"""Looking back: records out and in, every moment from every seat, and playing on from one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from demitasse.kernel.play import Play
from demitasse.kernel.record import FileWriter, parse
from demitasse.server.limits import Limits
from demitasse.server.wire import ReplayFrame, ReplayInfo
from tests.coffee_rush.build import COFFEE_RUSH
from tests.server.test_playing import over
from tests.server.visiting import ME, Visit, opened

TOM = {"kind": "me", "name": "Tom"}


@pytest.fixture(scope="module")
def finished(visit: Visit) -> Any:
    """The keys of a table whose play is over; one choice in it was taken back."""
    keys = visit.table(ME, TOM)
    with visit.seated(keys) as us:
        us.play_on((0, 1), lambda update: any(shown["undo"]["depth"] for shown in update["seats"]))
        us.say("undo", id=1, seat=us.rows[-1]["seat"], seq=us.seq)
        us.hear("accepted")
        us.play_on((0, 1), over)
        keys["rows"], keys["result"] = us.rows, us.latest["result"]
    return keys


def record_of(visit: Visit, finished: Any) -> bytes:
    headers = {"authorization": f"Bearer {finished['watch']}"}
    answer = visit.client.get(f"/api/tables/{finished['table']}/record", headers=headers)
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    return answer.content


def load(visit: Visit, data: bytes) -> Any:
    return visit.client.post("/api/replays", content=data).json()


def test_the_record_of_a_finished_table_is_whole_and_sealed(visit: Visit, finished: Any) -> None:
    record = parse(record_of(visit, finished))

    play = record.verify(COFFEE_RUSH)

    assert record.tail is not None
    assert list(play.people) == ["Ana", "Tom"]
    assert len(play.rows) == len(finished["rows"])


def test_a_finished_table_is_a_replay_that_needs_no_key(visit: Visit, finished: Any) -> None:
    replay = visit.get(f"/api/replays/{finished['table']}")

    assert replay["people"] == ["Ana", "Tom"]
    assert replay["rows"] == finished["rows"]
    assert replay["result"] == finished["result"]


def test_a_replay_is_what_the_wire_says(visit: Visit, finished: Any) -> None:
    path = f"/api/replays/{finished['table']}"

    info, frames = visit.client.get(path).content, visit.client.get(f"{path}/frames?seat=open").content

    assert msgspec.json.encode(msgspec.json.decode(info, type=ReplayInfo)) == info
    assert msgspec.json.encode(msgspec.json.decode(frames, type=list[ReplayFrame])) == frames


def test_a_play_that_goes_on_is_no_replay_yet(visit: Visit) -> None:
    keys = visit.table(ME, TOM)

    for path in ("", "/frames", "/record"):
        assert visit.get(f"/api/replays/{keys['table']}{path}")["message"]["key"] == "server-no-replay"
    assert visit.get("/api/replays/nowhere")["message"]["key"] == "server-no-replay"


def test_every_moment_can_be_seen_from_every_seat_and_all_open(visit: Visit, finished: Any) -> None:
    path = f"/api/replays/{finished['table']}/frames"

    seen = {eyes: visit.get(f"{path}?seat={eyes}") for eyes in ("-1", "0", "1", "open")}

    assert {len(frames) for frames in seen.values()} == {len(finished["rows"]) + 1}
    assert [frame["rows"] for frame in seen["0"]] == list(range(len(finished["rows"]) + 1))
    assert seen["0"][0]["hidden"] is None
    assert len(seen["open"][0]["hidden"]["deck"]) == seen["open"][0]["view"]["deck"]
    assert seen["open"][-1]["to_act"] == []
    assert visit.get(f"{path}?seat=2")["message"]["key"] == "server-no-seat"


def test_frames_come_packed_to_those_who_can_unpack_them(visit: Visit, finished: Any) -> None:
    path = f"/api/replays/{finished['table']}/frames"

    packed = visit.client.get(path, headers={"accept-encoding": "gzip"})
    plain = visit.client.get(path, headers={"accept-encoding": "identity"})

    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


def test_a_record_from_a_file_is_kept_and_shared_by_its_id(visit: Visit, finished: Any) -> None:
    data = record_of(visit, finished)

    loaded = load(visit, data)

    assert loaded["id"] != finished["table"]
    assert visit.get(f"/api/replays/{loaded['id']}") == loaded
    assert visit.client.get(f"/api/replays/{loaded['id']}/record").content == data


def test_a_record_made_by_the_command_can_be_opened(visit: Visit, tmp_path: Path) -> None:
    play = Play(COFFEE_RUSH, people=["Ana", "Tom", "Zoé"], seed=5)
    writer = FileWriter(tmp_path / "mine.record", play)
    for _ in range(12):
        seat = play.position.seats_to_act[0]
        play.choose(seat, play.position.choices(seat)[0], at=7)
        writer.update()
    writer.close()

    loaded = load(visit, (tmp_path / "mine.record").read_bytes())

    assert (len(loaded["rows"]), loaded["result"]) == (12, None)
    assert len(visit.get(f"/api/replays/{loaded['id']}/frames")) == 13


def test_what_is_no_record_is_refused_with_a_sentence(visit: Visit, finished: Any) -> None:
    data = record_of(visit, finished)
    lines = data.splitlines(keepends=True)

    assert load(visit, b"Dear diary\n")["message"]["key"] == "record-not-one"
    assert load(visit, b"")["message"]["key"] == "record-not-one"
    assert load(visit, b"\xff\xfe\n" * 100)["message"]["key"] == "record-not-one"
    assert load(visit, b"".join(lines[:5]) + lines[5][:9])["message"]["key"] == "record-torn"
    assert (
        load(visit, data.replace(b"coffee-rush", b"coffee-crash"))["message"]["key"] == "record-broken-seal"
    )
    assert load(visit, lines[0].replace(b"coffee-rush", b"tea-rush"))["message"]["key"] == "game-unknown"
    edited = b"".join(lines[:3]).replace(b'"digest":"', b'"digest":"0')
    assert load(visit, edited)["message"]["key"] == "record-edited"


def test_a_record_may_be_larger_than_other_bodies_but_not_endless(tmp_path: Path) -> None:
    with opened(tmp_path, limits=Limits(record_rows=3, replays_an_hour=3)) as visit:
        large = visit.client.post("/api/replays", content=b"x" * 500_000)
        too_large = visit.client.post("/api/replays", content=b"x" * 3_000_000)
        head = b'{"demitasse":1,"game":"coffee-rush","revision":1,"content":"x","options":{},"seed":"1","people":[]}\n'
        lines = [b'{"seq":%d,"at":0,"seat":0,"do":"stop","digest":""}\n' % number for number in range(4)]
        long = load(visit, head + b"".join(lines))
        many = load(visit, b"x")

    assert large.json()["message"]["key"] == "record-not-one"
    assert too_large.status_code == 413
    assert long["message"]["key"] == "server-record-long"
    assert many["message"]["key"] == "server-too-many-replays"


def test_one_plays_on_from_a_moment_against_bots(visit: Visit, finished: Any) -> None:
    fork = {"rows": 20, "seat": 1, "name": "Zoé", "bot": "random"}

    keys = visit.post(f"/api/replays/{finished['table']}/fork", fork, status=201)

    with visit.seated(keys) as zoe:
        assert zoe.rows[:20] == finished["rows"][:20]
        zoe.play_on((1,), over)
    assert [seat["seat"] for seat in keys["seats"]] == [1]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"rows": -1}, "server-no-such-moment"),
        ({"rows": 100_000}, "server-no-such-moment"),
        ({"seat": 2}, "server-no-seat"),
        ({"bot": "os:system"}, "bot-unknown"),
        ({"name": ""}, "server-name-empty"),
    ],
)
def test_an_impossible_fork_is_refused(visit: Visit, finished: Any, change: dict[str, Any], key: str) -> None:
    fork = {"rows": 20, "seat": 1, "name": "Zoé", "bot": "random", **change}

    assert visit.post(f"/api/replays/{finished['table']}/fork", fork)["message"]["key"] == key


def test_there_is_nothing_to_play_after_the_end(visit: Visit, finished: Any) -> None:
    fork = {"rows": len(finished["rows"]), "seat": 1, "name": "Zoé", "bot": "random"}

    refused = visit.post(f"/api/replays/{finished['table']}/fork", fork, status=409)

    assert refused["message"]["key"] == "server-fork-at-end"
