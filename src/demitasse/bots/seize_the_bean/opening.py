"""Habits before the first Day: Founders and Friends & Family drafted, a group joined."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from demitasse.bots.seize_the_bean.picking import best
from demitasse.games.seize_the_bean.base_game.city import visible
from demitasse.games.seize_the_bean.choices import Keep, Name
from demitasse.games.seize_the_bean.content import CUSTOMERS, Card
from demitasse.games.seize_the_bean.drafts.drafting import DraftFounder, DraftFriend, SettleOnFounder
from demitasse.games.seize_the_bean.drafts.founders import JoinGroup
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.choice import Choice

if TYPE_CHECKING:
    from demitasse.bots.seize_the_bean.cafe import Cafe


def keep_founder(cafe: Cafe, position: SeizeTheBeanPosition, step: DraftFounder | SettleOnFounder) -> Choice:
    return keep(cafe, position, founder)


def keep_friend(cafe: Cafe, position: SeizeTheBeanPosition, step: DraftFriend) -> Choice:
    return keep(cafe, position, friend)


def keep(cafe: Cafe, position: SeizeTheBeanPosition, worth_of_card: Callable[[Cafe, Card], float]) -> Choice:
    hand = position.hands[cafe.seat]

    def worth_of(choice: Choice) -> float:
        assert isinstance(choice, Keep)
        return worth_of_card(cafe, hand[choice.place - 1])

    return best(cafe, position, worth_of)


def founder(cafe: Cafe, card: Card) -> float:
    """Served every Day it pays off; its Special Resource makes orders cheaper, and a group in play is an icon."""
    content = cafe.content
    (group,) = content.of_groups[card]
    more = cafe.specials | content.founder_special[card]
    visible_orders = [content.main[guest] for guest in visible(cafe.position, CUSTOMERS)]
    cheaper = sum([cafe.price(order.bill(0)) - cafe.price(order.bill(more)) for order in visible_orders])
    in_play = cafe.worth.founder_icon if group in cafe.position.groups else 0.0
    return cafe.days * max(0.0, cafe.guest(card).net) + cheaper + in_play


def friend(cafe: Cafe, card: Card) -> float:
    """SB-FF-03: what it brings when it comes, and the resources it starts with."""
    return 2 * cafe.guest(card).net + cafe.price(cafe.content.main_resources[card])


def join(cafe: Cafe, position: SeizeTheBeanPosition, step: JoinGroup) -> Choice:
    """The group whose Customers in the City one would like best, and rather one that no rival's Founder has."""
    content = cafe.content
    cards = visible(position, CUSTOMERS)
    others = [group for seat, own in enumerate(position.founder_groups) if seat != cafe.seat for group in own]

    def worth_of(choice: Choice) -> float:
        assert isinstance(choice, Name)
        group = content.group_index[choice.group]
        liked = [max(0.0, cafe.guest(card).net) for card in cards if group in content.of_groups[card]]
        return sum(liked) - others.count(group)

    return best(cafe, position, worth_of)
