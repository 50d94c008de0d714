"""Seize the Bean drawn on a terminal, from a view and nothing else.

Cards are lines: orders in signs, a sign for each thing to pay, then what they bring; icons of Upgrades by their names.
Colour only ever says once more what stands there. Cards and spaces that can be chosen carry the number to type. What
only some plays have (Founders, Cups, Starbots …) is drawn only where there is any.
"""

from demitasse.games.seize_the_bean.terminal.screen import Screen

__all__ = ["Screen"]
