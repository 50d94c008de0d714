"""Playthroughs: whole plays as text a person can read from beginning to end, and a test can compare.

A `.txt` tells the story: a head (game, people, seed, options) and the play, choice by choice: what was asked, how much
was legal, the choice (a line that begins with `>`) and what happened. In a game played in real time a choice has its
moment (`> 2 @31000 place …`), and what happens by itself has a line too (`> - @30000 time`). Everything but the head
and the choices follows from the rules. The `.digests` beside it has a line for each row: its number, the digest of the
position after it, and the digest of what was legal before it. So a changed sentence changes a story alone, and digests
that change mean a changed rule. After a change that is meant to change either, write the files anew with

    python -m tests.golden.playthrough

and read the difference. A new playthrough begins as a head and its `>` lines.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from itertools import takewhile
from pathlib import Path
from textwrap import wrap
from typing import Any, NamedTuple

import msgspec

import demitasse
from demitasse.kernel.choice import Choice
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.language import say
from demitasse.kernel.message import Message, message_for
from demitasse.kernel.play import CLOCK, UNDO, Play
from demitasse.kernel.record import FileWriter
from tests.facts import facts_of

TESTS = Path(__file__).parents[1]
WIDTH = 118
MARGIN = "     "
LISTED = 20
"""In so many rows of a story what is legal is written out; after that its number is enough to read on."""
NO_BREAK = "\N{NO-BREAK SPACE}"


class Stored(msgspec.Struct, frozen=True):
    """What a playthrough file says that does not follow from the rules."""

    name: str
    title: str
    game: str
    people: tuple[str, ...]
    seed: int
    options: Mapping[str, Any]
    moves: tuple[tuple[Seat, Milliseconds, str], ...]

    @property
    def choices(self) -> list[tuple[Seat, str]]:
        """Who chose what; enough where no clock runs."""
        return [(seat, text) for seat, _, text in self.moves if seat != CLOCK]

    def finished(self) -> Play:
        play = self.play()
        for seat, at, text in self.moves:
            play.replay(seat, at, text)
        return play

    def head(self) -> list[str]:
        return [
            f"title: {self.title}",
            f"game: {self.game}",
            f"people: {', '.join(self.people)}",
            f"seed: {self.seed}",
            f"options: {msgspec.json.encode(self.options).decode()}",
        ]

    def play(self) -> Play:
        game = demitasse.game(self.game)
        options = game.checked(self.options, len(self.people))
        return Play(game, options, people=self.people, seed=self.seed)


def read(path: Path) -> Stored:
    lines = path.read_text(encoding="utf-8").splitlines()
    head = dict(line.split(": ", 1) for line in takewhile(bool, lines))
    return Stored(
        name=path.stem,
        title=head["title"],
        game=head["game"],
        people=tuple(head["people"].split(", ")),
        seed=int(head["seed"]),
        options=msgspec.json.decode(head["options"]),
        moves=tuple(move_of(line) for line in lines if line.startswith(">")),
    )


def move_of(line: str) -> tuple[Seat, Milliseconds, str]:
    _, seat, text = line.split(maxsplit=2)
    at = "0"
    if text.startswith("@"):
        at, text = text[1:].split(maxsplit=1)
    return (CLOCK if seat == "-" else int(seat)), int(at), text


def line_of(play: Play, seat: Seat, at: Milliseconds, text: str) -> str:
    moment = f" @{at}" if play.game.real_time else ""
    return f">    {'-' if seat == CLOCK else seat}{moment} {text}"


def files() -> list[Path]:
    """The stories of all games, each in `golden/` of its game's tests."""
    return sorted(TESTS.glob("*/golden/*.txt"))


def stored_playthroughs() -> list[Stored]:
    return [read(path) for path in files()]


class Told(NamedTuple):
    """A playthrough, told by the rules of today: the text of both its files."""

    story: str
    digests: str


@cache
def told(path: Path) -> Told:
    stored = read(path)
    play = stored.play()
    story = [*stored.head(), "", *picture(play)]
    digests: list[str] = []
    for row, (seat, at, text) in enumerate(stored.moves, 1):
        legal = () if seat == CLOCK else play.position.choices(seat)
        asked = () if seat == CLOCK else question(play, row, seat)
        story += ["", *asked, line_of(play, seat, at, text)]
        events: Sequence[Event] = ()
        if text == UNDO:
            story.append(f"{MARGIN}taken back: {play.undo(seat, at)}")
        else:
            events = play.replay(seat, at, text)
        for event in events:
            story += lines(sentence(play, message_for(play.game.prefix, event)))
        digests.append(f"{row} {play.position.digest()} {digest_of(legal)}")
        if any(event.kind in facts_of(stored.game).pictured_after for event in events):
            story += ["", *picture(play)]
    story += ["", *picture(play), "", *outcome(play)]
    return Told(*("\n".join(text) + "\n" for text in (story, digests)))


def digest_of(choices: Sequence[Choice]) -> str:
    return blake2b("\n".join(map(str, choices)).encode(), digest_size=4).hexdigest()


def question(play: Play, row: int, seat: Seat) -> Iterator[str]:
    """What the seat is asked. Past the first rows, and in a kitchen at full speed, choices are told by their number."""
    decision = play.position.decision(seat)
    yield f"{row:<5}{play.people[seat]}: {sentence(play, decision.prompt)}"
    offered = ", ".join(str(choice).replace(" ", NO_BREAK) for choice in decision.choices)
    listed = row <= LISTED and not play.game.real_time
    yield from lines(f"{len(decision.choices)} legal" + (f": {offered}" if listed else ""))


def picture(play: Play) -> list[str]:
    return [f"| {line}" for line in facts_of(play.game.id).picture(play.position, everybody(play))]


def outcome(play: Play) -> Iterator[str]:
    result = play.position.result
    if result is None:
        yield "The play goes on."
        return
    yield f"Ended by {result.ended_by}."
    for seat, person in enumerate(play.people):
        counted = ", ".join(f"{line.count} {line.what} {line.points:+}" for line in result.counted[seat])
        yield f"{result.ranks[seat]}. {person}: {result.scores[seat]} ({counted})"
    for name, rival in zip(play.automata, result.rivals, strict=True):
        counted = ", ".join(f"{line.count} {line.what} {line.points:+}" for line in rival.counted)
        yield f"{name}: {rival.score} ({counted}); {result.verdict}"


def everybody(play: Play) -> tuple[str, ...]:
    """The people, and whom the game itself moves."""
    return (*play.people, *play.automata)


def sentence(play: Play, message: Message) -> str:
    return say(message, "en", play.content.names, everybody(play))


def lines(text: str) -> list[str]:
    wrapped = wrap(
        text, WIDTH, initial_indent=MARGIN, subsequent_indent=MARGIN + "  ", break_on_hyphens=False
    )
    return [line.replace(NO_BREAK, " ") for line in wrapped]


RECORDS = TESTS.parent / "docs" / "records"
"""Some of the plays as records that anybody can open on the page or with `demitasse replay`."""


def write_record(stored: Stored, path: Path) -> None:
    path.unlink(missing_ok=True)
    play = stored.play()
    writer = FileWriter(path, play)
    for seat, at, text in stored.moves:
        play.replay(seat, at, text)
        writer.update()
    writer.close()


def main() -> None:
    for path in files():
        story, digests = told(path)
        path.write_text(story, encoding="utf-8")
        path.with_suffix(".digests").write_text(digests, encoding="utf-8")
    for path in files():
        record = RECORDS / f"{path.stem}.jsonl"
        if record.exists():
            write_record(read(path), record)


if __name__ == "__main__":
    main()
