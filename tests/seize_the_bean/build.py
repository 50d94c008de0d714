"""Tables of Seize the Bean for tests, in the words of the rules: only what a test is about needs to be said.

    position = table(cafes={0: {"bean": 2, "line": ["hipsters-c01"], "pantry": ["cyclists-p1"]}})
    happened = begin(position, "service")
    play(position, "fulfil")

Cards that a test names are taken from wherever the deal left them, so every card is somewhere exactly once.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from demitasse.games import seize_the_bean
from demitasse.games.seize_the_bean.abilities.targeting import whose
from demitasse.games.seize_the_bean.base_game.actions import PlaceBarista
from demitasse.games.seize_the_bean.base_game.day import HypePhase, agenda_of_a_day
from demitasse.games.seize_the_bean.base_game.decks import own
from demitasse.games.seize_the_bean.base_game.end_of_day import Evening
from demitasse.games.seize_the_bean.base_game.line import ClearLine
from demitasse.games.seize_the_bean.base_game.moods import NAPPING, PLAYING, SERVED
from demitasse.games.seize_the_bean.base_game.service import EndService, ServiceTurn, UseAbility
from demitasse.games.seize_the_bean.base_game.taking import Recruit
from demitasse.games.seize_the_bean.content import (
    ACHIEVEMENTS,
    BLIND,
    CUSTOMERS,
    LOCKED,
    NOBODY,
    PANTRY,
    ROWS,
    SPACES,
    STYLE,
    SeizeTheBeanContent,
)
from demitasse.games.seize_the_bean.drafts.founders import printed_group
from demitasse.games.seize_the_bean.effects import DISCARD, PRESENT, RESOURCES
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.solo.starbots import RobotCommand, StarbotsTurn
from demitasse.games.seize_the_bean.steps import read, steps_of
from demitasse.games.seize_the_bean.variants.crafting import CraftPhase, with_craft_phase
from demitasse.kernel.event import Event
from demitasse.kernel.seats import clockwise, replaced
from demitasse.kernel.step import Agenda, Step

BEAN = seize_the_bean.GAME
BOX = BEAN.load()

Facts = Mapping[str, Any]
FRIENDS = ("grandpa", "grandma", "lazy_friend", "popular_friend")
MARKS = {"served": SERVED, "napping": NAPPING, "playing": PLAYING}


def new_play(
    seats: int = 2, seed: int = 1, content: SeizeTheBeanContent | None = None, **options: object
) -> SeizeTheBeanPosition:
    """A fresh position, before the first Barista is placed."""
    return BEAN.setup(options, seats=seats, seed=seed, content=content)


def table(
    *,
    seats: int = 2,
    first: int = 0,
    empty: int | None = None,
    day: int = 1,
    cafes: Mapping[int, Facts] | None = None,
    customers: Sequence[str] = (),
    pantry: Sequence[str] = (),
    style: Sequence[str] = (),
    piles: Mapping[str, Sequence[str]] | None = None,
    decks: Mapping[str, Sequence[str] | int] | None = None,
    reviews: int | None = None,
    bonuses: Sequence[str] | None = None,
    closing: str = "",
    content: SeizeTheBeanContent | None = None,
    seed: int = 1,
    **options: object,
) -> SeizeTheBeanPosition:
    """A position at the start of a Day.

    `cafes` gives by seat what differs from a Café as it opens: `bean`, `milk`, `sugar`, `hype`, `reviews`,
    `bad_reviews`, `pantry`, `style` (ids, the oldest first), `line` (ids, or (id, mood), or (id, mood, "served",
    "napping", "playing")), `deck` (ids, the top first), `discard` (ids, the top last), `baristas` (spaces),
    `unlocked` ({achievement: bonus icon, or empty text for a token nobody saw}), `founders` (ids, or (id, group
    chosen)), `green`, `crafted` ({special: tokens}), `craving` (a special). With a `deck`, a `discard` or a `line`, the
    friends not named are out of the play: use that where conservation is not the point. `customers`, `pantry` and
    `style` are columns 1 to 4 of the City and then the top of the pile, as far as given; `piles` are the City Discard
    Piles below that (the top last); `decks` puts cards on top of a City Deck, or leaves so many in it.
    """
    position = new_play(seats, seed, content, first=first, **options)
    given = cafes or {}
    rows = {"customers": customers, "pantry": pantry, "style": style}
    for row, name in enumerate(ROWS):
        fill_row(position, row, rows[name], (piles or {}).get(name), (decks or {}).get(name), named(given))
    for seat, facts in given.items():
        open_cafe(position, seat, facts)
    position.day, position.closing = day, closing
    if empty is not None:
        position.empty = empty
    if reviews is not None:
        position.box_reviews += position.city_reviews - reviews
        position.city_reviews = reviews
    if bonuses is not None:
        lie_bonuses(position, bonuses)
    position.agenda = with_craft_phase(
        position, agenda_of_a_day(position.seats, position.full, position.robot.seat)
    )
    return position


def named(cafes: Mapping[int, Facts]) -> list[str]:
    """The ids of all cards that lie in some Café."""
    found: list[str] = []
    for facts in cafes.values():
        for field in ("pantry", "style", "deck", "discard"):
            found += facts.get(field, ())
        found += [guest if isinstance(guest, str) else guest[0] for guest in facts.get("line", ())]
    return found


def fill_row(
    position: SeizeTheBeanPosition,
    row: int,
    columns: Sequence[str],
    pile: Sequence[str] | None,
    deck: Sequence[str] | int | None,
    elsewhere: Sequence[str],
) -> None:
    """Named cards where they are named, what is named elsewhere nowhere, all other cards as they were dealt."""
    index = position.content.index[row]
    wanted = [index[id] for id in columns]
    covered = [index[id] for id in pile] if pile is not None else []
    on_top = [index[id] for id in deck] if isinstance(deck, Sequence) else []
    mentioned = [*wanted, *covered, *on_top, *(index[id] for id in elsewhere if id in index)]
    taken = set(mentioned)
    assert len(taken) == len(mentioned), "a card lies in two places"
    dealt = [*position.rows[row], *position.piles[row], *position.decks[row]]
    free = [card for card in dealt if card not in taken]
    shown = wanted[:4] + [free.pop(0) for _ in range(4 - len(wanted[:4]))]
    top = wanted[4:] or ([] if covered else [free.pop(0)])
    left = [*on_top, *free]
    position.rows = replaced(position.rows, row, tuple(shown))
    position.piles = replaced(position.piles, row, (*covered, *top))
    position.decks = replaced(position.decks, row, tuple(left[:deck] if isinstance(deck, int) else left))


def open_cafe(position: SeizeTheBeanPosition, seat: int, facts: Facts) -> None:
    content, deck = position.content, own(seat)
    customers = content.index[CUSTOMERS]
    position.supply = replaced(
        position.supply,
        seat,
        tuple(
            facts.get(resource, count)
            for resource, count in zip(RESOURCES, position.supply[seat], strict=True)
        ),
    )
    for fact in ("hype", "reviews", "bad_reviews"):
        if fact in facts:
            setattr(position, fact, replaced(getattr(position, fact), seat, facts[fact]))
    for row, side in ((PANTRY, "pantry"), (STYLE, "style")):
        cards = tuple(content.index[row][id] for id in facts.get(side, ()))
        setattr(position, side, replaced(getattr(position, side), seat, cards))
    line = tuple(guest_of(content, guest) for guest in facts.get("line", ()))
    position.lines = replaced(position.lines, seat, line)
    if {"deck", "discard", "line"} & set(facts):
        cards = tuple(customers[id] for id in facts.get("deck", ()))
        position.decks = replaced(position.decks, deck, cards)
    pile = tuple(customers[id] for id in facts.get("discard", ()))
    position.piles = replaced(position.piles, deck, pile)
    spaces = tuple(SPACES.index(space) for space in facts.get("baristas", ()))
    position.baristas = replaced(position.baristas, seat, spaces)
    unlocked: Mapping[str, str] = facts.get("unlocked", {})
    tokens = tuple(
        (content.icon_index[unlocked[id]] if unlocked[id] else BLIND) if id in unlocked else LOCKED
        for id in ACHIEVEMENTS
    )
    position.unlocked = replaced(position.unlocked, seat, tokens)
    if "green" in facts:
        position.green = replaced(position.green, seat, facts["green"])
    crafted: Mapping[str, int] = facts.get("crafted", {})
    position.crafted = replaced(
        position.crafted, seat, tuple(crafted.get(special, 0) for special in content.specials)
    )
    if "craving" in facts:
        position.craving = replaced(position.craving, seat, content.special_index[facts["craving"]])
    if "founders" in facts:
        run_by(position, seat, *facts["founders"])


def run_by(position: SeizeTheBeanPosition, seat: int, *founders: str | tuple[str, str]) -> None:
    """These Founders run a Café, each with its printed group or with the one given; all may be served today."""
    index = position.content.index[CUSTOMERS]
    named = [founder if isinstance(founder, tuple) else (founder, "") for founder in founders]
    cards = tuple(index[id] for id, _ in named)
    groups = tuple(
        position.content.group_index[group] if group else printed_group(position, card)
        for card, (_, group) in zip(cards, named, strict=True)
    )
    position.founders = replaced(position.founders, seat, cards)
    position.founder_groups = replaced(position.founder_groups, seat, groups)
    position.called = replaced(position.called, seat, cards)


def guest_of(content: SeizeTheBeanContent, guest: str | tuple[Any, ...]) -> tuple[int, int, int]:
    id, mood, *marks = (guest, 0) if isinstance(guest, str) else guest
    return content.index[CUSTOMERS][id], mood, sum(MARKS[mark] for mark in marks)


def lie_bonuses(position: SeizeTheBeanPosition, bonuses: Sequence[str]) -> None:
    """These Achievement Bonuses are available, all other tokens lie face down."""
    tokens = list(position.content.tokens)
    position.bonuses = tuple(position.content.icon_index[icon] for icon in bonuses)
    for icon in position.bonuses:
        tokens.remove(icon)
    position.tokens = tuple(tokens)


def begin(position: SeizeTheBeanPosition, phase: str, seat: int | None = None) -> list[Event]:
    """Go on from a phase (`craft`, `hype`, `service`, `clear`, `word_of_mouth`, `evening`) to what is asked next."""
    start = position.full if seat is None else seat
    order = clockwise(position.seats, start)
    from_here: dict[str, Agenda] = {
        "craft": (CraftPhase(start), HypePhase(start)),
        "hype": (HypePhase(start),),
        "service": (ServiceTurn(start),),
        "clear": (ClearLine(start),),
        "word_of_mouth": (
            *[
                Recruit(other, may=0, note=0, zone=DISCARD, whom=PRESENT)
                if other != position.robot.seat
                else RobotCommand(other, "recruit", (DISCARD, PRESENT))
                for other in order
            ],
            Evening(start),
        ),
        "evening": (Evening(start),),
    }
    position.phase = "service" if phase == "clear" else phase
    return go_on(position, *from_here[phase])


def go_on(position: SeizeTheBeanPosition, *steps: Step) -> list[Event]:
    """Resolve these steps, and what they lead to, until somebody is asked."""
    events: list[Event] = []
    host = whose(position, position.guest)
    position.host = position.host if host == NOBODY else host
    position.agenda = steps
    position.offered = None
    position.before = position.revealed
    position.resolve(events)
    return events


def effect(position: SeizeTheBeanPosition, seat: int, *effects: str) -> list[Event]:
    """What these effects do for a seat, as an ability would."""
    parsed = [read(text) for text in effects]
    assert None not in parsed
    rest = position.agenda
    return go_on(position, *steps_of([one for one in parsed if one is not None], seat), *rest)


def activate(position: SeizeTheBeanPosition, seat: int, card: str) -> list[Event]:
    """The ability of a Customer that a seat is serving, in whosever Line it stands; a Founder stands in none."""
    guest = position.content.index[CUSTOMERS][card]
    host = whose(position, guest)
    if host != NOBODY:
        line = tuple(
            (who, mood, marks | (SERVED * (who == guest))) for who, mood, marks in position.lines[host]
        )
        position.lines = replaced(position.lines, host, line)
    position.guest, position.host = guest, seat if host == NOBODY else host
    position.phase = "service"
    return go_on(position, UseAbility(seat, guest, 0), EndService(seat))


# What lies where, by ids.


def row(position: SeizeTheBeanPosition, name: str = "customers") -> list[str]:
    """Columns 1 to 5: the last is the top of the City Discard Pile; an empty column is empty text."""
    at = ROWS.index(name)
    ids, pile = position.content.ids[at], position.piles[at]
    columns = [ids[card] if card != NOBODY else "" for card in position.rows[at]]
    return [*columns, ids[pile[-1]] if pile else ""]


def city_pile(position: SeizeTheBeanPosition, name: str = "customers") -> list[str]:
    at = ROWS.index(name)
    return [position.content.ids[at][card] for card in position.piles[at]]


def city_deck(position: SeizeTheBeanPosition, name: str = "customers") -> list[str]:
    at = ROWS.index(name)
    return [position.content.ids[at][card] for card in position.decks[at]]


def deck(position: SeizeTheBeanPosition, seat: int) -> list[str]:
    return [position.content.ids[CUSTOMERS][card] for card in position.decks[own(seat)]]


def discards(position: SeizeTheBeanPosition, seat: int) -> list[str]:
    return [position.content.ids[CUSTOMERS][card] for card in position.piles[own(seat)]]


def line(position: SeizeTheBeanPosition, seat: int) -> list[str]:
    return [position.content.ids[CUSTOMERS][card] for card, _, _ in position.lines[seat]]


def moods(position: SeizeTheBeanPosition, seat: int) -> list[int]:
    return [mood for _, mood, _ in position.lines[seat]]


def served(position: SeizeTheBeanPosition, seat: int) -> list[bool]:
    return [bool(marks & SERVED) for _, _, marks in position.lines[seat]]


def resources(position: SeizeTheBeanPosition, seat: int) -> tuple[int, ...]:
    """Beans, Milk, Sugar."""
    return position.supply[seat]


def friends_of(seat: int) -> list[str]:
    return [f"{friend}-{seat + 1}" for friend in FRIENDS]


def random_play(
    seats: int, seed: int, content: SeizeTheBeanContent | None = None, **options: object
) -> Iterator[tuple[SeizeTheBeanPosition, list[Event]]]:
    """A whole play by chance, the position after every choice with what happened (it is the same object each time)."""
    dice = random.Random(seed)
    position = new_play(seats, seed, content, **options)
    yield position, []
    while position.seats_to_act:
        seat = position.seats_to_act[0]
        yield position, list(position.play(seat, dice.choice(position.choices(seat))))


def stack(position: SeizeTheBeanPosition, *cards: tuple[str, int]) -> None:
    """These Action cards, each a space and a number, are the next ones that Starbots turns over."""
    printed = list(position.content.action_cards)
    wanted = [printed.index((number, SPACES.index(space))) for space, number in cards]
    left = [*position.action_cards.left, *position.action_cards.discarded]
    position.action_cards = position.action_cards._replace(
        left=(*wanted, *[card for card in left if card not in wanted]), discarded=()
    )


def starbots_turn(position: SeizeTheBeanPosition, *cards: tuple[str, int]) -> list[Event]:
    """Starbots places a Barista, with these Action cards on top."""
    stack(position, *cards)
    return go_on(position, StarbotsTurn(position.robot.seat), PlaceBarista(0))


def own_cards(position: SeizeTheBeanPosition, seat: int) -> list[str]:
    """All Customers of a player: Line, Discard Pile and deck."""
    return [*line(position, seat), *discards(position, seat), *deck(position, seat)]


def change(position: SeizeTheBeanPosition, what: str, now: Any) -> None:
    """A slot, or a field of a group such as `games.left`."""
    slot, _, field = what.partition(".")
    setattr(position, slot, getattr(position, slot)._replace(**{field: now}) if field else now)
