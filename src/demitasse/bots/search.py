"""Search over imagined worlds, for any game: what a bot would do if it could try its choices out.

All candidates are tried in the same worlds, so that luck falls on all of them alike, and those that do worse than the
rest are soon left out (successive halving). The budget is a number of simulations and never a time: the same seed gives
the same choice on every machine.

    worlds = Worlds(chair, chance)
    best = most_promising(chair.decision.choices, lambda choice, world: tried(worlds.number(world), choice), 64)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2
from typing import Generic, TypeVar

from demitasse.bots.contract import Chair, PositionT
from demitasse.kernel.chance import Chance
from demitasse.kernel.errors import Unknown

T = TypeVar("T")
LEAST_SIMULATIONS, MOST_SIMULATIONS = 1, 100_000


class Worlds(Generic[PositionT]):
    """Positions that could be the true one, each dealt once, by a chance of one's own."""

    def __init__(self, chair: Chair[PositionT], chance: Chance) -> None:
        self._chair = chair
        self._chance = chance
        self._dealt: list[PositionT] = []

    def number(self, number: int) -> PositionT:
        """A copy of this world, to be played on."""
        while len(self._dealt) <= number:
            self._dealt.append(self._chair.imagine(self._chance.stream(str(len(self._dealt)))))
        copy: PositionT = self._dealt[number].copy()
        return copy


def most_promising(candidates: Sequence[T], simulate: Callable[[T, int], float], simulations: int) -> T:
    """The candidate that did best on average. `simulate` tries one in a world of this number.

    >>> most_promising(["tea", "coffee"], lambda drink, world: len(drink) - world % 2, 8)
    'coffee'
    """
    live = list(candidates)
    totals = [0.0] * len(live)
    left = list(range(len(live)))
    world = 0
    stages = max(1, ceil(log2(len(live))))
    for _ in range(stages):
        if len(left) == 1:
            break
        for _ in range(max(1, simulations // (stages * len(left)))):
            for place in left:
                totals[place] += simulate(live[place], world)
            world += 1
        left = sorted(left, key=lambda place: (-totals[place], place))[: (len(left) + 1) // 2]
    return live[left[0]]


def checked_budget(simulations: int) -> int:
    """A number of simulations that a bot may be given; a sentence for any other."""
    if isinstance(simulations, bool) or not isinstance(simulations, int):
        raise Unknown("bot-budget-number", given=str(simulations)[:60])
    if not LEAST_SIMULATIONS <= simulations <= MOST_SIMULATIONS:
        raise Unknown(
            "bot-budget-range", given=str(simulations)[:60], least=LEAST_SIMULATIONS, most=MOST_SIMULATIONS
        )
    return simulations
