"""A table: who sits there, and the log of its play. No sockets here: listeners are told what happens.

The log in the store is the play; the position in memory is a cache of it. A choice is checked, written, and only then
played here, so that what anybody sees is on disk. Another process may write to the same table: whoever finds its row
taken catches up with the log and goes on from there. What real time adds is in `real_time.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from time import monotonic
from typing import Protocol

import msgspec

from demitasse.bots import best_bot
from demitasse.games import game as game_of
from demitasse.kernel.choice import Choice
from demitasse.kernel.content import Content
from demitasse.kernel.decision import Decision, Milliseconds
from demitasse.kernel.errors import BadChoice, NoUndo
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.game import Game
from demitasse.kernel.play import UNDO, Play, Row
from demitasse.server.claims import TableClaims
from demitasse.server.contents import TableContent
from demitasse.server.keys import key_matches
from demitasse.server.real_time import RealTime
from demitasse.server.refusals import BadRequest, Conflict, NotThere, Stale
from demitasse.server.store import LiveState, RowConflict, Store, StoredTable
from demitasse.server.table_seats import TableSeats
from demitasse.server.uptime import Moment
from demitasse.server.wire import RowInfo


class TableListener(Protocol):
    """Is told what happens at tables: the live feed, the drivers of bots, the scheduler."""

    def row_played(self, table: Table, row: RowInfo) -> None: ...

    def table_changed(self, table: Table) -> None:
        """Seats or state are different now."""


def rules_version(game: Game, content: Content) -> str:
    """The version of rules and cards that a log was written with: any other would play it differently."""
    return f"{game.revision} {content.digest}"


class Table:
    """One table in memory. Whatever changes it holds its lock."""

    def __init__(
        self, stored: StoredTable, own: TableContent, store: Store, listeners: Sequence[TableListener]
    ) -> None:
        self.head = stored.head
        self.id = stored.head.id
        self.game = game_of(stored.head.game)
        self.own = own
        self.content = own.content
        self.seats = list(stored.seats)
        self.rematch = stored.rematch
        self.play: Play | None = None
        self.rows: list[RowInfo] = []
        """The log, as told to somebody who may know all of it."""
        self.secrets: set[int] = set()
        """Rows chosen while others were choosing too: only their events tell the others of them."""
        self._still_asked: dict[int, frozenset[Seat]] = {}
        """By row, who was choosing too and is still asked the same question: a choice they send for it is not stale."""
        self.undone = 0
        self.asked: dict[Seat, Moment] = {}
        """In turns: who is asked, and since when."""
        self.moved = Moment()
        """When the last row was written."""
        self.quiet = stored.quiet
        self.closed = False
        """Whoever runs the server has removed it."""
        self.lock = asyncio.Lock()
        self.touched = monotonic()
        self._store = store
        self._listeners = listeners
        self.kept = True
        """Whether this server plays bots, alarms and clocks here: of several servers exactly one does (`keeper.py`)."""
        self.version = stored.version
        self._live: LiveState | None = None
        """What was written last of pauses and claims, by us or by another server."""
        self.seen: list[Event] = []
        """All that happened and was not taken back."""
        self._seen_before: list[int] = []
        self._began = 0.0
        self.real_time = RealTime(self, store)
        self.claims = TableClaims(self)
        self.seating = TableSeats(self, store)
        self._tokens: dict[str, int] = {}
        """The row that each choice with a token became."""
        if stored.state != "lobby" or stored.rows:
            self._deal(stored.dealt or store.uptime.moment)
            self._follow(stored)
            self._began = monotonic() - self.last_at / 1000

    # What can be asked of it.

    @property
    def state(self) -> str:
        if self.play is None:
            return "lobby"
        if self.play.position.result is not None:
            return "over"
        return "waiting" if any(seat.kind == "open" for seat in self.seats) else "playing"

    @property
    def going_on(self) -> bool:
        return self.play is not None and self.play.position.result is None and not self.closed

    @property
    def people(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def automata(self) -> tuple[str, ...]:
        """Who else plays, moved by the game itself."""
        return self.play.automata if self.play is not None else ()

    @property
    def seq(self) -> int:
        """The number of rows, so the next row has this number."""
        return len(self.rows)

    def seats_of(self, hashes: Sequence[str]) -> tuple[Seat, ...]:
        """The seats that people with these keys sit in."""
        return tuple(
            seat.seat for seat in self.seats if seat.kind == "person" and key_matches(hashes, seat.key_hash)
        )

    def is_host(self, hashes: Sequence[str]) -> bool:
        return key_matches(hashes, self.head.host_hash)

    def lets_watch(self, hashes: Sequence[str]) -> bool:
        """Whether one of these may look on: any key or link of this table, also that of somebody who left."""
        if self.closed:
            return False
        kept = [self.head.watch_token_hash, self.head.join_token_hash, self.head.host_hash]
        kept += [seat.key_hash for seat in self.seats]
        return any(key_matches(hashes, each) for each in kept)

    def bot_to_act(self) -> Seat | None:
        if self.play is None or not self.kept:
            return None
        return next((seat for seat in self.play.position.seats_to_act if self.bot_in(seat)), None)

    def bot_in(self, seat: Seat) -> str:
        """The bot that plays from a seat now: its own, or one that stands in for a person; empty for none."""
        row = self.seats[seat]
        return row.bot if row.kind == "bot" else best_bot(self.head.game) if row.stand_in else ""

    # Changes besides the log.

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Hold the table and know the latest of it: nobody else changes seats, state, pauses or claims meanwhile."""
        async with self.lock, self._alone():
            yield

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """The same with the lock held: no other server does."""
        peers = self._store.peers
        if peers is None:
            yield
            await self._write_agreed()
            return
        async with peers.alone_at(self.id):
            await self._reload()
            yield
            await self._write_agreed()

    async def _write_agreed(self) -> None:
        """Let other servers know of pauses and claims, and whichever comes after the last."""
        if self.play is None or not self.game.real_time:
            return
        live = LiveState(seq=self.seq, **self.real_time.shared(), **self.claims.shared())
        if self._live is None or msgspec.structs.replace(self._live, seq=self.seq) != live:
            await self._store.put_live(self.id, live)
            self.version += 1
            self._live = live

    # Time to think, and the beginning.

    @property
    def counts_time(self) -> bool:
        """Somebody's thinking time runs."""
        return any(self.left(seat) for seat in self.asked)

    def left(self, seat: Seat) -> Milliseconds | None:
        """How much of its thinking time a person who is asked still has; None where time does not matter."""
        since = self.asked.get(seat)
        if since is None or not self.head.thinking or self.seats[seat].kind != "person":
            return None
        return max(0, since.uptime + self.head.thinking * 1000 - self._store.uptime.now)

    async def set_quiet(self, quiet: bool) -> None:
        """The host switches the talk off, or on again."""
        async with self.changing():
            await self._store.put_quiet(self.id, quiet)
            self.version += 1
            self.quiet = quiet
            self.changed()

    async def start(self, without_free: bool = False) -> None:
        async with self.changing():
            if self.play is not None:
                return
            if any(seat.kind == "open" for seat in self.seats):
                if not without_free:
                    raise Conflict("server-seats-open")
                await self.seating.take_away_free()
            await self.begin()

    async def begin(self) -> None:
        """Deal the play; everybody is there. While it is `changing`."""
        self._deal(await self._put_state("playing"))
        self.changed()

    async def set_rematch(self, rematch: str) -> None:
        """While it is `changing`."""
        self.rematch = rematch
        await self._put_state("over")
        self.changed()

    async def _put_state(self, state: str) -> Moment:
        self.version += 1
        return await self._store.put_state(self.id, state, self.rematch)

    # Play.

    async def choose(
        self,
        seat: Seat,
        seq: int,
        choice: Choice,
        *,
        bot: bool = False,
        token: str = "",
        allowed: Callable[[], None] = lambda: None,
    ) -> int:
        """Play a choice as row `seq`; the same for the same row once more changes nothing and is no error.

        Where several choose at once it comes behind the rows of those who were faster. In real time it becomes the next
        row, whichever that is, once for each token. `allowed` refuses whoever does not sit there any more. Returns the
        number of its row.
        """

        def check(play: Play) -> None:
            allowed()
            check_legal(play, seat, choice)

        return await self._write(seat, seq, choice, check, bot, token)

    async def undo(self, seat: Seat, seq: int, *, allowed: Callable[[], None] = lambda: None) -> None:
        def check(play: Play) -> None:
            allowed()
            check_undo(play, seat)

        await self._write(seat, seq, None, check, False, "")

    async def _write(
        self,
        seat: Seat,
        seq: int,
        choice: Choice | None,
        check: Callable[[Play], None],
        bot: bool,
        token: str,
    ) -> int:
        async with self.lock:
            if self.play is None:
                await self._reload()
            if self.play is None:
                raise Conflict("server-not-started")
            if seq > self.seq:
                await self._reload()
            while True:
                if self.game.real_time:
                    await self.real_time.process_due()
                    if token in self._tokens:  # KR-TIME-24
                        return self._tokens[token]
                    seq = self.seq
                number = self._number(seat, seq, choice)
                if number != self.seq:
                    return number
                if bot and not self.bot_in(seat):
                    raise Stale
                if not bot and self.seats[seat].stand_in:
                    async with self._alone():
                        await self.seating.take_over(seat)
                    continue
                if self.real_time.paused:
                    raise Conflict("server-paused")
                check(self.play)
                do = UNDO if choice is None else str(choice)
                row = Row(number, self.now, seat, do, token=token)  # KR-TIME-22, KR-TIME-23: our clock
                if await self.append(row, choice):
                    return number

    async def append(self, row: Row, choice: Choice | None = None) -> bool:
        """Write the next row, play it and tell of it; False when another process was faster, and we have caught up.

        To be called with the lock held.
        """
        try:
            moment = await self._store.append(self.id, row, self.version)
        except RowConflict:
            await self._reload()
            return False
        self._notify(self._apply(row, moment, choice))
        assert self.play is not None
        if self.play.position.result is not None:
            await self._put_state("over")
            self.changed()
        return True

    def _number(self, seat: Seat, seq: int, choice: Choice | None) -> int:
        """The row that a choice for row `seq` is: the next one, or one that is there already.

        A row that says the same is the choice itself, sent again as after a lost connection. Before a choice, but not
        before an undo, there may be rows of others who were choosing at the same time and left this seat's question as
        it was.
        """
        if not 0 <= seq <= self.seq:
            raise Stale
        for row in self.rows[seq:]:
            if row.seat == seat and row.choice == choice:
                return row.seq
            if choice is None or seat not in self._still_asked.get(row.seq, ()):
                raise Stale
        return self.seq

    def _notify(self, row: RowInfo) -> None:
        for listener in self._listeners:
            listener.row_played(self, row)

    async def reload(self) -> None:
        """Read the table from the store again: another process may have seated somebody or started the play."""
        async with self.lock:
            await self._reload()

    async def _reload(self) -> None:
        stored = await self._store.load(self.id, self.seq - 1)
        if stored is None:
            self.closed = True
            self.changed()
            raise NotThere("server-no-table")
        begins = self.play is None and bool(stored.state != "lobby" or stored.rows)
        known = (self.version, tuple(self.seats), self.rematch)
        self.version, self.rematch, self.quiet = stored.version, stored.rematch, stored.quiet
        self.head, self.seats = stored.head, list(stored.seats)
        if begins:
            self._deal(stored.dealt or self._store.uptime.moment)
        elif self.play is not None:
            self.play.people = self.people
        if begins or known != (stored.version, stored.seats, stored.rematch):
            self.changed()
        if self._follow(stored, tell=True):
            self.changed()

    def _follow(self, stored: StoredTable, tell: bool = False) -> bool:
        """Play the rows that are in the store and take, between them, what was agreed on; whether something was."""
        moments = stored.moments or (self._store.uptime.moment,) * len(stored.rows)
        rows = [pair for pair in zip(stored.rows, moments, strict=True) if pair[0].seq >= self.seq]
        live = stored.live if stored.live != self._live else None
        if live is not None:
            before = [pair for pair in rows if pair[0].seq < live.seq]
            self.follow(before, tell)
            self._live = live
            self.real_time.take(live)
            self.claims.take(live)
            rows = rows[len(before) :]
        self.follow(rows, tell)
        interrupted = self.real_time.interrupt()
        return interrupted or live is not None

    def follow(self, rows: Sequence[tuple[Row, Moment]], tell: bool = True) -> bool:
        """Play rows that another process has written; False when some before them are missing."""
        for row, moment in rows:
            if row.seq > self.seq or self.play is None:
                return False
            if row.seq == self.seq:
                played = self._apply(row, moment)
                if tell:
                    self._notify(played)
        return True

    def _deal(self, moment: Moment) -> None:
        version = rules_version(self.game, self.content)
        if self.head.content != version:
            raise Conflict("server-other-rules", theirs=self.head.content, ours=version)
        options = self.game.checked(self.head.options, len(self.seats), self.content)
        self.play = Play(
            self.game, options, people=self.people, seed=int(self.head.seed), content=self.content
        )
        self._began = monotonic()
        self._note_asked(moment)
        self.real_time.set_clock(moment.uptime)

    def _note_asked(self, moment: Moment) -> None:
        if self.play is not None and not self.game.real_time:
            asked = self.play.position.seats_to_act if self.going_on else ()
            self.asked = {seat: self.asked.get(seat, moment) for seat in asked}

    def _apply(self, row: Row, moment: Moment, choice: Choice | None = None) -> RowInfo:
        """Play a row that is in the store, written at that moment."""
        play = self.play
        assert play is not None
        choice = choice if choice is not None else play.choice_of(row)
        secret = not self.game.real_time and len(play.position.seats_to_act) > 1
        asked = {other: self._question(other) for other in self._asked_beside(row.seat)}
        events = tuple(play.replay(row.seat, row.at, choice if choice is not None else row.do))
        if row.do == UNDO:
            del self.seen[self._seen_before.pop() :]
            self.undone += 1
        else:
            self._seen_before.append(len(self.seen))
            self.seen.extend(events)
        if secret or (choice is not None and choice.secret):
            self.secrets.add(row.seq)
        if asked:
            unchanged = [other for other, question in asked.items() if question == self._question(other)]
            self._still_asked[row.seq] = frozenset(unchanged)
        if row.token:
            self._tokens[row.token] = row.seq
        self.rows.append(row_info(play, choice, events))
        self.touched = monotonic()
        self.moved = moment
        self._note_asked(moment)
        self.real_time.set_clock(moment.uptime)
        self.claims.row_played(row.seat)
        return self.rows[-1]

    def _asked_beside(self, seat: Seat) -> list[Seat]:
        """The others who are asked now; in real time it does not matter who they are."""
        assert self.play is not None
        asked = () if self.game.real_time else self.play.position.seats_to_act
        return [other for other in asked if other != seat]

    def _question(self, seat: Seat) -> tuple[Decision, int] | None:
        """What a seat is asked, and how much was revealed before; None when it is not asked."""
        assert self.play is not None
        position = self.play.position
        return (position.decision(seat), position.revealed) if seat in position.seats_to_act else None

    @property
    def now(self) -> Milliseconds:
        """The moment that a row of now is of."""
        if self.game.real_time:
            return max(self.last_at, self.real_time.now)
        return max(self.last_at, int((monotonic() - self._began) * 1000))

    @property
    def last_at(self) -> Milliseconds:
        return self.rows[-1].at if self.rows else 0

    def changed(self) -> None:
        self.touched = monotonic()
        for listener in self._listeners:
            listener.table_changed(self)


def row_info(play: Play, choice: Choice | None, events: Sequence[Event]) -> RowInfo:
    """The last row of a play, as told to somebody who may know all of it."""
    row = play.rows[-1]
    return RowInfo(
        seq=row.seq,
        at=row.at,
        seat=row.seat,
        choice=choice,
        undo=row.do == UNDO,
        events=tuple(events),
        scores=play.position.points,
    )


def check_legal(play: Play, seat: Seat, choice: Choice) -> None:
    """`Illegal` for a choice that is not among those the seat is offered; nothing is played."""
    if choice not in play.position.choices(seat):
        play.position.copy().play(seat, choice)
        raise BadRequest("server-not-offered")


def check_undo(play: Play, seat: Seat) -> None:
    refusal: NoUndo | None = play.why_no_undo(seat)
    if refusal is not None:
        raise refusal


def read_choice(table: Table, seat: Seat, given: object) -> Choice:
    """The choice in a frame; `BadChoice` says what is wrong with it."""
    if not 0 <= seat < len(table.seats):
        raise NotThere("server-no-seat", last=len(table.seats) - 1)
    try:
        return table.game.notation.decode(msgspec.json.encode(given))
    except UnicodeError:
        raise BadChoice("choice-bad-json", reason="not UTF-8 text") from None
