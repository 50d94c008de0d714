"""What the bots of a game tell a coach: how a position looks to a seat, which choices are worth a thought, and how the
play would go on from one of them. A game that has a `Judge` gets a win curve and marks; nothing else need be written.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Any, ClassVar, Generic

from demitasse.bots.contract import Bot, Chair, PositionT
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.content import Content
from demitasse.kernel.event import Seat


class Judge(ABC, Generic[PositionT]):
    """Made for a number of players; asked about positions that are imagined from a seat, never about a true one."""

    game: ClassVar[str]

    def __init__(self, seats: int, content: Content) -> None:
        self.seats = seats
        self.content = content

    @abstractmethod
    def value(self, position: PositionT, seat: Seat) -> float:
        """How well a seat stands at the end of a turn, in any unit: the chance to win is fitted to it."""

    @abstractmethod
    def turn(self, position: PositionT) -> Hashable:
        """The same until the turn is over."""

    @abstractmethod
    def round(self, position: PositionT) -> int:
        """As people count them, from 1."""

    def candidates(self, chair: Chair[PositionT]) -> Sequence[Choice]:
        """Choices that are worth a thought, the one that looks best first; none where there is nothing to judge."""
        return ()

    def at_once(self, world: PositionT, seat: Seat, choice: Choice) -> PositionT:
        """Where the turn ends after a choice when it goes on well. The world may be changed."""
        raise NotImplementedError

    def later(self, world: PositionT, seat: Seat, choice: Choice, chance: Chance) -> PositionT:
        """Where the play stands some turns later, when everybody goes on well, though not always best.

        Whoever always does the same in the same position makes one line of play of many, and a coach too sure of it: so
        what others will do is a matter of chance too. The world may be changed.
        """
        raise NotImplementedError

    @abstractmethod
    def player(self, seed: int) -> Bot[Any]:
        """Who plays the games that the chances are fitted to."""
