"""A table of Kitchen Rush as a few lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from demitasse.games.kitchen_rush.position import KitchenRushPosition


def picture(position: KitchenRushPosition, people: Sequence[str]) -> list[str]:
    view = position.view(None)
    lines = [
        f"Round {view.round}, {view.phase}, {view.coins} coins, {view.prestige} prestige, "
        f"{len(view.served)} served, goal {view.goal}",
        "slots    " + " ".join(slot or "-" for slot in view.slots),
        "spaces   "
        + ", ".join(f"{zone.id} {' '.join(s or '-' for s in zone.spaces)}" for zone in view.zones),
        "storages " + " | ".join(tokens(storage.goods) for storage in view.storages),
        f"bag      {tokens(view.bag)}",
        f"plates   rack {' '.join(map(str, view.rack))}, sink {' '.join(map(str, view.sink))}",
    ]
    for player, name in zip(view.players, people, strict=True):
        lines.append(f"{name}:" + ("" if player.orders else " -"))
        for order in player.orders:
            dishes = [
                f"{dish.id} {dish.plate or 'no plate'} row {dish.row}/{dish.cook} {tokens(dish.goods)}"
                for dish in order.dishes
            ]
            lines.append(f"   {' + '.join(dishes)}{', served' if order.served else ''}")
    return lines


def tokens(counts: Mapping[str, int]) -> str:
    return " ".join(f"{number}×{ingredient}" for ingredient, number in counts.items()) or "-"
