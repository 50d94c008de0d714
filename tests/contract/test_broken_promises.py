"""The contract suite can fail: toys that break one promise each, and the check that must catch them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self, cast

import msgspec
import pytest

from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.claims import NO_CLAIMS, Holders
from demitasse.kernel.decision import Advice, Milliseconds
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.outlook import Foreseen, Tones
from demitasse.kernel.result import Result
from tests.contract import promises
from tests.contract.cases import Case
from tests.contract.promises import Promise
from tests.contract.toy import CARDS, Pick, SealedSips, SipsPosition, Turned


class NeverOver(SipsPosition):
    """Rounds without end: only the bell counts them, and it does not."""

    @property
    def result(self) -> Result | None:
        return None

    @property
    def due(self) -> Milliseconds | None:
        return self.bell

    def advance(self, to: Milliseconds) -> Sequence[Event]:
        self.clock = self.bell = max(to, self.clock + 1)
        return ()


class EarlyResult(SipsPosition):
    """Tells the scores all along."""

    @property
    def result(self) -> Result | None:
        known = super().result
        return (
            known
            if known is not None or self.round == 0
            else Result(self.points, (1,) * len(self.points), "", ())
        )


class LosesACard(SipsPosition):
    def turn_over(self, events: list[Event]) -> None:
        super().turn_over(events)
        self.deck = self.deck[:-1] if self.round == 2 else self.deck


class OffersTooMuch(SipsPosition):
    """Offers a card that is not in hand and then does not take it."""

    def choices(self, seat: Seat) -> tuple[Choice, ...]:
        offered = super().choices(seat)
        return (*offered, Pick(99)) if offered else ()

    def play(self, seat: Seat, choice: Choice) -> Sequence[Event]:
        return super().play(seat, choice if choice != Pick(99) else Pick(98))


class AcceptsAnything(SipsPosition):
    """Takes any card for any seat at the table while the play goes on."""

    def play(self, seat: Seat, choice: Choice) -> Sequence[Event]:
        if choice not in self.choices(seat) and self.seats_to_act and 0 <= seat < len(self.hands):
            return []
        return super().play(seat, choice)


class ChangesBeforeRefusing(SipsPosition):
    def play(self, seat: Seat, choice: Choice) -> Sequence[Event]:
        self.clock += 1
        return super().play(seat, choice)


class AsksTheUnasked(SipsPosition):
    def choices(self, seat: Seat) -> tuple[Choice, ...]:
        return tuple(Pick(card) for card in self.hands[seat]) if 0 <= seat < len(self.hands) else ()


class OffersTwice(SipsPosition):
    def choices(self, seat: Seat) -> tuple[Choice, ...]:
        return super().choices(seat) * 2


class ShufflesItsOffer(SipsPosition):
    """Every second time the other way round."""

    times: ClassVar[int] = 0

    def choices(self, seat: Seat) -> tuple[Choice, ...]:
        ShufflesItsOffer.times += 1
        offered = super().choices(seat)
        return offered[::-1] if self.times % 2 else offered


class AdvisesTheImpossible(SipsPosition):
    """To pick twice."""

    def advice(self, seat: Seat, claims: Holders = NO_CLAIMS) -> tuple[Advice, ...]:
        return tuple([Advice(advice.choices * 2, advice.reason) for advice in super().advice(seat, claims)])


class AdvisesTheUnasked(SipsPosition):
    def advice(self, seat: Seat, claims: Holders = NO_CLAIMS) -> tuple[Advice, ...]:
        return super().advice(seat, claims) or (Advice((Pick(1),), Message("toy-newest")),)


class AdvisesByPeeking(SipsPosition):
    """To play high when the next card is high."""

    def advice(self, seat: Seat, claims: Holders = NO_CLAIMS) -> tuple[Advice, ...]:
        high = bool(self.deck) and self.deck[0] * 2 > CARDS
        return super().advice(seat, claims) if high else ()


class ShoutsTwice(SipsPosition):
    """Every card leads forward."""

    def tones(self, seat: Seat, foreseen: Foreseen) -> Tones:
        return dict.fromkeys(foreseen, "forward")


class SeesNothingButWaste(SipsPosition):
    """And nobody can wait for something better."""

    def tones(self, seat: Seat, foreseen: Foreseen) -> Tones:
        return dict.fromkeys(foreseen, "wasteful")

    @property
    def due(self) -> Milliseconds | None:
        return None


class ShoutsByPeeking(SipsPosition):
    """The last card is loud when the next one is high."""

    def tones(self, seat: Seat, foreseen: Foreseen) -> Tones:
        high = bool(self.deck) and self.deck[0] * 2 > CARDS
        return {choice: "forward" for choice in list(foreseen)[-1:] if high}


class ForgetsASlot(SipsPosition):
    """A fact that is part of no state: a restored position plays on without it."""

    luck: int

    def copy(self) -> Self:
        twin = super().copy()
        twin.luck = getattr(self, "luck", 0)
        return twin

    def turn_over(self, events: list[Event]) -> None:
        super().turn_over(events)
        self.luck = getattr(self, "luck", 0) + 1
        self.bell += 100 * self.luck


class SharesAList(SipsPosition):
    """Something mutable in the state: a copy is not a copy."""

    def play(self, seat: Seat, choice: Choice) -> Sequence[Event]:
        if not isinstance(self.played, list):
            self.played = cast(Any, list(self.played))
        cast(Any, self.played).append(seat)
        return super().play(seat, choice)


class KeepsASet(SipsPosition):
    """A state that JSON gives back as something else."""

    def turn_over(self, events: list[Event]) -> None:
        super().turn_over(events)
        self.won = cast(Any, frozenset(self.won))


class ShowsTheNextCard(SipsPosition):
    def view(self, seat: Seat | None) -> msgspec.Struct:
        seen = super().view(seat)
        return msgspec.structs.replace(seen, deck=self.deck[0] if self.deck else 0)


class CountsHiddenCards(SipsPosition):
    def view(self, seat: Seat | None) -> msgspec.Struct:
        return msgspec.structs.replace(super().view(seat), points=tuple(map(sum, self.hands)))


class CallsItselfOpen(SipsPosition):
    """Each seat sees its own hand."""

    OPEN = True


class Unimaginative(SipsPosition):
    """Nothing is dealt anew, so no view can ever be caught."""

    def imagine(self, seat: Seat | None, chance: Chance) -> Self:
        return self.copy()


class ForgetsToRedealTheDeck(SipsPosition):
    def imagine(self, seat: Seat | None, chance: Chance) -> Self:
        twin = self.copy()
        if not any(self.picks):
            unknown, _ = chance.shuffled(sorted(card for hand in self.hands for card in hand))
            size = len(self.hands[0])
            twin.hands = tuple(unknown[size * s : size * (s + 1)] for s in range(len(self.hands)))
        return twin


class ImaginesFromTheTruth(SipsPosition):
    """Shuffles the true order instead of what is known: the truth shines through."""

    def imagine(self, seat: Seat | None, chance: Chance) -> Self:
        twin = self.copy()
        twin.deck, _ = chance.shuffled(self.deck)
        return twin


class ImaginesInPlace(SipsPosition):
    def imagine(self, seat: Seat | None, chance: Chance) -> Self:
        self.deck, _ = chance.shuffled(sorted(self.deck))
        return self


class TellsTheNextCard(SipsPosition):
    """Announces what is still to be drawn."""

    def play(self, seat: Seat, choice: Choice) -> Sequence[Event]:
        return [*super().play(seat, choice), Turned(self.deck[:1])]


class Unheard(Event, frozen=True, tag="unheard"):
    facts: dict[str, Any]


class InventsEvents(SipsPosition):
    def play(self, seat: Seat, choice: Choice) -> Sequence[Event]:
        return [*super().play(seat, choice), Unheard({"what": {1, 2}})]


class SkipsASeat(SipsPosition):
    @property
    def turn_order(self) -> tuple[Seat, ...]:
        return super().turn_order[1:]


class Repicks(SipsPosition):
    """Choosing again what was taken back gives something else: chance outside the state."""

    times: ClassVar[int] = 0

    def play(self, seat: Seat, choice: Choice) -> Sequence[Event]:
        events = super().play(seat, choice)
        Repicks.times += 1
        self.bell += self.times
        return events


BROKEN: Mapping[type[SipsPosition], Promise] = {
    NeverOver: promises.play_ends,
    EarlyResult: promises.result_comes_with_the_end_and_not_before,
    LosesACard: promises.components_are_conserved,
    OffersTooMuch: promises.offered_choices_are_accepted,
    AcceptsAnything: promises.other_choices_are_refused,
    ChangesBeforeRefusing: promises.only_seats_that_are_asked_may_choose,
    AsksTheUnasked: promises.only_seats_that_are_asked_may_choose,
    OffersTwice: promises.choices_are_unique_and_in_a_stable_order,
    ShufflesItsOffer: promises.choices_are_unique_and_in_a_stable_order,
    AdvisesTheImpossible: promises.advice_can_be_followed,
    AdvisesTheUnasked: promises.advice_can_be_followed,
    AdvisesByPeeking: promises.views_show_nothing_hidden,
    ShoutsTwice: promises.outlooks_show_a_way,
    SeesNothingButWaste: promises.outlooks_show_a_way,
    ShoutsByPeeking: promises.views_show_nothing_hidden,
    ForgetsASlot: promises.copies_forget_nothing,
    SharesAList: promises.copies_are_independent,
    KeepsASet: promises.states_are_plain_and_can_be_saved,
    ShowsTheNextCard: promises.views_show_nothing_hidden,
    CountsHiddenCards: promises.views_show_nothing_hidden,
    CallsItselfOpen: promises.what_is_open_looks_the_same_to_all,
    Unimaginative: promises.imagining_deals_the_unknown_anew,
    ForgetsToRedealTheDeck: promises.imagining_deals_the_unknown_anew,
    ImaginesFromTheTruth: promises.imagining_uses_only_what_the_viewer_knows,
    ImaginesInPlace: promises.imagining_leaves_the_position_alone,
    TellsTheNextCard: promises.events_show_nothing_hidden,
    InventsEvents: promises.events_can_be_sent_to_everybody,
    SkipsASeat: promises.every_seat_has_a_place_in_the_turn_order,
    Repicks: promises.undo_is_exact_and_stops_where_it_must,
}


@pytest.mark.parametrize(("kind", "promise"), BROKEN.items(), ids=lambda it: it.__name__)
def test_a_broken_promise_is_caught(kind: type[SipsPosition], promise: Promise) -> None:
    with pytest.raises((AssertionError, Illegal, pytest.fail.Exception)):
        promise(Case(kind.__name__, SealedSips(kind), 2, {}))


def test_the_unbroken_toy_keeps_all_of_them() -> None:
    for promise in set(BROKEN.values()):
        promise(Case("sound", SealedSips(), 2, {}))
