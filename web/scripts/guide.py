"""Writes the moments the first-game guides show: real turns, played by the engine, as their seat sees them.

python web/scripts/guide.py           writes web/src/pages/guides/<game>.json
python web/scripts/guide.py --check   says whether they are up to date
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import demitasse
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event
from demitasse.kernel.play import CLOCK
from demitasse.kernel.wire import encode

FOLDER = Path(__file__).parents[1] / "src" / "pages" / "guides"
SEAT = 0


@dataclass(frozen=True)
class Lesson:
    """What is played: a deal that suits, what comes before the guide begins, and what it shows.

    `@33000 place red-1 waiters` is chosen when the play's own clock says so; `@300000` alone only lets time pass.
    """

    game: str
    seed: int
    before: tuple[str, ...]
    shown: tuple[str, ...]
    """What leads from one moment to the next; several choices where nothing needs to be explained in between."""
    seats: int = 3
    options: dict[str, Any] = field(default_factory=lambda: {"first": SEAT})


LESSONS = (
    Lesson(
        "coffee-rush",
        seed=6,
        before=("place b4", "place d2", "place c3"),
        shown=(
            "step c4",
            "step d4",
            "stop",
            "pour steam 1",
            "pour chocolate 1",
            "done",
            "send 1 chocolate_latte-1",
            "confirm",
        ),
    ),
    Lesson(
        "cafe-del-gatto",
        seed=8,
        before=(),
        shown=(
            "buy coffee 1",
            "place espresso",
            "confirm",
            *("take", "confirm") * 2,
            "serve espresso",
            "tile 4",
            "confirm",
        ),
    ),
    Lesson(
        "seize-the-bean",
        seed=203,
        before=(),
        shown=(
            "place sugar",
            "confirm; place beans; confirm; place beans; confirm",
            "place pantry",
            "take cyclists-p1",
            "place milk; confirm; place milk; confirm",
            "fulfil; decline",
            "fulfil",
            "take tourists-c02",
            "take cyclists-c05",
        ),
    ),
    Lesson(
        "kitchen-rush",
        seed=10,
        seats=1,
        options={"mode": "practice"},
        before=(),
        shown=(
            "ready",
            "@1500 place red-1 waiters",
            "@3500 take-order O16",
            "@6000 place red-2 storage-1",
            "@8000 take meat O16.1",
            "@8500 take salad O16.1",
            "@9000 take cheese O16.1",
            "@9500 take bread O16.1",
            "@13000 place blue-1 stoves",
            "@14500 cook O16.1",
            "@18000 place blue-2 spices",
            "@19500 spice black O16.1",
            "@31500",
            "@33000 place red-1 waiters",
            "@34500 serve O16",
            "@300000",
        ),
    ),
)


def played(lesson: Lesson) -> bytes:
    game = demitasse.game(lesson.game)
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
        outlooks = [position.outlook(SEAT, choice) for choice in decision.choices] if decision else []
        moments.append(
            {"rows": len(rows), "view": position.view(SEAT), "decision": decision, "outlooks": outlooks}
        )

    for text in lesson.before:
        play(text)
    look()
    for texts in lesson.shown:
        for text in texts.split("; "):
            play(text)
        look()
    return bytes(encode({"seat": SEAT, "rows": rows, "moments": moments})) + b"\n"


if __name__ == "__main__":
    for lesson in LESSONS:
        file, written = FOLDER / f"{lesson.game}.json", played(lesson)
        if "--check" not in sys.argv[1:]:
            file.write_bytes(written)
        elif file.read_bytes() != written:
            sys.exit(f"{file.name} is not what the engine plays: write it again with python {sys.argv[0]}")
