"""Five and six players, and levels of difficulty (SB-P56, SB-DIFF)."""

from __future__ import annotations

import pytest

from tests.playing import offers, play, refused, rule
from tests.seize_the_bean.build import BOX, friends_of, new_play, own_cards, random_play, resources, table

big_table = pytest.mark.parametrize("seats", [5, 6])
LEVELS = {"normal": (6, 3, 3), "hard": (4, 2, 2), "expert": (2, 1, 1)}
SPACES = ("beans", "milk", "sugar")


@rule("SB-P56-01")
@big_table
def test_every_further_cafe_is_set_up_like_the_others(seats: int) -> None:
    position = new_play(seats)

    for seat, player in enumerate(position.view(None).players):
        assert (player.bean, player.milk, player.sugar, player.hype) == (5, 1, 0, 2)
        assert (player.deck, player.discard, player.line) == (4, 0, ())
        assert sorted(own_cards(position, seat)) == sorted(friends_of(seat))


@rule("SB-P56-02")
@big_table
def test_the_city_holds_sixty_good_reviews(seats: int) -> None:
    position = new_play(seats)
    assert (position.city_reviews, position.box_reviews) == (60, 20)


@rule("SB-P56-03")
@big_table
def test_a_bonus_for_every_player(seats: int) -> None:
    position = new_play(seats)
    assert (len(position.bonuses), len(position.tokens)) == (seats, 12 - seats)


@rule("SB-P56-08")
@big_table
def test_a_play_of_five_or_six_ends_as_any_other(seats: int) -> None:
    causes = set()
    for seed in range(3):
        *_, (position, _) = random_play(seats, seed)
        assert position.result is not None
        assert len(position.result.scores) == seats
        causes.add(position.closing)
    assert causes <= {"reviews", "customers", "pantry", "style"}


# Difficulty.


def gains(seat: int, space: str, difficulty: list[str], seats: int = 2) -> int:
    """What a Resource Action brings to a seat."""
    position = table(seats=seats, first=seat, difficulty=difficulty)
    before = resources(position, seat)
    play(position, f"place {space}")
    return sum(resources(position, seat)) - sum(before)


@rule("SB-DIFF-01", "SB-DIFF-02", "SB-DIFF-03", "SB-DIFF-04", "SB-EX-101")
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_replaces_the_base_icons_of_the_resource_actions(level: str) -> None:
    assert tuple(gains(0, space, difficulty=[level]) for space in SPACES) == LEVELS[level]
    assert table(difficulty=[level]).view(None).players[1].difficulty == level


@rule("SB-DIFF-01")
@pytest.mark.parametrize("level", LEVELS)
def test_city_actions_are_the_same_at_every_level(level: str) -> None:
    position = table(difficulty=[level], customers=["hipsters-c01"])
    play(position, "place attract")

    assert "take hipsters-c01" in offers(position)
    assert len(offers(position)) == 5


@rule("SB-DIFF-01")
@pytest.mark.parametrize(("level", "brings"), [("normal", 9), ("hard", 7), ("expert", 5)])
def test_upgrades_add_to_the_base_icon_of_the_level(level: str, brings: int) -> None:
    """The Bean rows of this Upgrade: three Beans, two Beans."""
    position = table(difficulty=[level], cafes={0: {"pantry": ["hipsters-p1"], "bean": 0}})
    play(position, "place beans")

    assert BOX.pantry[BOX.index[1]["hipsters-p1"]].rows.beans == ("bean3", "bean2")
    assert resources(position, 0)[0] == brings + 2


@rule("SB-DIFF-05", "SB-EX-101", "SB-XVIS-05", "SB-XOPT-06")
def test_everybody_may_have_another_level_and_all_see_it() -> None:
    levels = ["hard", "normal", "expert"]
    got = [gains(seat, "beans", seats=3, difficulty=levels) for seat in range(3)]

    assert got == [4, 6, 2]
    for viewer in (None, 0, 2):
        view = new_play(3, difficulty=levels).view(viewer)
        assert [player.difficulty for player in view.players] == levels


@rule("SB-DIFF-06")
def test_levels_of_difficulty_work_with_five_six_and_alone() -> None:
    assert [gains(0, "milk", seats=seats, difficulty=["expert"]) for seats in (5, 6)] == [1, 1]
    alone = new_play(1, first=0, difficulty=["hard"])
    before = resources(alone, 0)
    play(alone, "place sugar")
    assert resources(alone, 0)[2] == before[2] + 2
    assert [player.difficulty for player in alone.view(0).players] == ["hard", "normal"]


@rule("SB-DIFF-01")
def test_the_base_icon_of_another_level_is_refused() -> None:
    pantry = ["hipsters-p1", "hipsters-p2", "cyclists-p1", "cyclists-p2", "tourists-p1"]
    position = table(difficulty=["hard"], cafes={0: {"pantry": pantry}})
    play(position, "place beans")

    assert "activate bean4" in offers(position)
    for other in ("scoop", "bean2"):
        assert refused(position, f"activate {other}").rule == "SB-RESOLVE-02"
