"""A study in words and figures, section by section: what the terminal prints and the page draws."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from demitasse.arena.contrasts import Estimate, plays_to_detect
from demitasse.arena.statistics import Standing
from demitasse.arena.study import Study
from demitasse.arena.words import Words, note_key
from demitasse.kernel.content import Content
from demitasse.kernel.game import Game

NOTABLE = 0.03
"""Three points in a hundred: what one wants to be able to see."""
FEWEST = 5
"""Things that fewer seats had are not told."""
MOST_ROUNDS = 60


class Interval(msgspec.Struct, frozen=True):
    label: str
    estimate: Estimate


class Intervals(msgspec.Struct, frozen=True):
    """A dot with its interval for each label, beside a line at what would be nothing special."""

    intervals: tuple[Interval, ...]
    reference: float
    caption: str
    share: bool = True
    """Whether the figures are shares, to be told in percent."""


class Bars(msgspec.Struct, frozen=True):
    bars: tuple[tuple[str, float], ...]
    caption: str


class Lines(msgspec.Struct, frozen=True):
    """By name, a value at 1, 2, 3 …"""

    lines: tuple[tuple[str, tuple[float, ...]], ...]
    caption: str


class Section(msgspec.Struct, frozen=True):
    id: str
    title: str
    sentences: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    plot: Intervals | Bars | Lines | None = None


class Report(Words):
    """The sections of a study in one language."""

    def __init__(self, study: Study, game: Game, content: Content, language: str) -> None:
        super().__init__(language)
        self.study = study
        self.game = game
        self.content = content

    @property
    def title(self) -> str:
        return self.say("arena-report-title", game=self.game.title, games=self.study.tally.games)

    def sections(self) -> list[Section]:
        made = [
            self.seats(),
            self.bots(),
            *self.things(),
            self.measures(),
            self.rounds(),
            self.lengths(),
            self.endings(),
            self.openings(),
        ]
        return [section for section in made if section is not None]

    # Seats and bots.

    def seats(self) -> Section | None:
        turns = self.study.tally.turns
        if not turns or self.game.together:
            return None
        rate = 1 / len(turns)
        named = [(self.say("arena-nth-turn", turn=turn), one) for turn, one in enumerate(turns, 1)]
        return self.standings(
            "seats", "arena-turns", "arena-turn", named, rate, "arena-plot-wins", self.detectable(rate)
        )

    def bots(self) -> Section:
        tally = self.study.tally
        named = list(tally.bots.items())
        if self.game.together:
            won = self.share(tally.won / tally.games)
            told = (self.say("arena-report-won", share=won), *self.detectable(tally.won / tally.games))
            return self.standings("bots", "arena-bots", "arena-bot", named, 0.0, "", told)
        share = self.study.wins.figures / self.study.wins.seats
        return self.standings("bots", "arena-bots", "arena-bot", named, share, "arena-plot-wins", ())

    def detectable(self, rate: float) -> tuple[str, ...]:
        games = self.study.tally.games
        if not 0 < rate < 1:
            return ()
        wanted = plays_to_detect(NOTABLE, rate)
        seen = NOTABLE * (wanted / games) ** 0.5
        return (self.say("arena-report-power", wanted=wanted, games=games, seen=self.number(100 * seen, 1)),)

    def standings(
        self,
        id: str,
        title: str,
        what: str,
        named: Sequence[tuple[str, Standing]],
        reference: float,
        caption: str,
        sentences: tuple[str, ...],
    ) -> Section:
        columns = (what, "arena-plays", "arena-wins", "arena-win-rate", "arena-interval", "arena-mean-score")
        intervals = [Interval(name, Estimate(one.win_rate, one.low, one.high)) for name, one in named]
        return Section(
            id,
            self.say(title),
            sentences,
            tuple(map(self.say, columns)),
            tuple([(name, *self.standing(one)) for name, one in named]),
            Intervals(tuple(intervals), reference, self.say(caption)) if caption and len(named) > 1 else None,
        )

    # Things and measures.

    def things(self) -> list[Section]:
        """A section for each kind of thing: those that the same can become of."""
        told = {
            id: thing
            for id, thing in self.study.things.items()
            if thing.seats >= FEWEST and not self.is_measure(id)
        }
        kinds: list[tuple[set[str], list[str]]] = []
        for id, thing in told.items():
            fates, ids = set(thing.fates), [id]
            apart = []
            for others, their_ids in kinds:
                if others & fates:
                    fates, ids = fates | others, their_ids + ids
                else:
                    apart.append((others, their_ids))
            kinds = [*apart, (fates, ids)]
        return [self.kind_of_things(ids, number) for number, (_, ids) in enumerate(kinds, 1)]

    def kind_of_things(self, ids: Sequence[str], number: int) -> Section:
        """The most telling first: those whose difference in points stands out most from its uncertainty."""
        study = self.study
        told = {id: study.things[id] for id in ids}
        found = {
            id: (thing.points.difference(study.points), thing.wins.difference(study.wins))
            for id, thing in told.items()
        }
        order = sorted(told, key=lambda id: (-standing_out(found[id][0]), id))
        fates = [fate for fate in dict.fromkeys(fate for one in told.values() for fate in one.fates) if fate]
        words = [self.say(f"{self.game.prefix}-fate-{fate}") for fate in fates]
        shown = fates if len(fates) > 1 else []
        rows = tuple(
            [
                (
                    self.called(id),
                    self.share(told[id].seats / study.wins.seats),
                    *[self.share(told[id].fates[fate] / told[id].copies) for fate in shown],
                    self.difference(found[id][0]),
                    self.difference(found[id][1], share=True),
                )
                for id in order
            ]
        )
        columns = (
            self.say("arena-thing"),
            self.say("arena-had"),
            *[word for fate, word in zip(fates, words, strict=True) if fate in shown],
            self.say("arena-points-with"),
            self.say("arena-wins-with"),
        )
        known = [Interval(self.called(id), found[id][0]) for id in order if found[id][0].known]
        plot = Intervals(tuple(known), 0.0, self.say("arena-points-with"), share=False) if known else None
        title = self.say("arena-things-so", fates=", ".join(words)) if words else self.say("arena-things")
        sentences = (self.say("arena-no-cause"),) if number == 1 else ()
        return Section(f"things-{number}", title, sentences, columns, rows, plot)

    def measures(self) -> Section | None:
        told = [id for id in self.study.measures if self.is_measure(id)]
        if not told:
            return None
        rows = []
        for id in told:
            measure = self.study.measures[id]
            mean = measure.all.figures / measure.all.seats
            gap = measure.winners.difference(measure.all)
            winners = self.number(measure.winners.figures / measure.winners.seats, 2) if gap.known else "–"
            rows.append((self.called(id), self.number(mean, 2), winners, self.difference(gap)))
        columns = ("arena-measure", "arena-mean", "arena-of-winners", "arena-winners-more")
        return Section("measures", self.say("arena-notes"), (), tuple(map(self.say, columns)), tuple(rows))

    def is_measure(self, id: str) -> bool:
        """What the game has a word for, and what one can have several of at the end."""
        thing = self.study.things.get(id)
        counted = thing is not None and thing.fates[""] > thing.seats
        return id in self.study.measures and (bool(note_key(self.game, id)) or counted)

    def called(self, id: str) -> str:
        """By its name in the box; `latte-7` is the latte of seven."""
        if key := note_key(self.game, id):
            return self.say(key)
        names = self.content.names
        whole, _, number = (id, "", "") if id in names else id.rpartition("-")
        return f"{getattr(names[whole], self.language)} {number}".strip() if whole in names else id

    # The course of plays.

    def rounds(self) -> Section | None:
        lines = [
            (
                self.say("arena-nth-turn", turn=turn),
                tuple([one.estimate.value for one in rounds if one.plays * 20 >= rounds[0].plays])[
                    :MOST_ROUNDS
                ],
            )
            for turn, rounds in sorted(self.study.by_round.items())
        ]
        if not lines or max(len(points) for _, points in lines) < 2:
            return None
        rows = tuple([(name, *[self.number(figure, 1) for figure in points]) for name, points in lines])
        longest = max(len(points) for _, points in lines)
        columns = (self.say("arena-turn"), *map(str, range(1, longest + 1)))
        filled = tuple([(*row, *[""] * (len(columns) - len(row))) for row in rows])
        sentence = self.say("arena-rounds-told")
        plot = Lines(tuple(lines), self.say("arena-plot-points"))
        return Section("rounds", self.say("arena-over-rounds"), (sentence,), columns, filled, plot)

    def lengths(self) -> Section:
        length = self.study.tally.length
        told = [self.spread("arena-choices", length.choices)]
        if length.rounds is not None:
            told.append(self.spread("arena-rounds", length.rounds))
        plot: Bars | None = None
        if len(counted := self.study.lengths) > 1:
            numbers = range(min(counted), max(counted) + 1)
            bars = tuple([(str(number), float(counted[number])) for number in numbers])
            plot = Bars(bars, self.say("arena-plot-rounds"))
        return Section("lengths", self.say("arena-lengths"), tuple(told), plot=plot)

    def endings(self) -> Section:
        games = self.study.tally.games
        rows = tuple(
            [
                (self.ending(self.game, ending), self.number(plays), self.share(plays / games))
                for ending, plays in self.study.tally.endings.items()
            ]
        )
        ties = tuple(
            [
                self.say("arena-tie", plays=plays, why=self.say(f"{self.game.prefix}-tie-{what}"))
                for what, plays in self.study.tally.tie_breaks.items()
            ]
        )
        columns = ("arena-ending", "arena-plays", "arena-share")
        return Section("endings", self.say("arena-endings"), ties, tuple(map(self.say, columns)), rows)

    def openings(self) -> Section | None:
        """Those that were played often enough to say something, the most frequent first."""
        often = [
            (opening, results.standing)
            for opening, results in self.study.openings.items()
            if opening and results.plays >= FEWEST
        ]
        if not often or self.game.together:
            return None
        often.sort(key=lambda one: (-one[1].plays, one[0]))
        share = self.study.wins.figures / self.study.wins.seats
        return self.standings(
            "openings", "arena-openings", "arena-opening", often[:24], share, "arena-plot-wins", ()
        )


def standing_out(difference: Estimate) -> float:
    if not difference.known:
        return -1.0
    reach = difference.high - difference.value
    return abs(difference.value) / reach if reach else abs(difference.value)
