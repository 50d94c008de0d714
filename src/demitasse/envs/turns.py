"""A play as one decision after another, which is what most libraries for learners want.

Where several seats may act at once, the first of them is asked first. In a game played in real time each of them is
asked once a tick, may wait, and then time passes; while time stands still nobody may wait. What cannot be done there
changes nothing, as at the table (KR-TIME-11).
"""

from __future__ import annotations

from collections.abc import Sequence

from demitasse.bots.learning.actions import WAIT, Id, UnknownAction
from demitasse.envs.spec import Spec
from demitasse.kernel.choice import Choice
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.position import Position

TICK: Milliseconds = 1000
"""How much time passes between two decisions of a seat, in a game played in real time."""


class Turns:
    """Whose decision it is in a play, and what it may choose."""

    __slots__ = ("_asked", "choices", "events", "position", "seat", "spec", "tick")

    def __init__(self, spec: Spec, position: Position, tick: Milliseconds = TICK) -> None:
        self.spec = spec
        self.position = position
        self.tick = tick
        self.choices = 0
        """Made so far."""
        self.events: Sequence[Event] = ()
        """What happened since the last decision."""
        self._asked: list[Seat] = []
        self.seat: Seat | None = None
        """Who decides now; None when the play is over, or was cut short."""
        self._go_on()

    def copy(self) -> Turns:
        twin = object.__new__(Turns)
        twin.spec, twin.tick, twin.choices, twin.seat = self.spec, self.tick, self.choices, self.seat
        twin.position, twin.events, twin._asked = self.position.copy(), self.events, self._asked[:]
        return twin

    @property
    def cut_short(self) -> bool:
        """Whether the play ended by its length alone."""
        return self.seat is None and self.position.result is None

    @property
    def returns(self) -> tuple[float, ...]:
        return self.spec.returns(self.position)

    def legal(self) -> tuple[Choice, ...]:
        """What the seat whose decision it is may choose."""
        return () if self.seat is None else self.legal_for(self.seat)

    def legal_for(self, seat: Seat) -> tuple[Choice, ...]:
        legal = self.position.choices(seat)
        return legal if self.position.due is None else (WAIT, *legal)

    def play(self, id: Id) -> None:
        """The decision of the seat; in a game in turns, `Illegal` says why an action is not possible now."""
        choice = self.spec.actions.choice_of(id)
        seat = self.seat
        self.events = ()
        if seat is None:
            raise UnknownAction("env-over")
        if not self.spec.game.real_time or choice in self.position.choices(seat):
            self.events = self.position.play(seat, choice)
        self.choices += 1
        self._go_on()

    def _go_on(self) -> None:
        position = self.position
        if self.choices >= self.spec.most_choices:
            self.seat = None
            return
        if not self.spec.game.real_time:
            asked = position.seats_to_act
            self.seat = asked[0] if asked else None
            return
        while True:
            may_act = position.seats_to_act
            while self._asked:
                seat = self._asked.pop(0)
                if seat in may_act:
                    self.seat = seat
                    return
            if position.result is not None:
                self.seat = None
                return
            if position.due is not None and (not may_act or self.choices):
                to = position.clock + self.tick if may_act else position.due
                self.events = (*self.events, *position.advance(to))
            self._asked = list(position.seats_to_act)
