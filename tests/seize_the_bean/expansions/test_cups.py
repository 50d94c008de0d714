"""Daily Specials: Cups with an ability; and Coffee Lovers."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.seize_the_bean.base_game.actions import TriggerIcon
from demitasse.games.seize_the_bean.events import CupsPassed, CupTaken, HypeMoved, PhaseBegan
from demitasse.games.seize_the_bean.expansion_events import CoffeeBreak, CupUsed, SpecialPassed, Traded
from demitasse.kernel.errors import DemitasseError
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import BEAN, BOX, Facts, begin, effect, new_play, random_play, table

CUPS = ("cappuccino", "latte", "affogato", "mocha")
ALL: dict[str, Any] = {"daily_specials": list(CUPS)}
NOTHING: Facts = {"bean": 0, "milk": 0, "sugar": 0}


def holding(full: dict[str, int], seats: int = 2, **facts: Any) -> Any:
    """A table where these Full Cups are held."""
    position = table(seats=seats, **{**ALL, **facts})
    position.cups = position.cups._replace(full=tuple(full.get(cup, -1) for cup in CUPS))
    return position


@rule("SB-DAILY-01", "SB-XOPT-14")
@pytest.mark.parametrize("chosen", [(), ("mocha",), ("mocha", "cappuccino"), CUPS])
def test_any_of_the_four_cups_may_be_chosen(chosen: tuple[str, ...]) -> None:
    position = new_play(daily_specials=list(chosen))

    assert {cup.cup for cup in position.view(0).cups} == set(chosen)
    with pytest.raises(DemitasseError):
        BEAN.checked({"daily_specials": ["tea"]}, 2)
    with pytest.raises(DemitasseError):
        BEAN.setup({"daily_specials": ["latte"]}, seats=1, seed=1)


@rule("SB-DAILY-02", "SB-DAILY-10")
def test_every_cup_starts_face_up_in_the_city_and_stays_until_it_is_taken() -> None:
    position = new_play(**ALL)
    assert [(cup.full, cup.empty, cup.used) for cup in position.view(0).cups] == [(-1, -1, False)] * 4
    begin(position, "evening")
    assert [(cup.full, cup.empty, cup.used) for cup in position.view(0).cups] == [(-1, -1, False)] * 4


@rule("SB-DAILY-03")
def test_the_day_has_a_craft_phase_without_craft_mode_too() -> None:
    seen: list[str] = []
    for position, events in random_play(2, 1, daily_specials=["latte"]):
        seen += [event.phase for event in only(events, PhaseBegan)]
        if position.day > 1:
            break
    assert seen[0] == "craft"


@rule("SB-DAILY-04", "SB-XDEC-05")
def test_an_early_bird_takes_any_empty_cup() -> None:
    position = table(seats=3, empty=1, **ALL)
    position.cups = position.cups._replace(empty=(-1, 2, 0, -1))
    effect(position, 0, "early_bird")
    assert offers(position) == ["cup normal", *[f"cup {cup}" for cup in CUPS]]
    assert refused(position, "cup tea").rule == "SB-DAILY-04"
    events = play(position, "cup latte")

    assert only(events, CupTaken) == [CupTaken(0, "latte")]
    assert (position.cups.empty, position.empty) == ((-1, 0, 0, -1), 1)


@rule("SB-DAILY-04")
def test_so_does_the_early_bird_of_an_icon_and_of_a_customer() -> None:
    position = table(
        cafes={0: {"bean": 9, "sugar": 9, "line": ["students-c08"]}, 1: {"line": [("grandma-2", 1)]}},
        neighbourhood="own",
        groups=["students", "hipsters", "cyclists", "tourists", "musicians", "start_uppers"],
        **ALL,
    )
    begin(position, "service")
    assert offers(position) == ["cup normal", *[f"cup {cup}" for cup in CUPS]]
    play(position, "cup cappuccino")
    assert position.cups.empty[0] == 0


@rule("SB-DAILY-05")
@pytest.mark.parametrize("cup", ["normal", "mocha"])
def test_for_a_cup_one_holds_already_hype_rises_instead(cup: str) -> None:
    position = table(empty=0, **ALL)
    position.cups = position.cups._replace(empty=(-1, -1, -1, 0))
    effect(position, 0, "early_bird")
    events = play(position, f"cup {cup}")

    assert only(events, HypeMoved) == [HypeMoved(0, 3, 1)]
    assert (only(events, CupTaken), position.empty, position.cups.empty[3]) == ([], 0, 0)


@rule("SB-XRULING-75")
def test_a_super_early_bird_chooses_twice() -> None:
    position = table(empty=1, **ALL)
    effect(position, 0, "early_bird", "early_bird")
    play(position, "cup mocha")
    assert offers(position) == ["cup normal", *[f"cup {cup}" for cup in CUPS]]
    events = play(position, "cup mocha")

    assert position.cups.empty[3] == 0
    assert only(events, HypeMoved) == [HypeMoved(0, 3, 1)]


def test_without_daily_specials_an_early_bird_asks_nothing() -> None:
    position = table(empty=1)
    assert only(effect(position, 0, "early_bird"), CupTaken) == [CupTaken(0, "normal")]


@rule("SB-DAILY-04")
def test_an_early_bird_among_other_icons_of_an_action_waits_for_its_turn() -> None:
    """It asks now, so its time among the icons is the player's to choose."""
    cafes = {0: {"style": ["musicians-s1"]}}
    plain = table(cafes=cafes, empty=1)
    assert only(play(plain, "place style"), CupTaken) == [CupTaken(0, "normal")]

    position = table(cafes=cafes, empty=1, **ALL)
    play(position, "place style")
    assert "activate early_bird musicians-s1" in offers(position)
    play(position, "activate early_bird musicians-s1")
    assert "cup latte" in offers(position)


@rule("SB-DAILY-06", "SB-DAILY-07", "SB-XDEC-06")
def test_full_cups_are_used_once_each_in_any_order_for_nothing() -> None:
    position = holding({"cappuccino": 0, "latte": 0, "mocha": 1}, cafes={0: NOTHING, 1: NOTHING})
    begin(position, "craft")
    assert offers(position) == ["cup cappuccino", "cup latte", "done"]
    assert refused(position, "cup mocha").rule == "SB-DAILY-06"
    events = play(position, "cup latte")
    assert only(events, CupUsed) == [CupUsed(0, "latte")]
    assert position.view(0).cups[1].used
    assert refused(position, "cup latte").rule == "SB-DAILY-06"
    assert offers(position) == ["cup cappuccino", "done"]
    play(position, "cup cappuccino")
    assert position.seats_to_act == (1,)
    assert offers(position) == ["cup mocha", "done"]


@rule("SB-DAILY-06")
def test_cups_are_used_in_turn_order_and_only_if_one_likes() -> None:
    position = holding({"latte": 0, "mocha": 1}, first=1)
    begin(position, "craft")
    assert position.seats_to_act == (1,)
    play(position, "done", "done")
    assert position.cups.used == (False,) * 4
    assert position.phase == "service"


@rule("SB-DAILY-08", "SB-XRULING-74")
def test_at_the_end_of_the_day_full_cups_follow_the_empty_ones_which_move_left() -> None:
    position = holding({"cappuccino": 1, "latte": 2}, seats=3, empty=0)
    position.cups = position.cups._replace(empty=(2, 0, -1, 1))
    events = begin(position, "evening")

    assert position.cups.full == (2, 0, -1, 1)
    assert position.cups.empty == (0, 1, -1, 2)
    assert only(events, SpecialPassed) == [
        SpecialPassed(2, "cappuccino", 0),
        SpecialPassed(0, "latte", 1),
        SpecialPassed(1, "mocha", 2),
    ]


@rule("SB-DAILY-09")
def test_at_the_end_of_the_day_every_cup_is_turned_face_up() -> None:
    position = holding({"latte": 0})
    position.cups = position.cups._replace(empty=(-1, 0, -1, -1), used=(False, True, False, False))
    begin(position, "evening")

    assert position.cups.used == (False,) * 4


@rule("SB-DAILY-11")
def test_daily_specials_do_not_decide_who_is_first() -> None:
    position = holding({"latte": 2}, seats=3, first=0, empty=1)
    position.cups = position.cups._replace(empty=(2, 2, 2, 2))
    assert position.turn_order == (0, 1, 2)
    begin(position, "evening")
    assert (position.full, position.empty, position.turn_order) == (1, 2, (1, 2, 0))


@rule("SB-DAILY-12", "SB-XRULING-76")
def test_the_cappuccino_gives_everybody_else_three_bad_reviews() -> None:
    position = holding({"cappuccino": 1}, seats=3)
    begin(position, "craft")
    play(position, "cup cappuccino")

    assert position.bad_reviews == (3, 0, 3)


@rule("SB-DAILY-13", "SB-XRULING-76", "SB-XRULING-77")
def test_the_latte_is_a_delivery_of_any_row() -> None:
    position = holding({"latte": 0}, cafes={0: {**NOTHING, "pantry": ["hipsters-p1"]}})
    begin(position, "craft")
    play(position, "cup latte")
    icons = [icon for row in ("beans", "milk", "sugar") for icon in getattr(BOX.pantry[0].rows, row)]
    assert [text.split()[1] for text in offers(position)] == icons
    play(position, offers(position)[0])
    assert sum(position.supply[0]) > 0


@rule("SB-DAILY-14", "SB-XRULING-76")
def test_the_affogato_is_a_super_innovation() -> None:
    position = holding({"affogato": 0}, cafes={0: {"style": ["hipsters-s5"]}})
    begin(position, "craft")
    play(position, "cup affogato")

    assert position.agenda[0] == TriggerIcon(0, may=0, side=1, row=-1, times=2)


@rule("SB-DAILY-15", "SB-XRULING-76", "SB-XRULING-77", "SB-XRULING-103")
def test_the_mocha_is_a_super_fair_trade_without_health_nuts_too() -> None:
    position = holding({"mocha": 0}, cafes={0: {"bean": 3, "milk": 0, "sugar": 0, "line": []}})
    begin(position, "craft")
    events = play(position, "cup mocha")

    assert "health_nuts" not in position.view(0).awards
    assert only(events, Traded) == [Traded(0, ("bean",) * 3, 3)]
    assert position.green[0] == 3


@rule("SB-XRULING-67")
def test_with_craft_mode_tokens_and_cups_come_in_any_order() -> None:
    position = holding(
        {"mocha": 0}, cafes={0: {"bean": 4, "milk": 0, "sugar": 0, "line": []}}, craft_mode=True
    )
    begin(position, "craft")
    assert offers(position) == ["craft strong", "craft quality", "cup mocha", "done"]
    other = position.copy()
    play(position, "craft strong", "cup mocha")
    assert (position.green[0], sum(position.crafted[0])) == (3, 0), "two Beans and the token were traded"
    play(other, "cup mocha", "craft pie", "done")
    assert (other.supply[0], other.green[0], other.crafted[0][-1]) == ((1, 0, 0), 1, 1)


@rule("SB-LOVERS-01", "SB-XOPT-15")
def test_coffee_lovers_are_reminded_and_nothing_else_changes() -> None:
    plays = [random_play(2, 5, coffee_lovers=on) for on in (False, True)]
    reminders = 0
    for (plain, happened), (loved, told) in zip(*plays, strict=True):
        assert plain.view(0) == loved.view(0)
        assert happened == [event for event in told if not isinstance(event, CoffeeBreak)]
        assert [event.seat for event in only(told, CoffeeBreak)] == [
            event.seat for event in only(told, CupsPassed)
        ]
        reminders += len(only(told, CoffeeBreak))
    assert reminders > 1


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_play_with_all_cups_runs_to_its_end(seats: int) -> None:
    plays = list(random_play(seats, seats, **ALL))

    assert plays[-1][0].result is not None
    assert any(only(events, CupUsed) for _, events in plays)
