"""The Prestige bonus: cards gained or given back, by where the marker stands (KR-BONUS)."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from demitasse.games.kitchen_rush.box import Card
from demitasse.games.kitchen_rush.choices import Keep
from demitasse.games.kitchen_rush.events import PrestigeDrawn, PrestigeGained, PrestigeReturned
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition


def card_spaces_up_to(position: KitchenRushPosition, marker: int) -> int:
    """KR-BONUS-01: how many spaces with the card icon of this many players there are up to a place."""
    return bisect_right(position.content.card_spaces[position.hats - 2], marker)


def begin(position: KitchenRushPosition, events: list[Event]) -> None:
    """KR-RULING-79: net over the round; KR-BONUS-02, KR-BONUS-06 or KR-BONUS-07, KR-BONUS-08.

    KR-RULING-84: after the last round a card could never work, so none is drawn and nobody is asked.
    """
    before = card_spaces_up_to(position, position.prestige_before)
    gained = card_spaces_up_to(position, position.prestige) - before
    for _ in range(-gained):
        give_back(position, events)
    if position.round < position.rounds:
        gain(position, gained, events)


def give_back(position: KitchenRushPosition, events: list[Event]) -> None:
    """KR-BONUS-07, KR-RULING-81, KR-RULING-82: the one gained last, on top of the deck; its effect stops at once."""
    if not position.cards:
        return
    card, position.cards = position.cards[-1], position.cards[:-1]
    position.working = min(position.working, len(position.cards))
    position.card_deck = (card, *position.card_deck)
    position.known_top += 1
    events.append(PrestigeReturned(position.content.card_ids[card]))


def gain(position: KitchenRushPosition, times: int, events: list[Event]) -> None:
    """KR-BONUS-02, KR-RULING-80, KR-RULING-81: two cards to choose from, as long as there are cards and places."""
    position.question = ()
    for more in range(times - 1, -1, -1):
        if not position.card_deck or len(position.cards) >= position.content.track.places:
            return
        card, *another = draw(position)
        ids = position.content.card_ids
        events.append(PrestigeDrawn((ids[card], *(ids[it] for it in another))))
        if another:
            position.question = ("keep", card, *another, more)
            return
        keep_card(position, card, events)


def draw(position: KitchenRushPosition) -> tuple[Card, ...]:
    """KR-INFO-04: what is known of the deck's ends goes with the cards that are drawn."""
    drawn, position.card_deck = position.card_deck[:2], position.card_deck[2:]
    position.known_top = max(0, position.known_top - len(drawn))
    position.known_bottom = min(position.known_bottom, len(position.card_deck))
    position.revealed += 1
    return drawn


def keep_card(position: KitchenRushPosition, card: Card, events: list[Event]) -> None:
    """KR-BONUS-03, KR-BONUS-05: in force from the next round on."""
    position.cards += (card,)
    events.append(PrestigeGained(position.content.card_ids[card]))


# What the team decides.


def refuse_keep(position: KitchenRushPosition, seat: Seat, choice: Keep) -> Illegal | None:
    """KR-DEC-32."""
    if choice in offer_keep(position):
        return None
    return Illegal("KR-BONUS-03", "kr-refused-target-keep", card=choice.card[:20])


def keep(position: KitchenRushPosition, seat: Seat, choice: Keep, events: list[Event]) -> None:
    """KR-BONUS-03, KR-BONUS-04: the other goes under the deck."""
    _, *drawn, more = position.question
    card = position.content.card_ids.index(choice.card)
    drawn.remove(card)
    position.card_deck += tuple(drawn)
    position.known_bottom += 1
    keep_card(position, card, events)
    gain(position, more, events)


def offer_keep(position: KitchenRushPosition) -> list[Choice]:
    return [position.content.keep[card] for card in position.question[1:3]]
