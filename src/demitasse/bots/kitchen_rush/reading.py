"""How a cook reads the kitchen: time and hands left, who has how much to do, what lies where.

All cooks read it the same way, so each knows without a word what the others are about to do.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from demitasse.bots.contract import NO_PEOPLE
from demitasse.bots.kitchen_rush.boards import Board, board_of
from demitasse.bots.kitchen_rush.heads import Head
from demitasse.bots.kitchen_rush.pace import Pace
from demitasse.games.kitchen_rush.box import FIRST_HELPER, STOVES, TIMERS, Card, Timer, Zone
from demitasse.games.kitchen_rush.effects import TIMER_BAN, ZONE_BAN
from demitasse.games.kitchen_rush.hands import hand_of
from demitasse.games.kitchen_rush.heaps import Heap, kinds_short
from demitasse.games.kitchen_rush.orders import visible_top
from demitasse.games.kitchen_rush.placing import banned_zones, open_zones
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.games.kitchen_rush.salaries import SALARY
from demitasse.games.kitchen_rush.staff import AVAILABLE, REHIRED, TIMERS_EACH, USABLE
from demitasse.games.kitchen_rush.terms import terms_of
from demitasse.games.kitchen_rush.tiles import FREE, active_storages
from demitasse.kernel.claims import NO_CLAIMS, Holders
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.event import Seat

LATE = 4
"""Cycles before the bell."""
SLACK: Milliseconds = 4_000
"""So much slower than a cook somebody's hands may be and still come to a helper first."""
HELPERS = tuple(range(FIRST_HELPER, len(TIMERS)))


class Reading:
    """One look at the kitchen from one seat."""

    def __init__(
        self,
        position: KitchenRushPosition,
        seat: Seat,
        pace: Pace,
        people: frozenset[Seat] = NO_PEOPLE,
        claims: Holders = NO_CLAIMS,
        head: Head | None = None,
    ) -> None:
        self.position = position
        self.seat = seat
        self.pace = pace
        self.people = people if seat not in people else NO_PEOPLE
        """The seats of people, to whom a cook leaves room; asked for a hint in a person's seat it need not."""
        self.claims = claims
        """Orders and rooms that somebody has promised to take on."""
        self.head = head
        """Through which the cook sees all this; None: it sees it as it is."""
        self.content = position.content
        self.terms = terms_of(position)
        self.now = position.clock
        self.bell = position.began + position.phase_ms
        self.cycle = position.timer_ms + (pace.reckoned or pace.reaction) + 2 * pace.acting
        """From one use of a timer to the next."""
        self.mine = self.board(seat)

    def board(self, seat: Seat) -> Board:
        terms = self.terms
        return board_of(self.content, self.position.held[seat], terms.accepted, terms.extra)

    @cached_property
    def boards(self) -> list[Board]:
        seats = range(self.position.seats)
        return [self.mine if seat == self.seat else self.board(seat) for seat in seats]

    # Time and timers.

    @property
    def last_round(self) -> bool:
        return self.position.round == self.position.rounds

    @property
    def cycles(self) -> float:
        """How often a timer can still be used, more or less."""
        return (self.bell - self.now) / self.cycle

    def usable_from(self, timer: Timer) -> Milliseconds:
        """When a hand comes to a timer; at the bell if it does not."""
        position = self.position
        status = position.status[timer]
        if status > REHIRED:
            return self.bell
        start = position.began if status == AVAILABLE else position.ends[timer] + self.pace.reaction
        for kind, what, until in position.bans:
            if kind == TIMER_BAN and what == timer:
                start = max(start, position.began + until)
        return start

    def placements_from(self, moment: Milliseconds) -> int:
        """How often a timer that is used from a moment on can be placed before the bell."""
        start = max(moment, self.now)
        return 1 + (self.bell - 1 - start) // self.cycle if start < self.bell else 0

    @property
    def own_timers(self) -> tuple[Timer, ...]:
        return self.timers_of(self.seat)

    def timers_of(self, seat: Seat) -> tuple[Timer, ...]:
        return USABLE[self.position.seats][seat][: -len(HELPERS)]

    @cached_property
    def placements(self) -> list[int]:
        """By timer; what `placements_from` and `usable_from` say, in one go."""
        position, now, last, cycle = self.position, self.now, self.bell - 1, self.cycle
        if position.bans:
            return [self.placements_from(self.usable_from(timer)) for timer in range(len(TIMERS))]
        before = now - self.pace.reaction
        found = []
        for status, ends in zip(position.status, position.ends, strict=True):
            start = ends + self.pace.reaction if ends > before else now
            found.append((last - start) // cycle + 1 if status <= REHIRED and start <= last else 0)
        return found

    @cached_property
    def spares(self) -> list[float]:
        """By seat: placements until the bell, with a share of the helpers', beyond those its orders need."""
        counted, seats = self.placements, self.position.seats
        shared = 0.0 if self.outrun else sum(counted[FIRST_HELPER:]) / seats
        each = 2 * TIMERS_EACH if seats == 1 else TIMERS_EACH
        return [
            sum(counted[each * seat : each * seat + each]) + shared - board.work
            for seat, board in enumerate(self.boards)
        ]

    @property
    def outrun(self) -> bool:
        """People here are as quick as this cook: helpers that lie free will be theirs."""
        return any(hand_of(self.position, seat) <= self.pace.reaction + SLACK for seat in self.people)

    @property
    def spare(self) -> float:
        return self.spares[self.seat]

    @cached_property
    def before(self) -> int:
        """How many seats come first to a helper, having less to spare."""
        me = (self.spare, self.seat)
        return sum([(spare, seat) < me for seat, spare in enumerate(self.spares)])

    @property
    def hands(self) -> float:
        """All placements this seat has until the bell."""
        return self.spare + self.mine.work

    # Zones.

    @cached_property
    def open_zones(self) -> int:
        return open_zones(self.position)

    def is_open(self, zone: Zone) -> bool:
        return bool(self.open_zones >> zone & 1)

    def within_reach(self, timers: Sequence[Timer]) -> int:
        """The zones one of these timers can come to, as bits: those with a space, and where it stands itself."""
        position = self.position
        zones = 0
        for timer in timers:
            zones |= 1 << position.zone_of[timer] if position.zone_of[timer] >= 0 else 0
        if position.bans:
            zones &= ~banned_zones(position)
        return zones | self.open_zones

    def opens(self, zone: Zone) -> Milliseconds:
        """When an event lets timers come to a zone."""
        bans = self.position.bans
        found = [until for kind, what, until in bans if kind == ZONE_BAN and what == zone]
        return self.position.began + max([0, *found])

    @cached_property
    def stoves_left(self) -> float:
        """How often anybody can still cook before the bell, beyond what all the orders held need."""
        position = self.position
        standing = sum(
            [
                zone == STOVES and ends > self.now
                for zone, ends in zip(position.zone_of, position.ends, strict=True)
            ]
        )
        uses = position.tiles[STOVES].count(FREE) * self.placements_from(self.opens(STOVES))
        return uses - standing / 2 - sum([board.cooks for board in self.boards])

    def others_at(self, zone: Zone) -> int:
        """Other seats that are there and have not done it yet."""
        return sum(
            [
                doing[0] == zone and not doing[3] and not doing[4]
                for seat, doing in enumerate(self.position.doing)
                if doing and seat != self.seat
            ]
        )

    # Goods and guests.

    @cached_property
    def active(self) -> tuple[int, ...]:
        return active_storages(self.position)

    @cached_property
    def there(self) -> Heap:
        """All tokens and cubes within reach: in active Storages and in the bag."""
        storages = self.position.storages
        return sum([storages[storage] for storage in self.active], self.position.bag)

    @cached_property
    def wanted(self) -> Heap:
        """What the orders of all players still need."""
        return sum([board.missing + board.spices for board in self.boards])

    @cached_property
    def broke(self) -> bool:
        """There is no coin for what a dish lacks."""
        return not self.position.coins and bool(kinds_short(self.wanted, self.there))

    @cached_property
    def waiting(self) -> tuple[Card, ...]:
        """Orders that can be taken."""
        top = visible_top(self.position)
        cards = self.position.slots if top < 0 else (*self.position.slots, top)
        return tuple([card for card in cards if card >= 0])

    @property
    def poor(self) -> bool:
        """The salaries are in danger, and it is too late to earn much more than the orders held bring."""
        return self.purse < 0 and self.cycles < LATE

    @cached_property
    def purse(self) -> int:
        """Coins the team will have after salaries, if all orders held are right by then."""
        position, coins = self.position, self.content.coins
        salaries = SALARY * sum([status <= REHIRED for status in position.status])
        return position.coins - salaries + sum([coins[order[0]] for held in position.held for order in held])
