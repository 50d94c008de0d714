"""What every room of the reading works with: the files, the content being made, and the checks they share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from demitasse.games.seize_the_bean.choices import BOARD
from demitasse.games.seize_the_bean.content import ID, WILD, Icon
from demitasse.games.seize_the_bean.effects import Effect
from demitasse.games.seize_the_bean.entries import (
    AbilityEntry,
    GameTokenEntry,
    TokenEntry,
    UpgradeTokenEntry,
)
from demitasse.games.seize_the_bean.steps import forms, read
from demitasse.kernel.content import Files

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.content import SeizeTheBeanContent

AnyToken = TypeVar("AnyToken", TokenEntry, GameTokenEntry, UpgradeTokenEntry)


class Desk:
    def __init__(self, content: SeizeTheBeanContent, files: Files) -> None:
        self.content = content
        self.files = files
        self.taken: set[str] = {WILD}
        """The ids of everything that a choice or a sentence can name by its id alone."""
        self.abilities: dict[str, AbilityEntry] = {}

    def effects(self, section: str, id: str, field: str, texts: Sequence[str]) -> tuple[Effect, ...]:
        found = []
        for text in texts:
            effect = read(text)
            if effect is None:
                self.files.wrong("sb-content-effect", section, id, field, effect=text[:60], known=forms())
                continue
            found.append(effect)
        return tuple(found)

    def tokens(self, section: str, kind: type[AnyToken]) -> tuple[tuple[AnyToken, ...], tuple[Icon, ...]]:
        """A list of tokens by kind, and the icon of every single one."""
        kinds = tuple(self.files.entries(section, kind))
        index = self.content.icon_index
        return kinds, tuple(index[each.icon] for each in kinds for _ in range(each.copies))

    # Checks.

    def check_id(self, section: str, id: str, taken: set[str]) -> None:
        """An id that can stand in a choice's text and means one thing only."""
        if not ID.fullmatch(id) or id in taken or id == BOARD:
            self.files.wrong("sb-content-id", section, id, "id")
        taken.add(id)

    def check_known(self, section: str, id: str, field: str, word: str, known: Iterable[str]) -> None:
        if word not in known:
            self.files.wrong("sb-content-unknown", section, id, field, word=word[:40], known=", ".join(known))

    def check_exactly(self, section: str, ids: Sequence[str], wanted: Sequence[str]) -> None:
        """Entries the rules know by their ids: all of them, in their order."""
        if tuple(ids) != tuple(wanted):
            self.files.wrong("sb-content-fixed", section, wanted=", ".join(wanted))
