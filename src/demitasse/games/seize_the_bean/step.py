"""What every step of Seize the Bean is: effects that cards write down become steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Self

from demitasse.kernel.event import Seat
from demitasse.kernel.step import Step


class SeizeTheBeanStep(Step, frozen=True):
    """A step of the game. One that icons and abilities can name in card files says how it is written there."""

    WRITTEN: ClassVar[tuple[Sequence[str] | None, ...] | None] = None
    """Behind its word, each argument one of these words, or a number (None); None when cards cannot say it at all."""

    @classmethod
    def of_effect(cls, seat: Seat, arguments: tuple[int, ...], *, may: bool, row: int, note: bool) -> Self:
        """The step of an effect: whether it may be declined (`may`) and tells an applause whom it touched (`note`)
        come first, where it has these fields; `row` is the action row its icon is printed in.
        """
        fields = cls.__struct_fields__
        flags = [int(flag) for name, flag in (("may", may), ("note", note)) if name in fields]
        return cls(seat, *flags, *arguments)
