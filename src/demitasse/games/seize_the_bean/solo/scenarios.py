"""Solo scenarios: how each is set up, what it changes, what it takes to win (SB-SCEN). Which there are is data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from demitasse.games.seize_the_bean.content import CUSTOMERS, PANTRY, ROWS, STYLE, Card, copy_of
from demitasse.games.seize_the_bean.effects import RESOURCES
from demitasse.games.seize_the_bean.entries import ScenarioEntry
from demitasse.games.seize_the_bean.expansion_events import Diverted
from demitasse.games.seize_the_bean.variants import diverse_city
from demitasse.kernel.chance import Chance
from demitasse.kernel.event import Event, Seat
from demitasse.kernel.result import Result, Rival
from demitasse.kernel.seats import replaced

if TYPE_CHECKING:
    from demitasse.games.seize_the_bean.position import SeizeTheBeanPosition

YOU: Seat = 0
KEPT, DEBT, BOX = "kept", "debt", "box"
"""Where Good Reviews go."""
COMPLAINTS = ("bad_reviews", "award_complaints")


def scenario_of(position: SeizeTheBeanPosition) -> ScenarioEntry | None:
    return position.content.scenarios[position.scenario] if position.scenario else None


def asks_for(position: SeizeTheBeanPosition, rule: str) -> bool:
    """Whether the scenario, if any, plays by a rule of its own."""
    return bool(position.scenario) and rule in position.content.scenarios[position.scenario].rules


# Setting up.


def tokens_of(entry: ScenarioEntry) -> tuple[str, ...]:
    """Starbots' Solo Action tokens."""
    return (entry.pantry,) if entry.style is None else (entry.pantry, entry.style)


def guests_of_a_group(position: SeizeTheBeanPosition, chance: Chance) -> tuple[Card, ...]:
    """SB-SCEN-AFTERHOURS-02, SB-SCEN-WUERFEL-02, SB-XRULING-92: kept out of the City Deck before it is built."""
    entry, content = scenario_of(position), position.content
    if entry is None or entry.guests is None or entry.guests.group is None:
        return ()
    group = content.group_ids.index(entry.guests.group)
    cards = [card for card in content.sets[CUSTOMERS][group] if not content.is_super[card]]
    return chance.stream("guests").shuffled(cards)[0][: entry.guests.number]


def arrange(position: SeizeTheBeanPosition, chance: Chance, *, grand_opening: bool) -> None:
    """SB-XOPT-17: once the City lies there, Starbots' head start, then your Café (SB-SCEN). SB-XOPT-22: by house rule
    any scenario may have a Grand Opening.
    """
    entry = scenario_of(position)
    assert entry is not None
    give_head_start(position, entry)
    deck = starting_deck(position, entry, chance)
    if grand_opening or "grand_opening" in entry.rules:
        position.piles = replaced(position.piles, own(YOU), deck)
        position.decks = replaced(position.decks, own(YOU), ())
    else:
        position.decks = replaced(position.decks, own(YOU), deck)
    position.supply = replaced(position.supply, YOU, starting_supply(position, entry, deck))
    if entry.hype is not None:
        position.hype = replaced(position.hype, YOU, entry.hype)
    if "craft_mode" in entry.rules:
        position.craft = True
    if "games_mark" in entry.rules:
        position.marker = replaced(position.marker, YOU, 0)


def give_head_start(position: SeizeTheBeanPosition, entry: ScenarioEntry) -> None:
    """SB-SCEN-AOAMOR-02, SB-SCEN-AOAMOR-03, SB-XRULING-92, SB-XRULING-93, SB-SCEN-DANALA-02, SB-SCEN-DANALA-03: from
    the top of the City Decks; nobody sees the Customers.
    """
    robot, start = position.robot.seat, entry.head_start
    position.pantry = replaced(position.pantry, robot, from_city(position, PANTRY, start.pantry))
    position.style = replaced(position.style, robot, from_city(position, STYLE, start.style))
    customers = from_city(position, CUSTOMERS, start.customers)
    position.piles = replaced(position.piles, own(robot), customers)
    position.robot = position.robot._replace(unseen=tuple([(CUSTOMERS, card) for card in customers]))


def from_city(position: SeizeTheBeanPosition, row: int, number: int) -> tuple[Card, ...]:
    cards = position.decks[row]
    position.decks = replaced(position.decks, row, cards[number:])
    return cards[:number]


def starting_deck(position: SeizeTheBeanPosition, entry: ScenarioEntry, chance: Chance) -> tuple[Card, ...]:
    """Guests of a group or from the City, and some of your Friends & Family (SB-SCEN-DANALA-04, SB-SCEN-QUORRA-02)."""
    cards = list(guests_of_a_group(position, chance))
    if entry.guests is not None and entry.guests.group is None:
        cards += from_city(position, CUSTOMERS, entry.guests.number)
    cards += [position.content.index[CUSTOMERS][copy_of(friend, YOU)] for friend in entry.friends]
    return chance.stream("starting deck").shuffled(sorted(cards))[0]


def starting_supply(
    position: SeizeTheBeanPosition, entry: ScenarioEntry, deck: tuple[Card, ...]
) -> tuple[int, ...]:
    """SB-SCEN-DANALA-05, SB-XRULING-99, SB-SCEN-AFTERHOURS-03, SB-SCEN-QUORRA-03: so many, or what the main orders of
    the deck show.
    """
    if entry.supply != "orders":
        return tuple([entry.supply.get(resource, 0) for resource in RESOURCES])
    shown = [position.content.main_resources[card] for card in deck]
    return tuple([sum(of[resource] for of in shown) for resource in range(len(RESOURCES))])


def founders_of(position: SeizeTheBeanPosition) -> tuple[Card, ...]:
    """Those you play, one or two (SB-SCEN-STARTUP-05, SB-SCEN-AOAMOR-06, SB-SCEN-DANALA-06, SB-SCEN-QUORRA-04)."""
    entry = scenario_of(position)
    index = position.content.index[CUSTOMERS]
    return tuple([index[founder] for founder in entry.founders]) if entry is not None else ()


# Good Reviews that do not stay.


def goes_to(position: SeizeTheBeanPosition, seat: Seat, cause: str) -> str:
    """SB-SCEN-STARTUP-06, SB-SCEN-STARTUP-10, SB-SCEN-STARTUP-11, SB-SCEN-AOAMOR-08, SB-SCEN-AOAMOR-09,
    SB-SCEN-AOAMOR-10, SB-SCEN-AOAMOR-11, SB-SCEN-DANALA-08, SB-SCEN-DANALA-09, SB-SCEN-DANALA-10, SB-SCEN-DANALA-11,
    SB-XRULING-97: who gains Good Reviews keeps them, unless the scenario wants another cause.
    """
    entry = scenario_of(position)
    if entry is None or seat == position.robot.seat or entry.keeps in ("all", cause):
        return KEPT
    return DEBT if entry.keeps == "innovation" else BOX


def divert(
    position: SeizeTheBeanPosition, seat: Seat, count: int, cause: str, by: str, events: list[Event]
) -> bool:
    """Whether Good Reviews go elsewhere, and then there."""
    to = goes_to(position, seat, cause)
    if to == KEPT:
        return False
    if to == DEBT:
        position.debt += count
    else:
        position.box_reviews += count
    events.append(Diverted(seat, count, to, by=by))
    return True


# Würfel & Zucker.


def mark_player(position: SeizeTheBeanPosition, seat: Seat, card: Card, events: list[Event]) -> None:
    """SB-SCEN-WUERFEL-05, SB-XRULING-98: a Board Game token on a Customer marks its Award, once."""
    if not asks_for(position, "games_mark"):
        return
    marked = dict(zip(position.groups, position.marks[seat], strict=True))
    for group in position.content.of_groups[card]:
        if marked.get(group) == 0:
            diverse_city.mark(position, seat, group, events)


# The end.


def judge(position: SeizeTheBeanPosition, count: Result) -> Result:
    """SB-SOLO-41, SB-SOLO-42, SB-SOLO-43, SB-XRULING-91, SB-XRULING-94, SB-SCEN-AOAMOR-12, SB-SCEN-DANALA-12,
    SB-SCEN-STARTUP-12: by the count whoever has more Good Reviews is ahead, ties broken.
    """
    (mine, theirs), counted = count.scores, count.counted
    ahead = count.ranks[YOU] == 1
    entry = scenario_of(position)
    wanted = entry.victory if entry is not None else ("more_reviews",)
    met = {
        "more_reviews": ahead,
        "outright": mine > theirs,
        "no_bad_review": not any(line.count for line in counted[YOU] if line.what in COMPLAINTS),
        "all_marked": all(position.marks[YOU]),
        "more_customers": customers(position, YOU) > customers(position, position.robot.seat),
    }
    missed = next((condition for condition in wanted if not met[condition]), None)
    won = missed is None
    broken = "more_reviews" in wanted and (won or missed == "more_reviews")
    return Result(
        scores=(mine,),
        ranks=(1 if won else 2,),
        ended_by=position.closing,
        counted=counted[:1],
        rivals=(Rival(theirs, counted[position.robot.seat]),),
        verdict=missed or ("scenario" if entry is not None else "won"),
        ties=count.ties if broken else (),
        decided_by=count.decided_by if broken else "",
    )


def customers(position: SeizeTheBeanPosition, seat: Seat) -> int:
    """SB-XRULING-100: Line, Discard Pile and deck; Founders are no Customers."""
    deck = own(seat)
    return len(position.lines[seat]) + len(position.piles[deck]) + len(position.decks[deck])


def own(seat: Seat) -> int:
    """As in `decks`, which needs this room."""
    return len(ROWS) + seat
