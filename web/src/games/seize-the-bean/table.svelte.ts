// What the parts of the screen share: whose eyes these are, what is asked, and what lies open over the table.

import { createContext, untrack } from "svelte";
import { ofKind, type GameScreenProps } from "$table/game";
import { hoverHandlers } from "$table/hoverHandlers";
import { turnLine } from "$table/seating";
import { DayWatch } from "./day/watch.svelte";
import { inHand, pricesOf, type Row } from "./pieces";
import type { Message } from "$lib/wire";
import type { SeizeTheBean, SeizeTheBeanChoice } from "./types";

export class BeanTable {
  /** The card that is shown large. */
  card = $state<string | null>(null);
  /** The Café that is looked into. */
  cafe = $state<number | null>(null);
  /** The pile that is leafed through. */
  pile = $state<{ row: Row } | { seat: number } | null>(null);
  glossary = $state(false);
  /** Guests served without a choice, and Days that are over. */
  readonly watch: DayWatch;
  /** The Board Game token picked up; a new question takes it away. */
  picked = $state<string | null>(null);

  readonly props = $derived.by(() => this.read());
  readonly view = $derived(this.props.view);
  readonly content = $derived(this.props.content);
  readonly people = $derived(this.props.people);
  readonly hovered = $derived(this.props.hovered);
  readonly choices = $derived(this.props.decision?.choices ?? []);
  readonly facts = $derived(this.props.decision?.prompt.facts ?? {});
  /** Spectators look over the shoulder of whoever is asked. */
  readonly owner = $derived(this.props.seat ?? (this.view.players[this.view.asked]?.robot ? 0 : this.view.asked));
  readonly own = $derived(this.props.seat !== null);
  readonly player = $derived(this.view.players[this.owner]);
  readonly prices = $derived(pricesOf(this.view, this.owner));
  /** The Board Game token in hand; empty without one. */
  readonly token = $derived(inHand(this.choices, this.picked));
  readonly looking = $derived(this.view.looking && this.view.looking.cards.length > 0 ? this.view.looking : null);
  readonly service = $derived(
    this.view.service && (this.view.service.seat === this.owner || !this.own) ? this.view.service : null,
  );
  /** Of a City Celebrity: whom a choice of sides is about. */
  readonly sided = $derived(
    typeof this.facts.card === "string" && ofKind(this.choices, "side").length > 0 ? this.facts.card : "",
  );
  /** The order asked about, where it is not the secondary one: of a City Celebrity `left` or `right`. */
  readonly asked = $derived(this.facts.order === "left" || this.facts.order === "right" ? this.facts.order : "");

  /** The Customer being served came Angry, and gives nothing. */
  readonly angry = $derived.by(() => {
    if (this.facts.angry !== undefined) return this.facts.angry !== 0;
    const guests = this.view.players.flatMap(({ line }) => line);
    return (guests.find(({ card }) => card === this.service?.card)?.mood ?? 0) < 0;
  });

  constructor(private readonly read: () => GameScreenProps<SeizeTheBean>) {
    this.watch = new DayWatch(() => this.props.holding);
    $effect(() => {
      const { rows, row, me } = this.props;
      const others = this.view.players.flatMap((_, seat) => (me.includes(seat) ? [] : [seat]));
      const { service, step } = this.view;
      const shown = { rows, row, mine: me, others, serving: service?.card ?? "", over: step === "over" };
      untrack(() => this.watch.follow(shown));
    });
    $effect(() => {
      void this.props.decision;
      this.picked = null;
    });
  }

  choose = (choice: SeizeTheBeanChoice): void => this.props.choose(choice);
  why = (choice: SeizeTheBeanChoice): void => this.props.why(choice);
  hover = (choice: SeizeTheBeanChoice | null): void => this.props.hover(choice);
  open = (card: string): void => void (this.card = card);
  /** What a button does that stands for a choice. */
  way = (choice: SeizeTheBeanChoice) => ({
    onclick: () => this.choose(choice),
    ...hoverHandlers(choice, this.hover),
  });

  /** What a choice leads to. */
  outlook = (choice: SeizeTheBeanChoice): Message | null =>
    this.props.outlooks[this.choices.indexOf(choice)]?.message ?? null;

  /** What stands under a name. */
  line(seat: number): string {
    return turnLine(seat, { asked: this.view.asked, next: -1, over: this.view.step === "over" }, this.props);
  }
}

export const [beanTable, setBeanTable] = createContext<BeanTable>();
