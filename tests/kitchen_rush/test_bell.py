"""The bell, and what may still be finished after it (KR-BELL, KR-RULING-31…34)."""

from __future__ import annotations

import pytest

from demitasse.games.kitchen_rush.choices import DONE
from demitasse.games.kitchen_rush.events import Bell, SeatDone
from tests.kitchen_rush.build import (
    at,
    dish,
    goods_on,
    in_storage,
    kitchen,
    offers,
    order,
    perfect,
    play,
    refused,
)
from tests.playing import only, rule

RED, BLUE, GREEN = range(3)
BELL = 240_000
LATE = 230_000


@rule("KR-BELL-01")
def test_the_phase_ends_when_the_clock_ends() -> None:
    position = kitchen(t=LATE)
    play(position, RED, "place red-1 storage-1")
    assert only(at(position, BELL - 1), Bell) == []

    assert only(at(position, BELL), Bell) == [Bell(1)]

    assert (position.phase, position.due) == ("finish", None)


@rule("KR-BELL-02")
def test_after_the_bell_no_timer_is_placed_or_taken_off() -> None:
    position = kitchen(t=LATE - 30_000)
    play(position, RED, "place red-1 storage-1")
    at(position, BELL)

    assert refused(position, RED, "remove red-1").rule == "KR-BELL-02"
    assert refused(position, RED, "place red-2 market").rule == "KR-BELL-02"
    assert refused(position, BLUE, "place helper-1 market").rule == "KR-BELL-02"


@rule("KR-BELL-03")
@pytest.mark.parametrize(
    ("zone", "effect"),
    [
        ("maitre", "welcome"),
        ("maitre", "suggest 1"),
        ("waiters", "take-order O01"),
        ("waiters", "serve O05"),
        ("market", "buy meat 5"),
        ("storage-1", "take meat O05.1"),
        ("stoves", "cook O05.1"),
        ("spices", "spice white O05.1"),
        ("office", "upgrade U1"),
        ("sink", "wash 1 1 1"),
    ],
)
def test_an_action_in_progress_may_be_finished(zone: str, effect: str) -> None:
    position = kitchen(t=LATE, coins=9, slots=["O01"], upgrades=["U1"], held={RED: [order("O05")]})
    play(position, RED, f"place red-1 {zone}")
    at(position, BELL)
    assert position.seats_to_act == (RED,)

    play(position, RED, effect)


@rule("KR-RULING-31")
def test_only_what_was_not_used_before_the_bell_is_finished() -> None:
    position = kitchen(t=LATE, coins=90, slots=[], held={BLUE: [order("O05")]})
    play(position, RED, "place red-1 maitre", "welcome")
    play(position, BLUE, "place blue-1 stoves", "cook O05.1")
    at(position, BELL)

    assert position.seats_to_act == (RED,)
    assert offers(position, RED) == ["welcome", "done"]
    assert refused(position, BLUE, "cook O05.1").rule == "KR-RULING-33"
    play(position, RED, "welcome")
    assert position.round == 2


@rule("KR-RULING-31")
def test_nothing_but_the_current_action_is_finished() -> None:
    position = kitchen(t=LATE, held={RED: [order("O05")]})
    play(position, RED, "place red-1 stoves", "place red-2 spices")
    at(position, BELL)

    assert refused(position, RED, "cook O05.1").rule == "KR-TIMER-13"
    assert offers(position, RED, "spice") != []


@rule("KR-RULING-32")
@pytest.mark.parametrize(
    ("zone", "take"), [("storage-1", "take meat O05.1"), ("spices", "spice white O05.1")]
)
def test_a_stay_goes_on_until_the_player_is_done(zone: str, take: str) -> None:
    position = kitchen(t=LATE, coins=90, held={RED: [order("O05")]})
    play(position, RED, f"place red-1 {zone}", take)
    at(position, BELL)

    play(position, RED, take)
    assert position.phase == "finish"
    play(position, RED, "done")

    assert position.round == 2


@rule("KR-RULING-33")
def test_finishing_has_no_time_limit_and_ends_when_every_seat_is_done() -> None:
    position = kitchen(t=LATE, coins=90)
    play(position, RED, "place red-1 storage-1")
    play(position, BLUE, "place blue-1 market")
    events = at(position, BELL)
    assert [event.seat for event in only(events, SeatDone)] == [GREEN]
    assert (position.due, list(position.advance(10**9)), position.clock) == (None, [], position.began + BELL)

    play(position, BLUE, "done")
    assert refused(position, BLUE, "buy meat 5").rule == "KR-RULING-33"
    assert position.phase == "finish"
    play(position, RED, "done")
    assert position.round == 2


@rule("KR-RULING-33")
def test_nobody_is_done_before_the_bell_and_a_host_may_cap_finishing_at_twenty_seconds() -> None:
    position = kitchen(t=LATE)
    play(position, RED, "place red-1 storage-1")
    assert refused(position, RED, "done").rule == "KR-RULING-33"
    assert position.patience is None

    at(position, BELL)

    assert position.patience == (20_000, DONE)


@rule("KR-RULING-34")
def test_finishing_players_help_each_other_as_before() -> None:
    position = kitchen(t=LATE, coins=9, storages={1: {}}, held={RED: [order("O05")]})
    play(position, RED, "place red-1 storage-1")
    play(position, BLUE, "place blue-1 market")
    at(position, BELL)

    play(position, BLUE, "buy meat 5")
    play(position, RED, "take meat O05.1")

    assert (goods_on(position, RED, "O05.1"), in_storage(position, 1)) == ({"meat": 1}, {"meat": 4})


@rule("KR-RULING-34")
def test_after_the_bell_no_late_plate_is_taken_but_an_order_comes_with_its_plates() -> None:
    position = kitchen(t=LATE, slots=["O01"], held={RED: [order("O05", dish(plate=None))]})
    play(position, RED, "place red-1 waiters")
    assert offers(position, RED, "plate") == ["plate O05.1 II"]
    at(position, BELL)

    assert refused(position, RED, "plate O05.1 II").rule == "KR-RULING-34"
    rack = position.rack
    play(position, RED, "take-order O01")
    assert position.rack[1] == rack[1] - 1


@rule("KR-BELL-03")
def test_who_has_placed_no_timer_has_nothing_to_finish() -> None:
    position = kitchen(t=LATE, coins=90, held={RED: [perfect("O05")]})

    at(position, BELL)

    assert position.round == 2
