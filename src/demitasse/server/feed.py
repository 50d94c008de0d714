"""The live feed: who looks at which table, and what each of them is sent.

A frame is encoded once for all viewers who look from the same seats. Writing one never waits, so that a slow viewer
keeps nobody waiting; one that falls too far behind is disconnected, reconnects and gets what it missed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Literal, cast

from demitasse.kernel.claims import NO_CLAIMS
from demitasse.kernel.encoding import encode
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Message
from demitasse.server.outbox import Outbox
from demitasse.server.peers import NOBODY, Elsewhere
from demitasse.server.refusals import Forbidden, refusal_of
from demitasse.server.snapshot import Seats, Snapshot
from demitasse.server.tables import Table
from demitasse.server.wire import (
    PROTOCOL,
    Asked,
    Farewell,
    RowInfo,
    SeatInfo,
    ServerFrame,
    Spoken,
    TableChanged,
    TableInfo,
    Welcome,
)

CUT_OFF = 1013
"""Close code for a viewer that is too slow: try again later."""


class Viewer:
    """One connection."""

    __slots__ = ("closing", "feed", "hashes", "hinting", "host", "seats", "_backlog", "_outbox")

    def __init__(self, feed: TableFeed, hashes: Sequence[str], outbox: Outbox, backlog: int) -> None:
        self.feed = feed
        self.hashes = tuple(hashes)
        self._outbox = outbox
        self._backlog = backlog
        self.closing = False
        self.hinting = False
        self.refresh_seats()

    def refresh_seats(self) -> None:
        """Look up which seats its keys open: seats change hands."""
        self.seats: Seats = self.feed.table.seats_of(self.hashes)
        self.host = self.feed.table.is_host(self.hashes)

    def send(self, frame: ServerFrame) -> None:
        """Encode a frame and write it."""
        self.put(encode_frame(frame))

    def put(self, frame: bytes) -> None:
        """Write an encoded frame; a viewer that is too far behind is disconnected."""
        if self.closing:
            return
        if self._outbox.waiting > self._backlog:
            self.close(CUT_OFF)
        else:
            self._outbox.write(frame)

    def close(self, code: int) -> None:
        """Close the connection once all frames are sent."""
        if not self.closing:
            self.closing = True
            self._outbox.close(code)


class TableFeed:
    """The viewers of one table, and what they are sent."""

    def __init__(self, table: Table, elsewhere: Mapping[str, Elsewhere] = MappingProxyType({})) -> None:
        self.table = table
        self.viewers: list[Viewer] = []
        self._elsewhere = elsewhere
        self._dealt = False
        self._claims = NO_CLAIMS
        """As they were when the viewers were last told the position."""

    def welcome(self, viewer: Viewer, seq: int) -> None:
        """Tell a viewer who it is, what it missed, and where the play stands."""
        viewer.send(
            Welcome(protocol=PROTOCOL, table=self.info(), seats=viewer.seats, host=viewer.host),
        )
        if self.table.play is not None:
            self._dealt = True
            viewer.put(Snapshot(self.table).update(viewer.seats, seq if 0 <= seq <= self.table.seq else 0))

    def info(self) -> TableInfo:
        table = self.table
        elsewhere = self._elsewhere.get(table.id, NOBODY)
        here = elsewhere.seats.union(*[viewer.seats for viewer in self.viewers])
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
            thinking=table.head.thinking,
            late=cast(Literal["turn", "return", "wait"], table.head.late),
            asked=tuple(
                Asked(seat=seat, wall=since.wall, left=table.left(seat))
                for seat, since in table.asked.items()
            ),
            quiet=table.quiet,
            watchers=sum(not viewer.seats for viewer in self.viewers) + elsewhere.watchers,
            hosted=elsewhere.host or any(viewer.host for viewer in self.viewers),
            rows=table.seq,
            rematch=table.rematch,
            paused=table.real_time.paused,
            agreed=tuple(sorted(table.real_time.agreed)),
            interrupted=table.real_time.interrupted,
            awaited=tuple(sorted(table.real_time.awaited)),
            resumes=table.real_time.resumes,
            clock=table.real_time.clock.now,
            running=table.real_time.clock.running,
            claims=dict(table.claims.held),
            wanted=dict(table.claims.wanted),
            left=dict(table.claims.left),
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

    def advise_again(self) -> None:
        """Claims change what is evident: tell the same position to those who are advised otherwise now."""
        play, before = self.table.play, self._claims
        self._claims = claims = dict(self.table.claims.held)
        if play is None or claims == before:
            return
        advice, snapshot = play.position.advice, Snapshot(self.table)
        changed = {
            seat
            for seat in {seat for viewer in self.viewers for seat in viewer.seats}
            if advice(seat, claims) != advice(seat, before)
        }
        for viewer in self.viewers:
            if changed.intersection(viewer.seats):
                viewer.put(snapshot.update(viewer.seats, self.table.seq))

    def broadcast(self, frame: ServerFrame, besides: Viewer | None = None) -> None:
        """Send one frame to all viewers, encoded once."""
        self.put(encode_frame(frame), besides)

    def put(self, frame: bytes, besides: Viewer | None = None) -> None:
        """Send an encoded frame to all viewers."""
        for viewer in self.viewers:
            if viewer is not besides:
                viewer.put(frame)

    def send_row(self) -> None:
        """A row was played: one frame for all viewers who look from the same seats."""
        snapshot = Snapshot(self.table)
        self._claims = dict(self.table.claims.held)
        frames: dict[Seats, bytes] = {}
        for viewer in self.viewers:
            frame = frames.get(viewer.seats)
            if frame is None:
                frame = frames[viewer.seats] = snapshot.update(viewer.seats, self.table.seq - 1)
            viewer.put(frame)


class Feeds:
    """The feeds of all tables that have viewers. A `TableListener`."""

    def __init__(self) -> None:
        self.by_table: dict[str, TableFeed] = {}
        self.arrived: Callable[[Table, Sequence[Seat]], None] = lambda table, seats: None
        """Is told who opens a table, in which seats …"""
        self.gone: Callable[[Table], None] = lambda table: None
        """… and of every connection that ends."""
        self.looked: Callable[[Table], None] = lambda table: None
        """Is told that others look at a table, or from other seats."""
        self.called: Callable[[Table, bytes], None] = lambda table, frame: None
        """Is told what a bot calls out."""
        self.elsewhere: dict[str, Elsewhere] = {}
        """Who looks at a table at other servers, for those that are open here."""

    def of(self, table: Table) -> TableFeed:
        """The feed of a table, also when it has no viewers."""
        return self.by_table.get(table.id) or TableFeed(table, self.elsewhere)

    def here(self, table: str) -> Elsewhere:
        """Who looks at a table at this server."""
        feed = self.by_table.get(table)
        if feed is None:
            return NOBODY
        return Elsewhere(
            frozenset(seat for viewer in feed.viewers for seat in viewer.seats),
            sum(not viewer.seats for viewer in feed.viewers),
            any(viewer.host for viewer in feed.viewers),
        )

    def connect(self, table: Table, hashes: Sequence[str], seq: int, outbox: Outbox, backlog: int) -> Viewer:
        feed = self.by_table.setdefault(table.id, TableFeed(table, self.elsewhere))
        viewer = Viewer(feed, hashes, outbox, backlog)
        feed.viewers.append(viewer)
        feed.welcome(viewer, seq)
        if len(feed.viewers) > 1:
            feed.broadcast(TableChanged(table=feed.info()), besides=viewer)
        self.looked(table)
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
        self.looked(feed.table)
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
        feed.advise_again()
        self.looked(table)
        began = feed.begins()
        for viewer in list(feed.viewers):
            if not table.lets_watch(viewer.hashes):
                why = Forbidden("server-table-closed" if table.closed else "server-seat-gone")
                viewer.send(Farewell(refusal=refusal_of(why)))
                viewer.close(4000 + Forbidden.status)
            elif began or had[id(viewer)] != viewer.seats:
                feed.welcome(viewer, 0 if began else table.seq)

    def present(self, table: Table) -> frozenset[Seat]:
        """The seats that somebody looks from now, at whichever server."""
        return self.here(table.id).seats | self.elsewhere.get(table.id, NOBODY).seats

    def say(self, table: Table, seat: Seat, message: Message) -> None:
        """Send what a bot calls out to all viewers of its table."""
        feed = self.by_table.get(table.id)
        frame = encode_frame(Spoken(seat=seat, message=message))
        if feed is not None:
            feed.put(frame)
        self.called(table, frame)

    def tell_seats(self, table: Table, frame: ServerFrame) -> None:
        """Send a frame to those viewers of a table who have a seat there."""
        feed = self.by_table.get(table.id)
        if feed is not None:
            encoded = encode_frame(frame)
            for viewer in feed.viewers:
                if viewer.seats:
                    viewer.put(encoded)

    def viewers(self) -> int:
        return sum(len(feed.viewers) for feed in self.by_table.values())


encode_frame: Callable[[ServerFrame], bytes] = encode
