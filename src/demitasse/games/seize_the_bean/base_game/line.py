"""The end of Service: each Line is processed from left to right (SB-LINE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.base_game import end_of_day
from demitasse.games.seize_the_bean.base_game.decks import discard, own
from demitasse.games.seize_the_bean.base_game.moods import ANGRY, NEUTRAL, SERVED, Guest
from demitasse.games.seize_the_bean.base_game.reviews import complain, gain
from demitasse.games.seize_the_bean.base_game.taking import Recruit
from demitasse.games.seize_the_bean.causes import begin
from demitasse.games.seize_the_bean.content import CUSTOMERS, Card
from demitasse.games.seize_the_bean.effects import DISCARD, PRESENT
from demitasse.games.seize_the_bean.events import Lost, PhaseBegan, Stayed, WentHome
from demitasse.games.seize_the_bean.solo.starbots import RobotCommand
from demitasse.games.seize_the_bean.step import SeizeTheBeanStep
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.seats import clockwise, replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

BAD_REVIEWS_BORNE = 3
"""SB-LINE-05, SB-LINE-06: with more, Angry Customers go back to the City."""
TOO_MANY = "bad_review"
"""What these go for."""
MOUTH = "word_of_mouth"
"""What Customers of the phase after Service come for."""


class ClearLine(SeizeTheBeanStep, frozen=True):
    """The Lines once everybody is served."""

    kind = "clear"

    def resolve(self, position: SeizeTheBeanPosition, events: list[Event]) -> bool:
        """SB-LINE-01, SB-LINE-08, then SB-MOUTH-01, SB-MOUTH-03: in turn order everybody must take a Customer by Word
        of Mouth, if one matches (SB-DEC-11).
        """
        order = clockwise(position.seats, position.full)
        for seat in order:
            if position.lines[seat]:
                process(position, seat, events)
        position.phase = "word_of_mouth"
        events.append(PhaseBegan("word_of_mouth"))
        position.agenda = (
            *[
                Recruit(seat, may=0, note=0, zone=DISCARD, whom=PRESENT)
                if seat != position.robot.seat
                else RobotCommand(seat, "recruit", (DISCARD, PRESENT))
                for seat in order
            ],
            end_of_day.Evening(position.full),
        )
        begin(position, MOUTH, under=1)
        return True


def process(position: SeizeTheBeanPosition, seat: Seat, events: list[Event]) -> None:
    """SB-LINE-02, SB-LINE-03, SB-LINE-04, SB-LINE-05, SB-LINE-06, SB-LINE-07, SB-RULING-44, SB-RULING-57: who stays
    keeps the order; nobody is Served any more (SB-RULING-63).
    """
    staying: list[Guest] = []
    going: list[Card] = []
    ids = position.content.ids[CUSTOMERS]
    for card, mood, marks in position.lines[seat]:
        if mood > NEUTRAL:
            staying.append((card, mood - 1, marks & ~SERVED))
            events.append(Stayed(seat, ids[card], mood - 1))
            gain(position, seat, 1, "happy", events, ids[card])
            continue
        if mood == ANGRY:
            complain(position, seat, 1, events, ids[card])
        if mood == ANGRY and position.bad_reviews[seat] > BAD_REVIEWS_BORNE:
            discard(position, CUSTOMERS, card)
            events.append(Lost(seat, ids[card], by=TOO_MANY))
        else:
            going.append(card)
            events.append(WentHome(seat, ids[card]))
    discard(position, own(seat), *going)
    position.lines = replaced(position.lines, seat, tuple(staying))
