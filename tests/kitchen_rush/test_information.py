"""Who knows what (KR-INFO): all the same, but for the order of the decks and what chance will bring."""

from __future__ import annotations

import msgspec
import pytest

from demitasse.bots.contract import seat_down
from demitasse.games.kitchen_rush.events import KINDS, EventDrawn
from demitasse.games.kitchen_rush.heaps import counts_of
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.games.kitchen_rush.view import KitchenRushView
from demitasse.kernel.chance import Chance
from tests.kitchen_rush.build import (
    BOX,
    all_ready,
    at,
    dish,
    kitchen,
    new_play,
    offers,
    order,
    play,
    random_play,
    ring,
)
from tests.playing import rule

RED, BLUE, GREEN = range(3)


def in_the_middle() -> KitchenRushPosition:
    """A position with something of everything in it."""
    position = kitchen(
        seats=3,
        t=5_000,
        round=2,
        coins=30,
        prestige=4,
        goal="G05",
        event="E03",
        cards=["P4"],
        upgrades=["U1", "U2"],
        slots=["O01", "O02"],
        held={
            RED: [order("O27", dish(row=1, vegetable=2), dish(plate=None))],
            BLUE: [order("O05", served=True)],
        },
        served=[("O08", 1, 1)],
        unpaid=["green-2"],
    )
    play(position, RED, "place red-1 maitre", "suggest 1")
    play(position, BLUE, "place blue-1 storage-2")
    at(position, 15_000)
    return position


@rule("KR-INFO-01")
def test_all_that_lies_open_is_shown() -> None:
    position = in_the_middle()
    view = position.view(None)

    assert view.slots[1:] == ("O02", "", "", "", "unavailable")
    assert view.discard == ("O01",)
    orders = {it.id: it for player in view.players for it in player.orders}
    assert (orders["O27"].served, orders["O05"].served) == (False, True)
    first, second = orders["O27"].dishes
    assert (first.plate, first.goods, first.row, second.plate) == ("I", {"vegetable": 2}, 1, "")
    assert [it.goods for it in view.storages] == [counts_of(heap) for heap in position.storages]
    assert view.storages[2].goods != {}  # the locked one too
    assert (view.stock, view.bag) == (counts_of(position.stock), counts_of(position.bag))
    assert (view.rack, view.sink) == (position.rack, position.sink)
    assert (view.coins, view.prestige, view.round, view.goal, view.event) == (30, 4, 2, "G05", "E03")
    assert (view.upgrades, view.cards) == (("U1", "U2"), ("P4",))
    assert [(it.id, it.round, it.quick) for it in view.served] == [("O08", 1, True)]
    zones = {zone.id: zone.spaces for zone in view.zones}
    assert zones["stoves"] == ("malfunction", "", "", "", "locked", "unavailable")
    assert (zones["maitre"], zones["storage-3"]) == (("red-1",), ("locked", "locked"))


@rule("KR-INFO-01")
def test_the_sand_left_in_every_timer_is_shown() -> None:
    position = in_the_middle()
    view = position.view(None)
    timers = {timer.id: timer for timer in view.timers}

    assert (timers["red-1"].state, timers["red-1"].until - view.clock) == ("running", 20_000)
    assert (timers["green-2"].state, timers["helper-2"].state) == ("unpaid", "reserve")
    at(position, 35_000)
    assert {it.id: it.state for it in position.view(None).timers}["red-1"] == "spent"


@rule("KR-INFO-02")
def test_all_seats_and_spectators_know_the_same_and_every_event_is_for_everybody() -> None:
    for position, events in random_play(3, 4, events=True):
        assert position.view(None) == position.view(RED) == position.view(BLUE) == position.view(GREEN)
        for event in events:
            assert event.seen_by(RED) == event.seen_by(BLUE) == event.seen_by(None) == event


@rule("KR-INFO-02")
def test_players_have_no_cards_or_notes_of_their_own_to_hide() -> None:
    assert not any(name in KitchenRushView.__struct_fields__ for name in ("hand", "seat", "you", "secret"))
    assert all(kind.seen_by is KINDS[0].seen_by for kind in KINDS)


def same_to_the_eye(position: KitchenRushPosition, seed: int) -> KitchenRushPosition:
    return position.imagine(RED, Chance.of(seed))


@rule("KR-INFO-03")
def test_the_order_of_every_deck_is_hidden() -> None:
    position = new_play(events=True)
    twins = [same_to_the_eye(position, seed) for seed in range(40)]

    assert all(twin.view(RED) == position.view(RED) for twin in twins)
    for deck in ("orders", "upgrades", "prestige", "events"):
        seen = {tuple(twin.hidden()[deck]) for twin in twins}
        assert len(seen) > 1, deck
        assert {tuple(sorted(it)) for it in seen} == {tuple(sorted(position.hidden()[deck]))}


@rule("KR-INFO-03")
def test_what_is_face_down_is_only_counted() -> None:
    position = new_play(events=True)
    view = position.view(RED)
    counted = (view.deck, view.upgrades_left, view.cards_left, view.events_left)

    assert counted == (57, 2, 8, 23)
    text = msgspec.json.encode(view).decode()
    face_down = [*position.hidden()["upgrades"], *position.hidden()["prestige"], *position.hidden()["orders"]]
    assert [id for id in face_down if f'"{id}"' in text] == []


@rule("KR-INFO-04")
def test_the_top_order_is_known_with_the_waiting_line_and_nothing_below_it() -> None:
    position = kitchen(cards=["P2"], deck=["O07", "O08", "O09"])
    assert position.view(RED).deck_top == "O07"

    twins = [same_to_the_eye(position, seed) for seed in range(20)]

    assert {twin.hidden()["orders"][0] for twin in twins} == {"O07"}
    assert len({twin.hidden()["orders"][1] for twin in twins}) > 1


@rule("KR-INFO-04")
def test_prestige_cards_given_back_or_declined_keep_a_known_place() -> None:
    position = kitchen(coins=90, prestige=6, prestige_before=2)
    ring(position)
    declined = []
    while position.question:
        keep, leave = offers(position, RED)
        declined.append(leave.split()[1])
        play(position, RED, keep)
    assert position.view(RED).cards_bottom == tuple(declined)
    last = position.view(RED).cards[-1]
    all_ready(position)
    position.prestige, position.coins = 5, 90
    ring(position)

    assert position.view(RED).cards_top == (last,)
    twins = [same_to_the_eye(position, seed) for seed in range(20)]
    assert {twin.hidden()["prestige"][0] for twin in twins} == {last}
    assert {tuple(twin.hidden()["prestige"][-2:]) for twin in twins} == {tuple(declined)}
    assert len({tuple(twin.hidden()["prestige"]) for twin in twins}) > 1


@rule("KR-INFO-05")
def test_what_is_in_a_deck_follows_from_what_has_been_seen() -> None:
    drawn: list[str] = []
    for position, events in random_play(3, 5, events=True, careless=0.05):
        view = position.view(RED)
        drawn += [view.event] if not events and view.event else []
        drawn += [event.card for event in events if isinstance(event, EventDrawn)]
        held = {it.id for player in view.players for it in player.orders}
        seen = held | {*view.slots, *view.discard, *(it.id for it in view.served)}
        assert set(position.hidden()["orders"]) == set(BOX.order_ids) - seen
        shown = view.question.cards if view.question is not None else ()
        assert set(position.hidden()["prestige"]) == set(BOX.card_ids) - {*view.cards, *shown}
        assert set(position.hidden()["upgrades"]) == set(BOX.upgrade_ids) - {*view.upgrades, *view.bought}
        assert set(position.hidden()["events"]) == set(BOX.event_ids) - set(drawn)


@rule("KR-INFO-06")
@pytest.mark.parametrize("deck", ["orders", "upgrades", "prestige", "events"])
def test_decks_are_shuffled_at_setup(deck: str) -> None:
    orders = {tuple(new_play(seed=seed, events=True).hidden()[deck]) for seed in range(30)}

    assert len(orders) > 1


@rule("KR-INFO-06")
def test_discarded_orders_are_shuffled_into_the_new_deck() -> None:
    def renewed(seed: int) -> tuple[int, ...]:
        position = kitchen(seed=seed, slots=[])
        position.discard, position.deck = position.deck, ()
        play(position, RED, "place red-1 maitre", "welcome")
        return position.deck

    decks = {renewed(seed) for seed in range(4)}
    assert len(decks) == 4
    assert all(len(deck) == 59 and list(deck) != sorted(deck) for deck in decks)


@rule("KR-INFO-07")
def test_cubes_are_chosen_by_sight() -> None:
    position = kitchen(held={RED: [order("O01")]}, bag={"white": 1, "red": 2})
    play(position, RED, "place red-1 spices")
    assert position.view(BLUE).bag == {"white": 1, "red": 2}

    assert offers(position, RED, "spice") == ["spice white O01.1", "spice red O01.1"]
    chance = position.chance.saved
    play(position, RED, "spice red O01.1")

    assert (position.view(None).bag, position.chance.saved) == ({"white": 1, "red": 1}, chance)


@rule("KR-INFO-08")
def test_a_bot_is_given_what_can_be_seen_and_the_time_but_no_deck_and_no_seed() -> None:
    position = kitchen(seed=77, event="E16")
    at(position, 1234)
    chairs = [seat_down(position, RED, (), Chance.of(seed)) for seed in range(20)]

    assert all(chair.view == position.view(RED) for chair in chairs)
    assert position.view(RED).clock - position.view(RED).began == 1234
    assert all(chair.imagined.chance.saved != position.chance.saved for chair in chairs)
    assert len({tuple(chair.imagined.hidden()["orders"]) for chair in chairs}) == 20
    fields = " ".join(KitchenRushView.__struct_fields__)
    assert "seed" not in fields
    assert "chance" not in fields
