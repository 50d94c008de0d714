"""The coach at replays: the curve at once, marks one by one from the workers, and all of it kept with the replay.

A choice is one job of the long kind, so that neither bots nor people wait for a coach. Whoever asks says how much they
know, and is answered when there is more; what was looked at without anybody asking any more is kept all the same.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from functools import lru_cache

import msgspec

from demitasse.bots.chronicles import Chronicle
from demitasse.coach.analysis import Analysis, Coach, CoachMark, Curve, Suspect, chronicled
from demitasse.games import game as game_of
from demitasse.kernel.encoding import encode
from demitasse.kernel.errors import Unknown
from demitasse.kernel.message import Message
from demitasse.kernel.record import parse
from demitasse.server.replays import Replays
from demitasse.server.store import Store
from demitasse.server.wire import CoachReport
from demitasse.server.workers import Workers

log = logging.getLogger(__name__)

SECONDS_TO_WAIT = 20.0
"""How long somebody is kept waiting for news at most."""
REMEMBERED = 32
"""Plays whose reports lie in memory."""
IN_A_WORKER = 2
"""Plays whose positions a worker keeps in mind."""
MOST_AT_ONCE = 8
"""Plays that are looked at at the same time; others wait."""
NOTHING = CoachReport(
    looked=0, to_look=0, round=0, points=(), marks=(), summaries=(), own_cards=False, missing=None
)


class Look:
    """A play that is being looked at."""

    def __init__(self) -> None:
        self.report = NOTHING
        self.begun = False
        self.done = False
        self.changed = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def tell(self, report: CoachReport, done: bool = False) -> None:
        self.report, self.begun, self.done = report, True, done
        changed, self.changed = self.changed, asyncio.Event()
        changed.set()


class Coaching:
    def __init__(self, store: Store, replays: Replays, workers: Workers) -> None:
        self._store = store
        self._replays = replays
        self._workers = workers
        self._looks: OrderedDict[str, Look] = OrderedDict()
        self._turns = asyncio.Semaphore(MOST_AT_ONCE)

    async def report(self, id: str, known: int) -> bytes:
        """The encoded report of a replay; for who knows `known` choices looked at, as soon as there are more."""
        kept = None if id in self._looks else await self._store.load_coach(id)
        if kept is not None:
            return kept
        look = self._looks.get(id)
        if look is None:
            record = await self._replays.record(id)  # refused where there is none
            look = self._looks.get(id) or self._begin(id, record)
        if not look.done and (not look.begun or look.report.looked <= known):
            with suppress(TimeoutError):
                await asyncio.wait_for(look.changed.wait(), SECONDS_TO_WAIT)
        return encode(look.report)

    def _begin(self, id: str, record: bytes) -> Look:
        look = self._looks[id] = Look()
        look.task = asyncio.get_running_loop().create_task(self._work(id, record, look))
        while len(self._looks) > REMEMBERED and next(iter(self._looks.values())).done:
            self._looks.popitem(last=False)
        return look

    async def _work(self, id: str, record: bytes, look: Look) -> None:
        try:
            async with self._turns:
                await self._look(id, record, look)
        except Exception:
            log.exception("the coach could not look at %s", id)
            self._looks.pop(id, None)
            look.tell(msgspec.structs.replace(NOTHING, missing=Message("server-no-coach")), done=True)

    async def _look(self, id: str, record: bytes, look: Look) -> None:
        curve = await self._workers.run(id, first_look, record)
        if isinstance(curve, Message):
            return look.tell(msgspec.structs.replace(NOTHING, missing=curve), done=True)
        if isinstance(curve, Chronicle):
            return await self._keep(id, msgspec.structs.replace(NOTHING, chronicle=curve), look)
        suspects = curve.suspects
        report = CoachReport(
            looked=0,
            to_look=len(suspects),
            round=suspects[0].round if suspects else 0,
            points=curve.points,
            marks=(),
            summaries=(),
            own_cards=curve.own_cards,
        )
        look.tell(report)
        marks: list[CoachMark] = []
        for number, suspect in enumerate(suspects, 1):
            mark = await self._workers.run(id, mark_of, record, suspect, long=True)
            if mark is not None:
                marks.append(mark)
                marks.sort(key=lambda one: one.row)
            next_round = suspects[number].round if number < len(suspects) else suspect.round
            report = msgspec.structs.replace(report, looked=number, round=next_round, marks=tuple(marks))
            look.tell(report)
        found: Analysis = await self._workers.run(id, analysis_of, record, tuple(marks))
        await self._keep(id, msgspec.structs.replace(report, round=0, summaries=found.summaries), look)

    async def _keep(self, id: str, report: CoachReport, look: Look) -> None:
        """All is told: it stays with the replay."""
        await self._store.save_coach(id, encode(report))
        look.tell(report, done=True)
        self._looks.pop(id, None)

    async def close(self) -> None:
        tasks = [look.task for look in self._looks.values() if look.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


# In a worker:


@lru_cache(IN_A_WORKER)
def coach_of(record: bytes) -> Coach:
    parsed = parse(record)
    return Coach(parsed, game_of(parsed.head.game))


def first_look(record: bytes) -> Curve | Chronicle | Message:
    """What is known at once; a sentence where the coach has nothing to say of such a play."""
    try:
        return chronicled(parse(record)) or coach_of(record).curve()
    except Unknown as error:
        return error.message


def mark_of(record: bytes, suspect: Suspect) -> CoachMark | None:
    return coach_of(record).mark(suspect)


def analysis_of(record: bytes, marks: tuple[CoachMark, ...]) -> Analysis:
    return coach_of(record).analysis(marks)
