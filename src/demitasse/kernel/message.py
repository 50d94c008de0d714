"""Messages: a key of the catalogue and the facts to fill in; a sentence once a language is chosen."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Message(msgspec.Struct, frozen=True):
    """`Message("cr-prompt-move", {"free": 2})`; `language.say` turns it into a sentence."""

    key: str
    facts: Mapping[str, Fact] = {}


Fact = str | int | tuple[str | int, ...] | Message
"""A number, a plain word, an id whose name the content knows in every language, several of these, or a reason that
is a message itself."""


def message_for(prefix: str, what: msgspec.Struct) -> Message:
    """The message of a choice or an event: its key is made of the game's prefix, what it is, and its tag."""
    config = what.__struct_config__
    facts = {name: getattr(what, name) for name in what.__struct_fields__}
    return Message(f"{prefix}-{'choice' if config.tag_field == 'do' else 'event'}-{config.tag}", facts)
