"""The expansions of Seize the Bean in a real browser: drafts, crafting, a full table, Starbots, and the form before."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ROOT, Meet
from tests.browser.playing import PHONE, UNSAID, WIDER, act, play_out, turn
from tests.browser.test_seize_the_bean import CUT_OFF, GAME, SERVES, is_in_order, sit, until

SIZES: list[tuple[dict[str, Any], str, str]] = [
    ({"width": 1440, "height": 900}, "en", "light"),
    ({"width": 1024, "height": 768}, "fr", "dark"),
    (PHONE, "fr", "light"),
]
RECORDS = ROOT / "docs" / "records"
RECORDED = [
    (path.stem.removeprefix(f"{GAME}-"), *SIZES[at % len(SIZES)])
    for at, path in enumerate(sorted(RECORDS.glob(f"{GAME}-*.jsonl")))
]
"""Each in another size and language than its neighbours."""
ID = re.compile(r"\b[a-z]+_[a-z_]+\b|\b[a-z_]+-[a-z]\d\d\b")
"""What a card, a group or an ability is called where nobody should read it."""
SPILLED = """() => [...document.querySelectorAll(".card .order, .card .adds")]
    .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.closest(".card").dataset.card)"""
EVERYTHING: dict[str, Any] = {
    "founders": "all",
    "diverse_city": True,
    "craft_mode": True,
    "mouth_watering": True,
    "city_celebrities": True,
    "daily_specials": ["cappuccino", "latte", "affogato", "mocha"],
}


def test_a_draft_shows_ones_own_hand_and_who_still_chooses(meet: Meet) -> None:
    maya = meet()
    page = sit(maya, 3, founders="base")
    until(page, "keep")
    hand = page.locator(".draft .hand .guest")
    expect(hand).to_have_count(3)
    expect(page.locator(".choosing .waiting")).to_have_text([re.compile("Maya")])
    kept = hand.first.get_attribute("data-guest")
    is_in_order(maya, "keep")
    act(page, lambda: hand.first.locator(".face").click())
    expect(page.locator(f".kept [data-card={kept}]")).to_be_visible()
    until(page, "place")
    expect(page.locator(".stand.founder")).to_have_count(1)
    expect(page.locator(".cafe .patron")).to_be_visible()


def test_tokens_are_crafted_by_clicking_them(meet: Meet) -> None:
    maya = meet()
    page = sit(maya, 2, craft_mode=True)
    until(page, "craft")
    expect(page.locator(".phases .now")).to_have_text("Craft")
    is_in_order(maya, "craft")
    token = page.locator(".handing .good").first
    resource = token.get_attribute("data-give")
    act(page, lambda: token.click())
    expect(page.locator(f".cafe .supply [data-stat={resource}]")).to_have_text("1")


def test_without_crafting_the_day_has_no_craft_phase(meet: Meet) -> None:
    page = sit(meet(), 2)
    expect(page.locator(".phases li:visible")).to_have_count(5)


@pytest.mark.parametrize(("size", "language", "theme"), SIZES)
def test_six_at_the_table_with_everything(
    meet: Meet, size: dict[str, Any], language: str, theme: str
) -> None:
    maya = meet(language=language, theme=theme, **size)
    page = sit(maya, 6, **EVERYTHING)
    for kind in ("keep", "marker", "place", "craft"):
        until(page, kind)
        is_in_order(maya, kind, thoroughly=kind in ("keep", "place"))
    expect(page.locator(".opp")).to_have_count(5)
    expect(page.locator(".pool .cups li")).to_have_count(4)


def test_who_goes_second_opens_the_cafe_and_reads_what_starbots_does(meet: Meet) -> None:
    page = sit(meet(), 1, solo_level=1, first=1)
    expect(page.locator(".prompt h2")).to_have_text("Starbots goes first. Ready to open your Café?")
    act(page, lambda: page.get_by_role("button", name="Open your café").click())
    story = page.locator("main .log")
    expect(story).to_contain_text("Starbots chooses")
    expect(story).not_to_contain_text("Action card")


def test_alone_against_starbots_to_the_end(meet: Meet) -> None:
    maya = meet()
    page = sit(maya, 1, solo_level=1)
    until(page, "place")
    page.locator(".opp.robot .who").click()
    cafe = page.get_by_role("dialog", name=re.compile("Starbots"))
    expect(cafe.locator(".robot-space")).to_have_count(6)
    assert maya.faults() == []
    page.keyboard.press("Escape")
    ending = play_out(page, SERVES)
    expect(ending.locator("td.total")).to_have_count(2)
    expect(ending.locator(".bean-count thead th").last).to_contain_text("Starbots")
    maya.go("/").get_by_role("link", name="Solo results").click()
    level = page.locator(".bean-results tbody tr").first
    expect(level.locator("th")).to_have_text("1")
    expect(level.locator("td").nth(1)).to_have_text("1")
    assert maya.faults() == []


def test_a_scenario_to_its_end_says_who_won_and_why(meet: Meet) -> None:
    """On a phone: the verdict, both counts in sight, no step of the count without a picture, and the result kept."""
    maya = meet(language="fr", **PHONE)
    page = sit(maya, 1, scenario="cafe_da_nala")
    ending = play_out(page, SERVES)
    expect(ending.locator(".verdict")).to_have_text(re.compile("^(Perdu|Starbots est battu)"))
    totals = ending.locator("td.total")
    expect(totals).to_have_count(2)
    totals.first.scroll_into_view_if_needed()
    for total in totals.all():
        expect(total).to_be_in_viewport(ratio=1)
    assert ending.locator(".bean-count [href$=stb-other]").count() == 0
    is_in_order(maya, "over")
    maya.go(f"/results/{GAME}")
    told = page.locator(".bean-results ol li")
    expect(told).to_have_count(1)
    expect(told).to_contain_text("Café da Nala")
    is_in_order(maya, "results")


@pytest.mark.parametrize(("name", "size", "language", "theme"), RECORDED)
def test_a_record_of_every_neighbourhood_can_be_looked_at(
    meet: Meet, name: str, size: dict[str, Any], language: str, theme: str
) -> None:
    maya = meet(language=language, theme=theme, **size)
    page = maya.go("/")
    page.locator(".record input[type=file]").set_input_files(RECORDS / f"{GAME}-{name}.jsonl")
    page.wait_for_url(re.compile("/replay/"))
    slider = page.locator(".player input[type=range]")
    end = int(slider.get_attribute("max") or 0)
    for moment in (end // 4, end // 2, end * 3 // 4, end):
        slider.fill(str(moment))
        expect(page.locator(".player h2")).to_contain_text(str(moment))
        text = page.locator("body").inner_text()
        assert UNSAID.findall(text) + ID.findall(text) == []
        assert page.evaluate(WIDER) <= 0
        assert page.evaluate(CUT_OFF) + page.evaluate(SPILLED) == [], moment


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, PHONE])
def test_the_form_says_what_does_not_fit_where_it_is_chosen(meet: Meet, size: dict[str, Any]) -> None:
    maya = meet(**size)
    page = maya.go(f"/new/{GAME}")
    kreuzberg = page.get_by_role("radio", name=re.compile("^Kreuzberg"))
    expect(kreuzberg).to_be_checked()
    page.get_by_role("button", name="6 players").click()
    expect(kreuzberg).to_be_disabled()
    expect(page.locator(".hood", has=kreuzberg)).to_contain_text("Not with 6: Party Animals")
    expect(page.get_by_role("radio", name=re.compile("^Prenzlauer Berg"))).to_be_checked()
    house = page.get_by_role("checkbox", name="House rule: any groups for five and six")
    house.check()
    expect(kreuzberg).to_be_enabled()
    house.uncheck()
    page.get_by_role("radio", name=re.compile("^Your own Kiez")).check()
    expect(page.get_by_role("checkbox", name=re.compile("^Starving Artists"))).to_be_disabled()
    assert maya.faults() == []


def test_a_scenario_is_chosen_and_told(meet: Meet) -> None:
    maya = meet()
    page = maya.go(f"/new/{GAME}")
    page.get_by_role("button", name="1 player", exact=True).click()
    page.get_by_role("radio", name=re.compile("^AO Amor")).check()
    expect(page.locator(".bean-form .hoods")).to_have_count(0)
    page.get_by_role("checkbox", name="House rule: further variants in a scenario").check()
    page.get_by_role("checkbox", name="Craft Mode").check()
    page.get_by_role("textbox", name="Name").fill("Maya")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".opp.robot")).to_contain_text("AO Amor")
    expect(page.locator(".pool .house-rules")).to_have_text("House rule: further variants in a scenario")
    expect(page.locator(".stand.founder")).to_have_count(2)
    assert {choice["do"] for choice in turn(page).choices} <= {"place", "confirm"}
