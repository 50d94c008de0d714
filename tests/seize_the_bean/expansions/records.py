"""Recorded plays of Seize the Bean: one in every neighbourhood, with every ability of its groups, and two alone.

Each is told here by its seats, seed and options; the choices are bots', and stand in the record. After a change of the
rules or the content, write `docs/records/seize-the-bean-*.jsonl` anew with

    python -m tests.seize_the_bean.expansions.records

which makes the recorded choices once more; where one is no longer legal, bots play the whole play again. Should a play
then no longer show all it should, look for another seed, which is told, and put it here:

    python -m tests.seize_the_bean.expansions.records --search mitte
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import demitasse
from demitasse import Chance
from demitasse.bots import Chair, seat_down
from demitasse.bots.seize_the_bean.greedy import GreedyKeeper
from demitasse.bots.seize_the_bean.worth import WORTH
from demitasse.games.seize_the_bean.base_game.city import visible
from demitasse.games.seize_the_bean.base_game.decks import own
from demitasse.games.seize_the_bean.choices import DECLINE, Place, Take
from demitasse.games.seize_the_bean.content import CUSTOMERS, load
from demitasse.games.seize_the_bean.entries import CustomerEntry
from demitasse.games.seize_the_bean.events import AbilityUsed
from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition
from demitasse.kernel.choice import Choice
from demitasse.kernel.errors import DemitasseError
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.play import Play
from demitasse.kernel.record import FileWriter, read

GAME = demitasse.game("seize-the-bean")
FOLDER = Path(__file__).parents[3] / "docs" / "records"
PEOPLE = ("Ana", "Ben", "Cléo", "Dev", "Eve", "Finn")
QUICK = WORTH._replace(samples=1, finalists=2)
"""Thinks little: a record is to show a play, not to win it."""
NORMAL, SUPER, BOOSTED = "normal", "super", "boosted"
Shown = tuple[str, str]
"""An ability of a group, and how it was used."""


class Told(NamedTuple):
    """A recorded play."""

    seats: int
    seed: int
    options: Mapping[str, Any]


RECORDS: dict[str, Told] = {
    "kreuzberg": Told(2, 0, {"neighbourhood": "kreuzberg"}),
    "neukoelln": Told(3, 51, {"neighbourhood": "neukoelln", "friends": "advanced"}),
    "prenzlauer_berg": Told(6, 13, {"neighbourhood": "prenzlauer_berg", "diverse_city": True}),
    "mitte": Told(4, 5, {"neighbourhood": "mitte", "sold_out": "competitive"}),
    "friedrichshain": Told(4, 14, {"neighbourhood": "friedrichshain"}),
    "boxhagener_kiez": Told(
        3, 15, {"neighbourhood": "boxhagener_kiez", "craft_mode": True, "mouth_watering": True}
    ),
    "friedrichshain_kreuzberg": Told(
        3, 1, {"neighbourhood": "friedrichshain_kreuzberg", "difficulty": ("normal", "hard", "normal")}
    ),
    "wrangelkiez": Told(4, 3, {"neighbourhood": "wrangelkiez", "city_celebrities": True}),
    "bergmannkiez": Told(3, 22, {"neighbourhood": "bergmannkiez", "founders": "base", "friends": "drafted"}),
    "charlottenburg": Told(
        5,
        2,
        {"neighbourhood": "charlottenburg", "daily_specials": ("cappuccino", "latte", "affogato", "mocha")},
    ),
    "solo-level": Told(1, 7, {"solo_level": 7}),
    "solo-scenario": Told(1, 3, {"scenario": "cafe_quorra"}),
}


def kinds_of(entry: CustomerEntry) -> frozenset[Shown]:
    """What serving a Customer shows: the normal ability, the Super one, the boosted one."""
    group = entry.groups[0]
    kinds = {(group, SUPER if entry.is_super else NORMAL)}
    return frozenset(kinds | {(group, BOOSTED)} if entry.boost else kinds)


CONTENT = load()
KINDS = {entry.id: kinds_of(entry) for entry in CONTENT.customers}
NONE: frozenset[Shown] = frozenset()
ATTRACT = Place("attract")
COMMON = 0.4
"""Rarer than that is who has an ability still to be seen, of which there are one or none in all Cafés."""


class Guide(GreedyKeeper):
    """A greedy café keeper who shows people round: it goes and gets Customers whose ability is still to be seen and
    of whose kind nobody has any."""

    def __init__(self, seed: int, wanted: set[Shown]) -> None:
        super().__init__(seed, QUICK)
        self.wanted = wanted

    def choose(self, chair: Chair[SeizeTheBeanPosition]) -> Choice:
        """Somebody rare, if there is one to be had; and a first coffee for everybody before anybody gets a second."""
        cafe = self.cafe(chair)
        kind = cafe.position.agenda[0].kind
        if self.wanted and kind == "secondary":
            return DECLINE
        if not self.wanted or kind not in ("recruit", "place"):
            return super().choose(chair)
        copies = Counter(kind for card in owned(cafe.position) for kind in KINDS.get(card, NONE))

        def rarity(card: str) -> float:
            return sum(1 / (1 + copies[kind]) for kind in KINDS.get(card, NONE) & self.wanted)

        index, ids = CONTENT.index[CUSTOMERS], CONTENT.ids[CUSTOMERS]
        if kind == "recruit":
            cards = [choice.card for choice in chair.decision.choices if isinstance(choice, Take)]
            rare = [card for card in cards if rarity(card) > COMMON]
            if rare:
                return Take(max(rare, key=lambda card: (rarity(card), cafe.recruit(index[card]))))
        elif ATTRACT in chair.decision.choices:
            if any(rarity(ids[card]) >= 1 for card in visible(cafe.position, CUSTOMERS)):
                return ATTRACT
        return super().choose(chair)


def owned(position: SeizeTheBeanPosition) -> list[str]:
    """Customers of anybody's; which those are everybody knows."""
    ids, cards = CONTENT.ids[CUSTOMERS], []
    for seat in range(position.seats):
        line = [guest[0] for guest in position.lines[seat]]
        cards += [*position.decks[own(seat)], *position.piles[own(seat)], *line]
    return [ids[card] for card in cards]


def to_show(hood: str) -> set[Shown]:
    """Every ability of the groups of a neighbourhood, in all its forms."""
    (groups,) = [entry.groups for entry in CONTENT.neighbourhoods if entry.id == hood]
    return {kind for kinds in KINDS.values() for kind in kinds if kind[0] in groups}


def shown_by(event: Event) -> frozenset[Shown]:
    return KINDS.get(event.card, NONE) if isinstance(event, AbilityUsed) else NONE


def begin(told: Told) -> Play:
    options = GAME.checked(told.options, told.seats)
    return Play(GAME, options, people=PEOPLE[: told.seats], seed=told.seed)


def moves(told: Told, play: Play, wanted: set[Shown]) -> Iterator[None]:
    """The bots' choices, one after the other; what they show is taken off what is wanted."""
    bots = [Guide(told.seed * 10 + seat, wanted) for seat in range(told.seats)]
    while play.position.seats_to_act:
        position = play.position
        assert isinstance(position, SeizeTheBeanPosition)
        seat = position.seats_to_act[0]
        sitting = seat_down(position, seat, (), Chance.of(told.seed))
        for event in play.choose(seat, bots[seat].choose(sitting), 0):
            wanted -= shown_by(event)
        yield


def missing_in(name: str, told: Told) -> set[Shown]:
    """What a play does not show."""
    wanted = to_show(name) if told.seats > 1 else set()
    for _ in moves(told, begin(told), wanted):
        pass
    return wanted


def path_of(name: str) -> Path:
    return FOLDER / f"seize-the-bean-{name.replace('_', '-')}.jsonl"


def recorded(name: str, told: Told) -> list[tuple[Seat, str]]:
    """The choices that stand in the record, if they still make a whole play; otherwise none."""
    path = path_of(name)
    if not path.exists():
        return []
    record = read(path)
    if (record.head.seed, len(record.head.people)) != (str(told.seed), told.seats):
        return []
    chosen = [(line.seat, line.do) for line in record.rows]
    play = begin(told)
    try:
        for seat, text in chosen:
            play.choose(seat, GAME.notation.parse(text), 0)
    except DemitasseError:
        return []
    return chosen if play.position.result is not None else []


def write(name: str, told: Told) -> None:
    chosen = recorded(name, told)
    wanted = to_show(name) if told.seats > 1 else set()
    path_of(name).unlink(missing_ok=True)
    play = begin(told)
    writer = FileWriter(path_of(name), play)
    for seat, text in chosen:
        for event in play.choose(seat, GAME.notation.parse(text), 0):
            wanted -= shown_by(event)
        writer.update()
    for _ in moves(told, play, wanted):
        writer.update()
    writer.close()
    print(name, "by the recorded choices," if chosen else "played by bots,", "missing:", sorted(wanted))


def search(name: str, seeds: range) -> None:
    for seed in seeds:
        missing = missing_in(name, RECORDS[name]._replace(seed=seed))
        print(name, seed, len(missing), sorted(missing), flush=True)
        if not missing:
            return


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["--search"]:
        for name in arguments[1:]:
            search(name, range(100))
        return
    for name, told in RECORDS.items():
        if not arguments or name in arguments:
            write(name, told)


if __name__ == "__main__":
    main(sys.argv[1:])
