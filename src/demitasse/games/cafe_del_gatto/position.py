"""The position of Café del Gatto: what lies where, who decides, and the contract every game keeps.

The rules themselves live in the rooms named after what happens: `setting_up`, `turns`, `buying`, `cleaning`,
`serving`, `supply`, `intermediate_round`, `end_of_turn`, `scoring`; what they happen to is in `machine`, `bag` and
`cups`. The tables at the end say which room does what.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self

from demitasse.games.cafe_del_gatto import (
    buying,
    cleaning,
    end_of_turn,
    intermediate_round,
    serving,
    supply,
    turns,
)
from demitasse.games.cafe_del_gatto.bag import next_purchases
from demitasse.games.cafe_del_gatto.choices import (
    Buy,
    Clean,
    Confirm,
    Done,
    Dump,
    End,
    Place,
    Serve,
    Take,
    Tile,
)
from demitasse.games.cafe_del_gatto.content import CafeDelGattoContent, Token
from demitasse.games.cafe_del_gatto.machine import Column
from demitasse.games.cafe_del_gatto.outlook import outlook
from demitasse.games.cafe_del_gatto.refusals import why_not
from demitasse.games.cafe_del_gatto.scoring import points, score
from demitasse.games.cafe_del_gatto.view import CafeDelGattoView, view_of
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.position import Position
from demitasse.kernel.result import Result
from demitasse.kernel.seats import Agenda, clockwise

ALONE: tuple[tuple[Seat, ...], ...] = ((0,), (1,), (2,), (3,), (4,))
NOBODY: tuple[Seat, ...] = ()
NO_CHOICES: tuple[Choice, ...] = ()


class CafeDelGattoPosition(Position):
    """A shell over immutable values. Per-seat facts are tuples indexed by seat."""

    __slots__ = (
        "active",
        "agenda",
        "bag",
        "chance",
        "closing",
        "coin_supply",
        "coins",
        "cup",
        "cups",
        "discard",
        "first",
        "machine",
        "offered",
        "place",
        "round",
        "seats",
        "served",
        "served_now",
        "shelf",
        "sugar",
        "sugar_supply",
    )

    STATE: ClassVar[tuple[str, ...]] = (*Position.STATE, *(slot for slot in __slots__ if slot != "offered"))

    content: CafeDelGattoContent  # pyright: ignore[reportIncompatibleVariableOverride] -- set once, never by the kernel

    seats: int
    first: Seat
    """F, who holds the first-player card."""
    round: int
    agenda: Agenda
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
            return Message("cg-prompt-over")
        kind, asked = self.agenda[0]
        if seat != asked:
            return Message("cg-prompt-wait", {"seat": asked})
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

    # Copying by hand is four times as fast as the loop in the kernel.

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.content = self.content
        twin.clock = self.clock
        twin.revealed = self.revealed
        twin.active = self.active
        twin.agenda = self.agenda
        twin.bag = self.bag
        twin.chance = self.chance
        twin.closing = self.closing
        twin.coin_supply = self.coin_supply
        twin.coins = self.coins
        twin.cup = self.cup
        twin.cups = self.cups
        twin.discard = self.discard
        twin.first = self.first
        twin.machine = self.machine
        twin.offered = self.offered
        twin.place = self.place
        twin.round = self.round
        twin.seats = self.seats
        twin.served = self.served
        twin.served_now = self.served_now
        twin.shelf = self.shelf
        twin.sugar = self.sugar
        twin.sugar_supply = self.sugar_supply
        return twin

    def state(self) -> tuple[Any, ...]:
        return tuple(self.chance.saved if slot == "chance" else getattr(self, slot) for slot in self.STATE)

    @classmethod
    def restore(cls, content: Any, state: Sequence[Any]) -> Self:
        twin = super().restore(content, state)
        twin.chance = Chance.resumed(state[cls.STATE.index("chance")])
        twin.offered = None
        return twin


OFFER: dict[str, Callable[[CafeDelGattoPosition], tuple[Choice, ...]]] = {
    "turn": turns.offer,
    "cleaned": cleaning.offer,
    "cup": buying.offer_cup,
    "tile": serving.offer_tile,
    "serve": serving.offer,
    "confirm": turns.offer_confirm,
    "intermediate": intermediate_round.offer,
    "dump": intermediate_round.offer_dump,
}
"""The legal choices at each step that asks a seat."""

PROMPT: dict[str, Callable[[CafeDelGattoPosition], Message]] = {
    "turn": turns.prompt,
    "cleaned": cleaning.prompt,
    "cup": buying.prompt_cup,
    "tile": serving.prompt_tile,
    "serve": serving.prompt,
    "confirm": turns.prompt_confirm,
    "intermediate": intermediate_round.prompt,
    "dump": intermediate_round.prompt_dump,
}

PERFORM: dict[type[Choice], Callable[[CafeDelGattoPosition, Choice, list[Event]], None]] = {
    Buy: buying.buy,
    Place: buying.place,
    Serve: serving.serve,
    Tile: serving.tile,
    Done: serving.done,
    Take: supply.take,
    Clean: cleaning.clean,
    End: cleaning.end,
    Confirm: turns.confirm,
    Dump: intermediate_round.dump,
}
"""What each choice does."""


def asks(position: CafeDelGattoPosition, events: list[Event]) -> bool:
    """A step that never resolves by itself."""
    return False


RESOLVE: dict[str, Callable[[CafeDelGattoPosition, list[Event]], bool]] = {
    "turn": asks,
    "cleaned": cleaning.resolve,
    "cup": buying.resolve_cup,
    "tile": asks,
    "serve": serving.resolve,
    "confirm": asks,
    "close": end_of_turn.resolve_close,
    "intermediate": asks,
    "dump": intermediate_round.resolve_dump,
    "resume": end_of_turn.resolve_resume,
}
"""What each step of the agenda does by itself: True when it is resolved, False when it asks a seat."""
