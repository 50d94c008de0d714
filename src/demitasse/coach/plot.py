"""The plot of a calibration: what was said of plays kept apart, and what came of them."""

from __future__ import annotations

from html import escape

from demitasse.coach.chances import ChancesFile

SIDE, EDGE = 240, 34
COLOURS = ("#8a4b22", "#1f6f8b", "#7a4fa3", "#4f7a28", "#b3672b")


def calibration_plot(chances: ChancesFile) -> str:
    """An SVG: a square for each number of players, in which the diagonal is perfect."""
    tables = list(chances.tables.items())
    width = (SIDE + EDGE + 16) * len(tables) + 8
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {SIDE + 2 * EDGE + 8}" '
        'font-family="system-ui, sans-serif" font-size="12">',
        f"<title>{escape(chances.game)}</title>",
        f'<rect width="{width}" height="{SIDE + 2 * EDGE + 8}" fill="#fffdf8"/>',
    ]
    for place, (seats, one) in enumerate(tables):
        left, top = EDGE + (SIDE + EDGE + 16) * place, 26
        colour = COLOURS[place % len(COLOURS)]
        parts.append(
            f'<text x="{left}" y="16" font-weight="600">{escape(seats)} · Brier {one.brier:.3f}</text>'
        )
        for step in range(0, 101, 25):
            x, y = left + SIDE * step / 100, top + SIDE - SIDE * step / 100
            parts.append(
                f'<path d="M{x} {top}V{top + SIDE}M{left} {y}H{left + SIDE}" stroke="#e2d4be" fill="none"/>'
            )
            parts.append(f'<text x="{x}" y="{top + SIDE + 16}" text-anchor="middle">{step}</text>')
            parts.append(f'<text x="{left - 6}" y="{y + 4}" text-anchor="end">{step}</text>')
        parts.append(
            f'<path d="M{left} {top + SIDE}L{left + SIDE} {top}" stroke="#6b5748" stroke-dasharray="4 3"/>'
        )
        for tenth in one.tenths:
            if tenth.positions:
                x, y = left + SIDE * tenth.said, top + SIDE - SIDE * tenth.came
                parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{colour}"/>')
    return "\n".join([*parts, "</svg>\n"])
