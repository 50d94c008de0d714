"""Café owners of five levels: all go by the same learned value of where a turn can end, each as well as it sees."""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from typing import ClassVar

from demitasse.bots.cafe_del_gatto.features import features, names
from demitasse.bots.cafe_del_gatto.greedy import Thought
from demitasse.bots.cafe_del_gatto.whole_turns import ends_after, ends_of_turn, sensible
from demitasse.bots.cafe_del_gatto.worth import WORTH
from demitasse.bots.contract import Bot, Chair
from demitasse.bots.learning.self_play import margin
from demitasse.bots.learning.weights import BadWeights, Value, Weights, ours, read_file
from demitasse.bots.levels import Sight
from demitasse.bots.search import Worlds, checked_budget, most_promising
from demitasse.games.cafe_del_gatto.choices import Clean
from demitasse.games.cafe_del_gatto.cleaning import AfterCleaning
from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition
from demitasse.games.cafe_del_gatto.turns import TakeTurn
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Message

GAME = "cafe-del-gatto"
CANDIDATES = 5
"""How many of its choices a searching owner tries out, cleaning aside."""
ROUNDS = 2
"""How many rounds it plays on after its turn."""
SQUASHED = 12.0
"""Far ahead is not much better than ahead."""


class Owner(Bot[CafeDelGattoPosition]):
    """Takes the choice after which its turn can end best."""

    guesses = False  # it deals worlds by a chance of its own
    SIGHT: ClassVar[Sight] = Sight()

    def __init__(self, seed: int = 0, weights: str | Weights = "", simulations: int | None = None) -> None:
        super().__init__(seed)
        self._own_weights = weights != ""
        self._weights = weights_of(weights)
        self._simulations = self.SIGHT.simulations if simulations is None else checked_budget(simulations)
        self._chance = Chance.of(seed).stream("café owner")
        self._value: Value | None = None

    def choose(self, chair: Chair[CafeDelGattoPosition]) -> Choice:
        choices, seat = chair.decision.choices, chair.seat
        if len(choices) == 1:
            return choices[0]
        position = chair.imagined
        value = self.value_for(position)
        chance = self._chance.stream(f"{position.round} {position.revealed} {position.served_now}")
        worlds = Worlds(chair, chance)
        options = sensible(choices)
        judged = [best_end(value, worlds.number(0), seat, option)[0] for option in options]
        if isinstance(position.agenda[0], TakeTurn):
            options, judged = self.as_seen(options, judged, chance)
        place = max(range(len(options)), key=lambda at: judged[at])
        if not self._simulations or not isinstance(position.agenda[0], TakeTurn | AfterCleaning):
            return options[place]
        ranked = [options[at] for at in sorted(range(len(options)), key=lambda at: -judged[at])]
        tried = ranked[:CANDIDATES] + [choice for choice in choices if isinstance(choice, Clean)]

        def simulate(choice: Choice, number: int) -> float:
            world = worlds.number(number)
            return tanh(played_on(value, best_end(value, world, seat, choice)[1], seat, ROUNDS) / SQUASHED)

        return most_promising(tried, simulate, self._simulations)

    def as_seen(
        self, options: Sequence[Choice], judged: Sequence[float], chance: Chance
    ) -> tuple[list[Choice], list[float]]:
        """What is left of the options of a turn, and how they look to this owner."""
        sight = self.SIGHT
        seen = sight.noticed(len(options), chance)
        errors = chance.stream("misjudged")
        return (
            [options[place] for place in seen],
            [judged[place] + sight.error(errors.stream(str(place))) for place in seen],
        )

    def explain(self, chair: Chair[CafeDelGattoPosition], choice: Choice) -> Message:
        return Thought(chair.imagined, chair.seat, WORTH).of(choice).why

    def value_for(self, position: CafeDelGattoPosition) -> Value:
        """What was learned for so many players; a file of somebody's own must be of the content played with."""
        if self._value is None:
            weights, seats = self._weights, str(position.seats)
            if self._own_weights and weights.content != position.content.digest:
                raise BadWeights("weights-other-content", content=weights.content[:20])
            if seats not in weights.fits:
                raise BadWeights("weights-no-seats", seats=position.seats, known=", ".join(weights.fits))
            self._value = Value(weights.fits[seats], names(position.seats))
        return self._value


class Beginner(Owner):
    SIGHT = Sight(overlooks=60, misjudges=18.0)


class Casual(Owner):
    SIGHT = Sight(overlooks=26, misjudges=5.5)


class Strong(Owner):
    SIGHT = Sight(overlooks=7, misjudges=2.4)


class Expert(Owner):
    SIGHT = Sight()


class Master(Owner):
    SIGHT = Sight(simulations=32)


def weights_of(given: str | Weights) -> Weights:
    """Ours, those of a file, or these."""
    if isinstance(given, Weights):
        return given
    return read_file(given, GAME, names) if given else ours(__package__, GAME, names)


def worth(value: Value, position: CafeDelGattoPosition, seat: Seat) -> float:
    """What a position is worth to the seat that has just ended its turn; when the play is over, what came of it."""
    return value.of(features(position, seat)) if position.agenda else margin(position, seat)


def best_end(
    value: Value, position: CafeDelGattoPosition, seat: Seat, choice: Choice
) -> tuple[float, CafeDelGattoPosition]:
    """The best position in which the turn can end after a choice, and its worth; the first of several."""
    return best_of(value, list(ends_after(position, seat, choice)), seat)


def best_of(
    value: Value, ends: Sequence[CafeDelGattoPosition], seat: Seat
) -> tuple[float, CafeDelGattoPosition]:
    worths = [worth(value, end, seat) for end in ends]
    place = worths.index(max(worths))
    return worths[place], ends[place]


def played_on(value: Value, position: CafeDelGattoPosition, seat: Seat, rounds: int) -> float:
    """What a position comes to for a seat when everybody plays on by the value, until it has had so many more turns."""
    while position.agenda and rounds:
        asked = position.agenda[0].seat
        if asked == seat and isinstance(position.agenda[0], TakeTurn):
            rounds -= 1
        position = best_of(value, list(ends_of_turn(position, asked)), asked)[1]
    return worth(value, position, seat)
