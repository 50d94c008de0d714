"""A Café as a business: what it makes of an action, what its Customers cost and bring, what one more card would add.

Everything follows from what is printed: orders, rewards and abilities are sums of effects, and `thoughts` says what
each of them is worth. A new group that uses the same words is understood without a line here.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import NamedTuple

from demitasse.bots.seize_the_bean.marking import marks_to_come
from demitasse.bots.seize_the_bean.solo import aims_of, pace_of, worth_in
from demitasse.bots.seize_the_bean.thoughts import THOUGHTS
from demitasse.bots.seize_the_bean.worth import Worth
from demitasse.games.seize_the_bean.abilities.newsflash import lying_on
from demitasse.games.seize_the_bean.abilities.targeting import members_of
from demitasse.games.seize_the_bean.base_game.achievements import progress
from demitasse.games.seize_the_bean.base_game.actions import MOST_ICONS, eligible
from demitasse.games.seize_the_bean.base_game.decks import own
from demitasse.games.seize_the_bean.base_game.orders import specials
from demitasse.games.seize_the_bean.base_game.scoring import (
    ACHIEVEMENT,
    awards,
    customers_by_group,
    icons_by_group,
)
from demitasse.games.seize_the_bean.base_game.supply import BEAN, SCOOP, GainResource, Scoop
from demitasse.games.seize_the_bean.content import (
    LOCKED,
    PANTRY,
    PERFORMERS,
    SPACES,
    Card,
    Printed,
)
from demitasse.games.seize_the_bean.effects import RESOURCES
from demitasse.games.seize_the_bean.entries import MOST_HYPE
from demitasse.games.seize_the_bean.order import Order
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.variants.crafting import price as price_of_token
from demitasse.games.seize_the_bean.variants.diverse_city import DOUBLE
from demitasse.kernel.event import Seat
from demitasse.kernel.seats import replaced
from demitasse.kernel.step import Step

KINDS = len(RESOURCES)
NO_RESOURCES = (0,) * KINDS


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
    paces: tuple[float, ...]
    """Reviews they take in a Day."""
    days: float
    """Days to come after this one."""


def rivals_of(position: SeizeTheBeanPosition, seat: Seat, worth: Worth) -> Rivals:
    others = [other for other in range(position.seats) if other != seat]
    icons = [icons_by_group(position, other) for other in others]
    won = awards(position)
    return Rivals(
        tuple([max(counts) for counts in zip(*icons, strict=True)]),
        tuple(
            [
                score_so_far(position, other) + sum([customers for _, _, customers in won[other]])
                for other in others
            ]
        ),
        tuple([pace_of(position, other, worth).reviews for other in others]),
        days_left(position, worth),
    )


def score_so_far(position: SeizeTheBeanPosition, seat: Seat, bad: float = 1.0) -> float:
    """What is certain without the Awards; a Bad Review may cost more than one."""
    happy = sum([mood for _, mood, _ in position.lines[seat] if mood > 0])
    unlocked = sum([token != LOCKED for token in position.unlocked[seat]])
    cookies = sum(position.cookies.won[seat]) if position.diverse else 0
    return (
        position.reviews[seat] + happy - bad * position.bad_reviews[seat] + ACHIEVEMENT * unlocked + cookies
    )


def days_left(position: SeizeTheBeanPosition, worth: Worth, today: int = 1) -> float:
    """Days after this one, by the pace at which reviews and cards leave the City; at dawn `today` is still to come."""
    if position.closing:
        return 0.0
    paces = [pace_of(position, seat, worth) for seat in range(position.seats)]
    left = position.city_reviews / max(1.0, sum([pace.reviews for pace in paces]))
    for row in range(len(worth.cards_a_seat)):
        left = min(left, len(position.decks[row]) / (1 + sum([pace.cards[row] for pace in paces])))
    return min(worth.horizon, max(worth.soon, left - today))


class Cafe:
    """One player's Café at one moment, with a price for every resource and a worth for every card."""

    def __init__(self, position: SeizeTheBeanPosition, seat: Seat, rivals: Rivals, worth: Worth) -> None:
        self.position = position
        self.content = position.content
        self.seat = seat
        self.worth = worth = worth_in(position, worth)
        self.rivals = rivals
        self.days = 0.0 if position.closing else rivals.days
        self.hype = position.hype[seat]
        self.aims = aims_of(position, seat, worth)
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
        self._rival_cafes: dict[Seat, Cafe] = {}
        self._copied: float | None = None
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
        base = self.content.base[self.position.difficulty[self.seat]][space]
        if len(icons) > MOST_ICONS:
            icons = [base, *sorted(icons[1:], key=self.icon, reverse=True)[: MOST_ICONS - 1]]
        gains, more = [0.0] * KINDS, 0.0
        for icon in icons:
            for step in self.content.printed_steps[icon][self.seat]:
                if isinstance(step, GainResource):
                    gains[step.resource] += step.count
                elif isinstance(step, Scoop):
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
        """What all of them together bring."""
        return sum([THOUGHTS[type(step)].worth(self, step) for step in steps])

    def rise(self) -> float:
        """One step of Hype; at the most it is a review."""
        if self.hype >= MOST_HYPE:
            return self.aims.review
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

    def cup(self, place: int) -> float:
        """SB-DAILY-04, SB-DAILY-05: an Empty Cup by its place among the Daily Specials, −1 for the one of who is
        first.
        """
        position = self.position
        holder = position.empty if place < 0 else position.cups.empty[place]
        if holder == self.seat:
            return self.rise()
        if place < 0:
            return self.worth.cup
        return (
            max(0.0, self.steps(self.content.cup_steps[position.cups.in_play[place]][self.seat]))
            if self.days
            else 0.0
        )

    # Abilities that lean on one's other Customers.

    def icons(self) -> float:
        """Reviews for the reward icons of one of its Customers, rather a good one than any."""
        icons = self.content.reward_icons
        counts = [icons[card] for card in self.cards]
        mean = sum(counts) / len(counts) if counts else self.worth.icons
        return self.aims.review * mean

    def copied(self) -> float:
        """SB-ABILITY-ACTING-01: an ability of its Customers, by and large."""
        if self._copied is None:
            barred, members = members_of(self.content, PERFORMERS), self.content.members
            abilities = [
                max(0.0, self.steps(self.content.copied_steps[card][self.seat]))
                for card in self.cards
                if not members[card] & barred
            ]
            self._copied = sum(abilities) / len(abilities) if abilities else 0.0
        return self._copied

    def rival(self, seat: Seat) -> Cafe:
        """Another Café, seen as its owner would see it."""
        known = self._rival_cafes.get(seat)
        if known is None:
            known = self._rival_cafes[seat] = as_it_is(self.position, seat, self.worth)
        return known

    def malice(self, seat: Seat) -> float:
        """How much of somebody's loss is one's own gain: most if it is the best rival."""
        others = [other for other in range(self.position.seats) if other != self.seat]
        score = self.rivals.scores[others.index(seat)]
        best = score >= max(self.rivals.scores)
        return self.worth.rivals * (1.0 if best else self.worth.others)

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
        """SB-PACK-07: with the second order of a City Celebrity comes its second ability."""
        content = self.content
        brings, bill = self.order(content.main[card])
        ability = self.steps(content.ability_steps[card][self.seat])
        brings += max(0.0, ability) if not content.members[card] else ability
        net = brings - self.price(bill)
        secondary = content.secondary[card]
        if secondary is not None:
            more, more_bill = self.order(secondary)
            if card in content.celebrity_cards:
                more += self.steps(content.second_steps[card][self.seat])
            gain = more - self.price(more_bill)
            if gain > 0:
                return Guest(brings, bill, more, more_bill, net + gain)
        return Guest(brings, bill, 0.0, NO_RESOURCES, net)

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
            known = self.visits * better + self.award_with(card) + self.cookie_with(card) + self.aims.customer
            if self.aims.mark:
                known += self.aims.mark * (marks_to_come(self, [card]) - marks_to_come(self))
            self._recruits[card] = known
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
                good, bad = lying_on(self.position, place)
                members = self._members[place] + good - bad
                before = self.award_chance(lead) * members
                more += self.award_chance(lead + 1) * (members + 1) - before
        return more

    def award_chance(self, lead: int) -> float:
        """How likely a group's Award is won from this lead in icons; a tie wins."""
        if not self.days:
            return 1.0 if lead >= 0 else 0.0
        return 1 / (1 + exp(-(lead + 0.5) / (self.worth.contest * (1 + self.days))))

    def cookie_with(self, card: Card) -> float:
        """SB-DIVERSE-04: how much closer the next Cookie comes with this Customer."""
        position = self.position
        if not position.diverse:
            return 0.0
        marks = list(position.marks[self.seat])
        before = self.cookie(marks)
        for group in self.content.of_groups[card]:
            if group in position.groups:
                place = position.groups.index(group)
                marks[place] = min(DOUBLE, marks[place] + 1)
        return self.cookie(marks) - before

    def cookie(self, marks: Iterable[int]) -> float:
        """SB-DIVERSE-06, SB-DIVERSE-07: the next Cookie, by the marks it lacks."""
        won = len(self.position.cookies.won[self.seat])
        if won == DOUBLE or not self.position.cookies.stack:
            return 0.0
        missing = sum([max(0, won + 1 - mark) for mark in marks])
        in_time = min(1.0, 2 * self.days / missing) if missing else 1.0
        return self.position.cookies.stack[0] * in_time * float(self.worth.mark**missing)

    # What lies ready.

    def stock(self) -> list[float]:
        """Basic resources, and the crafted tokens that its Customers ask for at what they cost (SB-CRAFT-03)."""
        position, stock = self.position, [float(own) for own in self.position.supply[self.seat]]
        if position.craft:
            for special, count in enumerate(position.crafted[self.seat]):
                wanted = sum([bool(self.content.mouth[card] >> special & 1) for card in self.cards])
                for resource, cost in enumerate(price_of_token(position, self.seat, special)):
                    stock[resource] += cost * min(count, wanted)
        return stock

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
        twin = self.with_upgrade(row, card)
        return self.achievements_to_come(twin) - self.achievements_to_come(self.position)

    def with_upgrade(self, row: int, card: Card) -> SeizeTheBeanPosition:
        """The position with one more Upgrade in this Café, as far as its icons are concerned."""
        position, seat = self.position, self.seat
        twin = position.copy()
        if row == PANTRY:
            twin.pantry = replaced(position.pantry, seat, (*position.pantry[seat], card))
        else:
            twin.style = replaced(position.style, seat, (*position.style[seat], card))
        return twin

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


def as_it_is(position: SeizeTheBeanPosition, seat: Seat, worth: Worth) -> Cafe:
    """A Café now, seen as its owner would see it."""
    return Cafe(position, seat, rivals_of(position, seat, worth), worth)
