"""Every screen in every window: nothing overlaps, is covered, too small, of no size, or wider than the page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Meet, Person
from tests.browser.ends import end
from tests.browser.playing import act, bot, lay, lazily, me, sit, turns, until
from tests.conftest import SMALLEST

SIZES = (
    (320, 568),
    (360, 640),
    (390, 844),
    (412, 915),
    (568, 320),
    (600, 960),
    (720, 450),
    (768, 1024),
    (820, 1180),
    (844, 390),
    (932, 430),
    (1024, 600),
    (1024, 768),
    (1180, 820),
    (1200, 500),
    (1280, 633),
    (1366, 657),
    (1536, 730),
    (1920, 1080),
    (2560, 1440),
)
"""Phones, tablets and screens, upright and sideways; 720×450 is 1440×900 at 200 %."""

PHONE, LAPTOP = (390, 844), (1366, 657)

LARGE_LETTERS = "document.documentElement.style.fontSize = '200%'"
"""What a browser does for whoever has set its letters to twice their size."""

FAULTS = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")


def faults_in_each_window(person: Person, smallest: dict[str, float]) -> list[str]:
    """What is wrong; the smallest control of each window is noted."""
    wrong: list[str] = []
    for width, height in SIZES:
        person.resize(width, height)
        found, window = person.page.evaluate(FAULTS), f"{width}x{height}"
        wrong += [f"{window}: {fault}" for fault in found["faults"]]
        smallest[window] = min(found["smallest"], smallest.get(window, found["smallest"]))
    return wrong


def at_a_table(game: str, choices: int) -> Callable[[Person], Page]:
    def arrange(person: Person) -> Page:
        robot = "calm-cook" if game == "kitchen-rush" else "greedy"
        keys = lay(person, game, me(), bot(kind=robot), bot("Inès", kind=robot))
        page = sit(person, keys, ".prompt")
        asked = turns(page, lazily)
        for _ in range(choices):
            next(asked)
        return page

    return arrange


def asked(game: str, kind: str, sight: str) -> Callable[[Person], Page]:
    """Among four, once this kind of question is asked while this is to be seen."""

    def arrange(person: Person) -> Page:
        keys = lay(person, game, me(), bot(), bot("Inès"), bot("Léo"))
        page = sit(person, keys, ".prompt")
        until(page, lambda now: now.kind == kind and page.locator(sight).count() > 0, lazily)
        return page

    return arrange


def in_the_form(person: Person) -> Page:
    return person.go("/new/seize-the-bean")


def in_the_lobby(person: Person) -> Page:
    keys = lay(person, "coffee-rush", me(), {"kind": "friend"}, {"kind": "friend"})
    return person.go(f"/table/{keys['table']}")


def at_the_end(person: Person) -> Page:
    with TemporaryDirectory() as folder:
        end(person, "coffee-rush-4p-deck", 1, Path(folder))
    return person.page


def in_a_replay(person: Person) -> Page:
    page = person.go("/")
    page.locator('input[type="file"]').first.set_input_files(
        ROOT / "docs" / "records" / "coffee-rush-4p-deck.jsonl"
    )
    expect(page.locator(".player")).to_be_visible()
    return page


SCREENS: dict[str, Callable[[Person], Page]] = {
    "coffee-rush": asked("coffee-rush", "step", ".table:has(.rushes):has(.recap)"),
    "coffee-rush pouring": asked("coffee-rush", "pour", ".emptying"),
    "cafe-del-gatto": asked("cafe-del-gatto", "buy", ".recap"),
    "seize-the-bean": at_a_table("seize-the-bean", 7),
    "kitchen-rush": at_a_table("kitchen-rush", 0),
    "replay": in_a_replay,
    "form": in_the_form,
    "lobby": in_the_lobby,
    "end": at_the_end,
}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_fits_every_window_in_both_languages_and_axe_finds_no_fault(
    meet: Meet, screen: str, record_property: Callable[[str, object], None]
) -> None:
    """The last lines of a run tell the smallest control of each (tests/conftest.py)."""
    person = meet(1366, 657)
    SCREENS[screen](person)
    smallest: dict[str, float] = {}
    for language in ("en", "fr"):
        person.speak(language)
        wrong = faults_in_each_window(person, smallest)
        assert not wrong, "\n".join([language, *wrong])
    record_property(SMALLEST, {screen: smallest})
    person.page.evaluate(LARGE_LETTERS)
    for size in (PHONE, LAPTOP):
        person.resize(*size)
        assert person.page.evaluate(FAULTS)["faults"] == [], size
        assert person.faults_by_day_and_by_night() == [], size


def test_a_window_that_is_resized_in_the_middle_of_a_drag_loses_nothing(meet: Meet) -> None:
    person = meet(1366, 657)
    page = asked("coffee-rush", "pour", ".tray .tok[draggable=true]")(person)
    token, cup = page.locator(".tray .tok").first, page.locator(".cupbutton.go").first
    held = page.locator(".tray .tok").count()

    token.hover()
    page.mouse.down()
    page.mouse.move(700, 300, steps=4)
    person.resize(768, 1024)
    page.mouse.up()
    person.resize(1366, 657)

    expect(page.locator(".tray .tok")).to_have_count(held)
    act(page, lambda: token.drag_to(cup))
    expect(page.locator(".tray .tok")).to_have_count(held - 1)
