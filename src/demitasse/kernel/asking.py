"""The base of turn-based positions: an agenda of steps says who is asked what, and each step how it is answered."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.position import ContentT, Position, SlotCodec, frozen
from demitasse.kernel.step import Agenda, Step

ALONE: tuple[tuple[Seat, ...], ...] = tuple((seat,) for seat in range(8))
NO_CHOICES: tuple[Choice, ...] = ()


class Asking(Position[ContentT]):
    """The base of turn-based games driven by an agenda of steps.

    It asks the seat of the step on top of the agenda, or several seats at once where such steps are taken together.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("offered",)

    PREFIX: ClassVar[str]
    """Begins the keys of the game's messages."""
    STEPS: ClassVar[Mapping[str, type[Step]]]
    """Every kind of step of the game, by name."""

    agenda: Agenda
    """What is still to come, the next step first; empty when the play is over."""
    offered: tuple[Choice, ...] | None
    """The legal choices of the step on top, once somebody asked."""

    @abstractmethod
    def why_not(self, seat: Seat, choice: Choice) -> Illegal:
        """The rule that forbids a choice which is not offered."""

    # Who decides what.

    @property
    def seats_to_act(self) -> tuple[Seat, ...]:
        agenda = self.agenda
        if not agenda:
            return ()
        step = agenda[0]
        return tuple([asked.seat for asked in self._together()]) if step.together else ALONE[step.seat]

    def choices(self, seat: Seat) -> tuple[Choice, ...]:
        agenda = self.agenda
        if not agenda:
            return NO_CHOICES
        step = agenda[0]
        if seat != step.seat:
            return (
                self.step_of(seat).offer(self) if step.together and seat in self.seats_to_act else NO_CHOICES
            )
        offered = self.offered
        if offered is None:
            offered = self.offered = step.offer(self)
        return offered

    def prompt(self, seat: Seat) -> Message:
        if not self.agenda:
            return Message(f"{self.PREFIX}-prompt-over")
        asked = self.seats_to_act
        if seat not in asked:
            return Message(f"{self.PREFIX}-prompt-wait", {"seat": asked[0] if len(asked) == 1 else asked})
        return self.step_of(seat).prompt(self)

    def _together(self) -> list[Step]:
        kind = type(self.agenda[0])
        return [step for step in self.agenda if type(step) is kind]

    def step_of(self, seat: Seat) -> Step:
        """The step that asks a seat which is to act."""
        step = self.agenda[0]
        return step if step.seat == seat else next(mine for mine in self._together() if mine.seat == seat)

    # How it goes on.

    def play(self, seat: Seat, choice: Choice) -> Sequence[Event]:
        offered = self.offered
        if offered is None or seat != self.agenda[0].seat:
            offered = self.choices(seat)
        if choice not in offered:
            raise self.why_not(seat, choice)
        self.offered = None
        step = self.agenda[0]
        if step.seat != seat:  # one of several who choose at once: in which order they do does not matter
            step = self.step_of(seat)
            self.agenda = (step, *[other for other in self.agenda if other is not step])
        events: list[Event] = []
        step.ANSWERS[type(choice)](step, self, choice, events)
        self.resolve(events)
        return events

    def resolve(self, events: list[Event]) -> None:
        """Let happen what needs no choice, until a seat is asked or nothing is left."""
        agenda = self.agenda
        while agenda and agenda[0].resolve(self, events):
            if self.agenda is agenda:
                self.agenda = agenda[1:]
            agenda = self.agenda

    def done(self, *then: Step) -> None:
        """The step on top is resolved, and these come next."""
        self.agenda = then + self.agenda[1:]

    def push(self, *steps: Step) -> None:
        """These steps, in this order, before everything else."""
        self.agenda = steps + self.agenda

    # Saved and resumed.

    @classmethod
    def slot_codec(cls, slot: str, declared: Any) -> SlotCodec:
        """Steps are saved as flat tuples that begin with their kind."""
        if slot != "agenda":
            return super().slot_codec(slot, declared)
        return SlotCodec(
            lambda agenda: [tuple([step.saved() for step in agenda])],
            lambda state: tuple([cls.STEPS[kind].resumed(frozen(facts)) for kind, *facts in next(state)]),
        )
