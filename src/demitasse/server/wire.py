"""Everything that travels between the table server and a browser, as structs.

HTTP bodies first, then the frames of the live feed. The client's TypeScript types are generated from here.
Sentences never travel: a `Message` does, and each side says it in its reader's language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from demitasse.bots.chronicles import Chronicle
from demitasse.coach.analysis import CoachMark, CoachPoint
from demitasse.kernel.content import Name
from demitasse.kernel.decision import Milliseconds
from demitasse.kernel.differences import ContentChange
from demitasse.kernel.event import Seat
from demitasse.kernel.message import Message
from demitasse.kernel.outlook import Outlook
from demitasse.kernel.result import Result

PROTOCOL = 2

# What every game fills in its own way; in TypeScript `G` stands for the types of one game. We send the structs of the
# game; whoever decodes a frame without knowing the game has plain objects.
AnyChoice = Annotated[Any, msgspec.Meta(extra={"typescript": 'G["choice"]'})]
"""A choice as its game encodes it: `{"do": "pour", "ingredient": "milk", "cup": 1}`."""
ChoiceObject = Annotated[dict[str, Any], msgspec.Meta(extra={"typescript": 'G["choice"]'})]
"""The same as a browser sends it, before its game has read it."""
AnyEvent = Annotated[Any, msgspec.Meta(extra={"typescript": 'G["event"]'})]
AnyDecision = Annotated[Any, msgspec.Meta(extra={"typescript": "Decision<G> | null"})]
AnyAdvice = Annotated[Any, msgspec.Meta(extra={"typescript": "Advice<G>"})]
AnyView = Annotated[Any, msgspec.Meta(extra={"typescript": 'G["view"]'})]
HiddenObject = Annotated[dict[str, Any], msgspec.Meta(extra={"typescript": "Hidden"})]
OptionValue = Annotated[Any, msgspec.Meta(extra={"typescript": "OptionValue"})]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A body or frame that somebody sends us."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """A body or frame that we send."""


# Games.


class OptionInfo(Answer, frozen=True):
    name: str
    default: OptionValue
    flag: bool
    many: bool
    values: tuple[str, ...]
    numbers: bool
    """Whether whole numbers may be chosen as well."""
    per_seat: bool
    """Whether there is a value for each seat, which goes where its player goes."""


class GameInfo(Answer, frozen=True):
    """What the start page and the form for a new table need to know."""

    id: str
    title: str
    prefix: str
    fewest: int
    most: int
    minutes: tuple[int, int]
    """About how long a play takes, at least and at most."""
    real_time: bool
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    usual_bot: str
    """Whom one meets unless one says otherwise."""
    coached: bool
    """Whether the coach has something to say of its plays."""


class GivenContent(Body, frozen=True):
    """A person's content, to be looked at: a content file, or plain data of the same shape (`null` is `false`)."""

    text: str = ""
    document: dict[str, Any] | None = None
    file: Annotated[str, msgspec.Meta(max_length=100)] = "my-box.toml"
    """What to call it in a problem."""


class RuleInfo(Answer, frozen=True):
    id: str
    text: Name
    tests: tuple[str, ...]
    """The tests that prove it."""


# Tables.


class SeatWish(Body, frozen=True):
    """Who is to sit in a seat: I, a friend who follows the link, or a bot."""

    kind: Literal["me", "friend", "bot"]
    name: str = ""
    bot: str = ""


class NewTable(Body, frozen=True):
    game: str
    seats: tuple[SeatWish, ...]
    options: dict[str, OptionValue] = {}
    leavers: Literal["bot", "wait"] = "wait"
    """Whether a bot plays for who leaves or, in real time, for who has lost the line; or the table waits for them."""
    thinking: int | None = None
    """Seconds a person has for a turn, in games played in turns; None for as long as they like."""
    late: Literal["turn", "return", "wait"] = "wait"
    """What happens then: a bot plays that turn, a bot stands in until they return, or the table waits."""
    content: str = ""
    """A content file of one's own, as TOML; empty for our cards."""
    file: str = ""
    """What that file is called, for people."""


class GivenOptions(Body, frozen=True):
    """What a form says so far, for so many seats."""

    seats: int
    options: dict[str, OptionValue] = {}


class GivenSeats(Body, frozen=True):
    """Who would sit at a table, and what its form says so far."""

    people: int
    bots: tuple[str, ...] = ()
    options: dict[str, OptionValue] = {}


class SeatKey(Answer, frozen=True):
    """The secret that lets a browser decide for a seat. Only its hash is kept here."""

    seat: Seat
    key: str


class TableKeys(Answer, frozen=True):
    """What the browser keeps of a table it created: the host's key opens what only a host may do."""

    table: str
    host: str
    seats: tuple[SeatKey, ...]
    join: str
    watch: str


class Parcel(Body, frozen=True):
    """Keys on their way to another device of the same person, as their browser wrote them."""

    parcel: Annotated[str, msgspec.Meta(min_length=2, max_length=60_000)]


class ParcelCode(Answer, frozen=True):
    """What fetches a parcel, once, within so many minutes."""

    code: str
    minutes: int


class FetchParcel(Body, frozen=True):
    code: Annotated[str, msgspec.Meta(max_length=64)]


Reach = Literal["anywhere", "house", "computer"]
"""Who can open an address: everybody, whoever is in the same house, or only this computer."""


class InviteAddress(Answer, frozen=True):
    """How an address begins that the host's friends can open, and who can."""

    origin: str
    """Empty for the one the host's own browser has come by."""
    reach: Reach


class PushKey(Answer, frozen=True):
    """How browsers know messages of this server; empty where it sends none to closed pages."""

    public: str


class Reminders(Body, frozen=True):
    """What a browser wants to be told of a seat when its page is closed, and where; neither: nothing any more."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]
    language: Literal["en", "fr"]
    turn: bool
    """That it is one's turn, and that somebody nudges."""
    time: bool
    """That one's thinking time is running out."""


class MovedReminders(Body, frozen=True):
    """A push service has given a browser another address; only that browser knows both of the old ones."""

    old_endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    old_auth: Annotated[str, msgspec.Meta(max_length=40)]
    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class PushMessage(Answer, frozen=True):
    """What a push message holds, sealed for one browser: words to be shown as they are, and where they lead."""

    title: str
    text: str
    path: str
    table: str
    kind: Literal["turn", "time", "nudge"]


class Start(Body, frozen=True):
    """Without free seats, the play starts with those who are there."""

    without_free: bool = False


class JoinTable(Body, frozen=True):
    join: str
    name: str
    seat: Seat | None = None


class SeatChange(Body, frozen=True):
    """The host gives a seat to a friend by link, or to a bot; also while the play goes on."""

    kind: Literal["friend", "bot"]
    bot: str = ""


class Rematch(Body, frozen=True):
    """The seat keys of whoever asks, so that several seats in one browser move to the new table together."""

    keys: tuple[str, ...] = ()


class Fork(Body, frozen=True):
    """Play on from a moment of a finished play: its first `rows` rows, this seat for me, bots for the others."""

    rows: int
    seat: Seat
    name: str
    bot: str
    names: tuple[str, ...] = ()
    """What the bots are called, as far as they should not be called what they are."""


class OwnContent(Answer, frozen=True):
    """What is played with where not all cards are ours: `/api/contents/{digest}` has all of it."""

    digest: str
    file: str
    changes: tuple[ContentChange, ...]
    """What differs from our own: the first of it, so that a table stays quick to tell."""
    changed: int
    """How much differs in all."""


class SeatInfo(Answer, frozen=True):
    seat: Seat
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str
    connected: bool
    thinking: bool
    stand_in: Literal["", "return", "turn"]
    """A bot plays for the person who keeps this seat: until they return, or for this turn."""


class Asked(Answer, frozen=True):
    """Who is asked now, in games played in turns."""

    seat: Seat
    wall: Milliseconds
    """Since when, by the server's wall clock in milliseconds since 1970."""
    left: Milliseconds | None
    """How much thinking time is left; None where there is no limit."""


class TableInfo(Answer, frozen=True):
    id: str
    game: str
    options: dict[str, OptionValue]
    state: Literal["lobby", "playing", "waiting", "over"]
    """`waiting`: somebody left and the table waits for them."""
    seats: tuple[SeatInfo, ...]
    automata: tuple[str, ...]
    """Players whom the game itself moves: sentences number them after the seats."""
    leavers: Literal["bot", "wait"]
    thinking: int
    """Seconds a person has for a turn; 0 for as long as they like."""
    late: Literal["turn", "return", "wait"]
    asked: tuple[Asked, ...]
    quiet: bool
    """The host has switched the talk off."""
    watchers: int
    hosted: bool
    """Whether the host looks: else whoever plays may do what cannot wait for a host."""
    rows: int
    rematch: str
    """The table of the rematch, once there is one."""
    paused: bool
    """In real time: whether the clock has been stopped."""
    agreed: tuple[Seat, ...]
    """Who wants it to stop or, once it is stopped, to go on; it takes everybody who is there."""
    interrupted: bool
    """It was stopped by nobody: the server was away, or the play goes on from a moment of another."""
    awaited: tuple[Seat, ...]
    """In real time: who is away and is waited for."""
    resumes: Milliseconds | None
    """They are back, and the clock goes on in so long; None when it will not go on by itself."""
    clock: Milliseconds
    running: bool
    created: str
    """When, as an ISO date and time in UTC."""
    content: OwnContent | None
    """None where all cards are ours."""
    claims: dict[str, Seat] = {}
    """Who has promised to take on what, by the ids of `Position.claimable`."""
    wanted: dict[str, Seat] = {}
    """Who asks a holder to let go of a claim."""
    left: dict[str, tuple[Seat, ...]] = {}
    """The people for whom bots keep a space in a room just now."""


class TableNews(Answer, frozen=True):
    """A table on the start page of somebody who has a seat there."""

    table: TableInfo
    seats: tuple[Seat, ...]
    """Those of whoever asks."""
    last: str
    """What happened last, in the reader's language; empty where nothing did or too much does."""
    moved: Milliseconds
    """When, by the server's wall clock in milliseconds since 1970; 0 where nobody noted it."""
    now: Milliseconds
    """What that clock says now."""
    result: Result | None


Reaction = Literal[
    "nice",
    "well-done",
    "lovely",
    "cheers",
    "good-luck",
    "haha",
    "wow",
    "oops",
    "oh-no",
    "hmm",
    "go",
    "back-soon",
]
"""What can be said with one tap, and is read in the reader's own language."""


class TalkInfo(Answer, frozen=True):
    """A line of the talk: words, a reaction, or a nudge to somebody."""

    number: int
    seat: Seat
    name: str
    """Who said it: seats change hands."""
    wall: Milliseconds
    text: str
    reaction: str
    whom: Seat
    """-1 unless it is a nudge."""


class Quiet(Body, frozen=True):
    on: bool


class NudgeSeat(Body, frozen=True):
    """Whom somebody reminds from elsewhere than the table."""

    whom: Seat


class Refusal(Answer, frozen=True):
    """Why not: a message that the reader's side turns into a sentence, and the id of the rule behind it, if any."""

    message: Message
    rule: str = ""


# The live feed. What the browser says:


class Hello(Body, frozen=True, tag="hello", tag_field="type"):
    """The first frame. `seq` is the number of rows the browser already has; -1 for none."""

    protocol: int
    keys: tuple[str, ...] = ()
    watch: str = ""
    seq: int = -1


class Choose(Body, frozen=True, tag="choose", tag_field="type"):
    """Play a choice as row `seq`, or behind rows of others who choose at once. Sent again it is played only once."""

    id: int
    seat: Seat
    seq: int
    choice: ChoiceObject
    token: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """In real time others choose meanwhile: a choice made then is played as the next row, once for each token."""


class Undo(Body, frozen=True, tag="undo", tag_field="type"):
    """Take back the seat's last choice, as row `seq`."""

    id: int
    seat: Seat
    seq: int


class Why(Body, frozen=True, tag="why", tag_field="type"):
    """Why is this choice not possible?"""

    id: int
    seat: Seat
    choice: ChoiceObject


class Hint(Body, frozen=True, tag="hint", tag_field="type"):
    """What would a bot choose here?"""

    id: int
    seat: Seat
    bot: str = ""
    """Which bot; without a word, the best."""


class Weigh(Body, frozen=True, tag="weigh", tag_field="type"):
    """What would this choice cost? Asked before it is made by whoever wants to learn."""

    id: int
    seat: Seat
    choice: ChoiceObject


class Pause(Body, frozen=True, tag="pause", tag_field="type"):
    """A seat wants the clock to stop (`on`), or to go on."""

    id: int
    seat: Seat
    on: bool


class StandIn(Body, frozen=True, tag="standin", tag_field="type"):
    """The host lets a bot stand in for somebody who is away (`on`), or somebody takes their own seat over again."""

    id: int
    seat: Seat
    on: bool


class Say(Body, frozen=True, tag="say", tag_field="type"):
    """Say something to all who have seats here: words, or a reaction."""

    id: int
    seat: Seat
    text: str = ""
    reaction: Reaction | None = None


class Nudge(Body, frozen=True, tag="nudge", tag_field="type"):
    """A seat that waits reminds the one it waits for."""

    id: int
    seat: Seat
    whom: Seat


class Claim(Body, frozen=True, tag="claim", tag_field="type"):
    """A seat promises to take something on (`on`), asks its holder for it, or lets it go."""

    id: int
    seat: Seat
    what: str
    on: bool


class Ping(Body, frozen=True, tag="ping", tag_field="type"):
    """What does the clock say? A browser works out from the answers how far its own clock is off."""

    id: int


ClientFrame = Hello | Choose | Undo | Why | Hint | Weigh | Pause | StandIn | Say | Claim | Nudge | Ping


# What the server says:


class UndoInfo(Answer, frozen=True):
    """How many of a seat's choices can be taken back now; when none, why."""

    depth: int
    refusal: Message | None = None


class RowInfo(Answer, frozen=True):
    """A row of the log as somebody may know it, and what came of it.

    `choice` is None for an undo, for what time did, and where it is still hidden.
    """

    seq: int
    at: Milliseconds
    seat: Seat
    choice: AnyChoice | None
    undo: bool
    events: tuple[AnyEvent, ...]
    scores: tuple[int, ...]
    """The points after this row, for the chart; empty where points are not public."""


EncodedRow = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "RowInfo<G>"})]
"""A `RowInfo` as JSON: where nothing in it is hidden, it is encoded once for everybody."""


class SeatView(Answer, frozen=True):
    """A seat of this viewer (or the spectator, seat -1): what it sees and what it is asked."""

    seat: Seat
    view: AnyView
    decision: AnyDecision
    """None when the seat is not asked; else a prompt and its choices."""
    waits: Message | None
    """In real time, what a seat is told that is not asked: others do not take turns for it to wait for."""
    outlooks: tuple[Outlook, ...]
    """What each choice leads to and how loudly it is offered, in the order of the choices."""
    advice: tuple[AnyAdvice, ...]
    """What is evident now, the most evident first."""
    undo: UndoInfo


EncodedSeatView = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "SeatView<G>"})]
"""A `SeatView` as JSON: it is encoded once, for however many frames."""


class Welcome(Answer, frozen=True, tag="welcome", tag_field="type"):
    """The first answer: who you are here."""

    protocol: int
    table: TableInfo
    seats: tuple[Seat, ...]
    host: bool


class TableChanged(Answer, frozen=True, tag="table", tag_field="type"):
    """Seats, state, pause or presence changed; rows come as an `Update`."""

    table: TableInfo


class Update(Answer, frozen=True, tag="update", tag_field="type"):
    """The frame for new rows: those the viewer does not have yet, and the position after the last of them.

    `seq` is the number of rows in the log, so the next choice must carry it. A viewer who says hello with an older
    number gets all rows it missed; `first` is the number of the first row sent.
    """

    seq: int
    first: int
    rows: tuple[EncodedRow, ...]
    to_act: tuple[Seat, ...]
    seats: tuple[EncodedSeatView, ...]
    result: Result | None
    clock: Milliseconds
    """The play's own time; only real-time games move it."""
    running: bool
    """Whether that clock runs now."""


class Accepted(Answer, frozen=True, tag="accepted", tag_field="type"):
    """The frame with this id was carried out; a choice or undo is in the log as row `seq`."""

    id: int
    seq: int


class Refused(Answer, frozen=True, tag="refused", tag_field="type"):
    """The frame with this id changed nothing."""

    id: int
    refusal: Refusal


class Hinted(Answer, frozen=True, tag="hinted", tag_field="type"):
    """What a bot would choose, and why."""

    id: int
    choice: AnyChoice
    reason: Message


class Weighed(Answer, frozen=True, tag="weighed", tag_field="type"):
    """What a choice would cost, if that is much and certain; else nothing."""

    id: int
    warning: Message | None = None
    better: AnyChoice | None = None
    reason: Message | None = None


class Pong(Answer, frozen=True, tag="pong", tag_field="type"):
    """What the clock says, as this answer leaves, and how many rows there are: who has fewer has lost a message."""

    id: int
    clock: Milliseconds
    running: bool
    seq: int


class Spoken(Answer, frozen=True, tag="spoken", tag_field="type"):
    """A bot calls something out to everybody."""

    seat: Seat
    message: Message


class Said(Answer, frozen=True, tag="said", tag_field="type"):
    """Somebody at the table says something; only those who have seats hear it."""

    line: TalkInfo


class Farewell(Answer, frozen=True, tag="farewell", tag_field="type"):
    """The server closes this connection, and why."""

    refusal: Refusal


ServerFrame = (
    Welcome | TableChanged | Update | Accepted | Refused | Hinted | Weighed | Pong | Spoken | Said | Farewell
)


# Replays.


class ReplayInfo(Answer, frozen=True):
    """A finished (or loaded) play: what the replay page needs to begin."""

    id: str
    game: str
    people: tuple[str, ...]
    automata: tuple[str, ...]
    options: dict[str, OptionValue]
    rows: tuple[RowInfo, ...]
    result: Result | None
    content: OwnContent | None
    """None where all cards are ours."""


class CoachReport(Answer, frozen=True):
    """What the coach has to say of a play so far. Who wants more asks again, naming `looked`."""

    looked: int
    """Choices looked at so far …"""
    to_look: int
    """… of so many."""
    round: int
    """The round of the choice it looks at now; 0 when it is done."""
    points: tuple[CoachPoint, ...]
    marks: tuple[CoachMark, ...]
    summaries: tuple[tuple[Message, ...], ...]
    """By seat; empty until it is done."""
    own_cards: bool
    """Whether the play had other cards than those that the chances were fitted with."""
    chronicle: Chronicle | None = None
    """What happened, of a game without a curve."""
    missing: Message | None = None
    """Why there is nothing to be told of this play."""


class ReplayFrame(Answer, frozen=True):
    """The position after `rows` rows, as one viewer sees it."""

    rows: int
    view: AnyView
    to_act: tuple[Seat, ...]
    hidden: HiddenObject | None = None
    """What no view shows; only for eyes that see all open."""
