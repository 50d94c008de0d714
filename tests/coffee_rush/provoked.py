"""For each error of Coffee Rush: something that brings it about. `tests/test_messages.py` says them all."""

from __future__ import annotations

from typing import Any

from demitasse.games.coffee_rush.content import load
from demitasse.kernel.content import Source
from demitasse.kernel.errors import Illegal
from demitasse.kernel.play import Play
from tests.coffee_rush.build import COFFEE_RUSH, barista, new_play, offers, play, refused
from tests.provoking import Provoke, Waltz, refusal_in


def from_file(text: str) -> Provoke:
    return lambda: load((Source("mine.toml", text),))


def with_options(seats: int, **given: object) -> Provoke:
    return lambda: COFFEE_RUSH.checked(given, seats)


def refusal(text: str, *before: str, seat: int | None = None, over: bool = False, **facts: Any) -> Provoke:
    return refusal_in(lambda: barista(**facts), text, *before, seat=seat, over=over)


def a_cup_too_far() -> Illegal:
    position = new_play(2)
    play(position, *(f"place {square}" for square in ("a1", "d1", "a4", "d4")))
    return refused(position, offers(position)[0][:-1] + "3")


def an_undo_after(*texts: str, by: int) -> Provoke:
    def provoke() -> object:
        table = Play(COFFEE_RUSH, COFFEE_RUSH.checked({"first": 0}, 3), people=["Maya", "Tom", "Ana"])
        for text in texts:
            table.choose(table.position.seats_to_act[0], COFFEE_RUSH.notation.parse(text))
        return table.undo(by)

    return provoke


NEXT_TO_A_MEEPLE = ["a1", "b1", "d4"]
IN_A_CORNER = ["c1", "a1", "b1", "a2"]
MILK = {"milk": 1}

PROVOKED: dict[str, Provoke] = {
    "cr-content-ingredients": from_file(
        '[[ingredient]]\nid = "gin"\nname = { en = "Gin", fr = "Gin" }\nsupply = 2\nspecialty = true'
    ),
    "cr-content-upgrades": from_file('[[upgrade]]\nid = "double_corners"\nremove = true'),
    "cr-content-board": from_file('[board]\ngrid = [["milk"]]'),
    "cr-content-order-id": from_file(
        '[[order]]\nid = "Café"\nname = { en = "Coffee", fr = "Café" }\ningredients = { coffee = 1 }\n'
        'specialty = false\ncopies = 1\nserved = "hot"\nstatus = "own"'
    ),
    "cr-content-recipe": from_file('[[order]]\nid = "espresso"\ningredients = {}'),
    "cr-content-cards": from_file('[[order]]\nid = "cocoa"\ncopies = 1'),
    "cr-content-fair-start": from_file(
        '[[order]]\nid = "espresso"\ncopies = 1\n[[order]]\nid = "americano"\ncopies = 4'
    ),
    "cr-option-first": with_options(3, first=3),
    "cr-option-colours-count": with_options(3, colours="red"),
    "cr-option-colours-shared": with_options(3, colours="red,red,blue"),
    "cr-option-colours-two": with_options(2, colours="red,green"),
    "cr-not-over": refusal("stop", seat=0, over=True),
    "cr-not-a-seat": refusal("stop", seat=7),
    "cr-not-your-turn": refusal("stop", seat=1),
    "cr-not-a-choice": lambda: barista().play(0, Waltz()),
    "cr-not-now": refusal("confirm"),
    "cr-no-such-square": refusal("step z9"),
    "cr-not-on-a-meeple": an_undo_after("place a1", "place a1", by=0),
    "cr-not-a-third-cup": a_cup_too_far,
    "cr-not-upgrade-now": refusal("upgrade double_corners", step="pour", hand=MILK),
    "cr-not-three-sent": refusal("upgrade double_corners", sent=2),
    "cr-no-such-upgrade": refusal("upgrade music", step="upgrade", sent=3),
    "cr-not-active-twice": refusal(
        "upgrade double_corners", step="upgrade", sent=3, upgrades=["double_corners"]
    ),
    "cr-no-such-meeple": refusal("step b1 2"),
    "cr-not-the-other-meeple": refusal("step d2 2", "step b1", seats=2),
    "cr-not-adjacent": refusal("step c3"),
    "cr-not-diagonal": refusal("step b2"),
    "cr-not-last-step-on-a-meeple": refusal("step b1", meeples=NEXT_TO_A_MEEPLE, steps=2),
    "cr-not-into-a-dead-end": refusal("step a1", "step b1", seats=4, meeples=IN_A_CORNER),
    "cr-not-without-a-step": refusal("stop"),
    "cr-not-stop-on-a-meeple": refusal("stop", "step b1", meeples=NEXT_TO_A_MEEPLE),
    "cr-not-move-again": refusal("step b1", step="pour", hand=MILK),
    "cr-not-pour-while-moving": refusal("pour milk 1"),
    "cr-not-pour-after": refusal("empty 1", step="confirm"),
    "cr-no-such-ingredient": refusal("pour beer 1", step="pour", hand=MILK),
    "cr-not-in-hand": refusal("pour tea 1", step="pour", hand=MILK),
    "cr-no-such-cup": refusal("pour milk 4", step="pour", hand=MILK),
    "cr-not-empty-again": refusal("empty 1", step="pour", hand=MILK),
    "cr-not-send-before-done": refusal("send 1 espresso-1", step="pour", hand=MILK),
    "cr-no-such-order": refusal("send 1 beer-1", step="send", cups=[MILK]),
    "cr-not-your-order": refusal("send 1 espresso-1", step="send", cups=[MILK]),
    "cr-not-a-match": refusal("send 1 espresso-1", step="send", cups=[MILK], rows=[["espresso-1"]]),
}
