"""A bot that goes by learned weights, whichever game it plays: its weights, its sight, its budget."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from demitasse.bots.contract import Bot, PositionT
from demitasse.bots.learning.weights import BadWeights, Value, Weights, ours, read_file, value_of
from demitasse.bots.levels import Sight
from demitasse.bots.search import checked_budget
from demitasse.kernel.chance import Chance
from demitasse.kernel.content import Content


class LearnedBot(Bot[PositionT]):
    """Subclass this once a game, say which game it is and what its features are called, and again for each level."""

    guesses = False  # it deals worlds by a chance of its own
    GAME: ClassVar[str]
    PACKAGE: ClassVar[str]
    """Where `weights.json` lies."""
    WHO: ClassVar[str]
    """Names its chance."""
    SIGHT: ClassVar[Sight] = Sight()

    def __init__(self, seed: int = 0, weights: str | Weights = "", simulations: int | None = None) -> None:
        super().__init__(seed)
        self._own_weights = weights != ""
        self._weights = self.weights_of(weights)
        self._simulations = self.SIGHT.simulations if simulations is None else checked_budget(simulations)
        self._chance = Chance.of(seed).stream(self.WHO)
        self._value: Value | None = None

    @staticmethod
    def names(seats: int) -> Sequence[str]:
        """Of the features of a position with so many players."""
        raise NotImplementedError

    @classmethod
    def weights_of(cls, given: str | Weights = "") -> Weights:
        """Ours, those of a file, or these."""
        if isinstance(given, Weights):
            return given
        return read_file(given, cls.GAME, cls.names) if given else ours(cls.PACKAGE, cls.GAME, cls.names)

    def value_for(self, content: Content, seats: int) -> Value:
        """What was learned for so many players; a file of somebody's own must be of the content played with."""
        if self._value is None:
            weights = self._weights
            if self._own_weights and weights.content != content.digest:
                raise BadWeights("weights-other-content", content=weights.content[:20])
            self._value = value_of(weights, seats, self.names)
        return self._value
