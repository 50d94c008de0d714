"""The log: each line with the request it belongs to, for people or for programs, and nothing secret in it."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from pathlib import Path
from subprocess import PIPE
from typing import Any

import httpx
import msgspec
import websockets

from demitasse.server import logs
from demitasse.server.wire import PROTOCOL
from tests.processes import process
from tests.server.visiting import ME

PROGRAM = """
import sys
from pathlib import Path
from demitasse.server.serve import ServeOptions, serve
if __name__ == "__main__":
    options = ServeOptions(port=0, data=Path(sys.argv[1]), log_json=True, log_requests=True, behind_proxy=True)
    serve(options)
"""


async def stopped_while_looking(address: str, table: str, key: str, stop: Any) -> int:
    """With which code somebody who looks at a table is sent away."""
    place = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
    async with websockets.connect(place, origin=websockets.Origin(address)) as connection:
        await connection.send(
            msgspec.json.encode({"type": "hello", "protocol": PROTOCOL, "keys": [key]}).decode()
        )
        await connection.recv()
        stop()
        await connection.wait_closed()
    return int(connection.close_code or 0)


def test_requests_are_told_by_their_routes_and_viewers_of_a_stopping_server_to_come_back(
    tmp_path: Path,
) -> None:
    with process([sys.executable, "-c", PROGRAM, tmp_path], stdout=PIPE, stderr=PIPE) as program:
        assert program.stdout is not None
        address = program.stdout.readline().split()[4]
        seats = [ME, {"kind": "me", "name": "Tom"}]
        made = httpx.post(f"{address}/api/tables", json={"game": "coffee-rush", "seats": seats})
        keys = made.json()
        named = {"x-request-id": "proxy-1234", "authorization": f"Bearer {keys['host']}"}
        told = httpx.get(f"{address}/api/tables/{keys['table']}", headers=named)
        odd = httpx.get(f"{address}/api/tables/nowhere", headers={"x-request-id": 'two\twords"'})
        seat = keys["seats"][0]["key"]
        code = asyncio.run(
            stopped_while_looking(address, keys["table"], seat, lambda: program.send_signal(signal.SIGTERM))
        )
        _, err = program.communicate()

    assert code == 1012
    assert program.returncode == 0
    lines = [msgspec.json.decode(line) for line in err.splitlines()]
    by_id = {line["request"]: line for line in lines}
    assert by_id[made.headers["x-request-id"]]["status"] == 201
    assert told.headers["x-request-id"] == "proxy-1234"
    assert by_id["proxy-1234"]["message"] == "GET /api/tables/{table} 200"
    assert by_id["proxy-1234"]["address"] == "127.0.0.1"
    assert by_id[odd.headers["x-request-id"]]["status"] == 404
    assert [line["message"] for line in lines if line["method"] == "LIVE"] == [
        "LIVE /api/tables/{table}/live ended"
    ]
    secrets = [keys["table"], keys["host"], keys["join"], keys["watch"], seat]
    assert not [secret for secret in secrets if secret in err]


def test_a_line_carries_its_request_and_what_went_wrong() -> None:
    try:
        raise RuntimeError("no more cups")
    except RuntimeError:
        record = logging.LogRecord("cafe", logging.ERROR, "", 1, "%s failed", ("GET",), sys.exc_info())
    was = logs.REQUEST.set("ab12")
    try:
        line, told = logs.Lines().format(record), msgspec.json.decode(logs.JsonLines().format(record))
    finally:
        logs.REQUEST.reset(was)

    assert "ERROR cafe GET failed [ab12]" in line
    assert (told["level"], told["message"], told["request"]) == ("error", "GET failed", "ab12")
    assert told["error"].endswith("RuntimeError: no more cups")
