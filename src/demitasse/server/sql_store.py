"""What a store asks of its database, in SQL that SQLite and PostgreSQL read alike.

A write is a few statements that are carried out together or not at all; its answer is how many rows each changed. A
read is a few queries about the same moment. How many writes share a transaction, and what waits for what, is the
business of the database's own room: `sqlite_store.py`, `postgres_store.py`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from time import perf_counter
from typing import Any

import msgspec

from demitasse.kernel.play import Row
from demitasse.server.peers import TABLE, TALK, Peers, Word
from demitasse.server.sql_subscriptions import SqlSubscriptions
from demitasse.server.statements import Statement
from demitasse.server.store import (
    KEPT,
    MOST_TALK,
    LiveState,
    Outline,
    Retention,
    RowConflict,
    SeatRow,
    StoredContent,
    StoredTable,
    TableHead,
    TalkLine,
)
from demitasse.server.uptime import Moment, Uptime

TODAY = "(SELECT MAX(day) FROM days)"
"""The number of the newest day on which the store was in use, whatever the wall clock says now."""
LAST_ROW = "COALESCE((SELECT log.day FROM log WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1), 0)"
# On a conflict nothing, so that losing the race for one row spoils nobody else's row in the same transaction.
INSERT_ROW = (
    "INSERT INTO log (table_id, seq, at, seat, choice, token, wall, uptime, day)"
    f" VALUES (?, ?, ?, ?, ?, ?, ?, ?, {TODAY}) ON CONFLICT DO NOTHING"
)
INSERT_SEAT = "INSERT INTO seats (table_id, seat, row) VALUES (?, ?, ?)"
SELECT_ROWS = (
    "SELECT seq, at, seat, choice, token, uptime, wall FROM log WHERE table_id = ? AND seq > ? ORDER BY seq"
)
SELECT_SEATS = "SELECT row FROM seats WHERE table_id = ? ORDER BY seat"


BEGINS = "SELECT at FROM begins ORDER BY at"
FORGET_BEGINS = "DELETE FROM begins WHERE at NOT IN (SELECT at FROM begins ORDER BY at DESC LIMIT 100)"


class SqlStore(ABC):
    """Implements `store.Store`, but for `commits`, `health`, `save_uptime` and `close`."""

    uptime: Uptime
    peers: Peers | None = None
    SHARED = ""
    """Columns of a table that only several servers need."""

    def __init__(self) -> None:
        self.subscriptions = SqlSubscriptions(self)
        self.began: float | None = None
        """When what is being written was given to the database."""

    @property
    def seconds_under_way(self) -> float:
        began = self.began
        return 0.0 if began is None else perf_counter() - began

    @abstractmethod
    async def write(self, *statements: Statement, told: str = "") -> list[int]:
        """See `statements.Database`."""

    @abstractmethod
    async def read(self, *queries: Statement) -> list[list[tuple[Any, ...]]]:
        """See `statements.Database`."""

    def changed(self, table: str) -> list[Statement]:
        """With whatever changes a table besides its log; other servers then know that they must look again."""
        return []

    def kept(self, table: str) -> list[Statement]:
        """A new table is kept by the server at which it was made."""
        return []

    async def create(
        self,
        head: TableHead,
        seats: Sequence[SeatRow],
        rows: Sequence[Row] = (),
        content: StoredContent | None = None,
    ) -> None:
        digest = None if content is None else content.digest
        now = self.uptime.moment
        await self.write(
            *keep(content),
            Statement(
                "INSERT INTO tables (id, head, created, day, state, content)"
                f" VALUES (?, ?, ?, {TODAY}, 'lobby', ?)",
                (head.id, text(head), milliseconds(head.created), digest),
            ),
            *[Statement(INSERT_SEAT, (head.id, seat.seat, text(seat))) for seat in seats],
            *[self._row(head.id, row, now) for row in rows],
            *self.kept(head.id),
        )

    async def load(self, table: str, after: int = -1) -> StoredTable | None:
        found, seats, rows, contents = await self.read(
            Statement(
                f"SELECT head, state, rematch, live, quiet, dealt_uptime, dealt_wall{self.SHARED}"
                " FROM tables WHERE id = ? AND removed IS NULL",
                (table,),
            ),
            Statement(SELECT_SEATS, (table,)),
            Statement(SELECT_ROWS, (table, after)),
            Statement(
                "SELECT stored FROM contents WHERE digest = (SELECT content FROM tables WHERE id = ?)",
                (table,),
            ),
        )
        if not found:
            return None
        head, state, rematch, live, quiet, uptime, wall, *shared = found[0]
        content = content_in(contents)
        return StoredTable(
            head=msgspec.json.decode(head, type=TableHead),
            seats=seats_in(seats),
            rows=tuple([row_in(row) for row in rows]),
            state=state,
            rematch=rematch,
            sources=() if content is None else content.sources,
            dealt=Moment(uptime, wall) if wall else None,
            moments=tuple([Moment(*row[-2:]) for row in rows]),
            quiet=bool(quiet),
            version=shared[0] if shared else 0,
            live=msgspec.json.decode(live, type=LiveState) if live else None,
        )

    async def append(self, table: str, row: Row, version: int | None = None) -> Moment:
        moment = self.uptime.moment
        if await self.write(self._row(table, row, moment)) != [1]:
            raise RowConflict
        return moment

    def _row(self, table: str, row: Row, moment: Moment) -> Statement:
        return Statement(
            INSERT_ROW,
            (table, row.seq, row.at, row.seat, row.do, row.token, moment.wall, moment.uptime),
        )

    async def rows_after(self, table: str, seq: int) -> list[tuple[Row, Moment]]:
        (found,) = await self.read(Statement(SELECT_ROWS, (table, seq)))
        return [(row_in(row), Moment(*row[-2:])) for row in found]

    async def put_seat(self, table: str, seat: SeatRow) -> None:
        await self.write(
            Statement(
                f"{INSERT_SEAT} ON CONFLICT (table_id, seat) DO UPDATE SET row = excluded.row",
                (table, seat.seat, text(seat)),
            ),
            *self._touched(table),
            told=table_word(table),
        )

    def _touched(self, table: str) -> list[Statement]:
        return [touch(table), *self.changed(table)]

    async def put_seats(self, head: TableHead, seats: Sequence[SeatRow]) -> None:
        await self.write(
            Statement("UPDATE tables SET head = ? WHERE id = ?", (text(head), head.id)),
            Statement("DELETE FROM seats WHERE table_id = ?", (head.id,)),
            *[Statement(INSERT_SEAT, (head.id, seat.seat, text(seat))) for seat in seats],
            *self._touched(head.id),
            told=table_word(head.id),
        )

    async def put_state(self, table: str, state: str, rematch: str = "") -> Moment:
        now = self.uptime.moment
        await self.write(
            Statement("UPDATE tables SET state = ?, rematch = ? WHERE id = ?", (state, rematch, table)),
            Statement(
                "UPDATE tables SET dealt_uptime = ?, dealt_wall = ?"
                " WHERE id = ? AND state = 'playing' AND dealt_wall = 0",
                (now.uptime, now.wall, table),
            ),
            *self._touched(table),
            told=table_word(table),
        )
        return now

    async def remove(self, table: str) -> None:
        await self.write(Statement("DELETE FROM tables WHERE id = ?", (table,)), told=table_word(table))

    async def put_quiet(self, table: str, quiet: bool) -> None:
        await self.write(
            Statement("UPDATE tables SET quiet = ? WHERE id = ?", (int(quiet), table)),
            *self.changed(table),
            told=table_word(table),
        )

    async def put_live(self, table: str, live: LiveState) -> None:
        await self.write(
            Statement("UPDATE tables SET live = ? WHERE id = ?", (text(live), table)),
            *self.changed(table),
            told=table_word(table),
        )

    async def add_talk(self, table: str, line: TalkLine) -> None:
        written = await self.write(
            Statement(
                "INSERT INTO talk (table_id, number, line) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                (table, line.number, text(line)),
            ),
            Statement(
                "DELETE FROM talk WHERE table_id = ? AND number <= ?", (table, line.number - MOST_TALK)
            ),
            told=str(Word(TALK, table, line.number)),
        )
        if written[0] != 1:
            raise RowConflict

    async def talk(self, table: str) -> list[TalkLine]:
        (found,) = await self.read(
            Statement("SELECT line FROM talk WHERE table_id = ? ORDER BY number", (table,))
        )
        return [msgspec.json.decode(line, type=TalkLine) for (line,) in found]

    async def playing(self) -> list[Outline]:
        in_play = "state = 'playing' AND removed IS NULL"
        tables, seats = await self.read(
            Statement(f"SELECT id, head FROM tables WHERE {in_play} ORDER BY id"),
            Statement(
                f"SELECT table_id, row FROM seats WHERE table_id IN (SELECT id FROM tables WHERE {in_play})"
                " ORDER BY table_id, seat"
            ),
        )
        by_table: dict[str, list[tuple[str]]] = {}
        for table, row in seats:
            by_table.setdefault(table, []).append((row,))
        return [
            Outline(msgspec.json.decode(head, type=TableHead), seats_in(by_table.get(id, ())))
            for id, head in tables
        ]

    async def save_replay(
        self, id: str, record: bytes, created: str, content: StoredContent | None = None
    ) -> None:
        digest = None if content is None else content.digest
        await self.write(
            *keep(content),
            Statement(
                f"INSERT INTO replays (id, record, created, day, content) VALUES (?, ?, ?, {TODAY}, ?)"
                " ON CONFLICT (id) DO UPDATE SET"
                " content = COALESCE(excluded.content, replays.content), removed = NULL",
                (id, record, milliseconds(created), digest),
            ),
        )

    async def load_replay(self, id: str) -> bytes | None:
        (found,) = await self.read(
            Statement("SELECT record FROM replays WHERE id = ? AND removed IS NULL", (id,))
        )
        return bytes(found[0][0]) if found else None

    async def save_coach(self, id: str, told: bytes) -> None:
        await self.write(Statement("UPDATE replays SET coach = ? WHERE id = ?", (told, id)))

    async def load_coach(self, id: str) -> bytes | None:
        (found,) = await self.read(
            Statement(
                "SELECT coach FROM replays WHERE id = ? AND removed IS NULL AND coach IS NOT NULL", (id,)
            )
        )
        return bytes(found[0][0]) if found else None

    async def load_content(self, digest: str) -> StoredContent | None:
        (found,) = await self.read(Statement("SELECT stored FROM contents WHERE digest = ?", (digest,)))
        return content_in(found)

    async def clean(self, now: str, in_use: Collection[str] = (), kept: Retention = KEPT) -> int:
        date = datetime.fromisoformat(now).astimezone(UTC).date().isoformat()
        old = {
            f"state = '{state}' AND": f"({TODAY} - {days} > day AND {TODAY} - {days} > {LAST_ROW})"
            for state, days in kept.by_state().items()
        }
        hiding = [
            *[hide("tables", f"{of} {is_old}") for of, is_old in old.items()],
            hide("replays", f"{TODAY} - {kept.over} > day"),
        ]
        changed = await self.write(
            Statement(
                "INSERT INTO days (day, date) VALUES ((SELECT COALESCE(MAX(day), 0) + 1 FROM days), ?)"
                " ON CONFLICT DO NOTHING",
                (date,),
            ),
            *[touch(table) for table in in_use],
            *hiding,
            *[bring_back("tables", f"{of} NOT {is_old}") for of, is_old in old.items()],
            bring_back("replays", f"{TODAY} - {kept.over} <= day"),
            *[
                Statement(f"DELETE FROM {what} WHERE removed + ? <= {TODAY}", (kept.grace,))
                for what in ("tables", "replays")
            ],
            Statement(
                "DELETE FROM contents WHERE NOT EXISTS (SELECT 1 FROM tables WHERE content = digest)"
                " AND NOT EXISTS (SELECT 1 FROM replays WHERE content = digest)"
            ),
        )
        before = 1 + len(in_use)
        return sum(changed[before : before + len(hiding)])


def table_word(table: str) -> str:
    return str(Word(TABLE, table))


def keep(content: StoredContent | None) -> list[Statement]:
    """Write content files unless they are there already, before what refers to them."""
    if content is None:
        return []
    return [
        Statement(
            "INSERT INTO contents (digest, stored) VALUES (?, ?) ON CONFLICT DO NOTHING",
            (content.digest, text(content)),
        )
    ]


def hide(what: str, which: str) -> Statement:
    """Put tables or replays out of sight."""
    return Statement(f"UPDATE {what} SET removed = {TODAY} WHERE removed IS NULL AND {which}")


def bring_back(what: str, which: str) -> Statement:
    """Whoever keeps things longer from now on has back what was out of sight."""
    return Statement(f"UPDATE {what} SET removed = NULL WHERE removed IS NOT NULL AND {which}")


def touch(table: str) -> Statement:
    """Note that something happened to a table today; a row of its log says so itself."""
    return Statement(f"UPDATE tables SET day = {TODAY} WHERE id = ?", (table,))


def row_in(found: tuple[Any, ...]) -> Row:
    seq, at, seat, do, token, *_ = found
    return Row(seq, at, seat, do, token=token)


def seats_in(found: Sequence[tuple[Any, ...]]) -> tuple[SeatRow, ...]:
    return tuple([msgspec.json.decode(row, type=SeatRow) for (row,) in found])


def content_in(found: Sequence[tuple[Any, ...]]) -> StoredContent | None:
    return msgspec.json.decode(found[0][0], type=StoredContent) if found else None


def text(part: msgspec.Struct) -> str:
    return msgspec.json.encode(part).decode()


def milliseconds(moment: str) -> int:
    return int(datetime.fromisoformat(moment).timestamp() * 1000)
