"""Hype: the draw into the Line, the track, Max Hype (SB-HYPE)."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.events import Drew, HypeMoved, LastDay, PhaseBegan, Reshuffled, Reviewed
from tests.playing import only, rule
from tests.seize_the_bean.build import begin, deck, effect, line, table

TEN = [f"hipsters-c{number:02}" for number in range(1, 11)]
POOR = {"bean": 0, "milk": 0, "sugar": 0}
"""Nobody can be served, so nothing else happens after the draw."""


@rule("SB-HYPE-01", "SB-HYPE-02")
@pytest.mark.parametrize("hype", [1, 2, 3, 4, 5])
def test_as_many_customers_are_drawn_as_the_hype_says(hype: int) -> None:
    position = table(cafes={0: {"hype": hype, "deck": TEN, **POOR}})
    events = begin(position, "hype")

    assert position.view(None).players[0].hype == hype
    assert only(events, Drew)[0] == Drew(0, tuple(TEN[:hype]))
    assert deck(position, 0)[:1] == TEN[hype : hype + 1]


@rule("SB-HYPE-03", "SB-HYPE-04")
def test_they_join_the_right_end_in_the_order_drawn_however_many_wait_there() -> None:
    waiting = [("cyclists-c01", 1), ("cyclists-c02", 1), ("cyclists-c03", 1)]
    position = table(cafes={0: {"hype": 3, "line": waiting, "deck": TEN}})
    begin(position, "hype")

    assert line(position, 0) == ["cyclists-c01", "cyclists-c02", "cyclists-c03", *TEN[:3]]


@rule("SB-HYPE-05")
def test_a_deck_that_runs_out_is_rebuilt_in_the_middle_of_the_draw() -> None:
    position = table(cafes={0: {"hype": 4, "deck": TEN[:1], "discard": TEN[1:]}})
    events = begin(position, "hype")
    (drew, *_) = only(events, Drew)

    assert only(events, Reshuffled)[0] == Reshuffled(0, 9)
    assert (len(drew.cards), drew.cards[0], len(set(drew.cards))) == (4, TEN[0], 4)
    assert len(deck(position, 0)) == 6


@rule("SB-HYPE-06")
@pytest.mark.parametrize(("deck_cards", "pile"), [(TEN[:2], []), ([], TEN[:2]), (TEN[:1], TEN[1:2])])
def test_with_nothing_to_rebuild_from_the_draw_ends_early(deck_cards: list[str], pile: list[str]) -> None:
    position = table(cafes={0: {"hype": 5, "deck": deck_cards, "discard": pile, **POOR}})
    events = begin(position, "hype")

    assert sorted(only(events, Drew)[0].cards) == TEN[:2]
    assert position.reviews[0] == 0


@rule("SB-HYPE-07")
def test_the_hype_phase_happens_for_all_at_once_and_asks_nobody() -> None:
    position = table(seats=4)
    events = begin(position, "hype")
    names = [event.phase for event in only(events, PhaseBegan)][:2]

    assert names == ["hype", "service"]
    assert [event.seat for event in only(events, Drew)][:4] == [0, 1, 2, 3]


@rule("SB-HYPE-08", "SB-HYPE-13", "SB-OP-05")
def test_the_rise_that_arrives_at_5_turns_the_token_and_brings_nothing() -> None:
    position = table(cafes={0: {"hype": 3}})
    events = effect(position, 0, "hype up", "hype up")

    assert only(events, HypeMoved) == [HypeMoved(0, 4, 1), HypeMoved(0, 5, 1)]
    assert (position.reviews[0], position.city_reviews) == (0, 40)


@rule("SB-HYPE-09", "SB-HYPE-10", "SB-OP-05")
@pytest.mark.parametrize("rises", [1, 2, 4])
def test_at_max_hype_every_rise_is_a_good_review(rises: int) -> None:
    position = table(cafes={0: {"hype": 5}})
    events = effect(position, 0, *["hype up"] * rises)

    assert (position.hype[0], position.reviews[0]) == (5, rises)
    assert only(events, HypeMoved) == []


@rule("SB-HYPE-10")
def test_a_multiple_rise_from_4_brings_one_review_less() -> None:
    position = table(cafes={0: {"hype": 4}})
    effect(position, 0, "hype up", "hype up", "hype up")

    assert (position.hype[0], position.reviews[0]) == (5, 2)


@rule("SB-HYPE-11")
def test_those_reviews_come_from_the_city_and_then_from_the_box() -> None:
    position = table(cafes={0: {"hype": 5}}, reviews=1)
    box = position.box_reviews
    events = effect(position, 0, "hype up", "hype up")

    assert only(events, Reviewed) == [Reviewed(0, 1, "hype")] * 2
    assert only(events, LastDay) == [LastDay("reviews")]
    assert (position.city_reviews, position.box_reviews, position.reviews[0]) == (0, box - 1, 2)


@rule("SB-HYPE-12")
def test_below_5_a_rise_is_a_rise_again() -> None:
    position = table(cafes={0: {"hype": 5}})
    effect(position, 0, "hype down", "hype up")
    assert (position.hype[0], position.reviews[0]) == (5, 0)

    effect(position, 0, "hype up")
    assert (position.hype[0], position.reviews[0]) == (5, 1)
