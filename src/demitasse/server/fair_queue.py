"""Whose job is next, when there are more jobs than workers: one of each table in turn, and long ones never before all.

Jobs are short or long. Long ones may take all workers but the first, which is kept for short ones: however many
bots think long, the others are answered at once. A worker that may do both takes long ones first, so that neither kind
waits for the other for ever. Where there is only one worker, nothing is kept apart.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

import msgspec

LONG_SECONDS = 0.1
"""From here on a job counts as long."""
FORGETTING = 0.9
"""How much of a long job is still expected after a short one of the same kind."""


class Expectations:
    """How long jobs of a kind take, from those before: quick to learn that they are long, slow to forget it."""

    def __init__(self) -> None:
        self._seconds: dict[str, float] = {}

    def long(self, kind: str) -> bool:
        """Nobody knows yet how long a new kind takes: it counts as long."""
        return self._seconds.get(kind, LONG_SECONDS) >= LONG_SECONDS

    def note(self, kind: str, seconds: float) -> None:
        self._seconds[kind] = max(seconds, FORGETTING * self._seconds.get(kind, 0.0))


class Waiting(msgspec.Struct, eq=False):
    """A job that waits for a worker."""

    whose: str
    granted: asyncio.Future[int]


class FairQueue:
    """Hands out the places of workers."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._free = set(range(places))
        self._short: OrderedDict[str, deque[Waiting]] = OrderedDict()
        self._long: OrderedDict[str, deque[Waiting]] = OrderedDict()

    async def take(self, whose: str, long: bool, liked: int | None = None) -> int:
        """Wait for a worker; if one has the choice, for the one that is liked. It has to be given back."""
        places = self._open_to(long)
        if places:
            place = liked if liked in places else min(places)
            self._free.remove(place)
            return place
        waiting = Waiting(whose, asyncio.get_running_loop().create_future())
        lane = self._long if long else self._short
        lane.setdefault(whose, deque()).append(waiting)
        try:
            return await waiting.granted
        except asyncio.CancelledError:
            if waiting.granted.done() and not waiting.granted.cancelled():
                self.give_back(waiting.granted.result())
            raise

    def give_back(self, place: int) -> None:
        """A worker is free: the next job has it."""
        for lane in (self._long, self._short) if self._serves_long(place) else (self._short,):
            waiting = _next(lane)
            if waiting is not None:
                waiting.granted.set_result(place)
                return
        self._free.add(place)

    def _serves_long(self, place: int) -> bool:
        return place > 0 or self._places == 1

    def _open_to(self, long: bool) -> set[int]:
        return {place for place in self._free if not long or self._serves_long(place)}


def _next(lane: OrderedDict[str, deque[Waiting]]) -> Waiting | None:
    """The oldest job of whoever has waited longest since their last one."""
    while lane:
        whose, jobs = lane.popitem(last=False)
        while jobs:
            waiting = jobs.popleft()
            if not waiting.granted.done():
                if jobs:
                    lane[whose] = jobs  # at the end again
                return waiting
    return None
