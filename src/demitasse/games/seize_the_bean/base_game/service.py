"""Phase 3, Service: one Customer a turn, its orders, rewards and ability (SB-SERVE, SB-REWARD, SB-ANGRY, SB-TARGET)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean import causes
from demitasse.games.seize_the_bean.abilities.board_games import instead
from demitasse.games.seize_the_bean.base_game.line import ClearLine
from demitasse.games.seize_the_bean.base_game.moods import (
    ANGRY,
    MOST_TURNS,
    NAPPING,
    NEUTRAL,
    PLAYING,
    SERVED,
    marks_of,
    place_of,
    set_mood,
    upset,
)
from demitasse.games.seize_the_bean.base_game.orders import (
    MAIN,
    SECONDARY,
    name_of_order,
    order_of,
    pay,
    payable,
)
from demitasse.games.seize_the_bean.base_game.prices import missing
from demitasse.games.seize_the_bean.choices import (
    DECLINE,
    FULFIL,
    SERVE,
    SKIP,
    Decline,
    Fulfil,
    Serve,
    Skip,
)
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY, Card
from demitasse.games.seize_the_bean.drafts import founder_turns
from demitasse.games.seize_the_bean.drafts.founders import ready
from demitasse.games.seize_the_bean.events import AbilityUsed, Calmed, Failed, Served, Skipped
from demitasse.games.seize_the_bean.expansion_events import Slept, SoldOut
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.games.seize_the_bean.variants import celebrities, sold_out
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Message
from demitasse.kernel.seats import replaced
from demitasse.kernel.step import Step

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

SERVE_OR_SKIP: tuple[Choice, ...] = (SERVE, SKIP)
FULFIL_OR_NOT: tuple[Choice, ...] = (FULFIL, DECLINE)
ORDERS = (MAIN, SECONDARY)
ONLY_MAIN: tuple[int, ...] = (0,)


def next_unserved(position: SeizeTheBeanPosition, seat: Seat) -> int:
    """SB-SERVE-02, SB-TARGET-04, SB-RULING-29, SB-RULING-63: the first Customer without a mark, or NOBODY."""
    for place, (_, _, marks) in enumerate(position.lines[seat]):
        if not marks & SERVED:
            return place
    return NOBODY


def finished(position: SeizeTheBeanPosition, seat: Seat) -> bool:
    """SB-SERVE-06, SB-RULING-27, SB-RULING-28, SB-RULING-58, SB-RULING-62, SB-XRULING-50: the Service Token shows it is
    finished.
    """
    if position.phase != "service":
        return False
    if position.turns[seat] >= MOST_TURNS:
        return True
    return next_unserved(position, seat) == NOBODY and not (position.called[seat] and ready(position, seat))


class ServiceTurn(SeizeTheBeanStep, frozen=True):
    """SB-SERVE-01: a Service turn, of this seat or of the next that has one."""

    kind = "service"

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-SERVE-01, SB-SERVE-04, SB-SERVE-05, SB-SERVE-06, SB-RULING-28: the next player in turn order with somebody
        to serve; with none it is over.
        """
        start, seats = self.seat, position.seats
        for offset in range(seats):
            seat = (start + offset) % seats
            if position.called[seat] and not finished(position, seat):
                position.done(founder_turns.ServeFounder(seat), ServiceTurn((seat + 1) % seats))
                return True
            place = next_unserved(position, seat) if position.turns[seat] < MOST_TURNS else NOBODY
            if place != NOBODY:
                position.done(ServiceTurn((seat + 1) % seats))
                begin(position, seat, place, events)
                return True
        if any(position.called):
            position.called = ((),) * seats
        position.done(ClearLine(position.full))
        return True


def begin(position: SeizeTheBeanPosition, seat: Seat, place: int, events: list[Event]) -> None:
    """SB-SERVE-03, SB-SERVE-07, SB-SERVE-08, SB-TARGET-06: the Customer is Served from now on; a Happy one may be
    skipped.
    """
    line = position.lines[seat]
    card, mood, marks = line[place]
    position.lines = replaced(position.lines, seat, replaced(line, place, (card, mood, marks | SERVED)))
    position.turns = replaced(position.turns, seat, position.turns[seat] + 1)
    welcome(position, seat, card)
    if mood > NEUTRAL:
        position.push(Greet(seat))
    else:
        events.append(Served(seat, position.content.ids[CUSTOMERS][card]))
        serve_main(position, seat, int(mood == ANGRY), events)


def welcome(position: SeizeTheBeanPosition, seat: Seat, card: Card) -> None:
    """Whom this seat serves: all that its turn brings is due to them."""
    position.guest, position.host = card, seat
    causes.begin(position, position.content.ids[CUSTOMERS][card], len(position.agenda))


class Greet(SeizeTheBeanStep, frozen=True):
    """SB-SERVE-07, SB-DEC-07: a Happy Customer, who may be skipped."""

    kind = "greet"

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-RULING-33: a Happy Customer may be skipped, also where it cannot be paid for."""
        return SERVE_OR_SKIP

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        card = position.guest
        able = able_to_serve(position, self.seat, card)
        facts = {"card": position.content.ids[CUSTOMERS][card], "payable": "yes" if able else "no"}
        return Message("sb-prompt-greet", facts)

    def serve(self, position: SeizeTheBeanPosition, choice: Serve, events: list[Event]) -> None:
        """SB-RULING-40: its Happy tokens stay."""
        position.done()
        events.append(Served(self.seat, position.content.ids[CUSTOMERS][position.guest]))
        serve_main(position, self.seat, 0, events)

    def skip(self, position: SeizeTheBeanPosition, choice: Skip, events: list[Event]) -> None:
        """SB-SERVE-08, SB-RULING-61: a Happy token less, and the turn is over."""
        seat, card = self.seat, position.guest
        place = place_of(position.lines[seat], card)
        set_mood(position, seat, place, position.lines[seat][place][1] - 1)
        events.append(Skipped(seat, position.content.ids[CUSTOMERS][card]))
        end_service(position)

    ANSWERS = {Serve: serve, Skip: skip}


# The four steps of serving. Steps name an order by its number in ORDERS.


def able_to_serve(position: SeizeTheBeanPosition, seat: Seat, card: Card) -> tuple[int, ...]:
    """SB-PACK-06, SB-XRULING-45: the orders that a seat could pay first; only a City Celebrity has a choice of two."""
    content = position.content
    first: tuple[int, ...] = ONLY_MAIN if payable(position, seat, content.main[card]) else ()
    if card in content.celebrity_cards and payable(position, seat, order_of(position, card, SECONDARY)):
        first = (*first, 1)
    return first


def serve_main(position: SeizeTheBeanPosition, seat: Seat, angry: int, events: list[Event]) -> None:
    """SB-SERVE-09, SB-SERVE-11, SB-RULING-31: the main order, compulsory if it can be paid."""
    first = able_to_serve(position, seat, position.guest)
    if not first:
        fail(position, seat, angry, events)
    elif len(first) == 1:
        fulfil_first(position, seat, angry, first[0], events)
    else:
        position.push(celebrities.FirstOrder(seat, angry))


def fail(position: SeizeTheBeanPosition, seat: Seat, angry: int, events: list[Event]) -> None:
    """SB-SERVE-13, SB-SERVE-14, SB-SERVE-15, SB-SERVE-16, SB-RULING-33: the main order is not paid; SB-SOLDOUT-02,
    SB-SOLDOUT-03, SB-XRULING-55: others may be asked first.
    """
    card = position.guest
    if position.sold_out and position.lines[seat][place_of(position.lines[seat], card)][1] <= NEUTRAL:
        events.append(SoldOut(seat, position.content.ids[CUSTOMERS][card]))
        position.push(sold_out.OfferToOthers((seat + 1) % position.seats, angry))
    else:
        turn_away(position, events)


def turn_away(position: SeizeTheBeanPosition, events: list[Event]) -> None:
    """SB-SERVE-14, SB-SOLDOUT-08, SB-RULING-34, SB-RULING-35, SB-XRULING-58: nobody serves the Customer, who gets an
    Angry token.
    """
    host, card = position.host, position.guest
    lacking = missing(position, host, order_of(position, card, MAIN))
    short = tuple([kind for kind, count in lacking.items() for _ in range(count)])
    events.append(Failed(host, position.content.ids[CUSTOMERS][card], short))
    upset(position, host, card, events)
    position.guest = position.host = NOBODY


def fulfil_first(
    position: SeizeTheBeanPosition, seat: Seat, angry: int, which: int, events: list[Event]
) -> None:
    """The order that is paid as the main one; what paying leads to comes before what follows."""
    card = position.guest
    paying = order_of(position, card, ORDERS[which]).paying[seat]
    position.push(*paying, SecondaryOrder(seat, angry, which))
    pay(position, seat, card, ORDERS[which], events)


class SecondaryOrder(SeizeTheBeanStep, frozen=True):
    """SB-SERVE-12: the order that follows the main one, or of a City Celebrity the one that was not paid first."""

    kind = "secondary"

    angry: int
    which: int

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-SERVE-10, SB-DEC-08: asked only when there is one and it can be paid."""
        content = position.content
        other = content.main[position.guest] if self.which else content.secondary[position.guest]
        if other is not None and payable(position, self.seat, other):
            return False
        self.conclude(position, both=False)
        return True

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-SERVE-12, SB-RULING-36: voluntary, for an Angry Customer too."""
        return FULFIL_OR_NOT

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        card, angry = position.guest, self.angry
        if card in position.content.celebrity_cards:
            order = name_of_order(position, card, self.order_left)
            facts: dict[str, str | int] = {"order": order, "angry": angry}
            return Message("sb-prompt-other-order", {"card": position.content.ids[CUSTOMERS][card], **facts})
        return Message("sb-prompt-secondary", {"card": position.content.ids[CUSTOMERS][card], "angry": angry})

    @property
    def order_left(self) -> str:
        """Which order the step asks about."""
        return ORDERS[1 - self.which]

    def fulfil(self, position: SeizeTheBeanPosition, choice: Fulfil, events: list[Event]) -> None:
        card = position.guest
        self.conclude(position, both=True)
        pay(position, self.seat, card, self.order_left, events)

    def decline(self, position: SeizeTheBeanPosition, choice: Decline, events: list[Event]) -> None:
        """SB-SERVE-12: no secondary order."""
        self.conclude(position, both=False)

    def conclude(self, position: SeizeTheBeanPosition, *, both: bool) -> None:
        """SB-REWARD-01, SB-REWARD-02, SB-RULING-39, SB-RULING-59, SB-DEC-09: what the paid orders bring, main order
        first, then the ability.
        """
        seat, card = self.seat, position.guest
        secondary = order_of(position, card, self.order_left) if both else None
        paying = secondary.paying[seat] if secondary else ()
        if self.angry:
            position.done(*paying, CalmDown(seat))
            return
        rewards = order_of(position, card, ORDERS[self.which]).rewards[seat]
        ability: Step = UseAbility(seat, card, self.which)
        if secondary:
            rewards = (*rewards, *secondary.rewards[seat])
            if card in position.content.celebrity_cards:
                ability = celebrities.BothAbilities(seat, card)
        position.done(*paying, *rewards, ability, EndService(seat))

    ANSWERS = {Fulfil: fulfil, Decline: decline}


class CalmDown(SeizeTheBeanStep, frozen=True):
    """An Angry Customer was served."""

    kind = "calm"

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-ANGRY-01, SB-ANGRY-02, SB-ANGRY-03, SB-SOLDOUT-06, SB-XRULING-46: the token is removed, and that is
        all.
        """
        host, card = position.host, position.guest
        place = place_of(position.lines[host], card)
        if place != NOBODY and position.lines[host][place][1] == ANGRY:
            set_mood(position, host, place, NEUTRAL)
            events.append(Calmed(host, position.content.ids[CUSTOMERS][card]))
        end_service(position)
        return True


class UseAbility(SeizeTheBeanStep, frozen=True):
    """The ability of a Customer that was served; which of the two of a City Celebrity; whether boosted."""

    kind = "ability"

    card: Card
    which: int
    boosted: tuple[int, ...] = ()

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-TARGET-01, SB-TARGET-02: its effects, one after the other; an optional one is told when it is used."""
        seat, card, which = self.seat, self.card, self.which
        content = position.content
        marks = marks_of(position, position.host, card)
        if marks & (NAPPING | PLAYING):
            position.done()
            replace_ability(position, seat, card, marks, events)
            return True
        if self.boosted and card in content.boosted_steps:
            steps = content.boosted_steps[card][seat]
        else:
            steps = (content.second_steps if which else content.ability_steps)[card][seat]
        position.done(*steps)
        if steps and content.members[card]:
            ability = (content.second_ability if which else content.ability)[card]
            is_super = (content.second_is_super if which else content.is_super)[card]
            events.append(AbilityUsed(seat, content.ids[CUSTOMERS][card], ability, is_super))
        return True


def replace_ability(
    position: SeizeTheBeanPosition, seat: Seat, card: Card, marks: int, events: list[Event]
) -> None:
    """SB-ABILITY-NAPTIME-03, SB-ABILITY-BOARDGAMES-03, SB-XRULING-05, SB-XRULING-24: Good Reviews for who plays, else a
    nap.
    """
    if marks & PLAYING:
        instead(position, seat, card, events)
    else:
        events.append(Slept(seat, position.content.ids[CUSTOMERS][card]))


class EndService(SeizeTheBeanStep, frozen=True):
    """The end of a Service turn."""

    kind = "leave"

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        end_service(position)
        return True


def end_service(position: SeizeTheBeanPosition) -> None:
    """SB-SERVE-16: the service is over, and with it the turn."""
    position.guest = position.host = NOBODY
    position.done()
