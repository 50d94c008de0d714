"""A server to visit in tests: bots that do not dawdle, guests who say things and hear the answers."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import anyio
import msgspec
from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession, websocket_test_session

from demitasse.server.app import Server, Settings, make_app
from demitasse.server.limits import Limits
from demitasse.server.store import Store, open_store
from demitasse.server.turn_bots import Pace
from demitasse.server.wire import PROTOCOL

AT_ONCE = Pace(choice=0, turn=0)
NEVER = Pace(choice=3600, turn=3600)
HURRIED = Limits(messages_at_once=1_000_000, tables_an_hour=10_000, replays_an_hour=10_000)
"""Tests choose faster than people."""
ME = {"kind": "me", "name": "Ana"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot", "bot": "random"}
SEED = 271828182845904523536028747135266249775
"""Every table of the tests is dealt from it, so that what passes once passes always."""
SECONDS = 60.0
"""How long a guest waits for an answer before the test fails."""
A_MOMENT = 0.002
"""Seconds after which the server looks again whether a guest has said something."""

Said = dict[str, Any]


class Guest:
    """A connection, with all that came over it."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.frames: list[str] = []
        self.rows: list[Said] = []
        self.latest: Said = {}

    def say(self, type: str, **rest: Any) -> None:
        self.session.send_text(msgspec.json.encode({"type": type, **rest}).decode())

    def hear(self, *types: str) -> Said:
        """The next frame of one of these types, whatever comes before it."""
        while True:
            frame = self.session.receive_text(timeout=SECONDS)
            self.frames.append(frame)
            told: Said = msgspec.json.decode(frame)
            if told["type"] == "update":
                self.latest = told
                self.rows = self.rows[: told["first"]] + told["rows"]
            if told["type"] in types:
                return told

    def hear_until(self, good: Callable[[Said], bool]) -> Said:
        while not good(told := self.hear("update", "table", "welcome", "farewell", "hinted")):
            pass
        return told

    def hello(self, *keys: str, watch: str = "", seq: int = -1, protocol: int = PROTOCOL) -> Said:
        self.say("hello", protocol=protocol, keys=keys, watch=watch, seq=seq)
        told = self.hear("welcome", "farewell")
        if told["type"] == "welcome" and told["table"]["state"] != "lobby":
            self.hear("update")
        return told

    @property
    def seq(self) -> int:
        return int(self.latest["seq"])

    def choices(self, seat: int) -> list[Said]:
        """What a seat of this guest is offered now."""
        for shown in self.latest["seats"]:
            if shown["seat"] == seat and shown["decision"]:
                return list(shown["decision"]["choices"])
        return []

    def choose(self, seat: int, choice: Said | None = None, seq: int | None = None) -> Said:
        """Choose the first thing offered, unless told what; the answer is `accepted` or `refused`."""
        seq = self.seq if seq is None else seq
        self.say("choose", id=seq, seat=seat, seq=seq, choice=choice or self.choices(seat)[0])
        return self.hear("accepted", "refused")

    def play_on(self, seats: tuple[int, ...], until: Callable[[Said], bool]) -> Said:
        """Choose for these seats, the first thing offered, until the latest update is as wanted."""
        while not until(self.latest):
            mine = [seat for seat in seats if seat in self.latest["to_act"]]
            if mine:
                offered = self.choices(mine[0])
                assert self.choose(mine[0], offered[self.seq % len(offered)])["type"] == "accepted"
            else:
                self.hear("update")
        return self.latest


class Visit:
    """The server as one sees it from outside; `server` and `data` are for looking behind the counter."""

    def __init__(self, client: TestClient[Litestar], data: Path | str) -> None:
        self.client = client
        self.data = data

    @property
    def server(self) -> Server:
        found: Server = self.client.app.state.server
        return found

    def get(self, path: str, key: str = "") -> Any:
        answer = self.client.get(path, headers=bearer(key))
        return answer.json()

    def post(self, path: str, body: object = None, key: str = "", status: int | None = None) -> Any:
        answer = self.client.post(path, json=body, headers=bearer(key))
        if status is not None:
            assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def table(self, *seats: Mapping[str, Any], **rest: Any) -> Any:
        """The keys of a new table of Coffee Rush; Ana plays first unless told otherwise."""
        rest = {"options": {"first": 0}, **rest}
        return self.post("/api/tables", {"game": "coffee-rush", "seats": seats, **rest}, status=201)

    @contextmanager
    def connected(self, table: str, headers: Mapping[str, str] | None = None) -> Iterator[Guest]:
        with self.client.websocket_connect(f"/api/tables/{table}/live", headers=headers) as session:
            yield Guest(session)

    @contextmanager
    def seated(self, keys: Any) -> Iterator[Guest]:
        """Whoever made the table, in all their seats."""
        with self.connected(keys["table"]) as guest:
            guest.hello(*(seat["key"] for seat in keys["seats"]))
            yield guest

    @contextmanager
    def watching(self, keys: Any) -> Iterator[Guest]:
        with self.connected(keys["table"]) as guest:
            guest.hello(watch=keys["watch"])
            yield guest


def wait_for(good: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not good():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"} if key else {}


@contextmanager
def opened(data: Path | str, pace: Pace = AT_ONCE, limits: Limits = HURRIED, **rest: Any) -> Iterator[Visit]:
    """A server over the data in a folder or a database."""

    async def opening() -> Store:
        return await open_store(data)

    async def nap(_: float) -> None:
        await anyio.sleep(A_MOMENT)

    settings = Settings(pace=pace, limits=limits, **{"workers": 0, "seeds": lambda: SEED, **rest})
    # Litestar's test client looks all the time, so that a guest who says nothing keeps a processor busy.
    with (
        patch.object(websocket_test_session, "sleep", nap),
        TestClient(make_app(opening, settings), raise_server_exceptions=False) as client,
    ):
        yield Visit(client, data)
