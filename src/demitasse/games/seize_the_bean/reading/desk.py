"""What every room of the reading works with: the files, the content being made, and the checks they share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.choices import BOARD
from demitasse.games.seize_the_bean.content import ID, MOST_OF_A_RESOURCE, WILD, Icon
from demitasse.games.seize_the_bean.effects import RESOURCES, Effect
from demitasse.games.seize_the_bean.entries import AbilityEntry, OnPlace, TokenEntry
from demitasse.games.seize_the_bean.steps import forms, read
from demitasse.kernel.content import Files
from demitasse.kernel.errors import BadContent

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.content import SeizeTheBeanContent


class Desk:
    def __init__(self, content: SeizeTheBeanContent, files: Files) -> None:
        self.content = content
        self.files = files
        self.taken: set[str] = {WILD}
        """The ids of everything that a choice or a sentence can name by its id alone."""
        self.abilities: dict[str, AbilityEntry] = {}
        self.allowed: dict[OnPlace, tuple[str, ...]] = {}
        """By place, the icons that may stand there."""

    def file(self, section: str, id: str = "", field: str = "") -> str:
        """The file to name: where only ours spoke of it, the mistake came with the last one laid over them."""
        whose = self.files.of(section, id, field)
        return self.files.last if whose == self.files.of("") else whose

    def effects(self, section: str, id: str, field: str, texts: Sequence[str]) -> tuple[Effect, ...]:
        found = []
        for text in texts:
            effect = read(text)
            if effect is None:
                raise BadContent(
                    "sb-content-effect",
                    file=self.file(section, id, field),
                    entry=f"{section} {id}",
                    effect=text[:60],
                    known=forms(),
                )
            found.append(effect)
        return tuple(found)

    def tokens(self, section: str, place: OnPlace) -> tuple[tuple[TokenEntry, ...], tuple[Icon, ...]]:
        """A list of tokens by kind, and the icon of every single one."""
        kinds = tuple(self.files.entries(section, TokenEntry))
        for kind in kinds:
            self.check_icon(section, kind.id, "icon", kind.icon, place)
        index = self.content.icon_index
        return kinds, tuple(index[kind.icon] for kind in kinds for _ in range(kind.copies))

    def supply(self, section: str, id: str, given: dict[str, int]) -> tuple[int, ...]:
        """So many of each resource."""
        for resource in given:
            self.check_known(section, id, "supply", resource, RESOURCES)
        return tuple(given.get(resource, 0) for resource in RESOURCES)

    # Checks.

    def check_id(self, section: str, id: str, taken: set[str]) -> None:
        """An id that can stand in a choice's text and means one thing only."""
        if not ID.fullmatch(id) or id in taken or id == BOARD:
            raise BadContent("sb-content-id", file=self.file(section, id), section=section, id=id[:40])
        taken.add(id)

    def check_known(self, section: str, id: str, field: str, word: str, known: Iterable[str]) -> None:
        if word not in known:
            raise BadContent(
                "sb-content-unknown",
                file=self.file(section, id, field),
                entry=f"{section} {id}".strip(),
                field=field,
                word=word[:40],
                known=", ".join(known),
            )

    def check_icon(self, section: str, id: str, field: str, icon: str, place: OnPlace) -> None:
        """SB-DATA-06, SB-DATA-08: an icon stands only where its entry allows it."""
        self.check_known(section, id, field, icon, self.allowed[place])

    def check_ability(self, section: str, id: str, ability: str, field: str = "ability") -> AbilityEntry:
        self.check_known(section, id, field, ability, self.abilities)
        return self.abilities[ability]

    def check_exactly(self, section: str, ids: Sequence[str], wanted: Sequence[str]) -> None:
        """Entries the rules know by their ids: all of them, in their order."""
        if tuple(ids) != tuple(wanted):
            raise BadContent(
                "sb-content-fixed", file=self.files.last, section=section, wanted=", ".join(wanted)
            )

    def check_number(self, section: str, id: str, field: str, number: int, least: int = 1) -> None:
        """A number of pieces that fits on a table."""
        if not least <= number <= MOST_OF_A_RESOURCE:
            raise BadContent(
                "sb-content-number",
                file=self.file(section, id, field),
                entry=f"{section} {id}".strip(),
                field=field,
                number=number,
                least=least,
                most=MOST_OF_A_RESOURCE,
            )
