import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RestingPointer } from "./restingPointer.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What lies under the pointer: as much of an element as is asked for. */
const under = (choice: string | null) => (): Element =>
  ({ closest: (which: string) => (choice && which.includes("quiet") ? { dataset: { choice } } : null) }) as never;

it("a quiet choice that slid under a resting pointer waits for a moment", () => {
  const pointer = new RestingPointer();
  pointer.move({ clientX: 10, clientY: 10 });
  pointer.listChanged(under("done"));
  expect(pointer.guarded).toBe("done");
  pointer.move({ clientX: 11, clientY: 12 });
  expect(pointer.guarded).toBe("done");
  vi.advanceTimersByTime(400);
  expect(pointer.guarded).toBe("");
});

it("a pointer that moves means what it is on", () => {
  const pointer = new RestingPointer();
  pointer.move({ clientX: 10, clientY: 10 });
  pointer.listChanged(under("done"));
  pointer.move({ clientX: 10, clientY: 30 });
  expect(pointer.guarded).toBe("");
});

it("nothing waits where nothing quiet lies, or where no pointer was seen", () => {
  const pointer = new RestingPointer();
  pointer.listChanged(under("done"));
  expect(pointer.guarded).toBe("");
  pointer.move({ clientX: 10, clientY: 10 });
  pointer.listChanged(under(null));
  expect(pointer.guarded).toBe("");
});
