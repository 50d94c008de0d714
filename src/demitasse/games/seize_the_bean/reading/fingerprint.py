"""What identifies a content: the tables a play depends on, and the names of everything."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from demitasse.games.seize_the_bean.content import GREEN_BEAN, MOST_PLAYERS, copy_of
from demitasse.games.seize_the_bean.variants.cups import what_it_does
from demitasse.kernel.content import Entry, Name

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.content import SeizeTheBeanContent

NO_WORDS = Name("", "")


def what_matters(content: SeizeTheBeanContent) -> list[Any]:
    """What a play depends on; a corrected name, meaning or status must not make a record unreadable."""
    abilities = [
        [one.id, one.effect, one.super_effect, one.boosted_effect, one.super_boosted_effect]
        for one in content.abilities
    ]
    customers = [
        [card.id, card.groups, card.main, card.secondary, card.ability, card.is_super, card.boost]
        for card in content.customers
    ]
    founders = [
        [card.id, card.set, card.group, card.special, card.main, card.secondary, card.ability]
        for card in content.founders
    ]
    return [
        [[icon.id, icon.on, icon.pays, icon.effect] for icon in content.icons],
        abilities,
        [[group.id, group.five_six, group.solo, group.pack] for group in content.groups],
        [content.neighbourhood.id, [[hood.id, hood.groups] for hood in content.neighbourhoods]],
        customers,
        [[card.id, card.groups, card.left, card.right] for card in content.celebrities],
        [[card.id, card.set, card.main, card.secondary, card.ability] for card in content.friends],
        founders,
        [[card.id, card.group, card.special, card.rows] for card in content.pantry],
        [[card.id, card.groups, card.rows] for card in content.style],
        [[space.icon for space in content.spaces], content.wanted, content.tokens],
        [sorted(content.reviews.items()), content.reviews_in_box, content.hype, content.supply],
        [content.starting_friends, content.game_tokens, sorted(content.cookies.items())],
        [[level.id, level.icons] for level in content.difficulties],
        [[cup.id, cup.ability, cup.is_super, cup.effect] for cup in content.cups],
        [content.action_cards, content.upgrade_tokens, [[one.pantry, one.style] for one in content.levels]],
        [[token.id, token.side, token.spaces] for token in content.solo_tokens.values()],
        [without_words(scenario) for scenario in content.scenarios.values()],
    ]


def without_words(entry: Entry) -> Entry:
    """An entry with nothing to read in it."""
    fields = entry.__struct_fields__
    return msgspec.structs.replace(
        entry, **{field: NO_WORDS for field in fields if isinstance(getattr(entry, field), Name)}
    )


def names_of(content: SeizeTheBeanContent) -> Iterable[tuple[str, Name]]:
    """The name of everything that a sentence may be about. Spaces and rows have sentences of their own."""
    entries: list[Entry] = [
        *content.abilities,
        *content.icons,
        *content.groups,
        *content.neighbourhoods,
        *content.customers,
        *content.celebrities,
        *content.founders,
        *content.pantry,
        *content.style,
        *content.achievements,
        *content.difficulties,
        *content.cups,
        *content.solo_tokens.values(),
        *content.scenarios.values(),
    ]
    yield from ((entry.id, entry.name) for entry in entries)
    yield from ((what_it_does(cup.id), cup.meaning) for cup in content.cups)
    yield GREEN_BEAN, content.green_bean
    for friend in content.friends:
        yield from ((copy_of(friend.id, seat), friend.name) for seat in range(MOST_PLAYERS))
