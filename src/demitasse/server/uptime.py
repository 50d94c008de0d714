"""How long servers have run over a store, in milliseconds: a clock that no change of the machine's date can move.

Thinking time and the clocks of plays in real time are counted with it. While no server runs nobody can choose, so
nobody's time runs; a wall clock that jumps, forwards or back, moves no deadline. It is written down now and then: a
killed server gives back a few seconds. Several servers over one database share it: the database counts, and each server
counts on for itself between two looks at it.
"""

from __future__ import annotations

from time import monotonic, time

import msgspec

from demitasse.kernel.decision import Milliseconds


class Moment(msgspec.Struct, frozen=True):
    """When something happened."""

    uptime: Milliseconds = 0
    wall: Milliseconds = 0
    """By the wall clock, since 1970: only to be told to people. 0 where nobody noted it."""


class Uptime:
    """Counts on from what earlier servers have counted."""

    __slots__ = ("_before", "_since", "began")

    def __init__(self, before: Milliseconds = 0) -> None:
        self._before = before
        self._since = monotonic()
        self.began: Milliseconds = 0
        """Of several servers: what it was when the first of those that run now began."""

    @property
    def now(self) -> Milliseconds:
        return self._before + int((monotonic() - self._since) * 1000)

    @property
    def moment(self) -> Moment:
        return Moment(self.now, int(time() * 1000))


class SharedUptime(Uptime):
    """What a database counts for all servers over it."""

    __slots__ = ()

    MOST: Milliseconds = 1000
    """It counts on without the database for so long: while that is away, time stands still for all."""

    @property
    def now(self) -> Milliseconds:
        return self._before + min(int((monotonic() - self._since) * 1000), self.MOST)

    def set(self, milliseconds: Milliseconds, asked: float, answered: float, began: Milliseconds) -> None:
        """What the database said between two moments."""
        self._before, self._since = milliseconds, (asked + answered) / 2
        self.began = began
