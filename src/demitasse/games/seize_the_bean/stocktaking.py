"""Everything there is, counted: for conservation, for looking back at a finished play, for statistics."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from demitasse.games.seize_the_bean.base_game.decks import CITY_DECKS, own
from demitasse.games.seize_the_bean.base_game.scoring import customers_by_group
from demitasse.games.seize_the_bean.content import (
    ACHIEVEMENTS,
    CUSTOMERS,
    LOCKED,
    NOBODY,
    PANTRY,
    ROWS,
    STYLE,
    Card,
)
from demitasse.games.seize_the_bean.drafts import drafting
from demitasse.games.seize_the_bean.events import AwardWon
from demitasse.games.seize_the_bean.solo import starbots, unseen
from demitasse.kernel.event import Seat

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def stocks(position: SeizeTheBeanPosition) -> Mapping[str, int]:
    """Every card, wherever it is; Good Reviews; Achievement tokens by their bonus. Resources have no limit."""
    lying: list[list[Card]] = [[], [], []]
    for row in range(CITY_DECKS):
        lying[row] += [
            *position.decks[row],
            *position.piles[row],
            *[card for card in position.rows[row] if card >= 0],
        ]
    for seat in range(position.seats):
        deck = own(seat)
        lying[CUSTOMERS] += [
            *position.decks[deck],
            *position.piles[deck],
            *[g[0] for g in position.lines[seat]],
        ]
        lying[CUSTOMERS] += [*{*position.hands[seat], *position.kept[seat]}, *position.founders[seat]]
        lying[1] += position.pantry[seat]
        lying[2] += position.style[seat]
    lying[CUSTOMERS] += position.out
    stocks = {
        id: lying[row].count(card)
        for row, ids in enumerate(position.content.ids)
        for card, id in enumerate(ids)
    }
    stocks["reviews"] = position.city_reviews + position.box_reviews + position.debt
    stocks["reviews"] += sum(position.reviews) + sum(position.awards.reviews)
    stocks["action cards"] = len({*position.action_cards.left, *position.action_cards.discarded})
    stocks["upgrade tokens"] = len(position.robot.upgrades_left) + sum(map(len, position.robot.upgrades))
    faces = [
        *position.bonuses,
        *position.tokens,
        *[icon for own in position.unlocked for icon in own if icon >= 0],
    ]
    stocks["cookies"] = sum(position.cookies.stack) + sum(map(sum, position.cookies.won))
    for icon in sorted(set(position.content.tokens)):
        stocks[f"bonus {position.content.icon_ids[icon]}"] = faces.count(icon)
    games = [*position.games.left, *position.games.discarded, *position.games.pulled]
    games += [icon for _, icon in position.games.placed]
    for icon in sorted(set(position.content.game_tokens)):
        stocks[f"game {position.content.icon_ids[icon]}"] = games.count(icon)
    return stocks


def hidden(position: SeizeTheBeanPosition) -> Mapping[str, Any]:
    """SB-VIS-02, SB-VIS-04: the order of every deck, top card first, Discard Piles, and the faces of tokens."""
    ids = position.content.ids
    named: dict[str, Any] = {
        name: [ids[row][card] for card in position.decks[row]] for row, name in enumerate(ROWS)
    }
    for name, cards in (("decks", position.decks), ("discards", position.piles)):
        named[name] = [[ids[CUSTOMERS][card] for card in pile] for pile in cards[CITY_DECKS:]]
    named["tokens"] = [position.content.icon_ids[icon] for icon in position.tokens]
    if position.robot.seat != NOBODY:
        named.update(unseen.hidden(position))
    named.update(drafting.hidden(position))
    return named


def award_won(event: AwardWon, position: SeizeTheBeanPosition) -> Iterator[tuple[Seat, str]]:
    yield event.seat, f"award:{event.group}"


def notes(position: SeizeTheBeanPosition, seat: Seat) -> Mapping[str, int]:
    """All cards of a Café and the Achievements it unlocked; by group, how many Customers it has."""
    content, deck = position.content, own(seat)
    waiting = [guest[0] for guest in position.lines[seat]]
    customers = sorted([*position.decks[deck], *position.piles[deck], *waiting])
    noted = dict(
        zip(
            [content.group_ids[group] for group in position.groups],
            customers_by_group(position, seat),
            strict=True,
        )
    )
    own_cards = (
        *[content.ids[CUSTOMERS][card] for card in position.founders[seat]],
        *[content.ids[CUSTOMERS][card] for card in customers if content.members[card]],
        *[content.ids[PANTRY][card] for card in position.pantry[seat]],
        *[content.ids[STYLE][card] for card in position.style[seat]],
    )
    reached = zip(ACHIEVEMENTS, position.unlocked[seat], strict=True)
    noted.update(dict.fromkeys(own_cards, 1))
    noted.update({id: 1 for id, token in reached if token != LOCKED})
    if position.robot.seat != NOBODY:
        noted.update(starbots.notes(position))
    return noted
