"""What nobody can know: the order of the decks, and what chance will bring (KR-INFO)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from demitasse.games.kitchen_rush.box import Card
from demitasse.games.kitchen_rush.orders import visible_top
from demitasse.kernel.chance import Chance

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

Seen = TypeVar("Seen", bound="KitchenRushPosition")
Cards = tuple[Card, ...]


def imagine(position: Seen, chance: Chance) -> Seen:
    """KR-INFO-03, KR-INFO-04, KR-INFO-05, KR-INFO-08: every deck dealt anew, as far as its cards are not known."""
    twin = position.copy()
    known = 1 if visible_top(position) >= 0 else 0
    cards, top = position.card_deck, position.known_top
    bottom = len(cards) - position.known_bottom
    twin.chance, deck, twin.upgrade_deck, twin.event_deck, middle = dealt(
        chance, position.deck[known:], position.upgrade_deck, position.event_deck, cards[top:bottom]
    )
    twin.deck = position.deck[:known] + deck
    twin.card_deck = cards[:top] + middle + cards[bottom:]
    return twin


@lru_cache(maxsize=256)
def dealt(
    chance: Chance, orders: Cards, upgrades: Cards, events: Cards, prestige: Cards
) -> tuple[Chance, Cards, Cards, Cards, Cards]:
    """What is to come, and the four decks. Kept, since bots that do not guess imagine by one chance all the time."""
    return (
        chance.stream("chance"),
        chance.stream("order deck").shuffled(sorted(orders))[0],
        chance.stream("upgrade deck").shuffled(sorted(upgrades))[0],
        chance.stream("event deck").shuffled(sorted(events))[0],
        chance.stream("prestige deck").shuffled(sorted(prestige))[0],
    )


def hidden(position: KitchenRushPosition) -> Mapping[str, Any]:
    """The decks, the next card first."""
    content = position.content
    return {
        "orders": [content.order_ids[card] for card in position.deck],
        "upgrades": [content.upgrade_ids[card] for card in position.upgrade_deck],
        "prestige": [content.card_ids[card] for card in position.card_deck],
        "events": [content.event_ids[card] for card in position.event_deck],
    }
