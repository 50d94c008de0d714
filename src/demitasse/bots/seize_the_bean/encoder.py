"""Seize the Bean for learners, with all its options: where these name the groups in play, only their cards count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import chain, product
from operator import attrgetter

from demitasse.bots.learning.encoder import Encoder, Piece, counts, numbers, one_of, remembered
from demitasse.games.seize_the_bean.base_game.decks import own
from demitasse.games.seize_the_bean.base_game.looking import DISCARD, PLAYER, RETURN, UNDER
from demitasse.games.seize_the_bean.base_game.moods import NAPPING, PLAYING, SERVED, Line
from demitasse.games.seize_the_bean.choices import (
    ACCEPT,
    COMBINE,
    CONFIRM,
    DECLINE,
    DONE,
    FULFIL,
    SERVE,
    SKIP,
    Activate,
    Blame,
    Combine,
    Craft,
    Cup,
    Give,
    Keep,
    Marker,
    Name,
    Pay,
    Praise,
    Put,
    Side,
    Use,
)
from demitasse.games.seize_the_bean.content import (
    ACHIEVEMENTS,
    CUSTOMERS,
    GREEN_BEAN,
    LOCKED,
    LOOK,
    PANTRY,
    PLACE,
    ROWS,
    SPACES,
    SPECIAL_IDS,
    STYLE,
    UNLOCK,
    Card,
    SeizeTheBeanContent,
)
from demitasse.games.seize_the_bean.drafts import neighbourhood
from demitasse.games.seize_the_bean.effects import RESOURCES
from demitasse.games.seize_the_bean.options import CAFES_ALONE, SOLO, SeizeTheBeanOptions
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.variants.cups import NORMAL
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat

Position = SeizeTheBeanPosition
COLUMNS = 4
PHASES = ("draft", "actions", "hype", "craft", "service", "word_of_mouth", "end_of_day")
HANDS = 9
"""No hand in a draft has more cards."""
MOST_HAPPY = 8
SIDES = ("left", "right")
ORIGINS = ("own", "city")
UNSEEN = ("hands", "decks", "known")


class SeizeTheBeanEncoder(Encoder[SeizeTheBeanPosition, SeizeTheBeanOptions, SeizeTheBeanContent]):
    def __init__(self, seats: int, options: SeizeTheBeanOptions, content: SeizeTheBeanContent) -> None:
        super().__init__(seats, options, content)
        self.players = CAFES_ALONE if seats == SOLO else seats
        self.cards = tuple(map(self.cards_in_play, range(len(ROWS))))
        self.number = tuple({card: at for at, card in enumerate(cards)} for cards in self.cards)
        guests, pantry, style = self.ids = tuple(
            tuple(content.ids[row][card] for card in cards) for row, cards in enumerate(self.cards)
        )
        moods = ("angry", "happy", "served", "napping", "playing")
        icons = content.icon_ids
        of_the_table = (
            *("full", "empty", "phase", "day", "closing", "city_reviews", "tokens", "debt", "bonuses"),
        )
        of_a_board = ("reviews", "bad_reviews", "hype", "turns", "decks", "green")
        of_a_cafe = ("unlocked", "pantry", "style", "founders")
        of_a_store = ("supply", "crafted")
        self.table = (
            self.asked(Position.STEPS),
            self.whose("asked seat", lambda position: position.agenda[0].seat if position.agenda else -1),
            self.whose("full cup", attrgetter("full"), of_the_table),
            self.whose("empty cup", attrgetter("empty"), of_the_table),
            Piece(
                "phase",
                PHASES,
                lambda position, seat: one_of(len(PHASES), PHASES.index(position.phase)),
                of_the_table,
            ),
            Piece("day", ("day", "last day", "city reviews", "tokens", "debt"), self.day, of_the_table),
            Piece(
                "bonuses", icons, lambda position, seat: counts(len(icons), position.bonuses), of_the_table
            ),
            *(self.row(row, ids) for row, ids in enumerate(self.ids)),
            *(self.discarded(row, ids) for row, ids in enumerate(self.ids)),
            Piece(
                "guest", guests, lambda position, seat: self.some(CUSTOMERS, (position.guest,)), ("guest",)
            ),
        )
        self.each = (
            Piece(
                "board", ("reviews", "bad reviews", "hype", "turns", "deck", "green"), self.board, of_a_board
            ),
            Piece("supply", RESOURCES, lambda position, seat: numbers(*position.supply[seat]), of_a_store),
            Piece(
                "crafted", SPECIAL_IDS, lambda position, seat: numbers(*position.crafted[seat]), of_a_store
            ),
            Piece(
                "baristas",
                SPACES,
                lambda position, seat: counts(len(SPACES), position.baristas[seat]),
                ("baristas",),
            ),
            Piece("achievements", ACHIEVEMENTS, self.achievements, of_a_cafe),
            Piece(
                "pantry", pantry, lambda position, seat: self.some(PANTRY, position.pantry[seat]), of_a_cafe
            ),
            Piece("style", style, lambda position, seat: self.some(STYLE, position.style[seat]), of_a_cafe),
            Piece(
                "founders",
                guests,
                lambda position, seat: self.some(CUSTOMERS, position.founders[seat]),
                of_a_cafe,
            ),
            Piece(
                "line",
                (*guests, *(f"{guest} {mood}" for guest in guests for mood in moods)),
                lambda position, seat: self.line(position.lines[seat]),
                ("lines",),
            ),
        )
        self.own = (
            Piece("own deck and discards", guests, self.owned, ("phase", "robot", "decks", "piles")),
            Piece("hand in a draft", guests, self.hand, UNSEEN),
            *(self.known(row, ids) for row, ids in enumerate(self.ids)),
            Piece("known of own deck", guests, self.known_of_own, UNSEEN),
        )
        self.line = remembered(self.told_of_a_line)
        self.some = remembered(self.told_of_cards)
        self.together = remembered(self.told_of_piles)

    # Which cards.

    @cached_property
    def groups(self) -> tuple[int, ...]:
        """Those in play, or all that could be drawn."""
        options, content = self.options, self.content
        named = neighbourhood.line_up(options, self.seats, content) if options.scenario == "none" else ()
        if not named:
            return tuple(range(len(content.group_ids)))
        return tuple(content.group_index[group] for group in neighbourhood.with_packs(options, named))

    @property
    def plain(self) -> bool:
        """Whether nothing but the groups differs from the base game: then most verbs of the expansions are idle."""
        pack = {self.content.group_ids[group] for group in self.groups}
        return pack <= set(self.content.neighbourhood.groups) and self.options == SeizeTheBeanOptions(
            neighbourhood=self.options.neighbourhood,
            groups=self.options.groups,
            scoop=self.options.scoop,
            first=self.options.first,
        )

    def cards_in_play(self, row: int) -> tuple[Card, ...]:
        content = self.content
        cards: Iterable[Card] = [card for group in self.groups for card in content.sets[row].get(group, ())]
        if row != CUSTOMERS:
            return tuple(sorted(cards))
        further: list[Card] = [
            content.friend_card(friend, seat)
            for friend in (content.starting_friends if self.plain else range(len(content.friends)))
            for seat in range(self.players)
        ]
        if not self.plain:
            further += (*content.celebrity_cards, *content.founder_cards)
        return tuple(sorted({*cards, *further}))

    # Every choice.

    def every_choice(self) -> Iterator[Choice]:
        content = self.content
        activate = tuple(self.printed())
        yield from PLACE
        yield from activate
        yield COMBINE
        if self.options.connections_added:
            yield from (Combine(icon.icon, icon.card, icon.number) for icon in activate)
        for row, cards in enumerate(self.cards):
            yield from (content.take[row][card] for card in cards if card < len(content.take[row]))
        yield from (content.pick[card] for card in self.cards[CUSTOMERS])
        yield from (*LOOK, *RETURN, *DISCARD, DONE, *UNLOCK, *content.bonus)
        yield from (SERVE, SKIP, FULFIL, DECLINE, CONFIRM)
        yield from self.of_the_expansions()

    def printed(self) -> Iterator[Activate]:
        """The icons of the Café board and of the Upgrades in play."""
        ids = {*self.ids[PANTRY], *self.ids[STYLE]}
        upgrades = {*self.content.ids[PANTRY], *self.content.ids[STYLE]}
        yield from (icon for icon in self.content.activate if icon.card in ids or icon.card not in upgrades)

    def of_the_expansions(self) -> Iterator[Choice]:
        if self.plain:
            return
        content = self.content
        groups = [content.group_ids[group] for group in self.groups]
        tokens = sorted({content.icon_ids[icon] for icon in content.game_tokens})
        yield from PLAYER[: self.players]
        yield from (Give(resource) for resource in (*RESOURCES, GREEN_BEAN, *SPECIAL_IDS))
        yield from self.payments()
        yield from map(Use, tokens)
        yield from (Put(token, guest) for token in tokens for guest in self.ids[CUSTOMERS])
        yield from map(Praise, groups)
        yield from (Blame(group, origin) for group in groups for origin in ORIGINS)
        yield from map(Name, groups)
        yield from (Keep(place) for place in range(1, HANDS + 1))
        yield ACCEPT
        yield from (Cup(cup) for cup in (NORMAL, *(cup.id for cup in content.cups)))
        yield from map(Craft, SPECIAL_IDS)
        yield from map(Side, SIDES)
        yield from map(Marker, SPECIAL_IDS)
        yield from UNDER

    def payments(self) -> Iterator[Choice]:
        """Every mix in which Green Beans take the place of others."""
        orders = [order for order in (*self.content.main, *self.content.secondary) if order is not None]
        costs = sorted({order.basic for order in orders} | {order.resources for order in orders})
        most = [range(max(cost[resource] for cost in costs) + 1) for resource in range(len(RESOURCES))]
        dearest = max(map(sum, costs))
        for bean, milk, sugar in product(*most):
            left = dearest - bean - milk - sugar
            yield from (Pay(bean, milk, sugar, green) for green in range(left + 1))

    # What is told.

    def told_of_cards(self, row: int, cards: tuple[Card, ...]) -> bytes:
        """Cards of a row of the City, each counted; −1 is none."""
        number = self.number[row]
        return counts(len(number), tuple([number[card] for card in cards if card >= 0]))

    def told_of_piles(self, *piles: tuple[Card, ...]) -> bytes:
        return self.some(CUSTOMERS, tuple(sorted(chain(*piles))))

    def row(self, row: int, ids: tuple[str, ...]) -> Piece:
        number = self.number[row]
        labels = tuple(f"column {column} {id}" for column in range(1, COLUMNS + 1) for id in ids)
        written = remembered(
            lambda cards: b"".join([one_of(len(number), number.get(card, -1)) for card in cards])
        )
        return Piece(
            f"{ROWS[row]} row", labels, lambda position, seat: written(position.rows[row]), ("rows",)
        )

    def discarded(self, row: int, ids: tuple[str, ...]) -> Piece:
        return Piece(
            f"{ROWS[row]} discards",
            ids,
            lambda position, seat: self.some(row, position.piles[row]),
            ("piles",),
        )

    def known(self, row: int, ids: tuple[str, ...]) -> Piece:
        return Piece(
            f"known of the {ROWS[row]} deck",
            ids,
            lambda position, seat: self.some(row, position.decks[row][: position.known[row][seat]]),
            UNSEEN,
        )

    def known_of_own(self, position: Position, seat: Seat) -> bytes:
        deck = own(seat)
        return self.some(CUSTOMERS, position.decks[deck][: position.known[deck][seat]])

    def owned(self, position: Position, seat: Seat) -> bytes:
        """Nothing before the first Day, when the deck is still covered; with what Starbots took unseen."""
        deck = own(seat)
        if position.phase == "draft":
            return self.some(CUSTOMERS, ())
        taken = tuple([card for source, card in position.robot.unseen if source == deck])
        return self.together(position.decks[deck], position.piles[deck], taken)

    def hand(self, position: Position, seat: Seat) -> bytes:
        return self.some(CUSTOMERS, position.hands[seat] if position.hands else ())

    def day(self, position: Position, seat: Seat) -> bytes:
        last = 1 if position.closing else 0
        return numbers(position.day, last, position.city_reviews, len(position.tokens), position.debt)

    def board(self, position: Position, seat: Seat) -> bytes:
        return numbers(
            position.reviews[seat],
            position.bad_reviews[seat],
            position.hype[seat],
            position.turns[seat],
            len(position.decks[own(seat)]),
            position.green[seat],
        )

    def achievements(self, position: Position, seat: Seat) -> bytes:
        return bytes([bonus != LOCKED for bonus in position.unlocked[seat]])

    def told_of_a_line(self, line: Line) -> bytes:
        """Who stands in it, then for each of all guests its mood and its marks."""
        number = self.number[CUSTOMERS]
        there, moods = bytearray(len(number)), bytearray(5 * len(number))
        for card, mood, marks in line:
            at = number[card]
            there[at] += 1
            angry, happy = (1, 0) if mood < 0 else (0, min(mood, MOST_HAPPY))
            told = (angry, happy, *[1 if marks & mark else 0 for mark in (SERVED, NAPPING, PLAYING)])
            moods[5 * at : 5 * at + 5] = bytes(told)
        return bytes(there + moods)


ENCODER = SeizeTheBeanEncoder
