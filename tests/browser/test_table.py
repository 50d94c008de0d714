"""The table in a real browser: whole plays, by mouse, by keyboard and by thumb, alone and together, come what may."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import playing
from tests.browser.conftest import Meet, Person, TableServer, free_port, wait_until
from tests.browser.ends import BOT, end, uploaded
from tests.browser.playing import (
    PHONE,
    Json,
    Turn,
    a_few_times,
    act,
    bot,
    by_mouse,
    by_number,
    choices,
    fits,
    lazily,
    me,
    play,
    put_away,
    says_everything,
    turn,
    turns,
)

STORED = "coffee-rush-2p-penalties"
LOST = ("WebSocket connection to", "ERR_CONNECTION_REFUSED")
SLOWLY = 1400
"""Milliseconds between two moves of others for those who like it slow."""

COUNT_GHOSTS = """() => {
    globalThis.ghosts = 0;
    const count = (node) => { if (node.classList?.contains("ghost")) globalThis.ghosts += 1; };
    const watch = new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(count)));
    watch.observe(document.body, { childList: true });
}"""
CUT_OFF = """() => [...document.querySelectorAll("main :is(button, h2, h3, b, .ticket, .name)")]
    .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
    .filter((one) => getComputedStyle(one).display !== "inline")
    .map((one) => `${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""
TOO_SMALL = """() => [...document.querySelectorAll(
        ":is(.guide, dialog) :is(button, a.button), .sq, .tray button, .emptying")]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.className, one.getBoundingClientRect()])
    .filter(([_, box]) => box.width > 0 && (box.width < 44 || box.height < 44))
    .map(([name]) => name)"""


def lay(person: Person, *seats: Json, speed: str = "instant", **options: Any) -> Json:
    return playing.lay(person, "coffee-rush", *seats, settings={"speed": speed}, **options)


def sit(person: Person, keys: Json) -> Page:
    return playing.sit(person, keys, ".board")


def until(page: Page, kind: str) -> Turn:
    """Go on lazily until this kind of choice is asked for."""
    return playing.until(page, lambda now: now.kind == kind, lazily)


def story(page: Page) -> list[str]:
    return page.locator("main .log li").all_inner_texts()


def told(page: Page) -> list[str]:
    """How each line ends: it may begin with “you” for one, and with a name for the others."""
    return [line.rsplit(" ", 1)[-1] for line in story(page) if line != "since your turn"]


# Whole plays.


def test_a_whole_play_against_bots_ends_with_the_count_and_a_rematch(meet: Meet) -> None:
    maya = meet()
    keys = lay(maya, me(), bot("Basile"), bot("Inès"))
    page = sit(maya, keys)

    def look(kind: str) -> None:
        says_everything(page)
        assert maya.faults() == [], kind

    play(page, a_few_times(by_mouse, lazily), look)
    ending = page.locator("dialog.ending")
    expect(ending.locator("#ending-title")).to_have_text(re.compile("^(You win!|Second|Third)$"))
    expect(ending.locator("td.total")).to_have_count(3)
    expect(ending.get_by_role("img", name="Points after each round")).to_be_visible()

    with page.expect_download() as saving:
        ending.get_by_role("button", name="Save the game").click()
    record = Path(saving.value.path()).read_text(encoding="utf-8")
    assert json.loads(record.splitlines()[0])["game"] == "coffee-rush"

    ending.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda address: keys["table"] not in address)
    expect(page.locator(".board")).to_be_visible()
    assert not turn(page).over
    marks = [page.locator(".own .seat use").get_attribute("href")]
    assert marks != ["#seat-0"], "the seats of a rematch are rotated"


def test_a_whole_play_by_keyboard_alone(meet: Meet) -> None:
    maya = meet(theme="dark")
    page = sit(maya, lay(maya, me(), bot()))
    page.keyboard.press("Tab")

    def look(kind: str) -> None:
        assert maya.faults() == [], kind

    play(page, by_number, look)
    expect(page.locator("dialog.ending")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Show the count")).to_be_visible()


def test_the_focus_does_not_get_lost_between_choices(meet: Meet) -> None:
    maya = meet()
    page = sit(maya, lay(maya, me(), bot()))
    act(page, lambda: by_number(page, turn(page)))
    for _ in range(12):
        assert not turn(page).over
        page.wait_for_function("() => document.activeElement.closest('.choices') !== null")
        page.keyboard.press("ArrowUp")
        act(page, lambda: page.keyboard.press("Enter"))


def test_a_whole_play_in_french_on_a_phone(meet: Meet) -> None:
    maya = meet(language="fr", **PHONE)
    page = sit(maya, lay(maya, me(), bot("Basile"), bot("Inès"), bot("Léo")))
    play(page, a_few_times(by_mouse, lazily), lambda kind: fits_a_thumb(maya, kind))
    expect(page.locator("#ending-title")).to_have_text(re.compile("^(Gagné|Deuxième|Troisième|Quatrième)"))


def test_a_turn_on_a_phone_in_the_dark(meet: Meet) -> None:
    maya = meet(theme="dark", **PHONE)
    page = sit(maya, lay(maya, me(), bot("Basile"), bot("Inès"), bot("Léo")))
    for kind in ("place", "step", "pour", "confirm"):
        until(page, kind)
        fits_a_thumb(maya, kind)


def fits_a_thumb(person: Person, kind: str) -> None:
    says_everything(person.page)
    fits(person.page, CUT_OFF)
    assert person.faults() == [], kind
    assert person.page.evaluate(TOO_SMALL) == [], kind


@pytest.mark.parametrize("language", ["en", "fr"])
def test_orders_are_sent_and_upgrades_bought_with_the_bots_advice(meet: Meet, language: str) -> None:
    size = {"width": 1024, "height": 768} if language == "fr" else {"width": 1440, "height": 900}
    maya = meet(language=language, theme="dark" if language == "fr" else "light", **size)
    page = sit(maya, lay(maya, me(), bot(), fair_start=True))
    seen: set[str] = set()
    page.locator(".help > button").click()
    page.locator("#help select").select_option("expert")
    assert maya.faults() == []
    page.keyboard.press("Escape")
    assert page.evaluate("JSON.parse(localStorage['demitasse.settings']).adviser") == "expert"

    def as_advised(page: Page, _: Turn) -> None:
        page.keyboard.press("h")
        expect(page.locator(".choice.hinted")).to_have_count(1)
        expect(page.locator(".prompt .reason")).to_be_visible()
        page.locator(".choice.hinted").click()

    for now in turns(page, as_advised):
        if {"send", "confirm"} <= seen:
            break
        if now.kind not in seen:
            seen.add(now.kind)
            says_everything(page)
            fits(page, CUT_OFF)
            if now.kind in ("send", "upgrade"):
                assert maya.faults() == [], now.kind
    assert "send" in seen
    expect(page.locator("main .log")).to_contain_text(
        "sends the" if language == "en" else "envoie la commande"
    )


def test_a_window_resized_in_the_middle_of_a_drag_loses_and_doubles_nothing(meet: Meet) -> None:
    maya = meet()
    page = sit(maya, lay(maya, me(), bot()))
    asked = until(page, "pour")
    token, cups = page.locator(".tray .tok[draggable=true]"), page.locator(".cupbutton.go")
    in_hand = token.count()

    def middle(of: Locator) -> tuple[float, float]:
        box = of.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    for height, let_go in ((657, page.locator(".bar")), (900, cups.first)):
        page.mouse.move(*middle(token.first))
        page.mouse.down()
        page.mouse.move(200, 300, steps=3)
        maya.resize(1366, height)
        page.mouse.move(*middle(let_go), steps=3)
        page.mouse.up()
    now = turn(page, asked.rows)
    assert now.rows == asked.rows + 1, (
        "dropped beside, it stays in hand; dropped into a cup, it is poured once"
    )
    expect(token).to_have_count(in_hand - 1)


# Help at the table.


def test_undo_takes_back_and_says_why_when_it_cannot(meet: Meet) -> None:
    maya = meet()
    page = sit(maya, lay(maya, me(), bot("Basile"), bot("Inès"), first=1))
    until(page, "place")
    page.keyboard.press("Control+z")
    expect(page.get_by_role("alert")).to_contain_text("nothing to undo")
    page.keyboard.press("Escape")
    expect(page.get_by_role("alert")).to_be_empty()

    act(page, lambda: lazily(page, turn(page)))
    question = until(page, "step").choices
    act(page, lambda: choices(page).first.click())
    expect(page.locator(".path .dots")).to_have_count(1)
    act(page, lambda: page.get_by_role("button", name="Undo").click())
    expect(page.locator(".path .dots")).to_have_count(0)
    assert turn(page).choices == question


def test_what_is_impossible_says_its_rule_with_a_link(meet: Meet) -> None:
    maya = meet()
    page = sit(maya, lay(maya, me(), bot("Basile"), bot("Inès")))
    until(page, "step")
    page.locator(".sq:not(.go)").first.click(force=True)
    toast = page.get_by_role("alert")
    expect(toast).to_contain_text(re.compile(r"square|step|meeple"))
    rule = toast.get_by_role("link")
    assert re.fullmatch(r"/rules/coffee-rush#CR-[A-Z]+-\d+", rule.get_attribute("href") or "")
    page.locator(".ticket").first.click(force=True)
    expect(toast).to_contain_text("Not in this step, which is: Move")
    with maya.context.expect_page() as opening:
        rule.click()
    expect(opening.value.get_by_role("heading", name="All the rules of Coffee Rush")).to_be_visible()


def test_others_moves_are_shown_one_by_one_and_can_be_skipped(meet: Meet) -> None:
    maya = meet()
    maya.page.clock.install()
    page = sit(maya, lay(maya, me(), bot("Basile"), bot("Inès"), speed="slow", first=0))
    now = until(page, "confirm")
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)
    mine = now.rows + 1
    act(page, lambda: lazily(page, now))
    for moves in (1, 2, 3):
        expect(page.locator(".prompt")).to_have_attribute("data-rows", str(mine + moves))
        expect(choices(page)).to_have_count(0)
        page.clock.run_for(SLOWLY)
    page.get_by_role("button", name="Skip").click()
    page.clock.resume()
    assert turn(page).rows > mine + 5


def test_nothing_moves_for_those_who_want_it_still(meet: Meet) -> None:
    maya = meet()
    page = sit(maya, lay(maya, me(), bot("Basile"), bot("Inès"), speed="fast", first=0))
    page.evaluate(COUNT_GHOSTS)
    until(page, "step")
    choices(page).first.click()
    expect(page.locator(".tray .tok")).to_have_count(1)
    assert page.evaluate("globalThis.ghosts") == 0
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".tray .tok")).to_have_count(0)
    choices(page).first.click()
    expect(page.locator(".tray .tok")).to_have_count(1)
    page.wait_for_function("globalThis.ghosts === 1")


# Together.


def test_two_browsers_play_and_a_third_looks_on(meet: Meet) -> None:
    maya, leo, ana = meet(), meet(theme="dark"), meet()
    keys = lay(maya, me(), {"kind": "friend"}, first=0)
    host = maya.go(f"/table/{keys['table']}")
    expect(host.get_by_role("list", name="Who sits where")).to_be_visible()

    for friend in (leo, ana):
        put_away(friend, "demitasse.settings", {"speed": "instant"})
    guest = leo.go(f"/join/{keys['table']}#{keys['join']}")
    guest.get_by_label("What shall we call you?").fill("Léo")
    guest.get_by_role("button", name="Sit down").click()
    watcher = ana.go(f"/watch/{keys['table']}#{keys['watch']}")
    host.get_by_role("button", name="Start the game").click()

    pages = (host, guest, watcher)
    for page in pages:
        expect(page.locator(".board")).to_be_visible()

    def one_is_asked() -> bool:
        return sorted(choices(one).count() > 0 for one in pages) == [False, False, True]

    for _ in range(40):
        wait_until(one_is_asked, "one of them is asked")
        expect(choices(watcher)).to_have_count(0)
        page = host if choices(host).count() else guest
        by_mouse(page, now := turn(page))
        for one in pages:
            expect(one.locator(".prompt")).not_to_have_attribute("data-rows", str(now.rows))
    assert len(story(host)) > 4
    wait_until(lambda: told(host) == told(guest) == told(watcher), "all are told the same")
    assert ana.faults() == []

    # Leaving: the table waits, the host sees it, and the guest comes back.
    guest.get_by_role("button", name="At the table").click()
    guest.get_by_role("button", name="Leave the table").click()
    expect(host.locator(".opp")).to_contain_text("Free seat")
    assert leo.faults() == []
    guest.get_by_role("button", name="Sit down again").click()
    expect(host.locator(".opp")).not_to_contain_text("Free seat")
    guest.keyboard.press("Escape")

    # The host may give the seat to a bot, and the play goes on without the guest.
    host.get_by_role("button", name="At the table").click()
    host.get_by_role("button", name="Give it to a bot").click()
    expect(host.locator("dialog .sitting")).to_contain_text("Bot")
    host.keyboard.press("Escape")
    expect(choices(guest)).to_have_count(0)


def test_two_people_share_one_screen(meet: Meet) -> None:
    maya = meet()
    page = sit(maya, lay(maya, me("Maya"), me("Zoé"), first=0))
    names: set[str] = set()
    for _, _ in zip(range(12), turns(page, lazily), strict=False):
        sentence = page.locator(".prompt h2").inner_text()
        names.add(sentence.split(" · ")[0])
        assert page.locator(".own .who b").inner_text() in sentence
    assert names == {"Maya", "Zoé"}


@pytest.fixture
def fragile(tmp_path: Path, client_built: Path) -> Iterator[TableServer]:
    server = TableServer(port=free_port(), data=tmp_path, client=client_built)
    server.start()
    yield server
    server.stop()


def test_a_server_that_dies_in_mid_turn_loses_and_doubles_nothing(meet: Meet, fragile: TableServer) -> None:
    maya = meet()
    maya.address = fragile.address
    maya.excused += LOST
    keys = lay(maya, me("Maya"), me("Zoé"), bot(), first=0)
    page = sit(maya, keys)
    until(page, "step")
    page.evaluate("globalThis.loadedOnce = true")
    before = rows_of(maya, keys)

    choices(page).first.click()
    expect(page.locator(".tray .tok")).to_have_count(1)
    fragile.kill()
    expect(page.get_by_role("status").filter(has_text="Reconnecting")).to_be_visible()
    expect(page.locator("html[data-connection=lost]")).to_have_count(1)
    choices(page).first.click()
    expect(page.locator(".choice.pending")).to_have_count(1)
    fragile.start()
    expect(page.get_by_role("status").filter(has_text="Reconnecting")).to_have_count(0)
    expect(page.locator(".tray .tok")).to_have_count(2)
    assert rows_of(maya, keys) == before + 2
    assert page.evaluate("globalThis.loadedOnce"), "the page was not loaded again"

    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".tray .tok")).to_have_count(1)
    assert rows_of(maya, keys) == before + 3


def rows_of(person: Person, keys: Json) -> int:
    answer = person.context.request.get(
        f"{person.address}/api/tables/{keys['table']}", headers={"authorization": f"Bearer {keys['host']}"}
    )
    return int(answer.json()["rows"])


# Afterwards.


def test_a_replay_can_be_walked_through_and_played_on(meet: Meet, tmp_path: Path) -> None:
    maya = meet()
    page = maya.page
    end(maya, STORED, 1, tmp_path).get_by_role("link", name="Watch the replay").click()
    slider = page.get_by_role("slider", name="Moment of the game")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last > 20

    page.locator("main").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    expect(page.locator(".beside .total, .own .score")).to_be_visible()
    page.keyboard.press("Home")
    page.keyboard.press("Space")
    page.wait_for_function("() => Number(document.querySelector('.player input').value) >= 2")
    page.keyboard.press("Space")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")

    lines = page.locator("main .log li")
    expect(lines).to_have_count(0)  # what is still to come is not told
    expect(page.get_by_role("button", name="Show the count")).to_have_count(0)
    page.keyboard.press("End")
    page.get_by_role("button", name="Show the count").click()
    expect(page.locator("dialog.ending")).to_contain_text(BOT)
    page.keyboard.press("Escape")
    expect(page.locator("dialog.ending")).to_have_count(0)
    told = lines.count()
    lines.nth(30).get_by_role("button").click()
    expect(slider).not_to_have_value(str(last))
    assert 30 < lines.count() < told  # it ends where the slider stands
    assert maya.faults() == []
    fits(page, CUT_OFF)

    page.get_by_role("combobox", name="Point of view").select_option("open")
    deck = page.locator(".deck li")
    expect(deck.first).to_be_visible()
    left = deck.count()
    slider.fill(str(last - 1))
    page.wait_for_function("(most) => document.querySelectorAll('.deck li').length < most", arg=left)
    slider.fill("20")
    page.get_by_role("combobox", name="Point of view").select_option("0")
    expect(page.locator(".own .who b")).to_have_text(BOT)

    page.get_by_text("Play on from here").first.click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(r"/table/"))
    expect(page.locator(".board")).to_be_visible()
    assert not turn(page).over
    says_everything(page)


@pytest.mark.parametrize(("language", "theme"), [("fr", "dark"), ("en", "light")])
def test_a_replay_on_a_phone(meet: Meet, tmp_path: Path, language: str, theme: str) -> None:
    maya = meet(language=language, theme=theme, **PHONE)
    page = maya.go(f"/replay/{uploaded(maya, STORED, tmp_path)['id']}")
    page.get_by_role("slider").fill("30")
    says_everything(page)
    fits(page, CUT_OFF)
    assert maya.faults() == []
    page.locator(".handle.only-phone").click()
    expect(page.locator(".beside .chart")).to_be_visible()
    assert maya.faults() == []


def test_a_browser_without_container_queries_is_told_and_plays_by_the_list(meet: Meet) -> None:
    maya = meet()
    maya.context.add_init_script("CSS.supports = () => false")
    page = playing.sit(maya, playing.lay(maya, "coffee-rush", me(), bot()), ".board")

    expect(page.get_by_text("This browser is too old")).to_be_visible()
    playing.act(page, lambda: playing.choose(page, 0))


def test_a_table_that_is_not_there_says_so(meet: Meet) -> None:
    maya = meet()
    page = maya.go("/table/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("does not exist")
