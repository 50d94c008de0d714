"""What there is to learn about Coffee Rush, and who plays meanwhile."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from demitasse.bots.coffee_rush.features import features, names
from demitasse.bots.coffee_rush.levels import GAME, Apprentice, Barista
from demitasse.bots.contract import Bot
from demitasse.bots.learning.self_play import Lesson
from demitasse.bots.learning.weights import Weights
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.kernel.event import Seat


class BaristasLesson(Lesson):
    game, bot = GAME, Barista
    exploring = 1  # a turn is a dozen choices
    held_back = 100.0
    rounds = 1  # bots that go by the value take ten times as long

    def names(self, seats: int) -> Sequence[str]:
        return names(seats)

    def features(self, position: CoffeeRushPosition, seat: Seat) -> Sequence[float]:
        return features(position, seat)

    def player(self, seed: int, weights: Weights | None) -> Bot:
        return Apprentice(seed) if weights is None else Barista(seed, weights)

    def plays(self, games: int, seats: int) -> int:
        """As many at every table: the more players, the less a turn tells of how a play ends."""
        return games

    def turn(self, position: CoffeeRushPosition) -> Hashable:
        return (position.round, position.active) if position.round else None


LESSON = BaristasLesson()
