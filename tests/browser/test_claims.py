"""Claims in Kitchen Rush: on the floor while the team plans, kept by bots, let go by a second tap."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.playing import bot, lay, me, says_everything, sit


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
    assert maya.faults() == []
