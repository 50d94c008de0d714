"""Processes that tests start. Each hears Ctrl-C, and none outlives its test or its time."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Timer
from typing import Any

SECONDS = 120
"""How long a process may take; a busy machine is no fault of it."""

COMMAND = (sys.executable, "-c", "from demitasse.cli import main; main()")
"""The `demitasse` command, as whoever has installed it runs it."""


@contextmanager
def process(
    command: Sequence[str | Path], *, seconds: float = SECONDS, **how: Any
) -> Iterator[subprocess.Popen[str]]:
    """A process in a session of its own. At the end, or when its time is over, it is killed with all it has started."""
    with ctrl_c_heard():
        started = subprocess.Popen(command, encoding="utf-8", start_new_session=True, **how)
    limit = Timer(seconds, kill, [started])
    limit.start()
    try:
        yield started
    finally:
        limit.cancel()
        kill(started)
        for stream in (started.stdin, started.stdout, started.stderr):
            if stream is not None:
                with suppress(BrokenPipeError):
                    stream.close()


def finished(
    command: Sequence[str | Path], *, input: str | None = None, **how: Any
) -> subprocess.CompletedProcess[str]:
    """What a process said, and how it ended."""
    if input is not None:
        how["stdin"] = subprocess.PIPE
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **how}
    with process(command, **streams) as started:
        out, err = started.communicate(input)
    return subprocess.CompletedProcess(command, started.returncode, out or "", err or "")


def kill(started: subprocess.Popen[str]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(started.pid, signal.SIGKILL)
    started.wait()


@contextmanager
def ctrl_c_heard() -> Iterator[None]:
    """A child ignores what its parent ignores, and `nohup` or a shell's `&` may have made the tests ignore Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
