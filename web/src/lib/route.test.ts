import { expect, test } from "vitest";
import { parseRoute } from "./route";

test("the root is the start page", () => {
  expect(parseRoute("/", "")).toEqual({ page: "start", id: "", fragment: "" });
});

test("a join link carries its token behind the #", () => {
  expect(parseRoute("/join/abc", "#to%2Dken")).toEqual({ page: "join", id: "abc", fragment: "to-ken" });
});

test("an address with too much or too little is nowhere", () => {
  for (const path of ["/table", "/table/a/b", "/tables/a", "/start"]) expect(parseRoute(path, "").page).toBe("nowhere");
});

test("an address nobody can decode does not break the page", () => {
  expect(parseRoute("/rules/%E0%A4%A", "#%")).toEqual({ page: "rules", id: "%E0%A4%A", fragment: "%" });
});
