"""What holds after every choice of any play (CR-INV), counted from what the table shows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from demitasse.games.coffee_rush.events import Aged, Ended, TurnBegan
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.kernel.event import Event
from tests.coffee_rush.build import barista, only, random_play, rule, short_orders

INGREDIENTS = {"coffee": 18} | dict.fromkeys(
    ("milk", "steam", "ice", "chocolate", "caramel", "tea", "water"), 12
)

every_variant = pytest.mark.parametrize(
    ("seats", "fair_start"), [(seats, fair) for seats in (2, 3, 4) for fair in (False, True)]
)


def plays(seats: int, fair_start: bool) -> Iterator[tuple[CoffeeRushPosition, list[Event]]]:
    """Every position of some whole plays, half of them with orders so short that many are sent."""
    for seed in range(3):
        yield from random_play(seats, seed, fair_start=fair_start)
        yield from random_play(seats, seed, short_orders(), fair_start=fair_start)


def between_turns(seats: int, fair_start: bool) -> Iterator[tuple[CoffeeRushPosition, list[Event]]]:
    for position, events in plays(seats, fair_start):
        if any(isinstance(event, TurnBegan | Ended) for event in events):
            yield position, events


@rule("CR-INV-01")
@every_variant
def test_every_ingredient_token_is_in_the_supply_a_cup_or_the_hand(seats: int, fair_start: bool) -> None:
    for position, _ in plays(seats, fair_start):
        view = position.view(None)
        heaps = [view.supply, view.hand, *(cup for player in view.players for cup in player.cups)]
        assert {kind: sum(heap.get(kind, 0) for heap in heaps) for kind in INGREDIENTS} == INGREDIENTS


@rule("CR-INV-02")
@every_variant
def test_every_order_card_is_in_exactly_one_place(seats: int, fair_start: bool) -> None:
    for position, _ in plays(seats, fair_start):
        view = position.view(None)
        seen = [*view.discard, *view.removed]
        for player in view.players:
            seen += [*player.sent, *player.penalties, *(card for row in player.rows for card in row)]
        assert len(seen) == len(set(seen)) == 80 - view.deck
        assert len(set(position.deck)) == view.deck
        assert not set(seen) & {position.content.card_ids[card] for card in position.deck}
        assert len(view.removed) == (4 - seats if fair_start else 0)


@rule("CR-INV-03")
@every_variant
def test_every_rush_token_is_in_the_supply_or_owned(seats: int, fair_start: bool) -> None:
    for position, _ in plays(seats, fair_start):
        counts = [position.rush_supply, *position.rush]
        assert sum(counts) == 15
        assert min(counts) >= 0


@rule("CR-INV-04")
@every_variant
def test_between_turns_the_hand_is_empty(seats: int, fair_start: bool) -> None:
    for position, _ in between_turns(seats, fair_start):
        assert position.view(None).hand == {}


@rule("CR-INV-04")
@every_variant
def test_between_turns_no_two_meeples_share_a_square(seats: int, fair_start: bool) -> None:
    for position, _ in between_turns(seats, fair_start):
        squares = [square for player in position.view(None).players for square in player.meeples]
        assert len(squares) == len(set(squares)) == (4 if seats == 2 else seats)


@rule("CR-INV-04")
@every_variant
def test_after_ones_own_turn_row_1_holds_nothing_or_the_two_player_card(seats: int, fair_start: bool) -> None:
    for position, events in between_turns(seats, fair_start):
        for aged in only(events, Aged):
            newest = position.view(None).players[aged.seat].rows[0]
            assert len(newest) <= (1 if seats == 2 else 0)


@rule("CR-INV-05")
@every_variant
def test_while_the_token_is_open_there_are_cards_and_at_most_four_penalties_each(
    seats: int, fair_start: bool
) -> None:
    for position, _ in between_turns(seats, fair_start):
        view = position.view(None)
        if not view.closed:
            assert view.deck >= 1
            assert max(len(player.penalties) for player in view.players) <= 4


def test_the_plays_looked_at_reach_every_way_to_close_and_every_kind_of_shortage() -> None:
    causes, fewest_rush, upgrades = set(), 15, 0
    for seats in (2, 3, 4):
        for position, _ in plays(seats, fair_start=False):
            causes.add(position.closed)
            fewest_rush = min(fewest_rush, position.rush_supply)
            upgrades = max(upgrades, *position.upgrades)
    assert causes == {"", "deck", "penalties", "no-orders"}
    assert fewest_rush == 0
    assert upgrades > 0


@rule("CR-INV-01", "CR-INV-02", "CR-INV-03")
def test_a_position_states_its_stocks_for_everybody_to_add_up() -> None:
    position = barista(
        cups=[{"coffee": 2}],
        hand={"tea": 1},
        rows=[["cocoa-1"]],
        sent=2,
        penalties=1,
        rush=3,
        others={1: {"rush": 2, "cups": [{"tea": 3}]}},
    )

    assert position.stocks() == {**INGREDIENTS, "orders": 80, "different orders": 80, "rush": 15}
