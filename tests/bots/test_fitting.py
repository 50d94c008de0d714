"""The fit of weights: it finds the line that is there, whatever the features are like."""

from __future__ import annotations

import pytest

from demitasse.bots.learning.fitting import Samples, ridge, solved
from demitasse.kernel.chance import Chance


def samples(number: int, noise: int = 0, seed: int = 1) -> Samples:
    """target = 5 + 2·a − 3·b, a constant feature beside them."""
    found, chance = Samples(3), Chance.of(seed)
    for _ in range(number):
        a, chance = chance.below(100)
        b, chance = chance.below(10)
        off, chance = chance.below(2 * noise + 1)
        found.add([float(a), 1.0, float(b)], 5 + 2 * a - 3 * b + off - noise)
    return found


def test_it_finds_the_weights_that_made_the_targets() -> None:
    line = ridge(samples(500), held_back=1e-9)

    assert line.constant == pytest.approx(5, abs=1e-6)
    assert line.weights == pytest.approx([2, 0, -3], abs=1e-6)


def test_a_feature_that_never_changes_gets_no_weight() -> None:
    assert ridge(samples(50)).weights[1] == 0


def test_what_holds_weights_back_makes_them_smaller() -> None:
    loose, tight = ridge(samples(100), 1e-9), ridge(samples(100), 50.0)

    assert abs(tight.weights[0]) < abs(loose.weights[0])
    assert abs(tight.weights[2]) < abs(loose.weights[2])


def test_it_says_how_much_of_other_plays_it_tells() -> None:
    line = ridge(samples(400, noise=30))

    assert samples(400, seed=2).explained(line) > 0.99
    assert 0.8 < samples(400, noise=30, seed=2).explained(line) < 0.97


def test_equations_are_solved() -> None:
    assert solved([[4.0, 2.0], [2.0, 3.0]], [10.0, 8.0]) == pytest.approx([1.75, 1.5])
