"""Coins and sugar between the players and the Supply (CG-COIN, CG-SUGAR)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.kernel.event import Seat
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition

TAKEN = 2


def pay(position: CafeDelGattoPosition, seat: Seat, coins: int) -> None:
    """CG-BUY-08, CG-RULING-16: into the Supply."""
    earn(position, seat, -coins)


def earn(position: CafeDelGattoPosition, seat: Seat, coins: int) -> None:
    """CG-SERVE-08, CG-RULING-27: in full, even when the Supply is booked below nothing."""
    position.coins = replaced(position.coins, seat, position.coins[seat] + coins)
    position.coin_supply -= coins


def gain_sugar(position: CafeDelGattoPosition, seat: Seat) -> int:
    """CG-SUGAR-01, CG-RULING-28: a cube, unless there is none left."""
    cubes = min(1, position.sugar_supply)
    move_sugar(position, seat, cubes)
    return cubes


def spend_sugar(position: CafeDelGattoPosition, seat: Seat, cubes: int) -> None:
    """CG-SUGAR-04."""
    move_sugar(position, seat, -cubes)


def move_sugar(position: CafeDelGattoPosition, seat: Seat, cubes: int) -> None:
    if cubes:
        position.sugar = replaced(position.sugar, seat, position.sugar[seat] + cubes)
        position.sugar_supply -= cubes
