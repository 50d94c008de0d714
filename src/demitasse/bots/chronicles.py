"""What happened in a play in real time, told by its bots' room: who did what when, where time went, what went wrong.

A coach shows it of games that have no curve: nothing in it is a guess, all is read off the record.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.event import Seat
from demitasse.kernel.game import Game
from demitasse.kernel.message import Message
from demitasse.kernel.record import Record

BUSY, IDLE, BLOCKED = "busy", "idle", "blocked"
NOBODY: Seat = -1


class ChronicleBar(msgspec.Struct, frozen=True):
    """A stretch of time in a lane."""

    kind: str
    """`busy`; `idle`: it could have been used; `blocked`: it waited for a space."""
    begins: Milliseconds
    """From the start of the round, as `ends`."""
    ends: Milliseconds
    place: str
    """Where: the id of a zone; of an idle stretch nothing."""
    seat: Seat
    """Who did it; below 0 nobody."""
    row: int
    """The row of the record with which it began."""


class ChronicleLane(msgspec.Struct, frozen=True):
    """What one of the things that seats work with was used for in a round."""

    thing: str
    """Its id."""
    seat: Seat
    """Whose it is; below 0 everybody's."""
    bars: tuple[ChronicleBar, ...]


class ChronicleRound(msgspec.Struct, frozen=True):
    round: int
    length: Milliseconds
    lanes: tuple[ChronicleLane, ...]
    summary: Message


class ChronicleFault(msgspec.Struct, frozen=True):
    """Something that went wrong."""

    row: int
    round: int
    seat: Seat
    what: Message
    why: Message


class Chronicle(msgspec.Struct, frozen=True):
    """All there is to tell of a play."""

    game: str
    people: tuple[str, ...]
    summary: tuple[Message, ...]
    """Of all together."""
    seats: tuple[tuple[Message, ...], ...]
    """Of each seat."""
    rounds: tuple[ChronicleRound, ...]
    faults: tuple[ChronicleFault, ...]


class Chronicler(Protocol):
    """Reads a finished play."""

    def __call__(self, record: Record, game: Game) -> Chronicle: ...
