// Event handlers for a piece: hovering or focusing it highlights its choice in the list.

export const hoverHandlers = <Choice>(choice: Choice | undefined, hover: (choice: Choice | null) => void) => ({
  onpointerenter: () => hover(choice ?? null),
  onpointerleave: () => hover(null),
  onfocus: () => hover(choice ?? null),
  onblur: () => hover(null),
});
