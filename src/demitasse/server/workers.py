"""Worker processes for bots and replays, so that the event loop never waits for them.

A worker is given an imagined position and what the seat has seen, never the true position. It remembers the bot object
of a seat and the events it was told, so that a late choice costs no more than an early one. What a bot plans is a
convenience: a worker that forgets, or another one that is free earlier, is told everything again. Who is next is
decided in `fair_queue.py`.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from time import perf_counter, process_time
from traceback import format_exc
from typing import Any, TypeVar

import msgspec

from demitasse.bots import bot_kind
from demitasse.bots.contract import Bot, Chair, Wait
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.decision import Decision, Milliseconds
from demitasse.kernel.errors import DemitasseError
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.position import Position
from demitasse.server.fair_queue import Expectations, FairQueue
from demitasse.server.keys import hash_of
from demitasse.server.refusals import BadRequest
from demitasse.server.tables import Table

log = logging.getLogger(__name__)

T = TypeVar("T")
REMEMBERED = 1000
"""Bots that one worker keeps in mind."""
HEX_OF_A_SEED = 32
LONGEST_JOB = 60.0
"""Seconds after which a worker that has not answered is ended: budgets are in simulations, but a bot may hang."""
NICE = 10
"""Workers let the event loop go first."""


class Question(msgspec.Struct, frozen=True):
    """What a worker is asked: everything a person in that seat would have."""

    game: str
    bot: str
    seed: int
    session: str
    """The key of the `BotSession` to go on with; empty for a single question."""
    seat: Seat
    imagined: Position | None
    decision: Decision | None
    """For blind bots, who are given nothing to imagine."""
    people: frozenset[Seat]
    """The seats in which people sit."""
    claims: dict[str, Seat]
    """Who has promised to take on what."""
    told: int
    """Events the worker should know already."""
    news: tuple[Event, ...]
    explained: bool = False
    """Whether somebody will read why: a reason can take as long as the choice itself."""


class BotAnswer(msgspec.Struct, frozen=True):
    """What a bot chose, why, what it calls out, and how long its hands are busy."""

    choice: Choice
    """A `Wait` where there is nothing to do now."""
    reason: Message | None = None
    """Of a wait, and of a choice that was to be explained."""
    says: Message | None = None
    pause: Milliseconds = 0
    claims: tuple[str, ...] = ()
    leaves: dict[str, tuple[Seat, ...]] = {}
    """Which people find a space kept for them, by room."""


class BotSession:
    """A bot object and the events it has been told, kept in a worker between questions."""

    __slots__ = ("bot", "events")

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.events: list[Event] = []


sessions: OrderedDict[str, BotSession] = OrderedDict()


def think(question: Question) -> BotAnswer | None:
    """In the worker: let the bot choose. None when the session was forgotten and needs all events again."""
    if not question.told:
        sessions.pop(question.session, None)
    session = sessions.get(question.session)
    if session is None:
        session = BotSession(bot_kind(question.game, question.bot)(question.seed))
        if question.session:
            sessions[question.session] = session
            if len(sessions) > REMEMBERED:
                sessions.popitem(last=False)
    if question.told > len(session.events):
        return None
    del session.events[question.told :]
    session.events.extend(question.news)
    chair = Chair(
        question.seat, question.decision, session.events, question.imagined, question.people, question.claims
    )
    bot = session.bot
    choice, leaves = bot.choose(chair), dict(bot.leaves(chair))
    if isinstance(choice, Wait):
        return BotAnswer(choice, Message("bot-waits"), leaves=leaves)
    reason = bot.explain(chair, choice) if question.explained else None
    return BotAnswer(choice, reason, bot.says(chair, choice), bot.pause(choice), bot.claims(chair), leaves)


class Progress(msgspec.Struct, frozen=True):
    """Which events of a table a worker has been told for a seat."""

    undone: int
    worker: int | None = None
    """Which one."""
    happened: int = 0
    """Events of the table up to here …"""
    seen: int = 0
    """… of which the seat has seen so many."""


class JobError(msgspec.Struct, frozen=True):
    """An error on its way out of a worker: most exceptions cannot be pickled as they are."""

    message: Message | None
    traceback: str


class JobFailed(Exception):
    """A job raised an exception that is not a refusal; its traceback is the message."""


class TooLong(Exception):
    """A worker did not answer in time, and was ended."""


def run_job(job: Callable[..., T], given: tuple[Any, ...]) -> tuple[T | JobError, float]:
    """In the worker: run a job and return its result or its error as a value, and how many CPU seconds it took."""
    began = process_time()
    done: T | JobError
    try:
        done = job(*given)
    except DemitasseError as error:
        done = JobError(error.message, "")
    except (Exception, SystemExit):
        done = JobError(None, format_exc())
    return done, process_time() - began


def as_offered(table: Table, seat: Seat, choice: Choice) -> Choice:
    """A choice that came back from a worker, as the seat was offered it: so that a browser finds it in its list.

    A word that travelled is another object, and is no longer left out of the JSON where it is what is usual.
    """
    offered = table.play.position.choices(seat) if table.play is not None else ()
    return next((one for one in offered if one == choice), choice)


class Workers:
    """A pool of processes, shared by all tables. With 0 processes jobs run in a thread of this one: for tests."""

    def __init__(self, workers: int, thought: Callable[[float], None] = lambda _: None) -> None:
        self._processes = workers
        self._thought = thought
        """Is told how many seconds each choice of a bot took, waiting for its worker included."""
        self.longest = LONGEST_JOB
        # One is kept for short jobs, and starts with the first of them.
        places = max(2, workers) if workers else 1
        self._workers: list[Executor] = [self._start_worker() for _ in range(places)]
        self._queue = FairQueue(places)
        self._expected = Expectations()
        self._progress: dict[str, Progress] = {}

    def _start_worker(self) -> Executor:
        if not self._processes:
            return ThreadPoolExecutor(1, "worker")
        return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=init_worker)

    async def bot(self, table: Table, seat: Seat) -> BotAnswer:
        """What the bot of this seat chooses."""
        bot = table.bot_in(seat)
        session = f"{table.id}/{seat}/{bot}"
        kind = f"{table.head.game} {bot}"
        began = perf_counter()
        while True:
            told = self._progress.get(session, Progress(table.undone))
            place = await self._queue.take(table.id, self._expected.long(kind), told.worker)
            try:
                if told.undone != table.undone or told.worker != place:
                    told = Progress(table.undone, place)
                news = seen_by(table, seat, told.happened)
                now = Progress(table.undone, place, len(table.seen), told.seen + len(news))
                question = ask(table, seat, bot, session, told.seen, news)
            except BaseException:
                self._queue.give_back(place)
                raise
            self._progress.pop(session, None)
            answer = await self._run_at(place, kind, think, (question,))
            if answer is not None:
                self._progress[session] = now
                self._thought(perf_counter() - began)
                return answer

    async def hint(self, table: Table, seat: Seat, bot: str) -> tuple[Choice, Message]:
        """What a bot would choose in a person's seat, and why."""
        question = ask(table, seat, bot, "", 0, seen_by(table, seat), explained=True)
        kind = f"{table.head.game} {bot} explained"
        place = await self._queue.take(table.id, self._expected.long(kind))
        answer = await self._run_at(place, kind, think, (question,))
        assert answer is not None
        assert answer.reason is not None
        return as_offered(table, seat, answer.choice), answer.reason

    def forget(self, table: Table) -> None:
        for seat in table.seats:
            self._progress.pop(f"{table.id}/{seat.seat}/{table.bot_in(seat.seat)}", None)

    async def run(self, whose: str, job: Callable[..., T], *given: Any, long: bool = False) -> T:
        """Run a job in a worker, one of each table in turn; a long one leaves a worker to the others."""
        return await self._run_at(await self._queue.take(whose, long), "", job, given)

    async def _run_at(self, place: int, kind: str, job: Callable[..., T], given: tuple[Any, ...]) -> T:
        """Run a job in this worker; if that process died, replace it and run the job once more."""
        try:
            done = await self._asked(place, kind, job, given)
        except BrokenProcessPool:
            log.warning("a worker process died; another one takes its place")
            done = await self._asked(await self._queue.take("", place > 0), kind, job, given)
        if not isinstance(done, JobError):
            return done
        if done.message is None:
            raise JobFailed(done.traceback)
        raise BadRequest(done.message.key, **done.message.facts)

    async def _asked(
        self, place: int, kind: str, job: Callable[..., T], given: tuple[Any, ...]
    ) -> T | JobError:
        """The place is given back when the worker has answered, even if nobody waits for it any more."""
        worker = self._workers[place]
        loop = asyncio.get_running_loop()
        try:
            answer = asyncio.ensure_future(loop.run_in_executor(worker, run_job, job, given))
        except BaseException as error:
            self._freed(place, worker, isinstance(error, BrokenProcessPool))
            raise
        too_late = loop.call_later(self.longest, end_process, worker)

        def answered(answer: asyncio.Future[tuple[T | JobError, float]]) -> None:
            too_late.cancel()
            broken = not answer.cancelled() and isinstance(answer.exception(), BrokenProcessPool)
            if kind and not answer.cancelled() and answer.exception() is None:
                self._expected.note(kind, answer.result()[1])
            self._freed(place, worker, broken)

        answer.add_done_callback(answered)
        began = loop.time()
        try:
            return (await asyncio.shield(answer))[0]
        except BrokenProcessPool:
            if loop.time() - began >= self.longest:
                raise TooLong from None
            raise

    def _freed(self, place: int, worker: Executor, broken: bool) -> None:
        if broken and self._workers[place] is worker:
            self._workers[place] = self._start_worker()
        self._queue.give_back(place)

    def close(self) -> None:
        for worker in self._workers:
            worker.shutdown(wait=False, cancel_futures=True)


def end_process(worker: Executor) -> None:
    """End a worker that hangs. A thread cannot be ended: those are for tests."""
    for process in tuple((getattr(worker, "_processes", None) or {}).values()):
        process.kill()


def ask(
    table: Table,
    seat: Seat,
    bot: str,
    session: str,
    told: int,
    news: tuple[Event, ...],
    explained: bool = False,
) -> Question:
    """What a worker is asked for a seat. It gets an imagined position; the true one never leaves the server process."""
    assert table.play is not None
    position = table.play.position
    blind = bot_kind(table.head.game, bot).blind
    imagined = None if blind else position.imagine(seat, Chance.of(seed_from(table, seat, table.seq)))
    if imagined is not None and table.real_time.clock.running:
        imagined.advance(table.now)  # the position is as old as the last row
    return Question(
        game=table.head.game,
        bot=bot,
        seed=seed_from(table, seat),
        session=session,
        seat=seat,
        imagined=imagined,
        decision=position.decision(seat) if blind else None,
        people=frozenset(
            other.seat for other in table.seats if other.kind == "person" and not other.stand_in
        ),
        claims=dict(table.claims.held),
        told=told,
        news=news,
        explained=explained,
    )


def seed_from(table: Table, *what: int) -> int:
    """A bot's own chance: the same for the same question, so that a play can be had again."""
    told = " ".join(map(str, (table.head.seed, *what)))
    return int(hash_of(told)[:HEX_OF_A_SEED], 16)


def seen_by(table: Table, seat: Seat, after: int = 0) -> tuple[Event, ...]:
    known = (event.seen_by(seat) for event in table.seen[after:])
    return tuple(event for event in known if event is not None)


def init_worker() -> None:
    """In a new worker: leave Ctrl-C to the server, and exit when the server is gone, however it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):  # not on every system
        os.nice(NICE)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def leave_with_parent() -> None:
            parent.join()
            os._exit(1)

        threading.Thread(target=leave_with_parent, daemon=True).start()
