"""How well the greedy café keeper does in every neighbourhood of Seize the Bean, and which groups go with winning.

    python benchmarks/neighbourhoods.py --games 100 --mirror 20 mitte wrangelkiez

The first table is one greedy against one random bot, seats rotated. The second is greedies among themselves: for every
group, the seats that had more of its Customers in the end than anybody else, and how often those won. What goes with
winning need not be why. Both think as little as they can (`Quick`): with more thought the first table gets no worse.
"""

import argparse
from collections import defaultdict
from time import process_time

import demitasse
from demitasse.arena.outcome import Outcome
from demitasse.arena.simulation import simulate
from demitasse.arena.statistics import wilson
from demitasse.bots.seize_the_bean.greedy import GreedyKeeper
from demitasse.bots.seize_the_bean.worth import WORTH
from demitasse.games.seize_the_bean.content import load

GAME = demitasse.game("seize-the-bean")
CONTENT = load()
LINE_UPS = {hood.id: hood.groups for hood in CONTENT.neighbourhoods if hood.kind != "scenario"}


class Quick(GreedyKeeper):
    """Imagines the rest of the Day once."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed, WORTH._replace(samples=1, finalists=1))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("hoods", nargs="*", default=list(LINE_UPS), help="all of them unless said otherwise")
    parser.add_argument("--games", type=int, default=100, help="against random, in each neighbourhood")
    parser.add_argument("--mirror", type=int, default=0, help="among greedies, in each neighbourhood")
    parser.add_argument("--seats", type=int, default=2, help="one greedy, the others random")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    leads: dict[str, list[bool]] = defaultdict(list)
    if wish.games:
        print("neighbourhood             games  won  95 %        greedy  random  days  CPU s a game")
    for hood in wish.hoods:
        if wish.games:
            against_random(hood, wish.games, wish.seats, wish.seed)
        if wish.mirror:
            report = simulate(
                GAME, [Quick] * wish.seats, games=wish.mirror, seed=wish.seed, options={"neighbourhood": hood}
            )
            for outcome in report.outcomes:
                note_leads(outcome, LINE_UPS[hood], leads)
    if leads:
        print("\ngroup                     leads  won")
        for group, won in sorted(leads.items(), key=lambda found: -sum(found[1]) / len(found[1])):
            print(f"{group:24} {len(won):6} {sum(won) / len(won):5.0%}")


def against_random(hood: str, games: int, seats: int, seed: int) -> None:
    began = process_time()
    report = simulate(
        GAME,
        [Quick, *["random"] * (seats - 1)],
        games=games,
        seed=seed,
        options={"neighbourhood": hood},
    )
    spent = (process_time() - began) / games
    won, scores, others = 0, 0, 0
    for outcome in report.outcomes:
        seat = next(seat for seat, bot in enumerate(outcome.bots) if bot != "random")
        won += outcome.ranks[seat] == 1
        scores += outcome.scores[seat]
        others += sum(outcome.scores) - outcome.scores[seat]
    low, high = wilson(won, games)
    days = sum(outcome.rounds or 0 for outcome in report.outcomes) / games
    print(
        f"{hood:24} {games:6} {won / games:4.0%}  {low:3.0%}…{high:4.0%} {scores / games:9.1f}"
        f" {others / games / (seats - 1):7.1f} {days:5.1f} {spent:6.2f}",
        flush=True,
    )


def note_leads(outcome: Outcome, groups: tuple[str, ...], leads: dict[str, list[bool]]) -> None:
    """Who alone had the most Customers of a group, and whether that seat won."""
    for group in groups:
        counts = [notes.get(group, 0) for notes in outcome.notes]
        if counts.count(max(counts)) == 1:
            leads[group].append(outcome.ranks[counts.index(max(counts))] == 1)


if __name__ == "__main__":
    main()
