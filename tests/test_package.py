"""What a package index shows of us."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from hatch_readme import away_from_home

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_without_an_address_nothing_on_the_index_leads_nowhere() -> None:
    text = away_from_home(README, "")
    assert "](docs/" not in text
    assert "![" not in text
    assert "Hosting is for a server of your own" in text


def test_with_an_address_links_lead_into_the_repository_and_pictures_come_from_there() -> None:
    text = away_from_home(README, "https://cafe.example/demitasse/")
    assert "](https://cafe.example/demitasse/raw/HEAD/docs/coffee-rush.png)" in text
    assert "[Hosting](https://cafe.example/demitasse/blob/HEAD/docs/hosting.md)" in text
    assert not re.findall(r"\]\((?!https://)", text)


def test_links_of_the_readme_are_files() -> None:
    for path in re.findall(r"\]\((?!https:)([^)#]+)", README):
        assert (ROOT / path).is_file(), path


def test_the_version_stands_at_the_top_of_the_changelog() -> None:
    headings = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[:2] == ["Unreleased", PROJECT["version"]]
