"""Where a cook's next timer goes: ideas, each with what it promises. A timer well used is worth about 1."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from demitasse.bots.kitchen_rush import actions, manners, menu, office, supplies
from demitasse.bots.kitchen_rush.heads import Head
from demitasse.bots.kitchen_rush.reading import HELPERS, Reading
from demitasse.games.kitchen_rush.box import (
    MAITRE,
    MARKET,
    OFFICE,
    SINK,
    SPICE_ZONE,
    STORAGE,
    STORAGES,
    STOVES,
    WAITERS,
    ZONES,
    Timer,
    Zone,
)
from demitasse.games.kitchen_rush.goals import quick_services_wanted
from demitasse.games.kitchen_rush.heaps import kinds_short
from demitasse.games.kitchen_rush.staff import STANDING
from demitasse.kernel.choice import Choice
from demitasse.kernel.decision import Milliseconds

COOK, TAKE = 1.2, 1.5
FETCH, FETCH_ALL, SPICE, SPICE_ALL = 0.3, 1.3, 0.2, 1.2
"""What a stay promises that makes no dish complete, or all of them."""
FETCH_LATER, SPICE_LATER, MORE_TO_COME = 0.8, 0.7, 5
"""With so many placements to spare, a stay had better wait for more orders."""
GUEST, GUEST_OF_TWO, GUESTS, FEW_WAITING = 0.55, 0.3, 1.1, 0.3
COIN_WANTED = 0.5
"""What a guest's coin is worth besides while there is none for what a dish lacks."""
SUGGEST, SUGGEST_MOST = 0.6, 1.2
TIP, TIP_WANTED = 0.5, 1.3
BUY_OWN, BUY_FOR_OTHERS, BUY_SOON, BUY_EACH, BUY_MOST = 1.3, 0.9, 0.2, 0.1, 5
WASH_OWN, WASH_FOR_OTHERS, WASH, WASH_EACH, WASH_MOST = 1.3, 1.0, 0.3, 0.15, 3
BUSY = 0.3
"""What the work for others counts while one's own is more than one can do."""
LEAST = 0.1
GRACE: Milliseconds = 2_000
"""How long a helper is left to whoever needs it more."""


class Idea(NamedTuple):
    worth: float
    zone: Zone
    why: str


# The own orders.


def to_cook(reading: Reading) -> Iterator[Idea]:
    if actions.dish_to_cook(reading) is not None:
        yield Idea(COOK, STOVES, "cook")


def to_fetch(reading: Reading) -> Iterator[Idea]:
    mine, position = reading.mine, reading.position
    if mine.missing:
        for storage in reading.active:
            got = supplies.fetch(mine, position.storages[storage], False)
            if got.first is not None:
                worth = FETCH + (FETCH_ALL - FETCH) * got.complete / got.lacking
                yield Idea(worth * (FETCH_LATER if more_to_come(reading) else 1), STORAGE + storage, "fetch")


def to_spice(reading: Reading) -> Iterator[Idea]:
    if reading.mine.spices:
        got = supplies.fetch(reading.mine, reading.position.bag, True)
        if got.first is not None:
            worth = SPICE + (SPICE_ALL - SPICE) * got.complete / got.lacking
            early = reading.cycles > 2 and more_to_come(reading) and not reading.people
            yield Idea(worth * (SPICE_LATER if early else 1), SPICE_ZONE, "spice")


def more_to_come(reading: Reading) -> bool:
    """One stay could serve the next orders too."""
    return reading.spare >= MORE_TO_COME and reading.is_open(WAITERS)


# The guests.


def to_take(reading: Reading) -> Iterator[Idea]:
    waiting = len(reading.waiting)
    if waiting > reading.others_at(WAITERS) and menu.best_offer(reading) is not None:
        yield Idea(TAKE, WAITERS, "take")


def to_welcome(reading: Reading) -> Iterator[Idea]:
    coming = actions.guests_to_come(reading)
    if coming:
        few = FEW_WAITING if len(reading.waiting) <= 2 else 0
        guest = GUEST_OF_TWO if reading.position.seats == 2 else GUEST
        coin = COIN_WANTED if reading.broke else 0
        worth = min(min(guest * coming, GUESTS) * willing(reading) + coin, GUESTS) + few
        yield Idea(worth, MAITRE, "welcome")
    if coming < actions.FEW and not (coming and reading.broke):
        other = actions.to_suggest(reading)
        if other is not None:
            yield Idea(min(SUGGEST * other.gain, SUGGEST_MOST) * willing(reading), MAITRE, "suggest")


def to_serve(reading: Reading) -> Iterator[Idea]:
    if actions.to_serve(reading) is not None:
        wanted = quick_services_wanted(reading.position)
        yield Idea(TIP_WANTED if wanted else TIP * reading.terms.quick_service, WAITERS, "serve")


# The team.


def to_buy(reading: Reading) -> Iterator[Idea]:
    """What somebody lacks."""
    if kinds_short(reading.wanted, reading.there) and may_buy(reading):
        purchase = supplies.best_purchase(reading)
        if purchase is not None and purchase.own:
            yield Idea(BUY_OWN, MARKET, "buy-own")
        elif purchase is not None and purchase.anybody:
            yield Idea(BUY_FOR_OTHERS * willing(reading), MARKET, "buy")


def to_stock_up(reading: Reading) -> Iterator[Idea]:
    """What the orders nobody has taken yet will need."""
    if (reading.last_round and reading.cycles < 2) or reading.poor or not may_buy(reading):
        return
    purchase = supplies.best_purchase(reading)
    if purchase is not None:
        yield Idea(BUY_SOON + BUY_EACH * min(purchase.soon, BUY_MOST), MARKET, "buy-soon")


def may_buy(reading: Reading) -> bool:
    return bool(reading.position.coins) and not reading.others_at(MARKET)


def to_wash(reading: Reading) -> Iterator[Idea]:
    """What a dish is waiting for."""
    if not any(board.bare for board in reading.boards) or not may_wash(reading):
        return
    if supplies.best_washing(reading).urgent:
        own = bool(reading.mine.bare)
        yield Idea(WASH_OWN if own else WASH_FOR_OTHERS * willing(reading), SINK, "wash-urgent")


def to_wash_up(reading: Reading) -> Iterator[Idea]:
    """What the orders nobody has taken yet will need."""
    if (not reading.last_round or reading.cycles > 3) and may_wash(reading):
        yield Idea(WASH + WASH_EACH * min(supplies.best_washing(reading).soon, WASH_MOST), SINK, "wash")


def may_wash(reading: Reading) -> bool:
    return any(reading.position.sink) and not reading.others_at(SINK)


def to_improve(reading: Reading) -> Iterator[Idea]:
    """Upgrades the Goal asks for."""
    yield from at_the_office(reading, office.for_the_goal)


def to_manage(reading: Reading) -> Iterator[Idea]:
    """Upgrades, repairs and timers that pay for themselves."""
    yield from at_the_office(reading, office.for_the_kitchen)


def at_the_office(reading: Reading, plans: Callable[[Reading], Iterator[office.Plan]]) -> Iterator[Idea]:
    if reading.position.coins and not reading.others_at(OFFICE):
        plan = office.best_of(plans(reading))
        if plan is not None:
            yield Idea(plan.worth, OFFICE, plan.why)


def willing(reading: Reading) -> float:
    return 1.0 if reading.spare >= 1 else BUSY


SOURCES: tuple[tuple[float, int, Callable[[Reading], Iterator[Idea]]], ...] = (
    (office.GOAL, 1 << OFFICE, to_improve),
    (TAKE, 1 << WAITERS, to_take),
    (GUESTS + FEW_WAITING, 1 << MAITRE, to_welcome),
    (FETCH_ALL, (1 << STORAGES) - 1 << STORAGE, to_fetch),
    (BUY_OWN, 1 << MARKET, to_buy),
    (WASH_OWN, 1 << SINK, to_wash),
    (TIP_WANTED, 1 << WAITERS, to_serve),
    (office.MOST, 1 << OFFICE, to_manage),
    (COOK, 1 << STOVES, to_cook),
    (SPICE_ALL, 1 << SPICE_ZONE, to_spice),
    (WASH + WASH_EACH * WASH_MOST, 1 << SINK, to_wash_up),
    (BUY_SOON + BUY_EACH * BUY_MOST, 1 << MARKET, to_stock_up),
)
"""Where ideas come from: the most each can promise (who has found as much need not look further), and its zones."""


def ideas(reading: Reading) -> list[Idea]:
    """Everything worth a timer, whether there is a space for it or not."""
    return [idea for _, _, source in SOURCES for idea in source(reading)]


def best(reading: Reading, timers: Sequence[Timer]) -> Idea | None:
    """The best idea that is possible now with one of these timers."""
    zones = reading.within_reach(timers) & ~manners.left_to_people(reading)
    if reading.head is not None:
        return as_seen(reading, reading.head, zones)
    found: Idea | None = None
    worth = LEAST
    for most, where, source in SOURCES:
        if worth >= most:
            break
        if zones & where:
            for idea in source(reading):
                if idea.worth > worth and zones >> idea.zone & 1:
                    found, worth = idea, idea.worth
    return found


def as_seen(reading: Reading, head: Head, zones: int) -> Idea | None:
    """The best idea of whoever overlooks some and misjudges others."""
    found: Idea | None = None
    worth = LEAST
    for idea in ideas(reading):
        if zones >> idea.zone & 1 and head.sees(idea.why, reading.now):
            seems = idea.worth + head.error(idea.why, reading.now)
            if seems > worth:
                found, worth = idea, seems
    return found


def first_job(reading: Reading) -> Zone | None:
    """Where there is most to do besides orders, of the rooms nobody has claimed."""
    jobs = [
        idea for idea in ideas(reading) if idea.zone != WAITERS and ZONES[idea.zone] not in reading.claims
    ]
    return max(jobs, key=lambda idea: idea.worth).zone if jobs else None


# Timers.


def placing(reading: Reading, timers: Sequence[Timer], zone: Zone) -> Choice:
    """Any of these timers, or where all spaces are taken one that stands there."""
    timer = timers[0]
    if not reading.is_open(zone):
        timer = next(timer for timer in timers if reading.position.zone_of[timer] == zone)
    return reading.content.place[timer][zone]


def own_timers(reading: Reading) -> list[Timer]:
    """Those a hand has come to."""
    status, now = reading.position.status, reading.now
    return [
        timer
        for timer in reading.own_timers
        if status[timer] <= STANDING and reading.usable_from(timer) <= now
    ]


def helpers(reading: Reading) -> list[Timer]:
    """Those that are this seat's to use now."""
    status, now = reading.position.status, reading.now
    return [
        timer
        for timer in HELPERS
        if status[timer] <= STANDING
        and reading.usable_from(timer) <= now
        and helper_from(reading, timer) <= now
    ]


def helper_from(reading: Reading, timer: Timer) -> Milliseconds:
    """When this seat may use a helper: who has least to spare comes first, the others if nobody came."""
    usable = reading.usable_from(timer)
    return usable if usable >= reading.bell else usable + reading.before * GRACE


def in_the_way(reading: Reading) -> Choice | None:
    """A spent timer to take off because it is not needed now and nobody else finds a space."""
    position = reading.position
    for timer in own_timers(reading) + helpers(reading):
        zone = position.zone_of[timer]
        if position.status[timer] == STANDING and zone != MARKET and not reading.is_open(zone):
            return reading.content.remove[timer]
    return None
