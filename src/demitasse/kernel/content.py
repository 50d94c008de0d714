"""Content: the cards, boards and tables of a game, as TOML files that people can replace by their own.

A file is a set of tables (`[board]`) and lists of entries with an id (`[[order]]`). A person's file overrides single
fields of entries by id, adds entries, or removes one (`remove = true`); the result is checked like our own. All that is
wrong is found at once: what a check refuses is taken back, and the rest is read on.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, TypeVar
from weakref import WeakValueDictionary

import msgspec

from demitasse.kernel.encoding import encode
from demitasse.kernel.errors import BadContent, Problem
from demitasse.kernel.fields import Raw, Ref, Reference, laid_over, misfits, references, struct_of
from demitasse.kernel.message import Fact, Message
from demitasse.kernel.slotted import Slotted

Document = dict[str, Any]
T = TypeVar("T")
EntryT = TypeVar("EntryT", bound="Entry | UnnamedEntry")
ContentT = TypeVar("ContentT", bound="Content")
Status = Literal["found", "derived", "reconstructed", "mine"]
"""How a field is known: the booklet says it, it follows from what a rule cites, it is our proposal, or a person's."""

HEAD = "demitasse"
"""The table of a person's file that says which game it is for: `[demitasse]`, `game = "coffee-rush"`, `version = 1`."""
VERSION = 1
MOST_BYTES = 256 * 1024
"""Of people's files together, which travel in the head of a record; ours of the largest game would fit in."""
LONGEST_NAME, LONGEST_SENTENCE = 100, 600
PRINTABLE = r"^(?=.*\S)[^<>\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*$"
"""Something to read on one line, and no markup."""
MOST_PASSES = 30
MOST_ENTRIES = 1500
"""That people's files speak of: twice as many as our largest game has."""
MOST_PROBLEMS = 100
"""Who has made as many mistakes mends these first; no file takes us longer than that."""
KEPT = 64
"""Contents that stay loaded although nobody plays with them: a process in which bots think is handed theirs with every
question, and keeps nothing else of a table.
"""


class Name(msgspec.Struct, frozen=True):
    """What people call a thing, in each language."""

    en: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, pattern=PRINTABLE)]
    fr: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, pattern=PRINTABLE)]


class Sentence(Name, frozen=True):
    """What a thing says or means, in each language."""

    en: Annotated[str, msgspec.Meta(max_length=LONGEST_SENTENCE, pattern=PRINTABLE)]
    fr: Annotated[str, msgspec.Meta(max_length=LONGEST_SENTENCE, pattern=PRINTABLE)]


class UnnamedEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something with an id; how its fields are known stands beside them in the file (`Provenance`)."""

    ASIDE: ClassVar[Collection[str]] = ()
    """Fields that are no fact of the box, such as a hint for its picture."""
    GROUP: ClassVar[str] = ""
    """The field that says to which group of its deck an entry belongs."""

    id: str


class Entry(UnnamedEntry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something with an id and a name."""

    name: Name


class Table(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of a file: there is one of it."""


class Provenance(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the fields of an entry of ours are known: all like `status`, but for those named by their paths."""

    status: Literal["found", "derived", "reconstructed"]
    rule: str = ""
    """With the status `derived`: the rule whose text says what it follows from."""
    found: tuple[str, ...] = ()
    derived: dict[str, str] = {}
    """By field, the rule whose text says what it follows from."""
    printed: int = 0
    """Its number in the booklet or on the card, where one is told."""

    def of(self, path: str) -> tuple[Status, str]:
        """The status of a field, and the rule behind it."""
        if path in self.derived:
            return "derived", self.derived[path]
        return ("found", "") if path in self.found else (self.status, self.rule)


PROVENANCE = tuple(field.encode_name for field in msgspec.structs.fields(Provenance))


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A content file: what to call it in an error, and its text."""

    file: str
    text: str

    @classmethod
    def at(cls, path: Path) -> Source:
        try:
            size = path.stat().st_size
            if size > MOST_BYTES:
                raise _too_large(str(path), size)
            return cls(str(path), path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise BadContent("content-unreadable", file=str(path), reason=_reason(error)) from None

    @property
    def for_others(self) -> Source:
        """The same without the folders of this machine, which are nobody's business."""
        return Source(re.split(r"[\\/]", self.file)[-1], self.text)

    def document(self) -> Document:
        import tomllib  # as late as importlib.resources: whoever deals no game need not wait for it

        try:
            return tomllib.loads(self.text)
        except (ValueError, RecursionError) as error:  # ValueError: not TOML, or a number beyond reason
            raise BadContent("content-not-toml", file=self.file, reason=str(error)) from None


class Content(metaclass=Slotted):
    """A game's loaded content: frozen tables, made once. Games subclass it and add theirs."""

    __weakref__: Any
    sources: tuple[Source, ...]
    """The files that override our own; loading them again gives the same content."""
    digest: str
    names: Mapping[str, Name]
    """The name of everything with an id, for sentences."""

    def public(self) -> Mapping[str, Any]:
        """All of it as plain data: what lies in the box is no secret, only its order is."""
        raise NotImplementedError


class Layout:
    """How the content of a game is written: its files, and the class of each section's entries."""

    def __init__(
        self, game: str, package: str, files: Sequence[str], sections: Mapping[str, type[msgspec.Struct]]
    ) -> None:
        self.game = game
        self.package = package
        self.files = tuple(files)
        self.sections = sections
        self._loaded: WeakValueDictionary[tuple[Source, ...], Any] = WeakValueDictionary()
        self._kept: OrderedDict[tuple[Source, ...], Content] = OrderedDict()
        self._own: Content | None = None

    @cached_property
    def ours(self) -> Ours:
        return Ours(self)

    def known(self, section: str, id: str, path: str) -> Status:
        """How a field of ours is known."""
        return self.ours.provenance[section, id].of(path)[0]

    def load(self, sources: tuple[Source, ...], read: Callable[[Files], ContentT]) -> ContentT:
        """The content that `read` makes of our files with people's laid over them; the same sources, the same object.

        Contents that nobody plays with any more are forgotten, all but the last few.
        """
        if not isinstance(sources, tuple):  # paths, most likely
            raise TypeError('load takes a tuple of Source; game.content("my-cards.toml") reads files')
        content: ContentT | None = self._loaded.get(sources)
        if content is None:
            content = Files(self, sources).read(read)
            content.sources = sources
            self._loaded[sources] = content
        if sources:
            self._keep(sources, content)
        else:
            self._own = content
        return content

    def _keep(self, sources: tuple[Source, ...], content: Content) -> None:
        self._kept.pop(sources, None)
        self._kept[sources] = content
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


class Ours:
    """Our own files, read once: the fields of every entry, how they are known, and the entries themselves."""

    def __init__(self, layout: Layout) -> None:
        self.raw: dict[str, dict[str, Raw]] = {}
        """By section and id; a table has the empty id."""
        self.lists: set[str] = set()
        self.provenance: dict[tuple[str, str], Provenance] = {}
        self._layout = layout
        self._made: dict[str, dict[str, Any]] = {}
        from importlib import resources

        folder = resources.files(layout.package) / "data"
        for file in layout.files:
            text = (folder / file).read_text(encoding="utf-8")
            for section, given in Source(file, text).document().items():
                self._add(section, given)

    def _add(self, section: str, given: Raw) -> None:
        """A list may go on in another file."""
        entries = self.raw.setdefault(section, {})
        if isinstance(given, list):
            self.lists.add(section)
        for raw in given if isinstance(given, list) else (given,):
            known = {name: raw.pop(name) for name in PROVENANCE if name in raw}
            id = raw.get("id", "")
            entries[id] = raw
            self.provenance[section, id] = msgspec.convert(known, Provenance)

    def made(self, section: str) -> dict[str, Any]:
        if section not in self._made:
            kind = self._layout.sections[section]
            self._made[section] = {id: msgspec.convert(raw, kind) for id, raw in self.raw[section].items()}
        return self._made[section]

    @cached_property
    def references(self) -> list[tuple[str, str, Reference]]:
        """Every word of ours that is the id of something else."""
        return [
            (section, id, reference)
            for section, kind in self._layout.sections.items()
            for id, raw in self.raw[section].items()
            for reference in references(struct_of(kind), raw, "")
        ]

    @cached_property
    def words(self) -> Mapping[Ref, set[str]]:
        """The same by what they refer to."""
        words: dict[Ref, set[str]] = {}
        for _, _, reference in self.references:
            words.setdefault(reference.to, set()).add(reference.word)
        return words


class Change:
    """What a person's file says of one entry or table; `given` is None where it takes the entry out."""

    __slots__ = ("file", "given", "id", "section")

    def __init__(self, file: str, section: str, id: str, given: Document | None) -> None:
        self.file, self.section, self.id, self.given = file, section, id, given


class Unsettled(Exception):
    """Reading cannot go on before what is wrong has been taken back."""


class Files:
    """A game's content files with people's own laid over them; knows which file each part comes from."""

    def __init__(self, layout: Layout, sources: Sequence[Source]) -> None:
        self.layout = layout
        self.ours = layout.ours
        self.problems: list[Problem] = []
        self.last = sources[-1].file if sources else " + ".join(layout.files)
        """The file to name when all of them together do not fit."""
        self.changes: list[Change] = []
        size = sum(len(source.text.encode()) for source in sources)
        if size > MOST_BYTES:
            self.problems += _too_large(" + ".join(source.file for source in sources), size).problems
        else:
            for source in sources:
                self._read(source)
        if len(self.changes) > MOST_ENTRIES:
            facts: dict[str, Fact] = {"file": self.last, "entries": len(self.changes), "most": MOST_ENTRIES}
            self.problems += BadContent("content-too-many", **facts).problems
            self.changes = []
        self.given = tuple(self.changes)
        """All that the files say, also what was taken back since."""
        self._merged: dict[str, dict[str, Raw]] = {}
        self._known: dict[Ref, Collection[str]] = {}
        self._seen = 0
        self._lacking: set[str] = set()
        self._unsaid: list[tuple[str, str, str]] = []
        self._merge()
        self.as_given = self._merged
        """By section and id, what the files make of ours, right or wrong."""
        self._check_fields()

    # What the readers of a game ask for.

    def entries(self, section: str, kind: type[EntryT]) -> list[EntryT]:
        """The entries of a list (`[[order]]`). Those that nobody changed are the same objects for everybody."""
        assert kind is self.layout.sections[section]
        made = self.ours.made(section)
        raw = self.ours.raw[section]
        return [
            made[id] if raw.get(id) is entry else msgspec.convert(entry, kind)
            for id, entry in self.raw(section).items()
        ]

    def table(self, section: str, kind: type[T]) -> T:
        """A table (`[board]`)."""
        entry = self.raw(section)[""]
        made: T = self.ours.made(section)[""]
        return made if entry is self.ours.raw[section][""] else msgspec.convert(entry, kind)

    def wrong(self, key: str, section: str, id: str = "", field: str = "", **facts: Fact) -> None:
        """Note what is wrong in an entry, a table or a whole list; the message may use its file, entry and field.

        Of a list from which an entry was taken back nothing is said as a whole: it might be that entry that is missing.
        """
        if not id and section in self._lacking:
            self._unsaid.append((section, id, field))
            return
        where: dict[str, Fact] = {
            "file": self.of(section, id, field),
            "entry": f"{section} {id[:60]}".strip(),
            "field": field,
            "section": section,
            "id": id[:60],
        }
        message = Message(key, {**where, **facts})
        problem = Problem(file=str(where["file"]), section=section, id=id, field=field, message=message)
        same = (section, id, field, key)
        if same not in ((each.section, each.id, each.field, each.message.key) for each in self.problems):
            self.problems.append(problem)

    @property
    def enough(self) -> bool:
        """Whether so much is wrong that nothing else is looked at."""
        return len(self.problems) >= MOST_PROBLEMS

    def settle(self) -> None:
        """Stop here if anything was wrong since the last time."""
        if len(self.problems) > self._seen or self._unsaid:
            raise Unsettled

    def of(self, section: str, id: str = "", field: str = "") -> str:
        """The file that said last what this field is, or anything about the entry; where only ours speak of it, another
        file has made it unfit: the last one.
        """
        top = field.partition(".")[0]
        changes = [each for each in self.given if (each.section, each.id) == (section, id)]
        named = [each for each in changes if each.given is not None and top in each.given]
        return next((each.file for each in reversed(named or changes)), self.last)

    def read(self, make: Callable[[Files], T]) -> T:
        """What `make` makes of the files; `BadContent` with all that is wrong, whoever found it."""
        made: T | None = None
        for _ in range(0 if self.enough else MOST_PASSES):
            try:
                made = make(self)
                self.settle()
            except Unsettled:
                if not self.enough and self._take_back(self.problems[self._seen :]):
                    continue
            break
        if self.problems:
            raise BadContent.of(self.problems[:MOST_PROBLEMS])
        assert made is not None
        return made

    # Laying over.

    def raw(self, section: str) -> Mapping[str, Raw]:
        """The fields of every entry of a section by id, as they are now."""
        return self._merged[section] if section in self._merged else self.ours.raw[section]

    def _read(self, source: Source) -> None:
        try:
            document = source.document()
        except BadContent as error:
            self.problems += error.problems
            return
        if not self._is_ours(document.pop(HEAD, {}), source):
            return
        for section, given in document.items():
            if self.enough:
                return
            if section not in self.ours.raw:
                known = ", ".join(self.ours.raw)
                self._wrong_file(source, "content-unknown-section", section[:60], sections=known)
            elif section in self.ours.lists:
                self._read_entries(section, given, source)
            elif isinstance(given, dict):
                self._change(source, section, "", given)
            else:
                self._wrong_file(source, "content-wrong-section", section, wanted=f"[{section}]")

    def _is_ours(self, head: Raw, source: Source) -> bool:
        """Whether a file is for this game and this version."""
        head = head if isinstance(head, dict) else {}
        game, version = head.get("game", self.layout.game), head.get("version", VERSION)
        if game != self.layout.game:
            theirs = str(game)[:60]
            self._wrong_file(source, "content-other-game", HEAD, theirs=theirs, ours=self.layout.game)
            return False
        if not isinstance(version, int) or version > VERSION:
            self._wrong_file(source, "content-newer", HEAD, theirs=str(version)[:20], ours=VERSION)
            return False
        return True

    def _read_entries(self, section: str, given: Raw, source: Source) -> None:
        if not isinstance(given, list):
            self._wrong_file(source, "content-wrong-section", section, wanted=f"[[{section}]]")
            return
        seen: set[str] = set()
        present = set(self.ours.raw[section])
        for change in self.changes:
            if change.section == section:
                (present.discard if change.given is None else present.add)(change.id)
        for number, entry in enumerate(given, 1):
            if self.enough:
                return
            id = entry.get("id") if isinstance(entry, dict) else None
            if not isinstance(id, str):
                self._wrong_file(source, "content-no-id", section, number=number)
            elif id in seen:
                self._wrong_file(source, "content-twice", section, id)
            elif "remove" not in entry:
                self._change(source, section, id, entry)
            elif entry["remove"] is not True:
                self._wrong_file(source, "content-bad-remove", section, id)
            elif id not in present:
                self._wrong_file(source, "content-nothing-to-remove", section, id)
            else:
                self.changes.append(Change(source.file, section, id, None))
            seen.add(str(id))

    def _change(self, source: Source, section: str, id: str, given: Document) -> None:
        """What a person's file says of how things are known is theirs to note down; here it is theirs in any case."""
        fields = {name: value for name, value in given.items() if name not in PROVENANCE}
        self.changes.append(Change(source.file, section, id, fields))

    def _wrong_file(self, source: Source, key: str, section: str, id: str = "", **facts: Fact) -> None:
        where: dict[str, Fact] = {"file": source.file, "section": section, "id": id[:60]}
        message = Message(key, {**where, **facts})
        self.problems.append(Problem(file=source.file, section=section, id=id, message=message))

    def _merge(self) -> None:
        merged: dict[str, dict[str, Raw]] = {}
        for change in self.changes:
            entries = merged.setdefault(change.section, dict(self.ours.raw[change.section]))
            if change.given is None:
                entries.pop(change.id, None)
            else:
                info = struct_of(self.layout.sections[change.section])
                entries[change.id] = laid_over(info, entries.get(change.id), change.given)
        self._merged = merged
        self._known = {}

    # Checking fields, and taking back what is wrong.

    def _check_fields(self) -> None:
        """Types, bounds and references of all that was changed."""
        self._seen = len(self.problems)
        misspelt: set[tuple[str, str]] = set()
        for section, id, path, message in list(islice(self._misfits(), MOST_PROBLEMS)):
            near = self._like_one_of_ours(section, id) if message.key == "content-missing-field" else ""
            if not near:
                self._report_misfit(section, id, path, message)
            elif (section, id) not in misspelt:
                misspelt.add((section, id))
                self.wrong("content-near-id", section, id, path, near=near)
        if not self.enough:
            self._take_back(self.problems[self._seen :])

    def _like_one_of_ours(self, section: str, id: str) -> str:
        """The id of ours that a new one resembles: perhaps it was misspelt."""
        from difflib import get_close_matches  # only where something is wrong

        ours = self.ours.raw.get(section, {})
        near = [] if id in ours else get_close_matches(id[:60], ours, n=1, cutoff=0.8)
        return near[0] if near else ""

    def _report_misfit(self, section: str, id: str, path: str, message: Message) -> None:
        """A word whose entry somebody took out is that removal's mistake."""
        removal = self._removal(message)
        if removal is not None:
            needed = f"{section} {id}".strip()
            self.wrong("content-still-needed", removal.section, removal.id, "remove", needed=needed)
        else:
            self.wrong(message.key, section, id, path, **message.facts)

    def _removal(self, message: Message) -> Change | None:
        """What took out the entry that a word should name."""
        if message.key != "content-unknown-id":
            return None
        word = message.facts["value"]
        return next((each for each in self.changes if each.given is None and each.id == word), None)

    def _misfits(self) -> Iterator[tuple[str, str, str, Message]]:
        touched = {(each.section, each.id) for each in self.changes}
        for section, id in dict.fromkeys((each.section, each.id) for each in self.changes):
            raw = self.raw(section).get(id)
            if raw is not None:
                for misfit in misfits(struct_of(self.layout.sections[section]), raw, "", self.ids):
                    yield section, id, misfit.path, misfit.message
        lost = {to for to, words in self.ours.words.items() if not words.issubset(self.ids(to))}
        for section, id, reference in self.ours.references if lost else ():
            if (section, id) not in touched and reference.word not in self.ids(reference.to):
                facts: dict[str, Fact] = {
                    "value": reference.word,
                    "words": ", ".join(self.ids(reference.to)),
                }
                yield section, id, reference.path, Message("content-unknown-id", facts)

    def ids(self, to: Ref) -> Collection[str]:
        """The ids that a reference may name."""
        known = self._known.get(to)
        if known is None:
            ids = [id for id, raw in self.raw(to.section).items() if to.takes(raw)]
            known = self._known[to] = dict.fromkeys((*ids, *to.also))
        return known

    def _take_back(self, wrong: Sequence[Problem]) -> bool:
        """Make it as if the files had not said what is wrong, nor what hung on it; whether they had said any of it."""
        self._seen = len(self.problems)
        places = [(each.section, each.id, each.field) for each in wrong] + self._unsaid
        self._unsaid = []
        before, stuck = list(self.changes), False
        while places:
            earlier = list(self.changes)
            for section, id, path in places:
                self._forget(section, id, path.partition(".")[0])
            if self.changes == earlier and stuck:
                self.changes = []
            stuck = self.changes == earlier
            self._merge()
            places = []
            for section, id, path, message in self._misfits():
                removal = self._removal(message)
                places.append((removal.section, removal.id, "remove") if removal else (section, id, path))
        return self.changes != before

    def _forget(self, section: str, id: str, field: str) -> None:
        """A field of an entry of ours; else all that was said of the entry; without an id, of the section."""
        whole = not id and section in self.ours.lists
        concerned = [each for each in self.changes if each.section == section and (whole or each.id == id)]
        is_ours = id in self.ours.raw.get(section, {})
        named = [each for each in concerned if each.given is not None and field in each.given]
        if is_ours and named and not whole:
            for each in named:
                rest = {name: value for name, value in (each.given or {}).items() if name != field}
                self.changes[self.changes.index(each)] = Change(each.file, section, id, rest)
        else:
            self.changes = [each for each in self.changes if each not in concerned]
            if concerned and section in self.ours.lists:
                self._lacking.add(section)


def digest_of(tables: Sequence[Any]) -> str:
    """A fingerprint of what a play depends on, for records."""
    return blake2b(encode(tables), digest_size=8).hexdigest()


def _too_large(file: str, size: int) -> BadContent:
    kilobytes = -(-size // 1024)
    return BadContent("content-too-large", file=file, size=kilobytes, most=MOST_BYTES // 1024)


def _reason(error: OSError | UnicodeDecodeError) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else "not UTF-8 text"
