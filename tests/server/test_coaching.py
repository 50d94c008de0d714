"""The coach at replays: a curve at once, marks one by one, kept with the replay, and never in anybody's way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from demitasse.server import coaching
from tests.coach.test_analysis import record_of
from tests.server.visiting import Visit

RECORDS = Path(__file__).parents[2] / "docs" / "records"


def loaded(visit: Visit, record: bytes) -> str:
    answer = visit.client.post("/api/replays", content=record)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def coach(visit: Visit, replay: str, looked: int = -1) -> dict[str, Any]:
    answer = visit.client.get(f"/api/replays/{replay}/coach?looked={looked}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def a_play() -> bytes:
    return record_bytes(("random", "expert"))


def record_bytes(bots: tuple[str, ...], rows: int | None = None) -> bytes:
    from io import BytesIO

    from demitasse.games import game as game_of
    from demitasse.kernel.record import Writer

    record = record_of(bots, rows=rows)
    play = record.start(game_of(record.head.game))
    stream = BytesIO()
    writer = Writer(stream, play)
    for row in record.rows:
        play.replay(row.seat, row.at, row.do)
        writer.update()
    return stream.getvalue()


def test_the_curve_comes_first_then_marks_and_all_of_it_is_kept(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    replay = loaded(visit, a_play())
    told = [coach(visit, replay)]
    while not told[-1]["summaries"]:
        told.append(coach(visit, replay, told[-1]["looked"]))

    first, last = told[0], told[-1]
    assert first["points"] == last["points"]
    assert len(first["marks"]) < len(last["marks"])
    assert [len(one["marks"]) for one in told] == sorted(len(one["marks"]) for one in told)
    assert last["looked"] == last["to_look"] > 0
    monkeypatch.setattr(coaching, "coach_of", None)  # nothing is looked at again
    assert coach(visit, replay) == last


def test_a_play_that_the_coach_knows_nothing_about_says_so(visit: Visit) -> None:
    replay = loaded(visit, (RECORDS / "coffee-rush-4p-deck.jsonl").read_bytes())

    assert coach(visit, replay)["missing"]["key"] == "coach-no-curve"


def test_a_play_in_real_time_is_told_back_at_once_and_kept(visit: Visit) -> None:
    replay = loaded(visit, (RECORDS / "kitchen-rush-3p-events.jsonl").read_bytes())
    told = coach(visit, replay)

    assert told["missing"] is None
    assert [one["round"] for one in told["chronicle"]["rounds"]] == [1, 2, 3, 4]
    assert len(told["chronicle"]["faults"]) == 1
    assert coach(visit, replay) == told


def test_an_unfinished_play_says_so(visit: Visit) -> None:
    replay = loaded(visit, record_bytes(("random", "random"), rows=20))

    assert coach(visit, replay)["missing"]["key"] == "coach-unfinished"


def test_there_is_no_coach_without_a_replay(visit: Visit) -> None:
    assert visit.client.get("/api/replays/nothing/coach").status_code == 404


def test_a_coach_that_fails_says_so(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(record: bytes) -> Any:
        raise ValueError("no coffee")

    replay = loaded(visit, a_play())
    monkeypatch.setattr(coaching, "coach_of", broken)

    assert coach(visit, replay)["missing"]["key"] == "server-no-coach"
