"""The one evaluation: what a player may expect in the end, judged in the evening of a Day."""

from __future__ import annotations

from demitasse.bots.seize_the_bean.cafe import KINDS, Cafe, score_so_far
from demitasse.bots.seize_the_bean.marking import marks_to_come
from demitasse.games.seize_the_bean.abilities.newsflash import lying_on
from demitasse.games.seize_the_bean.base_game.day import BARISTAS
from demitasse.games.seize_the_bean.base_game.scoring import customers_by_group, icons_by_group
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def prospects(position: SeizeTheBeanPosition, before: Cafe) -> float:
    """One's own reviews, Awards, Achievements and Days to come, against those of the best rival; `before` is the Café
    as it was when one began to imagine."""
    return balance(Cafe(position, before.seat, before.rivals, before.worth))


def balance(cafe: Cafe) -> float:
    """What a Café promises in the evening, against the best rival."""
    worth, mine, best = cafe.worth, promise(cafe), of_the_best_rival(cafe)
    end = 0.0 if cafe.days else worth.win if mine > best else -worth.win
    return mine - worth.rivals * best + end


def lead(cafe: Cafe) -> float:
    """By how much it is ahead of the best rival, if that goes on at its pace."""
    return promise(cafe) - of_the_best_rival(cafe)


def promise(cafe: Cafe) -> float:
    """What a Café may expect in the end."""
    position = cafe.position
    mine = score_so_far(position, cafe.seat, cafe.aims.bad) + awards(cafe) + conditions(cafe)
    if cafe.days:
        mine += cafe.achievements_to_come(position) + days_to_come(cafe) + by_the_way(cafe)
        if position.diverse:
            mine += cafe.cookie(position.marks[cafe.seat])
    return mine


def of_the_best_rival(cafe: Cafe) -> float:
    """What the best rival may expect at its pace."""
    rivals = cafe.rivals
    return max(
        [score + (cafe.days + 1) * pace for score, pace in zip(rivals.scores, rivals.paces, strict=True)]
    )


def awards(cafe: Cafe) -> float:
    """SB-SCORE-06, SB-SCORE-07, SB-SCORE-08, SB-SCORE-09, SB-SCORE-10, SB-ABILITY-NEWSFLASH-08: a review for each
    Customer of a group, and what lies on its Award, if that is won.
    """
    icons = icons_by_group(cafe.position, cafe.seat)
    members = customers_by_group(cafe.position, cafe.seat)
    on_awards = [lying_on(cafe.position, place) for place in range(len(members))]
    return sum(
        [
            cafe.award_chance(own - most) * (customers + good - bad)
            for own, most, customers, (good, bad) in zip(
                icons, cafe.rivals.icons, members, on_awards, strict=True
            )
        ]
    )


def conditions(cafe: Cafe) -> float:
    """What a scenario asks for besides reviews (SB-SCEN-WUERFEL-06, SB-SCEN-QUORRA-07)."""
    aims, position, seat = cafe.aims, cafe.position, cafe.seat
    asked = aims.customer * len(cafe.cards) - aims.early * position.reviews[seat]
    if aims.mark:
        asked += aims.mark * (sum([mark > 0 for mark in position.marks[seat]]) + marks_to_come(cafe))
    return asked


def days_to_come(cafe: Cafe) -> float:
    """What the Customers to come bring, as far as two Baristas a Day can provide for them: main orders first, secondary
    ones after that; who cannot be served gets Angry. Time that is left over is worth what an action is."""
    worth = cafe.worth
    waiting = [cafe.guest(card) for card, _, _ in cafe.position.lines[cafe.seat]]
    coming = [cafe.guest(card) for card in cafe.cards]
    brings = cafe.visits * sum([guest.brings for guest in coming]) + sum([guest.brings for guest in waiting])
    more = cafe.visits * sum([guest.more for guest in coming]) + sum([guest.more for guest in waiting])
    needed = main = both = extra = 0.0
    stock_of = cafe.stock()
    for resource in range(KINDS):
        asked = cafe.visits * sum([guest.bill[resource] for guest in coming])
        asked += sum([guest.bill[resource] for guest in waiting])
        asked_more = cafe.visits * sum([guest.more_bill[resource] for guest in coming])
        asked_more += sum([guest.more_bill[resource] for guest in waiting])
        stock = stock_of[resource]
        gains, with_it = cafe.makes[resource]
        missing = max(0.0, asked + asked_more - stock) / gains[resource]
        needed += asked / gains[resource]
        main += max(0.0, asked - stock) / gains[resource]
        both += missing
        extra += missing * with_it
    time = BARISTAS * cafe.days
    if both <= time:
        spare = worth.action + sum(sorted([made for _, made in cafe.makes[KINDS:]])[1:]) / BARISTAS
        return brings + more + extra + spare * (time - both)
    extra *= time / both
    if main <= time:
        return brings + more * (time - main) / (both - main) + extra
    served = (needed - main + time) / needed
    guests = cafe.visits * len(coming) + len(waiting)
    return served * brings - (1 - served) * guests * worth.angry * cafe.aims.bad + extra


def by_the_way(cafe: Cafe) -> float:
    """Green Beans, which bring a review when they are paid and are as good as any resource; and Founders, who come
    every Day if one likes (SB-ABILITY-FAIRTRADE-05, SB-FOUNDER-12)."""
    position, seat = cafe.position, cafe.seat
    found = sum([max(0.0, cafe.guest(card).net) for card in position.founders[seat]])
    green = position.green[seat] * (cafe.worth.green * cafe.aims.review + max(cafe.prices))
    return cafe.days * found + green
