"""Setting up: where the meeples start, and what becomes of the first tokens."""

from __future__ import annotations

from typing import NamedTuple

from demitasse.bots.coffee_rush.forecast import TURNS_AHEAD
from demitasse.bots.coffee_rush.prospects import Outlook, Prospects, Waiting, waiting_orders
from demitasse.bots.coffee_rush.routes import distances
from demitasse.bots.coffee_rush.worth import Worth
from demitasse.games.coffee_rush.content import CUPS, POUR, Square
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.games.coffee_rush.setting_up import PlaceMeeple, waiting_ingredient
from demitasse.games.coffee_rush.tokens import EMPTY_HEAP, ONE, Heap
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat

ALL_TURNS_COME = (1.0,) * (TURNS_AHEAD + 1)


class Start(NamedTuple):
    """A choice while setting up, and what it lets one look forward to."""

    choice: Choice
    outlook: Outlook
    orders: tuple[Waiting, ...]


def plan_start(position: CoffeeRushPosition, seat: Seat, worth: Worth) -> Start:
    """The best choice of a seat that is asked for a square or a cup."""
    content = position.content
    orders = tuple(waiting_orders(content, position.rows[seat], turns=1))
    prospects = Prospects(orders, distances(content, position.upgrades[seat]), ALL_TURNS_COME, worth)
    standing = position.meeples[seat]
    starts: list[Start] = []
    if isinstance(position.agenda[0], PlaceMeeple):
        for choice in position.choices(seat):
            square = content.board.place.index(choice)
            squares = (*standing, square)
            tokens = [ONE[content.board.yields[square]] for square in squares]
            outlook = max(look_ahead(prospects, cups, squares) for cups in ways_to_fill(tokens))
            starts.append(Start(choice, outlook, orders))
    else:
        ingredient = waiting_ingredient(position)
        first = position.cups[seat][0]
        for choice, cups in zip(
            POUR[ingredient], ((first + ONE[ingredient],), (first, ONE[ingredient])), strict=False
        ):
            starts.append(Start(choice, look_ahead(prospects, cups, standing), orders))
    return max(starts, key=lambda start: start.outlook.worth)


def ways_to_fill(tokens: list[Heap]) -> list[tuple[Heap, ...]]:
    """CR-2P-08: each token in a cup of its own, or two in the same."""
    return [tuple(tokens)] if len(tokens) == 1 else [tuple(tokens), (sum(tokens),)]


def look_ahead(prospects: Prospects, filled: tuple[Heap, ...], squares: tuple[Square, ...]) -> Outlook:
    cups = tuple(sorted((*filled, *(EMPTY_HEAP,) * (CUPS - len(filled)))))
    return prospects.outlook(EMPTY_HEAP, cups, 0, squares, 0)
