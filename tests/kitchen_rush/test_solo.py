"""Alone in the kitchen (KR-SOLO)."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.kitchen_rush.events import BillPaid, PrestigeDrawn, SalariesPaid
from demitasse.kernel.errors import BadOptions
from tests.kitchen_rush.build import (
    BOX,
    at,
    goods_on,
    kitchen,
    new_play,
    offers,
    order,
    play,
    refused,
    ring,
    state_of,
)
from tests.playing import only, rule


@rule("KR-SOLO-01")
def test_the_player_has_four_timers() -> None:
    position = kitchen(seats=1, coins=12)
    own = [timer.id for timer in position.view(None).timers if timer.owner == 0]
    assert own == ["red-1", "red-2", "blue-1", "blue-2"]

    for timer in own:
        play(position, 0, f"place {timer} market")

    (paid,) = only(ring(position), SalariesPaid)
    assert (len(paid.timers), paid.coins) == (4, 12)


@rule("KR-SOLO-02", "KR-SOLO-03")
def test_no_helper_is_available_and_one_lies_beside_the_upgrades() -> None:
    position = kitchen(seats=1)

    assert [(it.id, it.state) for it in position.view(None).timers if it.owner < 0] == [
        ("helper-1", "reserve")
    ]
    assert refused(position, 0, "place helper-1 market").rule == "KR-SETUP-11"
    assert state_of(position, "helper-2") == "box"


@rule("KR-SOLO-03", "KR-SOLO-04")
def test_the_only_helper_comes_by_the_upgrade() -> None:
    position = kitchen(seats=1, coins=4, upgrades=["U3"])
    play(position, 0, "place red-1 office", "upgrade U3")

    play(position, 0, "place helper-1 market")

    assert refused(position, 0, "place helper-2 market").rule == "KR-SETUP-12"
    assert "upgrade U3" not in offers(position, 0)


@rule("KR-SOLO-05", "KR-SOLO-06")
@pytest.mark.parametrize(
    ("options", "seconds"), [({}, 300), ({"solo_clock": 300}, 300), ({"solo_clock": 270}, 270)]
)
def test_the_phase_clock_is_five_minutes_or_harder_four_and_a_half(
    options: dict[str, Any], seconds: int
) -> None:
    position = kitchen(seats=1, coins=90, **options)
    at(position, 1000 * seconds - 1)
    assert position.phase == "action"

    at(position, 1000 * seconds)

    assert position.round == 2
    if seconds == 270:
        with pytest.raises(BadOptions):
            new_play(2, **options)


@rule("KR-SOLO-07")
@pytest.mark.parametrize("goal", BOX.goal_ids)
def test_victory_conditions_are_those_for_two(goal: str) -> None:
    alone, two = (new_play(seats, goal=goal).view(None).goal_lines for seats in (1, 2))

    assert [(line.what, line.wanted) for line in alone] == [(line.what, line.wanted) for line in two]
    entry = BOX.goals[BOX.goal_ids.index(goal)]
    assert {line.what: line.wanted for line in alone}["orders"] == entry.orders.two


@rule("KR-SOLO-08")
def test_cards_that_speak_of_players_are_read_for_two() -> None:
    bill = kitchen(seats=1, coins=12 + 5)
    bill.event_deck = (BOX.event_ids.index("E22"),)
    assert only(ring(bill), BillPaid) == [BillPaid(2, 0)]

    burners = kitchen(seats=1, event="E04")
    (stoves,) = [zone.spaces for zone in burners.view(None).zones if zone.id == "stoves"]
    assert stoves.count("malfunction") == 1

    star = kitchen(seats=1, coins=90, prestige=2, prestige_before=1)
    assert len(only(ring(star), PrestigeDrawn)) == 1


@rule("KR-SOLO-09")
def test_a_purchase_ends_a_stay_in_the_storage_alone_too() -> None:
    position = kitchen(seats=1, coins=1, storages={1: {}}, held={0: [order("O05")]})
    play(position, 0, "place red-1 storage-1", "place red-2 market", "buy meat 5")
    assert refused(position, 0, "take meat O05.1").rule == "KR-STORAGE-09"

    play(position, 0, "place blue-1 storage-1", "take meat O05.1")

    assert goods_on(position, 0, "O05.1") == {"meat": 1}
