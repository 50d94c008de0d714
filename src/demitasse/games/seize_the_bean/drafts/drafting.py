"""Drafts before the first Day, everybody at the same time: Founders, Friends & Family (SB-FOUNDER-02…06, SB-FF-07…11).

A round has a step a seat, `("friends", 2)`, and ends with `("hand_on", …)` once everybody has kept a card. Nobody sees
a hand or what was kept before all is shown (SB-XVIS-01, -02): a card is chosen by its place, and hands are shuffled
when they move on, so that not even who handed them on can read the places. `out` holds whatever is in the box.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from demitasse.games.seize_the_bean.base_game.decks import own
from demitasse.games.seize_the_bean.base_game.end_of_day import begin_day
from demitasse.games.seize_the_bean.choices import Keep
from demitasse.games.seize_the_bean.content import CUSTOMERS, Card
from demitasse.games.seize_the_bean.effects import RESOURCES, Step
from demitasse.games.seize_the_bean.expansion_events import DraftBegan, FriendsShown, HandsPassed, Kept
from demitasse.kernel.chance import Chance
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.message import Fact, Message
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

FOUNDERS, FRIENDS, SETTLE = "founders", "friends", "settle"
TOGETHER = frozenset((FOUNDERS, FRIENDS, SETTLE))
"""Steps that everybody takes at the same time."""
DEALT = {FOUNDERS: 3, FRIENDS: 8}
KEPT = {FOUNDERS: 3, FRIENDS: 4}
KEEP = tuple(map(Keep, range(1, 1 + max(DEALT.values()))))


def before_the_first_day(*, founders: bool, friends: bool, grand_opening: bool) -> tuple[Step, ...]:
    """SB-FOUNDER-20, SB-FF-12: the Founders come first."""
    steps: list[Step] = []
    if founders:
        steps += [("deal", 0, FOUNDERS), ("unveil", 0)]
    if friends:
        steps += [("deal", 0, FRIENDS), ("welcome", 0, int(grand_opening))]
    return tuple(steps)


def resolve_first_day(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-SETUP-35, SB-DAY-01: everything is set up. Starbots waits with a first turn until somebody listens."""
    begin_day(position, events)
    if position.full == position.robot:
        position.agenda = (("opening", 0), *position.agenda)
    return True


# Who chooses what.


def waiting(position: SeizeTheBeanPosition) -> tuple[Seat, ...]:
    """Everybody who has not kept a card in this round; later, whoever the next step asks."""
    kind = position.agenda[0][0]
    if kind not in TOGETHER:
        return (position.agenda[0][1],)
    return tuple([step[1] for step in position.agenda if step[0] == kind])


def hand_choices(position: SeizeTheBeanPosition, seat: Seat) -> tuple[Choice, ...]:
    """SB-XDEC-01, SB-XDEC-02: any card of the hand, by its place."""
    return KEEP[: len(position.hands[seat])] if seat in waiting(position) else ()


def offer(position: SeizeTheBeanPosition) -> tuple[Choice, ...]:
    return hand_choices(position, position.agenda[0][1])


def prompt(position: SeizeTheBeanPosition) -> Message:
    kind, seat = position.agenda[0][:2]
    facts: dict[str, Fact] = {
        "kind": kind,
        "cards": len(position.hands[seat]),
        "round": len(position.kept[seat]) + 1,
    }
    return Message("sb-prompt-draft", facts)


def turn_to(position: SeizeTheBeanPosition, seat: Seat) -> None:
    """The step of this seat first: in which order the seats choose does not matter."""
    kind = position.agenda[0][0]
    if kind in TOGETHER:
        mine = (kind, seat)
        position.agenda = (mine, *[step for step in position.agenda if step != mine])


def keep(position: SeizeTheBeanPosition, choice: Keep, events: list[Event]) -> None:
    """SB-FOUNDER-05, -06, SB-FF-08: face down. Who settles on a Founder holds all three until everybody has."""
    kind, seat = position.agenda[0][:2]
    position.agenda = position.agenda[1:]
    card = position.hands[seat][choice.place - 1]
    if kind == SETTLE:
        position.kept = replaced(position.kept, seat, (card,))
    else:
        set_aside(position, seat, card)
    events.append(Kept(seat, kind, position.content.ids[CUSTOMERS][card]))


def set_aside(position: SeizeTheBeanPosition, seat: Seat, card: Card) -> None:
    hand = tuple([other for other in position.hands[seat] if other != card])
    position.hands = replaced(position.hands, seat, hand)
    position.kept = replaced(position.kept, seat, (*position.kept[seat], card))


# The course of a draft.


def people(position: SeizeTheBeanPosition) -> list[Seat]:
    """Everybody but Starbots, who does not choose (SB-FF-11, SB-FOUNDER-22)."""
    return [seat for seat in range(position.seats) if seat != position.robot]


def box(position: SeizeTheBeanPosition, kind: str) -> list[Card]:
    """The Founders, or the Friends & Family, in the box."""
    content = position.content
    cards = content.founder_cards if kind == FOUNDERS else content.friend_cards
    return [card for card in position.out if card in cards]


def resolve_deal(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-FOUNDER-02, SB-FF-07: everybody's hand; what is not dealt stays in the box."""
    _, _, kind = position.agenda[0]
    number, seats = DEALT[kind], position.seats
    deck, position.chance = position.chance.shuffled(box(position, kind))
    position.hands = tuple([deck[seat * number : (seat + 1) * number] for seat in range(seats)])
    position.kept = ((),) * seats
    dealt = frozenset(deck[: seats * number])
    position.out = tuple([card for card in position.out if card not in dealt])
    position.revealed += 1
    events.append(DraftBegan(kind, number))
    position.agenda = (*one_round(position, kind), *position.agenda[1:])
    return True


def one_round(position: SeizeTheBeanPosition, kind: str) -> tuple[Step, ...]:
    steps: list[Step] = [(kind, seat) for seat in people(position)]
    return (*steps, ("hand_on", 0, kind))


def resolve_hand_on(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-FF-08, SB-FF-09, SB-FOUNDER-05: to the left; the last Founder of a hand is kept without a choice."""
    _, _, kind = position.agenda[0]
    position.agenda = position.agenda[1:]
    position.revealed += 1
    if position.robot >= 0:
        keep_any(position, position.robot)
    if len(position.kept[0]) < KEPT[kind]:
        pass_left(position, events)
        if len(position.hands[0]) > 1:
            position.agenda = (*one_round(position, kind), *position.agenda)
            return True
        for seat in range(position.seats):
            set_aside(position, seat, position.hands[seat][0])
    if kind == FOUNDERS:
        position.hands, position.kept = position.kept, ((),) * position.seats
        position.agenda = (*[(SETTLE, seat) for seat in people(position)], *position.agenda)
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


def resolve_welcome(position: SeizeTheBeanPosition, events: list[Event]) -> bool:
    """SB-FF-05, -09, -10: the four kept are shown, bring their resources and become the Customer Deck."""
    _, _, grand_opening = position.agenda[0]
    position.agenda = position.agenda[1:]
    position.revealed += 1
    kept, left = position.kept, [card for hand in position.hands for card in hand]
    if position.robot >= 0:
        left += kept[position.robot]
    to_the_box(position, left)
    ids = position.content.ids[CUSTOMERS]
    for seat in people(position):
        friends = tuple(sorted(kept[seat]))
        supply = starting_resources(position, friends)
        position.supply = replaced(position.supply, seat, supply)
        deck, position.chance = position.chance.shuffled(friends)
        lay_friends(position, seat, deck, grand_opening)
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
    """SB-SETUP-26, SB-OPENING-01: the Customer Deck; for a Grand Opening, the Discard Pile, face up."""
    if grand_opening:
        position.piles = replaced(position.piles, own(seat), deck)
    else:
        position.decks = replaced(position.decks, own(seat), deck)


# What a seat can imagine.


def hidden(position: SeizeTheBeanPosition) -> dict[str, Any]:
    """SB-XVIS-02: hands, cards kept, and while Founders are drafted those in the box."""
    facts: dict[str, Any] = {"hands": [], "kept": [], "box": []}
    kind = position.agenda[0][0] if position.agenda else ""
    if kind in TOGETHER:
        ids = position.content.ids[CUSTOMERS]
        facts["hands"] = [[ids[card] for card in hand] for hand in position.hands]
        facts["kept"] = [[ids[card] for card in kept] for kept in position.kept]
        if kind != FRIENDS:
            facts["box"] = [ids[card] for card in box(position, FOUNDERS)]
    return facts


def imagined(twin: SeizeTheBeanPosition, viewer: Seat | None, chance: Chance) -> Chance:
    """SB-XVIS-01, -02: hands, cards kept and the box dealt again, true to what passed through the viewer's hands."""
    kind = twin.agenda[0][0]
    if kind not in TOGETHER:
        return chance
    settling = kind == SETTLE
    rounds = [list(cards) for cards in (twin.hands if settling else twin.kept)]
    hands = [[] if settling else list(hand) for hand in twin.hands]
    founders = box(twin, FOUNDERS) if kind != FRIENDS else []
    pools = pools_of(rounds, hands, viewer)
    unseen = sorted([*pools.pop(UNSEEN, []), *[(BOX, 0, place) for place in range(len(founders))]])
    for places in (unseen, *[pools[key] for key in sorted(pools)]):
        places_to_fill = {KEPT_AT: rounds, HAND_AT: hands, BOX: [founders]}
        cards = sorted([places_to_fill[where][seat][place] for where, seat, place in places])
        shuffled, chance = chance.shuffled(cards)
        for card, (where, seat, place) in zip(shuffled, places, strict=True):
            places_to_fill[where][seat][place] = card
    others = [card for card in twin.out if card not in twin.content.founder_cards]
    if kind != FRIENDS:
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
