"""Office and Sink: hire again, improve, repair, wash (KR-OFFICE, KR-SINK, KR-RULING-58…69)."""

from __future__ import annotations

import pytest

from demitasse.games.kitchen_rush.events import SalariesPaid, TimerBack, UpgradeTurned
from tests.kitchen_rush.build import (
    BOX,
    all_ready,
    at,
    bring,
    dish,
    in_storage,
    kitchen,
    offers,
    order,
    perfect,
    play,
    refused,
    ring,
    spaces,
    state_of,
    zone_of,
)
from tests.playing import only, rule

RED, BLUE, GREEN = range(3)
SAND = 30_000


# Re-hiring.


@rule("KR-OFFICE-01")
@pytest.mark.parametrize("first", ["rehire blue-2", "upgrade U1", "repair stoves"])
def test_one_action_hires_again_or_improves_or_repairs(first: str) -> None:
    position = kitchen(coins=20, unpaid=["blue-2", "green-1"], event="E03", upgrades=["U1", "U2"])
    play(position, RED, "place red-1 office", first)

    for text in ("rehire green-1", "upgrade U2", "repair stoves"):
        assert refused(position, RED, text).rule == "KR-OFFICE-01"


@rule("KR-OFFICE-02", "KR-OFFICE-03", "KR-OFFICE-04")
def test_an_unpaid_timer_is_hired_again_for_two_coins_and_usable_when_its_sand_has_run_out() -> None:
    position = kitchen(coins=2, unpaid=["blue-2"], t=1000)
    play(position, RED, "place red-1 office")
    assert refused(position, RED, "rehire green-1").rule == "KR-OFFICE-02"  # it was paid

    play(position, RED, "rehire blue-2")

    (seen,) = [timer for timer in position.view(None).timers if timer.id == "blue-2"]
    assert (position.coins, seen.state, seen.zone) == (0, "running", "office")
    at(position, 1000 + SAND - 1)
    assert refused(position, BLUE, "place blue-2 market").rule == "KR-OFFICE-04"
    at(position, 1000 + SAND)
    play(position, BLUE, "place blue-2 market")


@rule("KR-RULING-58")
def test_a_timer_hired_again_stands_on_no_space_and_comes_back_by_itself() -> None:
    position = kitchen(coins=2, unpaid=["blue-2"], held={BLUE: [order("O05")]})
    play(position, BLUE, "place blue-1 storage-1")
    play(position, RED, "place red-1 office", "rehire blue-2")
    assert spaces(position, "office") == ("red-1",)
    play(position, BLUE, "take meat O05.1")  # nobody's action ended

    events = at(position, SAND)

    assert only(events, TimerBack) == [TimerBack("blue-2")]
    assert (state_of(position, "blue-2"), spaces(position, "office")) == ("available", ("red-1",))
    play(position, RED, "remove red-1")
    play(position, GREEN, "place green-1 office")


@rule("KR-RULING-59")
@pytest.mark.parametrize("timer", ["red-2", "green-2", "helper-1"])
def test_any_player_may_hire_any_unpaid_timer_again(timer: str) -> None:
    position = kitchen(coins=2, unpaid=[timer])
    play(position, BLUE, "place blue-1 office", f"rehire {timer}")
    at(position, SAND)

    assert (position.coins, state_of(position, timer)) == (0, "available")
    owner = {"red-2": RED, "green-2": GREEN, "helper-1": RED}[timer]
    play(position, owner, f"place {timer} market")
    assert zone_of(position, timer) == "market"


@rule("KR-RULING-60")
@pytest.mark.parametrize("finishing", [False, True])
@pytest.mark.parametrize("deed", ["rehire blue-2", "upgrade U3"])
def test_whoever_is_in_play_when_finishing_ends_owes_a_salary(finishing: bool, deed: str) -> None:
    unpaid = ["blue-2"] if deed.startswith("rehire") else []
    position = kitchen(coins=90, unpaid=unpaid, upgrades=["U3"], t=235_000)
    play(position, RED, "place red-1 office")
    if finishing:
        at(position, 240_000)
    events = play(position, RED, deed)
    events += ring(position)

    (paid,) = only(events, SalariesPaid)
    everybody = 6 + 1 if unpaid else 6 + 2
    assert (len(paid.timers), paid.coins) == (everybody, 3 * everybody)
    price = 2 if unpaid else 4
    assert position.coins == 90 - price - 3 * everybody  # and no old salary besides


# Upgrades.


@rule("KR-OFFICE-05", "KR-OFFICE-07", "KR-OFFICE-08")
def test_a_face_up_upgrade_is_bought_leaves_the_game_and_is_replaced() -> None:
    position = kitchen(coins=5, upgrades=["U1", "U3"])
    (next_one, last) = [BOX.upgrade_ids[card] for card in position.upgrade_deck]
    play(position, RED, "place red-1 office")
    assert refused(position, RED, f"upgrade {next_one}").rule == "KR-OFFICE-05"

    events = play(position, RED, "upgrade U3")

    assert only(events, UpgradeTurned) == [UpgradeTurned(next_one)]
    view = position.view(None)
    assert (position.coins, view.upgrades, view.bought) == (1, ("U1", next_one), ("U3",))
    assert (view.upgrades_left, last in view.upgrades) == (1, False)
    at(position, SAND)
    play(position, RED, "place red-1 office")
    assert refused(position, RED, "upgrade U3").rule == "KR-OFFICE-05"


@rule("KR-OFFICE-06", "KR-OFFICE-09", "KR-RULING-62")
def test_what_the_four_upgrades_give_at_once() -> None:
    plates = kitchen(coins=4, upgrades=["U1", "U2"])
    play(plates, RED, "place red-1 office", "upgrade U1")
    assert (plates.sink, plates.aside) == ((2, 2, 2, 2), (0, 0, 0, 0))

    stove = kitchen(coins=4, upgrades=["U1", "U2"])
    for seat, timer in ((RED, "red-2"), (BLUE, "blue-1"), (BLUE, "blue-2"), (GREEN, "green-1")):
        play(stove, seat, f"place {timer} stoves")
    assert refused(stove, GREEN, "place green-2 stoves").rule == "KR-TIMER-09"
    play(stove, RED, "place red-1 office", "upgrade U2")
    play(stove, GREEN, "place green-2 stoves")

    helper = kitchen(coins=4, upgrades=["U3", "U4"])
    play(helper, RED, "place red-1 office", "upgrade U3")
    play(helper, GREEN, "place helper-2 stoves")

    storage = kitchen(coins=5, upgrades=["U3", "U4"], held={BLUE: [order("O05")]})
    assert refused(storage, BLUE, "place blue-1 storage-3").rule == "KR-TIMER-10"
    play(storage, RED, "place red-1 office", "upgrade U4")
    play(storage, BLUE, "place blue-1 storage-3", "take meat O05.1")
    play(storage, GREEN, "place green-1 market", "buy meat 0 0 5")
    assert in_storage(storage, 3)["meat"] == 4 - 1 + 5


@rule("KR-RULING-61")
def test_the_helper_of_an_upgrade_is_available_at_once_and_paid_this_round() -> None:
    position = kitchen(coins=90, upgrades=["U3"])
    play(position, RED, "place red-1 office", "upgrade U3")
    assert state_of(position, "helper-2") == "available"

    (paid,) = only(ring(position), SalariesPaid)

    assert "helper-2" in paid.timers


@rule("KR-RULING-62")
def test_an_empty_upgrade_deck_gives_no_replacement() -> None:
    position = kitchen(coins=9, bought=["U1", "U2"], upgrades=["U3", "U4"])

    events = play(position, RED, "place red-1 office", "upgrade U4")

    assert only(events, UpgradeTurned) == []
    assert position.view(None).upgrades == ("U3",)


# Repairs.


@rule("KR-OFFICE-10", "KR-OFFICE-11")
def test_a_repair_costs_what_the_tile_says_and_frees_the_space() -> None:
    position = kitchen(coins=3, event="E05")
    play(position, BLUE, "place blue-1 sink")
    assert refused(position, GREEN, "place green-1 sink").rule == "KR-TIMER-09"
    play(position, RED, "place red-1 office")
    assert refused(position, RED, "repair stoves").rule == "KR-OFFICE-10"

    play(position, RED, "repair sink")

    assert (position.coins, position.malfunctions, position.repaired) == (1, 4, 1)
    play(position, GREEN, "place green-1 sink")


@rule("KR-RULING-63")
def test_a_broken_space_stays_broken_through_later_rounds() -> None:
    position = kitchen(coins=90, event="E05")
    ring(position)
    all_ready(position)
    assert (position.view(None).event, spaces(position, "sink")) == ("", ("malfunction", ""))

    play(position, RED, "place red-1 office", "repair sink")
    assert spaces(position, "sink") == ("", "")


def breaks(zone: str, number: int) -> str:
    count = f"{{ 2 = {number}, 3 = {number}, 4 = {number} }}"
    return f'[[event]]\nid = "E05"\neffects = [{{ do = "malfunction", zone = "{zone}", count = {count} }}]'


@rule("KR-RULING-64")
def test_malfunction_tiles_go_on_bare_spaces_and_there_are_five() -> None:
    position = kitchen(seats=4, coins=90, event="E05", content=bring(breaks("stoves", 9)))
    assert spaces(position, "stoves") == ("malfunction",) * 5 + ("locked",)
    assert position.malfunctions == 0
    fewer = kitchen(seats=2, event="E05", content=bring(breaks("stoves", 9)))
    assert spaces(fewer, "stoves") == ("malfunction",) * 3 + ("locked", "unavailable", "unavailable")

    play(position, 0, "place red-1 office", "repair stoves")
    position.event_deck = (BOX.event_ids.index("E06"),)
    ring(position)

    assert position.view(None).event == "E06"
    assert "malfunction" not in spaces(position, "spices")  # a repaired tile has left the game


@rule("KR-RULING-65")
def test_without_a_free_office_space_nothing_is_repaired() -> None:
    position = kitchen(coins=90, event="E05", content=bring(breaks("office", 1)))

    assert refused(position, RED, "place red-1 office").rule == "KR-TIMER-10"
    assert refused(position, RED, "repair office").rule == "KR-TIMER-13"


# Coins.


@rule("KR-RULING-66")
def test_any_player_spends_the_coins_of_all_but_never_more_than_there_are() -> None:
    position = kitchen(coins=2, unpaid=["red-2"], event="E05", upgrades=["U1", "U3"])
    play(position, BLUE, "place blue-1 market", "buy meat 5")
    play(position, GREEN, "place green-1 office")
    for text in ("rehire red-2", "upgrade U1", "repair sink"):
        assert refused(position, GREEN, text).rule == "KR-RULING-66"
    play(position, RED, "place red-1 market", "buy meat 5", "place helper-1 market")
    for text in ("buy meat 2", "buy-ordinary 3", "buy-special 2"):
        assert refused(position, RED, text).rule == "KR-RULING-66"
    assert position.coins == 0


@rule("KR-RULING-67")
def test_there_is_no_limit_to_the_coins() -> None:
    position = kitchen(seats=4, coins=28, upgrades=["U3"], held={0: [perfect("O18"), perfect("O24")]})
    play(position, 1, "place blue-1 office", "upgrade U3")

    (paid,) = only(ring(position), SalariesPaid)

    assert (len(paid.timers), paid.coins, position.coins) == (10, 30, 28 - 4 + 12 - 30)
    assert position.stocks()["coins"] == 28


# Sink.


@rule("KR-SINK-01", "KR-RULING-68")
@pytest.mark.parametrize("sizes", ["3", "2 0 1", "1 1 1", "0 1 1 1"])
def test_three_plates_of_any_sizes_are_washed(sizes: str) -> None:
    position = kitchen(rack=[0, 0, 0, 0], sink=[3, 1, 1, 1])
    play(position, RED, "place red-1 sink")

    play(position, RED, f"wash {sizes}")

    washed = ([int(size) for size in sizes.split()] + [0, 0, 0])[:4]
    assert position.rack == tuple(washed)
    assert position.sink == tuple(there - clean for there, clean in zip((3, 1, 1, 1), washed, strict=True))
    assert refused(position, RED, "wash 0 0 0 1").rule == "KR-SINK-01"


@rule("KR-RULING-69")
def test_exactly_three_are_washed_or_all_there_are() -> None:
    full = kitchen(sink=[2, 2, 0, 0], rack=[1, 1, 1, 1])
    play(full, RED, "place red-1 sink")
    for text in ("wash 2", "wash 1", "wash 2 2", "wash 0"):
        assert refused(full, RED, text).rule == "KR-RULING-69"
    assert refused(full, RED, "wash 3").rule == "KR-SINK-01"
    assert offers(full, RED, "wash") == ["wash 2 1", "wash 1 2"]

    two = kitchen(sink=[0, 2, 0, 0])
    play(two, RED, "place red-1 sink")
    assert offers(two, RED, "wash") == ["wash 0 2"]
    assert refused(two, RED, "wash 0 1").rule == "KR-RULING-69"

    empty = kitchen(sink=[0, 0, 0, 0])
    play(empty, RED, "place red-1 sink")
    assert refused(empty, RED, "wash 0").rule == "KR-SINK-01"


@rule("KR-SINK-02")
def test_plates_of_maintenance_are_unusable_until_washed() -> None:
    position = kitchen(
        coins=90,
        rack=[0, 0, 0, 0],
        sink=[0, 0, 0, 0],
        held={RED: [perfect("O05")], BLUE: [order("O01", dish(plate=None))]},
    )
    ring(position)
    all_ready(position)
    assert (position.sink, position.rack) == ((0, 1, 0, 0), (0, 0, 0, 0))
    assert refused(position, BLUE, "plate O01.1 II").rule == "KR-SERVER-06"

    play(position, RED, "place red-1 sink", "wash 0 1")
    play(position, BLUE, "plate O01.1 II")
