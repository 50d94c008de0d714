"""Setting up: dealing orders, placing meeples, the first tokens (CR-SETUP, CR-OPT, CR-2P)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.coffee_rush import end_of_turn
from demitasse.games.coffee_rush.choices import Place, Pour
from demitasse.games.coffee_rush.content import CUPS, POUR, Card
from demitasse.games.coffee_rush.events import Placed, Supplied
from demitasse.games.coffee_rush.movement import no_such_square
from demitasse.games.coffee_rush.options import CoffeeRushOptions
from demitasse.games.coffee_rush.pouring import pour_token, why_not_pour
from demitasse.games.coffee_rush.tokens import EMPTY_HEAP, INDEX, INGREDIENTS, ONE, count
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import clockwise, replaced
from demitasse.kernel.step import Agenda, Step

if TYPE_CHECKING:
    from demitasse.games.coffee_rush.position import CoffeeRushPosition

NO_ROWS: tuple[tuple[Card, ...], ...] = ((), (), (), ())


def deal(
    position: CoffeeRushPosition, options: CoffeeRushOptions, seats: int, seed: int
) -> CoffeeRushPosition:
    """CR-INFO-05: everything up to the first decision; later on nothing is left to chance."""
    chance, content = Chance.of(seed), position.content
    position.seats = seats
    position.colours = options.colours_for(seats)
    position.first = position.active = options.first_player(seats, chance)
    position.round = 0
    position.closed = ""  # CR-SETUP-10: the token shows Open
    position.supply = content.supply  # CR-SETUP-02
    position.rush_supply = content.rush_tokens  # CR-SETUP-03
    position.discard = position.removed = ()
    position.meeples = ((),) * seats
    position.sent = position.penalties = ((),) * seats
    position.rush = position.upgrades = (0,) * seats  # CR-SETUP-03, CR-SETUP-07
    position.cups = ((EMPTY_HEAP,) * CUPS,) * seats  # CR-SETUP-08
    position.hand = EMPTY_HEAP
    position.mover, position.steps, position.sent_now = -1, 0, 0
    if options.fair_start:
        deal_fair_start(position, chance)
    else:
        deal_orders(position, chance)
    position.agenda = opening(seats, position.first)
    position.resolve([])
    return position


def deal_orders(position: CoffeeRushPosition, chance: Chance) -> None:
    """CR-SETUP-04, CR-SETUP-11, CR-SETUP-12, CR-SETUP-13, CR-SETUP-18, CR-RULING-03, CR-2P-04: the first player gets 2
    and 1, then each seat clockwise 1 and 1.
    """
    position.deck, _ = chance.stream("deck").shuffled(range(len(position.content.card_ids)))
    rows = [NO_ROWS] * position.seats
    for seat in clockwise(position.seats, position.first):
        newest = 2 if seat == position.first else 1
        rows[seat] = (take(position, newest), take(position, 1), (), ())
    position.rows = tuple(rows)


def deal_fair_start(position: CoffeeRushPosition, chance: Chance) -> None:
    """CR-OPT-02, CR-OPT-03, CR-OPT-04, CR-OPT-05, CR-OPT-06, CR-RULING-41: everybody begins with a ristretto or an
    espresso.
    """
    short = position.content.fair_start_cards
    easy, _ = chance.stream("fair start").shuffled(short)
    others = [card for card in range(len(position.content.card_ids)) if card not in short]
    position.deck, _ = chance.stream("deck").shuffled(others)
    seats = clockwise(position.seats, position.first)
    newest = dict(zip(seats, easy, strict=False))
    position.removed = tuple(sorted(easy[position.seats :]))
    rows = [NO_ROWS] * position.seats
    for seat in seats:
        rows[seat] = ((newest[seat],), take(position, 1), (), ())
    one_more = take(position, 1)
    first_rows = rows[position.first]
    rows[position.first] = (first_rows[0] + one_more, *first_rows[1:])
    position.rows = tuple(rows)


def take(position: CoffeeRushPosition, number: int) -> tuple[Card, ...]:
    """Cards off the top of the deck."""
    cards, position.deck = position.deck[:number], position.deck[number:]
    return cards


def opening(seats: int, first: Seat) -> Agenda:
    """CR-SETUP-14, CR-2P-05, CR-RULING-01, CR-RULING-04: place counter-clockwise, ending with the first player; then
    tokens.
    """
    counter_clockwise = [(first - 1 - offset) % seats for offset in range(seats)]
    meeples = 2 if seats == 2 else 1
    placing = [PlaceMeeple(seat) for _ in range(meeples) for seat in counter_clockwise]
    filling = [step for seat in counter_clockwise for step in (TakeToken(seat), FillCups(seat))]
    return (*placing, *filling)


class PlaceMeeple(Step, frozen=True):
    """CR-SETUP-14, CR-DEC-02: a meeple on the board."""

    kind = "place"

    def resolve(self, position: CoffeeRushPosition, events: list[Event]) -> bool:
        position.active = self.seat
        return False

    def offer(self, position: CoffeeRushPosition) -> tuple[Choice, ...]:
        """CR-SETUP-15, CR-2P-06: any square without a meeple."""
        taken = {square for squares in position.meeples for square in squares}
        return tuple(
            place for square, place in enumerate(position.content.board.place) if square not in taken
        )

    def prompt(self, position: CoffeeRushPosition) -> Message:
        return Message("cr-prompt-place")

    def place(self, position: CoffeeRushPosition, choice: Place, events: list[Event]) -> None:
        square, seat = choice.square, position.active
        squares = (*position.meeples[seat], position.content.board.index[square])
        position.meeples = replaced(position.meeples, seat, squares)
        position.done()
        events.append(Placed(seat, square, len(squares)))

    def refuse(self, position: CoffeeRushPosition, choice: Place) -> Illegal:
        if choice.square not in position.content.board.index:
            return no_such_square(position, choice.square)
        rule = "CR-2P-06" if position.seats == 2 else "CR-SETUP-15"
        return Illegal(rule, "cr-not-on-a-meeple", square=choice.square)

    ANSWERS = {Place: place}


class TakeToken(Step, frozen=True):
    """CR-SETUP-16, CR-2P-07: a token of the ingredient under each meeple."""

    kind = "supply"

    def resolve(self, position: CoffeeRushPosition, events: list[Event]) -> bool:
        seat = position.active = self.seat
        for square in position.meeples[seat]:
            ingredient = position.content.board.yields[square]
            got = min(1, count(position.supply, ingredient))
            position.supply -= got * ONE[ingredient]
            position.hand += got * ONE[ingredient]
            events.append(Supplied(seat, INGREDIENTS[ingredient], got))
        return True


class FillCups(Step, frozen=True):
    """CR-SETUP-17: the first tokens go into cups."""

    kind = "fill"

    def resolve(self, position: CoffeeRushPosition, events: list[Event]) -> bool:
        """CR-SETUP-17, CR-RULING-44, CR-DEC-03: while all cups are equal there is nothing to choose."""
        if position.hand and not any(position.cups[position.active]):
            first_token = position.content.board.yields[position.meeples[position.active][0]]
            if not count(position.hand, first_token):  # the supply had none of it
                first_token = waiting_ingredient(position)
            pour_token(position, first_token, 0, events)
        if position.hand:
            return False
        position.done()
        if not position.agenda:
            end_of_turn.begin_turn(position, position.first, events)
        return True

    def offer(self, position: CoffeeRushPosition) -> tuple[Choice, ...]:
        """CR-2P-08, CR-DEC-03: the second token into the cup of the first, or into another."""
        return POUR[waiting_ingredient(position)][:2]

    def prompt(self, position: CoffeeRushPosition) -> Message:
        return Message("cr-prompt-fill", {"ingredient": INGREDIENTS[waiting_ingredient(position)]})

    def pour(self, position: CoffeeRushPosition, choice: Pour, events: list[Event]) -> None:
        pour_token(position, INDEX[choice.ingredient], choice.cup - 1, events)

    def refuse(self, position: CoffeeRushPosition, choice: Pour) -> Illegal:
        in_hand = choice.ingredient in INDEX and count(position.hand, INDEX[choice.ingredient])
        if in_hand and 1 <= choice.cup <= CUPS:
            return Illegal("CR-DEC-03", "cr-not-a-third-cup")
        return why_not_pour(position, choice)

    ANSWERS = {Pour: pour}


def waiting_ingredient(position: CoffeeRushPosition) -> int:
    return next(index for index in range(len(INGREDIENTS)) if count(position.hand, index))
