"""Writes the moments the first-game guides show: real turns, played by the engine, as their seat sees them.

python web/scripts/guide.py           writes web/src/pages/guides/<game>.json
python web/scripts/guide.py --check   says whether they are up to date
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import demitasse
from demitasse.kernel.wire import encode

FOLDER = Path(__file__).parents[1] / "src" / "pages" / "guides"
SEATS, SEAT = 3, 0


@dataclass(frozen=True)
class Lesson:
    """What is played: a deal that suits, what comes before the guide begins, and what it shows."""

    game: str
    seed: int
    before: tuple[str, ...]
    shown: tuple[str, ...]
    """What leads from one moment to the next; several choices where nothing needs to be explained in between."""


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
)


def played(lesson: Lesson) -> bytes:
    game = demitasse.game(lesson.game)
    position = game.setup({"first": SEAT}, seats=SEATS, seed=lesson.seed)
    rows: list[dict[str, Any]] = []
    moments: list[dict[str, Any]] = []

    def play(text: str) -> None:
        (seat,) = position.seats_to_act
        choice = game.notation.parse(text)
        events = [event.seen_by(SEAT) for event in position.play(seat, choice)]
        known = [event for event in events if event is not None]
        row = {
            "seq": len(rows),
            "at": 0,
            "seat": seat,
            "choice": choice,
            "undo": False,
            "events": known,
            "scores": [],
        }
        rows.append(row)

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
