import { describe, expect, it } from "vitest";
import type { RowInfo } from "$lib/wire";
import { flights } from "./flights";
import {
  activationOf,
  counted,
  drawing,
  emblem,
  guestOf,
  houseRules,
  inHand,
  pairOf,
  price,
  printedIn,
  putOn,
  spread,
  symbol,
  takenFromTheDeck,
} from "./pieces";
import { storyLines } from "./story";
import type {
  SeizeTheBean,
  SeizeTheBeanChoice,
  SeizeTheBeanContent,
  SeizeTheBeanEvent,
  SeizeTheBeanView,
} from "./types";

const name = { en: "X", fr: "X" };
const icon = (id: string, resource?: "bean" | "milk" | "sugar", cost = 1, matched: string[] = []) => ({
  id,
  name,
  status: "found",
  meaning: name,
  on: [],
  effect: [],
  pays: resource ? { resource, price: cost, matched_by: matched } : null,
});
const content = {
  names: {},
  icons: [
    icon("bean", "bean"),
    icon("pie", "sugar", 2, ["pie"]),
    icon("any_snack", "sugar", 2, ["pie", "donut"]),
    icon("angry"),
  ],
  abilities: [],
  groups: [],
  neighbourhoods: [],
  spaces: [],
  achievements: [],
  tokens: [],
  customers: [
    {
      id: "a-c01",
      name,
      status: "",
      groups: ["a"],
      main: { order: { bean: 1 }, rewards: [] },
      secondary: null,
      ability: "hype",
      super: true,
      boost: false,
      found: [],
    },
  ],
  friends: [
    {
      id: "grandma",
      name,
      status: "",
      main: { order: { bean: 1 }, rewards: [] },
      secondary: null,
      ability: "patience",
      found: [],
    },
  ],
  pantry: [
    {
      id: "a-p1",
      name,
      status: "",
      group: "a",
      special: "pie",
      rows: { beans: ["bean2", "hype"], milk: ["hype"], sugar: [] },
      found: [],
    },
  ],
  style: [
    { id: "b-s1", name, status: "", groups: ["b"], rows: { attract: [], pantry: [], style: ["draw"] }, found: [] },
  ],
} as unknown as SeizeTheBeanContent;

describe("a pair with connections", () => {
  const added: SeizeTheBeanChoice = { do: "combine", icon: "attract", card: "b-s1" };
  const base: SeizeTheBeanChoice = { do: "combine" };
  it("is found by the icon it is made with, the base icon without a name", () => {
    expect(pairOf([added, base])).toBe(base);
    expect(pairOf([base, added], "attract", "b-s1", 1)).toBe(added);
    expect(pairOf([base, added], "attract", "b-s1", 2)).toBeUndefined();
  });
});

describe("house rules", () => {
  it("are all that is no variant of the box", () => {
    const view = { variants: ["craft", "random_scoop", "fair_trade_green"] } as unknown as SeizeTheBeanView;
    expect(houseRules(view)).toEqual(["random_scoop", "fair_trade_green"]);
  });
});

describe("an order", () => {
  const order = { order: { bean: 2, any_snack: 1, pie: 1, angry: 1 }, rewards: [] };
  it("costs what its icons cost", () => {
    expect(price(order, { cheaper: {}, tokens: [] }, content).now).toEqual({ bean: 2, milk: 0, sugar: 4 });
  });
  it("is cheaper by 1 for each icon the Pantry has", () => {
    const { now, full } = price(order, { cheaper: { pie: 1, any_snack: 1 }, tokens: [] }, content);
    expect(now).toEqual({ bean: 2, milk: 0, sugar: 2 });
    expect(full.sugar).toBe(4);
  });
  it("is spread icon by icon and counted again", () => {
    expect(spread({ bean: 2, pie: 1 })).toEqual(["bean", "bean", "pie"]);
    expect(counted(["review", "hype", "review"])).toEqual([
      { icon: "review", count: 2 },
      { icon: "hype", count: 1 },
    ]);
  });
});

describe("cards", () => {
  it("of Friends & Family are known by whose they are", () => {
    expect(guestOf("grandma-2", content)?.friend).toBe(true);
    expect(guestOf("a-c01", content)?.twice).toBe(true);
  });
  it("number their equal icons across the rows", () => {
    expect(printedIn("a-p1", "milk", content)).toEqual([{ icon: "hype", card: "a-p1", number: 2 }]);
    expect(activationOf([{ do: "activate", icon: "hype", card: "a-p1", number: 2 }], "hype", "a-p1", 2)).toBeDefined();
    expect(activationOf([{ do: "activate", icon: "hype" }], "hype", "board", 1)).toBeDefined();
  });
  it("seen in a deck are those that lie nowhere in the City", () => {
    const view = {
      city: { customers: { row: ["a-c01"], pile: ["a-c02"] } },
      players: [],
    } as unknown as SeizeTheBeanView;
    const take = (card: string): SeizeTheBeanChoice => ({ do: "take", card });
    expect(takenFromTheDeck([take("a-c01"), take("a-c02"), take("a-c09")], view)).toEqual(["a-c09"]);
  });
});

describe("drawings", () => {
  it("have their amount beside them", () => {
    expect(drawing("bean3")).toEqual({ symbol: "stb-bean", amount: "3" });
    expect(drawing("tracking2")).toEqual({ symbol: "stb-tracking", amount: "2" });
    expect(drawing("early_bird")).toEqual({ symbol: "stb-early_bird", amount: "" });
  });
  it("stand in for what nobody has drawn yet", () => {
    expect(symbol("teleport")).toBe("stb-other");
    expect(emblem("sleepwalkers")).toBe("stb-g_other");
  });
});

const row = (seq: number, ...events: SeizeTheBeanEvent[]): RowInfo<SeizeTheBean> => ({
  seq,
  at: 0,
  seat: 0,
  choice: null,
  undo: false,
  events,
  scores: [],
});
const told = (...events: SeizeTheBeanEvent[]) =>
  storyLines([row(0, ...events)]).map(({ message }) => [message.key, message.facts]);

describe("the story", () => {
  it("tells an action with all it brought, and names what else brought something", () => {
    const events: SeizeTheBeanEvent[] = [
      { event: "placed", seat: 0, space: "milk" },
      { event: "activated", seat: 0, icon: "milk3", card: "board" },
      { event: "activated", seat: 0, icon: "milk2", card: "a-p1" },
      { event: "gained", seat: 0, resource: "milk", count: 3, by: "board" },
      { event: "gained", seat: 0, resource: "milk", count: 2, by: "a-p1" },
    ];
    expect(told(...events)).toEqual([
      ["web-sb-told-placed", { seat: 0, space: "milk", bean: 0, milk: 3, sugar: 0, gains: 3 }],
      ["web-sb-told-gained", { seat: 0, resource: "milk", count: 2, by: "a-p1", bean: 0, milk: 2, sugar: 0, gains: 2 }],
    ]);
  });
  it("tells a failed service and its anger in one sentence", () => {
    const card = { seat: 1, card: "a-c01" };
    expect(
      told({ event: "failed", ...card, short: ["milk"] }, { event: "upset", ...card, mood: -1, by: "none" }),
    ).toEqual([["web-sb-told-failed", { ...card, short: ["milk"], angry: 1 }]]);
  });
  it("lets those who leave go together, each Café by itself", () => {
    const home = (seat: number, card: string): SeizeTheBeanEvent => ({ event: "went-home", seat, card });
    expect(
      told(home(0, "a"), home(0, "b"), home(1, "c")).map(([, facts]) => (facts as { cards: string[] }).cards),
    ).toEqual([["a", "b"], ["c"]]);
  });
  it("does not tell a Happy token's review twice", () => {
    const events: SeizeTheBeanEvent[] = [
      { event: "stayed", seat: 0, card: "a", mood: 0 },
      { event: "reviewed", seat: 0, count: 1, cause: "happy", by: "a" },
    ];
    expect(told(...events).map(([key]) => key)).toEqual(["web-sb-told-stayed"]);
  });

  const causes = (...events: SeizeTheBeanEvent[]) =>
    told(...events).map(([key, facts]) => [key, (facts as { by?: string }).by]);
  it("tells a turn of Starbots by what it does, not by the cards it turns over", () => {
    const drawn = (use: string): SeizeTheBeanEvent => ({
      event: "action-drawn",
      seat: 1,
      number: 2,
      space: "attract",
      use,
    });
    const events: SeizeTheBeanEvent[] = [
      drawn("nothing"),
      drawn("space"),
      { event: "placed", seat: 1, space: "attract" },
      drawn("column"),
      { event: "recruited", seat: 1, card: "a-c01", zone: "pile", column: 2, by: "boss" },
      { event: "complained", seat: 0, count: 1, total: 1, by: "criminal" },
    ];
    expect(causes(...events)).toEqual([
      ["sb-event-action-drawn", undefined],
      ["web-sb-told-placed", undefined],
      ["sb-event-recruited", "boss"],
      ["web-sb-told-complained", "criminal"],
    ]);
  });
});

it("what is paid flies from one's own supply, what others gain to their Café", () => {
  const events: SeizeTheBeanEvent[] = [
    {
      event: "paid",
      seat: 0,
      card: "a-c01",
      order: "main",
      bean: 2,
      milk: 0,
      sugar: 0,
      saved: 0,
      green: 0,
      tokens: [],
      left: [4, 0, 0],
    },
    { event: "reviewed", seat: 1, count: 1, cause: "icon", by: "none" },
  ];
  expect(flights(events, 0, content).map(({ from, to }) => [from, to])).toEqual([
    ['[data-cafe="0"] [data-stat="bean"]', '[data-queue="0"] [data-guest="a-c01"]'],
    ['[data-cafe="0"] [data-stat="bean"]', '[data-queue="0"] [data-guest="a-c01"]'],
    ["[data-pool]", '[data-seat="1"]'],
  ]);
});

describe("the expansions", () => {
  const order = { order: { bean: 2, any_snack: 1, pie: 1 }, rewards: [] };
  it("with Craft Mode, special icons want a token and nothing spares it", () => {
    const { now, tokens } = price(order, { cheaper: { pie: 1 }, tokens: ["pie", "any_snack"] }, content);
    expect(now).toEqual({ bean: 2, milk: 0, sugar: 0 });
    expect(tokens).toEqual(["any_snack", "pie"]);
  });
  it("cards of a Discard Pile are shown when they can be picked; those in Lines stand there already", () => {
    const view = {
      city: {},
      players: [{ line: [{ card: "a-c01" }], founders: [{ card: "otis" }] }],
    } as unknown as SeizeTheBeanView;
    const pick = (card: string): SeizeTheBeanChoice => ({ do: "pick", card });
    expect(takenFromTheDeck([pick("a-c01"), pick("otis"), pick("a-c02")], view)).toEqual(["a-c02"]);
  });
  it("of several Board Game tokens one must be picked up before it is put on somebody", () => {
    const put = (token: string, card: string): SeizeTheBeanChoice => ({ do: "put", icon: token, card });
    expect(inHand([put("hype", "a"), put("bean3", "a")], null)).toBe("");
    expect(inHand([put("hype", "a"), put("bean3", "a")], "bean3")).toBe("bean3");
    expect(inHand([put("hype", "a"), put("hype", "b")], null)).toBe("hype");
    expect(putOn([put("hype", "a"), put("bean3", "a")], "a", "bean3")).toEqual(put("bean3", "a"));
  });
  it("a City Celebrity has two orders, each with its ability", () => {
    const side = (ability: string) => ({ ...order, ability, super: true });
    const box = {
      ...content,
      celebrities: [
        { id: "star", name, status: "", groups: ["a", "b"], left: side("roast"), right: side("hype"), found: [] },
      ],
    } as unknown as SeizeTheBeanContent;
    expect(guestOf("star", box)).toMatchObject({
      ability: "roast",
      twice: true,
      second: { ability: "hype", twice: true },
      secondary: { ability: "hype" },
    });
  });
});
