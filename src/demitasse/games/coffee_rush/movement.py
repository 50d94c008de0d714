"""Step 2, move: step by step over the board, collecting on every arrival (CR-MOVE, CR-UPFX, CR-2P)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.coffee_rush.choices import STOP, StepTo, Stop
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
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced
from demitasse.kernel.step import Step

if TYPE_CHECKING:
    from demitasse.games.coffee_rush.position import CoffeeRushPosition

FREE_STEPS = 3
NOT_CHOSEN = -1


class Move(Step, frozen=True):
    """CR-MOVE-01, CR-DEC-05: the active player moves one meeple."""

    kind = "move"

    def resolve(self, position: CoffeeRushPosition, events: list[Event]) -> bool:
        """CR-DEC-09: without a step left the meeple stops by itself."""
        if position.steps < FREE_STEPS or position.rush[position.active]:
            return False
        self.end(position, events)
        return True

    def offer(self, position: CoffeeRushPosition) -> tuple[Choice, ...]:
        """CR-DEC-05, CR-MOVE-01: every legal step of one's own meeple (of either at first, CR-2P-09, CR-RULING-39), and
        to stop where one may. CR-MOVE-12, CR-MOVE-15: a meeple on a square is no obstacle as long as one can go on from
        there; so there always is a step (CR-RULING-07).
        """
        seat, mover = position.active, position.mover
        squares = position.meeples[seat]
        board = position.content.board
        diagonal = 1 if position.upgrades[seat] & DIAGONAL_MOVE else 0
        left = steps_left(position) - 1
        choices: list[Choice] = []
        for meeple in range(len(squares)) if mover == NOT_CHOSEN else (mover,):
            here, others = squares[meeple], other_meeples(position, seat, meeple)
            if others & board.near[diagonal][here]:
                step = board.step[meeple]
                for square in board.neighbours[diagonal][here]:
                    if not others >> square & 1 or can_finish(board, diagonal, square, left, others):
                        choices.append(step[square])
            else:
                choices += board.steps[diagonal][meeple][here]
            # CR-MOVE-06, CR-MOVE-16, CR-MOVE-22, CR-RULING-05: after a step, on a square without another meeple
            if position.steps and not others >> here & 1:
                choices.append(STOP)
        return tuple(choices)

    def prompt(self, position: CoffeeRushPosition) -> Message:
        free = max(0, FREE_STEPS - position.steps)
        facts = {"free": free, "rush": position.rush[position.active], "made": position.steps}
        return Message("cr-prompt-move", facts)

    def step(self, position: CoffeeRushPosition, choice: StepTo, events: list[Event]) -> None:
        """CR-MOVE-07, CR-MOVE-08, CR-MOVE-11, CR-MOVE-13, CR-MOVE-17, CR-MOVE-18, CR-MOVE-19, CR-MOVE-20, CR-MOVE-21:
        go there, collect what the square gives at every arrival; from the fourth step on it costs a rush token.
        """
        seat = position.active
        meeple = position.mover = choice.meeple - 1
        square = position.content.board.index[choice.square]
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
        # CR-MOVE-09, CR-MOVE-10: what the supply has, perhaps nothing
        tokens = min(due(position, seat, meeple, square), count(position.supply, ingredient))
        heap = tokens * ONE[ingredient]
        position.supply -= heap
        position.hand += heap
        events.append(Stepped(seat, choice.square, INGREDIENTS[ingredient], tokens, paid, choice.meeple))

    def stop(self, position: CoffeeRushPosition, choice: Stop, events: list[Event]) -> None:
        self.end(position, events)

    def end(self, position: CoffeeRushPosition, events: list[Event]) -> None:
        square = position.meeples[position.active][position.mover]
        events.append(Stopped(position.active, position.content.board.names[square]))
        position.done()

    def refuse(self, position: CoffeeRushPosition, choice: StepTo | Stop) -> Illegal:
        return why_not_step(position, choice) if isinstance(choice, StepTo) else why_not_stop(position)

    ANSWERS = {StepTo: step, Stop: stop}


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
    """CR-RULING-06: from another meeple's square, with this many steps left, some free square can still be reached
    (CR-MOVE-14).
    """
    near = board.near[diagonal]
    reach = near[square]
    while left > 0 and not reach & ~others:
        left -= 1
        grown = 0
        for step, beside in enumerate(near):
            if reach >> step & 1:
                grown |= beside
        reach = grown
    return left > 0


def due(position: CoffeeRushPosition, seat: Seat, meeple: int, square: Square) -> int:
    """CR-UPFX-01, CR-UPFX-03, CR-UPFX-04, CR-UPFX-05, CR-UPFX-06, CR-RULING-31, CR-2P-10: one token, doubled by every
    active doubler that applies to the square.
    """
    active = position.upgrades[seat]
    tokens = 1
    if active & DOUBLE_MEEPLES and other_meeples(position, seat, meeple) >> square & 1:
        tokens *= 2
    if active & DOUBLE_CORNERS and position.content.board.corners >> square & 1:
        tokens *= 2
    if active & DOUBLE_SPECIALTIES and position.content.specialty_squares >> square & 1:
        tokens *= 2
    return tokens


def why_not_step(position: CoffeeRushPosition, choice: StepTo) -> Illegal:
    board = position.content.board
    squares = position.meeples[position.active]
    if choice.square not in board.index:
        return no_such_square(position, choice.square)
    if not 1 <= choice.meeple <= len(squares):
        rule = "CR-2P-02" if position.seats == 2 else "CR-SETUP-06"
        return Illegal(rule, "cr-no-such-meeple", meeple=choice.meeple, meeples=len(squares))
    if position.mover not in (NOT_CHOSEN, choice.meeple - 1):
        return Illegal("CR-RULING-39", "cr-not-the-other-meeple", meeple=position.mover + 1)
    here, there = squares[choice.meeple - 1], board.index[choice.square]
    facts = {"square": choice.square, "from": board.names[here]}
    if there not in board.neighbours[1][here]:
        return Illegal("CR-MOVE-02", "cr-not-adjacent", **facts)
    if there not in board.neighbours[0][here] and not position.upgrades[position.active] & DIAGONAL_MOVE:
        return Illegal("CR-MOVE-03", "cr-not-diagonal", **facts)
    if steps_left(position) == 1:
        return Illegal("CR-MOVE-14", "cr-not-last-step-on-a-meeple", square=choice.square)
    return Illegal(
        "CR-RULING-06", "cr-not-into-a-dead-end", square=choice.square, left=steps_left(position) - 1
    )


def why_not_stop(position: CoffeeRushPosition) -> Illegal:
    if not position.steps:
        return Illegal("CR-MOVE-05", "cr-not-without-a-step")
    square = position.meeples[position.active][position.mover]
    return Illegal("CR-MOVE-14", "cr-not-stop-on-a-meeple", square=position.content.board.names[square])


def no_such_square(position: CoffeeRushPosition, square: str) -> Illegal:
    names = position.content.board.names
    return Illegal("CR-SETUP-01", "cr-no-such-square", square=square[:20], first=names[0], last=names[-1])
