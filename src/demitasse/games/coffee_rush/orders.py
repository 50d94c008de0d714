"""Step 4, process orders: a cup that holds just what a card asks for is sent (CR-ORDER)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from demitasse.games.coffee_rush import pouring
from demitasse.games.coffee_rush.choices import CONFIRM, DONE, Send
from demitasse.games.coffee_rush.content import Card
from demitasse.games.coffee_rush.events import Sent
from demitasse.games.coffee_rush.tokens import NOTHING
from demitasse.kernel.agenda import done as next_step
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.coffee_rush.position import CoffeeRushPosition


def resolve(position: CoffeeRushPosition, events: list[Event]) -> bool:
    """CR-DEC-09: without a match there is nothing to decide."""
    matches = sendable(position)
    if matches:
        position.offered = (*matches, DONE)
        return False
    position.agenda = next_step(position.agenda)
    return True


def offer(position: CoffeeRushPosition) -> tuple[Choice, ...]:
    """CR-DEC-07, CR-ORDER-09: every match, one after the other; sending is never a duty (CR-RULING-18)."""
    return (*sendable(position), DONE)


def sendable(position: CoffeeRushPosition) -> list[Choice]:
    """CR-ORDER-02, CR-ORDER-07, CR-RULING-16, CR-RULING-17, CR-RULING-19, CR-RULING-43: cups and cards of one's own
    rows that are exactly equal; an emptied cup matches nothing.
    """
    seat = position.active
    content = position.content
    recipes = content.recipes
    matches: list[Choice] = []
    for cup, heap in enumerate(position.cups[seat]):
        if heap:
            for row in position.rows[seat]:
                for card in row:
                    if recipes[card] == heap:
                        matches.append(Send(cup + 1, content.card_ids[card]))
    return matches


def prompt(position: CoffeeRushPosition) -> Message:
    return Message("cr-prompt-send", {"sent": position.sent_now})


def send(position: CoffeeRushPosition, choice: Choice, events: list[Event]) -> None:
    """CR-ORDER-03, CR-ORDER-04, CR-ORDER-05, CR-ORDER-06, CR-ORDER-08: tokens to the supply, the card to Sent, a rush
    token for a specialty.
    """
    chosen, seat = cast(Send, choice), position.active
    card, cup = position.content.card_index[chosen.order], chosen.cup - 1
    cups = position.cups[seat]
    position.supply += cups[cup]
    position.cups = replaced(position.cups, seat, replaced(cups, cup, NOTHING))
    position.rows = replaced(position.rows, seat, tuple(without(row, card) for row in position.rows[seat]))
    position.sent = replaced(position.sent, seat, (*position.sent[seat], card))
    position.sent_now += 1
    rush = gain_rush(position, seat, 1) if position.content.specialty[card] else 0
    events.append(Sent(seat, chosen.order, chosen.cup, rush))


def without(row: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple(other for other in row if other != card) if card in row else row


def gain_rush(position: CoffeeRushPosition, seat: Seat, tokens: int) -> int:
    """CR-RULING-09, CR-RULING-25: as many as the supply still has; the next turn's steps can use them."""
    tokens = min(tokens, position.rush_supply)
    position.rush_supply -= tokens
    position.rush = replaced(position.rush, seat, position.rush[seat] + tokens)
    return tokens


def done(position: CoffeeRushPosition, choice: Choice, events: list[Event]) -> None:
    """The same word ends pouring and sending."""
    if position.agenda[0][0] == "pour":
        pouring.finish(position, events)
    else:
        position.agenda = next_step(position.agenda)


def offer_confirm(position: CoffeeRushPosition) -> tuple[Choice, ...]:
    """CR-DEC-08: the last moment to take anything back."""
    return (CONFIRM,)


def prompt_confirm(position: CoffeeRushPosition) -> Message:
    return Message("cr-prompt-confirm", {"sent": position.sent_now})


def confirm(position: CoffeeRushPosition, choice: Choice, events: list[Event]) -> None:
    """CR-INFO-07: confirming is final, also when nothing was sent."""
    position.revealed += 1
    position.agenda = next_step(position.agenda)
