"""`demitasse replay`: a record told as a story, or verified."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from demitasse.cli.seating import names_of
from demitasse.cli.table import remember
from demitasse.cli.telling import Chapter, Paper, Teller
from demitasse.cli.tongue import phrase
from demitasse.games import game as game_by_id
from demitasse.kernel.errors import BadRecord
from demitasse.kernel.record import Record, read


def verify_record(file: Path, content: Sequence[str], language: str) -> None:
    """Play all of it again and compare every digest, and the result."""
    record = read(file)
    game = game_by_id(record.head.game)
    play = record.verify(game, game.content(*content))
    key = "cli-verified" if play.position.result is not None else "cli-verified-unfinished"
    Paper().print(phrase(language, key, choices=len(record.lines)), soft_wrap=True)


def show_replay(file: Path, content: Sequence[str], to: int | None, language: str) -> None:
    """Tell it up to a row, or to its end, and show the table there. Secrets are told when the play is over."""
    record = read(file)
    if record.torn is not None and to is None:
        raise BadRecord("record-torn", file=record.file, line=record.torn, whole=len(record.lines))
    game = game_by_id(record.head.game)
    play = record.start(game, game.content(*content))
    people = names_of(play.people, game, language)
    teller = Teller(game, play.content, people, language, play.automata)
    chapters: list[Chapter] = []
    over = record.tail is not None
    for row, events in record.steps(play, to):
        remember(chapters, row, events)
        teller.row(play.position.view(None), row.seq, row.seat, row.choice, events, whole=over)
    teller.table(play, None, chapters)
    if play.position.result is not None:
        teller.result(play, play.position.result)
        teller.line(teller.words("cli-seed-was", seed=record.head.seed))
    elif to is None:
        teller.sentence(unfinished(record, teller))


def unfinished(record: Record, teller: Teller) -> str:
    command = f"demitasse play {record.head.game} --resume {shlex.quote(record.file)}"
    return teller.words("cli-unfinished", command=command)
