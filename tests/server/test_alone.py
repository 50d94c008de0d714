"""A table against a player whom the game itself moves: it has no seat, and yet a name wherever it is spoken of."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.test_playing import over
from tests.server.visiting import ME, Visit

ALONE = {"game": "seize-the-bean", "options": {"solo_level": 3, "first": 1}}


@pytest.fixture(scope="module")
def alone(visit: Visit) -> Any:
    """The keys of a table for one whose play is over."""
    keys = visit.table(ME, **ALONE)
    with visit.seated(keys) as me:
        keys["info"] = me.hello(*[seat["key"] for seat in keys["seats"]])["table"]
        me.play_on((0,), over)
        keys["rows"], keys["result"] = me.rows, me.latest["result"]
    return keys


def test_the_table_names_who_has_no_seat(alone: Any) -> None:
    assert alone["info"]["automata"] == ["Starbots"]
    assert [seat["name"] for seat in alone["info"]["seats"]] == ["Ana"]


def test_other_tables_have_nobody_of_the_kind(visit: Visit) -> None:
    keys = visit.table(ME, {"kind": "me", "name": "Tom"}, game="seize-the-bean")
    with visit.seated(keys) as us:
        told = us.hello(*[seat["key"] for seat in keys["seats"]])

    assert told["table"]["automata"] == []


def test_its_turns_are_told_but_never_asked_for(alone: Any) -> None:
    acting = {event["seat"] for row in alone["rows"] for event in row["events"] if event["event"] == "placed"}

    assert acting == {0, 1}
    assert {row["seat"] for row in alone["rows"]} == {0}


def test_both_counts_are_in_the_result(alone: Any) -> None:
    result = alone["result"]
    (rival,) = result["rivals"]

    assert len(result["scores"]) == len(result["ranks"]) == len(result["counted"]) == 1
    assert rival["score"] == sum(line["points"] for line in rival["counted"])
    assert result["verdict"] in ("won", "more_reviews")
    assert alone["rows"][-1]["scores"] == [*result["scores"], rival["score"]]


def test_the_replay_names_it_too(visit: Visit, alone: Any) -> None:
    replay = visit.get(f"/api/replays/{alone['table']}")

    assert replay["people"] == ["Ana"]
    assert replay["automata"] == ["Starbots"]
    assert replay["result"] == alone["result"]


def test_nobody_looks_through_its_eyes(visit: Visit, alone: Any) -> None:
    answer = visit.client.get(f"/api/replays/{alone['table']}/frames?seat=1")

    assert answer.json()["message"]["key"] == "server-no-seat"
