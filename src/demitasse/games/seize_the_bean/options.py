"""What can be chosen before a play of Seize the Bean, and what does not go together (SB-OPT, SB-XOPT, SB-EXP)."""

from __future__ import annotations

from typing import Annotated, Literal

from demitasse.games.seize_the_bean.content import GROUP_FILES, SeizeTheBeanContent
from demitasse.games.seize_the_bean.drafts import neighbourhood
from demitasse.kernel.errors import BadOptions
from demitasse.kernel.message import Message
from demitasse.kernel.options import Among, FirstPlayerOptions, PerSeat

Neighbourhood = Literal[
    "recommended",
    "kreuzberg",
    "neukoelln",
    "prenzlauer_berg",
    "mitte",
    "friedrichshain",
    "boxhagener_kiez",
    "friedrichshain_kreuzberg",
    "wrangelkiez",
    "bergmannkiez",
    "charlottenburg",
    "own",
    "random",
]
Level = Literal["normal", "hard", "expert"]
Scenario = Literal[
    "none", "after_hours", "new_startup", "wuerfel_zucker", "ao_amor", "cafe_da_nala", "cafe_quorra"
]
Cup = Literal["cappuccino", "latte", "affogato", "mocha"]
SOLO = neighbourhood.SOLO
"""So many seats play against Starbots."""
CAFES_ALONE = 2
"""Alone, everything that depends on the number of players is for two (SB-SOLO-04)."""
FIVE = neighbourhood.FIVE
"""From so many players on the 5-6 Player Expansion is in use (SB-P56-01, SB-SETUP-19)."""
FOUNDERS_DEALT = 3
"""To everybody (SB-FOUNDER-02)."""
NOT_ALONE = ("board_game_media", "quality_beasts", "city_celebrities", "sold_out", "daily_specials")
"""SB-XOPT-19, SB-PACK-16: what cannot be played against Starbots."""
FURTHER_VARIANTS = ("grand_opening", "mouth_watering", "craft_mode", "diverse_city")
"""SB-XOPT-22: what the house rule adds to a scenario."""
SET_BY_SCENARIO = (
    "neighbourhood",
    "groups",
    "replaced",
    "friends",
    "founders",
    *FURTHER_VARIANTS,
    "solo_level",
)
"""SB-XOPT-17, SB-XRULING-101: what a scenario decides by itself. Difficulty may be added."""
HOUSE_RULES = (
    "fair_trade_green",
    "connections_added",
    "scenario_variants",
    "five_six_advice",
    "criminal_minds_alone",
)
"""Other readings of the booklet than ours, switched on one by one."""


class SeizeTheBeanOptions(FirstPlayerOptions, frozen=True, kw_only=True):
    """Every field with its default is the base game; each says which rules it switches on.

    Who plays first is set by the host, or drawn: SB-OPT-04, SB-SETUP-30, SB-SETUP-31, SB-RULING-01, SB-SOLO-14;
    against Starbots 0 is you and 1 is Starbots (SB-XOPT-18, SB-XRULING-78).
    """

    scoop: Literal["fixed", "random"] = "fixed"
    """SB-OPT-03, SB-RULING-02; `random` is a house rule: a Scoop brings 3 to 9 Beans, 6 on average."""
    neighbourhood: Neighbourhood = "recommended"
    """SB-XOPT-02: recommended is Kreuzberg, with five or six Prenzlauer Berg; `own` uses `groups`."""
    groups: Annotated[tuple[str, ...], Among(GROUP_FILES)] = ()
    """SB-HOOD-06: the six groups of one's own Kiez."""
    board_game_media: bool = False
    quality_beasts: bool = False
    replaced: tuple[str, ...] = ()
    """SB-XOPT-03, SB-XOPT-04: the groups that these two packs replace; without a word, the last ones of the
    neighbourhood.
    """
    city_celebrities: bool = False
    """SB-XOPT-05."""
    difficulty: PerSeat[Level] = ()
    """SB-XOPT-06: one level for everybody, or one a seat."""
    friends: Literal["base", "advanced", "drafted"] = "base"
    """SB-XOPT-07."""
    founders: Literal["off", "base", "all"] = "off"
    """SB-XOPT-08."""
    grand_opening: bool = False
    """SB-XOPT-09."""
    sold_out: Literal["off", "on", "competitive"] = "off"
    """SB-XOPT-10."""
    mouth_watering: bool = False
    """SB-XOPT-11."""
    craft_mode: bool = False
    """SB-XOPT-12."""
    diverse_city: bool = False
    """SB-XOPT-13."""
    daily_specials: tuple[Cup, ...] = ()
    coffee_lovers: bool = False
    """SB-LOVERS-01, SB-XOPT-15: a friendly reminder, and nothing else."""
    solo_level: int = 1
    """SB-XOPT-16."""
    scenario: Scenario = "none"
    """SB-XOPT-17."""

    # House rules: where the booklet can be read in another way than ours.

    fair_trade_green: bool = False
    """SB-XOPT-20, SB-XRULING-38: Fair Trade takes Green Beans, too."""
    connections_added: bool = False
    """SB-XOPT-21, SB-RULING-09: Connections pairs with the icons that Upgrades add, too."""
    scenario_variants: bool = False
    """SB-XOPT-22, SB-XRULING-101: a scenario may be played with further variants."""
    five_six_advice: bool = False
    """SB-XOPT-23, SB-XRULING-01: what the booklet leaves out for five and six is advice."""
    criminal_minds_alone: bool = False
    """SB-XOPT-24, SB-XRULING-02: one alone may have Criminal Minds."""

    def check(self, seats: int) -> None:
        last = (CAFES_ALONE if seats == SOLO else seats) - 1
        if self.first != "random" and not 0 <= self.first <= last:
            raise BadOptions("sb-option-first", first=self.first, last=last)

    def idle(self, seats: int) -> tuple[str, ...]:
        """The options that have nothing to decide with so many seats and this choice of others."""
        names: list[str] = []
        if seats != SOLO:
            names += ("solo_level", "scenario", "scenario_variants", "criminal_minds_alone")
        elif self.scenario != "none":
            names += (*NOT_ALONE, *set_by_scenario(self), "criminal_minds_alone")
        else:
            names += (*NOT_ALONE, "scenario_variants")
        if seats < FIVE:
            names.append("five_six_advice")
        elif not self.five_six_advice:
            names.append("sold_out")
        if self.neighbourhood != "own":
            names += ("groups", "criminal_minds_alone")
        if not neighbourhood.packs_in_use(self) or self.neighbourhood == "random":
            names.append("replaced")
        return tuple(dict.fromkeys(names))


def set_by_scenario(options: SeizeTheBeanOptions) -> tuple[str, ...]:
    """SB-XOPT-17, SB-XOPT-22, SB-XRULING-101: what cannot be chosen beside a scenario."""
    free = FURTHER_VARIANTS if options.scenario_variants else ()
    return tuple([name for name in SET_BY_SCENARIO if name not in free])


def house_rules(options: SeizeTheBeanOptions) -> tuple[str, ...]:
    """SB-XOPT-20, SB-XOPT-21, SB-XOPT-22, SB-XOPT-23, SB-XOPT-24: those the table plays by."""
    return tuple([name for name in HOUSE_RULES if getattr(options, name)])


def chosen(options: SeizeTheBeanOptions, name: str) -> bool:
    """Whether an option differs from its default."""
    return bool(getattr(options, name) != getattr(DEFAULTS, name))


DEFAULTS = SeizeTheBeanOptions()


def excluded(options: SeizeTheBeanOptions, seats: int, content: SeizeTheBeanContent) -> Message | None:
    """SB-EXP-02, SB-EXP-03, SB-XRULING-01: why so many cannot play like this, and what to do; None when they can."""
    return (
        excluded_by_seats(options, seats, content)
        or excluded_by_content(options, seats, content)
        or excluded_by_scenario(options, content)
        or neighbourhood.excluded(options, seats, content)
        or excluded_founders(options, seats, content)
    )


def excluded_by_seats(
    options: SeizeTheBeanOptions, seats: int, content: SeizeTheBeanContent
) -> Message | None:
    """SB-P56-07, SB-SOLO-15, SB-XOPT-01, SB-XOPT-06, SB-XOPT-14, SB-XOPT-16, SB-XOPT-17, SB-XOPT-19, SB-XOPT-23,
    SB-OPT-01.
    """
    most = len(content.levels)
    if len(options.difficulty) > 1 and len(options.difficulty) != seats:
        return Message("sb-option-difficulty-count", {"given": len(options.difficulty), "seats": seats})
    if not 1 <= options.solo_level <= most:
        return Message("sb-option-solo_level-bounds", {"level": options.solo_level, "most": most})
    if len(set(options.daily_specials)) != len(options.daily_specials):
        return Message("sb-option-daily_specials-twice", {"cups": options.daily_specials})
    if seats == SOLO:
        found = next((name for name in NOT_ALONE if chosen(options, name)), None)
        return Message("sb-option-not-alone", {"option": found}) if found else None
    for name in ("scenario", "solo_level"):
        if chosen(options, name):
            return Message("sb-option-only-alone", {"option": name, "seats": seats})
    if seats >= FIVE and options.sold_out != "off" and not options.five_six_advice:
        return Message("sb-option-sold_out-players", {"seats": seats})
    return None


def excluded_by_content(
    options: SeizeTheBeanOptions, seats: int, content: SeizeTheBeanContent
) -> Message | None:
    """SB-XOPT-02, SB-XOPT-14, SB-XOPT-17: a content of one's own may leave out what the options name."""
    cups = {cup.id for cup in content.cups}
    named: list[tuple[str, str, bool]] = [
        ("daily_specials", cup, cup in cups) for cup in options.daily_specials
    ]
    if options.scenario != "none":
        named.append(("scenario", options.scenario, options.scenario in content.scenarios))
    else:
        hood = neighbourhood.hood_named(options, seats, content)
        named.append(("neighbourhood", hood, not hood or hood in content.neighbourhood_index))
    for option, missing, there in named:
        if not there:
            return Message("sb-option-left-out", {"option": option, "missing": missing})
    return None


def excluded_by_scenario(options: SeizeTheBeanOptions, content: SeizeTheBeanContent) -> Message | None:
    """SB-XOPT-17, SB-XOPT-19, SB-XRULING-101: a scenario is exact; saying once more what it uses does no harm.

    SB-XOPT-22: by house rule further variants come in, but for markers that the scenario needs itself.
    """
    if options.scenario == "none":
        return None
    scenario = content.scenarios[options.scenario]
    for name in set_by_scenario(options):
        if chosen(options, name) and name not in scenario.rules:
            return Message("sb-option-scenario-fixes", {"scenario": scenario.id, "option": name})
    if options.diverse_city and "games_mark" in scenario.rules:
        return Message("sb-option-scenario-marks", {"scenario": scenario.id})
    return None


def excluded_founders(
    options: SeizeTheBeanOptions, seats: int, content: SeizeTheBeanContent
) -> Message | None:
    """SB-XRULING-52: everybody is dealt three."""
    if options.founders == "off":
        return None
    there = sum(options.founders == "all" or entry.set == "base" for entry in content.founders)
    cafes = max(seats, CAFES_ALONE)
    if there >= FOUNDERS_DEALT * cafes:
        return None
    return Message("sb-option-founders-few", {"founders": there, "cafes": cafes, "dealt": FOUNDERS_DEALT})
