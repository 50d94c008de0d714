"""The language of the command line, and sentences from the catalogue."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest

from demitasse.kernel.errors import Unknown
from demitasse.kernel.language import LANGUAGES, say
from demitasse.kernel.message import Fact, Message

FLAG = "--lang"
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")


def phrase(language: str, key: str, **facts: Fact) -> str:
    """A sentence, or a few words, of the catalogue in this language."""
    return say(Message(key, facts), language)


def requested_language(argv: Sequence[str], default: str) -> str:
    """The value of `--lang`, wherever it stands. Read before click parses anything, since its help needs it too."""
    asked = default
    for word, following in zip_longest(argv, argv[1:], fillvalue=""):
        if word == FLAG and following:
            asked = following
        elif word.startswith(f"{FLAG}="):
            asked = word.partition("=")[2]
        elif word == "--":
            break
    if asked not in LANGUAGES:
        raise Unknown("language-unknown", language=asked[:20], languages=", ".join(LANGUAGES))
    return asked


def one_line(text: str) -> str:
    """The text without line breaks and control characters: no escape sequence in foreign text reaches the terminal."""
    return CONTROL.sub(" ", text).strip()
