"""Plates, waiting, being done, what the team decides, and what nobody is asked (KR-DEC-14, -26…43)."""

from __future__ import annotations

from itertools import product

import pytest

from demitasse.bots.contract import Wait
from demitasse.games.kitchen_rush.box import SIZES, TIMERS, ZONES
from demitasse.games.kitchen_rush.choices import (
    Buy,
    BuyOrdinary,
    BuySpecial,
    Cook,
    Done,
    Keep,
    PayOutstanding,
    PlaceTimer,
    Ready,
    Rehire,
    RemoveTimer,
    Repair,
    Serve,
    Spice,
    Suggest,
    Take,
    TakeOrder,
    TakePlate,
    Unpaid,
    Upgrade,
    Wash,
    Welcome,
)
from demitasse.games.kitchen_rush.events import OutstandingPaid, PrestigeGained, SalariesPaid, SetAside
from demitasse.games.kitchen_rush.heaps import INGREDIENTS, SPICES
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.games.kitchen_rush.refusals import refusal
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import DemitasseError, Illegal
from tests.kitchen_rush.build import (
    BOX,
    KITCHEN,
    at,
    dish,
    kitchen,
    offers,
    order,
    perfect,
    plate_under,
    play,
    random_play,
    reason,
    refused,
    ring,
    state_of,
)
from tests.kitchen_rush.provoked import PROVOKED
from tests.playing import only, rule

RED, BLUE, GREEN = range(3)
BELL = 240_000

CODES = (
    "phase",
    "timer-running",
    "not-yours",
    "zone-full",
    "not-current",
    "used",
    "mode",
    "no-coins",
    "no-stock",
    "no-slot",
    "no-card",
    "plate-cooked",
    "order-served",
    "no-plate",
    "size",
    "row",
    "amount",
    "target",
    "event",
)


# Plates.


@rule("KR-DEC-14")
def test_wishes_for_plates_count_only_where_the_exact_one_is_missing() -> None:
    position = kitchen(slots=["O29"], rack=[0, 1, 1, 0])  # I and III
    play(position, RED, "place red-1 waiters")
    assert offers(position, RED, "take-order") == ["take-order O29", "take-order O29 larger"]

    play(position, RED, "take-order O29 larger")

    assert (plate_under(position, RED, "O29.1"), plate_under(position, RED, "O29.2")) == ("II", "III")


@rule("KR-DEC-26")
def test_a_late_plate_is_for_an_own_unserved_dish_without_one_and_of_the_right_size() -> None:
    held = {RED: [order("O05", dish(plate=None))], BLUE: [order("O06", dish(plate=None))]}
    position = kitchen(held=held, rack=[1, 1, 1, 1])
    assert offers(position, RED, "plate") == ["plate O05.1 II"]
    assert reason(refused(position, RED, "plate O06.1 II")) == "not-yours-dish"
    assert reason(refused(position, RED, "plate O05.1 III")) == "size-exact"
    assert reason(refused(position, RED, "plate O05.1 I")) == "size"
    play(position, RED, "plate O05.1 II")
    assert reason(refused(position, RED, "plate O05.1 II")) == "target-plated"

    assert offers(position, BLUE, "plate") == ["plate O06.1 III"]
    play(position, BLUE, "plate O06.1 III")
    late = kitchen(held=held, t=BELL - 1)
    play(late, RED, "place red-1 storage-1")
    at(late, BELL)
    assert reason(refused(late, RED, "plate O05.1 II")) == "phase-bell"
    assert reason(refused(kitchen(held=held, phase="prep"), RED, "plate O05.1 II")) == "phase-prep"


# Waiting and being done.


@rule("KR-DEC-27")
def test_waiting_is_always_possible_and_is_no_record() -> None:
    position = kitchen()
    before = position.state()

    at(position, 5_000)  # nobody has to do anything

    changed = [slot for slot, a, b in zip(position.STATE, before, position.state(), strict=True) if a != b]
    assert changed == ["clock"]
    with pytest.raises(Illegal):
        position.play(RED, Wait())
    assert "wait" not in KITCHEN.notation.kinds


@rule("KR-DEC-28")
def test_done_is_said_once_after_the_bell() -> None:
    position = kitchen(t=BELL - 1, coins=90)
    play(position, RED, "place red-1 storage-1")
    play(position, BLUE, "place blue-1 market")
    assert reason(refused(position, RED, "done")) == "phase-action"
    at(position, BELL)

    play(position, RED, "done")

    assert reason(refused(position, RED, "done")) == "phase-done"
    assert reason(refused(position, GREEN, "done")) == "phase-done"  # had nothing to finish
    play(position, BLUE, "done")
    assert reason(refused(position, BLUE, "done")) == "phase-prep"


# The team.


@rule("KR-DEC-30")
def test_exactly_the_coloured_timers_that_cannot_be_paid_are_named() -> None:
    position = kitchen(coins=16, prestige=4)  # helper and four of six
    ring(position)
    assert position.phase == "salary"
    assert reason(refused(position, RED, "unpaid helper-1")) == "target-unpaid-choice"
    play(position, GREEN, "unpaid green-1")
    assert reason(refused(position, RED, "unpaid green-1")) == "target-unpaid-choice"
    assert reason(refused(position, RED, "ready")) == "phase-question"

    events = play(position, BLUE, "unpaid blue-2")

    assert (len(only(events, SetAside)), only(events, SalariesPaid)[0].coins) == (1, 15)
    assert (position.phase, position.coins) == ("prep", 1)
    assert [timer for timer in TIMERS if state_of(position, timer) == "unpaid"] == ["blue-2", "green-1"]


@rule("KR-DEC-31")
def test_as_many_outstanding_salaries_as_coins_allow_and_only_if_there_is_a_choice() -> None:
    position = kitchen(coins=12 + 6, unpaid=["red-1", "blue-1", "green-1"])
    ring(position)
    assert reason(refused(position, RED, "outstanding red-2")) == "target-outstanding"
    play(position, RED, "outstanding green-1")
    assert only(play(position, BLUE, "outstanding red-1"), OutstandingPaid) == [OutstandingPaid("red-1", 3)]
    assert (position.phase, position.coins, state_of(position, "blue-1")) == ("prep", 0, "unpaid")

    for coins, unpaid in ((12 + 9, ["red-1", "blue-1", "green-1"]), (18 + 3, ["red-1"]), (18 + 2, ["red-1"])):
        nobody = kitchen(coins=coins, unpaid=unpaid)
        ring(nobody)
        assert nobody.round == 2  # not asked


@rule("KR-DEC-32")
def test_the_team_keeps_one_of_two_cards() -> None:
    position = kitchen(coins=90, prestige=3, prestige_before=2)
    ring(position)
    first, second = offers(position, RED)
    others = [f"keep {id}" for id in BOX.card_ids if f"keep {id}" not in (first, second)]
    assert {reason(refused(position, BLUE, text)) for text in others} == {"target-keep"}

    play(position, GREEN, second)

    assert position.view(None).cards == (second.split()[1],)
    assert position.hidden()["prestige"][-1] == first.split()[1]
    assert reason(refused(position, GREEN, first)) == "phase-no-question"


# What nobody is asked.


@rule("KR-DEC-40")
def test_checks_payments_and_returns_need_no_decision() -> None:
    held = {RED: [perfect("O01"), order("O05", dish(row=3))], BLUE: [order("O06", served=True)]}
    position = kitchen(coins=90, prestige=3, prestige_before=3, cards=["P5"], held=held, unpaid=["green-1"])

    events = at(position, BELL)

    names = [type(event).__name__ for event in events]
    wanted = [
        "OrderPassed",
        "OrderFailed",
        "SalariesPaid",
        "OutstandingPaid",
        "PrestigeReturned",
        "RoundBegan",
    ]
    assert [name for name in dict.fromkeys(names) if name in wanted] == wanted
    assert (position.phase, position.round) == ("prep", 2)


@rule("KR-DEC-41")
def test_a_choice_with_one_option_is_made_without_asking() -> None:
    last_card = kitchen(coins=90, prestige=3, prestige_before=2)
    last_card.card_deck = last_card.card_deck[:1]
    assert len(only(ring(last_card), PrestigeGained)) == 1

    two_storages = kitchen(event="E07", phase="prep")
    assert offers(two_storages, RED) == ["ready"]

    nobody_paid = kitchen(coins=5, prestige=9)
    assert len(only(ring(nobody_paid), SetAside)) == 6
    for position in (last_card, nobody_paid):
        assert (position.phase, position.round) == ("prep", 2)
    assert reason(refused(nobody_paid, RED, "unpaid red-1")) == "phase-no-question"


# Reasons.


@rule("KR-DEC-42")
def test_every_refusal_carries_one_of_the_reasons_and_each_reason_is_given() -> None:
    reasons = {key.removeprefix("kr-refused-") for key in PROVOKED if key.startswith("kr-refused-")}
    no_decision = {"seat", "not-a-choice"}

    def code_of(text: str) -> str:
        return next((code for code in CODES if text == code or text.startswith(f"{code}-")), "")

    assert [text for text in sorted(reasons - no_decision) if not code_of(text)] == []
    assert {code_of(text) for text in reasons - no_decision} == set(CODES)


@rule("KR-DEC-42")
@pytest.mark.parametrize("key", [key for key in PROVOKED if key.startswith("kr-refused-")])
def test_a_refusal_names_its_reason_and_its_rule(key: str) -> None:
    try:
        error = PROVOKED[key]()
    except DemitasseError as raised:
        error = raised

    assert isinstance(error, Illegal)
    assert error.message.key == key
    assert error.rule in KITCHEN.rulebook.ids


# All that is legal.


def every_choice(position: KitchenRushPosition, seat: int) -> list[Choice]:
    """Everything one could try: a good part of it is not legal."""
    dishes = [id for held in position.held for card, *_ in held for id in BOX.dish_ids[card]]
    orders = [BOX.order_ids[card] for card in (*position.slots, *position.deck[:1]) if card >= 0]
    orders += [BOX.order_ids[card] for held in position.held for card, *_ in held]
    wishes = ("exact", "larger", "later")
    tries: list[Choice] = [Ready(), Welcome(), Done()]
    tries += [PlaceTimer(timer, zone) for timer in TIMERS for zone in ZONES]
    tries += [RemoveTimer(timer) for timer in TIMERS] + [Rehire(timer) for timer in TIMERS]
    tries += [Unpaid(timer) for timer in TIMERS] + [PayOutstanding(timer) for timer in TIMERS]
    tries += [Suggest(*slots) for slots in product(range(7), range(7), (0, 3))]
    tries += [TakeOrder(id, *wish) for id in orders for wish in product(wishes, wishes)]
    tries += [Serve(id) for id in orders] + [Cook(id) for id in dishes]
    tries += [TakePlate(id, size) for id in dishes for size in SIZES[1:]]
    tries += [Take(good, id) for good in INGREDIENTS for id in dishes]
    tries += [Spice(good, id) for good in SPICES for id in dishes]
    tries += [
        Buy(good, *split) for good in INGREDIENTS for split in product(range(0, 8, 1), range(4), (0, 2))
    ]
    tries += [BuyOrdinary(*cubes) for cubes in product(range(5), repeat=3)]
    tries += [BuySpecial(*cubes) for cubes in product(range(4), repeat=2)]
    tries += [Upgrade(id) for id in BOX.upgrade_ids] + [Repair(zone) for zone in ZONES]
    tries += [Wash(*plates) for plates in product(range(4), range(3), range(3), range(2))]
    tries += [Keep(id) for id in BOX.card_ids]
    return tries


@rule("KR-DEC-43")
@pytest.mark.parametrize(("seats", "seed"), [(1, 0), (2, 5), (3, 11), (4, 7)])
def test_what_is_offered_is_what_is_legal_and_nothing_is_missing(seats: int, seed: int) -> None:
    kinds = set()
    for moment, (position, _) in enumerate(random_play(seats, seed, events=True)):
        if moment % 29 and position.phase == "action":
            continue
        for seat in range(seats):
            offered = position.choices(seat)
            assert len(set(offered)) == len(offered)
            assert [choice for choice in offered if refusal(position, seat, choice) is not None] == []
            known = set(offered)
            missing = [
                it
                for it in every_choice(position, seat)
                if it not in known and refusal(position, seat, it) is None
            ]
            assert missing == []
            kinds |= {choice.verb for choice in offered}
    assert len(kinds) > 8


@rule("KR-DEC-16", "KR-DEC-17", "KR-DEC-18", "KR-DEC-25")
def test_no_part_of_a_lot_or_a_wash_is_less_than_nothing() -> None:
    position = kitchen(coins=9, sink=[4, 1, 1, 1])
    play(position, RED, "place red-1 market")
    play(position, BLUE, "place blue-1 sink")

    for seat, choice in (
        (RED, Buy("meat", 6, -1)),
        (RED, BuyOrdinary(4, -1)),
        (RED, BuySpecial(3, -1)),
        (BLUE, Wash(4, -1)),
    ):
        with pytest.raises(Illegal) as refused_with:
            position.play(seat, choice)
        assert reason(refused_with.value).startswith("amount")


@rule("KR-DEC-43")
def test_every_share_of_a_lot_and_every_mix_of_cubes_is_offered() -> None:
    position = kitchen(coins=9, stock={"yellow": 1})
    play(position, RED, "place red-1 market")

    assert len(offers(position, RED, "buy")) == 6 * 6  # six kinds, 0 to 5 in the first of two Storages
    assert len(offers(position, RED, "buy-ordinary")) == 10
    assert offers(position, RED, "buy-special") == ["buy-special 1 1", "buy-special 0 2"]
