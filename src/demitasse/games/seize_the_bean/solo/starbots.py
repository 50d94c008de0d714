"""Solo Mode: Starbots, the opponent whom the game itself moves (SB-SOLO).

Inside the position it is a second Café, `position.robot`: its Upgrades, Hype, Reviews and Achievements are a player's,
and its Customers lie face down in its Discard Pile. What it does are steps of one kind, `RobotCommand`, in the words of
effects and a few of its own; none of them asks it anything (SB-XRULING-85).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from demitasse.games.seize_the_bean.base_game import achievements
from demitasse.games.seize_the_bean.base_game.actions import ConfirmAction
from demitasse.games.seize_the_bean.base_game.city import close_gap, take_out, visible
from demitasse.games.seize_the_bean.base_game.decks import discard, draw, own
from demitasse.games.seize_the_bean.base_game.hype import DOWN, drop, rise
from demitasse.games.seize_the_bean.base_game.reviews import complain, gain
from demitasse.games.seize_the_bean.base_game.supply import (
    EarlyBird,
    add,
    held,
    kind_of,
    name_of,
    no_such_resource,
)
from demitasse.games.seize_the_bean.base_game.taking import present
from demitasse.games.seize_the_bean.causes import begin, cause
from demitasse.games.seize_the_bean.choices import Give
from demitasse.games.seize_the_bean.content import (
    ACHIEVEMENTS,
    BLIND,
    CITY_ACTIONS,
    CUSTOMERS,
    NOBODY,
    PANTRY,
    ROWS,
    SPACES,
    Card,
    Icon,
    SeizeTheBeanContent,
)
from demitasse.games.seize_the_bean.effects import ANYONE, DISCARD, RESOURCES, Effect
from demitasse.games.seize_the_bean.entries import VISIBLE
from demitasse.games.seize_the_bean.events import NONE, Placed, Recruited, Unlocked, Upgraded
from demitasse.games.seize_the_bean.expansion_events import (
    ActionDrawn,
    ActionsShuffled,
    Bettered,
    Forgiven,
    HandedIn,
    Poached,
    TokenUsed,
)
from demitasse.games.seize_the_bean.solo import scenarios
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.games.seize_the_bean.variants.diverse_city import obtained
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced
from demitasse.kernel.step import Agenda

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

NAME = "Starbots"
YOU: Seat = 0
STARBOTS: Seat = 1
CAFES = 2
"""SB-SOLO-04: whatever depends on the number of players is as for two."""
PILE = "pile"
"""Where its Customers go, in what happened (SB-SOLO-30)."""
SET = 3
"""So many kinds are returned (SB-SOLO-TOKEN-CRIMINAL-02)."""


class Robot(NamedTuple):
    """Starbots, when it plays; else nobody."""

    seat: Seat = NOBODY
    level: int = 0
    """Its difficulty level; 0 in a scenario."""
    tokens: tuple[str, ...] = ()
    """Its Pantry token and perhaps its Style token (SB-SOLO-18)."""
    unseen: tuple[tuple[int, Card], ...] = ()
    """Customers of its pile that nobody saw, each with the deck it was taken from (SB-XVIS-06)."""
    upgrades: tuple[tuple[Icon, ...], ...] = ((),) * len(SPACES)
    """By action space, its Upgrade tokens from the Café outward (SB-SOLO-33)."""
    upgrades_left: tuple[Icon, ...] = ()
    """The stack, face down."""


class ActionCards(NamedTuple):
    """Its Action cards."""

    discarded: tuple[int, ...] = ()
    """The newest last."""
    left: tuple[int, ...] = ()
    """The next one first."""


# Setting up.


def open_cafe(position: SeizeTheBeanPosition, level: int, tokens: Sequence[str], chance: Chance) -> None:
    """SB-SOLO-01, SB-SOLO-06, SB-SOLO-07, SB-SOLO-08, SB-SOLO-09, SB-SOLO-10, SB-SOLO-11, SB-SOLO-12, SB-SOLO-13,
    SB-SOLO-36, SB-SOLO-37: Baristas and Hype as a player's, but no Customers and nothing to pay with.
    """
    content = position.content
    position.robot = position.robot._replace(
        seat=STARBOTS,
        level=level,
        tokens=tuple(tokens),
        upgrades_left=chance.stream("upgrade tokens").shuffled(content.upgrade_tokens)[0],
    )
    actions = chance.stream("action cards").shuffled(range(len(content.action_cards)))[0]
    position.action_cards = position.action_cards._replace(left=actions)
    position.supply = replaced(position.supply, STARBOTS, (0,) * len(RESOURCES))
    position.decks = replaced(position.decks, own(STARBOTS), ())
    position.piles = replaced(position.piles, own(STARBOTS), ())


def tokens_of_level(content: SeizeTheBeanContent, level: int) -> tuple[str, ...]:
    """SB-SOLO-15, SB-SOLO-18: one for the Resource Actions, perhaps one for the City Actions."""
    entry = content.levels[level - 1]
    return (entry.pantry,) if entry.style is None else (entry.pantry, entry.style)


# A turn.


class Opening(ConfirmAction, frozen=True):
    """Starbots begins: its first turn is told once somebody listens."""

    kind = "opening"

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        return False

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-opening")


class StarbotsTurn(SeizeTheBeanStep, frozen=True):
    """SB-SOLO-22: a Barista of Starbots'."""

    kind = "starbots"

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-SOLO-22, SB-SOLO-25, SB-SOLO-35, SB-XRULING-83: a space without its Barista, then the tokens that lie
        there already.
        """
        seat, taken = self.seat, position.baristas[self.seat]
        number, space = draw_action(position, events)
        while space in taken:
            events.append(ActionDrawn(seat, number, SPACES[space], "nothing"))
            number, space = draw_action(position, events)
        events.append(ActionDrawn(seat, number, SPACES[space], "space"))
        events.append(Placed(seat, SPACES[space]))
        position.baristas = replaced(position.baristas, seat, (*taken, space))
        tokens = [RobotCommand(seat, "token", (icon,)) for icon in position.robot.upgrades[space]]
        begin(position, named(position, space), len(position.agenda) - 1)
        position.done(*base_of(position, seat, space), *tokens)
        return True


def draw_action(position: SeizeTheBeanPosition, events: list[Event]) -> tuple[int, int]:
    """SB-SOLO-23, SB-SOLO-24, SB-XRULING-80: the number and the space of the next card; a last one is shuffled in
    again.
    """
    card, *left = position.action_cards.left
    discarded = (*position.action_cards.discarded, card)
    position.revealed += 1
    if len(left) == 1:
        cards = sorted((*left, *discarded))
        shuffled, position.chance = position.chance.shuffled(cards)
        left, discarded = list(shuffled), ()
        events.append(ActionsShuffled(position.robot.seat, len(cards)))
    position.action_cards = ActionCards(discarded, tuple(left))
    return position.content.action_cards[card]


def base_of(position: SeizeTheBeanPosition, seat: Seat, space: int) -> Agenda:
    """SB-SOLO-07, SB-SOLO-17, SB-SOLO-28, SB-XRULING-84: what the token that covers a space says, or else the board."""
    content = position.content
    side, at = divmod(space, CITY_ACTIONS)
    if side < len(position.robot.tokens):
        words = content.solo_tokens[position.robot.tokens[side]].spaces[at]
        return tuple([step for word in words for step in commands([SAYS.get(word, Effect(word, ()))], seat)])
    return commands(content.effects[content.spaces[space].icon], seat)


def named(position: SeizeTheBeanPosition, space: int) -> str:
    """What an action is told to come from: the token that covers its space, or the icon of the board."""
    side = space // CITY_ACTIONS
    if side < len(position.robot.tokens):
        return position.robot.tokens[side]
    return position.content.spaces[space].icon


def commands(effects: Sequence[Effect], seat: Seat) -> Agenda:
    """These effects as steps of Starbots'."""
    return tuple([RobotCommand(seat, effect.word, effect.arguments) for effect in effects])


class RobotCommand(SeizeTheBeanStep, frozen=True):
    """A word that Starbots obeys, and what it is about."""

    kind = "robot"

    word: str
    arguments: tuple[int, ...] = ()

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-XRULING-85: what Starbots can do it does; what needs resources, a Line or a look at cards does nothing."""
        position.done()
        command = COMMANDS.get(self.word)
        if command is not None:
            command(position, self.seat, self.arguments, events)
        return True


# Customers.


def attract(
    position: SeizeTheBeanPosition, seat: Seat, arguments: Sequence[int], events: list[Event]
) -> None:
    """SB-SOLO-20, SB-SOLO-30, SB-SOLO-38, SB-XRULING-82, SB-XRULING-85: the Customer dictated to Attract, else the
    right-most that fits.
    """
    zone, whom = arguments
    if (zone, whom) == (DISCARD, ANYONE):
        card, _ = dictated(position, seat, CUSTOMERS, events)
    else:
        fitting = visible(position, CUSTOMERS)
        if whom != ANYONE:
            groups, members = present(position, seat), position.content.members
            fitting = [card for card in fitting if members[card] & groups]
        card = fitting[-1] if fitting else NOBODY
    if card == NOBODY:
        return
    column = take_out(position, CUSTOMERS, card, 0, events)
    discard(position, own(seat), card)
    events.append(Recruited(seat, position.content.ids[CUSTOMERS][card], PILE, column, by=cause(position)))
    obtained(position, seat, card, events)
    close_gap(position, CUSTOMERS, events)


def dictated(position: SeizeTheBeanPosition, seat: Seat, row: int, events: list[Event]) -> tuple[Card, int]:
    """SB-SOLO-26, SB-SOLO-27, SB-XRULING-81: the card in the column that a second Action card names, and that card's
    space.
    """
    number, space = draw_action(position, events)
    events.append(ActionDrawn(seat, number, SPACES[space], "column"))
    if number < VISIBLE and position.rows[row][number - 1] != NOBODY:
        return position.rows[row][number - 1], space
    cards = visible(position, row)
    return (cards[-1] if cards else NOBODY), space


def poach(position: SeizeTheBeanPosition, seat: Seat, arguments: Sequence[int], events: list[Event]) -> None:
    """SB-SOLO-TOKEN-COMPETITIVE-01, SB-SOLO-TOKEN-COMPETITIVE-02, SB-XRULING-73: the top card of your deck; you see it
    only if you knew it.
    """
    deck = own(YOU)
    seen = position.known[deck][YOU] > 0
    card = draw(position, YOU, events)
    if card == NOBODY:
        return
    discard(position, own(seat), card)
    if not seen:
        position.robot = position.robot._replace(unseen=(*position.robot.unseen, (deck, card)))
    events.append(Poached(seat, YOU, by=cause(position)))
    obtained(position, seat, card, events)


# Upgrades.


def upgrade(
    position: SeizeTheBeanPosition, seat: Seat, arguments: Sequence[int], events: list[Event]
) -> None:
    """SB-SOLO-31, SB-SOLO-32, SB-SOLO-33, SB-SOLO-34, SB-SOLO-40: the Upgrade dictated, a token for the space of the
    same card, then Achievements.
    """
    (side,) = arguments
    row = PANTRY + side
    card, space = dictated(position, seat, row, events)
    if card == NOBODY:
        return
    column = take_out(position, row, card, 0, events)
    add_upgrade(position, seat, row, card)
    events.append(Upgraded(seat, position.content.ids[row][card], ROWS[row], column, by=cause(position)))
    close_gap(position, row, events)
    add_token(position, seat, space, events)
    position.push(RobotCommand(seat, "achievements"))


def add_upgrade(position: SeizeTheBeanPosition, seat: Seat, row: int, card: Card) -> None:
    if row == PANTRY:
        position.pantry = replaced(position.pantry, seat, (*position.pantry[seat], card))
    else:
        position.style = replaced(position.style, seat, (*position.style[seat], card))


def add_token(position: SeizeTheBeanPosition, seat: Seat, space: int, events: list[Event]) -> None:
    """SB-SOLO-33, SB-SOLO-34, SB-XRULING-83: the next token of the stack, outside those already there; with none left
    none.
    """
    if not position.robot.upgrades_left:
        return
    icon, *left = position.robot.upgrades_left
    position.robot = position.robot._replace(upgrades_left=tuple(left))
    position.robot = position.robot._replace(
        upgrades=replaced(position.robot.upgrades, space, (*position.robot.upgrades[space], icon))
    )
    position.revealed += 1
    events.append(Bettered(seat, SPACES[space], position.content.icon_ids[icon]))


def use_token(
    position: SeizeTheBeanPosition, seat: Seat, arguments: Sequence[int], events: list[Event]
) -> None:
    """SB-SOLO-35."""
    (icon,) = arguments
    id = position.content.icon_ids[icon]
    events.append(TokenUsed(seat, id))
    begin(position, id, len(position.agenda))
    position.push(*commands(position.content.effects[id], seat))


def achieve(
    position: SeizeTheBeanPosition, seat: Seat, arguments: Sequence[int], events: list[Event]
) -> None:
    """SB-SOLO-40, SB-XRULING-86: a bonus at random, applied as everything else; then what else is due."""
    due = achievements.due(position, seat)
    if not due:
        return
    position.push(RobotCommand(seat, "achievements"))
    if not position.bonuses:
        achievements.mark(position, seat, due[0], BLIND)
        events.append(Unlocked(seat, ACHIEVEMENTS[due[0]], NONE))
        return
    icon: Icon = at_random(position, position.bonuses)
    at = position.bonuses.index(icon)
    position.bonuses = position.bonuses[:at] + position.bonuses[at + 1 :]
    achievements.mark(position, seat, due[0], icon)
    id = position.content.icon_ids[icon]
    events.append(Unlocked(seat, ACHIEVEMENTS[due[0]], id))
    begin(position, ACHIEVEMENTS[due[0]], len(position.agenda))
    position.push(*commands(position.content.effects[id], seat))


def at_random(position: SeizeTheBeanPosition, things: Sequence[int]) -> int:
    at, position.chance = position.chance.below(len(things))
    position.revealed += 1
    return things[at]


def trigger(
    position: SeizeTheBeanPosition, seat: Seat, arguments: Sequence[int], events: list[Event]
) -> None:
    """SB-XRULING-85: Delivery and Innovation activate different icons of its Upgrades, at random."""
    side, limit, times, *used = arguments
    content = position.content
    upgrades, printed = (position.pantry, position.style)[side][seat], content.printed_at[PANTRY + side]
    icons = [
        icon
        for card in upgrades
        for icon in printed[card]
        if icon not in content.printed_triggers and icon not in used
    ]
    if not times or not icons:
        return
    icon = at_random(position, icons)
    again = Effect("trigger", (side, limit, times - 1, *used, icon))
    effects = content.effects[content.icon_ids[content.printed_icon[icon]]]
    begin(position, content.activate[icon].card, len(position.agenda) + 1)
    position.push(*commands((*effects, again), seat))


# Reviews, Hype, Cups.


def review(position: SeizeTheBeanPosition, seat: Seat, arguments: Sequence[int], events: list[Event]) -> None:
    """SB-SOLO-19, SB-SOLO-TOKEN-STARTER-02."""
    gain(position, seat, arguments[0], "icon", events)


def hype(position: SeizeTheBeanPosition, seat: Seat, arguments: Sequence[int], events: list[Event]) -> None:
    """SB-SOLO-TOKEN-STARTER-01, SB-XRULING-87."""
    move = drop if arguments[0] == DOWN else rise
    move(position, seat, events)


def early_bird(
    position: SeizeTheBeanPosition, seat: Seat, arguments: Sequence[int], events: list[Event]
) -> None:
    """SB-SOLO-TOKEN-FAST-02."""
    position.push(EarlyBird(seat))


def nobody_drawn(
    position: SeizeTheBeanPosition, seat: Seat, arguments: Sequence[int], events: list[Event]
) -> None:
    """SB-ICON-DRAW-03: it has no deck to draw from."""
    gain(position, seat, 1, "draw", events)


def own_complaint(
    position: SeizeTheBeanPosition, seat: Seat, arguments: Sequence[int], events: list[Event]
) -> None:
    complain(position, seat, arguments[0], events)


def your_complaint(
    position: SeizeTheBeanPosition, seat: Seat, arguments: Sequence[int], events: list[Event]
) -> None:
    """SB-SOLO-TOKEN-CRIMINAL-01, SB-SOLO-TOKEN-SLOW-02."""
    complain(position, YOU, 1, events)


def forget_complaint(
    position: SeizeTheBeanPosition, seat: Seat, arguments: Sequence[int], events: list[Event]
) -> None:
    bad = position.bad_reviews[seat]
    if bad:
        position.bad_reviews = replaced(position.bad_reviews, seat, bad - 1)
        events.append(Forgiven(seat, bad - 1, by=cause(position)))


# The Criminal token: resources returned to the City.


def return_set(
    position: SeizeTheBeanPosition, seat: Seat, arguments: Sequence[int], events: list[Event]
) -> None:
    position.push(HandIn(YOU))


class HandIn(SeizeTheBeanStep, frozen=True):
    """SB-SOLO-TOKEN-CRIMINAL-02: a set of different resources, with the kinds given so far."""

    kind = "hand_in"

    given: tuple[int, ...] = ()

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-SOLO-TOKEN-CRIMINAL-02, SB-SCEN-AFTERHOURS-05: asked only if there are more kinds than are returned."""
        kinds, left = self.possible(position), SET - len(self.given)
        if len(kinds) > left > 0:
            return False
        for kind in kinds[:left]:
            add(position, self.seat, kind, -1)
        given = (*self.given, *kinds[:left])
        position.done()
        if given:
            names = tuple([name_of(position, kind) for kind in given])
            events.append(HandedIn(self.seat, names, len(names), by=cause(position)))
        if len(given) < SET and scenarios.asks_for(position, "poor_pay"):
            complain(position, self.seat, 1, events)
        return True

    def possible(self, position: SeizeTheBeanPosition) -> list[int]:
        """SB-XRULING-89: every kind that you have and have not given yet; Green Beans and crafted tokens are kinds."""
        pieces = held(position, self.seat)
        return [kind for kind, count in enumerate(pieces) if count and kind not in self.given]

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-XDEC-14."""
        return tuple([Give(name_of(position, kind)) for kind in self.possible(position)])

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        return Message("sb-prompt-hand-in", {"left": SET - len(self.given)})

    def give(self, position: SeizeTheBeanPosition, choice: Give, events: list[Event]) -> None:
        """One kind after the other, a piece of each; that is not spending, so Green Beans earn nothing."""
        kind = kind_of(position, choice.resource)
        add(position, YOU, kind, -1)
        position.done(replace(self, given=(*self.given, kind)))

    def refuse(self, position: SeizeTheBeanPosition, choice: Give) -> Illegal:
        if kind_of(position, choice.resource) == NOBODY:
            return no_such_resource(position, choice.resource)
        return Illegal("SB-XRULING-89", "sb-not-to-hand-in", resource=choice.resource)

    ANSWERS = {Give: give}


# What is worth knowing afterwards.


def notes(position: SeizeTheBeanPosition) -> dict[str, int]:
    """What one wants to look back at: the level or the scenario, who won, and what Starbots came to."""
    result = position.result
    if result is None:
        return {}
    level = {position.scenario: 1} if position.scenario else {"level": position.robot.level}
    return {**level, "won": int(bool(result.winners)), "starbots": result.rivals[0].score}


Command = Callable[["SeizeTheBeanPosition", Seat, Sequence[int], list[Event]], None]

SAYS = {
    "hype": Effect("hype", (1,)),
    "review": Effect("review", (1,)),
    "attract": Effect("recruit", (DISCARD, ANYONE)),
    "upgrade_pantry": Effect("upgrade", (0,)),
    "upgrade_style": Effect("upgrade", (1,)),
}
"""The words on Solo Action tokens that effects say in another way."""

COMMANDS: dict[str, Command] = {
    "recruit": attract,
    "upgrade": upgrade,
    "take_from_deck": poach,
    "token": use_token,
    "achievements": achieve,
    "trigger": trigger,
    "review": review,
    "hype": hype,
    "early_bird": early_bird,
    "draw": nobody_drawn,
    "bad_review": own_complaint,
    "lose_bad_review": forget_complaint,
    "you_bad_review": your_complaint,
    "you_return_set": return_set,
}
