"""Why a choice is refused: the rule it breaks, and the facts to say it in a sentence.

Only asked about choices that are not offered, so every path ends in a refusal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from demitasse.games.cafe_del_gatto.buying import place_of
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
from demitasse.games.cafe_del_gatto.content import FACES, MILK, ROWS
from demitasse.games.cafe_del_gatto.cups import barista_value, wanted
from demitasse.games.cafe_del_gatto.machine import price
from demitasse.games.cafe_del_gatto.serving import available, server
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Seat

if TYPE_CHECKING:
    from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition

STEP_OF: dict[type[Choice], tuple[str, ...]] = {
    Buy: ("turn", "cleaned"),
    Place: ("cup",),
    Serve: ("turn", "serve", "intermediate"),
    Tile: ("tile",),
    Done: ("serve",),
    Take: ("turn",),
    Clean: ("turn", "cleaned"),
    End: ("cleaned",),
    Confirm: ("confirm",),
    Dump: ("dump",),
}
"""Where each choice belongs."""

ACTIONS = (Buy, Serve, Take)


def why_not(position: CafeDelGattoPosition, seat: Seat, choice: Choice) -> Illegal:
    if not position.agenda:
        return Illegal("CG-END-03", "cg-not-over")
    step, asked = position.agenda[0]
    if not 0 <= seat < position.seats:
        return Illegal("CG-TURN-02", "cg-not-a-seat", number=seat, last=position.seats - 1)
    if seat != asked:
        rule = "CG-TURN-02" if asked == position.active else "CG-INTER-02"
        return Illegal(rule, "cg-not-your-turn", seat=asked)
    if type(choice) not in STEP_OF:
        return Illegal("CG-TURN-03", "cg-not-a-choice", choice=str(choice)[:60])
    if step not in STEP_OF[type(choice)]:
        return wrong_moment(position, step, choice)
    explain: Callable[[CafeDelGattoPosition, Any], Illegal] = EXPLAIN[type(choice)]
    return explain(position, choice)


def wrong_moment(position: CafeDelGattoPosition, step: str, choice: Choice) -> Illegal:
    """The rules that draw the line between one moment of a turn and another."""
    if isinstance(choice, Dump):
        return Illegal("CG-RULING-09", "cg-not-dump-now")
    if step == "intermediate" or (step in ("tile", "confirm") and position.agenda[-1][0] == "resume"):
        return Illegal("CG-INTER-02", "cg-not-in-the-intermediate-round")
    if step == "dump":
        return Illegal("CG-INTER-06", "cg-not-but-dump")
    if isinstance(choice, End):
        return Illegal("CG-TURN-04", "cg-not-without-an-action")
    if isinstance(choice, Serve | Take) and step == "cleaned":
        return Illegal("CG-RULING-14", "cg-not-after-cleaning")
    if isinstance(choice, Clean) and step in ("tile", "serve"):
        return Illegal("CG-DEC-12", "cg-not-clean-while-serving")
    if isinstance(choice, Clean):
        return Illegal("CG-CLEAN-01", "cg-not-clean-after")
    if isinstance(choice, ACTIONS):
        return Illegal("CG-TURN-03", "cg-not-a-second-action")
    return Illegal("CG-TURN-03", "cg-not-now", choice=choice.verb, step=step)


def why_not_buy(position: CafeDelGattoPosition, choice: Buy) -> Illegal:
    if choice.column not in FACES or not 1 <= choice.row <= ROWS:
        place = f"{choice.column[:20]} {choice.row}"
        return Illegal("CG-BUY-02", "cg-no-such-place", place=place, rows=ROWS)
    column, row = FACES.index(choice.column), choice.row - 1
    if not wanted(position, position.active) >> column & 1:
        return Illegal("CG-RULING-06", "cg-not-without-a-space", column=choice.column)
    coins = position.coins[position.active]
    return Illegal("CG-RULING-07", "cg-not-so-dear", price=price(position, column, row), coins=coins)


def why_not_place(position: CafeDelGattoPosition, choice: Place) -> Illegal:
    if choice.cup not in position.content.cup_index:
        return no_such_cup(position, choice.cup)
    cup = position.content.cup_index[choice.cup]
    if position.served[position.active][cup]:
        return Illegal("CG-SERVE-16", "cg-not-a-served-cup", cup=choice.cup)
    if len(position.cups[position.active][cup]) == len(position.content.spaces[cup]):
        return Illegal("CG-BUY-12", "cg-not-a-full-cup", cup=choice.cup)
    rule = "CG-BUY-13" if place_of(position)[0] == MILK else "CG-BUY-14"
    return Illegal(rule, "cg-not-that-colour", cup=choice.cup, column=FACES[place_of(position)[0]])


def no_such_cup(position: CafeDelGattoPosition, cup: str) -> Illegal:
    return Illegal("CG-SETUP-09", "cg-no-such-cup", cup=cup[:40], cups=", ".join(position.content.cup_ids))


def why_not_serve(position: CafeDelGattoPosition, choice: Serve) -> Illegal:
    if choice.cup not in position.content.cup_index:
        return no_such_cup(position, choice.cup)
    seat, cup = server(position), position.content.cup_index[choice.cup]
    if position.served[seat][cup]:
        return Illegal("CG-SERVE-16", "cg-not-a-served-cup", cup=choice.cup)
    filled, spaces = len(position.cups[seat][cup]), len(position.content.spaces[cup])
    return Illegal("CG-SERVE-02", "cg-not-full", cup=choice.cup, filled=filled, spaces=spaces)


def why_not_tile(position: CafeDelGattoPosition, choice: Tile) -> Illegal:
    seat, cup = server(position), position.cup
    id, owned = position.content.cup_ids[cup], position.sugar[seat]
    values = position.content.tile_values[cup]
    if choice.sugar > owned:
        return Illegal("CG-SUGAR-03", "cg-not-so-much-sugar", sugar=choice.sugar, owned=owned)
    if choice.value not in values:
        known = ", ".join(map(str, values))
        return Illegal("CG-SERVE-10", "cg-no-such-tile", tile=choice.value, cup=id, known=known)
    if choice.value not in available(position, cup):
        return Illegal("CG-SERVE-13", "cg-not-a-taken-tile", tile=choice.value, cup=id)
    value = barista_value(position, position.cups[seat][cup]) + choice.sugar
    return Illegal("CG-SERVE-10", "cg-not-above-the-value", tile=choice.value, value=value)


def why_not_clean(position: CafeDelGattoPosition, choice: Clean) -> Illegal:
    if choice.column not in FACES:
        return Illegal("CG-CLEAN-01", "cg-no-such-column", column=choice.column[:20])
    coins = position.coins[position.active]
    return Illegal("CG-CLEAN-01", "cg-not-clean-for-less", price=COST, coins=coins)


def why_not_dump(position: CafeDelGattoPosition, choice: Dump) -> Illegal:
    if choice.cup not in position.content.cup_index:
        return no_such_cup(position, choice.cup)
    return Illegal("CG-INTER-06", "cg-not-the-fullest", cup=choice.cup)


EXPLAIN: dict[type[Choice], Callable[[CafeDelGattoPosition, Any], Illegal]] = {
    Buy: why_not_buy,
    Place: why_not_place,
    Serve: why_not_serve,
    Tile: why_not_tile,
    Clean: why_not_clean,
    Dump: why_not_dump,
}
"""Done, take, end and confirm are always offered at their moment."""
