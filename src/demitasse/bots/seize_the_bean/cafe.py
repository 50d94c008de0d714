"""A Café as a business: what it makes of an action, what its Customers cost and bring, what one more card would add.

Everything follows from what is printed: orders, rewards and abilities are sums of effects, and `WORTHS` says what each
word of the effects is worth. A new group that uses the same words is understood without a line here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import exp
from typing import NamedTuple

from demitasse.bots.seize_the_bean.worth import Worth
from demitasse.games.seize_the_bean.achievements import progress
from demitasse.games.seize_the_bean.actions import MOST_ICONS, eligible
from demitasse.games.seize_the_bean.content import LOCKED, MOST_HYPE, PANTRY, SPACES, Card, Order, Printed
from demitasse.games.seize_the_bean.decks import own
from demitasse.games.seize_the_bean.effects import LINE, RESOURCES, Step
from demitasse.games.seize_the_bean.orders import specials
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.scoring import ACHIEVEMENT, awards, customers_by_group, icons_by_group
from demitasse.games.seize_the_bean.supply import BEAN, SCOOP
from demitasse.kernel.event import Seat
from demitasse.kernel.seats import replaced

KINDS = len(RESOURCES)
NOTHING = (0,) * KINDS


class Guest(NamedTuple):
    """A Customer served the way that pays best."""

    brings: float
    """The main order's rewards, and the ability."""
    bill: tuple[int, ...]
    more: float
    """What the secondary order brings, if it is worth its price."""
    more_bill: tuple[int, ...]
    net: float
    """What all of it brings, less what it costs."""

    @property
    def both(self) -> bool:
        return self.more > 0


class Rivals(NamedTuple):
    """What matters of the other players. It stays as it is while one's own Day is imagined."""

    icons: tuple[int, ...]
    """By group in play, the most of any of them."""
    scores: tuple[float, ...]
    """What they would have if nothing more came."""
    hype: tuple[int, ...]
    days: float
    """Days to come after this one."""


def rivals_of(position: SeizeTheBeanPosition, seat: Seat, worth: Worth) -> Rivals:
    others = [other for other in range(position.seats) if other != seat]
    icons = [icons_by_group(position, other) for other in others]
    won = awards(position)
    hype = tuple([position.hype[other] for other in others])
    return Rivals(
        tuple([max(counts) for counts in zip(*icons, strict=True)]),
        tuple(
            [
                score_so_far(position, other) + sum([customers for _, _, customers in won[other]])
                for other in others
            ]
        ),
        hype,
        days_left(position, worth),
    )


def score_so_far(position: SeizeTheBeanPosition, seat: Seat) -> float:
    """What is certain without the Awards."""
    happy = sum([mood for _, mood, _ in position.lines[seat] if mood > 0])
    unlocked = sum([token != LOCKED for token in position.unlocked[seat]])
    return position.reviews[seat] + happy - position.bad_reviews[seat] + ACHIEVEMENT * unlocked


def days_left(position: SeizeTheBeanPosition, worth: Worth) -> float:
    """Days after this one, by the pace at which reviews and cards leave the City."""
    if position.closing:
        return 0.0
    left = position.city_reviews / (worth.reviews_a_guest * sum(position.hype))
    for row, a_seat in enumerate(worth.cards_a_seat):
        left = min(left, len(position.decks[row]) / (1 + a_seat * position.seats))
    return min(worth.horizon, max(worth.soon, left - 1))


class Cafe:
    """One player's Café at one moment, with a price for every resource and a worth for every card."""

    def __init__(self, position: SeizeTheBeanPosition, seat: Seat, rivals: Rivals, worth: Worth) -> None:
        self.position = position
        self.content = position.content
        self.seat = seat
        self.worth = worth
        self.rivals = rivals
        self.days = 0.0 if position.closing else rivals.days
        self.hype = position.hype[seat]
        self.specials = specials(position, seat)
        deck = own(seat)
        waiting = [card for card, _, _ in position.lines[seat]]
        self.cards = sorted([*position.decks[deck], *position.piles[deck], *waiting])
        """All its Customers; where they are means nothing."""
        self._printed: dict[Printed, float] = {}
        self._guests: dict[Card, Guest] = {}
        self._recruits: dict[Card, float] = {}
        self._upgrades: dict[tuple[int, Card], float] = {}
        self._triggers: list[list[float] | None] = [None, None]
        self._icons: list[int] | None = None
        self.prices: tuple[float, ...] = worth.stock
        self.makes: list[tuple[tuple[float, ...], float]] = [
            self.made_at(space) for space in range(len(SPACES))
        ]
        """By action space: resources, and what else comes with them."""
        self.prices = tuple(
            [
                max(worth.cheapest * worth.action, worth.action - more) / gains[resource]
                for resource, (gains, more) in enumerate(self.makes[:KINDS])
            ]
        )
        self._printed, self._triggers = {}, [None, None]  # at the true prices from now on

    # Actions.

    def made_at(self, space: int) -> tuple[tuple[float, ...], float]:
        """SB-RESOLVE-04: the best four icons; the base icon of a City Action is what every action is worth."""
        icons = eligible(self.position, self.seat, space)
        base = self.content.base[space]
        if len(icons) > MOST_ICONS:
            icons = [base, *sorted(icons[1:], key=self.icon, reverse=True)[: MOST_ICONS - 1]]
        gains, more = [0.0] * KINDS, 0.0
        for icon in icons:
            for word, _, *more_of_it in self.content.printed_steps[icon][self.seat]:
                if word == "gain":
                    resource, count = more_of_it
                    gains[resource] += count
                elif word == "scoop":
                    gains[BEAN] += SCOOP
                elif icon != base:
                    more += self.icon(icon)
        if space < KINDS:
            more += sum([self.prices[r] * gains[r] for r in range(KINDS) if r != space])
        return tuple(gains), more

    def icon(self, icon: Printed) -> float:
        """What a printed icon brings when it is activated."""
        known = self._printed.get(icon)
        if known is None:
            known = self._printed[icon] = self.steps(self.content.printed_steps[icon][self.seat])
        return known

    def steps(self, steps: Iterable[Step]) -> float:
        """A word nobody has put a worth to is worth nothing."""
        return sum([WORTHS[step[0]](self, step) for step in steps if step[0] in WORTHS])

    def rise(self) -> float:
        """One step of Hype; at the most it is a review."""
        if self.hype >= MOST_HYPE:
            return 1.0
        return min(self.worth.most_hype, self.worth.hype * self.days)

    def triggered(self, side: int, times: int) -> float:
        """The best icons that Delivery or Innovation could activate."""
        known = self._triggers[side]
        if known is None:
            known = self._triggers[side] = [0.0]  # in case one triggers the other
            row = PANTRY + side
            upgrades = (self.position.pantry if side == 0 else self.position.style)[self.seat]
            icons = [icon for card in upgrades for icon in self.content.printed_at[row][card]]
            barred = self.content.printed_triggers
            known = sorted([self.icon(icon) for icon in icons if icon not in barred], reverse=True)
            self._triggers[side] = known
        return sum(known[:times])

    # Customers.

    @property
    def visits(self) -> float:
        """How often each of its Customers comes in the Days left: no more than once a Day."""
        return self.days * min(1.0, self.hype / max(1, len(self.cards)))

    def guest(self, card: Card) -> Guest:
        known = self._guests.get(card)
        if known is None:
            known = self._guests[card] = self.served(card)
        return known

    def served(self, card: Card) -> Guest:
        content = self.content
        brings, bill = self.order(content.main[card])
        ability = self.steps(content.ability_steps[card][self.seat])
        brings += max(0.0, ability) if not content.members[card] else ability
        net = brings - self.price(bill)
        secondary = content.secondary[card]
        if secondary is not None:
            more, more_bill = self.order(secondary)
            gain = more - self.price(more_bill)
            if gain > 0:
                return Guest(brings, bill, more, more_bill, net + gain)
        return Guest(brings, bill, 0.0, NOTHING, net)

    def order(self, order: Order) -> tuple[float, tuple[int, ...]]:
        """What its rewards are worth, and its bill."""
        brings = self.steps(order.rewards[self.seat]) + self.steps(order.paying[self.seat])
        return brings, order.bill(self.specials)[:KINDS]

    def price(self, bill: tuple[int, ...]) -> float:
        beans, milk, sugar = self.prices
        return bill[0] * beans + bill[1] * milk + bill[2] * sugar

    def mean_net(self) -> float:
        return sum([self.guest(card).net for card in self.cards]) / max(1, len(self.cards))

    def recruit(self, card: Card) -> float:
        """What one more Customer adds: better Days while it comes, and its group's Award in the end."""
        known = self._recruits.get(card)
        if known is None:
            better = self.guest(card).net - self.mean_net()
            known = self._recruits[card] = self.visits * better + self.award_with(card)
        return known

    def award_with(self, card: Card) -> float:
        """How much more its groups' Awards promise with this Customer."""
        groups = self.content.of_groups[card]
        if not groups:
            return 0.0
        if self._icons is None:
            self._icons = icons_by_group(self.position, self.seat)
            self._members = customers_by_group(self.position, self.seat)
        more = 0.0
        for place, group in enumerate(self.position.groups):
            if group in groups:
                lead = self._icons[place] - self.rivals.icons[place]
                members = self._members[place]
                before = award_chance(lead, self.days, self.worth) * members
                more += award_chance(lead + 1, self.days, self.worth) * (members + 1) - before
        return more

    # Upgrades.

    def upgrade(self, row: int, card: Card) -> float:
        """What one more Upgrade adds: its icons, cheaper orders, a group, a step to an Achievement."""
        known = self._upgrades.get((row, card))
        if known is None:
            icons = sum([self.icon(icon) for icon in self.content.printed_at[row][card]])
            known = self.worth.habit * self.days * icons
            known += self.saved(card) if row == PANTRY else 0.0
            known += self.achievements_with(row, card)
            self._upgrades[row, card] = known
        return known

    def saved(self, card: Card) -> float:
        """What its Special Resource takes off the orders of one's Customers, for as many Days as there are."""
        more = self.specials | self.content.special[card]
        if more == self.specials or not self.cards:
            return 0.0
        saved = 0.0
        for guest in self.cards:
            orders = [self.content.main[guest]]
            secondary = self.content.secondary[guest]
            if secondary is not None and self.guest(guest).both:
                orders.append(secondary)
            for order in orders:
                saved += self.price(order.bill(self.specials)[:KINDS]) - self.price(order.bill(more)[:KINDS])
        return saved * self.visits

    def achievements_with(self, row: int, card: Card) -> float:
        """How much closer they come with this Upgrade."""
        twin = with_upgrade(self.position, self.seat, row, card)
        return self.achievements_to_come(twin) - self.achievements_to_come(self.position)

    def achievements_to_come(self, position: SeizeTheBeanPosition) -> float:
        """The chance of each Achievement still locked, by the icons it lacks and the Days left for them."""
        content, worth, total = self.content, self.worth, 0.0
        tokens = position.unlocked[self.seat]
        for count, wanted, token in zip(progress(position, self.seat), content.wanted, tokens, strict=True):
            if token == LOCKED:
                missing = max(0, wanted - count)
                in_time = min(1.0, self.days / missing) if missing else 1.0
                total += worth.achievement * in_time * worth.near**missing
        return total


def with_upgrade(position: SeizeTheBeanPosition, seat: Seat, row: int, card: Card) -> SeizeTheBeanPosition:
    """The position with one more Upgrade in a Café, as far as its icons are concerned."""
    twin = position.copy()
    if row == PANTRY:
        twin.pantry = replaced(position.pantry, seat, (*position.pantry[seat], card))
    else:
        twin.style = replaced(position.style, seat, (*position.style[seat], card))
    return twin


def award_chance(lead: int, days: float, worth: Worth) -> float:
    """How likely a group's Award is won from this lead in icons; a tie wins."""
    if not days:
        return 1.0 if lead >= 0 else 0.0
    return 1 / (1 + exp(-(lead + 0.5) / (worth.contest * (1 + days))))


# What each word of the effects is worth.


def of_gain(cafe: Cafe, step: Step) -> float:
    _, _, resource, count = step
    return cafe.prices[resource] * float(count)


def of_scoop(cafe: Cafe, step: Step) -> float:
    return cafe.prices[BEAN] * SCOOP


def of_review(cafe: Cafe, step: Step) -> float:
    return float(step[2])


def of_bad_review(cafe: Cafe, step: Step) -> float:
    return -float(step[2])


def of_hype(cafe: Cafe, step: Step) -> float:
    if step[2]:
        return cafe.rise()
    return -min(cafe.worth.most_hype, cafe.worth.hype * cafe.days) if cafe.hype > 1 else 0.0


def of_early_bird(cafe: Cafe, step: Step) -> float:
    return cafe.rise() if cafe.position.empty == cafe.seat else cafe.worth.cup


def of_draw(cafe: Cafe, step: Step) -> float:
    return cafe.worth.guest


def of_track(cafe: Cafe, step: Step) -> float:
    return cafe.worth.peek * float(step[2])


def of_recruit(cafe: Cafe, step: Step) -> float:
    return cafe.worth.recruit + (cafe.worth.guest if step[3] == LINE else 0.0)


def of_upgrade(cafe: Cafe, step: Step) -> float:
    return cafe.worth.upgrade


def of_trigger(cafe: Cafe, step: Step) -> float:
    _, _, _, side, _, times = step
    return cafe.triggered(side, times)


def of_connections(cafe: Cafe, step: Step) -> float:
    return cafe.worth.peek


def of_cheer(cafe: Cafe, step: Step) -> float:
    return cafe.worth.happy


def of_upset(cafe: Cafe, step: Step) -> float:
    return -cafe.worth.angry


def of_lose(cafe: Cafe, step: Step) -> float:
    return cafe.worth.lose


WORTHS: dict[str, Callable[[Cafe, Step], float]] = {
    "gain": of_gain,
    "scoop": of_scoop,
    "review": of_review,
    "bad_review": of_bad_review,
    "hype": of_hype,
    "early_bird": of_early_bird,
    "draw": of_draw,
    "track": of_track,
    "recruit": of_recruit,
    "upgrade": of_upgrade,
    "trigger": of_trigger,
    "connections": of_connections,
    "cheer": of_cheer,
    "upset": of_upset,
    "lose": of_lose,
}
