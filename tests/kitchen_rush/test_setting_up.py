"""Setting up (KR-SETUP), and what the rulings say about it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from demitasse.games.kitchen_rush.heaps import GOODS, counts_of
from demitasse.kernel.errors import BadOptions
from tests.kitchen_rush.build import (
    BOX,
    all_ready,
    at,
    bring,
    in_storage,
    kitchen,
    new_play,
    play,
    reason,
    refused,
    ring,
    slot_ids,
    spaces,
    state_of,
)
from tests.playing import rule

every_table = pytest.mark.parametrize("seats", [1, 2, 3, 4])
SEEDS = range(20)


# What is where.


@rule("KR-SETUP-01")
def test_one_player_and_two_set_up_by_the_same_column() -> None:
    def laid_out(seats: int) -> list[object]:
        it = new_play(seats)
        return [it.tiles, it.storages, it.stock, it.bag, it.rack, it.plates_out, it.coins, len(slot_ids(it))]

    assert laid_out(1) == laid_out(2)
    assert laid_out(3) != laid_out(2)
    assert laid_out(4) != laid_out(3)


@rule("KR-SETUP-02")
@every_table
def test_what_is_in_no_storage_and_not_in_the_bag_is_the_market_stock(seats: int) -> None:
    position = new_play(seats)
    stock = counts_of(position.stock)
    elsewhere = sum((Counter(counts_of(heap)) for heap in (position.bag, *position.storages)), Counter())

    assert {good: stock[good] + elsewhere[good] for good in GOODS} == {it.id: it.count for it in BOX.goods}


@rule("KR-SETUP-03", "KR-SETUP-31")
@pytest.mark.parametrize(("seats", "coins"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_the_office_has_a_few_coins_and_the_supply_the_others(seats: int, coins: int) -> None:
    position = new_play(seats)

    assert (position.coins, position.coin_supply) == (coins, 28 - coins)


@rule("KR-SETUP-04")
def test_every_player_reaches_all_supplies() -> None:
    for seat, timer in enumerate(["red-1", "blue-1", "green-1", "yellow-1"]):
        position = kitchen(seats=4, coins=1, slots=["O01"])
        play(position, seat, f"place {timer} market", "buy meat 5")
        play(position, seat, f"place {timer[:-1]}2 waiters", "take-order O01")
        assert position.rack[1] == 3


@rule("KR-SETUP-05", "KR-RULING-02")
@pytest.mark.parametrize(
    ("seats", "cubes"),
    [(1, (1, 1, 1, 1, 1)), (2, (1, 1, 1, 1, 1)), (3, (2, 2, 2, 1, 2)), (4, (3, 3, 3, 2, 2))],
)
def test_the_bag_starts_with_these_cubes(seats: int, cubes: tuple[int, ...]) -> None:
    bag = new_play(seats).view(None).bag

    assert tuple(bag[colour] for colour in ("white", "black", "green", "yellow", "red")) == cubes


@rule("KR-SETUP-06", "KR-SETUP-07")
def test_the_upgrades_are_shuffled_and_two_lie_face_up() -> None:
    for seed in SEEDS:
        position = new_play(seed=seed)
        assert sorted((*position.upgrades, *position.upgrade_deck)) == [0, 1, 2, 3]
        view = position.view(None)
        assert (len(view.upgrades), view.upgrades_left, view.bought) == (2, 2, ())
    assert len({new_play(seed=seed).upgrades for seed in SEEDS}) > 4
    assert len({new_play(seed=seed).upgrade_deck for seed in SEEDS}) > 4


@rule("KR-SETUP-08")
def test_a_plate_of_each_size_lies_beside_the_upgrades_and_cannot_be_used() -> None:
    position = kitchen(slots=["O01"], rack=[0, 0, 0, 0], sink=[0, 0, 0, 0])
    assert position.view(None).aside == (1, 1, 1, 1)

    play(position, 0, "place red-1 sink", "place red-2 waiters", "take-order O01")

    assert refused(position, 0, "plate O01.1 II").rule == "KR-SERVER-06"
    assert new_play().aside == (1, 1, 1, 1)


# Staff.


@rule("KR-SETUP-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_a_board_and_two_timers_of_one_colour(seats: int) -> None:
    view = new_play(seats).view(None)

    assert [player.orders for player in view.players] == [()] * seats
    for seat, colour in enumerate(("red", "blue", "green", "yellow")[:seats]):
        own = [timer for timer in view.timers if timer.owner == seat]
        assert [(timer.id, timer.state) for timer in own] == [
            (f"{colour}-1", "available"),
            (f"{colour}-2", "available"),
        ]


@rule("KR-SETUP-10", "KR-SETUP-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_helper_is_available_and_the_other_lies_beside_the_upgrades(seats: int) -> None:
    position = kitchen(seats=seats, coins=4, upgrades=["U3"])
    helpers = [timer for timer in position.view(None).timers if timer.owner < 0]
    assert [(timer.id, timer.state) for timer in helpers] == [
        ("helper-1", "available"),
        ("helper-2", "reserve"),
    ]
    assert refused(position, 0, "place helper-2 market").rule == "KR-SETUP-11"
    play(position, 0, "place helper-1 office", "upgrade U3", "place helper-2 market")


@rule("KR-SETUP-12")
@pytest.mark.parametrize(
    ("seats", "timer"), [(1, "green-1"), (1, "helper-2"), (2, "green-1"), (3, "yellow-2")]
)
def test_all_other_timers_are_out_of_the_game(seats: int, timer: str) -> None:
    position = kitchen(seats=seats)

    assert state_of(position, timer) == "box"
    assert refused(position, 0, f"place {timer} market").rule == "KR-SETUP-12"


# Markers and decks.


@rule("KR-SETUP-13", "KR-SETUP-14")
@every_table
def test_the_markers_start_on_prestige_0_and_round_1(seats: int) -> None:
    view = new_play(seats).view(None)

    assert (view.prestige, view.round) == (0, 1)


@rule("KR-SETUP-15")
def test_the_eight_prestige_cards_are_shuffled_face_down() -> None:
    decks = {new_play(seed=seed).card_deck for seed in SEEDS}
    assert len(decks) == len(SEEDS)
    assert all(sorted(deck) == list(range(8)) for deck in decks)
    view = new_play().view(None)
    assert (view.cards, view.cards_left, view.cards_top, view.cards_bottom) == ((), 8, (), ())


@rule("KR-SETUP-16", "KR-RULING-06")
@pytest.mark.parametrize("goal", BOX.goal_ids)
def test_the_goal_is_chosen_and_not_drawn(goal: str) -> None:
    assert {new_play(seed=seed, goal=goal).view(None).goal for seed in range(3)} == {goal}


@rule("KR-SETUP-16")
def test_a_difficulty_names_its_base_goal() -> None:
    levels = ("easy", "normal", "hard", "expert")
    assert [new_play(goal=level).view(None).goal for level in levels] == ["G01", "G02", "G03", "G04"]
    with pytest.raises(BadOptions):
        new_play(goal="G99")


@rule("KR-RULING-06")
def test_only_a_goal_for_this_many_players_can_be_chosen() -> None:
    for_many = bring('[[goal]]\nid = "G05"\nplayers = [3, 4]')
    for_two = bring('[[goal]]\nid = "G05"\nplayers = [2]')

    assert new_play(3, content=for_many, goal="G05").view(None).goal == "G05"
    assert new_play(1, content=for_two, goal="G05").view(None).goal == "G05"  # alone reads 2
    for seats, content in ((1, for_many), (2, for_many), (3, for_two)):
        with pytest.raises(BadOptions):
            new_play(seats, content=content, goal="G05")


@rule("KR-SETUP-17")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_everybody_knows_what_must_be_reached(seat: int | None) -> None:
    view = new_play(3, goal="G05").view(seat)

    assert view.goal == "G05"
    assert {line.what: line.wanted for line in view.goal_lines} == {
        "orders": 18,
        "coins": 6,
        "prestige": 9,
        "two_dishes": 5,
        "unpaid": 0,
    }


@rule("KR-SETUP-18")
@pytest.mark.parametrize(("goal", "ended"), [("easy", "won"), ("normal", "missed"), ("G13", "missed")])
def test_the_other_goals_have_no_say(goal: str, ended: str) -> None:
    served = [(id, 1, 0) for id in BOX.order_ids[:12]]
    position = kitchen(seats=2, goal=goal, round=4, coins=17, prestige=4, served=served)

    ring(position)

    assert position.ended == ended


@rule("KR-SETUP-19")
def test_the_sixty_orders_are_shuffled_face_down() -> None:
    tops = set()
    for seed in SEEDS:
        position = new_play(seed=seed)
        lying = [card for card in position.slots if card >= 0]
        assert sorted((*lying, *position.deck)) == list(range(60))
        tops.add(position.deck[:5])
        assert (position.view(None).deck, position.view(None).deck_top) == (57, "")
    assert len(tops) == len(SEEDS)


@rule("KR-SETUP-20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_phase_clock_is_set_to_four_minutes(seats: int) -> None:
    position = kitchen(seats=seats)

    assert position.view(None).bell - position.view(None).began == 4 * 60 * 1000


# Tiles.


@rule("KR-SETUP-21")
@pytest.mark.parametrize("seats", [1, 2])
def test_with_one_or_two_players_six_spaces_and_slots_are_covered(seats: int) -> None:
    position = new_play(seats)

    assert spaces(position, "stoves") == ("", "", "", "locked", "unavailable", "unavailable")
    assert spaces(position, "waiters") == ("", "unavailable", "unavailable")
    assert position.view(None).slots.count("unavailable") == 2
    for zone in ("maitre", "spices", "office", "sink"):
        assert "unavailable" not in spaces(position, zone)


@rule("KR-SETUP-22", "KR-RULING-04")
@pytest.mark.parametrize(
    ("options", "closed"), [({}, 3), *(({"unavailable_storage": n}, n) for n in (1, 2, 3))]
)
def test_with_one_or_two_players_a_storage_of_their_choice_is_unavailable(
    options: dict[str, Any], closed: int
) -> None:
    for seats in (1, 2):
        position = new_play(seats, **options)
        covered = [n for n in (1, 2, 3) if spaces(position, f"storage-{n}") == ("unavailable", "unavailable")]
        assert covered == [closed]
    with pytest.raises(BadOptions):
        new_play(3, unavailable_storage=closed)


@rule("KR-SETUP-23")
def test_with_three_players_three_spaces_and_slots_are_covered() -> None:
    position = new_play(3)

    assert spaces(position, "stoves") == ("", "", "", "", "locked", "unavailable")
    assert spaces(position, "waiters") == ("", "", "unavailable")
    assert position.view(None).slots.count("unavailable") == 1
    assert sum(it.spaces.count("unavailable") for it in position.view(None).zones) == 2


@rule("KR-SETUP-24")
def test_with_four_players_nothing_is_unavailable() -> None:
    view = new_play(4).view(None)

    assert "unavailable" not in view.slots
    assert not any("unavailable" in zone.spaces for zone in view.zones)


@rule("KR-SETUP-25")
def test_what_is_unavailable_stays_so_for_the_whole_game() -> None:
    position = kitchen(seats=2, coins=60, slots=[], upgrades=["U2", "U4"])
    play(position, 0, "place red-1 office", "upgrade U2")
    at(position, 30_000)
    play(position, 0, "place red-1 office", "upgrade U4", "place red-2 waiters")
    assert reason(refused(position, 1, "place blue-1 waiters")) == "zone-full"
    assert reason(refused(position, 1, "place blue-1 storage-3")) == "zone-full-tiles"
    ring(position)
    all_ready(position)
    assert spaces(position, "stoves") == ("", "", "", "", "unavailable", "unavailable")
    assert spaces(position, "storage-3") == ("unavailable", "unavailable")

    full = kitchen(seats=2, slots=["O01", "O02", "O03", "O04"])
    play(full, 0, "place red-1 maitre")
    assert refused(full, 0, "welcome").rule == "KR-MAITRE-04"


@rule("KR-SETUP-26", "KR-RULING-04")
@pytest.mark.parametrize(
    ("seats", "usable", "highest"),
    [(1, (1, 2, 3, 4), 4), (2, (1, 2, 3, 4), 4), (3, (1, 2, 3, 4, 5), 5), (4, (1, 2, 3, 4, 5, 6), 6)],
)
def test_one_stove_without_another_tile_is_locked(seats: int, usable: tuple[int, ...], highest: int) -> None:
    assert spaces(new_play(seats), "stoves").index("locked") + 1 == highest
    for stove in range(1, 8):
        if stove in usable:
            found = spaces(new_play(seats, locked_stove=stove), "stoves")
            assert (found.count("locked"), found[stove - 1]) == (1, "locked")
        else:
            with pytest.raises(BadOptions):
                new_play(seats, locked_stove=stove)


@rule("KR-SETUP-27", "KR-RULING-04")
@pytest.mark.parametrize(
    ("seats", "options", "locked"),
    [
        (2, {}, 2),
        (2, {"unavailable_storage": 1}, 3),
        (2, {"unavailable_storage": 1, "locked_storage": 2}, 2),
        (2, {"locked_storage": 3}, 3),
        (3, {}, 3),
        (3, {"locked_storage": 1}, 1),
        (4, {"locked_storage": 2}, 2),
    ],
)
def test_both_spaces_of_one_storage_are_locked(seats: int, options: dict[str, Any], locked: int) -> None:
    position = new_play(seats, **options)

    assert [n for n in (1, 2, 3) if "locked" in spaces(position, f"storage-{n}")] == [locked]
    assert spaces(position, f"storage-{locked}") == ("locked", "locked")


@rule("KR-SETUP-27")
def test_the_unavailable_storage_cannot_be_the_locked_one() -> None:
    with pytest.raises(BadOptions):
        new_play(2, unavailable_storage=2, locked_storage=2)


@rule("KR-RULING-05")
def test_other_tiles_stay_off_the_board_until_an_effect_places_them() -> None:
    position = new_play(4)
    assert (position.locked_left, position.malfunctions) == (2, 5)
    assert [zone.id for zone in position.view(None).zones if "malfunction" in zone.spaces] == []
    assert [zone.id for zone in position.view(None).zones if "locked" in zone.spaces] == [
        "storage-3",
        "stoves",
    ]

    broken = kitchen(seats=4, event="E05")
    assert (broken.malfunctions, spaces(broken, "sink")) == (4, ("malfunction", ""))


# Plates, coins, orders, Storages.


@rule("KR-SETUP-28", "KR-SETUP-29", "KR-SETUP-30")
@pytest.mark.parametrize(
    ("seats", "rack", "out"),
    [(1, (2, 2, 2, 1), 7), (2, (2, 2, 2, 1), 7), (3, (3, 3, 3, 1), 4), (4, (4, 4, 4, 2), 0)],
)
def test_the_plates_at_the_start(seats: int, rack: tuple[int, ...], out: int) -> None:
    position = new_play(seats)

    assert (position.rack, position.sink, sum(position.plates_out)) == (rack, (1, 1, 1, 1), out)
    stocks = position.stocks()
    assert [stocks[f"plate {size}"] for size in ("I", "II", "III", "IV")] == [6, 6, 6, 4]


@rule("KR-SETUP-32")
def test_all_coins_are_the_teams() -> None:
    position = kitchen(coins=0, slots=[])
    play(position, 0, "place red-1 maitre", "welcome")
    play(position, 1, "place blue-1 market", "buy meat 5")

    assert position.coins == 0
    player = position.view(None).players[0]
    assert "coins" not in player.__struct_fields__


@rule("KR-SETUP-33", "KR-RULING-10")
@pytest.mark.parametrize(("seats", "orders", "coins"), [(1, 2, 1), (2, 2, 1), (3, 3, 2), (4, 4, 3)])
def test_the_first_orders_lie_face_up_and_bring_no_coins(seats: int, orders: int, coins: int) -> None:
    position = new_play(seats)

    assert len([id for id in position.view(None).slots if id in BOX.order_index]) == orders
    assert (position.coins, position.earned) == (coins, 0)


ACTIVE_2 = {"meat": 5, "vegetable": 5, "salad": 3, "pasta": 3, "cheese": 3, "bread": 3}
LOCKED = {"meat": 4, "vegetable": 4, "salad": 2, "pasta": 2, "cheese": 2, "bread": 2}


@rule("KR-SETUP-34", "KR-SETUP-35", "KR-SETUP-37", "KR-RULING-01")
@pytest.mark.parametrize("seats", [1, 2])
def test_one_or_two_players_have_one_active_and_one_locked_storage(seats: int) -> None:
    position = new_play(seats)

    assert [storage.active for storage in position.view(None).storages] == [True, False, False]
    assert [in_storage(position, n) for n in (1, 2, 3)] == [ACTIVE_2, LOCKED, {}]


@rule("KR-SETUP-36", "KR-SETUP-37", "KR-RULING-01", "KR-RULING-03")
@pytest.mark.parametrize(("seats", "active"), [(3, LOCKED), (4, ACTIVE_2)])
def test_three_or_four_players_have_two_active_storages_each_filled_and_one_locked(
    seats: int, active: dict[str, int]
) -> None:
    position = new_play(seats)

    assert [storage.active for storage in position.view(None).storages] == [True, True, False]
    assert [in_storage(position, n) for n in (1, 2, 3)] == [active, active, LOCKED]
