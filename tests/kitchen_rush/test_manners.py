"""Cooks that share their kitchen with people, and with each other."""

from __future__ import annotations

from statistics import mean

import pytest

from demitasse.arena.playing import play_out
from demitasse.bots.contract import Bot, Chair, Wait, seat_down
from demitasse.bots.kitchen_rush.cook import CalmCook, Cook, QuickCook
from demitasse.bots.kitchen_rush.manners import PATIENCE
from demitasse.bots.recipes import Recipe
from demitasse.games.kitchen_rush.box import STOVES, WAITERS
from demitasse.games.kitchen_rush.choices import PlaceTimer
from demitasse.games.kitchen_rush.placing import open_spaces
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.games.kitchen_rush.prospects import prospects
from demitasse.games.kitchen_rush.tiles import FREE, LOCKED
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.seats import replaced
from tests.kitchen_rush.build import KITCHEN, all_ready, at, dish, kitchen, new_play, order, play

ANA, BOT = 0, 1
BELL = 600
"""When the first cook begins where nobody else is."""


def chair(
    position: KitchenRushPosition, seat: int = BOT, people: tuple[int, ...] = (ANA,)
) -> Chair[KitchenRushPosition]:
    return seat_down(position, seat, (), Chance.of(1), people=frozenset(people))


def does(position: KitchenRushPosition, seat: int = BOT, people: tuple[int, ...] = (ANA,)) -> str:
    """What a cook beside these people does now."""
    cook = Cook()
    return str(cook.decide(chair(position, seat, people), cook.hands))


class Sleeper(Bot[KitchenRushPosition]):
    """A person who does nothing but say that they are ready."""

    person = True

    def choose(self, chair: Chair[KitchenRushPosition]) -> Choice:
        position = chair.imagined
        if position.phase == "prep" or position.question:
            return chair.decision.choices[0]
        return Wait()


def watched(seen: list[tuple[KitchenRushPosition, int, Choice]]) -> type[Cook]:
    class Watched(Cook):
        def choose(self, chair: Chair[KitchenRushPosition]) -> Choice:
            choice = super().choose(chair)
            if not isinstance(choice, Wait):
                seen.append((chair.imagined, chair.seat, choice))
            return choice

    return Watched


# At the bell.


@pytest.mark.parametrize("kind", [CalmCook, Cook, QuickCook])
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_beside_a_person_a_cook_begins_four_to_six_seconds_after_the_bell(
    kind: type[Cook], seat: int
) -> None:
    position = new_play(4)
    all_ready(position)
    cook = kind()
    answer = cook.decide(chair(position, seat), cook.hands)

    assert isinstance(answer, Wait)
    assert answer.until is not None
    assert 4_000 <= answer.until - position.began <= 6_000


def test_among_themselves_cooks_begin_at_once() -> None:
    position = new_play(2)
    all_ready(position)
    answer = Cook().decide(chair(position, 0, ()), Cook.hands)

    assert answer == Wait(position.began + BELL, whatever=False)


# Spaces.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cooks_never_take_the_last_space_at_the_waiters_from_a_person_without_an_order(seats: int) -> None:
    seen: list[tuple[KitchenRushPosition, int, Choice]] = []
    entrants = [Recipe("person", Sleeper), *[Recipe("cook", watched(seen))] * (seats - 1)]
    options = KITCHEN.checked({"mode": "practice"}, seats)
    play_out(KITCHEN, options, KITCHEN.load(), entrants, 1, Chance.of(3))
    taking = [
        (position.clock - position.began, open_spaces(position, WAITERS).bit_count())
        for position, _, choice in seen
        if isinstance(choice, PlaceTimer) and choice.zone == "waiters"
    ]

    assert all(open > 1 for moment, open in taking if moment < PATIENCE)
    assert any(open == 1 for moment, open in taking), "what a person lets be, a cook takes in the end"


@pytest.mark.parametrize(("goods", "left"), [({"meat": 2, "vegetable": 2}, True), ({"meat": 2}, False)])
def test_the_last_stove_is_left_to_a_person_whose_dish_is_ready_to_cook(
    goods: dict[str, int], left: bool
) -> None:
    theirs, own = order("O05", dish(goods=goods)), order("O06", dish(meat=1, pasta=2, cheese=1))
    position = kitchen(seats=2, held={ANA: [theirs], BOT: [own]}, slots=[], t=10_000)
    one_space = (FREE, *[LOCKED] * (len(position.tiles[STOVES]) - 1))
    position.tiles = replaced(position.tiles, STOVES, one_space)
    while (choice := does(position)).startswith("place") and not choice.endswith("stoves"):
        play(position, BOT, choice)
        while (choice := does(position)) and not choice.startswith(("place", "wait")):
            play(position, BOT, choice)

    assert choice.endswith("stoves") != left


# Orders.


def test_the_best_order_is_left_to_a_person_who_has_none() -> None:
    position = kitchen(seats=3, slots=["O05", "O24"], t=6_000)
    alone = kitchen(seats=3, slots=["O05", "O24"], t=6_000)
    for each in (position, alone):
        play(each, BOT, "place blue-1 waiters")
    best, left = does(alone, people=()), does(position)

    assert best.startswith("take-order ")
    assert left.startswith("take-order ")
    assert best != left


def test_a_single_order_is_left_to_a_person_who_has_none_until_they_let_it_be() -> None:
    position = kitchen(seats=3, slots=["O05"], t=6_000)
    play(position, BOT, "place blue-1 waiters")
    assert not does(position).startswith("take-order ")

    at(position, PATIENCE + 1)
    assert does(position) == "take-order O05"


@pytest.mark.parametrize("seed", range(5))
def test_the_order_a_person_is_advised_to_take_is_the_one_that_cooks_leave(seed: int) -> None:
    position = new_play(3, seed)
    all_ready(position)
    advised = prospects(position, ANA)[0].card
    at(position, 6_000)
    play(position, BOT, "place blue-1 waiters")

    assert position.content.order_ids[advised] not in does(position)


# A coin that somebody needs.


@pytest.mark.parametrize(("coins", "done"), [(0, "welcome"), (3, "suggest")])
def test_a_team_without_a_coin_for_what_it_lacks_welcomes_a_guest_before_it_exchanges_orders(
    coins: int, done: str
) -> None:
    poor = ["O01", "O02", "O03", "O09"]
    position = kitchen(seats=3, coins=coins, held={1: [order("O27")]}, slots=poor, bag={}, t=6_000)
    play(position, 0, "place red-1 maitre")

    assert does(position, 0, ()).startswith(done)


# What people are told of it.


def test_a_cook_says_at_the_bell_that_it_leaves_the_waiters_to_people() -> None:
    position = new_play(3)
    assert Cook().leaves(chair(position)) == {}
    all_ready(position)
    assert Cook().leaves(chair(position)) == {"waiters": (ANA,)}
    assert Cook().leaves(chair(position, people=())) == {}
    assert Cook().leaves(chair(position, 2, (ANA, BOT))) == {"waiters": (ANA, BOT)}


def test_nothing_is_left_to_whoever_has_not_come_for_it() -> None:
    position = new_play(3)
    all_ready(position)
    at(position, PATIENCE + 1)

    assert Cook().leaves(chair(position)) == {}


def test_asked_for_a_hint_in_a_persons_seat_a_cook_leaves_nothing() -> None:
    position = kitchen(seats=3, slots=["O05"], t=6_000)
    play(position, ANA, "place red-1 waiters")

    assert does(position, ANA, (ANA, BOT)) == "take-order O05"


@pytest.mark.parametrize(
    ("sink", "t", "taken"),
    [([0, 1, 0, 0], 1_000, True), ([0, 0, 0, 0], 1_000, False), ([0, 1, 0, 0], 190_000, False)],
)
def test_an_order_is_taken_only_if_its_plate_is_or_can_be_clean_in_time(
    sink: list[int], t: int, taken: bool
) -> None:
    position = kitchen(seats=2, slots=["O05"], rack=[1, 0, 0, 1], sink=sink, t=t)
    play(position, 0, "place red-1 waiters")

    assert does(position, 0, ()).startswith("take-order O05") == taken


def test_a_plate_in_the_sink_that_another_dish_waits_for_is_no_plate() -> None:
    waits = order("O05", dish(None))
    position = kitchen(
        seats=2, held={1: [waits]}, slots=["O06"], rack=[1, 0, 0, 1], sink=[0, 1, 0, 0], t=1_000
    )
    play(position, 0, "place red-1 waiters")

    assert not does(position, 0, ()).startswith("take-order ")


# Together.


def test_two_cooks_serve_as_many_orders_as_their_timers_allow() -> None:
    options = KITCHEN.checked({}, 2)
    content = KITCHEN.load()
    scores = [
        play_out(KITCHEN, options, content, [Recipe("cook", Cook)] * 2, 1, Chance.of(seed)).scores[0]
        for seed in range(10)
    ]

    assert mean(scores) >= 21.5
