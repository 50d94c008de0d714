"""Rendering a play on a terminal: log, table, choices, result."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from importlib import import_module
from itertools import groupby
from typing import Any, Protocol

import msgspec
from rich import box
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from demitasse.cli.input import TABLE_COMMANDS
from demitasse.kernel.choice import Choice
from demitasse.kernel.claims import NO_CLAIMS, Claims, Holders
from demitasse.kernel.content import Content
from demitasse.kernel.decision import Advice, Decision
from demitasse.kernel.errors import DemitasseError, Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.game import Game
from demitasse.kernel.language import say
from demitasse.kernel.message import Fact, Message, message_for
from demitasse.kernel.outlook import Outlook
from demitasse.kernel.play import CLOCK, Play
from demitasse.kernel.result import Result, ScoreLine

BY_ITSELF = "◷"
FORWARD = ("▸", "green")
"""Stands between number and words of the choice that brings something home."""


class PlainConsole(Console):
    """A rich console without highlighting, markup or emoji that raises BrokenPipeError instead of exiting."""

    def __init__(self) -> None:
        super().__init__(highlight=False, markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen(Protocol):
    """The interface of each game's `terminal` module: it draws views and formats what is specific to the game."""

    def table(
        self, view: Any, *, seat: Seat | None, choices: Sequence[Choice] = (), events: Sequence[Event] = ()
    ) -> RenderableType: ...

    def badge(self, view: Any, seat: Seat) -> Text: ...

    def story(self, events: Sequence[Event]) -> Text: ...

    def note(self, view: Any, seat: Seat, choice: Choice, foreseen: Sequence[Event] | None) -> Text: ...

    def legend(self) -> RenderableType: ...

    def closing(self, view: Any) -> str: ...


class LogEntry(msgspec.Struct, frozen=True):
    """A row of the log that was not undone, with its events; `choice` is None for what time did."""

    seq: int
    seat: Seat
    choice: Choice | None
    events: tuple[Event, ...]


class Renderer:
    """Renders one play in one language."""

    def __init__(
        self,
        game: Game,
        content: Content,
        people: Sequence[str],
        language: str,
        automata: Sequence[str] = (),
        you: Seat | None = None,
    ) -> None:
        self.console = PlainConsole()
        self.game = game
        self.content = content
        self.people = (*people, *automata)
        self.language = language
        self.you = you
        self.screen: Screen = import_module(f"{game.package}.terminal").Screen(
            content, language, self.people, you
        )

    # Words.

    def words(self, key: str, **facts: Fact) -> str:
        return self.said(Message(key, facts))

    def said(self, message: Message) -> str:
        return say(message, self.language, self.content.names, self.people, self.you)

    def refusal(self, error: DemitasseError) -> str:
        """What was wrong, with the rule where there is one."""
        sentence = self.said(error.message)
        return f"{sentence} ({error.rule})" if isinstance(error, Illegal) else sentence

    def in_words(self, what: Choice | Event) -> str:
        return self.said(message_for(self.game.prefix, what))

    # The story.

    def print(self, *renderables: RenderableType) -> None:
        self.console.print(*renderables)

    def line(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def sentence(self, text: str) -> None:
        """Print without wrapping: the text holds a path or command to be copied."""
        self.console.print(Text(text), soft_wrap=True)

    def story(self, view: Any, entries: Sequence[LogEntry], viewer: Seat | None) -> None:
        """A paragraph for each stretch of choices by one seat."""
        for seat, run in groupby(entries, lambda entry: entry.seat):
            events = [event for entry in run for event in seen(entry.events, viewer)]
            told = self.screen.story(events)
            if told:
                grid = Table.grid(padding=(0, 1))
                grid.add_row(self.badge(view, seat), told)
                self.print(grid)

    def row(
        self, view: Any, seq: int, seat: Seat, choice: Choice | None, events: Sequence[Event], *, whole: bool
    ) -> None:
        """One row of the log: number, seat, the choice in words, and all that happened.

        Unless it is told whole, of a secret choice only that something was chosen.
        """
        words = "" if seat == CLOCK else self.words("cli-undone")
        if choice is not None:
            words = self.in_words(choice) if whole or not choice.secret else self.words("cli-secret")
        name = ("" if seat == CLOCK else f" {self.words('cli-person', seat=seat)} ", "bold")
        self.print(Text.assemble((f"{seq + 1:>4} ", "dim"), self.badge(view, seat), name, words))
        for event in seen(events, None):
            self.print(Padding(Text(self.in_words(event), "dim"), (0, 0, 0, 8), expand=False))

    def badge(self, view: Any, seat: Seat) -> Text:
        """The badge of a seat, or the sign of what happened by itself."""
        return Text(BY_ITSELF, "dim") if seat == CLOCK else self.screen.badge(view, seat)

    def log(self, view: Any, entries: Sequence[LogEntry], viewer: Seat) -> None:
        """The story so far, for somebody who still plays: what others chose in secret stays theirs."""
        for entry in entries:
            whole = entry.seat == viewer
            self.row(view, entry.seq, entry.seat, entry.choice, entry.events, whole=whole)

    # The table.

    def table(self, play: Play, seat: Seat | None, entries: Sequence[LogEntry]) -> None:
        position = play.position
        choices = () if seat is None else position.choices(seat)
        events = [event for entry in entries for event in seen(entry.events, seat)]
        self.print(self.screen.table(position.view(seat), seat=seat, choices=choices, events=events))

    def claims(self, claims: Claims) -> None:
        """Who has said to take on what, where anybody has."""
        told = [
            self.words("cli-claim-asked", what=what, seat=seat, whom=claims.wanted[what])
            if what in claims.wanted
            else self.words("cli-claim", what=what, seat=seat)
            for what, seat in claims.held.items()
        ]
        if told:
            self.line(self.words("cli-claims", claims=", ".join(told)))

    def decision(self, play: Play, seat: Seat, claims: Holders = NO_CLAIMS) -> None:
        """What is asked, and the numbered choices, in columns where they fit."""
        decision, evident = play.position.decision(seat), play.position.advice(seat, claims)
        self.print(
            Text.assemble((self.words("cli-person", seat=seat), "bold"), " ", self.said(decision.prompt))
        )
        if not decision.choices:
            for advice in evident:
                self.advice(decision, advice)
            return
        outlooks = play.position.outlooks(seat)
        lines = [
            self.numbered(play, seat, number, choice, outlook)
            for number, (choice, outlook) in enumerate(zip(decision.choices, outlooks, strict=True), 1)
        ]
        widest = max(line.cell_len for line in lines)
        columns = max(1, min(len(lines), (self.console.width + 2) // (widest + 2)))
        height = -(-len(lines) // columns)
        grid = Table.grid(padding=(0, 2))
        for at in range(height):
            grid.add_row(*lines[at::height])
        self.print(grid)
        for advice in evident:
            self.advice(decision, advice)

    def advice(self, decision: Decision, advice: Advice) -> None:
        """What is evident: the first choice of it by its number, how many more follow, and why; or what to wait for."""
        if not advice.choices:
            self.line(self.words("cli-advice-wait", why=advice.reason), "green")
            return
        first, *more = advice.choices
        facts = {"number": decision.choices.index(first) + 1, "more": len(more)}
        told = self.words("cli-advice", choice=self.in_words(first), why=advice.reason, **facts)
        self.line(told, "green")

    def numbered(self, play: Play, seat: Seat, number: int, choice: Choice, outlook: Outlook) -> Text:
        """A choice by its number: what leads forward is marked, what is given up by it is said in a soft voice."""
        sign, style = FORWARD if outlook.tone == "forward" else (" ", "")
        told = Text.assemble((f"{number:>3}", "bold"), (sign, style), self.in_words(choice))
        if outlook.tone in ("quiet", "wasteful"):
            told.stylize("dim", 4)
            if outlook.message is not None:
                warned = "yellow" if outlook.tone == "wasteful" else "dim"
                return told.append(f"  {self.said(outlook.message)}", warned)
        note = self.screen.note(play.position.view(seat), seat, choice, foreseen(play, seat, choice))
        return told.append("  ").append_text(note) if note else told

    # The end.

    def result(self, play: Play, result: Result) -> None:
        """The count line by line, the ranking, and why it ended."""
        view = play.position.view(None)
        if self.game.together:
            self.shared(result)
        else:
            self.ranking(view, result)
        if result.verdict:
            self.line(self.words(f"{self.game.prefix}-verdict-{result.verdict}"))
        if self.screen.closing(view):
            self.line(self.screen.closing(view), "dim")
        ended = Message(f"{self.game.prefix}-ended-{result.ended_by}")
        self.line(self.words("cli-ended-by", cause=ended))

    def shared(self, result: Result) -> None:
        """Of a game won or lost together: one count, and no places."""
        table = Table(box=box.ROUNDED, show_header=False, border_style="dim")
        table.add_column()
        table.add_column(justify="right")
        for line in result.counted[0] if result.counted else ():
            table.add_row(
                self.words(f"{self.game.prefix}-score-{line.what}"), str(line.count).replace("-", "−")
            )
        self.print(table)
        key = "cli-won-together" if result.winners else "cli-lost-together"
        self.line(self.words(key, seats=len(result.ranks)), "bold")

    def ranking(self, view: Any, result: Result) -> None:
        """A column a player, whom the game moves too, and a line for each place."""
        scores, ranks, counted = standing(result)
        ranking = sorted(range(len(scores)), key=lambda seat: ranks[seat])
        table = Table(
            box=box.ROUNDED, show_footer=True, border_style="dim", header_style="", footer_style="bold"
        )
        table.add_column("", footer=self.words("cli-total"))
        for seat in ranking:
            name = Text.assemble(self.screen.badge(view, seat), f" {self.people[seat]}")
            table.add_column(name, footer=str(scores[seat]).replace("-", "−"), justify="right")
        for at, line in enumerate(counted[0] if counted else ()):
            counts = (counted[seat][at] for seat in ranking)
            table.add_row(
                self.words(f"{self.game.prefix}-score-{line.what}"),
                *(f"{count.count}  {count.points:+d}".replace("-", "−") for count in counts),
            )
        self.print(table)
        for seat in ranking:
            key = "cli-ranked-first" if ranks[seat] == 1 else "cli-ranked"
            facts = {"rank": ranks[seat], "seat": seat, "points": scores[seat]}
            self.line(self.words(key, **facts), "bold" if ranks[seat] == 1 else "")
        self.ties(result, ranking)

    def ties(self, result: Result, ranking: Sequence[int]) -> None:
        """What was compared where points were equal, and what a shared win comes from."""
        for tie in result.ties:
            figures = [(seat, tie.figures[seat]) for seat in ranking]
            told = ", ".join(
                f"{self.people[seat]} {figure}" for seat, figure in figures if figure is not None
            )
            why = Message(f"{self.game.prefix}-tie-{tie.what}")
            self.line(self.words("cli-tie", why=why, figures=told))
        if len(result.winners) > 1:
            self.line(self.words("cli-tie-shared"))

    # Longer reading.

    def help(self) -> None:
        """What can be typed, and what the signs mean."""
        self.line(self.words("cli-help-at-the-table"))
        grid = Table.grid(padding=(0, 2))
        for what, short in TABLE_COMMANDS.items():
            if what in (("undo",) if self.game.real_time else ("wait", "claim")):
                continue
            word = self.words(f"cli-words-{what}").split()[0]
            grid.add_row(
                Text(f"{word} ({short})" if short else word, "bold"), self.words(f"cli-order-{what}")
            )
        self.print(grid)
        self.print(self.screen.legend())

    def page(self, renderable: RenderableType) -> None:
        """Print through a pager on a terminal, directly elsewhere."""
        page(self.console, renderable)


def page(console: Console, renderable: RenderableType) -> None:
    if console.is_terminal:
        os.environ.setdefault("LESS", "-FRX")  # colours, and no paging of what fits
        with console.pager(styles=not console.no_color):
            console.print(renderable)
    else:
        console.print(renderable)


def standing(
    result: Result,
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[ScoreLine, ...], ...]]:
    """Scores, ranks and counts of everybody: whoever the game moves itself comes last, ahead of who lost to it."""
    rivals, beaten = result.rivals, 1 in result.ranks
    return (
        (*result.scores, *[rival.score for rival in rivals]),
        (*result.ranks, *[2 if beaten else 1 for _ in rivals]),
        (*result.counted, *[rival.counted for rival in rivals]),
    )


def seen(events: Iterable[Event], viewer: Seat | None) -> list[Event]:
    return [known for event in events if (known := event.seen_by(viewer)) is not None]


def foreseen(play: Play, seat: Seat, choice: Choice) -> Sequence[Event] | None:
    """What a choice would bring, tried on a copy; None when it would show something still hidden."""
    trial = play.position.copy()
    events = trial.play(seat, choice)
    return events if trial.revealed == play.position.revealed else None
