"""The clock of a table: it tells everybody the play's own time, counted by the one clock that all servers share."""

from __future__ import annotations

from demitasse.kernel.decision import Milliseconds
from demitasse.server.uptime import Uptime


class Clock:
    """Runs or stands still. No client's clock is ever asked.

    Where it showed what, and since when it has been running, is all there is to it: two servers that know these two
    numbers show the same, and so does one that begins after the last was killed.
    """

    __slots__ = ("_at", "_since", "_uptime")

    def __init__(self, uptime: Uptime) -> None:
        self._at: Milliseconds = 0
        self._since: Milliseconds | None = None
        self._uptime = uptime

    @property
    def running(self) -> bool:
        return self._since is not None

    @property
    def now(self) -> Milliseconds:
        return self.at(self._uptime.now)

    def at(self, uptime: Milliseconds) -> Milliseconds:
        """What it shows at a moment of the store's uptime."""
        return self._at if self._since is None else self._at + max(0, uptime - self._since)

    @property
    def interrupted_at(self) -> Milliseconds | None:
        """What it showed when the servers under which it ran were gone; None unless they are."""
        if self._since is None or self._since >= self._uptime.began:
            return None
        return self.at(self._uptime.end_after(self._since))

    def run(self, since: Milliseconds) -> None:
        """From a moment of the store's uptime on, unless it runs already."""
        if self._since is None:
            self._since = since

    def stop(self, at: Milliseconds | None = None) -> None:
        """At the moment it shows, or at another one: a bell that rang a little while ago rang when it was due."""
        self._at = self.now if at is None else at
        self._since = None

    @property
    def state(self) -> tuple[Milliseconds, Milliseconds | None]:
        """What another server needs to show the same."""
        return self._at, self._since

    def take(self, state: tuple[Milliseconds, Milliseconds | None]) -> None:
        self._at, self._since = state
