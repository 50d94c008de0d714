"""Setting up: the City, the Cafés, the first player (SB-SETUP). There is nothing to decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.city import COLUMNS
from demitasse.games.seize_the_bean.content import (
    ACHIEVEMENTS,
    LOCKED,
    MOST_PLAYERS,
    NOBODY,
    ROWS,
    VISIBLE,
    Card,
    SeizeTheBeanContent,
)
from demitasse.games.seize_the_bean.end_of_day import begin_day
from demitasse.games.seize_the_bean.options import SeizeTheBeanOptions
from demitasse.kernel.chance import Chance
from demitasse.kernel.event import Seat

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def deal(
    position: SeizeTheBeanPosition,
    options: SeizeTheBeanOptions,
    seats: int,
    seed: int,
    content: SeizeTheBeanContent,
) -> None:
    """Everything up to the first decision."""
    chance = Chance.of(seed)
    position.content = content
    position.clock = position.revealed = position.day = 0
    position.offered = position.before = None
    position.closing = ""
    position.seats = seats
    position.scoop = options.scoop
    position.first = position.full = first_player(options, seats, chance)
    position.empty = (position.full + 1) % seats
    lay_out_city(position, chance)
    lay_out_tokens(position, chance)
    open_cafes(position, chance)
    position.chance = chance.stream("play")
    begin_day(position, [])


def first_player(options: SeizeTheBeanOptions, seats: int, chance: Chance) -> Seat:
    """SB-SETUP-30…35, SB-RULING-01: set by the host, or drawn; the Empty Cup goes to the left."""
    if options.first != "random":
        return options.first
    return chance.stream("first player").below(seats)[0]


def lay_out_city(position: SeizeTheBeanPosition, chance: Chance) -> None:
    """SB-SETUP-01…09: three shuffled decks, five cards a row, the last of which is the City Discard Pile."""
    content = position.content
    position.groups = tuple(content.group_ids.index(group) for group in content.neighbourhood.groups)
    decks: list[tuple[Card, ...]] = []
    for row, name in enumerate(ROWS):
        cards = [card for group in position.groups for card in content.sets[row][group]]
        decks.append(chance.stream(name).shuffled(cards)[0])
    position.rows = tuple(deck[:COLUMNS] for deck in decks)
    position.piles = tuple((deck[COLUMNS],) for deck in decks)
    position.decks = tuple(deck[VISIBLE:] for deck in decks)


def lay_out_tokens(position: SeizeTheBeanPosition, chance: Chance) -> None:
    """SB-SETUP-10…15: Good Reviews for so many players, a bonus a player, the other tokens face down."""
    content, seats = position.content, position.seats
    position.city_reviews = content.reviews[seats]
    position.box_reviews = content.reviews_in_box - position.city_reviews
    tokens = chance.stream("tokens").shuffled(content.tokens)[0]
    position.bonuses, position.tokens = tokens[:seats], tokens[seats:]


def open_cafes(position: SeizeTheBeanPosition, chance: Chance) -> None:
    """SB-SETUP-20…29: every player alike, with a shuffled set of Friends & Family."""
    content, seats = position.content, position.seats
    position.reviews = position.bad_reviews = position.turns = (0,) * seats
    position.hype = (content.hype,) * seats
    position.supply = (content.supply,) * seats
    position.baristas = position.pantry = position.style = position.lines = ((),) * seats
    position.unlocked = ((LOCKED,) * len(ACHIEVEMENTS),) * seats
    position.guest = NOBODY
    for seat in range(seats):
        friends = [friend_of(content, friend, seat) for friend in content.starting_friends]
        deck = chance.stream(f"friends {seat}").shuffled(friends)[0]
        position.decks = (*position.decks, deck)
        position.piles = (*position.piles, ())
    position.known = ((0,) * seats,) * len(position.decks)


def friend_of(content: SeizeTheBeanContent, friend: int, seat: Seat) -> Card:
    """A seat's own copy of a friend."""
    return len(content.customers) + friend * MOST_PLAYERS + seat
