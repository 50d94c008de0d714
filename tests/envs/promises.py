"""What an environment promises of every play: each choice has its number, and an observation tells nothing hidden."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from demitasse.envs import Spec
from demitasse.kernel.chance import Chance
from demitasse.kernel.position import Position
from tests.contract.cases import Case, moments
from tests.contract.promises import every

DEALS = tuple(Chance.of(seed) for seed in (11, 12))


@lru_cache(maxsize=8)
def spec_of(case: Case) -> Spec:
    play = case.play()
    options = {name: getattr(play.options, name) for name in play.options.__struct_fields__}
    return Spec(case.game, seats=case.seats, content=play.position.content, **options)


def every_choice_has_its_number(case: Case) -> None:
    """SB, CR, CG and KR alike: what is offered is among all choices, and each number leads back to its choice."""
    actions = spec_of(case).actions
    for position, _, _ in moments(case):
        for seat in position.seats_to_act:
            legal = position.choices(seat)
            assert [actions.choice_of(actions.id_of(choice)) for choice in legal] == list(legal)
            by_id = [actions.table[actions.id_of(choice)] for choice in legal]
            assert [actions.choice_by_factors(factors) for factors in by_id] == list(legal)
            assert sum(actions.mask(legal)) == len(legal)


def observations_tell_nothing_hidden(case: Case) -> None:
    """Whatever a seat cannot know is dealt again, and it is told the very same bytes."""
    spec = spec_of(case)
    for position, _, _ in every(case, 1 if case.stored else 3):
        for seat in range(case.seats):
            told = spec.observe(position, seat)
            assert len(told) == spec.encoder.size
            for deal in DEALS:
                assert spec.observe(position.imagine(seat, deal), seat) == told, changed(
                    spec, told, position, seat
                )


def pieces_are_made_of_what_they_read(case: Case) -> None:
    """A piece that names fields reads no others, so what it told last holds until one of them changes."""
    encoder = spec_of(case).encoder
    for position, _, _ in every(case, 1 if case.stored else 3):
        for piece in (*encoder.table, *encoder.each, *encoder.own):
            read: set[str] = set()
            for seat in range(case.seats):
                piece.of(Overheard(position, read), seat)
            assert not piece.reads or read <= set(piece.reads) <= set(position.STATE), piece.name


class Overheard:
    """A position that notes which of its fields are read."""

    def __init__(self, position: Position, read: set[str]) -> None:
        self._position = position
        self._read = read

    def __getattr__(self, field: str) -> Any:
        self._read.add(field)
        return getattr(self._position, field)


def changed(spec: Spec, told: bytes, position: object, seat: int) -> str:
    """Which numbers of an observation depend on what is hidden."""
    found = []
    for deal in DEALS:
        other = spec.observe(position.imagine(seat, deal), seat)  # type: ignore[attr-defined]
        for piece in spec.pieces:
            for label, at in zip(piece.labels, range(piece.start, piece.end), strict=True):
                if told[at] != other[at]:
                    found.append(f"{piece.name}: {label} {told[at]} {other[at]}")
    return "; ".join(found[:5])
