"""The position of Kitchen Rush: what lies where, who may decide, and the contract every game keeps.

The rules live in the rooms named after zones and phases: `setting_up`, `preparation`, `placing`, `maitre`, `waiters`,
`plates`, `market`, `storages`, `stoves`, `spices`, `office`, `sink`, `clock`, `maintenance`, `checking`, `salaries`,
`bonus`, `ending`. What cards do is in `terms` (what lasts) and `effects` (what is done once). The tables at the end say
which room does what.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self

from demitasse.games.kitchen_rush import (
    bonus,
    clock,
    current,
    ending,
    maintenance,
    maitre,
    market,
    office,
    placing,
    plates,
    preparation,
    prompts,
    salaries,
    sink,
    spices,
    storages,
    stoves,
    waiters,
)
from demitasse.games.kitchen_rush.advice import advice
from demitasse.games.kitchen_rush.box import (
    MAITRE,
    MARKET,
    OFFICE,
    SINK,
    SPICE_ZONE,
    STOVES,
    WAITERS,
    Card,
    Zone,
)
from demitasse.games.kitchen_rush.choices import (
    DONE,
    Done,
)
from demitasse.games.kitchen_rush.content import KitchenRushContent
from demitasse.games.kitchen_rush.heaps import Heap
from demitasse.games.kitchen_rush.hidden import Dealt, hidden, imagine
from demitasse.games.kitchen_rush.moves import MOVES
from demitasse.games.kitchen_rush.options import PRACTICE
from demitasse.games.kitchen_rush.orders import Held
from demitasse.games.kitchen_rush.outlook import outlook
from demitasse.games.kitchen_rush.refusals import refusal
from demitasse.games.kitchen_rush.stocks import stocks
from demitasse.games.kitchen_rush.tones import tones
from demitasse.games.kitchen_rush.view import KitchenRushView, view_of
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.claims import NO_CLAIMS, Holders
from demitasse.kernel.decision import Advice, Milliseconds
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.outlook import Foreseen, Tones
from demitasse.kernel.position import Position
from demitasse.kernel.result import Result
from demitasse.kernel.seats import replaced

ROUNDS = 4
"""KR-ROUND-02."""
PATIENCE: Milliseconds = 20_000
"""KR-RULING-33: how long a table waits for somebody who finishes."""
NO_CHOICES: tuple[Choice, ...] = ()


class KitchenRushPosition(Position[KitchenRushContent]):
    """A shell over immutable values. Per-seat facts are tuples indexed by seat, those of timers by timer."""

    OPEN = True  # KR-INFO-02
    DERIVED: ClassVar[tuple[str, ...]] = ("offered", "imagined")
    TOLD: ClassVar[tuple[str, ...]] = ("hands",)

    seats: int
    mode: str
    goal: Card
    """Of the content, or its twin for a screen: see `goals`."""
    timer_ms: Milliseconds
    round_ms: Milliseconds
    """How long an Action phase lasts, events apart."""

    phase: str
    """`prep`, `action`, `finish`, `salary`, `bonus` or `over` (KR-TIME-02)."""
    question: tuple[Any, ...]
    """What the team must decide before anything else, and what it needs to know: `("unpaid", 2)`; else nothing."""
    round: int
    began: Milliseconds
    """When this round's Action phase began."""
    phase_ms: Milliseconds
    """How long it lasts."""
    settled: tuple[int, ...]
    """By seat: ready in Preparation, done after the bell."""
    ended: str
    """How the play ended; empty while it goes on."""

    coins: int
    coin_supply: int
    minted: int
    """Coins in play beyond those of the box (KR-RULING-67)."""
    earned: int
    """All coins earned in the play (KR-RULING-86)."""
    prestige: int
    prestige_before: int
    """At the start of the round."""

    slots: tuple[Card, ...]
    deck: tuple[Card, ...]
    """The top card first, as in every deck."""
    discard: tuple[Card, ...]
    renewed: int
    """How often the deck was made of the discards."""
    held: tuple[tuple[Held, ...], ...]
    """By seat, in the order of taking: see `orders`."""
    served: tuple[tuple[Card, int, int], ...]
    """Orders that passed: with the round, and whether they were served quickly."""
    failures: tuple[int, ...]
    """How many orders failed a check, then how many of them by each of its tests: see `checking`."""

    event: Card
    event_deck: tuple[Card, ...]
    event_discard: tuple[Card, ...]
    bans: tuple[placing.Ban, ...]
    """What the event keeps from being placed, and until when in phase time."""
    upgrades: tuple[Card, ...]
    """Face up."""
    upgrade_deck: tuple[Card, ...]
    bought: tuple[Card, ...]
    cards: tuple[Card, ...]
    """Prestige cards held, in the order of gain."""
    working: int
    """How many of them are in force."""
    card_deck: tuple[Card, ...]
    known_top: int
    known_bottom: int
    """How many cards at either end of the Prestige deck everybody knows (KR-INFO-04)."""

    tiles: tuple[tuple[int, ...], ...]
    """By zone and space."""
    locked_left: int
    malfunctions: int
    """Tiles beside the board."""
    repaired: int

    stock: Heap
    storages: tuple[Heap, ...]
    bag: Heap
    rack: tuple[int, ...]
    """Plates of sizes I to IV, as in the next three."""
    sink: tuple[int, ...]
    aside: tuple[int, ...]
    plates_out: tuple[int, ...]

    status: tuple[int, ...]
    zone_of: tuple[Zone, ...]
    space_of: tuple[int, ...]
    ends: tuple[Milliseconds, ...]
    """When a timer's sand runs out, or ran out."""
    doing: tuple[current.Doing, ...]
    """By seat, the current action: see `current`."""
    set_aside: int
    """How often a timer could not be paid."""
    bill: tuple[tuple[Any, ...], ...]
    """The last Maintenance, line by line."""
    hands: tuple[Milliseconds, ...] | None
    """By seat, how soon timers were used so far: see `hands`."""
    chance: Chance
    """For what is still to be shuffled or drawn. Nobody knows it."""

    offered: tuple[tuple[Choice, ...] | None, ...] | None
    """The legal choices of the seats somebody asked about, until anything changes (KR-TIME-17); derived, so not part of
    the state.
    """
    imagined: tuple[tuple[Any, ...], Dealt] | None
    """What was last imagined of the decks, and from what."""

    @property
    def hats(self) -> int:
        """KR-SETUP-01, KR-SOLO-07, KR-SOLO-08, KR-RULING-89: the number of players that cards and tables are read
        for.
        """
        return max(self.seats, 2)

    @property
    def rounds(self) -> int:
        return 1 if self.mode == PRACTICE else ROUNDS

    # Who decides, and what.

    @property
    def seats_to_act(self) -> tuple[Seat, ...]:
        """KR-TIMER-01, KR-RULING-07: everybody who can do anything; a question to the team may be answered by all."""
        if self.ended:
            return ()
        seats = range(self.seats)
        if self.question:
            return tuple(seats)
        if self.phase == "action":
            return tuple([seat for seat in seats if can_act(self, seat)])
        return tuple([seat for seat in seats if not self.settled[seat]])

    def choices(self, seat: Seat) -> tuple[Choice, ...]:
        if not 0 <= seat < self.seats:
            return NO_CHOICES
        known = self.offered or (None,) * self.seats
        offered = known[seat]
        if offered is None:
            offered = offer(self, seat)
            self.offered = replaced(known, seat, offered)
        return offered

    def prompt(self, seat: Seat) -> Message:
        return prompts.prompt(self, seat)

    def play(self, seat: Seat, choice: Choice) -> Sequence[Event]:
        """KR-RULING-26, KR-TIME-11: the first hand wins; what is refused changes nothing."""
        refused = refusal(self, seat, choice)
        if refused is not None:
            raise refused
        self.offered = None
        events: list[Event] = []
        if self.question:
            self.revealed += 1
            MOVES[type(choice)].perform(self, seat, choice, events)
            maintenance.go_on(self, events)
        elif self.phase == "prep":
            MOVES[type(choice)].perform(self, seat, choice, events)
        else:
            self.revealed += 1
            MOVES[type(choice)].perform(self, seat, choice, events)
            if self.phase == "finish" and type(choice) is not Done:
                clock.settle_if_used_up(self, seat, events)
                clock.go_on_if_all_done(self, events)
        return events

    # Time.

    @property
    def due(self) -> Milliseconds | None:
        return clock.due(self)

    def advance(self, to: Milliseconds) -> Sequence[Event]:
        return clock.advance(self, to)

    @property
    def together(self) -> bool:
        """KR-RULING-07: a question to the team has one answer, whoever gives it."""
        return bool(self.question)

    @property
    def patience(self) -> tuple[Milliseconds, Choice] | None:
        """KR-RULING-33: a host may end the finishing of those who keep the others waiting."""
        return (PATIENCE, DONE) if self.phase == "finish" else None

    @property
    def claimable(self) -> frozenset[str]:
        return preparation.claimable(self)

    # What can be known.

    def view(self, seat: Seat | None) -> KitchenRushView:
        """KR-INFO-01, KR-INFO-02: all seats and spectators know the same."""
        return view_of(self)

    def imagine(self, seat: Seat | None, chance: Chance) -> Self:
        return imagine(self, chance)

    @property
    def result(self) -> Result | None:
        return ending.result(self) if self.ended else None

    def notes(self, seat: Seat) -> Mapping[str, int]:
        return ending.notes(self)

    @property
    def turn_order(self) -> tuple[Seat, ...]:
        return tuple(range(self.seats))

    def outlook(self, seat: Seat, choice: Choice) -> Message | None:
        return outlook(self, seat, choice)

    def tones(self, seat: Seat, foreseen: Foreseen) -> Tones:
        return tones(self, seat, foreseen)

    def advice(self, seat: Seat, claims: Holders = NO_CLAIMS) -> tuple[Advice, ...]:
        return advice(self, seat, claims)

    def hidden(self) -> Mapping[str, Any]:
        return hidden(self)

    def stocks(self) -> Mapping[str, int]:
        return stocks(self)


# What each seat may do.


def offer(position: KitchenRushPosition, seat: Seat) -> tuple[Choice, ...]:
    """KR-DEC-27, KR-DEC-43: every legal choice of a seat; to wait is none."""
    if position.ended:
        return NO_CHOICES
    if position.question:
        return tuple(ANSWERS[position.question[0]](position))
    if position.phase == "prep":
        return preparation.offer_ready(position, seat)
    if position.phase == "action":
        return (
            *offer_effects(position, seat),
            *placing.offer(position, seat),
            *plates.offer(position, seat),
        )
    if position.phase == "finish" and not position.settled[seat]:
        return (*offer_effects(position, seat), DONE)
    return NO_CHOICES


def offer_effects(position: KitchenRushPosition, seat: Seat) -> Sequence[Choice]:
    """What the current action still allows (KR-RULING-21, KR-RULING-31)."""
    zone = current.zone_of(position, seat)
    if zone == current.NOWHERE:
        return NO_CHOICES
    if current.in_storage(zone):
        return [*storages.offer(position, seat), *spices.offer(position, seat)]
    return EFFECTS[zone](position, seat)


def can_act(position: KitchenRushPosition, seat: Seat) -> bool:
    """Whether there is anything to choose in the Action phase; a timer can always come to the Market (KR-RULING-29)."""
    if placing.movable(position, seat) or placing.removable(position, seat):
        return True
    return bool(position.choices(seat))


EFFECTS: dict[Zone, Callable[[KitchenRushPosition, Seat], Sequence[Choice]]] = {
    MAITRE: maitre.offer,
    WAITERS: waiters.offer,
    MARKET: market.offer,
    STOVES: stoves.offer,
    SPICE_ZONE: spices.offer,
    OFFICE: office.offer,
    SINK: sink.offer,
}

ANSWERS: dict[str, Callable[[KitchenRushPosition], Sequence[Choice]]] = {
    "storages": preparation.offer_storages,
    "unpaid": salaries.offer_unpaid,
    "outstanding": salaries.offer_outstanding,
    "keep": bonus.offer_keep,
}
