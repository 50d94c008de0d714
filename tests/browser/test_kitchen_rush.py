"""Kitchen Rush in a real browser: by keyboard, by list, by drag and by thumb, alone and together, against the clock.

Sand runs as slowly as it may, and is skipped where a test needs it gone: no test races against the clock.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser import conftest, playing
from tests.browser.conftest import Meet, Person, TableServer, click_through, free_port, wait_until
from tests.browser.playing import PHONE, Json, fits, me, says_everything

TIMER, ROUND = 60, 3600
"""Seconds: longer than any test needs for what it does meanwhile."""
SECONDS_A_STEP, MOST_STEPS = 3, 200
"""Of somebody who cooks by keyboard alone; a practice round has 240 seconds."""
UNREAD = 900
"""Milliseconds after the bell, in which Enter and digits do not answer what nobody has read yet."""
SKIPPING = """
import sys, time
from pathlib import Path
from demitasse.server import uptime
from demitasse.server.real_time import RealTime

skipped = Path(sys.argv[2]) / "skipped"
uptime.monotonic = lambda: time.monotonic() + float(skipped.read_text())
due = RealTime.due.fget
RealTime.due = property(lambda played: None if due(played) is None else min(due(played), 100))
"""
"""The clock of every table is put on by so many seconds as a file says, and alarms look at it again and again."""
CUT_OFF = """() => [...document.querySelectorAll("main :is(.k-offer, .k-mark, h2, h3, .k-stock)")]
    .filter((one) => one.checkVisibility() && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
    .filter((one) => getComputedStyle(one).textOverflow !== "ellipsis")
    .map((one) => `${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""
TOO_SMALL = """() => [...document.querySelectorAll(":is(main, dialog) :is(button, a.button, summary)")]
    .filter((one) => one.checkVisibility() && getComputedStyle(one).pointerEvents !== "none")
    .map((one) => [one.className, one.getBoundingClientRect()])
    .filter(([_, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
    .map(([name, box]) => `${name} ${box.width} ${box.height}`)"""

SMALL_ICONS = """(least) => [...document.querySelectorAll("main :is(.k-plan, .k-own) svg:has(> use)")]
    .filter((icon) => icon.checkVisibility() && icon.querySelector("use").getAttribute("href").startsWith("#kr-"))
    .filter((icon) => !icon.closest(".k-food, .k-cubes, .k-spaces"))
    .map((icon) => [icon, icon.getBoundingClientRect()])
    .filter(([icon, box]) => box.width > 0 && box.width < (icon.closest(".k-slip") ? least : 24) - 0.1)
    .map(([icon, box]) => `${icon.outerHTML.slice(0, 160)} ${icon.parentElement.className} ${box.width}`)"""
"""What lies on a plate or stands in a space is as large as that; what hangs on the rail, at least as large as given."""
SPILLED = """() => [...document.querySelectorAll("main .k-slip, main .k-slip :is(.k-course, .k-name)")]
    .filter((one) => one.checkVisibility() && one.scrollHeight > one.clientHeight + 1)
    .map((one) => `${one.textContent.trim().slice(0, 40)}: ${one.scrollHeight} in ${one.clientHeight}`)"""


class Sand:
    """Puts the clocks of the server on."""

    file: Path
    skipped = 0.0

    def skip(self, seconds: float) -> None:
        self.skipped += seconds
        new = self.file.with_suffix(".new")
        new.write_text(str(self.skipped), encoding="utf-8")
        new.replace(self.file)


sand = Sand()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, client_built: Path) -> Iterator[TableServer]:
    """A server whose clocks can be put on."""
    server = TableServer(port=free_port(), data=tmp_path_factory.mktemp("data"), client=client_built)
    sand.file = server.data / "skipped"
    sand.skip(0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(conftest, "SERVER", SKIPPING + conftest.SERVER)
        server.start()
    yield server
    server.stop()


RELAXED = {"mode": "relaxed", "round_seconds": ROUND, "timer_seconds": TIMER}


def lay(person: Person, *seats: Json, **options: Any) -> Json:
    return playing.lay(person, "kitchen-rush", *seats, settings={"sound": False}, **options)


def sit(person: Person, keys: Json) -> Page:
    return playing.sit(person, keys, ".k-plan")


def alone(person: Person) -> Page:
    """A kitchen of one's own, with the clock running."""
    page = sit(person, lay(person, me(), **RELAXED))
    page.locator("[data-offer=ready]").click()
    expect(page.locator("main.phase-action")).to_be_visible()
    return page


def zone(page: Page, id: str) -> Locator:
    return page.locator(f"[data-zone={id}]")


def go(page: Page, id: str) -> None:
    """Tap a room as soon as a timer can be placed there; until then sand is skipped.

    Where another hand was quicker and its sheet came up instead, it is closed and the room tapped again.
    """
    sheet, tapped = page.locator("dialog.k-room"), False

    def there() -> bool:
        nonlocal tapped
        here = page.locator(f"[data-zone={id}].here")
        if tapped and here.count():
            return True
        if sheet.count():
            page.keyboard.press("Escape")
            expect(sheet).to_have_count(0)
        if is_open(zone(page, id)):
            zone(page, id).locator("> .k-floor").click(position={"x": 8, "y": 8})
            tapped = True
            return within(10, here)
        sand.skip(TIMER)
        within(1, page.locator(f"[data-zone={id}].can"))
        return False

    wait_until(there, f"a timer in {id}")


def within(seconds: int, what: Locator) -> bool:
    """Whether it appears: a mate may have been faster."""
    try:
        what.wait_for(timeout=seconds * 1000)
    except TimeoutError:
        return False
    return True


def drag(page: Page, piece: Locator, target: Locator) -> None:
    start, end = piece.bounding_box(), target.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + 30, start["y"] - 30, steps=3)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()


ANY_WAY = "() => document.querySelector('[data-panel] .k-offer[data-offer^=take]:not(.sent)')?.click()"


def take_an_order(page: Page) -> None:
    """Where one has to say which plates it goes onto, any way will do."""
    go(page, "waiters")
    page.locator(".k-slip.can > .k-floor:visible").first.click()
    order = page.locator(".k-own .k-order").first

    def taken() -> bool:
        if not order.is_visible():
            page.evaluate(ANY_WAY)
        return order.is_visible()

    wait_until(taken, "an order of one's own")


def is_open(place: Locator) -> bool:
    """Whether a timer can be placed there."""
    return "can" in (place.get_attribute("class") or "").split()


def is_in_order(person: Person, kind: str, *, thoroughly: bool = True) -> None:
    """Everything is said, nothing is wider than the window or cut off, and axe finds no fault."""
    page = person.page
    says_everything(page)
    fits(page, CUT_OFF)
    if thoroughly:
        assert person.faults() == [], kind


# Whole plays.


def test_a_practice_kitchen_by_keyboard_alone(meet: Meet) -> None:
    """Whatever is highlighted, by Enter; where nothing is, wherever one's plates lead next, by arrows."""
    maya = meet()
    page = sit(maya, lay(maya, me(), mode="practice"))
    expect(page.locator("main")).to_contain_text("Practice kitchen")
    page.keyboard.press("Tab")
    page.locator("main").focus()
    page.keyboard.press("Enter")
    expect(page.locator("main.phase-action")).to_be_visible()
    page.wait_for_timeout(UNREAD)
    page.keyboard.press("1")
    expect(page.locator("[data-own-timer=red-1]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("w")
    expect(zone(page, "waiters").locator("[data-timer=red-1]")).to_be_visible()
    for _ in range(MOST_STEPS):
        if page.locator("dialog.ending").count():
            break
        page.evaluate("document.activeElement?.blur()")
        if page.locator(".ask .k-offer.main:not([aria-disabled=true])").count():
            page.keyboard.press("Enter")
        elif page.locator("[data-panel] .k-offer").count():
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        sand.skip(SECONDS_A_STEP)
        page.wait_for_timeout(250)
    ending = page.locator("dialog.ending")
    expect(ending).to_contain_text("Practice kitchen")
    expect(ending.locator(".k-goal.judged li")).to_contain_text("Orders served")
    assert maya.faults() == []
    page.keyboard.press("Escape")
    expect(page.locator("main .log")).to_contain_text("You take the order")


def test_a_round_by_the_list_of_choices_then_the_bill_and_the_next_round(meet: Meet) -> None:
    maya = meet()
    page = alone(maya)
    page.keyboard.press("l")
    listed = page.locator(".k-list [data-choice]")
    expect(listed.first).to_be_focused()
    page.locator('.k-list [data-choice*=\'"zone":"maitre"\']').first.click()
    page.locator(".k-list [data-choice*=welcome]").click()
    expect(zone(page, "office").locator("[data-purse]")).to_have_text("2")
    page.locator(".k-list [data-choice*=welcome]").click()
    expect(zone(page, "office").locator("[data-purse]")).to_have_text("3")

    sand.skip(ROUND)
    expect(page.locator(".k-question")).to_be_visible()
    is_in_order(maya, "salary")
    while page.locator(".k-question [data-offer=unpaid]").count():
        before = page.locator(".k-bill li").count()
        page.locator(".k-question [data-offer=unpaid]").first.click()
        page.wait_for_function(
            "(before) => document.querySelectorAll('.k-bill li').length > before "
            "|| !document.querySelector('.k-question')",
            arg=before,
        )
    expect(page.locator("[data-offer=ready]")).to_be_visible()
    bill = page.locator(".k-bill")
    expect(bill).to_contain_text("The bill of round 1")
    expect(bill.locator("li.salaries")).to_contain_text("−3")
    expect(bill.locator("li.set-aside")).to_have_count(3)
    is_in_order(maya, "bill")
    page.get_by_role("button", name="Look at the kitchen").click()
    expect(bill).to_have_count(0)
    page.locator("[data-offer=ready]").click()
    expect(page.locator("main.phase-action")).to_contain_text("Round 2 of 4")


# One's own hands.


def test_a_timer_is_dragged_into_a_room_and_home_again(meet: Meet) -> None:
    page = alone(meet())
    drag(page, page.locator("[data-own-timer=red-1]"), zone(page, "spices"))
    expect(zone(page, "spices").locator("[data-timer=red-1]")).to_be_visible()
    expect(page.locator("[data-own-timer=red-1] .k-glass")).to_have_class(re.compile("running"))
    sand.skip(TIMER)
    expect(page.locator("[data-own-timer=red-1] .k-glass")).to_have_class(re.compile("spent"))
    drag(page, zone(page, "spices").locator("[data-timer=red-1]"), page.locator("[data-home]"))
    expect(zone(page, "spices").locator("[data-timer=red-1]")).to_have_count(0)


def test_a_phone_turned_in_the_middle_of_a_drag_loses_and_doubles_nothing(meet: Meet) -> None:
    maya = meet(**PHONE)
    page = alone(maya)
    timer, dragged = page.locator("[data-own-timer=red-1]"), page.locator(".k-dragged")

    def pick_up() -> None:
        box = timer.bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.move(box["x"] + 40, box["y"] - 40, steps=3)
        expect(dragged).to_be_visible()

    # The browser takes the finger away: the timer is where it was.
    pick_up()
    maya.resize(844, 390)
    page.evaluate("dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 }))")
    expect(dragged).to_have_count(0)
    page.mouse.up()
    expect(page.locator("[data-zone] [data-timer=red-1]")).to_have_count(0)
    # Or it stays: the timer goes where it is let go, as the rooms lie now.
    maya.resize(390, 844)
    pick_up()
    maya.resize(844, 390)
    room = zone(page, "spices").bounding_box()
    assert room
    page.mouse.move(room["x"] + room["width"] / 2, room["y"] + room["height"] / 2, steps=3)
    page.mouse.up()
    expect(dragged).to_have_count(0)
    expect(zone(page, "spices").locator("[data-timer=red-1]")).to_have_count(1)
    expect(page.locator("[data-zone] [data-timer=red-1]")).to_have_count(1)


def test_ingredients_go_onto_a_plate_by_tap_by_drag_and_all_at_once(meet: Meet) -> None:
    page = alone(meet())
    take_an_order(page)
    dish = page.locator(".k-own [data-dish]").first
    wanted = dish.locator(".k-want").count()
    go(page, "storage-1")
    filled = dish.locator(".k-want.there")
    expect(filled).to_have_count(0)
    token = zone(page, "storage-1").locator(".k-stock.wanted").first
    drag(page, token, dish)
    expect(filled).to_have_count(1)
    within_reach = dish.locator(".k-want.go")
    if within_reach.count():
        within_reach.first.click()
        expect(filled).to_have_count(2)
    if dish.locator(".k-want.go").count():
        page.locator("[data-panel] .k-offer.main").click()
        expect(dish.locator(".k-want.go")).to_have_count(0)
    assert filled.count() <= wanted


def test_a_mistake_is_warned_of_and_never_refused(meet: Meet) -> None:
    page = alone(meet())
    take_an_order(page)
    go(page, "storage-1")
    dish = page.locator(".k-own [data-dish]").first
    unwanted = zone(page, "storage-1").locator(".k-stock.go:not(.wanted)").first
    drag(page, unwanted, dish)
    caution = page.locator(".k-caution")
    expect(caution).to_contain_text("start it again")
    page.keyboard.press("Escape")
    expect(caution).to_have_count(0)
    expect(dish.locator(".k-food .i")).to_have_count(0)
    drag(page, unwanted, dish)
    page.locator("[data-offer=sure]").click()
    expect(dish.locator(".k-food .i")).to_have_count(1)
    expect(dish.locator(".k-want.there")).to_have_count(0)


def test_a_lot_is_bought_and_plates_are_washed(meet: Meet) -> None:
    page = alone(meet())
    go(page, "market")
    panel = page.locator("[data-panel]")
    panel.get_by_role("button", name=re.compile("^Bread")).click()
    panel.locator("[data-offer=buy]").click()
    expect(zone(page, "storage-1").locator("[data-good=bread]")).to_have_text("8")
    expect(zone(page, "office").locator("[data-purse]")).to_have_text("0")
    go(page, "sink")
    chosen = panel.locator(".k-stepper")
    unwashed = chosen.filter(has=page.locator("b", has_text="0"))
    size = (unwashed.get_attribute("aria-label") or "").removeprefix("plate ")
    clean = int(page.locator(f"[data-rack={size}]").inner_text())
    unwashed.get_by_role("button", name="One more").click()
    panel.locator("[data-offer=wash]").click()
    expect(page.locator(f"[data-rack={size}]")).to_have_text(str(clean + 1))
    expect(page.locator(".k-crockery .k-plates").first).to_be_visible()


def test_what_is_impossible_says_its_rule(meet: Meet) -> None:
    page = alone(meet())
    go(page, "maitre")
    page.keyboard.press("m")
    page.locator("[data-zone=office] > .k-floor").click(position={"x": 8, "y": 8})
    expect(zone(page, "office").locator("[data-timer]")).to_be_visible()
    page.keyboard.press("o")
    toast = page.get_by_role("alert")
    page.keyboard.press("3")
    page.keyboard.press("m")
    expect(toast).to_contain_text("No space is free")
    link = toast.get_by_role("link")
    assert re.fullmatch(r"/rules/kitchen-rush#KR-[A-Z]+-\d+", link.get_attribute("href") or "")


def test_the_keys_are_shown(meet: Meet) -> None:
    maya = meet()
    page = alone(maya)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys).to_contain_text("Stoves")
    assert maya.faults() == []
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_a_room_that_another_hand_took_first_says_so_instead_of_opening(meet: Meet) -> None:
    maya = meet(1024, 768)
    page = alone(maya)
    room, sheet = zone(page, "maitre"), page.locator("dialog.k-room")
    floor = room.locator("> .k-floor")
    box = floor.bounding_box()
    assert box
    page.mouse.move(box["x"] + 8, box["y"] + 8)
    expect(room).to_have_class(re.compile(r"\bcan\b"))
    page.wait_for_timeout(UNREAD)
    # The finger comes down while the room glows; before it is lifted, a timer stands on its only space.
    page.mouse.down()
    for timer, key, there in (("1", "m", "maitre"), ("2", "s", "spices")):
        page.keyboard.press(timer)
        page.keyboard.press(key)
        expect(zone(page, there).locator(f"[data-timer=red-{timer}]")).to_be_visible()
    page.mouse.up()
    expect(page.get_by_role("alert")).to_contain_text("No space is free")
    expect(sheet).to_have_count(0)
    # A room that has been at rest opens, as ever.
    page.wait_for_timeout(UNREAD)
    floor.click(position={"x": 8, "y": 8})
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


# Together.


def test_two_browsers_at_one_table_see_each_others_timers(meet: Meet) -> None:
    maya, nora = meet(), meet(1024, 768, language="fr", theme="dark")
    keys = lay(maya, me("Maya"), {"kind": "friend"}, **RELAXED)
    guest = nora.go(f"/join/{keys['table']}#{keys['join']}")
    guest.get_by_role("textbox").fill("Nora")
    guest.locator("form button.main").click()
    host = maya.go(f"/table/{keys['table']}")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        expect(page.locator(".k-plan")).to_be_visible()
    host.locator("[data-offer=ready]").click()
    expect(host.locator(".prompt h2")).to_have_text("You are ready")
    guest.locator("[data-offer=ready]").click()
    for page in (host, guest):
        expect(page.locator("main.phase-action")).to_be_visible()
    go(host, "spices")
    expect(zone(guest, "spices").locator("[data-timer=red-1]")).to_be_visible()
    expect(guest.locator(".k-mate .k-who small")).to_contain_text("aux épices")
    go(guest, "spices")
    expect(zone(host, "spices").locator("[data-timer]")).to_have_count(2)
    expect(host.locator(".k-mate")).to_contain_text("at the spices")
    seconds = [
        page.locator("[data-zone=spices] [data-timer=red-1] .k-label").inner_text() for page in (host, guest)
    ]
    assert all(re.fullmatch(r"\d+ s", shown) for shown in seconds), seconds
    is_in_order(nora, "a tablet in French")


# At a desk, on a tablet, on a phone.


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        ({"width": 1440, "height": 900}, "en", "light"),
        ({"width": 1024, "height": 768}, "fr", "light"),
        (PHONE, "fr", "dark"),
    ],
    ids=["desk", "tablet", "phone"],
)
def test_every_room_is_in_order(meet: Meet, size: Json, language: str, theme: str) -> None:
    maya = meet(language=language, theme=theme, **size)
    phone = size is PHONE
    keys = lay(
        maya,
        me(),
        {"kind": "bot", "bot": "cook", "name": "Milo"},
        events=True,
        **RELAXED,
    )
    page = sit(maya, keys)

    def look(kind: str) -> None:
        thoroughly = kind in ("prep", "storage-1", "market", "the list")
        is_in_order(maya, kind, thoroughly=thoroughly)
        if phone:
            assert page.evaluate(TOO_SMALL) == [], kind
            maya.speak("en")
            maya.darken(False)
            is_in_order(maya, f"{kind}, in English and by day", thoroughly=thoroughly)
            assert page.evaluate(TOO_SMALL) == [], kind
            maya.speak("fr")
            maya.darken()

    look("prep")
    page.locator("[data-offer=ready]").click()
    expect(page.locator("main.phase-action")).to_be_visible()
    take_an_order(page)
    look("an order taken")
    for room in ("storage-1", "market", "spices", "stoves", "sink", "maitre", "office"):
        go(page, room)
        look(room)
    sand.skip(TIMER)
    page.locator(".k-timer.movable").first.click()
    look("a timer in hand")
    summary = page.locator(".k-list summary")
    if not summary.is_visible():
        page.locator(".tab[data-for=side]").click()
    summary.click()
    look("the list")


def test_on_a_desktop_icons_are_24_pixels_and_a_full_rail_is_cut_nowhere(meet: Meet) -> None:
    """While the team plans, and when five orders hang there: those are a little smaller, and fit."""
    maya = meet(1366, 657, language="fr")
    page = sit(maya, lay(maya, me(), **RELAXED))

    def look(least: int) -> None:
        for language, width, height in (
            ("fr", 1366, 657),
            ("en", 1440, 900),
            ("fr", 1440, 900),
            ("fr", 1366, 657),
        ):
            maya.speak(language)
            maya.resize(width, height)
            assert page.evaluate(SMALL_ICONS, least) == []
            assert page.evaluate(SPILLED) == []

    look(24)
    page.locator("[data-offer=ready]").click()
    expect(page.locator("main.phase-action")).to_be_visible()
    waiting = page.locator(".k-plan .k-slip")
    before = waiting.count()
    go(page, "maitre")
    page.locator("[data-offer=welcome-all]").click()
    expect(waiting).to_have_count(before + 2)
    look(20)


# The first game.


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (768, 1024), (390, 844)])
def test_the_guide_cooks_one_order(meet: Meet, size: tuple[int, int]) -> None:
    maya = meet(*size)
    page = maya.go("/guide/kitchen-rush")
    title = page.locator(".coach h2")
    expect(title).to_have_text("Guests are waiting")
    following = page.locator(".coach button.main")
    for _ in range(3):
        following.click()
    expect(title).to_have_text("Send a timer to the Waiters")
    page.locator("[data-zone=waiters] > .k-floor").click(position={"x": 8, "y": 8})
    expect(title).to_have_text("Take the order")
    page.locator("[data-order=O16] > .k-floor:visible").first.click()
    expect(title).to_have_text("A plate against its order")
    is_in_order(maya, "guide")
    following.click()
    page.locator("[data-zone=storage-1] > .k-floor").click(position={"x": 8, "y": 8})
    expect(title).to_have_text("Fill the plate")
    page.locator("[data-panel] .k-offer.main").click()
    expect(title).to_have_text("Now to the Stoves")
    click_through(following, title.filter(has_text="Now together"))
    expect(page.locator(".k-bill")).to_contain_text("+4")
    assert json.dumps(maya.unexpected()) == "[]"
