"""Play the same random games compiled and in pure Python, and compare all that happened: `python benchmarks/forms.py`.

Seats, options and choices are drawn, expansions and variants included. Told of a play are its events, choice by choice,
and the digest of its position, now and then and at the end; two lines that differ say among which plays to look.
"""

import argparse
import os
import random
import subprocess
import sys
from hashlib import blake2b
from typing import Any

import demitasse
from demitasse import Game, Position, compiled
from demitasse.kernel.errors import BadOptions
from demitasse.kernel.options import OptionField, fields

TOLD_AT_ONCE = 200
DIGEST_EVERY = 16
"""Choices."""


def dealt(game: Game, rng: random.Random) -> Position:
    """A play that may begin: half of them as in the booklet, the others with up to three options drawn."""
    offered = [field for field in fields(game.options) if not field.per_seat and (field.flag or field.values)]
    while True:
        seats = rng.randint(game.fewest, game.most)
        drawn = rng.sample(offered, min(len(offered), rng.choice((0, 0, 0, 1, 2, 3))))
        given = {field.name: value(field, rng) for field in drawn}
        try:
            return game.setup(given, seats=seats, seed=rng.getrandbits(64))
        except BadOptions:
            continue


def value(field: OptionField, rng: random.Random) -> Any:
    if field.flag:
        return rng.random() < 0.5
    return [rng.choice(field.values)] if field.many else rng.choice(field.values)


def play(game: Game, rng: random.Random, told: Any) -> None:
    position = dealt(game, rng)
    choices = 0
    while position.result is None:
        acting, due = position.seats_to_act, position.due
        if due is not None and (not acting or rng.random() < 0.3):
            happened = position.advance(due)
        else:
            seat = rng.choice(acting)
            happened = position.play(seat, rng.choice(position.choices(seat)))
        choices += 1
        told.update(demitasse.encode(happened))
        if choices % DIGEST_EVERY == 0:
            told.update(position.digest().encode())
    told.update(position.digest().encode())


def tell(id: str, begin: int, games: int) -> None:
    """A line for so many plays, on standard output."""
    game = demitasse.game(id)
    for first in range(begin, begin + games, TOLD_AT_ONCE):
        told = blake2b(digest_size=8)
        for number in range(first, min(first + TOLD_AT_ONCE, begin + games)):
            play(game, random.Random(number), told)
        print(f"{first} {told.hexdigest()}", flush=True)


def lines(id: str, begin: int, games: int, pure: bool) -> list[str]:
    command = [sys.executable, __file__, "--tell", "--from", str(begin), "--games", str(games), id]
    environment = {**os.environ, "DEMITASSE_PURE": "1" if pure else ""}
    return subprocess.run(
        command, env=environment, check=True, text=True, stdout=subprocess.PIPE
    ).stdout.splitlines()


def main() -> int:
    arguments = argparse.ArgumentParser(
        description="Play the same random games in both forms, and compare them."
    )
    arguments.add_argument("game", nargs="*", default=list(demitasse.GAMES))
    arguments.add_argument("--games", type=int, default=100_000, help="of each game (default: 100000)")
    arguments.add_argument("--from", type=int, default=0, dest="begin", help="the number of the first play")
    arguments.add_argument("--tell", action="store_true", help="play in one form and print what is compared")
    given = arguments.parse_args()
    if given.tell:
        tell(given.game[0], given.begin, given.games)
        return 0
    if compiled.IN_USE is None:
        sys.exit("There is no compiled form to compare: make fast.")
    differs = False
    for id in given.game:
        ours, theirs = (lines(id, given.begin, given.games, pure) for pure in (False, True))
        wrong = [one.split()[0] for one, other in zip(ours, theirs, strict=True) if one != other]
        differs = differs or bool(wrong)
        first = (
            f"differ, first among the {TOLD_AT_ONCE} from number {wrong[0]} on" if wrong else "are the same"
        )
        print(f"{id}: {given.games:,} plays from number {given.begin} on {first}", flush=True)
    return 1 if differs else 0


if __name__ == "__main__":
    sys.exit(main())
