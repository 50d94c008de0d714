"""Several server processes behind one port: they share the socket, and this process sees to it that all are there.

Each is a server of its own over the same database. One that dies is replaced; when this process is asked to stop, all
stop in good order, and should it be killed they notice and stop by themselves.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import NamedTuple

import uvicorn

from demitasse.kernel.errors import DemitasseError
from demitasse.kernel.message import Message

log = logging.getLogger(__name__)

SECONDS_TO_STOP = 12.0
SECONDS_BEFORE_RESTART = 1.0
READY = "ready"


class Running(NamedTuple):
    process: BaseProcess
    line: Connection
    """It says here that it is ready, or why it cannot be."""


class CannotServe(DemitasseError):
    """A port or folder that cannot be used."""


class Stop(BaseException):
    """Somebody wants all of them to stop."""


def run_processes(count: int, serve: Callable[[Connection], None], ready: Callable[[], None]) -> None:
    """Run `serve` in so many processes until interrupted; `ready` is called once, when all of them are.

    One that fails before it is ready says why: then none is left running, and its reason is raised here.
    """
    processes: list[Running] = []
    before = {number: signal.signal(number, stop) for number in (signal.SIGTERM, signal.SIGINT)}
    try:
        for _ in range(count):
            processes.append(start(serve, processes))
        for running in processes:
            until_ready(running)
        ready()
        while True:
            wait([running.process.sentinel for running in processes])
            for number, running in enumerate(processes):
                if not running.process.is_alive():
                    log.warning("a server process ended (%s) and is replaced", running.process.exitcode)
                    running.line.close()
                    time.sleep(SECONDS_BEFORE_RESTART)
                    processes[number] = start(serve, processes)
    except Stop:
        pass
    finally:
        for number in before:
            signal.signal(number, signal.SIG_IGN)
        end(processes)
        for number, handler in before.items():
            signal.signal(number, handler)


def start(serve: Callable[[Connection], None], others: list[Running]) -> Running:
    ours, theirs = multiprocessing.Pipe()

    def work() -> None:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, signal.default_int_handler)
        ours.close()
        for other in others:  # else they would not notice the end of who started them
            other.line.close()
        with suppress(KeyboardInterrupt, BrokenPipeError):
            try:
                serve(theirs)
            except DemitasseError as error:
                theirs.send(error.message)
            except Exception:
                log.exception("a server process failed")
        sys.stdout.flush()
        os._exit(0)  # the processes in which bots think notice it, and nobody waits for them

    process = multiprocessing.get_context("fork").Process(target=work)
    process.start()
    theirs.close()
    return Running(process, ours)


def until_ready(running: Running) -> None:
    try:
        said = running.line.recv()
    except EOFError:
        raise RuntimeError("a server process ended before it was ready") from None
    if isinstance(said, Message):
        raise CannotServe(said.key, **said.facts)


async def attend(line: Connection, server: uvicorn.Server) -> None:
    """In such a process: say that the server is ready, and stop it when nobody listens any more."""
    while not server.started:
        await asyncio.sleep(0.02)
    line.send(READY)
    gone = asyncio.Event()
    asyncio.get_running_loop().add_reader(line.fileno(), gone.set)
    await gone.wait()
    asyncio.get_running_loop().remove_reader(line.fileno())
    server.should_exit = True


def stop(number: int, frame: object) -> None:
    raise Stop


def end(processes: list[Running]) -> None:
    """Ask all of them to stop; one that does not is killed."""
    for running in processes:
        if running.process.is_alive():
            running.process.terminate()
    until = time.monotonic() + SECONDS_TO_STOP
    for running in processes:
        running.process.join(max(0.0, until - time.monotonic()))
        if running.process.is_alive():
            running.process.kill()
            running.process.join()
        running.line.close()
