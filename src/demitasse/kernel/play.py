"""A play: one position, the log of what was chosen, and exact undo.

The log is the play: its rows are (seq, at, seat, do); an undo is one more row, and so is a moment at which
something happened by itself. Those moments follow from the rules: a log without them plays the same. Undo is free back
to a seat's own last choice after which nothing was revealed, nobody else decided and no time passed. The positions to
go back to are kept only as far as undo can reach, so a choice late in a play costs the same as an early one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated

import msgspec

from demitasse.kernel.choice import Choice
from demitasse.kernel.content import Content
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.errors import NoUndo
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.game import Game
from demitasse.kernel.options import Options
from demitasse.kernel.position import Position

UNDO = "undo"
TIME = "time"
CLOCK: Seat = -1
"""Stands for the seat in a row that no player chose: something happened by itself as time passed."""


class Row(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One row of a log, in a play, a record and a store alike: who did what, and when (KR-TIME-04).

    It is plain text, so that it can be kept and handed on by whoever does not know the game; `Play.choice_of` reads it.
    What a viewer is told of it is another thing: `server.wire.RowInfo`, with what came of it and without secrets.
    """

    seq: int
    at: Annotated[Milliseconds, msgspec.Meta(ge=0, lt=1 << 53)]
    """In milliseconds since the play began, or in real time of the play's own clock. JSON readers elsewhere would round
    a larger number."""
    seat: Seat
    do: str
    """The canonical text of a choice, or `undo`, or `time` for what happened by itself."""
    digest: str | None = None
    """In a record: of the position after it."""
    token: str = ""
    """At a table in real time: what the browser calls its choice, so that one sent twice is played once."""


class Play:
    """One play of a game, in memory. A table, a simulation and a replay all drive one of these."""

    def __init__(
        self,
        game: Game,
        options: Options | None = None,
        *,
        people: Sequence[str],
        seed: int = 0,
        content: Content | None = None,
    ) -> None:
        self.game = game
        self.people = tuple(people)
        self.seed = seed
        self.options = game.checked(options, len(self.people), content)
        self.position = game.setup(self.options, seats=len(self.people), seed=seed, content=content)
        self.rows: list[Row] = []
        self.watch: Callable[[Row], None] | None = None
        """Told of every row as soon as it is played."""
        self._before: list[tuple[Seat, Choice, Position]] = []
        self._in_rows: set[Seat] = set()
        """Whose rows there are."""

    @property
    def content(self) -> Content:
        """The box that is played with."""
        return self.position.content

    @property
    def automata(self) -> tuple[str, ...]:
        """The names of players whom the game itself moves."""
        return self.game.automata(self.options, len(self.people))

    def choice_of(self, row: Row) -> Choice | None:
        """What a row's seat chose; None for an undo, and for what time did."""
        return None if row.do in (UNDO, TIME) else self.game.notation.parse(row.do)

    def replay(self, seat: Seat, at: Milliseconds, do: Choice | str) -> Sequence[Event]:
        """Play what a row of a log says: that time passed, an undo, or a choice (itself or its text)."""
        if do == TIME and seat == CLOCK:
            return self.advance(at)
        if do == UNDO:
            self.undo(seat, at)
            return ()
        return self.choose(seat, self.game.notation.parse(do) if isinstance(do, str) else do, at)

    def choose(self, seat: Seat, choice: Choice, at: Milliseconds = 0) -> Sequence[Event]:
        """Play a choice at a moment; what fell due before that moment is resolved first (KR-TIME-08)."""
        due = self.advance(at)
        before = self.position.copy()
        events = self.position.play(seat, choice)
        self._add(at, seat, str(choice))
        if self.position.revealed != before.revealed:
            self._before.clear()
        else:
            if self._before and self._before[-1][0] != seat:
                self._before.clear()
            self._before.append((seat, choice, before))
        return (*due, *events)

    def advance(self, at: Milliseconds) -> Sequence[Event]:
        """Let time pass, a row for each moment at which something happens; nothing before it can be undone."""
        position = self.position
        events: list[Event] = []
        while (due := position.due) is not None and position.clock < at:
            self._before.clear()
            events += position.advance(min(due, at))
            if due <= at:
                self._add(due, CLOCK, TIME)
        return events

    def _add(self, at: Milliseconds, seat: Seat, do: str) -> None:
        """In real time a row is of the play's own time, which may stand still."""
        row = Row(len(self.rows), self.position.clock if self.game.real_time else at, seat, do)
        self.rows.append(row)
        self._in_rows.add(seat)
        if self.watch is not None:
            self.watch(row)

    def undo(self, seat: Seat, at: Milliseconds = 0) -> Choice:
        """Take back the seat's last choice and return it; `NoUndo` says why when it stands."""
        self.advance(at)
        refusal = self.why_no_undo(seat)
        if refusal is not None:
            raise refusal
        _, undone, self.position = self._before.pop()
        self._add(at, seat, UNDO)
        return undone

    def why_no_undo(self, seat: Seat) -> NoUndo | None:
        """None when the seat's last choice can be taken back."""
        if self._before and self._before[-1][0] == seat:
            return None
        if self._before:
            return NoUndo("undo-other-decided")
        return NoUndo("undo-final" if seat in self._in_rows else "undo-nothing")

    def undo_depth(self, seat: Seat) -> int:
        """How many choices the seat can take back, one after the other."""
        return len(self._before) if self.why_no_undo(seat) is None else 0
