"""Why a choice is refused: the rule it breaks, and the facts to say it in a sentence.

Only asked about choices that are not offered, so every path ends in a refusal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from demitasse.games.seize_the_bean.choices import (
    Activate,
    Bonus,
    Combine,
    Confirm,
    Decline,
    Discard,
    Done,
    Fulfil,
    Look,
    Pick,
    Place,
    Return,
    Serve,
    Skip,
    Take,
    Unlock,
)
from demitasse.games.seize_the_bean.content import ACHIEVEMENTS, CUSTOMERS, PANTRY, ROWS, SPACES, Printed
from demitasse.games.seize_the_bean.effects import SIDES
from demitasse.games.seize_the_bean.taking import in_reach
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Seat

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

OPTIONAL = ("recruit", "upgrade", "trigger", "connections", "cheer", "lose")
"""Steps of abilities, which Friends & Family may decline."""

STEP_OF: dict[type[Choice], tuple[tuple[str, ...], str]] = {
    Place: (("place",), "SB-ACTION-01"),
    Activate: (("icons", "trigger"), "SB-RESOLVE-02"),
    Combine: (("icons",), "SB-RULING-09"),
    Take: (("recruit", "upgrade"), "SB-CITY-01"),
    Pick: (("cheer", "lose"), "SB-TARGET-03"),
    Look: (("connections",), "SB-INFO-01"),
    Return: (("return",), "SB-INFO-01"),
    Discard: (("return",), "SB-INFO-01"),
    Done: (("return",), "SB-INFO-01"),
    Unlock: (("achievements",), "SB-ACHIEVE-05"),
    Bonus: (("bonus",), "SB-ACHIEVE-05"),
    Serve: (("greet",), "SB-SERVE-07"),
    Skip: (("greet",), "SB-SERVE-07"),
    Fulfil: (("secondary",), "SB-SERVE-12"),
    Decline: (("secondary", *OPTIONAL), "SB-RULING-15"),
    Confirm: (("confirm",), "SB-DEC-05"),
}
"""Where each choice belongs, and the rule that says so."""


def why_not(position: SeizeTheBeanPosition, seat: Seat, choice: Choice) -> Illegal:
    if not position.agenda:
        return Illegal("SB-END-06", "sb-not-over")
    step, asked = position.agenda[0][:2]
    if not 0 <= seat < position.seats:
        return Illegal("SB-SETUP-34", "sb-not-a-seat", number=seat, last=position.seats - 1)
    if seat != asked:
        return Illegal("SB-DAY-02", "sb-not-your-turn", seat=asked)
    if type(choice) not in STEP_OF:
        return Illegal("SB-DAY-01", "sb-not-a-choice", choice=str(choice)[:60])
    steps, rule = STEP_OF[type(choice)]
    if step not in steps:
        return Illegal(rule, "sb-not-now", choice=choice.verb, step=step)
    explain: Callable[[SeizeTheBeanPosition, Any], Illegal] = EXPLAIN[type(choice)]
    return explain(position, choice)


def why_not_place(position: SeizeTheBeanPosition, choice: Place) -> Illegal:
    if choice.space not in SPACES:
        spaces = ", ".join(SPACES)
        return Illegal("SB-ACTION-01", "sb-no-such-space", space=choice.space[:40], spaces=spaces)
    return Illegal("SB-ACTION-03", "sb-not-on-that-space-again", space=choice.space)


# Icons.


def why_not_activate(position: SeizeTheBeanPosition, choice: Activate) -> Illegal:
    icon = position.content.printed_choices.get(choice)
    if icon is None:
        return Illegal("SB-RESOLVE-02", "sb-no-such-icon", icon=choice.icon[:40], card=choice.card[:40])
    if position.agenda[0][0] == "icons":
        return why_not_in_this_action(position, choice, icon)
    return why_not_trigger(position, choice, icon)


def why_not_in_this_action(position: SeizeTheBeanPosition, choice: Activate, icon: Printed) -> Illegal:
    _, seat, space, *_ = position.agenda[0]
    here = SPACES[space]
    own = [*position.content.base, *printed_on(position, seat, 0), *printed_on(position, seat, 1)]
    if icon not in own:
        return Illegal("SB-RESOLVE-02", "sb-not-your-icon", icon=choice.icon, card=choice.card)
    if icon in position.content.base[:space] + position.content.base[space + 1 :] or not same_row(
        position, icon, space
    ):
        return Illegal("SB-RESOLVE-02", "sb-not-in-this-action", icon=choice.icon, space=here)
    return Illegal("SB-RESOLVE-08", "sb-not-this-icon-again", icon=choice.icon)


def printed_on(position: SeizeTheBeanPosition, seat: Seat, side: int) -> list[Printed]:
    """All icons on the Upgrades of one side of a Café."""
    upgrades = (position.pantry, position.style)[side][seat]
    printed = position.content.printed_at[PANTRY + side]
    return [icon for upgrade in upgrades for icon in printed[upgrade]]


def same_row(position: SeizeTheBeanPosition, icon: Printed, space: int) -> bool:
    side, row = divmod(space, len(SPACES) // len(SIDES))
    of_side = {number for card in position.content.printed_at[PANTRY + side] for number in card}
    return icon == position.content.base[space] or (
        icon in of_side and position.content.printed_row[icon] == row
    )


def why_not_trigger(position: SeizeTheBeanPosition, choice: Activate, icon: Printed) -> Illegal:
    """Delivery and Innovation have the same limits."""
    _, seat, _, side, row, _, *used = position.agenda[0]
    delivery = SIDES[side] == "pantry"
    facts = {"icon": choice.icon, "side": SIDES[side]}
    if icon in position.content.base:
        rule = "SB-ABILITY-DELIVERY-04" if delivery else "SB-ABILITY-INNOVATION-04"
        return Illegal(rule, "sb-not-a-base-icon", **facts)
    if icon not in printed_on(position, seat, side):
        rule = "SB-ICON-DELIVERY-01" if delivery else "SB-ICON-INNOVATION-01"
        return Illegal(rule, "sb-not-on-your-upgrades", **facts)
    if icon in position.content.printed_triggers:
        rule = "SB-ICON-DELIVERY-04" if delivery else "SB-ICON-INNOVATION-04"
        return Illegal(rule, "sb-not-one-of-its-kind", **facts)
    if icon in used:
        rule = "SB-ABILITY-SUPERDELIVERY-01" if delivery else "SB-ABILITY-SUPERINNOVATION-01"
        return Illegal(rule, "sb-not-the-same-icon", **facts)
    assert position.content.printed_row[icon] == row
    rule = "SB-ICON-DELIVERY-03" if delivery else "SB-ICON-INNOVATION-03"
    return Illegal(rule, "sb-not-in-its-own-row", **facts)


def why_not_combine(position: SeizeTheBeanPosition, choice: Combine) -> Illegal:
    return Illegal("SB-RULING-09", "sb-not-combine")


# Cards.


def why_not_take(position: SeizeTheBeanPosition, choice: Take) -> Illegal:
    content = position.content
    row = next((row for row, cards in enumerate(content.index) if choice.card in cards), None)
    if row is None:
        return Illegal("SB-CITY-01", "sb-no-such-card", card=choice.card[:40])
    kind, _, _, where, *_, looked = position.agenda[0]
    wanted = CUSTOMERS if kind == "recruit" else PANTRY + where
    if row != wanted:
        rule = ("SB-ACTION-12", "SB-ACTION-13", "SB-ACTION-14")[wanted]
        return Illegal(rule, "sb-not-from-that-row", card=choice.card, row=ROWS[wanted])
    if content.index[row][choice.card] not in in_reach(position, row, looked):
        return Illegal("SB-CITY-03", "sb-not-visible", card=choice.card)
    assert kind == "recruit"
    return Illegal("SB-MOUTH-03", "sb-not-by-word-of-mouth", card=choice.card)


def why_not_pick(position: SeizeTheBeanPosition, choice: Pick) -> Illegal:
    if choice.card not in position.content.index[CUSTOMERS]:
        return Illegal("SB-TARGET-03", "sb-no-such-card", card=choice.card[:40])
    lose = position.agenda[0][0] == "lose"
    rule = "SB-ABILITY-LOSECUSTOMER-01" if lose else "SB-ABILITY-ENTERTAIN-01"
    return Illegal(rule, "sb-not-in-your-line", card=choice.card)


def why_not_look(position: SeizeTheBeanPosition, choice: Look) -> Illegal:
    if choice.deck not in ROWS:
        decks = ", ".join(ROWS)
        return Illegal("SB-ICON-CONNECTIONS-06", "sb-no-such-deck", deck=choice.deck[:40], decks=decks)
    return Illegal("SB-RULING-07", "sb-not-an-empty-deck", row=choice.deck)


def why_not_return(position: SeizeTheBeanPosition, choice: Return | Discard) -> Illegal:
    _, _, _, number, placed, may_discard = position.agenda[0]
    if isinstance(choice, Discard) and not may_discard:
        return Illegal("SB-ICON-CONNECTIONS-06", "sb-not-discard-there")
    if placed < choice.place <= number:
        return Illegal("SB-ICON-TRACKING-01", "sb-nothing-to-order")
    rule = "SB-ICON-TRACKING-01" if may_discard else "SB-ICON-CONNECTIONS-06"
    return Illegal(rule, "sb-no-such-place", place=choice.place, first=placed + 1, last=number)


# Achievements.


def why_not_unlock(position: SeizeTheBeanPosition, choice: Unlock) -> Illegal:
    if choice.achievement not in ACHIEVEMENTS:
        known = ", ".join(ACHIEVEMENTS)
        return Illegal(
            "SB-ACHIEVE-05", "sb-no-such-achievement", achievement=choice.achievement[:40], known=known
        )
    return Illegal("SB-ACHIEVE-05", "sb-not-reached", achievement=choice.achievement)


def why_not_bonus(position: SeizeTheBeanPosition, choice: Bonus) -> Illegal:
    return Illegal("SB-ACHIEVE-05", "sb-not-that-bonus", icon=choice.icon[:40])


def why_not_decline(position: SeizeTheBeanPosition, choice: Decline) -> Illegal:
    return Illegal("SB-RULING-15", "sb-not-optional")


EXPLAIN: dict[type[Choice], Callable[[SeizeTheBeanPosition, Any], Illegal]] = {
    Place: why_not_place,
    Activate: why_not_activate,
    Combine: why_not_combine,
    Take: why_not_take,
    Pick: why_not_pick,
    Look: why_not_look,
    Return: why_not_return,
    Discard: why_not_return,
    Unlock: why_not_unlock,
    Bonus: why_not_bonus,
    Decline: why_not_decline,
}
"""Done, serve, skip, fulfil and confirm are always offered at their moment."""
