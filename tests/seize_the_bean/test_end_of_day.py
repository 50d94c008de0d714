"""Word of Mouth, the End of Day, and the end (SB-MOUTH, SB-EOD, SB-END)."""

from __future__ import annotations

import pytest

from demitasse.games.seize_the_bean.events import CupsPassed, DayBegan, Ended, Recruited, Refreshed
from tests.playing import offers, only, play, rule
from tests.seize_the_bean.build import begin, city_deck, discards, effect, row, table

FIVE = ["cyclists-c02", "tourists-c02", "musicians-c02", "start_uppers-c04", "party_animals-c02"]


# Word of Mouth.


@rule("SB-MOUTH-01")
def test_everybody_hears_in_turn_order() -> None:
    cafes = {0: {"line": ["cyclists-c01"]}, 1: {"line": ["musicians-c01"]}}
    position = table(
        first=1, cafes=cafes, customers=FIVE, decks={"customers": ["hipsters-c07", "hipsters-c06"]}
    )
    events = begin(position, "word_of_mouth", seat=1)

    assert [(one.seat, one.card) for one in only(events, Recruited)] == [(1, FIVE[2]), (0, FIVE[0])]


@rule("SB-MOUTH-05")
def test_without_a_match_nobody_comes() -> None:
    position = table(cafes={0: {"line": []}, 1: {"line": []}}, customers=FIVE)
    events = begin(position, "word_of_mouth")

    assert only(events, Recruited) == []
    assert discards(position, 0) == []


# The End of Day.


@rule("SB-EOD-01")
def test_all_baristas_go_home() -> None:
    position = table(cafes={0: {"baristas": ["beans", "milk"]}, 1: {"baristas": ["style", "sugar"]}})
    begin(position, "evening")

    assert position.baristas == ((), ())


@rule("SB-EOD-02", "SB-EOD-03", "SB-RULING-45")
@pytest.mark.parametrize(("full", "empty"), [(0, 1), (0, 2), (0, 0)])
def test_the_empty_cup_names_the_first_player_and_then_passes_to_the_left(full: int, empty: int) -> None:
    position = table(seats=3, first=full, empty=empty)
    events = begin(position, "evening")

    assert (position.full, position.empty) == (empty, (empty + 1) % 3)
    assert only(events, CupsPassed) == [CupsPassed(empty, (empty + 1) % 3)]
    assert position.seats_to_act == (empty,)


@rule("SB-EOD-04")
def test_the_rows_are_refreshed_one_after_the_other() -> None:
    position = table()
    events = begin(position, "evening")

    assert [one.row for one in only(events, Refreshed)] == ["customers", "pantry", "style"]


@rule("SB-EOD-08")
def test_a_new_day_begins_unless_the_end_was_triggered() -> None:
    position = table(day=4)
    events = begin(position, "evening")
    assert only(events, DayBegan) == [DayBegan(5, position.full)]
    assert position.result is None

    last = table(day=4, closing="reviews")
    events = begin(last, "evening")
    assert only(events, DayBegan) == []
    assert last.result is not None


# The end.


@rule("SB-END-01", "SB-END-03", "SB-END-05", "SB-RULING-47")
def test_the_end_is_near_when_the_city_has_no_good_review_left() -> None:
    position = table(reviews=2)
    effect(position, 0, "review 1")
    assert position.closing == ""
    box = position.box_reviews
    effect(position, 0, "review 3")

    assert position.closing == "reviews"
    assert (position.reviews[0], position.city_reviews, box - position.box_reviews) == (4, 0, 2)


@rule("SB-END-02", "SB-END-03", "SB-RULING-48")
@pytest.mark.parametrize("name", ["customers", "pantry", "style"])
def test_the_end_comes_with_the_last_card_of_any_city_deck_even_in_the_evening(name: str) -> None:
    position = table(decks={name: 1})
    events = begin(position, "evening")

    assert city_deck(position, name) == []
    assert position.result is not None
    assert only(events, Ended)[0].cause == position.closing


@rule("SB-END-02")
def test_a_deck_that_still_has_a_card_ends_nothing() -> None:
    position = table(decks={"customers": 2})
    begin(position, "evening")

    assert position.closing == ""
    assert position.result is None


@rule("SB-END-04", "SB-END-06", "SB-RULING-48")
def test_the_day_is_finished_and_the_city_refreshed_before_the_count() -> None:
    position = table(reviews=1, customers=FIVE)
    effect(position, 0, "review 1")
    assert position.closing == "reviews"
    assert position.result is None
    assert offers(position), "somebody still places a Barista"
    while position.seats_to_act:
        play(position, offers(position)[0])

    assert position.result is not None
    assert position.phase == "end_of_day"
    assert row(position) != FIVE
    assert position.baristas == ((), ())


@rule("SB-RULING-48")
def test_a_triggered_end_is_never_undone() -> None:
    position = table(reviews=0, closing="reviews")
    effect(position, 0, "gain bean 1")

    assert position.closing == "reviews"
