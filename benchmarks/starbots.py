"""How the greedy café keeper does alone against Starbots: all twenty levels and the six scenarios.

    python benchmarks/starbots.py --games 40 --levels 1 20
    python benchmarks/starbots.py --games 20 --levels 1 20 --difficulty expert
    python benchmarks/starbots.py --games 40 --scenarios

The margin is what it has more than Starbots in the end. It thinks as little as it can, as in `neighbourhoods`.
"""

import argparse
from collections.abc import Mapping
from statistics import fmean
from typing import Any

import demitasse
from demitasse.arena.simulation import simulate
from demitasse.games.seize_the_bean.content import load
from neighbourhoods import Quick

GAME = demitasse.game("seize-the-bean")
CONTENT = load()
LEVELS = len(CONTENT.levels)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=40, help="for each level or scenario")
    parser.add_argument("--levels", type=int, nargs=2, default=(1, LEVELS), metavar=("FIRST", "LAST"))
    parser.add_argument("--scenarios", action="store_true", help="the scenarios in place of the levels")
    parser.add_argument("--difficulty", choices=("normal", "hard", "expert"), default="normal")
    parser.add_argument("--neighbourhood", default="recommended")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    more = {"difficulty": (wish.difficulty,)} if wish.difficulty != "normal" else {}
    print("level or scenario  tokens                 won   you  Starbots  margin  days")
    if wish.scenarios:
        for id, entry in CONTENT.scenarios.items():
            tell(id, (entry.pantry, entry.style), wish.games, wish.seed, {"scenario": id, **more})
        return
    for level in range(wish.levels[0], wish.levels[1] + 1):
        tokens = CONTENT.levels[level - 1]
        options = {"solo_level": level, "neighbourhood": wish.neighbourhood, **more}
        tell(str(level), (tokens.pantry, tokens.style), wish.games, wish.seed, options)


def tell(
    name: str, tokens: tuple[str | None, ...], games: int, seed: int, options: Mapping[str, Any]
) -> None:
    outcomes = simulate(GAME, [Quick], games=games, seed=seed, options=options).outcomes
    won = sum(outcome.notes[0]["won"] for outcome in outcomes) / games
    mine = fmean(outcome.scores[0] for outcome in outcomes)
    theirs = fmean(outcome.notes[0]["starbots"] for outcome in outcomes)
    days = fmean(outcome.rounds or 0 for outcome in outcomes)
    shown = " + ".join(token for token in tokens if token)
    print(
        f"{name:18} {shown:20} {won:5.0%} {mine:5.1f} {theirs:9.1f} {mine - theirs:7.1f} {days:5.1f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
