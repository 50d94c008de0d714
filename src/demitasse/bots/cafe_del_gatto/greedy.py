"""The greedy café owner: whatever promises the most points now, with an eye on what the next player is left with."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, cast

from demitasse.bots.cafe_del_gatto.prospects import Holding, Prospects, holding_of
from demitasse.bots.cafe_del_gatto.worth import WORTH, Worth
from demitasse.bots.contract import Bot, Chair
from demitasse.games.cafe_del_gatto.buying import SWEET, place_of
from demitasse.games.cafe_del_gatto.choices import (
    Buy,
    Clean,
    Confirm,
    Done,
    Dump,
    End,
    Place,
    Serve,
    Take,
    Tile,
)
from demitasse.games.cafe_del_gatto.cleaning import COST
from demitasse.games.cafe_del_gatto.content import FACES, ROWS, Cup, Face, Token
from demitasse.games.cafe_del_gatto.cups import barista_value, fitting_cups, full_cups, payment
from demitasse.games.cafe_del_gatto.intermediate_round import ServeOne
from demitasse.games.cafe_del_gatto.machine import price
from demitasse.games.cafe_del_gatto.position import CafeDelGattoPosition
from demitasse.games.cafe_del_gatto.serving import tiles
from demitasse.games.cafe_del_gatto.supply import TAKEN
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Fact, Message
from demitasse.kernel.seats import replaced

NEVER = float("-inf")


class Idea(NamedTuple):
    """A choice, what it promises, and why."""

    worth: float
    choice: Choice
    why: Message


class GreedyOwner(Bot[CafeDelGattoPosition]):
    """Looks one choice ahead; only a cleaning is imagined a few times."""

    def __init__(self, seed: int = 0, worth: Worth = WORTH) -> None:
        super().__init__(seed)
        self.worth = worth
        self._chance = Chance.of(seed).stream("greedy owner")

    def choose(self, chair: Chair[CafeDelGattoPosition]) -> Choice:
        choices = chair.decision.choices
        return choices[0] if len(choices) == 1 else self.best(chair).choice

    def explain(self, chair: Chair[CafeDelGattoPosition], choice: Choice) -> Message:
        ideas = [idea for idea in self.ideas(chair) if idea.choice == choice]
        return ideas[0].why if ideas else Message("cg-bot-only")

    def best(self, chair: Chair[CafeDelGattoPosition]) -> Idea:
        """The first of the best, in the order of the list of choices."""
        return max(self.ideas(chair), key=lambda idea: idea.worth)

    def ideas(self, chair: Chair[CafeDelGattoPosition]) -> list[Idea]:
        position = chair.imagined
        thought = Thought(position, chair.seat, self.worth)
        ideas = [thought.of(choice) for choice in chair.decision.choices]
        if any(isinstance(idea.choice, Clean) for idea in ideas):
            ideas = [
                self.cleaned(thought, idea) if isinstance(idea.choice, Clean) else idea for idea in ideas
            ]
        return ideas

    def cleaned(self, thought: Thought, idea: Idea) -> Idea:
        """The best purchase after it, as it might turn out a few times."""
        position, seat = thought.position, thought.seat
        if position.coins[seat] < COST + 1:
            return idea
        total = 0.0
        for sample in range(self.worth.samples):
            chance = self._chance.stream(f"{position.round} {position.revealed} {sample}")
            trial = position.imagine(seat, chance)
            trial.play(seat, idea.choice)
            if trial.active != seat or not trial.agenda:
                return idea
            after = Thought(trial, seat, self.worth)
            worths = [
                after.of(choice).worth for choice in trial.choices(seat) if not isinstance(choice, Clean)
            ]
            total += max(worths)
        promised = total / self.worth.samples - self.worth.cleaning
        return idea._replace(worth=promised)


class Thought:
    """What one seat makes of the choices it has in one position."""

    def __init__(self, position: CafeDelGattoPosition, seat: Seat, worth: Worth) -> None:
        self.position = position
        self.seat = seat
        self.worth = worth
        self.prospects = Prospects(position, seat, worth)
        self.holding = holding_of(position, seat)
        self._bargain: float | None = None

    def of(self, choice: Choice) -> Idea:
        return cast("Callable[[Thought, Choice], Idea]", IDEAS[type(choice)])(self, choice)

    # Buying.

    def buy(self, choice: Buy) -> Idea:
        column, row = FACES.index(choice.column), choice.row - 1
        cups = fitting_cups(self.position, self.seat, column)
        worth, cup = max((self.with_token(column, row, cup), -cup) for cup in cups)
        left = self.left_to_next(column, row)
        return Idea(worth - left, choice, self.why_buy(column, row, -cup))

    def with_token(self, column: Face, row: int, cup: Cup) -> float:
        return self.prospects.of(self.having_bought(column, row, cup))

    def having_bought(self, column: Face, row: int, cup: Cup) -> Holding:
        token = self.position.machine[column][row]
        sweet = self.position.content.values[token] == SWEET and self.position.sugar_supply > 0
        return self.holding.with_token(cup, token, price(self.position, column, row), 1 if sweet else 0)

    def left_to_next(self, column: Face, row: int) -> float:
        """How much better the next player's best bargain is once this token is gone than it was before."""
        position, machine = self.position, self.position.machine
        following = (self.seat + 1) % position.seats
        if self._bargain is None:
            self._bargain = best_bargain(position, following, machine)
        rest = machine[column][:row] + machine[column][row + 1 :]
        after = best_bargain(position, following, replaced(machine, column, rest))
        return self.worth.leaving * (after - self._bargain) / (position.seats - 1)

    def why_buy(self, column: Face, row: int, cup: Cup) -> Message:
        position, token = self.position, self.position.machine[column][row]
        tokens = (*position.cups[self.seat][cup], token)
        facts: dict[str, Fact] = {
            "token": position.content.token_ids[token],
            "cup": position.content.cup_ids[cup],
            "price": price(position, column, row),
            "missing": len(position.content.spaces[cup]) - len(tokens),
        }
        symbols = {position.content.symbols[other] for other in tokens}
        if len(tokens) > 1 and len(symbols) == 1:
            return Message("cg-bot-buy-same", facts)
        return Message("cg-bot-buy", facts)

    def place(self, choice: Place) -> Idea:
        column, row = place_of(self.position)
        cup = self.position.content.cup_index[choice.cup]
        return Idea(self.with_token(column, row, cup), choice, self.why_buy(column, row, cup))

    # Serving.

    def serve(self, choice: Serve) -> Idea:
        """This cup, and every other full one, since it costs no further turn."""
        cup = self.position.content.cup_index[choice.cup]
        holding = self.holding
        if isinstance(self.position.agenda[0], ServeOne):
            cups = [cup]
        else:
            cups = [cup, *(other for other in full_cups(self.position, self.seat) if other != cup)]
        for other in cups:
            holding = self.best_served(holding, other)
        return Idea(
            self.prospects.of(holding),
            choice,
            Message("cg-bot-serve", {"cup": choice.cup, "cups": len(cups)}),
        )

    def best_served(self, holding: Holding, cup: Cup) -> Holding:
        tokens = self.position.cups[self.seat][cup]
        value = barista_value(self.position, tokens)
        return max(
            (
                self.having_served(holding, cup, cast(Tile, tile))
                for tile in tiles(self.prospects.shelf[cup], value, holding.sugar)
            ),
            key=self.prospects.of,
        )

    def having_served(self, holding: Holding, cup: Cup, choice: Tile) -> Holding:
        tokens = self.position.cups[self.seat][cup]
        difference = barista_value(self.position, tokens) + choice.sugar - choice.value
        coins = payment(self.position, cup, tokens) + difference
        return holding.having_served(cup, choice.value, coins, choice.sugar)

    def tile(self, choice: Tile) -> Idea:
        after = self.having_served(self.holding, self.position.cup, choice)
        coins = after.coins - self.holding.coins
        why = Message("cg-bot-tile", {"tile": choice.value, "coins": coins, "sugar": choice.sugar})
        return Idea(self.prospects.of(after), choice, why)

    def done(self, choice: Done) -> Idea:
        return Idea(self.prospects.of(self.holding), choice, Message("cg-bot-done"))

    # The rest.

    def take(self, choice: Take) -> Idea:
        after = self.holding._replace(coins=self.holding.coins + TAKEN)
        return Idea(self.prospects.of(after), choice, Message("cg-bot-take", {"coins": self.holding.coins}))

    def clean(self, choice: Clean) -> Idea:
        return Idea(NEVER, choice, Message("cg-bot-clean", {"column": choice.column}))

    def end(self, choice: End) -> Idea:
        return Idea(self.prospects.of(self.holding), choice, Message("cg-bot-end"))

    def confirm(self, choice: Confirm) -> Idea:
        return Idea(0.0, choice, Message("cg-bot-only"))

    def dump(self, choice: Dump) -> Idea:
        cup = self.position.content.cup_index[choice.cup]
        after = self.holding._replace(cups=replaced(self.holding.cups, cup, ()))
        return Idea(self.prospects.of(after), choice, Message("cg-bot-dump", {"cup": choice.cup}))


def best_bargain(position: CafeDelGattoPosition, seat: Seat, machine: tuple[tuple[Token, ...], ...]) -> float:
    """The most that a token a player could buy next is worth above its price; nothing if there is none."""
    values, coins = position.content.values, position.coins[seat]
    surcharges = [price(position, 0, row) - values[position.machine[1][row]] for row in range(ROWS)]
    best = 0.0
    for column in range(len(FACES)):
        if fitting_cups(position, seat, column):
            for row in range(min(map(len, machine))):
                cost = values[machine[1 - column][row]] + surcharges[row]
                if cost <= coins:
                    best = max(best, values[machine[column][row]] + 2.0 - cost)
    return best


IDEAS: dict[type[Choice], object] = {
    Buy: Thought.buy,
    Place: Thought.place,
    Serve: Thought.serve,
    Tile: Thought.tile,
    Done: Thought.done,
    Take: Thought.take,
    Clean: Thought.clean,
    End: Thought.end,
    Confirm: Thought.confirm,
    Dump: Thought.dump,
}
