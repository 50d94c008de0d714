"""House rules: other readings of the booklet, off unless the table wants them."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.seize_the_bean.events import Activated, Looked
from demitasse.games.seize_the_bean.expansion_events import Compensated, Robbed, Traded
from demitasse.games.seize_the_bean.options import (
    FURTHER_VARIANTS,
    HOUSE_RULES,
    SET_BY_SCENARIO,
    SeizeTheBeanOptions,
)
from demitasse.kernel.language import LANGUAGES, say
from demitasse.kernel.message import Message
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import (
    BOX,
    Facts,
    city_deck,
    deck,
    discards,
    effect,
    new_play,
    random_play,
    resources,
    row,
    table,
)
from tests.seize_the_bean.expansions.test_options import SCENARIOS, refusal
from tests.seize_the_bean.expansions.test_terminal import drawn

FIVE = ["cyclists-c02", "tourists-c02", "musicians-c02", "start_uppers-c04", "party_animals-c02"]
HIDDEN = ["hipsters-c07", "hipsters-c08", "hipsters-c09"]
CRIMINAL_KIEZ = ("criminal_minds", "hipsters", "cyclists", "tourists", "musicians", "start_uppers")


def ends(seats: int, **options: Any) -> bool:
    """Whether a play by chance comes to its end."""
    *_, (position, _) = random_play(seats, 3, **options)
    return position.result is not None


def test_every_house_rule_is_off_unless_it_is_chosen() -> None:
    assert not any(getattr(SeizeTheBeanOptions(), name) for name in HOUSE_RULES)
    assert new_play().house == ()


@pytest.mark.parametrize("name", HOUSE_RULES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_rules_of_a_table_are_shown_there(name: str, language: str) -> None:
    chosen: dict[str, Any] = {name: True}
    view = new_play(2, **chosen).view(None)
    words = {"en": "House rule: ", "fr": "Règle maison\N{NO-BREAK SPACE}: "}[language]
    label = say(Message(f"sb-option-{name}-label"), language)

    assert view.variants == (name,)
    assert label.startswith(words)
    assert label in drawn(view, language=language)


@rule("SB-OPT-03")
def test_a_random_scoop_is_shown_as_a_house_rule_too() -> None:
    assert new_play(scoop="random", fair_trade_green=True).view(0).variants == (
        "random_scoop",
        "fair_trade_green",
    )
    assert new_play().view(0).variants == ()


# Fair Trade with Green Beans.


@rule("SB-XOPT-20", "SB-XRULING-38")
def test_fair_trade_takes_green_beans_by_house_rule() -> None:
    cafe: Facts = {"bean": 1, "milk": 1, "sugar": 0, "green": 3}
    usual, house = (table(cafes={0: cafe}, fair_trade_green=on) for on in (False, True))
    assert only(effect(usual, 0, "fair_trade 2"), Traded) == [Traded(0, ("bean", "milk"), 2)]

    effect(house, 0, "fair_trade 2")
    assert offers(house) == ["give bean", "give milk", "give green"]
    happened = play(house, "give green", "give milk")
    assert only(happened, Traded) == [Traded(0, ("green", "milk"), 2)]
    assert (resources(house, 0)[:3], house.green[0]) == ((1, 0, 0), 4)


@rule("SB-XOPT-20")
def test_with_green_beans_only_the_trade_comes_to_nothing() -> None:
    position = table(cafes={0: {"bean": 0, "milk": 0, "sugar": 0, "green": 3}}, fair_trade_green=True)
    happened = effect(position, 0, "fair_trade 2")

    assert only(happened, Traded) == [Traded(0, ("green", "green"), 2)]
    assert position.green[0] == 3


@rule("SB-XOPT-20", "SB-ABILITY-FAIRTRADE-01")
def test_what_one_does_not_have_cannot_be_traded_by_any_rule() -> None:
    cafe = {"bean": 3, "milk": 3, "sugar": 0}
    position = table(cafes={0: cafe}, fair_trade_green=True)
    effect(position, 0, "fair_trade 2")

    assert refused(position, "give green").rule == "SB-ABILITY-FAIRTRADE-01"


# Connections with added icons.


@rule("SB-XOPT-21", "SB-RULING-09")
def test_connections_pairs_with_an_added_icon_by_house_rule() -> None:
    """The row of Upgrade Pantry has Connections and an Attract icon: the deck of Customers is looked at."""
    cafe = {"style": ["start_uppers-s5", "cyclists-s5"]}
    usual, house = (
        table(cafes={0: cafe}, customers=FIVE, decks={"customers": HIDDEN}, connections_added=on)
        for on in (False, True)
    )
    play(usual, "place pantry")
    assert refused(usual, "combine attract start_uppers-s5").rule == "SB-RULING-09"

    play(house, "place pantry")
    assert [text for text in offers(house) if "combine" in text] == [
        "combine",
        "combine attract start_uppers-s5",
    ]
    happened = play(house, "combine attract start_uppers-s5")
    assert only(happened, Looked) == [Looked(0, "customers", 3, tuple(HIDDEN))]
    assert [event.icon for event in only(happened, Activated)] == ["connections", "attract"]
    assert offers(house) == [f"take {card}" for card in (*FIVE, *HIDDEN)]
    play(house, f"take {HIDDEN[1]}", "return 2")
    assert (discards(house, 0), row(house)) == ([HIDDEN[1]], FIVE)
    assert city_deck(house)[:2] == [HIDDEN[2], HIDDEN[0]]
    action = house.view(None).action
    assert action is None, "the base icon was all that was left, and came by itself"
    assert all(text.startswith("take") for text in offers(house))


@rule("SB-XOPT-21")
def test_the_base_icon_can_still_be_paired_and_one_connections_makes_one_pair() -> None:
    cafe = {"style": ["hipsters-s5", "cyclists-s2", "party_animals-s3"]}
    position = table(cafes={0: cafe}, customers=FIVE, decks={"customers": HIDDEN}, connections_added=True)
    play(position, "place attract")
    pairs = ["combine", "combine upgrade_style party_animals-s3"]
    assert [text for text in offers(position) if "combine" in text] == pairs
    play(position, "combine", f"take {HIDDEN[0]}", "done")
    assert [text for text in offers(position) if "combine" in text] == pairs[1:]
    play(position, pairs[1], f"take {row(position, 'style')[0]}", "done")

    assert position.seats_to_act == (1,)


@rule("SB-XOPT-21", "SB-RULING-07")
def test_an_added_icon_forms_no_pair_where_its_deck_is_empty() -> None:
    position = table(
        cafes={0: {"style": ["start_uppers-s5", "cyclists-s5"]}},
        customers=FIVE,
        decks={"customers": 0},
        closing="customers",
        connections_added=True,
    )
    play(position, "place pantry")

    assert "combine" in offers(position)
    assert refused(position, "combine attract start_uppers-s5").rule == "SB-RULING-07"
    refusal = refused(position, "combine walk_in cyclists-s2")
    assert refusal.rule == "SB-RULING-09"
    assert "Attract or Upgrade icon" in say(refusal.message, "en", BOX.names)


@rule("SB-XOPT-21")
def test_connections_reached_by_innovation_is_part_of_no_pair_by_house_rule_either() -> None:
    position = table(
        cafes={0: {"style": ["party_animals-s4", "tourists-s1"]}}, customers=FIVE, connections_added=True
    )
    play(position, "place attract")

    assert not any("combine" in text for text in offers(position))


# Scenarios with further variants.


@rule("SB-XOPT-22", "SB-XRULING-101")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("variant", FURTHER_VARIANTS)
def test_a_scenario_takes_further_variants_by_house_rule(scenario: str, variant: str) -> None:
    wanted = ""
    if (scenario, variant) == ("wuerfel_zucker", "diverse_city"):
        wanted = "sb-option-scenario-marks"
    chosen: dict[str, Any] = {"scenario": scenario, "scenario_variants": True, variant: True}

    assert refusal(1, **chosen) == wanted
    assert refusal(1, **{**chosen, "founders": "all"}) == "sb-option-scenario-fixes"
    if not wanted:
        assert ends(1, **chosen)


@rule("SB-XOPT-22")
def test_a_grand_opening_is_added_to_a_scenario_that_has_none() -> None:
    plain = new_play(1, scenario="cafe_da_nala", first=0)
    grand = new_play(1, scenario="cafe_da_nala", first=0, scenario_variants=True, grand_opening=True)

    assert (len(deck(plain, 0)), len(discards(plain, 0))) == (4, 0)
    assert (len(deck(grand, 0)), len(discards(grand, 0))) == (0, 4)


def test_the_form_shows_what_the_house_rule_lets_one_choose() -> None:
    scenario = SeizeTheBeanOptions(scenario="ao_amor")
    with_variants = SeizeTheBeanOptions(scenario="ao_amor", scenario_variants=True)

    assert set(SET_BY_SCENARIO) <= set(scenario.idle(1))
    assert not set(FURTHER_VARIANTS) & set(with_variants.idle(1))
    assert "scenario_variants" not in scenario.idle(1)
    assert "sold_out" not in SeizeTheBeanOptions(five_six_advice=True).idle(5)
    assert "criminal_minds_alone" not in SeizeTheBeanOptions(neighbourhood="own").idle(1)


# Five and six players.


@rule("SB-XOPT-23", "SB-XRULING-01")
def test_what_is_left_out_for_five_and_six_is_advice_by_house_rule() -> None:
    for seats in (5, 6):
        assert refusal(seats, neighbourhood="kreuzberg") == "sb-option-neighbourhood-five-six"
        assert refusal(seats, neighbourhood="kreuzberg", five_six_advice=True) == ""
        assert refusal(seats, sold_out="on") == "sb-option-sold_out-players"
        assert refusal(seats, sold_out="competitive", five_six_advice=True) == ""
    assert refusal(1, neighbourhood="friedrichshain", five_six_advice=True) == "sb-option-neighbourhood-solo"
    chosen: dict[str, Any] = {
        "neighbourhood": "neukoelln",
        "sold_out": "competitive",
        "five_six_advice": True,
    }
    assert ends(6, **chosen)


@rule("SB-XOPT-23")
def test_a_draw_keeps_to_the_advice() -> None:
    for seed in range(20):
        drawn = new_play(5, seed, neighbourhood="random", five_six_advice=True).groups
        assert all(BOX.groups[group].five_six for group in drawn)


# Criminal Minds alone.


@rule("SB-XOPT-24", "SB-XRULING-02")
def test_criminal_minds_play_alone_by_house_rule() -> None:
    kiez: dict[str, Any] = {"neighbourhood": "own", "groups": CRIMINAL_KIEZ}
    assert refusal(1, **kiez) == "sb-option-groups-solo"
    assert refusal(1, **kiez, criminal_minds_alone=True) == ""
    others = {**kiez, "groups": ("rebels", *CRIMINAL_KIEZ[:5])}
    assert refusal(1, **others, criminal_minds_alone=True) == "sb-option-groups-solo"
    assert ends(1, **kiez, criminal_minds_alone=True)


@rule("SB-XOPT-24", "SB-ABILITY-STEAL-05")
def test_who_steals_from_starbots_pays_for_what_is_missing() -> None:
    position = table(
        seats=1,
        neighbourhood="own",
        groups=CRIMINAL_KIEZ,
        criminal_minds_alone=True,
        cafes={0: {"bean": 1, "milk": 1, "sugar": 1}},
    )
    happened = effect(position, 0, "steal 1 0")

    assert only(happened, Robbed) == [Robbed(0, 1, (), 0)]
    assert only(happened, Compensated) == [Compensated(0, ("bean", "milk", "sugar"), 0)]
    assert resources(position, 0)[:3] == (0, 0, 0)
