// Pointing at a piece points at its choice in the list, by mouse and by keyboard.

export const pointing = <Choice>(choice: Choice | undefined, hover: (choice: Choice | null) => void) => ({
  onpointerenter: () => hover(choice ?? null),
  onpointerleave: () => hover(null),
  onfocus: () => hover(choice ?? null),
  onblur: () => hover(null),
});
