"""Writes the moments the first-game guides show: real turns, played by the engine, as their seat sees them.

python web/scripts/guide.py           plays web/src/games/<game>/guide/lesson.toml, writes played.json beside it
python web/scripts/guide.py --check   says whether they are up to date
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec

import demitasse
from demitasse.kernel.choice import Choice
from demitasse.kernel.encoding import encode
from demitasse.kernel.event import Event
from demitasse.kernel.play import CLOCK, Play
from demitasse.kernel.record import Writer

GAMES = Path(__file__).parents[1] / "src" / "games"
SEAT = 0


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played: a deal that suits, what comes before the guide begins, and what it shows.

    `@33000 place red-1 waiters` is chosen when the play's own clock says so; `@300000` alone only lets time pass.
    """

    seed: int
    seats: int
    options: dict[str, Any]
    before: tuple[str, ...]
    shown: tuple[str, ...]
    """What leads from one moment to the next; several choices where nothing needs to be explained in between."""
    goes_on: bool = False
    """The play goes on at a table when the guide is over: its record is written too."""


def played(game: demitasse.Game, lesson: Lesson) -> bytes:
    position = game.setup(lesson.options, seats=lesson.seats, seed=lesson.seed)
    rows: list[dict[str, Any]] = []
    moments: list[dict[str, Any]] = []

    def note(seat: int, choice: Choice | None, happened: Sequence[Event]) -> None:
        events = [event.seen_by(SEAT) for event in happened]
        row = {
            "seq": len(rows),
            "at": position.clock,
            "seat": seat,
            "choice": choice,
            "undo": False,
            "events": [event for event in events if event is not None],
            "scores": [],
        }
        rows.append(row)

    def wait(at: int) -> None:
        while position.due is not None and position.due <= at:
            note(CLOCK, None, position.advance(position.due))
        position.advance(at)

    def play(text: str) -> None:
        if text.startswith("@"):
            at, _, text = text[1:].partition(" ")
            wait(int(at))
        if text:
            (seat,) = position.seats_to_act
            choice = game.notation.parse(text)
            note(seat, choice, position.play(seat, choice))

    def look() -> None:
        asked = SEAT in position.seats_to_act
        decision = position.decision(SEAT) if asked else None
        moments.append(
            {
                "rows": len(rows),
                "view": position.view(SEAT),
                "decision": decision,
                "outlooks": position.outlooks(SEAT),
                "advice": position.advice(SEAT),
            }
        )

    for text in lesson.before:
        play(text)
    look()
    for texts in lesson.shown:
        for text in texts.split("; "):
            play(text)
        look()
    record = {"record": recorded(game, lesson, rows)} if lesson.goes_on else {}
    return bytes(encode({"seat": SEAT, "rows": rows, "moments": moments, **record})) + b"\n"


def recorded(game: demitasse.Game, lesson: Lesson, rows: Sequence[Mapping[str, Any]]) -> str:
    """The same play as a file, as a server takes it."""
    people = [f"{seat + 1}" for seat in range(lesson.seats)]
    play = Play(game, game.checked(lesson.options, lesson.seats), people=people, seed=lesson.seed)
    stream = BytesIO()
    writer = Writer(stream, play)
    for row in rows:
        play.choose(row["seat"], row["choice"], row["at"])
    writer.update()
    return stream.getvalue().decode()


if __name__ == "__main__":
    for file in sorted(GAMES.glob("*/guide/lesson.toml")):
        lesson = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Lesson)
        kept, written = file.with_name("played.json"), played(demitasse.game(file.parents[1].name), lesson)
        if "--check" not in sys.argv[1:]:
            kept.write_bytes(written)
        elif kept.read_bytes() != written:
            sys.exit(f"{kept} is not what the engine plays: write it again with python {sys.argv[0]}")
