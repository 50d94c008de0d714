"""Which language to speak, and how a sentence is said on one line."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import zip_longest

from demitasse.kernel.errors import Unknown
from demitasse.kernel.language import LANGUAGES, say
from demitasse.kernel.message import Fact, Message

FLAG = "--lang"
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")


def phrase(language: str, key: str, **facts: Fact) -> str:
    """A sentence, or a few words, of the catalogue."""
    return say(Message(key, facts), language)


def language_of(environment: Mapping[str, str]) -> str:
    """The language the machine is set to, where we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            return "fr" if environment[variable].lower().startswith("fr") else "en"
    return "en"


def language_asked(argv: Sequence[str], otherwise: str) -> str:
    """The language of `--lang`, wherever it stands: even the help that a later word asks for must be in it."""
    asked = otherwise
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
    """What came from outside may hold anything; no escape sequence of it reaches the terminal."""
    return CONTROL.sub(" ", text).strip()
