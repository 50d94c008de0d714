"""Acting, and the Boost of every ability that has one (SB-ABILITY-ACTING, SB-XRULING-04…12)."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.abilities.targeting import members_of
from demitasse.games.seize_the_bean.content import load
from demitasse.games.seize_the_bean.events import AbilityUsed
from demitasse.games.seize_the_bean.expansion_events import Applauded, Copied, Slept
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.content import Source
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import BOX, Facts, activate, begin, deck, discards, line, moods, table

ACTOR, SUPER_ACTOR, OTHER_ACTOR = "performers-c01", "performers-c02", "performers-c03"
BOOSTED_ACTOR, SUPER_BOOSTED_ACTOR = "performers-c05", "performers-c10"
HIPSTER, STUDENT = "hipsters-c04", "students-c01"


def on_stage(*others: str | tuple[object, ...], actor: str = ACTOR, **facts: object) -> SeizeTheBeanPosition:
    """An actor being served, with these behind it in its Line."""
    return table(cafes={0: {"line": [(actor, 0, "served"), *others], **facts}, 1: {"line": ["hipsters-c05"]}})


def icons(card: str) -> int:
    return BOX.reward_icons[BOX.index[0][card]]


# Whom to copy.


@rule("SB-ABILITY-ACTING-01", "SB-XDEC-09")
def test_acting_activates_the_ability_of_another_customer_of_ones_line_who_is_no_performer() -> None:
    position = on_stage(HIPSTER, OTHER_ACTOR, STUDENT, hype=2)
    activate(position, 0, ACTOR)

    assert offers(position) == [f"pick {HIPSTER}", f"pick {STUDENT}"]
    for card in (ACTOR, OTHER_ACTOR, "hipsters-c05", "hipsters-c06"):
        assert refused(position, f"pick {card}").rule == "SB-ABILITY-ACTING-01"
    events = play(position, f"pick {HIPSTER}")
    assert only(events, Copied) == [Copied(0, HIPSTER, "hype", 0)]
    assert position.hype == (3, 2)


@rule("SB-ABILITY-ACTING-01")
def test_with_nobody_to_copy_acting_is_skipped() -> None:
    position = on_stage(OTHER_ACTOR, actor=BOOSTED_ACTOR)

    assert only(activate(position, 0, BOOSTED_ACTOR), Copied) == []
    assert (position.agenda, position.reviews) == ((), (0, 0))


@rule("SB-XRULING-08")
def test_served_or_not_happy_or_angry_everybody_can_be_copied() -> None:
    position = on_stage(("hipsters-c01", 0, "served"), ("hipsters-c02", -1), ("hipsters-c03", 2), HIPSTER)
    activate(position, 0, ACTOR)

    assert offers(position) == [f"pick hipsters-c0{number}" for number in (1, 2, 3, 4)]


@rule("SB-XRULING-41", "SB-PACK-11")
def test_a_second_group_or_a_wildcard_makes_a_performer_too() -> None:
    position = on_stage("board_game_media-c10", "board_game_media-c04", "quality_beasts-c01", HIPSTER)
    activate(position, 0, ACTOR)

    assert offers(position) == ["pick board_game_media-c04", f"pick {HIPSTER}"]
    for card in ("board_game_media-c10", "quality_beasts-c01"):
        refusal = refused(position, f"pick {card}")
        assert (refusal.rule, refusal.message.key) == ("SB-ABILITY-ACTING-01", "sb-not-of-that-group")


@rule("SB-XRULING-12")
def test_whoever_can_act_can_never_be_copied() -> None:
    performers = members_of(BOX, "performers")
    acting = [
        card
        for card, of_seats in enumerate(BOX.copied_steps)
        if any(step.kind == "act" for step in (*of_seats[0], *sum(BOX.second_copied_steps[card][:1], ())))
    ]

    assert len(acting) > 10
    assert all(BOX.members[card] & performers for card in acting)
    others = [BOX.ids[0][card] for card in acting if card not in BOX.founder_cards]
    position = on_stage(*[card for card in others if card != ACTOR])
    assert only(activate(position, 0, ACTOR), Copied) == []


# What copying means.


@rule("SB-ABILITY-ACTING-02", "SB-XRULING-11")
def test_a_copied_ability_of_friends_and_family_cannot_be_declined() -> None:
    position = on_stage("popular_friend-1", HIPSTER)
    activate(position, 0, ACTOR)
    play(position, "pick popular_friend-1")
    assert [text.split()[0] for text in offers(position)] == ["take"] * 5
    assert refused(position, "decline").rule == "SB-RULING-15"

    position = on_stage("eccentric_aunt-1", HIPSTER, bad_reviews=2)
    activate(position, 0, ACTOR)
    play(position, "pick eccentric_aunt-1")
    assert position.bad_reviews == (1, 0)


@rule("SB-XRULING-11")
def test_choices_inside_a_copied_ability_stay_free() -> None:
    position = on_stage("dog_uncle-1", HIPSTER, deck=["hipsters-c01", "hipsters-c02", "hipsters-c03"])
    activate(position, 0, ACTOR)
    play(position, "pick dog_uncle-1")

    assert offers(position) == ["discard 1", "discard 2", "return 1", "return 2", "done"]
    play(position, "done")
    assert discards(position, 0) == []


@rule("SB-XRULING-09")
def test_this_customer_is_who_does_the_copying() -> None:
    """Lose a Customer may lose the actor; Disrupt without a target upsets the actor."""
    position = on_stage("lazy_friend-1", HIPSTER)
    activate(position, 0, ACTOR)
    play(position, "pick lazy_friend-1", f"pick {ACTOR}")
    assert line(position, 0) == ["lazy_friend-1", HIPSTER]

    position = table(cafes={0: {"line": [(ACTOR, 0, "served"), "rebels-c01"]}})
    activate(position, 0, ACTOR)
    assert moods(position, 0) == [-1, 0]


@rule("SB-XRULING-09", "SB-FOUNDER-16")
def test_a_founder_that_copies_is_no_customer_to_be_chosen() -> None:
    for copied, left in (("lazy_friend-1", [f"pick {HIPSTER}"]), ("rebels-c01", None)):
        position = table(cafes={0: {"line": [copied, (HIPSTER, -1)]}})
        activate(position, 0, "dalia_cascara")
        assert offers(position) == [f"pick {copied}", f"pick {HIPSTER}"]
        play(position, f"pick {copied}")
        assert offers(position) == ([] if left is None else [f"pick {copied}", *left])
        assert moods(position, 0) == [0, -1]


@rule("SB-ABILITY-ACTING-01", "SB-XRULING-57")
def test_served_for_somebody_else_ones_line_is_ones_own() -> None:
    """The actor stands in the Line of seat 1: seat 0 copies somebody of its own Line, and cannot lose the actor."""
    cafes: dict[int, Facts] = {
        0: {"line": ["lazy_friend-1", HIPSTER]},
        1: {"line": [ACTOR, "tourists-c02"]},
    }
    position = table(cafes=cafes)
    activate(position, 0, ACTOR)
    assert offers(position) == ["pick lazy_friend-1", f"pick {HIPSTER}"]
    play(position, "pick lazy_friend-1")

    assert offers(position) == ["pick lazy_friend-1", f"pick {HIPSTER}"]


@rule("SB-ABILITY-NAPTIME-03", "SB-XRULING-10")
def test_copying_a_sleeper_or_patience_does_nothing_and_counts_as_copied() -> None:
    for guest in (("hipsters-c04", 0, "napping"), ("grandma-1", 0)):
        position = on_stage(guest, actor=BOOSTED_ACTOR)
        events = activate(position, 0, BOOSTED_ACTOR)
        assert position.hype == (2, 2)
        assert only(events, Applauded) == [Applauded(0, guest[0])]
        assert position.reviews == (icons(guest[0]), 0)
        assert len(only(events, Slept)) == (guest[0] == HIPSTER)

    position = on_stage("grandma-1", HIPSTER, actor=SUPER_ACTOR)
    activate(position, 0, SUPER_ACTOR)
    play(position, "pick grandma-1")
    assert position.hype == (3, 2)


@rule("SB-XRULING-26")
def test_the_printed_ability_of_who_plays_a_board_game_is_copied() -> None:
    position = on_stage((HIPSTER, 0, "playing"))
    activate(position, 0, ACTOR)

    assert (position.hype, position.reviews) == ((3, 2), (0, 0))


@rule("SB-ABILITY-SUPERACTING-01", "SB-ABILITY-SUPERACTING-02")
def test_super_acting_copies_two_different_customers_one_after_the_other() -> None:
    position = on_stage(HIPSTER, "hipsters-c01", STUDENT, actor=SUPER_ACTOR)
    activate(position, 0, SUPER_ACTOR)
    assert refused(position, f"pick {SUPER_ACTOR}").rule == "SB-ABILITY-ACTING-01"
    play(position, f"pick {HIPSTER}")
    assert position.hype == (3, 2)

    assert offers(position) == ["pick hipsters-c01", f"pick {STUDENT}"]
    assert refused(position, f"pick {HIPSTER}").rule == "SB-ABILITY-SUPERACTING-02"
    play(position, "pick hipsters-c01")
    assert position.hype == (4, 2)
    assert position.agenda == ()


@rule("SB-XRULING-06")
def test_a_super_ability_is_copied_as_such_but_never_its_boost() -> None:
    position = on_stage("fashionistas-c04", actor=ACTOR)
    activate(position, 0, ACTOR)
    assert BOX.index[0]["fashionistas-c04"] in BOX.boosts
    first, second = offers(position)[0], offers(position)[1]
    play(position, first, second)

    assert deck(position, 0) == [second.split()[1], first.split()[1]]
    assert (position.agenda, position.reviews) == ((), (0, 0))


@rule("SB-PACK-14", "SB-PACK-15", "SB-XDEC-09")
def test_of_a_city_celebrity_one_ability_is_copied() -> None:
    star = "city_celebrities-c01"
    position = on_stage(star, HIPSTER, actor=SUPER_ACTOR)
    activate(position, 0, SUPER_ACTOR)
    play(position, f"pick {star}")
    assert offers(position) == ["side left", "side right"]
    events = play(position, "side right")

    assert only(events, Copied)[0] == Copied(0, star, "hype", 1)
    assert position.hype == (5, 2)
    assert position.agenda == ()


# Boost.


@rule("SB-ABILITY-ACTINGBOOST-01", "SB-XDEC-10")
def test_boosted_acting_brings_the_reward_icons_of_one_of_those_copied() -> None:
    position = on_stage(STUDENT, "students-c02", actor=SUPER_BOOSTED_ACTOR)
    activate(position, 0, SUPER_BOOSTED_ACTOR)
    play(position, "pick students-c02")
    assert offers(position) == ["pick students-c02", f"pick {STUDENT}"]
    assert refused(position, f"pick {SUPER_BOOSTED_ACTOR}").rule == "SB-XDEC-10"
    assert refused(position, "decline").rule == "SB-RULING-15"
    play(position, f"pick {STUDENT}")

    assert icons(STUDENT) != icons("students-c02")
    assert position.reviews == (icons(STUDENT), 0)


@rule("SB-XRULING-04")
@pytest.mark.parametrize("both", [False, True])
def test_a_boost_beside_the_ability_works_whichever_orders_are_fulfilled(both: bool) -> None:
    cafe: Facts = {"line": [BOOSTED_ACTOR, "grandma-1"], "bean": 9, "sugar": 9}
    position = table(cafes={0: cafe, 1: {"line": []}})
    begin(position, "service")
    events = play(position, "fulfil" if both else "decline")

    assert only(events, Applauded) == [Applauded(0, "grandma-1")]


@rule("SB-XRULING-04", "SB-XRULING-07")
@pytest.mark.parametrize("both", [False, True])
def test_a_boost_among_the_rewards_of_an_order_needs_that_order(both: bool) -> None:
    text = f"""
[[customer]]
id = "{ACTOR}"
main = {{ order = {{ bean = 1 }}, rewards = ["review"] }}
secondary = {{ order = {{ bean = 1 }}, rewards = ["boost"] }}
"""
    content = load((Source("mine.toml", text),))
    cafe: Facts = {"line": [ACTOR, "grandma-1"], "bean": 9}
    position = table(cafes={0: cafe, 1: {"line": []}}, content=content)
    begin(position, "service")
    events = play(position, "fulfil" if both else "decline")

    assert only(events, Copied) == [Copied(0, "grandma-1", "patience", 0)]
    assert only(events, Applauded) == ([Applauded(0, "grandma-1")] if both else [])
    assert content.reward_icons[content.index[0][ACTOR]] == 2


@rule("SB-XRULING-05")
@pytest.mark.parametrize(
    ("mood", "marks", "choices"),
    [(-1, (), ("decline",)), (0, ("napping",), ("decline",)), (1, (), ("skip",))],
)
def test_no_boost_when_the_ability_is_not_carried_out(
    mood: int, marks: tuple[str, ...], choices: tuple[str, ...]
) -> None:
    cafe: Facts = {"line": [(BOOSTED_ACTOR, mood, *marks), "grandma-1"], "bean": 9, "sugar": 9}
    position = table(cafes={0: cafe, 1: {"line": []}})
    begin(position, "service")
    events = play(position, *choices)

    assert not [*only(events, Applauded), *only(events, AbilityUsed)]


@rule("SB-XRULING-05", "SB-XRULING-24")
def test_a_board_game_token_replaces_ability_and_boost_even_of_a_sleeper() -> None:
    for marks in (("playing",), ("napping", "playing")):
        position = table(cafes={0: {"line": [(BOOSTED_ACTOR, 0, *marks), "grandma-1"]}})
        events = activate(position, 0, BOOSTED_ACTOR)
        assert not [*only(events, Applauded), *only(events, Copied), *only(events, Slept)]
        assert position.reviews == (5 - icons(BOOSTED_ACTOR), 0)


@rule("SB-XRULING-05")
def test_without_anybody_to_choose_a_boost_gives_nothing() -> None:
    position = table(cafes={0: {"line": ["starving_artists-c02"], "deck": [], "discard": []}})
    events = activate(position, 0, "starving_artists-c02")

    assert only(events, Applauded) == []
    assert position.reviews == (1, 0)


@rule("SB-XRULING-07")
@pytest.mark.parametrize(("card", "count"), [("criminal_minds-c03", 3), ("city_celebrities-c09", 2)])
def test_harmful_icons_and_both_sides_of_a_celebrity_count(card: str, count: int) -> None:
    position = on_stage(card, actor="friendly_locals-c01")
    activate(position, 0, "friendly_locals-c01")
    play(position, f"pick {card}")

    assert position.reviews == (count, 0)
    assert "bad_review" in BOX.customers[BOX.index[0]["criminal_minds-c03"]].main.rewards


@rule("SB-XRULING-06", "SB-ABILITY-ACTINGBOOST-01")
def test_whom_a_copied_ability_touches_is_not_applauded() -> None:
    """The only one the actor copied is; the Customer drawn by the copied Draw is not."""
    artist = "starving_artists-c01"
    position = on_stage(artist, actor=BOOSTED_ACTOR, deck=[STUDENT])
    events = activate(position, 0, BOOSTED_ACTOR)

    assert line(position, 0) == [BOOSTED_ACTOR, artist, STUDENT]
    assert only(events, Applauded) == [Applauded(0, artist)]
