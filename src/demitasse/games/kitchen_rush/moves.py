"""Every choice of Kitchen Rush: the room that does it, and the one that says why not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from demitasse.games.kitchen_rush import (
    bonus,
    choices,
    clock,
    maitre,
    market,
    office,
    placing,
    plates,
    preparation,
    salaries,
    sink,
    spices,
    storages,
    stoves,
    waiters,
)
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import Illegal
from demitasse.kernel.event import Event, Seat

if TYPE_CHECKING:
    from demitasse.games.kitchen_rush.position import KitchenRushPosition


class Move(NamedTuple):
    perform: Callable[[KitchenRushPosition, Seat, Any, list[Event]], None]
    refuse: Callable[[KitchenRushPosition, Seat, Any], Illegal | None]
    """None when it is legal, once it is the moment for it."""


MOVES: Mapping[type[Choice], Move] = {
    choices.Ready: Move(preparation.ready, preparation.refuse_ready),
    choices.ChooseStorages: Move(preparation.choose_storages, preparation.refuse_storages),
    choices.PlaceTimer: Move(placing.place, placing.refuse_place),
    choices.RemoveTimer: Move(placing.remove, placing.refuse_remove),
    choices.Welcome: Move(maitre.welcome, maitre.refuse_welcome),
    choices.Suggest: Move(maitre.suggest, maitre.refuse_suggest),
    choices.TakeOrder: Move(waiters.take, waiters.refuse_take),
    choices.Serve: Move(waiters.serve, waiters.refuse_serve),
    choices.TakePlate: Move(plates.take, plates.refuse),
    choices.Buy: Move(market.buy, market.refuse_buy),
    choices.BuyOrdinary: Move(market.buy_ordinary, market.refuse_ordinary),
    choices.BuySpecial: Move(market.buy_special, market.refuse_special),
    choices.Take: Move(storages.take, storages.refuse),
    choices.Cook: Move(stoves.cook, stoves.refuse),
    choices.Spice: Move(spices.spice, spices.refuse),
    choices.Rehire: Move(office.rehire, office.refuse_rehire),
    choices.Upgrade: Move(office.upgrade, office.refuse_upgrade),
    choices.Repair: Move(office.repair, office.refuse_repair),
    choices.Wash: Move(sink.wash, sink.refuse),
    choices.Done: Move(clock.done, clock.refuse_done),
    choices.Unpaid: Move(salaries.unpaid, salaries.refuse_unpaid),
    choices.PayOutstanding: Move(salaries.outstanding, salaries.refuse_outstanding),
    choices.Keep: Move(bonus.keep, bonus.refuse_keep),
}
