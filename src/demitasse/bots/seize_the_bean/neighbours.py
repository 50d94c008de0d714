"""Habits about other Cafés: whom to rob, to upset, to send off, to give Beans; what to write about in the papers.

Somebody's loss is one's own gain as far as `Cafe.malice` says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from demitasse.bots.seize_the_bean.picking import best, card_of
from demitasse.bots.seize_the_bean.supplies import price_of
from demitasse.games.seize_the_bean.abilities.newsflash import (
    OWN,
    BlameGroups,
    Newsflash,
    PraiseGroups,
    matching,
    place_of_award,
)
from demitasse.games.seize_the_bean.abilities.swapping import Swap, SwapWith, partners, targets
from demitasse.games.seize_the_bean.abilities.targeting import Arrest, Disrupt, whose
from demitasse.games.seize_the_bean.abilities.trading import FreeSet, Roast, Rob, Steal
from demitasse.games.seize_the_bean.base_game.looking import Ddos, PutBack, foreign
from demitasse.games.seize_the_bean.base_game.moods import ANGRY, SERVED, place_of
from demitasse.games.seize_the_bean.base_game.scoring import icons_by_group
from demitasse.games.seize_the_bean.base_game.supply import BEAN, held, kind_of
from demitasse.games.seize_the_bean.choices import DECLINE, DONE, Blame, Discard, Give, Pick, Player, Praise
from demitasse.games.seize_the_bean.content import NOBODY, Card
from demitasse.games.seize_the_bean.effects import BOTH
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat

if TYPE_CHECKING:
    from demitasse.bots.seize_the_bean.cafe import Cafe


class Standing(NamedTuple):
    """Where a Customer stands: in whose Line, and how."""

    owner: Seat
    mood: int
    marks: int


def standing(position: SeizeTheBeanPosition, card: Card) -> Standing:
    owner = whose(position, card)
    if owner == NOBODY:
        return Standing(NOBODY, 0, 0)
    line = position.lines[owner]
    _, mood, marks = line[place_of(line, card)]
    return Standing(owner, mood, marks)


def in_line(cafe: Cafe, card: Card, mood: int, marks: int) -> float:
    """What a Customer in a Line is still worth to its owner today."""
    if mood == ANGRY:
        return -cafe.worth.angry * cafe.aims.bad * (1.0 if marks & SERVED else 0.5)
    happy = cafe.worth.happy * mood
    return happy if marks & SERVED else happy + max(0.0, cafe.guest(card).net)


def worth_to(cafe: Cafe, owner: Seat, value: float) -> float:
    """What is worth so much to its owner, as one sees it oneself."""
    return value if owner == cafe.seat else -cafe.malice(owner) * value


def as_seen_by(cafe: Cafe, owner: Seat) -> Cafe:
    return cafe if owner == cafe.seat else cafe.rival(owner)


# Disrupt and Arrest.


def disrupt(cafe: Cafe, position: SeizeTheBeanPosition, step: Disrupt) -> Choice:
    """Whoever costs a rival the most by being upset; with a Boost, for its reward icons."""

    def worth_of(choice: Choice) -> float:
        if not isinstance(choice, Pick):
            return 0.0
        card = card_of(cafe, choice)
        owner, mood, _ = standing(position, card)
        host = as_seen_by(cafe, owner)
        lost = host.worth.happy if mood > 0 else max(0.0, host.guest(card).brings) + host.worth.angry / 2
        return worth_to(cafe, owner, -lost) + step.note * cafe.aims.review * cafe.content.reward_icons[card]

    return best(cafe, position, worth_of)


def arrest(cafe: Cafe, position: SeizeTheBeanPosition, step: Arrest) -> Choice:
    """Who would still have brought a rival something today, or somebody Angry of one's own."""

    def worth_of(choice: Choice) -> float:
        if not isinstance(choice, Pick):
            return 0.0
        card = card_of(cafe, choice)
        owner, mood, marks = standing(position, card)
        lost = in_line(as_seen_by(cafe, owner), card, mood, marks)
        return worth_to(cafe, owner, -lost) + step.note * cafe.aims.review * cafe.content.reward_icons[card]

    return best(cafe, position, worth_of)


# Swap.


def kept_there(
    cafe: Cafe, position: SeizeTheBeanPosition, owner: Seat, card: Card, mood: int, marks: int
) -> float:
    """What a Customer in this place is worth to one: today, and for as long as it comes."""
    if owner == NOBODY:
        return 0.0
    host = as_seen_by(cafe, owner)
    return worth_to(cafe, owner, in_line(host, card, mood, marks) + host.recruit(card))


def pairs(
    cafe: Cafe, position: SeizeTheBeanPosition, cards: list[Card], one: Card, note: int
) -> dict[Card, float]:
    """By partner, what it is worth to have the two trade places."""
    here = standing(position, one)
    found: dict[Card, float] = {}
    for other in cards:
        there = standing(position, other)
        if here.owner == there.owner:
            gained = 0.0
        else:
            gained = kept_there(cafe, position, here.owner, other, there.mood, there.marks)
            gained += kept_there(cafe, position, there.owner, one, here.mood, here.marks)
            gained -= kept_there(cafe, position, here.owner, one, here.mood, here.marks)
            gained -= kept_there(cafe, position, there.owner, other, there.mood, there.marks)
        icons = cafe.content.reward_icons
        found[other] = gained + note * cafe.aims.review * max(icons[one], icons[other])
    return found


def swap(cafe: Cafe, position: SeizeTheBeanPosition, step: Swap) -> Choice:
    cards = targets(position)

    def worth_of(choice: Choice) -> float:
        if not isinstance(choice, Pick):
            return 0.0
        one = card_of(cafe, choice)
        return max(pairs(cafe, position, partners(cards, one, step.before), one, step.note).values())

    return best(cafe, position, worth_of)


def swap_with(cafe: Cafe, position: SeizeTheBeanPosition, step: SwapWith) -> Choice:
    cards = partners(targets(position), step.first, step.before)
    found = pairs(cafe, position, cards, step.first, step.note)
    return best(cafe, position, lambda choice: found[card_of(cafe, choice)])


# Decks.


def is_foreign(step: PutBack) -> bool:
    """Whether somebody else's deck is looked at."""
    return foreign(step.deck, step.seat) != NOBODY


def ddos(cafe: Cafe, position: SeizeTheBeanPosition, step: Ddos) -> Choice:
    """The deck of the best rival; one's own where there is no other."""

    def worth_of(choice: Choice) -> float:
        if not isinstance(choice, Player):
            return -1.0
        return 0.0 if choice.whom == cafe.seat else cafe.malice(choice.whom)

    return best(cafe, position, worth_of)


def put_back(cafe: Cafe, position: SeizeTheBeanPosition, step: PutBack) -> Choice:
    """Of somebody else's deck, better Customers than they have on average are sent away; one's own may stay."""
    owner = foreign(step.deck, step.seat)
    if owner == NOBODY or not step.may_discard:
        return DONE
    rival = cafe.rival(owner)
    mean = rival.mean_net()
    cards = position.decks[step.deck]

    def worth_of(choice: Choice) -> float:
        return rival.guest(cards[choice.place - 1]).net - mean if isinstance(choice, Discard) else 0.0

    choice = best(cafe, position, worth_of)
    return choice if isinstance(choice, Discard) else DONE


# Resources.


def steal(cafe: Cafe, position: SeizeTheBeanPosition, step: Steal) -> Choice:
    """From who has the most of what one can use, and rather from who is ahead."""

    def worth_of(choice: Choice) -> float:
        if not isinstance(choice, Player):
            return 0.0
        pieces = held(position, choice.whom)
        found = sorted([price_of(cafe, kind) for kind, count in enumerate(pieces) if count], reverse=True)
        return (1 + cafe.malice(choice.whom)) * sum(found[:3]) - cafe.worth.angry * max(0, 3 - len(found))

    return best(cafe, position, worth_of)


def rob(cafe: Cafe, position: SeizeTheBeanPosition, step: Rob) -> Choice:
    """The dearest piece of theirs, the cheapest of one's own."""
    sign = 1 if any(step.can_be_stolen(position)) else -1

    def worth_of(choice: Choice) -> float:
        assert isinstance(choice, Give)
        return sign * price_of(cafe, kind_of(position, choice.resource))

    return best(cafe, position, worth_of)


def free_set(cafe: Cafe, position: SeizeTheBeanPosition, step: FreeSet) -> Choice:
    """A set of any kinds is for whoever lacks one of the three."""
    pieces = held(position, step.whom)
    some = sum([count > 0 for count in pieces])
    accept, decline = position.choices(cafe.seat)
    return accept if some < 3 <= sum(pieces) else decline


def roast(cafe: Cafe, position: SeizeTheBeanPosition, step: Roast) -> Choice:
    """For whoever gets least from it: no rival to fear, or somebody who has Beans anyway."""

    def worth_of(choice: Choice) -> float:
        if not isinstance(choice, Player):
            return -sum(cafe.prices)
        if choice.whom == position.robot.seat:
            return 1.0
        return -cafe.malice(choice.whom) - 0.01 / (1 + position.supply[choice.whom][BEAN])

    return best(cafe, position, worth_of)


# Awards in the papers.


def chances(cafe: Cafe, position: SeizeTheBeanPosition) -> list[float]:
    """By Award in play, how likely one wins it."""
    icons = icons_by_group(position, cafe.seat)
    return [
        cafe.award_chance(own_icons - most) for own_icons, most in zip(icons, cafe.rivals.icons, strict=True)
    ]


def praise(cafe: Cafe, position: SeizeTheBeanPosition, step: PraiseGroups) -> Choice:
    likely = chances(cafe, position)

    def worth_of(choice: Choice) -> float:
        assert isinstance(choice, Praise)
        return good_news(cafe, likely[place_of_award(position, choice.group)])

    return best(cafe, position, worth_of)


def good_news(cafe: Cafe, mine: float) -> float:
    return mine - cafe.worth.rivals * (1 - mine)


def bad_news(cafe: Cafe, mine: float) -> float:
    return cafe.worth.rivals * (1 - mine) - cafe.aims.bad * mine


def blame(cafe: Cafe, position: SeizeTheBeanPosition, step: BlameGroups) -> Choice:
    likely = chances(cafe, position)

    def worth_of(choice: Choice) -> float:
        assert isinstance(choice, Blame)
        spared = cafe.aims.bad if choice.origin == OWN else 0.0
        return bad_news(cafe, likely[place_of_award(position, choice.group)]) + spared

    return best(cafe, position, worth_of)


def newsflash(cafe: Cafe, position: SeizeTheBeanPosition, step: Newsflash) -> Choice:
    """Good news where one will win, bad news where somebody else will; what is more of one's own goes first."""
    good = step.good
    likely = chances(cafe, position)
    places = matching(position, step.seat) if good else []
    top = max([good_news(cafe, likely[place]) for place in places], default=0.0)
    mean = sum([good_news(cafe, likely[place]) for place in places]) / max(1, len(places))
    bound = min(good, len(places))
    praised = bound * mean + (good - bound) * top if places else float("-inf")

    def worth_of(choice: Choice) -> float:
        if isinstance(choice, Praise):
            return praised + 0.01 * good_news(cafe, likely[place_of_award(position, choice.group)])
        if isinstance(choice, Blame):
            spared = cafe.aims.bad if choice.origin == OWN else 0.0
            news = bad_news(cafe, likely[place_of_award(position, choice.group)]) + spared
            return news * (step.bad if step.options != BOTH else 1)
        return 0.0 if choice == DECLINE else -1.0

    return best(cafe, position, worth_of)
