"""Resources that change hands: Steal Resources, Fair Trade and Roast.

A step that gathers pieces carries their kinds behind its own facts, the newest last.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from demitasse.games.seize_the_bean.asking import Ability
from demitasse.games.seize_the_bean.base_game.orders import thank_for_green
from demitasse.games.seize_the_bean.base_game.reviews import complain, gain
from demitasse.games.seize_the_bean.base_game.supply import (
    BEAN,
    GREEN,
    add,
    held,
    kind_of,
    name_of,
    no_such_resource,
)
from demitasse.games.seize_the_bean.causes import cause
from demitasse.games.seize_the_bean.choices import ACCEPT, DECLINE, Accept, Decline, Give, Player
from demitasse.games.seize_the_bean.content import NOBODY
from demitasse.games.seize_the_bean.expansion_events import Compensated, Roasted, Robbed, Traded
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import clockwise

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

FAIR_TRADE_GREEN = "fair_trade_green"
"""The house rule by which Fair Trade takes Green Beans, too (SB-XOPT-20)."""
SET = 3
"""Pieces in a set of stolen resources (SB-ABILITY-STEAL-01)."""


def names_of(position: SeizeTheBeanPosition, kinds: Iterable[int]) -> tuple[str, ...]:
    return tuple([name_of(position, kind) for kind in kinds])


def gives(position: SeizeTheBeanPosition, kinds: Iterable[int]) -> list[Choice]:
    return [Give(name) for name in names_of(position, kinds)]


def pieces(own: Sequence[int]) -> list[int]:
    """Every single piece, by its kind."""
    return [kind for kind, count in enumerate(own) for _ in range(count)]


def other_players(position: SeizeTheBeanPosition, seat: Seat) -> list[Choice]:
    """SB-XRULING-35: any other player, from the left on; Starbots too (SB-XRULING-88)."""
    return [Player(other) for other in clockwise(position.seats, seat)[1:]]


def why_not_player(position: SeizeTheBeanPosition, choice: Player, rule: str) -> Illegal:
    """To rob, or to roast for."""
    if not 0 <= choice.whom < position.seats:
        return Illegal(rule, "sb-no-such-player", number=choice.whom, last=position.seats - 1)
    return Illegal(rule, "sb-not-yourself")


# Roast.


class Roast(Ability, frozen=True):
    """SB-ABILITY-ROAST-01: for whom Beans are roasted."""

    kind = "roast"

    count: int

    WRITTEN = (None,)

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        return self.or_decline(other_players(position, self.seat))

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-roast", {"count": self.count})

    def roast(self, position: SeizeTheBeanPosition, choice: Player, events: list[Event]) -> None:
        """SB-ABILITY-ROAST-01, SB-ABILITY-ROAST-02, SB-ABILITY-ROAST-03, SB-ABILITY-SUPERROAST-01, SB-XRULING-39: Beans
        for another, one's own first.
        """
        seat, count = self.seat, self.count
        position.done()
        own = min(count, position.supply[seat][BEAN])
        add(position, seat, BEAN, -own)
        if choice.whom != position.robot.seat:
            add(position, choice.whom, BEAN, count)
        events.append(Roasted(seat, choice.whom, count, own, by=cause(position)))
        if own:
            gain(position, seat, own, "roast", events)

    def refuse(self, position: SeizeTheBeanPosition, choice: Player) -> Illegal:
        return why_not_player(position, choice, "SB-ABILITY-ROAST-01")

    ANSWERS = {Player: roast, Decline: Ability.decline}


# Fair Trade.


class FairTrade(Ability, frozen=True):
    """SB-ABILITY-FAIRTRADE-01: resources are handed in for Green Beans, so many at most."""

    kind = "fair_trade"

    count: int
    given: tuple[int, ...] = ()

    WRITTEN = (None,)

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-ABILITY-FAIRTRADE-03: who has no more than is asked for trades all of it."""
        seat, given = self.seat, list(self.given)
        own = tradable(position, seat)
        left = min(self.count - len(given), sum(own))
        if left and (self.may or (left < sum(own) and sum(map(bool, own)) > 1)):
            return False
        for kind in pieces(own)[:left]:
            add(position, seat, kind, -1)
            given.append(kind)
        position.done()
        if given:
            add(position, seat, GREEN, len(given))
            events.append(Traded(seat, names_of(position, given), len(given), by=cause(position)))
        return True

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        own = tradable(position, self.seat)
        return self.or_decline(gives(position, [kind for kind, count in enumerate(own) if count]))

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        left = min(self.count - len(self.given), sum(tradable(position, self.seat)))
        return Message("sb-prompt-fair-trade", {"left": left})

    def trade(self, position: SeizeTheBeanPosition, choice: Give, events: list[Event]) -> None:
        """SB-XDEC-09, SB-ABILITY-FAIRTRADE-06: one piece after the other; the first one settles that there is a
        trade.
        """
        kind = kind_of(position, choice.resource)
        add(position, self.seat, kind, -1)
        position.done(replace(self, may=0, given=(*self.given, kind)))

    def refuse(self, position: SeizeTheBeanPosition, choice: Give) -> Illegal:
        kind = kind_of(position, choice.resource)
        if kind == NOBODY:
            return no_such_resource(position, choice.resource)
        if kind == GREEN and FAIR_TRADE_GREEN not in position.house:
            return Illegal("SB-XRULING-38", "sb-not-green-for-green")
        return Illegal("SB-ABILITY-FAIRTRADE-01", "sb-not-to-trade", resource=choice.resource)

    ANSWERS = {Give: trade, Decline: Ability.decline}


def tradable(position: SeizeTheBeanPosition, seat: Seat) -> list[int]:
    """SB-ABILITY-FAIRTRADE-01, SB-ABILITY-FAIRTRADE-02, SB-XRULING-38, SB-XOPT-20: by kind, what may be handed in; no
    Green Beans, except by house rule.
    """
    own = list(held(position, seat))
    if FAIR_TRADE_GREEN not in position.house:
        own[GREEN] = 0
    return own


# Steal Resources: a step for all sets, and before it a step for the set that is being stolen.


class Steal(Ability, frozen=True):
    """SB-ABILITY-STEAL-01: the sets still to steal, how many of them are free, and what earlier ones brought."""

    kind = "steal"

    sets: int
    free: int
    loot: tuple[int, ...] = ()

    WRITTEN = (None, None)

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-ABILITY-STEAL-01, SB-ABILITY-SUPERSTEAL-01: a victim for each set."""
        return self.or_decline(other_players(position, self.seat)) if self.sets else ()

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-steal")

    def steal(self, position: SeizeTheBeanPosition, choice: Player, events: list[Event]) -> None:
        """The step stays for the next set; SB-XRULING-34: with a free set among several, which one it is is asked."""
        rest = replace(self, may=0, sets=self.sets - 1)
        position.done(rest)
        if 0 < self.free < self.sets:
            position.push(FreeSet(self.seat, choice.whom))
        else:
            rest.rob(position, choice.whom, int(self.free > 0))

    def rob(self, position: SeizeTheBeanPosition, whom: Seat, free: int) -> None:
        """A free set is used up by it."""
        position.done(Rob(self.seat, whom, free, 0), replace(self, free=self.free - free))

    def refuse(self, position: SeizeTheBeanPosition, choice: Player) -> Illegal:
        return why_not_player(position, choice, "SB-ABILITY-STEAL-01")

    ANSWERS = {Player: steal, Decline: Ability.decline}


class FreeSet(SeizeTheBeanStep, frozen=True):
    """SB-XRULING-34: whether this set is the free one."""

    kind = "free_set"

    whom: Seat

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-XRULING-34, SB-XDEC-10: this set, or the other one."""
        return (ACCEPT, DECLINE)

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-free-set", {"whom": self.whom})

    def choose(self, position: SeizeTheBeanPosition, choice: Accept | Decline, events: list[Event]) -> None:
        position.done()
        sets_left(position, 0).rob(position, self.whom, int(choice == ACCEPT))

    ANSWERS = {Accept: choose, Decline: choose}


def sets_left(position: SeizeTheBeanPosition, place: int) -> Steal:
    """The step of all sets, at its place of the agenda."""
    step = position.agenda[place]
    assert isinstance(step, Steal)
    return step


class Rob(SeizeTheBeanStep, frozen=True):
    """SB-ABILITY-STEAL-01: who is robbed of a set, whether its kinds are free, and the pieces so far: first those
    stolen, then those paid.
    """

    kind = "rob"

    whom: Seat
    free: int
    stolen: int
    kinds: tuple[int, ...] = ()

    @property
    def taken(self) -> tuple[int, ...]:
        return self.kinds[: self.stolen]

    @property
    def paid(self) -> tuple[int, ...]:
        return self.kinds[self.stolen :]

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-ABILITY-STEAL-04: as much of the set as there is; asked only where there is a choice."""
        can = self.can_be_stolen(position)
        left = min(SET - self.stolen, sum(can))
        if not left:
            return self.compensate(position, events)
        if left < sum(can) and sum(map(bool, can)) > 1:
            return False
        self.take(position, *pieces(can)[:left])
        return True

    def compensate(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-ABILITY-STEAL-05, SB-ABILITY-STEAL-06: the pieces that are missing from the set, as far as one has any."""
        missing = SET - len(self.kinds)
        can = self.can_be_paid(position)
        left = min(missing, sum(can))
        if not left:
            self.finish(position, missing, events)
            return True
        if left < sum(can) and sum(map(bool, can)) > 1:
            return False
        self.pay(position, next(kind for kind, count in enumerate(can) if count))
        return True

    def finish(self, position: SeizeTheBeanPosition, short: int, events: list[Event]) -> None:
        """SB-ABILITY-STEAL-03, SB-ABILITY-STEAL-06, SB-XRULING-33: Green Beans paid earn, those stolen do not; too
        little paid is 1 BR.
        """
        steal = sets_left(position, 1)
        position.agenda = (replace(steal, loot=(*steal.loot, *self.taken)), *position.agenda[2:])
        events.append(Robbed(self.seat, self.whom, *told(position, self.taken), by=cause(position)))
        if self.paid:
            events.append(Compensated(self.seat, *told(position, self.paid)))
            thank_for_green(position, self.seat, self.paid.count(GREEN), events)
        if short:
            complain(position, self.seat, 1, events)

    def can_be_stolen(self, position: SeizeTheBeanPosition) -> list[int]:
        """SB-ABILITY-STEAL-01, SB-ABILITY-STEAL-02, SB-ABILITY-STEAL-04, SB-ABILITY-STEALBOOST-01, SB-XRULING-32: by
        kind, how many pieces still may be.
        """
        if self.paid or self.stolen == SET:
            return []
        own = held(position, self.whom)
        if self.free:
            return list(own)
        return [int(count > 0 and kind not in self.kinds) for kind, count in enumerate(own)]

    def can_be_paid(self, position: SeizeTheBeanPosition) -> list[int]:
        """SB-ABILITY-STEAL-05, SB-XRULING-32, SB-XRULING-33, SB-XRULING-34: by kind, how many pieces may pay for
        missing ones.

        Stolen pieces pay nothing in the same activation. Green Beans stand for missing basic kinds: whenever a piece is
        missing from the set, so is a basic kind.
        """
        own = list(held(position, self.seat))
        for kind in (*sets_left(position, 1).loot, *self.taken):
            own[kind] -= 1
        if self.free:
            return own
        return [
            count if kind == GREEN else int(count > 0 and kind not in self.kinds)
            for kind, count in enumerate(own)
        ]

    def take(self, position: SeizeTheBeanPosition, *kinds: int) -> None:
        """Pieces change hands."""
        for kind in kinds:
            add(position, self.whom, kind, -1)
            add(position, self.seat, kind, 1)
        position.done(replace(self, stolen=self.stolen + len(kinds), kinds=(*self.kinds, *kinds)))

    def pay(self, position: SeizeTheBeanPosition, kind: int) -> None:
        """A piece goes to the City Supply for one that was missing."""
        add(position, self.seat, kind, -1)
        position.done(replace(self, kinds=(*self.kinds, kind)))

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-XDEC-09: the next piece, stolen or paid."""
        can = self.can_be_stolen(position)
        if not any(can):
            can = self.can_be_paid(position)
        return tuple(gives(position, [kind for kind, count in enumerate(can) if count]))

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        can = self.can_be_stolen(position)
        if any(can):
            left = min(SET - self.stolen, sum(can))
            return Message("sb-prompt-rob", {"whom": self.whom, "left": left, "free": self.free})
        left = min(SET - len(self.kinds), sum(self.can_be_paid(position)))
        return Message("sb-prompt-compensate", {"left": left})

    def rob(self, position: SeizeTheBeanPosition, choice: Give, events: list[Event]) -> None:
        kind = kind_of(position, choice.resource)
        if any(self.can_be_stolen(position)):
            self.take(position, kind)
        else:
            self.pay(position, kind)

    def refuse(self, position: SeizeTheBeanPosition, choice: Give) -> Illegal:
        if kind_of(position, choice.resource) == NOBODY:
            return no_such_resource(position, choice.resource)
        if any(self.can_be_stolen(position)):
            return Illegal("SB-XRULING-32", "sb-not-to-steal", resource=choice.resource)
        return Illegal("SB-XRULING-32", "sb-not-to-compensate", resource=choice.resource)

    ANSWERS = {Give: rob}


def told(position: SeizeTheBeanPosition, kinds: tuple[int, ...]) -> tuple[tuple[str, ...], int]:
    """Pieces by their names; Green Beans are counted."""
    return names_of(position, [kind for kind in kinds if kind != GREEN]), kinds.count(GREEN)
