"""Cards taken from the City: Customers recruited, Upgrades added to a Café (SB-OP, SB-ACTION, SB-UPGRADE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.abilities.applause import report
from demitasse.games.seize_the_bean.asking import Ability
from demitasse.games.seize_the_bean.base_game.achievements import UnlockAchievements
from demitasse.games.seize_the_bean.base_game.city import IN_THE_DECK, Refill, close_gap, take_out, visible
from demitasse.games.seize_the_bean.base_game.decks import discard, own, put_on_deck
from demitasse.games.seize_the_bean.base_game.hype import join_line
from demitasse.games.seize_the_bean.base_game.looking import PutBack
from demitasse.games.seize_the_bean.causes import cause
from demitasse.games.seize_the_bean.choices import Decline, Take
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY, PANTRY, ROWS, Card
from demitasse.games.seize_the_bean.effects import DECK, DISCARD, PRESENT, SIDES, WHOM, ZONES
from demitasse.games.seize_the_bean.events import Recruited, Upgraded
from demitasse.games.seize_the_bean.variants.diverse_city import obtained
from demitasse.games.seize_the_bean.variants.mouth_watering import after_upgrade, wanted
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def present(position: SeizeTheBeanPosition, seat: Seat) -> int:
    """SB-MOUTH-02, SB-MOUTH-06, SB-RULING-43, SB-FOUNDER-18, SB-PACK-12, SB-XRULING-42: the groups in a Café, as
    bits.
    """
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


class Recruit(Ability, frozen=True):
    """SB-OP-02, SB-DEC-03, SB-DEC-12: a Customer of the City comes to one's Café."""

    kind = "recruit"

    note: int
    zone: int
    whom: int
    looked: int = 0

    WRITTEN = (ZONES, WHOM)

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-OP-02, SB-MOUTH-03, SB-MOUTH-04, SB-MOUTH-05, SB-ICON-WORDOFMOUTH-01, SB-MWATER-04, SB-XRULING-63."""
        cards, take = in_reach(position, CUSTOMERS, self.looked), position.content.take[CUSTOMERS]
        if self.whom != PRESENT:
            return self.or_decline([take[card] for card in cards])
        groups, members = present(position, self.seat), position.content.members
        craving, mouth = wanted(position, self.seat), position.content.mouth
        return self.or_decline(
            [take[card] for card in cards if members[card] & groups or mouth[card] & craving]
        )

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        if self.whom == PRESENT:
            return Message("sb-prompt-word-of-mouth", {"phase": position.phase})
        if self.looked:
            return Message("sb-prompt-connected", {"row": ROWS[CUSTOMERS], "looked": self.looked})
        return Message("sb-prompt-recruit", {"zone": ZONES[self.zone], "may": self.may})

    def take(self, position: SeizeTheBeanPosition, choice: Take, events: list[Event]) -> None:
        """SB-OP-02, SB-ABILITY-CAMPOUT-01: to the Discard Pile, to the right end of the Line, or on top of the deck."""
        seat, zone, looked = self.seat, self.zone, self.looked
        position.done()
        card = position.content.index[CUSTOMERS][choice.card]
        column = take_out(position, CUSTOMERS, card, looked, events)
        if zone == DISCARD:
            discard(position, own(seat), card)
        elif zone == DECK:
            put_on_deck(position, own(seat), card)
        else:
            join_line(position, seat, [card])
        report(position, self.note, card)
        events.append(Recruited(seat, choice.card, ZONES[zone], column, by=cause(position)))
        obtained(position, seat, card, events)
        refill(position, seat, CUSTOMERS, column, looked, events)

    def refuse(self, position: SeizeTheBeanPosition, choice: Take) -> Illegal:
        by_word_of_mouth = Illegal("SB-MOUTH-03", "sb-not-by-word-of-mouth", card=choice.card)
        return not_in_reach(position, choice, CUSTOMERS, self.looked) or by_word_of_mouth

    ANSWERS = {Take: take, Decline: Ability.decline}


class TakeUpgrade(Ability, frozen=True):
    """SB-DEC-03: an Upgrade of the City is added to one's Café."""

    kind = "upgrade"

    side: int
    looked: int = 0

    WRITTEN = (SIDES,)

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-ACTION-13, SB-ACTION-14."""
        row = PANTRY + self.side
        take = position.content.take[row]
        return self.or_decline([take[card] for card in in_reach(position, row, self.looked)])

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        row = ROWS[PANTRY + self.side]
        if self.looked:
            return Message("sb-prompt-connected", {"row": row, "looked": self.looked})
        return Message("sb-prompt-upgrade", {"row": row})

    def take(self, position: SeizeTheBeanPosition, choice: Take, events: list[Event]) -> None:
        """SB-UPGRADE-01, SB-UPGRADE-02, SB-UPGRADE-03, SB-UPGRADE-04, SB-UPGRADE-05, SB-UPGRADE-06, SB-UPGRADE-07,
        SB-UPGRADE-08, SB-UPGRADE-09, SB-UPGRADE-10, SB-RULING-21: placed, the row replenished, then Achievements are
        checked.
        """
        seat, row, looked = self.seat, PANTRY + self.side, self.looked
        position.done(UnlockAchievements(seat))
        by = cause(position)
        card = position.content.index[row][choice.card]
        column = take_out(position, row, card, looked, events)
        if row == PANTRY:
            position.pantry = replaced(position.pantry, seat, (*position.pantry[seat], card))
            position.push(*after_upgrade(position, seat, card))
        else:
            position.style = replaced(position.style, seat, (*position.style[seat], card))
        events.append(Upgraded(seat, choice.card, ROWS[row], column, by=by))
        refill(position, seat, row, column, looked, events)

    def refuse(self, position: SeizeTheBeanPosition, choice: Take) -> Illegal:
        refusal = not_in_reach(position, choice, PANTRY + self.side, self.looked)
        assert refusal is not None
        return refusal

    ANSWERS = {Take: take, Decline: Ability.decline}


def refill(
    position: SeizeTheBeanPosition, seat: Seat, row: int, column: int, looked: int, events: list[Event]
) -> None:
    """SB-RULING-04, SB-RULING-08: at once; with Connections after the cards looked at are back on the deck."""
    if not looked:
        close_gap(position, row, events)
        return
    left = looked - 1 if column == IN_THE_DECK else looked
    position.push(PutBack(seat, row, left, placed=0, may_discard=0), Refill(seat, row))


def not_in_reach(position: SeizeTheBeanPosition, choice: Take, wanted: int, looked: int) -> Illegal | None:
    """Why a card is not among those of the row wanted; None when it is."""
    content = position.content
    row = next((row for row, cards in enumerate(content.index) if choice.card in cards), None)
    if row is None:
        return Illegal("SB-CITY-01", "sb-no-such-card", card=choice.card[:40])
    if row != wanted:
        rule = ("SB-ACTION-12", "SB-ACTION-13", "SB-ACTION-14")[wanted]
        return Illegal(rule, "sb-not-from-that-row", card=choice.card, row=ROWS[wanted])
    if content.index[row][choice.card] not in in_reach(position, row, looked):
        return Illegal("SB-CITY-03", "sb-not-visible", card=choice.card)
    return None
