"""Every rule stands, its id in full, at the code that does it, so that a plain search for the id finds both.

Not asked of examples, which tests play, and of what the box holds, which content files say and tests count.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import demitasse
from demitasse.citations import NOT_CODE, PACKAGE, RULE_ID, code

GAMES = [demitasse.game(id) for id in demitasse.GAMES]

ELIDED = re.compile(rf"{RULE_ID.pattern}(?:,? (?:and |or |to )?| ?[/…–] ?|\.\.\.?)-?\d{{2,3}}\b")
"""`CR-MOVE-07, -08`, `CR-MOVE-17…20`, `CR-MOVE-17 to -20`: nobody who searches for CR-MOVE-18 finds it there."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_is_named_by_the_code_that_does_it(game: demitasse.Game) -> None:
    assert [id for id in game.rulebook.ids if id not in code() and not NOT_CODE.search(id)] == []


def test_every_id_is_written_in_full() -> None:
    elided = [
        f"{file.relative_to(PACKAGE)}: {found[0]}"
        for file in sources()
        for found in ELIDED.finditer(" ".join(file.read_text(encoding="utf-8").split()))
    ]

    assert elided == []


def test_every_id_in_the_content_exists() -> None:
    ids = {id for game in GAMES for id in game.rulebook.ids}
    named = {id for file in PACKAGE.rglob("*.toml") for id in RULE_ID.findall(file.read_text("utf-8"))}

    assert named - ids == set()


@pytest.mark.parametrize(
    "text",
    [
        "CR-MOVE-07, -08",
        "CR-MOVE-17…20",
        "CR-MOVE-17 … 20",
        "CR-MOVE-17...20",
        "CR-MOVE-17–20",
        "CR-MOVE-07 and -08",
        "CR-MOVE-17 to -20",
        "CR-MOVE-07/08",
    ],
)
def test_an_elided_id_is_noticed(text: str) -> None:
    assert ELIDED.search(text)


@pytest.mark.parametrize("text", ["CR-MOVE-07, CR-MOVE-08", "CR-MOVE-07: 12 tokens", "CR-MOVE-07 (3 steps)"])
def test_an_id_in_full_is_left_alone(text: str) -> None:
    assert not ELIDED.search(text)


def sources() -> list[Path]:
    return sorted((*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.toml")))
