import { expect, test } from "vitest";
import { parse, pieces, plain, rulesOf, sentenceOf, SILENT, silenceOf } from "./rulebook";

const PAGE = `# Tea Time

Unofficial.

## Pouring

Pour slowly.

- <a id="TT-POUR-01"></a>**TT-POUR-01** You pour; see [TT-POUR-02](#TT-POUR-02).
- <a id="TT-POUR-02"></a>**TT-POUR-02** *Never* into \`cup 4\`.
`;

test("a rulebook is a title, an opening and sections of text and rules", () => {
  const book = parse(PAGE);

  expect(book.title).toBe("Tea Time");
  expect(book.opening).toEqual(["Unofficial."]);
  expect(book.sections.map((section) => section.title)).toEqual(["Pouring"]);
  expect(
    book.sections[0]?.blocks.map((block) => (block.kind === "rule" ? block.rule.id : "text" in block && block.text)),
  ).toEqual(["Pour slowly.", "TT-POUR-01", "TT-POUR-02"]);
});

test("a question that the booklet leaves open names the rules that answer it", () => {
  const book = parse(`${PAGE}
## Where the booklet is silent

- [TT-POUR-01](#TT-POUR-01) [TT-POUR-02](#TT-POUR-02) **Who pours?** Nobody *says*.
`);

  expect(silenceOf(book)).toEqual({
    id: SILENT,
    title: "Where the booklet is silent",
    exact: false,
    blocks: [
      {
        kind: "question",
        question: { ids: ["TT-POUR-01", "TT-POUR-02"], title: "Who pours?", text: "Nobody *says*." },
      },
    ],
  });
  expect(rulesOf(book).get("TT-POUR-02")).toBe("*Never* into `cup 4`.");
  expect(silenceOf(parse(PAGE))).toBeUndefined();
});

test("a chapter may be for those alone who want to know exactly", () => {
  const book = parse(`${PAGE}
## The data

<!-- to know exactly -->

- <a id="TT-DATA-01"></a>**TT-DATA-01** Three cups.
`);

  expect(book.sections.map(({ exact }) => exact)).toEqual([false, true]);
  expect(book.sections[1]?.blocks).toHaveLength(1);
});

test("a sentence comes apart into links, emphasis and code, and nothing is lost", () => {
  expect(pieces("See [A-1](#A-1), *never* `x`!")).toEqual([
    { kind: "plain", text: "See " },
    { kind: "link", text: "A-1", to: "#A-1" },
    { kind: "plain", text: ", " },
    { kind: "emphasis", text: "never" },
    { kind: "plain", text: " " },
    { kind: "code", text: "x" },
    { kind: "plain", text: "!" },
  ]);
});

test("a link to elsewhere stays plain text", () => {
  expect(pieces("[x](javascript:alert)")).toEqual([{ kind: "plain", text: "[x](javascript:alert)" }]);
});

test("a search does not mind accents or capitals", () => {
  expect(plain("Étape ÇÀ")).toBe("etape ca");
});

test("the name of a test reads as the sentence it is", () => {
  expect(sentenceOf("tests/a.py::test_a_step_is_free[3]")).toBe("a step is free (3)");
});
