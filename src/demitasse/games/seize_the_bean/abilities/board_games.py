"""Play Board Games: tokens pulled from a pool of ten, used for their icon or put on a Customer.

Which tokens are left in the pool is known to all, since every token is pulled openly; chance decides at each pull.
A token on a Customer is the mark PLAYING in its Line; it counts as discarded once its Customer has lost the mark.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from demitasse.games.seize_the_bean.asking import Ability, Asked
from demitasse.games.seize_the_bean.base_game.decks import CITY_DECKS
from demitasse.games.seize_the_bean.base_game.moods import PLAYING, place_of, unserved
from demitasse.games.seize_the_bean.base_game.reviews import gain
from demitasse.games.seize_the_bean.causes import cause
from demitasse.games.seize_the_bean.choices import ACCEPT, DECLINE, Accept, Decline, Put, Use
from demitasse.games.seize_the_bean.content import CUSTOMERS, Card, Icon
from demitasse.games.seize_the_bean.expansion_events import GamePlaced, GamesPulled, GameUsed
from demitasse.games.seize_the_bean.solo import scenarios
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.memo import once_per_content
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.content import SeizeTheBeanContent
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

WORTH = 5
"""SB-ABILITY-BOARDGAMES-04: Good Reviews of a token, less the reward icons of its Customer."""


class BoardGames(NamedTuple):
    """Where the Board Game tokens are."""

    discarded: tuple[Icon, ...] = ()
    left: tuple[Icon, ...] = ()
    """Those that can be pulled, in no order: chance picks at every pull (SB-XRULING-27)."""
    placed: tuple[tuple[Card, Icon], ...] = ()
    """Those put on Customers; discarded once the Customer has lost its mark (SB-ABILITY-BOARDGAMES-05)."""
    pulled: tuple[Icon, ...] = ()
    """Those being decided about."""


def open_pool(position: SeizeTheBeanPosition) -> None:
    """SB-XRULING-27, SB-XRULING-103: the tokens are ready as soon as anything in play can pull them."""
    if can_be_pulled(position):
        position.games = position.games._replace(left=tuple(sorted(position.content.game_tokens)))


def can_be_pulled(position: SeizeTheBeanPosition) -> bool:
    """Whether a Customer, a Founder or a Cup of this play has such an ability."""
    content, decks, piles = position.content, position.decks, position.piles
    city = (position.rows[CUSTOMERS], decks[CUSTOMERS], piles[CUSTOMERS])
    cafes = (*decks[CITY_DECKS:], *piles[CITY_DECKS:], *position.founders, *position.hands, position.out)
    if any(
        isinstance(step, PlayGames) for cup in position.cups.in_play for step in content.cup_steps[cup][0]
    ):
        return True
    return not who_play(content).isdisjoint(chain(*city, *cafes))


@once_per_content
def who_play(content: SeizeTheBeanContent) -> frozenset[Card]:
    """The Customers and Founders with such an ability."""
    return frozenset(
        card
        for card, sides in enumerate(zip(content.ability_steps, content.second_steps, strict=True))
        if any(isinstance(step, PlayGames) for steps in sides if steps for step in steps[0])
    )


# Pulling.


class PlayGames(Ability, frozen=True):
    """SB-ABILITY-BOARDGAMES-01: so many tokens are pulled, and so many of them used."""

    kind = "games"

    count: int
    used: int

    WRITTEN = (None, None)

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-ABILITY-BOARDGAMES-01, SB-ABILITY-SUPERBOARDGAMES-01, SB-ABILITY-BOARDGAMESBOOST-01,
        SB-ABILITY-BOARDGAMESBOOST-02.
        """
        if self.may:
            return False
        self.begin(position, ACCEPT, events)
        return True

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """An optional ability is decided about before the tokens are seen."""
        return (ACCEPT, DECLINE)

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-games", {"count": self.count})

    def begin(self, position: SeizeTheBeanPosition, choice: Accept, events: list[Event]) -> None:
        gather(position)
        pull(position, self.count)
        position.done(UseTokens(self.seat, self.used))
        if position.games.pulled:
            ids = position.content.icon_ids
            icons = tuple([ids[icon] for icon in position.games.pulled])
            events.append(GamesPulled(self.seat, icons, by=cause(position)))

    ANSWERS = {Accept: begin, Decline: Ability.decline}


def gather(position: SeizeTheBeanPosition) -> None:
    """SB-ABILITY-BOARDGAMES-05: tokens of Customers that left their Line, or lost their tokens, are discarded."""
    playing = {card for line in position.lines for card, _, marks in line if marks & PLAYING}
    free = [icon for card, icon in position.games.placed if card not in playing]
    if free:
        position.games = position.games._replace(
            placed=tuple([placed for placed in position.games.placed if placed[0] in playing]),
            discarded=(*position.games.discarded, *free),
        )


def pull(position: SeizeTheBeanPosition, count: int) -> None:
    """SB-XRULING-27: what is left, then from the discard shuffled back; if still short, what there is."""
    for _ in range(count):
        if not position.games.left:
            position.games = position.games._replace(
                left=tuple(sorted(position.games.discarded)), discarded=()
            )
        if not position.games.left:
            return
        (icon,), left, position.chance = position.chance.drawn(position.games.left, 1)
        position.games = position.games._replace(left=left, pulled=(*position.games.pulled, icon))
        position.revealed += 1


# Using.


class UseTokens(Asked, frozen=True):
    """SB-XDEC-09: of the tokens pulled, so many more are used or put on somebody."""

    kind = "tokens"

    left: int

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-ABILITY-BOARDGAMESBOOST-03: tokens left over are discarded when the ability is done."""
        if self.left and position.games.pulled:
            return super().resolve(position, events)
        position.done()
        position.games = position.games._replace(
            discarded=(*position.games.discarded, *position.games.pulled), pulled=()
        )
        return True

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-XDEC-09, SB-XDEC-10, SB-XRULING-28: which token, and whether it is used or put on somebody; equal ones
        are alike.
        """
        ids, customers = position.content.icon_ids, position.content.ids[CUSTOMERS]
        icons = [ids[icon] for icon in sorted(set(position.games.pulled))]
        return (
            *[Use(icon) for icon in icons],
            *[Put(icon, customers[card]) for card in eligible(position, self.seat) for icon in icons],
        )

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-tokens", {"left": self.left, "pulled": len(position.games.pulled)})

    def use(self, position: SeizeTheBeanPosition, choice: Use, events: list[Event]) -> None:
        """SB-ABILITY-BOARDGAMES-01: its bonus icon is resolved, the token discarded."""
        seat, icon = self.seat, position.content.icon_index[choice.icon]
        position.games = position.games._replace(
            pulled=without(position.games.pulled, icon), discarded=(*position.games.discarded, icon)
        )
        events.append(GameUsed(seat, choice.icon))
        position.done(*position.content.bonus_steps[icon][seat], UseTokens(seat, self.left - 1))

    def put(self, position: SeizeTheBeanPosition, choice: Put, events: list[Event]) -> None:
        """SB-ABILITY-BOARDGAMES-01, SB-ABILITY-BOARDGAMES-02: its icon is ignored, the token lies on a Customer."""
        seat, content = self.seat, position.content
        icon, card = content.icon_index[choice.icon], content.index[CUSTOMERS][choice.card]
        gather(position)
        position.games = position.games._replace(
            pulled=without(position.games.pulled, icon), placed=(*position.games.placed, (card, icon))
        )
        line = position.lines[seat]
        place = place_of(line, card)
        _, mood, marks = line[place]
        position.lines = replaced(position.lines, seat, replaced(line, place, (card, mood, marks | PLAYING)))
        events.append(GamePlaced(seat, choice.card, choice.icon))
        if position.scenario:
            scenarios.mark_player(position, seat, card, events)
        position.done(UseTokens(seat, self.left - 1))

    def refuse(self, position: SeizeTheBeanPosition, choice: Use | Put) -> Illegal:
        pulled = [position.content.icon_ids[icon] for icon in position.games.pulled]
        if choice.icon not in pulled:
            return Illegal("SB-ABILITY-BOARDGAMES-01", "sb-not-pulled", icon=choice.icon[:40])
        assert isinstance(choice, Put)
        if choice.card not in position.content.index[CUSTOMERS]:
            return Illegal("SB-ABILITY-BOARDGAMES-02", "sb-no-such-card", card=choice.card[:40])
        return Illegal("SB-ABILITY-BOARDGAMES-02", "sb-not-for-a-game", card=choice.card)

    ANSWERS = {Use: use, Put: put}


def eligible(position: SeizeTheBeanPosition, seat: Seat) -> list[Card]:
    """SB-ABILITY-BOARDGAMES-02, SB-RULING-62: Unserved Customers of one's Line without such a token."""
    return [card for card, _, marks in unserved(position, seat) if not marks & PLAYING]


def without(icons: tuple[int, ...], icon: int) -> tuple[int, ...]:
    at = icons.index(icon)
    return icons[:at] + icons[at + 1 :]


# Serving a Customer that carries a token.


def worth(position: SeizeTheBeanPosition, card: Card) -> int:
    """SB-ABILITY-BOARDGAMES-04, SB-XRULING-25: never below 0."""
    return max(0, WORTH - position.content.reward_icons[card])


def instead(position: SeizeTheBeanPosition, seat: Seat, card: Card, events: list[Event]) -> None:
    """SB-ABILITY-BOARDGAMES-03, SB-ABILITY-BOARDGAMES-04, SB-XRULING-25: Good Reviews in place of its ability."""
    count = worth(position, card)
    if count:
        gain(position, seat, count, "game", events)
