"""Resources that change hands: Steal Resources, Fair Trade and Roast.

A step that gathers pieces carries their kinds behind its own facts, the newest last.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from demitasse.games.seize_the_bean.asking import or_decline
from demitasse.games.seize_the_bean.base_game.orders import thank_for_green
from demitasse.games.seize_the_bean.base_game.reviews import complain, gain
from demitasse.games.seize_the_bean.base_game.supply import BEAN, GREEN, add, held, kind_of, name_of
from demitasse.games.seize_the_bean.choices import ACCEPT, DECLINE, Accept, Decline, Give, Player
from demitasse.games.seize_the_bean.expansion_events import Compensated, Roasted, Robbed, Traded
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import clockwise

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

SET = 3
"""Pieces in a set of stolen resources (SB-ABILITY-STEAL-01)."""


def names_of(position: SeizeTheBeanPosition, kinds: Iterable[int]) -> tuple[str, ...]:
    return tuple([name_of(position, kind) for kind in kinds])


def gives(position: SeizeTheBeanPosition, kinds: Iterable[int]) -> list[Choice]:
    return [Give(name) for name in names_of(position, kinds)]


def offer_player(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-XRULING-35: any other player, from the left on; Starbots too (SB-XRULING-88)."""
    seat = position.agenda[0][1]
    return or_decline(position, [Player(other) for other in clockwise(position.seats, seat)[1:]])


# Roast.


def prompt_roast(position: SeizeTheBeanPosition) -> Message:
    return Message("sb-prompt-roast", {"count": position.agenda[0][3]})


def roast(position: SeizeTheBeanPosition, choice: Player, events: list[Event]) -> None:
    """SB-ABILITY-ROAST-01…03, SB-ABILITY-SUPERROAST-01, SB-XRULING-39: Beans for another, one's own first."""
    _, seat, _, count = position.agenda[0]
    position.agenda = position.agenda[1:]
    own = min(count, position.supply[seat][BEAN])
    add(position, seat, BEAN, -own)
    if choice.whom != position.robot:
        add(position, choice.whom, BEAN, count)
    events.append(Roasted(seat, choice.whom, count, own))
    if own:
        gain(position, seat, own, "roast", events)


# Fair Trade.


def tradable(position: SeizeTheBeanPosition, seat: Seat) -> list[int]:
    """SB-ABILITY-FAIRTRADE-01, -02, SB-XRULING-38: by kind, what may be handed in; no Green Beans."""
    own = list(held(position, seat))
    own[GREEN] = 0
    return own


def resolve_fair_trade(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-ABILITY-FAIRTRADE-03: who has no more than is asked for trades all of it."""
    _, seat, may, count, *given = position.agenda[0]
    own = tradable(position, seat)
    left = min(count - len(given), sum(own))
    if left and (may or (left < sum(own) and sum(map(bool, own)) > 1)):
        return False
    for kind in pieces(own)[:left]:
        add(position, seat, kind, -1)
        given.append(kind)
    position.agenda = position.agenda[1:]
    if given:
        add(position, seat, GREEN, len(given))
        events.append(Traded(seat, names_of(position, given), len(given)))
    return True


def pieces(own: Sequence[int]) -> list[int]:
    """Every single piece, by its kind."""
    return [kind for kind, count in enumerate(own) for _ in range(count)]


def offer_fair_trade(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    _, seat, _, _, *_ = position.agenda[0]
    own = tradable(position, seat)
    return or_decline(position, gives(position, [kind for kind, count in enumerate(own) if count]))


def prompt_fair_trade(position: SeizeTheBeanPosition) -> Message:
    _, seat, _, count, *given = position.agenda[0]
    left = min(count - len(given), sum(tradable(position, seat)))
    return Message("sb-prompt-fair-trade", {"left": left})


def trade(position: SeizeTheBeanPosition, choice: Give, events: list[Event]) -> None:
    """SB-XDEC-09: one piece after the other; the first one settles that there is a trade."""
    _, seat, _, count, *given = position.agenda[0]
    kind = kind_of(position, choice.resource)
    add(position, seat, kind, -1)
    more: list[int] = [0, count, *given, kind]
    position.agenda = (("fair_trade", seat, *more), *position.agenda[1:])


# Steal Resources: ("steal", seat, may, sets, free sets, *loot); each set is ("rob", seat, whom, free, stolen, *kinds).


def offer_steal(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-ABILITY-STEAL-01, SB-ABILITY-SUPERSTEAL-01: a victim for each set."""
    return offer_player(position) if position.agenda[0][3] else ()


def prompt_steal(position: SeizeTheBeanPosition) -> Message:
    return Message("sb-prompt-steal")


def steal(position: SeizeTheBeanPosition, choice: Player, events: list[Event]) -> None:
    """The step stays for the next set; SB-XRULING-34: with a free set among several, which one it is is asked."""
    _, seat, _, sets, free, *loot = position.agenda[0]
    more: list[int] = [0, sets - 1, free, *loot]
    position.agenda = (("steal", seat, *more), *position.agenda[1:])
    if 0 < free < sets:
        position.agenda = (("free_set", seat, choice.whom), *position.agenda)
    else:
        begin_robbery(position, seat, choice.whom, int(free > 0))


def offer_free_set(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-XRULING-34, SB-XDEC-10: this set, or the other one."""
    return (ACCEPT, DECLINE)


def prompt_free_set(position: SeizeTheBeanPosition) -> Message:
    return Message("sb-prompt-free-set", {"whom": position.agenda[0][2]})


def choose_free_set(position: SeizeTheBeanPosition, choice: Accept | Decline, events: list[Event]) -> None:
    _, seat, whom = position.agenda[0]
    position.agenda = position.agenda[1:]
    begin_robbery(position, seat, whom, int(choice == ACCEPT))


def begin_robbery(position: SeizeTheBeanPosition, seat: Seat, whom: Seat, free: int) -> None:
    """A free set is used up by it."""
    _, _, _, sets, left, *loot = position.agenda[0]
    more: list[int] = [0, sets, left - free, *loot]
    position.agenda = (("rob", seat, whom, free, 0), ("steal", seat, *more), *position.agenda[1:])


class Robbery(NamedTuple):
    """What the step says: who robs whom, whether the kinds are free, and which pieces were stolen and paid so far."""

    seat: Seat
    whom: Seat
    free: int
    stolen: list[int]
    paid: list[int]
    loot: Sequence[int]
    """What earlier sets of the same activation brought."""


def robbery(position: SeizeTheBeanPosition) -> Robbery:
    _, seat, whom, free, stolen, *kinds = position.agenda[0]
    _, _, _, _, _, *loot = position.agenda[1]
    return Robbery(seat, whom, free, kinds[:stolen], kinds[stolen:], loot)


def can_be_stolen(position: SeizeTheBeanPosition, now: Robbery) -> list[int]:
    """SB-ABILITY-STEAL-01, -02, -04, SB-ABILITY-STEALBOOST-01, SB-XRULING-32: by kind, how many pieces still may be."""
    if now.paid or len(now.stolen) == SET:
        return []
    own = held(position, now.whom)
    if now.free:
        return list(own)
    return [int(count > 0 and kind not in now.stolen) for kind, count in enumerate(own)]


def can_be_paid(position: SeizeTheBeanPosition, now: Robbery) -> list[int]:
    """SB-ABILITY-STEAL-05, SB-XRULING-32…34: by kind, how many pieces may pay for missing ones.

    Stolen pieces pay nothing in the same activation. Green Beans stand for missing basic kinds: whenever a piece is
    missing from the set, so is a basic kind.
    """
    own = list(held(position, now.seat))
    for kind in (*now.loot, *now.stolen):
        own[kind] -= 1
    if now.free:
        return own
    gone = (*now.stolen, *now.paid)
    return [count if kind == GREEN else int(count > 0 and kind not in gone) for kind, count in enumerate(own)]


def resolve_rob(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-ABILITY-STEAL-04: as much of the set as there is; asked only where there is a choice."""
    now = robbery(position)
    can = can_be_stolen(position, now)
    left = min(SET - len(now.stolen), sum(can))
    if not left:
        return compensate(position, now, events)
    if left < sum(can) and sum(map(bool, can)) > 1:
        return False
    for kind in pieces(can)[:left]:
        take(position, kind)
    return True


def compensate(position: SeizeTheBeanPosition, now: Robbery, events: list[Event]) -> bool:
    """SB-ABILITY-STEAL-05, -06: the pieces that are missing from the set, as far as one has any."""
    missing = SET - len(now.stolen) - len(now.paid)
    can = can_be_paid(position, now)
    left = min(missing, sum(can))
    if not left:
        finish(position, now, missing, events)
        return True
    if left < sum(can) and sum(map(bool, can)) > 1:
        return False
    put(position, next(kind for kind, count in enumerate(can) if count))
    return True


def finish(position: SeizeTheBeanPosition, now: Robbery, short: int, events: list[Event]) -> None:
    """SB-ABILITY-STEAL-03, -06, SB-XRULING-33: Green Beans paid earn, those stolen do not; too little paid is 1 BR."""
    _, seat, *more = position.agenda[1]
    position.agenda = (("steal", seat, *more, *now.stolen), *position.agenda[2:])
    events.append(Robbed(now.seat, now.whom, *told(position, now.stolen)))
    if now.paid:
        events.append(Compensated(now.seat, *told(position, now.paid)))
        thank_for_green(position, now.seat, now.paid.count(GREEN), events)
    if short:
        complain(position, now.seat, 1, events)


def told(position: SeizeTheBeanPosition, kinds: list[int]) -> tuple[tuple[str, ...], int]:
    """Pieces by their names; Green Beans are counted."""
    return names_of(position, [kind for kind in kinds if kind != GREEN]), kinds.count(GREEN)


def take(position: SeizeTheBeanPosition, kind: int) -> None:
    """A piece changes hands."""
    _, seat, whom, free, stolen, *kinds = position.agenda[0]
    add(position, whom, kind, -1)
    add(position, seat, kind, 1)
    more: list[int] = [free, stolen + 1, *kinds, kind]
    position.agenda = (("rob", seat, whom, *more), *position.agenda[1:])


def put(position: SeizeTheBeanPosition, kind: int) -> None:
    """A piece goes to the City Supply for one that was missing."""
    _, seat, *more = position.agenda[0]
    add(position, seat, kind, -1)
    position.agenda = (("rob", seat, *more, kind), *position.agenda[1:])


def offer_rob(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-XDEC-09: the next piece, stolen or paid."""
    now = robbery(position)
    can = can_be_stolen(position, now)
    if not any(can):
        can = can_be_paid(position, now)
    return tuple(gives(position, [kind for kind, count in enumerate(can) if count]))


def prompt_rob(position: SeizeTheBeanPosition) -> Message:
    now = robbery(position)
    can = can_be_stolen(position, now)
    if any(can):
        left = min(SET - len(now.stolen), sum(can))
        return Message("sb-prompt-rob", {"whom": now.whom, "left": left, "free": now.free})
    left = min(SET - len(now.stolen) - len(now.paid), sum(can_be_paid(position, now)))
    return Message("sb-prompt-compensate", {"left": left})


def rob(position: SeizeTheBeanPosition, choice: Give, events: list[Event]) -> None:
    kind = kind_of(position, choice.resource)
    if any(can_be_stolen(position, robbery(position))):
        take(position, kind)
    else:
        put(position, kind)
