"""What a cook does when a hand is free, how long it waits otherwise, and what it does before and after that."""

from __future__ import annotations

from demitasse.bots.contract import Wait
from demitasse.bots.kitchen_rush import actions, placements, team
from demitasse.bots.kitchen_rush.reading import HELPERS, Reading
from demitasse.games.kitchen_rush.box import MARKET, SPICE_ZONE
from demitasse.games.kitchen_rush.choices import DONE, READY
from demitasse.games.kitchen_rush.current import in_storage
from demitasse.kernel.choice import Choice
from demitasse.kernel.decision import Milliseconds

LOOK_AGAIN: Milliseconds = 3_000
"""While something is missing that others could bring."""


def decide(reading: Reading, start: Milliseconds) -> Choice:
    """What to do now; so long after the Action phase began it is this cook's turn to begin."""
    position, seat = reading.position, reading.seat
    if position.question:
        return team.answer(position, seat)
    if position.phase == "prep":
        return Wait() if position.settled[seat] else READY
    if position.phase == "finish":
        return finish(reading)
    begin = position.began + start
    if position.clock < begin:
        return Wait(begin, whatever=False)
    return act(reading)


def act(reading: Reading) -> Choice:
    choice = actions.use(reading) or actions.late_plate(reading)
    if choice is not None:
        return choice
    timers = placements.own_timers(reading) or placements.helpers(reading)
    if timers:
        idea = placements.best(reading, timers)
        if idea is not None:
            return placements.placing(reading, timers, idea.zone)
        choice = placements.in_the_way(reading)
    return choice or wait(reading)


def wait(reading: Reading) -> Wait:
    """Until a hand can come to a timer; sooner while others may bring what is missing here."""
    now = reading.now
    own = [reading.usable_from(timer) for timer in reading.own_timers]
    soonest = min([moment if moment > now else now + LOOK_AGAIN for moment in own])
    for timer in HELPERS:
        if reading.usable_from(timer) < soonest:  # else whoever comes first to it does not matter
            moment = placements.helper_from(reading, timer)
            soonest = min(soonest, moment if moment > now else now + LOOK_AGAIN)
    if wants_more(reading):
        soonest = min(soonest, now + LOOK_AGAIN)
    return Wait(min(soonest, reading.bell), whatever=False)


def finish(reading: Reading) -> Choice:
    """After the bell; a Market purchase of somebody else may still help."""
    choice = actions.use(reading)
    if choice is not None:
        return choice
    if wants_more(reading) and reading.position.coins and reading.others_at(MARKET):
        return Wait()
    return DONE


def wants_more(reading: Reading) -> bool:
    """It stands where what it lacks could come."""
    doing = reading.position.doing[reading.seat]
    if not doing:
        return False
    return bool(
        (in_storage(doing[0]) and reading.mine.missing) or (doing[0] == SPICE_ZONE and reading.mine.spices)
    )
