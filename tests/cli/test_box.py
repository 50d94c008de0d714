"""`demitasse box`: what is known of every card, and what is wrong with a person's file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import demitasse
from demitasse.cli.box import share
from demitasse.kernel.box import box_of
from tests.cli.commands import refused, run

README = Path(__file__).parents[2] / "README.md"

MISTAKES = """
[demitasse]
game = "seize-the-bean"
version = 1

[menu]
tea = 1

[setup]
hype = 9
friends = ["grandpa", "grandpa"]
colour = "red"

[[icon]]
name = { en = "Nameless", fr = "Sans id" }

[[group]]
id = "hipsters"
remove = true

[[customer]]
id = "hipsters-c01"
main.order = { tea = 1 }
secondary.rewards = ["bean"]
ability = "juggle"
super = "very"

[[customer]]
id = "hipsters-c02"
main.order = { bean = 100 }
groups = ["wild", "hipsters"]

[[customer]]
id = "hipsters-c02"
boost = true

[[customer]]
id = "hipsters-c03"
boost = true
name.en = "\\u0007"

[[customer]]
id = "nobody"
remove = true

[[pantry]]
id = "hipsters-p1"
special = "any_snack"
rows.beans = "bean3"

[[style]]
id = "hipsters-s1"
rows = { attract = [], pantry = [], style = [] }

[[ability]]
id = "hype"
effect = ["dance"]

[[level]]
id = "level_01"
remove = "yes"

[[scenario]]
id = "after_hours"
guests.number = 9
"""


def test_without_a_game_it_tells_the_share_of_each() -> None:
    lines = run("box").out.splitlines()

    assert len(lines) == len(demitasse.GAMES)
    assert all(
        re.search(r": \d+ of \d+ fields from the booklet, \d+ derived, \d+ guessed\.$", each)
        for each in lines
    )


@pytest.mark.parametrize("id", demitasse.GAMES)
def test_the_readme_says_how_much_of_each_game_is_known(id: str) -> None:
    game = demitasse.game(id)

    assert share(game.title, box_of(game).counts, "en") in README.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_box_fits_into_eighty_columns(language: str) -> None:
    ran = run("--lang", language, "box", "seize-the-bean", "--deck", "founder")

    assert ran.code == 0
    assert max(map(cell_len, ran.out.splitlines())) <= 80
    assert "bruno_ristretto" in ran.out


def test_it_can_show_only_what_is_guessed_of_a_group() -> None:
    out = run("box", "seize-the-bean", "--guessed", "--deck", "customer", "--group", "hipsters").out

    assert "hipsters-c04" in out
    assert "cyclists" not in out
    assert [line for line in out.splitlines() if line.startswith("  ") and not line.startswith("  ?")] == []


def test_a_file_is_laid_over_and_its_fields_are_yours(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[order]]\nid = "cocoa"\nname.en = "[bold]Hot"\n', encoding="utf-8")

    assert "  * Name: [bold]Hot" in run("box", "coffee-rush", "--content", file).out


def test_the_checks_of_the_booklet_hold() -> None:
    out = run("box", "kitchen-rush", "--check").out
    held, checks = re.findall(r"\d+", out)

    assert held == checks


@pytest.mark.parametrize("words", [("--deck", "cards"), ("--group", "goths")])
def test_an_unknown_deck_or_group_is_answered_with_those_there_are(words: tuple[str, str]) -> None:
    assert "hipsters" in refused(run("box", "seize-the-bean", *words)) or words[0] == "--deck"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_mistake_of_a_file_gets_its_sentence(tmp_path: Path, language: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(MISTAKES, encoding="utf-8")
    ran = run("--lang", language, "simulate", "seize-the-bean", "--content", file)
    sentences = ran.err.splitlines()

    assert ran.code == 2
    assert len(sentences) == len(set(sentences)) == 22
    assert all("mine.toml" in sentence for sentence in sentences)
    for word in (
        "menu",
        "hype",
        "colour",
        "friends",
        "[[icon]]",
        "group hipsters",
        "main.order",
        "rewards",
        "juggle",
    ):
        assert any(word in sentence for sentence in sentences), word
