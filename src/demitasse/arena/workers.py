"""Plays shared among processes.

Each worker is handed a few plays at a time over a pipe of its own and hands back their outcomes. A worker that dies
is noticed at once, an interrupted simulation leaves none behind, and a worker whose simulation died ends by itself.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Protocol, cast

import msgspec

from demitasse.arena.playing import Outcome
from demitasse.kernel.errors import DemitasseError
from demitasse.kernel.message import Message

HANDFUL = 64
"""The most plays handed out at once; few enough for a lively progress bar, enough to make the pipe cost nothing."""

PATIENCE = 5.0
"""Seconds a dismissed worker has to go before it is made to."""


class WorkerLost(DemitasseError):
    """A process that ended before its plays did."""


class Playable(Protocol):
    """A series of plays; it travels to the workers."""

    def play(self, number: int) -> Outcome: ...


class Failure(msgspec.Struct, frozen=True):
    """An error on its way home."""

    kind: type[DemitasseError]
    message: Message


def play_in_workers(
    series: Playable, games: int, workers: int, progress: Callable[[int], None] | None
) -> list[Outcome]:
    """The outcomes in the order of the plays."""
    size = max(1, min(HANDFUL, games // (workers * 8)))
    handfuls = iter([range(start, min(start + size, games)) for start in range(0, games, size)])
    done: list[Outcome] = []
    crew: dict[Connection, SpawnProcess] = {}
    try:
        for handful in islice(handfuls, workers):
            worker = _hire(crew)
            _hand(worker, series)
            _hand(worker, handful)
        busy = list(crew)
        while busy:
            for worker in cast(list[Connection], wait(busy)):
                done.extend(_outcomes(worker))
                if progress is not None:
                    progress(len(done))
                following = next(handfuls, None)
                if following is None:
                    busy.remove(worker)
                else:
                    _hand(worker, following)
    finally:
        _dismiss(crew)
    return sorted(done, key=lambda outcome: outcome.play)


def _hire(crew: dict[Connection, SpawnProcess]) -> Connection:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs,), daemon=True)
    with theirs, _no_interrupt():
        process.start()
        crew[ours] = process
    return ours


def _hand(worker: Connection, what: object) -> None:
    try:
        worker.send(what)
    except OSError:
        raise WorkerLost("arena-worker-lost") from None


def _outcomes(worker: Connection) -> list[Outcome]:
    try:
        reply: list[Outcome] | Failure = worker.recv()
    except (EOFError, OSError):
        raise WorkerLost("arena-worker-lost") from None
    if isinstance(reply, Failure):
        raise reply.kind(reply.message.key, **reply.message.facts)
    return reply


def _dismiss(crew: dict[Connection, SpawnProcess]) -> None:
    for process in crew.values():
        process.terminate()
    for worker, process in crew.items():
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
            process.join()
        process.close()
        worker.close()


def _work(parent: Connection) -> None:
    """The life of a worker: it ends when dismissed, or when nobody is left to listen."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        try:
            series: Playable = parent.recv()
            while True:
                handful: range = parent.recv()
                parent.send([series.play(number) for number in handful])
        except DemitasseError as error:
            parent.send(Failure(type(error), error.message))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        pass


@contextmanager
def _no_interrupt() -> Iterator[None]:
    """Ctrl-C reaches the whole group of processes, and a worker must not complain of it even while it starts.

    What is masked here stays masked in a process started meanwhile.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # else the first start would start it too, and that takes the mask off
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
