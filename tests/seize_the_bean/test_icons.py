"""Every icon: what it costs in an order, and what it does when it is gained or activated (SB-ICON)."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.content import load
from demitasse.games.seize_the_bean.events import Paid
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.content import Source
from demitasse.kernel.event import Event
from tests.playing import offers, only, play, rule
from tests.seize_the_bean.build import (
    BOX,
    begin,
    city_deck,
    deck,
    discards,
    effect,
    line,
    moods,
    resources,
    row,
    table,
)

FIVE = ["cyclists-c02", "tourists-c02", "musicians-c02", "start_uppers-c04", "party_animals-c02"]
WAITING = {"line": [("hipsters-c04", 1)]}
"""A Line whose owner is asked, so that a test can look at the table."""
SPECIALS = ("quality", "strong", "soy", "croissant", "donut", "pie")


def an_upgrade_with(special: str) -> str:
    return next(entry.id for entry in BOX.pantry if entry.special == special)


def icon(position: SeizeTheBeanPosition, id: str, seat: int = 0) -> list[Event]:
    """Activate an icon, by what our own file says it does."""
    return effect(position, seat, *next(entry.effect for entry in BOX.icons if entry.id == id))


def paid(order: str, *pantry: str) -> tuple[int, int, int]:
    """What a Customer with an order of just this icon costs in a Café with these Upgrades, in Beans, Milk and Sugar."""
    text = f'[[customer]]\nid = "hipsters-c01"\nmain = {{ order = {{ {order} = 1 }}, rewards = [] }}\n'
    content = load((Source("mine.toml", text),))
    cafe = {"line": ["hipsters-c01"], "bean": 9, "milk": 9, "sugar": 9, "pantry": list(pantry)}
    position = table(cafes={0: cafe, 1: WAITING}, content=content)
    bill = only(begin(position, "service"), Paid)[0]
    assert (bill.card, bill.order) == ("hipsters-c01", "main")
    return bill.bean, bill.milk, bill.sugar


# In orders.


@rule("SB-ICON-BEAN-01", "SB-ICON-MILK-01", "SB-ICON-SUGAR-01")
def test_a_resource_of_an_order_costs_one_of_it_whatever_the_pantry_holds() -> None:
    every_special = [an_upgrade_with(special) for special in SPECIALS]

    assert [paid("bean"), paid("milk"), paid("sugar")] == [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
    assert paid("bean", *every_special) == (1, 0, 0)


@pytest.mark.parametrize(
    ("order", "at"),
    [
        pytest.param("quality", 0, marks=rule("SB-ICON-HQCOFFEE-01")),
        pytest.param("strong", 0, marks=rule("SB-ICON-STRONGCOFFEE-01")),
        pytest.param("soy", 1, marks=rule("SB-ICON-SOYMILK-01")),
        pytest.param("croissant", 2, marks=rule("SB-ICON-CROISSANT-01")),
        pytest.param("donut", 2, marks=rule("SB-ICON-DONUT-01")),
        pytest.param("pie", 2, marks=rule("SB-ICON-PIE-01")),
    ],
)
def test_a_special_resource_costs_two_and_one_with_the_same_icon_in_the_pantry(order: str, at: int) -> None:
    two, one = [tuple(price if place == at else 0 for place in range(3)) for price in (2, 1)]
    others = [an_upgrade_with(special) for special in SPECIALS if special != order]

    assert paid(order) == paid(order, *others) == two
    assert paid(order, an_upgrade_with(order)) == one


@rule("SB-ICON-ANYSNACK-01")
def test_any_snack_is_cheaper_with_any_snack_in_the_pantry() -> None:
    coffee = [an_upgrade_with(special) for special in ("quality", "strong", "soy")]

    assert paid("any_snack") == paid("any_snack", *coffee) == (0, 0, 2)
    for snack in ("croissant", "donut", "pie"):
        assert paid("any_snack", an_upgrade_with(snack)) == (0, 0, 1)


@rule("SB-ICON-ANGRY-01")
def test_an_angry_icon_in_an_order_upsets_who_is_served() -> None:
    text = '[[customer]]\nid = "hipsters-c01"\nmain = { order = { bean = 1, angry = 1 }, rewards = [] }\n'
    cafe = {"line": ["hipsters-c01", "hipsters-c05"], "bean": 9}
    position = table(cafes={0: cafe, 1: WAITING}, content=load((Source("mine.toml", text),)))
    begin(position, "service")

    assert moods(position, 0)[0] == -1


@rule("SB-ICON-HAPPY-01")
def test_a_happy_icon_among_the_rewards_cheers_who_is_served() -> None:
    text = '[[customer]]\nid = "hipsters-c01"\nmain = { order = { bean = 1 }, rewards = ["happy"] }\n'
    cafe = {"line": ["hipsters-c01", "hipsters-c05"], "bean": 9}
    position = table(cafes={0: cafe, 1: WAITING}, content=load((Source("mine.toml", text),)))
    begin(position, "service")

    assert moods(position, 0)[0] == 1


# Resources.


@pytest.mark.parametrize(
    ("id", "brings"),
    [
        pytest.param("bean1", (1, 0, 0), marks=rule("SB-ICON-BEAN-02")),
        pytest.param("bean2", (2, 0, 0), marks=rule("SB-ICON-BEAN-03")),
        pytest.param("bean3", (3, 0, 0), marks=rule("SB-ICON-BEAN-04")),
        pytest.param("bean4", (4, 0, 0), marks=rule("SB-ICON-BEAN-05")),
        pytest.param("milk1", (0, 1, 0), marks=rule("SB-ICON-MILK-02")),
        pytest.param("milk2", (0, 2, 0), marks=rule("SB-ICON-MILK-03")),
        pytest.param("milk3", (0, 3, 0), marks=rule("SB-ICON-MILK-04")),
        pytest.param("sugar1", (0, 0, 1), marks=rule("SB-ICON-SUGAR-02")),
        pytest.param("sugar2", (0, 0, 2), marks=rule("SB-ICON-SUGAR-03")),
        pytest.param("sugar3", (0, 0, 3), marks=rule("SB-ICON-SUGAR-04")),
        pytest.param("scoop", (6, 0, 0), marks=rule("SB-ICON-SCOOP-01")),
    ],
)
def test_a_resource_icon_brings_just_that(id: str, brings: tuple[int, int, int]) -> None:
    position = table(cafes={0: {"bean": 5, "milk": 5, "sugar": 5}})
    icon(position, id)

    assert resources(position, 0) == tuple(5 + one for one in brings)
    assert sum(entry.id == id for entry in BOX.icons) == 1, "one icon, so one activation"


# Reviews, Hype, the Cup.


@rule("SB-ICON-GOODREVIEW-01", "SB-ICON-GOODREVIEW-02")
@pytest.mark.parametrize(("city", "left"), [(3, 2), (0, 0)])
def test_a_good_review_comes_from_the_city_and_from_the_box_when_it_has_none(city: int, left: int) -> None:
    position = table(reviews=city)
    icon(position, "review")

    assert (position.reviews[0], position.city_reviews) == (1, left)
    assert [entry.id for entry in BOX.icons if entry.effect == ("review 1",)] == ["review"], (
        "one icon, two drawings"
    )


@rule("SB-ICON-BADREVIEW-01", "SB-ICON-BADREVIEW-02")
def test_a_bad_review_is_taken() -> None:
    position = table()
    icon(position, "bad_review")

    assert (position.bad_reviews[0], position.reviews[0]) == (1, 0)
    assert [entry.id for entry in BOX.icons if "bad_review 1" in entry.effect] == ["bad_review"]


@rule("SB-ICON-HYPE-01", "SB-ICON-HYPE-02")
@pytest.mark.parametrize(("before", "after"), [(2, (3, 0)), (4, (5, 0)), (5, (5, 1))])
def test_hype_rises_by_one_and_at_the_top_brings_a_review(before: int, after: tuple[int, int]) -> None:
    position = table(cafes={0: {"hype": before}})
    icon(position, "hype")

    assert (position.hype[0], position.reviews[0]) == after
    assert [entry.id for entry in BOX.icons if entry.effect == ("hype up",)] == ["hype"]


@rule("SB-ICON-EARLYBIRD-01", "SB-ICON-EARLYBIRD-02", "SB-ICON-EARLYBIRD-03")
@pytest.mark.parametrize(
    ("holder", "hype", "after"), [(1, 2, (0, 2, 0)), (0, 2, (0, 3, 0)), (0, 5, (0, 5, 1))]
)
def test_the_early_bird_takes_the_empty_cup_or_gains_hype_with_it(
    holder: int, hype: int, after: tuple[int, int, int]
) -> None:
    position = table(empty=holder, cafes={0: {"hype": hype}})
    icon(position, "early_bird")

    assert (position.empty, position.hype[0], position.reviews[0]) == after


# Icons that trigger icons.


@rule("SB-ICON-DELIVERY-01", "SB-ICON-DELIVERY-04", "SB-ABILITY-DELIVERY-01")
def test_a_delivery_triggers_one_icon_of_the_own_pantry_and_no_delivery() -> None:
    rows = {entry.id: entry.rows for entry in BOX.pantry}
    with_delivery = next(id for id, on in rows.items() if "delivery" in on.beans)
    position = table(cafes={0: {"pantry": ["hipsters-p1", with_delivery], "bean": 0, "milk": 0, "sugar": 0}})
    effect(position, 0, "trigger pantry any_row 1")
    offered = offers(position)

    assert len(offered) == len(set(offered)) >= 3
    assert not any("delivery" in text for text in offered)
    before = resources(position, 0)
    play(position, next(text for text in offered if "bean3" in text))
    assert resources(position, 0)[0] == before[0] + 3


@rule("SB-ICON-INNOVATION-01", "SB-ICON-INNOVATION-04")
def test_an_innovation_triggers_one_icon_of_the_own_style_and_no_innovation() -> None:
    rows = {entry.id: entry.rows.attract + entry.rows.pantry + entry.rows.style for entry in BOX.style}
    mine = [id for id, icons in rows.items() if "innovation" in icons][0:1]
    mine += [id for id, icons in rows.items() if "review" in icons and "innovation" not in icons][0:1]
    position = table(cafes={0: {"style": mine}})
    effect(position, 0, "trigger style any_row 1")
    offered = offers(position)

    assert offered
    assert not any("innovation" in text for text in offered)
    play(position, next(text for text in offered if "review" in text))
    assert position.reviews[0] == 1


# Cards looked at and drawn.


@rule("SB-ICON-CONNECTIONS-01", "SB-ICON-CONNECTIONS-06")
def test_connections_alone_show_three_cards_of_a_city_deck_and_put_them_back_in_any_order() -> None:
    top = ["party_animals-c03", "party_animals-c04", "party_animals-c05"]
    position = table(customers=FIVE, decks={"customers": top})
    icon(position, "connections")
    assert {text.split()[-1] for text in offers(position)} == {"customers", "pantry", "style"}
    play(position, next(text for text in offers(position) if text.endswith("customers")))
    play(position, "return 3")

    assert sorted(city_deck(position)[:3]) == top
    assert city_deck(position)[:3] != top
    assert row(position) == FIVE


@rule("SB-ICON-TRACKING-01", "SB-ICON-TRACKING-02")
def test_customer_tracking_sends_any_of_two_own_cards_to_the_discard_pile() -> None:
    cards = ["hipsters-c01", "hipsters-c02", "hipsters-c03"]
    position = table(cafes={0: {"deck": cards}})
    icon(position, "tracking2")
    play(position, "discard 1")

    assert (discards(position, 0), deck(position, 0)[-1]) == (cards[:1], cards[2])
    short = table(cafes={0: {"deck": cards[:1]}})
    icon(short, "tracking2")
    assert not any("2" in text.split()[1:] for text in offers(short))


@rule("SB-ICON-DRAW-01", "SB-ICON-DRAW-02", "SB-ICON-DRAW-03")
def test_a_draw_brings_a_customer_to_the_end_of_the_line_or_a_review() -> None:
    position = table(cafes={0: {"line": ["hipsters-c01"], "deck": ["hipsters-c02"]}})
    icon(position, "draw")
    assert line(position, 0) == ["hipsters-c01", "hipsters-c02"]

    rebuilt = table(cafes={0: {"line": [], "deck": [], "discard": ["hipsters-c03"]}})
    icon(rebuilt, "draw")
    assert line(rebuilt, 0) == ["hipsters-c03"]

    nobody = table(cafes={0: {"line": [], "deck": [], "discard": []}})
    city = nobody.city_reviews
    icon(nobody, "draw")
    assert (line(nobody, 0), nobody.reviews[0], nobody.city_reviews) == ([], 1, city - 1)


# Cards taken from the City.


@rule("SB-ICON-WALKIN-01", "SB-ABILITY-WALKIN-01")
def test_a_walk_in_comes_to_the_right_end_of_the_line() -> None:
    position = table(cafes={0: {"line": ["hipsters-c04"]}}, customers=FIVE)
    icon(position, "walk_in")
    play(position, f"take {FIVE[2]}")

    assert line(position, 0) == ["hipsters-c04", FIVE[2]]


@rule("SB-ICON-WORDOFMOUTH-01")
def test_word_of_mouth_brings_only_groups_of_the_cafe_to_the_discard_pile() -> None:
    position = table(cafes={0: {"line": ["cyclists-c01", "musicians-c01"]}}, customers=FIVE)
    icon(position, "word_of_mouth")
    assert [text for text in offers(position) if text.startswith("take")] == [
        f"take {FIVE[0]}",
        f"take {FIVE[2]}",
    ]
    play(position, f"take {FIVE[2]}")

    assert discards(position, 0) == [FIVE[2]]


@rule("SB-ICON-ATTRACT-01", "SB-ABILITY-ATTRACT-01")
def test_attracting_brings_any_customer_to_the_discard_pile() -> None:
    position = table(cafes={0: {"line": ["hipsters-c04"]}}, customers=FIVE)
    icon(position, "attract")
    assert [text for text in offers(position) if text.startswith("take")] == [f"take {card}" for card in FIVE]
    play(position, f"take {FIVE[3]}")

    assert discards(position, 0) == [FIVE[3]]


@rule("SB-ICON-UPGRADEPANTRY-01", "SB-ICON-UPGRADESTYLE-01")
@pytest.mark.parametrize("side", ["pantry", "style"])
def test_an_upgrade_icon_brings_a_card_of_its_row_to_the_cafe(side: str) -> None:
    position = table()
    card = row(position, side)[1]
    icon(position, f"upgrade_{side}")
    play(position, f"take {card}")
    at = {"pantry": 1, "style": 2}[side]

    assert [BOX.ids[at][own] for own in getattr(position, side)[0]] == [card]
