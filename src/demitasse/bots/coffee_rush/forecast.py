"""How long the play will last: orders pile up and fall, the deck runs out, somebody's fifth penalty closes it."""

from __future__ import annotations

from math import exp

from demitasse.bots.coffee_rush.worth import Worth
from demitasse.games.coffee_rush.end_of_turn import PENALTIES_THAT_CLOSE
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.games.coffee_rush.rush_hour import NEIGHBOURS_HIT

FARTHEST = 20
"""Rounds looked ahead."""
TURNS_AHEAD = 5
"""Own turns whose chance to come is reckoned."""
LATER_THAN_RECKONED = 0.7
SPREAD = 0.5
"""Plays last a little longer than reckoned, and about one turn more or less."""


def turns_left(position: CoffeeRushPosition, worth: Worth) -> float:
    """Turns that the active player still gets after this one."""
    return max(0.0, rounds_left(position, worth) - 1)


def chances_to_act(turns: float) -> tuple[float, ...]:
    """How likely it is that one's next turn comes, the one after it and so on; the first entry is this turn."""
    later = turns + LATER_THAN_RECKONED
    return (1.0, *(1 / (1 + exp((turn - later) / SPREAD)) for turn in range(1, TURNS_AHEAD + 1)))


def rounds_left(position: CoffeeRushPosition, worth: Worth) -> float:
    """Rounds until the token turns to Closed, if everybody goes on sending the oldest orders at the usual pace."""
    if position.closed:
        return 0.0
    seats = position.seats
    hit = min(NEIGHBOURS_HIT, seats - 1)
    pace = [worth.pace + worth.pace_of_tiles * active.bit_count() for active in position.upgrades]
    rows = [[float(len(row)) for row in own] for own in position.rows]
    penalties = [float(len(own)) for own in position.penalties]
    deck = float(len(position.deck))
    for round in range(FARTHEST):
        for offset in range(seats):
            seat = (position.active + offset) % seats
            sent, fell = typical_turn(rows[seat], pace[seat])
            penalties[seat] += fell
            for neighbour in range(1, hit + 1):
                rows[(seat + neighbour) % seats][0] += min(sent, deck)
                deck = max(0.0, deck - sent)
            if seats == 2:
                rows[seat][0] += min(1.0, deck)
                deck = max(0.0, deck - 1.0)
            if deck < 0.5 or penalties[seat] > PENALTIES_THAT_CLOSE - 0.5:
                return round + (offset + 1) / seats
    return float(FARTHEST)


def typical_turn(rows: list[float], pace: float) -> tuple[float, float]:
    """The oldest orders are sent, time passes; how many were sent and how many fell."""
    left = pace
    for row in (3, 2, 1, 0):
        sent = min(left, rows[row])
        rows[row] -= sent
        left -= sent
    fell = rows[3]
    rows[:] = [0.0, *rows[:3]]
    return pace - left, fell
