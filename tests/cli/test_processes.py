"""The `demitasse` command as a process: full disks, closed pipes, Ctrl-C, and a real terminal."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import resource
import signal
import struct
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen

import pytest
from rich.cells import cell_len

from demitasse.cli import errors
from demitasse.kernel import record
from demitasse.kernel.language import LANGUAGES
from tests.cli.commands import ALWAYS_THE_FIRST, TRACEBACK, Ran, kept, refused, run
from tests.processes import COMMAND, finished, process

each_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_package_can_be_run_as_a_module() -> None:
    done = finished([sys.executable, "-m", "demitasse", "--version"])

    assert done.stdout == finished([*COMMAND, "--version"]).stdout
    assert (done.stdout[:10], done.returncode) == ("demitasse ", 0)


NO_FILES_BESIDE = {"PYTHONDONTWRITEBYTECODE": "1"}
"""Where a file may have few bytes only, Python would keep the first of what it has compiled, and take them for all."""


def processed(*argv: str | Path, lines: str = "", limit: int | None = None, **environment: str) -> Ran:
    """The command as a process of its own; `limit` is how many bytes a file may have."""

    def keep_files_small() -> None:
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    done = finished(
        [*COMMAND, *map(str, argv)],
        input=lines,
        env={**os.environ, **NO_FILES_BESIDE, **environment},
        preexec_fn=keep_files_small,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def test_a_full_disk_ends_the_play_in_one_sentence_and_what_is_written_stays_readable(tmp_path: Path) -> None:
    file = tmp_path / "play.jsonl"
    argv = ("play", "coffee-rush", "--seats", "you,random,random", "--seed", "1", "--record", file)
    sentence = refused(processed(*argv, lines=ALWAYS_THE_FIRST, limit=2000))
    whole = len(record.read(file).rows)

    assert str(file) in sentence
    assert f"choice {whole}," in sentence
    assert whole > 5
    assert run("replay", file, "--to", str(whole)).code == 0
    assert run("play", "coffee-rush", "--resume", file, lines=ALWAYS_THE_FIRST).code == 0
    assert run("replay", file, "--verify").code == 0


def test_output_that_cannot_be_written_is_said_in_one_sentence(tmp_path: Path) -> None:
    with (tmp_path / "games.txt").open("w") as full:
        done = finished(
            [*COMMAND, "games"],
            stdout=full,
            env={**os.environ, **NO_FILES_BESIDE},
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10)),
        )

    refused(Ran(done.returncode, "", done.stderr))


def test_a_closed_pipe_ends_it_quietly() -> None:
    read, write = os.pipe()
    os.close(read)
    done = finished([*COMMAND, "rules", "coffee-rush"], stdout=write)
    os.close(write)

    assert done.returncode == errors.PIPE_CLOSED
    assert done.stderr == ""


def test_closed_streams_are_no_reason_to_fall_over() -> None:
    for stream in ("<&-", ">&-", "2>&-"):
        command = f'"$0" -c "from demitasse.cli import main; main()" games {stream}'
        done = finished(["sh", "-c", command, sys.executable])
        assert (done.returncode, done.stderr) == (0, "")


def test_a_terminal_that_knows_few_letters_gets_question_marks() -> None:
    ran = processed("games", "--lang", "fr", PYTHONIOENCODING="ascii")

    assert (ran.code, ran.err) == (0, "")
    assert "Courez d?un ingr?dient" in ran.out


@each_language
def test_interrupted_in_the_middle_the_play_is_kept(language: str, tmp_path: Path) -> None:
    argv = [*COMMAND, "play", "coffee-rush", "--seats", "you,random", "--seed", "1", "--lang", language]
    with process(argv, stdin=PIPE, stdout=PIPE, stderr=PIPE) as playing:
        assert playing.stdin is not None
        assert playing.stdout is not None
        playing.stdin.write("1\n1\n")
        playing.stdin.flush()
        asked = 0
        while asked < 3:
            line = playing.stdout.readline()
            assert line, "it ended"
            asked += "(q)" in line
        playing.send_signal(signal.SIGINT)
        out, err = playing.communicate()

    sentence = refused(Ran(playing.returncode, out, err), code=130)
    assert f"--resume {kept(tmp_path)}" in sentence
    assert run("replay", kept(tmp_path), "--verify").code == 0
    assert len(record.read(kept(tmp_path)).rows) >= 2


# At a real terminal.


class Terminal:
    """A process at a terminal of 80 columns."""

    def __init__(self, started: Popen[str], master: int) -> None:
        self.process = started
        self.master = master
        self.shown = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()

    def wait_for(self, pattern: str) -> str:
        """Everything that has appeared since the last time, once the pattern is there or the process has ended."""
        new = ""
        while not re.search(pattern, new):
            try:
                data = os.read(self.master, 65536)
            except OSError:  # how Linux says that the other side is gone
                data = b""
            if not data:
                break
            new += self.decoder.decode(data)
        self.shown += new
        return new

    def type(self, line: str) -> None:
        os.write(self.master, line.encode())

    def end(self) -> int:
        """How the process ends, once it has said all it had to say."""
        self.wait_for("$^")
        return self.process.wait()


@contextmanager
def at_a_terminal(*argv: str, rows: int = 40, columns: int = 80, **environment: str) -> Iterator[Terminal]:
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    settings = {**os.environ, "TERM": "xterm-256color", **environment}
    with process([*COMMAND, *argv], stdin=slave, stdout=slave, stderr=slave, env=settings) as started:
        os.close(slave)
        yield Terminal(started, master)
    os.close(master)


ESCAPES = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|[()][A-Z0-9]|[=>])")
COLOURS = re.compile(r"\x1b\[[0-9;]*\b(3[0-9]|4[0-9]|9[0-7]|10[0-7])(;[0-9;]*)?m")
PROMPT = r"Maya > (\x1b\[[0-?]*[ -/]*[@-~])*$"


@each_language
def test_a_whole_play_at_a_terminal_without_colours(language: str, tmp_path: Path) -> None:
    argv = ("play", "coffee-rush", "--seats", "you:Maya,random", "--seed", "4", "--lang", language)
    with at_a_terminal(*argv, NO_COLOR="1") as terminal:
        while re.search(PROMPT, terminal.wait_for(rf"{PROMPT}|jsonl")):
            terminal.type("1\n")
        assert terminal.end() == 0

    plain = ESCAPES.sub("", terminal.shown)
    assert not COLOURS.search(terminal.shown)
    assert [line for line in plain.splitlines() if cell_len(line) > 80 and "jsonl" not in line] == []
    assert ("Why it ended" if language == "en" else "Pourquoi c’est fini") in plain
    assert TRACEBACK not in plain
    assert run("replay", kept(tmp_path), "--verify").code == 0


def test_at_a_terminal_a_mistake_is_explained_and_one_is_asked_again(tmp_path: Path) -> None:
    argv = ("play", "coffee-rush", "--seats", "you:Maya,random,random", "--seed", "4", "--first", "0")
    with at_a_terminal(*argv) as terminal:
        terminal.wait_for(PROMPT)
        for line, answer in (
            ("waltz", "waltz"),
            ("77", "77"),
            ("undo", "Somebody else has decided"),
            ("place a1", "Round 1"),
            ("step d4", r"CR-MOVE-02"),
            ("b1", "Path"),
            ("u", "Undone"),
        ):
            terminal.type(f"{line}\n")
            assert re.search(answer, terminal.wait_for(PROMPT))
        terminal.type("q\n")
        assert terminal.end() == 0

    assert COLOURS.search(terminal.shown)
    own = [line.do for line in record.read(kept(tmp_path)).rows if line.seat == 0]
    assert own == ["place a1", "step b1", "undo"]


def test_at_a_terminal_the_end_of_input_is_a_farewell() -> None:
    with at_a_terminal("play", "coffee-rush", "--seats", "you:Maya,random") as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("\x04")
        assert "--resume" in terminal.wait_for("--resume")
        assert terminal.end() == 0
