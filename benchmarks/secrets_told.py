"""The campaign for hidden facts (`campaign.py`): what comes out of real sockets, beside what its viewer may know.

The server runs in this process, over real connections. Whenever a row is played, what each viewer should be sent is
made once more from a position in which all that this viewer cannot know is dealt again. Several plays go on at once, so
that nobody waits for the sand of Kitchen Rush.
"""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations, cycle
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import uvicorn

from demitasse.kernel.choice import Choice
from demitasse.kernel.encoding import encode
from demitasse.kernel.errors import DemitasseError
from demitasse.server.app import make_app
from demitasse.server.connections import ServerConfig
from demitasse.server.limits import Limits
from demitasse.server.refusals import refusal_of
from demitasse.server.server import Server, Settings
from demitasse.server.snapshot import Seats, Snapshot
from demitasse.server.store import Store, open_store
from demitasse.server.tables import Table, check_legal
from demitasse.server.wire import PROTOCOL
from other_worlds import KNOWN_WORDS, OtherWorlds, Recorder
from viewers import open_viewer

LIMITS = Limits(
    tables_an_hour=10**9, sockets=10**9, connections=10**9, messages_a_second=10**9, messages_at_once=10**9
)
Kind = tuple[str, int, Mapping[str, Any]]
"""A game, how many seats, and its options."""
KINDS: tuple[Kind, ...] = (
    ("coffee-rush", 4, {}),
    ("cafe-del-gatto", 4, {}),
    ("seize-the-bean", 2, {}),
    ("seize-the-bean", 3, {"neighbourhood": "random", "friends": "drafted", "founders": "all"}),
    ("coffee-rush", 2, {"fair_start": True}),
    ("seize-the-bean", 2, {"friends": "advanced", "founders": "base", "grand_opening": True}),
    ("seize-the-bean", 4, {"neighbourhood": "random", "city_celebrities": True, "friends": "drafted"}),
    ("seize-the-bean", 2, {"scoop": "random", "founders": "all", "friends": "drafted"}),
    ("cafe-del-gatto", 5, {}),
    ("seize-the-bean", 3, {"board_game_media": True, "quality_beasts": True, "sold_out": "competitive"}),
    ("seize-the-bean", 4, {"craft_mode": True, "diverse_city": True, "difficulty": ["expert"]}),
    ("seize-the-bean", 3, {"mouth_watering": True, "daily_specials": ["latte", "mocha"]}),
    ("seize-the-bean", 5, {"founders": "all"}),
    ("seize-the-bean", 1, {"solo_level": 2, "founders": "base"}),
    ("seize-the-bean", 1, {"scenario": "new_startup"}),
)
IN_REAL_TIME: tuple[Kind, ...] = (
    ("kitchen-rush", 3, {}),
    ("kitchen-rush", 4, {"mode": "relaxed", "timer_seconds": 5, "events": True, "goal": "easy"}),
    ("kitchen-rush", 2, {"digital": True, "goal": "expert"}),
)
PLAYS_AT_ONCE, IN_REAL_TIME_AT_ONCE = 6, 9
ROWS_AT_MOST = 400
SECONDS_A_PLAY = 40
"""In real time hands are busy for a while."""
ROWS_BETWEEN_WHYS, ROWS_BETWEEN_HINTS = 3, 97
Found = dict[str, Any]


async def campaign(place: Path | str, frames: int, until: float, seed: int) -> Found:
    counted: Counter[str] = Counter()

    async def opened() -> Store:
        return await open_store(place)

    app = make_app(opened, Settings(limits=LIMITS, workers=0))
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen(2048)
        config = ServerConfig(app, LIMITS, lifespan="on", log_config=None, access_log=False)
        running = uvicorn.Server(config)
        serving = asyncio.create_task(running.serve(sockets=[listener]))
        while not running.started:
            await asyncio.sleep(0.02)
        server: Server = app.state.server
        worlds = OtherWorlds()
        server.registry.listeners.append(worlds)
        plays: Counter[str] = Counter()
        random = Random(seed)

        def enough() -> bool:
            return counted["compared"] >= frames or time.monotonic() > until

        async def play_on(kinds: Iterator[Kind]) -> None:
            while not enough():
                game, seats, options = kind = next(kinds)
                evening = Evening(server, worlds, port, counted, Random(random.random()), enough)
                plays[f"{game}, {seats} seats {json.dumps(options)}"] += await evening.play(kind)

        port = listener.getsockname()[1]
        lanes = [cycle(random.sample(kinds, len(kinds))) for kinds in (KINDS, IN_REAL_TIME)]
        await asyncio.gather(
            *(play_on(lanes[0]) for _ in range(PLAYS_AT_ONCE)),
            *(play_on(lanes[1]) for _ in range(IN_REAL_TIME_AT_ONCE)),
        )
        running.should_exit = True
        await serving
    wrong = {name: counted[name] for name in WRONG}
    return {
        **{name: number for name, number in counted.items() if name not in wrong},
        "frames_by_kind": dict(sorted(plays.items())),
        **wrong,
    }


WRONG = ("wrong_views", "wrong_rows", "wrong_order", "wrong_retold", "wrong_whys", "wrong_hints")


def viewers_of(count: int) -> Iterator[Seats]:
    """Who may look at a table of so many seats: each seat, two at one screen, all at one screen, and somebody else."""
    yield from [seats for size in sorted({1, 2, count}) for seats in combinations(range(count), size)]
    yield ()


@dataclass
class Evening:
    """One play, with a socket for each who may look at it."""

    server: Server
    worlds: OtherWorlds
    port: int
    counted: Counter[str]
    random: Random
    enough: Callable[[], bool]
    asked: list[Choice] = field(default_factory=list)
    """Choices that somebody was offered: they are asked about again when they are not."""

    async def play(self, kind: Kind) -> int:
        """How many frames were heard."""
        game, count, options = kind
        keys = await self._make(game, count, options)
        heard = asyncio.Event()
        recorders = [Recorder(seats, self.counted, heard=heard) for seats in viewers_of(count)]
        for recorder in recorders:
            path = f"/api/tables/{keys['table']}/live"
            recorder.viewer = await open_viewer(self.port, path, recorder.hear)
            self._say_hello(recorder, keys)
        table = await self.server.registry.table(keys["table"])
        await until_heard(heard, lambda: all(recorder.latest for recorder in recorders))
        self.worlds.table_changed(table)
        self.worlds.recorders[table.id] = recorders
        try:
            await self._choose(table, recorders)
            await self._come_back(recorders, keys)
        finally:
            self.worlds.forget(table)
            for recorder in recorders:
                assert recorder.viewer is not None
                recorder.viewer.leave()
            await asyncio.sleep(0)
        return sum(recorder.frames for recorder in recorders)

    def _say_hello(self, recorder: Recorder, keys: Any) -> None:
        own = [keys["seats"][seat]["key"] for seat in recorder.seats]
        watch = "" if own else keys["watch"]
        recorder.say(type="hello", protocol=PROTOCOL, keys=own, watch=watch, seq=-1)

    async def _come_back(self, recorders: list[Recorder], keys: Any) -> None:
        """Everybody is told the whole log once more."""
        for recorder in recorders:
            recorder.latest = []
            self._say_hello(recorder, keys)
        await until_heard(recorders[0].heard, lambda: all(recorder.latest for recorder in recorders))

    async def _make(self, game: str, count: int, options: Mapping[str, Any]) -> Any:
        seats = [{"kind": "me", "name": f"P{seat}"} for seat in range(count)]
        body = json.dumps({"game": game, "seats": seats, "options": options}).encode()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        head = [
            "POST /api/tables HTTP/1.1",
            "host: 127.0.0.1",
            "content-type: application/json",
            "connection: close",
            f"content-length: {len(body)}",
        ]
        writer.write("\r\n".join([*head, "", ""]).encode() + body)
        answer = await reader.read()
        writer.close()
        start, _, said = answer.partition(b"\r\n\r\n")
        if b" 201 " not in start.partition(b"\r\n")[0]:
            raise RuntimeError(said.decode())
        return msgspec.json.decode(said)

    async def _choose(self, table: Table, recorders: list[Recorder]) -> None:
        assert table.play is not None
        until = time.monotonic() + SECONDS_A_PLAY
        while table.going_on and table.seq < ROWS_AT_MOST and time.monotonic() < until and not self.enough():
            if not table.play.position.seats_to_act:  # in real time nobody may have a hand free
                await asyncio.sleep(0.05)
                continue
            seat = self.random.choice(table.play.position.seats_to_act)
            recorder = recorders[seat]
            choices = list(table.play.position.choices(seat))
            if self.random.random() < 1 / ROWS_BETWEEN_WHYS:
                await self._ask_why(table, recorder, seat)
            if table.seq % ROWS_BETWEEN_HINTS == ROWS_BETWEEN_HINTS - 1:
                await self._ask_for_hint(recorder, seat)
            choice = self.random.choice(choices)
            self.asked = [*self.asked[-200:], choice]
            given = msgspec.json.decode(encode(choice))
            token = f"t{table.seq}" if table.game.real_time else ""
            recorder.say(type="choose", id=table.seq, seat=seat, seq=table.seq, choice=given, token=token)
            frame, _ = await asyncio.wait_for(recorder.answers.get(), 60)
            self.counted["choices" if frame.type == "accepted" else "refused"] += 1
            await until_heard(recorder.heard, lambda: not any(one.waiting for one in recorders))

    async def _ask_why(self, table: Table, recorder: Recorder, seat: int) -> None:
        """A choice of an earlier moment; the answer must be that of another world."""
        assert table.play is not None
        if not self.asked:
            return
        choice = self.random.choice(self.asked)
        true = table.play.position
        if choice in true.choices(seat):
            return
        try:
            table.play.position = self.worlds.imagined(true, seat)
            check_legal(table.play, seat, choice)
            expected = b""
        except DemitasseError as error:
            expected = encode(refusal_of(error))
        finally:
            table.play.position = true
        recorder.say(type="why", id=1, seat=seat, choice=msgspec.json.decode(encode(choice)))
        frame, _ = await asyncio.wait_for(recorder.answers.get(), 60)
        self.counted["whys"] += 1
        if not table.game.real_time and bytes(frame.refusal) != expected:
            self.counted["wrong_whys"] += 1

    async def _ask_for_hint(self, recorder: Recorder, seat: int) -> None:
        recorder.say(type="hint", id=2, seat=seat)
        frame, data = await asyncio.wait_for(recorder.answers.get(), 120)
        if frame.type == "hinted":
            self.counted["hints"] += 1
            if set(KNOWN_WORDS.findall(data.partition(b'"reason"')[0])) - recorder.told:
                self.counted["wrong_hints"] += 1


def leak() -> None:
    """From now on each seat is told a digest of the position, all of it."""
    honest = Snapshot._seat

    def leaky(snapshot: Snapshot, seat: int) -> msgspec.Raw:
        hidden = snapshot._play.position.digest()
        return msgspec.Raw(bytes(honest(snapshot, seat))[:-1] + f',"hidden":"{hidden}"}}'.encode())

    setattr(Snapshot, "_seat", leaky)  # noqa: B010


async def until_heard(heard: asyncio.Event, good: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not good():
            heard.clear()
            await heard.wait()
