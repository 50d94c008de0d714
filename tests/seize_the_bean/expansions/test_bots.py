"""The greedy café keeper with everything of the booklet: it knows every step, chooses sensibly, and can say why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from demitasse import Chance
from demitasse.bots import Bot, Chair, seat_down
from demitasse.bots.random_bot import RandomBot
from demitasse.bots.seize_the_bean.cafe import Cafe, rivals_of
from demitasse.bots.seize_the_bean.greedy import GreedyKeeper
from demitasse.bots.seize_the_bean.habits import first
from demitasse.bots.seize_the_bean.marking import marks_to_come
from demitasse.bots.seize_the_bean.reasons import REASONS
from demitasse.bots.seize_the_bean.rehearsal import left_alone
from demitasse.bots.seize_the_bean.solo import aims_of, pace_of
from demitasse.bots.seize_the_bean.thoughts import THOUGHTS
from demitasse.bots.seize_the_bean.worth import WORTH
from demitasse.games.seize_the_bean.abilities.applause import Applause
from demitasse.games.seize_the_bean.abilities.board_games import UseTokens
from demitasse.games.seize_the_bean.base_game.service import ServiceTurn
from demitasse.games.seize_the_bean.content import CUSTOMERS
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.solo.starbots import HandIn
from demitasse.games.seize_the_bean.steps import EFFECTS, STEPS
from demitasse.kernel.choice import Choice
from demitasse.kernel.language import LANGUAGES
from demitasse.kernel.seats import replaced
from tests.playing import play
from tests.seize_the_bean.build import BOX, activate, begin, effect, go_on, new_play, table
from tests.seize_the_bean.expansions.combinations import options_of, random_options
from tests.seize_the_bean.keepers import chair, chosen, reason, said

LEAN = WORTH._replace(samples=1, finalists=1)
"""Thinks as little as it can: for tests that only need somebody to play."""
CUPS = ("cappuccino", "latte", "affogato", "mocha")
NEWS = ("hungry_media", "upper_class", "criminal_minds", "health_nuts", "board_game_geeks", "students")
KIEZ: dict[str, Any] = {"neighbourhood": "own", "groups": NEWS}

TABLES: Mapping[str, tuple[int, dict[str, Any]]] = {
    "neukoelln, advanced friends": (2, {"neighbourhood": "neukoelln", "friends": "advanced"}),
    "friedrichshain, sold out": (3, {"neighbourhood": "friedrichshain", "sold_out": "competitive"}),
    "mitte, founders": (2, {"neighbourhood": "mitte", "founders": "all", "friends": "drafted"}),
    "prenzlauer berg, everybody": (6, {"neighbourhood": "prenzlauer_berg", "diverse_city": True}),
    "boxhagener kiez, craft": (
        2,
        {"neighbourhood": "boxhagener_kiez", "craft_mode": True, "mouth_watering": True},
    ),
    "packs and cups": (
        3,
        {
            "quality_beasts": True,
            "board_game_media": True,
            "city_celebrities": True,
            "diverse_city": True,
            "daily_specials": CUPS,
        },
    ),
    "charlottenburg alone": (1, {"neighbourhood": "charlottenburg", "solo_level": 3, "founders": "base"}),
    "a scenario": (1, {"scenario": "wuerfel_zucker"}),
    "a debt": (1, {"scenario": "new_startup"}),
}


def cafe_of(position: SeizeTheBeanPosition, seat: int = 0) -> Cafe:
    return Cafe(position, seat, rivals_of(position, seat, WORTH), WORTH)


def moments(
    bots: list[Bot], seed: int, options: Mapping[str, Any]
) -> Iterator[tuple[Chair[SeizeTheBeanPosition], Choice]]:
    position = new_play(len(bots), seed, None, **options)
    while position.seats_to_act:
        sitting = chair(position, position.revealed)
        choice = bots[sitting.seat].choose(sitting)
        yield sitting, choice
        position.play(sitting.seat, choice)


# It knows every step.


def test_it_has_a_thought_for_every_step_that_asks_and_every_word_of_the_effects() -> None:
    assert set(THOUGHTS) == {kind for kind in STEPS.values() if kind.ANSWERS} | set(EFFECTS.values())


def test_it_has_a_habit_for_every_step_that_asks() -> None:
    """Where it has none it tries every choice, and in its mind takes the first; markers are all alike."""
    without = {name for name, kind in STEPS.items() if kind.ANSWERS and THOUGHTS[kind].habit is first}

    assert without == {"achievements", "connections", "abilities", "opening", "marker"}


def test_it_has_a_reason_for_every_choice_at_every_step() -> None:
    for kind in STEPS.values():
        for choice in kind.ANSWERS:
            assert choice in THOUGHTS[kind].reasons or choice in REASONS, (kind, choice)


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.slow
def test_it_plays_every_variant_to_the_end_and_explains_itself_in_both_languages(name: str) -> None:
    seats, options = TABLES[name]
    dice = Random(name)
    for sitting, choice in moments([GreedyKeeper(seat, LEAN) for seat in range(seats)], 3, options):
        assert choice in sitting.decision.choices
        if dice.random() < 0.3:
            bot = GreedyKeeper(sitting.seat, LEAN)
            told = {said(bot, sitting, choice, language) for language in LANGUAGES}
            assert len(told) == len(LANGUAGES)
            assert all(sentence.endswith(".") and "{" not in sentence for sentence in told), told


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.slow
def test_it_can_take_over_at_any_moment_whatever_is_played(seed: int) -> None:
    dice = Random(seed)
    values = random_options(dice)
    bots: list[Bot] = [RandomBot(seat) for seat in range(values["seats"])]
    for sitting, _ in moments(bots, seed, options_of(values)):
        if dice.random() < 0.15:
            bot = GreedyKeeper(0, LEAN)
            choice = bot.choose(sitting)
            assert choice in sitting.decision.choices
            assert said(bot, sitting, choice, "fr").endswith(".")


@pytest.mark.parametrize("name", ["friedrichshain, sold out", "mitte, founders", "packs and cups"])
def test_what_it_cannot_see_means_nothing_to_it(name: str) -> None:
    """Decks turned over, hands and piles dealt anew, another chance: the same choice."""
    seats, options = TABLES[name]
    dice, compared = Random(name), 0
    for sitting, _ in moments([RandomBot(seat) for seat in range(seats)], 5, options):
        if dice.random() < 0.06:
            position = sitting.imagined
            assert isinstance(position, SeizeTheBeanPosition)
            twin = position.imagine(sitting.seat, Chance.of(99))
            there = seat_down(twin, sitting.seat, (), Chance.of(3))
            assert GreedyKeeper(1, LEAN).choose(there) == GreedyKeeper(1, LEAN).choose(sitting)
            compared += 1
    assert compared > 3


@pytest.mark.parametrize("name", ["mitte, founders", "boxhagener kiez, craft", "packs and cups"])
@pytest.mark.slow
def test_it_beats_chance(name: str) -> None:
    _, options = TABLES[name]
    for seed in range(2):
        position = new_play(2, seed, None, **options)
        bots: list[Bot] = [RandomBot(seed), GreedyKeeper(seed, LEAN)]
        while position.seats_to_act:
            sitting = chair(position, position.revealed)
            position.play(sitting.seat, bots[sitting.seat].choose(sitting))
        assert position.result is not None
        assert position.result.winners == (1,)


# Other Cafés.


def test_a_rebel_upsets_the_customer_who_costs_a_rival_most() -> None:
    position = table(
        cafes={0: {"line": ["rebels-c01", "hipsters-c04"]}, 1: {"line": ["tourists-c02", "hipsters-c01"]}}
    )
    activate(position, 0, "rebels-c01")

    assert chosen(position) == "pick tourists-c02"
    assert reason(position).endswith("costs Ben the most.")


def test_an_arrest_spares_its_own_line() -> None:
    position = table(
        cafes={0: {"line": ["authority_figures-c01", "hipsters-c04"]}, 1: {"line": [("tourists-c02", 2)]}}
    )
    activate(position, 0, "authority_figures-c01")

    assert chosen(position) == "pick tourists-c02"


def test_unless_somebody_angry_stands_in_it() -> None:
    position = table(
        cafes={
            0: {"line": ["authority_figures-c01", ("hipsters-c04", -1, "served")]},
            1: {"line": [("hipsters-c01", 0, "served")]},
        }
    )
    activate(position, 0, "authority_figures-c01")

    assert chosen(position) == "pick hipsters-c04"
    assert "out of your Line" in reason(position)


def test_it_robs_who_has_something() -> None:
    position = table(
        seats=3,
        cafes={
            0: {"bean": 1, "milk": 1, "sugar": 1},
            1: {"bean": 0, "milk": 0, "sugar": 0},
            2: {"bean": 4, "milk": 2, "sugar": 2},
        },
    )
    effect(position, 0, "steal 1 0")

    assert chosen(position) == "player 2"
    assert reason(position) == "It pays best to steal from Cléo."


def test_it_swaps_a_poor_customer_of_its_line_for_a_rich_one() -> None:
    position = table(
        cafes={0: {"bean": 9, "milk": 5, "sugar": 5, "line": ["lazy_friend-1"]}, 1: {"line": []}},
        customers=["hipsters-c03", "tourists-c02", "cyclists-c02", "musicians-c02", "hipsters-c01"],
    )
    effect(position, 0, "swap 1")
    cafe = cafe_of(position)
    play(position, chosen(position))
    play(position, chosen(position))
    (standing,) = [card for card, _, _ in position.lines[0]]

    assert cafe.recruit(standing) > cafe.recruit(BOX.index[CUSTOMERS]["lazy_friend-1"])


def test_it_gives_beans_to_who_is_behind() -> None:
    position = table(seats=3, cafes={1: {"reviews": 20}, 2: {"reviews": 1}})
    effect(position, 0, "roast 3")

    assert chosen(position) == "player 2"


def test_it_attacks_the_deck_of_the_leader_and_sends_good_customers_away() -> None:
    rich = ["tourists-c02", "tourists-c03", "lazy_friend-2", "grandpa-2", "grandma-2"]
    position = table(seats=2, cafes={1: {"reviews": 20, "deck": rich, "line": []}})
    effect(position, 0, "ddos 2")
    assert chosen(position) == "player 1"
    play(position, "player 1")

    assert chosen(position).startswith("discard ")
    assert reason(position).startswith("This Customer would suit Ben")


# Newspapers.


def test_it_praises_the_award_it_will_win() -> None:
    upper = [f"upper_class-c0{number}" for number in range(2, 7)]
    position = table(
        closing="reviews",
        cafes={
            0: {"line": ["hungry_media-c01", "upper_class-c01"], "deck": upper},
            1: {"line": [], "deck": ["hungry_media-c02", "hungry_media-c03", "hungry_media-c04"]},
        },
        **KIEZ,
    )
    effect(position, 0, "newsflash 3 1 one")

    assert chosen(position) == "praise upper_class"


def test_it_blames_the_award_of_somebody_else_with_its_own_bad_review() -> None:
    position = table(
        closing="reviews",
        cafes={
            0: {"line": [], "deck": ["upper_class-c01"], "bad_reviews": 2},
            1: {"line": [], "deck": ["students-c01", "students-c02"]},
        },
        **KIEZ,
    )
    effect(position, 0, "newsflash 3 1 one")
    groups = {group for group in NEWS if group != "upper_class"}

    assert chosen(position).endswith(" own")
    assert chosen(position).split()[1] in groups


# Resources, tokens, Cups.


def test_it_pays_with_green_beans_while_it_has_any() -> None:
    position = table(cafes={0: {"bean": 9, "milk": 9, "sugar": 9, "green": 9, "line": ["popular_friend-1"]}})
    begin(position, "service")

    assert chosen(position) == "pay 0 0 0 2"
    assert reason(position) == "2 Green Beans bring as many Good Reviews and save resources."


def test_it_crafts_what_its_line_asks_for_and_then_stops() -> None:
    position = table(
        cafes={0: {"bean": 6, "milk": 2, "sugar": 4, "hype": 1, "deck": [], "line": ["party_animals-c01"]}},
        craft_mode=True,
    )
    begin(position, "craft")
    assert chosen(position) == "craft donut"
    assert reason(position) == "Today’s Customers are likely to ask for Donut."
    play(position, "craft donut")
    while position.agenda[0].kind == "craft" and position.seats_to_act == (0,):
        assert chosen(position) != "craft strong"
        play(position, chosen(position))

    assert sum(position.crafted[0]) <= 2


def test_a_daily_special_is_used_since_it_costs_nothing() -> None:
    position = table(daily_specials=("cappuccino",))
    position.cups = position.cups._replace(full=(0,))
    begin(position, "craft")

    assert chosen(position) == "cup cappuccino"


def test_a_board_game_token_goes_on_who_has_few_reward_icons() -> None:
    position = table(cafes={0: {"bean": 9, "milk": 9, "sugar": 9, "line": ["tourists-c02", "hipsters-c01"]}})
    position.games = position.games._replace(pulled=(BOX.icon_index["milk2"],))
    position.phase = "service"
    go_on(position, UseTokens(0, 1), ServiceTurn(0))

    assert chosen(position) == "put milk2 hipsters-c01"


def test_applause_is_for_who_has_the_most_reward_icons() -> None:
    position = table()
    index = BOX.index[CUSTOMERS]
    go_on(
        position,
        Applause(
            0,
            0,
            (
                index["hipsters-c01"],
                index["tourists-c02"],
                index["hipsters-c04"],
            ),
        ),
    )

    assert chosen(position) == "pick tourists-c02"
    assert reason(position).endswith("has the most reward icons: that is 4 Good Reviews.")


# Founders, Celebrities, wildcards, Sold Out.


def test_it_serves_its_founder_when_the_line_can_spare_it() -> None:
    rich = {"bean": 20, "milk": 9, "sugar": 9, "line": [], "founders": ["toni_tonic"]}
    position = table(cafes={0: rich})
    begin(position, "service")

    assert chosen(position) == "pick toni_tonic"


def test_it_serves_whom_another_cannot_if_it_has_plenty() -> None:
    position = table(
        cafes={
            0: {"bean": 0, "milk": 0, "sugar": 0, "line": ["tourists-c02"]},
            1: {"bean": 20, "milk": 9, "sugar": 9, "line": []},
        },
        sold_out="on",
    )
    begin(position, "service")
    assert position.seats_to_act == (1,)

    assert chosen(position) == "accept"


def test_a_wildcard_counts_where_it_wins_an_award() -> None:
    """One Hipster against one: with the wildcard it is two, and an Award with two Customers."""
    position = table(
        closing="reviews",
        cafes={
            0: {"line": [], "deck": ["quality_beasts-c01", "hipsters-c01", "hipsters-c02"]},
            1: {"line": [], "deck": ["hipsters-c03", "hipsters-c04", "hipsters-c05", "cyclists-c01"]},
        },
        quality_beasts=True,
        replaced=("tourists",),
    )
    begin(position, "evening")

    assert chosen(position) == "name hipsters"


# Alone.


def test_starbots_is_faster_at_higher_levels() -> None:
    cards = [sum(pace_of(new_play(1, 1, solo_level=level), 1, WORTH).cards) for level in (1, 7, 15)]
    assert cards[0] < cards[1] < cards[2]


def test_a_token_of_starbots_makes_the_days_fewer() -> None:
    position = new_play(1, 1, solo_level=1)
    before = pace_of(position, 1, WORTH).reviews
    position.robot = position.robot._replace(
        upgrades=replaced(position.robot.upgrades, 3, (BOX.icon_index["review"],) * 5)
    )

    assert pace_of(position, 1, WORTH).reviews == before + 2


def test_it_knows_what_a_scenario_counts() -> None:
    assert aims_of(new_play(1, 1, scenario="ao_amor"), 0, WORTH).review == 0
    assert aims_of(new_play(1, 1, scenario="cafe_da_nala"), 0, WORTH).roast == 1
    assert aims_of(new_play(1, 1, scenario="after_hours"), 0, WORTH).bad == WORTH.spoiled
    assert aims_of(new_play(1, 1, scenario="cafe_quorra"), 0, WORTH).customer > 0
    assert aims_of(new_play(1, 1, solo_level=4), 0, WORTH).bad == 1


def test_it_wants_somebody_of_every_group_to_play_with_until_all_awards_are_marked() -> None:
    position = new_play(1, 1, scenario="wuerfel_zucker")
    groups = position.content.group_ids
    sets = {groups[group]: position.content.sets[CUSTOMERS][group] for group in position.groups}
    cafe, student, fellow, musician = cafe_of(position), *sets["students"][:2], sets["musicians"][0]

    assert marks_to_come(cafe) < marks_to_come(cafe, [student])
    assert marks_to_come(cafe, [student, fellow]) < marks_to_come(cafe, [student, musician])
    assert aims_of(position, 0, WORTH).early > 0
    position.marks = ((1,) * len(position.groups), *position.marks[1:])
    assert marks_to_come(cafe_of(position)) == 0
    assert aims_of(position, 0, WORTH).early == 0


def test_where_customers_count_few_shall_come_and_many_belong_to_it() -> None:
    crowded = cafe_of(new_play(1, 1, scenario="cafe_quorra"))

    assert crowded.rise() < 0 < cafe_of(new_play(1, 1, solo_level=1)).rise()
    assert crowded.worth.recruit > WORTH.recruit


def test_it_gives_starbots_what_it_misses_least() -> None:
    position = new_play(1, 1, solo_level=3)
    position.supply = ((9, 1, 1), (0, 0, 0))
    position.green = (1, 0)
    go_on(position, HandIn(0))

    assert chosen(position) == "give bean"


def test_it_beats_a_beginners_starbots() -> None:
    position, bot = new_play(1, 2, solo_level=1), GreedyKeeper(2, LEAN)
    while position.seats_to_act:
        position.play(0, bot.choose(chair(position, position.revealed)))
    assert position.result is not None
    assert position.result.winners == (0,)


# In its mind.


@pytest.mark.parametrize("name", TABLES)
def test_left_alone_it_is_asked_alone_or_others_pass(name: str) -> None:
    seats, options = TABLES[name]
    for sitting, _ in moments([RandomBot(seat) for seat in range(seats)], 4, options):
        position = sitting.imagined
        assert isinstance(position, SeizeTheBeanPosition)
        if position.phase != "draft" and position.day == 2:
            before = position.state()
            alone = left_alone(position, sitting.seat)
            assert position.state() == before
            assert {step.seat for step in alone.agenda if step.kind == "place"} <= {sitting.seat}
            return
