"""What can be chosen before a play of Kitchen Rush (KR-DEC), and the relaxed and practice plays."""

from __future__ import annotations

from typing import Literal

from demitasse.kernel.errors import BadOptions
from demitasse.kernel.options import Options

Mode = Literal["standard", "relaxed", "practice"]
STANDARD, RELAXED, PRACTICE = "standard", "relaxed", "practice"

Goal = Literal[
    "easy",
    "normal",
    "hard",
    "expert",
    "G01",
    "G02",
    "G03",
    "G04",
    "G05",
    "G06",
    "G07",
    "G08",
    "G09",
    "G10",
    "G11",
    "G12",
    "G13",
    "G14",
]
"""A level means its base Goal."""

BY_THE_RULES = 0
ROUND_SECONDS = 240
"""KR-SETUP-20."""
SOLO_SECONDS = (300, 270)
"""KR-SOLO-05, KR-SOLO-06."""
SHORTEST_TIMER, LONGEST_TIMER = 5, 300
SHORTEST_ROUND, LONGEST_ROUND = 60, 3600
HATS = 3
"""From this many players on no Storage is Unavailable (KR-SETUP-22, KR-SETUP-23, KR-SETUP-24)."""


class KitchenRushOptions(Options, frozen=True, kw_only=True):
    """A number of 0 leaves it to the rules."""

    goal: Goal = "normal"
    digital: bool = False
    """KR-FX-66: the Goal as a screen asks for it."""
    events: bool = False
    mode: Mode = "standard"
    timer_seconds: int = BY_THE_RULES
    """How long a timer runs; only a relaxed play may say so."""
    round_seconds: int = BY_THE_RULES
    """How long an Action phase lasts; only a relaxed play may say so."""
    solo_clock: Literal[300, 270] = 300
    """KR-SOLO-05, KR-SOLO-06: seconds."""
    unavailable_storage: Literal[0, 1, 2, 3] = 0
    """KR-RULING-04: for these three, 0 is the highest number that can be."""
    locked_storage: Literal[0, 1, 2, 3] = 0
    locked_stove: int = 0

    def check(self, seats: int) -> None:
        self.check_times(seats)
        if self.unavailable_storage and seats >= HATS:
            raise BadOptions("kr-option-unavailable_storage-not-used", seats=seats)
        if self.unavailable_storage and self.unavailable_storage == self.locked_storage:
            raise BadOptions("kr-option-locked_storage-same", storage=self.locked_storage)
        if self.locked_stove < 0:
            raise BadOptions("kr-option-locked_stove-number", stove=self.locked_stove)

    def idle(self, seats: int) -> tuple[str, ...]:
        """Times are set in relaxed plays alone, and a practice play has a goal of its own."""
        idle: list[str] = []
        if self.mode != RELAXED:
            idle += ["timer_seconds", "round_seconds"]
        if self.mode == PRACTICE:
            idle += ["goal", "digital"]
        if seats > 1 or (self.mode == RELAXED and self.round_seconds != BY_THE_RULES):
            idle.append("solo_clock")
        if seats >= HATS:
            idle.append("unavailable_storage")
        return tuple(idle)

    def check_times(self, seats: int) -> None:
        if self.solo_clock != 300 and seats > 1:
            raise BadOptions("kr-option-solo_clock-not-alone", seats=seats)
        timer, clock = self.timer_seconds, self.round_seconds
        if timer != BY_THE_RULES and self.mode != RELAXED:
            raise BadOptions("kr-option-timer_seconds-relaxed", seconds=timer)
        if timer != BY_THE_RULES and not SHORTEST_TIMER <= timer <= LONGEST_TIMER:
            raise BadOptions(
                "kr-option-timer_seconds-bounds",
                seconds=timer,
                shortest=SHORTEST_TIMER,
                longest=LONGEST_TIMER,
            )
        if clock != BY_THE_RULES and self.mode != RELAXED:
            raise BadOptions("kr-option-round_seconds-relaxed", seconds=clock)
        if clock != BY_THE_RULES and not SHORTEST_ROUND <= clock <= LONGEST_ROUND:
            raise BadOptions(
                "kr-option-round_seconds-bounds",
                seconds=clock,
                shortest=SHORTEST_ROUND,
                longest=LONGEST_ROUND,
            )
