"""How long servers have run over a store, in milliseconds: a clock that no change of the machine's date can move.

Thinking time and the clocks of plays in real time are counted with it. While no server runs nobody can choose, so
nobody's time runs; a wall clock that jumps, forwards or back, moves no deadline. Whatever is written says how late it
was, and while a clock runs that is written several times a second: where the last server was killed, the next one knows
how far time had come. When it began is written down, too: should it be killed before it has told every table, the one
after it still knows. Several servers over one database share it: the database counts, and each server counts on for
itself between two looks at it.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic, time

import msgspec

from demitasse.kernel.decision import Milliseconds

SECONDS_BETWEEN_SAVES = 0.25
"""While a clock runs. A killed server takes so much of it with it, or less: whatever it writes says how late it was."""


class Moment(msgspec.Struct, frozen=True):
    """When something happened."""

    uptime: Milliseconds = 0
    wall: Milliseconds = 0
    """By the wall clock, since 1970: only to be told to people. 0 where nobody noted it."""


class Uptime:
    """Counts on from what earlier servers have counted."""

    __slots__ = ("_before", "_since", "began", "begins")

    GAP: Milliseconds = 1000
    """When a server begins and no other is there it jumps by so much: all that was written is of a moment before."""

    def __init__(self, before: Milliseconds = 0, begins: Sequence[Milliseconds] = ()) -> None:
        self.began = self._before = before + self.GAP
        """What it was when this server began; of several, the first of those that run now."""
        self.begins = begins
        """The same of servers before, the oldest first."""
        self._since = monotonic()

    @property
    def now(self) -> Milliseconds:
        return self._before + int((monotonic() - self._since) * 1000)

    @property
    def moment(self) -> Moment:
        return Moment(self.now, int(time() * 1000))

    def end_after(self, moment: Milliseconds) -> Milliseconds:
        """How far time had come when the servers that ran at that moment, which are gone, were seen last."""
        return next((began for began in self.begins if began > moment), self.began) - self.GAP


class SharedUptime(Uptime):
    """What a database counts for all servers over it: time passes while it answers."""

    __slots__ = ("_answered",)

    MOST: Milliseconds = 1000
    """It goes on for so long after an answer, whatever was asked. Then time stands still until there is another one."""

    def __init__(self) -> None:
        super().__init__()
        self._answered = self._since

    @property
    def now(self) -> Milliseconds:
        return self._before + min(int((monotonic() - self._since) * 1000), self.most)

    @property
    def most(self) -> Milliseconds:
        """So much may have passed since the database said how late it is."""
        return int((self._answered - self._since) * 1000) + self.MOST

    def answered(self) -> None:
        """The database has answered something."""
        self._answered = monotonic()

    def set(self, milliseconds: Milliseconds, asked: float, answered: float, began: Milliseconds) -> None:
        """What the database said between two moments."""
        self._before, self._since = milliseconds, (asked + answered) / 2
        self._answered = answered
        self.began = began
