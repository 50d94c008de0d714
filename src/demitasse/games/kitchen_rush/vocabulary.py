"""The words that cards are written in: what Events, Prestige cards and Upgrades do, and what Goals ask for.

A card is a list of these in a data file: `effects = [{ do = "maitre_limit", delta = -1 }]`. What a word does is said
once, in `effects.py` (Goals: in `goals.py`); a card with a new mix of old words needs no code.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Ingredient = Literal["meat", "vegetable", "salad", "pasta", "cheese", "bread"]
SpiceColour = Literal["white", "black", "green", "yellow", "red"]


class ByPlayers(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={"two": "2", "three": "3", "four": "4"},
):
    """KR-FX-06, KR-FX-22: a number for 1–2, 3 and 4 players, written `{ 2 = 1, 3 = 2, 4 = 2 }`."""

    two: int
    three: int
    four: int

    def of(self, hats: int) -> int:
        return (self.two, self.three, self.four)[hats - 2]


class Effect(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something a card does once, or changes while it is in force."""


# Done once, when an Event is drawn (KR-FX-01).


class Malfunction(Effect, frozen=True, tag="malfunction"):
    """KR-FX-05, KR-FX-37: tiles on spaces of a zone."""

    zone: str
    count: ByPlayers


class LockStorages(Effect, frozen=True, tag="lock_storages"):
    """KR-FX-38: one space of each active Storage, of two at most, until the end of the round."""


class HelpersAbsent(Effect, frozen=True, tag="helpers_absent"):
    """KR-FX-41."""


class HelpersLate(Effect, frozen=True, tag="helpers_late"):
    """KR-FX-42."""

    seconds: int


class CloseZone(Effect, frozen=True, tag="close_zone"):
    """KR-FX-47."""

    zone: str
    seconds: int


class PlatesToSink(Effect, frozen=True, tag="plates_to_sink"):
    """KR-FX-43: of each size in the Rack."""

    each: int


class BagLoses(Effect, frozen=True, tag="bag_loses"):
    """KR-FX-46: all cubes of a colour."""

    spice: SpiceColour


class BagHalved(Effect, frozen=True, tag="bag_halved"):
    """KR-FX-46: half of the cubes, rounded up, at random."""


class StoragesLose(Effect, frozen=True, tag="storages_lose"):
    """KR-FX-48."""

    tokens: dict[Ingredient, int]


class PayNow(Effect, frozen=True, tag="pay_now"):
    """KR-FX-50: coins, or all there are and Prestige."""

    coins: ByPlayers
    prestige: int


class FillSlots(Effect, frozen=True, tag="fill_slots"):
    """KR-FX-51: from the deck, without coins."""


class ExtraIngredient(Effect, frozen=True, tag="extra_ingredient"):
    """KR-FX-03, KR-FX-35: one on a plate of every order concerned."""

    ingredient: Ingredient


# In force for a round (Events, KR-FX-02), or while the card is held (Prestige cards, KR-FX-10).


class MaitreLimit(Effect, frozen=True, tag="maitre_limit"):
    """KR-FX-04, KR-FX-14, KR-FX-36, KR-FX-53: so many cards more or fewer by welcome and by suggest."""

    delta: int


class NoSuggestions(Effect, frozen=True, tag="no_suggestions"):
    """KR-FX-51."""


class OrdersLeft(Effect, frozen=True, tag="orders_left"):
    """KR-FX-51: Prestige lost after the bell if so many orders or more are on the slots."""

    at_least: int
    prestige: int


class LotSize(Effect, frozen=True, tag="lot_size"):
    """KR-FX-39: what an ingredient purchase yields, before bonuses."""

    ingredients: int


class LotBonus(Effect, frozen=True, tag="lot_bonus"):
    """KR-FX-13, KR-FX-54, KR-CARD-09: so many more by each purchase."""

    ingredients: int
    ordinary: int
    special: int


class SpicePrice(Effect, frozen=True, tag="spice_price"):
    """KR-FX-40."""

    price: int


class UnservedDiscount(Effect, frozen=True, tag="unserved_discount"):
    """KR-FX-44: coins less for a correct order that was not quick-served."""

    coins: int


class NoTips(Effect, frozen=True, tag="no_tips"):
    """KR-FX-45."""


class Tip(Effect, frozen=True, tag="tip"):
    """KR-FX-57: what a quick service gives."""

    coins: int


class FailPenalty(Effect, frozen=True, tag="fail_penalty"):
    """KR-FX-49: so much more Prestige lost by a failed order."""

    prestige: int


class RoundTime(Effect, frozen=True, tag="round_time"):
    """KR-FX-52: so many seconds more or fewer."""

    seconds: int


class DoubleService(Effect, frozen=True, tag="double_service"):
    """KR-FX-11, KR-FX-53: a Waiters action may be two quick services, or an order taken and a quick service."""


class OpenDeck(Effect, frozen=True, tag="open_deck"):
    """KR-FX-12, KR-FX-53: the top order is visible and can be taken."""


class CookingAccepted(Effect, frozen=True, tag="cooking_accepted"):
    """KR-FX-55: a dish that asks for `time` is also right on `row`."""

    time: int
    row: int


class WashUpTo(Effect, frozen=True, tag="wash_up_to"):
    """KR-FX-56."""

    plates: int


class StorageSpices(Effect, frozen=True, tag="storage_spices"):
    """KR-FX-58: cubes that may be taken during a stay in a Storage."""

    cubes: int


# Upgrades (KR-FX-65).


class NewPlates(Effect, frozen=True, tag="new_plates"):
    """KR-FX-30."""


class UnlockStove(Effect, frozen=True, tag="unlock_stove"):
    """KR-FX-31."""


class HireHelper(Effect, frozen=True, tag="hire_helper"):
    """KR-FX-32."""


class UnlockStorage(Effect, frozen=True, tag="unlock_storage"):
    """KR-FX-33."""


OneOff = (
    Malfunction
    | LockStorages
    | HelpersAbsent
    | HelpersLate
    | CloseZone
    | PlatesToSink
    | BagLoses
    | BagHalved
    | StoragesLose
    | PayNow
    | FillSlots
    | ExtraIngredient
)
"""Only for Events."""

Modifier = (
    MaitreLimit
    | NoSuggestions
    | OrdersLeft
    | LotSize
    | LotBonus
    | SpicePrice
    | UnservedDiscount
    | NoTips
    | Tip
    | FailPenalty
    | RoundTime
    | DoubleService
    | OpenDeck
    | CookingAccepted
    | WashUpTo
    | StorageSpices
)
"""For Events and Prestige cards."""

UpgradeEffect = NewPlates | UnlockStove | HireHelper | UnlockStorage
"""KR-OFFICE-09, KR-FX-65: one word for each of the four Upgrades."""


# Goals, besides orders, coins and Prestige (KR-FX-21).


class Requirement(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A more specific condition."""


class ServedWith(Requirement, frozen=True, tag="served_with"):
    """KR-FX-60: served orders of a kind, by what is printed on them."""

    kind: Literal["two_dishes", "no_meat", "special_spice", "plate_four"]
    count: ByPlayers


class QuickServed(Requirement, frozen=True, tag="quick_served"):
    """KR-FX-61: served orders that carried the quick-service mark."""

    count: ByPlayers


class UpgradeBought(Requirement, frozen=True, tag="upgrade_bought"):
    """KR-FX-62."""

    upgrade: str


class NeverUnpaid(Requirement, frozen=True, tag="never_unpaid"):
    """KR-FX-62: no timer was ever set aside."""


class UpgradesBought(Requirement, frozen=True, tag="upgrades_bought"):
    """KR-FX-63."""

    count: int


class ServedEachRound(Requirement, frozen=True, tag="served_each_round"):
    """KR-FX-64."""

    count: ByPlayers


AnyRequirement = ServedWith | QuickServed | UpgradeBought | NeverUnpaid | UpgradesBought | ServedEachRound
