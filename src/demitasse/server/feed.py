"""The live feed: who looks at which table, and what each of them is sent.

A frame is encoded once for all who have the same eyes. Viewers are written to by a task each, so that a slow one keeps
nobody waiting; who falls too far behind is cut off, comes back and is given what it missed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from operator import is_
from typing import Literal, cast

import msgspec

from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.position import Advice, Decision
from demitasse.kernel.wire import encode
from demitasse.server.refusals import Forbidden, refusal_of
from demitasse.server.tables import Table
from demitasse.server.wire import (
    PROTOCOL,
    Farewell,
    RowInfo,
    SeatInfo,
    SeatView,
    Spoken,
    TableChanged,
    TableInfo,
    Told,
    UndoInfo,
    Update,
    Welcome,
)

Eyes = tuple[Seat, ...]
"""The seats somebody looks from; none for a spectator."""

SPECTATOR = -1
CUT_OFF = 1013
"""Close code for a viewer that is too slow: try again later."""

NO_UNDO = UndoInfo(depth=0)


class Viewer:
    """One connection. Frames wait in its outbox until its own task has written them."""

    __slots__ = ("backlog", "closing", "eyes", "hashes", "hinting", "host", "outbox", "room")

    def __init__(self, room: Room, hashes: Sequence[str], backlog: int) -> None:
        self.room = room
        self.hashes = tuple(hashes)
        self.backlog = backlog
        self.outbox: asyncio.Queue[str | int] = asyncio.Queue()
        """Frames to be sent; a number is the code to close with."""
        self.closing = False
        self.hinting = False
        self.look()

    def look(self) -> None:
        """Find out whose eyes it has: seats change hands."""
        self.eyes: Eyes = self.room.table.seats_of(self.hashes)
        self.host = self.room.table.is_host(self.hashes)

    def tell(self, told: Told) -> None:
        self.put(text(told))

    def put(self, frame: str) -> None:
        if self.closing:
            return
        if self.outbox.qsize() >= self.backlog:
            self.close(CUT_OFF)
        else:
            self.outbox.put_nowait(frame)

    def close(self, code: int) -> None:
        if not self.closing:
            self.closing = True
            self.outbox.put_nowait(code)


class Room:
    """A table and those who look at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.viewers: list[Viewer] = []
        self._dealt = False
        self._drawn_at = -1
        self._drawn: dict[Seat, msgspec.Raw] = {}

    def welcome(self, viewer: Viewer, seq: int) -> None:
        """Tell a viewer who it is, what it missed, and where the play stands."""
        viewer.tell(
            Welcome(protocol=PROTOCOL, table=self.info(), seats=viewer.eyes, host=viewer.host),
        )
        if self.table.play is not None:
            self._dealt = True
            viewer.put(self.update(viewer.eyes, seq if 0 <= seq <= self.table.seq else 0))

    def info(self) -> TableInfo:
        table = self.table
        here = {seat for viewer in self.viewers for seat in viewer.eyes}
        acting = table.play.position.seats_to_act if table.play is not None else ()
        return TableInfo(
            id=table.id,
            game=table.head.game,
            options=table.head.options,
            state=cast(Literal["lobby", "playing", "waiting", "over"], table.state),
            seats=tuple(
                SeatInfo(
                    seat=seat.seat,
                    kind=cast(Literal["person", "bot", "open"], seat.kind),
                    name=seat.name,
                    bot=seat.bot,
                    connected=seat.kind == "bot" or seat.seat in here,
                    thinking=seat.kind == "bot" and seat.seat in acting,
                )
                for seat in table.seats
            ),
            automata=table.automata,
            leavers=cast(Literal["bot", "wait"], table.head.leavers),
            watchers=sum(not viewer.eyes for viewer in self.viewers),
            rows=table.seq,
            rematch=table.rematch,
            paused=table.real_time.paused,
            agreed=tuple(sorted(table.real_time.agreed)),
            interrupted=table.real_time.interrupted,
            clock=table.real_time.clock.now,
            running=table.real_time.clock.running,
            created=table.head.created,
        )

    def begins(self) -> bool:
        """Whether the first position is there now and nobody has been shown it."""
        began = self.table.play is not None and not self._dealt
        self._dealt = self._dealt or began
        return began

    def tell_table(self) -> None:
        """Presence, seats or state changed: the same frame for everybody."""
        if self.viewers:
            frame = text(TableChanged(table=self.info()))
            for viewer in self.viewers:
                viewer.put(frame)

    def tell_row(self) -> None:
        """A row was played: a frame for each pair of eyes, whoever and how many look through them."""
        frames: dict[Eyes, str] = {}
        for viewer in self.viewers:
            frame = frames.get(viewer.eyes)
            if frame is None:
                frame = frames[viewer.eyes] = self.update(viewer.eyes, self.table.seq - 1)
            viewer.put(frame)

    def update(self, eyes: Eyes, first: int) -> str:
        """The rows from number `first` on, and the position after them."""
        table = self.table
        assert table.play is not None
        position = table.play.position
        if self._drawn_at != table.seq:
            self._drawn_at = table.seq
            self._drawn = {}
        return str(
            encode(
                Update(
                    seq=table.seq,
                    first=first,
                    rows=tuple([row_for(eyes, row, row.seq in table.secrets) for row in table.rows[first:]]),
                    to_act=position.seats_to_act,
                    seats=tuple([self._seat(seat) for seat in eyes or (SPECTATOR,)]),
                    result=position.result,
                    clock=table.real_time.clock.now if table.game.real_time else position.clock,
                    running=table.real_time.clock.running,
                )
            ),
            "utf-8",
        )

    def _seat(self, seat: Seat) -> msgspec.Raw:
        """What one seat sees and is asked, encoded once a position."""
        drawn = self._drawn.get(seat)
        if drawn is not None:
            return drawn
        play = self.table.play
        assert play is not None
        position = play.position
        view = position.view(None if seat == SPECTATOR else seat)
        decision: Decision | None = None
        waits: Message | None = None
        outlooks: tuple[Message | None, ...] = ()
        advice: tuple[Advice, ...] = ()
        undo = NO_UNDO
        if seat in position.seats_to_act:
            decision = position.decision(seat)
            outlooks = tuple([position.outlook(seat, choice) for choice in decision.choices])
            advice = position.advice(seat)
        elif self.table.game.real_time and seat != SPECTATOR:
            waits = position.prompt(seat)
        if seat != SPECTATOR:
            refusal = play.why_no_undo(seat)
            undo = UndoInfo(depth=play.undo_depth(seat), refusal=None if refusal is None else refusal.message)
        raw = msgspec.Raw(
            encode(
                SeatView(
                    seat=seat,
                    view=view,
                    decision=decision,
                    waits=waits,
                    outlooks=outlooks,
                    advice=advice,
                    undo=undo,
                )
            )
        )
        self._drawn[seat] = raw
        return raw


class Feed:
    """All rooms with somebody in them. An `Audience` of all tables."""

    def __init__(self) -> None:
        self.rooms: dict[str, Room] = {}

    def room(self, table: Table) -> Room:
        """The room of a table, also when nobody is in it."""
        return self.rooms.get(table.id) or Room(table)

    def enter(self, table: Table, hashes: Sequence[str], seq: int, backlog: int) -> Viewer:
        room = self.rooms.setdefault(table.id, Room(table))
        viewer = Viewer(room, hashes, backlog)
        room.viewers.append(viewer)
        room.welcome(viewer, seq)
        others = [other for other in room.viewers if other is not viewer]
        if others:
            frame = text(TableChanged(table=room.info()))
            for other in others:
                other.put(frame)
        return viewer

    def exit(self, viewer: Viewer) -> None:
        room = viewer.room
        viewer.closing = True
        room.viewers.remove(viewer)
        if room.viewers:
            room.tell_table()
        else:
            self.rooms.pop(room.table.id, None)

    def row_played(self, table: Table, row: RowInfo) -> None:
        room = self.rooms.get(table.id)
        if room is not None:
            room.tell_row()

    def table_changed(self, table: Table) -> None:
        """Everybody hears of it. Who has other seats now is welcomed anew; who has no right to look on is sent away."""
        room = self.rooms.get(table.id)
        if room is None:
            return
        had = {id(viewer): viewer.eyes for viewer in room.viewers}
        for viewer in room.viewers:
            viewer.look()
        room.tell_table()
        began = room.begins()
        for viewer in list(room.viewers):
            if not table.lets_watch(viewer.hashes):
                viewer.tell(Farewell(refusal=refusal_of(Forbidden("server-seat-gone"))))
                viewer.close(4000 + Forbidden.status)
            elif began or had[id(viewer)] != viewer.eyes:
                room.welcome(viewer, 0 if began else table.seq)

    def present(self, table: Table) -> frozenset[Seat]:
        """The seats that somebody looks from now."""
        room = self.rooms.get(table.id)
        return frozenset(seat for viewer in room.viewers for seat in viewer.eyes) if room else frozenset()

    def say(self, table: Table, seat: Seat, message: Message) -> None:
        """A bot calls something out."""
        room = self.rooms.get(table.id)
        if room is not None:
            frame = text(Spoken(seat=seat, message=message))
            for viewer in room.viewers:
                viewer.put(frame)

    def viewers(self) -> int:
        return sum(len(room.viewers) for room in self.rooms.values())


def row_for(eyes: Eyes, row: RowInfo, secret: bool) -> RowInfo:
    """A row as these eyes may know it. People who share a screen are shown what each of them may know."""
    events = events_for(eyes, row.events)
    choice = None if secret and eyes != (row.seat,) else row.choice
    if choice is row.choice and len(events) == len(row.events) and all(map(is_, events, row.events)):
        return row
    return msgspec.structs.replace(row, choice=choice, events=events)


def events_for(eyes: Eyes, events: Sequence[Event]) -> tuple[Event, ...]:
    known: list[Event] = []
    for event in events:
        seen = event.seen_by(eyes[0] if eyes else None)
        if any(event.seen_by(seat) != seen for seat in eyes[1:]):
            seen = event.seen_by(None)
        if seen is not None:
            known.append(seen)
    return tuple(known)


def text(told: Told) -> str:
    return str(encode(told), "utf-8")
