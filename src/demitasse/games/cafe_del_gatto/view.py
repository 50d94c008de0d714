"""What anybody at the table can see (CG-INFO-01). There is nothing that only one seat may know (CG-INFO-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from demitasse.games.cafe_del_gatto.buying import NOT_CHOSEN, place_of
from demitasse.games.cafe_del_gatto.content import COFFEE, FACES, MILK, Cup, Face, Token
from demitasse.games.cafe_del_gatto.cups import barista_value, payment
from demitasse.games.cafe_del_gatto.machine import prices
from demitasse.games.cafe_del_gatto.scoring import points
from demitasse.kernel.event import Seat

if TYPE_CHECKING:
    from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition


class PlaceView(msgspec.Struct, frozen=True):
    """A place of the machine: its token and what that costs now."""

    token: str
    price: int


class CupView(msgspec.Struct, frozen=True):
    """A cup: its tokens from the bottom up, or the tile it was served for."""

    tokens: tuple[str, ...]
    tile: int
    """0 while it is not served."""
    value: int
    """The Barista value so far, without sugar."""
    pays: int
    """Coins by the drinks card if it is full; else 0."""


class PlayerView(msgspec.Struct, frozen=True):
    coins: int
    sugar: int
    cups: dict[str, CupView]
    points: int


class TileView(msgspec.Struct, frozen=True):
    value: int
    left: int


class CafeDelGattoView(msgspec.Struct, frozen=True):
    """The table. Tokens and cups are named by their ids (`hot_3`, `cappuccino`)."""

    round: int
    first: Seat
    active: Seat
    step: str
    """What is asked, or `over`."""
    asked: Seat
    """Who is asked: the active player, except in an intermediate round."""
    last_round: bool
    milk: tuple[PlaceView, ...]
    """From the lowest row up."""
    coffee: tuple[PlaceView, ...]
    column: str
    """Where the token being bought is; empty if none is."""
    row: int
    cup: str
    """The cup it is for, or the cup being served; empty if there is none."""
    served_now: int
    bag: dict[str, int]
    """What must be in it, since it lies nowhere else (CG-INFO-03)."""
    discard: dict[str, int]
    coins: int
    """In the Supply; may be below 0."""
    sugar: int
    tiles: dict[str, tuple[TileView, ...]]
    players: tuple[PlayerView, ...]


def view_of(position: CafeDelGattoPosition) -> CafeDelGattoView:
    step = position.agenda[0] if position.agenda else None
    column, row = place_of(position) if position.place != NOT_CHOSEN else (NOT_CHOSEN, NOT_CHOSEN)
    cups = position.content.cup_ids
    return CafeDelGattoView(
        round=position.round,
        first=position.first,
        active=position.active,
        step=step.kind if step else "over",
        asked=step.seat if step else position.active,
        last_round=position.closing,
        milk=column_view(position, MILK),
        coffee=column_view(position, COFFEE),
        column=FACES[column] if column != NOT_CHOSEN else "",
        row=row + 1,
        cup=cups[position.cup] if position.cup != NOT_CHOSEN else "",
        served_now=position.served_now,
        bag=counted(position, position.bag),
        discard=counted(position, position.discard),
        coins=position.coin_supply,
        sugar=position.sugar_supply,
        tiles={
            id: tuple(map(TileView, position.content.tile_values[cup], position.shelf[cup]))
            for cup, id in enumerate(cups)
        },
        players=tuple(player_view(position, seat) for seat in range(position.seats)),
    )


def column_view(position: CafeDelGattoPosition, column: Face) -> tuple[PlaceView, ...]:
    ids = position.content.token_ids
    return tuple(
        PlaceView(ids[token], price)
        for token, price in zip(position.machine[column], prices(position, column), strict=True)
    )


def counted(position: CafeDelGattoPosition, tokens: tuple[Token, ...]) -> dict[str, int]:
    """How many of each kind; without an order, since there is none."""
    return {
        id: number for token, id in enumerate(position.content.token_ids) if (number := tokens.count(token))
    }


def player_view(position: CafeDelGattoPosition, seat: Seat) -> PlayerView:
    return PlayerView(
        coins=position.coins[seat],
        sugar=position.sugar[seat],
        cups={id: cup_view(position, seat, cup) for cup, id in enumerate(position.content.cup_ids)},
        points=points(position, seat),
    )


def cup_view(position: CafeDelGattoPosition, seat: Seat, cup: Cup) -> CupView:
    tokens = position.cups[seat][cup]
    full = len(tokens) == len(position.content.spaces[cup])
    return CupView(
        tokens=tuple(position.content.token_ids[token] for token in tokens),
        tile=position.served[seat][cup],
        value=barista_value(position, tokens),
        pays=payment(position, cup, tokens) if full else 0,
    )
