"""What there is to learn about Café del Gatto, and who plays meanwhile."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from demitasse.bots.cafe_del_gatto.features import features, names
from demitasse.bots.cafe_del_gatto.greedy import GreedyOwner
from demitasse.bots.cafe_del_gatto.levels import GAME, Expert
from demitasse.bots.contract import Bot
from demitasse.bots.learning.self_play import Lesson
from demitasse.bots.learning.weights import Weights
from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition
from demitasse.kernel.event import Seat


class OwnersLesson(Lesson):
    game, bot = GAME, Expert

    def names(self, seats: int) -> Sequence[str]:
        return names(seats)

    def features(self, position: CafeDelGattoPosition, seat: Seat) -> Sequence[float]:
        return features(position, seat)

    def player(self, seed: int, weights: Weights | None) -> Bot:
        return GreedyOwner(seed) if weights is None else Expert(seed, weights)

    def turn(self, position: CafeDelGattoPosition) -> Hashable:
        return position.round, position.active


LESSON = OwnersLesson()
