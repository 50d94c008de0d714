"""The coach of a replay: curve, moments, one of them at length, by keyboard too, and a way to try again from there."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE, Meet, Person
from tests.browser.playing import UNSAID, WIDER

ROOT = Path(__file__).parents[2]
SEEN = os.environ.get("DEMITASSE_SEEN", "")


def coached(person: Person, record: str) -> None:
    answer = person.context.request.post(
        f"{person.address}/api/replays", data=(ROOT / "docs" / "records" / record).read_bytes()
    )
    assert answer.status == 201, answer.text()
    person.go(f"/replay/{answer.json()['id']}#coach")


def test_the_coach_shows_where_a_play_was_decided_on_the_board_too_and_lets_one_try_again(meet: Meet) -> None:
    person = meet(1366, 657, painted=bool(SEEN))
    coached(person, "cafe-del-gatto-3p.jsonl")
    page = person.page
    coach = page.locator("dialog.coaching")
    expect(coach.locator(".curve svg")).to_be_visible()
    # The coach thinks at a lower priority than all else on the machine.
    expect(coach.locator(".moments")).to_contain_text("Only what is certain is marked", timeout=4 * PATIENCE)
    moments = coach.locator(".moment")
    assert moments.count() > 1
    expect(coach.locator(".look")).to_be_visible()  # the dearest, by itself
    assert person.faults_by_day_and_by_night() == []

    moments.first.click()
    expect(moments.first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowDown")
    expect(moments.nth(1)).to_have_attribute("aria-pressed", "true")
    shown(person, "coach-laptop-dark")
    person.darken(False)
    person.speak("fr")
    expect(coach.locator(".moments")).to_contain_text("On ne marque que ce qui est sûr")
    assert not UNSAID.search(coach.inner_text())
    for width, height in ((1366, 657), (768, 1024), (390, 844)):
        person.resize(width, height)
        assert page.evaluate(WIDER) == 0
        shown(person, f"coach-fr-{width}")

    assert person.faults() == []  # on a phone
    coach.get_by_role("button", name="Montrer sur le plateau").click()
    expect(coach).not_to_be_attached()
    assert page.get_by_role("slider", name="Moment").input_value() != "0"
    asking = page.get_by_role("button", name="Coach", exact=True)
    asking.click()
    expect(coach.locator(".curve svg")).to_be_visible()
    page.keyboard.press("Escape")
    expect(coach).not_to_be_attached()
    asking.click()

    coach.get_by_role("button", name="Réessayer d’ici").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".machbox")).to_be_visible()


def shown(person: Person, name: str) -> None:
    """For people who want to look: DEMITASSE_SEEN names a folder."""
    if SEEN:
        person.page.screenshot(path=f"{SEEN}/{name}.png")
