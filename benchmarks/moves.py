"""What a bot's moves cost: CPU milliseconds a choice, a reason, and a turn, in games among bots of one kind.

    python benchmarks/moves.py coffee-rush master --games 4
    python benchmarks/moves.py seize-the-bean greedy --reasons --beside ../before    # another checkout, game by game

A turn is all that a seat chooses until another one is asked. With `--reasons` each choice is explained as well, as it
is to somebody who asks for a hint.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import fmean, median
from time import process_time
from typing import Any

HERE = Path(__file__).resolve().parent


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--reasons", action="store_true")
    parser.add_argument("--beside", type=Path)
    parser.add_argument("--one", type=int, help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.one is not None:
        print(json.dumps(one_game(wish)))
        return
    checkouts = {"here": HERE.parent, **({"beside": wish.beside.resolve()} if wish.beside else {})}
    told: dict[str, dict[str, list[float]]] = {name: {} for name in checkouts}
    for number in range(wish.games):
        for name, checkout in checkouts.items():
            for what, times in in_a_process(checkout, number).items():
                told[name].setdefault(what, []).extend(times)
    print("checkout  choices  choice ms  reason ms  turn ms: mean  median  worst")
    for name, times in told.items():
        reason = f"{fmean(times['reasons']):9.2f}" if wish.reasons else " " * 9
        turns = times["turns"]
        print(
            f"{name:8} {len(times['choices']):8} {fmean(times['choices']):10.2f}  {reason}"
            f" {fmean(turns):14.1f} {median(turns):7.1f} {max(turns):6.1f}"
        )


def in_a_process(checkout: Path, number: int) -> Any:
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    command = [sys.executable, __file__, *sys.argv[1:], "--one", str(number)]
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE)
    return json.loads(done.stdout)


def one_game(wish: argparse.Namespace) -> dict[str, list[float]]:
    import demitasse
    from demitasse import Chance
    from demitasse.bots import bot_kind, seat_down

    game = demitasse.game(wish.game)
    position = game.setup({}, seats=wish.seats, seed=wish.one)
    bots = [bot_kind(wish.game, wish.bot)(seat) for seat in range(wish.seats)]
    choices: list[float] = []
    reasons: list[float] = []
    turns: list[float] = []
    last = -1
    while position.seats_to_act:
        seat = position.seats_to_act[0]
        chair = seat_down(position, seat, (), Chance.of(len(choices)))
        began = process_time()
        choice = bots[seat].choose(chair)
        chosen = process_time()
        if wish.reasons:
            bots[seat].explain(chair, choice)
            reasons.append(1000 * (process_time() - chosen))
        choices.append(1000 * (chosen - began))
        if seat == last:
            turns[-1] += choices[-1]
        else:
            turns.append(choices[-1])
        last = seat
        position.play(seat, choice)
    return {"choices": choices, "reasons": reasons, "turns": turns}


if __name__ == "__main__":
    main()
