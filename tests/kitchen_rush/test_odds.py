"""Measured odds: what somebody is told who chooses level and bots, and what nobody has measured."""

from __future__ import annotations

import pytest

from demitasse.bots import odds_of
from demitasse.bots.kitchen_rush.odds import HANDS, OUT_OF, figures
from demitasse.games.kitchen_rush.box import LEVELS
from demitasse.kernel.language import say

KITCHEN = "kitchen-rush"


def test_every_number_of_people_and_bots_has_its_odds_at_every_level() -> None:
    for people in range(1, 5):
        for bots in range(5 - people):
            for level in LEVELS:
                told = odds_of(KITCHEN, {"goal": level}, people, ["cook"] * bots)
                assert told is not None
                assert all(0 <= int(str(number)) <= OUT_OF for number in told.facts.values())
                assert "games like this" in say(told, "en").lower()
                assert "parties" in say(told, "fr")


def test_harder_levels_are_won_less_often() -> None:
    for entry in figures().values():
        won = [entry[level] for level in LEVELS]
        assert won == sorted(won, reverse=True)
    assert {hands for _, _, _, _, hands in figures()} == set(HANDS)


def test_a_digital_goal_is_won_less_often() -> None:
    digital = [table for table in figures() if table[0]]

    def won(table: tuple[bool, int, int, str, int]) -> int:
        return sum(figures()[table][level] for level in LEVELS)

    assert sum(map(won, digital)) < sum(won((False, *table[1:])) for table in digital)
    assert odds_of(KITCHEN, {"digital": True}, 1, ["cook"]) != odds_of(KITCHEN, {}, 1, ["cook"])


@pytest.mark.parametrize(
    ("options", "people", "bots"),
    [
        ({"mode": "relaxed"}, 1, ["cook"]),
        ({"events": True}, 1, ["cook"]),
        ({"goal": "G07"}, 1, ["cook"]),
        ({}, 1, ["cook", "calm-cook"]),
        ({}, 1, ["random"]),
        ({}, 0, ["cook"]),
        ({}, 9, []),
    ],
)
def test_what_was_not_measured_is_not_told(options: dict[str, object], people: int, bots: list[str]) -> None:
    assert odds_of(KITCHEN, options, people, bots) is None


def test_other_games_have_none() -> None:
    assert odds_of("coffee-rush", {}, 1, ["greedy"]) is None


def test_experts_are_cooks_by_another_name() -> None:
    for goal in ("easy", "expert"):
        assert odds_of(KITCHEN, {"goal": goal}, 1, ["expert"] * 2) == odds_of(
            KITCHEN, {"goal": goal}, 1, ["cook"] * 2
        )
