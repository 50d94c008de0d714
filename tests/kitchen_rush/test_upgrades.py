"""The four Upgrades (KR-FX-30…34, -65, KR-CARD-13, -14)."""

from __future__ import annotations

import pytest

from demitasse.games.kitchen_rush.events import SalariesPaid
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from tests.kitchen_rush.build import BOX, at, in_storage, kitchen, offers, play, refused, ring, state_of
from tests.playing import only, rule

RED, BLUE, GREEN = range(3)
SAND = 30_000


def spaces(position: KitchenRushPosition, zone: str) -> tuple[str, ...]:
    return next(it.spaces for it in position.view(None).zones if it.id == zone)


def bought(id: str, **facts: int) -> KitchenRushPosition:
    position = kitchen(coins=90, upgrades=[id], **facts)  # type: ignore[arg-type]
    play(position, RED, "place red-1 office", f"upgrade {id}")
    return position


@rule("KR-FX-30", "KR-FX-65", "KR-CARD-13", "KR-CARD-14")
def test_plates_come_into_the_sink_and_must_be_washed() -> None:
    before = kitchen()
    assert before.aside == (1, 1, 1, 1)

    position = bought("U1")

    assert (position.aside, position.sink) == ((0, 0, 0, 0), tuple(it + 1 for it in before.sink))
    assert position.rack == before.rack
    play(position, BLUE, "place blue-1 sink", "wash 0 0 1 2")
    assert position.rack == (*before.rack[:2], before.rack[2] + 1, before.rack[3] + 2)


@rule("KR-FX-31", "KR-FX-65")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_extra_stove_takes_the_lock_off(seats: int) -> None:
    assert spaces(kitchen(seats=seats), "stoves").count("locked") == 1

    position = bought("U2", seats=seats)

    stoves = spaces(position, "stoves")
    assert (stoves.count("locked"), stoves.count("")) == (0, 4 + (seats > 2) + (seats > 3))


@rule("KR-FX-31", "KR-FX-33")
def test_an_upgrade_lifts_its_own_lock_only() -> None:
    stove, storage = bought("U2"), bought("U4")

    assert spaces(stove, "storage-3") == ("locked", "locked")
    assert spaces(storage, "stoves").count("locked") == 1
    keys = kitchen(seats=2, coins=9, event="E07", upgrades=["U4"])
    play(keys, RED, "place red-1 office", "upgrade U4")
    assert spaces(keys, "storage-1") == ("locked", "")  # an event's lock stays


@rule("KR-FX-32", "KR-FX-65")
@pytest.mark.parametrize(("seats", "helper"), [(1, "helper-1"), (2, "helper-2"), (4, "helper-2")])
def test_the_helper_of_the_upgrades_comes_into_play_at_once_for_everybody(seats: int, helper: str) -> None:
    assert state_of(kitchen(seats=seats), helper) == "reserve"

    position = bought("U3", seats=seats)

    assert state_of(position, helper) == "available"
    for seat in range(seats):
        assert f"place {helper} market" in offers(position, seat)
    assert helper in only(ring(position), SalariesPaid)[0].timers


@rule("KR-FX-33", "KR-FX-65")
def test_the_locked_storage_becomes_active_with_its_tokens() -> None:
    before = kitchen()
    assert refused(before, BLUE, "place blue-1 storage-3").rule == "KR-TIMER-10"
    assert in_storage(before, 3)["meat"] == 4

    position = bought("U4")

    assert in_storage(position, 3) == in_storage(before, 3)
    assert position.view(None).storages[2].active
    play(position, BLUE, "place blue-1 storage-3")
    play(position, GREEN, "place green-1 market", "buy meat 0 0 5")


@rule("KR-FX-34")
@pytest.mark.parametrize(("id", "cost"), [("U1", 2), ("U2", 2), ("U3", 4), ("U4", 4)])
def test_an_upgrade_costs_its_coins_is_bought_once_and_replaced(id: str, cost: int) -> None:
    position = kitchen(coins=cost, upgrades=[id])
    deck = position.upgrade_deck
    poor = kitchen(coins=cost - 1, upgrades=[id])
    play(poor, RED, "place red-1 office")
    assert refused(poor, RED, f"upgrade {id}").rule == "KR-RULING-66"

    play(position, RED, "place red-1 office", f"upgrade {id}")

    assert position.coins == 0
    assert (position.view(None).bought, position.upgrade_deck) == ((id,), deck[1:])
    assert position.view(None).upgrades == (BOX.upgrade_ids[deck[0]],)
    at(position, SAND)
    position.coins = 9
    play(position, RED, "place red-1 office")
    assert refused(position, RED, f"upgrade {id}").rule == "KR-OFFICE-05"
