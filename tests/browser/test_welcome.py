"""A welcome of ten seconds at the first table of a game, and what can be looked up and set at any table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from demitasse.games import GAMES
from tests.browser.conftest import Meet, Person
from tests.browser.playing import LOW, PHONE, UNSAID, WIDER, bot, choices, lay, me, sit, turn

HIDDEN = """() => [...document.querySelectorAll(
        "dialog.greeting :is(.leaf, h2, .piece, b, .ends p, .pick span, input, .way)")]
    .filter((one) => one.getBoundingClientRect().width > 1)
    .filter((one) => {
        const box = one.getBoundingClientRect();
        const leaf = one.closest(".leaf").getBoundingClientRect();
        return one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0
            || box.bottom > innerHeight + 1 || box.right > leaf.right + 1;
    })
    .map((one) => `${one.className} ${one.textContent.trim().slice(0, 40)}`)"""
"""What of the card is cut, or lies outside its leaf or the window."""


def card(page: Page) -> Locator:
    return page.locator("dialog.greeting")


def cover(page: Page, game: str) -> Locator:
    return page.locator(f"article.{game}")


def welcomed(person: Person, game: str = "coffee-rush") -> Page:
    """On the start page, when "Play against bots" was pressed for the first time."""
    page = person.go("/")
    cover(page, game).locator(".button.main").click()
    expect(card(page)).to_be_visible()
    return page


def names(page: Page) -> list[str]:
    return page.locator(".opp .who b").all_inner_texts()


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_each_game_tells_its_goal_in_one_picture(meet: Meet, game: str, phone: bool) -> None:
    """At a desk, on a laptop in French, and on a phone in French and in the dark."""
    person = meet(newcomer=True, **({**PHONE, "language": "fr", "theme": "dark"} if phone else {}))
    page = welcomed(person, game)

    def look() -> None:
        expect(card(page).locator(".picture li")).to_have_count(3)
        assert UNSAID.findall(card(page).inner_text()) == []
        assert card(page).evaluate("(card) => card.scrollWidth - card.clientWidth") <= 0
        assert page.evaluate(WIDER) <= 0
        assert card(page).locator("button, label").evaluate_all(LOW) == []
        assert person.faults() == []

    look()
    if phone:  # held sideways nothing of it is to be scrolled to
        for language in ("fr", "en"):
            person.speak(language)
            for size in ((844, 390), (568, 320)):
                person.resize(*size)
                assert page.evaluate(HIDDEN) == [], (language, size)
                assert page.evaluate(WIDER) <= 0
    else:
        person.speak("fr")
        person.resize(1366, 657)
        look()


def test_one_plays_with_the_bots_one_has_chosen_and_they_are_remembered(meet: Meet) -> None:
    person = meet(newcomer=True)
    page = welcomed(person)
    card(page).get_by_text("3 bots").click()
    card(page).get_by_text("Beginner").click()
    card(page).get_by_label("What shall we call you?").fill("Zoé")

    card(page).get_by_role("button", name="Just play").click()

    expect(page.get_by_role("region", name="Board")).to_be_visible()
    expect(card(page)).to_have_count(0)
    assert len(names(page)) == 3
    person.go("/")
    cover(page, "coffee-rush").locator(".button.main").click()
    expect(page.get_by_role("region", name="Board")).to_be_visible()
    assert len(names(page)) == 3
    expect(page.locator(".opp").first).to_contain_text("plays like a beginner")


def test_the_bots_can_be_chosen_again_on_the_start_page(meet: Meet) -> None:
    page = meet().go("/")

    cover(page, "cafe-del-gatto").get_by_role("button", name="Choose the bots").click()
    levels = card(page).get_by_role("radiogroup", name="How strong?").get_by_role("radio")
    expect(levels).to_have_count(5)
    expect(card(page).get_by_role("radio", name="Casual")).to_be_checked()
    card(page).get_by_text("4 bots").click()
    card(page).get_by_text("Expert").click()
    page.keyboard.press("Escape")

    expect(page.get_by_role("region", name="Espresso machine").or_(page.locator(".machbox"))).to_be_visible()
    assert len(names(page)) == 4
    expect(page.locator(".opp").first).to_contain_text("plays like an expert")


def test_enter_shows_the_guide_which_leads_to_the_table(meet: Meet) -> None:
    page = welcomed(meet(newcomer=True))

    page.keyboard.press("Enter")

    expect(page).to_have_url(re.compile("/guide/coffee-rush#play$"))
    forward = page.get_by_role("button", name="Next")
    play = page.get_by_role("button", name="Play now")
    while not play.is_visible():
        expect(forward.or_(play).first).to_be_visible()
        if not play.is_visible():
            forward.click()
    play.click()
    expect(page).to_have_url(re.compile(r"/table/[\w-]+$"))
    expect(choices(page).first).to_be_visible()
    expect(card(page)).to_have_count(0)


def test_escape_just_plays_and_the_cross_does_not(meet: Meet) -> None:
    page = welcomed(meet(newcomer=True))
    card(page).get_by_role("button", name="Cancel").click()
    expect(card(page)).to_have_count(0)
    expect(page).to_have_url(re.compile("/$"))

    cover(page, "coffee-rush").locator(".button.main").click()
    expect(card(page)).to_be_visible()
    page.keyboard.press("Escape")

    expect(page.get_by_role("region", name="Board")).to_be_visible()


def test_whoever_has_no_name_is_called_otherwise_than_the_bots(meet: Meet) -> None:
    page = welcomed(meet(newcomer=True))
    card(page).get_by_label("What shall we call you?").fill("  ")
    card(page).get_by_role("button", name="Just play").click()
    expect(page.get_by_role("region", name="Board")).to_be_visible()
    assert names(page) == ["Basile", "Inès"]

    page = welcomed(meet(newcomer=True))
    card(page).get_by_label("What shall we call you?").fill("basile")
    card(page).get_by_role("button", name="Just play").click()
    expect(page.get_by_role("region", name="Board")).to_be_visible()
    assert names(page) == ["Inès", "Léo"]


def test_a_name_that_cannot_be_shown_is_refused_and_nothing_is_lost(meet: Meet) -> None:
    person = meet(newcomer=True)
    person.excused.append("400")
    page = welcomed(person)
    card(page).get_by_text("3 bots").click()
    field = card(page).get_by_label("What shall we call you?")
    field.fill("A\u202eB")

    card(page).get_by_role("button", name="Just play").click()

    expect(card(page).get_by_role("alert")).to_be_visible()
    assert card(page).get_by_role("radio", name="3 bots").is_checked()
    field.fill("Ana")
    card(page).get_by_role("button", name="Just play").click()
    expect(page.get_by_role("region", name="Board")).to_be_visible()


def test_somebody_who_comes_to_a_table_is_welcomed_there_once(meet: Meet) -> None:
    person = meet(newcomer=True)
    keys = lay(person, "coffee-rush", me(), bot())
    page = person.go(f"/table/{keys['table']}")

    expect(card(page)).to_be_visible()
    expect(card(page).get_by_role("radio")).to_have_count(0)
    assert person.faults() == []
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    page.reload()
    expect(choices(page).first).to_be_visible()
    expect(card(page)).to_have_count(0)

    page.get_by_role("button", name="Help").click()
    page.get_by_role("button", name="What it is about").click()
    expect(card(page)).to_be_visible()
    card(page).get_by_role("button", name="Show me").click()
    page.get_by_role("link", name="Leave the guide").click()
    expect(page).to_have_url(re.compile(f"/table/{keys['table']}$"))


def test_nobody_is_welcomed_who_only_watches(meet: Meet) -> None:
    host, other = meet(), meet(newcomer=True)
    keys = lay(host, "coffee-rush", me(), bot())
    page = other.go(f"/watch/{keys['table']}#{keys['watch']}")

    expect(page.get_by_role("region", name="Board")).to_be_visible()
    expect(card(page)).to_have_count(0)


# What can be looked up and set at any table.


@pytest.mark.parametrize("game", ["coffee-rush", "cafe-del-gatto", "seize-the-bean"])
def test_the_question_mark_lists_the_keys(meet: Meet, game: str) -> None:
    person = meet()
    page = sit(person, lay(person, game, me(), bot()), "main.table")
    turn(page)

    page.keyboard.press("?")

    sheet = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(sheet.get_by_text("A hint")).to_be_visible()
    assert person.faults() == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_sound_volume_and_pace_are_set_on_a_phone_too(meet: Meet) -> None:
    person = meet(**PHONE)
    keys = lay(person, "coffee-rush", me(), bot(), settings={"speed": "instant", "sound": True})
    page = sit(person, keys, ".boardbox")
    page.get_by_role("button", name="At the table").first.click()
    panel = page.get_by_role("group", name="Sound and pace")

    panel.get_by_label("Volume").fill("30")
    panel.get_by_label("Sound").uncheck()

    expect(panel.get_by_label("Volume")).to_be_disabled()
    kept = page.evaluate("JSON.parse(localStorage.getItem('demitasse.settings'))")
    assert (kept["sound"], kept["volume"]) == (False, 30)
    assert person.faults() == []
