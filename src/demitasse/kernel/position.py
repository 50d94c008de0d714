"""The position contract: what every game promises to bots, tables, simulations and tests."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, ClassVar, Generic, NamedTuple, Self, get_type_hints

import msgspec
from typing_extensions import TypeVar

from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.claims import NO_CLAIMS, Holders
from demitasse.kernel.content import Content
from demitasse.kernel.decision import Advice, Decision, Milliseconds
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.outlook import Foreseen, Outlook, Tones
from demitasse.kernel.result import Result
from demitasse.kernel.slotted import Slotted, copier, declared_by

ContentT = TypeVar("ContentT", bound=Content, default=Content, covariant=True)
"""The content a position is made of; a game names its own: `class SipsPosition(Position[SipsContent])`."""


class SlotCodec(NamedTuple):
    """How the value of a slot is written to the saved state, and read back from it."""

    save: Callable[[Any], Iterable[Any]]
    resume: Callable[[Iterator[Any]], Any]


class Position(Generic[ContentT], metaclass=Slotted):
    """The full state of a play, hidden parts included. It never leaves the engine.

    A position is a slotted shell over immutable values: a game annotates its fields and replaces a field to change it.
    Copying copies the shell, so two positions never share anything mutable.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ()
    """Slots that only remember what the state implies: copied, but neither saved nor compared; None when unknown."""
    TOLD: ClassVar[tuple[str, ...]] = ()
    """Slots that only events and advice are made of, such as why something happens: copied and saved, but neither
    compared nor part of the digest, since nothing that can be played depends on them; None when unknown."""
    OPEN: ClassVar[bool] = False
    """Whether all seats and spectators see the same, so that one view does for everybody."""
    STATE: ClassVar[tuple[str, ...]] = ("clock", "revealed")
    """The slots that make up the state, in a stable order. `content` is not state but the box it came in."""

    content: ContentT
    clock: Milliseconds
    """The play's own time. Only the caller of `advance` knows any other."""
    revealed: int
    """Grows with every hidden thing that somebody comes to know and with every choice that is final."""

    def __init__(self, content: ContentT) -> None:
        """A position with nothing on the table yet: a game's `deal` fills the slots it has added."""
        self.content = content
        self.clock = self.revealed = 0
        for slot in (*self.DERIVED, *self.TOLD):
            setattr(self, slot, None)

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        settle(cls)

    @property
    @abstractmethod
    def seats_to_act(self) -> tuple[Seat, ...]:
        """Who may decide now: several in a simultaneous decision, none when over or waiting for the clock."""

    @abstractmethod
    def choices(self, seat: Seat) -> tuple[Choice, ...]:
        """The legal choices of a seat, in a stable order; none when it is not asked."""

    @abstractmethod
    def prompt(self, seat: Seat) -> Message:
        """What the seat is asked."""

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
        """Everybody's points so far, where these are public; else nothing. Players moved by the game come last."""
        return ()

    def outlook(self, seat: Seat, choice: Choice) -> Message | None:
        """What a legal choice leads to, in a few words that give nothing away; None when its name says it all."""
        return None

    def tones(self, seat: Seat, foreseen: Foreseen) -> Tones:
        """How loudly to offer the choices of a seat, judged by what they lead to and by nothing but what it knows."""
        return {}

    def outlooks(self, seat: Seat) -> tuple[Outlook, ...]:
        """What each choice of a seat leads to, and how loudly to offer it: for whoever shows the decision."""
        foreseen = {choice: self.outlook(seat, choice) for choice in self.choices(seat)}
        tones = self.tones(seat, foreseen) if foreseen else {}
        looks: list[Outlook] = []
        for choice, message in foreseen.items():
            tone = tones.get(choice, "")
            final = tone == "wasteful" and self._is_final(seat, choice)
            looks.append(Outlook(message, tone, choice.ends, final))
        return tuple(looks)

    def _is_final(self, seat: Seat, choice: Choice) -> bool:
        """Whether a choice reveals something or is final by itself; while the clock runs, nothing is taken back."""
        if self.due is not None:
            return True
        ahead = self.copy()
        ahead.play(seat, choice)
        return ahead.revealed != self.revealed

    def advice(self, seat: Seat, claims: Holders = NO_CLAIMS) -> tuple[Advice, ...]:
        """What is evident now, the most evident first, from what the seat knows and its team claims; often nothing."""
        return ()

    def hidden(self) -> Mapping[str, Any]:
        """What no view shows, as plain data: for looking back at a finished play, all open."""
        return {}

    def notes(self, seat: Seat) -> Mapping[str, int]:
        """What is worth counting over many finished plays, such as the cards a seat ended with: its id, how many."""
        return {}

    def decision(self, seat: Seat) -> Decision:
        """What a seat is asked now, and all it may choose; no choices where it is not asked."""
        return Decision(self.prompt(seat), self.choices(seat))

    @property
    def due(self) -> Milliseconds | None:
        """When something happens by itself next, in the play's own time; None while time stands still."""
        return None

    def advance(self, to: Milliseconds) -> Sequence[Event]:
        """Move the play's own clock to a moment and resolve what fell due by then, in order.

        When time comes to stand still on the way, the clock stays there.
        """
        if self.due is not None:  # a timed game overrides this
            raise NotImplementedError
        return ()

    @property
    def together(self) -> bool:
        """Whether one answer stands for all seats asked now: the decision of a team."""
        return False

    @property
    def patience(self) -> tuple[Milliseconds, Choice] | None:
        """How long the others need to wait for the seats asked now, and what a table may then play for each of them."""
        return None

    @property
    def claimable(self) -> frozenset[str]:
        """What somebody may promise to take on, by its id, such as orders and rooms; a promise is no choice."""
        return frozenset()

    def copy(self) -> Self:
        """An independent copy, cheap enough for search: a line per slot, written when the class is made."""
        raise NotImplementedError

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """All it holds is immutable, so a copy of the shell is deep enough."""
        return self.copy()

    def state(self) -> tuple[Any, ...]:
        """All state as nested tuples of numbers, words and None: for comparing and digests."""
        state: list[Any] = []
        for slot, codec in self._slot_codecs():
            state += codec.save(getattr(self, slot))
        return tuple(state)

    def saved(self) -> tuple[Any, ...]:
        """All that another process needs to go on like this one: the state, then what is only told."""
        return (*self.state(), *[getattr(self, slot) for slot in self.TOLD])

    @classmethod
    def restore(cls, content: Any, saved: Sequence[Any]) -> Self:
        """The position that `saved()` or `state()` described, also after a trip through JSON."""
        twin = cls(content)
        left = iter(saved)
        for slot, codec in cls._slot_codecs():
            setattr(twin, slot, codec.resume(left))
        for slot in cls.TOLD:
            setattr(twin, slot, frozen(next(left, None)))
        return twin

    @classmethod
    def slot_codec(cls, slot: str, declared: Any) -> SlotCodec:
        """The codec of a slot, by its declared type: chance as its key and counter, a named tuple field by field."""
        if declared is Chance:
            return SlotCodec(lambda chance: [chance.saved], lambda state: Chance.resumed(next(state)))
        if hasattr(declared, "_fields"):
            fields = declared._fields
            return SlotCodec(list, lambda state: declared(*[frozen(next(state)) for _ in fields]))
        return SlotCodec(lambda value: [value], lambda state: frozen(next(state)))

    @classmethod
    @cache
    def _slot_codecs(cls) -> tuple[tuple[str, SlotCodec], ...]:
        declared = get_type_hints(cls)
        return tuple([(slot, cls.slot_codec(slot, declared[slot])) for slot in cls.STATE])

    def digest(self) -> str:
        """A fingerprint of the whole state, the same on every machine. Players never see it: it covers hidden parts."""
        return blake2b(msgspec.json.encode(self.state()), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.content is other.content and self.state() == other.state()

    def __hash__(self) -> int:
        return hash(self.state())

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).restore, (self.content, self.saved())


def settle(kind: Any) -> None:
    """What follows from the fields that a position declares: its state, and how it is copied."""
    fields = declared_by(kind)
    others = {"content", *Position.STATE, *kind.DERIVED, *kind.TOLD}
    kind.STATE = (*Position.STATE, *sorted({*fields} - others))
    if "copy" not in vars(kind):
        kind.copy = copier(kind, fields)


def frozen(value: Any) -> Any:
    """Lists that JSON made of tuples, as tuples again."""
    return tuple(map(frozen, value)) if isinstance(value, list | tuple) else value
