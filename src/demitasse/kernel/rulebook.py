"""The rulebook of a game: our own words in each language, one line a rule, each with its id as an anchor."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from importlib.resources.abc import Traversable

from demitasse.kernel.errors import Unknown
from demitasse.kernel.language import LANGUAGES

RULE = re.compile(r'^- <a id="(?P<id>[A-Z0-9-]+)"></a>\*\*(?P=id)\*\* (?P<text>.+)$', re.MULTILINE)


class Rulebook:
    """Reads `ids.txt`, `en.md`, `fr.md` of a game's rulebook folder."""

    def __init__(self, folder: Traversable) -> None:
        self._folder = folder

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """Every id of the game, examples, information and decisions included."""
        return tuple((self._folder / "ids.txt").read_text(encoding="utf-8").split())

    def page(self, language: str = "en") -> str:
        """The whole rulebook as Markdown."""
        if language not in LANGUAGES:
            raise Unknown("language-unknown", language=language, languages=", ".join(LANGUAGES))
        return (self._folder / f"{language}.md").read_text(encoding="utf-8")

    def rules(self, language: str = "en") -> Mapping[str, str]:
        """Each rule's sentence by its id, in the order of the page."""
        return {match["id"]: match["text"] for match in RULE.finditer(self.page(language))}

    def rule(self, id: str, language: str = "en") -> str:
        rules = self.rules(language)
        if id not in rules:
            near = [known for known in rules if known.startswith(id.rsplit("-", 1)[0])] or list(rules)
            raise Unknown("rule-unknown", id=id[:60], first=near[0], last=near[-1])
        return rules[id]
