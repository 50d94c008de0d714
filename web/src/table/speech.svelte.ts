// What is called out at the table, by whom, for as long as one needs to read it.

const STAYS = 5000;

export interface Call {
  id: number;
  seat: number;
  text: string;
  /** Said by a bot, rather than about somebody. */
  spoken: boolean;
}

export class Speech {
  /** The newest last, one a seat. */
  calls = $state.raw<Call[]>([]);

  private last = 0;
  private timers = new Map<number, ReturnType<typeof setTimeout>>();

  call(seat: number, text: string, spoken = true): void {
    const id = ++this.last;
    this.calls = [...this.calls.filter((call) => call.seat !== seat), { id, seat, text, spoken }];
    clearTimeout(this.timers.get(seat));
    this.timers.set(
      seat,
      setTimeout(() => (this.calls = this.calls.filter((call) => call.id !== id)), STAYS),
    );
  }

  /** What the bot in a seat says now. */
  of(seat: number): string {
    return this.calls.find((call) => call.seat === seat && call.spoken)?.text ?? "";
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }
}
