"""Seats: per-seat facts are tuples, indexed by seat."""

from __future__ import annotations

from typing import TypeVar

from demitasse.kernel.event import Seat

T = TypeVar("T")


def replaced(facts: tuple[T, ...], seat: Seat, fact: T) -> tuple[T, ...]:
    """The facts with one seat's changed. By way of a list: quicker than joining slices, and this is done a lot."""
    changed = [*facts]
    changed[seat] = fact
    return tuple(changed)


def clockwise(seats: int, start: Seat) -> list[Seat]:
    """All seats, from one of them on."""
    return [(start + offset) % seats for offset in range(seats)]
