"""What the outcomes of many plays say."""

from __future__ import annotations

from math import sqrt

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from demitasse.arena import (
    simulate,
    wilson,
)
from demitasse.arena.statistics import Z95
from tests.arena.outcomes import outcome, tally


@pytest.mark.parametrize(
    ("wins", "plays", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_the_interval_of_a_win_rate_is_wilsons(wins: int, plays: int, low: float, high: float) -> None:
    """The values published by Newcombe (1998), table I, method 3."""
    assert wilson(wins, plays) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 10**6).flatmap(lambda plays: st.tuples(st.integers(0, plays), st.just(plays))))
@settings(max_examples=60)
def test_both_ends_of_an_interval_lie_1_96_deviations_from_the_rate(counted: tuple[int, int]) -> None:
    wins, plays = counted
    low, high = wilson(wins, plays)
    rate = wins / plays
    assert 0 <= low <= rate <= high <= 1
    for end in (low, high):
        if 0 < end < 1:
            assert abs(rate - end) == pytest.approx(Z95 * sqrt(end * (1 - end) / plays), rel=1e-6)


def test_more_wins_than_plays_have_no_interval() -> None:
    with pytest.raises(ValueError, match="3 wins in 2 plays"):
        wilson(3, 2)


def test_a_bot_against_itself_has_no_more_independent_plays_than_there_were() -> None:
    """One of two seats wins each play, whoever sits there: the rate of both together cannot be anything but a half."""
    twins = [outcome([1, 2], bots=("ann", "ann")), outcome([2, 1], bots=("ann", "ann"))] * 10
    own = tally(twins).bots["ann"]
    assert (own.plays, own.win_rate, own.low, own.high) == (40, 0.5, 0.5, 0.5)
    once = tally([outcome([1, 2]), outcome([2, 1])] * 10).bots["ann"]
    assert (once.low, once.high) == wilson(10, 20)


def test_a_shared_win_is_a_win_for_each_who_shares_it() -> None:
    bots = tally([outcome([1, 1, 3]), outcome([1, 2, 3])], ("ann", "bob", "cleo")).bots
    assert {name: bot.wins for name, bot in bots.items()} == {"ann": 2, "bob": 1, "cleo": 0}
    assert {name: bot.plays for name, bot in bots.items()} == {"ann": 2, "bob": 2, "cleo": 2}


def test_a_bot_in_several_seats_is_one_bot_with_all_their_results() -> None:
    played = outcome([2, 1, 3], [5, 9, 1], bots=("ann", "bob", "ann"))
    bots = tally([played], ("ann", "bob", "ann")).bots
    assert list(bots) == ["ann", "bob"]
    assert (bots["ann"].plays, bots["ann"].wins, bots["ann"].mean_score) == (2, 0, 3.0)
    assert (bots["bob"].win_rate, bots["bob"].mean_score) == (1.0, 9.0)


def test_the_advantage_of_the_first_seat_counts_from_who_began() -> None:
    plays = [outcome([2, 3, 1], [4, 2, 6], turn_order=(2, 0, 1)), outcome([1, 2, 3], [8, 0, 0])]
    first, second, third = tally(plays).turns
    assert (first.wins, first.plays, first.mean_score) == (2, 2, 7.0)
    assert (second.wins, second.mean_score) == (0, 2.0)
    assert (third.wins, third.mean_score) == (0, 1.0)


def test_a_game_without_an_order_of_turns_has_no_first_seat_to_report() -> None:
    assert tally([outcome([1, 2], turn_order=())]).turns == ()


def test_lengths_and_endings_are_counted() -> None:
    plays = [
        outcome([1, 2], choices=10, rounds=2, ended_by="penalties"),
        outcome([1, 2], choices=40, rounds=5, ended_by="deck"),
        outcome([1, 2], choices=13, rounds=2, ended_by="deck"),
        outcome([1, 2], choices=17, rounds=2, ended_by="deck"),
    ]
    lengths = tally(plays).length
    assert msgspec.structs.astuple(lengths.choices) == (20.0, 15.0, 10, 40)
    assert lengths.rounds is not None
    assert msgspec.structs.astuple(lengths.rounds) == (2.75, 2.0, 2, 5)
    assert list(tally(plays).endings.items()) == [("deck", 3), ("penalties", 1)]


def test_a_game_without_rounds_reports_none() -> None:
    assert tally([outcome([1, 2], rounds=None)]).length.rounds is None


def test_the_sums_of_a_report_fit_its_outcomes() -> None:
    report = simulate("coffee-rush", ["random"] * 4, games=8, seed=1)
    assert report.choices == sum(played.choices for played in report.outcomes)
    assert report.choices_per_cpu_second == pytest.approx(report.choices / report.cpu_seconds)
    assert sum(report.ended_by.values()) == report.games == 8
    assert sum(turn.plays for turn in report.first_seat) == report.bots["random"].plays == 32
    assert report.bots["random"].wins == sum(len(played.winners) for played in report.outcomes)
    assert report.shared_wins == sum(len(played.winners) > 1 for played in report.outcomes)
