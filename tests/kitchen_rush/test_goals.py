"""Goals: numbers to reach, and what ten of them ask for besides (KR-FX-20…24, -59…64, KR-RULING-86)."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.kitchen_rush import staff
from demitasse.games.kitchen_rush.options import KitchenRushOptions
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from tests.kitchen_rush.build import BOX, all_ready, kitchen, new_play, perfect, play, ring
from tests.playing import rule

Served = list[tuple[str, int, int]]

NUMBERS = {
    "G01": ((12, 2, 4), (18, 3, 6), (24, 4, 8)),
    "G02": ((14, 8, 8), (21, 12, 12), (28, 16, 16)),
    "G03": ((16, 12, 10), (24, 18, 15), (32, 24, 20)),
    "G04": ((18, 16, 12), (27, 24, 18), (36, 32, 24)),
    "G05": ((12, 4, 6), (18, 6, 9), (24, 8, 12)),
    "G06": ((12, 4, 6), (18, 6, 9), (24, 8, 12)),
    "G07": ((12, 6, 4), (18, 9, 6), (24, 12, 8)),
    "G08": ((12, 4, 6), (18, 6, 9), (24, 8, 12)),
    "G09": ((12, 12, 2), (18, 20, 3), (24, 28, 4)),
    "G10": ((14, 4, 12), (21, 6, 18), (28, 8, 24)),
    "G11": ((14, 8, 8), (21, 12, 12), (28, 16, 16)),
    "G12": ((16, 6, 8), (24, 9, 12), (32, 12, 16)),
    "G13": ((14, 4, 8), (21, 6, 12), (28, 8, 16)),
    "G14": ((16, 8, 8), (24, 12, 12), (32, 16, 16)),
}
"""Orders, coins and Prestige for 1–2, 3 and 4 players."""

TWO_DISHES = ["O27", "O28", "O29", "O30", "O44", "O45", "O46", "O47", "O48", "O58", "O59", "O60"]
WITHOUT_MEAT = [
    *["O01", "O03", "O04", "O08", "O11", "O12", "O13", "O14", "O17", "O19", "O21", "O25", "O29", "O33"],
    *["O34", "O35", "O36", "O40", "O43", "O47", "O51", "O54", "O56", "O57"],
]
SPECIAL_SPICE = [
    *[
        "O17",
        "O20",
        "O23",
        "O24",
        "O26",
        "O30",
        "O31",
        "O33",
        "O36",
        "O37",
        "O38",
        "O39",
        "O42",
        "O43",
        "O44",
    ],
    *["O46", "O48", "O49", "O50", "O51", "O52", "O53", "O55", "O57", "O58", "O59", "O60"],
]
PLATE_FOUR = ["O14", "O18", "O30", "O31", "O39", "O49", "O50", "O58", "O59", "O60"]


def wages(position: KitchenRushPosition) -> int:
    return 3 * len(staff.in_play(position))


def last_round(goal: str, seats: int, served: Served, **facts: Any) -> KitchenRushPosition:
    """The fourth round, all numbers of a Goal reached exactly once the salaries are paid."""
    _, coins, prestige = NUMBERS[goal][max(seats, 2) - 2]
    position = kitchen(
        **{"seats": seats, "goal": goal, "round": 4, "prestige": prestige, "served": served, **facts}
    )
    position.prestige_before = position.prestige
    position.coins = facts.get("coins", coins) + wages(position)
    return position


def outcome(position: KitchenRushPosition) -> str:
    ring(position)
    return position.ended


def pile(number: int, *first: str, quick: int = 0) -> Served:
    """So many served orders, these among them, some of them quick-served; spread over the rounds."""
    others = [id for id in BOX.order_ids if id not in first]
    return [(id, 1 + at % 4, int(at < quick)) for at, id in enumerate([*first, *others][:number])]


# The numbers.


@rule("KR-FX-20", "KR-FX-22", "KR-FX-59")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("goal", ["G01", "G02", "G03", "G04", "G09", "G10"])
def test_orders_coins_and_prestige_must_all_be_reached(goal: str, seats: int) -> None:
    orders, coins, prestige = NUMBERS[goal][max(seats, 2) - 2]

    assert outcome(last_round(goal, seats, pile(orders))) == "won"
    assert outcome(last_round(goal, seats, pile(orders - 1))) == "missed"
    assert outcome(last_round(goal, seats, pile(orders), coins=coins - 1)) == "missed"
    assert outcome(last_round(goal, seats, pile(orders), prestige=prestige - 1)) == "missed"


@rule("KR-FX-20", "KR-FX-22")
@pytest.mark.parametrize("goal", NUMBERS)
def test_every_goal_has_its_three_numbers_for_each_number_of_players(goal: str) -> None:
    for seats, numbers in zip((2, 3, 4), NUMBERS[goal], strict=True):
        lines = {line.what: line.wanted for line in new_play(seats, goal=goal).view(None).goal_lines}
        assert (lines["orders"], lines["coins"], lines["prestige"]) == numbers


@rule("KR-FX-66", "KR-DEC-01")
@pytest.mark.parametrize("goal", NUMBERS)
def test_a_digital_goal_asks_for_twice_the_coins_and_an_eighth_more_of_the_rest(goal: str) -> None:
    for seats, (orders, coins, prestige) in zip((2, 3, 4), NUMBERS[goal], strict=True):
        asked, printed = (new_play(seats, goal=goal, digital=digital).view(None) for digital in (True, False))
        lines = {line.what: line.wanted for line in asked.goal_lines}
        more = [-(-9 * number // 8) for number in (orders, prestige)]
        assert [lines["orders"], lines["coins"], lines["prestige"]] == [more[0], 2 * coins, more[1]]
        assert asked.goal_lines[3:] == printed.goal_lines[3:]
        assert (asked.goal, asked.digital, printed.digital) == (goal, True, False)


@rule("KR-FX-66", "KR-WIN-02")
def test_a_digital_goal_is_what_the_team_is_judged_by() -> None:
    digital = new_play(2, digital=True).goal

    def with_coins(coins: int) -> str:
        position = last_round("G02", 2, pile(16), coins=coins, prestige=9)
        position.goal = digital
        return outcome(position)

    assert (with_coins(16), with_coins(15)) == ("won", "missed")


@rule("KR-FX-24")
def test_goals_are_base_or_special_and_have_a_difficulty() -> None:
    base = {goal.id: goal.level for goal in BOX.goals if goal.base}
    special = {goal.id: goal.level for goal in BOX.goals if not goal.base}

    assert base == {"G01": "easy", "G02": "normal", "G03": "hard", "G04": "expert"}
    assert special == {
        **dict.fromkeys(["G05", "G06", "G07", "G08", "G09"], "normal"),
        **dict.fromkeys(["G10", "G11", "G12", "G13", "G14"], "hard"),
    }
    assert new_play(goal="hard").view(None).goal == "G03"


@rule("KR-FX-23")
def test_no_goal_of_the_box_changes_setup_or_play() -> None:
    def without_goal(goal: str) -> list[Any]:
        position = new_play(3, seed=4, goal=goal)
        return [getattr(position, slot) for slot in position.STATE if slot not in ("goal", "chance")]

    assert all(without_goal(goal) == without_goal("G01") for goal in NUMBERS)


# What special Goals ask for besides.


@rule("KR-FX-60")
@pytest.mark.parametrize(
    ("goal", "wanted", "kind"),
    [
        ("G05", (3, 5, 6), TWO_DISHES),
        ("G06", (7, 10, 13), WITHOUT_MEAT),
        ("G08", (7, 11, 14), SPECIAL_SPICE),
        ("G11", (4, 5, 6), PLATE_FOUR),
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_served_orders_of_a_kind_are_counted_by_what_is_printed(
    goal: str, wanted: tuple[int, int, int], kind: list[str], seats: int
) -> None:
    least = wanted[seats - 2]
    others = [id for id in BOX.order_ids if id not in kind]
    number = NUMBERS[goal][seats - 2][0]

    enough = [*kind[-least:], *others][:number]
    short = [*kind[: least - 1], *others][:number]

    assert outcome(last_round(goal, seats, [(id, 1, 0) for id in enough])) == "won"
    assert outcome(last_round(goal, seats, [(id, 1, 0) for id in short])) == "missed"


@rule("KR-FX-60")
def test_each_served_order_of_the_kind_counts() -> None:
    for goal, kind in (
        ("G05", TWO_DISHES),
        ("G06", WITHOUT_MEAT),
        ("G08", SPECIAL_SPICE),
        ("G11", PLATE_FOUR),
    ):
        position = kitchen(goal=goal)
        for id in BOX.order_ids:
            position.served = ((BOX.order_index[id], 1, 0),)
            assert position.view(None).goal_lines[3].has == int(id in kind), (goal, id)


@rule("KR-FX-61")
@pytest.mark.parametrize(("seats", "quick"), [(2, 9), (3, 14), (4, 20)])
def test_tips_galore_counts_orders_that_passed_with_the_mark(seats: int, quick: int) -> None:
    number = NUMBERS["G07"][seats - 2][0]

    assert outcome(last_round("G07", seats, pile(number, quick=quick))) == "won"
    assert outcome(last_round("G07", seats, pile(number, quick=quick - 1))) == "missed"


@rule("KR-FX-21", "KR-FX-61")
def test_the_served_pile_keeps_round_and_mark_of_every_card() -> None:
    position = kitchen(
        goal="G07", round=2, coins=90, held={0: [perfect("O01", served=True)], 1: [perfect("O02")]}
    )

    ring(position)

    shown = [(it.id, it.round, it.quick) for it in position.view(None).served]
    assert shown == [("O01", 2, True), ("O02", 2, False)]
    assert position.view(None).goal_lines[3].has == 1


@rule("KR-FX-21", "KR-FX-62")
@pytest.mark.parametrize(
    ("facts", "set_aside", "ended"),
    [
        ({"bought": ["U3"]}, 0, "won"),
        ({"bought": ["U1", "U2", "U4"]}, 0, "missed"),
        ({"bought": ["U3"]}, 1, "missed"),
    ],
)
def test_a_full_brigade_needs_the_helper_and_nobody_ever_unpaid(
    facts: dict[str, Any], set_aside: int, ended: str
) -> None:
    position = last_round("G12", 3, pile(24), **facts)
    position.set_aside = set_aside

    assert outcome(position) == ended


@rule("KR-FX-62")
def test_a_salary_paid_later_was_still_unpaid() -> None:
    position = kitchen(goal="G12", coins=20, prestige=4)  # 21 are due
    ring(position)
    play(position, 0, "unpaid red-1")
    all_ready(position)
    position.coins = 90
    ring(position)

    lines = {line.what: line.met for line in position.view(None).goal_lines}
    assert (lines["unpaid"], lines["missed"]) == (True, False)


@rule("KR-FX-21", "KR-FX-63")
@pytest.mark.parametrize(
    ("bought", "ended"), [(["U1", "U2", "U3", "U4"], "won"), (["U1", "U3", "U4"], "missed")]
)
def test_a_house_renewed_needs_all_four_upgrades(bought: list[str], ended: str) -> None:
    assert outcome(last_round("G13", 3, pile(21), bought=bought)) == ended


@rule("KR-FX-21", "KR-FX-64")
@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 6), (4, 8)])
def test_steady_service_needs_enough_orders_in_every_round(seats: int, each: int) -> None:
    ids = iter(BOX.order_ids)
    even = [(next(ids), round, 0) for round in (1, 2, 3, 4) for _ in range(each)]
    assert outcome(last_round("G14", seats, even)) == "won"

    uneven = [(id, 1 if at == 2 * each else round, 0) for at, (id, round, _) in enumerate(even)]
    assert outcome(last_round("G14", seats, uneven)) == "missed"


@rule("KR-RULING-86")
def test_coins_are_counted_after_the_last_salaries() -> None:
    enough = last_round("G01", 3, pile(18))
    assert enough.coins == 21 + 3
    assert outcome(enough) == "won"

    before_salaries = last_round("G01", 3, pile(18), coins=2)
    assert before_salaries.coins > 3
    assert outcome(before_salaries) == "missed"


@rule("KR-RULING-86")
def test_coins_earned_are_also_kept_in_all() -> None:
    position = kitchen(held={0: [perfect("O01")]}, slots=[])
    assert position.earned == 0
    play(position, 0, "place red-1 maitre", "welcome", "place red-2 market", "buy meat 5")

    ring(position)

    assert position.earned == 1 + 4  # whatever was spent


def test_every_goal_can_be_chosen() -> None:
    assert {f"G{number:02}" for number in range(1, 15)} == set(NUMBERS) == set(BOX.goal_ids)
    assert KitchenRushOptions().goal == "normal"
