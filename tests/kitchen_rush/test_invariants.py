"""What is always so (KR-INV): seen at every moment of whole plays, by chance and with careless cooks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from demitasse.games.kitchen_rush.box import TIMERS
from demitasse.games.kitchen_rush.heaps import GOODS, counts_of, within
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.games.kitchen_rush.view import KitchenRushView
from tests.kitchen_rush.build import BOX, kitchen, order, random_play, ring
from tests.playing import rule

PLAYS = [(1, 0), (2, 5), (3, 11), (4, 7), (4, 9)]
"""Seats and seed."""
COUNTS = dict(zip(GOODS, (24, 24, 15, 15, 15, 15, 12, 12, 12, 10, 10), strict=True))


@cache
def moments(seats: int, seed: int) -> tuple[KitchenRushPosition, ...]:
    """Every moment of a play with events."""
    return tuple(position.copy() for position, _ in random_play(seats, seed, events=True))


def every_moment() -> Iterator[KitchenRushPosition]:
    for seats, seed in PLAYS:
        yield from moments(seats, seed)


def every_view() -> Iterator[tuple[KitchenRushPosition, KitchenRushView]]:
    for position in every_moment():
        yield position, position.view(None)


def test_the_plays_are_worth_looking_at() -> None:
    seen = list(every_moment())

    assert max(position.round for position in seen) == 4
    assert max(len(position.served) for position in seen) >= 5
    assert any(position.bought for position in seen)
    assert any("unpaid" in {timer.state for timer in position.view(None).timers} for position in seen)
    assert len({BOX.event_ids[position.event] for position in seen}) >= 10


@rule("KR-INV-01")
def test_tokens_and_cubes_are_all_there_in_stock_storages_bag_and_on_plates() -> None:
    for _, view in every_view():
        lying: Counter[str] = Counter()
        for goods in (view.stock, view.bag, *(it.goods for it in view.storages)):
            lying.update(goods)
        for player in view.players:
            for held in player.orders:
                for dish in held.dishes:
                    lying.update(dish.goods)
        assert lying == COUNTS
        assert not set(view.bag) & set(GOODS[:6])
        assert all(set(it.goods) <= set(GOODS[:6]) for it in view.storages)


@rule("KR-INV-02")
def test_plates_are_all_there() -> None:
    for position, view in every_view():
        for size, (name, count) in enumerate(zip(("I", "II", "III", "IV"), (6, 6, 6, 4), strict=True)):
            on_boards = sum(
                dish.plate == name
                for player in view.players
                for held in player.orders
                for dish in held.dishes
            )
            places = (view.rack, view.sink, view.aside, position.plates_out)
            assert sum(place[size] for place in places) + on_boards == count


@rule("KR-INV-03")
def test_cards_are_all_there_and_each_is_in_one_place() -> None:
    for position, view in every_view():
        hidden = position.hidden()
        slots = [id for id in view.slots if id not in ("", "unavailable")]
        held = [it.id for player in view.players for it in player.orders]
        orders = [*hidden["orders"], *view.discard, *slots, *held, *(it.id for it in view.served)]
        assert sorted(orders) == sorted(BOX.order_ids)
        assert len(orders) == 60
        drawn = view.question.cards if view.question is not None else ()
        assert sorted([*hidden["prestige"], *view.cards, *drawn]) == [f"P{number}" for number in range(1, 9)]
        assert sorted([*hidden["upgrades"], *view.upgrades, *view.bought]) == ["U1", "U2", "U3", "U4"]


@rule("KR-INV-04")
def test_each_timer_is_in_one_state_and_each_space_holds_one_thing_at_most() -> None:
    states = {"available", "running", "spent", "unpaid", "absent", "reserve"}
    for _, view in every_view():
        shown = {timer.id: timer for timer in view.timers}
        assert len(shown) == len(view.timers)
        assert {timer.state for timer in view.timers} <= states
        standing = [id for zone in view.zones for id in zone.spaces if id in TIMERS]
        assert len(set(standing)) == len(standing)
        for timer in view.timers:
            on_a_space = timer.space > 0
            assert on_a_space == (timer.id in standing)
            if on_a_space:
                zone = next(zone for zone in view.zones if zone.id == timer.zone)
                assert zone.spaces[timer.space - 1] == timer.id
            assert (timer.state in ("running", "spent")) == bool(timer.zone)
    for seats, timers in ((1, 5), (2, 6), (3, 8), (4, 10)):
        assert len(kitchen(seats=seats).view(None).timers) == timers  # the others are in the box


@rule("KR-INV-05")
def test_there_are_never_fewer_than_no_coins_nor_less_prestige_than_minus_four_while_the_game_is_on() -> None:
    for position in every_moment():
        assert position.coins >= 0
        assert position.prestige >= -4 or position.ended


@rule("KR-INV-05")
def test_a_prestige_below_minus_four_means_the_end() -> None:
    position = kitchen(coins=90, prestige=-4, held={0: [order("O01", served=True)]})

    ring(position)

    assert (position.prestige, position.ended) == (-6, "disgraced")


@rule("KR-INV-06")
def test_each_player_has_at_most_one_current_action() -> None:
    acting = 0
    for position, view in every_view():
        assert len(position.doing) == position.seats
        for seat, player in enumerate(view.players):
            if player.doing is None:
                continue
            acting += 1
            assert view.phase in ("action", "finish")
            choices = [choice.verb for choice in position.choices(seat)]
            zones = {ZONE_OF[verb] for verb in choices if verb in ZONE_OF}
            assert zones <= {player.doing.zone.split("-")[0]} | ({"spices"} if "P8" in view.cards else set())
    assert acting > 100


ZONE_OF = {
    "welcome": "maitre",
    "suggest": "maitre",
    "take-order": "waiters",
    "serve": "waiters",
    "buy": "market",
    "buy-ordinary": "market",
    "buy-special": "market",
    "take": "storage",
    "cook": "stoves",
    "spice": "spices",
    "rehire": "office",
    "upgrade": "office",
    "repair": "office",
    "wash": "sink",
}


@rule("KR-INV-07")
@pytest.mark.parametrize(("seats", "seed"), PLAYS)
def test_what_lies_on_a_plate_belongs_to_a_dish_and_never_gets_less(seats: int, seed: int) -> None:
    before: dict[tuple[int, int, int], tuple[int, int, int]] = {}
    for position in moments(seats, seed):
        now = {}
        for seat, held in enumerate(position.held):
            for card, _, _, dishes in held:
                assert len(dishes) == len(BOX.wants[card])
                for number, (plate, row, heap) in enumerate(dishes):
                    assert plate or not (heap or row)  # nothing without a plate
                    now[seat, card, number] = (plate, row, heap)
        for dish, (plate, row, heap) in before.items():
            if plate and dish in now and now[dish][0]:
                assert now[dish][0] == plate
                assert now[dish][1] >= row
                assert within(heap, now[dish][2])
        before = now


@rule("KR-INV-08")
@pytest.mark.parametrize(("seats", "seed"), PLAYS)
def test_storages_that_are_not_active_keep_what_they_hold(seats: int, seed: int) -> None:
    first, *others = moments(seats, seed)
    closed = [number for number, it in enumerate(first.view(None).storages) if not it.active]
    assert closed

    for position in others:
        for number in list(closed):
            if position.view(None).storages[number].active:
                closed.remove(number)
            else:
                assert counts_of(position.storages[number]) == counts_of(first.storages[number])


@rule("KR-INV-08", "KR-INV-01")
def test_events_and_deliveries_pass_closed_storages_by() -> None:
    for event in ("E18", "E19", "E20"):
        before, after = kitchen(seats=2), kitchen(seats=2, event=event)
        assert before.storages[1:] == after.storages[1:]
        assert before.storages[0] != after.storages[0]
        assert before.stocks() == {**after.stocks(), "events": before.stocks()["events"]}
