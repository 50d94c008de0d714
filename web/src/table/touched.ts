// A finger is told apart from mouse and keyboard.

let last = "";
globalThis.window?.addEventListener("pointerdown", (event) => (last = event.pointerType), {
  capture: true,
  passive: true,
});

/** Whether a click came from a finger: it cannot hover, so what it touches is shown before anything is chosen. */
export const touched = (event: Event): boolean => last === "touch" && (event as MouseEvent).detail > 0;
