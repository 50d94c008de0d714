"""What anybody at the table can see (KR-INFO-01). There is nothing that only one seat may know (KR-INFO-02)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from demitasse.games.kitchen_rush import (
    checking,
    current,
    ending,
    first_minute,
    goals,
    orders,
    placing,
    staff,
    tiles,
)
from demitasse.games.kitchen_rush.box import (
    FIRST_HELPER,
    MARKET,
    SIZES,
    STORAGES,
    TIMERS,
    ZONES,
    Card,
    Timer,
    Zone,
)
from demitasse.games.kitchen_rush.effects import TIMER_BAN, ZONE_BAN
from demitasse.games.kitchen_rush.heaps import GOODS, beyond, counts_of
from demitasse.games.kitchen_rush.maitre import suggest_limit
from demitasse.games.kitchen_rush.needs import needs
from demitasse.games.kitchen_rush.options import PRACTICE
from demitasse.games.kitchen_rush.orders import EMPTY_SLOT, Held
from demitasse.games.kitchen_rush.prompts import of_event
from demitasse.games.kitchen_rush.salaries import SALARY
from demitasse.games.kitchen_rush.terms import NO_CARD, Terms, terms_of
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Message

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

Goods = dict[str, int]
"""Tokens and cubes by their id; what there is none of is left out."""


class TimerView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A timer that is in the game; those left in the box are not shown."""

    id: str
    owner: Seat
    """−1 for a helper."""
    state: str
    """`available`, `running`, `spent`, `unpaid`, `absent` or `reserve` (KR-INV-04)."""
    zone: str = ""
    space: int = 0
    """From 1; 0 on no space: on the Market, or re-hired and running in the Office."""
    since: Milliseconds = 0
    """When it was flipped, in the play's own time; 0 unless it runs or stands spent in a zone."""
    until: Milliseconds = 0
    """When its sand runs out, or ran out."""
    late_until: Milliseconds = 0
    """An event keeps it from being placed until then."""


class ZoneView(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    spaces: tuple[str, ...] = ()
    """Each the id of a timer, `unavailable`, `locked`, `malfunction`, or empty. The Market has none."""
    closed_until: Milliseconds = 0
    """An event keeps timers out until then; 0 if none does. In Preparation, as if the clock started now."""


class StorageView(msgspec.Struct, frozen=True):
    active: bool
    goods: Goods


class DishView(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    size: str
    """What the order asks for: size, goods and cooking time."""
    wants: Goods
    cook: int
    plate: str = ""
    """The size of the plate it has; empty without one."""
    goods: Goods = {}
    lacks: Goods = {}
    """What it wants and does not have."""
    row: int = 0
    ruined: bool = False
    """It can no longer become right as it is (KR-RULING-71)."""


class OrderView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An order in front of a player."""

    id: str
    dishes: tuple[DishView, ...]
    served: bool = False
    extra: str = ""
    """One more of this ingredient belongs on one of its plates this round."""
    extra_there: bool = False
    """It lies on one of them."""
    ready: bool = False
    """It would pass the check as it is now."""


class DoingView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The current action of a player (KR-TIME-07)."""

    zone: str
    timer: str
    since: Milliseconds
    used: bool = False
    """Nothing of it is left to do; a stay in a Storage or at the Spices never is."""
    parts: tuple[int, int] = (0, 0)
    """Maître d'hôtel: welcomed, suggested; Waiters: taken, served; Storage: cubes by a card; else done, nothing."""


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True):
    orders: tuple[OrderView, ...]
    doing: DoingView | None = None
    set: bool = False
    """In Preparation: ready. After the bell: done."""
    timers: tuple[str, ...] = ()
    """Those that can be placed now, the one first that is missed least."""


class TermsView(msgspec.Struct, frozen=True):
    """What the cards in force make of the numbers of the rules."""

    welcome: int
    suggest: int
    lots: tuple[int, int, int]
    """What a purchase yields: ingredients, ordinary cubes, special cubes."""
    prices: tuple[int, int, int]
    tip: int
    wash: int


class StepView(msgspec.Struct, frozen=True):
    zone: str
    what: Message
    """In a few words."""


class PlanView(msgspec.Struct, frozen=True):
    """Which rooms an order leads through."""

    order: str
    steps: tuple[StepView, ...]


class ServedView(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    round: int
    quick: bool = False


class GoalLine(msgspec.Struct, frozen=True):
    """One condition: `what` has reached `has` of `wanted`; for `unpaid` and `missed` it must not exceed it."""

    what: str
    has: int
    wanted: int
    met: bool


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the team is asked."""

    what: str
    """`storages`, `unpaid`, `outstanding` or `keep`."""
    cards: tuple[str, ...] = ()
    left: int = 0
    """How many are still to be chosen."""


class BillLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the last Maintenance, in the order in which it happened."""

    what: str
    """`passed`, `failed`, `waiting`, `salaries`, `set-aside`, `outstanding`."""
    seat: Seat = -1
    id: str = ""
    """The order, or the timer; for `waiting`, how many orders."""
    coins: int = 0
    """Gained, or if negative, paid."""
    prestige: int = 0
    """Gained, or if negative, lost."""
    quick: bool = False
    failed: tuple[int, ...] = ()
    """Per dish, the tests 1 to 4 it fails, as digits: 24 means ingredients and cooking; 0 means it is right."""
    ruined: tuple[int, ...] = ()
    """Dishes that must be prepared again, from 1."""


class KitchenRushView(msgspec.Struct, frozen=True):
    """The restaurant. All times are in the play's own milliseconds."""

    mode: str
    phase: str
    """`prep`, `action`, `finish`, `salary`, `bonus` or `over`."""
    question: Question | None
    round: int
    rounds: int
    clock: Milliseconds
    began: Milliseconds
    """When this round's Action phase began; before it did, now."""
    bell: Milliseconds
    """When it ends, or ended."""
    timer_ms: Milliseconds
    coins: int
    prestige: int
    prestige_before: int
    """At the start of the round: what Prestige cards are counted from."""
    goal: str
    digital: bool
    """The Goal asks for what it asks on a screen (KR-FX-66)."""
    goal_lines: tuple[GoalLine, ...]
    event: str
    event_says: Message | None
    """What it says, with the seconds of this play; None without an event."""
    events_left: int
    terms: TermsView
    plans: tuple[PlanView, ...]
    """Before the clock starts: the way of each order that waits, the best first."""
    cards: tuple[str, ...]
    """Prestige cards held, in the order in which they were gained."""
    cards_left: int
    cards_top: tuple[str, ...]
    """Known Prestige cards on top of the deck, and under it (KR-INFO-04)."""
    cards_bottom: tuple[str, ...]
    upgrades: tuple[str, ...]
    upgrades_left: int
    bought: tuple[str, ...]
    slots: tuple[str, ...]
    """An order, `unavailable`, or empty."""
    deck: int
    deck_top: str
    """The visible card of the deck; empty unless a card turns it up."""
    discard: tuple[str, ...]
    served: tuple[ServedView, ...]
    zones: tuple[ZoneView, ...]
    timers: tuple[TimerView, ...]
    storages: tuple[StorageView, ...]
    stock: Goods
    bag: Goods
    needs: Goods
    """What the team's plates lack and neither an active Storage nor the bag has."""
    wages: int
    """What the salaries will come to, as things stand."""
    rack: tuple[int, ...]
    """Plates of sizes I to IV: clean, dirty, and beside the Upgrades."""
    sink: tuple[int, ...]
    aside: tuple[int, ...]
    players: tuple[PlayerView, ...]
    bill: tuple[BillLine, ...]
    won: bool | None
    """None while the play goes on."""


def view_of(position: KitchenRushPosition) -> KitchenRushView:
    """KR-SPICE-09: the bag is open to everybody."""
    content, terms = position.content, terms_of(position)
    top, known = position.known_top, len(position.card_deck) - position.known_bottom
    visible = orders.visible_top(position)
    return KitchenRushView(
        mode=position.mode,
        phase=position.phase,
        question=question_view(position),
        round=position.round,
        rounds=position.rounds,
        clock=position.clock,
        began=position.began,
        bell=position.began + position.phase_ms,
        timer_ms=position.timer_ms,
        coins=position.coins,
        prestige=position.prestige,
        prestige_before=position.prestige_before,
        goal=goals.goal_of(content, position.goal).id,
        digital=goals.is_digital(content, position.goal),
        goal_lines=tuple([GoalLine(*line) for line in goals.progress(position)]),
        event="" if position.event == NO_CARD else content.event_ids[position.event],
        event_says=None if position.event == NO_CARD else of_event(position),
        events_left=len(position.event_deck),
        terms=terms_view(position, terms),
        plans=tuple([plan_view(position, card, way) for card, way in first_minute.plans(position)]),
        cards=tuple([content.card_ids[card] for card in position.cards]),
        cards_left=len(position.card_deck),
        cards_top=tuple([content.card_ids[card] for card in position.card_deck[:top]]),
        cards_bottom=tuple([content.card_ids[card] for card in position.card_deck[known:]]),
        upgrades=tuple([content.upgrade_ids[card] for card in position.upgrades]),
        upgrades_left=len(position.upgrade_deck),
        bought=tuple([content.upgrade_ids[card] for card in position.bought]),
        slots=tuple([slot_view(position, card) for card in position.slots]),
        deck=len(position.deck),
        deck_top=content.order_ids[visible] if visible >= 0 else "",
        discard=tuple([content.order_ids[card] for card in position.discard]),
        served=tuple(
            [
                ServedView(content.order_ids[card], round, bool(quick))
                for card, round, quick in position.served
            ]
        ),
        zones=tuple([zone_view(position, zone) for zone in range(len(ZONES))]),
        timers=tuple(
            [
                timer_view(position, timer)
                for timer, status in enumerate(position.status)
                if status != staff.BOX
            ]
        ),
        storages=tuple(
            [
                StorageView(tiles.is_active(position, storage), counts_of(position.storages[storage]))
                for storage in range(STORAGES)
            ]
        ),
        stock=counts_of(position.stock),
        bag=counts_of(position.bag),
        needs={good: number for good, number in zip(GOODS, needs(position), strict=True) if number},
        wages=0 if position.mode == PRACTICE else SALARY * len(staff.in_play(position)),
        rack=position.rack,
        sink=position.sink,
        aside=position.aside,
        players=tuple([player_view(position, seat) for seat in range(position.seats)]),
        bill=tuple([bill_line(position, line) for line in position.bill]),
        won=ending.has_won(position) if position.ended else None,
    )


def plan_view(position: KitchenRushPosition, card: Card, way: Sequence[first_minute.Step]) -> PlanView:
    steps = [StepView(ZONES[zone], what) for zone, what in way]
    return PlanView(position.content.order_ids[card], tuple(steps))


def question_view(position: KitchenRushPosition) -> Question | None:
    if not position.question:
        return None
    what, *more = position.question
    if what == "keep":
        return Question(what, tuple(position.content.card_ids[card] for card in more[:2]), 1)
    return Question(what, (), more[0] if more else 1)


def terms_view(position: KitchenRushPosition, terms: Terms) -> TermsView:
    return TermsView(
        welcome=terms.limit,
        suggest=suggest_limit(position),
        lots=(terms.lot, terms.ordinary, terms.special),
        prices=(terms.price, terms.spice_price, terms.spice_price),
        tip=terms.quick_service,
        wash=terms.wash,
    )


def slot_view(position: KitchenRushPosition, card: int) -> str:
    if card >= 0:
        return position.content.order_ids[card]
    return "" if card == EMPTY_SLOT else "unavailable"


def zone_view(position: KitchenRushPosition, zone: Zone) -> ZoneView:
    if zone == MARKET:
        return ZoneView(ZONES[zone])
    spaces = [tiles.SHOWN[tile] for tile in position.tiles[zone]]
    for timer, at in enumerate(position.zone_of):
        if at == zone and position.space_of[timer] >= 0:
            spaces[position.space_of[timer]] = TIMERS[timer]
    return ZoneView(ZONES[zone], tuple(spaces), ban_until(position, ZONE_BAN, zone))


def ban_until(position: KitchenRushPosition, kind: int, what: int) -> Milliseconds:
    for ban, whom, until in position.bans:
        if (ban, whom) == (kind, what) and position.clock < position.began + until:
            return position.began + until
    return 0


def timer_view(position: KitchenRushPosition, timer: Timer) -> TimerView:
    status, ends = position.status[timer], position.ends[timer]
    owner = staff.owner(position.seats, timer) if timer < FIRST_HELPER else staff.NOBODY
    if status not in (staff.STANDING, staff.REHIRED):
        late = ban_until(position, TIMER_BAN, timer)
        return TimerView(TIMERS[timer], owner, staff.SHOWN[status], late_until=late)
    return TimerView(
        TIMERS[timer],
        owner,
        "running" if ends > position.clock else "spent",
        ZONES[position.zone_of[timer]],
        position.space_of[timer] + 1,
        ends - position.timer_ms,
        ends,
    )


def player_view(position: KitchenRushPosition, seat: Seat) -> PlayerView:
    doing = position.doing[seat]
    return PlayerView(
        tuple([order_view(position, order) for order in position.held[seat]]),
        DoingView(
            ZONES[doing[0]],
            TIMERS[doing[1]],
            doing[2],
            current.used_up(position, seat),
            (doing[3], doing[4]),
        )
        if doing
        else None,
        bool(position.settled[seat]),
        tuple([TIMERS[timer] for timer in placing.in_order_of_use(position, seat)]),
    )


def order_view(position: KitchenRushPosition, order: Held) -> OrderView:
    content = position.content
    card, served, _, dishes = order
    found = checking.verdict(position, order)
    extra = orders.extra_wanted(position, order)
    return OrderView(
        content.order_ids[card],
        tuple(
            [
                DishView(
                    content.dish_ids[card][number],
                    SIZES[content.sizes[card][number]],
                    counts_of(content.wants[card][number]),
                    content.cooks[card][number],
                    SIZES[plate],
                    counts_of(heap),
                    counts_of(beyond(content.wants[card][number], heap)),
                    row,
                    found.ruined[number],
                )
                for number, (plate, row, heap) in enumerate(dishes)
            ]
        ),
        bool(served),
        extra,
        bool(extra) and orders.has_extra(position, order),
        found.passed,
    )


def bill_line(position: KitchenRushPosition, line: tuple[Any, ...]) -> BillLine:
    what, seat, which, coins, prestige, quick, failed, ruined = line
    ids = {"passed": position.content.order_ids, "failed": position.content.order_ids}
    if what in ids:
        id = ids[what][which]
    else:
        id = str(which) if what == "waiting" else TIMERS[which] if which >= 0 else ""
    return BillLine(what, seat, id, coins, prestige, bool(quick), failed, ruined)
