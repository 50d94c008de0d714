"""A plan played through on a copy: the choice it makes at each moment of the turn, and the reason for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from demitasse.bots.coffee_rush import reasons
from demitasse.bots.coffee_rush.heaps import overlap, tokens_of
from demitasse.bots.coffee_rush.planning import NO_TILE, CupUse, Plan
from demitasse.games.coffee_rush.choices import CONFIRM, DONE, SKIP, STOP, Send
from demitasse.games.coffee_rush.content import EMPTY, POUR, UPGRADE, Square
from demitasse.games.coffee_rush.movement import Move
from demitasse.games.coffee_rush.orders import ConfirmTurn, SendOrders
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.games.coffee_rush.pouring import PourTokens
from demitasse.games.coffee_rush.tokens import Heap, size
from demitasse.games.coffee_rush.upgrades import ChooseUpgrade
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Message
from demitasse.kernel.step import Step

Moment = tuple[object, ...]
"""All of a position that changes while a turn is made; it tells a moment from every other of the play."""


class Intention(NamedTuple):
    choice: Choice
    reason: Message


def moment_of(position: CoffeeRushPosition) -> Moment:
    return (
        position.agenda[:1],
        position.round,
        position.mover,
        position.steps,
        position.sent_now,
        position.hand,
        position.cups,
        position.meeples,
        position.rows,
        position.rush,
        position.upgrades,
    )


def rehearse(position: CoffeeRushPosition, seat: Seat, plan: Plan) -> dict[Moment, Intention]:
    """The intentions of a plan from here to the end of the turn, by their moments."""
    stage = position.copy()
    intentions: dict[Moment, Intention] = {}
    for choice, why in Rehearsal(stage, seat, plan).turn():
        intentions[moment_of(stage)] = Intention(choice, why())
        if choice != CONFIRM:
            stage.play(seat, choice)
    return intentions


def carry_out(position: CoffeeRushPosition, seat: Seat, plan: Plan) -> None:
    """Play a plan to the end of the turn, without a word."""
    for choice, _ in Rehearsal(position, seat, plan).turn():
        position.play(seat, choice)


def first_choice(position: CoffeeRushPosition, seat: Seat, plan: Plan) -> Choice:
    """What a plan begins with."""
    choice, _ = next(Rehearsal(position, seat, plan).turn())
    return choice


Doing = Iterator[tuple[Choice, Callable[[], Message]]]
"""Choices, each with a way to ask for its reason before it is played; the next one is asked for when it was."""


class Rehearsal:
    """The steps of a turn, each only if the turn has not passed it yet."""

    def __init__(self, stage: CoffeeRushPosition, seat: Seat, plan: Plan) -> None:
        self._stage = stage
        self._seat = seat
        self._plan = plan
        self._uses = plan.cups_used(stage.cups[seat])

    def turn(self) -> Doing:
        yield from self.upgrade()
        yield from self.move()
        yield from self.pour()
        yield from self.send()
        yield from self.confirm()

    def upgrade(self) -> Doing:
        if self._at(ChooseUpgrade):
            if self._plan.tile == NO_TILE:
                yield SKIP, lambda: reasons.to_skip(self._plan)
            else:
                yield UPGRADE[self._plan.tile], lambda: reasons.to_upgrade(self._plan)

    def move(self) -> Doing:
        if not self._at(Move):
            return
        stage, plan = self._stage, self._plan
        purposes: list[reasons.Purpose] = []

        def why(number: int, square: Square) -> Message:
            if not number:
                purposes.extend(self._purposes())
            return reasons.to_step(stage, plan, square, purposes[number])

        for number, square in enumerate(plan.route.path):
            yield stage.content.board.step[plan.route.meeple][square], partial(why, number, square)
        if self._at(Move):
            yield STOP, lambda: reasons.to_stop(stage, self._seat, plan)

    def _purposes(self) -> list[reasons.Purpose]:
        """For each step of the way: what its tokens are for, or what it leads to."""
        stage, plan = self._stage.copy(), self._plan
        board = stage.content.board
        uses = sorted(self._uses, key=self._urgency)
        lacking = [use.poured for use in uses]
        _hand_out(stage.hand, lacking)
        served: list[tuple[Square, CupUse | None]] = []
        for square in plan.route.path:
            before = stage.hand
            stage.play(self._seat, board.step[plan.route.meeple][square])
            first = _hand_out(stage.hand - before, lacking)
            served.append((square, None if first is None else uses[first]))
        leads_to = reasons.Purpose(None, plan.route.square)
        purposes: list[reasons.Purpose] = []
        for square, use in reversed(served):
            if use is not None:
                leads_to = reasons.Purpose(use, square)
            purposes.append(leads_to)
        return purposes[::-1]

    def _urgency(self, use: CupUse) -> tuple[bool, int]:
        return (not use.sent, self._plan.orders[use.order].turns)

    def pour(self) -> Doing:
        if not self._at(PourTokens):
            return
        stage, seat, plan = self._stage, self._seat, self._plan
        for use in self._uses:
            if use.emptied:
                yield EMPTY[use.cup], partial(reasons.to_empty, stage, seat, plan, use)
            missing = plan.orders[use.order].tokens - size(stage.cups[seat][use.cup] + use.poured)
            for ingredient in tokens_of(use.poured):
                yield (
                    POUR[ingredient][use.cup],
                    partial(reasons.to_pour, stage, plan, ingredient, use, missing),
                )
        if self._at(PourTokens):
            yield DONE, partial(reasons.to_stop_pouring, stage)

    def send(self) -> Doing:
        stage, plan = self._stage, self._plan
        for use in self._uses:
            if use.sent and self._at(SendOrders):
                order = plan.orders[use.order]
                choice = Send(use.cup + 1, stage.content.card_ids[order.card])
                yield choice, partial(reasons.to_send, stage, order)
        if self._at(SendOrders):
            yield DONE, lambda: reasons.to_hold_back(stage, self._seat, plan, self._uses)

    def confirm(self) -> Doing:
        if self._at(ConfirmTurn):
            yield CONFIRM, lambda: reasons.to_confirm(self._stage, self._seat, self._plan)

    def _at(self, kind: type[Step]) -> bool:
        step = self._stage.agenda[0]
        return type(step) is kind and step.seat == self._seat


def _hand_out(tokens: Heap, lacking: list[Heap]) -> int | None:
    """Give tokens to the uses that lack them, the first ones first; which was the first to get any."""
    first = None
    for number, lacks in enumerate(lacking):
        given = overlap(tokens, lacks)
        if given:
            first = number if first is None else first
            lacking[number] -= given
            tokens -= given
    return first
