"""Records: a whole play as a file one can read, send, replay and verify.

JSON, one object a line, appended as the play goes on, so that whatever happens to the process the file holds every
choice made so far: a head (game, revision, content, options, seed, seats), a line per row of the log with the digest
of the position after it, and a tail with the result and a seal over all that stands above. A play with people's own
cards carries their files in its head, so that the record alone can be replayed anywhere.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, BinaryIO, TypeVar

import msgspec

from demitasse.kernel.chance import SEED_LIMIT
from demitasse.kernel.content import Content, Source
from demitasse.kernel.encoding import encode
from demitasse.kernel.errors import BadContent, BadRecord, DemitasseError
from demitasse.kernel.game import Game
from demitasse.kernel.play import Play, Row
from demitasse.kernel.result import Result

FORMAT = 1
MOST_SOURCES = 20
SEED = re.compile(r"0|[1-9][0-9]{0,38}")
Part = TypeVar("Part", "Head", "Row", "Tail")


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line. The seed is a decimal text: JSON readers elsewhere would round so large a number."""

    demitasse: int
    game: str
    revision: int
    content: str
    options: dict[str, Any]
    seed: str
    people: list[str]
    sources: Annotated[tuple[Source, ...], msgspec.Meta(max_length=MOST_SOURCES)] = ()
    """People's own content files; none where a play has nothing but our own cards."""


class Tail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a finished play."""

    result: Result
    seal: str


class Record(msgspec.Struct, frozen=True):
    """A record as read from a file. `tail` is None for a play that was not finished."""

    file: str
    head: Head
    rows: tuple[Row, ...]
    tail: Tail | None
    torn: int | None = None
    """The number of the line the file breaks off in."""

    def content(self, game: Game) -> Content:
        """The content it was played with: ours, with the files it carries laid over."""
        try:
            content: Content = game.load(self.head.sources)
            return content
        except BadContent as error:
            raise BadRecord("record-bad-content", file=self.file, reason=error.message) from None

    def start(self, game: Game, content: Content | None = None) -> Play:
        """The play before its first choice."""
        if self.head.game != game.id:
            raise BadRecord("record-other-game", file=self.file, theirs=self.head.game[:40], ours=game.id)
        box: Content = content if content is not None else self.content(game)
        if self.head.revision != game.revision:
            raise BadRecord(
                "record-other-revision", file=self.file, theirs=self.head.revision, ours=game.revision
            )
        if self.head.content != box.digest:
            raise BadRecord(
                "record-other-content", file=self.file, theirs=self.head.content[:40], ours=box.digest
            )
        seed = int(self.head.seed) if SEED.fullmatch(self.head.seed) else SEED_LIMIT
        if seed >= SEED_LIMIT:
            raise BadRecord("record-bad-line", file=self.file, line=1, reason="seed")
        try:
            options = game.checked(self.head.options, len(self.head.people), box)
            return Play(game, options, people=self.head.people, seed=seed, content=box)
        except DemitasseError as error:
            raise BadRecord("record-bad-line", file=self.file, line=1, reason=error.message) from None

    def replay(self, game: Game, content: Content | None = None, to: int | None = None) -> Play:
        """The play after `to` rows (all, unless told), every digest checked on the way."""
        play = self.start(game, content)
        for _ in self.steps(play, to):
            pass
        return play

    def steps(self, play: Play, to: int | None = None) -> Iterator[tuple[Row, Sequence[Any]]]:
        """Play the rows one by one, yielding each with its events (KR-TIME-37, KR-TIME-40)."""
        if to is not None and not 0 <= to <= len(self.rows):
            raise BadRecord("record-no-such-choice", file=self.file, to=to, last=len(self.rows))
        for row in self.rows[:to]:
            played, line = len(play.rows), row.seq + 2
            try:
                events = play.replay(row.seat, row.at, row.do)
            except DemitasseError as error:
                raise BadRecord(
                    "record-impossible", file=self.file, line=line, do=row.do[:60], reason=error.message
                ) from None
            if len(play.rows) == played:
                raise BadRecord("record-nothing-due", file=self.file, line=line, at=row.at)
            if play.position.digest() != row.digest:
                raise BadRecord("record-edited", file=self.file, line=line, do=row.do[:60])
            yield play.rows[-1], events

    def verify(self, game: Game, content: Content | None = None) -> Play:
        """Replay all of it and check the result too (KR-TIME-39)."""
        if self.torn is not None:
            raise BadRecord("record-torn", file=self.file, line=self.torn, whole=len(self.rows))
        play = self.replay(game, content)
        result = play.position.result
        if self.tail is not None and (result is None or not result.agrees(self.tail.result)):
            raise BadRecord("record-wrong-result", file=self.file)
        return play


class Writer:
    """Writes a play to a stream as it goes."""

    def __init__(self, stream: BinaryIO, play: Play) -> None:
        self._stream = stream
        self._play = play
        self._seal = blake2b(digest_size=8)
        self._waiting: list[Row] = []
        play.watch = self._note
        self._write(head_of(play))

    def update(self) -> None:
        """Write what the play has that the stream has not."""
        rows, self._waiting = self._waiting, []
        for row in rows:
            self._write(row)
        result = self._play.position.result
        if rows and result is not None:
            self._write(Tail(result, self._seal.hexdigest()))

    def _note(self, row: Row) -> None:
        """A line needs the digest of the position right after its row."""
        self._waiting.append(msgspec.structs.replace(row, digest=self._play.position.digest()))

    def _write(self, part: Head | Row | Tail) -> None:
        data = encode(part) + b"\n"
        self._seal.update(data)
        self._stream.write(data)


class FileWriter(Writer):
    """Writes a play to a new file. Each line is on disk before the next choice is made."""

    def __init__(self, path: Path, play: Play) -> None:
        self.path = path
        super().__init__(path.open("xb"), play)

    def _write(self, part: Head | Row | Tail) -> None:
        super()._write(part)
        self._stream.flush()
        os.fsync(self._stream.fileno())

    def close(self) -> None:
        self._stream.close()


def head_of(play: Play) -> Head:
    return Head(
        demitasse=FORMAT,
        game=play.game.id,
        revision=play.game.revision,
        content=play.content.digest,
        options=msgspec.to_builtins(play.options),
        seed=str(play.seed),
        people=list(play.people),
        sources=tuple(source.for_others for source in play.content.sources),
    )


def read(path: Path) -> Record:
    """The record in a file; `BadRecord` says what is wrong with a file that holds none."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadRecord("record-unreadable", file=str(path), reason=error.strerror or str(error)) from None
    return parse(data, str(path))


def parse(data: bytes, file: str = "record") -> Record:
    """The record in these bytes. A file that breaks off in the middle of a line is read up to that line."""
    *raw, rest = data.split(b"\n")
    torn = len(raw) + 1 if rest else None
    if not raw:
        raise BadRecord("record-not-one", file=file)
    head = _head(raw[0], file)
    rows: list[Row] = []
    tail: Tail | None = None
    for number, text in enumerate(raw[1:], 2):
        if number == len(raw) and text.startswith(b'{"result"'):
            tail = _part(Tail, text, file, number)
            seal = blake2b(b"".join(line + b"\n" for line in raw[:-1]), digest_size=8).hexdigest()
            if text != encode(Tail(tail.result, seal)):
                raise BadRecord("record-broken-seal", file=file)
            continue
        row = _row(text, file, number)
        if row.seq != len(rows):
            raise BadRecord("record-bad-line", file=file, line=number, reason=f"seq {row.seq}")
        if rows and row.at < rows[-1].at:
            raise BadRecord("record-bad-line", file=file, line=number, reason=f"at {row.at}")
        rows.append(row)
    return Record(file, head, tuple(rows), tail, torn)


def _head(text: bytes, file: str) -> Head:
    try:
        loose = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadRecord("record-not-one", file=file) from None
    format = loose.get("demitasse") if isinstance(loose, Mapping) else None
    if type(format) is not int or format < 1:
        raise BadRecord("record-not-one", file=file)
    if format > FORMAT:
        raise BadRecord("record-newer", file=file, theirs=format, ours=FORMAT)
    return _part(Head, text, file, 1)


def _row(text: bytes, file: str, number: int) -> Row:
    """A row as a record has it: with its digest, and with nothing that only a table needs."""
    row = _part(Row, text, file, number)
    if row.digest is None:
        raise BadRecord(
            "record-bad-line", file=file, line=number, reason="Object missing required field `digest`"
        )
    if row.token:
        raise BadRecord(
            "record-bad-line", file=file, line=number, reason="Object contains unknown field `token`"
        )
    return row


def _part(kind: type[Part], text: bytes, file: str, number: int) -> Part:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord("record-bad-line", file=file, line=number, reason=str(error)[:120]) from None
