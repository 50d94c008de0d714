import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Box } from "$lib/wire";

const NOTHING_WRONG = { problems: [], decks: [], toml: "[[order]]", content: { names: {} } };
const wrong = { file: "a.toml", section: "order", id: "mocha", field: "points", message: { key: "bad", facts: {} } };

const MINE = { file: "my-box.toml", document: { order: [{ id: "mocha", points: 3 }] }, fields: 1 };

/** What was asked of the server, and what it answers. */
let asked: unknown[] = [];
let answer: (given: unknown) => Promise<Partial<Box>>;

beforeEach(() => {
  asked = [];
  answer = () => Promise.resolve(NOTHING_WRONG);
  vi.resetModules();
  vi.doMock("$lib/myBox.svelte", () => ({ myBoxes: { of: () => MINE } }));
  vi.doMock("$lib/api", () => ({
    api: {
      box: () => Promise.resolve(NOTHING_WRONG),
      checkBox: (_: string, given: unknown) => {
        asked.push(given);
        return answer(given);
      },
    },
    problemOf: () => ({ key: "web-no-network", facts: {} }),
  }));
});

async function cardsOf(game: string) {
  const { TableCards } = await import("./tableCards.svelte");
  return new TableCards(game);
}
const file = (text: string, name = "a.toml"): File => new File([text], name);

describe("the cards of a new table", () => {
  it("are ours, and nothing is asked", async () => {
    const cards = await cardsOf("coffee-rush");
    expect([cards.fit, cards.wish, asked]).toEqual([true, {}, []]);
  });

  it("come from a file, which is checked and sent as it is", async () => {
    const cards = await cardsOf("coffee-rush");
    await cards.open(file("[[order]]\nid = 'mocha'"));
    expect(asked).toEqual([{ text: "[[order]]\nid = 'mocha'", file: "a.toml" }]);
    expect([cards.fit, cards.wish]).toEqual([true, { content: "[[order]]\nid = 'mocha'", file: "a.toml" }]);
  });

  it("come from my box, as the server writes it down", async () => {
    const cards = await cardsOf("coffee-rush");
    await cards.pick("mine");
    expect(asked).toEqual([{ document: MINE.document, file: "my-box.toml" }]);
    expect(cards.wish).toEqual({ content: "[[order]]", file: "my-box.toml" });
  });

  it("cannot be played with while something is wrong in them", async () => {
    answer = () => Promise.resolve({ ...NOTHING_WRONG, problems: [wrong], content: null });
    const cards = await cardsOf("coffee-rush");
    await cards.open(file("[[order]]"));
    expect([cards.fit, cards.content]).toEqual([false, null]);
    await cards.pick("ours");
    expect(cards.fit).toBe(true);
  });

  it("stay chosen while one looks at our own again", async () => {
    const cards = await cardsOf("coffee-rush");
    await cards.open(file("[[order]]"));
    await cards.pick("ours");
    await cards.pick("file");
    expect([cards.fit, cards.file]).toEqual([true, "a.toml"]);
  });

  it("are not sent anywhere when the file is far too large", async () => {
    const cards = await cardsOf("coffee-rush");
    await cards.open({ name: "big.toml", size: 50 * 1024 * 1024 } as File);
    expect(asked).toEqual([]);
    expect(cards.trouble).toEqual({ key: "web-cards-large", facts: { file: "big.toml", most: 256, size: 51_200 } });
    expect(cards.fit).toBe(false);
  });

  it("are told by the end of a name that goes on and on", async () => {
    const cards = await cardsOf("coffee-rush");
    await cards.open(file("[[order]]", `${"very-".repeat(40)}own.toml`));
    expect([cards.file.length, cards.file.endsWith("very-own.toml")]).toEqual([60, true]);
  });

  it("are not sent anywhere when the file is no text", async () => {
    const cards = await cardsOf("coffee-rush");
    await cards.open(new File([new Uint8Array([0xff, 0xfe, 0x00])], "photo.jpg"));
    expect(asked).toEqual([]);
    expect(cards.trouble?.key).toBe("web-cards-not-text");
  });

  it("are those chosen last, whatever answers first", async () => {
    const answers: ((box: Partial<Box>) => void)[] = [];
    answer = () => new Promise((resolve) => answers.push(resolve));
    const cards = await cardsOf("coffee-rush");
    const first = cards.open(file("one", "one.toml"));
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    const second = cards.open(file("two", "two.toml"));
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]!(NOTHING_WRONG);
    answers[0]!({ ...NOTHING_WRONG, problems: [wrong] });
    await Promise.all([first, second]);
    expect([cards.file, cards.fit]).toEqual(["two.toml", true]);
  });
});
