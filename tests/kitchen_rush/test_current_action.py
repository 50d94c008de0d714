"""The current action is the player's own (KR-TIMER-13…16, KR-RULING-17…29). Red, blue and green sit in seats 0 to 2."""

from __future__ import annotations

import pytest

from demitasse.games.kitchen_rush.choices import KINDS
from tests.kitchen_rush.build import (
    at,
    dish,
    doing,
    in_storage,
    kitchen,
    offers,
    order,
    play,
    refused,
    ring,
    state_of,
)
from tests.playing import rule

RED, BLUE, GREEN = range(3)
SAND = 30_000


@rule("KR-TIMER-13", "KR-TIMER-14")
@pytest.mark.parametrize(
    ("first", "second"), [("red-1", "red-2"), ("red-1", "helper-1"), ("helper-1", "red-1")]
)
def test_placing_any_timer_ends_the_action_whichever_timer_that_used(first: str, second: str) -> None:
    position = kitchen(held={RED: [order("O05")]})
    play(position, RED, f"place {first} storage-1", "take meat O05.1", f"place {second} stoves")

    assert state_of(position, first) == "running"
    assert refused(position, RED, "take meat O05.1").rule == "KR-STORAGE-09"
    assert doing(position, RED) == "stoves"


@rule("KR-TIMER-14", "KR-RULING-21")
def test_an_unused_effect_is_forfeited_with_its_action_and_not_before() -> None:
    position = kitchen(held={RED: [order("O05")]})
    play(position, RED, "place red-1 stoves")
    at(position, 3 * SAND)
    assert offers(position, RED, "cook") == ["cook O05.1"]  # the sand has long run out

    play(position, RED, "place red-2 sink")
    assert refused(position, RED, "cook O05.1").rule == "KR-TIMER-13"


@rule("KR-TIMER-16")
def test_taking_off_a_timer_does_not_end_the_action() -> None:
    position = kitchen(held={RED: [order("O05")]})
    play(position, RED, "place red-1 spices", "place red-2 storage-1")
    at(position, SAND)

    play(position, RED, "remove red-2", "remove red-1", "take meat O05.1")

    assert doing(position, RED) == "storage-1"


@rule("KR-RULING-17")
def test_the_helper_acts_for_who_placed_it() -> None:
    position = kitchen(held={RED: [order("O05")], BLUE: [order("O01")]})

    play(position, BLUE, "place helper-1 stoves")

    assert (doing(position, BLUE), doing(position, RED)) == ("stoves", "")
    assert offers(position, BLUE, "cook") == ["cook O01.1"]
    assert refused(position, RED, "cook O05.1").rule == "KR-TIMER-13"


@rule("KR-RULING-19")
def test_a_current_action_is_the_players_and_not_the_timers() -> None:
    position = kitchen(held={RED: [order("O05")]})
    play(position, RED, "place helper-1 storage-1")

    at(position, SAND)  # the sand runs out
    play(position, RED, "take meat O05.1")
    play(position, BLUE, "place helper-1 stoves")  # somebody else uses the helper
    play(position, RED, "take meat O05.1")
    at(position, 2 * SAND)
    play(position, GREEN, "remove helper-1")  # it is taken off
    play(position, RED, "take vegetable O05.1")
    assert doing(position, RED) == "storage-1"

    position.coins = 90
    ring(position)
    assert (position.phase, doing(position, RED)) == ("prep", "")  # the phase closed


@rule("KR-RULING-20")
@pytest.mark.parametrize("zone", ["waiters", "market", "stoves", "spices", "storage-1", "office", "sink"])
def test_a_placement_needs_only_a_movable_timer_and_a_free_space(zone: str) -> None:
    position = kitchen(coins=0, slots=[], sink=[0, 0, 0, 0], bag={})

    play(position, RED, f"place red-1 {zone}")

    assert doing(position, RED) == zone
    assert not [it for it in offers(position, RED) if not it.startswith("place")]


@rule("KR-RULING-20", "KR-RULING-21")
def test_an_effect_can_become_possible_while_the_action_is_current() -> None:
    position = kitchen(coins=0, slots=[])
    play(position, RED, "place red-1 market")
    play(position, BLUE, "place blue-1 maitre", "welcome")

    play(position, RED, "buy meat 5")

    assert position.coins == 0


@rule("KR-RULING-22")
def test_parts_are_done_one_by_one_and_the_first_fixes_the_mode() -> None:
    position = kitchen(slots=["O01"])
    play(position, RED, "place red-1 maitre", "welcome")
    assert refused(position, RED, "suggest 1").rule == "KR-MAITRE-01"

    at(position, 2 * SAND)  # whatever happens in between
    play(position, BLUE, "place blue-1 waiters", "take-order O01")
    play(position, RED, "welcome")

    service = kitchen(cards=["P1"], slots=["O01"], held={RED: [order("O05"), order("O06")]})
    play(service, RED, "place red-1 waiters", "serve O05")
    assert offers(service, RED, "take-order") == ["take-order O01"]
    play(service, RED, "take-order O01")
    assert refused(service, RED, "serve O06").rule == "KR-SERVER-01"


@rule("KR-RULING-26")
def test_the_first_hand_wins_and_the_later_one_loses_nothing() -> None:
    position = kitchen(storages={1: {"meat": 1}}, held={RED: [order("O05")], BLUE: [order("O06")]})
    play(position, RED, "place red-1 storage-1")
    play(position, BLUE, "place blue-1 storage-1")

    play(position, BLUE, "take meat O06.1")

    assert refused(position, RED, "take meat O05.1").rule == "KR-STORAGE-04"
    assert (doing(position, RED), state_of(position, "red-1")) == ("storage-1", "running")

    race = kitchen()
    play(race, BLUE, "place blue-1 maitre")
    assert refused(race, RED, "place red-1 maitre").rule == "KR-TIMER-09"
    assert (state_of(race, "red-1"), doing(race, RED)) == ("available", "")


@rule("KR-RULING-27")
def test_actions_touch_only_own_orders_and_plates() -> None:
    position = kitchen(held={BLUE: [order("O05"), order("O01", dish(plate=None))]})
    for place, text in (
        ("storage-1", "take meat O05.1"),
        ("stoves", "cook O05.1"),
        ("spices", "spice white O05.1"),
        ("waiters", "serve O05"),
    ):
        other = position.copy()
        play(other, RED, f"place red-1 {place}")
        assert refused(other, RED, text).rule == "KR-RULING-27"
    assert refused(position, RED, "plate O01.1 II").rule == "KR-RULING-27"
    play(position, BLUE, "plate O01.1 II")
    assert not any(
        {"to", "seat", "player"} & set(kind.__struct_fields__) for kind in KINDS
    )  # nothing to hand over


@rule("KR-RULING-29")
def test_a_player_without_a_timer_keeps_playing() -> None:
    position = kitchen(unpaid=["red-1", "red-2"], held={RED: [order("O01", dish(plate=None))]})
    assert refused(position, RED, "place red-1 market").rule == "KR-SALARY-08"

    play(position, RED, "plate O01.1 II", "place helper-1 storage-1", "take meat O01.1")

    assert in_storage(position, 1)["meat"] == 3
    assert RED in position.seats_to_act
