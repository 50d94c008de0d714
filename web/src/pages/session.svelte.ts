// The state of an open table: what its page shows, which seat is played from this browser, and what players can do.

import { untrack } from "svelte";
import { api, problemOf } from "$lib/api";
import { Feed } from "$lib/feed.svelte";
import { RefusedError } from "$lib/refused";
import { saveFile } from "$lib/files";
import { keep, keepTable, keysOf, renumber, type KeptTable } from "$lib/keys";
import { readerOf, say, sayMessage, translations, type Naming } from "$lib/language.svelte";
import { Playback } from "$lib/playback.svelte";
import { router } from "$lib/router.svelte";
import type { Choice, Decision, Message, Outlook, Refusal, SeatView, SeatWish, Update } from "$lib/wire";
import { settings } from "$lib/settings.svelte";
import { until } from "$lib/when";
import { Caution } from "$table/caution.svelte";
import { same, type Claims, type Holding } from "$table/game";
import { withoutUndone } from "$table/withoutUndone";
import { LongStory, plain, story, type Line } from "$table/story";
import { choiceName, promptText, type Wording } from "$table/wording";
import { standingWords } from "./absence";
import { botLabel } from "./bots";
import { Conversation, type Reaction } from "./conversation.svelte";
import { Hearing } from "./hearing.svelte";
import { loadGame, type LoadedGame } from "./loadGame";
import { Recap } from "./recap.svelte";
import { goToRematch } from "./rematch";

/** So many lines are told of a play in real time. */
const LATELY = 120;

/** A choice that a bot would make, and why. */
interface Hint {
  choice: Choice;
  reason: Message;
}

export class TableSession {
  readonly keys: KeptTable;
  readonly playback: Playback;
  readonly feed: Feed;
  readonly hearing: Hearing;
  readonly caution = new Caution();
  readonly conversation = new Conversation(this);
  /** What happened since this browser's last turn. */
  readonly since: Recap;

  /** The game that is played here, once it has been fetched. */
  open = $state.raw<LoadedGame | null>(null);
  /** Why there is no table to be shown. */
  trouble = $state.raw<Message | null>(null);
  /** Why something that was wanted did not happen. */
  refusal = $state.raw<Refusal | null>(null);
  /** The choice the pointer or the focus is on. */
  pointed = $state.raw<Choice | null>(null);
  hinted = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** The choice that somebody who learns was warned of. */
  private warned: Choice | null = null;
  private weighing = false;

  /** The clock goes on in so many seconds, since everybody is back. */
  countIn = $state(0);
  private counting: ReturnType<typeof setTimeout> | undefined;

  private tellReady: () => void = () => undefined;
  /** When there is something to be shown, or why there is nothing. */
  readonly ready = new Promise<void>((resolve) => (this.tellReady = resolve));
  private fetching = false;
  private last = $state<number | null>(null);
  private revealedTo = $state<number | null>(null);
  private readonly long = new LongStory();
  private readonly held: Holding;

  constructor(
    readonly id: string,
    private readonly load: (game: string, digest?: string) => Promise<LoadedGame> = loadGame,
  ) {
    this.keys = keysOf(id) ?? { table: id, game: "", seats: {}, seen: 0 };
    this.playback = new Playback(
      () => this.feed.seats,
      () => this.realTime,
    );
    this.held = { table: id, hold: (on) => this.playback.hold(on), skip: () => this.playback.skip() };
    this.hearing = new Hearing(this);
    const proof = { keys: this.proofs, watch: this.keys.watch ?? "" };
    this.since = new Recap(this);
    const receive = (update: Update): void => {
      this.playback.add(update, this.since.receive(update));
      this.fetch();
    };
    this.feed = new Feed(id, proof, receive, this.hearing.call, this.conversation.hear);
  }

  /** Call while a component is made, or inside a root effect: keeps up with what comes from the server. */
  follow(): void {
    $effect(() => {
      if (this.realTime) this.feed.setRealTime();
    });
    $effect(() => {
      if (this.game) untrack(() => this.fetch());
    });
    $effect(() => {
      if (this.game && this.proofs.length > 0) keep({ table: this.id, game: this.game });
    });
    $effect(() => renumber(this.keys, this.feed.seats));
    $effect(() => {
      this.last = this.seat;
    });
    // A new question: what was pointed at or advised belonged to the old one. In real time it is often the old one, a
    // little later.
    $effect(() => {
      const question = this.decision;
      untrack(() => {
        const stays = (choice: Choice | undefined): boolean => this.realTime && offers(question, choice);
        if (this.pointed && !stays(this.pointed)) this.pointed = null;
        if (this.hinted && !stays(this.hinted.choice)) this.hinted = null;
        this.caution.drop();
      });
    });
    // Whoever wants no questions is not asked whether the turn is over, but can still take it back for a moment.
    $effect(() => {
      const sole = settings.hasty ? this.soleEnd : null;
      untrack(() => this.caution.endSoon(sole ? () => this.choose(sole) : null));
    });
    $effect(() => {
      const left = this.feed.table?.resumes ?? null;
      untrack(() => this.count(left));
    });
    this.hearing.follow();
  }

  close(): void {
    this.feed.close();
    this.playback.stop();
    this.hearing.stop();
    this.caution.drop();
    this.caution.stay();
    clearTimeout(this.counting);
  }

  private count(left: number | null): void {
    clearTimeout(this.counting);
    this.countIn = left === null ? 0 : Math.max(1, Math.ceil(left / 1000));
    if (left !== null && left > 1000)
      this.counting = setTimeout(() => this.count((this.countIn - 1) * 1000), left - (this.countIn - 1) * 1000);
  }

  /** Get the game that is played here, once. */
  private fetch(): void {
    const { game, content } = this.feed.table ?? {};
    if (!game || this.open || this.fetching) return;
    this.fetching = true;
    this.load(game, content?.digest)
      .then(
        (open) => (this.open = open),
        (error: unknown) => (this.trouble = problemOf(error)),
      )
      .finally(() => {
        this.fetching = false;
        this.tellReady();
      });
  }

  /** The keys of this browser's seats, and the host's. */
  private get proofs(): string[] {
    return [...Object.values(this.keys.seats), ...(this.keys.host ? [this.keys.host] : [])];
  }

  // The table.

  get game(): string {
    return this.feed.table?.game ?? "";
  }
  get realTime(): boolean {
    return this.open?.info.real_time ?? false;
  }
  get paused(): boolean {
    return this.realTime && (this.feed.table?.paused ?? false);
  }
  /** There is a clock now, running or stopped. */
  get clocked(): boolean {
    return this.realTime && (this.feed.clock.running || this.paused);
  }
  /** Those in the seats, then whoever the game itself moves. */
  people = $derived.by((): string[] => [
    ...(this.feed.table?.seats.map(({ seat, name }) => name || say("web-seat", { number: seat + 1 })) ?? []),
    ...(this.feed.table?.automata ?? []),
  ]);
  naming = $derived.by((): Naming => ({
    content: this.open?.content ?? null,
    people: this.people,
    you: readerOf(this.feed.seats),
  }));
  wording = $derived.by((): Wording | null => {
    if (!this.open) return null;
    const { module, content, info } = this.open;
    return { module, content, prefix: info.prefix, naming: this.naming };
  });
  person = (seat: number): string => this.people[seat] ?? "";
  mark = (seat: number): number => (this.open && this.here ? this.open.module.mark(this.here.view, seat) : seat);

  thinking = (seat: number): boolean =>
    !this.realTime && this.feed.table?.seats[seat]?.kind === "bot" && (this.update?.to_act.includes(seat) ?? false);
  away = (seat: number): boolean => this.status(seat) !== "" && this.feed.table?.seats[seat]?.kind !== "bot";
  status = (seat: number): string => {
    const info = this.feed.table?.seats[seat];
    if (!info) return "";
    if (info.kind === "open") return say("web-seat-open");
    if (info.stand_in) return say("web-seat-stand-in");
    if (info.kind === "person") return info.connected ? "" : say("web-seat-away");
    return say(this.thinking(seat) ? "web-seat-bot-thinking" : "web-seat-bot", { bot: botLabel(info.bot) });
  };

  // What is shown.

  get update(): Update | null {
    return this.playback.shown?.update ?? null;
  }
  rows = $derived.by(() => this.feed.rows.slice(0, this.update?.seq ?? 0));
  result = $derived.by(() => this.update?.result ?? null);

  /** The first of our seats that has to choose. */
  seatToAct = $derived.by(() => this.feed.seats.find((own) => this.update?.to_act.includes(own)));
  /** The seat whose view is shown: the one of ours that has to choose, or had to last; null for spectators. */
  seat = $derived.by((): number | null => {
    const kept = this.last !== null && this.feed.seats.includes(this.last) ? this.last : null;
    // In real time everybody acts at once: several people at one screen switch seats themselves.
    const stays = this.realTime && kept !== null && (this.clocked || this.update?.to_act.includes(kept));
    return stays ? kept : (this.seatToAct ?? kept ?? this.feed.seats[0] ?? null);
  });
  /** Whom to pass the device to: people share a screen, and the game hides something from the one who had it. */
  passTo = $derived.by((): number | null => {
    const { seatToAct } = this;
    if (this.feed.seats.length < 2 || seatToAct === undefined || seatToAct === this.revealedTo) return null;
    return this.open?.module.hides(this.update?.seats[0]?.view) ? seatToAct : null;
  });
  revealScreen = (): void => void (this.revealedTo = this.passTo);
  /** In real time, at a shared screen: play this seat from now on. */
  switchSeat = (seat: number): void => void (this.last = seat);

  here = $derived.by((): SeatView | null => {
    const seats = this.update?.seats ?? [];
    return seats.find((own) => own.seat === (this.seat ?? -1)) ?? seats[0] ?? null;
  });
  decision = $derived.by((): Decision | null =>
    this.playback.waiting === 0 && !this.playback.held && this.seat !== null && this.passTo === null
      ? (this.here?.decision ?? null)
      : null,
  );
  outlooks = $derived.by(() => this.here?.outlooks ?? []);
  private outlook(choice: Choice): Outlook | undefined {
    return this.outlooks[this.decision?.choices.findIndex((one) => same(one, choice)) ?? -1];
  }
  /** The only choice there is, where it does nothing but let stand what was done. */
  private soleEnd = $derived.by((): Choice | null => {
    const [sole, ...others] = this.decision?.choices ?? [];
    if (!sole || others.length > 0 || this.realTime) return null;
    const { ends, tone } = this.outlooks[0] ?? {};
    return ends && tone === "forward" ? sole : null;
  });
  asked = $derived.by(() => this.decision !== null);
  /** Somebody else sits here, a person: then one may have to wait for long. */
  withFriends = $derived.by(
    () =>
      this.feed.seats.length > 0 &&
      (this.feed.table?.seats.some(({ seat, kind }) => kind === "person" && !this.feed.seats.includes(seat)) ?? false),
  );
  /** The table stands still until one of ours chooses, whatever is still being shown. */
  waitedFor = $derived.by(() => {
    const { update, seats, table, clock } = this.feed;
    const alone = table?.seats.every(({ seat }) => seats.includes(seat)) ?? true;
    return !alone && !update?.result && !clock.running && seats.some((own) => update?.to_act.includes(own));
  });
  /** One waits for a friend, who may take their time. */
  waitsForFriend = $derived.by(() => {
    const { update, seats, table, clock } = this.feed;
    if (!this.withFriends || this.waitedFor || update?.result || clock.running) return false;
    return update?.to_act.some((seat) => !seats.includes(seat) && table?.seats[seat]?.kind === "person") ?? false;
  });
  sent = $derived.by(() => this.feed.sent.filter((one) => one.seat === this.seat).map(({ choice }) => choice));
  get hovered(): Choice | null {
    return this.pointed ?? this.hinted?.choice ?? null;
  }

  // What is told.

  lines = $derived.by((): Line[] => {
    if (!this.open) return [];
    const { module } = this.open;
    return this.realTime
      ? this.long.last(this.rows, module, this.naming, LATELY)
      : story(this.rows, module, this.naming);
  });
  words = $derived.by((): { sentence: string; detail: string } => {
    if (this.result) return { sentence: say("web-over"), detail: "" };
    if (this.paused && this.feed.table) return standingWords(this.feed.table, this.naming, this.feed.seats);
    if (this.decision) {
      const { sentence, detail } = promptText(this.decision.prompt, this.naming);
      const shared = this.feed.seats.length > 1;
      return { sentence: shared ? `${this.person(this.seat ?? 0)} · ${sentence}` : sentence, detail };
    }
    const open = this.feed.table?.seats.find((one) => one.kind === "open");
    if (open) {
      const sentence = say("web-waiting-for-somebody", { person: this.person(open.seat) });
      return { sentence, detail: say(this.feed.host ? "web-waiting-host" : "web-waiting-guest") };
    }
    if (this.seat !== null && this.here?.waits) return promptText(this.here.waits, this.naming);
    const next = this.update?.to_act[0];
    if (next === undefined) return { sentence: "", detail: "" };
    const { kind, connected } = this.feed.table?.seats[next] ?? {};
    const person = this.person(next);
    // While one waits, the newest line of the story says what is going on, or what went before.
    const newest = this.lines.at(-1);
    const told = newest ? plain(newest) : "";
    const before = newest !== undefined && newest.seat !== next && !this.realTime;
    return {
      sentence: say("web-waiting-for", { person }),
      detail:
        kind === "person" && !connected
          ? say("web-person-away", { person })
          : before
            ? say("web-waiting-before", { told })
            : told,
    };
  });
  /** Why a bot would choose what it advises. */
  hintText = $derived.by((): string => {
    if (!this.hinted || !this.wording) return "";
    const { choice, reason } = this.hinted;
    if (reason.key !== "bot-no-reason") return sayMessage(reason, this.naming);
    const at = this.decision?.choices.findIndex((one) => same(one, choice)) ?? -1;
    return say("web-hint-would", { choice: choiceName(choice, this.outlooks[at], this.wording) });
  });
  /** What would be taken back. */
  takesBack = $derived.by((): string => {
    const choice = withoutUndone(this.rows).at(-1)?.choice;
    return choice && this.wording ? say("web-undo-what", { what: choiceName(choice, undefined, this.wording) }) : "";
  });

  /** For a screen that shows something at length before the table goes on. */
  get holding(): Holding | undefined {
    return this.realTime ? undefined : this.held;
  }

  // What people do.

  private async attempt(what: () => Promise<unknown>): Promise<void> {
    if (!this.realTime) this.refusal = null;
    try {
      await what();
    } catch (error) {
      this.refusal = error instanceof RefusedError ? error.refusal : refusing(problemOf(error));
    }
  }

  choose = (choice: Choice): void => {
    const { seat } = this;
    if (seat === null) return;
    if (this.paused) this.refusal = refusing({ key: "server-paused", facts: {} });
    else if (this.realTime) void this.attempt(() => this.feed.choose(seat, choice));
    else if (
      this.feed.pending === 0 &&
      offers(this.decision, choice) &&
      this.caution.lets(choice, this.outlook(choice))
    )
      void this.attempt(() => this.chooseOrThinkAgain(seat, choice));
  };

  /** Whoever wants to learn is warned once before a choice that costs much; the same choice again is meant. */
  private async chooseOrThinkAgain(seat: number, choice: Choice): Promise<void> {
    const { decision } = this;
    if (settings.teach && this.open?.info.coached && (decision?.choices.length ?? 0) > 1 && !this.weighing) {
      if (!same(this.warned, choice)) {
        this.weighing = true;
        try {
          const [told] = await Promise.all([this.feed.weigh(seat, choice), translations.loadBots(this.game)]);
          if (this.decision !== decision) return;
          if (told.warning) {
            this.warned = choice;
            this.refusal = refusing(told.warning);
            if (told.better && told.reason) this.hinted = { choice: told.better, reason: told.reason };
            return;
          }
        } finally {
          this.weighing = false;
        }
      }
    } else if (this.weighing) return;
    this.warned = null;
    await this.feed.choose(seat, choice);
  }

  undo = (): void => {
    const { seat, here } = this;
    if (seat === null || !here || this.result || this.realTime) return;
    if (here.undo.depth === 0) this.refusal = refusing(here.undo.refusal ?? { key: "undo-nothing", facts: {} });
    else if (this.feed.pending === 0) void this.attempt(() => this.feed.undo(seat));
  };

  why = (choice: Choice): void => {
    const { seat } = this;
    if (seat === null) return;
    void this.attempt(() => this.feed.why(seat, choice));
  };

  hint = (): void => {
    const { seat, decision } = this;
    if (seat === null || this.hinting || !decision) return;
    this.hinting = true;
    const adviser = this.open?.info.bots.includes(settings.adviser) ? settings.adviser : "";
    void this.attempt(async () => {
      const asked = this.feed.hint(seat, adviser);
      const [{ choice, reason }] = await Promise.all([asked, translations.loadBots(this.game)]);
      if (this.realTime ? offers(this.decision, choice) : this.decision === decision) this.hinted = { choice, reason };
    }).finally(() => (this.hinting = false));
  };

  /** All of ours want the clock to stop, or to go on. */
  wanted = $derived.by(
    () => this.feed.seats.length > 0 && this.feed.seats.every((own) => this.feed.table?.agreed.includes(own)),
  );
  /** What people and bots have promised to take on, where a game has such things. */
  get claims(): Claims {
    return {
      held: this.feed.table?.claims ?? {},
      wanted: this.feed.table?.wanted ?? {},
      left: this.feed.table?.left ?? {},
      claim: (seat, what, on) => void this.attempt(() => this.feed.claim(seat, what, on)),
    };
  }
  /** Ask for the clock to stop or to go on, or agree to it; or take that back. */
  pause = (): void => {
    const on = this.wanted ? this.paused : !this.paused;
    const mine = this.feed.seats.filter((own) => this.wanted || !this.feed.table?.agreed.includes(own));
    void this.attempt(() => Promise.all(mine.map((own) => this.feed.pause(own, on))));
  };

  /** Until when somebody who is asked may think, in words; empty where time does not matter. */
  thinkingTime = (seat: number): string => {
    const left = this.feed.table?.asked.find((one) => one.seat === seat)?.left ?? null;
    if (left === null || !this.update?.to_act.includes(seat)) return "";
    if (left > 0) return until(this.feed.toldAt + left);
    return seat === this.seat ? say("web-time-over") : say("web-time-over-other", { person: this.person(seat) });
  };
  /** That of ours who is asked, else of whom we wait for. */
  timeShown = $derived.by((): string => {
    const [next] = this.update?.to_act ?? [];
    return next === undefined || this.result ? "" : this.thinkingTime(this.seatToAct ?? next);
  });
  /** Our seats that a bot plays for. */
  stoodIn = $derived.by(() => this.feed.seats.filter((own) => this.feed.table?.seats[own]?.stand_in));
  takeOver = (): void => void this.attempt(() => Promise.all(this.stoodIn.map((own) => this.feed.standIn(own, false))));

  /** Whether it was said. */
  say = async (what: { text: string } | { reaction: Reaction }): Promise<boolean> => {
    const seat = this.seat ?? this.feed.seats[0];
    if (seat === undefined) return false;
    this.refusal = null;
    await this.attempt(() => this.feed.say(seat, what));
    return this.refusal === null;
  };
  nudge = (whom: number): void => {
    const seat = this.feed.seats[0];
    if (seat === undefined) return;
    void this.attempt(async () => {
      await this.feed.nudge(seat, whom);
      this.hearing.callOut(whom, say("web-nudge-done", { person: this.person(whom) }), false);
    });
  };

  /** A bot may stand in for those who are awaited: the host decides, or whoever plays where no host is there. */
  replaceable = $derived.by(() => this.feed.host || (this.feed.seats.length > 0 && this.feed.table?.hosted === false));
  standIn = (): void =>
    void this.attempt(() => Promise.all((this.feed.table?.awaited ?? []).map((seat) => this.feed.standIn(seat, true))));

  /** Go to the table of the rematch; whoever is first lays it. */
  again = (): void =>
    void this.attempt(() => goToRematch({ ...this.keys, game: this.game }, this.feed.table?.rematch ?? ""));

  /** Watch again what others did since one's last turn. */
  watchAgain = (): void => void this.attempt(this.since.replay);

  /** A new table like this one, with another bot in the seats of bots. */
  next = (bot: string): void => {
    const { table } = this.feed;
    if (!table) return;
    void this.attempt(async () => {
      const { game, options, leavers } = table;
      const seats = table.seats.map(({ kind, name }): SeatWish =>
        kind === "bot" ? { kind: "bot", bot, name } : { kind: "me", name },
      );
      const keys = await api.create({ game, options, leavers, seats });
      keepTable(game, keys);
      router.go(`/table/${keys.table}`);
    });
  };

  save = (): void => {
    const key = this.proofs[0] ?? this.keys.watch ?? "";
    void this.attempt(async () => saveFile(await api.record(this.id, key), `${this.game}-${this.id}.jsonl`));
  };
}

/** A table that was opened before there was a page to show it. */
let early: TableSession | null = null;
export const openEarly = (id: string): Promise<void> => (early = new TableSession(id)).ready;

/** The session of a table whose page is made now. */
export function sessionOf(id: string): TableSession {
  const found = early?.id === id ? early : new TableSession(id);
  if (found !== early) early?.close();
  early = null;
  return found;
}

const offers = (question: Decision | null, choice: Choice | undefined): boolean =>
  choice !== undefined && (question?.choices.some((one) => same(one, choice)) ?? false);

const refusing = (message: Message): Refusal => ({ message, rule: "" });
