"""`demitasse replay`: print a record as a story, or verify it."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from demitasse.cli.language import phrase
from demitasse.cli.rendering import LogEntry, PlainConsole, Renderer
from demitasse.cli.seating import display_names
from demitasse.cli.table import append_entry
from demitasse.games import game as game_by_id
from demitasse.kernel.errors import BadRecord
from demitasse.kernel.record import Record, read


def verify_record(file: Path, content: Sequence[str], language: str) -> None:
    """Replay a whole record, comparing every digest and the result."""
    record = read(file)
    game = game_by_id(record.head.game)
    play = record.verify(game, game.content(*content) if content else None)
    key = "cli-verified" if play.position.result is not None else "cli-verified-unfinished"
    PlainConsole().print(phrase(language, key, choices=len(record.rows)), soft_wrap=True)


def show_replay(file: Path, content: Sequence[str], to: int | None, language: str) -> None:
    """Tell it up to a row, or to its end, and show the table there. Secrets are told when the play is over."""
    record = read(file)
    if record.torn is not None and to is None:
        raise BadRecord("record-torn", file=record.file, line=record.torn, whole=len(record.rows))
    game = game_by_id(record.head.game)
    play = record.start(game, game.content(*content) if content else None)
    people = display_names(play.people, game, language)
    renderer = Renderer(game, play.content, people, language, play.automata)
    entries: list[LogEntry] = []
    over = record.tail is not None
    for row, events in record.steps(play, to):
        append_entry(entries, play, events)
        renderer.row(play.position.view(None), row.seq, row.seat, play.choice_of(row), events, whole=over)
    renderer.table(play, None, entries)
    if play.position.result is not None:
        renderer.result(play, play.position.result)
        renderer.line(renderer.words("cli-seed-was", seed=record.head.seed))
    elif to is None:
        renderer.sentence(unfinished(record, renderer))


def unfinished(record: Record, renderer: Renderer) -> str:
    command = f"demitasse play {record.head.game} --resume {shlex.quote(record.file)}"
    return renderer.words("cli-unfinished", command=command)
