"""The random bot: the baseline for all others."""

from __future__ import annotations

from random import Random

from demitasse.bots.contract import BlindBot
from demitasse.kernel.choice import Choice


class RandomBot(BlindBot):
    """Any legal choice, each equally likely."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._random = Random(seed).random  # its floats are the same on every machine and Python version

    def pick(self, choices: tuple[Choice, ...]) -> Choice:
        return choices[int(self._random() * len(choices))]
