"""Setting up: the City, the Cafés, the first player, what is decided before the first Day (SB-SETUP, SB-FF, SB-P56)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.abilities import board_games, newsflash
from demitasse.games.seize_the_bean.base_game.city import COLUMNS
from demitasse.games.seize_the_bean.content import (
    ACHIEVEMENTS,
    CUSTOMERS,
    DIFFICULTIES,
    GROUPS_IN_PLAY,
    LOCKED,
    NOBODY,
    ROWS,
    SPECIALS,
    Card,
    SeizeTheBeanContent,
)
from demitasse.games.seize_the_bean.drafts import drafting, founders, neighbourhood
from demitasse.games.seize_the_bean.effects import RESOURCES
from demitasse.games.seize_the_bean.entries import VISIBLE
from demitasse.games.seize_the_bean.options import CAFES_ALONE, SOLO, SeizeTheBeanOptions, house_rules
from demitasse.games.seize_the_bean.solo import scenarios, starbots
from demitasse.games.seize_the_bean.variants import cups, diverse_city
from demitasse.kernel.chance import Chance
from demitasse.kernel.seats import replaced
from demitasse.kernel.step import Agenda

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def deal(
    position: SeizeTheBeanPosition, options: SeizeTheBeanOptions, seats: int, seed: int
) -> SeizeTheBeanPosition:
    """Everything up to the first decision (SB-VIS-05, SB-XVIS-07).

    SB-SETUP-32, SB-SETUP-33, SB-SETUP-34, SB-SETUP-35: the first player has the Full Cup, whose left neighbour has the
    Empty one.
    """
    chance, content = Chance.of(seed), position.content
    position.day = 0
    position.closing = ""
    position.seats = CAFES_ALONE if seats == SOLO else seats
    position.scoop = options.scoop
    leave_out_expansions(position)
    switch_on(position, options, seats)
    position.first = position.full = options.first_player(position.seats, chance)
    position.empty = (position.full + 1) % position.seats
    position.groups = neighbourhood.in_play(options, seats, content, chance)
    lay_out_city(position, options, chance)
    lay_out_tokens(position, chance)
    open_cafes(position, options, chance)
    position.chance = chance.stream("play")
    if seats == SOLO:
        face_starbots(position, options, chance)
    cups.open_cups(position, options.daily_specials)
    board_games.open_pool(position)
    position.phase = "draft"
    position.agenda = (*decisions(position, options), drafting.FirstDay(position.full))
    position.resolve([])
    return position


def face_starbots(position: SeizeTheBeanPosition, options: SeizeTheBeanOptions, chance: Chance) -> None:
    """SB-SOLO-06, SB-SOLO-18: at a level, or as the scenario says, which sets up your Café too."""
    scenario, level = scenarios.scenario_of(position), options.solo_level
    if scenario is None:
        starbots.open_cafe(position, level, starbots.tokens_of_level(position.content, level), chance)
        return
    starbots.open_cafe(position, 0, scenarios.tokens_of(scenario), chance)
    scenarios.arrange(position, chance, grand_opening=options.grand_opening)
    founders.move_in(position, starbots.YOU, scenarios.founders_of(position))


def decisions(position: SeizeTheBeanPosition, options: SeizeTheBeanOptions) -> Agenda:
    """What is decided once the City is fully set up and before the first Day (SB-FOUNDER-02, SB-FF-07)."""
    drafted = drafting.before_the_first_day(
        founders=options.founders != "off",
        friends=options.friends == "drafted",
        grand_opening=options.grand_opening,
    )
    joining = founders.joining(position) if position.scenario else ()
    markers = diverse_city.open_stack(position) if options.diverse_city else ()
    return (*drafted, *joining, *markers)


def switch_on(position: SeizeTheBeanPosition, options: SeizeTheBeanOptions, seats: int) -> None:
    """SB-EXP-02, SB-DIFF-05, SB-DIFF-06, SB-SOLO-16, SB-TOKEN-02, SB-TOKEN-03, SB-XRULING-61: the variants of this
    play; everybody has a level of difficulty.
    """
    levels = [DIFFICULTIES.index(level) for level in options.difficulty] or [0]
    levels = levels * seats if len(levels) == 1 else levels
    position.difficulty = (*levels, *[0] * (position.seats - seats))
    position.craft, position.mouth_watering = options.craft_mode, options.mouth_watering
    position.lovers = options.coffee_lovers
    position.sold_out, position.competing = options.sold_out != "off", options.sold_out == "competitive"
    position.house = house_rules(options)
    if seats == SOLO:
        position.robot = position.robot._replace(seat=starbots.STARBOTS)
        position.scenario = "" if options.scenario == "none" else options.scenario
    content = position.content
    if options.founders != "off":
        position.out = tuple(
            [
                card
                for card, founder in zip(content.founder_cards, content.founders, strict=True)
                if options.founders == "all" or founder.set == "base"
            ]
        )
    if options.friends == "drafted":
        every_friend = range(len(content.friends))
        friends = [
            content.friend_card(friend, seat) for friend in every_friend for seat in range(position.seats)
        ]
        position.out = tuple(sorted((*position.out, *friends)))


def leave_out_expansions(position: SeizeTheBeanPosition) -> None:
    """SB-EXP-01: every one is optional; whoever is used is set up by its own room afterwards."""
    nobody, nothing, seats = (NOBODY,) * position.seats, ((),) * position.seats, position.seats
    position.difficulty = (0,) * seats
    position.craft = position.diverse = position.mouth_watering = False
    position.sold_out = position.competing = position.lovers = False
    position.house = ()
    position.craving = position.marker = nobody
    position.founders = position.founder_groups = position.called = nothing
    position.hands = position.kept = nothing
    position.marks = ((0,) * GROUPS_IN_PLAY,) * seats
    position.awards = newsflash.OnAwards((0,) * GROUPS_IN_PLAY, (0,) * GROUPS_IN_PLAY)
    position.assigned = ()
    position.green = (0,) * seats
    position.crafted = ((0,) * SPECIALS,) * seats
    position.cookies = diverse_city.Cookies((), nothing)
    position.cups = cups.Cups()
    position.games = board_games.BoardGames()
    position.out = ()
    position.host = NOBODY
    position.debt = 0
    position.robot = starbots.Robot()
    position.action_cards = starbots.ActionCards()
    position.scenario = ""


def lay_out_city(position: SeizeTheBeanPosition, options: SeizeTheBeanOptions, chance: Chance) -> None:
    """SB-SETUP-01, SB-SETUP-02, SB-SETUP-03, SB-SETUP-04, SB-SETUP-05, SB-SETUP-06, SB-SETUP-07, SB-SETUP-08,
    SB-SETUP-09, SB-PACK-02, SB-PACK-03, SB-SOLO-03: three shuffled decks, five cards a row, the last being the City
    Discard Pile.
    """
    content = position.content
    decks: list[tuple[Card, ...]] = []
    for row, name in enumerate(ROWS):
        cards = [card for group in position.groups for card in content.sets[row][group]]
        if row == CUSTOMERS and options.city_celebrities:
            cards += content.celebrity_cards
        if row == CUSTOMERS and position.scenario:
            kept = scenarios.guests_of_a_group(position, chance)
            cards = [card for card in cards if card not in kept]
        decks.append(chance.stream(name).shuffled(cards)[0])
    position.rows = tuple(deck[:COLUMNS] for deck in decks)
    position.piles = tuple((deck[COLUMNS],) for deck in decks)
    position.decks = tuple(deck[VISIBLE:] for deck in decks)


def lay_out_tokens(position: SeizeTheBeanPosition, chance: Chance) -> None:
    """SB-SETUP-10, SB-SETUP-11, SB-SETUP-12, SB-SETUP-13, SB-SETUP-14, SB-SETUP-15, SB-P56-02, SB-P56-03: Good Reviews
    for so many, a bonus a player, the other tokens face down.
    """
    content, seats = position.content, position.seats
    position.city_reviews = content.reviews[seats]
    position.box_reviews = content.reviews_in_box - position.city_reviews
    tokens = chance.stream("tokens").shuffled(content.tokens)[0]
    position.bonuses, position.tokens = tokens[:seats], tokens[seats:]


def open_cafes(position: SeizeTheBeanPosition, options: SeizeTheBeanOptions, chance: Chance) -> None:
    """SB-SETUP-20, SB-SETUP-21, SB-SETUP-22, SB-SETUP-23, SB-SETUP-24, SB-SETUP-25, SB-SETUP-26, SB-SETUP-27,
    SB-SETUP-28, SB-SETUP-29, SB-P56-01, SB-HOOD-02, SB-SOLO-05: everybody alike, with a shuffled set of Friends &
    Family, unless they are drafted.
    """
    content, seats = position.content, position.seats
    position.reviews = position.bad_reviews = position.turns = (0,) * seats
    position.hype = (content.hype,) * seats
    position.supply = (content.supply if options.friends == "base" else (0,) * len(RESOURCES),) * seats
    position.baristas = position.pantry = position.style = position.lines = ((),) * seats
    position.unlocked = ((LOCKED,) * len(ACHIEVEMENTS),) * seats
    position.guest = NOBODY
    position.decks += ((),) * seats
    position.piles += ((),) * seats
    position.known = ((0,) * seats,) * len(position.decks)
    if options.friends == "drafted":
        return
    for seat in drafting.people(position):
        friends = [content.friend_card(friend, seat) for friend in starting_friends(options, content)]
        deck = chance.stream(f"friends {seat}").shuffled(friends)[0]
        drafting.lay_friends(position, seat, deck, options.grand_opening)
        if options.friends == "advanced":
            supply = drafting.starting_resources(position, deck)
            position.supply = replaced(position.supply, seat, supply)


def starting_friends(options: SeizeTheBeanOptions, content: SeizeTheBeanContent) -> tuple[int, ...]:
    """SB-SETUP-26, SB-FF-02, SB-FF-06: the base four, or the four extra ones instead."""
    if options.friends == "base":
        return content.starting_friends
    return tuple([number for number, friend in enumerate(content.friends) if friend.set == "extra"])
