"""Acting: the ability of another Customer of one's Line, activated by who is being served (SB-ABILITY-ACTING).

Acting never leads to Acting: who has it is a Performer, and no Performer is copied (SB-XRULING-12, checked with the
cards).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from demitasse.games.seize_the_bean.abilities.applause import report
from demitasse.games.seize_the_bean.abilities.targeting import members_of
from demitasse.games.seize_the_bean.asking import Ability
from demitasse.games.seize_the_bean.base_game.moods import NAPPING, marks_of, no_such_customer, place_of
from demitasse.games.seize_the_bean.choices import Decline, Pick, Side
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY, Card
from demitasse.games.seize_the_bean.expansion_events import Copied, Slept
from demitasse.games.seize_the_bean.variants.celebrities import SIDES, ChooseSide
from demitasse.games.seize_the_bean.variants.wildcards import why_left_alone
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

LEFT, RIGHT = range(2)


class Act(Ability, frozen=True):
    """SB-ABILITY-ACTING-01: whose ability is copied; how often is left, and who was copied before."""

    kind = "act"

    note: int
    times: int
    used: tuple[Card, ...] = ()

    WRITTEN = (None,)

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-ABILITY-ACTING-01, SB-ABILITY-SUPERACTING-02, SB-XRULING-08, SB-XRULING-12, SB-XRULING-41, SB-PACK-11: no
        Performer, nobody twice.
        """
        if not self.times:
            return ()
        content, guest, used = position.content, position.guest, self.used
        members, barred = content.members, members_of(content, "performers")
        return self.or_decline(
            [
                content.pick[card]
                for card, _, _ in position.lines[self.seat]
                if card != guest and not members[card] & barred and card not in used
            ]
        )

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-act", {"times": self.times})

    def act(self, position: SeizeTheBeanPosition, choice: Pick, events: list[Event]) -> None:
        """SB-XRULING-10, SB-XRULING-26: a napping Customer is copied without effect; a Board Game token does not
        matter.
        """
        seat, card = self.seat, position.content.index[CUSTOMERS][choice.card]
        position.done(replace(self, times=self.times - 1, used=(*self.used, card)))
        report(position, self.note, card)
        if marks_of(position, seat, card) & NAPPING:
            events.append(Slept(seat, choice.card))
        elif card in position.content.celebrity_cards:
            position.push(CopySide(seat, card))
        else:
            copy(position, seat, card, LEFT, events)

    def refuse(self, position: SeizeTheBeanPosition, choice: Pick) -> Illegal:
        card = position.content.index[CUSTOMERS].get(choice.card)
        if card is None:
            return no_such_customer(choice)
        if place_of(position.lines[self.seat], card) == NOBODY:
            return Illegal("SB-ABILITY-ACTING-01", "sb-not-in-your-line", card=choice.card)
        if card == position.guest:
            return Illegal("SB-ABILITY-ACTING-01", "sb-not-itself", card=choice.card)
        if card in self.used:
            return Illegal("SB-ABILITY-SUPERACTING-02", "sb-not-copied-twice", card=choice.card)
        return why_left_alone(position, card, "SB-ABILITY-ACTING-01", group="performers")

    ANSWERS = {Pick: act, Decline: Ability.decline}


def copy(position: SeizeTheBeanPosition, seat: Seat, card: Card, side: int, events: list[Event]) -> None:
    """SB-ABILITY-ACTING-02, SB-XRULING-06, SB-XRULING-09, SB-XRULING-10, SB-XRULING-11: without its Boost, and
    nothing of it can be declined.
    """
    content = position.content
    copied = content.second_copied_steps if side == RIGHT else content.copied_steps
    ability = (content.second_ability if side == RIGHT else content.ability)[card]
    is_super = (content.second_is_super if side == RIGHT else content.is_super)[card]
    events.append(Copied(seat, content.ids[CUSTOMERS][card], ability, is_super))
    position.push(*copied[card][seat])


class CopySide(ChooseSide, frozen=True):
    """SB-PACK-14, SB-PACK-15: a City Celebrity has two abilities, of which exactly one is copied."""

    kind = "copy_side"

    card: Card

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        content, card = position.content, self.card
        return Message(
            "sb-prompt-copy-side",
            {
                "card": content.ids[CUSTOMERS][card],
                "left": content.ability[card],
                "right": content.second_ability[card],
            },
        )

    def choose(self, position: SeizeTheBeanPosition, choice: Side, events: list[Event]) -> None:
        position.done()
        copy(position, self.seat, self.card, SIDES.index(choice.side), events)

    ANSWERS = {Side: choose}
