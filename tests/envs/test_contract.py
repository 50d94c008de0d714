"""Every game × number of players × variant, and every stored playthrough, as an environment."""

from __future__ import annotations

import pytest

import demitasse
from demitasse.envs import LEARNABLE
from tests.contract.cases import Case, each_of, registered_cases
from tests.contract.test_own_content import own_case
from tests.envs.promises import (
    every_choice_has_its_number,
    observations_tell_nothing_hidden,
    pieces_are_made_of_what_they_read,
)

PROMISES = (
    every_choice_has_its_number,
    observations_tell_nothing_hidden,
    pieces_are_made_of_what_they_read,
)
promises = pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)


def test_every_game_is_an_environment() -> None:
    assert set(LEARNABLE) == set(demitasse.GAMES)


@each_of(registered_cases())
@promises
def test_promise(promise: object, case: Case) -> None:
    promise(case)  # type: ignore[operator]


@pytest.mark.parametrize("id", list(demitasse.GAMES))
@promises
def test_own_cards_have_numbers_too(promise: object, id: str) -> None:
    promise(own_case(id))  # type: ignore[operator]
