"""For each error of Seize the Bean: something that brings it about. `tests/test_messages.py` says them all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from demitasse.games.seize_the_bean.content import load
from demitasse.kernel.choice import Choice
from demitasse.kernel.content import Source
from demitasse.kernel.errors import Illegal
from tests.playing import play, refused
from tests.seize_the_bean.build import BEAN, begin, effect, go_on, table
from tests.seize_the_bean.test_content_files import BAD


class Waltz(Choice, frozen=True, tag="waltz"):
    """A choice of no game we know."""


def bad(what: str) -> Callable[[], object]:
    """A content file that is refused."""
    return lambda: load((Source("mine.toml", BAD[what][0]),))


def refusal(
    text: str,
    *before: str,
    seat: int | None = None,
    phase: str = "",
    effects: Sequence[str] = (),
    **facts: Any,
) -> Callable[[], object]:
    """A choice that is refused after others, in a phase, or while an effect asks."""

    def provoke() -> Illegal:
        position = table(**facts)
        if phase:
            begin(position, phase)
        if effects:
            effect(position, 0, *effects)
        play(position, *before)
        return refused(position, text, seat)

    return provoke


def a_play_that_is_over() -> Illegal:
    position = table()
    position.agenda = ()
    return refused(position, "confirm", seat=0)


def two_achievements(text: str) -> Callable[[], object]:
    def provoke() -> Illegal:
        position = table(cafes={0: {"pantry": [*FIVE_SPECIALS, "hipsters-p2", "tourists-p3"]}})
        go_on(position, ("achievements", 0))
        return refused(position, text)

    return provoke


def a_delivery_to_its_own_row() -> Illegal:
    position = table(cafes={0: {"pantry": ["cyclists-p2", "hipsters-p1", "hipsters-p2"]}})
    play(position, "place beans")
    return refused(position, "activate bean3 hipsters-p1")


FIVE_SPECIALS = ["hipsters-p1", "hipsters-p3", "hipsters-p4", "hipsters-p5", "cyclists-p4"]
UPGRADED = {0: {"style": ["hipsters-s5"], "pantry": ["cyclists-p2", "hipsters-p1", "hipsters-p2"]}}
FIVE_ICONS = {0: {"pantry": ["hipsters-p1", "hipsters-p2", "hipsters-p4", "hipsters-p5"]}}
SINGING = {0: {"line": ["musicians-c07", "hipsters-c04"], "milk": 3}}
DELIVERY = ["trigger pantry any_row 1"]

PROVOKED: dict[str, Callable[[], object]] = {
    "sb-option-first": lambda: BEAN.checked({"first": 3}, 3),
    "sb-content-id": bad("an id no choice could name"),
    "sb-content-unknown": bad("an unknown ability"),
    "sb-content-effect": bad("an effect nobody knows"),
    "sb-content-price": bad("a price of nothing"),
    "sb-content-neighbourhood": bad("five groups in a neighbourhood"),
    "sb-content-groups": bad("no group at all"),
    "sb-content-order": bad("an order of nothing"),
    "sb-content-no-icon": bad("an upgrade without an icon"),
    "sb-content-repeats": bad("a row that repeats its base icon"),
    "sb-content-group-size": bad("nine customers"),
    "sb-content-fixed": bad("an action space less"),
    "sb-content-tokens": bad("too few tokens"),
    "sb-content-reviews": bad("reviews for some players only"),
    "sb-content-start": bad("hype beyond its track"),
    "sb-not-over": a_play_that_is_over,
    "sb-not-a-seat": refusal("place beans", seat=7),
    "sb-not-your-turn": refusal("place beans", seat=1),
    "sb-not-a-choice": lambda: table().play(0, Waltz()),
    "sb-not-now": refusal("confirm"),
    "sb-no-such-space": refusal("place roof"),
    "sb-not-on-that-space-again": refusal("place beans", cafes={0: {"baristas": ["beans"]}}),
    "sb-no-such-icon": refusal("activate bean9", "place attract", cafes=UPGRADED),
    "sb-not-your-icon": refusal("activate review hipsters-s2", "place attract", cafes=UPGRADED),
    "sb-not-in-this-action": refusal("activate attract hipsters-s5", "place attract", cafes=UPGRADED),
    "sb-not-this-icon-again": refusal("activate milk3", "place milk", "activate milk3", cafes=FIVE_ICONS),
    "sb-not-a-base-icon": refusal("activate milk3", effects=DELIVERY, cafes=UPGRADED),
    "sb-not-on-your-upgrades": refusal("activate connections hipsters-s5", effects=DELIVERY, cafes=UPGRADED),
    "sb-not-one-of-its-kind": refusal("activate delivery cyclists-p2", effects=DELIVERY, cafes=UPGRADED),
    "sb-not-the-same-icon": refusal(
        "activate bean3 hipsters-p1",
        "activate bean3 hipsters-p1",
        effects=["trigger pantry any_row 2"],
        cafes=UPGRADED,
    ),
    "sb-not-in-its-own-row": a_delivery_to_its_own_row,
    "sb-not-combine": refusal(
        "combine", "place attract", cafes={0: {"style": ["hipsters-s1", "hipsters-s2"]}}
    ),
    "sb-no-such-card": refusal("take beer", "place attract"),
    "sb-not-from-that-row": refusal("take hipsters-p1", "place attract"),
    "sb-not-visible": refusal(
        "take hipsters-c01",
        "place attract",
        customers=["hipsters-c02"],
        decks={"customers": ["hipsters-c01"]},
    ),
    "sb-not-by-word-of-mouth": refusal(
        "take cyclists-c02",
        effects=["recruit discard present"],
        cafes={0: {"style": ["hipsters-s1"]}},
        customers=["hipsters-c01", "hipsters-c02", "cyclists-c02"],
    ),
    "sb-not-in-your-line": refusal("pick hipsters-c01", phase="service", cafes=SINGING),
    "sb-no-such-deck": refusal("look cellar", effects=["connections"]),
    "sb-not-an-empty-deck": refusal("look style", effects=["connections"], decks={"style": 0}),
    "sb-not-discard-there": refusal("discard 1", "look style", effects=["connections"]),
    "sb-nothing-to-order": refusal("return 1", "discard 2", effects=["track 2"]),
    "sb-no-such-place": refusal("return 4", "look style", effects=["connections"]),
    "sb-no-such-achievement": two_achievements("unlock fame"),
    "sb-not-reached": two_achievements("unlock niche_style"),
    "sb-not-that-bonus": refusal(
        "bonus milk2",
        "place pantry",
        "take cyclists-p4",
        pantry=["cyclists-p4"],
        bonuses=["hype", "bean3"],
        cafes={0: {"pantry": FIVE_SPECIALS[:4]}},
    ),
    "sb-not-optional": refusal("decline", "place attract"),
}
