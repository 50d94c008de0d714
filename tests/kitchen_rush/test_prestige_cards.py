"""Prestige cards: what each does while it is held (KR-FX-10…15, -53…58, KR-CARD-04…12), and how they come and go."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.kitchen_rush.events import (
    Bought,
    DeckRenewed,
    DeckTurned,
    EventDrawn,
    OrderFailed,
    OrderPassed,
    PrestigeDrawn,
    PrestigeGained,
    PrestigeReturned,
    Welcomed,
)
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.kernel.event import Event
from tests.kitchen_rush.build import (
    BOX,
    all_ready,
    dish,
    kitchen,
    offers,
    order,
    perfect,
    play,
    refused,
    ring,
    row_of,
    slot_ids,
)
from tests.playing import only, rule

RED, BLUE, GREEN = range(3)
SAND = 30_000


def card(id: str) -> int:
    return BOX.card_ids.index(id)


def discard(*ids: str) -> tuple[int, ...]:
    return tuple(BOX.order_index[id] for id in ids)


def gaining(*ids: str, prestige: int = 3, **facts: object) -> KitchenRushPosition:
    """Three players at the bell of a round in which the first card space was reached; these cards are on top."""
    position = kitchen(coins=90, prestige=prestige, prestige_before=2, **facts)  # type: ignore[arg-type]
    rest = [it for it in position.card_deck if BOX.card_ids[it] not in ids]
    position.card_deck = (*map(card, ids), *rest)
    return position


# In force while held.


@rule("KR-FX-10")
def test_a_card_is_in_force_from_the_next_preparation_until_it_is_given_back() -> None:
    position = gaining("P4", "P5")
    ring(position)
    play(position, RED, "keep P4")
    assert (position.phase, position.view(None).terms.welcome) == ("prep", 3)
    all_ready(position)

    position.prestige = 2
    assert only(ring(position), PrestigeReturned) == [PrestigeReturned("P4")]

    assert position.view(None).terms.welcome == 2


@rule("KR-FX-10")
def test_a_card_gained_in_this_bonus_does_nothing_for_this_round() -> None:
    position = gaining("P4", "P5", prestige=6)  # two spaces
    ring(position)
    play(position, RED, "keep P4")

    assert (position.phase, position.view(None).cards, position.view(None).terms.welcome) == (
        "bonus",
        ("P4",),
        2,
    )


@rule("KR-FX-15")
def test_what_cards_do_in_preparation_comes_after_the_event() -> None:
    position = gaining("P2", "P5", deck=["O07", "O08", "O09", "O10"], slots=["O01", "O02", "O03", "O04"])
    position.event_deck = (BOX.event_ids.index("E23"),)  # fills the last slot with O07
    ring(position)
    events = play(position, RED, "keep P2")

    kinds = [type(event) for event in events]
    assert kinds.index(EventDrawn) < kinds.index(DeckTurned)
    assert only(events, DeckTurned) == [DeckTurned("O08")]
    assert position.view(None).deck_top == "O08"


# P1, Exceptional Service.


@rule("KR-FX-11", "KR-FX-53", "KR-CARD-04", "KR-CARD-05", "KR-RULING-91")
@pytest.mark.parametrize(
    ("parts", "more"),
    [
        (["take-order O09"], {"serve"}),
        (["serve O01"], {"serve", "take-order"}),
        (["serve O01", "serve O02"], set()),
        (["take-order O09", "serve O01"], set()),
        (["serve O01", "take-order O09"], set()),
    ],
)
def test_exceptional_service_allows_these_combinations_and_no_others(
    parts: list[str], more: set[str]
) -> None:
    held = {RED: [perfect("O01"), perfect("O02"), perfect("O03")]}
    position = kitchen(cards=["P1"], coins=0, slots=["O09", "O10"], held=held)

    play(position, RED, "place red-1 waiters", *parts)

    left = {text.split()[0] for text in offers(position, RED) if not text.startswith(("place", "plate"))}
    assert left == more
    assert position.coins == sum(part.startswith("serve") for part in parts)


@rule("KR-FX-11", "KR-CARD-04")
def test_without_the_card_a_waiters_action_is_one_part() -> None:
    position = kitchen(slots=["O09"], held={RED: [perfect("O01"), perfect("O02")]})

    play(position, RED, "place red-1 waiters", "serve O01")

    assert refused(position, RED, "serve O02").rule == "KR-SERVER-01"
    assert refused(position, RED, "take-order O09").rule == "KR-SERVER-01"


@rule("KR-RULING-91")
def test_the_second_part_is_optional_and_two_orders_are_never_taken() -> None:
    position = kitchen(cards=["P1"], slots=["O09", "O10"])
    play(position, RED, "place red-1 waiters", "take-order O09")

    assert refused(position, RED, "take-order O10").rule == "KR-RULING-91"
    play(position, RED, "place red-2 market")


# P2, Waiting Line.


@rule("KR-FX-12", "KR-FX-53", "KR-CARD-06", "KR-CARD-07", "KR-CARD-08")
def test_the_top_order_is_visible_can_be_taken_and_is_followed_by_the_next() -> None:
    position = kitchen(cards=["P2"], slots=["O01"], deck=["O07", "O08"])
    assert position.view(None).deck_top == "O07"
    play(position, RED, "place red-1 waiters")
    assert {"take-order O01", "take-order O07"} <= set(offers(position, RED, "take-order"))

    events = play(position, RED, "take-order O07")

    assert (position.view(None).deck_top, slot_ids(position)) == ("O08", ["O01"])
    assert only(events, DeckTurned) == [DeckTurned("O08")]


@rule("KR-CARD-06", "KR-CARD-07")
def test_without_the_card_the_deck_is_closed() -> None:
    position = kitchen(slots=["O01"], deck=["O07", "O08"])
    play(position, RED, "place red-1 waiters")

    assert position.view(None).deck_top == ""
    assert refused(position, RED, "take-order O07").rule == "KR-SERVER-02"


@rule("KR-RULING-90")
def test_taking_the_visible_card_brings_no_coin_and_welcome_and_suggest_draw_it() -> None:
    position = kitchen(cards=["P2"], coins=2, slots=["O01"], deck=["O07", "O08", "O09", "O10"])
    play(position, RED, "place red-1 waiters", "take-order O07")
    assert position.coins == 2

    assert only(play(position, BLUE, "place blue-1 maitre", "welcome"), Welcomed)[0].order == "O08"
    assert position.view(None).deck_top == "O09"
    position = kitchen(cards=["P2"], slots=["O01"], deck=["O07", "O08", "O09"])
    play(position, BLUE, "place blue-1 maitre")
    assert offers(position, BLUE, "suggest") == ["suggest 1"]  # the visible card is on no slot
    play(position, BLUE, "suggest 1")
    assert (slot_ids(position), position.view(None).deck_top) == (["O07"], "O08")


@rule("KR-RULING-90")
def test_an_empty_deck_is_renewed_before_the_next_card_is_turned_up() -> None:
    position = kitchen(cards=["P2"], slots=[], deck=["O07"])
    position.deck, position.discard = position.deck[:1], discard("O30", "O31")
    play(position, RED, "place red-1 waiters")

    events = play(position, RED, "take-order O07")

    assert only(events, DeckRenewed) == [DeckRenewed(2)]
    assert position.view(None).deck_top in ("O30", "O31")


@rule("KR-RULING-90")
def test_a_deck_that_is_empty_when_the_card_comes_into_force_is_renewed() -> None:
    position = gaining("P2", "P5", slots=["O01"])
    position.deck, position.discard = (), discard("O30", "O31")
    ring(position)

    events = play(position, RED, "keep P2")

    assert only(events, DeckRenewed) == [DeckRenewed(2)]
    assert position.view(None).deck_top in ("O30", "O31")


# P3, Regular Supplier.


@rule("KR-FX-13", "KR-FX-54", "KR-CARD-09")
def test_a_regular_supplier_adds_to_every_purchase_at_the_same_price() -> None:
    position = kitchen(cards=["P3"], coins=3)
    play(position, RED, "place red-1 market")
    assert refused(position, RED, "buy meat 5").rule == "KR-RULING-50"
    play(position, RED, "buy meat 4 3")
    play(position, BLUE, "place blue-1 market", "buy-ordinary 2 2")
    play(position, GREEN, "place green-1 market", "buy-special 1 2")

    assert position.coins == 0


@rule("KR-FX-54")
def test_the_bonus_comes_on_top_of_a_short_delivery() -> None:
    position = kitchen(cards=["P3"], event="E08", coins=3)

    play(position, RED, "place red-1 market")
    assert offers(position, RED, "buy")[0] == "buy meat 5"
    events = play(position, RED, "buy meat 5")

    assert only(events, Bought) == [Bought(RED, "meat", tokens=3 + 2, price=1, storages=(5, 0, 0))]


# P4, Word of Mouth.


@rule("KR-FX-14", "KR-FX-53", "KR-CARD-10", "KR-CARD-11", "KR-CARD-12")
def test_word_of_mouth_adds_one_to_welcome_with_its_coin_and_to_suggest() -> None:
    position = kitchen(cards=["P4"], coins=0, slots=["O01", "O02"])
    other = kitchen(cards=["P4"], coins=0, slots=["O01", "O02", "O03", "O04"])

    play(position, RED, "place red-1 maitre", "welcome", "welcome", "welcome")
    assert (len(slot_ids(position)), position.coins) == (5, 3)
    play(other, RED, "place red-1 maitre")
    assert len(offers(other, RED, "suggest")) == 4 + 6 + 4
    play(other, RED, "suggest 1 2 4")
    assert (slot_ids(other)[2], other.coins) == ("O03", 0)


# P5 to P8.


@rule("KR-FX-55")
@pytest.mark.parametrize(
    ("id", "row", "right"),
    [("O18", 1, False), ("O18", 2, True), ("O18", 3, True), ("O01", 1, False), ("O01", 2, True)],
)
def test_a_dish_that_asks_for_three_is_right_on_row_two_or_three(id: str, row: int, right: bool) -> None:
    goods = {
        "O18": {"meat": 1, "vegetable": 2, "bread": 2, "white": 1, "black": 1},
        "O01": {"pasta": 2, "cheese": 2},
    }
    position = kitchen(cards=["P5"], coins=90, held={RED: [order(id, dish(row=row, goods=goods[id]))]})

    assert bool(only(ring(position), OrderPassed)) == right
    if id == "O18":
        without = kitchen(coins=90, held={RED: [order(id, dish(row=row, goods=goods[id]))]})
        assert bool(only(ring(without), OrderPassed)) == (row == 3)


@rule("KR-FX-56")
def test_express_dishwashing_washes_one_to_five_plates() -> None:
    position = kitchen(cards=["P6"], sink=[2, 2, 1, 1])
    play(position, RED, "place red-1 sink")

    numbers = {sum(map(int, text.split()[1:])) for text in offers(position, RED, "wash")}

    assert numbers == {1, 2, 3, 4, 5}
    assert refused(position, RED, "wash 2 2 1 1").rule == "KR-FX-56"
    assert refused(position, RED, "wash 0").rule == "KR-FX-56"
    few = kitchen(cards=["P6"], sink=[0, 2, 0, 0])
    play(few, RED, "place red-1 sink")
    assert offers(few, RED, "wash") == ["wash 0 2", "wash 0 1"]


@rule("KR-FX-57")
def test_generous_guests_tip_two_coins() -> None:
    position = kitchen(cards=["P7"], coins=0, held={RED: [perfect("O27")]})

    play(position, RED, "place red-1 waiters", "serve O27")

    assert position.coins == 2


@rule("KR-FX-58")
def test_a_spice_belt_holds_two_cubes_per_placement_in_a_storage() -> None:
    held = {RED: [order("O01", dish(row=1)), order("O05"), order("O06", served=True)]}
    position = kitchen(cards=["P8"], held=held, bag={"white": 4, "red": 2})
    play(position, RED, "place red-1 storage-1", "spice white O01.1", "take meat O05.1", "spice red O05.1")
    assert refused(position, RED, "spice red O05.1").rule == "KR-FX-58"
    play(position, RED, "take meat O05.1", "place red-2 storage-2", "spice red O05.1")
    assert refused(position, RED, "spice white O06.1").rule == "KR-SERVER-11"

    play(position, BLUE, "place blue-1 stoves")
    assert refused(position, BLUE, "spice white O01.1").rule == "KR-SPICE-07"


@rule("KR-FX-58")
def test_without_the_belt_a_storage_has_no_spices_and_the_spices_have_no_limit() -> None:
    position = kitchen(held={RED: [order("O01")]}, bag={"white": 4})
    play(position, RED, "place red-1 storage-1")
    assert refused(position, RED, "spice white O01.1").rule == "KR-SPICE-07"

    belt = kitchen(cards=["P8"], held={RED: [order("O01")]}, bag={"white": 4})
    play(belt, RED, "place red-1 spices", *["spice white O01.1"] * 4)


# How they come and go.


def end_of_round(prestige: int, before: int, cards: tuple[str, ...] = ()) -> list[Event]:
    position = kitchen(coins=90, prestige=prestige, prestige_before=before, cards=cards)
    events = ring(position)
    while position.question:
        events += play(position, BLUE, offers(position, BLUE)[0])
    return events


@rule("KR-RULING-79")
@pytest.mark.parametrize(
    ("before", "now", "gained", "returned"),
    [(2, 3, 1, 0), (0, 9, 3, 0), (3, 5, 0, 0), (3, 2, 0, 1), (6, 2, 0, 2), (4, 4, 0, 0), (-4, 2, 0, 0)],
)
def test_cards_are_gained_or_given_back_by_where_the_marker_stood_and_stands(
    before: int, now: int, gained: int, returned: int
) -> None:
    events = end_of_round(now, before, ("P5", "P6", "P7")[: before // 3] if before > 0 else ())

    assert len(only(events, PrestigeGained)) == gained
    assert len(only(events, PrestigeReturned)) == returned


@rule("KR-RULING-79")
def test_the_round_is_counted_from_before_its_preparation() -> None:
    position = kitchen(coins=22, prestige=3, cards=["P5"])  # 21 for salaries
    position.event_deck = (BOX.event_ids.index("E22"),)
    ring(position)
    assert (position.prestige, position.prestige_before) == (2, 3)  # the bill cost 1 Prestige in Preparation

    position.coins = 90
    all_ready(position)
    assert only(ring(position), PrestigeReturned) == [PrestigeReturned("P5")]


@rule("KR-RULING-80")
def test_several_gains_come_one_after_another_both_cards_shown_and_the_team_chooses() -> None:
    position = gaining("P1", "P2", "P3", "P4", prestige=6)
    assert only(ring(position), PrestigeDrawn) == [PrestigeDrawn(("P1", "P2"))]
    question = position.view(None).question
    assert question is not None
    assert (question.what, question.cards) == ("keep", ("P1", "P2"))
    assert offers(position, GREEN) == ["keep P1", "keep P2"]

    assert only(play(position, GREEN, "keep P2"), PrestigeDrawn) == [PrestigeDrawn(("P3", "P4"))]
    play(position, BLUE, "keep P3")

    assert (position.view(None).cards, position.phase) == (("P2", "P3"), "prep")


@rule("KR-RULING-81")
def test_the_last_card_of_the_deck_is_gained_without_choice_and_an_empty_deck_gives_nothing() -> None:
    position = gaining("P8", prestige=6)
    position.card_deck = (card("P8"),)

    events = ring(position)

    assert only(events, PrestigeGained) == [PrestigeGained("P8")]
    assert (position.round, position.view(None).cards) == (2, ("P8",))


@rule("KR-RULING-81")
def test_without_a_free_place_nothing_is_gained_and_without_a_card_nothing_given_back() -> None:
    assert BOX.track.places == 4  # the deck lies elsewhere
    full = kitchen(coins=90, prestige=12, prestige_before=9, cards=["P1", "P3", "P4", "P5"])
    assert only(ring(full), PrestigeDrawn) == []
    assert len(full.view(None).cards) == 4

    assert only(end_of_round(2, 3), PrestigeReturned) == []


@rule("KR-RULING-82")
def test_a_returned_card_stops_at_once_and_what_it_brought_stays() -> None:
    position = kitchen(cards=["P7"], coins=90, prestige=2, prestige_before=3, held={RED: [perfect("O01")]})
    play(position, RED, "place red-1 waiters", "serve O01")
    coins = position.earned

    events = ring(position)

    assert only(events, PrestigeReturned) == [PrestigeReturned("P7")]
    assert position.view(None).terms.tip == 1
    assert position.earned == coins + BOX.coins[BOX.order_index["O01"]]


@rule("KR-RULING-83")
def test_the_marker_stops_at_the_end_of_the_track() -> None:
    position = kitchen(coins=90, prestige=29, held={RED: [perfect("O54")], BLUE: [order("O01")]})

    ring(position)

    assert BOX.track.top == 30
    assert position.prestige == 29  # 29 + 2 stops at 30, and then −1


@rule("KR-RULING-84")
@pytest.mark.parametrize("last", [{"round": 4}, {"mode": "practice"}], ids=["round 4", "practice"])
def test_no_card_is_drawn_after_the_last_round(last: dict[str, Any]) -> None:
    position = kitchen(coins=90, prestige=3, prestige_before=2, **last)

    assert only(ring(position), PrestigeDrawn) == []
    assert position.view(None).cards == ()
    assert position.result is not None


@rule("KR-RULING-84")
def test_a_card_is_returned_in_the_last_round_too() -> None:
    position = kitchen(round=4, cards=["P7"], coins=90, prestige=2, prestige_before=3)

    assert only(ring(position), PrestigeReturned) == [PrestigeReturned("P7")]
    assert position.result is not None


def test_a_dish_on_row_two_of_three_is_not_ruined_by_a_lost_card() -> None:
    goods = {"meat": 1, "vegetable": 2, "bread": 2, "white": 1, "black": 1}
    position = kitchen(coins=90, held={RED: [order("O18", dish(row=2, goods=goods))]})

    assert only(ring(position), OrderFailed)[0].ruined == ()
    assert row_of(position, RED, "O18.1") == 2
