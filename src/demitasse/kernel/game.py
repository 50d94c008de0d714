"""What a game declares: its id, title, options, content, choices, events and rulebook, and how to deal a position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from typing_extensions import TypeVar

from demitasse.kernel.choice import Choice, Notation
from demitasse.kernel.content import Content, Layout, Source
from demitasse.kernel.errors import BadOptions
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.options import Options, read
from demitasse.kernel.pins import Pin
from demitasse.kernel.position import Position
from demitasse.kernel.rulebook import Rulebook

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

OptionsT = TypeVar("OptionsT", bound=Options, default=Any)
ContentT = TypeVar("ContentT", bound=Content, default=Any)
PositionT = TypeVar("PositionT", bound=Position, default=Position, covariant=True)


class Game(Generic[OptionsT, ContentT, PositionT]):
    """A game names its options, content and position, fills in the class attributes and deals a first position.

    Where any game will do, `Game` alone says so.
    """

    id: ClassVar[str]
    package: ClassVar[str]
    title: ClassVar[str]
    prefix: ClassVar[str]
    """Begins the keys of this game's messages."""
    revision: ClassVar[int]
    """Counts changes of the rules that make an older record replay differently."""
    fewest: ClassVar[int]
    most: ClassVar[int]
    minutes: ClassVar[tuple[int, int]]
    """About how long a play takes, at least and at most."""
    real_time: ClassVar[bool] = False
    """Whether seats decide when they like while a clock runs, rather than when they are asked."""
    together: ClassVar[bool] = False
    """Whether all seats win or lose together; their results then come from `Result.together`."""
    options: type[OptionsT]
    choice_kinds: ClassVar[Sequence[type[Choice]]]
    event_kinds: ClassVar[Sequence[type[Event]]]
    position: type[PositionT]
    layout: ClassVar[Layout]
    """How its content is written."""
    counted: ClassVar[Mapping[type[Event], Callable[[Any, Any], Iterable[tuple[Seat, str]]]]] = {}
    """What events add to the notes of seats over many plays, beside what `Position.notes` reads off the end: a function
    of the event and the position, which names the seats and what is counted of them once more."""

    def pauses_freely(self, options: OptionsT) -> bool:
        """Whether anybody may stop the clock of a play in real time, rather than all together."""
        return False

    def automata(self, options: OptionsT, seats: int) -> tuple[str, ...]:
        """The names of players whom the game itself moves. They have no seat; sentences number them after the seats."""
        return ()

    def load(self, sources: tuple[Source, ...] = ()) -> ContentT:
        """The content, with people's files laid over our own. The same sources give the same object."""
        raise NotImplementedError

    def pins(self, content: ContentT) -> Iterable[Pin]:
        """What the booklet's text implies for a content, each check with what it finds."""
        return ()

    def deal(self, options: OptionsT, seats: int, seed: int, content: ContentT) -> PositionT:
        """The first position; everything is checked already."""
        raise NotImplementedError

    @cached_property
    def notation(self) -> Notation:
        return Notation(self.choice_kinds)

    @cached_property
    def rulebook(self) -> Rulebook:
        return Rulebook(self.files / "rulebook")

    @property
    def files(self) -> Traversable:
        """The folder of the game's package: cards, sentences, rulebook."""
        from importlib import resources  # with all it brings, half of what `import demitasse` would take

        return resources.files(self.package)

    def content(self, *files: Path | str) -> ContentT:
        """The box with people's files laid over it: `game.content("my-cards.toml")`; without files, ours."""
        return self.load(tuple(Source.at(Path(file)) for file in files))

    def setup(
        self,
        options: OptionsT | Mapping[str, Any] | None = None,
        *,
        seats: int,
        seed: int = 0,
        content: ContentT | None = None,
    ) -> PositionT:
        """The first position of a play: the same arguments give the same play on every machine."""
        content = content if content is not None else self.load()
        return self.deal(self.checked(options, seats, content), seats, seed, content)

    def excluded(self, options: OptionsT, seats: int, content: ContentT) -> Message | None:
        """Why so many seats cannot play with these options and this content, and what to do; None when they can."""
        return None

    def checked(
        self, options: OptionsT | Mapping[str, Any] | None, seats: int, content: ContentT | None = None
    ) -> OptionsT:
        """Options that can be played, with this content or with the game's own; else `BadOptions` says why not."""
        if not self.fewest <= seats <= self.most:
            raise BadOptions(
                "seats-out-of-range", game=self.title, fewest=self.fewest, most=self.most, seats=seats
            )
        if options is None or isinstance(options, Mapping):
            options = read(self.options, options or {})
        options.check(seats)
        reason = self.excluded(options, seats, content if content is not None else self.load())
        if reason is not None:
            raise BadOptions(reason.key, **reason.facts)
        return options
