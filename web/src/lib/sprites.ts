// Symbols stand on the page once; Icon.svelte refers to them.

const shown = new Set<string>();

export function showSprite(name: string, svg: string): void {
  if (shown.has(name)) return;
  shown.add(name);
  const sprite = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  sprite.setAttribute("hidden", "");
  sprite.setAttribute("aria-hidden", "true");
  document.body.prepend(document.adoptNode(sprite));
}
