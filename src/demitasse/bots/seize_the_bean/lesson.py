"""What there is to learn about Seize the Bean, and who plays meanwhile."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from demitasse.bots.contract import Bot
from demitasse.bots.learning.self_play import Lesson
from demitasse.bots.learning.weights import Weights
from demitasse.bots.levels import Sight
from demitasse.bots.seize_the_bean.features import features, names
from demitasse.bots.seize_the_bean.greedy import GreedyKeeper
from demitasse.bots.seize_the_bean.levels import GAME, Expert, Keeper
from demitasse.bots.seize_the_bean.worth import WORTH, Worth
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.chance import Chance
from demitasse.kernel.event import Seat

NEIGHBOURHOODS = (
    "recommended",
    "neukoelln",
    "recommended",
    "mitte",
    "recommended",
    "friedrichshain",
    "recommended",
    "prenzlauer_berg",
    "recommended",
    "wrangelkiez",
    "recommended",
    "charlottenburg",
    "random",
)
TASTES = (
    "action",
    "cheapest",
    "guest",
    "hype",
    "cup",
    "happy",
    "angry",
    "recruit",
    "upgrade",
    "habit",
    "horizon",
    "near",
    "achievement",
    "contest",
    "rivals",
)
"""What keepers who learn are of different minds about, each in its own way."""
VARIETY = Sight(misjudges=0.35)


class Learner(Keeper):
    LEARNED = 0.5


class KeepersLesson(Lesson):
    """Nobody chooses at random here: keepers of different tastes come to different Days, all of which make sense."""

    game, bot = GAME, Expert
    exploring = 0
    held_back = 100.0
    rounds = 2
    forgets = False
    tables = (2,)

    def names(self, seats: int) -> Sequence[str]:
        return names(seats)

    def features(self, position: SeizeTheBeanPosition, seat: Seat) -> Sequence[float]:
        return features(position, seat)

    def player(self, seed: int, weights: Weights | None) -> Bot:
        worth = of_a_taste(seed)
        if weights is None:
            return GreedyKeeper(seed, worth)
        return Learner(seed, weights, simulations=1, worth=worth)

    def turn(self, position: SeizeTheBeanPosition) -> Hashable:
        return position.day

    def noted(self, position: SeizeTheBeanPosition, seat: Seat) -> Sequence[Seat]:
        """A Day ends for everybody."""
        return range(position.seats)

    def options(self, number: int) -> Mapping[str, Any]:
        return {"neighbourhood": NEIGHBOURHOODS[number % len(NEIGHBOURHOODS)]}


def of_a_taste(seed: int) -> Worth:
    """Everything is worth a third more or less to somebody."""
    chance = Chance.of(seed).stream("taste")
    changed = {
        name: getattr(WORTH, name) * max(0.2, 1 + VARIETY.error(chance.stream(name))) for name in TASTES
    }
    return WORTH._replace(samples=1, **changed)


LESSON = KeepersLesson()
