"""Choices: small typed values with one canonical text and one JSON form.

A choice type is a tagged struct whose fields are words and whole numbers a person would write:
`Pour("milk", 1)` is `pour milk 1` in text and `{"do": "pour", "ingredient": "milk", "cup": 1}` in JSON.
Fields left at their default at the end of the text are not written.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from demitasse.kernel.errors import BadChoice

WORD = re.compile(r"[A-Za-z0-9_.-]+")
NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
LARGEST = 999_999_999


class Choice(
    msgspec.Struct, frozen=True, gc=False, tag_field="do", omit_defaults=True, forbid_unknown_fields=True
):
    """One atomic thing a seat decides."""

    allowed_by: ClassVar[str] = ""
    """The id of the rule that says when it can be chosen, for games that name it in a refusal."""
    secret: ClassVar[bool] = False
    """Whether the others only learn that something was chosen, as when cards are put back in an order of one's own."""
    ends: ClassVar[bool] = False
    """Whether it ends the step that asks: enough, no thanks, or let it stand. A decision has at most one of these."""

    @property
    def verb(self) -> str:
        """The first word of it as people write it."""
        return str(self.__struct_config__.tag)

    def __str__(self) -> str:
        words = [getattr(self, name) for name in self.__struct_fields__]
        for default in reversed(self.__struct_defaults__):
            if words[-1] != default:
                break
            words.pop()
        return " ".join([self.verb, *map(str, words)])


class Notation:
    """Reads the choices of one game, from text and from JSON."""

    def __init__(self, kinds: Sequence[type[Choice]]) -> None:
        self.kinds = {str(kind.__struct_config__.tag): kind for kind in kinds}
        self._fields = {kind: msgspec.structs.fields(kind) for kind in kinds}
        union: Any = kinds[0]
        for kind in kinds[1:]:
            union = union | kind
        self.union = union
        self._decoder: msgspec.json.Decoder[Choice] = msgspec.json.Decoder(union)

    def parse(self, text: str) -> Choice:
        """The choice a text names; `BadChoice` says what is wrong with a text that names none."""
        words = text.split()
        if not words:
            raise BadChoice("choice-empty", verbs=", ".join(self.kinds))
        kind = self.kinds.get(words[0])
        if kind is None:
            raise BadChoice("choice-unknown-verb", verb=words[0][:40], verbs=", ".join(self.kinds))
        fields = self._fields[kind]
        required = sum(field.required for field in fields)
        if not required <= len(words) - 1 <= len(fields):
            raise BadChoice("choice-wrong-count", verb=words[0], form=self.form(kind), given=len(words) - 1)
        values: list[str | int] = []
        for field, word in zip(fields, words[1:], strict=False):
            if field.type is int:
                if not NUMBER.fullmatch(word):
                    raise BadChoice(
                        "choice-not-a-number", word=word[:40], field=field.name, form=self.form(kind)
                    )
                values.append(int(word))
            elif not WORD.fullmatch(word):
                raise BadChoice("choice-not-a-word", word=word[:40], field=field.name, form=self.form(kind))
            else:
                values.append(word)
        return kind(*values)

    def decode(self, data: bytes | str) -> Choice:
        """The choice a JSON object describes."""
        try:
            choice = self._decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadChoice("choice-bad-json", reason=str(error)[:200]) from None
        for value in msgspec.structs.astuple(choice):
            if not (WORD.fullmatch(value) if isinstance(value, str) else 0 <= value <= LARGEST):
                return self.parse(str(choice))  # says what no text could say
        return choice

    @staticmethod
    def encode(choice: Choice) -> bytes:
        return msgspec.json.encode(choice)

    @staticmethod
    def form(kind: type[Choice]) -> str:
        """How a choice of this kind is written: `pour INGREDIENT CUP`."""
        words = [
            field.name.upper() if field.required else f"[{field.name.upper()}]"
            for field in msgspec.structs.fields(kind)
        ]
        return " ".join([str(kind.__struct_config__.tag), *words])
