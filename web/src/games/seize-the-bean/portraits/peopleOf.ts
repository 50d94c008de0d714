// Who stands on a card of a box; everybody of a box is cast at once, since no two of a group look alike.

import type { SeizeTheBeanContent } from "../types";
import { cast, type Person } from "./casting";

const boxes = new WeakMap<SeizeTheBeanContent, Map<string, Person[]>>();

export function peopleOf(card: string, content: SeizeTheBeanContent): readonly Person[] {
  let everybody = boxes.get(content);
  if (!everybody) {
    const { customers, celebrities = [], friends, founders = [] } = content;
    everybody = cast([
      ...customers,
      ...celebrities,
      ...friends.map(({ id }) => ({ id, groups: ["friends"] })),
      ...founders.map(({ id, group }) => ({ id, groups: [group] })),
    ]);
    boxes.set(content, everybody);
  }
  return everybody.get(card) ?? [];
}

/** Two letters for a name tag. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => !["the", "of"].includes(word.toLowerCase()))
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 2)
    .join("");
