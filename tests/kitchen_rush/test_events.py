"""Events: drawn in Preparation, in force for a round; those of the board, the staff and the clock (KR-EVENT, KR-FX)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from demitasse.games.kitchen_rush.box import TIMERS
from demitasse.games.kitchen_rush.events import (
    ActionBegan,
    BanEnded,
    EventDrawn,
    EventOver,
    OrderPassed,
    PrestigeGained,
    RoundBegan,
    SalariesPaid,
)
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.kernel.language import LANGUAGES, say
from tests.kitchen_rush.build import (
    BOX,
    all_ready,
    at,
    in_storage,
    kitchen,
    new_play,
    offers,
    order,
    perfect,
    play,
    refused,
    ring,
    slot_ids,
    state_of,
)
from tests.playing import only, rule

RED, BLUE, GREEN = range(3)
MINUTE = 60_000
EVENTS = tuple(f"E{number:02}" for number in range(1, 25))


def spaces(position: KitchenRushPosition, zone: str) -> tuple[str, ...]:
    return next(it.spaces for it in position.view(None).zones if it.id == zone)


def next_round(position: KitchenRushPosition) -> None:
    ring(position)
    all_ready(position)


# The module.


@rule("KR-EVENT-01")
def test_events_come_only_where_they_were_chosen() -> None:
    without, with_events = new_play(), new_play(events=True)

    assert (without.view(None).event, without.view(None).events_left) == ("", 0)
    assert with_events.view(None).event in EVENTS
    without.coins = 90
    all_ready(without)
    assert only(ring(without), EventDrawn) == []


@rule("KR-EVENT-02")
def test_all_24_events_are_shuffled_face_down() -> None:
    decks = [new_play(seed=seed, events=True) for seed in range(3)]

    for position in decks:
        assert sorted((position.event, *position.event_deck)) == list(range(24))
        assert BOX.event_ids == EVENTS
    assert len({position.event_deck for position in decks}) == 3


@rule("KR-EVENT-03", "KR-EVENT-04")
def test_each_preparation_draws_the_top_event_and_the_end_of_the_round_discards_it() -> None:
    position = kitchen(coins=400)
    position.event_deck = tuple(BOX.event_ids.index(id) for id in ("E02", "E13", "E14"))

    drawn = []
    for _ in range(3):
        events = ring(position)
        drawn += [event.card for event in only(events, EventDrawn)]
        assert position.view(None).event == drawn[-1]
        all_ready(position)
    over = ring(position)

    assert drawn == ["E02", "E13", "E14"]
    assert only(over, EventOver) == [EventOver("E14")]
    assert position.view(None).event == ""
    assert [BOX.event_ids[card] for card in position.event_discard] == drawn


@rule("KR-RULING-87")
def test_an_event_applies_to_the_check_and_goes_after_the_prestige_bonus() -> None:
    position = kitchen(event="E13", coins=90, prestige=2, held={RED: [perfect("O34")]})  # a star: a card at 3
    events = ring(position)
    events += play(position, RED, offers(position, RED)[0])
    kinds = [type(event) for event in events]

    assert only(events, OrderPassed)[0].coins == 2  # of 3
    assert kinds.index(OrderPassed) < kinds.index(PrestigeGained) < kinds.index(EventOver)
    assert kinds.index(EventOver) < kinds.index(RoundBegan)


@rule("KR-RULING-87")
def test_in_the_last_round_the_event_goes_before_the_goal_is_checked() -> None:
    position = kitchen(event="E07", coins=90, round=4)

    events = ring(position)

    assert [type(event).__name__ for event in events[-2:]] == ["EventOver", "Ended"]
    assert position.view(None).event == ""


# Kinds of effects.


@rule("KR-FX-01")
def test_what_is_done_once_is_done_in_preparation_and_not_again() -> None:
    position = kitchen(event="E19", phase="prep", coins=90)
    assert in_storage(position, 1)["meat"] == in_storage(position, 2)["meat"] == 2

    all_ready(position)
    next_round(position)

    assert in_storage(position, 1)["meat"] == in_storage(position, 2)["meat"] == 2


@rule("KR-FX-02")
def test_what_lasts_is_in_force_from_its_preparation_to_the_end_of_the_round() -> None:
    position = kitchen(
        event="E13", phase="prep", coins=90, held={RED: [perfect("O01")], BLUE: [order("O05")]}
    )
    all_ready(position)
    assert only(ring(position), OrderPassed)[0].coins == 3  # of 4, at the check

    position.held = kitchen(held={RED: [perfect("O06")]}).held
    all_ready(position)
    assert only(ring(position), OrderPassed)[0].coins == 4


@rule("KR-FX-04", "KR-FX-36", "KR-CARD-02", "KR-CARD-03")
def test_a_quiet_evening_takes_one_off_welcome_and_suggest_for_its_round() -> None:
    position = kitchen(event="E02", coins=90, slots=["O01", "O02"])
    other = position.copy()

    play(position, RED, "place red-1 maitre", "welcome")
    assert refused(position, RED, "welcome").rule == "KR-MAITRE-02"
    play(other, RED, "place red-1 maitre")
    assert offers(other, RED, "suggest") == ["suggest 1", "suggest 2"]
    assert refused(other, RED, "suggest 1 2").rule == "KR-MAITRE-05"

    next_round(position)
    play(position, RED, "place red-1 maitre", "welcome", "welcome")


@rule("KR-FX-06")
@pytest.mark.parametrize(("seats", "tiles", "bill"), [(1, 1, 2), (2, 1, 2), (3, 2, 3), (4, 2, 4)])
def test_a_number_on_an_event_may_depend_on_the_players(seats: int, tiles: int, bill: int) -> None:
    broken = kitchen(seats=seats, event="E04")
    assert spaces(broken, "stoves").count("malfunction") == tiles

    assert kitchen(seats=seats, event="E22", coins=9).coins == 9 - bill


# Malfunctions and locks.


@rule("KR-FX-05", "KR-FX-37")
@pytest.mark.parametrize(
    ("event", "zone", "first"),
    [
        ("E03", "stoves", ("malfunction", "")),
        ("E04", "stoves", ("malfunction", "malfunction", "")),
        ("E05", "sink", ("malfunction", "")),
        ("E06", "spices", ("malfunction", "")),
    ],
)
def test_breakdowns_lie_on_the_lowest_bare_spaces_and_outlive_the_event(
    event: str, zone: str, first: tuple[str, ...]
) -> None:
    position = kitchen(event=event, coins=90)
    assert spaces(position, zone)[: len(first)] == first
    assert all("malfunction" not in it.spaces for it in position.view(None).zones if it.id != zone)

    next_round(position)
    assert spaces(position, zone)[: len(first)] == first
    coins = position.coins
    play(position, RED, "place red-1 office", f"repair {zone}")
    assert coins - position.coins == BOX.tiles.repair == 2


@rule("KR-FX-37")
def test_a_breakdown_spares_spaces_that_carry_a_tile() -> None:
    position = kitchen(seats=2, event="E03", locked_stove=1)

    assert spaces(position, "stoves") == ("locked", "malfunction", "", "", "unavailable", "unavailable")


@rule("KR-FX-38")
def test_mislaid_keys_lock_one_space_of_each_active_storage_for_the_round() -> None:
    position = kitchen(seats=3, event="E07", coins=90, phase="prep")
    assert [spaces(position, f"storage-{number}") for number in (1, 2, 3)] == [
        ("locked", ""),
        ("locked", ""),
        ("locked", "locked"),
    ]
    assert offers(position, RED) == ["ready"]  # nothing to pick
    all_ready(position)
    play(position, RED, "place red-1 storage-1")
    assert refused(position, BLUE, "place blue-1 storage-1").rule == "KR-TIMER-09"

    next_round(position)
    assert [spaces(position, f"storage-{number}") for number in (1, 2, 3)] == [
        ("", ""),
        ("", ""),
        ("locked", "locked"),
    ]

    assert spaces(kitchen(seats=2, event="E07"), "storage-1") == ("locked", "")


@rule("KR-FX-38", "KR-RULING-88", "KR-DEC-06")
def test_with_three_active_storages_the_team_picks_two() -> None:
    position = kitchen(phase="prep", coins=90, upgrades=["U4"])
    all_ready(position)
    play(position, RED, "place red-1 office", "upgrade U4")
    position.event_deck = (BOX.event_ids.index("E07"),)
    ring(position)

    assert position.seats_to_act == (RED, BLUE, GREEN)
    pairs = [f"choose-storages storage-{a} storage-{b}" for a, b in ((1, 2), (1, 3), (2, 3))]
    assert offers(position, GREEN) == offers(position, RED) == pairs
    assert refused(position, BLUE, "ready").rule == "KR-DEC-06"
    assert refused(position, BLUE, "choose-storages storage-1 storage-1").rule == "KR-FX-38"
    play(position, BLUE, "choose-storages storage-1 storage-3")

    assert [spaces(position, f"storage-{number}")[0] for number in (1, 2, 3)] == ["locked", "", "locked"]
    assert offers(position, RED) == ["ready"]


# Staff.


@rule("KR-FX-41")
def test_on_strike_helpers_cannot_be_placed_draw_no_salary_and_are_back_next_round() -> None:
    position = kitchen(event="E10", coins=90)
    assert state_of(position, "helper-1") == "absent"
    assert refused(position, RED, "place helper-1 market").rule == "KR-FX-41"

    paid = only(ring(position), SalariesPaid)[0]

    assert ("helper-1" in paid.timers, paid.coins) == (False, 18)
    assert (state_of(position, "helper-1"), position.prestige) == ("available", 0)
    all_ready(position)
    play(position, RED, "place helper-1 market")


@rule("KR-FX-42")
def test_helpers_who_overslept_cannot_be_placed_in_the_first_minute() -> None:
    position = kitchen(event="E11", coins=90, t=MINUTE - 1)
    assert refused(position, RED, "place helper-1 market").rule == "KR-FX-42"
    assert not [text for text in offers(position, RED) if "helper" in text]

    assert only(at(position, MINUTE), BanEnded) == [BanEnded("helper-1")]

    play(position, RED, "place helper-1 market")
    next_round(position)
    play(position, BLUE, "place helper-1 market")


@rule("KR-RULING-95")
@pytest.mark.parametrize("event", ["E10", "E11"])
def test_strike_and_oversleeping_concern_the_helpers_in_play_when_the_card_is_read(event: str) -> None:
    def concerned(position: KitchenRushPosition) -> list[str]:
        shown = position.view(None).timers
        return [it.id for it in shown if it.state == "absent" or it.late_until > position.clock]

    assert concerned(kitchen(event=event)) == ["helper-1"]
    assert concerned(kitchen(event=event, unpaid=["helper-1"])) == []
    assert concerned(kitchen(seats=1, event=event)) == ["red-1"]
    assert concerned(kitchen(seats=1, event=event, unpaid=["red-1"])) == ["red-2"]
    assert concerned(kitchen(seats=1, event=event, unpaid=list(TIMERS[:4]))) == []

    hired = kitchen(event=event, coins=9, upgrades=["U3"])
    play(hired, RED, "place red-1 office", "upgrade U3", "place helper-2 market")
    assert concerned(hired) == ["helper-1"]

    later = kitchen(coins=90, upgrades=["U3"])
    play(later, RED, "place red-1 office", "upgrade U3")
    later.event_deck = (BOX.event_ids.index(event),)
    next_round(later)
    assert concerned(later) == ["helper-1", "helper-2"]


@rule("KR-RULING-95")
def test_a_helper_rehired_later_in_the_round_is_not_late() -> None:
    position = kitchen(event="E11", coins=9, unpaid=["helper-1"])
    play(position, RED, "place red-1 office", "rehire helper-1")

    at(position, MINUTE // 2)

    (helper,) = [timer for timer in position.view(None).timers if timer.id == "helper-1"]
    assert (helper.state, helper.late_until) == ("available", 0)
    assert "place helper-1 market" in offers(position, BLUE)


# The clock.


@rule("KR-FX-47")
def test_a_closed_zone_takes_no_timer_in_the_first_minute() -> None:
    position = kitchen(event="E17", t=MINUTE - 1, held={RED: [order("O01")]})
    assert refused(position, RED, "place red-1 stoves").rule == "KR-FX-47"
    assert not [text for text in offers(position, RED) if "stoves" in text]
    play(position, RED, "place red-1 spices")

    at(position, MINUTE)

    play(position, RED, "place red-2 stoves", "cook O01.1")


@rule("KR-FX-52")
@pytest.mark.parametrize(
    ("seats", "options", "seconds"), [(2, {}, 210), (4, {}, 210), (1, {}, 270), (1, {"solo_clock": 270}, 240)]
)
def test_an_early_closing_takes_half_a_minute(seats: int, options: dict[str, Any], seconds: int) -> None:
    position = kitchen(seats=seats, event="E24", phase="prep", coins=90, **options)

    assert only(all_ready(position), ActionBegan) == [ActionBegan(1, seconds)]
    at(position, seconds * 1000 - 1)
    assert position.phase == "action"
    at(position, seconds * 1000)
    assert position.phase != "action"
    assert only(all_ready(position), ActionBegan) == [ActionBegan(2, seconds + 30)]


@rule("KR-RULING-97")
@pytest.mark.parametrize(
    ("seats", "round_seconds", "banned", "shorter"),
    [(2, 60, 15, 7), (2, 0, 60, 30), (4, 480, 120, 60), (1, 60, 12, 6), (1, 0, 60, 30), (1, 270, 60, 30)],
)
def test_the_seconds_of_an_event_grow_and_shrink_with_a_relaxed_round(
    seats: int, round_seconds: int, banned: int, shorter: int
) -> None:
    relaxed: dict[str, Any] = {"seats": seats, "mode": "relaxed", "round_seconds": round_seconds, "coins": 90}
    lasts = round_seconds or (300 if seats == 1 else 240)
    late = "red-1" if seats == 1 else "helper-1"

    overslept, gas_cut = (kitchen(event=event, t=banned * 1000 - 1, **relaxed) for event in ("E11", "E17"))
    assert refused(overslept, RED, f"place {late} market").rule == "KR-FX-42"
    assert refused(gas_cut, RED, "place red-2 stoves").rule == "KR-FX-47"
    for position, text in ((overslept, f"place {late} market"), (gas_cut, "place red-2 stoves")):
        at(position, banned * 1000)
        play(position, RED, text)

    closing = kitchen(event="E24", phase="prep", **relaxed)
    assert only(all_ready(closing), ActionBegan) == [ActionBegan(1, lasts - shorter)]


@rule("KR-RULING-97")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("event", "seconds"), [("E11", 15), ("E17", 15), ("E24", 7)])
def test_a_card_says_the_seconds_it_has_in_this_play(event: str, seconds: int, language: str) -> None:
    position = kitchen(event=event, phase="prep", mode="relaxed", round_seconds=60)
    says = position.view(None).event_says
    assert says is not None

    told = [say(message, language, BOX.names) for message in (says, position.prompt(RED))]

    for sentence in told:
        assert f" {seconds} second" in sentence
        assert not re.search("minute|30|60", sentence)
    assert told[0] in told[1]


def test_an_event_without_seconds_says_what_its_card_says() -> None:
    says = kitchen(event="E12").view(None).event_says
    assert says is not None

    assert say(says, "en", BOX.names) == BOX.names["E12.text"].en
    assert kitchen().view(None).event_says is None


@rule("KR-EVENT-03", "KR-FX-51")
def test_an_event_of_the_first_round_is_applied_before_anybody_is_ready() -> None:
    plays = (new_play(seed=seed, events=True) for seed in range(200))
    position = next(play for play in plays if play.view(None).event == "E23")

    assert (position.phase, len(slot_ids(position))) == ("prep", 5)
