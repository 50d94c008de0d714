"""Phase 1, Actions: Baristas placed, icons activated one after the other (SB-ACTION, SB-RESOLVE)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Self

from msgspec.structs import replace

from demitasse.games.seize_the_bean.asking import Ability
from demitasse.games.seize_the_bean.base_game.looking import SEEN_BY_CONNECTIONS, see
from demitasse.games.seize_the_bean.causes import begin
from demitasse.games.seize_the_bean.choices import (
    BOARD,
    COMBINE,
    CONFIRM,
    Activate,
    Combine,
    Confirm,
    Decline,
    Place,
)
from demitasse.games.seize_the_bean.content import (
    CITY_ACTIONS,
    FEEDS,
    PANTRY,
    PLACE,
    ROWS,
    SPACES,
    STYLE,
    Card,
    Printed,
)
from demitasse.games.seize_the_bean.effects import ANY_ROW, OTHER_ROWS, ROW_LIMITS, SIDES
from demitasse.games.seize_the_bean.events import Placed
from demitasse.games.seize_the_bean.solo import startup
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.games.seize_the_bean.variants.cups import commuting
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced
from demitasse.kernel.step import Step

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

MOST_ICONS = 4
CONNECTIONS_ADDED = "connections_added"
"""The house rule by which Connections is paired with added icons, too (SB-XOPT-21)."""


class PlaceBarista(SeizeTheBeanStep, frozen=True):
    """SB-ACTION-01, SB-DEC-01: a Barista on an action space."""

    kind = "place"

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-ACTION-01, SB-ACTION-03, SB-ACTION-04, SB-RULING-12: any space without a Barista of one's own."""
        return spaces_beside(position.baristas[self.seat])

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-place", {"barista": len(position.baristas[self.seat]) + 1})

    def place(self, position: SeizeTheBeanPosition, choice: Place, events: list[Event]) -> None:
        """SB-RESOLVE-02, SB-RESOLVE-03, SB-RESOLVE-04: eligible are the base icon and what lies in its row now; four of
        them at most.
        """
        seat, space = self.seat, SPACES.index(choice.space)
        position.baristas = replaced(position.baristas, seat, (*position.baristas[seat], space))
        events.append(Placed(seat, choice.space))
        icons = eligible(position, seat, space)
        there = len(upgrades_of(position, seat, space))
        position.done(ActivateIcons(seat, space, min(MOST_ICONS, len(icons)), there, tuple(icons)))

    def refuse(self, position: SeizeTheBeanPosition, choice: Place) -> Illegal:
        if choice.space not in SPACES:
            spaces = ", ".join(SPACES)
            return Illegal("SB-ACTION-01", "sb-no-such-space", space=choice.space[:40], spaces=spaces)
        return Illegal("SB-ACTION-03", "sb-not-on-that-space-again", space=choice.space)

    ANSWERS = {Place: place}


@cache
def spaces_beside(taken: tuple[int, ...]) -> tuple[Choice, ...]:
    """The spaces without one of these Baristas."""
    return tuple([choice for space, choice in enumerate(PLACE) if space not in taken])


def eligible(position: SeizeTheBeanPosition, seat: Seat, space: int) -> list[Printed]:
    """SB-RESOLVE-01, SB-RESOLVE-02, SB-RESOLVE-07, SB-UPGRADE-02, SB-UPGRADE-03, SB-UPGRADE-04, SB-DIFF-01,
    SB-ACTION-05: the base icon is that of the seat's level.
    """
    content, row = position.content, space % CITY_ACTIONS
    printed = content.printed_by_row[PANTRY if space < CITY_ACTIONS else STYLE]
    icons = [content.base[position.difficulty[seat]][space]]
    for upgrade in upgrades_of(position, seat, space):
        icons += printed[upgrade][row]
    return icons


def upgrades_of(position: SeizeTheBeanPosition, seat: Seat, space: int) -> tuple[Card, ...]:
    """Those whose rows an action goes through, the oldest first."""
    return (position.pantry if space < CITY_ACTIONS else position.style)[seat]


class ActivateIcons(SeizeTheBeanStep, frozen=True):
    """An action: how many of which icons are still to be activated; how many Upgrades were there when it began."""

    kind = "icons"

    space: int
    left: int
    there: int
    icons: tuple[Printed, ...] = ()

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-RESOLVE-03, SB-RESOLVE-05, SB-RESOLVE-06: what must be activated anyway and whose order cannot matter
        needs no choice.
        """
        seat, left, icons = self.seat, self.left, self.icons
        if not left:
            return True
        if len(icons) > left:
            return False
        content = position.content
        commutes = commuting(content) if position.cups.in_play else content.printed_commuting
        now: list[Printed] = []
        later: list[Printed] = []
        for icon in icons:
            (now if icon in commutes else later).append(icon)
        if later and not now:
            if len({content.printed_icon[icon] for icon in later}) > 1:
                return False
            now, later = later[:1], later[1:]
        steps: list[Step] = []
        for icon in now:
            tell_activated(position, seat, icon, events)
            steps += content.printed_steps[icon][seat]
        if later:
            steps.append(self.with_left(len(later), later))
        position.done(*steps)
        under = len(position.agenda) - len(steps) + bool(later)
        for icon in reversed(now):
            begin(position, content.printed_cause[icon], under)
            under += len(content.printed_steps[icon][seat])
        return True

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-DEC-02: each eligible icon not activated yet, or a pair with Connections."""
        activate = position.content.activate
        choices: list[Choice] = [activate[icon] for icon in self.icons]
        if self.connection(position) is not None:
            choices += [
                pair_with(position, icon)
                for icon, row in self.partners(position).items()
                if position.decks[row]
            ]
        return tuple(choices)

    def connection(self, position: SeizeTheBeanPosition) -> Printed | None:
        """SB-ICON-CONNECTIONS-02, SB-RULING-09: a Connections icon that can be part of a pair now."""
        if self.space < CITY_ACTIONS or self.left < 2:
            return None
        connections = position.content.printed_connections
        return next((icon for icon in self.icons if icon in connections), None)

    def partners(self, position: SeizeTheBeanPosition) -> dict[Printed, int]:
        """SB-RULING-09, SB-XOPT-21: the base icon, by house rule every icon left that is one of a City Action; and the
        row of the City each of them takes a card from.
        """
        base = base_icon(position, self.space)
        if CONNECTIONS_ADDED not in position.house:
            return {base: FEEDS[self.space]} if base in self.icons else {}
        kinds = position.content.printed_icon
        rows = {kinds[base_icon(position, space)]: row for space, row in FEEDS.items()}
        return {icon: rows[kinds[icon]] for icon in self.icons if kinds[icon] in rows}

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message(
            "sb-prompt-icons", {"space": SPACES[self.space], "left": self.left, "icons": len(self.icons)}
        )

    def activate(self, position: SeizeTheBeanPosition, choice: Activate, events: list[Event]) -> None:
        """SB-RESOLVE-08, SB-RULING-13: one icon, with all it leads to, before the next is chosen."""
        icon = position.content.printed_choices[choice]
        tell_activated(position, self.seat, icon, events)
        begin(position, position.content.printed_cause[icon], len(position.agenda))
        position.done(*position.content.printed_steps[icon][self.seat], self.without(icon))

    def combine(self, position: SeizeTheBeanPosition, choice: Combine, events: list[Event]) -> None:
        """SB-ICON-CONNECTIONS-02, SB-ICON-CONNECTIONS-03, SB-ICON-CONNECTIONS-04, SB-ICON-CONNECTIONS-05: both icons
        are used up; the cards looked at count as visible for the one paired with Connections.
        """
        seat, connection = self.seat, self.connection(position)
        assert connection is not None
        icon = self.paired(position, choice)
        tell_activated(position, seat, connection, events)
        tell_activated(position, seat, icon, events)
        begin(position, position.content.printed_cause[connection], len(position.agenda))
        looked = see(position, seat, self.partners(position)[icon], SEEN_BY_CONNECTIONS, events)
        (taking,) = position.content.printed_steps[icon][seat]
        begin(position, position.content.printed_cause[icon], len(position.agenda))
        position.done(replace(taking, looked=looked), self.without(connection, icon))

    def paired(self, position: SeizeTheBeanPosition, choice: Combine) -> Printed:
        """The icon that a choice pairs with Connections."""
        if choice == COMBINE:
            return base_icon(position, self.space)
        return position.content.printed_choices[Activate(choice.icon, choice.card, choice.number)]

    def without(self, *activated: Printed) -> ActivateIcons:
        """What is left of the action after these icons."""
        icons = list(self.icons)
        for icon in activated:
            icons.remove(icon)
        return self.with_left(self.left - len(activated), icons)

    def with_left(self, left: int, icons: list[Printed]) -> ActivateIcons:
        return ActivateIcons(self.seat, self.space, left, self.there, tuple(icons))

    def refuse(self, position: SeizeTheBeanPosition, choice: Activate | Combine) -> Illegal:
        if isinstance(choice, Combine):
            return self.why_not_combine(position, choice)
        icon = position.content.printed_choices.get(choice)
        if icon is None:
            return no_such_icon(choice)
        seat, space = self.seat, self.space
        base = position.content.base[position.difficulty[seat]]
        own = [*base, *printed_on(position, seat, 0), *printed_on(position, seat, 1)]
        if icon not in own:
            return Illegal("SB-RESOLVE-02", "sb-not-your-icon", icon=choice.icon, card=choice.card)
        if icon in base[:space] + base[space + 1 :] or not same_row(position, icon, space):
            return Illegal("SB-RESOLVE-02", "sb-not-in-this-action", icon=choice.icon, space=SPACES[space])
        printed = position.content.printed_at[PANTRY if space < CITY_ACTIONS else STYLE]
        if any(icon in printed[card] for card in upgrades_of(position, seat, space)[self.there :]):
            return Illegal("SB-RESOLVE-07", "sb-not-this-icon-yet", icon=choice.icon)
        return Illegal("SB-RESOLVE-08", "sb-not-this-icon-again", icon=choice.icon)

    def why_not_combine(self, position: SeizeTheBeanPosition, choice: Combine) -> Illegal:
        """SB-RULING-07, SB-RULING-09, SB-XOPT-21: no such pair, or nothing to look at."""
        if self.connection(position) is not None:
            for icon, row in self.partners(position).items():
                if pair_with(position, icon) == choice:
                    return Illegal("SB-RULING-07", "sb-not-an-empty-deck", row=ROWS[row])
        return Illegal("SB-RULING-09", "sb-not-combine", house=int(CONNECTIONS_ADDED in position.house))

    ANSWERS = {Activate: activate, Combine: combine}


def tell_activated(position: SeizeTheBeanPosition, seat: Seat, icon: Printed, events: list[Event]) -> None:
    events.append(position.content.printed_events[icon][seat])


def base_icon(position: SeizeTheBeanPosition, space: int) -> Printed:
    """Of a City Action: the same at every level (SB-DIFF-01)."""
    return position.content.base[0][space]


def pair_with(position: SeizeTheBeanPosition, icon: Printed) -> Combine:
    """The choice that pairs an icon with Connections; the one of the board needs no name."""
    named = position.content.activate[icon]
    return COMBINE if named.card == BOARD else Combine(named.icon, named.card, named.number)


def no_such_icon(choice: Activate) -> Illegal:
    return Illegal("SB-RESOLVE-02", "sb-no-such-icon", icon=choice.icon[:40], card=choice.card[:40])


def printed_on(position: SeizeTheBeanPosition, seat: Seat, side: int) -> list[Printed]:
    """All icons on the Upgrades of one side of a Café."""
    upgrades = (position.pantry, position.style)[side][seat]
    printed = position.content.printed_at[PANTRY + side]
    return [icon for upgrade in upgrades for icon in printed[upgrade]]


def same_row(position: SeizeTheBeanPosition, icon: Printed, space: int) -> bool:
    side, row = divmod(space, len(SPACES) // len(SIDES))
    of_side = {number for card in position.content.printed_at[PANTRY + side] for number in card}
    base = [level[space] for level in position.content.base]
    return icon in base or (icon in of_side and position.content.printed_row[icon] == row)


class TriggerIcon(Ability, frozen=True):
    """SB-DEC-03: Delivery and Innovation activate icons of one's Upgrades, each a different one."""

    kind = "trigger"

    side: int
    row: int
    times: int
    used: tuple[Printed, ...] = ()

    WRITTEN = (SIDES, ROW_LIMITS, None)

    @classmethod
    def of_effect(cls, seat: Seat, arguments: tuple[int, ...], *, may: bool, row: int, note: bool) -> Self:
        """Other rows are those that its own icon is not printed in."""
        side, limit, times = arguments
        return cls(seat, int(may), side, row if limit == OTHER_ROWS else ANY_ROW, times)

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-SCEN-STARTUP-07, SB-SCEN-STARTUP-08, SB-XRULING-95: Innovation in one scenario; otherwise the icon is
        asked for at once.
        """
        if startup.refreshes_the_city(position, self.side):
            return startup.resolve_trigger(self, position, events)
        return super().resolve(position, events)

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-ABILITY-DELIVERY-01, SB-ABILITY-DELIVERY-02, SB-ABILITY-DELIVERY-03, SB-ABILITY-INNOVATION-01,
        SB-ABILITY-INNOVATION-02, SB-ABILITY-INNOVATION-03, SB-ICON-DELIVERY-01, SB-ICON-DELIVERY-02,
        SB-ICON-DELIVERY-03, SB-ICON-DELIVERY-04, SB-ICON-INNOVATION-01, SB-ICON-INNOVATION-02, SB-ICON-INNOVATION-03,
        SB-ICON-INNOVATION-04, SB-RULING-16, SB-RULING-17, SB-RULING-18, SB-RULING-20: icons of one's Upgrades as they
        are now, none that triggers others.
        """
        if not self.times:
            return ()
        content, side, row, used = position.content, self.side, self.row, self.used
        upgrades = (position.pantry if side == 0 else position.style)[self.seat]
        printed, rows, barred = (
            content.printed_at[PANTRY + side],
            content.printed_row,
            content.printed_triggers,
        )
        return self.or_decline(
            [
                content.activate[icon]
                for upgrade in upgrades
                for icon in printed[upgrade]
                if icon not in barred and rows[icon] != row and icon not in used
            ]
        )

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-trigger", {"side": SIDES[self.side], "times": self.times})

    def activate(self, position: SeizeTheBeanPosition, choice: Activate, events: list[Event]) -> None:
        """SB-RESOLVE-08, SB-RULING-13: one icon, with all it leads to, before the next is chosen."""
        icon = position.content.printed_choices[choice]
        tell_activated(position, self.seat, icon, events)
        again = replace(self, times=self.times - 1, used=(*self.used, icon))
        begin(position, position.content.printed_cause[icon], len(position.agenda))
        position.done(*position.content.printed_steps[icon][self.seat], again)

    def refuse(self, position: SeizeTheBeanPosition, choice: Activate) -> Illegal:
        """Delivery and Innovation have the same limits."""
        icon = position.content.printed_choices.get(choice)
        if icon is None:
            return no_such_icon(choice)
        delivery = SIDES[self.side] == "pantry"
        facts = {"icon": choice.icon, "side": SIDES[self.side]}
        if any(icon in level for level in position.content.base):
            rule = "SB-ABILITY-DELIVERY-04" if delivery else "SB-ABILITY-INNOVATION-04"
            return Illegal(rule, "sb-not-a-base-icon", **facts)
        if icon not in printed_on(position, self.seat, self.side):
            rule = "SB-ICON-DELIVERY-01" if delivery else "SB-ICON-INNOVATION-01"
            return Illegal(rule, "sb-not-on-your-upgrades", **facts)
        if icon in position.content.printed_triggers:
            rule = "SB-ICON-DELIVERY-04" if delivery else "SB-ICON-INNOVATION-04"
            return Illegal(rule, "sb-not-one-of-its-kind", **facts)
        if icon in self.used:
            rule = "SB-ABILITY-SUPERDELIVERY-01" if delivery else "SB-ABILITY-SUPERINNOVATION-01"
            return Illegal(rule, "sb-not-the-same-icon", **facts)
        assert position.content.printed_row[icon] == self.row
        rule = "SB-ICON-DELIVERY-03" if delivery else "SB-ICON-INNOVATION-03"
        return Illegal(rule, "sb-not-in-its-own-row", **facts)

    ANSWERS = {Activate: activate, Decline: Ability.decline}


class ConfirmAction(SeizeTheBeanStep, frozen=True):
    """SB-DEC-05: the end of a placement, the last moment to take it back."""

    kind = "confirm"

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-DEC-05, SB-RULING-60: a placement that can no longer be taken back needs no confirmation."""
        return position.revealed != position.before

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        return (CONFIRM,)

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-confirm", {"space": SPACES[position.baristas[self.seat][-1]]})

    def confirm(self, position: SeizeTheBeanPosition, choice: Confirm, events: list[Event]) -> None:
        position.revealed += 1
        position.done()

    ANSWERS = {Confirm: confirm}
