"""The loop of a play with people at this keyboard and bots in the other seats."""

from __future__ import annotations

import shlex
import sys
import time
from collections.abc import Sequence
from contextlib import suppress

from demitasse.bots import best_bot
from demitasse.bots.contract import Chair, Wait, seat_down
from demitasse.bots.recipes import Recipe
from demitasse.cli.errors import BAD_INPUT, DONE, INTERRUPTED, NONE, BadCommand
from demitasse.cli.input import Keyboard, TableCommand, parse_choice, parse_claim, parse_command
from demitasse.cli.language import one_line
from demitasse.cli.records import reason
from demitasse.cli.rendering import LogEntry, Renderer, seen
from demitasse.cli.rules import chosen_rules, whole_page
from demitasse.cli.seating import bot_of, display_names, is_person, only_person
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.claims import Claims
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.errors import DemitasseError, Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.play import UNDO, Play
from demitasse.kernel.record import FileWriter

BOT_SEEDS = 1 << 53


class Quit(Exception):
    """The person typed `quit`."""


class InputEnded(Exception):
    """Standard input ended before the play did."""


class NotWritten(Exception):
    """The record could not be written any further."""


class Table:
    """Runs one play until it ends or somebody leaves."""

    def __init__(
        self,
        play: Play,
        bots: Sequence[Recipe | None],
        writer: FileWriter | None,
        language: str,
        entries: Sequence[LogEntry] = (),
    ) -> None:
        self.play = play
        self.writer = writer
        self.language = language
        self.entries = list(entries)
        self.shown = len(self.entries)
        """How many entries the person at the keyboard has seen."""
        self.notices: list[str] = []
        self.claims = Claims()
        self.keyboard = Keyboard()
        people = display_names(play.people, play.game, language)
        self.renderer = Renderer(
            play.game, play.content, people, language, play.automata, only_person(play.people)
        )
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
        except Quit:
            self.renderer.sentence(self.how_to_resume("cli-left"))
            return DONE
        except InputEnded:
            if self.keyboard.interactive:
                self.renderer.sentence(self.how_to_resume("cli-left"))
                return DONE
            return self.report_error(self.how_to_resume("cli-input-ended"), BAD_INPUT)
        except KeyboardInterrupt:
            print()
            return self.report_error(self.how_to_resume("cli-interrupted-play"), INTERRUPTED)
        except NotWritten as error:
            sentence = self.renderer.words(
                "cli-record-broke", reason=str(error), file=self.file, choices=len(self.play.rows) - 1
            )
            return self.report_error(sentence, BAD_INPUT)
        except DemitasseError as error:
            return self.report_error(self.renderer.refusal(error), BAD_INPUT)
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
        """Let a bot choose; False when it waits."""
        bot, who = self.bots[seat], self.play.people[seat]
        try:
            chair = self.chair(seat, blind=bot.blind)
            choice, claims = bot.choose(chair), bot.claims(chair)
        except Exception as error:
            if ":" not in who:
                raise  # one of our own: a bug to be reported
            raise BadCommand("cli-bot-failed", bot=who, error=f"{type(error).__name__}: {error}") from error
        try:
            self.choose(seat, choice)
        except Illegal as error:
            raise BadCommand("cli-bot-failed", bot=who, error=self.renderer.refusal(error)) from error
        self.claims.take_on(seat, claims, self.play.position.claimable)
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
        self.shown = min(self.shown, len(self.entries))
        self.notices.append(self.renderer.words("cli-taken-back", choice=self.renderer.in_words(undone)))

    def write(self, events: Sequence[Event]) -> None:
        append_entry(self.entries, self.play, events)
        self.claims.forget_pointless(self.play.position.claimable)
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
        events = [event for entry in self.entries for event in seen(entry.events, seat)]
        chance = self._chance.stream(f"chair {len(self.play.rows)}")
        people = frozenset(range(len(self.play.people))) - self.bots.keys()
        claims = self.claims.held
        return seat_down(self.play.position, seat, events, chance, people=people, claims=claims, blind=blind)

    def _bot_seed(self, seat: Seat) -> int:
        return self._chance.stream(f"bot {seat}").below(BOT_SEEDS)[0]

    # At the keyboard.

    def ask(self, seat: Seat) -> None:
        """Show the table and read lines until something was chosen or taken back."""
        self.show(seat)
        while True:
            line = self.keyboard.read(f"{self.renderer.people[seat]} > ")
            if line is None:
                raise InputEnded
            try:
                if self.handle_line(seat, line):
                    return
            except DemitasseError as error:
                if not self.keyboard.interactive:
                    raise  # the lines that follow were written for another position
                self.renderer.line(self.renderer.refusal(error), "red")

    def show(self, seat: Seat) -> None:
        """What happened since the last choice, the table, and what can be chosen now."""
        renderer = self.renderer
        if renderer.console.is_terminal:
            renderer.console.clear()
        for notice in self.notices:
            renderer.line(notice, "italic")
        self.notices.clear()
        view = self.play.position.view(seat)
        renderer.story(view, self.entries[self.shown :], seat)
        self.shown = len(self.entries)
        renderer.table(self.play, seat, self.entries)
        renderer.claims(self.claims)
        renderer.decision(self.play, seat, self.claims.held)
        footer = "cli-footer-paused" if self.play.game.real_time else "cli-footer"
        renderer.line(renderer.words(footer), "dim")

    def handle_line(self, seat: Seat, line: str) -> bool:
        """Carry out a line; True when the position changed."""
        if not line.strip():
            if self.keyboard.interactive:
                self.show(seat)
            return False
        command = parse_command(line, self.language)
        if command is not None:
            return self.run_command(seat, command)
        self.choose(seat, self.read_choice(seat, line))
        return True

    def read_choice(self, seat: Seat, line: str) -> Choice:
        choices = self.play.position.choices(seat)
        return parse_choice(line, choices, self.play.game, self.play.content, self.language)

    def run_command(self, seat: Seat, command: TableCommand) -> bool:
        renderer = self.renderer
        if command.name == "undo":
            self.undo(seat)
            return True
        if command.name == "quit":
            raise Quit
        if command.name == "wait":
            raise BadCommand("cli-wait-nothing")
        if command.name == "board":
            self.show(seat)
        elif command.name == "claim":
            self.claim(seat, command.argument)
        elif command.name == "hint":
            self.hint(seat)
        elif command.name == "why":
            self.why(seat, command.argument)
        elif command.name == "log":
            renderer.log(self.play.position.view(seat), self.entries, seat)
        elif command.name == "rules" and command.argument:
            renderer.print(chosen_rules(self.play.game, command.argument, self.language))
        elif command.name == "rules":
            renderer.page(whole_page(self.play.game, self.language))
        else:
            renderer.help()
        return False

    def claim(self, seat: Seat, text: str) -> None:
        """Say that one takes something on; said of what one holds or asks for, let it go."""
        position = self.play.position
        if not position.claimable:
            raise BadCommand("cli-claim-nothing")
        what = parse_claim(text, position.claimable, self.play.content, self.language)
        people = [other for other in range(len(self.play.people)) if other not in self.bots]
        if not self.claims.let_go(seat, what):
            self.claims.want(seat, what, people)
        if not self.claims.held:
            self.renderer.line(self.renderer.words("cli-claims-none"))
        self.renderer.claims(self.claims)

    def hint(self, seat: Seat) -> None:
        """What the best bot of the house would do here, and why."""
        kind = bot_of(best_bot(self.play.game.id), self.play.game)
        assert kind is not None
        adviser = kind(self._bot_seed(seat))
        chair = self.chair(seat)
        choice = adviser.choose(chair)
        if isinstance(choice, Wait):
            self.renderer.line(self.renderer.words("bot-waits"), "green")
            return
        number = chair.decision.choices.index(choice) + 1
        why = adviser.explain(chair, choice)
        self.renderer.line(
            self.renderer.words("cli-hint", number=number, choice=self.renderer.in_words(choice), why=why),
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
            self.renderer.line(self.renderer.refusal(error), "red")
            self.renderer.print(chosen_rules(self.play.game, error.rule, self.language))
        else:
            self.renderer.line(
                self.renderer.words("cli-why-allowed", choice=self.renderer.in_words(choice)), "green"
            )

    # Leaving.

    def end(self) -> None:
        result = self.play.position.result
        assert result is not None
        renderer, view = self.renderer, self.play.position.view(None)
        for notice in self.notices:
            renderer.line(notice, "italic")
        renderer.story(view, self.entries[self.shown :], None)
        renderer.table(self.play, None, self.entries)
        renderer.result(self.play, result)
        renderer.line(renderer.words("cli-seed-was", seed=str(self.play.seed)))
        if self.writer is not None:
            renderer.sentence(renderer.words("cli-kept", file=self.file))

    @property
    def file(self) -> str:
        return NONE if self.writer is None else str(self.writer.path)

    def how_to_resume(self, how: str) -> str:
        """Where the record is and how to take the play up again."""
        command = f"demitasse play {self.play.game.id} --resume {shlex.quote(self.file)}"
        return self.renderer.words(how, file=self.file, command=command)

    def report_error(self, sentence: str, code: int) -> int:
        with suppress(OSError):
            sys.stdout.flush()
        print(one_line(sentence), file=sys.stderr)
        return code


def append_entry(entries: list[LogEntry], play: Play, events: Sequence[Event]) -> None:
    """Append the entry of the play's last row; an undo removes the last one instead."""
    row = play.rows[-1]
    if row.do == UNDO:
        entries.pop()
    else:
        entries.append(LogEntry(row.seq, row.seat, play.choice_of(row), tuple(events)))
