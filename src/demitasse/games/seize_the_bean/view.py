"""What a seat, or a spectator, can see (SB-VIS, SB-INFO).

Hidden from others are the contents of a Discard Pile below its top card and the cards somebody looks at; hidden from
all is the order of every deck, as far as a seat did not look into it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from demitasse.games.seize_the_bean.achievements import progress
from demitasse.games.seize_the_bean.content import ACHIEVEMENTS, BLIND, LOCKED, NOBODY, ROWS, SPACES, Card
from demitasse.games.seize_the_bean.decks import own
from demitasse.games.seize_the_bean.looking import deck_name
from demitasse.games.seize_the_bean.moods import SERVED
from demitasse.games.seize_the_bean.orders import MAIN, SECONDARY, bill
from demitasse.games.seize_the_bean.scoring import icons_by_group
from demitasse.games.seize_the_bean.service import finished
from demitasse.kernel.event import Seat

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


class RowView(msgspec.Struct, frozen=True):
    """A row of the City."""

    deck: int
    row: tuple[str, ...]
    """Columns 1 to 4; an empty column is empty text."""
    pile: tuple[str, ...]
    """The City Discard Pile, its top card (column 5) last."""
    known: tuple[str, ...]
    """What the viewer knows of the top of the deck, having looked into it."""


class GuestView(msgspec.Struct, frozen=True):
    """A Customer in a Line."""

    card: str
    mood: int
    """−1 Angry, 0 neutral, else the number of Happy tokens."""
    served: bool


class PlayerView(msgspec.Struct, frozen=True):
    reviews: int
    bad_reviews: int
    hype: int
    bean: int
    milk: int
    sugar: int
    baristas: tuple[str, ...]
    """The action spaces taken today; who is not on one is on the Doorstep."""
    pantry: tuple[str, ...]
    """The newest last: only its Group Icon is active."""
    style: tuple[str, ...]
    achievements: dict[str, str]
    """Those unlocked, with the bonus of each; without one it is empty text."""
    progress: dict[str, int]
    """How far each Achievement is: equal or distinct icons."""
    line: tuple[GuestView, ...]
    finished: bool
    """Whether the Service Token shows its finished side."""
    deck: int
    known: tuple[str, ...]
    """What the viewer knows of the top of the deck."""
    discard: int
    top: str
    """The top card of the Discard Pile, which everybody sees."""
    discards: tuple[str, ...]
    """The whole Discard Pile, for its owner only."""
    icons: dict[str, int]
    """For its owner only: Group Icons on all Customers, on Style and on the newest Pantry Upgrade."""


class BillView(msgspec.Struct, frozen=True):
    """What an order of the Customer being served costs."""

    order: str
    bean: int
    milk: int
    sugar: int
    saved: int
    """What the Pantry spares."""
    payable: bool


class ServiceView(msgspec.Struct, frozen=True):
    """The Customer being served."""

    seat: Seat
    card: str
    bills: tuple[BillView, ...]


class LookView(msgspec.Struct, frozen=True):
    """Somebody looks at the top of a deck."""

    seat: Seat
    deck: str
    number: int
    cards: tuple[str, ...]
    """For who looks: the cards, in the order of the choices' places."""
    placed: int
    """How many of them lie in their final order already."""


class IconView(msgspec.Struct, frozen=True):
    icon: str
    card: str
    number: int


class ActionView(msgspec.Struct, frozen=True):
    """The action being resolved."""

    seat: Seat
    space: str
    icons: tuple[IconView, ...]
    """Eligible and not activated yet."""
    left: int
    """How many of them are still to be activated."""


class SeizeTheBeanView(msgspec.Struct, frozen=True):
    """The table. Cards, icons and groups are named by their ids."""

    day: int
    phase: str
    step: str
    """What is asked, or `over`."""
    asked: Seat
    first: Seat
    """Who holds the Full Cup."""
    empty: Seat
    """Who holds the Empty Cup."""
    last_day: str
    """What triggered the end; empty text while nothing did."""
    reviews: int
    """Good Reviews left in the City."""
    reviews_at_first: int
    city: dict[str, RowView]
    bonuses: tuple[str, ...]
    tokens: int
    """Achievement tokens lying face down."""
    awards: tuple[str, ...]
    """The groups in play."""
    players: tuple[PlayerView, ...]
    service: ServiceView | None
    looking: LookView | None
    action: ActionView | None


def view_of(position: SeizeTheBeanPosition, viewer: Seat | None) -> SeizeTheBeanView:
    content = position.content
    step, asked = position.agenda[0][:2] if position.agenda else ("over", position.full)
    return SeizeTheBeanView(
        day=position.day,
        phase=position.phase,
        step=step,
        asked=asked,
        first=position.full,
        empty=position.empty,
        last_day=position.closing,
        reviews=position.city_reviews,
        reviews_at_first=content.reviews[position.seats],
        city={name: row_view(position, row, viewer) for row, name in enumerate(ROWS)},
        bonuses=tuple([content.icon_ids[icon] for icon in position.bonuses]),
        tokens=tokens_left(position),
        awards=tuple([content.group_ids[group] for group in position.groups]),
        players=tuple([player_view(position, seat, viewer) for seat in range(position.seats)]),
        service=service_view(position, asked) if position.guest != NOBODY else None,
        looking=look_view(position, viewer),
        action=action_view(position),
    )


def tokens_left(position: SeizeTheBeanPosition) -> int:
    """Those face down; unlocked without a bonus takes one of them, as long as there are any (SB-RULING-23)."""
    return max(0, len(position.tokens) - sum(tokens.count(BLIND) for tokens in position.unlocked))


def row_view(position: SeizeTheBeanPosition, row: int, viewer: Seat | None) -> RowView:
    ids = position.content.ids[row]
    return RowView(
        deck=len(position.decks[row]),
        row=tuple([ids[card] if card != NOBODY else "" for card in position.rows[row]]),
        pile=tuple([ids[card] for card in position.piles[row]]),
        known=known_of(position, row, viewer),
    )


def known_of(position: SeizeTheBeanPosition, deck: int, viewer: Seat | None) -> tuple[str, ...]:
    """SB-VIS-03: cards seen stay known until they move or are shuffled."""
    if viewer is None:
        return ()
    known = position.known[deck][viewer]
    return named(position, deck, position.decks[deck][:known]) if known else ()


def named(position: SeizeTheBeanPosition, deck: int, cards: tuple[Card, ...]) -> tuple[str, ...]:
    ids = position.content.ids[deck if deck < len(ROWS) else 0]
    return tuple([ids[card] for card in cards])


def player_view(position: SeizeTheBeanPosition, seat: Seat, viewer: Seat | None) -> PlayerView:
    content, deck, mine = position.content, own(seat), seat == viewer
    customers, pantry, style = content.ids
    pile = position.piles[deck]
    bean, milk, sugar = position.supply[seat][:3]
    return PlayerView(
        reviews=position.reviews[seat],
        bad_reviews=position.bad_reviews[seat],
        hype=position.hype[seat],
        bean=bean,
        milk=milk,
        sugar=sugar,
        baristas=tuple([SPACES[space] for space in position.baristas[seat]]),
        pantry=tuple([pantry[card] for card in position.pantry[seat]]),
        style=tuple([style[card] for card in position.style[seat]]),
        achievements={
            id: content.icon_ids[token] if token != BLIND else ""
            for id, token in zip(ACHIEVEMENTS, position.unlocked[seat], strict=True)
            if token != LOCKED
        },
        progress=dict(zip(ACHIEVEMENTS, progress(position, seat), strict=True)),
        line=tuple(
            [
                GuestView(customers[card], mood, bool(marks & SERVED))
                for card, mood, marks in position.lines[seat]
            ]
        ),
        finished=finished(position, seat),
        deck=len(position.decks[deck]),
        known=known_of(position, deck, viewer),
        discard=len(pile),
        top=customers[pile[-1]] if pile else "",
        discards=tuple([customers[card] for card in pile]) if mine else (),
        icons=own_icons(position, seat) if mine else {},
    )


def own_icons(position: SeizeTheBeanPosition, seat: Seat) -> dict[str, int]:
    ids = [position.content.group_ids[group] for group in position.groups]
    return dict(zip(ids, icons_by_group(position, seat), strict=True))


def service_view(position: SeizeTheBeanPosition, asked: Seat) -> ServiceView:
    card = position.guest
    orders = (MAIN, SECONDARY) if position.content.secondary[card] else (MAIN,)
    return ServiceView(
        seat=asked,
        card=position.content.ids[0][card],
        bills=tuple([BillView(*bill(position, asked, card, order)) for order in orders]),
    )


def look_view(position: SeizeTheBeanPosition, viewer: Seat | None) -> LookView | None:
    if not position.agenda:
        return None
    kind, seat, *more = position.agenda[0]
    if kind != "return":
        return None
    deck, number, placed = more[:3]
    cards = named(position, deck, position.decks[deck][:number]) if viewer == seat else ()
    return LookView(seat, deck_name(deck), number, cards, placed)


def action_view(position: SeizeTheBeanPosition) -> ActionView | None:
    """The action of the Barista placed last, as long as icons are left in it."""
    for kind, seat, *more in position.agenda:
        if kind == "icons":
            space, left, *refs = more
            activate = position.content.activate
            icons = tuple(
                [IconView(activate[ref].icon, activate[ref].card, activate[ref].number) for ref in refs]
            )
            return ActionView(seat, SPACES[space], icons, left)
        if kind in ("place", "confirm"):
            break
    return None
