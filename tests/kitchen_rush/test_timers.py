"""Timers on Action spaces (KR-TIMER), and the rulings about them. Red, blue and green sit in seats 0, 1 and 2."""

from __future__ import annotations

import pytest

from demitasse.games.kitchen_rush.box import TIMERS
from demitasse.games.kitchen_rush.choices import KINDS
from tests.kitchen_rush.build import (
    all_ready,
    at,
    bring,
    in_storage,
    kitchen,
    offers,
    order,
    play,
    reason,
    refused,
    ring,
    spaces,
    state_of,
    zone_of,
)
from tests.playing import rule

RED, BLUE, GREEN = range(3)
SAND = 30_000


@rule("KR-TIMER-01")
def test_there_are_no_turns() -> None:
    position = kitchen(coins=9, held={RED: [order("O05")]})
    for seat, *texts in (
        (GREEN, "place green-1 market", "buy meat 5", "place green-2 market"),
        (RED, "place red-1 storage-1", "take meat O05.1"),
        (GREEN, "buy salad 5"),
        (RED, "take meat O05.1"),
    ):
        assert position.seats_to_act == (RED, BLUE, GREEN)
        play(position, seat, *texts)
    assert position.clock == position.began


@rule("KR-TIMER-02")
def test_the_clock_starts_with_the_phase_in_every_round() -> None:
    position = kitchen(coins=90, t=1000)
    assert position.due == position.began + 240_000
    ring(position)
    position.advance(position.clock + 5000)  # nothing: Preparation has no clock

    all_ready(position)

    assert position.due == position.clock + 240_000
    at(position, 239_999)
    assert position.phase == "action"


@rule("KR-TIMER-03")
def test_placing_flips_a_timer_onto_a_space() -> None:
    position = kitchen(t=5000)
    assert state_of(position, "red-2") == "available"

    play(position, RED, "place red-2 stoves")

    (seen,) = [timer for timer in position.view(None).timers if timer.id == "red-2"]
    assert (seen.state, seen.zone, seen.space) == ("running", "stoves", 1)
    assert (seen.since - position.began, seen.until - position.began) == (5000, 35_000)
    assert spaces(position, "stoves")[0] == "red-2"


@rule("KR-TIMER-04")
def test_the_action_does_not_wait_for_the_sand() -> None:
    position = kitchen(held={RED: [order("O05")]})

    play(position, RED, "place red-1 stoves", "cook O05.1")

    assert (position.clock, state_of(position, "red-1")) == (position.began, "running")


@rule("KR-TIMER-05")
@pytest.mark.parametrize("seat", [RED, BLUE, GREEN])
@pytest.mark.parametrize("text", ["place {} market", "remove {}"])
def test_a_running_timer_cannot_be_moved_by_anyone(seat: int, text: str) -> None:
    position = kitchen()
    play(position, RED, "place red-1 stoves", "place helper-1 spices")
    at(position, SAND - 1)

    assert refused(position, seat, text.format("helper-1")).rule == "KR-TIMER-05"
    assert refused(position, seat, text.format("red-1")).rule == ("KR-TIMER-07" if seat else "KR-TIMER-05")


@rule("KR-TIMER-06")
def test_a_spent_timer_can_be_used_for_a_new_action() -> None:
    position = kitchen(coins=1)
    play(position, RED, "place red-1 stoves")
    at(position, SAND)

    play(position, RED, "place red-1 market", "buy meat 5")

    assert (zone_of(position, "red-1"), state_of(position, "red-1")) == ("market", "running")
    assert spaces(position, "stoves")[0] == ""


@rule("KR-TIMER-07", "KR-TIMER-08")
def test_a_player_uses_own_timers_and_the_helper() -> None:
    for seat, own in enumerate(("red", "blue", "green")):
        position = kitchen()
        usable = {text.split()[1] for text in offers(position, seat, "place")}
        assert usable == {f"{own}-1", f"{own}-2", "helper-1"}
        other = "blue-1" if own != "blue" else "red-2"
        assert refused(position, seat, f"place {other} market").rule == "KR-TIMER-07"
        play(position, seat, "place helper-1 market")


@rule("KR-TIMER-09")
def test_a_zone_needs_a_free_space() -> None:
    position = kitchen()
    play(position, RED, "place red-1 sink")
    play(position, BLUE, "place blue-1 sink")

    assert refused(position, GREEN, "place green-1 sink").rule == "KR-TIMER-09"


BROKEN = '[[event]]\nid = "E05"\neffects = [{ do = "malfunction", zone = "office", count = { 2 = 1, 3 = 1, 4 = 1 } }]'


@rule("KR-TIMER-10")
def test_a_space_with_a_timer_or_a_tile_is_not_free() -> None:
    position = kitchen(seats=2, event="E05", content=bring(BROKEN))
    assert refused(position, 0, "place red-1 office").rule == "KR-TIMER-10"  # broken
    assert refused(position, 0, "place red-1 storage-2").rule == "KR-TIMER-10"  # locked
    assert refused(position, 0, "place red-1 storage-3").rule == "KR-TIMER-10"  # unavailable
    play(position, 0, "place red-1 maitre")
    assert refused(position, 1, "place blue-1 maitre").rule == "KR-TIMER-09"
    for timer in ("red-2", "helper-1"):
        play(position, 0, f"place {timer} stoves")
    play(position, 1, "place blue-1 stoves")
    assert reason(refused(position, 1, "place blue-2 stoves")) == "zone-full"  # three free, three tiles


@rule("KR-TIMER-11")
def test_a_spent_timer_still_occupies_its_space() -> None:
    position = kitchen()
    play(position, RED, "place red-1 maitre")
    at(position, 5 * SAND)

    assert state_of(position, "red-1") == "spent"
    assert refused(position, BLUE, "place blue-1 maitre").rule == "KR-TIMER-09"


@rule("KR-TIMER-12")
@pytest.mark.parametrize("text", ["place red-1 market", "remove red-1"])
def test_another_players_timer_may_not_be_moved_even_when_spent(text: str) -> None:
    position = kitchen()
    play(position, RED, "place red-1 maitre")
    at(position, SAND)

    assert refused(position, BLUE, text).rule == "KR-TIMER-07"
    play(position, RED, text)


@rule("KR-TIMER-15")
def test_an_own_spent_timer_can_be_taken_off_and_its_space_is_free() -> None:
    position = kitchen()
    assert refused(position, RED, "remove red-1").rule == "KR-TIMER-15"
    play(position, RED, "place red-1 maitre")
    at(position, SAND)

    play(position, RED, "remove red-1")

    assert (state_of(position, "red-1"), spaces(position, "maitre")) == ("available", ("",))
    play(position, BLUE, "place blue-1 maitre")


@rule("KR-TIMER-17", "KR-RULING-16")
def test_no_timer_is_ever_knocked_over() -> None:
    about_timers = {kind.__struct_config__.tag for kind in KINDS if "timer" in kind.__struct_fields__}
    assert about_timers == {"place", "remove", "rehire", "unpaid", "outstanding"}
    position = kitchen(held={RED: [order("O05")]})
    play(position, RED, "place red-1 stoves")
    for t in (1, SAND // 2, SAND - 1):
        at(position, t)
        assert (state_of(position, "red-1"), offers(position, RED, "cook")) == ("running", ["cook O05.1"])


@rule("KR-TIMER-18")
def test_one_player_may_hold_several_spaces_of_a_zone() -> None:
    position = kitchen(held={RED: [order("O05")]})

    for timer in ("red-1", "red-2", "helper-1"):
        play(position, RED, f"place {timer} stoves")

    assert spaces(position, "stoves")[:3] == ("red-1", "red-2", "helper-1")


@rule("KR-RULING-13", "KR-RULING-14")
def test_every_timer_runs_exactly_thirty_seconds() -> None:
    position = kitchen(seats=4, coins=4, upgrades=["U3"], t=7)
    play(position, 0, "place red-1 office", "upgrade U3", "place red-2 market")
    for seat, timer in enumerate(TIMERS[2:]):
        play(position, min(seat // 2 + 1, 3), f"place {timer} market")

    at(position, 7 + SAND - 1)
    assert {state_of(position, timer) for timer in TIMERS} == {"running"}
    assert offers(position, 3) == []
    at(position, 7 + SAND)
    assert {state_of(position, timer) for timer in TIMERS} == {"spent"}
    play(position, 3, "place helper-2 sink")


@rule("KR-RULING-15")
def test_every_phase_starts_with_timers_at_home_and_spaces_clear() -> None:
    position = kitchen(coins=90, t=230_000, unpaid=["blue-2"])
    play(position, RED, "place red-1 maitre", "place red-2 stoves")
    play(position, BLUE, "place helper-1 market", "place blue-1 office", "rehire blue-2")
    ring(position)
    all_ready(position)

    assert {timer.state for timer in position.view(None).timers} == {"available", "reserve"}
    assert not any(id in TIMERS for zone in position.view(None).zones for id in zone.spaces)
    assert position.due == position.began + 240_000
    play(position, BLUE, "place blue-2 maitre")


@rule("KR-RULING-18")
@pytest.mark.parametrize("text", ["place helper-1 market", "remove helper-1"])
def test_a_spent_helper_may_be_moved_by_any_player(text: str) -> None:
    for seat in (RED, BLUE, GREEN):
        position = kitchen()
        play(position, RED, "place helper-1 maitre")
        at(position, SAND)
        play(position, seat, text)
        assert spaces(position, "maitre") == ("",)


@rule("KR-RULING-23")
@pytest.mark.parametrize("zone", ["maitre", "office"])
def test_a_spent_timer_can_be_flipped_again_where_it_stands(zone: str) -> None:
    position = kitchen(coins=4, slots=[], upgrades=["U1", "U2"])
    effect = {"maitre": "welcome", "office": "upgrade U1"}[zone]
    play(position, RED, f"place red-1 {zone}", effect)
    assert refused(position, RED, f"place red-1 {zone}").rule == "KR-TIMER-05"
    at(position, SAND)
    assert refused(position, RED, f"place red-2 {zone}").rule == "KR-TIMER-09"

    play(position, RED, f"place red-1 {zone}", {"maitre": "suggest 1", "office": "upgrade U2"}[zone])

    assert (state_of(position, "red-1"), spaces(position, zone)) == ("running", ("red-1",))


@rule("KR-RULING-24")
def test_a_timer_comes_to_the_lowest_free_space() -> None:
    position = kitchen(event="E03")
    play(position, RED, "place red-1 stoves", "place red-2 stoves")
    assert spaces(position, "stoves")[:4] == ("malfunction", "red-1", "red-2", "")
    at(position, SAND)
    play(position, RED, "remove red-1")

    play(position, BLUE, "place blue-1 stoves")

    assert spaces(position, "stoves")[:4] == ("malfunction", "blue-1", "red-2", "")


@rule("KR-RULING-25")
def test_each_storage_is_a_zone_of_its_own() -> None:
    position = kitchen(held={GREEN: [order("O05")]}, storages={1: {"meat": 1}, 2: {"salad": 1}})
    play(position, RED, "place red-1 storage-1", "place red-2 storage-1")
    assert refused(position, BLUE, "place blue-1 storage-1").rule == "KR-TIMER-09"

    play(position, GREEN, "place green-1 storage-2")

    assert offers(position, GREEN, "take") == ["take salad O05.1"]
    play(position, GREEN, "take salad O05.1")
    assert (in_storage(position, 1), in_storage(position, 2)) == ({"meat": 1}, {})


@rule("KR-RULING-28")
def test_locks_are_lifted_by_upgrades_and_breakdowns_by_repairs_but_unavailable_is_for_good() -> None:
    position = kitchen(seats=2, coins=90, event="E03", upgrades=["U2", "U4"])
    assert spaces(position, "stoves") == ("malfunction", "", "", "locked", "unavailable", "unavailable")
    play(position, 0, "place red-1 office")
    assert [it for it in offers(position, 0) if it.startswith(("repair", "upgrade"))] == [
        "upgrade U2",
        "upgrade U4",
        "repair stoves",
    ]
    play(position, 0, "repair stoves")
    at(position, SAND)
    play(position, 0, "place red-1 office", "upgrade U2")
    assert spaces(position, "stoves") == ("", "", "", "", "unavailable", "unavailable")

    keys = kitchen(seats=2, coins=90, event="E07")
    assert spaces(keys, "storage-1") == ("locked", "")
    ring(keys)
    assert spaces(keys, "storage-1") == ("", "")


@rule("KR-RULING-30")
def test_the_phase_lasts_to_the_bell_even_if_nobody_can_do_anything() -> None:
    every = [*TIMERS[:4], "helper-1"]
    position = kitchen(seats=2, unpaid=every)

    assert (position.phase, position.seats_to_act) == ("action", ())
    assert position.due == position.began + 240_000
    at(position, 239_999)
    assert position.phase == "action"
