"""OpenSpiel: a game of its library, named on the command line, driven from Python."""

import sys

import open_spiel.python.games.tic_tac_toe  # noqa: F401  registers python_tic_tac_toe
import pyspiel

from contest import Rng, compete

game = pyspiel.load_game(sys.argv[1])


def play_a_game(rng: Rng) -> int:
    state = game.new_initial_state()
    choices = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(rng() * len(actions))])
        choices += 1
    return choices


compete(f"open_spiel {sys.argv[1]}", play_a_game)
