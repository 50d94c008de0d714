"""Customer packs: two groups, wildcards, City Celebrities (SB-PACK, SB-XRULING-41…47, -103)."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.seize_the_bean.base_game.scoring import score
from demitasse.games.seize_the_bean.content import CUSTOMERS, PANTRY, ROWS, STYLE, load
from demitasse.games.seize_the_bean.events import (
    AbilityUsed,
    AwardWon,
    Calmed,
    Cheered,
    Ended,
    Failed,
    Paid,
    Reviewed,
)
from demitasse.games.seize_the_bean.expansion_events import Assigned, Copied
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.steps import STEPS
from demitasse.games.seize_the_bean.terminal import Screen
from demitasse.kernel.content import Source
from demitasse.kernel.errors import BadOptions
from demitasse.kernel.event import Event
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import (
    BOX,
    Facts,
    begin,
    discards,
    effect,
    go_on,
    line,
    moods,
    new_play,
    resources,
    table,
)

POOR: Facts = {"bean": 0, "milk": 0, "sugar": 0}
RICH: Facts = {"bean": 9, "milk": 9, "sugar": 9}
WAITING: Facts = {"line": [("grandma-2", 1)]}
QUEEN, DJ, CAPTAIN, ORACLE, CUBEE = (
    f"city_celebrities-c{number}" for number in ("01", "02", "03", "04", "13")
)
KREUZBERG = ("hipsters", "cyclists", "tourists", "musicians", "start_uppers", "party_animals")


def groups(position: SeizeTheBeanPosition) -> list[str]:
    return [BOX.group_ids[group] for group in position.groups]


def city(position: SeizeTheBeanPosition, row: int) -> list[str]:
    """All cards of a row of the City: deck, columns and Discard Pile."""
    cards = (*position.decks[row], *position.rows[row], *position.piles[row])
    return sorted(BOX.ids[row][card] for card in cards)


def serving(cafe: Facts, **facts: Any) -> tuple[SeizeTheBeanPosition, list[Event]]:
    position = table(cafes={0: cafe, 1: WAITING}, **facts)
    return position, begin(position, "service")


# Setting up.


@rule("SB-PACK-01", "SB-XOPT-03", "SB-XOPT-04")
def test_each_pack_of_a_group_replaces_one_of_the_six_groups() -> None:
    media = new_play(2, board_game_media=True, replaced=["tourists"])
    both = new_play(2, board_game_media=True, quality_beasts=True)

    assert sorted(groups(media)) == sorted({*KREUZBERG, "board_game_media"} - {"tourists"})
    assert len(groups(both)) == 6
    assert {"board_game_media", "quality_beasts"} < set(groups(both))
    assert {"board_game_media", "quality_beasts"}.isdisjoint(groups(new_play(2)))


@rule("SB-PACK-02")
def test_a_pack_brings_its_cards_and_its_award_like_any_group() -> None:
    position = new_play(2, quality_beasts=True, replaced=["hipsters"])
    rows = [
        [id for id in city(position, row) if id.startswith("quality_beasts-")] for row in range(len(ROWS))
    ]

    assert [len(ids) for ids in rows] == [10, 5, 5]
    assert [len(city(position, row)) for row in range(len(ROWS))] == [60, 30, 30]
    assert "quality_beasts" in position.view(None).awards
    assert "quality_beasts" in {award.group for award in BOX.awards}


@rule("SB-PACK-03", "SB-XOPT-05")
def test_thirteen_city_celebrities_are_shuffled_in_on_top_of_six_groups() -> None:
    with_them, without = new_play(2, city_celebrities=True), new_play(2)
    ids = city(with_them, CUSTOMERS)

    assert len(ids) == 73
    assert set(ids) - set(city(without, CUSTOMERS)) == {
        BOX.ids[CUSTOMERS][card] for card in BOX.celebrity_cards
    }
    assert len(BOX.celebrity_cards) == 13
    assert len({new_play(2, seed=seed, city_celebrities=True).rows[CUSTOMERS] for seed in range(5)}) == 5


@rule("SB-PACK-04")
def test_city_celebrities_have_no_award_and_no_upgrades() -> None:
    with_them, without = new_play(2, seed=3, city_celebrities=True), new_play(2, seed=3)

    assert with_them.groups == without.groups
    for row in (PANTRY, STYLE):
        assert city(with_them, row) == city(without, row)


@rule("SB-PACK-16")
def test_packs_work_with_five_and_six_and_not_alone() -> None:
    for pack in ("board_game_media", "quality_beasts", "city_celebrities"):
        options: dict[str, Any] = {pack: True}
        for seats in (5, 6):
            assert new_play(seats, **options).seats == seats
        with pytest.raises(BadOptions):
            new_play(1, **options)


# City Celebrities.


@rule("SB-EX-111", "SB-PACK-07")
def test_yoshi_pays_the_right_order_of_queen_crema_only() -> None:
    position, _ = serving({**RICH, "line": [QUEEN], "hype": 2})
    play(position, "side right")
    happened = play(position, "decline")

    assert position.hype[0] == 4
    assert [(event.ability, event.twice) for event in only(happened, AbilityUsed)] == [("hype", 1)]
    assert resources(position, 0) == (9, 9, 7)
    assert position.seats_to_act == (1,), "nobody was roasted for"


@rule("SB-EX-112", "SB-PACK-08", "SB-XDEC-11")
def test_yoshi_pays_both_orders_of_the_dj() -> None:
    position, _ = serving({**RICH, "line": [DJ]}, customers=["hipsters-c01", "hipsters-c02"])
    play(position, "side left", "fulfil")
    assert offers(position) == ["side left", "side right"]
    assert refused(position, "side middle").rule == "SB-PACK-05"
    play(position, "side left", "take hipsters-c01", "take hipsters-c02")
    happened = play(position, "pick hipsters-c01", "pick hipsters-c02")

    assert line(position, 0) == [DJ, "hipsters-c01", "hipsters-c02"]
    assert [(event.card, event.mood) for event in only(happened, Cheered)] == [
        ("hipsters-c01", 1),
        ("hipsters-c02", 1),
    ]


@rule("SB-PACK-08")
def test_the_other_ability_may_come_first() -> None:
    position, _ = serving({**RICH, "line": [DJ]}, customers=["hipsters-c01", "hipsters-c02"])
    happened = play(position, "side left", "fulfil", "side right")

    assert [event.ability for event in only(happened, AbilityUsed)] == ["entertain", "walk_in"]
    assert moods(position, 0) == [2], "only the DJ is there yet"
    assert "take hipsters-c01" in offers(position)


@rule("SB-PACK-05", "SB-PACK-06", "SB-XDEC-08")
@pytest.mark.parametrize(
    ("first", "paid"),
    [
        ("left", [("left", (0, 0, 2)), ("right", (0, 0, 2))]),
        ("right", [("right", (0, 0, 2)), ("left", (0, 0, 2))]),
    ],
)
def test_which_order_comes_first_is_ones_choice_and_each_has_its_rewards(
    first: str, paid: list[tuple[str, tuple[int, ...]]]
) -> None:
    position, _ = serving({**RICH, "line": [CAPTAIN], "hype": 1})
    assert offers(position) == ["side left", "side right"]
    happened = play(position, f"side {first}")
    assert (moods(position, 0), position.hype[0]) == ([0], 1), "rewards come after the orders"
    happened += play(position, "fulfil")

    assert [(event.order, (event.bean, event.milk, event.sugar)) for event in only(happened, Paid)] == paid
    assert (moods(position, 0), position.hype[0]) == ([1], 2)


@rule("SB-PACK-06", "SB-PACK-07")
def test_without_its_order_a_side_brings_neither_rewards_nor_its_ability() -> None:
    position, _ = serving({**RICH, "line": [CAPTAIN], "hype": 1, "style": ["tourists-s1"]})
    play(position, "side right")
    happened = play(position, "decline")

    assert (moods(position, 0), position.hype[0]) == ([0], 1)
    assert [event.ability for event in only(happened, AbilityUsed)] == ["delivery"]


@rule("SB-XRULING-45")
@pytest.mark.parametrize(
    ("supply", "paid"), [({"bean": 4}, ["left"]), ({"sugar": 2}, ["right"]), ({"bean": 3, "sugar": 1}, [])]
)
def test_a_celebrity_is_served_if_either_order_can_be_paid_and_angry_if_neither_can(
    supply: dict[str, int], paid: list[str]
) -> None:
    position, happened = serving({**POOR, **supply, "line": [QUEEN]})

    assert [event.order for event in only(happened, Paid)] == paid
    assert len(only(happened, Failed)) == (0 if paid else 1)
    assert moods(position, 0) == ([0] if paid else [-1])


@rule("SB-XRULING-46")
def test_one_order_calms_an_angry_celebrity_without_rewards_or_abilities() -> None:
    position, _ = serving({**RICH, "line": [(CAPTAIN, -1)], "hype": 1})
    play(position, "side left")
    happened = play(position, "decline")
    both, _ = serving({**RICH, "line": [(CAPTAIN, -1)], "hype": 1})
    happened += play(both, "side left", "fulfil")

    assert only(happened, Calmed) == [Calmed(0, CAPTAIN)] * 2
    assert only(happened, AbilityUsed) == []
    assert (moods(position, 0), moods(both, 0)) == ([0], [0])
    assert (position.hype[0], both.hype[0]) == (1, 1)


@rule("SB-XRULING-47")
def test_a_token_on_a_celebrity_replaces_both_abilities_once() -> None:
    icons = BOX.reward_icons[BOX.index[CUSTOMERS][CAPTAIN]]
    assert icons == 2, "those of both sides"
    playing, _ = serving({**RICH, "line": [(CAPTAIN, 0, "playing")], "hype": 1})
    gained = play(playing, "side left", "fulfil")
    napping, _ = serving({**RICH, "line": [(CAPTAIN, 0, "napping")], "hype": 1})
    slept = play(napping, "side left", "fulfil")

    assert [event.count for event in only(gained, Reviewed)] == [5 - icons]
    assert [*only([*gained, *slept], AbilityUsed), *only(slept, Reviewed)] == []
    assert (playing.seats_to_act, napping.seats_to_act) == ((1,), (1,))


@rule("SB-PACK-14", "SB-PACK-15")
def test_acting_copies_one_of_the_two_abilities() -> None:
    position = table(cafes={0: {"line": [QUEEN, "hipsters-c01"], "hype": 1, "deck": []}})
    effect(position, 0, "act 2")
    play(position, f"pick {QUEEN}")
    assert offers(position) == ["side left", "side right"]
    happened = play(position, "side right")

    assert [(event.card, event.ability) for event in only(happened, Copied)] == [
        (QUEEN, "hype"),
        ("hipsters-c01", "hype"),
    ], "the second Customer is another one"
    assert position.hype[0] == 4


# Two groups.


@rule("SB-PACK-09")
def test_a_customer_of_two_groups_is_present_as_both_and_found_by_both() -> None:
    visible = ["hipsters-c02", "coffee_connoisseurs-c01", "cyclists-c02", "tourists-c02", "musicians-c02"]
    position = table(cafes={0: {"line": [QUEEN]}}, customers=visible)
    effect(position, 0, "recruit discard present")
    assert offers(position) == ["take hipsters-c02", "take coffee_connoisseurs-c01"]
    for groups_here in (["hipsters-c02"], ["coffee_connoisseurs-c01"]):
        position = table(cafes={0: {"line": groups_here}}, customers=[QUEEN, *visible[2:]])
        effect(position, 0, "recruit discard present")
        assert QUEEN in [*discards(position, 0), *(text.removeprefix("take ") for text in offers(position))]


@rule("SB-PACK-09", "SB-XRULING-41")
def test_a_customer_of_two_groups_is_excluded_as_either() -> None:
    commissioner, marionette, doctor = (f"city_celebrities-c{number}" for number in ("09", "07", "10"))
    cafe: Facts = {"line": [commissioner, marionette, doctor, "tourists-c01"], "deck": []}

    def targets(word: str) -> list[str]:
        position = table(cafes={0: cafe, 1: {"line": ["tourists-c02"], "deck": []}})
        effect(position, 0, word)
        return [text.removeprefix("pick ") for text in offers(position)]

    assert targets("act 1") == [commissioner, doctor, "tourists-c01"]
    assert targets("disrupt") == [marionette, doctor, "tourists-c01", "tourists-c02"]
    assert targets("arrest") == [marionette, doctor, "tourists-c01", "tourists-c02"]
    assert targets("nap") == [commissioner, marionette, "tourists-c01"]


@rule("SB-PACK-09", "SB-XRULING-44")
def test_a_customer_of_two_groups_counts_and_scores_in_both_awards() -> None:
    position = table(
        cafes={0: {"discard": [DJ]}, 1: {"discard": ["musicians-c01"], "style": ["musicians-s1"]}},
        closing="reviews",
    )
    won: list[Event] = begin(position, "evening")
    awards = {(event.seat, event.group): event.count for event in only(won, AwardWon)}

    assert awards[0, "party_animals"] == 1
    assert (0, "musicians") not in awards, "one icon is not the most"
    position = table(cafes={0: {"discard": [DJ]}, 1: {"deck": []}}, closing="reviews")
    assert {line.what: line.points for line in score(position).counted[0]}["awards"] == 2


# Wildcards.


@rule("SB-PACK-10")
def test_quality_beasts_and_cubee_have_a_wildcard() -> None:
    beasts = {f"quality_beasts-c{number:02}" for number in range(1, 11)}

    assert {BOX.ids[CUSTOMERS][card] for card in BOX.wild} == {*beasts, CUBEE}
    for card in BOX.wild:
        assert [BOX.group_ids[group] for group in BOX.of_groups[card]] == ["quality_beasts"]


@rule("SB-PACK-11", "SB-XRULING-41")
@pytest.mark.parametrize("word", ["act 1", "disrupt", "arrest", "nap"])
def test_a_wildcard_is_never_copied_disrupted_arrested_or_put_to_nap(word: str) -> None:
    cafe: Facts = {"line": [CUBEE, "quality_beasts-c01"], "deck": []}
    position = table(cafes={0: cafe, 1: {"line": [], "deck": []}})
    before = (position.lines, position.piles)
    effect(position, 0, word)

    assert (position.lines, position.piles) == before
    assert position.agenda[0].kind == "place", "there is nobody to ask about"


@rule("SB-PACK-12", "SB-XRULING-42")
def test_in_ones_cafe_a_wildcard_finds_a_customer_of_any_group() -> None:
    visible = [f"{group}-c01" for group in KREUZBERG[:4]]
    for place in visible:
        position = table(
            cafes={0: {"line": ["quality_beasts-c01"]}}, customers=[*visible, "quality_beasts-c02"]
        )
        effect(position, 0, "recruit discard present")
        assert f"take {place}" in offers(position)
        assert "take quality_beasts-c02" in offers(position), "by its own group"


@rule("SB-PACK-12", "SB-XRULING-42")
@pytest.mark.parametrize("group", ["tourists", "party_animals", "rebels"])
def test_in_the_city_a_wildcard_is_found_by_any_icon(group: str) -> None:
    visible = ["quality_beasts-c02", CUBEE, "hipsters-c01", "cyclists-c01", "musicians-c01"]
    position = table(cafes={0: {"line": [f"{group}-c02"], "deck": []}}, customers=visible)
    effect(position, 0, "recruit discard present")

    assert offers(position) == ["take quality_beasts-c02", f"take {CUBEE}"]
    nobody = table(cafes={0: {"line": ["grandma-1"], "deck": []}}, customers=visible)
    effect(nobody, 0, "recruit discard present")
    assert discards(nobody, 0) == []


def beasts(first: int = 0, **cafes: Facts) -> SeizeTheBeanPosition:
    return table(
        first=first,
        cafes={int(seat[-1]): facts for seat, facts in cafes.items()},
        closing="reviews",
        quality_beasts=True,
        replaced=["tourists"],
    )


@rule("SB-PACK-13", "SB-XRULING-43", "SB-XDEC-13")
def test_at_the_end_a_wildcard_counts_for_one_more_group_of_its_owners_choice() -> None:
    position = beasts(seat0={"discard": ["quality_beasts-c01"]}, seat1={"discard": ["hipsters-c01"]})
    happened = begin(position, "evening")
    assert only(happened, Ended) == []
    assert sorted(offers(position)) == sorted(f"name {group}" for group in KREUZBERG if group != "tourists")
    assert refused(position, "name quality_beasts").rule == "SB-PACK-13"
    assert refused(position, "name tourists").rule == "SB-XRULING-43"
    assert refused(position, "name unicorns").rule == "SB-PACK-13"
    happened = play(position, "name hipsters")

    assert happened[0] == Assigned(0, "quality_beasts-c01", "hipsters")
    assert happened[0].seen_by(None) == happened[0], "for all to see"
    won = {(event.seat, event.group, event.icons, event.count) for event in only(happened, AwardWon)}
    assert won == {(0, "quality_beasts", 1, 1), (0, "hipsters", 1, 1), (1, "hipsters", 1, 1)}
    assert isinstance(happened[-1], Ended)
    assert position.result is not None
    assert [line.points for line in position.result.counted[0] if line.what == "awards"] == [2]


@rule("SB-XRULING-43")
def test_wildcards_are_assigned_one_by_one_in_initial_turn_order() -> None:
    position = beasts(
        first=1,
        seat0={"discard": ["quality_beasts-c01"]},
        seat1={"line": ["quality_beasts-c02"], "deck": ["quality_beasts-c03"]},
    )
    position.full = 0
    begin(position, "evening")
    asked = []
    while position.seats_to_act:
        asked.append((position.seats_to_act[0], str(position.prompt(position.seats_to_act[0]).facts["card"])))
        play(position, "name cyclists")

    assert asked == [
        (1, "quality_beasts-c02"),
        (1, "quality_beasts-c03"),
        (0, "quality_beasts-c01"),
    ]
    assert position.result is not None
    assert [line.points for line in position.result.counted[1] if line.what == "awards"] == [4]


@rule("SB-PACK-13")
def test_without_its_award_a_wildcard_counts_for_the_group_named_only() -> None:
    position = table(
        cafes={0: {"discard": [CUBEE]}, 1: {"deck": []}}, closing="reviews", city_celebrities=True
    )
    begin(position, "evening")
    play(position, "name musicians")

    assert position.result is not None
    assert [(line.count, line.points) for line in position.result.counted[0] if line.what == "awards"] == [
        (1, 1)
    ]


# Abilities of groups that are not in play.


@rule("SB-XRULING-103")
def test_abilities_of_groups_not_in_play_work_with_all_their_pieces() -> None:
    position, _ = serving({**RICH, "line": ["quality_beasts-c07", "musicians-c04"]})
    play(position, "decline", "give sugar", "give sugar")
    assert (position.green[0], resources(position, 0)) == (2, (6, 9, 7))
    play(position, "skip")
    assert {text.split()[0] for text in offers(position)} == {"pay"}, "Green Beans pay"

    nap, _ = serving({**RICH, "line": ["city_celebrities-c10", "tourists-c06", "cyclists-c09"]})
    play(nap, "side left")
    happened = play(nap, "decline")
    assert [event.ability for event in only(happened, AbilityUsed)] == ["naptime"]
    play(nap, "pick tourists-c06")
    assert [guest.napping for guest in nap.view(None).players[0].line] == [False, True, True]


# On a terminal.


@rule("SB-PACK-05", "SB-PACK-08")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_terminal_shows_both_orders_and_both_abilities_of_a_celebrity(language: str) -> None:
    position, _ = serving({**RICH, "line": [QUEEN]})
    screen = Screen(BOX, language, ["Yoshi", "Mel"])
    left, right = position.choices(0)
    costs = [screen.note(position.view(0), 0, choice, None).plain.split()[0] for choice in (left, right)]
    assert costs == ["−●●●●", "−□□"]

    play(position, "side right")
    (pays_left, _) = position.choices(0)
    assert screen.note(position.view(0), 0, pays_left, None).plain.startswith("−●●●●")
    for ability in ("roast", "hype"):
        assert getattr(BOX.names[ability], language) in screen.customer(QUEEN).plain


@rule("SB-PACK-10", "SB-PACK-13", "SB-XRULING-70")
@pytest.mark.parametrize("step", ["assign", "mark"])
def test_a_wildcard_of_any_group_never_stands_for_quality_beasts(step: str) -> None:
    text = '[[customer]]\nid = "hipsters-c01"\ngroups = ["hipsters", "wild"]\n'
    content = load((Source("mine.toml", text),))
    position = table(content=content, quality_beasts=True, diverse_city=True)
    go_on(position, STEPS[step].resumed((0, content.index[CUSTOMERS]["hipsters-c01"])), *position.agenda)

    others = [group for group in groups(position) if group not in ("hipsters", "quality_beasts")]
    assert "quality_beasts" in groups(position)
    assert offers(position) == [f"name {group}" for group in others]
    assert refused(position, "name quality_beasts").message.key == "sb-not-its-own-group"
