"""The final count and ties (SB-SCORE, SB-TIE)."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.base_game.scoring import score
from demitasse.kernel.result import TieBreak
from tests.playing import rule
from tests.seize_the_bean.build import Facts, table

STEPS = ["reviews", "happy", "bad_reviews", "achievements", "awards"]
LOW, HIGH = {"bean": 1, "milk": 1, "sugar": 1}, {"bean": 0, "milk": 4, "sugar": 0}


def points(facts: Facts, other: Facts | None = None) -> dict[str, int]:
    """The points of seat 0, by step."""
    nobody: Facts = {"deck": [], "line": []}
    position = table(cafes={0: {**nobody, **facts}, 1: {**nobody, **(other or {})}}, closing="reviews")
    return {line.what: line.points for line in score(position).counted[0]}


@rule("SB-SCORE-01")
def test_the_count_has_its_steps_in_order_and_the_total_is_their_sum() -> None:
    cafe = {"reviews": 7, "bad_reviews": 2, "line": [("hipsters-c01", 2)], "unlocked": {"pantry_variety": ""}}
    position = table(cafes={0: cafe}, closing="reviews")
    result = score(position)

    assert [line.what for line in result.counted[0]] == STEPS
    assert result.scores[0] == sum(line.points for line in result.counted[0])


@rule("SB-SCORE-02")
def test_every_happy_token_in_the_line_is_worth_one() -> None:
    line = [("hipsters-c01", 2), ("hipsters-c02", 1), "hipsters-c03", ("hipsters-c04", -1)]

    assert points({"line": line})["happy"] == 3


@rule("SB-SCORE-03", "SB-RULING-50")
@pytest.mark.parametrize(
    ("reviews", "happy", "bad", "lost"), [(7, 0, 2, 2), (1, 1, 2, 2), (1, 0, 5, 1), (0, 0, 3, 0)]
)
def test_every_bad_review_costs_one_as_far_as_there_are_any(
    reviews: int, happy: int, bad: int, lost: int
) -> None:
    line = [("hipsters-c01", happy)]

    assert points({"reviews": reviews, "bad_reviews": bad, "line": line})["bad_reviews"] == -lost


@rule("SB-SCORE-03", "SB-RULING-50")
def test_achievements_and_awards_are_safe_from_bad_reviews() -> None:
    cafe: Facts = {"bad_reviews": 9, "unlocked": {"pantry_variety": ""}, "discard": ["hipsters-c01"]}

    assert sum(points(cafe).values()) == 5 + 1


@rule("SB-SCORE-04")
def test_every_achievement_is_worth_five() -> None:
    unlocked = {"pantry_variety": "", "niche_style": ""}

    assert [
        points({"unlocked": dict(list(unlocked.items())[:many])})["achievements"] for many in (0, 1, 2)
    ] == [0, 5, 10]


@rule("SB-SCORE-05")
@pytest.mark.parametrize("zone", ["line", "discard", "deck"])
def test_customers_count_wherever_they_are(zone: str) -> None:
    assert points({zone: ["hipsters-c01", "hipsters-c02"]}, {"discard": ["hipsters-c03"]})["awards"] == 2


@rule("SB-SCORE-06", "SB-RULING-51")
def test_upgrades_help_to_win_an_award_but_of_the_pantry_only_the_newest() -> None:
    """One Hipster each: an Upgrade more decides."""
    mine: Facts = {"discard": ["hipsters-c01"]}
    rival: Facts = {"discard": ["hipsters-c02"], "style": ["hipsters-s1"]}

    assert points(mine, rival)["awards"] == 0
    assert points({**mine, "style": ["hipsters-s2"]}, rival)["awards"] == 1
    assert points({**mine, "pantry": ["hipsters-p1"]}, rival)["awards"] == 1
    assert points({**mine, "pantry": ["hipsters-p1", "cyclists-p1"]}, rival)["awards"] == 0


@rule("SB-SCORE-11", "SB-GOAL-01")
def test_most_good_reviews_win() -> None:
    position = table(cafes={0: {"reviews": 8, "bean": 9}, 1: {"reviews": 7, "bean": 0}}, closing="reviews")

    assert score(position).ranks == (1, 2)


@rule("SB-TIE-01", "SB-RULING-53")
def test_a_tie_goes_to_who_has_fewer_resources_whatever_they_are() -> None:
    position = table(cafes={0: {"reviews": 8, **LOW}, 1: {"reviews": 8, **HIGH}}, closing="reviews")
    result = score(position)

    assert result.ranks == (1, 2)
    assert (result.ties, result.decided_by) == ((TieBreak("resources", (3, 4)),), "resources")


@rule("SB-TIE-02", "SB-RULING-54")
@pytest.mark.parametrize(("first", "ranks"), [(0, (3, 2, 1)), (1, (1, 3, 2)), (2, (2, 1, 3))])
def test_a_second_tie_goes_to_who_sat_last_at_the_start(first: int, ranks: tuple[int, ...]) -> None:
    position = table(
        seats=3, first=first, cafes={seat: {"reviews": 8, **LOW} for seat in range(3)}, closing="reviews"
    )
    position.full = (first + 1) % 3

    result = score(position)

    assert result.ranks == ranks
    sat = tuple(4 - rank for rank in ranks)
    assert result.ties == (TieBreak("resources", (3, 3, 3)), TieBreak("sat", sat))
    assert result.decided_by == "sat"
