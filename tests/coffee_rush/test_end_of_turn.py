"""Step 5, end of turn: time passes, and what waited too long is a penalty (CR-TIME, CR-PEN)."""

from __future__ import annotations

import pytest

from demitasse.games.coffee_rush.events import Aged, Closed, Drew, Dropped, Ended, TurnBegan
from demitasse.games.coffee_rush.events import Sent as SentEvent
from tests.coffee_rush.build import barista, cards_left, only, play, rule

ROWS: list[list[str]] = [["americano-1", "cocoa-1"], ["milk_tea-1"], ["cold_brew-1"], []]


@rule("CR-TIME-01")
def test_every_order_of_the_active_player_moves_down_one_row() -> None:
    position = barista(step="confirm", rows=ROWS)

    play(position, "confirm")

    assert position.view(0).players[0].rows == (
        (),
        ("americano-1", "cocoa-1"),
        ("milk_tea-1",),
        ("cold_brew-1",),
    )


@rule("CR-TIME-01")
def test_an_order_sent_this_turn_does_not_age() -> None:
    position = barista(
        step="send", cups=[{"coffee": 1, "steam": 1}], rows=[["americano-1"], [], [], ["espresso-1"]]
    )

    play(position, "send 1 espresso-1", "confirm")

    assert (cards_left(position, 0), len(position.sent[0]), position.penalties[0]) == ([0, 1, 0, 0], 1, ())


@rule("CR-TIME-02")
def test_orders_that_were_in_row_4_drop_off_the_board() -> None:
    position = barista(step="confirm", rows=[["cocoa-1"], [], [], ["americano-1", "americano-2"]])

    events = play(position, "confirm")

    assert [drop.order for drop in only(events, Dropped)] == ["americano-1", "americano-2"]
    assert position.view(0).players[0].rows == ((), ("cocoa-1",), (), ())


@rule("CR-TIME-03")
def test_only_the_active_players_orders_move() -> None:
    others: dict[int, dict[str, object]] = {0: {"rows": ROWS}, 2: {"rows": [[], [], [], ["mochaccino-1"]]}}
    position = barista(active=1, step="confirm", rows=[["espresso-1"]], others=others)
    before = position.rows

    play(position, "confirm")

    assert (position.rows[0], position.rows[2]) == (before[0], before[2])
    assert cards_left(position, 1) == [0, 1, 0, 0]


@rule("CR-PEN-01")
def test_dropped_orders_are_the_owners_penalties_from_then_on() -> None:
    position = barista(
        active=1,
        step="confirm",
        rows=[["cocoa-1"], [], [], ["americano-1", "americano-2"]],
        penalties=["espresso-1"],
    )

    play(position, "confirm")

    players = position.view(None).players
    assert players[1].penalties == ("espresso-1", "americano-1", "americano-2")
    assert (players[1].points, players[0].penalties, players[2].penalties) == (-3, (), ())


@rule("CR-PEN-02")
@pytest.mark.parametrize("dropped", [0, 1, 2, 3])
def test_each_new_penalty_brings_one_rush_token_from_the_supply(dropped: int) -> None:
    late = ["americano-1", "americano-2", "americano-3"][:dropped]
    position = barista(step="confirm", rows=[["cocoa-1"], [], [], late], penalties=1, rush=2)

    events = play(position, "confirm")

    assert (position.rush[0], position.rush_supply) == (2 + dropped, 13 - dropped)
    assert [drop.rush for drop in only(events, Dropped)] == [1] * dropped


@rule("CR-PEN-03", "CR-END-01")
@pytest.mark.parametrize(("before", "dropped"), [(4, 1), (3, 2), (4, 3), (0, 5)])
def test_five_penalty_cards_in_all_turn_the_token_to_closed(before: int, dropped: int) -> None:
    late = ["americano-1", "americano-2", "americano-3", "cocoa-1", "cocoa-2"][:dropped]
    position = barista(step="confirm", rows=[["milk_tea-1"], [], [], late], penalties=before)

    events = play(position, "confirm")

    assert only(events, Closed) == [Closed("penalties")]
    assert position.closed == "penalties"


@rule("CR-PEN-03")
def test_four_penalty_cards_leave_the_token_open() -> None:
    late = ["americano-1", "americano-2"]
    others = {1: {"penalties": 4}, 2: {"penalties": 4}}
    position = barista(step="confirm", rows=[["cocoa-1"], [], [], late], penalties=2, others=others)

    play(position, "confirm")

    assert (len(position.penalties[0]), position.closed) == (4, "")


@rule("CR-RULING-25")
@pytest.mark.parametrize(("in_supply", "gained"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_a_short_rush_supply_gives_what_it_has_and_the_rest_is_lost(in_supply: int, gained: int) -> None:
    late = ["americano-1", "americano-2", "americano-3"]
    position = barista(
        step="confirm",
        rows=[["cocoa-1"], [], [], late],
        rush=2,
        rush_supply=in_supply,
        others={1: {"rush": 13 - in_supply}},
    )

    play(position, "confirm")

    assert (position.rush[0], position.rush_supply) == (2 + gained, in_supply - gained)
    assert len(position.penalties[0]) == 3


@rule("CR-RULING-25")
def test_a_specialty_order_gives_nothing_when_no_rush_token_is_left() -> None:
    tea = {"steam": 1, "tea": 1, "water": 1}
    position = barista(step="send", cups=[tea], rows=[["green_tea-1"]], others={1: {"rush": 15}})

    (sent,) = only(play(position, "send 1 green_tea-1"), SentEvent)

    assert (sent.rush, position.rush, position.rush_supply) == (0, (0, 15, 0), 0)


@rule("CR-RULING-36")
def test_two_players_shift_then_take_penalties_then_draw_then_turn_the_token() -> None:
    position = barista(seats=2, active=1, step="confirm", rows=[["cocoa-1"], [], [], ["americano-1"]], deck=1)

    events = play(position, "confirm")

    kinds = Aged | Dropped | Drew | Closed | Ended | TurnBegan
    assert [event.kind for event in events if isinstance(event, kinds)] == [
        "aged",
        "dropped",
        "drew",
        "closed",
        "ended",
    ]


@rule("CR-RULING-36")
def test_the_two_player_card_of_time_does_not_age_in_the_turn_it_comes() -> None:
    position = barista(
        seats=2, step="confirm", rows=[["cocoa-1"], [], [], ["americano-1"]], deck=["milk_tea-1"]
    )

    play(position, "confirm")

    assert position.view(0).players[0].rows == (("milk_tea-1",), ("cocoa-1",), (), ())
    assert (position.penalties[0], position.rush[0]) == ((position.content.card_index["americano-1"],), 1)
