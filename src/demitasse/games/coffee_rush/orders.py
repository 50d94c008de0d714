"""Step 4, process orders: a cup that holds just what a card asks for is sent (CR-ORDER)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.coffee_rush.choices import CONFIRM, DONE, Confirm, Done, Send
from demitasse.games.coffee_rush.content import CUPS, Card
from demitasse.games.coffee_rush.events import Sent
from demitasse.games.coffee_rush.pouring import no_such_cup
from demitasse.games.coffee_rush.tokens import EMPTY_HEAP
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced
from demitasse.kernel.step import Step

if TYPE_CHECKING:
    from demitasse.games.coffee_rush.position import CoffeeRushPosition


class SendOrders(Step, frozen=True):
    """CR-ORDER-01: cups that match are sent, one by one."""

    kind = "send"

    def resolve(self, position: CoffeeRushPosition, events: list[Event]) -> bool:
        """CR-DEC-09: without a match there is nothing to decide."""
        matches = sendable(position)
        if matches:
            position.offered = (*matches, DONE)
            return False
        return True

    def offer(self, position: CoffeeRushPosition) -> tuple[Choice, ...]:
        """CR-DEC-07, CR-ORDER-09: every match, one after the other; sending is never a duty (CR-RULING-18)."""
        return (*sendable(position), DONE)

    def prompt(self, position: CoffeeRushPosition) -> Message:
        return Message("cr-prompt-send", {"sent": position.sent_now})

    def send(self, position: CoffeeRushPosition, choice: Send, events: list[Event]) -> None:
        """CR-ORDER-03, CR-ORDER-04, CR-ORDER-05, CR-ORDER-06, CR-ORDER-08: tokens to the supply, the card to Sent, a
        rush token for a specialty.
        """
        seat = position.active
        card, cup = position.content.card_index[choice.order], choice.cup - 1
        cups = position.cups[seat]
        position.supply += cups[cup]
        position.cups = replaced(position.cups, seat, replaced(cups, cup, EMPTY_HEAP))
        position.rows = replaced(
            position.rows, seat, tuple(without(row, card) for row in position.rows[seat])
        )
        position.sent = replaced(position.sent, seat, (*position.sent[seat], card))
        position.sent_now += 1
        rush = gain_rush(position, seat, 1) if position.content.specialty[card] else 0
        events.append(Sent(seat, choice.order, choice.cup, rush))

    def done(self, position: CoffeeRushPosition, choice: Done, events: list[Event]) -> None:
        position.done()

    def refuse(self, position: CoffeeRushPosition, choice: Send) -> Illegal:
        if not 1 <= choice.cup <= CUPS:
            return no_such_cup(position, choice.cup)
        card = position.content.card_index.get(choice.order)
        if card is None:
            return Illegal("CR-ORDER-01", "cr-no-such-order", order=choice.order[:60])
        if not any(card in row for row in position.rows[position.active]):
            return Illegal("CR-RULING-17", "cr-not-your-order", order=choice.order)
        return Illegal("CR-RULING-16", "cr-not-a-match", cup=choice.cup, order=choice.order)

    ANSWERS = {Send: send, Done: done}


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


def without(row: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple(other for other in row if other != card) if card in row else row


def gain_rush(position: CoffeeRushPosition, seat: Seat, tokens: int) -> int:
    """CR-RULING-09, CR-RULING-25: as many as the supply still has; the next turn's steps can use them."""
    tokens = min(tokens, position.rush_supply)
    position.rush_supply -= tokens
    position.rush = replaced(position.rush, seat, position.rush[seat] + tokens)
    return tokens


class ConfirmTurn(Step, frozen=True):
    """CR-DEC-08: the last moment to take anything back."""

    kind = "confirm"

    def offer(self, position: CoffeeRushPosition) -> tuple[Choice, ...]:
        return (CONFIRM,)

    def prompt(self, position: CoffeeRushPosition) -> Message:
        return Message("cr-prompt-confirm", {"sent": position.sent_now})

    def confirm(self, position: CoffeeRushPosition, choice: Confirm, events: list[Event]) -> None:
        """CR-INFO-07: confirming is final, also when nothing was sent."""
        position.revealed += 1
        position.done()

    ANSWERS = {Confirm: confirm}
