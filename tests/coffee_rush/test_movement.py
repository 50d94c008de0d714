"""Step 2, move: step by step over the board, collecting on every arrival."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from demitasse.games.coffee_rush.events import Stepped, Stopped, TurnBegan
from demitasse.kernel.content import Source
from tests.coffee_rush.build import (
    COFFEE_RUSH,
    barista,
    offers,
    only,
    play,
    quiet_turn,
    random_play,
    refused,
    rule,
)

SQUARES = [f"{column}{row}" for row in (1, 2, 3, 4) for column in "abcd"]
WIDE_BOARD = """
[board]
grid = [
    ["ice", "milk", "steam", "milk", "tea"],
    ["milk", "coffee", "coffee", "coffee", "milk"],
    ["water", "milk", "caramel", "milk", "chocolate"],
]
"""


def apart(square: str, other: str) -> tuple[int, int]:
    return abs(ord(square[0]) - ord(other[0])), abs(int(square[1]) - int(other[1]))


def neighbours(square: str, diagonal: bool = False) -> set[str]:
    near = {(0, 1), (1, 0), (1, 1)} if diagonal else {(0, 1), (1, 0)}
    return {other for other in SQUARES if apart(square, other) in near}


def can_finish(square: str, left: int, others: set[str], diagonal: bool) -> bool:
    """The definition of CR-RULING-06, word for word."""
    if square not in others:
        return True
    return left >= 1 and any(
        can_finish(further, left - 1, others, diagonal) for further in neighbours(square, diagonal)
    )


@rule("CR-MOVE-01")
def test_only_the_active_players_own_meeple_moves() -> None:
    position = barista(active=1, meeples=["a1", "c3", "d4"])
    play(position, "step c2", "step b2", "stop")

    assert [player.meeples for player in position.view(None).players] == [("a1",), ("b2",), ("d4",)]


@rule("CR-MOVE-01")
def test_nobody_moves_in_another_players_turn() -> None:
    position = barista(active=1, meeples=["a1", "c3", "d4"])

    assert refused(position, "step b1", seat=0).rule == "CR-TURN-02"


@rule("CR-MOVE-02", "CR-RULING-32")
@pytest.mark.parametrize("square", SQUARES)
def test_a_step_goes_up_down_left_or_right_and_never_round_the_edge(square: str) -> None:
    far_away = [other for other in SQUARES if max(apart(square, other)) > 1][:2]
    position = barista(meeples=[square, *far_away])

    assert set(offers(position)) == {f"step {near}" for near in neighbours(square)}


@rule("CR-MOVE-02")
@pytest.mark.parametrize("square", ["d2", "b4", "d4", "b2"])
def test_a_step_of_two_squares_or_of_none_is_refused(square: str) -> None:
    assert refused(barista(meeples=["b2", "d4", "a4"]), f"step {square}").rule == "CR-MOVE-02"


@rule("CR-MOVE-03")
@pytest.mark.parametrize("square", ["a1", "c1", "a3", "c3"])
def test_a_diagonal_step_needs_the_diagonal_upgrade(square: str) -> None:
    position = barista(meeples=["b2", "d4", "a4"], upgrades=["double_corners"])
    assert refused(position, f"step {square}").rule == "CR-MOVE-03"

    upgraded = barista(meeples=["b2", "d4", "a4"], upgrades=["diagonal_move"])
    assert f"step {square}" in offers(upgraded)


@rule("CR-MOVE-04", "CR-RULING-08")
def test_three_steps_cost_nothing() -> None:
    position = barista(rush=2, meeples=["a1", "d4", "a4"])
    events = play(position, "step b1", "step c1", "step c2")

    assert [stepped.rush for stepped in only(events, Stepped)] == [0, 0, 0]
    assert position.view(None).players[0].rush == 2


@rule("CR-MOVE-04")
def test_without_rush_there_is_no_fourth_step() -> None:
    position = barista(meeples=["a1", "d4", "a4"])
    play(position, "step b1", "step c1", "step c2")

    assert not [text for text in offers(position) if text.startswith("step")]
    assert refused(position, "step b2").rule == "CR-RULING-10"


@rule("CR-MOVE-05", "CR-RULING-05")
def test_at_least_one_step_must_be_made() -> None:
    position = barista()

    assert "stop" not in offers(position)
    assert refused(position, "stop").rule == "CR-MOVE-05"


@rule("CR-RULING-05")
@pytest.mark.parametrize("choice", ["skip", "done", "confirm"])
def test_the_move_step_cannot_be_skipped(choice: str) -> None:
    assert refused(barista(rush=3, cups=[{"ice": 1}]), choice).rule == "CR-TURN-03"


@rule("CR-MOVE-06")
@pytest.mark.parametrize("steps", [["step b2"], ["step b2", "step b3"]])
def test_one_may_stop_after_one_or_two_steps(steps: list[str]) -> None:
    position = barista(meeples=["b1", "d4", "a4"])
    play(position, *steps, "stop")

    assert position.view(None).step == "pour"


@rule("CR-MOVE-06")
def test_unused_free_steps_lapse() -> None:
    position = barista(meeples=["b1", "d4", "a4"], rows=[["cocoa-1"]])
    play(position, "step b2", "stop", "done", "confirm")
    quiet_turn(position)
    quiet_turn(position)

    assert position.view(None).free_steps == 3


@rule("CR-MOVE-07", "CR-MOVE-08")
def test_every_step_takes_the_arrival_squares_ingredient_to_the_hand() -> None:
    position = barista(meeples=["a1", "d4", "a4"], rush=1)
    events = play(position, "step b1", "step c1", "step d1")

    assert [(stepped.ingredient, stepped.tokens) for stepped in only(events, Stepped)] == [
        ("caramel", 1),
        ("steam", 1),
        ("coffee", 1),
    ]
    view = position.view(None)
    assert view.hand == {"caramel": 1, "steam": 1, "coffee": 1}
    assert (view.supply["caramel"], view.supply["steam"], view.supply["coffee"]) == (11, 11, 17)


@rule("CR-MOVE-07")
def test_a_step_cannot_be_made_without_taking() -> None:
    position = barista(meeples=["a1", "d4", "a4"], hand={"milk": 3})
    play(position, "step b1")

    assert position.view(None).hand == {"milk": 3, "caramel": 1}
    assert {text.split()[0] for text in offers(position)} == {"step", "stop"}


@rule("CR-MOVE-08")
def test_collected_tokens_do_not_go_into_cups_by_themselves() -> None:
    position = barista(meeples=["a1", "d4", "a4"], cups=[{"ice": 1}])
    play(position, "step b1", "stop")

    assert position.view(None).players[0].cups == ({"ice": 1}, {}, {})


@rule("CR-MOVE-09")
@pytest.mark.parametrize(("left", "got"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_a_short_supply_gives_only_what_is_left(left: int, got: int) -> None:
    position = barista(meeples=["c1", "a1", "a4"], upgrades=["double_corners"], supply={"coffee": left})
    (stepped,) = only(play(position, "step d1"), Stepped)

    assert stepped.tokens == got
    assert position.view(None).hand.get("coffee", 0) == got
    assert position.view(None).supply.get("coffee", 0) == left - got


@rule("CR-MOVE-10")
def test_a_square_whose_ingredient_has_run_out_may_still_be_entered() -> None:
    position = barista(meeples=["a1", "d4", "a4"], supply={"caramel": 0})
    play(position, "step b1")

    assert position.view(None).players[0].meeples == ("b1",)
    assert position.view(None).hand == {}


@rule("CR-MOVE-11")
def test_the_square_a_turn_begins_on_gives_nothing() -> None:
    position = barista(active=2, step="confirm", meeples=["a1", "d4", "a4"], rows=[["cocoa-1"]])
    play(position, "confirm")
    assert position.view(None).hand == {}

    play(position, "step b1", "stop")
    assert position.view(None).hand == {"caramel": 1}


@rule("CR-MOVE-11")
def test_the_starting_square_gives_when_it_is_entered_again() -> None:
    position = barista(meeples=["a1", "d4", "a4"])
    play(position, "step b1", "step a1", "stop")

    assert position.view(None).hand == {"caramel": 1, "ice": 1}


@rule("CR-MOVE-12")
def test_meeples_do_not_block() -> None:
    position = barista(meeples=["b2", "b1", "a2"])
    assert set(offers(position)) == {"step b1", "step a2", "step c2", "step b3"}

    play(position, "step b1")
    assert position.view(None).players[0].meeples == position.view(None).players[1].meeples == ("b1",)


@rule("CR-MOVE-13")
def test_a_passed_meeple_still_gives_its_ingredient() -> None:
    position = barista(meeples=["a1", "b1", "a4"])
    play(position, "step b1")

    assert position.view(None).hand == {"caramel": 1}


@rule("CR-MOVE-14")
def test_stopping_needs_a_square_without_another_meeple() -> None:
    position = barista(meeples=["a1", "b1", "a4"])
    play(position, "step b1")

    assert "stop" not in offers(position)
    assert refused(position, "stop").rule == "CR-MOVE-14"


@rule("CR-MOVE-14")
def test_the_last_step_may_not_go_onto_a_meeple() -> None:
    position = barista(meeples=["a1", "b3", "d4"])
    play(position, "step a2", "step a3")

    assert refused(position, "step b3").rule == "CR-MOVE-14"


@rule("CR-MOVE-15")
def test_passing_a_meeple_takes_two_steps() -> None:
    position = barista(meeples=["a1", "b1", "a4"])
    assert "step c1" not in offers(position)

    play(position, "step b1", "step c1")
    assert position.view(None).free_steps == 1
    assert position.view(None).hand == {"caramel": 1, "steam": 1}


@rule("CR-MOVE-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_of_every_turn_each_meeple_has_its_own_square(seats: int) -> None:
    turns = 0
    for seed in (1, 2, 3):
        for position, events in random_play(seats, seed):
            if only(events, TurnBegan):
                standing = [square for player in position.view(None).players for square in player.meeples]
                assert len(set(standing)) == len(standing)
                turns += 1

    assert turns > 20


@rule("CR-MOVE-17")
@pytest.mark.parametrize("rush", [1, 2, 3])
def test_each_rush_token_gives_exactly_one_further_step(rush: int) -> None:
    position = barista(meeples=["a1", "d4", "a4"], rush=rush, steps=3)
    for square in ("b1", "a1", "b1")[:rush]:
        play(position, f"step {square}")

    assert position.view(None).step == "pour"
    assert refused(position, "step b2").rule == "CR-RULING-10"


@rule("CR-MOVE-18")
def test_a_step_paid_with_rush_collects_like_a_free_one() -> None:
    position = barista(meeples=["a1", "d4", "a4"], rush=1, steps=3, upgrades=["double_specialties"])
    play(position, "step b1")

    assert position.view(None).hand == {"caramel": 2}


@rule("CR-MOVE-19")
def test_any_number_of_rush_tokens_may_be_spent_in_one_turn() -> None:
    position = barista(meeples=["a1", "d4", "a4"], rush=7)
    events = play(position, *["step b1", "step a1"] * 5)

    assert len(only(events, Stepped)) == 10
    assert position.view(None).players[0].rush == 0


@rule("CR-MOVE-20", "CR-RULING-08")
def test_each_further_step_returns_one_rush_token_to_the_supply() -> None:
    position = barista(meeples=["a1", "d4", "a4"], rush=3, steps=3)
    play(position, "step b1")
    assert (position.view(None).players[0].rush, position.view(None).rush_supply) == (2, 13)

    play(position, "step c1")
    assert (position.view(None).players[0].rush, position.view(None).rush_supply) == (1, 14)


@rule("CR-RULING-08")
def test_rush_tokens_are_kept_when_one_stops_early() -> None:
    position = barista(meeples=["a1", "d4", "a4"], rush=3)
    play(position, "step b1", "step b2", "stop")

    assert position.view(None).players[0].rush == 3
    assert position.view(None).rush_supply == 12


@rule("CR-MOVE-21")
def test_a_square_entered_twice_gives_twice() -> None:
    position = barista(meeples=["a1", "d4", "a4"])
    play(position, "step b1", "step c1", "step b1")

    assert position.view(None).hand == {"caramel": 2, "steam": 1}


@rule("CR-MOVE-22")
def test_one_may_end_where_one_started() -> None:
    position = barista(meeples=["a1", "d4", "a4"])
    events = play(position, "step b1", "step a1", "stop")

    assert [stopped.square for stopped in only(events, Stopped)] == ["a1"]
    assert position.view(None).step == "pour"


@rule("CR-MOVE-23", "CR-RULING-14")
def test_a_collected_token_may_be_returned_once_the_meeple_has_stopped() -> None:
    position = barista(meeples=["a1", "d4", "a4"])
    play(position, "step b1", "stop", "done")

    view = position.view(None)
    assert view.supply["caramel"] == 12
    assert view.hand == {}
    assert view.players[0].cups == ({}, {}, {})


@rule("CR-RULING-14")
def test_nothing_is_returned_while_moving() -> None:
    position = barista(meeples=["a1", "d4", "a4"])
    play(position, "step b1")

    assert {text.split()[0] for text in offers(position)} == {"step", "stop"}
    assert refused(position, "done").rule == "CR-TURN-03"


@rule("CR-RULING-06", "CR-DEC-05")
@pytest.mark.parametrize("diagonal", [False, True])
@pytest.mark.parametrize("rush", [0, 1])
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_a_step_is_legal_when_a_free_square_can_still_be_reached(
    steps: int, rush: int, diagonal: bool
) -> None:
    """Against the definition itself, on crowded corners of the board; in mid-move one may stand on a meeple."""
    dice = random.Random(7)
    left = 3 - steps + rush
    for _ in range(60):
        here = dice.choice(SQUARES)
        crowd = [square for square in SQUARES if sum(apart(here, square)) <= 3 and (steps or square != here)]
        others = dice.sample(crowd, 3)
        position = barista(
            seats=4,
            meeples=[here, *others],
            steps=steps,
            rush=rush,
            upgrades=["diagonal_move"] if diagonal else [],
        )
        legal = {
            f"step {square}"
            for square in neighbours(here, diagonal)
            if can_finish(square, left - 1, set(others), diagonal)
        }
        if steps and here not in others:
            legal.add("stop")
        assert set(offers(position)) == legal, (here, others)


@rule("CR-RULING-06")
def test_a_step_into_a_dead_end_is_refused_as_such() -> None:
    position = barista(seats=4, meeples=["c1", "a1", "b1", "a2"])
    play(position, "step b1")

    assert refused(position, "step a1").rule == "CR-RULING-06"


@rule("CR-RULING-07")
@pytest.mark.parametrize("square", SQUARES)
def test_every_neighbour_is_a_legal_first_step_however_crowded(square: str) -> None:
    near = sorted(neighbours(square))
    for taken in combinations(near, min(3, len(near))):
        elsewhere = [other for other in SQUARES if other not in near and other != square]
        others = [*taken, *elsewhere][:3]
        position = barista(seats=4, meeples=[square, *others])

        assert set(offers(position)) == {f"step {other}" for other in near}


@rule("CR-RULING-07")
def test_a_surrounded_meeple_can_step_out_and_back() -> None:
    position = barista(seats=4, meeples=["a1", "b1", "a2", "b2"])
    play(position, "step b1", "step a1", "stop")

    assert position.view(None).step == "pour"


@rule("CR-RULING-09")
def test_rush_gained_by_sending_is_for_the_next_turn() -> None:
    tea = {"steam": 1, "tea": 1, "water": 1}
    position = barista(step="send", meeples=["b2", "d4", "a4"], cups=[tea], rows=[["green_tea-1", "cocoa-1"]])
    play(position, "send 1 green_tea-1")
    assert position.view(None).players[0].rush == 1
    assert refused(position, "step b1").rule == "CR-RULING-10"

    for _ in range(3):
        quiet_turn(position)
    play(position, "step b1", "step b2", "step b1", "step b2")
    assert position.view(None).players[0].rush == 0


@rule("CR-RULING-09")
def test_rush_gained_with_a_penalty_is_for_the_next_turn() -> None:
    position = barista(step="confirm", meeples=["b2", "d4", "a4"], rows=[["milk_tea-1"], [], [], ["cocoa-1"]])
    play(position, "confirm")
    quiet_turn(position)
    quiet_turn(position)

    play(position, "step b1", "step b2", "step b1", "step b2")
    assert position.view(None).players[0].rush == 0


@rule("CR-RULING-32")
def test_neighbours_are_read_from_the_grid_of_the_content() -> None:
    content = COFFEE_RUSH.load((Source("wide.toml", WIDE_BOARD),))
    position = barista(content=content, meeples=["e1", "a1", "c3"])
    assert set(offers(position)) == {"step d1", "step e2"}

    diagonal = barista(content=content, meeples=["d2", "a1", "a3"], upgrades=["diagonal_move"])
    around = {"c1", "d1", "e1", "c2", "e2", "c3", "d3", "e3"}
    assert set(offers(diagonal)) == {f"step {square}" for square in around}


@rule("CR-RULING-32")
@pytest.mark.parametrize(
    ("start", "square", "gained"),
    [
        ("d1", "e1", {"tea": 2}),
        ("b3", "a3", {"water": 2}),
        ("d3", "c3", {"caramel": 1}),
        ("d2", "e2", {"milk": 1}),
    ],
)
def test_the_corners_are_the_extreme_squares_of_the_grid(
    start: str, square: str, gained: dict[str, int]
) -> None:
    content = COFFEE_RUSH.load((Source("wide.toml", WIDE_BOARD),))
    position = barista(content=content, meeples=[start, "a1", "c1"], upgrades=["double_corners"])
    play(position, f"step {square}")

    assert position.view(None).hand == gained


@rule("CR-DEC-05")
def test_stopping_is_offered_after_a_step_on_a_free_square() -> None:
    position = barista(meeples=["b1", "d4", "a4"])
    assert set(offers(position)) == {"step a1", "step c1", "step b2"}

    play(position, "step a1")
    assert set(offers(position)) == {"step a2", "step b1", "stop"}


@rule("CR-DEC-09")
def test_without_steps_left_the_meeple_stops_by_itself() -> None:
    position = barista(meeples=["a1", "d4", "a4"])
    events = play(position, "step b1", "step c1", "step c2")

    assert [stopped.square for stopped in only(events, Stopped)] == ["c2"]
    assert position.view(None).step == "pour"


@rule("CR-DEC-09")
def test_with_a_rush_token_left_stopping_is_still_asked() -> None:
    position = barista(meeples=["a1", "d4", "a4"], rush=1)
    play(position, "step b1", "step c1", "step c2")

    assert "stop" in offers(position)


@rule("CR-DEC-10")
def test_the_order_of_steps_matters_where_a_meeple_stands_in_the_way() -> None:
    meeple_first = barista(meeples=["b2", "b1", "a4"])
    play(meeple_first, "step b1", "step b2", "step b3")
    assert meeple_first.view(None).hand == {"caramel": 1, "milk": 1, "steam": 1}

    meeple_last = barista(meeples=["b2", "b1", "a4"])
    play(meeple_last, "step b3", "step b2")
    assert refused(meeple_last, "step b1").rule == "CR-MOVE-14"


@rule("CR-EX-05")
def test_two_rush_tokens_make_five_steps_and_never_a_sixth() -> None:
    position = barista(meeples=["a1", "d4", "a4"], rush=2)
    supply = position.view(None).rush_supply
    play(position, "step b1", "step c1", "step d1", "step d2", "step d3")

    view = position.view(None)
    assert sum(view.hand.values()) == 5
    assert view.players[0].rush == 0
    assert view.rush_supply == supply + 2
    assert refused(position, "step c3").rule == "CR-RULING-10"


@rule("CR-EX-06", "CR-MOVE-14")
def test_without_rush_a_meeple_may_be_entered_by_step_1_or_2_but_not_by_step_3() -> None:
    others = ["c2", "d4"]
    assert "step c2" in offers(barista(meeples=["b2", *others], steps=0))
    assert "step c2" in offers(barista(meeples=["b2", *others], steps=1))
    assert refused(barista(meeples=["b2", *others], steps=2), "step c2").rule == "CR-MOVE-14"


@rule("CR-EX-06")
def test_with_one_rush_step_3_may_enter_a_meeple_and_the_rush_step_is_forced() -> None:
    position = barista(meeples=["b2", "c2", "d4"], steps=2, rush=1)
    play(position, "step c2")

    assert set(offers(position)) == {"step c1", "step b2", "step d2", "step c3"}
    assert refused(position, "stop").rule == "CR-MOVE-14"


@rule("CR-EX-07", "CR-RULING-06")
@pytest.mark.parametrize(
    ("rush", "upgrades", "legal"), [(0, [], False), (1, [], True), (0, ["diagonal_move"], True)]
)
def test_a_corner_between_two_meeples_is_a_dead_end_without_rush_or_diagonal(
    rush: int, upgrades: list[str], legal: bool
) -> None:
    position = barista(seats=4, meeples=["c1", "a1", "b1", "a2"], rush=rush, upgrades=upgrades)
    play(position, "step b1")

    assert ("step a1" in offers(position)) is legal
