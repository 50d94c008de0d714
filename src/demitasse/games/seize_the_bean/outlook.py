"""What a choice leads to, in a few words: for the list of choices and the marks on the table.

Only what the seat can see is told, so this is help and no rule. How loudly a choice is offered is judged in `tones`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from demitasse.games.seize_the_bean import outlook_of_resources as resources
from demitasse.games.seize_the_bean.abilities.applause import Applause
from demitasse.games.seize_the_bean.abilities.copying import Act, CopySide
from demitasse.games.seize_the_bean.abilities.targeting import MeetUp, Regular, whose
from demitasse.games.seize_the_bean.asking import Ability
from demitasse.games.seize_the_bean.base_game.actions import MOST_ICONS, eligible
from demitasse.games.seize_the_bean.base_game.decks import CITY_DECKS, own
from demitasse.games.seize_the_bean.base_game.looking import Ddos, PutBack
from demitasse.games.seize_the_bean.base_game.moods import NAPPING, marks_of, place_of
from demitasse.games.seize_the_bean.base_game.orders import MAIN, bill
from demitasse.games.seize_the_bean.base_game.scoring import icons_by_group
from demitasse.games.seize_the_bean.base_game.service import ORDERS, SecondaryOrder, able_to_serve
from demitasse.games.seize_the_bean.base_game.supply import BEAN, GainResource, Scoop, scoop_brings
from demitasse.games.seize_the_bean.choices import (
    Accept,
    Activate,
    Blame,
    Confirm,
    Craft,
    Cup,
    Decline,
    Discard,
    Done,
    Fulfil,
    Give,
    Keep,
    Look,
    Name,
    Pay,
    Pick,
    Place,
    Player,
    Praise,
    Put,
    Return,
    Serve,
    Side,
    Skip,
    Take,
    Under,
)
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY, PANTRY, ROWS, SPACES, Card
from demitasse.games.seize_the_bean.drafts.founder_turns import ServeFounder
from demitasse.games.seize_the_bean.effects import RESOURCES
from demitasse.games.seize_the_bean.entries import CelebrityEntry, OrderEntry
from demitasse.games.seize_the_bean.solo.scenarios import KEPT, goes_to
from demitasse.games.seize_the_bean.solo.starbots import Opening
from demitasse.games.seize_the_bean.variants.celebrities import SIDES, BothAbilities, FirstOrder
from demitasse.games.seize_the_bean.variants.crafting import CraftTokens
from demitasse.games.seize_the_bean.variants.cups import usable
from demitasse.games.seize_the_bean.variants.diverse_city import MarkGroup
from demitasse.games.seize_the_bean.variants.sold_out import OfferToOthers
from demitasse.games.seize_the_bean.variants.wildcards import AssignWildcard
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Fact, Message

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def outlook(position: SeizeTheBeanPosition, seat: Seat, choice: Choice) -> Message | None:
    look = LOOK.get(type(choice))
    return None if look is None else look(position, seat, choice)


def of_place(position: SeizeTheBeanPosition, seat: Seat, choice: Place) -> Message:
    """The resources of all icons if none has to be left out; else how many icons there are."""
    icons = eligible(position, seat, SPACES.index(choice.space))
    gains: dict[str, int] = dict.fromkeys(RESOURCES, 0)
    steps = [step for icon in icons for step in position.content.printed_steps[icon][seat]]
    scoops = 0
    for step in steps:
        if isinstance(step, GainResource):
            gains[RESOURCES[step.resource]] += step.count
        elif isinstance(step, Scoop):
            scoops += 1
    least, most = (scoops * beans for beans in scoop_brings(position))
    gains[RESOURCES[BEAN]] += least
    others = sum(not isinstance(step, GainResource | Scoop) for step in steps)
    if len(icons) > MOST_ICONS or not any(gains.values()):
        return Message("sb-outlook-icons", {"icons": len(icons), "most": MOST_ICONS})
    return Message("sb-outlook-gains", {**gains, "by_chance": most - least, "others": others})


def of_activate(position: SeizeTheBeanPosition, seat: Seat, choice: Activate) -> Message | None:
    """Which card the icon is printed on."""
    known = choice.card in position.content.names
    return Message("sb-outlook-printed-on", {"card": choice.card}) if known else None


def of_take(position: SeizeTheBeanPosition, seat: Seat, choice: Take) -> Message:
    """Group and ability of a Customer; what an Upgrade adds."""
    content = position.content
    row = next(row for row, cards in enumerate(content.index) if choice.card in cards)
    card = content.index[row][choice.card]
    if row == CUSTOMERS:
        ability, twice = content.ability[card], content.is_super[card]
        groups = tuple([content.group_ids[group] for group in content.of_groups[card]])
        if card in content.celebrity_cards:
            return of_celebrity(position, card, groups)
        facts: dict[str, Fact] = {"groups": groups, "wild": int(card in content.wild)}
        return Message("sb-outlook-customer", {**facts, "ability": ability, "twice": twice})
    icons = tuple([content.activate[icon].icon for icon in content.printed_at[row][card]])
    if row == PANTRY:
        return Message("sb-outlook-pantry", {"special": content.pantry[card].special, "icons": icons})
    return Message("sb-outlook-style", {"groups": content.style[card].groups, "icons": icons})


def of_celebrity(position: SeizeTheBeanPosition, card: Card, groups: tuple[str, ...]) -> Message:
    """Both abilities: all of them are Super."""
    content = position.content
    abilities = (content.ability[card], content.second_ability[card])
    facts: dict[str, Fact] = {"groups": groups, "wild": int(card in content.wild), "abilities": abilities}
    return Message("sb-outlook-celebrity", facts)


def of_pick(position: SeizeTheBeanPosition, seat: Seat, choice: Pick) -> Message:
    """Where a Customer stands; for some abilities what its icons are worth, for Acting which ability it has."""
    step, card = position.agenda[0], position.content.index[CUSTOMERS][choice.card]
    if isinstance(step, Applause | Regular | MeetUp):
        icons = position.content.reward_icons[card]
        return Message("sb-outlook-icons-worth", {"icons": icons, "goes": goes_to(position, seat, "icons")})
    if isinstance(step, Act):
        return of_copied(position, seat, card)
    if isinstance(step, ServeFounder):
        return of_founder(position, seat, card)
    owner = whose(position, card)
    if owner == NOBODY:
        return Message("sb-outlook-in-the-city")
    line = position.lines[owner]
    place = place_of(line, card)
    facts = {"mood": line[place][1], "place": place + 1}
    if owner == seat:
        return Message("sb-outlook-mood", facts)
    return Message("sb-outlook-in-line", {**facts, "whom": owner})


def of_founder(position: SeizeTheBeanPosition, seat: Seat, card: Card) -> Message:
    """What the main order of a Founder costs and brings."""
    entry = position.content.founders[position.content.founder_cards.index(card)]
    return of_bill(position, seat, card, MAIN, entry.main.rewards)


def of_keep(position: SeizeTheBeanPosition, seat: Seat, choice: Keep) -> Message:
    """Which card of the hand it is, and what it does: only its seat is told."""
    content = position.content
    card = position.hands[seat][choice.place - 1]
    facts: dict[str, Fact] = {"card": content.ids[CUSTOMERS][card], "ability": content.ability[card]}
    if card in content.founder_cards:
        founder = content.founders[content.founder_cards.index(card)]
        return Message(
            "sb-outlook-keep-founder", {**facts, "group": founder.group, "special": founder.special}
        )
    resources: dict[str, int] = dict(zip(RESOURCES, content.main_resources[card], strict=True))
    return Message("sb-outlook-keep-friend", {**facts, **resources})


def of_copied(position: SeizeTheBeanPosition, seat: Seat, card: Card) -> Message:
    content = position.content
    if marks_of(position, seat, card) & NAPPING:
        return Message("sb-outlook-napping")
    if card in content.celebrity_cards:
        groups = tuple([content.group_ids[group] for group in content.of_groups[card]])
        return of_celebrity(position, card, groups)
    return of_ability(position, card, 0)


def of_player(position: SeizeTheBeanPosition, seat: Seat, choice: Player) -> Message | None:
    """Whose deck: what everybody can count; whom to rob or to roast for: what they have."""
    if not isinstance(position.agenda[0], Ddos):
        return resources.of_resources(position, seat, choice)
    deck = own(choice.whom)
    facts = {"cards": len(position.decks[deck]), "discarded": len(position.piles[deck])}
    return Message("sb-outlook-cards-there", facts)


def of_look(position: SeizeTheBeanPosition, seat: Seat, choice: Look) -> Message:
    return Message("sb-outlook-deck", {"cards": len(position.decks[ROWS.index(choice.deck)])})


def of_card_looked_at(
    position: SeizeTheBeanPosition, seat: Seat, choice: Return | Discard | Under
) -> Message:
    """Which card it is: only its seat is told."""
    step = position.agenda[0]
    assert isinstance(step, PutBack)
    deck = step.deck
    ids = position.content.ids[deck if deck < CITY_DECKS else CUSTOMERS]
    return Message("sb-outlook-card", {"card": ids[position.decks[deck][choice.place - 1]]})


def of_serve(position: SeizeTheBeanPosition, seat: Seat, choice: Serve) -> Message:
    return of_first_order(position, seat, 0) or Message("sb-outlook-unpayable")


def of_first_order(position: SeizeTheBeanPosition, seat: Seat, angry: int) -> Message | None:
    """The order that would be paid; of a City Celebrity it may still be open which."""
    able = able_to_serve(position, seat, position.guest)
    if not able:
        return None
    first, *others = able
    return Message("sb-outlook-either-order") if others else of_order(position, seat, ORDERS[first], angry)


def of_order(position: SeizeTheBeanPosition, seat: Seat, which: str, angry: int) -> Message:
    """What an order of the Customer being served costs and brings."""
    rewards = () if angry else order_entry(position, which).rewards
    return of_bill(position, seat, position.guest, which, rewards)


def of_bill(
    position: SeizeTheBeanPosition, seat: Seat, card: Card, which: str, rewards: tuple[str, ...]
) -> Message:
    """Of Good Reviews among the rewards, where they go."""
    _, bean, milk, sugar, _, _, tokens = bill(position, seat, card, which)
    effects = position.content.effects
    reviews = any(effect.word == "review" for icon in rewards for effect in effects[icon])
    goes = goes_to(position, seat, "icon") if reviews else KEPT
    facts: dict[str, Fact] = {"bean": bean, "milk": milk, "sugar": sugar, "tokens": tokens}
    return Message("sb-outlook-order", {**facts, "rewards": rewards, "goes": goes})


def of_skip(position: SeizeTheBeanPosition, seat: Seat, choice: Skip) -> Message:
    """The mood that is left, and what the order would have brought."""
    line = position.lines[seat]
    served = of_first_order(position, seat, 0)
    rewards = served.facts.get("rewards", ()) if served else ()
    return Message(
        "sb-outlook-skip", {"left": line[place_of(line, position.guest)][1] - 1, "rewards": rewards}
    )


def of_decline(position: SeizeTheBeanPosition, seat: Seat, choice: Decline) -> Message | None:
    """What is left out: the rewards of an order, the effect of an ability, a Founder for this Day."""
    step = position.step_of(seat)
    if isinstance(step, SecondaryOrder):
        rewards = () if step.angry else order_entry(position, step.order_left).rewards
        return Message("sb-outlook-lost", {"rewards": rewards}) if rewards else None
    if isinstance(step, ServeFounder):
        return Message("sb-outlook-not-today")
    return Message("sb-outlook-no-effect") if isinstance(step, Ability) else None


def of_done(position: SeizeTheBeanPosition, seat: Seat, choice: Done) -> Message | None:
    """The Cups that stay unused; cards looked at just go back."""
    cups = len(usable(position, seat)) if isinstance(position.step_of(seat), CraftTokens) else 0
    return Message("sb-outlook-unused", {"cups": cups}) if cups else None


def of_fulfil(position: SeizeTheBeanPosition, seat: Seat, choice: Fulfil) -> Message:
    step = position.agenda[0]
    assert isinstance(step, SecondaryOrder)
    return of_order(position, seat, step.order_left, step.angry)


def of_side(position: SeizeTheBeanPosition, seat: Seat, choice: Side) -> Message:
    """Of a City Celebrity: the order that comes first, or the ability that does or is copied."""
    step, side = position.agenda[0], SIDES.index(choice.side)
    if isinstance(step, FirstOrder):
        return of_order(position, seat, ORDERS[side], step.angry)
    assert isinstance(step, BothAbilities | CopySide)
    return of_ability(position, step.card, side)


def of_ability(position: SeizeTheBeanPosition, card: Card, side: int) -> Message:
    content = position.content
    ability = (content.second_ability if side else content.ability)[card]
    twice = (content.second_is_super if side else content.is_super)[card]
    return Message("sb-outlook-ability", {"ability": ability, "twice": twice})


def of_accept(position: SeizeTheBeanPosition, seat: Seat, choice: Accept) -> Message | None:
    """Sold Out: what serving somebody else's Customer costs and brings."""
    step = position.agenda[0]
    return of_first_order(position, seat, step.angry) if isinstance(step, OfferToOthers) else None


def of_name(position: SeizeTheBeanPosition, seat: Seat, choice: Name) -> Message | None:
    """Diverse City: the marks on an Award; at the end: the icons everybody can see coming to count for it."""
    step = position.agenda[0]
    at = position.groups.index(position.content.group_ids.index(choice.group))
    if isinstance(step, MarkGroup):
        return Message("sb-outlook-marks", {"marks": position.marks[seat][at]})
    if not isinstance(step, AssignWildcard):
        return None
    icons = [icons_by_group(position, other)[at] for other in range(position.seats)]
    others = max(count for other, count in enumerate(icons) if other != seat)
    return Message("sb-outlook-icons-so-far", {"own": icons[seat], "others": others})


def order_entry(position: SeizeTheBeanPosition, which: str) -> OrderEntry:
    """An order of the Customer being served, as it is printed."""
    card = position.content.entry(position.guest)
    if isinstance(card, CelebrityEntry):
        return card.left if which == MAIN else card.right
    entry = card.main if which == MAIN else card.secondary
    assert entry is not None
    return entry


def of_confirm(position: SeizeTheBeanPosition, seat: Seat, choice: Confirm) -> Message | None:
    """Once the Café is open, Starbots plays; a confirmed action needs no more words."""
    return Message("sb-outlook-opening", {"opens": 1}) if isinstance(position.agenda[0], Opening) else None


LOOK: dict[type[Choice], Callable[[SeizeTheBeanPosition, Seat, Any], Message | None]] = {
    Place: of_place,
    Activate: of_activate,
    Take: of_take,
    Pick: of_pick,
    Look: of_look,
    Return: of_card_looked_at,
    Discard: of_card_looked_at,
    Under: of_card_looked_at,
    Serve: of_serve,
    Skip: of_skip,
    Fulfil: of_fulfil,
    Decline: of_decline,
    Done: of_done,
    Side: of_side,
    Player: of_player,
    Accept: of_accept,
    Name: of_name,
    Keep: of_keep,
    Confirm: of_confirm,
    Give: resources.of_give,
    Pay: resources.of_pay,
    Put: resources.of_put,
    Praise: resources.of_praise,
    Blame: resources.of_blame,
    Craft: resources.of_craft,
    Cup: resources.of_cup,
}
