"""How the café keeper imagines itself to go on: a quick answer to every question."""

from __future__ import annotations

from collections.abc import Callable

from demitasse.bots.seize_the_bean import neighbours, opening, supplies
from demitasse.bots.seize_the_bean.cafe import Cafe
from demitasse.bots.seize_the_bean.neighbours import in_line, standing
from demitasse.bots.seize_the_bean.picking import best, card_of
from demitasse.bots.seize_the_bean.supplies import unpaid
from demitasse.games.seize_the_bean.abilities.board_games import worth as game_worth
from demitasse.games.seize_the_bean.base_game.looking import foreign
from demitasse.games.seize_the_bean.base_game.moods import ANGRY, NEUTRAL, place_of
from demitasse.games.seize_the_bean.base_game.orders import order_of
from demitasse.games.seize_the_bean.base_game.scoring import count
from demitasse.games.seize_the_bean.base_game.service import able_to_serve, order_left
from demitasse.games.seize_the_bean.choices import (
    ACCEPT,
    CONFIRM,
    DECLINE,
    FULFIL,
    SERVE,
    SKIP,
    Activate,
    Bonus,
    Name,
    Pick,
    Put,
    Side,
    Take,
    Use,
)
from demitasse.games.seize_the_bean.content import CUSTOMERS, NOBODY, PANTRY, Card, Order
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.variants.celebrities import SIDES
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat


def habit(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    """What to do in an imagined position, without thinking further."""
    known = HABITS.get(position.agenda[0][0])
    return known(cafe, position) if known else position.choices(cafe.seat)[0]


def at_a_glance(position: SeizeTheBeanPosition, seat: Seat) -> bool:
    """Whether nothing would come of imagining the rest of the Day: it is about others, or before or after all Days."""
    kind, _, *more = position.agenda[0]
    if kind == "return":
        return foreign(more[0], seat) != NOBODY
    return kind in AT_A_GLANCE


def confirm(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    return CONFIRM


def activate(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    printed = cafe.content.printed_choices

    def worth_of(choice: Choice) -> float:
        return cafe.icon(printed[choice]) if isinstance(choice, Activate) else 0.0

    return best(cafe, position, worth_of)


def recruit(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    index = cafe.content.index[CUSTOMERS]

    def worth_of(choice: Choice) -> float:
        return cafe.recruit(index[choice.card]) if isinstance(choice, Take) else 0.0

    return best(cafe, position, worth_of)


def upgrade(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    _, _, _, side, _ = position.agenda[0]
    row = PANTRY + side
    index = cafe.content.index[row]

    def worth_of(choice: Choice) -> float:
        return cafe.upgrade(row, index[choice.card]) if isinstance(choice, Take) else 0.0

    return best(cafe, position, worth_of)


def bonus(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    content = cafe.content

    def worth_of(choice: Choice) -> float:
        assert isinstance(choice, Bonus)
        return cafe.steps(content.bonus_steps[content.icon_index[choice.icon]][cafe.seat])

    return best(cafe, position, worth_of)


def greet(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    """A Customer who cannot be served loses a token either way, unless it is patient."""
    card = position.guest
    if not able_to_serve(position, cafe.seat, card):
        return SERVE if card in cafe.content.patient else SKIP
    return SERVE if cafe.guest(card).brings > 0 else SKIP


def secondary(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    """Worth its price, and nobody behind goes without a coffee for it."""
    if position.agenda[0][2]:
        return DECLINE
    order, ability = order_asked(position), 0.0
    if position.guest in cafe.content.celebrity_cards:
        steps = cafe.content.ability_steps if position.agenda[0][3] else cafe.content.second_steps
        ability = cafe.steps(steps[position.guest][cafe.seat])
    brings, bill = cafe.order(order)
    return FULFIL if worth_serving(cafe, position, brings + ability, bill, order) else DECLINE


def order_asked(position: SeizeTheBeanPosition) -> Order:
    return order_of(position, position.guest, order_left(position))


def worth_serving(
    cafe: Cafe, position: SeizeTheBeanPosition, brings: float, bill: tuple[int, ...], order: Order
) -> bool:
    """It brings more than it costs, and than those cost who go without for it."""
    cost = cafe.price(bill)
    if brings <= cost:
        return False
    supply = position.supply[cafe.seat]
    paid = order.basic if position.craft else bill
    left = tuple([max(0, had - price) for had, price in zip(supply, paid, strict=True)])
    lost = unpaid(cafe, position, left, cafe.seat) - unpaid(cafe, position, supply, cafe.seat)
    return brings > cost + lost * cafe.worth.angry * cafe.aims.bad


def cheer(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    """The best Customer to have again tomorrow; one who is not Happy yet rather than one who stays anyway."""
    index, line = cafe.content.index[CUSTOMERS], position.lines[cafe.seat]

    def worth_of(choice: Choice) -> float:
        if not isinstance(choice, Pick):
            return 0.0
        card = index[choice.card]
        mood = line[place_of(line, card)][1]
        return cafe.worth.happy * cafe.aims.happy + cafe.guest(card).net * (
            0.3 if mood > NEUTRAL else 0.6 if mood == NEUTRAL else 0.0
        )

    return best(cafe, position, worth_of)


def lose(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    """Whoever one is better off without, most of all somebody Angry."""
    index, line = cafe.content.index[CUSTOMERS], position.lines[cafe.seat]
    mean = cafe.mean_net()

    def worth_of(choice: Choice) -> float:
        if not isinstance(choice, Pick):
            return 0.0
        card = index[choice.card]
        mood = line[place_of(line, card)][1]
        tokens = cafe.worth.angry if mood == ANGRY else -cafe.worth.happy * mood
        award = 1.0 if cafe.content.members[card] else 0.0
        return cafe.visits * (mean - cafe.guest(card).net) + tokens - award

    return best(cafe, position, worth_of)


# Founders and other Cafés' Customers.


def founder(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    """SB-FOUNDER-12: served when it is worth it and nobody goes without."""

    def worth_of(choice: Choice) -> float:
        if not isinstance(choice, Pick):
            return 0.0
        card = card_of(cafe, choice)
        served, order = cafe.guest(card), cafe.content.main[card]
        return served.net if worth_serving(cafe, position, served.brings, served.bill, order) else -1.0

    return best(cafe, position, worth_of)


def sold_out(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    """SB-SOLDOUT-03: accepted when one can spare it; somebody Angry only to win the Customer over."""
    card, angry = position.guest, position.agenda[0][2]
    served, order = cafe.guest(card), cafe.content.main[card]
    brings = 0.0 if angry else served.brings
    if position.competing:
        brings += max(0.0, cafe.recruit(card))
    return ACCEPT if worth_serving(cafe, position, brings, served.bill, order) else DECLINE


def first_order(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    """SB-PACK-06: the side that brings more for its price, with its ability."""
    card, content = position.guest, cafe.content

    def worth_of(choice: Choice) -> float:
        assert isinstance(choice, Side)
        side = SIDES.index(choice.side)
        order = content.secondary[card] if side else content.main[card]
        assert order is not None
        brings, bill = cafe.order(order)
        return brings - cafe.price(bill) + side_worth(cafe, card, side)

    return best(cafe, position, worth_of)


def side_worth(cafe: Cafe, card: Card, side: int) -> float:
    content = cafe.content
    return cafe.steps((content.second_copied_steps if side else content.copied_steps)[card][cafe.seat])


def copy_side(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    _, _, card = position.agenda[0]

    def worth_of(choice: Choice) -> float:
        assert isinstance(choice, Side)
        return side_worth(cafe, card, SIDES.index(choice.side))

    return best(cafe, position, worth_of)


# Abilities about one's own Customers.


def act(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    """The best ability to copy; with a Boost its owner's reward icons count too."""
    note = float(position.agenda[0][3])

    def worth_of(choice: Choice) -> float:
        if not isinstance(choice, Pick):
            return 0.0
        card = card_of(cafe, choice)
        return side_worth(cafe, card, 0) + note * cafe.aims.review * cafe.content.reward_icons[card]

    return best(cafe, position, worth_of)


def applause(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    icons = cafe.content.reward_icons

    def worth_of(choice: Choice) -> float:
        return icons[card_of(cafe, choice)] if isinstance(choice, Pick) else 0.0

    return best(cafe, position, worth_of)


def nap(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    """Whose ability one would rather do without, or miss least."""

    def worth_of(choice: Choice) -> float:
        return -side_worth(cafe, card_of(cafe, choice), 0) if isinstance(choice, Pick) else 0.0

    return best(cafe, position, worth_of)


def regular(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    """Many reward icons, nothing left to bring today, and welcome tomorrow."""

    def worth_of(choice: Choice) -> float:
        if not isinstance(choice, Pick):
            return 0.0
        card = card_of(cafe, choice)
        _, mood, marks = standing(position, card)
        tomorrow = cafe.guest(card).net * min(1.0, cafe.days)
        reviews = cafe.aims.review * cafe.content.reward_icons[card]
        return reviews + tomorrow - in_line(cafe, card, mood, marks)

    return best(cafe, position, worth_of)


def meet_up(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    """Many reward icons, and an order one can pay."""

    def worth_of(choice: Choice) -> float:
        if not isinstance(choice, Pick):
            return 0.0
        card = card_of(cafe, choice)
        able = able_to_serve(position, cafe.seat, card)
        today = cafe.guest(card).net if able else -cafe.worth.angry * cafe.aims.bad
        return cafe.aims.review * cafe.content.reward_icons[card] + today

    return best(cafe, position, worth_of)


def tokens(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    """A Board Game token for its icon, or on a Customer with few reward icons and an ability that is no loss."""
    content = cafe.content

    def worth_of(choice: Choice) -> float:
        if isinstance(choice, Use):
            return cafe.steps(content.bonus_steps[content.icon_index[choice.icon]][cafe.seat])
        assert isinstance(choice, Put)
        card = card_of(cafe, choice)
        if not able_to_serve(position, cafe.seat, card) and not cafe.aims.mark:
            return -1.0
        kept = cafe.steps(content.bonus_steps[content.icon_index[choice.icon]][cafe.seat])
        reviews = cafe.aims.review * game_worth(position, card)
        return (
            reviews
            - side_worth(cafe, card, 0)
            - 0.01 * kept
            + cafe.aims.mark * unmarked(cafe, position, card)
        )

    return best(cafe, position, worth_of)


def unmarked(cafe: Cafe, position: SeizeTheBeanPosition, card: Card) -> int:
    """SB-SCEN-WUERFEL-05: Awards that this Customer would mark."""
    marks = dict(zip(position.groups, position.marks[cafe.seat], strict=True))
    return sum([marks.get(group) == 0 for group in cafe.content.of_groups[card]])


def accept(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    return ACCEPT


# Wildcards.


def mark(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    """SB-XRULING-70: the Award with the fewest marks."""
    marks = dict(zip(position.groups, position.marks[cafe.seat], strict=True))

    def worth_of(choice: Choice) -> float:
        assert isinstance(choice, Name)
        return -marks[cafe.content.group_index[choice.group]]

    return best(cafe, position, worth_of)


def assign(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    """SB-PACK-13: where it wins the most, for oneself or away from the others."""
    _, _, card = position.agenda[0]

    def worth_of(choice: Choice) -> float:
        assert isinstance(choice, Name)
        twin = position.copy()
        twin.assigned = (*position.assigned, (card, cafe.content.group_index[choice.group]))
        scores = [sum(line.points for line in lines) for lines in count(twin)]
        others = [score for seat, score in enumerate(scores) if seat != cafe.seat]
        return scores[cafe.seat] - cafe.worth.rivals * max(others)

    return best(cafe, position, worth_of)


HABITS: dict[str, Callable[[Cafe, SeizeTheBeanPosition], Choice]] = {
    "confirm": confirm,
    "icons": activate,
    "trigger": activate,
    "recruit": recruit,
    "upgrade": upgrade,
    "bonus": bonus,
    "return": neighbours.put_back,
    "greet": greet,
    "secondary": secondary,
    "cheer": cheer,
    "lose": lose,
    "founder": founder,
    "sold_out": sold_out,
    "first_order": first_order,
    "copy_side": copy_side,
    "act": act,
    "applause": applause,
    "nap": nap,
    "regular": regular,
    "meet_up": meet_up,
    "games": accept,
    "tokens": tokens,
    "track": accept,
    "lose_bad_review": accept,
    "mark": mark,
    "assign": assign,
    "disrupt": neighbours.disrupt,
    "arrest": neighbours.arrest,
    "swap": neighbours.swap,
    "swap_with": neighbours.swap_with,
    "ddos": neighbours.ddos,
    "steal": neighbours.steal,
    "rob": neighbours.rob,
    "free_set": neighbours.free_set,
    "roast": neighbours.roast,
    "newsflash": neighbours.newsflash,
    "praise": neighbours.praise,
    "blame": neighbours.blame,
    "pay": supplies.pay,
    "pay_token": supplies.pay,
    "craft": supplies.craft,
    "fair_trade": supplies.give_cheapest,
    "hand_in": supplies.give_cheapest,
    "early_bird": supplies.early_bird,
    "craving": supplies.craving,
    "founders": opening.keep_founder,
    "settle": opening.keep_founder,
    "friends": opening.keep_friend,
    "join": opening.join,
    "marker": opening.marker,
}
"""By the step that asks; at any other step the first choice will do."""

AT_A_GLANCE = frozenset(
    (
        "applause",
        "track",
        "games",
        "lose_bad_review",
        "mark",
        "assign",
        "disrupt",
        "arrest",
        "swap",
        "swap_with",
        "ddos",
        "steal",
        "rob",
        "free_set",
        "roast",
        "newsflash",
        "praise",
        "blame",
        "pay",
        "pay_token",
        "hand_in",
        "early_bird",
        "craving",
        "founders",
        "settle",
        "friends",
        "join",
        "marker",
    )
)
"""Steps that are not rehearsed."""
