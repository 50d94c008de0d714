"""Solo Mode: Starbots' Café, its turns, its tokens and levels, and who wins (SB-SOLO, SB-XRULING-78…-90)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from demitasse.games.seize_the_bean.abilities.swapping import Swap
from demitasse.games.seize_the_bean.abilities.trading import Roast
from demitasse.games.seize_the_bean.base_game.actions import PlaceBarista
from demitasse.games.seize_the_bean.base_game.decks import own
from demitasse.games.seize_the_bean.base_game.end_of_day import FinalCount
from demitasse.games.seize_the_bean.base_game.hype import DrawCustomer
from demitasse.games.seize_the_bean.base_game.looking import Ddos
from demitasse.games.seize_the_bean.content import CUSTOMERS, PANTRY, SPACES
from demitasse.games.seize_the_bean.drafts.founders import JoinGroup
from demitasse.games.seize_the_bean.effects import Effect
from demitasse.games.seize_the_bean.events import (
    Complained,
    CupTaken,
    Ended,
    HypeMoved,
    Placed,
    Recruited,
    Reviewed,
    Unlocked,
    Upgraded,
)
from demitasse.games.seize_the_bean.expansion_events import (
    ActionDrawn,
    ActionsShuffled,
    Bettered,
    HandedIn,
    Judged,
    Poached,
    TokenUsed,
)
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.solo.starbots import RobotCommand, commands, draw_action
from demitasse.kernel.chance import Chance
from demitasse.kernel.errors import BadOptions
from demitasse.kernel.event import Event
from demitasse.kernel.result import TieBreak
from demitasse.kernel.seats import replaced
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import (
    BOX,
    begin,
    city_deck,
    deck,
    discards,
    friends_of,
    go_on,
    new_play,
    random_play,
    row,
    stack,
    starbots_turn,
    table,
)

YOU, STARBOTS = 0, 1
FIVE = ["cyclists-c02", "tourists-c02", "musicians-c02", "start_uppers-c04", "party_animals-c02"]
LEVELS = [
    ("starter",),
    ("starter", "competitive"),
    ("criminal",),
    ("criminal", "competitive"),
    ("slow",),
    ("slow", "competitive"),
    ("starter", "attractive"),
    ("criminal", "attractive"),
    ("slow", "attractive"),
    ("fast",),
    ("starter", "hyperactive"),
    ("fast", "competitive"),
    ("criminal", "hyperactive"),
    ("fast", "attractive"),
    ("starter", "boss"),
    ("criminal", "boss"),
    ("slow", "hyperactive"),
    ("fast", "hyperactive"),
    ("slow", "boss"),
    ("fast", "boss"),
]


def solo(level: int = 1, **facts: Any) -> SeizeTheBeanPosition:
    return table(seats=1, solo_level=level, **facts)


def level_with(*tokens: str) -> int:
    return LEVELS.index(tokens) + 1


def command(position: SeizeTheBeanPosition, *effects: Effect) -> list[Event]:
    """What these effects do for Starbots."""
    return go_on(position, *commands(effects, STARBOTS))


def happened(events: list[Event], *kinds: type[Event]) -> list[str]:
    """What happened of these kinds, in order."""
    return [type(event).__name__ for event in events if isinstance(event, kinds)]


# Setting up.


@rule("SB-SOLO-01", "SB-SOLO-21")
def test_you_play_as_always() -> None:
    position = solo(first=0)

    assert offers(position) == [f"place {space}" for space in SPACES]
    play(position, "place beans")
    assert position.supply[YOU] == (5 + 6, 1, 0)
    assert position.baristas[YOU] == (0,)


@rule("SB-SOLO-02")
def test_any_six_groups() -> None:
    groups = ("students", "hipsters", "tourists", "upper_class", "health_nuts", "fashionistas")
    position = new_play(1, neighbourhood="own", groups=groups)

    assert tuple(position.content.group_ids[group] for group in position.groups) == groups


@rule("SB-SOLO-03", "SB-SOLO-04")
def test_the_city_is_set_up_as_for_two() -> None:
    alone, two = new_play(1, seed=4, first=0), new_play(2, seed=4, first=0)

    assert (alone.rows, alone.decks[:3], alone.piles[:3]) == (two.rows, two.decks[:3], two.piles[:3])
    assert (alone.bonuses, alone.tokens) == (two.bonuses, two.tokens)
    assert alone.city_reviews == 40
    assert len(alone.bonuses) == 2


@rule("SB-SOLO-05")
def test_your_cafe_is_set_up_as_always() -> None:
    alone, two = new_play(1, seed=4, first=0), new_play(2, seed=4, first=0)

    assert deck(alone, YOU) == deck(two, YOU)
    assert (alone.supply[YOU], alone.hype[YOU]) == (two.supply[YOU], two.hype[YOU])


@rule("SB-SOLO-06", "SB-SOLO-08", "SB-SOLO-09", "SB-SOLO-10", "SB-EX-131", "SB-SOLO-LEVEL-02")
def test_starbots_cafe_at_level_two() -> None:
    position = new_play(1, solo_level=2)

    assert position.robot.seat == STARBOTS
    assert position.robot.tokens == ("starter", "competitive")
    assert position.baristas[STARBOTS] == ()
    assert position.hype[STARBOTS] == 2
    assert position.pantry[STARBOTS] == position.style[STARBOTS] == ()
    assert discards(position, STARBOTS) == deck(position, STARBOTS) == []
    assert sorted(position.action_cards.left) == list(range(20))
    assert len(position.robot.upgrades_left) == 16
    assert position.robot.upgrades == ((),) * 6


@rule("SB-SOLO-11", "SB-SOLO-12", "SB-XVIS-07")
def test_cards_and_tokens_are_shuffled() -> None:
    plays = [new_play(1, seed=seed, first=0) for seed in range(4)]

    assert len({position.action_cards.left for position in plays}) == 4
    assert len({position.robot.upgrades_left for position in plays}) == 4
    assert {tuple(sorted(position.robot.upgrades_left)) for position in plays} == {
        tuple(sorted(BOX.upgrade_tokens))
    }


@rule("SB-SOLO-13", "SB-SOLO-37")
@pytest.mark.parametrize("level", [3, 5, 14, 20])
def test_starbots_never_has_resources_or_a_line(level: int) -> None:
    for position, _ in random_play(1, level, solo_level=level):
        assert position.supply[STARBOTS] == (0, 0, 0)
        assert position.lines[STARBOTS] == ()
        assert position.seats_to_act in ((YOU,), ())


@rule("SB-SOLO-14", "SB-EX-132", "SB-XOPT-18", "SB-XRULING-78")
def test_who_is_first() -> None:
    you, they = new_play(1, first=0), new_play(1, first=1)

    assert (you.full, you.empty) == (YOU, STARBOTS)
    assert (they.full, they.empty) == (STARBOTS, YOU)
    assert {new_play(1, seed=seed).full for seed in range(10)} == {YOU, STARBOTS}


@rule("SB-SOLO-14", "SB-SOLO-22")
def test_when_starbots_begins_its_first_turn_is_told() -> None:
    position = new_play(1, first=1)
    assert offers(position) == ["confirm"]
    stack(position, ("milk", 4), ("beans", 2))
    events = play(position, "confirm")

    assert [one.space for one in only(events, Placed)] == ["milk"]
    assert position.agenda[0] == PlaceBarista(YOU)


@rule("SB-SOLO-15", "SB-SOLO-18", "SB-XOPT-16")
@pytest.mark.parametrize("level", [0, 21, -3])
def test_there_are_twenty_levels(level: int) -> None:
    assert len(BOX.levels) == 20
    with pytest.raises(BadOptions):
        new_play(1, solo_level=level)


@rule(
    *("SB-SOLO-LEVEL-01", "SB-SOLO-LEVEL-02", "SB-SOLO-LEVEL-03", "SB-SOLO-LEVEL-04", "SB-SOLO-LEVEL-05"),
    *("SB-SOLO-LEVEL-06", "SB-SOLO-LEVEL-07", "SB-SOLO-LEVEL-08", "SB-SOLO-LEVEL-09", "SB-SOLO-LEVEL-10"),
    *("SB-SOLO-LEVEL-11", "SB-SOLO-LEVEL-12", "SB-SOLO-LEVEL-13", "SB-SOLO-LEVEL-14", "SB-SOLO-LEVEL-15"),
    *("SB-SOLO-LEVEL-16", "SB-SOLO-LEVEL-17", "SB-SOLO-LEVEL-18", "SB-SOLO-LEVEL-19", "SB-SOLO-LEVEL-20"),
    *("SB-SOLO-07", "SB-SOLO-18", "SB-XOPT-16"),
)
@pytest.mark.parametrize("level", range(1, 21))
def test_each_level_has_its_tokens(level: int) -> None:
    position = new_play(1, solo_level=level)

    assert position.robot.tokens == LEVELS[level - 1]
    assert position.robot.level == level


@rule("SB-SOLO-16")
def test_a_level_goes_with_a_difficulty() -> None:
    position = solo(20, first=0, difficulty=("expert",))
    play(position, "place beans")

    assert position.supply[YOU] == (5 + 2, 1, 0)
    assert position.difficulty == (2, 0)


# A turn.


@rule("SB-SOLO-22", "SB-SOLO-23", "SB-SOLO-28")
def test_the_card_names_a_space() -> None:
    position = solo()
    events = starbots_turn(position, ("milk", 5))

    assert [one.space for one in only(events, Placed)] == ["milk"]
    assert position.baristas[STARBOTS] == (SPACES.index("milk"),)
    assert [BOX.action_cards[card] for card in position.action_cards.discarded] == [(5, SPACES.index("milk"))]
    assert position.reviews[STARBOTS] == 1  # what the Starter token says there, not Milk


@rule("SB-SOLO-23", "SB-SOLO-24", "SB-XRULING-80")
def test_the_last_card_is_shuffled_in_with_the_others() -> None:
    position = solo()
    position.action_cards = position.action_cards._replace(
        left=position.action_cards.left[:2], discarded=position.action_cards.left[2:]
    )
    events: list[Event] = []
    draw_action(position, events)

    assert sorted(position.action_cards.left) == list(range(20))
    assert position.action_cards.discarded == ()
    assert [one.cards for one in only(events, ActionsShuffled)] == [20]


@rule("SB-SOLO-24")
def test_with_two_cards_left_nothing_is_shuffled() -> None:
    position = solo()
    cards = position.action_cards.left
    position.action_cards = position.action_cards._replace(left=cards[:3], discarded=cards[3:])
    draw_action(position, [])

    assert position.action_cards.left == cards[1:3]
    assert position.action_cards.discarded == (*cards[3:], cards[0])


@rule("SB-SOLO-25")
def test_a_space_taken_is_passed_over() -> None:
    position = solo()
    position.baristas = replaced(position.baristas, STARBOTS, (SPACES.index("beans"),))
    events = starbots_turn(position, ("beans", 3), ("beans", 5), ("milk", 1))

    assert [(one.space, one.use) for one in only(events, ActionDrawn)] == [
        ("beans", "nothing"),
        ("beans", "nothing"),
        ("milk", "space"),
    ]
    assert position.baristas[STARBOTS] == (SPACES.index("beans"), SPACES.index("milk"))
    assert position.hype[STARBOTS] == 2


@rule("SB-SOLO-17", "SB-SOLO-26", "SB-SOLO-27", "SB-SOLO-30")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_without_a_style_token_the_board_attracts(number: int) -> None:
    position = solo(customers=FIVE)
    first = ("attract", 5) if number != 5 else ("attract", 4)
    second = ("milk", number) if number != 2 else ("style", 2)
    events = starbots_turn(position, first, second)

    assert discards(position, STARBOTS) == [FIVE[number - 1]]
    assert [(one.card, one.zone, one.column) for one in only(events, Recruited)] == [
        (FIVE[number - 1], "pile", number)
    ]
    assert FIVE[number - 1] not in row(position)


@rule("SB-XRULING-81", "SB-SOLO-20")
def test_an_empty_column_dictates_nothing() -> None:
    position = solo(customers=FIVE, decks={"customers": 0})
    position.rows = replaced(position.rows, CUSTOMERS, (-1, -1, *position.rows[CUSTOMERS][2:]))
    starbots_turn(position, ("attract", 5), ("pantry", 1))

    assert discards(position, STARBOTS) == [FIVE[4]]


@rule("SB-XRULING-81")
def test_from_an_empty_row_nothing_is_taken() -> None:
    position = solo(decks={"customers": 0})
    position.rows = replaced(position.rows, CUSTOMERS, (-1,) * 4)
    position.piles = replaced(position.piles, CUSTOMERS, ())
    starbots_turn(position, ("attract", 5), ("pantry", 1))

    assert discards(position, STARBOTS) == []


@rule("SB-EX-134", "SB-SOLO-31", "SB-SOLO-32", "SB-SOLO-17")
def test_starbots_takes_an_upgrade_of_the_column() -> None:
    columns = ["hipsters-p1", "cyclists-p1", "tourists-p1", "musicians-p1"]
    position = solo(pantry=columns, cafes={1: {"pantry": ["start_uppers-p1"]}})
    events = starbots_turn(position, ("pantry", 1), ("milk", 3))

    ids = BOX.ids[1]
    assert [ids[card] for card in position.pantry[STARBOTS]] == ["start_uppers-p1", "tourists-p1"]
    assert [(one.card, one.column) for one in only(events, Upgraded)] == [("tourists-p1", 3)]
    assert position.baristas[STARBOTS] == (SPACES.index("pantry"),)
    begin(position, "word_of_mouth", seat=STARBOTS)
    covered = [id for id in discards(position, STARBOTS) if id.startswith("start_uppers")]
    assert covered == []  # only the newest Group Icon of the Pantry shows


@rule("SB-EX-135", "SB-SOLO-33", "SB-SOLO-34")
def test_an_upgrade_brings_a_token_to_the_action_of_the_second_card() -> None:
    position = solo()
    hype, review = BOX.icon_index["hype"], BOX.icon_index["review"]
    others = position.robot.upgrades_left[2:]
    position.robot = position.robot._replace(upgrades_left=(hype, review, *others))
    events = starbots_turn(position, ("pantry", 1), ("milk", 3))

    assert position.robot.upgrades[SPACES.index("milk")] == (hype,)
    assert [(one.space, one.icon) for one in only(events, Bettered)] == [("milk", "hype")]
    assert position.robot.upgrades_left == (review, *others)
    starbots_turn(position, ("style", 1), ("milk", 4))
    assert position.robot.upgrades[SPACES.index("milk")] == (hype, review)  # outside the first


@rule("SB-SOLO-34")
def test_any_number_of_tokens_may_lie_at_an_action() -> None:
    position = solo()
    five = (BOX.icon_index["review"],) * 5
    position.robot = position.robot._replace(
        upgrades=replaced(position.robot.upgrades, SPACES.index("milk"), five),
        upgrades_left=(BOX.icon_index["review"],),
    )
    starbots_turn(position, ("style", 1), ("milk", 3))
    position.baristas = replaced(position.baristas, STARBOTS, ())
    starbots_turn(position, ("milk", 1))

    assert position.reviews[STARBOTS] == 1 + 6  # more than the four icons of a player


@rule("SB-XRULING-83")
def test_a_token_just_added_waits_for_the_next_time() -> None:
    position = solo()
    position.robot = position.robot._replace(upgrades_left=(BOX.icon_index["review"],) * 3)
    starbots_turn(position, ("pantry", 1), ("pantry", 3))

    assert position.reviews[STARBOTS] == 0
    position.baristas = replaced(position.baristas, STARBOTS, ())
    starbots_turn(position, ("pantry", 2), ("milk", 3))
    assert position.reviews[STARBOTS] == 1


@rule("SB-XRULING-83")
def test_without_tokens_left_there_is_none_to_add() -> None:
    position = solo()
    position.robot = position.robot._replace(upgrades_left=())
    events = starbots_turn(position, ("pantry", 1), ("milk", 3))

    assert len(position.pantry[STARBOTS]) == 1
    assert only(events, Bettered) == []


@rule("SB-EX-136", "SB-SOLO-35")
def test_the_base_icon_comes_first_and_then_the_tokens() -> None:
    position = solo(level_with("starter", "competitive"), cafes={0: {"deck": ["grandma-1", "grandpa-1"]}})
    tokens = (BOX.icon_index["review"], BOX.icon_index["hype"])
    position.robot = position.robot._replace(
        upgrades=replaced(position.robot.upgrades, SPACES.index("attract"), tokens)
    )
    events = starbots_turn(position, ("attract", 1))

    assert happened(events, Poached, TokenUsed, Reviewed, HypeMoved) == [
        "Poached",
        "TokenUsed",
        "Reviewed",
        "TokenUsed",
        "HypeMoved",
    ]
    assert discards(position, STARBOTS) == ["grandma-1"]
    assert position.reviews[STARBOTS] == 1
    assert position.city_reviews == 39


@rule("SB-SOLO-29")
def test_the_sugar_space_is_never_used() -> None:
    assert {space for _, space in BOX.action_cards} == {0, 1, 3, 4, 5}
    for position, _ in random_play(1, 3, solo_level=15):
        assert SPACES.index("sugar") not in position.baristas[STARBOTS]


@rule("SB-XDEC-14")
@pytest.mark.parametrize("level", [1, 2, 6, 9, 12, 20])
def test_starbots_decides_nothing(level: int) -> None:
    """Its turns pass in one go: between two questions to you it has placed whatever it had to."""
    for position, _ in random_play(1, level, solo_level=level):
        assert not any(step.kind in ("robot", "starbots") for step in position.agenda[:1])


# Tokens.


@rule("SB-SOLO-TOKEN-STARTER-01", "SB-SOLO-TOKEN-STARTER-02", "SB-XRULING-84")
def test_starter() -> None:
    position = solo(level_with("starter"))
    starbots_turn(position, ("beans", 2))
    assert (position.hype[STARBOTS], position.reviews[STARBOTS]) == (3, 0)
    starbots_turn(position, ("milk", 1))
    assert (position.hype[STARBOTS], position.reviews[STARBOTS]) == (3, 1)


@rule("SB-SOLO-TOKEN-CRIMINAL-01")
def test_criminal_first() -> None:
    position = solo(level_with("criminal"))
    events = starbots_turn(position, ("beans", 2))

    assert position.bad_reviews == (1, 0)
    assert position.hype[STARBOTS] == 3
    assert happened(events, Complained, HypeMoved) == ["Complained", "HypeMoved"]


@rule("SB-SOLO-TOKEN-CRIMINAL-02")
def test_criminal_second_takes_one_of_each_kind() -> None:
    position = solo(level_with("criminal"), cafes={0: {"bean": 4, "milk": 2, "sugar": 1}})
    events = starbots_turn(position, ("milk", 1))

    assert position.supply[YOU] == (3, 1, 0)
    assert [one.resources for one in only(events, HandedIn)] == [("bean", "milk", "sugar")]


@rule("SB-SOLO-TOKEN-CRIMINAL-02")
@pytest.mark.parametrize(("own_supply", "left"), [((5, 0, 2), (4, 0, 1)), ((0, 3, 0), (0, 2, 0))])
def test_criminal_second_with_fewer_kinds(own_supply: tuple[int, ...], left: tuple[int, ...]) -> None:
    bean, milk, sugar = own_supply
    position = solo(level_with("criminal"), cafes={0: {"bean": bean, "milk": milk, "sugar": sugar}})
    starbots_turn(position, ("milk", 1))

    assert position.supply[YOU] == left
    assert position.bad_reviews[YOU] == 0


@rule("SB-SOLO-TOKEN-CRIMINAL-02")
def test_criminal_second_with_nothing() -> None:
    position = solo(level_with("criminal"), cafes={0: {"bean": 0, "milk": 0, "sugar": 0}})
    events = starbots_turn(position, ("milk", 1))

    assert only(events, HandedIn) == []
    assert position.bad_reviews[YOU] == 0


@rule("SB-XRULING-89", "SB-XDEC-14", "SB-XRULING-36")
def test_you_choose_among_more_than_three_kinds() -> None:
    position = solo(level_with("criminal"), cafes={0: {"bean": 2, "milk": 1, "sugar": 0}})
    position.green = (3, 0)
    position.crafted = ((0, 0, 1, 0, 0, 0), (0,) * 6)
    starbots_turn(position, ("milk", 1))

    assert offers(position) == ["give bean", "give milk", "give green", "give soy"]
    play(position, "give green")
    assert offers(position) == ["give bean", "give milk", "give soy"]  # each kind once
    assert refused(position, "give green").rule == "SB-XRULING-89"
    assert refused(position, "give sugar").rule == "SB-XRULING-89"
    events = play(position, "give soy", "give bean")
    assert (position.supply[YOU], position.green[YOU], position.crafted[YOU][2]) == ((1, 1, 0), 2, 0)
    assert only(events, HandedIn)[0].resources == ("green", "soy", "bean")
    assert position.reviews[YOU] == 0  # a Green Bean returned earns nothing


@rule("SB-SOLO-TOKEN-SLOW-01")
def test_slow_first() -> None:
    position = solo(level_with("slow"), customers=FIVE)
    events = starbots_turn(position, ("beans", 2), ("milk", 4))

    assert discards(position, STARBOTS) == [FIVE[3]]
    assert happened(events, Recruited, HypeMoved) == ["Recruited", "HypeMoved"]
    assert position.hype[STARBOTS] == 3


@rule("SB-SOLO-TOKEN-SLOW-02")
def test_slow_second() -> None:
    position = solo(level_with("slow"), customers=FIVE)
    starbots_turn(position, ("milk", 1), ("beans", 2))

    assert discards(position, STARBOTS) == [FIVE[1]]
    assert position.bad_reviews == (1, 0)


@rule("SB-SOLO-TOKEN-FAST-01", "SB-XRULING-87")
def test_fast_first_and_max_hype() -> None:
    position = solo(level_with("fast"), cafes={1: {"hype": 4}})
    events = starbots_turn(position, ("beans", 2))

    assert position.hype[STARBOTS] == 5
    assert [(one.seat, one.cause) for one in only(events, Reviewed)] == [(STARBOTS, "hype")]
    assert position.reviews[STARBOTS] == 1


@rule("SB-SOLO-TOKEN-FAST-02")
def test_fast_second() -> None:
    position = solo(level_with("fast"), first=0, empty=0)
    events = starbots_turn(position, ("milk", 1))

    assert position.empty == STARBOTS
    assert happened(events, CupTaken, HypeMoved) == [
        "CupTaken",
        "HypeMoved",
    ]  # the second time it has the Cup


@rule("SB-SOLO-TOKEN-COMPETITIVE-01", "SB-XVIS-06")
def test_competitive_takes_your_card_unseen() -> None:
    position = solo(level_with("starter", "competitive"), cafes={0: {"deck": friends_of(0)}})
    top = deck(position, YOU)[0]
    events = starbots_turn(position, ("attract", 1))

    assert discards(position, STARBOTS) == [top]
    assert top not in deck(position, YOU)
    assert only(events, Recruited) == []
    for viewer in (YOU, None):
        told = msgspec.json.encode([event.seen_by(viewer) for event in events])
        shown = msgspec.json.encode(position.view(viewer))
        assert top.encode() not in told + shown


@rule("SB-SOLO-TOKEN-COMPETITIVE-02")
def test_competitive_rebuilds_your_deck() -> None:
    friends = friends_of(0)
    position = solo(level_with("starter", "competitive"), cafes={0: {"discard": friends}})
    starbots_turn(position, ("attract", 1))

    assert len(deck(position, YOU)) == 3
    assert discards(position, YOU) == []
    assert {*deck(position, YOU), *discards(position, STARBOTS)} == {*friends}


@rule("SB-SOLO-TOKEN-COMPETITIVE-02")
def test_competitive_finds_nobody() -> None:
    position = solo(level_with("starter", "competitive"), cafes={0: {"line": ["grandma-1"]}})
    events = starbots_turn(position, ("attract", 1))

    assert discards(position, STARBOTS) == []
    assert only(events, Poached) == []


@rule("SB-SOLO-TOKEN-COMPETITIVE-03", "SB-SOLO-TOKEN-COMPETITIVE-04")
def test_competitive_upgrades() -> None:
    position = solo(level_with("starter", "competitive"))
    starbots_turn(position, ("pantry", 1), ("milk", 3))
    starbots_turn(position, ("style", 1), ("milk", 4))

    assert (len(position.pantry[STARBOTS]), len(position.style[STARBOTS])) == (1, 1)


@rule("SB-SOLO-TOKEN-ATTRACTIVE-01", "SB-XRULING-82")
def test_attractive_attracts_twice_with_a_card_each() -> None:
    position = solo(
        level_with("starter", "attractive"), customers=FIVE, decks={"customers": ["hipsters-c07"]}
    )
    starbots_turn(position, ("attract", 1), ("milk", 5), ("milk", 1))

    assert discards(position, STARBOTS) == [FIVE[4], "hipsters-c07"]  # the row closed its gap in between


@rule("SB-SOLO-TOKEN-ATTRACTIVE-02", "SB-SOLO-TOKEN-ATTRACTIVE-03")
@pytest.mark.parametrize("space", ["pantry", "style"])
def test_attractive_upgrades_and_attracts(space: str) -> None:
    position = solo(level_with("starter", "attractive"), customers=FIVE)
    events = starbots_turn(position, (space, 1), ("beans", 2), ("milk", 4))

    assert happened(events, Upgraded, Recruited) == ["Upgraded", "Recruited"]
    assert [one.side for one in only(events, Upgraded)] == [space]
    assert discards(position, STARBOTS) == [FIVE[3]]


@rule("SB-SOLO-TOKEN-HYPERACTIVE-01")
def test_hyperactive_attracts() -> None:
    position = solo(level_with("starter", "hyperactive"), customers=FIVE)
    events = starbots_turn(position, ("attract", 1), ("milk", 4))

    assert happened(events, Recruited, HypeMoved) == ["Recruited", "HypeMoved"]


@rule("SB-SOLO-TOKEN-HYPERACTIVE-02", "SB-SOLO-TOKEN-HYPERACTIVE-03")
@pytest.mark.parametrize("space", ["pantry", "style"])
def test_hyperactive_upgrades(space: str) -> None:
    position = solo(level_with("starter", "hyperactive"))
    events = starbots_turn(position, (space, 1), ("milk", 4))

    assert happened(events, Upgraded, HypeMoved) == ["Upgraded", "HypeMoved"]
    assert [one.side for one in only(events, Upgraded)] == [space]


@rule("SB-SOLO-TOKEN-BOSS-01")
def test_boss_attracts_three_times() -> None:
    position = solo(level_with("starter", "boss"))
    events = starbots_turn(position, ("attract", 1), ("milk", 4), ("milk", 5), ("beans", 3))

    assert [one.use for one in only(events, ActionDrawn)] == ["space", "column", "column", "column"]
    assert len(discards(position, STARBOTS)) == 3


@rule("SB-SOLO-TOKEN-BOSS-02", "SB-SOLO-TOKEN-BOSS-03", "SB-XRULING-82")
@pytest.mark.parametrize("space", ["pantry", "style"])
def test_boss_upgrades_twice(space: str) -> None:
    position = solo(level_with("starter", "boss"))
    events = starbots_turn(position, (space, 1), ("milk", 4), ("beans", 3))

    assert [one.side for one in only(events, Upgraded)] == [space, space]
    assert [one.space for one in only(events, Bettered)] == ["milk", "beans"]


# Other icons.


@rule("SB-XRULING-85")
@pytest.mark.parametrize(
    "effect",
    [
        Effect("gain", (0, 3)),
        Effect("scoop", ()),
        Effect("track", (3,)),
        Effect("connections", ()),
        Effect("cheer", (1,)),
        Effect("lose", ()),
        Effect("roast", (3,)),
        Effect("fair_trade", (2,)),
        Effect("swap", (1,)),
    ],
)
def test_what_needs_resources_a_line_or_a_look_does_nothing(effect: Effect) -> None:
    position = solo()
    before = position.copy()
    assert command(position, effect) == []
    position.agenda = before.agenda

    assert position == before


@rule("SB-XRULING-85", "SB-SOLO-20")
def test_a_walk_in_goes_to_the_pile_and_is_the_right_most() -> None:
    position = solo(customers=FIVE)
    events = command(position, Effect("recruit", (1, 0)))

    assert discards(position, STARBOTS) == [FIVE[4]]
    assert position.lines[STARBOTS] == ()
    assert only(events, ActionDrawn) == []


@rule("SB-XRULING-85")
def test_delivery_takes_different_icons_at_random() -> None:
    hype, review = upgrade_with("hype"), upgrade_with("review")
    once: set[tuple[int, int]] = set()
    twice: set[tuple[int, int]] = set()
    for seed in range(40):
        for times, seen in ((1, once), (2, twice)):
            position = solo(seed=seed, cafes={1: {"pantry": [hype, review]}})
            command(position, Effect("trigger", (0, 0, times)))
            seen.add((position.hype[STARBOTS], position.reviews[STARBOTS]))
    assert {(3, 0), (2, 1)} <= once <= {(2, 0), (3, 0), (2, 1)}
    assert (3, 1) in twice
    assert not {(4, 0), (2, 2)} & twice  # never the same icon twice
    assert command(solo(), Effect("trigger", (0, 0, 2))) == []


@rule("SB-XRULING-85")
def test_delivery_never_activates_delivery() -> None:
    """The only other icons are Beans, which do nothing, and an Early Bird, which is a rise of Hype."""
    for seed in range(20):
        position = solo(seed=seed, first=0, cafes={1: {"pantry": ["musicians-p4"]}})
        assert position.empty == STARBOTS
        command(position, Effect("trigger", (0, 0, 3)))
        assert position.hype[STARBOTS] == 3


def upgrade_with(icon: str) -> str:
    """A Pantry Upgrade that has this icon once."""
    for group in new_play(1).groups:
        for card in BOX.sets[PANTRY][group]:
            icons = [BOX.activate[printed].icon for printed in BOX.printed_at[PANTRY][card]]
            if icons.count(icon) == 1:
                return BOX.ids[PANTRY][card]
    raise AssertionError(f"no Pantry Upgrade with {icon}")


@rule("SB-XRULING-86", "SB-SOLO-40")
def test_starbots_unlocks_achievements_with_a_random_bonus() -> None:
    found = set()
    for seed in range(8):
        position = with_variety(solo(seed=seed, bonuses=["review", "hype"]))
        events = go_on(position, RobotCommand(STARBOTS, "achievements"))
        unlocked = only(events, Unlocked)
        assert [(one.seat, one.achievement) for one in unlocked] == [(STARBOTS, "pantry_variety")]
        found.add(unlocked[0].bonus)
        assert (position.hype[STARBOTS], position.reviews[STARBOTS]) in ((3, 0), (2, 1))
        assert len(position.bonuses) == 1
    assert found == {"review", "hype"}


@rule("SB-SOLO-40")
def test_an_upgrade_can_unlock_an_achievement() -> None:
    position = with_variety(solo(bonuses=["review"]))
    *others, last = position.pantry[STARBOTS]
    position.pantry = replaced(position.pantry, STARBOTS, tuple(others))
    position.rows = replaced(position.rows, PANTRY, replaced(position.rows[PANTRY], 0, last))
    events = starbots_turn(position, ("pantry", 2), ("style", 1))

    assert [one.card for one in only(events, Upgraded)] == [BOX.ids[PANTRY][last]]
    unlocked = [(one.seat, one.achievement, one.bonus) for one in only(events, Unlocked)]
    assert unlocked == [(STARBOTS, "pantry_variety", "review")]
    assert position.reviews[STARBOTS] == 1


def with_variety(position: SeizeTheBeanPosition) -> SeizeTheBeanPosition:
    """Upgrades in Starbots' Pantry, of as many kinds as the Achievement of variety asks for."""
    by_kind = {special: card for card, special in enumerate(BOX.special)}
    cards = tuple(by_kind.values())[: BOX.wanted[0]]
    position.pantry = replaced(position.pantry, STARBOTS, cards)
    return position


@rule("SB-XRULING-86")
def test_without_a_bonus_the_achievement_counts_all_the_same() -> None:
    position = with_variety(solo(bonuses=[]))
    events = go_on(position, RobotCommand(STARBOTS, "achievements"))

    assert [one.bonus for one in only(events, Unlocked)] == ["none"]


@rule("SB-XRULING-82")
def test_an_attract_bonus_draws_its_own_card() -> None:
    position = with_variety(solo(bonuses=["attract"], customers=FIVE))
    stack(position, ("milk", 4))
    go_on(position, RobotCommand(STARBOTS, "achievements"))

    assert discards(position, STARBOTS) == [FIVE[3]]


# The rest of the Day.


@rule("SB-XRULING-79", "SB-SOLO-36")
def test_starbots_takes_no_part_in_hype_and_service() -> None:
    cafes = {0: {"deck": friends_of(0)}, 1: {"discard": ["hipsters-c01", "tourists-c01"]}}
    position = solo(cafes=cafes)
    begin(position, "hype")

    assert discards(position, STARBOTS) == ["hipsters-c01", "tourists-c01"]
    assert position.lines[STARBOTS] == ()
    assert position.turns[STARBOTS] == 0
    assert position.turns[YOU] > 0


@rule("SB-EX-133", "SB-SOLO-20", "SB-SOLO-38")
def test_word_of_mouth_takes_the_right_most_match() -> None:
    shown = ["hipsters-c02", "cyclists-c02", "tourists-c02", "cyclists-c01", "musicians-c02"]
    cafes = {0: {"line": []}, 1: {"pantry": ["hipsters-p1"], "style": ["cyclists-s1"]}}
    position = solo(cafes=cafes, customers=shown)
    begin(position, "word_of_mouth", seat=STARBOTS)

    assert discards(position, STARBOTS) == ["cyclists-c01"]


@rule("SB-SOLO-38")
def test_word_of_mouth_goes_in_turn_order() -> None:
    shown = ["hipsters-c02", "tourists-c02", "tourists-c03", "musicians-c02", "musicians-c03"]
    cafes = {0: {"line": ["hipsters-c01"]}, 1: {"pantry": ["hipsters-p1"]}}
    for first, who in ((0, YOU), (1, STARBOTS)):
        position = solo(first=first, cafes=cafes, customers=shown, decks={"customers": ["tourists-c04"]})
        events = begin(position, "word_of_mouth")
        taken = [one.seat for one in only(events, Recruited) if one.card == "hipsters-c02"]
        assert taken == [who]


@rule("SB-SOLO-38")
def test_word_of_mouth_without_a_match() -> None:
    position = solo(customers=FIVE, cafes={0: {"line": []}, 1: {"pantry": ["hipsters-p1"]}})
    begin(position, "word_of_mouth", seat=STARBOTS)

    assert discards(position, STARBOTS) == []


@rule("SB-SOLO-39")
def test_the_end_of_the_day_is_as_always() -> None:
    position = solo(first=0, empty=1, customers=FIVE)
    position.baristas = replaced(replaced(position.baristas, YOU, (0, 1)), STARBOTS, (3, 4))
    begin(position, "evening")

    assert position.baristas[YOU] == ()
    assert (position.full, position.empty) == (STARBOTS, YOU)
    assert FIVE[3] in row(position) or FIVE[3] in discards(position, STARBOTS)


@rule("SB-SOLO-19")
def test_what_starbots_takes_can_bring_the_end() -> None:
    position = solo(level_with("starter"), reviews=1)
    starbots_turn(position, ("milk", 1))

    assert position.city_reviews == 0
    assert position.closing == "reviews"


@rule("SB-SOLO-19")
def test_the_last_card_of_a_deck_taken_by_starbots_brings_the_end() -> None:
    position = solo(decks={"customers": 1})
    starbots_turn(position, ("attract", 5), ("milk", 4))

    assert position.closing == "customers"


# The count.


def finish(**cafes: Any) -> SeizeTheBeanPosition:
    position = solo(closing="reviews", **cafes)
    position.agenda = (FinalCount(position.first),)
    return position


def ended(position: SeizeTheBeanPosition) -> list[Event]:
    return go_on(position, FinalCount(position.first))


@rule("SB-SOLO-41", "SB-SOLO-42", "SB-XRULING-90")
def test_both_sides_count_and_you_win_with_more() -> None:
    theirs = ["hipsters-c01", "hipsters-c02", "tourists-c01"]
    cafes = {
        0: {"reviews": 20, "bad_reviews": 2, "line": [("cyclists-c01", 2)], "bean": 9},
        1: {"reviews": 9, "bad_reviews": 1, "discard": theirs, "unlocked": {"pantry_variety": ""}},
    }
    position = finish(cafes=cafes)
    events = ended(position)
    result = position.result

    assert result is not None
    assert result.scores == (20 + 2 - 2 + 1,)
    assert [rival.score for rival in result.rivals] == [9 - 1 + 5 + 2 + 1]  # all its Customers count
    assert result.ranks == (1,)
    assert result.verdict == "won"
    assert [line.what for line in result.rivals[0].counted] == [line.what for line in result.counted[0]]
    assert [one.winners for one in only(events, Ended)] == [(YOU,)]
    assert [one.verdict for one in only(events, Judged)] == ["won"]
    assert position.points == (21, 16)


@rule("SB-SOLO-42")
def test_with_fewer_you_lose() -> None:
    cafes = {0: {"reviews": 5, "line": []}, 1: {"reviews": 6}}
    position = finish(cafes=cafes)
    events = ended(position)
    result = position.result

    assert result is not None
    assert (result.ranks, result.verdict, result.winners) == ((2,), "more_reviews", ())
    assert [one.winners for one in only(events, Ended)] == [(STARBOTS,)]


@rule("SB-SOLO-43")
@pytest.mark.parametrize(
    ("beans", "green", "first", "won"),
    [(1, 0, 0, False), (1, 0, 1, False), (0, 0, 0, False), (0, 0, 1, True), (0, 1, 1, False)],
)
def test_a_tie_goes_to_starbots_unless_you_have_nothing_and_were_last(
    beans: int, green: int, first: int, won: bool
) -> None:
    mine = {"reviews": 7, "line": [], "bean": beans, "milk": 0, "sugar": 0}
    position = finish(first=first, cafes={0: mine, 1: {"reviews": 7}})
    position.green = (green, 0)
    ended(position)

    result = position.result
    assert result is not None
    assert (result.ranks == (1,)) == won
    assert result.decided_by == ("resources" if beans or green else "sat")
    assert result.ties[0] == TieBreak("resources", (beans + green, 0))


@rule("SB-SOLO-42")
def test_notes_tell_level_and_outcome() -> None:
    position = solo(7, closing="reviews", cafes={0: {"reviews": 30, "line": []}, 1: {"reviews": 6}})
    ended(position)
    noted = position.notes(YOU)

    assert (noted["level"], noted["won"], noted["starbots"]) == (7, 1, 6)


# Abilities that have somebody to be about.


@rule("SB-XRULING-88")
def test_roast_for_starbots_goes_to_the_city() -> None:
    position = solo(cafes={0: {"bean": 2, "line": ["coffee_connoisseurs-c01"]}})
    go_on(position, Roast(YOU, 0, 3))

    assert position.supply == ((0, 1, 0), (0, 0, 0))
    assert position.reviews[YOU] == 2


@rule("SB-XRULING-88", "SB-SOLO-37")
def test_ddos_and_swap_leave_starbots_alone() -> None:
    cafes = {0: {"line": ["hipsters-c01"], "deck": friends_of(0)}, 1: {"discard": ["tourists-c01"]}}
    position = solo(cafes=cafes, customers=FIVE)
    go_on(position, Ddos(YOU, 1, 2))
    assert offers(position) == ["player 0", "decline"]
    assert refused(position, "player 1").rule == "SB-XRULING-88"
    position = solo(cafes=cafes, customers=FIVE)
    go_on(position, Swap(YOU, 0, 0, 1))
    assert "pick tourists-c01" not in offers(position)
    assert len(offers(position)) == 6


# What can be known.


@rule("SB-XVIS-06", "SB-XRULING-90")
def test_what_everybody_sees_of_starbots() -> None:
    position = solo(level_with("starter", "boss"))
    starbots_turn(position, ("pantry", 1), ("milk", 4), ("beans", 3))
    view = position.view(YOU)

    assert view.starbots is not None
    assert len(view.players[STARBOTS].pantry) == 2
    assert sum(map(len, view.starbots.upgrades.values())) == 2
    assert [BOX.action_cards[card] for card in view.starbots.actions_discarded] == [
        (1, 4),
        (4, 1),
        (3, 0),
    ]
    assert view.starbots.actions_left == 17
    assert view.starbots.upgrades_left == 14
    assert (view.players[STARBOTS].top, view.players[STARBOTS].discards) == ("", ())
    assert view.starbots.pile == ()


@rule("SB-XRULING-90")
def test_its_customers_are_turned_over_at_the_end() -> None:
    position = finish(cafes={1: {"discard": ["hipsters-c01"]}})
    assert position.view(YOU).starbots.pile == ()  # type: ignore[union-attr]
    ended(position)

    assert position.view(None).starbots.pile == ("hipsters-c01",)  # type: ignore[union-attr]


@rule("SB-XVIS-06")
def test_what_is_hidden_is_imagined_anew() -> None:
    position = solo(level_with("starter", "competitive"), cafes={0: {"deck": friends_of(0)}})
    starbots_turn(position, ("attract", 1))
    dreams = [position.imagine(YOU, Chance.of(seed)) for seed in range(40)]

    assert {discards(dream, STARBOTS)[0] for dream in dreams} == {*friends_of(0)}
    assert len({dream.action_cards.left for dream in dreams}) > 30
    assert len({dream.robot.upgrades_left for dream in dreams}) > 30
    for dream in dreams:
        assert dream.stocks() == position.stocks()
        assert dream.view(YOU) == position.view(YOU)
        assert sorted(dream.action_cards.left) == sorted(position.action_cards.left)


@rule("SB-XVIS-06")
def test_to_a_spectator_it_could_also_be_a_card_under_your_discards() -> None:
    """Your deck is through, but who only looks on does not know what lies in your Discard Pile."""
    cafe = {"deck": ["hipsters-c01"], "discard": ["tourists-c01", "cyclists-c01", "musicians-c01"]}
    position = solo(level_with("starter", "competitive"), cafes={0: cafe})
    starbots_turn(position, ("attract", 1))

    assert deck(position, YOU) == []
    for viewer, could_be in (
        (YOU, {"hipsters-c01"}),
        (None, {"hipsters-c01", "tourists-c01", "cyclists-c01"}),
    ):
        dreams = [position.imagine(viewer, Chance.of(seed)) for seed in range(30)]
        assert {discards(dream, STARBOTS)[0] for dream in dreams} == could_be
        assert {discards(dream, YOU)[-1] for dream in dreams} == {"musicians-c01"}


@rule("SB-XVIS-06")
def test_not_even_your_icons_tell_which_card_it_was() -> None:
    cards = ["hipsters-c01", "tourists-c01"]
    position = solo(level_with("starter", "competitive"), cafes={0: {"deck": cards}})
    starbots_turn(position, ("attract", 1))

    icons = position.view(YOU).players[YOU].icons
    assert (icons["hipsters"], icons["tourists"]) == (1, 1)


@rule("SB-XVIS-06")
def test_a_card_that_you_knew_is_no_secret() -> None:
    position = solo(level_with("starter", "competitive"), cafes={0: {"deck": friends_of(0)}})
    top = deck(position, YOU)[0]
    position.known = replaced(position.known, own(YOU), (1, 0))
    starbots_turn(position, ("attract", 1))

    assert position.robot.unseen == ()
    assert {discards(position.imagine(YOU, Chance.of(seed)), STARBOTS)[0] for seed in range(20)} == {top}


@rule("SB-XVIS-06")
def test_a_deck_drawn_to_its_end_gives_the_secret_away() -> None:
    position = solo(level_with("starter", "competitive"), cafes={0: {"deck": friends_of(0)}})
    starbots_turn(position, ("attract", 1))
    taken = discards(position, STARBOTS)
    position.decks = replaced(position.decks, own(YOU), ())
    position.piles = replaced(position.piles, own(YOU), (BOX.index[CUSTOMERS]["hipsters-c01"],))
    go_on(position, DrawCustomer(YOU, 0))

    assert position.robot.unseen == ()
    assert discards(position.imagine(YOU, Chance.of(3)), STARBOTS) == taken


@rule("SB-XRULING-73")
def test_with_diverse_city_the_group_of_an_unseen_card_is_known() -> None:
    cards = ["hipsters-c01", "tourists-c01", "tourists-c02", "cyclists-c01"]
    position = solo(level_with("starter", "competitive"), diverse_city=True, cafes={0: {"deck": cards[1:]}})
    starbots_turn(position, ("attract", 1))

    assert position.view(YOU).players[STARBOTS].marks == {"tourists": 1}
    dreams = [position.imagine(YOU, Chance.of(seed)) for seed in range(30)]
    assert {discards(dream, STARBOTS)[0] for dream in dreams} == {"tourists-c01", "tourists-c02"}


@rule("SB-XVIS-06")
def test_hidden_things_are_open_in_a_replay() -> None:
    hidden = new_play(1).hidden()

    assert len(hidden["actions"]) == 20
    assert len(hidden["upgrade_tokens"]) == 16


# Founders of Starbots.


@rule("SB-XRULING-53")
def test_starbots_founder_joins_any_group() -> None:
    joined = set()
    for seed in range(10):
        position = new_play(1, seed=seed, first=0)
        founder = next(card for card in BOX.founder_cards if not {*BOX.of_groups[card]} & {*position.groups})
        position.founders = ((), (founder,))
        position.founder_groups = replaced(position.founder_groups, STARBOTS, (-1,))
        go_on(position, JoinGroup(STARBOTS, 0))
        joined.add(position.founder_groups[STARBOTS][0])
    assert len(joined) > 1
    assert joined <= {*new_play(1).groups}


def test_the_city_deck_is_never_looked_into_for_starbots() -> None:
    position = solo(customers=FIVE, decks={"customers": ["hipsters-c07"]})
    starbots_turn(position, ("attract", 5), ("milk", 4))

    assert "hipsters-c07" not in city_deck(position)  # it came into the row
    assert row(position)[0] == "hipsters-c07"
