"""A game: the name a table asks for, and the few things that make a set of rules playable."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar

from demitasse.kernel.choice import Choice, Notation
from demitasse.kernel.content import Content, Source
from demitasse.kernel.errors import BadOptions
from demitasse.kernel.event import Event
from demitasse.kernel.message import Message
from demitasse.kernel.options import Options, read
from demitasse.kernel.position import Position
from demitasse.kernel.rulebook import Rulebook


class Game:
    """A game subclasses this, fills in the class attributes and deals a first position."""

    id: ClassVar[str]
    package: ClassVar[str]
    title: ClassVar[str]
    prefix: ClassVar[str]
    """Begins the keys of this game's messages."""
    revision: ClassVar[int]
    """Counts changes of the rules that make an older record replay differently."""
    fewest: ClassVar[int]
    most: ClassVar[int]
    real_time: ClassVar[bool] = False
    """Whether seats decide when they like while a clock runs, rather than when they are asked."""
    options: ClassVar[type[Options]]
    choice_kinds: ClassVar[Sequence[type[Choice]]]
    event_kinds: ClassVar[Sequence[type[Event]]]
    position: ClassVar[type[Position]]

    def pauses_freely(self, options: Options) -> bool:
        """Whether anybody may stop the clock of a play in real time, rather than all together."""
        return False

    def automata(self, options: Options, seats: int) -> tuple[str, ...]:
        """The names of players whom the game itself moves. They have no seat; sentences number them after the seats."""
        return ()

    def load(self, sources: tuple[Source, ...] = ()) -> Content:
        """The content, with people's files laid over our own. The same sources give the same object."""
        raise NotImplementedError

    def deal(self, options: Options, seats: int, seed: int, content: Content) -> Position:
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
        return resources.files(self.package)

    def content(self, *files: Path | str) -> Content:
        return self.load(tuple(Source.at(Path(file)) for file in files))

    def setup(
        self,
        options: Options | Mapping[str, Any] | None = None,
        *,
        seats: int,
        seed: int = 0,
        content: Content | None = None,
    ) -> Position:
        """The first position of a play: the same arguments give the same play on every machine."""
        content = content if content is not None else self.load()
        return self.deal(self.checked(options, seats, content), seats, seed, content)

    def excluded(self, options: Options, seats: int, content: Content) -> Message | None:
        """Why so many seats cannot play with these options and this content, and what to do; None when they can."""
        return None

    def checked(
        self, options: Options | Mapping[str, Any] | None, seats: int, content: Content | None = None
    ) -> Options:
        """Options that can be played, with this content or with the game's own; else `BadOptions` says why not."""
        if not self.fewest <= seats <= self.most:
            raise BadOptions(
                "seats-out-of-range", game=self.title, fewest=self.fewest, most=self.most, seats=seats
            )
        if not isinstance(options, Options):
            options = read(self.options, options or {})
        options.check(seats)
        reason = self.excluded(options, seats, content if content is not None else self.load())
        if reason is not None:
            raise BadOptions(reason.key, **reason.facts)
        return options
