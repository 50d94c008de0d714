"""Happy and Angry Customers, in service and when the Line is processed (SB-MOOD, SB-ANGRY, SB-LINE)."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.content import SeizeTheBeanContent, load
from demitasse.games.seize_the_bean.events import (
    AbilityUsed,
    Calmed,
    Cheered,
    Complained,
    Failed,
    Lost,
    Paid,
    PhaseBegan,
    Reviewed,
    Stayed,
    Upset,
    WentHome,
)
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.content import Source
from tests.playing import offers, only, play, rule
from tests.seize_the_bean.build import (
    BOX,
    Facts,
    begin,
    city_pile,
    discards,
    effect,
    line,
    moods,
    resources,
    table,
)

CARD = "musicians-c01"
WAITING: Facts = {"line": [("grandma-2", 1)]}
"""A Line whose owner is asked, so that a test can look at the table."""
POOR: Facts = {"bean": 0, "milk": 0, "sugar": 0}
RICH: Facts = {"bean": 9, "milk": 9, "sugar": 9}
STRANGERS = ["cyclists-c02", "cyclists-c03", "cyclists-c04", "cyclists-c05", "cyclists-c06"]
"""In the City, so that Word of Mouth brings nobody."""


def being_served(card: str, mood: int) -> SeizeTheBeanPosition:
    position = table(cafes={0: {"line": [(card, mood)]}})
    position.guest = BOX.index[0][card]
    return position


def wants(main: str, rewards: str = "", secondary: str = "", more: str = "") -> SeizeTheBeanContent:
    """Our box, with orders of a test's own on one card."""
    text = f'[[customer]]\nid = "{CARD}"\nability = "hype"\nmain = {{ order = {{ {main} }}, rewards = [{rewards}] }}\n'
    if secondary:
        text += f"secondary = {{ order = {{ {secondary} }}, rewards = [{more}] }}\n"
    return load((Source("mine.toml", text),))


# Tokens.


@rule("SB-MOOD-01")
@pytest.mark.parametrize("mood", [-1, 0, 1, 4])
def test_tokens_make_a_customer_happy_or_angry_and_without_one_it_is_neutral(mood: int) -> None:
    """Only who is Happy may be skipped; only who is Angry brings a Bad Review."""
    position = table(cafes={0: {**RICH, "line": [("hipsters-c04", mood)]}, 1: WAITING}, customers=STRANGERS)
    begin(position, "service")
    assert position.view(None).players[0].line[0].mood == mood
    assert offers(position) == (["serve", "skip"] if mood > 0 else ["fulfil", "decline"])

    events = begin(table(cafes={0: {"line": [("hipsters-c04", mood)]}, 1: {"line": []}}), "clear")
    assert (len(only(events, Stayed)), len(only(events, Complained))) == (int(mood > 0), int(mood < 0))


@rule("SB-MOOD-02")
def test_a_customer_enters_a_line_neutral_whatever_it_was_before() -> None:
    cafe: Facts = {**POOR, "line": [("hipsters-c04", -1)], "hype": 1}
    position = table(cafes={0: cafe, 1: {"line": []}}, customers=STRANGERS)
    begin(position, "clear")
    assert discards(position, 0) == ["hipsters-c04"]
    effect(position, 0, "draw", "recruit line anyone")
    play(position, f"take {STRANGERS[1]}")

    assert line(position, 0) == ["hipsters-c04", STRANGERS[1]]
    assert moods(position, 0) == [0, 0]


@rule("SB-MOOD-04")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (3, 2)])
def test_an_angry_token_cancels_one_happy_token_and_is_gone(before: int, after: int) -> None:
    position = being_served(CARD, before)
    effect(position, 0, "upset guest")

    assert moods(position, 0) == [after]


@rule("SB-MOOD-05", "SB-RULING-49")
def test_a_customer_may_have_any_number_of_happy_tokens() -> None:
    """More than there are tokens in the box."""
    position = being_served(CARD, 0)
    for _ in range(30):
        effect(position, 0, "cheer guest")

    assert moods(position, 0) == [30]


@rule("SB-MOOD-06")
def test_a_second_angry_token_has_no_effect() -> None:
    position = being_served(CARD, -1)
    assert effect(position, 0, "upset guest") == []
    assert moods(position, 0) == [-1]

    effect(position, 0, "cheer guest")
    assert moods(position, 0) == [0], "one Happy token is enough"


@rule("SB-RULING-49")
@pytest.mark.parametrize("before", [14, 15, 40])
def test_there_are_always_enough_bad_reviews_and_angry_tokens(before: int) -> None:
    position = table(cafes={0: {"bad_reviews": before, "line": [CARD]}, 1: {"bad_reviews": 15, "line": []}})
    position.guest = BOX.index[0][CARD]
    effect(position, 0, "bad_review 1", "upset guest")

    assert (position.bad_reviews[0], moods(position, 0)) == (before + 1, [-1])


# Angry Customers.


@rule("SB-ANGRY-01")
@pytest.mark.parametrize("choice", ["fulfil", "decline"])
def test_an_angry_customer_calms_down_at_the_end_of_its_service(choice: str) -> None:
    position = table(cafes={0: {**RICH, "line": [("hipsters-c08", -1)]}, 1: WAITING})
    begin(position, "service")
    assert moods(position, 0) == [-1], "not before its service is over"
    events = play(position, choice)

    assert only(events, Calmed) == [Calmed(0, "hipsters-c08")]
    assert moods(position, 0) == [0]


@rule("SB-ANGRY-02", "SB-ANGRY-03", "SB-RULING-36")
def test_an_angry_customer_brings_no_rewards_and_no_ability_though_both_orders_may_be_paid() -> None:
    position = table(cafes={0: {**RICH, "line": [("hipsters-c08", -1)]}, 1: WAITING})
    events = begin(position, "service")
    assert offers(position) == ["fulfil", "decline"]
    events += play(position, "fulfil")

    assert [bill.order for bill in only(events, Paid)] == ["main", "secondary"]
    assert resources(position, 0) == (9 - 2 - 2, 9, 9 - 1 - 2)
    assert (position.reviews[0], position.hype[0]) == (0, 2)
    assert (only(events, Reviewed), only(events, AbilityUsed)) == ([], [])


@rule("SB-ANGRY-02", "SB-ANGRY-03")
def test_a_happy_reward_does_not_make_an_angry_customer_happy() -> None:
    content = wants("bean = 1", '"happy", "happy", "review"')
    position = table(cafes={0: {**RICH, "line": [(CARD, -1)]}, 1: WAITING}, content=content)
    begin(position, "service")
    if position.seats_to_act == (0,):
        play(position, "decline")

    assert (moods(position, 0), position.reviews[0], position.hype[0]) == ([0], 0, 2)


@rule("SB-RULING-35")
def test_an_angry_customer_who_cannot_be_paid_for_stays_angry() -> None:
    position = table(cafes={0: {**POOR, "line": [("hipsters-c04", -1)]}, 1: WAITING})
    events = begin(position, "service")

    assert (only(events, Failed), only(events, Calmed)) == ([Failed(0, "hipsters-c04")], [])
    assert moods(position, 0) == [-1]


@rule("SB-RULING-34")
@pytest.mark.parametrize("mood", [0, 2])
@pytest.mark.parametrize("card", ["grandma-1", "grandpa-1"])
def test_a_patient_customer_who_cannot_be_paid_for_keeps_its_mood(card: str, mood: int) -> None:
    position = table(cafes={0: {**POOR, "line": [(card, mood)]}, 1: WAITING})
    events = begin(position, "service")
    if mood:
        events += play(position, "serve")

    assert only(events, Failed) == [Failed(0, card)]
    assert (only(events, Upset), moods(position, 0)) == ([], [mood])


# The Angry icon in an order.


@rule("SB-RULING-32")
@pytest.mark.parametrize(("mood", "placed", "after"), [(0, -1, -1), (1, 0, 0), (3, 2, 2), (-1, -1, 0)])
def test_an_angry_icon_can_always_be_paid_and_upsets_at_once(mood: int, placed: int, after: int) -> None:
    """Angry already, it gains nothing and calms down as usual."""
    content = wants("angry = 1", "", "angry = 1, bean = 1", "")
    position = table(cafes={0: {**POOR, "bean": 1, "line": [(CARD, mood)]}, 1: WAITING}, content=content)
    events = begin(position, "service")
    if mood > 0:
        events += play(position, "serve")
    assert only(events, Failed) == []
    assert offers(position) == ["fulfil", "decline"]
    assert moods(position, 0) == [placed]

    play(position, "decline")
    assert moods(position, 0) == [after]


@rule("SB-RULING-59")
@pytest.mark.parametrize("choice", ["fulfil", "decline"])
def test_first_the_angry_icon_of_an_order_then_the_happy_icon_of_a_reward(choice: str) -> None:
    content = wants("angry = 1", '"happy"', "angry = 1, bean = 1", '"happy", "happy"')
    position = table(cafes={0: {**RICH, "line": [CARD]}, 1: WAITING}, content=content)
    events = begin(position, "service")
    events += play(position, choice)
    told = [(type(event), event.mood) for event in events if isinstance(event, Upset | Cheered)]

    if choice == "decline":
        assert told == [(Upset, -1), (Cheered, 0)]
    else:
        assert told == [(Upset, -1), (Cheered, 0), (Cheered, 1), (Cheered, 2)], (
            "Angry once, whoever adds to it"
        )


# The Line is processed.


@rule("SB-LINE-06")
@pytest.mark.parametrize(("before", "goes"), [(2, "home"), (3, "city"), (7, "city")])
def test_with_four_bad_reviews_an_angry_customer_goes_back_to_the_city(before: int, goes: str) -> None:
    cafe: Facts = {"line": [("hipsters-c04", -1)], "bad_reviews": before}
    position = table(cafes={0: cafe, 1: {"line": []}}, customers=STRANGERS)
    refreshed = position.rows[0][3]
    events = begin(position, "clear")

    assert position.bad_reviews[0] == before + 1
    assert only(events, Lost) == ([Lost(0, "hipsters-c04")] if goes == "city" else [])
    assert discards(position, 0) == ([] if goes == "city" else ["hipsters-c04"])
    city = [STRANGERS[4], *(["hipsters-c04"] if goes == "city" else [])]
    assert city_pile(position) == [*city, BOX.ids[0][refreshed]], (
        "the last card came when the City was refreshed"
    )


@rule("SB-LINE-06", "SB-RULING-44")
def test_the_fourth_bad_review_of_a_line_counts_from_then_on() -> None:
    guests = [("hipsters-c04", -1), "hipsters-c05", ("hipsters-c06", -1), "hipsters-c07"]
    position = table(cafes={0: {"line": guests, "bad_reviews": 2}, 1: {"line": []}}, customers=STRANGERS)
    events = begin(position, "clear")

    assert [event.card for event in only(events, Lost)] == ["hipsters-c06"]
    assert discards(position, 0) == ["hipsters-c04", "hipsters-c05", "hipsters-c07"]


@rule("SB-LINE-07")
def test_who_stays_closes_up_to_the_left() -> None:
    guests = ["hipsters-c04", ("hipsters-c05", 2), ("hipsters-c06", -1), ("hipsters-c07", 1), "hipsters-c08"]
    position = table(cafes={0: {"line": guests}, 1: {"line": []}}, customers=STRANGERS)
    begin(position, "clear")

    assert (line(position, 0), moods(position, 0)) == (["hipsters-c05", "hipsters-c07"], [1, 0])


@rule("SB-LINE-08")
def test_service_ends_when_every_line_is_processed() -> None:
    cafes: dict[int, Facts] = {
        0: {"line": ["hipsters-c04"]},
        1: {"line": [("tourists-c05", 1)]},
        2: {"line": [("musicians-c04", -1)]},
    }
    events = begin(table(seats=3, first=1, cafes=cafes, customers=STRANGERS), "clear")
    ended = events.index(PhaseBegan("word_of_mouth"))

    processed = [event for event in events if isinstance(event, Stayed | WentHome)]
    assert [event.seat for event in processed] == [1, 2, 0]
    assert all(events.index(event) < ended for event in processed)


@rule("SB-RULING-44")
def test_a_line_is_processed_strictly_from_left_to_right_whatever_the_moods() -> None:
    guests = [
        ("hipsters-c04", 0),
        ("hipsters-c05", -1),
        ("hipsters-c06", 1),
        ("hipsters-c07", -1),
        ("hipsters-c08", 0),
    ]
    position = table(cafes={0: {"line": guests}, 1: {"line": []}}, customers=STRANGERS)
    events = begin(position, "clear")
    told = [event.card for event in events if isinstance(event, Stayed | WentHome | Lost)]

    assert told == [card for card, _ in guests]


@rule("SB-RULING-57")
@pytest.mark.parametrize(("mood", "stays"), [(1, False), (2, True)])
def test_a_line_is_processed_with_the_moods_it_has_then(mood: int, stays: bool) -> None:
    """Skipped down to no token, a Customer goes home and brings no Good Review."""
    position = table(cafes={0: {"line": [("hipsters-c04", mood)]}, 1: {"line": []}}, customers=STRANGERS)
    begin(position, "service")
    play(position, "skip")

    assert position.reviews[0] == int(stays)
    assert line(position, 0) == (["hipsters-c04"] if stays else [])
    assert discards(position, 0) == ([] if stays else ["hipsters-c04"])
