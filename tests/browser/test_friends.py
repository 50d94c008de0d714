"""Friends who are not in the same room: talk, tables that ask for one's turn, and keys carried to another browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import conftest
from tests.browser.conftest import Meet, Person, TableServer
from tests.browser.playing import Json, choices, hold, lay, sit
from tests.server.visiting import wait_for

ANA = {"kind": "me", "name": "Ana"}


def friends(meet: Meet) -> tuple[Person, Person, Json]:
    """Ana reads English and waits; Léo reads French and is asked."""
    ana, leo = meet(), meet(language="fr")
    keys = lay(ana, "coffee-rush", ANA, {"kind": "friend"}, first=0)
    at = f"{ana.address}/api/tables/{keys['table']}"
    seat = ana.context.request.post(f"{at}/join", data={"join": keys["join"], "name": "Léo"}).json()
    bearer = {"authorization": f"Bearer {keys['host']}"}
    assert ana.context.request.post(f"{at}/start", data={}, headers=bearer).ok
    hold(leo, "coffee-rush", {**keys, "seats": [seat], "host": "", "join": "", "watch": ""})
    return ana, leo, keys


HIGHEST_CALL = 150


def say(page: Page, text: str) -> None:
    page.locator(".talk input").fill(text)
    page.locator(".talk input").press("Enter")


def test_two_languages_talk_and_nobody_is_harmed(meet: Meet) -> None:
    ana, leo, keys = friends(meet)
    here, there = sit(ana, keys, ".prompt"), sit(leo, keys, ".prompt")
    expect(here.locator(".talk")).to_be_visible()

    here.get_by_role("button", name="Well done").click()
    expect(there.locator(".bubbles")).to_contain_text("Bravo")
    say(here, "<img src=x onerror=alert(1)>")
    here.get_by_role("button", name="Nudge Léo").click()
    expect(here.locator(".bubbles")).to_contain_text("has been nudged")
    called = here.locator(".bubbles").bounding_box()
    assert called
    assert called["height"] < HIGHEST_CALL  # once it was as high as the window
    here.get_by_role("button", name="Nudge Léo").click()
    expect(here.locator(".notices")).to_contain_text("once an hour is enough")
    expect(here.locator(".talk .said")).to_contain_text("nudges Léo")

    there.locator(".handle.talking").click()
    said = there.locator("dialog .said")
    expect(said).to_contain_text("Bravo")
    expect(said).to_contain_text("<img src=x onerror=alert(1)>")
    expect(said).to_contain_text("vous attend")
    expect(said.locator("img")).to_have_count(0)
    there.get_by_role("button", name="Ne plus entendre Ana").click()
    expect(said.locator(".line")).to_have_count(0)

    there.keyboard.press("Escape")

    # behind the bell: the whole talk of this table, muted and heard again
    here.get_by_role("button", name="Tell me when it is my turn").click()
    here.get_by_role("switch", name="Mute the talk").click()
    assert ana.faults() == []
    here.get_by_role("button", name="Good", exact=True).click()
    expect(here.locator(".talk .reactions")).to_have_count(0)
    here.get_by_role("button", name="Hear it again").click()

    here.get_by_role("button", name="Haha").evaluate("(one) => { for (let n = 0; n < 12; n++) one.click(); }")
    expect(here.locator(".notices")).to_contain_text("One thing after the other")
    here.get_by_role("button", name="Switch the talk off for everybody").click()
    expect(here.locator(".talk .reactions")).to_have_count(0)


def test_my_turn_comes_first_n_goes_there_and_keys_are_carried_once(meet: Meet) -> None:
    ana, leo, _ = friends(meet)
    ana.excused += ["429"]
    page = ana.go("/")
    page.get_by_role("button", name="Nudge Léo").click()
    expect(page.locator(".slip")).to_contain_text("Léo has been nudged.")
    page = ana.go("/")
    page.get_by_role("button", name="Nudge Léo").click()
    expect(page.locator(".slip")).to_contain_text("once an hour is enough")

    page.get_by_role("button", name="Carry my tables").click()
    page.get_by_role("button", name="Show the link").click()
    expect(page.get_by_role("dialog")).to_contain_text("started for this computer alone")
    expect(page.get_by_role("button", name="QR code")).to_have_count(0)

    page = leo.go("/")
    slip = page.locator(".slip")
    expect(slip).to_contain_text("À vous")
    expect(slip).to_contain_text(re.compile("Ana\u00a0: en attente depuis"))
    page.keyboard.press("n")
    expect(page).to_have_url(re.compile("/table/"))

    page = leo.go("/")
    page.get_by_role("button", name="Emporter mes tables").click()
    page.get_by_role("button", name="Montrer le lien").click()
    link = page.locator(".share input").input_value()
    expect(page.get_by_role("button", name="QR code")).to_be_visible()

    phone, thief = meet(), meet()
    thief.excused += ["404"]
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Take my tables").click()
    expect(phone.page.locator(".slip")).to_contain_text("Your turn")
    thief.page.goto(link)
    thief.page.get_by_role("button", name="Take my tables").click()
    expect(thief.page.get_by_role("alert")).to_contain_text("used already")


HOURS = """
import demitasse.server.uptime as uptime
import sys, time as machine
from pathlib import Path
skipped = Path(sys.argv[2]) / "skipped"
uptime.monotonic = lambda: machine.monotonic() + float(skipped.read_text())
"""
"""A server whose clock of thinking times is put on by a file."""


@pytest.mark.parametrize("late", ["turn", "return", "wait"])
def test_a_thinking_time_runs_out_across_a_restart(
    meet: Meet, server: TableServer, late: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A day to think: nearly all of it is over when the server stops, and the rest runs out when it is back."""
    skipped = server.data / "skipped"
    skipped.write_text("0")
    monkeypatch.setattr(conftest, "SERVER", HOURS + conftest.SERVER)
    server.stop()
    server.start()
    person = meet()
    person.excused += ["WebSocket", "ERR_CONNECTION_REFUSED", "localStorage"]
    seats = [ANA, {"kind": "me", "name": "Tom"}]
    body = {"game": "coffee-rush", "seats": seats, "thinking": 86_400, "late": late}
    answer = person.context.request.post(f"{person.address}/api/tables", data=body)
    keys = hold(person, "coffee-rush", answer.json())
    page = sit(person, keys, ".prompt")
    expect(page.locator(".prompt .until")).to_contain_text("until tomorrow")
    choices(page).first.click()
    prompt = page.locator(".prompt")
    expect(prompt).to_have_attribute("data-rows", "1")

    page.goto("about:blank")
    skipped.write_text("86398")
    server.stop()
    server.start()
    at, bearer = f"{person.address}/api/tables/{keys['table']}", {"authorization": f"Bearer {keys['host']}"}

    def told() -> Json:
        return dict(person.context.request.get(at, headers=bearer).json())

    if late == "wait":
        wait_for(lambda: told()["asked"][0]["left"] == 0)
        page = sit(person, keys, ".prompt")
        expect(page.locator(".prompt .until")).to_contain_text("is over")
        expect(page.locator(".prompt")).to_have_attribute("data-rows", "1")
    else:
        wait_for(lambda: told()["rows"] > 1)
        page = sit(person, keys, ".prompt")
        wait_for(lambda: not any(seat["stand_in"] for seat in told()["seats"]))
        expect(page.locator(".stood-in")).to_have_count(0)
