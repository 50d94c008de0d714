"""Café owners of five levels: all go by the same learned value of where a turn can end, each as well as it sees."""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh

from demitasse.bots.cafe_del_gatto.features import features, names
from demitasse.bots.cafe_del_gatto.greedy import Thought
from demitasse.bots.cafe_del_gatto.whole_turns import ends_after, ends_of_turn, sensible
from demitasse.bots.cafe_del_gatto.worth import WORTH
from demitasse.bots.contract import Chair
from demitasse.bots.learning.player import LearnedBot
from demitasse.bots.learning.self_play import margin
from demitasse.bots.learning.weights import Value
from demitasse.bots.levels import Sight
from demitasse.bots.search import Worlds, most_promising
from demitasse.games.cafe_del_gatto.choices import Clean
from demitasse.games.cafe_del_gatto.cleaning import AfterCleaning
from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition
from demitasse.games.cafe_del_gatto.turns import TakeTurn
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


class Owner(LearnedBot[CafeDelGattoPosition]):
    """Takes the choice after which its turn can end best."""

    GAME, PACKAGE, WHO = GAME, "demitasse.bots.cafe_del_gatto", "café owner"
    names = staticmethod(names)

    def choose(self, chair: Chair[CafeDelGattoPosition]) -> Choice:
        choices, seat = chair.decision.choices, chair.seat
        if len(choices) == 1:
            return choices[0]
        position = chair.imagined
        value = self.value_for(position.content, position.seats)
        chance = self._chance.stream(f"{position.round} {position.revealed} {position.served_now}")
        worlds = Worlds(chair, chance)
        options = sensible(choices)
        judged = [best_end(value, worlds.number(0), seat, option)[0] for option in options]
        if isinstance(position.agenda[0], TakeTurn):
            options, judged = self.SIGHT.as_seen(options, judged, chance)
        place = max(range(len(options)), key=lambda at: judged[at])
        if not self._simulations or not isinstance(position.agenda[0], TakeTurn | AfterCleaning):
            return options[place]
        ranked = [options[at] for at in sorted(range(len(options)), key=lambda at: -judged[at])]
        tried = ranked[:CANDIDATES] + [choice for choice in choices if isinstance(choice, Clean)]

        def simulate(choice: Choice, number: int) -> float:
            world = worlds.number(number)
            return tanh(played_on(value, best_end(value, world, seat, choice)[1], seat, ROUNDS) / SQUASHED)

        return most_promising(tried, simulate, self._simulations)

    def explain(self, chair: Chair[CafeDelGattoPosition], choice: Choice) -> Message:
        return Thought(chair.imagined, chair.seat, WORTH).of(choice).why


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
