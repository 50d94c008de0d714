"""What the steps of icons and abilities are worth to a Café as effects, in Good Reviews.

A new ability that the words of the effects can say is understood without a line here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.abilities.applause import Applause, Boost
from demitasse.games.seize_the_bean.abilities.board_games import PlayGames
from demitasse.games.seize_the_bean.abilities.copying import Act
from demitasse.games.seize_the_bean.abilities.newsflash import Newsflash
from demitasse.games.seize_the_bean.abilities.swapping import Swap
from demitasse.games.seize_the_bean.abilities.targeting import Arrest, Disrupt, MeetUp, Nap, Regular
from demitasse.games.seize_the_bean.abilities.trading import FairTrade, Roast, Steal
from demitasse.games.seize_the_bean.base_game.actions import TriggerIcon
from demitasse.games.seize_the_bean.base_game.hype import ChangeHype, DrawCustomer, Exclusivity
from demitasse.games.seize_the_bean.base_game.looking import Connections, Ddos, Track
from demitasse.games.seize_the_bean.base_game.moods import Cheer, LoseCustomer, Upset
from demitasse.games.seize_the_bean.base_game.reviews import (
    BlameOthers,
    GainBadReviews,
    GainReviews,
    LoseBadReview,
)
from demitasse.games.seize_the_bean.base_game.supply import BEAN, SCOOP, EarlyBird, GainResource, Scoop
from demitasse.games.seize_the_bean.base_game.taking import Recruit, TakeUpgrade
from demitasse.games.seize_the_bean.content import NOBODY
from demitasse.games.seize_the_bean.effects import BOTH, DECK, LINE, SIDES
from demitasse.kernel.step import Step

if TYPE_CHECKING:
    from demitasse.bots.seize_the_bean.cafe import Cafe

STYLE_SIDE = SIDES.index("style")


def of_nothing(cafe: Cafe, step: Step) -> float:
    """A step that no card can name brings nothing by itself."""
    return 0.0


# The icons and abilities of the base game.


def of_gain(cafe: Cafe, step: GainResource) -> float:
    return cafe.prices[step.resource] * step.count


def of_scoop(cafe: Cafe, step: Scoop) -> float:
    return cafe.prices[BEAN] * SCOOP


def of_review(cafe: Cafe, step: GainReviews) -> float:
    return cafe.aims.review * step.count


def of_bad_review(cafe: Cafe, step: GainBadReviews) -> float:
    return -cafe.aims.bad * step.count


def of_hype(cafe: Cafe, step: ChangeHype) -> float:
    if step.direction:
        return cafe.rise()
    return -min(cafe.worth.most_hype, cafe.worth.hype * cafe.days) if cafe.hype > 1 else 0.0


def of_early_bird(cafe: Cafe, step: EarlyBird) -> float:
    """The best Cup to be had; one's own means a step of Hype."""
    return max([cafe.cup(place) for place in range(-1, len(cafe.position.cups.in_play))])


def of_draw(cafe: Cafe, step: DrawCustomer) -> float:
    return cafe.worth.guest


def of_track(cafe: Cafe, step: Track) -> float:
    return cafe.worth.peek * step.number


def of_recruit(cafe: Cafe, step: Recruit) -> float:
    return cafe.worth.recruit + (
        cafe.worth.guest if step.zone == LINE else cafe.worth.peek if step.zone == DECK else 0.0
    )


def of_upgrade(cafe: Cafe, step: TakeUpgrade) -> float:
    return cafe.worth.upgrade


def of_trigger(cafe: Cafe, step: TriggerIcon) -> float:
    freed = cafe.aims.innovation * step.times if step.side == STYLE_SIDE else 0.0
    return cafe.triggered(step.side, step.times) + freed


def of_connections(cafe: Cafe, step: Connections) -> float:
    return cafe.worth.peek


def of_cheer(cafe: Cafe, step: Cheer) -> float:
    return cafe.worth.happy * cafe.aims.happy


def of_upset(cafe: Cafe, step: Upset) -> float:
    return -cafe.worth.angry * cafe.aims.bad


def of_lose(cafe: Cafe, step: LoseCustomer) -> float:
    return cafe.worth.lose


# The abilities of the further groups.


def of_lose_bad_review(cafe: Cafe, step: LoseBadReview) -> float:
    return cafe.aims.bad if cafe.position.bad_reviews[cafe.seat] else cafe.worth.peek


def of_act(cafe: Cafe, step: Act) -> float:
    return cafe.copied() * step.times


def of_ddos(cafe: Cafe, step: Ddos) -> float:
    return cafe.worth.peek * step.number


def of_meet_up(cafe: Cafe, step: MeetUp) -> float:
    return cafe.icons() + cafe.worth.guest


def of_swap(cafe: Cafe, step: Swap) -> float:
    return cafe.worth.swap * step.times


def of_hit(cafe: Cafe, step: Disrupt | Arrest) -> float:
    """Disrupt and Arrest: what it costs the best rival; nothing gained where there is none but Starbots."""
    return cafe.worth.hit * cafe.worth.rivals if cafe.position.robot.seat == NOBODY else 0.0


def of_nap(cafe: Cafe, step: Nap) -> float:
    return cafe.worth.nap


def of_icons(cafe: Cafe, step: Regular | Exclusivity | Boost | Applause) -> float:
    """Regular, Exclusivity and the applause of a Boost: reviews for the reward icons of a Customer."""
    return cafe.icons()


def of_steal(cafe: Cafe, step: Steal) -> float:
    return step.sets * sum(cafe.prices) * (1 + cafe.worth.rivals)


def of_fair_trade(cafe: Cafe, step: FairTrade) -> float:
    return cafe.worth.green * cafe.aims.review * step.count


def of_roast(cafe: Cafe, step: Roast) -> float:
    """A review for every Bean one still has by then: say, for most of them."""
    return max(0.0, cafe.aims.roast - cafe.prices[BEAN]) * step.count * 0.6


def of_games(cafe: Cafe, step: PlayGames) -> float:
    used = step.used
    return cafe.worth.game * used + cafe.worth.peek * (step.count - used) + cafe.aims.mark * used / 2


def of_newsflash(cafe: Cafe, step: Newsflash) -> float:
    praise, blame = cafe.worth.praise * step.good, cafe.worth.blame * step.bad
    return praise + blame if step.options == BOTH else max(praise, blame)


def of_blame_others(cafe: Cafe, step: BlameOthers) -> float:
    return cafe.worth.rivals * step.count
