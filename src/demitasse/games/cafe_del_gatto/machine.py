"""The espresso machine: two columns of five tokens, and what each of them costs (CG-BUY)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from demitasse.games.cafe_del_gatto.bag import draw
from demitasse.games.cafe_del_gatto.content import FACES, ROWS, SURCHARGE, Face, Token
from demitasse.games.cafe_del_gatto.events import Filled
from demitasse.kernel.event import Event
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition

Column = tuple[Token, ...]
"""The tokens of a column, the lowest row first."""


def price(position: CafeDelGattoPosition, column: Face, row: int) -> int:
    """CG-BUY-03, CG-BUY-04, CG-BUY-05, CG-BUY-06, CG-BUY-07, CG-BUY-10: the Barista value of the present neighbour, and
    a surcharge in the two upper rows.
    """
    return position.content.values[position.machine[1 - column][row]] + SURCHARGE[row]


def prices(position: CafeDelGattoPosition, column: Face) -> tuple[int, ...]:
    return tuple(price(position, column, row) for row in range(ROWS))


def take_out(position: CafeDelGattoPosition, column: Face, row: int) -> Token:
    """CG-BUY-09: the tokens above slide down one row, the other column stays."""
    tokens = position.machine[column]
    position.machine = replaced(position.machine, column, tokens[:row] + tokens[row + 1 :])
    return tokens[row]


def fill(position: CafeDelGattoPosition, column: Face, events: list[Event]) -> None:
    """CG-BUY-16, CG-BUY-17, CG-CLEAN-03, CG-RULING-03, CG-INV-05: from the bag, row by row upwards; the column gives
    the face.
    """
    tokens = position.machine[column]
    new = draw(position, ROWS - len(tokens), events)
    position.machine = replaced(position.machine, column, tokens + new)
    events.append(Filled(FACES[column], named(position, new)))


def named(position: CafeDelGattoPosition, tokens: Sequence[Token]) -> tuple[str, ...]:
    return tuple(position.content.token_ids[token] for token in tokens)
