"""How the café keeper imagines itself to go on: a quick answer to every step that asks.

Habits about other Cafés are in `neighbours`, those about resources in `supplies`, those before the first Day in
`opening`; `thoughts` says which step is answered by which.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.bots.seize_the_bean.neighbours import in_line, standing
from demitasse.bots.seize_the_bean.picking import best, card_of
from demitasse.bots.seize_the_bean.supplies import unpaid
from demitasse.games.seize_the_bean.abilities.applause import Applause
from demitasse.games.seize_the_bean.abilities.board_games import PlayGames, UseTokens
from demitasse.games.seize_the_bean.abilities.board_games import worth as game_worth
from demitasse.games.seize_the_bean.abilities.copying import Act, CopySide
from demitasse.games.seize_the_bean.abilities.targeting import MeetUp, Nap, Regular
from demitasse.games.seize_the_bean.base_game.achievements import ChooseBonus
from demitasse.games.seize_the_bean.base_game.actions import ActivateIcons, ConfirmAction, TriggerIcon
from demitasse.games.seize_the_bean.base_game.looking import Track
from demitasse.games.seize_the_bean.base_game.moods import ANGRY, NEUTRAL, Cheer, LoseCustomer, place_of
from demitasse.games.seize_the_bean.base_game.orders import order_of
from demitasse.games.seize_the_bean.base_game.reviews import LoseBadReview
from demitasse.games.seize_the_bean.base_game.scoring import count
from demitasse.games.seize_the_bean.base_game.service import Greet, SecondaryOrder, able_to_serve
from demitasse.games.seize_the_bean.base_game.taking import Recruit, TakeUpgrade
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
from demitasse.games.seize_the_bean.content import CUSTOMERS, PANTRY, Card
from demitasse.games.seize_the_bean.drafts.founder_turns import ServeFounder
from demitasse.games.seize_the_bean.order import Order
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.variants.celebrities import SIDES, FirstOrder
from demitasse.games.seize_the_bean.variants.diverse_city import MarkGroup
from demitasse.games.seize_the_bean.variants.sold_out import OfferToOthers
from demitasse.games.seize_the_bean.variants.wildcards import AssignWildcard
from demitasse.kernel.choice import Choice
from demitasse.kernel.step import Step

if TYPE_CHECKING:
    from demitasse.bots.seize_the_bean.cafe import Cafe


def first(cafe: Cafe, position: SeizeTheBeanPosition, step: Step) -> Choice:
    """The first choice will do."""
    return position.choices(cafe.seat)[0]


def confirm(cafe: Cafe, position: SeizeTheBeanPosition, step: ConfirmAction) -> Choice:
    return CONFIRM


def activate(cafe: Cafe, position: SeizeTheBeanPosition, step: ActivateIcons | TriggerIcon) -> Choice:
    printed = cafe.content.printed_choices

    def worth_of(choice: Choice) -> float:
        return cafe.icon(printed[choice]) if isinstance(choice, Activate) else 0.0

    return best(cafe, position, worth_of)


def recruit(cafe: Cafe, position: SeizeTheBeanPosition, step: Recruit) -> Choice:
    index = cafe.content.index[CUSTOMERS]

    def worth_of(choice: Choice) -> float:
        return cafe.recruit(index[choice.card]) if isinstance(choice, Take) else 0.0

    return best(cafe, position, worth_of)


def upgrade(cafe: Cafe, position: SeizeTheBeanPosition, step: TakeUpgrade) -> Choice:
    row = PANTRY + step.side
    index = cafe.content.index[row]

    def worth_of(choice: Choice) -> float:
        return cafe.upgrade(row, index[choice.card]) if isinstance(choice, Take) else 0.0

    return best(cafe, position, worth_of)


def bonus(cafe: Cafe, position: SeizeTheBeanPosition, step: ChooseBonus) -> Choice:
    content = cafe.content

    def worth_of(choice: Choice) -> float:
        assert isinstance(choice, Bonus)
        return cafe.steps(content.bonus_steps[content.icon_index[choice.icon]][cafe.seat])

    return best(cafe, position, worth_of)


def greet(cafe: Cafe, position: SeizeTheBeanPosition, step: Greet) -> Choice:
    """A Customer who cannot be served loses a token either way, unless it is patient."""
    card = position.guest
    if not able_to_serve(position, cafe.seat, card):
        return SERVE if card in cafe.content.patient else SKIP
    return SERVE if cafe.guest(card).brings > 0 else SKIP


def secondary(cafe: Cafe, position: SeizeTheBeanPosition, step: SecondaryOrder) -> Choice:
    """Worth its price, and nobody behind goes without a coffee for it."""
    if step.angry:
        return DECLINE
    order, ability = order_of(position, position.guest, step.order_left), 0.0
    if position.guest in cafe.content.celebrity_cards:
        steps = cafe.content.ability_steps if step.which else cafe.content.second_steps
        ability = cafe.steps(steps[position.guest][cafe.seat])
    brings, bill = cafe.order(order)
    return FULFIL if worth_serving(cafe, position, brings + ability, bill, order) else DECLINE


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


def cheer(cafe: Cafe, position: SeizeTheBeanPosition, step: Cheer) -> Choice:
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


def lose(cafe: Cafe, position: SeizeTheBeanPosition, step: LoseCustomer) -> Choice:
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


def founder(cafe: Cafe, position: SeizeTheBeanPosition, step: ServeFounder) -> Choice:
    """SB-FOUNDER-12: served when it is worth it and nobody goes without."""

    def worth_of(choice: Choice) -> float:
        if not isinstance(choice, Pick):
            return 0.0
        card = card_of(cafe, choice)
        served, order = cafe.guest(card), cafe.content.main[card]
        return served.net if worth_serving(cafe, position, served.brings, served.bill, order) else -1.0

    return best(cafe, position, worth_of)


def sold_out(cafe: Cafe, position: SeizeTheBeanPosition, step: OfferToOthers) -> Choice:
    """SB-SOLDOUT-03: accepted when one can spare it; somebody Angry only to win the Customer over."""
    card = position.guest
    served, order = cafe.guest(card), cafe.content.main[card]
    brings = 0.0 if step.angry else served.brings
    if position.competing:
        brings += max(0.0, cafe.recruit(card))
    return ACCEPT if worth_serving(cafe, position, brings, served.bill, order) else DECLINE


def first_order(cafe: Cafe, position: SeizeTheBeanPosition, step: FirstOrder) -> Choice:
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


def copy_side(cafe: Cafe, position: SeizeTheBeanPosition, step: CopySide) -> Choice:
    def worth_of(choice: Choice) -> float:
        assert isinstance(choice, Side)
        return side_worth(cafe, step.card, SIDES.index(choice.side))

    return best(cafe, position, worth_of)


# Abilities about one's own Customers.


def act(cafe: Cafe, position: SeizeTheBeanPosition, step: Act) -> Choice:
    """The best ability to copy; with a Boost its owner's reward icons count too."""

    def worth_of(choice: Choice) -> float:
        if not isinstance(choice, Pick):
            return 0.0
        card = card_of(cafe, choice)
        return side_worth(cafe, card, 0) + step.note * cafe.aims.review * cafe.content.reward_icons[card]

    return best(cafe, position, worth_of)


def applause(cafe: Cafe, position: SeizeTheBeanPosition, step: Applause) -> Choice:
    icons = cafe.content.reward_icons

    def worth_of(choice: Choice) -> float:
        return icons[card_of(cafe, choice)] if isinstance(choice, Pick) else 0.0

    return best(cafe, position, worth_of)


def nap(cafe: Cafe, position: SeizeTheBeanPosition, step: Nap) -> Choice:
    """Whose ability one would rather do without, or miss least."""

    def worth_of(choice: Choice) -> float:
        return -side_worth(cafe, card_of(cafe, choice), 0) if isinstance(choice, Pick) else 0.0

    return best(cafe, position, worth_of)


def regular(cafe: Cafe, position: SeizeTheBeanPosition, step: Regular) -> Choice:
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


def meet_up(cafe: Cafe, position: SeizeTheBeanPosition, step: MeetUp) -> Choice:
    """Many reward icons, and an order one can pay."""

    def worth_of(choice: Choice) -> float:
        if not isinstance(choice, Pick):
            return 0.0
        card = card_of(cafe, choice)
        able = able_to_serve(position, cafe.seat, card)
        today = cafe.guest(card).net if able else -cafe.worth.angry * cafe.aims.bad
        return cafe.aims.review * cafe.content.reward_icons[card] + today

    return best(cafe, position, worth_of)


def tokens(cafe: Cafe, position: SeizeTheBeanPosition, step: UseTokens) -> Choice:
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


def accept(cafe: Cafe, position: SeizeTheBeanPosition, step: PlayGames | Track | LoseBadReview) -> Choice:
    return ACCEPT


# Wildcards.


def mark(cafe: Cafe, position: SeizeTheBeanPosition, step: MarkGroup) -> Choice:
    """SB-XRULING-70: the Award with the fewest marks."""
    marks = dict(zip(position.groups, position.marks[cafe.seat], strict=True))

    def worth_of(choice: Choice) -> float:
        assert isinstance(choice, Name)
        return -marks[cafe.content.group_index[choice.group]]

    return best(cafe, position, worth_of)


def assign(cafe: Cafe, position: SeizeTheBeanPosition, step: AssignWildcard) -> Choice:
    """SB-PACK-13: where it wins the most, for oneself or away from the others."""

    def worth_of(choice: Choice) -> float:
        assert isinstance(choice, Name)
        twin = position.copy()
        twin.assigned = (*position.assigned, (step.card, cafe.content.group_index[choice.group]))
        scores = [sum(line.points for line in lines) for lines in count(twin)]
        others = [score for seat, score in enumerate(scores) if seat != cafe.seat]
        return scores[cafe.seat] - cafe.worth.rivals * max(others)

    return best(cafe, position, worth_of)
