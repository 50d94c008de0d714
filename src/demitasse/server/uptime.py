"""How long servers have run over a store, in milliseconds: a clock that no change of the machine's date can move.

Thinking time is counted with it. While the server is away nobody can choose, so nobody's time runs; a wall clock that
jumps, forwards or back, moves no deadline. It is written down now and then: a killed server gives back a few seconds.
"""

from __future__ import annotations

from time import monotonic, time

import msgspec

from demitasse.kernel.position import Milliseconds


class Moment(msgspec.Struct, frozen=True):
    """When something happened."""

    uptime: Milliseconds = 0
    wall: Milliseconds = 0
    """By the wall clock, since 1970: only to be told to people. 0 where nobody noted it."""


class Uptime:
    """Counts on from what earlier servers have counted."""

    __slots__ = ("_before", "_since")

    def __init__(self, before: Milliseconds = 0) -> None:
        self._before = before
        self._since = monotonic()

    @property
    def now(self) -> Milliseconds:
        return self._before + int((monotonic() - self._since) * 1000)

    @property
    def moment(self) -> Moment:
        return Moment(self.now, int(time() * 1000))
