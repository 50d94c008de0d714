// The rulebook's Markdown as data: sections of paragraphs and rules. Only what our rulebooks use is understood.

export interface Rule {
  id: string;
  text: string;
}

/** What the booklet leaves open; the rules with these ids answer it. */
export interface Question {
  ids: string[];
  title: string;
  text: string;
}

export type Block =
  { kind: "text"; text: string } | { kind: "rule"; rule: Rule } | { kind: "question"; question: Question };

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
  /** For whoever wants to know exactly: what the software keeps, hides and asks. Players need not read it. */
  exact: boolean;
}

export interface Book {
  title: string;
  /** What stands before the first section. */
  opening: string[];
  sections: Section[];
}

/** The id of the chapter on where the booklet is silent, in the page and in links to it. */
export const SILENT = "silent";

const RULE = /^- <a id="([A-Z0-9-]+)"><\/a>\*\*\1\*\* (.+)$/;
const QUESTION = /^- ((?:\[[A-Z0-9-]+\]\(#[A-Z0-9-]+\) )+)\*\*([^*]+)\*\* (.+)$/;
const EXACT = "<!-- to know exactly -->";
const LINK = /\(#([A-Z0-9-]+)\)/g;

export function parse(markdown: string): Book {
  const book: Book = { title: "", opening: [], sections: [] };
  for (const line of markdown.split("\n").map((one) => one.trim())) {
    const section = book.sections.at(-1);
    const rule = RULE.exec(line);
    const question = QUESTION.exec(line);
    if (line === "") continue;
    if (line.startsWith("## "))
      book.sections.push({ id: `part-${book.sections.length + 1}`, title: line.slice(3), blocks: [], exact: false });
    else if (line === EXACT && section) section.exact = true;
    else if (line.startsWith("# ")) book.title = line.slice(2);
    else if (rule && section) section.blocks.push({ kind: "rule", rule: { id: rule[1] ?? "", text: rule[2] ?? "" } });
    else if (question && section) {
      const [, links = "", title = "", text = ""] = question;
      const ids = [...links.matchAll(LINK)].map(([, id = ""]) => id);
      section.id = SILENT;
      section.blocks.push({ kind: "question", question: { ids, title, text } });
    } else if (section) section.blocks.push({ kind: "text", text: line.replace(/^- /, "") });
    else book.opening.push(line);
  }
  return book;
}

/** All rules of a book by their ids. */
export const rulesOf = (book: Book): Map<string, string> =>
  new Map(
    book.sections
      .flatMap((section) => section.blocks)
      .flatMap((block) => (block.kind === "rule" ? [[block.rule.id, block.rule.text]] : [])),
  );

/** The chapter on where the booklet is silent. */
export const silenceOf = (book: Book): Section | undefined => book.sections.find((section) => section.id === SILENT);

export type Piece =
  { kind: "plain" | "strong" | "emphasis" | "code"; text: string } | { kind: "link"; text: string; to: string };

const INLINE = /\[([^\]]+)\]\((#[^)\s]+)\)|\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g;

/** A sentence in its pieces: links within the page, strong and emphasised words, code. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ kind: "plain", text: text.slice(end, match.index) });
    const [whole, label, to, strong, emphasis, code] = match;
    if (to !== undefined) found.push({ kind: "link", text: label ?? "", to });
    else if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (emphasis !== undefined) found.push({ kind: "emphasis", text: emphasis });
    else found.push({ kind: "code", text: code ?? "" });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ kind: "plain", text: text.slice(end) });
  return found;
}

/** Letters without their accents, so that "ete" finds "été". */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** `tests/coffee_rush/test_moves.py::test_a_step_is_free[3]` as the sentence it is: "a step is free (3)". */
export function sentenceOf(test: string): string {
  const name = test.split("::").slice(1).join("::") || test;
  return name
    .replace(/^test_/, "")
    .replace(/\[(.+)\]$/, " ($1)")
    .replaceAll("_", " ");
}
