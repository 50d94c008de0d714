"""How a position of Seize the Bean looks to a seat at dawn: by what a master reckons, tried out over some Days."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from demitasse.bots.contract import Bot, Chair
from demitasse.bots.judging import Judge
from demitasse.bots.seize_the_bean.lesson import LESSON
from demitasse.bots.seize_the_bean.levels import GAME, Expert, Master
from demitasse.bots.seize_the_bean.playing_on import played_on
from demitasse.bots.seize_the_bean.thoughts import at_a_glance, reason
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.content import Content
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Message

DAYS = 2
"""How many Days are played on, the one in which a choice is made and those after it."""


class KeepersJudge(Judge[SeizeTheBeanPosition]):
    game = GAME
    tables = (2, 3)
    glances = 3

    def __init__(self, seats: int, content: Content) -> None:
        super().__init__(seats, content)
        self._master = Master()

    def value(self, position: SeizeTheBeanPosition, seat: Seat) -> float:
        return self._master.reckons(position, seat)

    def turn(self, position: SeizeTheBeanPosition) -> Hashable:
        """What is drafted before the first Day belongs to it."""
        return self.round(position)

    def round(self, position: SeizeTheBeanPosition) -> int:
        return max(1, position.day)

    @property
    def turns_a_round(self) -> int:
        """A Day is a turn of everybody."""
        return 1

    @property
    def turns_ahead(self) -> int:
        return DAYS

    def candidates(self, chair: Chair[SeizeTheBeanPosition]) -> Sequence[Choice]:
        """What is done out of habit in earnest too is nothing to judge."""
        if at_a_glance(chair.imagined, chair.seat):
            return ()
        promised = self._master.promised(chair, self._master.cafe(chair), chair.decision.choices)
        return sorted(promised, key=lambda choice: -promised[choice])

    def at_once(self, world: SeizeTheBeanPosition, seat: Seat, choice: Choice) -> SeizeTheBeanPosition:
        return played_on(world, seat, choice, 1)

    def later(
        self, world: SeizeTheBeanPosition, seat: Seat, choice: Choice, chance: Chance
    ) -> SeizeTheBeanPosition:
        return played_on(world, seat, choice, DAYS, chance)

    def player(self, seed: int) -> Bot[Any]:
        return Expert(seed)

    def options(self, number: int) -> Mapping[str, Any] | None:
        return LESSON.options(number)

    def why(self, chair: Chair[SeizeTheBeanPosition], choice: Choice) -> Message:
        return reason(self._master.cafe(chair), choice)
