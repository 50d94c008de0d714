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

    # What the abilities of the further groups bring.
    icons: float = 1.6
    """Reward icons of a Customer, before one has any to count."""
    green: float = 0.9
    """A Green Bean: the review it brings when it is paid."""
    swap: float = 0.8
    """Two Customers who trade places to one's liking."""
    nap: float = -0.2
    """A Naptime token on somebody of one's own Line."""
    hit: float = 1.6
    """What it costs somebody to lose a Customer of today, or to have one upset."""
    game: float = 1.5
    """A Board Game token."""
    praise: float = 0.4
    """A Good Review on an Award one may win."""
    blame: float = 0.5
    """A Bad Review on an Award somebody else may win."""
    others: float = 0.3
    """How much the misfortune of somebody who is not the best rival matters, next to that of the best one."""
    mark: float = 0.7
    """How likely one missing mark of a Cookie is found."""
    founder_icon: float = 1.0
    """A group in play printed on a Founder."""
    spoiled: float = 6.0
    """A Bad Review where none is allowed, or where it costs a Customer who counts."""
    condition: float = 12.0
    """A step to what a scenario asks for besides reviews."""
    too_soon: float = 0.05
    """A Good Review, where something else must come first."""
    customers: float = 12.0
    """One Customer more, where their number counts."""
    indebted: float = 0.4
    """A Good Review that must still be freed from the debt."""

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
    """How many spaces for a second Barista go with each of them; with 0 it thinks of one Barista at a time."""


WORTH = Worth()
