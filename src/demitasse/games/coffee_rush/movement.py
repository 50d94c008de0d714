"""Step 2, move: step by step over the board, collecting on every arrival (CR-MOVE, CR-UPFX, CR-2P-09, -10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from demitasse.games.coffee_rush.choices import STOP, Step
from demitasse.games.coffee_rush.content import (
    DIAGONAL_MOVE,
    DOUBLE_CORNERS,
    DOUBLE_MEEPLES,
    DOUBLE_SPECIALTIES,
    Board,
    Square,
)
from demitasse.games.coffee_rush.events import Stepped, Stopped
from demitasse.games.coffee_rush.tokens import INGREDIENTS, ONE, count
from demitasse.kernel.agenda import done
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.coffee_rush.position import CoffeeRushPosition

FREE_STEPS = 3
NOT_CHOSEN = -1


def resolve(position: CoffeeRushPosition, events: list[Event]) -> bool:
    """CR-DEC-09: without a step left the meeple stops by itself."""
    if position.steps < FREE_STEPS or position.rush[position.active]:
        return False
    end_movement(position, events)
    return True


def offer(position: CoffeeRushPosition) -> tuple[Choice, ...]:
    """CR-DEC-05: every legal step (of either meeple at first, CR-2P-09, CR-RULING-39), and to stop where one may."""
    seat, mover = position.active, position.mover
    squares = position.meeples[seat]
    board = position.content.board
    diagonal = 1 if position.upgrades[seat] & DIAGONAL_MOVE else 0
    left = steps_left(position) - 1
    choices: list[Choice] = []
    for meeple in range(len(squares)) if mover == NOT_CHOSEN else (mover,):
        others = other_meeples(position, seat, meeple)
        step = board.step[meeple]
        for square in board.neighbours[diagonal][squares[meeple]]:
            if not others >> square & 1 or can_finish(board, diagonal, square, left, others):
                choices.append(step[square])
        if position.steps and not others >> squares[meeple] & 1:
            choices.append(STOP)
    return tuple(choices)


def prompt(position: CoffeeRushPosition) -> Message:
    free = max(0, FREE_STEPS - position.steps)
    facts = {"free": free, "rush": position.rush[position.active], "made": position.steps}
    return Message("cr-prompt-move", facts)


def steps_left(position: CoffeeRushPosition) -> int:
    """CR-MOVE-04, CR-MOVE-17, CR-RULING-08: unused free steps, and one for each rush token owned."""
    return max(0, FREE_STEPS - position.steps) + position.rush[position.active]


def other_meeples(position: CoffeeRushPosition, seat: Seat, meeple: int) -> int:
    """The squares, as bits, that hold any meeple except this one; one's own second counts (CR-RULING-40)."""
    others = 0
    for owner, squares in enumerate(position.meeples):
        if owner != seat:
            for square in squares:
                others |= 1 << square
        elif len(squares) > 1:
            others |= 1 << squares[1 - meeple]
    return others


def can_finish(board: Board, diagonal: int, square: Square, left: int, others: int) -> bool:
    """CR-RULING-06: from here, with this many steps left, some free square can still be reached (CR-MOVE-14)."""
    near = board.near[diagonal]
    reach = 1 << square
    while not reach & ~others:
        if left <= 0:
            return False
        left -= 1
        grown = 0
        for step in range(len(near)):
            if reach >> step & 1:
                grown |= near[step]
        reach = grown
    return True


def step(position: CoffeeRushPosition, choice: Choice, events: list[Event]) -> None:
    """CR-MOVE-07, -08, -17…20: go there, collect; from the fourth step on it costs a rush token."""
    chosen, seat = cast(Step, choice), position.active
    meeple = position.mover = chosen.meeple - 1
    square = position.content.board.index[chosen.square]
    squares = position.meeples[seat]
    position.meeples = replaced(
        position.meeples, seat, (square,) if len(squares) == 1 else replaced(squares, meeple, square)
    )
    paid = 0
    if position.steps >= FREE_STEPS:
        paid = 1
        position.rush = replaced(position.rush, seat, position.rush[seat] - 1)
        position.rush_supply += 1
    position.steps += 1
    ingredient = position.content.board.yields[square]
    tokens = min(due(position, seat, meeple, square), count(position.supply, ingredient))
    heap = tokens * ONE[ingredient]
    position.supply -= heap
    position.hand += heap
    events.append(Stepped(seat, chosen.square, INGREDIENTS[ingredient], tokens, paid, chosen.meeple))


def due(position: CoffeeRushPosition, seat: Seat, meeple: int, square: Square) -> int:
    """CR-UPFX-01, -03…06, CR-RULING-31: one token, doubled by every active doubler that applies to the square."""
    active = position.upgrades[seat]
    tokens = 1
    if active & DOUBLE_MEEPLES and other_meeples(position, seat, meeple) >> square & 1:
        tokens *= 2
    if active & DOUBLE_CORNERS and position.content.board.corners >> square & 1:
        tokens *= 2
    if active & DOUBLE_SPECIALTIES and position.content.specialty_squares >> square & 1:
        tokens *= 2
    return tokens


def stop(position: CoffeeRushPosition, choice: Choice, events: list[Event]) -> None:
    end_movement(position, events)


def end_movement(position: CoffeeRushPosition, events: list[Event]) -> None:
    square = position.meeples[position.active][position.mover]
    events.append(Stopped(position.active, position.content.board.names[square]))
    position.agenda = done(position.agenda)
