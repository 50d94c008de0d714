"""The CPU seconds a bot may take for one choice.

What a bot chooses never depends on it: one that takes too long ends the run, and finished plays are kept. So a
machine that is busier or slower can stop a run, but cannot change what comes out of it.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from time import process_time
from types import FrameType
from typing import Any, TypeVar

Given = TypeVar("Given")
Chosen = TypeVar("Chosen")


class OverBudget(BaseException):
    """Raised in the middle of a bot's thoughts; no `except Exception` of its own may hold it up."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Budget:
    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        # Only the main thread hears an alarm of CPU time, and not on Windows: elsewhere it is noticed afterwards.
        self._alarm = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
        if self._alarm:
            signal.signal(signal.SIGPROF, self._over)

    def spend(self, think: Callable[[Given], Chosen], given: Given) -> Chosen:
        """What the bot chooses; `OverBudget` if it takes longer."""
        began = process_time()
        if self._alarm:
            signal.setitimer(signal.ITIMER_PROF, self.seconds)
        try:
            chosen = think(given)
        finally:
            if self._alarm:
                signal.setitimer(signal.ITIMER_PROF, 0)
        if process_time() - began > self.seconds:
            raise OverBudget(self.seconds)
        return chosen

    def _over(self, number: int, frame: FrameType | None) -> Any:
        raise OverBudget(self.seconds)
