"""What Customers can do once they are served, and the icons that lead to icons (SB-ABILITY, SB-RULING-41, -42)."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.content import load
from demitasse.games.seize_the_bean.events import (
    AbilityUsed,
    Complained,
    Drew,
    HypeMoved,
    Lost,
    Recruited,
    Reviewed,
    Upset,
)
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.content import Source
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import (
    BOX,
    Facts,
    begin,
    city_pile,
    discards,
    effect,
    line,
    moods,
    resources,
    row,
    served,
    table,
)

WAITING: Facts = {"line": [("grandma-2", 1)]}
"""A Line whose owner is asked, so that a test can look at the table."""
POOR: Facts = {"bean": 0, "milk": 0, "sugar": 0}
RICH: Facts = {"bean": 9, "milk": 9, "sugar": 9}
FIVE = ["cyclists-c02", "tourists-c02", "tourists-c03", "tourists-c04", "party_animals-c02"]

HYPE, SUPER_HYPE = "hipsters-c09", "hipsters-c06"
OVERCROWD, SUPER_OVERCROWD = "tourists-c05", "tourists-c10"
ENTERTAIN, SUPER_ENTERTAIN = "musicians-c07", "musicians-c03"
SUPER_WALK_IN = "party_animals-c09"
DELIVERY, SUPER_DELIVERY = "cyclists-c07", "cyclists-c04"
INNOVATION, SUPER_INNOVATION = "start_uppers-c09", "start_uppers-c05"


def serving(card: str, **facts: object) -> SeizeTheBeanPosition:
    """Seat 0 has just paid the main order of this Customer and left out the secondary order."""
    cafe: Facts = {**RICH, "line": [card], **facts}
    position = table(cafes={0: cafe, 1: WAITING}, customers=FIVE)
    begin(position, "service")
    if "fulfil" in offers(position):
        play(position, "decline")
    return position


# Friends & Family.


@rule("SB-ABILITY-PATIENCE-01")
@pytest.mark.parametrize("card", ["grandma-1", "grandpa-1"])
def test_a_patient_customer_never_gets_an_angry_token(card: str) -> None:
    position = table(cafes={0: {**POOR, "line": [card]}, 1: WAITING})
    events = begin(position, "service")
    assert (only(events, Upset), moods(position, 0)) == ([], [0])

    position.guest = BOX.index[0][card]
    assert effect(position, 0, "upset guest") == []
    assert moods(position, 0) == [0]


@rule("SB-ABILITY-PATIENCE-02")
@pytest.mark.parametrize("phase", ["actions", "service", "word_of_mouth"])
@pytest.mark.parametrize("mark", [(), ("served",)])
def test_patience_needs_no_activation_and_holds_all_the_time(phase: str, mark: tuple[str, ...]) -> None:
    position = table(cafes={0: {"line": [("grandma-1", 1, *mark), ("lazy_friend-1", 1, *mark)]}})
    position.phase = phase
    for card in ("grandma-1", "lazy_friend-1"):
        position.guest = BOX.index[0][card]
        effect(position, 0, "upset guest")
    assert moods(position, 0) == [1, 0]

    fulfilled = table(cafes={0: {**RICH, "line": ["grandpa-1"]}, 1: WAITING})
    events = begin(fulfilled, "service")
    assert only(events, AbilityUsed) == []
    assert fulfilled.seats_to_act == (1,), "nothing is asked about it"


@rule("SB-ABILITY-LOSECUSTOMER-01", "SB-RULING-41")
@pytest.mark.parametrize("lost", [0, 1, 2])
def test_any_customer_of_the_line_may_be_lost_to_the_city(lost: int) -> None:
    guests = ["hipsters-c04", "lazy_friend-1", "hipsters-c07"]
    cafe: Facts = {**POOR, "bean": 1, "line": [("hipsters-c04", 0, "served"), *guests[1:]]}
    position = table(cafes={0: cafe, 1: WAITING}, customers=FIVE)
    begin(position, "service")
    assert served(position, 0) == [True, True, False]
    assert offers(position) == [*[f"pick {card}" for card in guests], "decline"]
    below = city_pile(position)

    events = play(position, f"pick {guests[lost]}")
    assert only(events, Lost) == [Lost(0, guests[lost])]
    assert city_pile(position) == [*below, guests[lost]]
    assert line(position, 0) == [card for card in guests if card != guests[lost]]


@rule("SB-ABILITY-LOSECUSTOMER-01")
def test_losing_a_customer_is_optional() -> None:
    position = table(cafes={0: {**POOR, "bean": 1, "line": ["lazy_friend-1"]}, 1: WAITING}, customers=FIVE)
    begin(position, "service")
    before = city_pile(position)
    play(position, "decline")

    assert (line(position, 0), city_pile(position)) == (["lazy_friend-1"], before)


@rule("SB-ABILITY-LOSECUSTOMER-02")
@pytest.mark.parametrize("mood", [3, -1])
def test_a_lost_customer_leaves_its_tokens_behind_and_they_bring_nothing(mood: int) -> None:
    cafe: Facts = {**POOR, "bean": 1, "line": [("hipsters-c04", mood, "served"), "lazy_friend-1"]}
    position = table(cafes={0: cafe, 1: WAITING}, customers=FIVE)
    begin(position, "service")
    events = play(position, "pick hipsters-c04")
    assert (only(events, Reviewed), only(events, Complained)) == ([], [])
    assert (position.reviews[0], position.bad_reviews[0]) == (0, 0)

    effect(position, 0, "recruit line anyone")
    play(position, "take hipsters-c04")
    assert (line(position, 0)[-1], moods(position, 0)[-1]) == ("hipsters-c04", 0)


# Hype and Overcrowd.


@rule("SB-ABILITY-HYPE-01", "SB-ABILITY-HYPE-02")
@pytest.mark.parametrize(("before", "after"), [(1, (2, 0)), (4, (5, 0)), (5, (5, 1))])
def test_the_hype_ability_is_one_rise_or_at_five_a_review_of_the_city(
    before: int, after: tuple[int, int]
) -> None:
    position = serving(HYPE, hype=before)

    assert (position.hype[0], position.reviews[0]) == after
    assert position.city_reviews == 40 - after[1]


@rule("SB-ABILITY-SUPERHYPE-01")
@pytest.mark.parametrize(("before", "after"), [(2, (4, 0)), (4, (5, 1)), (5, (5, 2))])
def test_a_super_hype_is_two_separate_rises(before: int, after: tuple[int, int]) -> None:
    position = serving(SUPER_HYPE, hype=before)

    assert (position.hype[0], position.reviews[0]) == after


@rule("SB-ABILITY-OVERCROWD-01")
def test_overcrowd_lowers_hype_and_then_brings_one_customer_by_word_of_mouth() -> None:
    """The reward of this Customer raises Hype from 3 to 4 first."""
    position = serving(OVERCROWD, hype=3)
    assert position.hype[0] == 3
    assert offers(position) == [f"take {card}" for card in FIVE[1:4]], "only Tourists are in the Café"
    play(position, f"take {FIVE[2]}")

    assert discards(position, 0) == [FIVE[2]]
    assert position.seats_to_act == (1,)


@rule("SB-RULING-42", "SB-ABILITY-OVERCROWD-01")
def test_overcrowd_at_hype_1_lowers_nothing_and_still_brings_a_customer() -> None:
    position = table(cafes={0: {**RICH, "hype": 1, "line": ["tourists-c06"]}, 1: WAITING}, customers=FIVE)
    begin(position, "service")
    events = play(position, "decline", f"take {FIVE[1]}")

    assert (position.hype[0], only(events, HypeMoved)) == (1, [])
    assert discards(position, 0) == [FIVE[1]]


@rule("SB-ABILITY-SUPEROVERCROWD-01")
@pytest.mark.parametrize(("before", "after"), [(4, 2), (2, 1), (1, 1)])
def test_a_super_overcrowd_is_two_separate_ones(before: int, after: int) -> None:
    position = table(
        cafes={0: {**RICH, "hype": before, "line": [SUPER_OVERCROWD]}, 1: WAITING}, customers=FIVE
    )
    begin(position, "service")
    events = play(position, "decline")
    assert position.hype[0] == max(1, before - 1), "the second comes after the first Customer"
    events += play(position, f"take {FIVE[1]}", f"take {FIVE[3]}")

    assert position.hype[0] == after
    assert [event.card for event in only(events, Recruited)] == [FIVE[1], FIVE[3]]
    assert position.seats_to_act == (1,)


# Entertain and Walk-In.


@rule("SB-RULING-41")
def test_entertain_is_for_served_and_unserved_customers_alike() -> None:
    guests = ["hipsters-c04", ENTERTAIN, "hipsters-c07"]
    for cheered, card in enumerate(guests):
        position = serving(ENTERTAIN, line=[("hipsters-c04", 0, "served"), *guests[1:]])
        assert served(position, 0) == [True, True, False]
        assert offers(position) == [f"pick {guest}" for guest in guests]
        play(position, f"pick {card}")
        assert moods(position, 0) == [int(place == cheered) for place in range(3)]


@rule("SB-ABILITY-SUPERENTERTAIN-01")
@pytest.mark.parametrize(("second", "after"), [(0, [2, 0]), (1, [1, 1])])
def test_a_super_entertain_cheers_twice_even_the_same_customer(second: int, after: list[int]) -> None:
    guests = [SUPER_ENTERTAIN, "hipsters-c07"]
    position = serving(SUPER_ENTERTAIN, line=guests)
    play(position, f"pick {guests[0]}")
    assert moods(position, 0) == [1, 0]
    assert offers(position) == [f"pick {guest}" for guest in guests]
    play(position, f"pick {guests[second]}")

    assert moods(position, 0) == after
    assert position.seats_to_act == (1,)


@rule("SB-ABILITY-SUPERWALKIN-01")
def test_a_super_walk_in_brings_two_customers_one_after_the_other_to_the_end_of_the_line() -> None:
    position = serving(SUPER_WALK_IN, line=[SUPER_WALK_IN, "hipsters-c07"])
    assert offers(position) == [f"take {card}" for card in FIVE]
    play(position, f"take {FIVE[3]}")
    assert line(position, 0) == [SUPER_WALK_IN, "hipsters-c07", FIVE[3]]
    newcomer = row(position)[0]
    assert newcomer not in FIVE
    play(position, f"take {newcomer}")

    assert line(position, 0) == [SUPER_WALK_IN, "hipsters-c07", FIVE[3], newcomer]
    assert position.seats_to_act == (1,)


# Delivery.


@rule("SB-ABILITY-DELIVERY-03", "SB-ABILITY-DELIVERY-04")
def test_a_customer_delivers_neither_a_delivery_nor_a_base_icon() -> None:
    position = serving(DELIVERY, pantry=["cyclists-p2", "hipsters-p1"], style=["hipsters-s2"])

    assert offers(position) == [
        "activate bean3 hipsters-p1",
        "activate bean2 hipsters-p1",
        "activate milk1 hipsters-p1",
    ]
    assert refused(position, "activate delivery cyclists-p2").message.key == "sb-not-one-of-its-kind"
    assert refused(position, "activate scoop").rule == "SB-ABILITY-DELIVERY-04"
    assert refused(position, "activate review hipsters-s2").message.key == "sb-not-on-your-upgrades"


@rule("SB-ABILITY-DELIVERY-02")
def test_a_customer_delivers_icons_of_an_upgrade_gained_in_the_same_turn() -> None:
    """No base Customer does both, so the two effects are put side by side."""
    text = '[[ability]]\nid = "delivery"\neffect = ["upgrade pantry", "trigger pantry any_row 1"]\n'
    cafe: Facts = {**RICH, "line": [DELIVERY]}
    position = table(
        cafes={0: cafe, 1: WAITING}, pantry=["hipsters-p1"], content=load((Source("mine.toml", text),))
    )
    begin(position, "service")
    play(position, "take hipsters-p1")
    assert "activate bean2 hipsters-p1" in offers(position)
    play(position, "activate bean2 hipsters-p1")

    assert resources(position, 0)[0] == 9 - 2 + 2


@rule("SB-ICON-DELIVERY-02")
def test_a_delivery_icon_reaches_an_upgrade_gained_in_the_same_turn() -> None:
    """No base icon of these rows brings an Upgrade, so one is made to."""
    text = '[[icon]]\nid = "hype"\neffect = ["upgrade pantry"]\n'
    position = table(
        cafes={0: {"pantry": ["start_uppers-p5", "cyclists-p2"]}},
        pantry=["hipsters-p2"],
        content=load((Source("mine.toml", text),)),
    )
    play(position, "place beans", "activate hype start_uppers-p5", "take hipsters-p2")
    if "activate delivery cyclists-p2" in offers(position):
        play(position, "activate delivery cyclists-p2")

    assert {"activate milk2 hipsters-p2", "activate sugar3 hipsters-p2"} <= set(offers(position))


@rule("SB-ICON-DELIVERY-03")
def test_a_delivery_icon_does_not_reach_its_own_row() -> None:
    position = table(cafes={0: {"pantry": ["cyclists-p2", "hipsters-p1", "hipsters-p2"]}})
    play(position, "place beans")

    assert offers(position) == [
        "activate milk1 hipsters-p1",
        "activate milk2 hipsters-p2",
        "activate sugar3 hipsters-p2",
    ]
    assert refused(position, "activate bean3 hipsters-p1").rule == "SB-ICON-DELIVERY-03"


@rule("SB-ABILITY-SUPERDELIVERY-01")
@pytest.mark.parametrize("second", ["bean2 hipsters-p1", "milk2 hipsters-p2"])
def test_a_super_delivery_activates_two_distinct_icons_of_one_card_or_of_two(second: str) -> None:
    position = serving(SUPER_DELIVERY, pantry=["hipsters-p1", "hipsters-p2"])
    before = resources(position, 0)
    play(position, "activate bean3 hipsters-p1")
    assert refused(position, "activate bean3 hipsters-p1").rule == "SB-ABILITY-SUPERDELIVERY-01"
    play(position, f"activate {second}")

    more = (5, 0, 0) if "bean2" in second else (3, 2, 0)
    assert resources(position, 0) == tuple(map(sum, zip(before, more, strict=True)))
    assert position.seats_to_act == (1,)


# Innovation.


@rule("SB-ABILITY-INNOVATION-01", "SB-ABILITY-INNOVATION-03", "SB-ABILITY-INNOVATION-04")
def test_a_customer_innovates_one_icon_of_the_own_style_in_any_row_but_no_innovation_and_no_base_icon() -> (
    None
):
    position = serving(
        INNOVATION, style=["hipsters-s1", "hipsters-s3", "hipsters-s2"], pantry=["hipsters-p1"]
    )

    assert offers(position) == [
        "activate tracking2 hipsters-s1",
        "activate word_of_mouth hipsters-s1",
        "activate upgrade_style hipsters-s3",
        "activate draw hipsters-s3",
        "activate review hipsters-s2",
        "activate hype hipsters-s2",
        "activate tracking2 hipsters-s2",
    ]
    assert refused(position, "activate innovation hipsters-s1").message.key == "sb-not-one-of-its-kind"
    assert refused(position, "activate upgrade_style").rule == "SB-ABILITY-INNOVATION-04"
    assert refused(position, "activate bean3 hipsters-p1").message.key == "sb-not-on-your-upgrades"
    before = position.reviews[0]
    play(position, "activate review hipsters-s2")
    assert (position.reviews[0], position.seats_to_act) == (before + 1, (1,)), "one icon and no more"


@rule("SB-ABILITY-INNOVATION-02", "SB-ABILITY-SUPERINNOVATION-01")
def test_the_second_innovation_may_use_an_upgrade_the_first_brought_in() -> None:
    cafe: Facts = {**RICH, "line": [SUPER_INNOVATION], "style": ["hipsters-s3"]}
    position = table(cafes={0: cafe, 1: WAITING}, style=["hipsters-s2"])
    begin(position, "service")
    play(position, "decline", "activate upgrade_style hipsters-s3", "take hipsters-s2")

    assert offers(position) == [
        "activate draw hipsters-s3",
        "activate review hipsters-s2",
        "activate hype hipsters-s2",
        "activate tracking2 hipsters-s2",
    ]
    play(position, "activate review hipsters-s2")
    assert (position.reviews[0], position.seats_to_act) == (1, (1,))


@rule("SB-ABILITY-SUPERINNOVATION-01")
def test_a_super_innovation_activates_two_distinct_icons() -> None:
    position = serving(SUPER_INNOVATION, style=["hipsters-s2"])
    assert len(offers(position)) == 3
    play(position, "activate hype hipsters-s2")

    assert position.hype[0] == 3
    assert offers(position) == ["activate review hipsters-s2", "activate tracking2 hipsters-s2"]
    assert refused(position, "activate hype hipsters-s2").rule == "SB-ABILITY-SUPERINNOVATION-01"
    play(position, "activate review hipsters-s2")
    assert (position.reviews[0], position.seats_to_act) == (1, (1,))


@rule("SB-ICON-INNOVATION-02")
def test_an_innovation_icon_reaches_an_upgrade_gained_in_the_same_turn() -> None:
    position = table(
        cafes={0: {"style": ["party_animals-s3", "hipsters-s1"]}}, style=["cyclists-s4"], customers=FIVE
    )
    play(position, "place attract", "activate upgrade_style party_animals-s3", "take cyclists-s4")
    play(position, "activate innovation hipsters-s1")

    assert {"activate review cyclists-s4", "activate attract cyclists-s4"} <= set(offers(position))
    play(position, "activate review cyclists-s4")
    assert position.reviews[0] == 1


@rule("SB-ICON-INNOVATION-03")
def test_an_innovation_icon_does_not_reach_its_own_row() -> None:
    style = ["party_animals-s4", "hipsters-s2", "tourists-s1"]
    cafe: Facts = {"style": style, "deck": ["grandma-1"]}
    position = table(cafes={0: cafe}, customers=FIVE)
    events = play(position, "place attract", "activate innovation party_animals-s4")
    assert only(events, Drew) == []

    assert offers(position) == [
        "activate hype party_animals-s4",
        "activate hype hipsters-s2",
        "activate tracking2 hipsters-s2",
        "activate review tourists-s1",
        "activate connections tourists-s1",
    ]
    assert refused(position, "activate draw tourists-s1").rule == "SB-ICON-INNOVATION-03"
    assert refused(position, "activate review hipsters-s2").rule == "SB-ICON-INNOVATION-03"
