"""What lies in the box and what its data must satisfy (SB-COMP, SB-DATA)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec
import pytest

from demitasse.games.seize_the_bean.base_game.orders import payable
from demitasse.games.seize_the_bean.content import SeizeTheBeanContent, load
from demitasse.games.seize_the_bean.events import HypeMoved, Reviewed
from demitasse.kernel.content import Source
from demitasse.kernel.errors import BadContent
from tests.playing import only, play, rule
from tests.seize_the_bean.build import BOX, FRIENDS, begin, effect, moods, new_play, table

GROUPS = ("hipsters", "cyclists", "tourists", "musicians", "start_uppers", "party_animals")
"""Of the base game."""


def bring(text: str) -> SeizeTheBeanContent:
    return load((Source("mine.toml", text),))


def refusal_of(text: str) -> BadContent:
    with pytest.raises(BadContent) as refusal:
        bring(text)
    return refusal.value


# Components.


@rule("SB-COMP-01", "SB-DATA-05")
@pytest.mark.parametrize("group", BOX.group_ids)
def test_a_group_has_ten_customers_five_upgrades_of_each_kind_and_an_award(group: str) -> None:
    assert sum(card.groups[0] == group for card in BOX.customers) == 10
    assert sum(card.group == group for card in BOX.pantry) == 5
    assert sum(card.groups[0] == group for card in BOX.style) == 5
    assert sum(award.group == group for award in BOX.awards) == 1


@rule("SB-COMP-01", "SB-DATA-05")
@pytest.mark.parametrize(
    ("section", "id"),
    [
        ("customer", "hipsters-c01"),
        ("pantry", "hipsters-p1"),
        ("style", "hipsters-s1"),
        ("award", "hipsters-award"),
    ],
)
def test_a_group_that_lacks_a_card_is_refused(section: str, id: str) -> None:
    refusal = refusal_of(f'[[{section}]]\nid = "{id}"\nremove = true')

    assert refusal.message.key == "sb-content-group-size"
    assert (refusal.message.facts["group"], refusal.message.facts["section"]) == ("hipsters", section)


@rule("SB-COMP-02")
def test_every_card_shows_its_group_and_counts_for_it() -> None:
    """One card of each kind, all of different groups: each adds an icon of the group it shows."""
    cafe = {"line": ["hipsters-c04"], "pantry": ["cyclists-p1"], "style": ["tourists-s1"]}
    icons = table(cafes={0: cafe}).view(0).players[0].icons

    assert {group for group, number in icons.items() if number} == {"hipsters", "cyclists", "tourists"}
    for card in BOX.customers:
        assert card.groups[0] == card.id.rsplit("-", 1)[0]
    for style in BOX.style:
        assert style.groups == (style.id.rsplit("-", 1)[0],)
    for upgrade in BOX.pantry:
        assert upgrade.group == upgrade.id.rsplit("-", 1)[0]


@rule("SB-COMP-03")
def test_everybody_has_the_same_friends_as_cards_of_their_own() -> None:
    """Six identical sets of eight; the base game uses four cards of each."""
    friends = [BOX.ids[0][card] for card in BOX.friend_cards]
    assert sorted(friends) == sorted(f"{friend.id}-{set}" for friend in BOX.friends for set in range(1, 7))
    assert {friend.id for friend in BOX.friends if friend.set == "base"} == set(FRIENDS)

    position = new_play(4)
    for seat in range(4):
        cards = position.decks[3 + seat]
        assert sorted(BOX.entry(card).id for card in cards) == sorted(FRIENDS)
        assert all(BOX.ids[0][card].endswith(f"-{seat + 1}") for card in cards)


@rule("SB-COMP-04", "SB-DATA-03")
def test_there_are_twelve_achievement_tokens_of_six_kinds() -> None:
    faces = Counter(BOX.icon_ids[icon] for icon in BOX.tokens)

    assert faces == dict.fromkeys(("bean3", "milk2", "sugar2", "hype", "attract", "review"), 2)


@rule("SB-COMP-04")
def test_a_token_has_a_bonus_and_a_value_of_five() -> None:
    """It brings its bonus once and counts 5 on the Achievement."""
    pantry = ["hipsters-p1", "hipsters-p2"]
    position = table(pantry=["tourists-p3"], cafes={0: {"pantry": pantry}}, bonuses=["milk2"])
    play(position, "place pantry", "take tourists-p3")

    assert position.supply[0] == (5, 1 + 2, 0)
    assert position.unlocked[0].count(BOX.icon_index["milk2"]) == 1
    position.agenda = ()
    result = position.result
    assert result is not None
    assert [line.points for line in result.counted[0] if line.what == "achievements"] == [5]


@rule("SB-COMP-05")
def test_the_hype_token_shows_max_hype_on_the_fifth_space_only() -> None:
    """Which side is up is told by what one more rise brings."""
    for hype in range(1, 6):
        events = effect(table(cafes={0: {"hype": hype}}), 0, "hype up")
        if hype < 5:
            assert only(events, HypeMoved) == [HypeMoved(0, hype + 1, 1)]
            assert only(events, Reviewed) == []
        else:
            assert only(events, HypeMoved) == []
            assert only(events, Reviewed) == [Reviewed(0, 1, "hype")]


@rule("SB-COMP-06")
def test_the_service_token_shows_its_finished_side_when_nobody_is_left_to_serve() -> None:
    waiting = {"line": [("hipsters-c04", 1), ("hipsters-c06", 1)]}
    position = table(cafes={0: waiting, 1: {"line": [("hipsters-c05", 1, "served")]}})
    assert [cafe.finished for cafe in position.view(None).players] == [False, False]

    begin(position, "service")
    assert [cafe.finished for cafe in position.view(None).players] == [False, True]


@rule("SB-COMP-07")
@pytest.mark.parametrize("mood", [-1, 0, 1, 3])
def test_happy_and_angry_are_two_sides_of_a_token_never_seen_together(mood: int) -> None:
    position = table(cafes={0: {"line": [("hipsters-c04", mood)]}})
    position.guest = BOX.index[0]["hipsters-c04"]
    effect(position, 0, "upset guest")
    assert moods(position, 0) == [max(-1, mood - 1)]

    effect(position, 0, "cheer guest")
    assert moods(position, 0) == [max(0, mood)]


@rule("SB-COMP-08")
def test_a_base_game_is_played_with_base_components_only() -> None:
    """No Founders, solo cards, special resources, difficulty tokens, cookies or green beans anywhere."""
    position = new_play(3)
    view = position.view(0)

    assert set(view.awards) == set(GROUPS)
    cards = [card for deck in position.decks for card in deck]
    for seat in range(3):
        assert {BOX.entry(card).id for card in position.decks[3 + seat]} == set(FRIENDS)
        player = view.players[seat]
        assert (player.green, player.crafted, player.founders, player.cookies) == (0, {}, (), ())
        assert (player.difficulty, player.craving, player.marker, player.marks) == ("normal", "", "", {})
    assert not {*BOX.celebrity_cards, *BOX.founder_cards} & set(cards)
    assert (view.variants, view.cups, view.cookies, view.draft, view.starbots) == ((), (), (), None, None)
    assert [BOX.activate[icon].icon for icon in BOX.base[0]] == [
        "scoop",
        "milk3",
        "sugar3",
        "attract",
        "upgrade_pantry",
        "upgrade_style",
    ]


# The data.

RECORD = {
    "id": "hipsters-c01",
    "groups": ("hipsters",),
    "order": {"quality": 1},
    "rewards": (),
    "more": {"croissant": 1},
    "more_rewards": ("hype",),
    "ability": "hype",
    "super": False,
    "boost": False,
}


@rule("SB-DATA-01")
def test_a_customer_is_read_with_all_that_is_printed_on_it() -> None:
    card = next(card for card in BOX.customers if card.id == "hipsters-c01")
    assert card.secondary is not None
    assert {
        "id": card.id,
        "groups": card.groups,
        "order": card.main.order,
        "rewards": card.main.rewards,
        "more": card.secondary.order,
        "more_rewards": card.secondary.rewards,
        "ability": card.ability,
        "super": card.is_super,
        "boost": card.boost,
    } == RECORD
    assert all(card.main.order for card in BOX.customers)
    assert any(card.secondary is None for card in BOX.customers)
    assert any(card.is_super for card in BOX.customers)


@rule("SB-DATA-01", "SB-DATA-02")
@pytest.mark.parametrize(
    "text",
    [
        '[[customer]]\nid = "hipsters-c01"\nmain = { order = { croissant = 1 }, rewards = [] }',
        '[[customer]]\nid = "hipsters-c01"\nmain = { order = { quality = 1 }, rewards = ["hype"] }',
        '[[customer]]\nid = "hipsters-c01"\nsecondary = { order = { pie = 1 }, rewards = ["hype"] }',
        '[[customer]]\nid = "hipsters-c01"\nsecondary = { order = { croissant = 1 }, rewards = [] }',
        '[[customer]]\nid = "hipsters-c01"\ngroups = ["hipsters", "cyclists"]',
        '[[customer]]\nid = "hipsters-c01"\nability = "walk_in"',
        '[[customer]]\nid = "hipsters-c01"\nsuper = true',
        '[[customer]]\nid = "performers-c01"\nboost = true',
        '[[pantry]]\nid = "hipsters-p1"\nspecial = "pie"',
        '[[pantry]]\nid = "hipsters-p1"\nrows = { milk = ["milk2"] }',
        '[[style]]\nid = "hipsters-s1"\nrows = { style = ["hype"] }',
        '[[style]]\nid = "hipsters-s1"\ngroups = ["hipsters", "tourists"]',
    ],
)
def test_whatever_is_printed_on_a_card_makes_other_content_when_it_changes(text: str) -> None:
    assert bring(text).digest != BOX.digest


@rule("SB-DATA-02")
def test_an_upgrade_is_read_with_its_group_its_rows_and_its_special() -> None:
    pantry = next(card for card in BOX.pantry if card.id == "hipsters-p1")
    style = next(card for card in BOX.style if card.id == "hipsters-s1")

    assert (pantry.group, pantry.special) == ("hipsters", "quality")
    assert msgspec.structs.astuple(pantry.rows) == (("bean3", "bean2"), ("milk1",), ())
    assert style.groups == ("hipsters",)
    assert msgspec.structs.astuple(style.rows) == (("innovation",), ("tracking2",), ("word_of_mouth",))


@rule("SB-DATA-04")
def test_the_starting_resources_pay_for_the_four_friends() -> None:
    friends = [friend for friend in BOX.friends if friend.id in FRIENDS]
    costs = [BOX.main[BOX.index[0][f"{friend.id}-1"]].bill(0)[:3] for friend in friends]
    position = new_play(2)

    assert tuple(map(sum, zip(*costs, strict=True))) == BOX.supply == (5, 1, 0)
    assert {friend.id: friend.ability for friend in friends} == {
        "grandpa": "patience",
        "grandma": "patience",
        "lazy_friend": "lose_customer",
        "popular_friend": "attract",
    }
    assert all(payable(position, 0, BOX.main[card]) for card in position.decks[3])


@rule("SB-DATA-05")
def test_every_upgrade_has_an_action_icon() -> None:
    rows: list[msgspec.Struct] = [*(card.rows for card in BOX.pantry), *(card.rows for card in BOX.style)]
    assert all(any(msgspec.structs.astuple(row)) for row in rows)
    refusal = refusal_of('[[style]]\nid = "hipsters-s1"\nrows = { attract = [], pantry = [], style = [] }')

    assert (refusal.message.key, refusal.message.facts["id"]) == ("sb-content-no-icon", "hipsters-s1")


@rule("SB-DATA-05", "SB-DATA-07")
def test_the_cards_the_examples_speak_of_are_as_they_say() -> None:
    entries = {card.id: card for card in BOX.customers}
    hat_man, designer, headhunter = (
        entries[f"{id}"] for id in ("hipsters-c01", "start_uppers-c01", "start_uppers-c02")
    )
    retirees, singer = entries["tourists-c01"], entries["musicians-c01"]
    pantry = {card.id: card for card in BOX.pantry}

    assert hat_man.secondary
    assert designer.secondary
    assert headhunter.secondary
    assert retirees.secondary
    assert (hat_man.main.order, hat_man.secondary.order, hat_man.secondary.rewards, hat_man.ability) == (
        {"quality": 1},
        {"croissant": 1},
        ("hype",),
        "hype",
    )
    assert {"milk", "soy"} & set(designer.main.order)
    assert (len(designer.main.rewards), len(designer.secondary.rewards)) == (2, 1)
    assert headhunter.ability == "innovation"
    assert headhunter.main.rewards
    assert headhunter.secondary.rewards
    assert (retirees.main.rewards, retirees.secondary.rewards) == (("review",) * 3, ("happy",))
    assert singer.secondary is not None
    assert (singer.main.order, singer.secondary.order, singer.ability) == (
        {"pie": 1},
        {"soy": 1},
        "entertain",
    )
    assert (pantry["cyclists-p1"].group, pantry["cyclists-p1"].rows.beans) == ("cyclists", ())
    assert pantry["cyclists-p1"].rows.milk
    assert pantry["cyclists-p1"].rows.sugar == ("sugar3",)
    assert (pantry["start_uppers-p1"].group, pantry["start_uppers-p1"].rows.sugar) == ("start_uppers", ())
    assert pantry["start_uppers-p1"].rows.beans
    assert pantry["start_uppers-p1"].rows.milk


@rule("SB-DATA-07")
@pytest.mark.parametrize(
    ("id", "name"),
    [
        ("hipsters-c01", "Homme au chapeau"),
        ("hipsters-c02", "Branchée au chapeau"),
        ("hipsters-c03", "Créatrice de tendance"),
        ("start_uppers-c01", "Concepteur d’UX"),
        ("start_uppers-c02", "Chasseuse de têtes"),
        ("start_uppers-c03", "Ingénieur JavaScript"),
        ("tourists-c01", "Retraités itinérants"),
        ("musicians-c01", "Chanteuse sincère"),
        ("cyclists-p1", "Union des boulangers"),
        ("start_uppers-p1", "Lait de maté yerba"),
        ("grandpa-1", "Papi"),
        ("grandma-1", "Mamie"),
        ("lazy_friend-1", "Ami paresseux"),
        ("popular_friend-1", "Amie populaire"),
    ],
)
def test_the_cards_the_examples_speak_of_have_the_names_of_the_source(id: str, name: str) -> None:
    assert BOX.names[id].fr == name


PLACES = {
    "order": "bean milk sugar strong quality soy croissant donut pie any_snack angry",
    "reward": "review bad_review happy hype boost",
    "pantry": "bean1 bean2 bean3 milk1 milk2 milk3 sugar1 sugar2 sugar3 delivery early_bird hype review",
    "style": "innovation connections tracking2 draw walk_in word_of_mouth attract upgrade_pantry upgrade_style "
    "early_bird hype review",
    "bonus": "bean3 milk2 sugar2 hype attract review",
    "special": "strong quality soy croissant donut pie",
}


@rule("SB-DATA-06")
@pytest.mark.parametrize("place", PLACES)
def test_the_icons_that_may_stand_in_a_place_are_exactly_these(place: str) -> None:
    assert {icon.id for icon in BOX.icons if place in icon.on} == set(PLACES[place].split())


@rule("SB-DATA-06")
def test_the_abilities_groups_and_rows_of_the_base_game_are_exactly_these() -> None:
    assert [ability.id for ability in BOX.abilities[:9]] == [
        "patience",
        "lose_customer",
        "attract",
        "hype",
        "overcrowd",
        "entertain",
        "walk_in",
        "delivery",
        "innovation",
    ]
    assert BOX.group_ids[:6] == GROUPS == BOX.neighbourhood.groups
    assert BOX.pantry[0].rows.__struct_fields__ == ("beans", "milk", "sugar")
    assert BOX.style[0].rows.__struct_fields__ == ("attract", "pantry", "style")


@rule("SB-DATA-06", "SB-DATA-08")
@pytest.mark.parametrize(
    ("text", "word"),
    [
        ('[[customer]]\nid = "hipsters-c01"\nmain = { order = { tea = 1 } }', "tea"),
        ('[[customer]]\nid = "hipsters-c01"\nmain = { order = { bean = 1 }, rewards = ["cake"] }', "cake"),
        ('[[customer]]\nid = "hipsters-c01"\nability = "juggle"', "juggle"),
        ('[[customer]]\nid = "hipsters-c01"\ngroups = ["goths"]', "goths"),
        ('[[pantry]]\nid = "hipsters-p1"\nspecial = "any_snack"', "any_snack"),
        ('[[pantry]]\nid = "hipsters-p1"\nrows = { beans = ["innovation"] }', "innovation"),
        ('[[pantry]]\nid = "hipsters-p1"\nrows = { beans = ["connections"] }', "connections"),
        ('[[style]]\nid = "hipsters-s1"\nrows = { attract = ["delivery"] }', "delivery"),
        ('[[token]]\nid = "bonus-hype"\nicon = "innovation"', "innovation"),
        ('[[token]]\nid = "bonus-hype"\nicon = "delivery"', "delivery"),
        ('[[token]]\nid = "bonus-hype"\nicon = "connections"', "connections"),
    ],
)
def test_an_icon_where_it_may_not_stand_is_refused(text: str, word: str) -> None:
    refusal = refusal_of(text)

    assert (refusal.message.key, refusal.message.facts["value"]) == ("content-unknown-id", word)


@rule("SB-DATA-08")
@pytest.mark.parametrize(
    ("space", "icon"), [("attract", "attract"), ("pantry", "upgrade_pantry"), ("style", "upgrade_style")]
)
def test_no_style_row_repeats_its_base_icon(space: str, icon: str) -> None:
    refusal = refusal_of(f'[[style]]\nid = "hipsters-s1"\nrows = {{ {space} = ["{icon}"] }}')

    assert (refusal.message.key, refusal.message.facts["icon"]) == ("sb-content-repeats", icon)


@rule("SB-DATA-08")
def test_our_own_cards_keep_delivery_innovation_and_connections_apart() -> None:
    def icons(rows: Iterable[msgspec.Struct]) -> set[str]:
        return {icon for row in rows for icons in msgspec.structs.astuple(row) for icon in icons}

    pantry, style = icons(card.rows for card in BOX.pantry), icons(card.rows for card in BOX.style)
    assert not pantry & {"innovation", "connections"}
    assert "delivery" not in style
    assert not {BOX.icon_ids[icon] for icon in BOX.tokens} & {"innovation", "delivery", "connections"}
