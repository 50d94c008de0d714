"""What happens by itself, and what is possible when (KR-TIME-12…21, -41)."""

from __future__ import annotations

from demitasse.games.kitchen_rush.events import (
    BanEnded,
    Bell,
    Ended,
    SalariesPaid,
    SeatDone,
    TimerBack,
    TimerSpent,
)
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from tests.kitchen_rush.build import (
    BOX,
    at,
    dish,
    in_storage,
    kitchen,
    offers,
    order,
    play,
    random_play,
    refused,
    ring,
    state_of,
)
from tests.playing import only, rule

RED, BLUE, GREEN = range(3)
SAND, MINUTE, BELL = 30_000, 60_000, 240_000


def spaces(position: KitchenRushPosition, zone: str) -> tuple[str, ...]:
    return next(it.spaces for it in position.view(None).zones if it.id == zone)


# Derived events.


@rule("KR-TIME-12", "KR-TIME-18")
def test_sand_that_runs_out_makes_a_timer_spent_or_brings_a_rehired_one_back() -> None:
    position = kitchen(coins=9, unpaid=["blue-2"])
    play(position, RED, "place red-1 office", "rehire blue-2")
    at(position, SAND - 1)
    assert (state_of(position, "red-1"), state_of(position, "blue-2")) == ("running", "running")
    assert "place blue-2 market" not in offers(position, BLUE)

    events = at(position, SAND)

    assert only(events, TimerSpent) == [TimerSpent("red-1", "office")]
    assert only(events, TimerBack) == [TimerBack("blue-2")]
    assert (state_of(position, "red-1"), state_of(position, "blue-2")) == ("spent", "available")
    assert "place blue-2 market" in offers(position, BLUE)


@rule("KR-TIME-13")
def test_the_bell_freezes_time_and_timers() -> None:
    position = kitchen(t=BELL - 10_000)
    play(position, RED, "place red-1 storage-1")

    assert only(at(position, BELL + 99_000), Bell) == [Bell(1)]

    assert (position.phase, position.clock - position.began) == ("finish", BELL)
    assert at(position, BELL + 10**6) == []
    assert (state_of(position, "red-1"), position.clock - position.began) == ("running", BELL)


@rule("KR-TIME-14")
def test_seats_without_an_unfinished_effect_are_done_at_the_bell_or_when_it_is_used() -> None:
    position = kitchen(t=BELL - 10_000, coins=90)
    play(position, RED, "place red-1 market", "buy meat 5")
    play(position, BLUE, "place blue-1 market")

    assert only(at(position, BELL), SeatDone) == [SeatDone(RED), SeatDone(GREEN)]
    assert position.seats_to_act == (BLUE,)
    assert only(play(position, BLUE, "buy meat 5"), SeatDone) == [SeatDone(BLUE)]


@rule("KR-TIME-15", "KR-DEC-40")
def test_once_all_are_done_check_salaries_and_bonus_follow_without_input() -> None:
    position = kitchen(
        t=BELL - 10_000, coins=90, prestige=2, prestige_before=3, cards=["P5"], held={GREEN: [order("O01")]}
    )
    play(position, RED, "place red-1 storage-1")
    at(position, BELL)

    events = play(position, RED, "done")

    names = [type(event).__name__ for event in events]
    assert names == ["SeatDone", "OrderFailed", "SalariesPaid", "PrestigeReturned", "RoundBegan"]
    assert (position.phase, position.round) == ("prep", 2)


@rule("KR-TIME-16")
def test_the_game_is_lost_below_minus_four_and_judged_at_the_end() -> None:
    lost = kitchen(coins=90, prestige=-4, held={RED: [order("O01")]})
    events = ring(lost)
    assert (events[-1], only(events, SalariesPaid)) == (Ended("disgraced", 0), [])

    won = kitchen(
        goal="easy", round=4, coins=90, prestige=9, served=[(id, 1, 0) for id in BOX.order_ids[:18]]
    )
    assert ring(won)[-1] == Ended("won", 1)
    assert ring(kitchen(goal="easy", round=4, coins=90, prestige=9))[-1] == Ended("missed", 0)


@rule("KR-TIME-41")
def test_a_ban_ends_by_itself_and_the_placements_become_legal() -> None:
    for event, text, what in (
        ("E11", "place helper-1 market", "helper-1"),
        ("E17", "place red-1 stoves", "stoves"),
    ):
        position = kitchen(event=event)
        assert position.due == position.began + MINUTE
        at(position, MINUTE - 1)
        assert text not in offers(position, RED)

        events = at(position, MINUTE)

        assert only(events, BanEnded) == [BanEnded(what)]
        assert text in offers(position, RED)


# What is possible when.


@rule("KR-TIME-17", "KR-TIME-21")
def test_what_is_legal_changes_only_with_choices_and_derived_events() -> None:
    changes = 0
    for position, _ in random_play(3, 4, events=True):
        if position.due is None:
            continue
        legal = [position.choices(seat) for seat in range(3)]
        just_before, then = position.copy(), position.copy()
        assert list(just_before.advance(position.due - 1)) == []
        just_before.offered = None
        assert [just_before.choices(seat) for seat in range(3)] == legal
        assert list(then.advance(position.due)) != []
        changes += [then.choices(seat) for seat in range(3)] != legal
    assert changes > 20


@rule("KR-TIME-18")
def test_when_its_sand_has_run_out_a_timer_can_be_placed_and_removed_by_its_owner_or_all() -> None:
    position = kitchen()
    play(position, RED, "place red-1 maitre", "place helper-1 sink")
    moves = {"place red-1 market", "remove red-1", "place helper-1 market", "remove helper-1"}
    at(position, SAND - 1)
    assert not moves & set(offers(position, RED))

    at(position, SAND)

    assert moves <= set(offers(position, RED))
    assert moves & set(offers(position, BLUE)) == {"place helper-1 market", "remove helper-1"}


@rule("KR-TIME-19")
def test_placing_blocks_the_space_frees_the_old_one_and_changes_what_can_be_done() -> None:
    position = kitchen(held={RED: [order("O05")]}, slots=["O01"])
    play(position, RED, "place red-1 storage-1")
    at(position, SAND)
    assert offers(position, RED, "take") != []

    play(position, RED, "place red-1 maitre")

    assert (spaces(position, "storage-1"), spaces(position, "maitre")) == (("", ""), ("red-1",))
    assert offers(position, RED, "take") == []
    assert offers(position, RED, "suggest") == ["suggest 1"]
    assert refused(position, BLUE, "place blue-1 maitre").rule == "KR-TIMER-09"


@rule("KR-TIME-20")
def test_at_the_bell_timers_and_late_plates_stay_and_open_actions_go_on() -> None:
    position = kitchen(t=BELL - SAND, held={RED: [order("O05"), order("O01", dish(plate=None))]})
    play(position, RED, "place red-1 storage-1")
    at(position, BELL - 1)
    before = {text.split()[0] for text in offers(position, RED)}
    assert before == {"take", "place", "plate"}

    at(position, BELL)

    assert {text.split()[0] for text in offers(position, RED)} == {"take", "done"}
    meat = in_storage(position, 1)["meat"]
    play(position, RED, "take meat O05.1")
    assert in_storage(position, 1)["meat"] == meat - 1


@rule("KR-TIME-21")
def test_the_next_change_is_the_first_of_sand_ban_and_bell() -> None:
    position = kitchen(event="E17")
    next_changes = [position.due]
    play(position, RED, "place red-1 market")
    next_changes.append(position.due)
    at(position, SAND)
    next_changes.append(position.due)
    at(position, MINUTE)
    next_changes.append(position.due)
    at(position, BELL - 10_000)
    play(position, RED, "place red-2 market")
    next_changes.append(position.due)

    began = position.began
    assert [moment - began for moment in next_changes if moment is not None] == [
        MINUTE,
        SAND,
        MINUTE,
        BELL,
        BELL,
    ]
