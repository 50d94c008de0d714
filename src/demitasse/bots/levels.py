"""Five levels, called the same in every game that has them. A level is data: how a bot sees, and how much it tries out.

A low level is weak as people are. It overlooks some of what it could do and reckons roughly, but it never does
what makes no sense to it: what is plain to see once a turn is begun is done well by all.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TypeVar

import msgspec

from demitasse.kernel.chance import Chance

T = TypeVar("T")
LEVELS = ("beginner", "casual", "strong", "expert", "master")
"""From the weakest to the strongest. A game has all of them, or none."""

DRAWS, FINENESS = 4, 1 << 16
SPREAD = sqrt(DRAWS / 12)
"""The standard deviation of so many draws from 0 to 1."""


class Sight(msgspec.Struct, frozen=True):
    """How a bot sees what it could do."""

    overlooks: int = 0
    """Of a hundred options, how many it does not notice."""
    misjudges: float = 0.0
    """By how much it takes an option for better or worse than it is: a standard deviation, in the unit of values."""
    simulations: int = 0
    """How many times it tries options out in imagined worlds; 0: it goes by its judgement."""

    def noticed(self, options: int, chance: Chance) -> list[int]:
        """The places of the options that it sees: at least one."""
        lots, _ = chance.stream("noticed").shuffled(range(options))
        missed: set[int] = set()
        dice = chance.stream("overlooked")
        for place in lots[1:]:
            lot, dice = dice.below(100)
            if lot < self.overlooks:
                missed.add(place)
        return [place for place in range(options) if place not in missed]

    def as_seen(
        self, options: Sequence[T], judged: Sequence[float], chance: Chance
    ) -> tuple[list[T], list[float]]:
        """What is left of some options, and how they look to whoever sees like this."""
        seen = self.noticed(len(options), chance)
        errors = chance.stream("misjudged")
        return (
            [options[place] for place in seen],
            [judged[place] + self.error(errors.stream(str(place))) for place in seen],
        )

    def error(self, chance: Chance) -> float:
        """By how much it errs this time."""
        if not self.misjudges:
            return 0.0
        total = 0
        for _ in range(DRAWS):
            lot, chance = chance.below(FINENESS)
            total += lot
        return self.misjudges * (total / FINENESS - DRAWS / 2) / SPREAD
