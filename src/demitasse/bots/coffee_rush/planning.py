"""The whole turn at once: upgrade, way, pours and sends are chosen together, with an eye on the turn after."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from demitasse.bots.coffee_rush.forecast import chances_to_act, turns_left
from demitasse.bots.coffee_rush.heaps import most_wanted
from demitasse.bots.coffee_rush.pours import MOST_SERVINGS, Serving, Servings, lacking
from demitasse.bots.coffee_rush.prospects import SENT_CUP, Outlook, Prospects, Waiting, waiting_orders
from demitasse.bots.coffee_rush.routes import Route, distances, routes
from demitasse.bots.coffee_rush.settling import Settled, Settling
from demitasse.bots.coffee_rush.worth import Worth
from demitasse.games.coffee_rush.content import CUPS, UPGRADES
from demitasse.games.coffee_rush.end_of_turn import TURN
from demitasse.games.coffee_rush.movement import Move
from demitasse.games.coffee_rush.orders import ConfirmTurn
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.games.coffee_rush.pouring import PourTokens
from demitasse.games.coffee_rush.tokens import EMPTY_HEAP, Heap, size
from demitasse.games.coffee_rush.upgrades import ChooseUpgrade
from demitasse.kernel.event import Seat
from demitasse.kernel.seats import replaced

NO_TILE = -1
MOST_PAID = 4
"""Rush tokens that may be spent in one turn."""
MOST_PAID_NEXT = 1
"""The same for the turn after, which is only guessed at."""
IN_HAND = 0.25
"""What a useful token is worth at first glance."""
USEFUL_RUSH = 3
"""Rush tokens that are reckoned with when waiting orders are weighed."""
SOON_OVER = 0.2
"""With fewer turns than this to come, the turn after does not matter."""
NOTHING_AHEAD = Outlook(0.0, ())


class CupUse(NamedTuple):
    """The order a cup is meant for, and what the pour step does with it."""

    cup: int
    emptied: bool
    poured: Heap
    order: int
    sent: bool


class Plan(NamedTuple):
    """A turn as it is going to be."""

    worth: float
    tile: int
    route: Route
    serving: Serving
    settled: Settled
    outlook: Outlook
    orders: tuple[Waiting, ...]
    turns: float
    """Turns to come after this one."""

    def cups_used(self, cups: tuple[Heap, ...]) -> list[CupUse]:
        """What becomes of the cups, given what they hold: those to be sent first."""
        uses = []
        for cup, order in self.serving.sends:
            emptied, poured = lacking(cups[cup], self.orders[order].recipe)
            uses.append(CupUse(cup, emptied, poured, order, True))
        free = [cup for cup in range(len(cups)) if cup not in dict(self.serving.sends)]
        for intent in self.outlook.intents:
            if intent.cup != SENT_CUP:
                cup = next(cup for cup in free if cups[cup] == intent.cup)
                free.remove(cup)
                emptied = intent.emptied and intent.poured != EMPTY_HEAP
                uses.append(CupUse(cup, emptied, intent.poured, intent.order, False))
        return uses


def plan_turn(position: CoffeeRushPosition, seat: Seat, worth: Worth) -> Plan:
    """The best plan for the rest of this turn, whichever step it has come to."""
    turns = turns_left(position, worth)
    plans = Planner(position, seat, NO_TILE, turns, worth).best(worth.beam, MOST_PAID)[: worth.further]
    if isinstance(position.agenda[0], ChooseUpgrade):
        upgraded = [
            Planner(position, seat, tile, turns, worth).best(worth.beam, MOST_PAID)[: worth.further]
            for tile in range(len(UPGRADES))
            if not position.upgrades[seat] >> tile & 1 and tile_worth(tile, turns, worth) > 0
        ]
        if upgraded:
            best_upgrade = max(upgraded, key=best_worth)
            plans += best_upgrade
    if turns < SOON_OVER:
        return max(plans, key=lambda plan: plan.worth)
    return best_with_the_turn_after(position, seat, plans, worth)


def best_worth(plans: list[Plan]) -> float:
    return plans[0].worth


def tile_worth(tile: int, turns: float, worth: Worth) -> float:
    """CR-RULING-28: three points are paid for two, and every turn to come brings a little of them back."""
    return worth.tiles[tile] * turns - 1


Noticed = Callable[[list[Route]], list[Route]]
"""Which ways to make the move somebody thinks of; at least one."""


def every_route(routes: list[Route]) -> list[Route]:
    return routes


class Planner:
    """All plans for one turn that turn a given tile, or none."""

    def __init__(
        self,
        position: CoffeeRushPosition,
        seat: Seat,
        tile: int,
        turns: float,
        worth: Worth,
        most_servings: int = MOST_SERVINGS,
    ) -> None:
        self._position = position
        self._seat = seat
        self._tile = tile
        self._turns = turns
        self._upgrades = position.upgrades[seat]
        self._tile_worth = 0.0
        if tile != NO_TILE:
            self._upgrades |= 1 << tile
            self._tile_worth = tile_worth(tile, turns, worth)
        step = position.agenda[0]
        self._moving = isinstance(step, ChooseUpgrade | Move)
        self._pouring = self._moving or isinstance(step, PourTokens)
        self._orders = orders = tuple(waiting_orders(position.content, position.rows[seat], turns=0))
        sendable = () if isinstance(step, ConfirmTurn) else orders
        self._servings = Servings(position.cups[seat], sendable, pouring=self._pouring, most=most_servings)
        self._settling = Settling(position, seat, orders, tile != NO_TILE, worth)
        near = distances(position.content, self._upgrades)
        self._prospects = Prospects(orders, near, chances_to_act(turns), worth)

    def best(self, beam: int, most_paid: int, noticed: Noticed = every_route) -> list[Plan]:
        """The plans that look best at first glance, weighed with care; the best first."""
        glances: list[tuple[float, int, Route, Serving]] = []
        known: dict[tuple[Heap, int], list[tuple[float, Serving]]] = {}
        for route in noticed(self._routes(most_paid)):
            held = route.hand, route.paid
            of_hand = known.get(held)
            if of_hand is None:
                of_hand = known[held] = [
                    (self._glance(serving, route.paid), serving) for serving in self._servings.of(route.hand)
                ]
            for glance, serving in of_hand:
                glances.append((glance, -len(glances), route, serving))
        glances.sort(reverse=True)
        plans = [self._plan(route, serving) for _, _, route, serving in glances[:beam]]
        return sorted(plans, key=lambda plan: -plan.worth)

    def _routes(self, most_paid: int) -> list[Route]:
        position, seat = self._position, self._seat
        if not self._moving:
            return [Route(position.mover, position.meeples[seat][position.mover], position.hand, 0, ())]
        wanted = most_wanted([order.recipe for order in self._orders], CUPS)
        return routes(position, seat, self._upgrades, wanted, most_paid)

    def _glance(self, serving: Serving, paid: int) -> float:
        """The same wherever the move ends."""
        settled = self._settling.of(serving.gone, paid)
        if settled.over:
            return settled.worth
        unsent = self._prospects.if_nothing_more_is_sent(serving.gone)
        return settled.worth + unsent + IN_HAND * size(serving.left)

    def _plan(self, route: Route, serving: Serving) -> Plan:
        settled = self._settling.of(serving.gone, route.paid)
        outlook = NOTHING_AHEAD
        if not settled.over:
            meeples = self._position.meeples[self._seat]
            squares = (route.square,) if len(meeples) == 1 else (route.square, meeples[1 - route.meeple])
            left = serving.left if self._pouring else EMPTY_HEAP
            rush = min(USEFUL_RUSH, settled.rush)
            outlook = self._prospects.outlook(left, serving.open_cups, serving.gone, squares, rush)
        worth = self._tile_worth + settled.worth + outlook.worth
        return Plan(worth, self._tile, route, serving, settled, outlook, self._orders, self._turns)


def best_with_the_turn_after(
    position: CoffeeRushPosition, seat: Seat, plans: Sequence[Plan], worth: Worth
) -> Plan:
    """The best plan when one's next turn, if it comes, is planned as well, the others standing still meanwhile."""
    turns = plans[0].turns
    chance = chances_to_act(turns)[1]
    known: dict[tuple[object, ...], float] = {}
    weighed = []
    for plan in plans:
        if not plan.settled.over:
            then = after(position, seat, plan)
            ends = (then.meeples[seat], then.cups[seat], then.rows[seat], then.rush[seat], plan.tile)
            if ends not in known:
                planner = Planner(then, seat, NO_TILE, turns - 1, worth)
                known[ends] = planner.best(worth.beam_next, MOST_PAID_NEXT)[0].worth
            at_once = plan.worth - plan.outlook.worth - plan.settled.rush_worth
            plan = plan._replace(worth=at_once + chance * known[ends])
        weighed.append(plan)
    return max(weighed, key=lambda plan: plan.worth)


def after(position: CoffeeRushPosition, seat: Seat, plan: Plan) -> CoffeeRushPosition:
    """The beginning of one's next turn if nobody else did anything meanwhile."""
    then = position.copy()
    squares = replaced(position.meeples[seat], plan.route.meeple, plan.route.square)
    then.meeples = replaced(position.meeples, seat, squares)
    if plan.tile != NO_TILE:
        then.upgrades = replaced(position.upgrades, seat, position.upgrades[seat] | 1 << plan.tile)
    then.rush = replaced(position.rush, seat, plan.settled.rush)
    sent = {plan.orders[order].card for _, order in plan.serving.sends}
    kept = [tuple(card for card in row if card not in sent) for row in position.rows[seat]]
    then.rows = replaced(position.rows, seat, ((), *kept[:-1]))
    then.penalties = replaced(position.penalties, seat, position.penalties[seat] + kept[-1])
    cups = list(position.cups[seat])
    for use in plan.cups_used(position.cups[seat]):
        content = EMPTY_HEAP if use.emptied else cups[use.cup]
        cups[use.cup] = EMPTY_HEAP if use.sent else content + use.poured
    then.cups = replaced(position.cups, seat, tuple(cups))
    then.supply, then.hand = position.content.supply, EMPTY_HEAP
    then.mover, then.steps, then.sent_now = -1, 0, 0
    then.agenda = TURN[seat][1:]
    then.offered = None
    return then
