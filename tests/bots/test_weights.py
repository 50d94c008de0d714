"""Files of weights: ours are what they say, and what is no file of weights is refused in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

import demitasse
from demitasse.arena import BotFailed, simulate
from demitasse.bots import LESSONS, lesson_for
from demitasse.bots.cafe_del_gatto.features import names
from demitasse.bots.cafe_del_gatto.owners import GAME, Expert, weights_of
from demitasse.bots.learning.self_play import train
from demitasse.bots.learning.weights import BadWeights, read, written
from demitasse.kernel.content import Source
from demitasse.kernel.language import LANGUAGES, say
from tests.facts import own_content

OURS = weights_of("")
DATA = written(OURS)
Change = Callable[[dict[str, Any]], Any]


def changed(change: Change) -> bytes:
    told = msgspec.json.decode(DATA)
    change(told)
    return msgspec.json.encode(told)


def refused(data: bytes) -> BadWeights:
    with pytest.raises(BadWeights) as caught:
        read(data, "mine.json", GAME, names)
    for language in LANGUAGES:
        assert say(caught.value.message, language).endswith(".")
    return caught.value


@pytest.mark.parametrize("game", LESSONS)
def test_ours_were_learned_with_our_cards_for_every_number_of_players(game: str) -> None:
    about = demitasse.game(game)
    weights = weights_of("")

    assert weights.content == about.load().digest
    assert list(weights.fits) == [str(seats) for seats in range(about.fewest, about.most + 1)]
    assert weights.command.startswith(f"demitasse train {game} ")
    assert all(fit.explained > 0.15 for fit in weights.fits.values())


def test_a_file_reads_as_it_was_written() -> None:
    assert read(DATA, "weights.json", GAME, names) == OURS
    assert len(DATA) < 100_000


@pytest.mark.parametrize("data", [b"", b"Dear diary", DATA[: len(DATA) // 2], b"[]", b"\xff{}"], ids=ascii)
def test_what_is_no_whole_file_is_refused(data: bytes) -> None:
    assert "mine.json" in str(refused(data))


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda told: told.update(demitasse_weights=7), "weights-newer"),
        (lambda told: told.update(game="coffee-rush"), "weights-other-game"),
        (lambda told: told["fits"]["2"]["weights"].pop("own coins"), "weights-other-features"),
        (lambda told: told["fits"]["3"]["weights"].update(luck=1.0), "weights-other-features"),
        (lambda told: told["fits"].update(many=told["fits"]["2"]), "weights-other-features"),
        (lambda told: told.update(surprise=1), "weights-unreadable"),
    ],
)
def test_what_does_not_fit_is_refused(change: Change, key: str) -> None:
    assert refused(changed(change)).message.key == key


def test_a_file_that_is_not_there_is_refused() -> None:
    with pytest.raises(BotFailed, match=r"nowhere\.json"):
        simulate(GAME, ["expert(weights='nowhere.json')", "random"], games=1)


def test_weights_of_ones_own_must_be_of_the_cards_played_with(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_bytes(DATA)
    bots = [f"expert(weights={str(file)!r})", "random"]
    own = demitasse.game(GAME).load((Source("mine.toml", own_content(GAME)),))

    assert simulate(GAME, bots, games=1).games == 1
    with pytest.raises(BotFailed, match="other cards"):
        simulate(GAME, bots, games=1, content=own)


def test_weights_say_which_numbers_of_players_they_know() -> None:
    data = changed(lambda told: told["fits"].pop("3"))
    weights = read(data, "mine.json", GAME, names)

    with pytest.raises(BotFailed, match="3 players, only with 2, 4, 5"):
        simulate(GAME, [partial(Expert, weights=weights)] * 3, games=1)


@pytest.mark.parametrize("game", LESSONS)
def test_the_same_seed_learns_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("demitasse.bots.learning.self_play.HELD_OUT", 2)
    first, again, other = (train(lesson_for(game), 4, seed, "…", rounds=1, tables=[2]) for seed in (1, 1, 2))

    assert written(first) == written(again)
    assert first.fits["2"].weights != other.fits["2"].weights
