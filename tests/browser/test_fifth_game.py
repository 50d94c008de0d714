"""The page of a fifth game, from its two folders and a line in each registry (see `tests/fifth_game`)."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import hatch_build
from tests.browser.conftest import ROOT, Meet, TableServer, free_port
from tests.fifth_game.house import add_fifth_game, inside
from tests.processes import finished


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, client_built: Path) -> Iterator[TableServer]:
    """The house with a fifth game, its types written and its client built."""
    house = tmp_path_factory.mktemp("fifth-game")
    add_fifth_game(house)
    (house / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    assert finished([sys.executable, "-m", "demitasse.server.types"], env=inside(house)).returncode == 0
    hatch_build.node(house / "web", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    source = house / "src"
    server = TableServer(
        free_port(), tmp_path_factory.mktemp("data"), source / "demitasse" / "server" / "client", source
    )
    server.start()
    yield server
    server.stop()


def test_a_fifth_game_has_its_cover_and_is_played_on_its_page(meet: Meet) -> None:
    page = meet().go("/")
    cover = page.locator("article.last-drop")
    expect(cover).to_contain_text("the last drop wins")
    assert cover.evaluate("game => getComputedStyle(game).getPropertyValue('--accent')").strip() == "#33415c"

    cover.get_by_role("button", name="Play against bots").click()
    expect(page.locator(".pot")).to_have_text("◆" * 9)
    page.get_by_role("button", name="Sip 3").click()

    expect(page.get_by_role("region", name="Story")).to_contain_text("6 are left")


def test_a_fifth_game_without_pictures_is_learnt_from_its_rules(meet: Meet) -> None:
    person = meet()
    page = person.go("/")
    cover = page.locator("article.last-drop")
    expect(cover.get_by_role("link", name="All the rules")).to_be_visible()
    expect(cover.get_by_role("link", name="How to play")).to_have_count(0)

    page.goto(f"{person.address}/how/last-drop")

    expect(page).to_have_url(f"{person.address}/rules/last-drop")
