"""Whose turn it is in Service, who must be served and who may be skipped (SB-SERVE, SB-RULING-33, -40, -58, -61…63)."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.base_game.moods import MOST_TURNS
from demitasse.games.seize_the_bean.entries import CustomerEntry, FriendEntry
from demitasse.games.seize_the_bean.events import (
    AbilityUsed,
    Failed,
    HypeMoved,
    Paid,
    Reviewed,
    Served,
    Skipped,
    WentHome,
)
from demitasse.kernel.event import Event
from tests.playing import offers, only, play, refused, rule
from tests.seize_the_bean.build import (
    BOX,
    Facts,
    begin,
    discards,
    effect,
    line,
    moods,
    resources,
    served,
    table,
)

WAITING: Facts = {"line": [("grandma-2", 1)]}
"""A Line whose owner is asked, so that a test can look at the table."""
POOR: Facts = {"bean": 0, "milk": 0, "sugar": 0}
RICH: Facts = {"bean": 9, "milk": 9, "sugar": 9}
FIVE = ["cyclists-c02", "tourists-c02", "musicians-c02", "start_uppers-c04", "party_animals-c02"]


def who_served(events: list[Event]) -> list[tuple[int, str]]:
    return [(event.seat, event.card) for event in only(events, Served)]


# Turns.


@rule("SB-SERVE-01", "SB-SERVE-02")
def test_one_customer_a_turn_from_left_to_right_round_after_round_until_all_are_served() -> None:
    cafes: dict[int, Facts] = {
        0: {**POOR, "line": ["grandma-1"]},
        1: {**POOR, "line": ["tourists-c01", "hipsters-c02", "lazy_friend-2"]},
        2: {**POOR, "line": ["musicians-c04", "cyclists-c03"]},
    }
    events = begin(table(seats=3, first=1, cafes=cafes), "service")

    assert who_served(events) == [
        (1, "tourists-c01"),
        (2, "musicians-c04"),
        (0, "grandma-1"),
        (1, "hipsters-c02"),
        (2, "cyclists-c03"),
        (1, "lazy_friend-2"),
    ]


@rule("SB-SERVE-04")
def test_a_service_is_over_before_the_next_player_serves() -> None:
    cafes: dict[int, Facts] = {
        0: {**RICH, "line": [("hipsters-c04", 1)]},
        1: {**RICH, "line": [("hipsters-c08", 1)]},
    }
    position = table(cafes=cafes)
    begin(position, "service")
    assert position.seats_to_act == (0,)
    assert refused(position, "serve", seat=1).message.key == "sb-not-your-turn"

    assert who_served(play(position, "serve")) == [(0, "hipsters-c04")]
    assert position.seats_to_act == (0,), "still at the secondary order"
    assert refused(position, "serve", seat=1).message.key == "sb-not-your-turn"
    play(position, "fulfil")
    assert position.seats_to_act == (1,)


@rule("SB-SERVE-05")
def test_nobody_leaves_the_line_before_all_have_finished_serving() -> None:
    guests = ["hipsters-c09", "grandpa-1"]
    other = [("grandma-2", 1), ("grandpa-2", 1), ("lazy_friend-2", 1)]
    position = table(cafes={0: {**POOR, "bean": 1, "milk": 1, "line": guests}, 1: {"line": other}})
    begin(position, "service")
    play(position, "skip", "skip")
    assert (line(position, 0), discards(position, 0)) == (guests, [])
    assert served(position, 0) == [True, True]

    events = play(position, "skip")
    assert [event.card for event in only(events, WentHome) if event.seat == 0] == guests
    assert line(position, 0) == []


@rule("SB-RULING-58")
def test_an_empty_line_is_finished_at_once() -> None:
    position = table(cafes={0: {"line": []}, 1: WAITING})
    begin(position, "service")
    assert [cafe.finished for cafe in position.view(None).players] == [True, True]
    assert position.seats_to_act == (1,)

    nobody = table(cafes={0: {"line": []}, 1: {"line": []}})
    events = begin(nobody, "service")
    assert only(events, Served) == []
    assert (nobody.day, nobody.phase) == (2, "actions")


@rule("SB-RULING-61")
def test_skipping_uses_up_the_turn() -> None:
    cafes: dict[int, Facts] = {0: {"line": [("hipsters-c04", 1), ("hipsters-c05", 1)]}, 1: WAITING}
    position = table(cafes=cafes)
    begin(position, "service")
    play(position, "skip")

    assert position.seats_to_act == (1,)
    assert served(position, 0) == [True, False]


# Who must be served.


@rule("SB-SERVE-07")
@pytest.mark.parametrize("mood", [0, -1])
def test_who_is_not_happy_must_be_served(mood: int) -> None:
    position = table(cafes={0: {**RICH, "line": [("hipsters-c04", mood)]}, 1: WAITING})
    events = begin(position, "service")

    assert who_served(events) == [(0, "hipsters-c04")]
    assert offers(position) == ["fulfil", "decline"]
    assert refused(position, "skip").rule == "SB-SERVE-07"


@rule("SB-SERVE-08")
@pytest.mark.parametrize("mood", [1, 3])
def test_a_happy_customer_may_be_skipped_for_one_happy_token_and_nothing_else_happens(mood: int) -> None:
    position = table(cafes={0: {**RICH, "line": [("hipsters-c08", mood)]}, 1: WAITING})
    begin(position, "service")
    assert offers(position) == ["serve", "skip"]
    events = play(position, "skip")

    assert events == [Skipped(0, "hipsters-c08")]
    assert (moods(position, 0), resources(position, 0)) == ([mood - 1], (9, 9, 9))
    assert (position.hype[0], position.reviews[0], position.bad_reviews[0]) == (2, 0, 0)


@rule("SB-RULING-40")
@pytest.mark.parametrize("mood", [1, 2])
def test_serving_a_happy_customer_leaves_its_tokens(mood: int) -> None:
    position = table(cafes={0: {**RICH, "line": [("hipsters-c09", mood)]}, 1: WAITING})
    begin(position, "service")
    events = play(position, "serve")

    assert len(only(events, Paid)) == 1
    assert (moods(position, 0), position.hype[0]) == ([mood], 3)


@rule("SB-RULING-33")
@pytest.mark.parametrize(("card", "served_to"), [("hipsters-c04", 1), ("grandma-1", 2)])
def test_a_happy_customer_who_cannot_be_paid_for_may_be_skipped_or_failed(card: str, served_to: int) -> None:
    """The same comes of it, except with Patience, where failing costs no token."""
    ends = {}
    for choice in ("serve", "skip"):
        position = table(cafes={0: {**POOR, "line": [(card, 2)]}, 1: WAITING})
        begin(position, "service")
        assert offers(position) == ["serve", "skip"]
        events = play(position, choice)
        assert len(only(events, Failed)) == (choice == "serve")
        ends[choice] = (moods(position, 0), position.reviews[0], position.bad_reviews[0], position.hype[0])

    assert ends["skip"] == ([1], 0, 0, 2)
    assert ends["serve"] == ([served_to], 0, 0, 2)


# Orders.


@rule("SB-SERVE-10")
def test_every_customer_has_a_main_order_and_some_have_a_secondary_order_with_rewards_of_its_own() -> None:
    cards: list[CustomerEntry | FriendEntry] = [*BOX.customers, *BOX.friends]
    assert all(card.main.order for card in cards)
    assert {card.secondary is None for card in cards} == {True, False}
    assert all(card.secondary.order and card.secondary.rewards for card in cards if card.secondary)

    alone = table(cafes={0: {**RICH, "line": ["cyclists-c06"]}, 1: WAITING})
    events = begin(alone, "service")
    assert [bill.order for bill in only(events, Paid)] == ["main"]
    assert alone.seats_to_act == (1,)

    both = table(cafes={0: {**RICH, "line": ["hipsters-c08"]}, 1: WAITING})
    begin(both, "service")
    service = both.view(None).service
    assert service is not None
    assert [(bill.order, bill.bean, bill.sugar) for bill in service.bills] == [
        ("main", 2, 1),
        ("secondary", 2, 2),
    ]


@rule("SB-SERVE-11")
@pytest.mark.parametrize(
    "guest", ["hipsters-c09", ("hipsters-c09", -1), ("hipsters-c09", 1), "popular_friend-1"]
)
def test_whoever_is_served_the_main_order_is_paid_when_the_supply_covers_it(
    guest: str | tuple[str, int],
) -> None:
    """Each of them wants one Bean and one Milk."""
    position = table(cafes={0: {**POOR, "bean": 1, "milk": 1, "line": [guest]}, 1: WAITING})
    begin(position, "service")
    if "serve" in offers(position) and position.seats_to_act == (0,):
        play(position, "serve")

    assert resources(position, 0) == (0, 0, 0)


# Marks.


@rule("SB-RULING-63")
def test_a_customer_is_marked_when_its_service_or_skip_starts_and_newcomers_are_not() -> None:
    position = table(cafes={0: {"line": [("hipsters-c04", 1), "hipsters-c05"]}, 1: WAITING}, customers=FIVE)
    begin(position, "service")
    assert served(position, 0) == [True, False], "while it is asked whether to serve"

    effect(position, 0, "recruit line anyone")
    play(position, f"take {FIVE[0]}")
    assert served(position, 0) == [True, False, False]
    play(position, "skip")
    assert served(position, 0) == [True, False, False]


@rule("SB-RULING-63")
def test_the_marks_are_cleared_when_the_phase_ends() -> None:
    guests = [("hipsters-c04", 2, "served"), ("hipsters-c05", 1, "served")]
    position = table(cafes={0: {"line": guests}, 1: {"line": []}})
    begin(position, "clear")

    assert line(position, 0) == ["hipsters-c04", "hipsters-c05"]
    assert served(position, 0) == [False, False]


@rule("SB-RULING-62")
def test_after_a_hundred_turns_a_player_is_finished_and_the_line_is_processed_as_it_stands() -> None:
    assert MOST_TURNS == 100
    guests = ["hipsters-c09", "hipsters-c10", ("hipsters-c07", -1)]
    position = table(cafes={0: {**RICH, "line": guests}, 1: WAITING})
    position.turns = (99, 0)
    events = begin(position, "service")
    assert who_served(events) == [(0, "hipsters-c09")]
    assert position.view(None).players[0].finished

    events = play(position, "skip")
    assert only(events, Served) == []
    assert only(events, AbilityUsed) == []
    assert (line(position, 0), position.bad_reviews[0]) == ([], 1)
    assert discards(position, 0)[:3] == ["hipsters-c09", "hipsters-c10", "hipsters-c07"]


@rule("SB-RULING-62")
def test_the_turns_are_counted_anew_in_every_service_phase() -> None:
    position = table(cafes={0: {**RICH, "hype": 1, "line": ["hipsters-c09"]}, 1: WAITING})
    position.turns = (MOST_TURNS, MOST_TURNS)
    events = begin(position, "hype")

    assert who_served(events) == [(0, "hipsters-c09")]
    assert position.seats_to_act == (1,)


@rule("SB-SERVE-08", "SB-RULING-40")
def test_a_happy_customer_who_is_served_goes_through_all_the_steps() -> None:
    position = table(cafes={0: {**RICH, "line": [("hipsters-c08", 1)]}, 1: WAITING})
    begin(position, "service")
    events = play(position, "serve", "decline")

    assert [type(event) for event in events] == [Served, Paid, Reviewed, AbilityUsed, HypeMoved]
