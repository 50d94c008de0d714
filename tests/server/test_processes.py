"""`demitasse serve --workers`: several server processes behind one port, over one database."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen

import httpx
import pytest

from demitasse.server.serve import CannotServe, ServeOptions, serve
from tests.postgres import Postgres, guarded
from tests.processes import COMMAND, finished, process
from tests.server.visiting import ME, wait_for

TWO = ("serve", "--port", "0", "--workers", "2", "--data")


@contextmanager
def two_servers(database: str) -> Iterator[tuple[str, Popen[str]]]:
    with process([*COMMAND, *TWO, database], stdout=PIPE, stderr=PIPE) as program:
        assert program.stdout is not None
        line = program.stdout.readline()
        assert line.startswith("Demitasse is ready at http://127.0.0.1:"), line
        yield line.split()[4], program


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_there(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_one_that_dies_is_replaced_and_all_stop_together(postgres: Postgres) -> None:
    with two_servers(postgres.new_database()) as (address, program):
        first, second = children(program.pid)
        body = {"game": "coffee-rush", "seats": [ME, {"kind": "me", "name": "Tom"}]}
        made = httpx.post(f"{address}/api/tables", json=body).json()
        os.kill(first, signal.SIGKILL)
        wait_for(lambda: len(children(program.pid)) == 2 and first not in children(program.pid))
        for _ in range(4):
            key = {"authorization": f"Bearer {made['host']}"}
            shown = httpx.get(f"{address}/api/tables/{made['table']}", headers=key)
            assert shown.json()["state"] == "playing"
        ours = children(program.pid)
        program.send_signal(signal.SIGTERM)
        assert program.wait(30) == 0
        assert not any(is_there(pid) for pid in (*ours, second))


def test_when_the_one_that_started_them_is_killed_they_stop_by_themselves(postgres: Postgres) -> None:
    with two_servers(postgres.new_database()) as (address, program):
        ours = children(program.pid)
        assert len(ours) == 2
        bots = [{"kind": "bot", "bot": "greedy"}] * 2
        httpx.post(f"{address}/api/tables", json={"game": "coffee-rush", "seats": bots})
        wait_for(lambda: any(children(pid) for pid in ours))  # some think for bots in processes of their own
        os.kill(program.pid, signal.SIGKILL)
        program.wait()
        wait_for(lambda: not any(is_there(pid) for pid in ours))


def test_what_keeps_one_from_starting_is_told_once_and_none_is_left(postgres: Postgres) -> None:
    database = guarded(postgres.new_database(), "not-the-password")

    told = finished([*COMMAND, *TWO, database])

    assert told.returncode == 2
    assert told.stdout == ""
    assert told.stderr.count("password authentication failed") == 1
    assert "not-the-password" not in told.stderr


def test_a_folder_takes_one_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(CannotServe) as refused:
        serve(ServeOptions(port=0, data=tmp_path, processes=3))
    assert refused.value.message.key == "server-processes-need-database"

    monkeypatch.delattr(os, "fork")
    with pytest.raises(CannotServe) as refused:
        serve(ServeOptions(port=0, data="postgresql://nowhere", processes=3))
    assert refused.value.message.key == "server-processes-need-fork"
