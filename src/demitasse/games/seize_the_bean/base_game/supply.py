"""Resources: what a Café has of each kind, and what it takes from the City Supply, which never runs out (SB-LIMIT-04).

The kinds are Beans, Milk and Sugar, then Green Beans, then the crafted tokens of the six Special Resources.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game.hype import rise
from demitasse.games.seize_the_bean.content import GREEN_BEAN, NOBODY
from demitasse.games.seize_the_bean.effects import RESOURCES
from demitasse.games.seize_the_bean.events import CupTaken, Gained
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

BEAN = 0
GREEN = len(RESOURCES)
FIRST_TOKEN = GREEN + 1
SCOOP = 6
SCOOP_LEAST, SCOOP_DIE = 3, 4
"""The house rule of a random Scoop: 3 Beans and twice 0 to 3 more, 6 on average."""


def held(position: SeizeTheBeanPosition, seat: Seat) -> tuple[int, ...]:
    """By kind, what a Café has."""
    return (*position.supply[seat], position.green[seat], *position.crafted[seat])


def total(position: SeizeTheBeanPosition, seat: Seat) -> int:
    """SB-TIE-01, SB-XRULING-65: a Green Bean or a token counts like any other resource."""
    return sum(held(position, seat))


def add(position: SeizeTheBeanPosition, seat: Seat, kind: int, count: int) -> None:
    """More of a kind, or less."""
    if kind < GREEN:
        own = position.supply[seat]
        position.supply = replaced(position.supply, seat, replaced(own, kind, own[kind] + count))
    elif kind == GREEN:
        position.green = replaced(position.green, seat, position.green[seat] + count)
    else:
        token, own = kind - FIRST_TOKEN, position.crafted[seat]
        position.crafted = replaced(position.crafted, seat, replaced(own, token, own[token] + count))


def name_of(position: SeizeTheBeanPosition, kind: int) -> str:
    """The word for a kind: `milk`, `green`, `donut`."""
    if kind < GREEN:
        return RESOURCES[kind]
    return GREEN_BEAN if kind == GREEN else position.content.specials[kind - FIRST_TOKEN]


def kind_of(position: SeizeTheBeanPosition, name: str) -> int:
    """The kind a word stands for; −1 for none."""
    kinds = (*RESOURCES, GREEN_BEAN, *position.content.specials)
    return kinds.index(name) if name in kinds else NOBODY


def resolve_gain(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-ICON-BEAN-02…05, SB-ICON-MILK-02…04, SB-ICON-SUGAR-02…04."""
    _, seat, resource, count = position.agenda[0]
    position.agenda = position.agenda[1:]
    gain(position, seat, resource, count, events)
    return True


def gain(position: SeizeTheBeanPosition, seat: Seat, resource: int, count: int, events: list[Event]) -> None:
    own = position.supply[seat]
    position.supply = replaced(position.supply, seat, replaced(own, resource, own[resource] + count))
    events.append(Gained(seat, RESOURCES[resource], count))


def resolve_scoop(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-ICON-SCOOP-01, SB-ACTION-07, SB-RULING-02: six Beans, unless the table plays the house rule."""
    seat = position.agenda[0][1]
    position.agenda = position.agenda[1:]
    gain(position, seat, BEAN, SCOOP if position.scoop == "fixed" else random_scoop(position), events)
    return True


def random_scoop(position: SeizeTheBeanPosition) -> int:
    first, chance = position.chance.below(SCOOP_DIE)
    second, position.chance = chance.below(SCOOP_DIE)
    position.revealed += 1
    return SCOOP_LEAST + first + second


def resolve_early_bird(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-ICON-EARLYBIRD-01…03, SB-RULING-45: the Empty Cup, or a rise of Hype for who has it; SB-DAILY-04: or asked."""
    if position.cups:
        return False
    seat = position.agenda[0][1]
    position.agenda = position.agenda[1:]
    if position.empty == seat:
        rise(position, seat, events)
    else:
        position.empty = seat
        events.append(CupTaken(seat))
    return True
