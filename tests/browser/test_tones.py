"""Loud and quiet choices in a real browser: who trusts the filled button, and one tap more before a waste."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

import demitasse
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.kernel.record import parse
from tests.browser import playing
from tests.browser.conftest import Meet, Person
from tests.browser.playing import PHONE, Json, Turn, act, bot, choices, me, play, rows, turn
from tests.coffee_rush.test_tones import thrown_away

FILLED = """() => {
    const channels = (colour) => colour.match(/[\\d.]+/g).map(Number);
    const light = ([red, green, blue, alpha = 1]) => alpha < 0.5 ? null : 0.3 * red + 0.59 * green + 0.11 * blue;
    const paper = light(channels(getComputedStyle(document.body).backgroundColor));
    const buttons = [...document.querySelectorAll(".choices [data-choice]")];
    const loud = buttons.map((one) => light(channels(getComputedStyle(one).backgroundColor)))
        .map((own) => own === null ? -1 : Math.abs(paper - own));
    return loud.indexOf(Math.max(...loud));
}"""
"""Which choice stands out most from the paper, by nothing but its colour; outlines do not."""


def lay(person: Person, *seats: Json, **settings: object) -> Page:
    keys = playing.lay(person, "coffee-rush", *seats, settings={"speed": "instant", **settings})
    return playing.sit(person, keys, ".board")


def test_whoever_clicks_the_loudest_button_throws_nothing_ready_away(meet: Meet) -> None:
    maya = meet()
    keys = playing.lay(maya, "coffee-rush", me(), bot())
    page = playing.sit(maya, keys, ".board")

    play(page, loudest)

    key = {"Authorization": f"Bearer {keys['seats'][0]['key']}"}
    answer = maya.context.request.get(f"{maya.address}/api/tables/{keys['table']}/record", headers=key)
    assert answer.ok, answer.text()
    wasted, sent = judged(answer.body())
    assert wasted == []
    assert sent > 0


def loudest(page: Page, _: Turn) -> None:
    choices(page).nth(page.evaluate(FILLED)).click()


def test_an_order_whose_cup_is_full_is_ready_before_it_can_be_sent(meet: Meet) -> None:
    page = lay(meet(), me(), bot())
    ready = page.locator(".choice", has_text="is ready in it")

    playing.until(page, lambda now: now.kind in ("pour", "empty", "done") and ready.count() > 0, loudest)

    expect(page.locator(".ticket .note.ok").first).to_have_text("Ready to send")


def judged(record: bytes) -> tuple[list[str], int]:
    """What the first seat threw away in a play, and how many orders it sent."""
    game = demitasse.game("coffee-rush")
    kept = parse(record)
    play = kept.start(game)
    wasted: list[str] = []
    sent = 0
    for row in kept.rows:
        if row.seat == 0:
            assert isinstance(play.position, CoffeeRushPosition)
            wasted.append(thrown_away(play.position, game.notation.parse(row.do)))
            sent += row.do.startswith("send ")
        play.replay(row.seat, row.at, row.do)
    return [what for what in wasted if what], sent


def pour_in_hand(page: Page) -> Turn:
    """Go on to a question in which giving tokens back would be a waste."""
    return playing.until(
        page, lambda now: page.locator(".choice.ends.wasteful").count() > 0, lazily_but_for_waste
    )


def lazily_but_for_waste(page: Page, now: Turn) -> None:
    choices(page).nth(0 if now.kind == "step" else now.forward).click()


def test_a_waste_needs_a_second_tap_and_is_forgotten_by_escape(meet: Meet) -> None:
    maya = meet()
    page = lay(maya, me(), bot())
    before = pour_in_hand(page).rows
    done = page.locator(".choice.ends")

    done.click()
    expect(done).to_have_class(re.compile("armed"))
    expect(done).to_contain_text("Really: Done?")
    assert maya.faults() == []
    page.keyboard.press("Escape")
    expect(done).not_to_have_class(re.compile("armed"))
    assert rows(page) == before

    page.keyboard.press("0")
    expect(done).to_have_class(re.compile("armed"))
    expect(done).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("0")
    assert turn(page, before).rows > before


def test_whoever_wants_no_questions_is_asked_none_and_the_turn_ends_by_itself(meet: Meet) -> None:
    maya = meet()
    page = lay(maya, me(), bot(), hasty=True)
    pour_in_hand(page)
    act(page, lambda: page.locator(".choice.ends").click())
    confirm = page.locator(".choices [data-choice*=confirm]")

    expect(confirm).to_have_class(re.compile("ending"))
    before = rows(page)
    page.keyboard.press("Shift")
    expect(confirm).not_to_have_class(re.compile("ending"))
    act(page, lambda: page.keyboard.press("Control+z"))
    act(page, lambda: page.locator(".choice.ends").click())
    expect(confirm).to_have_count(0)
    assert rows(page) > before + 2, "undone, done again, and ended"


def test_the_setting_is_kept(meet: Meet) -> None:
    page = lay(meet(), me(), bot())
    page.get_by_role("button", name="At the table").click()
    page.get_by_role("checkbox", name="Skip confirmations").check()
    page.reload()
    assert page.evaluate("JSON.parse(localStorage['demitasse.settings']).hasty") is True


def test_a_choice_keeps_its_key_and_what_ends_the_step_has_0(meet: Meet) -> None:
    page = lay(meet(), me(), bot())
    playing.until(page, lambda now: now.kind == "pour" and len(now.choices) > 4, lazily_but_for_waste)
    keys = keys_of(page)
    assert keys.pop('{"do":"done"}') == "0"
    asked = turn(page)
    page.keyboard.press(keys[json.dumps(asked.choices[0], separators=(",", ":"))])
    now = turn(page, asked.rows)
    left = {choice: key for choice, key in keys_of(page).items() if choice in keys}
    assert now.kind == "pour"
    assert left
    assert left.items() <= keys.items()


def keys_of(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll(".choices [data-choice]")]
            .map((one) => [one.dataset.choice, one.getAttribute("aria-keyshortcuts") ?? ""]))"""
    )
    return found


def test_on_a_phone_a_new_question_starts_at_its_first_choice(meet: Meet) -> None:
    maya = meet(**{**PHONE, "width": 320, "height": 568})
    page = playing.sit(maya, playing.lay(maya, "cafe-del-gatto", me(), bot()), ".machine")
    turn(page)
    swipe = page.locator(".choices .swipe")
    swipe.evaluate("(list) => list.scrollTo({ left: 9999, top: 9999 })")
    assert swipe.evaluate("(list) => list.scrollLeft + list.scrollTop") > 0

    act(page, lambda: swipe.locator("[data-choice*=buy][data-choice*=coffee]").last.click())

    expect(page.locator(".choices [data-choice*=place]").first).to_be_visible()
    assert swipe.evaluate(
        "(list) => list.scrollWidth > list.clientWidth || list.scrollHeight > list.clientHeight"
    )
    assert swipe.evaluate("(list) => list.scrollLeft + list.scrollTop") == 0
