"""Steps a CPU second of our environments beside PettingZoo's own: `python benchmarks/envs.py`.

One process, one environment after the other, several times in turn; the best of each counts. PettingZoo's classics need
`pip install "pettingzoo[classic]"`; those that are not there are left out.
"""

from __future__ import annotations

import argparse
import platform
import random
import time
from collections.abc import Callable, Mapping
from datetime import date
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
import pyspiel

from demitasse.envs import openspiel
from demitasse.envs.pettingzoo import env
from quoting import commit, quote

SECONDS = 0.7
TURNS = 3
CLASSICS = (
    "tictactoe_v3",
    "connect_four_v3",
    "texas_holdem_v4",
    "leduc_holdem_v4",
    "go_v5",
    "hanabi_v5",
    "chess_v6",
)


def pettingzoo_steps(table: Any) -> float:
    """A whole loop of a learner: observe, pick a legal action, step; new plays when they end."""
    draw = random.Random(1).random
    steps, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        table.reset(seed=steps)
        for _ in table.agent_iter():
            told, _, ended, cut, info = table.last()
            if ended or cut:
                table.step(None)
                continue
            mask = (
                told["action_mask"]
                if isinstance(told, Mapping) and "action_mask" in told
                else info["action_mask"]
            )
            legal = np.flatnonzero(mask)
            table.step(int(legal[int(draw() * len(legal))]))
            steps += 1
    return steps / spent


def openspiel_steps(game: Any) -> float:
    """Random play without observations."""
    draw = random.Random(1).random
    steps, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(state.chance_outcomes()[0][0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            steps += 1
    return steps / spent


def contestants() -> dict[str, Callable[[], float]]:
    openspiel.register()
    ours = (("coffee-rush", 3), ("cafe-del-gatto", 3), ("seize-the-bean", 2), ("kitchen-rush", 2))
    found: dict[str, Callable[[], float]] = {}
    for id, seats in ours:
        table = env(id, seats=seats)
        game = pyspiel.load_game(openspiel.name_of(id), {"players": seats})
        found[f"{id}, PettingZoo"] = partial(pettingzoo_steps, table)
        found[f"{id}, OpenSpiel"] = partial(openspiel_steps, game)
    for name in CLASSICS:
        try:
            classic = import_module(f"pettingzoo.classic.{name}").env()
        except Exception:  # what a classic needs is not there
            continue
        found[f"PettingZoo's {name}"] = partial(pettingzoo_steps, classic)
    for name in ("hanabi", "chess"):
        found[f"OpenSpiel's {name}, C++"] = partial(openspiel_steps, pyspiel.load_game(name))
    return found


def main() -> None:
    arguments = argparse.ArgumentParser(description="Steps a CPU second of our environments and of others.")
    arguments.add_argument("--write", action="store_true", help="show them in docs/benchmarks.md")
    given = arguments.parse_args()
    best: dict[str, float] = {}
    for _ in range(TURNS):
        for name, run in contestants().items():
            best[name] = max(best.get(name, 0.0), run())
    lines = ["| environment | steps per CPU second |", "|---|---:|"]
    lines += [f"| {name} | {steps:,.0f} |" for name, steps in best.items()]
    print("\n".join(lines))
    if given.write:
        measured = f"{date.today().isoformat()}, commit {commit()}, Python {platform.python_version()}"
        quote("envs", "\n".join([f"{measured}; the best of {TURNS} turns.", "", *lines]))


if __name__ == "__main__":
    main()
