// The games this client can draw. A new game is one more line; it is loaded when somebody opens its table.

import type { GameModule } from "$table/game";

export const GAMES: Record<string, () => Promise<GameModule>> = {
  "coffee-rush": () => import("./coffee-rush").then((found) => found.default),
  "cafe-del-gatto": () => import("./cafe-del-gatto").then((found) => found.default),
  "kitchen-rush": () => import("./kitchen-rush").then((found) => found.default),
};
