"""`demitasse serve` as a program: it says where it is, and why it cannot be there."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import httpx
import msgspec
import pytest
import websockets

from demitasse.cli.commands import serve_command
from demitasse.server.serve import CannotServe, ServeOptions, address_of, bind, data_folder, serve
from demitasse.server.store import StoreError, open_store
from demitasse.server.wire import PROTOCOL
from tests.processes import finished, process
from tests.server.visiting import BOT, ME, SECONDS

PROGRAM = """
import sys
from pathlib import Path
from demitasse.server.serve import ServeOptions, serve
if __name__ == "__main__":
    serve(ServeOptions(port=0, data=Path(sys.argv[1])))
"""


@contextmanager
def running(data: Path) -> Iterator[tuple[str, Popen[str]]]:
    with process([sys.executable, "-c", PROGRAM, data], stdout=PIPE, stderr=PIPE) as program:
        assert program.stdout is not None
        line = program.stdout.readline()
        assert line.startswith("Demitasse is ready at http://127.0.0.1:"), line
        yield line.split()[4], program


async def converse(address: str, table: str, *frames: dict[str, Any]) -> list[Any]:
    """Say these things one by one, and hear an answer to each."""
    place = address.replace("http", "ws") + f"/api/tables/{table}/live"
    heard: list[Any] = []
    async with websockets.connect(place, origin=websockets.Origin(address), compression=None) as connection:
        for frame in frames:
            await connection.send(msgspec.json.encode(frame).decode())
            wanted = {"hello": ("update", "farewell"), "choose": ("accepted", "refused")}[frame["type"]]
            while True:
                told = msgspec.json.decode(await asyncio.wait_for(connection.recv(), SECONDS))
                if told["type"] in wanted:
                    heard.append(told)
                    break
    return heard


def test_it_serves_a_table_stops_when_asked_and_goes_on_from_there(tmp_path: Path) -> None:
    with running(tmp_path) as (address, program):
        wish = {"game": "coffee-rush", "seats": [ME, {"kind": "me", "name": "Tom"}], "options": {"first": 0}}
        keys = httpx.post(f"{address}/api/tables", json=wish).json()
        hello = {"type": "hello", "protocol": PROTOCOL, "keys": [seat["key"] for seat in keys["seats"]]}
        (first,) = asyncio.run(converse(address, keys["table"], hello))
        asked = next(shown for shown in first["seats"] if shown["decision"])
        choice = {
            "type": "choose",
            "id": 1,
            "seat": asked["seat"],
            "seq": 0,
            "choice": asked["decision"]["choices"][0],
        }
        _, accepted = asyncio.run(converse(address, keys["table"], hello, choice))
        program.send_signal(signal.SIGINT)
        out, err = program.communicate()

    assert accepted["type"] == "accepted"
    assert program.returncode == 0
    assert "Traceback" not in err
    assert not [key for key in (keys["host"], *(seat["key"] for seat in keys["seats"])) if key in out + err]
    with running(tmp_path) as (address, _):
        (again,) = asyncio.run(converse(address, keys["table"], hello))
    assert again["seq"] == 1


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_bots_think_in_processes_that_go_with_the_server(tmp_path: Path, end: signal.Signals) -> None:
    with running(tmp_path) as (address, program):
        keys = httpx.post(f"{address}/api/tables", json={"game": "coffee-rush", "seats": [BOT, BOT]}).json()
        hello = {"type": "hello", "protocol": PROTOCOL, "watch": keys["watch"]}
        heard = asyncio.run(until_a_bot_has_chosen(address, keys["table"], hello))
        children = [int(pid) for pid in children_of(program.pid)]
        program.send_signal(end)
        _, err = program.communicate()
        gone = asyncio.run(all_gone(children))

    assert heard["seq"] >= 1
    assert children
    assert gone
    if end == signal.SIGTERM:
        assert (program.returncode, err) == (0, "")


async def until_a_bot_has_chosen(address: str, table: str, hello: dict[str, Any]) -> Any:
    async with websockets.connect(address.replace("http", "ws") + f"/api/tables/{table}/live") as connection:
        await connection.send(msgspec.json.encode(hello).decode())
        while True:
            told = msgspec.json.decode(await asyncio.wait_for(connection.recv(), SECONDS))
            if told.get("seq", 0) >= 1:
                return told


def children_of(pid: int) -> list[str]:
    return finished(["ps", "-o", "pid=", "--ppid", str(pid)]).stdout.split()


async def all_gone(pids: list[int]) -> bool:
    for _ in range(600):
        if not any(Path(f"/proc/{pid}").exists() for pid in pids):
            return True
        await asyncio.sleep(0.1)
    return False


def test_a_port_in_use_is_said_to_be(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe) as refused:
            bind("127.0.0.1", port)

    assert str(refused.value) == (
        f"Port {port} is in use: stop the program that has it, or choose another one with --port {port + 1}."
    )


@pytest.mark.parametrize("host", ["no such host", "203.0.113.7", "x" * 300])
def test_an_address_that_is_not_ours_is_said_not_to_be(host: str) -> None:
    with pytest.raises(CannotServe) as refused:
        bind(host, 0)

    assert refused.value.message.key in ("server-no-such-host", "server-no-port")


def test_a_data_folder_that_is_a_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "data"
    file.write_text("not a folder")

    with pytest.raises(StoreError) as refused:
        asyncio.run(open_store(file))

    assert str(file) in str(refused.value)


def test_a_url_of_something_else_makes_no_folder_of_that_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(CannotServe) as refused:
        serve(ServeOptions(port=0, data="mysql://cafe@db.example/demitasse"))

    assert refused.value.message.key == "server-database-url"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://127.0.0.1:80"), ("0.0.0.0", "http://localhost:80"), ("::1", "http://[::1]:80")],
)
def test_the_address_shown_is_one_to_open(host: str, address: str) -> None:
    assert address_of(host, 80) == address


def test_the_data_lies_where_data_of_programs_belongs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")

    assert data_folder() == tmp_path / "demitasse"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_command_explains_its_flags(language: str) -> None:
    command = serve_command(language)
    context = command.make_context("serve", [], resilient_parsing=True)

    shown = command.get_help(context)

    assert all(flag in shown for flag in ("--host", "--port", "--data", "--open", "--public-url"))
