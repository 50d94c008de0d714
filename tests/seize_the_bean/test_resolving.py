"""Which icons of an action are activated, and how they lead to others (SB-RESOLVE, SB-RULING-13…18, -25)."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.events import Activated, Drew, Recruited, Reviewed
from demitasse.kernel.event import Event
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import (
    begin,
    city_deck,
    discards,
    effect,
    line,
    resources,
    row,
    table,
)

FIVE = ["cyclists-c02", "tourists-c02", "musicians-c02", "start_uppers-c04", "party_animals-c02"]
MILK_ROW = ["hipsters-p2", "tourists-p3", "tourists-p4", "hipsters-p4"]
"""With the base icon, five in the Milk row: milk3, milk2, early_bird, milk2, review."""


def activated(events: list[Event]) -> list[str]:
    return [f"{event.icon} {event.card}" for event in only(events, Activated)]


@rule("SB-RESOLVE-01", "SB-RESOLVE-04")
def test_the_base_icon_counts_as_one_of_the_four() -> None:
    position = table(cafes={0: {"pantry": MILK_ROW}})
    play(position, "place milk", "activate milk3")
    action = position.view(None).action

    assert action is not None
    assert (action.left, len(action.icons)) == (3, 4)


@rule("SB-RESOLVE-02")
def test_eligible_are_the_base_icon_and_what_lies_in_its_row() -> None:
    pantry = ["hipsters-p1", "cyclists-p2", "hipsters-p5", "party_animals-p4", "tourists-p4"]
    position = table(cafes={0: {"pantry": pantry, "style": ["hipsters-s2"]}})
    play(position, "place beans")

    assert offers(position) == [
        "activate scoop",
        "activate bean3 hipsters-p1",
        "activate bean2 hipsters-p1",
        "activate delivery cyclists-p2",
        "activate bean3 hipsters-p5",
        "activate hype party_animals-p4",
        "activate bean3 tourists-p4",
        "activate bean1 tourists-p4",
    ]
    for text in ("activate milk1 hipsters-p1", "activate review hipsters-s2", "activate milk3"):
        assert refused(position, text).message.key == "sb-not-in-this-action"
    assert refused(position, "activate bean3 hipsters-p3").message.key == "sb-not-your-icon"


@rule("SB-RESOLVE-03")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_up_to_four_icons_are_all_activated(number: int) -> None:
    position = table(cafes={0: {"pantry": MILK_ROW[:number]}})
    events = play(position, "place milk")

    expected = ["milk3 board", "milk2 hipsters-p2", "early_bird tourists-p3", "milk2 tourists-p4"]
    assert activated(events) == expected[: number + 1]
    assert offers(position) == ["confirm"]


@rule("SB-RESOLVE-03")
def test_none_of_up_to_four_icons_can_be_left_out() -> None:
    position = table(cafes={0: {"style": ["hipsters-s5", "tourists-s1", "hipsters-s4"]}}, customers=FIVE)
    play(position, "place attract")
    assert refused(position, "confirm").message.key == "sb-not-now"
    assert refused(position, "decline").rule == "SB-RULING-15"
    events = play(position, "activate connections hipsters-s5", "look style", "done", "activate attract")
    events += play(position, f"take {FIVE[0]}", "activate draw tourists-s1")
    (choice, *_) = offers(position)
    events += play(position, choice)

    assert sorted(activated(events)) == [
        "attract board",
        "connections hipsters-s5",
        "draw tourists-s1",
        "upgrade_pantry hipsters-s4",
    ]
    assert not any(text.startswith("activate") for text in offers(position))


@rule("SB-RESOLVE-04", "SB-RESOLVE-06")
@pytest.mark.parametrize("left_out", range(5))
def test_of_five_icons_exactly_four_are_activated_and_any_may_be_left_out(left_out: int) -> None:
    """The base icon (the first) stays out only when four others are activated."""
    position = table(cafes={0: {"pantry": MILK_ROW}})
    play(position, "place milk")
    chosen = [text for number, text in enumerate(offers(position)) if number != left_out]
    for text in chosen:
        assert offers(position) != ["confirm"]
        assert refused(position, "confirm").message.key == "sb-not-now"
        play(position, text)

    assert offers(position) == ["confirm"]
    milk = (3, 2, 0, 2, 0)
    assert resources(position, 0)[1] == 1 + sum(milk) - milk[left_out]
    assert position.reviews[0] == (left_out != 4)


@rule("SB-RESOLVE-06")
def test_with_four_icons_the_base_icon_cannot_be_left_out() -> None:
    position = table(cafes={0: {"pantry": MILK_ROW[:3]}})

    assert "milk3 board" in activated(play(position, "place milk"))


@rule("SB-RESOLVE-05")
def test_the_order_of_activation_is_ones_choice() -> None:
    """First a draw or first a Customer of the City: both ways are open, and they end differently."""
    ends = []
    for texts in (
        ("activate walk_in start_uppers-s1", "activate draw tourists-s1"),
        ("activate draw tourists-s1",),
    ):
        cafe = {"style": ["start_uppers-s1", "tourists-s1"], "deck": ["grandma-1"], "discard": []}
        position = table(cafes={0: cafe}, customers=FIVE)
        play(position, "place attract")
        assert {"activate attract", "activate walk_in start_uppers-s1", "activate draw tourists-s1"} <= set(
            offers(position)
        )
        for text in texts:
            play(position, text)
            if "walk_in" in text:
                play(position, f"take {FIVE[0]}")
        if len(texts) == 1:
            play(position, "activate walk_in start_uppers-s1", f"take {FIVE[0]}")
        ends.append(line(position, 0))

    assert ends == [[FIVE[0], "grandma-1"], ["grandma-1", FIVE[0]]]


@rule("SB-RESOLVE-07")
def test_an_icon_that_comes_in_while_its_row_is_resolved_is_not_activated() -> None:
    position = table(style=["hipsters-s3", "musicians-s1"])
    events = play(position, "place style", "take hipsters-s3")

    assert activated(events) == ["upgrade_style board"]
    assert (line(position, 0), position.seats_to_act) == ([], (1,))


@rule("SB-RESOLVE-07", "SB-RESOLVE-08")
def test_an_icon_that_comes_in_meanwhile_is_refused_for_that_and_not_for_being_used() -> None:
    position = table(cafes={0: {"style": ["tourists-s1", "hipsters-s5"]}}, style=["hipsters-s3"])
    play(position, "place style", "activate upgrade_style", "take hipsters-s3")

    assert refused(position, "activate draw hipsters-s3").rule == "SB-RESOLVE-07"
    assert refused(position, "activate upgrade_style").rule == "SB-RESOLVE-08"


@rule("SB-RESOLVE-02", "SB-RESOLVE-07")
def test_an_icon_that_came_in_before_is_activated_the_next_time() -> None:
    position = table(cafes={0: {"style": ["hipsters-s3"], "deck": ["grandma-1"]}})
    events = play(position, "place style", "activate draw hipsters-s3")

    assert activated(events) == ["draw hipsters-s3", "upgrade_style board"]
    assert line(position, 0) == ["grandma-1"]


@rule("SB-RESOLVE-08")
def test_no_icon_is_activated_twice_in_a_placement() -> None:
    position = table(cafes={0: {"pantry": MILK_ROW}})
    play(position, "place milk", "activate milk2 hipsters-p2")

    assert "activate milk2 hipsters-p2" not in offers(position)
    assert refused(position, "activate milk2 hipsters-p2").rule == "SB-RESOLVE-08"


# Rulings.


@rule("SB-RULING-13")
def test_icons_are_chosen_one_at_a_time_with_all_they_lead_to() -> None:
    """What Connections shows may guide which of five icons comes next."""
    style = ["hipsters-s5", "tourists-s1", "tourists-s3", "hipsters-s2"]
    position = table(cafes={0: {"style": style}})
    play(position, "place attract")
    assert len([text for text in offers(position) if text.startswith("activate")]) == 5

    play(position, "activate connections hipsters-s5")
    assert offers(position) == ["look customers", "look pantry", "look style"]
    play(position, "look customers", "done")
    assert offers(position) == [
        "activate attract",
        "activate draw tourists-s1",
        "activate hype tourists-s3",
        "activate review hipsters-s2",
    ]


@rule("SB-RULING-14")
def test_an_icon_without_effect_counts_as_activated_all_the_same() -> None:
    """Word of Mouth with nobody to match: one of the four is gone and nothing else happened."""
    style = ["musicians-s5", "party_animals-s1", "tourists-s3", "hipsters-s2"]
    seen = ["cyclists-c02", "start_uppers-c04", "cyclists-c03", "start_uppers-c05", "cyclists-c04"]
    position = table(cafes={0: {"style": style}}, customers=seen)
    play(position, "place attract")
    action = position.view(None).action
    assert action is not None
    assert action.left == 4

    events = play(position, "activate word_of_mouth musicians-s5")
    assert events == [Activated(0, "word_of_mouth", "musicians-s5")]
    action = position.view(None).action
    assert action is not None
    assert (action.left, len(action.icons)) == (3, 4)


@rule("SB-RULING-15")
@pytest.mark.parametrize(
    "effects",
    [
        ["recruit discard anyone"],
        ["recruit line anyone"],
        ["upgrade pantry"],
        ["upgrade style"],
        ["connections"],
        ["trigger pantry any_row 1"],
        ["cheer line"],
    ],
)
def test_what_does_not_say_may_must_be_done(effects: list[str]) -> None:
    position = table(cafes={0: {"pantry": ["hipsters-p1"], "line": ["hipsters-c04", "hipsters-c05"]}})
    effect(position, 0, *effects)

    assert len(offers(position)) > 1
    assert "decline" not in offers(position)
    assert refused(position, "decline").rule == "SB-RULING-15"


@rule("SB-RULING-15")
def test_a_harmful_effect_is_done_too() -> None:
    """Overcrowd lowers Hype whether one likes it or not; a secondary order is optional."""
    position = table(cafes={0: {"line": ["tourists-c06"], "bean": 3, "sugar": 1, "hype": 4}})
    begin(position, "service")
    assert offers(position) == ["fulfil", "decline"]
    play(position, "decline")

    assert position.hype[0] == 3


@rule("SB-RULING-16")
def test_what_delivery_triggers_does_not_count_toward_the_four() -> None:
    pantry = ["cyclists-p2", "hipsters-p2", "hipsters-p1", "hipsters-p5"]
    position = table(cafes={0: {"pantry": pantry}})
    play(position, "place beans", "activate delivery cyclists-p2")
    assert "activate milk2 hipsters-p2" in offers(position)

    play(position, "activate milk2 hipsters-p2")
    action = position.view(None).action
    assert action is not None
    assert action.left == 3
    play(position, "activate scoop", "activate bean3 hipsters-p1", "activate bean2 hipsters-p1")
    assert resources(position, 0) == (5 + 6 + 3 + 2, 1 + 2, 0)


@rule("SB-RULING-16")
def test_two_deliveries_may_trigger_the_same_icon() -> None:
    position = table(cafes={0: {"pantry": ["cyclists-p2", "musicians-p4", "hipsters-p2"]}})
    play(position, "place beans", *["activate sugar3 hipsters-p2"] * 2)

    assert resources(position, 0) == (5 + 6 + 2, 1, 6)


@rule("SB-RULING-17")
def test_delivery_never_leads_to_delivery_nor_innovation_to_innovation() -> None:
    position = table(cafes={0: {"pantry": ["cyclists-p2", "musicians-p4", "hipsters-p2"]}})
    play(position, "place beans")
    assert not any("delivery" in text for text in offers(position))
    assert refused(position, "activate delivery cyclists-p2 2").rule == "SB-ICON-DELIVERY-04"

    position = table(cafes={0: {"style": ["hipsters-s1", "start_uppers-s1", "hipsters-s5"]}})
    effect(position, 0, "trigger style any_row 1")
    assert offers(position) == [
        "activate tracking2 hipsters-s1",
        "activate word_of_mouth hipsters-s1",
        "activate walk_in start_uppers-s1",
        "activate connections hipsters-s5",
        "activate attract hipsters-s5",
    ]
    assert refused(position, "activate innovation hipsters-s1").rule == "SB-ICON-INNOVATION-04"


@rule("SB-RULING-17")
def test_a_chain_of_icons_comes_to_an_end() -> None:
    """Nothing that Delivery or Innovation can reach triggers anything more."""
    content = table().content
    reached = [icon for icon in range(len(content.activate)) if icon not in content.printed_triggers]

    assert {content.activate[icon].icon for icon in content.printed_triggers} == {"delivery", "innovation"}
    assert all(step.kind != "trigger" for icon in reached for step in content.printed_steps[icon][0])


@rule("SB-RULING-18")
def test_the_ban_on_ones_own_row_is_for_icons_and_not_for_customers() -> None:
    pantry = ["cyclists-p2", "hipsters-p1", "hipsters-p2"]
    position = table(cafes={0: {"pantry": pantry}})
    play(position, "place sugar")
    assert offers(position) == [
        "activate bean3 hipsters-p1",
        "activate bean2 hipsters-p1",
        "activate milk1 hipsters-p1",
        "activate milk2 hipsters-p2",
    ]
    assert refused(position, "activate sugar3 hipsters-p2").rule == "SB-ICON-DELIVERY-03"

    position = table(cafes={0: {"pantry": pantry, "line": ["cyclists-c07"]}})
    begin(position, "service")
    assert {"activate bean3 hipsters-p1", "activate sugar3 hipsters-p2", "activate milk2 hipsters-p2"} <= set(
        offers(position)
    )


@rule("SB-RULING-25")
def test_customers_an_icon_brings_stand_in_the_line_before_the_hype_draw() -> None:
    """Draw and Walk-In act at once; the draw of the Hype phase is not smaller for it."""
    cafe = {
        "style": ["tourists-s1", "start_uppers-s1"],
        "deck": ["grandma-1", "grandpa-1", "lazy_friend-1"],
        "bean": 0,
    }
    position = table(cafes={0: cafe}, customers=FIVE)
    play(
        position,
        "place attract",
        "activate draw tourists-s1",
        "activate walk_in start_uppers-s1",
        f"take {FIVE[0]}",
    )
    assert (position.phase, line(position, 0)) == ("actions", ["grandma-1", FIVE[0]])

    position.agenda = position.agenda[:0]
    events = begin(position, "hype")
    assert only(events, Drew)[0] == Drew(0, ("grandpa-1", "lazy_friend-1"))
    assert position.hype[0] == 2


@rule("SB-RULING-25")
def test_word_of_mouth_in_an_action_acts_at_once() -> None:
    seen = ["hipsters-c04", "cyclists-c02", "tourists-c02", "tourists-c03", "tourists-c04"]
    position = table(cafes={0: {"style": ["hipsters-s1"]}}, customers=seen)
    events = play(position, "place style", "activate word_of_mouth hipsters-s1")

    assert only(events, Recruited) == [Recruited(0, "hipsters-c04", "discard", 1)]
    assert discards(position, 0) == ["hipsters-c04"]
    assert position.phase == "actions"


@rule("SB-RESOLVE-03", "SB-RESOLVE-05")
def test_icons_whose_order_cannot_matter_are_not_asked_about() -> None:
    position = table(cafes={0: {"style": ["hipsters-s2", "tourists-s3"]}}, customers=FIVE)
    events = play(position, "place attract")

    assert only(events, Reviewed) == [Reviewed(0, 1, "icon")]
    assert position.hype[0] == 3
    assert offers(position) == [f"take {card}" for card in row(position)]
    assert city_deck(position)
