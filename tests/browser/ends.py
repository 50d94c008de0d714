"""Games that are about to end: a stored play, laid as a table before its last choice."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser import playing
from tests.browser.conftest import Person
from tests.browser.playing import Json
from tests.golden.playthrough import files, read, write_record

BOT = "random"


def uploaded(person: Person, name: str, folder: Path) -> Json:
    """A stored play as a replay at this server."""
    record = folder / f"{name}.jsonl"
    write_record(read(next(path for path in files() if path.stem == name)), record)
    answer = person.context.request.post(f"{person.address}/api/replays", data=record.read_bytes())
    assert answer.ok, answer.text()
    info: Json = answer.json()
    return info


def end(person: Person, name: str, seat: int, folder: Path) -> Locator:
    """The end screen of a stored play, seen from a seat; whoever has the last choice makes it now."""
    info = uploaded(person, name, folder)
    last = len(info["rows"]) - 1
    wish = {"rows": last, "seat": seat, "name": "Maya", "bot": BOT}
    answer = person.context.request.post(f"{person.address}/api/replays/{info['id']}/fork", data=wish)
    assert answer.ok, answer.text()
    keys = playing.hold(person, info["game"], answer.json())
    page = person.go(f"/table/{keys['table']}")
    if info["rows"][last]["seat"] == seat:
        playing.choices(page).last.click()
    return ended(page)


def ended(page: Page) -> Locator:
    ending = page.locator("dialog.ending")
    expect(ending).to_be_visible()
    return ending
