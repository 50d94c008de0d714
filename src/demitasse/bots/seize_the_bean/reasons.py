"""Why the greedy café keeper does what it does: one sentence for each kind of choice, true to what it reckons with."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Any

from demitasse.bots.seize_the_bean.cafe import KINDS, Cafe, with_upgrade
from demitasse.games.seize_the_bean import GAME
from demitasse.games.seize_the_bean.abilities.board_games import worth as game_worth
from demitasse.games.seize_the_bean.abilities.newsflash import OWN
from demitasse.games.seize_the_bean.abilities.targeting import whose
from demitasse.games.seize_the_bean.abilities.trading import can_be_stolen, robbery
from demitasse.games.seize_the_bean.base_game.achievements import due
from demitasse.games.seize_the_bean.base_game.city import visible
from demitasse.games.seize_the_bean.base_game.looking import foreign
from demitasse.games.seize_the_bean.base_game.moods import ANGRY, SERVED, place_of
from demitasse.games.seize_the_bean.base_game.scoring import icons_by_group
from demitasse.games.seize_the_bean.base_game.service import able_to_serve
from demitasse.games.seize_the_bean.choices import (
    Accept,
    Activate,
    Blame,
    Bonus,
    Combine,
    Confirm,
    Craft,
    Cup,
    Decline,
    Discard,
    Done,
    Fulfil,
    Give,
    Keep,
    Look,
    Marker,
    Name,
    Pay,
    Pick,
    Place,
    Player,
    Praise,
    Put,
    Return,
    Serve,
    Side,
    Skip,
    Take,
    Under,
    Unlock,
    Use,
)
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
from demitasse.games.seize_the_bean.variants.cups import NORMAL, place_of_cup
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Message, message_for

Told = Callable[[Cafe, Pick], Message]


def would_rather(choice: Choice) -> Message:
    """Asked about something it would not do."""
    return Message("sb-bot-rather", {"choice": message_for(GAME.prefix, choice)})


def reason(cafe: Cafe, choice: Choice) -> Message:
    return REASONS[type(choice)](cafe, choice)


# Actions.


def to_place(cafe: Cafe, choice: Place) -> Message:
    space = SPACES.index(choice.space)
    if space < KINDS:
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


def to_activate(cafe: Cafe, choice: Activate) -> Message:
    return Message("sb-bot-activate", {"icon": choice.icon})


def to_combine(cafe: Cafe, choice: Combine) -> Message:
    return Message("sb-bot-combine")


def to_confirm(cafe: Cafe, choice: Confirm) -> Message:
    return Message("sb-bot-confirm")


# Cards.


def to_take(cafe: Cafe, choice: Take) -> Message:
    if cafe.position.agenda[0][0] == "recruit":
        return to_recruit(cafe, choice)
    _, _, _, side, _ = cafe.position.agenda[0]
    row = PANTRY + side
    return to_upgrade(cafe, row, cafe.content.index[row][choice.card])


def to_recruit(cafe: Cafe, choice: Take) -> Message:
    card = cafe.content.index[CUSTOMERS][choice.card]
    if cafe.position.agenda[0][4] == LINE:
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


def to_upgrade(cafe: Cafe, row: int, card: Card) -> Message:
    """What of it weighs most: an Achievement, cheaper orders, or its icons."""
    content = cafe.content
    id = content.ids[row][card]
    unlocked = due(with_upgrade(cafe.position, cafe.seat, row, card), cafe.seat)
    if unlocked:
        return Message("sb-bot-take-unlock", {"card": id, "achievement": ACHIEVEMENTS[unlocked[0]]})
    saved = cafe.saved(card) if row == PANTRY else 0.0
    closer = cafe.achievements_with(row, card)
    icons = cafe.upgrade(row, card) - saved - closer
    if saved > max(closer, icons):
        return Message("sb-bot-take-special", {"card": id, "special": content.pantry[card].special})
    if closer > icons:
        return Message("sb-bot-take-closer", {"card": id})
    shown = tuple([content.activate[icon].icon for icon in content.printed_at[row][card]])
    return Message("sb-bot-take-icons", {"card": id, "icons": shown})


def to_look(cafe: Cafe, choice: Look) -> Message:
    return Message("sb-bot-look")


def to_return(cafe: Cafe, choice: Return) -> Message:
    return Message("sb-bot-return")


def to_discard(cafe: Cafe, choice: Discard) -> Message:
    _, _, deck, *_ = cafe.position.agenda[0]
    owner = foreign(deck, cafe.seat)
    return Message("sb-bot-discard") if owner == NOBODY else Message("sb-bot-discard-theirs", {"whom": owner})


def to_bury(cafe: Cafe, choice: Under) -> Message:
    return Message("sb-bot-under")


def to_leave(cafe: Cafe, choice: Done) -> Message:
    if cafe.position.agenda[0][0] == "craft":
        return Message("sb-bot-done-crafting")
    return Message("sb-bot-done")


def to_unlock(cafe: Cafe, choice: Unlock) -> Message:
    return Message("sb-bot-unlock")


def to_take_bonus(cafe: Cafe, choice: Bonus) -> Message:
    return Message("sb-bot-bonus", {"icon": choice.icon})


# Service.


def to_serve(cafe: Cafe, choice: Serve) -> Message:
    return Message("sb-bot-serve", {"card": guest_of(cafe)})


def to_skip(cafe: Cafe, choice: Skip) -> Message:
    able = able_to_serve(cafe.position, cafe.seat, cafe.position.guest)
    return Message("sb-bot-skip", {"card": guest_of(cafe), "payable": "yes" if able else "no"})


def to_fulfil(cafe: Cafe, choice: Fulfil) -> Message:
    angry = cafe.position.agenda[0][2]
    return Message("sb-bot-fulfil-idle" if angry else "sb-bot-fulfil", {"card": guest_of(cafe)})


def to_decline(cafe: Cafe, choice: Decline) -> Message:
    kind = cafe.position.agenda[0][0]
    if kind == "secondary":
        return Message("sb-bot-decline-order", {"card": guest_of(cafe)})
    if kind == "sold_out":
        return Message("sb-bot-decline-sold-out", {"card": guest_of(cafe)})
    return Message("sb-bot-decline-founder" if kind == "founder" else "sb-bot-decline")


def to_accept(cafe: Cafe, choice: Accept) -> Message:
    kind = cafe.position.agenda[0][0]
    if kind == "sold_out":
        return Message("sb-bot-accept-sold-out", {"card": guest_of(cafe)})
    if kind == "craving":
        _, _, special = cafe.position.agenda[0]
        return Message("sb-bot-accept-craving", {"resource": cafe.content.specials[special]})
    return Message("sb-bot-accept")


def guest_of(cafe: Cafe) -> str:
    return cafe.content.ids[CUSTOMERS][cafe.position.guest]


# Customers that an ability is about.


def to_pick(cafe: Cafe, choice: Pick) -> Message:
    return PICKS[cafe.position.agenda[0][0]](cafe, choice)


def about(key: str) -> Told:
    """A sentence that needs the Customer alone."""
    return lambda cafe, choice: Message(key, {"card": choice.card})


def to_cheer(cafe: Cafe, choice: Pick) -> Message:
    line = cafe.position.lines[cafe.seat]
    place = place_of(line, cafe.content.index[CUSTOMERS][choice.card])
    angry = place != NOBODY and line[place][1] == ANGRY
    return Message("sb-bot-calm" if angry else "sb-bot-cheer", {"card": choice.card})


def with_icons(key: str) -> Told:
    """A sentence that tells the reward icons of the Customer."""

    def told(cafe: Cafe, choice: Pick) -> Message:
        return Message(key, {"card": choice.card, "icons": icons_of(cafe, choice.card)})

    return told


def icons_of(cafe: Cafe, card: str) -> int:
    return cafe.content.reward_icons[cafe.content.index[CUSTOMERS][card]]


def owned(theirs: Callable[[str, Seat], Message], mine: Told) -> Told:
    """One sentence for a Customer of somebody else, another for one's own."""

    def told(cafe: Cafe, choice: Pick) -> Message:
        owner = whose(cafe.position, cafe.content.index[CUSTOMERS][choice.card])
        return mine(cafe, choice) if owner in (cafe.seat, NOBODY) else theirs(choice.card, owner)

    return told


def of_others(key: str) -> Callable[[str, Seat], Message]:
    """A sentence about somebody else's Customer."""
    return lambda card, owner: Message(key, {"card": card, "whom": owner})


PICKS: dict[str, Told] = {
    "cheer": to_cheer,
    "lose": about("sb-bot-lose"),
    "founder": about("sb-bot-founder"),
    "act": about("sb-bot-act"),
    "applause": with_icons("sb-bot-applause"),
    "nap": about("sb-bot-nap"),
    "regular": with_icons("sb-bot-regular"),
    "meet_up": with_icons("sb-bot-meet-up"),
    "disrupt": owned(of_others("sb-bot-disrupt"), about("sb-bot-disrupt-own")),
    "arrest": owned(of_others("sb-bot-arrest"), about("sb-bot-arrest-own")),
    "swap": owned(of_others("sb-bot-swap-theirs"), about("sb-bot-swap")),
    "swap_with": owned(of_others("sb-bot-swap-theirs"), about("sb-bot-swap")),
}


# Other players and resources.


def to_player(cafe: Cafe, choice: Player) -> Message:
    kind, facts = cafe.position.agenda[0][0], {"whom": choice.whom}
    if kind == "ddos":
        return Message("sb-bot-ddos-own") if choice.whom == cafe.seat else Message("sb-bot-ddos", facts)
    return Message("sb-bot-steal" if kind == "steal" else "sb-bot-roast", facts)


def to_give(cafe: Cafe, choice: Give) -> Message:
    kind, facts = cafe.position.agenda[0][0], {"resource": choice.resource}
    if kind == "rob" and any(can_be_stolen(cafe.position, robbery(cafe.position))):
        return Message("sb-bot-rob", facts)
    return Message("sb-bot-give-token" if kind == "pay" else "sb-bot-give", facts)


def to_pay(cafe: Cafe, choice: Pay) -> Message:
    return Message("sb-bot-pay-green", {"green": choice.green}) if choice.green else Message("sb-bot-pay")


def to_craft(cafe: Cafe, choice: Craft) -> Message:
    return Message("sb-bot-craft", {"resource": choice.resource})


def to_use_cup(cafe: Cafe, choice: Cup) -> Message:
    if cafe.position.agenda[0][0] == "craft":
        return Message("sb-bot-use-cup")
    if choice.cup == NORMAL:
        mine = cafe.position.empty == cafe.seat
    else:
        mine = cafe.position.cups_empty[place_of_cup(cafe.position, choice.cup)] == cafe.seat
    if mine:
        return Message("sb-bot-own-cup")
    return Message("sb-bot-first-cup" if choice.cup == NORMAL else "sb-bot-take-cup", {"cup": choice.cup})


def to_use(cafe: Cafe, choice: Use) -> Message:
    return Message("sb-bot-use", {"icon": choice.icon})


def to_put(cafe: Cafe, choice: Put) -> Message:
    reviews = game_worth(cafe.position, cafe.content.index[CUSTOMERS][choice.card])
    return Message("sb-bot-put", {"card": choice.card, "reviews": reviews})


# Awards, Celebrities, and what comes before and after all Days.


def to_praise(cafe: Cafe, choice: Praise) -> Message:
    return Message("sb-bot-praise", {"group": choice.group})


def to_blame(cafe: Cafe, choice: Blame) -> Message:
    return Message("sb-bot-blame-own" if choice.origin == OWN else "sb-bot-blame", {"group": choice.group})


def to_name(cafe: Cafe, choice: Name) -> Message:
    kind, facts = cafe.position.agenda[0][0], {"group": choice.group}
    if kind == "join":
        return Message("sb-bot-join", facts)
    return Message("sb-bot-mark" if kind == "mark" else "sb-bot-assign", facts)


def to_keep(cafe: Cafe, choice: Keep) -> Message:
    return Message("sb-bot-keep-friend" if cafe.position.agenda[0][0] == "friends" else "sb-bot-keep-founder")


def to_side(cafe: Cafe, choice: Side) -> Message:
    kind = cafe.position.agenda[0][0]
    return Message("sb-bot-side" if kind == "first_order" else "sb-bot-ability-side")


def to_marker(cafe: Cafe, choice: Marker) -> Message:
    return Message("sb-bot-marker")


REASONS: dict[type[Choice], Callable[[Cafe, Any], Message]] = {
    Place: to_place,
    Activate: to_activate,
    Combine: to_combine,
    Confirm: to_confirm,
    Take: to_take,
    Look: to_look,
    Return: to_return,
    Discard: to_discard,
    Done: to_leave,
    Unlock: to_unlock,
    Bonus: to_take_bonus,
    Serve: to_serve,
    Skip: to_skip,
    Fulfil: to_fulfil,
    Decline: to_decline,
    Pick: to_pick,
    Accept: to_accept,
    Player: to_player,
    Give: to_give,
    Pay: to_pay,
    Craft: to_craft,
    Cup: to_use_cup,
    Use: to_use,
    Put: to_put,
    Praise: to_praise,
    Blame: to_blame,
    Name: to_name,
    Keep: to_keep,
    Side: to_side,
    Marker: to_marker,
    Under: to_bury,
}
