// What is wrong with the page as it stands in this window: texts over texts, controls that are covered, too small or of
// no size, and a page wider than the window. What lies under an open dialog, or is only heard, does not count.
() => {
  const faults = [];
  const touch = innerWidth < 1200 || innerHeight < 500;
  const least = touch ? 44 : 32;
  const root = document.querySelector("dialog[open]") ?? document.body;
  const name = (part) =>
    `${part.tagName.toLowerCase()}.${[...part.classList].join(".")} "${(part.ariaLabel ?? part.textContent ?? "").trim().slice(0, 40)}"`;

  if (document.documentElement.scrollWidth > innerWidth) {
    faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  }

  const heard = (part) => part.closest(".sr, [hidden], [inert], .skip") !== null || !part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** The part of a box that no ancestor clips, and that is inside the window. */
  const seen = (part, box) => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let around = part; around && around !== document.documentElement; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (around !== part || style.clipPath !== "none") {
        const clips = style.overflowX !== "visible" || style.overflowY !== "visible" || style.clipPath.startsWith("inset");
        if (clips && style.clipPath.startsWith("inset(50%")) return null;
        if (clips) {
          const edge = around.getBoundingClientRect();
          if (style.overflowX !== "visible") [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
          if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        }
      }
      if (style.position === "fixed") break;
    }
    [left, top, right, bottom] = [Math.max(0, left), Math.max(0, top), Math.min(innerWidth, right), Math.min(innerHeight, bottom)];
    return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
  };

  /** What lies over a part at a point, but for the sheet, under which the page scrolls. */
  const over = (part, x, y) => {
    const above = document.elementFromPoint(x, y);
    const sticky = above?.closest(".ask, .notices, .bubbles, .pausing");
    return above && !part.contains(above) && !above.contains(part) && !(sticky && !sticky.contains(part)) ? above : null;
  };

  // Controls.
  let smallest = Infinity;
  for (const control of root.querySelectorAll("button, a[href], input, select, summary, [role=button]")) {
    if (heard(control) || control.closest("p, li > span, td, small, .story, .log")) continue;
    const target = control.matches("input") ? (control.closest("label") ?? control) : control;
    const box = target.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) {
      faults.push(`no size: ${name(control)}`);
      continue;
    }
    const size = Math.min(box.width, box.height);
    const pressable = control.ariaDisabled !== "true" && !control.disabled;
    if (pressable) {
      smallest = Math.min(smallest, size);
      if (size < least - 0.5) faults.push(`${Math.round(box.width)}×${Math.round(box.height)}: ${name(control)}`);
    }
    const visible = seen(target, box);
    if (!visible || !pressable) continue;
    if ((visible.right - visible.left) * (visible.bottom - visible.top) < 0.6 * box.width * box.height) continue;
    const x = (visible.left + visible.right) / 2;
    const y = (visible.top + visible.bottom) / 2;
    const above = over(target, x, y);
    if (above) faults.push(`covered by ${name(above)}: ${name(control)}`);
  }

  // What is told in signs: no control lies over an end of it, but for the clear one of the place where it stands.
  for (const sign of root.querySelectorAll("[role=img]")) {
    const visible = heard(sign) ? null : seen(sign, sign.getBoundingClientRect());
    if (!visible) continue;
    const y = (visible.top + visible.bottom) / 2;
    const above = [visible.left + 3, visible.right - 3].map((x) => over(sign, x, y)?.closest("button:not([data-floor]), a[href]")).find(Boolean);
    if (above) faults.push(`covered by ${name(above)}: ${name(sign)}`);
  }

  // Texts.
  const opaque = (part) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(part);
    return backgroundImage !== "none" || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  };
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const part = node.parentElement;
    if (!node.data.trim() || !part || heard(part) || part.closest("option, style, script, title")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const visible = seen(part, box);
      if (visible) texts.push({ part, words: node.data.trim().slice(0, 30), ...visible });
    }
  }
  const told = new Set();
  for (let i = 0; i < texts.length; i++) {
    for (let j = i + 1; j < texts.length; j++) {
      const [a, b] = [texts[i], texts[j]];
      if (a.part === b.part) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // Lines of text reach into each other by the air of their letters.
      if (wide < 3 || high < 5) continue;
      const x = (Math.max(a.left, b.left) + Math.min(a.right, b.right)) / 2;
      const y = (Math.max(a.top, b.top) + Math.min(a.bottom, b.bottom)) / 2;
      const pile = document.elementsFromPoint(x, y);
      const hides = (one, other) =>
        pile.some((part) => !part.contains(one.part) && part.contains(other.part) && opaque(part)) ||
        pile.some((part) => !part.contains(one.part) && !part.contains(other.part) && opaque(part));
      if (hides(a, b) || hides(b, a)) continue;
      const fault = `"${a.words}" over "${b.words}"`;
      if (!told.has(fault)) faults.push(`${fault} (${name(a.part)}, ${name(b.part)})`);
      told.add(fault);
    }
  }
  return { faults, smallest };
}
