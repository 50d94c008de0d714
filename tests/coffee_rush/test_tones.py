"""Which choice stands out, which are quiet, and that whoever trusts the loudest button throws nothing ready away."""

from __future__ import annotations

import pytest

from demitasse.cli.rendering import Renderer
from demitasse.games.coffee_rush.choices import CONFIRM, DONE, STOP, Empty, Pour, StepTo
from demitasse.games.coffee_rush.events import Sent
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.games.coffee_rush.tokens import INDEX, INGREDIENTS, ONE, Heap, count
from demitasse.kernel.choice import Choice
from demitasse.kernel.play import Play
from tests.coffee_rush.build import COFFEE_RUSH, MOST_CHOICES, barista
from tests.playing import loudest, only, parsed, play, rule, tones

LATTE = "caffe_latte-1"


def outlook(position: CoffeeRushPosition, text: str) -> tuple[str, dict[str, object]]:
    message = position.outlook(position.active, parsed(position, text))
    assert message is not None
    return message.key.removeprefix("cr-outlook-"), dict(message.facts)


# The steps of a turn.


def test_no_upgrade_stands_out_and_to_go_on_without_is_quiet() -> None:
    position = barista(step="upgrade", sent=4)

    assert tones(position) == {"skip": "quiet"}
    assert outlook(position, "skip") == ("skip", {"sent": 4})


@rule("CR-MOVE-06")
def test_to_stop_early_is_quiet_and_says_how_many_free_steps_are_lost() -> None:
    position = barista(meeples=["a1", "d4", "d1"])
    play(position, "step a2")

    assert tones(position) == {"stop": "quiet"}
    assert outlook(position, "stop") == ("stop-early", {"free": 2})


def test_to_stop_leads_forward_once_only_rush_tokens_would_be_spent() -> None:
    position = barista(meeples=["a1", "d4", "d1"], rush=2)
    play(position, "step a2", "step a3", "step a2")

    assert tones(position) == {"stop": "forward"}


def test_the_step_that_finishes_the_most_urgent_order_leads_forward() -> None:
    """Coffee lies at a2, caramel at b1."""
    position = barista(
        meeples=["a1", "d4", "d1"],
        cups=[{"milk": 1, "steam": 1}, {"coffee": 1, "ice": 1}],
        rows=[["caramel_caffe_freddo-1"], [], [], [LATTE]],
    )

    assert outlook(position, "step b1")[0] == outlook(position, "step a2")[0] == "finishes"
    assert tones(position) == {"step a2": "forward"}


def test_a_pour_that_completes_an_order_leads_forward_and_to_be_done_would_waste_it() -> None:
    position = barista(
        step="pour", cups=[{"coffee": 1, "milk": 1}], hand={"steam": 1}, rows=[[LATTE], [], [], []]
    )
    recipe = position.content.recipes[position.content.card_index[LATTE]]
    assert recipe == position.cups[0][0] + ONE[INDEX["steam"]]

    assert tones(position)["pour steam 1"] == "forward"
    assert tones(position)["done"] == "wasteful"
    assert outlook(position, "done") == (
        "give-back-fitting",
        {"tokens": 1, "ingredient": "steam", "order": LATTE},
    )
    assert tones(position)["empty 1"] == "wasteful"
    assert outlook(position, "empty 1") == ("empty-useful", {"tokens": 2, "order": LATTE, "missing": 1})


def test_a_pour_that_spoils_a_ready_cup_is_a_waste() -> None:
    position = barista(
        step="pour",
        cups=[{"coffee": 1, "milk": 1, "steam": 1}],
        hand={"ice": 1},
        rows=[[LATTE], [], [], []],
    )

    assert tones(position)["pour ice 1"] == "wasteful"
    assert outlook(position, "pour ice 1") == ("spoils", {"order": LATTE, "missing": 0})
    assert tones(position)["done"] == "forward"


def test_what_fits_no_order_may_go_back_loudly() -> None:
    position = barista(step="pour", hand={"ice": 1, "tea": 1}, rows=[[LATTE], [], [], []])

    assert tones(position) == {"done": "forward"}
    assert outlook(position, "done") == ("give-back", {"tokens": 2})


def test_a_cup_of_no_use_is_emptied_to_make_room_for_a_token_that_fits() -> None:
    position = barista(
        step="pour",
        cups=[{"ice": 1, "tea": 1}, {"ice": 1}, {"tea": 2}],
        hand={"milk": 1},
        rows=[[LATTE], [], [], []],
    )

    assert tones(position) == {"empty 1": "quiet", "empty 2": "forward", "empty 3": "quiet", "done": "quiet"}


def test_the_most_urgent_ready_order_is_sent_first_and_to_be_done_leaves_it() -> None:
    position = barista(
        step="send",
        cups=[{"coffee": 1, "milk": 1, "steam": 1}, {"coffee": 1, "milk": 1, "steam": 1}],
        rows=[["caffe_latte-2"], [], [], [LATTE]],
    )

    judged = tones(position)
    assert [text for text, tone in judged.items() if tone == "forward"] in (
        [f"send 1 {LATTE}"],
        [f"send 2 {LATTE}"],
    )
    assert judged["done"] == "wasteful"
    assert outlook(position, "done") == ("unsent", {"orders": 2, "order": LATTE})


def test_ending_the_turn_leads_forward() -> None:
    assert tones(barista(step="confirm")) == {"confirm": "forward"}


# On a terminal.


@pytest.mark.parametrize(
    ("language", "loud", "lost"),
    [
        ("en", "▸Send Caffè Latte from cup 1", "Done  Caffè Latte is ready and stays unsent"),
        ("fr", "▸Envoyer la commande Café latte", "Terminer  Commande prête, non envoyée\xa0: Café latte"),
    ],
)
def test_a_terminal_marks_what_leads_forward_and_says_what_is_lost(
    capsys: pytest.CaptureFixture[str], language: str, loud: str, lost: str
) -> None:
    people = ("Maya", "Tom", "Ana")
    at_table = Play(COFFEE_RUSH, people=people)
    at_table.position = barista(
        step="send", cups=[{"coffee": 1, "milk": 1, "steam": 1}], rows=[[LATTE], [], [], []]
    )

    Renderer(COFFEE_RUSH, at_table.position.content, people, language).decision(at_table, 0)

    told = capsys.readouterr().out
    assert loud in told
    assert lost in told


# Somebody who has never seen the game.


def recipes_of(position: CoffeeRushPosition) -> list[Heap]:
    recipes = position.content.recipes
    return [recipes[card] for row in position.rows[position.active] for card in row]


def within(cup: Heap, recipe: Heap) -> bool:
    return all(count(cup, i) <= count(recipe, i) for i in range(len(INGREDIENTS)))


def thrown_away(position: CoffeeRushPosition, choice: Choice) -> str:
    """What a choice throws away, judged by orders, cups and hand alone; empty text for nothing."""
    cups, recipes = position.cups[position.active], recipes_of(position)
    ready = [cup in recipes for cup in cups]

    def fits(cup: Heap) -> bool:
        return any(within(cup, recipe) for recipe in recipes)

    pouring = type(position.agenda[0]).__name__ == "PourTokens"
    if (choice == DONE and not pouring) or choice == CONFIRM:
        return "a ready order" if any(ready) else ""
    if choice == DONE:
        in_hand = [i for i in range(len(INGREDIENTS)) if count(position.hand, i)]
        open_cups = [cup for cup, done in zip(cups, ready, strict=True) if not done]
        return "a token that fits" if any(fits(cup + ONE[i]) for cup in open_cups for i in in_hand) else ""
    if isinstance(choice, Empty):
        return "a cup that fits" if fits(cups[choice.cup - 1]) else ""
    if isinstance(choice, Pour) and pouring:
        before = cups[choice.cup - 1]
        after = before + ONE[INDEX[choice.ingredient]]
        if before in recipes and after not in recipes:
            return "a ready cup"
        return "a cup that fits" if before and fits(before) and not fits(after) else ""
    if choice == STOP:
        return "a free step" if position.steps < 3 and len(position.choices(position.active)) > 1 else ""
    return ""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_takes_the_loudest_choice_throws_nothing_ready_away(seats: int) -> None:
    """50 games in all, every seat played so."""
    sent = 0
    for seed in range(17 if seats < 4 else 16):
        position = COFFEE_RUSH.setup({"fair_start": seed % 2 == 0}, seats=seats, seed=seed)
        for _ in range(MOST_CHOICES):
            if position.result is not None:
                break
            seat = position.seats_to_act[0]
            choice = loudest(position, seat)
            assert not thrown_away(position, choice), f"{choice} in the play of seed {seed}"
            sent += len(only(position.play(seat, choice), Sent))
        assert position.result is not None
    assert sent > 20 * seats, "there was much to be thrown away"


def test_the_judge_of_what_is_thrown_away_is_no_pushover() -> None:
    """Somebody who takes the last choice each time, where giving up stands, is caught soon."""
    position = COFFEE_RUSH.setup({}, seats=3, seed=1)
    for _ in range(200):
        seat = position.seats_to_act[0]
        choice = position.choices(seat)[-1]
        if thrown_away(position, choice):
            break
        position.play(seat, choice)
    else:
        pytest.fail("nobody was caught")


def test_a_step_is_no_waste() -> None:
    assert not thrown_away(barista(), StepTo("a2"))
