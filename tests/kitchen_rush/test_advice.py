"""What is evident in the kitchen, and why; which choices could not be mended; what the view works out for the eye."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.kitchen_rush.choices import TakeOrder
from demitasse.games.kitchen_rush.hands import USUAL, hand_of
from demitasse.games.kitchen_rush.outlook import is_mistake
from demitasse.games.kitchen_rush.placing import TIMER_INDEX
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.games.kitchen_rush.prospects import placements_left
from demitasse.kernel.claims import NO_CLAIMS, Holders
from demitasse.kernel.language import say
from tests.kitchen_rush.build import KITCHEN, at, dish, kitchen, new_play, order, perfect, play
from tests.playing import rule

RED, BLUE = range(2)
FULL = ["O02", "O03", "O05", "O06", "O07"]


def advised(position: KitchenRushPosition, seat: int = RED) -> dict[str, str]:
    """What is advised, choice after choice, each with its reason in words."""
    return {
        ", ".join(map(str, advice.choices)): say(advice.reason, "en", position.content.names)
        for advice in position.advice(seat)
    }


def standing_at(zone: str, **more: Any) -> KitchenRushPosition:
    position = kitchen(**more)
    play(position, RED, f"place red-1 {zone}")
    return position


def foreseen(position: KitchenRushPosition, text: str) -> str:
    """The mistake that a choice would be; empty if it is none."""
    outlook = position.outlook(RED, KITCHEN.notation.parse(text))
    return outlook.key.removeprefix("kr-mistake-") if outlook is not None and is_mistake(outlook) else ""


def ready_timers(position: KitchenRushPosition) -> tuple[str, ...]:
    return position.view(RED).players[RED].timers


# Where one is.


@rule("KR-MAITRE-02", "KR-MAITRE-04")
def test_at_the_door_as_many_guests_as_there_are_slots_are_welcomed() -> None:
    assert advised(standing_at("maitre", slots=["O02"])) == {"welcome, welcome": "+2 coins"}
    position = standing_at("maitre", slots=["O02"])
    play(position, RED, "welcome")
    assert advised(position) == {"welcome": "+1 coin"}


def test_with_the_waiters_what_is_right_is_served() -> None:
    position = standing_at("waiters", slots=[], held={RED: [order("O02"), perfect("O01")]})
    assert advised(position) == {"serve O01": "+1 coin"}


@rule("KR-RULING-39", "KR-RULING-40")
def test_an_order_is_taken_so_that_no_dish_waits_for_a_plate() -> None:
    position = standing_at("waiters", slots=["O02"], rack=[0, 2, 1, 1])
    assert advised(position) == {"take-order O02 larger": "3 coins; −1 Prestige if it is not finished"}


def test_of_several_orders_the_one_that_brings_most_by_placement_comes_first() -> None:
    position = standing_at("waiters", slots=["O02", "O01"], rack=[2, 2, 2, 2])
    assert list(advised(position)) == ["take-order O02", "take-order O01"]


@rule("KR-CHECK-12")
@pytest.mark.parametrize(
    ("more", "risk"),
    [
        ({"rack": [2, 2, 2, 2]}, ""),
        ({"rack": [0, 0, 1, 1], "sink": [1, 0, 0, 0]}, ""),
        ({"rack": [0, 0, 1, 1], "sink": [0, 0, 0, 0]}, "no plate for it is in sight"),
        ({"t": 215_000}, "hardly time for it"),
    ],
)
def test_an_order_without_plates_or_time_is_nobodys_advice_and_told_to_cost_prestige(
    more: dict[str, Any], risk: str
) -> None:
    position = standing_at("waiters", slots=["O02"], **more)
    choice = position.choices(RED)[0]
    outlook = position.outlook(RED, choice)
    assert outlook is not None
    told = say(outlook, "en", position.content.names)
    if risk:
        assert risk in told
        assert told.endswith("expect −1 Prestige")
        assert position.outlooks(RED)[0].tone == "quiet"
        assert "take-order" not in str(advised(position))
    else:
        assert told.endswith("−1 Prestige if it is not finished")
        assert list(advised(position)) == [str(choice)]


def test_in_a_storage_a_plate_is_filled_with_all_that_it_lacks_and_that_lies_there() -> None:
    position = standing_at("storage-1", held={RED: [order("O02")]}, storages={1: {"bread": 5, "meat": 1}})
    told = "Meat, Bread, Bread for Market Toastie; 1 more missing here"
    assert advised(position) == {"take meat O02.1, take bread O02.1, take bread O02.1": told}


@rule("KR-FX-58")
def test_by_a_card_cubes_are_advised_in_a_storage_as_far_as_it_allows() -> None:
    held, bag = {RED: [order("O35")]}, {"black": 1, "green": 1}
    position = standing_at("storage-1", held=held, bag=bag, storages={1: {}}, cards=["P8"])
    assert list(advised(position)) == ["spice black O35.1, spice green O35.1"]
    play(position, RED, "spice black O35.1")
    assert list(advised(position)) == ["spice green O35.1"]
    assert advised(standing_at("storage-1", held=held, bag=bag, storages={1: {}})) != advised(position)


def test_at_the_stoves_what_has_its_ingredients_cooks_the_furthest_first() -> None:
    position = standing_at(
        "stoves",
        held={
            RED: [
                order("O02", dish(meat=1, cheese=1, bread=2)),
                order("O03", dish(vegetable=1)),
                order("O01", dish(pasta=2, cheese=2, row=1)),
            ]
        },
    )
    assert advised(position) == {"cook O01.1": "Cooked 2 of 2", "cook O02.1": "Cooked 1 of 1"}


@rule("KR-SERVER-06")
def test_a_plate_that_has_become_clean_is_taken() -> None:
    position = kitchen(held={RED: [order("O02", dish(plate=None))]}, rack=[1, 0, 0, 0])
    assert advised(position) == {"plate O02.1 I": "needs no timer"}


# What to buy and to wash.


def test_at_the_market_one_buys_what_plates_lack_and_nobody_has() -> None:
    position = standing_at(
        "market",
        coins=3,
        held={BLUE: [order("O02"), order("O27")]},
        storages={1: {"bread": 3, "cheese": 1}, 2: {}, 3: {}},
        bag={"white": 1},
    )
    assert position.view(None).needs == {"meat": 2, "vegetable": 2, "black": 1}
    (meat, wanted), (cubes, of_cubes), (_, of_special) = advised(position).items()
    assert meat.startswith("buy meat")
    assert (wanted, of_cubes) == ("2 wanted", "1 wanted")
    assert cubes.split()[2] != "0", "black is among them"
    assert of_special == "none of it is wanted just now"


@rule("KR-MARKET-04")
def test_a_lot_is_spread_evenly_over_the_active_storages() -> None:
    position = standing_at("market", coins=3, seats=4, held={})
    active = [storage.active for storage in position.view(None).storages]
    bought = next(iter(advised(position))).split()[2:]
    shares = [int(share) for share in (*bought, "0", "0")[:3]]
    assert sum(shares) == 5
    assert all((share > 0) == there for share, there in zip(shares, active, strict=True))
    assert max(shares) - min(share for share in shares if share) <= 1


@rule("KR-RULING-66")
def test_what_cannot_be_paid_is_not_advised() -> None:
    assert "buy" not in str(advised(standing_at("market", coins=0)))


def test_at_the_sink_one_washes_what_dishes_wait_for_then_what_is_scarce() -> None:
    waiting = {BLUE: [order("O35", dish(plate=None))]}
    position = standing_at("sink", held=waiting, slots=[], rack=[1, 0, 0, 0], sink=[3, 1, 1, 1])
    assert advised(position) == {"wash 0 1 1 1": "1 dish waits for a plate"}
    position = standing_at("sink", slots=[], rack=[0, 9, 9, 9], sink=[1, 4, 0, 0])
    assert advised(position) == {"wash 1 2": "what the Rack is shortest of"}


# Where to go.


def test_whoever_has_nothing_takes_an_order_or_welcomes_guests() -> None:
    take = ("place red-1 waiters", "take Market Toastie, −1 Prestige if it is not finished")
    assert next(iter(advised(kitchen(slots=["O02"])).items())) == take
    welcome = ("place red-1 maitre", "welcome 2 guests: +2 coins")
    assert next(iter(advised(kitchen(slots=[])).items())) == welcome


def test_plates_lead_to_the_storage_that_has_most_then_to_the_market() -> None:
    held = {RED: [order("O02"), order("O03")]}
    position = kitchen(held=held, storages={1: {"meat": 1}, 2: {"bread": 2, "cheese": 1}, 3: {}})
    assert advised(position)["place red-1 storage-2"] == "3 of 4 for Market Toastie"
    assert advised(position)["place red-1 market"] == "buy for Garden Skillet"


def test_what_is_done_leads_on_serving_last() -> None:
    held = {
        RED: [
            order("O03", dish(vegetable=2, salad=1)),
            order("O27", dish(row=2, vegetable=2)),
            perfect("O01"),
        ]
    }
    position = kitchen(held=held, bag={"white": 1}, storages={1: {}, 2: {}, 3: {}})
    assert list(advised(position).items())[:2] == [
        ("place red-1 stoves", "cook Garden Skillet"),
        ("place red-1 spices", "season Soup of the Day"),
    ]
    late = kitchen(held={RED: [perfect("O01")]}, slots=FULL, round=4, t=235_000)
    assert advised(late) == {"place red-1 waiters": "serve Sunday Lasagne"}


def test_the_timer_goes_that_is_missed_least() -> None:
    position = kitchen(slots=["O02"])
    assert ready_timers(position) == ("red-1", "red-2", "helper-1")
    play(position, RED, "place red-1 sink")
    assert ready_timers(position) == ("red-2", "helper-1")
    at(position, 30_000)
    assert ready_timers(position) == ("red-2", "red-1", "helper-1")


def orders_advised(position: KitchenRushPosition, claims: Holders = NO_CLAIMS) -> list[str]:
    return [
        choice.order
        for advice in position.advice(RED, claims)
        for choice in advice.choices
        if isinstance(choice, TakeOrder)
    ]


def test_an_order_of_ones_own_claims_is_advised_first_and_one_that_somebody_else_has_last() -> None:
    position = standing_at("waiters", slots=["O02", "O03", "O05"])
    best, second, third = orders_advised(position)
    assert orders_advised(position, {second: RED}) == [second, best, third]
    assert orders_advised(position, {best: BLUE, "sink": RED}) == [second, third, best]


def test_who_is_sent_for_an_order_is_sent_for_the_one_they_have_claimed() -> None:
    position = kitchen(slots=["O02", "O03", "O05"])
    best, second, _ = orders_advised(standing_at("waiters", slots=["O02", "O03", "O05"]))
    for claims, wanted in ((NO_CLAIMS, best), ({second: RED}, second), ({best: BLUE}, second)):
        assert position.advice(RED, claims)[0].reason.facts["order"] == wanted


def test_before_the_bell_one_is_told_where_the_first_timer_goes() -> None:
    position = new_play()
    assert advised(position) == {"ready": "3 orders wait: go to the Waiters at the bell"}
    play(position, RED, "ready")
    assert position.advice(RED) == ()


def test_while_all_sand_runs_one_is_told_which_timer_comes_next_and_where_it_goes() -> None:
    position = kitchen(slots=["O02"])
    play(position, RED, "place red-1 sink", "place red-2 market", "place helper-1 spices")
    at(position, 10_000)
    (advice,) = position.advice(RED)
    assert advice.choices == ()
    assert advice.until == 30_000
    told = say(advice.reason, "en", position.content.names)
    assert told.endswith("in 20 s, then Waiters: take Market Toastie, −1 Prestige if it is not finished")


def test_a_full_zone_is_told_with_its_time_and_what_to_do_meanwhile() -> None:
    position = kitchen(seats=2, slots=["O02"])
    play(position, BLUE, "place blue-1 waiters")
    at(position, 12_000)
    full, *meanwhile = position.advice(RED)
    assert full.until == 30_000
    told = say(full.reason, "en", position.content.names)
    assert told == "Waiters in 18 s: take Market Toastie, −1 Prestige if it is not finished"
    assert [str(advice.choices[0]) for advice in meanwhile][:1] == ["place red-1 maitre"]


def test_a_spent_timer_in_a_full_zone_may_be_taken_away_any_moment() -> None:
    position = kitchen(seats=2, slots=["O02"])
    play(position, BLUE, "place blue-1 waiters")
    at(position, 40_000)
    told = say(position.advice(RED)[0].reason, "en", position.content.names)
    assert told.startswith("Waiters as soon as a timer there is taken away: ")


def reasons(position: KitchenRushPosition, seat: int = RED) -> list[str]:
    return [say(advice.reason, "en", position.content.names) for advice in position.advice(seat)]


def nothing_to_do(**more: Any) -> KitchenRushPosition:
    """A kitchen in which red has a timer free, Blue stands with the Waiters, and no coin and no dirty plate is left."""
    position = kitchen(seats=2, **{"coins": 0, "sink": [0] * 4, "deck": [], **more})
    play(position, BLUE, "place blue-1 waiters", "place blue-2 maitre")
    at(position, position.clock - position.began + 12_000)
    return position


def test_who_waits_for_a_full_zone_with_nothing_else_to_do_is_told_where_it_leads() -> None:
    waits, then = reasons(nothing_to_do(slots=["O02"]))
    assert waits.startswith("Waiters in 18 s: take Market Toastie")
    assert then == "after that Storage 1: fetch 4 things"


@rule("KR-MARKET-01")
def test_who_waits_for_an_order_buys_meanwhile_what_it_will_lack() -> None:
    position = nothing_to_do(slots=["O02"], coins=2, storages={1: {"meat": 4, "cheese": 4}, 2: {}, 3: {}})
    waits, buy = position.advice(RED)
    assert waits.choices == ()
    assert [str(choice) for choice in buy.choices] == ["place red-1 market"]
    assert reasons(position)[1] == "buy Bread: it is running short"


def test_who_has_done_all_that_can_be_finished_is_told_what_the_next_round_can_begin_with() -> None:
    position = nothing_to_do(slots=["O02"], t=190_000)
    assert reasons(position)[-1] == (
        "no further order can be finished before the bell; the next round can begin with Market Toastie"
    )
    last = nothing_to_do(slots=["O02"], t=190_000, round=4)
    assert "next round" not in str(reasons(last))


@rule("KR-TIME-07")
def test_where_a_coin_is_missing_one_is_there_when_the_next_comes_in() -> None:
    held = {RED: [order("O02"), order("O03")]}
    position = nothing_to_do(held=held, slots=[], storages={1: {}, 2: {}, 3: {}}, bag={})
    assert advised(position)["place red-1 market"] == "buy Vegetable with the next coin"
    play(position, RED, "place red-1 market")
    assert reasons(position)[-1] == "Market, where you are: buy Vegetable with the next coin"
    position.coins = 1
    assert "wanted" in reasons(position)[0]


@rule("KR-SALARY-08", "KR-OFFICE-04")
def test_who_cannot_hire_an_unpaid_timer_yet_is_told_how_many_coins_are_missing() -> None:
    position = nothing_to_do(slots=[], unpaid=["red-2"], coins=1, stock={})
    assert advised(position)["place red-1 office"] == "hire Red 2 again with the next coin"


@rule("KR-TIMER-15")
def test_a_spent_timer_that_is_in_the_way_of_others_is_taken_off_when_nothing_else_is_to_do() -> None:
    position = kitchen(seats=2, coins=0, sink=[0] * 4, deck=[], slots=[])
    play(position, BLUE, "place blue-1 maitre")
    play(position, RED, "place red-1 waiters")
    at(position, 40_000)
    assert advised(position)["remove red-1"] == "others may need the space: Waiters"
    play(position, RED, "remove red-1")
    assert "remove" not in str(advised(position))


def test_an_order_there_is_no_coin_for_comes_after_those_one_can_finish() -> None:
    more: dict[str, Any] = {"slots": ["O35", "O03"], "bag": {}, "rack": [3, 3, 3, 3]}
    assert next(iter(advised(standing_at("waiters", coins=3, **more)))) == "take-order O35"
    assert next(iter(advised(standing_at("waiters", coins=0, **more)))) == "take-order O03"


# Before the clock starts.


def ways(position: KitchenRushPosition) -> dict[str, list[str]]:
    names = position.content.names
    return {
        plan.order: [f"{names[step.zone].en}: {say(step.what, 'en', names)}" for step in plan.steps]
        for plan in position.view(RED).plans
    }


def test_while_the_team_plans_every_order_shows_its_way_through_the_rooms() -> None:
    position = kitchen(phase="prep", slots=["O02", "O27"], rack=[2, 2, 2, 2], bag={})
    assert ways(position)["O02"] == [
        "Waiters: take it",
        "Storage 1: fetch 4 things",
        "Stoves: cook once",
        "Waiters: serve: +1 coin",
    ]
    assert "Market: buy White" in ways(position)["O27"][1]
    assert ways(kitchen(phase="action", slots=["O02"])) == {}


def test_the_first_way_is_that_of_the_order_advised_at_the_bell() -> None:
    position = new_play()
    first = position.view(RED).plans[0].order
    for seat in range(position.seats):
        play(position, seat, "ready")
    assert f"take {position.content.names[first].en}," in reasons(position)[0]


def test_plates_that_run_out_are_washed_and_goods_that_run_short_bought() -> None:
    position = kitchen(slots=FULL, rack=[0, 0, 0, 0], sink=[4, 4, 4, 2], coins=0, t=200_000)
    assert advised(position)["place red-1 sink"] == "wash up: no plate is clean"
    waiting = order("O02", dish(plate=None))
    position = kitchen(held={RED: [waiting]}, slots=[], rack=[0, 0, 1, 1], sink=[1, 0, 0, 0])
    assert advised(position)["place red-1 sink"] == "wash a plate for Market Toastie"
    empty: dict[int, dict[str, int]] = {1: {}, 2: {}, 3: {}}
    held = {BLUE: [order("O03")]}
    position = kitchen(held=held, storages=empty, slots=[], sink=[0] * 4, coins=1)
    assert advised(position)["place red-1 market"] == "buy Vegetable: it is running short"


def test_nothing_left_to_do_is_told_too() -> None:
    position = kitchen(round=4, t=235_000, slots=FULL)
    (advice,) = position.advice(RED)
    assert (advice.choices, advice.reason.key) == ((), "kr-advice-rest")


def test_after_the_bell_one_finishes_what_one_can_and_then_has_done() -> None:
    position = kitchen(held={RED: [order("O02")]}, storages={1: {"bread": 1}}, t=239_000)
    play(position, RED, "place red-1 storage-1")
    at(position, 240_000)
    assert list(advised(position)) == ["take bread O02.1"]
    play(position, RED, "take bread O02.1")
    assert advised(position) == {"done": "nothing is left to finish"}


# What could not be mended.


@rule("KR-RULING-54", "KR-RULING-55")
@pytest.mark.parametrize(
    ("goods", "row", "choice", "mistake"),
    [
        ({"meat": 1}, 0, "take cheese O02.1", ""),
        ({"meat": 1}, 0, "take meat O02.1", "too-much"),
        ({"meat": 1}, 0, "take pasta O02.1", "too-much"),
        ({"meat": 2}, 0, "take cheese O02.1", "lost"),
        ({"meat": 1}, 0, "cook O02.1", "incomplete"),
        ({"meat": 1, "cheese": 1, "bread": 2}, 0, "cook O02.1", ""),
        ({"meat": 1, "cheese": 1, "bread": 2}, 1, "cook O02.1", "overcooks"),
        ({"meat": 2}, 0, "cook O02.1", "lost"),
        ({"meat": 1}, 0, "serve O02", "serves"),
        ({"meat": 1, "cheese": 1, "bread": 2}, 1, "serve O02", ""),
    ],
)
def test_an_outlook_says_what_cannot_be_mended(
    goods: dict[str, int], row: int, choice: str, mistake: str
) -> None:
    assert foreseen(kitchen(held={RED: [order("O02", dish(goods=goods, row=row))]}), choice) == mistake


@rule("KR-RULING-93")
def test_the_extra_bread_of_an_event_is_wanted_once_and_before_the_last_dish_cooks() -> None:
    full = {"meat": 1, "cheese": 1, "bread": 2}
    without = kitchen(event="E01", held={RED: [order("O02", dish(goods=full), extra=True)]})
    assert foreseen(without, "take bread O02.1") == ""
    assert foreseen(without, "cook O02.1") == "extra"
    assert not without.view(None).players[RED].orders[0].extra_there
    full["bread"] += 1
    given = kitchen(event="E01", held={RED: [order("O02", dish(goods=full), extra=True)]})
    assert foreseen(given, "take bread O02.1") == "too-much"
    assert foreseen(given, "cook O02.1") == ""
    assert given.view(None).players[RED].orders[0].extra_there


# What the view works out.


def test_the_view_says_what_a_plate_lacks() -> None:
    held = {RED: [order("O02", dish(bread=1, salad=1))]}
    assert kitchen(held=held).view(None).players[RED].orders[0].dishes[0].lacks == {
        "meat": 1,
        "cheese": 1,
        "bread": 1,
    }


@rule("KR-SALARY-02")
def test_the_view_says_what_the_salaries_will_come_to() -> None:
    assert kitchen(seats=3).view(None).wages == 3 * 7
    assert kitchen(seats=3, unpaid=["red-1"]).view(None).wages == 3 * 6
    assert kitchen(seats=3, mode="practice").view(None).wages == 0


def test_advice_reckons_with_how_quick_somebodys_hands_have_been() -> None:
    def after(waited: int) -> KitchenRushPosition:
        position = kitchen()
        for _ in range(3):
            for timer in ("red-1", "red-2"):
                position.advance(max(position.clock, position.ends[TIMER_INDEX[timer]] + waited))
                play(position, RED, f"place {timer} market")
        position.advance(position.began + 170_000)
        return position

    quick, slow = after(1_000), after(14_000)

    assert hand_of(quick, RED) < USUAL == hand_of(kitchen(), RED) < hand_of(slow, RED)
    assert placements_left(quick, RED) > placements_left(slow, RED)
    assert hand_of(quick, BLUE) == USUAL
