"""Playthroughs: whole plays as text a person can read from beginning to end, and a test can compare.

A file holds a head (game, people, seed, options) and the play, choice by choice: what was asked, what was legal, the
choice (a line that begins with `>`), what happened, and the digest of the position after it. Everything but the head
and the choices follows from the rules. After a change that is meant to change it, write the files anew with

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
from demitasse.kernel.event import Event
from demitasse.kernel.language import say
from demitasse.kernel.message import Message, tell
from demitasse.kernel.play import UNDO, Play
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
    choices: tuple[tuple[int, str], ...]

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
    choices = [line.split(maxsplit=2)[1:] for line in lines if line.startswith(">")]
    return Stored(
        name=path.stem,
        title=head["title"],
        game=head["game"],
        people=tuple(head["people"].split(", ")),
        seed=int(head["seed"]),
        options=msgspec.json.decode(head["options"]),
        choices=tuple((int(seat), text) for seat, text in choices),
    )


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
    for number, (seat, text) in enumerate(stored.choices, 1):
        yield ""
        decision = play.position.decision(seat)
        offered = ", ".join(str(choice).replace(" ", NO_BREAK) for choice in decision.choices)
        yield f"{number:<5}{play.people[seat]}: {sentence(play, decision.prompt)}"
        yield from lines(f"{len(decision.choices)} legal: {offered}")
        yield f">    {seat} {text}"
        events: Sequence[Event] = ()
        if text == UNDO:
            yield f"{MARGIN}taken back: {play.undo(seat)}"
        else:
            events = play.choose(seat, play.game.notation.parse(text))
        for event in events:
            yield from lines(sentence(play, tell(play.game.prefix, event)))
        yield f"{MARGIN}= {play.position.digest()}"
        if any(event.kind in PICTURES[stored.game].after for event in events):
            yield from ("", *picture(play))
    yield from ("", *picture(play), "", *outcome(play))


def picture(play: Play) -> list[str]:
    return [f"| {line}" for line in PICTURES[play.game.id].draw(play.position, play.people)]


def outcome(play: Play) -> Iterator[str]:
    result = play.position.result
    if result is None:
        yield "The play goes on."
        return
    yield f"Ended by {result.ended_by}."
    for seat, person in enumerate(play.people):
        counted = ", ".join(f"{line.count} {line.what} {line.points:+}" for line in result.counted[seat])
        yield f"{result.ranks[seat]}. {person}: {result.scores[seat]} ({counted})"


def sentence(play: Play, message: Message) -> str:
    return say(message, "en", play.content.names, play.people)


def lines(text: str) -> list[str]:
    wrapped = wrap(
        text, WIDTH, initial_indent=MARGIN, subsequent_indent=MARGIN + "  ", break_on_hyphens=False
    )
    return [line.replace(NO_BREAK, " ") for line in wrapped]


def main() -> None:
    for path in files():
        path.write_text(text_of(read(path)), encoding="utf-8")


if __name__ == "__main__":
    main()
