"""For each error of Café del Gatto: something that brings it about. `tests/test_messages.py` says them all."""

from __future__ import annotations

from typing import Any

from demitasse.games.cafe_del_gatto.content import load
from demitasse.kernel.content import Source
from tests.cafe_del_gatto.build import GATTO, MINKA, table
from tests.cafe_del_gatto.test_data import BAD
from tests.provoking import Provoke, Waltz, refusal_in


def bad(what: str) -> Provoke:
    """A content file that is refused."""
    return lambda: load((Source("mine.toml", BAD[what][0]),))


def refusal(text: str, *before: str, seat: int | None = None, over: bool = False, **facts: Any) -> Provoke:
    return refusal_in(lambda: table(**facts), text, *before, seat=seat, over=over)


DRY: dict[str, Any] = {"seats": 4, "bag": 1, "coins": 3}
FULL = {"espresso": [4]}
TIED = {"doppio": [1], "cappuccino": [1]}

PROVOKED: dict[str, Provoke] = {
    "cg-option-first": lambda: GATTO.checked({"first": 3}, 3),
    "cg-content-id": bad("an id with a space"),
    "cg-content-tokens": bad("fewer tokens than the machine holds"),
    "cg-content-cups": bad("six cups"),
    "cg-content-spaces": bad("a cup without spaces"),
    "cg-content-colour": bad("two cups of a colour"),
    "cg-content-card": bad("a cell of the drinks card missing"),
    "cg-content-card-order": bad("a card that pays more for more symbols"),
    "cg-content-no-tile": bad("a cup without tiles"),
    "cg-content-lowest": bad("too few lowest tiles"),
    "cg-content-tile-twice": bad("two tiles of the same value"),
    "cg-content-tile-copies": bad("a higher tile with copies"),
    "cg-content-no-tile-fits": bad("a cup no tile fits"),
    "cg-not-over": refusal("take", seat=0, over=True),
    "cg-not-a-seat": refusal("take", seat=7),
    "cg-not-your-turn": refusal("take", seat=1),
    "cg-not-a-choice": lambda: table().play(0, Waltz()),
    "cg-not-now": refusal("confirm"),
    "cg-not-without-an-action": refusal("end"),
    "cg-not-a-second-action": refusal("take", "take"),
    "cg-not-after-cleaning": refusal("take", "clean milk", coins=9),
    "cg-not-clean-while-serving": refusal("clean milk", "serve espresso", cups=FULL),
    "cg-not-clean-after": refusal("clean milk", "take"),
    "cg-not-dump-now": refusal("dump doppio"),
    "cg-not-in-the-intermediate-round": refusal("take", "buy milk 1", "confirm", cups=FULL, **DRY),
    "cg-not-but-dump": refusal("take", "buy milk 1", "confirm", others={1: {"cups": TIED}}, **DRY),
    "cg-no-such-place": refusal("buy milk 6"),
    "cg-not-without-a-space": refusal("buy milk 1", served={"latte_macchiato": 4}),
    "cg-not-so-dear": refusal("buy milk 1", coins=0),
    "cg-no-such-cup": refusal("serve mug"),
    "cg-not-a-served-cup": refusal("serve espresso", served={"espresso": 1}),
    "cg-not-a-full-cup": refusal("place espresso", "buy coffee 1", cups=FULL),
    "cg-not-that-colour": refusal("place latte_macchiato", "buy coffee 1"),
    "cg-not-full": refusal("serve cappuccino"),
    "cg-not-so-much-sugar": refusal("tile 8 1", "serve cappuccino", cups=MINKA),
    "cg-no-such-tile": refusal("tile 7", "serve cappuccino", cups=MINKA),
    "cg-not-a-taken-tile": refusal("tile 6", "serve cappuccino", cups=MINKA, gone={"cappuccino": [6]}),
    "cg-not-above-the-value": refusal("tile 8", "serve cappuccino", cups=MINKA),
    "cg-no-such-column": refusal("clean steam"),
    "cg-not-clean-for-less": refusal("clean milk", coins=1),
    "cg-not-the-fullest": refusal(
        "dump espresso", "buy milk 1", "confirm", others={1: {"cups": TIED}}, **DRY
    ),
}
