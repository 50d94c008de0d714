"""Since your last turn: the strip, what is new, the divider of the story, watching it again, a tab nobody looks at."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Meet, Person, wait_until
from tests.browser.playing import (
    PHONE,
    WIDER,
    Json,
    act,
    bot,
    choices,
    lay,
    lazily,
    me,
    rows,
    sit,
    turns,
)

SIGHTS = {"coffee-rush": ".boardbox", "cafe-del-gatto": ".machbox", "seize-the-bean": ".city"}
HIDE = """(state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    Object.defineProperty(document, "hidden", { value: state === "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""

CUT = """(list) => list
    .filter((one) => one.checkVisibility() && getComputedStyle(one).overflow !== "visible")
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    .map((one) => one.textContent)"""


def strip(page: Page) -> Locator:
    return page.locator(".recap")


def keep_seat(person: Person, keys: Json, seat: int) -> None:
    """Of all the keys of a table, this browser has that of one seat."""
    own = {str(one["seat"]): one["key"] for one in keys["seats"] if one["seat"] == seat}
    kept = [{"table": keys["table"], "game": "", "seats": own, "seen": 1}]
    person.context.add_init_script(
        f"localStorage.setItem('demitasse.tables', {json.dumps(json.dumps(kept))})"
    )


def until(page: Page, sight: str) -> Page:
    """Play on lazily until this is to be seen while one is asked."""
    for now in turns(page, lazily):
        assert not now.over, f"{sight} was never seen"
        if page.locator(sight).count():
            break
    return page


def after_others(person: Person, game: str, sight: str = ".recapping") -> Page:
    """At a table with two bots, once they have moved since one's last choice, and the strip has been loaded."""
    page = until(sit(person, lay(person, game, me(), bot(), bot("Inès")), SIGHTS[game]), sight)
    expect(strip(page)).to_be_visible()
    return page


@pytest.mark.parametrize("game", SIGHTS)
def test_the_moves_of_others_are_told_in_a_strip_until_one_chooses(meet: Meet, game: str) -> None:
    person = meet()
    page = after_others(person, game)

    expect(strip(page)).to_contain_text("Since your turn:")
    expect(strip(page).locator("li")).to_have_count(0)
    strip(page).get_by_role("button", name="Show").click()
    expect(strip(page).locator("li").first).to_contain_text(re.compile("Basile|Inès"))
    assert person.faults() == []
    act(page, lambda: choices(page).first.click())
    expect(strip(page)).to_have_count(0)


def test_the_strip_is_open_for_whoever_comes_back_later(meet: Meet) -> None:
    page = after_others(meet(), "coffee-rush")
    told = strip(page).get_by_role("heading").inner_text()
    moves = int(re.findall(r"\d+", told)[0])

    page.reload()

    expect(strip(page).locator("li")).to_have_count(moves)
    expect(page.locator("[aria-live]").filter(has_text=told)).to_have_count(1)
    strip(page).get_by_role("button", name="Close").click()
    expect(strip(page).locator("li")).to_have_count(0)


def test_a_move_that_is_pointed_at_is_shown_on_the_board(meet: Meet) -> None:
    page = after_others(meet(), "coffee-rush")
    strip(page).get_by_role("button", name="Show").click()

    strip(page).locator("li button").last.focus()

    expect(page.locator(".board .showing")).to_have_text("Inès: last move")
    expect(page.locator(".board .path")).to_be_visible()
    choices(page).first.focus()
    expect(page.locator(".board .showing")).to_have_count(0)


def test_watching_it_again_ends_at_the_question(meet: Meet) -> None:
    page = after_others(meet(), "coffee-rush")
    before, asked = rows(page), page.locator(".prompt h2").inner_text()

    strip(page).get_by_role("button", name="Replay").click()

    wait_until(lambda: rows(page) < before, "nothing is shown again")
    expect(choices(page)).to_have_count(0)
    expect(strip(page).locator("button.on")).to_have_count(1)
    wait_until(lambda: rows(page) == before, "it does not come back")
    expect(page.locator(".prompt h2")).to_have_text(asked)
    expect(choices(page).first).to_be_visible()


def test_what_is_watched_again_can_be_left(meet: Meet) -> None:
    page = after_others(meet(), "coffee-rush")
    before = rows(page)

    strip(page).get_by_role("button", name="Replay").click()
    strip(page).get_by_role("button", name="Back to my move").click()

    assert rows(page) == before
    expect(choices(page).first).to_be_visible()


def test_the_story_is_parted_where_my_turn_ended_until_the_next(meet: Meet) -> None:
    page = after_others(meet(), "coffee-rush")
    divider = page.locator(".a-story .log .divider")
    expect(divider).to_have_text("since your turn")

    def lines_after() -> int:
        return int(
            divider.evaluate(
                "(line) => { let n = 0; while ((line = line.nextElementSibling)) n++; return n }"
            )
        )

    before = lines_after()
    act(page, lambda: choices(page).first.click())

    expect(divider).to_have_count(1)
    assert lines_after() >= before


@pytest.mark.parametrize(
    ("game", "marked"), [("coffee-rush", ".ticket"), ("cafe-del-gatto", ".spot"), ("seize-the-bean", ".slot")]
)
def test_what_came_since_is_marked_until_one_chooses(meet: Meet, game: str, marked: str) -> None:
    page = after_others(meet(), game, f"{marked} .newtag")

    expect(page.locator(".newtag").first).to_have_text("new")
    act(page, lambda: choices(page).first.click())
    expect(page.locator(".newtag")).to_have_count(0)


def test_the_last_move_of_each_opponent_stands_on_their_card(meet: Meet) -> None:
    page = after_others(meet(), "cafe-del-gatto")

    for card in page.locator(".opp").all():
        expect(card.locator(".last")).to_be_visible()
        assert (card.locator(".last").get_attribute("title") or "").startswith(
            card.locator("b").first.inner_text()
        )


@pytest.mark.parametrize("game", SIGHTS)
def test_on_a_phone_the_last_move_of_each_opponent_is_read_whole(meet: Meet, game: str) -> None:
    maya = meet(language="fr")
    page = after_others(maya, game)
    for size in ((390, 844), (844, 390), (320, 568)):
        maya.resize(*size)
        assert page.locator(".opp .last").evaluate_all(CUT) == [], size
        assert page.evaluate(WIDER) <= 0


def test_what_happens_in_a_tab_nobody_looks_at_is_told_when_one_comes_back(meet: Meet) -> None:
    maya, tom = meet(), meet()
    keys = lay(maya, "cafe-del-gatto", me(), me("Tom"), settings={"speed": "slow"})
    for person, seat in ((maya, 0), (tom, 1)):
        keep_seat(person, keys, seat)
    mine, theirs = sit(maya, keys, ".machbox"), sit(tom, keys, ".machbox")
    for _ in range(12):
        wait_until(lambda: choices(mine).count() + choices(theirs).count() > 0, "nobody is asked")
        if choices(theirs).count() and rows(mine) > 2:
            break
        asked = mine if choices(mine).count() else theirs
        act(asked, choices(asked).last.click)
    mine.evaluate(HIDE, "hidden")

    while choices(theirs).count():
        act(theirs, choices(theirs).last.click)
    expect(choices(mine).first).to_be_visible()
    mine.evaluate(HIDE, "visible")

    expect(strip(mine).locator("li")).to_have_count(1)
    expect(strip(mine).locator("li")).to_contain_text("Tom")


def test_the_sheet_of_a_phone_opens_at_the_recap(meet: Meet) -> None:
    person = meet(**PHONE, language="fr", theme="dark")
    page = after_others(person, "coffee-rush", ".ticket .newtag")
    expect(choices(page).first).to_be_visible()

    page.reload()

    expect(strip(page).locator("li")).to_have_count(3)
    expect(choices(page).first).to_be_hidden()
    assert page.evaluate(WIDER) <= 0
    assert person.faults() == []
    small = "(list) => list.map((one) => one.getBoundingClientRect().height).filter((height) => height < 44)"
    assert strip(page).locator("button:visible").evaluate_all(small) == []
    new_lines = page.locator(".tab[data-for=story] sup.new")
    expect(new_lines).to_have_text(re.compile(r"^[1-9]\d*$"))
    strip(page).get_by_role("button", name="À moi").click()
    expect(choices(page).first).to_be_visible()
    choices(page).first.click()
    expect(new_lines).to_have_count(0)


def test_the_story_opens_at_its_newest_line(meet: Meet) -> None:
    page = after_others(meet(**{**PHONE, "height": 568}), "coffee-rush", ".ticket .newtag")

    page.get_by_role("button", name="At the table").first.click()

    story = page.locator("dialog .log ol")
    expect(story).to_be_visible()
    assert story.evaluate("(list) => list.scrollHeight - list.clientHeight") > 0
    wait_until(
        lambda: story.evaluate("(list) => list.scrollHeight - list.clientHeight - list.scrollTop") <= 1,
        "the newest line is not in sight",
    )
