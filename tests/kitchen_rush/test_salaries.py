"""Salaries: who is paid, who is set aside, and what is outstanding (KR-SALARY)."""

from __future__ import annotations

import pytest

from demitasse.games.kitchen_rush.events import OutstandingPaid, SalariesPaid, SetAside
from tests.kitchen_rush.build import (
    all_ready,
    at,
    kitchen,
    offers,
    order,
    play,
    refused,
    ring,
    state_of,
    zone_of,
)
from tests.playing import only, rule

RED, BLUE, GREEN = range(3)
EVERYBODY = ("red-1", "red-2", "blue-1", "blue-2", "green-1", "green-2", "helper-1")


@rule("KR-SALARY-01")
def test_salaries_come_after_all_orders_were_checked() -> None:
    position = kitchen(coins=21, held={GREEN: [order("O05")], RED: [order("O01")]})

    events = ring(position)

    kinds = [type(event).__name__ for event in events]
    assert kinds.index("SalariesPaid") > max(at for at, kind in enumerate(kinds) if kind == "OrderFailed")


@rule("KR-SALARY-02")
@pytest.mark.parametrize("used", [False, True])
def test_every_timer_of_the_phase_costs_three_coins_used_or_not(used: bool) -> None:
    position = kitchen(coins=40)
    if used:
        play(position, RED, "place red-1 market", "buy meat 5")

    (paid,) = only(ring(position), SalariesPaid)

    assert (paid.timers, paid.coins) == (EVERYBODY, 21)
    assert position.coins == 40 - used - 21


@rule("KR-SALARY-03")
def test_a_paid_timer_returns_to_its_owner() -> None:
    position = kitchen(coins=21, t=230_000)
    play(position, RED, "place red-1 stoves")
    play(position, BLUE, "place helper-1 sink")

    ring(position)

    assert {state_of(position, timer) for timer in EVERYBODY} == {"available"}
    assert (zone_of(position, "red-1"), zone_of(position, "helper-1")) == ("", "")
    all_ready(position)
    play(position, RED, "place red-1 stoves")


@rule("KR-SALARY-04", "KR-SALARY-06", "KR-SALARY-07")
@pytest.mark.parametrize(("coins", "unpaid"), [(20, 1), (18, 1), (17, 2), (12, 3), (6, 5)])
def test_as_many_as_possible_are_paid_and_each_other_one_is_set_aside_for_a_prestige(
    coins: int, unpaid: int
) -> None:
    position = kitchen(coins=coins, prestige=6)
    events = ring(position)
    assert position.question == ("unpaid", unpaid)

    for timer in EVERYBODY[:unpaid]:
        events += play(position, RED, f"unpaid {timer}")

    assert [(event.timer, event.prestige) for event in only(events, SetAside)] == [
        (timer, 1) for timer in EVERYBODY[:unpaid]
    ]
    assert (position.coins, position.prestige) == (coins % 3, 6 - unpaid)
    assert [state_of(position, timer) for timer in EVERYBODY].count("unpaid") == unpaid


@rule("KR-SALARY-05")
def test_helpers_are_paid_first() -> None:
    one = kitchen(coins=3, prestige=9)
    ring(one)
    assert [timer for timer in EVERYBODY if state_of(one, timer) == "available"] == ["helper-1"]

    two = kitchen(coins=11, prestige=9, upgrades=["U3"])
    play(two, RED, "place red-1 office", "upgrade U3")  # seven coins left
    ring(two)
    assert (state_of(two, "helper-1"), state_of(two, "helper-2")) == ("available", "available")
    assert all(state_of(two, timer) == "unpaid" for timer in EVERYBODY[:6])

    some = kitchen(coins=9, prestige=9)
    ring(some)
    assert "unpaid helper-1" not in offers(some, RED)
    assert refused(some, RED, "unpaid helper-1").rule == "KR-RULING-75"


@rule("KR-SALARY-06")
def test_a_timer_set_aside_leaves_its_space() -> None:
    position = kitchen(coins=18, prestige=3, t=230_000)
    play(position, RED, "place red-1 maitre")
    ring(position)
    play(position, RED, "unpaid red-1")

    assert (state_of(position, "red-1"), zone_of(position, "red-1")) == ("unpaid", "")
    all_ready(position)
    play(position, BLUE, "place blue-1 maitre")


@rule("KR-SALARY-08")
def test_an_unpaid_timer_is_unusable_unless_hired_again_or_paid_later() -> None:
    position = kitchen(coins=2, unpaid=["red-2"], round=2)
    for text in ("place red-2 market", "remove red-2"):
        assert refused(position, RED, text).rule == "KR-SALARY-08"
    at(position, 200_000)
    assert state_of(position, "red-2") == "unpaid"

    play(position, RED, "place red-1 office", "rehire red-2")
    at(position, 230_000)
    play(position, RED, "place red-2 market")

    paid = kitchen(coins=21, unpaid=["red-2"])
    ring(paid)
    all_ready(paid)
    play(paid, RED, "place red-2 market")


@rule("KR-SALARY-09")
def test_paying_is_mandatory() -> None:
    position = kitchen(coins=21, prestige=9)
    ring(position)
    assert (position.coins, position.question) == (0, ())  # nobody was asked

    short = kitchen(coins=20, prestige=9)
    ring(short)
    play(short, RED, "unpaid red-1")
    assert refused(short, RED, "unpaid red-2").rule == "KR-DEC-41"  # no more than necessary
    assert short.coins == 2


@rule("KR-SALARY-10", "KR-SALARY-11", "KR-SALARY-12", "KR-SALARY-13")
@pytest.mark.parametrize(
    ("coins", "paid", "left"), [(18, False, 0), (20, False, 2), (21, True, 0), (23, True, 2)]
)
def test_an_outstanding_salary_of_three_coins_is_paid_after_those_of_the_round(
    coins: int, paid: bool, left: int
) -> None:
    position = kitchen(coins=coins, prestige=3, round=2, unpaid=["blue-2"])

    events = ring(position)

    assert [event.coins for event in only(events, SalariesPaid)] == [18]
    assert [(event.timer, event.coins) for event in only(events, OutstandingPaid)] == [("blue-2", 3)] * paid
    assert (position.coins, state_of(position, "blue-2")) == (left, "available" if paid else "unpaid")
    if paid:
        assert events.index(only(events, OutstandingPaid)[0]) > events.index(only(events, SalariesPaid)[0])
        all_ready(position)
        play(position, BLUE, "place blue-2 market")


@rule("KR-SALARY-11")
def test_whoever_worked_is_paid_before_whoever_waits() -> None:
    position = kitchen(coins=15, prestige=3, round=2, unpaid=["blue-2"])
    ring(position)

    assert position.question == ("unpaid", 1)
    assert "unpaid blue-2" not in offers(position, RED)
    events = play(position, RED, "unpaid red-1")

    assert only(events, OutstandingPaid) == []
    assert (state_of(position, "blue-2"), position.prestige) == ("unpaid", 2)
