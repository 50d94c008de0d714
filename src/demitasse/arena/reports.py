"""A simulation's report for people, as tables in their language, and for programs, as one JSON object."""

from __future__ import annotations

import json
from collections.abc import Sequence

import msgspec
from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from demitasse.arena.statistics import Report, Standing, wilson
from demitasse.arena.words import Words, note_key
from demitasse.kernel.game import Game
from demitasse.kernel.message import Fact, Message

NARROWEST = 60
"""Columns of a window in which a table can be read."""
BETWEEN = 3
"""Spaces from one column to the next."""
SCHEMA = 1
"""Counts changes of the JSON that a program reading it would notice."""


def as_json(report: Report) -> str:
    """Everything but the single outcomes and what time it took: the same simulation gives the same bytes."""
    fields = {
        name: msgspec.to_builtins(getattr(report, name))
        for name in report.__struct_fields__
        if name not in ("outcomes", "seed", "cpu_seconds", "choices_per_cpu_second")
    }
    # msgspec stops at 64 bits, and a seed may have twice as many.
    told = {"schema": SCHEMA, "game": report.game, "seed": report.seed, **fields}
    return json.dumps(told, ensure_ascii=False, indent=2)


def as_tables(report: Report, game: Game, language: str = "en") -> RenderableType:
    """What a person wants to know first comes first: who won."""
    return _ReportPage(report, game, language).render()


class Tables(Words):
    """Tables for the terminal."""

    def standings(self, title: str, what: str, named: Sequence[tuple[str, Standing]]) -> list[RenderableType]:
        table = self.table(
            what, "arena-plays", "arena-wins", "arena-win-rate", "arena-interval", "arena-mean-score"
        )
        for name, standing in named:
            table.add_row(Text(name), *self.standing(standing))
        return [self.heading(title), table]

    def heading(self, key: str) -> Text:
        return Text(f"\n{self.say(key)}", style="bold")

    def table(self, what: str, *measures: str) -> Table:
        return plain_table([self.say(key) for key in (what, *measures)])

    def line(self, key: str, **facts: Fact) -> Text:
        return Text(self.say(key, **facts))


class PlainTable(Table):
    """Its words stay whole; where they have no room, it is a list: each row with a line for every column."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width >= NARROWEST and self._fit(options.max_width):
            yield from super().__rich_console__(console, options)
            return
        for first, *others in zip(*[list(column.cells) for column in self.columns], strict=True):
            yield Text(str(first), style="bold")
            for column, cell in zip(self.columns[1:], others, strict=True):
                if str(cell):
                    yield Text(f"  {column.header}: {cell}")

    def _fit(self, width: int) -> bool:
        """Give columns their longest words, and what room is left first to those that lack little; tell if all fit."""
        told = [[str(column.header), *map(str, column.cells)] for column in self.columns]
        words = [max(cell_len(word) for text in texts for word in text.split() or ("",)) for texts in told]
        lacks = [max(map(cell_len, texts)) - word for texts, word in zip(told, words, strict=True)]
        room = width - sum(words) - BETWEEN * len(words)
        for at in sorted(range(len(lacks)), key=lacks.__getitem__):
            more = min(lacks[at], max(room, 0))
            room -= more
            self.columns[at].width = words[at] + more
        return room >= 0


def plain_table(columns: Sequence[str]) -> Table:
    table = PlainTable(box=box.SIMPLE_HEAD, show_edge=False)
    table.add_column(columns[0], overflow="fold")
    for column in columns[1:]:
        table.add_column(column, justify="right")
    return table


class _ReportPage(Tables):
    def __init__(self, report: Report, game: Game, language: str) -> None:
        super().__init__(language)
        self.report = report
        self.game = game

    def render(self) -> RenderableType:
        report = self.report
        parts: list[RenderableType] = [
            self.line("arena-title", game=self.game.title, games=report.games, seed=str(report.seed)),
            *self.bots(),
        ]
        if self.game.together:
            parts.append(self.won_together())
        elif report.shared_wins:
            parts.append(self.line("arena-shared-wins", plays=report.shared_wins))
        parts += self.ties()
        if report.first_seat and not self.game.together:
            parts += self.turns()
        parts += [
            *self.notes(),
            *self.endings(),
            "",
            Text(self.spread("arena-choices", report.length.choices)),
        ]
        if report.length.rounds is not None:
            parts.append(Text(self.spread("arena-rounds", report.length.rounds)))
        parts.append(
            self.line(
                "arena-speed",
                rate=round(report.choices_per_cpu_second),
                cpu=self.number(report.cpu_seconds, 1),
            )
        )
        return Group(*parts)

    def bots(self) -> list[RenderableType]:
        named = [(name, standing) for name, standing in self.report.bots.items()]
        return self.standings("arena-bots", "arena-bot", named)

    def turns(self) -> list[RenderableType]:
        named = [
            (self.say("arena-nth-turn", turn=turn), standing)
            for turn, standing in enumerate(self.report.first_seat, 1)
        ]
        return self.standings("arena-turns", "arena-turn", named)

    def won_together(self) -> Text:
        """Of a game of one team a play is one trial, however many seats it has."""
        plays = self.report.games
        won = self.report.won
        low, high = (self.number(100 * rate, 1) for rate in wilson(won, plays))
        return self.line("arena-won-together", won=won, plays=plays, low=low, high=high)

    def notes(self) -> list[RenderableType]:
        """What seats ended with, as far as the game has words for it: most notes are of single cards."""
        told = {what: spread for what, spread in self.report.notes.items() if note_key(self.game, what)}
        if not told:
            return []
        table = self.table("arena-ended-with", "arena-mean", "arena-median", "arena-least", "arena-most")
        for what, spread in told.items():
            table.add_row(
                Text(self.say(note_key(self.game, what))),
                self.number(spread.mean, 2),
                self.number(spread.median, 1 if spread.median % 1 else 0),
                self.number(spread.min),
                self.number(spread.max),
            )
        return [self.heading("arena-notes"), table]

    def ties(self) -> list[RenderableType]:
        """A line for each tie-break that gave a win."""
        return [
            self.line("arena-tie", plays=plays, why=Message(f"{self.game.prefix}-tie-{what}"))
            for what, plays in self.report.decided_by.items()
        ]

    def endings(self) -> list[RenderableType]:
        table = self.table("arena-ending", "arena-plays", "arena-share")
        for ending, plays in self.report.ended_by.items():
            table.add_row(
                Text(self.ending(self.game, ending)),
                self.number(plays),
                self.share(plays / self.report.games),
            )
        return [self.heading("arena-endings"), table]
