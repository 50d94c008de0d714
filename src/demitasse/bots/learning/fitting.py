"""Ridge regression in plain Python: a few thousand sums of products need no library, and are the same everywhere."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import fsum, sqrt
from operator import mul
from typing import NamedTuple

RIDGE = 3.0
"""How much weights are held back, in standard deviations of their feature."""


class Line(NamedTuple):
    """A constant and a weight for each feature."""

    constant: float
    weights: list[float]

    def of(self, features: Sequence[float]) -> float:
        return self.constant + fsum(map(mul, self.weights, features))


class Samples:
    """Features with what came of them, kept by columns."""

    def __init__(self, features: int) -> None:
        self.columns = [array("d") for _ in range(features)]
        self.targets = array("d")

    def __len__(self) -> int:
        return len(self.targets)

    def add(self, features: Sequence[float], target: float) -> None:
        for column, number in zip(self.columns, features, strict=True):
            column.append(number)
        self.targets.append(target)

    def explained(self, line: Line) -> float:
        """The share of the variance of the targets that a line tells in advance (R²)."""
        mean = fsum(self.targets) / len(self)
        errors = fsum([(line.of(row) - target) ** 2 for row, target in self._rows()])
        return 1 - errors / fsum([(target - mean) ** 2 for target in self.targets])

    def _rows(self) -> zip[tuple[tuple[float, ...], float]]:
        return zip(zip(*self.columns, strict=True), self.targets, strict=True)


def ridge(samples: Samples, held_back: float = RIDGE) -> Line:
    """The line that errs least, its weights held back a little. A feature that never changes gets none."""
    number = len(samples)
    means = [fsum(column) / number for column in samples.columns]
    spreads = [
        sqrt(max(0.0, fsum(map(mul, column, column)) / number - mean * mean))
        for column, mean in zip(samples.columns, means, strict=True)
    ]
    used = [place for place, spread in enumerate(spreads) if spread > 1e-9]
    centred = [
        array("d", [(value - means[place]) / spreads[place] for value in samples.columns[place]])
        for place in used
    ]
    mean = fsum(samples.targets) / number
    left = array("d", [target - mean for target in samples.targets])
    matrix = [[0.0] * len(used) for _ in used]
    for row, one in enumerate(centred):
        for column in range(row + 1):
            matrix[row][column] = matrix[column][row] = fsum(map(mul, one, centred[column]))
        matrix[row][row] += held_back
    solution = solved(matrix, [fsum(map(mul, one, left)) for one in centred])
    weights = [0.0] * len(samples.columns)
    for place, weight in zip(used, solution, strict=True):
        weights[place] = weight / spreads[place]
    return Line(mean - fsum(map(mul, means, weights)), weights)


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """x of matrix · x = right, for a symmetric positive definite matrix (Cholesky)."""
    size = len(matrix)
    lower = [[0.0] * size for _ in range(size)]
    for row in range(size):
        for column in range(row + 1):
            rest = matrix[row][column] - fsum(map(mul, lower[row][:column], lower[column][:column]))
            lower[row][column] = sqrt(rest) if row == column else rest / lower[column][column]
    forth = [0.0] * size
    for row in range(size):
        forth[row] = (right[row] - fsum(map(mul, lower[row][:row], forth[:row]))) / lower[row][row]
    back = [0.0] * size
    for row in reversed(range(size)):
        known = fsum([lower[below][row] * back[below] for below in range(row + 1, size)])
        back[row] = (forth[row] - known) / lower[row][row]
    return back
