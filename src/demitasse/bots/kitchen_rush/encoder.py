"""Kitchen Rush for learners: all but the decks lies open (KR-INFO-01, KR-INFO-03), and to wait is a choice too."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from demitasse.bots.learning.actions import WAIT
from demitasse.bots.learning.encoder import Encoder, Piece, counts, numbers, one_of, remembered
from demitasse.games.kitchen_rush.box import (
    FIRST_HELPER,
    MOST_DISHES,
    SIZES,
    STORAGES,
    TIMERS,
    ZONES,
)
from demitasse.games.kitchen_rush.choices import (
    DONE,
    EXACT,
    LARGER,
    LATER,
    READY,
    WELCOME,
    Buy,
    BuyOrdinary,
    BuySpecial,
    ChooseStorages,
    Suggest,
    TakeOrder,
    Wash,
)
from demitasse.games.kitchen_rush.content import KitchenRushContent
from demitasse.games.kitchen_rush.effects import LOCKS
from demitasse.games.kitchen_rush.heaps import GOODS, INGREDIENTS, Heap
from demitasse.games.kitchen_rush.maitre import MOST_SUGGESTED
from demitasse.games.kitchen_rush.market import shares
from demitasse.games.kitchen_rush.options import KitchenRushOptions
from demitasse.games.kitchen_rush.orders import Held
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.games.kitchen_rush.staff import SHOWN
from demitasse.games.kitchen_rush.terms import NO_CARD, fold
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat

Position = KitchenRushPosition
SECOND = 1000
PHASES = ("prep", "action", "finish", "salary", "bonus", "over")
QUESTIONS = ("storages", "unpaid", "outstanding", "keep")
HELD = 6
"""So many orders of a seat are told, the oldest first; few ever have as many."""
WISHES = (EXACT, LARGER, LATER)
PRESTIGE = 32
"""Added to Prestige, which may be negative."""


class KitchenRushEncoder(Encoder[KitchenRushPosition, KitchenRushOptions, KitchenRushContent]):
    def __init__(self, seats: int, options: KitchenRushOptions, content: KitchenRushContent) -> None:
        super().__init__(seats, options, content)
        orders, goals = content.order_ids, content.goal_ids
        of_a_dish = ("plate", "row", *GOODS)
        dishes = range(1, MOST_DISHES + 1)
        of_an_order = (
            *orders,
            "served",
            "extra",
            *(f"{dish} {fact}" for dish in dishes for fact in of_a_dish),
        )
        on_cards = ("goal", "slots", "event", "upgrades", "bought", "cards")
        in_store = ("stock", "bag", "storages", "rack", "sink")
        self.held_size = len(of_an_order)
        self.dish_size = len(of_a_dish)
        self.table = (
            Piece("phase", PHASES, lambda p, seat: one_of(len(PHASES), PHASES.index(p.phase))),
            Piece(
                "question",
                QUESTIONS,
                lambda p, seat: one_of(len(QUESTIONS), QUESTIONS.index(p.question[0]) if p.question else -1),
            ),
            Piece("kitchen", ("round", "coins", "prestige + 32", "orders left", "set aside"), self.kitchen),
            Piece("clock", ("seconds left", "minutes left"), self.clock),
            Piece("goal", goals, lambda p, seat: one_of(len(goals), p.goal % len(goals)), on_cards),
            Piece("slots", orders, lambda p, seat: self.some(len(orders), p.slots), on_cards),
            Piece(
                "event",
                content.event_ids,
                lambda p, seat: self.some(len(content.event_ids), (p.event,)),
                on_cards,
            ),
            Piece(
                "upgrades",
                content.upgrade_ids,
                lambda p, seat: self.some(len(content.upgrade_ids), p.upgrades),
                on_cards,
            ),
            Piece(
                "bought",
                content.upgrade_ids,
                lambda p, seat: self.some(len(content.upgrade_ids), p.bought),
                on_cards,
            ),
            Piece(
                "prestige cards",
                content.card_ids,
                lambda p, seat: self.some(len(content.card_ids), p.cards),
                on_cards,
            ),
            Piece("stock", GOODS, lambda p, seat: self.heap(p.stock), in_store),
            Piece("bag", GOODS, lambda p, seat: self.heap(p.bag), in_store),
            Piece(
                "storages",
                tuple(f"{storage} {good}" for storage in range(1, STORAGES + 1) for good in GOODS),
                lambda p, seat: b"".join(map(self.heap, p.storages)),
                in_store,
            ),
            Piece(
                "plates",
                tuple(f"{place} {size}" for place in ("rack", "sink") for size in SIZES[1:]),
                lambda p, seat: numbers(*p.rack, *p.sink),
                in_store,
            ),
            Piece(
                "timers",
                tuple(f"{timer} {state}" for timer in TIMERS for state in SHOWN),
                self.timers,
                ("status", "zone_of"),
            ),
            Piece(
                "rooms",
                tuple(f"{timer} {zone}" for timer in TIMERS for zone in ZONES),
                self.rooms,
                ("status", "zone_of"),
            ),
            Piece("sand", tuple(f"{timer} seconds" for timer in TIMERS), self.sand),
        )
        self.each = (
            Piece(
                "seat",
                ("settled", "orders held"),
                lambda p, seat: numbers(p.settled[seat], len(p.held[seat])),
                ("settled", "held"),
            ),
            Piece("current action", (*ZONES, "first", "second"), self.doing, ("doing",)),
            Piece(
                "orders",
                tuple(f"{place} {fact}" for place in range(1, HELD + 1) for fact in of_an_order),
                lambda p, seat: self.orders(p.held[seat]),
                ("held",),
            ),
        )
        self.orders = remembered(self.told_of_orders)
        self.own = (Piece("seat number", tuple(map(str, range(seats))), lambda p, seat: one_of(seats, seat)),)

    # Every choice.

    def every_choice(self) -> Iterator[Choice]:
        content = self.content
        yield from (WAIT, READY, DONE, WELCOME)
        storages = [f"storage-{number}" for number in range(1, STORAGES + 1)]
        yield from (ChooseStorages(*pair) for pair in combinations(storages, LOCKS))
        for timer, places in enumerate(content.place):
            if timer >= FIRST_HELPER or timer < 2 * max(self.seats, 2):
                yield from places
        yield from (*content.remove, *content.rehire, *content.unpaid, *content.outstanding)
        yield from (*content.repair, *content.upgrade, *content.keep, *content.serve)
        slots = range(1, len(content.slots.hats) + 1)
        for number in range(1, MOST_SUGGESTED + 1):
            yield from (Suggest(*named) for named in combinations(slots, number))
        for order, sizes in zip(content.order_ids, content.sizes, strict=True):
            yield from (TakeOrder(order, *wishes) for wishes in product(WISHES, repeat=len(sizes)))
        yield from self.purchases()
        for by_dish in (content.plate, content.cook, content.take, content.spice):
            yield from every_in(by_dish)

    def purchases(self) -> Iterator[Choice]:
        """Up to the largest lots and washings that any cards together allow."""
        content = self.content
        cards = tuple(range(len(content.card_ids)))
        terms = [fold(content, event, cards) for event in (NO_CARD, *range(len(content.event_ids)))]
        lot, ordinary, special, wash = (
            max(sizes)
            for sizes in zip(*[(it.lot, it.ordinary, it.special, it.wash) for it in terms], strict=True)
        )
        for ingredient in INGREDIENTS:
            yield from (Buy(ingredient, *split) for split in totals(lot, STORAGES))
        yield from (BuyOrdinary(*cubes) for cubes in totals(ordinary, 3))
        yield from (BuySpecial(*cubes) for cubes in totals(special, 2))
        yield from (Wash(*plates) for plates in totals(wash, len(SIZES) - 1))

    # What is told.

    def some(self, size: int, cards: tuple[int, ...]) -> bytes:
        return counts(size, tuple([card for card in cards if card >= 0]))

    def heap(self, heap: Heap) -> bytes:
        return heap.to_bytes(len(GOODS), "little")

    def kitchen(self, position: Position, seat: Seat) -> bytes:
        return numbers(
            position.round,
            position.coins,
            position.prestige + PRESTIGE,
            len(position.deck),
            position.set_aside,
        )

    def clock(self, position: Position, seat: Seat) -> bytes:
        running = position.phase == "action"
        left = (position.began + position.phase_ms - position.clock) // SECOND if running else 0
        return numbers(left, left // 60)

    def timers(self, position: Position, seat: Seat) -> bytes:
        return b"".join([one_of(len(SHOWN), status) for status in position.status])

    def rooms(self, position: Position, seat: Seat) -> bytes:
        return b"".join([one_of(len(ZONES), zone) for zone in position.zone_of])

    def sand(self, position: Position, seat: Seat) -> bytes:
        """Begun seconds count."""
        now = position.clock
        return numbers(*[-((now - ends) // SECOND) if ends > now else 0 for ends in position.ends])

    def doing(self, position: Position, seat: Seat) -> bytes:
        doing = position.doing[seat]
        zone, parts = (doing[0], doing[3:]) if doing else (-1, (0, 0))
        return one_of(len(ZONES), zone) + numbers(*parts)

    def told_of_orders(self, held: tuple[Held, ...]) -> bytes:
        told = b"".join([self.told_of_an_order(order) for order in held[:HELD]])
        return told.ljust(HELD * self.held_size, b"\0")

    def told_of_an_order(self, order: Held) -> bytes:
        card, served, extra, dishes = order
        parts = [one_of(len(self.content.order_ids), card), numbers(served, extra)]
        parts += [numbers(plate, row) + self.heap(heap) for plate, row, heap in dishes]
        return b"".join(parts).ljust(self.held_size, b"\0")


def totals(most: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Every way to make 1 … most of so many parts."""
    for total in range(1, most + 1):
        yield from shares(total, (total,) * parts)


def every_in(choices: object) -> Iterator[Choice]:
    """The choices in nested tuples of them."""
    if isinstance(choices, tuple):
        for inner in choices:
            yield from every_in(inner)
    elif isinstance(choices, Choice):
        yield choices


ENCODER = KitchenRushEncoder
