"""The page of a box in a real browser: a person with the cards in hand puts them right, with the keyboard alone."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Meet, Person

CUSTOMERS = [f"hipsters-c{number:02}" for number in range(1, 11)]


def open_box(person: Person, game: str = "seize-the-bean") -> Page:
    page = person.go(f"/box/{game}")
    page.locator(".bx").first.wait_for()
    return page


def tab_to(page: Page, selector: str, most: int = 60) -> None:
    """Press Tab until what is wanted has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"{selector} cannot be reached by Tab")


def field(page: Page, section: str, id: str, path: str) -> Locator:
    return page.locator(f'[data-place="{section}/{id}/{path}"]')


def corrections(page: Page, number: int) -> None:
    words = "Nothing corrected yet" if number == 0 else f"{number} correction"
    expect(page.locator(".bot .count")).to_contain_text(words)


def test_ten_cards_are_corrected_by_keyboard_undone_saved_and_loaded_again(
    meet: Meet, tmp_path: Path
) -> None:
    person = meet()
    page = open_box(person)
    press = page.keyboard.press
    tab_to(page, "[data-word=hipsters]")
    press("Enter")
    tab_to(page, ".f")
    press("ArrowDown")
    press("ArrowDown")
    expect(field(page, "customer", CUSTOMERS[0], "main.order")).to_be_focused()

    for id in CUSTOMERS:
        order = field(page, "customer", id, "main.order")
        expect(order).to_be_focused()
        press("Enter")
        page.keyboard.type("do")
        expect(page.get_by_role("option", name="Donut")).to_be_focused()
        if id == CUSTOMERS[0]:
            assert person.faults() == []
        press("Enter")
        press("Escape")
        expect(order).to_have_accessible_name(re.compile(r"Main order: .*Donut.*\. Mine\."))
        press("ArrowRight")
    corrections(page, 10)

    press("Control+z")
    corrections(page, 9)
    expect(field(page, "customer", CUSTOMERS[-1], "main.order")).not_to_have_accessible_name(
        re.compile("Donut")
    )
    expect(page.get_by_role("button", name="Save as a file")).to_be_enabled()
    assert person.faults() == []
    page.get_by_role("button", name="Save as a file").focus()
    with page.expect_download() as saved:
        press("Enter")
    file = tmp_path / "my-box.toml"
    saved.value.save_as(file)
    said = tomllib.loads(file.read_text(encoding="utf-8"))
    assert [customer["id"] for customer in said["customer"]] == CUSTOMERS[:9]
    assert all("donut" in customer["main"]["order"] for customer in said["customer"])

    other = meet(language="fr", theme="dark")
    page = open_box(other)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".bot .count")).to_contain_text("9 corrections")
    page.reload()
    expect(page.locator(".bot .count")).to_contain_text("9 corrections")
    page.get_by_role("button", name="Mes corrections").click()
    expect(page.locator(".bx")).to_have_count(9)
    assert other.faults() == []


def test_a_guess_is_confirmed_a_mistake_told_at_its_field_and_a_name_is_only_text(meet: Meet) -> None:
    person = meet(390, 844, has_touch=True)
    page = open_box(person)
    page.get_by_label("Find a card").fill("hipsters-c04")
    expect(page.locator(".bx")).to_have_count(1)
    field(page, "customer", "hipsters-c04", "name").click()
    editor = page.get_by_role("dialog", name="Vinyl Collector")
    editor.get_by_role("button", name="As printed on my card").click()
    expect(editor.get_by_role("button", name="Next card")).to_be_visible()
    assert person.faults() == []

    name = editor.get_by_label("Name, English")
    name.fill("<img src=x onerror=alert(1)>")
    expect(page.get_by_role("dialog", name="<img src=x onerror=alert(1)>")).to_be_visible()
    name = page.get_by_label("Name, English")
    name.fill("x" * 10_000)
    wrong = page.locator('.fld[data-path="name"] .said')
    expect(wrong).to_contain_text(re.compile(r"10.?000"))
    name.fill("Crate Digger")
    expect(wrong).to_contain_text("The checks hold")
    page.keyboard.press("Escape")
    expect(field(page, "customer", "hipsters-c04", "name")).to_be_focused()
    expect(page.locator(".bx")).to_contain_text("Crate Digger")
    assert person.faults() == []

    page.get_by_role("button", name="Is it too strong?").click()
    expect(page.get_by_label("Command")).to_have_value(
        re.compile("^demitasse simulate seize-the-bean .*--content my-box.toml$")
    )
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Play it against bots").click()
    expect(page).to_have_url(re.compile(r"/new/seize-the-bean#my-box$"))
