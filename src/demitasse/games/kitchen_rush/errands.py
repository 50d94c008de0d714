"""Where a player's timers are needed next, and why: own dishes first, then a new order, then what helps the team."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from demitasse.games.kitchen_rush import (
    checking,
    current,
    first_minute,
    goals,
    needs,
    orders,
    placing,
    prospects,
)
from demitasse.games.kitchen_rush.box import (
    FIRST_HELPER,
    MAITRE,
    MARKET,
    OFFICE,
    SINK,
    SPICE_ZONE,
    STORAGE,
    STOVES,
    TIMERS,
    WAITERS,
    ZONES,
    Card,
    Timer,
    Zone,
)
from demitasse.games.kitchen_rush.effects import TIMER_BAN, ZONE_BAN
from demitasse.games.kitchen_rush.heaps import INGREDIENT_BYTES, SPICE_BYTES, Heap, beyond, common, size
from demitasse.games.kitchen_rush.maitre import suggest_limit
from demitasse.games.kitchen_rush.office import REHIRE_PRICE
from demitasse.games.kitchen_rush.orders import NO_PLATE
from demitasse.games.kitchen_rush.placing import Reach
from demitasse.games.kitchen_rush.staff import NO_ZONE, REHIRED, STANDING, UNPAID, USABLE
from demitasse.games.kitchen_rush.terms import terms_of
from demitasse.games.kitchen_rush.tiles import active_storages
from demitasse.kernel.claims import Holders
from demitasse.kernel.decision import Advice, Milliseconds
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Fact, Message

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition

Errand = tuple[Zone, Message]

ENOUGH_ORDERS = 2
"""Whoever has fewer to work on looks for another one."""
MOST_WAYS = 3
FEW_PLATES = 2
"""Clean plates by player, below which it is time to wash up."""
SOME_COINS = 3
"""What a team keeps when it buys what is not needed yet."""

LAST_COINS = 2
"""What it keeps for what a dish may lack yet."""


class Work(NamedTuple):
    """A dish on its plate that can still become right."""

    card: Card
    number: int
    id: str
    row: int
    rows_left: int
    lacks: Heap

    @property
    def can_cook(self) -> bool:
        return self.rows_left > 0 and not self.lacks & INGREDIENT_BYTES


def works(position: KitchenRushPosition, seat: Seat) -> list[Work]:
    content = position.content
    return [
        Work(
            card,
            number,
            content.dish_ids[card][number],
            row,
            content.cooks[card][number] - row,
            beyond(content.wants[card][number], heap),
        )
        for card, served, extra, dishes in position.held[seat]
        if not served
        for number, (plate, row, heap) in enumerate(dishes)
        if plate != NO_PLATE and not checking.lost(position, (card, served, extra, dishes), number)
    ]


def right_orders(position: KitchenRushPosition, seat: Seat) -> list[Card]:
    """Those that would pass the check as they are, and are not served."""
    return [
        order[0] for order in position.held[seat] if not order[1] and checking.verdict(position, order).passed
    ]


# Where to go.


def ways_on(position: KitchenRushPosition, seat: Seat, claims: Holders) -> Iterator[Advice]:
    """Where one's timers are needed, each zone once, with the timer that is missed least; if the first of them is full,
    until when, and what to do meanwhile, or which other zone gets free before it.
    """
    bell, ways = position.began + position.phase_ms, 0
    busy: list[tuple[Milliseconds, Advice]] = []
    stays = NO_STAY if current.used_up(position, seat) else current.zone_of(position, seat)
    reasons: dict[Zone, Message] = {}
    reach = placing.reach(position, seat)
    for zone, reason in errands(position, seat, reach, claims):
        if zone in reasons:
            continue
        reasons[zone] = reason
        if zone == stays:
            continue
        if not reach.timers:
            yield sand(position, seat, zone, reason)
            return
        timer = reach.next_timer(position, zone)
        if timer is not None:
            yield Advice((position.content.place[timer][zone],), reason)
            ways += 1
            if ways == MOST_WAYS:
                return
        elif not ways:
            advice = full(position, zone, reason)
            if advice.until is not None and advice.until < bell:
                if not busy:
                    yield advice
                busy.append((advice.until, advice))
    if not ways:
        if busy and (soonest := min(busy, key=lambda it: it[0])) != busy[0]:
            yield soonest[1]
        yield from with_free_hands(position, seat, reach, claims)
        if stays in reasons:
            facts: dict[str, Fact] = {"zone": ZONES[stays], "why": reasons[stays]}
            yield Advice((), Message("kr-advice-stay", facts), bell)
        elif not busy:
            yield rest(position)


NO_STAY: Zone = -1


def with_free_hands(
    position: KitchenRushPosition, seat: Seat, reach: Reach, claims: Holders
) -> Iterator[Advice]:
    """For whoever can place a timer and finds all they need full: to make room for others, and what comes next."""
    timer = in_the_way(position, reach)
    if timer is not None:
        facts: dict[str, Fact] = {"zone": ZONES[position.zone_of[timer]]}
        yield Advice((position.content.remove[timer],), Message("kr-advice-make-room", facts))
    if unfinished_orders(position, seat) < ENOUGH_ORDERS:
        yield from what_comes_next(position, seat, claims)


def what_comes_next(position: KitchenRushPosition, seat: Seat, claims: Holders) -> Iterator[Advice]:
    """Where the order one waits for leads; if none can be finished any more, what the next round can begin with."""
    waiting = prospects.prospects(position, seat, claims)
    bell = position.began + position.phase_ms
    if waiting and waiting[0].good:
        _, step, *_ = first_minute.way(position, waiting[0].card)
        facts: dict[str, Fact] = {"zone": ZONES[step.zone], "what": step.what}
        yield Advice((), Message("kr-advice-then", facts), bell)
    elif waiting and position.round < position.rounds and not unfinished_orders(position, seat):
        best = max(waiting, key=lambda it: (it.plates, it.worth))
        ahead: dict[str, Fact] = {"order": position.content.order_ids[best.card]}
        yield Advice((), Message("kr-advice-ahead", ahead), bell)


def in_the_way(position: KitchenRushPosition, reach: Reach) -> Timer | None:
    """A spent timer of one's own that takes the last space of a zone from the others (KR-TIMER-15)."""
    for timer in reach.timers if position.seats > 1 else ():
        zone = position.zone_of[timer]
        if timer < FIRST_HELPER and zone not in (NO_ZONE, MARKET) and not reach.open >> zone & 1:
            return timer
    return None


def rest(position: KitchenRushPosition) -> Advice:
    return Advice((), Message("kr-advice-rest"), position.began + position.phase_ms)


def sand(position: KitchenRushPosition, seat: Seat, zone: Zone, reason: Message) -> Advice:
    """No timer can be placed: which one can next, and where it is needed."""
    own = [timer for timer in USABLE[position.seats][seat] if position.status[timer] <= REHIRED]
    if not own:
        return rest(position)
    timer = min(own, key=lambda it: (usable_from(position, it), it >= FIRST_HELPER))
    until = usable_from(position, timer)
    facts: dict[str, Fact] = {
        "timer": TIMERS[timer],
        "seconds": placing.seconds_left(until - position.clock),
        "zone": ZONES[zone],
        "why": reason,
    }
    return Advice((), Message("kr-advice-sand", facts), until)


def usable_from(position: KitchenRushPosition, timer: Timer) -> Milliseconds:
    late = placing.ban_on(position, TIMER_BAN, timer) if position.bans else 0
    return max(position.ends[timer], position.clock + late)


def full(position: KitchenRushPosition, zone: Zone, reason: Message) -> Advice:
    """No space is free: when the sand of the first timer there has run out."""
    until = position.clock + placing.ban_on(position, ZONE_BAN, zone)
    there = [
        ends
        for at, ends, status in zip(position.zone_of, position.ends, position.status, strict=True)
        if at == zone and status == STANDING
    ]
    if until == position.clock and there:
        until = max(min(there), position.clock)
    facts: dict[str, Fact] = {
        "zone": ZONES[zone],
        "seconds": placing.seconds_left(until - position.clock),
        "why": reason,
    }
    return Advice((), Message("kr-advice-busy", facts), until)


# What is needed.


def errands(position: KitchenRushPosition, seat: Seat, reach: Reach, claims: Holders) -> Iterator[Errand]:
    if goals.quick_services_wanted(position):
        yield from to_serve(position, seat)
    yield from for_own_dishes(position, seat, reach)
    if wants_an_order(position, seat):
        yield from to_take(position, seat, claims)
    yield from for_the_team(position)
    yield from to_serve(position, seat)
    yield from to_buy_ahead(position, seat, claims)
    yield from to_await_a_coin(position)


def to_await_a_coin(position: KitchenRushPosition) -> Iterator[Errand]:
    """Whoever stands there when a coin comes in can buy or hire at once (KR-TIME-07)."""
    if too_late(position):
        return
    short = beyond(needs.wanted_by_the_team(position), needs.stored(position))
    if short and not position.coins:
        yield MARKET, Message("kr-advice-await", {"good": needs.shortest(short)})
    if UNPAID in position.status and position.coins < REHIRE_PRICE:
        facts: dict[str, Fact] = {
            "timer": TIMERS[position.status.index(UNPAID)],
            "coins": REHIRE_PRICE - position.coins,
        }
        yield OFFICE, Message("kr-advice-await-hire", facts)


def for_own_dishes(position: KitchenRushPosition, seat: Seat, reach: Reach) -> Iterator[Errand]:
    for work in works(position, seat):
        dish: dict[str, Fact] = {"dish": work.id}
        if work.can_cook:
            yield STOVES, Message("kr-advice-cook", dish)
        food, spices = work.lacks & INGREDIENT_BYTES, work.lacks & SPICE_BYTES
        if food and not work.row:
            storage, number = best_storage(position, reach, food)
            if number:
                facts = dish | {"number": number, "things": size(food)}
                yield STORAGE + storage, Message("kr-advice-fetch", facts)
            elif position.coins:
                yield MARKET, Message("kr-advice-buy", dish)
        if common(spices, position.bag):
            yield SPICE_ZONE, Message("kr-advice-season", dish)
        elif spices and position.coins:
            yield MARKET, Message("kr-advice-buy", dish)
    for card, served, _, dishes in position.held[seat]:
        for number, (plate, _, _) in enumerate(dishes):
            stated = position.content.sizes[card][number]
            if not served and plate == NO_PLATE and any(position.sink[stated - 1 : stated + 1]):
                yield SINK, Message("kr-advice-clean", {"dish": position.content.dish_ids[card][number]})


def wants_an_order(position: KitchenRushPosition, seat: Seat) -> bool:
    """Fewer than enough are still to be worked on."""
    return unfinished_orders(position, seat) < ENOUGH_ORDERS


def unfinished_orders(position: KitchenRushPosition, seat: Seat) -> int:
    open = [order for order in position.held[seat] if not order[1]]
    return len(open) - len(right_orders(position, seat))


def to_take(position: KitchenRushPosition, seat: Seat, claims: Holders) -> Iterator[Errand]:
    """Only what has its plates and the time to be finished: else it would cost Prestige (KR-CHECK-12)."""
    best = prospects.best(position, seat, claims)
    if best is not None:
        facts: dict[str, Fact] = {
            "order": position.content.order_ids[best.card],
            "prestige": terms_of(position).penalty,
        }
        yield WAITERS, Message("kr-advice-take", facts)


def for_the_team(position: KitchenRushPosition) -> Iterator[Errand]:
    """Guests, staff, plates and goods: what is lacking now, then what soon will be."""
    late = position.round == position.rounds and too_late(position)
    guests, waiting = guests_to_come(position), len(orders.occupied_slots(position))
    dirty, clean = sum(position.sink), sum(position.rack)
    welcome: Errand = (MAITRE, Message("kr-advice-welcome", {"guests": guests}))
    wash: Errand = (SINK, Message("kr-advice-wash-up", {"dirty": dirty, "clean": clean}))
    if guests and (guests > 1 or not waiting):
        yield welcome
    yield from to_hire(position)
    if dirty and needs.sizes_awaited(position):
        yield wash
    if position.coins:
        yield from to_buy(needs.wanted_by_the_team(position), position)
    if dirty and not late and (clean < FEW_PLATES * position.seats or 0 in position.rack):
        yield wash
    if guests:
        yield welcome
    elif hopeless(position) and not too_late(position):
        yield MAITRE, Message("kr-advice-suggest")
    if not late:
        if dirty:
            yield wash
        if position.coins > SOME_COINS:
            coming = needs.wanted_by_the_team(position) + needs.wanted_by_guests(position)
            yield from to_buy(coming, position)
        yield from to_improve(position)
        if not guests and least_wanted(position):
            yield MAITRE, Message("kr-advice-suggest-better")
        if position.coins > coins_to_keep(position):
            yield MARKET, Message("kr-advice-store")


def too_late(position: KitchenRushPosition) -> bool:
    """What is washed or bought now will be of no use before the bell."""
    return position.began + position.phase_ms - position.clock < position.timer_ms


def coins_to_keep(position: KitchenRushPosition) -> int:
    """For what a dish may lack yet, and so that there is something to buy in the last turns of the sand."""
    left = position.began + position.phase_ms - position.clock
    return 1 if left < position.timer_ms else 0 if left < 2 * position.timer_ms else LAST_COINS


def guests_to_come(position: KitchenRushPosition) -> int:
    cards = len(position.deck) + len(position.discard)
    return min(terms_of(position).limit, cards, position.slots.count(orders.EMPTY_SLOT))


def hopeless(position: KitchenRushPosition) -> list[int]:
    """The slots of orders whose plates cannot come before the bell."""
    return [
        slot
        for slot, card in enumerate(position.slots)
        if card >= 0 and not needs.plates_can_come(position, card)
    ]


def least_wanted(position: KitchenRushPosition) -> list[int]:
    """What to suggest other dishes for: orders without plates, else the one that brings least (KR-MAITRE-05)."""
    limit = suggest_limit(position)
    return (hopeless(position) or sorted(orders.occupied_slots(position), key=value(position))[:1])[:limit]


def value(position: KitchenRushPosition) -> Callable[[int], int]:
    content, slots = position.content, position.slots
    return lambda slot: content.coins[slots[slot]] + prospects.STAR * content.stars[slots[slot]]


def to_hire(position: KitchenRushPosition) -> Iterator[Errand]:
    """Somebody who was not paid, while there is time to make use of them."""
    if UNPAID in position.status and position.coins >= REHIRE_PRICE and not too_late(position):
        yield OFFICE, Message("kr-advice-hire", {"timer": TIMERS[position.status.index(UNPAID)]})


def to_improve(position: KitchenRushPosition) -> Iterator[Errand]:
    """An Upgrade the team can afford, unless it is the last round."""
    card = upgrade_to_buy(position)
    if card is not None:
        yield OFFICE, Message("kr-advice-upgrade", {"upgrade": position.content.upgrade_ids[card]})


def upgrade_to_buy(position: KitchenRushPosition) -> Card | None:
    costs = {card: position.content.upgrades[card].cost for card in position.upgrades}
    able = [card for card, cost in costs.items() if cost + SOME_COINS <= position.coins]
    return min(able, key=costs.__getitem__, default=None) if position.round < position.rounds else None


def to_buy(wanted: Heap, position: KitchenRushPosition) -> Iterator[Errand]:
    """What there is too little of."""
    short = beyond(wanted, needs.stored(position))
    if short:
        yield MARKET, Message("kr-advice-stock", {"good": needs.shortest(short)})


def to_buy_ahead(position: KitchenRushPosition, seat: Seat, claims: Holders) -> Iterator[Errand]:
    """What the order one waits for will lack."""
    best = prospects.best(position, seat, claims)
    if best is not None and position.coins and wants_an_order(position, seat):
        yield from to_buy(
            sum(position.content.wants[best.card], needs.wanted_by_the_team(position)), position
        )


def to_serve(position: KitchenRushPosition, seat: Seat) -> Iterator[Errand]:
    for card in right_orders(position, seat):
        yield WAITERS, Message("kr-advice-serve", {"order": position.content.order_ids[card]})


def best_storage(position: KitchenRushPosition, reach: Reach, lacks: Heap) -> tuple[int, int]:
    """The Storage one can go to that has most of what is lacking, and how much of it."""
    found = [
        (storage, size(common(lacks, position.storages[storage])))
        for storage in active_storages(position)
        if (reach.open | reach.own) >> (STORAGE + storage) & 1
    ]
    return max(found, key=lambda it: it[1], default=(0, 0))
