// Parses a URL into a page and its parameters.

export type PageName =
  | "start"
  | "new"
  | "join"
  | "watch"
  | "table"
  | "replay"
  | "rules"
  | "how"
  | "guide"
  | "results"
  | "box"
  | "carry"
  | "nowhere";

export interface Route {
  page: PageName;
  /** What the second part of the path names: a game, a table, a replay. */
  id: string;
  /** What the third part names: the content of a table, on the pages of the box and of how to play. */
  digest: string;
  /** Behind the #, decoded: a token or the id of a rule. */
  fragment: string;
}

const WITH_ID: readonly PageName[] = [
  "new",
  "join",
  "watch",
  "table",
  "replay",
  "rules",
  "how",
  "guide",
  "results",
  "box",
  "carry",
];
/** Pages that may be about somebody's own cards. */
const WITH_DIGEST: readonly PageName[] = ["how", "box"];

export function parseRoute(path: string, hash: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const fragment = decoded(hash.replace(/^#/, ""));
  if (parts.length === 0) return { page: "start", id: "", digest: "", fragment };
  const page = WITH_ID.find((name) => name === parts[0]);
  if (page === undefined || parts.length < 2 || parts.length > (WITH_DIGEST.includes(page) ? 3 : 2))
    return { page: "nowhere", id: "", digest: "", fragment };
  return { page, id: decoded(parts[1] ?? ""), digest: decoded(parts[2] ?? ""), fragment };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
