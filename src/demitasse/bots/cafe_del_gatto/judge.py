"""How a position of Café del Gatto looks to a seat: by the learned value, tried out as a master tries it out."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from demitasse.bots.cafe_del_gatto.features import features, names
from demitasse.bots.cafe_del_gatto.levels import GAME, Expert, best_end, worth
from demitasse.bots.cafe_del_gatto.whole_turns import ends_of_turn, sensible
from demitasse.bots.contract import Bot, Chair
from demitasse.bots.judging import Judge
from demitasse.bots.learning.weights import ours, value_of
from demitasse.bots.levels import Sight
from demitasse.games.cafe_del_gatto.choices import Clean
from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition
from demitasse.games.cafe_del_gatto.turns import TakeTurn
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.content import Content
from demitasse.kernel.event import Seat

SIGHT = Sight(misjudges=3.0)
"""How those play who play on: well, and not all alike."""
ROUNDS = 2
"""How many of its own turns a seat plays on after the one that is judged."""


class OwnersJudge(Judge[CafeDelGattoPosition]):
    game = GAME

    def __init__(self, seats: int, content: Content) -> None:
        super().__init__(seats, content)
        self._value = value_of(ours(__package__, GAME, names), seats, names)

    def value(self, position: CafeDelGattoPosition, seat: Seat) -> float:
        return self._value.of(features(position, seat))

    def turn(self, position: CafeDelGattoPosition) -> Hashable:
        return position.round, position.active

    def round(self, position: CafeDelGattoPosition) -> int:
        return position.round

    @property
    def turns_ahead(self) -> int:
        return 1 + ROUNDS * self.seats

    def candidates(self, chair: Chair[CafeDelGattoPosition]) -> Sequence[Choice]:
        position, seat = chair.imagined, chair.seat
        choices = position.choices(seat)
        judged = [(best_end(self._value, position, seat, choice)[0], choice) for choice in sensible(choices)]
        ranked = [choice for _, choice in sorted(judged, key=lambda one: -one[0])]
        return [*ranked, *(choice for choice in choices if isinstance(choice, Clean))]

    def at_once(self, world: CafeDelGattoPosition, seat: Seat, choice: Choice) -> CafeDelGattoPosition:
        return best_end(self._value, world, seat, choice)[1]

    def later(
        self, world: CafeDelGattoPosition, seat: Seat, choice: Choice, chance: Chance
    ) -> CafeDelGattoPosition:
        position, rounds, turn = self.at_once(world, seat, choice), ROUNDS, 0
        while position.agenda and rounds:
            asked = position.agenda[0].seat
            if asked == seat and isinstance(position.agenda[0], TakeTurn):
                rounds -= 1
            ends = list(ends_of_turn(position, asked))
            errors = chance.stream(str(turn))
            looks = [
                worth(self._value, end, asked) + SIGHT.error(errors.stream(str(place)))
                for place, end in enumerate(ends)
            ]
            position = ends[looks.index(max(looks))]
            turn += 1
        return position

    def player(self, seed: int) -> Bot:
        return Expert(seed)
