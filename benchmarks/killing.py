"""The campaign of kills (`campaign.py`), among guests (`guests.py`) who hold the log to what they were told.

A house is one server or several over one folder or database, with tables of all four games. Several houses are played
in at once, since most of a kill is waiting: for a server to be there again, and for people to come back.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import psycopg

from demitasse.server.store import is_database, open_store
from guests import SEATS, Guest, House, Onlooker
from takeover import LONGEST, summary
from tests.server.test_durability import Kitchen, kitchen

GAMES = ("coffee-rush", "cafe-del-gatto", "seize-the-bean", "kitchen-rush")
SECONDS_WRONG = 1.0
"""A killed server may take so much of a running clock with it."""
AGAIN = 0.25
"""How often a server that begins is killed once more, before its people are back."""
PATIENCE = 30.0
"""Seconds until a kill that nobody came back from is not waited for any longer."""
UNHURRIED = ({"mode": "relaxed"}, {"mode": "relaxed", "round_seconds": 3600, "timer_seconds": 5})
"""Plays of Kitchen Rush that come to their end, and those whose clock runs at nearly every kill."""
Found = dict[str, Any]


async def campaign(
    folder: Path, places: list[tuple[Path | str, int]], kills: int, until: float, seed: int
) -> Found:
    """Kill servers so many times in all, in each of these places with so many servers."""
    random = Random(seed)
    left = count(kills, -1)
    with ExitStack() as ending:
        houses = []
        for number, (place, servers) in enumerate(places):
            house = House(place, [], Random(random.random()))
            houses.append(house)
            for each in range(servers):
                own = folder / f"{number}-{each}"
                own.mkdir()
                house.servers.append(await asyncio.to_thread(ending.enter_context, kitchen(own, place)))
                await find_number(house, house.servers[-1])
        await asyncio.gather(*(killed_again_and_again(house, left, until) for house in houses))
    together: Counter[str] = Counter()
    told = []
    for house in houses:
        found = await compared(house)
        store = "database" if is_database(house.place) else "folder"
        told.append({"house": f"{store}:{len(house.servers)}", **found})
        together.update({name: number for name, number in found.items() if isinstance(number, int)})
    return {**together, "houses": told}


async def killed_again_and_again(house: House, left: count[int], until: float) -> None:
    while time.monotonic() < until and next(left) > 0:
        await fill(house)
        await until_back(house)
        before = {guest.table: len(guest.acknowledged) for guest in house.guests}
        while all(len(guest.acknowledged) == before[guest.table] for guest in house.guests):
            await asyncio.sleep(0.01)  # at least one choice between two kills
        await asyncio.sleep(house.random.random() * 0.3)
        playing = {guest.game for guest in house.guests if not guest.over and guest.here}
        server = house.random.choice(house.servers)
        kept = await asyncio.to_thread(kept_by, house, server)
        await asyncio.to_thread(kill, house, server)
        house.found["kills"] += 1
        house.found["kills_of_keepers" if kept or house.alone else "kills_of_bystanders"] += 1
        house.by_game.update(playing)
        if kept and not house.alone:
            house.taken_over.append(await asyncio.to_thread(taken_over, house, server))
        await asyncio.to_thread(server.start)
        while house.random.random() < AGAIN:
            await asyncio.sleep(house.random.random())
            await asyncio.to_thread(kill, house, server)
            house.found["kills_while_beginning"] += 1
            await asyncio.to_thread(server.start)
        await find_number(house, server)
    await asyncio.sleep(3)  # so that everybody has come back once more
    for task in house.playing:
        task.cancel()
    await asyncio.gather(*house.playing, return_exceptions=True)


async def fill(house: House) -> None:
    """A table of each game at which play goes on; in real time also somebody at another server."""
    for game in GAMES:
        if any(guest.game == game and not guest.over for guest in house.guests):
            continue
        guest = await sit_down(house, game)
        house.guests.append(guest)
        house.playing.append(asyncio.create_task(guest.play()))
        if game == "kitchen-rush" and not house.alone:
            onlooker = Onlooker(guest, house.servers[0])
            house.playing.append(asyncio.create_task(onlooker.look_on()))


async def until_back(house: House) -> None:
    """Until everybody is at their table again."""
    end = time.monotonic() + PATIENCE
    while any(not guest.here and not guest.over for guest in house.guests):
        if time.monotonic() > end:
            house.found["not_back_in_time"] += 1
            return
        await asyncio.sleep(0.01)


async def sit_down(house: House, game: str) -> Guest:
    seats = [{"kind": "me", "name": f"P{seat}"} for seat in range(SEATS)]
    options = house.random.choice(UNHURRIED) if game == "kitchen-rush" else {}
    wish = {"game": game, "seats": seats, "options": options}
    made = await asyncio.to_thread(house.random.choice(house.servers).post, "/api/tables", wish)
    keys = [seat["key"] for seat in made["seats"]]
    return Guest(house, game, made["table"], keys, Random(house.random.random()))


def kill(house: House, server: Kitchen) -> None:
    """From this moment on it shows nobody anything any more."""
    house.killed_at = time.monotonic()
    server.kill()


# Who keeps what.


async def find_number(house: House, server: Kitchen) -> None:
    """The server that was started last has the highest number in its database."""
    if not is_database(house.place):
        return
    known = max(house.numbers.values(), default=0)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        await asyncio.to_thread(server._ask, "/api/games", None, "")
        ((latest,),) = await asyncio.to_thread(ask, house, "SELECT MAX(number) FROM servers")
        if latest > known:
            house.numbers[server.port] = latest
            return
        await asyncio.sleep(0.05)
    raise TimeoutError("a server was started and is not there")


def kept_by(house: House, server: Kitchen) -> int:
    if not is_database(house.place):
        return 0
    sql = f"SELECT COUNT(*) FROM tables WHERE state <> 'over' AND keeper = {house.numbers[server.port]}"
    return int(ask(house, sql)[0][0])


def taken_over(house: House, server: Kitchen) -> float:
    """Seconds until the tables of a server that is gone are another one's."""
    while kept_by(house, server) and time.monotonic() - house.killed_at < LONGEST:
        time.sleep(0.02)
    return time.monotonic() - house.killed_at


def ask(house: House, sql: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(str(house.place), autocommit=True) as database:
        return database.execute(sql.encode()).fetchall()


async def compared(house: House) -> Found:
    found: Counter[str] = Counter()
    store = await open_store(house.place)
    try:
        for guest in house.guests:
            kept = await store.load(guest.table)
            assert kept is not None
            found["rows"] += len(kept.rows)
            found.update(guest.wrong(kept.rows))
    finally:
        await store.close()
    drifts = house.drifts + house.running_drifts
    found["wrong_clocks"] = sum(abs(seconds) > SECONDS_WRONG for seconds in drifts)
    return {
        **house.found,
        "tables": len(house.guests),
        "sent": sum(len(guest.sent) for guest in house.guests),
        "acknowledged": sum(len(guest.acknowledged) for guest in house.guests),
        "clocks_compared": len(drifts),
        **found,
        "by_game": dict(house.by_game),
        "clocks_seconds_off": {
            "behind": round(min(drifts, default=0), 3),
            "ahead": round(max(drifts, default=0), 3),
        },
        "seconds_until_taken_over": summary(house.taken_over),
    }
