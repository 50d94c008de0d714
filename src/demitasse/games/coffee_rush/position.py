"""The position of Coffee Rush: what lies where, who decides, and the contract every game keeps.

The rules themselves live in the rooms named after the steps of a turn: `setting_up`, `upgrades`, `movement`,
`pouring`, `orders`, `rush_hour`, `end_of_turn`, `scoring`; each step of the agenda is a class in one of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from demitasse.games.coffee_rush.content import CARDS, Card, CoffeeRushContent, Square
from demitasse.games.coffee_rush.end_of_turn import STEPS_OF_A_TURN
from demitasse.games.coffee_rush.outlook import outlook
from demitasse.games.coffee_rush.refusals import why_not
from demitasse.games.coffee_rush.scoring import notes, points, score
from demitasse.games.coffee_rush.setting_up import FillCups, PlaceMeeple, TakeToken
from demitasse.games.coffee_rush.tokens import INGREDIENTS, Heap, count
from demitasse.games.coffee_rush.tones import tones
from demitasse.games.coffee_rush.view import CoffeeRushView, view_of
from demitasse.kernel.asking import Asking
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Message
from demitasse.kernel.outlook import Foreseen, Tones
from demitasse.kernel.result import Result
from demitasse.kernel.seats import clockwise
from demitasse.kernel.step import by_kind


class CoffeeRushPosition(Asking[CoffeeRushContent]):
    """A shell over immutable values. Per-seat facts are tuples indexed by seat."""

    OPEN = True  # CR-INFO-01
    PREFIX = "cr"
    STEPS = by_kind(PlaceMeeple, TakeToken, FillCups, *STEPS_OF_A_TURN)

    seats: int
    colours: tuple[str, ...]
    first: Seat
    """F, who holds the first-player token."""
    round: int
    """0 while setting up."""
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

    def why_not(self, seat: Seat, choice: Choice) -> Illegal:
        return why_not(self, seat, choice)

    # What can be known.

    def view(self, seat: Seat | None) -> CoffeeRushView:
        """CR-INFO-01, CR-INFO-02, CR-INFO-03: all seats and spectators know the same."""
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

    def tones(self, seat: Seat, foreseen: Foreseen) -> Tones:
        return tones(self, foreseen)

    def notes(self, seat: Seat) -> Mapping[str, int]:
        return notes(self, seat)

    def hidden(self) -> Mapping[str, Any]:
        """CR-INFO-03: the order of the deck, next card first."""
        return {"deck": [self.content.card_ids[card] for card in self.deck]}

    def stocks(self) -> Mapping[str, int]:
        """CR-INV-01, CR-INV-02, CR-INV-03: tokens, cards and rush tokens, wherever they are."""
        heaps = [self.supply, self.hand, *(cup for cups in self.cups for cup in cups)]
        stocks = {name: sum(count(heap, i) for heap in heaps) for i, name in enumerate(INGREDIENTS)}
        piles = [self.deck, self.discard, self.removed, *self.sent, *self.penalties]
        piles += [row for rows in self.rows for row in rows]
        stocks["orders"] = sum(map(len, piles))
        stocks["different orders"] = len({card for pile in piles for card in pile if 0 <= card < CARDS})
        stocks["rush"] = self.rush_supply + sum(self.rush)
        return stocks
