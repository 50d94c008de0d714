"""Every choice of Kitchen Rush: the room that does it, and the one that says why not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from demitasse.games.kitchen_rush import (
    bonus,
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
from demitasse.games.kitchen_rush.choices import (
    Buy,
    BuyOrdinary,
    BuySpecial,
    ChooseStorages,
    Cook,
    Done,
    Keep,
    PayOutstanding,
    PlaceTimer,
    Ready,
    Rehire,
    RemoveTimer,
    Repair,
    Serve,
    Spice,
    Suggest,
    Take,
    TakeOrder,
    TakePlate,
    Unpaid,
    Upgrade,
    Wash,
    Welcome,
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
    Ready: Move(preparation.ready, preparation.refuse_ready),
    ChooseStorages: Move(preparation.choose_storages, preparation.refuse_storages),
    PlaceTimer: Move(placing.place, placing.refuse_place),
    RemoveTimer: Move(placing.remove, placing.refuse_remove),
    Welcome: Move(maitre.welcome, maitre.refuse_welcome),
    Suggest: Move(maitre.suggest, maitre.refuse_suggest),
    TakeOrder: Move(waiters.take, waiters.refuse_take),
    Serve: Move(waiters.serve, waiters.refuse_serve),
    TakePlate: Move(plates.take, plates.refuse),
    Buy: Move(market.buy, market.refuse_buy),
    BuyOrdinary: Move(market.buy_ordinary, market.refuse_ordinary),
    BuySpecial: Move(market.buy_special, market.refuse_special),
    Take: Move(storages.take, storages.refuse),
    Cook: Move(stoves.cook, stoves.refuse),
    Spice: Move(spices.spice, spices.refuse),
    Rehire: Move(office.rehire, office.refuse_rehire),
    Upgrade: Move(office.upgrade, office.refuse_upgrade),
    Repair: Move(office.repair, office.refuse_repair),
    Wash: Move(sink.wash, sink.refuse),
    Done: Move(clock.done, clock.refuse_done),
    Unpaid: Move(salaries.unpaid, salaries.refuse_unpaid),
    PayOutstanding: Move(salaries.outstanding, salaries.refuse_outstanding),
    Keep: Move(bonus.keep, bonus.refuse_keep),
}
