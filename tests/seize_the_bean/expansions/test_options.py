"""What can be chosen, what goes together and what does not (SB-XOPT, SB-EXP, SB-P56, SB-XRULING-01…03, -52, -101)."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest

from demitasse.games.seize_the_bean.content import SeizeTheBeanContent
from demitasse.games.seize_the_bean.options import (
    NOT_ALONE,
    SET_BY_SCENARIO,
    SeizeTheBeanOptions,
    excluded,
)
from demitasse.kernel.errors import BadOptions
from demitasse.kernel.language import LANGUAGES, say
from tests.playing import rule
from tests.seize_the_bean.build import BEAN, BOX, new_play, random_play

PACKS = ("board_game_media", "quality_beasts")
SCENARIOS = tuple(BOX.scenarios)


def refusal(seats: int, content: SeizeTheBeanContent = BOX, **options: Any) -> str:
    """The key of the sentence that refuses these options; empty text when they can be played."""
    try:
        BEAN.checked(options, seats, content)
    except BadOptions as error:
        message = error.message
    else:
        return ""
    assert all(say(message, language, content.names).strip() for language in LANGUAGES)
    return message.key


@rule("SB-XOPT-01")
def test_one_to_six_can_play() -> None:
    for seats in range(1, 7):
        assert refusal(seats) == ""
    for seats in (0, 7):
        assert refusal(seats) == "seats-out-of-range"
    assert new_play(1).view(0).starbots is not None
    assert new_play(2).view(0).starbots is None


@rule("SB-EXP-01")
def test_every_variant_is_off_unless_it_is_chosen() -> None:
    position = new_play(2)
    view = position.view(None)

    assert (view.variants, view.cups, view.cookies) == ((), (), ())
    assert (view.draft, view.starbots, view.on_awards) == (None, None, {})
    assert [(player.founders, player.difficulty, player.marker) for player in view.players] == [
        ((), "normal", "")
    ] * 2
    assert not set(position.decks[0]) & set(BOX.celebrity_cards)


@rule("SB-EXP-02", "SB-XOPT-19")
def test_everything_that_is_not_excluded_goes_together() -> None:
    together: dict[str, Any] = {
        "neighbourhood": "mitte",
        "board_game_media": True,
        "quality_beasts": True,
        "city_celebrities": True,
        "difficulty": ["hard", "normal", "expert"],
        "friends": "drafted",
        "founders": "all",
        "grand_opening": True,
        "sold_out": "competitive",
        "mouth_watering": True,
        "craft_mode": True,
        "diverse_city": True,
        "daily_specials": ["cappuccino", "latte", "affogato", "mocha"],
        "coffee_lovers": True,
    }
    assert refusal(3, **together) == ""

    view = new_play(3, **together).view(None)
    assert set(view.variants) == {"craft", "sold_out", "competing", "mouth_watering", "diverse"}
    assert (len(view.cups), len(view.cookies)) == (4, 2)
    *_, (position, _) = random_play(3, 4, **together)
    assert position.result is not None


@rule("SB-EXP-03", "SB-XOPT-19", "SB-XRULING-01")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("board_game_media", True),
        ("quality_beasts", True),
        ("city_celebrities", True),
        ("daily_specials", ["latte"]),
        ("sold_out", "on"),
        ("sold_out", "competitive"),
    ],
)
def test_alone_packs_daily_specials_and_sold_out_are_refused(option: str, value: Any) -> None:
    assert refusal(1, **{option: value}) == "sb-option-not-alone"
    assert refusal(2, **{option: value}) == ""


@rule("SB-P56-07", "SB-EXP-03", "SB-XOPT-19")
@pytest.mark.parametrize("kind", ["on", "competitive"])
def test_sold_out_is_for_two_to_four(kind: str) -> None:
    for seats in (5, 6):
        assert refusal(seats, sold_out=kind) == "sb-option-sold_out-players"
    for seats in (2, 3, 4):
        assert refusal(seats, sold_out=kind) == ""


@rule("SB-P56-07")
@pytest.mark.parametrize("seats", [5, 6])
def test_all_other_variants_are_allowed_with_five_and_six(seats: int) -> None:
    assert (
        refusal(
            seats,
            board_game_media=True,
            quality_beasts=True,
            city_celebrities=True,
            founders="all",
            friends="drafted",
            grand_opening=True,
            mouth_watering=True,
            craft_mode=True,
            diverse_city=True,
            daily_specials=["mocha"],
            difficulty=["hard"],
        )
        == ""
    )


@rule("SB-XOPT-06", "SB-DIFF-05")
def test_difficulty_is_one_for_all_or_one_for_each() -> None:
    for seats in range(1, 7):
        assert refusal(seats, difficulty=["hard"]) == ""
        assert refusal(seats, difficulty=["hard"] * seats) == ""
        assert refusal(seats, difficulty=["hard"] * (seats + 1)) == "sb-option-difficulty-count"
    assert refusal(4, difficulty=["hard", "expert"]) == "sb-option-difficulty-count"
    assert refusal(2, difficulty=["harder"]) == "option-bad-value"


@rule("SB-XOPT-07", "SB-XOPT-19")
def test_friends_are_base_advanced_or_drafted_and_never_two_of_them() -> None:
    for friends in ("base", "advanced", "drafted"):
        assert refusal(2, friends=friends) == ""
    assert refusal(2, friends="advanced,drafted") == "option-bad-value"
    assert SeizeTheBeanOptions().friends == "base"


@rule("SB-XOPT-08", "SB-XRULING-52")
def test_twelve_founders_are_enough_for_four_eighteen_for_six() -> None:
    for seats in (1, 2, 3, 4):
        assert refusal(seats, founders="base") == ""
    for seats in (5, 6):
        assert refusal(seats, founders="base") == "sb-option-founders-few"
        assert refusal(seats, founders="all") == ""
    assert SeizeTheBeanOptions().founders == "off"


@rule("SB-XOPT-09")
def test_grand_opening_is_off_at_first() -> None:
    assert SeizeTheBeanOptions().grand_opening is False
    for seats in range(1, 7):
        assert refusal(seats, grand_opening=True) == ""


@rule("SB-XOPT-13")
def test_diverse_city_has_cookies_for_any_number_of_players() -> None:
    for seats in range(1, 7):
        assert refusal(seats, diverse_city=True) == ""
        assert new_play(seats, diverse_city=True).cookies


def test_a_daily_special_is_named_once() -> None:
    assert refusal(2, daily_specials=["latte", "latte"]) == "sb-option-daily_specials-twice"


@rule("SB-XOPT-16", "SB-XOPT-19")
def test_levels_are_for_one_player_and_go_from_1_to_20() -> None:
    for level in (1, 20):
        assert refusal(1, solo_level=level) == ""
    for level in (0, 21, -3):
        assert refusal(1, solo_level=level) == "sb-option-solo_level-bounds"
    assert refusal(2, solo_level=7) == "sb-option-only-alone"
    for scenario in SCENARIOS:
        assert refusal(1, solo_level=7, scenario=scenario) == "sb-option-scenario-fixes"


@rule("SB-XOPT-17", "SB-XOPT-19")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenarios_are_for_one_player(scenario: str) -> None:
    assert refusal(1, scenario=scenario) == ""
    for seats in range(2, 7):
        assert refusal(seats, scenario=scenario) == "sb-option-only-alone"


@rule("SB-XOPT-17", "SB-XRULING-101")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_allows_difficulty_and_only_the_variants_it_uses(scenario: str) -> None:
    chosen: dict[str, Any] = {
        "neighbourhood": "neukoelln",
        "groups": ["hipsters"],
        "friends": "drafted",
        "founders": "all",
        "grand_opening": True,
        "mouth_watering": True,
        "craft_mode": True,
        "diverse_city": True,
    }
    used = {"after_hours": "grand_opening", "cafe_quorra": "craft_mode"}.get(scenario)
    for option, value in chosen.items():
        wanted = "" if option == used else "sb-option-scenario-fixes"
        assert refusal(1, scenario=scenario, **{option: value}) == wanted
    assert refusal(1, scenario=scenario, difficulty=["expert"], coffee_lovers=True) == ""
    assert refusal(1, scenario=scenario, replaced=["hipsters"]) == "sb-option-scenario-fixes"


@rule("SB-XOPT-18")
def test_alone_either_side_may_be_first() -> None:
    assert [refusal(1, first=first) for first in (0, 1, "random")] == ["", "", ""]
    assert refusal(1, first=2) == "sb-option-first"
    assert {new_play(1, seed, first="random").first for seed in range(12)} == {0, 1}
    assert [new_play(1, first=first).first for first in (0, 1)] == [0, 1]


@rule("SB-XOPT-19")
def test_the_form_the_command_line_and_the_deal_share_one_answer() -> None:
    """What `excluded` explains is what is refused, for every pair of seats and neighbourhood."""
    for seats, hood in product(range(1, 7), ("kreuzberg", "friedrichshain", "charlottenburg", "random")):
        options = SeizeTheBeanOptions(neighbourhood=hood)  # type: ignore[arg-type]
        reason = excluded(options, seats, BOX)
        assert refusal(seats, neighbourhood=hood) == (reason.key if reason else "")


def test_idle_options_are_those_that_decide_nothing() -> None:
    without_packs = {"groups", "replaced"}
    only_five = {"five_six_advice"}
    only_alone = {"solo_level", "scenario", "scenario_variants", "criminal_minds_alone"}
    assert set(SeizeTheBeanOptions().idle(1)) == {
        *(*NOT_ALONE, *without_packs, *only_five, "scenario_variants", "criminal_minds_alone")
    }
    assert set(SeizeTheBeanOptions(scenario="ao_amor").idle(1)) == {
        *(*NOT_ALONE, *SET_BY_SCENARIO, *only_five, "criminal_minds_alone")
    }
    assert set(SeizeTheBeanOptions().idle(3)) == {*only_alone, *without_packs, *only_five}
    assert set(SeizeTheBeanOptions().idle(5)) == {*only_alone, *without_packs, "sold_out"}
    assert "sold_out" in SeizeTheBeanOptions().idle(5)
    own = SeizeTheBeanOptions(neighbourhood="own", quality_beasts=True)
    assert not {"groups", "replaced"} & set(own.idle(3))
    assert "replaced" in SeizeTheBeanOptions(neighbourhood="random", quality_beasts=True).idle(3)


def test_marks_come_from_the_content_in_use(tmp_path: Path) -> None:
    """A content of one's own may say that a group is fit for five, or that one is not for a single player."""
    file = tmp_path / "own.toml"
    file.write_text(
        '[[group]]\nid = "party_animals"\nfive_six = true\n\n[[group]]\nid = "hipsters"\nsolo = false\n',
        encoding="utf-8",
    )
    content = BEAN.content(file)
    assert isinstance(content, SeizeTheBeanContent)

    assert refusal(5, neighbourhood="kreuzberg") == "sb-option-neighbourhood-five-six"
    assert refusal(5, content, neighbourhood="kreuzberg") == ""
    assert refusal(1, neighbourhood="kreuzberg") == ""
    assert refusal(1, content, neighbourhood="kreuzberg") == "sb-option-neighbourhood-solo"
    assert BEAN.setup({"neighbourhood": "kreuzberg"}, seats=5, content=content).seats_to_act


LEFT_OUT = [
    ("level", "level_07", 1, {"solo_level": 20}, "sb-option-solo_level-bounds"),
    ("scenario", "ao_amor", 1, {"scenario": "ao_amor"}, "sb-option-left-out"),
    ("neighbourhood", "mitte", 2, {"neighbourhood": "mitte"}, "sb-option-left-out"),
    ("neighbourhood", "prenzlauer_berg", 5, {}, "sb-option-left-out"),
    ("cup", "latte", 2, {"daily_specials": ["mocha", "latte"]}, "sb-option-left-out"),
]


@pytest.mark.parametrize(("section", "id", "seats", "options", "key"), LEFT_OUT)
def test_what_the_content_in_use_leaves_out_is_refused(
    tmp_path: Path, section: str, id: str, seats: int, options: dict[str, Any], key: str
) -> None:
    file = tmp_path / "own.toml"
    file.write_text(f'[[{section}]]\nid = "{id}"\nremove = true\n', encoding="utf-8")
    content = BEAN.content(file)
    assert isinstance(content, SeizeTheBeanContent)

    assert refusal(seats, **options) == ""
    assert refusal(seats, content, **options) == key
    assert refusal(seats, content, neighbourhood="charlottenburg") == ""
