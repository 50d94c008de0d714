"""What tests of every game need: to cite a rule, to play texts, to see what is offered and why something is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec
import pytest

import demitasse
from demitasse.games.seize_the_bean.caused import Caused
from demitasse.games.seize_the_bean.causes import NONE
from demitasse.games.seize_the_bean.events import Failed, Paid
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event
from demitasse.kernel.position import Position

E = TypeVar("E", bound=Event)

rule = pytest.mark.rule
"""`@rule("CR-MOVE-14")` cites the rules a test proves; the meta-test collects them."""


def play(position: Position, *texts: str) -> list[Event]:
    """Play these choices for whoever is asked; returns all that happened, but not why, which test_causes proves."""
    events: list[Event] = []
    for text in texts:
        (seat,) = position.seats_to_act
        events.extend(map(plain, position.play(seat, parsed(position, text))))
    return events


def plain(event: E) -> E:
    """An event without what it is due to."""
    if isinstance(event, Caused):
        return msgspec.structs.replace(event, by=NONE)
    if isinstance(event, Failed):
        return msgspec.structs.replace(event, short=())
    return msgspec.structs.replace(event, left=()) if isinstance(event, Paid) else event


def offers(position: Position, seat: int | None = None) -> list[str]:
    """The texts of all legal choices of the seat that is asked."""
    asked = position.seats_to_act
    if seat is None and not asked:
        return []
    return [str(choice) for choice in position.choices(asked[0] if seat is None else seat)]


def refused(position: Position, text: str, seat: int | None = None) -> Illegal:
    """Force a choice that must be refused; returns the refusal. The position must not change."""
    asked = position.seats_to_act[0] if seat is None else seat
    before = position.state()
    with pytest.raises(Illegal) as caught:
        position.play(asked, parsed(position, text))
    assert position.state() == before
    return caught.value


def tones(position: Position, seat: int | None = None) -> dict[str, str]:
    """How loudly each choice of the seat that is asked is offered, by its text; plain ones are left out."""
    asked = position.seats_to_act[0] if seat is None else seat
    offered = zip(position.choices(asked), position.outlooks(asked), strict=True)
    return {str(choice): outlook.tone for choice, outlook in offered if outlook.tone}


def loudest(position: Position, seat: int) -> Choice:
    """What somebody takes who has never seen the game: the choice that stands out, else the first that is not quiet."""
    loudness = ("forward", "", "quiet", "wasteful")
    offered = zip(position.outlooks(seat), position.choices(seat), strict=True)
    return min(offered, key=lambda one: loudness.index(one[0].tone))[1]


def only(events: Sequence[Event], kind: type[E]) -> list[E]:
    """Those of a kind, without what they are due to."""
    return [plain(event) for event in events if isinstance(event, kind)]


def parsed(position: Position, text: str) -> Choice:
    games = (demitasse.game(id) for id in demitasse.GAMES)
    return next(game for game in games if game.position is type(position)).notation.parse(text)
