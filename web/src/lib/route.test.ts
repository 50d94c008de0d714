import { expect, test } from "vitest";
import { parseRoute } from "./route";

test("the root is the start page", () => {
  expect(parseRoute("/", "")).toEqual({ page: "start", id: "", digest: "", fragment: "" });
});

test("a join link carries its token behind the #", () => {
  expect(parseRoute("/join/abc", "#to%2Dken")).toEqual({ page: "join", id: "abc", digest: "", fragment: "to-ken" });
});

test("the page of a box may name the content of a table", () => {
  expect(parseRoute("/box/coffee-rush/abc", "")).toEqual({
    page: "box",
    id: "coffee-rush",
    digest: "abc",
    fragment: "",
  });
  expect(parseRoute("/box/coffee-rush", "").digest).toBe("");
});

test("an address with too much or too little is nowhere", () => {
  for (const path of ["/table", "/table/a/b", "/tables/a", "/start", "/box/a/b/c"])
    expect(parseRoute(path, "").page).toBe("nowhere");
});

test("an address nobody can decode does not break the page", () => {
  expect(parseRoute("/rules/%E0%A4%A", "#%")).toEqual({ page: "rules", id: "%E0%A4%A", digest: "", fragment: "%" });
});
