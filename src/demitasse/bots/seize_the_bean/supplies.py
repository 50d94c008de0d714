"""Habits about what a Café has: what to pay with, what to craft, what to hand in, which Cup to take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.bots.seize_the_bean.picking import best
from demitasse.games.seize_the_bean.abilities.trading import FairTrade
from demitasse.games.seize_the_bean.base_game.decks import own
from demitasse.games.seize_the_bean.base_game.moods import SERVED
from demitasse.games.seize_the_bean.base_game.orders import PayOrder, payable
from demitasse.games.seize_the_bean.base_game.supply import FIRST_TOKEN, GREEN, EarlyBird, kind_of
from demitasse.games.seize_the_bean.choices import ACCEPT, DECLINE, DONE, Craft, Cup, Give, Pay
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.solo.starbots import HandIn
from demitasse.games.seize_the_bean.variants.crafting import CraftTokens, PayToken
from demitasse.games.seize_the_bean.variants.cups import NORMAL, place_of_cup
from demitasse.games.seize_the_bean.variants.mouth_watering import Crave
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat

if TYPE_CHECKING:
    from demitasse.bots.seize_the_bean.cafe import Cafe


def price_of(cafe: Cafe, kind: int) -> float:
    """What a piece of a kind is worth: a Green Bean pays for anything and brings a review, a token is two resources."""
    if kind < GREEN:
        return cafe.prices[kind]
    if kind == GREEN:
        return max(cafe.prices) + cafe.worth.green * cafe.aims.review
    wanted = [card for card in cafe.cards if cafe.content.mouth[card] >> (kind - FIRST_TOKEN) & 1]
    return 2 * min(cafe.prices) if wanted else 0.0


# Paying.


def pay(cafe: Cafe, position: SeizeTheBeanPosition, step: PayOrder | PayToken) -> Choice:
    """Green Beans first: each brings a review and spares a resource, the dearest if one can choose.

    Of several tokens that would do, one of which there are plenty.
    """

    def worth_of(choice: Choice) -> float:
        if isinstance(choice, Give):
            return position.crafted[cafe.seat][kind_of(position, choice.resource) - FIRST_TOKEN]
        assert isinstance(choice, Pay)
        return cafe.aims.review * choice.green - cafe.price((choice.bean, choice.milk, choice.sugar))

    return best(cafe, position, worth_of)


def give_cheapest(cafe: Cafe, position: SeizeTheBeanPosition, step: FairTrade | HandIn) -> Choice:
    """Fair Trade, and what Starbots asks for: the piece one misses least, of which there are plenty."""
    supply = (*position.supply[cafe.seat], position.green[cafe.seat], *position.crafted[cafe.seat])

    def worth_of(choice: Choice) -> float:
        if not isinstance(choice, Give):
            return -sum(cafe.prices)
        kind = kind_of(position, choice.resource)
        return -price_of(cafe, kind) / max(1, supply[kind])

    return best(cafe, position, worth_of)


# Craft Mode.


def demand(cafe: Cafe, position: SeizeTheBeanPosition) -> list[float]:
    """By Special Resource, how many tokens today's main orders will ask for, and half of the others.

    In the Line one sees them; of the deck, as many as Hype draws, whoever they are.
    """
    content, seat = cafe.content, cafe.seat
    asked = [0.0] * len(content.specials)
    deck = position.decks[own(seat)]
    coming = deck if len(deck) >= position.hype[seat] else (*deck, *position.piles[own(seat)])
    likely = min(1.0, position.hype[seat] / max(1, len(coming)))
    waiting = [card for card, _, marks in position.lines[seat] if not marks & SERVED]
    for cards, chance in ((waiting, 1.0), (coming, likely), (position.founders[seat], 0.5)):
        for card in cards:
            for order, part in ((content.main[card], 1.0), (content.secondary[card], 0.5)):
                for icon in order.specials if order is not None else ():
                    have = [special for special in icon if position.crafted[seat][special]]
                    asked[(have or icon)[0]] += chance * part
    return asked


def craft(cafe: Cafe, position: SeizeTheBeanPosition, step: CraftTokens) -> Choice:
    """Cups cost nothing, so they come first; then the token that is missed most, until none is."""
    asked = demand(cafe, position) if position.craft else []
    names = cafe.content.specials

    def worth_of(choice: Choice) -> float:
        if isinstance(choice, Cup):
            return 10 + cafe.steps(cafe.content.cup_steps[cup_number(cafe, choice)][cafe.seat])
        if isinstance(choice, Craft):
            special = names.index(choice.resource)
            return asked[special] - position.crafted[cafe.seat][special]
        return 0.5 if choice == DONE else 0.0

    return best(cafe, position, worth_of)


def cup_number(cafe: Cafe, choice: Cup) -> int:
    return [cup.id for cup in cafe.content.cups].index(choice.cup)


# Cups.


def early_bird(cafe: Cafe, position: SeizeTheBeanPosition, step: EarlyBird) -> Choice:
    def worth_of(choice: Choice) -> float:
        assert isinstance(choice, Cup)
        return cafe.cup(NOBODY if choice.cup == NORMAL else place_of_cup(position, choice.cup))

    return best(cafe, position, worth_of)


# Mouth-Watering.


def craving(cafe: Cafe, position: SeizeTheBeanPosition, step: Crave) -> Choice:
    """What more Customers of the City ask for."""
    before = position.craving[cafe.seat]
    return ACCEPT if before == NOBODY or drawn_by(cafe, step.special) > drawn_by(cafe, before) else DECLINE


def drawn_by(cafe: Cafe, special: int) -> int:
    content, mine = cafe.content, set(cafe.cards)
    cards = [card for group in cafe.position.groups for card in content.sets[CUSTOMERS][group]]
    return sum([bool(content.mouth[card] >> special & 1) for card in cards if card not in mine])


# Who goes without.


def unpaid(cafe: Cafe, position: SeizeTheBeanPosition, supply: tuple[int, ...], seat: Seat) -> int:
    """How many of the Line's main orders this supply does not reach for."""
    beans, milk, sugar = supply
    green, number = position.green[seat], 0
    for card, _, marks in position.lines[seat]:
        if marks & SERVED:
            continue
        order = cafe.content.main[card]
        if position.craft and not payable(position, seat, order):
            continue
        bill = order.basic if position.craft else order.bill(cafe.specials)
        short = max(0, bill[0] - beans) + max(0, bill[1] - milk) + max(0, bill[2] - sugar)
        if short > green:
            number += 1
            continue
        green -= short
        beans, milk, sugar = max(0, beans - bill[0]), max(0, milk - bill[1]), max(0, sugar - bill[2])
    return number
