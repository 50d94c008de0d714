"""How people fare in Kitchen Rush with bot cooks: simulated hands of a pace that do what "Next:" says and nothing else.

    python benchmarks/newcomers.py --games 50 --people 1 --bots 2
    python benchmarks/newcomers.py --games 50 --people 2 --bots 1 --hands 9 --levels normal hard

Hands of 13 seconds let that long pass between the moment a timer can be used and its use, at the bell too. `order in
time`: rounds in which each had an order 15 seconds after the bell. `wait`: the longest time in which a timer could be
placed and nothing was said to do, nor a space that gets free within ten seconds; but for the last turn of the sand
before the bell. `silence`: the longest such time in which they were not even told what comes after it.
"""

import argparse
from statistics import fmean

import demitasse
from demitasse.arena.playing import play_out
from demitasse.bots import bot_kind
from demitasse.bots.kitchen_rush.newcomer import Diary
from demitasse.bots.kitchen_rush.pace import Pace
from demitasse.bots.recipes import Recipe
from demitasse.kernel.chance import Chance

GAME = demitasse.game("kitchen-rush")
CONTENT = GAME.load()
IN_TIME = 15_000


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=50, help="for each level")
    parser.add_argument("--people", type=int, default=1)
    parser.add_argument("--bots", type=int, default=2)
    parser.add_argument("--bot", default="cook", help="which bots sit beside them")
    parser.add_argument("--hands", type=int, default=13, help="seconds")
    parser.add_argument("--levels", nargs="+", default=["easy", "normal"])
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    print("people  bots  hands  level    won  orders  coins  Prestige  order in time  silence   wait")
    for level in wish.levels:
        tell(wish, level)


def tell(wish: argparse.Namespace, level: str) -> None:
    seats = wish.people + wish.bots
    options = GAME.checked({"goal": level}, seats)
    reaction = 1000 * wish.hands
    diaries, outcomes = [], []
    for play in range(wish.games):
        diary = Diary()
        person = Recipe("person", diary.keeper(Pace(reaction, start=reaction)))
        bot = Recipe(wish.bot, bot_kind("kitchen-rush", wish.bot))
        entrants = [person] * wish.people + [bot] * wish.bots
        outcomes.append(
            play_out(GAME, options, CONTENT, entrants, play, Chance.of(wish.seed * 10_000 + play))
        )
        diaries.append(diary)
    rounds = [(diary, each) for diary in diaries for each in diary.silence]
    in_time = fmean(diary.first_order.get(each, IN_TIME + 1) <= IN_TIME for diary, each in rounds)
    silence = max(max(diary.silence.values()) for diary in diaries) / 1000
    wait = max(max(diary.waits.values()) for diary in diaries) / 1000
    won = fmean(outcome.ended_by == "won" for outcome in outcomes)
    orders, coins, prestige = (
        fmean(outcome.notes[0][what] for outcome in outcomes) for what in ("orders", "coins", "prestige")
    )
    print(
        f"{wish.people:6} {wish.bots:5} {wish.hands:4} s  {level:7} {won:4.0%} {orders:7.1f} {coins:6.1f}"
        f" {prestige:9.1f} {in_time:14.0%} {silence:6.1f} s {wait:4.1f} s",
        flush=True,
    )


if __name__ == "__main__":
    main()
