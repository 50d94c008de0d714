"""How to play, in pictures: one page a game, and from it to the guide and to all the rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import demitasse
from tests.browser.conftest import ROOT, Meet, Person

DESKTOP, PHONE = (1440, 900), (390, 844)
GAMES = sorted(folder.parent.name for folder in (ROOT / "web" / "src" / "games").glob("*/how"))
WIDTHS = (320, 390, 600, 768, 1024, 1280, 1440, 2560)

each_game = pytest.mark.parametrize("game", GAMES)

SPILT = """() => [...document.querySelectorAll('.pic')].flatMap(picture => {
    const paper = picture.getBoundingClientRect();
    return [...picture.querySelectorAll('*')]
        .filter(part => !part.ownerSVGElement)
        .map(part => [part, part.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && (box.left < paper.left - 2 || box.right > paper.right + 2
            || box.top < paper.top - 2 || box.bottom > paper.bottom + 2))
        .map(([part]) => `${picture.parentElement.dataset.panel}: ${part.outerHTML.slice(0, 60)}`)
})"""
"""Parts of a picture that its paper cuts off."""
NOT_DRAWN = """() => [...document.querySelectorAll('.how use')]
    .map(use => use.getAttribute('href').slice(1))
    .filter(id => !document.getElementById(id))"""
"""Symbols that no sprite on the page holds."""


def learn(person: Person, game: str) -> Page:
    page = person.go(f"/how/{game}")
    expect(page.locator(".panels > li")).to_have_count(8)
    return page


def test_every_game_has_its_pictures() -> None:
    assert sorted(demitasse.GAMES) == GAMES


@each_game
def test_a_game_is_told_in_eight_pictures_of_two_sentences(meet: Meet, game: str) -> None:
    """In both languages and every width, where nothing is cut off; in the dark as readable."""
    person = meet()
    page = learn(person, game)
    for language in ("en", "fr"):
        person.speak(language)
        for panel in page.locator(".panels > li").all():
            assert panel.locator(".pic svg").count() > 0
            told = panel.locator("p").inner_text()
            assert 1 <= len(re.findall(r"[.?!…](?:\s|$)", told)) <= 2, told
            assert re.search(r"\b[A-Z]{2}-[A-Z]+-\d", told) is None, "a player needs no rule numbers"
        assert "web-how" not in page.locator("main").inner_text()
        assert page.evaluate(NOT_DRAWN) == []
        for width in WIDTHS:
            person.resize(width, 900)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (language, width)
            assert page.evaluate(SPILT) == [], (language, width)
        for size in (DESKTOP, PHONE):
            person.resize(*size)
            assert person.faults() == [], (language, size)
    person.darken()
    assert person.faults() == []


@each_game
def test_try_one_turn_leads_to_the_guide(meet: Meet, game: str) -> None:
    page = learn(meet(), game)

    page.get_by_role("link", name="Try one turn").press("Enter")

    expect(page).to_have_url(re.compile(f"/guide/{game}$"))
    expect(page.get_by_role("button", name="Next")).to_be_visible()


def test_all_the_rules_are_one_link_away(meet: Meet) -> None:
    page = learn(meet(), "coffee-rush")

    page.get_by_role("main").get_by_role("link", name="All the rules").click()

    expect(page).to_have_url(re.compile("/rules/coffee-rush$"))


def test_pieces_on_the_pictures_cannot_be_reached_by_keyboard(meet: Meet) -> None:
    page = learn(meet(), "coffee-rush")

    page.get_by_role("link", name="All the rules").focus()
    page.keyboard.press("Tab")

    assert page.evaluate("document.activeElement.closest('.pic') === null")


def test_the_start_page_and_the_help_lead_there(meet: Meet) -> None:
    page = meet().go("/")
    page.locator("article.coffee-rush").get_by_role("link", name="How to play").click()
    expect(page.get_by_role("heading", name="How to play Coffee Rush")).to_be_visible()

    page.go_back()
    page.get_by_role("button", name="Help").click()
    page.get_by_role("link", name="How to play Café del Gatto").click()

    expect(page.get_by_role("heading", name="How to play Café del Gatto")).to_be_visible()
    page.get_by_role("button", name="Help").click()
    expect(page.locator("#help").get_by_role("link", name="All the rules")).to_have_attribute(
        "href", "/rules/cafe-del-gatto"
    )


def test_recipes_and_prices_are_those_of_the_box(meet: Meet) -> None:
    person = meet()
    content = person.context.request.get(f"{person.address}/api/games/cafe-del-gatto/content").json()
    card = sorted((one["symbols"], one["coins"]) for one in content["payments"] if one["cup"] == "cappuccino")
    page = learn(person, "cafe-del-gatto")

    assert page.locator(".pays b").all_inner_texts() == [str(coins) for _, coins in card]
    expect(page.locator("[data-panel=symbols] p")).to_contain_text(
        f"A Cappuccino of one kind pays {card[0][1]}."
    )


def test_a_table_with_its_own_cards_is_told_with_them(meet: Meet) -> None:
    person = meet()
    mine = """[[payment]]
id = "cappuccino_1"
coins = 9
"""
    seats = [{"kind": "me", "name": "Maya"}, {"kind": "bot", "bot": "random", "name": "Tom"}]
    created = person.context.request.post(
        f"{person.address}/api/tables",
        data={"game": "cafe-del-gatto", "seats": seats, "content": mine, "file": "mine.toml"},
    )
    assert created.ok, created.text()
    keys = created.json()
    key = keys["seats"][0]["key"]
    told = person.context.request.get(
        f"{person.address}/api/tables/{keys['table']}", headers={"authorization": f"Bearer {key}"}
    ).json()

    page = person.go(f"/how/cafe-del-gatto/{told['content']['digest']}")

    expect(page.locator(".pays b").first).to_have_text("9")
    expect(page.locator("[data-panel=symbols] p")).to_contain_text("pays 9.")


def test_the_language_changes_without_a_reload(meet: Meet) -> None:
    page = learn(meet(), "cafe-del-gatto")

    page.get_by_role("button", name="FR, French").click()

    expect(page.get_by_role("heading", name="Remplir par le bas")).to_be_visible()
    assert "web-how" not in page.locator("main").inner_text()


def test_a_game_that_nobody_knows_is_said_not_to_be_there(meet: Meet) -> None:
    person = meet()
    person.excused += ["404"]
    person.go("/how/chess")

    expect(person.page.get_by_role("alert")).to_be_visible()
