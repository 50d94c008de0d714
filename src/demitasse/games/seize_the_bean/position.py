"""The position of Seize the Bean: what lies where, who decides, and the contract every game keeps.

The rules live in the rooms named after the phases and what happens in them: `setting_up`, `actions`, `hype`, `service`,
`line`, `end_of_day`, `scoring`; `city`, `decks`, `taking`, `looking`, `orders`, `moods`, `reviews`, `supply`,
`achievements`. What icons and abilities do is data, in the words of `effects`; each word is a step of the agenda, a
class in one of the rooms. `steps` lists them all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self, cast

from demitasse.games.seize_the_bean import imagining, steps, stocktaking
from demitasse.games.seize_the_bean.abilities.board_games import BoardGames
from demitasse.games.seize_the_bean.abilities.newsflash import OnAwards
from demitasse.games.seize_the_bean.base_game.moods import Line
from demitasse.games.seize_the_bean.base_game.scoring import score
from demitasse.games.seize_the_bean.causes import Causes
from demitasse.games.seize_the_bean.content import (
    Card,
    Group,
    Icon,
    SeizeTheBeanContent,
)
from demitasse.games.seize_the_bean.outlook import outlook
from demitasse.games.seize_the_bean.refusals import why_not
from demitasse.games.seize_the_bean.solo.starbots import ActionCards, Robot
from demitasse.games.seize_the_bean.tones import tones
from demitasse.games.seize_the_bean.variants.cups import Cups
from demitasse.games.seize_the_bean.variants.diverse_city import Cookies
from demitasse.games.seize_the_bean.view import SeizeTheBeanView, view_of
from demitasse.kernel.asking import Asking
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.outlook import Foreseen, Tones
from demitasse.kernel.result import Result
from demitasse.kernel.seats import clockwise

Pile = tuple[Card, ...]


class SeizeTheBeanPosition(Asking[SeizeTheBeanContent]):
    """A shell over immutable values. Per-seat facts are tuples indexed by seat."""

    DERIVED: ClassVar[tuple[str, ...]] = (*Asking.DERIVED, "before")
    TOLD: ClassVar[tuple[str, ...]] = ("causes",)
    PREFIX = "sb"
    STEPS = steps.STEPS

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

    # The expansions; without them these are empty, NOBODY or false.

    action_cards: ActionCards
    assigned: tuple[tuple[Card, Group], ...]
    """At the end, the group each wildcard counts for (SB-PACK-13)."""
    awards: OnAwards
    called: tuple[tuple[Card, ...], ...]
    """By seat, its Founders that may still be served today (SB-FOUNDER-12)."""
    competing: bool
    """SB-NEIGHBOUR-01."""
    cookies: Cookies
    craft: bool
    """Craft Mode (SB-CRAFT-01)."""
    crafted: tuple[tuple[int, ...], ...]
    """By seat and Special Resource, the tokens crafted (SB-CRAFT-02)."""
    craving: tuple[int, ...]
    """By seat, the Special Resource of its Mouth-Watering icon; NOBODY without one (SB-MWATER-03)."""
    cups: Cups
    debt: int
    """New Startup: Good Reviews in the technical-debt pile (SB-SCEN-STARTUP-06)."""
    difficulty: tuple[int, ...]
    """By seat: 0 normal, 1 hard, 2 expert (SB-DIFF)."""
    diverse: bool
    """Diverse City (SB-DIVERSE-01)."""
    founder_groups: tuple[tuple[Group, ...], ...]
    """By seat, the group of each of its Founders; NOBODY until it is chosen (SB-FOUNDER-08)."""
    founders: tuple[tuple[Card, ...], ...]
    """By seat; two only in some scenarios."""
    games: BoardGames
    green: tuple[int, ...]
    """By seat, its Green Beans (SB-ABILITY-FAIRTRADE-04)."""
    hands: tuple[tuple[Card, ...], ...]
    """By seat, in a draft."""
    host: Seat
    """In whose Line the Customer being served stands: another seat than the one that serves, when Sold Out."""
    house: tuple[str, ...]
    """The house rules of this table (SB-XOPT-20, SB-XOPT-21, SB-XOPT-22, SB-XOPT-23, SB-XOPT-24)."""
    kept: tuple[tuple[Card, ...], ...]
    """By seat, what it kept in the draft, the newest last."""
    lovers: bool
    """Coffee Lovers are reminded of their espresso (SB-LOVERS-01)."""
    marker: tuple[int, ...]
    """By seat, the Special Resource that marks its groups; NOBODY before it is chosen (SB-DIVERSE-03)."""
    marks: tuple[tuple[int, ...], ...]
    """By seat and Award in play: 0, 1 or 2 (SB-DIVERSE-05)."""
    mouth_watering: bool
    """SB-MWATER-01."""
    out: tuple[Card, ...]
    """Customers, Friends & Family and Founders that left the game in a draft; nobody may see them (SB-XVIS-02)."""
    robot: Robot
    scenario: str
    """Empty text without one."""
    sold_out: bool
    """SB-SOLDOUT-01."""

    before: int | None
    """What was revealed before the last choice: tells whether that choice could still be taken back."""

    causes: Causes | None
    """What the steps on the agenda are due to, as `causes` tells it."""

    def play(self, seat: Seat, choice: Choice) -> Sequence[Event]:
        self.before = self.revealed
        return super().play(seat, choice)

    def why_not(self, seat: Seat, choice: Choice) -> Illegal:
        return why_not(self, seat, choice)

    # What can be known.

    def view(self, seat: Seat | None) -> SeizeTheBeanView:
        return view_of(self, seat)

    def imagine(self, seat: Seat | None, chance: Chance) -> Self:
        return cast(Self, imagining.imagine(self, seat, chance))

    @property
    def result(self) -> Result | None:
        return None if self.agenda else score(self)

    @property
    def turn_order(self) -> tuple[Seat, ...]:
        order = clockwise(self.seats, self.full)
        return tuple([seat for seat in order if seat != self.robot.seat])

    @property
    def points(self) -> tuple[int, ...]:
        """Good Reviews so far; at the end, all that was counted. Starbots comes last."""
        if self.agenda:
            return self.reviews
        result = score(self)
        return (*result.scores, *[rival.score for rival in result.rivals])

    def outlook(self, seat: Seat, choice: Choice) -> Message | None:
        return outlook(self, seat, choice)

    def tones(self, seat: Seat, foreseen: Foreseen) -> Tones:
        return tones(self, seat, foreseen)

    def notes(self, seat: Seat) -> Mapping[str, int]:
        return stocktaking.notes(self, seat)

    def hidden(self) -> Mapping[str, Any]:
        return stocktaking.hidden(self)

    def stocks(self) -> Mapping[str, int]:
        return stocktaking.stocks(self)
