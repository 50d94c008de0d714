"""Why a choice is refused: the rule it breaks, and the facts to say it in a sentence.

Only asked about choices that are not offered, so every path ends in a refusal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from demitasse.games.seize_the_bean import refusals_of_resources as resources
from demitasse.games.seize_the_bean.abilities.swapping import targets
from demitasse.games.seize_the_bean.abilities.targeting import members_of, whose
from demitasse.games.seize_the_bean.base_game.looking import may_bury
from demitasse.games.seize_the_bean.base_game.moods import ANGRY, NAPPING, marks_of, place_of, unserved
from demitasse.games.seize_the_bean.base_game.taking import in_reach
from demitasse.games.seize_the_bean.choices import (
    Accept,
    Activate,
    Blame,
    Bonus,
    Combine,
    Confirm,
    Craft,
    Cup,
    Decline,
    Discard,
    Done,
    Fulfil,
    Give,
    Keep,
    Look,
    Marker,
    Name,
    Pay,
    Pick,
    Place,
    Player,
    Praise,
    Put,
    Return,
    Serve,
    Side,
    Skip,
    Take,
    Under,
    Unlock,
    Use,
)
from demitasse.games.seize_the_bean.content import (
    ACHIEVEMENTS,
    CUSTOMERS,
    NOBODY,
    PANTRY,
    ROWS,
    SPACES,
    Card,
    Printed,
)
from demitasse.games.seize_the_bean.drafts.drafting import TOGETHER
from demitasse.games.seize_the_bean.effects import SIDES
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Seat

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

ABOUT_PEOPLE = ("act", "meet_up", "swap", "disrupt", "nap", "arrest", "regular", "applause")
"""Steps that ask for a Customer."""
OPTIONAL = (
    *("recruit", "upgrade", "trigger", "connections", "cheer", "lose"),
    *("track", "lose_bad_review", "ddos", *ABOUT_PEOPLE),
    *("roast", "fair_trade", "steal", "games", "newsflash"),
)
"""Steps of abilities, which Friends & Family may decline."""

STEP_OF: dict[type[Choice], tuple[tuple[str, ...], str]] = {
    Place: (("place",), "SB-ACTION-01"),
    Activate: (("icons", "trigger"), "SB-RESOLVE-02"),
    Combine: (("icons",), "SB-RULING-09"),
    Take: (("recruit", "upgrade"), "SB-CITY-01"),
    Pick: (("cheer", "founder", "lose", "swap_with", *ABOUT_PEOPLE), "SB-TARGET-03"),
    Look: (("connections",), "SB-INFO-01"),
    Return: (("return",), "SB-INFO-01"),
    Discard: (("return",), "SB-INFO-01"),
    Done: (("return", "craft"), "SB-INFO-01"),
    Unlock: (("achievements",), "SB-ACHIEVE-05"),
    Bonus: (("bonus",), "SB-ACHIEVE-05"),
    Serve: (("greet",), "SB-SERVE-07"),
    Skip: (("greet",), "SB-SERVE-07"),
    Fulfil: (("secondary",), "SB-SERVE-12"),
    Decline: (("secondary", "founder", "sold_out", "craving", "free_set", *OPTIONAL), "SB-RULING-15"),
    Confirm: (("confirm", "opening"), "SB-DEC-05"),
    Under: (("return",), "SB-SCEN-STARTUP-09"),
    Side: (("first_order", "abilities", "copy_side"), "SB-PACK-05"),
    Player: (("ddos", "steal", "roast"), "SB-XDEC-09"),
    Accept: (("sold_out", "track", "lose_bad_review", "craving", "free_set", "games"), "SB-SOLDOUT-03"),
    Give: (("pay", "fair_trade", "rob", "hand_in"), "SB-XDEC-09"),
    Pay: (("pay", "pay_token"), "SB-XDEC-08"),
    Craft: (("craft",), "SB-CRAFT-02"),
    Cup: (("early_bird", "craft"), "SB-DAILY-04"),
    Use: (("tokens",), "SB-ABILITY-BOARDGAMES-01"),
    Put: (("tokens",), "SB-ABILITY-BOARDGAMES-01"),
    Praise: (("newsflash", "praise", "blame"), "SB-ABILITY-NEWSFLASH-01"),
    Blame: (("newsflash", "praise", "blame"), "SB-ABILITY-NEWSFLASH-01"),
    Name: (("join", "mark", "assign"), "SB-PACK-13"),
    Marker: (("marker",), "SB-DIVERSE-03"),
    Keep: ((), "SB-XDEC-01"),
}
"""Where each choice belongs, and the rule that says so."""


def why_not(position: SeizeTheBeanPosition, seat: Seat, choice: Choice) -> Illegal:
    if not position.agenda:
        return Illegal("SB-END-06", "sb-not-over")
    step, asked = position.agenda[0][:2]
    seats = len(position.turn_order)
    if not 0 <= seat < seats:
        return Illegal("SB-SETUP-34", "sb-not-a-seat", number=seat, last=seats - 1)
    if step in TOGETHER:
        return why_not_in_the_draft(position, seat, choice)
    if seat != asked:
        return Illegal("SB-DAY-02", "sb-not-your-turn", seat=asked)
    if type(choice) not in STEP_OF:
        return Illegal("SB-DAY-01", "sb-not-a-choice", choice=str(choice)[:60])
    steps, rule = STEP_OF[type(choice)]
    if step not in steps:
        return Illegal(rule, "sb-not-now", choice=choice.verb, step=step)
    explain: Callable[[SeizeTheBeanPosition, Any], Illegal] = EXPLAIN[type(choice)]
    return explain(position, choice)


def why_not_in_the_draft(position: SeizeTheBeanPosition, seat: Seat, choice: Choice) -> Illegal:
    """Everybody chooses at the same time, and only among the cards in their hand."""
    step, waiting = position.agenda[0][0], position.seats_to_act
    rule = "SB-FF-08" if step == "friends" else "SB-FOUNDER-05"
    if seat not in waiting:
        return Illegal(rule, "sb-kept-already", seat=waiting)
    if not isinstance(choice, Keep):
        return Illegal(rule, "sb-not-now", choice=choice.verb, step=step)
    return Illegal(rule, "sb-no-such-card-in-hand", place=choice.place, last=len(position.hands[seat]))


def why_not_founder(position: SeizeTheBeanPosition, card: Card, name: str) -> Illegal:
    if card in position.called[position.agenda[0][1]]:
        return Illegal("SB-XRULING-49", "sb-not-payable-founder", card=name)
    return Illegal("SB-FOUNDER-13", "sb-not-your-founder", card=name)


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
    base = position.content.base[position.difficulty[seat]]
    own = [*base, *printed_on(position, seat, 0), *printed_on(position, seat, 1)]
    if icon not in own:
        return Illegal("SB-RESOLVE-02", "sb-not-your-icon", icon=choice.icon, card=choice.card)
    if icon in base[:space] + base[space + 1 :] or not same_row(position, icon, space):
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
    base = [level[space] for level in position.content.base]
    return icon in base or (icon in of_side and position.content.printed_row[icon] == row)


def why_not_trigger(position: SeizeTheBeanPosition, choice: Activate, icon: Printed) -> Illegal:
    """Delivery and Innovation have the same limits."""
    _, seat, _, side, row, _, *used = position.agenda[0]
    delivery = SIDES[side] == "pantry"
    facts = {"icon": choice.icon, "side": SIDES[side]}
    if any(icon in level for level in position.content.base):
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
    card = position.content.index[CUSTOMERS].get(choice.card)
    if card is None:
        return Illegal("SB-TARGET-03", "sb-no-such-card", card=choice.card[:40])
    return PICKING[position.agenda[0][0]](position, card, choice.card)


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


def why_not_under(position: SeizeTheBeanPosition, choice: Under) -> Illegal:
    if not may_bury(position):
        return Illegal("SB-SCEN-STARTUP-09", "sb-not-under-there")
    _, _, _, number, placed, _ = position.agenda[0]
    facts = {"place": choice.place, "first": placed + 1, "last": number}
    return Illegal("SB-SCEN-STARTUP-09", "sb-no-such-place", **facts)


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


# City Celebrities, wildcards, Diverse City.


def why_not_side(position: SeizeTheBeanPosition, choice: Side) -> Illegal:
    return Illegal("SB-PACK-05", "sb-no-such-side", side=choice.side[:40])


def why_not_name(position: SeizeTheBeanPosition, choice: Name) -> Illegal:
    content, step = position.content, position.agenda[0][0]
    if step == "join":
        key = "sb-not-in-play" if choice.group in content.group_ids else "sb-no-such-group"
        return Illegal("SB-FOUNDER-08", key, group=choice.group[:40])
    if choice.group not in content.group_ids:
        return Illegal("SB-PACK-13", "sb-no-such-group", group=choice.group[:40])
    if content.group_ids.index(choice.group) not in position.groups:
        return Illegal("SB-XRULING-43", "sb-not-in-play", group=choice.group)
    rule = "SB-PACK-13" if step == "assign" else "SB-XRULING-70"
    return Illegal(rule, "sb-not-its-own-group", group=choice.group)


def why_not_marker(position: SeizeTheBeanPosition, choice: Marker) -> Illegal:
    if choice.resource not in position.content.specials:
        known = ", ".join(position.content.specials)
        return Illegal("SB-DIVERSE-03", "sb-no-such-marker", resource=choice.resource[:40], known=known)
    return Illegal("SB-XDEC-03", "sb-marker-taken", resource=choice.resource)


# Abilities about people: the Customer picked, and the deck looked into.


def not_in_your_line(rule: str) -> Callable[[SeizeTheBeanPosition, Card, str], Illegal]:
    return lambda position, card, id: Illegal(rule, "sb-not-in-your-line", card=id)


def why_not_act(position: SeizeTheBeanPosition, card: Card, id: str) -> Illegal:
    _, seat, _, _, _, *used = position.agenda[0]
    if place_of(position.lines[seat], card) == NOBODY:
        return Illegal("SB-ABILITY-ACTING-01", "sb-not-in-your-line", card=id)
    if card == position.guest:
        return Illegal("SB-ABILITY-ACTING-01", "sb-not-itself", card=id)
    if card in used:
        return Illegal("SB-ABILITY-SUPERACTING-02", "sb-not-copied-twice", card=id)
    return Illegal("SB-ABILITY-ACTING-01", "sb-not-of-that-group", card=id, group="performers")


def why_not_applause(position: SeizeTheBeanPosition, card: Card, id: str) -> Illegal:
    return Illegal("SB-XDEC-10", "sb-not-touched", card=id)


def why_not_swap(position: SeizeTheBeanPosition, card: Card, id: str) -> Illegal:
    if card in targets(position):
        return Illegal("SB-ABILITY-SUPERSWAP-02", "sb-not-the-same-pair", card=id)
    return Illegal("SB-ABILITY-SWAP-02", "sb-not-swappable", card=id)


def why_not_disrupt(position: SeizeTheBeanPosition, card: Card, id: str) -> Illegal:
    waiting = {guest[0]: guest for seat in range(position.seats) for guest in unserved(position, seat)}
    if card not in waiting:
        return Illegal("SB-ABILITY-DISRUPT-01", "sb-not-unserved", card=id)
    if card in position.content.patient:
        return Illegal("SB-XRULING-18", "sb-patient", card=id)
    if waiting[card][1] == ANGRY:
        return Illegal("SB-ABILITY-DISRUPT-02", "sb-angry-already", card=id)
    rebel = position.content.members[card] & members_of(position.content, "rebels")
    group = "rebels" if rebel else "authority_figures"
    return Illegal("SB-ABILITY-DISRUPT-02", "sb-not-of-that-group", card=id, group=group)


def why_not_nap(position: SeizeTheBeanPosition, card: Card, id: str) -> Illegal:
    seat = position.agenda[0][1]
    if place_of(position.lines[seat], card) == NOBODY:
        return Illegal("SB-ABILITY-NAPTIME-01", "sb-not-in-your-line", card=id)
    if card not in [guest[0] for guest in unserved(position, seat)]:
        return Illegal("SB-ABILITY-NAPTIME-01", "sb-not-unserved", card=id)
    if marks_of(position, seat, card) & NAPPING:
        return Illegal("SB-ABILITY-NAPTIME-02", "sb-napping-already", card=id)
    return Illegal("SB-ABILITY-NAPTIME-02", "sb-not-of-that-group", card=id, group="happy_families")


def why_not_arrest(position: SeizeTheBeanPosition, card: Card, id: str) -> Illegal:
    if whose(position, card) == NOBODY:
        return Illegal("SB-ABILITY-ARREST-01", "sb-in-no-line", card=id)
    return Illegal("SB-ABILITY-ARREST-02", "sb-not-of-that-group", card=id, group="authority_figures")


def why_not_meet_up(position: SeizeTheBeanPosition, card: Card, id: str) -> Illegal:
    return Illegal("SB-ABILITY-MEETUP-01", "sb-not-in-your-discard-pile", card=id)


PICKING: dict[str, Callable[[SeizeTheBeanPosition, Card, str], Illegal]] = {
    "cheer": not_in_your_line("SB-ABILITY-ENTERTAIN-01"),
    "lose": not_in_your_line("SB-ABILITY-LOSECUSTOMER-01"),
    "regular": not_in_your_line("SB-ABILITY-REGULAR-01"),
    "act": why_not_act,
    "applause": why_not_applause,
    "swap": why_not_swap,
    "swap_with": why_not_swap,
    "disrupt": why_not_disrupt,
    "nap": why_not_nap,
    "arrest": why_not_arrest,
    "meet_up": why_not_meet_up,
    "founder": why_not_founder,
}


def why_not_attack(position: SeizeTheBeanPosition, choice: Player) -> Illegal:
    if not 0 <= choice.whom < position.seats:
        return Illegal("SB-ABILITY-DDOS-01", "sb-no-such-player", number=choice.whom, last=position.seats - 1)
    if choice.whom == position.robot:
        return Illegal("SB-XRULING-88", "sb-not-starbots-deck", whom=choice.whom)
    return Illegal("SB-ABILITY-DDOS-03", "sb-no-cards-there", whom=choice.whom)


def why_not_player(position: SeizeTheBeanPosition, choice: Player) -> Illegal:
    attack = position.agenda[0][0] == "ddos"
    return why_not_attack(position, choice) if attack else resources.why_not_player(position, choice)


EXPLAIN: dict[type[Choice], Callable[[SeizeTheBeanPosition, Any], Illegal]] = {
    Place: why_not_place,
    Activate: why_not_activate,
    Combine: why_not_combine,
    Take: why_not_take,
    Pick: why_not_pick,
    Look: why_not_look,
    Return: why_not_return,
    Under: why_not_under,
    Discard: why_not_return,
    Unlock: why_not_unlock,
    Bonus: why_not_bonus,
    Decline: why_not_decline,
    Side: why_not_side,
    Name: why_not_name,
    Marker: why_not_marker,
    Player: why_not_player,
    Give: resources.why_not_give,
    Pay: resources.why_not_pay,
    Craft: resources.why_not_craft,
    Cup: resources.why_not_cup,
    Use: resources.why_not_use,
    Put: resources.why_not_use,
    Praise: resources.why_not_review,
    Blame: resources.why_not_review,
}
"""Done, serve, skip, fulfil and confirm are always offered at their moment."""
