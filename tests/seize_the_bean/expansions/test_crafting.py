"""Craft Mode: the Craft phase and its tokens."""

from __future__ import annotations

from typing import Any

import pytest

from demitasse.games.seize_the_bean.events import Paid, PhaseBegan, Reviewed
from demitasse.games.seize_the_bean.expansion_events import Crafted
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import Facts, begin, new_play, random_play, resources, table

NOTHING: Facts = {"bean": 0, "milk": 0, "sugar": 0}
ALL = [f"craft {special}" for special in ("strong", "quality", "soy", "croissant", "donut", "pie")]


def cafe(bean: int = 0, milk: int = 0, sugar: int = 0, **more: Any) -> Facts:
    return {"bean": bean, "milk": milk, "sugar": sugar, **more}


@rule("SB-CRAFT-01", "SB-XOPT-12")
def test_with_craft_mode_a_day_has_six_phases() -> None:
    phases = {False: ["hype", "service", "word_of_mouth", "end_of_day"]}
    phases[True] = ["craft", *phases[False]]
    for mode, wanted in phases.items():
        position = new_play(craft_mode=mode)
        assert position.view(0).variants == (("craft",) if mode else ())
        seen: list[str] = []
        for position, events in random_play(2, 3, craft_mode=mode):
            seen += [event.phase for event in only(events, PhaseBegan)]
            if position.day > 1:
                break
        assert seen == wanted


@rule("SB-CRAFT-02")
def test_everybody_crafts_in_turn_order_as_much_as_they_like() -> None:
    position = table(seats=3, first=1, cafes={0: cafe(4), 1: cafe(6), 2: cafe()}, craft_mode=True)
    begin(position, "craft")
    assert position.phase == "craft"
    assert position.seats_to_act == (1,)
    play(position, "craft strong", "craft quality", "craft strong")
    assert position.seats_to_act == (0,), "who can pay for nothing more is not asked, nor is seat 2"
    assert position.view(2).players[1].crafted == {"strong": 2, "quality": 1}
    play(position, "done")
    assert position.phase == "service"


@rule("SB-EX-124", "SB-CRAFT-03")
def test_three_coffees_and_a_croissant_cost_six_beans_and_two_sugar() -> None:
    position = table(cafes={0: cafe(6, 0, 2), 1: NOTHING}, craft_mode=True)
    begin(position, "craft")
    events = play(position, *["craft quality"] * 3, "craft croissant")

    assert events[:4] == [
        *[Crafted(0, "quality", 2, 0, 0, 0)] * 3,
        Crafted(0, "croissant", 0, 0, 2, 0),
    ]
    assert resources(position, 0) == (0, 0, 0)
    assert position.view(0).players[0].crafted == {"quality": 3, "croissant": 1}


@rule("SB-EX-125", "SB-CRAFT-03", "SB-CRAFT-06")
def test_with_soy_milk_in_the_pantry_two_of_it_cost_two_milk() -> None:
    position = table(cafes={0: cafe(0, 2, 0, pantry=["musicians-p1"]), 1: NOTHING}, craft_mode=True)
    begin(position, "craft")
    play(position, "craft soy", "craft soy")

    assert resources(position, 0) == (0, 0, 0)
    assert position.view(0).players[0].crafted == {"soy": 2}


@rule("SB-CRAFT-03")
def test_each_token_costs_what_its_icon_costs_in_an_order() -> None:
    position = table(cafes={0: cafe(1, 2, 1), 1: NOTHING}, craft_mode=True)
    begin(position, "craft")
    assert offers(position) == ["craft soy", "done"]
    assert refused(position, "craft strong").rule == "SB-CRAFT-03"
    assert refused(position, "craft pie").rule == "SB-CRAFT-03"


@rule("SB-CRAFT-04")
def test_there_are_always_enough_tokens() -> None:
    position = table(cafes={0: cafe(40), 1: NOTHING}, craft_mode=True)
    begin(position, "craft")
    play(position, *["craft strong"] * 19)

    assert position.view(0).players[0].crafted == {"strong": 19}
    assert "craft strong" in offers(position)


@rule("SB-XRULING-66")
def test_any_snack_cannot_be_crafted() -> None:
    position = table(cafes={0: cafe(9, 9, 9), 1: NOTHING}, craft_mode=True)
    begin(position, "craft")

    assert offers(position) == [*ALL, "done"]
    assert refused(position, "craft any_snack").rule == "SB-XRULING-66"


@rule("SB-CRAFT-07", "SB-CRAFT-08", "SB-XDEC-06")
def test_green_beans_pay_for_crafting_and_bring_a_good_review_each() -> None:
    position = table(cafes={0: cafe(1, 0, 0, green=2, line=[]), 1: NOTHING}, craft_mode=True)
    begin(position, "craft")
    assert offers(position) == [*ALL, "done"]
    play(position, "craft strong")
    assert offers(position) == ["pay 1 0 0 1", "pay 0 0 0 2"]
    events = play(position, "pay 1 0 0 1")

    assert only(events, Crafted) == [Crafted(0, "strong", 1, 0, 0, 1)]
    assert only(events, Reviewed) == [Reviewed(0, 1, "green")]
    assert (position.supply[0], position.green[0], position.reviews[0]) == ((0, 0, 0), 1, 1)


@rule("SB-CRAFT-08")
def test_a_token_of_green_beans_alone() -> None:
    position = table(cafes={0: cafe(0, 0, 0, green=2, line=[]), 1: NOTHING}, craft_mode=True)
    begin(position, "craft")
    play(position, "craft pie")

    assert (position.green[0], position.reviews[0], position.crafted[0][-1]) == (0, 2, 1)


@rule("SB-CRAFT-05")
def test_basic_resources_no_longer_pay_for_special_icons() -> None:
    """Grandpa wants a strong coffee."""
    position = table(
        cafes={0: cafe(9, 9, 9, line=["grandpa-1"]), 1: {"line": [("grandma-2", 1)]}}, craft_mode=True
    )
    assert only(begin(position, "service"), Paid) == []
    assert position.view(0).players[0].bean == 9

    position = table(
        cafes={0: cafe(0, 0, 0, line=["grandpa-1"], crafted={"strong": 1}), 1: {"line": [("grandma-2", 1)]}},
        craft_mode=True,
    )
    assert only(begin(position, "service"), Paid) == [
        Paid(0, "grandpa-1", "main", 0, 0, 0, 0, 0, ("strong",))
    ]


@rule("SB-CRAFT-05")
def test_the_view_tells_which_icons_only_tokens_pay() -> None:
    position = table(
        cafes={0: cafe(9, 9, 9, line=[("hipsters-c01", 1)]), 1: {"line": []}},
        craft_mode=True,
    )
    begin(position, "service")
    service = position.view(1).service
    assert service is not None
    assert [(bill.order, bill.tokens, bill.payable) for bill in service.bills] == [
        ("main", ("quality",), False),
        ("secondary", ("croissant",), False),
    ]


@rule("SB-CRAFT-09")
def test_starbots_does_nothing_in_the_craft_phase() -> None:
    position = new_play(seats=1, seed=2, craft_mode=True)
    position.supply = ((9, 9, 9), (9, 9, 9))
    events = begin(position, "craft")
    assert only(events, PhaseBegan)[0].phase == "craft"
    assert position.agenda[1].kind == "hype_phase"
    play(position, "done")
    assert position.supply[1] == (9, 9, 9)


@rule("SB-CRAFT-02")
def test_without_craft_mode_nothing_can_be_crafted() -> None:
    position = table(cafes={0: cafe(9, 9, 9)}, daily_specials=["latte"])
    position.cups = position.cups._replace(full=(0,))
    begin(position, "craft")
    assert offers(position) == ["cup latte", "done"]
    assert refused(position, "craft pie").rule == "SB-CRAFT-02"


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_a_play_with_crafting_runs_to_its_end(seats: int) -> None:
    position = new_play(seats, seats, craft_mode=True, mouth_watering=True)
    for position, _ in random_play(seats, seats, craft_mode=True, mouth_watering=True):
        assert all(count >= 0 for own in position.supply for count in own)
        assert all(count >= 0 for own in position.crafted for count in own)
    assert position.result is not None
