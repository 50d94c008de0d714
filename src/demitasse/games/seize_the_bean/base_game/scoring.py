"""The final count, in five steps (SB-SCORE, SB-TIE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game.decks import own
from demitasse.games.seize_the_bean.content import LOCKED, NOBODY, Group
from demitasse.games.seize_the_bean.events import AwardWon
from demitasse.games.seize_the_bean.expansion_events import AwardPaid
from demitasse.games.seize_the_bean.solo.scenarios import judge
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.result import Measure, Result, ScoreLine

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

ACHIEVEMENT = 5


def score(position: SeizeTheBeanPosition) -> Result:
    """SB-SCORE-01, SB-SCORE-11, SB-TIE-01, SB-TIE-02, SB-RULING-54, SB-GOAL-01, SB-DEC-14: ties go to fewer resources,
    then to who sat last at first.
    """
    seats = range(position.seats)
    counted = count(position)
    scores = tuple(sum(line.points for line in lines) for lines in counted)
    resources = tuple(resources_of(position, seat) for seat in seats)
    sat = tuple(1 + (seat - position.first) % position.seats for seat in seats)
    result = Result.ranked(
        scores,
        Measure("resources", resources, fewest=True),
        Measure("sat", sat),
        ended_by=position.closing,
        counted=counted,
    )
    return judge(position, result) if position.robot.seat != NOBODY else result


def resources_of(position: SeizeTheBeanPosition, seat: Seat) -> int:
    """SB-RULING-53, SB-XRULING-65: every piece is one, Green Beans and crafted tokens too."""
    return sum(position.supply[seat]) + position.green[seat] + sum(position.crafted[seat])


def count(position: SeizeTheBeanPosition) -> tuple[tuple[ScoreLine, ...], ...]:
    """Everybody's lines, in the order of the steps."""
    won = awards(position)
    return tuple(count_one(position, seat, won[seat]) for seat in range(position.seats))


def count_one(
    position: SeizeTheBeanPosition, seat: Seat, won: list[tuple[int, int, int]]
) -> tuple[ScoreLine, ...]:
    """SB-SCORE-02, SB-SCORE-03, SB-SCORE-04, SB-RULING-50, SB-DIVERSE-10: Bad Reviews cost what there is, Achievements
    and Awards come after them.
    """
    reviews, bad = position.reviews[seat], position.bad_reviews[seat]
    happy = sum(max(0, mood) for _, mood, _ in position.lines[seat])
    unlocked = sum(token != LOCKED for token in position.unlocked[seat])
    lines = [
        ScoreLine("reviews", reviews, reviews),
        ScoreLine("happy", happy, happy),
        ScoreLine("bad_reviews", bad, -min(bad, reviews + happy)),
        ScoreLine("achievements", unlocked, unlocked * ACHIEVEMENT),
    ]
    if position.diverse:
        cookies = position.cookies.won[seat]
        lines.append(ScoreLine("cookies", len(cookies), sum(cookies)))
    lines.append(ScoreLine("awards", len(won), sum(customers for _, _, customers in won)))
    if any(position.awards.reviews) or any(position.awards.complaints):
        lines += count_on_awards(position, won, sum(line.points for line in lines))
    return tuple(lines)


def count_on_awards(
    position: SeizeTheBeanPosition, won: list[tuple[int, int, int]], so_far: int
) -> list[ScoreLine]:
    """SB-XRULING-30, SB-XRULING-31: what lies on Awards won: first all Good Reviews, then each Bad Review costs one."""
    on_awards = [on_award(position, group) for group, _, _ in won]
    good, bad = sum(good for good, _ in on_awards), sum(bad for _, bad in on_awards)
    return [
        ScoreLine("award_reviews", good, good),
        ScoreLine("award_complaints", bad, -min(bad, so_far + good)),
    ]


def on_award(position: SeizeTheBeanPosition, group: Group) -> tuple[int, int]:
    """SB-ABILITY-NEWSFLASH-08, SB-ABILITY-NEWSFLASH-09: the Good and the Bad Reviews that each winner of an Award
    receives with it.
    """
    at = position.groups.index(group)
    return position.awards.reviews[at], position.awards.complaints[at]


def awards(position: SeizeTheBeanPosition) -> list[list[tuple[int, int, int]]]:
    """SB-SCORE-06, SB-SCORE-07, SB-SCORE-08, SB-SCORE-09, SB-SCORE-10, SB-RULING-51, SB-RULING-52, SB-FOUNDER-19: by
    seat, each Award won with its icons and Customers; ties all win.
    """
    customers = [customers_by_group(position, seat) for seat in range(position.seats)]
    icons = [
        with_upgrades(position, seat, dict(zip(position.groups, own, strict=True)))
        for seat, own in enumerate(customers)
    ]
    won: list[list[tuple[int, int, int]]] = [[] for _ in icons]
    for place, group in enumerate(position.groups):
        most = max([own[group] for own in icons])
        for seat in range(position.seats):
            if icons[seat][group] == most > 0:
                won[seat].append((group, most, customers[seat][place]))
    return won


def customers_by_group(position: SeizeTheBeanPosition, seat: Seat) -> list[int]:
    """SB-SCORE-05, SB-PACK-09, SB-XRULING-44, SB-XRULING-90: all Customers of Line, Discard Pile and deck, by group."""
    deck = own(seat)
    cards = [*position.decks[deck], *position.piles[deck], *[guest[0] for guest in position.lines[seat]]]
    return list(by_group(position, cards).values())


def by_group(position: SeizeTheBeanPosition, cards: list[int]) -> dict[Group, int]:
    """These Customers by the groups of the City."""
    of_groups = position.content.of_groups
    counts = dict.fromkeys(position.groups, 0)
    for card in cards:
        for group in of_groups[card]:
            if group in counts:
                counts[group] += 1
    for card, group in position.assigned:
        if card in cards:
            counts[group] += 1
    return counts


def icons_by_group(position: SeizeTheBeanPosition, seat: Seat) -> list[int]:
    """SB-SCORE-06, SB-FOUNDER-18: Customers, all Style Upgrades, the newest Pantry Upgrade and Founders."""
    counts = dict(zip(position.groups, customers_by_group(position, seat), strict=True))
    return list(with_upgrades(position, seat, counts).values())


def icons_on_view(position: SeizeTheBeanPosition, seat: Seat) -> dict[Group, int]:
    """SB-INFO-01, SB-INFO-03, SB-INFO-05: the icons that everybody sees. Of the Customers those in the Line and on top
    of the Discard Pile; what else is in the pile or the deck may add to them.
    """
    cards = [*position.piles[own(seat)][-1:], *[guest[0] for guest in position.lines[seat]]]
    return with_upgrades(position, seat, by_group(position, cards))


def with_upgrades(position: SeizeTheBeanPosition, seat: Seat, counts: dict[Group, int]) -> dict[Group, int]:
    content, pantry = position.content, position.pantry[seat]
    shown = [group for card in position.style[seat] for group in content.style_groups[card]]
    if pantry:
        shown.append(content.newest_group[pantry[-1]])
    shown += position.founder_groups[seat]
    for group in shown:
        if group in counts:
            counts[group] += 1
    return counts


def tell_awards(position: SeizeTheBeanPosition, events: list[Event]) -> None:
    """One Award after the other, in the order they lie in, with what lies on it."""
    ids = position.content.group_ids
    won = awards(position)
    for group in position.groups:
        reviews, complaints = on_award(position, group)
        for seat, own_awards in enumerate(won):
            for award, icons, customers in own_awards:
                if award == group:
                    events.append(AwardWon(seat, ids[award], icons, customers))
                    if reviews or complaints:
                        events.append(AwardPaid(seat, ids[award], reviews, complaints))
