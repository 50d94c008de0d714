"""The time model of the rules: phases, sand, moments, and how records are judged (KR-TIME-01…11)."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import demitasse.games.kitchen_rush
import demitasse.kernel
from demitasse.games.kitchen_rush.events import (
    BanEnded,
    Bell,
    TimerSpent,
)
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.kernel.errors import Illegal
from demitasse.kernel.play import CLOCK, Play
from tests.kitchen_rush.build import (
    KITCHEN,
    all_ready,
    at,
    kitchen,
    play,
    random_play,
    ring,
    state_of,
    zone_of,
)
from tests.playing import rule

RED, BLUE, GREEN = range(3)
SAND, MINUTE, BELL = 30_000, 60_000, 240_000


def spaces(position: KitchenRushPosition, zone: str) -> tuple[str, ...]:
    return next(it.spaces for it in position.view(None).zones if it.id == zone)


def a_play(seats: int = 2, **options: Any) -> Play:
    return Play(KITCHEN, KITCHEN.checked(options, seats), people=["Ana", "Bo", "Cleo"][:seats], seed=4)


def choose(table: Play, seat: int, text: str, moment: int = 0) -> None:
    table.choose(seat, KITCHEN.notation.parse(text), moment)


def begun(seats: int = 2, **options: Any) -> Play:
    table = a_play(seats, **options)
    for seat in range(seats):
        choose(table, seat, "ready")
    return table


# Constants and state.


@rule("KR-TIME-01")
@pytest.mark.parametrize(
    ("seats", "facts", "phase_ms"),
    [
        (2, {}, 240_000),
        (4, {}, 240_000),
        (1, {}, 300_000),
        (1, {"solo_clock": 270}, 270_000),
        (3, {"event": "E24"}, 210_000),
    ],
)
def test_time_is_in_milliseconds_and_starts_anew_with_every_action_phase(
    seats: int, facts: dict[str, Any], phase_ms: int
) -> None:
    position = kitchen(seats=seats, coins=90, **facts)
    play(position, RED, "place red-1 market")

    assert (position.view(None).bell - position.began, position.timer_ms) == (phase_ms, 30_000)
    assert position.ends[0] == position.began + 30_000
    ring(position)
    all_ready(position)
    assert position.clock == position.began  # t is 0 again
    assert position.round_ms == position.phase_ms


@rule("KR-TIME-02")
def test_phases_follow_one_another_and_only_the_action_phase_has_a_clock() -> None:
    seen: list[tuple[int, str]] = []
    for position, _ in random_play(3, 5, events=True):
        if not seen or seen[-1] != (position.round, position.phase):
            seen.append((position.round, position.phase))
        if position.phase != "action":
            assert position.due is None
            before = position.state()
            assert list(position.advance(position.clock + 10**6)) == []
            assert position.state() == before
    order_of = ["prep", "action", "finish", "salary", "bonus", "over"]
    places = [(round, order_of.index(phase)) for round, phase in seen]

    assert places == sorted(places)
    assert [round for round, phase in seen if phase == "action"] == [1, 2, 3, 4]
    assert seen[-1] == (4, "over")


@rule("KR-TIME-03")
def test_neither_the_rules_nor_the_kernel_read_a_clock() -> None:
    forbidden = {"time", "datetime", "threading", "asyncio", "random", "sched"}
    for package in (demitasse.games.kitchen_rush, demitasse.kernel):
        for file in sorted(Path(str(package.__file__)).parent.glob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Import):
                    assert not {name.name.split(".")[0] for name in node.names} & forbidden, file
                if isinstance(node, ast.ImportFrom):
                    assert str(node.module).split(".")[0] not in forbidden, file

    position = kitchen()
    play(position, RED, "place red-1 market")
    assert position.clock == position.began  # nothing passes until it is told


@rule("KR-TIME-04")
def test_rows_are_numbered_without_gaps_and_their_moments_never_go_back() -> None:
    table = begun(seats=2)
    choose(table, 0, "place red-1 market", 1_000)
    choose(table, 1, "place blue-1 storage-1", 1_000)
    choose(table, 0, "place red-2 maitre", 40_000)
    table.advance(BELL + 5_000)
    assert table.position.seats_to_act == (0, 1)  # to finish
    choose(table, 1, "done", BELL + 9_000)
    choose(table, 0, "done", BELL + 9_500)

    assert [row.seq for row in table.rows] == list(range(len(table.rows)))
    moments = [row.at for row in table.rows]
    assert moments == sorted(moments)
    assert [row.at for row in table.rows if row.do == "ready"] == [0, 0]
    assert [row.at for row in table.rows if row.do == "done"] == [BELL, BELL]  # the time stands still
    assert [(row.seat, row.do) for row in table.rows if row.seat != CLOCK][2:4] == [
        (0, "place red-1 market"),
        (1, "place blue-1 storage-1"),
    ]


@rule("KR-TIME-05")
def test_sand_is_computed_from_when_a_timer_was_flipped() -> None:
    position = kitchen(t=7_000)
    play(position, RED, "place red-1 maitre")
    ends = position.ends

    for moment, state in ((7_000, "running"), (36_999, "running"), (37_000, "spent"), (200_000, "spent")):
        twin = position.copy()
        at(twin, moment)
        assert state_of(twin, "red-1") == state
        assert twin.ends == ends  # nothing is counted down
    shown = next(timer for timer in position.view(None).timers if timer.id == "red-1")
    assert (shown.since - position.began, shown.until - position.began) == (7_000, 37_000)


@rule("KR-TIME-06")
def test_a_space_is_left_only_by_placing_removing_or_the_salaries() -> None:
    position = kitchen(coins=10, prestige=5)
    play(position, RED, "place red-1 maitre", "place red-2 office")
    play(position, BLUE, "place blue-1 spices")
    at(position, SAND)
    assert (spaces(position, "maitre"), spaces(position, "office")) == (("red-1",), ("red-2",))

    play(position, RED, "place red-1 market", "remove red-2")
    assert (spaces(position, "maitre"), spaces(position, "office")) == (("",), ("",))
    at(position, BELL)
    assert spaces(position, "spices")[0] == "blue-1"
    while position.phase == "finish":
        play(position, position.seats_to_act[0], "done")
    for timer in ("blue-1", "red-1", "green-1", "green-2"):
        play(position, RED, f"unpaid {timer}")

    assert (state_of(position, "blue-1"), spaces(position, "spices")) == ("unpaid", ("", ""))
    assert (state_of(position, "red-1"), zone_of(position, "red-1")) == ("unpaid", "")


@rule("KR-TIME-07")
def test_a_current_action_has_zone_timer_moment_mode_and_parts() -> None:
    position = kitchen(coins=90, slots=[])
    assert [player.doing for player in position.view(None).players] == [None] * 3
    at(position, 2_000)
    play(position, RED, "place helper-1 maitre", "welcome")
    doing = position.view(None).players[RED].doing
    assert doing is not None
    assert (doing.zone, doing.timer, doing.since - position.began, doing.parts) == (
        "maitre",
        "helper-1",
        2_000,
        (1, 0),
    )

    play(position, RED, "place red-1 market")
    replaced = position.view(None).players[RED].doing
    assert replaced is not None
    assert (replaced.zone, replaced.parts) == ("market", (0, 0))
    at(position, BELL)
    assert position.view(None).players[RED].doing == replaced
    play(position, RED, "done")
    assert position.view(None).players[RED].doing is None


# Processing.


@rule("KR-TIME-08")
def test_a_record_is_judged_after_what_is_due_and_a_rejected_one_leaves_no_trace() -> None:
    table = begun()
    choose(table, 0, "place red-1 maitre", 1_000)
    rows = len(table.rows)

    with pytest.raises(Illegal):
        choose(table, 1, "place blue-1 maitre", 32_000)

    assert [(row.seat, row.at) for row in table.rows[rows:]] == [(CLOCK, 31_000)]  # sand that ran out
    position = table.position
    assert isinstance(position, KitchenRushPosition)
    assert (state_of(position, "blue-1"), position.doing[1]) == ("available", ())
    choose(table, 0, "place red-1 maitre", 32_000)  # spent by then


@rule("KR-TIME-09")
def test_what_is_due_at_one_moment_comes_as_timers_then_bans_then_the_bell() -> None:
    position = kitchen(event="E11", coins=90, t=SAND)
    play(position, GREEN, "place green-1 market")
    play(position, RED, "place red-2 maitre", "place red-1 market")

    events = at(position, MINUTE)

    assert [
        (type(event).__name__, getattr(event, "timer", getattr(event, "what", ""))) for event in events[:3]
    ] == [
        ("TimerSpent", "red-1"),
        ("TimerSpent", "red-2"),
        ("TimerSpent", "green-1"),
    ]
    assert isinstance(events[3], BanEnded)
    at(position, BELL - SAND)
    play(position, RED, "place red-1 storage-1")
    last = at(position, BELL)
    assert [type(event) for event in last[:2]] == [TimerSpent, Bell]


@rule("KR-TIME-09")
def test_a_long_step_does_the_same_as_many_short_ones() -> None:
    def start() -> KitchenRushPosition:
        position = kitchen(event="E17", coins=90, unpaid=["blue-2"])
        play(position, RED, "place red-1 office", "rehire blue-2", "place red-2 market")
        return position

    once, often = start(), start()
    events = at(once, BELL)
    piecewise = [event for t in range(0, BELL + 1, 500) for event in at(often, t)]

    assert (events, once.state()) == (piecewise, often.state())


@rule("KR-TIME-10", "KR-TIME-20")
def test_an_input_at_the_bell_or_later_is_judged_after_it() -> None:
    table = begun()
    choose(table, 0, "place red-1 market", BELL - 1)
    with pytest.raises(Illegal) as refusal:
        choose(table, 0, "place red-2 market", BELL)

    assert refusal.value.rule == "KR-BELL-02"
    assert table.rows[-1].seat == CLOCK
    choose(table, 0, "buy meat 5", BELL + 10)
    assert table.rows[-1].at == BELL


@rule("KR-TIME-11")
def test_of_two_records_of_one_moment_the_first_number_wins() -> None:
    table = begun()
    choose(table, 1, "place blue-1 maitre", 500)
    with pytest.raises(Illegal) as refusal:
        choose(table, 0, "place red-1 maitre", 500)

    assert refusal.value.rule == "KR-TIMER-09"
    assert [(row.at, row.seat) for row in table.rows[-1:]] == [(500, 1)]
