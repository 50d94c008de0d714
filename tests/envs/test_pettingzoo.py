"""PettingZoo's own suites, for every game and every number of players, and what they do not ask."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

import demitasse
from demitasse.envs import UnknownAction
from demitasse.envs.pettingzoo import env, parallel_env
from demitasse.kernel.errors import BadOptions, Illegal

SIZES = [
    pytest.param(id, seats, marks=pytest.mark.slow if seats > 2 else ())
    for id in demitasse.GAMES
    for seats in range(demitasse.game(id).fewest, demitasse.game(id).most + 1)
]
sizes = pytest.mark.parametrize(("id", "seats"), SIZES)
KITCHENS = [pytest.param(seats, marks=pytest.mark.slow if seats > 2 else ()) for seats in range(1, 5)]


@pytest.fixture(autouse=True)
def _advice_is_no_error() -> Iterator[None]:
    """The suites advise against observations that are more than one array; all with a mask are, theirs too."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@sizes
def test_every_game_passes_the_suite_of_turns(id: str, seats: int) -> None:
    api_test(env(id, seats=seats), num_cycles=120)


@sizes
def test_a_seed_gives_the_same_plays(id: str, seats: int) -> None:
    seed_test(partial(env, id, seats=seats), num_cycles=40)


@pytest.mark.parametrize("seats", KITCHENS)
def test_a_kitchen_passes_the_suites_of_acting_at_once(seats: int) -> None:
    parallel_api_test(parallel_env("kitchen-rush", seats=seats), num_cycles=120)
    parallel_seed_test(partial(parallel_env, "kitchen-rush", seats=seats), num_cycles=30)
    kitchens = SimpleNamespace(
        env=partial(env, "kitchen-rush", seats=seats),
        parallel_env=partial(parallel_env, "kitchen-rush", seats=seats),
    )
    max_cycles_test(kitchens)


def test_a_whole_play_pays_its_winner_and_adds_up_to_nothing() -> None:
    cafe = env("cafe-del-gatto", seats=3)
    cafe.reset(seed=4)
    draw = np.random.default_rng(1)
    paid = dict.fromkeys(cafe.possible_agents, 0.0)
    for agent in cafe.agent_iter():
        _, reward, ended, cut, _ = cafe.last()
        paid[agent] += reward
        legal = np.flatnonzero(cafe.observe(agent)["action_mask"])
        cafe.step(None if ended or cut else int(draw.choice(legal)))
    assert cafe.turns.position.result is not None
    winners = [f"seat_{seat}" for seat in cafe.turns.position.result.winners]
    assert [agent for agent, sum_of in paid.items() if sum_of > 0] == winners
    assert sum(paid.values()) == pytest.approx(0)


def test_a_play_that_is_too_long_is_cut_short_and_pays_nobody() -> None:
    cafe = env("cafe-del-gatto", seats=2, max_cycles=5)
    cafe.reset(seed=1)
    for _ in range(10):
        cafe.step(int(np.flatnonzero(cafe.observe(cafe.agent_selection)["action_mask"])[0]))
    assert all(cafe.truncations.values())
    assert not any(cafe.terminations.values())
    assert set(cafe.rewards.values()) == {0.0}


def test_an_action_that_is_masked_says_so_and_changes_nothing() -> None:
    table = env("coffee-rush", seats=2)
    table.reset(seed=1)
    before = table.turns.position.digest()
    masked = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(Illegal, match=r"\(CR-"):
        table.step(masked)
    with pytest.raises(UnknownAction, match="from 0 to 322"):
        table.step(323)
    assert table.turns.position.digest() == before


def test_games_in_turns_have_no_parallel_form() -> None:
    with pytest.raises(BadOptions, match="played in turns"):
        parallel_env("coffee-rush", seats=2)


def test_options_are_checked_as_everywhere() -> None:
    with pytest.raises(BadOptions):
        env("coffee-rush", seats=3, fair_strat=True)


def test_waiting_lets_time_pass_in_a_kitchen() -> None:
    kitchen = env("kitchen-rush", seats=1, tick=2000)
    kitchen.reset(seed=1)
    ready, wait = (kitchen.spec.actions.id_of(choice) for choice in kitchen.spec.actions.choices[1::-1])
    kitchen.step(ready)
    assert kitchen.turns.position.due is not None
    began = kitchen.turns.position.clock
    kitchen.step(wait)
    assert kitchen.turns.position.clock == began + 2000


@pytest.mark.parametrize("given", [{"tick": 0}, {"max_cycles": 0}, {"tick": 0.5}], ids=str)
def test_what_would_never_go_on_is_refused(given: dict[str, int]) -> None:
    with pytest.raises(BadOptions, match="must be a whole number of at least 1, not 0"):
        env("kitchen-rush", seats=2, **given)
