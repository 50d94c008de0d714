"""Sealed Sips, a toy game with everything a game of ours may have: hidden hands, choices made at once, and a clock.

Everybody holds numbered cards. In each round all pick one in secret; when the last has picked, or when the bell rings
(the slow then play their lowest), picks are turned over, the highest scores, and everybody draws from the deck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

import msgspec

from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.claims import NO_CLAIMS, Holders
from demitasse.kernel.content import Content, Source
from demitasse.kernel.decision import Advice, Milliseconds
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.game import Game
from demitasse.kernel.message import Message
from demitasse.kernel.options import Options
from demitasse.kernel.position import Position
from demitasse.kernel.result import Result, rank

CARDS = 12
HAND = 2
ROUNDS = 3
BELL: Milliseconds = 1000
NOTHING = 0


class Pick(Choice, frozen=True, tag="pick"):
    card: int


class Picked(Event, frozen=True, tag="picked"):
    """The card is 0 for those who may not know it."""

    seat: Seat
    card: int = NOTHING

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else Picked(self.seat)


class Turned(Event, frozen=True, tag="turned"):
    cards: tuple[int, ...]


class Drew(Event, frozen=True, tag="drew"):
    """Only who draws a card knows that there was one."""

    seat: Seat
    card: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class SipsView(msgspec.Struct, frozen=True):
    clock: Milliseconds
    due: Milliseconds | None
    hand: tuple[int, ...]
    hands: tuple[int, ...]
    pick: int
    picked: tuple[bool, ...]
    deck: int
    played: tuple[int, ...]
    points: tuple[int, ...]


class SipsPosition(Position):
    bell: Milliseconds
    deck: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    picks: tuple[int, ...]
    played: tuple[int, ...]
    round: int
    won: tuple[int, ...]

    @property
    def seats_to_act(self) -> tuple[Seat, ...]:
        if self.round == ROUNDS:
            return ()
        return tuple(seat for seat, pick in enumerate(self.picks) if not pick)

    def choices(self, seat: Seat) -> tuple[Choice, ...]:
        if seat not in self.seats_to_act:
            return ()
        return tuple(Pick(card) for card in self.hands[seat])

    def prompt(self, seat: Seat) -> Message:
        return Message("toy-prompt")

    def play(self, seat: Seat, choice: Choice) -> Sequence[Event]:
        if choice not in self.choices(seat):
            raise Illegal("TOY-01", "toy-not-yours")
        assert isinstance(choice, Pick)
        events: list[Event] = [Picked(seat, choice.card)]
        self.picks = (*self.picks[:seat], choice.card, *self.picks[seat + 1 :])
        if all(self.picks):
            self.turn_over(events)
        return events

    @property
    def due(self) -> Milliseconds | None:
        return None if self.round == ROUNDS else self.bell

    def advance(self, to: Milliseconds) -> Sequence[Event]:
        events: list[Event] = []
        while self.due is not None and self.due <= to:
            self.clock = self.due
            self.picks = tuple(pick or min(hand) for pick, hand in zip(self.picks, self.hands, strict=True))
            self.turn_over(events)
        self.clock = max(self.clock, to)
        return events

    def turn_over(self, events: list[Event]) -> None:
        events.append(Turned(self.picks))
        self.played += self.picks
        self.hands = tuple(
            tuple(card for card in hand if card != pick)
            for hand, pick in zip(self.hands, self.picks, strict=True)
        )
        best = max(self.picks)
        self.won = tuple(own + (pick == best) for own, pick in zip(self.won, self.picks, strict=True))
        self.round += 1
        if self.round < ROUNDS:
            for seat in range(len(self.hands)):
                card, self.deck = self.deck[0], self.deck[1:]
                self.hands = (*self.hands[:seat], (*self.hands[seat], card), *self.hands[seat + 1 :])
                events.append(Drew(seat, card))
        self.picks = (NOTHING,) * len(self.hands)
        self.revealed += len(self.hands)
        self.bell = self.clock + BELL

    def view(self, seat: Seat | None) -> msgspec.Struct:
        return SipsView(
            clock=self.clock,
            due=self.due,
            hand=() if seat is None else self.hands[seat],
            hands=tuple(map(len, self.hands)),
            pick=NOTHING if seat is None else self.picks[seat],
            picked=tuple(map(bool, self.picks)),
            deck=len(self.deck),
            played=self.played,
            points=self.won,
        )

    def imagine(self, seat: Seat | None, chance: Chance) -> Self:
        twin = self.copy()
        others = [other for other in range(len(self.hands)) if other != seat]
        unknown, _ = chance.shuffled(sorted([*self.deck, *(card for o in others for card in self.hands[o])]))
        hands, picks = list(self.hands), list(self.picks)
        for other in others:
            size = len(self.hands[other])
            hands[other], unknown = unknown[:size], unknown[size:]
            picks[other] = hands[other][0] if self.picks[other] else NOTHING
        twin.hands, twin.picks, twin.deck = tuple(hands), tuple(picks), unknown
        return twin

    @property
    def result(self) -> Result | None:
        if self.round < ROUNDS:
            return None
        return Result(self.won, rank(self.won), "rounds", ())

    @property
    def turn_order(self) -> tuple[Seat, ...]:
        return tuple(range(len(self.hands)))

    @property
    def points(self) -> tuple[int, ...]:
        return self.won

    def advice(self, seat: Seat, claims: Holders = NO_CLAIMS) -> tuple[Advice, ...]:
        return tuple([Advice((choice,), Message("toy-newest")) for choice in self.choices(seat)[-1:]])

    def hidden(self) -> Mapping[str, Any]:
        picks = self.picks if any(self.picks) else ()
        return {"deck": self.deck, "hands": self.hands, "picks": picks}

    def stocks(self) -> Mapping[str, int]:
        return {"cards": len(self.deck) + sum(map(len, self.hands)) + len(self.played)}


class SealedSips(Game):
    id = "sealed-sips"
    package = __name__
    title = "Sealed Sips"
    prefix = "toy"
    revision = 1
    fewest = 1
    most = 3
    options = Options
    choice_kinds = (Pick,)
    event_kinds = (Picked, Turned, Drew)
    position = SipsPosition

    def __init__(self, dealt: type[SipsPosition] = SipsPosition) -> None:
        self.dealt = dealt

    def load(self, sources: tuple[Source, ...] = ()) -> Content:
        return CONTENT

    def deal(self, options: Options, seats: int, seed: int, content: Content) -> SipsPosition:
        deck, _ = Chance.of(seed).shuffled(range(1, CARDS + 1))
        position = self.dealt(content)
        position.round = 0
        position.bell = BELL
        position.hands = tuple(deck[HAND * seat : HAND * (seat + 1)] for seat in range(seats))
        position.deck = deck[HAND * seats :]
        position.played = ()
        position.won = position.picks = (NOTHING,) * seats
        return position


class SipsContent(Content):
    def __reduce__(self) -> Any:
        return "CONTENT"


CONTENT = SipsContent()
CONTENT.sources, CONTENT.digest, CONTENT.names = (), "sips", {}
TOY = SealedSips()
