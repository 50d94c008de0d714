"""Differences with their uncertainty, where the seats of one play depend on each other.

What is drawn independently is the play: if one seat has a card no other has it, if one wins the others lose. So the
variance is that of what each play adds to a difference (the linearised, cluster-robust one). Sums are enough for it:
nothing is kept of a single play.
"""

from __future__ import annotations

from math import inf, sqrt

import msgspec

from demitasse.arena.statistics import Z95

POWER80 = 0.8416212335729143
"""The 80 % quantile of the normal distribution."""


class Estimate(msgspec.Struct, frozen=True):
    """A number with its 95 % interval; endless where too few plays speak about it."""

    value: float
    low: float
    high: float

    @property
    def known(self) -> bool:
        return self.low > -inf


def estimate(value: float, variance: float) -> Estimate:
    reach = Z95 * sqrt(max(0.0, variance))
    return Estimate(value, value - reach, value + reach)


class Mean:
    """The mean of figures, one a play."""

    __slots__ = ("_squares", "_sum", "plays")

    def __init__(self) -> None:
        self.plays = 0
        self._sum = self._squares = 0.0

    def add(self, figure: float) -> None:
        self.plays += 1
        self._sum += figure
        self._squares += figure * figure

    @property
    def estimate(self) -> Estimate:
        if self.plays < 2:
            return Estimate(self._sum if self.plays else 0.0, -inf, inf)
        mean = self._sum / self.plays
        spread = self._squares / self.plays - mean * mean
        return estimate(mean, spread / (self.plays - 1))


class Ratio:
    """A sum over seats divided by the number of these seats, of which a play may have none or several."""

    __slots__ = ("_both", "_figures", "_figures_squared", "_seats_squared", "plays", "seats")

    def __init__(self) -> None:
        self.plays = self.seats = 0
        self._figures = self._figures_squared = self._both = 0.0
        self._seats_squared = 0

    def add(self, seats: int, figures: float) -> None:
        if seats:
            self.plays += 1
            self.seats += seats
            self._figures += figures
            self._figures_squared += figures * figures
            self._both += figures * seats
            self._seats_squared += seats * seats

    @property
    def estimate(self) -> Estimate:
        if self.plays < 2:
            return Estimate(self._figures / self.seats if self.seats else 0.0, -inf, inf)
        mean = self._figures / self.seats
        squares = self._figures_squared - 2 * mean * self._both + mean * mean * self._seats_squared
        return estimate(mean, squares / self.seats**2 * self.plays / (self.plays - 1))


class Everybody:
    """A figure of all seats, play by play: what those with and those without a thing are parts of."""

    __slots__ = ("both", "figures", "figures_squared", "plays", "seats", "seats_squared")

    def __init__(self) -> None:
        self.plays = self.seats = self.seats_squared = 0
        self.figures = self.figures_squared = self.both = 0.0

    def add(self, seats: int, figures: float) -> None:
        self.plays += 1
        self.seats += seats
        self.seats_squared += seats * seats
        self.figures += figures
        self.figures_squared += figures * figures
        self.both += figures * seats


class Having:
    """The same figure for the seats that have a thing. Only plays in which somebody has it need be told."""

    __slots__ = ("_moments", "figures", "plays", "seats")

    def __init__(self) -> None:
        self.plays = self.seats = 0
        self.figures = 0.0
        self._moments = [0.0] * 7

    def add(self, seats: int, figures: float, all_seats: int, all_figures: float) -> None:
        self.plays += 1
        self.seats += seats
        self.figures += figures
        for place, product in enumerate(
            (
                figures * figures,
                figures * seats,
                seats * seats,
                figures * all_figures,
                figures * all_seats,
                seats * all_figures,
                seats * all_seats,
            )
        ):
            self._moments[place] += product

    def difference(self, everybody: Everybody) -> Estimate:
        """How much more of the figure seats with the thing have than those without it."""
        without = everybody.seats - self.seats
        if not self.seats or not without or everybody.plays < 2:
            return Estimate(0.0, -inf, inf)
        mean = self.figures / self.seats
        other = (everybody.figures - self.figures) / without
        # What a play adds to the difference is linear in its figures and seats, with the thing and in all.
        a, n = 1 / self.seats + 1 / without, -mean / self.seats - other / without
        s, m = -1 / without, other / without
        aa, an, nn, as_, am, ns, nm = self._moments
        squares = (
            a * a * aa
            + n * n * nn
            + s * s * everybody.figures_squared
            + m * m * everybody.seats_squared
            + 2 * (a * n * an + a * s * as_ + a * m * am + n * s * ns + n * m * nm + s * m * everybody.both)
        )
        return estimate(mean - other, squares * everybody.plays / (everybody.plays - 1))


def plays_to_detect(share: float, rate: float) -> int:
    """How many plays show, four times in five, that a win rate is off by this share (two-sided, 5 %)."""
    variance = rate * (1 - rate)
    return max(1, round((Z95 + POWER80) ** 2 * variance / share**2))
