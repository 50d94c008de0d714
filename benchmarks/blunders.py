"""What an expert would see bots do badly, counted in games of bots of one kind.

    python benchmarks/blunders.py coffee-rush greedy strong expert master --games 12
    python benchmarks/blunders.py kitchen-rush cook --seats 4 --games 50     # the expert Goal with events

A line of a Markdown table for each bot. The same command counts the same.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import demitasse
from demitasse.arena import Series
from demitasse.games.cafe_del_gatto.cups import UNSERVED
from demitasse.games.cafe_del_gatto.events import Served
from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition
from demitasse.games.coffee_rush.content import UPGRADES
from demitasse.games.coffee_rush.events import Closed, Dropped
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.games.kitchen_rush.events import OrderTaken
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.games.seize_the_bean.content import LOCKED
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.event import Event
from demitasse.kernel.record import parse


class Tally:
    """Reads the plays of one kind of bot, and says in a few words what it counted."""

    HEAD: Sequence[str]
    OPTIONS: dict[str, Any] = {}

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()

    def see(self, before: Any, after: Any, events: Sequence[Event]) -> None:
        """A choice."""

    def end(self, position: Any) -> None:
        """The end of a play."""

    def cells(self) -> Sequence[str]:
        raise NotImplementedError

    def per(self, what: str, of: str) -> float:
        return self.count[what] / max(1, self.count[of])


class Cups(Tally):
    HEAD = ("cups a turn of serving", "full cups and tokens left by who lost", "coins left")

    def see(self, before: CafeDelGattoPosition, after: CafeDelGattoPosition, events: Sequence[Event]) -> None:
        served = sum(isinstance(event, Served) for event in events)
        self.count["cups"] += served
        self.count["turns"] += served and not before.served_now

    def end(self, position: CafeDelGattoPosition) -> None:
        assert position.result is not None
        for seat in range(position.seats):
            self.count["seats"] += 1
            self.count["coins"] += position.coins[seat]
            if seat in position.result.winners:
                continue
            self.count["lost"] += 1
            for cup, tile in enumerate(position.served[seat]):
                if tile == UNSERVED:
                    tokens = len(position.cups[seat][cup])
                    self.count["tokens"] += tokens
                    self.count["full"] += tokens == len(position.content.spaces[cup])

    def cells(self) -> Sequence[str]:
        return (
            f"{self.per('cups', 'turns'):.2f}",
            f"{self.per('full', 'lost'):.2f}, {self.per('tokens', 'lost'):.1f}",
            f"{self.per('coins', 'seats'):.1f}",
        )


class Orders(Tally):
    HEAD = ("orders dropped", "with Rush tokens in hand", "closed the play behind", "tiles a player")

    def see(self, before: CoffeeRushPosition, after: CoffeeRushPosition, events: Sequence[Event]) -> None:
        seat = before.active
        dropped = sum(isinstance(event, Dropped) for event in events)
        self.count["dropped"] += dropped
        self.count["in hand"] += dropped if before.rush[seat] else 0
        if any(isinstance(event, Closed) for event in events):
            points = after.points
            self.count["closed"] += 1
            self.count["behind"] += points[seat] < max(points)

    def end(self, position: CoffeeRushPosition) -> None:
        for seat in range(position.seats):
            self.count["seats"] += 1
            for tile, name in enumerate(UPGRADES):
                self.count[name] += position.upgrades[seat] >> tile & 1

    def cells(self) -> Sequence[str]:
        tiles = ", ".join(f"{self.per(name, 'seats'):.1f}" for name in UPGRADES)
        return (
            str(self.count["dropped"]),
            f"{self.count['in hand']} ({self.per('in hand', 'dropped'):.0%})",
            f"{self.count['behind']} of {self.count['closed']}",
            tiles,
        )


class Plates(Tally):
    HEAD = ("orders taken", "without a plate", "won")
    OPTIONS = {"goal": "expert", "events": True}

    def see(self, before: KitchenRushPosition, after: KitchenRushPosition, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, OrderTaken):
                self.count["taken"] += 1
                self.count["bare"] += bool(event.missing)

    def end(self, position: KitchenRushPosition) -> None:
        assert position.result is not None
        self.count["won"] += bool(position.result.winners)

    def cells(self) -> Sequence[str]:
        bare = f"{self.count['bare']} ({self.per('bare', 'taken'):.1%})"
        return str(self.count["taken"]), bare, str(self.count["won"])


class Reviews(Tally):
    HEAD = ("Bad Reviews a player", "Achievements a player")

    def end(self, position: SeizeTheBeanPosition) -> None:
        for seat in range(position.seats):
            self.count["seats"] += 1
            self.count["bad"] += position.bad_reviews[seat]
            self.count["reached"] += sum(token != LOCKED for token in position.unlocked[seat])

    def cells(self) -> Sequence[str]:
        return f"{self.per('bad', 'seats'):.1f}", f"{self.per('reached', 'seats'):.1f}"


TALLIES: dict[str, Callable[[], Tally]] = {
    "cafe-del-gatto": Cups,
    "coffee-rush": Orders,
    "kitchen-rush": Plates,
    "seize-the-bean": Reviews,
}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=TALLIES)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    head = ("bots", "games", *TALLIES[wish.game]().HEAD)
    print(line(head), line(["---"] * len(head)), sep="\n", flush=True)
    for bot in wish.bots:
        tally = TALLIES[wish.game]()
        count(tally, wish.game, bot, wish)
        print(line((f"`{bot}`", str(wish.games), *tally.cells())), flush=True)


def count(tally: Tally, id: str, bot: str, wish: argparse.Namespace) -> None:
    game = demitasse.game(id)
    series = Series.of(game, [bot] * wish.seats, seed=wish.seed, options=tally.OPTIONS, records=True)
    for number in range(wish.games):
        record = parse(series.play(number).record)
        play = record.start(game)
        before = play.position.copy()
        for _, events in record.steps(play):
            tally.see(before, play.position, events)
            before = play.position.copy()
        tally.end(play.position)


def line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
