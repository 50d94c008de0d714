"""A table of Café del Gatto as a few lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition
from demitasse.games.cafe_del_gatto.view import CupView, PlaceView, TileView


def picture(position: CafeDelGattoPosition, people: Sequence[str]) -> list[str]:
    view = position.view(None)
    lines = [
        f"Round {view.round}{', the last' if view.last_round else ''}, bag {sum(view.bag.values())}, "
        f"discard {sum(view.discard.values())}, supply {view.coins} coins {view.sugar} sugar",
        f"milk   {column(view.milk)}",
        f"coffee {column(view.coffee)}",
        "tiles  " + ", ".join(f"{cup} {shelf(tiles)}" for cup, tiles in view.tiles.items()),
    ]
    for player, name in zip(view.players, people, strict=True):
        lines.append(f"{name}: {player.points} points, {player.coins} coins, {player.sugar} sugar")
        lines.append("   " + " | ".join(f"{cup} {contents(seen)}" for cup, seen in player.cups.items()))
    return lines


def column(places: Sequence[PlaceView]) -> str:
    """From the bottom up, each token with its price."""
    return " ".join(f"{place.token}@{place.price}" for place in places)


def shelf(tiles: Sequence[TileView]) -> str:
    """The values left, with their number where there are several."""
    return "/".join(
        str(tile.value) + (f"x{tile.left}" if tile.left > 1 else "") for tile in tiles if tile.left
    )


def contents(cup: CupView) -> str:
    return f"= {cup.tile}" if cup.tile else " ".join(cup.tokens) or "-"
