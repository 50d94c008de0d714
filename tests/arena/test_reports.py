"""A report on many plays, for people and for programs."""

from __future__ import annotations

import io
import json
import re

import msgspec
import pytest
from rich.console import Console

import demitasse
import demitasse.arena
from demitasse.arena import (
    simulate,
)
from demitasse.arena.reports import as_json, as_tables, plain_table
from tests.arena.outcomes import Last, outcome, tally
from tests.coffee_rush.build import COFFEE_RUSH


def test_a_report_is_one_json_object_without_its_single_outcomes() -> None:
    report = simulate("coffee-rush", ["random", Last], games=4, seed=2**127, options={"first": 1})
    told = json.loads(as_json(report))
    assert told["game"] == "coffee-rush"
    assert (told["games"], told["seed"]) == (4, 2**127)
    assert told["options"]["first"] == 1
    assert told["content"] == COFFEE_RUSH.load().digest
    assert told["bots"]["random"].keys() >= {"wins", "win_rate", "low", "high", "mean_score"}
    assert told["ended_by"] == dict(report.ended_by)
    assert told["schema"] == 1
    assert not [name for name in told if "cpu" in name], "times differ from run to run"
    assert as_json(
        simulate("coffee-rush", ["random", Last], games=4, seed=2**127, options={"first": 1})
    ) == as_json(report)
    assert len(told["first_seat"]) == 2
    assert told["length"]["choices"]["mean"] == report.length.choices.mean
    assert "outcomes" not in told


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "1,200 games",
                "win rate",
                "12.5%",
                "−1.50",
                "2 games were won",
                "Nobody has an order left",
                "3 games were ties in points, won with more orders sent",
            ],
        ),
        (
            "fr",
            [
                "1\u202f200 parties",
                "taux",
                "12,5\u00a0%",
                "−1,50",
                "2 parties ont été gagnées",
                "gagnées avec plus de commandes envoyées",
            ],
        ),
    ],
)
def test_a_report_for_people_speaks_their_language(language: str, words: list[str]) -> None:
    report = simulate("coffee-rush", ["random"] * 4, games=4)
    bot = msgspec.structs.replace(report.bots["random"], win_rate=0.125, mean_score=-1.5)
    report = msgspec.structs.replace(
        report,
        games=1200,
        bots={"random": bot},
        shared_wins=2,
        decided_by={"sent": 3},
        ended_by={"no-orders": 1200},
    )
    page = io.StringIO()
    Console(file=page, width=100).print(as_tables(report, COFFEE_RUSH, language))
    for word in words:
        assert word in page.getvalue()


@pytest.mark.parametrize("width", [60, 64, 80, 110, 200])
def test_a_table_breaks_no_word(width: int) -> None:
    """Columns share the room; where the words themselves have none beside one another, it is a list."""
    table = plain_table(["what", "had by", "paid for a tile", "points with it"])
    row = ("Iced Americano", "77.5%", "19.8%", "+0.82 [−0.04; 1.68]")
    table.add_row(*row)
    page = io.StringIO()
    Console(width=width, file=page).print(table)
    assert {word for cell in row for word in cell.split()} <= set(page.getvalue().split())


def test_in_a_narrow_window_a_table_is_a_list() -> None:
    page = io.StringIO()
    report = simulate("coffee-rush", ["random"] * 2, games=2)
    Console(file=page, width=40).print(as_tables(report, COFFEE_RUSH))
    lines = page.getvalue().splitlines()
    assert {"random", "  games: 4", "  win rate: 50.0%", "first"} <= set(lines)
    assert "…" not in page.getvalue()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "win or lose together: 1 of 2 games",
                "9.5% – 90.5%",
                "Coins left",
                "Failed for lack of a plate",
            ],
        ),
        ("fr", ["gagnées sur 2 parties", "9,5\u00a0% – 90,5\u00a0%", "Sous restants", "faute d’assiette"]),
    ],
)
def test_a_report_on_a_team_tells_its_wins_once_and_what_it_came_to(language: str, words: list[str]) -> None:
    noted = [{"coins": coins, "failed-plate": 1, "O01": 1} for coins in (3, 8)]
    outcomes = [
        outcome([rank, rank], notes=(notes, notes)) for rank, notes in zip((1, 2), noted, strict=True)
    ]
    report = msgspec.structs.replace(
        simulate("kitchen-rush", ["random"], games=1),
        games=2,
        outcomes=tuple(outcomes),
        notes=tally(outcomes).notes,
        shared_wins=1,
        won=1,
    )
    page = io.StringIO()
    Console(file=page, width=100).print(as_tables(report, demitasse.game("kitchen-rush"), language))

    for word in words:
        assert word in page.getvalue()
    assert re.search(r"(Coins left|Sous restants) +5[.,]50 +5[.,]5 +3 +8", page.getvalue())
    assert "O01" not in page.getvalue()
    assert "several seats" not in page.getvalue()
