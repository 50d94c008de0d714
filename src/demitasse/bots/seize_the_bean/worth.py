"""What things are worth to the greedy café keeper, in Good Reviews. Found by playing against itself."""

from __future__ import annotations

from typing import NamedTuple


class Worth(NamedTuple):
    """All that can be tuned; another taste makes another opponent."""

    # A Day's work.
    action: float = 1.4
    """A Barista with nothing pressing to do."""
    stock: tuple[float, ...] = (0.2, 0.4, 0.4)
    """A Bean, a Milk, a Sugar at first sight; their true price is an action, shared by what it brings."""
    cheapest: float = 0.5
    """The part of an action that resources cost at least, however much else comes with them."""

    # What icons and abilities bring.
    guest: float = 1.0
    """One more Customer in the Line."""
    hype: float = 0.3
    """A step of Hype, for every Day it lasts."""
    most_hype: float = 1.0
    cup: float = 0.3
    """The Empty Cup: to be first tomorrow."""
    happy: float = 1.2
    """A Happy token: a review, and a Customer who stays."""
    angry: float = 1.6
    """An Angry token: a Bad Review, and perhaps a Customer lost."""
    recruit: float = 0.9
    """A Customer of the City who joins one's own."""
    upgrade: float = 1.3
    peek: float = 0.15
    """A look at cards to come."""
    lose: float = 0.3
    """Leave to send somebody away."""
    habit: float = 0.3
    """How often a Day an icon of one's Upgrades will be activated."""

    # The end.
    reviews_a_guest: float = 1.0
    """What everybody's Customers take from the City, by which the Days left are reckoned."""
    cards_a_seat: tuple[float, ...] = (2.0, 0.6, 0.6)
    """Cards a player takes from each row of the City in a Day."""
    horizon: float = 4.0
    """More Days than that are not looked ahead."""
    soon: float = 0.5
    """Days left when the end is near but not certain."""
    near: float = 0.45
    """How likely one missing icon of an Achievement is found."""
    achievement: float = 5.8
    """An Achievement with its bonus."""
    contest: float = 0.5
    """How much a lead in a group may change in a Day."""
    rivals: float = 0.6
    """How much the best rival's prospects weigh against one's own."""
    win: float = 4.0
    """A last Day that ends ahead of everybody, or behind somebody."""
    deny: float = 0.15
    """How much of a Customer's worth to the next player is gained by taking it first."""

    # How hard it thinks.
    samples: int = 4
    """How many times the rest of the Day is imagined."""
    finalists: int = 3
    """How many choices are looked at more than once."""
    plans: int = 2
    """How many spaces for a second Barista go with each of them."""


WORTH = Worth()
