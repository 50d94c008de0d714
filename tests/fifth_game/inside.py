"""What the fifth game must be able to do in the house it was added to; `test_fifth_game.py` runs these tests there."""

from __future__ import annotations

from pathlib import Path

import pytest

import demitasse
from demitasse.arena import simulate
from demitasse.kernel.errors import DemitasseError
from demitasse.kernel.language import LANGUAGES, say
from tests.contract.cases import Case, random_cases
from tests.contract.promises import PROMISES, Promise, everything_can_be_said
from tests.fifth_game.facts import FACTS
from tests.server.visiting import BOT, ME, opened

GAME = demitasse.game("last-drop")


@pytest.mark.parametrize("case", random_cases(GAME, FACTS), ids=repr)
@pytest.mark.parametrize("promise", [*PROMISES, everything_can_be_said], ids=lambda promise: promise.__name__)
def test_promise(promise: Promise, case: Case) -> None:
    promise(case)


@pytest.mark.parametrize("key", FACTS.provoked)
def test_what_was_wrong_is_said_in_both_languages(key: str) -> None:
    try:
        error = FACTS.provoked[key]()
    except DemitasseError as raised:
        error = raised
    assert isinstance(error, DemitasseError)
    assert error.message.key == key
    assert len({say(error.message, language) for language in LANGUAGES}) == 2


def test_bots_play_it_in_the_arena() -> None:
    assert simulate("last-drop", ["random", "random"], games=10, seed=1).games == 10


def test_it_is_played_at_a_table_over_http_and_a_socket(tmp_path: Path) -> None:
    with opened(tmp_path) as visit:
        assert "last-drop" in [game["id"] for game in visit.get("/api/games")]
        keys = visit.table(ME, BOT, game="last-drop")
        with visit.seated(keys) as ana:
            end = ana.play_on((0,), lambda update: update["result"] is not None)
        assert end["result"]["ended_by"] == "empty"
