"""The Fluent catalogue of a language, put together from the files of all packages."""

from __future__ import annotations

import re
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

PACKAGES = ("kernel", "games", "bots", "arena", "envs", "server", "cli")
"""The packages that may keep messages, themselves or one level below."""

MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
"""Where a message begins."""
REFERENCE = re.compile(r"\{\s*([a-z][\w-]*)\s*\}")
"""Where a message holds another one."""


class Catalogue:
    """The messages of a language. Each is parsed when it is first said: all of them take longer than most commands."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for file in catalogue_files(language):
            text = file.read_text(encoding="utf-8")
            begins = list(MESSAGE.finditer(text))
            ends = [message.start() for message in begins[1:]] + [len(text)]
            for message, end in zip(begins, ends, strict=True):
                self._unparsed[message[1]] = text[message.start() : end]

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key) or key in self._unparsed

    def format(self, key: str, facts: dict[str, str | int]) -> str:
        self._parse(key)
        if not self._bundle.has_message(key):
            raise KeyError(f"no message {key!r} in the {self._language} catalogue")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"message {key!r} has no text"
        # In digits, without separators: most numbers are lines, seats and cups.
        plain = {
            name: fact if isinstance(fact, str) else FluentInt(fact, useGrouping=False)
            for name, fact in facts.items()
        }
        text, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            raise ValueError(f"message {key!r} in {self._language}: {errors[0]}")
        return str(text)

    def _parse(self, key: str) -> None:
        """A message and those it holds, unless it has been parsed already.

        It counts as unparsed until all of it is there: another thread that wants it meanwhile parses it too, which
        changes nothing.
        """
        text = self._unparsed.get(key)
        if text is not None:
            self._bundle.add_resource(FluentResource(text))
            for held in REFERENCE.findall(text):
                self._parse(held)
            self._unparsed.pop(key, None)


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
