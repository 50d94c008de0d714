"""What each word of the effects is worth to a Café, in Good Reviews: `WORTHS`.

A new ability that these words can say is understood without a line here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game.supply import BEAN, SCOOP
from demitasse.games.seize_the_bean.content import NOBODY
from demitasse.games.seize_the_bean.effects import BOTH, DECK, LINE, SIDES, Step

if TYPE_CHECKING:
    from demitasse.bots.seize_the_bean.cafe import Cafe

STYLE_SIDE = SIDES.index("style")


# The icons and abilities of the base game.


def of_gain(cafe: Cafe, step: Step) -> float:
    _, _, resource, count = step
    return cafe.prices[resource] * float(count)


def of_scoop(cafe: Cafe, step: Step) -> float:
    return cafe.prices[BEAN] * SCOOP


def of_review(cafe: Cafe, step: Step) -> float:
    return cafe.aims.review * float(step[2])


def of_bad_review(cafe: Cafe, step: Step) -> float:
    return -cafe.aims.bad * float(step[2])


def of_hype(cafe: Cafe, step: Step) -> float:
    if step[2]:
        return cafe.rise()
    return -min(cafe.worth.most_hype, cafe.worth.hype * cafe.days) if cafe.hype > 1 else 0.0


def of_early_bird(cafe: Cafe, step: Step) -> float:
    """The best Cup to be had; one's own means a step of Hype."""
    return max([cafe.cup(place) for place in range(-1, len(cafe.position.cups))])


def of_draw(cafe: Cafe, step: Step) -> float:
    return cafe.worth.guest


def of_track(cafe: Cafe, step: Step) -> float:
    return cafe.worth.peek * float(step[3])


def of_recruit(cafe: Cafe, step: Step) -> float:
    zone = step[4]
    return cafe.worth.recruit + (
        cafe.worth.guest if zone == LINE else cafe.worth.peek if zone == DECK else 0.0
    )


def of_upgrade(cafe: Cafe, step: Step) -> float:
    return cafe.worth.upgrade


def of_trigger(cafe: Cafe, step: Step) -> float:
    _, _, _, side, _, times = step
    return cafe.triggered(side, times) + (cafe.aims.innovation * times if side == STYLE_SIDE else 0.0)


def of_connections(cafe: Cafe, step: Step) -> float:
    return cafe.worth.peek


def of_cheer(cafe: Cafe, step: Step) -> float:
    return cafe.worth.happy * cafe.aims.happy


def of_upset(cafe: Cafe, step: Step) -> float:
    return -cafe.worth.angry * cafe.aims.bad


def of_lose(cafe: Cafe, step: Step) -> float:
    return cafe.worth.lose


# The abilities of the further groups.


def of_lose_bad_review(cafe: Cafe, step: Step) -> float:
    return cafe.aims.bad if cafe.position.bad_reviews[cafe.seat] else cafe.worth.peek


def of_act(cafe: Cafe, step: Step) -> float:
    return cafe.copied() * float(step[4])


def of_ddos(cafe: Cafe, step: Step) -> float:
    return cafe.worth.peek * float(step[3])


def of_meet_up(cafe: Cafe, step: Step) -> float:
    return cafe.icons() + cafe.worth.guest


def of_swap(cafe: Cafe, step: Step) -> float:
    return cafe.worth.swap * float(step[4])


def of_hit(cafe: Cafe, step: Step) -> float:
    """Disrupt and Arrest: what it costs the best rival; nothing gained where there is none but Starbots."""
    return cafe.worth.hit * cafe.worth.rivals if cafe.position.robot == NOBODY else 0.0


def of_nap(cafe: Cafe, step: Step) -> float:
    return cafe.worth.nap


def of_icons(cafe: Cafe, step: Step) -> float:
    """Regular, Exclusivity and the applause of a Boost: reviews for the reward icons of a Customer."""
    return cafe.icons()


def of_steal(cafe: Cafe, step: Step) -> float:
    sets = float(step[3])
    return sets * sum(cafe.prices) * (1 + cafe.worth.rivals)


def of_fair_trade(cafe: Cafe, step: Step) -> float:
    return cafe.worth.green * cafe.aims.review * float(step[3])


def of_roast(cafe: Cafe, step: Step) -> float:
    """A review for every Bean one still has by then: say, for most of them."""
    return max(0.0, cafe.aims.roast - cafe.prices[BEAN]) * float(step[3]) * 0.6


def of_games(cafe: Cafe, step: Step) -> float:
    pulled, used = float(step[3]), float(step[4])
    return cafe.worth.game * used + cafe.worth.peek * (pulled - used) + cafe.aims.mark * used / 2


def of_newsflash(cafe: Cafe, step: Step) -> float:
    praise, blame = cafe.worth.praise * float(step[3]), cafe.worth.blame * float(step[4])
    return praise + blame if step[5] == BOTH else max(praise, blame)


def of_boost(cafe: Cafe, step: Step) -> float:
    return cafe.icons()


def of_blame_others(cafe: Cafe, step: Step) -> float:
    return cafe.worth.rivals * float(step[2])


WORTHS: dict[str, Callable[[Cafe, Step], float]] = {
    "gain": of_gain,
    "scoop": of_scoop,
    "review": of_review,
    "bad_review": of_bad_review,
    "hype": of_hype,
    "early_bird": of_early_bird,
    "draw": of_draw,
    "track": of_track,
    "recruit": of_recruit,
    "upgrade": of_upgrade,
    "trigger": of_trigger,
    "connections": of_connections,
    "cheer": of_cheer,
    "upset": of_upset,
    "lose": of_lose,
    "lose_bad_review": of_lose_bad_review,
    "act": of_act,
    "ddos": of_ddos,
    "meet_up": of_meet_up,
    "swap": of_swap,
    "disrupt": of_hit,
    "nap": of_nap,
    "arrest": of_hit,
    "regular": of_icons,
    "exclusivity": of_icons,
    "steal": of_steal,
    "fair_trade": of_fair_trade,
    "roast": of_roast,
    "games": of_games,
    "newsflash": of_newsflash,
    "applause": of_icons,
    "boost": of_boost,
    "blame_others": of_blame_others,
}
