"""A table with people at this keyboard and bots in the other seats."""

from __future__ import annotations

import shlex
import sys
import time
from collections.abc import Sequence
from contextlib import suppress

from demitasse.bots.contract import Bot, Chair, Wait, seat_down
from demitasse.cli.keeping import reason
from demitasse.cli.reading import Keyboard, Order, choice_of, order_of
from demitasse.cli.rulebook import chosen_rules, whole_page
from demitasse.cli.seating import best_bot, bot_of, is_person, names_of
from demitasse.cli.telling import Chapter, Teller, seen
from demitasse.cli.tongue import one_line
from demitasse.cli.usage import BAD_INPUT, DONE, INTERRUPTED, NONE, BadCommand
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import DemitasseError, Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.play import NOBODY, Play, Row
from demitasse.kernel.position import Milliseconds
from demitasse.kernel.record import Writer

BOT_SEEDS = 1 << 53


class Left(Exception):
    """The person asked to leave."""


class InputEnded(Exception):
    """No more lines will come."""


class NotWritten(Exception):
    """The record could not be written any further."""


class Table:
    """One play from here to its end, or to where somebody leaves it."""

    def __init__(
        self,
        play: Play,
        bots: Sequence[type[Bot] | None],
        writer: Writer | None,
        language: str,
        chapters: Sequence[Chapter] = (),
    ) -> None:
        self.play = play
        self.writer = writer
        self.language = language
        self.chapters = list(chapters)
        self.told = len(self.chapters)
        """How many chapters the person at the keyboard has been told."""
        self.notices: list[str] = []
        self.keyboard = Keyboard()
        people = names_of(play.people, play.game, language)
        self.teller = Teller(play.game, play.content, people, language, play.automata)
        self._chance = Chance.of(play.seed).stream(f"bots from row {len(play.rows)}")
        self.bots = {seat: kind(self._bot_seed(seat)) for seat, kind in enumerate(bots) if kind is not None}
        self._began = time.monotonic()
        self._before: Milliseconds = play.rows[-1].at if play.rows else 0

    # From choice to choice.

    def run(self) -> int:
        """Play on; returns the exit code. However it ends, the record keeps what was played."""
        try:
            while self.play.position.result is None:
                self.step()
            self.end()
            return DONE
        except Left:
            self.teller.sentence(self.parting("cli-left"))
            return DONE
        except InputEnded:
            if self.keyboard.interactive:
                self.teller.sentence(self.parting("cli-left"))
                return DONE
            return self.complain(self.parting("cli-input-ended"), BAD_INPUT)
        except KeyboardInterrupt:
            print()
            return self.complain(self.parting("cli-interrupted-play"), INTERRUPTED)
        except NotWritten as error:
            sentence = self.teller.words(
                "cli-record-broke", reason=str(error), file=self.file, choices=len(self.play.rows) - 1
            )
            return self.complain(sentence, BAD_INPUT)
        except DemitasseError as error:
            return self.complain(self.teller.refusal(error), BAD_INPUT)
        finally:
            if self.writer is not None:
                with suppress(OSError):
                    self.writer.close()

    def step(self) -> None:
        """Whoever is asked now chooses."""
        (seat, *_) = self.play.position.seats_to_act
        if seat in self.bots:
            self.let_bot_choose(seat)
        else:
            self.ask(seat)

    def let_bot_choose(self, seat: Seat) -> bool:
        """Whether it chose."""
        bot, who = self.bots[seat], self.play.people[seat]
        try:
            choice = bot.choose(self.chair(seat, blind=bot.blind))
        except Exception as error:
            if ":" not in who:
                raise  # one of our own: a bug to be reported
            raise BadCommand("cli-bot-failed", bot=who, error=f"{type(error).__name__}: {error}") from error
        try:
            self.choose(seat, choice)
        except Illegal as error:
            raise BadCommand("cli-bot-failed", bot=who, error=self.teller.refusal(error)) from error
        return True

    def choose(self, seat: Seat, choice: Choice) -> None:
        events = self.play.choose(seat, choice, self.now())
        self.write(events)

    def undo(self, seat: Seat) -> None:
        """Take back the last choice: of the seat that is asked, or of another one at this keyboard."""
        people = [seat, *(other for other, who in enumerate(self.play.people) if is_person(who))]
        able = next((other for other in people if self.play.why_no_undo(other) is None), seat)
        undone = self.play.undo(able, self.now())
        self.write(())
        self.told = min(self.told, len(self.chapters))
        self.notices.append(self.teller.words("cli-taken-back", choice=self.teller.in_words(undone)))

    def write(self, events: Sequence[Event]) -> None:
        remember(self.chapters, self.play.rows[-1], events)
        if self.writer is not None:
            try:
                self.writer.update()
            except OSError as error:
                raise NotWritten(reason(error)) from None

    def now(self) -> Milliseconds:
        """The play's own time: how long it has been at the table so far."""
        return self._before + int((time.monotonic() - self._began) * 1000)

    def chair(self, seat: Seat, *, blind: bool = False) -> Chair:
        """What a bot in this seat is given; the chance it imagines by is of this moment alone."""
        events = [event for chapter in self.chapters for event in seen(chapter.events, seat)]
        chance = self._chance.stream(f"chair {len(self.play.rows)}")
        return seat_down(self.play.position, seat, events, chance, blind=blind)

    def _bot_seed(self, seat: Seat) -> int:
        return self._chance.stream(f"bot {seat}").below(BOT_SEEDS)[0]

    # At the keyboard.

    def ask(self, seat: Seat) -> None:
        """Show the table and read lines until something was chosen or taken back."""
        self.show(seat)
        while True:
            line = self.keyboard.read(f"{self.teller.people[seat]} > ")
            if line is None:
                raise InputEnded
            try:
                if self.follow(seat, line):
                    return
            except DemitasseError as error:
                if not self.keyboard.interactive:
                    raise  # the lines that follow were written for another position
                self.teller.line(self.teller.refusal(error), "red")

    def show(self, seat: Seat) -> None:
        """What happened since the last choice, the table, and what can be chosen now."""
        teller = self.teller
        if teller.console.is_terminal:
            teller.console.clear()
        for notice in self.notices:
            teller.line(notice, "italic")
        self.notices.clear()
        view = self.play.position.view(seat)
        teller.story(view, self.chapters[self.told :], seat)
        self.told = len(self.chapters)
        teller.table(self.play, seat, self.chapters)
        teller.decision(self.play, seat)
        footer = "cli-footer-paused" if self.play.game.real_time else "cli-footer"
        teller.line(teller.words(footer), "dim")

    def follow(self, seat: Seat, line: str) -> bool:
        """Do what a line says; True when the play has moved."""
        if not line.strip():
            if self.keyboard.interactive:
                self.show(seat)
            return False
        order = order_of(line, self.language)
        if order is not None:
            return self.obey(seat, order)
        self.choose(seat, self.read_choice(seat, line))
        return True

    def read_choice(self, seat: Seat, line: str) -> Choice:
        choices = self.play.position.choices(seat)
        return choice_of(line, choices, self.play.game, self.play.content, self.language)

    def obey(self, seat: Seat, order: Order) -> bool:
        teller = self.teller
        if order.what == "undo":
            self.undo(seat)
            return True
        if order.what == "quit":
            raise Left
        if order.what == "wait":
            raise BadCommand("cli-wait-nothing")
        if order.what == "board":
            self.show(seat)
        elif order.what == "hint":
            self.hint(seat)
        elif order.what == "why":
            self.why(seat, order.about)
        elif order.what == "log":
            teller.log(self.play.position.view(seat), self.chapters, seat)
        elif order.what == "rules" and order.about:
            teller.print(chosen_rules(self.play.game, order.about, self.language))
        elif order.what == "rules":
            teller.page(whole_page(self.play.game, self.language))
        else:
            teller.help()
        return False

    def hint(self, seat: Seat) -> None:
        """What the best bot of the house would do here, and why."""
        kind = bot_of(best_bot(self.play.game), self.play.game)
        assert kind is not None
        adviser = kind(self._bot_seed(seat))
        chair = self.chair(seat)
        choice = adviser.choose(chair)
        if isinstance(choice, Wait):
            self.teller.line(self.teller.words("bot-waits"), "green")
            return
        number = chair.decision.choices.index(choice) + 1
        why = adviser.explain(chair, choice)
        self.teller.line(
            self.teller.words("cli-hint", number=number, choice=self.teller.in_words(choice), why=why),
            "green",
        )

    def why(self, seat: Seat, text: str) -> None:
        """Why a choice is refused, with the rule in full."""
        if not text:
            raise BadCommand("cli-why-what")
        choice = self.read_choice(seat, text)
        try:
            self.play.position.copy().play(seat, choice)
        except Illegal as error:
            self.teller.line(self.teller.refusal(error), "red")
            self.teller.print(chosen_rules(self.play.game, error.rule, self.language))
        else:
            self.teller.line(
                self.teller.words("cli-why-allowed", choice=self.teller.in_words(choice)), "green"
            )

    # Leaving.

    def end(self) -> None:
        result = self.play.position.result
        assert result is not None
        teller, view = self.teller, self.play.position.view(None)
        for notice in self.notices:
            teller.line(notice, "italic")
        teller.story(view, self.chapters[self.told :], None)
        teller.table(self.play, None, self.chapters)
        teller.result(self.play, result)
        teller.line(teller.words("cli-seed-was", seed=str(self.play.seed)))
        if self.writer is not None:
            teller.sentence(teller.words("cli-kept", file=self.file))

    @property
    def file(self) -> str:
        return NONE if self.writer is None else str(self.writer.path)

    def parting(self, how: str) -> str:
        """Where the record is and how to take the play up again."""
        command = f"demitasse play {self.play.game.id} --resume {shlex.quote(self.file)}"
        return self.teller.words(how, file=self.file, command=command)

    def complain(self, sentence: str, code: int) -> int:
        with suppress(OSError):
            sys.stdout.flush()
        print(one_line(sentence), file=sys.stderr)
        return code


def remember(chapters: list[Chapter], row: Row, events: Sequence[Event]) -> None:
    """An undo takes its chapter out of the story."""
    if row.choice is None and row.seat != NOBODY:
        chapters.pop()
    else:
        chapters.append(Chapter(row.seq, row.seat, row.choice, tuple(events)))
