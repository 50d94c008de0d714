"""The signs of Seize the Bean on a terminal: each one cell wide, each different from all others."""

from __future__ import annotations

from rich.text import Text

SIGNS = {
    "bean": ("●", "dark_goldenrod"),
    "milk": ("○", "bold"),
    "sugar": ("□", "cyan"),
    "strong": ("S", "dark_goldenrod"),
    "quality": ("Q", "dark_goldenrod"),
    "soy": ("Y", "bold"),
    "croissant": ("C", "cyan"),
    "donut": ("D", "cyan"),
    "pie": ("P", "cyan"),
    "any_snack": ("?", "cyan"),
    "angry": ("!", "bold red"),
    "happy": ("☺", "bold green"),
    "review": ("★", "yellow"),
    "bad_review": ("✗", "red"),
    "hype": ("▲", "magenta"),
}
"""Of the icons in orders and rewards."""
GREEN = ("◉", "green")
FULL_CUP, EMPTY_CUP = "◕", "◔"
SERVED, NOW, ON_A_SPACE = "✓", "◀", "♟"
NAPPING, PLAYING = "z", "⚂"
CRAVING, COOKIE = "♥", "◎"
BRINGS, EITHER = " → ", " | "
"""EITHER stands between the two sides of a City Celebrity."""


def counted(count: int, icon: str) -> Text:
    """`3●`"""
    sign, style = GREEN if icon == "green" else SIGNS[icon]
    return Text.assemble(str(count), (sign, style))
