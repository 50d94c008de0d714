"""The Fluent catalogue of a language, put together from the files of all packages."""

from __future__ import annotations

import re
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast

from demitasse.kernel.pattern import write

PACKAGES = ("kernel", "games", "bots", "coach", "arena", "envs", "server", "cli")
"""The packages that may keep messages, themselves or one level below."""

MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
"""Where a message begins."""

BEFORE_A_VOWEL = re.compile(r"\b([Dd]|[Qq]u)e (?=[AÀÂEÉÈÊIÎOÔU][^\W\d_A-Z])")
"""French says d’Inès and qu’Inès, whoever sits there; what the catalogue itself says is written so."""


class Catalogue:
    """The messages of a language. Each is parsed when it is first said: all of them take longer than most commands."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._texts: dict[str, str] = {}
        self._parsed: dict[str, ast.Pattern] = {}
        for file in catalogue_files(language):
            text = file.read_text(encoding="utf-8")
            begins = list(MESSAGE.finditer(text))
            ends = [message.start() for message in begins[1:]] + [len(text)]
            for message, end in zip(begins, ends, strict=True):
                self._texts[message[1]] = text[message.start() : end]

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def format(self, key: str, facts: dict[str, str | int]) -> str:
        pattern = self._pattern(key)
        try:
            sentence = write(pattern, facts, self._language, self._pattern)
        except (KeyError, ValueError) as error:
            raise ValueError(f"message {key!r} in {self._language}: {error}") from error
        return BEFORE_A_VOWEL.sub(r"\1’", sentence) if self._language == "fr" else sentence

    def _pattern(self, key: str) -> ast.Pattern:
        """Another thread that wants it meanwhile parses it too, which changes nothing."""
        pattern = self._parsed.get(key)
        if pattern is None:
            if key not in self._texts:
                raise KeyError(f"no message {key!r} in the {self._language} catalogue")
            entry = FluentParser(with_spans=False).parse_entry(self._texts[key])
            assert isinstance(entry, ast.Message), f"message {key!r} in {self._language} is no Fluent"
            assert entry.value is not None, f"message {key!r} has no text"
            pattern = self._parsed[key] = entry.value
        return pattern


def catalogue_files(language: str) -> tuple[Traversable, ...]:
    root = resources.files("demitasse")
    folders: list[Traversable] = []
    for name in PACKAGES:
        package = root / name
        if package.is_dir():
            folders.append(package)
            folders.extend(
                sorted(
                    (folder for folder in package.iterdir() if folder.is_dir()),
                    key=lambda folder: folder.name,
                )
            )
    files = (folder / "messages" / f"{language}.ftl" for folder in folders)
    return tuple(file for file in files if file.is_file())
