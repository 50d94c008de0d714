"""The six groups of a play: a neighbourhood, one's own Kiez, or six drawn; packs replace some (SB-HOOD, SB-PACK-01).

Whether five or six can play with a group, or one alone, is a mark of the group. A neighbourhood has no marks of its
own: they follow from its groups (SB-XRULING-02, SB-XRULING-03).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.content import GROUPS_IN_PLAY, Group, SeizeTheBeanContent
from demitasse.games.seize_the_bean.entries import GroupEntry, NeighbourhoodEntry
from demitasse.kernel.chance import Chance
from demitasse.kernel.message import Fact, Message

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.options import SeizeTheBeanOptions

SOLO: int = 1
FIVE: int = 5
PACKS = ("board_game_media", "quality_beasts")
"""Options that are groups, too (SB-PACK-01)."""
RECOMMENDED = "prenzlauer_berg"
"""For five or six (SB-XOPT-02)."""
OWN, DRAWN = "own", "random"
CRIMINAL_MINDS = "criminal_minds"


def fits(group: GroupEntry, seats: int) -> bool:
    """SB-EXP-03, SB-P56-04."""
    if seats == SOLO:
        return group.solo
    return group.five_six or seats < FIVE


def tolerated(options: SeizeTheBeanOptions, group: GroupEntry, seats: int) -> bool:
    """SB-XOPT-23, SB-XOPT-24: by house rule, whoever names a group may have it; a draw keeps to the marks."""
    if seats == SOLO:
        return options.criminal_minds_alone and group.id == CRIMINAL_MINDS
    return options.five_six_advice


def marks(content: SeizeTheBeanContent, hood: NeighbourhoodEntry) -> tuple[bool, bool]:
    """SB-P56-05, SB-P56-06, SB-XRULING-02: whether five or six can play in a neighbourhood, and whether one
    alone can.
    """
    of = [group for group in content.groups if group.id in hood.groups]
    return all(fits(group, FIVE) for group in of), all(fits(group, SOLO) for group in of)


def packs_in_use(options: SeizeTheBeanOptions) -> tuple[str, ...]:
    return tuple([pack for pack in PACKS if getattr(options, pack)])


def drawable(content: SeizeTheBeanContent, seats: int) -> list[str]:
    """SB-XRULING-01, SB-XRULING-03: what a random Kiez is drawn from: groups of the box that so many can play with."""
    return [group.id for group in content.groups if not group.pack and fits(group, seats)]


def line_up(options: SeizeTheBeanOptions, seats: int, content: SeizeTheBeanContent) -> tuple[str, ...]:
    """The groups before packs replace some of them; none yet if they are drawn."""
    if options.neighbourhood == DRAWN:
        return ()
    if options.neighbourhood == OWN:
        return options.groups
    return hood_of(options, seats, content).groups


def hood_named(options: SeizeTheBeanOptions, seats: int, content: SeizeTheBeanContent) -> str:
    """SB-XOPT-02, SB-XOPT-17: the one chosen, that of the scenario, or the one recommended for so many; or none."""
    if options.scenario != "none":
        return content.scenarios[options.scenario].neighbourhood
    if options.neighbourhood in (OWN, DRAWN):
        return ""
    if options.neighbourhood != "recommended":
        return options.neighbourhood
    return RECOMMENDED if seats >= FIVE else content.neighbourhood.id


def hood_of(options: SeizeTheBeanOptions, seats: int, content: SeizeTheBeanContent) -> NeighbourhoodEntry:
    return content.neighbourhoods[content.neighbourhood_index[hood_named(options, seats, content)]]


def with_packs(options: SeizeTheBeanOptions, groups: tuple[str, ...]) -> tuple[str, ...]:
    """SB-PACK-01, SB-XOPT-03, SB-XOPT-04: each pack in the place of the group it replaces, else of the last ones."""
    packs = packs_in_use(options)
    leaving = list(options.replaced)
    others = [group for group in groups if group not in leaving]
    while len(leaving) < len(packs):
        leaving.append(others.pop())
    instead = dict(zip(leaving, packs, strict=True))
    return tuple([instead.get(group, group) for group in groups])


def in_play(
    options: SeizeTheBeanOptions, seats: int, content: SeizeTheBeanContent, chance: Chance
) -> tuple[Group, ...]:
    """SB-HOOD-01, SB-HOOD-06, SB-OPT-02, SB-SOLO-02: the groups of a play that was checked, in the order of their
    Awards.
    """
    groups = line_up(options, seats, content)
    if not groups:
        drawn = chance.stream("neighbourhood").shuffled(drawable(content, seats))[0][:GROUPS_IN_PLAY]
        groups = tuple(sorted(drawn, key=content.group_ids.index))
    return tuple([content.group_index[group] for group in with_packs(options, groups)])


# What does not go together.


def excluded(options: SeizeTheBeanOptions, seats: int, content: SeizeTheBeanContent) -> Message | None:
    """SB-XOPT-02, SB-XOPT-03, SB-XOPT-04, SB-XRULING-01, SB-XRULING-02, SB-XRULING-03. A scenario knows its groups,
    whatever their marks.
    """
    if options.scenario != "none":
        return None
    return (
        excluded_groups(options, content)
        or excluded_draw(options, seats, content)
        or excluded_packs(options, seats, content)
        or excluded_marks(options, seats, content)
    )


def excluded_groups(options: SeizeTheBeanOptions, content: SeizeTheBeanContent) -> Message | None:
    """SB-HOOD-06: one's own Kiez has exactly six different groups that exist."""
    groups = options.groups
    if options.neighbourhood != OWN:
        return Message("sb-option-groups-not-own") if groups else None
    unknown = next((group for group in groups if group not in content.group_ids), None)
    if unknown is not None:
        known = ", ".join(content.group_ids)
        return Message("sb-option-groups-unknown", {"group": unknown[:40], "known": known})
    twice = next((group for group in groups if groups.count(group) > 1), None)
    if twice is not None:
        return Message("sb-option-groups-twice", {"group": twice})
    if len(groups) != GROUPS_IN_PLAY:
        return Message("sb-option-groups-count", {"given": len(groups), "wanted": GROUPS_IN_PLAY})
    return None


def excluded_draw(options: SeizeTheBeanOptions, seats: int, content: SeizeTheBeanContent) -> Message | None:
    """SB-XRULING-01: a content of one's own may leave too few groups to draw from."""
    if options.neighbourhood != DRAWN or len(allowed := drawable(content, seats)) >= GROUPS_IN_PLAY:
        return None
    return Message("sb-option-random-few", {"groups": len(allowed), "wanted": GROUPS_IN_PLAY})


def excluded_packs(options: SeizeTheBeanOptions, seats: int, content: SeizeTheBeanContent) -> Message | None:
    """SB-XRULING-03: a pack replaces a group that is there; which one, cannot be said before a draw."""
    packs, replaced = packs_in_use(options), options.replaced
    if len(replaced) > len(packs):
        return Message("sb-option-replaced-count", {"given": len(replaced), "packs": len(packs)})
    if options.neighbourhood == DRAWN:
        return Message("sb-option-replaced-random") if replaced else None
    groups = line_up(options, seats, content)
    here = next((pack for pack in packs if pack in groups), None)
    if here is not None:
        return Message("sb-option-pack-twice", {"group": here})
    missing = next((group for group in replaced if group not in groups), None)
    if missing is not None:
        facts: dict[str, Fact] = {"group": missing[:40], "groups": groups}
        return Message("sb-option-replaced-unknown", facts)
    if len(set(replaced)) != len(replaced):
        return Message("sb-option-replaced-twice", {"group": replaced[0]})
    return None


def excluded_marks(options: SeizeTheBeanOptions, seats: int, content: SeizeTheBeanContent) -> Message | None:
    """SB-P56-04, SB-P56-05, SB-P56-06, SB-XRULING-01, SB-XRULING-02, SB-XRULING-03: all six groups must be fit for so
    many, whatever the neighbourhood says.
    """
    if options.neighbourhood == DRAWN:
        return None
    groups = with_packs(options, line_up(options, seats, content))
    unfit = tuple(
        [
            group.id
            for group in content.groups
            if group.id in groups and not fits(group, seats) and not tolerated(options, group, seats)
        ]
    )
    if not unfit:
        return None
    facts: dict[str, Fact] = {"unfit": unfit, "seats": seats}
    if options.neighbourhood == OWN or packs_in_use(options):
        return Message("sb-option-groups-solo" if seats == SOLO else "sb-option-groups-five-six", facts)
    place = int(seats == SOLO)
    named = [hood for hood in content.neighbourhoods if hood.kind != "scenario"]
    facts["neighbourhood"] = hood_of(options, seats, content).id
    facts["allowed"] = tuple([hood.id for hood in named if marks(content, hood)[place]])
    key = "sb-option-neighbourhood-solo" if seats == SOLO else "sb-option-neighbourhood-five-six"
    return Message(key, facts)
