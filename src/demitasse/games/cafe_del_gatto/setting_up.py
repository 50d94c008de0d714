"""Setting up: the machine filled, the tiles laid out, coins dealt (CG-SETUP). There is nothing to decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.cafe_del_gatto.content import CUPS, FACES, CafeDelGattoContent
from demitasse.games.cafe_del_gatto.cups import UNSERVED
from demitasse.games.cafe_del_gatto.end_of_turn import begin_turn
from demitasse.games.cafe_del_gatto.machine import fill
from demitasse.games.cafe_del_gatto.options import CafeDelGattoOptions
from demitasse.games.cafe_del_gatto.supply import earn, pay
from demitasse.kernel.chance import Chance

if TYPE_CHECKING:
    from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition

START_COINS = 5
TIP = 1


def deal(
    position: CafeDelGattoPosition, options: CafeDelGattoOptions, seats: int, seed: int
) -> CafeDelGattoPosition:
    """Everything up to the first decision."""
    chance, content = Chance.of(seed), position.content
    position.seats = seats
    position.first = position.active = options.first_player(seats, chance)
    position.round = 0
    position.closing = False
    position.place = position.cup = -1
    position.served_now = 0
    position.coin_supply, position.sugar_supply = content.coins, content.sugar  # CG-SETUP-05
    position.coins = position.sugar = (0,) * seats
    position.cups = (((),) * CUPS,) * seats  # CG-SETUP-10: one of each type a player, no others
    position.served = ((UNSERVED,) * CUPS,) * seats
    position.shelf = lay_out(content, seats)
    deal_coins(position)
    fill_machine(position, chance)
    begin_turn(position, position.first, [])
    return position


def lay_out(content: CafeDelGattoContent, seats: int) -> tuple[tuple[int, ...], ...]:
    """CG-SETUP-07, CG-SETUP-08, CG-RULING-04: a stack of the lowest tile of each cup, one of every other."""
    return tuple((seats, *(1 for _ in values[1:])) for values in content.tile_values)


def deal_coins(position: CafeDelGattoPosition) -> None:
    """CG-SETUP-11, CG-SETUP-13, CG-SETUP-14, CG-RULING-02: five each, every coin worth 1; the first player gives one
    back.
    """
    for seat in range(position.seats):
        earn(position, seat, START_COINS)
    pay(position, position.first, TIP)


def fill_machine(position: CafeDelGattoPosition, chance: Chance) -> None:
    """CG-SETUP-02, CG-SETUP-03, CG-SETUP-04, CG-RULING-03: the milk column from the lowest row up, then the coffee
    column.
    """
    position.bag, position.discard = position.content.all_tokens, ()  # CG-SETUP-01
    position.chance = chance.stream("bag")
    position.machine = ((), ())
    for column in range(len(FACES)):
        fill(position, column, [])
