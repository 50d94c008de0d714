"""The final count and its tie-breaks (CR-SCORE, CR-TIE)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from demitasse.games.coffee_rush.content import UPGRADES
from demitasse.games.coffee_rush.events import Ended
from demitasse.kernel.result import Result, TieBreak
from tests.coffee_rush.build import barista, only, play, rule


def final(*players: Mapping[str, object]) -> Result:
    """The result when these are the players' possessions as the last turn of a play ends."""
    position = barista(
        seats=len(players),
        active=len(players) - 1,
        step="confirm",
        closed="deck",
        others=dict(enumerate(players)),
    )
    (ended,) = only(play(position, "confirm"), Ended)
    result = position.result
    assert result is not None
    assert ended.winners == result.winners
    return result


@rule("CR-SCORE-01")
@pytest.mark.parametrize("sent", [0, 1, 7])
def test_each_sent_order_is_worth_a_point(sent: int) -> None:
    result = final({}, {"sent": sent}, {})

    assert result.scores == (0, sent, 0)


@rule("CR-SCORE-02")
@pytest.mark.parametrize("upgrades", [0, 1, 2, 3, 4])
def test_each_active_upgrade_is_worth_two_points(upgrades: int) -> None:
    result = final({}, {"upgrades": UPGRADES[:upgrades]}, {})

    assert result.scores == (0, 2 * upgrades, 0)


@rule("CR-SCORE-03")
@pytest.mark.parametrize("penalties", [0, 1, 6])
def test_each_penalty_card_costs_a_point(penalties: int) -> None:
    result = final({"sent": 2}, {"penalties": penalties}, {})

    assert result.scores == (2, -penalties, 0)


@rule("CR-SCORE-01", "CR-SCORE-02", "CR-SCORE-03")
def test_the_count_is_told_line_by_line() -> None:
    result = final({}, {}, {"sent": 5, "upgrades": UPGRADES[:2], "penalties": 4})

    lines = [(line.what, line.count, line.points) for line in result.counted[2]]
    assert lines == [("sent", 5, 5), ("upgrades", 2, 4), ("penalties", 4, -4)]
    assert result.scores[2] == 5


@rule("CR-SCORE-04")
def test_the_highest_total_wins_not_the_most_sent_orders() -> None:
    result = final({"sent": 5, "penalties": 3}, {"sent": 2, "upgrades": ["diagonal_move"]}, {"sent": 3})

    assert result.scores == (2, 4, 3)
    assert (result.winners, result.ranks) == ((1,), (3, 1, 2))


@rule("CR-TIE-01")
def test_among_tied_leaders_the_most_sent_orders_win() -> None:
    result = final({"sent": 3, "upgrades": ["diagonal_move"], "rush": 9}, {"sent": 5}, {"sent": 4})

    assert result.scores == (5, 5, 4)
    assert result.winners == (1,)
    assert (result.ties, result.decided_by) == ((TieBreak("sent", (3, 5, None)),), "sent")


@rule("CR-TIE-02")
def test_still_tied_the_most_rush_tokens_win() -> None:
    result = final({"sent": 4, "rush": 1}, {"sent": 4, "rush": 3}, {"sent": 4, "rush": 2})

    assert (result.winners, result.ranks) == ((1,), (3, 1, 2))
    assert result.ties == (TieBreak("sent", (4, 4, 4)), TieBreak("rush", (1, 3, 2)))
    assert result.decided_by == "rush"


@rule("CR-TIE-03")
def test_still_tied_the_players_concerned_share_the_win() -> None:
    result = final({"sent": 4, "rush": 2}, {"sent": 3, "rush": 5}, {"sent": 4, "rush": 2}, {"sent": 1})

    assert (result.winners, result.ranks) == ((0, 2), (1, 3, 1, 4))
    assert result.ties == (TieBreak("sent", (4, None, 4, None)), TieBreak("rush", (2, None, 2, None)))
    assert result.decided_by == ""


@rule("CR-RULING-35")
def test_orders_in_rows_tokens_in_cups_and_rush_tokens_score_nothing() -> None:
    full = {
        "cups": [{"coffee": 3}, {"milk": 2}, {"ice": 1}],
        "rush": 6,
        "rows": [["cocoa-1"], ["cold_brew-1"]],
    }
    result = final(full, {"sent": 1}, {})

    assert result.scores == (0, 1, 0)
    assert result.winners == (1,)


@rule("CR-RULING-35")
def test_a_total_may_be_negative_and_still_win() -> None:
    result = final({"penalties": 5}, {"sent": 1, "penalties": 3}, {"penalties": 4})

    assert result.scores == (-5, -2, -4)
    assert result.winners == (1,)


POSSESSIONS = st.fixed_dictionaries(
    {
        "sent": st.integers(0, 4),
        "penalties": st.integers(0, 3),
        "rush": st.integers(0, 2),
        "upgrades": st.sampled_from([UPGRADES[:n] for n in range(3)]),
    }
)


@rule("CR-SCORE-04", "CR-TIE-01", "CR-TIE-02", "CR-TIE-03")
@given(st.lists(POSSESSIONS, min_size=3, max_size=4))
def test_rating_then_sent_orders_then_rush_tokens_decide(players: list[dict[str, object]]) -> None:
    result = final(*players)

    standing = []
    for player in players:
        sent, penalties, rush = (int(str(player[what])) for what in ("sent", "penalties", "rush"))
        tiles = player["upgrades"]
        assert isinstance(tiles, tuple)
        standing.append((sent + 2 * len(tiles) - penalties, sent, rush))
    best = max(standing)
    assert result.winners == tuple(seat for seat, own in enumerate(standing) if own == best)
