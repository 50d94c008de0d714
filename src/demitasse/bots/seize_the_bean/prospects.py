"""The one evaluation: what a player may expect in the end, judged in the evening of a Day."""

from __future__ import annotations

from demitasse.bots.seize_the_bean.cafe import KINDS, Cafe, award_chance, score_so_far
from demitasse.games.seize_the_bean.end_of_day import BARISTAS
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.scoring import customers_by_group, icons_by_group


def prospects(position: SeizeTheBeanPosition, before: Cafe) -> float:
    """One's own reviews, Awards, Achievements and Days to come, against those of the best rival; `before` is the Café
    as it was when one began to imagine."""
    rivals, worth = before.rivals, before.worth
    cafe = Cafe(position, before.seat, rivals, worth)
    mine = score_so_far(position, cafe.seat) + awards(cafe)
    if cafe.days:
        mine += cafe.achievements_to_come(position) + days_to_come(cafe)
    best = max(
        [
            score + (cafe.days + 1) * worth.reviews_a_guest * hype
            for score, hype in zip(rivals.scores, rivals.hype, strict=True)
        ]
    )
    end = 0.0 if cafe.days else worth.win if mine > best else -worth.win
    return mine - worth.rivals * best + end


def awards(cafe: Cafe) -> float:
    """SB-SCORE-06…10: a review for each Customer of a group, if the group's Award is won."""
    icons = icons_by_group(cafe.position, cafe.seat)
    members = customers_by_group(cafe.position, cafe.seat)
    return sum(
        [
            award_chance(own - most, cafe.days, cafe.worth) * customers
            for own, most, customers in zip(icons, cafe.rivals.icons, members, strict=True)
        ]
    )


def days_to_come(cafe: Cafe) -> float:
    """What the Customers to come bring, as far as two Baristas a Day can provide for them: main orders first, secondary
    ones after that; who cannot be served gets Angry. Time that is left over is worth what an action is."""
    worth = cafe.worth
    waiting = [cafe.guest(card) for card, _, _ in cafe.position.lines[cafe.seat]]
    coming = [cafe.guest(card) for card in cafe.cards]
    brings = cafe.visits * sum([guest.brings for guest in coming]) + sum([guest.brings for guest in waiting])
    more = cafe.visits * sum([guest.more for guest in coming]) + sum([guest.more for guest in waiting])
    needed = main = both = extra = 0.0
    for resource in range(KINDS):
        asked = cafe.visits * sum([guest.bill[resource] for guest in coming])
        asked += sum([guest.bill[resource] for guest in waiting])
        asked_more = cafe.visits * sum([guest.more_bill[resource] for guest in coming])
        asked_more += sum([guest.more_bill[resource] for guest in waiting])
        stock = cafe.position.supply[cafe.seat][resource]
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
    return served * brings - (1 - served) * guests * worth.angry + extra
