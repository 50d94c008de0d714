"""The rulebook of a game: our own words in each language, one line a rule, each with its id as an anchor.

Its last chapter tells where the printed booklet is silent and another answer would be as good: a line a question, which
begins with links to the rulings that answer it and to the house rule with the other answer, where there is one. What
was chosen and why stands in those rules alone.

A chapter that players need not read (what the software keeps, hides and asks) has `<!-- to know exactly -->` below its
heading; the page of the rules folds it away.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from demitasse.kernel.errors import Unknown
from demitasse.kernel.language import LANGUAGES

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

RULE = re.compile(r'^- <a id="(?P<id>[A-Z0-9-]+)"></a>\*\*(?P=id)\*\* (?P<text>.+)$', re.MULTILINE)
QUESTION = re.compile(
    r"^- (?P<ids>(?:\[[A-Z0-9-]+\]\(#[A-Z0-9-]+\) )+)\*\*(?P<title>[^*]+)\*\* (?P<text>.+)$", re.MULTILINE
)
HEADING = "## "


class Question(msgspec.Struct, frozen=True):
    """What the booklet leaves open, and the rules that answer it."""

    ids: tuple[str, ...]
    title: str
    text: str


class Silence(msgspec.Struct, frozen=True):
    """The chapter on where the booklet is silent."""

    title: str
    opening: str
    questions: tuple[Question, ...]


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

    def silence(self, language: str = "en") -> Silence | None:
        """Where the booklet is silent; None for a game whose rulebook has no such chapter."""
        page = self.page(language)
        questions = list(QUESTION.finditer(page))
        if not questions:
            return None
        title, _, opening = page[: questions[0].start()].rpartition(f"\n{HEADING}")[2].partition("\n")
        return Silence(
            title,
            opening.strip(),
            tuple(Question(linked(found["ids"]), found["title"], found["text"]) for found in questions),
        )

    def questions_on(self, id: str, language: str = "en") -> tuple[Question, ...]:
        """The open questions that a rule answers, or answers in the other way."""
        silence = self.silence(language)
        return tuple(question for question in silence.questions if id in question.ids) if silence else ()

    def rule(self, id: str, language: str = "en") -> str:
        rules = self.rules(language)
        if id not in rules:
            near = [known for known in rules if known.startswith(id.rsplit("-", 1)[0])] or list(rules)
            raise Unknown("rule-unknown", id=id[:60], first=near[0], last=near[-1])
        return rules[id]


def linked(text: str) -> tuple[str, ...]:
    """The ids that a text links to."""
    return tuple(re.findall(r"\(#([A-Z0-9-]+)\)", text))
