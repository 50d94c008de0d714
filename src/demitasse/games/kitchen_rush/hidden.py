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
Dealt = tuple[Chance, Cards, Cards, Cards, Cards]
"""What is to come, and the decks of orders, Upgrades, events and Prestige cards."""


def imagine(position: Seen, chance: Chance) -> Seen:
    """KR-INFO-03, KR-INFO-04, KR-INFO-05, KR-INFO-08: every deck dealt anew, as far as its cards are not known.

    Bots that do not guess imagine by one chance all the time, and see the same until a card is drawn.
    """
    asked = (
        chance,
        position.deck,
        position.upgrade_deck,
        position.event_deck,
        position.card_deck,
        visible_top(position),
        position.known_top,
        position.known_bottom,
    )
    if position.imagined is None or position.imagined[0] != asked:
        position.imagined = (asked, dealt(position, chance))
    twin = position.copy()
    twin.chance, twin.deck, twin.upgrade_deck, twin.event_deck, twin.card_deck = position.imagined[1]
    twin.imagined = None  # the true decks are nobody's to see
    return twin


def dealt(position: KitchenRushPosition, chance: Chance) -> Dealt:
    known = 1 if visible_top(position) >= 0 else 0
    cards, top = position.card_deck, position.known_top
    bottom = len(cards) - position.known_bottom
    return (
        chance.stream("chance"),
        position.deck[:known] + shuffled(chance, "order deck", position.deck[known:]),
        shuffled(chance, "upgrade deck", position.upgrade_deck),
        shuffled(chance, "event deck", position.event_deck),
        cards[:top] + shuffled(chance, "prestige deck", cards[top:bottom]) + cards[bottom:],
    )


@lru_cache(maxsize=64)
def shuffled(chance: Chance, deck: str, cards: Cards) -> Cards:
    """A deck dealt anew; of the four, mostly one has changed since a bot that does not guess last looked."""
    return chance.stream(deck).shuffled(sorted(cards))[0]


def hidden(position: KitchenRushPosition) -> Mapping[str, Any]:
    """The decks, the next card first."""
    content = position.content
    return {
        "orders": [content.order_ids[card] for card in position.deck],
        "upgrades": [content.upgrade_ids[card] for card in position.upgrade_deck],
        "prestige": [content.card_ids[card] for card in position.card_deck],
        "events": [content.event_ids[card] for card in position.event_deck],
    }
