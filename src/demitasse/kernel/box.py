"""The box: the content of a game as decks of entries and their fields, each with how it is known and what it takes.

Made from the classes of the entries and from the files, so nothing here knows a game. Its words are messages of the
game: `<prefix>-deck-<section>`, `<prefix>-field-<path>`, and `<prefix>-entry-<section>` for entries without a name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import inspect

from demitasse.kernel.content import Document, Entry, Files, Name, Source, Status
from demitasse.kernel.corrections import said_in, written
from demitasse.kernel.errors import BadContent, Problem
from demitasse.kernel.fields import Raw, below, plain, required, struct_of, tables_in
from demitasse.kernel.game import Game
from demitasse.kernel.language import LANGUAGES, catalogue, say
from demitasse.kernel.message import Fact, Message

PlainDocument = Annotated[
    Document,
    msgspec.Meta(extra={"typescript": "Record<string, Record<string, unknown> | Record<string, unknown>[]>"}),
]
PublicContent = Annotated[Any, msgspec.Meta(extra={"typescript": 'G["content"] | null'})]


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a box as it travels."""


class Input(Part, frozen=True, tag_field="type"):
    """What a field takes. `optional`: also nothing, which is written `false` in a file."""


class NumberInput(Input, frozen=True, tag="number"):
    least: int | None
    most: int | None
    optional: bool = False


class TextInput(Input, frozen=True, tag="text"):
    longest: int | None


class NameInput(Input, frozen=True, tag="name"):
    """A text in each language."""

    longest: int | None


class FlagInput(Input, frozen=True, tag="flag"):
    """Yes or no; where the field is a table that may be missing, whether it is there (`{}` or `true` puts it there)."""


class PickInput(Input, frozen=True, tag="pick"):
    of: tuple[str, ...]
    optional: bool = False


class CountsInput(Input, frozen=True, tag="counts"):
    """How many of each: `{"bean": 2}`."""

    of: tuple[str, ...]
    least: int | None
    most: int | None


class IconsInput(Input, frozen=True, tag="icons"):
    """A list in its order, in which one may stand several times."""

    of: tuple[str, ...]


class IdsInput(Input, frozen=True, tag="ids"):
    """A list in its order, each at most once."""

    of: tuple[str, ...]


class NumbersInput(Input, frozen=True, tag="numbers"):
    """A list of numbers; `count` of them, where that is fixed."""

    least: int | None
    most: int | None
    count: int | None


class RowsInput(Input, frozen=True, tag="rows"):
    """A list of lists of words, such as the squares of a board row by row."""

    of: tuple[str, ...]


class DataInput(Input, frozen=True, tag="data"):
    """Anything else, written as in a file: the effects of a card."""


AnyInput = (
    NumberInput
    | TextInput
    | NameInput
    | FlagInput
    | PickInput
    | CountsInput
    | IconsInput
    | IdsInput
    | NumbersInput
    | RowsInput
    | DataInput
)


class Field(Part, frozen=True):
    path: str
    label: Name
    value: Any
    status: Status
    rule: str
    """Of a derived field: the rule whose text says what it follows from."""
    input: AnyInput


class BoxEntry(Part, frozen=True):
    id: str
    """Empty for a table, of which there is one."""
    name: Name | None
    group: str
    printed: Name
    """Where it is in the booklet, or which numbered card it is; empty where nothing is known of that."""
    fields: tuple[Field, ...]


class Counts(Part, frozen=True):
    """How many fields are known in which way."""

    found: int = 0
    derived: int = 0
    reconstructed: int = 0
    mine: int = 0

    @property
    def all(self) -> int:
        return self.found + self.derived + self.reconstructed + self.mine


class Deck(Part, frozen=True):
    id: str
    name: Name
    counts: Counts
    entries: tuple[BoxEntry, ...]


class Box(Part, frozen=True):
    game: str
    digest: str
    """Empty when there are problems."""
    ours: str
    counts: Counts
    decks: tuple[Deck, ...]
    problems: tuple[Problem, ...]
    """The path of a problem's field is that of a field here, or lies below it."""
    warnings: tuple[Problem, ...]
    """Where a person's content differs from what the booklet's text implies; it can be played all the same."""
    checks: int
    """How many such checks there were."""
    document: PlainDocument
    """A person's corrections, as plain data in the shape of a content file."""
    toml: str
    """The same as a content file."""
    content: PublicContent


def box_of(game: Game, sources: tuple[Source, ...] = ()) -> Box:
    """What lies in the box with people's files laid over ours, right or wrong."""
    layout = game.layout
    files = Files(layout, sources)
    problems: tuple[Problem, ...] = ()
    content = None
    try:
        content = game.load(sources)
    except BadContent as error:
        problems = error.problems
    names = content.names if content is not None else game.load().names
    view = BoxView(game, files, names, own_entries(game) if sources and is_unaffected(files) else None)
    pins = tuple(game.pins(content)) if content is not None else ()
    decks = tuple(view.deck(section) for section in layout.sections)
    document = said_in(files)
    return Box(
        game=game.id,
        digest=content.digest if content is not None else "",
        ours=game.load().digest,
        counts=total(deck.counts for deck in decks),
        decks=decks,
        problems=problems,
        warnings=tuple(pin.problem(files.last) for pin in pins if not pin.holds),
        checks=len(pins),
        document=document,
        toml=written(game, document),
        content=content.public() if content is not None else None,
    )


@cache
def own_entries(game: Game) -> Mapping[tuple[str, str], BoxEntry]:
    """The entries of our own box: those that a person's file leaves alone are taken from here."""
    view = BoxView(game, Files(game.layout, ()), game.load().names)
    return {
        (section, id): view.entry(section, id, raw)
        for section in game.layout.sections
        for id, raw in game.layout.ours.raw[section].items()
    }


def is_unaffected(files: Files) -> bool:
    """Whether all that may be chosen in a field of ours is as it was."""
    raw = files.ours.raw
    return all(
        set(files.ids(to)) - set(to.also) == {id for id, each in raw[to.section].items() if to.takes(each)}
        for to in {reference.to for _, _, reference in files.ours.references}
    )


def total(counts: Iterable[Counts]) -> Counts:
    sums = [0, 0, 0, 0]
    for each in counts:
        sums = [before + more for before, more in zip(sums, msgspec.structs.astuple(each), strict=True)]
    return Counts(found=sums[0], derived=sums[1], reconstructed=sums[2], mine=sums[3])


def counted(fields: Iterable[Field]) -> Counts:
    ways = [field.status for field in fields]
    return Counts(
        found=ways.count("found"),
        derived=ways.count("derived"),
        reconstructed=ways.count("reconstructed"),
        mine=ways.count("mine"),
    )


class BoxView:
    """Looks at the files of a game, field by field."""

    def __init__(
        self,
        game: Game,
        files: Files,
        names: Mapping[str, Name],
        unchanged: Mapping[tuple[str, str], BoxEntry] | None = None,
    ) -> None:
        self.game = game
        self.unchanged = unchanged or {}
        """Entries to be shown as they are where nobody changed them."""
        self.renamed = any("name" in (change.given or ()) for change in files.given)
        self.files = files
        self.names = names
        self.labels: dict[str, Name] = {}

    def deck(self, section: str) -> Deck:
        given = self.files.as_given
        raws = given[section] if section in given else self.files.ours.raw[section]
        ours = self.files.ours.raw[section]
        named = issubclass(self.files.layout.sections[section], Entry) or not self.renamed
        known = self.unchanged if named else {}
        entries = tuple(
            known[section, id]
            if (section, id) in known and raw is ours.get(id)
            else self.entry(section, id, raw)
            for id, raw in raws.items()
        )
        name = self.name_for(f"{self.game.prefix}-deck-{section}")
        return Deck(
            id=section,
            name=name,
            counts=counted(field for entry in entries for field in entry.fields),
            entries=entries,
        )

    def entry(self, section: str, id: str, raw: Raw) -> BoxEntry:
        kind = self.files.layout.sections[section]
        fields: tuple[Field, ...] = ()
        if isinstance(raw, dict):
            given = [
                change.given
                for change in self.files.given
                if (change.section, change.id) == (section, id) and change.given is not None
            ]
            fields = tuple(self.fields(section, id, raw, given))
        group = raw.get(getattr(kind, "GROUP", "")) or ""
        return BoxEntry(
            id=id,
            name=self.entry_name(section, id, kind, raw),
            group=str((group or [""])[0] if isinstance(group, list) else group),
            printed=self.printed(section, id),
            fields=fields,
        )

    def entry_name(self, section: str, id: str, kind: type, raw: Raw) -> Name | None:
        """Its own, or a message made of its fields, where they are sound."""
        key = f"{self.game.prefix}-entry-{section}"
        try:
            if issubclass(kind, Entry):
                return msgspec.convert(raw.get("name"), Name)
            msgspec.convert(raw, kind)
        except msgspec.ValidationError:
            return self.names.get(id)
        if not id or key not in catalogue("en"):
            return self.names.get(id)
        facts = {name: value for name, value in raw.items() if isinstance(value, str | int)}
        return self.name_for(key, **facts)

    def printed(self, section: str, id: str) -> Name:
        known = self.files.ours.provenance.get((section, id))
        if known is None or not known.printed:
            return Name("", "")
        return self.name_for(f"{self.game.prefix}-printed-{section}", number=known.printed)

    def fields(self, section: str, id: str, raw: Document, given: Sequence[Document]) -> Iterator[Field]:
        kind = self.files.layout.sections[section]
        aside = {"id", *getattr(kind, "ASIDE", ())}
        known = self.files.ours.provenance.get((section, id))
        ours = self.files.ours.raw[section].get(id)
        for path, value, takes in self.leaves(struct_of(kind), raw, "", aside):
            status, rule = known.of(path) if known is not None else ("mine", "")
            if ours is None or any(says(each, path) for each in given):
                status, rule = "mine", ""
            yield Field(path=path, label=self.label(path), value=value, status=status, rule=rule, input=takes)

    def leaves(
        self, info: inspect.StructType, raw: Document, path: str, aside: Iterable[str] = ()
    ) -> Iterator[tuple[str, Raw, AnyInput]]:
        """The path, value and input of every field that is filled in by itself."""
        for field in info.fields:
            if field.encode_name not in aside:
                value = raw.get(field.encode_name, default_of(field))
                yield from self.below(field.type, value, below(path, field.encode_name))

    def below(self, info: inspect.Type, value: Raw, path: str) -> Iterator[tuple[str, Raw, AnyInput]]:
        inner, optional = required(info)
        table = tables_in(inner)
        if isinstance(inner, inspect.StructType) and inner.tag_field is None and not is_name(inner):
            if optional:
                yield path, value is not None, FlagInput()
            if isinstance(value, dict):
                yield from self.leaves(inner, value, path)
            elif not optional:
                yield path, value, DataInput()
        elif table is not None and isinstance(value, list):
            for number, each in enumerate(value, 1):
                if isinstance(each, dict):
                    yield from self.leaves(table, each, f"{path}.{number}")
                else:
                    yield f"{path}.{number}", each, DataInput()
        else:
            yield path, value, self.input(inner, optional=optional)

    def input(self, info: inspect.Type, *, optional: bool) -> AnyInput:
        words = self.words(info)
        info, _ = plain(info)
        if words is not None:
            return PickInput(of=words, optional=optional)
        match info:
            case inspect.IntType(ge=least, le=most):
                return NumberInput(least=least, most=most, optional=optional)
            case inspect.StrType(max_length=longest):
                return TextInput(longest=longest)
            case inspect.BoolType():
                return FlagInput()
            case inspect.StructType() if is_name(info):
                text, _ = plain(info.fields[0].type)
                assert isinstance(text, inspect.StrType)
                return NameInput(longest=text.max_length)
            case inspect.DictType(key_type=key, value_type=inspect.IntType(ge=least, le=most)):
                return CountsInput(of=self.words(key) or (), least=least, most=most)
            case inspect.VarTupleType(item_type=item):
                return self.input_of_list(item)
            case inspect.TupleType(item_types=(inspect.IntType(ge=least, le=most), *_) as items):
                return NumbersInput(least=least, most=most, count=len(items))
        return DataInput()

    def input_of_list(self, item: inspect.Type) -> AnyInput:
        words = self.words(item)
        inner, refers = plain(item)
        if words is not None:
            once = refers is not None and not refers.repeat
            return IdsInput(of=words) if once else IconsInput(of=words)
        match inner:
            case inspect.IntType(ge=least, le=most):
                return NumbersInput(least=least, most=most, count=None)
            case inspect.VarTupleType(item_type=each):
                words = self.words(each)
                if words is not None:
                    return RowsInput(of=words)
        return DataInput()

    def words(self, info: inspect.Type) -> tuple[str, ...] | None:
        """The words a field may hold, where they can be listed."""
        info, refers = plain(info)
        if refers is not None:
            return tuple(self.files.ids(refers))
        return tuple(map(str, info.values)) if isinstance(info, inspect.LiteralType) else None

    def label(self, path: str) -> Name:
        label = self.labels.get(path)
        if label is None:
            label = self.labels[path] = self.new_label(path)
        return label

    def new_label(self, path: str) -> Name:
        """What a field is called: the same whichever of several tables it stands in."""
        parts = path.split(".")
        numbers = [int(part) for part in parts if part.isdecimal()]
        words = "-".join(part.replace("_", "-") for part in parts if not part.isdecimal())
        key = f"{self.game.prefix}-field-{words}"
        if key not in catalogue("en"):
            key = f"box-field-{words}"
        if key not in catalogue("en"):  # a table in whose place something else was written
            return Name(path, path)
        return self.name_for(key, number=numbers[0] if numbers else 0)

    def name_for(self, key: str, **facts: Fact) -> Name:
        en, fr = (say(Message(key, facts), language, self.names) for language in LANGUAGES)
        return Name(en, fr)


def is_name(info: inspect.StructType) -> bool:
    return issubclass(info.cls, Name)


def default_of(field: inspect.Field) -> Raw:
    """What a field holds that nobody filled in, as plain data."""
    if field.default is not msgspec.NODEFAULT:
        return msgspec.to_builtins(field.default)
    if field.default_factory is not msgspec.NODEFAULT:
        return msgspec.to_builtins(field.default_factory())
    return None


def says(given: Raw, path: str) -> bool:
    """Whether a person's file says what a field is."""
    for part in path.split("."):
        if not isinstance(given, dict):
            return True
        if part not in given:
            return False
        given = given[part]
    return True
