// Animations: a copy of an icon flies from one element to another, and an element shakes. None for those who want no
// motion.

import { flip, type AnimationConfig, type FlipParams } from "svelte/animate";
import { settings } from "$lib/settings.svelte";

const DURATION = 320;

/** Let a copy of an icon fly in an arc from one element to another. */
export function fly(from: Element | null, to: Element | null, icon: string, delay = 0): void {
  if (!from || !to || settings.still || settings.speed === "instant" || document.hidden) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  if (start.width === 0 || end.width === 0) return;

  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${icon}`);
  ghost.append(use);
  ghost.setAttribute("class", "ghost");
  ghost.setAttribute("aria-hidden", "true");
  const size = Math.min(44, Math.max(24, start.width * 0.5));
  Object.assign(ghost.style, {
    position: "fixed",
    zIndex: "40",
    pointerEvents: "none",
    width: `${size}px`,
    height: `${size}px`,
    left: `${start.left + start.width / 2 - size / 2}px`,
    top: `${start.top + start.height / 2 - size / 2}px`,
  });
  document.body.append(ghost);

  const across = end.left + end.width / 2 - start.left - start.width / 2;
  const down = end.top + end.height / 2 - start.top - start.height / 2;
  const hop = Math.min(60, Math.hypot(across, down) / 4);
  const flight = ghost.animate(
    [
      { transform: "translate(0, 0) scale(1)", opacity: 1 },
      { transform: `translate(${across / 2}px, ${down / 2 - hop}px) scale(1.15)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${across}px, ${down}px) scale(.8)`, opacity: 0.4 },
    ],
    { duration: DURATION, delay, easing: "cubic-bezier(.2, .8, .2, 1)", fill: "backwards" },
  );
  flight.onfinish = () => ghost.remove();
  flight.oncancel = () => ghost.remove();
}

/** Shake an element: what was clicked is not possible. */
export function shake(element: Element | null): void {
  if (!element || settings.still) return;
  element.animate(
    [
      { transform: "translateX(0)" },
      { transform: "translateX(-3px)" },
      { transform: "translateX(3px)" },
      { transform: "translateX(-3px)" },
      { transform: "translateX(0)" },
    ],
    { duration: 260, easing: "ease-in-out" },
  );
}

/** For `animate:`, things that change places slide there. One without size, as in a hidden tab, has nowhere to slide from. */
export function slide(node: Element, places: { from: DOMRect; to: DOMRect }, params: FlipParams): AnimationConfig {
  const seen = [places.from, places.to].every(({ width, height }) => width > 0 && height > 0);
  return seen ? flip(node, places, params) : { duration: 0 };
}
