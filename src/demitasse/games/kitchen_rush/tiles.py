"""Tiles on Action spaces: Unavailable, Locked, Malfunction (KR-SETUP)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush.box import STORAGE, STORAGES, Zone
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

Tile = int
FREE, UNAVAILABLE, LOCKED, LOCKED_TODAY, MALFUNCTION = range(5)
"""What lies on a space; a space locked by an event is free again with the end of the round."""
SHOWN = ("", "unavailable", "locked", "locked", "malfunction")
NO_SPACE = -1


def cover(position: KitchenRushPosition, zone: Zone, space: int, tile: Tile) -> None:
    position.tiles = replaced(position.tiles, zone, replaced(position.tiles[zone], space, tile))


def first_with(position: KitchenRushPosition, zone: Zone, tile: Tile) -> int:
    """The lowest space with such a tile (or with none); −1 if there is none."""
    spaces = position.tiles[zone]
    return spaces.index(tile) if tile in spaces else NO_SPACE


def uncover(position: KitchenRushPosition, tile: Tile) -> int:
    """Take all such tiles off the board; returns how many there were."""
    found = sum(spaces.count(tile) for spaces in position.tiles)
    if found:
        position.tiles = tuple(
            tuple(FREE if it == tile else it for it in spaces) for spaces in position.tiles
        )
    return found


def is_active(position: KitchenRushPosition, storage: int) -> bool:
    """KR-RULING-52, KR-INV-08: no long tile covers it; what lies on a single space does not matter."""
    spaces = position.tiles[STORAGE + storage]
    return spaces != (LOCKED, LOCKED) and spaces != (UNAVAILABLE, UNAVAILABLE)


def active_storages(position: KitchenRushPosition) -> tuple[int, ...]:
    return tuple(storage for storage in range(STORAGES) if is_active(position, storage))


@lru_cache(maxsize=4096)
def bare(spaces: tuple[Tile, ...]) -> int:
    """The spaces without a tile, as bits (KR-RULING-28)."""
    return sum(1 << space for space, tile in enumerate(spaces) if tile == FREE)
