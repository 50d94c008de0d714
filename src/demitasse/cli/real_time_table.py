"""A real-time play at this keyboard: the clock stands still while a person thinks and moves when they wait."""

from __future__ import annotations

from collections.abc import Sequence

from demitasse.arena.wake_times import NEVER, WakeTimes
from demitasse.bots.contract import Wait
from demitasse.bots.recipes import Recipe
from demitasse.cli.errors import BadCommand
from demitasse.cli.input import TableCommand
from demitasse.cli.rendering import LogEntry
from demitasse.cli.table import Table
from demitasse.kernel.choice import Choice
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Seat
from demitasse.kernel.play import Play
from demitasse.kernel.record import FileWriter

LONGEST_WAIT = 600


class RealTimeTable(Table):
    """People choose as long as they like at one moment. Bots act when their hands are free, also while people wait."""

    def __init__(
        self,
        play: Play,
        bots: Sequence[Recipe | None],
        writer: FileWriter | None,
        language: str,
        entries: Sequence[LogEntry] = (),
    ) -> None:
        super().__init__(play, bots, writer, language, entries)
        self._people = [seat for seat in range(len(play.people)) if seat not in self.bots]
        self._wake_times = WakeTimes(len(play.people))
        for seat in self._people:
            self._wake_times.wait(seat, NEVER, Wait(NEVER, whatever=False))

    def now(self) -> Milliseconds:
        return self.play.position.clock

    def step(self) -> None:
        position = self.play.position
        if position.due is None:
            self.ask_around()
        elif self.wakes_at <= position.clock:
            self.let_bot_choose(self._wake_times.first())
        elif self._people:
            self.ask(self.next_person())
        else:
            self.let_time_pass(None)

    @property
    def wakes_at(self) -> Milliseconds:
        """When the next bot wants to be asked."""
        return self._wake_times.wake[self._wake_times.first()]

    def next_person(self) -> Seat:
        """The one who chose last goes on; what a team decides, whoever is asked first may say."""
        people = self._people
        last = next((entry.seat for entry in reversed(self.entries) if entry.seat in people), people[0])
        acting = [seat for seat in people if seat in self.play.position.seats_to_act]
        return last if last in acting or not acting else acting[0]

    def ask_around(self) -> None:
        """While the clock stands still by the rules: bots first, except in what the team decides together."""
        position = self.play.position
        acting = position.seats_to_act
        people = [seat for seat in acting if seat in self._people]
        if not (people and position.together):
            for seat in acting:
                if seat in self.bots and self.let_bot_choose(seat):
                    return
        if people:
            self.ask(people[0])
        elif position.patience is not None:
            self.choose(acting[0], position.patience[1])

    def let_bot_choose(self, seat: Seat) -> bool:
        bot, clock = self.bots[seat], self.play.position.clock
        able = seat in self.play.position.seats_to_act
        chair = self.chair(seat, blind=bot.blind)
        choice = bot.choose(chair) if able else Wait()
        if isinstance(choice, Wait):
            self._wake_times.wait(seat, clock, choice)
            return False
        try:
            claims = bot.claims(chair)
            super().choose(seat, choice)
        except Illegal:
            self._wake_times.wait(seat, clock, Wait())
            return False
        self.claims.take_on(seat, claims, self.play.position.claimable)
        self._wake_times.chose(seat, clock, bot.pause(choice))
        return True

    def choose(self, seat: Seat, choice: Choice) -> None:
        super().choose(seat, choice)
        self._wake_times.change(self.play.position.clock)

    def run_command(self, seat: Seat, command: TableCommand) -> bool:
        if command.name != "wait":
            return super().run_command(seat, command)
        if self.play.position.due is None:
            raise BadCommand("cli-wait-nothing")
        seconds = command.argument
        if not seconds:
            self.let_time_pass(None)
        elif seconds.isascii() and seconds.isdigit() and 0 < int(seconds[:9]) <= LONGEST_WAIT:
            self.let_time_pass(1000 * int(seconds))
        else:
            raise BadCommand("cli-wait-what", most=LONGEST_WAIT)
        return True

    def let_time_pass(self, wait: Milliseconds | None) -> None:
        """For so long, or until something happens: a bot acts, or a moment falls due."""
        end = NEVER if wait is None else self.now() + wait
        while (due := self.play.position.due) is not None:
            moment = min(due, self.wakes_at)
            if moment > end:
                self.advance(end)
                return
            happened = self.advance(moment)
            if not happened and self.wakes_at <= self.now():
                happened = self.let_bot_choose(self._wake_times.first())
            if wait is None and happened:
                return

    def advance(self, to: Milliseconds) -> bool:
        """Whether something happened by itself."""
        rows = len(self.play.rows)
        events = self.play.advance(to)
        if len(self.play.rows) == rows:
            return False
        self.write(events)
        self._wake_times.change(self.play.position.clock)
        return True
