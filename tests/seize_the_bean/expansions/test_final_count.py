"""What the expansions add to the final count (SB-XRULING-30, -31, -65)."""

from __future__ import annotations

from demitasse.games.seize_the_bean.base_game.scoring import score
from demitasse.games.seize_the_bean.events import AwardWon
from demitasse.games.seize_the_bean.expansion_events import AwardPaid
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from tests.playing import only, rule
from tests.seize_the_bean.build import BOX, Facts, begin, table

NOBODY: Facts = {"deck": [], "line": []}


def awarded(good: dict[str, int], bad: dict[str, int], *cafes: Facts) -> SeizeTheBeanPosition:
    """A last evening with these reviews on Awards."""
    position = table(
        seats=len(cafes),
        cafes={seat: {**NOBODY, **facts} for seat, facts in enumerate(cafes)},
        closing="reviews",
    )
    ids = [BOX.group_ids[group] for group in position.groups]
    position.awards = position.awards._replace(
        reviews=tuple(good.get(group, 0) for group in ids),
        complaints=tuple(bad.get(group, 0) for group in ids),
    )
    return position


def points(position: SeizeTheBeanPosition, seat: int = 0) -> dict[str, tuple[int, int]]:
    return {line.what: (line.count, line.points) for line in score(position).counted[seat]}


@rule("SB-XRULING-30", "SB-ABILITY-NEWSFLASH-08", "SB-ABILITY-NEWSFLASH-09")
def test_reviews_on_awards_go_to_each_winner_and_stay_on_awards_nobody_wins() -> None:
    good = {"hipsters": 3, "tourists": 2, "musicians": 5}
    position = awarded(good, {}, {"discard": ["hipsters-c01"]}, {"discard": ["hipsters-c02", "tourists-c01"]})
    happened = begin(position, "evening")

    assert points(position, 0)["award_reviews"] == (3, 3)
    assert points(position, 1)["award_reviews"] == (5, 5)
    assert only(happened, AwardPaid) == [
        AwardPaid(0, "hipsters", 3, 0),
        AwardPaid(1, "hipsters", 3, 0),
        AwardPaid(1, "tourists", 2, 0),
    ]
    assert score(position).scores == (1 + 3, 2 + 5)
    assert sum(position.reviews) == 0, "nobody’s until they are counted"


@rule("SB-XRULING-31", "SB-ABILITY-NEWSFLASH-08")
def test_first_all_good_reviews_of_awards_are_received_then_each_bad_one_costs_one() -> None:
    position = awarded(
        {"cyclists": 2},
        {"hipsters": 4},
        {"reviews": 1, "bad_reviews": 5, "discard": ["hipsters-c01", "cyclists-c01"]},
        {},
    )

    assert points(position)["bad_reviews"] == (5, -1), "step 2 is over before"
    assert points(position)["award_complaints"] == (4, -4)
    assert score(position).scores[0] == 2 + 2 - 4


@rule("SB-XRULING-31")
def test_bad_reviews_of_awards_never_cost_more_than_there_is() -> None:
    position = awarded(
        {}, {"hipsters": 9}, {"discard": ["hipsters-c01"], "unlocked": {"niche_style": ""}}, {}
    )

    assert points(position)["award_complaints"] == (9, -6)
    assert score(position).scores[0] == 0


@rule("SB-XRULING-30")
def test_without_reviews_on_awards_the_count_has_no_lines_for_them() -> None:
    position = awarded({}, {}, {"discard": ["hipsters-c01"]}, {})

    assert list(points(position)) == ["reviews", "happy", "bad_reviews", "achievements", "awards"]
    assert only(begin(position, "evening"), AwardWon) == [AwardWon(0, "hipsters", 1, 1)]


@rule("SB-XRULING-65")
def test_green_beans_and_crafted_tokens_count_as_resources_in_a_tie() -> None:
    supply: Facts = {"bean": 1, "milk": 1, "sugar": 1}
    position = awarded({}, {}, supply, supply)
    assert score(position).ranks == (2, 1), "who sat last wins a tie"
    position.green = (0, 1)
    assert score(position).ranks == (1, 2)
    position.green, position.crafted = (0, 0), ((0,) * 6, (0, 0, 1, 0, 0, 0))
    assert score(position).ranks == (1, 2)
