"""The greedy café keeper: it plays by the rules, well, cannot peek, and can say why."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import process_time

import pytest

from demitasse import Chance
from demitasse.bots import Bot, Chair, bot_kind
from demitasse.bots.random_bot import RandomBot
from demitasse.bots.seize_the_bean.abilities import of_nothing
from demitasse.bots.seize_the_bean.cafe import Cafe, rivals_of
from demitasse.bots.seize_the_bean.greedy import GreedyKeeper
from demitasse.bots.seize_the_bean.rehearsal import left_alone
from demitasse.bots.seize_the_bean.thoughts import THOUGHTS
from demitasse.bots.seize_the_bean.worth import WORTH
from demitasse.games.seize_the_bean.base_game.decks import own
from demitasse.games.seize_the_bean.content import CUSTOMERS, PANTRY
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.steps import EFFECTS
from demitasse.kernel.choice import Choice
from demitasse.kernel.language import LANGUAGES
from demitasse.kernel.seats import replaced
from tests.seize_the_bean.build import begin, new_play, random_play, table
from tests.seize_the_bean.keepers import chair, chosen, reason, said

LEAN = WORTH._replace(samples=1, finalists=1)
"""Thinks as little as it can: for tests that only need somebody to play."""


def moments(
    bots: list[Bot], seed: int, **options: object
) -> Iterator[tuple[Chair[SeizeTheBeanPosition], Choice]]:
    """A play among bots: each chair, with what is about to be chosen in it."""
    position = new_play(len(bots), seed, None, **options)
    while position.seats_to_act:
        sitting = chair(position, position.revealed)
        choice = bots[sitting.seat].choose(sitting)
        yield sitting, choice
        position.play(sitting.seat, choice)


def played(bots: list[Bot], seed: int) -> SeizeTheBeanPosition:
    position = new_play(len(bots), seed)
    while position.seats_to_act:
        sitting = chair(position, position.revealed)
        position.play(sitting.seat, bots[sitting.seat].choose(sitting))
    return position


def cafe_of(position: SeizeTheBeanPosition, seat: int = 0) -> Cafe:
    return Cafe(position, seat, rivals_of(position, seat, WORTH), WORTH)


# By the rules.


def test_it_is_the_houses_greedy_bot() -> None:
    assert bot_kind("seize-the-bean", "greedy") is GreedyKeeper


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"scoop": "random"}), (4, {})])
def test_it_plays_whole_plays_and_explains_every_choice_in_both_languages(
    seats: int, options: dict[str, object]
) -> None:
    dice = Random(seats)
    for sitting, choice in moments([GreedyKeeper(i, LEAN) for i in range(seats)], seats, **options):
        assert choice in sitting.decision.choices
        if dice.random() < 0.4:
            bot = GreedyKeeper(sitting.seat, LEAN)
            told = {said(bot, sitting, choice, language) for language in LANGUAGES}
            assert len(told) == len(LANGUAGES)
            assert all(sentence.endswith(".") and "{" not in sentence for sentence in told)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_can_take_over_at_any_moment_of_a_play(seats: int) -> None:
    dice = Random(seats)
    for position, _ in random_play(seats, seats):
        if position.seats_to_act and dice.random() < 0.2:
            bot, sitting = GreedyKeeper(0, LEAN), chair(position)
            choice = bot.choose(sitting)
            assert choice in sitting.decision.choices
            assert said(bot, sitting, choice, "fr").endswith(".")


def test_asked_about_another_choice_it_names_its_own() -> None:
    position = new_play(2, 1)
    sitting = chair(position)
    own_choice = GreedyKeeper(1).choose(sitting)
    other = next(choice for choice in sitting.decision.choices if choice != own_choice)

    assert said(GreedyKeeper(1), sitting, other, "en").startswith("I’d rather do this: ")


# What it knows.


def test_it_chooses_the_same_again() -> None:
    assert played([GreedyKeeper(5, LEAN), GreedyKeeper(6, LEAN)], 5) == played(
        [GreedyKeeper(5, LEAN), GreedyKeeper(6, LEAN)], 5
    )


def test_what_it_cannot_see_means_nothing_to_it() -> None:
    """Decks turned over, others' Discard Piles dealt anew, another chance: the same choice."""
    dice, compared = Random(3), 0
    for position, _ in random_play(3, 3):
        if position.seats_to_act and dice.random() < 0.1:
            twin = position.imagine(position.seats_to_act[0], Chance.of(99))
            assert chosen(twin) == chosen(position)
            assert str(GreedyKeeper(1).choose(chair(position, 7))) == chosen(position)
            compared += 1

    assert compared > 5


def test_thinking_leaves_the_position_as_it_was() -> None:
    position = new_play(3, 2)
    before = position.state()
    left_alone(position, 0)
    chosen(position)

    assert position.state() == before


# What it is good at.


def test_it_pays_a_second_order_that_brings_two_reviews() -> None:
    position = table(cafes={0: {"bean": 9, "sugar": 5, "line": ["hipsters-c04"]}})
    begin(position, "service")

    assert chosen(position) == "fulfil"
    assert reason(position) == "The second order of Vinyl Collector brings more than it costs."


def test_it_keeps_its_last_bean_for_who_stands_behind() -> None:
    """Three Beans for one more review would leave three Customers Angry."""
    line = ["start_uppers-c10", "musicians-c02", "hipsters-c04", "lazy_friend-1"]
    position = table(cafes={0: {"bean": 4, "milk": 1, "sugar": 0, "line": line}})
    begin(position, "service")

    assert chosen(position) == "decline"
    assert "is better spent elsewhere" in reason(position)


def test_it_fetches_what_todays_line_asks_for() -> None:
    position = table(
        cafes={
            0: {
                "bean": 0,
                "milk": 0,
                "sugar": 0,
                "hype": 1,
                "deck": ["cyclists-c09"],
                "line": ["party_animals-c04", "start_uppers-c08"],
                "baristas": ["style"],
            }
        }
    )

    assert chosen(position) == "place beans"
    assert reason(position).startswith("You are short of Beans: today’s Customers will ask for about ")
    assert reason(position, "fr").startswith("Vous manquez de grains\u00a0:")


def test_it_unlocks_an_achievement_it_can_have_at_once() -> None:
    position = table(
        cafes={0: {"bean": 20, "milk": 9, "sugar": 9, "pantry": ["cyclists-p2", "cyclists-p3"]}},
        pantry=["hipsters-p2", "hipsters-p5", "musicians-p2", "hipsters-p4", "tourists-p3"],
    )
    assert chosen(position) == "place pantry"
    position.play(0, position.choices(0)[4])

    assert chosen(position) == "take hipsters-p5"
    assert reason(position).endswith("unlocks the Achievement “Pantry Specialist”.")


def test_on_the_last_day_it_takes_the_customer_that_wins_an_award() -> None:
    """Four Cyclists of its own against four of a rival: a fifth Tourist wins nothing."""
    cyclists, tourists = (
        [f"{group}-c0{number}" for number in range(1, 6)] for group in ("cyclists", "tourists")
    )
    position = table(
        closing="reviews",
        cafes={
            0: {
                "bean": 9,
                "line": [],
                "deck": [*cyclists[:3], *tourists[:1]],
                "hype": 1,
                "baristas": ["beans"],
            },
            1: {"line": [], "deck": [*cyclists[3:], *tourists[1:4]]},
        },
        customers=["tourists-c05", "cyclists-c07", "hipsters-c01", "hipsters-c02", "musicians-c01"],
    )
    position.play(0, next(choice for choice in position.choices(0) if str(choice) == "place attract"))

    assert chosen(position) == "take cyclists-c07"
    assert "3 × Cyclists" not in reason(position).replace("\u00a0", " ")
    assert "4 × Cyclists, against 2" in reason(position).replace("\u00a0", " ")


def test_a_special_resource_is_worth_what_its_customers_ask_for() -> None:
    """Croissants for who orders croissants, and nothing for who has them already."""
    position = table(cafes={0: {"deck": ["cyclists-c01", "hipsters-c01"], "line": [], "discard": []}})
    croissant, soy = (position.content.index[PANTRY][id] for id in ("cyclists-p1", "musicians-p2"))
    assert cafe_of(position).saved(croissant) > cafe_of(position).saved(soy) == 0
    position.pantry = replaced(position.pantry, 0, (croissant,))

    assert cafe_of(position).saved(croissant) == 0


def test_it_serves_each_customer_the_way_that_pays_best() -> None:
    cafe = cafe_of(table(cafes={0: {"pantry": ["musicians-p3"]}}))
    hat_lady = cafe.guest(cafe.content.index[CUSTOMERS]["hipsters-c02"])

    assert hat_lady.both
    assert (hat_lady.bill, hat_lady.more_bill) == ((3, 0, 0), (2, 0, 1))


def test_it_has_a_worth_for_every_word_of_the_effects() -> None:
    known = {kind for kind, thought in THOUGHTS.items() if thought.worth is not of_nothing}

    assert known == set(EFFECTS.values())


def test_left_alone_nobody_else_is_asked() -> None:
    position = new_play(3, 4)
    alone = left_alone(position, position.seats_to_act[0])
    (seat,) = alone.seats_to_act
    while alone.agenda and alone.day == 1:
        assert alone.seats_to_act == (seat,)
        alone.play(seat, alone.choices(seat)[0])
    assert [len(alone.piles[own(other)]) for other in range(3) if other != seat] == [0, 0]


# How strong and how quick it is.


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.slow
def test_it_beats_chance(seats: int) -> None:
    """Even without thinking twice."""
    won = 0
    for seed in range(3):
        bots: list[Bot] = [RandomBot(10 * seed + seat) for seat in range(seats)]
        bots[seed % seats] = GreedyKeeper(seed, LEAN)
        result = played(bots, seed).result
        assert result is not None
        won += result.winners == (seed % seats,)

    assert won == 3


def test_among_its_equals_a_play_ends_with_the_reviews_or_a_deck_after_a_few_days() -> None:
    position = played([GreedyKeeper(seat, LEAN) for seat in range(3)], 4)

    assert position.closing in ("reviews", "customers")
    assert 4 <= position.day <= 10
    assert min(position.points) > 0


def test_a_decision_takes_a_twentieth_of_a_second_or_so() -> None:
    """On average over a play, and with room for a slow machine."""
    began, decisions = process_time(), 0
    for _ in moments([GreedyKeeper(1), GreedyKeeper(2)], 9):
        decisions += 1

    assert (process_time() - began) / decisions < 0.05
