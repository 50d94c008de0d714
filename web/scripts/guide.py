"""Writes the moments the first-game guide shows: one real turn, played by the engine, as its seat sees it.

python web/scripts/guide.py           writes web/src/pages/guides/coffee-rush.json
python web/scripts/guide.py --check   says whether it is up to date
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import demitasse
from demitasse.kernel.wire import encode

FILE = Path(__file__).parents[1] / "src" / "pages" / "guides" / "coffee-rush.json"
SEED, SEATS, SEAT = 6, 3, 0
BEFORE = ("place b4", "place d2", "place c3")
TURN = (
    "step c4",
    "step d4",
    "stop",
    "pour steam 1",
    "pour chocolate 1",
    "done",
    "send 1 chocolate_latte-1",
    "confirm",
)


def guide() -> bytes:
    game = demitasse.game("coffee-rush")
    position = game.setup({"first": SEAT}, seats=SEATS, seed=SEED)
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

    for text in BEFORE:
        play(text)
    look()
    for text in TURN:
        play(text)
        look()
    return bytes(encode({"seat": SEAT, "rows": rows, "moments": moments})) + b"\n"


if __name__ == "__main__":
    written = guide()
    if "--check" not in sys.argv[1:]:
        FILE.write_bytes(written)
    elif FILE.read_bytes() != written:
        sys.exit(f"{FILE.name} is not what the engine plays: write it again with python {sys.argv[0]}")
