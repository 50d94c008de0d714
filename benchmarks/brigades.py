"""How often teams of bot cooks win Kitchen Rush with event cards, by their number, and what the lost plays lacked.

    python benchmarks/brigades.py --games 400 --bots cook --cooks 2 4

The same command gives the same wins on every machine. The interval is Wilson's at 95 %; the means are orders served,
coins and Prestige in the end.
"""

import argparse
from collections import Counter
from statistics import fmean

import demitasse
from demitasse.arena.outcome import Outcome
from demitasse.arena.playing import play_out
from demitasse.arena.statistics import wilson
from demitasse.bots import bot_kind
from demitasse.bots.recipes import Recipe
from demitasse.games.kitchen_rush.content import KitchenRushContent
from demitasse.games.kitchen_rush.goals import dealt, goal_of
from demitasse.games.kitchen_rush.options import KitchenRushOptions
from demitasse.kernel.chance import Chance

GAME = demitasse.game("kitchen-rush")
CONTENT = GAME.load()
assert isinstance(CONTENT, KitchenRushContent)
LINES = ("orders", "coins", "prestige")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=400, help="for each team")
    parser.add_argument("--bots", nargs="+", default=["calm-cook", "cook", "quick-cook"])
    parser.add_argument("--cooks", type=int, nargs="+", default=[1, 2, 3, 4])
    parser.add_argument("--goal", default="expert")
    parser.add_argument("--without-events", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    print("bot         cooks  games    won    95 %  orders  coins  Prestige  CPU ms  lacked")
    for bot in wish.bots:
        for cooks in wish.cooks:
            tell(wish, bot, cooks)


def tell(wish: argparse.Namespace, bot: str, cooks: int) -> None:
    options = GAME.checked({"goal": wish.goal, "events": not wish.without_events}, cooks)
    assert isinstance(options, KitchenRushOptions)
    team = [Recipe(bot, bot_kind("kitchen-rush", bot))] * cooks
    outcomes = [
        play_out(GAME, options, CONTENT, team, play, Chance.of(wish.seed * 100_000 + play))
        for play in range(wish.games)
    ]
    won = sum(outcome.ended_by == "won" for outcome in outcomes)
    low, high = wilson(won, wish.games)
    means = [fmean(outcome.notes[0][line] for outcome in outcomes) for line in LINES]
    cpu = 1000 * fmean(outcome.cpu_seconds for outcome in outcomes)
    missed: Counter[str] = Counter()
    for outcome in outcomes:
        if outcome.ended_by != "won":
            missed.update(lacked(outcome, options, cooks) or [outcome.ended_by])
    print(
        f"{bot:11} {cooks:5} {wish.games:6} {won / wish.games:6.1%} {100 * low:3.0f}–{100 * high:.0f}"
        f" {means[0]:8.1f} {means[1]:6.1f} {means[2]:9.1f} {cpu:7.0f}"
        f"  {', '.join(f'{line} {times}' for line, times in missed.most_common())}",
        flush=True,
    )


def lacked(outcome: Outcome, options: KitchenRushOptions, cooks: int) -> list[str]:
    """The lines of the Goal that a play missed."""
    assert isinstance(CONTENT, KitchenRushContent)
    hats = max(2, cooks)
    goal, notes = goal_of(CONTENT, dealt(CONTENT, options, hats)), outcome.notes[0]
    return [line for line in LINES if notes[line] < getattr(goal, line).of(hats)]


if __name__ == "__main__":
    main()
