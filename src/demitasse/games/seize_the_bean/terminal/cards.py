"""A card of Seize the Bean in one line of text, and the words around it in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
from rich.text import Text

from demitasse.games.seize_the_bean.content import (
    CITY_ACTIONS,
    CUSTOMERS,
    DIFFICULTIES,
    PANTRY,
    SPACES,
    STYLE,
    Card,
    SeizeTheBeanContent,
)
from demitasse.games.seize_the_bean.entries import CelebrityEntry, CustomerEntry, OrderEntry, SideEntry
from demitasse.games.seize_the_bean.terminal.signs import BRINGS, EITHER, SIGNS
from demitasse.games.seize_the_bean.view import PlayerView
from demitasse.kernel.terminal import Localized, joined


class Cards(Localized[SeizeTheBeanContent]):
    """Writes cards and icons in one language."""

    # Words and signs.

    def names(self, ids: Iterable[str]) -> str:
        return ", ".join(map(self.name, ids))

    def signs(self, counts: Mapping[str, int]) -> Text:
        """A sign for each piece: `●●Q`."""
        text = Text()
        for icon, count in counts.items():
            sign, style = SIGNS[icon]
            text.append(sign * count, style)
        return text or Text("–")

    def rewards(self, rewards: Iterable[str]) -> Text:
        text = Text()
        for icon in rewards:
            text.append(*SIGNS[icon])
        return text or Text("–")

    def icons(self, icons: Iterable[str]) -> Text:
        return Text(self.names(icons), "dim")

    # Cards.

    def in_short(self, card: str) -> Text:
        """A card in one line, without its name."""
        row = next(row for row, cards in enumerate(self.content.index) if card in cards)
        return self.customer(card) if row == CUSTOMERS else self.upgrade(card, row)

    def with_name(self, card: str) -> Text:
        return Text.assemble((self.name(card), "bold"), " ", self.in_short(card))

    def orders(self, card: str) -> list[OrderEntry]:
        """The main order, and the secondary one if there is one; of a City Celebrity the left and the right one."""
        entry = self.content.entry(self.content.index[CUSTOMERS][card])
        if isinstance(entry, CelebrityEntry):
            return [entry.left, entry.right]
        return [entry.main] if entry.secondary is None else [entry.main, entry.secondary]

    def customer(self, card: str) -> Text:
        """Orders and what they bring, the ability, a Founder's Special Resource, the groups."""
        number = self.content.index[CUSTOMERS][card]
        entry = self.content.entry(number)
        if isinstance(entry, CelebrityEntry):
            shown = joined(EITHER, map(self.side, (entry.left, entry.right)))
        else:
            shown = joined(" / ", map(self.order, self.orders(card)))
            is_boosted = isinstance(entry, CustomerEntry) and entry.boost
            shown.append(f"  {self.ability(entry.ability, self.content.is_super[number], is_boosted)}")
        if number in self.content.founder_cards:
            special = self.content.founders[self.content.founder_cards.index(number)].special
            shown.append("  ").append(*SIGNS[special])
        return Text.assemble(shown, "  ", (self.groups(number), "dim"))

    def order(self, order: OrderEntry) -> Text:
        return Text.assemble(self.signs(order.order), BRINGS, self.rewards(order.rewards))

    def side(self, side: SideEntry) -> Text:
        """One half of a City Celebrity, whose ability goes with its order."""
        return Text.assemble(self.order(side), " ", self.ability(side.ability, int(side.is_super)))

    def ability(self, ability: str, is_super: int, boost: bool = False) -> str:
        name = self.words("sb-screen-super", ability=ability) if is_super else self.name(ability)
        return f"{name} + {self.name('boost')}" if boost else name

    def groups(self, number: Card) -> str:
        """Printed groups, and whether it counts for any other."""
        names = [self.name(self.content.group_ids[group]) for group in self.content.of_groups[number]]
        return ", ".join([*names, self.words("sb-screen-wild")] if number in self.content.wild else names)

    def upgrade(self, card: str, row: int) -> Text:
        """Its icons by action row; the special of a Pantry Upgrade; its groups."""
        number = self.content.index[row][card]
        entry = self.content.pantry[number] if row == PANTRY else self.content.style[number]
        first = 0 if row == PANTRY else CITY_ACTIONS
        parts = [
            Text(f"{self.space(SPACES[first + at])} ({self.names(icons)})")
            for at, icons in enumerate(msgspec.structs.astuple(entry.rows))
            if icons
        ]
        if row == PANTRY:
            pantry = self.content.pantry[number]
            sign, style = SIGNS[pantry.special]
            shown = Text.assemble((sign, style), "  ", joined(" · ", parts), "  ")
            return shown.append(self.name(pantry.group), "dim")
        groups = self.names(self.content.style[number].groups)
        return Text.assemble(joined(" · ", parts), "  ", (groups, "dim"))

    # Action spaces.

    def space(self, space: str) -> str:
        return self.words("sb-screen-space", space=space)

    def in_action(self, player: PlayerView, space: int) -> list[str]:
        """The base icon of an action, and what the Upgrades add to it."""
        row, side = (PANTRY, player.pantry) if space < CITY_ACTIONS else (STYLE, player.style)
        level = self.content.difficulties[DIFFICULTIES.index(player.difficulty)]
        replaced = level.icons if space < CITY_ACTIONS else ()
        icons = [replaced[space] if replaced else self.content.spaces[space].icon]
        for card in side:
            number = self.content.index[row][card]
            entry = self.content.pantry[number] if row == PANTRY else self.content.style[number]
            icons += msgspec.structs.astuple(entry.rows)[space % CITY_ACTIONS]
        return icons
