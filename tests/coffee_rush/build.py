"""Positions for tests, in the words of the rules: only what a test is about needs to be said.

    position = barista(cups=[{"coffee": 1, "steam": 1}], rows=[[], ["espresso-1"]])
    play(position, "pour milk 1", "done")

Whatever is put somewhere is taken from where it would otherwise lie (supply, deck), so components are conserved.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

import pytest

from demitasse.games import coffee_rush
from demitasse.games.coffee_rush.choices import Empty, Pour, Send
from demitasse.games.coffee_rush.content import CUPS, UPGRADES, CoffeeRushContent
from demitasse.games.coffee_rush.end_of_turn import TURN
from demitasse.games.coffee_rush.events import Ended, TurnBegan
from demitasse.games.coffee_rush.position import CoffeeRushPosition
from demitasse.games.coffee_rush.tokens import INDEX, INGREDIENTS, Heap, count, heap_of
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.content import Source
from demitasse.kernel.event import Event
from tests.playing import offers, only, play, refused, rule

__all__ = ["offers", "only", "play", "refused", "rule"]


COFFEE_RUSH = coffee_rush.GAME

CORNERS = ("a1", "d4", "a4", "d1")
"""Where meeples stand unless a test says otherwise."""

MOST_CHOICES = 5000
"""Far more than any play takes: one that goes on longer does not end."""


def new_play(
    seats: int = 3, seed: int = 1, content: CoffeeRushContent | None = None, **options: object
) -> CoffeeRushPosition:
    """A fresh position, before the first meeple is placed."""
    return COFFEE_RUSH.setup(options, seats=seats, seed=seed, content=content)


def barista(
    *,
    seats: int = 3,
    active: int = 0,
    first: int = 0,
    step: str = "move",
    round: int = 1,
    meeples: Sequence[str | Sequence[str]] | None = None,
    cups: Sequence[Mapping[str, int]] = (),
    hand: Mapping[str, int] | None = None,
    rows: Sequence[Sequence[str]] = (),
    sent: int | Sequence[str] = 0,
    penalties: int | Sequence[str] = 0,
    rush: int = 0,
    upgrades: Sequence[str] = (),
    deck: int | Sequence[str] | None = None,
    supply: Mapping[str, int] | None = None,
    rush_supply: int | None = None,
    closed: str = "",
    steps: int = 0,
    sent_now: int = 0,
    others: Mapping[int, Mapping[str, object]] | None = None,
    content: CoffeeRushContent | None = None,
) -> CoffeeRushPosition:
    """A position in the middle of the active player's turn, at the given step.

    `cups`, `rows`, `sent`, `penalties`, `rush`, `upgrades` are the active player's; `others` gives those of further
    seats ({2: {"rows": [["espresso-1"]]}}), who otherwise have nothing. `meeples` is one square a seat (two with two
    players). `sent` and `penalties` may be numbers of cards; `deck` a number of cards or the cards from the top.
    Tokens in cups and hand come from the supply; `supply` sets what is left of an ingredient instead (the rest of the
    tokens is put into no cup: use it only where conservation is not the point). Cards not mentioned are in the deck,
    or, when `deck` limits it, in the discard.
    """
    position = new_play(seats, first=first, content=content)
    box = position.content
    given: dict[int, dict[str, object]] = {
        active: {
            "cups": cups,
            "rows": rows,
            "sent": sent,
            "penalties": penalties,
            "rush": rush,
            "upgrades": upgrades,
        }
    }
    given.update({seat: dict(facts) for seat, facts in (others or {}).items()})

    position.meeples = _meeples(position, meeples)
    free = _free_cards(box, given, deck)
    all_rows, all_sent, all_penalties = [], [], []
    all_cups, all_rush, all_upgrades = [], [], []
    for seat in range(seats):
        facts = given.get(seat, {})
        own_rows = cast(Sequence[Sequence[str]], facts.get("rows", ()))
        lying = [tuple(box.card_index[card] for card in row) for row in own_rows]
        all_rows.append(tuple(lying + [()] * (4 - len(lying))))
        all_sent.append(_pile(box, facts.get("sent", 0), free))
        all_penalties.append(_pile(box, facts.get("penalties", 0), free))
        heaps = [heap_of(cup.items()) for cup in cast(Sequence[Mapping[str, int]], facts.get("cups", ()))]
        all_cups.append(tuple(heaps + [0] * (CUPS - len(heaps))))
        all_rush.append(cast(int, facts.get("rush", 0)))
        all_upgrades.append(
            sum(1 << UPGRADES.index(u) for u in cast(Sequence[str], facts.get("upgrades", ())))
        )
    position.rows, position.sent, position.penalties = tuple(all_rows), tuple(all_sent), tuple(all_penalties)
    position.cups, position.rush, position.upgrades = tuple(all_cups), tuple(all_rush), tuple(all_upgrades)
    position.hand = heap_of((hand or {}).items())
    position.supply = (
        box.supply - position.hand - sum(cup for seat_cups in position.cups for cup in seat_cups)
    )
    for ingredient, number in (supply or {}).items():
        position.supply += heap_of([(ingredient, number)]) - heap_of(
            [(ingredient, _count(position, ingredient))]
        )
    position.rush_supply = box.rush_tokens - sum(position.rush) if rush_supply is None else rush_supply

    if isinstance(deck, Sequence):
        position.deck = tuple(box.card_index[card] for card in deck)
    else:
        position.deck = tuple(free[: len(free) if deck is None else deck])
    position.discard = tuple(card for card in free if card not in position.deck)

    position.active, position.round, position.closed = active, round, closed
    position.steps, position.sent_now = steps, sent_now
    position.mover = 0 if steps else -1
    turn = TURN[active]
    position.agenda = turn[[each.kind for each in turn].index(step) :]
    position.offered = None
    return position


def cards_left(position: CoffeeRushPosition, seat: int) -> list[int]:
    """How many orders lie in each row of a seat."""
    return [len(row) for row in position.rows[seat]]


def begun(seats: int = 3, seed: int = 1, **options: object) -> CoffeeRushPosition:
    """A play in which all meeples stand and the first player is about to take the first turn."""
    position = new_play(seats, seed, None, **options)
    while position.round == 0:
        play(position, offers(position)[0])
    return position


def quiet_turn(position: CoffeeRushPosition) -> list[Event]:
    """The turn of whoever is asked, as short as the rules allow: a step, no upgrade, nothing poured, nothing sent."""
    events: list[Event] = []
    while not only(events, Ended) and not only(events, TurnBegan):
        taken = {position.content.board.names[square] for squares in position.meeples for square in squares}
        texts = offers(position)
        free = [text for text in texts if text.split()[1:2] and text.split()[1] not in taken]
        wanted = [text for text in ("skip", "stop", "done", "confirm") if text in texts]
        events.extend(play(position, (wanted or free or texts)[0]))
    return events


def short_orders() -> CoffeeRushContent:
    """The same 80 cards, every drink asking for one token only: orders are sent often, and the deck runs out."""
    drinks = {order.id for order in COFFEE_RUSH.load().orders}
    text = "".join(
        f'[[order]]\nid = "{drink}"\ningredients = {{ {INGREDIENTS[number % 8]} = 1 }}\n'
        for number, drink in enumerate(sorted(drinks))
    )
    return COFFEE_RUSH.load((Source("short orders", text),))


def random_play(
    seats: int, seed: int, content: CoffeeRushContent | None = None, **options: object
) -> Iterator[tuple[CoffeeRushPosition, list[Event]]]:
    """A whole play by chance, the position after every choice with what happened (it is the same object each time).

    Pure chance sends hardly an order, so tokens go only where they help one, and a cup no order can use is emptied.
    """
    dice = random.Random(seed)
    position = new_play(seats, seed, content, **options)
    yield position, []
    for _ in range(MOST_CHOICES):
        if not position.seats_to_act:
            return
        (seat,) = position.seats_to_act
        yield position, list(position.play(seat, dice.choice(_sensible(position))))
    raise AssertionError(f"a play of {seats} with seed {seed} does not end")


def _sensible(position: CoffeeRushPosition) -> Sequence[Choice]:
    choices = position.choices(position.active)
    cups = position.cups[position.active]
    useful: list[Choice] = []
    for choice in choices:
        if isinstance(choice, Send):
            useful.append(choice)
        elif isinstance(choice, Pour) and position.steps:
            if _helps(position, cups[choice.cup - 1] + heap_of([(choice.ingredient, 1)])):
                useful.append(choice)
        elif isinstance(choice, Empty) and not _helps(position, cups[choice.cup - 1]):
            useful.append(choice)
    return useful or [choice for choice in choices if not isinstance(choice, Pour | Empty)] or choices


def _helps(position: CoffeeRushPosition, heap: Heap) -> bool:
    """Some order of the active player asks for all of this, and perhaps more."""
    recipes = [position.content.recipes[card] for row in position.rows[position.active] for card in row]
    return any(all(count(r, i) >= count(heap, i) for i in range(len(INGREDIENTS))) for r in recipes)


def unshuffled(seats: int = 3, **options: object) -> CoffeeRushPosition:
    """A fresh position dealt from cards nobody shuffled: they come in the order of the list of cards."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Chance, "shuffled", lambda chance, items: (tuple(items), chance))
        return new_play(seats, 1, None, **options)


def _meeples(
    position: CoffeeRushPosition, meeples: Sequence[str | Sequence[str]] | None
) -> tuple[tuple[int, ...], ...]:
    index = position.content.board.index
    if meeples is None:
        meeples = [("a1", "d1"), ("a4", "d4")] if position.seats == 2 else CORNERS[: position.seats]
    return tuple(
        (index[squares],) if isinstance(squares, str) else tuple(index[square] for square in squares)
        for squares in meeples
    )


def _free_cards(
    box: CoffeeRushContent, given: Mapping[int, Mapping[str, object]], deck: int | Sequence[str] | None
) -> list[int]:
    used: set[str] = set(deck) if isinstance(deck, Sequence) else set()
    for facts in given.values():
        for row in cast(Sequence[Sequence[str]], facts.get("rows", ())):
            used.update(row)
        for pile in ("sent", "penalties"):
            cards = facts.get(pile, 0)
            if not isinstance(cards, int):
                used.update(cast(Sequence[str], cards))
    return [card for id, card in box.card_index.items() if id not in used]


def _pile(box: CoffeeRushContent, cards: object, free: list[int]) -> tuple[int, ...]:
    if isinstance(cards, int):
        taken = tuple(free[-cards:]) if cards else ()
        del free[len(free) - cards :]
        return taken
    return tuple(box.card_index[card] for card in cast(Sequence[str], cards))


def _count(position: CoffeeRushPosition, ingredient: str) -> int:
    return count(position.supply, INDEX[ingredient])
