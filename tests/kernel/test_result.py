"""Ranks: by the first measure, ties broken by the next, what is still tied shared."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from demitasse.kernel.result import Measure, Result, TieBreak, rank

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


def ended(scores: tuple[int, ...], *measures: Measure) -> Result:
    return Result.ranked(scores, *measures, ended_by="deck", counted=())


def test_where_points_decide_no_tie_break_is_named() -> None:
    result = ended((5, 9, 7), Measure("coins", (1, 1, 1)))
    assert (result.ranks, result.ties, result.decided_by) == ((3, 1, 2), (), "")


def test_a_tie_names_the_measure_that_decided_and_the_figures_of_those_who_were_tied() -> None:
    result = ended((5, 9, 9), Measure("coins", (8, 2, 3)), Measure("cups", (1, 2, 3)))
    assert (result.winners, result.ties) == ((2,), (TieBreak("coins", (None, 2, 3)),))
    assert result.decided_by == "coins"


def test_a_measure_of_which_the_fewest_win_is_told_as_it_was_counted() -> None:
    result = ended((9, 9), Measure("resources", (4, 2), fewest=True))
    assert (result.winners, result.ties) == ((1,), (TieBreak("resources", (4, 2)),))


def test_equal_in_everything_shares_the_win_and_nothing_decided() -> None:
    result = ended((9, 9), Measure("coins", (4, 4)))
    assert (result.winners, result.decided_by) == ((0, 1), "")
    assert result.ties == (TieBreak("coins", (4, 4)),)


def test_a_record_from_before_ties_were_told_agrees_as_long_as_all_else_is_so() -> None:
    result = ended((9, 9), Measure("coins", (4, 5)))
    older = Result((9, 9), (2, 1), "deck", ())
    assert result.agrees(older)
    assert result.agrees(result)
    assert not result.agrees(Result((9, 9), (1, 2), "deck", ()))
    assert not result.agrees(ended((9, 9), Measure("coins", (3, 5))))


def test_a_tie_for_a_later_place_is_broken_too_but_decides_no_win() -> None:
    result = ended((9, 5, 5), Measure("coins", (0, 1, 2)))
    assert (result.ranks, result.decided_by) == ((1, 3, 2), "")
    assert result.ties == (TieBreak("coins", (None, 1, 2)),)


@given(st.lists(st.tuples(FEW, FEW, FEW), min_size=1, max_size=6))
def test_ranks_are_those_of_all_measures_however_few_were_needed(seats: list[tuple[int, int, int]]) -> None:
    scores, first, second = zip(*seats, strict=True)
    result = ended(scores, Measure("first", first), Measure("second", second, fewest=True))
    assert result.ranks == rank(scores, first, tuple(-figure for figure in second))
    decided = len(result.winners) < scores.count(max(scores))
    assert bool(result.decided_by) == decided
