"""A position of Coffee Rush in named numbers, from one seat whose turn is over: what a learned value is made of.

Everything here lies open on the table (CR-INFO-01). Orders that have just been drawn are only counted, so that the
numbers do not depend on which cards the deck would deal; and no number names a drink, so they mean the same with cards
of one's own.
"""

from __future__ import annotations

from demitasse.bots.coffee_rush.forecast import chances_to_act, rounds_left
from demitasse.bots.coffee_rush.planning import NO_TILE
from demitasse.bots.coffee_rush.prospects import Prospects, waiting_orders
from demitasse.bots.coffee_rush.routes import distances
from demitasse.bots.coffee_rush.whole_turns import quickly_planned
from demitasse.bots.coffee_rush.worth import WORTH
from demitasse.games.coffee_rush.content import CARDS, UPGRADES, Card, CoffeeRushContent, Square
from demitasse.games.coffee_rush.end_of_turn import PENALTIES_THAT_CLOSE, TURN
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.games.coffee_rush.scoring import UPGRADE_POINTS, points
from demitasse.games.coffee_rush.tokens import EMPTY_HEAP, Heap, size
from demitasse.kernel.event import Seat
from demitasse.kernel.memo import once_per_content
from demitasse.kernel.seats import replaced

USEFUL_RUSH = 3
"""Rush tokens that are reckoned with when waiting orders are weighed."""
PAID_FOR_A_TILE = 3
MOST_REMEMBERED = 1 << 13
LEAST_SOON = 0.5

WAITING = ("prospects", "next turn", "sends next turn", "falls next turn", "tokens in cups")
"""What the orders in rows 2 to 4 promise: by their steps alone, and by the next turn as one would make it."""
FALLS = WAITING.index("falls next turn")
OF_A_SEAT = (
    "points",
    "sent",
    "sent for a tile",
    "penalties",
    "one from the fifth penalty",
    "two from the fifth penalty",
    "rush tokens",
    "a rush token",
    "new orders",
    "orders in row 2",
    "orders in row 3",
    "orders in row 4",
    *WAITING,
    "next turn when it ends",
    "tiles",
    *(f"{tile.replace('_', ' ')} in the rounds left" for tile in UPGRADES),
    "fifth penalty next turn",
)
RACE = (
    "lead",
    "lead when it ends",
    "lead when closed",
    "lead, one from closing",
    "lead, rival one from closing",
    "rounds left",
    "cards in the deck",
    "closed",
    "moves last in a round",
    "lead, moving last",
    "lead, fifth penalty next turn",
    "lead, rival's fifth penalty next turn",
    "ahead at a tie",
    "ahead at a tie when it ends",
)
SIDES = ("own", "rival's", "others'")
"""A play of two has no others."""
POINTS, PENALTIES, NEXT_TURN, TILES, FIFTH = (
    OF_A_SEAT.index(name) for name in ("points", "penalties", "next turn", "tiles", "fifth penalty next turn")
)


def names(seats: int) -> tuple[str, ...]:
    """Of the numbers of `features`, in their order."""
    sides = SIDES if seats > 2 else SIDES[:2]
    return (*(f"{side} {name}" for side in sides for name in OF_A_SEAT), *RACE)


def features(position: CoffeeRushPosition, seat: Seat) -> list[float]:
    """From one seat: its own, those of the rival who is furthest, the mean of the other rivals, and the race."""
    rounds = round(2 * rounds_left(position, WORTH)) / 2
    table = [of_a_seat(position, other, rounds) for other in range(position.seats)]
    own = table[seat]
    rivals = sorted(
        [table[other] for other in range(position.seats) if other != seat], key=_ahead, reverse=True
    )
    told = own + rivals[0]
    if len(rivals) > 1:
        others = rivals[1:]
        told += [sum(column) / len(others) for column in zip(*others, strict=True)]
    return told + race(position, seat, own, rivals[0], rounds)


def _ahead(row: list[float]) -> float:
    return row[POINTS] + row[NEXT_TURN]


def race(
    position: CoffeeRushPosition, seat: Seat, own: list[float], rival: list[float], rounds: float
) -> list[float]:
    """Who is ahead, and how long there is to go."""
    lead = own[POINTS] - rival[POINTS]
    more_sent = UPGRADE_POINTS * (rival[TILES] - own[TILES]) + own[PENALTIES] - rival[PENALTIES]  # CR-TIE-01
    closed = 1.0 if position.closed else 0.0
    last = 1.0 if (seat + 1) % position.seats == position.first else 0.0
    return [
        lead,
        lead / (rounds + LEAST_SOON),
        lead * closed,
        lead if own[PENALTIES] >= PENALTIES_THAT_CLOSE - 1 else 0.0,
        lead if rival[PENALTIES] >= PENALTIES_THAT_CLOSE - 1 else 0.0,
        rounds,
        float(len(position.deck)),
        closed,
        last,
        lead * last,
        lead * own[FIFTH],
        lead * rival[FIFTH],
        more_sent,
        more_sent / (rounds + LEAST_SOON),
    ]


def of_a_seat(position: CoffeeRushPosition, seat: Seat, rounds: float) -> list[float]:
    """What one player has and may hope for."""
    rows, upgrades, rush = position.rows[seat], position.upgrades[seat], position.rush[seat]
    sent, penalties = len(position.sent[seat]), len(position.penalties[seat])
    waiting = what_waits(position, seat, rounds)
    return [
        float(points(position, seat)),
        float(sent),
        float(min(sent, PAID_FOR_A_TILE)),
        float(penalties),
        1.0 if penalties == PENALTIES_THAT_CLOSE - 1 else 0.0,
        1.0 if penalties == PENALTIES_THAT_CLOSE - 2 else 0.0,
        float(rush),
        1.0 if rush else 0.0,
        *[float(len(row)) for row in rows],
        *waiting,
        waiting[1] / (rounds + LEAST_SOON),
        float(upgrades.bit_count()),
        *[rounds * (upgrades >> tile & 1) for tile in range(len(UPGRADES))],
        1.0 if penalties + waiting[FALLS] >= PENALTIES_THAT_CLOSE else 0.0,
    ]


Held = tuple[tuple[tuple[Card, ...], ...], tuple[Heap, ...], tuple[Square, ...], int, int]


@once_per_content
def memory(content: CoffeeRushContent) -> dict[tuple[Held, float], list[float]]:
    return {}


def what_waits(position: CoffeeRushPosition, seat: Seat, rounds: float) -> list[float]:
    """What the orders in rows 2 to 4 promise, from the cups and squares of a seat before its turn.

    It follows from what is asked alone, so that what is remembered never changes a choice.
    """
    held = (
        position.rows[seat][1:],
        position.cups[seat],
        position.meeples[seat],
        position.upgrades[seat],
        min(USEFUL_RUSH, position.rush[seat]),
    )
    known = memory(position.content)
    told = known.get((held, rounds))
    if told is None:
        if len(known) > MOST_REMEMBERED:
            known.clear()
        told = known[held, rounds] = of_waiting(alone(position, seat, held), seat, rounds)
    return told


def alone(position: CoffeeRushPosition, seat: Seat, held: Held) -> CoffeeRushPosition:
    """The beginning of a seat's turn, with the board to itself and no end in sight."""
    rows, cups, squares, upgrades, rush = held
    stage = position.copy()
    stage.meeples = replaced(((),) * position.seats, seat, squares)
    stage.rows = replaced(position.rows, seat, ((), *rows))
    stage.cups = replaced(position.cups, seat, cups)
    stage.upgrades = replaced((0,) * position.seats, seat, upgrades)
    stage.rush = replaced((0,) * position.seats, seat, rush)
    stage.sent = stage.penalties = ((),) * position.seats
    stage.deck, stage.closed = tuple(range(CARDS)), ""
    stage.supply, stage.rush_supply = position.content.supply, position.content.rush_tokens
    stage.hand, stage.mover, stage.steps, stage.sent_now = EMPTY_HEAP, -1, 0, 0
    stage.agenda, stage.offered, stage.active = TURN[seat][1:], None, seat
    return stage


def of_waiting(stage: CoffeeRushPosition, seat: Seat, rounds: float) -> list[float]:
    content, cups = stage.content, stage.cups[seat]
    orders = waiting_orders(content, stage.rows[seat], turns=1)
    prospects = Prospects(orders, distances(content, stage.upgrades[seat]), chances_to_act(rounds), WORTH)
    outlook = prospects.outlook(EMPTY_HEAP, tuple(sorted(cups)), 0, stage.meeples[seat], stage.rush[seat])
    turn = quickly_planned(stage, seat, NO_TILE, max(0.0, rounds - 1))[0]
    return [outlook.worth, turn.worth, float(turn.sends), float(turn.falls), float(sum(map(size, cups)))]
