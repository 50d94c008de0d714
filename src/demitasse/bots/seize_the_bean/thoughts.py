"""What the café keeper thinks of every step: what it is worth, how it is answered, and why.

A new word of the effects is a class in the room of its rule and a row of `THOUGHTS`; the functions it names stand with
their like, worths in `abilities`, habits in `habits` and the rooms beside it, sentences in `reasons`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from demitasse.bots.seize_the_bean import (
    abilities,
    habits,
    neighbours,
    opening,
    placing,
    reasons,
    supplies,
)
from demitasse.bots.seize_the_bean.reasons import REASONS, Told, about_guest, by_owner, plain, with_icons
from demitasse.games.seize_the_bean.abilities import (
    applause,
    board_games,
    copying,
    newsflash,
    swapping,
    targeting,
    trading,
)
from demitasse.games.seize_the_bean.base_game import (
    achievements,
    actions,
    hype,
    looking,
    moods,
    orders,
    reviews,
    service,
    supply,
    taking,
)
from demitasse.games.seize_the_bean.choices import (
    Accept,
    Cup,
    Decline,
    Done,
    Give,
    Keep,
    Name,
    Pick,
    Player,
    Side,
    Take,
)
from demitasse.games.seize_the_bean.drafts import drafting, founder_turns, founders
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.games.seize_the_bean.solo import starbots
from demitasse.games.seize_the_bean.variants import (
    celebrities,
    crafting,
    diverse_city,
    mouth_watering,
    sold_out,
    wildcards,
)
from demitasse.kernel.choice import Choice
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Message
from demitasse.kernel.step import Step

if TYPE_CHECKING:
    from demitasse.bots.seize_the_bean.cafe import Cafe


def always(step: Step) -> bool:
    return True


def never(step: Step) -> bool:
    return False


class Thought(NamedTuple):
    """What there is to think of one kind of step."""

    worth: Callable[[Cafe, Any], float] = abilities.of_nothing
    """As an effect of a card, in Good Reviews."""
    habit: Callable[[Cafe, SeizeTheBeanPosition, Any], Choice] = habits.first
    """Its answer in an imagined position, without thinking further."""
    at_a_glance: Callable[[Any], bool] = never
    """Whether the habit decides in earnest too, since nothing would come of imagining the rest of the Day: the step is
    about others, or before or after all Days."""
    reasons: Mapping[type[Choice], Told] = {}
    """What it says of a choice here; of any other, what `REASONS` says."""


THOUGHTS: Mapping[type[Step], Thought] = {
    # Actions.
    actions.PlaceBarista: Thought(habit=placing.place),
    actions.ActivateIcons: Thought(habit=habits.activate),
    actions.TriggerIcon: Thought(abilities.of_trigger, habits.activate),
    actions.ConfirmAction: Thought(habit=habits.confirm),
    # Cards of the City and decks.
    taking.Recruit: Thought(abilities.of_recruit, habits.recruit, reasons={Take: reasons.to_recruit}),
    taking.TakeUpgrade: Thought(abilities.of_upgrade, habits.upgrade, reasons={Take: reasons.to_upgrade}),
    looking.Connections: Thought(abilities.of_connections),
    looking.Track: Thought(abilities.of_track, habits.accept, at_a_glance=always),
    looking.Ddos: Thought(
        abilities.of_ddos, neighbours.ddos, at_a_glance=always, reasons={Player: reasons.to_attack}
    ),
    looking.PutBack: Thought(habit=neighbours.put_back, at_a_glance=neighbours.is_foreign),
    achievements.UnlockAchievements: Thought(),
    achievements.ChooseBonus: Thought(habit=habits.bonus),
    # Resources, reviews and Hype.
    supply.GainResource: Thought(abilities.of_gain),
    supply.Scoop: Thought(abilities.of_scoop),
    supply.EarlyBird: Thought(
        abilities.of_early_bird, supplies.early_bird, at_a_glance=always, reasons={Cup: reasons.to_take_cup}
    ),
    reviews.GainReviews: Thought(abilities.of_review),
    reviews.GainBadReviews: Thought(abilities.of_bad_review),
    reviews.BlameOthers: Thought(abilities.of_blame_others),
    reviews.LoseBadReview: Thought(abilities.of_lose_bad_review, habits.accept, at_a_glance=always),
    hype.ChangeHype: Thought(abilities.of_hype),
    hype.DrawCustomer: Thought(abilities.of_draw),
    hype.Exclusivity: Thought(abilities.of_icons),
    # Service and moods.
    service.Greet: Thought(habit=habits.greet),
    service.SecondaryOrder: Thought(
        habit=habits.secondary, reasons={Decline: about_guest("sb-bot-decline-order")}
    ),
    orders.PayOrder: Thought(
        habit=supplies.pay,
        at_a_glance=always,
        reasons={Give: plain("sb-bot-give-token", "resource")},
    ),
    moods.Cheer: Thought(abilities.of_cheer, habits.cheer, reasons={Pick: reasons.to_cheer}),
    moods.Upset: Thought(abilities.of_upset),
    moods.LoseCustomer: Thought(abilities.of_lose, habits.lose, reasons={Pick: plain("sb-bot-lose", "card")}),
    # Abilities of the further groups.
    copying.Act: Thought(abilities.of_act, habits.act, reasons={Pick: plain("sb-bot-act", "card")}),
    copying.CopySide: Thought(habit=habits.copy_side, reasons={Side: plain("sb-bot-ability-side")}),
    applause.Applause: Thought(
        abilities.of_icons, habits.applause, at_a_glance=always, reasons={Pick: with_icons("sb-bot-applause")}
    ),
    applause.Boost: Thought(abilities.of_icons),
    swapping.Swap: Thought(
        abilities.of_swap,
        neighbours.swap,
        at_a_glance=always,
        reasons={Pick: by_owner("sb-bot-swap-theirs", "sb-bot-swap")},
    ),
    swapping.SwapWith: Thought(
        habit=neighbours.swap_with,
        at_a_glance=always,
        reasons={Pick: by_owner("sb-bot-swap-theirs", "sb-bot-swap")},
    ),
    targeting.Disrupt: Thought(
        abilities.of_hit,
        neighbours.disrupt,
        at_a_glance=always,
        reasons={Pick: by_owner("sb-bot-disrupt", "sb-bot-disrupt-own")},
    ),
    targeting.Nap: Thought(abilities.of_nap, habits.nap, reasons={Pick: plain("sb-bot-nap", "card")}),
    targeting.Arrest: Thought(
        abilities.of_hit,
        neighbours.arrest,
        at_a_glance=always,
        reasons={Pick: by_owner("sb-bot-arrest", "sb-bot-arrest-own")},
    ),
    targeting.Regular: Thought(
        abilities.of_icons, habits.regular, reasons={Pick: with_icons("sb-bot-regular")}
    ),
    targeting.MeetUp: Thought(
        abilities.of_meet_up, habits.meet_up, reasons={Pick: with_icons("sb-bot-meet-up")}
    ),
    trading.Roast: Thought(
        abilities.of_roast,
        neighbours.roast,
        at_a_glance=always,
        reasons={Player: plain("sb-bot-roast", "whom")},
    ),
    trading.FairTrade: Thought(abilities.of_fair_trade, supplies.give_cheapest),
    trading.Steal: Thought(
        abilities.of_steal,
        neighbours.steal,
        at_a_glance=always,
        reasons={Player: plain("sb-bot-steal", "whom")},
    ),
    trading.FreeSet: Thought(habit=neighbours.free_set, at_a_glance=always),
    trading.Rob: Thought(habit=neighbours.rob, at_a_glance=always, reasons={Give: reasons.to_rob}),
    board_games.PlayGames: Thought(abilities.of_games, habits.accept, at_a_glance=always),
    board_games.UseTokens: Thought(habit=habits.tokens),
    newsflash.Newsflash: Thought(abilities.of_newsflash, neighbours.newsflash, at_a_glance=always),
    newsflash.PraiseGroups: Thought(habit=neighbours.praise, at_a_glance=always),
    newsflash.BlameGroups: Thought(habit=neighbours.blame, at_a_glance=always),
    # Drafts and Founders.
    drafting.DraftFounder: Thought(
        habit=opening.keep_founder, at_a_glance=always, reasons={Keep: plain("sb-bot-keep-founder")}
    ),
    drafting.SettleOnFounder: Thought(
        habit=opening.keep_founder, at_a_glance=always, reasons={Keep: plain("sb-bot-keep-founder")}
    ),
    drafting.DraftFriend: Thought(
        habit=opening.keep_friend, at_a_glance=always, reasons={Keep: plain("sb-bot-keep-friend")}
    ),
    founders.JoinGroup: Thought(
        habit=opening.join, at_a_glance=always, reasons={Name: plain("sb-bot-join", "group")}
    ),
    founder_turns.ServeFounder: Thought(
        habit=habits.founder,
        reasons={
            Pick: plain("sb-bot-founder", "card"),
            Decline: plain("sb-bot-decline-founder"),
        },
    ),
    # Variants.
    sold_out.OfferToOthers: Thought(
        habit=habits.sold_out,
        reasons={
            Accept: about_guest("sb-bot-accept-sold-out"),
            Decline: about_guest("sb-bot-decline-sold-out"),
        },
    ),
    celebrities.FirstOrder: Thought(habit=habits.first_order, reasons={Side: plain("sb-bot-side")}),
    celebrities.BothAbilities: Thought(reasons={Side: plain("sb-bot-ability-side")}),
    crafting.CraftTokens: Thought(
        habit=supplies.craft,
        reasons={Cup: plain("sb-bot-use-cup"), Done: plain("sb-bot-done-crafting")},
    ),
    crafting.PayToken: Thought(habit=supplies.pay, at_a_glance=always),
    mouth_watering.Crave: Thought(
        habit=supplies.craving, at_a_glance=always, reasons={Accept: reasons.to_crave}
    ),
    diverse_city.ChooseMarker: Thought(at_a_glance=always),
    diverse_city.MarkGroup: Thought(
        habit=habits.mark, at_a_glance=always, reasons={Name: plain("sb-bot-mark", "group")}
    ),
    wildcards.AssignWildcard: Thought(
        habit=habits.assign, at_a_glance=always, reasons={Name: plain("sb-bot-assign", "group")}
    ),
    # Starbots.
    starbots.Opening: Thought(),
    starbots.HandIn: Thought(habit=supplies.give_cheapest, at_a_glance=always),
}
"""A row for every step that asks a seat, and for every word of the effects."""


def habit(cafe: Cafe, position: SeizeTheBeanPosition) -> Choice:
    """What to do in an imagined position, without thinking further."""
    step = position.step_of(cafe.seat)
    return THOUGHTS[type(step)].habit(cafe, position, step)


def at_a_glance(position: SeizeTheBeanPosition, seat: Seat) -> bool:
    """Whether what this seat is asked is answered out of habit."""
    step = position.step_of(seat)
    return THOUGHTS[type(step)].at_a_glance(step)


def reason(cafe: Cafe, choice: Choice) -> Message:
    """Why it makes this choice."""
    step = cafe.position.step_of(cafe.seat)
    told = THOUGHTS[type(step)].reasons.get(type(choice)) or REASONS[type(choice)]
    return told(cafe, step, choice)
