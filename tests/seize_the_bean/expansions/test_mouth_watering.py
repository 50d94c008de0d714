"""Mouth-Watering: a Special Resource that draws Customers; and the tokens all variants use."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.seize_the_bean.events import Recruited, Upgraded
from demitasse.games.seize_the_bean.expansion_events import Craved
from demitasse.games.seize_the_bean.variants.mouth_watering import Crave, after_upgrade
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import BOX, Facts, begin, discards, effect, new_play, random_play, table

ON: dict[str, Any] = {"mouth_watering": True}
NO_PIE = ("cyclists-c02", "cyclists-c03", "cyclists-c05", "cyclists-c06")
"""Customers without pie or any snack."""


@rule("SB-EX-121", "SB-MWATER-01", "SB-XDEC-04", "SB-XOPT-11")
def test_a_pantry_upgrade_with_a_pie_offers_the_pie() -> None:
    position = table(pantry=["hipsters-p4"], **ON)
    effect(position, 0, "upgrade pantry")
    play(position, "take hipsters-p4")
    assert offers(position) == ["accept", "decline"]
    declined = position.copy()
    events = play(position, "accept")
    assert only(events, Craved) == [Craved(0, "pie", "none")]
    assert position.view(1).players[0].craving == "pie"
    play(declined, "decline")
    assert declined.view(0).players[0].craving == ""

    position = table(pantry=["hipsters-p4"])
    effect(position, 0, "upgrade pantry")
    play(position, "take hipsters-p4")
    assert "accept" not in offers(position)


@rule("SB-EX-122", "SB-MWATER-04")
@pytest.mark.parametrize("craving", ["", "pie"])
def test_the_hat_girl_comes_for_the_pie(craving: str) -> None:
    """Her secondary order has one; nobody else in the City wants any, and no group is present."""
    cafe: Facts = {"line": [], "craving": craving} if craving else {"line": []}
    position = table(cafes={0: cafe, 1: {"line": []}}, customers=["hipsters-c02", *NO_PIE], **ON)
    events = begin(position, "word_of_mouth")

    taken = [(event.seat, event.card, event.zone) for event in only(events, Recruited)]
    assert taken == ([(0, "hipsters-c02", "discard")] if craving else [])


@rule("SB-EX-123", "SB-MWATER-03")
def test_a_new_icon_replaces_the_old_one() -> None:
    position = table(cafes={0: {"craving": "pie"}}, pantry=["party_animals-p1"], **ON)
    effect(position, 0, "upgrade pantry")
    play(position, "take party_animals-p1")
    events = play(position, "accept")

    assert only(events, Craved) == [Craved(0, "donut", "pie")]
    assert position.view(0).players[0].craving == "donut"


@rule("SB-MWATER-02")
def test_only_the_upgrade_just_obtained_gives_its_icon() -> None:
    cafe: Facts = {"pantry": ["hipsters-p4", "hipsters-p3"]}
    position = table(cafes={0: cafe}, pantry=["party_animals-p1"], **ON)
    effect(position, 0, "upgrade pantry")
    play(position, "take party_animals-p1")
    assert position.prompt(0).facts["resource"] == "donut"
    play(position, "accept")
    assert position.view(0).players[0].craving == "donut"


@rule("SB-MWATER-02")
def test_a_style_upgrade_gives_none() -> None:
    position = table(style=["hipsters-s1"], **ON)
    effect(position, 0, "upgrade style")
    events = play(position, "take hipsters-s1")

    assert only(events, Upgraded)
    assert "accept" not in offers(position)


@rule("SB-MWATER-03")
def test_with_the_same_icon_there_is_nothing_to_decide() -> None:
    position = table(cafes={0: {"craving": "pie"}}, pantry=["hipsters-p4"], **ON)
    effect(position, 0, "upgrade pantry")
    play(position, "take hipsters-p4")

    assert "accept" not in offers(position)
    assert position.view(0).players[0].craving == "pie"


@rule("SB-MWATER-04")
def test_it_works_whenever_word_of_mouth_is_activated_in_main_or_secondary_orders() -> None:
    """Strong coffee: in the main order of one, in the secondary order of another, in no order of the rest."""
    city = ["cyclists-c03", "cyclists-c07", "tourists-c05", "musicians-c04", "hipsters-c09"]
    position = table(cafes={0: {"line": [], "craving": "strong"}}, customers=city, **ON)
    effect(position, 0, "recruit discard present")

    assert offers(position) == ["take cyclists-c03", "take cyclists-c07"]
    assert refused(position, "take tourists-c05").rule == "SB-MOUTH-03"


@rule("SB-MWATER-04")
def test_it_adds_to_the_groups_and_does_not_replace_them() -> None:
    cafe: Facts = {"line": [], "style": ["cyclists-s1"], "craving": "pie"}
    city = ["hipsters-c02", "cyclists-c02"]
    position = table(cafes={0: cafe}, customers=city, **ON)
    effect(position, 0, "recruit discard present")

    assert {"take hipsters-c02", "take cyclists-c02"} <= set(offers(position))


@rule("SB-MWATER-05")
@pytest.mark.parametrize(
    ("craving", "drawn"), [("croissant", True), ("donut", True), ("pie", True), ("soy", False)]
)
def test_every_snack_also_matches_any_snack(craving: str, drawn: bool) -> None:
    """The Medical Intern's main order has any snack, the other one a donut; the rest of the City wants neither."""
    position = table(
        cafes={0: {"line": [], "craving": craving}},
        customers=["students-c06", "students-c08", "tourists-c05", "musicians-c04", "hipsters-c09"],
        neighbourhood="own",
        groups=["students", "hipsters", "cyclists", "tourists", "musicians", "start_uppers"],
        **ON,
    )
    effect(position, 0, "recruit discard present")

    assert (discards(position, 0) == ["students-c06"]) == drawn


@rule("SB-XRULING-62")
def test_several_may_have_the_same_icon_and_a_founder_gives_none() -> None:
    position = table(cafes={1: {"craving": "pie"}}, pantry=["hipsters-p4"], **ON)
    effect(position, 0, "upgrade pantry")
    play(position, "take hipsters-p4", "accept")
    assert [player.craving for player in position.view(None).players] == ["pie", "pie"]

    position = table(cafes={0: {"founders": ["avi_avena"], "line": []}}, **ON)
    assert position.view(0).players[0].craving == ""


@rule("SB-XRULING-63")
def test_friends_and_celebrities_in_the_city_are_drawn_too() -> None:
    celebrity = next(
        id
        for id, mouth in zip(BOX.ids[0], BOX.mouth, strict=True)
        if BOX.index[0][id] in BOX.celebrity_cards and mouth >> BOX.special_index["croissant"] & 1
    )
    position = table(
        cafes={0: {"line": [], "craving": "croissant"}},
        customers=[celebrity],
        city_celebrities=True,
        **ON,
    )
    position.piles = ((BOX.index[0]["popular_friend-2"],), *position.piles[1:])
    effect(position, 0, "recruit discard present")

    assert {f"take {celebrity}", "take popular_friend-2"} <= set(offers(position))


@rule("SB-XRULING-64")
def test_starbots_never_takes_an_icon() -> None:
    position = new_play(seats=1, mouth_watering=True)
    assert after_upgrade(position, 0, 0) == (Crave(0, BOX.special_index["quality"]),)
    assert after_upgrade(position, 1, 0) == ()
    upgrades = 0
    for position, events in random_play(1, 4, mouth_watering=True, solo_level=3):
        upgrades += len([event for event in only(events, Upgraded) if event.seat == 1])
        assert position.craving[1] == -1
    assert upgrades


# Tokens.


@rule("SB-TOKEN-01", "SB-TOKEN-02", "SB-TOKEN-03", "SB-XRULING-61")
def test_tokens_of_different_variants_do_not_mix_and_all_variants_combine() -> None:
    """A crafted pie, a pie that waters mouths and a pie that marks groups are three things; each is counted in full."""
    position = new_play(craft_mode=True, mouth_watering=True, diverse_city=True)
    play(position, "marker pie", "marker donut")
    pie = BOX.special_index["pie"]
    position.craving = (pie, pie)
    position.crafted = ((0, 0, 0, 0, 0, 2), (0,) * 6)
    first, second = position.view(0).players
    assert (first.craving, second.craving) == ("pie", "pie")
    assert (first.crafted, second.crafted) == ({"pie": 2}, {})
    assert {first.marker, second.marker} == {"pie", "donut"}
    together: dict[str, Any] = {"craft_mode": True, "diverse_city": True, "daily_specials": ["mocha"], **ON}
    played = position
    for played, _ in random_play(2, 9, **together):
        assert all(marks <= 2 for own in played.marks for marks in own), "single side, then double side"
    assert played.result is not None
