"""How the café keeper imagines itself to go on: a quick answer to every question."""

from __future__ import annotations

from collections.abc import Callable

from demitasse.bots.seize_the_bean.cafe import KINDS, Cafe
from demitasse.games.seize_the_bean.choices import (
    CONFIRM,
    DECLINE,
    DONE,
    FULFIL,
    SERVE,
    SKIP,
    Activate,
    Bonus,
    Pick,
    Take,
)
from demitasse.games.seize_the_bean.content import CUSTOMERS, PANTRY
from demitasse.games.seize_the_bean.moods import ANGRY, NEUTRAL, SERVED, place_of
from demitasse.games.seize_the_bean.orders import payable
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.choice import Choice


def habit(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    """What to do in an imagined position, without thinking further."""
    known = HABITS.get(position.agenda[0][0])
    return known(cafe, position) if known else position.choices(cafe.seat)[0]


def best(cafe: Cafe, position: SeizeTheBeanPosition, worth_of: Callable[[Choice], float]) -> Choice:
    return max(position.choices(cafe.seat), key=worth_of)


def confirm(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    return CONFIRM


def leave(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    return DONE


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
    if not payable(position, cafe.seat, cafe.content.main[card]):
        return SERVE if card in cafe.content.patient else SKIP
    return SERVE if cafe.guest(card).brings > 0 else SKIP


def secondary(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    """Worth its price, and nobody behind goes without a coffee for it."""
    order = cafe.content.secondary[position.guest]
    assert order is not None
    angry = position.agenda[0][2]
    brings, bill = cafe.order(order)
    if angry or brings <= cafe.price(bill):
        return DECLINE
    supply = position.supply[cafe.seat]
    left = tuple([own - cost for own, cost in zip(supply, bill, strict=True)])
    lost = unpaid(cafe, position, left) - unpaid(cafe, position, supply)
    return FULFIL if brings > cafe.price(bill) + lost * cafe.worth.angry else DECLINE


def unpaid(cafe: Cafe, position: SeizeTheBeanPosition, supply: tuple[int, ...]) -> int:
    """How many of the Line's main orders this supply does not reach for."""
    beans, milk, sugar = supply[:KINDS]
    number = 0
    for card, _, marks in position.lines[cafe.seat]:
        if not marks & SERVED:
            bill = cafe.content.main[card].bill(cafe.specials)
            if bill[0] <= beans and bill[1] <= milk and bill[2] <= sugar:
                beans, milk, sugar = beans - bill[0], milk - bill[1], sugar - bill[2]
            else:
                number += 1
    return number


def cheer(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    """The best Customer to have again tomorrow; one who is not Happy yet rather than one who stays anyway."""
    index, line = cafe.content.index[CUSTOMERS], position.lines[cafe.seat]

    def worth_of(choice: Choice) -> float:
        if not isinstance(choice, Pick):
            return 0.0
        card = index[choice.card]
        mood = line[place_of(line, card)][1]
        return cafe.worth.happy + cafe.guest(card).net * (
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


HABITS: dict[str, Callable[[Cafe, SeizeTheBeanPosition], Choice]] = {
    "confirm": confirm,
    "icons": activate,
    "trigger": activate,
    "recruit": recruit,
    "upgrade": upgrade,
    "bonus": bonus,
    "return": leave,
    "greet": greet,
    "secondary": secondary,
    "cheer": cheer,
    "lose": lose,
}
