"""The Prestige marker, and the loss that can come at any time (KR-LOSE-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush import ending
from demitasse.kernel.event import Event

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition


def gain(position: KitchenRushPosition, stars: int) -> None:
    """KR-CHECK-08, KR-RULING-83: up to the last space of the track."""
    position.prestige = min(position.prestige + stars, position.content.track.top)


def lose(position: KitchenRushPosition, points: int) -> None:
    """The marker goes back; `lost` must be asked after the event that tells why."""
    position.prestige -= points


def lost(position: KitchenRushPosition, events: list[Event]) -> bool:
    """KR-LOSE-01, KR-RULING-85, KR-TIME-16, KR-INV-05: below the last space the game is over at once, and nothing more
    is resolved.
    """
    if position.prestige >= position.content.track.bottom:
        return False
    ending.lose_by_prestige(position, events)
    return True
