"""Weights of named features, as a file that says where they come from.

A file belongs to a game and holds a fit for each number of players. Whoever reads it checks that it is one, that it is
whole, and that it speaks of the features that the code knows: what does not fit is refused in a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from math import fsum
from operator import mul
from pathlib import Path

import msgspec

from demitasse.kernel.errors import Unknown

FORMAT = 1
DIGITS = 5
"""Significant digits in a file: enough for play, and the same file from every machine."""


class BadWeights(Unknown):
    """A file of weights that cannot be played with."""


class Fit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learned for one number of players."""

    games: int
    positions: int
    explained: float
    """How much of the variance of plays it was not fitted to it explains (R²)."""
    constant: float
    weights: Mapping[str, float]
    """By the name of the feature."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of weights: what it is for, how it was made, and what was learned."""

    demitasse_weights: int
    """The version of the format."""
    game: str
    content: str
    """The digest of the content it was learned with."""
    seed: int
    command: str
    """Makes the same file again."""
    fits: Mapping[str, Fit]
    """By the number of players."""


class Value:
    """What a position promises by its features: a dot product."""

    __slots__ = ("_constant", "_weights")

    def __init__(self, fit: Fit, names: Sequence[str]) -> None:
        self._constant = fit.constant
        self._weights = [fit.weights[name] for name in names]

    def of(self, features: Sequence[float]) -> float:
        """Summed exactly: `sum` does not round alike in all versions of Python."""
        return self._constant + fsum(map(mul, self._weights, features))


def value_of(weights: Weights, seats: int, names: Callable[[int], Sequence[str]]) -> Value:
    """What was learned for so many players."""
    fit = weights.fits.get(str(seats))
    if fit is None:
        raise BadWeights("weights-no-seats", seats=seats, known=", ".join(weights.fits))
    return Value(fit, names(seats))


def read(data: bytes, file: str, game: str, names: Callable[[int], Sequence[str]]) -> Weights:
    """The weights of a file, checked against the game and the features that the code has."""
    try:
        version = msgspec.json.decode(data, type=_Version).demitasse_weights
        if version > FORMAT:
            raise BadWeights("weights-newer", file=file, version=version, known=FORMAT)
        weights = msgspec.json.decode(data, type=Weights)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadWeights("weights-unreadable", file=file, reason=str(error)[:200]) from None
    if weights.game != game:
        raise BadWeights("weights-other-game", file=file, game=weights.game[:60], wanted=game)
    for seats, fit in weights.fits.items():
        wanted = set(names(int(seats))) if seats.isdecimal() else set()
        if fit.weights.keys() != wanted:
            stray = sorted(fit.weights.keys() ^ wanted)
            raise BadWeights("weights-other-features", file=file, seats=seats[:20], feature=stray[0][:60])
    return weights


def read_file(file: str, game: str, names: Callable[[int], Sequence[str]]) -> Weights:
    """Of a file of somebody's own."""
    try:
        data = Path(file).read_bytes()
    except (OSError, ValueError) as error:
        raise BadWeights("weights-unreadable", file=file[:200], reason=_reason(error)) from None
    return read(data, file, game, names)


@cache
def ours(package: str, game: str, names: Callable[[int], Sequence[str]]) -> Weights:
    """Those that come with the bots of a game, in `weights.json` of their package."""
    file = resources.files(package) / "weights.json"
    return read(file.read_bytes(), "weights.json", game, names)


def rounded(number: float) -> float:
    return float(f"{number:.{DIGITS}g}")


def written(weights: Weights) -> bytes:
    """As a file for people as well: one weight a line."""
    return msgspec.json.format(msgspec.json.encode(weights), indent=1) + b"\n"


class _Version(msgspec.Struct):
    demitasse_weights: int


def _reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error))[:200]
