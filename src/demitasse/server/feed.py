"""The live feed: who looks at which table, and what each of them is sent.

A frame is encoded once for all viewers who look from the same seats. Each viewer has a queue and a task that sends it,
so that a slow one keeps nobody waiting; one that falls too far behind is disconnected, reconnects and gets what it
missed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Literal, cast

import msgspec

from demitasse.kernel.encoding import encode
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.outlook import Outlook
from demitasse.kernel.position import Advice, Decision
from demitasse.server.refusals import Forbidden, refusal_of
from demitasse.server.tables import Table
from demitasse.server.wire import (
    PROTOCOL,
    Farewell,
    RowInfo,
    SeatInfo,
    SeatView,
    ServerFrame,
    Spoken,
    TableChanged,
    TableInfo,
    UndoInfo,
    Update,
    Welcome,
)

Seats = tuple[Seat, ...]
"""The seats somebody looks from; none for a spectator."""

SPECTATOR = -1
CUT_OFF = 1013
"""Close code for a viewer that is too slow: try again later."""

NO_UNDO = UndoInfo(depth=0)


class Viewer:
    """One connection. Frames wait in its outbox until its own task has written them."""

    __slots__ = ("backlog", "closing", "feed", "hashes", "hinting", "host", "outbox", "seats")

    def __init__(self, feed: TableFeed, hashes: Sequence[str], backlog: int) -> None:
        self.feed = feed
        self.hashes = tuple(hashes)
        self.backlog = backlog
        self.outbox: asyncio.Queue[str | int] = asyncio.Queue()
        """Frames to be sent; a number is the code to close with."""
        self.closing = False
        self.hinting = False
        self.refresh_seats()

    def refresh_seats(self) -> None:
        """Look up which seats its keys open: seats change hands."""
        self.seats: Seats = self.feed.table.seats_of(self.hashes)
        self.host = self.feed.table.is_host(self.hashes)

    def send(self, frame: ServerFrame) -> None:
        """Encode a frame and queue it."""
        self.put(encode_frame(frame))

    def put(self, frame: str) -> None:
        """Queue an encoded frame; a viewer whose queue is full is disconnected."""
        if self.closing:
            return
        if self.outbox.qsize() >= self.backlog:
            self.close(CUT_OFF)
        else:
            self.outbox.put_nowait(frame)

    def close(self, code: int) -> None:
        """Close the connection once the queue is sent."""
        if not self.closing:
            self.closing = True
            self.outbox.put_nowait(code)


class TableFeed:
    """The viewers of one table, and what they are sent."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.viewers: list[Viewer] = []
        self._dealt = False
        self._encoded_at = -1
        self._encoded: dict[Seat, msgspec.Raw] = {}

    def welcome(self, viewer: Viewer, seq: int) -> None:
        """Tell a viewer who it is, what it missed, and where the play stands."""
        viewer.send(
            Welcome(protocol=PROTOCOL, table=self.info(), seats=viewer.seats, host=viewer.host),
        )
        if self.table.play is not None:
            self._dealt = True
            viewer.put(self.update(viewer.seats, seq if 0 <= seq <= self.table.seq else 0))

    def info(self) -> TableInfo:
        table = self.table
        here = {seat for viewer in self.viewers for seat in viewer.seats}
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
                    thinking=bool(table.bot_in(seat.seat)) and seat.seat in acting,
                    stand_in=cast(Literal["", "return", "turn"], seat.stand_in),
                )
                for seat in table.seats
            ),
            automata=table.automata,
            leavers=cast(Literal["bot", "wait"], table.head.leavers),
            watchers=sum(not viewer.seats for viewer in self.viewers),
            hosted=any(viewer.host for viewer in self.viewers),
            rows=table.seq,
            rematch=table.rematch,
            paused=table.real_time.paused,
            agreed=tuple(sorted(table.real_time.agreed)),
            interrupted=table.real_time.interrupted,
            awaited=tuple(sorted(table.real_time.awaited)),
            resumes=table.real_time.resumes,
            clock=table.real_time.clock.now,
            running=table.real_time.clock.running,
            created=table.head.created,
            content=table.own.told,
        )

    def begins(self) -> bool:
        """Whether the first position is there now and nobody has been shown it."""
        began = self.table.play is not None and not self._dealt
        self._dealt = self._dealt or began
        return began

    def send_table(self) -> None:
        """Presence, seats or state changed: the same frame for everybody."""
        if self.viewers:
            self.broadcast(TableChanged(table=self.info()))

    def broadcast(self, frame: ServerFrame, besides: Viewer | None = None) -> None:
        """Send one frame to all viewers, encoded once."""
        encoded = encode_frame(frame)
        for viewer in self.viewers:
            if viewer is not besides:
                viewer.put(encoded)

    def send_row(self) -> None:
        """A row was played: one frame for all viewers who look from the same seats."""
        frames: dict[Seats, str] = {}
        for viewer in self.viewers:
            frame = frames.get(viewer.seats)
            if frame is None:
                frame = frames[viewer.seats] = self.update(viewer.seats, self.table.seq - 1)
            viewer.put(frame)

    def update(self, seats: Seats, first: int) -> str:
        """The rows from number `first` on, and the position after them."""
        table = self.table
        assert table.play is not None
        position = table.play.position
        if self._encoded_at != table.seq:
            self._encoded_at = table.seq
            self._encoded = {}
        return str(
            encode(
                Update(
                    seq=table.seq,
                    first=first,
                    rows=tuple([row_for(seats, row, row.seq in table.secrets) for row in table.rows[first:]]),
                    to_act=position.seats_to_act,
                    seats=tuple([self._seat(seat) for seat in seats or (SPECTATOR,)]),
                    result=position.result,
                    clock=table.real_time.clock.now if table.game.real_time else position.clock,
                    running=table.real_time.clock.running,
                )
            ),
            "utf-8",
        )

    def _seat(self, seat: Seat) -> msgspec.Raw:
        """What one seat sees and is asked, encoded once a position."""
        encoded = self._encoded.get(seat)
        if encoded is not None:
            return encoded
        play = self.table.play
        assert play is not None
        position = play.position
        view = position.view(None if seat == SPECTATOR else seat)
        decision: Decision | None = None
        waits: Message | None = None
        outlooks: tuple[Outlook, ...] = ()
        advice: tuple[Advice, ...] = ()
        undo = NO_UNDO
        if seat in position.seats_to_act:
            decision = position.decision(seat)
            outlooks = position.outlooks(seat)
            advice = position.advice(seat)
        elif self.table.game.real_time and seat != SPECTATOR:
            waits = position.prompt(seat)
            advice = position.advice(seat)
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
        self._encoded[seat] = raw
        return raw


class Feeds:
    """The feeds of all tables that have viewers. A `TableListener`."""

    def __init__(self) -> None:
        self.by_table: dict[str, TableFeed] = {}
        self.arrived: Callable[[Table, Sequence[Seat]], None] = lambda table, seats: None
        """Is told who opens a table, in which seats …"""
        self.gone: Callable[[Table], None] = lambda table: None
        """… and of every connection that ends."""

    def of(self, table: Table) -> TableFeed:
        """The feed of a table, also when it has no viewers."""
        return self.by_table.get(table.id) or TableFeed(table)

    def connect(self, table: Table, hashes: Sequence[str], seq: int, backlog: int) -> Viewer:
        feed = self.by_table.setdefault(table.id, TableFeed(table))
        viewer = Viewer(feed, hashes, backlog)
        feed.viewers.append(viewer)
        feed.welcome(viewer, seq)
        if len(feed.viewers) > 1:
            feed.broadcast(TableChanged(table=feed.info()), besides=viewer)
        self.arrived(table, viewer.seats)
        return viewer

    def disconnect(self, viewer: Viewer) -> None:
        feed = viewer.feed
        viewer.closing = True
        feed.viewers.remove(viewer)
        if feed.viewers:
            feed.send_table()
        else:
            self.by_table.pop(feed.table.id, None)
        if viewer.seats:
            self.gone(feed.table)

    def row_played(self, table: Table, row: RowInfo) -> None:
        feed = self.by_table.get(table.id)
        if feed is not None:
            feed.send_row()

    def table_changed(self, table: Table) -> None:
        """Tell all viewers. One whose seats changed gets a new welcome; one that may not look on any more is closed."""
        feed = self.by_table.get(table.id)
        if feed is None:
            return
        had = {id(viewer): viewer.seats for viewer in feed.viewers}
        for viewer in feed.viewers:
            viewer.refresh_seats()
        feed.send_table()
        began = feed.begins()
        for viewer in list(feed.viewers):
            if not table.lets_watch(viewer.hashes):
                viewer.send(Farewell(refusal=refusal_of(Forbidden("server-seat-gone"))))
                viewer.close(4000 + Forbidden.status)
            elif began or had[id(viewer)] != viewer.seats:
                feed.welcome(viewer, 0 if began else table.seq)

    def present(self, table: Table) -> frozenset[Seat]:
        """The seats that somebody looks from now."""
        feed = self.by_table.get(table.id)
        return frozenset(seat for viewer in feed.viewers for seat in viewer.seats) if feed else frozenset()

    def say(self, table: Table, seat: Seat, message: Message) -> None:
        """Send what a bot calls out to all viewers of its table."""
        feed = self.by_table.get(table.id)
        if feed is not None:
            feed.broadcast(Spoken(seat=seat, message=message))

    def viewers(self) -> int:
        return sum(len(feed.viewers) for feed in self.by_table.values())


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


def encode_frame(frame: ServerFrame) -> str:
    return str(encode(frame), "utf-8")
