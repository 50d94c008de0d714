"""What a bot hears of a play."""

from __future__ import annotations

from demitasse.bots.heard import Heard
from demitasse.kernel.event import Event, Seat


class Told(Event, frozen=True, tag="told"):
    word: str


class Whispered(Event, frozen=True, tag="whispered"):
    """Told to one seat; the others may know that there was something, but not what, and those behind them nothing."""

    to: Seat
    word: str

    def seen_by(self, seat: Seat | None) -> Event | None:
        if seat == self.to:
            return self
        return Whispered(self.to, "?") if seat == 1 else None


def test_a_seat_hears_what_it_may_know_in_the_order_in_which_it_happened() -> None:
    happened: list[Event] = [Told("a"), Whispered(0, "b"), Told("c")]
    assert list(Heard(0, happened)) == happened
    assert list(Heard(1, happened)) == [Told("a"), Whispered(0, "?"), Told("c")]
    assert list(Heard(2, happened)) == [Told("a"), Told("c")]


def test_what_happens_later_is_heard_too() -> None:
    happened: list[Event] = []
    heard = Heard(2, happened)
    assert not heard
    happened += [Told("a"), Whispered(0, "b")]
    assert (len(heard), heard[-1]) == (1, Told("a"))
    happened.append(Told("c"))
    assert heard[-1] == Told("c")
    assert heard[:1] == [Told("a")]
    assert Told("a") in heard


class Counted(Event, frozen=True, tag="counted"):
    """Remembers how often it was looked at."""

    looks: list[Seat | None]

    def seen_by(self, seat: Seat | None) -> Event | None:
        self.looks.append(seat)
        return self


def test_nothing_is_sorted_out_for_whoever_never_looks_and_once_for_whoever_looks_often() -> None:
    event = Counted([])
    first, _ = Heard(0, [event]), Heard(1, [event])
    assert event.looks == []
    assert (len(first), len(first)) == (1, 1)
    assert event.looks == [0]
