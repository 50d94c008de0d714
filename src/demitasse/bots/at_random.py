"""The bot that measures all others."""

from __future__ import annotations

from random import Random

from demitasse.bots.contract import Bot, Chair
from demitasse.kernel.choice import Choice


class RandomBot(Bot):
    """Any legal choice, each equally likely."""

    blind = True

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._random = Random(seed).random  # its floats are the same on every machine and Python version

    def choose(self, chair: Chair) -> Choice:
        choices = chair.decision.choices
        return choices[int(self._random() * len(choices))]
