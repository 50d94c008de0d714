// Which cards a new table plays with: ours, those of My box, or those of a file; checked as soon as they are chosen.

import { api, problemOf } from "$lib/api";
import { myBoxes } from "$lib/myBox.svelte";
import type { Box, Content, ContentChange, Message } from "$lib/wire";
import { readContent, type ContentFile } from "./contentFile";
import { differences } from "./differences";

export const SOURCES = ["ours", "mine", "file"] as const;
export type Source = (typeof SOURCES)[number];

export class TableCards {
  source = $state<Source>("ours");
  /** The file chosen last; it stays when somebody looks at another source meanwhile. */
  private chosen = $state.raw<ContentFile | null>(null);
  /** The cards in use, as the server sees them; null for ours, and while it looks. */
  box = $state.raw<Box | null>(null);
  /** In what they differ from ours. */
  changes = $state.raw<ContentChange[]>([]);
  /** Why there are no cards to be looked at. */
  trouble = $state.raw<Message | null>(null);
  checking = $state(false);
  private asked = 0;

  constructor(private readonly game: string) {}

  /** How many fields this browser's own box has corrected. */
  get corrections(): number {
    return myBoxes.of(this.game).fields;
  }
  /** What their file is called; empty for ours, and where none was chosen yet. */
  get file(): string {
    if (this.source === "mine") return myBoxes.of(this.game).file;
    return this.source === "file" ? (this.chosen?.file ?? "") : "";
  }
  get content(): Content | null {
    return this.box?.content ?? null;
  }
  /** Whether a table can be laid with them. */
  get fit(): boolean {
    return this.source === "ours" || (this.box !== null && this.box.problems.length === 0);
  }
  /** What the table is told of them; nothing for ours. */
  get wish(): { content?: string; file?: string } {
    if (this.source === "ours" || !this.box) return {};
    return { content: this.source === "mine" ? this.box.toml : (this.chosen?.text ?? ""), file: this.file };
  }

  /** Play with the cards of another source. */
  pick(source: Source): Promise<void> {
    this.source = source;
    return this.check();
  }

  /** Play with the cards of this file. */
  async open(file: File): Promise<void> {
    this.source = "file";
    const number = this.forget();
    const read = await readContent(file);
    if (number !== this.asked) return;
    if ("key" in read) {
      this.chosen = null;
      this.trouble = read;
    } else {
      this.chosen = read;
      await this.check();
    }
  }

  private forget(): number {
    [this.box, this.changes, this.trouble, this.checking] = [null, [], null, false];
    return (this.asked += 1);
  }

  private async check(): Promise<void> {
    const number = this.forget();
    const given =
      this.source === "mine"
        ? { document: myBoxes.of(this.game).document, file: this.file }
        : this.source === "file"
          ? this.chosen
          : null;
    if (!given) return;
    this.checking = true;
    try {
      const [ours, box] = await Promise.all([api.box(this.game), api.checkBox(this.game, given)]);
      if (number !== this.asked) return;
      this.box = box;
      this.changes = box.problems.length > 0 ? [] : differences(ours, box);
    } catch (error) {
      if (number === this.asked) this.trouble = problemOf(error);
    } finally {
      if (number === this.asked) this.checking = false;
    }
  }
}
