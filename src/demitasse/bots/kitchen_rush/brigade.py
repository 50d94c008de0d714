"""Cooks of five levels: the same way to think, with a clearer or a cloudier head and quicker or slower hands.

A level is the team that meets its Goal (`GOALS`), event cards and all: beginners the easy one, masters the expert one
in the numbers made for a screen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from demitasse.bots.kitchen_rush.cook import Cook
from demitasse.bots.kitchen_rush.heads import Head
from demitasse.bots.kitchen_rush.pace import CALM, QUICK, STEADY, Pace
from demitasse.bots.levels import Sight

GOALS: Mapping[str, Mapping[str, Any]] = {
    "beginner": {"goal": "easy", "events": True},
    "casual": {"goal": "normal", "events": True},
    "strong": {"goal": "hard", "events": True},
    "expert": {"goal": "expert", "events": True},
    "master": {"goal": "expert", "events": True, "digital": True},
}
ALONE = {"solo_clock": 270}
"""One alone has more time than two, and plays by the shorter of its clocks (KR-SOLO-06)."""


def trial(level: str, seats: int) -> Mapping[str, Any]:
    """The table at which a team of a level is measured."""
    return {**GOALS[level], **(ALONE if seats == 1 else {})}


class Levelled(Cook):
    """A cook that sees the kitchen through a head of its level."""

    SIGHT: ClassVar[Sight] = Sight()

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        if self.SIGHT.overlooks or self.SIGHT.misjudges:
            self.head = Head(self.SIGHT, seed)


class Beginner(Levelled):
    hands = Pace(12_000, start_with_people=6_000)
    SIGHT = Sight(overlooks=25, misjudges=0.4)


class Casual(Levelled):
    hands = CALM
    SIGHT = Sight(overlooks=12, misjudges=0.2)


class Strong(Levelled):
    hands = Pace(5_500)
    SIGHT = Sight(overlooks=4, misjudges=0.08)


class Expert(Levelled):
    hands = STEADY


class Master(Levelled):
    hands = QUICK
