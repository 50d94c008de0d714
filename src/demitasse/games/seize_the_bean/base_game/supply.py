"""Resources: what a Café has of each kind, and what it takes from the City Supply, which never runs out (SB-LIMIT-04).

The kinds are Beans, Milk and Sugar, then Green Beans, then the crafted tokens of the six Special Resources.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game.hype import rise
from demitasse.games.seize_the_bean.causes import cause
from demitasse.games.seize_the_bean.choices import Cup
from demitasse.games.seize_the_bean.content import GREEN_BEAN, NOBODY
from demitasse.games.seize_the_bean.effects import RESOURCES
from demitasse.games.seize_the_bean.events import CupTaken, Gained
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.games.seize_the_bean.variants.cups import NORMAL, cup_id, place_of_cup
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

BEAN = 0
GREEN = len(RESOURCES)
FIRST_TOKEN = GREEN + 1
SCOOP = 6
FIXED = "fixed"
SCOOP_LEAST, SCOOP_DIE = 3, 4
"""The house rule of a random Scoop: 3 Beans and twice 0 to 3 more, 6 on average."""
SCOOP_MOST = SCOOP_LEAST + 2 * (SCOOP_DIE - 1)


def held(position: SeizeTheBeanPosition, seat: Seat) -> tuple[int, ...]:
    """SB-SETUP-16, SB-SETUP-17, SB-SETUP-18, SB-LIMIT-05, SB-ORDER-02: by kind, what a Café has, piece by piece: change
    of five is no kind of its own.
    """
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


def no_such_resource(position: SeizeTheBeanPosition, name: str) -> Illegal:
    """The refusal of a word that stands for none."""
    known = ", ".join((*RESOURCES, GREEN_BEAN, *position.content.specials))
    return Illegal("SB-ABILITY-STEAL-02", "sb-no-such-resource", resource=name[:40], known=known)


class GainResource(SeizeTheBeanStep, frozen=True):
    """Beans, Milk or Sugar for an icon."""

    kind = "gain"

    resource: int
    count: int

    WRITTEN = (RESOURCES, None)

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-ICON-BEAN-02, SB-ICON-BEAN-03, SB-ICON-BEAN-04, SB-ICON-BEAN-05, SB-ICON-MILK-02, SB-ICON-MILK-03,
        SB-ICON-MILK-04, SB-ICON-SUGAR-02, SB-ICON-SUGAR-03, SB-ICON-SUGAR-04, SB-ACTION-09, SB-ACTION-10.
        """
        position.done()
        gain(position, self.seat, self.resource, self.count, events)
        return True


def gain(position: SeizeTheBeanPosition, seat: Seat, resource: int, count: int, events: list[Event]) -> None:
    """SB-LIMIT-04: from the City Supply, which never runs out."""
    own = [*position.supply[seat]]
    own[resource] += count
    position.supply = replaced(position.supply, seat, tuple(own))
    events.append(Gained(seat, RESOURCES[resource], count, by=cause(position)))


class Scoop(SeizeTheBeanStep, frozen=True):
    """A Scoop of Beans."""

    kind = "scoop"

    WRITTEN = ()

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-ICON-SCOOP-01, SB-ACTION-07, SB-ACTION-08, SB-RULING-02: six Beans, unless the table plays the house
        rule.
        """
        position.done()
        beans = SCOOP if position.scoop == FIXED else random_scoop(position)
        gain(position, self.seat, BEAN, beans, events)
        return True


def scoop_brings(position: SeizeTheBeanPosition) -> tuple[int, int]:
    """SB-OPT-03: how many Beans a Scoop brings at least and at most."""
    return (SCOOP, SCOOP) if position.scoop == FIXED else (SCOOP_LEAST, SCOOP_MOST)


def random_scoop(position: SeizeTheBeanPosition) -> int:
    first, chance = position.chance.below(SCOOP_DIE)
    second, position.chance = chance.below(SCOOP_DIE)
    position.revealed += 1
    return SCOOP_LEAST + first + second


class EarlyBird(SeizeTheBeanStep, frozen=True):
    """An Empty Cup, for who wants to be first tomorrow."""

    kind = "early_bird"

    WRITTEN = ()

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-ICON-EARLYBIRD-01, SB-ICON-EARLYBIRD-02, SB-ICON-EARLYBIRD-03, SB-RULING-45: the Empty Cup, or a rise of
        Hype for who has it; SB-DAILY-04: or asked.
        """
        if position.cups.in_play:
            return False
        position.done()
        if position.empty == self.seat:
            rise(position, self.seat, events)
        else:
            position.empty = self.seat
            events.append(CupTaken(self.seat, by=cause(position)))
        return True

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-DAILY-04, SB-XDEC-05, SB-XRULING-75: any Empty Cup, wherever it is."""
        return (Cup(NORMAL), *[Cup(cup_id(position, place)) for place in range(len(position.cups.in_play))])

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-early-bird")

    def take(self, position: SeizeTheBeanPosition, choice: Cup, events: list[Event]) -> None:
        """SB-DAILY-04, SB-DAILY-05, SB-ICON-EARLYBIRD-01, SB-ICON-EARLYBIRD-02, SB-ICON-EARLYBIRD-03: the Cup is one's
        own; for one's own Cup Hype rises instead.
        """
        seat = self.seat
        position.done()
        if choice.cup == NORMAL:
            mine = position.empty == seat
            position.empty = seat
        else:
            place = place_of_cup(position, choice.cup)
            mine = position.cups.empty[place] == seat
            position.cups = position.cups._replace(empty=replaced(position.cups.empty, place, seat))
        if mine:
            rise(position, seat, events)
        else:
            events.append(CupTaken(seat, choice.cup, by=cause(position)))

    def refuse(self, position: SeizeTheBeanPosition, choice: Cup) -> Illegal:
        known = ", ".join((NORMAL, *[cup_id(position, place) for place in range(len(position.cups.in_play))]))
        return Illegal("SB-DAILY-04", "sb-no-such-cup", cup=choice.cup[:40], known=known)

    ANSWERS = {Cup: take}
