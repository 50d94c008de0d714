"""The position of a game that asks one seat at a time: its agenda says whom, and its tables say what."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.position import Box, Position
from demitasse.kernel.seats import Agenda

ALONE: tuple[tuple[Seat, ...], ...] = tuple((seat,) for seat in range(8))
NOBODY: tuple[Seat, ...] = ()
NO_CHOICES: tuple[Choice, ...] = ()


class Asking(Position[Box]):
    """A step is a kind, its seat, and what else it needs to know: `("move", 2)`.

    The tables are by kind of step, and `PERFORM` by kind of choice; each rule stands in the room the table names.
    """

    __slots__ = ("agenda", "offered")

    DERIVED: ClassVar[tuple[str, ...]] = ("offered",)

    PREFIX: ClassVar[str]
    """Begins the keys of the game's messages."""
    OFFER: ClassVar[Mapping[str, Callable[[Any], tuple[Choice, ...]]]]
    """The legal choices at each step that asks a seat."""
    PROMPT: ClassVar[Mapping[str, Callable[[Any], Message]]]
    PERFORM: ClassVar[Mapping[type[Choice], Callable[[Any, Any, list[Event]], None]]]
    """What each choice does."""
    RESOLVE: ClassVar[Mapping[str, Callable[[Any, list[Event]], bool]]]
    """What each step does by itself: True when it is resolved, False when it asks its seat."""

    agenda: Agenda
    """What is still to come, the next step first; empty when the play is over."""
    offered: tuple[Choice, ...] | None
    """The legal choices, once somebody asked."""

    @abstractmethod
    def why_not(self, seat: Seat, choice: Choice) -> Illegal:
        """The rule that forbids a choice which is not offered."""

    @property
    def seats_to_act(self) -> tuple[Seat, ...]:
        return ALONE[self.agenda[0][1]] if self.agenda else NOBODY

    def choices(self, seat: Seat) -> tuple[Choice, ...]:
        agenda = self.agenda
        if not agenda or seat != agenda[0][1]:
            return NO_CHOICES
        offered = self.offered
        if offered is None:
            offered = self.offered = self.OFFER[agenda[0][0]](self)
        return offered

    def prompt(self, seat: Seat) -> Message:
        if not self.agenda:
            return Message(f"{self.PREFIX}-prompt-over")
        kind, asked = self.agenda[0][:2]
        if seat != asked:
            return Message(f"{self.PREFIX}-prompt-wait", {"seat": asked})
        return self.PROMPT[kind](self)

    def play(self, seat: Seat, choice: Choice) -> Sequence[Event]:
        if choice not in self.choices(seat):
            raise self.why_not(seat, choice)
        self.offered = None
        events: list[Event] = []
        self.PERFORM[choice.__class__](self, choice, events)
        resolve = self.RESOLVE
        agenda = self.agenda
        while agenda and resolve[agenda[0][0]](self, events):
            agenda = self.agenda
        return events


def asks(position: Any, events: list[Event]) -> bool:
    """A step that never resolves by itself."""
    return False
