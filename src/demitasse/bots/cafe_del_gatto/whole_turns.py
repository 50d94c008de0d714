"""The ways a turn of Café del Gatto can go on from here, each as the position in which it ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from demitasse.games.cafe_del_gatto.choices import Buy, Clean, Serve, Tile
from demitasse.games.cafe_del_gatto.content import FACES
from demitasse.games.cafe_del_gatto.machine import price
from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition
from demitasse.games.cafe_del_gatto.serving import ChooseTile, ServeMore
from demitasse.games.cafe_del_gatto.turns import TakeTurn
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat


def sensible(choices: Sequence[Choice]) -> list[Choice]:
    """Without cleaning, which only chance can judge, and without sugar that reaches no better tile."""
    kept: list[Choice] = []
    tiles: set[int] = set()
    for choice in choices:
        if isinstance(choice, Tile):
            if choice.value in tiles:
                continue
            tiles.add(choice.value)
        if not isinstance(choice, Clean):
            kept.append(choice)
    return kept


def ends_of_turn(position: CafeDelGattoPosition, seat: Seat) -> Iterator[CafeDelGattoPosition]:
    """Where the seat that is asked can come to from here, as far as it is worth a look."""
    for choice in worthwhile(position, sensible(position.choices(seat))):
        yield from ends_after(position, seat, choice)


def worthwhile(position: CafeDelGattoPosition, choices: Sequence[Choice]) -> list[Choice]:
    """Without tokens that cost as much as a better one of their column."""
    values, machine = position.content.values, position.machine
    kept: list[Choice] = []
    best: dict[str, list[tuple[int, int, Buy]]] = {}
    for choice in choices:
        if isinstance(choice, Buy):
            column, row = FACES.index(choice.column), choice.row - 1
            offer = (price(position, column, row), -values[machine[column][row]], choice)
            best.setdefault(choice.column, []).append(offer)
        else:
            kept.append(choice)
    for offers in best.values():
        value = 0
        for _, less, choice in sorted(offers, key=lambda offer: offer[:2]):
            if -less > value:
                value = -less
                kept.append(choice)
    return kept


def ends_after(
    position: CafeDelGattoPosition, seat: Seat, choice: Choice, last: int = -1
) -> Iterator[CafeDelGattoPosition]:
    """Where a choice can lead until somebody else, or the next turn of this seat, is asked.

    Of a second and further cup only the best tile is looked at: it can still be chosen otherwise when it is served.
    """
    further = last >= 0
    if isinstance(choice, Serve):
        last = position.content.cup_index[choice.cup]
    after = position.copy()
    after.play(seat, choice)
    step = after.agenda[0] if after.agenda else None
    if step is None or step.seat != seat or isinstance(step, TakeTurn):
        yield after
        return
    choices = sensible(after.choices(seat))
    if isinstance(step, ServeMore):
        choices = in_order(after, choices, last)
    elif isinstance(step, ChooseTile) and further:
        choices = [max(choices, key=lambda tile: tile.value if isinstance(tile, Tile) else 0)]
    for following in choices:
        yield from ends_after(after, seat, following, last)


def in_order(position: CafeDelGattoPosition, choices: Sequence[Choice], last: int) -> list[Choice]:
    """Without cups that come before the last one: the same cups in another order end the same."""
    index = position.content.cup_index
    return [choice for choice in choices if not isinstance(choice, Serve) or index[choice.cup] > last]
