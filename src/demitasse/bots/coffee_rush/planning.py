"""The whole turn at once: upgrade, way, pours and sends are chosen together, with an eye on the turn after."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from demitasse.bots.coffee_rush.forecast import chances_to_act, turns_left
from demitasse.bots.coffee_rush.heaps import GUARD, most_wanted
from demitasse.bots.coffee_rush.pours import MOST_SERVINGS, Serving, Servings, Way, lacking
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

    @property
    def sends(self) -> int:
        """How many orders it sends."""
        return self.serving.gone.bit_count()

    @property
    def falls(self) -> int:
        """How many orders fall at its end."""
        gone = self.serving.gone
        return sum(not order.turns and not gone >> n & 1 for n, order in enumerate(self.orders))

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
    return max(weighed_plans(position, seat, worth), key=lambda plan: plan.worth)


def weighed_plans(position: CoffeeRushPosition, seat: Seat, worth: Worth) -> list[Plan]:
    """The plans that look best, weighed with the turn after where there will be one."""
    turns = turns_left(position, worth)
    plans = best_plans(position, seat, NO_TILE, turns, worth)
    if isinstance(position.agenda[0], ChooseUpgrade):
        upgraded = [
            best_plans(position, seat, tile, turns, worth)
            for tile in range(len(UPGRADES))
            if not position.upgrades[seat] >> tile & 1 and tile_worth(tile, turns, worth) > 0
        ]
        if upgraded:
            best_upgrade = max(upgraded, key=best_worth)
            plans += best_upgrade
    if turns < SOON_OVER:
        return plans
    return with_the_turn_after(position, seat, plans, worth)


def best_plans(position: CoffeeRushPosition, seat: Seat, tile: int, turns: float, worth: Worth) -> list[Plan]:
    """With one tile, or none: those for which the turn after is worth a thought."""
    plans = Planner(position, seat, tile, turns, worth).best(worth.beam, MOST_PAID)
    return different(position, seat, plans, worth.further) if worth.apart else plans[: worth.further]


def different(position: CoffeeRushPosition, seat: Seat, plans: Sequence[Plan], most: int) -> list[Plan]:
    """The first so many plans of which no two end alike."""
    found: dict[object, Plan] = {}
    for plan in plans:
        then = after(position, seat, plan)
        end = then.meeples[seat], tuple(sorted(then.cups[seat])), then.rows[seat], then.rush[seat]
        found.setdefault(end, plan)
        if len(found) == most:
            break
    return list(found.values())


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
        self._sendable, self._most_servings = sendable, most_servings
        self._settling = Settling(position, seat, orders, tile != NO_TILE, worth)
        near = distances(position.content, self._upgrades)
        self._prospects = Prospects(orders, near, chances_to_act(turns), worth)

    def best(self, beam: int, most_paid: int, noticed: Noticed = every_route) -> list[Plan]:
        """The plans that look best at first glance, weighed with care; the best first."""
        glances = self._glances(noticed(self._routes(most_paid)), beam)
        plans = [self._plan(route, way.with_hand(route.hand)) for route, way in glances]
        return sorted(plans, key=lambda plan: -plan.worth)

    def _glances(self, routes: Sequence[Route], beam: int) -> list[tuple[Route, Way]]:
        """What looks best at first: ways to serve with the routes whose hands allow them, the most promising ways
        first, until no other can look better than what was found.
        """
        held: dict[tuple[int, Heap], list[int]] = {}
        for number, route in enumerate(routes):
            held.setdefault((route.paid, route.hand), []).append(number)
        servings = Servings(
            self._position.cups[self._seat],
            self._sendable,
            {hand for _, hand in held},
            pouring=self._pouring,
            most=self._most_servings,
        )
        hands: dict[int, list[tuple[Heap, int, list[int]]]] = {}
        for (paid, hand), numbers in held.items():
            hands.setdefault(paid, []).append((hand | GUARD, size(hand), numbers))
        hopes: list[tuple[float, int, int, float, float]] = []
        for paid, of_paid in hands.items():
            most = max(tokens for _, tokens, _ in of_paid)
            for place, way in enumerate(servings.ways):
                first, per_token = self._glance(way, paid)
                hopes.append((-first - per_token * (most - way.tokens), paid, place, first, per_token))
        hopes.sort()
        found: list[tuple[float, int, int, Way]] = []
        enough, least = beam, 0.0
        for hope, paid, place, first, per_token in hopes:
            if len(found) >= enough:
                least = sorted([glance for glance, _, _, _ in found])[beam - 1]
                enough = 2 * len(found)
            if len(found) >= beam and hope > least:
                break
            way = servings.ways[place]
            lacks = way.lacks
            for guarded, tokens, numbers in hands[paid]:
                if (guarded - lacks) & GUARD == GUARD and servings.thought_of(guarded, place):
                    glance = -first - per_token * (tokens - way.tokens)
                    for number in numbers:
                        found.append((glance, number, place, way))
        found.sort()
        return [(routes[number], way) for _, number, _, way in found[:beam]]

    def _routes(self, most_paid: int) -> list[Route]:
        position, seat = self._position, self._seat
        if not self._moving:
            return [Route(position.mover, position.meeples[seat][position.mover], position.hand, 0, ())]
        wanted = most_wanted([order.recipe for order in self._orders], CUPS)
        return routes(position, seat, self._upgrades, wanted, most_paid)

    def _glance(self, way: Way, paid: int) -> tuple[float, float]:
        """What a way to serve seems worth at first, and each token that is left in hand: the same wherever the move
        ends.
        """
        settled = self._settling.of(way.gone, paid)
        if settled.over:
            return settled.worth, 0.0
        return settled.worth + self._prospects.if_nothing_more_is_sent(way.gone), IN_HAND

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


def with_the_turn_after(
    position: CoffeeRushPosition, seat: Seat, plans: Sequence[Plan], worth: Worth
) -> list[Plan]:
    """Plans when one's next turn, if it comes, is planned as well, the others standing still meanwhile."""
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
                known[ends] = planner.best(worth.beam_next, worth.paid_next)[0].worth
            at_once = plan.worth - plan.outlook.worth - plan.settled.rush_worth
            plan = plan._replace(worth=at_once + chance * known[ends])
        weighed.append(plan)
    return weighed


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
