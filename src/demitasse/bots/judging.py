"""What the bots of a game tell a coach: how a position looks to a seat, which choices are worth a thought, and how the
play would go on from one of them. A game that has a `Judge` gets a win curve and marks; nothing else need be written.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar, Generic

from demitasse.bots.contract import Bot, Chair, PositionT
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.content import Content
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Message


class Judge(ABC, Generic[PositionT]):
    """Made for a number of players; asked about positions that are imagined from a seat, never about a true one."""

    game: ClassVar[str]
    tables: ClassVar[Sequence[int]] = ()
    """For which numbers of players there are chances; without a word, for all."""
    glances: ClassVar[int] = 1
    """In how many worlds a choice is looked at before it is worth being tried out."""

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

    @property
    def turns_a_round(self) -> int:
        """How many turns all players together have in a round."""
        return self.seats

    @property
    def turns_ahead(self) -> int:
        """How many turns are over where `later` ends."""
        raise NotImplementedError

    def why(self, chair: Chair[PositionT], choice: Choice) -> Message:
        """The reason for a choice that proved good."""
        return self.player(0).explain(chair, choice)

    def options(self, number: int) -> Mapping[str, Any] | None:
        """What the play of this number is played with, of those that the chances are fitted to."""
        return None

    def regretted(self, before: PositionT, after: PositionT, seat: Seat) -> int:
        """How often a seat lost something at the end of a turn that it had the means to keep; `before` its last choice.

        The sentence `coach-regretted-<game>` says what it is.
        """
        return 0

    @abstractmethod
    def player(self, seed: int) -> Bot[Any]:
        """Who plays the games that the chances are fitted to."""
