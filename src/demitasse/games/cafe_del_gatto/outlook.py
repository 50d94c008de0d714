"""What a choice leads to, in a few words: for the list of choices and the marks on the board.

Only what everybody can see is told, so this is help and no rule. How loudly a choice is offered is judged in `tones`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from demitasse.games.cafe_del_gatto.buying import NOT_CHOSEN, SWEET, offered_token, place_of
from demitasse.games.cafe_del_gatto.choices import (
    Buy,
    Clean,
    Confirm,
    Done,
    Dump,
    End,
    Place,
    Serve,
    Take,
    Tile,
)
from demitasse.games.cafe_del_gatto.cleaning import COST
from demitasse.games.cafe_del_gatto.content import FACES, Cup, Token
from demitasse.games.cafe_del_gatto.cups import barista_value, full_cups, payment
from demitasse.games.cafe_del_gatto.machine import price
from demitasse.games.cafe_del_gatto.serving import available
from demitasse.games.cafe_del_gatto.supply import TAKEN
from demitasse.games.cafe_del_gatto.turns import TakeTurn
from demitasse.kernel.choice import Choice
from demitasse.kernel.message import Fact, Message

if TYPE_CHECKING:
    from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition


def outlook(position: CafeDelGattoPosition, choice: Choice) -> Message | None:
    look = LOOK.get(type(choice))
    return None if look is None else look(position, choice)


def wasted_cup(position: CafeDelGattoPosition) -> str:
    """CG-END-03: a full cup that is served in this turn or never; empty while there are turns to come."""
    if not position.closing or not isinstance(position.agenda[0], TakeTurn):
        return ""
    full = full_cups(position, position.active)
    return position.content.cup_ids[full[0]] if full else ""


def of_buy(position: CafeDelGattoPosition, choice: Buy) -> Message:
    """Which token it is, what it costs, and whether sugar comes with it."""
    column, row = FACES.index(choice.column), choice.row - 1
    token = position.machine[column][row]
    sweet = position.content.values[token] == SWEET and position.sugar_supply > 0
    facts: dict[str, Fact] = {
        "token": position.content.token_ids[token],
        "price": price(position, column, row),
        "sugar": 1 if sweet else 0,
    }
    wasted = wasted_cup(position)
    if wasted:
        return Message("cg-outlook-wastes", {**facts, "cup": wasted})
    return Message("cg-outlook-buy", facts)


def of_place(position: CafeDelGattoPosition, choice: Place) -> Message:
    """How far the cup gets by it, and what it is worth if it is full then."""
    cup = position.content.cup_index[choice.cup]
    column, row = place_of(position)
    tokens = (*position.cups[position.active][cup], position.machine[column][row])
    spaces = len(position.content.spaces[cup])
    if len(tokens) < spaces:
        return Message("cg-outlook-filled", {"filled": len(tokens), "spaces": spaces})
    return Message(
        "cg-outlook-full",
        {"value": barista_value(position, tokens), "coins": payment(position, cup, tokens)},
    )


def of_serve(position: CafeDelGattoPosition, choice: Serve) -> Message:
    """The best tile in reach without sugar."""
    seat, cup = position.agenda[0].seat, position.content.cup_index[choice.cup]
    tokens = position.cups[seat][cup]
    best = best_tile(position, cup, tokens)
    coins = payment(position, cup, tokens) + barista_value(position, tokens) - best
    return Message("cg-outlook-serve", {"tile": best, "coins": coins})


def best_tile(position: CafeDelGattoPosition, cup: Cup, tokens: tuple[Token, ...]) -> int:
    """CG-SERVE-10: the highest tile on the shelf that these tokens reach without sugar."""
    value = barista_value(position, tokens)
    return max(tile for tile in available(position, cup) if tile <= value)


def of_tile(position: CafeDelGattoPosition, choice: Tile) -> Message:
    """The coins it brings, difference included."""
    seat, cup = position.agenda[0].seat, position.cup
    tokens = position.cups[seat][cup]
    difference = barista_value(position, tokens) + choice.sugar - choice.value
    return Message(
        "cg-outlook-tile", {"points": choice.value, "coins": payment(position, cup, tokens) + difference}
    )


def of_done(position: CafeDelGattoPosition, choice: Done) -> Message:
    return Message("cg-outlook-done", {"full": len(full_cups(position, position.active))})


def of_end(position: CafeDelGattoPosition, choice: End) -> Message:
    return Message("cg-outlook-no-token", {"coins": position.coins[position.active]})


def of_take(position: CafeDelGattoPosition, choice: Take) -> Message:
    wasted = wasted_cup(position)
    if wasted:
        return Message("cg-outlook-wastes", {"cup": wasted})
    return Message("cg-outlook-coins", {"coins": position.coins[position.active] + TAKEN})


def of_clean(position: CafeDelGattoPosition, choice: Clean) -> Message:
    wasted = wasted_cup(position)
    if wasted:
        return Message("cg-outlook-wastes", {"cup": wasted})
    return Message("cg-outlook-coins", {"coins": position.coins[position.active] - COST})


def of_confirm(position: CafeDelGattoPosition, choice: Confirm) -> Message | None:
    if position.place == NOT_CHOSEN:
        return None
    coins = position.coins[position.active] - offered_token(position)[1]
    return Message("cg-outlook-coins", {"coins": coins})


def of_dump(position: CafeDelGattoPosition, choice: Dump) -> Message:
    cup = position.content.cup_index[choice.cup]
    return Message(
        "cg-outlook-dump", {"value": barista_value(position, position.cups[position.agenda[0].seat][cup])}
    )


LOOK: dict[type[Choice], Callable[[CafeDelGattoPosition, Any], Message | None]] = {
    Buy: of_buy,
    Place: of_place,
    Serve: of_serve,
    Tile: of_tile,
    Done: of_done,
    End: of_end,
    Take: of_take,
    Clean: of_clean,
    Confirm: of_confirm,
    Dump: of_dump,
}
