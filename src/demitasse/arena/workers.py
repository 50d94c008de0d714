"""Plays shared among processes.

Each worker gets a few plays at a time over its own pipe and sends back their outcomes. A worker that dies
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

LARGEST_BATCH = 64
"""The most plays sent at once: few enough for a lively progress bar, enough to make the pipe cost nothing."""

STOP_TIMEOUT = 5.0
"""Seconds a terminated worker has before it is killed."""


class WorkerLost(DemitasseError):
    """A process that ended before its plays did."""


class Playable(Protocol):
    """A series of plays; it travels to the workers."""

    def play(self, number: int) -> Outcome: ...


class Failure(msgspec.Struct, frozen=True):
    """An error of a worker, sent to the parent."""

    kind: type[DemitasseError]
    message: Message


def play_in_workers(
    series: Playable, games: int, workers: int, progress: Callable[[int], None] | None
) -> list[Outcome]:
    """The outcomes in the order of the plays."""
    size = max(1, min(LARGEST_BATCH, games // (workers * 8)))
    batches = iter([range(start, min(start + size, games)) for start in range(0, games, size)])
    done: list[Outcome] = []
    processes: dict[Connection, SpawnProcess] = {}
    try:
        for batch in islice(batches, workers):
            worker = _start_worker(processes)
            _send(worker, series)
            _send(worker, batch)
        busy = list(processes)
        while busy:
            for worker in cast(list[Connection], wait(busy)):
                done.extend(_outcomes(worker))
                if progress is not None:
                    progress(len(done))
                following = next(batches, None)
                if following is None:
                    busy.remove(worker)
                else:
                    _send(worker, following)
    finally:
        _stop_workers(processes)
    return sorted(done, key=lambda outcome: outcome.play)


def _start_worker(processes: dict[Connection, SpawnProcess]) -> Connection:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_worker_main, args=(theirs,), daemon=True)
    with theirs, _no_interrupt():
        process.start()
        processes[ours] = process
    return ours


def _send(worker: Connection, what: object) -> None:
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


def _stop_workers(processes: dict[Connection, SpawnProcess]) -> None:
    for process in processes.values():
        process.terminate()
    for worker, process in processes.items():
        process.join(STOP_TIMEOUT)
        if process.is_alive():
            process.kill()
            process.join()
        process.close()
        worker.close()


def _worker_main(parent: Connection) -> None:
    """The main loop of a worker process; it ends with the parent's end of the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        try:
            series: Playable = parent.recv()
            while True:
                batch: range = parent.recv()
                parent.send([series.play(number) for number in batch])
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
