"""Every step of the game, by corridor and room; and how the effects on cards become steps."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import cast

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
    city,
    day,
    end_of_day,
    hype,
    line,
    looking,
    moods,
    orders,
    reviews,
    service,
    supply,
    taking,
)
from demitasse.games.seize_the_bean.content import MOST_PLAYERS, BySeat
from demitasse.games.seize_the_bean.drafts import drafting, founder_turns, founders
from demitasse.games.seize_the_bean.effects import ANY_ROW, Effect
from demitasse.games.seize_the_bean.solo import starbots, startup
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.games.seize_the_bean.variants import (
    celebrities,
    crafting,
    diverse_city,
    mouth_watering,
    sold_out,
    wildcards,
)
from demitasse.kernel.event import Seat
from demitasse.kernel.step import Agenda, by_kind

BASE_GAME = (
    *(actions.PlaceBarista, actions.ActivateIcons, actions.TriggerIcon, actions.ConfirmAction),
    *(taking.Recruit, taking.TakeUpgrade, city.Refill),
    *(looking.Connections, looking.Track, looking.Ddos, looking.PutBack),
    *(achievements.UnlockAchievements, achievements.ChooseBonus),
    *(day.HypePhase, hype.ChangeHype, hype.DrawCustomer, hype.Exclusivity),
    *(service.ServiceTurn, service.Greet, service.SecondaryOrder, service.CalmDown),
    *(service.UseAbility, service.EndService, orders.PayOrder),
    *(moods.Cheer, moods.Upset, moods.LoseCustomer),
    *(supply.GainResource, supply.Scoop, supply.EarlyBird),
    *(reviews.GainReviews, reviews.GainBadReviews, reviews.BlameOthers, reviews.LoseBadReview),
    *(line.ClearLine, end_of_day.Evening, end_of_day.FinalCount),
)
ABILITIES = (
    *(copying.Act, copying.CopySide, applause.Applause, applause.Boost, swapping.Swap, swapping.SwapWith),
    *(targeting.Disrupt, targeting.Nap, targeting.Arrest, targeting.Regular, targeting.MeetUp),
    *(trading.Roast, trading.FairTrade, trading.Steal, trading.FreeSet, trading.Rob),
    *(board_games.PlayGames, board_games.UseTokens),
    *(newsflash.Newsflash, newsflash.PraiseGroups, newsflash.BlameGroups),
)
DRAFTS = (
    *(drafting.DealHands, drafting.DraftFounder, drafting.DraftFriend, drafting.SettleOnFounder),
    *(drafting.HandOn, drafting.Welcome, drafting.FirstDay),
    *(founders.Unveil, founders.JoinGroup, founder_turns.ServeFounder),
)
VARIANTS = (
    *(sold_out.OfferToOthers, sold_out.WinOver, celebrities.FirstOrder, celebrities.BothAbilities),
    *(crafting.CraftPhase, crafting.CraftTokens, crafting.PayToken, mouth_watering.Crave),
    *(diverse_city.ChooseMarker, diverse_city.MarkGroup, wildcards.AssignWildcard),
)
SOLO = (
    *(starbots.Opening, starbots.StarbotsTurn, starbots.RobotCommand, starbots.HandIn),
    startup.Innovated,
)

STEPS = by_kind(*BASE_GAME, *ABILITIES, *DRAFTS, *VARIANTS, *SOLO)

EFFECTS: Mapping[str, type[SeizeTheBeanStep]] = {
    word: kind
    for word, kind in cast(Mapping[str, type[SeizeTheBeanStep]], STEPS).items()
    if kind.WRITTEN is not None
}
"""The words that icons and abilities are made of."""

NUMBER = re.compile(r"[0-9]")
"""What an effect can count to."""


def read(text: str) -> Effect | None:
    """The effect a text describes; None when it describes none."""
    name, *words = text.split() or [""]
    written = EFFECTS[name].WRITTEN if name in EFFECTS else None
    if written is None or len(words) != len(written):
        return None
    arguments: list[int] = []
    for word, allowed in zip(words, written, strict=True):
        if allowed is None and NUMBER.fullmatch(word):
            arguments.append(int(word))
        elif allowed is not None and word in allowed:
            arguments.append(allowed.index(word))
        else:
            return None
    return Effect(name, tuple(arguments))


def forms() -> str:
    """Every effect as it is written, for the error that names a wrong one."""
    return "; ".join(
        " ".join([name, *("0…9" if allowed is None else "|".join(allowed) for allowed in kind.WRITTEN or ())])
        for name, kind in EFFECTS.items()
    )


def steps_of(
    effects: Iterable[Effect], seat: Seat, *, may: bool = False, row: int = ANY_ROW, note: bool = False
) -> Agenda:
    """Effects one after the other; Good Reviews side by side are gained together."""
    made: list[SeizeTheBeanStep] = []
    for effect in effects:
        step = EFFECTS[effect.word].of_effect(seat, effect.arguments, may=may, row=row, note=note)
        last = made[-1] if made else None
        if isinstance(step, reviews.GainReviews) and isinstance(last, reviews.GainReviews):
            made[-1] = reviews.GainReviews(seat, last.count + step.count)
        else:
            made.append(step)
    return tuple(made)


@lru_cache(maxsize=1 << 12)
def by_seat(
    effects: tuple[Effect, ...], *, may: bool = False, row: int = ANY_ROW, note: bool = False
) -> BySeat:
    """The steps of these effects, ready for each seat; all cards that do the same share them, also people's own."""
    return tuple(steps_of(effects, seat, may=may, row=row, note=note) for seat in range(MOST_PLAYERS))
