"""The registry of tables: new ones are made here, and those in use are kept in memory; the store has all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from time import monotonic
from typing import Any

import msgspec

from demitasse.games import game as game_of
from demitasse.kernel.game import Game
from demitasse.kernel.options import Options, fields
from demitasse.kernel.play import Row
from demitasse.kernel.record import Record
from demitasse.server import contents
from demitasse.server.contents import TableContent
from demitasse.server.keys import hash_of, key_matches, new_key, new_seed, rematch_id
from demitasse.server.refusals import BadRequest, Conflict, Forbidden, NotThere
from demitasse.server.seating import bot_name, fit_name, fit_thinking_time, known_bot, seats_as_wished
from demitasse.server.store import Outline, SeatRow, Store, StoredTable, StoreError, TableHead
from demitasse.server.tables import Table, TableListener, rules_version
from demitasse.server.wire import Fork, NewTable, SeatKey, TableKeys

IDLE_SECONDS = 600
"""A table without viewers and activity is unloaded after this long."""

LONGEST_ID = 64


async def nothing_else(id: str) -> None:
    """Where there is one server."""


class TableRegistry:
    def __init__(self, store: Store, seeds: Callable[[], int] = new_seed) -> None:
        self.store = store
        self._seeds = seeds
        self.listeners: list[TableListener] = []
        self.tables: dict[str, Table] = {}
        self.keeps: Callable[[str], bool] = lambda id: True
        """Whether this server is the keeper of a table; the only server is that of all."""
        self.made: Callable[[str], None] = lambda id: None
        """Is told of each new table."""
        self.loading: Callable[[str], Awaitable[None]] = nothing_else
        """What else must be known of a table before it is open."""
        self._loading: dict[str, asyncio.Lock] = {}

    async def table(self, id: str) -> Table:
        """The table with this id, loaded from the store unless it is in memory."""
        table = self.tables.get(id)
        if table is not None:
            return table
        if len(id) > LONGEST_ID:
            raise NotThere("server-no-table")
        async with self._loading.setdefault(id, asyncio.Lock()):
            try:
                table = self.tables.get(id)
                if table is None:
                    stored = await self.store.load(id)
                    if stored is None:
                        raise NotThere("server-no-table")
                    own = await contents.of_table(stored)
                    await self.loading(id)
                    table = self.tables.get(id) or self._add(stored, own)
                return table
            finally:
                self._loading.pop(id, None)

    async def latest(self, id: str) -> Table:
        """The same for somebody who comes: what another server has just done must be seen here, too."""
        open_here = self.tables.get(id)
        if open_here is None or self.store.peers is None:
            return await self.table(id)
        with suppress(StoreError):  # while the database is away, we show what we know
            await open_here.reload()
        return open_here

    def is_loading(self, id: str) -> bool:
        return id in self._loading

    async def head_of(self, id: str) -> TableHead | None:
        """Which game is played at a table, and with which cards, without loading it; None where there is none."""
        table = self.tables.get(id)
        if table is not None:
            return table.head
        stored = await self.store.load(id) if 0 < len(id) <= LONGEST_ID else None
        return None if stored is None else stored.head

    def _add(self, stored: StoredTable, own: TableContent) -> Table:
        table = Table(stored, own, self.store, self.listeners)
        self.tables[table.id] = table
        table.kept = self.keeps(table.id)
        for listener in self.listeners:
            listener.table_changed(table)
        return table

    def unload_idle(self, busy: Collection[str], idle: float = IDLE_SECONDS) -> list[Table]:
        """Drop idle tables from memory, and return them."""
        now = monotonic()
        unloaded: list[Table] = []
        for table in list(self.tables.values()):
            if now - table.touched > idle and table.id not in busy and not table.lock.locked():
                if table.bot_to_act() is None and not table.real_time.clock.running and not table.counts_time:
                    del self.tables[table.id]
                    unloaded.append(table)
        return unloaded

    async def remove(self, id: str) -> None:
        """Send everybody away and forget the table for good."""
        table = await self.table(id)
        async with table.lock:
            await self.store.remove(id)
            table.closed = True
        self.tables.pop(id, None)
        table.changed()

    # New tables.

    async def create(self, wish: NewTable) -> TableKeys:
        game = game_of(wish.game)
        own = await contents.load(game, contents.given(wish.content, wish.file))
        options = game.checked(wish.options, len(wish.seats), own.content)
        seats, keys = seats_as_wished(game.id, wish.seats)
        await contents.check_playable(game, options, len(seats), own.content)
        thinking = fit_thinking_time(game, wish.thinking)
        return await self._create(
            game, own, options, self._seeds(), wish.leavers, seats, keys, thinking=thinking, late=wish.late
        )

    async def fork(self, fork: Fork, record: Record, origin: str) -> TableKeys:
        """Play on from a moment of a replay: its first rows, me in one seat, bots in the others."""
        game = game_of(record.head.game)
        if not 0 <= fork.rows <= len(record.rows):
            raise BadRequest("server-no-such-moment", last=len(record.rows))
        if not 0 <= fork.seat < len(record.head.people):
            raise NotThere("server-no-seat", last=len(record.head.people) - 1)
        if fork.rows == len(record.rows) and record.tail is not None:
            raise Conflict("server-fork-at-end")
        bot = known_bot(game.id, fork.bot)
        key = SeatKey(seat=fork.seat, key=new_key())
        names = [fit_name(fork.name, ())]
        given = iter(fork.names)
        seats: list[SeatRow] = []
        for seat in range(len(record.head.people)):
            if seat == fork.seat:
                seats.append(SeatRow(seat, "person", names[0], "", hash_of(key.key)))
            else:
                called = next(given, "")
                names.append(fit_name(called, names) if called else bot_name(bot, names))
                seats.append(SeatRow(seat, "bot", names[-1], bot, ""))
        own = await contents.reload(game, contents.fit_sources(record.head.sources))
        options = game.checked(record.head.options, len(seats), own.content)
        rows = record.rows[: fork.rows]
        seed = int(record.head.seed)
        return await self._create(game, own, options, seed, "bot", seats, [key], origin=origin, rows=rows)

    async def rematch(self, table: Table, bearer: str, keys: Sequence[str]) -> TableKeys:
        """The same people once more, everybody one seat further; a seat is kept for each of them by their old key."""
        mine = {hash_of(key): key for key in (bearer, *keys)}
        hashes = tuple(mine)
        if not (table.is_host(hashes) or any(key_matches(hashes, seat.key_hash) for seat in table.seats)):
            raise Forbidden("server-wrong-key")
        async with table.changing():
            if table.state != "over":
                raise Conflict("server-not-over")
            made: TableKeys | None = None
            if not table.rematch:
                id = rematch_id(table.id, table.head.host_hash)
                if await self.store.load(id) is None:
                    made = await self._create_rematch(table, id)
                await table.set_rematch(id)
        new = await self.table(table.rematch)
        taken: list[SeatKey] = []
        for secret in mine.values():
            if any(key_matches((hash_of(secret),), seat.key_hash) for seat in new.seats):
                taken.append(await new.seating.claim(secret))
        return TableKeys(
            table=new.id,
            host=made.host if made is not None else "",
            seats=tuple(taken),
            join=made.join if made is not None else "",
            watch=made.watch if made is not None else "",
        )

    async def _create_rematch(self, table: Table, id: str) -> TableKeys | None:
        """None when another process was faster: then it is there."""
        seats = rotated_seats(table.seats)
        game, own, leavers = table.game, table.own, table.head.leavers
        options = game.checked(rotated(table.head.options, game.options), len(seats), own.content)
        try:
            return await self._create(
                game,
                own,
                options,
                self._seeds(),
                leavers,
                seats,
                [],
                origin=table.id,
                id=id,
                thinking=table.head.thinking,
                late=table.head.late,
            )
        except StoreError:
            if await self.store.load(id) is None:
                raise
            return None

    async def _create(
        self,
        game: Game,
        own: TableContent,
        options: Options,
        seed: int,
        leavers: str,
        seats: Sequence[SeatRow],
        keys: Sequence[SeatKey],
        *,
        origin: str = "",
        rows: Sequence[Row] = (),
        id: str = "",
        thinking: int = 0,
        late: str = "wait",
    ) -> TableKeys:
        """Write a new table; it starts at once when nobody else is to come."""
        made = TableKeys(
            table=id or new_key(), host=new_key(), seats=tuple(keys), join=new_key(), watch=new_key()
        )
        head = TableHead(
            id=made.table,
            game=game.id,
            options=msgspec.to_builtins(options),
            seed=str(seed),
            content=rules_version(game, own.content),
            leavers=leavers,
            created=now(),
            host_hash=hash_of(made.host),
            join_token_hash=hash_of(made.join),
            watch_token_hash=hash_of(made.watch),
            origin=origin,
            thinking=thinking,
            late=late,
            own_content=own.digest,
        )
        await self.store.create(head, seats, rows, own.stored)
        self.made(head.id)
        state = "lobby" if any(seat.kind == "open" for seat in seats) else "playing"
        if state == "playing":
            await self.store.put_state(head.id, state)
        version = 0 if state == "lobby" else 1
        table = self._add(StoredTable(head, tuple(seats), tuple(rows), state, "", version=version), own)
        if rows:
            async with table.changing():
                table.real_time.interrupt_at_start()
        return made


def wakes_by_itself(table: Outline) -> bool:
    """Whether something can happen at a table in play although nobody is there: a bot chooses, or time runs."""
    if table.head.thinking or game_of(table.head.game).real_time:
        return True
    return any(seat.kind == "bot" or seat.stand_in for seat in table.seats)


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def rotated_seats(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Everybody one seat further. A person's new seat is open, but kept for their key."""
    moved: list[SeatRow] = []
    for seat in range(len(seats)):
        old = seats[seat - 1]
        kind = "open" if old.kind == "person" else old.kind
        moved.append(msgspec.structs.replace(old, seat=seat, kind=kind, stand_in=""))
    return moved


def rotated(options: dict[str, Any], kind: type[Options]) -> dict[str, Any]:
    """The same options; what is said per seat moves along with the people."""
    moved = dict(options)
    for field in fields(kind):
        if field.per_seat and (values := options.get(field.name)):
            moved[field.name] = [values[-1], *values[:-1]]
    return moved
