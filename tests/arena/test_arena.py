"""Many plays among bots, with any number of workers."""

from __future__ import annotations

import doctest
import multiprocessing
import pickle
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import msgspec
import pytest

import demitasse
import demitasse.arena
from demitasse.arena import (
    BadSimulation,
    BotFailed,
    Report,
    Series,
    simulate,
    simulation,
)
from demitasse.arena.simulation import entrants_of
from demitasse.arena.workers import WorkerLost
from demitasse.bots import Bot
from demitasse.bots.random_bot import RandomBot
from demitasse.kernel.errors import BadOptions, DemitasseError, Unknown
from tests.arena.outcomes import Last, decided
from tests.coffee_rush.build import COFFEE_RUSH
from tests.processes import finished


def test_the_bots_move_on_by_a_seat_from_play_to_play() -> None:
    report = simulate(COFFEE_RUSH, ["random", Last, Watched], games=4)
    last, watched = f"{Last.__module__}:Last", f"{__name__}:Watched"
    assert [played.bots for played in report.outcomes] == [
        ("random", last, watched),
        (watched, "random", last),
        (last, watched, "random"),
        ("random", last, watched),
    ]
    assert report.seats == ("random", last, watched)


class Watched(Last):
    pass


def test_the_same_seed_gives_the_same_outcomes_and_another_seed_others() -> None:
    one, again, other = (
        decided(simulate("coffee-rush", ["random"] * 3, games=6, seed=seed)) for seed in (1, 1, 2)
    )
    assert one == again
    assert one != other
    assert len({played.seed for played in one + other}) == 12


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a module that nobody has installed."""
    (tmp_path / "own_bots_of_the_arena.py").write_text(
        dedent("""
            import os
            from demitasse.bots.contract import BlindBot

            class Last(BlindBot):
                def pick(self, choices):
                    return choices[-1]

            class Raiser(BlindBot):
                def pick(self, choices):
                    raise ValueError("no idea")

            class Deadly(BlindBot):
                def pick(self, choices):
                    os._exit(3)
        """)
    )
    monkeypatch.syspath_prepend(tmp_path)
    return "own_bots_of_the_arena"


def test_any_number_of_workers_gives_the_same_outcomes_in_the_same_order(own_bots: str) -> None:
    seats: list[str | type[Bot]] = ["random", RandomBot, f"{own_bots}:Last"]
    alone = simulate("coffee-rush", seats, games=40, seed=11, options={"fair_start": True})
    told: list[int] = []
    shared = simulate(
        "coffee-rush", seats, games=40, seed=11, options={"fair_start": True}, workers=2, progress=told.append
    )
    assert decided(shared) == decided(alone)
    assert shared.bots == alone.bots
    assert told == sorted(told)
    assert told[-1] == 40


def test_a_series_that_travels_to_a_worker_keeps_its_content_options_and_bots(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[order]]\nid = "espresso"\ningredients = { coffee = 3 }\n')
    content = COFFEE_RUSH.content(file)
    options = COFFEE_RUSH.options()
    series = Series(COFFEE_RUSH, options, content, entrants_of(COFFEE_RUSH, ["random", Last]), seed=9)
    there: Series = pickle.loads(pickle.dumps(series))
    assert there.content.digest == content.digest != COFFEE_RUSH.load().digest
    assert there.options == options
    assert there.entrants == series.entrants
    here, away = (msgspec.structs.replace(each.play(3), cpu_seconds=0.0) for each in (series, there))
    assert here == away


def test_a_bot_that_fails_in_a_worker_is_named_too(own_bots: str) -> None:
    with pytest.raises(BotFailed, match=f"{own_bots}:Raiser .*ValueError: no idea"):
        simulate("coffee-rush", ["random", f"{own_bots}:Raiser"], games=4, workers=2)
    assert multiprocessing.active_children() == []


def test_a_bot_that_no_worker_can_import_is_refused() -> None:
    class Hidden(Last):
        __module__ = "demitasse.bots"

    with pytest.raises(Unknown, match="Hidden"):
        simulate("coffee-rush", ["random", Hidden], games=4, workers=2)
    assert multiprocessing.active_children() == []


def test_a_worker_that_dies_ends_the_simulation_instead_of_holding_it_up(own_bots: str) -> None:
    with pytest.raises(WorkerLost):
        simulate("coffee-rush", ["random", f"{own_bots}:Deadly"], games=4, workers=2)
    assert multiprocessing.active_children() == []


def test_an_interrupted_simulation_leaves_no_worker_behind() -> None:
    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate("coffee-rush", ["random", "random"], games=100_000, workers=2, progress=interrupt)
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize(
    ("attempt", "error", "words"),
    [
        (lambda: simulate("coffee-rush", ["random"] * 2, games=0), BadSimulation, "at least 1 game"),
        (lambda: simulate("coffee-rush", ["random"] * 2, games=-5), BadSimulation, "-5"),
        (lambda: simulate("coffee-rush", ["random"] * 2, workers=0), BadSimulation, "at least 1 worker"),
        (lambda: simulate("coffee-rush", ["random"]), BadOptions, "1"),
        (lambda: simulate("coffee-rush", ["random"] * 5), BadOptions, "5"),
        (lambda: simulate("coffee-rush", []), BadOptions, "0"),
        (lambda: simulate("coffee-rush", ["random", "you"]), BadSimulation, "you"),
        (lambda: simulate("coffee-rush", ["random", "you:Maya"]), BadSimulation, "you"),
        (lambda: simulate("coffee-rush", ["random", ""]), BadSimulation, "Seat 2"),
        (lambda: simulate("coffee-rush", ["random", "rnadom"]), Unknown, "rnadom"),
        (lambda: simulate("coffee-rush", ["random", "nowhere:Bot"]), Unknown, "nowhere:Bot"),
        (lambda: simulate("coffee-rush", ["random"] * 2, seed=-1), BadOptions, "-1"),
        (lambda: simulate("tea-rush", ["random"] * 2), Unknown, "tea-rush"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_one_sentence(
    attempt: Callable[[], Report], error: type[DemitasseError], words: str
) -> None:
    with pytest.raises(error) as caught:
        attempt()
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)
    assert demitasse.say(caught.value.message, "fr") != str(caught.value)


def test_the_example_of_the_arena_runs() -> None:
    tried = doctest.testmod(demitasse.arena)
    assert (tried.attempted, tried.failed) == (3, 0)
    assert doctest.testmod(simulation).failed == 0


def test_the_arena_needs_neither_pyarrow_nor_a_terminal() -> None:
    code = (
        "import sys; sys.modules['pyarrow'] = None; import demitasse.arena;"
        "assert not {'click', 'rich'} & sys.modules.keys()"
    )
    assert finished([sys.executable, "-c", code]).returncode == 0
