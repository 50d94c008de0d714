"""What people at a table say to one another: words, reactions that everybody reads in their own language, and nudges.

Only those who hold seats say and hear it. It is kept with the table and stands in no record.
"""

from __future__ import annotations

import unicodedata

from demitasse.kernel.event import Seat
from demitasse.server.feed import Feeds
from demitasse.server.limits import Bucket
from demitasse.server.notices import Notices
from demitasse.server.peers import Word
from demitasse.server.refusals import BadRequest, Conflict, TooMany
from demitasse.server.registry import TableRegistry
from demitasse.server.store import RowConflict, Store, TalkLine
from demitasse.server.tables import Table
from demitasse.server.wire import Said, TalkInfo

LONGEST = 200
A_SECOND, AT_ONCE = 0.5, 6
"""How often one person may speak."""
HOUR = 3600 * 1000
"""Between two nudges of one person."""
JOINERS = "\u200d"
"""Signs that cannot be seen, but that emoji are made with."""


def fit_text(given: str) -> str:
    """Words as they will be shown: on one line, not too long, with nothing in them that cannot be seen."""
    text = " ".join(given.split())
    if not text:
        raise BadRequest("server-talk-empty")
    if len(text) > LONGEST:
        raise BadRequest("server-talk-long", most=LONGEST)
    if any(unicodedata.category(sign)[0] == "C" and sign not in JOINERS for sign in text):
        raise BadRequest("server-talk-signs")
    return text


class Talk:
    """The talk of all tables."""

    def __init__(self, store: Store, registry: TableRegistry, feeds: Feeds, notices: Notices) -> None:
        self._store = store
        self._registry = registry
        self._feeds = feeds
        self._notices = notices
        self._lines: dict[str, list[TalkLine]] = {}
        self._told: dict[str, set[int]] = {}
        """By table, the numbers of lines that those who look at it here have heard."""
        self._allowances: dict[tuple[str, Seat], Bucket] = {}

    async def of(self, table: Table) -> list[TalkLine]:
        """What has been said at a table."""
        if table.id not in self._lines:
            kept = await self._store.talk(table.id)
            self._lines.setdefault(table.id, kept)
        return self._lines[table.id]

    async def say(self, table: Table, seat: Seat, text: str, reaction: str) -> None:
        """Words, or a reaction."""
        if table.quiet:
            raise Conflict("server-quiet")
        fit = "" if reaction else fit_text(text)
        await self._check_rate(table, seat)
        await self._add(table, seat, text=fit, reaction=reaction)

    async def nudge(self, table: Table, seat: Seat, whom: Seat) -> None:
        """Somebody who waits says so to whom they wait for, once in a while."""
        if seat in table.asked or whom not in table.asked or table.seats[whom].kind != "person":
            raise Conflict("server-no-nudge")
        now = self._store.uptime.now
        mine = [
            line for line in await self.of(table) if line.whom >= 0 and line.name == table.seats[seat].name
        ]
        if mine and now - mine[-1].moment.uptime < HOUR:
            minutes = (HOUR - (now - mine[-1].moment.uptime)) // 60_000 + 1
            raise TooSoon("server-nudge-soon", minutes=minutes)
        await self._add(table, seat, whom=whom)
        self._notices.nudge(table, whom, seat)

    async def _add(
        self, table: Table, seat: Seat, text: str = "", reaction: str = "", whom: Seat = -1
    ) -> None:
        async with table.lock:
            while True:
                lines = await self.of(table)
                line = TalkLine(
                    number=lines[-1].number + 1 if lines else 0,
                    seat=seat,
                    name=table.seats[seat].name,
                    moment=self._store.uptime.moment,
                    text=text,
                    reaction=reaction,
                    whom=whom,
                )
                try:
                    await self._store.add_talk(table.id, line)
                    break
                except RowConflict:  # somebody spoke at another server, whose word is on its way
                    self._lines[table.id] = await self._store.talk(table.id)
            lines.append(line)
        self._tell(table, line)

    async def follow(self, word: Word) -> None:
        """Somebody spoke at another server."""
        table = self._registry.tables.get(word.table)
        if table is not None:
            async with table.lock:
                known = await self.of(table)
                last = known[-1].number if known else -1
                if last < word.number:
                    self._lines[table.id] = await self._store.talk(table.id)
                for line in self._lines[table.id]:
                    if min(last + 1, word.number) <= line.number <= word.number:
                        self._tell(table, line)

    def _tell(self, table: Table, line: TalkLine) -> None:
        """Once, though it may have been read from the store before the word of it came."""
        heard = self._told.setdefault(table.id, set())
        if line.number not in heard:
            heard.add(line.number)
            self._feeds.tell_seats(table, Said(line=told(line)))

    async def _check_rate(self, table: Table, seat: Seat) -> None:
        if self._store.peers is not None:
            taken = await self._store.peers.take("talk", f"{table.id}/{seat}", A_SECOND, AT_ONCE)
        else:
            taken = self._allowances.setdefault((table.id, seat), Bucket(A_SECOND, AT_ONCE)).take()
        if not taken:
            raise TooSoon("server-talk-slower")

    def forget(self, table: Table) -> None:
        self._lines.pop(table.id, None)
        self._told.pop(table.id, None)
        for seat in table.seats:
            self._allowances.pop((table.id, seat.seat), None)


class TooSoon(Conflict):
    """Said too often; the connection stays, unlike after `TooMany`."""

    status = TooMany.status


def told(line: TalkLine) -> TalkInfo:
    return TalkInfo(
        number=line.number,
        seat=line.seat,
        name=line.name,
        wall=line.moment.wall,
        text=line.text,
        reaction=line.reaction,
        whom=line.whom,
    )
