"""The six groups of a play (SB-HOOD, SB-P56-04…06, SB-XOPT-02…04, SB-XRULING-01…03)."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.seize_the_bean.drafts.neighbourhood import drawable, marks
from demitasse.kernel.language import say
from tests.playing import rule
from tests.seize_the_bean.build import BEAN, BOX, FRIENDS, new_play, own_cards
from tests.seize_the_bean.expansions.test_options import refusal

KREUZBERG = ("hipsters", "cyclists", "tourists", "musicians", "start_uppers", "party_animals")
NEUKOELLN = ("starving_artists", "expats", "friendly_locals", "hipsters", "performers", "health_nuts")
NOT_FIVE_SIX = {"party_animals", "expats", "starving_artists"}
NOT_SOLO = {"rebels", "authority_figures", "criminal_minds", "board_game_media", "quality_beasts"}
FOR_FIVE_SIX = {"prenzlauer_berg", "friedrichshain", "boxhagener_kiez", "charlottenburg"}
NAMED = {hood.id: hood for hood in BOX.neighbourhoods if hood.kind != "scenario"}
each_hood = pytest.mark.parametrize("hood", NAMED)
big_table = pytest.mark.parametrize("seats", [5, 6])


def awards(seats: int = 2, seed: int = 1, **options: Any) -> tuple[str, ...]:
    return new_play(seats, seed, **options).view(None).awards


@rule("SB-HOOD-01")
@each_hood
def test_a_neighbourhood_is_six_groups_in_place_of_the_base_six(hood: str) -> None:
    position = new_play(2, neighbourhood=hood)

    assert position.view(None).awards == NAMED[hood].groups
    for row, each in ((0, 10), (1, 5), (2, 5)):
        cards = (*position.decks[row], *position.rows[row], *position.piles[row])
        shuffled_in = [card for group in position.groups for card in BOX.sets[row][group]]
        assert sorted(cards) == sorted(shuffled_in)
        assert len(cards) == 6 * each


@rule("SB-HOOD-02")
@each_hood
def test_friends_and_family_are_always_used(hood: str) -> None:
    for friends in ("base", "advanced"):
        position = new_play(2, neighbourhood=hood, friends=friends)
        assert [len(own_cards(position, seat)) for seat in (0, 1)] == [4, 4]
    assert sorted(own_cards(new_play(2, neighbourhood=hood), 0)) == sorted(
        f"{friend}-1" for friend in FRIENDS
    )


@rule("SB-HOOD-03")
def test_kreuzberg_is_the_base_game() -> None:
    assert awards() == awards(neighbourhood="kreuzberg") == KREUZBERG


@rule("SB-HOOD-04")
def test_neukoelln() -> None:
    assert set(awards(neighbourhood="neukoelln")) == set(NEUKOELLN)


@rule("SB-HOOD-05")
def test_what_the_text_says_about_the_other_neighbourhoods() -> None:
    meddling = {"street_smarts", "tech_nerds", "rebels", "criminal_minds", "authority_figures"}
    keeping = {"party_animals", "starving_artists", "expats", "musicians", "hipsters"}
    groups = {id: set(awards(neighbourhood=id)) for id in NAMED}

    assert "hungry_media" in groups["mitte"] & groups["wrangelkiez"]
    assert len(groups["friedrichshain"] & meddling) == 5
    assert not groups["boxhagener_kiez"] & meddling
    assert groups["friedrichshain_kreuzberg"] == {"performers"} | keeping
    assert {"friendly_locals", "upper_class"} <= groups["bergmannkiez"]
    assert len(groups["wrangelkiez"] & {"tourists", "party_animals", "fashionistas", "expats"}) == 4
    assert all(not groups[id] & NOT_FIVE_SIX for id in FOR_FIVE_SIX)


@rule("SB-HOOD-06", "SB-XOPT-02")
def test_six_groups_of_ones_own() -> None:
    wanted = ("students", "rebels", "hipsters", "upper_class", "swap", "tourists")
    own: dict[str, Any] = {"neighbourhood": "own"}

    assert refusal(2, **own, groups=wanted) == "sb-option-groups-unknown"
    wanted = ("students", "rebels", "hipsters", "upper_class", "street_smarts", "tourists")
    assert awards(**own, groups=wanted) == wanted
    assert refusal(2, **own, groups=wanted[:5]) == "sb-option-groups-count"
    assert refusal(2, **own, groups=(*wanted, "cyclists")) == "sb-option-groups-count"
    assert refusal(2, **own, groups=(*wanted[:5], "students")) == "sb-option-groups-twice"
    assert refusal(2, **own) == "sb-option-groups-count"
    assert refusal(2, groups=wanted) == "sb-option-groups-not-own"


@rule("SB-HOOD-06", "SB-XVIS-07", "SB-XRULING-03")
def test_a_random_kiez_is_six_different_groups_of_the_box() -> None:
    drawn = [awards(seed=seed, neighbourhood="random") for seed in range(40)]

    assert all(len(set(groups)) == 6 for groups in drawn)
    seen = {group for groups in drawn for group in groups}
    assert len(seen) > 20
    assert not seen & {"board_game_media", "quality_beasts"}
    assert len(set(drawn)) > 35
    assert awards(seed=3, neighbourhood="random") == drawn[3]


@rule("SB-HOOD-07")
def test_any_neighbourhood_may_be_the_first_one_played() -> None:
    for hood in NAMED:
        assert refusal(2, neighbourhood=hood) == ""


# Marks.


@rule("SB-P56-04", "SB-XRULING-02")
def test_three_groups_are_not_for_five_or_six() -> None:
    assert {group.id for group in BOX.groups if not group.five_six} == NOT_FIVE_SIX
    assert set(drawable(BOX, 5)) == {group.id for group in BOX.groups if not group.pack} - NOT_FIVE_SIX


@rule("SB-P56-05", "SB-P56-06", "SB-XOPT-02", "SB-XRULING-01")
@big_table
@each_hood
def test_four_neighbourhoods_are_for_five_and_six(hood: str, seats: int) -> None:
    wanted = "" if hood in FOR_FIVE_SIX else "sb-option-neighbourhood-five-six"
    assert refusal(seats, neighbourhood=hood) == wanted
    assert marks(BOX, NAMED[hood])[0] == (hood in FOR_FIVE_SIX)


@rule("SB-XRULING-02", "SB-EXP-03")
@each_hood
def test_alone_a_neighbourhood_is_played_if_all_its_groups_are(hood: str) -> None:
    able = not set(NAMED[hood].groups) & NOT_SOLO
    assert able == (hood != "friedrichshain")
    assert marks(BOX, NAMED[hood])[1] == able
    assert refusal(1, neighbourhood=hood) == ("" if able else "sb-option-neighbourhood-solo")


@rule("SB-XRULING-02")
def test_missing_marks_are_completed() -> None:
    assert {group.id for group in BOX.groups if not group.solo} == NOT_SOLO


@rule("SB-XRULING-01", "SB-P56-04", "SB-EXP-03")
def test_ones_own_groups_have_marks_too() -> None:
    fine = ["students", "hipsters", "upper_class", "street_smarts", "tourists"]
    for group in NOT_FIVE_SIX:
        assert refusal(5, neighbourhood="own", groups=[*fine, group]) == "sb-option-groups-five-six"
        assert refusal(4, neighbourhood="own", groups=[*fine, group]) == ""
    for group in NOT_SOLO:
        assert refusal(1, neighbourhood="own", groups=[*fine, group]) == "sb-option-groups-solo"
        assert refusal(2, neighbourhood="own", groups=[*fine, group]) == ""


@rule("SB-XRULING-01", "SB-P56-04")
def test_a_random_kiez_has_only_groups_that_so_many_can_play_with() -> None:
    big = {group for seed in range(40) for group in awards(5, seed, neighbourhood="random")}
    alone = {group for seed in range(40) for group in awards(1, seed, neighbourhood="random")}

    assert not big & NOT_FIVE_SIX
    assert big & {"rebels", "criminal_minds"}
    assert not alone & NOT_SOLO
    assert alone & NOT_FIVE_SIX


@rule("SB-XOPT-02", "SB-P56-05")
@big_table
def test_prenzlauer_berg_is_recommended_for_five_and_six(seats: int) -> None:
    assert awards(seats) == NAMED["prenzlauer_berg"].groups
    assert awards(4) == awards(1) == KREUZBERG


# Packs.


@rule("SB-XRULING-03")
def test_a_pack_replaces_the_group_named_or_the_last_one() -> None:
    assert awards(board_game_media=True) == (*KREUZBERG[:5], "board_game_media")
    assert awards(quality_beasts=True, replaced=["tourists"]) == (
        *KREUZBERG[:2],
        "quality_beasts",
        *KREUZBERG[3:],
    )
    both = awards(board_game_media=True, quality_beasts=True)
    assert both == (*KREUZBERG[:4], "quality_beasts", "board_game_media")
    named = awards(board_game_media=True, quality_beasts=True, replaced=["hipsters", "cyclists"])
    assert named == ("board_game_media", "quality_beasts", *KREUZBERG[2:])
    one = awards(board_game_media=True, quality_beasts=True, replaced=["party_animals"])
    assert one == (*KREUZBERG[:4], "quality_beasts", "board_game_media")


@rule("SB-XRULING-03")
@big_table
def test_with_a_pack_the_marks_of_the_six_groups_decide(seats: int) -> None:
    """Kreuzberg is not for five, but without its Party Animals it is a Kiez of one's own."""
    assert refusal(seats, neighbourhood="kreuzberg", board_game_media=True, replaced=["party_animals"]) == ""
    stays = refusal(seats, neighbourhood="kreuzberg", board_game_media=True, replaced=["hipsters"])
    assert stays == "sb-option-groups-five-six"


@rule("SB-XRULING-03")
def test_a_pack_replaces_only_what_is_there() -> None:
    pack: dict[str, Any] = {"board_game_media": True}

    assert refusal(2, replaced=["hipsters"]) == "sb-option-replaced-count"
    assert refusal(2, **pack, replaced=["hipsters", "tourists"]) == "sb-option-replaced-count"
    assert refusal(2, **pack, replaced=["rebels"]) == "sb-option-replaced-unknown"
    both = refusal(2, **pack, quality_beasts=True, replaced=["hipsters", "hipsters"])
    assert both == "sb-option-replaced-twice"
    groups = ["board_game_media", *KREUZBERG[:5]]
    assert refusal(2, neighbourhood="own", groups=groups) == ""
    assert refusal(2, neighbourhood="own", groups=groups, **pack) == "sb-option-pack-twice"
    assert refusal(2, neighbourhood="random", **pack, replaced=["hipsters"]) == "sb-option-replaced-random"
    assert "board_game_media" in awards(neighbourhood="random", **pack)


def test_the_sentence_says_what_to_choose_instead() -> None:
    reason = BEAN.excluded(BEAN.options(), 5, BOX)
    assert reason is None
    reason = BEAN.excluded(BEAN.checked({"neighbourhood": "kreuzberg"}, 2), 5, BOX)
    assert reason is not None
    english, french = (say(reason, language, BOX.names) for language in ("en", "fr"))
    assert "Party Animals" in english
    assert "Prenzlauer Berg" in english
    assert "Charlottenburg" in french
