"""The clock of a table: one monotonic clock, here, tells everybody the play's own time."""

from __future__ import annotations

from time import monotonic

from demitasse.kernel.position import Milliseconds


class Clock:
    """Runs or stands still. No client's clock is ever asked."""

    __slots__ = ("_at", "_since")

    def __init__(self) -> None:
        self._at: Milliseconds = 0
        self._since: float | None = None

    @property
    def running(self) -> bool:
        return self._since is not None

    @property
    def now(self) -> Milliseconds:
        if self._since is None:
            return self._at
        return self._at + int((monotonic() - self._since) * 1000)

    def run(self) -> None:
        if self._since is None:
            self._since = monotonic()

    def stop(self, at: Milliseconds | None = None) -> None:
        """At the moment it shows, or at another one: a bell that rang a little while ago rang when it was due."""
        self._at = self.now if at is None else at
        self._since = None
