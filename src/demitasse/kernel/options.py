"""Options: the variant chosen for one play, declared once and read from flags, JSON or Python."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, TypeVar, get_args, get_origin

import msgspec

from demitasse.kernel.chance import Chance
from demitasse.kernel.errors import BadOptions
from demitasse.kernel.event import Seat


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game declares a field per option, every one with a default; `check` refuses what does not go together."""

    def check(self, seats: int) -> None:
        """Raise `BadOptions` for a combination that cannot be played with this many seats."""

    def idle(self, seats: int) -> Collection[str]:
        """Names of options that change nothing beside the others: a form need not show them."""
        return ()


class FirstPlayerOptions(Options, frozen=True, kw_only=True):
    """Options of a game whose host may say who plays first; otherwise the seat is drawn."""

    first: Literal["random"] | Seat = "random"

    def first_player(self, seats: int, chance: Chance) -> Seat:
        return chance.stream("first player").below(seats)[0] if self.first == "random" else self.first


Chosen = TypeVar("Chosen", bound=Options)
Value = TypeVar("Value")

PER_SEAT = object()
PerSeat = Annotated[tuple[Value, ...], PER_SEAT]
"""The type of an option that says something of each seat, the first seat first: `colours: PerSeat[Colour] = ()`."""


class Among(NamedTuple):
    """Marks an option that takes ids of the content. These are ours; a person's content may have others."""

    ids: tuple[str, ...]


class OptionField(msgspec.Struct, frozen=True):
    """What a form or a command line needs to offer an option."""

    name: str
    default: Any
    flag: bool
    many: bool
    values: tuple[str, ...]
    """Words that may be chosen."""
    numbers: bool = False
    """Whether whole numbers may be chosen as well."""
    per_seat: bool = False
    """Whether there is a value for each seat, which goes where its player goes."""


def fields(kind: type[Options]) -> tuple[OptionField, ...]:
    return tuple([field for field, _ in _declared(kind).values()])


def read(kind: type[Chosen], given: Mapping[str, Any]) -> Chosen:
    """Options from loose values (texts of flags, JSON): names and values are checked one by one."""
    known = _declared(kind)
    values = {}
    for name, raw in given.items():
        value = raw
        if name not in known:
            raise BadOptions("option-unknown", option=name[:60], options=", ".join(known) or "—")
        field, declared = known[name]
        if isinstance(value, str) and field.many:
            value = [word.strip() for word in value.split(",") if word.strip()]
        try:
            values[name] = msgspec.convert(value, declared, strict=False)
        except (msgspec.ValidationError, TypeError, RecursionError):
            raise BadOptions(
                "option-bad-value", option=name, value=_shown(raw), values=_allowed(field)
            ) from None
    return kind(**values)


@cache
def _declared(kind: type[Options]) -> Mapping[str, tuple[OptionField, Any]]:
    """Each option by its name, with the type its values are converted to."""
    return {
        field.name: (_described(field.name, field.default, field.type), field.type)
        for field in msgspec.structs.fields(kind)
    }


def _described(name: str, default: Any, kind: Any) -> OptionField:
    marks: list[Any] = []
    if get_origin(kind) is Annotated:
        kind, *marks = get_args(kind)
    return OptionField(
        name=name,
        default=default,
        flag=kind is bool,
        many=get_origin(kind) is tuple,
        values=(*_words(kind), *[id for mark in marks if isinstance(mark, Among) for id in mark.ids]),
        numbers=kind is int or int in get_args(kind),
        per_seat=PER_SEAT in marks,
    )


def _shown(value: Any) -> str:
    """A value as it was given, in short; what cannot even be written down is named by its kind."""
    try:
        return str(value)[:60]
    except (ValueError, RecursionError):
        return type(value).__name__


def _words(kind: Any) -> list[str]:
    if get_origin(kind) is Literal:
        return [str(word) for word in get_args(kind)]
    return [word for part in get_args(kind) for word in _words(part)]


def _allowed(field: OptionField) -> str:
    if field.flag:
        return "true, false"
    return ", ".join([*field.values, *(("0", "1", "2 …") if field.numbers else ())])
