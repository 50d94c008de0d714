"""The position of Coffee Rush: what lies where, who decides, and the contract every game keeps.

The rules themselves live in the rooms named after the steps of a turn: `setting_up`, `upgrades`, `movement`,
`pouring`, `orders`, `rush_hour`, `end_of_turn`, `scoring`. The tables at the end say which room does what.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self

from demitasse.games.coffee_rush import (
    end_of_turn,
    movement,
    orders,
    pouring,
    rush_hour,
    setting_up,
    upgrades,
)
from demitasse.games.coffee_rush.choices import (
    Confirm,
    Done,
    Empty,
    Place,
    Pour,
    Send,
    Skip,
    Step,
    Stop,
    Upgrade,
)
from demitasse.games.coffee_rush.content import CARDS, Card, CoffeeRushContent, Square
from demitasse.games.coffee_rush.outlook import outlook
from demitasse.games.coffee_rush.refusals import why_not
from demitasse.games.coffee_rush.scoring import points, score
from demitasse.games.coffee_rush.tokens import INGREDIENTS, Heap, count
from demitasse.games.coffee_rush.view import CoffeeRushView, view_of
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.position import Position
from demitasse.kernel.result import Result
from demitasse.kernel.seats import Agenda, clockwise

ALONE: tuple[tuple[Seat, ...], ...] = ((0,), (1,), (2,), (3,))
NOBODY: tuple[Seat, ...] = ()
NO_CHOICES: tuple[Choice, ...] = ()


class CoffeeRushPosition(Position):
    """A shell over immutable values. Per-seat facts are tuples indexed by seat."""

    __slots__ = (
        "active",
        "agenda",
        "closed",
        "colours",
        "cups",
        "deck",
        "discard",
        "first",
        "hand",
        "meeples",
        "mover",
        "offered",
        "penalties",
        "removed",
        "round",
        "rows",
        "rush",
        "rush_supply",
        "seats",
        "sent",
        "sent_now",
        "steps",
        "supply",
        "upgrades",
    )

    STATE: ClassVar[tuple[str, ...]] = (*Position.STATE, *(slot for slot in __slots__ if slot != "offered"))

    content: CoffeeRushContent  # pyright: ignore[reportIncompatibleVariableOverride] -- set once, never by the kernel

    seats: int
    colours: tuple[str, ...]
    first: Seat
    """F, who holds the first-player token."""
    round: int
    """0 while setting up."""
    agenda: Agenda
    closed: str
    """Why the first-player token shows Closed; empty while it shows Open."""

    supply: Heap
    rush_supply: int
    deck: tuple[Card, ...]
    """Next card first."""
    discard: tuple[Card, ...]
    removed: tuple[Card, ...]
    """CR-OPT-06: cards out of the game by the fair start."""

    meeples: tuple[tuple[Square, ...], ...]
    rows: tuple[tuple[tuple[Card, ...], ...], ...]
    """Four rows a seat, row 1 (newest) first."""
    sent: tuple[tuple[Card, ...], ...]
    """Earliest first."""
    penalties: tuple[tuple[Card, ...], ...]
    rush: tuple[int, ...]
    cups: tuple[tuple[Heap, ...], ...]
    upgrades: tuple[int, ...]
    """Active tiles, as bits."""

    active: Seat
    """Whose turn it is."""
    hand: Heap
    """Tokens the active player has collected and not yet poured."""
    mover: int
    """Which of the active player's meeples moves this turn; −1 before the first step."""
    steps: int
    """Steps made this turn."""
    sent_now: int
    """N, the orders sent this turn."""

    offered: tuple[Choice, ...] | None
    """The legal choices, once somebody asked; derived, so not part of the state."""

    # Who decides, and what.

    @property
    def seats_to_act(self) -> tuple[Seat, ...]:
        return ALONE[self.agenda[0][1]] if self.agenda else NOBODY

    def choices(self, seat: Seat) -> tuple[Choice, ...]:
        if not self.agenda:
            return NO_CHOICES
        kind, asked = self.agenda[0]
        if seat != asked:
            return NO_CHOICES
        offered = self.offered
        if offered is None:
            offered = self.offered = OFFER[kind](self)
        return offered

    def prompt(self, seat: Seat) -> Message:
        if not self.agenda:
            return Message("cr-prompt-over")
        kind, asked = self.agenda[0]
        if seat != asked:
            return Message("cr-prompt-wait", {"seat": asked})
        return PROMPT[kind](self)

    def play(self, seat: Seat, choice: Choice) -> Sequence[Event]:
        if choice not in self.choices(seat):
            raise why_not(self, seat, choice)
        self.offered = None
        events: list[Event] = []
        PERFORM[choice.__class__](self, choice, events)
        agenda = self.agenda
        while agenda and RESOLVE[agenda[0][0]](self, events):
            agenda = self.agenda
        return events

    # What can be known.

    def view(self, seat: Seat | None) -> CoffeeRushView:
        """CR-INFO-01…03: all seats and spectators know the same."""
        return view_of(self)

    def imagine(self, seat: Seat | None, chance: Chance) -> Self:
        """CR-INFO-03, CR-INFO-04: only the order of the deck is unknown, its cards are known by deduction."""
        twin = self.copy()
        twin.deck, _ = chance.shuffled(sorted(self.deck))
        return twin

    @property
    def result(self) -> Result | None:
        return None if self.agenda else score(self)

    @property
    def turn_order(self) -> tuple[Seat, ...]:
        return tuple(clockwise(self.seats, self.first))

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(points(self, seat) for seat in range(self.seats))

    def outlook(self, seat: Seat, choice: Choice) -> Message | None:
        return outlook(self, choice)

    def hidden(self) -> Mapping[str, Any]:
        """CR-INFO-03: the order of the deck, next card first."""
        return {"deck": [self.content.card_ids[card] for card in self.deck]}

    def stocks(self) -> Mapping[str, int]:
        """CR-INV-01…03: tokens, cards and rush tokens, wherever they are."""
        heaps = [self.supply, self.hand, *(cup for cups in self.cups for cup in cups)]
        stocks = {name: sum(count(heap, i) for heap in heaps) for i, name in enumerate(INGREDIENTS)}
        piles = [self.deck, self.discard, self.removed, *self.sent, *self.penalties]
        piles += [row for rows in self.rows for row in rows]
        stocks["orders"] = sum(map(len, piles))
        stocks["different orders"] = len({card for pile in piles for card in pile if 0 <= card < CARDS})
        stocks["rush"] = self.rush_supply + sum(self.rush)
        return stocks

    # Copying by hand is four times as fast as the loop in the kernel.

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.content = self.content
        twin.clock = self.clock
        twin.revealed = self.revealed
        twin.active = self.active
        twin.agenda = self.agenda
        twin.closed = self.closed
        twin.colours = self.colours
        twin.cups = self.cups
        twin.deck = self.deck
        twin.discard = self.discard
        twin.first = self.first
        twin.hand = self.hand
        twin.meeples = self.meeples
        twin.mover = self.mover
        twin.offered = self.offered
        twin.penalties = self.penalties
        twin.removed = self.removed
        twin.round = self.round
        twin.rows = self.rows
        twin.rush = self.rush
        twin.rush_supply = self.rush_supply
        twin.seats = self.seats
        twin.sent = self.sent
        twin.sent_now = self.sent_now
        twin.steps = self.steps
        twin.supply = self.supply
        twin.upgrades = self.upgrades
        return twin

    @classmethod
    def restore(cls, content: Any, state: Sequence[Any]) -> Self:
        twin = super().restore(content, state)
        twin.offered = None
        return twin


OFFER: dict[str, Callable[[CoffeeRushPosition], tuple[Choice, ...]]] = {
    "place": setting_up.offer_place,
    "fill": setting_up.offer_fill,
    "upgrade": upgrades.offer,
    "move": movement.offer,
    "pour": pouring.offer,
    "send": orders.offer,
    "confirm": orders.offer_confirm,
}
"""The legal choices at each step that asks a seat."""

PROMPT: dict[str, Callable[[CoffeeRushPosition], Message]] = {
    "place": setting_up.prompt_place,
    "fill": setting_up.prompt_fill,
    "upgrade": upgrades.prompt,
    "move": movement.prompt,
    "pour": pouring.prompt,
    "send": orders.prompt,
    "confirm": orders.prompt_confirm,
}

PERFORM: dict[type[Choice], Callable[[CoffeeRushPosition, Choice, list[Event]], None]] = {
    Place: setting_up.place,
    Upgrade: upgrades.upgrade,
    Skip: upgrades.skip,
    Step: movement.step,
    Stop: movement.stop,
    Pour: pouring.pour,
    Empty: pouring.empty,
    Done: orders.done,
    Send: orders.send,
    Confirm: orders.confirm,
}
"""What each choice does."""


def asks(position: CoffeeRushPosition, events: list[Event]) -> bool:
    """A step that never resolves by itself."""
    return False


RESOLVE: dict[str, Callable[[CoffeeRushPosition, list[Event]], bool]] = {
    "place": setting_up.resolve_place,
    "supply": setting_up.resolve_supply,
    "fill": setting_up.resolve_fill,
    "upgrade": upgrades.resolve,
    "move": movement.resolve,
    "pour": pouring.resolve,
    "send": orders.resolve,
    "confirm": asks,
    "rush-hour": rush_hour.resolve,
    "time": end_of_turn.resolve_time,
    "check": end_of_turn.resolve_check,
}
"""What each step of the agenda does by itself: True when it is resolved, False when it asks a seat."""
