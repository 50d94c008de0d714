"""Café Achievements: unlocked by icons, each with a bonus (SB-ACHIEVE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.causes import begin
from demitasse.games.seize_the_bean.choices import Bonus, Unlock
from demitasse.games.seize_the_bean.content import ACHIEVEMENTS, BLIND, LOCKED, UNLOCK, Icon
from demitasse.games.seize_the_bean.drafts import founders
from demitasse.games.seize_the_bean.events import NONE, Unlocked
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def progress(position: SeizeTheBeanPosition, seat: Seat) -> tuple[int, ...]:
    """SB-ACHIEVE-01, SB-ACHIEVE-02, SB-ACHIEVE-03, SB-ACHIEVE-04: distinct and equal specials in the Pantry, equal and
    distinct groups in the Style Area.

    SB-FOUNDER-17, SB-FOUNDER-18: the icons of Founders count as if they were there.
    """
    content = position.content
    specials = [content.special[card] for card in position.pantry[seat]]
    groups = [group for card in position.style[seat] for group in content.style_groups[card]]
    if position.founders[seat]:
        specials += founders.specials(position, seat)
        groups += founders.groups(position, seat)
    return (len(set(specials)), most_alike(specials), most_alike(groups), len(set(groups)))


def most_alike(icons: list[int]) -> int:
    return max(map(icons.count, icons), default=0)


def due(position: SeizeTheBeanPosition, seat: Seat) -> list[int]:
    """SB-ACHIEVE-09, SB-RULING-24: reached and not unlocked before."""
    reached = zip(progress(position, seat), position.content.wanted, position.unlocked[seat], strict=True)
    return [
        number for number, (count, wanted, token) in enumerate(reached) if count >= wanted and token == LOCKED
    ]


class UnlockAchievements(SeizeTheBeanStep, frozen=True):
    """SB-ACHIEVE-05: Achievements that were reached."""

    kind = "achievements"

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-ACHIEVE-05, SB-RULING-22, SB-RULING-56: one after the other, in an order of one's choice."""
        reached = due(position, self.seat)
        if len(reached) > 1:
            return False
        if reached:
            self.begin(position, reached[0])
        else:
            position.done()
        return True

    def begin(self, position: SeizeTheBeanPosition, achievement: int) -> None:
        """Its bonus comes first; whatever else is due is looked at afterwards."""
        position.push(ChooseBonus(self.seat, achievement))

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        return tuple([UNLOCK[number] for number in due(position, self.seat)])

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-unlock")

    def unlock(self, position: SeizeTheBeanPosition, choice: Unlock, events: list[Event]) -> None:
        self.begin(position, ACHIEVEMENTS.index(choice.achievement))

    def refuse(self, position: SeizeTheBeanPosition, choice: Unlock) -> Illegal:
        if choice.achievement not in ACHIEVEMENTS:
            known = ", ".join(ACHIEVEMENTS)
            return Illegal(
                "SB-ACHIEVE-05", "sb-no-such-achievement", achievement=choice.achievement[:40], known=known
            )
        return Illegal("SB-ACHIEVE-05", "sb-not-reached", achievement=choice.achievement)

    ANSWERS = {Unlock: unlock}


class ChooseBonus(SeizeTheBeanStep, frozen=True):
    """SB-ACHIEVE-05: the bonus of an Achievement."""

    kind = "bonus"

    achievement: int

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-ACHIEVE-08, SB-RULING-23: without a bonus the Achievement counts all the same."""
        kinds = sorted(set(position.bonuses))
        if len(kinds) > 1:
            return False
        if kinds:
            self.take(position, kinds[0], events)
        else:
            position.done()
            mark(position, self.seat, self.achievement, BLIND)
            events.append(Unlocked(self.seat, ACHIEVEMENTS[self.achievement], NONE))
        return True

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-DEC-04: tokens with the same icon are alike."""
        return tuple([position.content.bonus[icon] for icon in sorted(set(position.bonuses))])

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-bonus", {"achievement": ACHIEVEMENTS[self.achievement]})

    def bonus(self, position: SeizeTheBeanPosition, choice: Bonus, events: list[Event]) -> None:
        self.take(position, position.content.icon_index[choice.icon], events)

    def take(self, position: SeizeTheBeanPosition, icon: Icon, events: list[Event]) -> None:
        """SB-ACHIEVE-05, SB-ACHIEVE-06, SB-ACHIEVE-07: its icon is resolved, the token lies on the Achievement."""
        at = position.bonuses.index(icon)
        position.bonuses = position.bonuses[:at] + position.bonuses[at + 1 :]
        mark(position, self.seat, self.achievement, icon)
        id = position.content.icon_ids[icon]
        events.append(Unlocked(self.seat, ACHIEVEMENTS[self.achievement], id))
        begin(position, ACHIEVEMENTS[self.achievement], len(position.agenda) - 1)
        position.done(*position.content.bonus_steps[icon][self.seat])

    def refuse(self, position: SeizeTheBeanPosition, choice: Bonus) -> Illegal:
        return Illegal("SB-ACHIEVE-05", "sb-not-that-bonus", icon=choice.icon[:40])

    ANSWERS = {Bonus: bonus}


def mark(position: SeizeTheBeanPosition, seat: Seat, achievement: int, token: int) -> None:
    own = replaced(position.unlocked[seat], achievement, token)
    position.unlocked = replaced(position.unlocked, seat, own)
