"""Why a cook does what it does, in one sentence, and the little it calls out to the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from demitasse.bots.kitchen_rush import actions, menu, office, placements, supplies
from demitasse.bots.kitchen_rush.placements import Idea
from demitasse.bots.kitchen_rush.reading import Reading
from demitasse.games.kitchen_rush import GAME, choices
from demitasse.games.kitchen_rush.box import (
    MAITRE,
    MARKET,
    OFFICE,
    SINK,
    SIZES,
    WAITERS,
    ZONES,
    Zone,
)
from demitasse.games.kitchen_rush.heaps import GOODS
from demitasse.games.kitchen_rush.placing import TIMER_INDEX, ZONE_INDEX
from demitasse.kernel.choice import Choice
from demitasse.kernel.message import Message, message_for

CALLED_OUT = {
    "buy-own": "kr-cook-says-buy",
    "buy": "kr-cook-says-buy",
    "wash-urgent": "kr-cook-says-wash",
    "rehire": "kr-cook-says-rehire",
    "repair": "kr-cook-says-repair",
    "upgrade": "kr-cook-says-upgrade",
}
"""What others should know before they do the same: it costs the team's coins, or somebody waits for it."""


# Reasons.


def why(reading: Reading, choice: Choice) -> Message:
    """The reason for a choice that is the cook's own."""
    return WHY[type(choice)](reading, choice)


def rather(choice: Choice | None) -> Message:
    """Asked about something it would not do; None: it would do nothing just now."""
    if choice is None:
        return Message("kr-cook-rather-wait")
    return Message("kr-cook-rather", {"choice": message_for(GAME.prefix, choice)})


def idea_at(reading: Reading, zone: Zone) -> Idea | None:
    """The best a timer in this zone is good for."""
    found = [idea for idea in placements.ideas(reading) if idea.zone == zone]
    return max(found, key=lambda idea: idea.worth, default=None)


def of_idea(reading: Reading, idea: Idea | None, zone: Zone) -> Message:
    if idea is None:
        return Message("kr-cook-place", {"zone": ZONES[zone]})
    return Message(f"kr-cook-place-{idea.why}", {"zone": ZONES[zone], "what": subject(reading, idea)})


def subject(reading: Reading, idea: Idea) -> str:
    """What an idea is about: a dish, an order, a good, a timer, a zone or a card, by its id."""
    content = reading.content
    if idea.why == "cook":
        dish = actions.dish_to_cook(reading)
        return content.dish_ids[dish.card][dish.number] if dish is not None else ""
    if idea.why == "take":
        offer = menu.best_offer(reading)
        return content.order_ids[offer.card] if offer is not None else ""
    if idea.why == "serve":
        served = actions.to_serve(reading)
        return served.order if isinstance(served, choices.Serve) else ""
    if idea.zone == MARKET:
        return good_to_buy(reading)
    if idea.zone == OFFICE:
        plan = office.best(reading)
        return office.subject(plan.choice) if plan is not None else ""
    return ZONES[idea.zone]


def good_to_buy(reading: Reading) -> str:
    """The ingredient, or the cube that is shortest."""
    purchase = supplies.best_purchase(reading)
    if purchase is None:
        return ""
    now, soon = supplies.shortages(reading)
    return GOODS[max(supplies.kinds_of(purchase), key=lambda good: (now[good], soon[good]))]


def in_zone(zone: Zone) -> Callable[[Reading, Any], Message]:
    """What is done in a zone has the reason for which one went there."""
    return lambda reading, choice: of_idea(reading, used_idea(reading, zone), zone)


def used_idea(reading: Reading, zone: Zone) -> Idea | None:
    """As `idea_at`, when the timer is there already."""
    if zone == MARKET:
        purchase = supplies.best_purchase(reading)
        if purchase is not None:
            word = "buy-own" if purchase.own else "buy" if purchase.anybody else "buy-soon"
            return Idea(0, zone, word)
    if zone == SINK:
        return Idea(0, zone, "wash-urgent" if supplies.best_washing(reading).urgent else "wash")
    if zone == OFFICE:
        plan = office.best(reading)
        return None if plan is None else Idea(0, zone, plan.why)
    return None


def for_placing(reading: Reading, choice: choices.PlaceTimer) -> Message:
    zone = ZONE_INDEX[choice.zone]
    return of_idea(reading, idea_at(reading, zone), zone)


def for_removing(reading: Reading, choice: choices.RemoveTimer) -> Message:
    zone = reading.position.zone_of[TIMER_INDEX[choice.timer]]
    return Message("kr-cook-remove", {"zone": ZONES[zone]})


def for_order(reading: Reading, choice: choices.TakeOrder) -> Message:
    card = reading.content.order_index[choice.order]
    content = reading.content
    return Message(
        "kr-cook-take-order",
        {"order": choice.order, "coins": content.coins[card], "stars": content.stars[card]},
    )


def for_cooking(reading: Reading, choice: choices.Cook) -> Message:
    dish = actions.dish_to_cook(reading)
    return Message("kr-cook-cook", {"dish": choice.dish, "times": dish.cooks if dish is not None else 1})


WHY: dict[type[Choice], Callable[[Reading, Any], Message]] = {
    choices.Ready: lambda reading, choice: Message("kr-cook-ready"),
    choices.ChooseStorages: lambda reading, choice: Message("kr-cook-storages"),
    choices.PlaceTimer: for_placing,
    choices.RemoveTimer: for_removing,
    choices.Welcome: lambda reading, choice: of_idea(reading, Idea(0, MAITRE, "welcome"), MAITRE),
    choices.Suggest: lambda reading, choice: of_idea(reading, Idea(0, MAITRE, "suggest"), MAITRE),
    choices.TakeOrder: for_order,
    choices.Serve: lambda reading, choice: of_idea(reading, Idea(0, WAITERS, "serve"), WAITERS),
    choices.TakePlate: lambda reading, choice: Message(
        "kr-cook-plate", {"dish": choice.dish, "size": choice.size}
    ),
    choices.Buy: in_zone(MARKET),
    choices.BuyOrdinary: in_zone(MARKET),
    choices.BuySpecial: in_zone(MARKET),
    choices.Take: lambda reading, choice: Message(
        "kr-cook-good", {"dish": choice.dish, "good": choice.ingredient}
    ),
    choices.Cook: for_cooking,
    choices.Spice: lambda reading, choice: Message(
        "kr-cook-good", {"dish": choice.dish, "good": choice.spice}
    ),
    choices.Rehire: in_zone(OFFICE),
    choices.Upgrade: in_zone(OFFICE),
    choices.Repair: in_zone(OFFICE),
    choices.Wash: in_zone(SINK),
    choices.Done: lambda reading, choice: Message("kr-cook-done"),
    choices.Unpaid: lambda reading, choice: Message("kr-cook-unpaid", {"timer": choice.timer}),
    choices.PayOutstanding: lambda reading, choice: Message("kr-cook-outstanding", {"timer": choice.timer}),
    choices.Keep: lambda reading, choice: Message("kr-cook-keep", {"card": choice.card}),
}


# Called out.


def call(reading: Reading, choice: Choice) -> Message | None:
    """What the others should hear about a choice; mostly nothing."""
    if isinstance(choice, choices.TakeOrder):
        return call_order(reading, choice)
    if not isinstance(choice, choices.PlaceTimer):
        return None
    idea = idea_at(reading, ZONE_INDEX[choice.zone])
    if idea is None or idea.why not in CALLED_OUT:
        return None
    key = CALLED_OUT[idea.why]
    return Message(key, {"what": subject(reading, idea)})


def call_order(reading: Reading, choice: choices.TakeOrder) -> Message:
    """Who has it, and what is missing for it."""
    content = reading.content
    card = content.order_index[choice.order]
    plates = menu.plates_of(reading, choice)
    if 0 in plates:
        size = SIZES[content.sizes[card][plates.index(0)]]
        return Message("kr-cook-says-take-plate", {"order": choice.order, "size": size})
    wanted = supplies.counts(reading.wanted + sum(content.wants[card]))
    own = supplies.counts(sum(content.wants[card]))
    there = supplies.counts(reading.there)
    short = [good for good, number in enumerate(own) if number and wanted[good] > there[good]]
    if short:
        return Message("kr-cook-says-take-short", {"order": choice.order, "good": GOODS[short[0]]})
    return Message("kr-cook-says-take", {"order": choice.order})
