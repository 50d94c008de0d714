"""The plays that the contract is checked on: random ones for every variant, and the stored playthroughs.

Random baristas hardly ever send an order, so the stored playthroughs are what reaches the later parts of a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

import demitasse
from demitasse.kernel.choice import Choice
from demitasse.kernel.content import Content
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.game import Game
from demitasse.kernel.play import CLOCK, TIME, UNDO, Play
from demitasse.kernel.position import Position
from tests.contract.toy import TOY
from tests.facts import Facts, facts_of
from tests.golden.playthrough import stored_playthroughs

LIMIT = 5_000
"""No play of ours, however badly played, has so many choices."""

PATIENCE = 0.2
"""In a game with a clock, how often time passes although somebody could act."""


class Move(NamedTuple):
    """What `Play.replay` is given: a choice, an undo, or the passing of time."""

    seat: Seat
    at: Milliseconds
    do: Choice | str


class Case:
    """One play: a game with its options, and the moves made in it."""

    def __init__(
        self,
        name: str,
        game: Game,
        seats: int,
        options: Mapping[str, Any],
        seed: int = 1,
        moves: Sequence[Move] | None = None,
        content: Content | None = None,
    ) -> None:
        self.name = name
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.stored = moves is not None
        """Not a random play, but one that was thought of."""
        self._moves = moves
        self._content = content

    def play(self) -> Play:
        """The play before its first move."""
        options = self.game.checked(self.options, self.seats, self._content)
        people = ["Ada", "Björn", "Chloé", "Dinh", "Eda", "Femi"][: self.seats]
        return Play(self.game, options, people=people, seed=self.seed, content=self._content)

    @property
    def moves(self) -> Sequence[Move]:
        if self._moves is None:
            self._moves = random_moves(self)
        return self._moves

    def __repr__(self) -> str:
        return self.name


class Moment(NamedTuple):
    """A position in the middle of a play, what just happened, and the move that comes next."""

    position: Position
    events: Sequence[Event]
    move: Move | None


def random_moves(case: Case) -> Sequence[Move]:
    """Any choice of anybody who may act, each equally likely; time passes when nobody may, and now and then anyway."""
    draw = Random(f"{case.name} {case.seed}")
    play = case.play()
    moves: list[Move] = []
    while play.position.result is None:
        assert len(moves) < LIMIT, "the play does not end"
        move = random_move(play.position, draw)
        moves.append(move)
        play.replay(*move)
    return moves


def random_move(position: Position, draw: Random) -> Move:
    due, asked = position.due, position.seats_to_act
    if due is not None and (not asked or draw.random() < PATIENCE):
        return Move(CLOCK, due, TIME)
    assert asked, "the play is not over, nobody may act and nothing falls due"
    seat = draw.choice(asked)
    return Move(seat, position.clock, draw.choice(position.choices(seat)))


def moments(case: Case) -> Iterator[Moment]:
    """Every position of the play, the first and the last included."""
    play = case.play()
    events: Sequence[Event] = ()
    for move in case.moves:
        yield Moment(play.position, events, move)
        events = play.replay(*move)
    yield Moment(play.position, events, None)


def viewers(case: Case) -> tuple[Seat | None, ...]:
    """Everybody who can look at a table: each seat, and a spectator."""
    return (*range(case.seats), None)


@cache
def registered_cases() -> tuple[Case, ...]:
    """Every game × every number of players × every variant, then the stored playthroughs."""
    random = [case for id in demitasse.GAMES for case in random_cases(demitasse.game(id), facts_of(id))]
    return (*random, *stored_cases())


def random_cases(game: Game, facts: Facts) -> list[Case]:
    return [
        Case(f"{game.id}, {seats} seats, {name}", game, seats, variant(seats))
        for seats in range(game.fewest, game.most + 1)
        for name, variant in facts.variants.items()
    ]


def stored_cases() -> Iterator[Case]:
    for stored in stored_playthroughs():
        game = demitasse.game(stored.game)
        moves = [
            Move(seat, at, text if text in (TIME, UNDO) else game.notation.parse(text))
            for seat, at, text in stored.moves
        ]
        yield Case(stored.name, game, len(stored.people), stored.options, stored.seed, moves)


@cache
def quick_cases() -> frozenset[Case]:
    """Enough for all day: of each game the shortest stored play, and the toy."""
    stored = [case for case in all_cases() if case.stored]
    shortest = {case.game.id: case for case in sorted(stored, key=lambda case: -len(case.moves))}
    return frozenset([*shortest.values(), *(case for case in all_cases() if case.game is TOY)])


def each_of(cases: Sequence[Case]) -> pytest.MarkDecorator:
    """A test with each of these cases."""
    return pytest.mark.parametrize(
        "case",
        [pytest.param(case, marks=() if case in quick_cases() else pytest.mark.slow) for case in cases],
        ids=repr,
    )


@cache
def all_cases() -> tuple[Case, ...]:
    """The registered games, and the toy that has what they have not yet: hidden hands, a clock, choices at once."""
    return (*registered_cases(), *(Case(f"toy, {seats} seats", TOY, seats, {}) for seats in (1, 2, 3)))
