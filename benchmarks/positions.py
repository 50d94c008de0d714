"""What a position of ours costs: a copy, the list of choices, a view."""

import time
from collections.abc import Callable, Sequence

import demitasse
from demitasse import Position


def costs(sample: Sequence[Position], seat_of: Callable[[Position], int]) -> dict[str, float]:
    """Measured on these positions, from the seat that this function names."""

    def encoded_view(position: Position) -> bytes:
        return demitasse.encode(position.view(seat_of(position)))

    def microseconds(call: Callable[[Position], object]) -> float:
        """CPU time of one call, on copies never asked before: a kept list of choices may not help."""
        calls, spent = 0, 0.0
        while spent < 0.3:
            fresh = [position.copy() for position in sample]
            start = time.process_time()
            for position in fresh:
                call(position)
            spent += time.process_time() - start
            calls += len(fresh)
        return spent / calls * 1e6

    sizes = [len(encoded_view(position.copy())) for position in sample]
    return {
        "copy_us": microseconds(lambda position: position.copy()),
        "choices_us": microseconds(lambda position: position.choices(seat_of(position))),
        "view_us": microseconds(encoded_view),
        "view_bytes": sum(sizes) / len(sizes),
        "view_bytes_max": max(sizes),
    }
