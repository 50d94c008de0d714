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
  on_awards: Record<string, [number, number]>;
  assigned: Record<string, string>;
  variants: string[];
  by_token: string[];
  cups: CupView[];
  cookies: number[];
  games_left: number;
  games_pulled: string[];
  draft: DraftView | null;
  starbots: StarbotsView | null;
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

/** A Daily Special: who holds its Full and its Empty Cup; −1 is the City. */
export interface CupView {
  cup: string;
  full: number;
  empty: number;
  used: boolean;
}

/** A draft: everybody keeps a card at the same time. */
export interface DraftView {
  kind: string;
  hand: string[];
  kept: string[];
  waiting: number[];
}

export interface StarbotsView {
  level: number;
  scenario: string;
  tokens: string[];
  upgrades: Record<string, string[]>;
  upgrades_left: number;
  actions_left: number;
  actions_discarded: number[];
  customers: number;
  pile: string[];
  debt: number;
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
  green: number;
  crafted: Record<string, number>;
  difficulty: string;
  founders: FounderView[];
  craving: string;
  marker: string;
  marks: Record<string, number>;
  cookies: number[];
  robot: boolean;
  icons: Record<string, number>;
  on_view?: Record<string, number>;
  prices?: Record<string, number>;
  present?: string[];
}

/** A Customer in a Line. */
export interface GuestView {
  card: string;
  mood: number;
  served: boolean;
  napping: boolean;
  playing: boolean;
  short?: Record<string, number>;
}

export interface FounderView {
  card: string;
  group: string;
  called: boolean;
  short?: Record<string, number>;
}

/** The Customer being served. */
export interface ServiceView {
  seat: number;
  host: number;
  card: string;
  paid: string;
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
  tokens: string[];
  before: number[];
}

/** Somebody looks at the top of a deck. */
export interface LookView {
  seat: number;
  deck: string;
  number: number;
  cards: string[];
  placed: number;
  whom: number;
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

/**
 * Activate a Connections icon and the base icon of a City Action as a pair (SB-RULING-09); by house rule it may be
 * paired with an icon that an Upgrade adds, which is then named as in `activate` (SB-XOPT-21).
 */
export interface CombineChoice {
  do: "combine";
  icon?: string;
  card?: string;
  number?: number;
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

/** The other player an ability is about: robbed, given Beans, or whose deck is looked into (SB-XDEC-09). */
export interface PlayerChoice {
  do: "player";
  whom: number;
}

/** A resource or crafted token: the next one traded, stolen, returned or used for an order (SB-XDEC-09). */
export interface GiveChoice {
  do: "give";
  resource: string;
}

/** The mix that pays, where Green Beans leave it open (SB-XDEC-08). */
export interface PayChoice {
  do: "pay";
  bean: number;
  milk: number;
  sugar: number;
  green: number;
}

/** Of the Board Game tokens pulled, resolve the bonus icon of one (SB-XDEC-09). */
export interface UseChoice {
  do: "use";
  icon: string;
}

/** Of the Board Game tokens pulled, put one on a Customer (SB-XDEC-09). */
export interface PutChoice {
  do: "put";
  icon: string;
  card: string;
}

/** Put a Good Review on an Award (SB-ABILITY-NEWSFLASH-01). */
export interface PraiseChoice {
  do: "praise";
  group: string;
}

/** Put a Bad Review on an Award, from one's own Café or from the City (SB-ABILITY-NEWSFLASH-07). */
export interface BlameChoice {
  do: "blame";
  group: string;
  origin: string;
}

/** The Award chosen for a Founder, a mark or a wildcard (SB-XDEC-01, SB-XDEC-13, SB-XDEC-16). */
export interface NameChoice {
  do: "name";
  group: string;
}

/** Of the cards in one's hand, the one kept (SB-XDEC-01, SB-XDEC-02). Named by its place: hands are hidden. */
export interface KeepChoice {
  do: "keep";
  place: number;
}

/** Serve the Customer of another Café, or take the new Mouth-Watering icon (SB-XDEC-04, SB-XDEC-12). */
export interface AcceptChoice {
  do: "accept";
}

/** A Cup: the Empty one taken by an Early Bird, or the Daily Special used (SB-XDEC-05, SB-XDEC-06). */
export interface CupChoice {
  do: "cup";
  cup: string;
}

/** Craft a Special Resource token (SB-XDEC-06). */
export interface CraftChoice {
  do: "craft";
  resource: string;
}

/** Of a City Celebrity, which order comes first, or which ability (SB-XDEC-08, SB-XDEC-09, SB-XDEC-11). */
export interface SideChoice {
  do: "side";
  side: string;
}

/** The Special Resource whose tokens mark one's groups (SB-XDEC-03). */
export interface MarkerChoice {
  do: "marker";
  resource: string;
}

/** Of the cards looked at, one for the bottom of its deck (SB-XDEC-15). */
export interface UnderChoice {
  do: "under";
  place: number;
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
  by: string;
}

/** Good Reviews were gained. */
export interface ReviewedEvent {
  event: "reviewed";
  seat: number;
  count: number;
  cause: string;
  by: string;
}

/** Bad Reviews were taken. */
export interface ComplainedEvent {
  event: "complained";
  seat: number;
  count: number;
  total: number;
  by: string;
}

export interface HypeMovedEvent {
  event: "hype-moved";
  seat: number;
  hype: number;
  change: number;
  by: string;
}

/** An Empty Cup changed hands: the `normal` one, or one of the Daily Specials. */
export interface CupTakenEvent {
  event: "cup-taken";
  seat: number;
  cup: string;
  by: string;
}

/** A Customer of the City joined a Café. */
export interface RecruitedEvent {
  event: "recruited";
  seat: number;
  card: string;
  zone: string;
  column: number;
  by: string;
}

/** An Upgrade of the City joined a Café. */
export interface UpgradedEvent {
  event: "upgraded";
  seat: number;
  card: string;
  side: string;
  column: number;
  by: string;
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
  cards: string[];
  whom: number;
  by: string;
}

/** Cards looked at lie on top of their deck again; `whom` is another player whose deck it is. */
export interface ReturnedEvent {
  event: "returned";
  seat: number;
  deck: string;
  number: number;
  whom: number;
}

/** A card looked at went to the Discard Pile, where everybody sees it on top: that of `whom` after a DDoS Attack. */
export interface DismissedEvent {
  event: "dismissed";
  seat: number;
  card: string;
  whom: number;
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
  by: string;
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
  green: number;
  tokens: string[];
  left: number[];
}

/** The main order could not be paid. */
export interface FailedEvent {
  event: "failed";
  seat: number;
  card: string;
  short: string[];
}

/** A Customer was given a Happy token. */
export interface CheeredEvent {
  event: "cheered";
  seat: number;
  card: string;
  mood: number;
  by: string;
}

/** A Customer was given an Angry token. */
export interface UpsetEvent {
  event: "upset";
  seat: number;
  card: string;
  mood: number;
  by: string;
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
  by: string;
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
  decided: string;
}

/** A Customer cannot be served by who owns it and is offered to the others. */
export interface SoldOutEvent {
  event: "sold-out";
  seat: number;
  card: string;
}

/** `seat` serves the Customer of the seat `whom`. */
export interface AcceptedEvent {
  event: "accepted";
  seat: number;
  card: string;
  whom: number;
}

/** `seat` does not serve the Customer of the seat `whom`. */
export interface RefusedEvent {
  event: "refused";
  seat: number;
  card: string;
  whom: number;
}

/** A Customer left the Line of the seat `whom` for the Discard Pile of `seat`, who served it. */
export interface WonOverEvent {
  event: "won-over";
  seat: number;
  card: string;
  whom: number;
}

/** The Special Resource whose tokens mark the groups of a seat. */
export interface MarkerChosenEvent {
  event: "marker-chosen";
  seat: number;
  resource: string;
}

/** A marker on an Award shows its single side (1) or its double side (2). */
export interface MarkedEvent {
  event: "marked";
  seat: number;
  group: string;
  marks: number;
}

export interface CookieWonEvent {
  event: "cookie-won";
  seat: number;
  cookie: number;
}

/** At the end: the group that a wildcard counts for. */
export interface AssignedEvent {
  event: "assigned";
  seat: number;
  card: string;
  group: string;
}

/** At the end: what lies on an Award, for each who wins it. */
export interface AwardPaidEvent {
  event: "award-paid";
  seat: number;
  group: string;
  reviews: number;
  complaints: number;
}

/** By Acting, the ability of another Customer is activated. */
export interface CopiedEvent {
  event: "copied";
  seat: number;
  card: string;
  ability: string;
  twice: number;
}

/** Boost: the reward icons of this Customer count. */
export interface ApplaudedEvent {
  event: "applauded";
  seat: number;
  card: string;
}

/** A Customer of the Discard Pile joined the Line. */
export interface MetUpEvent {
  event: "met-up";
  seat: number;
  card: string;
  by: string;
}

/** Two Customers traded places. */
export interface SwappedEvent {
  event: "swapped";
  seat: number;
  card: string;
  other: string;
  by: string;
}

/** A Customer was given a Naptime token. */
export interface NappedEvent {
  event: "napped";
  seat: number;
  card: string;
  by: string;
}

/** The ability of a napping Customer had no effect. */
export interface SleptEvent {
  event: "slept";
  seat: number;
  card: string;
}

/** A Customer left the Line of the seat `whom` for the Discard Pile there. */
export interface ArrestedEvent {
  event: "arrested";
  seat: number;
  card: string;
  whom: number;
  by: string;
}

/** A Customer of the Line went face down on top of the deck. */
export interface PutOnDeckEvent {
  event: "put-on-deck";
  seat: number;
  card: string;
  by: string;
}

/** A Customer of the deck was shown to all and discarded. */
export interface ShownEvent {
  event: "shown";
  seat: number;
  card: string;
  by: string;
}

/** A Bad Review went back to the City. */
export interface ForgivenEvent {
  event: "forgiven";
  seat: number;
  total: number;
  by: string;
}

/** Resources of another Café were stolen, and so many Green Beans. */
export interface RobbedEvent {
  event: "robbed";
  seat: number;
  whom: number;
  resources: string[];
  green: number;
  by: string;
}

/** What was missing from a stolen set was paid to the City Supply, also with Green Beans. */
export interface CompensatedEvent {
  event: "compensated";
  seat: number;
  resources: string[];
  green: number;
}

/** Resources became so many Green Beans. */
export interface TradedEvent {
  event: "traded";
  seat: number;
  resources: string[];
  count: number;
  by: string;
}

/** Another Café was given Beans, so many of them one's own. */
export interface RoastedEvent {
  event: "roasted";
  seat: number;
  whom: number;
  count: number;
  own: number;
  by: string;
}

/** Board Game tokens came out of the pool. */
export interface GamesPulledEvent {
  event: "games-pulled";
  seat: number;
  icons: string[];
  by: string;
}

/** The bonus icon of a Board Game token was resolved. */
export interface GameUsedEvent {
  event: "game-used";
  seat: number;
  icon: string;
}

/** A Board Game token lies on a Customer. */
export interface GamePlacedEvent {
  event: "game-placed";
  seat: number;
  card: string;
  icon: string;
}

/** A Good Review lies on an Award, so many in all. */
export interface PraisedEvent {
  event: "praised";
  seat: number;
  group: string;
  total: number;
  by: string;
}

/** A Bad Review lies on an Award, so many in all. */
export interface BlamedEvent {
  event: "blamed";
  seat: number;
  group: string;
  origin: string;
  total: number;
  by: string;
}

/** A Special Resource token was crafted. */
export interface CraftedEvent {
  event: "crafted";
  seat: number;
  resource: string;
  bean: number;
  milk: number;
  sugar: number;
  green: number;
}

/** The ability of a Daily Special was used. */
export interface CupUsedEvent {
  event: "cup-used";
  seat: number;
  cup: string;
}

/** At the end of a Day: a Daily Special is with `seat` now, its Empty Cup with the seat `empty`. */
export interface SpecialPassedEvent {
  event: "special-passed";
  seat: number;
  cup: string;
  empty: number;
}

/** A Mouth-Watering icon, in place of the one there was before; NONE if there was none. */
export interface CravedEvent {
  event: "craved";
  seat: number;
  resource: string;
  before: string;
}

/** Starbots turned over an Action card. */
export interface ActionDrawnEvent {
  event: "action-drawn";
  seat: number;
  number: number;
  space: string;
  use: string;
}

/** Starbots' Action cards form a new deck. */
export interface ActionsShuffledEvent {
  event: "actions-shuffled";
  seat: number;
  cards: number;
}

/** An Upgrade token lies at an action of Starbots from now on. */
export interface BetteredEvent {
  event: "bettered";
  seat: number;
  space: string;
  icon: string;
}

/** An Upgrade token of Starbots was activated. */
export interface TokenUsedEvent {
  event: "token-used";
  seat: number;
  icon: string;
}

/** Starbots took the top card of the deck of `whom`, unseen. */
export interface PoachedEvent {
  event: "poached";
  seat: number;
  whom: number;
  by: string;
}

/** Resources went back to the City Supply because Starbots wants it so. */
export interface HandedInEvent {
  event: "handed-in";
  seat: number;
  resources: string[];
  count: number;
  by: string;
}

/** Good Reviews gained did not stay: they went to the `debt` pile or to the `box`. */
export interface DivertedEvent {
  event: "diverted";
  seat: number;
  count: number;
  to: string;
  by: string;
}

/** A Good Review came from the technical-debt pile, in which so many are left. */
export interface DebtPaidEvent {
  event: "debt-paid";
  seat: number;
  left: number;
  by: string;
}

/** A card looked at went under its deck. */
export interface BuriedEvent {
  event: "buried";
  seat: number;
}

/** Against Starbots: why it was won or lost. */
export interface JudgedEvent {
  event: "judged";
  seat: number;
  verdict: string;
}

/** Who takes the Full Cup is reminded of a real espresso (SB-LOVERS-01). */
export interface CoffeeBreakEvent {
  event: "coffee-break";
  seat: number;
}

/** Everybody was dealt a hand: `founders` or `friends`. */
export interface DraftBeganEvent {
  event: "draft-began";
  draft: string;
  number: number;
}

/** Somebody kept a card of their hand, or settled on a Founder; only they know which (SB-XVIS-01). */
export interface KeptEvent {
  event: "kept";
  seat: number;
  draft: string;
  card: string;
}

/** Everybody has kept a card; the others, so many a hand, went to the left. */
export interface HandsPassedEvent {
  event: "hands-passed";
  number: number;
}

/** The Friends & Family somebody kept, and the resources they start with. */
export interface FriendsShownEvent {
  event: "friends-shown";
  seat: number;
  cards: string[];
  bean: number;
  milk: number;
  sugar: number;
}

/** Who runs a Café. */
export interface FounderShownEvent {
  event: "founder-shown";
  seat: number;
  card: string;
}

/** A group was chosen for a Founder whose own has no Award in this play. */
export interface FounderJoinedEvent {
  event: "founder-joined";
  seat: number;
  card: string;
  group: string;
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
  | ConfirmChoice
  | PlayerChoice
  | GiveChoice
  | PayChoice
  | UseChoice
  | PutChoice
  | PraiseChoice
  | BlameChoice
  | NameChoice
  | KeepChoice
  | AcceptChoice
  | CupChoice
  | CraftChoice
  | SideChoice
  | MarkerChoice
  | UnderChoice;

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
  | EndedEvent
  | SoldOutEvent
  | AcceptedEvent
  | RefusedEvent
  | WonOverEvent
  | MarkerChosenEvent
  | MarkedEvent
  | CookieWonEvent
  | AssignedEvent
  | AwardPaidEvent
  | CopiedEvent
  | ApplaudedEvent
  | MetUpEvent
  | SwappedEvent
  | NappedEvent
  | SleptEvent
  | ArrestedEvent
  | PutOnDeckEvent
  | ShownEvent
  | ForgivenEvent
  | RobbedEvent
  | CompensatedEvent
  | TradedEvent
  | RoastedEvent
  | GamesPulledEvent
  | GameUsedEvent
  | GamePlacedEvent
  | PraisedEvent
  | BlamedEvent
  | CraftedEvent
  | CupUsedEvent
  | SpecialPassedEvent
  | CravedEvent
  | ActionDrawnEvent
  | ActionsShuffledEvent
  | BetteredEvent
  | TokenUsedEvent
  | PoachedEvent
  | HandedInEvent
  | DivertedEvent
  | DebtPaidEvent
  | BuriedEvent
  | JudgedEvent
  | CoffeeBreakEvent
  | DraftBeganEvent
  | KeptEvent
  | HandsPassedEvent
  | FriendsShownEvent
  | FounderShownEvent
  | FounderJoinedEvent;

/**
 * Every field with its default is the base game; each says which rules it switches on.
 *
 * Who plays first is set by the host, or drawn: SB-OPT-04, SB-SETUP-30, SB-SETUP-31, SB-RULING-01, SB-SOLO-14;
 * against Starbots 0 is you and 1 is Starbots (SB-XOPT-18, SB-XRULING-78).
 */
export interface SeizeTheBeanOptions {
  first: "random" | number;
  scoop: "fixed" | "random";
  neighbourhood: "bergmannkiez" | "boxhagener_kiez" | "charlottenburg" | "friedrichshain" | "friedrichshain_kreuzberg" |
    "kreuzberg" | "mitte" | "neukoelln" | "own" | "prenzlauer_berg" | "random" | "recommended" | "wrangelkiez";
  groups: string[];
  board_game_media: boolean;
  quality_beasts: boolean;
  replaced: string[];
  city_celebrities: boolean;
  difficulty: ("expert" | "hard" | "normal")[];
  friends: "advanced" | "base" | "drafted";
  founders: "all" | "base" | "off";
  grand_opening: boolean;
  sold_out: "competitive" | "off" | "on";
  mouth_watering: boolean;
  craft_mode: boolean;
  diverse_city: boolean;
  daily_specials: ("affogato" | "cappuccino" | "latte" | "mocha")[];
  coffee_lovers: boolean;
  solo_level: number;
  scenario: "after_hours" | "ao_amor" | "cafe_da_nala" | "cafe_quorra" | "new_startup" | "none" | "wuerfel_zucker";
  fair_trade_green: boolean;
  connections_added: boolean;
  scenario_variants: boolean;
  five_six_advice: boolean;
  criminal_minds_alone: boolean;
}

export interface IconEntry {
  id: string;
  name: Name;
  meaning: Name;
  on: ("board" | "bonus" | "game" | "order" | "pantry" | "reward" | "solo" | "special" | "style")[];
  pays: Price | null;
  effect: string[];
}

/**
 * What an order icon costs; with one of `matched_by` in the Pantry, 1 (SB-ORDER-04, SB-ORDER-05, SB-ORDER-06,
 * SB-ORDER-07, SB-ORDER-08).
 */
export interface Price {
  resource: "bean" | "milk" | "sugar";
  price: number;
  matched_by: string[];
}

/** What an ability does; Super, unless said otherwise, is all of it twice. Few have a Boost (SB-XRULING-04). */
export interface AbilityEntry {
  id: string;
  name: Name;
  meaning: Name;
  super_meaning: Name | null;
  boost_meaning: Name | null;
  effect: string[];
  super_effect: string[];
  boosted_effect: string[];
  super_boosted_effect: string[];
}

/** Whether five or six can play with it, whether one can alone, and whether it is a pack (SB-EXP-03, SB-PACK-01). */
export interface GroupEntry {
  id: string;
  name: Name;
  five_six: boolean;
  solo: boolean;
  pack: boolean;
}

/** SB-HOOD-01. */
export interface NeighbourhoodEntry {
  id: string;
  name: Name;
  kind: "additional" | "main" | "scenario";
  character: Name;
  groups: string[];
}

/** SB-DATA-01. The first of its groups is the one it is shuffled in with; a later one may be `wild`. */
export interface CustomerEntry {
  id: string;
  name: Name;
  groups: string[];
  main: OrderEntry;
  secondary: OrderEntry | null;
  ability: string;
  super: boolean;
  boost: boolean;
}

export interface OrderEntry {
  order: Record<string, number>;
  rewards: string[];
}

/** A City Celebrity (SB-PACK-03, SB-PACK-04, SB-PACK-05). */
export interface CelebrityEntry {
  id: string;
  name: Name;
  groups: string[];
  left: SideEntry;
  right: SideEntry;
}

/** One half of a City Celebrity: an order with rewards and an ability of its own (SB-PACK-05). */
export interface SideEntry {
  order: Record<string, number>;
  rewards: string[];
  ability: string;
  super: boolean;
}

/** A card of Friends & Family; its ability is optional (SB-TARGET-02). */
export interface FriendEntry {
  id: string;
  name: Name;
  set: "base" | "extra";
  main: OrderEntry;
  secondary: OrderEntry | null;
  ability: string;
}

/** SB-XDATA-02. */
export interface FounderEntry {
  id: string;
  name: Name;
  set: "base" | "extra";
  group: string;
  special: string;
  main: OrderEntry;
  secondary: OrderEntry | null;
  ability: string;
}

/** SB-DATA-02. */
export interface PantryEntry {
  id: string;
  name: Name;
  group: string;
  special: string;
  rows: PantryRows;
}

export interface PantryRows {
  beans: string[];
  milk: string[];
  sugar: string[];
}

export interface StyleEntry {
  id: string;
  name: Name;
  groups: string[];
  rows: StyleRows;
}

export interface StyleRows {
  attract: string[];
  pantry: string[];
  style: string[];
}

export interface SpaceEntry {
  id: string;
  name: Name;
  icon: string;
}

export interface AchievementEntry {
  id: string;
  name: Name;
  meaning: Name;
  number: number;
}

/** Achievement tokens of one kind by their icon (SB-DATA-03). */
export interface TokenEntry {
  id: string;
  icon: string;
  copies: number;
}

/** The base icons of the three Resource Actions at a level; without any, those of the board (SB-DIFF-01). */
export interface DifficultyEntry {
  id: string;
  name: Name;
  meaning: Name;
  icons: string[];
}

/**
 * A Daily Special: an ability, perhaps Super, or an effect of its own (SB-DAILY-12, SB-DAILY-13, SB-DAILY-14,
 * SB-DAILY-15).
 */
export interface CupEntry {
  id: string;
  name: Name;
  meaning: Name;
  ability: string | null;
  super: boolean;
  effect: string[];
}

/** Board Game tokens of one kind (SB-XDATA-03). */
export interface GameTokenEntry {
  id: string;
  icon: string;
  copies: number;
}

/** SB-SOLO-22, SB-SOLO-26. */
export interface ActionCardEntry {
  id: string;
  number: number;
  space: "attract" | "beans" | "milk" | "pantry" | "style";
}

/** Starbots' Upgrade tokens of one kind (SB-XDATA-03). */
export interface UpgradeTokenEntry {
  id: string;
  icon: string;
  copies: number;
}

/** One face: what each space it covers does, the Beans and Milk spaces or the three City Actions (SB-XRULING-84). */
export interface SoloTokenEntry {
  id: string;
  name: Name;
  side: "pantry" | "style";
  spaces: (("attract" | "early_bird" | "hype" | "review" | "take_from_deck" | "upgrade_pantry" | "upgrade_style" |
    "you_bad_review" | "you_return_set")[])[];
}

/** SB-SOLO-18. */
export interface LevelEntry {
  id: string;
  pantry: string;
  style: string | null;
}

/** A solo scenario: it replaces the normal setup (SB-SCEN). */
export interface ScenarioEntry {
  id: string;
  name: Name;
  meaning: Name;
  hardness: Name;
  neighbourhood: string;
  pantry: string;
  style: string | null;
  friends: string[];
  guests: GuestsEntry | null;
  supply: Record<string, number> | "orders";
  hype: number | null;
  founders: string[];
  head_start: HeadStart;
  rules: ("connections_bury" | "craft_mode" | "games_mark" | "grand_opening" | "innovation_refreshes" | "poor_pay")[];
  keeps: "all" | "happy" | "innovation" | "roast";
  victory: ("all_marked" | "more_customers" | "more_reviews" | "no_bad_review" | "outright")[];
}

/** Random Customers of a starting deck: of a group and without Super ability, or from the City Customer Deck. */
export interface GuestsEntry {
  number: number;
  group: string | null;
}

/** What Starbots starts with from the City Decks (SB-SCEN-AOAMOR-02). */
export interface HeadStart {
  pantry: number;
  style: number;
  customers: number;
}

export interface SeizeTheBeanContent {
  digest: string;
  names: Record<string, Name>;
  icons: IconEntry[];
  abilities: AbilityEntry[];
  groups: GroupEntry[];
  neighbourhoods: NeighbourhoodEntry[];
  customers: CustomerEntry[];
  celebrities: CelebrityEntry[];
  friends: FriendEntry[];
  founders: FounderEntry[];
  pantry: PantryEntry[];
  style: StyleEntry[];
  spaces: SpaceEntry[];
  achievements: AchievementEntry[];
  tokens: TokenEntry[];
  difficulties: DifficultyEntry[];
  cups: CupEntry[];
  cookies: Record<string, number[]>;
  game_tokens: GameTokenEntry[];
  action_cards: ActionCardEntry[];
  upgrade_tokens: UpgradeTokenEntry[];
  solo_tokens: SoloTokenEntry[];
  levels: LevelEntry[];
  scenarios: ScenarioEntry[];
}

/** The types of Seize the Bean, for whatever is generic over a game. */
export interface SeizeTheBean {
  view: SeizeTheBeanView;
  choice: SeizeTheBeanChoice;
  event: SeizeTheBeanEvent;
  options: SeizeTheBeanOptions;
  content: SeizeTheBeanContent;
}

/** What a choice leaves out while it is so: `{ ...USUAL.step, ...choice }` has every field. */
export const USUAL = {
  "activate": {"card": "board", "number": 1},
  "combine": {"icon": "base", "card": "board", "number": 1},
} as const;
