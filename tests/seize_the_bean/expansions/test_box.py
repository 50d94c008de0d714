"""The whole box: groups, neighbourhoods, packs, Founders, tokens and solo cards (SB-XDATA)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping

import pytest

from demitasse.games.seize_the_bean.abilities.applause import Applause
from demitasse.games.seize_the_bean.abilities.copying import Act
from demitasse.games.seize_the_bean.content import SPACES
from demitasse.games.seize_the_bean.drafts.neighbourhood import marks
from demitasse.games.seize_the_bean.entries import NeighbourhoodEntry
from demitasse.kernel.content import Entry, Name
from tests.playing import rule
from tests.seize_the_bean.build import BOX

ABILITY_OF = {
    "hipsters": "hype",
    "cyclists": "delivery",
    "tourists": "overcrowd",
    "musicians": "entertain",
    "start_uppers": "innovation",
    "party_animals": "walk_in",
    "students": "early_bird",
    "expats": "meet_up",
    "starving_artists": "draw",
    "performers": "acting",
    "street_smarts": "swap",
    "tech_nerds": "ddos",
    "rebels": "disrupt",
    "criminal_minds": "steal",
    "authority_figures": "arrest",
    "happy_families": "naptime",
    "health_nuts": "fair_trade",
    "upper_class": "exclusivity",
    "fashionistas": "camp_out",
    "hungry_media": "newsflash",
    "friendly_locals": "regular",
    "coffee_connoisseurs": "roast",
    "board_game_geeks": "play_board_games",
}
PACKS = ("board_game_media", "quality_beasts")
WITH_BOOST = {
    "performers",
    "starving_artists",
    "street_smarts",
    "rebels",
    "authority_figures",
    "criminal_minds",
    "fashionistas",
    "board_game_geeks",
    "hungry_media",
}
MEDDLING = {"street_smarts", "tech_nerds", "rebels", "criminal_minds", "authority_figures"}
LINE_UPS = {hood.id: set(hood.groups) for hood in BOX.neighbourhoods}
CUSTOMERS = {card.id: card for card in BOX.customers}


def card(id: str) -> int:
    return BOX.index[0][id]


# Neighbourhoods and groups.


def groups_of(hood: NeighbourhoodEntry) -> list[int]:
    return [BOX.group_index[group] for group in hood.groups]


@rule("SB-XDATA-01")
@pytest.mark.parametrize("hood", BOX.neighbourhoods, ids=lambda hood: hood.id)
def test_a_line_up_has_six_different_groups_of_the_box(hood: NeighbourhoodEntry) -> None:
    groups = groups_of(hood)

    assert len(groups) == len(set(groups)) == 6
    assert not any(BOX.groups[group].pack for group in groups)


@rule("SB-XDATA-01", "SB-HOOD-03", "SB-HOOD-04")
def test_two_line_ups_are_told_in_full() -> None:
    assert next(iter(BOX.neighbourhood_index)) == BOX.neighbourhood.id == "kreuzberg"
    assert BOX.neighbourhood.groups == tuple(ABILITY_OF)[:6]
    assert LINE_UPS["neukoelln"] == {
        "starving_artists",
        "expats",
        "friendly_locals",
        "hipsters",
        "performers",
        "health_nuts",
    }


@rule("SB-XDATA-01", "SB-HOOD-05")
def test_the_other_line_ups_are_as_the_text_tells() -> None:
    assert "hungry_media" in LINE_UPS["mitte"] & LINE_UPS["wrangelkiez"]
    assert len(LINE_UPS["friedrichshain"] & MEDDLING) == 5
    assert not LINE_UPS["boxhagener_kiez"] & (MEDDLING | {"hungry_media"})
    longer_lines = {"party_animals", "starving_artists", "expats", "musicians", "hipsters"}
    assert LINE_UPS["friedrichshain_kreuzberg"] == longer_lines | {"performers"}
    assert len(LINE_UPS["wrangelkiez"] & {"tourists", "party_animals", "fashionistas", "expats"}) == 4
    assert {"friendly_locals", "upper_class"} <= LINE_UPS["bergmannkiez"]


@rule("SB-XDATA-01")
@pytest.mark.parametrize(
    ("scenario", "hood", "needed"),
    [
        ("after_hours", "friedrichshain_kreuzberg", "party_animals"),
        ("new_startup", "kreuzkoelln", "start_uppers"),
        ("wuerfel_zucker", "eilbek", "board_game_geeks"),
        ("ao_amor", "holzmarkt", "musicians"),
        ("cafe_da_nala", "graefekiez", "coffee_connoisseurs"),
        ("cafe_quorra", "kovalsky", "happy_families"),
    ],
)
def test_a_scenario_finds_the_group_it_is_about_and_can_be_played_alone(
    scenario: str, hood: str, needed: str
) -> None:
    assert BOX.scenarios[scenario].neighbourhood == hood
    assert needed in LINE_UPS[hood]
    assert marks(BOX, BOX.neighbourhoods[BOX.neighbourhood_index[hood]])[1]


@rule("SB-XRULING-02")
def test_the_marks_of_the_groups() -> None:
    assert {group.id for group in BOX.groups if not group.five_six} == {
        "party_animals",
        "expats",
        "starving_artists",
    }
    attacking = {"rebels", "authority_figures", "criminal_minds"}
    assert {group.id for group in BOX.groups if not group.solo} == {*attacking, *PACKS}
    assert {group.id for group in BOX.groups if group.pack} == set(PACKS)


@rule("SB-XDATA-01", "SB-XRULING-02")
def test_the_marks_of_a_neighbourhood_follow_from_its_groups() -> None:
    named = [hood for hood in BOX.neighbourhoods if hood.kind != "scenario"]
    main = ["kreuzberg", "neukoelln", "prenzlauer_berg", "mitte", "friedrichshain"]
    of = {hood.id: marks(BOX, hood) for hood in named}

    assert [hood.id for hood in named if hood.kind == "main"] == main
    assert len(named) == 10
    assert {id for id, (five_six, _) in of.items() if five_six} == {
        "prenzlauer_berg",
        "friedrichshain",
        "boxhagener_kiez",
        "charlottenburg",
    }
    assert {id for id, (_, alone) in of.items() if not alone} == {"friedrichshain"}


@rule("SB-XDATA-09")
def test_every_group_has_its_award_and_so_there_are_twenty_five() -> None:
    assert len(BOX.awards) == len(BOX.group_ids) == 25
    assert [award.group for award in BOX.awards] == list(BOX.group_ids)
    assert BOX.group_ids == (*ABILITY_OF, *PACKS)


# Abilities.

WORDS: Mapping[str, tuple[str, str, str, str]] = {
    "early_bird": ("early_bird", "early_bird, early_bird", "", ""),
    "meet_up": ("meet_up", "meet_up, meet_up", "", ""),
    "draw": ("draw", "draw, draw", "draw, applause", "draw, draw, applause"),
    "acting": ("act 1", "act 2", "act 1, applause", "act 2, applause"),
    "swap": ("swap 1", "swap 2", "swap 1, applause", "swap 2, applause"),
    "ddos": ("ddos 2", "ddos 3", "", ""),
    "disrupt": ("disrupt", "disrupt, disrupt", "disrupt, applause", "disrupt, disrupt, applause"),
    "steal": ("steal 1 0", "steal 2 0", "steal 1 1", "steal 2 1"),
    "arrest": ("arrest", "arrest, arrest", "arrest, applause", "arrest, arrest, applause"),
    "naptime": ("nap", "nap, nap", "", ""),
    "fair_trade": ("fair_trade 2", "fair_trade 3", "", ""),
    "exclusivity": ("exclusivity", "exclusivity, exclusivity", "", ""),
    "camp_out": (
        "recruit deck anyone",
        "recruit deck anyone, recruit deck anyone",
        "recruit deck anyone, applause",
        "recruit deck anyone, recruit deck anyone, applause",
    ),
    "newsflash": ("newsflash 3 1 one", "newsflash 5 2 one", "newsflash 3 1 both", "newsflash 5 2 both"),
    "regular": ("regular", "regular, regular", "", ""),
    "roast": ("roast 3", "roast 6", "", ""),
    "play_board_games": ("games 1 1", "games 2 2", "games 3 1", "games 3 2"),
    "connections": ("connections", "connections, connections", "", ""),
    "lose_bad_review": ("lose_bad_review", "lose_bad_review, lose_bad_review", "", ""),
    "tracking2": ("track 2", "track 2, track 2", "", ""),
}


@rule("SB-XDATA-07")
@pytest.mark.parametrize("id", WORDS)
def test_what_an_ability_does_normal_super_and_boosted(id: str) -> None:
    ability = next(ability for ability in BOX.abilities if ability.id == id)
    versions = [(False, False), (True, False), (False, True), (True, True)]

    assert [", ".join(ability.does(is_super=many, boost=boost)) for many, boost in versions] == list(
        WORDS[id]
    )
    assert bool(ability.boost_meaning) == bool(WORDS[id][2])


@rule("SB-XDATA-07")
@pytest.mark.parametrize("group", ABILITY_OF)
def test_all_of_a_group_have_its_ability_and_the_glossary_tells_what_super_means(group: str) -> None:
    cards = [CUSTOMERS[BOX.ids[0][number]] for number in BOX.sets[0][BOX.group_index[group]]]

    assert {card.ability for card in cards} == {ABILITY_OF[group]}
    assert {card.groups for card in cards} == {(group,)}
    ability = next(ability for ability in BOX.abilities if ability.id == ABILITY_OF[group])
    assert ability.super_meaning is not None
    assert any(card.is_super for card in cards)


@rule("SB-XDATA-05")
def test_a_boost_stands_only_on_customers_of_the_nine_groups_that_have_one() -> None:
    boosted = [customer for customer in BOX.customers if customer.boost]

    assert {customer.groups[0] for customer in boosted} == WITH_BOOST
    assert BOX.boosts == {card(customer.id) for customer in boosted}
    assert {ABILITY_OF[group] for group in WITH_BOOST} == {
        ability.id for ability in BOX.abilities if ability.boosted_effect
    }


@rule("SB-XDATA-05")
def test_whoever_acts_is_a_performer_or_a_wildcard_or_a_founder() -> None:
    acting = [
        number
        for number in range(BOX.founder_cards.start)
        if "acting" in (BOX.ability[number], BOX.second_ability[number])
    ]

    assert len(acting) == 10 + 1 + 1
    assert all(BOX.members[number] >> BOX.group_index["performers"] & 1 for number in acting)


def test_a_copied_ability_keeps_its_super_and_loses_its_boost_and_the_right_to_decline() -> None:
    understudy, uncle = card("performers-c10"), card("dog_uncle-1")
    assert BOX.ability_steps[understudy][0] == (Act(0, 0, 1, 2), Applause(0, 0))
    assert BOX.copied_steps[understudy][0] == (Act(0, 0, 0, 2),)

    may, must = BOX.ability_steps[uncle][3], BOX.copied_steps[uncle][3]
    assert may[0].saved()[:3] == ("track", 3, 1)
    assert must[0].saved()[:3] == ("track", 3, 0)


# Packs.


@rule("SB-XDATA-04")
def test_board_game_media_belong_to_another_group_too_and_have_its_ability() -> None:
    media = [one for one in BOX.customers if one.groups[0] == "board_game_media"]

    assert len({one.groups for one in media}) == 10
    for one in media:
        _, other = one.groups
        assert one.ability == ABILITY_OF[other]
        assert BOX.of_groups[card(one.id)] == tuple(BOX.group_index[group] for group in one.groups)
        assert BOX.members[card(one.id)] == sum(1 << group for group in BOX.of_groups[card(one.id)])


@rule("SB-XDATA-04", "SB-XDATA-07")
def test_a_wildcard_is_a_member_of_every_group_beside_its_own() -> None:
    beasts = [one.id for one in BOX.customers if one.groups[0] == "quality_beasts"]
    wild = {card(id) for id in (*beasts, "city_celebrities-c13")}
    own = BOX.group_index["quality_beasts"]

    assert BOX.wild == wild
    assert {BOX.of_groups[number] for number in wild} == {(own,)}
    assert {BOX.members[number] for number in wild} == {(1 << len(BOX.group_ids)) - 1}


@rule("SB-XDATA-04", "SB-PACK-03", "SB-PACK-04")
def test_there_are_thirteen_celebrities_with_two_orders_two_abilities_and_two_groups() -> None:
    assert len(BOX.celebrities) == len(BOX.celebrity_cards) == 13
    for number, one in zip(BOX.celebrity_cards, BOX.celebrities, strict=True):
        assert BOX.entry(number) is one
        assert len(one.groups) == 2
        assert one.left.order
        assert one.right.order
        assert (BOX.ability[number], BOX.second_ability[number]) == (one.left.ability, one.right.ability)
        assert BOX.secondary[number] is not None
        assert BOX.ability_steps[number]
        assert BOX.second_steps[number]
        assert BOX.reward_icons[number] == len(one.left.rewards) + len(one.right.rewards)
    for number in (0, BOX.friend_cards[0], BOX.founder_cards[0]):
        assert (BOX.second_ability[number], BOX.second_steps[number]) == ("", ())


@rule("SB-PACK-03", "SB-PACK-04")
def test_with_celebrities_a_city_customer_deck_has_seventy_three_cards_and_nothing_else_grows() -> None:
    for groups in map(groups_of, BOX.neighbourhoods):
        sizes = [sum(len(BOX.sets[row][group]) for group in groups) for row in range(3)]
        assert (sizes[0] + len(BOX.celebrity_cards), *sizes[1:]) == (73, 30, 30)
    celebrities = {one.id for one in BOX.celebrities}
    assert not celebrities & {award.group for award in BOX.awards}
    assert not {number for cards in BOX.sets[0].values() for number in cards} & set(BOX.celebrity_cards)


# Founders, Friends & Family.


@rule("SB-XDATA-02", "SB-FOUNDER-03", "SB-FOUNDER-04")
def test_there_are_twelve_founders_and_six_more() -> None:
    assert Counter(one.set for one in BOX.founders) == {"base": 12, "extra": 6}
    for number, one in zip(BOX.founder_cards, BOX.founders, strict=True):
        assert BOX.entry(number) is one
        assert one.ability == ABILITY_OF[one.group]
        assert BOX.is_super[number] == 0
        assert number not in BOX.boosts
        assert BOX.founder_special[number] == 1 << BOX.special_index[one.special]
    assert {one.special for one in BOX.founders} == set(BOX.specials)


@rule("SB-XDATA-02")
def test_one_founder_of_the_extra_ones_has_two_orders_with_rewards() -> None:
    rich = [one for one in BOX.founders if one.secondary and one.secondary.rewards and one.main.rewards]

    assert [one.set for one in rich] == ["extra"]
    assert [one for one in BOX.founders if one.secondary] == rich


@rule("SB-XDATA-06")
def test_the_main_orders_of_friends_show_what_they_must() -> None:
    shown = {one.id: BOX.main_resources[BOX.friend_card(number, 0)] for number, one in enumerate(BOX.friends)}

    def together(*friends: str) -> tuple[int, ...]:
        return tuple(map(sum, zip(*(shown[friend] for friend in friends), strict=True)))

    assert shown["popular_friend"] == (1, 1, 0)
    assert shown["eccentric_aunt"] == (0, 0, 2)
    assert shown["funny_cousin"] == (2, 0, 0)
    assert together("dog_uncle", "musician_mum") == (2, 0, 2)
    assert together("grandpa", "grandma", "lazy_friend") == (4, 0, 0)
    extra = [one.id for one in BOX.friends if one.set == "extra"]
    assert together(*extra) == (4, 0, 4)
    for scenario in ("new_startup", "ao_amor"):
        supply = BOX.scenarios[scenario].supply
        assert isinstance(supply, dict)
        assert together(*BOX.scenarios[scenario].friends) == tuple(supply.values())


@rule("SB-FF-01", "SB-XDATA-07")
def test_the_extra_friends_and_what_they_can() -> None:
    assert {one.id: one.ability for one in BOX.friends if one.set == "extra"} == {
        "funny_cousin": "connections",
        "eccentric_aunt": "lose_bad_review",
        "dog_uncle": "tracking2",
        "musician_mum": "entertain",
    }


# Tokens, Cups, solo.


@rule("SB-XDATA-03", "SB-XDATA-07")
def test_the_board_game_tokens_and_the_upgrade_tokens() -> None:
    games, upgrades = (
        Counter(BOX.icon_ids[icon] for icon in icons) for icons in (BOX.game_tokens, BOX.upgrade_tokens)
    )

    once = dict.fromkeys(("review", "hype", "word_of_mouth", "tracking2"), 1)
    assert games == {"bean3": 2, "milk2": 2, "sugar2": 2, **once}
    assert upgrades == {"review": 6, "hype": 3, "attract": 3, "early_bird": 2, "word_of_mouth": 2}
    assert {*BOX.game_tokens, *BOX.upgrade_tokens, *BOX.tokens} == set(BOX.bonus_steps)


@rule("SB-XDATA-03", "SB-XDATA-07")
def test_the_twenty_action_cards_name_every_number_and_all_spaces_but_one_equally_often() -> None:
    assert len(set(BOX.action_cards)) == 20
    assert Counter(number for number, _ in BOX.action_cards) == dict.fromkeys(range(1, 6), 4)
    spaces = Counter(SPACES[space] for _, space in BOX.action_cards)
    assert spaces == dict.fromkeys(("beans", "milk", "attract", "pantry", "style"), 4)


@rule("SB-XDATA-03", "SB-XRULING-84")
def test_the_eight_faces_of_the_solo_action_tokens_tell_what_each_space_does() -> None:
    sides = Counter((token.side, len(token.spaces)) for token in BOX.solo_tokens.values())

    assert sides == {("pantry", 2): 4, ("style", 3): 4}
    assert BOX.solo_tokens["criminal"].spaces == (("you_bad_review", "hype"), ("you_return_set",))
    assert BOX.solo_tokens["boss"].spaces[0] == ("attract",) * 3


@rule("SB-SOLO-15")
def test_the_twenty_levels_and_the_scenarios_are_all_different_pairs_of_tokens() -> None:
    pairs = [(level.pantry, level.style) for level in BOX.levels]

    assert len(set(pairs)) == len(pairs) == 20
    assert pairs[0] == ("starter", None)
    assert pairs[-1] == ("fast", "boss")
    assert {(one.pantry, one.style) for one in BOX.scenarios.values()} <= set(pairs)


@rule("SB-XDATA-03", "SB-XRULING-72")
def test_the_five_cookies_go_from_six_down_to_two() -> None:
    assert BOX.cookies[6] == (6, 5, 4, 3, 2)
    assert [BOX.cookies[players] for players in range(1, 6)] == [(6,), (6,), (6, 4), (6, 5, 4), (6, 5, 4, 3)]


@rule("SB-XDATA-03", "SB-XRULING-76")
def test_the_four_cups_and_their_abilities() -> None:
    assert [cup.id for cup in BOX.cups] == ["cappuccino", "latte", "affogato", "mocha"]
    assert [[step.kind for step in steps[1]] for steps in BOX.cup_steps] == [
        ["blame_others"],
        ["trigger"],
        ["trigger"],
        ["fair_trade"],
    ]
    assert [steps[1][-1].saved()[-1] for steps in BOX.cup_steps] == [3, 1, 2, 3]


def test_a_level_changes_the_base_icons_of_the_resource_actions_only() -> None:
    icons = [[BOX.activate[number].icon for number in level] for level in BOX.base]

    assert [level[:3] for level in icons] == [
        ["scoop", "milk3", "sugar3"],
        ["bean4", "milk2", "sugar2"],
        ["bean2", "milk1", "sugar1"],
    ]
    assert {level[3:] for level in BOX.base} == {BOX.base[0][3:]}


# Orders.


@rule("SB-XDATA-07")
def test_an_order_knows_its_plain_and_its_special_icons() -> None:
    retirees = card("tourists-c01")
    order = BOX.main[retirees]

    assert BOX.specials == ("strong", "quality", "soy", "croissant", "donut", "pie")
    assert (order.basic, order.specials) == ((1, 0, 0), ((1,), (3, 4, 5)))
    assert BOX.mouth[retirees] == 0b111010
    assert BOX.main_resources[retirees] == (3, 0, 2)


# Names.


@rule("SB-XDATA-08")
@pytest.mark.parametrize(
    ("id", "en", "fr"),
    [
        ("cyclists-c01", "Food Courier", "Livreuse de repas"),
        ("party_animals-c01", "Bartender", "Barman"),
        ("students-c01", "Arts Major", "Spécialiste des arts"),
        ("health_nuts-c01", "Super Vegan", "Super Vegan"),
        ("happy_families-c01", "Stroller Parent", "Parent à la poussette"),
        ("board_game_geeks-c01", "Rules Lawyer", "Avocat des règles"),
        ("coffee_connoisseurs-c01", "Innovative Barista", "Barista innovateur"),
        ("criminal_minds-c01", "Burglar", "Cambrioleur"),
        ("hungry_media-c01", "Journalist", "Journaliste"),
        ("hungry_media-c02", "Indie Filmmaker", "Réalisatrice indépendante"),
        ("fashionistas-c01", "Couturier", "Couturier"),
        ("fashionistas-c02", "Fashion Designer", "Créatrice de mode"),
        ("funny_cousin-1", "Funny Cousin", "Cousin rigolo"),
        ("eccentric_aunt-1", "Eccentric Aunt", "Tante excentrique"),
        ("dog_uncle-1", "Dog-Loving Uncle", "Oncle fan de chien"),
        ("musician_mum-1", "Musician Mum", "Maman musicienne"),
        ("dalia_cascara", "Dalia Cascara", "Dalia Cascara"),
        ("city_celebrities-c01", "Queen Crema", "Reine Crema"),
        ("city_celebrities-c02", "DJ Demitasse", "DJ Demitasse"),
        ("city_celebrities-c13", "Cubee", "Cubee"),
    ],
)
def test_the_cards_the_examples_speak_of_have_their_names(id: str, en: str, fr: str) -> None:
    assert BOX.names[id] == Name(en, fr)


@rule("SB-XDATA-08")
def test_the_cards_the_examples_speak_of_are_as_they_say() -> None:
    def printed(id: str) -> tuple[str, bool, bool]:
        return CUSTOMERS[id].ability, CUSTOMERS[id].is_super, CUSTOMERS[id].boost

    assert printed("students-c01") == ("early_bird", False, False)
    assert set(CUSTOMERS["students-c01"].main.order) == {"bean", "sugar"}
    assert CUSTOMERS["students-c01"].main.rewards == ("review",)
    assert printed("criminal_minds-c01") == ("steal", False, False)
    assert printed("coffee_connoisseurs-c01") == ("roast", False, False)
    assert printed("board_game_geeks-c01") == ("play_board_games", False, False)
    assert printed("hungry_media-c01") == ("newsflash", False, False)
    assert printed("fashionistas-c01") == ("camp_out", False, False)
    assert printed("health_nuts-c01") == ("fair_trade", False, False)
    assert printed("happy_families-c01") == ("naptime", False, False)
    assert CUSTOMERS["happy_families-c01"].main.rewards == ("review", "review")
    assert BOX.reward_icons[card("happy_families-c01")] == 4
    assert CUSTOMERS["fashionistas-c01"].main.order == {"quality": 1, "soy": 1}
    founder = next(one for one in BOX.founders if one.id == "dalia_cascara")
    assert (founder.group, founder.ability, founder.special) == ("performers", "acting", "soy")
    assert founder.main.rewards == ()
    assert BOX.second_ability[card("city_celebrities-c01")] == "hype"
    assert BOX.second_is_super[card("city_celebrities-c01")] == 1
    desk = card("city_celebrities-c02")
    assert (BOX.ability[desk], BOX.second_ability[desk]) == ("walk_in", "entertain")
    assert (BOX.is_super[desk], BOX.second_is_super[desk]) == (1, 1)


def texts(entries: Iterable[Entry]) -> Iterable[tuple[str, Name]]:
    for entry in entries:
        for field in entry.__struct_fields__:
            said = getattr(entry, field)
            if isinstance(said, Name):
                yield f"{entry.id} {field}", said


NAMED = (
    *BOX.icons,
    *BOX.abilities,
    *BOX.groups,
    *BOX.neighbourhoods,
    *BOX.customers,
    *BOX.celebrities,
    *BOX.friends,
    *BOX.founders,
    *BOX.pantry,
    *BOX.style,
    *BOX.achievements,
    *BOX.difficulties,
    *BOX.cups,
    *BOX.solo_tokens.values(),
    *BOX.scenarios.values(),
)


def test_everything_has_words_in_both_languages_set_as_they_should_be() -> None:
    wrong = []
    for where, said in texts(NAMED):
        for text in (said.en, said.fr):
            if not text.strip() or text != text.strip() or "'" in text or "  " in text or "..." in text:
                wrong.append(f"{where}: {text}")
        if re.search(r"[^\u00a0][:;!?»]|«[^\u00a0]", said.fr):
            wrong.append(f"{where}: {said.fr}")

    assert wrong == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_two_cards_have_the_same_name(language: str) -> None:
    people: tuple[Entry, ...] = (*BOX.customers, *BOX.celebrities, *BOX.friends, *BOX.founders)
    upgrades: tuple[Entry, ...] = (*BOX.pantry, *BOX.style)
    for cards in (people, upgrades):
        names = Counter(getattr(one.name, language) for one in cards)
        assert [name for name, count in names.items() if count > 1] == []
