// Parses a URL into a page and its parameters.

export type PageName =
  "start" | "new" | "join" | "watch" | "table" | "replay" | "rules" | "guide" | "results" | "nowhere";

export interface Route {
  page: PageName;
  /** What the second part of the path names: a game, a table, a replay. */
  id: string;
  /** Behind the #, decoded: a token or the id of a rule. */
  fragment: string;
}

const WITH_ID: readonly PageName[] = ["new", "join", "watch", "table", "replay", "rules", "guide", "results"];

export function parseRoute(path: string, hash: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const fragment = decoded(hash.replace(/^#/, ""));
  if (parts.length === 0) return { page: "start", id: "", fragment };
  const page = WITH_ID.find((name) => name === parts[0]);
  if (page === undefined || parts.length !== 2) return { page: "nowhere", id: "", fragment };
  return { page, id: decoded(parts[1] ?? ""), fragment };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
