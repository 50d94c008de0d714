"""Reads the files of `data/`, and people's own laid over them, into the tables of the content (SB-DATA).

An error names the file, the entry and the field that is wrong.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from demitasse.games.seize_the_bean.choices import BOARD, Activate, Bonus, Pick, Take
from demitasse.games.seize_the_bean.content import (
    ACHIEVEMENTS,
    CITY_ACTIONS,
    CUSTOMERS,
    FEWEST_PLAYERS,
    GROUPS_IN_PLAY,
    ID,
    IN_GROUP,
    MOST_HYPE,
    MOST_OF_A_RESOURCE,
    MOST_PLAYERS,
    MOST_REVIEWS,
    PANTRY,
    SPACES,
    Order,
    Printed,
    by_seat,
    copy_of,
)
from demitasse.games.seize_the_bean.effects import COMMUTING, RESOURCES, Effect, Step, forms, read
from demitasse.games.seize_the_bean.entries import (
    AbilityEntry,
    AchievementEntry,
    AwardEntry,
    CustomerEntry,
    FriendEntry,
    GroupEntry,
    IconEntry,
    NeighbourhoodEntry,
    OnPlace,
    OrderEntry,
    PantryEntry,
    PantryRows,
    SetupTable,
    SpaceEntry,
    StyleEntry,
    StyleRows,
    TokenEntry,
)
from demitasse.kernel import content as kernel
from demitasse.kernel.errors import BadContent

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.content import SeizeTheBeanContent


class Reading:
    """Reads the files into the tables, in an order in which each part finds what it refers to."""

    def __init__(self, content: SeizeTheBeanContent, files: kernel.Files) -> None:
        self.content = content
        self.files = files
        self.taken: set[str] = set()
        self.effects: dict[str, tuple[Effect, ...]] = {}
        """Of icons."""
        self.specials: dict[str, int] = {}
        """The bit of each Special Resource."""

    # The vocabulary.

    def icons(self) -> None:
        """SB-DATA-06."""
        content = self.content
        content.icons = tuple(self.files.entries("icon", IconEntry))
        for icon in content.icons:
            self.check_id("icon", icon.id, set())
            self.effects[icon.id] = self.effects_of("icon", icon.id, "effect", icon.effect)
        content.icon_ids = tuple(icon.id for icon in content.icons)
        content.icon_index = {id: number for number, id in enumerate(content.icon_ids)}
        specials = [icon.id for icon in content.icons if "special" in icon.on]
        self.specials = {id: 1 << bit for bit, id in enumerate(specials)}
        for icon in content.icons:
            self.check_price(icon)
        content.commutes = frozenset(
            content.icon_index[id]
            for id, effects in self.effects.items()
            if all(effect.word in COMMUTING for effect in effects)
        )

    def check_price(self, icon: IconEntry) -> None:
        """An order icon costs something or does something; whatever matches it is a special."""
        pays = icon.pays
        if pays is None:
            return
        if not 1 <= pays.price <= MOST_OF_A_RESOURCE:
            raise BadContent(
                "sb-content-price",
                file=self.files.of("icon", icon.id, "pays"),
                icon=icon.id,
                price=pays.price,
                most=MOST_OF_A_RESOURCE,
            )
        for id in pays.matched_by:
            self.check_known("icon", icon.id, "pays", id, self.specials)

    def abilities(self) -> None:
        self.content.abilities = tuple(self.files.entries("ability", AbilityEntry))
        for ability in self.content.abilities:
            self.check_id("ability", ability.id, set())
            self.effects_of("ability", ability.id, "effect", ability.effect)
            self.effects_of("ability", ability.id, "super_effect", ability.super_effect)

    def effects_of(self, section: str, id: str, field: str, texts: Sequence[str]) -> tuple[Effect, ...]:
        found = []
        for text in texts:
            effect = read(text)
            if effect is None:
                raise BadContent(
                    "sb-content-effect",
                    file=self.files.of(section, id, field),
                    entry=f"{section} {id}",
                    effect=text[:60],
                    known=forms(),
                )
            found.append(effect)
        return tuple(found)

    # Groups and their cards.

    def groups(self) -> None:
        content = self.content
        content.groups = tuple(self.files.entries("group", GroupEntry))
        for group in content.groups:
            self.check_id("group", group.id, self.taken)
        content.group_ids = tuple(group.id for group in content.groups)
        content.awards = tuple(self.files.entries("award", AwardEntry))
        for award in content.awards:
            self.check_id("award", award.id, self.taken)
            self.check_known("award", award.id, "group", award.group, content.group_ids)
        content.neighbourhoods = tuple(self.files.entries("neighbourhood", NeighbourhoodEntry))
        for hood in content.neighbourhoods:
            for id in hood.groups:
                self.check_known("neighbourhood", hood.id, "groups", id, content.group_ids)
            if len(set(hood.groups)) != GROUPS_IN_PLAY or len(hood.groups) != GROUPS_IN_PLAY:
                raise BadContent(
                    "sb-content-neighbourhood",
                    file=self.files.of("neighbourhood", hood.id, "groups"),
                    neighbourhood=hood.id,
                    wanted=GROUPS_IN_PLAY,
                )

    def customers(self) -> None:
        """SB-DATA-01, SB-DATA-04: the Customers of the groups, then a copy of every friend for each seat."""
        content = self.content
        content.customers = tuple(self.files.entries("customer", CustomerEntry))
        content.friends = tuple(self.files.entries("friend", FriendEntry))
        for card in content.customers:
            self.check_id("customer", card.id, self.taken)
            self.check_groups("customer", card.id, card.groups)
            self.check_orders("customer", card.id, card.main, card.secondary)
            self.check_ability("customer", card.id, card.ability)
        for friend in content.friends:
            self.check_id("friend", friend.id, self.taken)
            self.check_orders("friend", friend.id, friend.main, friend.secondary)
            self.check_ability("friend", friend.id, friend.ability)
        copies = [friend for friend in content.friends for _ in range(MOST_PLAYERS)]
        cards: list[CustomerEntry | FriendEntry] = [*content.customers, *copies]
        bit = {id: 1 << number for number, id in enumerate(content.group_ids)}
        number_of = {id: number for number, id in enumerate(content.group_ids)}
        groups = [card.groups if isinstance(card, CustomerEntry) else () for card in cards]
        content.members = tuple(sum(bit[id] for id in of) for of in groups)
        content.of_groups = tuple(tuple(number_of[id] for id in of) for of in groups)
        orders = {card.id: self.order(card.main) for card in cards}
        others = {card.id: self.order(card.secondary) if card.secondary else None for card in cards}
        content.main = tuple(orders[card.id] for card in cards)
        content.secondary = tuple(others[card.id] for card in cards)
        content.ability = tuple(card.ability for card in cards)
        content.is_super = tuple(int(isinstance(card, CustomerEntry) and card.is_super) for card in cards)
        activated = {card.id: self.activated(card) for card in cards}
        content.ability_steps = tuple(activated[card.id] for card in cards)
        content.patient = frozenset(number for number, card in enumerate(cards) if card.ability == "patience")
        content.reward_icons = tuple(
            len(card.main.rewards) + (len(card.secondary.rewards) if card.secondary else 0) for card in cards
        )

    def order(self, entry: OrderEntry) -> Order:
        prices: list[tuple[int, int, int]] = []
        paying: list[Effect] = []
        for id, count in entry.order.items():
            icon = self.content.icons[self.content.icon_index[id]]
            paying += self.effects[id] * count
            if icon.pays is not None:
                matches = sum(self.specials[special] for special in icon.pays.matched_by)
                price = (RESOURCES.index(icon.pays.resource), icon.pays.price, matches)
                prices += [price] * count
        rewards = [effect for id in entry.rewards for effect in self.effects[id]]
        return Order(prices, paying, rewards)

    def activated(self, card: CustomerEntry | FriendEntry) -> tuple[tuple[Step, ...], ...]:
        """By seat, what activating the ability does; that of a friend may be declined (SB-TARGET-02)."""
        ability = next(ability for ability in self.content.abilities if ability.id == card.ability)
        texts = ability.effect
        if isinstance(card, CustomerEntry) and card.is_super:
            texts = ability.super_effect or ability.effect * 2
        effects = self.effects_of("ability", ability.id, "effect", texts)
        return by_seat(effects, may=isinstance(card, FriendEntry))

    def upgrades(self) -> None:
        """SB-DATA-02, SB-DATA-05, SB-DATA-08."""
        content = self.content
        content.pantry = tuple(self.files.entries("pantry", PantryEntry))
        content.style = tuple(self.files.entries("style", StyleEntry))
        for pantry in content.pantry:
            self.check_id("pantry", pantry.id, self.taken)
            self.check_groups("pantry", pantry.id, (pantry.group,))
            self.check_icon("pantry", pantry.id, "special", pantry.special, "special")
            self.check_rows("pantry", pantry.id, pantry.rows)
        for style in content.style:
            self.check_id("style", style.id, self.taken)
            self.check_groups("style", style.id, style.groups)
            self.check_rows("style", style.id, style.rows)
        number_of = {id: number for number, id in enumerate(content.group_ids)}
        content.special = tuple(self.specials[card.special] for card in content.pantry)
        content.newest_group = tuple(number_of[card.group] for card in content.pantry)
        content.style_groups = tuple(tuple(number_of[id] for id in card.groups) for card in content.style)

    # The table.

    def table(self) -> None:
        content, files = self.content, self.files
        content.spaces = tuple(files.entries("space", SpaceEntry))
        content.achievements = tuple(files.entries("achievement", AchievementEntry))
        for section, ids, wanted in (
            ("space", [space.id for space in content.spaces], SPACES),
            ("achievement", [achievement.id for achievement in content.achievements], ACHIEVEMENTS),
        ):
            if tuple(ids) != wanted:
                raise BadContent(
                    "sb-content-fixed", file=files.last, section=section, wanted=", ".join(wanted)
                )
        for number, space in enumerate(content.spaces):
            self.check_icon("space", space.id, "icon", space.icon, "board")
            if number >= CITY_ACTIONS:
                self.check_known("space", space.id, "icon", space.icon, self.taking(number - CITY_ACTIONS))
        self.check_no_style_row_repeats_its_base_icon()
        content.wanted = tuple(achievement.number for achievement in content.achievements)
        content.copies = tuple(files.entries("token", TokenEntry))
        for token in content.copies:
            self.check_icon("token", token.id, "icon", token.icon, "bonus")
        content.tokens = tuple(
            content.icon_index[token.icon] for token in content.copies for _ in range(token.copies)
        )
        if len(content.tokens) < MOST_PLAYERS:
            raise BadContent(
                "sb-content-tokens", file=files.last, tokens=len(content.tokens), wanted=MOST_PLAYERS
            )
        self.setup()

    def taking(self, row: int) -> list[str]:
        """The icons that do nothing but take a card of a row: what a City Action may be (SB-ACTION-11)."""
        wanted = ("recruit",) if row == CUSTOMERS else ("upgrade", (row - PANTRY,))
        return [
            id
            for id, effects in self.effects.items()
            if len(effects) == 1 and effects[0][: len(wanted)] == wanted
        ]

    def setup(self) -> None:
        """SB-SETUP-10, SB-SETUP-22, SB-SETUP-23, SB-SETUP-26."""
        content, files = self.content, self.files
        setup = files.table("setup", SetupTable)
        players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
        if len(setup.reviews) != len(players) or not all(1 <= n <= MOST_REVIEWS for n in setup.reviews):
            raise BadContent(
                "sb-content-reviews",
                file=files.of("setup", "", "reviews"),
                fewest=FEWEST_PLAYERS,
                players=MOST_PLAYERS,
                most=MOST_REVIEWS,
            )
        content.reviews = dict(zip(players, setup.reviews, strict=True))
        content.reviews_in_box = setup.reviews_in_box
        content.hype = setup.hype
        for resource in setup.supply:
            self.check_known("setup", "", "supply", resource, RESOURCES)
        content.supply = tuple(setup.supply.get(resource, 0) for resource in RESOURCES)
        twice = len(set(setup.friends)) != len(setup.friends)
        most = max(content.supply)
        if (
            not 1 <= setup.hype <= MOST_HYPE
            or not 0 <= min(content.supply) <= most <= MOST_OF_A_RESOURCE
            or twice
        ):
            raise BadContent("sb-content-start", file=files.of("setup"), most=MOST_OF_A_RESOURCE)
        known = [friend.id for friend in content.friends]
        for id in setup.friends:
            self.check_known("setup", "", "friends", id, known)
        content.starting_friends = tuple(known.index(id) for id in setup.friends)
        hoods = [hood.id for hood in content.neighbourhoods]
        self.check_known("setup", "", "neighbourhood", setup.neighbourhood, hoods)
        content.neighbourhood = content.neighbourhoods[hoods.index(setup.neighbourhood)]

    def printed_icons(self) -> None:
        """Numbers for every printed icon, and for every card the choice that names it."""
        content = self.content
        cards = [copy_of(friend.id, seat) for friend in content.friends for seat in range(MOST_PLAYERS)]
        content.ids = (
            (*(card.id for card in content.customers), *cards),
            tuple(card.id for card in content.pantry),
            tuple(card.id for card in content.style),
        )
        content.index = tuple({id: number for number, id in enumerate(ids)} for ids in content.ids)
        content.take = tuple(tuple(map(Take, ids)) for ids in content.ids)
        content.pick = tuple(map(Pick, content.ids[CUSTOMERS]))
        content.bonus = tuple(map(Bonus, content.icon_ids))
        content.bonus_steps = {icon: by_seat(self.effects[content.icon_ids[icon]]) for icon in content.tokens}

        choices: list[Activate] = [Activate(space.icon) for space in content.spaces]
        rows = [space % CITY_ACTIONS for space in range(len(SPACES))]
        content.base = tuple(range(len(SPACES)))
        by_row: list[tuple[tuple[tuple[Printed, ...], ...], ...]] = [()]
        upgrades: tuple[Sequence[PantryEntry | StyleEntry], ...] = (content.pantry, content.style)
        for cards_of_side in upgrades:
            side = []
            for card in cards_of_side:
                seen: list[str] = []
                placed = []
                for row, icons in enumerate(msgspec.structs.astuple(card.rows)):
                    numbers = []
                    for icon in icons:
                        seen.append(icon)
                        numbers.append(len(choices))
                        choices.append(Activate(icon, card.id, seen.count(icon)))
                        rows.append(row)
                    placed.append(tuple(numbers))
                side.append(tuple(placed))
            by_row.append(tuple(side))
        content.activate = tuple(choices)
        content.printed_choices = {choice: number for number, choice in enumerate(choices)}
        content.printed_icon = tuple(content.icon_index[choice.icon] for choice in choices)
        content.printed_row = tuple(rows)
        content.printed_by_row = tuple(by_row)
        content.printed_at = tuple(
            tuple(tuple(number for row in card for number in row) for card in side) for side in by_row
        )
        content.printed_steps = tuple(
            by_seat(self.effects[choice.icon], row=row) for choice, row in zip(choices, rows, strict=True)
        )
        content.printed_triggers = self.printed_with("trigger")
        content.printed_connections = self.printed_with("connections")

    def printed_with(self, word: str) -> frozenset[Printed]:
        """The printed icons with such an effect."""
        return frozenset(
            number
            for number, choice in enumerate(self.content.activate)
            if any(effect.word == word for effect in self.effects[choice.icon])
        )

    # Checks.

    def check_the_groups(self) -> None:
        """SB-COMP-01, SB-DATA-05: ten Customers, five Upgrades of each kind and an Award for every group."""
        content = self.content
        homes: dict[str, Sequence[str]] = {
            "customer": [card.groups[0] for card in content.customers],
            "pantry": [card.group for card in content.pantry],
            "style": [card.groups[0] for card in content.style],
            "award": [award.group for award in content.awards],
        }
        for section, of in homes.items():
            for group in content.group_ids:
                if of.count(group) != IN_GROUP[section]:
                    raise BadContent(
                        "sb-content-group-size",
                        file=self.files.last,
                        group=group,
                        section=section,
                        count=of.count(group),
                        wanted=IN_GROUP[section],
                    )
        content.sets = tuple(
            {
                number: tuple(card for card, home in enumerate(homes[section]) if home == group)
                for number, group in enumerate(content.group_ids)
            }
            for section in ("customer", "pantry", "style")
        )

    def check_id(self, section: str, id: str, taken: set[str]) -> None:
        """An id that can stand in a choice's text and means one thing only."""
        if not ID.fullmatch(id) or id in taken or id == BOARD:
            raise BadContent("sb-content-id", file=self.files.of(section, id), section=section, id=id[:40])
        taken.add(id)

    def check_known(self, section: str, id: str, field: str, word: str, known: Iterable[str]) -> None:
        if word not in known:
            raise BadContent(
                "sb-content-unknown",
                file=self.files.of(section, id, field),
                entry=f"{section} {id}".strip(),
                field=field,
                word=word[:40],
                known=", ".join(known),
            )

    def check_icon(self, section: str, id: str, field: str, icon: str, place: OnPlace) -> None:
        """SB-DATA-06, SB-DATA-08: an icon stands only where its entry allows it."""
        allowed = [entry.id for entry in self.content.icons if place in entry.on]
        self.check_known(section, id, field, icon, allowed)

    def check_groups(self, section: str, id: str, groups: Sequence[str]) -> None:
        field = "group" if section == "pantry" else "groups"
        for group in groups:
            self.check_known(section, id, field, group, self.content.group_ids)
        if not groups or len(set(groups)) != len(groups):
            raise BadContent(
                "sb-content-groups", file=self.files.of(section, id, field), entry=f"{section} {id}"
            )

    def check_orders(self, section: str, id: str, main: OrderEntry, secondary: OrderEntry | None) -> None:
        for field, entry in (("main", main), ("secondary", secondary)):
            if entry is None:
                continue
            for icon, count in entry.order.items():
                self.check_icon(section, id, field, icon, "order")
                if not 1 <= count <= MOST_OF_A_RESOURCE:
                    raise BadContent(
                        "sb-content-order",
                        file=self.files.of(section, id, field),
                        entry=f"{section} {id}",
                        icon=icon,
                        count=count,
                        most=MOST_OF_A_RESOURCE,
                    )
            for icon in entry.rewards:
                self.check_icon(section, id, field, icon, "reward")

    def check_ability(self, section: str, id: str, ability: str) -> None:
        self.check_known(section, id, "ability", ability, [entry.id for entry in self.content.abilities])

    def check_rows(self, section: Literal["pantry", "style"], id: str, rows: PantryRows | StyleRows) -> None:
        """SB-DATA-05: at least one icon."""
        icons: tuple[tuple[str, ...], ...] = msgspec.structs.astuple(rows)
        for row in icons:
            for icon in row:
                self.check_icon(section, id, "rows", icon, section)
        if not any(icons):
            raise BadContent("sb-content-no-icon", file=self.files.of(section, id, "rows"), card=id)

    def check_no_style_row_repeats_its_base_icon(self) -> None:
        """SB-DATA-08: so that it is clear which icon Connections is paired with."""
        base = [space.icon for space in self.content.spaces[CITY_ACTIONS:]]
        for card in self.content.style:
            for icon, row in zip(base, msgspec.structs.astuple(card.rows), strict=True):
                if icon in row:
                    raise BadContent(
                        "sb-content-repeats",
                        file=self.files.of("style", card.id, "rows"),
                        card=card.id,
                        icon=icon,
                    )
