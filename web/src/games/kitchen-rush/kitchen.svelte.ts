// What the parts of the screen share: what is in hand, what a tap means, and the time. It knows no rules: a tap becomes
// a legal choice, or the question why there is none.

import { createContext, untrack } from "svelte";
import { readerOf, say, sayMessage, type Naming } from "$lib/language.svelte";
import { settings } from "$lib/settings.svelte";
import type { Advice, Message, Name, Outlook } from "$lib/wire";
import { ofKind, type GameScreenProps } from "$table/game";
import { shake } from "$table/motion";
import { draggable, type Target } from "./dragging";
import { alike, entryOf, findDish, legal, myTimers, SPICES } from "./pieces";
import type {
  DishView,
  DoingView,
  KitchenRush,
  KitchenRushChoice,
  KitchenRushContent,
  KitchenRushView,
  OrderView,
  PlanView,
  PlaceTimerChoice,
  SpiceChoice,
  SuggestChoice,
  TakeChoice,
  TakeOrderChoice,
  TimerView,
} from "./types";

export type Props = GameScreenProps<KitchenRush>;
export type KitchenRushAdvice = Advice<KitchenRush>;
/** Putting something on a plate. */
export type Putting = TakeChoice | SpiceChoice;

/** What somebody has picked up, to be put down by a second tap or where a drag ends. */
export type Held = { kind: "timer" | "good" | "order"; id: string };

/** Something that cannot be mended is about to happen: one more tap does it all the same. */
export interface Caution {
  choices: KitchenRushChoice[];
  /** What would happen, as the outlook names it. */
  warning: string;
}

/** An outlook with such a key tells of something that cannot be mended. */
const MISTAKE = "kr-mistake-";

/** Sand and seconds are drawn anew so often, in milliseconds: sand is slow. */
const BEAT = 200;

/** Which order a piece of advice is about: taken at once, or where one is sent for it, now or after a wait. */
function orderToTake({ choices: [first], reason }: KitchenRushAdvice): string | undefined {
  if (first?.do === "take-order") return first.order;
  const { order } = (errand(reason) ?? errand(reason.facts.why))?.facts ?? {};
  return typeof order === "string" ? order : undefined;
}
/** What sends somebody for an order, if this does. */
function errand(fact: Message["facts"][string] | undefined): Message | null {
  return typeof fact === "object" && "key" in fact && fact.key === "kr-advice-take" ? fact : null;
}

export class Kitchen {
  held = $state.raw<Held | null>(null);
  caution = $state.raw<Caution | null>(null);
  /** Where a dragged piece is, in the window. */
  pointer = $state.raw<{ x: number; y: number } | null>(null);
  /** What it hangs over: the id of a room or a dish. */
  over = $state("");
  /** The play's own time, as often as the eye needs it. */
  now = $state(0);
  /** Whose plates are looked at, if not one's own. */
  watched = $state<number | null>(null);
  /** An order whose plates are short: how shall it be taken? */
  asking = $state("");
  /** A room that is opened, to see all it holds. */
  looking = $state<string | null>(null);
  /** Orders to be replaced, by slot. */
  marked = $state.raw<readonly number[]>([]);

  constructor(private readonly read: () => Props) {
    $effect(() => this.follow());
    // What was in hand may be gone: spent, taken by somebody else, or the bell has rung.
    $effect(() => {
      const choices = this.choices;
      untrack(() => {
        if (this.held && !this.stillHeld(choices)) this.held = null;
        if (this.caution && !this.caution.choices.every((one) => legal(choices, one))) this.caution = null;
        if (this.asking && !choices.some((one) => one.do === "take-order" && one.order === this.asking))
          this.asking = "";
        if (this.marked.length > 0 && !choices.some((one) => one.do === "suggest")) this.marked = [];
      });
    });
    let mine: string[] = [];
    $effect(() => {
      const held = Object.entries(this.props.claims?.held ?? {});
      const now = held.filter(([, seat]) => seat === this.seat).map(([what]) => what);
      const taken = new Set(this.orders.map(({ id }) => id));
      const waiting = new Set(this.view.slots);
      untrack(() => {
        const lost = mine.find((what) => !now.includes(what) && !taken.has(what) && !waiting.has(what));
        mine = now;
        if (this.view.phase !== "action" || taken.size > 0) this.gone = "";
        else if (lost && entryOf(lost, this.content)) {
          this.gone = lost;
          this.props.announce(say("web-kr-claim-gone", { order: this.named(lost) }));
        }
      });
    });
    $effect(() => {
      if (this.view.phase === "prep") this.known = this.view.plans;
    });
    // What bots leave free is told once to those who listen.
    let told: readonly string[] = [];
    $effect(() => {
      const left = Object.keys(this.props.claims?.left ?? {}).filter((zone) => this.isLeftToMe(zone));
      untrack(() => {
        const fresh = left.filter((zone) => !told.includes(zone));
        told = left;
        if (fresh.length > 0)
          this.props.announce(
            say("web-kr-left-announced", { rooms: fresh.map((zone) => this.named(zone)).join(", ") }),
          );
      });
    });
  }

  /** Before the bell, the ways of the orders that wait; kept for as long as one has taken none. */
  private known = $state.raw<readonly PlanView[]>([]);
  /** The order one has claimed and the way it leads through the rooms; else the one advised, unless somebody else has
      claimed it, or the best that nobody has. */
  get plan(): { way: PlanView; claimed: boolean } | null {
    if (!this.mine || this.orders.length > 0 || !["prep", "action"].includes(this.view.phase)) return null;
    const ways = this.known.filter(({ order }) => this.view.slots.includes(order) || this.view.deck_top === order);
    const claimed = ways.find(({ order }) => this.holder(order) === this.seat);
    const unclaimed = ways.filter(({ order }) => this.holder(order) === null);
    const advised = this.props.advice.map(orderToTake).find((order) => order !== undefined);
    const free = advised !== undefined && this.holder(advised) === null;
    const way = claimed ?? (free ? unclaimed.find(({ order }) => order === advised) : (unclaimed[0] ?? ways[0]));
    return way ? { way, claimed: claimed !== undefined } : null;
  }

  // Claims.

  /** Who has promised to take an order or a job; null for nobody. */
  holder(what: string): number | null {
    return this.props.claims?.held[what] ?? null;
  }
  /** While the team plans, somebody who plays may claim. */
  get planning(): boolean {
    return this.view.phase === "prep" && this.seat !== null && this.props.claims !== undefined;
  }
  /** What a tap on a claim means now: claim it, let it go, ask for it, or stop asking. */
  claimWords(what: string): string {
    const holder = this.holder(what);
    const asker = this.props.claims?.wanted[what];
    if (holder === null) return say("web-kr-claim");
    if (holder === this.seat)
      return asker === undefined
        ? say("web-kr-claim-let-go")
        : say("web-kr-claim-asked", { person: this.person(asker) });
    return say(asker === this.seat ? "web-kr-claim-asking" : "web-kr-claim-swap");
  }
  claim(what: string): void {
    if (this.seat === null) return;
    const { held, wanted, claim } = this.props.claims ?? { held: {}, wanted: {}, left: {}, claim: () => {} };
    claim(this.seat, what, held[what] !== this.seat && wanted[what] !== this.seat);
  }
  /** Bots keep a space here for whoever sits in front of this screen. */
  isLeftToMe(zone: string): boolean {
    const seat = this.seat;
    return seat !== null && this.view.phase === "action" && (this.props.claims?.left[zone] ?? []).includes(seat);
  }
  /** An order of one's own claims that somebody else has taken. */
  gone = $state("");

  private follow(): (() => void) | undefined {
    const { clock } = this.props;
    if (!clock.running) {
      this.now = clock.now;
      return undefined;
    }
    const look = (): void => void (this.now = untrack(() => clock.now));
    look();
    const timer = setInterval(look, BEAT);
    return () => clearInterval(timer);
  }

  get props(): Props {
    return this.read();
  }
  get view(): KitchenRushView {
    return this.props.view;
  }
  get content(): KitchenRushContent {
    return this.props.content;
  }
  get seat(): number | null {
    return this.props.seat;
  }
  /** Whose plates lie in front of us; a spectator looks over somebody's shoulder. */
  get owner(): number {
    return this.watched ?? this.seat ?? 0;
  }
  get mine(): boolean {
    return this.seat !== null && this.owner === this.seat;
  }
  get choices(): readonly KitchenRushChoice[] {
    return this.props.decision?.choices ?? [];
  }
  get advice(): readonly KitchenRushAdvice[] {
    return this.props.advice;
  }
  /** The room one is sent to first. */
  isAdvised(zone: string): boolean {
    const first = this.advice[0]?.choices[0];
    return first?.do === "place" && first.zone === zone;
  }
  private outlookOf(choice: KitchenRushChoice): Outlook | undefined {
    return this.props.outlooks[this.choices.indexOf(choice)];
  }
  outlook(choice: KitchenRushChoice): Message | null {
    return this.outlookOf(choice)?.message ?? null;
  }
  /** What cannot be mended about a choice; null for nothing. */
  mistake(wanted: KitchenRushChoice): string | null {
    const choice = this.can(wanted);
    const { tone, message } = (choice && this.outlookOf(choice)) ?? {};
    return tone === "wasteful" && message ? message.key.slice(MISTAKE.length) : null;
  }
  get doing(): DoingView | null {
    return this.seat === null ? null : (this.view.players[this.seat]?.doing ?? null);
  }
  get zone(): string {
    return this.doing?.zone ?? "";
  }
  get orders(): readonly OrderView[] {
    return this.seat === null ? [] : (this.view.players[this.seat]?.orders ?? []);
  }
  get timers(): TimerView[] {
    return this.seat === null ? [] : myTimers(this.view, this.seat);
  }
  /** The clock runs, or has just stopped and people finish what they began. */
  get open(): boolean {
    return this.view.phase === "action" || this.view.phase === "finish";
  }

  get naming(): Naming {
    return { content: this.content, people: this.props.people, you: readerOf(this.props.me) };
  }
  named(id: string): string {
    return this.content.names[id]?.[settings.language] ?? id;
  }
  /** What the event in force says, with the seconds it has in this play. */
  saidByEvent(): string {
    return this.view.event_says ? sayMessage(this.view.event_says, this.naming) : "";
  }
  sayText(text: Name | undefined): string {
    return text?.[settings.language] ?? "";
  }
  person(seat: number): string {
    return this.props.people[seat] ?? "";
  }
  can<C extends KitchenRushChoice>(wanted: C): C | undefined {
    return legal(this.choices, wanted);
  }
  isSent(wanted: KitchenRushChoice): boolean {
    return this.props.sent.some((one) => alike(one, wanted));
  }
  isPointed(wanted: KitchenRushChoice): boolean {
    return alike(this.props.hovered, wanted);
  }

  /** Send choices one after another, or ask why the first of them is not possible. */
  act(wanted: readonly KitchenRushChoice[], sure = false, at: Element | null = null): void {
    const [first] = wanted;
    if (!first) return;
    const able = wanted.map((one) => this.can(one)).filter((one) => one !== undefined);
    if (!this.can(first)) {
      this.refuse(first, at);
      return;
    }
    const warning = sure ? null : this.mistake(first);
    if (warning) {
      this.caution = { choices: [...wanted], warning };
      return;
    }
    this.drop();
    for (const choice of able) this.props.choose(choice);
  }

  refuse(wanted: KitchenRushChoice, at: Element | null = null): void {
    if (this.seat === null) return;
    shake(at);
    this.props.why(wanted);
  }

  drop(): void {
    this.held = null;
    this.caution = null;
    this.asking = "";
    this.marked = [];
    this.pointer = null;
    this.over = "";
  }

  pick(held: Held): void {
    this.caution = null;
    this.held = this.held?.kind === held.kind && this.held.id === held.id ? null : held;
  }

  // Timers.

  isMovable(timer: string): boolean {
    return this.choices.some((one) => one.do === "place" && one.timer === timer);
  }

  /** What may be placed in a room: the timer in hand, else the first that can go there. */
  placing(zone: string): PlaceTimerChoice | undefined {
    if (this.seat === null) return undefined;
    if (this.held?.kind === "timer") return this.can({ do: "place", timer: this.held.id, zone });
    if (this.held) return undefined;
    const timers = this.view.players[this.seat]?.timers ?? [];
    return timers.map((timer) => this.can({ do: "place", timer, zone })).find((choice) => choice !== undefined);
  }
  /** What a tap on a room places; nothing while its own action is still open there, unless a timer is in hand. */
  entering(zone: string): PlaceTimerChoice | undefined {
    return this.isBusyIn(zone) ? undefined : this.placing(zone);
  }
  private isBusyIn(zone: string): boolean {
    return this.zone === zone && !this.doing?.used && !this.held;
  }

  tapTimer(id: string, at: Element | null): void {
    if (this.isMovable(id)) this.pick({ kind: "timer", id });
    else this.refuse({ do: "place", timer: id, zone: "market" }, at);
  }

  /**
   * A room is entered if a timer may go there, else opened; whoever holds a timer, or presses its key, hears why not.
   * So does a finger that came down while the room glowed (`lit`): it meant to enter, and another hand was quicker.
   */
  tapZone(zone: string, at: Element | null, byKey = true, lit = false): void {
    const choice = this.open ? this.entering(zone) : undefined;
    if (choice) {
      if (!this.isSent(choice)) this.act([choice]);
    } else if ((!byKey || !this.open) && !lit && this.held?.kind !== "timer") this.looking = zone;
    else if (!this.isBusyIn(zone) && this.seat !== null) {
      const timer =
        this.held?.kind === "timer"
          ? this.held.id
          : (this.timers.find((one) => this.isMovable(one.id)) ?? this.timers[0])?.id;
      if (timer) this.refuse({ do: "place", timer, zone }, at);
    }
  }

  takeOff(timer: string, at: Element | null): void {
    this.act([{ do: "remove", timer }], true, at);
    this.held = null;
  }

  private stillHeld(choices: readonly KitchenRushChoice[]): boolean {
    const { kind, id } = this.held!;
    if (kind === "timer") return ofKind(choices, "place", "remove").some(({ timer }) => timer === id);
    if (kind === "good") return ofKind(choices, "take", "spice").some((one) => goodOf(one) === id);
    return ofKind(choices, "take-order").some(({ order }) => order === id);
  }

  // Goods and plates.

  putting(good: string, dish: string): Putting {
    return SPICES.includes(good) ? { do: "spice", spice: good, dish } : { do: "take", ingredient: good, dish };
  }
  isTakeable(good: string): boolean {
    return ofKind(this.choices, "take", "spice").some((one) => goodOf(one) === good);
  }
  /** Plates that want it and can have it. */
  wanting(good: string): DishView[] {
    return this.orders
      .flatMap((order) => order.dishes)
      .filter((dish) => (dish.lacks?.[good] ?? 0) > 0 && this.can(this.putting(good, dish.id)));
  }
  /** A token goes straight to the one plate that wants it, else into the hand. */
  tapGood(good: string, at: Element | null): void {
    if (!this.isTakeable(good)) {
      const dish = this.orders[0]?.dishes[0]?.id;
      if (dish) this.refuse(this.putting(good, dish), at);
      return;
    }
    const wanting = this.wanting(good);
    if (wanting.length === 1 && this.held?.id !== good) this.act([this.putting(good, wanting[0]!.id)]);
    else this.pick({ kind: "good", id: good });
  }
  /** What a stay here can put on a plate of what it lacks: single choices, to be sent one after another. */
  filling(dish: DishView): Putting[] {
    const all = this.advice.map(({ choices }) => ofKind(choices, "take", "spice"));
    return all.find(([first]) => first?.dish === dish.id) ?? [];
  }

  /** What a tap on a plate means here and now. */
  onPlate(dish: DishView, order: OrderView): KitchenRushChoice[] {
    if (this.held?.kind === "good") return [this.putting(this.held.id, dish.id)];
    const late = ofKind(this.choices, "plate").filter((one) => one.dish === dish.id);
    if (!dish.plate && late.length > 0) return late.slice(0, 1);
    if (this.zone === "stoves") return [{ do: "cook", dish: dish.id }];
    if (this.zone === "waiters") return [{ do: "serve", order: order.id }];
    return this.filling(dish);
  }
  tapPlate(id: string, at: Element | null): void {
    const found = this.seat === null ? undefined : findDish(this.view, this.seat, id);
    if (!found || !this.mine) return;
    const wanted = this.onPlate(found.dish, found.order);
    if (wanted.length > 0) this.act(wanted, false, at);
    else if (this.open) this.refuse(this.guess(found.dish), at);
  }
  /** What somebody may have meant who taps a plate out of place. */
  private guess(dish: DishView): KitchenRushChoice {
    const [first] = Object.keys(dish.lacks ?? {});
    if (!dish.plate) return { do: "plate", dish: dish.id, size: dish.size };
    return first ? this.putting(first, dish.id) : { do: "cook", dish: dish.id };
  }

  // Orders on the slots.

  /** The ways an order can be taken: with the plates it asks for, larger ones, or without. */
  takings(order: string): TakeOrderChoice[] {
    return ofKind(this.choices, "take-order").filter((one) => one.order === order);
  }
  tapOrder(order: string, slot: number, at: Element | null): void {
    const ways = this.takings(order);
    if (this.planning) this.claim(order);
    else if (this.canSuggest(slot) && ways.length === 0) this.mark(slot);
    else if (ways.length === 0) this.refuse({ do: "take-order", order }, at);
    else if (ways.length === 1) this.act(ways);
    else this.asking = this.asking === order ? "" : order;
  }
  canSuggest(slot: number): boolean {
    return slot > 0 && this.choices.some((one) => one.do === "suggest" && one.slot === slot);
  }
  mark(slot: number): void {
    const most = this.view.terms.suggest;
    const left = this.marked.includes(slot) ? this.marked.filter((one) => one !== slot) : [...this.marked, slot];
    this.marked = left.slice(-most).sort((a, b) => a - b);
  }
  get suggestion(): SuggestChoice | undefined {
    const [slot = 0, second = 0, third = 0] = this.marked;
    return slot > 0 ? this.can({ do: "suggest", slot, second, third }) : undefined;
  }

  // Dragging.

  /** Makes a piece draggable: it follows the pointer, and whatever it is dropped on gets it. */
  drag(held: Held, able: () => boolean) {
    return draggable(able, {
      move: (x, y, over) => {
        if (!this.pointer) this.caution = null;
        this.held = held;
        this.pointer = { x, y };
        this.over = over.id;
      },
      drop: (over) => {
        this.drop();
        this.put(held, over);
      },
      cancel: () => this.drop(),
    });
  }

  private put(held: Held, { kind, id, element }: Target): void {
    this.held = null;
    if (held.kind === "timer" && kind === "zone") this.act([{ do: "place", timer: held.id, zone: id }], false, element);
    else if (held.kind === "timer" && kind === "home") this.takeOff(held.id, element);
    else if (held.kind === "good" && kind === "dish") this.act([this.putting(held.id, id)], false, element);
    else if (held.kind === "order" && (kind === "dish" || kind === "own")) this.tapOrder(held.id, 0, element);
  }
}

export const goodOf = (choice: Putting): string => (choice.do === "take" ? choice.ingredient : choice.spice);

export const [kitchen, setKitchen] = createContext<Kitchen>();
