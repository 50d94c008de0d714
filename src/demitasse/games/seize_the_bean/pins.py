"""What the booklets' text implies for the box of Seize the Bean: starting resources, examples, numbers of cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from demitasse.games.seize_the_bean.content import CUSTOMERS, SeizeTheBeanContent
from demitasse.games.seize_the_bean.effects import RESOURCES
from demitasse.games.seize_the_bean.entries import CustomerEntry, OrderEntry
from demitasse.kernel.pins import Pin

WORTH = {
    "popular_friend": ("SB-XDATA-06", 1, 1, 0),
    "funny_cousin": ("SB-XDATA-06", 2, 0, 0),
    "eccentric_aunt": ("SB-XDATA-06", 0, 0, 2),
    "dog_uncle": ("SB-XDATA-10", 2, 0, 0),
    "musician_mum": ("SB-XDATA-10", 0, 0, 2),
}
"""What the main order of a friend shows in Beans, Milk and Sugar."""
GEEK = {"bean": 2, "milk": 0, "sugar": 0}
EXTRA_ABILITIES = ["connections", "lose_bad_review", "tracking2", "entertain"]
EXTRA_START = {"bean": 4, "milk": 0, "sugar": 4}
LINE_UPS = {
    "kreuzberg": ("SB-HOOD-03", "hipsters cyclists tourists musicians start_uppers party_animals"),
    "neukoelln": ("SB-HOOD-04", "starving_artists expats friendly_locals hipsters performers health_nuts"),
}
NEEDED = {
    "eilbek": "board_game_geeks",
    "graefekiez": "coffee_connoisseurs",
    "friedrichshain_kreuzberg": "party_animals",
    "kreuzkoelln": "start_uppers",
}
BOOSTED = {
    "starving_artists",
    "performers",
    "street_smarts",
    "rebels",
    "criminal_minds",
    "authority_figures",
    "fashionistas",
    "hungry_media",
    "board_game_geeks",
}


def pins(content: SeizeTheBeanContent) -> Iterator[Pin]:
    yield from of_starts(content)
    yield from of_numbers(content)
    yield from of_line_ups(content)
    yield from of_examples(content)
    yield from of_upgrades_in_examples(content)
    for card in content.customers:
        if card.boost and not BOOSTED & set(card.groups) and "wild" not in card.groups:
            yield Pin("SB-XDATA-05", "customer", card.id, "boost", card.boost, False)


# Starting resources are what the main orders of the starting deck show (SB-XDATA-06, SB-XDATA-10).


def shown(content: SeizeTheBeanContent, cards: Sequence[int]) -> dict[str, int]:
    """What their main orders show, a special icon being 2 of its resource (SB-FF-03, SB-FF-04)."""
    of = [content.main_resources[card] for card in cards]
    return {name: sum(each[number] for each in of) for number, name in enumerate(RESOURCES)}


def of_starts(content: SeizeTheBeanContent) -> Iterator[Pin]:
    friends = {one.id: content.friend_card(number, 0) for number, one in enumerate(content.friends)}
    base = [content.friend_card(number, 0) for number in content.starting_friends]
    start = dict(zip(RESOURCES, content.supply, strict=True))
    yield Pin("SB-DATA-04", "setup", "", "supply", start, shown(content, base))
    extra = [friends[one.id] for one in content.friends if one.set == "extra"]
    yield Pin("SB-XDATA-06", "friend", "", "main.order", shown(content, extra), EXTRA_START)
    for id, (rule, *worth) in WORTH.items():
        if id in friends:
            wanted = dict(zip(RESOURCES, worth, strict=True))
            yield Pin(rule, "friend", id, "main.order", shown(content, [friends[id]]), wanted)
    for scenario in content.scenarios.values():
        if isinstance(scenario.supply, dict) and scenario.supply and scenario.guests is None:
            known = shown(content, [friends[id] for id in scenario.friends])
            wanted = {name: scenario.supply.get(name, 0) for name in RESOURCES}
            yield Pin("SB-XDATA-10", "scenario", scenario.id, "supply", known, wanted)
    for number, card in enumerate(content.customers):
        if card.groups[0] == "board_game_geeks" and not card.is_super:
            yield Pin("SB-XDATA-10", "customer", card.id, "main.order", shown(content, [number]), GEEK)


def of_numbers(content: SeizeTheBeanContent) -> Iterator[Pin]:
    yield Pin("SB-DATA-03", "token", "", "copies", len(content.tokens), 12)
    yield Pin("SB-DATA-03", "token", "", "icon", len(set(content.tokens)), 6)
    yield Pin("SB-XDATA-03", "game_token", "", "copies", len(content.game_tokens), 10)
    yield Pin("SB-XDATA-03", "upgrade_token", "", "copies", len(content.upgrade_tokens), 16)
    yield Pin("SB-XDATA-03", "action_card", "", "", len(content.action_cards), 20)
    yield Pin("SB-XDATA-03", "solo_token", "", "", len(content.solo_tokens), 8)
    yield Pin("SB-XDATA-03", "cookies", "", "values", len(set(sum(content.cookies.values(), ()))), 5)
    yield Pin("SB-XDATA-03", "cup", "", "", len(content.cups), 4)
    yield Pin("SB-XDATA-04", "celebrity", "", "", len(content.celebrities), 13)
    for celebrity in content.celebrities:
        yield Pin("SB-XDATA-04", "celebrity", celebrity.id, "groups", len(celebrity.groups), 2)
    for box, rule, wanted in (("base", "SB-FOUNDER-03", 12), ("extra", "SB-FOUNDER-04", 6)):
        yield Pin(rule, "founder", "", "set", sum(one.set == box for one in content.founders), wanted)
    abilities = [one.ability for one in content.friends if one.set == "extra"]
    yield Pin("SB-XDATA-11", "friend", "", "ability", abilities, EXTRA_ABILITIES)
    both = [one.set for one in content.founders if one.secondary is not None]
    yield Pin("SB-FOUNDER-10", "founder", "", "secondary", both, ["extra"])
    for box, rule in (("base", "SB-COMP-03"), ("extra", "SB-FF-01")):
        yield Pin(rule, "friend", "", "set", sum(one.set == box for one in content.friends), 4)
    yield Pin("SB-SOLO-18", "level", "", "", len(content.levels), 20)


def of_line_ups(content: SeizeTheBeanContent) -> Iterator[Pin]:
    for hood in content.neighbourhoods:
        if hood.id in LINE_UPS:
            rule, groups = LINE_UPS[hood.id]
            yield Pin(rule, "neighbourhood", hood.id, "groups", sorted(hood.groups), sorted(groups.split()))
        if hood.id in NEEDED:
            yield Pin("SB-XDATA-01", "neighbourhood", hood.id, "groups", NEEDED[hood.id] in hood.groups, True)
        if hood.id in ("mitte", "wrangelkiez"):
            yield Pin("SB-HOOD-05", "neighbourhood", hood.id, "groups", "hungry_media" in hood.groups, True)
        if hood.id == "bergmannkiez":
            both = {"friendly_locals", "upper_class"} <= set(hood.groups)
            yield Pin("SB-HOOD-05", "neighbourhood", hood.id, "groups", both, True)


# The cards of the examples (SB-DATA-05, SB-DATA-07, SB-XDATA-08).


def of_examples(content: SeizeTheBeanContent) -> Iterator[Pin]:
    def pin(rule: str, id: str, field: str, found: object, wanted: object) -> Pin:
        return Pin(rule, "customer", id, field, found, wanted)

    def card(id: str) -> CustomerEntry | None:
        number = content.index[CUSTOMERS].get(id)
        return content.customers[number] if number is not None and number < len(content.customers) else None

    if man := card("hipsters-c01"):
        yield pin("SB-EX-25", man.id, "main.order", man.main.order, {"quality": 1})
        yield pin("SB-EX-25", man.id, "secondary.order", ordered(man.secondary), {"croissant": 1})
        yield pin("SB-EX-25", man.id, "secondary.rewards", rewards(man.secondary), ("hype",))
        yield pin("SB-EX-25", man.id, "ability", (man.ability, man.is_super), ("hype", False))
    if lady := card("hipsters-c02"):
        asks = {**lady.main.order, **ordered(lady.secondary)}
        yield pin("SB-EX-122", lady.id, "main.order", "pie" in asks, True)
    if designer := card("start_uppers-c01"):
        yield pin(
            "SB-EX-26", designer.id, "main.order", bool({"milk", "soy"} & set(designer.main.order)), True
        )
        counted = (len(designer.main.rewards), len(rewards(designer.secondary)))
        yield pin("SB-EX-22", designer.id, "main.rewards", counted, (2, 1))
    if retirees := card("tourists-c01"):
        yield pin("SB-EX-23", retirees.id, "main.rewards", retirees.main.rewards, ("review",) * 3)
        yield pin("SB-EX-23", retirees.id, "secondary.rewards", rewards(retirees.secondary), ("happy",))
    if singer := card("musicians-c01"):
        yield pin("SB-EX-27", singer.id, "main.order", singer.main.order, {"pie": 1})
        yield pin("SB-EX-27", singer.id, "secondary.order", ordered(singer.secondary), {"soy": 1})
        yield pin("SB-EX-27", singer.id, "ability", (singer.ability, singer.is_super), ("entertain", False))
    if bartender := card("party_animals-c01"):
        yield pin("SB-EX-127", bartender.id, "main.order", "donut" in bartender.main.order, True)
    if major := card("students-c01"):
        kinds = {resource_of(content, icon) for icon in major.main.order}
        yield pin("SB-EX-120", major.id, "main.order", sorted(kinds), ["bean", "sugar"])
    if parent := card("happy_families-c01"):
        yield pin("SB-EX-107", parent.id, "main.rewards", parent.main.rewards, ("review",) * 2)
        icons = len(parent.main.rewards) + len(rewards(parent.secondary))
        yield pin("SB-EX-107", parent.id, "secondary.rewards", icons, 4)
    if couturier := card("fashionistas-c01"):
        asks = {**couturier.main.order, **ordered(couturier.secondary)}
        yield pin("SB-EX-116", couturier.id, "main.order", {"quality", "soy"} <= set(asks), True)


def of_upgrades_in_examples(content: SeizeTheBeanContent) -> Iterator[Pin]:
    for entry in content.pantry:
        if entry.id == "cyclists-p1":
            yield Pin("SB-DATA-05", "pantry", entry.id, "rows.beans", entry.rows.beans, ())
            yield Pin("SB-DATA-05", "pantry", entry.id, "rows.sugar", "sugar3" in entry.rows.sugar, True)
            yield Pin("SB-DATA-05", "pantry", entry.id, "rows.milk", bool(entry.rows.milk), True)
        if entry.id == "start_uppers-p1":
            yield Pin("SB-DATA-05", "pantry", entry.id, "rows.sugar", entry.rows.sugar, ())


def ordered(order: OrderEntry | None) -> dict[str, int]:
    return dict(order.order) if order is not None else {}


def rewards(order: OrderEntry | None) -> tuple[str, ...]:
    return order.rewards if order is not None else ()


def resource_of(content: SeizeTheBeanContent, icon: str) -> str:
    pays = content.icons[content.icon_index[icon]].pays
    return pays.resource if pays is not None else icon
