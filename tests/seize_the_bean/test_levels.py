"""Café keepers of five levels: each is stronger than the one below, and each plays whatever can be played."""

from __future__ import annotations

from random import Random

import pytest

from demitasse import Chance
from demitasse.arena.ladder import Match, climbed
from demitasse.bots import bot_kind, seat_down
from demitasse.bots.levels import LEVELS
from demitasse.bots.random_bot import RandomBot
from demitasse.bots.seize_the_bean.features import OF_A_CAFE, features, names
from demitasse.bots.seize_the_bean.lesson import LESSON, NEIGHBOURHOODS, of_a_taste
from demitasse.bots.seize_the_bean.levels import Beginner, Casual, Expert, Keeper, Master, Strong
from demitasse.bots.seize_the_bean.worth import WORTH
from demitasse.games.seize_the_bean.base_game.actions import PlaceBarista
from demitasse.kernel.choice import Choice
from tests.seize_the_bean.build import new_play
from tests.seize_the_bean.expansions.combinations import covering, options_of
from tests.seize_the_bean.keepers import chair

KINDS = (Beginner, Casual, Strong, Expert, Master)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_feature_has_a_name_of_its_own(seats: int) -> None:
    position = new_play(seats, 1)

    assert len(features(position, 0)) == len(names(seats)) == len(set(names(seats)))


def test_features_tell_by_how_much_one_is_ahead_of_the_best_rival() -> None:
    position = new_play(3, 1)
    position.reviews = (7, 3, 5)
    position.bad_reviews = (1, 0, 0)
    told = dict(zip(OF_A_CAFE, features(position, 0), strict=True))
    theirs = dict(zip(OF_A_CAFE, features(position, 2), strict=True))

    assert told["reviews"] == 2, "the third player may expect more than the second"
    assert told["bad reviews"] == 1
    assert theirs["reviews"] == -2
    assert told["promised in all"] == -theirs["promised in all"] != 0


@pytest.mark.parametrize("kind", KINDS)
def test_who_places_a_barista_leaves_the_position_as_it_was(kind: type[Keeper]) -> None:
    position = new_play(2, 5)
    while not isinstance(position.step_of(position.seats_to_act[0]), PlaceBarista):
        position.play(position.seats_to_act[0], position.choices(position.seats_to_act[0])[0])
    before = position.digest
    choice = kind(1).choose(chair(position))

    assert choice in position.choices(position.seats_to_act[0])
    assert position.digest == before


def test_only_weak_keepers_overlook_and_misjudge_and_the_weaker_the_more() -> None:
    assert [kind.SIGHT.misjudges for kind in KINDS] == sorted(
        [kind.SIGHT.misjudges for kind in KINDS], reverse=True
    )
    assert [kind.SIGHT.overlooks for kind in KINDS] == sorted(
        [kind.SIGHT.overlooks for kind in KINDS], reverse=True
    )
    assert not Master.SIGHT.overlooks
    assert not Master.SIGHT.misjudges


def test_more_thought_may_be_asked_for() -> None:
    assert Master(1, simulations=7).worth.samples == 7
    assert Master(1).worth.samples == Master.SIGHT.simulations


def test_keepers_who_learn_are_of_different_tastes_and_the_same_again() -> None:
    assert of_a_taste(1) == of_a_taste(1) != of_a_taste(2)
    assert all(number > 0 for number in of_a_taste(3)[:1])
    assert of_a_taste(1).samples == 1 < WORTH.samples


def test_keepers_learn_in_many_neighbourhoods_and_most_in_the_recommended_one() -> None:
    played = [LESSON.options(number)["neighbourhood"] for number in range(len(NEIGHBOURHOODS))]

    assert len(set(played)) > 6
    assert max(set(played), key=played.count) == "recommended"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.slow
def test_a_level_plays_all_combinations_of_options(level: str) -> None:
    """A fifth of them each: somebody plays at random, and now and then the level is asked instead."""
    for number, values in enumerate(covering()):
        if number % len(LEVELS) == LEVELS.index(level):
            dice = Random(number)
            position = new_play(values["seats"], number, None, **options_of(values))
            asked, moment = 0, dice.randrange(40)
            while position.seats_to_act and asked < 2:
                sitting = chair(position, position.revealed)
                choices: tuple[Choice, ...] = sitting.decision.choices
                choice = dice.choice(choices)
                moment -= 1
                if moment <= 0 and len(choices) > 1:
                    choice = bot_kind("seize-the-bean", level)(number).choose(sitting)
                    assert choice in choices
                    asked, moment = asked + 1, dice.randrange(60)
                position.play(sitting.seat, choice)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (1, {"solo_level": 2})])
def test_the_best_keeper_plays_to_the_end(seats: int, options: dict[str, int]) -> None:
    """Against Starbots, too, about whom nothing was learned."""
    position = new_play(seats, 2, None, **options)
    bots = [Master(3, simulations=1), RandomBot(1)]
    while position.seats_to_act:
        seat = position.seats_to_act[0]
        position.play(seat, bots[seat].choose(seat_down(position, seat, (), Chance.of(1))))
    assert position.result is not None


@pytest.mark.parametrize(
    ("bot", "against"),
    [
        ("casual", "beginner"),
        ("strong", "casual"),
        ("expert", "strong"),
        pytest.param("master", "expert", marks=pytest.mark.slow),
    ],
)
def test_a_level_beats_the_one_below(bot: str, against: str) -> None:
    """A few deals from both seats; what it is in more plays stands in docs/opponents.md."""
    assert climbed(Match("seize-the-bean", bot, against, 2, seed=1), 8).rate >= 0.6
