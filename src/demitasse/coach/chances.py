"""The chance of each seat to win, from a calibrated file: what a position is worth, told as a share of plays won.

A file belongs to a game and says where it comes from and how well it does on plays it was not fitted to.
`demitasse calibrate` writes it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from math import exp, fsum
from typing import Any

import msgspec

from demitasse.bots import chronicler_for
from demitasse.bots.judging import Judge
from demitasse.kernel.chance import Chance
from demitasse.kernel.errors import Unknown
from demitasse.kernel.event import Seat
from demitasse.kernel.position import Position

FORMAT = 1
STEEPEST = 30.0
ONE_DEAL = Chance.of(0).stream("coach")
"""What the hidden is dealt by before a position is judged: the judge could not use it, and so cannot be told by it."""


class BadChances(Unknown):
    """A file of chances that cannot be used."""


class Slope(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much a value weighs; a lead late in a play is worth more than the same one early."""

    constant: float
    value: float
    value_later: float
    """What a value counts in addition per usual length of a play that has gone by."""

    def of(self, value: float, gone: float) -> float:
        return self.constant + (self.value + self.value_later * gone) * value


class Tenth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Positions of plays that were not fitted whose chance fell into one tenth: what was said, and what came."""

    positions: int
    said: float
    came: float


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For one number of players."""

    games: int
    held_out: int
    """Plays that it was not fitted to, and measured with."""
    brier: float
    brier_of_even: float
    """Of somebody who always says that all are equally likely to win."""
    usual_turns: float
    """How many turns all players together have in a play."""
    slopes: tuple[Slope, ...]
    """By how many seats a seat is after the one that has just had its turn."""
    tenths: tuple[Tenth, ...]


class ChancesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    demitasse_chances: int
    """The version of the format."""
    game: str
    content: str
    """The digest of the content it was made with."""
    seed: int
    command: str
    """Makes the same file again."""
    tables: Mapping[str, Calibration]
    """By the number of players."""


class Chances:
    """The win chances of the seats of a play."""

    def __init__(self, judge: Judge[Any], calibration: Calibration) -> None:
        self.judge = judge
        self._calibration = calibration

    def of(self, position: Position, moved: Seat, turns: int) -> tuple[float, ...]:
        """At the end of a turn of `moved`, after so many turns; of a play that is over, what came of it."""
        result = position.result
        if result is not None:
            share = 1 / len(result.winners)
            return tuple(share if seat in result.winners else 0.0 for seat in range(self.judge.seats))
        seats = self.judge.seats
        gone = turns / self._calibration.usual_turns
        slopes = self._calibration.slopes
        return softmax(
            [
                slopes[(seat - moved) % seats].of(self.judge.value(position, seat), gone)
                for seat in range(seats)
            ]
        )

    def as_known(self, position: Position, knower: Seat, moved: Seat, turns: int) -> tuple[float, ...]:
        """As a seat may know the position: what is hidden from it is dealt anew before anything is judged."""
        if position.result is not None:
            return self.of(position, moved, turns)
        return self.of(position.imagine(knower, ONE_DEAL), moved, turns)


def softmax(weights: Sequence[float]) -> tuple[float, ...]:
    """Shares that add up to 1.

    >>> softmax([0.0, 0.0])
    (0.5, 0.5)
    """
    most = max(weights)
    shares = [exp(max(-STEEPEST, weight - most)) for weight in weights]
    total = fsum(shares)
    return tuple(share / total for share in shares)


def decoded(data: bytes, file: str, game: str) -> ChancesFile:
    """The chances of a file, checked; a sentence for what is none, of another game, or newer."""
    try:
        version = msgspec.json.decode(data, type=_Version).demitasse_chances
        if version > FORMAT:
            raise BadChances("chances-newer", file=file, version=version, known=FORMAT)
        chances = msgspec.json.decode(data, type=ChancesFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadChances("chances-unreadable", file=file, reason=str(error)[:200]) from None
    if chances.game != game:
        raise BadChances("chances-other-game", file=file, game=chances.game[:60], wanted=game)
    return chances


@cache
def ours(game: str) -> ChancesFile | None:
    """The file that comes with the coach; None for a game without one."""
    file = _file(game)
    return decoded(file.read_bytes(), file.name, game) if file.is_file() else None


def coached(game: str) -> bool:
    """Whether there is anything to say of plays of a game: a curve, or what happened."""
    return chronicler_for(game) is not None or _file(game).is_file()


def _file(game: str) -> Traversable:
    return resources.files("demitasse.coach") / "data" / f"{game}.json"


class _Version(msgspec.Struct):
    demitasse_chances: int
