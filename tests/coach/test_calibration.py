"""Chances are fitted to plays, the same from the same seed, and measured with others."""

from __future__ import annotations

from demitasse.coach.calibration import calibrate, most_likely
from demitasse.coach.chances import softmax
from demitasse.coach.plot import calibration_plot


def test_a_calibration_follows_from_its_seed_and_keeps_plays_apart() -> None:
    once, again = (calibrate("cafe-del-gatto", 6, 5, "demitasse calibrate", tables=[2]) for _ in range(2))

    assert once == again
    one = once.tables["2"]
    assert (one.games, one.held_out) == (3, 3)
    assert sum(tenth.positions for tenth in one.tenths) > 100
    assert calibration_plot(once).count("<circle") == sum(tenth.positions > 0 for tenth in one.tenths)


def test_the_fit_finds_what_made_the_shares() -> None:
    values = [(-2.0, 1.0), (0.0, 0.5), (1.5, -1.0), (3.0, 2.0), (-1.0, -3.0)]
    rows = [
        (
            [(1.0, one, one * late), (1.0, two, two * late)],
            list(softmax([0.3 + one * (0.5 + late), two * (0.5 + late)])),
        )
        for one, two in values
        for late in (0.0, 0.5, 1.0)
    ]
    weights = most_likely(rows)

    for inputs, shares in rows:
        steeps = [
            sum(w * x for w, x in zip(weights[3 * at : 3 * at + 3], inputs[at], strict=True)) for at in (0, 1)
        ]
        assert abs(softmax(steeps)[0] - shares[0]) < 0.01
