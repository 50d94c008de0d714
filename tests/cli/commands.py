"""The `demitasse` command in this process: what it printed, and how it ended."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from click.testing import CliRunner

from demitasse.cli import entry_point
from demitasse.kernel.language import LANGUAGES

ALWAYS_THE_FIRST = "1\n" * 600
"""The first choice of the list is always there to be made: a whole play of it."""

TRACEBACK = "Traceback"

each_language = pytest.mark.parametrize("language", LANGUAGES)


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def run(*argv: str | Path, lines: str = "") -> Ran:
    """The command in this process, its input and output being files."""
    with CliRunner().isolation(input=lines) as (out, err, _):
        code = entry_point.run([str(word) for word in argv])
        sys.stdout.flush()
        sys.stderr.flush()
        return Ran(code, out.getvalue().decode(), err.getvalue().decode())


def play(*argv: str | Path, lines: str = "", seats: str = "you,random,random", seed: int = 1) -> Ran:
    return run("play", "coffee-rush", "--seats", seats, "--seed", str(seed), *argv, lines=lines)


def refused(ran: Ran, code: int = 2) -> str:
    """The one sentence of a refusal."""
    assert ran.code == code, ran
    assert TRACEBACK not in ran.err
    (line,) = ran.err.splitlines()
    return line


def kept(tmp_path: Path) -> Path:
    """The only record in the usual place."""
    (file,) = (tmp_path / "data" / "demitasse").iterdir()
    return file
