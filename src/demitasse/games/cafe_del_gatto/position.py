"""The position of Café del Gatto: what lies where, who decides, and the contract every game keeps.

The rules themselves live in the rooms named after what happens: `setting_up`, `turns`, `buying`, `cleaning`,
`serving`, `supply`, `intermediate_round`, `end_of_turn`, `scoring`; what they happen to is in `machine`, `bag` and
`cups`. Each step of the agenda is a class in one of these rooms.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from demitasse.games.cafe_del_gatto.bag import next_purchases
from demitasse.games.cafe_del_gatto.buying import ChooseCup
from demitasse.games.cafe_del_gatto.cleaning import AfterCleaning
from demitasse.games.cafe_del_gatto.content import CafeDelGattoContent, Token
from demitasse.games.cafe_del_gatto.end_of_turn import CloseTurn, Resume
from demitasse.games.cafe_del_gatto.intermediate_round import DumpCup, ServeOne
from demitasse.games.cafe_del_gatto.machine import Column
from demitasse.games.cafe_del_gatto.outlook import outlook
from demitasse.games.cafe_del_gatto.refusals import why_not
from demitasse.games.cafe_del_gatto.scoring import notes, points, score
from demitasse.games.cafe_del_gatto.serving import ChooseTile, ServeMore
from demitasse.games.cafe_del_gatto.tones import tones
from demitasse.games.cafe_del_gatto.turns import ConfirmTurn, TakeTurn
from demitasse.games.cafe_del_gatto.view import CafeDelGattoView, view_of
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


class CafeDelGattoPosition(Asking[CafeDelGattoContent]):
    """A shell over immutable values. Per-seat facts are tuples indexed by seat."""

    OPEN = True  # CG-INFO-02
    PREFIX = "cg"
    STEPS = by_kind(
        *(TakeTurn, AfterCleaning, ChooseCup, ChooseTile, ServeMore, ConfirmTurn, CloseTurn),
        *(ServeOne, DumpCup, Resume),
    )

    seats: int
    first: Seat
    """F, who holds the first-player card."""
    round: int
    closing: bool
    """CG-END-01: somebody has served every cup, so this round is the last."""

    bag: tuple[Token, ...]
    """What is in it, sorted: it has no order."""
    chance: Chance
    """What the bag will yield. Nobody knows it, so it is in no view, and imagining replaces it (CG-INFO-02)."""
    discard: tuple[Token, ...]
    machine: tuple[Column, ...]
    """The milk column and the coffee column."""
    coin_supply: int
    """May be booked below 0 (CG-RULING-27)."""
    sugar_supply: int
    shelf: tuple[tuple[int, ...], ...]
    """By cup, how many of each of its tiles are left, lowest value first."""

    coins: tuple[int, ...]
    sugar: tuple[int, ...]
    cups: tuple[tuple[tuple[Token, ...], ...], ...]
    """By seat and cup, its tokens from the bottom up."""
    served: tuple[tuple[int, ...], ...]
    """By seat and cup, the value of the tile on it; 0 while it is not served."""

    active: Seat
    """Whose turn it is; in an intermediate round others are asked as well."""
    place: int
    """The place in the machine of the token being bought, milk column first from the bottom; −1 if none is."""
    cup: int
    """The cup that token is for, or the cup being served; −1 if there is none."""
    served_now: int
    """Cups served since the last confirmation."""

    def why_not(self, seat: Seat, choice: Choice) -> Illegal:
        return why_not(self, seat, choice)

    # What can be known.

    def view(self, seat: Seat | None) -> CafeDelGattoView:
        """CG-INFO-01, CG-INFO-02: all seats and spectators know the same."""
        return view_of(self)

    def imagine(self, seat: Seat | None, chance: Chance) -> Self:
        """CG-INFO-02, CG-INFO-03: only what the bag yields next is unknown, its contents are known by deduction."""
        twin = self.copy()
        twin.chance = chance
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
        """CG-INFO-02: what the bag would yield, next token first."""
        return {"bag": [self.content.token_ids[token] for token in next_purchases(self.bag, self.chance)]}

    def stocks(self) -> Mapping[str, int]:
        """CG-INV-01, CG-INV-02: tokens of each kind, coins, sugar and drink tiles, wherever they are."""
        piles = [self.bag, self.discard, *self.machine, *(cup for cups in self.cups for cup in cups)]
        lying = [token for pile in piles for token in pile]
        stocks = {id: lying.count(token) for token, id in enumerate(self.content.token_ids)}
        stocks["tokens"] = len(lying)
        stocks["coins"] = self.coin_supply + sum(self.coins)
        stocks["sugar"] = self.sugar_supply + sum(self.sugar)
        for cup, (id, values) in enumerate(zip(self.content.cup_ids, self.content.tile_values, strict=True)):
            for at, value in enumerate(values):
                taken = sum(served[cup] == value for served in self.served)
                stocks[f"{id} {value}"] = self.shelf[cup][at] + taken
        return stocks
