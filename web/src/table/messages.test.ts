// Whatever a screen says by name must be in the catalogue of each language.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf-8" }).map((name) => join(folder, name));
const sources = files(SOURCE).filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"));
const said = new Map<string, string>();
for (const name of sources) {
  for (const [, key] of readFileSync(name, "utf-8").matchAll(/"(web-[a-z0-9-]+[a-z0-9])"/g)) said.set(key!, name);
}

function catalogue(language: string): FluentBundle {
  const bundle = new FluentBundle(language);
  const ours = files(SOURCE).filter((name) => name.endsWith(`${language}.ftl`));
  for (const name of ours) {
    const errors = bundle.addResource(new FluentResource(readFileSync(name, "utf-8")));
    expect(errors, name).toEqual([]);
  }
  return bundle;
}

describe.each(["en", "fr"])("in %s", (language) => {
  it("every sentence of the screen is there", () => {
    const bundle = catalogue(language);
    expect(said.size).toBeGreaterThan(100);
    expect([...said].filter(([key]) => !bundle.hasMessage(key))).toEqual([]);
  });
});
