// Generated from the server's structs by `python -m demitasse.server.types`; not to be edited.

import type { Name } from "../../lib/wire";

/** The table. Cards, icons and groups are named by their ids. */
export interface SeizeTheBeanView {
  day: number;
  phase: string;
  step: string;
  asked: number;
  first: number;
  empty: number;
  last_day: string;
  reviews: number;
  reviews_at_first: number;
  city: Record<string, RowView>;
  bonuses: string[];
  tokens: number;
  awards: string[];
  players: PlayerView[];
  service: ServiceView | null;
  looking: LookView | null;
  action: ActionView | null;
}

/** A row of the City. */
export interface RowView {
  deck: number;
  row: string[];
  pile: string[];
  known: string[];
}

export interface PlayerView {
  reviews: number;
  bad_reviews: number;
  hype: number;
  bean: number;
  milk: number;
  sugar: number;
  baristas: string[];
  pantry: string[];
  style: string[];
  achievements: Record<string, string>;
  progress: Record<string, number>;
  line: GuestView[];
  finished: boolean;
  deck: number;
  known: string[];
  discard: number;
  top: string;
  discards: string[];
  icons: Record<string, number>;
}

/** A Customer in a Line. */
export interface GuestView {
  card: string;
  mood: number;
  served: boolean;
}

/** The Customer being served. */
export interface ServiceView {
  seat: number;
  card: string;
  bills: BillView[];
}

/** What an order of the Customer being served costs. */
export interface BillView {
  order: string;
  bean: number;
  milk: number;
  sugar: number;
  saved: number;
  payable: boolean;
}

/** Somebody looks at the top of a deck. */
export interface LookView {
  seat: number;
  deck: string;
  number: number;
  cards: string[];
  placed: number;
}

/** The action being resolved. */
export interface ActionView {
  seat: number;
  space: string;
  icons: IconView[];
  left: number;
}

export interface IconView {
  icon: string;
  card: string;
  number: number;
}

/** Put a Barista on one of the six action spaces (SB-DEC-01). */
export interface PlaceChoice {
  do: "place";
  space: string;
}

/**
 * The icon to activate next, of an action or through Delivery and Innovation (SB-DEC-02, SB-DEC-03).
 *
 * `number` tells equal icons of one card apart.
 */
export interface ActivateChoice {
  do: "activate";
  icon: string;
  card?: string;
  number?: number;
}

/** Activate a Connections icon and the base icon of a City Action as a pair (SB-RULING-09). */
export interface CombineChoice {
  do: "combine";
}

/** A card of the City: a Customer or an Upgrade (SB-DEC-03, SB-DEC-12). */
export interface TakeChoice {
  do: "take";
  card: string;
}

/** The Customer that an ability is about (SB-DEC-10). */
export interface PickChoice {
  do: "pick";
  card: string;
}

/** The City Deck to look into (SB-DEC-03). */
export interface LookChoice {
  do: "look";
  deck: string;
}

/** Of the cards looked at, which lies on top of the others; the next one chosen comes below it (SB-DEC-03). */
export interface ReturnChoice {
  do: "return";
  place: number;
}

/** Of the cards looked at, one for the Discard Pile (SB-DEC-03). */
export interface DiscardChoice {
  do: "discard";
  place: number;
}

/** Put the cards looked at back as they lie. */
export interface DoneChoice {
  do: "done";
}

/** Which of several Achievements is resolved first (SB-RULING-22). */
export interface UnlockChoice {
  do: "unlock";
  achievement: string;
}

/** The Achievement Bonus taken (SB-DEC-04). */
export interface BonusChoice {
  do: "bonus";
  icon: string;
}

/** Serve a Happy Customer (SB-DEC-07). */
export interface ServeChoice {
  do: "serve";
}

/** Do not serve a Happy Customer; it loses a token (SB-DEC-07). */
export interface SkipChoice {
  do: "skip";
}

/** Pay the secondary order too (SB-DEC-08). */
export interface FulfilChoice {
  do: "fulfil";
}

/** Leave out what is optional: a secondary order, an ability of Friends & Family (SB-DEC-08, SB-DEC-10). */
export interface DeclineChoice {
  do: "decline";
}

/** Let a placement stand that could still be taken back (SB-DEC-05). */
export interface ConfirmChoice {
  do: "confirm";
}

/** A Day begins with the holder of the Full Cup. */
export interface DayBeganEvent {
  event: "day-began";
  day: number;
  seat: number;
}

export interface PhaseBeganEvent {
  event: "phase-began";
  phase: string;
}

/** A Barista went to an action space. */
export interface PlacedEvent {
  event: "placed";
  seat: number;
  space: string;
}

/** An icon was activated: a base icon (`board`) or one of an Upgrade. */
export interface ActivatedEvent {
  event: "activated";
  seat: number;
  icon: string;
  card: string;
}

/** Resources came from the City Supply. */
export interface GainedEvent {
  event: "gained";
  seat: number;
  resource: string;
  count: number;
}

/** Good Reviews were gained. */
export interface ReviewedEvent {
  event: "reviewed";
  seat: number;
  count: number;
  cause: string;
}

/** Bad Reviews were taken. */
export interface ComplainedEvent {
  event: "complained";
  seat: number;
  count: number;
  total: number;
}

export interface HypeMovedEvent {
  event: "hype-moved";
  seat: number;
  hype: number;
  change: number;
}

/** The Empty Cup changed hands. */
export interface CupTakenEvent {
  event: "cup-taken";
  seat: number;
}

/** A Customer of the City joined a Café. */
export interface RecruitedEvent {
  event: "recruited";
  seat: number;
  card: string;
  zone: string;
  column: number;
}

/** An Upgrade of the City joined a Café. */
export interface UpgradedEvent {
  event: "upgraded";
  seat: number;
  card: string;
  side: string;
  column: number;
}

/** A row closed its gap and a card of its deck came into column 1. */
export interface ArrivedEvent {
  event: "arrived";
  row: string;
  card: string;
}

/** An Achievement, with the bonus chosen for it; NONE when none was left. */
export interface UnlockedEvent {
  event: "unlocked";
  seat: number;
  achievement: string;
  bonus: string;
}

/** Cards on top of a deck were looked at; only who looks knows them. */
export interface LookedEvent {
  event: "looked";
  seat: number;
  deck: string;
  number: number;
  cards?: string[];
}

/** Cards looked at lie on top of their deck again. */
export interface ReturnedEvent {
  event: "returned";
  seat: number;
  deck: string;
  number: number;
}

/** A card looked at went to the Discard Pile, where everybody sees it on top. */
export interface DismissedEvent {
  event: "dismissed";
  seat: number;
  card: string;
}

/** A Discard Pile became a Customer Deck. */
export interface ReshuffledEvent {
  event: "reshuffled";
  seat: number;
  cards: number;
}

/** Customers of the deck joined the Line. */
export interface DrewEvent {
  event: "drew";
  seat: number;
  cards: string[];
}

/** The service of a Customer began. */
export interface ServedEvent {
  event: "served";
  seat: number;
  card: string;
}

/** A Happy Customer was not served. */
export interface SkippedEvent {
  event: "skipped";
  seat: number;
  card: string;
}

/** An order was fulfilled. */
export interface PaidEvent {
  event: "paid";
  seat: number;
  card: string;
  order: string;
  bean: number;
  milk: number;
  sugar: number;
  saved: number;
}

/** The main order could not be paid. */
export interface FailedEvent {
  event: "failed";
  seat: number;
  card: string;
}

/** A Customer was given a Happy token. */
export interface CheeredEvent {
  event: "cheered";
  seat: number;
  card: string;
  mood: number;
}

/** A Customer was given an Angry token. */
export interface UpsetEvent {
  event: "upset";
  seat: number;
  card: string;
  mood: number;
}

/** An Angry Customer was served and calmed down. */
export interface CalmedEvent {
  event: "calmed";
  seat: number;
  card: string;
}

export interface AbilityUsedEvent {
  event: "ability-used";
  seat: number;
  card: string;
  ability: string;
  twice: number;
}

/** A Customer went from a Line to the City Discard Pile. */
export interface LostEvent {
  event: "lost";
  seat: number;
  card: string;
}

/** A Happy Customer gave a Good Review and stays in the Line. */
export interface StayedEvent {
  event: "stayed";
  seat: number;
  card: string;
  mood: number;
}

/** A Customer left the Line for its owner's Discard Pile. */
export interface WentHomeEvent {
  event: "went-home";
  seat: number;
  card: string;
}

/** The Full Cup went to `seat`, the Empty Cup to the seat `empty`. */
export interface CupsPassedEvent {
  event: "cups-passed";
  seat: number;
  empty: number;
}

/** A row moved on by one column: `left` is on its Discard Pile now, `card` is new; either may be NONE. */
export interface RefreshedEvent {
  event: "refreshed";
  row: string;
  left: string;
  card: string;
}

/** The end was triggered: by `reviews`, or by the deck of `customers`, `pantry` or `style`. */
export interface LastDayEvent {
  event: "last-day";
  cause: string;
}

/** At the end: most icons of a group, and the Good Reviews its Customers bring. */
export interface AwardWonEvent {
  event: "award-won";
  seat: number;
  group: string;
  icons: number;
  count: number;
}

export interface EndedEvent {
  event: "ended";
  cause: string;
  winners: number[];
}

export type SeizeTheBeanChoice =
  | PlaceChoice
  | ActivateChoice
  | CombineChoice
  | TakeChoice
  | PickChoice
  | LookChoice
  | ReturnChoice
  | DiscardChoice
  | DoneChoice
  | UnlockChoice
  | BonusChoice
  | ServeChoice
  | SkipChoice
  | FulfilChoice
  | DeclineChoice
  | ConfirmChoice;

export type SeizeTheBeanEvent =
  | DayBeganEvent
  | PhaseBeganEvent
  | PlacedEvent
  | ActivatedEvent
  | GainedEvent
  | ReviewedEvent
  | ComplainedEvent
  | HypeMovedEvent
  | CupTakenEvent
  | RecruitedEvent
  | UpgradedEvent
  | ArrivedEvent
  | UnlockedEvent
  | LookedEvent
  | ReturnedEvent
  | DismissedEvent
  | ReshuffledEvent
  | DrewEvent
  | ServedEvent
  | SkippedEvent
  | PaidEvent
  | FailedEvent
  | CheeredEvent
  | UpsetEvent
  | CalmedEvent
  | AbilityUsedEvent
  | LostEvent
  | StayedEvent
  | WentHomeEvent
  | CupsPassedEvent
  | RefreshedEvent
  | LastDayEvent
  | AwardWonEvent
  | EndedEvent;

/** SB-OPT-01…05: the base game has its six groups, and Hype draws need no choice. */
export interface SeizeTheBeanOptions {
  first: "random" | number;
  scoop: "fixed" | "random";
}

export interface IconEntry {
  id: string;
  name: Name;
  status: string;
  meaning: Name;
  on: ("board" | "bonus" | "order" | "pantry" | "reward" | "special" | "style")[];
  pays: Price | null;
  effect: string[];
}

/** What an order icon costs; with one of `matched_by` in the Pantry, 1 (SB-ORDER-04…08). */
export interface Price {
  resource: "bean" | "milk" | "sugar";
  price: number;
  matched_by: string[];
}

export interface AbilityEntry {
  id: string;
  name: Name;
  status: string;
  meaning: Name;
  effect: string[];
  super_effect: string[];
}

export interface GroupEntry {
  id: string;
  name: Name;
  status: string;
}

export interface NeighbourhoodEntry {
  id: string;
  name: Name;
  status: string;
  groups: string[];
}

/** SB-DATA-01. The first of its groups is the one it is shuffled in with. */
export interface CustomerEntry {
  id: string;
  name: Name;
  status: string;
  groups: string[];
  main: OrderEntry;
  secondary: OrderEntry | null;
  ability: string;
  super: boolean;
  boost: boolean;
  found: string[];
}

export interface OrderEntry {
  order: Record<string, number>;
  rewards: string[];
}

/** A card of Friends & Family; its ability is optional (SB-TARGET-02). */
export interface FriendEntry {
  id: string;
  name: Name;
  status: string;
  main: OrderEntry;
  secondary: OrderEntry | null;
  ability: string;
  found: string[];
}

/** SB-DATA-02. */
export interface PantryEntry {
  id: string;
  name: Name;
  status: string;
  group: string;
  special: string;
  rows: PantryRows;
  found: string[];
}

export interface PantryRows {
  beans: string[];
  milk: string[];
  sugar: string[];
}

export interface StyleEntry {
  id: string;
  name: Name;
  status: string;
  groups: string[];
  rows: StyleRows;
  found: string[];
}

export interface StyleRows {
  attract: string[];
  pantry: string[];
  style: string[];
}

export interface SpaceEntry {
  id: string;
  name: Name;
  status: string;
  icon: string;
}

export interface AchievementEntry {
  id: string;
  name: Name;
  status: string;
  meaning: Name;
  number: number;
}

/** An Achievement token, by its bonus (SB-DATA-03). */
export interface TokenEntry {
  id: string;
  status: string;
  icon: string;
  copies: number;
}

export interface SeizeTheBeanContent {
  digest: string;
  names: Record<string, Name>;
  icons: IconEntry[];
  abilities: AbilityEntry[];
  groups: GroupEntry[];
  neighbourhoods: NeighbourhoodEntry[];
  customers: CustomerEntry[];
  friends: FriendEntry[];
  pantry: PantryEntry[];
  style: StyleEntry[];
  spaces: SpaceEntry[];
  achievements: AchievementEntry[];
  tokens: TokenEntry[];
}
