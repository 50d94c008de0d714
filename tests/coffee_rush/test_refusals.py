"""A wrong choice is refused with the rule it breaks, is explained in both languages, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import islice, product
from typing import NamedTuple

import pytest

from demitasse.games.coffee_rush.content import UPGRADES
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.games.coffee_rush.tokens import INGREDIENTS
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.language import LANGUAGES, say
from tests.coffee_rush.build import (
    COFFEE_RUSH,
    barista,
    new_play,
    offers,
    play,
    random_play,
    refused,
    rule,
    short_orders,
)

PEOPLE = ("Ada", "Ben", "Cleo", "Dev")
ESPRESSO = {"coffee": 1, "steam": 1}


class Wrong(NamedTuple):
    """A choice the rules refuse, the rule it breaks and the key of the sentence that says so."""

    rule: str
    key: str
    text: str
    position: Callable[[], CoffeeRushPosition]
    seat: int | None = None


def placing(seats: int = 3, *squares: str) -> Callable[[], CoffeeRushPosition]:
    """Meeples are being placed; these squares are taken."""

    def made() -> CoffeeRushPosition:
        position = new_play(seats, first=0)
        play(position, *(f"place {square}" for square in squares))
        return position

    return made


def at(step: str, **facts: object) -> Callable[[], CoffeeRushPosition]:
    def made() -> CoffeeRushPosition:
        return barista(**{"step": step, "rows": [["cocoa-1"]], **facts})  # type: ignore[arg-type]

    return made


def after(made: Callable[[], CoffeeRushPosition], *texts: str) -> Callable[[], CoffeeRushPosition]:
    def went_on() -> CoffeeRushPosition:
        position = made()
        play(position, *texts)
        return position

    return went_on


OVER = after(at("confirm", active=2, closed="deck"), "confirm")
FILLING = placing(2, "a2", "d4", "b2", "c1")
"""Two players, F = 0: Ben (seat 1) has coffee in cup 1 and holds milk, which goes into cup 1 or 2."""
MOVED = after(at("move", meeples=["a1", "d4", "a4"]), "step b1")
TWO_MOVED = after(at("move", seats=2, meeples=[("a1", "d1"), ("a4", "d4")]), "step b1")
POURING = at("pour", hand={"milk": 1}, cups=[{"ice": 1}])
SENDING = at("send", cups=[ESPRESSO, {"milk": 1}], rows=[["espresso-1"], ["cocoa-1"]])
CONFIRMING = at("confirm", cups=[{"milk": 1}])
UPGRADING = at("upgrade", sent=3, upgrades=["diagonal_move"])
CORNERED = after(at("move", seats=4, meeples=["c1", "a1", "b1", "a2"]), "step b1")

CASES = {
    "anything when the play is over": Wrong("CR-END-04", "cr-not-over", "step b1", OVER, 0),
    "anything by nobody when the play is over": Wrong("CR-END-04", "cr-not-over", "confirm", OVER, 9),
    "a seat beyond the table": Wrong("CR-SETUP-06", "cr-not-a-seat", "step b1", at("move"), 3),
    "a seat before the table": Wrong("CR-SETUP-06", "cr-not-a-seat", "step b1", at("move"), -1),
    "a turn of somebody else": Wrong("CR-TURN-02", "cr-not-your-turn", "step d3", at("move"), 1),
    "placing before one's moment": Wrong("CR-SETUP-14", "cr-not-your-turn", "place a1", placing(), 0),
    "filling before one's moment": Wrong("CR-SETUP-14", "cr-not-your-turn", "pour ice 1", FILLING, 0),
    # A choice that belongs to another step.
    "an upgrade with two sent orders": Wrong(
        "CR-UPG-02", "cr-not-three-sent", "upgrade double_corners", at("move", sent=2)
    ),
    "an upgrade after skipping it": Wrong(
        "CR-UPG-01", "cr-not-upgrade-now", "upgrade double_corners", after(UPGRADING, "skip")
    ),
    "an upgrade after a step": Wrong("CR-UPG-01", "cr-not-upgrade-now", "upgrade double_corners", MOVED),
    "an upgrade while pouring": Wrong("CR-UPG-01", "cr-not-upgrade-now", "upgrade double_corners", POURING),
    "pouring while moving": Wrong("CR-RULING-10", "cr-not-pour-while-moving", "pour caramel 1", MOVED),
    "emptying while moving": Wrong(
        "CR-RULING-10", "cr-not-pour-while-moving", "empty 1", at("move", cups=[{"ice": 1}])
    ),
    "pouring while sending": Wrong("CR-RULING-11", "cr-not-pour-after", "pour milk 3", SENDING),
    "emptying while sending": Wrong("CR-RULING-11", "cr-not-pour-after", "empty 2", SENDING),
    "pouring before confirming": Wrong("CR-RULING-11", "cr-not-pour-after", "pour milk 1", CONFIRMING),
    "emptying before confirming": Wrong("CR-RULING-11", "cr-not-pour-after", "empty 1", CONFIRMING),
    "a step while pouring": Wrong("CR-RULING-10", "cr-not-move-again", "step b1", POURING),
    "stopping while pouring": Wrong("CR-RULING-10", "cr-not-move-again", "stop", POURING),
    "a step while sending": Wrong("CR-RULING-10", "cr-not-move-again", "step b1", SENDING),
    "stopping before confirming": Wrong("CR-RULING-10", "cr-not-move-again", "stop", CONFIRMING),
    "sending while pouring": Wrong(
        "CR-RULING-11",
        "cr-not-send-before-done",
        "send 1 espresso-1",
        at("pour", cups=[ESPRESSO], rows=[["espresso-1"]]),
    ),
    "placing in a turn": Wrong("CR-TURN-03", "cr-not-now", "place c3", at("move")),
    "a step while placing": Wrong("CR-TURN-03", "cr-not-now", "step c3", placing()),
    "a step before the upgrade": Wrong("CR-TURN-03", "cr-not-now", "step b1", UPGRADING),
    "stopping before the upgrade": Wrong("CR-TURN-03", "cr-not-now", "stop", UPGRADING),
    "pouring before the upgrade": Wrong("CR-TURN-03", "cr-not-now", "pour milk 1", UPGRADING),
    "emptying before the upgrade": Wrong(
        "CR-TURN-03", "cr-not-now", "empty 1", at("upgrade", sent=3, cups=[{"ice": 1}])
    ),
    "emptying while filling": Wrong("CR-TURN-03", "cr-not-now", "empty 1", FILLING),
    "skipping when no upgrade is asked": Wrong("CR-TURN-03", "cr-not-now", "skip", at("move")),
    "done while moving": Wrong("CR-TURN-03", "cr-not-now", "done", MOVED),
    "done before confirming": Wrong("CR-TURN-03", "cr-not-now", "done", CONFIRMING),
    "sending while moving": Wrong(
        "CR-TURN-03",
        "cr-not-now",
        "send 1 espresso-1",
        at("move", cups=[ESPRESSO], rows=[["espresso-1"]]),
    ),
    "confirming while moving": Wrong("CR-TURN-03", "cr-not-now", "confirm", MOVED),
    "confirming while pouring": Wrong("CR-TURN-03", "cr-not-now", "confirm", POURING),
    "confirming while sending": Wrong("CR-TURN-03", "cr-not-now", "confirm", SENDING),
    "sending a match after done": Wrong(
        "CR-TURN-03", "cr-not-now", "send 1 espresso-1", after(SENDING, "done")
    ),
    # Placing.
    "placing beside the board": Wrong("CR-SETUP-01", "cr-no-such-square", "place e1", placing()),
    "placing on a meeple": Wrong("CR-SETUP-15", "cr-not-on-a-meeple", "place b2", placing(3, "b2")),
    "placing on one's own meeple": Wrong(
        "CR-2P-06", "cr-not-on-a-meeple", "place a2", placing(2, "a2", "d4")
    ),
    # Filling cups at the start with two players.
    "a third cup while two are equal": Wrong("CR-DEC-03", "cr-not-a-third-cup", "pour milk 3", FILLING),
    "a fourth cup of two players": Wrong("CR-2P-03", "cr-no-such-cup", "pour milk 4", FILLING),
    "a start token nobody gave": Wrong("CR-POUR-01", "cr-not-in-hand", "pour water 1", FILLING),
    # Upgrading.
    "an unknown upgrade": Wrong("CR-RULING-30", "cr-no-such-upgrade", "upgrade double_all", UPGRADING),
    "an active upgrade": Wrong("CR-UPG-06", "cr-not-active-twice", "upgrade diagonal_move", UPGRADING),
    # Moving.
    "a step beside the board": Wrong("CR-SETUP-01", "cr-no-such-square", "step a0", at("move")),
    "a step with a second meeple": Wrong("CR-SETUP-06", "cr-no-such-meeple", "step b1 2", at("move")),
    "a step with meeple zero": Wrong("CR-SETUP-06", "cr-no-such-meeple", "step b1 0", at("move")),
    "a step with a third meeple": Wrong("CR-2P-02", "cr-no-such-meeple", "step b1 3", TWO_MOVED),
    "a step with the other meeple": Wrong("CR-RULING-39", "cr-not-the-other-meeple", "step c1 2", TWO_MOVED),
    "a step to a square far away": Wrong("CR-MOVE-02", "cr-not-adjacent", "step c1", at("move")),
    "a step on the spot": Wrong("CR-MOVE-02", "cr-not-adjacent", "step a1", at("move")),
    "a diagonal step": Wrong("CR-MOVE-03", "cr-not-diagonal", "step b2", at("move")),
    "the last step onto a meeple": Wrong(
        "CR-MOVE-14",
        "cr-not-last-step-on-a-meeple",
        "step b1",
        at("move", steps=2, meeples=["a1", "b1", "d4"]),
    ),
    "a step into a dead end": Wrong("CR-RULING-06", "cr-not-into-a-dead-end", "step a1", CORNERED),
    "stopping without a step": Wrong("CR-MOVE-05", "cr-not-without-a-step", "stop", at("move")),
    "stopping on a meeple": Wrong("CR-MOVE-14", "cr-not-stop-on-a-meeple", "stop", CORNERED),
    # Pouring.
    "an unknown ingredient": Wrong("CR-POUR-01", "cr-no-such-ingredient", "pour sugar 1", POURING),
    "an ingredient not in hand": Wrong("CR-POUR-01", "cr-not-in-hand", "pour ice 2", POURING),
    "pouring into cup zero": Wrong("CR-SETUP-06", "cr-no-such-cup", "pour milk 0", POURING),
    "pouring into a fourth cup": Wrong("CR-SETUP-06", "cr-no-such-cup", "pour milk 4", POURING),
    "pouring into a fourth cup of two players": Wrong(
        "CR-2P-03", "cr-no-such-cup", "pour milk 4", at("pour", seats=2, hand={"milk": 1})
    ),
    "emptying an empty cup": Wrong("CR-POUR-08", "cr-not-empty-again", "empty 2", POURING),
    "emptying a fourth cup": Wrong("CR-SETUP-06", "cr-no-such-cup", "empty 4", POURING),
    # Sending.
    "sending a fourth cup": Wrong("CR-SETUP-06", "cr-no-such-cup", "send 4 espresso-1", SENDING),
    "sending an unknown order": Wrong("CR-ORDER-01", "cr-no-such-order", "send 1 espresso-9", SENDING),
    "sending an order one does not have": Wrong(
        "CR-RULING-17", "cr-not-your-order", "send 1 espresso-2", SENDING
    ),
    "sending a cup that does not match": Wrong("CR-RULING-16", "cr-not-a-match", "send 1 cocoa-1", SENDING),
    "sending an empty cup": Wrong("CR-RULING-16", "cr-not-a-match", "send 3 espresso-1", SENDING),
    "sending without a match before confirming": Wrong(
        "CR-RULING-16", "cr-not-a-match", "send 1 cocoa-1", CONFIRMING
    ),
}

every_case = pytest.mark.parametrize("case", [pytest.param(CASES[name], id=name) for name in CASES])


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=name, marks=rule(case.rule)) for name, case in CASES.items()]
)
def test_a_refusal_names_the_rule_that_is_broken(case: Wrong) -> None:
    position = case.position()

    refusal = refused(position, case.text, case.seat)

    assert (refusal.rule, refusal.message.key) == (case.rule, case.key)


@every_case
def test_a_refused_choice_was_not_offered_and_what_was_offered_still_is(case: Wrong) -> None:
    position = case.position()
    before = offers(position)
    assert case.seat is not None or case.text not in before

    refused(position, case.text, case.seat)

    assert offers(position) == before


@every_case
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_a_sentence_in_both_languages(case: Wrong, language: str) -> None:
    position = case.position()
    refusal = refused(position, case.text, case.seat)

    sentence = say(refusal.message, language, position.content.names, PEOPLE[: position.seats])

    assert len(sentence.split()) > 2
    assert not set("{}$") & set(sentence)
    assert sentence[-1] in ".!"


@every_case
def test_a_refusal_can_be_printed_and_ends_with_its_rule(case: Wrong) -> None:
    refusal = refused(case.position(), case.text, case.seat)

    assert str(refusal).endswith(f" ({case.rule})")


class Foreign(Choice, frozen=True, tag="dance"):
    """A choice of some other game."""

    floor: str


@rule("CR-TURN-03")
def test_a_choice_of_another_game_is_refused() -> None:
    position = barista()
    before = position.state()

    with pytest.raises(Illegal) as caught:
        position.play(0, Foreign("everywhere"))

    assert (caught.value.rule, caught.value.message.key) == ("CR-TURN-03", "cr-not-a-choice")
    assert caught.value.message.facts == {"choice": "dance everywhere"}
    assert position.state() == before


@pytest.mark.parametrize(
    ("made", "choice"),
    [
        (placing(), "place {}"),
        (UPGRADING, "upgrade {}"),
        (at("move"), "step {}"),
        (POURING, "pour {} 1"),
        (SENDING, "send 1 {}"),
    ],
)
def test_a_refusal_does_not_repeat_a_word_at_any_length(
    made: Callable[[], CoffeeRushPosition], choice: str
) -> None:
    refusal = refused(made(), choice.format("x" * 5000))

    facts = [fact for fact in refusal.message.facts.values() if isinstance(fact, str)]
    assert any("xxx" in fact for fact in facts)
    assert max(map(len, facts)) < 200


@cache
def universe(cards: tuple[str, ...]) -> tuple[Choice, ...]:
    """Every choice one could think of, and some one should not."""
    squares = [f"{column}{row}" for column in "abcde" for row in range(6)]
    cups = range(5)
    texts = [f"place {square}" for square in squares]
    texts += [f"step {square} {meeple}" for square, meeple in product(squares, range(4))]
    texts += [f"upgrade {upgrade}" for upgrade in (*UPGRADES, "turbo")]
    texts += [f"pour {kind} {cup}" for kind, cup in product((*INGREDIENTS, "sugar"), cups)]
    texts += [f"empty {cup}" for cup in cups]
    texts += [f"send {cup} {card}" for card, cup in product((*cards, "espresso-9"), cups)]
    texts += ["skip", "stop", "done", "confirm"]
    return tuple(COFFEE_RUSH.notation.parse(text) for text in texts)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("fair_start", [False, True])
def test_every_thinkable_choice_is_either_offered_or_refused_by_a_rule_of_the_book(
    seats: int, fair_start: bool
) -> None:
    ids = set(COFFEE_RUSH.rulebook.ids)
    steps = set()
    for position, _ in islice(random_play(seats, 4, short_orders(), fair_start=fair_start), 0, None, 3):
        steps.add(position.view(None).step)
        before = position.state()
        seat = position.active
        offered = position.choices(seat)
        thinkable = universe(position.content.card_ids)
        assert set(offered) <= set(thinkable)
        for choice in thinkable:
            if choice in offered:
                twin = position.copy()
                twin.play(seat, choice)
                assert twin.state() != before
            else:
                with pytest.raises(Illegal) as caught:
                    position.play(seat, choice)
                assert caught.value.rule in ids
        assert position.state() == before
    assert {"place", "move", "pour", "send", "confirm"} <= steps


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_else_can_play_even_what_is_offered(seats: int) -> None:
    ids = set(COFFEE_RUSH.rulebook.ids)
    for position, _ in islice(random_play(seats, 4, short_orders()), 0, None, 7):
        for choice in position.choices(position.active):
            for other in {-1, *range(seats), seats} - set(position.seats_to_act):
                with pytest.raises(Illegal) as caught:
                    position.play(other, choice)
                assert caught.value.rule in ids
