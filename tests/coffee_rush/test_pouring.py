"""Step 3, pour: tokens from the hand into cups, cups emptied."""

from __future__ import annotations

import pytest

from demitasse.games.coffee_rush.events import Emptied, Poured, Returned
from demitasse.kernel.language import LANGUAGES
from tests.coffee_rush.build import COFFEE_RUSH, barista, offers, only, play, quiet_turn, refused, rule


@rule("CR-POUR-01")
def test_what_this_turns_steps_collected_can_be_poured() -> None:
    position = barista(meeples=["a1", "d4", "a4"])
    play(position, "step b1", "step c1", "stop")

    assert {text.split()[1] for text in offers(position) if text.startswith("pour")} == {"caramel", "steam"}


@rule("CR-POUR-01")
def test_a_token_not_collected_this_turn_cannot_be_poured() -> None:
    position = barista(step="pour", hand={"milk": 1}, cups=[{"tea": 1}])

    assert refused(position, "pour coffee 1").rule == "CR-POUR-01"
    assert refused(position, "pour tea 2").rule == "CR-POUR-01"


@rule("CR-POUR-01")
def test_a_token_can_be_poured_once_only() -> None:
    position = barista(step="pour", hand={"milk": 1, "ice": 1})
    play(position, "pour milk 1")

    assert refused(position, "pour milk 2").rule == "CR-POUR-01"


@rule("CR-POUR-02")
def test_tokens_may_be_spread_over_ones_cups_freely() -> None:
    position = barista(step="pour", hand={"milk": 3, "ice": 1}, others={1: {"cups": [{"tea": 1}]}})
    play(position, "pour milk 1", "pour milk 2", "pour ice 2", "pour milk 3")

    players = position.view(None).players
    assert players[0].cups == ({"milk": 1}, {"milk": 1, "ice": 1}, {"milk": 1})
    assert players[1].cups == ({"tea": 1}, {}, {})


@rule("CR-POUR-03")
def test_tokens_are_poured_one_at_a_time() -> None:
    position = barista(step="pour", hand={"milk": 3})
    events = play(position, "pour milk 2")

    assert len(only(events, Poured)) == 1
    assert position.view(None).hand == {"milk": 2}
    assert position.view(None).players[0].cups == ({}, {"milk": 1}, {})


@rule("CR-POUR-04")
@pytest.mark.parametrize(
    ("poured", "cup"), [([], {}), (["ice"], {"ice": 1}), (["ice", "milk", "milk"], {"ice": 1, "milk": 2})]
)
def test_none_some_or_all_of_the_tokens_may_be_poured(poured: list[str], cup: dict[str, int]) -> None:
    position = barista(step="pour", hand={"milk": 2, "ice": 1})
    play(position, *(f"pour {ingredient} 1" for ingredient in poured))
    assert "done" in offers(position)

    play(position, "done")
    assert position.view(None).players[0].cups == (cup, {}, {})


@rule("CR-POUR-05", "CR-RULING-13")
def test_tokens_not_wanted_go_back_to_the_supply() -> None:
    position = barista(step="pour", hand={"milk": 2, "ice": 1})
    events = play(position, "pour milk 1", "done")

    view = position.view(None)
    assert (view.supply["milk"], view.supply["ice"]) == (11, 12)
    assert [returned.tokens for returned in only(events, Returned)] == [2]


@rule("CR-RULING-13")
def test_no_token_is_kept_in_hand_for_a_later_turn() -> None:
    position = barista(meeples=["a1", "d4", "a4"], rows=[["cocoa-1"]])
    play(position, "step b1", "stop", "done")
    assert position.view(None).hand == {}

    play(position, "confirm")
    quiet_turn(position)
    quiet_turn(position)
    assert position.seats_to_act == (0,)
    assert position.view(None).hand == {}


@rule("CR-POUR-06")
def test_nothing_can_be_poured_from_cup_to_cup() -> None:
    position = barista(step="pour", hand={"ice": 1}, cups=[{"milk": 1}])
    assert offers(position) == ["pour ice 1", "pour ice 2", "pour ice 3", "empty 1", "done"]

    assert refused(position, "pour milk 2").rule == "CR-POUR-01"


@rule("CR-POUR-06")
def test_poured_tokens_stay_in_their_cup_to_the_next_turn() -> None:
    position = barista(step="pour", hand={"ice": 1}, cups=[{"milk": 1}], rows=[["cocoa-1"]])
    play(position, "pour ice 1", "done", "confirm")
    quiet_turn(position)
    quiet_turn(position)

    assert position.view(None).players[0].cups == ({"milk": 1, "ice": 1}, {}, {})


@rule("CR-POUR-07")
def test_any_number_of_ones_own_cups_may_be_emptied() -> None:
    cups = [{"milk": 1}, {"ice": 2}, {"tea": 1}]
    position = barista(
        step="pour", cups=cups, others={1: {"cups": [{"water": 1}, {"water": 1}, {"water": 1}]}}
    )
    assert offers(position) == ["empty 1", "empty 2", "empty 3", "done"]

    play(position, "empty 3", "empty 1", "empty 2")
    players = position.view(None).players
    assert players[0].cups == ({}, {}, {})
    assert players[1].cups == ({"water": 1}, {"water": 1}, {"water": 1})


@rule("CR-POUR-07")
def test_nobody_empties_a_cup_in_another_players_turn() -> None:
    position = barista(step="pour", hand={"milk": 1}, others={1: {"cups": [{"water": 1}]}})

    assert offers(position, seat=1) == []
    assert refused(position, "empty 1", seat=1).rule == "CR-TURN-02"


@rule("CR-POUR-07")
def test_no_cup_has_to_be_emptied() -> None:
    position = barista(step="pour", cups=[{"milk": 1}, {"ice": 2}])
    play(position, "done")

    assert position.view(None).players[0].cups == ({"milk": 1}, {"ice": 2}, {})


@rule("CR-POUR-08")
def test_emptying_takes_everything_out_of_the_chosen_cup_only() -> None:
    position = barista(step="pour", cups=[{"milk": 2, "ice": 1, "tea": 1}, {"water": 1}])
    events = play(position, "empty 1")

    assert position.view(None).players[0].cups == ({}, {"water": 1}, {})
    assert [emptied.tokens for emptied in only(events, Emptied)] == [4]


@rule("CR-POUR-08")
def test_an_empty_cup_cannot_be_emptied() -> None:
    position = barista(step="pour", cups=[{"milk": 2}])

    assert refused(position, "empty 2").rule == "CR-POUR-08"


@rule("CR-POUR-09")
def test_what_is_emptied_returns_to_the_supply_and_not_to_the_hand() -> None:
    position = barista(step="pour", hand={"tea": 1}, cups=[{"milk": 2, "ice": 1}])
    play(position, "empty 1")

    view = position.view(None)
    assert (view.supply["milk"], view.supply["ice"]) == (12, 12)
    assert view.hand == {"tea": 1}


@rule("CR-RULING-10")
def test_nothing_is_poured_or_emptied_before_the_meeple_has_stopped() -> None:
    position = barista(meeples=["a1", "d4", "a4"], cups=[{"ice": 1}])
    assert refused(position, "empty 1").rule == "CR-RULING-10"

    play(position, "step b1")
    assert refused(position, "pour caramel 1").rule == "CR-RULING-10"
    assert refused(position, "empty 1").rule == "CR-RULING-10"


@rule("CR-RULING-10")
@pytest.mark.parametrize("first", ["pour milk 1", "empty 2"])
def test_after_pouring_or_emptying_nobody_moves_on(first: str) -> None:
    position = barista(
        step="pour", steps=1, rush=2, meeples=["b2", "d4", "a4"], hand={"milk": 1}, cups=[{}, {"ice": 1}]
    )
    play(position, first)

    assert refused(position, "step b1").rule == "CR-RULING-10"
    assert refused(position, "stop").rule == "CR-RULING-10"


@rule("CR-POUR-07", "CR-RULING-12")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_and_the_ruling_about_emptying_point_at_each_other(language: str) -> None:
    rules = COFFEE_RUSH.rulebook.rules(language)

    assert "[CR-RULING-12](#CR-RULING-12)" in rules["CR-POUR-07"]
    assert "[CR-POUR-07](#CR-POUR-07)" in rules["CR-RULING-12"]


@rule("CR-RULING-12")
def test_pouring_and_emptying_may_be_mixed_freely() -> None:
    position = barista(step="pour", hand={"milk": 2, "ice": 1}, cups=[{"tea": 1}, {"water": 1}])
    play(position, "pour milk 1", "empty 2", "pour milk 2", "empty 1", "pour ice 1", "empty 2")

    assert position.view(None).players[0].cups == ({"ice": 1}, {}, {})
    assert position.view(None).hand == {}


@rule("CR-RULING-12")
@pytest.mark.parametrize("step", ["upgrade", "move", "send", "confirm"])
def test_cups_are_emptied_in_the_pour_step_only(step: str) -> None:
    position = barista(
        step=step,
        steps=1,
        sent=3,
        cups=[{"coffee": 1, "steam": 1}],
        rows=[["espresso-1"]],
        meeples=["b2", "d4", "a4"],
    )

    assert not [text for text in offers(position) if text.startswith("empty")]
    refused(position, "empty 1")


@rule("CR-RULING-15")
def test_a_cup_has_no_limit() -> None:
    position = barista(step="pour", hand={"coffee": 9, "milk": 8})
    play(position, *["pour coffee 1"] * 9, *["pour milk 1"] * 8)

    assert position.view(None).players[0].cups[0] == {"coffee": 9, "milk": 8}


@rule("CR-RULING-15")
def test_a_cup_fuller_than_any_recipe_can_only_be_emptied() -> None:
    full = {"coffee": 1, "milk": 1, "steam": 1, "caramel": 1, "ice": 1}
    position = barista(step="pour", cups=[full], rows=[["caramel_macchiato-1", "iced_caramel_macchiato-1"]])
    assert offers(position) == ["empty 1", "done"]

    play(position, "done")
    assert offers(position) == ["confirm"]


@rule("CR-DEC-06")
def test_each_kind_in_hand_may_go_into_each_cup_and_each_filled_cup_be_emptied() -> None:
    position = barista(step="pour", hand={"milk": 2, "water": 1}, cups=[{}, {"ice": 1}])

    assert offers(position) == [
        "pour milk 1",
        "pour milk 2",
        "pour milk 3",
        "pour water 1",
        "pour water 2",
        "pour water 3",
        "empty 2",
        "done",
    ]


@rule("CR-DEC-06")
def test_done_returns_the_hand_to_the_supply() -> None:
    position = barista(step="pour", hand={"milk": 2, "water": 1})
    play(position, "done")

    view = position.view(None)
    assert view.hand == {}
    assert (view.supply["milk"], view.supply["water"]) == (12, 12)


@rule("CR-DEC-09")
def test_with_an_empty_hand_and_empty_cups_pouring_is_not_asked() -> None:
    position = barista(meeples=["a1", "d4", "a4"], supply={"caramel": 0})
    play(position, "step b1", "stop")

    assert position.view(None).step == "confirm"


@rule("CR-DEC-09")
def test_with_an_empty_hand_and_a_filled_cup_pouring_is_still_asked() -> None:
    position = barista(meeples=["a1", "d4", "a4"], supply={"caramel": 0}, cups=[{}, {}, {"ice": 1}])
    play(position, "step b1", "stop")

    assert offers(position) == ["empty 3", "done"]


@rule("CR-DEC-09")
def test_when_the_last_cup_is_emptied_and_the_hand_is_empty_pouring_ends_by_itself() -> None:
    position = barista(step="pour", cups=[{"ice": 1}])
    play(position, "empty 1")

    assert position.view(None).step == "confirm"


@rule("CR-EX-09", "CR-DEC-10")
def test_emptying_before_or_after_pouring_makes_a_difference() -> None:
    empty_first = barista(step="pour", hand={"coffee": 1}, cups=[{"ice": 1}])
    pour_first = empty_first.copy()

    play(empty_first, "empty 1", "pour coffee 1")
    assert empty_first.view(None).players[0].cups == ({"coffee": 1}, {}, {})

    play(pour_first, "pour coffee 1", "empty 1")
    view = pour_first.view(None)
    assert view.players[0].cups == ({}, {}, {})
    assert (view.supply["coffee"], view.supply["ice"]) == (18, 12)
