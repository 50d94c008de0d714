"""Choices as numbers: every choice that a game with its options and content can ever offer, in a stable order.

A choice has one id, and a factored form beside it: its verb and its words, each as a number. The first suits a list of
logits, the second a network with a head for each word, where one list would be very long.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

import msgspec

from demitasse.bots.contract import Wait
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import DemitasseError

Id = int
"""Of a choice: its place in the list of all."""
Word = str | int
WAIT = Wait()
"""Nothing now: an action in games played in real time alone."""
LEFT_OUT = ""
"""The first word of each place: for verbs that say nothing there."""


class UnknownAction(DemitasseError):
    """A number that stands for no choice, or a choice that has no number here."""


class Actions:
    """All choices, numbered. The same game, seats, options and content give the same numbers on every machine."""

    def __init__(self, choices: Iterable[Choice]) -> None:
        self.choices: tuple[Choice, ...] = tuple(dict.fromkeys(choices))
        self._ids = {choice: id for id, choice in enumerate(self.choices)}
        self.factors = _factors(self.choices)
        """The verbs, then for each place the words that may stand there; a choice names one of each."""
        self._numbers = [{word: number for number, word in enumerate(words)} for words in self.factors]
        self._none = bytes(len(self.choices))

    def __len__(self) -> int:
        return len(self.choices)

    def id_of(self, choice: Choice) -> Id:
        """The number of a choice."""
        try:
            return self._ids[choice]
        except KeyError:
            raise UnknownAction("env-no-id", choice=str(choice)[:60]) from None

    def choice_of(self, id: Id) -> Choice:
        """The choice of a number."""
        if not 0 <= id < len(self.choices):
            raise UnknownAction("env-no-choice", id=str(id)[:20], last=len(self.choices) - 1)
        return self.choices[id]

    def mask(self, legal: Iterable[Choice]) -> bytearray:
        """A byte for every choice: 1 for those that are legal."""
        mask, ids = bytearray(self._none), self._ids
        for choice in legal:
            mask[ids[choice]] = 1
        return mask

    def factors_of(self, choice: Choice) -> tuple[int, ...]:
        """Its verb and its words, as numbers of `factors`."""
        if choice not in self._ids:
            raise UnknownAction("env-no-id", choice=str(choice)[:60])
        said = _words(choice)
        said += [LEFT_OUT] * (len(self.factors) - len(said))
        return tuple([numbers[word] for numbers, word in zip(self._numbers, said, strict=True)])

    def choice_by_factors(self, factors: Sequence[int]) -> Choice:
        """The choice of this verb and these words; numbers in places where the verb says nothing are ignored."""
        verb = int(factors[0])
        said = tuple([int(number) for number in factors[: self._lengths.get(verb, 0)]])
        try:
            return self.choices[self._ids_by_factors[said]]
        except KeyError:
            raise UnknownAction("env-no-factors", factors=str(list(factors))[:60]) from None

    @cached_property
    def table(self) -> tuple[tuple[int, ...], ...]:
        """The factors of every choice, by id: a network with a head for each place adds up what they say of it."""
        return tuple([self.factors_of(choice) for choice in self.choices])

    @cached_property
    def _lengths(self) -> dict[int, int]:
        """By verb: how many places it fills."""
        said = {choice.verb: len(_words(choice)) for choice in self.choices}
        return {self._numbers[0][verb]: length for verb, length in said.items()}

    @cached_property
    def _ids_by_factors(self) -> dict[tuple[int, ...], Id]:
        """By what a choice says, without the places that its verb leaves out."""
        return {factors[: self._lengths[factors[0]]]: id for id, factors in enumerate(self.table)}


def _words(choice: Choice) -> list[Word]:
    """The verb of a choice and its facts, those left at their default too."""
    return [choice.verb, *msgspec.structs.astuple(choice)]


def _factors(choices: Iterable[Choice]) -> tuple[tuple[Word, ...], ...]:
    """The words found in each place, in the order they come up."""
    places: list[dict[Word, None]] = [{}]
    for choice in choices:
        said = _words(choice)
        while len(places) < len(said):
            places.append({LEFT_OUT: None})
        for place, word in zip(places, said, strict=False):
            place[word] = None
    return tuple([tuple(place) for place in places])
