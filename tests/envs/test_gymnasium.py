"""Gymnasium's own check, and one seat among bots."""

from __future__ import annotations

from functools import partial
from typing import SupportsFloat

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import demitasse
from demitasse.bots.cafe_del_gatto.levels import Expert
from demitasse.envs.gymnasium import DemitasseEnv, name_of
from demitasse.kernel.errors import BadOptions, Unknown


@pytest.mark.parametrize(
    ("id", "seats"),
    [
        pytest.param(id, seats, marks=pytest.mark.slow if seats > 2 else ())
        for id in demitasse.GAMES
        for seats in range(demitasse.game(id).fewest, demitasse.game(id).most + 1)
    ],
)
@pytest.mark.filterwarnings("ignore:.*:UserWarning")
def test_every_game_passes_the_check(id: str, seats: int) -> None:
    """The check plays random actions whatever their mask says, so it is given one that never minds."""
    check_env(Forgiving(id, seats=seats), skip_render_check=True)


class Forgiving(DemitasseEnv):
    """Plays the first legal action instead of one that is not."""

    def step(self, action: np.int64) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, object]]:
        mask = self._told()["action_mask"]
        return super().step(action if mask[action] else np.int64(np.flatnonzero(mask)[0]))


def test_it_is_made_by_name_with_bots_in_the_other_seats() -> None:
    table = gymnasium.make("demitasse/CoffeeRush-v0", seats=3, opponents=("greedy", "random"))
    told, _ = table.reset(seed=2)
    draw = np.random.default_rng(1)
    over, steps = False, 0
    reward: SupportsFloat = 0.0
    while not over:
        action = draw.choice(np.flatnonzero(told["action_mask"]))
        told, reward, ended, cut, _ = table.step(action)
        over, steps = ended or cut, steps + 1
    assert steps > 10
    assert float(reward) == pytest.approx(-0.5)


def test_every_game_has_its_name() -> None:
    assert [name_of(id) for id in demitasse.GAMES] == [
        "CoffeeRush",
        "CafeDelGatto",
        "SeizeTheBean",
        "KitchenRush",
    ]


def test_a_seed_gives_the_same_play() -> None:
    tables = [DemitasseEnv("cafe-del-gatto", seats=3) for _ in range(2)]
    one, other = (table.reset(seed=7)[0] for table in tables)
    assert np.array_equal(one["observation"], other["observation"])
    assert tables[0].learner == tables[1].learner


def test_each_other_seat_needs_an_opponent_that_exists() -> None:
    with pytest.raises(BadOptions, match="1 opponent is named for 3 seats: name 2"):
        DemitasseEnv("coffee-rush", seats=3, opponents=("greedy",))
    with pytest.raises(Unknown):
        DemitasseEnv("coffee-rush", seats=2, opponents=("grandmaster",))
    with pytest.raises(
        BadOptions, match="There is no seat 2 for the learner: seats are numbered from 0 to 1"
    ):
        DemitasseEnv("coffee-rush", seats=2, seat=2)


def test_an_opponent_may_have_arguments() -> None:
    for opponent in ("expert(simulations=2)", Expert(simulations=2), partial(Expert, simulations=2)):
        table = DemitasseEnv("cafe-del-gatto", seats=2, opponents=(opponent,))
        assert table.opponents[0].arguments == {"simulations": 2}


@pytest.mark.slow
def test_several_play_in_processes_of_their_own() -> None:
    tables = gymnasium.make_vec(
        "demitasse/CafeDelGatto-v0", num_envs=2, vectorization_mode="async", seats=2, opponents=("random",)
    )
    try:
        told, _ = tables.reset(seed=3)
        actions = np.array([np.flatnonzero(mask)[0] for mask in told["action_mask"]])
        told, *_ = tables.step(actions)
        assert told["observation"].shape[0] == 2
    finally:
        tables.close()
