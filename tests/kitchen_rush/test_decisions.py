"""Every decision of the rules: who makes it, in which phase, and when it is legal (KR-DEC)."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.kitchen_rush.events import ActionBegan
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.kernel.errors import BadOptions
from tests.kitchen_rush.build import (
    at,
    bring,
    dish,
    kitchen,
    new_play,
    offers,
    order,
    play,
    reason,
    refused,
    state_of,
)
from tests.playing import only, rule

RED, BLUE, GREEN = range(3)
SAND, BELL = 30_000, 240_000
STEAK = {"held": {RED: [order("O05")]}}
WITHOUT_PLATE = {"held": {RED: [order("O05", dish(plate=None))]}}


def spaces(position: KitchenRushPosition, zone: str) -> tuple[str, ...]:
    return next(it.spaces for it in position.view(None).zones if it.id == zone)


# Before the play.


@rule("KR-DEC-01")
def test_the_team_chooses_a_goal_that_is_made_for_it() -> None:
    for goal in (f"G{number:02}" for number in range(1, 15)):
        assert new_play(goal=goal).view(None).goal == goal
    with pytest.raises(BadOptions):
        new_play(goal="G15")
    for_four = bring('[[goal]]\nid = "G05"\nplayers = [4]')
    assert new_play(4, content=for_four, goal="G05").view(None).goal == "G05"
    with pytest.raises(BadOptions):
        new_play(1, content=for_four, goal="G05")


@rule("KR-DEC-02")
def test_the_team_chooses_events_and_the_solo_clock() -> None:
    assert [new_play(events=events).view(None).event == "" for events in (True, False)] == [False, True]
    assert [new_play(1, solo_clock=clock).round_ms for clock in (300, 270)] == [300_000, 270_000]
    with pytest.raises(BadOptions):
        new_play(2, solo_clock=270)


@rule("KR-DEC-03", "KR-DEC-04")
@pytest.mark.parametrize(("unavailable", "locked"), [(1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 2)])
def test_two_players_choose_the_unavailable_and_the_locked_storage(unavailable: int, locked: int) -> None:
    position = new_play(2, unavailable_storage=unavailable, locked_storage=locked)

    assert spaces(position, f"storage-{unavailable}") == ("unavailable", "unavailable")
    assert spaces(position, f"storage-{locked}") == ("locked", "locked")


@rule("KR-DEC-03", "KR-DEC-04")
def test_one_storage_is_not_both_and_from_three_players_on_none_is_unavailable() -> None:
    with pytest.raises(BadOptions):
        new_play(2, unavailable_storage=1, locked_storage=1)
    with pytest.raises(BadOptions):
        new_play(3, unavailable_storage=1)
    assert spaces(new_play(3, locked_storage=1), "storage-1") == ("locked", "locked")


@rule("KR-DEC-05")
@pytest.mark.parametrize(("seats", "stoves"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_the_team_chooses_the_locked_stove_among_those_without_a_tile(seats: int, stoves: int) -> None:
    for stove in range(1, stoves + 1):
        assert spaces(new_play(seats, locked_stove=stove), "stoves")[stove - 1] == "locked"
    with pytest.raises(BadOptions):
        new_play(seats, locked_stove=stoves + 1)


# Preparation.


@rule("KR-DEC-07")
def test_each_seat_says_once_that_it_is_ready() -> None:
    position = new_play(3)
    assert [offers(position, seat) for seat in range(3)] == [["ready"]] * 3
    play(position, BLUE, "ready")
    assert reason(refused(position, BLUE, "ready")) == "phase-ready"
    play(position, RED, "ready")
    assert position.phase == "prep"

    assert only(play(position, GREEN, "ready"), ActionBegan) == [ActionBegan(1, 240)]
    assert reason(refused(position, RED, "ready")) == "phase-action"


# Timers.


@rule("KR-DEC-10")
@pytest.mark.parametrize(
    ("text", "facts", "code"),
    [
        ("place red-1 stoves", {}, ""),
        ("place helper-1 stoves", {}, ""),
        ("place blue-1 stoves", {}, "not-yours"),
        ("place red-1 storage-3", {}, "zone-full-tiles"),
        ("place red-1 stoves", {"event": "E17"}, "event-closed"),
        ("place helper-1 market", {"event": "E11"}, "event-late"),
        ("place helper-1 market", {"event": "E10"}, "event-absent"),
        ("place red-1 market", {"unpaid": ["red-1"]}, "target-unpaid"),
        ("place helper-2 market", {}, "target-reserve"),
        ("place yellow-1 market", {}, "target-box"),
        ("place red-1 cellar", {}, "target-zone"),
        ("place red-1 market", {"phase": "prep"}, "phase-prep"),
    ],
)
def test_placing_needs_an_own_or_common_timer_a_free_space_and_no_ban(
    text: str, facts: dict[str, Any], code: str
) -> None:
    position = kitchen(**facts)

    if code:
        assert reason(refused(position, RED, text)) == code
    else:
        play(position, RED, text)


@rule("KR-DEC-10")
def test_a_spent_timer_is_placed_again_on_its_own_space_and_the_market_is_never_full() -> None:
    position = kitchen()
    play(position, RED, "place red-1 maitre")
    for seat, timer in (
        (RED, "red-2"),
        (BLUE, "blue-1"),
        (BLUE, "blue-2"),
        (GREEN, "green-1"),
        (GREEN, "helper-1"),
    ):
        play(position, seat, f"place {timer} market")
    assert reason(refused(position, GREEN, "place green-2 maitre")) == "zone-full"
    assert reason(refused(position, RED, "place red-1 maitre")) == "timer-running"
    at(position, SAND)
    play(position, RED, "place red-1 maitre")
    at(position, BELL)
    assert reason(refused(position, RED, "place red-2 market")) == "phase-bell"


@rule("KR-DEC-11")
def test_a_spent_timer_on_a_space_is_taken_off() -> None:
    position = kitchen()
    play(position, RED, "place red-1 maitre")
    assert reason(refused(position, RED, "remove red-1")) == "timer-running"
    assert reason(refused(position, RED, "remove red-2")) == "target-off"
    at(position, SAND)
    assert reason(refused(position, BLUE, "remove red-1")) == "not-yours"

    play(position, RED, "remove red-1")

    assert (state_of(position, "red-1"), spaces(position, "maitre")) == ("available", ("",))


# Effects.


@pytest.mark.parametrize(
    ("zone", "text", "facts"),
    [
        pytest.param("maitre", "welcome", {}, marks=rule("KR-DEC-12")),
        pytest.param("maitre", "suggest 1 2", {"slots": ["O01", "O02"]}, marks=rule("KR-DEC-13")),
        pytest.param("waiters", "take-order O01", {"slots": ["O01"]}, marks=rule("KR-DEC-14")),
        pytest.param("waiters", "serve O05", STEAK, marks=rule("KR-DEC-15")),
        pytest.param("market", "buy meat 2 3", {}, marks=rule("KR-DEC-16")),
        pytest.param("market", "buy-ordinary 1 1 1", {}, marks=rule("KR-DEC-17")),
        pytest.param("market", "buy-special 1 1", {}, marks=rule("KR-DEC-18")),
        pytest.param("storage-1", "take meat O05.1", STEAK, marks=rule("KR-DEC-19")),
        pytest.param("stoves", "cook O05.1", STEAK, marks=rule("KR-DEC-20")),
        pytest.param("spices", "spice white O05.1", STEAK, marks=rule("KR-DEC-21")),
        pytest.param("office", "rehire blue-2", {"unpaid": ["blue-2"]}, marks=rule("KR-DEC-22")),
        pytest.param("office", "upgrade U1", {"upgrades": ["U1"]}, marks=rule("KR-DEC-23")),
        pytest.param("office", "repair stoves", {"event": "E03"}, marks=rule("KR-DEC-24")),
        pytest.param("sink", "wash 1 1 0 1", {}, marks=rule("KR-DEC-25")),
    ],
)
def test_an_effect_belongs_to_its_zone_and_to_action_and_finish(
    zone: str, text: str, facts: dict[str, Any]
) -> None:
    facts = {"coins": 90, **facts}
    assert reason(refused(kitchen(phase="prep", **facts), RED, text)) == "phase-prep"
    elsewhere = kitchen(**facts)
    assert reason(refused(elsewhere, RED, text)).startswith("not-current")
    play(elsewhere, BLUE, f"place blue-1 {zone}")
    assert reason(refused(elsewhere, RED, text)).startswith("not-current")  # somebody else's stay
    for timer, other in (("red-1", "maitre"), ("red-2", "stoves"), ("helper-1", "sink")):
        if other != zone:
            play(elsewhere, RED, f"place {timer} {other}")
            assert reason(refused(elsewhere, RED, text)).startswith("not-current")

    during = kitchen(**facts)
    play(during, RED, f"place red-1 {zone}", text)
    after = kitchen(t=BELL - 1, **facts)
    play(after, RED, f"place red-1 {zone}")
    at(after, BELL)
    assert text in offers(after, RED)
    play(after, RED, text)


@pytest.mark.parametrize(
    ("zone", "text", "facts", "code"),
    [
        pytest.param(
            "maitre",
            "welcome",
            {"slots": [f"O0{n}" for n in range(1, 6)]},
            "no-slot",
            marks=rule("KR-DEC-12"),
        ),
        pytest.param("maitre", "suggest 1 2", {"slots": ["O01"]}, "target-slots", marks=rule("KR-DEC-13")),
        pytest.param("maitre", "suggest 1 1", {"slots": ["O01"]}, "target-slots", marks=rule("KR-DEC-13")),
        pytest.param("maitre", "suggest 1", {"event": "E23"}, "event-suggest", marks=rule("KR-DEC-13")),
        pytest.param(
            "waiters", "take-order O02", {"slots": ["O01"]}, "target-order", marks=rule("KR-DEC-14")
        ),
        pytest.param(
            "waiters", "take-order O01 larger", {"slots": ["O01"]}, "size-wish", marks=rule("KR-DEC-14")
        ),
        pytest.param("waiters", "serve O05", WITHOUT_PLATE, "no-plate-serve", marks=rule("KR-DEC-15")),
        pytest.param("waiters", "serve O06", STEAK, "not-yours-order", marks=rule("KR-DEC-15")),
        pytest.param("market", "buy meat 5", {"coins": 0}, "no-coins", marks=rule("KR-DEC-16")),
        pytest.param("market", "buy meat 5", {"stock": {"meat": 0}}, "no-stock", marks=rule("KR-DEC-16")),
        pytest.param("market", "buy meat 3 3", {}, "amount-lot", marks=rule("KR-DEC-16")),
        pytest.param("market", "buy meat 2 0 3", {}, "target-storage", marks=rule("KR-DEC-16")),
        pytest.param("market", "buy-ordinary 2 2", {}, "amount-cubes", marks=rule("KR-DEC-17")),
        pytest.param(
            "market", "buy-ordinary 3", {"stock": {"white": 2}}, "no-stock-cubes", marks=rule("KR-DEC-17")
        ),
        pytest.param("market", "buy-special 2", {"coins": 0}, "no-coins", marks=rule("KR-DEC-18")),
        pytest.param("market", "buy-special 1", {}, "amount-cubes", marks=rule("KR-DEC-18")),
        pytest.param(
            "storage-1",
            "take meat O05.1",
            {**STEAK, "storages": {1: {}}},
            "no-stock-storage",
            marks=rule("KR-DEC-19"),
        ),
        pytest.param(
            "storage-1",
            "take meat O05.1",
            {"held": {RED: [order("O05", dish(row=1))]}},
            "plate-cooked",
            marks=rule("KR-DEC-19"),
        ),
        pytest.param(
            "storage-1",
            "take meat O05.1",
            {"held": {RED: [order("O05", served=True)]}},
            "order-served",
            marks=rule("KR-DEC-19"),
        ),
        pytest.param(
            "storage-1",
            "take meat O05.1",
            {"held": {BLUE: [order("O05")]}},
            "not-yours-dish",
            marks=rule("KR-DEC-19"),
        ),
        pytest.param(
            "stoves",
            "cook O05.1",
            {"held": {RED: [order("O05", dish(row=3))]}},
            "row",
            marks=rule("KR-DEC-20"),
        ),
        pytest.param(
            "stoves",
            "cook O05.1",
            {"held": {RED: [order("O05", served=True)]}},
            "order-served",
            marks=rule("KR-DEC-20"),
        ),
        pytest.param(
            "spices",
            "spice white O05.1",
            {**STEAK, "bag": {"red": 1}},
            "no-stock-bag",
            marks=rule("KR-DEC-21"),
        ),
        pytest.param(
            "spices",
            "spice white O05.1",
            {"held": {RED: [order("O05", served=True)]}},
            "order-served",
            marks=rule("KR-DEC-21"),
        ),
        pytest.param("office", "rehire blue-2", {}, "target-rehire", marks=rule("KR-DEC-22")),
        pytest.param(
            "office", "rehire blue-2", {"unpaid": ["blue-2"], "coins": 1}, "no-coins", marks=rule("KR-DEC-22")
        ),
        pytest.param("office", "upgrade U4", {"upgrades": ["U1"]}, "target-upgrade", marks=rule("KR-DEC-23")),
        pytest.param(
            "office", "upgrade U1", {"upgrades": ["U1"], "coins": 1}, "no-coins", marks=rule("KR-DEC-23")
        ),
        pytest.param("office", "repair sink", {"event": "E03"}, "target-repair", marks=rule("KR-DEC-24")),
        pytest.param(
            "office", "repair stoves", {"event": "E03", "coins": 1}, "no-coins", marks=rule("KR-DEC-24")
        ),
        pytest.param("sink", "wash 1 1", {}, "amount-wash", marks=rule("KR-DEC-25")),
        pytest.param("sink", "wash 2 1", {}, "no-stock-plates", marks=rule("KR-DEC-25")),
    ],
)
def test_an_effect_is_refused_with_its_reason(zone: str, text: str, facts: dict[str, Any], code: str) -> None:
    position = kitchen(**{"coins": 90, **facts})
    play(position, RED, f"place red-1 {zone}")

    assert reason(refused(position, RED, text)) == code


@pytest.mark.parametrize(
    ("zone", "text", "more", "facts"),
    [
        pytest.param(
            "waiters", "take-order O01", "take-order O02", {"slots": ["O01", "O02"]}, marks=rule("KR-DEC-14")
        ),
        pytest.param(
            "waiters",
            "serve O05",
            "serve O06",
            {"held": {RED: [order("O05"), order("O06")]}},
            marks=rule("KR-DEC-15"),
        ),
        pytest.param("market", "buy meat 5", "buy-special 2", {}, marks=rule("KR-DEC-16")),
        pytest.param("market", "buy-ordinary 3", "buy meat 5", {}, marks=rule("KR-DEC-17")),
        pytest.param("market", "buy-special 2", "buy-ordinary 3", {}, marks=rule("KR-DEC-18")),
        pytest.param("stoves", "cook O05.1", "cook O05.1", STEAK, marks=rule("KR-DEC-20")),
        pytest.param(
            "office",
            "rehire blue-1",
            "rehire blue-2",
            {"unpaid": ["blue-1", "blue-2"]},
            marks=rule("KR-DEC-22"),
        ),
        pytest.param(
            "office", "upgrade U1", "upgrade U2", {"upgrades": ["U1", "U2"]}, marks=rule("KR-DEC-23")
        ),
        pytest.param(
            "office",
            "repair stoves",
            "upgrade U1",
            {"event": "E03", "upgrades": ["U1"]},
            marks=rule("KR-DEC-24"),
        ),
        pytest.param("sink", "wash 1 1 1", "wash 0 0 0 1", {}, marks=rule("KR-DEC-25")),
    ],
)
def test_an_effect_is_used_once_per_placement(zone: str, text: str, more: str, facts: dict[str, Any]) -> None:
    position = kitchen(**{"coins": 90, **facts})
    play(position, RED, f"place red-1 {zone}", text)

    assert reason(refused(position, RED, more)).startswith("used")


@rule("KR-DEC-12", "KR-DEC-13")
def test_welcome_is_one_card_per_decision_up_to_the_limit_and_excludes_suggest() -> None:
    position = kitchen(slots=["O01"])
    play(position, RED, "place red-1 maitre", "welcome")
    assert reason(refused(position, RED, "suggest 1")) == "mode-welcomed"
    play(position, RED, "welcome")
    assert reason(refused(position, RED, "welcome")) == "used-welcome"

    other = kitchen(slots=["O01", "O02", "O03"])
    play(other, RED, "place red-1 maitre")
    assert reason(refused(other, RED, "suggest 1 2 3")) == "amount-suggest"
    play(other, RED, "suggest 3")
    assert reason(refused(other, RED, "welcome")) == "mode-suggested"
    assert reason(refused(other, RED, "suggest 1")) == "used-suggest"
