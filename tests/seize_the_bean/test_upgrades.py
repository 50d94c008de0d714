"""Upgrades and the Achievements they unlock (SB-UPGRADE, SB-ACHIEVE, SB-RULING-21…24)."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.seize_the_bean.base_game.scoring import score
from demitasse.games.seize_the_bean.events import (
    Activated,
    Arrived,
    Gained,
    Paid,
    Recruited,
    Unlocked,
    Upgraded,
)
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import (
    BOX,
    Facts,
    begin,
    discards,
    effect,
    random_play,
    resources,
    row,
    table,
)

FIVE = ["hipsters-c04", "cyclists-c02", "tourists-c02", "musicians-c02", "start_uppers-c04"]
FOUR_DIFFERENT = ["hipsters-p1", "hipsters-p3", "hipsters-p4", "hipsters-p5"]
"""Quality, croissant, pie, strong; cyclists-p4 has donut."""
TWO_STRONG = ["hipsters-p5", "cyclists-p2"]


def present(*, cards: list[str] = FIVE, **cafe: object) -> list[str]:
    """The groups in a Café, as Word of Mouth sees them in a City with one Customer of each of five groups."""
    position = table(cafes={0: cafe}, customers=cards)
    effect(position, 0, "recruit discard present")
    if discards(position, 0):
        return [discards(position, 0)[0].rsplit("-", 1)[0]]
    return (
        [text[5:].rsplit("-", 1)[0] for text in offers(position)]
        if position.agenda[0].kind == "recruit"
        else []
    )


# Upgrades.


@rule("SB-UPGRADE-01")
def test_pantry_upgrades_go_left_and_style_upgrades_right() -> None:
    position = table(pantry=["hipsters-p1"], style=["hipsters-s1"])
    effect(position, 0, "upgrade pantry", "upgrade style")
    events = play(position, "take hipsters-p1", "take hipsters-s1")

    assert [(event.card, event.side) for event in only(events, Upgraded)] == [
        ("hipsters-p1", "pantry"),
        ("hipsters-s1", "style"),
    ]
    cafe = position.view(None).players[0]
    assert (cafe.pantry, cafe.style) == (("hipsters-p1",), ("hipsters-s1",))


@rule("SB-UPGRADE-02", "SB-UPGRADE-03")
@pytest.mark.parametrize(
    ("space", "added"),
    [
        ("beans", "bean1 cyclists-p3"),
        ("milk", "milk3 cyclists-p3"),
        ("sugar", "sugar1 cyclists-p3"),
        ("attract", "draw tourists-s1"),
        ("pantry", "review tourists-s1"),
        ("style", "connections tourists-s1"),
    ],
)
def test_each_row_of_an_upgrade_serves_the_action_beside_it(space: str, added: str) -> None:
    position = table(cafes={0: {"pantry": ["cyclists-p3"], "style": ["tourists-s1"]}})
    events = play(position, f"place {space}")
    done = [f"{event.icon} {event.card}" for event in only(events, Activated)]
    to_do = [text.removeprefix("activate ") for text in offers(position) if text.startswith("activate")]

    assert [icon for icon in done + to_do if icon.endswith(("-p3", "-s1"))] == [added]


@rule("SB-UPGRADE-04")
def test_every_icon_of_every_upgrade_stays_in_use() -> None:
    position = table(cafes={0: {"pantry": ["hipsters-p2", "cyclists-p1", "tourists-p1"]}})
    play(position, "place sugar")

    assert resources(position, 0)[2] == 3 + 3 + 3 + 3


@rule("SB-UPGRADE-05")
def test_the_special_of_every_pantry_upgrade_counts_however_many_came_after_it() -> None:
    """Croissant, then two others on top: the croissant of an order still costs 1."""
    cafe = {"pantry": ["cyclists-p1", "hipsters-p1", "hipsters-p4"], "line": ["cyclists-c01"], "sugar": 1}
    (paid,) = only(begin(table(cafes={0: cafe}), "service"), Paid)

    assert (paid.sugar, paid.saved) == (1, 1)


@rule("SB-UPGRADE-06", "SB-UPGRADE-07")
def test_only_the_newest_pantry_upgrade_shows_its_group() -> None:
    assert present(pantry=["hipsters-p1", "cyclists-p1"]) == ["cyclists"]
    assert present(pantry=["cyclists-p1", "hipsters-p1"]) == ["hipsters"]


@rule("SB-UPGRADE-07")
def test_a_covered_group_counts_for_no_award() -> None:
    """Two covered Hipsters icons lose against one open one."""
    ours = {"pantry": ["hipsters-p1", "hipsters-p2", "cyclists-p1"], "line": ["hipsters-c04"]}
    theirs = {"style": ["hipsters-s1", "hipsters-s2"]}
    position = table(cafes={0: ours, 1: theirs})

    assert position.view(0).players[0].icons["hipsters"] == 1
    assert score(position).counted[0][4].points == 0


@rule("SB-UPGRADE-08")
def test_the_groups_of_all_style_upgrades_count() -> None:
    assert present(style=["hipsters-s1", "cyclists-s1", "musicians-s1"]) == [
        "hipsters",
        "cyclists",
        "musicians",
    ]
    icons = (
        table(cafes={0: {"style": ["hipsters-s1", "hipsters-s2", "cyclists-s1"]}}).view(0).players[0].icons
    )
    assert (icons["hipsters"], icons["cyclists"]) == (2, 1)


@rule("SB-UPGRADE-09")
def test_any_number_of_upgrades_may_be_owned() -> None:
    owned = [card.id for card in BOX.pantry if card.special in ("strong", "pie")]
    position = table(
        cafes={0: {"pantry": owned, "unlocked": {"pantry_specialist": "hype"}}}, pantry=["hipsters-p1"]
    )
    play(position, "place pantry", "take hipsters-p1")

    assert len(position.view(None).players[0].pantry) == len(owned) + 1 > 12


@rule("SB-UPGRADE-10")
def test_upgrades_are_never_moved_or_removed() -> None:
    before: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((), ())] * 3
    for position, _ in random_play(3, 5):
        now = list(zip(position.pantry, position.style, strict=True))
        for (pantry, style), (old_pantry, old_style) in zip(now, before, strict=True):
            assert pantry[: len(old_pantry)] == old_pantry
            assert style[: len(old_style)] == old_style
        before = now
    assert any(pantry and style for pantry, style in before)


# Achievements.


@rule("SB-ACHIEVE-01", "SB-ACHIEVE-02", "SB-ACHIEVE-03", "SB-ACHIEVE-04")
@pytest.mark.parametrize(
    ("achievement", "side", "owned", "last", "not_last"),
    [
        ("pantry_variety", "pantry", FOUR_DIFFERENT, "cyclists-p4", "hipsters-p2"),
        ("pantry_specialist", "pantry", TWO_STRONG, "cyclists-p3", "hipsters-p1"),
        ("niche_style", "style", ["hipsters-s1", "hipsters-s2"], "hipsters-s3", "cyclists-s3"),
        (
            "universal_style",
            "style",
            ["hipsters-s1", "cyclists-s1", "tourists-s1", "musicians-s1"],
            "start_uppers-s1",
            "hipsters-s3",
        ),
    ],
)
def test_the_icon_that_fulfils_a_condition_unlocks_it(
    achievement: str, side: str, owned: list[str], last: str, not_last: str
) -> None:
    for card, expected in ((last, [Unlocked(0, achievement, "milk2")]), (not_last, [])):
        facts: dict[str, Any] = {side: [card]}
        position = table(cafes={0: {side: owned}}, bonuses=["milk2", "milk2"], **facts)
        effect(position, 0, f"upgrade {side}")
        assert only(play(position, f"take {card}"), Unlocked) == expected


@rule("SB-ACHIEVE-03", "SB-ACHIEVE-04")
def test_only_the_style_area_counts_for_style() -> None:
    """Three Hipsters with one of them in the Line or the Pantry are no Niche Style."""
    cafe = {"style": ["hipsters-s1"], "pantry": ["hipsters-p1"], "line": ["hipsters-c04", "hipsters-c05"]}
    position = table(cafes={0: cafe}, style=["hipsters-s2"])
    effect(position, 0, "upgrade style")

    assert only(play(position, "take hipsters-s2"), Unlocked) == []
    assert position.view(0).players[0].progress == {
        "pantry_variety": 1,
        "pantry_specialist": 1,
        "niche_style": 2,
        "universal_style": 1,
    }


def about_to_unlock(**facts: Any) -> SeizeTheBeanPosition:
    """With cyclists-p4 the Pantry has its fifth different special."""
    position = table(cafes={0: {"pantry": FOUR_DIFFERENT}}, pantry=["cyclists-p4"], customers=FIVE, **facts)
    play(position, "place pantry")
    return position


@rule("SB-ACHIEVE-05")
def test_an_unlocked_achievement_brings_a_bonus_of_ones_choice_at_once() -> None:
    position = about_to_unlock(bonuses=["hype", "sugar2"])
    play(position, "take cyclists-p4")
    assert sorted(offers(position)) == ["bonus hype", "bonus sugar2"]
    for text in ("decline", "confirm", "done"):
        assert refused(position, text).message.key == "sb-not-now"
    assert refused(position, "bonus milk2").rule == "SB-ACHIEVE-05"

    events = play(position, "bonus sugar2")
    assert only(events, Gained) == [Gained(0, "sugar", 2)]


@rule("SB-ACHIEVE-06")
def test_the_token_lies_on_the_achievement_and_is_worth_5_at_the_end() -> None:
    position = about_to_unlock(bonuses=["hype", "sugar2"])
    play(position, "take cyclists-p4", "bonus hype")

    assert position.view(None).players[0].achievements == {"pantry_variety": "hype"}
    assert position.view(None).bonuses == ("sugar2",)
    assert (position.reviews[0], score(position).counted[0][3].points) == (0, 5)


@rule("SB-ACHIEVE-07")
@pytest.mark.parametrize("bonus", ["bean3", "milk2", "sugar2", "hype", "attract", "review"])
def test_each_of_the_six_bonuses_does_what_its_icon_says(bonus: str) -> None:
    position = about_to_unlock(bonuses=[bonus])
    before = (*resources(position, 0), position.hype[0], position.reviews[0])
    play(position, "take cyclists-p4")
    if bonus == "attract":
        play(position, f"take {FIVE[2]}")
    after = (*resources(position, 0), position.hype[0], position.reviews[0])

    gained = {"bean3": (3, 0, 0, 0, 0), "milk2": (0, 2, 0, 0, 0), "sugar2": (0, 0, 2, 0, 0)}
    gained |= {"hype": (0, 0, 0, 1, 0), "attract": (0, 0, 0, 0, 0), "review": (0, 0, 0, 0, 1)}
    assert tuple(new - old for new, old in zip(after, before, strict=True)) == gained[bonus]
    assert discards(position, 0) == ([FIVE[2]] if bonus == "attract" else [])


@rule("SB-ACHIEVE-08")
def test_without_a_bonus_a_token_is_taken_unseen_and_brings_nothing_now() -> None:
    position = about_to_unlock(bonuses=[])
    before = resources(position, 0), position.hype[0], position.reviews[0]
    tokens = position.view(None).tokens
    events = play(position, "take cyclists-p4")

    assert only(events, Unlocked) == [Unlocked(0, "pantry_variety", "none")]
    assert (resources(position, 0), position.hype[0], position.reviews[0]) == before
    assert position.view(None).tokens == tokens - 1
    assert position.view(0).players[0].achievements == {"pantry_variety": ""}
    assert score(position).counted[0][3].points == 5
    assert not only(events, Recruited)


@rule("SB-ACHIEVE-09", "SB-RULING-24")
def test_an_achievement_is_unlocked_once_and_stays() -> None:
    cafe = {"pantry": [*FOUR_DIFFERENT, "cyclists-p4"], "unlocked": {"pantry_variety": "hype"}}
    position = table(cafes={0: cafe}, pantry=["musicians-p1"], bonuses=["bean3", "milk2"])
    events = play(position, "place pantry", "take musicians-p1")

    assert only(events, Unlocked) == []
    assert position.view(None).players[0].achievements == {"pantry_variety": "hype"}
    begin(position, "evening")
    assert position.view(None).players[0].achievements == {"pantry_variety": "hype"}


@rule("SB-ACHIEVE-09")
def test_what_one_player_has_unlocked_another_may_unlock_too() -> None:
    all_four = dict.fromkeys(
        ("pantry_variety", "pantry_specialist", "niche_style", "universal_style"), "hype"
    )
    cafes: dict[int, Facts] = {0: {"unlocked": all_four}, 1: {"pantry": TWO_STRONG}}
    position = table(cafes=cafes, first=1, pantry=["cyclists-p3"], bonuses=["bean3"])
    events = play(position, "place pantry", "take cyclists-p3")

    assert only(events, Unlocked) == [Unlocked(1, "pantry_specialist", "bean3")]
    assert [lines[3].points for lines in score(position).counted] == [20, 5]


# Rulings.


@rule("SB-RULING-21")
def test_the_row_is_replenished_before_the_bonus_and_the_bonus_comes_before_the_next_icon() -> None:
    """Upgrade Pantry with a Word of Mouth beside it: take, refill, Achievement, bonus, and only then the other icon."""
    position = table(
        cafes={0: {"pantry": FOUR_DIFFERENT, "style": ["musicians-s1"]}},
        pantry=["cyclists-p4"],
        customers=FIVE,
        bonuses=["attract", "hype"],
    )
    play(position, "place pantry", "activate upgrade_pantry")
    events = play(position, "take cyclists-p4")
    assert [type(event) for event in events] == [Upgraded, Arrived]
    assert "" not in row(position, "pantry")
    assert sorted(offers(position)) == ["bonus attract", "bonus hype"]

    play(position, "bonus attract")
    assert len(offers(position)) == 5
    events = play(position, f"take {FIVE[0]}")
    assert only(events, Activated) == [Activated(0, "word_of_mouth", "musicians-s1")]


@rule("SB-RULING-21")
def test_a_bonus_is_none_of_the_four_icons() -> None:
    style = ["cyclists-s4", "hipsters-s2", "tourists-s1", "tourists-s5"]
    position = table(
        cafes={0: {"pantry": FOUR_DIFFERENT, "style": style}}, pantry=["cyclists-p4"], bonuses=["milk2"]
    )
    play(position, "place pantry", "activate upgrade_pantry", "take cyclists-p4")
    action = position.view(None).action

    assert resources(position, 0)[1] == 1 + 2
    assert action is not None
    assert action.left == 3


@rule("SB-RULING-22")
@pytest.mark.parametrize("first", ["pantry_variety", "pantry_specialist"])
def test_two_achievements_at_once_are_resolved_in_an_order_of_ones_choice(first: str) -> None:
    """Quality twice, croissant, pie, strong; donut makes five, and so does a third quality: both come at once."""
    position = two_at_once()
    assert offers(position) == ["unlock pantry_variety", "unlock pantry_specialist"]
    play(position, f"unlock {first}")
    assert sorted(offers(position)) == ["bonus hype", "bonus milk2"]
    events = play(position, "bonus hype")

    other = "pantry_specialist" if first == "pantry_variety" else "pantry_variety"
    assert only(events, Unlocked) == [Unlocked(0, first, "hype"), Unlocked(0, other, "milk2")]
    assert (position.hype[0], resources(position, 0)[1]) == (3, 1 + 2)


def two_at_once() -> SeizeTheBeanPosition:
    pantry = ["hipsters-p1", "hipsters-p2", "tourists-p3", "hipsters-p3", "hipsters-p4", "hipsters-p5"]
    position = table(cafes={0: {"pantry": pantry}}, pantry=["cyclists-p4"], bonuses=["hype", "milk2"])
    play(position, "place pantry", "take cyclists-p4")
    return position


@rule("SB-RULING-23", "SB-VIS-01")
def test_without_any_token_left_an_achievement_counts_all_the_same() -> None:
    position = about_to_unlock(bonuses=[])
    position.tokens = ()
    events = play(position, "take cyclists-p4")

    assert only(events, Unlocked) == [Unlocked(0, "pantry_variety", "none")]
    assert score(position).counted[0][3].points == 5
    assert position.view(None).tokens == 0
