"""Replays: finished plays and loaded records, to look back at, to keep as a file, and to play on from.

Replaying a record takes longer than the event loop may wait, so that workers do it; here only bytes are handed round.
"""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from demitasse.games import game as game_of
from demitasse.kernel.event import Seat
from demitasse.kernel.play import NOBODY, UNDO, Play
from demitasse.kernel.record import Line, Record, Tail, head_of, line_of, parse
from demitasse.kernel.result import Result
from demitasse.kernel.wire import encode
from demitasse.server.feed import EncodedRow
from demitasse.server.house import House, now
from demitasse.server.keys import new_key
from demitasse.server.refusals import NotThere, TooLarge
from demitasse.server.tables import Table
from demitasse.server.thinking import Thinking
from demitasse.server.wire import Answer, Frame

OPEN = "open"
REMEMBERED = 64


class EncodedReplay(Answer, frozen=True):
    """`wire.ReplayInfo`, with choices and events as the structs they are."""

    id: str
    game: str
    people: tuple[str, ...]
    automata: tuple[str, ...]
    options: dict[str, Any]
    rows: tuple[EncodedRow, ...]
    result: Result | None


class Replays:
    def __init__(self, house: House, thinking: Thinking, longest: int) -> None:
        self._house = house
        self._thinking = thinking
        self._longest = longest
        self._answers: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    async def load(self, data: bytes) -> bytes:
        """Keep a record somebody brought, once it proved sound. The answer is its `ReplayInfo`."""
        record = parse(data)
        if len(record.lines) > self._longest:
            raise TooLarge("server-record-long", most=self._longest)
        id = new_key()
        info = await self._thinking.work(id, look_back, id, data)
        await self._house.store.save_replay(id, data, now())
        self._remember((id, ""), info)
        return info

    async def info(self, id: str) -> bytes:
        """An encoded `ReplayInfo`, gzipped like all answers from here."""
        return await self._answer(id, "", look_back, id)

    async def frames(self, id: str, eyes: str) -> bytes:
        """The encoded frames of a replay, from one seat's eyes or all open."""
        return await self._answer(id, eyes, frames, eyes)

    async def record(self, id: str) -> bytes:
        """The record file. That of a finished table is made once and then kept."""
        data = await self._house.store.load_replay(id)
        if data is None:
            try:
                table = await self._house.table(id)
            except NotThere:
                raise NotThere("server-no-replay") from None
            data = await self.record_of(table)
        return data

    async def record_of(self, table: Table) -> bytes:
        if table.state != "over":
            raise NotThere("server-no-replay")
        play = table.play
        assert play is not None
        rows = [line_of(row, "") for row in play.rows]
        data = await self._thinking.work(
            table.id, write_record, table.head.game, play.options, table.people, play.seed, rows
        )
        await self._house.store.save_replay(table.id, data, now())
        return data

    async def parsed(self, id: str) -> Record:
        return parse(await self.record(id))

    async def _answer(self, id: str, what: str, job: Any, given: str) -> bytes:
        answer = self._answers.get((id, what))
        if answer is None:
            data = await self.record(id)
            made: bytes = await self._thinking.work(id, job, given, data)
            answer = made
            self._remember((id, what), answer)
        return answer

    def _remember(self, what: tuple[str, str], answer: bytes) -> None:
        self._answers[what] = answer
        if len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)


# In a worker:


def look_back(id: str, data: bytes) -> bytes:
    record = parse(data)
    game = game_of(record.head.game)
    play = record.start(game)
    rows: list[EncodedRow] = []
    for row, events in record.steps(play):
        rows.append(
            EncodedRow(
                seq=row.seq,
                at=row.at,
                seat=row.seat,
                choice=row.choice,
                undo=row.choice is None and row.seat != NOBODY,
                events=tuple(events),
                scores=play.position.points,
            )
        )
    if record.torn is not None or (record.tail is not None and record.tail.result != play.position.result):
        record.verify(game)
    info = EncodedReplay(
        id=id,
        game=game.id,
        people=play.people,
        automata=play.automata,
        options=record.head.options,
        rows=tuple(rows),
        result=play.position.result,
    )
    return gzip.compress(encode(info), 6, mtime=0)


def frames(eyes: str, data: bytes) -> bytes:
    """The position before the first row, and after each."""
    record = parse(data)
    play = record.start(game_of(record.head.game))
    seat = seat_of(eyes, len(play.people))
    shown = [frame(play, seat, eyes == OPEN)]
    shown += [frame(play, seat, eyes == OPEN) for _ in record.steps(play)]
    return gzip.compress(encode(shown), 6, mtime=0)


def frame(play: Play, seat: Seat | None, all_open: bool) -> Frame:
    position = play.position
    return Frame(
        rows=len(play.rows),
        view=position.view(seat),
        to_act=position.seats_to_act,
        hidden=dict(position.hidden()) if all_open else None,
    )


def seat_of(eyes: str, seats: int) -> Seat | None:
    if eyes in (OPEN, "-1"):
        return None
    if not (eyes.isascii() and eyes.isdigit() and len(eyes) < 3 and int(eyes) < seats):
        raise NotThere("server-no-seat", last=seats - 1)
    return int(eyes)


def write_record(game: str, options: Any, people: Sequence[str], seed: int, rows: Sequence[Line]) -> bytes:
    """A whole play as a file, sealed. The digests are those of the positions as they are played again."""
    found = game_of(game)
    play = Play(found, options, people=people, seed=seed)
    seal = blake2b(digest_size=8)
    data = bytearray()

    def write(part: msgspec.Struct) -> None:
        line = encode(part) + b"\n"
        seal.update(line)
        data.extend(line)

    write(head_of(play))
    for line in rows:
        if line.seat == NOBODY:
            play.advance(line.at)
        elif line.do == UNDO:
            play.undo(line.seat, line.at)
        else:
            play.choose(line.seat, found.notation.parse(line.do), line.at)
        write(line_of(play.rows[-1], play.position.digest()))
    if play.position.result is not None:
        write(Tail(play.position.result, seal.hexdigest()))
    return bytes(data)
