"""Solo Mode: what Starbots' tokens and other icons do for it."""

from __future__ import annotations

import msgspec
import pytest

from demitasse.games.seize_the_bean.content import PANTRY
from demitasse.games.seize_the_bean.effects import Effect
from demitasse.games.seize_the_bean.events import (
    Complained,
    CupTaken,
    HypeMoved,
    Recruited,
    Reviewed,
    Unlocked,
    Upgraded,
)
from demitasse.games.seize_the_bean.expansion_events import ActionDrawn, Bettered, HandedIn, Poached
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.solo.starbots import RobotCommand
from demitasse.kernel.seats import replaced
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import BOX, deck, discards, friends_of, go_on, new_play, stack, starbots_turn
from tests.seize_the_bean.expansions.starbots import FIVE, STARBOTS, YOU, command, happened, level_with, solo

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
