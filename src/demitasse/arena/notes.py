"""Win rates by what seats ended with, from a file of results: which cards, groups or tools go with winning.

    demitasse simulate seize-the-bean --games 1000 --seats greedy,greedy,greedy --out plays.csv
    python -m demitasse.arena.notes seize-the-bean plays.csv

What goes with winning need not be why: a seat ahead has more of everything. For plays with cards of one's own, the
language and then the content files follow, which have their names.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from demitasse.arena import results
from demitasse.arena.reports import Page, note_key
from demitasse.arena.statistics import Results, Standing
from demitasse.games import game as game_by_id
from demitasse.kernel.content import Content, Name
from demitasse.kernel.game import Game
from demitasse.kernel.language import say
from demitasse.kernel.message import Message

MANY = 4
"""From this number on, it no longer matters how many."""
Seats = Sequence[tuple[Mapping[str, int], int, int]]
"""Of each seat of each play: its notes, rank and score."""


def read(path: Path) -> Seats:
    """The seats of a file that `--out` wrote."""
    return [
        seat
        for _, _, one in results.read(path)
        for seat in zip(one.notes, one.ranks, one.scores, strict=True)
    ]


def by_note(seats: Seats) -> dict[tuple[str, int], Standing]:
    """By what and how many of it, the best first; what nobody has more than once is told only for those who have it."""
    most: dict[str, int] = {}
    for notes, _, _ in seats:
        for what, count in notes.items():
            most[what] = max(count, most.get(what, 0))
    found: dict[tuple[str, int], Results] = {}
    for notes, rank, score in seats:
        for what, highest in most.items():
            count = min(MANY, notes.get(what, 0))
            if count or highest > 1:
                found.setdefault((what, count), Results()).add([(rank, score)])
    standings = {note: own.standing for note, own in found.items()}
    return dict(sorted(standings.items(), key=lambda note: (-note[1].win_rate, note[0])))


class NotesPage(Page):
    """Two tables: what is counted, then what one has or has not."""

    def __init__(self, seats: Seats, game: Game, language: str, content: Content) -> None:
        super().__init__(language)
        self.game = game
        self.content = content
        self.found = by_note(seats)

    def tables(self) -> list[RenderableType]:
        names = self.content.names
        counted = {what for what, count in self.found if count != 1}
        pages: list[RenderableType] = []
        for title, several in (("arena-by-number", True), ("arena-by-having", False)):
            named = [
                (self.called(what, count if several else None, names), own)
                for (what, count), own in self.found.items()
                if (what in counted) == several
            ]
            if named:
                pages += self.standings(title, "arena-ended-with", named)
        return pages

    def called(self, what: str, count: int | None, names: Mapping[str, Name]) -> str:
        key = note_key(self.game, what)
        word = self.say(key) if key else what
        name = str(getattr(names[what], self.language)) if what in names else word
        if count is None:
            return name
        return self.say("arena-so-many", what=name, count=count, many=int(count == MANY))


def main(arguments: Sequence[str]) -> None:
    if len(arguments) < 2:
        raise SystemExit(say(Message("arena-notes-usage")))
    id, file, *rest = arguments
    language, *content = rest or ["en"]
    game = game_by_id(id)
    page = NotesPage(read(Path(file)), game, language, game.content(*content))
    console = Console()
    for part in page.tables() or [Text(page.say("arena-no-notes"))]:
        console.print(part)


if __name__ == "__main__":
    main(sys.argv[1:])
