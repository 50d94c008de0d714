"""The greedy barista: an opponent that plays by the rules, plays well, cannot peek, and can say why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from demitasse.arena import simulate
from demitasse.bots import bot_kind
from demitasse.bots.coffee_rush import greedy as greedy_room
from demitasse.bots.coffee_rush.greedy import GreedyBarista
from demitasse.bots.coffee_rush.heaps import overlap, within
from demitasse.bots.coffee_rush.planning import Plan, plan_turn
from demitasse.bots.coffee_rush.routes import Distances, routes
from demitasse.bots.coffee_rush.worth import Worth
from demitasse.bots.contract import Bot, Chair, seat_down
from demitasse.bots.random_bot import RandomBot
from demitasse.games.coffee_rush import tokens
from demitasse.games.coffee_rush.content import CUPS, UPGRADES
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.games.coffee_rush.tokens import INGREDIENTS, ONE, count, counts_of, heap_of
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.language import LANGUAGES, say
from demitasse.kernel.message import Message
from demitasse.kernel.result import Result
from tests.coffee_rush.build import COFFEE_RUSH, barista, new_play, offers, play, random_play, short_orders

PEOPLE = ("Ana", "Ben", "Cléo", "Dev")
EVERYTHING = sum(120 * one for one in ONE)


def chair_at(position: CoffeeRushPosition, chance: int = 1) -> Chair[CoffeeRushPosition]:
    return seat_down(position, position.seats_to_act[0], (), Chance.of(chance))


def choice_in(position: CoffeeRushPosition) -> str:
    return str(GreedyBarista().choose(chair_at(position)))


def test_a_narrower_beam_plays_on_with_less_work() -> None:
    """Whoever asks for it by name: `greedy(beam=10)`."""
    report = simulate("coffee-rush", ["greedy(beam=10)", "random"], games=2, seed=1)
    assert report.bots["greedy(beam=10)"].win_rate == 1


def reason_in(position: CoffeeRushPosition) -> str:
    """What a fresh bot says of its own choice, as when a person asks for a hint."""
    bot, chair = GreedyBarista(), chair_at(position)
    return said(bot.explain(chair, bot.choose(chair)), position)


def said(reason: Message, position: CoffeeRushPosition, language: str = "en") -> str:
    return say(reason, language, position.content.names, PEOPLE)


def moments(
    bots: Sequence[Bot], seed: int, **options: object
) -> Iterator[tuple[Chair[CoffeeRushPosition], Choice, Bot]]:
    """A play among bots: each chair with what is about to be chosen in it."""
    position = new_play(len(bots), seed, None, **options)
    while position.seats_to_act:
        chair = chair_at(position, chance=seed)
        bot = bots[chair.seat]
        choice = bot.choose(chair)
        yield chair, choice, bot
        position.play(chair.seat, choice)


def result_of(bots: Sequence[Bot], seed: int) -> Result:
    position = new_play(len(bots), seed)
    while position.seats_to_act:
        chair = chair_at(position)
        position.play(chair.seat, bots[chair.seat].choose(chair))
    assert position.result is not None
    return position.result


def whole_turn(position: CoffeeRushPosition) -> list[str]:
    """The choices of a fresh bot to the end of the turn; the position is played on."""
    bot, (seat,) = GreedyBarista(), position.seats_to_act
    texts: list[str] = []
    while position.seats_to_act == (seat,) and texts[-1:] != ["confirm"]:
        choice = bot.choose(chair_at(position))
        texts.append(str(choice))
        position.play(seat, choice)
    return texts


# By the rules.


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {}), (4, {}), (3, {"fair_start": True}), (2, {"fair_start": True})]
)
def test_it_chooses_what_is_offered_and_explains_it_in_both_languages(
    seats: int, options: dict[str, object]
) -> None:
    for chair, choice, bot in moments([GreedyBarista(i) for i in range(seats)], seed=3 + seats, **options):
        assert choice in chair.decision.choices
        reason = bot.explain(chair, choice)
        assert reason.key not in ("bot-no-reason", "greedy-rather")
        sentences = {say(reason, language, chair.imagined.content.names, PEOPLE) for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES)
        assert all(sentence.endswith(".") for sentence in sentences)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_can_take_over_at_any_moment_of_a_play(seats: int) -> None:
    dice = Random(seats)
    for position, _ in random_play(seats, seed=seats):
        if position.seats_to_act and dice.random() < 0.15:
            bot, chair = GreedyBarista(), chair_at(position)
            choice = bot.choose(chair)
            assert choice in chair.decision.choices
            assert said(bot.explain(chair, choice), position, "fr")


def test_it_gets_along_with_cards_it_has_never_seen() -> None:
    position = new_play(3, 1, short_orders())
    bots = [GreedyBarista() for _ in range(3)]
    while position.seats_to_act:
        (seat,) = position.seats_to_act
        position.play(seat, bots[seat].choose(chair_at(position)))

    assert position.result is not None
    assert min(position.result.scores) > 0


def test_it_is_the_bot_that_tables_call_greedy() -> None:
    assert bot_kind("coffee-rush", "greedy") is GreedyBarista


# One plan a turn.


def test_it_plans_once_a_turn_and_follows_the_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    planned: list[int] = []

    def counted(position: CoffeeRushPosition, seat: int, worth: Worth) -> Plan:
        planned.append(position.round)
        return plan_turn(position, seat, worth)

    monkeypatch.setattr(greedy_room, "plan_turn", counted)
    bots: list[Bot] = [GreedyBarista(), RandomBot(1), RandomBot(2)]
    rounds = max(chair.imagined.round for chair, _, _ in moments(bots, seed=2))

    assert planned == list(range(1, rounds + 1))


def test_it_plans_again_when_a_choice_of_its_turn_was_taken_back() -> None:
    position = barista(rows=[[], [], ["iced_cocoa-1"], ["espresso-1"]], meeples=["b1", "d4", "a4"])
    before = position.copy()
    bot = GreedyBarista()
    first = bot.choose(chair_at(position))
    position.play(0, first)
    second = bot.choose(chair_at(position))

    assert bot.choose(chair_at(before)) == first
    play(before, next(text for text in offers(before) if text != str(first)))
    assert bot.choose(chair_at(before)) in before.choices(0)
    assert bot.choose(chair_at(position)) == second


# What it knows.


def test_it_is_deterministic() -> None:
    first, second = (
        [str(choice) for _, choice, _ in moments([GreedyBarista(seed) for _ in range(3)], seed=8)]
        for seed in (0, 77)
    )

    assert first == second


def test_the_order_of_the_deck_means_nothing_to_it() -> None:
    dice = Random(5)
    for chair, choice, _ in moments([GreedyBarista() for _ in range(2)], seed=6):
        if dice.random() < 0.1:
            position = chair.imagined.copy()
            assert isinstance(position, CoffeeRushPosition)
            position.deck = tuple(reversed(position.deck))
            assert GreedyBarista().choose(chair_at(position)) == GreedyBarista().choose(chair)
            assert GreedyBarista().choose(chair_at(position, chance=99)) == GreedyBarista().choose(chair)
            assert choice in position.choices(chair.seat)


# What it is good at.


def test_it_sends_a_ready_order_that_would_fall() -> None:
    position = barista(
        step="send", cups=[{"coffee": 1, "steam": 1}], rows=[["ristretto-1"], [], [], ["espresso-1"]]
    )

    assert choice_in(position) == "send 1 espresso-1"
    assert reason_in(position) == "I would send Espresso at the last moment: a point instead of a penalty."


def test_it_fetches_what_an_order_about_to_fall_needs() -> None:
    position = barista(
        meeples=["c2", "a1", "d1"],
        cups=[{"milk": 1, "steam": 1}],
        rows=[[], [], [], ["chocolate_latte-1"]],
    )
    bot = GreedyBarista()
    told = []
    for _ in range(2):
        chair = chair_at(position)
        told.append(said(bot.explain(chair, bot.choose(chair)), position))
        position.play(0, bot.choose(chair))

    assert told == [
        "I would cross c3 on the way to “Chocolate”.",
        "I would go for “Chocolate”: it helps to finish Chocolate Latte before it falls off Row 4.",
    ]
    assert "send 1 chocolate_latte-1" in whole_turn(position)


def test_it_spends_rush_tokens_to_save_an_order() -> None:
    """Chocolate is four steps away."""
    position = barista(
        meeples=["b1", "a4", "d4"],
        cups=[{"milk": 1, "steam": 1}],
        rows=[[], [], [], ["chocolate_latte-1"]],
        rush=2,
    )

    turn = whole_turn(position)

    assert "send 1 chocolate_latte-1" in turn
    assert position.rush[0] == 1


def test_it_keeps_rush_tokens_that_would_buy_nothing() -> None:
    position = barista(
        meeples=["b1", "a4", "d4"],
        cups=[{"coffee": 1}],
        rows=[[], [], [], ["espresso-1"]],
        rush=3,
        others={1: {"rows": [["cocoa-1"]]}, 2: {"rows": [["cocoa-2"]]}},
    )

    whole_turn(position)

    assert (len(position.sent[0]), position.rush[0]) == (1, 3)


def test_it_makes_two_orders_ready_in_one_turn_where_that_can_be_done() -> None:
    """Coffee at a2, steam at b3 and on the way between them milk at b2."""
    position = barista(
        meeples=["a1", "d1", "d4"],
        cups=[{"coffee": 1, "steam": 1}, {"steam": 1, "chocolate": 1}, {"ice": 1}],
        rows=[["cocoa-1"], ["espresso_doppio-1"], [], []],
    )

    whole_turn(position)

    assert len(position.sent[0]) == 2


def test_it_empties_a_cup_that_no_order_can_use_when_it_needs_one() -> None:
    position = barista(
        step="pour",
        hand={"coffee": 1, "steam": 1},
        steps=3,
        cups=[{"tea": 2}, {"ice": 3}, {"water": 3}],
        rows=[[], [], [], ["espresso-1"]],
    )

    assert (
        reason_in(position) == "I would empty cup 1, which is no use to any order, to make room for Espresso."
    )
    assert "send 1 espresso-1" in whole_turn(position)


def test_it_treats_the_older_of_two_equal_orders_first() -> None:
    position = barista(
        step="send", cups=[{"coffee": 1, "steam": 1}], rows=[["espresso-1"], [], ["ristretto-1"], []]
    )

    assert choice_in(position) == "send 1 ristretto-1"


# Upgrades.


def test_it_upgrades_while_the_play_is_young() -> None:
    position = barista(
        step="upgrade",
        sent=3,
        round=3,
        rows=[["cocoa-1"], ["espresso-1"]],
        others={1: {"rows": [["cocoa-2"]]}, 2: {"rows": [["milk_tea-1"]]}},
    )

    assert choice_in(position) == "upgrade double_corners"
    assert reason_in(position).startswith("I would take “Doubled corners”: with about ")


@pytest.mark.parametrize("ending", [{"closed": "deck"}, {"deck": 1}, {"penalties": 4}], ids=str)
def test_it_does_not_upgrade_when_the_point_cannot_come_back(ending: dict[str, object]) -> None:
    position = barista(
        step="upgrade",
        sent=6,
        rows=[[], [], ["iced_cocoa-1", "milk_tea-1"], ["iced_caramel_macchiato-1", "green_tea-1", "cocoa-1"]],
        others={1: {"rows": [["cocoa-2"]]}, 2: {"rows": [["milk_tea-2"]]}},
        **ending,  # type: ignore[arg-type]
    )

    assert choice_in(position) == "skip"
    assert "no upgrade pays back the point it costs" in reason_in(position)


# What it says.


def test_asked_about_another_choice_it_names_its_own() -> None:
    position = barista(step="send", cups=[{"coffee": 1, "steam": 1}], rows=[[], [], [], ["espresso-1"]])
    done = COFFEE_RUSH.notation.parse("done")
    reason = GreedyBarista().explain(chair_at(position), done)

    assert said(reason, position) == "I would rather do this: Send Espresso from cup 1."
    assert said(reason, position, "fr").startswith("Je préférerais ceci\u00a0: Envoyer la commande")


def test_it_says_when_a_step_costs_a_rush_token() -> None:
    position = barista(
        meeples=["c3", "a4", "d4"],
        cups=[{"milk": 1, "steam": 1}],
        rows=[[], [], [], ["chocolate_latte-1"]],
        rush=1,
        steps=3,
    )

    assert reason_in(position) == (
        "I would spend a Rush token on “Chocolate”: it helps to finish Chocolate Latte before it falls off Row 4."
    )


def test_it_owns_up_to_an_order_it_lets_fall() -> None:
    position = barista(step="confirm", rows=[[], [], [], ["cocoa-1"]], others={1: {"rows": [["cocoa-2"]]}})

    assert reason_in(position) == (
        "I would end the turn: an order falls off Row 4 (Cocoa), and nothing can be done about it any more."
    )


def test_with_two_players_it_says_why_the_first_tokens_are_together_or_apart() -> None:
    told = set()
    for seed in range(6):
        position = new_play(2, seed)
        bots = [GreedyBarista(), GreedyBarista()]
        while position.round == 0:
            chair = chair_at(position)
            choice = bots[chair.seat].choose(chair)
            told.add(bots[chair.seat].explain(chair, choice).key)
            position.play(chair.seat, choice)

    assert told == {"greedy-start", "greedy-fill-together", "greedy-fill-apart"}


# How strong it is.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_chance(seats: int) -> None:
    won = 0
    for seed in range(20):
        bots: list[Bot] = [RandomBot(100 * seed + seat) for seat in range(seats)]
        bots[seed % seats] = GreedyBarista(seed)
        won += result_of(bots, seed).winners == (seed % seats,)

    assert won >= 17


def test_among_its_equals_it_sends_orders_and_ends_with_points() -> None:
    result = result_of([GreedyBarista() for _ in range(3)], seed=4)

    assert result.ended_by in ("deck", "penalties")
    assert min(result.scores) > 0


# Its arithmetic, against the rules and against counting.


heaps = st.dictionaries(st.sampled_from(INGREDIENTS), st.integers(0, 9)).map(
    lambda counts: heap_of(counts.items())
)


whole_heaps = st.binary(min_size=len(INGREDIENTS), max_size=len(INGREDIENTS)).map(
    lambda bytes: int.from_bytes(bytes, "little")
)


@given(whole_heaps | heaps, whole_heaps | heaps)
def test_the_rules_compare_heaps_of_any_size(first: int, second: int) -> None:
    numbers = [(count(first, i), count(second, i)) for i in range(len(INGREDIENTS))]

    assert tokens.within(first, second) == all(one <= other for one, other in numbers)


@given(heaps, heaps)
def test_heaps_are_compared_ingredient_by_ingredient(first: int, second: int) -> None:
    numbers = [(count(first, i), count(second, i)) for i in range(len(INGREDIENTS))]

    assert within(first, second) == all(one <= other for one, other in numbers)
    assert [count(overlap(first, second), i) for i in range(len(INGREDIENTS))] == [
        min(pair) for pair in numbers
    ]


@pytest.mark.parametrize("upgrades", [[], ["diagonal_move"], ["double_corners", "double_meeples"]], ids=str)
@pytest.mark.parametrize("seats", [2, 3])
def test_its_routes_are_all_the_ways_the_rules_allow(seats: int, upgrades: list[str]) -> None:
    """Every end square with every hand, for the fewest rush tokens; milk is nearly used up."""
    meeples: list[Sequence[str]] = [("b2", "c3"), ("b1", "d4")] if seats == 2 else ["b2", "b1", "a3"]
    position = barista(seats=seats, meeples=meeples, rush=1, upgrades=upgrades, supply={"milk": 1})
    active = sum(1 << UPGRADES.index(upgrade) for upgrade in upgrades)

    found = {
        (route.meeple, route.square, route.hand): route.paid
        for route in routes(position, 0, active, EVERYTHING, most_paid=4)
    }

    assert found == dict(outcomes(position))


def outcomes(position: CoffeeRushPosition) -> dict[tuple[int, int, int], int]:
    """By playing every move there is."""
    found: dict[tuple[int, int, int], int] = {}
    for choice in position.choices(0):
        twin = position.copy()
        twin.play(0, choice)
        if twin.agenda[0].kind == "move":
            further = outcomes(twin)
        else:
            square = twin.meeples[0][twin.mover]
            further = {(twin.mover, square, twin.hand): max(0, twin.steps - 3)}
        for outcome, paid in further.items():
            found[outcome] = min(paid, found.get(outcome, paid))
    return found


@pytest.mark.parametrize(
    "upgrades", [[], ["diagonal_move"], ["double_corners", "double_specialties"]], ids=str
)
@pytest.mark.parametrize("drink", ["espresso_doppio-1", "iced_caramel_macchiato-1", "black_tea-1"])
def test_its_distances_are_those_of_the_shortest_way(drink: str, upgrades: list[str]) -> None:
    position = barista(upgrades=upgrades, rush=9)
    active = position.upgrades[0]
    need = position.content.recipes[position.content.card_index[drink]]
    steps = Distances(position.content, active).steps(need)

    for square in range(16):
        position.meeples = ((square,), (), ())
        ways = routes(position, 0, active, need, most_paid=6)
        assert steps[square] == min(len(route.path) for route in ways if route.hand == need)


def test_every_cup_is_reckoned_with() -> None:
    position = barista(
        step="pour",
        steps=3,
        hand={"coffee": 1, "milk": 1, "water": 1},
        cups=[{"coffee": 1, "steam": 1}, {"steam": 1, "chocolate": 1}, {"steam": 1, "tea": 1}],
        rows=[["espresso_doppio-1", "cocoa-1", "green_tea-1"]],
    )

    texts = whole_turn(position)

    assert len([text for text in texts if text.startswith("send")]) == CUPS
    assert counts_of(position.hand) == {}
