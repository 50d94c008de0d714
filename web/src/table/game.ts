// What a game's screen is given, and what it gives the table in return.

import type { Snippet, Component } from "svelte";
import type { PlayClock } from "$lib/clock.svelte";
import type { Sound } from "$lib/sound";
import type {
  Advice,
  Choice,
  Content,
  Decision,
  GameTypes,
  Hidden,
  Message,
  OptionInfo,
  OptionValue,
  Outlook,
  Result,
  RowInfo,
} from "$lib/wire";
import type { Line } from "./story";

import type { Finale } from "./finale";

/** Everything a screen may draw. It knows no rules: what can be clicked is in `decision.choices`. */
export interface GameScreenProps<G extends GameTypes = GameTypes> {
  view: G["view"];
  content: G["content"];
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  /** The seats this browser decides for. */
  me: number[];
  people: string[];
  /** What the seat is asked now; null when it is not asked, or while others' moves are still being shown. */
  decision: Decision<G> | null;
  /** What each choice leads to and how loudly it is offered, in the order of the choices. */
  outlooks: Outlook[];
  /** What is evident now, the most evident first. */
  advice: Advice<G>[];
  /** All rows up to the one shown, oldest first. */
  rows: RowInfo<G>[];
  /** The row just shown, for motion; null when nothing should move (first view, jump in a replay). */
  row: RowInfo<G> | null;
  /** A choice is on its way to the server, and the next must wait for it. Never in real time. */
  busy: boolean;
  /** In real time: the choices of this seat that are on their way, to be marked until they have happened. */
  sent: readonly G["choice"][];
  /** The play's own time; it stands still where a game is not played in real time. */
  clock: PlayClock;
  /** People have stopped the clock: nothing can be chosen until they let it go on. */
  paused: boolean;
  /** Everybody is back, and the clock goes on in so many seconds: 3, 2, 1; 0 when it does not. */
  countIn?: number;
  /** The choice the pointer or the focus is on, in the list or on the board. */
  hovered: G["choice"] | null;
  /** In real time any choice may be sent at any moment, several one after the other: the server judges each. */
  choose: (choice: G["choice"]) => void;
  /** Something impossible was clicked: the table asks why and says the rule. */
  why: (choice: G["choice"]) => void;
  hover: (choice: G["choice"] | null) => void;
  /** What is to be said of a seat besides its turn (a bot, away, thinking); empty for nothing. */
  status: (seat: number) => string;
  thinking: (seat: number) => boolean;
  /** Nobody is there to decide for a seat just now: that matters more than whose turn it is. */
  away?: (seat: number) => boolean;
  /** What the bot in a seat has just called out; empty for nothing. */
  says: (seat: number) => string;
  /** Left out where nobody can promise anything: in a replay, in a guide. */
  claims?: Claims;
  /** What has come since the last choice of this seat, by the ids of `newSince`: marked as new until it chooses. */
  fresh?: ReadonlySet<string>;
  /** How many lines of the story are new since then. */
  untold?: number;
  /** The rows of a move that somebody points at to see it again; null for none. */
  recalled?: readonly RowInfo<G>[] | null;
  /** The last move of a seat in a sentence; null before its first. */
  lastMove?: (seat: number) => Line | null;
  /** Have a sentence read to those who listen to the screen, when there is time for it; what is urgent goes first. */
  announce: (sentence: string, urgent?: boolean) => void;
  /** Left out where nothing can be held back: in a replay, in a guide, in real time. */
  holding?: Holding;
  /** What a guide speaks about: the area it stands in is brought into sight. */
  spot?: string;
  /** The parts every table shares; the game decides where they stand. The prompt takes a gauge of the game's own. */
  prompt: Snippet<[Snippet]>;
  choices: Snippet;
  story: Snippet;
}

/** Promises at a live table: who takes on what, who asks for it, and how one's own are made and let go. */
export interface Claims {
  held: Readonly<Record<string, number>>;
  wanted: Readonly<Record<string, number>>;
  /** The people for whom bots keep a space in a room just now. */
  left: Readonly<Record<string, readonly number[]>>;
  claim: (seat: number, what: string, on: boolean) => void;
}

/** At a live table that is played in turns: a screen that shows something at length holds back what comes next. */
export interface Holding {
  table: string;
  hold: (on: boolean) => void;
  /** Straight on to one's next choice. */
  skip: () => void;
}

/** The same for a part of the screen that belongs to a seat. */
export interface SeatProps<G extends GameTypes> extends GameScreenProps<G> {
  owner: number;
  /** What stands under the owner's name. */
  line: string;
}

/** What a game needs to tell how its count came about. */
export interface CountProps<G extends GameTypes = GameTypes> {
  /** The table as it stood at the end. */
  view: G["view"];
  result: Result;
  rows: readonly RowInfo<G>[];
  people: readonly string[];
  content: G["content"];
  mark: (seat: number) => number;
  /** Some of the cards are not ours: such a play is not to be compared with others. */
  own: boolean;
}

/** What a game may draw at the end with. */
export interface EndingProps<G extends GameTypes = GameTypes> {
  view: G["view"];
  content: G["content"];
  result: Result;
  people: readonly string[];
}

/** What `games/registry.ts` loads for a game, and nothing before it is needed. */
export interface GameModule<G extends GameTypes = GameTypes> {
  Screen: Component<GameScreenProps<G>>;
  /** The count step by step, below the table of the end screen, where the table alone does not say it all. */
  Count?: Component<CountProps<G>>;
  /** How it ended, drawn by the game, instead of the count by seats. */
  Ending?: Component<EndingProps<G>>;
  /** The game's symbols, as an SVG sprite to be put on the page once. */
  sprite: string;
  /** The symbol that stands for a choice in the list. */
  choiceIcon: (choice: G["choice"], content: G["content"]) => string;
  /** The symbol of a place, for the coach's timeline of a game that has one. */
  placeIcon?: (place: string) => string;
  /** Facts that a choice leaves out and its name needs: what lies on the square, which meeple is meant. */
  choiceFacts: (choice: G["choice"], content: G["content"]) => Record<string, string | number>;
  /** The steps of a turn in order, as keys of the catalogue, for the bar at the top; empty when there are none. */
  steps: { id: string; key: string }[];
  currentStep: (view: G["view"]) => string;
  /** The colour and symbol of a seat, as a number. */
  mark: (view: G["view"], seat: number) => number;
  /** Rows as they are told in the story: several small steps may make one sentence. */
  storyLines: (rows: readonly RowInfo<G>[]) => StoryLine[];
  /** The messages of the story that say most of a move, the most telling first. */
  telling?: readonly string[];
  /** The ids of what these rows have brought to where this seat sees it, for the screen to mark (`fresh`). */
  newSince?: (rows: readonly RowInfo<G>[], view: G["view"], seat: number) => string[];
  /** Whether people who share a screen must not see each other's things now. */
  hides: (view: G["view"]) => boolean;
  /** What only eyes that see all may see, as lines for the replay. */
  reveal: (hidden: Hidden, content: G["content"]) => { label: Message; things: string[] }[];
  /** The line under the game's name in the top bar. */
  subtitle: (view: G["view"]) => Message;
  /** The round that an event begins; null for any other event. */
  beginsRound?: (event: G["event"]) => number | null;
  /** What the end screen draws with; loaded when it is there. */
  finale?: () => Promise<Finale>;
  /** All win or lose together. */
  together?: boolean;
  /** What is heard when something happens: the sounds of events, the most telling first. */
  sounds?: Partial<Record<G["event"]["event"], Sound>>;
  /** What is read aloud of a row, where the story would be too long to listen to; nothing for an empty list. */
  announce?: (row: RowInfo<G>, seat: number | null) => Message[];
  /** The screen gives digits and arrows a meaning of its own: the list of choices leaves them alone. H and P are the table's. */
  ownKeys?: boolean;
  /** The screen shows what bots call out by their seats itself (`says`). */
  ownBubbles?: boolean;
}

const arrived = new Map<string, GameModule>();

/** The module of a game that has come already: by itself, where it lies in the page (server/brought.py). */
export const arrivedGame = (game: string): GameModule | undefined => arrived.get(game);

/**
 * A game's module as the table holds it. The table knows no game: what the server sends of one goes unread to the module
 * of that game, so the types of the game are forgotten here, and nowhere else.
 */
export function forTable<G extends GameTypes>(game: string, module: GameModule<G>): GameModule {
  const forgotten = module as unknown as GameModule;
  arrived.set(game, forgotten);
  return forgotten;
}

/** A form of a game's own for a new table, in place of the plain fields of the options it lays out. */
export interface OptionsForm {
  Form: Component<OptionsFormProps, object, "value">;
  options: readonly string[];
}

export interface OptionsFormProps {
  /** What lies in the box; not all of it need be ours. */
  content: Content;
  options: readonly OptionInfo[];
  /** How many seats there are so far, and who sits there. */
  seats: number;
  people: string[];
  /** What was chosen, as the server wants it, without what is as usual. */
  value: Record<string, OptionValue>;
  /** What the server said of an option. */
  wrong: { option: string; sentence: string } | null;
}

/** Something to be told of: a message, whom it is about, and the number of rows after which it had happened. */
export interface StoryLine {
  message: Message;
  seat: number;
  row: number;
}

/** Those of some choices that are of these kinds. */
export const ofKind = <C extends Choice, Kind extends C["do"]>(
  choices: readonly C[],
  ...kinds: Kind[]
): Extract<C, { do: Kind }>[] =>
  choices.filter((choice): choice is Extract<C, { do: Kind }> => kinds.some((kind) => kind === choice.do));

export const same = (a: Choice | null, b: Choice | null): boolean =>
  a === b || (a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b));
