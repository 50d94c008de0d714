"""What the fields of a content file take, as the classes of its entries declare it.

A class says it with types: bounds of a number (`Annotated[int, Meta(ge=1)]`), words (`Literal`), and ids of entries of
another section (`Annotated[str, ref("group")]`). From the same types come the checks of a file, each with a sentence,
and the inputs of a form (`kernel/box.py`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from demitasse.kernel.message import Fact, Message

Raw = Any
"""A value as TOML or JSON has it."""


class Ref(NamedTuple):
    """That a word is the id of an entry of a section; of those with a word in a field, where only some will do."""

    section: str
    where: tuple[str, str] | None = None
    repeat: bool = False
    """In a list: whether one may stand there several times."""
    also: tuple[str, ...] = ()
    """Words that will do as well."""

    def takes(self, raw: Raw) -> bool:
        """Whether an entry of the section will do."""
        if self.where is None:
            return True
        field, word = self.where
        value = raw.get(field)
        return word in value if isinstance(value, list) else value == word


class Reference(NamedTuple):
    """A word in a field that is the id of something."""

    path: str
    word: str
    to: Ref


def ref(section: str, *, repeat: bool = False, also: tuple[str, ...] = (), **where: str) -> msgspec.Meta:
    """`Annotated[str, ref("icon", on="order")]`: the id of an icon whose field `on` is or holds “order”."""
    only = next(iter(where.items()), None)
    return msgspec.Meta(extra={"ref": Ref(section, only, repeat, also)})


def plain(info: inspect.Type) -> tuple[inspect.Type, Ref | None]:
    """A type without its marks, and what it refers to."""
    refers = None
    while isinstance(info, inspect.Metadata):
        refers = (info.extra or {}).get("ref", refers)
        info = info.type
    return info, refers


def required(info: inspect.Type) -> tuple[inspect.Type, bool]:
    """A type without None, and whether None was possible."""
    info, refers = plain(info)
    if refers is None and isinstance(info, inspect.UnionType):
        others = tuple(each for each in info.types if not isinstance(each, inspect.NoneType))
        if len(others) < len(info.types):
            return (others[0] if len(others) == 1 else inspect.UnionType(others)), True
    return (info if refers is None else inspect.Metadata(info, extra={"ref": refers})), False


@cache
def struct_of(kind: type) -> inspect.StructType:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info


def is_table(info: inspect.Type) -> bool:
    """Whether it is written field by field, and so corrected field by field."""
    return isinstance(info, inspect.StructType) and info.tag_field is None


def tables_in(info: inspect.Type) -> inspect.StructType | None:
    """The type of the tables that a list is made of."""
    if isinstance(info, inspect.VarTupleType):
        item, _ = plain(info.item_type)
        if isinstance(item, inspect.StructType) and is_table(item):
            return item
    return None


# Laying one value over another.


def laid_over(info: inspect.Type, base: Raw, given: Raw) -> Raw:
    """Tables are laid over field by field, lists of tables by the number of the table; all else replaces what was.

    Where nothing may stand, `false` says that nothing does, and `true` that something does.
    """
    info, optional = required(info)
    if optional and (given is False or given is None):
        return None
    if isinstance(info, inspect.StructType) and is_table(info):
        if optional and given is True:
            return base if base is not None else {}
        if isinstance(given, dict):
            types = {field.encode_name: field.type for field in info.fields}
            merged = dict(base) if isinstance(base, dict) else {}
            for name, value in given.items():
                known = name in types
                merged[name] = laid_over(types[name], merged.get(name), value) if known else value
            return merged
    table = tables_in(info)
    if table is not None and isinstance(given, dict):
        return _laid_over_places(table, base if isinstance(base, list) else [], given)
    return given


def _laid_over_places(table: inspect.StructType, base: list[Raw], given: Mapping[str, Raw]) -> Raw:
    merged = list(base)
    for place, value in given.items():
        number = int(place) if place.isdecimal() else 0
        if not 1 <= number <= len(merged) + 1:
            return given
        before = merged[number - 1] if number <= len(merged) else None
        merged[number - 1 : number] = [laid_over(table, before, value)]
    return merged


# What refers to something else.


def references(info: inspect.Type, value: Raw, path: str) -> Iterator[Reference]:
    """All words in a sound value that are ids of entries."""
    info, refers = plain(required(info)[0])
    if refers is not None and value is not None:
        yield Reference(path, value, refers)
    elif isinstance(info, inspect.StructType) and isinstance(value, dict):
        for field in info.fields:
            if field.encode_name in value:
                yield from references(field.type, value[field.encode_name], below(path, field.encode_name))
    elif isinstance(info, inspect.VarTupleType) and isinstance(value, list):
        for each in value:
            yield from references(info.item_type, each, path)
    elif isinstance(info, inspect.DictType) and isinstance(value, dict):
        for name in value:
            yield from references(info.key_type, name, path)


# What does not fit.


class Misfit(NamedTuple):
    """A value that its field does not take: which field, and a message without file and entry."""

    path: str
    message: Message


Known = Callable[[Ref], Collection[str]]


def misfits(info: inspect.Type, value: Raw, path: str, known: Known) -> Iterator[Misfit]:
    """All of them; none where `msgspec.convert` takes the value and every word refers to something."""
    info, optional = required(info)
    if optional and value is None:
        return
    info, refers = plain(info)
    match info:
        case inspect.StructType(tag_field=None):
            yield from _of_table(info, value, path, known)
        case inspect.VarTupleType(item_type=item):
            if not isinstance(value, list):
                yield misfit(path, "content-list", value=shown(value))
            else:
                numbered = tables_in(info) is not None
                for number, each in enumerate(value, 1):
                    yield from misfits(item, each, f"{path}.{number}" if numbered else path, known)
        case inspect.TupleType(item_types=items):
            if not isinstance(value, list) or len(value) != len(items):
                yield misfit(path, "content-list-of", value=shown(value), wanted=len(items))
            else:
                for item, each in zip(items, value, strict=True):
                    yield from misfits(item, each, path, known)
        case inspect.DictType(key_type=key, value_type=each):
            if not isinstance(value, dict):
                yield misfit(path, "content-table", value=shown(value))
            else:
                for name, number in value.items():
                    yield from misfits(key, name, path, known)
                    yield from misfits(each, number, f"{path}.{name}", known)
        case inspect.IntType():
            yield from _of_number(info, value, path)
        case inspect.BoolType():
            if not isinstance(value, bool):
                yield misfit(path, "content-flag", value=shown(value))
        case inspect.LiteralType(values=words):
            if value not in words or isinstance(value, bool):
                yield misfit(path, "content-word", value=shown(value), words=", ".join(map(str, words)))
        case inspect.StrType():
            yield from _of_text(info, value, path, refers, known)
        case inspect.StructType():
            yield from _of_union((info,), value, path, known)
        case inspect.UnionType(types=types):
            yield from _of_union(types, value, path, known)
        case _:
            raise TypeError(f"no check for {info}")


def misfit(path: str, key: str, **facts: Fact) -> Misfit:
    return Misfit(path, Message(key, facts))


def _of_table(info: inspect.StructType, value: Raw, path: str, known: Known) -> Iterator[Misfit]:
    if not isinstance(value, dict):
        yield misfit(path, "content-table", value=shown(value))
        return
    fields = {field.encode_name: field for field in info.fields}
    for name in value:
        if name not in fields:
            yield misfit(below(path, str(name)[:60]), "content-no-such-field", fields=", ".join(fields))
    for name, field in fields.items():
        if name in value:
            yield from misfits(field.type, value[name], below(path, name), known)
        elif field.required:
            yield misfit(below(path, name), "content-missing-field")


def _of_number(info: inspect.IntType, value: Raw, path: str) -> Iterator[Misfit]:
    """A number has both bounds or none."""
    if not isinstance(value, int) or isinstance(value, bool):
        yield misfit(path, "content-no-number", value=shown(value))
    elif info.ge is not None and info.le is not None and not info.ge <= value <= info.le:
        yield misfit(path, "content-number", value=value, least=info.ge, most=info.le)


def _of_text(
    info: inspect.StrType, value: Raw, path: str, refers: Ref | None, known: Known
) -> Iterator[Misfit]:
    if not isinstance(value, str):
        yield misfit(path, "content-text", value=shown(value))
    elif refers is not None:
        words = known(refers)
        if value not in words:
            yield misfit(path, "content-unknown-id", value=shown(value), words=", ".join(words))
    elif info.max_length is not None and len(value) > info.max_length:
        yield misfit(path, "content-too-long", length=len(value), most=info.max_length)
    elif info.pattern is not None and not re.search(info.pattern, value):
        yield misfit(path, "content-unprintable", value=shown(value))


def _of_union(types: tuple[inspect.Type, ...], value: Raw, path: str, known: Known) -> Iterator[Misfit]:
    """Tables that say what they are (`{ do = "lot_size", … }`), or values of different kinds."""
    tagged = {each.tag: each for each in types if isinstance(each, inspect.StructType) and each.tag_field}
    if len(tagged) == len(types) and not isinstance(value, dict):
        yield misfit(path, "content-table", value=shown(value))
        return
    if tagged and isinstance(value, dict):
        (tag,) = {each.tag_field for each in tagged.values()}
        word = value.get(tag)
        chosen = tagged.get(word) if isinstance(word, str) else None
        if chosen is None:
            words = ", ".join(map(str, tagged))
            yield misfit(below(path, str(tag)), "content-word", value=shown(word), words=words)
        else:
            rest = {name: each for name, each in value.items() if name != tag}
            yield from _of_table(chosen, rest, path, known)
        return
    ways = [list(misfits(each, value, path, known)) for each in types]
    if [] not in ways:
        yield from ways[0]


def below(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def shown(value: Raw) -> str:
    """A value as somebody wrote it, in short."""
    if isinstance(value, str):
        return value[:60]
    try:
        return msgspec.json.encode(value).decode()[:60]
    except (TypeError, ValueError, OverflowError, RecursionError):
        return type(value).__name__
