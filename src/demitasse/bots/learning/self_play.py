"""Learning a value by playing against oneself: plays → features → fit, and again with what was learned.

In the first round of plays the bot of the house plays, in the next ones a bot that goes by the value fitted before. Now
and then a choice is made at random, so that positions come up which the players would not have sought. Everything
follows from the seed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any

from demitasse.bots.contract import Bot, seat_down
from demitasse.bots.learning.fitting import RIDGE, Samples, ridge
from demitasse.bots.learning.player import LearnedBot
from demitasse.bots.learning.weights import FORMAT, Fit, Weights, rounded
from demitasse.games import game as game_by_id
from demitasse.kernel.chance import Chance
from demitasse.kernel.event import Seat
from demitasse.kernel.position import Position

HELD_OUT = 7
"""Every seventh play is left out of the fit, to see how much it tells of plays it does not know."""
WIN = 8.0
"""What a win adds to the margin in points, and a loss takes from it."""
SEEDS = 1 << 53


class Lesson(ABC):
    """What a game says of itself to whoever learns it."""

    game: str
    bot: type[LearnedBot]
    """Who goes by the value alone."""
    exploring: int = 8
    """Of a hundred choices, how many are made at random."""
    held_back: float = RIDGE
    rounds: int = 3
    """How many times plays are made and fitted."""
    forgets: bool = True
    """Whether plays made without any weights are left out of later fits."""
    tables: Sequence[int] = ()
    """For which numbers of players it is learned; without a word, for all."""

    @abstractmethod
    def names(self, seats: int) -> Sequence[str]:
        """Of the features."""

    @abstractmethod
    def features(self, position: Any, seat: Seat) -> Sequence[float]:
        """Of a position in which the seat has just ended its turn, from what the seat may know."""

    @abstractmethod
    def player(self, seed: int, weights: Weights | None) -> Bot:
        """Who plays: by these weights, or by what the house knows without any."""

    @abstractmethod
    def turn(self, position: Any) -> Hashable:
        """The same until the turn is over."""

    def noted(self, position: Any, seat: Seat) -> Sequence[Seat]:
        """For whom a position is noted in which this seat has ended a turn."""
        return (seat,)

    def options(self, number: int) -> Mapping[str, Any] | None:
        """What play of this number is played with."""
        return None

    def plays(self, games: int, seats: int) -> int:
        """How many plays at a table make about as many turns as so many at a table of two."""
        return games * 2 // seats


def margin(position: Position, seat: Seat) -> float:
    """How a play ended for a seat: points ahead of the best rival, and what the win itself counts."""
    result = position.result
    assert result is not None
    others = [score for other, score in enumerate(result.scores) if other != seat]
    share = 1 / len(result.winners) if seat in result.winners else 0.0
    return result.scores[seat] - max(others) + WIN * (2 * share - 1)


def train(
    lesson: Lesson,
    games: int,
    seed: int,
    command: str,
    told: Callable[[int, int, Fit], None] | None = None,
    *,
    rounds: int = 0,
    tables: Sequence[int] = (),
) -> Weights:
    """Learn for every number of players: from `games` plays a round at two, and as many as the lesson says at more.

    How many rounds and which tables the lesson says, unless one says otherwise.
    """
    game = game_by_id(lesson.game)
    content = game.load()
    fits: dict[str, Fit] = {}
    for seats in tables or lesson.tables or range(max(2, game.fewest), game.most + 1):
        chance = Chance.of(seed).stream(f"{seats} players")
        names = lesson.names(seats)
        known: Weights | None = None
        plays = Plays(lesson, seats)
        for turn in range(rounds or lesson.rounds):
            if turn == 1 and lesson.forgets:
                plays = Plays(lesson, seats)  # what was played without any weights is forgotten
            number = max(2 * HELD_OUT, lesson.plays(games, seats))
            plays.add(number, known, chance.stream(f"round {turn}"))
            fit = fits[str(seats)] = plays.fit(names)
            known = Weights(FORMAT, lesson.game, content.digest, seed, command, {str(seats): fit})
            if told is not None:
                told(seats, turn + 1, fit)
    return Weights(FORMAT, lesson.game, content.digest, seed, command, fits)


class Plays:
    """Positions of plays with what came of them; some plays are kept apart."""

    def __init__(self, lesson: Lesson, seats: int) -> None:
        self.lesson = lesson
        self.seats = seats
        self.games = 0
        features = len(lesson.names(seats))
        self.learned, self.kept = Samples(features), Samples(features)

    def add(self, games: int, known: Weights | None, chance: Chance) -> None:
        for number in range(games):
            samples = self.kept if number % HELD_OUT == HELD_OUT - 1 else self.learned
            options = self.lesson.options(number)
            play(self.lesson, self.seats, options, known, chance.stream(str(number)), samples)
        self.games += games

    def fit(self, names: Sequence[str]) -> Fit:
        line = ridge(self.learned, self.lesson.held_back)
        weights = {name: rounded(weight) for name, weight in zip(names, line.weights, strict=True)}
        explained = round(self.kept.explained(line), 3)
        return Fit(self.games, len(self.learned), explained, rounded(line.constant), weights)


def play(
    lesson: Lesson,
    seats: int,
    options: Mapping[str, Any] | None,
    known: Weights | None,
    chance: Chance,
    samples: Samples,
) -> None:
    """One play; each position at the end of a turn is noted for who has played it, or whomever the lesson says."""
    game = game_by_id(lesson.game)
    content = game.load()
    seed, chance = chance.below(SEEDS)
    position = game.deal(game.checked(options, seats, content), seats, seed, content)
    bots = [lesson.player(seed + seat, known) for seat in range(seats)]
    noted: list[tuple[Seat, Sequence[float]]] = []
    for seat in ends_of_turns(position, bots, chance, lesson.exploring, lesson.turn):
        noted += [(one, lesson.features(position, one)) for one in lesson.noted(position, seat)]
    for seat, features in noted:
        samples.add(features, margin(position, seat))


def ends_of_turns(
    position: Position,
    bots: Sequence[Bot[Any]],
    chance: Chance,
    exploring: int,
    turn_of: Callable[[Any], Hashable],
) -> Iterator[Seat]:
    """Play to the end, so many of a hundred choices at random; whenever a turn is over, who has played it."""
    asked = 0
    while position.seats_to_act:
        seat, turn = position.seats_to_act[0], turn_of(position)
        choices = position.choices(seat)
        lot, chance = chance.below(100)
        if lot < exploring:
            place, chance = chance.below(len(choices))
            choice = choices[place]
        else:
            asked += 1
            choice = bots[seat].choose(seat_down(position, seat, (), chance.stream(str(asked))))
        position.play(seat, choice)
        if position.seats_to_act and turn_of(position) != turn:
            yield seat
