// What is under a pointer or a finger and can be asked about: whatever carries `data-tip`, and every bare icon.

/** What a tip says. */
export interface Told {
  name: string;
  /** One sentence. */
  about?: string;
  /** How many there are just now, and the like. */
  now?: readonly string[];
  /** The rule to read on in. */
  rule?: string;
  /** The symbol beside the name; the icon that is asked about unless it is said. */
  icon?: string;
  /** Whose card it is, below its name. */
  small?: string;
  /** A card in full stands on paper and takes more room. */
  wide?: boolean;
}

/** Icons of a kind: `symbol/kr-meat` for one that carries nothing. */
export interface Asked {
  kind: string;
  id: string;
}

export const SYMBOL = "symbol";
const ICON = "svg:has(> use)";

/**
 * The innermost thing here that a tip can be about. What lets the pointer through to what it lies on is found by where it is:
 * inside what was hit, or beside a button that lies below its neighbours (`data-floor`).
 */
export function tipAt(hit: Element | null, x: number, y: number): Element | null {
  const floor = hit?.closest("[data-floor]");
  const place = floor ? floor.parentElement : hit;
  return (floor ? null : hit?.closest(`[data-tip], ${ICON}`)) ?? (place && innermost(place, x, y));
}

function innermost(place: Element, x: number, y: number): Element | null {
  const [smallest] = [...place.querySelectorAll(`[data-tip]:not([data-floor]), ${ICON}`)]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom)
    .filter(({ element }) => element.checkVisibility())
    .sort((a, b) => a.box.width * a.box.height - b.box.width * b.box.height);
  // An icon within something that says more about it speaks for the whole.
  return smallest?.element.closest("[data-tip]:not([data-floor])") ?? smallest?.element ?? null;
}

/** What an element asks about, by its own mark, that of what it lies in, or its symbol. */
export function askedBy(element: Element): Asked {
  const marked = element.closest("[data-tip]:not([data-floor])") ?? element.closest("[data-tip]");
  const mark = marked?.getAttribute("data-tip") ?? `${SYMBOL}/${symbolOf(element)}`;
  const [kind = "", ...id] = mark.split("/");
  return { kind, id: id.join("/") };
}

export const symbolOf = (element: Element): string =>
  (element.matches(ICON) ? element : element.querySelector(ICON))
    ?.querySelector("use")
    ?.getAttribute("href")
    ?.slice(1) ?? "";

/** What an icon is called where no game knows it: the words of the button or the line it stands in. */
export function spokenName(element: Element): string {
  for (let at: Element | null = element; at && !at.matches("main, body"); at = at.parentElement) {
    const words = at.getAttribute("aria-label") || at.getAttribute("title") || at.textContent?.trim();
    if (words) return words.replace(/\s+/g, " ");
  }
  return "";
}

/** Inside the window, above what it is about, or below where there is no room. */
export function placed(at: DOMRect, tip: { width: number; height: number }, air = 8): { left: number; top: number } {
  const above = at.top - tip.height - air;
  const top = above >= air ? above : Math.min(at.bottom + air, innerHeight - tip.height - air);
  const left = Math.max(air, Math.min(at.left + at.width / 2 - tip.width / 2, innerWidth - tip.width - air));
  return { left, top: Math.max(air, top) };
}
