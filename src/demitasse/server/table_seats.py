"""The seats of a table: who sits down, leaves, comes back, and for whom a bot plays. The table knows who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from demitasse.bots import best_bot
from demitasse.kernel.event import Seat
from demitasse.server.contents import check_playable
from demitasse.server.keys import hash_of, key_matches, new_key
from demitasse.server.refusals import Conflict, Forbidden, NotThere
from demitasse.server.seating import bot_name, fit_name, known_bot, without_seats
from demitasse.server.store import SeatRow, Store
from demitasse.server.wire import SeatKey

if TYPE_CHECKING:
    from demitasse.server.tables import Table


class TableSeats:
    """Part of a `Table`; what changes it holds the table's lock."""

    def __init__(self, table: Table, store: Store) -> None:
        self._table = table
        self._store = store

    async def join(self, hashes: Sequence[str], name: str, wish: Seat | None) -> SeatKey:
        """Somebody with the join link sits down: in an open seat, or in that of a leaver whom a bot stands in for."""
        table = self._table
        async with table.changing():
            if not key_matches(hashes, table.head.join_token_hash):
                raise Forbidden("server-wrong-link")
            free = [seat for seat in table.seats if seat.kind == "open"]
            free += [seat for seat in table.seats if seat.kind == "bot" and seat.key_hash]
            if table.state == "over" or not free:
                raise Conflict("server-over" if table.state == "over" else "server-full")
            found = next((seat for seat in free if wish is None or seat.seat == wish), None)
            if found is None:
                raise Conflict("server-seat-taken")
            others = [seat.name for seat in table.seats if seat is not found]
            key = new_key()
            fit = fit_name(name, others)
            await self._put(SeatRow(found.seat, "person", fit, "", hash_of(key)))
            return SeatKey(seat=found.seat, key=key)

    async def claim(self, secret: str) -> SeatKey:
        """Take the seat that is kept for this key: a rematch keeps everybody's."""
        table = self._table
        async with table.changing():
            hashes = (hash_of(secret),)
            found = next((seat for seat in table.seats if key_matches(hashes, seat.key_hash)), None)
            if found is None:
                raise Forbidden("server-wrong-key")
            if found.kind == "open":
                await self._put(msgspec.structs.replace(found, kind="person"))
                if table.play is None and all(seat.kind != "open" for seat in table.seats):
                    await table.begin()
            return SeatKey(seat=found.seat, key=secret)

    async def leave(self, hashes: Sequence[str]) -> None:
        """The seat of a leaver goes to a bot or stays open, as the host chose; its key still opens it."""
        table = self._table
        async with table.changing():
            left = [
                seat for seat in table.seats if seat.kind == "person" and key_matches(hashes, seat.key_hash)
            ]
            if not left:
                raise Forbidden("server-wrong-key")
            for seat in left:
                if table.play is None:
                    await self._put(SeatRow(seat.seat, "open", "", "", ""))
                elif table.head.leavers == "bot":
                    bot = best_bot(table.head.game)
                    await self._put(msgspec.structs.replace(seat, kind="bot", bot=bot, stand_in=""))
                else:
                    await self._put(msgspec.structs.replace(seat, kind="open", stand_in=""))

    async def come_back(self, hashes: Sequence[str]) -> None:
        table = self._table
        async with table.changing():
            mine = [seat for seat in table.seats if key_matches(hashes, seat.key_hash)]
            if not mine:
                raise Forbidden("server-seat-gone")
            for seat in mine:
                if seat.kind != "person" or seat.stand_in:
                    await self._put(msgspec.structs.replace(seat, kind="person", bot="", stand_in=""))

    async def stand_in(self, seat: Seat, until: str) -> None:
        """A bot plays from the seat of a person until their `return`, or for this `turn`. With the lock held."""
        table = self._table
        row = table.seats[seat]
        if row.kind == "open" and row.key_hash:  # somebody who has left: their key still opens the seat
            await self._put(msgspec.structs.replace(row, kind="bot", bot=best_bot(table.head.game)))
        elif row.kind == "person" and row.stand_in != until:
            await self._put(msgspec.structs.replace(row, stand_in=until))

    async def take_over(self, seat: Seat) -> None:
        """Whoever keeps the seat plays for themselves again. With the lock held."""
        table = self._table
        row = table.seats[seat]
        if row.stand_in:
            if seat in table.asked:  # who is back may think anew, else the bot would be back at once
                table.asked[seat] = self._store.uptime.moment
            await self._put(msgspec.structs.replace(row, stand_in=""))

    async def give_seat(self, seat: Seat, kind: str, bot: str) -> None:
        """The host gives a seat to whoever comes by the link, or to a bot. Whoever sat there has it no more."""
        table = self._table
        async with table.changing():
            if not 0 <= seat < len(table.seats):
                raise NotThere("server-no-seat", last=len(table.seats) - 1)
            if table.state == "over":
                raise Conflict("server-over")
            if kind == "friend":
                await self._put(SeatRow(seat, "open", "", "", ""))
                return
            known_bot(table.head.game, bot)
            others = [other.name for other in table.seats if other.seat != seat]
            await self._put(SeatRow(seat, "bot", bot_name(bot, others), bot, ""))

    async def _put(self, seat: SeatRow) -> None:
        table = self._table
        await self._store.put_seat(table.id, seat)
        table.version += 1
        table.seats[seat.seat] = seat
        if seat.kind != "person":
            table.real_time.agreed -= {seat.seat}
            table.claims.forget_seat(seat.seat)
        if table.play is not None:
            table.play.people = table.people
        table.changed()

    async def take_away_free(self) -> None:
        """Everybody else moves up; `BadOptions` when so few cannot play as the host wished."""
        table = self._table
        kept = [seat for seat in table.seats if seat.kind != "open"]
        options = without_seats(table.head.options, table.game.options, [seat.seat for seat in kept])
        checked = table.game.checked(options, len(kept), table.content)
        await check_playable(table.game, checked, len(kept), table.content)
        head = msgspec.structs.replace(table.head, options=options)
        seats = [msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(kept)]
        await self._store.put_seats(head, seats)
        table.version += 1
        table.head, table.seats = head, seats
