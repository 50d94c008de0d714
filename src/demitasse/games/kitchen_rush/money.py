"""Coins: all of them are the team's and lie in the Office (KR-SETUP-32, KR-RULING-66, KR-RULING-67)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition


def earn(position: KitchenRushPosition, coins: int) -> None:
    """KR-RULING-67: in full, even beyond what lies in the box; KR-RULING-86: earnings are also counted in all."""
    position.coins += coins
    position.earned += coins
    from_box = min(coins, position.coin_supply)
    position.coin_supply -= from_box
    position.minted += coins - from_box


def pay(position: KitchenRushPosition, coins: int) -> None:
    """KR-SETUP-03, KR-RULING-96, KR-INV-05: to the supply."""
    position.coins -= coins
    melted = min(coins, position.minted)
    position.minted -= melted
    position.coin_supply += coins - melted
