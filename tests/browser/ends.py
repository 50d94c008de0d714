"""Games that are about to end: a stored play, laid as a table before its last choice, or some choices earlier."""

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


def end(person: Person, name: str, seat: int, folder: Path, bot: str = BOT) -> Locator:
    """The end screen of a stored play, seen from a seat; whoever has the last choice makes it now."""
    info = uploaded(person, name, folder)
    page = from_there(person, info, seat, rows=-1, bot=bot)
    if info["rows"][-1]["seat"] == seat:
        playing.choices(page).last.click()
    return ended(page)


def late(person: Person, name: str, seat: int, folder: Path, rows: int) -> Page:
    """The table of a stored play, so many rows before its end, which a person at this seat and bots play out."""
    return from_there(person, uploaded(person, name, folder), seat, rows=-rows)


def from_there(person: Person, info: Json, seat: int, rows: int, bot: str = BOT) -> Page:
    """A table that goes on after these rows of a replay; counted from its end, if negative."""
    wish = {"rows": rows % len(info["rows"]), "seat": seat, "name": "Maya", "bot": bot}
    answer = person.context.request.post(f"{person.address}/api/replays/{info['id']}/fork", data=wish)
    assert answer.ok, answer.text()
    keys = playing.hold(person, info["game"], answer.json())
    return person.go(f"/table/{keys['table']}")


def ended(page: Page) -> Locator:
    ending = page.locator("dialog.ending")
    expect(ending).to_be_visible()
    return ending
