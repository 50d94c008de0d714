"""A game with its seats, options and content as a learner needs it: choices and sights as numbers, and returns."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

import demitasse
from demitasse import bots
from demitasse.bots.learning.actions import Actions
from demitasse.bots.learning.encoder import Encoder, Place
from demitasse.kernel.content import Content
from demitasse.kernel.errors import BadOptions, Unknown
from demitasse.kernel.event import Seat
from demitasse.kernel.game import Game
from demitasse.kernel.options import Options
from demitasse.kernel.position import Position


def module_of(game: str) -> str:
    """Where the encoder of a game is looked for, under the name `ENCODER`: among what bots know of it."""
    return f"{bots.__name__}.{game.replace('-', '_')}.encoder"


def is_learnable(game: str) -> bool:
    package, _, _ = module_of(game).rpartition(".")
    return find_spec(package) is not None and find_spec(module_of(game)) is not None


LEARNABLE = tuple(filter(is_learnable, demitasse.GAMES))
"""The games that learners can play: those with an encoder."""

SEEDS = 1 << 53
"""Seeds are below it: whole numbers in every library."""

MOST_CHOICES = 5_000
"""A play that has taken so many choices is cut short. Some games need not end: in Café del Gatto one may take coins for
ever. Random plays of any game take a few hundred.
"""


class Spec:
    """Everything fixed about the plays of one environment."""

    def __init__(
        self,
        game: str | Game,
        *,
        seats: int,
        content: Content | None = None,
        most_choices: int = MOST_CHOICES,
        **options: Any,
    ) -> None:
        self.game: Game = demitasse.game(game) if isinstance(game, str) else game
        self.content: Content = content if content is not None else self.game.load()
        self.options: Options = self.game.checked(options, seats, self.content)
        self.seats = seats
        self.most_choices = at_least_one("most_choices", most_choices)
        self.encoder: Encoder = encoder_of(self.game, seats, self.options, self.content)

    def __reduce__(self) -> tuple[Any, ...]:
        """Made anew from what it was made of: in another process, or by a library that copies its environments."""
        given: dict[str, Any] = {
            "seats": self.seats,
            "content": self.content,
            "most_choices": self.most_choices,
        }
        return partial(Spec, self.game.id, **given, **msgspec.structs.asdict(self.options)), ()

    @property
    def actions(self) -> Actions:
        """All choices there may ever be, by number."""
        return self.encoder.actions

    @property
    def pieces(self) -> tuple[Place, ...]:
        """What each number of an observation means."""
        return self.encoder.places

    def setup(self, seed: int) -> Position:
        """The first position of the play that a seed deals."""
        return self.game.deal(self.options, self.seats, seed, self.content)

    def observe(self, position: Position, seat: Seat) -> bytes:
        """What a seat knows, a byte a number: the same whatever is hidden from it."""
        return self.encoder.observe(position, seat)

    def mask(self, position: Position, seat: Seat) -> bytearray:
        """A byte for each action: 1 for the legal ones."""
        return self.actions.mask(position.choices(seat))

    def returns(self, position: Position) -> tuple[float, ...]:
        """What each seat got out of a play: nothing before its end.

        Against each other: who wins alone gets 1, everybody else −1 / (seats − 1), so that all returns add up to 0; a
        shared win is shared. Together, or alone against the game: 1 for each when it was won, −1 when it was lost.
        """
        result = position.result
        if result is None:
            return (0.0,) * self.seats
        winners, seats = result.winners, self.seats
        if self.game.together or seats == 1:
            return (1.0 if winners else -1.0,) * seats
        share = 1 / len(winners)
        return tuple([(share * (seat in winners) * seats - 1) / (seats - 1) for seat in range(seats)])


def at_least_one(name: str, given: float) -> int:
    """A number of choices, deals or milliseconds, without which nothing would ever happen."""
    if not isinstance(given, int) or given < 1:
        raise BadOptions("env-too-small", name=name, given=str(given)[:20])
    return given


def encoder_of(game: Game, seats: int, options: Options, content: Content) -> Encoder:
    if game.id not in LEARNABLE:
        raise Unknown("env-no-encoder", game=game.title, games=", ".join(LEARNABLE))
    encoder: Encoder = import_module(module_of(game.id)).ENCODER(seats, options, content)
    return encoder
