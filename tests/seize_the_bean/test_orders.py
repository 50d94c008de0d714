"""What orders cost and what they bring (SB-ORDER, SB-REWARD, SB-RULING-37…39)."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.content import SeizeTheBeanContent, load
from demitasse.games.seize_the_bean.effects import RESOURCES
from demitasse.games.seize_the_bean.events import AbilityUsed, Failed, HypeMoved, Paid, Reviewed
from demitasse.kernel.content import Source
from tests.playing import offers, only, play, rule
from tests.seize_the_bean.build import BOX, Facts, begin, moods, resources, table

CARD = "musicians-c01"
WAITING: Facts = {"line": [("grandma-2", 1)]}
"""A Line whose owner is asked, so that a test can look at the table."""
RICH: Facts = {"bean": 9, "milk": 9, "sugar": 9}
SPECIALS = {
    "strong": "bean",
    "quality": "bean",
    "soy": "milk",
    "croissant": "sugar",
    "donut": "sugar",
    "pie": "sugar",
    "any_snack": "sugar",
}


def wants(main: str, rewards: str = "", secondary: str = "", more: str = "") -> SeizeTheBeanContent:
    """Our box, with orders of a test's own on one card."""
    text = f'[[customer]]\nid = "{CARD}"\nmain = {{ order = {{ {main} }}, rewards = [{rewards}] }}\n'
    if secondary:
        text += f"secondary = {{ order = {{ {secondary} }}, rewards = [{more}] }}\n"
    return load((Source("mine.toml", text),))


def cost(main: str, *pantry: str) -> tuple[int, int, int]:
    position = table(
        cafes={0: {**RICH, "line": [CARD], "pantry": list(pantry)}, 1: WAITING}, content=wants(main)
    )
    bill = only(begin(position, "service"), Paid)[0]
    return bill.bean, bill.milk, bill.sugar


# Paying.


@rule("SB-ORDER-01")
def test_every_resource_of_an_order_is_paid_from_ones_own_supply() -> None:
    position = table(cafes={0: {**RICH, "line": ["tourists-c10"]}, 1: {**WAITING, **RICH}})
    events = begin(position, "service")

    assert only(events, Paid) == [Paid(0, "tourists-c10", "main", 1, 1, 1, 0)]
    assert (resources(position, 0), resources(position, 1)) == ((8, 8, 8), (9, 9, 9))


@rule("SB-ORDER-02", "SB-ORDER-04")
@pytest.mark.parametrize("at", range(3))
def test_each_of_the_three_basic_resources_costs_one(at: int) -> None:
    assert RESOURCES == ("bean", "milk", "sugar")
    assert {icon.pays.resource for icon in BOX.icons if icon.pays} == set(RESOURCES)
    basic = [icon for icon in BOX.icons if icon.pays and not icon.pays.matched_by]
    assert [(icon.id, icon.pays.price) for icon in basic if icon.pays] == [(id, 1) for id in RESOURCES]

    assert cost(f"{RESOURCES[at]} = 3") == tuple(3 if place == at else 0 for place in range(3))


@rule("SB-ORDER-03")
def test_there_are_seven_special_resources() -> None:
    special = {icon.id: icon.pays.resource for icon in BOX.icons if icon.pays and icon.pays.price == 2}

    assert special == SPECIALS


@rule("SB-ORDER-07")
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_more_copies_of_an_icon_give_no_further_discount(copies: int) -> None:
    quality = ["hipsters-p1", "hipsters-p2", "tourists-p3"]

    assert cost("quality = 1", *quality[:copies]) == (1, 0, 0)
    assert cost("quality = 2", *quality[:copies]) == (2, 0, 0)


@rule("SB-ORDER-08")
def test_any_snack_is_matched_by_each_of_the_three_snacks_and_they_do_not_match_each_other() -> None:
    croissant, donut, pie, coffee = "hipsters-p3", "cyclists-p4", "hipsters-p4", "hipsters-p1"
    for snack in (croissant, donut, pie):
        assert cost("any_snack = 1", snack) == (0, 0, 1)
    assert cost("any_snack = 1", croissant, donut, pie) == (0, 0, 1)
    assert cost("any_snack = 1", coffee) == (0, 0, 2)
    assert cost("croissant = 1", donut, pie) == (0, 0, 2)


@rule("SB-RULING-37")
def test_the_discount_is_automatic_and_for_each_matching_icon() -> None:
    assert cost("croissant = 2, any_snack = 1, pie = 1", "hipsters-p3") == (0, 0, 1 + 1 + 1 + 2)


@rule("SB-RULING-38")
def test_an_order_is_paid_in_full_or_not_at_all() -> None:
    cafe: Facts = {"bean": 5, "milk": 1, "sugar": 0, "line": [CARD]}
    position = table(cafes={0: cafe, 1: WAITING}, content=wants("bean = 1, milk = 2"))
    events = begin(position, "service")

    assert (only(events, Paid), only(events, Failed)) == ([], [Failed(0, CARD)])
    assert resources(position, 0) == (5, 1, 0)


@rule("SB-RULING-38")
@pytest.mark.parametrize(("milk", "asked"), [(1, 0), (2, 1)])
def test_a_secondary_order_is_open_only_when_all_of_it_can_be_paid(milk: int, asked: int) -> None:
    """What the main order cost is gone."""
    content = wants("bean = 1, milk = 1", "", f"bean = 1, milk = {milk}")
    cafe: Facts = {"bean": 2, "milk": 2, "sugar": 0, "line": [CARD]}
    position = table(cafes={0: cafe, 1: WAITING}, content=content)
    begin(position, "service")

    assert position.seats_to_act == (asked,)
    assert resources(position, 0) == (1, 1, 0)


# Rewards.


@rule("SB-REWARD-01")
@pytest.mark.parametrize(
    ("choice", "supply", "brings"),
    [("decline", 9, (1, 0)), ("fulfil", 9, (1, 2)), ("", 1, (1, 0)), ("", 0, (0, 0))],
)
def test_rewards_belong_to_the_order_they_stand_below(
    choice: str, supply: int, brings: tuple[int, int]
) -> None:
    """One Good Review for the main order, two rises of Hype for the secondary order."""
    content = wants("milk = 1", '"review"', "sugar = 1", '"hype", "hype"')
    cafe: Facts = {"milk": supply, "sugar": supply if choice else 0, "line": [CARD]}
    position = table(cafes={0: cafe, 1: WAITING}, content=content)
    begin(position, "service")
    if choice:
        play(position, choice)

    assert (position.reviews[0], position.hype[0] - 2) == brings


@rule("SB-REWARD-02")
@pytest.mark.parametrize("mood", [0, 1])
def test_rewards_come_after_both_orders_and_before_the_ability(mood: int) -> None:
    position = table(cafes={0: {**RICH, "line": [("hipsters-c08", mood)]}, 1: WAITING})
    events = begin(position, "service")
    assert only(events, Reviewed) == []
    if mood:
        events += play(position, "serve")
        assert only(events, Reviewed) == []
    events += play(position, "fulfil")

    kinds = [type(event) for event in events if not isinstance(event, HypeMoved)][1:]
    assert kinds == [Paid, Paid, Reviewed, Reviewed, AbilityUsed]
    assert position.reviews[0] == 1 + 2


@rule("SB-REWARD-03")
@pytest.mark.parametrize(("city", "from_city"), [(9, 3), (2, 2), (0, 0)])
def test_reviews_of_a_customer_come_from_the_city_and_then_from_the_box(city: int, from_city: int) -> None:
    position = table(cafes={0: {**RICH, "line": ["tourists-c08"]}, 1: WAITING}, reviews=city)
    box = position.box_reviews
    begin(position, "service")
    play(position, "decline")

    assert position.reviews[0] == 3
    assert (position.city_reviews, position.box_reviews) == (city - from_city, box - (3 - from_city))


@rule("SB-RULING-39")
def test_rewards_come_in_printed_order_those_of_the_main_order_first() -> None:
    """From Hype 4 on, a rise is a move or a Good Review, whichever comes first."""
    content = wants("bean = 1", '"review", "hype"', "bean = 1", '"hype", "review", "happy"')
    position = table(cafes={0: {**RICH, "hype": 4, "line": [CARD]}, 1: WAITING}, content=content)
    begin(position, "service")
    assert offers(position) == ["fulfil", "decline"]
    events = play(position, "fulfil")

    assert events[1:5] == [
        Reviewed(0, 1, "icon"),
        HypeMoved(0, 5, 1),
        Reviewed(0, 1, "hype"),
        Reviewed(0, 1, "icon"),
    ]
    assert moods(position, 0) == [2], "Happy, and then entertained"
