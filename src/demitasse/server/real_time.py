"""Real time at a table: its clock, votes to pause it, what falls due, and playing for people who are idle.

The clock says when a choice was made, and what fell due before it is written first: a timer that fires late changes
nothing but when people hear of it. At a table of another game nothing is ever due and the clock stands still.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.kernel.event import Seat
from demitasse.kernel.play import CLOCK, TIME, Row
from demitasse.kernel.position import Milliseconds
from demitasse.server.clock import Clock
from demitasse.server.refusals import Conflict
from demitasse.server.store import Store

if TYPE_CHECKING:
    from demitasse.server.tables import Table


class RealTime:
    """Part of a `Table`; what changes it holds the table's lock."""

    def __init__(self, table: Table, store: Store) -> None:
        self.clock = Clock()
        self.paused = False
        self.agreed: frozenset[Seat] = frozenset()
        """Who wants the clock to stop or, once it is stopped, to go on."""
        self.interrupted = False
        """It was stopped by nobody: the server was away, or the play goes on from a moment of another."""
        self._table = table
        self._store = store

    @property
    def next_due(self) -> Milliseconds | None:
        """The moment at which something happens by itself, whether or not the clock runs."""
        return self._table.play.position.due if self._table.play is not None else None

    @property
    def due(self) -> Milliseconds | None:
        """How long until something happens by itself; None when nothing will."""
        moment = self.next_due
        return max(0, moment - self.clock.now) if moment is not None and self.clock.running else None

    @property
    def now(self) -> Milliseconds:
        """The moment that a row of now is of: before the next thing that falls due."""
        moment = self.next_due
        return self.clock.now if moment is None else min(self.clock.now, moment - 1)

    def set_clock(self) -> None:
        """Let the clock run while something is due and nobody has stopped it."""
        play = self._table.play
        if play is None or not self._table.game.real_time:
            return
        if play.position.due is None:
            self.clock.stop(play.position.clock)
            self.paused = self.interrupted = False
            self.agreed = frozenset()
        elif not self.paused:
            self.clock.run()

    def restore(self, seen: Milliseconds) -> None:
        """A round that was running when the server stopped comes back stopped, where its clock was seen last."""
        play = self._table.play
        assert play is not None
        due = play.position.due
        if due is not None:
            self.clock.stop(min(max(play.position.clock, self._table.last_at, seen), due - 1))
            self.paused = self.interrupted = any(seat.kind == "person" for seat in self._table.seats)
            self.set_clock()  # bots among themselves need nobody's word

    # What falls due.

    async def tick(self) -> None:
        """Append and send what has fallen due."""
        async with self._table.lock:
            await self.process_due()

    async def process_due(self) -> None:
        """The same with the lock held."""
        while self.due == 0:
            due = self.next_due
            assert due is not None
            agreed = self.agreed
            if await self._table.append(Row(self._table.seq, due, CLOCK, TIME)) and self.agreed != agreed:
                self._table.changed()  # a bell leaves nothing to be stopped

    async def play_for_idle(self) -> None:
        """Play the choice that the game names for those who keep everybody waiting (`Position.patience`)."""
        table = self._table
        async with table.lock:
            if table.play is None or table.play.position.patience is None:
                return
            _, choice = table.play.position.patience
            for seat in table.play.position.seats_to_act:
                while choice in table.play.position.choices(seat):
                    if await table.append(Row(table.seq, table.now, seat, str(choice)), choice):
                        break

    # Pauses.

    async def vote_on_pause(self, seat: Seat, on: bool, present: frozenset[Seat]) -> None:
        """A seat wants the clock to stop (`on`) or to go on: it does when all people present want it, or at once."""
        table = self._table
        async with table.lock:
            await self.process_due()
            if table.play is None or table.play.position.due is None:
                raise Conflict("server-no-clock")
            if on == self.paused:
                if seat in self.agreed:  # it has changed its mind
                    self.agreed -= {seat}
                    table.changed()
                return
            self.agreed |= {seat}
            if self._all_agree(present) or table.game.pauses_freely(table.play.options):
                await self._pause(on)
            table.changed()

    async def recount_votes(self, present: frozenset[Seat]) -> None:
        """Somebody disconnected: perhaps all who are left have voted."""
        async with self._table.lock:
            await self.process_due()
            if self.agreed & present and self._all_agree(present):
                await self._pause(not self.paused)
                self._table.changed()

    def _all_agree(self, present: frozenset[Seat]) -> bool:
        return self.agreed >= {seat.seat for seat in self._table.seats if seat.kind == "person"} & present

    async def _pause(self, on: bool) -> None:
        self.paused = on
        self.interrupted = False
        self.agreed = frozenset()
        if on:
            self.clock.stop()
            await self._store.put_clock(self._table.id, self.clock.now)
        else:
            self.set_clock()

    async def save_clock(self) -> None:
        """Write down where the clock is."""
        if self.clock.running:
            await self._store.put_clock(self._table.id, self.clock.now)
