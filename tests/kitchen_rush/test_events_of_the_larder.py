"""Events about tokens, cubes, plates, coins and orders (KR-FX-39…51), and the bread on the table (KR-CARD-01)."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.kitchen_rush.events import LeftWaiting, OrderFailed, OrderPassed
from demitasse.games.kitchen_rush.heaps import SPICES, counts_of
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from tests.kitchen_rush.build import (
    BOX,
    all_ready,
    at,
    bring,
    dish,
    goods_on,
    in_storage,
    kitchen,
    offers,
    order,
    perfect,
    plate_under,
    play,
    refused,
    ring,
    slot_ids,
)
from tests.playing import only, rule

RED, BLUE, GREEN = range(3)
LASAGNE = {"pasta": 2, "cheese": 2}


# The Market.


@rule("KR-FX-39")
def test_a_short_delivery_makes_a_lot_of_ingredients_three() -> None:
    position = kitchen(event="E08", coins=90)
    play(position, RED, "place red-1 market")
    assert refused(position, RED, "buy meat 5").rule == "KR-RULING-50"
    play(position, RED, "buy meat 1 2")
    play(position, BLUE, "place blue-1 market", "buy-ordinary 3")  # cubes are not concerned

    ring(position)
    all_ready(position)
    play(position, RED, "place red-1 market", "buy meat 5")


@rule("KR-FX-40")
def test_dear_spices_cost_two_coins_and_ingredients_one() -> None:
    position = kitchen(event="E09", coins=4)
    play(position, RED, "place red-1 market", "buy-ordinary 3")
    assert position.coins == 2
    other = position.copy()
    play(position, BLUE, "place blue-1 market", "buy-special 2")
    assert position.coins == 0

    play(other, BLUE, "place blue-1 market", "buy meat 5")
    assert other.coins == 1
    play(other, GREEN, "place green-1 market")
    assert refused(other, GREEN, "buy-special 2").rule == "KR-RULING-66"


# What is lost.


@rule("KR-FX-43")
def test_a_wobbly_shelf_drops_a_plate_of_each_size_there_is() -> None:
    position = kitchen(event="E12", rack=[3, 0, 1, 2], sink=[1, 1, 1, 0])

    assert (position.rack, position.sink) == ((2, 0, 0, 1), (2, 1, 2, 1))


@rule("KR-FX-46", "KR-RULING-96")
def test_spilled_salt_returns_all_white_cubes_to_the_market() -> None:
    bag = {"white": 3, "black": 1, "red": 2}
    before = kitchen(bag=bag)
    position = kitchen(event="E15", bag=bag)

    assert counts_of(position.bag) == {"black": 1, "red": 2}
    assert counts_of(position.stock)["white"] == counts_of(before.stock)["white"] + 3


@rule("KR-FX-46", "KR-INFO-06")
@pytest.mark.parametrize(("cubes", "lost"), [(0, 0), (1, 1), (4, 2), (5, 3)])
def test_a_torn_bag_loses_half_of_its_cubes_rounded_up(cubes: int, lost: int) -> None:
    bag = {"green": cubes}
    position = kitchen(event="E16", bag=bag)

    assert counts_of(position.bag).get("green", 0) == cubes - lost
    assert counts_of(position.stock)["green"] == counts_of(kitchen(bag=bag).stock)["green"] + lost


@rule("KR-FX-46", "KR-INFO-06")
def test_which_cubes_a_torn_bag_loses_is_chance_and_each_is_as_likely() -> None:
    lost = dict.fromkeys(SPICES, 0)
    for seed in range(300):
        position = kitchen(seed=seed, event="E16", phase="prep", bag=dict.fromkeys(SPICES, 1))
        for spice in SPICES:
            lost[spice] += 1 - counts_of(position.bag).get(spice, 0)

    assert sum(lost.values()) == 900
    assert all(140 < times < 220 for times in lost.values())


@rule("KR-FX-48", "KR-RULING-96")
@pytest.mark.parametrize(
    ("event", "tokens"),
    [("E18", {"salad": 1, "cheese": 1}), ("E19", {"meat": 2}), ("E20", {"bread": 1, "pasta": 1})],
)
def test_each_active_storage_loses_what_the_event_names(event: str, tokens: dict[str, int]) -> None:
    before, position = kitchen(), kitchen(event=event)

    for storage, active in ((1, 1), (2, 1), (3, 0)):  # the third is locked
        for good, there in in_storage(before, storage).items():
            assert in_storage(position, storage).get(good, 0) == there - active * tokens.get(good, 0)
    for good, there in counts_of(before.stock).items():
        assert counts_of(position.stock)[good] == there + 2 * tokens.get(good, 0)


@rule("KR-FX-48")
def test_a_storage_loses_no_more_than_it_has() -> None:
    position = kitchen(event="E19", storages={1: {"meat": 1, "bread": 1}, 2: {}})

    assert (in_storage(position, 1), in_storage(position, 2)) == ({"bread": 1}, {})


@rule("KR-FX-50")
@pytest.mark.parametrize(("coins", "left", "prestige"), [(9, 6, 2), (3, 0, 2), (2, 0, 1), (0, 0, 1)])
def test_a_forgotten_bill_is_paid_or_costs_prestige(coins: int, left: int, prestige: int) -> None:
    position = kitchen(event="E22", coins=coins, prestige=2)

    assert (position.coins, position.prestige) == (left, prestige)


@rule("KR-RULING-96")
def test_coins_an_event_takes_go_to_the_supply() -> None:
    before, position = kitchen(coins=9), kitchen(coins=9, event="E22")

    assert position.coin_supply == before.coin_supply + 3


# The check.


@rule("KR-FX-44")
def test_hurried_guests_pay_a_coin_less_without_quick_service() -> None:
    box = bring('[[order]]\nid = "O04"\ncoins = 0')
    boards = {RED: [perfect("O01"), perfect("O05", served=True)], BLUE: [perfect("O04"), order("O06")]}
    position = kitchen(event="E13", coins=90, held=boards, content=box)

    paid = {event.order: event.coins for event in only(ring(position), OrderPassed)}

    assert paid == {"O01": 3, "O05": 4, "O04": 0}


@rule("KR-FX-45")
@pytest.mark.parametrize("cards", [[], ["P7"]])
def test_stingy_tables_give_no_tip(cards: list[str]) -> None:
    position = kitchen(event="E14", cards=cards, coins=90, held={RED: [perfect("O01")], BLUE: [order("O05")]})
    play(position, RED, "place red-1 waiters", "serve O01")
    assert position.coins == 90

    ring(position)
    all_ready(position)
    before = position.coins
    play(position, BLUE, "place blue-1 waiters", "serve O05")
    assert position.coins > before


@rule("KR-FX-49")
def test_a_critic_makes_each_failure_one_prestige_dearer_as_one_change() -> None:
    boards = {RED: [order("O01")], BLUE: [order("O05", served=True)]}
    position = kitchen(event="E21", coins=90, prestige=0, held=boards)

    failed = only(ring(position), OrderFailed)

    assert [(event.order, event.prestige) for event in failed] == [("O01", 2), ("O05", 3)]
    assert (position.prestige, position.ended) == (-5, "disgraced")


# The coach party.


@rule("KR-FX-51")
def test_a_coach_party_fills_the_slots_without_coins_and_takes_no_suggestion() -> None:
    position = kitchen(event="E23", coins=4, slots=["O01"])
    assert (len(slot_ids(position)), position.coins) == (5, 4)

    play(position, RED, "place red-1 maitre")

    assert refused(position, RED, "suggest 1").rule == "KR-FX-51"
    assert offers(position, RED, "suggest") == []


@rule("KR-FX-51")
@pytest.mark.parametrize(("left", "lost"), [(5, 1), (3, 1), (2, 0)])
def test_three_orders_left_after_the_bell_cost_prestige_before_the_check(left: int, lost: int) -> None:
    position = kitchen(event="E23", coins=90, prestige=2, held={RED: [perfect("O34")]})
    position.slots = (*position.slots[:left], *[-1] * (5 - left), -2)

    events = ring(position)

    assert [event.prestige for event in only(events, LeftWaiting)] == [1] * lost
    if lost:
        kinds = [type(event) for event in events]
        assert kinds.index(LeftWaiting) < kinds.index(OrderPassed)
    assert position.prestige == 3 - lost


@rule("KR-FX-51")
def test_an_order_taken_while_finishing_is_not_left() -> None:
    position = kitchen(event="E23", coins=90, t=230_000)
    position.slots = (*position.slots[:3], -1, -1, -2)
    play(position, RED, "place red-1 waiters")
    at(position, 240_000)
    events = play(position, RED, f"take-order {slot_ids(position)[0]}")

    assert only(events, LeftWaiting) == []
    assert only(events, OrderFailed) != []  # the check came after it


# Bread on the table.


def passes(position: KitchenRushPosition) -> bool:
    return bool(only(ring(position), OrderPassed))


@rule("KR-FX-03", "KR-FX-35")
def test_the_extra_bread_is_required_in_its_round_only() -> None:
    position = kitchen(event="E01", coins=90, phase="prep", held={RED: [order("O01", dish(goods=LASAGNE))]})
    assert position.view(None).players[RED].orders[0].extra == "bread"
    all_ready(position)
    play(position, RED, "place red-1 stoves", "cook O01.1", "place red-2 stoves", "cook O01.1")
    assert not passes(position)

    assert position.view(None).players[RED].orders[0].extra == ""
    all_ready(position)
    assert passes(position)


@rule("KR-CARD-01")
def test_a_plate_with_the_bread_survives_its_own_check_and_is_ruined_at_the_next() -> None:
    position = kitchen(
        event="E01", coins=90, prestige=4, held={RED: [order("O01", dish(goods=LASAGNE, bread=1))]}
    )
    assert only(ring(position), OrderFailed)[0].ruined == ()
    assert goods_on(position, RED, "O01.1") == {**LASAGNE, "bread": 1}

    all_ready(position)
    stock, sink = counts_of(position.stock), position.sink
    assert only(ring(position), OrderFailed)[0].ruined == ("O01.1",)

    assert plate_under(position, RED, "O01.1") == ""
    assert position.sink[1] == sink[1] + 1
    assert all(
        counts_of(position.stock)[good] == stock[good] + it for good, it in {**LASAGNE, "bread": 1}.items()
    )
    all_ready(position)
    play(position, RED, "plate O01.1 II")


@rule("KR-RULING-93")
@pytest.mark.parametrize(
    ("dishes", "concerned"),
    [
        ([dish(), dish()], True),
        ([dish(row=1), dish()], True),
        ([dish(row=1), dish(plate=None)], True),
        ([dish(row=1), dish(row=2)], False),
    ],
)
def test_the_bread_concerns_held_orders_unless_every_dish_is_cooking(
    dishes: list[Any], concerned: bool
) -> None:
    position = kitchen(event="E01", held={RED: [order("O27", *dishes)]})

    assert (position.view(None).players[RED].orders[0].extra == "bread") == concerned


@rule("KR-RULING-93")
def test_the_bread_concerns_orders_taken_in_its_round_also_while_finishing() -> None:
    position = kitchen(event="E01", coins=90, t=230_000, slots=["O01", "O05"])
    play(position, RED, "place red-1 waiters", "take-order O01")
    play(position, BLUE, "place blue-1 waiters")
    play(position, GREEN, "place green-1 storage-1")
    at(position, 240_000)
    play(position, BLUE, "take-order O05")

    for seat in (RED, BLUE):
        assert position.view(None).players[seat].orders[0].extra == "bread"


@rule("KR-RULING-93")
@pytest.mark.parametrize(
    ("first", "second", "right"),
    [(1, 0, True), (0, 1, True), (0, 0, False), (1, 1, False), (2, 0, False)],
)
def test_exactly_one_dish_of_the_players_choosing_holds_the_bread(
    first: int, second: int, right: bool
) -> None:
    dishes = [dish(salad=2, black=1, bread=first)]
    dishes += [dish(vegetable=1, cheese=1, bread=1 + second, white=1, green=1)]
    position = kitchen(event="E01", coins=90, held={RED: [order("O29", *dishes)]})
    play(position, RED, "place red-1 stoves", "cook O29.2", "place red-2 stoves", "cook O29.2")

    assert passes(position) == right


@rule("KR-RULING-73", "KR-RULING-94")
@pytest.mark.parametrize(
    ("on_it", "row", "ruined"),
    [
        ({**LASAGNE, "bread": 1}, 1, False),  # right with it
        (LASAGNE, 1, False),  # right without it
        ({**LASAGNE, "bread": 2}, 0, True),  # neither
        ({"pasta": 2, "bread": 1}, 1, True),
        ({**LASAGNE, "bread": 1}, 3, True),
    ],
)
def test_in_its_round_a_dish_is_ruined_only_if_it_is_so_with_and_without_the_bread(
    on_it: dict[str, int], row: int, ruined: bool
) -> None:
    position = kitchen(event="E01", coins=90, held={RED: [order("O01", dish(goods=on_it))]})
    for timer in ("red-1", "red-2", "helper-1")[:row]:
        play(position, RED, f"place {timer} stoves", "cook O01.1")

    assert bool(only(ring(position), OrderFailed)[0].ruined) == ruined


def test_every_event_of_the_box_can_be_drawn_and_played_through() -> None:
    for id in BOX.event_ids:
        position = kitchen(event=id, coins=90, prestige=5, held={RED: [perfect("O01")]})
        stocks = position.stocks()
        ring(position)
        assert (position.round, position.stocks()) == (2, stocks), id
