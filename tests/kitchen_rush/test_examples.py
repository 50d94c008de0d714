"""The worked examples of Kitchen Rush (KR-EX): those of the rulebook, then those that follow from rules and rulings.

Michel, Paul and Irène sit in seats 0, 1 and 2; their timers are red, blue and green.
"""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.kitchen_rush import staff
from demitasse.games.kitchen_rush.events import (
    OrderFailed,
    OrderPassed,
    OutstandingPaid,
    PrestigeDrawn,
    PrestigeReturned,
    SalariesPaid,
    SetAside,
)
from demitasse.games.kitchen_rush.heaps import counts_of
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from tests.kitchen_rush.build import (
    BOX,
    all_ready,
    at,
    dish,
    goods_on,
    held_ids,
    in_storage,
    kitchen,
    new_play,
    offers,
    order,
    perfect,
    plate_under,
    play,
    reason,
    refused,
    ring,
    row_of,
    served_ids,
    slot_ids,
    state_of,
    zone_of,
)
from tests.playing import only, rule

MICHEL, PAUL, IRENE = range(3)
HALF_A_MINUTE = 30_000


def free_slots(position: KitchenRushPosition) -> int:
    return position.slots.count(-1)


# Maître d'hôtel.


@rule("KR-EX-01", "KR-EX-02", "KR-EX-03")
def test_three_visits_of_the_maitre() -> None:
    position = kitchen(coins=2, slots=["O01", "O02"])  # three players: five slots
    play(position, MICHEL, "place red-1 maitre", "welcome", "welcome")
    assert (len(slot_ids(position)), free_slots(position), position.coins) == (4, 1, 4)

    at(position, HALF_A_MINUTE)
    play(position, MICHEL, "remove red-1")
    play(position, PAUL, "place blue-1 maitre", "welcome")
    assert (free_slots(position), position.coins) == (0, 5)
    assert reason(refused(position, PAUL, "welcome")) == "no-slot"

    at(position, 2 * HALF_A_MINUTE)
    play(position, PAUL, "remove blue-1")
    before = slot_ids(position)
    play(position, IRENE, "place green-1 maitre", "suggest 1 2")
    assert position.coins == 5
    assert [card for card, was in zip(slot_ids(position), before, strict=True) if card == was] == before[2:]
    assert [position.content.order_ids[card] for card in position.discard] == ["O01", "O02"]


@rule("KR-EX-04")
def test_a_space_that_holds_a_timer_is_not_free_running_or_spent() -> None:
    position = kitchen()
    play(position, MICHEL, "place red-1 maitre")
    assert reason(refused(position, PAUL, "place blue-1 maitre")) == "zone-full"

    at(position, HALF_A_MINUTE)
    assert reason(refused(position, PAUL, "place blue-1 maitre")) == "zone-full"

    play(position, MICHEL, "place red-1 market")
    play(position, PAUL, "place blue-1 maitre")
    assert zone_of(position, "blue-1") == "maitre"


# Waiters and plates.


@rule("KR-EX-05", "KR-EX-06")
def test_irene_takes_a_larger_plate_and_serves_quickly() -> None:
    position = kitchen(coins=2, slots=["O01"], rack=[3, 0, 2, 1])  # O01 asks for a plate II
    play(position, IRENE, "place green-1 waiters", "take-order O01 larger")
    assert position.rack == (3, 0, 1, 1)
    assert (plate_under(position, IRENE, "O01.1"), row_of(position, IRENE, "O01.1")) == ("III", 0)

    ready = kitchen(
        coins=2, held={IRENE: [order("O01", dish(plate="III", row=2, pasta=2, cheese=2))]}, slots=[]
    )
    play(ready, IRENE, "place green-2 waiters", "serve O01")
    assert ready.coins == 3
    assert ready.held[IRENE][0][1] == 1
    (passed,) = only(ring(ready), OrderPassed)
    assert (passed.order, passed.quick) == ("O01", 1)


@rule("KR-EX-07")
def test_larger_is_exactly_one_size() -> None:
    three = kitchen(slots=["O07"], rack=[0, 0, 0, 1])  # O07 asks for III
    play(three, MICHEL, "place red-1 waiters", "take-order O07 larger")
    assert plate_under(three, MICHEL, "O07.1") == "IV"

    two = kitchen(slots=["O01"], rack=[0, 0, 0, 1])  # O01 asks for II
    play(two, MICHEL, "place red-1 waiters")
    assert offers(two, MICHEL, "take-order") == ["take-order O01"]
    assert reason(refused(two, MICHEL, "take-order O01 larger")) == "size-wish"


# Market.


@rule("KR-EX-08", "KR-EX-09")
def test_paul_buys_meat_and_then_spices() -> None:
    position = kitchen(
        coins=3,
        storages={1: {"meat": 1, "salad": 2}, 2: {"bread": 2}},
        bag={"green": 2, "yellow": 1},
    )
    stock = counts_of(position.stock)
    play(position, PAUL, "place blue-1 market", "buy meat 2 3")
    assert position.coins == 2
    assert counts_of(position.stock)["meat"] == stock["meat"] - 5
    assert (in_storage(position, 1)["meat"], in_storage(position, 2)["meat"]) == (3, 3)

    play(position, PAUL, "place blue-2 market")
    assert (
        reason(refused(position, PAUL, "buy-ordinary 2")) == "amount-cubes"
    )  # a red one cannot make up the third
    play(position, PAUL, "buy-ordinary 2 1")
    assert position.coins == 1
    assert counts_of(position.bag) == {"white": 2, "black": 1, "green": 2, "yellow": 1}


# Storages.


def three_plates() -> KitchenRushPosition:
    """KR-EX-10: two plates are filled, the third lacks two Vegetables, and there are none in Storage 1."""
    position = kitchen(
        coins=3,
        storages={1: {"meat": 3, "salad": 2}},
        held={
            MICHEL: [
                order("O01", dish(pasta=2, cheese=2)),
                order("O02", dish(meat=1, cheese=1, bread=2)),
                order("O05", dish(meat=2)),
            ]
        },
    )
    play(position, MICHEL, "place red-1 storage-1")
    return position


@rule("KR-EX-10")
def test_paul_helps_michel_in_the_storage() -> None:
    position = three_plates()
    play(position, PAUL, "place blue-1 market", "buy vegetable 2 3")
    assert position.coins == 2

    play(position, MICHEL, "take vegetable O05.1", "take vegetable O05.1")
    assert goods_on(position, MICHEL, "O05.1") == {"meat": 2, "vegetable": 2}


@rule("KR-EX-11")
def test_michel_leaves_the_storage_by_going_to_the_market() -> None:
    position = three_plates()
    play(position, MICHEL, "place red-2 market", "buy vegetable 2 3")
    assert reason(refused(position, MICHEL, "take vegetable O05.1")) == "not-current-storage"

    at(position, HALF_A_MINUTE)
    play(position, MICHEL, "place red-1 storage-1", "take vegetable O05.1")
    assert goods_on(position, MICHEL, "O05.1") == {"meat": 2, "vegetable": 1}


# Stoves and Spices.


@rule("KR-EX-12")
def test_irene_cooks_one_plate_twice() -> None:
    position = kitchen(held={IRENE: [order("O01", dish(pasta=2, cheese=2)), order("O18")]})
    play(position, IRENE, "place green-1 stoves", "cook O01.1")
    play(position, IRENE, "place green-2 stoves", "cook O01.1")
    assert (row_of(position, IRENE, "O01.1"), row_of(position, IRENE, "O18.1")) == (2, 0)


@rule("KR-EX-13")
def test_paul_spices_three_plates_in_one_visit() -> None:
    position = kitchen(
        bag={"green": 2, "yellow": 2, "white": 1},
        held={PAUL: [order("O10", dish(row=2)), order("O23"), order("O46")]},
    )
    play(position, PAUL, "place blue-1 spices", "spice green O10.1", "spice white O10.1")
    play(position, PAUL, "spice green O23.1", "spice yellow O23.1", "spice yellow O46.1")
    assert position.bag == 0
    assert goods_on(position, PAUL, "O10.1") == {"white": 1, "green": 1}


# Maintenance.


def three_boards(coins: int = 1) -> KitchenRushPosition:
    """KR-EX-14…16, with so many coins in the Office at the bell."""
    return kitchen(
        coins=coins,
        held={
            MICHEL: [perfect("O01"), perfect("O34")],
            PAUL: [
                perfect("O49", served=True),
                order("O02", dish(row=1, meat=1, cheese=1, bread=3), served=True),
            ],
            IRENE: [
                perfect("O03"),
                perfect("O32"),
                order("O13", dish(row=2, vegetable=2, bread=2)),
            ],
        },
    )


@rule("KR-EX-14")
def test_the_check_of_michel() -> None:
    position = kitchen(coins=30, held={MICHEL: [perfect("O01"), perfect("O34")]})
    stock, sink = counts_of(position.stock), position.sink
    events = ring(position)
    assert sum(event.coins for event in only(events, OrderPassed)) == 7
    assert (position.coins, position.prestige) == (30 + 7 - 21, 1)
    assert served_ids(position) == ["O01", "O34"]
    assert counts_of(position.stock)["cheese"] == stock["cheese"] + 4
    assert position.sink == (sink[0], sink[1] + 2, *sink[2:])


@rule("KR-EX-15")
def test_the_check_of_paul() -> None:
    position = three_boards()
    bread, sink = counts_of(position.stock)["bread"], position.sink[0]
    events = ring(position)
    (passed,) = [event for event in only(events, OrderPassed) if event.seat == PAUL]
    (failed,) = [event for event in only(events, OrderFailed) if event.seat == PAUL]
    assert (passed.coins, passed.stars) == (5, 2)
    assert (failed.prestige, failed.ingredients, failed.ruined) == (2, ("O02.1",), ("O02.1",))
    assert held_ids(position, PAUL) == ["O02"]
    assert plate_under(position, PAUL, "O02.1") == ""
    assert counts_of(position.stock)["bread"] == bread + 3 + 1  # and the one of O34
    assert position.sink[0] == sink + 2  # and the plate of O03

    play(position, MICHEL, "unpaid blue-2")
    all_ready(position)
    assert offers(position, PAUL, "plate") == []  # every plate I is in the Sink
    play(position, IRENE, "place green-1 sink", "wash 3")
    play(position, PAUL, "plate O02.1 I")
    assert plate_under(position, PAUL, "O02.1") == "I"


@rule("KR-EX-16")
def test_the_check_of_irene() -> None:
    position = three_boards()
    events = ring(position)
    (failed,) = [event for event in only(events, OrderFailed) if event.seat == IRENE]
    passed = [event for event in only(events, OrderPassed) if event.seat == IRENE]
    assert sum(event.coins for event in passed) == 7
    assert sum(event.stars for event in passed) == 1
    assert (failed.prestige, failed.spices, failed.ruined) == (1, ("O13.1",), ())
    assert goods_on(position, IRENE, "O13.1") == {"vegetable": 2, "bread": 2}
    assert row_of(position, IRENE, "O13.1") == 2


@rule("KR-EX-17")
def test_the_three_checks_add_up() -> None:
    position = three_boards()
    events = ring(position)
    assert sum(event.coins for event in only(events, OrderPassed)) == 19
    gained = sum(event.stars for event in only(events, OrderPassed))
    lost = sum(event.prestige for event in only(events, OrderFailed))
    assert gained - lost == position.prestige == 1


@rule("KR-EX-18")
def test_twenty_coins_pay_six_of_seven_timers() -> None:
    position = three_boards()
    ring(position)
    assert position.question == ("unpaid", 1)
    assert offers(position, IRENE) == [
        f"unpaid {colour}-{n}" for colour in ("red", "blue", "green") for n in (1, 2)
    ]

    events = play(position, PAUL, "unpaid blue-2")
    (paid,) = only(events, SalariesPaid)
    assert (len(paid.timers), paid.coins) == (6, 18)
    assert "helper-1" in paid.timers
    assert (position.coins, position.prestige) == (2, 0)
    assert state_of(position, "blue-2") == "unpaid"


@rule("KR-EX-19")
def test_an_outstanding_salary_is_paid_in_the_next_round() -> None:
    position = kitchen(round=2, coins=26, unpaid=["blue-2"])
    events = ring(position)
    (paid,) = only(events, SalariesPaid)
    (debt,) = only(events, OutstandingPaid)
    assert (paid.coins, debt.timer, debt.coins) == (18, "blue-2", 3)
    assert position.coins == 5
    assert len(staff.in_play(position)) == 7


@rule("KR-EX-20")
def test_alone_one_leaves_the_storage_for_the_market_too() -> None:
    position = kitchen(seats=1, coins=1, storages={1: {"meat": 1}}, held={0: [order("O04", dish(salad=2))]})
    play(position, 0, "place red-1 storage-1", "place red-2 market", "buy vegetable 5")
    assert reason(refused(position, 0, "take vegetable O04.1")) == "not-current-storage"

    play(position, 0, "place blue-1 storage-1", "take vegetable O04.1")
    assert goods_on(position, 0, "O04.1") == {"salad": 2, "vegetable": 1}


# Cards.


@rule("KR-EX-21")
def test_a_plate_with_the_extra_bread_is_ruined_at_the_next_check() -> None:
    position = kitchen(
        seats=2,
        coins=90,
        prestige=3,
        event="E01",
        held={0: [order("O01", dish(row=0, pasta=2, cheese=2, bread=1))]},
    )
    (first,) = only(ring(position), OrderFailed)
    assert (first.prestige, first.ruined) == (1, ())
    assert goods_on(position, 0, "O01.1") == {"pasta": 2, "cheese": 2, "bread": 1}

    all_ready(position)
    play(position, 0, "place red-1 stoves", "cook O01.1", "place red-2 stoves", "cook O01.1")
    sink = position.sink
    (second,) = only(ring(position), OrderFailed)
    assert (second.prestige, second.ruined) == (1, ("O01.1",))
    assert position.sink == (sink[0], sink[1] + 1, *sink[2:])
    assert plate_under(position, 0, "O01.1") == ""


@rule("KR-EX-22")
def test_on_a_quiet_evening_one_card_is_welcomed_or_replaced() -> None:
    position = kitchen(event="E02", slots=["O01", "O02"])
    play(position, MICHEL, "place red-1 maitre", "welcome")
    assert reason(refused(position, MICHEL, "welcome")) == "used-welcome"

    other = kitchen(event="E02", slots=["O01", "O02"])
    play(other, MICHEL, "place red-1 maitre")
    assert offers(other, MICHEL, "suggest") == ["suggest 1", "suggest 2"]


@rule("KR-EX-23")
def test_exceptional_service_combines_two_parts() -> None:
    boards = {MICHEL: [perfect("O01"), perfect("O02"), perfect("O03")]}
    both = kitchen(cards=["P1"], coins=0, slots=["O07", "O09"], held=boards)
    play(both, MICHEL, "place red-1 waiters", "take-order O07", "serve O01")
    assert both.coins == 1
    assert reason(refused(both, MICHEL, "serve O02")) == "used-serve"
    assert reason(refused(both, MICHEL, "take-order O09")) == "used-order"

    twice = kitchen(cards=["P1"], coins=0, slots=["O07"], held=boards)
    play(twice, MICHEL, "place red-1 waiters", "serve O01", "serve O02")
    assert twice.coins == 2
    assert reason(refused(twice, MICHEL, "serve O03")) == "used-serve"
    assert reason(refused(twice, MICHEL, "take-order O07")) == "mode-served"

    orders = kitchen(cards=["P1"], slots=["O07", "O09"])
    play(orders, MICHEL, "place red-1 waiters", "take-order O07")
    assert reason(refused(orders, MICHEL, "take-order O09")) == "used-order"


@rule("KR-EX-24")
def test_word_of_mouth_brings_a_third_guest() -> None:
    position = kitchen(cards=["P4"], coins=0, slots=["O01", "O02"])
    play(position, MICHEL, "place red-1 maitre", "welcome", "welcome", "welcome")
    assert (free_slots(position), position.coins) == (0, 3)

    other = kitchen(cards=["P4"], coins=0, slots=["O01", "O02", "O03"])
    play(other, MICHEL, "place red-1 maitre", "suggest 1 2 3")
    assert other.coins == 0
    assert not {"O01", "O02", "O03"} & set(slot_ids(other))


@rule("KR-EX-25")
def test_new_plates_come_dirty() -> None:
    position = kitchen(coins=2, upgrades=["U1", "U2"], sink=[0, 0, 0, 0])
    rack = position.rack
    play(position, MICHEL, "place red-1 office", "upgrade U1")
    assert (position.sink, position.rack) == ((1, 1, 1, 1), rack)

    play(position, PAUL, "place blue-1 sink")
    assert len(offers(position, PAUL, "wash")) == 4
    play(position, PAUL, "wash 1 1 0 1")
    assert position.sink == (0, 0, 1, 0)


# Derived vectors: setup.


@rule("KR-EX-30")
@pytest.mark.parametrize(("seats", "meat", "others"), [(1, 15, 10), (2, 15, 10), (3, 12, 9), (4, 10, 7)])
def test_market_tokens_after_setup(seats: int, meat: int, others: int) -> None:
    stock = counts_of(new_play(seats).stock)
    assert stock["meat"] == stock["vegetable"] == meat
    assert stock["salad"] == stock["pasta"] == stock["cheese"] == stock["bread"] == others


@rule("KR-EX-31")
@pytest.mark.parametrize(
    ("seats", "cubes"), [(2, (11, 11, 11, 9, 9)), (3, (10, 10, 10, 9, 8)), (4, (9, 9, 9, 8, 8))]
)
def test_market_cubes_after_setup(seats: int, cubes: tuple[int, ...]) -> None:
    stock = counts_of(new_play(seats).stock)
    assert tuple(stock[spice] for spice in ("white", "black", "green", "yellow", "red")) == cubes


@rule("KR-EX-32")
@pytest.mark.parametrize(("seats", "timers", "due"), [(1, 4, 12), (2, 5, 15), (3, 7, 21), (4, 9, 27)])
def test_timers_and_salaries_at_the_start(seats: int, timers: int, due: int) -> None:
    position = kitchen(seats=seats, coins=100)
    assert len(staff.in_play(position)) == timers
    (paid,) = only(ring(position), SalariesPaid)
    assert (len(paid.timers), paid.coins) == (timers, due)


# Derived vectors: time.


@rule("KR-EX-33")
@pytest.mark.parametrize(
    ("seats", "options", "placements"), [(2, {}, 8), (1, {"solo_clock": 270}, 9), (1, {}, 10)]
)
def test_a_timer_is_placed_so_often_in_a_phase(seats: int, options: dict[str, Any], placements: int) -> None:
    position = kitchen(seats=seats, **options)
    placed = 0
    while position.phase == "action":
        play(position, 0, "place red-1 market")
        placed += 1
        at(position, placed * HALF_A_MINUTE)
    assert placed == placements


@rule("KR-EX-34")
def test_the_last_millisecond_counts() -> None:
    position = kitchen(t=239_999, coins=1)
    play(position, MICHEL, "place red-1 market")
    at(position, 240_000)
    assert position.phase == "finish"
    assert refused(position, PAUL, "place blue-1 market").rule == "KR-BELL-02"
    play(position, MICHEL, "buy meat 5")

    late = kitchen(t=239_999, slots=["O01"])
    play(late, MICHEL, "place red-1 storage-1")
    at(late, 240_000)
    assert reason(refused(late, MICHEL, "place red-2 market")) == "phase-bell"


@rule("KR-EX-35")
def test_a_timer_can_be_moved_after_exactly_thirty_seconds() -> None:
    position = kitchen(t=1000)
    play(position, MICHEL, "place red-1 maitre")
    at(position, 30_999)
    assert reason(refused(position, MICHEL, "place red-1 market")) == "timer-running"

    moved = position.copy()
    at(moved, 31_000)
    play(moved, MICHEL, "place red-1 market")

    at(position, 200_000)
    assert reason(refused(position, PAUL, "place blue-1 maitre")) == "zone-full"


# Derived vectors: the current action.


@rule("KR-EX-36")
def test_taking_off_the_timer_does_not_end_the_stay() -> None:
    position = kitchen(held={MICHEL: [order("O05")]})
    play(position, MICHEL, "place red-1 storage-1")
    at(position, HALF_A_MINUTE)
    play(position, MICHEL, "remove red-1")
    assert position.view(None).zones[3].spaces == ("", "")

    play(position, MICHEL, "take meat O05.1")
    play(position, MICHEL, "place red-1 market")
    assert reason(refused(position, MICHEL, "take meat O05.1")) == "not-current-storage"


@rule("KR-EX-37")
def test_placing_the_helper_ends_the_stay() -> None:
    position = kitchen(held={MICHEL: [order("O05")]})
    play(position, MICHEL, "place red-1 storage-1", "take meat O05.1", "place helper-1 stoves")
    assert reason(refused(position, MICHEL, "take meat O05.1")) == "not-current-storage"


@rule("KR-EX-38")
def test_a_helper_used_elsewhere_does_not_end_the_stay() -> None:
    position = kitchen(held={MICHEL: [order("O05")]})
    play(position, MICHEL, "place helper-1 storage-1")
    at(position, HALF_A_MINUTE)
    play(position, PAUL, "place helper-1 sink")
    assert zone_of(position, "helper-1") == "sink"
    assert position.view(None).zones[3].spaces == ("", "")
    play(position, MICHEL, "take meat O05.1")


@rule("KR-EX-39")
def test_an_unused_effect_is_lost_with_the_next_timer() -> None:
    position = kitchen(slots=["O01"])
    play(position, MICHEL, "place red-1 waiters", "place red-2 market")
    assert reason(refused(position, MICHEL, "take-order O01")) == "not-current"


# Derived vectors: plates.


@rule("KR-EX-40", "KR-EX-57")
def test_one_plate_for_two_dishes_of_one_size() -> None:
    position = kitchen(slots=["O27"], rack=[1, 0, 3, 1], sink=[1, 1, 1, 1])  # O27: I and I
    play(position, MICHEL, "place red-1 waiters")
    assert offers(position, MICHEL, "take-order") == ["take-order O27", "take-order O27 later"]

    other = position.copy()
    play(other, MICHEL, "take-order O27 later")
    assert (plate_under(other, MICHEL, "O27.1"), plate_under(other, MICHEL, "O27.2")) == ("", "I")

    play(position, MICHEL, "take-order O27")
    assert (plate_under(position, MICHEL, "O27.1"), plate_under(position, MICHEL, "O27.2")) == ("I", "")
    assert offers(position, MICHEL, "plate") == []

    play(position, PAUL, "place blue-1 sink", "wash 1 0 1 1")
    play(position, MICHEL, "plate O27.2 I")
    assert plate_under(position, MICHEL, "O27.2") == "I"


@rule("KR-EX-41")
def test_the_exact_plate_goes_to_its_own_dish_first() -> None:
    position = kitchen(slots=["O44"], rack=[0, 1, 1, 1])  # O44: I and II
    play(position, MICHEL, "place red-1 waiters")
    assert offers(position, MICHEL, "take-order") == ["take-order O44"]
    play(position, MICHEL, "take-order O44")
    assert (plate_under(position, MICHEL, "O44.1"), plate_under(position, MICHEL, "O44.2")) == ("", "II")

    ii_and_iii = kitchen(slots=["O47"], rack=[0, 0, 1, 1])  # O47: II and III
    play(ii_and_iii, MICHEL, "place red-1 waiters", "take-order O47")
    assert (plate_under(ii_and_iii, MICHEL, "O47.1"), plate_under(ii_and_iii, MICHEL, "O47.2")) == ("", "III")
    assert offers(ii_and_iii, MICHEL, "plate") == []


# Derived vectors: Maintenance.


@rule("KR-EX-42")
def test_only_the_ruined_dish_starts_again() -> None:
    position = kitchen(
        coins=30,
        held={
            MICHEL: [order("O27", dish(row=2, vegetable=2, white=1), dish(row=2, meat=1, bread=1, black=1))]
        },
    )
    (failed,) = only(ring(position), OrderFailed)
    assert (failed.prestige, failed.cooking, failed.ruined) == (1, ("O27.2",), ("O27.2",))
    assert (row_of(position, MICHEL, "O27.1"), plate_under(position, MICHEL, "O27.1")) == (2, "I")
    assert plate_under(position, MICHEL, "O27.2") == ""


@rule("KR-EX-43")
def test_below_minus_four_all_is_lost_at_once() -> None:
    position = kitchen(coins=30, prestige=-4, held={MICHEL: [order("O01")]})
    events = ring(position)
    assert (position.prestige, position.ended) == (-5, "disgraced")
    assert only(events, SalariesPaid) == []
    assert position.coins == 30

    saved = kitchen(coins=30, prestige=-4, held={MICHEL: [order("O01")], PAUL: [perfect("O34")]})
    ring(saved)
    assert (saved.prestige, saved.ended, saved.round) == (-4, "", 2)


@rule("KR-EX-44")
@pytest.mark.parametrize(("coins", "unpaid", "prestige"), [(2, 5, -2), (5, 4, -1)])
def test_nothing_to_decide_when_all_others_go_unpaid(coins: int, unpaid: int, prestige: int) -> None:
    position = kitchen(seats=2, coins=coins, prestige=3)
    events = ring(position)
    assert len(only(events, SetAside)) == unpaid
    assert (position.coins, position.prestige) == (2, prestige)
    assert position.question == ()
    assert (state_of(position, "helper-1") == "available") == (coins == 5)


@rule("KR-EX-45")
@pytest.mark.parametrize(
    ("before", "now", "gained", "returned"), [(2, 6, 2, 0), (6, 5, 0, 1), (2, 2, 0, 0), (3, 3, 0, 0)]
)
def test_prestige_cards_are_counted_over_the_round(before: int, now: int, gained: int, returned: int) -> None:
    held = ["P5", "P6"] if before == 6 else []
    position = kitchen(coins=90, prestige=now, prestige_before=before, cards=held)
    events = ring(position)
    while position.question:
        events += play(position, PAUL, offers(position, PAUL)[0])
    assert len(only(events, PrestigeDrawn)) == gained
    assert len(only(events, PrestigeReturned)) == returned
    assert len(position.cards) == len(held) + gained - returned


@rule("KR-EX-46")
def test_a_sink_with_two_plates_is_emptied() -> None:
    position = kitchen(sink=[1, 0, 0, 1])
    play(position, MICHEL, "place red-1 sink")
    assert offers(position, MICHEL, "wash") == ["wash 1 0 0 1"]
    play(position, MICHEL, "wash 1 0 0 1")
    assert position.sink == (0, 0, 0, 0)


@rule("KR-EX-47")
def test_a_short_stock_sells_what_it_has() -> None:
    position = kitchen(coins=2, stock={"cheese": 3})
    play(position, MICHEL, "place red-1 market", "buy cheese 3")
    assert position.coins == 1
    play(position, MICHEL, "place red-2 market")
    assert reason(refused(position, MICHEL, "buy cheese 1")) == "no-stock"


@rule("KR-EX-48")
def test_a_timer_rehired_late_runs_on_and_is_paid() -> None:
    position = kitchen(t=220_000, coins=30, unpaid=["blue-2"])
    play(position, MICHEL, "place red-1 office", "rehire blue-2")
    assert position.coins == 28
    at(position, 240_000)
    assert position.round == 2  # nobody had anything to finish
    assert position.coins == 28 - 21
    assert state_of(position, "blue-2") == "available"

    before_the_bell = kitchen(t=220_000, coins=30, unpaid=["blue-2"])
    play(before_the_bell, MICHEL, "place red-1 office", "rehire blue-2")
    at(before_the_bell, 239_999)
    assert state_of(before_the_bell, "blue-2") == "running"


@rule("KR-EX-49")
@pytest.mark.parametrize(("coins", "ended"), [(21, "missed"), (24, "won")])
def test_the_last_coin_decides(coins: int, ended: str) -> None:
    served = [(id, 1, 0) for id in BOX.order_ids[:18]]
    position = kitchen(goal="easy", round=4, coins=coins, prestige=6, served=served)
    ring(position)
    assert position.ended == ended


@rule("KR-EX-49")
def test_with_the_goal_met_and_no_coin_the_game_is_lost() -> None:
    served = [(id, 1, 0) for id in BOX.order_ids[:18]]
    without = kitchen(goal="G09", seats=2, round=4, coins=15, prestige=1, served=served)
    ring(without)
    lines = {line.what: line for line in without.view(None).goal_lines}
    assert (without.ended, lines["coins"].has, lines["unpaid"].met) == ("missed", 0, True)


@rule("KR-EX-50")
def test_a_failed_quick_service_can_be_served_again() -> None:
    position = kitchen(
        coins=60, prestige=4, held={MICHEL: [order("O13", dish(row=2, vegetable=2, bread=2), served=True)]}
    )
    (failed,) = only(ring(position), OrderFailed)
    assert (failed.prestige, failed.ruined) == (2, ())
    assert goods_on(position, MICHEL, "O13.1") == {"vegetable": 2, "bread": 2}
    assert position.held[MICHEL][0][1] == 0

    all_ready(position)
    coins = position.coins
    play(position, MICHEL, "place red-1 spices", "spice white O13.1", "place red-2 waiters", "serve O13")
    assert position.coins == coins + 1
    (passed,) = only(ring(position), OrderPassed)
    assert (passed.coins, passed.quick) == (5, 1)


# Derived vectors: events and Prestige cards.


@rule("KR-EX-51")
def test_one_dish_and_the_extra_bread() -> None:
    lasagne = {"pasta": 2, "cheese": 2}
    with_bread = kitchen(coins=60, event="E01", held={MICHEL: [order("O01", dish(goods=lasagne, bread=1))]})
    cook_twice(with_bread)
    (passed,) = only(ring(with_bread), OrderPassed)
    assert passed.order == "O01"

    without = kitchen(coins=60, event="E01", held={MICHEL: [order("O01", dish(goods=lasagne))]})
    cook_twice(without)
    (failed,) = only(ring(without), OrderFailed)
    assert (failed.prestige, failed.ruined) == (1, ())
    all_ready(without)
    assert [event.order for event in only(ring(without), OrderPassed)] == ["O01"]

    begun = kitchen(coins=60, event="E01", held={MICHEL: [order("O01", dish(row=1, goods=lasagne))]})
    play(begun, MICHEL, "place red-1 stoves", "cook O01.1")
    assert [event.order for event in only(ring(begun), OrderPassed)] == ["O01"]


def cook_twice(position: KitchenRushPosition) -> None:
    play(position, MICHEL, "place red-1 stoves", "cook O01.1", "place red-2 stoves", "cook O01.1")


@rule("KR-EX-52")
@pytest.mark.parametrize(
    ("first", "second", "right"), [(1, 0, True), (0, 1, True), (0, 0, False), (1, 1, False)]
)
def test_two_dishes_and_one_extra_bread(first: int, second: int, right: bool) -> None:
    position = kitchen(
        coins=90,
        event="E01",
        held={
            MICHEL: [
                order(
                    "O29",
                    dish(salad=2, black=1, bread=first),
                    dish(vegetable=1, cheese=1, bread=1 + second, white=1, green=1),
                )
            ]
        },
    )
    play(position, MICHEL, "place red-1 stoves", "cook O29.2", "place red-2 stoves", "cook O29.2")
    events = ring(position)
    assert bool(only(events, OrderPassed)) == right
    if right:
        return
    assert only(events, OrderFailed)[0].ruined == ()
    all_ready(position)
    events = ring(position)
    if first:
        assert only(events, OrderFailed)[0].ruined == ("O29.1", "O29.2")
    else:
        assert only(events, OrderPassed)


@rule("KR-EX-53")
@pytest.mark.parametrize(
    ("event", "cards", "lots"),
    [(None, ["P3"], (7, 4, 3)), ("E08", [], (3, 3, 2)), ("E08", ["P3"], (5, 4, 3))],
)
def test_lots_with_a_supplier_and_a_short_delivery(
    event: str | None, cards: list[str], lots: tuple[int, int, int]
) -> None:
    position = kitchen(event=event, cards=cards, coins=9)
    assert position.view(None).terms.lots == lots
    play(position, MICHEL, "place red-1 market", f"buy meat {lots[0]}")
    play(position, PAUL, "place blue-1 market", f"buy-ordinary {lots[1]}")
    play(position, IRENE, "place green-1 market", f"buy-special {lots[2]}")


@rule("KR-EX-54")
def test_a_strike_of_the_helpers() -> None:
    position = kitchen(seats=2, event="E10", coins=30)
    assert state_of(position, "helper-1") == "absent"
    assert refused(position, 0, "place helper-1 market").rule == "KR-FX-41"
    (paid,) = only(ring(position), SalariesPaid)
    assert paid.coins == 12
    assert len(staff.in_play(position)) == 5

    alone = kitchen(seats=1, event="E10", coins=30)
    assert state_of(alone, "red-1") == "absent"
    (paid,) = only(ring(alone), SalariesPaid)
    assert paid.coins == 9


@rule("KR-EX-55")
def test_an_early_closing_and_a_gas_cut() -> None:
    closing = kitchen(seats=2, event="E24", t=209_999)
    play(closing, 0, "place red-1 market")
    at(closing, 210_000)
    assert closing.phase != "action"

    gas = kitchen(seats=2, event="E17", t=59_999)
    assert refused(gas, 0, "place red-1 stoves").rule == "KR-FX-47"
    at(gas, 60_000)
    play(gas, 0, "place red-1 stoves")


@rule("KR-EX-56")
def test_mislaid_keys_lock_a_space_of_each_storage_for_the_round() -> None:
    position = kitchen(event="E07", coins=30)
    zones = {zone.id: zone.spaces for zone in position.view(None).zones}
    assert zones["storage-1"].count("locked") == zones["storage-2"].count("locked") == 1
    play(position, MICHEL, "place red-1 market", "buy meat 2 3")

    play(position, PAUL, "place blue-1 storage-1")
    assert reason(refused(position, IRENE, "place green-1 storage-1")) == "zone-full"
    ring(position)
    zones = {zone.id: zone.spaces for zone in position.view(None).zones}
    assert zones["storage-1"] == zones["storage-2"] == ("", "")


@rule("KR-EX-58")
@pytest.mark.parametrize(("row", "right"), [(1, False), (2, True), (3, True)])
def test_the_master_of_the_flame(row: int, right: bool) -> None:
    contents = {"meat": 1, "vegetable": 2, "bread": 2, "white": 1, "black": 1}
    position = kitchen(coins=60, cards=["P5"], held={MICHEL: [order("O18", dish(row=row, goods=contents))]})
    events = ring(position)
    assert bool(only(events, OrderPassed)) == right
    if not right:
        assert only(events, OrderFailed)[0].ruined == ()


@rule("KR-EX-59")
def test_a_critic_in_disguise_and_stingy_tables() -> None:
    boards = {MICHEL: [order("O01")], PAUL: [order("O02", served=True)]}
    critic = kitchen(coins=60, prestige=9, event="E21", held=boards)
    lost = {event.order: event.prestige for event in only(ring(critic), OrderFailed)}
    assert lost == {"O01": 2, "O02": 3}

    stingy = kitchen(coins=0, cards=["P7"], event="E14", held={MICHEL: [perfect("O01")]})
    play(stingy, MICHEL, "place red-1 waiters", "serve O01")
    assert stingy.coins == 0
