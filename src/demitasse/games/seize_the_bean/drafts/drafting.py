"""Drafts before the first Day, everybody at the same time: Founders, Friends & Family (SB-FOUNDER, SB-FF).

A round has a step a seat, and ends with handing on once everybody has kept a card. Nobody sees a hand or what was kept
before all is shown (SB-XVIS-01, SB-XVIS-02): a card is chosen by its place, and hands are shuffled when they move on,
so that not even who handed them on can read the places. `out` holds whatever is in the box.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from demitasse.games.seize_the_bean.base_game.day import begin_day
from demitasse.games.seize_the_bean.base_game.decks import own
from demitasse.games.seize_the_bean.choices import Keep
from demitasse.games.seize_the_bean.content import CUSTOMERS, Card
from demitasse.games.seize_the_bean.drafts import founders as founding
from demitasse.games.seize_the_bean.effects import RESOURCES
from demitasse.games.seize_the_bean.expansion_events import DraftBegan, FriendsShown, HandsPassed, Kept
from demitasse.games.seize_the_bean.solo import starbots
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Fact, Message
from demitasse.kernel.seats import replaced
from demitasse.kernel.step import Agenda, Step

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

FOUNDERS, FRIENDS = "founders", "friends"
DEALT = {FOUNDERS: 3, FRIENDS: 8}
KEPT = {FOUNDERS: 3, FRIENDS: 4}
KEEP = tuple(map(Keep, range(1, 1 + max(DEALT.values()))))


def before_the_first_day(*, founders: bool, friends: bool, grand_opening: bool) -> Agenda:
    """SB-FOUNDER-20, SB-FF-12: the Founders come first."""
    steps: list[Step] = []
    if founders:
        steps += [DealHands(0, FOUNDERS), founding.Unveil(0)]
    if friends:
        steps += [DealHands(0, FRIENDS), Welcome(0, int(grand_opening))]
    return tuple(steps)


class FirstDay(SeizeTheBeanStep, frozen=True):
    """SB-DAY-01: the first Day begins."""

    kind = "first_day"

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-SETUP-35, SB-DAY-01: everything is set up. Starbots waits with a first turn until somebody listens."""
        begin_day(position, events)
        if position.full == position.robot.seat:
            position.push(starbots.Opening(0))
        return True


# Who chooses what.


class Draft(SeizeTheBeanStep, frozen=True):
    """A card of one's hand is kept, everybody at the same time."""

    together = True

    RULE: ClassVar[str] = "SB-FOUNDER-05"
    """Says that one card of a hand is kept."""

    def offer(self, position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
        """SB-XDEC-01, SB-XDEC-02: any card of the hand, by its place."""
        return KEEP[: len(position.hands[self.seat])]

    def prompt(self, position: SeizeTheBeanPosition) -> Message:
        facts: dict[str, Fact] = {
            "kind": self.kind,
            "cards": len(position.hands[self.seat]),
            "round": len(position.kept[self.seat]) + 1,
        }
        return Message("sb-prompt-draft", facts)

    def keep(self, position: SeizeTheBeanPosition, choice: Keep, events: list[Event]) -> None:
        """SB-FOUNDER-05, SB-FF-08: face down."""
        position.done()
        card = position.hands[self.seat][choice.place - 1]
        self.lay_down(position, card)
        events.append(Kept(self.seat, self.kind, position.content.ids[CUSTOMERS][card]))

    def lay_down(self, position: SeizeTheBeanPosition, card: Card) -> None:
        set_aside(position, self.seat, card)

    def refuse(self, position: SeizeTheBeanPosition, choice: Keep) -> Illegal:
        """Everybody chooses only among the cards in their hand."""
        last = len(position.hands[self.seat])
        return Illegal(self.RULE, "sb-no-such-card-in-hand", place=choice.place, last=last)

    ANSWERS = {Keep: keep}


class DraftFounder(Draft, frozen=True):
    """SB-FOUNDER-05: one of the Founders in one's hand."""

    kind = "founders"


class DraftFriend(Draft, frozen=True):
    """SB-FF-08: one of the Friends & Family in one's hand."""

    kind = "friends"

    RULE = "SB-FF-08"


class SettleOnFounder(Draft, frozen=True):
    """SB-FOUNDER-06: the one of three Founders who runs the Café."""

    kind = "settle"

    def lay_down(self, position: SeizeTheBeanPosition, card: Card) -> None:
        """SB-FOUNDER-06: who settles on a Founder holds all three until everybody has."""
        position.kept = replaced(position.kept, self.seat, (card,))


DRAFTED: dict[str, type[Draft]] = {FOUNDERS: DraftFounder, FRIENDS: DraftFriend}


def set_aside(position: SeizeTheBeanPosition, seat: Seat, card: Card) -> None:
    hand = tuple([other for other in position.hands[seat] if other != card])
    position.hands = replaced(position.hands, seat, hand)
    position.kept = replaced(position.kept, seat, (*position.kept[seat], card))


# The course of a draft.


def people(position: SeizeTheBeanPosition) -> list[Seat]:
    """Everybody but Starbots, who does not choose (SB-FF-11, SB-FOUNDER-22)."""
    return [seat for seat in range(position.seats) if seat != position.robot.seat]


def box(position: SeizeTheBeanPosition, what: str) -> list[Card]:
    """The Founders, or the Friends & Family, in the box."""
    content = position.content
    cards = content.founder_cards if what == FOUNDERS else content.friend_cards
    return [card for card in position.out if card in cards]


class DealHands(SeizeTheBeanStep, frozen=True):
    """A draft begins: of Founders, or of Friends & Family."""

    kind = "deal"

    what: str

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-FOUNDER-02, SB-FF-07: everybody's hand; what is not dealt stays in the box."""
        number, seats = DEALT[self.what], position.seats
        deck, position.chance = position.chance.shuffled(box(position, self.what))
        position.hands = tuple([deck[seat * number : (seat + 1) * number] for seat in range(seats)])
        position.kept = ((),) * seats
        dealt = frozenset(deck[: seats * number])
        position.out = tuple([card for card in position.out if card not in dealt])
        position.revealed += 1
        events.append(DraftBegan(self.what, number))
        position.done(*one_round(position, self.what))
        return True


def one_round(position: SeizeTheBeanPosition, what: str) -> Agenda:
    return (*[DRAFTED[what](seat) for seat in people(position)], HandOn(0, what))


class HandOn(SeizeTheBeanStep, frozen=True):
    """Everybody has kept a card: the hands move on, or the draft is over."""

    kind = "hand_on"

    what: str

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-FF-08, SB-FF-09, SB-FOUNDER-05: to the left; the last Founder of a hand is kept without a choice."""
        position.done()
        position.revealed += 1
        if position.robot.seat >= 0:
            keep_any(position, position.robot.seat)
        if len(position.kept[0]) < KEPT[self.what]:
            pass_left(position, events)
            if len(position.hands[0]) > 1:
                position.push(*one_round(position, self.what))
                return True
            for seat in range(position.seats):
                set_aside(position, seat, position.hands[seat][0])
        if self.what == FOUNDERS:
            position.hands, position.kept = position.kept, ((),) * position.seats
            position.push(*[SettleOnFounder(seat) for seat in people(position)])
        return True


def keep_any(position: SeizeTheBeanPosition, seat: Seat) -> None:
    """SB-FF-11, SB-FOUNDER-22: a random card is kept for Starbots, unseen."""
    hand = position.hands[seat]
    place, position.chance = position.chance.below(len(hand))
    set_aside(position, seat, hand[place])


def pass_left(position: SeizeTheBeanPosition, events: list[Event]) -> None:
    hands = []
    for hand in (position.hands[-1], *position.hands[:-1]):
        shuffled, position.chance = position.chance.shuffled(sorted(hand))
        hands.append(shuffled)
    position.hands = tuple(hands)
    events.append(HandsPassed(len(hands[0])))


def to_the_box(position: SeizeTheBeanPosition, cards: list[Card]) -> None:
    """Which cards left the game follows from those shown: the box keeps no order."""
    position.out = tuple(sorted((*position.out, *cards)))
    position.hands = position.kept = ((),) * position.seats


# Friends & Family.


class Welcome(SeizeTheBeanStep, frozen=True):
    """SB-FF-10: the Friends & Family kept come to their Café."""

    kind = "welcome"

    grand_opening: int

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-FF-05, SB-FF-09, SB-FF-10: the four kept are shown, bring their resources and become the Customer Deck."""
        position.done()
        position.revealed += 1
        kept, left = position.kept, [card for hand in position.hands for card in hand]
        if position.robot.seat >= 0:
            left += kept[position.robot.seat]
        to_the_box(position, left)
        ids = position.content.ids[CUSTOMERS]
        for seat in people(position):
            friends = tuple(sorted(kept[seat]))
            supply = starting_resources(position, friends)
            position.supply = replaced(position.supply, seat, supply)
            deck, position.chance = position.chance.shuffled(friends)
            lay_friends(position, seat, deck, self.grand_opening)
            shown = tuple([ids[card] for card in friends])
            events.append(FriendsShown(seat, shown, *supply))
        return True


def starting_resources(position: SeizeTheBeanPosition, friends: tuple[Card, ...]) -> tuple[int, ...]:
    """SB-FF-03, SB-FF-04: what their main orders show; a Special Resource is two of its basic one."""
    shown = [position.content.main_resources[card] for card in friends]
    return tuple([sum(of[resource] for of in shown) for resource in range(len(RESOURCES))])


def lay_friends(
    position: SeizeTheBeanPosition, seat: Seat, deck: tuple[Card, ...], grand_opening: int
) -> None:
    """SB-SETUP-26, SB-OPENING-01, SB-OPENING-02: the Customer Deck; for a Grand Opening, the Discard Pile, face up."""
    if grand_opening:
        position.piles = replaced(position.piles, own(seat), deck)
    else:
        position.decks = replaced(position.decks, own(seat), deck)


# What a seat can imagine.


def hidden(position: SeizeTheBeanPosition) -> dict[str, Any]:
    """SB-XVIS-02: hands, cards kept, and while Founders are drafted those in the box."""
    facts: dict[str, Any] = {"hands": [], "kept": [], "box": []}
    step = position.agenda[0] if position.agenda else None
    if isinstance(step, Draft):
        ids = position.content.ids[CUSTOMERS]
        facts["hands"] = [[ids[card] for card in hand] for hand in position.hands]
        facts["kept"] = [[ids[card] for card in kept] for kept in position.kept]
        if not isinstance(step, DraftFriend):
            facts["box"] = [ids[card] for card in box(position, FOUNDERS)]
    return facts


def imagined(twin: SeizeTheBeanPosition, viewer: Seat | None, chance: Chance) -> Chance:
    """SB-XVIS-01, SB-XVIS-02: hands, cards kept and the box dealt again, true to what passed through the viewer's
    hands.
    """
    step = twin.agenda[0]
    if not isinstance(step, Draft):
        return chance
    settling, of_founders = isinstance(step, SettleOnFounder), not isinstance(step, DraftFriend)
    rounds = [list(cards) for cards in (twin.hands if settling else twin.kept)]
    hands = [[] if settling else list(hand) for hand in twin.hands]
    founders = box(twin, FOUNDERS) if of_founders else []
    pools = pools_of(rounds, hands, viewer)
    unseen = sorted([*pools.pop(UNSEEN, []), *[(BOX, 0, place) for place in range(len(founders))]])
    for places in (unseen, *[pools[key] for key in sorted(pools)]):
        places_to_fill = {KEPT_AT: rounds, HAND_AT: hands, BOX: [founders]}
        cards = sorted([places_to_fill[where][seat][place] for where, seat, place in places])
        shuffled, chance = chance.shuffled(cards)
        for card, (where, seat, place) in zip(shuffled, places, strict=True):
            places_to_fill[where][seat][place] = card
    others = [card for card in twin.out if card not in twin.content.founder_cards]
    if of_founders:
        twin.out = tuple(sorted((*others, *founders)))
    if not settling:
        twin.kept, twin.hands = tuple(map(tuple, rounds)), tuple(map(tuple, hands))
        return chance
    twin.hands = tuple(map(tuple, rounds))
    for seat in range(twin.seats):
        if seat != viewer and twin.kept[seat]:
            choice, chance = chance.below(len(rounds[seat]))
            twin.kept = replaced(twin.kept, seat, (rounds[seat][choice],))
    return chance


KEPT_AT, HAND_AT, BOX = range(3)
UNSEEN = (-1, -1)
Place = tuple[int, int, int]
"""Kept, in a hand or in the box; by whom; where among those cards."""


def pools_of(
    rounds: list[list[Card]], hands: list[list[Card]], viewer: Seat | None
) -> dict[tuple[int, int], list[Place]]:
    """The places whose cards could be any of each other's, by what the viewer saw last of the hand they came from.

    A hand starts with its owner and moves on by a seat each round, so in round r it lies with the seat `owner + r`, and
    the card that seat kept then came from it. Whoever holds a hand sees all that will be kept of it later.
    """
    seats, now = len(hands), min(map(len, rounds))
    pools: dict[tuple[int, int], list[Place]] = {}

    def put(owner: int, moment: int, place: Place) -> None:
        if viewer is None:
            pools.setdefault(UNSEEN, []).append(place)
            return
        held = [time for time in range(moment + 1) if (owner + time) % seats == viewer]
        pools.setdefault((owner, held[-1]) if held else UNSEEN, []).append(place)

    for seat, cards in enumerate(rounds):
        if seat != viewer:
            for moment in range(len(cards)):
                put((seat - moment) % seats, moment, (KEPT_AT, seat, moment))
    for seat, hand in enumerate(hands):
        if seat != viewer:
            for place in range(len(hand)):
                put((seat - now) % seats, now, (HAND_AT, seat, place))
    return pools
