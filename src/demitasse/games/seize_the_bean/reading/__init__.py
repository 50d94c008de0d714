"""Reads the files of `data/`, and people's own laid over them, into the tables of the content (SB-DATA, SB-XDATA).

Each room reads a part, in an order in which each part finds what it refers to. An error names the file, the entry and
the field that is wrong.
"""

from __future__ import annotations

from demitasse.games.seize_the_bean.content import SeizeTheBeanContent
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


def read(files: Files) -> SeizeTheBeanContent:
    content = SeizeTheBeanContent()
    desk = Desk(content, files)
    vocabulary.read_icons(desk)
    vocabulary.read_abilities(desk)
    files.settle()
    groups.read_groups(desk)
    groups.read_neighbourhoods(desk)
    cards.check_cards(desk)
    files.settle()
    cards.read_cards(desk)
    upgrades.read_upgrades(desk)
    table.read_table(desk)
    variants.read_variants(desk)
    solo.read_solo(desk)
    groups.check_sizes(desk)
    files.settle()
    printed.number_icons(desk)
    content.digest = digest_of(what_matters(content))
    content.names = dict(names_of(content))
    return content
