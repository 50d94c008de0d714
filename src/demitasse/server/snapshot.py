"""What viewers are shown of one moment of a play: the latest rows, and the position from each seat's eyes.

Whatever several viewers are shown alike is made and encoded once: a seat's part for all who look from that seat, the
view of an open game for all seats, a row in which nothing is hidden for everybody.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from demitasse.kernel.decision import Advice, Decision
from demitasse.kernel.encoding import encode
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.outlook import Outlook
from demitasse.kernel.play import Play
from demitasse.server.tables import Table
from demitasse.server.wire import RowInfo, SeatView, UndoInfo, Update

Seats = tuple[Seat, ...]
"""The seats somebody looks from; none for a spectator."""

SPECTATOR = -1
NO_UNDO = UndoInfo(depth=0)


class Snapshot:
    """A table as it is now; it must not change meanwhile."""

    __slots__ = ("_asked", "_open_view", "_play", "_result", "_rows", "_seats", "_table")

    def __init__(self, table: Table) -> None:
        assert table.play is not None
        self._table = table
        self._play: Play = table.play
        self._asked = self._play.position.seats_to_act
        self._seats: dict[Seat, msgspec.Raw] = {}
        self._rows: dict[int, msgspec.Raw] = {}
        self._open_view: msgspec.Raw | None = None
        self._result = self._play.position.result

    def update(self, seats: Seats, first: int) -> bytes:
        """An encoded `Update`: the rows from number `first` on, and the position after them."""
        table, position = self._table, self._play.position
        return encode(
            Update(
                seq=table.seq,
                first=first,
                rows=tuple([self._row(seats, row) for row in table.rows[first:]]),
                to_act=self._asked,
                seats=tuple([self._seat(seat) for seat in seats or (SPECTATOR,)]),
                result=self._result,
                clock=table.real_time.clock.now if table.game.real_time else position.clock,
                running=table.real_time.clock.running,
            )
        )

    def _row(self, seats: Seats, row: RowInfo) -> msgspec.Raw:
        encoded = self._rows.get(row.seq)
        if encoded is not None:
            return encoded
        secret = row.seq in self._table.secrets
        if secret or not all(map(is_public, row.events)):
            return msgspec.Raw(encode(row_for(seats, row, secret)))
        encoded = self._rows[row.seq] = msgspec.Raw(encode(row))
        return encoded

    def _seat(self, seat: Seat) -> msgspec.Raw:
        """What one seat sees and is asked."""
        encoded = self._seats.get(seat)
        if encoded is not None:
            return encoded
        position = self._play.position
        decision: Decision | None = None
        waits: Message | None = None
        outlooks: tuple[Outlook, ...] = ()
        advice: tuple[Advice, ...] = ()
        undo = NO_UNDO
        if seat in self._asked:
            decision = position.decision(seat)
            outlooks = position.outlooks(seat)
            advice = position.advice(seat, self._table.claims.held)
        elif self._table.game.real_time and seat != SPECTATOR:
            waits = position.prompt(seat)
            advice = position.advice(seat, self._table.claims.held)
        if seat != SPECTATOR:
            refusal = self._play.why_no_undo(seat)
            if refusal is None:
                undo = UndoInfo(depth=self._play.undo_depth(seat))
            else:
                undo = UndoInfo(depth=0, refusal=refusal.message)
        encoded = self._seats[seat] = msgspec.Raw(
            encode(
                SeatView(
                    seat=seat,
                    view=self._view(seat),
                    decision=decision,
                    waits=waits,
                    outlooks=outlooks,
                    advice=advice,
                    undo=undo,
                )
            )
        )
        return encoded

    def _view(self, seat: Seat) -> msgspec.Struct | msgspec.Raw:
        position = self._play.position
        if not position.OPEN:
            return position.view(None if seat == SPECTATOR else seat)
        if self._open_view is None:
            self._open_view = msgspec.Raw(encode(position.view(None)))
        return self._open_view


def is_public(event: Event) -> bool:
    """Whether everybody may know all of an event: of its kind nothing is ever hidden."""
    return type(event).seen_by is Event.seen_by


def row_for(seats: Seats, row: RowInfo, secret: bool) -> RowInfo:
    """A row as these seats may know it. People who share a screen are shown what each of them may know."""
    events = events_for(seats, row.events)
    choice = None if secret and seats != (row.seat,) else row.choice
    if choice is row.choice and events == row.events:
        return row  # nothing in it is hidden
    return msgspec.structs.replace(row, choice=choice, events=events)


def events_for(seats: Seats, events: Sequence[Event]) -> tuple[Event, ...]:
    known: list[Event] = []
    for event in events:
        seen = event.seen_by(seats[0] if seats else None)
        if any(event.seen_by(seat) != seen for seat in seats[1:]):
            seen = event.seen_by(None)
        if seen is not None:
            known.append(seen)
    return tuple(known)
