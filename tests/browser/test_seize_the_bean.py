"""Seize the Bean in a real browser: first and last days by the pieces, by keyboard, by thumb, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import playing
from tests.browser.conftest import Meet, Person, click_through, wait_until
from tests.browser.ends import late
from tests.browser.playing import (
    PHONE,
    WIDER,
    Json,
    Turn,
    act,
    bot,
    choices,
    fits,
    me,
    play,
    says_everything,
    turn,
)

GAME = "seize-the-bean"
BOTS = ("Basile", "Inès", "Léo", "Nour", "Ada")
CUT_OFF = """() => [
        ...document.querySelectorAll("main :is(.choice, .space, .words, .guest .title, .ability, .due, h2, h3)"),
    ]
    .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""
TOO_SMALL = """() => [
        ":is(.ask, dialog, .decks) :is(button, a.button)",
        ".space.go, .spot.go, .card, .opp .who, .icons-button",
    ]
    .flatMap((which) => [...document.querySelectorAll(which)])
    .filter((one) => one.checkVisibility())
    .map((one) => [one.className, one.getBoundingClientRect()])
    .filter(([_, box]) => box.width > 0 && (box.width < 44 || box.height < 43.5))
    .map(([name, box]) => `${name} ${box.width} ${box.height}`)"""
SMALL_ICONS = """() => [...document.querySelectorAll("main.table .gl > .i, main.table .card .adds > .i")]
    .filter((icon) => icon.checkVisibility({ visibilityProperty: true }) && !icon.closest(".badge.many"))
    .map((icon) => [icon.closest("[class]").parentElement.className, icon.getBoundingClientRect().height])
    .filter(([_, height]) => height > 0 && height < 24)
    .map(([where, height]) => `${where} ${height}`)"""
SPILLED = """() => [...document.querySelectorAll(".city .card")].flatMap((card) => {
    const { right, bottom } = card.getBoundingClientRect();
    return [...card.querySelectorAll(".order > *, .adds > *")]
        .filter((icon) => icon.checkVisibility())
        .map((icon) => icon.getBoundingClientRect())
        .filter((box) => box.right > right || box.bottom > bottom)
        .map(() => card.dataset.card);
})"""
SERVES = ("fulfil", "serve", "confirm", "done", "bonus")

OUT_OF_A_LANE = """() => [...document.querySelectorAll(".lane")]
    .filter((lane) => lane.checkVisibility())
    .flatMap((lane) => [...lane.querySelectorAll(".gl")].map((icon) => [icon, lane.getBoundingClientRect()]))
    .map(([icon, lane]) => [icon.closest("[data-space], .lane").textContent, icon.getBoundingClientRect(), lane])
    .filter(([_, icon, lane]) => icon.width > 0 && (icon.right > lane.right + 1 || icon.bottom > lane.bottom + 1))
    .map(([name, icon, lane]) => `${name}: ${icon.right}, ${icon.bottom} in ${lane.right}, ${lane.bottom}`)"""
"""Icons of Upgrades that stand outside the action they belong to."""


def sit(person: Person, seats: int, **options: Any) -> Page:
    """A table against bots that do not think, whose keys lie in this person's browser."""
    others = [bot(name, "random") for name in BOTS[: seats - 1]]
    keys = playing.lay(person, GAME, me(), *others, **{"first": 0, **options})
    return playing.sit(person, keys, ".prompt")


def wanted(now: Turn) -> tuple[int, Json]:
    """Serve whoever can be served, place where nobody stood this long, else take what comes first: reviews run out."""
    offers = list(enumerate(now.choices))
    serving = [one for one in offers if one[1]["do"] in SERVES]
    return serving[0] if serving else offers[now.rows % len(offers)]


def by_list(page: Page, now: Turn) -> None:
    playing.choose(page, wanted(now)[0])


def on_the_table(page: Page, choice: Json) -> Locator | None:
    """Where the pieces themselves offer a choice."""
    match choice:
        case {"do": "place", "space": space}:
            return page.locator(f"[data-space={space}]")
        case {"do": "activate", "icon": icon, "card": card}:
            return page.locator(f"[data-icon='{card}/{icon}/{choice.get('number', 1)}']")
        case {"do": "activate"}:
            return page.locator(".space.go")
        case {"do": "take", "card": card}:
            return page.locator(f":is(.city, .looking) [data-card={card}]")
        case {"do": "pick", "card": card}:
            return page.locator(f"[data-guest={card}] .face")
        case {"do": "look", "deck": deck}:
            return page.locator(f"[data-deck={deck}]")
        case {"do": "bonus", "icon": icon}:
            return page.locator(f"[data-bonus={icon}]").first
        case {"do": "return", "place": place}:
            return page.locator(".looking .card").nth(int(place) - 1)
        case {"do": "fulfil"}:
            return page.locator(".guest.now .second")
        case _:
            return None


def by_board(page: Page, now: Turn) -> None:
    at, choice = wanted(now)
    piece = on_the_table(page, choice)
    if piece is None:
        choices(page).nth(at).click()
        return
    glows = page.locator(f"[data-guest={choice['card']}]") if choice["do"] == "pick" else piece
    expect(glows).to_have_class(re.compile(r"\bgo\b"))
    piece.click()


def until(page: Page, *kinds: str) -> Turn:
    """Go on until a choice of these kinds is offered."""
    return playing.until(page, lambda now: any(choice["do"] in kinds for choice in now.choices), by_list)


def is_in_order(person: Person, kind: str, *, thoroughly: bool = True) -> None:
    """Everything is said, nothing is cut off or wider than the window, and axe finds no fault."""
    page = person.page
    says_everything(page)
    fits(page, CUT_OFF)
    if thoroughly:
        assert person.faults() == [], kind


def test_the_first_day_by_clicking_the_pieces(meet: Meet) -> None:
    maya = meet()
    page = sit(maya, 2)
    expect(page.locator(".opp")).to_have_count(1)
    seen: set[str] = set()

    def look(now: Turn) -> bool:
        if now.kind not in seen:
            seen.add(now.kind)
            is_in_order(maya, now.kind)
        return "Day 2" in (page.locator(".brand small").text_content() or "")

    playing.until(page, look, by_board)
    assert "place" in seen


def test_the_last_days_by_clicking_the_pieces_end_with_a_count_that_adds_up(
    meet: Meet, tmp_path: Path
) -> None:
    """Taken up so late that the reviews run out: the days before are those of a stored play."""
    maya = meet()
    page = late(maya, "seize-the-bean-2p-serving", 0, tmp_path, rows=10)
    choose = playing.a_few_times(by_board, by_list, lambda now: str(wanted(now)[1]["do"]))

    play(page, choose, lambda kind: is_in_order(maya, kind, thoroughly=kind == "over"))
    ending = page.locator("dialog.ending")
    expect(ending.locator("#ending-title")).to_have_text(re.compile("^(You win!|Second)$"))
    totals = [int(cell) for cell in ending.locator("td.total").all_inner_texts()]
    last_step = ending.locator(".bean-count tbody tr").last.locator("td i").all_inner_texts()
    assert sorted(map(int, last_step)) == sorted(totals)


def test_on_a_phone_no_icon_of_a_full_cafe_reaches_out_of_its_action(meet: Meet, tmp_path: Path) -> None:
    maya = meet(**PHONE)
    page = late(maya, "seize-the-bean-2p-serving", 0, tmp_path, rows=40)
    playing.until(page, lambda now: now.kind == "place", playing.lazily)
    assert page.locator(".lane .cell .gl").count() > 12
    for size in ((390, 844), (320, 568)):
        maya.resize(*size)
        assert page.evaluate(OUT_OF_A_LANE) == [], size


def test_a_day_by_keyboard_alone(meet: Meet) -> None:
    page = sit(meet(), 2)
    turn(page)
    expect(page.locator(".brand small")).to_have_text("Day 1, actions")

    def by_key(page: Page, now: Turn) -> None:
        page.keyboard.press(choices(page).nth(wanted(now)[0]).locator("kbd").inner_text())

    playing.until(page, lambda _: "Day 1" not in (page.locator(".brand small").text_content() or ""), by_key)
    page.locator(".choices [data-choice]").first.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".choices [data-choice]").nth(1)).to_be_focused()
    expect(page.locator(".space.best")).to_have_count(1)
    act(page, lambda: page.keyboard.press("Enter"))


@pytest.mark.parametrize(("language", "theme"), [("fr", "light"), ("en", "dark")])
def test_two_days_on_a_phone(meet: Meet, language: str, theme: str) -> None:
    maya = meet(language=language, theme=theme, **PHONE)
    page = sit(maya, 3)
    playing.turn(page)
    page.keyboard.press("h")
    expect(page.locator(".choices .hinted")).to_be_in_viewport()
    assert page.evaluate("scrollY") == 0  # a hint scrolls its list, not the page
    seen: set[str] = set()

    def look(now: Turn) -> bool:
        if now.kind not in seen:
            seen.add(now.kind)
            is_in_order(maya, now.kind)
            assert page.evaluate(TOO_SMALL) == [], now.kind
        return "3" in (page.locator(".brand small").text_content() or "")

    def choose(page: Page, now: Turn) -> None:
        """A card of the Style row first, so that one is taken for certain."""
        style = page.locator(".choices [data-choice*='\"style\"']")
        if "take" not in seen and style.count():
            style.first.click()
        else:
            by_list(page, now)

    playing.until(page, look, choose)
    assert {"place", "take"} <= seen


def test_a_tablet_in_french_and_in_the_dark(meet: Meet) -> None:
    maya = meet(1024, 768, language="fr", theme="dark")
    page = sit(maya, 4)
    for kinds in (("place",), ("take",), ("fulfil", "serve")):
        until(page, *kinds)
        is_in_order(maya, kinds[0])


def test_on_a_desktop_no_icon_of_the_game_is_smaller_than_24_pixels(meet: Meet) -> None:
    maya = meet()
    page = sit(maya, 3, neighbourhood="charlottenburg")
    for kind in ("place", "take", "fulfil"):
        until(page, kind)
        for language, width, height in (("en", 1366, 657), ("fr", 1366, 768), ("fr", 1440, 900)):
            maya.speak(language)
            maya.resize(width, height)
            assert page.evaluate(SMALL_ICONS) == []
            assert page.evaluate(SPILLED) == []


def test_a_tapped_card_opens_before_it_is_taken(meet: Meet) -> None:
    page = sit(meet(painted=True, **PHONE), 2)
    turn(page)
    page.locator("[data-space=style]").tap()
    expect(page.locator(".decks [aria-pressed=true]")).to_have_text("Style")
    card = page.locator(".r-style .card.go").first
    name = card.locator(".title").inner_text()
    card.tap()
    large = page.get_by_role("dialog", name=name)
    expect(large).to_be_visible()
    act(page, lambda: large.get_by_role("button", name="Take this card").tap())
    expect(large).to_have_count(0)
    expect(page.locator(".cafe .right .cell").first).to_be_attached()


def test_an_occupied_space_says_its_rule(meet: Meet) -> None:
    page = sit(meet(), 2)
    turn(page)
    act(page, lambda: page.locator("[data-space=milk]").click())
    act(page, lambda: page.get_by_role("button", name="Keep it").click())
    until(page, "place")
    expect(page.locator("[data-space=milk]")).to_have_accessible_name("Acquire Milk, your barista is here")
    page.locator("[data-space=milk]").click(force=True)
    toast = page.get_by_role("alert")
    expect(toast).to_contain_text("Your first Barista stands on Acquire Milk")
    expect(toast.get_by_role("link")).to_have_attribute("href", re.compile(rf"/rules/{GAME}#SB-ACTION-03$"))


def test_a_placement_can_be_taken_back(meet: Meet) -> None:
    page = sit(meet(), 2)
    turn(page)
    milk = page.locator(".cafe [data-stat=milk]")
    expect(milk).to_have_text("1")
    act(page, lambda: page.locator("[data-space=milk]").click())
    expect(milk).to_have_text("4")
    act(page, lambda: page.keyboard.press("Control+z"))
    expect(milk).to_have_text("1")
    expect(page.locator(".space.go")).to_have_count(6)


def test_icons_explain_themselves(meet: Meet) -> None:
    page = sit(meet(), 2)
    turn(page)
    page.locator(".cafe .hype").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("As many customers join your line each day")
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.locator(".r-customers .card .title").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Main order")


def test_the_glossary_opens_from_the_table_and_from_the_rules(meet: Meet) -> None:
    maya = meet()
    page = sit(maya, 2)
    page.get_by_role("button", name="Help").click()
    page.get_by_role("button", name="Icons explained").click()
    glossary = maya.page.get_by_role("dialog", name="Icons explained")
    expect(glossary).to_contain_text("Early Bird")
    assert maya.faults() == []
    page = maya.go(f"/rules/{GAME}")
    page.get_by_role("button", name="Icons explained").click()
    expect(glossary).to_contain_text("Customer Tracking")
    page.keyboard.press("Escape")
    expect(glossary).to_have_count(0)


def test_other_cafes_are_one_click_away(meet: Meet) -> None:
    maya = meet()
    page = sit(maya, 3)
    until(page, "fulfil", "serve", "pick")
    page.locator(".opp .who").first.click()
    cafe = page.get_by_role("dialog", name="Café Basile")
    expect(cafe.locator(".space")).to_have_count(6)
    expect(cafe.locator(".guest").first).to_be_visible()
    assert maya.faults() == []
    cafe.locator(".discard").click()
    expect(page.get_by_role("dialog", name="Basile’s discard pile")).to_be_visible()


def numbers(where: Locator) -> list[int]:
    return [int(text) for text in where.all_inner_texts()]


def test_the_bill_shows_what_is_paid_and_what_is_left(meet: Meet) -> None:
    page = sit(meet(), 2)
    until(page, "fulfil")
    bill = page.get_by_role("region", name="The bill")
    left = bill.locator(".sums > div").first.locator(".gl b")
    having = numbers(page.locator(".cafe .supply .gl b"))
    page.locator(".choices [data-choice*=decline]").hover(force=True)
    wait_until(lambda: numbers(left) == having, "nothing is paid")
    declining = bill.bounding_box()
    page.locator(".choices [data-choice*=fulfil]").hover(force=True)
    wait_until(lambda: sum(numbers(left)) < sum(having), "something is paid")
    # However little is gained, what is pointed at stays where it is.
    assert bill.bounding_box() == declining
    for part in ("b", ".gl"):
        bill.locator(f".gain {part}").evaluate_all("(all) => all.forEach((one) => one.remove())")
        assert bill.bounding_box() == declining
    paid = page.locator(".guest.now").get_attribute("data-guest")
    act(page, lambda: page.locator(".guest.now .second").click())
    told = page.locator("main .log li", has_text="also serve the second order")
    expect(told.first).to_be_attached()
    assert paid


def test_the_language_changes_at_the_table_and_the_question_stays(meet: Meet) -> None:
    page = sit(meet(), 2)
    question = turn(page).choices
    expect(page.locator(".prompt h2")).to_have_text("Place your first barista")
    page.get_by_role("button", name="FR, French").click()
    expect(page.locator(".prompt h2")).to_have_text("Placez votre premier barista")
    expect(page.locator(".cafe [data-space=beans]")).to_contain_text("Acquérir des grains")
    assert turn(page).choices == question


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, PHONE])
def test_the_guide_plays_the_first_day(meet: Meet, size: Json) -> None:
    maya = meet(**size)
    page = maya.go(f"/guide/{GAME}#play")
    next_step = page.get_by_role("button", name="Next")
    next_step.click()
    next_step.click()
    page.locator("[data-space=sugar]").click()
    expect(page.get_by_role("heading", name="Three sugar")).to_be_visible()

    def look() -> None:
        assert page.evaluate(WIDER) <= 0

    click_through(next_step, page.get_by_role("heading", name="That was a day"), look)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    turn(page)
    expect(page.locator(".bar")).to_contain_text("Day 2")
    assert maya.faults() == []
