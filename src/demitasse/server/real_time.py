"""Real time at a table: its clock, votes to pause it, what falls due, and playing for people who are idle.

The clock says when a choice was made, and what fell due before it is written first: a timer that fires late changes
nothing but when people hear of it. At a table of another game nothing is ever due and the clock stands still.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.event import Seat
from demitasse.kernel.play import CLOCK, TIME, Row
from demitasse.server.clock import Clock
from demitasse.server.refusals import Conflict
from demitasse.server.store import LiveState, Store

if TYPE_CHECKING:
    from demitasse.server.tables import Table

COUNT_IN: Milliseconds = 3000
"""Whoever came back sees the kitchen for so long before the clock goes on: 3, 2, 1."""
REMEMBERED: Milliseconds = 60_000
"""After a longer absence nobody is thrown into a running round: they say when they are ready, as after a restart."""


class RealTime:
    """Part of a `Table`; what changes it holds the table's lock."""

    def __init__(self, table: Table, store: Store) -> None:
        self.clock = Clock(store.uptime)
        self.paused = False
        self.agreed: frozenset[Seat] = frozenset()
        """Who wants the clock to stop or, once it is stopped, to go on."""
        self.interrupted = False
        """It was stopped by nobody: the server was away, or the play goes on from a moment of another."""
        self.awaited: frozenset[Seat] = frozenset()
        """Who is away and is waited for (`absence.py`), whether or not there is a clock to stop now."""
        self.held = False
        """The clock stands still for their sake, and goes on when they are back."""
        self._held_since: Milliseconds = 0
        self._resumes_at: Milliseconds | None = None
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

    @property
    def resumes(self) -> Milliseconds | None:
        """How long until the clock goes on by itself, since everybody is back; None when it will not."""
        if self._resumes_at is None:
            return None
        return max(0, self._resumes_at - self._store.uptime.now)

    def set_clock(self, since: Milliseconds) -> None:
        """Let the clock run while something is due and nobody has stopped it; `since` is when that came about."""
        play = self._table.play
        if play is None or not self._table.game.real_time:
            return
        if play.position.due is None:
            self.clock.stop(play.position.clock)
            self.paused = self.interrupted = False
            self.agreed = frozenset()
            self._drop_hold()
        elif not self.paused and self.awaited:  # they were ready before they went
            self.paused = self.held = True
            self._held_since = since
        elif not self.paused:
            self.clock.run(since)

    def interrupt(self) -> bool:
        """A round that ran when the last server went comes back stopped, where time had come to; whether it was so.

        One that stood still for somebody's sake does not go on by itself any more. Several servers all find the same.
        While one of them lives a clock runs on, and bots among themselves need nobody's word.
        """
        if self.held and self._held_since < self._store.uptime.began:
            self._drop_hold()
            self.interrupted = True
            return True
        seen = self.clock.interrupted_at
        if seen is None or all(seat.kind != "person" for seat in self._table.seats):
            return False
        self._interrupt(seen)
        return True

    def interrupt_at_start(self) -> None:
        """Whoever goes on from a moment of another play begins when they like."""
        if self.next_due is not None:
            self._interrupt(0)

    def _interrupt(self, seen: Milliseconds) -> None:
        play, due = self._table.play, self.next_due
        assert play is not None
        assert due is not None
        self.clock.stop(min(max(seen, play.position.clock, self._table.last_at), due - 1))
        self.paused = self.interrupted = True
        self.agreed = frozenset()

    def shared(self) -> dict[str, Any]:
        """What other servers need to know of it, and whichever comes after the last."""
        return {
            "clock": self.clock.state,
            "paused": self.paused,
            "agreed": tuple(sorted(self.agreed)),
            "interrupted": self.interrupted,
            "awaited": tuple(sorted(self.awaited)),
            "held": self.held,
            "held_since": self._held_since,
            "resumes_at": self._resumes_at,
        }

    def take(self, live: LiveState) -> None:
        """What another server made of it; rows that have come since may have stopped the clock."""
        self.clock.take(live.clock)
        self.paused, self.agreed, self.interrupted = live.paused, frozenset(live.agreed), live.interrupted
        self.awaited, self.held = frozenset(live.awaited), live.held
        self._held_since, self._resumes_at = live.held_since, live.resumes_at
        self.set_clock(self._table.moved.uptime)

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
            if table.play is None or table.play.position.patience is None or self.awaited:
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
        async with table.changing():
            await self.process_due()
            if table.play is None or table.play.position.due is None:
                raise Conflict("server-no-clock")
            if not on and self.awaited:
                raise Conflict("server-awaits", people=", ".join(self._names(self.awaited)))
            if on == self.paused:
                if seat in self.agreed:  # it has changed its mind
                    self.agreed -= {seat}
                    table.changed()
                return
            self.agreed |= {seat}
            if self._all_agree(present) or table.game.pauses_freely(table.play.options):
                self._pause(on)
            table.changed()

    async def recount_votes(self, present: frozenset[Seat]) -> None:
        """Somebody disconnected: perhaps all who are left have voted."""
        async with self._table.changing():
            await self.process_due()
            if self.agreed & present and self._all_agree(present):
                self._pause(not self.paused)
                self._table.changed()

    def _all_agree(self, present: frozenset[Seat]) -> bool:
        return self.agreed >= {seat.seat for seat in self._table.seats if seat.kind == "person"} & present

    def _names(self, seats: frozenset[Seat]) -> list[str]:
        return [self._table.seats[seat].name for seat in sorted(seats)]

    # Absence.

    async def expect(self, awaited: frozenset[Seat]) -> None:
        """Wait for these people, and for nobody else. With the lock held."""
        await self.process_due()
        before = self.awaited, self.held, self._resumes_at
        self.awaited = awaited
        if awaited:
            self._resumes_at = None
            if self.clock.running:
                self._held_since = self._store.uptime.now
                self._pause(True)
                self.held = True
        elif self.held and self._resumes_at is None:
            if self._store.uptime.now - self._held_since > REMEMBERED:
                self.held, self.interrupted = False, True
            else:
                self._resumes_at = self._store.uptime.now + COUNT_IN
        if before != (self.awaited, self.held, self._resumes_at):
            self._table.changed()

    def _drop_hold(self) -> None:
        self.held = False
        self._resumes_at = None

    async def resume(self) -> None:
        """Go on if the count is over. With the lock held."""
        if self.resumes == 0:
            self._pause(False)
            self._table.changed()

    def _pause(self, on: bool) -> None:
        self.paused = on
        self.interrupted = False
        self.agreed = frozenset()
        self._drop_hold()
        if on:
            self.clock.stop()
        else:
            self.set_clock(self._store.uptime.now)
