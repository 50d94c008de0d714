"""What a bot is given and what it gives back.

A bot sits in a chair: it has the decision its seat is asked, the events its seat has seen, and an imagined position,
dealt anew from what the seat knows. The true position never reaches it, so it cannot peek, even by accident.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, Self

import msgspec
from typing_extensions import TypeVar

from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.claims import NO_CLAIMS, Holders
from demitasse.kernel.content import Content
from demitasse.kernel.decision import Decision, Milliseconds
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.position import Position

Imagined = TypeVar("Imagined", bound=Position, default=Position, covariant=True)
ImaginedT = TypeVar("ImaginedT", covariant=True)
ViewT = TypeVar("ViewT", bound=msgspec.Struct, covariant=True)
ContentT = TypeVar("ContentT", bound=Content, covariant=True)
PositionT = TypeVar("PositionT", bound=Position, default=Any)


class Wait(Choice, frozen=True, tag="wait"):
    """Nothing now, in a game played in real time: ask again at a moment of the play, and when anything changes
    (KR-TIME-31, KR-TIME-34).

    A choice only a bot makes: it is never played and stands in no log.
    """

    until: Milliseconds | None = None
    """None: only when something changes."""
    whatever: bool = True
    """False: not before `until`, whatever changes."""


SECOND: Milliseconds = 1000
ONE_DEAL = Chance.of(0)
"""The chance of bots that do not guess: a deck dealt by it before need not be dealt again."""


class _Seen(Protocol[ViewT]):
    """A position, by what its seats see: so that a chair at a table of Coffee Rush has a `CoffeeRushView`."""

    def view(self, seat: Seat | None, /) -> ViewT: ...


class _Boxed(Protocol[ContentT]):
    """A position, by its box."""

    @property
    def content(self) -> ContentT: ...


class _Imagining(Protocol[ImaginedT]):
    """A chair, by what is imagined in it."""

    @property
    def seat(self) -> Seat: ...

    @property
    def imagined(self) -> ImaginedT: ...


NO_PEOPLE: frozenset[Seat] = frozenset()
NOTHING_LEFT: Mapping[str, tuple[Seat, ...]] = {}


class Chair(Generic[Imagined]):
    """What a person in this seat has."""

    __slots__ = ("_decision", "_imagined", "claims", "events", "people", "seat")

    def __init__(
        self,
        seat: Seat,
        decision: Decision | None,
        events: Sequence[Event],
        imagined: Imagined | None,
        people: frozenset[Seat] = NO_PEOPLE,
        claims: Holders = NO_CLAIMS,
    ) -> None:
        self.seat = seat
        self.people = people
        """The seats in which people sit, as everybody at the table sees."""
        self.claims = claims
        """Who has promised to take on what (`Position.claimable`)."""
        self._decision = decision
        self.events = events
        """All that the seat has seen happen so far."""
        self._imagined = imagined

    @property
    def imagined(self) -> Imagined:
        """A position that could be the true one; it looks the same from this seat. Copy it before playing on it."""
        assert self._imagined is not None, "a blind bot is given nothing to imagine"
        return self._imagined

    @property
    def decision(self) -> Decision:
        """What the seat is asked. An imagined position asks the same as the true one."""
        if self._decision is None:
            self._decision = self.imagined.decision(self.seat)
        return self._decision

    @property
    def view(self: _Imagining[_Seen[ViewT]]) -> ViewT:
        """The table as this seat sees it, as plain data: what the browser is sent."""
        return self.imagined.view(self.seat)

    @property
    def content(self: _Imagining[_Boxed[ContentT]]) -> ContentT:
        """What is in the box: cards, recipes, board. `content.names` calls things by their names."""
        return self.imagined.content

    def imagine(self, chance: Chance) -> Imagined:
        """Another position that could be the true one, dealt by the bot's own chance."""
        return self.imagined.imagine(self.seat, chance)


class Bot(ABC, Generic[PositionT]):
    """Subclass this, implement `choose`, and it can sit at any table; a `Bot[CoffeeRushPosition]` at those of its game.

    One bot object plays one seat in one play and may remember what it planned.
    """

    blind: ClassVar[bool] = False
    """True for a `BlindBot`; it saves the work of imagining."""
    guesses: ClassVar[bool] = True
    """False for a bot that never looks at what is hidden: all it imagines may be dealt by one and the same chance."""

    person: ClassVar[bool] = False
    """True for one that stands for a person in simulations: bots beside it see a person in its seat."""

    made_with: tuple[tuple[Any, ...], dict[str, Any]]
    """The arguments it was made with, so that others like it can be made for other plays."""

    def __new__(cls, *args: Any, **keywords: Any) -> Self:
        bot = super().__new__(cls)
        bot.made_with = args, keywords
        return bot

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    @abstractmethod
    def choose(self, chair: Chair[PositionT]) -> Choice:
        """One of the decision's choices; in a game played in real time, `Wait` is an answer too."""

    def pause(self, choice: Choice) -> Milliseconds:
        """How long its hands are busy after a choice, in a game played in real time."""
        return SECOND

    def says(self, chair: Chair[PositionT], choice: Choice) -> Message | None:
        """What it calls out to the others about a choice, in a game played together; mostly nothing."""
        return None

    def claims(self, chair: Chair[PositionT]) -> tuple[str, ...]:
        """What it promises to take on, in a game played together; people may still claim it."""
        return ()

    def leaves(self, chair: Chair[PositionT]) -> Mapping[str, tuple[Seat, ...]]:
        """What it leaves to which people for now, in a game played together, by the ids of `Position.claimable`."""
        return NOTHING_LEFT

    def explain(self, chair: Chair[PositionT], choice: Choice) -> Message:
        """Why it would choose this, in one sentence."""
        return Message("bot-no-reason")


class BlindBot(Bot):
    """A bot that looks at nothing but the list of its legal choices: no chair need be made for it."""

    blind = True

    @abstractmethod
    def pick(self, choices: tuple[Choice, ...]) -> Choice:
        """One of the choices."""

    def choose(self, chair: Chair) -> Choice:
        """What it picks."""
        return self.pick(chair.decision.choices)


def seat_down(
    position: PositionT,
    seat: Seat,
    events: Sequence[Event],
    chance: Chance,
    *,
    people: frozenset[Seat] = NO_PEOPLE,
    claims: Holders = NO_CLAIMS,
    blind: bool = False,
) -> Chair[PositionT]:
    """The chair of a seat: the last place where the true position is in hand."""
    if blind:
        return Chair(seat, position.decision(seat), events, None, people, claims)
    return Chair(seat, None, events, position.imagine(seat, chance), people, claims)
