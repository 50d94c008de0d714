"""Demitasse on the home screen: installable, honest about being offline, replays without a network, quiet updates."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import ROOT, Meet, Person, TableServer, wait_until
from tests.browser.playing import bot, lay, me, sit, turn

RECORD = ROOT / "docs" / "records" / "cafe-del-gatto-3p.jsonl"
CONTROLLED = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
KEPT = "async (path) => (await caches.match(path, { ignoreVary: true })) !== undefined"
WAITING = "async () => (await navigator.serviceWorker.ready).waiting !== null"


@pytest.fixture
def browser(whole_browser: Browser) -> Browser:
    return whole_browser


def settled(page: Page) -> None:
    wait_until(lambda: bool(page.evaluate(CONTROLLED)), "no service worker came")


def replay_of(person: Person) -> str:
    answer = person.context.request.post(
        f"{person.address}/api/replays",
        data=RECORD.read_text(encoding="utf-8"),
        headers={"content-type": "text/plain"},
    )
    return str(answer.json()["id"])


def test_it_can_be_installed_and_used_offline(meet: Meet, server: TableServer) -> None:
    person = meet(390, 844, language="fr", service_workers="allow")
    person.excused = ["Failed to load resource"]
    replay = replay_of(person)
    page = person.go(f"/replay/{replay}")
    settled(page)

    browser = person.context.new_cdp_session(page)
    assert browser.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],
    )
    told = browser.send("Page.getAppManifest")
    assert told["errors"] == []
    assert told["url"].endswith("/manifest.fr.webmanifest")
    assert json.loads(told["data"])["lang"] == "fr"

    for path in (f"/replay/{replay}", f"/api/replays/{replay}", "/api/games/cafe-del-gatto/content"):
        wait_until(lambda path=path: bool(page.evaluate(KEPT, path)), f"{path} was not kept")  # type: ignore[misc]
    expect(page.locator("input[type=range]")).to_be_visible()
    server.stop()
    page = person.go(f"/replay/{replay}")
    expect(page.get_by_text("Vous êtes hors ligne")).to_be_visible()
    slider = page.locator("input[type=range]")
    expect(slider).to_be_visible()
    slider.fill("40")
    expect(page.locator(".log li").first).to_be_attached()

    page = person.go("/")
    expect(page.get_by_text("Vous êtes hors ligne")).to_be_visible()
    person.excused += ["Failed to fetch dynamically imported module"]
    page = person.go("/rules/coffee-rush")
    expect(page.get_by_role("alert")).to_contain_text("connexion")
    server.start()
    page = person.go("/")
    expect(page.get_by_text("Vous êtes hors ligne")).to_have_count(0)


def test_a_new_version_waits_until_no_table_is_open(meet: Meet, server: TableServer) -> None:
    person = meet(service_workers="allow")
    keys = lay(person, "coffee-rush", me(), bot(), first=0)
    page = sit(person, keys, ".prompt")
    settled(page)
    before = turn(page)
    page.evaluate("window.stayed = true")
    new_build(server.client)

    page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.update()).then(() => true)")
    wait_until(lambda: bool(page.evaluate(WAITING)), "the new worker did not come")
    assert page.evaluate("window.stayed")
    assert turn(page).choices == before.choices

    page = person.go("/")
    wait_until(lambda: not page.evaluate(WAITING), "the new worker did not take over")
    page = sit(person, keys, ".prompt")
    assert turn(page).choices == before.choices


def new_build(client: Path) -> None:
    worker = client / "service-worker.js"
    worker.write_text(
        re.sub(r"files-\w+", "files-another", worker.read_text(encoding="utf-8")), encoding="utf-8"
    )
    os.utime(client / "index.html")
