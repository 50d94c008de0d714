import { describe, expect, it } from "vitest";
import type { Outlook } from "$lib/wire";
import { Hotkeys, type Keyed } from "./hotkeys";

const plain = (id: string): Keyed => ({ id, outlook: {} });
const quiet = (id: string): Keyed => ({ id, outlook: { tone: "quiet" } });
const done = (tone: Outlook["tone"]): Keyed => ({ id: "done", outlook: { tone, ends: true } });

describe("the keys of choices", () => {
  it("count from 1, and what ends the step has 0 wherever it stands", () => {
    const keys = new Hotkeys().ask("pour", [plain("milk 1"), done("quiet"), plain("milk 2")]);
    expect(Object.fromEntries(keys)).toEqual({ "milk 1": "1", "milk 2": "2", done: "0" });
  });

  it("stay with their choice while others go", () => {
    const hotkeys = new Hotkeys();
    hotkeys.ask("pour", [plain("milk 1"), plain("milk 2"), plain("ice 1"), done("quiet")]);
    const keys = hotkeys.ask("pour", [plain("ice 1"), plain("ice 2"), done("forward")]);
    expect(keys.get("ice 1")).toBe("3");
    expect(keys.get("ice 2")).toBe("4");
    expect(keys.get("done")).toBe("0");
    expect(hotkeys.question).toBe(1);
  });

  it("are given back to a choice that returns by undo", () => {
    const hotkeys = new Hotkeys();
    const before = hotkeys.ask("pour", [plain("milk 1"), plain("ice 1")]);
    hotkeys.ask("pour", [plain("ice 1"), plain("ice 2")]);
    const after = hotkeys.ask("pour", [plain("milk 1"), plain("ice 1")]);
    expect([...after]).toEqual(expect.arrayContaining([...before]));
  });

  it("begin anew with another kind of question, and where nothing is left of the last one", () => {
    const hotkeys = new Hotkeys();
    hotkeys.ask("move", [plain("a2"), plain("b1")]);
    expect(hotkeys.ask("move", [plain("c1"), plain("b2"), done("quiet")]).get("c1")).toBe("1");
    expect(hotkeys.question).toBe(2);
    expect(hotkeys.ask("pour", [plain("c1")]).get("c1")).toBe("1");
    expect(hotkeys.question).toBe(3);
  });

  it("never let the key just pressed mean something that gives something up", () => {
    const hotkeys = new Hotkeys();
    const pressed = hotkeys.ask("pour", [plain("milk 1"), plain("ice 1"), done("quiet")]).get("milk 1");
    const keys = hotkeys.ask("pour", [plain("ice 1"), quiet("empty 1"), done("quiet")]);
    expect(pressed).toBe("1");
    expect(keys.get("empty 1")).toBe("9");
    expect([...keys.values()]).not.toContain("1");
  });

  it("go to nine choices at most, and rather to those that give nothing up", () => {
    const many = Array.from({ length: 10 }, (_, at) => plain(`p${at}`));
    const keys = new Hotkeys().ask("pour", [...many, quiet("empty 1")]);
    expect(keys.get("p8")).toBe("9");
    expect(keys.has("p9")).toBe(false);
    expect(keys.has("empty 1")).toBe(false);
  });

  it("are the same when asked twice", () => {
    const hotkeys = new Hotkeys();
    const ways = [plain("a"), quiet("b"), done("quiet")];
    expect([...hotkeys.ask("x", ways)]).toEqual([...hotkeys.ask("x", ways)]);
    expect(hotkeys.question).toBe(1);
  });

  it("remember how long the list was, so that rows keep their height", () => {
    const hotkeys = new Hotkeys();
    hotkeys.ask("pour", [..."abcdefgh"].map(plain));
    hotkeys.ask("pour", [plain("a")]);
    expect(hotkeys.most).toBe(8);
    hotkeys.ask("send", [plain("a")]);
    expect(hotkeys.most).toBe(1);
  });
});
