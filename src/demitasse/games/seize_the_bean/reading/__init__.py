"""Reads the files of `data/`, and people's own laid over them, into the tables of the content (SB-DATA, SB-XDATA).

Each room reads a part, in an order in which each part finds what it refers to. An error names the file, the entry and
the field that is wrong.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.reading import (
    cards,
    groups,
    printed,
    solo,
    table,
    upgrades,
    variants,
    vocabulary,
)
from demitasse.games.seize_the_bean.reading.desk import Desk
from demitasse.games.seize_the_bean.reading.fingerprint import names_of, what_matters
from demitasse.kernel.content import Files, digest_of

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.content import SeizeTheBeanContent


def read(content: SeizeTheBeanContent, files: Files) -> None:
    desk = Desk(content, files)
    vocabulary.read_icons(desk)
    vocabulary.read_abilities(desk)
    groups.read_groups(desk)
    groups.read_neighbourhoods(desk)
    cards.read_cards(desk)
    upgrades.read_upgrades(desk)
    table.read_table(desk)
    variants.read_variants(desk)
    solo.read_solo(desk)
    printed.number_icons(desk)
    groups.check_sizes(desk)
    content.digest = digest_of(what_matters(content))
    content.names = dict(names_of(content))
