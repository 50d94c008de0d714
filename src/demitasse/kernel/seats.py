"""Seats: per-seat facts are tuples, and a step of the agenda names the seat it is about."""

from __future__ import annotations

from typing import Any, TypeVar

from demitasse.kernel.event import Seat

T = TypeVar("T")

Agenda = tuple[tuple[str, Seat, *tuple[Any, ...]], ...]
"""The steps still to come, each with its seat and what else it needs: `("move", 2)`."""


def replaced(facts: tuple[T, ...], seat: Seat, fact: T) -> tuple[T, ...]:
    """The facts with one seat's changed."""
    return (*facts[:seat], fact, *facts[seat + 1 :])


def clockwise(seats: int, start: Seat) -> list[Seat]:
    """All seats, from one of them on."""
    return [(start + offset) % seats for offset in range(seats)]
