"""How often people win Kitchen Rush, by level, by how many they are, by their hands and by the bots beside them.

    python benchmarks/odds.py --games 30 --write

The hands are those of newcomers.py: they let 13, 9 or 4 seconds pass before each use of a timer and do what "Next:"
says. A game is played for Normal, as printed or digital (KR-FX-66), and what it came to is held against the base Goal
of every level. The form and the terminal quote the figures (src/demitasse/bots/kitchen_rush/odds.toml).
"""

import argparse
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import demitasse
from demitasse.arena.outcome import Outcome
from demitasse.arena.playing import play_out
from demitasse.bots import bot_kind
from demitasse.bots.kitchen_rush import odds
from demitasse.bots.kitchen_rush.newcomer import Diary
from demitasse.bots.kitchen_rush.pace import Pace
from demitasse.bots.recipes import Recipe
from demitasse.games.kitchen_rush.box import LEVELS
from demitasse.games.kitchen_rush.content import KitchenRushContent
from demitasse.games.kitchen_rush.goals import FEWEST, dealt, goal_of
from demitasse.games.kitchen_rush.options import KitchenRushOptions
from demitasse.kernel.chance import Chance

GAME = demitasse.game("kitchen-rush")
CONTENT = GAME.load()
assert isinstance(CONTENT, KitchenRushContent)
MOST = 4
BOTS = ("calm-cook", "cook")
DISGRACED = "disgraced"
HEAD = """\
# How often people win Kitchen Rush, in percent: python benchmarks/odds.py --games {games} --write
#
# `hands`: seconds they let pass before each use of a timer.
"""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=30, help="for each table and pace")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--write", action="store_true", help="keep the figures where the form quotes them from"
    )
    wish = parser.parse_args()
    entries = [HEAD.format(games=wish.games)]
    for digital, (people, bots, bot) in product((False, True), tables()):
        for hands in odds.HANDS:
            found = measured(digital, people, bots, bot, hands, wish.games, wish.seed)
            print("digital" if digital else "printed", people, bots, bot, f"{hands} s", found, flush=True)
            about = {"digital": str(digital).lower(), "people": people, "bots": bots}
            lines = {**about, "bot": f'"{bot}"', "hands": hands, **found}
            entries.append(
                "\n".join(["[[table]]", *(f"{name} = {value}" for name, value in lines.items()), ""])
            )
    if wish.write:
        Path(odds.__file__).with_name("odds.toml").write_text("\n".join(entries), encoding="utf-8")


def tables() -> Iterator[tuple[int, int, str]]:
    for people in range(1, MOST + 1):
        yield people, 0, ""
        yield from ((people, bots, bot) for bots in range(1, MOST - people + 1) for bot in BOTS)


def measured(
    digital: bool, people: int, bots: int, bot: str, hands: int, games: int, seed: int
) -> dict[str, int]:
    """By level, how many of a hundred games are won."""
    options = GAME.checked({"goal": "normal", "digital": digital}, people + bots)
    pace = Pace(1000 * hands, start=1000 * hands)
    entrants = [Recipe("person", Diary().keeper(pace))] * people
    if bots:
        entrants += [Recipe(bot, bot_kind("kitchen-rush", bot))] * bots
    outcomes = [
        play_out(GAME, options, CONTENT, entrants, play, Chance.of(seed * 10_000 + play))
        for play in range(games)
    ]
    hats = max(2, people + bots)
    return {
        level: round(100 * sum(reaches(outcome, level, digital, hats) for outcome in outcomes) / games)
        for level in LEVELS
    }


def reaches(outcome: Outcome, level: Any, digital: bool, hats: int) -> bool:
    assert isinstance(CONTENT, KitchenRushContent)
    options = KitchenRushOptions(goal=level, digital=digital)
    goal, notes = goal_of(CONTENT, dealt(CONTENT, options, hats)), outcome.notes[0]
    return (
        DISGRACED not in outcome.ended_by
        and notes["orders"] >= goal.orders.of(hats)
        and notes["coins"] >= max(FEWEST, goal.coins.of(hats))
        and notes["prestige"] >= max(FEWEST, goal.prestige.of(hats))
    )


if __name__ == "__main__":
    main()
