// Generated from the server's structs by `python -m demitasse.server.types`; not to be edited.

import type { Message, Name } from "../../lib/wire";

/** The restaurant. All times are in the play's own milliseconds. */
export interface KitchenRushView {
  mode: string;
  phase: string;
  question: Question | null;
  round: number;
  rounds: number;
  clock: number;
  began: number;
  bell: number;
  timer_ms: number;
  coins: number;
  prestige: number;
  prestige_before: number;
  goal: string;
  digital: boolean;
  goal_lines: GoalLine[];
  event: string;
  event_says: Message | null;
  events_left: number;
  terms: TermsView;
  plans: PlanView[];
  cards: string[];
  cards_left: number;
  cards_top: string[];
  cards_bottom: string[];
  upgrades: string[];
  upgrades_left: number;
  bought: string[];
  slots: string[];
  deck: number;
  deck_top: string;
  discard: string[];
  served: ServedView[];
  zones: ZoneView[];
  timers: TimerView[];
  storages: StorageView[];
  stock: Record<string, number>;
  bag: Record<string, number>;
  needs: Record<string, number>;
  wages: number;
  rack: number[];
  sink: number[];
  aside: number[];
  players: PlayerView[];
  bill: BillLine[];
  won: boolean | null;
}

/** What the team is asked. */
export interface Question {
  what: string;
  cards?: string[];
  left?: number;
}

/** One condition: `what` has reached `has` of `wanted`; for `unpaid` and `missed` it must not exceed it. */
export interface GoalLine {
  what: string;
  has: number;
  wanted: number;
  met: boolean;
}

/** What the cards in force make of the numbers of the rules. */
export interface TermsView {
  welcome: number;
  suggest: number;
  lots: [number, number, number];
  prices: [number, number, number];
  tip: number;
  wash: number;
}

/** Which rooms an order leads through. */
export interface PlanView {
  order: string;
  steps: StepView[];
}

export interface StepView {
  zone: string;
  what: Message;
}

export interface ServedView {
  id: string;
  round: number;
  quick?: boolean;
}

export interface ZoneView {
  id: string;
  spaces?: string[];
  closed_until?: number;
}

/** A timer that is in the game; those left in the box are not shown. */
export interface TimerView {
  id: string;
  owner: number;
  state: string;
  zone?: string;
  space?: number;
  since?: number;
  until?: number;
  late_until?: number;
}

export interface StorageView {
  active: boolean;
  goods: Record<string, number>;
}

export interface PlayerView {
  orders: OrderView[];
  doing?: DoingView | null;
  set?: boolean;
  timers?: string[];
}

/** An order in front of a player. */
export interface OrderView {
  id: string;
  dishes: DishView[];
  served?: boolean;
  extra?: string;
  extra_there?: boolean;
  ready?: boolean;
}

export interface DishView {
  id: string;
  size: string;
  wants: Record<string, number>;
  cook: number;
  plate?: string;
  goods?: Record<string, number>;
  lacks?: Record<string, number>;
  row?: number;
  ruined?: boolean;
}

/** The current action of a player (KR-TIME-07). */
export interface DoingView {
  zone: string;
  timer: string;
  since: number;
  used?: boolean;
  parts?: [number, number];
}

/** A line of the last Maintenance, in the order in which it happened. */
export interface BillLine {
  what: string;
  seat?: number;
  id?: string;
  coins?: number;
  prestige?: number;
  quick?: boolean;
  failed?: number[];
  ruined?: number[];
}

/** The Action phase may start (KR-DEC-07). */
export interface ReadyChoice {
  do: "ready";
}

/** For the team: which Storages an event locks a space of (KR-DEC-06). */
export interface ChooseStoragesChoice {
  do: "choose-storages";
  first: string;
  second: string;
}

/** Flip a timer onto the lowest free space of a zone: a new current action (KR-DEC-10). */
export interface PlaceTimerChoice {
  do: "place";
  timer: string;
  zone: string;
}

/** Take a spent timer off its space (KR-DEC-11). */
export interface RemoveTimerChoice {
  do: "remove";
  timer: string;
}

/** One more order onto a free slot (KR-DEC-12). */
export interface WelcomeChoice {
  do: "welcome";
}

/** Discard the orders of up to three slots, lowest first, and replace them (KR-DEC-13). */
export interface SuggestChoice {
  do: "suggest";
  slot: number;
  second?: number;
  third?: number;
}

/**
 * Take an order from its slot, or the visible card of the deck (KR-DEC-14).
 *
 * A wish for each of its dishes: `exact` takes a plate of the stated size if there is one; `larger`, allowed when
 * there is none, one size more; `later`, allowed when one plate is all there is for two dishes, leaves it to the
 * other.
 */
export interface TakeOrderChoice {
  do: "take-order";
  order: string;
  first?: string;
  second?: string;
}

/** Quick service of an own order (KR-DEC-15). */
export interface ServeChoice {
  do: "serve";
  order: string;
}

/** A late plate for a dish that has none; needs no timer (KR-DEC-26). */
export interface TakePlateChoice {
  do: "plate";
  dish: string;
  size: string;
}

/** Tokens of one ingredient, split over Storages 1, 2 and 3 (KR-DEC-16). */
export interface BuyChoice {
  do: "buy";
  ingredient: string;
  first: number;
  second?: number;
  third?: number;
}

/** Ordinary cubes for the bag (KR-DEC-17). */
export interface BuyOrdinaryChoice {
  do: "buy-ordinary";
  white: number;
  black?: number;
  green?: number;
}

/** Special cubes for the bag (KR-DEC-18). */
export interface BuySpecialChoice {
  do: "buy-special";
  yellow: number;
  red?: number;
}

/** One token from the Storage one is in onto an own plate (KR-DEC-19). */
export interface TakeChoice {
  do: "take";
  ingredient: string;
  dish: string;
}

/** Move an own plate one row down (KR-DEC-20). */
export interface CookChoice {
  do: "cook";
  dish: string;
}

/** One cube from the bag onto an own plate (KR-DEC-21). */
export interface SpiceChoice {
  do: "spice";
  spice: string;
  dish: string;
}

/** Pay for a timer that was set aside unpaid (KR-DEC-22). */
export interface RehireChoice {
  do: "rehire";
  timer: string;
}

/** Buy a face-up Upgrade (KR-DEC-23). */
export interface UpgradeChoice {
  do: "upgrade";
  upgrade: string;
}

/** Remove a Malfunction tile, that of the lowest space of a zone (KR-DEC-24). */
export interface RepairChoice {
  do: "repair";
  zone: string;
}

/** So many plates of sizes I, II, III, IV from the Sink to the Rack (KR-DEC-25). */
export interface WashChoice {
  do: "wash";
  one: number;
  two?: number;
  three?: number;
  four?: number;
}

/** Nothing more to finish (KR-DEC-28). */
export interface DoneChoice {
  do: "done";
}

/** For the team: a timer that gets no salary, one after the other (KR-DEC-30). */
export interface UnpaidChoice {
  do: "unpaid";
  timer: string;
}

/** For the team: whose outstanding salary is paid next (KR-DEC-31). */
export interface PayOutstandingChoice {
  do: "outstanding";
  timer: string;
}

/** For the team: which of two Prestige cards stays (KR-DEC-32). */
export interface KeepChoice {
  do: "keep";
  card: string;
}

export interface RoundBeganEvent {
  event: "round-began";
  round: number;
}

export interface EventDrawnEvent {
  event: "event-drawn";
  card: string;
}

/** Malfunction tiles came onto spaces of a zone. */
export interface BrokeEvent {
  event: "broke";
  zone: string;
  spaces: number;
}

/** One space of each of these Storages is locked for the round. */
export interface SpacesLockedEvent {
  event: "spaces-locked";
  storages: string[];
}

export interface StaffAbsentEvent {
  event: "staff-absent";
  timers: string[];
}

export interface StaffLateEvent {
  event: "staff-late";
  timers: string[];
  seconds: number;
}

export interface ZoneClosedEvent {
  event: "zone-closed";
  zone: string;
  seconds: number;
}

/** Clean plates, one of each of these sizes, went to the Sink. */
export interface PlatesFellEvent {
  event: "plates-fell";
  sizes: string[];
}

/** Cubes of the bag went back to the Market stock. */
export interface BagLostEvent {
  event: "bag-lost";
  spices: string[];
}

/** Tokens of a Storage went back to the Market stock. */
export interface StorageLostEvent {
  event: "storage-lost";
  storage: string;
  ingredients: string[];
}

/** Coins were paid at once; for what was missing, Prestige was lost. */
export interface BillPaidEvent {
  event: "bill-paid";
  coins: number;
  prestige: number;
}

/** Orders came onto the free slots, without coins. */
export interface SlotsFilledEvent {
  event: "slots-filled";
  orders: string[];
}

/** These held orders need one more ingredient this round, like every order taken in it. */
export interface BreadWantedEvent {
  event: "bread-wanted";
  ingredient: string;
  orders: string[];
}

export interface ReadiedEvent {
  event: "readied";
  seat: number;
}

/** The clock runs. */
export interface ActionBeganEvent {
  event: "action-began";
  round: number;
  seconds: number;
}

export interface PlacedEvent {
  event: "placed";
  seat: number;
  timer: string;
  zone: string;
  space: number;
}

export interface RemovedEvent {
  event: "removed";
  seat: number;
  timer: string;
  zone: string;
}

export interface WelcomedEvent {
  event: "welcomed";
  seat: number;
  order: string;
  slot: number;
  coins: number;
}

export interface SuggestedEvent {
  event: "suggested";
  seat: number;
  discarded: string[];
  drawn: string[];
}

/** The order deck was empty: the discarded orders were shuffled into a new one. */
export interface DeckRenewedEvent {
  event: "deck-renewed";
  orders: number;
}

/** The top of the order deck lies open. */
export interface DeckTurnedEvent {
  event: "deck-turned";
  order: string;
}

export interface OrderTakenEvent {
  event: "order-taken";
  seat: number;
  order: string;
  slot: number;
  plates: string[];
  missing: string[];
}

/** Quick service. */
export interface ServedEvent {
  event: "served";
  seat: number;
  order: string;
  tip: number;
}

export interface PlateTakenEvent {
  event: "plate-taken";
  seat: number;
  dish: string;
  size: string;
}

export interface BoughtEvent {
  event: "bought";
  seat: number;
  ingredient: string;
  tokens: number;
  price: number;
  storages: number[];
}

export interface SpicesBoughtEvent {
  event: "spices-bought";
  seat: number;
  spices: string[];
  price: number;
}

export interface TookEvent {
  event: "took";
  seat: number;
  ingredient: string;
  dish: string;
  storage: string;
}

export interface CookedEvent {
  event: "cooked";
  seat: number;
  dish: string;
  row: number;
}

export interface SpicedEvent {
  event: "spiced";
  seat: number;
  spice: string;
  dish: string;
}

export interface RehiredEvent {
  event: "rehired";
  seat: number;
  timer: string;
  price: number;
}

export interface UpgradedEvent {
  event: "upgraded";
  seat: number;
  upgrade: string;
  price: number;
}

/** The next Upgrade lies face up. */
export interface UpgradeTurnedEvent {
  event: "upgrade-turned";
  upgrade: string;
}

export interface RepairedEvent {
  event: "repaired";
  seat: number;
  zone: string;
  price: number;
}

export interface WashedEvent {
  event: "washed";
  seat: number;
  sizes: string[];
}

export interface TimerSpentEvent {
  event: "timer-spent";
  timer: string;
  zone: string;
}

/** The sand of a re-hired timer has run out: it can be used again. */
export interface TimerBackEvent {
  event: "timer-back";
  timer: string;
}

/** What an event kept out is allowed from now on: a zone or a timer. */
export interface BanEndedEvent {
  event: "ban-ended";
  what: string;
}

export interface BellEvent {
  event: "bell";
  round: number;
}

/** Nothing is left to finish, or the seat says so. */
export interface SeatDoneEvent {
  event: "seat-done";
  seat: number;
}

/** Too many orders still on the slots cost Prestige. */
export interface LeftWaitingEvent {
  event: "left-waiting";
  orders: number;
  prestige: number;
}

/** A line of the order check. */
export interface OrderPassedEvent {
  event: "order-passed";
  seat: number;
  order: string;
  coins: number;
  stars: number;
  quick: number;
}

/**
 * A line of the order check: for each of the tests 1 to 4, the dishes that fail it (KR-CHECK-02, KR-CHECK-03,
 * KR-CHECK-04, KR-CHECK-05).
 */
export interface OrderFailedEvent {
  event: "order-failed";
  seat: number;
  order: string;
  plate: string[];
  ingredients: string[];
  spices: string[];
  cooking: string[];
  ruined: string[];
  quick: number;
  prestige: number;
}

export interface SalariesPaidEvent {
  event: "salaries-paid";
  timers: string[];
  coins: number;
}

/** A timer could not be paid. */
export interface SetAsideEvent {
  event: "set-aside";
  timer: string;
  prestige: number;
}

/** A salary of an earlier round: the timer is back. */
export interface OutstandingPaidEvent {
  event: "outstanding-paid";
  timer: string;
  coins: number;
}

/** Prestige cards to choose from. */
export interface PrestigeDrawnEvent {
  event: "prestige-drawn";
  cards: string[];
}

export interface PrestigeGainedEvent {
  event: "prestige-gained";
  card: string;
}

export interface PrestigeReturnedEvent {
  event: "prestige-returned";
  card: string;
}

export interface EventOverEvent {
  event: "event-over";
  card: string;
}

/** The play is over, for all together. */
export interface EndedEvent {
  event: "ended";
  cause: string;
  won: number;
}

export type KitchenRushChoice =
  | ReadyChoice
  | ChooseStoragesChoice
  | PlaceTimerChoice
  | RemoveTimerChoice
  | WelcomeChoice
  | SuggestChoice
  | TakeOrderChoice
  | ServeChoice
  | TakePlateChoice
  | BuyChoice
  | BuyOrdinaryChoice
  | BuySpecialChoice
  | TakeChoice
  | CookChoice
  | SpiceChoice
  | RehireChoice
  | UpgradeChoice
  | RepairChoice
  | WashChoice
  | DoneChoice
  | UnpaidChoice
  | PayOutstandingChoice
  | KeepChoice;

export type KitchenRushEvent =
  | RoundBeganEvent
  | EventDrawnEvent
  | BrokeEvent
  | SpacesLockedEvent
  | StaffAbsentEvent
  | StaffLateEvent
  | ZoneClosedEvent
  | PlatesFellEvent
  | BagLostEvent
  | StorageLostEvent
  | BillPaidEvent
  | SlotsFilledEvent
  | BreadWantedEvent
  | ReadiedEvent
  | ActionBeganEvent
  | PlacedEvent
  | RemovedEvent
  | WelcomedEvent
  | SuggestedEvent
  | DeckRenewedEvent
  | DeckTurnedEvent
  | OrderTakenEvent
  | ServedEvent
  | PlateTakenEvent
  | BoughtEvent
  | SpicesBoughtEvent
  | TookEvent
  | CookedEvent
  | SpicedEvent
  | RehiredEvent
  | UpgradedEvent
  | UpgradeTurnedEvent
  | RepairedEvent
  | WashedEvent
  | TimerSpentEvent
  | TimerBackEvent
  | BanEndedEvent
  | BellEvent
  | SeatDoneEvent
  | LeftWaitingEvent
  | OrderPassedEvent
  | OrderFailedEvent
  | SalariesPaidEvent
  | SetAsideEvent
  | OutstandingPaidEvent
  | PrestigeDrawnEvent
  | PrestigeGainedEvent
  | PrestigeReturnedEvent
  | EventOverEvent
  | EndedEvent;

/** A number of 0 leaves it to the rules. */
export interface KitchenRushOptions {
  goal: "G01" | "G02" | "G03" | "G04" | "G05" | "G06" | "G07" | "G08" | "G09" | "G10" | "G11" | "G12" | "G13" | "G14" |
    "easy" | "expert" | "hard" | "normal";
  digital: boolean;
  events: boolean;
  mode: "practice" | "relaxed" | "standard";
  timer_seconds: number;
  round_seconds: number;
  solo_clock: 270 | 300;
  unavailable_storage: 0 | 1 | 2 | 3;
  locked_storage: 0 | 1 | 2 | 3;
  locked_stove: number;
}

export interface GoodEntry {
  id: string;
  name: Name;
  count: number;
}

export interface ZoneEntry {
  id: string;
  name: Name;
  hats: number[];
}

export interface TimerEntry {
  id: string;
  name: Name;
}

export interface SlotsTable {
  hats: number[];
}

export interface TilesTable {
  coins: number;
  locked: number;
  malfunction: number;
  repair: number;
}

export interface TrackTable {
  bottom: number;
  top: number;
  places: number;
  cards: CardSpaces;
}

export interface CardSpaces {
  2: number[];
  3: number[];
  4: number[];
}

export interface PlatesTable {
  count: [number, number, number, number];
  sink: [number, number, number, number];
  aside: [number, number, number, number];
}

export interface SetupEntry {
  id: string;
  coins: number;
  orders: number;
  rack: [number, number, number, number];
  bag: Record<string, number>;
  active: Record<string, number>;
  locked: Record<string, number>;
}

export interface OrderEntry {
  id: string;
  coins: number;
  stars: number;
  dishes: Dish[];
}

export interface Dish {
  name: Name;
  plate: "I" | "II" | "III" | "IV";
  ingredients: Record<string, number>;
  spices: Record<string, number>;
  cook: number;
}

export interface EventEntry {
  id: string;
  name: Name;
  text: Name;
  effects: (Malfunction | LockStorages | HelpersAbsent | HelpersLate | CloseZone | PlatesToSink | BagLoses | BagHalved |
    StoragesLose | PayNow | FillSlots | ExtraIngredient | MaitreLimit | NoSuggestions | OrdersLeft | LotSize | LotBonus
    | SpicePrice | UnservedDiscount | NoTips | Tip | FailPenalty | RoundTime | DoubleService | OpenDeck |
    CookingAccepted | WashUpTo | StorageSpices)[];
}

/** KR-FX-05, KR-FX-37: tiles on spaces of a zone. */
export interface Malfunction {
  do: "malfunction";
  zone: string;
  count: ByPlayers;
}

/** KR-FX-06, KR-FX-22: a number for 1–2, 3 and 4 players, written `{ 2 = 1, 3 = 2, 4 = 2 }`. */
export interface ByPlayers {
  2: number;
  3: number;
  4: number;
}

/** KR-FX-38: one space of each active Storage, of two at most, until the end of the round. */
export interface LockStorages {
  do: "lock_storages";
}

/** KR-FX-41. */
export interface HelpersAbsent {
  do: "helpers_absent";
}

/** KR-FX-42. */
export interface HelpersLate {
  do: "helpers_late";
  seconds: number;
}

/** KR-FX-47. */
export interface CloseZone {
  do: "close_zone";
  zone: string;
  seconds: number;
}

/** KR-FX-43: of each size in the Rack. */
export interface PlatesToSink {
  do: "plates_to_sink";
  each: number;
}

/** KR-FX-46: all cubes of a colour. */
export interface BagLoses {
  do: "bag_loses";
  spice: "black" | "green" | "red" | "white" | "yellow";
}

/** KR-FX-46: half of the cubes, rounded up, at random. */
export interface BagHalved {
  do: "bag_halved";
}

/** KR-FX-48. */
export interface StoragesLose {
  do: "storages_lose";
  tokens: Record<string, number>;
}

/** KR-FX-50: coins, or all there are and Prestige. */
export interface PayNow {
  do: "pay_now";
  coins: ByPlayers;
  prestige: number;
}

/** KR-FX-51: from the deck, without coins. */
export interface FillSlots {
  do: "fill_slots";
}

/** KR-FX-03, KR-FX-35: one on a plate of every order concerned. */
export interface ExtraIngredient {
  do: "extra_ingredient";
  ingredient: "bread" | "cheese" | "meat" | "pasta" | "salad" | "vegetable";
}

/** KR-FX-04, KR-FX-14, KR-FX-36, KR-FX-53: so many cards more or fewer by welcome and by suggest. */
export interface MaitreLimit {
  do: "maitre_limit";
  delta: number;
}

/** KR-FX-51. */
export interface NoSuggestions {
  do: "no_suggestions";
}

/** KR-FX-51: Prestige lost after the bell if so many orders or more are on the slots. */
export interface OrdersLeft {
  do: "orders_left";
  at_least: number;
  prestige: number;
}

/** KR-FX-39: what an ingredient purchase yields, before bonuses. */
export interface LotSize {
  do: "lot_size";
  ingredients: number;
}

/** KR-FX-13, KR-FX-54, KR-CARD-09: so many more by each purchase. */
export interface LotBonus {
  do: "lot_bonus";
  ingredients: number;
  ordinary: number;
  special: number;
}

/** KR-FX-40. */
export interface SpicePrice {
  do: "spice_price";
  price: number;
}

/** KR-FX-44: coins less for a correct order that was not quick-served. */
export interface UnservedDiscount {
  do: "unserved_discount";
  coins: number;
}

/** KR-FX-45. */
export interface NoTips {
  do: "no_tips";
}

/** KR-FX-57: what a quick service gives. */
export interface Tip {
  do: "tip";
  coins: number;
}

/** KR-FX-49: so much more Prestige lost by a failed order. */
export interface FailPenalty {
  do: "fail_penalty";
  prestige: number;
}

/** KR-FX-52: so many seconds more or fewer. */
export interface RoundTime {
  do: "round_time";
  seconds: number;
}

/** KR-FX-11, KR-FX-53: a Waiters action may be two quick services, or an order taken and a quick service. */
export interface DoubleService {
  do: "double_service";
}

/** KR-FX-12, KR-FX-53: the top order is visible and can be taken. */
export interface OpenDeck {
  do: "open_deck";
}

/** KR-FX-55: a dish that asks for `time` is also right on `row`. */
export interface CookingAccepted {
  do: "cooking_accepted";
  time: number;
  row: number;
}

/** KR-FX-56. */
export interface WashUpTo {
  do: "wash_up_to";
  plates: number;
}

/** KR-FX-58: cubes that may be taken during a stay in a Storage. */
export interface StorageSpices {
  do: "storage_spices";
  cubes: number;
}

export interface PrestigeEntry {
  id: string;
  name: Name;
  text: Name;
  effects: (MaitreLimit | NoSuggestions | OrdersLeft | LotSize | LotBonus | SpicePrice | UnservedDiscount | NoTips | Tip
    | FailPenalty | RoundTime | DoubleService | OpenDeck | CookingAccepted | WashUpTo | StorageSpices)[];
}

export interface UpgradeEntry {
  id: string;
  name: Name;
  text: Name;
  cost: number;
  effects: (NewPlates | UnlockStove | HireHelper | UnlockStorage)[];
}

/** KR-FX-30. */
export interface NewPlates {
  do: "new_plates";
}

/** KR-FX-31. */
export interface UnlockStove {
  do: "unlock_stove";
}

/** KR-FX-32. */
export interface HireHelper {
  do: "hire_helper";
}

/** KR-FX-33. */
export interface UnlockStorage {
  do: "unlock_storage";
}

/** KR-FX-23: no Goal of the box has instructions for setup or play, so there are no words for them. */
export interface GoalEntry {
  id: string;
  name: Name;
  text: Name;
  level: "easy" | "expert" | "hard" | "normal";
  base: boolean;
  orders: ByPlayers;
  coins: ByPlayers;
  prestige: ByPlayers;
  also: (ServedWith | QuickServed | UpgradeBought | NeverUnpaid | UpgradesBought | ServedEachRound)[];
  players: number[];
}

/** KR-FX-60: served orders of a kind, by what is printed on them. */
export interface ServedWith {
  do: "served_with";
  kind: "no_meat" | "plate_four" | "special_spice" | "two_dishes";
  count: ByPlayers;
}

/** KR-FX-61: served orders that carried the quick-service mark. */
export interface QuickServed {
  do: "quick_served";
  count: ByPlayers;
}

/** KR-FX-62. */
export interface UpgradeBought {
  do: "upgrade_bought";
  upgrade: string;
}

/** KR-FX-62: no timer was ever set aside. */
export interface NeverUnpaid {
  do: "never_unpaid";
}

/** KR-FX-63. */
export interface UpgradesBought {
  do: "upgrades_bought";
  count: number;
}

/** KR-FX-64. */
export interface ServedEachRound {
  do: "served_each_round";
  count: ByPlayers;
}

export interface KitchenRushContent {
  digest: string;
  names: Record<string, Name>;
  goods: GoodEntry[];
  zones: ZoneEntry[];
  timers: TimerEntry[];
  slots: SlotsTable;
  rows: number;
  tiles: TilesTable;
  track: TrackTable;
  plates: PlatesTable;
  setups: SetupEntry[];
  orders: OrderEntry[];
  events: EventEntry[];
  prestige: PrestigeEntry[];
  upgrades: UpgradeEntry[];
  goals: GoalEntry[];
}

/** The types of Kitchen Rush, for whatever is generic over a game. */
export interface KitchenRush {
  view: KitchenRushView;
  choice: KitchenRushChoice;
  event: KitchenRushEvent;
  options: KitchenRushOptions;
  content: KitchenRushContent;
}

/** What a choice leaves out while it is so: `{ ...USUAL.step, ...choice }` has every field. */
export const USUAL = {
  "suggest": {"second": 0, "third": 0},
  "take-order": {"first": "exact", "second": "exact"},
  "buy": {"second": 0, "third": 0},
  "buy-ordinary": {"black": 0, "green": 0},
  "buy-special": {"red": 0},
  "wash": {"two": 0, "three": 0, "four": 0},
} as const;
