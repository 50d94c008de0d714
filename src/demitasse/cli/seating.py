"""Who sits where: `you`, `you:Maya`, `greedy`, `mybots:Clever`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from demitasse.bots import Recipe, bot_recipe, usual_bot
from demitasse.bots.recipes import split_seats
from demitasse.cli.errors import BadCommand
from demitasse.cli.language import one_line, phrase
from demitasse.kernel.event import Seat
from demitasse.kernel.game import Game
from demitasse.kernel.message import Message
from demitasse.kernel.names import LONGEST_NAME, flaw_of, same, tidy, twin_of

PERSON = "you"
USUAL_SEATS = 3


def default_seats(game: Game, *, people: bool = True) -> str:
    """One person, where people play, against the usual bot of the house."""
    bot = usual_bot(game.id)
    seats = min(max(USUAL_SEATS, game.fewest), game.most)
    return ",".join([PERSON if people else bot, *[bot] * (seats - 1)])


def parse_seats(text: str) -> tuple[str, ...]:
    """The seats of a flag, one by one; a record keeps them in the same words."""
    seats = tuple(split_seats(text))
    for number, seat in enumerate(seats, 1):
        if not seat:
            raise BadCommand("cli-empty-seat", number=number)
    names: list[str] = []
    for name in filter(None, (tidy(given_name(seat)) for seat in seats if is_person(seat))):
        flaw, twin = flaw_of(name), twin_of(name, names)
        if flaw is not None:
            why = Message(f"server-name-{flaw}", {"most": LONGEST_NAME})
            raise BadCommand("cli-bad-name", name=name[:60], why=why)
        if twin is not None and not same(name, twin):
            raise BadCommand("cli-bad-name", name=name, why=Message("server-name-alike", {"name": twin}))
        names.append(name)
    return seats


def is_person(seat: str) -> bool:
    return seat.partition(":")[0] == PERSON


def only_person(seats: Sequence[str]) -> Seat | None:
    """The seat of the one person at this keyboard, whom sentences call "you"; None where several share it."""
    people = [seat for seat, who in enumerate(seats) if is_person(who)]
    return people[0] if len(people) == 1 else None


def given_name(seat: str) -> str:
    return seat.partition(":")[2].strip()


def bot_of(seat: str, game: Game) -> Recipe | None:
    """The bot that sits here; None for a person."""
    if is_person(seat):
        return None
    if ":" in seat:
        from demitasse.cli.simulate import make_this_folder_importable

        make_this_folder_importable()
    return bot_recipe(game.id, seat)


def display_names(seats: Sequence[str], game: Game, language: str) -> tuple[str, ...]:
    """What the seats are called in sentences: no two alike."""
    names: list[str] = []
    for seat in seats:
        # What follows the colon is a person's name, or the class of somebody's own bot.
        name = one_line(given_name(seat)) or one_line(seat)
        if seat.rstrip(": ") == PERSON:
            name = phrase(language, f"{game.prefix}-screen-person")
        names.append(name)
    alike = Counter(names)
    met: Counter[str] = Counter()
    for place, name in enumerate(names):
        if alike[name] > 1:
            met[name] += 1
            names[place] = f"{name} {met[name]}"
    return tuple(names)
