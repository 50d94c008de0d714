"""What a seat, or a spectator, can see (SB-VIS, SB-INFO).

Hidden from others are the contents of a Discard Pile below its top card and the cards somebody looks at; hidden from
all is the order of every deck, as far as a seat did not look into it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from demitasse.games.seize_the_bean.base_game.achievements import progress
from demitasse.games.seize_the_bean.base_game.actions import ActivateIcons, ConfirmAction, PlaceBarista
from demitasse.games.seize_the_bean.base_game.decks import own
from demitasse.games.seize_the_bean.base_game.looking import PutBack, deck_name, foreign
from demitasse.games.seize_the_bean.base_game.moods import NAPPING, PLAYING, SERVED, out_of_turns
from demitasse.games.seize_the_bean.base_game.orders import (
    MAIN,
    SECONDARY,
    bill,
    name_of_order,
    order_of,
    specials,
)
from demitasse.games.seize_the_bean.base_game.prices import (
    NOTHING_SHORT,
    Shortage,
    before_reduction,
    by_token,
    reduced,
    short_of,
)
from demitasse.games.seize_the_bean.base_game.scoring import icons_by_group, icons_on_view
from demitasse.games.seize_the_bean.base_game.service import ORDERS, SecondaryOrder, finished
from demitasse.games.seize_the_bean.base_game.supply import FIXED
from demitasse.games.seize_the_bean.base_game.taking import present
from demitasse.games.seize_the_bean.content import ACHIEVEMENTS, BLIND, LOCKED, NOBODY, ROWS, SPACES, Card
from demitasse.games.seize_the_bean.drafts.drafting import Draft
from demitasse.kernel.event import Seat

VARIANTS = ("craft", "sold_out", "competing", "mouth_watering", "diverse")
RANDOM_SCOOP = "random_scoop"
LEVELS = ("normal", "hard", "expert")

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


class GuestView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Customer in a Line."""

    card: str
    mood: int
    """−1 Angry, 0 neutral, else the number of Happy tokens."""
    served: bool
    napping: bool
    """It has a Naptime token."""
    playing: bool
    """It has a Board Game token."""
    short: Shortage = {}
    """What the Café is short of to serve it: basic resources, and icons without a token."""


class FounderView(msgspec.Struct, frozen=True, omit_defaults=True):
    card: str
    group: str
    """Printed or chosen; empty text until it is chosen."""
    called: bool
    """Whether it may still be served today."""
    short: Shortage = {}


class PlayerView(msgspec.Struct, frozen=True, omit_defaults=True):
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
    green: int
    """Green Beans."""
    crafted: dict[str, int]
    """Special Resource tokens, those there are."""
    difficulty: str
    founders: tuple[FounderView, ...]
    craving: str
    """The Special Resource of its Mouth-Watering icon; empty text without one."""
    marker: str
    """The Special Resource whose tokens mark its groups; empty text without one."""
    marks: dict[str, int]
    """Awards marked once or twice."""
    cookies: tuple[int, ...]
    robot: bool
    """Whether this is Starbots."""
    icons: dict[str, int]
    """For its owner only: Group Icons on all Customers, on Style and on the newest Pantry Upgrade."""
    on_view: dict[str, int] = {}
    """Group Icons that everybody sees, of all but Starbots: Line, top of the Discard Pile, Upgrades, Founders."""
    prices: dict[str, int] = {}
    """What order icons cost that Pantry and Founders make cheaper; the others cost what is printed."""
    present: tuple[str, ...] = ()
    """For its owner: the groups in the Café, which Word of Mouth may find."""


class BillView(msgspec.Struct, frozen=True):
    """What an order of the Customer being served costs."""

    order: str
    bean: int
    milk: int
    sugar: int
    saved: int
    """What the Pantry spares."""
    payable: bool
    tokens: tuple[str, ...]
    """In Craft Mode, its Special Resource icons, which only tokens pay."""
    before: tuple[int, ...]
    """Beans, Milk and Sugar, as they would be without what the Pantry spares."""


class ServiceView(msgspec.Struct, frozen=True):
    """The Customer being served."""

    seat: Seat
    host: Seat
    """In whose Line it stands: another seat when Sold Out."""
    card: str
    paid: str
    """The order paid first, of a City Celebrity `left` or `right`; empty text before one is."""
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
    whom: Seat
    """Another player whose deck it is; −1 for one's own and those of the City."""


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


class CupView(msgspec.Struct, frozen=True):
    """A Daily Special: who holds its Full and its Empty Cup; −1 is the City."""

    cup: str
    full: Seat
    empty: Seat
    used: bool


class DraftView(msgspec.Struct, frozen=True):
    """A draft: everybody keeps a card at the same time."""

    kind: str
    """`founders`, `friends`, or `settle` when one of the Founders kept is chosen."""
    hand: tuple[str, ...]
    """The viewer's own, in the order of the choices' places."""
    kept: tuple[str, ...]
    """The viewer's own."""
    waiting: tuple[Seat, ...]
    """Who still has to choose."""


class StarbotsView(msgspec.Struct, frozen=True):
    level: int
    """0 in a scenario."""
    scenario: str
    tokens: tuple[str, ...]
    upgrades: dict[str, tuple[str, ...]]
    """By action space, its Upgrade tokens from the Café outward."""
    upgrades_left: int
    actions_left: int
    actions_discarded: tuple[int, ...]
    """The numbers of the Action cards, the newest last; the content says what is on them."""
    customers: int
    """In its pile, face down."""
    pile: tuple[str, ...]
    """They are turned over when the play is over."""
    debt: int
    """New Startup: the technical-debt pile."""


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
    on_awards: dict[str, tuple[int, int]]
    """Good and Bad Reviews lying on Awards, where there are any."""
    assigned: dict[str, str]
    """At the end, the group each wildcard counts for."""
    variants: tuple[str, ...]
    """What changes the rules of this play: `craft`, `sold_out`, `competing`, `mouth_watering`, `diverse`, and its house
    rules, which are called like their options; a random Scoop is `random_scoop`.
    """
    by_token: tuple[str, ...]
    """Order icons that only tokens pay."""
    cups: tuple[CupView, ...]
    cookies: tuple[int, ...]
    """The stack, the highest first."""
    games_left: int
    """Board Game tokens still face down."""
    games_pulled: tuple[str, ...]
    """Those being decided about."""
    draft: DraftView | None
    starbots: StarbotsView | None
    players: tuple[PlayerView, ...]
    service: ServiceView | None
    looking: LookView | None
    action: ActionView | None


def view_of(position: SeizeTheBeanPosition, viewer: Seat | None) -> SeizeTheBeanView:
    """SB-VIS-01, SB-XVIS-05, SB-INFO-02: whatever lies open is in everybody's view."""
    content = position.content
    first = position.turn_order[0]
    step = position.agenda[0] if position.agenda else None
    return SeizeTheBeanView(
        day=position.day,
        phase=position.phase,
        step=step.kind if step else "over",
        asked=step.seat if step else first,
        first=position.full,
        empty=position.empty,
        last_day=position.closing,
        reviews=position.city_reviews,
        reviews_at_first=content.reviews[position.seats],
        city={name: row_view(position, row, viewer) for row, name in enumerate(ROWS)},
        bonuses=tuple([content.icon_ids[icon] for icon in position.bonuses]),
        tokens=tokens_left(position),
        awards=tuple([content.group_ids[group] for group in position.groups]),
        on_awards={
            content.group_ids[group]: (good, bad)
            for group, good, bad in zip(
                position.groups, position.awards.reviews, position.awards.complaints, strict=True
            )
            if good or bad
        },
        assigned={content.ids[0][card]: content.group_ids[group] for card, group in position.assigned},
        variants=(*[name for name in VARIANTS if getattr(position, name)], *house_rules_of(position)),
        by_token=by_token(position),
        cups=cups_view(position),
        cookies=position.cookies.stack,
        games_left=len(position.games.left),
        games_pulled=tuple([content.icon_ids[icon] for icon in position.games.pulled]),
        draft=draft_view(position, viewer),
        starbots=starbots_view(position) if position.robot.seat != NOBODY else None,
        players=tuple([player_view(position, seat, viewer) for seat in range(position.seats)]),
        service=service_view(position, step.seat if step else first) if position.guest != NOBODY else None,
        looking=look_view(position, viewer),
        action=action_view(position),
    )


def house_rules_of(position: SeizeTheBeanPosition) -> tuple[str, ...]:
    """SB-OPT-03 and SB-XOPT-20, SB-XOPT-21, SB-XOPT-22, SB-XOPT-23, SB-XOPT-24: so that nobody forgets them."""
    return position.house if position.scoop == FIXED else (RANDOM_SCOOP, *position.house)


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
    """SB-INFO-03, SB-INFO-05: a Supply is open, what lies in a Discard Pile only for its owner."""
    content, deck, mine = position.content, own(seat), seat == viewer
    nobody_waits = out_of_turns(position, seat)
    customers, pantry, style = content.ids
    pile = position.piles[deck]
    bean, milk, sugar = position.supply[seat][:3]
    serving = serves_today(position, seat)
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
                GuestView(
                    customers[card],
                    mood,
                    bool(marks & SERVED) or nobody_waits,
                    bool(marks & NAPPING),
                    bool(marks & PLAYING),
                    short_of(position, seat, card)
                    if serving and not nobody_waits and not marks & SERVED
                    else NOTHING_SHORT,
                )
                for card, mood, marks in position.lines[seat]
            ]
        ),
        finished=finished(position, seat),
        deck=len(position.decks[deck]),
        known=known_of(position, deck, viewer),
        discard=len(pile),
        top=customers[pile[-1]] if pile and seat != position.robot.seat else "",
        discards=tuple([customers[card] for card in pile]) if mine else (),
        green=position.green[seat],
        crafted={
            id: count for id, count in zip(content.specials, position.crafted[seat], strict=True) if count
        },
        difficulty=LEVELS[position.difficulty[seat]],
        founders=founders_view(position, seat),
        craving=special(position, position.craving[seat]),
        marker=special(position, position.marker[seat]),
        marks={
            content.group_ids[group]: marks
            for group, marks in zip(position.groups, position.marks[seat], strict=True)
            if marks
        },
        cookies=position.cookies.won[seat],
        robot=seat == position.robot.seat,
        icons=own_icons(position, seat) if mine else {},
        on_view={}
        if seat == position.robot.seat
        else {content.group_ids[group]: count for group, count in icons_on_view(position, seat).items()},
        prices=reduced(content, specials(position, seat)),
        present=present_groups(position, seat) if mine else (),
    )


def serves_today(position: SeizeTheBeanPosition, seat: Seat) -> bool:
    """Before and after the day's service nothing is short; Starbots pays nothing."""
    return position.phase in ("actions", "craft", "hype", "service") and seat != position.robot.seat


def special(position: SeizeTheBeanPosition, number: int) -> str:
    return position.content.specials[number] if number != NOBODY else ""


def founders_view(position: SeizeTheBeanPosition, seat: Seat) -> tuple[FounderView, ...]:
    content = position.content
    serving = serves_today(position, seat)
    return tuple(
        [
            FounderView(
                content.ids[0][card],
                content.group_ids[group] if group != NOBODY else "",
                card in position.called[seat] and seat != position.robot.seat,
                short_of(position, seat, card) if serving else NOTHING_SHORT,
            )
            for card, group in zip(position.founders[seat], position.founder_groups[seat], strict=True)
        ]
    )


def cups_view(position: SeizeTheBeanPosition) -> tuple[CupView, ...]:
    ids = [cup.id for cup in position.content.cups]
    places = zip(
        position.cups.in_play, position.cups.full, position.cups.empty, position.cups.used, strict=True
    )
    return tuple([CupView(ids[cup], full, empty, used) for cup, full, empty, used in places])


def draft_view(position: SeizeTheBeanPosition, viewer: Seat | None) -> DraftView | None:
    """SB-XVIS-01, SB-XVIS-02: hands and what was kept are for their owner only."""
    step = position.agenda[0] if position.agenda else None
    if not isinstance(step, Draft):
        return None
    hand, kept = ((), ()) if viewer is None else (position.hands[viewer], position.kept[viewer])
    return DraftView(
        step.kind,
        named(position, 0, hand),
        named(position, 0, kept),
        position.seats_to_act,
    )


def starbots_view(position: SeizeTheBeanPosition) -> StarbotsView:
    """SB-XRULING-90: its pile is shown once the play is over."""
    content = position.content
    return StarbotsView(
        level=position.robot.level,
        scenario=position.scenario,
        tokens=position.robot.tokens,
        upgrades={
            space: tuple([content.icon_ids[icon] for icon in icons])
            for space, icons in zip(SPACES, position.robot.upgrades, strict=True)
            if icons
        },
        upgrades_left=len(position.robot.upgrades_left),
        actions_left=len(position.action_cards.left),
        actions_discarded=position.action_cards.discarded,
        customers=len(position.piles[own(position.robot.seat)]),
        pile=()
        if position.agenda
        else named(position, 0, tuple(sorted(position.piles[own(position.robot.seat)]))),
        debt=position.debt,
    )


def present_groups(position: SeizeTheBeanPosition, seat: Seat) -> tuple[str, ...]:
    groups = present(position, seat)
    return tuple([id for group, id in enumerate(position.content.group_ids) if groups >> group & 1])


def own_icons(position: SeizeTheBeanPosition, seat: Seat) -> dict[str, int]:
    """SB-XVIS-06: a Customer that Starbots took unseen still counts, as long as nobody knows which it was."""
    content = position.content
    counts = dict(zip(position.groups, icons_by_group(position, seat), strict=True))
    taken = [card for deck, card in position.robot.unseen if deck == own(seat)] if position.agenda else []
    for group in [group for card in taken for group in content.of_groups[card]]:
        if group in counts:
            counts[group] += 1
    return {content.group_ids[group]: count for group, count in counts.items()}


def service_view(position: SeizeTheBeanPosition, asked: Seat) -> ServiceView:
    card = position.guest
    orders = (MAIN, SECONDARY) if position.content.secondary[card] else (MAIN,)
    return ServiceView(
        seat=asked,
        host=position.host,
        card=position.content.ids[0][card],
        paid=paid_first(position),
        bills=tuple(
            [
                BillView(
                    *bill(position, asked, card, order),
                    before_reduction(position, order_of(position, card, order)),
                )
                for order in orders
            ]
        ),
    )


def paid_first(position: SeizeTheBeanPosition) -> str:
    for step in position.agenda:
        if isinstance(step, SecondaryOrder):
            return name_of_order(position, position.guest, ORDERS[step.which])
    return ""


def look_view(position: SeizeTheBeanPosition, viewer: Seat | None) -> LookView | None:
    step = position.agenda[0] if position.agenda else None
    if not isinstance(step, PutBack):
        return None
    seat, deck, number = step.seat, step.deck, step.number
    cards = named(position, deck, position.decks[deck][:number]) if viewer == seat else ()
    return LookView(seat, deck_name(deck, seat), number, cards, step.placed, foreign(deck, seat))


def action_view(position: SeizeTheBeanPosition) -> ActionView | None:
    """The action of the Barista placed last, as long as icons are left in it."""
    for step in position.agenda:
        if isinstance(step, ActivateIcons):
            choices = [position.content.activate[icon] for icon in step.icons]
            icons = tuple([IconView(choice.icon, choice.card, choice.number) for choice in choices])
            return ActionView(step.seat, SPACES[step.space], icons, step.left)
        if isinstance(step, PlaceBarista | ConfirmAction):
            break
    return None
