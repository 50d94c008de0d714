"""A step: one thing still to be resolved, as a small named value, with all that it does in one class.

The agenda of a position is a stack of steps, the next one first. The top step either resolves by itself or asks its
seat; an effect that interrupts another is pushed in front of it. A step holds words, numbers and tuples of them and
never changes, so a position can be copied, compared, saved and resumed in the middle of anything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self

import msgspec

from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message

Answer = Callable[[Any, Any, Any, list[Event]], None]
"""What a choice does: a method of the step that asked, given the position, the choice and the list of events."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """Whom it is about, and what else it needs to know. The class says its `kind`, as in `Move(seat=2)`: `move`.

    A game writes a class a step, in the room of its rule. A last field whose default is `()` is an open-ended list.
    """

    seat: Seat

    kind: ClassVar[str] = ""
    """The name it is saved under; a class that only others are made from has none."""
    ANSWERS: ClassVar[Mapping[type[Choice], Answer]] = {}
    """The choices that may answer this step, each with what it does."""
    together: ClassVar[bool] = False
    """Whether all steps of this kind on top of the agenda ask their seats at the same time, as in a draft."""

    def offer(self, position: Any) -> tuple[Choice, ...]:
        """The legal choices of the seat, in a stable order."""
        raise NotImplementedError

    def prompt(self, position: Any) -> Message:
        """What the seat is asked."""
        raise NotImplementedError

    def resolve(self, position: Any, events: list[Event]) -> bool:
        """Do what needs no choice: True when the step is resolved, False when it asks its seat.

        A step that is resolved and has left the agenda as it was is taken off.
        """
        return False

    def refuse(self, position: Any, choice: Any) -> Illegal:
        """Why a choice among `ANSWERS` is not offered now. Choices that always are need no word here."""
        raise NotImplementedError

    def saved(self) -> tuple[Any, ...]:
        """Kind and facts as one flat tuple: `("move", 2)`."""
        facts = msgspec.structs.astuple(self)
        if type(facts[-1]) is tuple:
            facts = (*facts[:-1], *facts[-1])
        return (self.kind, *facts)

    @classmethod
    def resumed(cls, facts: Sequence[Any]) -> Self:
        """The step of this kind that was saved with these facts."""
        values: list[Any] = list(facts)
        if cls.__struct_defaults__[-1:] == ((),):
            single = len(cls.__struct_fields__) - 1
            values[single:] = [tuple(values[single:])]
        return cls(*values)


Agenda = tuple[Step, ...]
"""The steps still to come, the next one first."""


def by_kind(*steps: type[Step]) -> Mapping[str, type[Step]]:
    """A game's steps by the names they are saved under."""
    return {step.kind: step for step in steps}
