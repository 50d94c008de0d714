// A queue of lines for screen readers, emptied no faster than they can be read aloud.
//
// In real time more happens than anybody can listen to. Lines wait until the last ones have had time to be read; when
// too many wait, the oldest that is not urgent is left out. The story has all of it.

/** How long reading takes: to begin with, and for each letter, in milliseconds. */
const BREATH = 900;
const LETTER = 55;
const AT_ONCE = 2;
const WAITING = 4;

interface Line {
  text: string;
  urgent: boolean;
  /** What is asked now: an older question need not be read any more. */
  question?: boolean;
}

export class Announcements {
  /** What is to be read now. */
  lines = $state.raw<string[]>([]);

  private waiting: Line[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  tell(text: string, urgent = false): void {
    this.add({ text, urgent });
  }

  /** What somebody is asked now; nothing when they are asked nothing. */
  ask(text: string): void {
    this.waiting = this.waiting.filter((line) => !line.question);
    this.add({ text, urgent: false, question: true });
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  private add(line: Line): void {
    if (!line.text || this.waiting.some((other) => other.text === line.text)) return;
    if (line.urgent) this.waiting.splice(this.waiting.findLastIndex((other) => other.urgent) + 1, 0, line);
    else this.waiting.push(line);
    if (this.waiting.length > WAITING) {
      const oldest = this.waiting.findIndex((other) => !other.urgent);
      this.waiting.splice(Math.max(0, oldest), 1);
    }
    // A moment, so that lines of one moment are read together.
    this.timer ??= setTimeout(() => this.read(), 0);
  }

  private read(): void {
    this.timer = undefined;
    if (this.waiting.length === 0) return;
    const now = this.waiting.splice(0, AT_ONCE).map(({ text }) => text);
    this.lines = now;
    this.timer = setTimeout(() => this.read(), BREATH + LETTER * now.join(" ").length);
  }
}
