"""Rulings on the check, the salaries, the loss and the solo game (KR-RULING-70…78, -85, -89, -92)."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.kitchen_rush import choices
from demitasse.games.kitchen_rush.events import (
    Ended,
    LeftWaiting,
    OrderFailed,
    OrderPassed,
    OutstandingPaid,
    PrestigeReturned,
    SalariesPaid,
    SetAside,
)
from demitasse.games.kitchen_rush.options import KitchenRushOptions
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.kernel.options import fields as option_fields
from tests.kitchen_rush.build import (
    all_ready,
    at,
    dish,
    goods_on,
    held_ids,
    kitchen,
    new_play,
    offers,
    order,
    perfect,
    plate_under,
    play,
    ring,
    row_of,
    state_of,
)
from tests.playing import only, rule

RED, BLUE, GREEN = range(3)
STEAK = {"meat": 2, "vegetable": 2}
"""O05, on row 2."""


# The check.


@rule("KR-RULING-70")
def test_correct_orders_come_first_then_failed_ones_by_seat_and_order_of_taking() -> None:
    boards = {
        RED: [order("O09"), perfect("O06"), perfect("O01")],
        BLUE: [perfect("O05"), order("O02"), order("O10")],
    }
    position = kitchen(coins=90, prestige=4, held=boards)

    events = [event for event in ring(position) if isinstance(event, OrderPassed | OrderFailed)]

    assert [event.order for event in events] == ["O06", "O01", "O05", "O09", "O02", "O10"]
    assert [isinstance(event, OrderPassed) for event in events] == [True] * 3 + [False] * 3


@rule("KR-RULING-70")
def test_gains_of_one_player_save_another_from_the_loss() -> None:
    position = kitchen(coins=90, prestige=-4, held={RED: [order("O01")], GREEN: [perfect("O54")]})

    ring(position)

    assert (position.prestige, position.ended) == (-3, "")


@rule("KR-RULING-71")
@pytest.mark.parametrize(
    ("on_it", "row", "ruined"),
    [
        ({}, 0, False),
        ({"meat": 2, "vegetable": 1}, 0, False),  # something is missing, nothing begun
        (STEAK, 0, False),
        (STEAK, 1, False),  # complete, not done
        ({"meat": 3}, 0, True),  # too much of one
        ({**STEAK, "bread": 1}, 0, True),  # something foreign
        ({**STEAK, "white": 1}, 2, True),  # a spice nobody asked for
        (STEAK, 3, True),  # overcooked
        ({"meat": 2, "vegetable": 1}, 1, True),  # begun without all ingredients
        ({}, 1, True),
    ],
)
def test_a_dish_is_ruined_unless_it_can_still_be_completed(
    on_it: dict[str, int], row: int, ruined: bool
) -> None:
    position = kitchen(coins=90, held={RED: [order("O05", dish(row=row, goods=on_it))]})

    (failed,) = only(ring(position), OrderFailed)

    assert failed.ruined == (("O05.1",) if ruined else ())
    assert plate_under(position, RED, "O05.1") == ("" if ruined else "II")
    if not ruined:
        assert (goods_on(position, RED, "O05.1"), row_of(position, RED, "O05.1")) == (on_it, row)


@rule("KR-RULING-71")
def test_spices_may_come_after_cooking_so_their_lack_ruins_nothing() -> None:
    goods = {"vegetable": 2, "bread": 2}  # O13 also asks for a white spice
    position = kitchen(coins=90, held={RED: [order("O13", dish(row=2, goods=goods))]})

    assert only(ring(position), OrderFailed)[0].ruined == ()


@rule("KR-RULING-72")
def test_a_dish_without_a_plate_fails_its_order_and_is_not_ruined() -> None:
    dishes = [dish(row=2, vegetable=2, white=1), dish(plate=None)]
    position = kitchen(coins=90, held={RED: [order("O27", *dishes)]})
    sink = position.sink

    (failed,) = only(ring(position), OrderFailed)

    assert (failed.plate, failed.ruined, failed.prestige) == (("O27.2",), (), 1)
    assert (position.sink, row_of(position, RED, "O27.1")) == (sink, 2)


@rule("KR-RULING-73")
def test_what_is_required_is_what_is_printed_and_in_force_at_that_check() -> None:
    held = {RED: [order("O01", dish(pasta=2, cheese=2, bread=1))]}
    position = kitchen(event="E01", coins=90, prestige=4, held=held)
    assert only(ring(position), OrderFailed)[0].ruined == ()

    all_ready(position)
    assert only(ring(position), OrderFailed)[0].ruined == ("O01.1",)


@rule("KR-RULING-74")
def test_the_penalty_is_one_change_per_order() -> None:
    both_wrong = kitchen(coins=90, prestige=0, held={RED: [order("O27", dish(row=3), dish(row=3))]})
    assert [event.prestige for event in only(ring(both_wrong), OrderFailed)] == [1]
    assert both_wrong.prestige == -1

    quick = kitchen(coins=90, prestige=0, held={RED: [order("O27", served=True)]})
    assert [event.prestige for event in only(ring(quick), OrderFailed)] == [2]
    assert [line.prestige for line in quick.view(None).bill if line.what == "failed"] == [-2]


# Salaries.


@rule("KR-RULING-75")
def test_the_team_chooses_who_stays_unpaid_only_if_some_can_be_paid() -> None:
    position = kitchen(coins=12, prestige=4)  # helper and three of six
    ring(position)
    assert (position.seats_to_act, position.view(None).question) == (
        (RED, BLUE, GREEN),
        position.view(0).question,
    )
    coloured = ["red-1", "red-2", "blue-1", "blue-2", "green-1", "green-2"]
    assert offers(position, GREEN) == [f"unpaid {timer}" for timer in coloured]
    play(position, RED, "unpaid blue-1")
    play(position, BLUE, "unpaid red-1")
    play(position, BLUE, "unpaid green-2")

    assert [timer for timer in coloured if state_of(position, timer) == "unpaid"] == [
        "red-1",
        "blue-1",
        "green-2",
    ]
    assert (position.round, position.coins, position.prestige) == (2, 0, 1)
    for coins in (5, 2, 21):
        nobody_asked = kitchen(coins=coins, prestige=9)
        ring(nobody_asked)
        assert (nobody_asked.round, nobody_asked.view(None).question) == (2, None)


@rule("KR-RULING-75")
def test_of_two_helpers_the_first_is_paid_first() -> None:
    position = kitchen(coins=9, upgrades=["U3"], prestige=4)
    play(position, RED, "place red-1 office", "upgrade U3")
    position.coins = 3

    aside = [event.timer for event in only(ring(position), SetAside)]

    assert aside[0] == "helper-2"
    assert state_of(position, "helper-1") == "available"


@rule("KR-RULING-76")
def test_outstanding_salaries_are_paid_helpers_first_then_as_the_team_chooses() -> None:
    unpaid = ["red-1", "blue-1", "green-1", "helper-1"]
    position = kitchen(coins=9 + 8, unpaid=unpaid)  # nine for those in play

    events = ring(position)

    assert only(events, OutstandingPaid) == [OutstandingPaid("helper-1", 3)]
    assert offers(position, GREEN) == ["outstanding red-1", "outstanding blue-1", "outstanding green-1"]
    play(position, BLUE, "outstanding green-1")
    assert (position.round, position.coins) == (2, 2)
    assert [timer for timer in unpaid if state_of(position, timer) == "unpaid"] == ["red-1", "blue-1"]


@rule("KR-RULING-76")
def test_all_outstanding_salaries_that_can_be_paid_are_paid_without_a_question() -> None:
    position = kitchen(coins=15 + 6, unpaid=["red-1", "blue-1"])

    assert len(only(ring(position), OutstandingPaid)) == 2
    assert (position.round, position.coins) == (2, 0)


@rule("KR-RULING-77")
def test_who_is_unpaid_already_costs_nothing_more() -> None:
    position = kitchen(coins=15, prestige=2, unpaid=["red-1", "blue-1"])

    events = ring(position)

    assert (only(events, SetAside), only(events, SalariesPaid)[0].coins) == ([], 15)
    assert (position.prestige, position.coins) == (2, 0)
    position.coins = 3 * 5 + 3
    all_ready(position)
    ring(position)
    assert offers(position, RED) == ["outstanding red-1", "outstanding blue-1"]  # three coins, not six


@rule("KR-RULING-78")
def test_salaries_are_paid_even_if_no_coin_is_left_at_the_end() -> None:
    position = kitchen(round=4, coins=21, prestige=9)

    ring(position)

    assert (position.coins, position.ended) == (0, "missed")


# The loss.


@rule("KR-RULING-85")
def test_the_loss_comes_after_any_single_change_and_nothing_more_is_resolved() -> None:
    check = kitchen(coins=90, prestige=-4, held={RED: [order("O01")], BLUE: [order("O05")]})
    events = ring(check)
    assert [event.order for event in only(events, OrderFailed)] == ["O01"]
    assert (isinstance(events[-1], Ended), check.prestige, check.coins) == (True, -5, 90)
    assert held_ids(check, BLUE) == ["O05"]

    salaries = kitchen(coins=0, prestige=-3)
    assert len(only(ring(salaries), SetAside)) == 2
    assert (salaries.prestige, salaries.ended) == (-5, "disgraced")

    named = kitchen(coins=6, prestige=-4)
    ring(named)
    play(named, RED, "unpaid red-1")
    assert (named.ended, named.coins, named.seats_to_act) == ("disgraced", 3, ())

    waiting = kitchen(event="E23", coins=90, prestige=-4, held={RED: [perfect("O54")]})
    events = ring(waiting)
    assert (len(only(events, LeftWaiting)), only(events, OrderPassed)) == (1, [])

    returned = kitchen(coins=90, prestige=-4, prestige_before=3, cards=["P1"])
    assert only(ring(returned), PrestigeReturned) != []  # −4 itself is safe


@rule("KR-RULING-85")
def test_a_bill_in_preparation_can_lose_the_game() -> None:
    position = kitchen(coins=21, prestige=-4)
    position.event_deck = (position.content.event_ids.index("E22"),)

    events = ring(position)

    assert (position.ended, position.prestige, isinstance(events[-1], Ended)) == ("disgraced", -5, True)


# Alone.


@rule("KR-RULING-89")
def test_alone_one_uses_the_tables_of_two_players_and_owes_four_salaries() -> None:
    def table(position: KitchenRushPosition) -> list[Any]:
        view = position.view(None)
        board = [view.coins, view.slots.count("unavailable"), view.rack, view.bag, view.stock, view.storages]
        return [*board, [zone.spaces for zone in view.zones], [line.wanted for line in view.goal_lines]]

    assert table(new_play(1)) == table(new_play(2))

    position = kitchen(seats=1, coins=30, prestige=2, prestige_before=1)  # a card space of two hats
    owned = [timer.id for timer in position.view(None).timers if timer.owner == 0]
    assert owned == ["red-1", "red-2", "blue-1", "blue-2"]
    assert only(ring(position), SalariesPaid) == [SalariesPaid(tuple(owned), 12)]
    assert len(offers(position, 0, "keep")) == 2


# The soundtrack.


@rule("KR-RULING-92")
def test_no_sound_has_any_part_in_the_rules() -> None:
    words = {field.name for field in option_fields(KitchenRushOptions)}
    words |= {
        kind.__struct_config__.tag for kind in choices.KINDS if isinstance(kind.__struct_config__.tag, str)
    }

    assert not words & {"music", "sound", "soundtrack", "song", "track"}
    position = kitchen()
    at(position, 239_999)
    assert position.phase == "action"  # the clock alone ends it
