"""What a learner is told of a position: named pieces, each a few bytes, in one array of a fixed size.

An encoder knows one game with its seats, options and content. It reads the packed position, not the view, and may tell
a seat nothing that the view would not: the contract suite deals the hidden again and demands the same bytes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from itertools import chain, groupby
from operator import attrgetter
from typing import Any, Generic, NamedTuple, ParamSpec, cast

from typing_extensions import TypeVar

from demitasse.bots.learning.actions import Actions
from demitasse.kernel.choice import Choice
from demitasse.kernel.content import Content
from demitasse.kernel.event import Seat
from demitasse.kernel.options import Options
from demitasse.kernel.position import Position
from demitasse.kernel.step import Step

PositionT = TypeVar("PositionT", bound=Position, default=Any, contravariant=True)
OptionsT = TypeVar("OptionsT", bound=Options, default=Any)
ContentT = TypeVar("ContentT", bound=Content, default=Any)

P = ParamSpec("P")

MOST = 255
"""What a byte can say; larger numbers are told as this."""


class Piece(NamedTuple):
    """Some numbers of an observation that belong together, each with its own label."""

    name: str
    labels: tuple[str, ...]
    of: Callable[[Any, Seat], bytes]
    """Reads them from a position: for the table and what is one's own given the seat that looks, for a piece about a
    seat that seat.
    """
    reads: tuple[str, ...] = ()
    """Every field of a position that it is made of, so that it is written again only when one of them has changed;
    none where one of them changes with nearly every choice. Pieces side by side that read the same are written
    together.
    """


class Stretch:
    """Pieces side by side for one seat, with what they told last: the values of a position never change."""

    __slots__ = ("fields", "last", "pieces", "seat")

    def __init__(self, reads: tuple[str, ...], pieces: Iterable[Piece], seat: Seat) -> None:
        self.fields = attrgetter(*reads) if reads else None
        self.pieces = tuple([piece.of for piece in pieces])
        self.seat = seat
        self.last: tuple[Any, bytes] = (None, b"")
        """The fields, and the bytes made of them."""

    def written(self, position: Any) -> bytes:
        seat = self.seat
        return b"".join([of(position, seat) for of in self.pieces])


class Place(NamedTuple):
    """Where a piece lies in an observation."""

    name: str
    labels: tuple[str, ...]
    start: int
    end: int


class Encoder(ABC, Generic[PositionT, OptionsT, ContentT]):
    """Subclass it for a game: fill `table`, `each` and `own`, and list every choice.

    An observation holds the pieces of the table, those about each seat, the looking one first and then clockwise, and
    what only the looking seat knows.
    """

    table: tuple[Piece, ...]
    each: tuple[Piece, ...]
    own: tuple[Piece, ...] = ()

    def __init__(self, seats: int, options: OptionsT, content: ContentT) -> None:
        self.seats = seats
        self.options = options
        self.content = content
        self.players = seats
        """Whom the pieces of `each` are told of: whom the game itself moves counts too."""

    @abstractmethod
    def every_choice(self) -> Iterator[Choice]:
        """All choices that may ever be offered, in a stable order; more than that are allowed."""

    @cached_property
    def actions(self) -> Actions:
        return Actions(self.every_choice())

    def observe(self, position: PositionT, seat: Seat) -> bytes:
        """What a seat knows, as so many bytes as `size` says."""
        parts: list[bytes] = []
        for stretch in self._stretches[seat]:
            if stretch.fields is None:
                parts.append(stretch.written(position))
                continue
            fields, (last, told) = stretch.fields(position), stretch.last
            if fields != last:
                told = stretch.written(position)
                stretch.last = (fields, told)
            parts.append(told)
        return b"".join(parts)

    # Pieces that most games have.

    def whose(self, name: str, seat_in: Callable[[Any], Seat], reads: tuple[str, ...] = ()) -> Piece:
        """A seat, told by its distance clockwise from the one that looks."""
        labels = tuple(f"seat +{offset}" for offset in range(self.players))
        # Without the row of nothing a negative distance counts from the end.
        rows = ONE_HOT[self.players][:-1]
        return Piece(name, labels, lambda position, seat: rows[seat_in(position) - seat], reads)

    def asked(self, steps: Mapping[str, type[Step]]) -> Piece:
        """The kind of step that asks; nothing when the play is over."""
        rows = {kind: one_of(len(steps), at) for at, kind in enumerate(steps.values())}
        over = bytes(len(steps))
        return Piece(
            "asked",
            tuple(steps),
            lambda position, seat: rows[type(position.agenda[0])] if position.agenda else over,
        )

    @cached_property
    def _stretches(self) -> tuple[tuple[Stretch, ...], ...]:
        """By looking seat: all that it is told, in order. What is told about a seat is the same for all who look."""
        seats = range(self.players)
        each = [stretches(self.each, seat) for seat in seats]
        return tuple(
            (
                *stretches(self.table, seat),
                *chain(*each[seat:], *each[:seat]),
                *stretches(self.own, seat),
            )
            for seat in seats
        )

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """Every piece with its place; pieces about seats are named after their distance: `cups of seat +1`."""
        named = [(piece.name, piece) for piece in self.table]
        for offset in range(self.players):
            whose = "own" if offset == 0 else f"seat +{offset}"
            named += [(f"{piece.name} ({whose})", piece) for piece in self.each]
        named += [(piece.name, piece) for piece in self.own]
        places, start = [], 0
        for name, piece in named:
            end = start + len(piece.labels)
            places.append(Place(name, piece.labels, start, end))
            start = end
        return tuple(places)

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.places[-1].end


def stretches(pieces: Iterable[Piece], seat: Seat) -> tuple[Stretch, ...]:
    return tuple([Stretch(reads, alike, seat) for reads, alike in groupby(pieces, lambda piece: piece.reads)])


# How pieces are written. Most of a position is as it was a choice ago: the bytes of a value are remembered by it.


@lru_cache(maxsize=1 << 14)
def numbers(*values: int) -> bytes:
    """Plain numbers, each as far as a byte goes."""
    return bytes([0 if value < 0 else MOST if value > MOST else value for value in values])


def one_of(size: int, which: int) -> bytes:
    """A 1 among zeros; nothing but zeros where there is none."""
    return ONE_HOT[size][which]


@lru_cache(maxsize=1 << 14)
def counts(size: int, things: tuple[int, ...]) -> bytes:
    """How many there are of each kind."""
    heap = bytearray(size)
    for thing in things:
        heap[thing] += 1
    return bytes(heap)


@lru_cache(maxsize=1 << 14)
def counts_by_place(size: int, places: tuple[tuple[int, ...], ...]) -> bytes:
    """The same for each of several places, one after the other."""
    return b"".join([counts(size, things) for things in places])


def remembered(encode: Callable[P, bytes]) -> Callable[P, bytes]:
    """The bytes of a value, or of several, kept with them."""
    return cast(Callable[P, bytes], lru_cache(maxsize=1 << 14)(encode))


class _OneHot(dict[int, tuple[bytes, ...]]):
    """By size: the rows of an identity matrix, and last the row of nothing, which −1 finds."""

    def __missing__(self, size: int) -> tuple[bytes, ...]:
        rows = [bytes(which == place for place in range(size)) for which in range(size)]
        self[size] = (*rows, bytes(size))
        return self[size]


ONE_HOT = _OneHot()
