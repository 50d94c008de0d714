"""Playthroughs: whole plays as text a person can read from beginning to end, and a test can compare.

A file holds a head (game, people, seed, options) and the play, choice by choice: what was asked, what was legal, the
choice (a line that begins with `>`), what happened, and the digest of the position after it. In a game played in real
time a choice has its moment (`> 2 @31000 place …`), and what happens by itself has a line too (`> - @30000 time`).
Everything but the head and the choices follows from the rules. After a change that is meant to change it, write the
files anew with

    python -m tests.golden.playthrough

and read the difference. A new playthrough begins as a head and its `>` lines.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from pathlib import Path
from textwrap import wrap
from typing import Any

import msgspec

import demitasse
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.language import say
from demitasse.kernel.message import Message, tell
from demitasse.kernel.play import NOBODY, UNDO, Play
from demitasse.kernel.position import Milliseconds
from demitasse.kernel.record import Writer
from tests.golden.pictures import PICTURES

FOLDER = Path(__file__).parent
WIDTH = 118
MARGIN = "     "
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
        return [(seat, text) for seat, _, text in self.moves if seat != NOBODY]

    def finished(self) -> Play:
        play = self.play()
        for seat, at, text in self.moves:
            make(play, seat, at, text)
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


def make(play: Play, seat: Seat, at: Milliseconds, text: str) -> Sequence[Event]:
    if seat == NOBODY:
        return play.advance(at)
    if text == UNDO:
        play.undo(seat, at)
        return ()
    return play.choose(seat, play.game.notation.parse(text), at)


def move_of(line: str) -> tuple[Seat, Milliseconds, str]:
    _, seat, text = line.split(maxsplit=2)
    at = "0"
    if text.startswith("@"):
        at, text = text[1:].split(maxsplit=1)
    return (NOBODY if seat == "-" else int(seat)), int(at), text


def line_of(play: Play, seat: Seat, at: Milliseconds, text: str) -> str:
    moment = f" @{at}" if play.game.real_time else ""
    return f">    {'-' if seat == NOBODY else seat}{moment} {text}"


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def stored_playthroughs() -> list[Stored]:
    return [read(path) for path in files()]


def text_of(stored: Stored) -> str:
    """The whole playthrough, told again."""
    return "\n".join([*stored.head(), *told(stored)]) + "\n"


def told(stored: Stored) -> Iterator[str]:
    play = stored.play()
    yield from ("", *picture(play))
    for number, (seat, at, text) in enumerate(stored.moves, 1):
        yield ""
        events: Sequence[Event] = ()
        if seat == NOBODY:
            yield line_of(play, seat, at, text)
            events = make(play, seat, at, text)
        else:
            yield from question(play, number, seat)
            yield line_of(play, seat, at, text)
            if text == UNDO:
                yield f"{MARGIN}taken back: {play.undo(seat, at)}"
            else:
                events = make(play, seat, at, text)
        for event in events:
            yield from lines(sentence(play, tell(play.game.prefix, event)))
        yield f"{MARGIN}= {play.position.digest()}"
        if any(event.kind in PICTURES[stored.game].after for event in events):
            yield from ("", *picture(play))
    yield from ("", *picture(play), "", *outcome(play))


def question(play: Play, number: int, seat: Seat) -> Iterator[str]:
    """What the seat is asked. A long list of choices is told by its number alone, as in a kitchen at full speed."""
    decision = play.position.decision(seat)
    yield f"{number:<5}{play.people[seat]}: {sentence(play, decision.prompt)}"
    offered = ", ".join(str(choice).replace(" ", NO_BREAK) for choice in decision.choices)
    yield from lines(f"{len(decision.choices)} legal" + (f": {offered}" if not play.game.real_time else ""))


def picture(play: Play) -> list[str]:
    return [f"| {line}" for line in PICTURES[play.game.id].draw(play.position, everybody(play))]


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


RECORDS = FOLDER.parents[1] / "docs" / "records"
"""Some of the plays as records that anybody can open on the page or with `demitasse replay`."""


def write_record(stored: Stored, path: Path) -> None:
    path.unlink(missing_ok=True)
    play = stored.play()
    writer = Writer(path, play)
    for seat, at, text in stored.moves:
        make(play, seat, at, text)
        writer.update()
    writer.close()


def main() -> None:
    for path in files():
        path.write_text(text_of(read(path)), encoding="utf-8")
    for path in files():
        record = RECORDS / f"{path.stem}.jsonl"
        if record.exists():
            write_record(read(path), record)


if __name__ == "__main__":
    main()
