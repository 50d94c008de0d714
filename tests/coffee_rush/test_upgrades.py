"""Step 1, upgrade: three sent orders for a tile."""

from __future__ import annotations

import pytest

from demitasse.games.coffee_rush.events import Upgraded
from tests.coffee_rush.build import barista, offers, only, play, quiet_turn, refused, rule

ALL = ["double_meeples", "diagonal_move", "double_corners", "double_specialties"]


@rule("CR-UPG-01")
def test_an_upgrade_is_possible_at_the_start_of_the_turn_only() -> None:
    position = barista(step="upgrade", sent=6, meeples=["b2", "d4", "a4"])
    assert "upgrade diagonal_move" in offers(position)

    for choice in ("skip", "step b1", "stop"):
        play(position, choice)
        assert refused(position, "upgrade diagonal_move").rule == "CR-UPG-01"


@rule("CR-UPG-01")
def test_nobody_upgrades_in_another_players_turn() -> None:
    position = barista(step="upgrade", sent=3, others={1: {"sent": 3}})

    assert offers(position, seat=1) == []
    assert refused(position, "upgrade diagonal_move", seat=1).rule == "CR-TURN-02"


@rule("CR-UPG-02")
@pytest.mark.parametrize(("sent", "possible"), [(0, False), (2, False), (3, True), (4, True)])
def test_an_upgrade_needs_at_least_three_sent_orders(sent: int, possible: bool) -> None:
    position = barista(active=2, step="confirm", rows=[["cocoa-1"]], others={0: {"sent": sent}})
    play(position, "confirm")

    assert ("upgrade diagonal_move" in offers(position)) is possible


@rule("CR-UPG-02")
def test_two_sent_orders_are_refused_as_too_few() -> None:
    position = barista(active=2, step="confirm", rows=[["cocoa-1"]], others={0: {"sent": 2}, 1: {"sent": 9}})
    play(position, "confirm")

    refusal = refused(position, "upgrade diagonal_move")
    assert refusal.rule == "CR-UPG-02"
    assert refusal.message.facts == {"sent": 2}


@rule("CR-UPG-03")
def test_an_upgrade_may_be_left_for_later() -> None:
    position = barista(step="upgrade", sent=3)
    play(position, "skip")

    view = position.view(None)
    assert view.step == "move"
    assert len(view.players[0].sent) == 3
    assert view.players[0].upgrades == ()


@rule("CR-UPG-04")
@pytest.mark.parametrize("sent", [3, 4, 8])
def test_an_upgrade_costs_exactly_three_sent_orders(sent: int) -> None:
    position = barista(step="upgrade", sent=sent, others={1: {"sent": 5}})
    play(position, "upgrade double_corners")

    assert [len(player.sent) for player in position.view(None).players] == [sent - 3, 5, 0]


@rule("CR-UPG-05")
def test_paid_orders_lie_face_up_in_the_discard() -> None:
    position = barista(step="upgrade", sent=["cocoa-1", "espresso-1", "milk_tea-2"])
    discard = position.view(None).discard
    play(position, "upgrade double_corners")

    assert position.view(None).discard == (*discard, "cocoa-1", "espresso-1", "milk_tea-2")


@rule("CR-UPG-06")
@pytest.mark.parametrize("tile", ALL)
def test_exactly_the_chosen_tile_of_ones_own_becomes_active(tile: str) -> None:
    position = barista(step="upgrade", sent=9)
    events = play(position, f"upgrade {tile}")

    assert [player.upgrades for player in position.view(None).players] == [(tile,), (), ()]
    assert [upgraded.upgrade for upgraded in only(events, Upgraded)] == [tile]


@rule("CR-UPG-06")
def test_an_active_tile_cannot_be_bought_again() -> None:
    position = barista(step="upgrade", sent=3, upgrades=["diagonal_move"])

    assert refused(position, "upgrade diagonal_move").rule == "CR-UPG-06"


@rule("CR-UPG-07")
def test_an_upgrade_works_already_in_the_same_turn() -> None:
    position = barista(step="upgrade", sent=3, meeples=["b2", "d4", "a4"])
    play(position, "upgrade diagonal_move", "step c3")

    assert position.view(None).players[0].meeples == ("c3",)


@rule("CR-UPG-08")
def test_nothing_that_happens_deactivates_a_tile() -> None:
    position = barista(
        step="upgrade",
        sent=3,
        meeples=["c1", "d1", "a4"],
        upgrades=["double_meeples", "double_corners"],
        cups=[{}, {"ice": 1}],
        rows=[["espresso-1"], [], [], ["cocoa-1"]],
        penalties=4,
        others={1: {"upgrades": ["double_specialties"]}},
    )
    play(position, "upgrade diagonal_move", "step d1", "step c1", "stop")
    play(position, "pour coffee 1", "pour steam 1", "empty 2", "done", "send 1 espresso-1", "confirm")
    quiet_turn(position)
    quiet_turn(position)

    assert position.result is not None
    active = [player.upgrades for player in position.view(None).players]
    assert active == [("double_meeples", "diagonal_move", "double_corners"), ("double_specialties",), ()]


@rule("CR-RULING-26", "CR-EX-18")
def test_seven_sent_orders_buy_one_upgrade_this_turn_and_the_next_one_next_turn() -> None:
    position = barista(step="upgrade", sent=7, rows=[["cocoa-1"]])
    play(position, "upgrade double_corners")
    assert len(position.view(None).players[0].sent) == 4
    assert position.view(None).step == "move"
    assert refused(position, "upgrade double_meeples").rule == "CR-UPG-01"

    for _ in range(3):
        quiet_turn(position)
    assert position.seats_to_act == (0,)
    assert "upgrade double_meeples" in offers(position)


@rule("CR-RULING-27", "CR-DEC-09")
@pytest.mark.parametrize(
    ("facts", "step"),
    [
        ({"sent": 2}, "move"),
        ({"sent": 9, "upgrades": ALL}, "move"),
        ({"sent": 3, "upgrades": ALL[:3]}, "upgrade"),
    ],
)
def test_without_three_sent_orders_or_an_inactive_tile_the_step_is_skipped(
    facts: dict[str, object], step: str
) -> None:
    position = barista(active=2, step="confirm", rows=[["cocoa-1"]], others={0: facts})
    play(position, "confirm")

    assert position.view(None).step == step


@rule("CR-RULING-27")
def test_neither_rush_tokens_nor_penalties_help_to_pay() -> None:
    position = barista(
        active=2, step="confirm", rows=[["cocoa-1"]], others={0: {"sent": 2, "rush": 5, "penalties": 4}}
    )
    play(position, "confirm")

    assert refused(position, "upgrade double_corners").rule == "CR-UPG-02"


@rule("CR-RULING-28")
def test_an_upgrade_lowers_the_score_by_one() -> None:
    position = barista(step="upgrade", sent=5, penalties=1)
    before = position.view(None).players[0].points
    play(position, "upgrade double_meeples")

    assert (before, position.view(None).players[0].points) == (4, 3)


@rule("CR-RULING-28")
def test_paid_orders_do_not_count_in_a_tie() -> None:
    """Six points each; with the paid orders seat 2 would have sent seven, without them it has sent four."""
    position = barista(active=2, step="upgrade", sent=7, closed="deck", others={0: {"sent": 6}})
    play(position, "upgrade double_corners")
    quiet_turn(position)

    assert position.result is not None
    assert position.result.scores == (6, 0, 6)
    assert position.result.winners == (0,)


@rule("CR-EX-16", "CR-RULING-28")
def test_with_four_sent_an_upgrade_leaves_one_and_the_score_goes_from_4_to_3() -> None:
    position = barista(step="upgrade", sent=4)
    assert position.view(None).players[0].points == 4
    discard = len(position.view(None).discard)
    play(position, "upgrade diagonal_move")

    view = position.view(None)
    assert len(view.players[0].sent) == 1
    assert len(view.discard) == discard + 3
    assert view.players[0].points == 3


@rule("CR-RULING-29")
def test_the_orders_sent_earliest_are_paid() -> None:
    position = barista(
        step="upgrade", sent=["milk_tea-1", "cocoa-2", "espresso-1", "americano-3", "ristretto-1"]
    )
    events = play(position, "upgrade double_meeples")

    assert position.view(None).players[0].sent == ("americano-3", "ristretto-1")
    assert only(events, Upgraded)[0].paid == ("milk_tea-1", "cocoa-2", "espresso-1")


@rule("CR-RULING-30")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_everybody_has_one_tile_of_each_of_the_four_types(seat: int) -> None:
    position = barista(seats=4, active=seat, step="upgrade", sent=3)

    assert offers(position) == [*(f"upgrade {tile}" for tile in ALL), "skip"]


@rule("CR-RULING-30")
def test_a_fifth_type_of_tile_does_not_exist() -> None:
    position = barista(step="upgrade", sent=3)

    assert refused(position, "upgrade double_everything").rule == "CR-RULING-30"


@rule("CR-DEC-04")
def test_the_choice_is_among_the_inactive_tiles_and_to_skip() -> None:
    position = barista(step="upgrade", sent=3, upgrades=["diagonal_move", "double_specialties"])

    assert offers(position) == ["upgrade double_meeples", "upgrade double_corners", "skip"]
