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
from demitasse.bots.learning.player import LearnedBot
from demitasse.bots.learning.self_play import train
from demitasse.bots.learning.weights import BadWeights, read, written
from demitasse.kernel.content import Source
from demitasse.kernel.language import LANGUAGES, say
from tests.facts import own_content

Change = Callable[[dict[str, Any]], Any]
each = pytest.mark.parametrize("game", LESSONS)
each_by_table = pytest.mark.parametrize("game", ["coffee-rush", "cafe-del-gatto"])
"""Those that have learned each number of players by itself."""


def expert(game: str) -> type[LearnedBot]:
    return lesson_for(game).bot


def with_weights(game: str, file: str) -> list[str]:
    kind = expert(game)
    return [f"{kind.__module__}:{kind.__name__}(weights={file!r})", "random"]


def data_of(game: str) -> bytes:
    return written(expert(game).weights_of())


def changed(game: str, change: Change) -> bytes:
    told = msgspec.json.decode(data_of(game))
    change(told)
    return msgspec.json.encode(told)


def refused(game: str, data: bytes) -> BadWeights:
    with pytest.raises(BadWeights) as caught:
        read(data, "mine.json", game, expert(game).names)
    for language in LANGUAGES:
        assert say(caught.value.message, language).endswith(".")
    return caught.value


@each
def test_ours_were_learned_with_our_cards_for_every_number_of_players(game: str) -> None:
    about = demitasse.game(game)
    weights = expert(game).weights_of()

    assert weights.content == about.load().digest
    tables = lesson_for(game).tables or range(about.fewest, about.most + 1)
    assert list(weights.fits) == [str(seats) for seats in tables]
    assert weights.command.startswith(f"demitasse train {game} ")
    assert all(fit.explained > 0.15 for fit in weights.fits.values())


@each
def test_a_file_reads_as_it_was_written(game: str) -> None:
    data = data_of(game)

    assert read(data, "weights.json", game, expert(game).names) == expert(game).weights_of()
    assert len(data) < 100_000


@each
@pytest.mark.parametrize("spoiled", ["nothing", "a diary", "half of it", "a list", "no text"])
def test_what_is_no_whole_file_is_refused(game: str, spoiled: str) -> None:
    data = data_of(game)
    given = {
        "nothing": b"",
        "a diary": b"Dear diary",
        "half of it": data[: len(data) // 2],
        "a list": b"[]",
        "no text": b"\xff{}",
    }
    assert "mine.json" in str(refused(game, given[spoiled]))


@each_by_table
@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda told: told.update(demitasse_weights=7), "weights-newer"),
        (lambda told: told.update(game="kitchen-rush"), "weights-other-game"),
        (lambda told: told["fits"]["2"]["weights"].pop("own points"), "weights-other-features"),
        (lambda told: told["fits"]["3"]["weights"].update(luck=1.0), "weights-other-features"),
        (lambda told: told["fits"].update(many=told["fits"]["2"]), "weights-other-features"),
        (lambda told: told.update(surprise=1), "weights-unreadable"),
    ],
)
def test_what_does_not_fit_is_refused(game: str, change: Change, key: str) -> None:
    assert refused(game, changed(game, change)).message.key == key


@each
def test_a_file_that_is_not_there_is_refused(game: str) -> None:
    with pytest.raises(BotFailed, match=r"nowhere\.json"):
        simulate(game, with_weights(game, "nowhere.json"), games=1)


@each
def test_weights_of_ones_own_must_be_of_the_cards_played_with(game: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_bytes(data_of(game))
    bots = with_weights(game, str(file))
    own = demitasse.game(game).load((Source("mine.toml", own_content(game)),))

    assert simulate(game, bots, games=1).games == 1
    with pytest.raises(BotFailed, match="other cards"):
        simulate(game, bots, games=1, content=own)


@each_by_table
def test_weights_say_which_numbers_of_players_they_know(game: str) -> None:
    data = changed(game, lambda told: told["fits"].pop("3"))
    weights = read(data, "mine.json", game, expert(game).names)

    with pytest.raises(BotFailed, match="3 players, only with 2, 4"):
        simulate(game, [partial(expert(game), weights=weights)] * 3, games=1)


@each
def test_the_same_seed_learns_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("demitasse.bots.learning.self_play.HELD_OUT", 2)
    first, again, other = (train(lesson_for(game), 4, seed, "…", rounds=1, tables=[2]) for seed in (1, 1, 2))

    assert written(first) == written(again)
    assert first.fits["2"].weights != other.fits["2"].weights
