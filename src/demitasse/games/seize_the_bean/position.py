"""The position of Seize the Bean: what lies where, who decides, and the contract every game keeps.

The rules live in the rooms named after the phases and what happens in them: `setting_up`, `actions`, `hype`, `service`,
`line`, `end_of_day`, `scoring`; `city`, `decks`, `taking`, `looking`, `orders`, `moods`, `reviews`, `supply`,
`achievements`. What icons and abilities do is data, in the words of `effects`; each word is a step of the agenda. The
tables at the end say which room does what.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self

from demitasse.games.seize_the_bean import (
    achievements,
    actions,
    city,
    end_of_day,
    hype,
    line,
    looking,
    moods,
    reviews,
    service,
    supply,
    taking,
)
from demitasse.games.seize_the_bean.asking import asking
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
from demitasse.games.seize_the_bean.content import (
    ACHIEVEMENTS,
    CUSTOMERS,
    LOCKED,
    PANTRY,
    ROWS,
    STYLE,
    Card,
    Group,
    Icon,
    SeizeTheBeanContent,
)
from demitasse.games.seize_the_bean.decks import CITY_DECKS, own
from demitasse.games.seize_the_bean.moods import Line
from demitasse.games.seize_the_bean.outlook import outlook
from demitasse.games.seize_the_bean.refusals import why_not
from demitasse.games.seize_the_bean.scoring import customers_by_group, score
from demitasse.games.seize_the_bean.view import SeizeTheBeanView, view_of
from demitasse.kernel.asking import Asking, asks
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.result import Result
from demitasse.kernel.seats import clockwise

Pile = tuple[Card, ...]


class SeizeTheBeanPosition(Asking):
    """A shell over immutable values. Per-seat facts are tuples indexed by seat."""

    __slots__ = (
        "bad_reviews",
        "baristas",
        "before",
        "bonuses",
        "box_reviews",
        "chance",
        "city_reviews",
        "closing",
        "day",
        "decks",
        "empty",
        "first",
        "full",
        "groups",
        "guest",
        "hype",
        "known",
        "lines",
        "pantry",
        "phase",
        "piles",
        "reviews",
        "rows",
        "scoop",
        "seats",
        "style",
        "supply",
        "tokens",
        "turns",
        "unlocked",
    )

    DERIVED: ClassVar[tuple[str, ...]] = (*Asking.DERIVED, "before")
    PREFIX = "sb"

    content: SeizeTheBeanContent  # pyright: ignore[reportIncompatibleVariableOverride] -- set once, never by the kernel

    seats: int
    groups: tuple[Group, ...]
    """Those in play, in the order of their Awards."""
    scoop: str
    first: Seat
    """The first player of the first Day."""
    full: Seat
    """Who holds the Full Cup: the first player of this Day."""
    empty: Seat
    """Who holds the Empty Cup."""
    day: int
    phase: str
    closing: str
    """What triggered the end; empty text while nothing did."""
    chance: Chance
    """What reshuffles will bring. Nobody knows it, so it is in no view, and imagining replaces it."""

    decks: tuple[Pile, ...]
    """The three City Decks, then a Customer Deck a seat, each with its top card first."""
    piles: tuple[Pile, ...]
    """Their Discard Piles, each with its top card last."""
    known: tuple[tuple[int, ...], ...]
    """By deck and seat, how many cards on top of it the seat knows."""
    rows: tuple[Pile, ...]
    """Columns 1 to 4 of the three rows of the City; −1 is an empty column."""
    city_reviews: int
    box_reviews: int
    """May be booked below 0: then extra-value tokens are in use (SB-LIMIT-03)."""
    bonuses: tuple[Icon, ...]
    tokens: tuple[Icon, ...]
    """Achievement tokens whose face nobody has seen, also those that lie on an Achievement."""

    reviews: tuple[int, ...]
    bad_reviews: tuple[int, ...]
    hype: tuple[int, ...]
    supply: tuple[tuple[int, ...], ...]
    """By seat and resource."""
    baristas: tuple[tuple[int, ...], ...]
    """The spaces taken today."""
    pantry: tuple[Pile, ...]
    style: tuple[Pile, ...]
    lines: tuple[Line, ...]
    unlocked: tuple[tuple[int, ...], ...]
    """By seat and Achievement: the bonus on it, LOCKED or BLIND."""

    guest: Card
    """The Customer being served; −1 while none is."""
    turns: tuple[int, ...]
    """Service turns taken in this phase."""

    before: int | None
    """What was revealed before the last choice: tells whether that choice could still be taken back."""

    def play(self, seat: Seat, choice: Choice) -> Sequence[Event]:
        self.before = self.revealed
        return super().play(seat, choice)

    def why_not(self, seat: Seat, choice: Choice) -> Illegal:
        return why_not(self, seat, choice)

    # What can be known.

    def view(self, seat: Seat | None) -> SeizeTheBeanView:
        return view_of(self, seat)

    def imagine(self, seat: Seat | None, chance: Chance) -> Self:
        """SB-VIS-02…04: decks below what the seat knows of them, other seats' Discard Piles below their top card, and
        the faces of tokens are dealt again. Which cards a player owns is known: all came openly from the City."""
        twin = self.copy()
        decks, piles = list(self.decks), list(self.piles)
        open_piles = range(CITY_DECKS) if seat is None else (*range(CITY_DECKS), own(seat))
        for deck, cards in enumerate(self.decks):
            known = 0 if seat is None else self.known[deck][seat]
            covered = () if deck in open_piles else piles[deck][:-1]
            unknown, chance = chance.shuffled(sorted((*cards[known:], *covered)))
            size = len(cards) - known
            decks[deck] = cards[:known] + unknown[:size]
            if covered:
                piles[deck] = (*unknown[size:], piles[deck][-1])
        twin.decks, twin.piles = tuple(decks), tuple(piles)
        twin.tokens, twin.chance = chance.shuffled(sorted(self.tokens))
        twin.offered = None  # another seat may be choosing among cards that lie elsewhere now
        return twin

    @property
    def result(self) -> Result | None:
        return None if self.agenda else score(self)

    @property
    def turn_order(self) -> tuple[Seat, ...]:
        return tuple(clockwise(self.seats, self.full))

    @property
    def points(self) -> tuple[int, ...]:
        """Good Reviews so far; at the end, all that was counted."""
        return self.reviews if self.agenda else score(self).scores

    def outlook(self, seat: Seat, choice: Choice) -> Message | None:
        return outlook(self, seat, choice)

    def notes(self, seat: Seat) -> Mapping[str, int]:
        """All cards of a Café and the Achievements it unlocked; by group, how many Customers it has."""
        content, deck = self.content, own(seat)
        waiting = [guest[0] for guest in self.lines[seat]]
        customers = sorted([*self.decks[deck], *self.piles[deck], *waiting])
        noted = dict(
            zip(
                [content.group_ids[group] for group in self.groups],
                customers_by_group(self, seat),
                strict=True,
            )
        )
        own_cards = (
            *[content.ids[CUSTOMERS][card] for card in customers if content.members[card]],
            *[content.ids[PANTRY][card] for card in self.pantry[seat]],
            *[content.ids[STYLE][card] for card in self.style[seat]],
        )
        reached = zip(ACHIEVEMENTS, self.unlocked[seat], strict=True)
        noted.update(dict.fromkeys(own_cards, 1))
        noted.update({id: 1 for id, token in reached if token != LOCKED})
        return noted

    def hidden(self) -> Mapping[str, Any]:
        """SB-VIS-02, SB-VIS-04: the order of every deck, top card first, Discard Piles, and the faces of tokens."""
        ids = self.content.ids
        named: dict[str, Any] = {
            name: [ids[row][card] for card in self.decks[row]] for row, name in enumerate(ROWS)
        }
        for name, cards in (("decks", self.decks), ("discards", self.piles)):
            named[name] = [[ids[CUSTOMERS][card] for card in pile] for pile in cards[CITY_DECKS:]]
        named["tokens"] = [self.content.icon_ids[icon] for icon in self.tokens]
        return named

    def stocks(self) -> Mapping[str, int]:
        """Every card, wherever it is; Good Reviews; Achievement tokens by their bonus. Resources have no limit."""
        lying: list[list[Card]] = [[], [], []]
        for row in range(CITY_DECKS):
            lying[row] += [
                *self.decks[row],
                *self.piles[row],
                *[card for card in self.rows[row] if card >= 0],
            ]
        for seat in range(self.seats):
            deck = own(seat)
            lying[CUSTOMERS] += [*self.decks[deck], *self.piles[deck], *[g[0] for g in self.lines[seat]]]
            lying[1] += self.pantry[seat]
            lying[2] += self.style[seat]
        stocks = {
            id: lying[row].count(card)
            for row, ids in enumerate(self.content.ids)
            for card, id in enumerate(ids)
        }
        stocks["reviews"] = self.city_reviews + self.box_reviews + sum(self.reviews)
        faces = [*self.bonuses, *self.tokens, *[icon for own in self.unlocked for icon in own if icon >= 0]]
        for icon in sorted(set(self.content.tokens)):
            stocks[f"bonus {self.content.icon_ids[icon]}"] = faces.count(icon)
        return stocks


SeizeTheBeanPosition.OFFER = {
    "place": actions.offer_place,
    "icons": actions.offer_icons,
    "confirm": actions.offer_confirm,
    "trigger": actions.offer_trigger,
    "recruit": taking.offer_recruit,
    "upgrade": taking.offer_upgrade,
    "connections": looking.offer_connections,
    "return": looking.offer_return,
    "achievements": achievements.offer_unlock,
    "bonus": achievements.offer_bonus,
    "greet": service.offer_greet,
    "secondary": service.offer_secondary,
    "cheer": moods.offer_cheer,
    "lose": moods.offer_lose,
}

SeizeTheBeanPosition.PROMPT = {
    "place": actions.prompt_place,
    "icons": actions.prompt_icons,
    "confirm": actions.prompt_confirm,
    "trigger": actions.prompt_trigger,
    "recruit": taking.prompt_recruit,
    "upgrade": taking.prompt_upgrade,
    "connections": looking.prompt_connections,
    "return": looking.prompt_return,
    "achievements": achievements.prompt_unlock,
    "bonus": achievements.prompt_bonus,
    "greet": service.prompt_greet,
    "secondary": service.prompt_secondary,
    "cheer": moods.prompt_cheer,
    "lose": moods.prompt_lose,
}

SeizeTheBeanPosition.PERFORM = {
    Place: actions.place,
    Activate: actions.activate,
    Combine: actions.combine,
    Confirm: actions.confirm,
    Take: taking.take,
    Look: looking.look,
    Return: looking.put_on_top,
    Discard: looking.send_away,
    Done: looking.done,
    Unlock: achievements.unlock,
    Bonus: achievements.bonus,
    Serve: service.serve,
    Skip: service.skip,
    Fulfil: service.fulfil,
    Decline: service.decline,
    Pick: moods.pick,
}

SeizeTheBeanPosition.RESOLVE = {
    # The course of a Day.
    "place": asks,
    "icons": actions.resolve_icons,
    "confirm": actions.resolve_confirm,
    "hype_phase": hype.resolve_phase,
    "service": service.resolve_turn,
    "greet": asks,
    "secondary": service.resolve_secondary,
    "calm": service.resolve_calm,
    "ability": service.resolve_ability,
    "leave": service.resolve_leave,
    "clear": line.resolve,
    "evening": end_of_day.resolve,
    # Effects, and what they lead to.
    "gain": supply.resolve_gain,
    "scoop": supply.resolve_scoop,
    "early_bird": supply.resolve_early_bird,
    "review": reviews.resolve_review,
    "bad_review": reviews.resolve_bad_review,
    "hype": hype.resolve_hype,
    "draw": hype.resolve_draw,
    "track": looking.resolve_track,
    "connections": asking(looking.offer_connections),
    "return": looking.resolve_return,
    "recruit": asking(taking.offer_recruit),
    "upgrade": asking(taking.offer_upgrade),
    "refill": city.resolve_refill,
    "achievements": achievements.resolve,
    "bonus": achievements.resolve_bonus,
    "trigger": asking(actions.offer_trigger),
    "cheer": asking(moods.offer_cheer),
    "upset": moods.resolve_upset,
    "lose": asking(moods.offer_lose),
}
