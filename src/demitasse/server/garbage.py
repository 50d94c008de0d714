"""The garbage collector, kept from stopping the server while people play.

A full collection looks at every object there is: 0.7 s at 5,000 viewers, in which nobody is answered. What is there
after the start stays, so it is frozen; young objects are collected as ever, a few thousand at a time; the old ones only
when that takes a moment, when nobody is there, or when memory has grown so much that it must be.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

NEVER = 1_000_000_000
SECONDS_BETWEEN = 30.0
LONGEST_PAUSE = 0.02
"""Seconds that a full collection may be expected to take while somebody is there."""
SECONDS_A_VIEWER = 0.00015
"""What each viewer, with a share in a table, adds to a full collection; measured at 5,000."""
GROWTH = 2.0
SMALLEST_GROWN = 512 * 1024 * 1024
"""A server of this many bytes that has grown by `GROWTH` since the last full collection needs one, whoever is there."""
STATM = Path("/proc/self/statm")
PAGE = 4096


class GarbageCollector:
    """Takes over from Python's own schedule until it is closed; `pauses` is told how long each collection took."""

    def __init__(self, viewers: Callable[[], int], pauses: Callable[[float], None] = lambda _: None) -> None:
        self._viewers = viewers
        self._pauses = pauses
        self._began = 0.0
        self._thresholds = gc.get_threshold()
        self._took = 0.0
        self._viewers_then = 0
        """How long the last full collection took, and how many looked on."""
        self._memory = 0

    def start(self) -> None:
        gc.callbacks.append(self._watch)
        gc.collect()
        gc.freeze()
        young, middle, _ = self._thresholds
        gc.set_threshold(young, middle, NEVER)
        self._memory = memory()

    def close(self) -> None:
        gc.set_threshold(*self._thresholds)
        gc.unfreeze()
        gc.callbacks.remove(self._watch)

    async def run(self) -> None:
        """Collect the old ones whenever it is a good moment, again and again."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN)
            if self.due():
                self.collect()

    def due(self) -> bool:
        """Whether this is a moment for a full collection."""
        viewers = self._viewers()
        expected = self._took + SECONDS_A_VIEWER * (viewers - self._viewers_then)
        if viewers == 0 or expected <= LONGEST_PAUSE:
            return True
        now = memory()
        return now > SMALLEST_GROWN and now > GROWTH * self._memory

    def collect(self) -> None:
        began = perf_counter()
        gc.collect()
        self._took = perf_counter() - began
        self._viewers_then = self._viewers()
        self._memory = memory()

    def _watch(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._began = perf_counter()
        else:
            self._pauses(perf_counter() - self._began)


def memory() -> int:
    """Bytes this process has in memory; 0 where the machine does not tell."""
    try:
        return int(STATM.read_text().split()[1]) * PAGE
    except OSError:
        return 0
