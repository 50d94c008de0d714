"""Ten corrected cards of Seize the Bean: two people play with them, the server is killed, and the record is enough."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import pytest

from demitasse.games import game as game_of
from demitasse.kernel.record import read
from tests.facts import own_content
from tests.processes import COMMAND, finished
from tests.server.test_durability import Guest, Kitchen, kitchen

OPTIONS = {
    "neighbourhood": "own",
    "groups": ["hipsters", "cyclists", "tourists", "musicians", "rebels", "students"],
}
BEFORE_THE_KILL = 25
CHANGED_CARDS = 10


def get(running: Kitchen, path: str, key: str = "") -> bytes:
    address = Request(f"http://127.0.0.1:{running.port}{path}", headers={"authorization": f"Bearer {key}"})
    with urlopen(address, timeout=20) as answer:
        data: bytes = answer.read()
    return data


@pytest.mark.slow
def test_a_play_with_corrected_cards_outlives_a_killed_server_and_its_record_is_enough(
    tmp_path: Path,
) -> None:
    folder, elsewhere = tmp_path / "server", tmp_path / "elsewhere"
    folder.mkdir()
    elsewhere.mkdir()

    told, result, record = asyncio.run(two_people_play(folder))

    changed = [change for change in told["changes"] if change["change"] == "changed"]
    assert len(changed) == CHANGED_CARDS
    file = elsewhere / "play.record"
    file.write_bytes(record)
    alone = {"PATH": "", "HOME": str(elsewhere), "LANG": "en"}
    verified = finished([*COMMAND, "replay", "play.record", "--verify"], cwd=elsewhere, env=alone)
    assert (verified.returncode, verified.stderr) == (0, "")
    story = finished([*COMMAND, "replay", "play.record"], cwd=elsewhere, env=alone)
    assert story.returncode == 0
    play = read(file).verify(game_of("seize-the-bean"))
    assert json.loads(msgspec.json.encode(play.position.result)) == result
    assert play.content.names["dalia_cascara"].en == "Dalia Printed"


async def two_people_play(folder: Path) -> tuple[Any, Any, bytes]:
    """What joining people are told, the result that both see, and the record."""
    with kitchen(folder, folder / "data") as running:
        keys = running.post(
            "/api/tables",
            {
                "game": "seize-the-bean",
                "seats": [{"kind": "me", "name": "Ana"}, {"kind": "friend"}],
                "options": OPTIONS,
                "content": own_content("seize-the-bean"),
                "file": "corrected.toml",
            },
        )
        table = f"/api/tables/{keys['table']}"
        told = json.loads(get(running, table, keys["join"]))["content"]
        tom = running.post(f"{table}/join", {"join": keys["join"], "name": "Tom"})
        running.post(f"{table}/start", None, keys["host"])
        guests = [Guest(running.port, keys), Guest(running.port, {**keys, "seats": [tom]})]
        playing = [asyncio.create_task(guest.play(asyncio.Event())) for guest in guests]
        while sum(len(guest.acknowledged) for guest in guests) < BEFORE_THE_KILL:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(running.kill)
        await asyncio.to_thread(running.start)
        while not all(guest.over for guest in guests):
            await asyncio.sleep(0.05)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

        record = await asyncio.to_thread(get, running, f"{table}/record", keys["watch"])
        replay = json.loads(await asyncio.to_thread(get, running, f"/api/replays/{keys['table']}"))
    assert all(guest.acknowledged for guest in guests)
    assert replay["content"] == told
    return told, replay["result"], record
