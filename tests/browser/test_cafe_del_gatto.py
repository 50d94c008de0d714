"""Café del Gatto in a real browser: whole plays by board and by list, at a desk and on a phone, in both languages."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser import playing
from tests.browser.conftest import Meet, Person, wait_until
from tests.browser.playing import (
    PHONE,
    WIDER,
    Json,
    Turn,
    a_few_times,
    act,
    bot,
    choices,
    choose,
    fits,
    me,
    play,
    says_everything,
    turn,
)

BOTS = ("Basile", "Inès", "Léo", "Nora")
CUT_OFF = """() => [...document.querySelectorAll("main :is(.choice, .mycup, .lever, .tag, .cname, h2, h3)")]
    .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""
TOO_SMALL = """() => [":is(.guide, dialog) :is(button, a.button)", ".spot, .lever, .mycup, .shelf .tile"]
    .flatMap((which) => [...document.querySelectorAll(which)])
    .filter((one) => one.checkVisibility())
    .map((one) => [one.className, one.getBoundingClientRect()])
    .filter(([_, box]) => box.width > 0 && (box.width < 44 || box.height < 44))
    .map(([name, box]) => `${name} ${box.width} ${box.height}`)"""

WIDTHS = """() => [...document.querySelectorAll(".board, .own, .opp, .choices")]
    .map((one) => one.getBoundingClientRect().width)"""


def sit(person: Person, seats: int, **options: Any) -> Page:
    """A table against bots, whose keys lie in this person's browser."""
    others = map(bot, BOTS[: seats - 1])
    keys = playing.lay(person, "cafe-del-gatto", me(), *others, **{"first": 0, **options})
    return playing.sit(person, keys, ".machine")


def wanted(now: Turn) -> tuple[int, Json]:
    """Serve what is full for the best tile, else buy, else take coins: a play that soon ends."""
    order = ("tile", "serve", "confirm", "place", "buy", "take", "end", "dump", "done", "clean")
    return min(enumerate(now.choices), key=lambda one: order.index(str(one[1]["do"])))


def kind_of(now: Turn) -> str:
    return str(wanted(now)[1]["do"])


def by_list(page: Page, now: Turn) -> None:
    choose(page, wanted(now)[0])


def by_finger(page: Page, now: Turn) -> None:
    choices(page).nth(wanted(now)[0]).click()


def on_the_table(page: Page, choice: Json) -> Locator | None:
    """Where the pieces themselves offer a choice."""
    match choice:
        case {"do": "buy", "column": column, "row": row}:
            return page.locator(f"[data-place={column}-{row}]")
        case {"do": "place" | "serve" | "dump", "cup": cup}:
            return page.locator(f"[data-cup={cup}]")
        case {"do": "tile", "value": value}:
            return page.locator(f".srow.serving .tile.go[data-tile$='-{value}']")
        case _:
            return None


def by_board(page: Page, now: Turn) -> None:
    at, choice = wanted(now)
    piece = on_the_table(page, choice)
    if piece is None:
        choices(page).nth(at).click()
        return
    expect(piece).to_have_class(re.compile(r"\bgo\b"))
    piece.click()


def until(page: Page, kind: str) -> Turn:
    return playing.until(page, lambda now: any(choice["do"] == kind for choice in now.choices), by_list)


def is_in_order(person: Person, kind: str, *, thoroughly: bool = True) -> None:
    """Everything is said, nothing is cut off, and axe finds no fault."""
    page = person.page
    says_everything(page)
    fits(page, CUT_OFF)
    if thoroughly:
        assert person.faults() == [], kind


def test_a_whole_play_by_clicking_the_pieces(meet: Meet) -> None:
    maya = meet()
    page = sit(maya, 2)
    expect(page.locator(".opp")).to_have_count(1)
    play(page, a_few_times(by_board, by_list), lambda kind: is_in_order(maya, kind))
    ending = page.locator("dialog.ending")
    expect(ending.locator("#ending-title")).to_have_text(re.compile("^(You win!|[A-Z][a-z]+)$"))
    expect(ending.locator("td.total")).to_have_count(2)


def test_a_whole_play_of_five_in_french_on_a_phone(meet: Meet) -> None:
    maya = meet(language="fr", theme="dark", **PHONE)
    page = sit(maya, 5)

    def look(kind: str) -> None:
        is_in_order(maya, kind)
        assert page.evaluate(TOO_SMALL) == [], kind

    play(page, a_few_times(by_finger, by_list, kind_of), look)
    expect(page.locator("#ending-title")).to_have_text(re.compile("^(Gagné|[A-Z][a-z]+ième)"))


def test_five_players_in_french_on_a_tablet_a_laptop_and_a_desk(meet: Meet) -> None:
    maya = meet(1024, 768, language="fr")
    page = sit(maya, 5)
    expect(page.locator(".opp")).to_have_count(4)
    for kind in ("buy", "confirm", "tile"):
        until(page, kind)
        for width, height in ((1366, 657), (1440, 900), (1024, 768)):
            maya.resize(width, height)
            is_in_order(maya, f"{kind} at {width}x{height}", thoroughly=width == 1024)


def test_a_purchase_can_be_taken_back_until_it_is_confirmed(meet: Meet) -> None:
    maya = meet()
    page = sit(maya, 3)
    question = until(page, "buy").choices
    place = page.locator(".spot.go").first
    act(page, lambda: place.click())
    expect(page.locator(".spot.picked")).to_have_count(1)
    expect(page.locator(".mycup .hole.next").first).to_be_visible()
    act(page, lambda: page.get_by_role("button", name="Undo").click())
    expect(page.locator(".spot.picked")).to_have_count(0)
    assert turn(page).choices == question


def test_a_token_one_cannot_pay_says_how_much_is_missing_and_the_rule(meet: Meet) -> None:
    maya = meet()
    page = sit(maya, 3)
    dear = page.locator(".spot.off").filter(has_text="short").first
    playing.until(page, lambda now: now.kind == "buy" and dear.count() > 0, by_list)
    expect(dear).to_have_accessible_name(re.compile(r"(?:Milk|Coffee) in row \d: .+, \d coins, \d short$"))
    dear.click(force=True)
    toast = page.get_by_role("alert")
    expect(toast).to_contain_text(re.compile(r"costs \d, and you have only \d"))
    rule = toast.get_by_role("link").get_attribute("href") or ""
    assert re.fullmatch(r"/rules/cafe-del-gatto#CG-[A-Z]+-\d+", rule)


def test_a_tile_is_taken_on_the_shelf_and_lies_on_its_cup(meet: Meet) -> None:
    maya = meet()
    page = sit(maya, 2)
    now = until(page, "tile")
    cups = page.locator(".mycup.served").count()
    best = max(choice["value"] for choice in now.choices)
    act(page, lambda: page.locator(f".srow.serving .tile.go[data-tile$='-{best}']").click())
    expect(page.locator(".mycup.served")).to_have_count(cups + 1)
    expect(page.locator(".mycup .tile.big", has_text=str(best)).first).to_be_visible()


def test_the_other_table_keeps_its_own_look(meet: Meet) -> None:
    """The styles of one game must not reach another that is opened after it."""
    maya = meet()
    sit(maya, 2)
    page = maya.page
    page.get_by_role("link", name="Demitasse").or_(page.locator(".brand")).first.click()
    page.locator("article.coffee-rush").get_by_role("button", name="Play against bots").click()
    expect(page.locator(".board")).to_be_visible()
    fresh = maya.context.new_page()
    fresh.goto(page.url)
    expect(fresh.locator(".board")).to_be_visible()
    for one in (page, fresh):
        assert not turn(one).over
    wait_until(lambda: page.evaluate(WIDTHS) == fresh.evaluate(WIDTHS), "the same widths")


def test_whoever_watches_is_told_whose_cups_they_see_in_every_window(meet: Meet) -> None:
    maya, watcher = meet(), meet()
    keys = playing.lay(maya, "cafe-del-gatto", me(), bot(), bot("Inès"), first=0)
    page = watcher.go(f"/watch/{keys['table']}#{keys['watch']}")
    for size in ((1440, 900), (1366, 657), (768, 1024), (390, 844), (844, 390), (320, 568), (568, 320)):
        watcher.resize(*size)
        whose = page.locator(".own.watched :is(.who, .whose)").locator("visible=true")
        expect(whose).to_have_count(1)
        expect(whose).to_contain_text("Maya")
        assert watcher.page.evaluate(WIDER) <= 0
    says_everything(page)
    assert watcher.faults() == []
