"""Cards of one's own in a real browser: chosen for a table, seen by everybody who joins, and there ever after."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import FilePayload, Page, expect

from tests.browser.conftest import Meet, Person, TableServer, free_port, wait_until
from tests.browser.playing import PHONE, act, lazily, put_away, turn
from tests.browser.test_table import LOST
from tests.facts import own_content

Json = dict[str, Any]
GAME = "seize-the-bean"
OWN = "This table has its own cards"
LARGE_FILE = """() => {
    const held = new DataTransfer();
    held.items.add(new File(["x".repeat(300000)], "large.toml"));
    return held;
}"""
ASKED = '.choices [data-choice]:not([aria-disabled="true"])'


@contextmanager
def serving(folder: Path, client: Path) -> Iterator[TableServer]:
    folder.mkdir()
    server = TableServer(port=free_port(), data=folder, client=client)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def correct_cards(person: Person) -> None:
    """Cards of Seize the Bean, corrected on the page of the box; and few Good Reviews, so that a play is short."""
    document = tomllib.loads(own_content(GAME)) | {"setup": {"reviews": [2, 50, 50, 60, 60]}}
    box = {"file": "my-box.toml", "document": document, "fields": 16}
    put_away(person, f"demitasse.box.{GAME}", box)


def told(person: Person, path: str) -> Json:
    answer = person.context.request.get(f"{person.address}{path}")
    assert answer.ok, answer.text()
    told: Json = answer.json()
    return told


def take_turns(*pages: Page, choices: int) -> None:
    """Whoever is asked chooses what leads on."""
    for _ in range(choices):
        wait_until(lambda: any(page.locator(ASKED).count() for page in pages), "nobody is asked")
        asked = next(page for page in pages if page.locator(ASKED).count())
        act(asked, partial(lazily, asked, turn(asked)))


def leave(person: Person, table: str) -> None:
    """By the key in this browser: a bot plays on."""
    kept: list[Json] = json.loads(person.page.evaluate("localStorage.getItem('demitasse.tables')"))
    (key,) = kept[0]["seats"].values()
    headers = {"authorization": f"Bearer {key}"}
    answer = person.context.request.post(f"{person.address}/api/tables/{table}/leave", headers=headers)
    assert answer.ok, answer.text()


def test_ten_corrected_cards_are_played_in_two_browsers_and_come_through_whatever_happens(
    meet: Meet, client_built: Path, tmp_path: Path
) -> None:
    maya, leo = meet(), meet(**PHONE, language="fr")
    with serving(tmp_path / "home", client_built) as home:
        for person in (maya, leo):
            person.address = home.address
            person.excused += LOST
            put_away(person, "demitasse.settings", {"speed": "instant"})
        correct_cards(maya)
        table = lay_with_my_box(maya)
        sit_down(leo, maya.page.get_by_label("Link to play").input_value())
        maya.page.get_by_role("button", name="Start the game").click()

        take_turns(maya.page, leo.page, choices=4)
        home.kill()
        for person in (maya, leo):
            expect(person.page.locator(".reconnecting")).to_be_visible()
        home.start()
        for person in (maya, leo):
            expect(person.page.locator(".reconnecting")).to_have_count(0)
        take_turns(maya.page, leo.page, choices=4)
        for person in (leo, maya):
            leave(person, table)
        ending = maya.page.locator("dialog.ending")
        expect(ending).to_be_visible()
        expect(leo.page.locator("dialog.ending")).to_be_visible()
        with maya.page.expect_download() as saving:
            ending.get_by_role("button", name="Save the game").click()
        record = saving.value.path()
        result = told(maya, f"/api/replays/{table}")["result"]

    with serving(tmp_path / "elsewhere", client_built) as elsewhere:
        zoe = meet()
        zoe.address = elsewhere.address
        page = zoe.go("/")
        page.get_by_label("Choose a file").set_input_files(record)
        page.wait_for_url("**/replay/*")
        assert told(zoe, f"/api/replays/{page.url.rsplit('/', 1)[-1]}")["result"] == result
        page.get_by_role("button", name=OWN).click()
        expect(page.get_by_role("dialog")).to_contain_text("Beret Man")
        assert zoe.faults() == []


def lay_with_my_box(person: Person) -> str:
    """At the form, where the corrections of this browser are one click away; gives the table."""
    page = person.go(f"/new/{GAME}#my-box")
    cards = page.get_by_role("region", name="Which cards?")
    expect(cards.get_by_role("radio", name="My box")).to_be_checked()
    page.get_by_role("textbox", name="Name").fill("Maya")

    cards.get_by_role("radio", name="A file").check()
    other_game = FilePayload(
        name="coffee.toml", mimeType="text/plain", buffer=own_content("coffee-rush").encode()
    )
    cards.get_by_label("Choose a file").set_input_files(other_game)
    expect(cards).to_contain_text("“coffee.toml” cannot be played with yet.")
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_role("alert")).to_contain_text("or play with our cards")
    assert person.faults() == []
    dropped = page.evaluate_handle(LARGE_FILE)
    cards.dispatch_event("drop", {"dataTransfer": dropped})
    expect(cards).to_contain_text("“large.toml” is too large (293 kB)")

    cards.get_by_role("radio", name="My box").check()
    expect(cards).to_contain_text("my-box.toml: 13 cards differ from ours.")
    cards.get_by_text("What is different?").click()
    expect(cards.get_by_role("listitem").filter(has_text="Beret Man")).to_contain_text("Name, main order")
    assert person.faults() == []
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_role("region", name=OWN)).to_contain_text("Beret Man")
    assert person.faults() == []
    return page.url.rsplit("/", 1)[-1]


def sit_down(person: Person, link: str) -> None:
    """After a look at what differs, on a phone and in French."""
    page = person.page
    page.goto(link)
    cards = page.get_by_role("region", name="Cette table a ses propres cartes")
    expect(cards).to_contain_text("13 cartes diffèrent des nôtres")
    expect(cards).to_contain_text("Homme au béret")
    look = cards.get_by_role("link", name="Voir ces cartes").get_attribute("href") or ""
    assert (
        told(person, f"/api/contents/{look.rsplit('/', 1)[-1]}")["names"]["hipsters-c01"]["fr"]
        == "Homme au béret"
    )
    assert person.faults() == []
    page.get_by_role("textbox").fill("Léo")
    page.get_by_role("button", name="S’asseoir").click()
