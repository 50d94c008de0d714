"""Why the greedy café keeper does what it does: one sentence for each kind of choice, true to what it reckons with."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Any

from demitasse.bots.seize_the_bean.cafe import KINDS, Cafe, with_upgrade
from demitasse.games.seize_the_bean import GAME
from demitasse.games.seize_the_bean.achievements import due
from demitasse.games.seize_the_bean.choices import (
    Activate,
    Bonus,
    Combine,
    Confirm,
    Decline,
    Discard,
    Done,
    Fulfil,
    Look,
    Pick,
    Place,
    Return,
    Serve,
    Skip,
    Take,
    Unlock,
)
from demitasse.games.seize_the_bean.city import visible
from demitasse.games.seize_the_bean.content import ACHIEVEMENTS, CUSTOMERS, FEEDS, PANTRY, SPACES, Card
from demitasse.games.seize_the_bean.effects import LINE, RESOURCES
from demitasse.games.seize_the_bean.moods import ANGRY, SERVED, place_of
from demitasse.games.seize_the_bean.orders import payable
from demitasse.games.seize_the_bean.scoring import icons_by_group
from demitasse.kernel.choice import Choice
from demitasse.kernel.message import Message, tell


def would_rather(choice: Choice) -> Message:
    """Asked about something it would not do."""
    return Message("sb-bot-rather", {"choice": tell(GAME.prefix, choice)})


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
    if cafe.position.agenda[0][3] == LINE:
        return Message("sb-bot-take-line", {"card": choice.card})
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
    return Message("sb-bot-discard")


def to_leave(cafe: Cafe, choice: Done) -> Message:
    return Message("sb-bot-done")


def to_unlock(cafe: Cafe, choice: Unlock) -> Message:
    return Message("sb-bot-unlock")


def to_take_bonus(cafe: Cafe, choice: Bonus) -> Message:
    return Message("sb-bot-bonus", {"icon": choice.icon})


# Service.


def to_serve(cafe: Cafe, choice: Serve) -> Message:
    return Message("sb-bot-serve", {"card": guest_of(cafe)})


def to_skip(cafe: Cafe, choice: Skip) -> Message:
    able = payable(cafe.position, cafe.seat, cafe.content.main[cafe.position.guest])
    return Message("sb-bot-skip", {"card": guest_of(cafe), "payable": "yes" if able else "no"})


def to_fulfil(cafe: Cafe, choice: Fulfil) -> Message:
    angry = cafe.position.agenda[0][2]
    return Message("sb-bot-fulfil-idle" if angry else "sb-bot-fulfil", {"card": guest_of(cafe)})


def to_decline(cafe: Cafe, choice: Decline) -> Message:
    if cafe.position.agenda[0][0] == "secondary":
        return Message("sb-bot-decline-order", {"card": guest_of(cafe)})
    return Message("sb-bot-decline")


def guest_of(cafe: Cafe) -> str:
    return cafe.content.ids[CUSTOMERS][cafe.position.guest]


def to_pick(cafe: Cafe, choice: Pick) -> Message:
    kind, line = cafe.position.agenda[0][0], cafe.position.lines[cafe.seat]
    if kind != "cheer":
        return Message("sb-bot-lose", {"card": choice.card})
    mood = line[place_of(line, cafe.content.index[CUSTOMERS][choice.card])][1]
    return Message("sb-bot-calm" if mood == ANGRY else "sb-bot-cheer", {"card": choice.card})


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
}
