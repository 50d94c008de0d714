"""What viewers of a table are told, beside what they would be told in another world (`secrets_told.py`)."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Any

import msgspec

from demitasse.kernel.chance import Chance
from demitasse.kernel.encoding import encode
from demitasse.kernel.position import Position
from demitasse.server.snapshot import SPECTATOR, Seats, Snapshot, row_for
from demitasse.server.tables import Table
from demitasse.server.wire import RowInfo
from viewers import Viewer

KNOWN_WORDS = re.compile(rb'"([a-z][a-z0-9_]*-[a-z0-9_-]+|[a-z]+_[a-z0-9_]+)"')
"""Ids of cards and the like: what a hint may name only when it was shown before."""


class Frame(msgspec.Struct):
    type: str
    id: int = -1
    seq: int = 0
    first: int = 0
    rows: list[msgspec.Raw] = []
    seats: list[msgspec.Raw] = []
    refusal: msgspec.Raw = msgspec.Raw(b"")


decode = msgspec.json.Decoder(Frame).decode


@dataclass
class Expected:
    """What one viewer should be told of a row."""

    seq: int
    seats: list[bytes]
    row: bytes | None
    """None where the row revealed something: then another world would have revealed something else."""


@dataclass
class Recorder:
    """One viewer's socket, and what should come out of it."""

    seats: Seats
    counted: Counter[str]
    waiting: deque[Expected] = field(default_factory=deque)
    answers: asyncio.Queue[tuple[Frame, bytes]] = field(default_factory=asyncio.Queue)
    told: set[bytes] = field(default_factory=set)
    rows: dict[int, bytes] = field(default_factory=dict)
    """The log as it was told to this viewer."""
    latest: list[msgspec.Raw] = field(default_factory=list)
    frames: int = 0
    viewer: Viewer | None = None
    heard: asyncio.Event = field(default_factory=asyncio.Event)
    """Shared with the others at the table: somebody has heard all they wait for."""

    def hear(self, data: bytes) -> None:
        frame = decode(data)
        self.counted["frames"] += 1
        self.frames += 1
        if frame.type == "update":
            self.latest = frame.seats
            self._compare_with_earlier(frame)
            if frame.rows and self.waiting:
                self._compare(frame, self.waiting.popleft())
            if not self.waiting:
                self.heard.set()
        elif frame.type in ("accepted", "refused", "hinted"):
            self.answers.put_nowait((frame, data))
        elif frame.type == "farewell":
            raise RuntimeError(data.decode())
        if frame.type != "hinted" and len(self.seats) == 1:
            self.told.update(KNOWN_WORDS.findall(data))

    def _compare_with_earlier(self, frame: Frame) -> None:
        """Who comes back is told of a row what was told when it was played."""
        for number, row in enumerate(frame.rows, frame.first):
            if self.rows.setdefault(number, bytes(row)) != bytes(row):
                self.counted["wrong_retold"] += 1

    def _compare(self, frame: Frame, expected: Expected) -> None:
        self.counted["compared"] += 1
        if frame.seq != expected.seq:
            self.counted["wrong_order"] += 1
        if [bytes(seat) for seat in frame.seats] != expected.seats:
            self.counted["wrong_views"] += 1
        if expected.row is not None:
            self.counted["rows_compared"] += 1
            if [bytes(row) for row in frame.rows] != [expected.row]:
                self.counted["wrong_rows"] += 1

    def say(self, **frame: Any) -> None:
        assert self.viewer is not None
        self.viewer.say(json.dumps(frame).encode())


class OtherWorlds:
    """A `TableListener` that makes what should be told, out of positions dealt again."""

    def __init__(self) -> None:
        self.recorders: dict[str, list[Recorder]] = {}
        self._before: dict[str, Position] = {}
        self._number = 0

    def table_changed(self, table: Table) -> None:
        if table.play is not None:
            self._before.setdefault(table.id, table.play.position.copy())

    def row_played(self, table: Table, row: RowInfo) -> None:
        assert table.play is not None
        true, before = table.play.position, self._before.get(table.id)
        recorders = self.recorders.get(table.id, ())
        looking = {seat for recorder in recorders for seat in eyes(recorder.seats)}
        parts = {seat: bytes(self.seat_part(table, seat)) for seat in looking}
        for recorder in recorders:
            told = self._row(table, row, before, recorder.seats) if before is not None else None
            recorder.waiting.append(Expected(table.seq, [parts[seat] for seat in eyes(recorder.seats)], told))
        assert table.play.position is true
        self._before[table.id] = true.copy()

    def forget(self, table: Table) -> None:
        del self.recorders[table.id]
        self._before.pop(table.id, None)

    def imagined(self, position: Position, seat: int | None) -> Position:
        self._number += 1
        return position.imagine(seat, Chance.of(self._number))

    def seat_part(self, table: Table, seat: int) -> msgspec.Raw:
        """What this seat would be sent, were the hidden dealt otherwise."""
        play = table.play
        assert play is not None
        true = play.position
        try:
            play.position = self.imagined(true, None if seat == SPECTATOR else seat)
            return Snapshot(table)._seat(seat)
        finally:
            play.position = true

    def _row(self, table: Table, row: RowInfo, before: Position, seats: Seats) -> bytes | None:
        """The row as it would be told, had it been played in another world; None where it reveals something."""
        assert table.play is not None
        after = table.play.position
        if row.choice is None or table.game.real_time or after.revealed != before.revealed or len(seats) > 1:
            return None
        world = self.imagined(before, seats[0] if seats else None)
        if row.choice not in world.choices(row.seat):
            return None
        other = msgspec.structs.replace(
            row, events=tuple(world.play(row.seat, row.choice)), scores=world.points
        )
        return encode(row_for(seats, other, row.seq in table.secrets))


def eyes(seats: Seats) -> Seats:
    """The parts of a frame for who looks from these seats."""
    return seats or (SPECTATOR,)
