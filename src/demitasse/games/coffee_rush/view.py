"""What anybody at the table can see (CR-INFO-01, CR-INFO-02). There is nothing that only one seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from demitasse.games.coffee_rush.content import UPGRADES
from demitasse.games.coffee_rush.movement import FREE_STEPS
from demitasse.games.coffee_rush.scoring import points
from demitasse.games.coffee_rush.tokens import counts_of
from demitasse.kernel.event import Seat

if TYPE_CHECKING:
    from demitasse.games.coffee_rush.position import CoffeeRushPosition


class PlayerView(msgspec.Struct, frozen=True):
    """A player's board and what lies around it."""

    colour: str
    meeples: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    cups: tuple[dict[str, int], ...]
    upgrades: tuple[str, ...]
    rush: int
    sent: tuple[str, ...]
    penalties: tuple[str, ...]
    points: int


class CoffeeRushView(msgspec.Struct, frozen=True):
    """The table. Cards are named by their ids (`espresso-2`), squares by theirs (`c2`)."""

    round: int
    first: Seat
    active: Seat
    step: str
    """The step of the turn, or `over`."""
    mover: int
    """Which meeple moves this turn, from 1; 0 when that is not settled."""
    steps: int
    free_steps: int
    """Free steps left."""
    sent_now: int
    hand: dict[str, int]
    closed: str
    supply: dict[str, int]
    rush_supply: int
    deck: int
    discard: tuple[str, ...]
    removed: tuple[str, ...]
    players: tuple[PlayerView, ...]


def view_of(position: CoffeeRushPosition) -> CoffeeRushView:
    """CR-INFO-06: of the deck only how many cards it has."""
    ids = position.content.card_ids
    return CoffeeRushView(
        round=position.round,
        first=position.first,
        active=position.active,
        step=position.agenda[0].kind if position.agenda else "over",
        mover=position.mover + 1,
        steps=position.steps,
        free_steps=max(0, FREE_STEPS - position.steps),
        sent_now=position.sent_now,
        hand=counts_of(position.hand),
        closed=position.closed,
        supply=counts_of(position.supply),
        rush_supply=position.rush_supply,
        deck=len(position.deck),
        discard=tuple([ids[card] for card in position.discard]),
        removed=tuple([ids[card] for card in position.removed]),
        players=tuple([player_view(position, seat) for seat in range(position.seats)]),
    )


def player_view(position: CoffeeRushPosition, seat: Seat) -> PlayerView:
    """CR-ORDER-10: rush tokens are seen by everybody."""
    ids = position.content.card_ids
    names = position.content.board.names
    active = position.upgrades[seat]
    return PlayerView(
        colour=position.colours[seat],
        meeples=tuple([names[square] for square in position.meeples[seat]]),
        rows=tuple([tuple([ids[card] for card in row]) for row in position.rows[seat]]),
        cups=tuple([counts_of(cup) for cup in position.cups[seat]]),
        upgrades=tuple([upgrade for bit, upgrade in enumerate(UPGRADES) if active >> bit & 1]),
        rush=position.rush[seat],
        sent=tuple([ids[card] for card in position.sent[seat]]),
        penalties=tuple([ids[card] for card in position.penalties[seat]]),
        points=points(position, seat),
    )
