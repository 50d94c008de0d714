"""Solo Mode: Starbots' Café, its levels, its turns and its Day (SB-SOLO, SB-XRULING-78…-90)."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.base_game.actions import PlaceBarista
from demitasse.games.seize_the_bean.content import CUSTOMERS, SPACES
from demitasse.games.seize_the_bean.events import HypeMoved, Placed, Recruited, Reviewed, Upgraded
from demitasse.games.seize_the_bean.expansion_events import (
    ActionDrawn,
    ActionsShuffled,
    Bettered,
    Poached,
    TokenUsed,
)
from demitasse.games.seize_the_bean.solo.starbots import draw_action
from demitasse.kernel.errors import BadOptions
from demitasse.kernel.event import Event
from demitasse.kernel.seats import replaced
from tests.playing import offers, only, play, rule
from tests.seize_the_bean.build import (
    BOX,
    begin,
    deck,
    discards,
    friends_of,
    new_play,
    random_play,
    row,
    stack,
    starbots_turn,
)
from tests.seize_the_bean.expansions.starbots import FIVE, LEVELS, STARBOTS, YOU, happened, level_with, solo

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
