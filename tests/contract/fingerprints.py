"""Replays records and prints, for each, a fingerprint of all that can be asked of a position along the way.

`test_replay` runs it in processes that hash words differently: `python -m tests.contract.fingerprints FILE…`
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from pathlib import Path

import demitasse
from demitasse.kernel.encoding import encode
from demitasse.kernel.game import Game
from demitasse.kernel.play import Play
from demitasse.kernel.record import read
from tests.contract.toy import TOY


def game_of(id: str) -> Game:
    return TOY if id == TOY.id else demitasse.game(id)


def fingerprint(path: Path) -> str:
    """All events, and of every fifth position and the last its digest, choices in their order and views."""
    record = read(path)
    play = record.start(game_of(record.head.game))
    found = blake2b(digest_size=16)
    for row, (_, events) in enumerate(record.steps(play)):
        found.update(encode(events))
        if row % 5 == 0:
            found.update(look(play))
    found.update(look(play))
    return found.hexdigest()


def look(play: Play) -> bytes:
    position, seats = play.position, range(len(play.people))
    return encode(
        [
            position.digest(),
            [position.decision(seat) for seat in seats],
            [position.view(viewer) for viewer in (*seats, None)],
            position.imagine(None, demitasse.Chance(b"hash")).digest(),
            position.stocks(),
            position.result,
        ]
    )


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(fingerprint(Path(name)))
