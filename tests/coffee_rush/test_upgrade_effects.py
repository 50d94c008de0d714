"""What the four upgrades do."""

from __future__ import annotations

import pytest

from demitasse.games.coffee_rush.events import Stepped
from demitasse.kernel.content import Source
from tests.coffee_rush.build import COFFEE_RUSH, barista, offers, only, play, quiet_turn, refused, rule

TEA_CORNER = """
[board]
grid = [
    ["tea", "milk", "steam"],
    ["milk", "coffee", "ice"],
    ["water", "milk", "caramel"],
]
"""


@rule("CR-UPFX-01")
@pytest.mark.parametrize(("upgrades", "tokens"), [(["double_meeples"], 2), ([], 1)])
def test_doubled_meeples_gives_two_tokens_where_another_meeple_stands(
    upgrades: list[str], tokens: int
) -> None:
    position = barista(meeples=["a1", "b1", "a4"], upgrades=upgrades)
    play(position, "step b1")

    assert position.view(None).hand == {"caramel": tokens}


@rule("CR-UPFX-01")
def test_doubled_meeples_gives_one_token_on_a_free_square() -> None:
    position = barista(meeples=["a1", "d4", "a4"], upgrades=["double_meeples"])
    play(position, "step b1", "step a1")

    assert position.view(None).hand == {"caramel": 1, "ice": 1}


@rule("CR-UPFX-01")
def test_another_players_upgrade_does_not_help() -> None:
    position = barista(
        meeples=["a1", "b1", "a4"], others={1: {"upgrades": ["double_meeples", "diagonal_move"]}}
    )
    assert refused(position, "step b2").rule == "CR-MOVE-03"

    play(position, "step b1")
    assert position.view(None).hand == {"caramel": 1}


@rule("CR-UPFX-02")
def test_diagonal_steps_come_in_addition_to_straight_ones() -> None:
    position = barista(meeples=["b2", "d4", "a4"], upgrades=["diagonal_move"])
    around = {"a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"}
    assert set(offers(position)) == {f"step {square}" for square in around}

    play(position, "step c3", "step d2", "step d1")
    assert position.view(None).hand == {"milk": 1, "water": 1, "coffee": 1}


@rule("CR-UPFX-02")
def test_a_diagonal_step_reaches_no_further_than_one_square() -> None:
    position = barista(meeples=["b2", "d4", "a4"], upgrades=["diagonal_move"])

    assert refused(position, "step d3").rule == "CR-MOVE-02"


@rule("CR-UPFX-03")
@pytest.mark.parametrize(
    ("start", "corner", "ingredient"),
    [("b1", "a1", "ice"), ("c1", "d1", "coffee"), ("a3", "a4", "milk"), ("d3", "d4", "steam")],
)
def test_doubled_corners_gives_two_tokens_on_each_of_the_four_corners(
    start: str, corner: str, ingredient: str
) -> None:
    position = barista(meeples=[start, "c2", "b3"], upgrades=["double_corners"])
    play(position, f"step {corner}")

    assert position.view(None).hand == {ingredient: 2}


@rule("CR-UPFX-03")
def test_doubled_corners_gives_one_token_elsewhere() -> None:
    position = barista(meeples=["b2", "d4", "a4"], upgrades=["double_corners"])
    play(position, "step b1", "step c1", "step c2")

    assert position.view(None).hand == {"caramel": 1, "steam": 1, "ice": 1}


@rule("CR-UPFX-03")
def test_a_corner_gives_one_token_without_the_upgrade() -> None:
    position = barista(meeples=["c1", "c2", "b3"], upgrades=["double_meeples", "double_specialties"])
    play(position, "step d1")

    assert position.view(None).hand == {"coffee": 1}


@rule("CR-UPFX-04")
@pytest.mark.parametrize(
    ("start", "square", "ingredient"),
    [("a1", "b1", "caramel"), ("d1", "d2", "water"), ("a2", "a3", "tea"), ("c3", "c4", "chocolate")],
)
@pytest.mark.parametrize(("upgrades", "tokens"), [(["double_specialties"], 2), ([], 1)])
def test_doubled_specialties_gives_two_of_caramel_chocolate_water_and_tea(
    start: str, square: str, ingredient: str, upgrades: list[str], tokens: int
) -> None:
    position = barista(meeples=[start, "b3", "c2"], upgrades=upgrades)
    play(position, f"step {square}")

    assert position.view(None).hand == {ingredient: tokens}


@rule("CR-UPFX-04")
def test_doubled_specialties_gives_one_of_coffee_milk_steam_and_ice() -> None:
    position = barista(meeples=["b1", "a1", "d4"], rush=1, upgrades=["double_specialties"])
    play(position, "step b2", "step b3", "step b4", "step a4")

    assert position.view(None).hand == {"milk": 2, "steam": 1, "ice": 1}


@rule("CR-UPFX-05")
@pytest.mark.parametrize(
    ("start", "square", "upgrades", "gained"),
    [
        ("c1", "d1", ["double_meeples", "double_corners"], {"coffee": 4}),
        ("d3", "d2", ["double_meeples", "double_specialties"], {"water": 4}),
    ],
)
def test_two_doublers_on_one_arrival_give_four_tokens(
    start: str, square: str, upgrades: list[str], gained: dict[str, int]
) -> None:
    position = barista(meeples=[start, "d1", "d2"], upgrades=upgrades)
    play(position, f"step {square}")

    assert position.view(None).hand == gained


@rule("CR-UPFX-06")
def test_doublers_work_on_squares_merely_passed_through() -> None:
    position = barista(meeples=["a2", "b1", "d4"], upgrades=["double_corners", "double_specialties"])
    events = play(position, "step a1", "step b1", "step c1")

    assert [stepped.tokens for stepped in only(events, Stepped)] == [2, 2, 1]
    assert position.view(None).hand == {"ice": 2, "caramel": 2, "steam": 1}


@rule("CR-UPFX-06")
def test_doublers_work_on_the_final_square() -> None:
    position = barista(meeples=["b1", "c3", "d4"], upgrades=["double_corners"])
    play(position, "step a1", "stop")

    assert position.view(None).hand == {"ice": 2}


@rule("CR-RULING-31")
def test_three_doublers_give_eight_tokens_on_a_board_that_has_such_a_square() -> None:
    content = COFFEE_RUSH.load((Source("tea corner.toml", TEA_CORNER),))
    doublers = ["double_meeples", "double_corners", "double_specialties"]
    position = barista(content=content, meeples=["b1", "a1", "c3"], upgrades=doublers)
    play(position, "step a1")

    assert position.view(None).hand == {"tea": 8}


@rule("CR-RULING-31")
def test_on_the_found_board_no_arrival_gives_more_than_four() -> None:
    doublers = ["double_meeples", "diagonal_move", "double_corners", "double_specialties"]
    board = barista().content.board.names
    for square in board:
        elsewhere = [other for other in board if other != square]
        for start in elsewhere:
            position = barista(
                meeples=[start, square, next(s for s in elsewhere if s != start)], upgrades=doublers
            )
            if f"step {square}" in offers(position):
                assert only(play(position, f"step {square}"), Stepped)[0].tokens <= 4


@rule("CR-RULING-31")
def test_doublers_are_automatic() -> None:
    position = barista(meeples=["b1", "d4", "a4"], upgrades=["double_corners"])

    assert [text for text in offers(position) if "a1" in text] == ["step a1"]
    play(position, "step a1")
    assert position.view(None).hand == {"ice": 2}


@rule("CR-EX-01")
def test_sebastien_takes_four_beans_from_paulines_corner_and_may_not_stop_there() -> None:
    """Blue on the steam square c1, yellow on the coffee corner d1."""
    position = barista(
        seats=4, active=1, meeples=["a4", "c1", "a1", "d1"], upgrades=["double_meeples", "double_corners"]
    )
    beans = position.view(None).supply["coffee"]
    play(position, "step d1")

    assert position.view(None).hand == {"coffee": 4}
    assert position.view(None).supply["coffee"] == beans - 4
    assert refused(position, "stop").rule == "CR-MOVE-14"


@rule("CR-EX-02")
def test_sebastien_steps_back_and_stops_with_a_free_step_unused() -> None:
    position = barista(
        seats=4,
        active=1,
        rush=1,
        meeples=["a4", "c1", "a1", "d1"],
        upgrades=["double_meeples", "double_corners"],
    )
    play(position, "step d1", "step c1")
    assert position.view(None).free_steps == 1

    play(position, "stop")
    view = position.view(None)
    assert view.hand == {"coffee": 4, "steam": 1}
    assert (view.players[1].meeples, view.players[3].meeples) == (("c1",), ("d1",))
    assert view.players[1].rush == 1
    play(position, "done")
    assert offers(position) == ["confirm"]


@rule("CR-EX-03")
def test_sebastien_takes_four_beans_again_in_his_next_turn() -> None:
    position = barista(
        seats=4,
        active=1,
        meeples=["a4", "c1", "a1", "d1"],
        upgrades=["double_meeples", "double_corners"],
        rows=[["cocoa-1"]],
    )
    play(position, "step d1", "step c1", "stop", "done", "confirm")
    quiet_turn(position)
    play(position, "step d2", "step d1", "stop", "done", "confirm")
    quiet_turn(position)
    assert position.seats_to_act == (1,)

    play(position, "step d1")
    assert position.view(None).hand == {"coffee": 4}


@rule("CR-EX-08")
def test_of_three_beans_left_two_doublers_take_three_and_the_next_arrival_takes_none() -> None:
    position = barista(
        meeples=["c1", "d1", "a4"],
        rush=1,
        upgrades=["double_meeples", "double_corners"],
        supply={"coffee": 3},
    )
    play(position, "step d1")
    assert position.view(None).hand == {"coffee": 3}

    play(position, "step c1", "step d1")
    assert position.view(None).players[0].meeples == ("d1",)
    assert position.view(None).hand == {"coffee": 3, "steam": 1}
