"""Every card once in a fresh Café: what its data says happens, and nothing gets lost.

What is expected is counted from the printed card, icon by icon, not from the tables the rules work with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from demitasse.games.seize_the_bean.base_game.moods import NAPPING
from demitasse.games.seize_the_bean.entries import (
    AwardEntry,
    CelebrityEntry,
    CustomerEntry,
    FriendEntry,
    OrderEntry,
    PantryEntry,
    SideEntry,
    StyleEntry,
)
from demitasse.games.seize_the_bean.events import AbilityUsed, Activated, AwardWon, Failed, Paid
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.event import Event
from tests.playing import offers, only, play, rule
from tests.seize_the_bean.build import (
    BOX,
    Facts,
    begin,
    deck,
    discards,
    effect,
    line,
    moods,
    own_cards,
    resources,
    row,
    table,
)

WAITING: Facts = {"line": [("grandma-2", 1)]}
"""Who is asked after the service, so that a test can look at the table."""
PLENTY = 20
HYPE = 3
"""High enough for every card to lower it, low enough to raise it."""
PANTRY, STYLE = "hipsters-p5", "hipsters-s2"
"""Delivery and Innovation take their icons in this order: 3 Beans, 2 Milk; a Good Review, Hype."""
PRICES = {
    "bean": (1, 0, 0),
    "milk": (0, 1, 0),
    "sugar": (0, 0, 1),
    "strong": (1, 0, 0),
    "quality": (2, 0, 0),
    "soy": (0, 2, 0),
    "croissant": (0, 0, 2),
    "donut": (0, 0, 2),
    "pie": (0, 0, 2),
    "any_snack": (0, 0, 2),
    "angry": (0, 0, 0),
}
"""In a Café whose only special is Strong Coffee."""
COUNTED = ("hype", "overcrowd", "entertain", "walk_in", "delivery", "innovation")
"""Abilities whose outcome is counted here; the others have tests of their own."""
IN_THE_CITY = ["hipsters-c04", "hipsters-c07", "hipsters-c09", "hipsters-c10", "hipsters-c02"]
"""Hipsters: with these Upgrades, Word of Mouth reaches all of them."""

Card = CustomerEntry | FriendEntry | SideEntry
E = TypeVar("E", AbilityUsed, Paid)


def price(orders: Sequence[OrderEntry]) -> tuple[int, ...]:
    icons = [PRICES[icon] for order in orders for icon, count in order.order.items() for _ in range(count)]
    return tuple(map(sum, zip((0, 0, 0), *icons, strict=True)))


def fresh(card: str, supply: int = PLENTY) -> SeizeTheBeanPosition:
    """A Café about to serve this card alone."""
    cafe: Facts = {
        "line": [card],
        "deck": ["grandma-1"] if card != "grandma-1" else [],
        "bean": supply,
        "milk": supply,
        "sugar": supply,
        "hype": HYPE,
        "pantry": [PANTRY],
        "style": [STYLE],
    }
    city = [id for id in IN_THE_CITY if id != card]
    return table(cafes={0: cafe, 1: WAITING}, customers=city)


def go(position: SeizeTheBeanPosition, events: list[Event], secondary: str) -> list[Event]:
    """Answer whatever seat 0 is asked: the secondary order as told, else the first choice."""
    while position.seats_to_act == (0,):
        asked = offers(position)
        events += play(position, secondary if "fulfil" in asked else asked[0])
    return events


def expected(card: Card, orders: Sequence[OrderEntry], times: int) -> dict[str, object]:
    """What a service with these orders paid leaves behind, by what is printed; the ability acts so many times."""
    rewards = Counter(icon for order in orders for icon in order.rewards)
    upset = any("angry" in order.order for order in orders)
    acts = Counter({card.ability: times})
    brought = [3 * (acts["delivery"] > 0), 2 * (acts["delivery"] > 1), 0]
    innovated = (acts["innovation"] > 0, acts["innovation"] > 1)
    return {
        "supply": tuple(PLENTY - cost + more for cost, more in zip(price(orders), brought, strict=True)),
        "reviews": rewards["review"] + innovated[0],
        "bad_reviews": rewards["bad_review"],
        "hype": HYPE + rewards["hype"] + acts["hype"] - acts["overcrowd"] + innovated[1],
        "mood": rewards["happy"] + acts["entertain"] - upset,
        "line": 1 + acts["walk_in"],
        "discard": acts["overcrowd"] + acts["attract"] + acts["tracking2"],
    }


def found(position: SeizeTheBeanPosition) -> dict[str, object]:
    return {
        "supply": resources(position, 0),
        "reviews": position.reviews[0],
        "bad_reviews": position.bad_reviews[0],
        "hype": position.hype[0],
        "mood": sum(moods(position, 0)),
        "line": len(line(position, 0)),
        "discard": len(discards(position, 0)),
    }


# Customers.


@rule("SB-SERVE-09", "SB-DATA-01")
@pytest.mark.parametrize("choice", ["fulfil", "decline"])
@pytest.mark.parametrize("card", BOX.customers, ids=lambda card: card.id)
def test_every_customer_is_paid_for_rewards_and_acts_as_printed(card: CustomerEntry, choice: str) -> None:
    position = fresh(card.id)
    before = position.stocks()
    events = go(position, begin(position, "service"), choice)
    orders = [card.main, *([card.secondary] if card.secondary and choice == "fulfil" else [])]

    if card.ability in COUNTED:
        assert found(position) == expected(card, orders, 2 if card.is_super else 1)
    assert own(events, AbilityUsed) == [AbilityUsed(0, card.id, card.ability, int(card.is_super))]
    assert [bill.order for bill in own(events, Paid)] == ["main", "secondary"][: len(orders)]
    assert position.stocks() == before


def own(events: Sequence[Event], kind: type[E]) -> list[E]:
    """What happened to seat 0: an ability may lead to a Customer that the other player serves."""
    return [event for event in only(events, kind) if event.seat == 0]


@rule("SB-REWARD-02", "SB-DATA-01", "SB-ABILITY-NAPTIME-03")
@pytest.mark.parametrize("choice", ["fulfil", "decline"])
@pytest.mark.parametrize("card", BOX.customers, ids=lambda card: card.id)
def test_every_customer_asleep_is_paid_for_and_brings_its_rewards(card: CustomerEntry, choice: str) -> None:
    position = fresh(card.id)
    ((id, mood, marks), *_) = position.lines[0]
    position.lines = (((id, mood, marks | NAPPING),), *position.lines[1:])
    events = go(position, begin(position, "service"), choice)
    orders = [card.main, *([card.secondary] if card.secondary and choice == "fulfil" else [])]

    assert found(position) == expected(card, orders, 0)
    assert only(events, AbilityUsed) == []


@rule("SB-SERVE-13", "SB-SERVE-14", "SB-SERVE-15")
@pytest.mark.parametrize("card", BOX.customers, ids=lambda card: card.id)
def test_every_customer_one_resource_short_becomes_angry_and_brings_nothing(card: CustomerEntry) -> None:
    position = fresh(card.id)
    cost = price([card.main])
    short = next(place for place, count in enumerate(cost) if count)
    position.supply = (tuple(n - (place == short) for place, n in enumerate(cost)), *position.supply[1:])
    before, supply = position.stocks(), position.supply
    events = begin(position, "service")

    assert only(events, Failed) == [Failed(0, card.id)]
    assert (position.supply, moods(position, 0)) == (supply, [-1])
    assert (position.reviews[0], position.hype[0], discards(position, 0)) == (0, HYPE, [])
    assert position.stocks() == before


@rule("SB-ANGRY-01", "SB-ANGRY-02", "SB-ANGRY-03")
@pytest.mark.parametrize("card", BOX.customers, ids=lambda card: card.id)
def test_every_angry_customer_costs_the_same_and_only_calms_down(card: CustomerEntry) -> None:
    position = fresh(card.id)
    ((id, _, marks), *_) = position.lines[0]
    position.lines = (((id, -1, marks),), *position.lines[1:])
    events = go(position, begin(position, "service"), "decline")

    assert found(position) == {
        **expected(card, [], 0),
        "supply": tuple(PLENTY - cost for cost in price([card.main])),
    }
    assert only(events, AbilityUsed) == []


# City Celebrities.


@rule("SB-PACK-05", "SB-PACK-07")
@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize("card", BOX.celebrities, ids=lambda card: card.id)
def test_every_side_of_a_celebrity_is_paid_for_rewards_and_acts_as_printed(
    card: CelebrityEntry, side: str
) -> None:
    entry = card.left if side == "left" else card.right
    position = fresh(card.id)
    before = position.stocks()
    events = begin(position, "service")
    events += play(position, f"side {side}")
    events = go(position, events, "decline")

    assert own(events, AbilityUsed) == [AbilityUsed(0, card.id, entry.ability, int(entry.is_super))]
    assert [(bill.order, (bill.bean, bill.milk, bill.sugar)) for bill in own(events, Paid)] == [
        (side, price([entry]))
    ]
    assert position.stocks() == before

    asleep = fresh(card.id)
    ((id, mood, marks), *_) = asleep.lines[0]
    asleep.lines = (((id, mood, marks | NAPPING),), *asleep.lines[1:])
    begin(asleep, "service")
    go(asleep, play(asleep, f"side {side}"), "decline")
    assert found(asleep) == expected(entry, [entry], 0)


# Friends & Family.


@rule("SB-TARGET-02", "SB-DATA-04")
@pytest.mark.parametrize("choice", ["fulfil", "decline"])
@pytest.mark.parametrize("friend", BOX.friends, ids=lambda friend: friend.id)
def test_every_friend_is_paid_for_and_its_ability_may_be_used(friend: FriendEntry, choice: str) -> None:
    position = fresh(f"{friend.id}-1")
    before = position.stocks()
    go(position, begin(position, "service"), choice)
    orders = [friend.main, *([friend.secondary] if friend.secondary and choice == "fulfil" else [])]
    wanted = expected(friend, orders, 1)
    if friend.ability == "lose_customer":
        wanted["line"] = 0
        assert row(position)[-1] == f"{friend.id}-1"

    assert found(position) == wanted
    assert position.stocks() == before


@rule("SB-TARGET-02")
@pytest.mark.parametrize("friend", BOX.friends, ids=lambda friend: friend.id)
def test_no_ability_of_a_friend_must_be_used(friend: FriendEntry) -> None:
    position = fresh(f"{friend.id}-1")
    begin(position, "service")
    while position.seats_to_act == (0,):
        play(position, "decline")

    assert found(position) == expected(friend, [friend.main], 0)


# Upgrades.

RESOURCE = {"bean": 0, "milk": 1, "sugar": 2}
BASE = {
    "beans": ("scoop", (6, 0, 0)),
    "milk": ("milk3", (0, 3, 0)),
    "sugar": ("sugar3", (0, 0, 3)),
}


def triggered(rows: dict[str, tuple[str, ...]], here: str, trigger: str) -> list[str]:
    """The icons of a row, with what its Delivery or Innovation leads to: the first one of another row."""
    others = [icon for name, icons in rows.items() if name != here for icon in icons if icon != trigger]
    return [*rows[here], *[icon for one in rows[here] if one == trigger for icon in others[:1]]]


@rule("SB-DATA-02", "SB-UPGRADE-02")
@pytest.mark.parametrize("space", ["beans", "milk", "sugar"])
@pytest.mark.parametrize("card", BOX.pantry, ids=lambda card: card.id)
def test_every_pantry_upgrade_adds_its_icons_to_its_rows(card: PantryEntry, space: str) -> None:
    rows = {"beans": card.rows.beans, "milk": card.rows.milk, "sugar": card.rows.sugar}
    position = table(cafes={0: {"pantry": [card.id], "bean": 0, "milk": 0, "sugar": 0}}, empty=1)
    before = position.stocks()
    events = act(position, f"place {space}")
    icons = triggered(rows, space, "delivery")
    base, supply = BASE[space]
    gained = list(supply)
    for icon in icons:
        if icon[:-1] in RESOURCE:
            gained[RESOURCE[icon[:-1]]] += int(icon[-1])

    assert sorted(event.icon for event in only(events, Activated)) == sorted([base, *icons])
    assert resources(position, 0) == tuple(gained)
    assert (position.hype[0] - 2, position.reviews[0]) == (icons.count("hype"), icons.count("review"))
    assert position.empty == (0 if "early_bird" in icons else 1)
    assert position.stocks() == before


@rule("SB-ORDER-06", "SB-UPGRADE-01", "SB-UPGRADE-05")
@pytest.mark.parametrize("card", BOX.pantry, ids=lambda card: card.id)
def test_every_pantry_upgrade_is_taken_from_the_city_and_makes_its_special_cheaper(card: PantryEntry) -> None:
    position = table(pantry=[card.id])
    before = position.stocks()
    play(position, "place pantry", f"take {card.id}")
    assert position.view(None).players[0].pantry == (card.id,)
    assert position.stocks() == before

    buyer = next(one for one in BOX.customers if card.special in one.main.order)
    cafe: Facts = {"line": [buyer.id], "bean": 9, "milk": 9, "sugar": 9, "pantry": [card.id]}
    bill = only(begin(table(cafes={0: cafe, 1: WAITING}), "service"), Paid)[0]
    snacks = {"croissant", "donut", "pie"}
    spared = buyer.main.order[card.special]
    spared += buyer.main.order.get("any_snack", 0) if card.special in snacks else 0
    assert bill.saved == spared


def act(position: SeizeTheBeanPosition, place: str) -> list[Event]:
    """A whole action of seat 0: icons one at a time in the order offered, always the first choice."""
    events = play(position, place)
    while position.seats_to_act == (0,) and offers(position) != ["confirm"]:
        asked = offers(position)
        events += play(position, "done" if "done" in asked else asked[0])
    return events


@rule("SB-DATA-02", "SB-UPGRADE-02")
@pytest.mark.parametrize("space", ["attract", "pantry", "style"])
@pytest.mark.parametrize("card", BOX.style, ids=lambda card: card.id)
def test_every_style_upgrade_adds_its_icons_to_its_rows(card: StyleEntry, space: str) -> None:
    rows = {"attract": card.rows.attract, "pantry": card.rows.pantry, "style": card.rows.style}
    own_group = [f"{card.groups[0]}-c{number:02}" for number in range(4, 9)]
    position = table(cafes={0: {"style": [card.id]}}, customers=own_group, empty=1)
    before = position.stocks()
    events = act(position, f"place {space}")
    base = "attract" if space == "attract" else f"upgrade_{space}"
    icons = [base, *triggered(rows, space, "innovation")]
    count = Counter(icons)

    assert sorted(event.icon for event in only(events, Activated)) == sorted(icons)
    assert len(discards(position, 0)) == count["attract"] + count["word_of_mouth"]
    assert len(line(position, 0)) == count["draw"] + count["walk_in"]
    assert len(deck(position, 0)) == 4 - count["draw"]
    assert len(own_cards(position, 0)) == 4 + count["attract"] + count["word_of_mouth"] + count["walk_in"]
    assert len(position.pantry[0]) == count["upgrade_pantry"]
    assert len(position.style[0]) == 1 + count["upgrade_style"]
    assert (position.hype[0] - 2, position.reviews[0]) == (count["hype"], count["review"])
    assert position.empty == (0 if count["early_bird"] else 1)
    assert position.stocks() == before


@rule("SB-UPGRADE-01", "SB-MOUTH-02")
@pytest.mark.parametrize("card", BOX.style, ids=lambda card: card.id)
def test_every_style_upgrade_is_taken_from_the_city_and_shows_its_groups(card: StyleEntry) -> None:
    others = [group.id for group in BOX.groups if group.id not in card.groups]
    city = [f"{group}-c10" for group in (*others[:4], *card.groups)]
    position = table(style=[card.id], customers=city)
    before = position.stocks()
    play(position, "place style", f"take {card.id}")
    assert position.view(None).players[0].style == (card.id,)
    assert position.stocks() == before

    effect(position, 0, "recruit discard present")
    assert discards(position, 0) == [f"{group}-c10" for group in card.groups]


# Awards.


@rule("SB-SCORE-07", "SB-SCORE-08", "SB-SETUP-09")
@pytest.mark.parametrize("award", BOX.awards, ids=lambda award: award.id)
def test_every_award_goes_to_most_icons_of_its_group_and_brings_its_customers(award: AwardEntry) -> None:
    group = award.group
    mine: Facts = {
        "line": [f"{group}-c01"],
        "discard": [f"{group}-c02"],
        "style": [f"{group}-s1"],
        "deck": [],
    }
    other: Facts = {"deck": [f"{group}-c03", f"{group}-c04"], "line": []}
    position = table(cafes={0: mine, 1: other}, closing="reviews", **with_award(group))
    assert group in position.view(None).awards
    events = begin(position, "evening")
    while position.seats_to_act:
        events += play(position, offers(position)[0])

    assert [event for event in only(events, AwardWon) if event.group == group] == [AwardWon(0, group, 3, 2)]
    assert position.result is not None
    others = len([event for event in only(events, AwardWon) if event.seat == 0 and event.group != group])
    assert others == 0 or group in PACKS
    assert position.result.scores[0] >= 2
    assert position.result.scores == (2, 0) or group in PACKS


PACKS = ("board_game_media", "quality_beasts")
"""Their Customers count for other Awards, too."""


def with_award(group: str) -> dict[str, Any]:
    """The options of a play in which a group has its Award."""
    if group in PACKS:
        return {group: True}
    kreuzberg = [one.id for one in BOX.groups[:6]]
    return {"neighbourhood": "own", "groups": [group, *[one for one in kreuzberg if one != group][:5]]}
