"""Ranks: by the first measure, ties broken by the next, what is still tied shared."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from demitasse.kernel.result import Result, rank

FEW = st.integers(-3, 3)


def test_the_best_is_first() -> None:
    assert rank((3, 9, 5)) == (3, 1, 2)


def test_tied_seats_share_a_rank_and_the_next_rank_is_left_out() -> None:
    assert rank((5, 9, 5, 1)) == (2, 1, 2, 4)


def test_a_tie_is_broken_by_the_next_measure_only() -> None:
    assert rank((5, 5, 4), (1, 2, 99)) == (2, 1, 3)
    assert rank((5, 5), (2, 2), (0, 7)) == (2, 1)


def test_all_who_are_first_have_won() -> None:
    assert Result((5, 3, 5), rank((5, 3, 5)), "deck", ()).winners == (0, 2)


@given(st.lists(st.tuples(FEW, FEW), min_size=1, max_size=6))
def test_nobody_better_is_behind(measures: list[tuple[int, int]]) -> None:
    one, two = zip(*measures, strict=True)
    ranks = rank(one, two)
    assert min(ranks) == 1
    for seat, mine in enumerate(measures):
        assert ranks[seat] == 1 + sum(other > mine for other in measures)
