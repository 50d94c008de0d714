"""A Day of Seize the Bean that one can follow: guests served without a choice, and the panel when it is over."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import playing
from tests.browser.conftest import Meet, Person
from tests.browser.playing import LOW, bot, choices, me, says_everything

GAME = "seize-the-bean"
TOO_SMALL = """() => [...document.querySelectorAll("dialog[open] :is(button, summary)")]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
    .filter(([_, box]) => Math.min(box.width, box.height) < 43.5 || box.right > innerWidth)
    .map(([name, box]) => `${name} ${box.width} x ${box.height} at ${box.right}, ${box.bottom}`)"""
FITS = """() => {
    const [facts, next] = [".facts", ".next"].map((part) => document.querySelector(`.sb-beat ${part}`));
    const box = next.getBoundingClientRect();
    return facts.scrollHeight <= facts.clientHeight + 1 && box.bottom <= innerHeight && box.right <= innerWidth;
}"""
"""All that is told of a guest is seen at once, and so is what leads on."""
TOLD = """() => [...document.querySelectorAll(".rival-beat > div, .rival-beat .told :is(b, .sums)")]
    .filter((one) => one.checkVisibility())
    .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .filter((one) => getComputedStyle(one).display !== "inline")
    .map((one) => one.textContent)"""
"""What of a rival's guest is cut."""
KEPT = "() => JSON.parse(localStorage.getItem('demitasse.settings')).speed"
CLOSED = """() => {
    const way = document.querySelector(".sb-beat .next, .sb-day .onward .button");
    way?.click();
    return way !== null;
}"""
"""At once, since what comes up may go away by itself before a mouse is there."""
CHOSEN = """() => {
    const asked = [...document.querySelectorAll(".choices [data-choice]:not([aria-disabled=true])")];
    const armed = asked.find((one) => one.matches(".armed"));
    (armed ?? asked.find((one) => one.matches(".ends")) ?? asked[0])?.click();
}"""
"""What goes on, if anything is asked by now: a guest may have come up meanwhile."""
TRIES = 4000


def sit(person: Person, speed: str) -> Page:
    seats = (me("Nora"), bot("Milo", "random"), bot("Inès", "random"))
    keys = playing.lay(person, GAME, *seats, settings={"speed": speed}, first=0)
    return playing.sit(person, keys, ".prompt")


def go_on_until(page: Page, sight: str) -> None:
    """Choose whatever goes on, close what comes up, until this is to be seen."""
    for _ in range(TRIES):
        page.locator(
            f"{sight}, .choices [data-choice]:enabled, .sb-beat .next, .sb-day .onward .button"
        ).first.wait_for()
        if page.locator(sight).count():
            return
        if not page.evaluate(CLOSED):
            page.evaluate(CHOSEN)
    raise AssertionError(f"no {sight} after {TRIES} tries")


def is_in_order(person: Person, *, small: bool) -> None:
    says_everything(person.page)
    assert person.faults() == []
    if small:
        assert person.page.evaluate(TOO_SMALL) == []


@pytest.mark.parametrize(("width", "height", "language"), [(1440, 900, "en"), (390, 844, "fr")])
def test_a_guest_served_without_a_choice_is_shown_and_then_the_day(
    meet: Meet, width: int, height: int, language: str
) -> None:
    nora = meet(width, height, language=language)
    page = sit(nora, "normal")
    go_on_until(page, ".sb-beat")
    beat = page.locator(".sb-beat")

    expect(beat.locator("h2")).not_to_be_empty()
    expect(beat.locator(".pace [aria-pressed=true]")).to_have_text("Lent" if language == "fr" else "Slow")
    assert choices(page).count() == 0  # nobody is asked anything under it
    is_in_order(nora, small=width < 500)
    page.keyboard.press("Escape")
    expect(beat).to_be_hidden()

    go_on_until(page, ".sb-day")
    day = page.locator(".sb-day")
    expect(day.locator(".cafe-day")).to_have_count(3)
    expect(day.locator(".cafe-day").first).to_contain_text("Nora")
    is_in_order(nora, small=width < 500)
    assert day.evaluate("(day) => day.scrollTop") == 0  # reading begins at the top
    if width < 500:  # however far one reads, what leads on lies at the bottom
        day.evaluate("(day) => day.scrollTo(0, day.scrollHeight)")
        onward = day.locator(".onward").bounding_box()
        assert onward
        assert round(onward["y"] + onward["height"]) == height
        assert day.locator(".onward").evaluate(
            "(last) => last.previousElementSibling.getBoundingClientRect().bottom"
        ) <= (onward["y"] + 1)
    rows = playing.rows(page)
    page.wait_for_timeout(1500)
    assert playing.rows(page) == rows  # it waits
    page.locator(".sb-day .onward .button").click()
    expect(day).to_be_hidden()
    playing.turn(page)


def test_who_will_come_stands_in_the_room_in_letters_of_ours(meet: Meet) -> None:
    page = sit(meet(768, 1024, language="fr"), "normal")
    playing.turn(page)
    words = page.locator(".parlour .coming .words")
    expect(words).to_be_visible()
    assert words.evaluate("(one) => getComputedStyle(one).fontFamily.includes('Figtree Variable')")
    room, shade = page.locator(".parlour").bounding_box(), page.locator(".coming .shade").first.bounding_box()
    assert room
    assert shade
    assert room["y"] <= shade["y"] <= room["y"] + room["height"] - shade["height"]
    # On a tablet that stands, an action is as large as a finger.
    assert page.locator(".space.go").evaluate_all(LOW) == []


def test_a_guest_is_seen_whole_on_a_phone_held_sideways(meet: Meet) -> None:
    nora = meet(844, 390, language="fr")
    page = sit(nora, "normal")
    go_on_until(page, ".sb-beat")
    for language in ("fr", "en"):
        nora.speak(language)
        for size in ((844, 390), (568, 320), (932, 430)):
            nora.resize(*size)
            assert page.evaluate(FITS), (language, size)
            assert page.evaluate(TOO_SMALL) == [], (language, size)
    nora.resize(768, 1024)
    assert page.evaluate(TOO_SMALL) == []


def test_a_guest_of_a_rival_is_told_whole_on_a_phone(meet: Meet) -> None:
    page = sit(meet(390, 844, language="fr"), "slow")
    for _ in range(2):
        go_on_until(page, ".rival-beat")
        assert page.evaluate(TOLD) == []
        page.locator(".rival-beat").first.wait_for(state="detached")


def test_a_day_can_be_opened_again_and_is_not_shown_twice(meet: Meet) -> None:
    nora = meet()
    page = sit(nora, "fast")
    go_on_until(page, ".sb-day")
    title = page.locator(".sb-day h2").inner_text()
    page.locator(".sb-day .onward .button").click()
    playing.turn(page)
    page.reload()
    page.locator(".prompt").wait_for()
    playing.turn(page)
    expect(page.locator(".sb-day")).to_have_count(0)

    page.locator(".tabs button", has_text="Awards").click()
    for place in (".phases", ".pool"):
        page.locator(place).get_by_role("button", name="in review").click()
        expect(page.locator(".sb-day h2")).to_have_text(title)
        page.locator(".sb-day .onward .button").click()
        expect(page.locator(".sb-day")).to_have_count(0)


def test_a_day_opened_again_stays_as_it_is_while_the_next_one_is_played(meet: Meet) -> None:
    """From a second tab; whoever closes it is where the game is, and has lost nothing."""
    nora = meet()
    page = sit(nora, "fast")
    go_on_until(page, ".sb-day")
    title = page.locator(".sb-day h2").inner_text()
    page.locator(".sb-day .onward .button").click()
    playing.turn(page)
    page.locator(".phases").get_by_role("button", name="in review").click()
    expect(page.locator(".sb-day h2")).to_have_text(title)

    second = nora.context.new_page()
    second.goto(page.url)
    second.locator(".prompt").wait_for()
    go_on_until(second, ".sb-day")
    expect(second.locator(".sb-day h2")).not_to_have_text(title)
    expect(page.locator(".sb-day h2")).to_have_text(title)
    for each in (page, second):
        each.bring_to_front()
        while not choices(each).count() or each.locator(".sb-beat, .sb-day").count():
            each.evaluate(CLOSED)
            each.wait_for_timeout(50)
    assert playing.turn(page).rows == playing.turn(second).rows
    assert playing.turn(page).choices == playing.turn(second).choices


def test_who_comes_back_sees_the_day_that_ended_meanwhile(meet: Meet) -> None:
    nora = meet()
    page = sit(nora, "fast")
    go_on_until(page, ".sb-day")
    title = page.locator(".sb-day h2").inner_text()
    page.evaluate(
        """() => localStorage.setItem(
            "demitasse.seize-the-bean.days",
            JSON.stringify({ [location.pathname.split("/").at(-1)]: 0 }),
        )"""
    )
    page.reload()
    expect(page.locator(".sb-day h2")).to_have_text(title)


def test_at_once_nothing_comes_up_and_the_pace_is_remembered(meet: Meet) -> None:
    nora = meet()
    page = sit(nora, "slow")
    go_on_until(page, ".sb-beat")
    page.locator(".sb-beat .pace button").nth(3).click()
    assert page.evaluate(KEPT) == "instant"
    if page.locator(".sb-day").count():
        page.locator(".sb-day .onward .button").click()
    before = page.get_by_text("Day 4").count()
    while not page.get_by_text("Day 4,").count():
        playing.lazily(page, playing.turn(page))
        assert page.locator(".sb-beat, .sb-day").count() == 0
    assert before == 0


def test_where_motion_is_reduced_a_guest_stays_until_one_goes_on(meet: Meet) -> None:
    page = sit(meet(), "normal")
    go_on_until(page, ".sb-beat")
    expect(page.locator(".sb-beat .ring")).to_have_count(0)
    page.wait_for_timeout(5000)
    expect(page.locator(".sb-beat")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".sb-beat")).to_have_count(0)
