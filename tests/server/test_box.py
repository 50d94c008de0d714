"""The box over HTTP: ours, and with a person's content laid over it."""

from __future__ import annotations

from typing import Any

import pytest

import demitasse
from tests.server.visiting import BOT, ME, Visit


def entry_of(box: dict[str, Any], deck: str, id: str) -> dict[str, Any]:
    (found,) = [each for each in box["decks"] if each["id"] == deck]
    (entry,) = [each for each in found["entries"] if each["id"] == id]
    return {field["path"]: field for field in entry["fields"]}


@pytest.mark.parametrize("game", demitasse.GAMES)
def test_the_box_of_a_game_counts_every_field(visit: Visit, game: str) -> None:
    box = visit.get(f"/api/games/{game}/box")
    fields = [field for deck in box["decks"] for entry in deck["entries"] for field in entry["fields"]]

    assert (box["problems"], box["toml"], box["digest"]) == ([], "", box["ours"])
    assert sum(box["counts"].values()) == len(fields) > 100
    assert all(field["label"]["en"] and field["label"]["fr"] for field in fields)
    assert box["content"]["digest"] == box["digest"]


def test_a_correction_is_mine_and_written_as_a_content_file(visit: Visit) -> None:
    card = {"id": "hipsters-c01", "main": {"order": {"bean": 2}}, "secondary": None}
    box = visit.post("/api/games/seize-the-bean/box", {"document": {"customer": [card]}})
    fields = entry_of(box, "customer", "hipsters-c01")

    assert box["problems"] == []
    assert box["digest"] != box["ours"]
    assert fields["main.order"]["value"] == {"bean": 2}
    assert {path for path, field in fields.items() if field["status"] == "mine"} == {
        "main.order",
        "secondary",
    }
    again = visit.post("/api/games/seize-the-bean/box", {"text": box["toml"]})
    assert (again["digest"], again["toml"]) == (box["digest"], box["toml"])


def test_a_correction_comes_back_as_data_in_the_shape_of_a_file(visit: Visit) -> None:
    text = '[[order]]\nid = "cocoa"\nremove = true\n[[order]]\nid = "americano"\ncopies = 4\n[rush]\ntokens = 9\n'
    box = visit.post("/api/games/coffee-rush/box", {"text": text})

    assert box["document"] == {
        "order": [{"id": "cocoa", "remove": True}, {"id": "americano", "copies": 4}],
        "rush": {"tokens": 9},
    }
    again = visit.post("/api/games/coffee-rush/box", {"document": box["document"]})
    assert (again["document"], again["toml"]) == (box["document"], box["toml"])


def test_everybody_can_look_at_the_box_of_a_table(visit: Visit) -> None:
    text = '[[order]]\nid = "americano"\nname = { en = "Filter", fr = "Filtre" }\n'
    keys = visit.table(ME, BOT, content=text, file="mine.toml")
    digest = visit.get(f"/api/tables/{keys['table']}", keys["watch"])["content"]["digest"]

    box = visit.get(f"/api/contents/{digest}/box")

    assert box["document"] == {"order": [{"id": "americano", "name": {"en": "Filter", "fr": "Filtre"}}]}
    assert box["counts"]["mine"] == 1
    assert visit.client.get("/api/contents/nowhere/box").status_code == 404


def test_what_is_wrong_stands_in_the_answer_beside_what_was_given(visit: Visit) -> None:
    card = {"id": "cocoa", "ingredients": {"beer": 1}, "copies": 2}
    box = visit.post("/api/games/coffee-rush/box", {"document": {"order": [card]}, "file": "a.toml"})
    (problem,) = box["problems"]

    assert (problem["file"], problem["section"], problem["id"]) == ("a.toml", "order", "cocoa")
    assert problem["field"] == "ingredients"
    assert entry_of(box, "order", "cocoa")["ingredients"]["value"] == {"beer": 1}
    assert (box["content"], box["digest"]) == (None, "")


def test_a_content_that_is_too_large_is_refused(visit: Visit) -> None:
    answer = visit.post("/api/games/coffee-rush/box", {"text": "#" * 300_000}, status=413)

    assert answer["message"]["key"] == "server-body-large"
