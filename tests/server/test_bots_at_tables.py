"""Bots at tables: at a pace people can follow, in processes of their own, and never the end of the play."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import threading
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from demitasse.bots.contract import Bot, Chair
from demitasse.games.seize_the_bean.choices import Activate
from demitasse.kernel.choice import Choice
from demitasse.kernel.encoding import encode
from demitasse.server import workers
from demitasse.server.server import Settings
from demitasse.server.tables import Table
from demitasse.server.turn_bots import Pace
from demitasse.server.workers import JobFailed, Question, Workers, think
from tests.coffee_rush.build import COFFEE_RUSH
from tests.server.test_playing import over
from tests.server.visiting import BOT, ME, SECONDS, Visit, opened


def test_bots_choose_at_a_pace_and_begin_a_turn_a_little_later(tmp_path: Path) -> None:
    with opened(tmp_path, Pace(choice=0.05, turn=0.2)) as visit:
        keys = visit.table(BOT, BOT)
        with visit.watching(keys) as watcher:
            watcher.hear_until(lambda told: told.get("seq", 0) >= 16)

    rows = watcher.rows
    waits = [(later["at"] - row["at"], later["seat"] != row["seat"]) for row, later in pairwise(rows)]
    assert min(wait for wait, first in waits if first) >= 195
    assert min(wait for wait, first in waits if not first) >= 45


@pytest.mark.parametrize("choice", ["raises", "cheats"])
def test_a_bot_that_fails_or_cheats_is_played_for(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, choice: str
) -> None:
    class Broken(Bot):
        def choose(self, chair: Chair) -> Choice:
            if choice == "raises":
                raise ValueError("I am broken")
            return COFFEE_RUSH.notation.parse("step z9")

    monkeypatch.setattr(workers, "bot_kind", lambda game, name: Broken)
    with visit.seated(visit.table(ME, BOT)) as ana:
        ana.play_on((0,), lambda update: update["seq"] >= 20)

    assert any(row["seat"] == 1 for row in ana.rows)


def test_a_bot_never_gets_the_true_position(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []

    def spy(question: Question) -> Any:
        asked.append(question)
        return think(question)

    monkeypatch.setattr(workers, "think", spy)
    keys = visit.table({"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"})
    play = visit.server.registry.tables[keys["table"]].play
    assert play is not None
    dealt = play.position.hidden()["deck"]
    with visit.watching(keys) as watcher:
        watcher.hear_until(lambda told: told.get("seq", 0) >= 40)

    decks = [question.imagined.hidden()["deck"] for question in asked if question.imagined is not None]
    assert len(decks) > 10
    assert not any(dealt[-len(deck) :] == deck for deck in decks if len(deck) > 5)


def test_a_bot_thinks_of_reasons_only_for_somebody_who_reads_them(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []

    def spy(question: Question) -> Any:
        asked.append(question.explained)
        return think(question)

    monkeypatch.setattr(workers, "think", spy)
    with visit.seated(visit.table(ME, {"kind": "bot", "bot": "greedy"})) as ana:
        ana.play_on((0,), lambda update: update["seq"] >= 20 and 0 in update["to_act"])
        assert asked
        assert not any(asked)
        ana.say("hint", id=1, seat=0)
        assert ana.hear("hinted", "refused")["reason"]["key"]

    assert asked.count(True) == 1


def test_a_hint_comes_from_the_level_one_asks(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def spy(question: Question) -> Any:
        if question.explained:  # as hints are; bots of other tables may still play
            asked.append(question.bot)
        return think(question)

    monkeypatch.setattr(workers, "think", spy)
    with visit.seated(visit.table(ME, ME | {"name": "Tom"})) as us:
        seat = us.latest["to_act"][0]
        for level in ("", "beginner", "expert"):
            us.say("hint", id=1, seat=seat, bot=level)
            assert us.hear("hinted", "refused")["choice"] in us.choices(seat)
        us.say("hint", id=2, seat=seat, bot="os:system")
        refused = us.hear("hinted", "refused")["refusal"]["message"]

    assert asked == ["master", "beginner", "expert"]
    assert (refused["key"], refused["facts"]["bot"]) == ("bot-unknown", "os:system")


def test_what_a_bot_has_seen_is_told_once_and_again_when_it_forgot(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[str, list[tuple[int, int, int]]] = {}

    def forgetful(question: Question) -> Any:
        so_far = told.setdefault(question.session, [])
        if len(so_far) == 5:
            workers.sessions.pop(question.session, None)
        answer = think(question)
        if answer is not None:
            known = len(workers.sessions[question.session].events)
            so_far.append((question.told, len(question.news), known))
        return answer

    monkeypatch.setattr(workers, "think", forgetful)
    keys = visit.table(ME, {"kind": "bot", "bot": "greedy"})
    with visit.seated(keys) as ana:
        ana.play_on((0,), over)

    heard = told[f"{keys['table']}/1/greedy"]
    assert all(before + news == known for before, news, known in heard)
    assert heard[4][0] > 0 == heard[5][0] < heard[6][0]


def test_bots_play_the_same_play_again_from_the_same_seed(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What they imagine comes from the seed of the table too; only whoever starts the server can choose that one."""
    imagined: dict[str, list[str]] = {}

    def spy(question: Question) -> Any:
        if question.imagined is not None:
            imagined.setdefault(question.session, []).append(question.imagined.digest())
        return think(question)

    monkeypatch.setattr(workers, "think", spy)
    plays = []
    for _ in range(2):
        keys = visit.table(BOT, {"kind": "bot", "bot": "greedy"}, game="seize-the-bean", options={})
        with visit.watching(keys) as watcher:
            watcher.hear_until(lambda told: told.get("seq", 0) >= 40)
        rows = [(row["seat"], row["choice"], row["events"]) for row in watcher.rows[:40]]
        plays.append((rows, imagined[f"{keys['table']}/1/greedy"][:5]))

    assert len(plays[0][1]) == 5
    assert plays[0] == plays[1]
    assert Settings().seeds() != Settings().seeds()


def boil(cups: int) -> int:
    return cups * 2


def spill() -> None:
    raise ValueError("spilt")


def burn() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_workers_are_processes_that_are_replaced_when_they_die() -> None:
    async def work() -> tuple[int, int]:
        workers = Workers(1)
        try:
            before = await workers.run("x", os.getpid)
            assert await workers.run("x", boil, 2) == 4
            with pytest.raises(JobFailed, match="spilt"):
                await workers.run("x", spill)
            with pytest.raises(Exception, match="terminated abruptly"):
                await workers.run("x", burn)
            return before, await workers.run("x", os.getpid)
        finally:
            workers.close()

    before, after = asyncio.run(work())

    assert len({before, after, os.getpid()}) == 3


def test_a_play_against_bots_in_processes(tmp_path: Path) -> None:
    with opened(tmp_path, workers=1) as visit:
        keys = visit.table(ME, {"kind": "bot", "bot": "greedy"})
        with visit.seated(keys) as ana:
            ana.play_on((0,), over)

    assert ana.latest["result"] is not None


def test_thinking_does_not_keep_the_others_waiting(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, done = threading.Event(), threading.Event()

    class Slow(Bot):
        def choose(self, chair: Chair) -> Choice:
            begun.set()
            assert done.wait(SECONDS), "somebody waited for a bot"
            return chair.decision.choices[0]

    monkeypatch.setattr(workers, "bot_kind", lambda game, name: Slow)
    bots = visit.table(BOT, BOT)
    with visit.watching(bots) as watcher, visit.seated(visit.table(ME, {"kind": "me", "name": "Tom"})) as us:
        assert begun.wait(SECONDS)
        us.play_on((0, 1), lambda update: update["seq"] >= 5)
        still_thinking = visit.server.registry.tables[bots["table"]].seq == 0
        done.set()
        watcher.hear_until(lambda told: told.get("seq", 0) > 0)

    assert still_thinking


def test_a_hint_from_another_process_is_told_as_it_was_offered() -> None:
    # A word that comes from another process is another object, and msgspec leaves out what is usual by identity.
    choice = pickle.loads(pickle.dumps(Activate("scoop", "".join(["bo", "ard"]))))
    assert b"board" in encode(choice)

    position = SimpleNamespace(choices=lambda seat: (Activate("scoop"),))
    asked = cast(Table, SimpleNamespace(play=SimpleNamespace(position=position)))
    assert encode(workers.as_offered(asked, 0, choice)) == b'{"do":"activate","icon":"scoop"}'
