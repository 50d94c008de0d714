"""OpenSpiel's own tests and its search bots on all four games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import demitasse
from demitasse.envs import UnknownAction, openspiel
from demitasse.kernel.errors import BadOptions

openspiel.register()
SIZES = [
    pytest.param(id, seats, marks=pytest.mark.slow if seats > 2 else ())
    for id in demitasse.GAMES
    for seats in range(demitasse.game(id).fewest, demitasse.game(id).most + 1)
]


def game_of(id: str, **parameters: object) -> pyspiel.Game:
    given = ",".join(f"{name}={value}" for name, value in parameters.items())
    return pyspiel.load_game(f"{openspiel.name_of(id)}({given})")


def dealt(game: pyspiel.Game, deal: int = 3) -> Any:
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


@pytest.mark.parametrize(("id", "seats"), SIZES)
def test_every_game_passes_the_random_simulations(id: str, seats: int) -> None:
    """With states that are saved and read back at every step, which is what makes it dear: so a play is cut short."""
    game = game_of(id, players=seats, most_choices=30)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("id", list(demitasse.GAMES))
def test_a_whole_random_play_ends_with_its_returns(id: str) -> None:
    state = dealt(game_of(id))
    draw = np.random.RandomState(1)
    while not state.is_terminal():
        state.apply_action(draw.choice(state.legal_actions()))
    assert state.turns.position.result is not None
    assert any(state.returns())


def test_registering_twice_is_no_harm() -> None:
    assert openspiel.register() == openspiel.register()


@pytest.mark.parametrize(
    ("id", "seats", "utility"),
    [("coffee-rush", 3, "ZERO_SUM"), ("seize-the-bean", 1, "GENERAL_SUM"), ("kitchen-rush", 2, "IDENTICAL")],
)
def test_a_game_says_whether_its_returns_add_up_to_nothing(id: str, seats: int, utility: str) -> None:
    assert game_of(id, players=seats).get_type().utility.name == utility


def test_cards_of_ones_own_are_a_file(tmp_path: Path) -> None:
    file = tmp_path / "my-cards.toml"
    file.write_text('[[order]]\nid = "espresso_doppio"\ningredients = { coffee = 3, steam = 1 }\n')
    orders = game_of("coffee-rush", content=file).spec.content.orders
    assert {"coffee": 3, "steam": 1} in [order.ingredients for order in orders]


def test_options_come_as_json_and_are_checked() -> None:
    options = json.dumps({"fair_start": True})
    game = pyspiel.load_game(openspiel.name_of("coffee-rush"), {"players": 3, "options": options})
    assert game.spec.options.fair_start


@pytest.mark.parametrize(("id", "seats"), SIZES)
def test_search_bots_of_theirs_play(id: str, seats: int) -> None:
    """One that searches the true state, and one that imagines; what they try is cut short after a few choices."""
    game = game_of(id, players=seats, most_choices=12)
    draw = np.random.RandomState(1)
    tried = mcts.RandomRolloutEvaluator(1, draw)
    for bot in (
        mcts.MCTSBot(game, 1.4, 3, tried, random_state=draw),
        ismcts.ISMCTSBot(game, tried, 1.4, 3, random_state=draw, use_observation_string=True),
    ):
        state = dealt(game)
        assert bot.step(state) in state.legal_actions()


def test_what_is_imagined_looks_the_same_and_is_dealt_otherwise() -> None:
    state = dealt(game_of("coffee-rush", players=2))
    seat = state.current_player()
    twin = state.resample_from_infostate(seat, lambda: 0.25)
    assert twin.observation_string(seat) == state.observation_string(seat)
    assert twin.turns.position.deck != state.turns.position.deck
    assert twin.turns.position is not state.turns.position


def test_an_observation_has_its_pieces_by_name() -> None:
    game = game_of("coffee-rush", players=2)
    observation: Any = make_observation(game)
    state = dealt(game)
    observation.set_from(state, player=1)
    assert observation.tensor.sum() == sum(state.observation_tensor(1))
    assert observation.dict["supply"].sum() > 0


@pytest.mark.parametrize("options", ["nope", "[1]", '{"fair_strat": true}'])
def test_options_that_cannot_be_read_are_refused(options: str) -> None:
    with pytest.raises(BadOptions, match=r"no JSON object|no option “fair_strat”"):
        pyspiel.load_game(openspiel.name_of("coffee-rush"), {"options": options})


def test_a_deal_that_is_none_is_refused() -> None:
    with pytest.raises(UnknownAction, match="from 0 to 1023"):
        dealt(game_of("coffee-rush"), 1024)
    with pytest.raises(BadOptions, match="“deals” must be a whole number of at least 1"):
        game_of("coffee-rush", deals=0)
