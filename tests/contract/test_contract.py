"""The contract suite: every game × number of players × variant, and every stored playthrough, keeps every promise."""

from __future__ import annotations

import pytest

import demitasse
from tests.contract import promises
from tests.contract.cases import Case, all_cases, registered_cases
from tests.contract.promises import Promise

PROMISES: tuple[Promise, ...] = (
    promises.play_ends,
    promises.result_comes_with_the_end_and_not_before,
    promises.every_seat_has_a_place_in_the_turn_order,
    promises.components_are_conserved,
    promises.offered_choices_are_accepted,
    promises.other_choices_are_refused,
    promises.only_seats_that_are_asked_may_choose,
    promises.choices_are_unique_and_in_a_stable_order,
    promises.choices_have_one_text_and_one_json_form,
    promises.advice_can_be_followed,
    promises.copies_are_independent,
    promises.copies_forget_nothing,
    promises.states_are_plain_and_can_be_saved,
    promises.views_show_nothing_hidden,
    promises.imagining_deals_the_unknown_anew,
    promises.imagining_uses_only_what_the_viewer_knows,
    promises.imagining_leaves_the_position_alone,
    promises.events_show_nothing_hidden,
    promises.events_can_be_sent_to_everybody,
    promises.undo_is_exact_and_stops_where_it_must,
    promises.a_whole_turn_can_be_taken_back,
)


@pytest.mark.parametrize("case", all_cases(), ids=repr)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_promise(promise: Promise, case: Case) -> None:
    promise(case)


@pytest.mark.parametrize("case", registered_cases(), ids=repr)
def test_everything_can_be_said_in_every_language(case: Case) -> None:
    promises.everything_can_be_said(case)


def test_every_registered_game_has_a_stored_play() -> None:
    stored = {case.game.id for case in registered_cases() if case.name.startswith(case.game.id + "-")}
    assert stored == set(demitasse.GAMES)
