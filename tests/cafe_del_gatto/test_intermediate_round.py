"""The intermediate round (CG-INTER, CG-DEC-09…11)."""

from __future__ import annotations

import pytest

from demitasse.games.cafe_del_gatto.events import Dumped, Ended, RanDry, Served, TurnBegan
from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition
from tests.cafe_del_gatto.build import random_play, served_all_but, table
from tests.playing import offers, only, play, refused, rule

ESPRESSO = {"espresso": [4]}
BUY = ("buy milk 1", "confirm")


def about_to_run_dry(**facts: object) -> CafeDelGattoPosition:
    """The last token of the bag comes into the machine with the next purchase."""
    return table(**{"seats": 4, "bag": 1, "coins": 3, **facts})  # type: ignore[arg-type]


@rule("CG-INTER-01", "CG-RULING-18", "CG-DEC-11")
def test_an_intermediate_round_comes_when_bag_and_discard_are_empty_after_the_refill() -> None:
    position = about_to_run_dry(cups=ESPRESSO)
    events = play(position, *BUY)

    assert only(events, RanDry) == [RanDry("serve")]
    assert (position.bag, position.discard) == ((), ())
    assert [len(column) for column in position.machine] == [5, 5]
    assert position.view(None).step == "intermediate"


@rule("CG-INTER-01")
@pytest.mark.parametrize(("bag", "discard"), [(2, 0), (1, 1), (1, 3)])
def test_a_single_token_in_bag_or_discard_is_enough_to_go_on(bag: int, discard: int) -> None:
    position = about_to_run_dry(cups=ESPRESSO, bag=bag, discard=discard)
    events = play(position, *BUY)

    assert only(events, RanDry) == []
    assert position.active == 1


@rule("CG-RULING-18")
def test_two_players_have_too_few_spaces_to_run_dry() -> None:
    for seed in range(6):
        for _, events in random_play(2, seed, hoarding=True):
            assert only(events, RanDry) == []


@rule(
    "CG-INTER-02", "CG-INTER-03", "CG-INTER-04", "CG-INTER-05", "CG-RULING-19", "CG-RULING-20", "CG-RULING-23"
)
@rule("CG-EX-15", "CG-DEC-09")
def test_from_the_active_player_on_everybody_with_a_full_cup_serves_exactly_one() -> None:
    two = {"espresso": ["hot_3"], "doppio": [1, 1]}
    position = about_to_run_dry(
        cups=ESPRESSO, others={1: {"cups": two, "coins": 0}, 2: {"cups": {"doppio": [1]}}}
    )
    play(position, *BUY)
    assert (position.seats_to_act, offers(position)) == ((0,), ["serve espresso"])
    events = play(position, "serve espresso", "tile 4", "confirm")
    assert only(events, Served)[0].paid == 1
    assert (position.seats_to_act, offers(position)) == ((1,), ["serve espresso", "serve doppio"])
    events = play(position, "serve doppio", "tile 2", "confirm")

    assert only(events, TurnBegan) == [TurnBegan(1, 1)]
    assert position.coins[1] == 3
    assert position.view(None).step == "turn"
    assert "serve espresso" in offers(position)


@rule("CG-INTER-02")
@pytest.mark.parametrize("text", ["take", "buy coffee 1", "clean milk", "end", "done"])
def test_nothing_else_can_be_done_in_an_intermediate_round(text: str) -> None:
    position = about_to_run_dry(cups=ESPRESSO)
    play(position, *BUY)

    assert refused(position, text).rule == "CG-INTER-02"
    play(position, "serve espresso")
    assert refused(position, "take").rule == "CG-INTER-02"


@rule("CG-INTER-02", "CG-DEC-15")
def test_others_decide_in_the_active_players_turn_only_in_the_intermediate_round() -> None:
    position = about_to_run_dry(others={2: {"cups": ESPRESSO}})
    assert refused(position, "take", seat=2).rule == "CG-TURN-02"
    play(position, *BUY)

    assert (position.active, position.seats_to_act) == (0, (2,))
    assert refused(position, "take", seat=0).rule == "CG-INTER-02"
    for seed in range(4):
        for other, _ in random_play(5, seed, hoarding=True):
            if other.seats_to_act not in ((), (other.active,)):
                assert other.agenda[-1].kind == "resume"


@rule("CG-RULING-21", "CG-RULING-34")
def test_cup_tile_and_sugar_are_the_owners_choice_even_sugar_just_gained() -> None:
    position = about_to_run_dry(cups={"espresso": [3]}, milk=[1, 2, 2, 2, 2])
    play(position, *BUY, "serve espresso")

    assert offers(position) == [
        *("tile 3", "tile 2", "tile 1"),
        *("tile 4 1", "tile 3 1", "tile 2 1", "tile 1 1"),
    ]


@rule("CG-INTER-06", "CG-INTER-07", "CG-EX-16", "CG-RULING-22", "CG-DEC-10")
def test_when_nobody_can_serve_everybody_dumps_a_fullest_cup() -> None:
    position = table(
        seats=5,
        bag=1,
        coins=4,
        milk=["hot_4", "cold_4", "creamy_4", "hot_4", "cold_4"],
        coffee=["hot_3", "hot_3", "hot_3", "cold_3", "cold_3"],
        cups={"latte_macchiato": [2, 2], "cappuccino": [1, 1], "espresso_macchiato": [1]},
        others={
            1: {"cups": {"latte_macchiato": [2, 2, 2], "cappuccino": [1, 1], "espresso_macchiato": [1]}},
            2: {"cups": {"latte_macchiato": [2, 2], "cappuccino": [1, 1], "doppio": [1]}},
            3: {
                "cups": {
                    "latte_macchiato": ["creamy_3", "creamy_3", "creamy_3"],
                    "doppio": [4],
                    "cappuccino": [4],
                }
            },
            4: {"cups": {"cappuccino": [4, 4], "doppio": ["cold_3"], "espresso_macchiato": [2]}},
        },
    )
    coins = position.coins
    events = play(position, "buy coffee 1", "place latte_macchiato", "confirm")
    assert only(events, RanDry) == [RanDry("dump")]
    assert (position.seats_to_act, offers(position)) == ((2,), ["dump cappuccino", "dump latte_macchiato"])
    assert refused(position, "dump doppio").rule == "CG-INTER-06"
    assert refused(position, "take").rule == "CG-INTER-06"
    assert refused(position, "dump teapot").rule == "CG-SETUP-09"
    events += play(position, "dump latte_macchiato")
    assert offers(position) == ["confirm"]
    events += play(position, "confirm")

    dumped = [(event.seat, event.tokens) for event in only(events, Dumped)]
    assert dumped == [(0, 3), (1, 3), (2, 2), (3, 3), (4, 2)]
    assert len(position.discard) == 13
    assert position.coins == (coins[0] - 4, *coins[1:])
    assert not any(map(any, position.served))
    assert (position.active, position.view(None).step) == (1, "turn")
    assert sum(position.stocks()[id] for id in position.content.token_ids) == 36


@rule("CG-RULING-22")
def test_who_has_no_tokens_dumps_nothing_and_a_dumped_cup_can_be_filled_again() -> None:
    position = about_to_run_dry(others={1: {"cups": {"doppio": ["hot_1"]}}})
    events = play(position, *BUY)

    assert [event.seat for event in only(events, Dumped)] == [0, 1]
    assert "buy coffee 1" in offers(position)
    assert position.served[1] == (0,) * 5


@rule("CG-RULING-24", "CG-DEC-11")
def test_no_intermediate_round_follows_the_last_turn_of_the_game() -> None:
    position = about_to_run_dry(first=1, cups=ESPRESSO, closing=True)
    events = play(position, *BUY)

    assert only(events, RanDry) == []
    assert len(only(events, Ended)) == 1


@rule("CG-RULING-25", "CG-DEC-11")
def test_a_fifth_cup_served_in_an_intermediate_round_ends_the_game_with_that_round() -> None:
    last = {"cups": ESPRESSO, "served": served_all_but("espresso")}
    closing = about_to_run_dry(first=1, others={2: last})
    going_on = about_to_run_dry(first=0, others={2: last})
    for position in (closing, going_on):
        play(position, *BUY, "serve espresso", "tile 4", "confirm")

    assert closing.result is not None
    assert going_on.result is None
    assert (going_on.closing, going_on.active) == (True, 1)


@rule("CG-INTER-06", "CG-INTER-02")
def test_both_kinds_of_intermediate_round_come_up_among_hoarders() -> None:
    causes = {
        event.cause
        for seed in range(8)
        for _, events in random_play(5, seed, hoarding=True)
        for event in only(events, RanDry)
    }

    assert causes == {"serve", "dump"}
