"""Questions of Seize the Bean that hardly ever come up: each is sought in a seeded play, laid as a table, answered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import demitasse
from demitasse.games.seize_the_bean.choices import Under
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.play import Play
from demitasse.kernel.record import FileWriter
from tests.browser.conftest import Meet
from tests.browser.ends import from_there
from tests.browser.playing import PHONE, act, says_everything, turn
from tests.browser.test_seize_the_bean import is_in_order

GAME = demitasse.game("seize-the-bean")
MOST_CHOICES = 1500
GREEDY = ("fulfil", "serve", "accept")
THIEVES = {
    "neighbourhood": "own",
    "groups": ["criminal_minds", "performers", "students", "hipsters", "cyclists", "musicians"],
}
CRAFTERS = {"neighbourhood": "kreuzberg", "craft_mode": True}
Asked = Callable[[SeizeTheBeanPosition], bool]


def asks(kind: str) -> Asked:
    return lambda position: position.agenda[0].kind == kind


def asks_for_a_snack(position: SeizeTheBeanPosition) -> bool:
    return asks("pay")(position) and position.decision(0).prompt.key == "sb-prompt-pay-snack"


def may_bury(position: SeizeTheBeanPosition) -> bool:
    return any(isinstance(choice, Under) for choice in position.choices(0))


QUESTIONS: dict[str, tuple[int, int, dict[str, Any], Asked, str]] = {
    "rob": (7, 3, THIEVES, asks("rob"), ".handing .good"),
    "snack": (1, 3, CRAFTERS, asks_for_a_snack, ".handing .good"),
    "under": (0, 1, {"scenario": "new_startup"}, may_bury, ".looking .toss"),
    "copy_side": (0, 3, THIEVES | {"city_celebrities": True}, asks("copy_side"), ".cup-desk .way"),
}
"""The seed of a play in which it comes up, its seats and options, how to know it, and what answers it on the desk."""


def sought(question: str, path: Path) -> int:
    """The record of a play up to that question and one choice on; how many rows lead there."""
    seed, seats, options, asked, _ = QUESTIONS[question]
    play = Play(GAME, GAME.checked(options, seats), people=["Maya", "Basile", "Inès"][:seats], seed=seed)
    writer, random = FileWriter(path, play), Random(seed)
    for rows in range(MOST_CHOICES):
        position = play.position
        assert isinstance(position, SeizeTheBeanPosition)
        seat = position.seats_to_act[0]
        choices = position.choices(seat)
        if seat == 0 and len(choices) > 1 and asked(position):
            play.choose(seat, choices[0])
            writer.update()
            writer.close()
            return rows
        greedy = [choice for choice in choices if str(choice) in GREEDY] or [*choices]
        play.choose(seat, random.choice(greedy) if len(greedy) > 1 else greedy[0])
        writer.update()
    raise AssertionError(f"nobody is asked about {question} with seed {seed}")


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_rare_question_is_drawn_on_every_screen_and_answered_on_the_desk(
    meet: Meet, tmp_path: Path, question: str
) -> None:
    maya = meet(1366, 657)
    record = tmp_path / "play.jsonl"
    rows = sought(question, record)
    answer = maya.context.request.post(f"{maya.address}/api/replays", data=record.read_bytes())
    assert answer.ok, answer.text()
    page = from_there(maya, answer.json(), 0, rows)
    turn(page)
    ways = page.locator(f".desk {QUESTIONS[question][-1]}")
    for language, size in (
        ("en", (1366, 657)),
        ("fr", (768, 1024)),
        ("fr", (PHONE["width"], PHONE["height"])),
    ):
        maya.speak(language)
        maya.resize(*size)
        expect(ways.first).to_be_in_viewport(ratio=0.9)
        is_in_order(maya, question)
    maya.resize(1366, 657)
    act(page, lambda: ways.last.click())
    says_everything(page)
