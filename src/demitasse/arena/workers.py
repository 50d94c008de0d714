"""Plays shared among processes.

Each worker gets a few plays at a time over its own pipe and sends back their outcomes. A worker that dies
is noticed at once, an interrupted simulation leaves none behind, and a worker whose simulation died ends by itself.
"""

from __future__ import annotations

import pickle
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import cast

from demitasse.arena.batches import Failure, Playable, Reply, play_batch, play_in_order
from demitasse.arena.outcome import Outcome
from demitasse.kernel.errors import DemitasseError

STOP_TIMEOUT = 5.0
"""Seconds a terminated worker has before it is killed."""


class WorkerLost(DemitasseError):
    """A process that ended before its plays did."""


class NotSent(DemitasseError):
    """A bot that other processes cannot be given."""


def play_in_workers(series: Playable, numbers: range, workers: int) -> Iterator[Outcome]:
    """The outcomes in the order of the plays."""
    try:
        sent = pickle.dumps(series)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise NotSent("arena-bot-not-sent", reason=str(error)[:120]) from None
    crew = _Processes(sent, workers)
    try:
        yield from play_in_order(crew, numbers, workers)
    finally:
        crew.stop()


class _Processes:
    """Workers on this machine, each started when there is something for it to do."""

    def __init__(self, series: bytes, most: int) -> None:
        self._series = series
        self._most = most
        self._processes: dict[Connection, SpawnProcess] = {}
        self._busy: dict[Connection, range] = {}
        self._idle: list[Connection] = []

    def has_room(self) -> bool:
        return bool(self._idle) or len(self._processes) < self._most

    def take(self, batch: range) -> None:
        if not self._idle:
            self._idle.append(_start_worker(self._processes))
            _send(self._idle[-1], self._series)
        worker = self._idle.pop()
        _send(worker, batch)
        self._busy[worker] = batch

    def finish(self) -> tuple[range, Reply]:
        worker = cast(Connection, wait(list(self._busy))[0])
        reply = _reply(worker)
        self._idle.append(worker)
        return self._busy.pop(worker), reply

    def stop(self) -> None:
        for process in self._processes.values():
            process.terminate()
        for worker, process in self._processes.items():
            process.join(STOP_TIMEOUT)
            if process.is_alive():
                process.kill()
                process.join()
            process.close()
            worker.close()


def _start_worker(processes: dict[Connection, SpawnProcess]) -> Connection:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_worker_main, args=(theirs,), daemon=True)
    with theirs, _no_interrupt(), _importable_main():
        process.start()
        processes[ours] = process
    return ours


def _send(worker: Connection, what: object) -> None:
    try:
        worker.send(what)
    except OSError:
        raise WorkerLost("arena-worker-lost") from None


def _reply(worker: Connection) -> Reply:
    try:
        reply: Reply = worker.recv()
    except (EOFError, OSError):
        raise WorkerLost("arena-worker-lost") from None
    return reply


def _worker_main(parent: Connection) -> None:
    """The main loop of a worker process; it ends with the parent's end of the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        try:
            series: Playable = pickle.loads(parent.recv())
        except Exception as error:  # whatever somebody's module does when it is imported
            why = str(error)[:120]
            told = error if isinstance(error, DemitasseError) else NotSent("arena-bot-not-sent", reason=why)
            parent.recv()
            parent.send(Reply((), Failure(type(told), told.message)))
            return
        while True:
            parent.send(play_batch(series, parent.recv()))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        pass


def has_main_file() -> bool:
    """Whether another process can run what this one was started with: not what came from a notebook or from stdin."""
    main = sys.modules["__main__"]
    return main.__spec__ is not None or Path(getattr(main, "__file__", None) or "").is_file()


@contextmanager
def _importable_main() -> Iterator[None]:
    """A new process runs the file of this one's `__main__` again, and `<stdin>` is none."""
    main = sys.modules["__main__"]
    file = getattr(main, "__file__", None)
    if file is None or has_main_file():
        yield
        return
    del main.__file__
    try:
        yield
    finally:
        main.__file__ = file


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
