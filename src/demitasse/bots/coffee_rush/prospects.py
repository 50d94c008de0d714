"""What waiting orders are worth: how soon each can be ready from the cups and the square a turn ends with.

Orders are put in sequence, the one that loses most by waiting first: the steps to collect what it still lacks, then
the steps to collect that and what the next one lacks, and so on. An order's chance is read off those steps and the
turns before it falls.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from demitasse.bots.coffee_rush.heaps import GUARD, overlap, within
from demitasse.bots.coffee_rush.routes import Distances
from demitasse.bots.coffee_rush.worth import CHANCE, Worth
from demitasse.games.coffee_rush.content import CUPS, Card, CoffeeRushContent, Square
from demitasse.games.coffee_rush.movement import FREE_STEPS
from demitasse.games.coffee_rush.tokens import Heap, size

FARTHEST = 18
"""More steps than these are all the same."""
EXACT = 7
"""Up to so many tokens the way to collect them all is known; further tokens are reckoned at a step each."""
EMPTYING = 0.01
"""A cup is emptied only for something better by at least this much."""
SENT_CUP = -1
"""Stands for a cup that is sent this turn: empty afterwards, and not to be filled before the next turn."""


class Waiting(NamedTuple):
    """An order in a row."""

    card: Card
    recipe: Heap
    tokens: int
    turns: int
    """Own turns, after this one, in which it can still be sent; 0 when it falls at the end of this turn."""
    specialty: bool


class Intent(NamedTuple):
    """A cup meant for an order that is not sent this turn."""

    cup: Heap
    """What it holds, by which the cup is known, or `SENT_CUP`."""
    emptied: bool
    poured: Heap
    order: int
    steps: int
    """Steps to make in later turns, those for orders before it in the sequence included."""


class Outlook(NamedTuple):
    worth: float
    intents: tuple[Intent, ...]
    """In the sequence in which the orders are to be made."""


Use = tuple[int, Heap, int, bool, int, Heap]
"""An order, what it lacks, how many tokens that is, whether its cup is emptied, its place, what is poured into it."""


class Prospects:
    """The worth of all that is not sent this turn, for one seat with its active upgrades."""

    def __init__(
        self, orders: Sequence[Waiting], distances: Distances, to_come: tuple[float, ...], worth: Worth
    ) -> None:
        """`to_come`: how likely each of one's next turns is."""
        self.orders = orders
        self._distances = distances
        self._to_come = to_come
        self._worth = worth
        # An order never sent costs a penalty, if the play lasts until it falls.
        self._loss = [worth.penalty * to_come[order.turns] for order in orders]
        self._known: dict[tuple[object, ...], Outlook] = {}
        self._unsent: dict[int, tuple[float, int]] = {}
        self._fitting: dict[tuple[Heap, Heap], list[tuple[int, Heap, Heap, int]]] = {}
        self._known_uses: dict[tuple[tuple[Heap, ...], bool, Heap], list[Use]] = {}
        self._tables: dict[int, tuple[list[tuple[float, ...]], list[tuple[float, ...]]]] = {}

    def outlook(
        self, left: Heap, open_cups: tuple[Heap, ...], gone: int, squares: tuple[Square, ...], rush: int
    ) -> Outlook:
        """What is `left` in hand may still go into the open cups; the orders in the set `gone` are sent."""
        asked = (left, open_cups, gone, squares, rush)
        known = self._known.get(asked)
        if known is None:
            known = self._known[asked] = self._sequence(*asked)
        return known

    def if_nothing_more_is_sent(self, gone: int) -> float:
        return self._losses(gone)[0]

    def _sequence(
        self, left: Heap, open_cups: tuple[Heap, ...], gone: int, squares: tuple[Square, ...], rush: int
    ) -> Outlook:
        worth_of, urgency_of = self._table(rush)
        known_steps, steps_to = self._distances.known, self._distances.steps
        square, other_square = squares[0], squares[-1]
        worth, gone = self._losses(gone)
        cups, sent_cups = open_cups, CUPS - len(open_cups)
        collected, room, steps = 0, EXACT, 0
        intents: list[Intent] = []
        while cups or sent_cups:
            most = -1.0
            next_one: Use | None = None
            farther = 0
            for use in self._uses(cups, sent_cups > 0, left):
                index, rest, tokens, emptied, _, _ = use
                if gone >> index & 1:
                    continue
                if tokens <= room:
                    need = collected + rest
                    ways = known_steps.get(need) or steps_to(need)
                    way = ways[square]
                    if ways[other_square] < way:
                        way = ways[other_square]
                    if way < steps:
                        way = steps
                else:
                    way = steps + tokens
                if way > FARTHEST:
                    way = FARTHEST
                urgency = urgency_of[index][way]
                if emptied:
                    urgency -= EMPTYING
                if urgency > most:
                    most, next_one, farther = urgency, use, way
            if next_one is None:
                break
            index, rest, tokens, emptied, place, poured = next_one
            steps = farther
            worth += worth_of[index][steps]
            gone |= 1 << index
            left -= poured
            collected += rest
            room = room - tokens if tokens <= room else -1
            intents.append(Intent(cups[place] if place >= 0 else SENT_CUP, emptied, poured, index, steps))
            if place >= 0:
                cups = cups[:place] + cups[place + 1 :]
            else:
                sent_cups -= 1
        for index, order in enumerate(self.orders):
            if not gone >> index & 1:
                steps = min(FARTHEST, steps + order.tokens)
                worth += worth_of[index][steps]
        return Outlook(worth, tuple(intents))

    def _uses(self, cups: tuple[Heap, ...], sent: bool, left: Heap) -> list[Use]:
        """What can be made of cups like these, with what is left in hand, or later of a cup that is sent."""
        asked = (cups, sent, left)
        known = self._known_uses.get(asked)
        if known is None:
            known = self._known_uses[asked] = [
                (index, rest, tokens, emptied, place, poured)
                for place, content, emptied in _choice_of_cups(cups, sent)
                for index, poured, rest, tokens in self._orders_fitting(content, left if place >= 0 else 0)
            ]
        return known

    def _losses(self, gone: int) -> tuple[float, int]:
        """What orders cost if no more is ever sent, and the set of orders that no later turn can send."""
        known = self._unsent.get(gone)
        if known is None:
            lost, out_of_reach = 0.0, gone
            for index, order in enumerate(self.orders):
                if not gone >> index & 1:
                    lost += self._loss[index] if order.turns else 0.0
                    out_of_reach |= 0 if order.turns else 1 << index
            known = self._unsent[gone] = (-lost, out_of_reach)
        return known

    def _orders_fitting(self, content: Heap, pourable: Heap) -> list[tuple[int, Heap, Heap, int]]:
        """The orders a cup with this content can become, what is poured for each, and what each still lacks then."""
        known = self._fitting.get((content, pourable))
        if known is None:
            known = self._fitting[content, pourable] = []
            for index, order in enumerate(self.orders):
                if within(content, order.recipe):
                    need = order.recipe - content
                    poured = overlap(need, pourable)
                    known.append((index, poured, need - poured, size(need - poured)))
        return known

    def _table(self, rush: int) -> tuple[list[tuple[float, ...]], list[tuple[float, ...]]]:
        """By order and steps to make: what it is worth, and how much it wants to go first."""
        known = self._tables.get(rush)
        if known is None:
            rows = [
                of_order(order.turns, order.specialty, rush, self._to_come, self._worth)
                for order in self.orders
            ]
            known = self._tables[rush] = ([row[0] for row in rows], [row[1] for row in rows])
        return known


@lru_cache(maxsize=4096)
def of_order(
    turns: int, specialty: bool, rush: int, to_come: tuple[float, ...], worth: Worth
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """By steps to make: what an order is worth, and how much it wants to go first."""
    gain = 1 + worth.rush * specialty + worth.penalty * to_come[turns]
    row = tuple([gain * chance for chance in chances(turns, rush, to_come, worth)])
    waited = row[FREE_STEPS:] + row[-1:] * FREE_STEPS
    return row, tuple([now + worth.regret * (now - later) for now, later in zip(row, waited, strict=True)])


@lru_cache(maxsize=1024)
def chances(turns: int, rush: int, to_come: tuple[float, ...], worth: Worth) -> tuple[float, ...]:
    """By steps to make: the chance of an order that falls after so many turns, less what the way to it costs."""
    if not turns:
        return (0.0,) * (FARTHEST + 1)
    row = []
    free = FREE_STEPS * turns
    for steps in range(FARTHEST + 1):
        if steps <= free:
            chance = CHANCE[turns][steps]
        elif steps <= free + rush:
            chance = CHANCE[turns][free] - worth.rushed * (steps - free)
        else:
            chance = 0.0
        turn = min(turns, max(1, ceil(steps / FREE_STEPS)))
        lasting = max(0.0, 1 - worth.tempo * min(steps, FREE_STEPS * len(CHANCE)))
        row.append(max(worth.hopeless, chance) * to_come[turn] * lasting)
    return tuple(row)


def _choice_of_cups(cups: tuple[Heap, ...], sent: bool) -> list[tuple[int, Heap, bool]]:
    """Place (−1 for a sent cup), content to go on from, and whether the cup is emptied for that; equal cups once."""
    choice = [
        (place, content, False)
        for place, content in enumerate(cups)
        if not place or content != cups[place - 1]
    ]
    if cups and not cups[0]:
        return choice
    if sent:
        return [*choice, (-1, 0, False)]
    return choice + [(place, 0, True) for place, _, _ in choice]


def waiting_orders(content: CoffeeRushContent, rows: Sequence[Sequence[Card]], turns: int) -> list[Waiting]:
    """A seat's orders, those that fall first before the others; `turns` is what those in row 4 still have.

    Recipes of more than 127 of a kind, which somebody's own content could hold, are given up from the start.
    """
    return [
        Waiting(
            card, content.recipes[card], size(content.recipes[card]), turns + age, content.specialty[card]
        )
        for age, row in enumerate(reversed(rows))
        for card in sorted(row, key=lambda card: not content.specialty[card])
        if not content.recipes[card] & GUARD
    ]
