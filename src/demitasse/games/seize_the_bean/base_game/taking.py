"""Cards taken from the City: Customers recruited, Upgrades added to a Café (SB-OP-02, SB-ACTION-12…14, SB-UPGRADE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.abilities.applause import report
from demitasse.games.seize_the_bean.asking import or_decline
from demitasse.games.seize_the_bean.base_game.city import IN_THE_DECK, close_gap, take_out, visible
from demitasse.games.seize_the_bean.base_game.decks import discard, own, put_on_deck
from demitasse.games.seize_the_bean.base_game.hype import join_line
from demitasse.games.seize_the_bean.choices import Take
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY, PANTRY, ROWS, Card
from demitasse.games.seize_the_bean.effects import DECK, DISCARD, PRESENT, ZONES
from demitasse.games.seize_the_bean.events import Recruited, Upgraded
from demitasse.games.seize_the_bean.variants.diverse_city import obtained
from demitasse.games.seize_the_bean.variants.mouth_watering import after_upgrade, wanted
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def present(position: SeizeTheBeanPosition, seat: Seat) -> int:
    """SB-MOUTH-02, -06, SB-RULING-43, SB-FOUNDER-18: the groups in a Café, as bits."""
    content, groups = position.content, 0
    for upgrade in position.style[seat]:
        for group in content.style_groups[upgrade]:
            groups |= 1 << group
    pantry = position.pantry[seat]
    if pantry:
        groups |= 1 << content.newest_group[pantry[-1]]
    members = content.members
    for card, _, _ in position.lines[seat]:
        groups |= members[card]
    for group in position.founder_groups[seat]:
        groups |= 1 << group if group != NOBODY else 0
    return groups


def in_reach(position: SeizeTheBeanPosition, row: int, looked: int) -> list[Card]:
    """SB-CITY-01, SB-ICON-CONNECTIONS-03: what is visible, and with Connections the cards looked at."""
    cards = visible(position, row)
    return [*cards, *position.decks[row][:looked]] if looked else cards


# Customers.


def offer_recruit(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-OP-02, SB-MOUTH-03…05, SB-ICON-WORDOFMOUTH-01, SB-MWATER-04."""
    _, seat, _, _, _, whom, looked = position.agenda[0]
    cards = in_reach(position, CUSTOMERS, looked)
    if whom == PRESENT:
        groups, members = present(position, seat), position.content.members
        craving, mouth = wanted(position, seat), position.content.mouth
        cards = [card for card in cards if members[card] & groups or mouth[card] & craving]
    take = position.content.take[CUSTOMERS]
    return or_decline(position, [take[card] for card in cards])


def prompt_recruit(position: SeizeTheBeanPosition) -> Message:
    _, _, may, _, zone, whom, looked = position.agenda[0]
    if whom == PRESENT:
        return Message("sb-prompt-word-of-mouth", {"phase": position.phase})
    if looked:
        return Message("sb-prompt-connected", {"row": ROWS[CUSTOMERS], "looked": looked})
    return Message("sb-prompt-recruit", {"zone": ZONES[zone], "may": may})


def take(position: SeizeTheBeanPosition, choice: Take, events: list[Event]) -> None:
    if position.agenda[0][0] == "recruit":
        recruit(position, choice, events)
    else:
        upgrade(position, choice, events)


def recruit(position: SeizeTheBeanPosition, choice: Take, events: list[Event]) -> None:
    """SB-OP-02, SB-ABILITY-CAMPOUT-01: to the Discard Pile, to the right end of the Line, or on top of the deck."""
    _, seat, _, note, zone, _, looked = position.agenda[0]
    position.agenda = position.agenda[1:]
    card = position.content.index[CUSTOMERS][choice.card]
    column = take_out(position, CUSTOMERS, card, looked, events)
    if zone == DISCARD:
        discard(position, own(seat), card)
    elif zone == DECK:
        put_on_deck(position, own(seat), card)
    else:
        join_line(position, seat, [card])
    report(position, note, card)
    events.append(Recruited(seat, choice.card, ZONES[zone], column))
    obtained(position, seat, card, events)
    refill(position, seat, CUSTOMERS, column, looked, events)


# Upgrades.


def offer_upgrade(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    """SB-ACTION-13, SB-ACTION-14."""
    _, _, _, side, looked = position.agenda[0]
    row = PANTRY + side
    take = position.content.take[row]
    return or_decline(position, [take[card] for card in in_reach(position, row, looked)])


def prompt_upgrade(position: SeizeTheBeanPosition) -> Message:
    _, _, _, side, looked = position.agenda[0]
    row = ROWS[PANTRY + side]
    if looked:
        return Message("sb-prompt-connected", {"row": row, "looked": looked})
    return Message("sb-prompt-upgrade", {"row": row})


def upgrade(position: SeizeTheBeanPosition, choice: Take, events: list[Event]) -> None:
    """SB-UPGRADE-01…10, SB-RULING-21: placed, the row replenished, then Achievements are checked."""
    _, seat, _, side, looked = position.agenda[0]
    row = PANTRY + side
    position.agenda = (("achievements", seat), *position.agenda[1:])
    card = position.content.index[row][choice.card]
    column = take_out(position, row, card, looked, events)
    if row == PANTRY:
        position.pantry = replaced(position.pantry, seat, (*position.pantry[seat], card))
        position.agenda = (*after_upgrade(position, seat, card), *position.agenda)
    else:
        position.style = replaced(position.style, seat, (*position.style[seat], card))
    events.append(Upgraded(seat, choice.card, ROWS[row], column))
    refill(position, seat, row, column, looked, events)


def refill(
    position: SeizeTheBeanPosition, seat: Seat, row: int, column: int, looked: int, events: list[Event]
) -> None:
    """SB-RULING-04, SB-RULING-08: at once; with Connections after the cards looked at are back on the deck."""
    if not looked:
        close_gap(position, row, events)
        return
    left = looked - 1 if column == IN_THE_DECK else looked
    position.agenda = (("return", seat, row, left, 0, 0), ("refill", seat, row), *position.agenda)
