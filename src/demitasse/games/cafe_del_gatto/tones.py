"""How loudly each choice is offered: what serves or fills a cup leads forward, leaving a full one standing is quiet.

Only what everybody can see is judged, and nothing is forbidden by it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from demitasse.games.cafe_del_gatto.buying import ChooseCup, place_of
from demitasse.games.cafe_del_gatto.choices import CONFIRM, DONE, END, Buy, Clean, Place, Serve, Tile
from demitasse.games.cafe_del_gatto.cleaning import AfterCleaning
from demitasse.games.cafe_del_gatto.content import FACES, Face
from demitasse.games.cafe_del_gatto.cups import fitting_cups
from demitasse.games.cafe_del_gatto.intermediate_round import DumpCup, ServeOne
from demitasse.games.cafe_del_gatto.machine import price
from demitasse.games.cafe_del_gatto.outlook import best_tile
from demitasse.games.cafe_del_gatto.scoring import CUBES_PER_POINT
from demitasse.games.cafe_del_gatto.serving import ChooseTile, ServeMore
from demitasse.games.cafe_del_gatto.turns import ConfirmTurn, TakeTurn
from demitasse.kernel.choice import Choice
from demitasse.kernel.outlook import Foreseen, Tone, Tones

if TYPE_CHECKING:
    from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition


def tones(position: CafeDelGattoPosition, foreseen: Foreseen) -> Tones:
    judge = JUDGE.get(type(position.agenda[0]))
    return {} if judge is None else judge(position, foreseen)


def of_turn(position: CafeDelGattoPosition, foreseen: Foreseen) -> Tones:
    """Serve what is full; else buy what fills a cup. Cleaning costs coins and a chance, so it does not shout."""
    judged: dict[Choice, Tone] = {choice: "quiet" for choice in foreseen if isinstance(choice, Clean)}
    for choice, message in foreseen.items():
        if message is not None and message.key == "cg-outlook-wastes":
            judged[choice] = "wasteful"
    best = best_service(foreseen) or filling_purchase(position, foreseen)
    return judged if best is None else {**judged, best: "forward"}


def best_service(foreseen: Foreseen) -> Choice | None:
    """The full cup that brings the best tile."""
    tiles = {
        choice: int(str(message.facts["tile"]))
        for choice, message in foreseen.items()
        if isinstance(choice, Serve) and message is not None
    }
    return max(tiles, key=lambda choice: tiles[choice], default=None)


def filling_purchase(position: CafeDelGattoPosition, foreseen: Foreseen) -> Choice | None:
    """The token that fills a cup for the best tile, the cheapest of equals; in one's last turn it comes too late."""
    if position.closing:
        return None
    ways: list[tuple[int, int, Choice]] = []
    for choice in foreseen:
        if isinstance(choice, Buy):
            column, row = FACES.index(choice.column), choice.row - 1
            reached = tile_reached(position, column, row)
            if reached:
                ways.append((reached, -price(position, column, row), choice))
    return max(ways, key=lambda way: way[:2], default=(0, 0, None))[2]


def tile_reached(position: CafeDelGattoPosition, column: Face, row: int) -> int:
    """The best tile of a cup that this token would fill; 0 when it fills none."""
    seat, spaces = position.active, position.content.spaces
    token = position.machine[column][row]
    filled = [
        best_tile(position, cup, (*position.cups[seat][cup], token))
        for cup in fitting_cups(position, seat, column)
        if len(position.cups[seat][cup]) + 1 == len(spaces[cup])
    ]
    return max(filled, default=0)


def of_fresh_tokens(position: CafeDelGattoPosition, foreseen: Foreseen) -> Tones:
    """Whoever paid for new tokens wants one: above all one that fills a cup."""
    judged: dict[Choice, Tone] = {choice: "quiet" for choice in foreseen if isinstance(choice, Clean)}
    best = filling_purchase(position, foreseen)
    if best is None:
        return {**judged, END: "quiet"}
    return {**judged, best: "forward", END: "wasteful"}


def of_cups(position: CafeDelGattoPosition, foreseen: Foreseen) -> Tones:
    """The cup that the token fills, for the best tile."""
    content, cups = position.content, position.cups[position.active]
    column, row = place_of(position)
    token = position.machine[column][row]
    ways: list[tuple[int, Choice]] = []
    for choice, message in foreseen.items():
        if isinstance(choice, Place) and message is not None and message.key == "cg-outlook-full":
            cup = content.cup_index[choice.cup]
            ways.append((best_tile(position, cup, (*cups[cup], token)), choice))
    if not ways:
        return {}
    return {max(ways, key=lambda way: way[0])[1]: "forward"}


def of_tiles(position: CafeDelGattoPosition, foreseen: Foreseen) -> Tones:
    """CG-SCORE-01, CG-SCORE-02: the most points, the sugar for it counted; then the least sugar."""
    tiles = [choice for choice in foreseen if isinstance(choice, Tile)]
    best = max(tiles, key=lambda tile: (CUBES_PER_POINT * tile.value - tile.sugar, -tile.sugar))
    return {best: "forward"}


def of_services(position: CafeDelGattoPosition, foreseen: Foreseen) -> Tones:
    """A further full cup costs no further action now, and one later on."""
    best = best_service(foreseen)
    return {DONE: "wasteful"} if best is None else {best: "forward", DONE: "wasteful"}


def of_dumping(position: CafeDelGattoPosition, foreseen: Foreseen) -> Tones:
    """Something is given up, whichever cup it is."""
    return dict.fromkeys(foreseen, "quiet")


def of_confirming(position: CafeDelGattoPosition, foreseen: Foreseen) -> Tones:
    return {CONFIRM: "forward"}


JUDGE: dict[type, Callable[[CafeDelGattoPosition, Foreseen], Tones]] = {
    TakeTurn: of_turn,
    AfterCleaning: of_fresh_tokens,
    ChooseCup: of_cups,
    ChooseTile: of_tiles,
    ServeMore: of_services,
    ServeOne: of_services,
    DumpCup: of_dumping,
    ConfirmTurn: of_confirming,
}
