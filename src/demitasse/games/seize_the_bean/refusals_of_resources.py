"""Why choices about resources, tokens and reviews are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.abilities.newsflash import CITY, OWN, matching, place_of_award
from demitasse.games.seize_the_bean.abilities.trading import can_be_stolen, robbery
from demitasse.games.seize_the_bean.base_game.supply import GREEN, kind_of
from demitasse.games.seize_the_bean.choices import Blame, Craft, Cup, Give, Pay, Player, Praise, Put, Use
from demitasse.games.seize_the_bean.content import CUSTOMERS, GREEN_BEAN, NOBODY
from demitasse.games.seize_the_bean.effects import RESOURCES
from demitasse.games.seize_the_bean.variants.cups import NORMAL, cup_id
from demitasse.kernel.errors import Illegal

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition


def why_not_player(position: SeizeTheBeanPosition, choice: Player) -> Illegal:
    """To rob, or to roast for."""
    rule = "SB-ABILITY-ROAST-01" if position.agenda[0][0] == "roast" else "SB-ABILITY-STEAL-01"
    if not 0 <= choice.whom < position.seats:
        return Illegal(rule, "sb-no-such-player", number=choice.whom, last=position.seats - 1)
    return Illegal(rule, "sb-not-yourself")


def why_not_give(position: SeizeTheBeanPosition, choice: Give) -> Illegal:
    kind, step = kind_of(position, choice.resource), position.agenda[0][0]
    if kind == NOBODY:
        known = ", ".join((*RESOURCES, GREEN_BEAN, *position.content.specials))
        return Illegal(
            "SB-ABILITY-STEAL-02", "sb-no-such-resource", resource=choice.resource[:40], known=known
        )
    if step == "hand_in":
        return Illegal("SB-XRULING-89", "sb-not-to-hand-in", resource=choice.resource)
    if step == "pay":
        return Illegal("SB-XRULING-66", "sb-not-with-that-token", resource=choice.resource)
    if step == "fair_trade" and kind == GREEN:
        return Illegal("SB-XRULING-38", "sb-not-green-for-green")
    if step == "fair_trade":
        return Illegal("SB-ABILITY-FAIRTRADE-01", "sb-not-to-trade", resource=choice.resource)
    if any(can_be_stolen(position, robbery(position))):
        return Illegal("SB-XRULING-32", "sb-not-to-steal", resource=choice.resource)
    return Illegal("SB-XRULING-32", "sb-not-to-compensate", resource=choice.resource)


def why_not_pay(position: SeizeTheBeanPosition, choice: Pay) -> Illegal:
    return Illegal("SB-XRULING-37", "sb-not-that-mix")


def why_not_craft(position: SeizeTheBeanPosition, choice: Craft) -> Illegal:
    specials = position.content.specials
    if not position.craft:
        return Illegal("SB-CRAFT-02", "sb-not-crafting")
    if choice.resource not in specials:
        known = ", ".join(specials)
        return Illegal("SB-XRULING-66", "sb-not-craftable", resource=choice.resource[:40], known=known)
    return Illegal("SB-CRAFT-03", "sb-not-affordable", resource=choice.resource)


def why_not_cup(position: SeizeTheBeanPosition, choice: Cup) -> Illegal:
    if position.agenda[0][0] == "craft":
        return Illegal("SB-DAILY-06", "sb-not-your-cup", cup=choice.cup[:40])
    known = ", ".join((NORMAL, *[cup_id(position, place) for place in range(len(position.cups))]))
    return Illegal("SB-DAILY-04", "sb-no-such-cup", cup=choice.cup[:40], known=known)


def why_not_use(position: SeizeTheBeanPosition, choice: Use | Put) -> Illegal:
    pulled = [position.content.icon_ids[icon] for icon in position.games_pulled]
    if choice.icon not in pulled:
        return Illegal("SB-ABILITY-BOARDGAMES-01", "sb-not-pulled", icon=choice.icon[:40])
    assert isinstance(choice, Put)
    if choice.card not in position.content.index[CUSTOMERS]:
        return Illegal("SB-ABILITY-BOARDGAMES-02", "sb-no-such-card", card=choice.card[:40])
    return Illegal("SB-ABILITY-BOARDGAMES-02", "sb-not-for-a-game", card=choice.card)


def why_not_review(position: SeizeTheBeanPosition, choice: Praise | Blame) -> Illegal:
    """SB-ABILITY-NEWSFLASH-01…07."""
    step, seat, *more = position.agenda[0]
    ids = position.content.group_ids
    if choice.group not in ids:
        return Illegal("SB-ABILITY-NEWSFLASH-01", "sb-no-such-group", group=choice.group[:40])
    if ids.index(choice.group) not in position.groups:
        return Illegal("SB-ABILITY-NEWSFLASH-06", "sb-not-in-play", group=choice.group)
    left = {"praise": (1, 0), "blame": (0, 1)}.get(step, tuple(more[1:3]))
    if not left[isinstance(choice, Blame)]:
        return Illegal("SB-ABILITY-NEWSFLASH-01", "sb-not-that-option")
    if isinstance(choice, Blame):
        assert choice.origin not in (OWN, CITY) or not position.bad_reviews[seat]
        return Illegal("SB-ABILITY-NEWSFLASH-07", "sb-not-your-complaint")
    if place_of_award(position, choice.group) not in matching(position, seat):
        return Illegal("SB-ABILITY-NEWSFLASH-02", "sb-not-matching", group=choice.group)
    return Illegal("SB-ABILITY-NEWSFLASH-03", "sb-not-twice-yet", group=choice.group)
