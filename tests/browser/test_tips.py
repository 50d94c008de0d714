"""Everything on the tables of Kitchen Rush and Seize the Bean explains itself: every icon, by pointer and by finger."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Meet, Person
from tests.browser.playing import PHONE, bot, lay, me, says_everything, sit, turn

ICONS = """() => [...document.querySelectorAll("main.table svg:has(> use), .bar .goals svg:has(> use)")]
    .filter((icon) => icon.checkVisibility({ visibilityProperty: true }))
    .map((icon) => [icon, icon.getBoundingClientRect()])
    .filter(([icon, box]) => box.width > 0 && !icon.closest("dialog"))
    .map(([icon, box]) => {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const name = `${icon.querySelector("use").getAttribute("href")} in ${icon.parentElement.className}`;
        return { icon, x, y, name };
    })
    .filter(({ icon, x, y }) => {
        // What lies under something else, or is scrolled away, is not to be pointed at.
        const hit = document.elementFromPoint(x, y);
        const floor = hit?.closest("[data-floor]");
        return hit && (icon.contains(hit) || hit.contains(icon) || floor?.parentElement.contains(icon));
    })"""
UNTOLD = f"""async (finger) => {{
    // The page's own timers, without the waiting: a tip opens when its time has come, and goes with Escape.
    const told = new Set(), untold = [], outside = [];
    const seen = () => new Promise((tell) => {{
        let left = 300;
        const look = () => document.querySelector(".tip:popover-open") || left-- === 0
            ? tell(document.querySelector(".tip:popover-open")) : setTimeout(look, 10);
        look();
    }});
    const gone = () => document.body.dispatchEvent(new KeyboardEvent("keydown", {{ key: "Escape", bubbles: true }}));
    // Bots claim meanwhile, and what they hang up moves other things: each icon is looked for where it is now.
    const next = () => ({ICONS})().find(({{ icon }}) => !told.has(icon));
    for (let at = next(); at; at = next()) {{
        const {{ icon, x, y, name }} = at;
        const hit = document.elementFromPoint(x, y) ?? icon;
        const pointerType = finger ? "touch" : "mouse";
        const there = {{ bubbles: true, clientX: x, clientY: y, isPrimary: true, pointerId: 7, pointerType }};
        hit.dispatchEvent(new PointerEvent(finger ? "pointerdown" : "pointermove", there));
        const tip = await seen();
        const box = tip?.getBoundingClientRect();
        const now = icon.getBoundingClientRect();
        const moved = !icon.isConnected || now.left + now.width / 2 !== x || now.top + now.height / 2 !== y;
        if ((!tip || !tip.textContent.trim()) && !moved) untold.push(name);
        else if (tip && (Math.min(box.left, box.top) < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
            outside.push(name);
        if (tip || !moved) told.add(icon);
        if (finger) hit.dispatchEvent(new PointerEvent("pointerup", there));
        gone();
        await new Promise((done) => setTimeout(done, 20));
    }}
    return {{ icons: told.size, untold, outside, left: document.querySelectorAll(".tip").length }};
}}"""


def every_icon_tells(page: Page, finger: bool, at_least: int) -> None:
    found: dict[str, Any] = page.evaluate(UNTOLD, finger)
    assert found["untold"] == []
    assert found["outside"] == []
    assert found["left"] == 0
    assert found["icons"] >= at_least


def quicken(person: Person) -> None:
    """Waits of a tip are a hundredth as long: there are some hundred icons."""
    person.context.add_init_script(
        "const { setTimeout: wait } = window; window.setTimeout = (f, ms, ...more) =>"
        " wait(f, ms === 350 || ms === 450 ? ms / 100 : ms, ...more)"
    )


def kitchen(person: Person) -> Page:
    keys = lay(
        person, "kitchen-rush", me(), bot("Milo", "cook"), bot("Inès", "cook"), settings={"sound": False}
    )
    return sit(person, keys, ".k-plan")


def bean(person: Person) -> Page:
    keys = lay(person, "seize-the-bean", me(), bot())
    page = sit(person, keys, ".ask .prompt")
    turn(page)
    return page


@pytest.mark.parametrize("finger", [False, True], ids=["pointer", "finger"])
def test_every_icon_of_the_kitchen_tells_what_it_is(meet: Meet, finger: bool) -> None:
    maya = meet(**PHONE) if finger else meet()
    quicken(maya)
    every_icon_tells(kitchen(maya), finger, at_least=50 if finger else 80)


@pytest.mark.parametrize("finger", [False, True], ids=["pointer", "finger"])
def test_every_icon_of_the_cafe_tells_what_it_is(meet: Meet, finger: bool) -> None:
    maya = meet(**PHONE) if finger else meet()
    quicken(maya)
    every_icon_tells(bean(maya), finger, at_least=10 if finger else 60)


def test_a_tip_has_name_sentence_numbers_and_rule_and_the_sheet_has_them_all(meet: Meet) -> None:
    maya = meet()
    page = kitchen(maya)
    box = page.locator(".k-wages .i").bounding_box()
    assert box
    page.mouse.move(box["x"] + 4, box["y"] + 4)
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Salaries after the bell: 21")
    expect(tip).to_contain_text("every timer costs 3 coins")
    expect(tip.get_by_role("link")).to_have_attribute(
        "href", re.compile(r"/rules/kitchen-rush#KR-SALARY-02$")
    )
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    # Focus tells at once, and a tip of a room says how many spaces are free.
    page.locator("main").focus()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('[data-zone=waiters]') !== null"):
            break
    expect(tip).to_contain_text("2 of 2 spaces free")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Help", exact=True).click()
    page.get_by_role("button", name="Icons explained").click()
    sheet = page.get_by_role("dialog", name="Icons explained")
    expect(sheet.locator("dt")).to_have_count(40)
    sheet.get_by_role("searchbox").fill("epper")
    expect(sheet).to_contain_text("No icon is called that.")
    sheet.get_by_role("searchbox").fill("sink")
    expect(sheet.locator("dt").first).to_have_text("Sink")
    says_everything(page)
    assert maya.faults() == []


def test_a_phone_shows_every_stock_and_a_tap_opens_a_room(meet: Meet) -> None:
    maya = meet(**PHONE, language="fr", theme="dark")
    page = kitchen(maya)
    shown = ".k-plan :is([data-good], .k-plates, [data-purse], .k-wages, .k-upgrade):visible"
    # Six ingredients in each of three Storages, five spices, four sizes dirty and clean, till, salaries, two prices.
    expect(page.locator(shown)).to_have_count(3 * 6 + 5 + 8 + 1 + 1 + 2)
    page.locator("[data-zone=sink] > .k-floor").tap()
    room = page.get_by_role("dialog", name="Plonge")
    expect(room.locator(".k-tiles li")).to_have_count(8)
    expect(room.locator(".k-tiles .i").first).to_have_css("width", "44px")
    expect(room).to_contain_text("2 cases libres sur 2")
    says_everything(page)
    assert maya.faults() == []
    page.keyboard.press("Escape")
    expect(room).to_have_count(0)
