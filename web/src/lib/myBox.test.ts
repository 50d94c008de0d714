import { beforeEach, expect, test, vi } from "vitest";

/** Keys are properties, as in a browser. */
class Storage {
  [key: string]: unknown;
  getItem(key: string): unknown {
    return this[key] ?? null;
  }
  setItem(key: string, text: string): void {
    this[key] = text;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

beforeEach(() => {
  vi.stubGlobal("localStorage", new Storage());
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.resetModules();
});

const opened = async () => (await import("./myBox.svelte")).myBoxes;
const CORRECTED = { file: "mine.toml", document: { customer: [{ id: "hat-man", ability: "hype" }] }, fields: 1 };

test("nothing is corrected at first", async () => {
  expect((await opened()).of("seize-the-bean")).toEqual({ file: "my-box.toml", document: {}, fields: 0 });
});

test("corrections of a game are here again when the page is opened again, and are no other game's", async () => {
  (await opened()).keep("seize-the-bean", CORRECTED);

  vi.resetModules();

  expect((await opened()).of("seize-the-bean")).toEqual(CORRECTED);
  expect((await opened()).of("coffee-rush").fields).toBe(0);
});

test("what is all ours again is not kept", async () => {
  const boxes = await opened();
  boxes.keep("seize-the-bean", CORRECTED);

  boxes.keep("seize-the-bean", { ...CORRECTED, document: {}, fields: 0 });

  expect(Object.keys(localStorage)).toEqual([]);
});

test("what another program has left in its place does not break the page", async () => {
  for (const text of ["", "null", "[]", '{"file": 3}', '{"file":"a","fields":1,"document":null}', "{"]) {
    localStorage.setItem("demitasse.box.coffee-rush", text);
    vi.resetModules();

    expect((await opened()).of("coffee-rush").fields).toBe(0);
  }
});

test("a browser that keeps nothing says so and goes on", async () => {
  const boxes = await opened();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });

  expect(boxes.keep("coffee-rush", CORRECTED)).toBe(false);
  expect(boxes.of("coffee-rush")).toEqual(CORRECTED);
  vi.restoreAllMocks();
});
