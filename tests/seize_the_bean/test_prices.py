"""What the table says about prices: what an order costs a Café, what it is short of, and whom it may find."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.seize_the_bean.base_game.orders import payable
from demitasse.games.seize_the_bean.base_game.prices import missing, without_token
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.event import Seat
from tests.playing import rule
from tests.seize_the_bean.build import BOX, begin, random_play, table

BROKE = {"bean": 0, "milk": 0, "sugar": 0}


def short(position: SeizeTheBeanPosition, seat: Seat = 0) -> list[dict[str, int]]:
    """What a Café is short of, Customer by Customer."""
    return [dict(guest.short) for guest in position.view(seat).players[seat].line]


def cafe(*line: Any, **facts: Any) -> dict[int, dict[str, Any]]:
    return {0: {**BROKE, "line": list(line), **facts}}


# What orders cost.


@rule("SB-ORDER-05", "SB-ORDER-06")
def test_a_pantry_makes_its_icons_cheaper_and_any_snack_with_them() -> None:
    position = table(cafes=cafe(pantry=["hipsters-p4", "hipsters-p5"]))
    assert position.view(0).players[0].prices == {"pie": 1, "any_snack": 1, "strong": 1}
    assert position.view(0).players[1].prices == {}


@rule("SB-FOUNDER-17")
def test_a_founder_makes_its_icon_cheaper() -> None:
    position = table(cafes=cafe(founders=["piet_pedalo"]), founders="base")
    assert position.view(0).players[0].prices == {"donut": 1, "any_snack": 1}


@rule("SB-ORDER-07")
def test_a_bill_tells_what_it_would_be_without_the_pantry() -> None:
    cafes = cafe("hipsters-c05", bean=5, sugar=5, pantry=["hipsters-p1"])
    position = table(cafes=cafes)
    begin(position, "service")
    view = position.view(0)
    assert view.service is not None
    secondary = view.service.bills[1]
    assert (secondary.bean, secondary.sugar, secondary.before) == (2, 1, (2, 0, 1))
    main = view.service.bills[0]
    assert (main.bean, main.sugar, main.saved, main.before) == (1, 2, 1, (2, 0, 2))


@rule("SB-CRAFT-05")
def test_when_crafting_the_table_names_the_icons_that_only_tokens_pay() -> None:
    tokens = {icon.id for icon in BOX.icons if icon.pays and icon.pays.matched_by}
    assert set(table(craft_mode=True).view(None).by_token) == tokens
    assert table().view(None).by_token == ()


# What a Café is short of.


@rule("SB-ORDER-01", "SB-RULING-38")
def test_a_cafe_is_short_of_what_its_supply_does_not_hold() -> None:
    position = table(cafes=cafe("tourists-c10", "hipsters-c02", "hipsters-c04", bean=1, milk=4))
    assert short(position) == [{"sugar": 1}, {"bean": 2}, {}]


@rule("SB-XRULING-37")
def test_green_beans_make_up_for_anything() -> None:
    assert short(table(cafes=cafe("tourists-c10", green=2))) == [{"sugar": 1}]
    assert short(table(cafes=cafe("tourists-c10", green=3))) == [{}]


@rule("SB-CRAFT-05", "SB-XRULING-66")
def test_when_crafting_an_icon_without_its_token_is_short() -> None:
    position = table(cafes=cafe("hipsters-c05", crafted={"quality": 1}), craft_mode=True)
    assert short(position) == [{"croissant": 1}]
    snacks = ((3, 4, 5), (5,))
    assert without_token(snacks, (0, 0, 0, 0, 1, 1)) == []
    assert without_token(snacks, (0, 0, 0, 0, 0, 1)) == [(3, 4, 5)]


@rule("SB-PACK-05")
def test_one_order_of_a_celebrity_is_enough() -> None:
    celebrity = "city_celebrities-c02"
    assert short(table(cafes=cafe(celebrity), city_celebrities=True)) == [{"bean": 2, "sugar": 1}]
    assert short(table(cafes=cafe(celebrity, sugar=2), city_celebrities=True)) == [{}]


def test_whoever_is_served_lacks_nothing() -> None:
    position = table(cafes=cafe(("tourists-c10", 0, "served"), "hipsters-c04"))
    assert short(position) == [{}, {"bean": 1}]


def test_nobody_is_short_before_or_after_the_service() -> None:
    position = table(cafes=cafe("tourists-c10"))
    position.phase = "end_of_day"
    assert short(position) == [{}]


@pytest.mark.parametrize("craft", [False, True])
def test_nothing_is_missing_exactly_when_an_order_can_be_paid(*, craft: bool) -> None:
    for position, _ in random_play(2, 5, craft_mode=craft):
        for card in position.rows[0]:
            for order in (BOX.main[card], BOX.secondary[card]) if card >= 0 else ():
                if order is not None:
                    assert payable(position, 0, order) == (not missing(position, 0, order))


# Whom Word of Mouth may find.


@rule("SB-MOUTH-02", "SB-FOUNDER-18")
def test_the_owner_sees_which_groups_are_present() -> None:
    position = table(cafes=cafe("tourists-c10", pantry=["hipsters-p1", "cyclists-p1"]))
    assert set(position.view(0).players[0].present) == {"tourists", "cyclists"}
    assert position.view(1).players[0].present == ()
