// Dragging by mouse, pen or finger. A piece may be drawn anew while it is dragged, so what happens is heard by the window.

/** A pointer that has moved less than this, in pixels, has tapped. */
const FIRM = 7;

/** What a piece hangs over, or was dropped on. */
export interface Target {
  kind: "zone" | "dish" | "home" | "own" | "";
  id: string;
  element: Element | null;
}

export interface Dragging {
  move: (x: number, y: number, over: Target) => void;
  drop: (over: Target) => void;
  cancel: () => void;
}

/** The pointer that holds a piece now; the click that ends a drag is no tap. */
let holding: number | null = null;
let dragged = false;

export function draggable(able: () => boolean, dragging: Dragging) {
  return (node: HTMLElement): (() => void) => {
    const down = (event: PointerEvent): void => {
      dragged = false;
      if (event.button === 0 && holding === null && able()) follow(event, dragging);
    };
    const click = (event: MouseEvent): void => {
      if (!dragged) return;
      dragged = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("click", click, { capture: true });
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}

function follow({ clientX, clientY, pointerId }: PointerEvent, dragging: Dragging): void {
  holding = pointerId;
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    if (!dragged && Math.hypot(event.clientX - clientX, event.clientY - clientY) < FIRM) return;
    dragged = true;
    dragging.move(event.clientX, event.clientY, targetAt(event));
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    holding = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!dragged) return;
    if (event.type === "pointerup") dragging.drop(targetAt(event));
    else dragging.cancel();
    // No click follows where the piece was let go somewhere else.
    setTimeout(() => (dragged = false));
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

function targetAt(event: PointerEvent): Target {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const found = element.closest<HTMLElement>("[data-zone], [data-dish], [data-home], [data-own]");
    if (!found) continue;
    const { zone, dish, home } = found.dataset;
    if (zone) return { kind: "zone", id: zone, element: found };
    if (dish) return { kind: "dish", id: dish, element: found };
    return { kind: home !== undefined ? "home" : "own", id: "", element: found };
  }
  return { kind: "", id: "", element: null };
}
