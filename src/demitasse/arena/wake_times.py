"""When each bot of a real-time play is asked next."""

from __future__ import annotations

from demitasse.bots.contract import Wait
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.event import Seat

NEVER: Milliseconds = 1 << 62
MOST_AT_ONCE = 200
"""Choices a seat may make at one moment; then it waits for the next change like everybody who has nothing to do
(KR-TIME-30).
"""


class WakeTimes:
    """The next wake-up time of every seat: a moment it asked for, the end of its pause, or the next change."""

    __slots__ = ("_at_once", "_free", "_listening", "_moment", "wake")

    def __init__(self, seats: int) -> None:
        self.wake: list[Milliseconds] = [0] * seats
        self._free: list[Milliseconds] = [0] * seats
        self._listening = [True] * seats
        self._at_once = [0] * seats
        self._moment = [-1] * seats

    def first(self) -> Seat:
        """Who wakes first; of several, the lowest seat (KR-TIME-27)."""
        return self.wake.index(min(self.wake))

    def wait(self, seat: Seat, now: Milliseconds, wait: Wait) -> None:
        """Until its moment, which is at least one later than now; a change wakes it before, if it likes (KR-TIME-32,
        KR-TIME-33).
        """
        self.wake[seat] = NEVER if wait.until is None else max(wait.until, now + 1)
        self._free[seat] = max(self._free[seat], now + 1)
        self._listening[seat] = wait.whatever or wait.until is None

    def chose(self, seat: Seat, now: Milliseconds, pause: Milliseconds) -> None:
        """Its hands are busy for a while; all others see that something changed (KR-TIME-28)."""
        self._at_once[seat] = self._at_once[seat] + 1 if self._moment[seat] == now else 1
        self._moment[seat] = now
        self.wake[seat] = self._free[seat] = now + pause
        self._listening[seat] = False
        if self._at_once[seat] >= MOST_AT_ONCE and pause == 0:
            self.wait(seat, now, Wait())
        self.change(now, by=seat)

    def go_on(self, now: Milliseconds) -> None:
        """Time stood still: nobody sleeps through that, however long they meant to wait."""
        self._listening = [True] * len(self._listening)
        self.change(now)

    def change(self, now: Milliseconds, by: Seat | None = None) -> None:
        for seat, listening in enumerate(self._listening):
            if listening and seat != by:
                self.wake[seat] = min(self.wake[seat], max(now, self._free[seat]))
