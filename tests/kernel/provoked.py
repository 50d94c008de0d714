"""For each error of the kernel and of the registries: something in Coffee Rush that brings it about."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import msgspec

import demitasse
from demitasse.bots import bot_kind, judge_for, lesson_for
from demitasse.kernel import record
from demitasse.kernel.content import Source
from demitasse.kernel.encoding import encode
from demitasse.kernel.extras import Extra
from demitasse.kernel.language import say
from demitasse.kernel.message import Message
from demitasse.kernel.play import Play, Row
from demitasse.kernel.result import Result
from tests.coffee_rush.build import COFFEE_RUSH
from tests.coffee_rush.provoked import an_undo_after, from_file, with_options
from tests.provoking import Provoke

PEOPLE = ("Maya", "Tom", "Ana")


def not_a_choice(text: str) -> Provoke:
    return lambda: COFFEE_RUSH.notation.parse(text)


def from_record(
    *lines: object, tail: bytes = b"", seal: bool = False, to: int | None = None, **head: object
) -> Provoke:
    """Read and verify a record whose head is sound but for what is given, with these lines below it."""
    sound = record.head_of(Play(COFFEE_RUSH, people=PEOPLE, seed=1))
    written = [encode(msgspec.structs.replace(sound, **head)), *(map(encode, lines))]
    data = b"".join(line + b"\n" for line in written)
    if seal:
        result = Result((1, 2, 3), (3, 2, 1), "deck", ())
        data += encode(record.Tail(result, blake2b(data, digest_size=8).hexdigest())) + b"\n"

    def provoke() -> object:
        read = record.parse(data + tail, "mine.record")
        return read.replay(COFFEE_RUSH, to=to) if to is not None else read.verify(COFFEE_RUSH)

    return provoke


def from_cocoa(field: str) -> Provoke:
    return from_file(f'[[order]]\nid = "cocoa"\n{field}')


def from_kitchen_file(text: str) -> Provoke:
    return lambda: demitasse.game("kitchen-rush").load((Source("mine.toml", text),))


def without_a_package() -> object:
    with Extra("serve"):
        raise ModuleNotFoundError(name="litestar")


PLACED = ("place a1", "place b1", "place c1")
FIRST_ROW = Row(0, 0, 2, "place a1", "?")

PROVOKED: dict[str, Provoke] = {
    "bad-seed": lambda: COFFEE_RUSH.setup(seats=3, seed=-1),
    "choice-empty": not_a_choice(" "),
    "choice-unknown-verb": not_a_choice("waltz"),
    "choice-wrong-count": not_a_choice("pour milk"),
    "choice-not-a-number": not_a_choice("pour milk one"),
    "choice-not-a-word": not_a_choice("pour mi/lk 1"),
    "choice-bad-json": lambda: COFFEE_RUSH.notation.decode(b'{"do":'),
    "content-unreadable": lambda: Source.at(Path("no", "such.toml")),
    "content-not-toml": from_file("board"),
    "content-unknown-section": from_file("[menu]"),
    "content-wrong-section": from_file("[order]"),
    "content-no-id": from_file("[[order]]\ncopies = 1"),
    "content-bad-remove": from_file('[[order]]\nid = "espresso"\nremove = "yes"'),
    "content-nothing-to-remove": from_file('[[order]]\nid = "beer"\nremove = true'),
    "content-too-large": from_file("#" * 2_000_000),
    "content-too-many": from_file("".join(f'[[order]]\nid = "o{number}"\n' for number in range(1501))),
    "content-several": from_file("[menu]\n[drinks]"),
    "content-other-game": from_file('[demitasse]\ngame = "chess"'),
    "content-newer": from_file("[demitasse]\nversion = 7"),
    "content-twice": from_file('[[order]]\nid = "cocoa"\n[[order]]\nid = "cocoa"'),
    "content-still-needed": from_file('[[ingredient]]\nid = "tea"\nremove = true'),
    "content-no-such-field": from_cocoa("copys = 2"),
    "content-missing-field": from_file('[[ingredient]]\nid = "gin"\nsupply = 2\nspecialty = true'),
    "content-near-id": from_file('[[order]]\nid = "espresso_dopio"\ncopies = 2'),
    "content-table": from_cocoa("ingredients = 7"),
    "content-list": from_file("[board]\ngrid = 7"),
    "content-list-of": from_kitchen_file("[plates]\ncount = [1]"),
    "content-number": from_cocoa("copies = 0"),
    "content-no-number": from_cocoa('copies = "two"'),
    "content-flag": from_cocoa("specialty = 1"),
    "content-text": from_cocoa("name.en = 1"),
    "content-word": from_cocoa('served = "tepid"'),
    "content-unknown-id": from_cocoa("ingredients = { beer = 1 }"),
    "content-too-long": from_cocoa(f'name.en = "{"o" * 10_000}"'),
    "content-unprintable": from_cocoa('name.en = "\\u0007"'),
    "game-unknown": lambda: demitasse.game("coffe-rush"),
    "language-unknown": lambda: say(Message("undo-final"), "de"),
    "rule-unknown": lambda: COFFEE_RUSH.rulebook.rule("CR-MOVE-99"),
    "seats-out-of-range": with_options(7),
    "option-unknown": with_options(3, music="loud"),
    "option-bad-value": with_options(3, fair_start="perhaps"),
    "undo-other-decided": an_undo_after("place a1", by=0),
    "undo-final": an_undo_after(*PLACED, "step d1", "stop", "done", "confirm", by=0),
    "undo-nothing": an_undo_after(by=0),
    "record-unreadable": lambda: record.read(Path("no", "such.record")),
    "record-not-one": lambda: record.parse(b"Dear diary\n"),
    "record-newer": from_record(demitasse=7),
    "record-bad-line": from_record(["not", "a", "line"]),
    "record-other-game": from_record(game="chess"),
    "record-other-revision": from_record(revision=7),
    "record-other-content": from_record(content="feedbeef"),
    "record-bad-content": from_record(sources=(Source("mine.toml", "x"),)),
    "record-no-such-choice": from_record(to=9),
    "record-nothing-due": from_record(msgspec.structs.replace(FIRST_ROW, seat=-1, do="time")),
    "record-impossible": from_record(msgspec.structs.replace(FIRST_ROW, do="place z9")),
    "record-edited": from_record(FIRST_ROW),
    "record-torn": from_record(tail=b'{"seq":'),
    "record-wrong-result": from_record(seal=True),
    "record-broken-seal": from_record(tail=encode(record.Tail(Result((), (), "", ()), "broken")) + b"\n"),
    "bot-unknown": lambda: bot_kind("coffee-rush", "greedo"),
    "lesson-unknown": lambda: lesson_for("kitchen-rush"),
    "judge-unknown": lambda: judge_for("kitchen-rush", 2, demitasse.game("kitchen-rush").load()),
    "bot-not-importable": lambda: bot_kind("coffee-rush", "no.such.module:Bot"),
    "extra-missing": without_a_package,
    "bot-not-one": lambda: bot_kind("coffee-rush", "json:JSONDecoder"),
}
