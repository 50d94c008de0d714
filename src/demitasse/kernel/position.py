"""The position contract: what every game promises to bots, tables, simulations and tests."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, ClassVar, Self

import msgspec

from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.content import Content
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.result import Result

Milliseconds = int


class Decision(msgspec.Struct, frozen=True):
    """What a seat is asked now: a prompt and the finite list of its legal choices, in a stable order."""

    prompt: Message
    choices: tuple[Choice, ...]


class Position(ABC):
    """The full state of a play, hidden parts included. It never leaves the engine.

    A position is a slotted shell over immutable values: a game lists the slots that make its state in `STATE`
    and replaces a field to change it. Copying copies the shell, so two positions never share anything mutable.
    """

    __slots__ = ("clock", "content", "revealed")

    STATE: ClassVar[tuple[str, ...]] = ("clock", "revealed")
    """The slots that make up the state; a game appends its own. `content` is not state but the box it came in."""

    content: Content
    clock: Milliseconds
    """The play's own time. Only the caller of `advance` knows any other."""
    revealed: int
    """Grows with every hidden thing that somebody comes to know and with every choice that is final."""

    @property
    @abstractmethod
    def seats_to_act(self) -> tuple[Seat, ...]:
        """Who may decide now: several in a simultaneous decision, none when over or waiting for the clock."""

    @abstractmethod
    def choices(self, seat: Seat) -> tuple[Choice, ...]:
        """The legal choices of a seat, in a stable order; none when it is not asked."""

    @abstractmethod
    def prompt(self, seat: Seat) -> Message:
        """What the seat is asked, as a sentence to be."""

    @abstractmethod
    def play(self, seat: Seat, choice: Choice) -> Sequence[Event]:
        """Play a choice and resolve all that follows without a decision; `Illegal` says which rule forbids it."""

    @abstractmethod
    def view(self, seat: Seat | None) -> msgspec.Struct:
        """The position as a seat may know it, as plain data; None is the spectator."""

    @abstractmethod
    def imagine(self, seat: Seat | None, chance: Chance) -> Self:
        """A copy in which all that the seat cannot know is dealt again: a position that could be the true one."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """None while the play goes on."""

    @abstractmethod
    def stocks(self) -> Mapping[str, int]:
        """How many of each component there are, added up over all places they can be in. Never changes."""

    @property
    @abstractmethod
    def turn_order(self) -> tuple[Seat, ...]:
        """All seats, the first player first."""

    @property
    def points(self) -> tuple[int, ...]:
        """Everybody's points so far, where these are public; else nothing."""
        return ()

    def outlook(self, seat: Seat, choice: Choice) -> Message | None:
        """What a legal choice leads to, in a few words that give nothing away; None when its name says it all."""
        return None

    def hidden(self) -> Mapping[str, Any]:
        """What no view shows, as plain data: for looking back at a finished play, all open."""
        return {}

    def decision(self, seat: Seat) -> Decision:
        return Decision(self.prompt(seat), self.choices(seat))

    @property
    def due(self) -> Milliseconds | None:
        """When something happens by itself next, in the play's own time; None in turn-based games."""
        return None

    def advance(self, to: Milliseconds) -> Sequence[Event]:
        """Move the play's own clock to a moment and resolve what fell due by then, in order."""
        if self.due is not None:  # a timed game overrides this
            raise NotImplementedError
        return ()

    def copy(self) -> Self:
        """An independent copy, cheap enough for search."""
        twin = object.__new__(type(self))
        twin.content = self.content
        for slot in self.STATE:
            setattr(twin, slot, getattr(self, slot))
        return twin

    def state(self) -> tuple[Any, ...]:
        """All state as nested tuples of numbers, words and None: for comparing, saving and digests."""
        return tuple(getattr(self, slot) for slot in self.STATE)

    @classmethod
    def restore(cls, content: Content, state: Sequence[Any]) -> Self:
        """The position that `state()` described, also after a trip through JSON."""
        twin = object.__new__(cls)
        twin.content = content
        for slot, value in zip(cls.STATE, state, strict=True):
            setattr(twin, slot, _frozen(value))
        return twin

    def digest(self) -> str:
        """A fingerprint of the whole state, the same on every machine. Players never see it: it covers hidden parts."""
        return blake2b(msgspec.json.encode(self.state()), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.content is other.content and self.state() == other.state()

    def __hash__(self) -> int:
        return hash(self.state())

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).restore, (self.content, self.state())


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list | tuple) else value
