"""What a player's cups, coins and sugar promise: a worth in points, by which choices are compared."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from demitasse.bots.cafe_del_gatto.worth import Worth
from demitasse.games.cafe_del_gatto.content import CUPS, SYMBOLS, Cup, Token
from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition
from demitasse.games.cafe_del_gatto.scoring import CUBES_PER_POINT
from demitasse.games.cafe_del_gatto.serving import available
from demitasse.kernel.event import Seat
from demitasse.kernel.seats import replaced

PATIENT_ROUNDS = 24
"""Plays last about that long; who still waits for a better token then should stop waiting."""
Cups = tuple[tuple[Token, ...], ...]


class Holding(NamedTuple):
    """What a player has."""

    cups: Cups
    served: tuple[int, ...]
    coins: int
    sugar: int

    def with_token(self, cup: Cup, token: Token, price: int, sugar: int) -> Holding:
        cups = replaced(self.cups, cup, (*self.cups[cup], token))
        return Holding(cups, self.served, self.coins - price, self.sugar + sugar)

    def having_served(self, cup: Cup, tile: int, coins: int, sugar: int) -> Holding:
        cups, served = replaced(self.cups, cup, ()), replaced(self.served, cup, tile)
        return Holding(cups, served, self.coins + coins, self.sugar - sugar)


class Prospects:
    """Judges what a seat may come to hold, the rest of the table being as it is."""

    def __init__(self, position: CafeDelGattoPosition, seat: Seat, worth: Worth) -> None:
        self.worth = worth
        self.content = position.content
        self.others = position.seats - 1
        self.shelf = tuple(available(position, cup) for cup in range(CUPS))
        self.rounds = rounds_left(position, worth)
        self.turn = worth.turn + worth.impatience * max(0, position.round - PATIENT_ROUNDS)
        self._cups: dict[tuple[Cup, tuple[Token, ...]], tuple[float, float]] = {}

    def of(self, holding: Holding) -> float:
        """Points to be expected in the end, less what the way there takes."""
        worth, spaces = self.worth, self.content.spaces
        points = float(sum(holding.served))
        open_cups = sorted(
            (len(spaces[cup]) - len(holding.cups[cup]), cup) for cup in range(CUPS) if not holding.served[cup]
        )
        missing = sum(count for count, _ in open_cups)
        turns, promised = 0.0, 0.0
        for count, cup in open_cups:
            turns += count + worth.serving
            chance = 1 / (1 + exp((turns - self.rounds) / worth.late))
            tile, coins = self.cup(cup, holding.cups[cup])
            useful = worth.coin * worth.later_coin if missing > count else worth.spare_coin
            promised += chance * coins / (1 + count)
            points += chance * (tile + useful * coins)
            points -= self.turn * (count + worth.serving)
        need = max(0.0, missing * worth.price - worth.later_coin * promised)
        spent = min(float(holding.coins), max(need, worth.price if missing else 0.0))
        points += worth.coin * spent + worth.spare_coin * (holding.coins - spent)
        sweet = worth.sugar if open_cups else 1 / CUBES_PER_POINT
        return points + (sweet * holding.sugar if open_cups else holding.sugar // CUBES_PER_POINT)

    def cup(self, cup: Cup, tokens: tuple[Token, ...]) -> tuple[float, float]:
        """The tile and the coins that an unserved cup promises."""
        known = self._cups.get((cup, tokens))
        if known is None:
            missing = len(self.content.spaces[cup]) - len(tokens)
            value = sum(self.content.values[token] for token in tokens) + missing * self.worth.token
            tile = self.tile(cup, value, missing)
            known = self._cups[cup, tokens] = (tile, self.payment(cup, tokens, missing) + value - tile)
        return known

    def tile(self, cup: Cup, value: float, missing: int) -> float:
        """The best tile in reach, and the next ones in case it is taken by then; the lowest is always there."""
        safe = (1 - self.worth.snatched) ** (self.others * (missing + 1))
        expected, chance = 0.0, 1.0
        for tile in reversed(self.shelf[cup]):
            if tile <= value or tile == self.shelf[cup][0]:
                here = chance if tile == self.shelf[cup][0] else chance * safe
                expected += here * tile
                chance -= here
        return expected

    def payment(self, cup: Cup, tokens: tuple[Token, ...], missing: int) -> float:
        """By the symbols on it; each token still missing brings a new one now and then."""
        card = self.content.card[cup]
        different = len({self.content.symbols[token] for token in tokens})
        if not different:
            different, missing = 1, missing - 1
        pays = float(card[different - 1])
        for _ in range(missing):
            if different < len(card):
                mixed = (len(SYMBOLS) - different) / len(SYMBOLS) / 2
                pays += mixed * (card[different] - pays)
        return pays


def holding_of(position: CafeDelGattoPosition, seat: Seat) -> Holding:
    return Holding(position.cups[seat], position.served[seat], position.coins[seat], position.sugar[seat])


def rounds_left(position: CafeDelGattoPosition, worth: Worth) -> float:
    """Until the quickest player will have served every cup."""
    if position.closing:
        return 0.5
    return min(turns_needed(position, seat, worth) for seat in range(position.seats))


def turns_needed(position: CafeDelGattoPosition, seat: Seat, worth: Worth) -> float:
    """Tokens to buy, cups to serve, and coins to take for what cups will not have paid by then."""
    spaces = position.content.spaces
    open_cups = [cup for cup in range(CUPS) if not position.served[seat][cup]]
    missing = sum(len(spaces[cup]) - len(position.cups[seat][cup]) for cup in open_cups)
    income = 2.0 * max(0, len(open_cups) - 1)
    takes = max(0.0, missing * worth.price - position.coins[seat] - income) / 2
    return missing + worth.serving * len(open_cups) + takes
