"""Claims in Kitchen Rush: on the floor while the team plans, kept by bots, let go by a second tap."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.playing import WIDER, bot, lay, me, says_everything, sit

SPILLED = """() => [...document.querySelectorAll("main :is(.k-slip, .k-course, .k-minute li, .k-left, .k-says)")]
    .filter((one) => one.checkVisibility())
    .filter((one) => one.scrollHeight > one.clientHeight + 1
        || (one.scrollWidth > one.clientWidth + 1 && !one.matches(".k-slip")))
    .map((one) => `${one.className} ${one.textContent.trim().slice(0, 40)}`)"""
LISTEN = """() => {
    window.heard = [];
    const spoken = document.querySelector("[data-announcer]");
    new MutationObserver(() => heard.push(spoken.textContent))
        .observe(spoken, { childList: true, characterData: true, subtree: true });
}"""
"""Bots soon say the next thing: whatever was announced is kept."""
OUTSIDE = """() => [...document.querySelectorAll("main .k-zone[data-zone]")].flatMap((zone) => {
    const room = zone.getBoundingClientRect();
    return [...zone.querySelectorAll(".k-space, .k-claimed, .k-left, .k-stock")]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > room.bottom + 1)
        .map((one) => `${zone.dataset.zone}: ${one.className}`);
})"""
"""What stands in a room and reaches below its floor."""
WINDOWS = [(1440, 900), (1366, 657), (1024, 768), (768, 1024), (390, 844), (844, 390)]


def test_an_order_and_a_room_are_claimed_and_let_go_while_the_team_plans(meet: Meet) -> None:
    maya = meet()
    keys = lay(maya, "kitchen-rush", me(), bot("Milo", "cook"), settings={"sound": False})
    page = sit(maya, keys, ".k-plan")
    # The bot says what it takes; whoever wants it gets it.
    milos = page.locator(".k-plan .k-slip .k-claimed", has_text="Milo")
    expect(milos).to_be_visible()
    order = milos.get_attribute("data-claimed")
    slip = page.locator(f".k-plan [data-order={order}]")
    expect(slip.locator(".k-claim")).to_have_text("Swap?")
    slip.locator("> .k-floor").click(position={"x": 6, "y": 60})
    expect(slip.locator(".k-claimed")).to_have_text("you")
    expect(slip.locator(".k-claim")).to_have_text("Yours. Let go?")
    slip.locator("> .k-floor").click(position={"x": 6, "y": 60})
    expect(slip.locator(".k-claimed")).to_have_count(0)
    # A room, from its sheet.
    page.locator("[data-zone=sink] > .k-floor").click(position={"x": 20, "y": 60})
    room = page.get_by_role("dialog", name="Sink")
    room.get_by_role("button", name="Claim it").click()
    expect(room.get_by_role("button", name="Yours. Let go?")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-zone=sink] .k-claimed")).to_have_text("you")
    says_everything(page)
    # The fullest rooms have room for it.
    for full in ("spices", "office"):
        page.locator(f"[data-zone={full}] > .k-floor").click(position={"x": 20, "y": 40})
        page.locator(f"dialog.k-room [data-claim={full}]").click()
        page.keyboard.press("Escape")
        expect(page.locator(f"[data-zone={full}] .k-claimed")).to_have_count(1)
    for width, height in WINDOWS:
        maya.resize(width, height)
        assert page.evaluate(OUTSIDE) == [], (width, height)
    maya.resize(1440, 900)
    assert maya.faults() == []


def test_bots_leave_the_waiters_to_a_newcomer_who_sees_their_first_minute_in_every_window(meet: Meet) -> None:
    maya = meet()
    bots = [bot(name, "cook") for name in ("Milo", "Inès", "Basile")]
    page = sit(maya, lay(maya, "kitchen-rush", me(), *bots, settings={"sound": False}), ".k-plan")
    minute = page.get_by_role("group", name="Your first minute").first
    expect(minute.get_by_role("listitem").first).to_contain_text("take it")
    # The way is that of the order one has claimed.
    slip = page.locator(".k-plan .k-slip").nth(1)
    slip.locator("> .k-floor").click(position={"x": 6, "y": 60})
    expect(minute).to_contain_text("your claim")
    order = slip.locator(".k-name").first.inner_text()
    expect(minute).to_contain_text(order)

    def fits_everywhere() -> None:
        for language in ("fr", "en"):
            maya.speak(language)
            for width, height in WINDOWS:
                maya.resize(width, height)
                assert page.evaluate(SPILLED) == [], (language, width, height)
                assert page.evaluate(WIDER) == 0
            says_everything(page)
        maya.resize(1440, 900)

    fits_everywhere()
    page.evaluate(LISTEN)
    page.locator("[data-offer=ready]").click()
    waiters = page.locator("[data-zone=waiters]")
    expect(waiters.locator(".k-left")).to_have_text("left for you")
    # For twenty seconds: what else there is to see is looked at while the clock stands.
    page.get_by_role("button", name="Ask for a pause").first.click()
    expect(waiters.locator(".k-space.kept")).to_have_count(1)
    expect(waiters.get_by_role("button")).to_have_accessible_name(re.compile("left for you"))
    page.wait_for_function("() => heard.some((text) => text.includes('Left for you: Waiters'))")
    fits_everywhere()
    assert maya.faults() == []
    page.get_by_role("button", name="Go on").first.click()
    expect(page.locator("[data-panel] .k-offer.main")).to_contain_text(f"take {order}")
    page.keyboard.press("w")
    expect(waiters.locator(".k-left")).to_have_count(0)
