"""Replays: finished plays and loaded records, to look back at, to keep as a file, and to play on from.

Replaying a record takes longer than the event loop may wait, so that workers do it; here only bytes are handed round.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Sequence
from io import BytesIO

import msgspec

from demitasse.games import game as game_of
from demitasse.kernel.content import Content
from demitasse.kernel.encoding import encode
from demitasse.kernel.event import Seat
from demitasse.kernel.options import Options
from demitasse.kernel.play import Play, Row
from demitasse.kernel.record import Record, Writer, parse
from demitasse.server import contents
from demitasse.server.keys import new_key
from demitasse.server.refusals import Conflict, NotThere, TooLarge
from demitasse.server.registry import TableRegistry, now
from demitasse.server.store import StoredContent
from demitasse.server.tables import Table, row_info
from demitasse.server.wire import ReplayFrame, ReplayInfo
from demitasse.server.workers import Workers

OPEN = "open"
CACHED_ANSWERS = 64
MOST_FRAMES = 300
"""So many moments of a play that goes on are shown again at most."""


class Replays:
    def __init__(self, registry: TableRegistry, workers: Workers, longest: int) -> None:
        self._registry = registry
        self._workers = workers
        self._longest = longest
        self._answers: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    async def load(self, data: bytes) -> bytes:
        """Keep a record somebody brought, once it proved sound. The answer is its `ReplayInfo`."""
        record = await asyncio.to_thread(parse, data)
        if len(record.rows) > self._longest:
            raise TooLarge("server-record-long", most=self._longest)
        return await self._told(new_key(), data)

    async def info(self, id: str) -> bytes:
        """An encoded `ReplayInfo`, gzipped like all answers from here."""
        known = self._answers.get((id, ""))
        return known if known is not None else await self._told(id, await self.record(id))

    async def _told(self, id: str, data: bytes) -> bytes:
        """The `ReplayInfo` of a record; whoever is told of its own content can ask for that."""
        told: ToldReplay = await self._workers.run(id, replay_info, id, data)
        await self._registry.store.save_replay(id, data, now(), told.content)
        self._cache((id, ""), told.info)
        return told.info

    async def frames(self, id: str, viewer: str) -> bytes:
        """The encoded frames of a replay, for a seat, a spectator (`-1`) or all `open`."""
        known = self._answers.get((id, viewer))
        if known is not None:
            return known
        frames = await self._workers.run(id, replay_frames, viewer, await self.record(id))
        self._cache((id, viewer), frames)
        return frames

    async def latest(self, table: Table, seat: Seat, first: int) -> bytes:
        """The encoded frames of a play that goes on, from the moment after `first` rows on, from the eyes of a seat."""
        play = table.play
        if play is None:
            raise Conflict("server-not-started")
        if table.game.real_time:
            raise NotThere("server-no-replay")
        rows = list(play.rows)
        first = min(max(first, len(rows) - MOST_FRAMES, 0), len(rows))
        return await self._workers.run(
            table.id,
            latest_frames,
            table.game.id,
            play.options,
            table.people,
            play.seed,
            play.content,
            rows,
            seat,
            first,
        )

    async def record(self, id: str) -> bytes:
        """The record file. That of a finished table is made once and then kept."""
        data = await self._registry.store.load_replay(id)
        if data is None:
            try:
                table = await self._registry.table(id)
            except NotThere:
                raise NotThere("server-no-replay") from None
            data = await self.record_of(table)
        return data

    async def record_of(self, table: Table) -> bytes:
        if table.state != "over":
            raise NotThere("server-no-replay")
        play = table.play
        assert play is not None
        data = await self._workers.run(
            table.id,
            write_record,
            table.game.id,
            play.options,
            table.people,
            play.seed,
            play.content,
            play.rows,
        )
        await self._registry.store.save_replay(table.id, data, now())
        return data

    async def parsed(self, id: str) -> Record:
        return await asyncio.to_thread(parse, await self.record(id))

    def _cache(self, what: tuple[str, str], answer: bytes) -> None:
        self._answers[what] = answer
        if len(self._answers) > CACHED_ANSWERS:
            self._answers.popitem(last=False)


# In a worker:


class ToldReplay(msgspec.Struct, frozen=True):
    """An encoded and gzipped `ReplayInfo`, and what the store has to keep for it."""

    info: bytes
    content: StoredContent | None


def replay_info(id: str, data: bytes) -> ToldReplay:
    """The `ReplayInfo` of a record, verified on the way."""
    record = parse(data)
    game = game_of(record.head.game)
    play = record.start(game)
    rows = [row_info(play, play.choice_of(row), events) for row, events in record.steps(play)]
    result, tail = play.position.result, record.tail
    if record.torn is not None or (tail is not None and (result is None or not result.agrees(tail.result))):
        record.verify(game)
    own = contents.described(game, record.head.sources)
    info = ReplayInfo(
        id=id,
        game=game.id,
        people=play.people,
        automata=play.automata,
        options=record.head.options,
        rows=tuple(rows),
        result=play.position.result,
        content=own.told,
    )
    return ToldReplay(gzip.compress(encode(info), 6, mtime=0), own.stored)


def replay_frames(viewer: str, data: bytes) -> bytes:
    """The position before the first row, and after each."""
    record = parse(data)
    play = record.start(game_of(record.head.game))
    seat = seat_of(viewer, len(play.people))
    shown = [replay_frame(play, seat, viewer == OPEN)]
    shown += [replay_frame(play, seat, viewer == OPEN) for _ in record.steps(play)]
    return gzip.compress(encode(shown), 6, mtime=0)


def latest_frames(
    game: str,
    options: Options,
    people: Sequence[str],
    seed: int,
    content: Content,
    rows: Sequence[Row],
    seat: Seat,
    first: int,
) -> bytes:
    """The position after `first` rows and after each row from there, as the seat saw it then."""
    play = Play(game_of(game), options, people=people, seed=seed, content=content)
    shown = [replay_frame(play, seat, False)] if first == 0 else []
    for number, row in enumerate(rows, 1):
        play.replay(row.seat, row.at, row.do)
        if number >= first:
            shown.append(replay_frame(play, seat, False))
    return gzip.compress(encode(shown), 6, mtime=0)


def replay_frame(play: Play, seat: Seat | None, all_open: bool) -> ReplayFrame:
    position = play.position
    return ReplayFrame(
        rows=len(play.rows),
        view=position.view(seat),
        to_act=position.seats_to_act,
        hidden=dict(position.hidden()) if all_open else None,
    )


def seat_of(viewer: str, seats: int) -> Seat | None:
    """The seat that a replay is looked at from; None for a spectator, and all open."""
    if viewer in (OPEN, "-1"):
        return None
    if not (viewer.isascii() and viewer.isdigit() and len(viewer) < 3 and int(viewer) < seats):
        raise NotThere("server-no-seat", last=seats - 1)
    return int(viewer)


def write_record(
    game: str, options: Options, people: Sequence[str], seed: int, content: Content, rows: Sequence[Row]
) -> bytes:
    """A whole play as a file, sealed. The digests are those of the positions as they are played again."""
    play = Play(game_of(game), options, people=people, seed=seed, content=content)
    stream = BytesIO()
    writer = Writer(stream, play)
    for row in rows:
        play.replay(row.seat, row.at, row.do)
        writer.update()
    return stream.getvalue()
