"""Chance: uniform, independent, and the same on every machine for ever."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from demitasse.kernel.chance import SEED_LIMIT, Chance
from demitasse.kernel.errors import BadOptions

SEEDS = st.integers(0, SEED_LIMIT - 1)

CHI_SQUARE_999 = {5: 20.5, 9: 27.9, 23: 49.7}
"""By degrees of freedom, what chance exceeds once in a thousand times. The seeds are fixed, so it never does here."""


def numbers(chance: Chance, limit: int, count: int) -> list[int]:
    found = []
    for _ in range(count):
        number, chance = chance.below(limit)
        found.append(number)
    return found


def chi_square(counts: Counter[object], kinds: int, total: int) -> float:
    expected = total / kinds
    return sum((n - expected) ** 2 for n in counts.values()) / expected + (kinds - len(counts)) * expected


def test_numbers_and_orders_are_these_on_every_machine() -> None:
    """Records depend on it: a change here makes every record of every play unreadable."""
    assert numbers(Chance.of(0), 100, 8) == NUMBERS_OF_SEED_0
    assert numbers(Chance.of(SEED_LIMIT - 1), 6, 8) == NUMBERS_OF_THE_LAST_SEED
    assert Chance.of(7).shuffled(range(12))[0] == ORDER_OF_SEED_7
    assert Chance.of(7).stream("deck").shuffled("abcdef")[0] == DECK_OF_SEED_7


NUMBERS_OF_SEED_0 = [31, 51, 85, 5, 2, 75, 93, 48]
NUMBERS_OF_THE_LAST_SEED = [4, 2, 0, 2, 0, 2, 4, 1]
ORDER_OF_SEED_7 = (1, 7, 8, 11, 5, 10, 3, 4, 2, 0, 9, 6)
DECK_OF_SEED_7 = tuple("adcfeb")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_numbers_are_equally_likely(seed: int) -> None:
    counts: Counter[object] = Counter(numbers(Chance.of(seed), 10, 5000))
    assert chi_square(counts, 10, 5000) < CHI_SQUARE_999[9]


def test_orders_are_equally_likely() -> None:
    counts: Counter[object] = Counter()
    chance = Chance.of(5)
    for _ in range(4800):
        order, chance = chance.shuffled("abcd")
        counts[order] += 1
    assert set(counts) == set(permutations("abcd"))
    assert chi_square(counts, 24, 4800) < CHI_SQUARE_999[23]


def test_the_first_number_of_many_seeds_is_equally_likely_too() -> None:
    counts: Counter[object] = Counter(Chance.of(seed).below(6)[0] for seed in range(3000))
    assert chi_square(counts, 6, 3000) < CHI_SQUARE_999[5]


def test_streams_are_independent_of_each_other_and_of_their_source() -> None:
    """Pairs of numbers from two streams are spread evenly over all pairs."""
    chance = Chance.of(11)
    pairs = (
        (chance.stream("deck"), chance.stream("bag")),
        (chance, chance.stream("deck")),
        (Chance.of(12), chance),
    )
    for one, two in pairs:
        both: Counter[object] = Counter(zip(numbers(one, 4, 3000), numbers(two, 6, 3000), strict=True))
        assert chi_square(both, 24, 3000) < CHI_SQUARE_999[23]


def test_drawing_from_one_stream_never_shifts_another() -> None:
    chance = Chance.of(3)
    before = chance.stream("bag").shuffled(range(9))[0]
    _, later = chance.below(10)
    later.stream("deck").shuffled(range(80))
    assert later.stream("bag").shuffled(range(9))[0] == before


@given(SEEDS, st.integers(1, 1 << 64))
def test_a_number_is_below_its_limit_and_the_draw_moves_on(seed: int, limit: int) -> None:
    chance = Chance.of(seed)
    number, after = chance.below(limit)
    assert 0 <= number < limit
    assert after != chance
    assert chance.below(limit) == (number, after)


@given(SEEDS, st.lists(st.integers(0, 9), max_size=100))
def test_a_shuffle_keeps_all_items(seed: int, items: list[int]) -> None:
    order, after = Chance.of(seed).shuffled(items)
    assert sorted(order) == sorted(items)
    assert (after == Chance.of(seed)) == (len(items) < 2)


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT, 10**60])
def test_a_seed_has_at_most_128_bits(seed: int) -> None:
    with pytest.raises(BadOptions):
        Chance.of(seed)


def test_two_points_are_equal_when_all_that_follows_is() -> None:
    one, two = Chance.of(1), Chance.of(1)
    assert one == two
    assert hash(one) == hash(two)
    assert one.below(3)[1] != one
    assert Chance.of(2) != one


def test_a_chance_does_not_print_its_key() -> None:
    """A seed must not reach a log by way of a traceback."""
    assert Chance.of(1).key.hex() not in repr(Chance.of(1))
    assert repr(Chance.of(1).key) not in repr(Chance.of(1))


def test_drawing_takes_items_out_and_leaves_the_rest_in_their_order() -> None:
    drawn, left, after = Chance.of(3).drawn("aabbccdd", 3)

    assert sorted((*drawn, *left)) == sorted("aabbccdd")
    assert (len(drawn), left) == (3, tuple(sorted(left)))
    assert after != Chance.of(3)
    assert Chance.of(3).drawn("aabbccdd", 3) == (drawn, left, after)


def test_drawing_everything_or_nothing_is_possible() -> None:
    drawn, left, _ = Chance.of(3).drawn(range(20), 20)

    assert (sorted(drawn), left) == (list(range(20)), ())
    assert Chance.of(3).drawn("ab", 0)[:2] == ((), ("a", "b"))


def test_each_draw_is_equally_likely_to_take_any_item_left() -> None:
    chance, seconds = Chance.of(8), [0] * 4
    for _ in range(4000):
        (_, second), _, chance = chance.drawn(range(4), 2)
        seconds[second] += 1

    assert all(abs(count - 1000) < 120 for count in seconds)


def test_a_point_in_the_stream_can_be_saved_as_plain_data_and_resumed() -> None:
    _, chance = Chance.of(5).below(10)

    assert all(type(part) in (str, int) for part in chance.saved)
    assert Chance.resumed(list(chance.saved)) == chance
    assert Chance.resumed(chance.saved).below(1000) == chance.below(1000)
