// A key that was pressed for the last question does not answer the next one, which nobody has read yet.

/** So long Enter and digits answer nothing after a new question or phase. */
export const UNREAD = 800;
const ANSWERING = ["Enter", " ", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

export class FreshQuestion {
  private question: string | null = null;
  private since = -Infinity;

  /** What is asked now; the first question of all is nobody's surprise. */
  asks(question: string, now = performance.now()): void {
    if (question === this.question) return;
    if (this.question !== null) this.since = now;
    this.question = question;
  }

  /** Whether a key comes too soon to be an answer. */
  keepsFrom(key: string, now = performance.now()): boolean {
    return ANSWERING.includes(key) && now - this.since < UNREAD;
  }
}
