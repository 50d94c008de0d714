"""RLCard: UNO between two random players, as `environment` (observation arrays included) or bare `game`."""

import sys

import rlcard

from contest import Rng, compete

env = rlcard.make("uno", config={"seed": 1})
game = env.game


def play_in_environment(rng: Rng) -> int:
    state, _ = env.reset()
    choices = 0
    while not env.is_over():
        actions = state["raw_legal_actions"]
        state, _ = env.step(actions[int(rng() * len(actions))], raw_action=True)
        choices += 1
    return choices


def play_bare(rng: Rng) -> int:
    game.init_game()
    choices = 0
    while not game.is_over():
        actions = game.get_legal_actions()
        game.step(actions[int(rng() * len(actions))])
        choices += 1
    return choices


# The environment is what RLCard's users run; the bare game is what compares with a loop that makes no views.
compete(f"rlcard {sys.argv[1]}", play_bare if sys.argv[1] == "game" else play_in_environment)
