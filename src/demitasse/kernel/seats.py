"""Seats: per-seat facts are tuples, indexed by seat."""

from __future__ import annotations

from typing import TypeVar

from demitasse.kernel.event import Seat

T = TypeVar("T")


def replaced(facts: tuple[T, ...], seat: Seat, fact: T) -> tuple[T, ...]:
    """The facts with one seat's changed."""
    return (*facts[:seat], fact, *facts[seat + 1 :])


def clockwise(seats: int, start: Seat) -> list[Seat]:
    """All seats, from one of them on."""
    return [(start + offset) % seats for offset in range(seats)]
