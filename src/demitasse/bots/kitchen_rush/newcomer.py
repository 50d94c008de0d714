"""A newcomer for simulations: slow hands that do what "Next:" says, and nothing else; and a diary of how they fare."""

from __future__ import annotations

from typing import ClassVar

from demitasse.bots.contract import Bot, Chair, Wait
from demitasse.bots.kitchen_rush.pace import Pace
from demitasse.games.kitchen_rush.choices import DONE, READY, PlaceTimer
from demitasse.games.kitchen_rush.placing import TIMER_INDEX, movable
from demitasse.games.kitchen_rush.position import KitchenRushPosition
from demitasse.kernel.choice import Choice
from demitasse.kernel.decision import Advice, Milliseconds
from demitasse.kernel.event import Seat

LOOK_AGAIN: Milliseconds = 1_000
SOON: Milliseconds = 10_000
Round = tuple[Seat, int]


class Newcomer(Bot[KitchenRushPosition]):
    """Takes the first advice that can be followed, thirteen seconds after a timer could be used."""

    person = True
    guesses = False
    hands: ClassVar[Pace] = Pace(13_000, start=13_000)

    def choose(self, chair: Chair[KitchenRushPosition]) -> Choice:
        position, seat = chair.imagined, chair.seat
        if position.question:
            return position.choices(seat)[0]
        if position.phase == "prep":
            return Wait() if position.settled[seat] else READY
        advice = position.advice(seat, chair.claims)
        wanted = next((it.choices[0] for it in advice if it.choices), None)
        if position.phase == "finish":
            return wanted or DONE
        self.look(position, seat, advice)
        ready = position.began + self.hands.start
        if isinstance(wanted, PlaceTimer):
            ready = max(ready, position.ends[TIMER_INDEX[wanted.timer]] + self.hands.reaction)
        if wanted is not None and ready <= position.clock:
            return wanted
        return Wait(max(ready, position.clock + LOOK_AGAIN))

    def look(self, position: KitchenRushPosition, seat: Seat, advice: tuple[Advice, ...]) -> None:
        """For those who watch it while the clock runs."""

    def pause(self, choice: Choice) -> Milliseconds:
        return self.hands.pause(choice)


LOOKING_AHEAD = ("kr-advice-then", "kr-advice-ahead", "kr-advice-stay")
"""What somebody is told who waits for longer: what comes after it, or what to look out for where they are."""


def is_to_do(position: KitchenRushPosition, advice: Advice) -> bool:
    """Now, or after a short wait."""
    if advice.choices:
        return True
    busy = advice.reason.key == "kr-advice-busy" and advice.until is not None
    return busy and 0 < (advice.until or 0) - position.clock <= SOON


class Diary:
    """How the newcomers of one play fared, round by round."""

    def __init__(self) -> None:
        self.first_order: dict[Round, Milliseconds] = {}
        """How long after the bell they had an order; nothing for a round in which they never did."""
        self.silence: dict[Round, Milliseconds] = {}
        """The longest time in which a timer of theirs could be placed and nothing useful was said: neither something to
        do, nor a space that gets free within ten seconds, nor what comes after a longer wait. The last turn of the sand
        before a bell does not count: when nothing is left to do then, that is what they are told."""
        self.waits: dict[Round, Milliseconds] = {}
        """The same where what comes after a longer wait does not count: their hands lay idle for so long."""
        self._since: dict[tuple[str, Round], Milliseconds] = {}

    def note(self, position: KitchenRushPosition, seat: Seat, advice: tuple[Advice, ...]) -> None:
        when, now = (seat, position.round), position.clock - position.began
        if position.held[seat]:
            self.first_order.setdefault(when, now)
        last = position.phase_ms - now < position.timer_ms
        busy = last or not movable(position, seat) or any(is_to_do(position, it) for it in advice)
        told = busy or any(it.reason.key in LOOKING_AHEAD for it in advice)
        for what, book, well in (("silence", self.silence, told), ("waits", self.waits, busy)):
            since = self._since.pop((what, when), now)
            book[when] = max(book.get(when, 0), now - since)
            if not well:
                self._since[what, when] = since

    def keeper(self, hands: Pace = Newcomer.hands) -> type[Newcomer]:
        """A newcomer who writes it."""
        diary, pace = self, hands

        class Keeper(Newcomer):
            hands = pace

            def look(self, position: KitchenRushPosition, seat: Seat, advice: tuple[Advice, ...]) -> None:
                diary.note(position, seat, advice)

        return Keeper
