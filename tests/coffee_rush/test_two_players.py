"""What changes with two players: two meeples each, an order of one's own every turn, the last turn."""

from __future__ import annotations

import pytest

from demitasse.games.coffee_rush.events import Closed, Drew, Ended, Placed, Poured, Supplied
from demitasse.kernel.errors import BadOptions
from tests.coffee_rush.build import (
    barista,
    begun,
    cards_left,
    new_play,
    offers,
    only,
    play,
    quiet_turn,
    refused,
    rule,
)

FOUR_SQUARES = ("place a1", "place b1", "place c1", "place d1")
"""Ice and steam for whoever places first, caramel and coffee for the other."""


@rule("CR-2P-01")
def test_two_players_are_red_and_blue() -> None:
    assert [player.colour for player in new_play(2).view(None).players] == ["red", "blue"]
    swapped = new_play(2, colours=("blue", "red"))
    assert [player.colour for player in swapped.view(None).players] == ["blue", "red"]


@rule("CR-2P-01")
def test_two_players_may_not_be_green_or_yellow() -> None:
    with pytest.raises(BadOptions) as refusal:
        new_play(2, colours=("red", "green"))

    assert refusal.value.message.key == "cr-option-colours-two"


@rule("CR-2P-02")
def test_both_players_have_two_meeples_and_four_tiles() -> None:
    assert [len(player.meeples) for player in begun(2).view(None).players] == [2, 2]
    for seat in (0, 1):
        tiles = offers(barista(seats=2, active=seat, step="upgrade", sent=3))
        assert len([text for text in tiles if text.startswith("upgrade")]) == 4


@rule("CR-2P-03")
def test_both_players_have_three_cups() -> None:
    position = barista(seats=2, step="pour", hand={"milk": 1})

    assert [text for text in offers(position) if text.startswith("pour")] == [
        "pour milk 1",
        "pour milk 2",
        "pour milk 3",
    ]
    assert refused(position, "pour milk 4").rule == "CR-2P-03"


@rule("CR-2P-04")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_of_two_players_starts_with_three_orders_and_the_other_with_two(first: int) -> None:
    position = new_play(2, first=first)

    assert cards_left(position, first) == [2, 1, 0, 0]
    assert cards_left(position, 1 - first) == [1, 1, 0, 0]


@rule("CR-2P-05")
@pytest.mark.parametrize(("first", "order"), [(0, [1, 0, 1, 0]), (1, [0, 1, 0, 1])])
def test_two_players_place_in_alternation_and_the_second_begins(first: int, order: list[int]) -> None:
    events = play(new_play(2, first=first), *FOUR_SQUARES)

    assert [placed.seat for placed in only(events, Placed)] == order


@rule("CR-2P-06")
def test_a_player_may_not_place_both_meeples_on_one_square() -> None:
    position = new_play(2)
    play(position, "place b2", "place c3")

    assert refused(position, "place b2").rule == "CR-2P-06"
    assert refused(position, "place c3").rule == "CR-2P-06"
    assert len(offers(position)) == 14


@rule("CR-2P-07")
def test_both_players_get_a_token_for_each_of_their_meeples() -> None:
    position = new_play(2, first=0)
    events = play(position, *FOUR_SQUARES, "pour steam 1", "pour coffee 1")

    taken = [(e.seat, e.ingredient, e.tokens) for e in only(events, Supplied)]
    assert sorted(taken) == [(0, "caramel", 1), (0, "coffee", 1), (1, "ice", 1), (1, "steam", 1)]
    assert sum(position.view(None).supply.values()) == 102 - 4


@rule("CR-2P-08", "CR-DEC-03")
def test_the_two_tokens_go_into_one_cup_or_into_two() -> None:
    together = new_play(2, first=0)
    play(together, *FOUR_SQUARES)
    apart = together.copy()
    assert offers(together) == ["pour steam 1", "pour steam 2"]

    play(together, "pour steam 1")
    play(apart, "pour steam 2")
    assert together.view(None).players[1].cups == ({"ice": 1, "steam": 1}, {}, {})
    assert apart.view(None).players[1].cups == ({"ice": 1}, {"steam": 1}, {})


@rule("CR-DEC-03")
def test_a_third_cup_is_no_third_way_to_keep_two_tokens_apart() -> None:
    position = new_play(2, first=0)
    play(position, *FOUR_SQUARES)

    assert refused(position, "pour steam 3").rule == "CR-DEC-03"


@rule("CR-RULING-44")
def test_neither_of_the_two_tokens_can_be_left_out_of_the_cups() -> None:
    position = new_play(2, first=0)
    play(position, *FOUR_SQUARES)
    assert all(text.startswith("pour") for text in offers(position))
    refused(position, "done")

    play(position, "pour steam 2", "pour coffee 1")
    assert [sum(sum(cup.values()) for cup in player.cups) for player in position.view(None).players] == [2, 2]
    assert position.view(None).hand == {}


@rule("CR-RULING-04", "CR-RULING-01")
def test_two_players_take_their_tokens_after_the_fourth_meeple() -> None:
    position = new_play(2, first=0)
    assert only(play(position, *FOUR_SQUARES[:3]), Supplied) == []

    assert only(play(position, FOUR_SQUARES[3]), Supplied) != []


@rule("CR-RULING-04")
@pytest.mark.parametrize("first", [0, 1])
def test_the_second_player_chooses_cups_before_the_first_player(first: int) -> None:
    position = new_play(2, first=first)
    events = play(position, *FOUR_SQUARES)
    assert position.seats_to_act == (1 - first,)

    events += play(position, "pour steam 2")
    assert position.seats_to_act == (first,)
    events += play(position, "pour coffee 2")
    assert [poured.seat for poured in only(events, Poured)] == [1 - first, 1 - first, first, first]


@rule("CR-2P-09", "CR-DEC-05")
def test_the_first_step_may_be_made_by_either_meeple() -> None:
    position = barista(seats=2, meeples=[("a1", "d1"), ("a4", "d4")])

    assert sorted(offers(position)) == ["step a2", "step b1", "step c1 2", "step d2 2"]


@rule("CR-2P-09", "CR-DEC-05")
def test_only_one_meeple_moves_in_a_turn() -> None:
    position = barista(seats=2, meeples=[("a1", "d1"), ("a4", "d4")])
    play(position, "step c1 2")

    assert sorted(offers(position)) == ["step b1 2", "step c2 2", "step d1 2", "stop"]
    play(position, "stop")
    assert position.view(None).players[0].meeples == ("a1", "c1")


@rule("CR-RULING-39")
def test_the_meeple_cannot_be_changed_after_the_first_step() -> None:
    position = barista(seats=2, meeples=[("a1", "d1"), ("a4", "d4")])
    play(position, "step a2")

    assert refused(position, "step c1 2").rule == "CR-RULING-39"


@rule("CR-RULING-39")
def test_the_other_meeple_may_move_in_the_next_turn() -> None:
    position = barista(seats=2, meeples=[("a1", "d1"), ("a4", "d4")], rows=[["cocoa-1"]])
    play(position, "step a2", "stop", "done", "confirm")
    quiet_turn(position)

    assert "step c1 2" in offers(position)
    assert "step a1" in offers(position)


@rule("CR-RULING-40")
def test_ones_own_second_meeple_may_be_passed() -> None:
    position = barista(seats=2, meeples=[("a1", "b1"), ("a4", "d4")])
    play(position, "step b1", "step c1", "stop")

    assert position.view(None).players[0].meeples == ("c1", "b1")
    assert position.view(None).hand == {"caramel": 1, "steam": 1}


@rule("CR-RULING-40")
def test_nobody_stops_on_their_own_second_meeple() -> None:
    position = barista(seats=2, meeples=[("a1", "b1"), ("a4", "d4")])
    play(position, "step b1")
    assert refused(position, "stop").rule == "CR-MOVE-14"

    last_step = barista(seats=2, meeples=[("c1", "b1"), ("a4", "d4")], steps=2)
    assert refused(last_step, "step b1").rule == "CR-MOVE-14"


@rule("CR-2P-10")
@pytest.mark.parametrize(("upgrades", "tokens"), [(["double_meeples"], 2), ([], 1)])
def test_doubled_meeples_works_on_ones_own_second_meeple(upgrades: list[str], tokens: int) -> None:
    position = barista(seats=2, meeples=[("a1", "b1"), ("a4", "d4")], upgrades=upgrades)
    play(position, "step b1")

    assert position.view(None).hand == {"caramel": tokens}


@rule("CR-2P-11")
@pytest.mark.parametrize("sent", [0, 1, 2, 3])
def test_the_opponent_alone_draws_as_many_orders_as_were_sent(sent: int) -> None:
    position = barista(
        seats=2, step="confirm", sent_now=sent, others={1: {"rows": [["cocoa-1"], ["cocoa-2"]]}}
    )
    events = play(position, "confirm")

    assert [drew.seat for drew in only(events, Drew)] == [1] * sent + [0]
    assert cards_left(position, 1) == [1 + sent, 1, 0, 0]


@rule("CR-2P-12")
def test_after_the_orders_have_moved_down_one_more_comes_into_row_1() -> None:
    position = barista(
        seats=2,
        step="confirm",
        rows=[["cocoa-1"], ["cocoa-2"], [], ["milk_tea-1"]],
        deck=["espresso-1", "ristretto-1"],
    )
    play(position, "confirm")

    view = position.view(None)
    assert view.players[0].rows == (("espresso-1",), ("cocoa-1",), ("cocoa-2",), ())
    assert view.players[0].penalties == ("milk_tea-1",)
    assert view.deck == 1


@rule("CR-2P-12")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_nobody_adds_an_order_of_their_own(seats: int) -> None:
    position = barista(seats=seats, step="confirm", rows=[["cocoa-1"]])

    assert only(play(position, "confirm"), Drew) == []


@rule("CR-2P-13")
@pytest.mark.parametrize(("deck", "cause"), [(1, "deck"), (2, "")])
def test_the_last_card_added_to_ones_own_row_triggers_the_end(deck: int, cause: str) -> None:
    position = barista(seats=2, step="confirm", rows=[["cocoa-1"]], deck=deck)
    play(position, "confirm")

    assert position.closed == cause


@rule("CR-2P-14")
def test_the_token_turns_to_closed_when_the_opponent_draws_the_last_card() -> None:
    position = barista(seats=2, step="confirm", sent_now=1, rows=[["cocoa-1"]], deck=1)

    assert [closed.cause for closed in only(play(position, "confirm"), Closed)] == ["deck"]
    assert position.view(None).closed == "deck"


@rule("CR-2P-14")
@pytest.mark.parametrize(("penalties", "cause"), [(4, "penalties"), (3, "")])
def test_the_token_turns_to_closed_at_the_fifth_penalty_of_two_players_too(
    penalties: int, cause: str
) -> None:
    position = barista(seats=2, step="confirm", penalties=penalties, rows=[[], [], [], ["cocoa-1"]])
    play(position, "confirm")

    assert position.view(None).closed == cause


@rule("CR-2P-15")
@pytest.mark.parametrize("first", [0, 1])
def test_triggered_in_the_first_players_turn_the_other_has_one_last_turn(first: int) -> None:
    position = barista(
        seats=2, active=first, first=first, step="confirm", penalties=4, rows=[[], [], [], ["cocoa-1"]]
    )
    play(position, "confirm")
    assert position.result is None
    assert position.seats_to_act == (1 - first,)

    assert only(quiet_turn(position), Ended) != []
    assert position.result is not None


@rule("CR-2P-16")
@pytest.mark.parametrize("first", [0, 1])
def test_triggered_in_the_second_players_turn_no_further_turn_is_played(first: int) -> None:
    position = barista(
        seats=2, active=1 - first, first=first, step="confirm", penalties=4, rows=[[], [], [], ["cocoa-1"]]
    )
    play(position, "confirm")

    assert position.seats_to_act == ()
    assert position.result is not None
