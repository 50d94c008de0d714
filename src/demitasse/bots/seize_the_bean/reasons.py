"""Why the greedy café keeper does what it does: one sentence for each kind of choice, true to what it reckons with.

`REASONS` says what goes for a choice at whatever step it is made; what goes for it at one step stands in `thoughts`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import ceil
from typing import TYPE_CHECKING, Any

from demitasse.games.seize_the_bean import GAME, choices
from demitasse.games.seize_the_bean.abilities.board_games import UseTokens
from demitasse.games.seize_the_bean.abilities.board_games import worth as game_worth
from demitasse.games.seize_the_bean.abilities.newsflash import OWN, BlameGroups, Newsflash
from demitasse.games.seize_the_bean.abilities.targeting import whose
from demitasse.games.seize_the_bean.abilities.trading import Rob
from demitasse.games.seize_the_bean.base_game.achievements import due
from demitasse.games.seize_the_bean.base_game.actions import PlaceBarista
from demitasse.games.seize_the_bean.base_game.city import visible
from demitasse.games.seize_the_bean.base_game.looking import Ddos, PutBack, foreign
from demitasse.games.seize_the_bean.base_game.moods import ANGRY, SERVED, Cheer, place_of
from demitasse.games.seize_the_bean.base_game.orders import PayOrder
from demitasse.games.seize_the_bean.base_game.scoring import icons_by_group
from demitasse.games.seize_the_bean.base_game.service import Greet, SecondaryOrder, able_to_serve
from demitasse.games.seize_the_bean.base_game.supply import EarlyBird
from demitasse.games.seize_the_bean.base_game.taking import Recruit, TakeUpgrade
from demitasse.games.seize_the_bean.content import (
    ACHIEVEMENTS,
    CUSTOMERS,
    FEEDS,
    NOBODY,
    PANTRY,
    SPACES,
    Card,
)
from demitasse.games.seize_the_bean.effects import LINE, RESOURCES
from demitasse.games.seize_the_bean.variants.crafting import PayToken
from demitasse.games.seize_the_bean.variants.cups import NORMAL, place_of_cup
from demitasse.games.seize_the_bean.variants.mouth_watering import Crave
from demitasse.kernel.choice import Choice
from demitasse.kernel.message import Message, message_for
from demitasse.kernel.step import Step

if TYPE_CHECKING:
    from demitasse.bots.seize_the_bean.cafe import Cafe

Told = Callable[["Cafe", Any, Any], Message]
"""The sentence about a choice, given the Café and the step that asks."""


def would_rather(choice: Choice) -> Message:
    """Asked about something it would not do."""
    return Message("sb-bot-rather", {"choice": message_for(GAME.prefix, choice)})


def plain(key: str, *facts: str) -> Told:
    """A sentence that needs no more than these facts of the choice."""
    return lambda cafe, step, choice: Message(key, {fact: getattr(choice, fact) for fact in facts})


# Actions.


def to_place(cafe: Cafe, step: PlaceBarista, choice: choices.Place) -> Message:
    space = SPACES.index(choice.space)
    if space < len(RESOURCES):
        have, asked = cafe.position.supply[cafe.seat][space], asked_today(cafe, space)
        key = "sb-bot-place-short" if asked > have else "sb-bot-place-stock"
        return Message(key, {"resource": RESOURCES[space], "asked": asked, "have": have})
    row = FEEDS[space]
    cards = visible(cafe.position, row)
    if not cards:
        return Message("sb-bot-place-anyway")
    worth_of = cafe.recruit if row == CUSTOMERS else lambda card: cafe.upgrade(row, card)
    card = cafe.content.ids[row][max(cards, key=worth_of)]
    return Message("sb-bot-place-attract" if row == CUSTOMERS else "sb-bot-place-upgrade", {"card": card})


def asked_today(cafe: Cafe, resource: int) -> int:
    """About how much of a resource the Line and the Customers about to come will ask for."""
    waiting = [card for card, _, marks in cafe.position.lines[cafe.seat] if not marks & SERVED]
    asked = float(sum([bill_of(cafe, card, resource) for card in waiting]))
    if cafe.cards:
        asked += cafe.hype * sum([bill_of(cafe, card, resource) for card in cafe.cards]) / len(cafe.cards)
    return ceil(asked)


def bill_of(cafe: Cafe, card: Card, resource: int) -> int:
    guest = cafe.guest(card)
    return guest.bill[resource] + guest.more_bill[resource]


# Cards.


def to_recruit(cafe: Cafe, step: Recruit, choice: choices.Take) -> Message:
    card = cafe.content.index[CUSTOMERS][choice.card]
    if step.zone == LINE:
        return Message("sb-bot-take-line", {"card": choice.card})
    if cafe.cookie_with(card) > cafe.award_with(card):
        return Message("sb-bot-take-mark", {"card": choice.card})
    award = cafe.award_with(card)
    if award > 0 and award >= cafe.recruit(card) - award:
        return to_win_award(cafe, card)
    better = cafe.guest(card).net > cafe.mean_net()
    return Message("sb-bot-take-guest" if better else "sb-bot-take-least", {"card": choice.card})


def to_win_award(cafe: Cafe, card: Card) -> Message:
    position, content = cafe.position, cafe.content
    icons = icons_by_group(position, cafe.seat)
    place = next(place for place, group in enumerate(position.groups) if group in content.of_groups[card])
    return Message(
        "sb-bot-take-award",
        {
            "card": content.ids[CUSTOMERS][card],
            "group": content.group_ids[position.groups[place]],
            "icons": icons[place] + 1,
            "most": cafe.rivals.icons[place],
        },
    )


def to_upgrade(cafe: Cafe, step: TakeUpgrade, choice: choices.Take) -> Message:
    """What of it weighs most: an Achievement, cheaper orders, or its icons."""
    content, row = cafe.content, PANTRY + step.side
    card = content.index[row][choice.card]
    unlocked = due(cafe.with_upgrade(row, card), cafe.seat)
    if unlocked:
        return Message("sb-bot-take-unlock", {"card": choice.card, "achievement": ACHIEVEMENTS[unlocked[0]]})
    saved = cafe.saved(card) if row == PANTRY else 0.0
    closer = cafe.achievements_with(row, card)
    icons = cafe.upgrade(row, card) - saved - closer
    if saved > max(closer, icons):
        return Message("sb-bot-take-special", {"card": choice.card, "special": content.pantry[card].special})
    if closer > icons:
        return Message("sb-bot-take-closer", {"card": choice.card})
    shown = tuple(dict.fromkeys(content.activate[icon].icon for icon in content.printed_at[row][card]))
    return Message("sb-bot-take-icons", {"card": choice.card, "icons": shown})


def to_discard(cafe: Cafe, step: PutBack, choice: choices.Discard) -> Message:
    owner = foreign(step.deck, step.seat)
    return Message("sb-bot-discard") if owner == NOBODY else Message("sb-bot-discard-theirs", {"whom": owner})


# Service.


def about_guest(key: str) -> Told:
    """A sentence about the Customer whose turn it is."""
    return lambda cafe, step, choice: Message(key, {"card": guest_of(cafe)})


def guest_of(cafe: Cafe) -> str:
    return cafe.content.ids[CUSTOMERS][cafe.position.guest]


def to_skip(cafe: Cafe, step: Greet, choice: choices.Skip) -> Message:
    able = able_to_serve(cafe.position, cafe.seat, cafe.position.guest)
    return Message("sb-bot-skip", {"card": guest_of(cafe), "payable": "yes" if able else "no"})


def to_fulfil(cafe: Cafe, step: SecondaryOrder, choice: choices.Fulfil) -> Message:
    return Message("sb-bot-fulfil-idle" if step.angry else "sb-bot-fulfil", {"card": guest_of(cafe)})


# Customers that an ability is about.


def to_cheer(cafe: Cafe, step: Cheer, choice: choices.Pick) -> Message:
    line = cafe.position.lines[cafe.seat]
    place = place_of(line, cafe.content.index[CUSTOMERS][choice.card])
    angry = place != NOBODY and line[place][1] == ANGRY
    return Message("sb-bot-calm" if angry else "sb-bot-cheer", {"card": choice.card})


def with_icons(key: str) -> Told:
    """A sentence that tells the reward icons of the Customer."""

    def told(cafe: Cafe, step: Step, choice: choices.Pick) -> Message:
        icons = cafe.content.reward_icons[cafe.content.index[CUSTOMERS][choice.card]]
        return Message(key, {"card": choice.card, "icons": icons})

    return told


def by_owner(theirs: str, mine: str) -> Told:
    """One sentence for a Customer of somebody else, another for one's own."""

    def told(cafe: Cafe, step: Step, choice: choices.Pick) -> Message:
        owner = whose(cafe.position, cafe.content.index[CUSTOMERS][choice.card])
        if owner in (cafe.seat, NOBODY):
            return Message(mine, {"card": choice.card})
        return Message(theirs, {"card": choice.card, "whom": owner})

    return told


# Other players and resources.


def to_attack(cafe: Cafe, step: Ddos, choice: choices.Player) -> Message:
    if choice.whom == cafe.seat:
        return Message("sb-bot-ddos-own")
    return Message("sb-bot-ddos", {"whom": choice.whom})


def to_rob(cafe: Cafe, step: Rob, choice: choices.Give) -> Message:
    stolen = any(step.can_be_stolen(cafe.position))
    return Message("sb-bot-rob" if stolen else "sb-bot-give", {"resource": choice.resource})


def to_pay(cafe: Cafe, step: PayOrder | PayToken, choice: choices.Pay) -> Message:
    return Message("sb-bot-pay-green", {"green": choice.green}) if choice.green else Message("sb-bot-pay")


def to_take_cup(cafe: Cafe, step: EarlyBird, choice: choices.Cup) -> Message:
    if choice.cup == NORMAL:
        mine = cafe.position.empty == cafe.seat
    else:
        mine = cafe.position.cups.empty[place_of_cup(cafe.position, choice.cup)] == cafe.seat
    if mine:
        return Message("sb-bot-own-cup")
    return Message("sb-bot-first-cup" if choice.cup == NORMAL else "sb-bot-take-cup", {"cup": choice.cup})


def to_crave(cafe: Cafe, step: Crave, choice: choices.Accept) -> Message:
    return Message("sb-bot-accept-craving", {"resource": cafe.content.specials[step.special]})


def to_put(cafe: Cafe, step: UseTokens, choice: choices.Put) -> Message:
    reviews = game_worth(cafe.position, cafe.content.index[CUSTOMERS][choice.card])
    return Message("sb-bot-put", {"card": choice.card, "reviews": reviews})


def to_blame(cafe: Cafe, step: Newsflash | BlameGroups, choice: choices.Blame) -> Message:
    return Message("sb-bot-blame-own" if choice.origin == OWN else "sb-bot-blame", {"group": choice.group})


REASONS: Mapping[type[Choice], Told] = {
    choices.Place: to_place,
    choices.Activate: plain("sb-bot-activate", "icon"),
    choices.Combine: plain("sb-bot-combine"),
    choices.Confirm: plain("sb-bot-confirm"),
    choices.Look: plain("sb-bot-look"),
    choices.Return: plain("sb-bot-return"),
    choices.Discard: to_discard,
    choices.Under: plain("sb-bot-under"),
    choices.Done: plain("sb-bot-done"),
    choices.Unlock: plain("sb-bot-unlock"),
    choices.Bonus: plain("sb-bot-bonus", "icon"),
    choices.Serve: about_guest("sb-bot-serve"),
    choices.Skip: to_skip,
    choices.Fulfil: to_fulfil,
    choices.Decline: plain("sb-bot-decline"),
    choices.Accept: plain("sb-bot-accept"),
    choices.Give: plain("sb-bot-give", "resource"),
    choices.Pay: to_pay,
    choices.Craft: plain("sb-bot-craft", "resource"),
    choices.Use: plain("sb-bot-use", "icon"),
    choices.Put: to_put,
    choices.Praise: plain("sb-bot-praise", "group"),
    choices.Blame: to_blame,
    choices.Marker: plain("sb-bot-marker"),
}
"""Where the step says nothing of its own."""
